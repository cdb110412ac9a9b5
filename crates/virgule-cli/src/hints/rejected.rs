//! Input that a kind rejects: input of another kind, and frequent mistakes.

use super::{Recognizer, Rejected, accepts, parser, proposed, windows_path};
use crate::normalize::Generic;
use virgule::repair::repair;
use virgule::schemes::UriTemplate;
use virgule::{Kind, UriRef};

/// The recognizers, the most specific ones first.
pub(super) const RECOGNIZERS: &[Recognizer] = &[
    byte_order_mark,
    enclosed,
    full_width,
    windows,
    scheme_of_other_kind,
    scp_path,
    template,
    password,
    scp,
    host_and_port,
    superfluous_scheme,
    scope_of_package,
    blank_in_path,
    // Mistakes in URI templates.
    double_braces,
    prefix,
    non_ascii,
    angle_brackets,
    other_character,
];

impl Rejected<'_> {
    fn is_generic(&self) -> bool {
        Generic::of(self.kind).is_some()
    }

    fn found(&self) -> Option<u8> {
        self.text.as_bytes().get(self.offset).copied()
    }

    /// Returns the input after `scheme://`, and the scheme.
    fn hierarchical(&self) -> Option<(&str, &str)> {
        self.text.split_once("://").filter(|(scheme, _)| virgule::Scheme::new(scheme).is_some())
    }
}

/// U+FEFF, which some programs write before the first line of a file.
fn byte_order_mark(rejected: &Rejected<'_>) -> Option<String> {
    rejected.text.starts_with('\u{FEFF}').then(|| "remove the byte order mark (U+FEFF) before it".to_string())
}

/// `"https://example.com/"`, `<https://example.com/>` and white space around valid input.
fn enclosed(rejected: &Rejected<'_>) -> Option<String> {
    let is_around = |c: char| c.is_whitespace() || matches!(c, '"' | '\'' | '<' | '>');
    let (text, inner) = (rejected.text, rejected.text.trim_matches(is_around));
    let around = text.chars().next().into_iter().chain(text.chars().next_back()).find(|&c| is_around(c))?;
    let around = if around.is_whitespace() { "white space".to_string() } else { format!("`{around}`") };
    (!inner.is_empty() && accepts(rejected.kind, inner)).then(|| format!("remove the {around} around it"))
}

/// Full-width URI delimiters, as East Asian keyboards write them, with the ASCII characters.
const FULL_WIDTH: [(char, char); 5] = [('：', ':'), ('／', '/'), ('？', '?'), ('＃', '#'), ('＠', '@')];

/// `https：//example.com`: the first delimiter is a full-width one.
fn full_width(rejected: &Rejected<'_>) -> Option<String> {
    let found = rejected.text.get(rejected.offset..)?.chars().next()?;
    let &(_, ascii) = FULL_WIDTH.iter().find(|&&(wide, _)| wide == found)?;
    Some(format!("`{found}` (U+{:04X}) is a full-width character; write `{ascii}`", u32::from(found)))
}

/// `C:\x`.
fn windows(rejected: &Rejected<'_>) -> Option<String> {
    let uri = windows_path(rejected.text).filter(|_| rejected.is_generic() || rejected.kind == "file")?;
    Some(format!("this is a Windows path; its URI is {uri}"))
}

/// `at://did:plc:abc/x`: input of the kind of its scheme that is not a URI.
fn scheme_of_other_kind(rejected: &Rejected<'_>) -> Option<String> {
    let scheme = rejected.text.split_once(':')?.0;
    let kind = Kind::find(&scheme.to_ascii_lowercase()).filter(|kind| kind.scheme)?.name;
    (rejected.is_generic() && accepts(kind, rejected.text))
        .then(|| format!("`--kind {kind}` accepts this, which is not a URI of RFC 3986"))
}

/// `git@host:path`, the address of a repository in scp form. Input without `@` before its colon may have a scheme.
fn scp(rejected: &Rejected<'_>) -> Option<String> {
    if !rejected.is_generic() && Kind::find(rejected.kind).is_none_or(|kind| !kind.scheme) {
        return None;
    }
    let has_user = rejected.text.split_once(':').is_some_and(|(host, _)| host.contains('@'));
    let uri = ssh(rejected.text, "ssh").filter(|_| has_user)?;
    Some(format!("this is the scp form of git, which `--kind git-scp` reads; its URI is {uri}"))
}

/// `ssh://git@host:path`: a URL with the colon of the scp form.
fn scp_path(rejected: &Rejected<'_>) -> Option<String> {
    let (scheme, rest) = rejected.hierarchical()?;
    let is_git = ["ssh", "git", "git+ssh", "ssh+git"].iter().any(|known| scheme.eq_ignore_ascii_case(known));
    if !is_git && !rest.ends_with(".git") {
        return None;
    }
    let uri = ssh(rest, scheme)?;
    Some(format!("`:` between host and path belongs to the scp form of git; write `/`: {uri}"))
}

/// Returns the URI of an address in scp form.
fn ssh(text: &str, scheme: &str) -> Option<String> {
    let scp = parser("git-scp")?;
    let parsed = scp.parse(text).ok()?;
    let (host, path) = (parsed.get("host")?, parsed.get("path")?);
    let user = parsed.get("user").map(|user| format!("{user}@")).unwrap_or_default();
    let is_name = |text: &str| !text.contains(|c: char| c.is_whitespace() || c == '/');
    let uri = format!("{scheme}://{user}{host}/{}", path.trim_start_matches('/'));
    if is_name(host) && is_name(&user) { proposed(&uri) } else { None }
}

/// `pkg:npm/@angular/core`: a scope as npm writes it.
fn scope_of_package(rejected: &Rejected<'_>) -> Option<String> {
    let (before, scope) = rejected.text.split_at_checked(rejected.offset)?;
    let scope = scope.strip_prefix('@').filter(|_| rejected.kind == "pkg" && before.ends_with('/'))?;
    let url = format!("{before}%40{scope}");
    accepts("pkg", &url).then(|| format!("in a package URL, the `@` of a scope is written %40: {url}"))
}

/// `http://example.com/search{?q,lang}`.
fn template(rejected: &Rejected<'_>) -> Option<String> {
    let is_template = rejected.found() == Some(b'{') && UriTemplate::parse(rejected.text).is_ok();
    (is_template && rejected.kind != TEMPLATE)
        .then(|| "this looks like a URI template, which `--kind uri-template` reads".to_string())
}

/// `scheme://user:pass/word@host`: a delimiter in a userinfo.
fn password(rejected: &Rejected<'_>) -> Option<String> {
    let (scheme, rest) = rejected.hierarchical()?;
    let (userinfo, host) = rest.rsplit_once('@')?;
    let is_host = host.starts_with(|c: char| c.is_alphanumeric() || c == '[');
    let end = scheme.len() + "://".len() + userinfo.len();
    if !is_host || rejected.offset > end {
        return None;
    }
    let (what, value) = match userinfo.split_once(':') {
        Some((user, value)) if !user.contains(DELIMITERS) => ("a password", value),
        None if !userinfo.contains(['/', '?', '#']) => ("a userinfo", userinfo),
        _ => return None,
    };
    // A number before a path is a port: the rest is not part of the authority.
    let port = value.split(['/', '?', '#']).next().unwrap_or_default();
    if port.bytes().all(|byte| byte.is_ascii_digit()) && port.len() < value.len() {
        return None;
    }
    let found = DELIMITERS.into_iter().filter(|&c| value.contains(c));
    let encoded: Vec<String> = found.map(|c| format!("`{c}` is written %{:02X}", u32::from(c))).collect();
    (!encoded.is_empty()).then(|| format!("in {what} {}", encoded.join(" and ")))
}

/// The delimiters that a userinfo cannot contain.
const DELIMITERS: [char; 6] = ['@', '/', '?', '#', '[', ']'];

/// `192.0.2.1:80` and `[::1]:80`, which do not begin with a scheme.
fn host_and_port(rejected: &Rejected<'_>) -> Option<String> {
    let reference = format!("//{}", rejected.text);
    let parsed = UriRef::parse(&reference).ok().filter(|_| rejected.is_generic())?;
    let has_port = parsed.port().is_some_and(|port| !port.is_empty());
    let uri = proposed(&format!("http:{reference}"))?;
    (has_port && parsed.userinfo().is_none() && parsed.host().is_some_and(|host| !host.is_empty()))
        .then(|| format!("this is a host and a port without a scheme; with one it is {uri}"))
}

/// `https://ghcr.io/a/b:c` as a reference to an image.
fn superfluous_scheme(rejected: &Rejected<'_>) -> Option<String> {
    let (_, rest) = rejected.hierarchical()?;
    let kind = Kind::find(rejected.kind).filter(|kind| !kind.scheme && !rejected.is_generic())?;
    accepts(kind.name, rest)
        .then(|| format!("strings of the kind {} have no scheme: write {rest}", kind.name))
}

/// `/path with blanks`.
fn blank_in_path(rejected: &Rejected<'_>) -> Option<String> {
    let is_path = rejected.text.starts_with('/') && !rejected.text.starts_with("//");
    if !is_path || !rejected.is_generic() || !rejected.text.contains(' ') {
        return None;
    }
    let path = repair::<UriRef<'_>>(rejected.text).ok()?;
    Some(format!("a space is written %20: {path}, and the URI of a file is file://{path}"))
}

// Mistakes in URI templates (RFC 6570), most of them from the route patterns of web frameworks.

/// The kind of URI templates.
const TEMPLATE: &str = "uri-template";

impl<'t> Rejected<'t> {
    /// Returns the expression around the error, without braces, and the offset of the error in it, if it is in one.
    fn expression(&self) -> Option<(&'t str, usize)> {
        let text = self.text;
        let (before, _) = text.split_at_checked(self.offset).filter(|_| self.kind == TEMPLATE)?;
        let begin = before.rfind(['{', '}']).filter(|&at| before[at..].starts_with('{'))? + 1;
        let expression = text[begin..].split('}').next().unwrap_or_default();
        Some((expression, self.offset - begin))
    }
}

/// Returns the name of a variable in other brackets, if it is one.
fn variable(text: &str) -> Option<&str> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    (!text.is_empty() && text.chars().all(is_name)).then_some(text)
}

/// `{{id}}`, as in Mustache and Jinja.
fn double_braces(rejected: &Rejected<'_>) -> Option<String> {
    let (expression, at) = rejected.expression()?;
    let inner = expression.get(at..)?.strip_prefix('{').filter(|_| at == 0)?;
    Some(format!("write a variable in one pair of braces: {{{}}}", variable(inner.trim()).unwrap_or("id")))
}

/// `{id:[0-9]+}`, `{id:int}` and `{path:.*}`.
fn prefix(rejected: &Rejected<'_>) -> Option<String> {
    let (expression, at) = rejected.expression()?;
    let (before, _) = expression.split_at_checked(at)?;
    let (name, _) = before.split_once(':')?;
    let name = variable(name).unwrap_or("id");
    Some(format!(
        "a prefix after `:` must be a number from 1 to 9999; RFC 6570 has no regular expressions or types: {{{name}}}"
    ))
}

/// `{é}`.
fn non_ascii(rejected: &Rejected<'_>) -> Option<String> {
    let (expression, at) = rejected.expression()?;
    expression.get(at..).filter(|rest| rest.starts_with(|c: char| !c.is_ascii()))?;
    let encode = |c: char| match c.is_ascii() {
        true => c.to_string(),
        false => c.encode_utf8(&mut [0; 4]).bytes().map(|byte| format!("%{byte:02X}")).collect(),
    };
    let encoded: String = expression.chars().map(encode).collect();
    Some(format!("a variable name contains only ASCII characters; percent-encode the others: {{{encoded}}}"))
}

/// `<id>` and `<int:id>`, as in Flask.
fn angle_brackets(rejected: &Rejected<'_>) -> Option<String> {
    let rest = rejected.text.get(rejected.offset..).filter(|_| rejected.kind == TEMPLATE)?;
    let (inner, _) = rest.strip_prefix('<')?.split_once('>')?;
    let name = variable(inner.rsplit(':').next()?)?;
    Some(format!("RFC 6570 writes a variable in braces: {{{name}}}"))
}

/// Any other character that is invalid in an expression; percent-encoding it would not help.
fn other_character(rejected: &Rejected<'_>) -> Option<String> {
    let (expression, at) = rejected.expression()?;
    let found = expression.get(at..)?.chars().next().filter(|&c| c != '%')?;
    let found = if found == ' ' { "a space".to_string() } else { format!("`{}`", found.escape_debug()) };
    Some(format!(
        "{found} is not allowed in an expression: write names of letters, digits, `_` and `.` after an optional \
         operator"
    ))
}
