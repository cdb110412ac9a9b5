//! `virgule lsp`: a client in memory that goes through the protocol.

mod client;
mod hostile;

use crate::program::Folder;
use client::Client;
use lsp_server::{Message, Response};
use serde_json::{Value, json};
use std::ops::Deref;
use std::path::Path;
use virgule_cli::SessionEnd;
use virgule_compiler::abnf::diagnose::codes::{self, CodeExample};

/// A folder with two files: `badge.abnf` imports `house.abnf` and RFC 3986.
struct Workspace(Folder);

const BADGE: &str = "; é\u{1F600}\n;! import house rfc3986\n;! scheme badge\n;! fields house\nbadge = \"badge:\" House [\"?\" query]\n";
const HOUSE: &str = "house = 1*letter\nletter = ALPHA / greek\ngreek = %x3B1-3C9\n";

impl Workspace {
    fn new() -> Self {
        Workspace(Folder::new(&[("badge.abnf", BADGE), ("house.abnf", HOUSE)]))
    }

    fn uri(&self, name: &str) -> String {
        uri(Path::new(&self.path(name)))
    }
}

impl Deref for Workspace {
    type Target = Folder;

    fn deref(&self) -> &Folder {
        &self.0
    }
}

fn uri(path: &Path) -> String {
    virgule::file::to_uri(path).expect("a URI").as_str().to_string()
}

/// The position of a word in a text, with columns in UTF-16.
fn position(text: &str, word: &str) -> Value {
    let at = text.find(word).unwrap_or_else(|| panic!("{word}"));
    let start = text[..at].rfind('\n').map_or(0, |at| at + 1);
    let line = text[..at].matches('\n').count();
    json!({ "line": line, "character": text[start..at].encode_utf16().count() })
}

fn at(uri: &str, text: &str, word: &str) -> Value {
    json!({ "textDocument": { "uri": uri }, "position": position(text, word) })
}

fn codes_of(findings: &[Value]) -> Vec<&str> {
    findings.iter().filter_map(|finding| finding["code"].as_str()).collect()
}

fn everything() -> Value {
    json!({ "start": { "line": 0, "character": 0 }, "end": { "line": u32::MAX, "character": u32::MAX } })
}

#[test]
fn definitions_references_and_renames_cross_files() {
    let folder = Workspace::new();
    let (badge, house) = (folder.uri("badge.abnf"), folder.uri("house.abnf"));
    let mut client = Client::start(json!({}), json!({ "builtInDocuments": true }));
    client.open(&badge, BADGE);
    let found = client.ask("textDocument/definition", at(&badge, BADGE, "House ["));
    assert_eq!(found[0]["uri"], house);
    assert_eq!(found[0]["range"]["end"], json!({ "line": 0, "character": 5 }));
    let found = client.ask("textDocument/definition", at(&badge, BADGE, "house rfc3986"));
    assert_eq!(found[0]["uri"], house, "the file of the import");

    let found = client.ask("textDocument/definition", at(&badge, BADGE, "query"));
    assert_eq!(found[0]["uri"], "virgule:rfc3986.abnf");
    let text = client.ask("virgule/document", json!({ "uri": "virgule:rfc3986.abnf" }));
    let line = found[0]["range"]["start"]["line"].as_u64().expect("a line");
    let text = text.as_str().expect("text");
    assert!(text.lines().nth(line as usize).is_some_and(|line| line.trim_start().starts_with("query")));
    let core = client.ask("virgule/document", json!({ "uri": "virgule:core-rules.abnf" }));
    assert!(core.as_str().is_some_and(|text| text.contains("ALPHA")));
    assert_eq!(client.fails("virgule/document", json!({ "uri": "virgule:no.abnf" })).0, -32602);

    let params = |with: bool| {
        let mut params = at(&badge, BADGE, "House [");
        params["context"] = json!({ "includeDeclaration": with });
        params
    };
    let found = client.ask("textDocument/references", params(true));
    let mut files: Vec<&str> =
        found.as_array().expect("a list").iter().filter_map(|found| found["uri"].as_str()).collect();
    files.sort_unstable();
    assert_eq!(files, [&*badge, &badge, &house], "the field, the reference and the definition");
    assert_eq!(client.ask("textDocument/references", params(false)).as_array().map(Vec::len), Some(2));

    assert_eq!(
        client.ask("textDocument/prepareRename", at(&badge, BADGE, "House ["))["placeholder"],
        "house"
    );
    let rename = |name: &str, word: &str| {
        let mut params = at(&badge, BADGE, word);
        params["newName"] = json!(name);
        params
    };
    let edit = client.ask("textDocument/rename", rename("place", "House ["));
    let texts = |uri: &str| {
        let edits = edit["changes"][uri].as_array().expect("edits").iter();
        edits.map(|edit| edit["newText"].as_str().expect("text").to_string()).collect::<Vec<_>>()
    };
    assert_eq!(
        (texts(&badge), texts(&house)),
        (vec!["=place".to_string(), "place".to_string()], vec!["place".to_string()])
    );
    for (name, word, why) in [
        ("x", "query", "built-in document `rfc3986`"),
        ("letter", "House [", "would mean another rule"),
        ("query", "House [", "would mean another rule"),
        ("a b", "House [", "is not a rule name"),
        ("x", "\"badge:\"", "no rule at this position"),
    ] {
        let (code, message) = client.fails("textDocument/rename", rename(name, word));
        assert!(code == -32803 && message.contains(why), "{name}: {message}");
    }
    client.end();
}

#[test]
fn built_in_definitions_lead_to_the_import() {
    let folder = Workspace::new();
    let badge = folder.uri("badge.abnf");
    let mut client = Client::start(json!({}), Value::Null);
    client.open(&badge, BADGE);
    let found = client.ask("textDocument/definition", at(&badge, BADGE, "query"));
    assert_eq!((&found[0]["uri"], &found[0]["range"]["start"]), (&json!(badge), &position(BADGE, "rfc3986")));
    // The definition has a syntax error, and is found by its name.
    let (broken, text) = (folder.uri("broken.abnf"), "a = b\nb = \"x\" | a\n");
    client.open(&broken, text);
    let found = client.ask("textDocument/definition", at(&broken, text, "b\n"));
    assert_eq!((&found[0]["uri"], &found[0]["range"]["start"]), (&json!(broken), &position(text, "b =")));
    client.end();
}

#[test]
fn hover_symbols_completions_tokens_and_formatting() {
    let folder = Workspace::new();
    let (badge, house) = (folder.uri("badge.abnf"), folder.uri("house.abnf"));
    // A time that never ends, so that each answer is complete.
    let mut client = Client::start(json!({}), json!({ "hoverMilliseconds": u64::MAX }));
    client.open(&badge, BADGE);
    client.open(&house, HOUSE);
    let text = |hover: &Value| hover["contents"]["value"].as_str().unwrap_or_default().to_string();
    let hover = client.ask("textDocument/hover", at(&badge, BADGE, "House ["));
    assert!(text(&hover).starts_with("```abnf\nhouse = 1*letter\n```\n\n`house`\n"), "{hover}");
    assert!(
        text(&hover).contains("\nautomaton with ") && text(&hover).contains("\"A\"  ; shortest"),
        "{hover}"
    );
    assert_eq!(hover["range"]["start"], position(BADGE, "House ["));
    let hover = client.ask("textDocument/hover", at(&badge, BADGE, "query"));
    assert!(text(&hover).contains("RFC 3986, section 3.4"), "{hover}");
    assert!(text(&client.ask("textDocument/hover", at(&badge, BADGE, "fields"))).contains("How often"));
    assert!(text(&client.ask("textDocument/hover", at(&badge, BADGE, "rfc3986"))).contains("RFC 3986"));
    assert_eq!(client.ask("textDocument/hover", at(&badge, BADGE, "; é")), Value::Null);

    let document =
        json!({ "textDocument": { "uri": badge }, "options": { "tabSize": 4, "insertSpaces": true } });
    let symbols = client.ask("textDocument/documentSymbol", document.clone());
    let names: Vec<&str> =
        symbols.as_array().expect("a list").iter().filter_map(|symbol| symbol["name"].as_str()).collect();
    assert_eq!(names, ["badge", "badge"], "the section and the rule");

    let found = client.ask("textDocument/completion", at(&badge, BADGE, "use [\"?\""));
    let labels: Vec<&str> =
        found["items"].as_array().expect("a list").iter().filter_map(|item| item["label"].as_str()).collect();
    assert_eq!(labels, ["house", "host"]);
    let found = client.ask("textDocument/completion", at(&badge, BADGE, "rfc3986"));
    let is_here = |item: &&serde_json::Value| item["detail"] == "file in this folder";
    let here: Vec<_> = found["items"].as_array().expect("a list").iter().filter(is_here).collect();
    assert!(here.len() == 1 && here[0]["label"] == "house", "not the file itself: {here:?}");
    assert!(found["items"].to_string().contains("\"rfc6920\""), "{found}");

    let tokens = client.ask("textDocument/semanticTokens/full", document.clone());
    // The comment `; é😀` has five code units.
    assert_eq!(tokens["data"].as_array().expect("numbers")[..5], [0, 0, 5, 0, 0].map(|number| json!(number)));

    assert_eq!(client.ask("textDocument/formatting", document.clone()), json!([]), "already formatted");
    client.change(&badge, 2, json!([{ "text": "; é\na=b\nb =\"b\"\n" }]));
    let edits = client.ask("textDocument/formatting", document.clone());
    assert_eq!(edits[0]["newText"], " = b\nb = ");
    client.change(&badge, 3, json!([{ "text": "a = (\n" }]));
    assert_eq!(client.ask("textDocument/formatting", document.clone()), json!([]));
    client.end();
}

#[test]
fn findings_are_those_of_the_check() {
    let folder = Workspace::new();
    let text = ";! kind s\n;! import house\ns = \"//\" ( four / name ) [ host ]\nfour = DIGIT \".\" DIGIT\nname = *( DIGIT / \".\" )\nhost = house\nunused = %x41\n";
    folder.write("s.abnf", text);
    let uri = folder.uri("s.abnf");
    let mut client =
        Client::start(json!({ "workspace": { "inlayHint": { "refreshSupport": true } } }), json!({}));
    client.open(&uri, text);
    let found = client.findings(&uri, |found| codes_of(found).contains(&"ambiguous"));
    let (checked, _) = crate::program::json(&["grammar", "check", "--json", &folder.path("s.abnf")]);
    let expected = checked["findings"].as_array().expect("a list");
    assert_eq!(codes_of(&found), codes_of(expected));
    for (found, expected) in found.iter().zip(expected) {
        let line = expected["line"].as_u64().expect("a line") - 1;
        assert_eq!(found["range"]["start"]["line"], line);
        let message = found["message"].as_str().expect("text");
        assert!(message.starts_with(expected["message"].as_str().expect("text")), "{message}");
        for help in expected["help"].as_array().expect("a list") {
            assert!(message.contains(help.as_str().expect("text")), "{message}");
        }
    }
    let is_refresh = |message: &Message| matches!(message, Message::Request(found) if found.method == "workspace/inlayHint/refresh");
    let Message::Request(refresh) = client.next(is_refresh) else { panic!("a request") };
    client.connection.sender.send(Response::new_ok(refresh.id, ()).into()).expect("the server runs");
    let params = json!({ "textDocument": { "uri": uri }, "range": everything() });
    let hints = client.ask("textDocument/inlayHint", params.clone());
    assert_eq!(hints[0]["label"], "ambiguous: \"//0.0\"");
    // After an edit, the answer waits for the new check.
    client.change(&uri, 2, json!([{ "range": everything(), "text": text.replace("DIGIT", "%x38") }]));
    assert_eq!(client.ask("textDocument/inlayHint", params)[0]["label"], "ambiguous: \"//8.8\"");
    client.end();
}

#[test]
fn each_code_is_reported_as_by_the_check() {
    let folder = Workspace::new();
    let mut files: Vec<(String, &str)> = Vec::new();
    for code in codes::codes() {
        if let CodeExample::Grammar(text) = code.example {
            folder.write(&format!("{}.abnf", code.name), text);
            files.push((folder.path(&format!("{}.abnf", code.name)), text));
        }
    }
    let paths = files.iter().map(|(path, _)| path.as_str());
    let (checked, ..) =
        crate::program::run(&["grammar", "check", "--json"].into_iter().chain(paths).collect::<Vec<_>>(), "");
    let checked: Vec<Value> =
        checked.lines().map(|line| serde_json::from_str(line).expect("an object")).collect();
    assert!(files.len() >= 50 && files.len() == checked.len());
    let mut client = Client::start(json!({}), json!({}));
    for ((path, text), checked) in files.iter().zip(&checked) {
        let uri = uri(Path::new(path));
        client.open(&uri, text);
        // The hints are sent after the findings of the check.
        let params = json!({ "textDocument": { "uri": uri }, "range": everything() });
        client.ask("textDocument/inlayHint", params);
        let mut last = Vec::new();
        while client.has_findings(&uri) {
            last = client.findings(&uri, |_| true);
        }
        let places = last.iter().map(|found| (&found["code"], found["range"]["start"]["line"].as_u64()));
        let expected = checked["findings"].as_array().expect("a list").iter();
        // A finding about the whole file is shown in the first line.
        let expected =
            expected.map(|found| (&found["code"], Some(found["line"].as_u64().map_or(0, |line| line - 1))));
        assert_eq!(places.collect::<Vec<_>>(), expected.collect::<Vec<_>>(), "{path}");
        client.tell("textDocument/didClose", json!({ "textDocument": { "uri": uri } }));
    }
    client.end();
}

#[test]
fn titles_say_what_is_inserted() {
    let folder = Workspace::new();
    let mut client = Client::start(json!({}), Value::Null);
    for (name, text, word, title) in [
        ("a.abnf", "a = s\"b\"\n", "\"b", "Insert `%`"),
        ("b.abnf", "a = DIGIT\"b\"\n", "\"b", "Insert a space"),
        ("c.abnf", "a = \"x\"\n\"y\"\n", "\"y", "Indent the line"),
        ("d.abnf", ";! import rfc3986\na = ucschar\n", "ucschar", "Import `rfc3987`"),
        ("e.abnf", "a = \"x\" or \"y\"\n", "or", "Replace `or` by `/`"),
    ] {
        let (uri, at) = (folder.uri(name), position(text, word));
        client.open(&uri, text);
        let params = json!({ "textDocument": { "uri": uri }, "range": { "start": at, "end": at }, "context": { "diagnostics": [] } });
        assert_eq!(client.ask("textDocument/codeAction", params)[0]["title"], title, "{text}");
    }
    client.end();
}

#[test]
fn certain_changes_are_code_actions() {
    let folder = Workspace::new();
    let text = ";! kind a\n;! secret b\na = ucschar letter pchar B bcd\nb = \"b\"\nbcde = \"c\"\n";
    let uri = folder.uri("a.abnf");
    let mut client =
        Client::start(json!({ "workspace": { "workspaceEdit": { "documentChanges": true } } }), json!({}));
    client.open(&uri, text);
    let mut actions = |word: &str| {
        let at = position(text, word);
        let params = json!({ "textDocument": { "uri": uri }, "range": { "start": at, "end": at }, "context": { "diagnostics": [] } });
        let found = client.ask("textDocument/codeAction", params);
        let found = found.as_array().expect("a list").iter();
        found
            .map(|action| {
                let edit = &action["edit"]["documentChanges"][0];
                assert_eq!(edit["textDocument"], json!({ "uri": uri, "version": 1 }));
                (
                    action["title"].as_str().expect("text").to_string(),
                    edit["edits"][0]["newText"].as_str().expect("text").to_string(),
                )
            })
            .collect::<Vec<_>>()
    };
    let one = |title: &str, text: &str| (title.to_string(), text.to_string());
    assert_eq!(actions("secret"), [one("Replace `secret` by `redact`", "redact")]);
    assert_eq!(actions("ucschar"), [one("Add `;! import rfc3987`", ";! import rfc3987\n")]);
    // Built-in grammars may define the rule too.
    assert_eq!(
        actions("letter")[0],
        one("Add `;! import house`", ";! import house\n"),
        "a file of the folder"
    );
    assert_eq!(actions("bcd\n"), [one("Replace `bcd` by `bcde`", "bcde")]);
    let pchar = actions("pchar");
    assert!(
        pchar.len() > 1 && pchar[0] == one("Add `;! import rfc3986`", ";! import rfc3986\n"),
        "{pchar:?}"
    );
    assert_eq!(actions("B bcd"), [one("Replace `B` by `b`", "b")]);
    assert_eq!(actions("\"b\""), []);
    client.end();
}

#[test]
fn changes_of_one_file_are_seen_in_others() {
    let folder = Workspace::new();
    let (badge, house) = (folder.uri("badge.abnf"), folder.uri("house.abnf"));
    let mut client = Client::start(json!({}), json!({}));
    client.open(&badge, BADGE);
    client.findings(&badge, |found| found.is_empty());
    client.open(&house, HOUSE);
    client.change(&house, 2, json!([{ "text": "home = %x41\n" }]));
    let found = client.findings(&badge, |found| codes_of(found).contains(&"undefined-rule"));
    assert_eq!(found[0]["range"]["start"], position(BADGE, "house\nbadge"));
    // An error in an imported file is shown at the import.
    client.change(&house, 3, json!([{ "text": "house = (\n" }]));
    let found = client.findings(&badge, |found| codes_of(found).contains(&"syntax"));
    assert_eq!(found[0]["range"]["start"], position(BADGE, "house rfc3986"));
    assert_eq!(found[0]["relatedInformation"][0]["location"]["uri"], house);
    // Closed, the file on disk counts again; deleted, the import is unknown.
    client.tell("textDocument/didClose", json!({ "textDocument": { "uri": house } }));
    client.findings(&badge, |found| found.is_empty());
    std::fs::remove_file(folder.path("house.abnf")).expect("removed");
    client.tell("workspace/didChangeWatchedFiles", json!({ "changes": [{ "uri": house, "type": 3 }] }));
    client.findings(&badge, |found| codes_of(found).contains(&"unknown-import"));
    // The open file itself may be deleted too.
    std::fs::remove_file(folder.path("badge.abnf")).expect("removed");
    let hover = client.ask("textDocument/hover", at(&badge, BADGE, "badge = "));
    assert!(hover["contents"]["value"].as_str().is_some_and(|text| text.contains("badge = ")));
    client.end();
}

#[test]
fn a_late_hover_is_answered_without_strings_first() {
    let folder = Workspace::new();
    let house = folder.uri("house.abnf");
    let mut client = Client::start(json!({}), json!({ "hoverMilliseconds": 0 }));
    client.open(&house, HOUSE);
    let hover = |client: &mut Client| {
        let hover = client.ask("textDocument/hover", at(&house, HOUSE, "house"));
        hover["contents"]["value"].as_str().expect("a text").to_string()
    };
    let definition = "```abnf\nhouse = 1*letter\n```\n\n`house`\n\n";
    let first = hover(&mut client);
    assert_eq!(first, format!("{definition}The automaton is being compiled. Hover again for its strings.\n"));
    let mut complete = hover(&mut client);
    while complete == first {
        complete = hover(&mut client);
    }
    assert!(complete.starts_with(&format!("{definition}automaton with ")), "{complete}");
    // An edit makes them outdated.
    client.change(&house, 2, json!([{ "text": HOUSE.replace("1*letter", "2*letter") }]));
    assert!(hover(&mut client).contains("being compiled"));
    client.end();
}

#[test]
fn imports_of_imports_are_watched() {
    let folder = Workspace::new();
    folder.write("house.abnf", ";! import street\nhouse = street\n");
    let (badge, street) = (folder.uri("badge.abnf"), folder.uri("street.abnf"));
    let watches = json!({ "workspace": { "didChangeWatchedFiles": { "dynamicRegistration": true } } });
    let mut client = Client::start(watches, json!({}));
    let is_request = |message: &Message| matches!(message, Message::Request(_));
    let Message::Request(request) = client.next(is_request) else { panic!("a request") };
    assert_eq!(request.method, "client/registerCapability");
    let registered = &request.params["registrations"][0];
    assert_eq!(registered["method"], "workspace/didChangeWatchedFiles");
    assert_eq!(registered["registerOptions"]["watchers"], json!([{ "globPattern": "**/*.abnf" }]));
    client.connection.sender.send(Response::new_ok(request.id, ()).into()).expect("the server runs");

    client.open(&badge, BADGE);
    client.findings(&badge, |found| codes_of(found).contains(&"unknown-import"));
    folder.write("street.abnf", "street = %x41\n");
    client.tell("workspace/didChangeWatchedFiles", json!({ "changes": [{ "uri": street, "type": 1 }] }));
    client.findings(&badge, |found| found.is_empty());
    client.open(&street, "road = %x41\n");
    client.findings(&badge, |found| codes_of(found).contains(&"undefined-rule"));
    client.end();
}

#[test]
fn extended_rules_are_renamed_with_the_imported_ones() {
    let folder = Workspace::new();
    let text = ";! import house rfc3986\nhouse =/ %x31\nhost =/ house\n";
    folder.write("more.abnf", text);
    let (more, house) = (folder.uri("more.abnf"), folder.uri("house.abnf"));
    let mut client = Client::start(json!({}), json!({}));
    client.open(&more, text);
    client.open(&house, HOUSE);
    let rename = |uri: &str, text: &str, word: &str| {
        let mut params = at(uri, text, word);
        params["newName"] = json!("home");
        params
    };
    let edit = client.ask("textDocument/rename", rename(&more, text, "house =/"));
    let counts = |uri: &str| edit["changes"][uri].as_array().map(Vec::len);
    assert_eq!((counts(&more), counts(&house)), (Some(2), Some(1)));
    assert_eq!(
        edit["changes"].as_object().map(|files| files.len()),
        Some(3),
        "and the file that is not open"
    );
    assert_eq!(client.ask("textDocument/rename", rename(&house, HOUSE, "house")), edit);
    let (_, message) = client.fails("textDocument/rename", rename(&more, text, "host"));
    assert!(message.contains("built-in document `rfc3986`"), "{message}");
    client.end();
}

#[test]
fn a_rename_in_a_folder_of_many_files_is_complete_or_rejected() {
    let folder = Workspace::new();
    for number in 0..499 {
        folder.write(&format!("r{number}.abnf"), "r = house\n");
    }
    let badge = folder.uri("badge.abnf");
    let mut client = Client::start(json!({}), json!({}));
    client.open(&badge, BADGE);
    let mut params = at(&badge, BADGE, "House [");
    params["newName"] = json!("home");
    // The folder has 500 files in addition to the document.
    let edit = client.ask("textDocument/rename", params.clone());
    assert_eq!(edit["changes"].as_object().map(|files| files.len()), Some(2), "{edit}");
    folder.write("one-more.abnf", "");
    let (code, message) = client.fails("textDocument/rename", params);
    assert!(code == -32803 && message.contains("more than 500 ABNF files"), "{message}");
    client.end();
}
