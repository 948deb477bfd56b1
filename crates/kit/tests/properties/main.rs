//! What holds of the kit's small parts whatever stands in them. Each property is tried on some hundred values; a failure is shrunk by proptest.

mod json;
mod lists;
mod notation;
mod patches;
mod random;
mod records;
