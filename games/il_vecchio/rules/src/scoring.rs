//! Chapter 10: points by source, majorities, and who wins.
//! Also carried out here: §9.6, §10.1, §10.2, §10.3, §10.5, §10.6, §10.7, §13.1, §13.2, §13.3, §13.4, §13.5, §13.6, §13.7, §13.8, §13.10, §13.11, §13.12.

use crate::edition::{Counted, NobilityScore};
use crate::goods::Bundle;
use crate::{Event, Good, IlVecchio, Kind, Tile, Track};
use kit::{Log, Score, Scores, Seat, Viewer};

/// Where points come from, in the order of the rules page.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Points {
    pub provinces: i32,
    pub offices: i32,
    pub all_tracks: i32,
    pub majorities: i32,
    pub crests: i32,
    pub passed: i32,
    pub nobility: i32,
}

impl Points {
    pub fn total(&self) -> i32 {
        self.provinces + self.offices + self.all_tracks + self.majorities + self.crests + self.passed + self.nobility
    }

    fn sources(&self) -> Vec<(&'static str, i32)> {
        vec![
            ("provinces", self.provinces),
            ("offices", self.offices),
            ("all_tracks", self.all_tracks),
            ("majorities", self.majorities),
            ("crests", self.crests),
            ("passed", self.passed),
            ("nobility", self.nobility),
        ]
    }
}

impl IlVecchio {
    pub fn is_over(&self) -> bool {
        self.stack.is_empty()
    }

    /// What a seat scores. Without `tiles` its nobility tiles count nothing: others do not know them.
    pub fn points(&self, seat: Seat, tiles: bool) -> Points {
        let mut points = Points::default();
        let end = &self.edition.end;
        let mut tracks = 0;
        for track in Track::ALL.iter().copied() {
            let mut members = 0;
            for (nth, _) in self.row(track).iter().enumerate().filter(|(_, who)| **who == seat.0) {
                let worth = i32::from(self.space(track, nth).points);
                if track.is_region() {
                    points.provinces += worth
                } else {
                    points.offices += worth
                }
                members += 1;
            }
            tracks += usize::from(members > 0);
            if members > 0 && self.majority(track) == Some(seat) {
                points.majorities += i32::from(end.majority);
            }
        }
        if tracks == Track::COUNT {
            points.all_tracks = i32::from(end.all_tracks);
        }
        let family = self.family(seat);
        points.crests = i32::from(family.crest_count()) * i32::from(end.crest);
        points.passed = if family.passed { i32::from(end.pass_points) } else { 0 };
        if tiles {
            points.nobility = family.nobility.iter().map(|tile| self.nobility_points(seat, tile)).sum();
        }
        points
    }

    /// §10.4: the most members, and of those the one whose last member came first.
    pub fn majority(&self, track: Track) -> Option<Seat> {
        let row = self.row(track);
        let mut members = [0u8; crate::state::MOST_SEATS];
        let mut best = None;
        let mut most = 0;
        for who in row {
            let Some(count) = members.get_mut(usize::from(*who)) else { continue };
            *count += 1;
            // Whoever reaches the highest number first is the one whose last member came earliest among equals.
            if *count > most {
                most = *count;
                best = Some(Seat(*who));
            }
        }
        best
    }

    pub fn members_on(&self, track: Track, seat: Seat) -> u8 {
        self.row(track).iter().filter(|who| **who == seat.0).count() as u8
    }

    /// Chapter 13: what a nobility tile is worth to a seat as things are.
    pub fn nobility_points(&self, seat: Seat, tile: Tile) -> i32 {
        let family = self.family(seat);
        let figures = self.edition.nobility(tile);
        let (times, points) = match &figures.score {
            NobilityScore::Group { count, size, points } => (self.counted(seat, *count) / u32::from(*size), *points),
            NobilityScore::Goods { set, followers, points } => (sets(family.purse.0, *set, family.purse.followers(), *followers), *points),
            NobilityScore::Kinds { kinds, points } => (u32::from(kinds.iter().all(|kind| self.is_in(seat, *kind))), *points),
            NobilityScore::Tracks { tracks, points } => {
                (tracks.iter().map(|track| u32::from(self.members_on(*track, seat))).min().unwrap_or(0), *points)
            }
            NobilityScore::Neighbours { points_per_player } => (self.neighbours(seat), points_per_player.saturating_mul(self.seats)),
            NobilityScore::Crests { points } => {
                let place = usize::from(family.crest_count()).min(points.len() - 1);
                (1, points[place])
            }
        };
        times.min(u32::from(figures.times)) as i32 * i32::from(points)
    }

    fn counted(&self, seat: Seat, what: Counted) -> u32 {
        let family = self.family(seat);
        let on = |track| u32::from(self.members_on(track, seat));
        match what {
            Counted::Reserve => u32::from(family.reserve),
            Counted::Cities => u32::from(family.in_cities()),
            Counted::Regions => Track::REGIONS.into_iter().map(on).sum(),
            Counted::Nobles => on(Track::Nobility),
            Counted::Councillors => on(Track::Council),
            Counted::Unused => family.face_up().len().into(),
        }
    }

    fn is_in(&self, seat: Seat, kind: Kind) -> bool {
        !self.family(seat).present().and(self.edition.map.towns[kind.index()]).is_empty()
    }

    /// §13.9: pairs of own members side by side, each member in one pair only.
    fn neighbours(&self, seat: Seat) -> u32 {
        let mut pairs = 0;
        for track in Track::ALL {
            let mut alone = false;
            for who in self.row(*track) {
                let mine = *who == seat.0;
                pairs += u32::from(mine && alone);
                alone = mine && !alone;
            }
        }
        pairs
    }

    /// §10.8: the most points, then followers and scrolls, then florins; who is still level shares.
    pub fn winners(&self) -> Vec<Seat> {
        let rank = |seat: Seat| {
            let purse = &self.family(seat).purse;
            let goods = u32::from(purse.followers()) + u32::from(purse.count(Good::Scroll));
            (self.points(seat, true).total(), goods, purse.count(Good::Florin))
        };
        let best = Seat::all(self.seats).map(rank).max();
        Seat::all(self.seats).filter(|seat| Some(rank(*seat)) == best).collect()
    }

    /// Majorities and nobility tiles, the totals, the winners, and who is behind them only by §10.8.
    pub(crate) fn tell_the_end<L: Log<Event>>(&self, log: &mut L) {
        let Scores { scores, winners, .. } = self.scores(Viewer::Referee);
        let points = scores.iter().map(|score| score.total).max().unwrap_or(0);
        let level = |seat: &Seat| scores[seat.index()].total == points && !winners.contains(seat);
        let equal: Vec<Seat> = Seat::all(self.seats).filter(level).collect();
        for &track in Track::ALL {
            if let Some(seat) = self.majority(track) {
                let members = |seat: Seat| self.row(track).iter().filter(|who| **who == seat.0).count() as u8;
                let level = |other: &Seat| *other != seat && members(*other) == members(seat);
                let equal: Vec<Seat> = Seat::all(self.seats).filter(level).collect();
                log.tell(|| Event::Majority { seat, track, points: self.edition.end.majority, members: members(seat), equal });
            }
        }
        for seat in Seat::all(self.seats) {
            for tile in self.family(seat).nobility.iter() {
                log.tell(|| Event::Noble { seat, tile, points: self.nobility_points(seat, tile) });
            }
        }
        for score in scores {
            log.tell(|| Event::Total { score });
        }
        log.tell(|| Event::Over { winners, points, equal });
    }

    pub(crate) fn scores(&self, viewer: Viewer) -> Scores {
        let over = self.is_over();
        let known = |seat| over || viewer.knows(seat);
        Scores {
            over,
            scores: Seat::all(self.seats).map(|seat| Score::of(seat, self.points(seat, known(seat)).sources())).collect(),
            winners: if over { self.winners() } else { Vec::new() },
        }
    }
}

/// How often a set of goods, and followers of any colour, is there.
fn sets(held: [u16; Good::COUNT], set: Bundle, all_followers: u16, followers: u8) -> u32 {
    let goods = held.iter().zip(set.0).filter(|(_, need)| *need > 0).map(|(have, need)| u32::from(*have) / u32::from(need));
    let any = (followers > 0).then(|| u32::from(all_followers) / u32::from(followers));
    goods.chain(any).min().unwrap_or(0)
}
