//! What the inspection panel tells about one thing before anybody commits to it.

use kit::Phrase;
use maud::{Markup, html};
use words::Words;

/// Everything about a card, a place or a piece, in a fixed order: picture, name, price, effects, what it means for the viewer now, and why
/// it is not possible if it is not. The page shows it beside the choice, never over it.
#[derive(Default, Clone)]
pub struct Inspection {
    /// Classes of the panel, for the colours of the thing's kind.
    pub class: String,
    /// The class of its scene (`s-…`); empty: no picture.
    pub scene: String,
    pub name: String,
    /// What it is and where: "Building · second period · floor 3, value 5".
    pub kind: String,
    /// What it costs, a line for each kind of thing.
    pub bill: Vec<BillLine>,
    /// What it does: a term ("At once", "Production") and the effect, in icons and words.
    pub effects: Vec<(String, Markup)>,
    /// "For you, now": what this choice would do, in sentences.
    pub for_you: Vec<Markup>,
    /// The same in figures: what the viewer has before and after.
    pub changes: Vec<Change>,
    /// Why it is not possible.
    pub refused: Option<RefusedBy>,
}

/// One kind of thing that is paid: what is asked, what is there, and so what would be left.
#[derive(Clone)]
pub struct BillLine {
    /// The amount with its icon.
    pub due: Markup,
    /// What it is in words, for who does not see the icon: "coins".
    pub what: String,
    pub have: i32,
    /// Less than nothing: so much is missing.
    pub left: i32,
}

/// A figure of the viewer that the choice would change.
#[derive(Clone)]
pub struct Change {
    pub icon: Markup,
    /// What it is in words: "victory points".
    pub what: String,
    pub before: i32,
    pub after: i32,
}

/// The reason a thing cannot be chosen, with the number of the rule.
#[derive(Clone)]
pub struct RefusedBy {
    pub why: String,
    pub rule: &'static str,
}

/// A component of the game, for the list of all of them by name.
pub struct Component {
    /// The heading it stands under: "Buildings, second period".
    pub group: String,
    /// The same in every language: part of its address on the page.
    pub id: String,
    pub inspection: Inspection,
}

/// An icon and what it means.
pub struct LegendEntry {
    pub icon: Markup,
    pub meaning: String,
}

impl Inspection {
    /// As a template the page shows when the thing is hovered, focused or touched. `rules` is the address of the game's rules.
    pub fn draw(&self, key: &str, rules: &str, words: &Words) -> Markup {
        html! { template data-key=(key) { (self.told(rules, words)) } }
    }

    /// What stands in the panel.
    pub fn told(&self, rules: &str, words: &Words) -> Markup {
        html! {
            div class={ "told " (self.class) } {
                header.pic {
                    @if !self.scene.is_empty() { i class={ "art " (self.scene) } {} }
                    h2 { (self.name) @if !self.kind.is_empty() { " " small { (self.kind) } } }
                }
                @if !self.bill.is_empty() || !self.effects.is_empty() {
                    dl {
                        @if !self.bill.is_empty() { dt { (words.text("panel-cost")) } dd.bill { @for line in &self.bill { (line.draw(words)) } } }
                        @for (term, effect) in &self.effects { dt { (term) } dd { (effect) } }
                    }
                }
                @if let Some(refused) = &self.refused {
                    div.verdict.refuse {
                        h3 { (words.text("panel-refused")) }
                        p { (refused.why) " " a.rule href={ (rules) "#r" (refused.rule) } target="_blank" { "§" (refused.rule) } }
                        // Gold means one thing: what is not possible has nothing to tell on gold.
                        @if !self.for_you.is_empty() { ul { @for line in &self.for_you { li { (line) } } } }
                    }
                } @else if !self.for_you.is_empty() || !self.changes.is_empty() {
                    div.verdict {
                        h3 { (words.text("panel-for-you")) }
                        @if !self.for_you.is_empty() { ul { @for line in &self.for_you { li { (line) } } } }
                        @if !self.changes.is_empty() { p.changes { @for change in &self.changes { (change.draw(words)) " " } } }
                    }
                }
            }
        }
    }
}

impl BillLine {
    fn draw(&self, words: &Words) -> Markup {
        let figure = |key: &'static str, n: i32| words.tell(&Phrase::new(key).with("n", n));
        html! {
            span.line {
                (self.due) span.vh { " " (self.what) }
                " " i { (figure("panel-have", self.have)) }
                @if self.left < 0 { " " b.bad { (figure("panel-missing", -self.left)) } } @else { " " i { (figure("panel-left", self.left)) } }
            }
        }
    }
}

impl Change {
    fn draw(&self, words: &Words) -> Markup {
        html! { span.change { (self.icon) span.vh { (self.what) (words.colon()) } (self.before) span.to { " → " } b { (self.after) } } }
    }
}
