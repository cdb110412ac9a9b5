//! Tests of the macros over token streams: generated code, errors, and absence of panics.

use crate::{derive_scheme, derive_template, expand_item};
use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use quote::quote;

fn code(item: TokenStream) -> String {
    expand_item(item, derive_scheme).to_string()
}

/// Returns the code for an item.
fn code_of(item: &str) -> String {
    code(item.parse().expect("tokens"))
}

fn is_error(code: &str) -> bool {
    code.contains("compile_error")
}

fn sample() -> TokenStream {
    quote! {
        #[uri(abnf = "s = \"x:\" a [ \"-\" b ] *( \",\" c )\na = 1*ALPHA\nb = *ALPHA\nc = DIGIT\n", rule = "s")]
        struct Sample<'a> {
            #[uri(validate = "check")]
            a: &'a str,
            #[uri(rule = "b", decode)]
            b: Option<Cow<'a, str>>,
            #[uri(each = "c")]
            c: Occurrences<'a, u8>,
        }
    }
}

#[test]
fn good_types_have_code() {
    let made = code(sample());
    assert!(!is_error(&made), "{made}");
    assert!(syn::parse_str::<syn::File>(&made).is_ok());
}

#[test]
fn reuses_tables_of_built_in_types() {
    let made = code_of(
        r#"#[uri(grammar = "rfc3986", rule = "URI", parse_only)]
        struct U<'a> { scheme: &'a str, host: Option<&'a str>, query: Option<&'a str> }"#,
    );
    assert!(made.contains(":: virgule :: __generated :: rfc3986 :: Uri as __Text"), "{made}");
    assert!(!made.contains("__TABLE"));
    let made = code_of(
        r#"#[uri(grammar = "rfc3986", rule = "URI", parse_only)] struct U<'a> { h16: Option<&'a str> }"#,
    );
    assert!(is_error(&made), "it repeats");
    let made = code_of(r#"#[uri(grammar = "rfc3986", rule = "host")] struct U<'a> { host: &'a str }"#);
    assert!(made.contains("__TABLE"));
}

/// A misspelling, an abbreviation, and a word that has the key as a prefix.
#[test]
fn a_misspelt_attribute_of_a_field_has_a_suggestion() {
    let made = |key: &str| {
        code_of(&format!(
            r#"#[uri(grammar = "rfc3986", rule = "host")] struct S<'a> {{ #[uri({key} = "host")] host: &'a str }}"#
        ))
    };
    for (written, meant) in [
        ("eech", "each"),
        ("decod", "decode"),
        ("decoded", "decode"),
        ("valid", "validate"),
        ("validated_by", "validate"),
        ("rules", "rule"),
        ("Each", "each"),
    ] {
        let message = format!("a field has no key `{written}`: did you mean `{meant}`?");
        assert!(made(written).contains(&message), "{}", made(written));
    }
    assert!(made("va").contains("the keys are rule, each, decode, validate"), "{}", made("va"));
}

/// Messages for names of rules that do not exist, each with the likely correction.
#[test]
fn an_unknown_rule_has_a_correction() {
    let of_rfc3986 =
        "`S` has no rule `authority`; if the rule of RFC 3986 is meant, add the line `;! import rfc3986`";
    for (item, message) in [
        (r#"#[uri(abnf = "s = 1*ALPHA\n")] struct S<'a> { authority: &'a str }"#, of_rfc3986),
        (
            r#"#[uri(abnf = "s = 1*ALPHA\n")] struct S<'a> { #[uri(rule = "authority")] a: &'a str }"#,
            of_rfc3986,
        ),
        (
            r#"#[uri(abnf = ";! kind k\n;! fields port=s/num|hex\ns = num / hex\nnum = 1*DIGIT\nhex = \"x\"\n")]
            struct S<'a> { port: &'a str }"#,
            r#"write `#[uri(rule = \"s/num|hex\")]`"#,
        ),
        (
            r#"#[uri(abnf = "kind = \"a\" / \"b-c\" / number\nnumber = 1*DIGIT\n")]
            enum K { A, #[uri(text = "b-c")] B, Number(u32) }"#,
            r#"`K` has no rule `A`; to bind an alternative that is a literal, write `#[uri(text = \"a\")]`"#,
        ),
        (
            r#"#[uri(abnf = "kind = \"a\" / \"b-c\" / number\nnumber = 1*DIGIT\n")]
            enum K { #[uri(text = "a")] A, BC, Number(u32) }"#,
            r#"write `#[uri(text = \"b-c\")]`"#,
        ),
        (
            r#"#[uri(abnf = "kind = \"a\" / number\nnumber = 1*DIGIT\n")] enum K { Plus, Number(u32) }"#,
            r#"`K` has no rule `Plus`; to bind an alternative that is a literal, write `#[uri(text = \"…\")]`"#,
        ),
        (
            r#"#[uri(grammar = "rfc6920")] struct S<'a> { IPvFuture2: &'a str }"#,
            "`rfc6920` has no rule `IPvFuture2`",
        ),
    ] {
        let made = code_of(item);
        assert!(made.contains(message), "{message}: {made}");
    }
}

/// Paths to grammars are relative to the manifest of this crate.
#[test]
fn files_are_included() {
    let made = code(quote! {
        #[uri(grammar = "../../grammars/rfc6920.abnf")]
        struct Ni<'a> { alg: &'a str, val: &'a str }
    });
    let included: Vec<&str> = made.split("include_bytes").skip(1).collect();
    assert_eq!(included.len(), 2, "the file, and the one that it imports");
    assert!(included[0].contains("rfc6920.abnf") && included[1].contains("rfc3986.abnf"));
}

/// Examples of sections with another start rule do not affect the type.
#[test]
fn examples_of_the_rule_must_match() {
    let of = |rule: &str, examples: &str| {
        let abnf = format!(
            ";! kind k\n;! start s\n{examples}\n;! kind l\n;! start t\n;! example t1\n\
             s = \"x:\" a\na = 1*ALPHA\nt = \"t\" a\n"
        );
        code_of(&format!("#[uri(abnf = {abnf:?}, rule = {rule:?})] struct S<'a> {{ a: &'a str }}"))
    };
    assert!(!is_error(&of("s", ";! example x:a x:b\n;! example x:c")));
    for examples in [";! example x:a x:1", ";! example x:"] {
        let made = of("s", examples);
        assert!(
            made.contains("the example does not match `s`") && made.matches("compile_error").count() == 1,
            "{made}"
        );
    }
    assert!(of("t", "").contains("the example does not match `t`"));
    assert!(!is_error(&of("a", ";! example x:1")), "no section starts there");
}

#[test]
fn expands_to_a_usable_type_after_errors() {
    let made = code_of(r#"#[uri(grammar = "rfc0")] struct A { a: String }"#);
    assert_eq!(made.matches("compile_error").count(), 1, "{made}");
    for part in ["fn parse", "FromStr", "Display", "struct ABuilder", "fn a"] {
        assert!(made.contains(part), "{part} in {made}");
    }
}

/// Compares the messages of the macro with those in `crates/virgule-derive/tests/ui/`. The tests there check the spans
/// and the messages of rustc.
#[test]
fn every_mistake_has_its_errors() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ui");
    let folders = [Some(folder.clone()), cfg!(feature = "patterns").then(|| folder.join("patterns"))];
    let entries = folders.iter().flatten().map(|folder| folder.read_dir().expect("the mistakes"));
    let mut compared = 0;
    for entry in entries.flatten() {
        let path = entry.expect("a file").path();
        if path.extension().is_none_or(|extension| extension != "rs") {
            continue;
        }
        let source = std::fs::read_to_string(&path).expect("a source file");
        let stderr = std::fs::read_to_string(path.with_extension("stderr")).expect("its errors");
        let expected = messages_shown(&stderr);
        let file: syn::File = syn::parse_str(&source).expect("a source file");
        let errors: Vec<String> =
            file.items.into_iter().filter_map(derived).flat_map(messages_made).collect();
        assert_eq!(errors, expected, "{}", path.display());
        compared += errors.len();
    }
    assert!(compared > 30, "{compared}");
}

/// Returns the expansion of each derive in a file.
fn derived(item: syn::Item) -> Option<TokenStream> {
    let attributes = match &item {
        syn::Item::Struct(item) => &item.attrs,
        syn::Item::Enum(item) => &item.attrs,
        syn::Item::Union(item) => &item.attrs,
        _ => return None,
    };
    let list = attributes.iter().find(|attribute| attribute.path().is_ident("derive"))?.meta.require_list();
    let asked = list.ok()?.tokens.to_string();
    if asked.contains("UriScheme") {
        return Some(expand_item(quote!(#item), derive_scheme));
    }
    #[cfg(feature = "patterns")]
    if asked.contains("UriPatterns") {
        return Some(expand_item(quote!(#item), crate::patterns::derive));
    }
    asked.contains("UriTemplate").then(|| expand_item(quote!(#item), derive_template))
}

/// Returns the macro's messages in the output of rustc, which indents all lines but the first and appends the span.
fn messages_shown(stderr: &str) -> Vec<String> {
    let mut lines = stderr.lines();
    let mut found = Vec::new();
    while let Some(line) = lines.next() {
        let Some(first) = line.strip_prefix("error: ") else { continue };
        let more = lines.by_ref().take_while(|line| !line.trim_start().starts_with("--> tests/ui/"));
        let more = more.map(|line| line.strip_prefix("       ").unwrap_or(line));
        found.push(std::iter::once(first).chain(more).collect::<Vec<_>>().join("\n").trim_end().to_string());
    }
    found
}

/// Returns the message of each `compile_error!`.
fn messages_made(code: TokenStream) -> Vec<String> {
    let (mut found, mut named) = (Vec::new(), false);
    for token in code {
        match token {
            TokenTree::Ident(name) => named = name == "compile_error",
            TokenTree::Group(group) if named => {
                let message: syn::LitStr = syn::parse2(group.stream()).expect("a message");
                let message = message.value();
                let lines: Vec<&str> = message.lines().map(str::trim_end).collect();
                found.push(lines.join("\n").trim_end().to_string());
                named = false;
            }
            TokenTree::Group(group) => found.extend(messages_made(group.stream())),
            _ => {}
        }
    }
    found
}

/// Dropping, doubling or swapping any token results in code or errors, not in a panic.
#[test]
fn no_change_of_a_token_makes_it_panic() {
    let tokens = sample();
    for at in 0..count(&tokens) {
        for change in
            [Change::Remove, Change::Double, Change::Replace(quote!(0)), Change::Replace(quote!("="))]
        {
            let changed = changed(&tokens, &mut at.clone(), &change);
            let made = code(changed);
            assert!(syn::parse_str::<syn::File>(&made).is_ok(), "{made}");
        }
    }
}

enum Change {
    Remove,
    Double,
    Replace(TokenStream),
}

fn count(tokens: &TokenStream) -> usize {
    let inner = |token: TokenTree| match token {
        TokenTree::Group(group) => 1 + count(&group.stream()),
        _ => 1,
    };
    tokens.clone().into_iter().map(inner).sum()
}

/// Returns the tokens with a mutation at token `at`.
fn changed(tokens: &TokenStream, at: &mut usize, change: &Change) -> TokenStream {
    let mut out = TokenStream::new();
    for token in tokens.clone() {
        let here = *at == 0;
        *at = at.wrapping_sub(1);
        match (here, change, token) {
            (true, Change::Remove, _) => {}
            (true, Change::Replace(other), _) => out.extend(other.clone()),
            (true, Change::Double, token) => out.extend([token.clone(), token]),
            (false, _, TokenTree::Group(group)) => {
                let inner = changed(&group.stream(), at, change);
                let delimiter: Delimiter = group.delimiter();
                out.extend([TokenTree::from(Group::new(delimiter, inner))]);
            }
            (false, _, token) => out.extend([token]),
        }
    }
    out
}

#[test]
fn no_text_of_a_grammar_makes_it_panic() {
    let texts = [
        "",
        " ",
        "s",
        "s =",
        "s = a",
        "s = s",
        "s = \"(\" [ s ] \")\"\n",
        "s = 1000000000\"a\"\n",
        "s = *\"\"\n",
        ";! import nothing\ns = ALPHA\n",
        ";! start t\n",
        ";! kind a\n;! start t\nt = ALPHA\n",
        "s = <prose>\n",
        "s = %xD800\n",
        "s = *( *( *ALPHA ) )\n",
        "s = a *( \",\" a )\na = *a\n",
        "\u{0}",
        "s = a / a\na = \"é\"\n",
    ];
    for text in texts {
        for item in [
            "struct S<'a> { s: &'a str }",
            "struct S<'a> { #[uri(each = \"a\")] s: Occurrences<'a> }",
            "enum S<'a> { A(&'a str), #[uri(rule = \"s\")] B }",
            "enum S<'a> { #[uri(text = \"\")] A, #[uri(other)] B(&'a str) }",
            "struct S {}",
        ] {
            let made = code_of(&format!("#[uri(abnf = {text:?})] {item}"));
            assert!(syn::parse_str::<syn::File>(&made).is_ok(), "{text}: {made}");
        }
    }
}

#[test]
fn templates_and_structs_agree() {
    let made = |item: &str| expand_item(item.parse().expect("tokens"), derive_template).to_string();
    let good = made(
        r#"#[uri(template = "/users/{id}{?page,r#type*}")]
        struct Users { id: u32, page: Option<u32>, #[uri(variable = "r#type")] kinds: Vec<String> }"#,
    );
    assert!(!is_error(&good) && good.contains("FromVariables"), "{good}");
    assert!(syn::parse_str::<syn::File>(&good).is_ok());
    let borrowed = made(r#"#[uri(template = "/{id}")] struct User<'a> { id: &'a str }"#);
    assert!(!is_error(&borrowed) && !borrowed.contains("FromVariables for"), "{borrowed}");
    for (item, message) in [
        (r#"#[uri(template = "/{a}", template = "/{a}")] struct A { a: u8 }"#, "given twice"),
        (r#"#[uri(rule = "/{a}")] struct A { a: u8 }"#, "the only key here is"),
        (r#"#[uri(template = "/{a}")] struct A(u8);"#, "structs with named fields"),
        (r#"#[uri(template = "/{a}")] enum A { B }"#, "structs with named fields"),
        (r#"#[uri(template = "/{a}")] fn a() {}"#, "expected one of"),
    ] {
        let made = made(item);
        assert!(is_error(&made) && made.contains(message), "{message}: {made}");
    }
}

#[cfg(feature = "patterns")]
#[test]
fn an_enum_of_patterns_is_a_set() {
    let made = |item: &str| expand_item(item.parse().expect("tokens"), crate::patterns::derive).to_string();
    let good = made(
        r#"enum Route<'t> {
            #[uri(route = "/users/{id}")] User { id: u64 },
            #[uri(route = "/files/{+path}")] File { path: &'t str },
        }"#,
    );
    assert!(!is_error(&good), "{good}");
    let implemented = "impl < 't > :: virgule :: patterns :: UriPatterns < 't > for Route < 't >";
    assert!(good.contains(implemented), "{good}");
    for (item, message) in [
        ("struct S { a: u8 }", "derived for enums"),
        ("enum E {}", "no variant"),
        (r#"enum E<T> { #[uri(route = "/")] A { t: T } }"#, "only one lifetime"),
        (r#"enum E { #[uri(route = "/", template = "/")] A }"#, "given twice"),
    ] {
        let made = made(item);
        assert!(is_error(&made) && made.contains(message), "{message}: {made}");
    }
}
