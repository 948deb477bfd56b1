//! A table laid out by hand. A scene says what matters for a rule; everything else is empty.
//!
//! ```ignore
//! let mut table = scene(2).goods(0, "coin 5").floor("character-1", "warlord").dice(1, 3, 5).turn(0);
//! table.go(0, "black", "character-1");
//! assert_eq!(table.goods(0), "coin 3 military 3");
//! ```
use kit::{Edition, LoadedEdition, Setup};
use lorenzo::{CardId, Goods, Kind, Lorenzo, Member, Resource, Space, Work};
use serde_json::{Value, json};
pub use testkit::Scenario;

pub type Table = Scenario<Lorenzo>;

/// "coin 5 wood 2" as goods.
#[track_caller]
pub fn goods(text: &str) -> Goods {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut goods = Goods::NONE;
    for pair in words.chunks(2) {
        let resource = Resource::from_word(pair[0]).unwrap_or_else(|| panic!("{text}: no such resource"));
        goods.add(resource, pair[1].parse().unwrap_or_else(|_| panic!("{text}: no amount")));
    }
    goods
}

/// The sum of several such texts.
pub fn sum(texts: &[&str]) -> String {
    say(&texts.iter().fold(Goods::NONE, |mut all, text| {
        all += goods(text);
        all
    }))
}

/// Goods as text, in the order of the box: coin, wood, stone, servant, military, faith, vp.
pub fn say(goods: &Goods) -> String {
    let words: Vec<String> = goods.iter().map(|(resource, amount)| format!("{resource} {amount}")).collect();
    words.join(" ")
}

pub fn edition() -> &'static LoadedEdition<lorenzo::Edition> {
    lorenzo::Edition::editions().current()
}

/// Where a test begins.
pub struct Scene {
    edition: &'static LoadedEdition<lorenzo::Edition>,
    seats: u8,
    options: Vec<(&'static str, &'static str)>,
    patch: Value,
}

/// A table of `seats` in round 5 (so that nearly every card can be out) with seat 0 first, tiles 1-5, 2-5 and 3-5 on the board, dice 3, 4, 5, empty towers and empty purses.
pub fn scene(seats: u8) -> Scene {
    let nothing = json!({"coin": 0, "wood": 0, "stone": 0, "servant": 0});
    let players: serde_json::Map<String, Value> = (0..seats).map(|seat| (seat.to_string(), json!({"goods": nothing}))).collect();
    let patch = json!({
        "round": 5,
        "order": Vec::from_iter(0..seats),
        "dice": [3, 4, 5],
        "tiles": ["1-5", "2-5", "3-5"],
        "pile": null,
        "players": players,
    });
    Scene { edition: edition(), seats, options: Vec::new(), patch }
}

impl Scene {
    fn merge(mut self, change: Value) -> Scene {
        kit::patch::apply_keeping_null(&mut self.patch, &change).unwrap();
        self
    }

    fn player(self, seat: u8, change: Value) -> Scene {
        self.merge(json!({"players": {seat.to_string(): change}}))
    }

    /// With figures that somebody corrected.
    pub fn edition(mut self, edition: &'static LoadedEdition<lorenzo::Edition>) -> Scene {
        self.edition = edition;
        self
    }

    /// With leaders in play.
    pub fn leaders(mut self) -> Scene {
        self.options.push(("leaders", "on"));
        self
    }

    pub fn advanced_tiles(mut self) -> Scene {
        self.options.push(("bonus_tiles", "advanced"));
        self
    }

    pub fn round(self, round: u8) -> Scene {
        self.merge(json!({"round": round}))
    }

    pub fn order(self, seats: &[u8]) -> Scene {
        self.merge(json!({"order": seats}))
    }

    pub fn dice(self, black: u8, white: u8, orange: u8) -> Scene {
        self.merge(json!({"dice": [black, white, orange]}))
    }

    /// What a player has, beside nothing.
    #[track_caller]
    pub fn goods(self, seat: u8, text: &str) -> Scene {
        let held = goods(text);
        self.player(seat, json!({"goods": held}))
    }

    /// Cards before a player, the oldest first.
    #[track_caller]
    pub fn cards(mut self, seat: u8, ids: &[&str]) -> Scene {
        for id in ids {
            let card = CardId::from_word(id, edition()).unwrap_or_else(|| panic!("no card {id}"));
            let kind = edition().card(card).kind;
            let place = self.patch["players"][seat.to_string()].as_object_mut().unwrap();
            let rows = place.entry("cards").or_insert(json!({}));
            let row = rows.as_object_mut().unwrap().entry(kind.word()).or_insert(json!([]));
            row.as_array_mut().unwrap().push(json!(id));
        }
        self
    }

    /// A card on a floor.
    pub fn floor(mut self, space: &str, card: &str) -> Scene {
        let space = Space::from_word(space).unwrap();
        let kind = space.tower_kind().unwrap();
        let towers = self.patch.as_object_mut().unwrap().entry("towers").or_insert(json!({}));
        let floors = towers.as_object_mut().unwrap().entry(kind.word()).or_insert(json!([null, null, null, null]));
        floors[space.floor()] = json!(card);
        self
    }

    /// A member on the board.
    pub fn member(mut self, seat: u8, member: &str, space: &str) -> Scene {
        if space == "council" {
            let council = self.patch.as_object_mut().unwrap().entry("council").or_insert(json!([]));
            council.as_array_mut().unwrap().push(json!(seat));
        }
        self.player(seat, json!({"members": {member: space}}))
    }

    /// The period's excommunication tile is this one, and the player has it.
    pub fn excommunicated(mut self, seat: u8, tile: &str) -> Scene {
        let period: usize = tile[..1].parse().unwrap();
        self.patch["tiles"][period - 1] = json!(tile);
        let place = self.patch["players"][seat.to_string()].as_object_mut().unwrap();
        place.entry("excommunicated").or_insert(json!([false, false, false]))[period - 1] = json!(true);
        self
    }

    pub fn hand(self, seat: u8, leaders: &[&str]) -> Scene {
        self.player(seat, json!({"hand": leaders}))
    }

    pub fn played(self, seat: u8, leaders: &[&str]) -> Scene {
        self.player(seat, json!({"played": leaders}))
    }

    pub fn bonus_tile(self, seat: u8, tile: &str) -> Scene {
        self.player(seat, json!({"bonus_tile": tile}))
    }

    /// Whatever else a position can say.
    pub fn with(self, change: Value) -> Scene {
        self.merge(change)
    }

    /// It is that player's first turn of the round.
    #[track_caller]
    pub fn turn(self, seat: u8) -> Table {
        let order = self.patch["order"].as_array().unwrap();
        let place = order.iter().position(|other| *other == json!(seat)).unwrap();
        self.turn_at(seat, place as u8 + 1)
    }

    /// That player's turn, the `taken`th of the round.
    #[track_caller]
    pub fn turn_at(self, seat: u8, taken: u8) -> Table {
        self.begin(json!([{"step": "turns", "taken": taken}, {"step": "turn", "seat": seat, "placed": false}]))
    }

    /// All turns of the round are over: the Vatican report in even rounds, then the end of the round.
    #[track_caller]
    pub fn turns_over(self) -> Table {
        self.begin(json!([]))
    }

    #[track_caller]
    fn begin(self, steps: Value) -> Table {
        let mut plan = vec![json!({"step": "round"}), json!({"step": "end-of-round"})];
        if self.patch["round"].as_u64().unwrap().is_multiple_of(2) {
            plan.push(json!({"step": "vatican", "heard": 0}));
        }
        plan.extend(steps.as_array().unwrap().iter().cloned());
        self.merge(json!({"steps": plan})).build()
    }

    /// The game is over.
    #[track_caller]
    pub fn the_end(self) -> Table {
        self.merge(json!({"steps": [], "round": 7})).build()
    }

    #[track_caller]
    fn build(self) -> Table {
        let asked: Vec<_> = self.options.iter().map(|(id, value)| (id.to_string(), value.to_string())).collect();
        let setup = Setup::read::<Lorenzo>(self.seats, &asked).unwrap();
        let game = kit::position::from_patch(self.edition, &setup, &self.patch).unwrap_or_else(|e| panic!("the scene is refused: {e}"));
        Scenario::from_game(game, &self.options)
    }
}

/// What tests look at and do all the time.
pub trait Look {
    fn has(&self, seat: u8, resource: Resource) -> i16;
    fn goods(&self, seat: u8) -> String;
    fn cards(&self, seat: u8, kind: Kind) -> Vec<&'static str>;
    fn source(&self, seat: u8, name: &str) -> i32;
    fn go(&mut self, seat: u8, member: &str, space: &str) -> &mut Self;
    fn but_not(&mut self, seat: u8, text: &str, rule: &str) -> &mut Self;
    fn value(&self, seat: u8, member: Member) -> i16;
    fn home(&self, seat: u8, member: Member) -> bool;
}

impl Look for Table {
    fn has(&self, seat: u8, resource: Resource) -> i16 {
        self.public().players[usize::from(seat)].goods.get(resource)
    }

    /// Everything the player has, as text.
    fn goods(&self, seat: u8) -> String {
        say(&self.public().players[usize::from(seat)].goods)
    }

    fn cards(&self, seat: u8, kind: Kind) -> Vec<&'static str> {
        let player = &self.public().players[usize::from(seat)];
        match kind {
            Kind::Territory => player.territories.clone(),
            Kind::Character => player.characters.clone(),
            Kind::Building => player.buildings.clone(),
            Kind::Venture => player.ventures.clone(),
        }
    }

    /// Points of one line of the scoring table.
    #[track_caller]
    fn source(&self, seat: u8, name: &str) -> i32 {
        let scores = self.scores();
        let found = scores.scores[usize::from(seat)].sources.iter().find(|(source, _)| *source == name);
        found.unwrap_or_else(|| panic!("no points are scored for {name}")).1
    }

    /// A member goes to a space.
    #[track_caller]
    fn go(&mut self, seat: u8, member: &str, space: &str) -> &mut Self {
        self.play(seat, &format!("member {member}")).play(seat, &format!("place {space}"))
    }

    /// As `refused`, in the middle of a turn.
    #[track_caller]
    fn but_not(&mut self, seat: u8, text: &str, rule: &str) -> &mut Self {
        self.refused(seat, text, rule);
        self
    }

    fn value(&self, seat: u8, member: Member) -> i16 {
        self.public().players[usize::from(seat)].members[member.index()].value
    }

    fn home(&self, seat: u8, member: Member) -> bool {
        self.public().players[usize::from(seat)].members[member.index()].space.is_none()
    }
}

/// The space of a harvest or production for one member.
pub fn single(work: Work) -> &'static str {
    match work {
        Work::Harvest => "harvest-single",
        Work::Production => "production-single",
    }
}
