//! How long tables are kept that nobody touches.

/// In days; 0 keeps them for ever.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Retention {
    /// Tables that never began because seats stayed free.
    pub gathering: u32,
    pub unfinished: u32,
    pub finished: u32,
}

impl Default for Retention {
    fn default() -> Self {
        Retention { gathering: 14, unfinished: 180, finished: 1825 }
    }
}

impl Retention {
    /// The days for each stage, by its stored number.
    pub(crate) fn days(self) -> [u32; 3] {
        [self.gathering, self.unfinished, self.finished]
    }
}
