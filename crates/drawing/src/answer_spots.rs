//! The elements of a drawing that can be clicked for an answer. Each offered answer gets exactly one.

use crate::{Offer, Scene};
use kit::Game;
use maud::{Markup, html};
use std::cell::RefCell;

/// The offers of a scene while a board is being drawn. Whatever no part of the drawing has asked for is left in [`AnswerSpots::rest`], and
/// belongs into the board's tray: so no legal answer is ever without a spot, and none has two.
pub struct AnswerSpots<'a, G: Game> {
    scene: &'a Scene<'a, G>,
    given: RefCell<Vec<bool>>,
}

/// The spot of an answer in the drawing.
pub struct AnswerSpot {
    /// What is posted; only for a legal answer.
    answer: Option<String>,
    /// The notation of a refused one.
    refused: Option<String>,
    why: Option<String>,
    rule: Option<&'static str>,
    label: String,
    /// What is posted after it.
    then: Vec<String>,
    /// Where it leads, for a spot that asks who goes there.
    bound: Option<String>,
    /// How it ends, unless a switch of the board says another way.
    by: Option<String>,
    /// The control that lights it.
    shown_by: Option<String>,
    /// What the inspection panel tells of it.
    inspection: Option<String>,
    /// Arrow keys reach it from its neighbours: it is no stop of the Tab key.
    by_arrows: bool,
    /// The element's id, where another element is its label.
    id: Option<String>,
}

impl<'a, G: Game> AnswerSpots<'a, G> {
    pub fn new(scene: &'a Scene<'a, G>) -> Self {
        AnswerSpots { scene, given: RefCell::new(vec![false; scene.offers.len()]) }
    }

    /// The spot for this answer, the first time it is asked for and if it is on offer at all.
    pub fn take(&self, choice: G::Choice) -> Option<AnswerSpot> {
        let nth = self.scene.offers.iter().position(|offer| offer.choice == choice)?;
        self.give(nth)
    }

    /// Is it on offer and allowed? Looking does not take it.
    pub fn is_legal(&self, choice: G::Choice) -> bool {
        self.scene.offers.iter().any(|offer| offer.choice == choice && offer.is_legal())
    }

    /// AnswerSpots for all offers that nobody has taken, in order.
    pub fn rest(&self) -> Vec<(&'a Offer<G::Choice>, AnswerSpot)> {
        let offers = self.scene.offers;
        (0..offers.len()).filter_map(|nth| Some((&offers[nth], self.give(nth)?))).collect()
    }

    fn give(&self, nth: usize) -> Option<AnswerSpot> {
        let mut given = self.given.borrow_mut();
        if std::mem::replace(given.get_mut(nth)?, true) {
            return None;
        }
        let offer = self.scene.offers.get(nth)?;
        let label = self.scene.say(&offer.phrase);
        let legal = offer.is_legal();
        Some(AnswerSpot {
            answer: legal.then(|| offer.text.clone()),
            refused: (!legal).then(|| offer.text.clone()),
            why: offer.why.map(|why| self.scene.say(&why.phrase())),
            rule: offer.why.map(|why| why.rule),
            label,
            then: Vec::new(),
            bound: None,
            by: None,
            shown_by: None,
            inspection: None,
            by_arrows: false,
            id: None,
        })
    }
}

impl AnswerSpot {
    pub fn is_legal(&self) -> bool {
        self.answer.is_some()
    }

    /// The spot goes on with this answer to the next question, where that goes without saying; said again, to the one after. If it is
    /// not legal then, the question is put as ever.
    #[must_use]
    pub fn then(mut self, answer: impl Into<String>) -> AnswerSpot {
        self.then.push(answer.into());
        self
    }

    /// If the person has picked up something (a checked control with `data-then`), that answer comes next instead. `goal` is the value of
    /// the control that has nothing to do here.
    #[must_use]
    pub fn bound_for(mut self, goal: impl Into<String>) -> AnswerSpot {
        self.bound = Some(goal.into());
        self
    }

    /// The last answer of the chain says how it is done: this one, or the value of a switch of the board (a control with `data-how`) that is
    /// on.
    #[must_use]
    pub fn by(mut self, usual: impl Into<String>) -> AnswerSpot {
        self.by = Some(usual.into());
        self
    }

    /// It is lit by a switch of the board, the control of this id. A click before that switches it on and tells, and answers nothing.
    #[must_use]
    pub fn shown_by(mut self, control: impl Into<String>) -> AnswerSpot {
        self.shown_by = Some(control.into());
        self
    }

    /// The inspection panel tells of it what stands under this key in [`crate::TableDrawing::inspections`].
    #[must_use]
    pub fn inspected(mut self, key: impl Into<String>) -> AnswerSpot {
        self.inspection = Some(key.into());
        self
    }

    /// One of many like it, such as the squares of a land: arrow keys go from one to the next, and Tab passes it by.
    #[must_use]
    pub fn by_arrows(mut self) -> AnswerSpot {
        self.by_arrows = true;
        self
    }

    /// The element has this id, so that a `label` elsewhere on the table can be clicked for it as well: one answer, two places to point at.
    #[must_use]
    pub fn with_id(mut self, id: impl Into<String>) -> AnswerSpot {
        self.id = Some(id.into());
        self
    }

    fn chain(&self) -> Option<String> {
        let first = self.answer.as_ref().filter(|_| !self.then.is_empty())?;
        Some(format!("{first}\n{}", self.then.join("\n")))
    }

    fn class(&self, more: &str) -> String {
        format!("offer {} {more}", if self.is_legal() { "legal lit" } else { "refused" })
    }

    /// The accessible name: the answer, what the thing is, why not. Whatever words stand on the thing are among it, so that who speaks to
    /// the machine can say what is to be read; figures are pictures, and told in words.
    fn spoken(&self, about: Option<&str>, content: &Markup) -> String {
        let mut label = self.label.clone();
        for more in [about, self.why.as_deref()].into_iter().flatten().filter(|more| !more.is_empty()) {
            label = format!("{label}. {more}");
        }
        for words in shown(&content.0) {
            if !label.to_lowercase().contains(&words.to_lowercase()) {
                label = format!("{label}. {words}");
            }
        }
        label
    }

    /// The spot as a group inside an `<svg>`. `about`: what the thing is, said after the answer.
    pub fn group(&self, class: &str, about: Option<&str>, content: Markup) -> Markup {
        html! {
            g class=(self.class(class)) role="button" tabindex="0" data-tip data-answer=[&self.answer] data-chain=[self.chain()] data-bound=[self.answer.as_ref().and(self.bound.as_ref())] data-by=[self.answer.as_ref().and(self.by.as_ref())] data-shown-by=[self.answer.as_ref().and(self.shown_by.as_ref())] data-refused=[&self.refused]
                data-why=[&self.why] data-rule=[self.rule] data-inspect=[&self.inspection] aria-disabled=[self.refused.as_ref().map(|_| "true")]
                aria-label=(self.spoken(about, &content)) { (content) }
        }
    }

    /// The spot as a button of HTML, for answers that have no place on the table.
    pub fn button(&self, class: &str, content: Markup) -> Markup {
        self.place(class, None, content)
    }

    /// The spot as a place of a board made of HTML: a button. `about`: what the thing is, said after the answer. A button may only hold
    /// what may stand in a sentence: `span`, `b`, `i`, `svg`.
    pub fn place(&self, class: &str, about: Option<&str>, content: Markup) -> Markup {
        html! {
            button type="button" id=[&self.id] class=(self.class(class)) tabindex=[self.by_arrows.then_some("-1")] data-tip data-answer=[&self.answer] data-chain=[self.chain()] data-bound=[self.answer.as_ref().and(self.bound.as_ref())] data-by=[self.answer.as_ref().and(self.by.as_ref())] data-shown-by=[self.answer.as_ref().and(self.shown_by.as_ref())] data-refused=[&self.refused]
                data-why=[&self.why] data-rule=[self.rule] data-inspect=[&self.inspection] aria-disabled=[self.refused.as_ref().map(|_| "true")]
                aria-label=(self.spoken(about, &content)) { (content) }
        }
    }

    /// The answer in words.
    pub fn label(&self) -> &str {
        &self.label
    }
}

/// The words in a piece of markup: texts of at least three letters in a row.
fn shown(markup: &str) -> impl Iterator<Item = String> + '_ {
    let texts = markup.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text).trim());
    let words = texts.filter(|text| text.split(|c: char| !c.is_alphabetic()).any(|word| word.chars().count() > 2));
    words.map(|text| text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&"))
}

/// A group that may be the spot of an answer, or only something with words.
pub fn group(spot: Option<AnswerSpot>, class: &str, about: &str, content: Markup) -> Markup {
    match spot {
        Some(spot) => spot.group(class, Some(about), content),
        None => html! { g class=(class) role="img" data-tip aria-label=(about) { (content) } },
    }
}

/// The same on a board made of HTML: a button, or something with words that the inspection panel tells about (`inspection`: its key, if it
/// has one of its own). All such things are one stop for the keyboard.
pub fn place(spot: Option<AnswerSpot>, class: &str, about: &str, inspection: Option<&str>, content: Markup) -> Markup {
    match (spot, inspection) {
        (Some(spot), Some(key)) => spot.inspected(key).place(class, Some(about), content),
        (Some(spot), None) => spot.place(class, Some(about), content),
        (None, key) => html! { div class=(class) role="img" data-tip data-inspect=[key] aria-label=(about) { (content) } },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spot() -> AnswerSpot {
        let (answer, label) = (Some("take 1".to_string()), "take Masons (cost 0)".to_string());
        AnswerSpot {
            answer,
            refused: None,
            why: None,
            rule: None,
            label,
            then: Vec::new(),
            bound: None,
            by: None,
            shown_by: None,
            inspection: None,
            by_arrows: false,
            id: None,
        }
    }

    #[test]
    fn what_is_written_on_a_place_is_in_its_name_once() {
        let name = |content: Markup| spot().spoken(Some("Character"), &content);
        assert_eq!(name(html! { text { "masons" } text { "+12" } }), "take Masons (cost 0). Character", "figures are pictures");
        assert_eq!(name(html! { "New" br; small { "Tom & Jane" } }), "take Masons (cost 0). Character. New. Tom & Jane");
    }

    #[test]
    fn a_place_goes_on_with_as_many_answers_as_it_is_told() {
        assert_eq!(spot().chain(), None);
        assert_eq!(spot().then("pay 1").then("end").chain().as_deref(), Some("take 1\npay 1\nend"));
    }
}
