//! What a viewer may know of the table.

use crate::pile::Layer;
use crate::set::Tiles;
use crate::{Good, IlVecchio, Kind, Province, Tile, Track};
use kit::{Seat, Viewer};
use serde::Serialize;
use std::collections::BTreeMap;

/// The table in a viewer's eyes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Who began; seat 0 until it is drawn.
    pub first: Seat,
    pub last_round: bool,
    pub families: Vec<FamilyView>,
    /// Who stands on each track, in order, the queue of the last round included.
    pub tracks: BTreeMap<&'static str, Vec<Seat>>,
    /// The spaces of a track that are not used with so few players.
    pub skipped: usize,
    /// Where the middleman of each colour stands.
    pub middlemen: BTreeMap<&'static str, &'static str>,
    /// Crests left in the pile; what they show is unknown.
    pub crests_left: u8,
    /// The stack on which the additional-cost tile lies.
    pub additional_cost: Track,
    /// Province tiles nobody has.
    pub provinces: Vec<Province>,
    pub council: PileView,
    pub nobility: PileView,
    /// The tiles the viewer is choosing from.
    pub looking_at: Vec<Tile>,
    /// Who would have the majority of each track now (§10.4). Worked out for drawings; it says nothing that is not open.
    #[serde(skip)]
    pub majorities: BTreeMap<&'static str, Seat>,
    /// What the nobility tiles the viewer knows somebody to have, or looks at, are worth to that family now (chapter 13). For drawings.
    #[serde(skip)]
    pub worth: BTreeMap<&'static str, i32>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct FamilyView {
    pub seat: Seat,
    /// Everything open: florins, scrolls, carts, bishops and the three followers.
    pub goods: BTreeMap<&'static str, u16>,
    pub reserve: u8,
    /// Members in cities: how many stand, how many lie.
    pub standing: BTreeMap<&'static str, u8>,
    pub lying: BTreeMap<&'static str, u8>,
    /// Province tiles still face up, and used ones.
    pub provinces: Vec<Province>,
    pub used: Vec<Province>,
    /// Council tiles lying open.
    pub council: Vec<Tile>,
    /// Whether a council tile lies face down, and to its owner which.
    pub face_down: bool,
    pub face_down_tile: Option<Tile>,
    /// How many nobility tiles there are, and to their owner (at the end to all) which.
    pub nobility_count: u32,
    pub nobility: Option<Vec<Tile>>,
    /// Medici crests taken, by what they showed.
    pub crests: BTreeMap<&'static str, u8>,
    pub passed: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PileView {
    pub size: usize,
    /// From the top down: how many tiles lie shuffled together, and which, if the viewer put them there.
    pub layers: Vec<LayerView>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LayerView {
    pub size: u32,
    pub known: Option<Vec<Tile>>,
}

impl IlVecchio {
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        let tracks = Track::ALL.iter().map(|t| (t.word(), self.row(*t).iter().map(|s| Seat(*s)).collect())).collect();
        let middlemen = Kind::ALL.iter().zip(self.middlemen.iter()).map(|(kind, city)| (kind.word(), self.town(*city)));
        let hand = |track| {
            let pile = self.tile_pile(track);
            let mine = pile.looks.last().is_some_and(|look| viewer.knows(look.seat));
            if mine { pile.in_hand() } else { Tiles::NONE }
        };
        View {
            first: self.first,
            last_round: self.is_last_round() || self.is_over(),
            families: Seat::all(self.seats).map(|seat| self.family_view(seat, viewer)).collect(),
            tracks,
            skipped: self.skipped(),
            middlemen: middlemen.collect(),
            crests_left: self.pile,
            additional_cost: self.additional_cost(),
            provinces: self.provinces.iter().collect(),
            council: self.pile_view(Track::Council, viewer),
            nobility: self.pile_view(Track::Nobility, viewer),
            looking_at: hand(Track::Council).or(hand(Track::Nobility)).iter().collect(),
            majorities: Track::ALL.iter().filter_map(|track| Some((track.word(), self.majority(*track)?))).collect(),
            worth: self.worth(viewer, hand(Track::Nobility)),
        }
    }

    fn worth(&self, viewer: Viewer, looked_at: Tiles) -> BTreeMap<&'static str, i32> {
        let looking = self.tile_pile(Track::Nobility).looks.last().map(|look| look.seat);
        let held = Seat::all(self.seats)
            .filter(|seat| viewer.knows(*seat) || self.is_over())
            .flat_map(|seat| self.family(seat).nobility.iter().map(move |tile| (seat, tile)));
        let offered = looking.into_iter().flat_map(|seat| looked_at.iter().map(move |tile| (seat, tile)));
        held.chain(offered).map(|(seat, tile)| (tile.word(), self.nobility_points(seat, tile))).collect()
    }

    fn family_view(&self, seat: Seat, viewer: Viewer) -> FamilyView {
        let family = self.family(seat);
        let knows = viewer.knows(seat) || self.is_over();
        FamilyView {
            seat,
            goods: Good::ALL.iter().map(|good| (good.word(), family.purse.count(*good))).collect(),
            reserve: family.reserve,
            standing: family.up().iter().map(|city| (self.town(city), family.standing(city))).collect(),
            lying: family.down().iter().map(|city| (self.town(city), family.lying(city))).collect(),
            provinces: family.face_up().iter().collect(),
            used: family.used.iter().collect(),
            council: family.council.iter().collect(),
            face_down: family.face_down.is_some(),
            face_down_tile: family.face_down.filter(|_| knows),
            nobility_count: family.nobility.len().into(),
            nobility: knows.then(|| family.nobility.iter().collect()),
            crests: crate::Crest::ALL.iter().map(|c| (c.word(), family.crests[c.index()])).collect(),
            passed: family.passed,
        }
    }

    fn pile_view(&self, track: Track, viewer: Viewer) -> PileView {
        let pile = self.tile_pile(track);
        let known = |layer: &Layer| match viewer {
            Viewer::Referee => true,
            Viewer::Seat(seat) => pile.knows(seat, layer),
            Viewer::Public => false,
        };
        let layers = pile
            .layers
            .iter()
            .map(|layer| LayerView { size: layer.tiles.len().into(), known: known(layer).then(|| layer.tiles.iter().collect()) });
        PileView { size: pile.len(), layers: layers.collect() }
    }
}
