//! Phase 4: what was not raised falls (chapter 7), unless the Architect saves it (§12.9).
//! Also carried out here: §7.3.

use crate::card::Card;
use crate::choice::Choice;
use crate::effect::{Effect, Kind};
use crate::event::Event;
use crate::state::Firenze;
use crate::steps::Chip;
use crate::steps::crumble::is_first_alike;
use crate::tower::Make;
use kit::{Asks, Log, Phrase, Seat, Who, Why, ensure};
use serde::{Deserialize, Serialize};

/// The active player's ruins are torn down.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruins {}

impl Ruins {
    fn architect(self, game: &Firenze) -> Option<Card> {
        let mut held = game.held_of(game.active, Kind::Character);
        held.find(|c| !game.has_played(*c) && game.edition.card(*c).effect == Effect::ProtectTowerFromRuin)
    }

    fn tear_down<L: Log<Event>>(self, game: &mut Firenze, log: &mut L) {
        let seat = game.active;
        // From the right, so that the places of the others stay as they are.
        for index in (0..game.me().towers.len()).rev() {
            let tower = game.me().towers[index];
            if tower.safe {
                continue;
            }
            // Half rounded up to the bag (§7.2).
            let lost = tower.height.div_ceil(2);
            let back = tower.height - lost;
            log.tell(|| Event::Ruined { seat, colour: tower.colour(), height: tower.height, back, orphan: tower.is_orphan() });
            match tower.make {
                Make::Plain(colour) => {
                    game.bag.add(colour, lost);
                    let me = game.me_mut();
                    me.store.add(colour, back);
                    me.towers.remove(index);
                }
                Make::Mixed(_) | Make::Orphan(_) => {
                    // The others fall first: it may stand further left by then.
                    let place = game.me().towers[..index].iter().filter(|t| t.safe).count();
                    game.push(Chip { owner: seat, chooser: seat, tower: place as u8 + 1, bricks: lost, from: 0, ruin: true });
                }
            }
        }
    }
}

impl kit::Step<Firenze> for Ruins {
    fn asks(&self, game: &Firenze) -> Asks {
        let saves = || game.me().towers.iter().any(|t| !t.safe && !t.is_orphan());
        if self.architect(game).is_some() && saves() { Asks::one(game.active) } else { Asks::Nobody }
    }

    fn candidates(&self, game: &Firenze, _: Who, out: &mut Vec<Choice>) {
        let towers = &game.me().towers;
        let ruins = (0..towers.len()).filter(|i| !towers[*i].safe && is_first_alike(towers, *i));
        out.extend(ruins.map(|i| Choice::Save(i as u8 + 1)));
        out.push(Choice::Done);
    }

    fn allow(&self, game: &Firenze, _: Who, choice: Choice) -> Result<(), Why> {
        let Choice::Save(tower) = choice else { return Ok(()) };
        let tower = game.me().towers.get(usize::from(tower).wrapping_sub(1));
        // A mixed tower without its church card can't be saved.
        ensure(tower.is_none_or(|t| !t.is_orphan()), || Why::new("15.9", "why-campanile-gone"))
    }

    fn answer<L: Log<Event>>(self, game: &mut Firenze, _: Who, choice: Choice, log: &mut L) {
        if let Choice::Save(tower) = choice
            && let Some(card) = self.architect(game)
        {
            let seat = game.active;
            game.played |= 1 << card.index();
            game.discard(seat, card);
            if let Some(tower) = game.me_mut().towers.get_mut(usize::from(tower).wrapping_sub(1)) {
                tower.safe = true;
                log.tell(|| Event::Saved { seat, card, tower: tower.colour(), height: tower.height });
            }
        }
        self.tear_down(game, log);
    }

    fn proceed<L: Log<Event>>(self, game: &mut Firenze, log: &mut L) {
        self.tear_down(game, log);
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-ruins")
    }
}
