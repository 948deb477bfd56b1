//! §5.5 and §6.3: with the followers or scrolls paid, the member goes onto the track; then bonus, crest and tile, in this order.

use super::{Claim, Look, TakeCrest};
use crate::cause::Cause;
use crate::edition::Trigger;
use crate::{Event, IlVecchio, Track};
use kit::{Log, Seat};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Enter {
    pub seat: Seat,
    pub track: Track,
    /// What is still to be paid.
    pub florins: u8,
}

impl kit::Step<IlVecchio> for Enter {
    fn proceed<L: Log<Event>>(self, game: &mut IlVecchio, log: &mut L) {
        let Enter { seat, track, florins } = self;
        game.pay(seat, IlVecchio::florin_price(florins), Cause::Space(track), log);
        let gate = game.figures(track).gate.unwrap_or(game.edition.map.florence);
        let nth = game.row(track).len();
        // A queue behind the last space has no crest (§9.5).
        let crest = !game.is_full(track) && game.space(track, nth).crest;
        game.family_mut(seat).leave(gate);
        game.tracks[track.index()].push(seat.0);
        let points = game.space(track, nth).points;
        log.tell(|| Event::Entered { seat, track, place: (nth + game.skipped()) as u8 + 1, points });
        game.push(Claim { seat, track });
        if crest && game.pile > 0 {
            game.push(TakeCrest { seat });
        }
        let region = track.is_region();
        game.improve(seat, |trigger| matches!((trigger, region), (Trigger::Seize, true) | (Trigger::Office, false)), log);
    }
}

impl Claim {
    /// In Florence the tile comes from the stack instead.
    pub(super) fn look<L: Log<Event>>(self, game: &mut IlVecchio, log: &mut L) {
        let Claim { seat, track } = self;
        if game.tile_pile(track).is_empty() {
            log.tell(|| Event::NoTile { seat, track });
        }
        let tiles = game.edition.office.look;
        Look::begin(game, seat, track, tiles, false);
    }
}
