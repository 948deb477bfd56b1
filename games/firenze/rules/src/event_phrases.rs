//! Events in words: who, what and why.

use crate::card::Card;
use crate::colour::Colour;
use crate::contract::Contract;
use crate::event::Event;
use crate::phrases::{bricks, card_name, colour_name, contract_name, tower_name};
use crate::tally::Bricks;
use kit::{Phrase, Seat, Telling, Viewer};

impl kit::Event for Event {
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        Some(self.clone())
    }

    fn phrase(&self) -> Phrase {
        let say = |key: &'static str| Phrase::new(key);
        let who = |key: &'static str, seat: &Seat| Phrase::new(key).with("seat", *seat);
        let brick = |p: Phrase, colour: &Colour, n: u8| p.with("bricks", bricks(*colour, n));
        let card = |p: Phrase, card: &Card| p.with("card", card_name(*card));
        let contract = |p: Phrase, c: &Contract| p.with("contract", contract_name(*c));
        let tower = |p: Phrase, c: &Colour, height: u8| p.with("tower", tower_name(Some(*c), height));
        let names = |seats: &[Seat]| seats.iter().map(|seat| who("name", seat)).collect::<Vec<_>>();
        let colours = |all: &Bricks| all.iter().map(|(colour, n)| bricks(colour, n)).collect::<Vec<_>>();
        match self {
            Event::First { seat } => who("event-first", seat),
            Event::Starts { seat, bricks } => brick(who("event-starts", seat), &Colour::White, *bricks),
            Event::Tile { numeral, contract: c } => contract(say("event-tile"), c).with("numeral", Phrase::name("numeral", numeral)),
            Event::Low { seals } => say("event-low").with("n", *seals),
            Event::Covered { contract: c, seat: None } => contract(say("event-covered"), c),
            Event::Covered { contract: c, seat: Some(seat) } => contract(who("event-covered-by", seat), c),
            Event::ColourDie { colour } => say("event-colour").with("colour", colour_name(*colour)),
            Event::Rerolled { contract: c } => contract(say("event-rerolled"), c),
            Event::Dead { colour, seat: None } => say("event-dead").with("colour", colour_name(*colour)),
            Event::Dead { colour, seat: Some(seat) } => who("event-dead-by", seat).with("colour", colour_name(*colour)),
            Event::Dealt { card: c } => card(say("event-dealt"), c),
            Event::Reshuffled => say("event-reshuffled"),
            Event::DrawnForRow { colour, place } => brick(say("event-drawn-row"), colour, 1).with("place", *place),
            Event::Filled { card: c, bricks, .. } if bricks.is_empty() => card(say("event-filled-empty"), c),
            Event::Filled { card: c, bricks, .. } => card(say("event-filled"), c).with("bricks", colours(bricks)),
            Event::Draws { seat, card: c, bricks } => card(who("event-draws", seat), c).with("n", *bricks),
            Event::DrawnForStore { colour, seat } => brick(who("event-drawn-store", seat), colour, 1),
            Event::TurnBegins { seat } => who("event-turn", seat),
            Event::Laid { seat, colour, cards, on } => {
                brick(who("event-laid", seat), colour, *cards).with("cards", on.iter().map(|c| card_name(*c)).collect::<Vec<_>>())
            }
            Event::Took { seat, card: c, colours: all, .. } if all.is_empty() => card(who("event-took-bare", seat), c),
            Event::Took { seat, card: c, colours: all, .. } => card(who("event-took", seat), c).with("bricks", colours(all)),
            Event::Levied { seat, card: c, bricks } => card(who("event-levied", seat), c).with("n", *bricks),
            Event::Shaken { seat, card: c } => card(who("event-shaken", seat), c),
            Event::Untouched { seat, card: c } => card(who("event-untouched", seat), c),
            Event::Spare { seat, card: c } => card(who("event-spare", seat), c),
            Event::Honoured { seat, card: c, seals } => card(who("event-honoured", seat), c).with("n", *seals),
            Event::Ignored { seat, card: c } => card(who("event-ignored", seat), c),
            Event::Played { seat, card: c } => card(who("event-played", seat), c),
            Event::Shed { seat, card: c } => card(who("event-shed", seat), c),
            Event::BuildCost { seat, placed, cost, full, by } => {
                let said = who(if by.is_empty() { "event-build-cost" } else { "event-build-cost-less" }, seat);
                let said = said.with("placed", *placed).with("cost", *cost).with("full", *full);
                if by.is_empty() { said } else { said.with("cards", by.iter().map(|c| card_name(*c)).collect::<Vec<_>>()) }
            }
            Event::Paid { seat, colour, bricks, purpose } => brick(purpose.said_in("event-paid").with("seat", *seat), colour, *bricks),
            Event::PaidToRow { seat, colour, bricks, card: c, .. } => card(brick(who("event-paid-row", seat), colour, *bricks), c),
            Event::Exchanged { seat, colour, card: c, .. } => card(brick(who("event-exchanged", seat), colour, 1), c),
            Event::Swapped { seat, got, gave, card: c, .. } => {
                card(brick(who("event-swapped", seat), got, 1), c).with("gave", bricks(*gave, 1))
            }
            Event::Robbed { seat, from, colour } => brick(who("event-robbed", seat), colour, 1).with("from", *from),
            Event::Gave { seat, to, colour } => brick(who("event-gave", seat), colour, 1).with("to", *to),
            Event::Chipped { seat, colour, ruin: true, .. } => brick(who("event-chipped-ruin", seat), colour, 1),
            Event::Chipped { seat, colour, tower, height, ruin: false } => {
                brick(who("event-chipped", seat), colour, 1).with("tower", tower_name(*tower, height + 1)).with("height", *height)
            }
            Event::Raised { seat, colour, height } => tower(who("event-raised", seat), colour, *height),
            Event::Begun { seat, colour, height } => tower(who("event-begun", seat), colour, *height),
            Event::Mixed { seat, colour, height } => brick(who("event-mixed", seat), colour, 1).with("height", *height),
            Event::Saved { seat, card: c, tower, height } => card(who("event-saved", seat), c).with("tower", tower_name(*tower, *height)),
            Event::Ruined { seat, colour, height, back, orphan } => {
                let said = who(if *orphan { "event-ruined-orphan" } else { "event-ruined" }, seat);
                said.with("tower", tower_name(*colour, *height)).with("lost", height - back).with("back", *back)
            }
            Event::Fulfilled { seat, contract: c, prestige, numeral: None, .. } => {
                contract(who("event-fulfilled", seat), c).with("n", *prestige)
            }
            Event::Fulfilled { seat, contract: c, prestige, numeral: Some(numeral), .. } => {
                let said = contract(who("event-fulfilled-balcony", seat), c).with("n", *prestige);
                said.with("numeral", Phrase::name("numeral", numeral))
            }
            Event::Level { seat, height, prestige } => who("event-level", seat).with("height", *height).with("n", *prestige),
            Event::Church { seat, card: c, prestige } => card(who("event-church", seat), c).with("n", *prestige),
            Event::LastSeal { seat, prestige } => who("event-last-seal", seat).with("n", *prestige),
            Event::Dropped { seat, card: c } => card(who("event-dropped", seat), c),
            Event::Majority { seat, colour, prestige, seals, equal } => {
                let said = who(if equal.is_empty() { "event-majority" } else { "event-majority-tied" }, seat);
                let said = said.with("colour", colour_name(*colour)).with("n", *prestige).with("seals", *seals);
                if equal.is_empty() { said } else { said.with("equal", names(equal)) }
            }
            Event::NoMajority { colour } => say("event-no-majority").with("colour", colour_name(*colour)),
            Event::Celebrated { seat, card: c, prestige } => card(who("event-celebrated", seat), c).with("n", *prestige),
            Event::Total { score } => score.phrase(),
            Event::Over { winners, points } => {
                let key = if winners.len() > 1 { "event-over-shared" } else { "event-over" };
                say(key).with("winners", names(winners)).with("n", *points)
            }
        }
    }

    fn telling(&self) -> Telling {
        self.place_in_turn()
    }

    fn bank(&self, add: &mut dyn FnMut(&'static str, i64)) {
        let prestige = match self {
            Event::Fulfilled { prestige, .. }
            | Event::Level { prestige, .. }
            | Event::Church { prestige, .. }
            | Event::LastSeal { prestige, .. }
            | Event::Majority { prestige, .. } => i64::from(*prestige),
            Event::Celebrated { prestige, .. } => i64::from(*prestige),
            _ => return,
        };
        add("prestige", prestige);
    }
}
