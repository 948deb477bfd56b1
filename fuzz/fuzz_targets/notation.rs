//! Texts of answers. The property is `fuzzing::notation`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzzing::notation(data));
