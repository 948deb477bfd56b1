//! From the file to the figures. Errors name the place.

use super::raw;
use super::{Aim, BonusFigures, BuilderFigures, Counted, Edition, PrestigeFigures, PrincessFigures, Size, TableFigures, Taste};
use crate::ids::{Bonus, Building, Character, Freedom, Landscape, Prestige, Profession};
use crate::land::GARDENS;
use crate::shape::{SIDE, Shape, square};
use kit::EditionError;

fn wrong<T>(path: &str, message: &str) -> Result<T, EditionError> {
    Err(EditionError::new(path, message))
}

/// Exactly one entry for each component, in any order; `find` gives its word.
fn each<T: Copy, R, O>(
    path: &str,
    all: &[T],
    word: impl Fn(T) -> &'static str,
    rows: &[R],
    id: impl Fn(&R) -> &str,
    make: impl Fn(&R) -> Result<O, EditionError>,
) -> Result<Vec<O>, EditionError> {
    if rows.len() != all.len() {
        return wrong(path, "there must be one entry for each component of the box, no more and no fewer");
    }
    all.iter()
        .map(|member| {
            let name = word(*member);
            let row = rows.iter().find(|row| id(row) == name);
            row.map_or_else(|| wrong(&format!("{path}.{name}"), "is missing"), &make)
        })
        .collect()
}

/// The list as an array; its length has been checked.
fn array<T, const N: usize>(path: &str, list: Vec<T>) -> Result<[T; N], EditionError> {
    list.try_into().or_else(|_| wrong(path, "has the wrong number of entries"))
}

pub fn edition(file: &raw::File) -> Result<Edition, EditionError> {
    let minimum: Vec<u8> = file.rounds.minimum_work_value.iter().map(|round| round.value).collect();
    // One item a round, so a land's list of landscapes is as long as the game.
    if minimum.is_empty() || minimum.len() > GARDENS {
        return wrong("rounds.minimum_work_value", "one to seven rounds can be played");
    }
    let palace_cells = &file.principality.palace.cells;
    if file.principality.rows != SIDE || file.principality.columns != SIDE {
        return wrong("principality", "only a grid of 7 x 7 can be played");
    }
    if palace_cells.iter().any(|c| c.0 >= SIDE || c.1 >= SIDE || c.0 == 0 || c.1 == SIDE - 1) {
        return wrong("principality.palace.cells", "the palace lies on the grid, away from the top row and the right column");
    }
    let palace = palace_cells.iter().fold(0, |mask, (r, c)| mask | square(*r, *c));
    let dealt = file.setup.profession_cards_dealt;
    if !(2..=4).contains(&dealt) || file.setup.profession_cards_kept + 1 != dealt {
        return wrong("setup.profession_cards_dealt", "two to four are dealt and all but one kept");
    }
    let actions = |id: &str| {
        let found = file.actions.list.iter().find(|action| action.id == id);
        found.map_or_else(|| wrong(&format!("actions.list.{id}"), "is missing"), Ok)
    };
    let looks = [
        file.item_effects.prestige_card.look_at,
        actions("take_profession_card")?.look_at.unwrap_or(0),
        actions("take_bonus_card")?.look_at.unwrap_or(0),
    ];
    if looks.iter().any(|n| *n != looks[0] || !(1..=5).contains(n)) {
        return wrong("item_effects.prestige_card.look_at", "as many cards, at most five, are looked at in all three piles");
    }
    let character = |id: Character| {
        let found = file.muse_and_princess.characters.iter().find(|c| c.id == id.word());
        found.map_or_else(|| wrong(&format!("muse_and_princess.characters.{id}"), "is missing"), Ok)
    };
    let banker = character(Character::Banker)?;
    let princess = character(Character::Princess)?;
    let Some(princess) = &princess.value else {
        return wrong("muse_and_princess.characters.princess.value", "is missing");
    };
    let prices = &file.cooperation.offers.price;
    let steps = prices.to.saturating_sub(prices.from) / prices.step.max(1);
    if prices.step == 0 || prices.to < prices.from || steps > 60 {
        return wrong("cooperation.offers.price", "a rising list of at most sixty prices is needed");
    }
    if file.cooperation.offers.per_turn > 3 {
        return wrong("cooperation.offers.per_turn", "at most three offers a turn can be kept in mind");
    }
    let supply = &file.auction.supply;
    let tiles = &file.buildings.tiles;
    let lands = &file.landscapes.tiles;
    let shape = |path: &str, id: &str, cells: &[(u8, u8)]| {
        Shape::new(cells, palace).map_or_else(|| wrong(&format!("{path}.{id}.shape"), "is no shape on the grid"), Ok)
    };
    let find_taste = |card: &raw::Profession| {
        let path = format!("professions.cards.{}", card.id);
        let Some(building) = Building::from_word(&card.building) else { return wrong(&path, "there is no such building") };
        let Some(landscape) = Landscape::from_word(&card.landscape) else { return wrong(&path, "there is no such landscape") };
        let Some(freedom) = Freedom::from_word(&card.freedom) else { return wrong(&path, "there is no such freedom") };
        Ok(Taste { building, landscape, freedom })
    };
    let track = |c: &raw::Character| {
        let fits = c.bids.from <= c.bids.to && c.bids.to <= 40;
        if fits { Ok((c.bids.from, c.bids.to)) } else { wrong(&format!("muse_and_princess.characters.{}.bids", c.id), "from 0 up to 40") }
    };
    let builders: Vec<BuilderFigures> = file
        .item_effects
        .builder
        .iter()
        .map(|b| BuilderFigures { cost: b.building_cost, adjacent: b.adjacent_allowed, prestige: b.prestige })
        .collect();
    let edition = Edition {
        minimum,
        tables: tables(file)?,
        extra_freedoms: file.setup.freedoms_used_2_players.extra_kinds_drawn_at_random_all_different.min(3),
        extra_freedoms_harder: file.setup.freedoms_used_2_players.extra_kinds_in_the_harder_variant.min(3),
        dealt,
        pay_per_point: file.money.florins_per_point_of_work_value,
        florins_per_prestige: file.money.florins_per_prestige_point_bought_with_a_work,
        step_back: file.money.florins_for_stepping_back_one_prestige_point,
        raise: file.auction.raise,
        supply: [supply.forest, supply.lake, supply.park, 0, supply.jester, supply.builder, supply.prestige_card, supply.recruiting_card],
        buildings_each: array(
            "buildings.tiles",
            each("buildings.tiles", Building::ALL, Building::word, tiles, |t| &t.id, |t| Ok(t.copies))?,
        )?,
        same_landscape_prestige: file.item_effects.second_and_later_landscape_of_same_type_prestige,
        jester_value: file.item_effects.jester_work_value,
        builders: array("item_effects.builder", builders)?,
        look_at: looks[0],
        actions: file.actions.per_turn,
        building_prestige: actions("build")?.prestige.unwrap_or(0),
        profession_cost: actions("take_profession_card")?.cost.unwrap_or(0),
        freedom_cost: actions("introduce_freedom")?.cost.unwrap_or(0),
        bonus_cost: actions("take_bonus_card")?.cost.unwrap_or(0),
        building_value: file.work_value.preferred_building,
        landscape_value: file.work_value.preferred_landscape,
        freedom_value: file.work_value.preferred_freedom,
        card_value: file.work_value.each_profession_or_recruiting_card_owned,
        best_work: file.work_value.best_work_of_round_prestige,
        tastes: array(
            "professions.cards",
            each("professions.cards", Profession::ALL, Profession::word, &file.professions.cards, |c| &c.id, find_taste)?,
        )?,
        sizes: array("buildings.tiles", each("buildings.tiles", Building::ALL, Building::word, tiles, |t| &t.id, size)?)?,
        buildings: array(
            "buildings.tiles",
            each("buildings.tiles", Building::ALL, Building::word, tiles, |t| &t.id, |t| shape("buildings.tiles", &t.id, &t.shape.cells))?,
        )?,
        landscapes: array(
            "landscapes.tiles",
            each(
                "landscapes.tiles",
                Landscape::ALL,
                Landscape::word,
                lands,
                |t| &t.id,
                |t| shape("landscapes.tiles", &t.id, &t.shape.cells),
            )?,
        )?,
        palace,
        bonuses: array(
            "bonus_cards.cards",
            each("bonus_cards.cards", Bonus::ALL, Bonus::word, &file.bonus_cards.cards, |c| &c.id, bonus)?,
        )?,
        prestige: array(
            "prestige_cards.cards",
            each("prestige_cards.cards", Prestige::ALL, Prestige::word, &file.prestige_cards.cards, |c| &c.id, prestige)?,
        )?,
        tracks: array(
            "muse_and_princess.characters",
            each("muse_and_princess.characters", Character::ALL, Character::word, &file.muse_and_princess.characters, |c| &c.id, track)?,
        )?,
        bid_unit: file.muse_and_princess.bid_unit_florins,
        cardinal_actions: character(Character::Cardinal)?.actions_per_turn.unwrap_or(file.actions.per_turn),
        princess: PrincessFigures {
            landscape: princess.each_landscape,
            building: princess.each_building,
            builder: princess.each_builder,
            card: princess.each_profession_or_recruiting_card_owned,
        },
        banker_start: banker.florins_at_start_and_after_use.unwrap_or(0),
        banker_growth: banker.florins_added_each_round_unused.unwrap_or(0),
        joint_prestige: file.cooperation.joint_building.prestige_for_each_partner,
        offers: file.cooperation.offers.per_turn,
        border_builders: file.cooperation.solo_building_touching_an_open_border.builders_needed_if_squares_opposite_hold_no_building,
        faced_builders: file.cooperation.solo_building_touching_an_open_border.builders_needed_if_squares_opposite_hold_a_building,
        prices: (prices.from, prices.to, prices.step),
    };
    check(&edition)?;
    Ok(edition)
}

/// Limits that keep sums small and games finite.
fn check(edition: &Edition) -> Result<(), EditionError> {
    let sums = [edition.pay_per_point, edition.florins_per_prestige, edition.step_back, edition.raise, edition.bid_unit];
    if sums.iter().any(|sum| !(1..=10_000).contains(sum)) {
        return wrong("money", "rates and raises are from 1 to 10000 florins");
    }
    let costs = [edition.profession_cost, edition.freedom_cost, edition.bonus_cost, edition.banker_start, edition.banker_growth];
    let costs = costs.into_iter().chain(edition.builders.iter().map(|b| b.cost));
    if costs.into_iter().any(|sum| !(0..=10_000).contains(&sum)) {
        return wrong("actions", "costs are from 0 to 10000 florins");
    }
    if edition.tables.iter().any(|t| ![t.florins, t.opening, t.last_price].iter().all(|sum| (0..=50_000).contains(sum))) {
        return wrong("money", "starting florins and opening bids are from 0 to 50000");
    }
    if !(1..=6).contains(&edition.actions) || !(1..=6).contains(&edition.cardinal_actions) {
        return wrong("actions.per_turn", "one to six actions a turn can be played");
    }
    if edition.supply.iter().chain(&edition.buildings_each).any(|n| *n > 30) {
        return wrong("auction.supply", "at most thirty pieces of a kind");
    }
    let values = [edition.jester_value, edition.building_value, edition.landscape_value, edition.freedom_value, edition.card_value];
    let princess = [edition.princess.landscape, edition.princess.building, edition.princess.builder, edition.princess.card];
    if values.into_iter().chain(princess).any(|value| value > 20) {
        return wrong("work_value", "no single thing adds more than 20");
    }
    let (low, high) = edition.tracks[Character::Banker.index()];
    if low != 0 || i32::from(high) * edition.bid_unit > edition.banker_start {
        return wrong("muse_and_princess.characters.banker.bids", "from 0, and never more than lies on the card");
    }
    Ok(())
}

fn tables(file: &raw::File) -> Result<[TableFigures; 4], EditionError> {
    let two = &file.auction.two_players;
    let mut out = [TableFigures {
        florins: file.money.start_2_players,
        opening: two.opening_bid,
        last_price: two.price_for_last_player,
        freedoms: file.setup.freedoms_used_2_players.copies_of_each,
    }; 4];
    for seats in 3..=5 {
        let row = file.setup.copies_of_each_freedom_used.iter().find(|row| row.seats == seats);
        let Some(row) = row else { return wrong("setup.copies_of_each_freedom_used", "a seat count is missing") };
        out[usize::from(seats) - 2] = TableFigures {
            florins: file.money.start_3_to_5_players,
            opening: file.auction.opening_bid,
            last_price: file.auction.price_for_last_player,
            freedoms: row.copies,
        };
    }
    Ok(out)
}

fn size(tile: &raw::Tile) -> Result<Size, EditionError> {
    let size = tile.size.as_deref().and_then(Size::from_word);
    let Some(size) = size else { return wrong(&format!("buildings.tiles.{}.size", tile.id), "large, medium or small") };
    if tile.shape.cells.len() == usize::from(tile.squares) {
        Ok(size)
    } else {
        wrong(&format!("buildings.tiles.{}.squares", tile.id), "the shape has another number of squares")
    }
}

fn counted(path: &str, word: &str) -> Result<Counted, EditionError> {
    Counted::from_word(word).map_or_else(|| wrong(path, "counts something that is not in the box"), Ok)
}

fn bonus(card: &raw::Bonus) -> Result<BonusFigures, EditionError> {
    let path = format!("bonus_cards.cards.{}", card.id);
    let counts: Result<Vec<_>, _> = card.counts.iter().map(|word| counted(&path, word)).collect();
    let distinct = match card.mode.as_str() {
        "each" => false,
        "distinct" => true,
        _ => return wrong(&path, "the mode is each or distinct"),
    };
    Ok(BonusFigures { value: card.value.min(10), distinct, counts: counts? })
}

fn prestige(card: &raw::Prestige) -> Result<PrestigeFigures, EditionError> {
    let path = format!("prestige_cards.cards.{}", card.id);
    let of = || counted(&path, card.counted.as_deref().unwrap_or_default());
    let tied = card.points_if_tied.unwrap_or(card.points);
    let aim = match card.kind.as_str() {
        "most" => Aim::Most { counted: of()?, tied },
        "fewest" => Aim::Fewest { counted: of()?, tied },
        "at_least" => {
            let needs: Result<Vec<_>, _> = card.requires.iter().map(|(word, n)| counted(&path, word).map(|c| (c, *n))).collect();
            Aim::AtLeast(needs?)
        }
        _ => return wrong(&path, "the kind is most, fewest or at_least"),
    };
    Ok(PrestigeFigures { points: card.points, aim })
}
