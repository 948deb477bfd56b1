//! The laws every game keeps.

use firenze::Firenze;

#[test]
fn the_laws_hold_for_every_seat_count_and_option() {
    testkit::conformance::<Firenze>(&words::texts!("../../lang"));
}
