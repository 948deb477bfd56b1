//! What is going on at the table.

use crate::ids::{Building, Card, Character, Item, Profession, Sort};
use crate::set::Set;
use crate::shape::Spot;
use crate::state::Princes;
use crate::steps::Step;
use kit::{Game, Seat, Seats, Viewer};
use serde::Serialize;

/// What is going on, as everybody can see it; secret parts only for the seat that knows them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "scene", rename_all = "snake_case")]
pub enum Scene {
    Setup {
        answered: Seats,
        own: Option<Profession>,
    },
    Auction {
        out: Seats,
        sold: Vec<&'static str>,
    },
    Bidding {
        item: &'static str,
        florins: i32,
        high: Seat,
        passed: Seats,
        out: Seats,
        sold: Vec<&'static str>,
    },
    Purchase {
        seat: Seat,
        item: &'static str,
        florins: i32,
    },
    Placing {
        seat: Seat,
        tile: &'static str,
    },
    /// A prince looks at cards; the viewer sees them if they are his.
    Looking {
        seat: Seat,
        sort: Sort,
        cards: Vec<Card>,
    },
    Court {
        out: Seats,
        taken: Vec<Character>,
        marks: Vec<MarkView>,
    },
    Turn {
        seat: Seat,
        actions: u8,
        drew: bool,
        introduced: bool,
        offers: u8,
    },
    Work {
        seat: Seat,
        value: u16,
    },
    /// A joint building that is being offered; what is not decided yet is missing.
    Offer {
        seat: Seat,
        building: Building,
        partner: Option<Seat>,
        home: Option<Seat>,
        place: Option<Spot>,
        florins: Option<u16>,
    },
    Other,
    Over,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MarkView {
    pub seat: Seat,
    pub character: Character,
    pub space: u8,
}

impl Scene {
    pub fn new(game: &Princes, viewer: Viewer) -> Scene {
        let Some(top) = game.stack.top() else { return Scene::Over };
        let words = |sold: Set<Item>| sold.iter().map(|i| i.word()).collect();
        match *top {
            Step::Dealing(_) | Step::Extra(_) | Step::First(_) => Scene::Setup { answered: Seats::NONE, own: None },
            Step::GiveBack(step) => {
                let own = if let Viewer::Seat(seat) = viewer { step.chosen.get(seat.index()).copied().flatten() } else { None };
                Scene::Setup { answered: game.held(), own }
            }
            Step::Opening(step) => Scene::Auction { out: step.out, sold: words(step.sold) },
            Step::Last(step) => Scene::Auction { out: Seat::all(game.seats).filter(|s| *s != step.seat).collect(), sold: words(step.sold) },
            Step::Bidding(step) => Scene::Bidding {
                item: step.item.word(),
                florins: step.price,
                high: step.high,
                passed: step.passed,
                out: step.opening.out,
                sold: words(step.opening.sold),
            },
            Step::Purchase(step) => Scene::Purchase { seat: step.seat, item: step.item.word(), florins: step.price },
            Step::Placing(step) => Scene::Placing { seat: step.seat, tile: step.tile.word() },
            Step::Drawing(step) => looking(step.seat, Some(step.sort), &step.cards, viewer),
            Step::Choosing(step) => looking(step.seat, None, &step.cards, viewer),
            Step::Returning(step) => looking(step.seat, None, &step.cards, viewer),
            Step::Court(step) => {
                let marks =
                    step.marks.iter().enumerate().filter_map(|(seat, mark)| {
                        mark.map(|m| MarkView { seat: Seat(seat as u8), character: m.character, space: m.space })
                    });
                Scene::Court { out: step.out, taken: step.taken.iter().collect(), marks: marks.collect() }
            }
            Step::Turn(step) => Scene::Turn {
                seat: step.seat,
                actions: step.left,
                drew: step.drew,
                introduced: step.introduced,
                offers: step.offers.len() as u8,
            },
            Step::Adding(step) => Scene::Work { seat: step.seat, value: step.value },
            Step::Payment(step) => Scene::Work { seat: step.seat, value: step.value },
            Step::Partner(step) => offer(step.seat, step.building, None, None, None, None),
            Step::Site(step) => {
                let home = game.border(step.seat, step.partner);
                offer(step.seat, step.building, Some(step.partner), Some(home), None, None)
            }
            Step::Price(step) => {
                let home = game.border(step.seat, step.partner);
                offer(step.seat, step.building, Some(step.partner), Some(home), Some(step.spot), None)
            }
            Step::Offer(step) => {
                let made = step.made;
                let home = game.border(step.seat, made.partner);
                offer(step.seat, made.building, Some(made.partner), Some(home), Some(made.spot), Some(made.florins))
            }
            _ => Scene::Other,
        }
    }
}

fn offer(seat: Seat, building: Building, partner: Option<Seat>, home: Option<Seat>, place: Option<Spot>, florins: Option<u16>) -> Scene {
    Scene::Offer { seat, building, partner, home, place, florins }
}

fn looking(seat: Seat, sort: Option<Sort>, cards: &[Card], viewer: Viewer) -> Scene {
    let sort = sort.or_else(|| cards.first().map(|c| c.sort())).unwrap_or(Sort::Profession);
    Scene::Looking { seat, sort, cards: cards.iter().copied().filter(|_| viewer.knows(seat)).collect() }
}
