//! What every part of the drawing needs at hand: the scene with the answers still to be placed, what has been drawn so far that can be inspected, and
//! what everybody looks up.

use crate::thing::Thing;
use drawing::{DrawContext, Markup, Scene, html, people};
use kit::{Phrase, Seat};
use princes::{Event, PrinceView, Princes};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::ops::Deref;

pub(crate) struct Ctx<'a> {
    draw: DrawContext<'a, Princes>,
    inspected: RefCell<BTreeSet<Thing>>,
}

impl<'a> Deref for Ctx<'a> {
    type Target = DrawContext<'a, Princes>;

    fn deref(&self) -> &Self::Target {
        &self.draw
    }
}

impl<'a> Ctx<'a> {
    pub fn new(scene: &'a Scene<'a, Princes>) -> Ctx<'a> {
        Ctx { draw: DrawContext::new(scene), inspected: RefCell::default() }
    }

    /// The key of what the inspection panel tells of a thing that is being drawn.
    pub fn inspect(&self, thing: Thing) -> String {
        self.inspected.borrow_mut().insert(thing);
        thing.key()
    }

    /// All things that have been drawn so.
    pub fn inspected(&self) -> Vec<Thing> {
        self.inspected.borrow().iter().copied().collect()
    }

    pub fn seats(&self) -> u8 {
        self.scene.view.princes.len() as u8
    }

    pub fn prince(&self, seat: Seat) -> Option<&'a PrinceView> {
        self.scene.view.princes.get(seat.index())
    }

    /// The prince of the seat that looks; a spectator has none.
    pub fn own(&self) -> Option<(Seat, &'a PrinceView)> {
        let seat = self.scene.me()?;
        Some((seat, self.prince(seat)?))
    }

    /// Everybody, from the viewer's left on; a spectator sees the first seat first. The viewer is left out.
    pub fn others(&self) -> Vec<(Seat, &'a PrinceView)> {
        let me = self.scene.me();
        let order = me.map_or(Seat(0), |seat| seat.next(self.seats())).clockwise(self.seats());
        order.filter(|seat| me != Some(*seat)).filter_map(|seat| Some((seat, self.prince(seat)?))).collect()
    }

    /// Has a rival done this since the viewer's last turn?
    pub fn lately(&self, is: impl Fn(&Event) -> bool) -> bool {
        self.scene.last_turns().iter().flat_map(|(_, events)| events).any(is)
    }

    /// What a prince can pay at most, where that is known (§2.3, §8.1).
    pub fn means(&self, prince: &PrinceView) -> Option<i32> {
        let prestige = if self.scene.view.muse { 0 } else { prince.prestige.max(0) * self.edition().step_back };
        Some(prince.florins? + prestige)
    }

    /// What a building costs this prince (§4.4).
    pub fn building_cost(&self, prince: &PrinceView) -> i32 {
        self.edition().builders[usize::from(prince.builders).min(3)].cost
    }
}

/// The picture of a component by its word in the edition.
pub(crate) fn scene_of(word: &str) -> String {
    format!("s-{}", word.replace('_', "-"))
}

pub(crate) fn art(word: &str) -> Markup {
    html! { i class={ "art " (scene_of(word)) } {} }
}

pub(crate) fn icon(name: &str) -> Markup {
    html! { i class={ "i i-" (name) } {} }
}

pub(crate) fn shield(seat: Seat) -> Markup {
    html! { i class={ "shield " (people::class(seat)) } {} }
}

/// A prince as a piece.
pub(crate) fn pawn(seat: Seat) -> Markup {
    html! { i class={ "pawn m-prince " (people::class(seat)) } {} }
}

/// An amount with its icon.
pub(crate) fn amount(n: impl std::fmt::Display, name: &str) -> Markup {
    html! { span.n { (n) (icon(name)) } }
}

pub(crate) fn florins(n: i32) -> Phrase {
    Phrase::new("draw-florins").with("florins", n)
}
