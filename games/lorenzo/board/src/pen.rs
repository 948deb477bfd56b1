//! What every part of the drawing needs at hand.

use drawing::places::{self, Place};
use drawing::{Markup, Places, Scene, html};
use kit::{Phrase, Seat};
use lorenzo::{Choice, Edition, Lorenzo, Member, Space};
use std::sync::Arc;

pub(crate) struct Pen<'a> {
    pub scene: &'a Scene<'a, Lorenzo>,
    pub places: Places<'a, Lorenzo>,
}

impl<'a> Pen<'a> {
    pub fn new(scene: &'a Scene<'a, Lorenzo>) -> Pen<'a> {
        Pen { scene, places: Places::new(scene) }
    }

    pub fn edition(&self) -> &'static Edition {
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
    pub fn take(&self, choices: &[Choice]) -> Option<Place> {
        choices.iter().find_map(|choice| self.places.take(*choice))
    }

    /// Everybody on a space, in seat order.
    pub fn standing_on(&self, space: Space) -> Vec<(Seat, Member)> {
        let players = self.scene.view.players.iter();
        players.flat_map(|p| p.members.iter().filter(move |m| m.space == Some(space)).map(|m| (p.seat, m.member))).collect()
    }

    /// The component that the question is about, such as the card of an exchange: the id behind `prefix` in its values.
    pub fn asked_about(&self, prefix: &str) -> Option<&'a str> {
        let args = &self.scene.question?.args;
        args.iter().find_map(|(_, arg)| if let kit::Arg::Phrase(named) = arg { named.key.strip_prefix(prefix) } else { None })
    }
}

/// A group that is a place if there is one, with the frame that lights up, and a veil for what is refused.
pub(crate) fn spot(place: Option<Place>, class: &str, about: &str, frame: [f32; 4], content: Markup) -> Markup {
    let [x, y, width, height] = frame;
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

/// A thing with words that is no place of an answer and no stop for the keyboard.
pub(crate) fn named(id: Option<String>, class: &str, about: &str, content: Markup) -> Markup {
    html! { g id=[id] class=(class) role="img" data-tip aria-label=(about) { (content) } }
}

/// Moves a drawing without touching the transform of what is inside.
pub(crate) fn at(x: f32, y: f32, content: Markup) -> Markup {
    html! { g transform={ "translate(" (drawing::icon::round(x)) " " (drawing::icon::round(y)) ")" } { (content) } }
}
