//! The laws every game keeps.

use lorenzo::Lorenzo;

#[test]
fn the_laws_hold_for_every_seat_count_and_option() {
    testkit::conformance::<Lorenzo>(&words::texts!("../../lang"));
}
