//! Many games between bots on several cores: mirrored seeds, all seat rotations.

use crate::{BotTotals, Contest, Entrant, Played, Seating, ShelfError, Title};
use kit::Seat;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

/// Bots that meet. With fewer bots than seats, the last one takes the seats that are left.
#[derive(Clone)]
pub struct Tournament<'a> {
    pub title: &'a Title,
    pub seating: Seating<'a>,
    pub players: Vec<Entrant>,
    pub games: u64,
    /// The first seed; as many games as there are seats are played from each, one for each rotation.
    pub seed: u64,
    pub threads: usize,
    pub record: bool,
}

/// What has been played so far.
#[derive(Clone, Debug, Default)]
pub struct Standings {
    /// By bot, in the order they were entered.
    pub tallies: Vec<BotTotals>,
    pub games: u64,
    /// Games that met the ply limit.
    pub unfinished: u64,
}

impl Tournament<'_> {
    /// Which bot sits where in a game.
    pub fn seats(&self, game: u64) -> Vec<usize> {
        let seats = u64::from(self.seating.seats.max(1));
        let last = self.players.len().saturating_sub(1);
        (0..seats).map(|seat| (((seat + game) % seats) as usize).min(last)).collect()
    }

    /// Plays until all games are done or `stop` is set. `each` hears of every game as it ends.
    pub fn play(&self, stop: &AtomicBool, mut each: impl FnMut(u64, &Played, &Standings)) -> Result<Standings, ShelfError> {
        if self.players.is_empty() || self.players.len() > usize::from(self.seating.seats) {
            let seats = self.seating.seats;
            return Err(ShelfError(format!("{} bots cannot share {seats} seats: enter one to {seats}", self.players.len())));
        }
        let mut standings = Standings { tallies: vec![BotTotals::default(); self.players.len()], ..Standings::default() };
        let next = AtomicU64::new(0);
        let (sender, receiver) = mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                let (sender, next) = (sender.clone(), &next);
                scope.spawn(move || {
                    while !stop.load(Ordering::Relaxed) {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game >= self.games || sender.send((game, self.play_one(game))).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(sender);
            for (game, played) in receiver {
                let played = played?;
                standings.games += 1;
                standings.unfinished += u64::from(!played.ended);
                for (seat, bot) in self.seats(game).into_iter().enumerate() {
                    standings.tallies[bot].add(Seat(seat as u8), &played);
                }
                each(game, &played, &standings);
            }
            Ok(standings)
        })
    }

    fn play_one(&self, game: u64) -> Result<Played, ShelfError> {
        let players = self.seats(game).into_iter().map(|bot| self.players[bot].clone()).collect();
        let seed = self.seed.wrapping_add(game / u64::from(self.seating.seats.max(1)));
        self.title.contest(&self.seating, &Contest { players, seed, record: self.record })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::{Level, Player};

    fn tournament(seats: u8, bots: usize) -> Tournament<'static> {
        let seating = Seating { seats, options: &[], edition: None };
        let players = vec![Entrant::from(Player::of(Level::Random)); bots];
        Tournament { title: &crate::TITLES[0], seating, players, games: 8, seed: 1, threads: 2, record: false }
    }

    #[test]
    fn every_bot_sits_in_every_seat_of_a_seed() {
        let three = tournament(3, 3);
        assert_eq!([three.seats(0), three.seats(1), three.seats(2)], [vec![0, 1, 2], vec![1, 2, 0], vec![2, 0, 1]]);
    }

    #[test]
    fn the_last_bot_takes_the_seats_that_are_left() {
        assert_eq!(tournament(4, 2).seats(0), [0, 1, 1, 1]);
        assert_eq!(tournament(4, 2).seats(3), [1, 0, 1, 1]);
    }

    #[test]
    fn more_bots_than_seats_are_refused() {
        let refused = tournament(2, 3).play(&AtomicBool::new(false), |_, _, _| ()).unwrap_err();
        assert!(refused.0.contains("3 bots cannot share 2 seats"), "{refused}");
    }
}
