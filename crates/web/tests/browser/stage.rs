//! A site, a chromedriver, and browsers.

use crate::test_site::TestSite;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use std::net::TcpListener;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tables::{OperatingSystem, System, TableError};

pub struct Stage {
    pub site: TestSite,
    driver: Child,
    port: u16,
    /// Each browser's own folder, by which its processes are known.
    profiles: Mutex<Vec<PathBuf>>,
}

/// Chance that falls alike in every run, so that a page is measured in the same positions today and tomorrow. Another number in
/// `SIGNORIA_TEST_SEED` leads to other positions.
#[derive(Debug)]
struct SeededSystem(AtomicU64);

impl SeededSystem {
    fn new() -> SeededSystem {
        let seed = std::env::var("SIGNORIA_TEST_SEED").ok().and_then(|seed| seed.parse().ok());
        SeededSystem(AtomicU64::new(seed.unwrap_or(7)))
    }
}

impl System for SeededSystem {
    fn now(&self) -> i64 {
        OperatingSystem.now()
    }

    /// SplitMix64.
    fn random(&self) -> Result<u64, TableError> {
        const STEP: u64 = 0x9e37_79b9_7f4a_7c15;
        let mut bits = self.0.fetch_add(STEP, Ordering::Relaxed).wrapping_add(STEP);
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        Ok(bits ^ (bits >> 31))
    }
}

/// Long enough for a busy machine; nothing waits this long when all is well.
const PATIENCE: Duration = Duration::from_secs(60);

impl Stage {
    /// `None`: there is no browser on this machine, and `./check` has said so.
    pub fn set() -> Option<Stage> {
        if std::env::var_os("SIGNORIA_NO_BROWSER").is_some() {
            return None;
        }
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        let driver = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("chromedriver is needed: apt-get install chromium chromium-driver");
        let site = TestSite::set(|settings| settings.system = Arc::new(SeededSystem::new()));
        Some(Stage { site, driver, port, profiles: Mutex::default() })
    }

    pub async fn browser(&self, width: u32, height: u32, lang: &str) -> Page {
        let profile = crate::test_site::folder();
        self.profiles.lock().unwrap().push(profile.clone());
        let args = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--disable-dev-shm-usage",
            // Nothing glides while it is being looked at.
            "--force-prefers-reduced-motion",
        ];
        let mut args: Vec<String> = args.iter().map(ToString::to_string).collect();
        args.push(format!("--user-data-dir={}", profile.display()));
        args.push(format!("--window-size={width},{height}"));
        let mut options = json!({ "args": args, "prefs": { "intl.accept_languages": lang } });
        // Windows are not narrower than 500 pixels; phones are.
        if width < 500 {
            options["mobileEmulation"] = json!({ "deviceMetrics": { "width": width, "height": height, "pixelRatio": 1.0, "touch": true } });
        }
        let capabilities: Map<String, Value> = Map::from_iter([("goog:chromeOptions".to_string(), options)]);
        let address = format!("http://127.0.0.1:{}", self.port);
        let started = Instant::now();
        let client = loop {
            match ClientBuilder::new(HttpConnector::new()).capabilities(capabilities.clone()).connect(&address).await {
                Ok(client) => break client,
                // chromedriver needs a moment to listen.
                Err(error) if started.elapsed() > PATIENCE => panic!("no browser: {error}"),
                Err(_) => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        };
        let page = Page { client, home: format!("http://{}", self.site.address) };
        page.go("/health").await;
        // Somebody who has played before: first-time tips have a test of their own.
        page.js("localStorage.setItem('signoria-preferences', JSON.stringify({ tips: false }))").await;
        if width >= 500 {
            page.resize(width, height).await;
        }
        page
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        let _ = self.driver.kill();
        let _ = self.driver.wait();
        // A browser outlives a driver that is killed, and would keep the machine busy.
        for profile in self.profiles.lock().iter().flat_map(|profiles| profiles.iter()) {
            let _ = Command::new("pkill").args(["-9", "-f", &format!("user-data-dir={}", profile.display())]).status();
        }
    }
}

pub struct Page {
    pub client: Client,
    pub home: String,
}

impl Page {
    pub async fn go(&self, path: &str) {
        self.client.goto(&format!("{}{path}", self.home)).await.unwrap();
    }

    /// The size meant is that of the page, not of the window around it.
    /// Changes the window, and waits until the page has heard of it: the size is new at once, the event comes with the next frame.
    pub async fn resize(&self, width: u32, height: u32) {
        let border = self.js("return [outerWidth - innerWidth, outerHeight - innerHeight]").await;
        let around = |n: usize, inside: u32| inside + border[n].as_u64().unwrap() as u32;
        self.client.set_window_size(around(0, width), around(1, height)).await.unwrap();
        self.until("the new size", &format!("return innerWidth === {width} && innerHeight === {height}")).await;
        let next_frame = "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done(true)))";
        self.client.execute_async(next_frame, vec![]).await.unwrap();
    }

    pub async fn js(&self, script: &str) -> Value {
        self.client.execute(script, vec![]).await.unwrap()
    }

    /// Waits until the script gives something that is neither false nor null nor empty.
    pub async fn until(&self, what: &str, script: &str) -> Value {
        let begun = Instant::now();
        loop {
            let found = self.js(script).await;
            if !matches!(found, Value::Null | Value::Bool(false)) && found != "" && found != 0 {
                return found;
            }
            if begun.elapsed() > PATIENCE {
                let page = self.js("return document.body.innerText").await;
                panic!("{what} did not come: {page}");
            }
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }

    pub async fn click(&self, css: &str) {
        self.client.find(Locator::Css(css)).await.unwrap_or_else(|e| panic!("{css}: {e}")).click().await.unwrap();
    }

    pub async fn path(&self) -> String {
        self.client.current_url().await.unwrap().path().to_string()
    }

    pub async fn ply(&self) -> i64 {
        let ply = self.js("return document.getElementById('p-board').dataset.ply").await;
        ply.as_str().unwrap().parse().unwrap()
    }

    /// Waits until this page is asked something.
    pub async fn my_turn(&self) {
        self.until("my turn", "return document.querySelector('form.answers button') !== null").await;
    }

    /// Clicks a place on the board and waits until the page has moved on.
    pub async fn click_board(&self) {
        let before = self.ply().await;
        let clicked = self
            .js("const offers = [...document.querySelectorAll('main [data-answer]')]; const el = offers[Math.floor(offers.length / 2)]; \
                 if (!el) return false; const control = document.getElementById(el.dataset.shownBy); if (control && !control.checked) control.click(); \
                 el.dispatchEvent(new MouseEvent('click', { bubbles: true })); return true;")
            .await;
        assert_eq!(clicked, true, "there is a place to click on the board");
        self.moved_on(before).await;
    }

    pub async fn moved_on(&self, ply: i64) {
        self.until("the next state", &format!("return Number(document.getElementById('p-board').dataset.ply) !== {ply}")).await;
    }

    /// A table of two at this browser, by the form.
    pub async fn two_at(&self, other: &str) -> String {
        self.seat("Anna", "lorenzo", 2, other, &[]).await
    }

    /// A table against bots that do not keep anybody waiting.
    pub async fn table_of(&self, game: &str, seats: u8, bots: &str, options: &[(&str, &str)]) -> String {
        self.table_named("Anna", game, seats, bots, options).await
    }

    /// The same for somebody of that name.
    pub async fn table_named(&self, name: &str, game: &str, seats: u8, bots: &str, options: &[(&str, &str)]) -> String {
        let table = self.seat(name, game, seats, bots, options).await;
        self.js("const s = document.getElementById('pace'); if (s) { s.value = 'at-once'; s.dispatchEvent(new Event('change', { bubbles: true })); }").await;
        table
    }

    /// A table where everybody but the first is an `other`, by the form, each option set where it stands there.
    async fn seat(&self, name: &str, game: &str, seats: u8, other: &str, options: &[(&str, &str)]) -> String {
        self.go(&format!("/new?game={game}&seats={seats}")).await;
        let missing = self
            .client
            .execute(
                "const [name, other, options] = arguments; document.querySelector('[name=name]').value = name; \
                 for (const s of [...document.querySelectorAll('.place select')].slice(1)) s.value = other; \
                 document.querySelector('[name=end-turn]').checked = false; \
                 const missing = options.filter(([id, value]) => { const field = document.querySelector(`[name=option-${id}]`); if (!field) return true; \
                     if (field.type === 'checkbox') field.checked = value === 'on'; else field.value = value; \
                     return (field.type === 'checkbox' ? 'on' : field.value) !== value; }); \
                 if (missing.length === 0) document.querySelector('main form').requestSubmit(); return missing",
                vec![json!(name), json!(other), json!(options)],
            )
            .await
            .unwrap();
        assert_eq!(missing, json!([]), "options that {game} for {seats} does not have");
        self.until("the table", "return document.getElementById('p-board') !== null").await;
        self.path().await
    }
}
