//! The stack of a position must be one that the rules can meet, or play from it would fail.

use super::build::refuse;
use crate::edition::ROUNDS;
use crate::pieces::{Noble, Rank, Side};
use crate::state::{Florence, STROZZI};
use crate::steps::{PARTY, Spot, Step};
use kit::{Game, PositionError, Seat, Step as _, Turn, Who};

/// What a step belongs to.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Phase {
    /// Tiles, carriages and the dial are not all there yet.
    SetUp,
    /// The dial shows another round.
    Dial,
    /// A question or event of a turn: the turns wait below.
    Turn,
    /// The draws at a location: the drive waits below.
    Draws,
    /// It stands alone.
    Alone,
}

fn phase(step: &Step) -> Phase {
    match step {
        Step::FirstPlayer(_) | Step::DealObjective(_) | Step::LayTile(_) | Step::PlaceCarriage(_) => Phase::SetUp,
        Step::ShowDestination(_) | Step::ShowToken(_) => Phase::Dial,
        Step::Draws(_) => Phase::Draws,
        Step::StrozziSetUp(_)
        | Step::FirstDeploy(_)
        | Step::NewRound(_)
        | Step::Turns(_)
        | Step::Drive(_)
        | Step::Favour(_)
        | Step::Offer(_)
        | Step::Upkeep(_)
        | Step::TurnObjective(_)
        | Step::Finish(_) => Phase::Alone,
        _ => Phase::Turn,
    }
}

/// The round whose token or destination is to be shown.
fn shown(step: &Step) -> u8 {
    match step {
        Step::ShowDestination(show) => show.round,
        Step::ShowToken(show) => show.round,
        _ => 0,
    }
}

impl Florence {
    pub(super) fn check_steps(&self) -> Result<(), PositionError> {
        let steps: Vec<Step> = self.stack.iter().copied().collect();
        let fits = match steps.as_slice() {
            [] => true,
            [only] => matches!(phase(only), Phase::SetUp | Phase::Alone) || (phase(only) == Phase::Dial && shown(only) <= 3),
            [below, top] => match phase(top) {
                Phase::Turn => matches!(below, Step::Turns(_)),
                Phase::Draws => matches!(below, Step::Drive(_)),
                Phase::Dial => matches!(below, Step::NewRound(_)) && shown(top) > 3,
                Phase::SetUp | Phase::Alone => false,
            },
            _ => false,
        };
        if !fits {
            return refuse("steps", "these steps never wait for each other");
        }
        for step in &steps {
            self.check_step(step)?;
        }
        let due = match steps.last() {
            Some(Step::StrozziSetUp(_) | Step::FirstDeploy(_)) => 1,
            Some(top) if phase(top) == Phase::SetUp => 1,
            Some(top) if phase(top) == Phase::Dial => shown(top).max(3) - 2,
            _ => self.round,
        };
        if self.round != due {
            return refuse("round", format!("this happens before round {due}"));
        }
        if let Some(top) = steps.last() {
            self.check_dial(top)?;
        }
        self.check_deck(&steps)?;
        self.has_an_answer(steps.last())
    }

    /// Upkeep makes Strozzi's deck whole (§12.20), and card 6 ends his round (§13.7). If that card has been turned up he has passed, or has set it aside
    /// (§13.8): otherwise his deck would run out.
    fn check_deck(&self, steps: &[Step]) -> Result<(), PositionError> {
        if !self.solo() {
            return Ok(());
        }
        let begun = matches!(steps.first(), Some(Step::Turns(_)));
        let has_passed = self.player(STROZZI).passed > 0;
        let is_aside = matches!(steps.last(), Some(Step::TurnCard(turn)) if turn.aside);
        if begun && !has_passed && !is_aside && !self.strozzi.holds(PARTY) {
            return refuse("strozzi", "card 6 has been turned up, and he has not passed");
        }
        let is_before =
            |step: &Step| phase(step) != Phase::Alone || matches!(step, Step::NewRound(_) | Step::StrozziSetUp(_) | Step::FirstDeploy(_));
        if steps.first().is_some_and(is_before) && !self.strozzi.is_whole() {
            return refuse("strozzi", "his deck has all ten cards before a round begins");
        }
        Ok(())
    }

    /// What the dial shows must be what the rules have shown by now.
    fn check_dial(&self, top: &Step) -> Result<(), PositionError> {
        let by_now = usize::from(self.round + 2).min(ROUNDS);
        let (destinations, tokens) = match top {
            step if phase(step) == Phase::SetUp => (0, 1),
            Step::ShowDestination(show) => (usize::from(show.round) - 1, if show.round <= 3 { 1 } else { usize::from(show.round) - 1 }),
            Step::ShowToken(show) => (usize::from(show.round).max(3), usize::from(show.round) - 1),
            _ => (by_now, by_now),
        };
        if self.destinations.iter().enumerate().any(|(nth, d)| d.is_some() != (nth < destinations)) {
            return refuse("destinations", format!("the dial shows those of rounds 1 to {destinations} now"));
        }
        if self.tokens.iter().enumerate().skip(1).any(|(nth, t)| t.is_some() != (nth < tokens)) {
            return refuse("tokens", format!("the dial shows those of rounds 2 to {tokens} now"));
        }
        if phase(top) == Phase::SetUp {
            let begun = self.queues.iter().any(|q| !q.is_empty()) || self.guards.iter().any(|g| *g != 0);
            return if begun { refuse("places", "nothing is on the board before the dial is set") } else { Ok(()) };
        }
        if self.tiles.contains(&None) || self.carriages.contains(&None) || self.starts.count_ones() != 3 {
            return refuse("places", "tiles, carriages and starting locations are laid out by now");
        }
        Ok(())
    }

    /// Is the member a step speaks of there?
    fn check_spot(&self, seat: Seat, spot: Spot, own: bool) -> Result<(), PositionError> {
        let member = self.member(spot.place, spot.slot);
        let fits = member.is_some_and(|m| !own || self.side_of(m.family) == Side(seat.0));
        if fits { Ok(()) } else { refuse("steps", format!("no such member at {}", spot.place)) }
    }

    fn check_step(&self, step: &Step) -> Result<(), PositionError> {
        let solo_step = matches!(
            step,
            Step::StrozziSetUp(_)
                | Step::StrozziTurn(_)
                | Step::TurnCard(_)
                | Step::PickColour(_)
                | Step::StrozziRing(_)
                | Step::TurnObjective(_)
        );
        if solo_step && !self.solo() {
            return refuse("steps", "Strozzi does not play");
        }
        let seat = match step {
            Step::DealObjective(s) => s.seat,
            Step::Action(s) => s.seat,
            Step::LayRing(s) => s.seat,
            Step::Bonus(s) => s.seat,
            Step::DeployAt(s) => s.seat,
            Step::Promote(s) => s.seat,
            Step::Walker(s) => s.seat,
            Step::Stride(s) => s.walker.seat,
            Step::BragAt(s) => s.seat,
            Step::PlaceGuard(s) => s.seat,
            Step::RemoteGift(s) => s.seat,
            Step::Teleport(s) => s.seat,
            Step::TakePlace(s) => s.seat,
            Step::StepForward(s) => s.seat,
            Step::RetractBrag(s) => s.seat,
            Step::QueueSwap(s) => s.seat,
            Step::LeaveTown(s) => s.seat,
            _ => Seat(0),
        };
        if seat.0 >= self.seats {
            return refuse("steps", "no such seat");
        }
        match step {
            Step::ShowDestination(s) if !(1..=ROUNDS).contains(&usize::from(s.round)) => refuse("steps", "no such round"),
            Step::ShowToken(s) if !(2..=ROUNDS).contains(&usize::from(s.round)) => refuse("steps", "no such round"),
            Step::FirstDeploy(s) => {
                let ready = (1..=self.seats).contains(&s.left) && (0..self.seats).all(|n| self.in_supply(Side(n), Rank::Debutante));
                if ready { Ok(()) } else { refuse("steps", "somebody has no débutante for the set-up") }
            }
            Step::StrozziSetUp(_) if self.queues.iter().any(|q| !q.is_empty()) || self.player(STROZZI).guards < 3 => {
                refuse("steps", "Strozzi sets up an empty board")
            }
            Step::Turns(s) if s.next.0 >= self.side_count() => refuse("steps", "no such player"),
            Step::Draws(s) if s.brag.is_some_and(|b| b.0 >= self.side_count()) || u32::from(s.spies) >> self.side_count() != 0 => {
                refuse("steps", "no such player")
            }
            Step::DeployAt(s) => self.can(s.possible(self).is_ok()),
            Step::Promote(s) => self.can(s.possible(self).is_ok()),
            Step::BragAt(s) => self.can(s.possible(self, 0).is_ok()),
            Step::PlaceGuard(s) => self.can(s.possible(self).is_ok()),
            Step::RemoteGift(s) => self.can(s.possible(self).is_ok()),
            Step::Stride(s) => {
                self.check_spot(seat, s.from, true)?;
                self.can(s.walked < s.walker.streets(self) && (s.walked > 0 || s.at == s.from.place))
            }
            Step::Teleport(s) => s.from.map_or(Ok(()), |spot| self.check_spot(seat, spot, true)),
            Step::TakePlace(s) => s.own.map_or(Ok(()), |spot| self.check_spot(seat, spot, true)),
            Step::QueueSwap(s) => s.first.map_or(Ok(()), |spot| self.check_spot(seat, spot, false)),
            Step::PickColour(s) => self.can(self.has_room(s.place) && s.noble != Noble::Giovanni),
            _ => Ok(()),
        }
    }

    fn can(&self, holds: bool) -> Result<(), PositionError> {
        if holds { Ok(()) } else { refuse("steps", "what is asked cannot be done") }
    }

    /// Whoever is asked has something to answer.
    fn has_an_answer(&self, top: Option<&Step>) -> Result<(), PositionError> {
        let Some(top) = top else { return Ok(()) };
        let who = match self.turn() {
            Turn::Over => return Ok(()),
            Turn::Chance => Who::Chance,
            Turn::Ask(seats) => Who::Seat(seats.iter().next().unwrap_or(Seat(0))),
        };
        let mut legal = Vec::new();
        top.legal(self, who, &mut legal);
        if legal.is_empty() { refuse("steps", "nothing can be answered") } else { Ok(()) }
    }
}
