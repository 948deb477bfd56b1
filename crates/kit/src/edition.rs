//! Component figures as data: one JSON file a game, parsed once, validated, interned by content.

use crate::EditionError;
use crate::figures::{self, FigureReader};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::fmt;
use std::ops::Deref;
use std::sync::{LazyLock, Mutex, OnceLock, PoisonError};

/// A game's figures, typed and checked.
pub trait Edition: Sized + Send + Sync + fmt::Debug + 'static {
    /// The released files, oldest first; the last one is played by default. A released file never changes.
    const RELEASED: &'static [&'static str];

    /// Parts of the released files that describe the box and that no rule reads: dotted paths, `*` for any part, each with all that is below
    /// it. Anything else that [`Edition::read`] does not read is refused, and so is a patch that changes one of these.
    const REMARKS: &'static [&'static str] = &[];

    /// Reads and checks the figures.
    fn read(file: &FigureReader<'_>) -> Result<Self, EditionError>;

    /// All editions of this game in this process.
    fn editions() -> &'static Editions<Self> {
        Editions::of_type()
    }
}

/// An edition together with its name and its content.
#[derive(Debug)]
pub struct LoadedEdition<E> {
    /// The `edition` field of the file.
    pub id: String,
    /// The first 16 hex digits of the SHA-256 of the file's compact JSON with sorted keys.
    pub hash: String,
    /// The file itself, for the tables of components and their provenance.
    pub json: Value,
    figures: E,
}

impl<E> Deref for LoadedEdition<E> {
    type Target = E;
    fn deref(&self) -> &E {
        &self.figures
    }
}

/// Two loaded editions are the same when their content is.
impl<E> PartialEq for LoadedEdition<E> {
    fn eq(&self, other: &Self) -> bool {
        self.hash == other.hash
    }
}
impl<E> Eq for LoadedEdition<E> {}

/// All editions of a game in this process. They live as long as it does: states point to them.
pub struct Editions<E: 'static> {
    known: Mutex<HashMap<String, &'static LoadedEdition<E>>>,
    /// Asked for with every new game, so it is read once.
    current: OnceLock<&'static LoadedEdition<E>>,
}

impl<E: Edition> Editions<E> {
    /// The one value for this type.
    fn of_type() -> &'static Editions<E> {
        static ALL: LazyLock<Mutex<HashMap<TypeId, &'static (dyn Any + Send + Sync)>>> = LazyLock::new(Mutex::default);
        let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
        let new = || -> &'static (dyn Any + Send + Sync) {
            Box::leak(Box::new(Editions::<E> { known: Mutex::default(), current: OnceLock::new() }))
        };
        let editions: &'static (dyn Any + Send + Sync) = *all.entry(TypeId::of::<E>()).or_insert_with(new);
        match editions.downcast_ref() {
            Some(editions) => editions,
            None => unreachable!("the key is the type"),
        }
    }

    /// The newest released edition.
    ///
    /// # Panics
    /// When the file in the binary is broken, which every test of the game would show.
    pub fn current(&self) -> &'static LoadedEdition<E> {
        static LAST: &str = "a game has at least one released edition";
        self.current.get_or_init(|| match self.load(E::RELEASED.last().expect(LAST)) {
            Ok(loaded) => loaded,
            Err(error) => panic!("the built-in edition does not load: {error}"),
        })
    }

    /// A whole edition file.
    pub fn load(&self, text: &str) -> Result<&'static LoadedEdition<E>, EditionError> {
        let json: Value = serde_json::from_str(text).map_err(|e| EditionError::new("", format!("not JSON: {e}")))?;
        self.intern(json)
    }

    /// A patch on the newest released edition (see [`patch`](crate::patch)): what a person who owns the box corrects. A patch that does not
    /// name an `edition` of its own gets the built-in one's name with `+` behind it.
    pub fn patched(&self, text: &str) -> Result<&'static LoadedEdition<E>, EditionError> {
        let patch: Value = serde_json::from_str(text).map_err(|e| EditionError::new("", format!("not JSON: {e}")))?;
        let current = self.current();
        let mut json = current.json.clone();
        crate::patch::apply_to_known(&mut json, &patch)?;
        refuse_remarks(&patch, "", E::REMARKS)?;
        if json == current.json {
            return Ok(current);
        }
        if patch.get("edition").is_none() {
            json["edition"] = Value::String(format!("{}+", current.id));
        }
        self.intern(json)
    }

    /// The released edition that a record names.
    pub fn find(&self, id: &str, hash: &str) -> Option<&'static LoadedEdition<E>> {
        E::RELEASED.iter().filter_map(|text| self.load(text).ok()).find(|p| p.id == id && p.hash == hash).or_else(|| {
            let known = self.known();
            known.get(hash).copied().filter(|p| p.id == id)
        })
    }

    fn intern(&self, json: Value) -> Result<&'static LoadedEdition<E>, EditionError> {
        let id = json.get("edition").and_then(Value::as_str).unwrap_or_default().to_string();
        if id.is_empty() || id.len() > 40 || !id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b"-_+".contains(&b)) {
            return Err(EditionError::new("edition", "a short name of lower-case letters, digits, - _ + is missing"));
        }
        let hash = content_hash(&json);
        if let Some(known) = self.known().get(&hash) {
            return Ok(known);
        }
        let figures = figures::read_all(&json, E::REMARKS, E::read)?;
        let loaded: &'static LoadedEdition<E> = Box::leak(Box::new(LoadedEdition { id, hash: hash.clone(), json, figures }));
        Ok(self.known().entry(hash).or_insert(loaded))
    }

    fn known(&self) -> std::sync::MutexGuard<'_, HashMap<String, &'static LoadedEdition<E>>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A patch of a remark would change nothing: whoever writes one is told.
fn refuse_remarks(patch: &Value, path: &str, remarks: &[&str]) -> Result<(), EditionError> {
    if !path.is_empty() && figures::is_remark(path, remarks) {
        return Err(EditionError::new(path, "no rule reads this figure, so a patch of it would change nothing"));
    }
    for (key, change) in patch.as_object().into_iter().flatten().filter(|(key, _)| !figures::is_remark_key(key)) {
        let below = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
        refuse_remarks(change, &below, remarks)?;
    }
    Ok(())
}

fn content_hash(json: &Value) -> String {
    let digest = Sha256::digest(sorted(json).to_string().as_bytes());
    digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// The same document with its keys in order, however the JSON library keeps them.
fn sorted(json: &Value) -> Value {
    match json {
        Value::Object(fields) => {
            let mut keys: Vec<_> = fields.iter().collect();
            keys.sort_by_key(|(key, _)| key.as_str());
            Value::Object(keys.into_iter().map(|(key, value)| (key.clone(), sorted(value))).collect())
        }
        Value::Array(entries) => Value::Array(entries.iter().map(sorted).collect()),
        _ => json.clone(),
    }
}
