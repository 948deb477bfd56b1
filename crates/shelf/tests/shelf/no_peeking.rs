//! In every game: what a bot answers hangs on what its seat may know, and on nothing else.

use testkit::bots_do_not_peek;

#[test]
fn no_bot_peeks_in_florence() {
    let tempting = bots_do_not_peek::<florence::Florence>();
    assert!(tempting > 0, "no position with anything to peek at");
}

#[test]
fn no_bot_peeks_in_the_princes_of_florence() {
    let tempting = bots_do_not_peek::<princes::Princes>();
    assert!(tempting > 0, "no position with anything to peek at");
}

#[test]
fn no_bot_peeks_in_il_vecchio() {
    bots_do_not_peek::<il_vecchio::IlVecchio>();
}

#[test]
fn no_bot_peeks_in_lorenzo() {
    let tempting = bots_do_not_peek::<lorenzo::Lorenzo>();
    assert!(tempting > 0, "no position with anything to peek at");
}

/// Nothing is hidden in Firenze; the walk only shows that a redeal changes no thought.
#[test]
fn no_bot_peeks_in_firenze() {
    bots_do_not_peek::<firenze::Firenze>();
}
