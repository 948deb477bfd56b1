//! A running site, and people who visit it.

use base64::Engine;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};
use ureq::Agent;
use web::{Allowance, Settings};

pub struct TestSite {
    pub address: SocketAddr,
    pub data: PathBuf,
}

static NTH: AtomicU32 = AtomicU32::new(0);

/// A folder of this test's own.
pub fn folder() -> PathBuf {
    let nth = NTH.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("signoria-site-{}-{nth}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

impl TestSite {
    pub fn open() -> TestSite {
        TestSite::set(|_| ())
    }

    pub fn with(allowance: Allowance) -> TestSite {
        TestSite::set(|settings| settings.allowance = allowance)
    }

    /// With settings of its own, no limit of requests otherwise.
    pub fn set(change: impl FnOnce(&mut Settings)) -> TestSite {
        let data = folder();
        let allowance = Allowance { requests: 100_000.0, ..Allowance::default() };
        let mut settings = Settings { port: 0, allowance, ..Settings::new(data.clone()) };
        change(&mut settings);
        let (ready, told) = mpsc::channel();
        std::thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
            runtime.block_on(web::serve(settings, move |address| ready.send(address).unwrap())).unwrap();
        });
        TestSite { address: told.recv().unwrap(), data }
    }

    pub fn guest(&self) -> Guest {
        Guest { address: self.address, agent: agent(), cookies: Vec::new(), lang: "en", headers: Vec::new() }
    }
}

impl Drop for TestSite {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(Path::new(&self.data));
    }
}

/// An address for the keeper that no other test has: every process has a loopback network of its own.
pub fn keeper_address() -> SocketAddr {
    let [.., high, low] = std::process::id().to_be_bytes();
    let nth = NTH.fetch_add(1, Ordering::Relaxed);
    ([127, high, low, 200], 20_000 + (nth % 10_000) as u16).into()
}

fn agent() -> Agent {
    Agent::config_builder().http_status_as_error(false).max_redirects(0).build().into()
}

/// A browser with its cookies.
pub struct Guest {
    pub address: SocketAddr,
    agent: Agent,
    pub cookies: Vec<(String, String)>,
    pub lang: &'static str,
    /// What a proxy adds to every request.
    pub headers: Vec<(&'static str, &'static str)>,
}

pub struct Reply {
    pub status: u16,
    pub location: String,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Guest {
    fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub fn cookie(&self) -> String {
        self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }

    fn heard(&mut self, mut response: ureq::http::Response<ureq::Body>) -> Reply {
        let headers: Vec<(String, String)> =
            response.headers().iter().map(|(name, value)| (name.to_string(), value.to_str().unwrap_or("").to_string())).collect();
        for (_, value) in headers.iter().filter(|(name, _)| name == "set-cookie") {
            let (name, rest) = value.split_once('=').unwrap();
            let value = rest.split(';').next().unwrap();
            self.cookies.retain(|(have, _)| have != name);
            if !rest.contains("Max-Age=0;") {
                self.cookies.push((name.to_string(), value.to_string()));
            }
        }
        let location = headers.iter().find(|(name, _)| name == "location").map(|(_, value)| value.clone()).unwrap_or_default();
        Reply { status: response.status().as_u16(), location, headers, body: response.body_mut().read_to_string().unwrap() }
    }

    pub fn get(&mut self, path: &str) -> Reply {
        let mut request = self.agent.get(self.url(path)).header("cookie", self.cookie()).header("accept-language", self.lang);
        for (name, value) in &self.headers {
            request = request.header(*name, *value);
        }
        let response = request.call().unwrap();
        self.heard(response)
    }

    /// A file that is no text.
    pub fn bytes(&mut self, path: &str) -> Vec<u8> {
        self.agent.get(self.url(path)).call().unwrap().body_mut().read_to_vec().unwrap()
    }

    /// The bytes of a file as a browser gets it, compressed.
    pub fn weigh(&mut self, path: &str) -> usize {
        let request = self.agent.get(self.url(path)).header("cookie", self.cookie()).header("accept-encoding", "gzip");
        request.call().unwrap().body_mut().read_to_vec().unwrap().len()
    }

    pub fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Reply {
        let origin = format!("http://{}", self.address);
        self.post_from(&origin, path, fields)
    }

    pub fn post_from(&mut self, origin: &str, path: &str, fields: &[(&str, &str)]) -> Reply {
        let mut request =
            self.agent.post(self.url(path)).header("cookie", self.cookie()).header("accept-language", self.lang).header("origin", origin);
        for (name, value) in &self.headers {
            request = request.header(*name, *value);
        }
        let response = request.send_form(fields.iter().copied()).unwrap();
        self.heard(response)
    }

    /// A table of two: this guest, and whoever `other` says.
    pub fn table_of_two(&mut self, game: &str, other: &str) -> String {
        let made = self.post("/new", &[("game", game), ("seats", "2"), ("name", "Anna"), ("seat-0", "me"), ("seat-1", other)]);
        assert_eq!(made.status, 303, "{}", made.body);
        made.location
    }

    /// The first question put to this guest, waiting for bots if need be, and ending turns that wait for it.
    pub fn question(&mut self, table: &str) -> Option<Question> {
        let patience = Instant::now() + Duration::from_secs(60);
        loop {
            let page = self.get(table).body;
            if page.contains("status over") {
                return None;
            }
            if let Some(question) = Question::on(&page) {
                return Some(question);
            }
            if let Some(fields) = form(&page, "/end-turn") {
                self.post_form(&format!("{table}/end-turn"), &fields);
            }
            assert!(Instant::now() < patience, "nobody asks: {page}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    pub fn post_form(&mut self, path: &str, fields: &[(String, String)]) -> Reply {
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        self.post(path, &fields)
    }

    pub fn answer(&mut self, table: &str, question: &Question, text: &str) -> Reply {
        self.post(&format!("{table}/answer"), &[("seat", &question.seat), ("question", &question.version), ("answer", text)])
    }

    /// Opens the live stream and gives its first `count` updates, unpacked.
    pub fn follow(&self, table: &str) -> Follower {
        let mut stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        let request = format!("GET {table}/live HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\n\r\n", self.address, self.cookie());
        stream.write_all(request.as_bytes()).unwrap();
        Follower(BufReader::new(stream))
    }
}

pub struct Follower(BufReader<TcpStream>);

impl Follower {
    /// The next update as it comes over the wire.
    pub fn next_packed(&mut self) -> String {
        let mut line = String::new();
        loop {
            line.clear();
            assert!(self.0.read_line(&mut line).unwrap() > 0, "the stream ended");
            if let Some(data) = line.trim_end().strip_prefix("data: ") {
                return data.to_string();
            }
        }
    }

    pub fn next(&mut self) -> String {
        let packed = base64::engine::general_purpose::STANDARD.decode(self.next_packed()).unwrap();
        let mut html = String::new();
        flate2::read::GzDecoder::new(&packed[..]).read_to_string(&mut html).unwrap();
        html
    }

    /// Reads updates until one contains the text.
    pub fn until(&mut self, text: &str) -> String {
        loop {
            let update = self.next();
            if update.contains(text) {
                return update;
            }
        }
    }
}

/// What a page asks.
#[derive(Debug, Clone)]
pub struct Question {
    pub seat: String,
    pub version: String,
    pub answers: Vec<String>,
}

impl Question {
    pub fn on(page: &str) -> Option<Question> {
        let form = page.split_once("<form class=\"answers\"")?.1.split_once("</form>")?.0;
        let hidden = |name: &str| Some(form.split_once(&format!("name=\"{name}\" value=\""))?.1.split('"').next()?.to_string());
        let answers = form.split("name=\"answer\" value=\"").skip(1).map(|rest| rest.split('"').next().unwrap().to_string()).collect();
        Some(Question { seat: hidden("seat")?, version: hidden("question")?, answers })
    }
}

/// The hidden fields of the first form on a page whose address ends so; `None`: there is no such form.
pub fn form(page: &str, action: &str) -> Option<Vec<(String, String)>> {
    let form = page.split("<form").skip(1).find(|form| form.split('>').next().is_some_and(|tag| tag.contains(&format!("{action}\""))))?;
    let inside = form.split("</form>").next()?;
    let value = |field: &str, name: &str| Some(field.split_once(&format!("{name}=\""))?.1.split('"').next()?.to_string());
    let hidden = inside.split("<input").skip(1).filter(|field| field.contains("type=\"hidden\""));
    Some(hidden.filter_map(|field| Some((value(field, "name")?, value(field, "value")?))).collect())
}
