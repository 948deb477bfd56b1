//! A queue in which nobody waits because somebody else asks for much: next is whoever has had least so far, first by address and then by
//! visitor.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::time::Instant;

/// For whom a bot thinks.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Payer {
    /// Unknown after a restart, until somebody does something at the table.
    pub address: Option<IpAddr>,
    pub visitor: String,
}

/// What somebody has had; it is forgotten by halves, every [`HALF_LIFE`] seconds.
#[derive(Copy, Clone)]
struct Spent {
    seconds: f64,
    at: Instant,
}

const HALF_LIFE: f64 = 30.0;

impl Spent {
    fn left_at(self, now: Instant) -> f64 {
        self.seconds * 0.5f64.powf(now.saturating_duration_since(self.at).as_secs_f64() / HALF_LIFE)
    }
}

pub struct FairQueue<T> {
    waiting: HashMap<Payer, VecDeque<(u64, T)>>,
    count: usize,
    arrived: u64,
    by_address: HashMap<Option<IpAddr>, Spent>,
    by_visitor: HashMap<String, Spent>,
}

impl<T> Default for FairQueue<T> {
    fn default() -> Self {
        FairQueue { waiting: HashMap::new(), count: 0, arrived: 0, by_address: HashMap::new(), by_visitor: HashMap::new() }
    }
}

impl<T> FairQueue<T> {
    pub fn len(&self) -> usize {
        self.count
    }

    /// How many wait for the same address.
    pub fn waiting_for(&self, address: Option<IpAddr>) -> usize {
        self.waiting.iter().filter(|(payer, _)| payer.address == address).map(|(_, queue)| queue.len()).sum()
    }

    pub fn push(&mut self, payer: Payer, task: T) {
        self.arrived += 1;
        self.count += 1;
        self.waiting.entry(payer).or_default().push_back((self.arrived, task));
    }

    /// The task of whoever has had least; of equals, the one that has waited longest.
    pub fn pop(&mut self) -> Option<(Payer, T)> {
        // One moment for all, so that equals compare as equal.
        let now = Instant::now();
        let had = |payer: &Payer| {
            let address = self.by_address.get(&payer.address).map_or(0.0, |spent| spent.left_at(now));
            let visitor = self.by_visitor.get(&payer.visitor).map_or(0.0, |spent| spent.left_at(now));
            (address, visitor)
        };
        let next = self.waiting.iter().filter_map(|(payer, queue)| Some((had(payer), queue.front()?.0, payer)));
        let next = next.min_by(|(a, first, _), (b, second, _)| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)).then(first.cmp(second)));
        let payer = next?.2.clone();
        let queue = self.waiting.get_mut(&payer)?;
        let (_, task) = queue.pop_front()?;
        if queue.is_empty() {
            self.waiting.remove(&payer);
        }
        self.count -= 1;
        Some((payer, task))
    }

    /// So many seconds were spent for somebody.
    pub fn charge(&mut self, payer: &Payer, seconds: f64) {
        let now = Instant::now();
        let add = |spent: &mut Spent| *spent = Spent { seconds: spent.left_at(now) + seconds, at: now };
        add(self.by_address.entry(payer.address).or_insert(Spent { seconds: 0.0, at: now }));
        add(self.by_visitor.entry(payer.visitor.clone()).or_insert(Spent { seconds: 0.0, at: now }));
        if self.by_address.len() + self.by_visitor.len() > 20_000 {
            self.by_address.retain(|_, spent| spent.left_at(now) > 0.01);
            self.by_visitor.retain(|_, spent| spent.left_at(now) > 0.01);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn payer(address: u8, visitor: &str) -> Payer {
        Payer { address: Some(IpAddr::from([10, 0, 0, address])), visitor: visitor.to_string() }
    }

    #[test]
    fn who_asks_for_much_does_not_keep_others_waiting() {
        let mut queue = FairQueue::default();
        for n in 0..90 {
            queue.push(payer(1, &format!("visitor {n}")), n);
        }
        let (first, task) = queue.pop().unwrap();
        assert_eq!(task, 0, "of equals, who came first");
        queue.charge(&first, 2.0);
        queue.push(payer(2, "somebody else"), 1000);
        assert_eq!(queue.pop().unwrap().1, 1000, "another address has had nothing yet");
        assert_eq!((queue.len(), queue.waiting_for(Some(IpAddr::from([10, 0, 0, 1])))), (89, 89));
    }

    #[test]
    fn at_one_address_visitors_take_turns() {
        let mut queue = FairQueue::default();
        let (busy, calm) = (payer(1, "busy"), payer(1, "calm"));
        queue.push(busy.clone(), 1);
        queue.push(busy.clone(), 2);
        queue.push(calm, 3);
        queue.charge(&busy, 1.0);
        assert_eq!([queue.pop().unwrap().1, queue.pop().unwrap().1, queue.pop().unwrap().1], [3, 1, 2]);
        assert!(queue.pop().is_none());
    }
}
