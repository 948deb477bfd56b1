//! Tiles as data: what a province or council tile does, what a nobility tile scores.
//! Also carried out here: §11.1 to §11.12, §11.14 to §11.18, §12.1 to §12.8, §12.10, §12.11.

use super::read::{alternatives, bundle};
use crate::goods::Bundle;
use crate::{Good, Kind, Track};
use kit::{EditionError, FigureReader};

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

pub(super) fn province(tile: &FigureReader<'_>) -> Result<ProvinceTile, EditionError> {
    let region: Track = tile.read("region")?;
    tile.require(region.is_region(), "not a region")?;
    Ok(ProvinceTile { region, effect: effect(&tile.at("effect"))? })
}

pub(super) fn council(entry: &FigureReader<'_>) -> Result<CouncilTile, EditionError> {
    let tile = CouncilTile {
        trigger: trigger(&entry.at("trigger"))?,
        bonus: effect(&entry.at("bonus"))?,
        on_reveal: effect(&entry.at("on_reveal"))?,
    };
    let plain = |e: &Effect| matches!(e, Effect::Trade { .. } | Effect::Place { .. });
    let reinforces = matches!((&tile.trigger, &tile.bonus), (Trigger::Reinforce, Effect::Place { optional: false, .. }));
    let known = matches!(tile.trigger, Trigger::Reinforce) == reinforces && plain(&tile.bonus) && plain(&tile.on_reveal);
    entry.require(known, "a council tile trades or places members")?;
    Ok(tile)
}

fn trigger(trigger: &FigureReader<'_>) -> Result<Trigger, EditionError> {
    match trigger.read::<String>("action")?.as_str() {
        "city" => {
            let taken = trigger.at("taken");
            let taken = if taken.get::<String>()? == "follower" { Good::FOLLOWERS.to_vec() } else { vec![taken.get()?] };
            Ok(Trigger::City { kinds: words(&trigger.at("kinds"))?, taken })
        }
        "recover" => Ok(Trigger::Recover),
        "office" => Ok(Trigger::Office),
        "seize" => Ok(Trigger::Seize),
        "reinforce" => Ok(Trigger::Reinforce),
        other => Err(trigger.error(format!("there is no action {other}"))),
    }
}

fn effect(effect: &FigureReader<'_>) -> Result<Effect, EditionError> {
    let flag = |key: &str| effect.read_if_there(key).map(Option::unwrap_or_default);
    let optional = flag("optional")?;
    match effect.read::<String>("type")?.as_str() {
        "gain" => Ok(Effect::Trade { pay: Vec::new(), take: alternatives(&effect.at("gain"))?, optional }),
        "exchange" => Ok(Effect::Trade { pay: alternatives(&effect.at("pay"))?, take: alternatives(&effect.at("gain"))?, optional }),
        "gain_per_member" => Ok(Effect::PerMember(bundle(&effect.at("gain"))?)),
        "place" => Ok(Effect::Place { roll: flag("roll")?, members: effect.read("members")?, optional }),
        "price" => Ok(Effect::Price { any_colours: flag("any_colours")?, no_florins: flag("no_florins")? }),
        "reuse" => Ok(Effect::Reuse),
        other => Err(effect.error(format!("there is no effect {other}"))),
    }
}

pub(super) fn nobility(tile: &FigureReader<'_>) -> Result<NobilityTile, EditionError> {
    let score = tile.at("score");
    let points = || score.read("points");
    let what = match score.read::<String>("type")?.as_str() {
        "per_group" => {
            let size = score.read("group_size")?;
            score.at("group_size").require(size > 0, "a group of none")?;
            NobilityScore::Group { count: score.read("count")?, size, points: points()? }
        }
        "per_set" => {
            let (mut set, mut followers) = (Bundle::NOTHING, 0);
            for (name, count) in score.at("set").fields()? {
                match Good::from_word(name) {
                    Some(good) => set = set.with(good, count.get()?),
                    None if name == "follower" => followers = count.get()?,
                    None => return Err(count.error("there is no such good")),
                }
            }
            NobilityScore::Goods { set, followers, points: points()? }
        }
        "kinds" => NobilityScore::Kinds { kinds: words(&score.at("kinds"))?, points: points()? },
        "tracks" => NobilityScore::Tracks { tracks: words(&score.at("tracks"))?, points: points()? },
        "neighbours" => NobilityScore::Neighbours { points_per_player: score.read("points_per_player")? },
        "crests" => NobilityScore::Crests { points: words(&score.at("points"))? },
        other => return Err(score.error(format!("there is no score {other}"))),
    };
    Ok(NobilityTile { score: what, times: tile.read_if_there("times_max")?.unwrap_or(u8::MAX) })
}

/// A list of known words or numbers, at least one.
fn words<T: serde::de::DeserializeOwned>(list: &FigureReader<'_>) -> Result<Vec<T>, EditionError> {
    let words: Vec<T> = list.get()?;
    list.require(!words.is_empty(), "at least one is needed")?;
    Ok(words)
}
