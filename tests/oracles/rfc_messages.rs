//! Rules of RFCs that have no automaton, by the general matcher: RFC 5322 `fields` and `message`, RFC 9116 `signed` and
//! `unsigned`, RFC 7230 `Via`. Right and wrong texts, and `abnf-oracle` on mutations of them.

use abnf_oracle::{Grammar, MatchOptions, Recognizer};
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::lower::TextLoader;
use virgule_compiler::abnf::{self, Checked};
use virgule_compiler::grammars::GRAMMARS;
use virgule_dynamic::Library;
use virgule_dynamic::chart::{Outcome, Program};
use virgule_tests::external_oracle::{DEPTH, STEPS};
use virgule_tests::random::Random;
use virgule_tests::{effort, inputs};

const MAIL: &str = include_str!("../grammars/general/rfc5322.abnf");
const SECURITY: &str = include_str!("../grammars/general/rfc9116.abnf");
const VIA: &str = include_str!("../grammars/general/rfc7230.abnf");

fn checked(text: &str) -> Checked {
    let mut diagnostics = Diagnostics::new();
    let loader = TextLoader(&[GRAMMARS, &[("rfc5322", MAIL)]]);
    let checked = abnf::analyze(&Source::new("document.abnf", text), &loader, &mut diagnostics);
    checked.unwrap_or_else(|| panic!("{}", diagnostics.render(false)))
}

fn program(checked: &Checked, rule: &str) -> Program {
    Program::new(checked, checked.grammar.find(rule).expect("a rule"), &[]).expect("within the limits")
}

/// The offset of the error and its rule; `None` if the text matches.
fn error(checked: &Checked, program: &Program, text: &str) -> Option<(usize, String)> {
    match program.parse(text).expect("within the limits") {
        Outcome::Match(_) => None,
        Outcome::Mismatch(error) => {
            let rule = error.rule.map(|rule| checked.grammar.rule(rule).name.clone());
            Some((error.offset, rule.unwrap_or_default()))
        }
    }
}

/// RFC 5322, appendix A.1.1 and A.5.
const FIELDS: &[&str] = &[
    "From: John Doe <jdoe@machine.example>\r\nTo: Mary Smith <mary@example.net>\r\nSubject: Saying Hello\r\n\
     Date: Fri, 21 Nov 1997 09:55:06 -0600\r\nMessage-ID: <1234@local.machine.example>\r\n",
    "From: Pete(A nice \\) chap) <pete(his account)@silly.test(his host)>\r\n\
     To:A Group(Some people)\r\n     :Chris Jones <c@(Chris's host.)public.example>,\r\n         joe@example.org,\r\n\
     \x20 John <jdoe@one.test> (my dear friend); (the end of the group)\r\n\
     Cc:(Empty list)(start)Hidden recipients  :(nobody(that I know))  ;\r\n\
     Date: Thu,\r\n      13\r\n        Feb\r\n          1969\r\n      23:32\r\n               -0330 (Newfoundland Time)\r\n\
     Message-ID:              <testabcd.1234@silly.test>\r\n",
    "",
];

#[test]
fn mail_headers() {
    let mail = checked(MAIL);
    let fields = program(&mail, "fields");
    for text in FIELDS {
        assert_eq!(error(&mail, &fields, text), None, "{text}");
    }
    // A field needs a name, a colon and the end of a line.
    for (text, offset) in [("From", 4), (" x", 0), ("From: a@b.example", 17), ("X y: z\r\n", 1)] {
        assert_eq!(error(&mail, &fields, text).map(|(offset, _)| offset), Some(offset), "{text:?}");
    }
    // What no rule of its own takes is an `optional-field`: only there a mistake in an address is one.
    assert_eq!(error(&mail, &fields, "To: <\r\n"), None);
    // `obs-unstruct` takes CR and LF too.
    assert_eq!(error(&mail, &fields, "Subject: x\r\n\r\n"), None);
    let to = program(&mail, "to");
    assert_eq!(error(&mail, &to, "To: a@[1.2\r\n"), Some((12, "FWS".into())));
    let message = program(&mail, "message");
    assert_eq!(error(&mail, &message, &format!("{}\r\nThis is a message.\r\n", FIELDS[0])), None);
}

#[test]
fn security_files() {
    let security = checked(SECURITY);
    let (signed, unsigned) = (program(&security, "signed"), program(&security, "unsigned"));
    let contact =
        "# Our security address\nContact: mailto:security@example.com\r\nExpires: 2021-12-31T18:37:07Z\n";
    for text in [
        contact,
        &format!("{contact}Preferred-Languages: en, de-CH, i-klingon\nHiring: https://example.com/jobs\n"),
    ] {
        assert_eq!(error(&security, &unsigned, text), None, "{text}");
    }
    for text in [
        "Contact: mailto:a@b.example\n",
        "Expires: 2021-12-31T18:37:07Z\nContact: a:b\n",
        "Contact: no uri\n",
        "",
    ] {
        assert!(error(&security, &unsigned, text).is_some(), "{text}");
    }
    let text = format!(
        "-----BEGIN PGP SIGNED MESSAGE-----\r\nHash: SHA256\r\n\r\n{contact}- -- x é\n-----BEGIN PGP SIGNATURE-----\r\n\
         Version: x\r\n\r\niQEzBAEB+/=\r\n=abcd\r\n-----END PGP SIGNATURE-----\r\n"
    );
    assert_eq!(error(&security, &signed, &text), None);
    for wrong in [text.replace("Hash", "hash"), text.replace("=abcd", "=ab!d"), text.replace("END", "FIN")] {
        assert!(error(&security, &signed, &wrong).is_some(), "{wrong}");
    }
}

#[test]
fn via() {
    let checked = checked(VIA);
    let via = program(&checked, "Via");
    for text in [
        "1.0 fred, 1.1 p.example.net",
        "HTTP/1.1 [::1]:80 (a (b) \\( c)",
        ",\t, 1.1 a (x),,",
        "1.1 (x)",
        "1 a()",
    ] {
        assert_eq!(error(&checked, &via, text), None, "{text}");
    }
    for (text, offset) in [("1.1 a (b (c)", 12), ("1.1", 3), ("1.1 a b", 6), ("1.1 a (\\\u{7f})", 8)] {
        assert_eq!(error(&checked, &via, text).map(|(offset, _)| offset), Some(offset), "{text}");
    }
}

#[test]
fn an_independent_matcher_agrees() {
    let mail = checked(MAIL);
    let grammar = Grammar::parse(MAIL).expect("ABNF").check().expect("a grammar");
    let options = MatchOptions { max_steps: Some(STEPS), max_depth: Some(DEPTH) };
    let mut random = Random::new(5322);
    let (mut decided, mut matching) = (0, 0);
    for (rule, texts) in [
        ("date-time", &["Fri, 21 Nov 1997 09:55:06 -0600", "1 Jan 99 00:00 GMT (x)"][..]),
        ("address-list", &["A B <a@b.c>, g: x@y, z@w;, \"q\"@[1.2]", "(c (d)) a.b@c (e)"]),
        ("msg-id", &["<a.b@c>", "<\"a\"@[x]> (c)"]),
        ("phrase", &["a b \"c d\" (e)", "a. b"]),
        ("from", &["From: a@b, (x) c <d@e>\r\n"]),
        ("fields", &["From: a@b\r\nX: y\r\n", "To: a\r\n"]),
    ] {
        let program = program(&mail, rule);
        for _ in 0..effort::of(400, 8) {
            let mistakes = 1 + random.below(2);
            let text = (0..mistakes).fold((*random.pick(texts)).to_string(), |text, _| {
                inputs::mistaken(&mut random, &text, " \r\n()<>@,;:.\"\\a1[]-")
            });
            let Ok(expected) = Recognizer::new(&grammar, &text).with_options(options.clone()).accepts(rule)
            else {
                continue;
            };
            assert_eq!(program.matches(&text), Ok(expected), "{rule} {text:?}");
            decided += 1;
            matching += usize::from(expected);
        }
    }
    assert!(decided > effort::of(1500, 8) && matching > decided / 10, "{decided} decided, {matching} match");
}

#[test]
fn a_library_makes_such_matchers_only_if_it_is_asked_to() {
    let mut library = Library::new();
    assert!(library.add("via", VIA).is_err());
    let mut library = Library::with_general_matchers();
    let warnings = library.add("via", VIA).expect("a grammar");
    assert!(warnings.render(false).contains("general matcher"), "{}", warnings.render(false));
    let parser = library.parser("via").expect("the kind");
    assert!(parser.general().is_some_and(|matcher| matcher.why().contains("`comment`")));
    assert!(parser.accepts("1.1 a (b)") && !parser.accepts("1.1 a (b"));
    assert_eq!(parser.parse("1.1 a (b").expect_err("no bracket").offset, 8);
    // A rule with an automaton has one here too.
    assert!(library.rule("via", "token").expect("a rule").general().is_none());
    assert!(library.parser("uri").is_some_and(|parser| parser.general().is_none()));
    assert!(library.meaning("via").is_none() && library.builder("via").is_err());
}
