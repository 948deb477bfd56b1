//! A game from a position. Contradictions are refused by name.

use super::{FamilyPosition, PilePosition, Position, stack};
use crate::pile::{Layer, Look, TilePile};
use crate::set::{Provinces, Tiles};
use crate::state::{MOST_SEATS, MOST_SPACES, Options};
use crate::{City, Crest, Edition, Family, IlVecchio, Kind, Province, Tile, Track};
use kit::{Bag, List, LoadedEdition, PositionError, Seat, Setup};
use std::collections::BTreeMap;

pub(super) fn err(path: impl Into<String>, message: impl Into<String>) -> PositionError {
    PositionError::new(path, message)
}

impl Position {
    pub(crate) fn build(self, edition: &'static LoadedEdition<Edition>, setup: &Setup) -> Result<IlVecchio, PositionError> {
        let seats = setup.seats;
        if self.families.len() != usize::from(seats) {
            return Err(err("families", format!("{} families at a table of {seats}", self.families.len())));
        }
        let steps = stack::read(&self.steps, edition)?;
        let mut game = IlVecchio::fresh(edition, setup);
        game.stack = kit::Stack::from_steps(steps).ok_or_else(|| err("steps", "deeper than the rules ever get"))?;
        game.options = Options::of(setup);
        game.first = seat(self.first, seats, "first")?;
        game.middlemen = middlemen(&self.middlemen, edition)?;
        for (track, row) in &self.tracks {
            game.tracks[track.index()] = read_row(*track, row, seats)?;
        }
        let mut open = Open { provinces: Province::ALL.iter().copied().collect(), tiles: Tile::ALL.iter().copied().collect() };
        game.families = [Family::default(); MOST_SEATS];
        for (i, position) in self.families.iter().enumerate() {
            let place = format!("families.{i}");
            let on_tracks = Track::ALL.iter().map(|t| u32::from(game.members_on(*t, Seat(i as u8)))).sum();
            game.families[i] = family(position, edition, on_tracks, &mut open, &place)?;
        }
        (game.crests, game.pile) = crests(&self, &game)?;
        game.provinces = match &self.provinces {
            Some(list) => open.provinces.take_out("provinces", list)?,
            None => std::mem::take(&mut open.provinces),
        };
        game.council = pile(&self.council, Track::Council, seats, &mut open.tiles)?;
        game.nobility = pile(&self.nobility, Track::Nobility, seats, &mut open.tiles)?;
        if !open.provinces.is_empty() || !open.tiles.is_empty() {
            return Err(err("provinces", format!("nowhere: {:?} {:?}", open.provinces, open.tiles)));
        }
        stack::check(&game)?;
        Ok(game)
    }
}

/// What has not been placed yet.
struct Open {
    provinces: Provinces,
    tiles: Tiles,
}

fn seat(seat: Seat, seats: u8, place: &str) -> Result<Seat, PositionError> {
    if seat.0 < seats { Ok(seat) } else { Err(err(place, format!("there is no seat {seat}"))) }
}

fn middlemen(given: &BTreeMap<Kind, String>, edition: &Edition) -> Result<List<City, { Kind::SYMBOLS }>, PositionError> {
    let mut list = List::new();
    for (kind, (given, id)) in Kind::ALL.iter().zip(given) {
        let place = format!("middlemen.{given}");
        let city = edition.city(id).filter(|city| given == kind && edition.kind(*city) == *kind);
        let city = city.ok_or_else(|| err(&place, format!("{id} is not a {kind} town, or an earlier middleman is missing")))?;
        if kind.index() >= Kind::SYMBOLS || !list.try_push(city) {
            return Err(err(&place, "there is no such middleman"));
        }
    }
    Ok(list)
}

fn read_row(track: Track, given: &[Seat], seats: u8) -> Result<List<u8, MOST_SPACES>, PositionError> {
    let place = format!("tracks.{track}");
    let mut row = List::new();
    for member in given {
        if !row.try_push(seat(*member, seats, &place)?.0) {
            return Err(err(&place, "more members than the track and its queue can hold"));
        }
    }
    Ok(row)
}

fn family(given: &FamilyPosition, edition: &Edition, on_tracks: u32, open: &mut Open, place: &str) -> Result<Family, PositionError> {
    let mut family = Family::default();
    family.passed = given.passed;
    for (good, count) in &given.goods {
        family.purse.0[good.index()] = *count;
    }
    let mut members = on_tracks;
    for (lying, list) in [(false, &given.standing), (true, &given.lying)] {
        for (id, count) in list {
            let city = edition.city(id).ok_or_else(|| err(place, format!("there is no city {id}")))?;
            members += u32::from(*count);
            if lying { family.set_lying(city, *count) } else { family.set_standing(city, *count) }
        }
    }
    let reserve = given.reserve.map_or_else(|| u32::from(edition.members).checked_sub(members), |n| Some(u32::from(n)));
    let reserve = reserve.filter(|reserve| reserve + members == u32::from(edition.members));
    family.reserve = reserve.ok_or_else(|| err(place, format!("a family has {} members", edition.members)))? as u8;
    family.provinces = open.provinces.take_out(&format!("{place}.provinces"), &given.provinces)?;
    family.used = given.used.iter().copied().collect();
    if !family.used.minus(family.provinces).is_empty() {
        return Err(err(format!("{place}.used"), "a tile the family does not have"));
    }
    let of_stack = |track: Track, list: &[Tile]| list.iter().all(|tile| tile.stack() == track);
    let face_down: Vec<Tile> = given.face_down.into_iter().collect();
    if !of_stack(Track::Council, &given.council) || !of_stack(Track::Council, &face_down) || !of_stack(Track::Nobility, &given.nobility) {
        return Err(err(place, "a tile of the wrong stack"));
    }
    family.council = open.tiles.take_out(&format!("{place}.council"), &given.council)?;
    open.tiles.take_out(&format!("{place}.face_down"), &face_down)?;
    family.face_down = given.face_down;
    family.nobility = open.tiles.take_out(&format!("{place}.nobility"), &given.nobility)?;
    for (crest, count) in &given.crests {
        family.crests[crest.index()] = *count;
    }
    Ok(family)
}

fn crests(given: &Position, game: &IlVecchio) -> Result<(Bag<3>, u8), PositionError> {
    let mut left = Bag(game.edition.crests);
    let mut held = 0;
    for family in &game.families {
        for (slot, n) in left.0.iter_mut().zip(family.crests) {
            *slot = slot.checked_sub(n).ok_or_else(|| err("crests", "more crests taken than there are"))?;
            held += u32::from(n);
        }
    }
    if let Some(list) = &given.crests
        && Crest::ALL.iter().any(|crest| list.get(crest).copied().unwrap_or(0) != left.0[crest.index()])
    {
        return Err(err("crests", "these are not the crests nobody has"));
    }
    let all = game.edition.setup.crests[IlVecchio::seats_index(game.seats)];
    let pile = u32::from(all).checked_sub(held).filter(|pile| given.pile.is_none_or(|given| u32::from(given) == *pile));
    let pile = pile.ok_or_else(|| err("pile", format!("{all} crests are in the pile or taken from it")))?;
    Ok((left, pile as u8))
}

fn pile(given: &PilePosition, track: Track, seats: u8, open: &mut Tiles) -> Result<TilePile, PositionError> {
    let place = track.word();
    let mut pile = TilePile::default();
    for (i, look) in given.looks.iter().enumerate() {
        let place = format!("{place}.looks.{i}");
        let tiles: Tiles = look.tiles.iter().copied().collect();
        let last = i + 1 == given.looks.len();
        let sound = look.tiles.iter().all(|tile| tile.stack() == track) && look.kept.map_or(last, |kept| tiles.contains(kept));
        let look = Look { seat: seat(look.seat, seats, &place)?, tiles, kept: look.kept };
        if !sound || !pile.looks.try_push(look) {
            return Err(err(&place, "tiles of this stack and one of them kept, which only the last look may leave open"));
        }
    }
    open.take_out(place, &pile.in_hand().iter().collect::<Vec<_>>())?;
    let own: Tiles = open.iter().filter(|tile| tile.stack() == track).collect();
    match &given.layers {
        Some(layers) => {
            for layer in layers {
                let tiles = open.take_out(place, &layer.tiles)?;
                let known = layer.look.is_none_or(|at| usize::from(at) < pile.looks.len());
                let layer = Layer { tiles, look: layer.look };
                if !known || tiles.is_empty() || !tiles.minus(own).is_empty() || !pile.layers.try_push(layer) {
                    return Err(err(format!("{place}.layers"), "some tiles of this stack in each layer, and not too many layers"));
                }
            }
        }
        None => {
            *open = open.minus(own);
            pile.put_under(Layer { tiles: own, look: None });
        }
    }
    // Every look takes a tile out for good; that is why there is room for all of them.
    let finished = pile.looks.iter().filter(|look| look.kept.is_some()).count();
    if finished + pile.len() + pile.in_hand().len() as usize > Tile::PER_STACK {
        return Err(err(format!("{place}.looks"), "more looks than tiles taken"));
    }
    pile.dealt = given.dealt;
    if given.dealt.is_some_and(|n| track != Track::Council || usize::from(n) > pile.looks.len()) {
        return Err(err(format!("{place}.dealt"), "more than there are looks, or not the council"));
    }
    Ok(pile)
}
