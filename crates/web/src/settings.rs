//! How the site is started.

use crate::connections::Patience;
use crate::limits::Allowance;
use crate::proxies::Proxies;
use crate::public_url::PublicUrl;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use store::Retention;
use tables::{OperatingSystem, System};

#[derive(Clone, Debug)]
pub struct Settings {
    pub host: IpAddr,
    /// 0: any free one.
    pub port: u16,
    /// The folder of the store.
    pub data: PathBuf,
    pub bot_threads: usize,
    pub allowance: Allowance,
    pub patience: Patience,
    /// Who may tell us a visitor's address instead of their own.
    pub proxies: Proxies,
    /// Where people find the site, if that is not where it listens.
    pub public_url: Option<PublicUrl>,
    /// For so many days browsers insist on https; `None`: nothing is said about it.
    pub hsts_days: Option<u32>,
    /// Where metrics are told, and health without a limit: an address that only the keeper reaches.
    pub keeper: Option<SocketAddr>,
    /// How long tables are kept that nobody touches.
    pub retention: Retention,
    /// Editions beside those in the box that a table can be played with.
    pub editions: Vec<OfferedEdition>,
    /// Where chance comes from; tests may say how it falls.
    pub system: Arc<dyn System>,
}

impl Settings {
    /// A site for this machine alone, with the usual limits.
    pub fn new(data: PathBuf) -> Settings {
        Settings {
            host: [127, 0, 0, 1].into(),
            port: 8080,
            data,
            bot_threads: 1,
            allowance: Allowance::default(),
            patience: Patience::default(),
            proxies: Proxies::default(),
            public_url: None,
            hsts_days: None,
            keeper: None,
            retention: Retention::default(),
            editions: Vec::new(),
            system: Arc::new(OperatingSystem),
        }
    }

    /// Whether visitors come by https, as far as the settings say.
    pub fn is_https(&self) -> bool {
        self.public_url.as_ref().is_some_and(PublicUrl::is_https)
    }

    /// Settings that contradict each other, in a sentence.
    pub fn check(&self) -> Result<(), String> {
        if self.hsts_days.is_some() && !self.is_https() {
            return Err(
                "--hsts-days needs --public-url https://…: browsers would otherwise insist on an address that nobody serves".to_string()
            );
        }
        if self.keeper.is_some_and(|keeper| keeper == SocketAddr::new(self.host, self.port) && keeper.port() != 0) {
            return Err("--keeper-address is the site's own address: name another port, or it would be public".to_string());
        }
        Ok(())
    }
}

/// An edition of one's own, offered on the page for new tables.
#[derive(Clone, Debug)]
pub struct OfferedEdition {
    /// The game it is an edition of.
    pub game: &'static str,
    /// Its name, as it stands in the file.
    pub id: String,
    /// The patch on the newest edition in the box.
    pub text: String,
}

impl OfferedEdition {
    /// Reads a patch and finds the game whose edition it fits. Editions are known to the records played with them from then on.
    pub fn read(text: String) -> Result<OfferedEdition, String> {
        let mut reasons = Vec::new();
        for title in shelf::TITLES {
            match title.figures(Some(&text)) {
                Ok(figures) => return Ok(OfferedEdition { game: title.id, id: figures.id.to_string(), text }),
                Err(error) => reasons.push(format!("{}: {error}", title.id)),
            }
        }
        Err(format!("it is no edition of any game ({})", reasons.join("; ")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contradictions_are_told_before_the_site_opens() {
        let plain = Settings::new(PathBuf::new());
        assert!(plain.check().is_ok());
        let strict = Settings { hsts_days: Some(1), ..plain.clone() };
        assert!(strict.check().unwrap_err().contains("--public-url"));
        let public = Settings { public_url: Some("https://games.example".parse().unwrap()), ..strict };
        assert!(public.check().is_ok());
        let open = Settings { keeper: Some(([127, 0, 0, 1], 8080).into()), ..plain };
        assert!(open.check().unwrap_err().contains("--keeper-address"));
    }
}
