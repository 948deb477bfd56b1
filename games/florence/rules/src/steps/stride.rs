//! §4.13 to §4.18: a member walks, a street at a time. Until it stops it keeps its place in the queue it comes from: nobody else
//! acts in between, and what it passes is not touched.

use super::{Pace, Spot, Walker, has_room, side};
use crate::choice::{Choice, place_name};
use crate::event::Event;
use crate::place::Place;
use crate::state::Florence;
use kit::{Asks, Log, Phrase, Seat, Step, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stride {
    pub walker: Walker,
    /// Where the member set out.
    pub from: Spot,
    /// Where it is now.
    pub at: Place,
    /// Streets walked so far.
    pub walked: u8,
}

impl Stride {
    /// §4.16, §4.18: a free place, or the member's own old one.
    fn may_end(self, game: &Florence, place: Place) -> Result<(), Why> {
        if place == self.from.place { Ok(()) } else { has_room(game, place) }
    }

    /// §4.15: once this member has stopped, another one must have a street to walk.
    fn second_can_walk(self, game: &Florence) -> bool {
        let room = |place: Place| place == self.from.place || game.queue(place).len() + usize::from(place == self.at) < game.open_places();
        game.members(side(self.walker.seat))
            .filter(|(place, slot, _)| Spot { place: *place, slot: *slot } != self.from)
            .any(|(place, _, _)| game.ways(place).any(room))
    }

    fn may_go(self, game: &Florence, to: Place) -> Result<(), Why> {
        ensure(game.street_is_open(self.at, to), || Why::new("14.11", "why-blocked"))?;
        let left = self.walker.streets(game).saturating_sub(self.walked + 1);
        if left == 0 {
            return self.may_end(game, to);
        }
        let goes_on = to == self.from.place || game.has_room(to) || game.can_end(self.from.place, to, left);
        ensure(goes_on, || Why::new("4.16", "why-dead-end").figure(to.number()))
    }

    /// The member enters the queue where it is.
    fn stop(self, game: &mut Florence) {
        let member = game.leave(self.from.place, self.from.slot);
        let slot = game.enter(self.at, member, false);
        let second = Walker { other: Some(Spot { place: self.at, slot }), ..self.walker };
        let first = self.walker.other.is_none();
        match self.walker.pace {
            Pace::Hurry if first && self.walked == 1 => game.push(second),
            Pace::Run if first && second.possible(game).is_ok() => game.push(second),
            _ => {}
        }
    }
}

impl Step<Florence> for Stride {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::one(self.walker.seat)
    }

    fn candidates(&self, game: &Florence, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.edition().neighbours(self.at).map(Choice::To));
        if self.walked > 0 {
            out.push(Choice::Stop);
        }
    }

    fn allow(&self, game: &Florence, _: Who, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::To(to) => self.may_go(game, to),
            _ => {
                self.may_end(game, self.at)?;
                let enough = self.walker.pace == Pace::Run || self.second_can_walk(game);
                ensure(enough, || Why::new("4.15", "why-second-needed"))
            }
        }
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, _: Who, choice: Choice, log: &mut L) {
        let Choice::To(to) = choice else { return self.stop(game) };
        if let Some(member) = game.member(self.from.place, self.from.slot) {
            game.walk(member, self.at, to, log);
        }
        let there = Stride { at: to, walked: self.walked + 1, ..self };
        if there.walked >= self.walker.streets(game) {
            there.stop(game);
        } else {
            game.push(there);
        }
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new("ask-stride").with("place", place_name(self.at))
    }
}
