//! Lines of bounded length from any input.

use std::io::{self, BufRead};

/// A record with its position may be long; nothing sensible is longer than this.
const LONGEST: usize = 16 * 1024 * 1024;

pub enum Line {
    Text(String),
    TooLong,
    NotUtf8,
}

/// Reads line by line and never holds more than [`LONGEST`] bytes of one.
pub struct Lines<R>(pub R);

impl<R: BufRead> Lines<R> {
    /// `None` at the end of the input.
    pub fn read(&mut self) -> io::Result<Option<Line>> {
        let mut line = Vec::new();
        let mut too_long = false;
        loop {
            let part = self.0.fill_buf()?;
            if part.is_empty() {
                let nothing = line.is_empty() && !too_long;
                return Ok(if nothing { None } else { Some(finish(line, too_long)) });
            }
            let end = part.iter().position(|b| *b == b'\n');
            let taken = end.unwrap_or(part.len());
            if line.len() + taken > LONGEST {
                (too_long, line) = (true, Vec::new());
            } else if !too_long {
                line.extend_from_slice(&part[..taken]);
            }
            self.0.consume(end.map_or(taken, |e| e + 1));
            if end.is_some() {
                return Ok(Some(finish(line, too_long)));
            }
        }
    }
}

fn finish(line: Vec<u8>, too_long: bool) -> Line {
    if too_long {
        return Line::TooLong;
    }
    String::from_utf8(line).map_or(Line::NotUtf8, Line::Text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_too_long_is_skipped_whole() {
        let mut input = vec![b'x'; LONGEST + 5];
        input.extend_from_slice(b"\nnext\n\xff\n\nlast");
        let mut lines = Lines(io::BufReader::new(&input[..]));
        assert!(matches!(lines.read().unwrap(), Some(Line::TooLong)));
        assert!(matches!(lines.read().unwrap(), Some(Line::Text(t)) if t == "next"));
        assert!(matches!(lines.read().unwrap(), Some(Line::NotUtf8)));
        assert!(matches!(lines.read().unwrap(), Some(Line::Text(t)) if t.is_empty()));
        assert!(matches!(lines.read().unwrap(), Some(Line::Text(t)) if t == "last"));
        assert!(lines.read().unwrap().is_none());
    }
}
