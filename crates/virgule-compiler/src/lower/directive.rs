//! The directives: everything that may stand behind `;!`, documented in this one place.
//!
//! ABNF cannot say which rule is the start or which parts a reader wants. These comment lines can, and any
//! other ABNF tool ignores them.

/// Where a directive may stand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// Before the first section only.
    File,
    /// Opens a section.
    Opens,
    /// In a section only.
    Section,
    /// In a section, or before the first one, where it holds for all.
    Both,
}

/// What a directive is, for people and for the reader.
#[derive(Debug, Clone, Copy)]
pub struct Directive {
    /// The word behind `;!`.
    pub name: &'static str,
    /// What follows it.
    pub usage: &'static str,
    /// Where it may stand.
    pub place: Place,
    /// How many words may follow: at least, at most.
    pub words: (usize, usize),
    /// Whether one line is all there may be: in its section, or in the file where it stands before the first section.
    /// Several lines of any other directive add up.
    pub once: bool,
    /// What it does.
    pub does: &'static str,
}

/// All directives, in the order in which a file would use them.
pub const DIRECTIVES: &[Directive] = &[
    Directive {
        name: "import",
        usage: "import DOCUMENT…",
        place: Place::File,
        words: (1, usize::MAX),
        once: false,
        does: "makes the rules of other documents visible; they keep their own scope",
    },
    Directive {
        name: "percent-encoded",
        usage: "percent-encoded RULE… within RULE",
        place: Place::File,
        words: (3, usize::MAX),
        once: false,
        does: "says that a text holds what these rules match percent-encoded; only characters of the last rule may \
               stand for themselves",
    },
    Directive {
        name: "utf-8",
        usage: "utf-8 RULE…",
        place: Place::File,
        words: (1, usize::MAX),
        once: false,
        does: "says that these rules spell out the octets of UTF-8; they are read as any one character beyond ASCII",
    },
    Directive {
        name: "nesting",
        usage: "nesting NUMBER",
        place: Place::File,
        words: (1, 1),
        once: true,
        does: "says how deep recursive rules may nest in a text; 128 if it is not said",
    },
    Directive {
        name: "scheme",
        usage: "scheme NAME",
        place: Place::Opens,
        words: (1, 1),
        once: true,
        does: "opens the section of a URI scheme",
    },
    Directive {
        name: "kind",
        usage: "kind NAME",
        place: Place::Opens,
        words: (1, 1),
        once: true,
        does: "opens the section of a form of text that is no scheme, such as uri-reference",
    },
    Directive {
        name: "start",
        usage: "start RULE",
        place: Place::Section,
        words: (1, 1),
        once: true,
        does: "names the rule that the whole text must match; without it, the first rule of the file",
    },
    Directive {
        name: "type",
        usage: "type NAME",
        place: Place::Section,
        words: (1, 1),
        once: true,
        does: "names the Rust type; without it, the section's name in camel case",
    },
    Directive {
        name: "fields",
        usage: "fields NAME… or NAME=RULE|RULE… or NAME=OUTER/RULE…",
        place: Place::Both,
        words: (1, usize::MAX),
        once: false,
        does: "lists what a parse gives access to: the text that a rule, or one of several, matched, anywhere or \
               only where OUTER names it",
    },
    Directive {
        name: "secret",
        usage: "secret NAME",
        place: Place::Both,
        words: (1, 1),
        once: false,
        does: "marks the one field or rule that may hold user:password; all that follows the first colon is masked",
    },
    Directive {
        name: "equal-by",
        usage: "equal-by NAME…",
        place: Place::Section,
        words: (1, usize::MAX),
        once: true,
        does: "lists the fields that alone decide whether two names of the scheme are equal",
    },
    Directive {
        name: "ignore-case",
        usage: "ignore-case NAME…",
        place: Place::Section,
        words: (1, usize::MAX),
        once: false,
        does: "lists the fields in which the scheme ignores ASCII case",
    },
    Directive {
        name: "form",
        usage: "form FIELD FORM",
        place: Place::Section,
        words: (2, 2),
        once: false,
        does: "says how a field, or the whole text by the name of its start rule, is written for comparison, each in one \
               form: \
               `no-hyphens`, `addresses` (domains in lower case), `header-names` (those in lower case), `tel` (as RFC \
               3966 section 4 compares)",
    },
    Directive {
        name: "steps",
        usage: "steps STEP…",
        place: Place::Section,
        words: (1, 5),
        once: true,
        does: "lists which steps of syntax-based normalization leave a text the same name, where the scheme forbids \
               others: `scheme-case`, `host-case`, `percent-case`, `percent-decoding`, `dot-segments`; or `none`",
    },
    Directive {
        name: "default-port",
        usage: "default-port NUMBER",
        place: Place::Section,
        words: (1, 1),
        once: true,
        does: "says which port means the same as none: a number from 0 to 65535",
    },
    Directive {
        name: "empty-path",
        usage: "empty-path TEXT",
        place: Place::Section,
        words: (1, 1),
        once: true,
        does: "says which path an empty one behind an authority means: one that begins with a single `/` and is \
               normalized",
    },
    Directive {
        name: "validate",
        usage: "validate FIELD CHECK",
        place: Place::Section,
        words: (2, 2),
        once: false,
        does: "checks a field beyond the grammar: `isbn` its check digit, `not-empty` that there is something",
    },
    Directive {
        name: "example",
        usage: "example TEXT…",
        place: Place::Section,
        words: (1, usize::MAX),
        once: false,
        does: "gives texts that match, which is checked",
    },
    Directive {
        name: "hot",
        usage: "hot TEXT…",
        place: Place::Section,
        words: (1, usize::MAX),
        once: false,
        does: "gives examples that make up most texts: the states they pass get direct code, which is larger and faster",
    },
    Directive {
        name: "shape",
        usage: "shape TEXT",
        place: Place::Section,
        words: (1, 1),
        once: true,
        does: "gives the shape of most texts, what may be missing in brackets: they are read by bit streams, with code \
               of their own where there are `hot` texts, else with that of another grammar",
    },
];

/// What `validate` can check: the names of `virgule::check`.
pub const CHECKS: &[&str] = &["isbn", "not-empty"];

/// What `steps` can name: the steps of `virgule::Steps::SYNTAX`, or none of them.
pub const STEPS: &[&str] =
    &["scheme-case", "host-case", "percent-case", "percent-decoding", "dot-segments", NO_STEPS];

/// The word for no step at all.
pub const NO_STEPS: &str = "none";

/// What `form` can name: the names of `virgule::Form`, but for the one that `ignore-case` stands for.
pub const FORMS: &[&str] = &["no-hyphens", "addresses", "header-names", "tel"];
