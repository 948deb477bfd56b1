//! §4 to §7: one action. Here is what may be chosen; the steps it pushes ask for the rest.

use super::{
    BragAt, DeployAt, LayRing, LeaveTown, Pace, PlaceGuard, Promote, QueueSwap, RemoteGift, RetractBrag, StepForward, TakePlace, Teleport,
    Walker, has_time, side,
};
use crate::choice::Choice;
use crate::edition::Cost;
use crate::event::Event;
use crate::pieces::{Family, Kind, Noble, Rank, Side};
use crate::place::Place;
use crate::reason::{Income, Purpose};
use crate::state::Florence;
use kit::{Asks, Log, Phrase, Seat, Step, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Action {
    pub seat: Seat,
}

impl Step<Florence> for Action {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &Florence, _: Who, out: &mut Vec<Choice>) {
        out.extend([Choice::Pass, Choice::Deploy, Choice::Promote, Choice::Move, Choice::Hurry, Choice::Brag]);
        out.extend(Noble::ALL.iter().map(|noble| Choice::Gift(*noble)));
        let hand = &game.player(side(self.seat)).hand;
        if hand.iter().any(|n| *n > 0) {
            let held = || Kind::ALL.iter().filter(|kind| hand[kind.index()] > 0);
            out.extend(held().map(|kind| Choice::Play(*kind)));
            out.extend(held().map(|kind| Choice::Discard(*kind)));
        }
    }

    fn allow(&self, game: &Florence, _: Who, choice: Choice) -> Result<(), Why> {
        let side = side(self.seat);
        let actions = &game.edition().figures.actions;
        match choice {
            Choice::Deploy => {
                has_time(game, side, actions.deploy)?;
                DeployAt { seat: self.seat, card: false }.possible(game)
            }
            Choice::Promote => {
                has_time(game, side, actions.promote)?;
                Promote { seat: self.seat, card: false }.possible(game)
            }
            Choice::Move => {
                has_time(game, side, actions.step)?;
                Walker { seat: self.seat, pace: Pace::Move, other: None }.possible(game)
            }
            Choice::Hurry => {
                has_time(game, side, actions.hurry)?;
                Walker { seat: self.seat, pace: Pace::Hurry, other: None }.possible(game)
            }
            Choice::Brag => {
                has_time(game, side, actions.brag)?;
                BragAt { seat: self.seat, card: false }.possible(game, 0)
            }
            Choice::Gift(noble) => game.may_give(side, noble),
            Choice::Play(kind) => self.may_play(game, kind),
            _ => Ok(()), // passing and discarding are always possible
        }
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, _: Who, choice: Choice, log: &mut L) {
        let (seat, side) = (self.seat, side(self.seat));
        let actions = &game.edition().figures.actions;
        match choice {
            Choice::Pass => game.pass(side, log),
            Choice::Deploy => {
                game.pay(side, actions.deploy, Purpose::Deploy, log);
                game.push(DeployAt { seat, card: false });
            }
            Choice::Promote => {
                game.pay(side, actions.promote, Purpose::Promote, log);
                game.push(Promote { seat, card: false });
            }
            Choice::Move => {
                game.pay(side, actions.step, Purpose::Move, log);
                game.push(Walker { seat, pace: Pace::Move, other: None });
            }
            Choice::Hurry => {
                game.pay(side, actions.hurry, Purpose::Hurry, log);
                game.push(Walker { seat, pace: Pace::Hurry, other: None });
            }
            Choice::Brag => {
                game.pay(side, actions.brag, Purpose::Brag, log);
                game.push(BragAt { seat, card: false });
            }
            Choice::Gift(noble) => game.give(side, noble, log),
            Choice::Play(kind) => self.play(game, kind, log),
            Choice::Discard(kind) => {
                game.discard_for_time(side, kind, log);
                game.push(self); // §7.4: any number, then the action
            }
            _ => {}
        }
    }

    fn question(&self, game: &Florence, _: Seat) -> Phrase {
        Phrase::new("ask-action").with("time", game.player(side(self.seat)).time)
    }
}

impl Action {
    /// §7.1, §7.2: the time for the card, and something it can do.
    fn may_play(self, game: &Florence, kind: Kind) -> Result<(), Why> {
        let (seat, side) = (self.seat, side(self.seat));
        if let Cost::Time(cost) = game.edition().cost_of[kind.index()] {
            has_time(game, side, cost)?;
        }
        match kind {
            Kind::GuardAnywhere => PlaceGuard { seat, noble: None }.possible(game),
            Kind::Teleport => Teleport { seat, from: None }.possible(game),
            Kind::DoubleRun => Walker { seat, pace: Pace::Run, other: None }.possible(game),
            Kind::FamilyReception => DeployAt { seat, card: true }.possible(game),
            Kind::RemoteGift => RemoteGift { seat }.possible(game),
            Kind::TakeTheirPlace => TakePlace { seat, own: None }.possible(game),
            Kind::SocialClimb => Promote { seat, card: true }.possible(game),
            Kind::StepForward => StepForward { seat }.possible(game),
            Kind::RetractBrag => RetractBrag { seat }.possible(game),
            Kind::QueueSwap => QueueSwap { seat, first: None }.possible(game),
            Kind::LeaveTown => LeaveTown { seat }.possible(game),
            Kind::BragAnywhere => BragAt { seat, card: true }.possible(game, 1), // the card itself will have left the hand
        }
    }

    fn play<L: Log<Event>>(self, game: &mut Florence, kind: Kind, log: &mut L) {
        let (seat, side) = (self.seat, side(self.seat));
        let by = game.by(side);
        log.tell(|| Event::Played { by, kind });
        game.discard(side, kind);
        match game.edition().cost_of[kind.index()] {
            Cost::Time(cost) => game.pay(side, cost, Purpose::Card(kind), log),
            Cost::Gain(time) => game.gain_time(side, time, Income::Card(kind), log),
            Cost::GiftPrice => {} // paid once the noble is known
        }
        match kind {
            Kind::GuardAnywhere => game.push(PlaceGuard { seat, noble: None }),
            Kind::Teleport => game.push(Teleport { seat, from: None }),
            Kind::DoubleRun => game.push(Walker { seat, pace: Pace::Run, other: None }),
            Kind::FamilyReception => game.push(DeployAt { seat, card: true }),
            Kind::RemoteGift => game.push(RemoteGift { seat }),
            Kind::TakeTheirPlace => game.push(TakePlace { seat, own: None }),
            Kind::SocialClimb => game.push(Promote { seat, card: true }),
            Kind::StepForward => game.push(StepForward { seat }),
            Kind::RetractBrag => game.push(RetractBrag { seat }),
            Kind::QueueSwap => game.push(QueueSwap { seat, first: None }),
            Kind::LeaveTown => game.push(LeaveTown { seat }),
            Kind::BragAnywhere => game.push(BragAt { seat, card: true }),
        }
    }
}

impl Florence {
    /// §4.1 to §4.3: the player is out of this round; who is first gains time.
    fn pass<L: Log<Event>>(&mut self, side: Side, log: &mut L) {
        let earlier = self.sides().filter(|s| self.player(*s).passed > 0).count() as u8;
        self.player_mut(side).passed = earlier + 1;
        let by = self.by(side);
        log.tell(|| Event::Passed { by });
        if earlier == 0 {
            self.gain_time(side, self.edition().figures.actions.first_pass_time, Income::FirstPass, log);
        }
        if !self.all_passed() {
            self.push(LayRing { seat: Seat(side.0) });
        }
    }

    /// §7.4, §9.9.
    pub(crate) fn discard_for_time<L: Log<Event>>(&mut self, side: Side, kind: Kind, log: &mut L) {
        let by = self.by(side);
        log.tell(|| Event::Discarded { by, kind });
        self.discard(side, kind);
        self.gain_time(side, self.edition().figures.scandal.discard_time, Income::Discard, log);
    }

    /// The one family of a seat.
    pub(crate) fn family(&self, side: Side) -> Family {
        Family(side.0)
    }

    /// Is a member of this rank in the supply?
    pub(crate) fn in_supply(&self, side: Side, rank: Rank) -> bool {
        self.families[side.index()].supply[rank.index()] > 0
    }
}

/// §7.2: what most cards are refused for.
pub(super) fn has_effect(holds: bool) -> Result<(), Why> {
    ensure(holds, || Why::new("7.2", "why-no-effect"))
}

/// The locations with a free place.
pub(super) fn roomy(game: &Florence) -> impl Iterator<Item = Place> {
    Place::all().filter(|place| game.has_room(*place))
}
