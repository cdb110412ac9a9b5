//! Where the grammars that are built in are ambiguous as they were published, looked at one by one.
//!
//! The findings are the analysis' own: a test computes them again and compares. What is to be said of each is ours.

use crate::grammars::BuiltIn;
use std::fmt::Write;
use virgule_compiler::analyze::ambiguity::{Report, ambiguities};
use virgule_compiler::builtin::GRAMMARS;
use virgule_compiler::compile::{self, Checked};
use virgule_compiler::diagnose::Diagnostics;
use virgule_compiler::lower::Loader;

/// A place of ambiguity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row<'t> {
    /// The grammar that defines the rule.
    pub grammar: &'t str,
    /// The rule.
    pub rule: &'t str,
    /// The shortest text of a start rule that has both readings.
    pub text: &'t str,
    /// The reading that is preferred.
    pub preferred: &'t str,
    /// The other.
    pub other: &'t str,
}

/// What is known of a grammar.
#[derive(Debug)]
pub struct Known {
    /// Its name.
    pub name: &'static str,
    /// Its rules.
    pub checked: Checked,
    /// What is ambiguous in them.
    pub report: Report,
}

/// Looks at every grammar that is built in.
pub fn known() -> Vec<Known> {
    let look = |&(name, _): &(&'static str, &str)| {
        let source = BuiltIn.load(name).expect("it is built in");
        let mut findings = Diagnostics::new();
        let checked = compile::front(&source, &BuiltIn, &mut findings);
        let checked = checked.unwrap_or_else(|| panic!("{}", findings.render(false)));
        let report = ambiguities(&checked, false);
        Known { name, checked, report }
    };
    GRAMMARS.iter().map(look).collect()
}

impl Known {
    /// Its findings as rows, those of rules of its own.
    pub fn rows(&self) -> Vec<[String; 5]> {
        let grammar = &self.checked.grammar;
        let own = self.report.found.iter().filter(|found| grammar.rule(found.rule).document == self.name);
        own.map(|found| {
            let rule = grammar.rule(found.rule).name.clone();
            [self.name.to_string(), rule, found.text.clone(), found.reading(0), found.reading(1)]
        })
        .collect()
    }

    /// The rules of other documents by which it is ambiguous, with the shortest text.
    fn imported(&self) -> Vec<String> {
        let grammar = &self.checked.grammar;
        let found = self.report.found.iter().filter(|found| grammar.rule(found.rule).document != self.name);
        let mut names: Vec<String> = Vec::new();
        for found in found {
            let rule = grammar.rule(found.rule);
            let name = format!("`{}` of {}", rule.name, rule.document);
            if !names.iter().any(|known| known.starts_with(&name)) {
                names.push(format!("{name} (`{}`)", found.text));
            }
        }
        names
    }
}

impl<'t> From<&'t [String; 5]> for Row<'t> {
    fn from([grammar, rule, text, preferred, other]: &'t [String; 5]) -> Self {
        Row { grammar, rule, text, preferred, other }
    }
}

/// `docs/ambiguities.md`.
pub fn document() -> String {
    let mut text = String::from(
        "# Texts with two derivations\n\n\
         Written from `tests/src/ambiguities.rs` by `cargo run -p virgule-tests --example ambiguities`; a test computes every \
         line\nagain. For each place where a grammar is ambiguous: the shortest text of a start rule that has both readings, \
         the\nreading that is preferred (an earlier alternative, one more turn of a repetition), the other one, and what to \
         think of it.\nThe search is exact: what is not listed here is not ambiguous, but where rules nest.\n",
    );
    let known = known();
    // Writing to a string does not fail.
    for grammar in &known {
        let rows: Vec<&Row<'_>> = ROWS.iter().filter(|row| row.grammar == grammar.name).collect();
        if rows.is_empty() {
            continue;
        }
        let _ = writeln!(text, "\n## {}\n", grammar.name);
        let mut said = "";
        for row in rows {
            let _ = writeln!(
                text,
                "- `{}`, in `{}`.\n  Preferred: {}.\n  Also: {}.",
                row.rule, row.text, row.preferred, row.other
            );
            let note = NOTES.iter().find(|(grammar, rule, _)| (*grammar, *rule) == (row.grammar, row.rule));
            if let Some((_, rule, note)) = note.filter(|(_, rule, _)| *rule != said) {
                let _ = writeln!(text, "  {note}");
                said = rule;
            }
        }
    }
    let _ = writeln!(text, "\n## By imported rules\n");
    for grammar in &known {
        let imported = grammar.imported();
        if !imported.is_empty() {
            let _ = writeln!(text, "- {}: {}", grammar.name, imported.join(", "));
        }
    }
    let _ = writeln!(text, "\n## Not ambiguous\n");
    for grammar in known.iter().filter(|grammar| grammar.report.found.is_empty()) {
        let _ = writeln!(text, "- {}", grammar.name);
    }
    let _ = writeln!(
        text,
        "\n## Rules that nest\n\nWhether there is an ambiguity in rules that nest is undecidable in general. None was \
         found in these:\n"
    );
    for grammar in known.iter().filter(|grammar| !grammar.report.open.is_empty()) {
        let name = |rule: &_| format!("`{}`", grammar.checked.grammar.rule(*rule).name);
        let names: Vec<String> = grammar.report.open.iter().map(name).collect();
        let depth = grammar.report.depth;
        let _ = writeln!(text, "- {}: {}, up to nesting depth {depth}", grammar.name, names.join(", "));
    }
    text
}

/// What is to be thought of the ambiguities of a rule.
#[rustfmt::skip]
pub const NOTES: &[(&str, &str, &str)] = &[
    ("draft-butcher-irc-url", "ircURL", "An entity may be empty, and may be left out: both name no channel."),
    ("draft-butcher-irc-url", "ircsURL", "The same."),
    ("draft-butcher-irc-url", "authinfo", "A user name may be empty, and may be left out."),
    ("rfc3121", "urn-oasis", "The rq-components of RFC 8141 may be empty and may be left out (see rfc8141)."),
    ("rfc3261", "userinfo", "What is a telephone-subscriber is a user as well; the parameter `user=phone` tells which is meant (section 19.1.1)."),
    ("rfc3261", "uri-parameter", "Every known parameter has the form of `other-param`. The known one stands first and is meant."),
    ("rfc3261", "transport-param", "Known values are tokens like all others; the known one stands first."),
    ("rfc3261", "user-param", "Known values are tokens like all others; the known one stands first."),
    ("rfc3261", "Method", "Known methods are tokens like all others; the known one stands first."),
    ("rfc3966", "local-number", "A second context has the form of a parameter, so either of the two may be the context. Section 3 forbids a parameter to appear twice: no text that keeps to that is ambiguous here."),
    ("rfc3966", "par", "`;ext=` and `;isub=` have the form of any parameter. In the order that is printed the parameter would be preferred, so the file has another one."),
    ("rfc3966", "global-number-digits", "Which of the digits is the one that there must be does not matter: the number is the same."),
    ("rfc3966", "local-number-digits", "The same."),
    ("rfc3986", "host", "The only ambiguity of RFC 3986. Section 3.2.2 decides it: the first match wins, an address before a name."),
    ("rfc3987", "ihost", "As `host` of RFC 3986."),
    ("rfc4515", "item", "Section 3 decides it: one asterisk alone is a presence filter."),
    ("rfc4515", "extensible", "`:dn` is a flag, but `dn` could also be the name of a matching rule. The flag is preferred."),
    ("rfc4515", "substring", "An `initial` or `final` that is empty says nothing: both readings are the same filter."),
    ("rfc4516", "ldapurl", "The host is that of RFC 3986, which may be empty, and may be left out: neither names a server."),
    ("rfc4516", "ldapsurl", "The same."),
    ("rfc4516", "attributes", "`attributes` and `attrdesc` are both lists with commas: one list, or a list of lists. The selectors are the same in all readings."),
    ("rfc4516", "attributeSelector", "`1.1` is an object identifier as well; RFC 4511 (section 4.5.1.8) chose one that no attribute can have."),
    ("rfc5538", "id-right", "The escapes of the brackets around a literal may stand in an atom as well. The atom stands first."),
    ("rfc5870", "p", "`;crs=` and `;u=` have the form of any parameter. By section 3.3 they stand before all others, as they do in the reading that is preferred."),
    ("rfc5870", "crslabel", "`wgs84` is a label like any other; the known one stands first."),
    ("rfc6068", "local-part", "The escape of a quotation mark may stand in an atom as well. Decoded, both are the same text."),
    ("rfc6920", "ni-hier-part", "The authority of RFC 3986 may be empty, and may be left out: both mean that there is none."),
    ("rfc8089", "auth-path", "A host may be empty, and so may `file-auth`, which may also be left out: both mean this machine."),
    ("rfc8089", "file-auth", "`localhost` is a host as well; its own alternative stands first."),
    ("rfc8141", "namestring", "Each part of rq-components may be left out, and so may the whole."),
    ("rfc8254", "urn-isbn", "The rq-components of RFC 8141 may be empty and may be left out (see rfc8141)."),
    ("rfc9562", "urn-uuid", "The rq-components of RFC 8141 may be empty and may be left out (see rfc8141)."),
    ("xri", "XRI", "`xri://` may be left out; then the same characters are a host `xri`, a port without digits, and a path. The scheme is preferred."),
    ("xri", "xri-hier-part", "Many XRI authorities are registered names as well; as XRI authorities they are meant."),
    ("xri", "XRI-reference", "Nothing at all is an XRI with an empty authority, and a relative reference with an empty path."),
    ("xri", "xri-segment", "`*` and `!` introduce a subsegment. Whether the first one belongs to `xri-subseg-od` or to the next rule, the subsegments are the same."),
    ("xri", "authority", "As in `xri-hier-part`."),
    ("xri", "ihost", "As `host` of RFC 3986."),
];

/// The places.
#[rustfmt::skip]
pub const ROWS: &[Row<'_>] = &[
    Row { grammar: "draft-butcher-irc-url", rule: "ircURL", text: "irc:///", preferred: "the empty text as entity", other: "left out" },
    Row { grammar: "draft-butcher-irc-url", rule: "ircsURL", text: "ircs:///", preferred: "the empty text as entity", other: "left out" },
    Row { grammar: "draft-butcher-irc-url", rule: "authinfo", text: "irc://@/", preferred: "the empty text as username", other: "left out" },
    Row { grammar: "rfc3121", rule: "urn-oasis", text: "urn:oasis:member:a:a", preferred: "the empty text as rq-components", other: "left out" },
    Row { grammar: "rfc3261", rule: "userinfo", text: "sip:a@a", preferred: "`a` as user", other: "`a` as telephone-subscriber" },
    Row { grammar: "rfc3261", rule: "uri-parameter", text: "sip:a;transport=a", preferred: "`transport=a` as transport-param", other: "`transport=a` as other-param" },
    Row { grammar: "rfc3261", rule: "uri-parameter", text: "sip:a;user=a", preferred: "`user=a` as user-param", other: "`user=a` as other-param" },
    Row { grammar: "rfc3261", rule: "uri-parameter", text: "sip:a;method=a", preferred: "`method=a` as method-param", other: "`method=a` as other-param" },
    Row { grammar: "rfc3261", rule: "uri-parameter", text: "sip:a;ttl=0", preferred: "`ttl=0` as ttl-param", other: "`ttl=0` as other-param" },
    Row { grammar: "rfc3261", rule: "uri-parameter", text: "sip:a;maddr=a", preferred: "`maddr=a` as maddr-param", other: "`maddr=a` as other-param" },
    Row { grammar: "rfc3261", rule: "uri-parameter", text: "sip:a;lr", preferred: "`lr` as lr-param", other: "`lr` as other-param" },
    Row { grammar: "rfc3261", rule: "transport-param", text: "sip:a;transport=udp", preferred: "`udp` as \"udp\"", other: "`udp` as other-transport" },
    Row { grammar: "rfc3261", rule: "transport-param", text: "sip:a;transport=tcp", preferred: "`tcp` as \"tcp\"", other: "`tcp` as other-transport" },
    Row { grammar: "rfc3261", rule: "transport-param", text: "sip:a;transport=sctp", preferred: "`sctp` as \"sctp\"", other: "`sctp` as other-transport" },
    Row { grammar: "rfc3261", rule: "transport-param", text: "sip:a;transport=tls", preferred: "`tls` as \"tls\"", other: "`tls` as other-transport" },
    Row { grammar: "rfc3261", rule: "user-param", text: "sip:a;user=phone", preferred: "`phone` as \"phone\"", other: "`phone` as other-user" },
    Row { grammar: "rfc3261", rule: "user-param", text: "sip:a;user=ip", preferred: "`ip` as \"ip\"", other: "`ip` as other-user" },
    Row { grammar: "rfc3261", rule: "Method", text: "sip:a;method=INVITE", preferred: "`INVITE` as INVITEm", other: "`INVITE` as extension-method" },
    Row { grammar: "rfc3261", rule: "Method", text: "sip:a;method=ACK", preferred: "`ACK` as ACKm", other: "`ACK` as extension-method" },
    Row { grammar: "rfc3261", rule: "Method", text: "sip:a;method=OPTIONS", preferred: "`OPTIONS` as OPTIONSm", other: "`OPTIONS` as extension-method" },
    Row { grammar: "rfc3261", rule: "Method", text: "sip:a;method=BYE", preferred: "`BYE` as BYEm", other: "`BYE` as extension-method" },
    Row { grammar: "rfc3261", rule: "Method", text: "sip:a;method=CANCEL", preferred: "`CANCEL` as CANCELm", other: "`CANCEL` as extension-method" },
    Row { grammar: "rfc3261", rule: "Method", text: "sip:a;method=REGISTER", preferred: "`REGISTER` as REGISTERm", other: "`REGISTER` as extension-method" },
    Row { grammar: "rfc3966", rule: "local-number", text: "tel:a;phone-context=a;phone-context=a", preferred: "`;phone-context=a` as *par, `;phone-context=a` as context, the empty text as *par", other: "the empty text as *par, `;phone-context=a` as context, `;phone-context=a` as *par" },
    Row { grammar: "rfc3966", rule: "par", text: "tel:+0;ext=0", preferred: "`;ext=0` as extension", other: "`;ext=0` as parameter" },
    Row { grammar: "rfc3966", rule: "par", text: "tel:+0;isub=a", preferred: "`;isub=a` as isdn-subaddress", other: "`;isub=a` as parameter" },
    Row { grammar: "rfc3966", rule: "global-number-digits", text: "tel:+00", preferred: "`0` as *phonedigit, `0` as DIGIT, the empty text as *phonedigit", other: "the empty text as *phonedigit, `0` as DIGIT, `0` as *phonedigit" },
    Row { grammar: "rfc3966", rule: "local-number-digits", text: "tel:aa;phone-context=a", preferred: "`a` as *phonedigit-hex, `a` as HEXDIG / \"*\" / \"#\", the empty text as *phonedigit-hex", other: "the empty text as *phonedigit-hex, `a` as HEXDIG / \"*\" / \"#\", `a` as *phonedigit-hex" },
    Row { grammar: "rfc3986", rule: "host", text: "//0.0.0.0", preferred: "`0.0.0.0` as IPv4address", other: "`0.0.0.0` as reg-name" },
    Row { grammar: "rfc3987", rule: "ihost", text: "//0.0.0.0", preferred: "`0.0.0.0` as IPv4address", other: "`0.0.0.0` as ireg-name" },
    Row { grammar: "rfc4515", rule: "item", text: "(a=*)", preferred: "`a=*` as present", other: "`a=*` as substring" },
    Row { grammar: "rfc4515", rule: "extensible", text: "(a:dn:=)", preferred: "`:dn` as [ dnattrs ], the empty text as [ matchingrule ]", other: "the empty text as [ dnattrs ], `:dn` as [ matchingrule ]" },
    Row { grammar: "rfc4515", rule: "substring", text: "(a=*)", preferred: "the empty text as final", other: "left out" },
    Row { grammar: "rfc4515", rule: "substring", text: "(a=*)", preferred: "the empty text as initial", other: "left out" },
    Row { grammar: "rfc4516", rule: "ldapurl", text: "ldap://", preferred: "the empty text as host [ COLON port ]", other: "left out" },
    Row { grammar: "rfc4516", rule: "attributes", text: "ldap:///?a,a,a", preferred: "`,a,a` as COMMA attrdesc", other: "`,a` as COMMA attrdesc, `,a` as COMMA attrdesc" },
    Row { grammar: "rfc4516", rule: "attributes", text: "ldap:///?a,a", preferred: "`a,a` as attrdesc, the empty text as *( COMMA attrdesc )", other: "`a` as attrdesc, `,a` as *( COMMA attrdesc )" },
    Row { grammar: "rfc4516", rule: "attributeSelector", text: "ldap:///?1.1", preferred: "`1.1` as attributedescription", other: "`1.1` as selectorspecial" },
    Row { grammar: "rfc4516", rule: "ldapsurl", text: "ldaps://", preferred: "the empty text as host [ COLON port ]", other: "left out" },
    Row { grammar: "rfc5538", rule: "id-right", text: "news:a@%5b%5d", preferred: "`%5b%5d` as dot-atom-text", other: "`%5b%5d` as no-fold-literal" },
    Row { grammar: "rfc5870", rule: "p", text: "geo:0,0;u=0", preferred: "`;u=0` as [ uncp ], the empty text as *parameter", other: "the empty text as [ uncp ], `;u=0` as *parameter" },
    Row { grammar: "rfc5870", rule: "p", text: "geo:0,0;crs=a", preferred: "`;crs=a` as [ crsp ], the empty text as [ uncp ], the empty text as *parameter", other: "the empty text as [ crsp ], the empty text as [ uncp ], `;crs=a` as *parameter" },
    Row { grammar: "rfc5870", rule: "crslabel", text: "geo:0,0;crs=wgs84", preferred: "`wgs84` as \"wgs84\"", other: "`wgs84` as labeltext" },
    Row { grammar: "rfc6068", rule: "local-part", text: "mailto:%22%22@a", preferred: "`%22%22` as dot-atom-text", other: "`%22%22` as quoted-string" },
    Row { grammar: "rfc6920", rule: "ni-hier-part", text: "ni:///a;a", preferred: "the empty text as authority", other: "left out" },
    Row { grammar: "rfc8089", rule: "auth-path", text: "file:///", preferred: "the empty text as file-auth", other: "left out" },
    Row { grammar: "rfc8089", rule: "file-auth", text: "file://localhost/", preferred: "`localhost` as \"localhost\"", other: "`localhost` as host" },
    Row { grammar: "rfc8141", rule: "namestring", text: "urn:aa:a", preferred: "the empty text as rq-components", other: "left out" },
    Row { grammar: "rfc8254", rule: "urn-isbn", text: "urn:isbn:000000000x", preferred: "the empty text as rq-components", other: "left out" },
    Row { grammar: "rfc9562", rule: "urn-uuid", text: "urn:uuid:aaaaaaaa-aaaa-aaaa-aaaa-aaaaaaaaaaaa", preferred: "the empty text as rq-components", other: "left out" },
    Row { grammar: "xri", rule: "XRI", text: "xri://(xri://)", preferred: "`xri://` as [ \"xri://\" ], the empty text as xri-hier-part", other: "the empty text as [ \"xri://\" ], `xri://` as xri-hier-part" },
    Row { grammar: "xri", rule: "xri-hier-part", text: "xri://($)", preferred: "`$` as xri-authority", other: "`$` as iauthority" },
    Row { grammar: "xri", rule: "XRI-reference", text: "xri://()", preferred: "the empty text as XRI", other: "the empty text as relative-XRI-ref" },
    Row { grammar: "xri", rule: "xri-segment", text: "xri:///!", preferred: "`!` as xri-subseg-od, the empty text as *xri-subseg", other: "the empty text as xri-subseg-od, `!` as *xri-subseg" },
    Row { grammar: "xri", rule: "authority", text: "xri://$", preferred: "`$` as xri-authority", other: "`$` as [ iuserinfo \"@\" ] ihost [ \":\" port ]" },
    Row { grammar: "xri", rule: "ihost", text: "xri://0.0.0.0", preferred: "`0.0.0.0` as IPv4address", other: "`0.0.0.0` as ireg-name" },
];
