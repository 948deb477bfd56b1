//! Lines to the engine. The property is `fuzzing::engine`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzzing::engine(data));
