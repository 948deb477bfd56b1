//! §13: Strozzi turns up a card and does what it says.

use super::PickColour;
use crate::choice::{Choice, StrozziCard};
use crate::edition::{CardColour, Letter, ROUNDS, StrozziEffect, StrozziFigures};
use crate::event::Event;
use crate::pieces::{Family, Noble, Rank, Source};
use crate::place::{PLACES, Place, Shield};
use crate::reason::Purpose;
use crate::state::{Florence, STROZZI};
use crate::strozzi::{Adjustment, Deck};
use kit::{Asks, Log, Phrase, Seat, Step, Who};
use serde::{Deserialize, Serialize};

/// Orange and blue, in the order of the edition.
const COLOURS: [Family; 2] = [Family(1), Family(2)];

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnCard {
    /// Card 6 came up first in the round and was set aside (§13.8).
    pub aside: bool,
}

impl Step<Florence> for TurnCard {
    fn asks(&self, _: &Florence) -> Asks {
        Asks::Chance
    }

    fn candidates(&self, game: &Florence, _: Who, out: &mut Vec<Choice>) {
        out.extend(Deck::numbers(game.strozzi.next()).map(Choice::Strozzi));
    }

    fn answer<L: Log<Event>>(self, game: &mut Florence, who: Who, choice: Choice, log: &mut L) {
        let Choice::Strozzi(card) = choice else { return kit::impossible_answer!(self, who, choice) };
        let figures = &game.edition().figures.solo.cards[card.index() - 1];
        let first = game.strozzi.is_whole();
        game.strozzi.take(card);
        if first && figures.effect == StrozziEffect::SpendAllAndPass {
            log.tell(|| Event::StrozziSetAside { card });
            return game.push(TurnCard { aside: true });
        }
        log.tell(|| Event::StrozziTurned { card });
        if self.aside {
            game.strozzi.shuffle_in(PARTY);
        }
        resolve(game, figures, log);
    }

    fn question(&self, _: &Florence, _: Seat) -> Phrase {
        Phrase::new("ask-strozzi-card")
    }
}

/// The card that ends his round.
pub(crate) const PARTY: StrozziCard = StrozziCard(6);

fn resolve<L: Log<Event>>(game: &mut Florence, card: &StrozziFigures, log: &mut L) {
    if card.effect == StrozziEffect::SpendAllAndPass {
        return game.strozzi_party(log);
    }
    game.pay(STROZZI, card.time, Purpose::StrozziCard, log); // what he has, if that is less (§12.8)
    match card.effect {
        StrozziEffect::Deploy => game.strozzi_card_deploys(card, log),
        StrozziEffect::Promote => game.strozzi_promotes(log),
        StrozziEffect::Brag => {
            let family = if card.colour == Some(CardColour::Blue) { COLOURS[1] } else { COLOURS[0] };
            game.strozzi_brags(family, log);
        }
        StrozziEffect::PlaceGuard => game.strozzi_guards(log),
        StrozziEffect::SpendAllAndPass => {}
    }
}

impl Florence {
    /// §13.7, §14.7.
    fn strozzi_party<L: Log<Event>>(&mut self, log: &mut L) {
        let solo = &self.edition().figures.solo;
        let time = self.player(STROZZI).time;
        if self.adjust.has(Adjustment::Card6Vp) {
            self.score(STROZZI, Source::Card, u16::from(time) * solo.adjust.card_6_vp_per_time, log);
        }
        let kept = if self.active() == Noble::Giovanni { solo.giovanni_keeps } else { 0 };
        self.pay(STROZZI, time.saturating_sub(kept), Purpose::StrozziCard, log);
        self.strozzi_passes(log);
    }

    /// §13.1 and §13.5: first the location, then the colour; the rank follows from the noble there, for card 5 too (§13.16).
    fn strozzi_card_deploys<L: Log<Event>>(&mut self, card: &StrozziFigures, log: &mut L) {
        let target = match card.target {
            Some(Letter::B) => 1,
            Some(Letter::C) => 2,
            _ => 0,
        };
        let Some((place, noble)) = self.strozzi_target(target) else { return };
        let family = match card.colour {
            Some(CardColour::Blue) => COLOURS[1],
            Some(CardColour::Least) => {
                let [orange, blue] = COLOURS.map(|f| Rank::ALL.iter().map(|r| self.on_board(f, *r)).sum::<u8>());
                // Giovanni's pair needs no choice (ruling 48).
                if orange == blue && noble != Noble::Giovanni {
                    return self.push(PickColour { place, noble });
                }
                if blue < orange { COLOURS[1] } else { COLOURS[0] }
            }
            _ => COLOURS[0],
        };
        self.strozzi_deploy(noble, place, family, log);
    }

    /// §13.9, §13.10.
    fn strozzi_promotes<L: Log<Event>>(&mut self, log: &mut L) {
        for rank in [Rank::Debutante, Rank::Donna] {
            for place in self.strozzi_destinations().into_iter().flatten() {
                if let Some(slot) = self.strozzi_promotable(place, rank) {
                    return self.promote(place, slot, log);
                }
            }
        }
        let [orange, blue] = COLOURS.map(|f| self.families[f.index()].markers);
        self.strozzi_brags(if blue > orange { COLOURS[1] } else { COLOURS[0] }, log);
    }

    /// The rearmost member of a rank whose colour has the next piece in supply.
    fn strozzi_promotable(&self, place: Place, rank: Rank) -> Option<u8> {
        let higher = rank.higher()?;
        let fits = self.queue(place).iter().rposition(|m| {
            m.rank == rank && self.side_of(m.family) == STROZZI && self.families[m.family.index()].supply[higher.index()] > 0
        });
        fits.map(|index| index as u8 + 1)
    }

    /// §13.11 to §13.13, §14.1.
    fn strozzi_brags<L: Log<Event>>(&mut self, family: Family, log: &mut L) {
        let other = if family == COLOURS[0] { COLOURS[1] } else { COLOURS[0] };
        let Some(family) = [family, other].into_iter().find(|f| self.families[f.index()].markers > 0) else { return };
        let Some(carriage) = self.carriages[self.edition().letters(self.round)[0].index()] else { return };
        let solo = &self.edition().figures.solo;
        let act = self.act();
        let mut place = carriage;
        for _ in 0..PLACES {
            place = self.edition().next[place.index()];
            let (Some(tile), None) = (self.tiles[place.index()], self.brags[place.index()][act]) else { continue };
            self.brags[place.index()][act] = Some(family);
            self.families[family.index()].markers -= 1;
            let by = self.by(STROZZI);
            let times = if self.adjust.has(Adjustment::Brag123) { solo.adjust.brag_1_2_3 } else { solo.brag_times_by_act };
            let vp = u16::from(self.edition().tile[tile.index()].0) * times[act];
            log.tell(|| Event::Bragged { by, tile, place, level: act as u8, vp });
            return self.score(STROZZI, Source::Brag, vp, log);
        }
    }

    /// §13.14, §13.15.
    fn strozzi_guards<L: Log<Event>>(&mut self, log: &mut L) {
        let noble = self.edition().letters(self.round)[1];
        let last_round = usize::from(self.round) >= ROUNDS;
        let shield = self.destination(noble).filter(|_| !last_round && self.player(STROZZI).guards > 0);
        match shield.and_then(|destination| self.free_shield_back_from(destination, noble)) {
            Some(shield) => self.put_guard(STROZZI, shield, log),
            None => self.score(STROZZI, Source::Card, self.edition().figures.solo.guard_vp, log),
        }
    }

    /// The first empty shield of a noble, against the route.
    fn free_shield_back_from(&self, destination: Place, noble: Noble) -> Option<Shield> {
        let edition = self.edition();
        let mut place = destination;
        for _ in 0..PLACES {
            let before = edition.previous[place.index()];
            let shield = match noble {
                Noble::Cosimo => edition.street_between(before, place).map(|street| edition.shield_on(street)),
                Noble::Contessina => Some(Shield::Brag(place)),
                Noble::Giovanni => Some(Shield::Queue(place)),
            };
            if let Some(shield) = shield.filter(|shield| !self.is_guarded(*shield)) {
                return Some(shield);
            }
            place = before;
        }
        None
    }
}
