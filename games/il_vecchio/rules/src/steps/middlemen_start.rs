//! §1.7: the middlemen start in towns drawn by lot, no two in towns of one zone.

use crate::set::Cities;
use crate::{Choice, City, Event, IlVecchio, Kind};
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

/// Draws one middleman after the other. The weight of a town is the number of ways to place the rest, so that all legal sets are
/// equally likely.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MiddlemenStart;

impl MiddlemenStart {
    fn next(game: &IlVecchio) -> Cities {
        game.edition.map.towns.get(game.middlemen.len()).copied().unwrap_or_default()
    }

    /// Ways to place the middlemen from the n-th kind on, outside the zones already touched.
    fn ways(game: &IlVecchio, nth: usize, touched: Cities) -> u32 {
        if nth == Kind::SYMBOLS {
            return 1;
        }
        let map = &game.edition.map;
        let free = map.towns[nth].minus(touched);
        free.iter().map(|city| MiddlemenStart::ways(game, nth + 1, touched.or(map.zone_mates[city.index()]))).sum()
    }

    fn touched(game: &IlVecchio) -> Cities {
        game.middlemen.iter().fold(Cities::NONE, |sum, city| sum.or(game.edition.map.zone_mates[city.index()]))
    }

    fn ways_with(game: &IlVecchio, city: City) -> u32 {
        let touched = MiddlemenStart::touched(game);
        if touched.contains(city) {
            return 0;
        }
        MiddlemenStart::ways(game, game.middlemen.len() + 1, touched.or(game.edition.map.zone_mates[city.index()]))
    }
}

impl kit::Step<IlVecchio> for MiddlemenStart {
    fn asks(&self, _: &IlVecchio) -> Asks {
        Asks::Chance
    }

    fn candidates(&self, game: &IlVecchio, _: Who, out: &mut Vec<Choice>) {
        let towns = MiddlemenStart::next(game);
        out.extend(towns.iter().filter(|city| MiddlemenStart::ways_with(game, *city) > 0).map(Choice::Start));
        if out.is_empty() {
            // An edition without any legal set: the limit cannot be kept.
            out.extend(towns.iter().map(Choice::Start));
        }
    }

    fn weight(&self, game: &IlVecchio, outcome: Choice) -> u32 {
        match outcome {
            Choice::Start(city) => MiddlemenStart::ways_with(game, city).max(1),
            _ => 0,
        }
    }

    fn answer<L: Log<Event>>(self, game: &mut IlVecchio, who: Who, choice: Choice, log: &mut L) {
        let Choice::Start(city) = choice else { return kit::impossible_answer!(self, who, choice) };
        game.middlemen.push(city);
        let id = game.town(city);
        log.tell(|| Event::MiddlemanStarts { city: id });
        if game.middlemen.len() < Kind::SYMBOLS {
            game.push(MiddlemenStart);
        }
    }

    fn question(&self, _: &IlVecchio, _: Seat) -> Phrase {
        Phrase::new("ask-middlemen-start")
    }
}
