//! §12.3, §12.4: Strozzi's guards and his two débutantes, before the human's.
//! Also carried out here: §14.4.

use super::FirstDeploy;
use crate::event::Event;
use crate::pieces::{Family, Noble, Rank};
use crate::place::{Place, Shield};
use crate::state::{Florence, STROZZI};
use crate::strozzi::Adjustment;
use kit::{Log, Step};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StrozziSetUp {}

impl Florence {
    /// The shield by which a carriage leaves a location; where the route has none (through the park from 1) the street 1-2.
    fn way_out(&self, from: Place) -> Option<Shield> {
        let edition = self.edition();
        let street = edition.street_between(from, edition.next[from.index()]);
        street.or_else(|| edition.street_between(Place::at(0), Place::at(1))).map(|street| edition.shield_on(street))
    }
}

impl Step<Florence> for StrozziSetUp {
    fn proceed<L: Log<Event>>(self, game: &mut Florence, log: &mut L) {
        let destination = |noble| game.destination(noble);
        let (cosimo, contessina, giovanni) = (destination(Noble::Cosimo), destination(Noble::Contessina), destination(Noble::Giovanni));
        if !game.adjust.has(Adjustment::NoSetupGuards) {
            let bodyguard = game.carriages[Noble::Cosimo.index()].and_then(|place| game.way_out(place));
            for shield in [bodyguard, contessina.map(Shield::Brag), giovanni.map(Shield::Queue)].into_iter().flatten() {
                game.put_guard(STROZZI, shield, log);
            }
        }
        for (family, place) in [(Family(1), cosimo), (Family(2), giovanni)] {
            if let Some(place) = place {
                game.deploy(family, Rank::Debutante, place, false, log);
            }
        }
        game.push(FirstDeploy { left: game.seats });
    }
}
