//! How Lorenzo fulfils [`kit::Game`].
//! Also carried out here: §1.1, §13.3.

use crate::event::{amounts, space_name, the_member};
use crate::goods::Resource;
use crate::state::Lorenzo;
use crate::steps::Step;
use crate::{Choice, Edition, Event, Position, Subject, View};
use kit::{Chapter, LoadedEdition, OptionKind, OptionSpec, Phrase, PositionError, Rng, Scores, Seat, Setup, TurnOf, Viewer};

const ALL_SEATS: &[u8] = &[2, 3, 4];

impl kit::Game for Lorenzo {
    const ID: &'static str = "lorenzo";
    const RULES: u32 = 1;
    const SEATS: &'static [u8] = ALL_SEATS;

    type Edition = Edition;
    type Choice = Choice;
    type Step = Step;
    type Event = Event;
    type View = View;
    type Subject = Subject;
    type Position = Position;

    fn options() -> &'static [OptionSpec] {
        &[
            OptionSpec { id: "leaders", kind: OptionKind::Bool { default: false }, seats: ALL_SEATS },
            OptionSpec {
                id: "leader_cards",
                kind: OptionKind::Choice { values: &["drafted", "dealt"], default: "drafted" },
                seats: ALL_SEATS,
            },
            OptionSpec {
                id: "bonus_tiles",
                kind: OptionKind::Choice { values: &["standard", "advanced"], default: "standard" },
                seats: ALL_SEATS,
            },
        ]
    }

    fn new(edition: &'static LoadedEdition<Edition>, setup: &Setup) -> Lorenzo {
        Lorenzo::unpacked(edition, setup)
    }

    fn edition(&self) -> &'static LoadedEdition<Edition> {
        self.edition
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    kit::stack_in!(stack);

    fn subject(&self, _: Seat) -> Option<Subject> {
        Subject::of(self)
    }

    fn chapter(&self) -> Chapter {
        self.present_chapter()
    }

    fn turn_of(&self) -> TurnOf {
        self.present_turn_of()
    }

    fn ends_turn(&self, choice: Choice) -> bool {
        choice == Choice::End
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn redeal(&mut self, seat: Seat, rng: &mut Rng) {
        self.shuffle_unseen(seat, rng);
    }

    /// Everything that scores lies open.
    fn standing(&self, _: Viewer) -> Scores {
        self.scores()
    }

    fn phrase(&self, choice: Choice) -> Phrase {
        phrase(self, choice)
    }

    fn position(&self) -> Position {
        Position::of(self)
    }

    fn from_position(edition: &'static LoadedEdition<Edition>, setup: &Setup, position: Position) -> Result<Lorenzo, PositionError> {
        position.load(edition, setup)
    }

    fn pieces(&self) -> Vec<(&'static str, u32)> {
        let players = || self.players[..usize::from(self.seats)].iter();
        let in_towers = self.towers.iter().flatten().count();
        let owned: usize = players().flat_map(|player| &player.cards).map(|row| row.len()).sum();
        let leaders: usize =
            players().map(|player| &player.leaders).map(|l| l.hand.len() + l.packet.len() + l.played.len() + l.discarded.len()).sum();
        let unseen = self.seen_by[..self.edition.leaders.len()].iter().filter(|seats| seats.is_empty()).count();
        vec![("card", self.pile.len() + self.removed.len() + (in_towers + owned) as u32), ("leader", (leaders + unseen) as u32)]
    }

    fn holdings(&self) -> Vec<(&'static str, i64)> {
        let held = |resource: Resource| self.players[..usize::from(self.seats)].iter().map(|p| i64::from(p.has(resource))).sum();
        Resource::ALL.iter().map(|resource| (resource.word(), held(*resource))).collect()
    }
}

/// An answer in words.
fn phrase(game: &Lorenzo, choice: Choice) -> Phrase {
    let edition = game.edition;
    let leader = |key: &'static str, id: crate::LeaderId| Phrase::new(key).with("leader", Phrase::name("leader", id.word(edition)));
    match choice {
        Choice::First(seat) => Phrase::new("choice-first").with("seat", seat),
        Choice::Tile(tile) => Phrase::new("choice-tile").with("tile", Phrase::name("tile", tile.word(edition))),
        Choice::Deal(id) => leader("choice-deal", id),
        Choice::PassOn => Phrase::new("choice-pass-on"),
        Choice::Draw(card) => Phrase::new("choice-draw").with("card", Phrase::name("card", card.word(edition))),
        Choice::Roll(pips) => Phrase::new("choice-roll").with("pips", pips),
        Choice::Keep(id) => leader("choice-keep", id),
        Choice::Bonus(tile) => {
            let figures = edition.bonus_tile(tile);
            Phrase::new("choice-bonus")
                .with("harvest", amounts(&figures.work(crate::Work::Harvest).gain))
                .with("production", amounts(&figures.work(crate::Work::Production).gain))
        }
        Choice::Move(member) => Phrase::new("choice-member").with("member", the_member(member)),
        Choice::Place(space) => match game.towers.get(space.index()) {
            Some(Some(card)) => {
                Phrase::new("choice-place-card").with("space", space_name(space)).with("card", Phrase::name("card", card.word(edition)))
            }
            _ => Phrase::new("choice-place").with("space", space_name(space)),
        },
        Choice::Take(space) => match game.towers.get(space.index()) {
            Some(Some(card)) => {
                Phrase::new("choice-take-card").with("space", space_name(space)).with("card", Phrase::name("card", card.word(edition)))
            }
            _ => Phrase::new("choice-take").with("space", space_name(space)),
        },
        Choice::Servants(count) => Phrase::new("choice-servants").with("n", count),
        Choice::Price(number) => match game.stack.top() {
            Some(Step::NamePrice(step)) => step.price_phrase(game, number),
            _ => Phrase::new("choice-price").with("n", number),
        },
        Choice::Discount(resource) => Phrase::new("choice-discount").with("resource", Phrase::name("resource", resource)),
        Choice::Exchange(number) => match game.stack.top() {
            Some(Step::WorkCards(step)) => step.exchange_phrase(game, number),
            _ => Phrase::new("choice-exchange").with("n", number),
        },
        Choice::Decline => Phrase::new("choice-decline"),
        Choice::Lose(resource) => Phrase::new("choice-lose").with("resource", Phrase::name("resource", resource)),
        Choice::Privilege(number) => match edition.board.privileges.get(usize::from(number).wrapping_sub(1)) {
            Some(goods) => Phrase::new("choice-privilege").with("goods", amounts(goods)),
            None => Phrase::new("choice-exchange").with("n", number),
        },
        Choice::Play(id) => leader("choice-play", id),
        Choice::Discard(id) => leader("choice-discard", id),
        Choice::Use(id) => leader("choice-use", id),
        Choice::Copy(id) => leader("choice-copy", id),
        Choice::Raise(member) => Phrase::new("choice-raise").with("member", the_member(member)),
        Choice::Pass => Phrase::new("choice-pass"),
        Choice::End => Phrase::new("choice-end"),
        Choice::Support => Phrase::new("choice-support"),
        Choice::Defy => Phrase::new("choice-defy"),
    }
}
