//! Answers in a lesson's file.

/// The notation of an answer, with `*` for anything: `place territory-*`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern(String);

impl Pattern {
    pub fn new(text: &str) -> Pattern {
        Pattern(text.trim().to_string())
    }

    pub fn text(&self) -> &str {
        &self.0
    }

    pub fn matches(&self, notation: &str) -> bool {
        let Some((first, rest)) = self.0.split_once('*') else { return self.0 == notation };
        let Some(mut left) = notation.strip_prefix(first) else { return false };
        let mut parts: Vec<&str> = rest.split('*').collect();
        let last = parts.pop().unwrap_or_default();
        for part in parts {
            let Some((_, after)) = left.split_once(part) else { return false };
            left = after;
        }
        left.ends_with(last)
    }
}

/// Does one of them mean this answer?
pub fn any(patterns: &[Pattern], notation: &str) -> bool {
    patterns.iter().any(|pattern| pattern.matches(notation))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_stands_for_anything() {
        let matches = |pattern: &str, notation: &str| Pattern::new(pattern).matches(notation);
        assert!(matches("member black", "member black") && !matches("member black", "member blackish"));
        assert!(matches("place territory-*", "place territory-3") && !matches("place territory-*", "place building-3"));
        assert!(matches("*", "anything at all") && matches("pay * for *", "pay 2 for wood"));
        assert!(matches("place *-1", "place territory-1") && !matches("place *-1", "place territory-2"));
        assert!(!matches("a*a", "a"), "what stands on both sides is not one and the same");
    }
}
