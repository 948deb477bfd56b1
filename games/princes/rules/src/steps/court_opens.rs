//! The start of the bidding for characters: the Professor's last question, then all go back and the Banker is filled
//! (§8.7, §8.18, §8.20).
//! Also carried out here: §8.12.

use super::{Court, Favour};
use crate::event::Event;
use crate::ids::Character;
use crate::state::Princes;
use kit::{Log, Seat};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CourtOpens {
    /// The Professor's holder has had his last question.
    #[serde(default)]
    pub asked: bool,
}

impl kit::Step<Princes> for CourtOpens {
    fn proceed<L: Log<Event>>(self, game: &mut Princes, _: &mut L) {
        let professor = Seat::all(game.seats).find(|s| game.prince(*s).character == Some(Character::Professor));
        if let (Some(seat), false) = (professor, self.asked) {
            game.push(CourtOpens { asked: true });
            game.push(Favour { seat });
            return;
        }
        let taken = game.everyone().any(|p| p.character == Some(Character::Banker));
        if game.round == 1 || taken {
            game.banker = game.edition.banker_start;
        } else {
            game.banker += game.edition.banker_growth;
        }
        for prince in &mut game.princes {
            prince.character = None;
        }
        Court::open(game);
    }
}
