//! What the rules take for granted. Whoever patches a figure learns here what would break them.

use super::{Edition, MOST_CARDS, MOST_LEADERS, PERIODS, Side};
use crate::card::{Effect, Permanent, Yield};
use crate::goods::Resource;
use crate::leader::{Ability, When};
use crate::places::{ALL_FLOORS, FLOORS, Kind};
use crate::tile::Penalty;
use kit::{EditionError, require};

type Checked = Result<(), EditionError>;

impl Edition {
    pub(super) fn check(&self) -> Checked {
        let setup = &self.setup;
        require(setup.seats == [2, 3, 4], "setup.seats", "the rules are for 2, 3 and 4 players")?;
        require(usize::from(setup.periods) == PERIODS, "setup.periods", "the board has room for three periods")?;
        require((1..=4).contains(&setup.rounds_per_period), "setup.rounds_per_period", "from 1 to 4")?;
        require(setup.first_coins.len() == 4, "setup.first_coins", "one for each of four places in turn order")?;
        require((1..=4).contains(&setup.turns_per_round), "setup.turns_per_round", "from 1 to 4, the members of a family")?;
        require((2..=20).contains(&setup.die_faces), "setup.die_faces", "from 2 to 20")?;
        require((1..=9).contains(&setup.servants_per_value), "setup.servants_per_value", "from 1 to 9")?;
        let dealt = usize::from(setup.leaders_dealt);
        require((1..=MOST_LEADERS).contains(&dealt) && dealt * 4 <= self.leaders.len(), "setup.leaders_dealt", "from 1 to 4")?;
        require(self.leaders.len() <= 32, "leaders", "at most 32")?;
        self.check_board()?;
        let limit = usize::from(self.personal.cards_of_a_kind);
        require((1..=MOST_CARDS).contains(&limit), "personal.cards_of_a_kind", "from 1 to 6")?;
        require(self.personal.territory_military.len() >= limit, "personal.territory_military", "one for each slot")?;
        require(self.scoring.territories.len() > limit, "scoring.territories", "one for each number of cards, from none")?;
        require(self.scoring.characters.len() > limit, "scoring.characters", "one for each number of cards, from none")?;
        require(self.scoring.goods.each > 0, "scoring.goods.each", "at least 1")?;
        self.check_components()
    }

    fn check_board(&self) -> Checked {
        let board = &self.board;
        require((1..=8).contains(&board.privileges.len()), "board.privileges", "from 1 to 8")?;
        let plain = board.privileges.iter().all(|goods| goods.get(Resource::Privilege) == 0);
        require(plain, "board.privileges", "a privilege is not a privilege")?;
        require(board.faith_points.len() > 1, "board.faith_points", "points for 0 faith and more")?;
        require((1..=500).contains(&board.military_end), "board.military_end", "from 1 to 500")?;
        require(board.vatican_faith.len() == PERIODS, "board.vatican_faith", "one for each period")?;
        let floors = &board.spaces[..ALL_FLOORS];
        let known = floors.iter().all(|floor| floor.gain.get(Resource::Privilege) == 0 && floor.gain.iter().count() <= 1);
        require(known, "board.towers", "a floor bonus may pay for its card, so it is of one resource and no privilege")?;
        let offered = board.privileges.len() as i16;
        let few = board.spaces.iter().all(|space| space.gain.get(Resource::Privilege) <= offered);
        require(few, "board", "more privileges than there are to choose from")
    }

    fn check_components(&self) -> Checked {
        let offered = self.board.privileges.len() as i16;
        require(self.cards.len() <= 128, "cards", "at most 128")?;
        for (kind, decks) in Kind::ALL.iter().zip(&self.decks) {
            let needed = u32::from(self.setup.rounds_per_period) * FLOORS as u32;
            let enough = decks.iter().all(|deck| deck.len() == needed);
            require(enough, "cards", format!("{needed} {kind} cards are needed in each period"))?;
        }
        for card in &self.cards {
            let path = format!("cards.{}", card.id);
            let extra = |e: &Effect| matches!(e, Effect::ExtraTower { .. } | Effect::ExtraWork { .. });
            let last = card.immediate.split_last().is_none_or(|(_, before)| !before.iter().any(extra));
            require(last, path.as_str(), "an extra action must be the last immediate effect")?;
            let exchanges = card.worked().map_or(0, |(_, _, yields)| yields.iter().filter(|y| matches!(y, Yield::Exchange(_))).count());
            require(exchanges <= 1, path.as_str(), "a card has one choice of exchanges")?;
            let yields = card
                .worked()
                .map_or(0, |(_, _, yields)| yields.iter().filter(|y| y.gains().any(|g| g.get(Resource::Privilege) > 0)).count());
            require(yields <= 1, path.as_str(), "privileges come from one of a card's yields at most")?;
            let fits = card.worked().is_none_or(|(work, _, _)| work.kind() == card.kind);
            require(fits, path.as_str(), "territories are harvested, buildings produce")?;
            require(card.gains().all(|goods| goods.get(Resource::Privilege) <= offered), path.as_str(), "too many privileges")?;
            require(card.prices.len() <= 4, path.as_str(), "at most 4 prices")?;
            for effect in &card.permanent {
                self.check_permanent(effect, &path)?;
            }
        }
        for tile in &self.tiles {
            let path = format!("tiles.{}", tile.id);
            tile.effects.iter().try_for_each(|penalty| check_penalty(penalty, &path))?;
        }
        require(self.tiles.len() <= 32, "tiles", "at most 32")?;
        for period in 1..=self.setup.periods {
            require(self.tiles.iter().any(|tile| tile.period == period), "tiles", "each period needs one")?;
        }
        require(self.bonus_tiles_of(Side::Standard).count() == 1, "bonus_tiles", "one standard face")?;
        require(self.bonus_tiles_of(Side::Advanced).count() >= 4, "bonus_tiles", "four advanced faces")?;
        for leader in &self.leaders {
            let used = matches!(leader.effect, Ability::Gain(_) | Ability::ExtraWork { .. } | Ability::RaiseMember(_));
            let path = format!("leaders.{}", leader.id);
            require(
                used == (leader.when == When::Once),
                &path,
                "gains, work and raised members are used once a round, all else always holds",
            )?;
        }
        let copies = self.leaders.iter().filter(|leader| leader.effect == Ability::CopyLeader).count();
        require(copies <= 1, "leaders", "at most one copies another")
    }

    fn check_permanent(&self, effect: &Permanent, path: &str) -> Checked {
        match effect {
            Permanent::TowerBonus { discount_one_of, .. } => {
                let single = discount_one_of.len() <= 4 && discount_one_of.iter().all(|option| option.iter().count() == 1);
                require(single, path, "each discount to choose from is of one resource")
            }
            Permanent::NoFloorBonus(floors) => {
                require(floors.iter().all(|floor| (1..=FLOORS).contains(&usize::from(*floor))), path, "floors go from 1 to 4")
            }
            _ => Ok(()),
        }
    }
}

fn check_penalty(penalty: &Penalty, path: &str) -> Checked {
    match penalty {
        Penalty::GainLess { resources, amount } => {
            let plain = resources.len() == 1 || (resources.len() == 2 && resources[0] < resources[1] && *amount == 1);
            require(plain && *amount >= 0, path, "less of one resource, or 1 less of either of two in the order of the box")?;
            require(!resources.contains(&Resource::Privilege), path, "a privilege is lessened when it is turned into goods")
        }
        Penalty::ServantsPerValue(servants) => require((1..=9).contains(servants), path, "from 1 to 9 servants"),
        Penalty::LoseByPoints { each, .. } | Penalty::LoseByStock { each, .. } | Penalty::LoseByPrintedPrice { each, .. } => {
            require(*each > 0, path, "each must be at least 1")
        }
        _ => Ok(()),
    }
}
