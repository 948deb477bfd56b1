//! What a viewer may know.

use crate::deck::Deck;
use crate::ids::{Bonus, Building, Card, Character, Freedom, Landscape, Prestige, Profession, Sort, Source};
use crate::land::{Garden, Site};
use crate::set::PileCard;
use crate::state::Princes;
use crate::steps::Step;
use kit::{Game, Seat, Seats, Viewer};
use serde::Serialize;
use std::collections::BTreeMap;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// From 1; 0 during set-up.
    pub round: u8,
    pub rounds: u8,
    /// The value a work needs this round.
    pub minimum: u16,
    /// The first player of this round.
    pub first: Seat,
    pub muse: bool,
    pub cooperation: bool,
    /// What is going on.
    pub scene: Scene,
    /// Items left for the auctions.
    pub stock: BTreeMap<&'static str, u8>,
    pub buildings: BTreeMap<&'static str, u8>,
    pub freedoms: BTreeMap<&'static str, u8>,
    pub piles: BTreeMap<&'static str, PileView>,
    /// Bonus cards that have been played.
    pub gone: Vec<Bonus>,
    /// Florins on the Banker, while characters are bid for.
    pub banker: i32,
    pub princes: Vec<PrinceView>,
}

/// A face-down pile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PileView {
    pub cards: u8,
    /// Cards the viewer knows to be among the shuffled ones on top.
    pub somewhere: Vec<Card>,
    /// Cards under the shuffled ones, the next to come first, as far as the viewer knows them.
    pub under: Vec<Option<Card>>,
}

/// One prince.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PrinceView {
    /// His own florins; everybody's at the end.
    pub florins: Option<i32>,
    pub prestige: i32,
    pub points: BTreeMap<&'static str, i16>,
    /// The profession cards in hand that the viewer knows: all of his own, recruited ones of others.
    pub hand: Vec<Profession>,
    pub hand_size: u8,
    /// Profession cards face up before him.
    pub table: Vec<Profession>,
    /// Unused recruiting cards in hand.
    pub recruiting_in_hand: u8,
    /// Recruiting cards others have left on his table.
    pub recruiting_on_table: u8,
    /// His own bonus cards.
    pub bonuses: Vec<Bonus>,
    pub bonus_count: u8,
    /// His own prestige cards; everybody's at the end.
    pub cards: Vec<Prestige>,
    pub card_count: u8,
    pub jesters: u8,
    pub builders: u8,
    pub freedoms: Vec<Freedom>,
    pub buildings: BTreeMap<&'static str, Site>,
    pub landscapes: Vec<Garden>,
    /// The value of his best work this round; 0: none.
    pub best: u16,
    pub character: Option<Character>,
    /// What the work of each profession in his own hand is worth now, without bonus cards.
    pub values: BTreeMap<&'static str, u16>,
    /// What each of his own bonus cards would add now. The card that is played for the work lies on the table then.
    pub bonus_values: BTreeMap<&'static str, u16>,
}

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
        place: Option<crate::Spot>,
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

impl View {
    pub fn new(game: &Princes, viewer: Viewer) -> View {
        let landscapes = Landscape::ALL.iter().map(|l| l.item());
        let items = landscapes.chain(game.items().filter(|item| *item != crate::ids::Item::Landscape));
        View {
            round: game.round,
            rounds: game.edition.rounds(),
            minimum: game.minimum(),
            first: game.first,
            muse: game.muse,
            cooperation: game.cooperation,
            scene: Scene::new(game, viewer),
            stock: items.map(|item| (item.word(), game.left(item))).collect(),
            buildings: Building::ALL.iter().map(|b| (b.word(), game.buildings[b.index()])).collect(),
            freedoms: Freedom::ALL.iter().map(|f| (f.word(), game.freedoms[f.index()])).collect(),
            piles: BTreeMap::from([
                (Sort::Profession.word(), PileView::new(&game.professions, viewer)),
                (Sort::Bonus.word(), PileView::new(&game.bonuses, viewer)),
                (Sort::Prestige.word(), PileView::new(&game.prestige, viewer)),
            ]),
            gone: game.gone.iter().collect(),
            banker: game.banker,
            princes: Seat::all(game.seats).map(|seat| PrinceView::new(game, seat, viewer)).collect(),
        }
    }
}

/// Whether a viewer knows where a card is, from who has seen it.
fn knows(viewer: Viewer, seen: Seats) -> bool {
    match viewer {
        Viewer::Seat(seat) => seen.contains(seat),
        Viewer::Public => false,
        Viewer::Referee => true,
    }
}

impl PileView {
    fn new<T: PileCard>(deck: &Deck<T>, viewer: Viewer) -> PileView {
        let known = |card: &T| knows(viewer, deck.seen(*card));
        PileView {
            cards: deck.len(),
            somewhere: deck.shuffled.iter().filter(known).map(T::card).collect(),
            under: deck.under.iter().map(|card| Some(*card).filter(known).map(T::card)).collect(),
        }
    }
}

impl PrinceView {
    fn new(game: &Princes, seat: Seat, viewer: Viewer) -> PrinceView {
        let prince = game.prince(seat);
        let own = viewer.knows(seat);
        let open = own || game.stack.is_empty();
        let everyone = Seats::all(game.seats);
        let known = |card: &Profession| {
            let seen = game.professions.seen(*card);
            open || seen == everyone || knows(viewer, seen)
        };
        PrinceView {
            florins: open.then_some(prince.florins),
            prestige: prince.prestige(),
            points: Source::ALL.iter().map(|s| (s.word(), prince.points[s.index()])).collect(),
            hand: prince.hand.iter().filter(known).collect(),
            hand_size: prince.hand.len(),
            table: prince.table.iter().collect(),
            recruiting_in_hand: prince.recruiters,
            recruiting_on_table: prince.left,
            bonuses: prince.bonuses.iter().filter(|_| open).collect(),
            bonus_count: prince.bonuses.len(),
            cards: prince.cards.iter().filter(|_| open).collect(),
            card_count: prince.cards.len(),
            jesters: prince.jesters,
            builders: prince.builders,
            freedoms: prince.freedoms.iter().collect(),
            buildings: prince.land.owned.iter().map(|b| (b.word(), prince.land.sites[b.index()])).collect(),
            landscapes: prince.land.gardens.iter().copied().collect(),
            best: prince.best,
            character: prince.character,
            values: prince.hand.iter().filter(|_| own).map(|p| (p.word(), prince.work(game.edition, p) + game.muse_value(seat))).collect(),
            bonus_values: prince.bonuses.iter().filter(|_| own).map(|b| (b.word(), prince.bonus(game.edition, b))).collect(),
        }
    }
}

impl Scene {
    fn new(game: &Princes, viewer: Viewer) -> Scene {
        let Some(top) = game.stack.top() else { return Scene::Over };
        let words = |sold: crate::set::Set<crate::ids::Item>| sold.iter().map(|i| i.word()).collect();
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

fn offer(
    seat: Seat,
    building: Building,
    partner: Option<Seat>,
    home: Option<Seat>,
    place: Option<crate::Spot>,
    florins: Option<u16>,
) -> Scene {
    Scene::Offer { seat, building, partner, home, place, florins }
}

fn looking(seat: Seat, sort: Option<Sort>, cards: &[Card], viewer: Viewer) -> Scene {
    let sort = sort.or_else(|| cards.first().map(|c| c.sort())).unwrap_or(Sort::Profession);
    Scene::Looking { seat, sort, cards: cards.iter().copied().filter(|_| viewer.knows(seat)).collect() }
}
