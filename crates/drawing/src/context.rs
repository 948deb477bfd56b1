//! What every part of a board draws with: the scene, and the answers that are still to get their spot.

use crate::answer_spots::{self, AnswerSpot};
use crate::{AnswerSpots, Markup, Scene, html, icon};
use kit::{Game, Phrase};
use std::sync::Arc;

/// The scene, and the offers that have no spot in the drawing yet.
pub struct DrawContext<'a, G: Game> {
    pub scene: &'a Scene<'a, G>,
    pub spots: AnswerSpots<'a, G>,
}

impl<'a, G: Game> DrawContext<'a, G> {
    pub fn new(scene: &'a Scene<'a, G>) -> Self {
        DrawContext { scene, spots: AnswerSpots::new(scene) }
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

    /// The spot of whichever of these answers is on offer.
    pub fn take(&self, choices: &[G::Choice]) -> Option<AnswerSpot> {
        choices.iter().find_map(|choice| self.spots.take(*choice))
    }
}

/// A group that is an answer spot if there is one, with the frame that lights up, and a veil for what is refused.
pub fn framed_spot(spot: Option<AnswerSpot>, class: &str, about: &str, frame: [f32; 4], content: Markup) -> Markup {
    let [x, y, width, height] = frame.map(icon::round);
    answer_spots::group(
        spot,
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

/// A thing with words that no answer belongs to. All such things are one stop for the keyboard (the site's `explanations.js`).
pub fn named(id: Option<String>, class: &str, about: &str, content: Markup) -> Markup {
    html! { g id=[id] class=(class) role="img" data-tip aria-label=(about) { (content) } }
}

/// Moves a drawing without touching the transform of what is inside.
pub fn at(x: f32, y: f32, content: Markup) -> Markup {
    html! { g transform={ "translate(" (icon::round(x)) " " (icon::round(y)) ")" } { (content) } }
}
