//! What every part of a drawing needs at hand.

use crate::places::{self, Place};
use crate::{Markup, Places, Scene, html, icon};
use kit::{Game, Phrase};
use std::sync::Arc;

/// The scene, and the offers still to be placed.
pub struct Pen<'a, G: Game> {
    pub scene: &'a Scene<'a, G>,
    pub places: Places<'a, G>,
}

impl<'a, G: Game> Pen<'a, G> {
    pub fn new(scene: &'a Scene<'a, G>) -> Self {
        Pen { scene, places: Places::new(scene) }
    }

    pub fn edition(&self) -> &'static G::Edition {
        self.scene.edition
    }

    pub fn say(&self, phrase: Phrase) -> String {
        self.scene.say(&phrase)
    }

    /// Several sentences as one.
    pub fn tell(&self, phrases: &[Phrase]) -> String {
        let said: Vec<String> = phrases.iter().map(|phrase| self.scene.say(phrase).trim_end_matches('.').to_string()).collect();
        said.join(". ")
    }

    /// The sentences about a component, which are the same in every drawing.
    pub fn keep(&self, id: &str, phrases: impl FnOnce() -> Vec<Phrase>) -> Arc<str> {
        self.scene.words.keep(format!("{} {id}", self.scene.edition.hash), || self.tell(&phrases()))
    }

    /// The place of whichever of these answers is on offer.
    pub fn take(&self, choices: &[G::Choice]) -> Option<Place> {
        choices.iter().find_map(|choice| self.places.take(*choice))
    }

    /// The component that the question is about, such as the card of an exchange: the id behind `prefix` in its values.
    pub fn asked_about(&self, prefix: &str) -> Option<&'a str> {
        let args = &self.scene.question?.args;
        args.iter().find_map(|(_, arg)| if let kit::Arg::Phrase(named) = arg { named.key.strip_prefix(prefix) } else { None })
    }
}

/// A group that is a place if there is one, with the frame that lights up, and a veil for what is refused.
pub fn spot(place: Option<Place>, class: &str, about: &str, frame: [f32; 4], content: Markup) -> Markup {
    let [x, y, width, height] = frame.map(icon::round);
    places::group(
        place,
        class,
        about,
        html! {
            rect class="glow" x=(x) y=(y) width=(width) height=(height) rx="5" {}
            rect class="frame" x=(x) y=(y) width=(width) height=(height) rx="5" {}
            (content)
            rect class="veil" x=(x) y=(y) width=(width) height=(height) rx="5" {}
        },
    )
}

/// A thing with words that is no place of an answer. All such things are one stop for the keyboard (the site's `facts.js`).
pub fn named(id: Option<String>, class: &str, about: &str, content: Markup) -> Markup {
    html! { g id=[id] class=(class) role="img" data-tip aria-label=(about) { (content) } }
}

/// Moves a drawing without touching the transform of what is inside.
pub fn at(x: f32, y: f32, content: Markup) -> Markup {
    html! { g transform={ "translate(" (icon::round(x)) " " (icon::round(y)) ")" } { (content) } }
}
