//! What a viewer may know.
//! Also carried out here: §2.5.

mod scene;

pub use scene::{MarkView, Scene};

use crate::deck::Deck;
use crate::ids::{Bonus, Building, Card, Character, Freedom, Landscape, Prestige, Profession, Sort, Source};
use crate::land::{Garden, Site};
use crate::set::PileCard;
use crate::state::Princes;
use crate::steps::Step;
use kit::{Seat, Seats, Viewer};
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
    /// What each prestige card that the viewer knows would score as things stand: all that is counted lies open.
    pub card_points: BTreeMap<&'static str, u8>,
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
    /// What each of his own bonus cards would add to his work, counted with its profession card on the table: whichever it is (§6.8).
    pub bonus_values: BTreeMap<&'static str, u16>,
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
        // While bonus cards are being added the profession card lies there already.
        let adding = matches!(game.stack.top(), Some(Step::Adding(step)) if step.seat == seat);
        let mut worked = *prince;
        if let Some(profession) = prince.hand.iter().next().filter(|_| !adding) {
            worked.hand.remove(profession);
            worked.table.add(profession);
        }
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
            card_points: prince.cards.iter().filter(|_| open).map(|card| (card.word(), game.prestige_points(seat, card))).collect(),
            jesters: prince.jesters,
            builders: prince.builders,
            freedoms: prince.freedoms.iter().collect(),
            buildings: prince.land.owned.iter().map(|b| (b.word(), prince.land.sites[b.index()])).collect(),
            landscapes: prince.land.gardens.iter().copied().collect(),
            best: prince.best,
            character: prince.character,
            values: prince.hand.iter().filter(|_| own).map(|p| (p.word(), prince.work(game.edition, p) + game.muse_value(seat))).collect(),
            bonus_values: prince.bonuses.iter().filter(|_| own).map(|b| (b.word(), worked.bonus(game.edition, b))).collect(),
        }
    }
}
