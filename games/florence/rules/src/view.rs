//! What a viewer may know.
//! Also carried out here: §11.5.

use crate::choice::Objective;
use crate::edition::ROUNDS;
use crate::event::By;
use crate::pieces::{Colour, Kind, Noble, Rank, Side, Tile};
use crate::place::{PLACES, Place, Shield};
use crate::state::Florence;
use crate::steps::Step;
use crate::strozzi::{ALL_CARDS, Deck};
use kit::{Seat, Viewer};
use serde::Serialize;
use std::collections::BTreeMap;

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub round: u8,
    /// The noble of this round.
    pub noble: Noble,
    /// Who has the first-player marker.
    pub first: By,
    /// How many places of each queue are open.
    pub open_places: u8,
    /// In seat order; Strozzi comes last.
    pub players: Vec<PlayerView>,
    /// In the order of their numbers.
    pub places: Vec<PlaceView>,
    /// The streets with a bodyguard, as `4-5`, and whose.
    pub bodyguards: BTreeMap<String, Vec<By>>,
    /// Where the carriages are: Cosimo's, Contessina's, Giovanni's.
    pub carriages: [Option<Place>; 3],
    /// The destinations by round, as far as the dial has shown them.
    pub destinations: [Option<Place>; 9],
    /// What the dial pays in this round and the next two.
    pub dial: Vec<DialView>,
    /// The time tokens by round, likewise; round 1 has none.
    pub tokens: [Option<u8>; 9],
    /// How many scandal cards each noble's deck holds.
    pub decks: [u8; 3],
    /// The open discards, by kind.
    pub discards: BTreeMap<Kind, u8>,
    /// A member in the middle of a walk.
    pub walking: Option<Walking>,
    /// Giovanni's present offer: VP and price.
    pub offer: Option<(u16, u8)>,
    /// Strozzi's cards turned up since the last upkeep; he plays against one seat only.
    pub strozzi: Option<Vec<u8>>,
}

/// A round on the dial.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DialView {
    pub round: u8,
    pub noble: Noble,
    /// For the lead of each location on the way (§8.2).
    pub lead_vp: u16,
    /// By place in the queue (§9.1, §9.2); empty for Giovanni.
    pub place_vp: Vec<u16>,
    /// Giovanni's rewards (§9.4); empty for the others.
    pub rewards: Vec<RewardView>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RewardView {
    pub vp: u16,
    pub price: u8,
}

impl DialView {
    fn of(game: &Florence, round: u8) -> DialView {
        let segment = game.edition().segment(round);
        let rewards = segment.rewards.iter().map(|(vp, price)| RewardView { vp: *vp, price: *price }).collect();
        DialView { round, noble: segment.noble, lead_vp: segment.lead_vp, place_vp: segment.places.clone(), rewards }
    }
}

/// A location.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlaceView {
    pub tile: Option<Tile>,
    /// From the lead backwards.
    pub queue: Vec<MemberView>,
    /// The markers in the bottom, middle and top box of the tile.
    pub brags: [Option<Colour>; 3],
    /// Who has a spy here.
    pub spies: Vec<By>,
    /// Who has a bouncer here.
    pub bouncers: Vec<By>,
}

#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MemberView {
    pub colour: Colour,
    pub rank: Rank,
}

/// The member stands in the queue it comes from until it stops.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Walking {
    pub from: Place,
    /// Its place in that queue, the lead being 1.
    pub slot: u8,
    /// Where it is now.
    pub at: Place,
}

/// A player, Strozzi included.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    pub by: By,
    pub vp: u32,
    pub time: u8,
    /// Guards not on the board.
    pub guards: u8,
    pub gifts: u8,
    pub gifts_aside: u8,
    /// Gifts given to Cosimo, Contessina and Giovanni.
    pub given: [u8; 3],
    pub ring: Option<Place>,
    /// What a brag at each location would score as things stand, whether or not it is possible now.
    pub brag_vp: [u16; PLACES],
    pub passed: bool,
    /// For its owner and the referee; at the end for all.
    pub objective: Option<Objective>,
    /// Its locations, as far as it is known.
    pub objective_places: Vec<Place>,
    /// How many scandal cards of each noble are in the hand.
    pub cards: [u8; 3],
    /// Which, for their owner and the referee.
    pub hand: Option<BTreeMap<Kind, u8>>,
    /// The pieces off the board, by colour.
    pub families: Vec<FamilyView>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FamilyView {
    pub colour: Colour,
    /// Débutantes, donnas and maestros in the supply.
    pub supply: [u8; 3],
    pub markers: u8,
}

impl View {
    pub fn of(game: &Florence, viewer: Viewer) -> View {
        let guards =
            |shield: Shield| -> Vec<By> { game.sides().filter(|side| game.has_guard(*side, shield)).map(|side| game.by(side)).collect() };
        let streets = Shield::of(Noble::Cosimo, game.edition()).filter_map(|shield| match shield {
            Shield::Street(a, b) if game.is_guarded(shield) => Some((format!("{a}-{b}"), guards(shield))),
            _ => None,
        });
        let place = |place: Place| PlaceView {
            tile: game.tiles[place.index()],
            queue: game.queue(place).iter().map(|m| MemberView { colour: game.colour(m.family), rank: m.rank }).collect(),
            brags: game.brags[place.index()].map(|family| family.map(|f| game.colour(f))),
            spies: guards(Shield::Brag(place)),
            bouncers: guards(Shield::Queue(place)),
        };
        View {
            round: game.round,
            noble: game.active(),
            first: game.by(game.first),
            open_places: game.open_places() as u8,
            players: game.sides().map(|side| PlayerView::of(game, side, viewer)).collect(),
            places: Place::all().map(place).collect(),
            bodyguards: streets.collect(),
            carriages: game.carriages,
            destinations: game.destinations,
            dial: (game.round..=(ROUNDS as u8).min(game.round.saturating_add(2))).map(|round| DialView::of(game, round)).collect(),
            tokens: game.tokens,
            decks: by_noble(game, &game.deck),
            discards: by_kind(&game.discards),
            walking: game.stack.iter().find_map(|step| match step {
                Step::Stride(s) => Some(Walking { from: s.from.place, slot: s.from.slot, at: s.at }),
                _ => None,
            }),
            offer: game.stack.iter().find_map(|step| match step {
                Step::Offer(offer) => offer.terms(game),
                _ => None,
            }),
            strozzi: game.solo().then(|| Deck::numbers(ALL_CARDS & !game.strozzi.cards()).map(|card| card.0).collect()),
        }
    }
}

impl PlayerView {
    fn of(game: &Florence, side: Side, viewer: Viewer) -> PlayerView {
        let player = game.player(side);
        let strozzi = game.is_strozzi(side);
        let own = !strozzi && viewer.knows(Seat(side.0));
        let objective = player.objective.filter(|_| own || strozzi || game.stack.is_empty());
        PlayerView {
            by: game.by(side),
            vp: player.total(),
            time: player.time,
            guards: player.guards,
            gifts: player.gifts,
            gifts_aside: player.gifts_aside,
            given: player.given,
            ring: player.ring,
            brag_vp: std::array::from_fn(|nth| game.brag_vp(side, Place::at(nth), 0)),
            passed: player.passed > 0,
            objective,
            objective_places: objective.map_or(Vec::new(), |card| game.edition().objective(card.0).to_vec()),
            cards: by_noble(game, &player.hand),
            hand: own.then(|| by_kind(&player.hand)),
            families: game
                .families_of(side)
                .map(|family| {
                    let pieces = &game.families[family.index()];
                    FamilyView { colour: game.colour(family), supply: pieces.supply, markers: pieces.markers }
                })
                .collect(),
        }
    }
}

fn by_noble(game: &Florence, cards: &[u8; 12]) -> [u8; 3] {
    [Noble::Cosimo, Noble::Contessina, Noble::Giovanni].map(|noble| game.kinds_of(noble).map(|kind| cards[kind.index()]).sum())
}

fn by_kind(cards: &[u8; 12]) -> BTreeMap<Kind, u8> {
    Kind::ALL.iter().copied().filter(|kind| cards[kind.index()] > 0).map(|kind| (kind, cards[kind.index()])).collect()
}
