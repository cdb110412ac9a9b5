//! Documents that extend rules of other documents with `=/`, as RFC 5161, RFC 6531 and RFC 6532 do.

use std::sync::Arc;
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::lower::TextLoader;
use virgule_compiler::abnf::{Checked, analyze};
use virgule_tests::chart::Chart;
use virgule_tools::conformance::Language;
use virgule_tools::extension::{Extension, extensions};

const RFC3501: &str = include_str!("abnf/rfc3501.abnf");
const RFC3629: &str = include_str!("abnf/rfc3629.abnf");
const RFC5161: &str = include_str!("abnf/rfc5161.abnf");
const RFC5321: &str = include_str!("abnf/rfc5321.abnf");
const RFC5322: &str = include_str!("abnf/rfc5322.abnf");
const RFC6532: &str = include_str!("abnf/rfc6532.abnf");

/// RFC 6531, section 3.3. `U-label` is not ABNF in RFC 5890; any label with a non-ASCII character stands for it.
const RFC6531: &str = "
;! import rfc5321 rfc5322 rfc6532
U-label = *( Let-dig / \"-\" ) UTF8-non-ascii *( Let-dig / \"-\" / UTF8-non-ascii )
sub-domain   =/  U-label
atext   =/  UTF8-non-ascii
qtextSMTP  =/ UTF8-non-ascii
esmtp-value  =/ UTF8-non-ascii
";

/// Checks a document; `imports` are its imports, and theirs.
fn check(text: &str, imports: &[(&str, &str)]) -> Checked {
    let mut found = Diagnostics::new();
    let checked = analyze(&Source::new("test.abnf", text), &TextLoader(&[imports]), &mut found);
    checked.unwrap_or_else(|| panic!("{}", found.render(false)))
}

/// A rule as a document sees it: the oracle, and the automaton if it has one.
struct RuleMatcher {
    chart: Chart,
    language: Option<Language>,
}

impl RuleMatcher {
    fn new(checked: &Checked, rule: &str) -> Self {
        let id = checked.grammar.find(rule).expect("a rule of that name");
        let chart = Chart::new(&Arc::new(checked.grammar.clone()), id, &[]);
        RuleMatcher { chart, language: Language::of_rule(checked, rule).ok() }
    }

    /// True if the rule matches the text. Both matchers agree.
    fn matches(&self, text: &str) -> bool {
        let matches = self.chart.matches(text);
        let by_automaton = self.language.as_ref().map_or(matches, |language| language.takes(text));
        assert_eq!(by_automaton, matches, "by automaton: {text:?}");
        matches
    }
}

fn matches(checked: &Checked, rule: &str, text: &str) -> bool {
    RuleMatcher::new(checked, rule).matches(text)
}

/// Asserts which texts a rule matches in the import alone, and in the document that extends it.
fn assert_extends(before: &Checked, after: &Checked, rule: &str, texts: &[(&str, bool, bool)]) {
    let [before, after] = [before, after].map(|checked| RuleMatcher::new(checked, rule));
    for &(text, alone, extended) in texts {
        assert_eq!((before.matches(text), after.matches(text)), (alone, extended), "{rule}: {text:?}");
    }
}

fn find<'e>(checked: &Checked, found: &'e [Extension], rule: &str) -> &'e Extension {
    let named = |extension: &&Extension| checked.grammar.rule(extension.rule).name == rule;
    found.iter().find(named).expect("an extension of that rule")
}

fn seen_by<'c>(checked: &'c Checked, extension: &Extension) -> Vec<&'c str> {
    extension.seen_by.iter().map(|&rule| checked.grammar.rule(rule).name.as_str()).collect()
}

/// RFC 3501 with ABNF in place of the prose that the tests need.
fn imap() -> String {
    let defined = [
        ("<any CHAR except atom-specials>", "ALPHA / DIGIT / \"-\""),
        ("<experimental command arguments>", "astring"),
        ("<any TEXT-CHAR except quoted-specials>", "ALPHA / DIGIT / SP"),
        ("<any ASTRING-CHAR except \"+\">", "ATOM-CHAR"),
        ("<any CHAR except CR and LF>", "ALPHA / DIGIT / SP"),
    ];
    defined.iter().fold(RFC3501.to_string(), |text, (prose, abnf)| {
        assert!(text.contains(prose), "{prose}");
        text.replace(prose, abnf)
    })
}

#[test]
fn enable_extends_commands_and_responses_of_imap() {
    let imap = imap();
    let (before, after) = (check(&imap, &[]), check(RFC5161, &[("rfc3501", &imap)]));
    let commands = [
        ("a1 ENABLE CONDSTORE\r\n", false, true),
        ("a1 ENABLE\r\n", false, false),
        ("a1 NOOP\r\n", true, true),
    ];
    assert_extends(&before, &after, "command", &commands);
    let responses = [
        ("* ENABLED X-GOOD-IDEA\r\na1 OK done\r\n", false, true),
        ("* CAPABILITY IMAP4rev1 ENABLE\r\na1 OK done\r\n", true, true),
    ];
    assert_extends(&before, &after, "response", &responses);
    let found = extensions(&after);
    assert_eq!(found.len(), 3);
    let capability = find(&after, &found, "capability");
    assert_eq!(capability.adds, Ok(None), "`ENABLE` is an atom, as every capability");
    assert!(seen_by(&after, capability).contains(&"response"));
    let command = find(&after, &found, "command-any");
    assert_eq!(seen_by(&after, command), ["command"]);
}

#[test]
fn internationalized_headers_extend_messages_and_a_core_rule() {
    let imports = [("rfc5322", RFC5322), ("rfc3629", RFC3629)];
    let (before, after) = (check(RFC5322, &[]), check(RFC6532, &imports));
    assert_extends(
        &before,
        &after,
        "addr-spec",
        &[
            ("dörte@sörensen.example.com", false, true),
            ("\"ö\\ü\"@a", false, true),
            ("a@[ö]", false, true),
            ("a@b", true, true),
            ("ö@", false, false),
        ],
    );
    assert_extends(
        &before,
        &after,
        "subject",
        &[("Subject: ö\r\n", false, true), ("Sübject: o\r\n", false, false)],
    );
    let found = extensions(&after);
    assert_eq!(found.len(), 6);
    for extension in &found {
        let name = &after.grammar.rule(extension.rule).name;
        assert_eq!(extension.adds, Ok(Some("é".to_string())), "{name}");
        assert!(!extension.seen_by.is_empty(), "{name}");
    }
    // RFC 6532, section 3.2: field names remain ASCII.
    assert!(found.iter().all(|extension| !seen_by(&after, extension).contains(&"field-name")));
}

#[test]
fn internationalized_mail_extends_rules_of_three_documents() {
    let smtp = format!(";! import rfc5322\n{RFC5321}");
    let imports = [("rfc5321", &*smtp), ("rfc5322", RFC5322), ("rfc6532", RFC6532), ("rfc3629", RFC3629)];
    let (before, after) = (check(&smtp, &imports), check(RFC6531, &imports));
    assert_extends(
        &before,
        &after,
        "Mailbox",
        &[
            ("dörte@sörensen.example.com", false, true),
            ("\"ö\"@example.com", false, true),
            ("a@-ö", false, true),
            ("a@b.c", true, true),
            ("a@", false, false),
        ],
    );
    assert_extends(&before, &after, "esmtp-param", &[("SMTPUTF8=ö", false, true), ("ö=a", false, false)]);
}

#[test]
fn only_the_document_that_extends_a_rule_sees_it() {
    let base = ("base", "item = \"a\"\nlist = item *( \",\" item )\nother = \"o\"\n");
    let middle = ("middle", ";! import base\nitem =/ \"m\"\nmiddle = list\n");
    let imports = [base, middle];
    let outer = check(";! import base middle\nplain = list\nextended = middle\n", &imports);
    assert!(matches(&outer, "extended", "a,m") && matches(&outer, "plain", "a,a"));
    assert!(!matches(&outer, "plain", "a,m"));
    assert!(extensions(&outer).is_empty(), "extensions of imports are reported for the import");
    // An extension of an extension: the outermost document sees both, the middle one its own.
    let twice = check(";! import middle base\nitem =/ \"t\"\nplain = list\nextended = middle\n", &imports);
    assert!(["a", "m", "t"].iter().all(|text| matches(&twice, "item", text)));
    assert!(matches(&twice, "extended", "m,t,a") && matches(&twice, "plain", "m,t,a"));
    let found = extensions(&twice);
    assert_eq!(seen_by(&twice, find(&twice, &found, "item")), ["middle", "list"]);
}

/// A document that imports the extending one sees its copies, and its own extensions of them.
#[test]
fn copies_are_visible_to_the_importers_of_the_extending_document() {
    let base = ("base", "item = \"a\"\nlist = item *( \",\" item )\n");
    let middle = ("middle", ";! import base\nitem =/ \"m\"\n");
    let check = |text: &str| check(text, &[base, middle]);
    let outer = check(";! import middle\nitem =/ \"o\"\nboth = list\n");
    for rule in ["both", "list"] {
        assert!(matches(&outer, rule, "a,m,o"), "{rule}");
    }
    // The first import that has a rule of the name is meant.
    let (first, last) =
        (check(";! import middle base\nx = list\n"), check(";! import base middle\nx = list\n"));
    assert_eq!((matches(&first, "x", "m"), matches(&last, "x", "m")), (true, false));
    // A rule that is found through the imports of imports, as by `--rule`, is the one that the import sees.
    assert!(matches(&check(";! import middle\ny = \"y\"\n"), "list", "a,m"));
}

#[test]
fn recursive_rules_see_the_extension_at_every_depth() {
    let value = ("value", "value = \"1\" / array\narray = \"[\" [ value *( \",\" value ) ] \"]\"\n");
    let checked = check(";! import value\nvalue =/ object\nobject = \"{\" [ value ] \"}\"\n", &[value]);
    for (text, expected) in [("[{[{}]},1]", true), ("{[1,{1}]}", true), ("[{1,1}]", false), ("{", false)] {
        assert_eq!(matches(&checked, "value", text), expected, "{text}");
    }
}

#[test]
fn directives_of_the_import_apply_to_the_copies() {
    let import = ";! percent-encoded value within plain\n;! utf-8 beyond\n;! ambiguous word known\n\
        item = \"i:\" value\nvalue = *( plain / \"(\" ) mark\nplain = ALPHA\nmark = \"!\"\n\
        beyond = %xC2-DF %x80-BF\nword = beyond mark / beyond mark\n";
    let checked = check(";! import import\nmark =/ \"?\"\n", &[("import", import)]);
    for (text, expected) in [("i:a%28b%3f", true), ("i:a%21", true), ("i:(!", false), ("i:a?", false)] {
        assert_eq!(matches(&checked, "item", text), expected, "{text}");
    }
    assert!(matches(&checked, "word", "é?") && !matches(&checked, "word", "é"));
    let word = checked.grammar.find("word").expect("a rule");
    assert_eq!(checked.grammar.acknowledged(word), Some("known"));
}

#[test]
fn a_rule_that_is_nowhere_cannot_be_extended() {
    let reported = |text: &str| {
        let mut found = Diagnostics::new();
        analyze(&Source::new("test.abnf", text), &TextLoader(&[&[("base", "item = \"a\"\n")]]), &mut found);
        found.iter().map(|finding| finding.code).collect::<Vec<_>>()
    };
    assert_eq!(reported(";! import base\nitem =/ \"b\"\n"), [""; 0]);
    assert_eq!(reported(";! import base\nnone =/ \"b\"\n"), ["increment-without-base"]);
    assert_eq!(reported(";! import base.abnf\nnone =/ \"b\"\n"), ["unknown-import"]);
    assert_eq!(reported(";! import base\nitem =/ \"b\"\nitem = \"c\"\n"), ["increment-without-base"]);
    // The missing document may define it.
    assert_eq!(reported(";! import missing\nitem =/ \"b\"\n"), ["unknown-import"]);
}

/// Each document of a chain extends the rule that all rules of the first document need, and copies them once more.
#[test]
fn copies_count_as_rules() {
    let rules: String = (1..1200).map(|number| format!("r{number} = r{}\n", number - 1)).collect();
    let mut documents = vec![("d0".to_string(), format!("x = \"a\"\nr0 = x\n{rules}"))];
    for number in 1..20 {
        let text = format!(";! import d{}\nx =/ \"b\"\n", number - 1);
        documents.push((format!("d{number}"), text));
    }
    let documents: Vec<(&str, &str)> = documents.iter().map(|(name, text)| (&**name, &**text)).collect();
    let mut found = Diagnostics::new();
    let source = Source::new("test.abnf", ";! import d19\nx =/ \"c\"\n");
    assert!(analyze(&source, &TextLoader(&[&documents]), &mut found).is_none());
    assert_eq!(found.iter().map(|finding| finding.code).collect::<Vec<_>>(), ["limit"]);
}
