//! Formats an expression for messages: similar to ABNF, short, not parseable.

use crate::abnf::lower::grammar::{Expr, Grammar};

/// Maximum number of characters.
const MOST: usize = 60;

/// Returns the expression in one short line.
pub fn show(expr: &Expr, grammar: &Grammar) -> String {
    let text = full(expr, grammar, false);
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

fn full(expr: &Expr, grammar: &Grammar, inner: bool) -> String {
    let all = |parts: &[Expr], between: &str| {
        let shown: Vec<String> = parts.iter().map(|part| full(part, grammar, true)).collect();
        shown.join(between)
    };
    let enclosed = |text: String| if inner { format!("( {text} )") } else { text };
    if let Some(text) = literal(expr) {
        return format!("\"{text}\"");
    }
    match expr {
        Expr::Class(ranges) => {
            let range = |&(first, last): &(u32, u32)| match first == last {
                true => format!("%x{first:X}"),
                false => format!("%x{first:X}-{last:X}"),
            };
            ranges.iter().map(range).collect::<Vec<_>>().join(" / ")
        }
        Expr::Sequence(parts) => enclosed(all(parts, " ")),
        Expr::Choice(parts) => enclosed(all(parts, " / ")),
        Expr::Repeat { inner, min: 0, max: Some(1), .. } => format!("[ {} ]", full(inner, grammar, false)),
        Expr::Repeat { inner, min, max, .. } => {
            let least = if *min == 0 { String::new() } else { min.to_string() };
            let most = max.map(|max| max.to_string()).unwrap_or_default();
            format!("{least}*{most}{}", full(inner, grammar, true))
        }
        Expr::Rule(id) => grammar.rule(*id).name.clone(),
    }
}

/// Returns the only text that the expression matches, ASCII case ignored, with letters as spelled in the grammar, or
/// `None` if it matches others.
pub fn literal(expr: &Expr) -> Option<String> {
    let one = |expr: &Expr| match expr {
        Expr::Class(points) => points.written(),
        _ => None,
    };
    match expr {
        Expr::Sequence(parts) => parts.iter().map(one).collect(),
        single => one(single).map(String::from),
    }
}
