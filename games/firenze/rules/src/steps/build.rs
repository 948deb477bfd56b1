//! Phase 3: towers are begun and raised (chapter 6).

use crate::characters::Window;
use crate::choice::Choice;
use crate::colour::Colour;
use crate::edition::BUILD;
use crate::event::Event;
use crate::state::Firenze;
use crate::steps::{Pay, Till};
use crate::tower::{Make, Palette, Tower};
use kit::{Asks, Log, Phrase, Seat, Who, Why, ensure};
use serde::{Deserialize, Serialize};

/// How far building has come: towers are raised from left to right, then new ones are begun, then the mixed tower grows. So a
/// set of bricks is one sequence of answers.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    Start,
    /// This tower (from 1) was raised.
    Raised {
        tower: u8,
        from: u8,
        to: u8,
    },
    Begun {
        colour: Colour,
        bricks: u8,
    },
    Mixed {
        colour: Colour,
    },
}

/// The active player places bricks until he stops; then he pays.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Build {
    pub placed: u8,
    pub mark: Mark,
}

impl Build {
    pub const FIRST: Build = Build { placed: 0, mark: Mark::Start };

    /// May so many more bricks be placed (§6.4, §6.6)?
    fn afford(self, game: &Firenze, bricks: u8) -> Result<(), Why> {
        let total = self.placed + bricks;
        ensure(usize::from(total) <= BUILD, || Why::new("6.4", "why-six").figure(BUILD as i32))?;
        let (cost, left) = (game.build_cost(total), game.me().store.len().saturating_sub(bricks));
        ensure(cost <= left, || Why::new("6.6", "why-build-cost").needs(cost, left))
    }

    /// How many more bricks may be placed, up to `most`.
    fn room(self, game: &Firenze, most: u8) -> u8 {
        let store = game.me().store.len();
        let most = most.min((BUILD as u8).saturating_sub(self.placed)).min(store);
        let fits = |n: u8, discount: u8| game.edition.build_cost[usize::from(self.placed + n)].saturating_sub(discount) <= store - n;
        // Each further brick costs more: if the last is within reach without help, all are.
        if fits(most, 0) {
            return most;
        }
        let discount = game.build_discount();
        (1..=most).take_while(|n| fits(*n, discount)).count() as u8
    }

    /// Everything that places up to `most` bricks, in order.
    fn placings(self, game: &Firenze, most: u8, out: &mut Vec<Choice>) {
        self.raises(game, most, out);
        self.begins(game, most, out);
    }

    fn raises(self, game: &Firenze, limit: u8, out: &mut Vec<Choice>) {
        let after = match self.mark {
            Mark::Start => 0,
            Mark::Raised { tower, .. } => usize::from(tower),
            Mark::Begun { .. } | Mark::Mixed { .. } => return,
        };
        let me = game.me();
        for (index, tower) in me.towers.iter().enumerate().skip(after) {
            let Make::Plain(colour) = tower.make else { continue };
            let mut most = me.store.of(colour).min(limit);
            // Of towers that are alike the first is raised, and it is raised the most.
            if most == 0 || me.towers[..index].contains(tower) {
                continue;
            }
            if let Mark::Raised { tower: before, from, to } = self.mark
                && from == tower.height
                && !tower.safe
                && me.towers[usize::from(before) - 1].make == tower.make
            {
                most = most.min(to - from);
            }
            out.extend((1..=most).map(|n| Choice::Raise(index as u8 + 1, tower.height + n)));
        }
    }

    fn begins(self, game: &Firenze, limit: u8, out: &mut Vec<Choice>) {
        for (colour, have) in game.me().store.iter() {
            let most = match self.mark {
                Mark::Mixed { .. } => return,
                Mark::Begun { colour: last, .. } if colour < last => continue,
                Mark::Begun { colour: last, bricks } if colour == last => bricks.min(have),
                _ => have,
            };
            out.extend((1..=most.min(limit)).map(|n| Choice::Begin(colour, n)));
        }
    }

    fn mixes(self, game: &Firenze, out: &mut Vec<Choice>) {
        if game.campanile_out().is_none() && !game.me().towers.iter().any(Tower::is_orphan) {
            return;
        }
        let held = game.me().store.iter().map(|(c, _)| c);
        let open = held.filter(|c| !matches!(self.mark, Mark::Mixed { colour } if *c <= colour));
        out.extend(open.map(Choice::Mix));
    }
}

impl Firenze {
    /// The active player's mixed tower: its place from 0 and its colours.
    pub(crate) fn mixed_tower(&self) -> Option<(usize, Palette)> {
        self.me().towers.iter().enumerate().find_map(|(i, t)| if let Make::Mixed(p) = t.make { Some((i, p)) } else { None })
    }

    fn may_mix(&self, colour: Colour) -> Result<(), Why> {
        ensure(self.campanile_out().is_some(), || Why::new("15.9", "why-campanile-gone"))?;
        let there = self.mixed_tower().is_some_and(|(_, palette)| palette.contains(colour));
        ensure(!there, || Why::new("15.5", "why-mixed-colour"))
    }
}

impl kit::Step<Firenze> for Build {
    fn asks(&self, game: &Firenze) -> Asks {
        if self.room(game, 1) > 0 || game.any_character(Window::Build) { Asks::one(game.active) } else { Asks::Nobody }
    }

    fn candidates(&self, game: &Firenze, _: Who, out: &mut Vec<Choice>) {
        self.placings(game, BUILD as u8, out);
        self.mixes(game, out);
        game.offer_characters(out);
        out.push(Choice::Done);
    }

    /// The same without asking each brick what it costs.
    fn legal(&self, game: &Firenze, who: Who, out: &mut Vec<Choice>) {
        self.placings(game, self.room(game, BUILD as u8), out);
        let placed = out.len();
        self.mixes(game, out);
        if out.len() > placed {
            let mixes = out.split_off(placed);
            out.extend(mixes.into_iter().filter(|choice| self.allow(game, who, *choice).is_ok()));
        }
        game.playable(Window::Build, out);
        out.push(Choice::Done);
    }

    fn allow(&self, game: &Firenze, _: Who, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Raise(tower, height) => {
                let now = game.me().towers.get(usize::from(tower).wrapping_sub(1)).map_or(0, |t| t.height);
                self.afford(game, height.saturating_sub(now))
            }
            Choice::Begin(_, bricks) => self.afford(game, bricks),
            Choice::Mix(colour) => game.may_mix(colour).and_then(|()| self.afford(game, 1)),
            Choice::Play(card) => game.may_play(card, Window::Build),
            _ => Ok(()),
        }
    }

    fn answer<L: Log<Event>>(mut self, game: &mut Firenze, _: Who, choice: Choice, log: &mut L) {
        let seat = game.active;
        let me = game.me_mut();
        let (bricks, colour) = match choice {
            Choice::Raise(place, height) => {
                let Some(tower) = me.towers.get_mut(usize::from(place).wrapping_sub(1)) else { return };
                let Some(colour) = tower.colour() else { return };
                let from = std::mem::replace(&mut tower.height, height);
                tower.safe = true;
                self.mark = Mark::Raised { tower: place, from, to: height };
                log.tell(|| Event::Raised { seat, colour, height });
                (height - from, colour)
            }
            Choice::Begin(colour, bricks) => {
                me.towers.push(Tower::begun(colour, bricks));
                self.mark = Mark::Begun { colour, bricks };
                log.tell(|| Event::Begun { seat, colour, height: bricks });
                (bricks, colour)
            }
            Choice::Mix(colour) => {
                let height = game.mix(colour);
                self.mark = Mark::Mixed { colour };
                log.tell(|| Event::Mixed { seat, colour, height });
                (1, colour)
            }
            Choice::Play(card) => {
                game.push(Build { mark: Mark::Start, ..self });
                game.play_character(card, log);
                return;
            }
            _ => {
                self.proceed(game, log);
                return;
            }
        };
        game.me_mut().store.take(colour, bricks);
        self.placed += bricks;
        game.push(self);
    }

    /// Building is over and is paid for (§6.7).
    fn proceed<L: Log<Event>>(self, game: &mut Firenze, _: &mut L) {
        let cost = if self.placed > 0 { game.build_cost(self.placed) } else { 0 };
        game.push(Pay::new(game.active, cost, Till::Bag));
    }

    fn question(&self, game: &Firenze, _: Seat) -> Phrase {
        let cost = if self.placed > 0 { game.build_cost(self.placed) } else { 0 };
        Phrase::new("ask-build").with("n", self.placed).with("cost", cost)
    }
}

impl Firenze {
    /// Puts a brick on the mixed tower, or begins it; its height now.
    fn mix(&mut self, colour: Colour) -> u8 {
        match self.mixed_tower() {
            Some((index, palette)) => {
                let tower = &mut self.me_mut().towers[index];
                *tower = Tower { make: Make::Mixed(palette.with(colour)), height: tower.height + 1, safe: true };
                tower.height
            }
            None => {
                self.me_mut().towers.push(Tower { make: Make::Mixed(Palette::default().with(colour)), height: 1, safe: true });
                1
            }
        }
    }
}
