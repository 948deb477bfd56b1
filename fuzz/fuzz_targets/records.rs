//! Records of games. The property is `fuzzing::records`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzzing::records(data));
