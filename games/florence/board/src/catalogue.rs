//! Every component as the panel tells it to anybody: the Medici, scandal cards, brag tiles, locations, Strozzi's cards.

use crate::tile::BOXES;
use drawing::{Component, Inspection, Markup, html};
use florence::{Cost, Edition, Kind, Noble, Place, Tile};
use kit::Phrase;

drawing::catalogue!(Edition);

impl Catalogue<'_> {
    /// A sentence that begins with a capital letter and ends with a full stop.
    pub(crate) fn sentence(said: &str) -> String {
        let mut letters = said.chars();
        let first = letters.next().map(|c| c.to_uppercase().to_string()).unwrap_or_default();
        format!("{first}{}{}", letters.as_str(), if said.ends_with('.') { "" } else { "." })
    }

    pub(crate) fn card(&self, kind: Kind) -> Inspection {
        let noble = self.edition.noble_of[kind.index()];
        let cost = match self.edition.cost_of[kind.index()] {
            Cost::Time(n) => Phrase::new("board-costs").with("n", n),
            Cost::Gain(n) => Phrase::new("board-brings").with("n", n),
            Cost::GiftPrice => Phrase::new("board-costs-gift"),
        };
        Inspection {
            class: noble.to_string(),
            scene: format!("s-{kind}"),
            name: self.say(Phrase::name("card", kind)),
            kind: self.say(Phrase::new("board-scandal-of").with("noble", Phrase::name("noble", noble))),
            effects: vec![
                (self.text("board-term-price"), html! { (Self::sentence(&self.say(cost))) }),
                (self.text("board-term-does"), html! { (Self::sentence(&self.text(&format!("card-{kind}-about")))) }),
                (self.text("board-term-else"), html! { (self.text("board-card-else")) }),
            ],
            ..Inspection::default()
        }
    }

    pub(crate) fn tile(&self, tile: Tile) -> Inspection {
        let boxes = html! { @for (nth, range) in BOXES.iter().enumerate().rev() { (self.say(Phrase::name("level", nth))) " " b { (range) } @if nth > 0 { ", " } } };
        Inspection {
            class: "bragging".to_string(),
            scene: format!("s-{tile}"),
            name: self.say(Phrase::name("tile", tile)),
            kind: self.text("board-tile-kind"),
            effects: vec![
                (self.text("board-term-counts"), html! { (Self::sentence(&self.text(&format!("tile-{tile}-about")))) }),
                (self.text("board-term-boxes"), boxes),
                (self.text("board-term-then"), html! { (self.text("board-tile-then")) }),
            ],
            ..Inspection::default()
        }
    }

    pub(crate) fn noble(&self, noble: Noble) -> Inspection {
        Inspection {
            class: noble.to_string(),
            scene: format!("s-{noble}"),
            name: self.say(Phrase::name("noble", noble)),
            kind: self.say(Phrase::name("board-rounds-of", noble)),
            effects: vec![
                (self.text("board-term-way"), html! { (self.text("board-noble-way")) }),
                (self.text("board-term-arrives"), html! { (self.say(Phrase::name("board-noble-pays", noble))) }),
                (self.text("board-term-rounds"), self.rounds(noble)),
                (self.text("board-term-gift"), html! { (self.say(Phrase::name("board-noble-guard", noble))) }),
            ],
            ..Inspection::default()
        }
    }

    /// What each of the rounds pays.
    fn rounds(&self, noble: Noble) -> Markup {
        let rounds = (1..=9u8).filter(|round| self.edition.segment(*round).noble == noble);
        html! {
            @for round in rounds {
                @let segment = self.edition.segment(round);
                span.pays {
                    (self.say(Phrase::new("board-in-round").with("n", round))) (self.words.colon())
                    @if segment.rewards.is_empty() { b { @for (nth, vp) in segment.places.iter().enumerate() { @if nth > 0 { " · " } (vp) } } }
                    @else { @for (nth, (vp, time)) in segment.rewards.iter().enumerate() { @if nth > 0 { " · " } b { (vp) } " (−" (time) i.i.i-time {} ")" } }
                    " · " (self.text("board-lead")) " +" (segment.lead_vp)
                }
            }
        }
    }

    pub(crate) fn place(&self, place: Place) -> Inspection {
        let neighbours: Vec<Phrase> = self.edition.neighbours(place).map(|place| Phrase::name("place", place)).collect();
        Inspection {
            class: "partying".to_string(),
            scene: format!("place-{place}"),
            name: self.say(Phrase::name("place", place)),
            kind: self.say(Phrase::new("board-party").with("n", place.number())),
            effects: vec![
                (self.text("board-term-streets"), html! { (self.say(Phrase::new("board-streets-to").with("places", neighbours))) }),
                (self.text("board-term-route"), {
                    let next = self.edition.next[place.index()];
                    html! { (self.say(Phrase::new("board-route-to").with("place", Phrase::name("place", next)))) }
                }),
            ],
            ..Inspection::default()
        }
    }

    pub(crate) fn strozzi(&self, number: u8) -> Inspection {
        Inspection {
            class: "strozzis".to_string(),
            scene: format!("s-strozzi-{number}"),
            name: self.say(Phrase::name("strozzi", number)),
            kind: self.say(Phrase::new("board-strozzi-kind").with("n", number)),
            effects: vec![(self.text("board-term-does"), html! { (Self::sentence(&self.text(&format!("draw-strozzi-{number}")))) })],
            ..Inspection::default()
        }
    }

    /// All of them, to be looked up by name.
    pub(crate) fn components(&self) -> Vec<Component> {
        let component = |group: &str, id: String, inspection: Inspection| Component { group: self.text(group), id, inspection };
        let nobles = Noble::ALL.iter().map(|noble| component("board-group-nobles", noble.to_string(), self.noble(*noble)));
        let cards = Kind::ALL.iter().map(|kind| component("board-group-cards", kind.to_string(), self.card(*kind)));
        let tiles = Tile::ALL.iter().map(|tile| component("board-group-tiles", tile.to_string(), self.tile(*tile)));
        let places = Place::all().map(|place| component("board-group-places", format!("place-{place}"), self.place(place)));
        let decks = 1..=self.edition.figures.solo.cards.len() as u8;
        let strozzi = decks.map(|number| component("board-group-strozzi", format!("strozzi-{number}"), self.strozzi(number)));
        nobles.chain(cards).chain(tiles).chain(places).chain(strozzi).collect()
    }
}
