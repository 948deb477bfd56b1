//! Requests to the site. The property is `fuzzing::forms`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzzing::forms(data));
