//! Phase 3: towers are begun and raised (chapter 6).
//! Also carried out here: §6.3, §6.8, §6.9, §6.10.

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

/// The active player places bricks in any order until he stops; then he pays.
///
/// What was built since the phase began, or since a character was played, is remembered as a set, so that every order of the same bricks
/// comes to the same site: old towers keep their places, new ones stand behind them by colour, the higher first, and a new
/// mixed tower is the last. A search raises old towers from left to right, begins new ones after that, and mixes last.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Document")]
pub struct Build {
    pub placed: u8,
    /// How many old towers there are; `None` until something is built.
    pub old: Option<u8>,
    /// The rightmost old tower that was raised.
    pub raised: Option<Raised>,
    /// Old towers that were like the one to their left before that was raised, a bit each: it does not matter which of them
    /// gets how much, so the leftmost gets the most.
    pub alike: u16,
    /// The last of the colours added to the mixed tower.
    pub mixed: Option<Colour>,
}

/// An old tower (from 1) that was raised, and its height before.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Raised {
    pub tower: u8,
    pub from: u8,
}

/// The step as it is read. Documents of rules that knew one order only have a mark of how far it had come.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    placed: u8,
    old: Option<u8>,
    raised: Option<Raised>,
    #[serde(default)]
    alike: u16,
    mixed: Option<Colour>,
    mark: Option<Mark>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case", rename_all_fields = "snake_case")]
enum Mark {
    Start,
    Raised {
        tower: u8,
        from: u8,
        #[serde(rename = "to")]
        _to: u8,
    },
    Begun {
        #[serde(rename = "colour")]
        _colour: Colour,
        #[serde(rename = "bricks")]
        _bricks: u8,
    },
    Mixed {
        colour: Colour,
    },
}

impl From<Document> for Build {
    fn from(document: Document) -> Build {
        let Document { placed, old, raised, alike, mixed, mark } = document;
        let build = Build { placed, old, raised, alike, mixed };
        match mark {
            Some(Mark::Raised { tower, from, .. }) => Build { raised: Some(Raised { tower, from }), ..build },
            Some(Mark::Mixed { colour }) => Build { mixed: Some(colour), ..build },
            Some(Mark::Start | Mark::Begun { .. }) | None => build,
        }
    }
}

impl Build {
    /// What stood before anything was built in this order.
    fn old(self, towers: &[Tower]) -> usize {
        self.old.map_or(towers.len(), |old| usize::from(old).min(towers.len()))
    }

    /// The tower that a search began last.
    fn last_begun(self, towers: &[Tower]) -> Option<(Colour, u8)> {
        towers[self.old(towers)..].iter().rev().find_map(|tower| tower.colour().map(|colour| (colour, tower.height)))
    }

    fn is_alike(self, index: usize) -> bool {
        self.alike & 1 << index != 0
    }

    /// Could these bricks have been placed so? For documents.
    pub(crate) fn is_sound(self, towers: &[Tower]) -> bool {
        let old = self.old(towers);
        let grown = |raised: Raised| {
            let index = usize::from(raised.tower).wrapping_sub(1);
            towers.get(index).is_some_and(|tower| tower.safe && raised.from < tower.height)
        };
        let twin = |index: usize| {
            !self.is_alike(index)
                || (1..old).contains(&index)
                    && towers[index - 1].safe
                    && towers[index].colour().is_some()
                    && towers[index].make == towers[index - 1].make
        };
        let begun = &towers[old..];
        let key = |tower: &Tower| (tower.colour().map_or(Colour::ALL.len(), Colour::index), u8::MAX - tower.height);
        usize::from(self.placed) <= BUILD
            && self.old.is_none_or(|old| usize::from(old) <= towers.len())
            && self.raised.is_none_or(grown)
            && (0..u16::BITS as usize).all(twin)
            && begun.iter().all(|tower| tower.safe)
            && begun.is_sorted_by_key(key)
    }

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
        let me = game.me();
        for (index, tower) in me.towers.iter().enumerate() {
            let Make::Plain(colour) = tower.make else { continue };
            let most = me.store.of(colour).min(limit);
            // Of towers that are alike the first is raised.
            if most == 0 || me.towers[..index].contains(tower) {
                continue;
            }
            out.extend((1..=most).map(|n| Choice::Raise(index as u8 + 1, tower.height + n)));
        }
    }

    fn begins(self, game: &Firenze, limit: u8, out: &mut Vec<Choice>) {
        for (colour, have) in game.me().store.iter() {
            out.extend((1..=have.min(limit)).map(|n| Choice::Begin(colour, n)));
        }
    }

    fn mixes(self, game: &Firenze, out: &mut Vec<Choice>) {
        if game.campanile_out().is_none() && !game.me().towers.iter().any(Tower::is_orphan) {
            return;
        }
        out.extend(game.me().store.iter().map(|(colour, _)| Choice::Mix(colour)));
    }

    /// Old towers from left to right, each once; of those that are alike the first is raised the most.
    fn raises_in_order(self, towers: &[Tower], place: u8, height: u8) -> bool {
        if self.mixed.is_some() || self.last_begun(towers).is_some() {
            return false;
        }
        let Some(raised) = self.raised else { return true };
        let tower = |place: u8| towers.get(usize::from(place).wrapping_sub(1)).copied().unwrap_or_default();
        let (before, now) = (tower(raised.tower), tower(place));
        let alike = raised.from == now.height && !now.safe && before.make == now.make;
        place > raised.tower && (!alike || height - now.height <= before.height - raised.from)
    }

    /// Raises a tower and puts it where it stands after every order; the bricks that takes, and their colour.
    fn raise(&mut self, towers: &mut [Tower], index: usize, height: u8) -> Option<(u8, Colour)> {
        let old = self.old(towers);
        let tower = *towers.get(index)?;
        let colour = tower.colour()?;
        if index < old {
            let place = index as u8 + 1;
            if !tower.safe && towers[index + 1..old].first() == Some(&tower) {
                self.alike |= 1 << (index + 1);
            }
            if self.raised.is_none_or(|raised| raised.tower < place) {
                self.raised = Some(Raised { tower: place, from: tower.height });
            }
        }
        towers[index] = Tower { height, safe: true, ..tower };
        let first = if index < old { (0..=index).rev().find(|i| !self.is_alike(*i)).unwrap_or(0) } else { old };
        // It moves to the left past lower ones of its kind.
        let mut at = index;
        while at > first && towers[at - 1].make == tower.make && towers[at - 1].height < height {
            let lower = towers[at - 1].height;
            (towers[at - 1].height, towers[at].height) = (towers[at].height, lower);
            at -= 1;
        }
        Some((height - tower.height, colour))
    }

    /// Where a tower that is begun now will stand.
    fn place_of_new(self, towers: &[Tower], colour: Colour, bricks: u8) -> usize {
        let old = self.old(towers);
        let before = |tower: &&Tower| tower.colour().is_some_and(|c| c < colour || (c == colour && tower.height >= bricks));
        old + towers[old..].iter().take_while(before).count()
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

    fn is_canonical(&self, game: &Firenze, _: Who, choice: Choice) -> bool {
        let towers = &game.me().towers;
        match choice {
            Choice::Raise(place, height) => self.raises_in_order(towers, place, height),
            Choice::Begin(colour, bricks) => {
                let after = |(last, most): (Colour, u8)| colour > last || (colour == last && bricks <= most);
                self.mixed.is_none() && self.last_begun(towers).is_none_or(after)
            }
            Choice::Mix(colour) => self.mixed.is_none_or(|last| colour > last),
            _ => true,
        }
    }

    fn answer<L: Log<Event>>(mut self, game: &mut Firenze, _: Who, choice: Choice, log: &mut L) {
        let seat = game.active;
        let towers = &mut game.me_mut().towers;
        self.old = Some(self.old(towers) as u8);
        let (bricks, colour) = match choice {
            Choice::Raise(place, height) => {
                let Some((bricks, colour)) = self.raise(towers, usize::from(place).wrapping_sub(1), height) else { return };
                log.tell(|| Event::Raised { seat, colour, height });
                (bricks, colour)
            }
            Choice::Begin(colour, bricks) => {
                towers.insert(self.place_of_new(towers, colour, bricks), Tower::begun(colour, bricks));
                log.tell(|| Event::Begun { seat, colour, height: bricks });
                (bricks, colour)
            }
            Choice::Mix(colour) => {
                let height = game.mix(colour);
                self.mixed = self.mixed.max(Some(colour));
                log.tell(|| Event::Mixed { seat, colour, height });
                (1, colour)
            }
            Choice::Play(card) => {
                game.push(Build { placed: self.placed, ..Build::default() });
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
    fn proceed<L: Log<Event>>(self, game: &mut Firenze, log: &mut L) {
        let cost = if self.placed > 0 { game.build_cost(self.placed) } else { 0 };
        let full = game.edition.build_cost[usize::from(self.placed).min(BUILD)];
        if self.placed > 0 && full > 0 {
            log.tell(|| {
                let by = if cost < full { game.cheaper_by() } else { Vec::new() };
                Event::BuildCost { seat: game.active, placed: self.placed, cost, full, by }
            });
        }
        game.push(Pay::new(game.active, cost, Till::Bag));
    }

    fn is_begun(&self, _: &Firenze) -> bool {
        self.old.is_some()
    }

    fn question(&self, game: &Firenze, _: Seat) -> Phrase {
        let cost = if self.placed > 0 { game.build_cost(self.placed) } else { 0 };
        Phrase::new("ask-build").with("n", self.placed).with("cost", cost).with("more", self.room(game, BUILD as u8))
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
