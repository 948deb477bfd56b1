//! The kept corpora and some mutations of them, the same ones each time. A fuzzer goes further: see `fuzz/README.md`.

use fuzzing::short_run;

#[test]
fn texts_of_answers() {
    short_run("notation", fuzzing::notation, 1_500);
}

#[test]
fn records() {
    short_run("records", fuzzing::records, 3_000);
}

#[test]
fn positions() {
    short_run("positions", fuzzing::positions, 4_000);
}

#[test]
fn patches_of_editions() {
    short_run("editions", fuzzing::editions, 2_000);
}

#[test]
fn lines_to_the_engine() {
    short_run("engine", fuzzing::engine, 600);
}

#[test]
fn forms_of_the_site() {
    short_run("forms", fuzzing::forms, 300);
}
