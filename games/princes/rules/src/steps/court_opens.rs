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

impl Princes {
    /// Whoever is still there has not been used, but for the Muse and the Cardinal, who serve all round, and the Banker, who has paid.
    pub(crate) fn tell_unused<L: Log<Event>>(&self, log: &mut L) {
        for seat in Seat::all(self.seats) {
            if let Some(character @ (Character::Princess | Character::Professor)) = self.prince(seat).character {
                log.tell(|| Event::Unused { seat, character });
            }
        }
    }
}

impl kit::Step<Princes> for CourtOpens {
    fn proceed<L: Log<Event>>(self, game: &mut Princes, log: &mut L) {
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
        game.tell_unused(log);
        for prince in &mut game.princes {
            prince.character = None;
        }
        Court::open(game);
    }
}
