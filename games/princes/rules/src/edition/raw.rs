//! The edition file as it is written; only the fields that the rules read.

use serde::Deserialize;
use std::collections::BTreeMap;

macro_rules! rows {
    ($( $(#[$meta:meta])* $name:ident { $( $field:ident : $ty:ty ),+ $(,)? } )+) => { $(
        $(#[$meta])*
        #[derive(Deserialize)]
        pub struct $name { $( pub $field: $ty ),+ }
    )+ };
}

rows! {
    File {
        rounds: Rounds, money: Money, setup: Setup, auction: Auction, item_effects: Items, actions: Actions,
        work_value: WorkValue, professions: Professions, buildings: Tiles, landscapes: Tiles, principality: Land,
        bonus_cards: Bonuses, prestige_cards: Prestiges, muse_and_princess: Muse, cooperation: Cooperation,
    }
    Rounds { minimum_work_value: Vec<Round> }
    Round { value: u8 }
    Money {
        start_3_to_5_players: i32, start_2_players: i32, florins_per_point_of_work_value: i32,
        florins_per_prestige_point_bought_with_a_work: i32, florins_for_stepping_back_one_prestige_point: i32,
    }
    Setup {
        profession_cards_dealt: u8, profession_cards_kept: u8, copies_of_each_freedom_used: Vec<FreedomRow>,
        freedoms_used_2_players: TwoFreedoms,
    }
    FreedomRow { seats: u8, copies: u8 }
    TwoFreedoms {
        copies_of_each: u8, extra_kinds_drawn_at_random_all_different: u8, extra_kinds_in_the_harder_variant: u8,
    }
    Auction { supply: Supply, opening_bid: i32, raise: i32, price_for_last_player: i32, two_players: TwoPlayers }
    Supply { forest: u8, lake: u8, park: u8, jester: u8, builder: u8, prestige_card: u8, recruiting_card: u8 }
    TwoPlayers { opening_bid: i32, price_for_last_player: i32 }
    Items {
        second_and_later_landscape_of_same_type_prestige: u8, jester_work_value: u8, builder: Vec<Builder>,
        prestige_card: Look,
    }
    Builder { building_cost: i32, adjacent_allowed: bool, prestige: u8 }
    Look { look_at: u8 }
    Actions { per_turn: u8, list: Vec<Action> }
    Action { id: String, cost: Option<i32>, look_at: Option<u8>, prestige: Option<u8> }
    WorkValue {
        preferred_building: u8, preferred_landscape: u8, preferred_freedom: u8,
        each_profession_or_recruiting_card_owned: u8, best_work_of_round_prestige: u8,
    }
    Professions { cards: Vec<Profession> }
    Profession { id: String, building: String, landscape: String, freedom: String }
    Tiles { tiles: Vec<Tile> }
    Tile { id: String, size: Option<String>, squares: u8, copies: u8, shape: Cells }
    Cells { cells: Vec<(u8, u8)> }
    Land { rows: u8, columns: u8, palace: Cells }
    Bonuses { cards: Vec<Bonus> }
    Bonus { id: String, value: u8, counts: Vec<String>, mode: String }
    Prestiges { cards: Vec<Prestige> }
    Muse { characters: Vec<Character>, bid_unit_florins: i32 }
    Character {
        id: String, bids: Bids, value: Option<PrincessValue>, actions_per_turn: Option<u8>,
        florins_at_start_and_after_use: Option<i32>, florins_added_each_round_unused: Option<i32>,
    }
    Bids { from: u8, to: u8 }
    PrincessValue { each_landscape: u8, each_building: u8, each_builder: u8, each_profession_or_recruiting_card_owned: u8 }
    Cooperation { joint_building: Joint, solo_building_touching_an_open_border: Solo, offers: Offers }
    Solo { builders_needed_if_squares_opposite_hold_no_building: u8, builders_needed_if_squares_opposite_hold_a_building: u8 }
    Joint { prestige_for_each_partner: u8 }
    Offers { per_turn: u8, price: Prices }
    Prices { from: u16, to: u16, step: u16 }
}

/// A prestige card; which fields stand depends on its kind.
#[derive(Deserialize)]
pub struct Prestige {
    pub id: String,
    pub kind: String,
    pub points: u8,
    pub counted: Option<String>,
    pub points_if_tied: Option<u8>,
    #[serde(default)]
    pub requires: BTreeMap<String, u8>,
}
