//! §8.1: the top crest of the pile is taken, and what it shows happens at once.
//! Also carried out here: §8.2, §8.9, §8.10.

use super::{Muster, Tax};
use crate::{Choice, Crest, Event, IlVecchio};
use kit::{Asks, Log, Phrase, Rng, Seat, Who};
use serde::{Deserialize, Serialize};

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TakeCrest {
    pub seat: Seat,
}

impl kit::Step<IlVecchio> for TakeCrest {
    fn asks(&self, _: &IlVecchio) -> Asks {
        Asks::Chance
    }

    fn candidates(&self, game: &IlVecchio, _: Who, out: &mut Vec<Choice>) {
        out.extend(game.crests.kinds().map(|kind| Choice::Crest(Crest::at(kind))));
    }

    fn weight(&self, game: &IlVecchio, outcome: Choice) -> u32 {
        match outcome {
            Choice::Crest(crest) => u32::from(game.crests.0[crest.index()]),
            _ => 0,
        }
    }

    fn sample(&self, game: &IlVecchio, rng: &mut Rng) -> Option<Choice> {
        game.crests.sample(rng).map(|kind| Choice::Crest(Crest::at(kind)))
    }

    fn answer<L: Log<Event>>(self, game: &mut IlVecchio, who: Who, choice: Choice, log: &mut L) {
        let Choice::Crest(crest) = choice else { return kit::impossible_answer!(self, who, choice) };
        let seat = self.seat;
        let cost = game.additional_cost();
        game.crests.take(crest.index());
        game.pile = game.pile.saturating_sub(1);
        game.family_mut(seat).crests[crest.index()] += 1;
        log.tell(|| Event::TookCrest { seat, crest, left: game.pile });
        if game.additional_cost() != cost {
            log.tell(|| Event::CostMoved);
        }
        if game.options.no_events {
            return;
        }
        let left = game.seats;
        match crest {
            Crest::Tax => game.push(Tax { seat, left }),
            Crest::Family => game.push(Muster { seat, left }),
            Crest::Middlemen => {
                let before = game.middlemen;
                for city in &before {
                    game.move_middleman(*city, game.edition.middlemen_steps, log);
                }
            }
        }
    }

    fn question(&self, _: &IlVecchio, _: Seat) -> Phrase {
        Phrase::new("ask-take-crest")
    }
}
