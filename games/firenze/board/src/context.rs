//! What every part of the drawing needs at hand.

use drawing::{DrawContext, Inspection, Scene};
use firenze::view::{ContractView, PlayerView};
use firenze::{Card, Colour, Contract, Event, Firenze};
use kit::{Phrase, Seat};
use std::cell::RefCell;
use std::ops::Deref;

/// The scene, the answers still to be placed, and what the inspection panel will tell of the things drawn so far.
pub(crate) struct Ctx<'a> {
    draw: DrawContext<'a, Firenze>,
    told: RefCell<Vec<(String, Inspection)>>,
}

impl<'a> Deref for Ctx<'a> {
    type Target = DrawContext<'a, Firenze>;

    fn deref(&self) -> &Self::Target {
        &self.draw
    }
}

impl<'a> Ctx<'a> {
    pub(crate) fn new(scene: &'a Scene<'a, Firenze>) -> Ctx<'a> {
        Ctx { draw: DrawContext::new(scene), told: RefCell::default() }
    }

    /// The key under which the panel tells of a thing. It is written when the thing is first drawn, so that no key is without its thing.
    pub(crate) fn told(&self, key: impl Into<String>, inspection: impl FnOnce() -> Inspection) -> String {
        let key = key.into();
        if !self.told.borrow().iter().any(|(known, _)| *known == key) {
            let inspection = inspection();
            self.told.borrow_mut().push((key.clone(), inspection));
        }
        key
    }

    /// All that was told.
    pub(crate) fn inspections(self) -> Vec<(String, Inspection)> {
        self.told.into_inner()
    }

    /// The seat that looks, with its things; a spectator has none.
    pub(crate) fn own(&self) -> Option<(Seat, &'a PlayerView)> {
        let seat = self.scene.me()?;
        Some((seat, self.scene.view.players.get(seat.index())?))
    }

    /// Everybody, by seat.
    pub(crate) fn players(&self) -> impl Iterator<Item = (Seat, &'a PlayerView)> + use<'a> {
        let players = &self.scene.view.players;
        Seat::all(players.len() as u8).zip(players)
    }

    pub(crate) fn contract(&self, contract: Contract) -> Option<&'a ContractView> {
        self.scene.view.contracts.iter().find(|cell| cell.contract == contract)
    }

    /// Has a rival done this since the viewer's last turn?
    pub(crate) fn lately(&self, is: impl Fn(&Event) -> bool) -> bool {
        self.scene.last_turns().iter().flat_map(|(_, events)| events).any(is)
    }

    pub(crate) fn colour(&self, colour: Colour) -> String {
        self.say(Phrase::name("colour", colour))
    }

    pub(crate) fn card(&self, card: Card) -> String {
        self.say(Phrase::name("card", card))
    }

    /// A sentence with one figure.
    pub(crate) fn count(&self, key: &'static str, n: impl Into<kit::Arg>) -> String {
        self.say(Phrase::new(key).with("n", n))
    }
}

/// The first letter large, where a name begins a line.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
