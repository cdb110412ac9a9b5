//! Literals and sets with the escapes of Python, which Lark and llama.cpp also accept: `\x41`, `\u0041`, `\U00000041`.

/// Writes a literal in double quotes.
pub fn quoted(literal: &str, text: &mut String) {
    text.push('"');
    for c in literal.chars() {
        match c {
            '"' | '\\' => text.extend(['\\', c]),
            ' '..='~' => text.push(c),
            _ => escape(c, text),
        }
    }
    text.push('"');
}

/// Writes a set in brackets; all members except letters and digits are escaped.
pub fn class(ranges: &[(char, char)], text: &mut String) {
    let member = |c: char, text: &mut String| match c.is_ascii_alphanumeric() {
        true => text.push(c),
        false => escape(c, text),
    };
    text.push('[');
    for &(first, last) in ranges {
        member(first, text);
        if first != last {
            text.push('-');
            member(last, text);
        }
    }
    text.push(']');
}

fn escape(c: char, text: &mut String) {
    match c as u32 {
        code @ 0..=0xFF => text.push_str(&format!("\\x{code:02X}")),
        code @ 0..=0xFFFF => text.push_str(&format!("\\u{code:04X}")),
        code => text.push_str(&format!("\\U{code:08X}")),
    }
}
