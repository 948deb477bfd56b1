//! Chance stays within its bounds.

use kit::Rng;
use kit::random::scale;
use proptest::prelude::*;

proptest! {
    #[test]
    fn a_number_below_n_is_below_n_and_grows_with_the_bits(a in any::<u64>(), b in any::<u64>(), n in 1..u64::MAX) {
        prop_assert!(scale(a, n) < n);
        prop_assert!(a > b || scale(a, n) <= scale(b, n));
        prop_assert_eq!(scale(u64::MAX, n), n - 1);
    }

    #[test]
    fn a_shuffle_keeps_every_card(seed in any::<u64>(), cards in prop::collection::vec(any::<u8>(), 0..60)) {
        let mut shuffled = cards.clone();
        Rng::new(seed).shuffle(&mut shuffled);
        let mut again = cards.clone();
        Rng::new(seed).shuffle(&mut again);
        prop_assert_eq!(&shuffled, &again);
        let sorted = |mut cards: Vec<u8>| {
            cards.sort_unstable();
            cards
        };
        prop_assert_eq!(sorted(shuffled), sorted(cards));
    }
}
