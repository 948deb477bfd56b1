//! Positions, as merge patches. The property is `fuzzing::positions`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzzing::positions(data));
