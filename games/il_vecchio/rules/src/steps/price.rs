//! §5.7 to §5.9: before a region is entered, tiles may change what it costs. Settled before the journey, so that no way leads to a
//! price that cannot be paid (§3.6).

use super::{Errand, Journey};
use crate::edition::Effect;
use crate::effects::Source;
use crate::event::track_name;
use crate::{Choice, Event, Good, IlVecchio, Province, Track};
use kit::{Asks, List, Log, Phrase, Seat, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Price {
    pub seat: Seat,
    pub track: Track,
    pub any_colours: bool,
    pub no_florins: bool,
    /// The last of the tiles turned down for it, in their order, and whether one was repeated. A search names tiles in their
    /// order and repeats one last: the order makes no difference.
    pub last: Option<Province>,
    pub repeated: bool,
}

impl Price {
    pub fn new(seat: Seat, track: Track) -> Price {
        Price { seat, track, any_colours: false, no_florins: false, last: None, repeated: false }
    }

    fn errand(&self) -> Errand {
        Errand::Seize { track: self.track, any_colours: self.any_colours, no_florins: self.no_florins }
    }

    /// Could the seat go on with the price as it is?
    pub(crate) fn payable(&self, game: &IlVecchio) -> Result<(), Why> {
        let source = if self.any_colours { Source::AnyColours(self.track) } else { Source::Region(self.track) };
        ensure(game.can_pay(self.seat, source.pays(game.edition)), || {
            let (rule, key) = match self.track {
                _ if self.any_colours => ("5.7", "why-followers-any"),
                Track::Venice => ("5.2", "why-followers-venice"),
                Track::Milan => ("5.3", "why-followers-milan"),
                _ => ("5.4", "why-followers-papal"),
            };
            let purse = &game.family(self.seat).purse;
            Good::FOLLOWERS.iter().fold(Why::new(rule, key), |why, follower| why.figure(purse.count(*follower)))
        })?;
        self.errand().reachable(game, self.seat)
    }

    /// What has been settled for a journey, to be changed further.
    pub(super) fn of(seat: Seat, errand: Errand) -> Option<Price> {
        let Errand::Seize { track, any_colours, no_florins } = errand else { return None };
        Some(Price { any_colours, no_florins, ..Price::new(seat, track) })
    }

    /// The tiles that would change the price further, with what would be left to settle.
    pub(super) fn tiles(&self, game: &IlVecchio) -> List<Offer, 4> {
        let mut offers = List::new();
        let family = game.family(self.seat);
        let face_up = family.face_up();
        if face_up.is_empty() {
            return offers;
        }
        for tile in face_up.iter() {
            if let Some(price) = self.with(game, tile) {
                let _ = offers.try_push(Offer(Choice::Use(tile), Price { last: self.last.max(Some(tile)), ..price }));
            }
        }
        if face_up.iter().any(|tile| matches!(game.edition.province(tile).effect, Effect::Reuse)) {
            for tile in family.used.iter() {
                if let Some(price) = self.with(game, tile) {
                    let _ = offers.try_push(Offer(Choice::Reuse(tile), Price { repeated: true, ..price }));
                }
            }
        }
        offers
    }

    /// The price with a tile's help; `None` if the tile does not help any more.
    fn with(&self, game: &IlVecchio, tile: Province) -> Option<Price> {
        match game.edition.province(tile).effect {
            Effect::Price { any_colours, no_florins } => {
                let price = Price { any_colours: self.any_colours || any_colours, no_florins: self.no_florins || no_florins, ..*self };
                (price.any_colours != self.any_colours || price.no_florins != self.no_florins).then_some(price)
            }
            _ => None,
        }
    }

    /// Can the region be entered, with tiles if need be? The reason given is that without tiles.
    pub fn feasible(&self, game: &IlVecchio) -> Result<(), Why> {
        ensure(game.is_open(self.track), || Why::new("5.6", "why-track-full"))?;
        match self.payable(game) {
            Ok(()) => Ok(()),
            Err(why) => ensure(self.tiles(game).iter().any(|offer| offer.1.feasible(game).is_ok()), || why),
        }
    }

    /// Could the seat go on if tiles were named in their order?
    fn feasible_in_order(&self, game: &IlVecchio) -> bool {
        let with_more = || self.tiles(game).iter().any(|offer| self.goes_on(offer.0) && offer.1.feasible_in_order(game));
        self.payable(game).is_ok() || with_more()
    }

    /// Asked only if there is a tile for it that a search would name, or that is needed. Another one can still be used before the
    /// journey begins.
    pub fn begin(self, game: &mut IlVecchio) {
        let tiles = self.tiles(game);
        if tiles.iter().any(|offer| self.goes_on(offer.0)) || (!tiles.is_empty() && self.payable(game).is_err()) {
            game.push(self);
        } else {
            self.settle(game);
        }
    }

    pub(super) fn settle(self, game: &mut IlVecchio) {
        game.push(Journey { seat: self.seat, errand: self.errand() });
    }

    /// In the order a search follows.
    fn goes_on(&self, choice: Choice) -> bool {
        match choice {
            Choice::Use(tile) => !self.repeated && self.last.is_none_or(|last| tile > last),
            Choice::Reuse(_) => !self.repeated,
            _ => true,
        }
    }

    /// Turns the tile down and gives the price after it; `None`: the price stays as it is.
    pub(super) fn turn_down<L: Log<Event>>(&self, game: &mut IlVecchio, choice: Choice, log: &mut L) -> Option<Price> {
        let next = self.tiles(game).iter().find(|offer| offer.0 == choice).map(|offer| offer.1)?;
        match choice {
            Choice::Use(tile) => game.turn_down(self.seat, tile, log),
            Choice::Reuse(tile) => game.repeat(self.seat, tile, log),
            _ => {}
        }
        Some(next)
    }
}

/// A tile to name, and the price after it.
#[derive(Copy, Clone)]
pub(super) struct Offer(pub Choice, pub Price);

impl Default for Offer {
    fn default() -> Offer {
        Offer(Choice::Settle, Price::new(Seat(0), Track::Venice))
    }
}

impl kit::Step<IlVecchio> for Price {
    fn asks(&self, _: &IlVecchio) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &IlVecchio, _: Who, out: &mut Vec<Choice>) {
        out.extend(self.tiles(game).iter().map(|offer| offer.0));
        out.push(Choice::Settle);
    }

    fn allow(&self, game: &IlVecchio, _: Who, choice: Choice) -> Result<(), Why> {
        if choice == Choice::Settle {
            return self.payable(game);
        }
        let offers = self.tiles(game);
        offers.iter().find(|offer| offer.0 == choice).map_or(Ok(()), |offer| offer.1.feasible(game))
    }

    fn is_canonical(&self, game: &IlVecchio, _: Who, choice: Choice) -> bool {
        let offers = self.tiles(game);
        let suffices = || offers.iter().find(|offer| offer.0 == choice).is_none_or(|offer| offer.1.feasible_in_order(game));
        self.goes_on(choice) && suffices()
    }

    fn answer<L: Log<Event>>(self, game: &mut IlVecchio, _: Who, choice: Choice, log: &mut L) {
        match self.turn_down(game, choice, log) {
            Some(price) => price.begin(game),
            None => self.settle(game),
        }
    }

    fn is_begun(&self, _: &IlVecchio) -> bool {
        self.any_colours || self.no_florins
    }

    fn question(&self, _: &IlVecchio, _: Seat) -> Phrase {
        Phrase::new("ask-price").with("track", track_name(self.track))
    }
}
