//! Patches on editions. The property is `fuzzing::editions`.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzzing::editions(data));
