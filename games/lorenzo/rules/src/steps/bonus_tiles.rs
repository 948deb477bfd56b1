//! Each player chooses an advanced bonus tile, the last in turn order first (§13.2).

use super::prelude::*;
use crate::BonusId;
use crate::edition::Side;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct BonusTiles {
    /// Players who have chosen.
    pub chosen: u8,
}

impl BonusTiles {
    fn seat(self, game: &Lorenzo) -> Option<Seat> {
        game.order().rev().nth(usize::from(self.chosen))
    }

    fn owner(game: &Lorenzo, tile: BonusId) -> Option<Seat> {
        Seat::all(game.seats).find(|seat| game.player(*seat).bonus_tile == Some(tile))
    }
}

impl Step<Lorenzo> for BonusTiles {
    fn asks(&self, game: &Lorenzo) -> Asks {
        self.seat(game).map_or(Asks::Nobody, Asks::one)
    }

    fn candidates(&self, game: &Lorenzo, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.edition.bonus_tiles_of(Side::Advanced).map(Choice::Bonus));
    }

    fn allow(&self, game: &Lorenzo, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Bonus(tile) = choice else { return Ok(()) };
        ensure(Self::owner(game, tile).is_none(), || Why::new("13.2", "why-bonus-taken"))
    }

    fn answer<L: Log<Event>>(self, game: &mut Lorenzo, who: Who, choice: Choice, log: &mut L) {
        let (Who::Seat(seat), Choice::Bonus(tile)) = (who, choice) else { return kit::impossible_answer!(self, who, choice) };
        game.player_mut(seat).bonus_tile = Some(tile);
        log.tell(|| Event::BonusTile { seat, tile: tile.word(game.edition) });
        game.push(BonusTiles { chosen: self.chosen + 1 });
    }

    fn question(&self, _: &Lorenzo, _: Seat) -> Phrase {
        Phrase::new("ask-bonus-tile")
    }
}
