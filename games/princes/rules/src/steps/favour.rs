//! The Merchant or the Professor, when taken, and the Professor's last question (§8.14, §8.17, §8.18).

use super::Drawing;
use crate::Choice;
use crate::event::Event;
use crate::ids::{Character, Sort};
use crate::state::Princes;
use kit::{Asks, Log, Phrase, Seat, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Favour {
    pub seat: Seat,
}

impl Princes {
    /// What the character in hand offers outside an action.
    pub(crate) fn favours(&self, seat: Seat, out: &mut Vec<Choice>) {
        match self.prince(seat).character {
            Some(Character::Merchant) => out.push(Choice::Rank),
            Some(Character::Professor) => out.extend([Choice::Learn(Sort::Bonus), Choice::Learn(Sort::Prestige)]),
            _ => {}
        }
    }

    /// The Professor may be used whenever his prince is asked in the auctions that follow (§8.18).
    pub(crate) fn professor_in_auctions(&self, seat: Seat, out: &mut Vec<Choice>) {
        if self.prince(seat).character == Some(Character::Professor) {
            self.favours(seat, out);
        }
    }

    /// What may be done beside the answer that was asked for.
    pub(crate) fn may_also(&self, choice: Choice) -> Result<(), Why> {
        if let Choice::Learn(sort) = choice { self.may_learn(sort) } else { Ok(()) }
    }

    pub(crate) fn may_learn(&self, sort: Sort) -> Result<(), Why> {
        ensure(self.pile_len(sort) > 0, || Why::new("5.12", "why-pile-empty"))
    }

    /// The Professor goes back and his prince looks at five cards.
    pub(crate) fn learn<L: Log<Event>>(&mut self, seat: Seat, sort: Sort, log: &mut L) {
        log.tell(|| Event::Learned { seat, sort });
        self.prince_mut(seat).character = None;
        Drawing::push(self, seat, sort);
    }
}

impl kit::Step<Princes> for Favour {
    fn asks(&self, _: &Princes) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &Princes, _: Who, out: &mut Vec<Choice>) {
        game.favours(self.seat, out);
        out.push(Choice::Later);
    }

    fn allow(&self, game: &Princes, _: Who, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Learn(sort) => game.may_learn(sort),
            _ => Ok(()),
        }
    }

    fn answer<L: Log<Event>>(self, game: &mut Princes, _: Who, choice: Choice, log: &mut L) {
        match choice {
            Choice::Rank => game.take_rank(self.seat, log),
            Choice::Learn(sort) => game.learn(self.seat, sort, log),
            _ => {}
        }
    }

    fn question(&self, game: &Princes, seat: Seat) -> Phrase {
        match game.prince(seat).character {
            Some(Character::Merchant) => Phrase::new("ask-merchant").with("points", game.rank(seat)),
            _ => Phrase::new("ask-professor"),
        }
    }
}
