//! Bonus cards are added to a work, one by one and in any order (§6.1, §6.5 to §6.8).

use super::Payment;
use crate::Choice;
use crate::event::Event;
use crate::ids::{Bonus, Profession};
use crate::state::Princes;
use kit::{Asks, Log, Phrase, Seat, Seats, Who, Why, ensure};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Adding {
    pub seat: Seat,
    /// With the bonus cards played so far.
    pub value: u16,
    /// The last of the bonus cards played, in the order of the list: a search goes on from there.
    pub last: Option<Bonus>,
}

impl Adding {
    pub fn begin<L: Log<Event>>(game: &mut Princes, seat: Seat, profession: Profession, log: &mut L) {
        let value = game.prince(seat).work(game.edition, profession) + game.muse_value(seat);
        let prince = game.prince_mut(seat);
        prince.hand.remove(profession);
        prince.table.add(profession);
        game.professions.show(profession, Seats::all(game.seats));
        log.tell(|| Event::Working { seat, profession, value, parts: game.work_parts(seat, profession) });
        game.push(Adding { seat, value, last: None });
    }

    /// What the cards after `last` could still add.
    fn reserve(game: &Princes, seat: Seat, last: Option<Bonus>) -> u16 {
        let prince = game.prince(seat);
        prince.bonuses.after(last).iter().map(|b| prince.bonus(game.edition, b)).sum()
    }

    /// In real play the minimum can always be reached. In a redealt state the hand may not do it; then the work ends as it is.
    fn may_stop(&self, game: &Princes) -> bool {
        let needed = game.minimum();
        self.value >= needed || self.value + Adding::reserve(game, self.seat, None) < needed
    }
}

impl kit::Step<Princes> for Adding {
    /// How many bonus cards a prince holds is known to all; which of them may still be added is not.
    fn asks(&self, game: &Princes) -> Asks {
        if game.prince(self.seat).bonuses.is_empty() { Asks::Nobody } else { Asks::one(self.seat) }
    }

    fn candidates(&self, game: &Princes, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.prince(self.seat).bonuses.iter().map(Choice::Add));
        out.push(Choice::Done);
    }

    fn allow(&self, game: &Princes, _: Who, choice: Choice) -> Result<(), Why> {
        let needed = game.minimum();
        let enough = choice != Choice::Done || self.may_stop(game);
        ensure(enough, || Why::new("6.6", "why-minimum-so-far").needs(needed, self.value))
    }

    /// In the order of the list, as far as the minimum stays in reach.
    fn is_canonical(&self, game: &Princes, _: Who, choice: Choice) -> bool {
        let Choice::Add(bonus) = choice else { return true };
        let reach = || self.value + Adding::reserve(game, self.seat, before(bonus));
        self.last.is_none_or(|last| bonus > last) && reach() >= game.minimum()
    }

    fn answer<L: Log<Event>>(mut self, game: &mut Princes, _: Who, choice: Choice, log: &mut L) {
        let Choice::Add(bonus) = choice else {
            return self.proceed(game, log);
        };
        let seat = self.seat;
        self.value += game.prince(seat).bonus(game.edition, bonus);
        self.last = self.last.max(Some(bonus));
        game.prince_mut(seat).bonuses.remove(bonus);
        game.gone.add(bonus);
        game.bonuses.show(bonus, Seats::all(game.seats));
        log.tell(|| Event::Added { seat, bonus, value: self.value });
        game.push(self);
    }

    fn proceed<L: Log<Event>>(self, game: &mut Princes, log: &mut L) {
        let (seat, value) = (self.seat, self.value);
        log.tell(|| Event::Worked { seat, value, raised: self.last.is_some() });
        game.push(Payment { seat, value });
    }

    fn is_begun(&self, _: &Princes) -> bool {
        self.last.is_some()
    }

    fn forced_is_secret(&self, _: &Princes) -> bool {
        true
    }

    fn question(&self, game: &Princes, _: Seat) -> Phrase {
        Phrase::new("ask-add").with("value", self.value).with("minimum", game.minimum())
    }
}

/// The card before this one in the list.
fn before(bonus: Bonus) -> Option<Bonus> {
    bonus.index().checked_sub(1).map(Bonus::at)
}
