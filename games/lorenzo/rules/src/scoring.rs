//! The final scoring (§11.4 to §11.12), reckoned at any time as if the game ended now.

use crate::card::Card;
use crate::goods::Resource;
use crate::places::Kind;
use crate::state::Lorenzo;
use crate::tile::Penalty;
use kit::{Score, Scores, Seat};

impl Lorenzo {
    pub(crate) fn scores(&self) -> Scores {
        let over = self.stack.is_empty();
        let scores: Vec<Score> = Seat::all(self.seats).map(|seat| self.score(seat)).collect();
        let winners = if over { vec![self.best(&scores)] } else { Vec::new() };
        Scores { over, scores, winners }
    }

    /// The most points; among equals the one ahead in turn order (§11.12).
    pub(crate) fn best(&self, scores: &[Score]) -> Seat {
        let total = |seat: Seat| scores.get(seat.index()).map_or(0, |score| score.total);
        // `max_by_key` takes the last of equals, so the order goes from the last to the first.
        self.order().rev().max_by_key(|seat| total(*seat)).unwrap_or(Seat(0))
    }

    fn score(&self, seat: Seat) -> Score {
        let [points, territories, characters, ventures, military, goods, tiles] = self.points(seat);
        let sources = vec![
            ("points", points),
            ("territories", territories),
            ("characters", characters),
            ("ventures", ventures),
            ("military", military),
            ("goods", goods),
            ("excommunications", tiles),
        ];
        Score::of(seat, sources)
    }

    /// Points so far, territories, characters, ventures, military rank, goods, and what excommunications take.
    pub(crate) fn points(&self, seat: Seat) -> [i32; 7] {
        let (player, scoring) = (self.player(seat), &self.edition.scoring);
        let count = |kind: Kind| player.cards_of(kind).len();
        let so_far = i32::from(player.has(Resource::Vp));
        let mut territories = i32::from(scoring.territories[count(Kind::Territory)]);
        let mut characters = i32::from(scoring.characters[count(Kind::Character)]);
        let mut ventures = player.cards_of(Kind::Venture).iter().map(|card| i32::from(self.card(*card).end_points())).sum();
        let goods = i32::from(player.purse.total(&scoring.goods.resources) / scoring.goods.each * scoring.goods.vp);
        let mut lost = 0;
        for penalty in self.penalties(seat) {
            let (vp, amount) = match penalty {
                Penalty::NoFinalScore(Kind::Territory) => {
                    territories = 0;
                    continue;
                }
                Penalty::NoFinalScore(Kind::Character) => {
                    characters = 0;
                    continue;
                }
                Penalty::NoFinalScore(Kind::Venture) => {
                    ventures = 0;
                    continue;
                }
                Penalty::LoseByPoints { vp, each } => (vp, so_far.max(0) / i32::from(*each)),
                Penalty::LoseByStock { vp, each, of } => (vp, i32::from(player.purse.total(of) / each)),
                Penalty::LoseByPrintedPrice { vp, each, kind, of } => {
                    let cards = player.cards_of(*kind).iter().map(|card| printed(self.card(*card), of));
                    (vp, cards.sum::<i32>() / i32::from(*each))
                }
                _ => continue,
            };
            lost += i32::from(*vp) * amount;
        }
        [so_far, territories, characters, ventures, self.military_points(seat), goods, -lost]
    }

    /// By the track alone (§11.7, §11.8): several first leave no second.
    fn military_points(&self, seat: Seat) -> i32 {
        let military = |seat: Seat| self.player(seat).has(Resource::Military);
        let ahead = Seat::all(self.seats).filter(|other| military(*other) > military(seat)).count();
        let scoring = &self.edition.scoring;
        i32::from(match ahead {
            0 => scoring.military_first,
            1 => scoring.military_second,
            _ => 0,
        })
    }
}

/// What a card's first price prints of these resources.
fn printed(card: &Card, of: &[Resource]) -> i32 {
    card.prices.first().map_or(0, |price| i32::from(price.pay.total(of)))
}
