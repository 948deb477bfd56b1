//! What a drawing shows and nobody says: a letter or a sign that is in nothing with a name of its own.

use std::collections::BTreeSet;

/// An element that is open while the drawing is read.
struct Open {
    tag: String,
    class: String,
    /// It or something around it has a name, or is told elsewhere.
    said: bool,
    /// It is inside a drawing.
    drawn: bool,
}

/// Where signs (`use`) and letters (`text`) stand without a name, by the classes around them. A group's name says whose things they are,
/// not what: only pictures and places count.
pub fn unsaid(html: &str) -> Vec<String> {
    let mut stack: Vec<Open> = Vec::new();
    let mut found = BTreeSet::new();
    for piece in html.split('<').skip(1) {
        let tag = piece.split('>').next().unwrap_or_default();
        if let Some(closed) = tag.strip_prefix('/') {
            while stack.pop().is_some_and(|open| open.tag != closed) {}
            continue;
        }
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        let has = |attribute: &str| format!(" {attributes}").contains(&format!(" {attribute}"));
        let class =
            format!(" {attributes}").split(" class=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap_or_default().to_string();
        let around = stack.last();
        let named = has("aria-label=\"") && (has("role=\"img\"") || has("role=\"button\""));
        let said = named || has("aria-hidden=\"true\"") || name == "button" || around.is_some_and(|open| open.said);
        let drawn = around.is_some_and(|open| open.drawn) || name == "svg" && class.split(' ').any(|class| class == "drawn");
        if drawn && !said && (name == "use" || name == "text") {
            let path: Vec<&str> = stack.iter().map(|open| open.class.as_str()).filter(|class| !class.is_empty()).collect();
            found.insert(format!("{} > {name} {class}", path.join(" > ")));
        }
        if name != "input" {
            stack.push(Open { tag: name.to_string(), class, said, drawn });
        }
    }
    found.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_in_a_group_is_not_named_by_it_but_by_a_picture_or_a_place() {
        let html = |around: &str| format!("<svg class=\"drawn\"><g {around}><use href=\"#i-coin\"></use></g></svg>");
        assert_eq!(unsaid(&html("role=\"group\" aria-label=\"a purse\"")), ["drawn > use "]);
        assert!(unsaid(&html("role=\"img\" aria-label=\"3 coins\"")).is_empty());
        assert!(unsaid(&html("role=\"button\" aria-label=\"pay 3 coins\"")).is_empty());
        assert!(unsaid(&html("aria-hidden=\"true\"")).is_empty());
        assert!(unsaid("<button><svg><use href=\"#i-coin\"></use></svg></button>").is_empty());
    }
}
