//! Tracks: a row of numbered cells with markers on them.

use crate::icon::round;
use crate::people;
use kit::Seat;
use maud::{Markup, html};

/// A straight track from 0 to `end`.
#[derive(Copy, Clone, Debug)]
pub struct Track {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
    pub end: i32,
}

impl Track {
    pub fn cell(&self) -> f32 {
        self.width / (self.end + 1) as f32
    }

    /// The middle of a cell; beyond the ends, the end.
    pub fn middle(&self, n: i32) -> f32 {
        self.x + self.cell() * (n.clamp(0, self.end) as f32 + 0.5)
    }

    /// The cells, with a number in each that `numbered` says.
    pub fn cells(&self, numbered: impl Fn(i32) -> Option<String>) -> Markup {
        html! {
            rect class="track" x=(self.x) y=(self.y) width=(self.width) height=(self.height) rx="3" {}
            @for n in 0..=self.end {
                @if n > 0 { line class="tick" x1=(round(self.x + self.cell() * n as f32)) x2=(round(self.x + self.cell() * n as f32)) y1=(self.y) y2=(self.y + self.height) {} }
                @if let Some(text) = numbered(n) { text class="tick-n" x=(round(self.middle(n))) y=(round(self.y + self.height - 2.5)) { (text) } }
            }
        }
    }

    /// A crest for each seat at its number; several on a cell are drawn smaller, two by two.
    pub fn markers(&self, name: &str, at: &[(Seat, i32)], size: f32) -> Markup {
        let cell = |n: i32| n.clamp(0, self.end);
        html! {
            @for (nth, (seat, n)) in at.iter().enumerate() {
                @let together = at.iter().filter(|(_, other)| cell(*other) == cell(*n)).count();
                @let before = at[..nth].iter().filter(|(_, other)| cell(*other) == cell(*n)).count();
                @let (x, y) = (self.middle(*n), self.y + self.height / 2.0 - 1.0);
                g class="piece" id={ "t-" (name) "-" (seat.0) } {
                    @if together == 1 {
                        (people::crest_at(*seat, x, y, size))
                    } @else {
                        @let (across, down) = ((before % 2) as f32 - 0.5, (before / 2) as f32 - if together > 2 { 0.5 } else { 0.0 });
                        (people::crest_at(*seat, x + across * size * 0.56, y + down * size * 0.66, size * 0.66))
                    }
                }
            }
        }
    }
}
