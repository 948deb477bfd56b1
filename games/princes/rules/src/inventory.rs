//! Every countable piece of the box, wherever it is.

use crate::ids::{Building, Item, Sort};
use crate::land::Tile;
use crate::prince::Prince;
use crate::state::Princes;
use crate::steps::{Looked, Step};

impl Princes {
    /// The cards somebody is looking at, if anybody is.
    pub(crate) fn looked(&self) -> Option<(kit::Seat, &Looked)> {
        self.stack.iter().find_map(|step| match step {
            Step::Drawing(step) => Some((step.seat, &step.cards)),
            Step::Choosing(step) => Some((step.seat, &step.cards)),
            Step::Returning(step) => Some((step.seat, &step.cards)),
            _ => None,
        })
    }

    fn being_placed(&self, tile: Tile) -> u32 {
        self.stack.iter().filter(|step| matches!(step, Step::Placing(placing) if placing.tile == tile)).count() as u32
    }

    pub(crate) fn inventory(&self) -> Vec<(&'static str, u32)> {
        let sum = |of: &dyn Fn(&Prince) -> u8| self.everyone().map(|p| u32::from(of(p))).sum::<u32>();
        let mut out = Vec::new();
        for item in Item::ALL.iter().copied() {
            let held = match item {
                Item::Forest | Item::Lake | Item::Park => {
                    item.landscape().map_or(0, |kind| sum(&|p| p.land.count(kind)) + self.being_placed(Tile::Landscape(kind)))
                }
                Item::Jester => sum(&|p| p.jesters),
                Item::Builder => sum(&|p| p.builders),
                Item::RecruitingCard => sum(&|p| p.recruiters + p.left),
                Item::PrestigeCard | Item::Landscape => continue,
            };
            out.push((item.word(), held + u32::from(self.stock[item.index()])));
        }
        for building in Building::ALL.iter().copied() {
            // A joint building lies in two lands and is one tile: half of it is counted in each.
            let owners = self.everyone().filter(|p| p.land.owned.contains(building));
            let halves: u32 = owners.map(|p| if p.land.sites[building.index()].border.is_some() { 1 } else { 2 }).sum();
            let waiting = self.being_placed(Tile::Building(building));
            out.push((building.word(), u32::from(self.buildings[building.index()]) + halves / 2 + waiting));
        }
        let freedoms: u32 = self.freedoms.iter().map(|n| u32::from(*n)).sum();
        let due: u32 = self.stack.iter().map(|step| if let Step::Extra(extra) = step { u32::from(extra.left) } else { 0 }).sum();
        out.push(("freedoms", freedoms + due + sum(&|p| p.freedoms.len())));
        for sort in Sort::ALL.iter().copied() {
            let looked = self.looked().map_or(0, |(_, cards)| cards.iter().filter(|c| c.sort() == sort).count() as u32);
            let held = match sort {
                Sort::Profession => sum(&|p| p.hand.len() + p.table.len()),
                Sort::Bonus => sum(&|p| p.bonuses.len()) + u32::from(self.gone.len()),
                Sort::Prestige => sum(&|p| p.cards.len()),
            };
            out.push((sort.word(), held + looked + u32::from(self.pile_len(sort))));
        }
        out
    }
}
