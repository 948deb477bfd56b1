//! Answers and events in words: message keys and what stands in them.

use crate::Choice;
use crate::event::Event;
use crate::ids::{Card, Character, Source};
use crate::reason::Part;
use crate::state::Princes;
use crate::steps::Step;
use kit::Phrase;

fn card(card: Card) -> Phrase {
    match card {
        Card::Profession(card) => Phrase::name("profession", card),
        Card::Bonus(card) => Phrase::name("bonus", card),
        Card::Prestige(card) => Phrase::name("prestige", card),
    }
}

/// What an answer means at this table.
pub fn choice(game: &Princes, choice: Choice) -> Phrase {
    let simple = |key: &'static str| Phrase::new(key);
    match choice {
        Choice::First(seat) => simple("choice-first").with("seat", seat),
        Choice::Extra(freedom) => simple("choice-extra").with("freedom", Phrase::name("freedom", freedom)),
        Choice::Draw(drawn) => simple("choice-draw").with("card", card(drawn)),
        Choice::Return(profession) => simple("choice-return").with("card", Phrase::name("profession", profession)),
        Choice::Open(item) => {
            let florins = game.edition.table(game.seats).opening;
            simple("choice-open").with("item", Phrase::name("item", item)).with("florins", florins)
        }
        Choice::Take(item) => {
            let florins = game.edition.table(game.seats).last_price;
            simple("choice-take").with("item", Phrase::name("item", item)).with("florins", florins)
        }
        Choice::GiveUp => simple("choice-give-up"),
        Choice::Raise => {
            let price = if let Some(Step::Bidding(bidding)) = game.stack.top() { bidding.price } else { 0 };
            simple("choice-raise").with("florins", price + game.edition.raise)
        }
        Choice::Pass => simple("choice-pass"),
        Choice::Kind(kind) => simple("choice-kind").with("kind", Phrase::name("landscape", kind)),
        Choice::Place(turn, row, column) => simple("choice-place").with("turn", turn + 1).with("row", row + 1).with("column", column + 1),
        Choice::Keep(kept) => simple("choice-keep").with("card", card(kept)),
        Choice::Under(put) => simple("choice-under").with("card", card(put)),
        Choice::AsIs => simple("choice-as-is"),
        Choice::Bid(character, space) => {
            let florins = i32::from(space) * game.edition.bid_unit;
            simple("choice-mark").with("character", Phrase::name("character", character)).with("florins", florins)
        }
        Choice::Free => simple("choice-free"),
        Choice::Pay => simple("choice-pay"),
        Choice::Work(profession) => simple("choice-work").with("card", Phrase::name("profession", profession)),
        Choice::Build(building) => simple("choice-build").with("building", Phrase::name("building", building)),
        Choice::Joint(building) => simple("choice-joint").with("building", Phrase::name("building", building)),
        Choice::Profession => simple("choice-profession").with("florins", game.edition.profession_cost),
        Choice::Freedom(freedom) => {
            simple("choice-freedom").with("freedom", Phrase::name("freedom", freedom)).with("florins", game.edition.freedom_cost)
        }
        Choice::Bonus => simple("choice-bonus").with("florins", game.edition.bonus_cost),
        Choice::Princess => simple("choice-princess"),
        Choice::Recruit(profession) => simple("choice-recruit").with("card", Phrase::name("profession", profession)),
        Choice::Rank => simple("choice-rank"),
        Choice::Learn(sort) => simple("choice-learn").with("pile", Phrase::name("pile", sort)),
        Choice::Later => simple("choice-later"),
        Choice::End => simple("choice-end"),
        Choice::Add(bonus) => simple("choice-add").with("card", Phrase::name("bonus", bonus)),
        Choice::Done => simple("choice-done"),
        Choice::Prestige(points) => simple("choice-prestige").with("points", points),
        Choice::Partner(seat) => simple("choice-partner").with("seat", seat),
        Choice::Price(florins) => simple("choice-price").with("florins", florins),
        Choice::Accept => simple("choice-accept"),
        Choice::Refuse => simple("choice-refuse"),
    }
}

/// What happened.
pub fn event(event: &Event) -> Phrase {
    let of = |key: &'static str, seat: &kit::Seat| Phrase::new(key).with("seat", *seat);
    let character = |c: &Character| Phrase::name("character", c);
    match event {
        Event::First { seat } => of("event-first", seat),
        Event::Extra { freedom } => Phrase::new("event-extra").with("freedom", Phrase::name("freedom", freedom)),
        Event::Drawn { seat, card: Some(drawn), .. } => of("event-drawn", seat).with("card", card(*drawn)),
        Event::Drawn { seat, sort, card: None } => of("event-drawn-unseen", seat).with("pile", Phrase::name("pile", sort)),
        Event::Dealt { cards } => Phrase::new("event-dealt").with("cards", *cards),
        Event::Looked { seat, cards: Some(cards), .. } => {
            of("event-looked", seat).with("cards", cards.iter().map(|c| card(*c)).collect::<Vec<_>>())
        }
        Event::Looked { seat, sort, count, cards: None } => {
            of("event-looked-unseen", seat).with("cards", *count).with("pile", Phrase::name("pile", sort))
        }
        Event::Chosen { seat } => of("event-chosen", seat),
        Event::Returned { seat, card: Some(back) } => of("event-returned", seat).with("card", Phrase::name("profession", back)),
        Event::Returned { seat, card: None } => of("event-returned-unseen", seat),
        Event::Round { round, first, minimum } => {
            Phrase::new("event-round").with("round", *round).with("seat", *first).with("minimum", *minimum)
        }
        Event::Opened { seat, item, florins } => {
            of("event-opened", seat).with("item", Phrase::name("item", item)).with("florins", *florins)
        }
        Event::Raised { seat, florins } => of("event-raised", seat).with("florins", *florins),
        Event::Passed { seat, item: Some(item) } => of("event-passed", seat).with("item", Phrase::name("item", item)),
        Event::Passed { seat, item: None } => of("event-passed-court", seat),
        Event::GaveUp { seat } => of("event-gave-up", seat),
        Event::Bought { seat, item, florins } => {
            of("event-bought", seat).with("item", Phrase::name("item", item)).with("florins", *florins)
        }
        Event::Paid { seat, florins, points, minted, purpose } => {
            let key = if *points > 0 { "event-paid-prestige" } else { "event-paid" };
            payment(of(key, seat), *florins, *points, *minted).with("what", purpose.phrase())
        }
        Event::HandedOver { seat, to, florins, points, minted, building } => {
            let key = if *points > 0 { "event-handed-over-prestige" } else { "event-handed-over" };
            payment(of(key, seat), *florins, *points, *minted).with("to", *to).with("what", Phrase::name("building", building))
        }
        Event::Received { seat, florins, from } => from.phrase(*seat, *florins),
        Event::Scored { seat, source, points } => of(scored(*source), seat).with("points", *points),
        Event::Planted { seat, landscape } => of("event-planted", seat).with("kind", Phrase::name("landscape", landscape)),
        Event::Built { seat, building } => of("event-built", seat).with("building", Phrase::name("building", building)),
        Event::BuiltTogether { seat, partner, building } => {
            of("event-built-together", seat).with("partner", *partner).with("building", Phrase::name("building", building))
        }
        Event::Kept { seat, card: Some(kept), .. } => of("event-kept", seat).with("card", card(*kept)),
        Event::Kept { seat, sort, card: None } => of("event-kept-unseen", seat).with("pile", Phrase::name("pile", sort)),
        Event::Under { seat, sort, cards } => of("event-under", seat).with("cards", *cards).with("pile", Phrase::name("pile", sort)),
        Event::Recruited { seat, victim, profession } => {
            of("event-recruited", seat).with("victim", *victim).with("card", Phrase::name("profession", profession))
        }
        Event::Marked { seat, character: c, florins, .. } => {
            of("event-marked", seat).with("character", character(c)).with("florins", *florins)
        }
        Event::Displaced { seat, character: c, by } => of("event-displaced", seat).with("by", *by).with("character", character(c)),
        Event::Took { seat, character: c } => of("event-took", seat).with("character", character(c)),
        Event::Unused { seat, character: c } => of("event-unused", seat).with("character", character(c)),
        Event::Free { seat, florins } => of("event-free", seat).with("florins", *florins),
        Event::Learned { seat, sort } => of("event-learned", seat).with("pile", Phrase::name("pile", sort)),
        Event::Working { seat, profession, value, parts: made_of } => of("event-working", seat)
            .with("card", Phrase::name("profession", profession))
            .with("value", *value)
            .with("parts", parts(made_of)),
        Event::Added { seat, bonus, value } => of("event-added", seat).with("card", Phrase::name("bonus", bonus)).with("value", *value),
        Event::Worked { seat, value, .. } => of("event-worked", seat).with("value", *value),
        Event::PrincessWorked { seat, value, parts: made_of } => {
            of("event-princess-worked", seat).with("value", *value).with("parts", parts(made_of))
        }
        Event::Introduced { seat, freedom } => of("event-introduced", seat).with("freedom", Phrase::name("freedom", freedom)),
        Event::Offered { seat, partner, building, florins, .. } => {
            let building = Phrase::name("building", building);
            of("event-offered", seat).with("partner", *partner).with("building", building).with("florins", *florins)
        }
        Event::Refused { seat, by, building } => {
            of("event-refused", seat).with("by", *by).with("building", Phrase::name("building", building))
        }
        Event::TurnEnded { seat, left } => of("event-turn-ended", seat).with("left", *left),
        Event::Best { round, seats, .. } if seats.is_empty() => Phrase::new("event-no-best").with("round", *round),
        Event::Best { round, seats, value, points } => {
            let seats: Vec<Phrase> = seats.iter().map(|seat| of("best-seat", seat)).collect();
            Phrase::new("event-best").with("round", *round).with("value", *value).with("seats", seats).with("points", *points)
        }
        Event::Shown { seat, card, points } => of("event-shown", seat).with("card", Phrase::name("prestige", card)).with("points", *points),
        Event::Changed { seat, points: 0, rate, .. } => of("event-changed-nothing", seat).with("rate", *rate),
        Event::Changed { seat, florins, points, .. } => of("event-changed", seat).with("florins", *florins).with("points", *points),
        Event::Total { score } => score.phrase(),
        Event::Won { seat, points, florins, shared } => {
            let key = match (florins, shared) {
                (None, _) => "event-won",
                (Some(_), false) => "event-won-richer",
                (Some(_), true) => "event-won-shared",
            };
            let said = of(key, seat).with("points", *points);
            florins.map_or(said.clone(), |florins| said.with("florins", florins))
        }
    }
}

/// A payment in its parts: what came out of the purse, and the prestige that stood in for the rest (§2.2).
fn payment(said: Phrase, florins: i32, points: i16, minted: i32) -> Phrase {
    let purse = (florins - minted).max(0);
    said.with("florins", florins).with("points", points).with("purse", purse).with("rest", florins - purse)
}

fn parts(made_of: &[Part]) -> Vec<Phrase> {
    made_of.iter().map(|part| part.phrase()).collect()
}

/// What points are scored for.
fn scored(source: Source) -> &'static str {
    match source {
        Source::Works => "event-scored-works",
        Source::Best => "event-scored-best",
        Source::Buildings => "event-scored-buildings",
        Source::Landscapes => "event-scored-landscapes",
        Source::Builders => "event-scored-builders",
        Source::Merchant => "event-scored-merchant",
        Source::Cards => "event-scored-cards",
        Source::Banker => "event-scored-banker",
        // Prestige given in payment is told with the payment.
        Source::Spent => "event-scored-works",
    }
}
