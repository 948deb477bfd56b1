//! From the file to the figures.

use super::{Edition, End, Map, Office, Setup, Space, TrackFigures, Travel, tiles};
use crate::goods::Bundle;
use crate::state::{MOST_MEMBERS, MOST_SPACES};
use crate::{Crest, Good, Kind, Province, Tile, Track};
use kit::{EditionError, FigureReader, require};

/// Followers of any colour in one price or gain: each way to choose them is an answer, and there may be tens of answers, not hundreds.
const MOST_FOLLOWERS: u8 = 9;

/// Goods without a wildcard.
pub(super) fn bundle(goods: &FigureReader<'_>) -> Result<Bundle, EditionError> {
    match &wild(goods)?[..] {
        [one] => Ok(*one),
        _ => Err(goods.error("no choice of followers here")),
    }
}

/// Goods in which `follower` stands for any follower: all that can be meant, sorted.
fn wild(goods: &FigureReader<'_>) -> Result<Vec<Bundle>, EditionError> {
    let mut fixed = Bundle::NOTHING;
    let mut followers = 0;
    for (name, count) in goods.fields()? {
        let n = count.get()?;
        match Good::from_word(name) {
            Some(good) => fixed = fixed.with(good, n),
            None if name == "follower" && n <= MOST_FOLLOWERS => followers = n,
            None => return Err(goods.error(format!("there is no good {name}"))),
        }
    }
    Ok(fixed.with_any_followers(followers))
}

/// A list of goods of which one is chosen, with every meaning of a wildcard, sorted.
pub(super) fn alternatives(list: &FigureReader<'_>) -> Result<Vec<Bundle>, EditionError> {
    let mut all = Vec::new();
    for goods in list.entries()? {
        all.extend(wild(&goods)?);
    }
    all.sort_unstable();
    all.dedup();
    list.require(!all.contains(&Bundle::NOTHING), "nothing is no choice")?;
    Ok(all)
}

pub(super) fn edition(file: &FigureReader<'_>) -> Result<Edition, EditionError> {
    let mut map = Map::read(&file.at("map"), &file.at("middlemen.start"))?;
    let goods = goods(&file.at("kinds"), &map)?;
    for kind in Kind::ALL.iter().filter(|k| !goods[k.index()].is_empty()) {
        map.active = map.active.or(map.towns[kind.index()]);
    }
    let edition = Edition {
        members: file.read("components.family_members_per_player")?,
        goods,
        setup: setup(&file.at("setup"))?,
        travel: Travel {
            florins_per_step: file.read("travel.florins_per_step")?,
            anywhere: bundle(&file.at("travel.pay_to_go_anywhere"))?,
        },
        bishop: bundle(&file.at("actions.city.bishop"))?,
        office: Office {
            price: Bundle::of(Good::Scroll, file.read("actions.office.scrolls")?),
            additional_florins: file.read("actions.office.additional_florins")?,
            look: file.read("actions.office.look")?,
        },
        reinforcement: file.read("actions.reinforce.members")?,
        recovery: bundle(&file.at("actions.recover.gain"))?,
        tracks: tracks(&file.at("tracks"), &map)?,
        crests: crests(&file.at("crests.kinds"))?,
        tax: alternatives(&file.at("crests.tax.pay"))?,
        middlemen_steps: file.read("crests.middlemen.steps")?,
        end: End {
            actions: file.read("end.actions")?,
            pass_points: file.read("end.pass_points")?,
            all_tracks: file.read("scoring.all_tracks")?,
            majority: file.read("scoring.majority")?,
            crest: file.read("scoring.crest")?,
        },
        provinces: listed(&file.at("province_tiles"), |i| Province::at(i).word(), tiles::province)?,
        council: listed(&file.at("council_tiles"), |i| Tile::at(i).word(), tiles::council)?,
        nobility: listed(&file.at("nobility_tiles"), |i| Tile::at(Tile::PER_STACK + i).word(), tiles::nobility)?,
        map,
    };
    fixed_figures(file, &edition)?;
    check(&edition)?;
    Ok(edition)
}

/// Figures that the rules are built on, and those that stand in the file a second time.
fn fixed_figures(file: &FigureReader<'_>, edition: &Edition) -> Result<(), EditionError> {
    file.fixed("players.min", 2)?;
    file.fixed("players.max", 4)?;
    file.fixed("components.middlemen", Kind::SYMBOLS)?;
    file.fixed("components.dice", 2)?;
    file.fixed("components.dice_sides", 6)?;
    file.fixed("components.medici_crests", edition.crests.iter().sum::<u8>())?;
    file.fixed("components.province_tiles", Province::COUNT)?;
    file.fixed("components.florence_tiles", 2 * Tile::PER_STACK)?;
    file.fixed("components.council_tiles", Tile::PER_STACK)?;
    file.fixed("components.nobility_tiles", Tile::PER_STACK)?;
    file.fixed("components.supply_limited", false)?;
    file.fixed("goods.wildcard", "follower".to_string())?;
    file.fixed("middlemen.max_per_zone_at_start", 1)?;
    file.fixed("setup.council_keep", 1)?;
    file.fixed("actions.office.keep", 1)
}

fn goods(kinds: &FigureReader<'_>, map: &Map) -> Result<[Vec<Bundle>; Kind::COUNT], EditionError> {
    let mut goods: [Vec<Bundle>; Kind::COUNT] = Default::default();
    for (kind, entry) in Kind::ALL.iter().zip(kinds.by_id(Kind::ALL.iter().map(|kind| kind.word()))?) {
        let slot = &mut goods[kind.index()];
        *slot = alternatives(&entry.at("gain"))?;
        let free = matches!(kind, Kind::Red | Kind::Florence);
        entry.require(slot.is_empty() == free, "red towns and Florence give nothing, all others something")?;
        entry.fixed("symbol", kind.index() < Kind::SYMBOLS)?;
        entry.fixed("cities", map.towns[kind.index()].len())?;
    }
    Ok(goods)
}

fn setup(setup: &FigureReader<'_>) -> Result<Setup, EditionError> {
    let by_seats = |key: &str| -> Result<[u8; 3], EditionError> {
        let counts = setup.at(key);
        Ok([counts.read("2")?, counts.read("3")?, counts.read("4")?])
    };
    setup.fixed("additional_cost_on", Track::Council.word().to_string())?;
    Ok(Setup {
        crests: by_seats("crests_in_pile")?,
        first_space: by_seats("track_start_space")?,
        florins_first: setup.read("florins.first")?,
        florins_right_of_first: setup.read("florins.right_of_first")?,
        florins_others: setup.read("florins.others")?,
        tokens: bundle(&setup.at("tokens"))?,
        council_deal: setup.read("council_deal")?,
        members_by_roll: setup.read("members_by_roll")?,
        members_by_choice: setup.read("members_by_choice")?,
    })
}

fn crests(kinds: &FigureReader<'_>) -> Result<[u8; 3], EditionError> {
    let mut counts = [0; 3];
    for (slot, entry) in counts.iter_mut().zip(kinds.by_id(Crest::ALL.iter().map(|crest| crest.word()))?) {
        *slot = entry.read("count")?;
    }
    Ok(counts)
}

fn tracks(list: &FigureReader<'_>, map: &Map) -> Result<[TrackFigures; Track::COUNT], EditionError> {
    let mut tracks = Track::ALL.iter();
    listed(
        list,
        |i| Track::at(i).word(),
        |entry| {
            let track = tracks.next().ok_or_else(|| entry.error("there are five tracks"))?;
            let mut figures = TrackFigures { gate: None, followers: Vec::new(), any_followers: Vec::new(), spaces: Vec::new() };
            for (nth, space) in entry.at("spaces").entries()?.iter().enumerate() {
                space.fixed("space", nth + 1)?;
                let crest = space.read("medici_crest")?;
                figures.spaces.push(Space { florins: space.read("florins")?, points: space.read("power_points")?, crest });
            }
            if track.is_region() {
                figures.gate = Some(map.gate(&entry.at("gate"))?);
                let followers = entry.at("followers");
                figures.followers = alternatives(&followers)?;
                let count = figures.followers.first().map_or(0, |f| f.followers());
                let alike = |f: &Bundle| f.followers() == count && f.iter().all(|(good, _)| Good::FOLLOWERS.contains(&good));
                followers.require(
                    (1..=MOST_FOLLOWERS).contains(&count) && figures.followers.iter().all(alike),
                    "every way to pay takes the same number of followers and nothing else",
                )?;
                figures.any_followers = Bundle::NOTHING.with_any_followers(count);
            }
            Ok(figures)
        },
    )
}

/// The entries of a list in the order of our ids, each there exactly once.
fn listed<T, const N: usize>(
    list: &FigureReader<'_>,
    id: impl Fn(usize) -> &'static str,
    read: impl FnMut(&FigureReader<'_>) -> Result<T, EditionError>,
) -> Result<[T; N], EditionError> {
    let entries = list.by_id((0..N).map(id))?;
    let entries = entries.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    entries.try_into().map_err(|_| list.error("a wrong number of entries"))
}

/// What the rules rely on between sections.
fn check(edition: &Edition) -> Result<(), EditionError> {
    let setup = &edition.setup;
    let start = setup.members_by_roll.checked_add(setup.members_by_choice);
    let members = start.is_some_and(|n| n <= edition.members) && edition.members <= MOST_MEMBERS;
    require(members, "components.family_members_per_player", format!("from the starting members up to {MOST_MEMBERS}"))?;
    require(edition.travel.florins_per_step > 0, "travel.florins_per_step", "at least 1")?;
    let deal = setup.council_deal > 0 && usize::from(setup.council_deal) * 4 <= Tile::PER_STACK;
    require(deal, "setup.council_deal", "1 to 3 tiles, so that four players can be dealt")?;
    require((4..=12).contains(&edition.office.look), "actions.office.look", "4 to 12 tiles")?;
    let crests: u16 = edition.crests.iter().map(|n| u16::from(*n)).sum();
    if let Some(n) = setup.crests.iter().find(|n| **n == 0 || u16::from(**n) > crests) {
        return Err(EditionError::new("setup.crests_in_pile", format!("{n} of {crests} crests")));
    }
    let most = usize::from(edition.end.actions) * 4;
    for (figures, track) in edition.tracks.iter().zip(Track::ALL) {
        let place = format!("tracks.{track}.spaces");
        let room = figures.spaces.len() + most <= MOST_SPACES;
        require(room, &place, format!("with the last round's queue there is room for {MOST_SPACES} members"))?;
        let first = setup.first_space.iter().all(|first| (1..=figures.spaces.len()).contains(&usize::from(*first)));
        require(first, &place, "shorter than setup.track_start_space")?;
    }
    require(edition.end.actions > 0, "end.actions", "at least 1")?;
    for tile in &edition.council {
        let same = edition.council.iter().filter(|other| other.bonus.asks() && other.trigger.is_like(&tile.trigger)).count();
        let room = if matches!(tile.trigger, tiles::Trigger::Office | tiles::Trigger::Seize) { 1 } else { 2 };
        require(same <= room, "council_tiles", "too many tiles ask something at the same action")?;
    }
    let reuses = edition.provinces.iter().filter(|p| matches!(p.effect, tiles::Effect::Reuse)).count();
    require(reuses <= 1, "province_tiles", "at most one tile may repeat others")
}

/// Parts of the released file that no rule reads: where figures come from, what pieces look like, sentences and examples for people.
pub(super) const REMARKS: &[&str] = &[
    "game",
    "title",
    "designer",
    "publishers",
    "year",
    "players.seat_colours",
    "components.additional_cost_tile",
    "components.bishop_tokens",
    "components.cart_tokens",
    "components.coins",
    "components.family_members_total",
    "components.first_player_tile",
    "components.follower_tokens",
    "components.scroll_tokens",
    "goods.followers",
    "goods.ids",
    "map.cities.*.clockwise_angle_deg",
    "map.cities.*.zones",
    "map.cities.*.gate_to",
    "map.constraints_met",
    "map.coordinate_system",
    "map.florence_inset",
    "map.outside_panels",
    "map.zones.*.label_x",
    "map.zones.*.label_y",
    "map.zones.*.polygon",
    "middlemen.wood_colours",
    "rules_examples",
    "tracks.*.kind",
    "tracks.*.name",
];
