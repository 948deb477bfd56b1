//! Rows of signs: amounts of things, arrows, numbers. Cards are written in them.

use crate::icon;
use maud::{Markup, html};
use std::borrow::Cow;

/// One sign.
#[derive(Clone, PartialEq, Debug)]
pub enum Sign {
    Icon(Cow<'static, str>),
    /// An icon that is only half meant: lessened, or not the viewer's concern.
    Faint(Cow<'static, str>),
    Text(String),
    /// A number in a small square, like a value on a die.
    Value(String),
    Gap(f32),
}

/// Signs in a row. Widths are estimates in ems of the row's height; a row that is too wide for its place is drawn smaller.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Row(Vec<Sign>);

/// Where the row's x is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

const ICON: f32 = 1.0;
const DIGIT: f32 = 0.57;
const AFTER_TEXT: f32 = 0.06;
const AFTER_ICON: f32 = 0.16;

impl Row {
    pub fn new() -> Row {
        Row::default()
    }

    /// So many of a thing: the number before its icon.
    #[must_use]
    pub fn amount(self, icon: impl Into<Cow<'static, str>>, n: i32) -> Row {
        self.text(n.to_string()).icon(icon)
    }

    #[must_use]
    pub fn icon(self, icon: impl Into<Cow<'static, str>>) -> Row {
        self.sign(Sign::Icon(icon.into()))
    }

    #[must_use]
    pub fn faint(self, icon: impl Into<Cow<'static, str>>) -> Row {
        self.sign(Sign::Faint(icon.into()))
    }

    #[must_use]
    pub fn text(self, text: impl Into<String>) -> Row {
        self.sign(Sign::Text(text.into()))
    }

    #[must_use]
    pub fn value(self, value: impl ToString) -> Row {
        self.sign(Sign::Value(value.to_string()))
    }

    #[must_use]
    pub fn gap(self, ems: f32) -> Row {
        self.sign(Sign::Gap(ems))
    }

    #[must_use]
    pub fn then(mut self, other: Row) -> Row {
        self.0.extend(other.0);
        self
    }

    fn sign(mut self, sign: Sign) -> Row {
        self.0.push(sign);
        self
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn signs(&self) -> &[Sign] {
        &self.0
    }

    fn advance(sign: &Sign) -> f32 {
        match sign {
            Sign::Icon(_) | Sign::Faint(_) => ICON + AFTER_ICON,
            Sign::Text(text) => DIGIT * text.chars().count() as f32 + AFTER_TEXT,
            Sign::Value(text) => (DIGIT * text.chars().count() as f32 + 0.4).max(0.95) + AFTER_ICON,
            Sign::Gap(ems) => *ems,
        }
    }

    /// In ems.
    pub fn width(&self) -> f32 {
        self.0.iter().map(Row::advance).sum()
    }

    /// Inside a drawing, its middle line at y, no wider than `room`.
    pub fn draw(&self, x: f32, y: f32, size: f32, room: f32, anchor: Anchor) -> Markup {
        let natural = self.width() * size;
        let size = if natural > room && natural > 0.0 { size * room / natural } else { size };
        let width = self.width() * size;
        let left = match anchor {
            Anchor::Start => x,
            Anchor::Middle => x - width / 2.0,
            Anchor::End => x - width,
        };
        html! { g class="row" transform={ "translate(" (icon::round(left)) " " (icon::round(y)) ")" } font-size=(icon::round(size * 0.86)) { (self.signs_at(size)) } }
    }

    /// As a picture in running text, so high in pixels.
    pub fn inline(&self, height: f32) -> Markup {
        let width = (self.width() * height).ceil().max(1.0);
        html! {
            svg class="row" width=(width) height=(height) viewBox={ "0 " (-height / 2.0) " " (width) " " (height) } aria-hidden="true" font-size=(icon::round(height * 0.86)) {
                (self.signs_at(height))
            }
        }
    }

    /// As HTML: every run of signs up to a gap is a figure (`.n`), and icons are classes of the art. They are pictures: whatever stands around
    /// them says the same in words.
    pub fn figures(&self) -> Markup {
        let runs = self.0.split(|sign| matches!(sign, Sign::Gap(_))).filter(|run| !run.is_empty());
        html! {
            @for run in runs {
                span.n {
                    @for sign in run {
                        @match sign {
                            Sign::Icon(name) => i class={ "i i-" (name) } {},
                            Sign::Faint(name) => i class={ "i faint i-" (name) } {},
                            Sign::Text(text) => (text),
                            Sign::Value(text) => b.no { (text) },
                            Sign::Gap(_) => {},
                        }
                    }
                }
            }
        }
    }

    fn signs_at(&self, size: f32) -> Markup {
        let mut x = 0.0;
        let mut placed = Vec::with_capacity(self.0.len());
        for sign in &self.0 {
            placed.push((x, sign));
            x += Row::advance(sign) * size;
        }
        html! {
            @for (x, sign) in placed {
                @match sign {
                    Sign::Icon(name) => (icon::at(name, x, -size / 2.0, size)),
                    Sign::Faint(name) => g class="faint" { (icon::at(name, x, -size / 2.0, size)) },
                    Sign::Text(text) => text class="n" x=(icon::round(x)) y=(icon::round(size * 0.31)) { (text) },
                    Sign::Value(text) => {
                        @let width = (DIGIT * text.chars().count() as f32 + 0.4).max(0.95) * size;
                        rect class="value" x=(icon::round(x)) y=(icon::round(-size * 0.5)) width=(icon::round(width)) height=(icon::round(size)) rx=(icon::round(size * 0.2)) {}
                        text class="n on-value" x=(icon::round(x + width / 2.0)) y=(icon::round(size * 0.31)) text-anchor="middle" { (text) }
                    },
                    Sign::Gap(_) => {},
                }
            }
        }
    }
}

/// Text that is squeezed when it would be wider than its room. The estimate is that of a wide serif, so that no
/// system's font spills over.
pub fn fitted(text: &str, class: &str, x: f32, y: f32, size: f32, room: f32, anchor: Anchor) -> Markup {
    let natural = text.chars().count() as f32 * size * 0.62;
    let anchor = match anchor {
        Anchor::Start => "start",
        Anchor::Middle => "middle",
        Anchor::End => "end",
    };
    html! {
        text class=(class) x=(icon::round(x)) y=(icon::round(y)) font-size=(size) text-anchor=(anchor)
            textLength=[(natural > room).then_some(room)] lengthAdjust=[(natural > room).then_some("spacingAndGlyphs")] { (text) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_that_is_too_wide_is_drawn_smaller_and_keeps_its_middle() {
        let row = Row::new().amount("coin", 12).gap(0.4).amount("wood", 3);
        let drawn = row.draw(50.0, 0.0, 20.0, 30.0, Anchor::Middle).into_string();
        assert!(drawn.contains("translate(35 0)"), "{drawn}");
    }

    #[test]
    fn as_html_a_gap_parts_the_figures() {
        let row = Row::new().amount("coin", 12).gap(0.4).icon("harvest").value(3);
        let figures = "<span class=\"n\">12<i class=\"i i-coin\"></i></span><span class=\"n\"><i class=\"i i-harvest\"></i><b class=\"no\">3</b></span>";
        assert_eq!(row.figures().into_string(), figures);
    }
}
