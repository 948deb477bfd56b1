//! Tile 1-4: of a gain with both wood and stone the player says which one is less (§10.8).
//!
//! The gain has arrived; the one named goes back.

use super::prelude::*;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Forfeit {
    pub seat: Seat,
    /// Gains still to be lessened.
    pub left: u8,
    /// The second resource has been named: a search names the first no longer.
    pub second: bool,
}

impl Forfeit {
    fn either(self, game: &Lorenzo) -> Option<[Resource; 2]> {
        game.player(self.seat).influence.gain_less_either
    }
}

impl Step<Lorenzo> for Forfeit {
    fn asks(&self, game: &Lorenzo) -> Asks {
        if self.either(game).is_some() { Asks::one(self.seat) } else { Asks::Nobody }
    }

    fn candidates(&self, game: &Lorenzo, _: Who, out: &mut Vec<Choice>) {
        out.extend(self.either(game).into_iter().flatten().map(Choice::Lose));
    }

    /// Of several gains wood comes first.
    fn is_canonical(&self, game: &Lorenzo, _: Who, choice: Choice) -> bool {
        let first = self.either(game).map(|[first, _]| Choice::Lose(first));
        !self.second || Some(choice) != first
    }

    fn answer<L: Log<Event>>(self, game: &mut Lorenzo, who: Who, choice: Choice, log: &mut L) {
        let Choice::Lose(resource) = choice else { return kit::impossible_answer!(self, who, choice) };
        let second = self.second || self.either(game).is_some_and(|[_, second]| second == resource);
        if self.left > 1 {
            game.push(Forfeit { left: self.left - 1, second, ..self });
        }
        let purpose = Purpose::Tile { tile: game.choosing_tile(self.seat) };
        game.pay(self.seat, Goods::of(resource, 1), purpose, log);
    }

    fn is_begun(&self, _: &Lorenzo) -> bool {
        self.second
    }

    fn question(&self, _: &Lorenzo, _: Seat) -> Phrase {
        Phrase::new("ask-forfeit")
    }
}
