//! What the macro refuses, by message. Where each mistake is: `crates/virgule-derive/tests/`.

use crate::patterns::derive;
use quote::quote;

/// The messages of the errors, in order.
fn refusals(item: &str) -> Vec<String> {
    let code = derive(item.parse().expect("tokens")).to_string();
    let messages = code.split("compile_error ! {").skip(1);
    messages
        .filter_map(|rest| Some(rest.split_once('"')?.1.rsplit_once("\" }")?.0.replace("\\\"", "\"")))
        .collect()
}

#[test]
fn what_is_no_enum_of_patterns_is_refused() {
    for (item, message) in [
        ("struct S { a: u8 }", "is derived for enums"),
        ("enum E {}", "no variant"),
        (r#"enum E<T> { #[uri(route = "/")] A { t: T } }"#, "one lifetime at most"),
        (r#"enum E { #[uri(route = "/{a}")] A(String) }"#, "fields need names"),
        (r#"enum E { #[uri(route = "/", template = "/")] A }"#, "given twice"),
    ] {
        assert!(refusals(item).join("; ").contains(message), "{item}");
    }
}

#[test]
fn each_mistake_is_an_error() {
    let messages = refusals(
        r#"enum E {
            A,
            #[uri(path = "/a")] B,
            #[uri(route = "/a/{x}")] C { #[uri(rule = "x")] x: u8 },
        }"#,
    );
    assert_eq!(messages.len(), 3, "{messages:?}");
    let messages = refusals(
        r#"enum E {
            #[uri(route = "/a/{x}/{y}")] A { x: u8, #[uri(variable = "x")] z: u8, w: u8 },
            #[uri(route = "/{")] B,
            #[uri(route = "/{n}")] C { #[uri(kind = "6DIGTI")] n: u32 },
        }"#,
    );
    assert_eq!(messages.len(), 5, "{messages:?}");
}

#[test]
fn a_set_is_one_automaton_and_its_fields() {
    let code = derive(quote! {
        enum Route<'t> {
            #[uri(route = "/users/{id}")]
            User { id: u64 },
            #[uri(route = "/files/{+path}")]
            File { path: &'t str },
        }
    });
    let code = code.to_string();
    assert!(
        code.contains("impl < 't > :: virgule :: patterns :: UriPatterns < 't > for Route < 't >"),
        "{code}"
    );
    assert!(!code.contains("compile_error"));
}
