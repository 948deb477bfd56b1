//! Bricks that cards take off towers (§11.5, §11.6, §12.8), and which brick of a mixed one (§15.8).

use crate::choice::Choice;
use crate::colour::Colour;
use crate::event::Event;
use crate::state::Firenze;
use crate::tower::{Make, Palette, Tower};
use kit::{Asks, Log, Phrase, Seat, Who};
use serde::{Deserialize, Serialize};

/// The first of several towers that are alike stands for all of them.
pub(crate) fn is_first_alike(towers: &[Tower], index: usize) -> bool {
    !towers[..index].contains(&towers[index])
}

impl Firenze {
    /// A brick of a tower (from 1) goes; of a mixed tower `chooser` names it.
    fn lose_brick<L: Log<Event>>(&mut self, owner: Seat, tower: u8, chooser: Seat, log: &mut L) {
        let index = usize::from(tower).saturating_sub(1);
        match self.player(owner).towers.get(index).map(|t| t.make) {
            Some(Make::Plain(colour)) => {
                self.chip(owner, index, colour, false, log);
                self.player_mut(owner).towers.sort_unstable();
            }
            Some(Make::Mixed(_) | Make::Orphan(_)) => self.push(Chip { owner, chooser, tower, bricks: 1, from: 0, ruin: false }),
            None => {}
        }
    }
}

/// A seat takes a brick off one of its towers.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Crumble {
    pub seat: Seat,
}

impl kit::Step<Firenze> for Crumble {
    fn asks(&self, game: &Firenze) -> Asks {
        if game.player(self.seat).towers.is_empty() { Asks::Nobody } else { Asks::one(self.seat) }
    }

    fn candidates(&self, game: &Firenze, _: Who, out: &mut Vec<Choice>) {
        let towers = &game.player(self.seat).towers;
        out.extend((0..towers.len()).filter(|i| is_first_alike(towers, *i)).map(|i| Choice::Crumble(i as u8 + 1)));
    }

    fn answer<L: Log<Event>>(self, game: &mut Firenze, who: Who, choice: Choice, log: &mut L) {
        let Choice::Crumble(tower) = choice else { return kit::impossible_answer!(self, who, choice) };
        game.lose_brick(self.seat, tower, self.seat, log);
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-crumble")
    }
}

/// The active player takes a brick off a tower of an opponent.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hit {}

impl kit::Step<Firenze> for Hit {
    fn asks(&self, game: &Firenze) -> Asks {
        Asks::one(game.active)
    }

    fn candidates(&self, game: &Firenze, _: Who, out: &mut Vec<Choice>) {
        for seat in game.opponents() {
            let towers = &game.player(seat).towers;
            out.extend((0..towers.len()).filter(|i| is_first_alike(towers, *i)).map(|i| Choice::Hit(seat, i as u8 + 1)));
        }
    }

    fn answer<L: Log<Event>>(self, game: &mut Firenze, who: Who, choice: Choice, log: &mut L) {
        let Choice::Hit(owner, tower) = choice else { return kit::impossible_answer!(self, who, choice) };
        game.lose_brick(owner, tower, game.active, log);
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-hit")
    }
}

/// Which bricks of a mixed tower go to the bag, in the order of colours. Of a ruin the rest goes to the store.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chip {
    pub owner: Seat,
    pub chooser: Seat,
    /// From 1.
    pub tower: u8,
    pub bricks: u8,
    /// Colours before this one have been passed.
    pub from: u8,
    pub ruin: bool,
}

impl Chip {
    fn index(self) -> usize {
        usize::from(self.tower).saturating_sub(1)
    }

    fn palette(self, game: &Firenze) -> Palette {
        let tower = game.player(self.owner).towers.get(self.index());
        tower.and_then(Tower::palette).unwrap_or_default()
    }

    fn open(self, game: &Firenze) -> impl Iterator<Item = Colour> + use<> {
        let from = self.from;
        self.palette(game).iter().filter(move |c| *c as u8 >= from)
    }
}

impl kit::Step<Firenze> for Chip {
    fn asks(&self, game: &Firenze) -> Asks {
        let forced = self.bricks == 0 || self.open(game).count() <= usize::from(self.bricks);
        if forced { Asks::Nobody } else { Asks::one(self.chooser) }
    }

    fn candidates(&self, game: &Firenze, _: Who, out: &mut Vec<Choice>) {
        let open = self.open(game).count();
        // Enough colours must come after it for the rest.
        out.extend(self.open(game).take((open + 1).saturating_sub(usize::from(self.bricks))).map(Choice::Chip));
    }

    fn answer<L: Log<Event>>(self, game: &mut Firenze, who: Who, choice: Choice, log: &mut L) {
        let Choice::Chip(colour) = choice else { return kit::impossible_answer!(self, who, choice) };
        game.chip(self.owner, self.index(), colour, self.ruin, log);
        game.push(Chip { bricks: self.bricks - 1, from: colour as u8 + 1, ..self });
    }

    fn proceed<L: Log<Event>>(self, game: &mut Firenze, log: &mut L) {
        let going: Palette = self.open(game).take(usize::from(self.bricks)).collect();
        // When the last brick goes so does the tower, and nothing is left to fall.
        let rest = self.palette(game).len() - going.len();
        for colour in going.iter() {
            game.chip(self.owner, self.index(), colour, self.ruin, log);
        }
        if self.ruin && rest > 0 {
            let tower = game.player_mut(self.owner).towers.remove(self.index());
            game.player_mut(self.owner).store.add_all(&tower.bricks());
        }
        if !self.ruin {
            game.player_mut(self.owner).towers.sort_unstable();
        }
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-chip").with("n", self.bricks)
    }
}
