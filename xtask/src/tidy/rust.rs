//! A lexer for the parts of Rust that the checks need: words, punctuation and comments, each with its line.
//!
//! Literals and lifetimes are dropped. `proc_macro2` has no comments, and has lines only with a feature that would
//! cause the compiler crate to be built a second time.

/// A token and the line, from 1, where it begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token<'t> {
    pub line: usize,
    pub kind: TokenKind,
    pub text: &'t str,
}

/// The kind of a token.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TokenKind {
    Word,
    /// One character, or `::`.
    Punctuation,
    /// A comment, including `//` or `/*`.
    Comment,
}

/// The tokens of a file.
pub fn tokens(text: &str) -> Vec<Token<'_>> {
    let (mut rest, mut line) = (text, 1);
    let mut tokens = Vec::new();
    while let Some(first) = rest.chars().next() {
        let (kind, length) = if rest.starts_with("//") {
            (Some(TokenKind::Comment), rest.find('\n').unwrap_or(rest.len()))
        } else if rest.starts_with("/*") {
            (Some(TokenKind::Comment), block_comment(rest))
        } else if let Some(length) = literal(rest) {
            (None, length)
        } else if is_word(first) {
            (Some(TokenKind::Word), rest.find(|c| !is_word(c)).unwrap_or(rest.len()))
        } else if rest.starts_with("::") {
            (Some(TokenKind::Punctuation), 2)
        } else {
            (Some(TokenKind::Punctuation).filter(|_| !first.is_whitespace()), first.len_utf8())
        };
        let text = &rest[..length];
        tokens.extend(kind.map(|kind| Token { line, kind, text }));
        line += text.matches('\n').count();
        rest = &rest[length..];
    }
    tokens
}

/// The tokens of a file that are compiled into the crate: no comments, no items under `#[cfg(test)]`.
pub fn code(text: &str) -> Vec<Token<'_>> {
    let mut tokens = tokens(text);
    tokens.retain(|token| token.kind != TokenKind::Comment);
    let mut code = Vec::new();
    let mut rest = &tokens[..];
    while let Some(token) = rest.first() {
        let attribute = if token.text == "#" { balanced(&rest[1..], "[", "]") } else { 0 };
        if is_test(&rest[..=attribute]) {
            rest = &rest[attribute + 1..];
            rest = &rest[item(rest)..];
        } else {
            code.push(*token);
            rest = &rest[1..];
        }
    }
    code
}

/// True if an attribute is `#[cfg(test)]` or `#[cfg(all(test, …))]`.
fn is_test(attribute: &[Token<'_>]) -> bool {
    let has = |word: &str| attribute.iter().any(|token| token.text == word);
    has("cfg") && has("test") && !has("not")
}

/// The number of tokens of the item at the start of `tokens`, which ends with a semicolon, or with a block that is not
/// followed by one.
fn item(tokens: &[Token<'_>]) -> usize {
    let mut at = 0;
    while at < tokens.len() {
        let block = balanced(&tokens[at..], "{", "}");
        at += block.max(1);
        let ends = block > 0 && tokens.get(at).is_none_or(|next| next.text != ";");
        if ends || tokens[at - 1].text == ";" {
            return at;
        }
    }
    at
}

/// The number of tokens from `open` to the matching `close`, inclusive; 0 if the first token is not `open`.
pub fn balanced(tokens: &[Token<'_>], open: &str, close: &str) -> usize {
    let mut depth = 0;
    for (index, token) in tokens.iter().enumerate() {
        depth += usize::from(token.text == open);
        depth -= usize::from(token.text == close && depth > 0);
        if depth == 0 {
            return if index == 0 { 0 } else { index + 1 };
        }
    }
    tokens.len()
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The length of the block comment at the start of `rest`; block comments nest.
fn block_comment(rest: &str) -> usize {
    let mut depth = 0;
    let mut at = 0;
    while at < rest.len() {
        let step = if rest[at..].starts_with("/*") {
            depth += 1;
            2
        } else if rest[at..].starts_with("*/") {
            depth -= 1;
            2
        } else {
            rest[at..].chars().next().map_or(1, char::len_utf8)
        };
        at += step;
        if depth == 0 {
            break;
        }
    }
    at
}

/// The length, including the prefix, of the string, character or lifetime at the start of `rest`, if there is one.
fn literal(rest: &str) -> Option<usize> {
    let body = rest.trim_start_matches(['b', 'c', 'r']);
    let prefix = rest.len() - body.len();
    let raw = rest[..prefix].ends_with('r');
    let hashes = body.len() - body.trim_start_matches('#').len();
    let quoted = &body[hashes..];
    if raw && quoted.starts_with('"') {
        let end = format!("\"{}", "#".repeat(hashes));
        let length = quoted[1..].find(&end).map_or(quoted.len(), |at| 1 + at + end.len());
        return Some(prefix + hashes + length);
    }
    if prefix > 2 || !body.starts_with(['"', '\'']) {
        return None;
    }
    if let Some(lifetime) = body.strip_prefix('\'') {
        let mut chars = lifetime.chars();
        let (first, second) = (chars.next(), chars.next());
        if first != Some('\\') && second != Some('\'') {
            return Some(prefix + 1 + lifetime.find(|c| !is_word(c)).unwrap_or(lifetime.len()));
        }
    }
    let quote = if body.starts_with('"') { '"' } else { '\'' };
    let mut escaped = false;
    let end = body[1..].find(|c| {
        let ends = c == quote && !escaped;
        escaped = c == '\\' && !escaped;
        ends
    });
    Some(prefix + end.map_or(body.len(), |at| at + 2))
}

#[cfg(test)]
mod tests {
    use super::{TokenKind, code, tokens};

    fn words(text: &str) -> Vec<&str> {
        tokens(text).iter().map(|token| token.text).collect()
    }

    #[test]
    fn literals_are_dropped_and_comments_kept() {
        assert_eq!(words(r#"a("b // c", 'd', '\'', b'\\', b"e\"f")"#), ["a", "(", ",", ",", ",", ",", ")"]);
        assert_eq!(words("r\"a\" r#\"b\"c\"# br\"\\\" d"), ["d"]);
        assert_eq!(words("fn a<'b>(c: &'b d)"), ["fn", "a", "<", ">", "(", "c", ":", "&", "d", ")"]);
        assert_eq!(words("a /* b /* c */ d */ e // f"), ["a", "/* b /* c */ d */", "e", "// f"]);
        assert_eq!(words("crate::a"), ["crate", "::", "a"]);
    }

    #[test]
    fn lines_are_counted_in_literals_too() {
        let text = "\"a\nb\"\n/* c\n*/ d";
        assert_eq!(tokens(text).iter().map(|token| token.line).collect::<Vec<_>>(), [3, 4]);
        assert_eq!(tokens(text)[0].kind, TokenKind::Comment);
    }

    #[test]
    fn drops_test_modules() {
        let text = "a; #[cfg(test)] use b::{c}; d; #[cfg(test)]\nmod tests { e {} }\n#[cfg(not(test))] f;";
        let code: Vec<&str> = code(text).iter().map(|token| token.text).collect();
        assert_eq!(code.concat(), "a;d;#[cfg(not(test))]f;");
    }
}
