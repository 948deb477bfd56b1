//! The game's pieces of a table's page, each in the frame that is the same for every game. A live table and a replay lay them out alike.

use super::scores;
use drawing::{Area, Rival, TableDrawing, people};
use kit::{Phrase, Scores, Seat, Seats};
use maud::{Markup, html};
use shelf::Title;
use words::Words;

pub struct Pieces<'a> {
    pub drawing: TableDrawing,
    pub title: &'static Title,
    pub words: &'a Words,
    pub names: &'a [String],
    /// Whose mat it is.
    pub own: Option<Seat>,
    pub asked: Seats,
    /// The bots among those asked.
    pub thinking: Seats,
    pub scores: Scores,
    /// Before the game begins nobody has points.
    pub begun: bool,
}

/// What a board says about the moment it shows.
pub struct Moment {
    pub ply: usize,
    /// The version of the question and the seat that may answer it from this page.
    pub question: Option<(u64, Seat)>,
}

/// What stands where the mat would be.
pub enum InPlaceOfMat {
    Nothing,
    /// Between two people at one screen.
    Curtain(Markup),
}

impl Pieces<'_> {
    /// Classes of `<main>`: the game's own, and how much there is to lay out.
    pub fn class(&self, instead: &InPlaceOfMat) -> String {
        if self.drawing.is_in_one_piece() {
            return "whole".to_string();
        }
        let bare = self.drawing.mat.is_none() && matches!(instead, InPlaceOfMat::Nothing);
        format!("{}{}", self.drawing.class, if bare { " no-mat" } else { "" })
    }

    pub fn board(&self, moment: &Moment, class: &str) -> Markup {
        let Moment { ply, question } = moment;
        let whole = self.drawing.is_in_one_piece();
        html! {
            section #p-board.board[!whole].frame[whole] aria-label=(self.words.text("site-board")) data-ply=(ply) data-class=(class)
                data-question=[question.map(|(version, _)| version)] data-seat=[question.map(|(_, seat)| seat.0)] {
                @if whole { div.fitted { (self.drawing.board) } } @else { (self.drawing.board) }
            }
        }
    }

    pub fn mat(&self, instead: &InPlaceOfMat) -> Markup {
        let family = self.own.map_or("", people::class);
        let label = self.words.text("site-mat");
        html! {
            @match (&self.drawing.mat, instead) {
                (_, InPlaceOfMat::Curtain(curtain)) if !self.drawing.is_in_one_piece() => section #p-mat.mat.drawn-curtain aria-label=(label) { (curtain) },
                (Some(mat), _) => section #p-mat class={ "mat " (family) } aria-label=(label) {
                    button.handle type="button" data-toggles="mat" aria-expanded="false" aria-label=(self.words.text("site-mat-more")) {}
                    (mat)
                },
                (None, _) => section #p-mat hidden {},
            }
        }
    }

    /// The map of areas: on a phone one of them is shown at a time.
    pub fn map(&self) -> Markup {
        let whole = [Area { id: "board", name: self.words.text("site-board"), sign: html! {}, lit: 0 }];
        let areas = if self.drawing.areas.is_empty() { &whole[..] } else { &self.drawing.areas };
        html! {
            nav #p-map.map aria-label=(self.words.text("site-areas")) {
                @for area in areas {
                    button type="button" class={ "area " (area.id) } data-go=(area.id) aria-label=(self.spoken(area)) {
                        (area.sign)
                        @if self.drawing.areas.is_empty() { span { (area.name) } }
                        @if area.lit > 0 { em { (area.lit) } }
                    }
                }
                button.area type="button" data-go="rivals" { span { (self.words.text("site-rivals")) } }
                button.area type="button" data-go="history" { span { (self.words.text("site-more")) } }
            }
        }
    }

    fn spoken(&self, area: &Area) -> String {
        let lit = (area.lit > 0).then(|| self.words.tell(&Phrase::new("site-lit").with("n", area.lit as i64)));
        lit.map_or(area.name.clone(), |lit| format!("{}{}{lit}", area.name, self.words.colon()))
    }

    pub fn rivals(&self) -> Markup {
        let rivals = &self.drawing.rivals;
        html! {
            div #p-rivals class={ "rivals rivals-" (rivals.len()) @if rivals.is_empty() { " brief" } } {
                @for rival in rivals { (self.rival(rival)) }
                // A board in one piece draws everybody itself: here only who is who, and how they stand.
                @if rivals.is_empty() { @for score in &self.scores.scores {
                    section class={ "opp " (people::class(score.seat.unwrap_or(people::RIVAL))) @if score.seat.is_some_and(|seat| self.asked.contains(seat)) { " asked" } } {
                        h2 { (scores::name(score, self.names, self.words)) @if let Some(seat) = score.seat { (self.sign(seat)) } @if self.begun { b.vp { (score.total) } } }
                    }
                } }
            }
        }
    }

    fn rival(&self, rival: &Rival) -> Markup {
        let name = self.rival_name(rival.seat);
        html! {
            section class={ "opp " (people::class(rival.seat)) @if self.asked.contains(rival.seat) { " asked" } } aria-label=(name) {
                h2 { (shield(rival.seat)) span.name title=(name) { (name) } (self.sign(rival.seat)) span.vp { (rival.points) } }
                (rival.drawn)
            }
        }
    }

    /// Who plays without a seat, such as Strozzi, has the name the game gives it.
    fn rival_name(&self, seat: Seat) -> String {
        let rival = self.scores.scores.iter().find_map(|score| score.rival).filter(|_| seat == people::RIVAL);
        rival.map_or_else(|| self.names.get(seat.index()).cloned().unwrap_or_default(), |key| self.words.text(key))
    }

    /// A bot that thinks, or a person the table waits for.
    fn sign(&self, seat: Seat) -> Markup {
        html! {
            @if self.thinking.contains(seat) { span.thinks { i {} i {} i {} span.vh { (self.words.text("site-thinks")) } } }
            @else if self.asked.contains(seat) && self.own != Some(seat) { span.awaited { (self.words.text("site-awaited")) } }
        }
    }

    pub fn inspections(&self) -> Markup {
        let rules = format!("/rules/{}", self.title.id);
        html! { div #p-inspections hidden { @for (key, inspection) in &self.drawing.inspections { (inspection.draw(key, &rules, self.words)) } } }
    }
}

/// A family's arms. Its words stand beside it.
pub fn shield(seat: Seat) -> Markup {
    html! { i class={ "shield " (people::class(seat)) } {} }
}
