//! From the file to the figures.

use super::{Aim, BonusFigures, BuilderFigures, Counted, Edition, PrestigeFigures, PrincessFigures, Size, TableFigures, Taste};
use crate::ids::{Bonus, Building, Character, Item, Landscape, Prestige, Profession};
use crate::land::GARDENS;
use crate::shape::{SIDE, Shape, square};
use kit::{EditionError, FigureReader, WordEnum};

type Cells = Vec<(u8, u8)>;

pub fn edition(file: &FigureReader<'_>) -> Result<Edition, EditionError> {
    fixed_figures(file)?;
    let palace = palace(&file.at("principality"))?;
    let setup = file.at("setup");
    let dealt = setup.read("profession_cards_dealt")?;
    let kept: u8 = setup.read("profession_cards_kept")?;
    setup
        .at("profession_cards_dealt")
        .require((2..=4).contains(&dealt) && kept + 1 == dealt, "two to four are dealt and all but one kept")?;
    let items = file.at("item_effects");
    let work = file.at("work_value");
    let muse = file.at("muse_and_princess");
    let characters = components::<Character>(&muse.at("characters"))?;
    let character = |id: Character| &characters[id.index()];
    let princess = character(Character::Princess).at("value");
    let banker = character(Character::Banker);
    let cooperation = file.at("cooperation");
    let border = cooperation.at("solo_building_touching_an_open_border");
    let offers = cooperation.at("offers.per_turn");
    let actions = Actions::read(&file.at("actions.list"))?;
    let per_turn = file.read("actions.per_turn")?;
    let tiles = components::<Building>(&file.at("buildings.tiles"))?;
    let edition = Edition {
        minimum: minimum(&file.at("rounds"))?,
        tables: tables(file)?,
        extra_freedoms: setup.read::<u8>("freedoms_used_2_players.extra_kinds_drawn_at_random_all_different")?.min(3),
        extra_freedoms_harder: setup.read::<u8>("freedoms_used_2_players.extra_kinds_in_the_harder_variant")?.min(3),
        dealt,
        pay_per_point: file.read("money.florins_per_point_of_work_value")?,
        florins_per_prestige: file.read("money.florins_per_prestige_point_bought_with_a_work")?,
        step_back: file.read("money.florins_for_stepping_back_one_prestige_point")?,
        raise: file.read("auction.raise")?,
        supply: supply(&file.at("auction.supply"))?,
        buildings_each: each(&tiles, |tile| tile.read("copies"))?,
        same_landscape_prestige: items.read("second_and_later_landscape_of_same_type_prestige")?,
        jester_value: items.read("jester_work_value")?,
        builders: builders(&items.at("builder"))?,
        look_at: looked_at(&items.at("prestige_card"), &actions)?,
        actions: per_turn,
        building_prestige: actions.build.read("prestige")?,
        profession_cost: actions.profession.read("cost")?,
        freedom_cost: actions.freedom.read("cost")?,
        bonus_cost: actions.bonus.read("cost")?,
        building_value: work.read("preferred_building")?,
        landscape_value: work.read("preferred_landscape")?,
        freedom_value: work.read("preferred_freedom")?,
        card_value: work.read("each_profession_or_recruiting_card_owned")?,
        best_work: work.read("best_work_of_round_prestige")?,
        tastes: each(&components::<Profession>(&file.at("professions.cards"))?, taste)?,
        sizes: each(&tiles, size)?,
        buildings: each(&tiles, |tile| shape(tile, palace))?,
        landscapes: each(&components::<Landscape>(&file.at("landscapes.tiles"))?, |tile| shape(tile, palace))?,
        palace,
        bonuses: each(&components::<Bonus>(&file.at("bonus_cards.cards"))?, bonus)?,
        prestige: each(&components::<Prestige>(&file.at("prestige_cards.cards"))?, prestige)?,
        tracks: each(&characters, bids)?,
        bid_unit: muse.read("bid_unit_florins")?,
        cardinal_actions: character(Character::Cardinal).read_if_there("actions_per_turn")?.unwrap_or(per_turn),
        princess: PrincessFigures {
            landscape: princess.read("each_landscape")?,
            building: princess.read("each_building")?,
            builder: princess.read("each_builder")?,
            card: princess.read("each_profession_or_recruiting_card_owned")?,
        },
        banker_start: banker.read("florins_at_start_and_after_use")?,
        banker_growth: banker.read("florins_added_each_round_unused")?,
        joint_prestige: cooperation.read("joint_building.prestige_for_each_partner")?,
        offers: offers.get()?,
        border_builders: border.read("builders_needed_if_squares_opposite_hold_no_building")?,
        faced_builders: border.read("builders_needed_if_squares_opposite_hold_a_building")?,
        prices: prices(&cooperation.at("offers.price"))?,
    };
    character(Character::Professor).fixed("look_at", edition.look_at)?;
    character(Character::Professor).fixed("keep", 1)?;
    offers.require(edition.offers <= 3, "at most three offers a turn can be kept in mind")?;
    twice_in_the_file(file, &edition)?;
    check(&edition)?;
    Ok(edition)
}

/// Figures that the rules are built on: another value would be another game.
fn fixed_figures(file: &FigureReader<'_>) -> Result<(), EditionError> {
    file.fixed("players.min", 2)?;
    file.fixed("players.max", 5)?;
    file.fixed("auction.max_items_per_player_per_round", 1)?;
    file.fixed("auction.max_items_per_pile_per_round", 1)?;
    file.fixed("auction.two_players.landscapes_are_one_pile", true)?;
    file.fixed("item_effects.prestige_card.keep", 1)?;
    file.fixed("item_effects.recruiting_card.is_an_action", false)?;
    file.fixed("actions.recruiting_is_an_action", false)?;
    file.fixed("buildings.palace_counts_as_building", false)?;
    file.fixed("buildings.one_of_each_type_per_player", true)?;
    file.fixed("muse_and_princess.prestige_to_money_allowed", false)?;
    file.fixed("muse_and_princess.one_character_per_player_per_round", true)?;
    file.fixed("cooperation.landscapes_may_cross_a_border", false)?;
    file.fixed("cooperation.offers.same_offer_twice_in_a_turn", false)?;
    file.fixed("cooperation.offers.refused_offer_costs_the_action", false)?;
    file.fixed("cooperation.joint_building.counts_for_both", true)?;
    file.fixed("cooperation.joint_building.costs_partner_an_action", false)?;
    file.fixed("cooperation.joint_building.copies_used", 1)
}

/// Figures that stand in the file a second time must say the same.
fn twice_in_the_file(file: &FigureReader<'_>, edition: &Edition) -> Result<(), EditionError> {
    file.fixed("rounds.count", edition.minimum.len())?;
    file.fixed("end_of_game.after_round", edition.minimum.len())?;
    file.fixed("work_value.each_jester", edition.jester_value)?;
    file.fixed("item_effects.builder_limit_per_player", edition.builders.len() - 1)?;
    file.fixed("recruiting_cards.count", edition.supply[Item::RecruitingCard.index()])?;
    for landscape in components::<Landscape>(&file.at("landscapes.tiles"))?.iter().zip(edition.supply) {
        landscape.0.fixed("copies", landscape.1)?;
    }
    file.fixed("bonus_cards.count", edition.bonuses.len())?;
    file.fixed("prestige_cards.count", edition.prestige.len())
}

/// The entries of a list, one for each component, in the order of our ids.
fn components<'a, T: WordEnum>(list: &FigureReader<'a>) -> Result<Vec<FigureReader<'a>>, EditionError> {
    list.by_id(T::ALL.iter().map(|component| component.word()))
}

/// One value for each entry.
fn each<T, const N: usize>(
    entries: &[FigureReader<'_>],
    read: impl Fn(&FigureReader<'_>) -> Result<T, EditionError>,
) -> Result<[T; N], EditionError> {
    let values = entries.iter().map(read).collect::<Result<Vec<T>, _>>()?;
    values.try_into().map_err(|_| EditionError::new("", format!("{} components where the rules know {N}", entries.len())))
}

fn minimum(rounds: &FigureReader<'_>) -> Result<Vec<u8>, EditionError> {
    let list = rounds.at("minimum_work_value");
    let mut minimum = Vec::new();
    for (nth, round) in list.entries()?.iter().enumerate() {
        round.fixed("round", nth + 1)?;
        minimum.push(round.read("value")?);
    }
    // One item a round, so a land's list of landscapes is as long as the game.
    list.require((1..=GARDENS).contains(&minimum.len()), "one to seven rounds can be played")?;
    Ok(minimum)
}

fn palace(land: &FigureReader<'_>) -> Result<u64, EditionError> {
    let sides: [u8; 2] = [land.read("rows")?, land.read("columns")?];
    land.require(sides == [SIDE, SIDE], "only a grid of 7 x 7 can be played")?;
    let cells: Cells = land.read("palace.cells")?;
    let inside = cells.iter().all(|(row, column)| (1..SIDE).contains(row) && *column < SIDE - 1);
    land.at("palace.cells").require(inside, "the palace lies on the grid, away from the top row and the right column")?;
    Ok(cells.iter().fold(0, |mask, (row, column)| mask | square(*row, *column)))
}

/// The actions of a turn that have figures.
struct Actions<'a> {
    build: FigureReader<'a>,
    profession: FigureReader<'a>,
    freedom: FigureReader<'a>,
    bonus: FigureReader<'a>,
}

impl<'a> Actions<'a> {
    fn read(list: &FigureReader<'a>) -> Result<Actions<'a>, EditionError> {
        let words = ["complete_work", "build", "introduce_freedom", "take_profession_card", "take_bonus_card"];
        let [work, build, freedom, profession, bonus] = &list.by_id(words)?[..] else { return Err(list.error("five actions are needed")) };
        work.fixed("cost", 0)?;
        freedom.fixed("max_per_turn", 1)?;
        profession.fixed("max_per_turn", 1)?;
        profession.fixed("keep", 1)?;
        bonus.fixed("keep", 1)?;
        Ok(Actions { build: build.clone(), profession: profession.clone(), freedom: freedom.clone(), bonus: bonus.clone() })
    }
}

fn looked_at(prestige: &FigureReader<'_>, actions: &Actions<'_>) -> Result<u8, EditionError> {
    let looks = [prestige, &actions.profession, &actions.bonus].map(|cards| cards.read::<u8>("look_at"));
    let [Ok(look), Ok(profession), Ok(bonus)] = looks else { return prestige.read("look_at") };
    let alike = look == profession && look == bonus && (1..=5).contains(&look);
    prestige.at("look_at").require(alike, "as many cards, at most five, are looked at in all three piles")?;
    Ok(look)
}

fn supply(supply: &FigureReader<'_>) -> Result<[u8; Item::ALL.len()], EditionError> {
    let mut counts = [0; Item::ALL.len()];
    // The one pile of landscapes of a game for two is made of the three kinds.
    for item in Item::ALL.iter().filter(|item| **item != Item::Landscape) {
        counts[item.index()] = supply.read(item.word())?;
    }
    Ok(counts)
}

fn builders(list: &FigureReader<'_>) -> Result<[BuilderFigures; 4], EditionError> {
    let entries = list.entries()?;
    list.require(entries.len() == 4, "one entry for none, one, two and three builders")?;
    let mut builders = [BuilderFigures::default(); 4];
    for (count, (slot, entry)) in builders.iter_mut().zip(&entries).enumerate() {
        entry.fixed("count", count)?;
        *slot = BuilderFigures {
            cost: entry.read("building_cost")?,
            adjacent: entry.read("adjacent_allowed")?,
            prestige: entry.read("prestige")?,
        };
    }
    Ok(builders)
}

fn tables(file: &FigureReader<'_>) -> Result<[TableFigures; 4], EditionError> {
    let mut tables = [TableFigures {
        florins: file.read("money.start_2_players")?,
        opening: file.read("auction.two_players.opening_bid")?,
        last_price: file.read("auction.two_players.price_for_last_player")?,
        freedoms: file.read("setup.freedoms_used_2_players.copies_of_each")?,
    }; 4];
    let rows = file.at("setup.copies_of_each_freedom_used");
    let entries = rows.entries()?;
    rows.require(entries.len() == 3, "one entry for three, four and five players")?;
    for (nth, row) in entries.iter().enumerate() {
        row.fixed("seats", nth + 3)?;
        tables[nth + 1] = TableFigures {
            florins: file.read("money.start_3_to_5_players")?,
            opening: file.read("auction.opening_bid")?,
            last_price: file.read("auction.price_for_last_player")?,
            freedoms: row.read("copies")?,
        };
    }
    Ok(tables)
}

fn taste(card: &FigureReader<'_>) -> Result<Taste, EditionError> {
    Ok(Taste { building: card.read("building")?, landscape: card.read("landscape")?, freedom: card.read("freedom")? })
}

fn shape(tile: &FigureReader<'_>, palace: u64) -> Result<Shape, EditionError> {
    let cells: Cells = tile.read("shape.cells")?;
    tile.at("squares").require(tile.read::<usize>("squares")? == cells.len(), "the shape has another number of squares")?;
    Shape::new(&cells, palace).ok_or_else(|| tile.at("shape").error("is no shape on the grid"))
}

fn size(tile: &FigureReader<'_>) -> Result<Size, EditionError> {
    tile.read("size")
}

fn bids(character: &FigureReader<'_>) -> Result<(u8, u8), EditionError> {
    let (from, to): (u8, u8) = (character.read("bids.from")?, character.read("bids.to")?);
    character.at("bids").require(from <= to && to <= 40, "from 0 up to 40")?;
    Ok((from, to))
}

fn prices(price: &FigureReader<'_>) -> Result<(u16, u16, u16), EditionError> {
    let (from, to, step): (u16, u16, u16) = (price.read("from")?, price.read("to")?, price.read("step")?);
    let few = step > 0 && from <= to && (to - from) / step <= 60;
    price.require(few, "a rising list of at most sixty prices is needed")?;
    Ok((from, to, step))
}

fn bonus(card: &FigureReader<'_>) -> Result<BonusFigures, EditionError> {
    let distinct = match card.read::<String>("mode")?.as_str() {
        "each" => false,
        "distinct" => true,
        _ => return Err(card.at("mode").error("the mode is each or distinct")),
    };
    Ok(BonusFigures { value: card.read::<u8>("value")?.min(10), distinct, counts: card.read("counts")? })
}

fn prestige(card: &FigureReader<'_>) -> Result<PrestigeFigures, EditionError> {
    let points = card.read("points")?;
    let tied = card.read_if_there("points_if_tied")?.unwrap_or(points);
    let aim = match card.read::<String>("kind")?.as_str() {
        "most" => {
            card.fixed("needs_at_least_one", true)?;
            Aim::Most { counted: card.read("counted")?, tied }
        }
        "fewest" => Aim::Fewest { counted: card.read("counted")?, tied },
        "at_least" => {
            let need = |(word, n): &(&str, FigureReader<'_>)| {
                let counted = Counted::from_word(word).ok_or_else(|| n.error("counts something that is not in the box"))?;
                Ok((counted, n.get()?))
            };
            Aim::AtLeast(card.at("requires").fields()?.iter().map(need).collect::<Result<_, EditionError>>()?)
        }
        _ => return Err(card.at("kind").error("the kind is most, fewest or at_least")),
    };
    Ok(PrestigeFigures { points, aim })
}

/// Limits that keep sums small and games finite.
fn check(edition: &Edition) -> Result<(), EditionError> {
    let sums = [edition.pay_per_point, edition.florins_per_prestige, edition.step_back, edition.raise, edition.bid_unit];
    if sums.iter().any(|sum| !(1..=10_000).contains(sum)) {
        return refuse("money", "rates and raises are from 1 to 10000 florins");
    }
    let costs = [edition.profession_cost, edition.freedom_cost, edition.bonus_cost, edition.banker_start, edition.banker_growth];
    let costs = costs.into_iter().chain(edition.builders.iter().map(|b| b.cost));
    if costs.into_iter().any(|sum| !(0..=10_000).contains(&sum)) {
        return refuse("actions", "costs are from 0 to 10000 florins");
    }
    if edition.tables.iter().any(|t| ![t.florins, t.opening, t.last_price].iter().all(|sum| (0..=50_000).contains(sum))) {
        return refuse("money", "starting florins and opening bids are from 0 to 50000");
    }
    if !(1..=6).contains(&edition.actions) || !(1..=6).contains(&edition.cardinal_actions) {
        return refuse("actions.per_turn", "one to six actions a turn can be played");
    }
    if edition.supply.iter().chain(&edition.buildings_each).any(|n| *n > 30) {
        return refuse("auction.supply", "at most thirty pieces of a kind");
    }
    let values = [edition.jester_value, edition.building_value, edition.landscape_value, edition.freedom_value, edition.card_value];
    let princess = [edition.princess.landscape, edition.princess.building, edition.princess.builder, edition.princess.card];
    if values.into_iter().chain(princess).any(|value| value > 20) {
        return refuse("work_value", "no single thing adds more than 20");
    }
    let (low, high) = edition.tracks[Character::Banker.index()];
    if low != 0 || i32::from(high) * edition.bid_unit > edition.banker_start {
        return refuse("muse_and_princess.characters.banker.bids", "from 0, and never more than lies on the card");
    }
    Ok(())
}

fn refuse(path: &str, message: &str) -> Result<(), EditionError> {
    Err(EditionError::new(path, message))
}

/// Parts of the released file that no rule reads: where figures come from, what pieces look like, sentences and examples for people.
pub(super) const REMARKS: &[&str] = &[
    "conventions",
    "money.bank",
    "money.coins",
    "money.unit",
    "setup.first_player",
    "setup.first_player_moves",
    "setup.profession_cards_returned",
    "auction.piles",
    "auction.two_players.landscape_type_chosen_by",
    "item_effects.order_of_a_purchase",
    "item_effects.recruiting_card.takes",
    "item_effects.recruiting_card.when",
    "actions.max_per_turn_means",
    "actions.list.complete_work.max_per_turn",
    "actions.list.build.cost",
    "actions.list.build.cost_by",
    "actions.list.build.max_per_turn",
    "actions.list.take_bonus_card.max_per_turn",
    "work_value.best_work_tie",
    "work_value.bonus_cards",
    "professions.cards.*.list_order",
    "professions.cards.*.name_fr",
    "buildings.tiles.*.name_fr",
    "buildings.tiles.*.preferred_by",
    "buildings.tiles.*.shape.picture",
    "landscapes.tiles.*.name_fr",
    "landscapes.tiles.*.preferred_by",
    "landscapes.tiles.*.shape.picture",
    "freedoms",
    "principality.blocked_squares_besides_palace",
    "principality.palace.height",
    "principality.palace.place",
    "principality.palace.width",
    "principality.usable_squares",
    "bonus_cards.counted_when",
    "bonus_cards.counting",
    "bonus_cards.cards.*.example_result",
    "bonus_cards.cards.*.text",
    "bonus_cards.example_holdings",
    "bonus_cards.example_note",
    "prestige_cards.tie_rule",
    "muse_and_princess.moments",
    "muse_and_princess.characters.*.effect",
    "muse_and_princess.characters.*.lasts",
    "muse_and_princess.characters.*.last_chance",
    "muse_and_princess.characters.*.may_be_used",
    "muse_and_princess.characters.*.uses",
    "muse_and_princess.characters.*.work_value_bonus",
    "muse_and_princess.characters.banker.bid_is_taken_from_the_card",
    "muse_and_princess.characters.banker.end_of_game",
    "muse_and_princess.characters.princess.bonus_cards_allowed",
    "muse_and_princess.characters.princess.costs_an_action",
    "muse_and_princess.characters.princess.leaves_a_card_on_the_table",
    "muse_and_princess.characters.princess.muse_jester_freedom_add",
    "muse_and_princess.characters.professor.piles",
    "cooperation.adjacency",
    "cooperation.border_pairs_mean",
    "cooperation.borders_by_player_count",
    "cooperation.gluing",
    "cooperation.gluing_formula",
    "cooperation.open_borders",
    "cooperation.palace",
    "cooperation.picture_for_4",
    "cooperation.sides_in_no_pair",
    "cooperation.joint_building.bank_paid_by",
    "cooperation.joint_building.builders_needed_if_it_touches_nothing",
    "cooperation.joint_building.must_cover_squares_of",
    "cooperation.joint_building.payment",
    "cooperation.joint_building.type_owned_by_neither",
    "cooperation.joint_building.where",
    "end_of_game.order",
    "end_of_game.tie",
];
