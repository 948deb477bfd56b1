//! Cooperation: the neighbour accepts or refuses (§9.4, §9.9 to §9.12).
//! Also carried out here: §9.13.

use super::{Made, Step};
use crate::Choice;
use crate::event::Event;
use crate::ids::Source;
use crate::land::Site;
use crate::reason::Purpose;
use crate::state::Princes;
use kit::{Asks, Log, Phrase, Seat, Who, Why};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// Who made it.
    pub seat: Seat,
    #[serde(rename = "offer")]
    pub made: Made,
}

impl Offer {
    fn build<L: Log<Event>>(self, game: &mut Princes, log: &mut L) {
        let Made { building, partner, spot, florins } = self.made;
        let seat = self.seat;
        let Some(place) = game.edition.buildings[building.index()].joint_at(spot) else { return };
        if let Some(Step::Resume(below)) = game.stack.top_mut() {
            below.turn.left = below.turn.left.saturating_sub(1);
        }
        game.pay(seat, game.building_cost(seat), Purpose::Building(building), log);
        game.hand_over(partner, seat, florins.into(), building, log);
        let home = game.border(seat, partner);
        let away = home.next(game.seats);
        let stock = &mut game.buildings[building.index()];
        *stock = stock.saturating_sub(1);
        for (owner, mask) in [(home, place.home), (away, place.away)] {
            game.prince_mut(owner).land.build(building, Site { spot, border: Some(home) }, mask);
        }
        log.tell(|| Event::BuiltTogether { seat, partner, building });
        for owner in [seat, partner] {
            game.score(owner, Source::Buildings, game.edition.joint_prestige.into(), log);
        }
        game.survey_tile(home, place.home, true);
        game.survey_tile(away, place.away, true);
    }
}

impl kit::Step<Princes> for Offer {
    fn asks(&self, _: &Princes) -> Asks {
        Asks::one(self.made.partner)
    }

    fn candidates(&self, _: &Princes, _: Who, out: &mut Vec<Choice>) {
        out.extend([Choice::Accept, Choice::Refuse]);
    }

    fn allow(&self, game: &Princes, _: Who, choice: Choice) -> Result<(), Why> {
        if choice == Choice::Accept { game.afford(self.made.partner, self.made.florins.into()) } else { Ok(()) }
    }

    fn answer<L: Log<Event>>(self, game: &mut Princes, _: Who, choice: Choice, log: &mut L) {
        if choice == Choice::Accept {
            self.build(game, log);
        } else {
            let Made { partner, building, .. } = self.made;
            log.tell(|| Event::Refused { seat: partner, by: self.seat, building });
        }
    }

    /// Who cannot pay can only refuse; that is his secret.
    fn forced_is_secret(&self, _: &Princes) -> bool {
        true
    }

    fn question(&self, _: &Princes, _: Seat) -> Phrase {
        Phrase::new("ask-offer")
            .with("seat", self.seat)
            .with("building", Phrase::name("building", self.made.building))
            .with("florins", self.made.florins)
    }
}
