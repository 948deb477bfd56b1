//! Chance draws the sixteen cards of a round, tower by tower, from the bottom up (§1.7).

use super::prelude::*;
use crate::CardId;
use crate::places::{ALL_FLOORS, FLOORS};
use kit::{CardSet, Rng};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct FillTowers {
    /// Floors filled so far.
    pub filled: u8,
}

impl FillTowers {
    fn deck(self, game: &Lorenzo) -> CardSet {
        let space = Space::at(usize::from(self.filled));
        let kind = space.tower_kind().unwrap_or(Kind::Territory);
        game.edition.deck(kind, game.period()).and(game.pile)
    }
}

impl Step<Lorenzo> for FillTowers {
    fn asks(&self, _: &Lorenzo) -> Asks {
        Asks::Chance
    }

    fn candidates(&self, game: &Lorenzo, _: Who, out: &mut Vec<Choice>) {
        out.extend(self.deck(game).iter().map(|card| Choice::Draw(CardId(card))));
    }

    fn sample(&self, game: &Lorenzo, rng: &mut Rng) -> Option<Choice> {
        self.deck(game).sample(rng).map(|card| Choice::Draw(CardId(card)))
    }

    fn answer<L: Log<Event>>(self, game: &mut Lorenzo, who: Who, choice: Choice, log: &mut L) {
        let Choice::Draw(card) = choice else { return kit::impossible_answer!(self, who, choice) };
        let space = Space::at(usize::from(self.filled));
        game.pile.take(card.0);
        game.towers[space.index()] = Some(card);
        log.tell(|| Event::Card { card: card.word(game.edition), space });
        if let Some(kind) = space.tower_kind().filter(|_| space.floor() + 1 == FLOORS) {
            log.tell(|| {
                let cards = Space::tower(kind).iter().filter_map(|floor| game.towers[floor.index()]);
                Event::Tower { tower: kind, cards: cards.map(|card| card.word(game.edition)).collect() }
            });
        }
        let filled = self.filled + 1;
        if usize::from(filled) < ALL_FLOORS {
            game.push(FillTowers { filled });
        }
    }

    fn question(&self, _: &Lorenzo, _: Seat) -> Phrase {
        Phrase::new("ask-chance")
    }
}
