//! The short form of every scenario, against the `signoria` that was built beside this test.
#![expect(clippy::print_stdout, reason = "a test that says what it did")]

use torture::scenarios::{ALL, Form, Trial};
use torture::server::Program;

#[test]
fn the_site_survives_the_short_form_of_every_scenario() {
    let trial = Trial { program: Program::find().unwrap(), form: Form::Short, seed: 1, amount: None };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let mut failed = Vec::new();
    for scenario in ALL {
        let outcome = runtime.block_on(scenario.run(&trial));
        println!("{outcome}");
        if !outcome.passed() {
            failed.push(scenario.name());
        }
    }
    assert!(failed.is_empty(), "the site did not survive {}", failed.join(", "));
}
