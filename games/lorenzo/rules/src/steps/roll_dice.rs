//! Chance rolls the black, the white and the orange die (§2.2).

use super::prelude::*;
use kit::Rng;

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct RollDice {
    pub rolled: u8,
}

impl Step<Lorenzo> for RollDice {
    fn asks(&self, _: &Lorenzo) -> Asks {
        Asks::Chance
    }

    fn candidates(&self, game: &Lorenzo, _: Who, out: &mut Vec<Choice>) {
        out.extend((1..=game.edition.setup.die_faces).map(Choice::Roll));
    }

    fn sample(&self, game: &Lorenzo, rng: &mut Rng) -> Option<Choice> {
        Some(Choice::Roll(1 + rng.below(usize::from(game.edition.setup.die_faces)) as u8))
    }

    fn answer<L: Log<Event>>(self, game: &mut Lorenzo, who: Who, choice: Choice, log: &mut L) {
        let Choice::Roll(pips) = choice else { return kit::impossible_answer!(self, who, choice) };
        let member = Member::at(usize::from(self.rolled));
        game.dice[member.index()] = pips;
        log.tell(|| Event::Die { member, pips });
        let rolled = self.rolled + 1;
        if usize::from(rolled) < game.dice.len() {
            game.push(RollDice { rolled });
        } else {
            log.tell(|| Event::Dice { dice: game.dice });
        }
    }

    fn question(&self, _: &Lorenzo, _: Seat) -> Phrase {
        Phrase::new("ask-chance")
    }
}
