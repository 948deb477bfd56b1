//! The figures of an edition as tables, each with where it comes from.

use kit::provenance;
use maud::{Markup, html};
use serde_json::Value;
use shelf::Figures;
use std::collections::{BTreeMap, BTreeSet};
use words::Words;

/// Paths to provenances: the word itself and the note behind it.
type Sources = BTreeMap<String, String>;

pub fn tables(figures: &Figures, words: &Words) -> Markup {
    let sources: Sources = provenance::figures(figures.json).into_iter().filter_map(|f| Some((f.path, f.provenance?))).collect();
    let Value::Object(chapters) = figures.json else { return html! {} };
    html! {
        p { (words.text("site-edition")) " " code { (figures.id) } " " code { (figures.hash) } }
        dl.sources {
            @for kind in ["rules", "published", "recalled", "designed"] {
                @if sources.values().any(|source| first_word(source) == kind) {
                    dt { (badge(kind)) } dd { (words.text(&format!("source-{kind}"))) }
                }
            }
        }
        @for (key, value) in chapters.iter().filter(|(key, _)| !is_remark(key)) {
            // The edition's own words: ids, the same in every language.
            details.figures lang="en" { summary { (readable(key)) } (show(value, key, &sources)) }
        }
    }
}

fn is_remark(key: &str) -> bool {
    matches!(key, "provenance" | "note" | "notes" | "about" | "edition" | "sources" | "schema")
}

fn first_word(source: &str) -> &str {
    source.split(' ').next().unwrap_or("")
}

fn badge(kind: &str) -> Markup {
    html! { span class={ "source " (kind) } { (kind) } }
}

fn readable(key: &str) -> String {
    key.replace(['_', '-'], " ")
}

/// The sources of all figures below a path.
fn below(path: &str, sources: &Sources) -> Markup {
    let under = format!("{path}.");
    let kinds: BTreeSet<&str> =
        sources.iter().filter(|(at, _)| *at == path || at.starts_with(&under)).map(|(_, source)| first_word(source)).collect();
    html! { @for kind in kinds { " " (badge(kind)) } }
}

fn show(value: &Value, path: &str, sources: &Sources) -> Markup {
    match value {
        Value::Array(rows) if rows.iter().any(Value::is_object) => table(rows, path, sources),
        Value::Object(fields) => html! {
            table.figures {
                @for (key, value) in fields.iter().filter(|(key, _)| !is_remark(key)) {
                    @let at = format!("{path}.{key}");
                    tr {
                        th scope="row" { (readable(key)) }
                        td { @if is_plain(value) { (plain(value)) (below(&at, sources)) } @else { (show(value, &at, sources)) } }
                    }
                }
            }
        },
        other => html! { p { (plain(other)) (below(path, sources)) } },
    }
}

fn is_plain(value: &Value) -> bool {
    match value {
        Value::Object(_) => false,
        Value::Array(entries) => entries.iter().all(|entry| !entry.is_object()),
        _ => true,
    }
}

/// A row a component, a column a figure.
fn table(rows: &[Value], path: &str, sources: &Sources) -> Markup {
    let mut columns: Vec<&str> = Vec::new();
    for key in rows.iter().filter_map(Value::as_object).flat_map(|row| row.keys()) {
        if !is_remark(key) && !columns.contains(&key.as_str()) {
            columns.push(key);
        }
    }
    html! {
        div.scroll tabindex="0" role="region" aria-label=(readable(path)) {
            table.figures {
                thead { tr { @for column in &columns { th scope="col" { (readable(column)) } } th scope="col" {} } }
                tbody {
                    @for (index, row) in rows.iter().enumerate() {
                        @let at = format!("{path}.{index}");
                        tr {
                            @for column in &columns { td { @if let Some(value) = row.get(column) { (plain(value)) } } }
                            td { (below(&at, sources)) }
                        }
                    }
                }
            }
        }
    }
}

fn plain(value: &Value) -> String {
    match value {
        Value::Null => "–".to_string(),
        Value::Bool(true) => "✓".to_string(),
        Value::Bool(false) => "–".to_string(),
        Value::Number(number) => number.to_string(),
        Value::String(text) => text.clone(),
        Value::Array(entries) => entries.iter().map(plain).collect::<Vec<_>>().join(", "),
        Value::Object(fields) => {
            let shown = fields.iter().filter(|(key, _)| !is_remark(key));
            shown.map(|(key, value)| format!("{} {}", readable(key), plain(value))).collect::<Vec<_>>().join("; ")
        }
    }
}
