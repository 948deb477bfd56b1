//! Tiles as data: what a province or council tile does, what a nobility tile scores.

use super::read::{alternatives, bundle, err, word};
use crate::goods::Bundle;
use crate::{Good, Kind, Track};
use kit::EditionError;
use serde_json::Value;

/// What a tile does.
#[derive(Debug)]
pub enum Effect {
    /// Pay one of `pay` (nothing, if it is empty) and take one of `take`.
    Trade { pay: Vec<Bundle>, take: Vec<Bundle>, optional: bool },
    /// This for each of the family's members in a city.
    PerMember(Bundle),
    /// Put members on the map, where the dice say or anywhere.
    Place { roll: bool, members: u8, optional: bool },
    /// Changes what a province costs.
    Price { any_colours: bool, no_florins: bool },
    /// Does what another used tile does.
    Reuse,
}

impl Effect {
    /// May it ask its owner something?
    pub fn asks(&self) -> bool {
        match self {
            Effect::Trade { pay, take, optional } => *optional || pay.len() > 1 || take.len() > 1,
            Effect::Place { .. } => true,
            Effect::PerMember(_) | Effect::Price { .. } | Effect::Reuse => false,
        }
    }
}

#[derive(Debug)]
pub struct ProvinceTile {
    pub region: Track,
    pub effect: Effect,
}

/// The action a council tile improves.
#[derive(Debug)]
pub enum Trigger {
    /// A city action in a town of these kinds that takes one of these goods.
    City {
        kinds: Vec<Kind>,
        taken: Vec<Good>,
    },
    Recover,
    Office,
    Seize,
    Reinforce,
}

impl Trigger {
    /// Do both answer the same kind of action?
    pub fn is_like(&self, other: &Trigger) -> bool {
        std::mem::discriminant(self) == std::mem::discriminant(other)
    }
}

#[derive(Debug)]
pub struct CouncilTile {
    pub trigger: Trigger,
    pub bonus: Effect,
    pub on_reveal: Effect,
}

#[derive(Debug)]
pub struct NobilityTile {
    pub score: NobilityScore,
    /// How often it scores at most.
    pub times: u8,
}

/// What a nobility tile rewards; `points` for each time.
#[derive(Debug)]
pub enum NobilityScore {
    Group {
        count: Counted,
        size: u8,
        points: u8,
    },
    /// Goods, and followers of any colour.
    Goods {
        set: Bundle,
        followers: u8,
        points: u8,
    },
    Kinds {
        kinds: Vec<Kind>,
        points: u8,
    },
    Tracks {
        tracks: Vec<Track>,
        points: u8,
    },
    Neighbours {
        points_per_player: u8,
    },
    Crests {
        points: Vec<u8>,
    },
}

kit::word_enum! {
    /// What a group is made of.
    pub enum Counted {
        Reserve = "members_in_reserve", Cities = "members_in_cities", Regions = "members_on_region_tracks",
        Nobles = "members_on_nobility_track", Councillors = "members_on_council_track", Unused = "unused_province_tiles",
    }
}

pub(super) fn province(json: &Value, place: &str) -> Result<ProvinceTile, EditionError> {
    let region = word(json, place, "region", Track::from_word)?;
    let effect = effect(&json["effect"], &format!("{place}.effect"))?;
    if region.is_region() { Ok(ProvinceTile { region, effect }) } else { Err(err(place, "not a region")) }
}

pub(super) fn council(json: &Value, place: &str) -> Result<CouncilTile, EditionError> {
    let tile = CouncilTile {
        trigger: trigger(&json["trigger"], &format!("{place}.trigger"))?,
        bonus: effect(&json["bonus"], &format!("{place}.bonus"))?,
        on_reveal: effect(&json["on_reveal"], &format!("{place}.on_reveal"))?,
    };
    let plain = |e: &Effect| matches!(e, Effect::Trade { .. } | Effect::Place { .. });
    let reinforces = matches!((&tile.trigger, &tile.bonus), (Trigger::Reinforce, Effect::Place { optional: false, .. }));
    if matches!(tile.trigger, Trigger::Reinforce) != reinforces || !plain(&tile.bonus) || !plain(&tile.on_reveal) {
        return Err(err(place, "a council tile trades or places members"));
    }
    Ok(tile)
}

fn trigger(json: &Value, place: &str) -> Result<Trigger, EditionError> {
    match json["action"].as_str().unwrap_or_default() {
        "city" => {
            let kinds = words(&json["kinds"], place, Kind::from_word)?;
            let taken = match json["taken"].as_str().unwrap_or_default() {
                "follower" => Good::FOLLOWERS.to_vec(),
                good => vec![Good::from_word(good).ok_or_else(|| err(place, format!("there is no good {good}")))?],
            };
            Ok(Trigger::City { kinds, taken })
        }
        "recover" => Ok(Trigger::Recover),
        "office" => Ok(Trigger::Office),
        "seize" => Ok(Trigger::Seize),
        "reinforce" => Ok(Trigger::Reinforce),
        other => Err(err(place, format!("there is no action {other}"))),
    }
}

fn effect(json: &Value, place: &str) -> Result<Effect, EditionError> {
    let flag = |key: &str| json[key].as_bool().unwrap_or(false);
    let optional = flag("optional");
    let list = |key: &str| alternatives(&json[key], &format!("{place}.{key}"));
    match json["type"].as_str().unwrap_or_default() {
        "gain" => Ok(Effect::Trade { pay: Vec::new(), take: list("gain")?, optional }),
        "exchange" => Ok(Effect::Trade { pay: list("pay")?, take: list("gain")?, optional }),
        "gain_per_member" => Ok(Effect::PerMember(bundle(&json["gain"], place)?)),
        "place" => Ok(Effect::Place { roll: flag("roll"), members: small(json, place, "members")?, optional }),
        "price" => Ok(Effect::Price { any_colours: flag("any_colours"), no_florins: flag("no_florins") }),
        "reuse" => Ok(Effect::Reuse),
        other => Err(err(place, format!("there is no effect {other}"))),
    }
}

pub(super) fn nobility(json: &Value, place: &str) -> Result<NobilityTile, EditionError> {
    let at = format!("{place}.score");
    let score = &json["score"];
    let points = || small(score, &at, "points");
    let score = match score["type"].as_str().unwrap_or_default() {
        "per_group" => NobilityScore::Group {
            count: word(score, &at, "count", Counted::from_word)?,
            size: Some(small(score, &at, "group_size")?).filter(|n| *n > 0).ok_or_else(|| err(&at, "a group of none"))?,
            points: points()?,
        },
        "per_set" => {
            let mut goods = score["set"].clone();
            let followers = goods.as_object_mut().and_then(|set| set.remove("follower")).and_then(|n| n.as_u64()).unwrap_or(0);
            NobilityScore::Goods { set: bundle(&goods, &at)?, followers: followers.min(255) as u8, points: points()? }
        }
        "kinds" => NobilityScore::Kinds { kinds: words(&score["kinds"], &at, Kind::from_word)?, points: points()? },
        "tracks" => NobilityScore::Tracks { tracks: words(&score["tracks"], &at, Track::from_word)?, points: points()? },
        "neighbours" => NobilityScore::Neighbours { points_per_player: small(score, &at, "points_per_player")? },
        "crests" => {
            let list = score["points"].as_array().into_iter().flatten();
            let points: Option<Vec<u8>> = list.map(|n| n.as_u64().and_then(|n| u8::try_from(n).ok())).collect();
            NobilityScore::Crests { points: points.filter(|p| !p.is_empty()).ok_or_else(|| err(&at, "points are missing"))? }
        }
        other => return Err(err(&at, format!("there is no score {other}"))),
    };
    let times = if json["times_max"].is_null() { u8::MAX } else { small(json, place, "times_max")? };
    Ok(NobilityTile { score, times })
}

fn words<T>(json: &Value, place: &str, read: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, EditionError> {
    let list = json.as_array().into_iter().flatten();
    let list: Option<Vec<T>> = list.map(|w| w.as_str().and_then(&read)).collect();
    list.filter(|l| !l.is_empty()).ok_or_else(|| err(place, "a list of known words is needed"))
}

fn small(json: &Value, place: &str, key: &str) -> Result<u8, EditionError> {
    super::read::small(&json[key], &format!("{place}.{key}"))
}
