//! Values masked by `;! redact` are in no human-readable output, for valid and invalid texts.

mod program;
mod temporary;

use program::virgule;
use std::process::Command;
use temporary::File;

/// A grammar with a secret field, a secret rule that is not a field, and a password after a colon.
const VAULT: &str = r#"; Source: invented
;! scheme vault
;! fields user host key
;! redact user after-colon
;! redact key token
;! example vault://anna:owl@h?key=fox&token=elk
vault = "vault://" user "@" host "?key=" key [ "&token=" token ]
user  = *( ALPHA / ":" )
host  = 1*ALPHA
key   = 1*ALPHA
token = *ALPHA
"#;

/// The grammar in a temporary file.
fn grammar() -> File {
    File::new("vault.abnf", VAULT)
}

/// Standard output and standard error of a call.
fn output(arguments: &[&str]) -> String {
    let output = Command::new(virgule()).args(arguments).output().expect("it starts");
    String::from_utf8([output.stdout, output.stderr].concat()).expect("text")
}

#[test]
fn drawings_hide_each_secret() {
    let grammar = grammar();
    let path = grammar.path();
    let output = output(&["parse", "--grammar", path, "vault://anna:owl@h?key=fox&token=elk"]);
    assert!(output.contains("vault://anna:***@h?key=***&token=***\n"), "{output}");
    assert!(!["owl", "fox", "elk"].iter().any(|secret| output.contains(secret)), "{output}");
}

#[test]
fn masks_invalid_texts_after_the_scheme() {
    let grammar = grammar();
    let path = grammar.path();
    for text in
        ["vault://anna:owl@h?key=fo#x", "vault://anna:owl@h?key=fox&token=el k", "vault:key=fox", "fox"]
    {
        for command in ["parse", "check"] {
            let input = File::new("texts", format!("{text}\n"));
            let last = if command == "parse" { text } else { input.path() };
            let output = output(&[command, "--grammar", path, last]);
            assert!(output.contains("expected"), "{output}");
            assert!(
                !["owl", "fo", "el"].iter().any(|secret| output.contains(&format!("={secret}"))),
                "{output}"
            );
            assert!(!output.contains("owl@"), "{output}");
        }
    }
}

#[test]
fn a_secret_that_may_occur_twice_is_refused() {
    let grammar = grammar();
    let path = grammar.path();
    let twice = VAULT.replace("[ \"&token=\" token ]", "*( \"&token=\" token )");
    std::fs::write(path, twice).expect("a temporary file");
    let output = output(&["grammar", "check", path]);
    assert!(
        output.contains("error[redact]: the redacted `token` may occur more than once, in `vault`"),
        "{output}"
    );
    assert!(output.contains("redact the rule that holds all of them"), "{output}");
}
