//! The language server and the protocol: cancelled, invalid and unordered messages, broken and large files.

use super::*;

#[test]
fn requests_that_wait_for_a_check_can_be_cancelled() {
    let folder = Workspace::new();
    let (slow, uri) = (folder.uri("slow.abnf"), folder.uri("a.abnf"));
    let mut client = Client::start(json!({}), json!({}));
    // The checks of the second document wait for that of the first one.
    let rules = (0..200).map(|rule| format!("r{rule} = 1*{}( ALPHA / DIGIT / %x20-7E \"x\" )\n", 900 + rule));
    client.open(&slow, &rules.collect::<String>());
    client.ask("textDocument/documentSymbol", json!({ "textDocument": { "uri": slow } }));
    client.open(&uri, "a = *\"a\" *\"a\"\n");
    let params = json!({ "textDocument": { "uri": uri }, "range": everything() });
    let code = |response: Response| response.error.map(|error| error.code);
    let id = client.send("textDocument/inlayHint", params.clone());
    client.tell("$/cancelRequest", json!({ "id": id }));
    assert_eq!(code(client.answer(&id)), Some(-32800));
    let id = client.send("textDocument/inlayHint", params.clone());
    client.change(&uri, 2, json!([{ "text": "a = *\"b\" *\"b\"\n" }]));
    assert_eq!(code(client.answer(&id)), Some(-32801));
    let id = client.send("textDocument/inlayHint", params);
    client.tell("textDocument/didClose", json!({ "textDocument": { "uri": uri } }));
    assert_eq!(code(client.answer(&id)), Some(-32801));
    client.end();
}

#[test]
fn messages_that_are_not_json_rpc_are_answered() {
    let exit = r#"{"jsonrpc":"2.0","method":"exit"}"#;
    let messages = ["{", r#"{"jsonrpc":"2.0","id":7}"#, exit];
    let input: String =
        messages.iter().map(|text| format!("Content-Length: {}\r\n\r\n{text}", text.len())).collect();
    let (answers, errors, status) = crate::program::run(&["lsp"], &input);
    let codes =
        |text: &str| text.matches("\"code\":-32700").count() + text.matches("\"code\":-32600").count();
    assert!(
        codes(&answers) == 2 && answers.contains("\"id\":null") && answers.contains("\"id\":7"),
        "{answers}"
    );
    assert!(errors.contains("JSON-RPC") && status == 1, "{errors}");
}

#[test]
fn broken_and_large_files_are_answered() {
    let folder = Workspace::new();
    let uri = folder.uri("broken.abnf");
    let mut client = Client::start(json!({}), json!({}));
    let text: String =
        (0..300).map(|line| format!("r{line} = ( \"é\u{1F600} | ;! [\u{1}\n;! fields ={line}/|\n")).collect();
    client.open(&uri, &text);
    let found = client.findings(&uri, |found| !found.is_empty());
    assert!(found.len() >= 300, "{}", found.len());
    let many = folder.uri("many.abnf");
    client.open(&many, &(0..1100).map(|rule| format!("r{rule} = x{rule}\n")).collect::<String>());
    let found = client.findings(&many, |found| !found.is_empty());
    let last = found[1000]["message"].as_str().expect("text");
    assert!(found.len() == 1001 && last == "100 more; `virgule grammar check` lists all", "{last}");
    let document =
        json!({ "textDocument": { "uri": uri }, "options": { "tabSize": 4, "insertSpaces": true } });
    for method in
        ["textDocument/documentSymbol", "textDocument/semanticTokens/full", "textDocument/formatting"]
    {
        client.ask(method, document.clone());
    }
    let lines: Vec<&str> = text.lines().collect();
    for (line, text) in lines.iter().enumerate().take(40) {
        for character in 0..text.encode_utf16().count() + 2 {
            let params = json!({ "textDocument": { "uri": uri }, "position": { "line": line, "character": character } });
            for method in ["textDocument/hover", "textDocument/definition", "textDocument/completion"] {
                client.ask(method, params.clone());
            }
        }
    }
    // More than the maximum length of a grammar: one finding.
    let uri = folder.uri("large.abnf");
    client.open(&uri, &"a = \"é\"\n".repeat(1_200_000));
    assert_eq!(codes_of(&client.findings(&uri, |found| !found.is_empty())), ["source-too-long"]);
    client.change(&uri, 2, json!([{ "range": everything(), "text": "a = b\n" }]));
    assert_eq!(
        codes_of(&client.findings(&uri, |found| !codes_of(found).contains(&"source-too-long"))),
        ["undefined-rule"]
    );
    client.end();
}

#[test]
fn hostile_positions_and_edits_are_answered() {
    let folder = Workspace::new();
    let uri = folder.uri("a.abnf");
    let mut client = Client::start(json!({}), json!({}));
    client.open(&uri, "a = b ; \u{1F600}\n");
    for (line, character) in [(0, 9), (0, u32::MAX), (u32::MAX, 0), (u32::MAX, u32::MAX), (1, 1)] {
        let place = json!({ "line": line, "character": character });
        let params = json!({
            "textDocument": { "uri": uri }, "position": place, "newName": "x", "context": { "includeDeclaration": true },
        });
        for method in ["hover", "definition", "references"] {
            client.ask(&format!("textDocument/{method}"), params.clone());
        }
        let at = json!({ "textDocument": { "uri": uri }, "position": place });
        client.ask("textDocument/completion", at);
        let range = json!({ "start": place, "end": { "line": 0, "character": 0 } });
        let params =
            json!({ "textDocument": { "uri": uri }, "range": range, "context": { "diagnostics": [] } });
        client.ask("textDocument/codeAction", params.clone());
        client.ask("textDocument/inlayHint", params);
    }
    for params in [json!({}), json!([]), Value::Null, json!({ "textDocument": { "uri": 1 }, "position": 1 })]
    {
        assert_eq!(client.fails("textDocument/hover", params).0, -32602);
    }
    let place = json!({ "line": 0, "character": 0 });
    let closed = json!({ "textDocument": { "uri": folder.uri("closed.abnf") }, "position": place });
    assert_eq!(client.fails("textDocument/hover", closed).0, -32602);

    // Within a surrogate pair, beyond the end, and with the end before the start.
    let range = |start: (u32, u32), end: (u32, u32)| json!({ "start": { "line": start.0, "character": start.1 }, "end": { "line": end.0, "character": end.1 } });
    client.change(&uri, 2, json!([{ "range": range((0, 9), (0, 9)), "text": "x" }]));
    client.change(&uri, 3, json!([{ "range": range((9, 9), (9, 9)), "text": "b = \"b\"\n" }]));
    client.change(&uri, 4, json!([{ "range": range((0, 1), (0, 0)), "text": "A" }]));
    // An older version is ignored, and nothing is lost.
    client.change(&uri, 2, json!([{ "text": "" }]));
    let warning = client.notified("window/logMessage");
    assert!(warning["message"].as_str().is_some_and(|text| text.contains("ignored version 2")), "{warning}");
    let params = json!({ "textDocument": { "uri": uri }, "position": { "line": 0, "character": 0 } });
    let hover = client.ask("textDocument/hover", params);
    assert!(hover["contents"]["value"].as_str().is_some_and(|text| text.contains("A = b\n")), "{hover}");
    let tokens = client.ask("textDocument/semanticTokens/full", json!({ "textDocument": { "uri": uri } }));
    // `A`, `=`, `b`, and the comment `; x😀` with five code units.
    assert_eq!(
        tokens["data"].as_array().expect("numbers")[15..20],
        [0, 2, 5, 0, 0].map(|number| json!(number))
    );
    // Notifications that cannot be read, or about files that are not open.
    client.tell("textDocument/didChange", json!({ "textDocument": 1 }));
    client.change(&folder.uri("closed.abnf"), 1, json!([{ "text": "" }]));
    client.tell("textDocument/didClose", json!({ "textDocument": { "uri": folder.uri("closed.abnf") } }));
    client.tell("$/cancelRequest", json!({ "id": 99 }));
    client.open("untitled:Untitled-1", "a = b\n");
    client.findings("untitled:Untitled-1", |found| codes_of(found) == ["undefined-rule"]);
    client.end();
}

#[test]
fn a_session_has_an_order() {
    let mut client = Client::new();
    assert_eq!(client.fails("textDocument/hover", json!({})).0, -32002, "before `initialize`");
    client.open("file:///a.abnf", "a = b\n");
    assert_eq!(client.fails("initialize", json!([])).0, -32602);
    let encodings = json!({ "general": { "positionEncodings": ["utf-16", "utf-8"] } });
    let result = client.ask("initialize", json!({ "capabilities": encodings }));
    assert_eq!(result["capabilities"]["positionEncoding"], "utf-8");
    assert_eq!(client.fails("initialize", json!({ "capabilities": {} })).0, -32600);
    assert_eq!(client.fails("no/such/method", json!({})).0, -32601);
    client.tell("no/such/notification", json!({}));
    client.open("untitled:a", "; é\n;! é\n");
    let found = client.findings("untitled:a", |found| codes_of(found).contains(&"unknown-directive"));
    let unknown = found.iter().find(|finding| finding["code"] == "unknown-directive").expect("found");
    assert_eq!(unknown["range"]["end"], json!({ "line": 1, "character": 5 }), "bytes");
    assert_eq!(client.ask("shutdown", Value::Null), Value::Null);
    assert_eq!(client.fails("textDocument/hover", json!({})).0, -32600, "after `shutdown`");
    client.tell("exit", Value::Null);
    assert_eq!(client.server.join().expect("no panic"), SessionEnd::Exit);

    let client = Client::new();
    client.tell("exit", Value::Null);
    assert_eq!(client.server.join().expect("no panic"), SessionEnd::ExitWithoutShutdown);
    let Client { connection, server, .. } = Client::new();
    drop(connection);
    assert_eq!(server.join().expect("no panic"), SessionEnd::Closed);
}

#[test]
fn the_abnf_of_an_rfc_is_checked() {
    let folder = Workspace::new();
    let (uri, text) = (
        folder.uri("rfc.txt"),
        "1.  Syntax\n\n   The syntax é is:\n\n      badge = \"b\" houses\n      house = 1*ALPHA\n\n   Text.\n",
    );
    let mut client = Client::start(json!({}), json!({}));
    let open = |client: &Client, uri: &str, language: &str, text: &str| {
        let item = json!({ "uri": uri, "languageId": language, "version": 1, "text": text });
        client.tell("textDocument/didOpen", json!({ "textDocument": item }));
    };
    open(&client, &uri, "plaintext", text);
    let found = client.findings(&uri, |found| !found.is_empty());
    assert_eq!(
        (codes_of(&found), &found[0]["range"]["start"]),
        (vec!["undefined-rule"], &position(text, "houses"))
    );
    let mut params = at(&uri, text, "house =");
    params["newName"] = json!("x");
    assert!(client.fails("textDocument/rename", params).1.contains("only in an ABNF file"));
    let (notes, text) = (folder.uri("notes.md"), "# É\n\n```abnf\nbadge = \"b\" houses\n```\n\nText.\n");
    open(&client, &notes, "markdown", text);
    let found = client.findings(&notes, |found| !found.is_empty());
    assert_eq!(
        (codes_of(&found), &found[0]["range"]["start"]),
        (vec!["undefined-rule"], &position(text, "houses"))
    );
    let edit = json!([{ "text": text.replace("houses", "%x41") }]);
    client.change(&notes, 2, edit);
    client.findings(&notes, |found| found.is_empty());
    let broken = text.replace("houses", "(");
    client.change(&notes, 3, json!([{ "text": broken }]));
    let found = client.findings(&notes, |found| !found.is_empty());
    assert_eq!((codes_of(&found), &found[0]["range"]["start"]["line"]), (vec!["syntax"], &json!(3)));
    let xml = folder.uri("rfc.xml");
    open(&client, &xml, "xml", "<rfc><sourcecode type=\"abnf\">\na = b\n</sourcecode></rfc>\n");
    client.findings(&xml, |found| found.is_empty());
    client.end();
}
