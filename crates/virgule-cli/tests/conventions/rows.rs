//! A table of all subcommands, with calls that test the conventions.

const HELLO: &str = "ni:///sha-256;f4OxZX_x_FO5LcGBSKHWXfwtSx-j1ncoSt3SABJtkGk";
const BADGE: &str = ";! scheme badge\n;! fields house\nbadge-uri = \"badge:\" house\nhouse = 1*ALPHA\n";
/// A grammar with an error.
pub const BAD: &str = ";! kind a\na = b\n";
const KEY: &str = "-----BEGIN PUBLIC KEY-----\n\
    MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----\n";

/// A file that does not exist.
const ABSENT: &str = "/no/such/file.abnf";

/// Arguments of a call of a subcommand.
pub type Call = &'static [&'static str];

/// A subcommand, and calls for each convention that applies to it, with their standard input. `{virgule}` is the path
/// of the command itself.
#[derive(Default)]
pub struct Row {
    /// The name of the subcommand, after that of its parent command.
    pub name: &'static str,
    /// A call with a positive answer: exit status 0, and output on standard output.
    pub yes: Option<(Call, &'static str)>,
    /// A call whose input is refused: exit status 1, nothing on standard output, the reason on standard error.
    pub refused: Option<(Call, &'static str)>,
    /// A call with a negative answer: exit status 1, and the answer on standard output.
    pub no: Option<(Call, &'static str)>,
    /// Calls without an answer: exit status 2, nothing on standard output, the reason on standard error.
    pub unanswered: &'static [Call],
    /// Calls in which each argument `-` or `-:RULE` is standard input; with a file in its place the answer is the same.
    pub dash: &'static [(Call, &'static str)],
}

/// A row for each subcommand without subcommands.
pub fn rows() -> Vec<Row> {
    let row = Row::default;
    let mut rows = vec![
        Row {
            name: "parse",
            yes: Some((&["a:b"], "")),
            refused: Some((&["a b"], "")),
            no: Some((&["--lines", "--json"], "a b\n")),
            unanswered: &[
                &["--kind", "urx", "a:"],
                &["--grammar", ABSENT, "a:"],
                &["--grammar", "/", "a:"],
                &["--lines", "--json", ABSENT],
                &["--lines", "--json", "--grammar", "-"],
            ],
            dash: &[(&["--grammar", "-", "badge:owl"], BADGE), (&["--lines", "--json", "-"], "a:\n")],
        },
        Row {
            name: "check",
            no: Some((&[], "a b\n")),
            unanswered: &[&[ABSENT], &["--kind", "urx"], &["--grammar", ABSENT], &["--grammar", "-"]],
            dash: &[(&["-"], "a b\n"), (&["--grammar", "-", "/dev/null"], BADGE)],
            ..row()
        },
        Row {
            name: "resolve",
            yes: Some((&["http://a/b", "c"], "")),
            refused: Some((&["/a", "b"], "")),
            unanswered: &[&["http://a/"]],
            ..row()
        },
        Row {
            name: "relativize",
            yes: Some((&["http://a/b", "http://a/c"], "")),
            refused: Some((&["/a", "b"], "")),
            unanswered: &[&["http://a/"]],
            ..row()
        },
        Row {
            name: "normalize",
            yes: Some((&["A:b"], "")),
            refused: Some((&["a b"], "")),
            unanswered: &[
                &["--kind", "urx", "a:"],
                &["--grammar", ABSENT, "a:"],
                &["--lines", ABSENT],
                &["--lines", "--grammar", "-"],
            ],
            dash: &[(&["--grammar", "-", "badge:owl"], BADGE), (&["--lines", "-"], "A:b\n")],
            ..row()
        },
        Row {
            name: "to-uri",
            yes: Some((&["http://é/"], "")),
            refused: Some((&["a b"], "")),
            unanswered: &[&[]],
            ..row()
        },
        Row {
            name: "to-iri",
            yes: Some((&["http://a/%C3%A9"], "")),
            refused: Some((&["a b"], "")),
            unanswered: &[&[]],
            ..row()
        },
        Row {
            name: "compare",
            yes: Some((&["a:b", "A:b"], "")),
            refused: Some((&["a b", "a:"], "")),
            no: Some((&["a:b", "a:c"], "")),
            unanswered: &[&["a:"], &["--grammar", ABSENT, "a:", "a:"]],
            dash: &[(&["--grammar", "-", "badge:owl", "badge:owl"], BADGE)],
        },
        Row {
            name: "build",
            yes: Some((&["scheme=a"], "")),
            refused: Some((&["--kind", "uri", "path=/"], "")),
            unanswered: &[&["--kind", "urx"], &["hosts=a"], &["host"], &["--grammar", ABSENT]],
            dash: &[(&["--grammar", "-", "house=owl"], BADGE)],
            ..row()
        },
        Row {
            name: "find",
            yes: Some((&[], "see a://b/c.")),
            unanswered: &[&[ABSENT], &["-", "-"], &["--scheme", "a b"], &["--redact", "--json"]],
            dash: &[
                (&["-"], "see a://b/c."),
                (&["--redact", "-"], "a://b:c@d/"),
                (&["--json", "-"], "a://b/"),
            ],
            ..row()
        },
        Row {
            name: "repair",
            yes: Some((&["a b"], "")),
            refused: Some((&["http://a b/"], "")),
            no: Some((&["--lines"], "http://a b/\n")),
            unanswered: &[&["--kind", "urx", "a"], &["--lines", ABSENT], &["--lines", "-", "-"], &[]],
            dash: &[(&["--lines", "-"], "a b\n")],
        },
        Row {
            name: "expand",
            yes: Some((&["/{id}", "id=a"], "")),
            refused: Some((&["/{id"], "")),
            unanswered: &[&["/{id}", "id"], &["/{id}", "--variables-file", ABSENT], &[]],
            dash: &[(&["/{id}", "--variables-file", "-"], "{\"id\":7}")],
            ..row()
        },
        Row {
            name: "whatwg",
            yes: Some((&["http://a/"], "")),
            no: Some((&["http://0x7f.1/"], "")),
            unanswered: &[&[]],
            ..row()
        },
        Row {
            name: "batch",
            yes: Some((&[], "{}\n")),
            unanswered: &[&["--grammar", ABSENT], &["--grammar", "-"]],
            ..row()
        },
        Row {
            name: "conform",
            yes: Some((&["--kind", "tag", "--count", "1", "--", "{virgule}", "batch"], "")),
            no: Some((&["--lines", "--count", "1", "--", "sed", "-u", "s/.*/ok/"], "")),
            unanswered: &[
                &["--", "/no/such/program"],
                &["--grammar", ABSENT, "--", "true"],
                &["--expected", ABSENT, "--", "true"],
                &["--kind", "urx", "--", "true"],
                &["--grammar", "-", "--expected", "-", "--", "true"],
                &["--json", "-", "--junit", "-", "--", "true"],
            ],
            dash: &[
                (
                    &[
                        "--grammar",
                        "-",
                        "--rule",
                        "house",
                        "--lines",
                        "--count",
                        "1",
                        "--",
                        "sed",
                        "-u",
                        "s/.*/ok/",
                    ],
                    BADGE,
                ),
                (&["--expected", "-", "--kind", "tag", "--count", "1", "--", "{virgule}", "batch"], ""),
            ],
            ..row()
        },
        Row {
            name: "completions",
            yes: Some((&["bash"], "")),
            unanswered: &[&["no-such-shell"], &[]],
            ..row()
        },
        Row {
            name: "man",
            yes: Some((&["ni", "hash"], "")),
            unanswered: &[&["no-such-command"], &["--out", "/dev/null/no/such"], &["--out", "/tmp", "parse"]],
            ..row()
        },
        Row { name: "explain", yes: Some((&["syntax"], "")), unanswered: &[&["sintax"]], ..row() },
        Row {
            name: "ni hash",
            yes: Some((&["-"], "")),
            unanswered: &[&[ABSENT], &["-", "-"], &["--algorithm", "md5", "-"]],
            dash: &[(&["-"], "Hello World!")],
            ..row()
        },
        Row {
            name: "ni verify",
            yes: Some((&[HELLO], "Hello World!")),
            no: Some((&[HELLO], "Hello")),
            unanswered: &[&[HELLO, ABSENT], &["ni:x"], &["--list", ABSENT]],
            dash: &[(&[HELLO, "-"], "Hello World!")],
            ..row()
        },
        Row {
            name: "ni explain",
            yes: Some((&[HELLO], "")),
            no: Some((&["ni:x"], "")),
            unanswered: &[&[]],
            ..row()
        },
        Row {
            name: "ni convert",
            yes: Some((&["--to", "nih", HELLO], "")),
            refused: Some((&["--to", "nih", "ni:x"], "")),
            unanswered: &[&["--to", "nix", HELLO]],
            ..row()
        },
        Row {
            name: "ni key",
            yes: Some((&["-"], KEY)),
            refused: Some((&["-"], "no key")),
            unanswered: &[&[ABSENT]],
            dash: &[(&["-"], KEY)],
            ..row()
        },
        Row {
            name: "ni equal",
            yes: Some((&[HELLO, HELLO], "")),
            refused: Some((&["ni:x", HELLO], "")),
            no: Some((&[HELLO, "ni:///sha-256-32;f4OxZQ"], "")),
            unanswered: &[&[HELLO]],
            ..row()
        },
        Row {
            name: "ni resolve",
            yes: Some((&["ni://h", "sha-256-32;f4OxZQ"], "")),
            refused: Some((&["ni:x", "y"], "")),
            unanswered: &[&["ni://h"]],
            ..row()
        },
        Row { name: "ni list", yes: Some((&[], "")), ..row() },
        Row { name: "ni export", unanswered: &[&["/no/such/folder", "--out", "/no/such/other"]], ..row() },
        Row {
            name: "grammar check",
            yes: Some((&["-"], BADGE)),
            no: Some((&["-"], BAD)),
            unanswered: &[&[ABSENT], &["-", "-"]],
            dash: &[(&["-"], BADGE)],
            ..row()
        },
        Row { name: "grammar directives", yes: Some((&["fields"], "")), unanswered: &[&["feilds"]], ..row() },
        Row { name: "grammar print", yes: Some((&["ni"], "")), unanswered: &[&["urx"]], ..row() },
        Row { name: "grammar list", yes: Some((&[], "")), ..row() },
        Row {
            name: "grammar diagram",
            yes: Some((&["-"], BADGE)),
            unanswered: &[&[ABSENT], &["ni", "--out", "/no/such/folder/x"]],
            dash: &[(&["--", "-:house"], BADGE), (&["--out", "-", "--", "-:house"], BADGE)],
            ..row()
        },
        Row {
            name: "grammar fmt",
            yes: Some((&["-"], BADGE)),
            refused: Some((&["-"], "a = (\n")),
            no: Some((&["--check", "-"], "a=b\n")),
            unanswered: &[&[ABSENT], &["-", "-"]],
            dash: &[(&["--check", "-"], "a=b\n"), (&["--check", "-"], "a = (\n")],
        },
        Row {
            name: "grammar extract",
            yes: Some((&["-"], "   a = \"b\"\n")),
            refused: Some((&["-"], "no rule\n")),
            no: Some((&["--json", "-"], "no rule\n")),
            unanswered: &[&[ABSENT], &["--json", "--quiet", "-"]],
            dash: &[(&["-"], "   a = \"b\"\n")],
        },
        Row {
            name: "grammar export",
            yes: Some((&["rfc3986", "port", "--to", "regex"], "")),
            refused: Some((&["rfc4515", "filter", "--to", "regex"], "")),
            unanswered: &[
                &[ABSENT, "--to", "json"],
                &["urx", "--to", "json"],
                &["uri", "prot", "--to", "json"],
                &["uri"],
            ],
            dash: &[(&["--to", "regex", "-"], BADGE), (&["--to", "gbnf", "-", "house"], BADGE)],
            ..row()
        },
        Row {
            name: "grammar test",
            yes: Some((&["-"], "[[parse]]\nkind = \"uri\"\ninput = \"a:b\"\n")),
            no: Some((&["-"], "[[reject]]\nkind = \"uri\"\ninput = \"a:b\"\n")),
            unanswered: &[&[ABSENT], &["-", "-"], &["--grammar", "-", "-"], &["--grammar", ABSENT, "-"]],
            dash: &[(&["-"], "[[reject]]\nkind = \"uri\"\ninput = \"a:b\"\n")],
            ..row()
        },
        Row {
            name: "grammar subset",
            yes: Some((&["ni", "uri"], "")),
            no: Some((&["tel", "uri"], "")),
            unanswered: &[&[ABSENT, "uri"], &["urx", "uri"]],
            dash: &[(&["--", "-:house", "-"], BADGE)],
            ..row()
        },
        Row {
            name: "grammar equal",
            yes: Some((&["ni", "ni"], "")),
            no: Some((&["http", "https"], "")),
            unanswered: &[&[ABSENT, "uri"], &["urx", "uri"]],
            dash: &[(&["-", "-"], BADGE)],
            ..row()
        },
        Row {
            name: "grammar diff",
            yes: Some((&["ni", "ni"], "")),
            no: Some((&["http", "https"], "")),
            unanswered: &[&[ABSENT, "uri"], &["urx", "uri"]],
            dash: &[(&["--", "-", "-:house"], BADGE)],
            ..row()
        },
        Row {
            name: "grammar overlap",
            yes: Some((&["uri", "sip"], "")),
            no: Some((&["tel", "sip"], "")),
            unanswered: &[&[ABSENT, "uri"], &["urx", "uri"]],
            dash: &[(&["-", "uri"], BADGE)],
            ..row()
        },
        Row {
            name: "grammar matrix",
            yes: Some((&["ni", "tel"], "")),
            unanswered: &[&[ABSENT], &["urx"]],
            dash: &[(&["--json", "-", "uri"], BADGE)],
            ..row()
        },
        Row {
            name: "grammar stats",
            yes: Some((&["ni"], "")),
            unanswered: &[&[ABSENT], &["urx"]],
            dash: &[(&["-"], BADGE)],
            ..row()
        },
        Row {
            name: "grammar dot",
            yes: Some((&["rfc3986:port"], "")),
            unanswered: &[&[ABSENT], &["urx"]],
            dash: &[(&["--", "-:house"], BADGE)],
            ..row()
        },
    ];
    // A build without the network says what it lacks, whatever else is wrong.
    let unanswered: &[Call] = match cfg!(feature = "fetch") {
        true => &[&["--ca", ABSENT, HELLO], &["ni:x"], &["--json", "--out", "-", HELLO]],
        false => &[&["ni:x"]],
    };
    rows.push(Row { name: "ni fetch", unanswered, ..row() });
    let unanswered: &[Call] = if cfg!(feature = "serve") { &[&[ABSENT]] } else { &[&["."]] };
    rows.push(Row { name: "ni serve", unanswered, ..row() });
    rows
}
