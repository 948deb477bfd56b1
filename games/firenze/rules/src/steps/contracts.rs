//! Phase 5: towers fulfil contracts (chapter 8).
//! Also carried out here: §8.2, §8.4, §8.8, §15.4.

use crate::characters::Window;
use crate::choice::Choice;
use crate::contract::Contract;
use crate::effect::{Condition, Effect};
use crate::event::Event;
use crate::scoring::Source;
use crate::state::{Firenze, Seal};
use crate::tower::Make;
use kit::{Asks, Log, Phrase, Seat, Who, Why, ensure};
use serde::{Deserialize, Serialize};

/// The active player hands in towers until he stops.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contracts {
    /// Contracts fulfilled in this turn (§15.2).
    pub fulfilled: u8,
}

impl Contracts {
    fn may_fulfil(self, game: &Firenze, tower: u8) -> Result<Contract, Why> {
        let me = game.me();
        let none = || Why::new("8.1", "why-no-contract");
        let tower = me.towers.get(usize::from(tower).wrapping_sub(1)).ok_or_else(none)?;
        let contract = tower.colour().and_then(|c| Contract::new(c, tower.height)).ok_or_else(|| none().figure(tower.height))?;
        ensure(game.seal_on(contract).is_none(), || Why::new("8.3", "why-covered"))?;
        let open = game.balcony_on(contract).is_none_or(|numeral| numeral == game.due());
        ensure(open, || Why::new("8.6", "why-balcony").figure(game.due() as i32 + 1))?;
        ensure(me.seals > 0, || Why::new("8.9", "why-no-seal"))?;
        Ok(contract)
    }

    fn may_hand_in(self, game: &Firenze) -> Result<(), Why> {
        let (_, bricks, _) = game.campanile_out().ok_or_else(|| Why::new("15.9", "why-campanile-gone"))?;
        let (_, palette) = game.mixed_tower().ok_or_else(|| Why::new("15.9", "why-campanile-gone"))?;
        let height = palette.len();
        ensure(height == bricks, || Why::new("15.7", "why-campanile-height").needs(bricks, height))
    }

    /// Towers that can be handed in.
    pub(crate) fn ready(self, game: &Firenze) -> u8 {
        let contracts = self.towers(game).filter(|tower| self.may_fulfil(game, *tower).is_ok()).count() as u8;
        contracts + u8::from(self.may_hand_in(game).is_ok())
    }

    fn towers(self, game: &Firenze) -> impl Iterator<Item = u8> {
        let towers = &game.me().towers;
        let first = |i: &usize| !towers[..*i].iter().any(|t| t.make == towers[*i].make && t.height == towers[*i].height);
        (0..towers.len()).filter(|i| towers[*i].colour().is_some()).filter(first).map(|i| i as u8 + 1)
    }

    fn fulfil<L: Log<Event>>(self, game: &mut Firenze, tower: u8, contract: Contract, log: &mut L) {
        let seat = game.active;
        let prestige = game.prestige_of(contract);
        let numeral = game.balcony_on(contract).map(|numeral| numeral as u8 + 1);
        let balcony = numeral.is_some();
        let level = game.level_left(contract.height());
        let source = if balcony { Source::Balconies } else { Source::Contracts };
        game.earn(seat, source, prestige);
        game.seals[contract.index()] = Some(Seal::Of(seat));
        let me = game.me_mut();
        me.seals -= 1;
        let tower = me.towers.remove(usize::from(tower).saturating_sub(1));
        game.bag.add_all(&tower.bricks());
        log.tell(|| Event::Fulfilled { seat, contract, prestige, balcony, numeral });
        if let Some(prestige) = level {
            game.earn(seat, Source::Levels, prestige);
            log.tell(|| Event::Level { seat, height: contract.height(), prestige });
        }
        self.pay_churches(game, contract, balcony, log);
        // §16.1: the first last seal.
        if game.me().seals == 0 && game.ender.is_none() {
            game.ender = Some(seat);
            let prestige = game.edition.last_seal;
            game.earn(seat, Source::LastSeal, prestige);
            log.tell(|| Event::LastSeal { seat, prestige });
        }
    }

    fn pay_churches<L: Log<Event>>(self, game: &mut Firenze, contract: Contract, balcony: bool, log: &mut L) {
        let edition = game.edition;
        let seat = game.active;
        for &card in edition.churches.iter() {
            let Effect::ChurchFirst { condition, prestige } = &edition.card(card).effect else { continue };
            let met = match condition {
                Condition::FulfilContract { floors, balcony: wanted } => {
                    (floors.is_empty() || floors.contains(&contract.height())) && (balcony || !*wanted)
                }
                Condition::ContractsInOneTurn { n } => self.fulfilled + 1 >= *n,
            };
            if met && game.churches.has(card) {
                let prestige = *prestige;
                game.churches.take(card, 1);
                game.discards.add(card, 1);
                game.earn(seat, Source::Churches, prestige);
                log.tell(|| Event::Church { seat, card, prestige });
            }
        }
    }

    fn hand_in<L: Log<Event>>(self, game: &mut Firenze, log: &mut L) {
        let (Some((card, _, prestige)), Some((index, _))) = (game.campanile_out(), game.mixed_tower()) else { return };
        let seat = game.active;
        let tower = game.me_mut().towers.remove(index);
        game.bag.add_all(&tower.bricks());
        game.churches.take(card, 1);
        game.discards.add(card, 1);
        game.earn(seat, Source::Campanile, prestige);
        // The mixed towers of the others will fall (§15.9).
        for tower in game.players.iter_mut().flat_map(|p| p.towers.iter_mut()) {
            if let Make::Mixed(palette) = tower.make {
                tower.make = Make::Orphan(palette);
            }
        }
        log.tell(|| Event::Church { seat, card, prestige });
    }
}

impl kit::Step<Firenze> for Contracts {
    fn asks(&self, game: &Firenze) -> Asks {
        let possible = self.towers(game).any(|t| self.may_fulfil(game, t).is_ok())
            || self.may_hand_in(game).is_ok()
            || game.any_character(Window::Contracts);
        if possible { Asks::one(game.active) } else { Asks::Nobody }
    }

    fn candidates(&self, game: &Firenze, _: Who, out: &mut Vec<Choice>) {
        out.extend(self.towers(game).map(Choice::Fulfil));
        if game.me().towers.iter().any(|t| t.palette().is_some()) {
            out.push(Choice::Campanile);
        }
        game.offer_characters(out);
        out.push(Choice::Done);
    }

    fn allow(&self, game: &Firenze, _: Who, choice: Choice) -> Result<(), Why> {
        match choice {
            Choice::Fulfil(tower) => self.may_fulfil(game, tower).map(|_| ()),
            Choice::Campanile => self.may_hand_in(game),
            Choice::Play(card) => game.may_play(card, Window::Contracts),
            _ => Ok(()),
        }
    }

    fn answer<L: Log<Event>>(mut self, game: &mut Firenze, _: Who, choice: Choice, log: &mut L) {
        match choice {
            Choice::Fulfil(tower) => {
                if let Ok(contract) = self.may_fulfil(game, tower) {
                    self.fulfil(game, tower, contract, log);
                    self.fulfilled += 1;
                }
                game.push(self);
            }
            Choice::Campanile => {
                self.hand_in(game, log);
                game.push(self);
            }
            Choice::Play(card) => {
                game.push(self);
                game.play_character(card, log);
            }
            _ => {}
        }
    }

    fn question(&self, _: &Firenze, _: Seat) -> Phrase {
        Phrase::new("ask-contracts")
    }
}
