//! §4.10 to §4.12 and the card Social Climb (§7.13): who is promoted.

use super::action::has_effect;
use super::side;
use crate::choice::Choice;
use crate::event::Event;
use crate::pieces::{Rank, Side};
use crate::place::Place;
use crate::state::Florence;
use kit::{Asks, Log, Phrase, Seat, Step, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Promote {
    pub seat: Seat,
    /// By the card Social Climb: débutantes only.
    pub card: bool,
}

impl Florence {
    /// The answers that name a member of this side, in order.
    pub(crate) fn own_members(&self, side: Side, out: &mut Vec<Choice>) {
        for place in Place::all().filter(|place| self.is_at(side, *place)) {
            for (index, member) in self.queue(place).iter().enumerate() {
                if self.side_of(member.family) == side {
                    out.push(Choice::Member(place, index as u8 + 1));
                }
            }
        }
    }
}

impl Promote {
    pub(crate) fn possible(self, game: &Florence) -> Result<(), Why> {
        let side = side(self.seat);
        let can = |rank: Rank| {
            let higher = rank.higher().is_some_and(|higher| game.in_supply(side, higher));
            higher && game.on_board(game.family(side), rank) > 0
        };
        if self.card {
            has_effect(can(Rank::Debutante))
        } else {
            ensure(can(Rank::Debutante) || can(Rank::Donna), || Why::new("4.11", "why-nobody-to-promote"))
        }
    }
}

impl Step<Florence> for Promote {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &Florence, _: Who, out: &mut Vec<Choice>) {
        game.own_members(side(self.seat), out);
    }

    fn allow(&self, game: &Florence, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Member(place, slot) = choice else { return Ok(()) };
        let Some(member) = game.member(place, slot) else { return Ok(()) };
        ensure(!self.card || member.rank == Rank::Debutante, || Why::new("7.13", "why-only-debutante"))?;
        let Some(higher) = member.rank.higher() else { return Err(Why::new("4.10", "why-highest-rank")) };
        let missing = if higher == Rank::Donna { "why-no-donna" } else { "why-no-maestro" };
        ensure(game.in_supply(side(self.seat), higher), || Why::new("4.11", missing))
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, who: Who, choice: Choice, log: &mut L) {
        let Choice::Member(place, slot) = choice else { return kit::impossible_answer!(self, who, choice) };
        game.promote(place, slot, log);
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new("ask-promote")
    }
}
