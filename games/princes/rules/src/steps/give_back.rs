//! Set-up: four profession cards are dealt to each, and each returns one (§1.2, §1.3).

use crate::Choice;
use crate::event::Event;
use crate::ids::{Card, Profession, Sort};
use crate::state::Princes;
use kit::{Asks, Log, MOST_SEATS, Phrase, Rng, Seat, Seats, Who};
use serde::{Deserialize, Serialize};

/// Chance deals the next card to the first seat that has too few.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dealing {}

impl Dealing {
    fn seat(game: &Princes) -> Option<Seat> {
        Seat::all(game.seats).find(|s| game.prince(*s).hand.len() < game.edition.dealt)
    }
}

impl kit::Step<Princes> for Dealing {
    fn asks(&self, game: &Princes) -> Asks {
        if Dealing::seat(game).is_some() && !game.professions.is_empty() { Asks::Chance } else { Asks::Nobody }
    }

    fn candidates(&self, game: &Princes, _: Who, out: &mut Vec<Choice>) {
        game.next_cards(Sort::Profession, out);
    }

    fn sample(&self, game: &Princes, rng: &mut Rng) -> Option<Choice> {
        game.sample_card(Sort::Profession, rng).map(Choice::Draw)
    }

    fn answer<L: Log<Event>>(self, game: &mut Princes, _: Who, choice: Choice, log: &mut L) {
        game.push(self);
        if let (Choice::Draw(card @ Card::Profession(_)), Some(seat)) = (choice, Dealing::seat(game)) {
            game.draw(card, seat);
            game.keep(card, seat);
            log.tell(|| Event::Drawn { seat, sort: Sort::Profession, card: Some(card) });
        }
    }

    fn proceed<L: Log<Event>>(self, game: &mut Princes, log: &mut L) {
        log.tell(|| Event::Dealt { cards: game.edition.dealt });
    }

    fn question(&self, _: &Princes, _: Seat) -> Phrase {
        Phrase::new("ask-deal")
    }
}

/// Every seat is asked at once; nothing happens until the last has answered.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GiveBack {
    /// The answers so far, by seat.
    pub chosen: [Option<Profession>; MOST_SEATS],
}

impl GiveBack {
    fn open(&self, game: &Princes) -> Seats {
        Seat::all(game.seats).filter(|s| self.chosen[s.index()].is_none() && !game.prince(*s).hand.is_empty()).collect()
    }
}

impl kit::Step<Princes> for GiveBack {
    fn asks(&self, game: &Princes) -> Asks {
        let open = self.open(game);
        if open.is_empty() { Asks::Nobody } else { Asks::Seats(open) }
    }

    fn candidates(&self, game: &Princes, who: Who, out: &mut Vec<Choice>) {
        if let Some(seat) = who.seat() {
            out.extend(game.prince(seat).hand.iter().map(Choice::Return));
        }
    }

    fn answer<L: Log<Event>>(mut self, game: &mut Princes, who: Who, choice: Choice, log: &mut L) {
        if let (Some(seat), Choice::Return(profession)) = (who.seat(), choice) {
            self.chosen[seat.index()] = Some(profession);
            log.tell(|| Event::Chosen { seat });
        }
        game.push(self);
    }

    fn proceed<L: Log<Event>>(self, game: &mut Princes, log: &mut L) {
        for seat in Seat::all(game.seats) {
            if let Some(profession) = self.chosen[seat.index()] {
                game.prince_mut(seat).hand.remove(profession);
                game.professions.put_back(profession, seat);
                log.tell(|| Event::Returned { seat, card: Some(profession) });
            }
        }
    }

    fn held(&self, game: &Princes) -> Seats {
        Seat::all(game.seats).filter(|s| self.chosen[s.index()].is_some()).collect()
    }

    fn question(&self, _: &Princes, _: Seat) -> Phrase {
        Phrase::new("ask-return")
    }
}
