//! A prince's turn: up to two actions, and what may be done between them (§4.10, §5.1 to §5.5, §8.9).
//! Also carried out here: §4.12.

use super::{Adding, Drawing, Partner, Payment, Placing};
use crate::Choice;
use crate::event::Event;
use crate::ids::{Building, Character, Freedom, Sort};
use crate::land::Tile;
use crate::reason::Purpose;
use crate::set::Set;
use crate::shape::Spot;
use crate::state::Princes;
use kit::{Asks, List, Log, Phrase, Seat, Who, Why, ensure};
use serde::{Deserialize, Serialize};

/// An offer for a joint building that was made this turn.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Made {
    pub building: Building,
    pub partner: Seat,
    pub spot: Spot,
    pub florins: u16,
}

/// The empty slot of an inline list; never seen.
impl Default for Made {
    fn default() -> Self {
        Made { building: Building::default(), partner: Seat(0), spot: Spot::default(), florins: 0 }
    }
}

#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub seat: Seat,
    /// Actions that are left.
    pub left: u8,
    /// A profession card has been drawn this turn.
    pub drew: bool,
    /// A freedom has been introduced this turn.
    pub introduced: bool,
    pub offers: List<Made, 3>,
}

/// The turn goes on if its prince can still do something; else it ends by itself (§5.3).
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resume {
    pub turn: Turn,
}

impl kit::Step<Princes> for Resume {
    fn proceed<L: Log<Event>>(self, game: &mut Princes, log: &mut L) {
        if self.turn.could_act(game) {
            game.push(self.turn);
        } else {
            log.tell(|| Event::TurnEnded { seat: self.turn.seat, left: self.turn.left });
        }
    }
}

impl Turn {
    pub fn new(seat: Seat, left: u8) -> Turn {
        Turn { seat, left, drew: false, introduced: false, offers: List::new() }
    }

    /// Whether the table can see that nothing is left to do. What a hand can do is its owner's secret, so a prince with an
    /// action and a profession card is always asked.
    fn could_act(&self, game: &Princes) -> bool {
        let may = |choice: Choice| self.permit(game, choice).is_ok();
        let prince = game.prince(self.seat);
        let act = || {
            !prince.hand.is_empty()
                || may(Choice::Bonus)
                || may(Choice::Profession)
                || Freedom::ALL.iter().any(|f| may(Choice::Freedom(*f)))
                || Building::ALL.iter().any(|b| may(Choice::Build(*b)) || game.cooperation && may(Choice::Joint(*b)))
                || prince.character == Some(Character::Princess) && may(Choice::Princess)
        };
        let favour = match prince.character {
            Some(Character::Merchant) => true,
            Some(Character::Professor) => may(Choice::Learn(Sort::Bonus)) || may(Choice::Learn(Sort::Prestige)),
            _ => false,
        };
        self.left > 0 && act() || favour || prince.recruiters > 0 && !game.recruitable(self.seat).is_empty()
    }

    fn permit(&self, game: &Princes, choice: Choice) -> Result<(), Why> {
        let (seat, edition) = (self.seat, game.edition);
        match choice {
            Choice::Work(profession) => {
                let (value, needed) = (game.best_value(seat, profession), game.minimum());
                let key = if game.prince(seat).bonuses.is_empty() { "why-minimum" } else { "why-minimum-with-bonus" };
                ensure(value >= needed, || Why::new("6.5", key).needs(needed, value))
            }
            Choice::Build(building) => {
                game.may_own(seat, building)?;
                ensure(game.prince(seat).land.room.buildings.contains(building), || Why::new("5.9", "why-no-place"))?;
                game.afford(seat, game.building_cost(seat))
            }
            Choice::Joint(building) => self.permit_joint(game, building),
            Choice::Profession => {
                ensure(!self.drew, || Why::new("5.2", "why-once-a-turn"))?;
                ensure(!game.professions.is_empty(), || Why::new("5.12", "why-pile-empty"))?;
                game.afford(seat, edition.profession_cost)
            }
            Choice::Freedom(freedom) => {
                ensure(!self.introduced, || Why::new("5.2", "why-once-a-turn"))?;
                ensure(!game.prince(seat).freedoms.contains(freedom), || Why::new("5.4", "why-have-freedom"))?;
                ensure(game.freedoms[freedom.index()] > 0, || Why::new("5.4", "why-none-left"))?;
                game.afford(seat, edition.freedom_cost)
            }
            Choice::Bonus => {
                ensure(!game.bonuses.is_empty(), || Why::new("5.12", "why-pile-empty"))?;
                game.afford(seat, edition.bonus_cost)
            }
            Choice::Princess => {
                let (value, needed) = (game.prince(seat).princess(edition), game.minimum());
                ensure(value >= needed, || Why::new("8.11", "why-minimum-princess").needs(needed, value))
            }
            Choice::Learn(sort) => game.may_learn(sort),
            _ => Ok(()),
        }
    }

    fn permit_joint(&self, game: &Princes, building: Building) -> Result<(), Why> {
        let most = game.edition.offers;
        ensure(self.offers.len() < usize::from(most), || Why::new("9.12", "why-offers").figure(most))?;
        game.may_own(self.seat, building)?;
        let someone = game.neighbours(self.seat).any(|partner| game.may_share(self.seat, partner, building).is_ok());
        ensure(someone, || Why::new("9.3", "why-no-partner"))?;
        game.afford(self.seat, game.building_cost(self.seat))
    }

    /// An action is taken: the turn waits below, one action poorer.
    fn act(mut self, game: &mut Princes) {
        self.left -= 1;
        game.push(Resume { turn: self });
    }
}

impl kit::Step<Princes> for Turn {
    fn asks(&self, _: &Princes) -> Asks {
        Asks::one(self.seat)
    }

    fn candidates(&self, game: &Princes, _: Who, out: &mut Vec<Choice>) {
        let prince = game.prince(self.seat);
        if self.left > 0 {
            out.extend(prince.hand.iter().map(Choice::Work));
            out.extend(Building::ALL.iter().copied().map(Choice::Build));
            if game.cooperation {
                out.extend(Building::ALL.iter().copied().map(Choice::Joint));
            }
            out.push(Choice::Profession);
            out.extend(Freedom::ALL.iter().copied().map(Choice::Freedom));
            out.push(Choice::Bonus);
            if prince.character == Some(Character::Princess) {
                out.push(Choice::Princess);
            }
        }
        if prince.recruiters > 0 {
            out.extend(game.recruitable(self.seat).iter().map(Choice::Recruit));
        }
        game.favours(self.seat, out);
        out.push(Choice::End);
    }

    fn allow(&self, game: &Princes, _: Who, choice: Choice) -> Result<(), Why> {
        self.permit(game, choice)
    }

    /// The same list, with everything that is common to many answers worked out once.
    fn legal(&self, game: &Princes, _: Who, out: &mut Vec<Choice>) {
        let (seat, edition) = (self.seat, game.edition);
        let prince = game.prince(seat);
        let means = game.means(seat);
        if self.left > 0 {
            let (needed, muse, bonuses) = (game.minimum(), game.muse_value(seat), game.bonus_value(seat));
            let works = prince.hand.iter().filter(|p| prince.work(edition, *p) + muse + bonuses >= needed);
            out.extend(works.map(Choice::Work));
            if game.building_cost(seat) <= means {
                let free = Set::ALL.minus(prince.land.owned);
                let stocked = |b: &Building| game.buildings[b.index()] > 0;
                out.extend(free.and(prince.land.room.buildings).iter().filter(stocked).map(Choice::Build));
                if game.cooperation && self.offers.len() < usize::from(edition.offers) {
                    let shared = game.neighbours(seat).fold(Set::NONE, |all, partner| {
                        let room = game.joint_room[game.border(seat, partner).index()];
                        all.or(room.minus(game.prince(partner).land.owned))
                    });
                    out.extend(free.and(shared).iter().filter(stocked).map(Choice::Joint));
                }
            }
            if !self.drew && edition.profession_cost <= means && !game.professions.is_empty() {
                out.push(Choice::Profession);
            }
            if !self.introduced && edition.freedom_cost <= means {
                let new = Set::ALL.minus(prince.freedoms);
                out.extend(new.iter().filter(|f: &Freedom| game.freedoms[f.index()] > 0).map(Choice::Freedom));
            }
            if edition.bonus_cost <= means && !game.bonuses.is_empty() {
                out.push(Choice::Bonus);
            }
            if prince.character == Some(Character::Princess) && prince.princess(edition) >= needed {
                out.push(Choice::Princess);
            }
        }
        if prince.recruiters > 0 {
            out.extend(game.recruitable(seat).iter().map(Choice::Recruit));
        }
        let from = out.len();
        game.favours(seat, out);
        if out.len() > from {
            out.retain(|choice| self.permit(game, *choice).is_ok());
        }
        out.push(Choice::End);
    }

    fn answer<L: Log<Event>>(mut self, game: &mut Princes, _: Who, choice: Choice, log: &mut L) {
        let (seat, edition) = (self.seat, game.edition);
        match choice {
            Choice::Work(profession) => {
                self.act(game);
                Adding::begin(game, seat, profession, log);
            }
            Choice::Build(building) => {
                self.act(game);
                game.pay(seat, game.building_cost(seat), Purpose::Building(building), log);
                game.buildings[building.index()] -= 1;
                game.push(Placing { seat, tile: Tile::Building(building) });
            }
            Choice::Joint(building) => {
                game.push(Resume { turn: self });
                game.push(Partner { seat, building });
            }
            Choice::Profession => {
                self.drew = true;
                self.act(game);
                game.pay(seat, edition.profession_cost, Purpose::Pile(Sort::Profession), log);
                Drawing::push(game, seat, Sort::Profession);
            }
            Choice::Freedom(freedom) => {
                self.introduced = true;
                self.act(game);
                game.pay(seat, edition.freedom_cost, Purpose::Freedom(freedom), log);
                game.freedoms[freedom.index()] -= 1;
                game.prince_mut(seat).freedoms.add(freedom);
                log.tell(|| Event::Introduced { seat, freedom });
            }
            Choice::Bonus => {
                self.act(game);
                game.pay(seat, edition.bonus_cost, Purpose::Pile(Sort::Bonus), log);
                Drawing::push(game, seat, Sort::Bonus);
            }
            Choice::Princess => {
                self.act(game);
                let value = game.prince(seat).princess(edition);
                game.prince_mut(seat).character = None;
                log.tell(|| Event::PrincessWorked { seat, value, parts: game.princess_parts(seat) });
                game.push(Payment { seat, value });
            }
            Choice::Recruit(profession) => {
                game.recruit(seat, profession, log);
                game.push(Resume { turn: self });
            }
            Choice::Rank => {
                game.take_rank(seat, log);
                game.push(Resume { turn: self });
            }
            Choice::Learn(sort) => {
                game.push(Resume { turn: self });
                game.learn(seat, sort, log);
            }
            _ => log.tell(|| Event::TurnEnded { seat, left: self.left }),
        }
    }

    /// That a hand can do nothing is its owner's secret.
    fn forced_is_secret(&self, _: &Princes) -> bool {
        true
    }

    fn question(&self, _: &Princes, _: Seat) -> Phrase {
        Phrase::new("ask-turn").with("actions", self.left)
    }
}
