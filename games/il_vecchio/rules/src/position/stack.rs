//! The steps of a position: cities by id, and nothing on the stack that the rules would not put there.

use super::build::err;
use crate::effects::Source;
use crate::steps::{Errand, PlaceMembers, Price, Step, Turn};
use crate::{City, Edition, IlVecchio, Kind, Track};
use kit::{Game, PositionError, Seat, Silent, Who};
use serde_json::Value;

/// Fields of steps that hold a city.
const CITY_FIELDS: [&str; 2] = ["city", "least"];

pub(super) fn to_json(step: &Step, edition: &Edition) -> Value {
    let mut json = serde_json::to_value(step).unwrap_or(Value::Null);
    rename(&mut json, &|value| {
        let city = value.as_u64().and_then(|n| u8::try_from(n).ok()).map(City)?;
        Some(Value::from(edition.city_id(city)))
    });
    json
}

/// Changes every city in a step.
fn rename(json: &mut Value, to: &dyn Fn(&Value) -> Option<Value>) {
    let Value::Object(fields) = json else { return };
    for (key, value) in fields {
        if value.is_object() {
            rename(value, to);
        } else if CITY_FIELDS.contains(&key.as_str()) {
            *value = to(value).unwrap_or(Value::Null);
        }
    }
}

pub(super) fn read(steps: &[Value], edition: &Edition) -> Result<Vec<Step>, PositionError> {
    let read_one = |(i, json): (usize, &Value)| {
        let mut json = json.clone();
        rename(&mut json, &|value| edition.city(value.as_str()?).map(|city| Value::from(city.0)));
        serde_json::from_value(json).map_err(|e| err(format!("steps.{i}"), e.to_string()))
    };
    steps.iter().enumerate().map(read_one).collect()
}

/// Refuses a stack the rules would not build, and questions nobody can answer.
pub(super) fn check(game: &IlVecchio) -> Result<(), PositionError> {
    let steps = game.steps();
    for (i, step) in steps.iter().enumerate() {
        let below = i.checked_sub(1).map(|i| &steps[i]);
        let place = format!("steps.{i}");
        if !rests_on(step, below) {
            return Err(err(place, "this does not come up there"));
        }
        sound(game, step).map_err(|message| err(place, message))?;
    }
    let starting = steps.iter().any(|s| matches!(s, Step::FirstSeat(_) | Step::MiddlemenStart(_))) && game.options.random_start;
    if starting == (game.middlemen.len() == Kind::SYMBOLS) {
        return Err(err("middlemen", "all five, unless they are being placed by lot"));
    }
    let last = game.is_last_round() || steps.is_empty();
    if let Some(track) = Track::ALL.iter().find(|t| !last && game.row(**t).len() + game.skipped() > game.figures(**t).spaces.len()) {
        return Err(err(format!("tracks.{track}"), "a queue before the last round"));
    }
    for track in Track::OFFICES {
        let looking = game.tile_pile(track).looks.last().filter(|look| look.kept.is_none()).map(|look| look.seat);
        let asked = steps.iter().find_map(|step| match step {
            Step::Look(look) if look.track == track => Some(look.seat),
            Step::Keep(keep) if keep.track == track => Some(keep.seat),
            _ => None,
        });
        if looking != asked {
            return Err(err(track.word(), "a look that nobody is asked about, or the other way round"));
        }
    }
    let mut next = game.clone();
    next.start(&mut Silent);
    let who = match next.turn() {
        kit::Turn::Ask(seats) => seats.iter().next().map(Who::Seat),
        kit::Turn::Chance => Some(Who::Chance),
        kit::Turn::Over => None,
    };
    let mut legal = Vec::new();
    if let Some(who) = who {
        next.legal(who, &mut legal);
        if legal.is_empty() {
            return Err(err("steps", "a question without an answer"));
        }
    }
    Ok(())
}

/// Which step lies on which.
fn rests_on(step: &Step, below: Option<&Step>) -> bool {
    let on_turn = matches!(below, Some(Step::Turn(_)));
    let on_start = matches!(below, Some(Step::Turn(_) | Step::Double(_)));
    let on_arrive = |rolled: bool| matches!(below, Some(Step::Arrive(arrive)) if arrive.rolled == rolled);
    let on_claim = matches!(below, Some(Step::Claim(_)));
    let on_place = matches!(below, Some(Step::Claim(_) | Step::TakeCrest(_)));
    match step {
        Step::FirstSeat(_) | Step::Rounds(_) | Step::LastRound(_) => below.is_none(),
        Step::Arrive(arrive) if arrive.rolled => on_arrive(false),
        Step::Arrive(_) => matches!(below, Some(Step::Rounds(_))),
        Step::StartTiles(_) => on_arrive(true),
        Step::MiddlemenStart(_) => matches!(below, Some(Step::StartTiles(_))),
        Step::Look(look) if look.setup => matches!(below, Some(Step::StartTiles(_))),
        Step::Keep(keep) if keep.setup => matches!(below, Some(Step::StartTiles(_))),
        Step::Dice(dice) if dice.setup => on_arrive(true),
        Step::Zone(_) => on_arrive(true) || on_arrive(false),
        Step::PlaceMembers(_) => on_start || on_arrive(true) || on_arrive(false),
        Step::Double(_) => matches!(below, Some(Step::LastRound(_))),
        Step::Turn(_) => matches!(below, Some(Step::Rounds(_) | Step::LastRound(_))),
        Step::Reveal(_) | Step::Dice(_) | Step::MayRoll(_) => on_start,
        Step::Price(_) | Step::Journey(_) | Step::Means(_) | Step::Enter(_) | Step::Claim(_) | Step::Look(_) | Step::Keep(_) => on_turn,
        Step::TakeCrest(_) | Step::Tax(_) | Step::Muster(_) => on_claim,
        Step::Yielding(_) => matches!(below, Some(Step::Muster(_))),
        Step::Pay(pay) => match pay.source {
            Source::Tax => matches!(below, Some(Step::Tax(_))),
            Source::Region(_) | Source::AnyColours(_) => matches!(below, Some(Step::Enter(_))),
            _ => on_start || on_place,
        },
        Step::Take(_) => on_start || on_place,
    }
}

const NO_MEANS: &str = "no middleman in that town, and no bishop";

/// Whether somebody can act in the town once he is there (§4.1 to §4.3).
fn has_means(game: &IlVecchio, seat: Seat, city: City) -> bool {
    Turn::open_cities(game).contains(city) || game.has(seat, game.edition.bishop)
}

/// A journey is under way only for what can be done at its end: nobody may arrive at a question without an answer.
fn errand(game: &IlVecchio, seat: Seat, errand: Errand) -> Result<(), &'static str> {
    let that = |holds: bool, why: &'static str| if holds { Ok(()) } else { Err(why) };
    match errand {
        Errand::City { city } => {
            that(game.edition.map.active.contains(city), "a city without an action").and(that(has_means(game, seat, city), NO_MEANS))
        }
        Errand::Seize { track, any_colours, no_florins } => that(track.is_region() && game.is_open(track), "no region that can be entered")
            .and_then(|()| {
                let price = Price { any_colours, no_florins, ..Price::new(seat, track) };
                that(price.payable(game).is_ok(), "a region that the family cannot pay for")
            }),
        Errand::Office { track } => that(!track.is_region() && game.is_open(track), "no office that can be taken")
            .and(that(game.has(seat, game.edition.office.price), "an office that the family cannot pay for")),
    }?;
    that(errand.reachable(game, seat).is_ok(), "nobody can get there")
}

/// What a step says of itself.
fn sound(game: &IlVecchio, step: &Step) -> Result<(), &'static str> {
    let seated = |seat: Seat| if seat.0 < game.seats { Ok(()) } else { Err("there is no such seat") };
    let that = |holds: bool, why: &'static str| if holds { Ok(()) } else { Err(why) };
    let left = |n: u8| that(n <= game.seats, "more families than there are");
    let members = |seat: Seat, n: u8| that(n > 0 && n <= game.family(seat).reserve, "not so many members in the reserve");
    match *step {
        Step::FirstSeat(_) | Step::MiddlemenStart(_) => Ok(()),
        Step::StartTiles(s) => seated(s.seat).and(left(s.left)),
        Step::Arrive(s) => seated(s.seat).and(left(s.left)),
        Step::LastRound(s) => seated(s.seat).and(left(s.left)),
        Step::Tax(s) => seated(s.seat).and(left(s.left)),
        Step::Muster(s) => seated(s.seat).and(left(s.left)),
        Step::Rounds(s) => seated(s.seat),
        Step::Double(s) => seated(s.seat),
        Step::Reveal(s) => seated(s.seat),
        Step::Yielding(s) => seated(s.seat),
        Step::TakeCrest(s) => seated(s.seat).and(that(game.pile > 0, "no crest is left")),
        Step::Turn(s) => seated(s.seat).and(that(s.actions <= game.edition.end.actions, "too many actions")),
        Step::Look(s) => seated(s.seat)
            .and(that(!s.track.is_region(), "a region has no stack"))
            .and(that(s.tiles > 0 && usize::from(s.tiles) <= game.tile_pile(s.track).len(), "not so many tiles in the stack")),
        Step::Keep(s) => seated(s.seat)
            .and(that(!s.track.is_region(), "a region has no stack"))
            .and(that(!game.tile_pile(s.track).in_hand().is_empty(), "no tiles to choose from")),
        Step::Dice(s) => seated(s.seat).and_then(|()| members(s.seat, s.members)).and(that(s.shown <= 6, "no such die")),
        Step::Zone(s) => seated(s.seat).and_then(|()| members(s.seat, s.members)),
        Step::PlaceMembers(s) => seated(s.seat)
            .and_then(|()| members(s.seat, s.members))
            .and(that(s.zone == PlaceMembers::ANYWHERE || !game.edition.map.zone(s.zone).is_empty(), "there is no such zone")),
        Step::Price(s) => seated(s.seat).and(that(s.track.is_region(), "not a region")),
        Step::Journey(s) => seated(s.seat).and_then(|()| errand(game, s.seat, s.errand)),
        Step::Means(s) => seated(s.seat)
            .and_then(|()| {
                let here = game.family(s.seat).up().contains(s.city);
                that(here && game.edition.map.active.contains(s.city), "nobody stands there for an action")
            })
            .and_then(|()| that(has_means(game, s.seat, s.city), NO_MEANS)),
        Step::Enter(s) => seated(s.seat).and_then(|()| {
            let gate = game.figures(s.track).gate.unwrap_or(game.edition.map.florence);
            that(game.is_open(s.track) && game.family(s.seat).up().contains(gate), "nobody can enter there")
        }),
        Step::Claim(s) => seated(s.seat),
        Step::Pay(s) => seated(s.seat).and(that(s.source.is_sound() && !s.source.pays(game.edition).is_empty(), "nothing to pay")),
        Step::Take(s) => seated(s.seat).and(that(s.source.is_sound() && !s.source.takes(game.edition).is_empty(), "nothing to take")),
        Step::MayRoll(s) => seated(s.seat).and(that(s.source.is_sound() && s.source.effect(game.edition).is_some(), "no tile")),
    }
}
