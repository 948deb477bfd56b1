//! A drawing as a person who cannot see it would be told it: names, answers, reasons and written words, without a coordinate.

use std::fmt::Write;

/// Elements that are never closed.
const VOID: &[&str] = &["br", "hr", "img", "input", "link", "meta"];

/// One line for each element that says something, below the one that holds it: its class, its id, the answer it gives or why it is refused, its
/// name, and the words written inside.
pub fn outline(drawn: &str) -> String {
    let mut lines: Vec<Line> = Vec::new();
    // Open elements, each with the line that speaks for it.
    let mut open: Vec<Option<usize>> = Vec::new();
    for part in drawn
        .split_inclusive('>')
        .flat_map(|piece| piece.split_once('<').map_or([(piece, None), ("", None)], |(text, tag)| [(text, None), ("", Some(tag))]))
    {
        match part {
            (text, None) => {
                if let Some(line) = open.iter().rev().find_map(|line| *line).filter(|_| !text.trim().is_empty()) {
                    lines[line].words.push(unescape(text.trim()));
                }
            }
            (_, Some(tag)) if tag.starts_with('/') => drop(open.pop()),
            (_, Some(tag)) => {
                let depth = open.iter().flatten().count();
                let said = Line::of(tag, depth);
                let name = tag.split([' ', '>', '/']).next().unwrap_or_default();
                open.push(said.is_some().then_some(lines.len()));
                lines.extend(said);
                if VOID.contains(&name) {
                    open.pop();
                }
            }
        }
    }
    lines.iter().fold(String::new(), |mut out, line| {
        let _ = writeln!(out, "{:indent$}{}{}", "", line.said, line.written(), indent = 2 * line.depth);
        out
    })
}

struct Line {
    depth: usize,
    said: String,
    words: Vec<String>,
}

impl Line {
    /// `None` for an element that is only there to be seen.
    fn of(tag: &str, depth: usize) -> Option<Line> {
        let value = |name: &str| {
            let rest = tag.split_once(&format!(" {name}=\""))?.1;
            rest.split('"').next().map(unescape)
        };
        let facts = [
            value("id").map(|id| format!("#{id}")),
            value("data-answer").map(|answer| format!("[{answer}]")),
            value("data-refused").map(|answer| {
                format!("[not {answer}, {}: {}]", value("data-rule").unwrap_or_default(), value("data-why").unwrap_or_default())
            }),
            value("aria-label").map(|label| format!("“{label}”")),
        ];
        let facts: Vec<String> = facts.into_iter().flatten().collect();
        if facts.is_empty() && depth > 0 {
            return None;
        }
        let class = value("class").unwrap_or_else(|| tag.split([' ', '>']).next().unwrap_or_default().to_string());
        Some(Line { depth, said: format!("{class} {}", facts.join(" ")).trim_end().to_string(), words: Vec::new() })
    }

    fn written(&self) -> String {
        if self.words.is_empty() { String::new() } else { format!(": {}", self.words.join(" ")) }
    }
}

fn unescape(text: &str) -> String {
    text.replace("&quot;", "\"").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_kept_and_what_is_only_seen_is_not() {
        let drawn = "<section class=\"board\"><svg class=\"all\"><g id=\"card-3\" aria-label=\"Captain &amp; crew\"><rect x=\"1\"></rect><text x=\"2\">3</text>\
                     <g class=\"row\"><text>of</text><text>5</text></g></g><button data-answer=\"take 3\">Take</button><br>\
                     <g data-refused=\"take 4\" data-why=\"Too dear.\" data-rule=\"2.1\"></g></svg></section>";
        let told = "board\n  g #card-3 “Captain & crew”: 3 of 5\n  button [take 3]: Take\n  g [not take 4, 2.1: Too dear.]\n";
        assert_eq!(outline(drawn), told);
    }
}
