//! How far margins lie from each other.

/// Mean and variance of the numbers told so far (Welford's way).
#[derive(Copy, Clone, Default, Debug)]
pub(crate) struct Spread {
    count: f32,
    mean: f32,
    squares: f32,
}

impl Spread {
    pub fn add(&mut self, value: f32) {
        self.count += 1.0;
        let off = value - self.mean;
        self.mean += off / self.count;
        self.squares += off * (value - self.mean);
    }

    /// The standard deviation, never nothing: it is a unit to explore by.
    pub fn unit(&self) -> f32 {
        if self.count < 2.0 { 1.0 } else { (self.squares / (self.count - 1.0)).sqrt().max(0.1) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_unit_is_the_standard_deviation() {
        let mut spread = Spread::default();
        [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].into_iter().for_each(|value| spread.add(value));
        assert!((spread.unit() - (32.0f32 / 7.0).sqrt()).abs() < 1e-5);
    }
}
