//! The page of the server in a real browser: Chromium, headless, by WebDriver.
//!
//! WebDriver is HTTP with JSON (W3C WebDriver, section 6), and the test needs few requests. Without `chromedriver` and
//! `chromium` the test prints a message and is skipped.

mod support;

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;
use support::running::Running;
use support::{Ended, Folder, connect, read, skipped, until};

/// A browser that the test controls.
struct Browser {
    driver: SocketAddr,
    session: String,
    _process: Ended,
}

impl Browser {
    /// Starts a driver and a browser; `None` if either is not installed.
    fn new() -> Option<Browser> {
        let driver =
            Command::new("chromedriver").arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut process = Ended(driver.ok()?);
        // The line is `ChromeDriver was started successfully on port 40351.`
        let mut lines = BufReader::new(process.0.stdout.take()?).lines();
        let started =
            lines.find_map(|line| Some(line.ok()?.split_once("successfully on port ")?.1.to_string()))?;
        let port: u16 = started.trim_end_matches('.').parse().ok()?;
        thread::spawn(move || lines.count());
        let mut browser =
            Browser { driver: ([127, 0, 0, 1], port).into(), session: String::new(), _process: process };
        // A sandbox needs privileges that containers lack; the browser opens only the page of this test.
        let arguments = "--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage --no-proxy-server";
        let arguments: Vec<&str> = arguments.split(' ').collect();
        let options = json!({"capabilities": {"alwaysMatch": {"goog:chromeOptions": {"args": arguments}}}});
        browser.session =
            browser.request("POST", "/session", &options)?.get("sessionId")?.as_str()?.to_string();
        Some(browser)
    }

    /// Sends a request, and returns the `value` of its response; `None` if the response is an error.
    fn request(&self, method: &str, path: &str, body: &Value) -> Option<Value> {
        let mut stream = connect(self.driver);
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        let body = body.to_string();
        let head =
            format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nContent-Length: {}", self.driver, body.len());
        write!(stream, "{head}\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n{body}")
            .unwrap();
        let answer = read(&mut BufReader::new(stream), false);
        let mut value: Value = serde_json::from_str(&answer.text()).ok()?;
        if answer.status != 200 {
            eprintln!("{method} {path}: {value}");
            return None;
        }
        Some(value["value"].take())
    }

    /// Sends a command of the session, and returns the `value` of its response.
    fn post(&self, command: &str, body: Value) -> Value {
        self.request("POST", &format!("/session/{}/{command}", self.session), &body).expect(command)
    }

    /// Clicks on an element that a strategy finds.
    fn click(&self, strategy: &str, value: &str, number: usize) {
        let elements = self.post("elements", json!({"using": strategy, "value": value}));
        let element = elements[number].as_object().unwrap().values().next().unwrap().as_str().unwrap();
        self.post(&format!("element/{element}/click"), json!({}));
    }

    /// Runs a script in the page, and returns its result.
    fn run(&self, script: &str) -> Value {
        self.post("execute/sync", json!({"script": script, "args": []}))
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // Dropping the browser ends its session, also after a failed test, so errors are ignored here.
        if let Ok(mut stream) = TcpStream::connect(self.driver) {
            let _ = write!(
                stream,
                "DELETE /session/{} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n",
                self.session, self.driver
            );
            let _ = stream.set_read_timeout(Some(Duration::from_secs(10)));
            // The response arrives when the browser has ended.
            let _ = stream.read(&mut [0; 1]);
        }
    }
}

#[test]
fn a_name_is_copied() {
    let Some(browser) = Browser::new() else { return skipped("chromium and chromedriver") };
    let folder = Folder::with(&[
        ("hello.txt", b"Hello World!"),
        ("evil <img src=x onerror=document.title='evil'>.txt", b""),
        ("page.html", b"<title>before</title><script>document.title = 'after'</script>"),
    ]);
    let server = Running::new(folder.path(), |_| {});
    let url = format!("http://{}/", server.address);

    browser.post("url", json!({"url": url}));
    browser.post("permissions", json!({"descriptor": {"name": "clipboard-read"}, "state": "granted"}));
    assert_eq!(browser.run("return document.title"), "Named files");
    // File names are shown as text.
    let files = browser.run("return [...document.querySelectorAll('li a')].map(a => a.textContent)");
    assert_eq!(
        files,
        json!(["evil <img src=x onerror=document.title='evil'>.txt", "hello.txt", "page.html"])
    );
    assert_eq!(browser.run("return document.images.length + document.scripts.length"), 1);
    // The policy allows the style, and the script, which shows the buttons.
    let look =
        "const b = document.querySelector('button'); return [b.hidden, getComputedStyle(b).borderRadius]";
    assert_eq!(browser.run(look), json!([false, "6px"]));
    // The policy blocks everything else.
    let inline = "const s = document.createElement('script'); s.textContent = 'document.title = \"in\"'; \
                  document.body.append(s); return document.title";
    assert_eq!(browser.run(inline), "Named files");

    browser.click("css selector", "button", 1);
    let label = "return document.querySelectorAll('button')[1].textContent";
    until("the button says so", || browser.run(label) == "Copied");
    let name = "ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk";
    assert_eq!(browser.run("return document.getElementById('said').textContent"), format!("Copied {name}"));
    let paste = "navigator.clipboard.readText().then(arguments[0], error => arguments[0](String(error)))";
    assert_eq!(browser.post("execute/async", json!({"script": paste, "args": []})), name);
    until("the button is as it was", || browser.run(label) == "Copy");

    // No element is wider than a small screen.
    browser.post("window/rect", json!({"width": 500, "height": 600}));
    let wide = "return document.documentElement.scrollWidth <= document.documentElement.clientWidth";
    assert_eq!(browser.run(wide), true);

    // The link opens the file.
    browser.click("link text", "hello.txt", 0);
    until("the file is shown", || browser.run("return document.body.textContent") == "Hello World!");
    // An HTML file runs no scripts.
    let page = browser.post("url", json!({"url": url}));
    assert!(page.is_null());
    browser.click("link text", "page.html", 0);
    until("the page is shown", || browser.run("return document.title") == "before");
}
