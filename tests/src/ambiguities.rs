//! The ambiguities of the reviewed grammars.
//!
//! A test compares them with the ambiguities that `virgule-ambiguity` finds. `reviewed.toml` has a comment for each,
//! and `cargo xtask gen` writes the ambiguities of all grammars to `docs/ambiguities.md`.

use crate::grammars;
use virgule_ambiguity::{Report, ambiguities};
use virgule_compiler::abnf::Checked;
use virgule_compiler::builtin::GRAMMARS;

/// An ambiguity.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ambiguity<'t> {
    /// The grammar that defines the rule.
    pub grammar: &'t str,
    /// The rule that has two derivations.
    pub rule: &'t str,
    /// The shortest text of a start rule that has both derivations.
    pub text: &'t str,
    /// The preferred derivation.
    pub preferred: &'t str,
    /// The other derivation.
    pub other: &'t str,
}

/// A grammar with its ambiguities.
#[derive(Debug)]
pub struct Analyzed {
    /// The name of the grammar.
    pub name: &'static str,
    /// The rules of the grammar.
    pub checked: Checked,
    /// The ambiguities of the grammar and of imported rules.
    pub report: Report,
}

/// Analyzes all built-in grammars.
pub fn analyze_all() -> Vec<Analyzed> {
    let look = |&(name, _): &(&'static str, &str)| {
        let checked = grammars::built_in(name);
        let report = ambiguities(&checked, false);
        Analyzed { name, checked, report }
    };
    GRAMMARS.iter().map(look).collect()
}

impl Analyzed {
    /// The rows of the ambiguities of the grammar's own rules.
    pub fn rows(&self) -> Vec<[String; 5]> {
        let grammar = &self.checked.grammar;
        let own = self.report.found.iter().filter(|found| grammar.rule(found.rule).document == self.name);
        own.map(|found| {
            let rule = grammar.rule(found.rule).name.clone();
            [self.name.to_string(), rule, found.text.clone(), found.reading(0), found.reading(1)]
        })
        .collect()
    }
}

impl<'t> From<&'t [String; 5]> for Ambiguity<'t> {
    fn from([grammar, rule, text, preferred, other]: &'t [String; 5]) -> Self {
        Ambiguity { grammar, rule, text, preferred, other }
    }
}

/// The ambiguities of reviewed grammars.
#[rustfmt::skip]
pub const ROWS: &[Ambiguity<'_>] = &[
    Ambiguity { grammar: "bitcoin", rule: "bitcoinaddress", text: "bitcoin:bc1a", preferred: "`bc1a` as *base58", other: "`bc1a` as segwitaddress" },
    Ambiguity { grammar: "bitcoin", rule: "bitcoinparam", text: "bitcoin:?label=", preferred: "`label=` as labelparam", other: "`label=` as otherparam" },
    Ambiguity { grammar: "bitcoin", rule: "bitcoinparam", text: "bitcoin:?message=", preferred: "`message=` as messageparam", other: "`message=` as otherparam" },
    Ambiguity { grammar: "bitcoin", rule: "bitcoinparam", text: "bitcoin:?req-a", preferred: "`req-a` as reqparam", other: "`req-a` as otherparam" },
    Ambiguity { grammar: "draft-butcher-irc-url", rule: "ircURL", text: "irc:///", preferred: "the empty text as entity", other: "left out" },
    Ambiguity { grammar: "draft-butcher-irc-url", rule: "ircsURL", text: "ircs:///", preferred: "the empty text as entity", other: "left out" },
    Ambiguity { grammar: "draft-butcher-irc-url", rule: "authinfo", text: "irc://@/", preferred: "the empty text as username", other: "left out" },
    Ambiguity { grammar: "oci-reference", rule: "name", text: "a/a", preferred: "`a/` as [ domain \"/\" ], `a` as remote-name", other: "the empty text as [ domain \"/\" ], `a/a` as remote-name" },
    Ambiguity { grammar: "otpauth", rule: "totp-query", text: "otpauth://totp/a?secret=a&secret=a", preferred: "`secret=a&` as *( param \"&\" ), `secret=a` as secret-param, the empty text as *( \"&\" param )", other: "the empty text as *( param \"&\" ), `secret=a` as secret-param, `&secret=a` as *( \"&\" param )" },
    Ambiguity { grammar: "otpauth", rule: "hotp-query", text: "otpauth://hotp/a?secret=a&counter=0&counter=0", preferred: "`secret=a&counter=0&counter=0` as ( secret-param \"&\" *( param \"&\" ) counter-param ) / ( counte…, the empty text as *( \"&\" param )", other: "`secret=a&counter=0` as ( secret-param \"&\" *( param \"&\" ) counter-param ) / ( counte…, `&counter=0` as *( \"&\" param )" },
    Ambiguity { grammar: "otpauth", rule: "hotp-query", text: "otpauth://hotp/a?counter=0&secret=a&secret=a", preferred: "`counter=0&secret=a&secret=a` as ( secret-param \"&\" *( param \"&\" ) counter-param ) / ( counte…, the empty text as *( \"&\" param )", other: "`counter=0&secret=a` as ( secret-param \"&\" *( param \"&\" ) counter-param ) / ( counte…, `&secret=a` as *( \"&\" param )" },
    Ambiguity { grammar: "otpauth", rule: "hotp-query", text: "otpauth://hotp/a?secret=a&secret=a&counter=0", preferred: "`secret=a&` as *( param \"&\" ), `secret=a&counter=0` as ( secret-param \"&\" *( param \"&\" ) counter-param ) / ( counte…", other: "the empty text as *( param \"&\" ), `secret=a&secret=a&counter=0` as ( secret-param \"&\" *( param \"&\" ) counter-param ) / ( counte…" },
    Ambiguity { grammar: "rfc3121", rule: "urn-oasis", text: "urn:oasis:member:a:a", preferred: "the empty text as rq-components", other: "left out" },
    Ambiguity { grammar: "rfc3261", rule: "userinfo", text: "sip:a@a", preferred: "`a` as user", other: "`a` as telephone-subscriber" },
    Ambiguity { grammar: "rfc3261", rule: "uri-parameter", text: "sip:a;transport=a", preferred: "`transport=a` as transport-param", other: "`transport=a` as other-param" },
    Ambiguity { grammar: "rfc3261", rule: "uri-parameter", text: "sip:a;user=a", preferred: "`user=a` as user-param", other: "`user=a` as other-param" },
    Ambiguity { grammar: "rfc3261", rule: "uri-parameter", text: "sip:a;method=a", preferred: "`method=a` as method-param", other: "`method=a` as other-param" },
    Ambiguity { grammar: "rfc3261", rule: "uri-parameter", text: "sip:a;ttl=0", preferred: "`ttl=0` as ttl-param", other: "`ttl=0` as other-param" },
    Ambiguity { grammar: "rfc3261", rule: "uri-parameter", text: "sip:a;maddr=a", preferred: "`maddr=a` as maddr-param", other: "`maddr=a` as other-param" },
    Ambiguity { grammar: "rfc3261", rule: "uri-parameter", text: "sip:a;lr", preferred: "`lr` as lr-param", other: "`lr` as other-param" },
    Ambiguity { grammar: "rfc3261", rule: "transport-param", text: "sip:a;transport=udp", preferred: "`udp` as \"udp\"", other: "`udp` as other-transport" },
    Ambiguity { grammar: "rfc3261", rule: "transport-param", text: "sip:a;transport=tcp", preferred: "`tcp` as \"tcp\"", other: "`tcp` as other-transport" },
    Ambiguity { grammar: "rfc3261", rule: "transport-param", text: "sip:a;transport=sctp", preferred: "`sctp` as \"sctp\"", other: "`sctp` as other-transport" },
    Ambiguity { grammar: "rfc3261", rule: "transport-param", text: "sip:a;transport=tls", preferred: "`tls` as \"tls\"", other: "`tls` as other-transport" },
    Ambiguity { grammar: "rfc3261", rule: "user-param", text: "sip:a;user=phone", preferred: "`phone` as \"phone\"", other: "`phone` as other-user" },
    Ambiguity { grammar: "rfc3261", rule: "user-param", text: "sip:a;user=ip", preferred: "`ip` as \"ip\"", other: "`ip` as other-user" },
    Ambiguity { grammar: "rfc3261", rule: "Method", text: "sip:a;method=INVITE", preferred: "`INVITE` as INVITEm", other: "`INVITE` as extension-method" },
    Ambiguity { grammar: "rfc3261", rule: "Method", text: "sip:a;method=ACK", preferred: "`ACK` as ACKm", other: "`ACK` as extension-method" },
    Ambiguity { grammar: "rfc3261", rule: "Method", text: "sip:a;method=OPTIONS", preferred: "`OPTIONS` as OPTIONSm", other: "`OPTIONS` as extension-method" },
    Ambiguity { grammar: "rfc3261", rule: "Method", text: "sip:a;method=BYE", preferred: "`BYE` as BYEm", other: "`BYE` as extension-method" },
    Ambiguity { grammar: "rfc3261", rule: "Method", text: "sip:a;method=CANCEL", preferred: "`CANCEL` as CANCELm", other: "`CANCEL` as extension-method" },
    Ambiguity { grammar: "rfc3261", rule: "Method", text: "sip:a;method=REGISTER", preferred: "`REGISTER` as REGISTERm", other: "`REGISTER` as extension-method" },
    Ambiguity { grammar: "rfc3966", rule: "local-number", text: "tel:a;phone-context=a;phone-context=a", preferred: "`;phone-context=a` as *par, `;phone-context=a` as context, the empty text as *par", other: "the empty text as *par, `;phone-context=a` as context, `;phone-context=a` as *par" },
    Ambiguity { grammar: "rfc3966", rule: "par", text: "tel:+0;ext=0", preferred: "`;ext=0` as extension", other: "`;ext=0` as parameter" },
    Ambiguity { grammar: "rfc3966", rule: "par", text: "tel:+0;isub=a", preferred: "`;isub=a` as isdn-subaddress", other: "`;isub=a` as parameter" },
    Ambiguity { grammar: "rfc3966", rule: "global-number-digits", text: "tel:+00", preferred: "`0` as *phonedigit, `0` as DIGIT, the empty text as *phonedigit", other: "the empty text as *phonedigit, `0` as DIGIT, `0` as *phonedigit" },
    Ambiguity { grammar: "rfc3966", rule: "local-number-digits", text: "tel:aa;phone-context=a", preferred: "`a` as *phonedigit-hex, `a` as HEXDIG / \"*\" / \"#\", the empty text as *phonedigit-hex", other: "the empty text as *phonedigit-hex, `a` as HEXDIG / \"*\" / \"#\", `a` as *phonedigit-hex" },
    Ambiguity { grammar: "rfc3986", rule: "host", text: "//0.0.0.0", preferred: "`0.0.0.0` as IPv4address", other: "`0.0.0.0` as reg-name" },
    Ambiguity { grammar: "rfc3987", rule: "ihost", text: "//0.0.0.0", preferred: "`0.0.0.0` as IPv4address", other: "`0.0.0.0` as ireg-name" },
    Ambiguity { grammar: "rfc4515", rule: "item", text: "(a=*)", preferred: "`a=*` as present", other: "`a=*` as substring" },
    Ambiguity { grammar: "rfc4515", rule: "extensible", text: "(a:dn:=)", preferred: "`:dn` as [ dnattrs ], the empty text as [ matchingrule ]", other: "the empty text as [ dnattrs ], `:dn` as [ matchingrule ]" },
    Ambiguity { grammar: "rfc4515", rule: "substring", text: "(a=*)", preferred: "the empty text as final", other: "left out" },
    Ambiguity { grammar: "rfc4515", rule: "substring", text: "(a=*)", preferred: "the empty text as initial", other: "left out" },
    Ambiguity { grammar: "rfc4516", rule: "ldapurl", text: "ldap://", preferred: "the empty text as host [ COLON port ]", other: "left out" },
    Ambiguity { grammar: "rfc4516", rule: "attributes", text: "ldap:///?a,a,a", preferred: "`,a,a` as COMMA attrdesc", other: "`,a` as COMMA attrdesc, `,a` as COMMA attrdesc" },
    Ambiguity { grammar: "rfc4516", rule: "attributes", text: "ldap:///?a,a", preferred: "`a,a` as attrdesc, the empty text as *( COMMA attrdesc )", other: "`a` as attrdesc, `,a` as *( COMMA attrdesc )" },
    Ambiguity { grammar: "rfc4516", rule: "attributeSelector", text: "ldap:///?1.1", preferred: "`1.1` as attributedescription", other: "`1.1` as selectorspecial" },
    Ambiguity { grammar: "rfc4516", rule: "ldapsurl", text: "ldaps://", preferred: "the empty text as host [ COLON port ]", other: "left out" },
    Ambiguity { grammar: "rfc5122", rule: "querycomp", text: "xmpp:?", preferred: "the empty text as *pair", other: "left out" },
    Ambiguity { grammar: "rfc5122", rule: "iquerycomp", text: "xmpp:?", preferred: "the empty text as *ipair", other: "left out" },
    Ambiguity { grammar: "rfc5538", rule: "id-right", text: "news:a@%5b%5d", preferred: "`%5b%5d` as dot-atom-text", other: "`%5b%5d` as no-fold-literal" },
    Ambiguity { grammar: "rfc5870", rule: "p", text: "geo:0,0;u=0", preferred: "`;u=0` as [ uncp ], the empty text as *parameter", other: "the empty text as [ uncp ], `;u=0` as *parameter" },
    Ambiguity { grammar: "rfc5870", rule: "p", text: "geo:0,0;crs=a", preferred: "`;crs=a` as [ crsp ], the empty text as [ uncp ], the empty text as *parameter", other: "the empty text as [ crsp ], the empty text as [ uncp ], `;crs=a` as *parameter" },
    Ambiguity { grammar: "rfc5870", rule: "crslabel", text: "geo:0,0;crs=wgs84", preferred: "`wgs84` as \"wgs84\"", other: "`wgs84` as labeltext" },
    Ambiguity { grammar: "rfc6068", rule: "local-part", text: "mailto:%22%22@a", preferred: "`%22%22` as dot-atom-text", other: "`%22%22` as quoted-string" },
    Ambiguity { grammar: "rfc6920", rule: "ni-hier-part", text: "ni:///a;a", preferred: "the empty text as authority", other: "left out" },
    Ambiguity { grammar: "rfc7065", rule: "transport", text: "turn:?transport=udp", preferred: "`udp` as \"udp\"", other: "`udp` as transport-ext" },
    Ambiguity { grammar: "rfc7065", rule: "transport", text: "turn:?transport=tcp", preferred: "`tcp` as \"tcp\"", other: "`tcp` as transport-ext" },
    Ambiguity { grammar: "rfc8089", rule: "auth-path", text: "file:///", preferred: "the empty text as file-auth", other: "left out" },
    Ambiguity { grammar: "rfc8089", rule: "file-auth", text: "file://localhost/", preferred: "`localhost` as \"localhost\"", other: "`localhost` as host" },
    Ambiguity { grammar: "rfc8141", rule: "namestring", text: "urn:aa:a", preferred: "the empty text as rq-components", other: "left out" },
    Ambiguity { grammar: "rfc8254", rule: "urn-isbn", text: "urn:isbn:000000000x", preferred: "the empty text as rq-components", other: "left out" },
    Ambiguity { grammar: "rfc9562", rule: "urn-uuid", text: "urn:uuid:aaaaaaaa-aaaa-aaaa-aaaa-aaaaaaaaaaaa", preferred: "the empty text as rq-components", other: "left out" },
    Ambiguity { grammar: "xri", rule: "XRI", text: "xri://(xri://)", preferred: "`xri://` as [ \"xri://\" ], the empty text as xri-hier-part", other: "the empty text as [ \"xri://\" ], `xri://` as xri-hier-part" },
    Ambiguity { grammar: "xri", rule: "xri-hier-part", text: "xri://($)", preferred: "`$` as xri-authority", other: "`$` as iauthority" },
    Ambiguity { grammar: "xri", rule: "XRI-reference", text: "xri://()", preferred: "the empty text as XRI", other: "the empty text as relative-XRI-ref" },
    Ambiguity { grammar: "xri", rule: "xri-segment", text: "xri:///!", preferred: "`!` as xri-subseg-od, the empty text as *xri-subseg", other: "the empty text as xri-subseg-od, `!` as *xri-subseg" },
    Ambiguity { grammar: "xri", rule: "authority", text: "xri://$", preferred: "`$` as xri-authority", other: "`$` as [ iuserinfo \"@\" ] ihost [ \":\" port ]" },
    Ambiguity { grammar: "xri", rule: "ihost", text: "xri://0.0.0.0", preferred: "`0.0.0.0` as IPv4address", other: "`0.0.0.0` as ireg-name" },
];
