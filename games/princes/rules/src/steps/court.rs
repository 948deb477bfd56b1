//! The bidding for characters (§8.2 to §8.6, §8.19).

use super::Favour;
use crate::Choice;
use crate::event::Event;
use crate::ids::Character;
use crate::reason::{Income, Purpose};
use crate::set::Set;
use crate::state::Princes;
use kit::{Asks, Log, MOST_SEATS, Phrase, Seat, Seats, Who, Why, ensure};
use serde::{Deserialize, Serialize};

/// A marker on a character's space.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mark {
    pub character: Character,
    pub space: u8,
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Court {
    /// Whose turn it is.
    pub seat: Seat,
    /// Who has passed or taken a character.
    pub out: Seats,
    /// The characters that are taken this round.
    pub taken: Set<Character>,
    /// By seat.
    pub marks: [Option<Mark>; MOST_SEATS],
}

impl Court {
    pub fn open(game: &mut Princes) {
        game.push(Court { seat: game.first, out: Seats::NONE, taken: Set::NONE, marks: [None; MOST_SEATS] });
    }

    /// The next prince clockwise who has neither passed nor taken a character; without one the bidding is over.
    fn go_on(self, game: &mut Princes) {
        let next = self.seat.next(game.seats).clockwise(game.seats).find(|s| !self.out.contains(*s));
        if let Some(seat) = next {
            game.push(Court { seat, ..self });
        }
    }

    /// Whose marker lies on a character, and where.
    pub fn marker(&self, character: Character) -> Option<(Seat, u8)> {
        self.marks
            .iter()
            .enumerate()
            .find_map(|(seat, mark)| mark.filter(|mark| mark.character == character).map(|mark| (Seat(seat as u8), mark.space)))
    }

    /// The lowest space that may be marked; `None`: the character cannot be had.
    fn lowest(&self, game: &Princes, character: Character) -> Option<u8> {
        let (low, high) = game.edition.tracks[character.index()];
        let from = self.marker(character).map_or(low, |(_, space)| space + 1);
        (!self.taken.contains(character) && from <= high).then_some(from)
    }

    /// The highest space this prince can pay; the Banker's bid comes out of the florins on the card.
    fn highest(&self, game: &Princes, character: Character) -> i32 {
        let high = i32::from(game.edition.tracks[character.index()].1);
        if character == Character::Banker { high } else { high.min(game.means(self.seat) / game.edition.bid_unit) }
    }

    fn take<L: Log<Event>>(self, game: &mut Princes, mark: Mark, log: &mut L) {
        let (seat, character) = (self.seat, mark.character);
        let price = i32::from(mark.space) * game.edition.bid_unit;
        game.prince_mut(seat).character = Some(character);
        log.tell(|| Event::Took { seat, character });
        let mut marks = self.marks;
        marks[seat.index()] = None;
        let rest = Court { marks, out: self.out.with(seat), taken: self.taken.with(character), ..self };
        rest.go_on(game);
        match character {
            Character::Banker => {
                let lay = game.banker;
                game.receive(seat, lay - price, Income::Banker { lay, bid: price }, log);
                game.banker = 0;
            }
            _ => game.pay(seat, price, Purpose::Character(character), log),
        }
        if matches!(character, Character::Merchant | Character::Professor) {
            game.push(Favour { seat });
        }
    }
}

impl kit::Step<Princes> for Court {
    /// Whose marker is still in place has no choice: he pays and takes the character.
    fn asks(&self, _: &Princes) -> Asks {
        if self.marks[self.seat.index()].is_some() { Asks::Nobody } else { Asks::one(self.seat) }
    }

    fn candidates(&self, game: &Princes, _: Who, out: &mut Vec<Choice>) {
        out.push(Choice::Pass);
        for character in Character::ALL {
            let (low, high) = game.edition.tracks[character.index()];
            out.extend((low..=high).map(|space| Choice::Bid(*character, space)));
        }
    }

    fn allow(&self, game: &Princes, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Bid(character, space) = choice else { return Ok(()) };
        ensure(!self.taken.contains(character), || Why::new("8.3", "why-character-taken"))?;
        if let Some((_, marked)) = self.marker(character) {
            let (_, last) = game.edition.tracks[character.index()];
            let key = if marked == last { "why-last-space" } else { "why-space-too-low" };
            ensure(space > marked, || Why::new("8.5", key).figure(i32::from(marked) * game.edition.bid_unit))?;
        }
        let sum = i32::from(space) * game.edition.bid_unit;
        if character == Character::Banker { Ok(()) } else { game.afford(self.seat, sum) }
    }

    /// The spaces from the lowest to the highest possible, without asking each.
    fn legal(&self, game: &Princes, _: Who, out: &mut Vec<Choice>) {
        out.push(Choice::Pass);
        for character in Character::ALL.iter().copied() {
            if let Some(low) = self.lowest(game, character) {
                let high = self.highest(game, character);
                out.extend((low..=u8::try_from(high.max(0)).unwrap_or(u8::MAX)).map(|space| Choice::Bid(character, space)));
            }
        }
    }

    fn answer<L: Log<Event>>(mut self, game: &mut Princes, _: Who, choice: Choice, log: &mut L) {
        let seat = self.seat;
        if let Choice::Bid(character, space) = choice {
            let florins = i32::from(space) * game.edition.bid_unit;
            log.tell(|| Event::Marked { seat, character, space, florins });
            if let Some((other, _)) = self.marker(character) {
                self.marks[other.index()] = None;
                log.tell(|| Event::Displaced { seat: other, character, by: seat });
            }
            self.marks[seat.index()] = Some(Mark { character, space });
        } else {
            self.out = self.out.with(seat);
            log.tell(|| Event::Passed { seat, item: None });
        }
        self.go_on(game);
    }

    fn proceed<L: Log<Event>>(self, game: &mut Princes, log: &mut L) {
        if let Some(mark) = self.marks[self.seat.index()] {
            self.take(game, mark, log);
        }
    }

    fn forced_is_secret(&self, _: &Princes) -> bool {
        true
    }

    fn question(&self, game: &Princes, _: Seat) -> Phrase {
        Phrase::new("ask-court").with("florins", game.banker)
    }
}
