//! Answers and events in words: message keys and what stands in them.

use crate::Choice;
use crate::event::Event;
use crate::ids::{Card, Character};
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
        Event::Passed { seat } => of("event-passed", seat),
        Event::GaveUp { seat } => of("event-gave-up", seat),
        Event::Bought { seat, item } => of("event-bought", seat).with("item", Phrase::name("item", item)),
        Event::Paid { seat, florins, points, .. } => {
            let key = if *points > 0 { "event-paid-prestige" } else { "event-paid" };
            of(key, seat).with("florins", *florins).with("points", *points)
        }
        Event::HandedOver { seat, to, florins, points, .. } => {
            let key = if *points > 0 { "event-handed-over-prestige" } else { "event-handed-over" };
            of(key, seat).with("to", *to).with("florins", *florins).with("points", *points)
        }
        Event::Received { seat, florins } => of("event-received", seat).with("florins", *florins),
        Event::Scored { seat, source, points } => {
            of("event-scored", seat).with("points", *points).with("source", Phrase::name("score", source))
        }
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
        Event::Marked { seat, character: c, space } => of("event-marked", seat).with("character", character(c)).with("space", *space),
        Event::Displaced { seat, character: c } => of("event-displaced", seat).with("character", character(c)),
        Event::Took { seat, character: c } => of("event-took", seat).with("character", character(c)),
        Event::Free { seat } => of("event-free", seat),
        Event::Working { seat, profession } => of("event-working", seat).with("card", Phrase::name("profession", profession)),
        Event::Added { seat, bonus, value } => of("event-added", seat).with("card", Phrase::name("bonus", bonus)).with("value", *value),
        Event::Worked { seat, value } => of("event-worked", seat).with("value", *value),
        Event::PrincessWorked { seat, value } => of("event-princess-worked", seat).with("value", *value),
        Event::Introduced { seat, freedom } => of("event-introduced", seat).with("freedom", Phrase::name("freedom", freedom)),
        Event::Offered { seat, partner, building, florins, .. } => {
            let building = Phrase::name("building", building);
            of("event-offered", seat).with("partner", *partner).with("building", building).with("florins", *florins)
        }
        Event::Refused { seat } => of("event-refused", seat),
        Event::TurnEnded { seat } => of("event-turn-ended", seat),
        Event::Shown { seat, card, points } => of("event-shown", seat).with("card", Phrase::name("prestige", card)).with("points", *points),
        Event::Changed { seat, florins } => of("event-changed", seat).with("florins", *florins),
        Event::Won { seat } => of("event-won", seat),
    }
}
