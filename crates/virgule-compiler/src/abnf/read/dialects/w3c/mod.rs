//! The EBNF of XML 1.0 section 6, which SPARQL, Turtle and other specifications of the W3C use.
//!
//! ```text
//! lex          text → tokens, with comments, annotations such as `[ wfc: … ]`, and production numbers
//! parse        tokens → productions
//! sets         sets of characters
//! difference   `A - B` → a set, or an automaton
//! rules        productions → rules of the tree
//! ```
//!
//! Strings are case-sensitive, so they become `%s"text"`. Names may contain `_`, which becomes `-`. `[^a]` is any
//! character but `a`. If the file defines a rule `Char` as a set of characters, as XML does, it is one of these; else it
//! is any character of Unicode.

mod difference;
mod lex;
mod parse;
mod rules;
mod sets;

use crate::abnf::diagnose::{Diagnostic, Span};
use crate::abnf::read::pieces::{self, Report};
use crate::abnf::read::tree::{Piece, PieceKind, Tree, abnf_name, is_rule_name};
use lex::{Lexeme, LexemeKind};
use parse::Production;
use rules::{DifferenceError, ProductionTable};
use std::collections::{HashMap, HashSet};

/// Reads the source of `tree`, and adds its rules, directives and pieces.
pub(in crate::abnf::read) fn read(tree: &mut Tree, report: &mut Report) {
    let source = report.source();
    let lexemes = lex::lex(&source.text);
    let names = |at: usize| {
        let next = lexemes[at + 1..].iter().find(|lexeme| lexeme.kind != LexemeKind::Comment);
        matches!(lexemes[at].kind, LexemeKind::Name(_))
            && next.is_some_and(|next| next.kind == LexemeKind::Defines)
    };
    let heads: Vec<usize> = (0..lexemes.len()).filter(|&at| names(at)).collect();
    let mut productions = Vec::new();
    let before = &lexemes[..heads.first().copied().unwrap_or(lexemes.len())];
    let is_code = |lexeme: &&Lexeme| {
        !matches!(lexeme.kind, LexemeKind::Number | LexemeKind::Comment | LexemeKind::Directive)
    };
    let stray = before.iter().find(is_code);
    if let Some(stray) = stray {
        let message = "expected a production, such as name ::= 'text'";
        let defines = before.windows(2).find(|pair| matches!(pair[0].kind, LexemeKind::Name(_)));
        let help =
            match defines.is_some_and(|pair| parse::defines_otherwise(&source.text[pair[1].span.start..])) {
                true => parse::DEFINES,
                false => "write text that is not EBNF in comments: /* … */",
            };
        report.error("syntax", message, stray.span, "neither a production nor a comment", help);
    }
    add_pieces(before, stray.is_none(), tree, report);
    for (at, &head) in heads.iter().enumerate() {
        let lexemes = &lexemes[head..heads.get(at + 1).copied().unwrap_or(lexemes.len())];
        let code: Vec<&Lexeme> = lexemes.iter().filter(is_code).collect();
        let read = if report.is_full() { None } else { Some(parse::production(&code, source)) };
        add_pieces(lexemes, matches!(read, Some(Ok(_))), tree, report);
        match read {
            Some(Ok(production)) => productions.push(production),
            Some(Err(error)) => report.push(error),
            None => {}
        }
    }
    let end = Span::new(covered(tree), source.text.len());
    pieces::add(&mut tree.pieces, PieceKind::Space, end);
    check_names(&mut productions, report);
    ProductionTable::new(&productions).add_to(tree, report);
}

/// Returns the end of the last piece.
fn covered(tree: &Tree) -> usize {
    tree.pieces.last().map_or(0, |piece| piece.span.end)
}

/// Adds the pieces and directives of consecutive tokens. Tokens that could not be read form one piece.
fn add_pieces(lexemes: &[Lexeme], is_read: bool, tree: &mut Tree, report: &mut Report) {
    for lexeme in lexemes {
        let kind = match lexeme.kind {
            LexemeKind::Comment => PieceKind::Comment,
            LexemeKind::Directive => PieceKind::Directive,
            LexemeKind::Number => PieceKind::Token,
            _ if is_read => PieceKind::Token,
            _ => PieceKind::Unread,
        };
        match tree.pieces.last_mut() {
            Some(Piece { kind: PieceKind::Unread, span }) if kind == PieceKind::Unread => {
                span.end = lexeme.span.end
            }
            _ => {
                let space = Span::new(covered(tree), lexeme.span.start);
                pieces::add(&mut tree.pieces, PieceKind::Space, space);
                pieces::add(&mut tree.pieces, kind, lexeme.span);
            }
        }
        if kind == PieceKind::Directive {
            pieces::directive(lexeme.span, "write a comment as /* … */", tree, report);
        }
    }
}

/// Reports names that ABNF does not allow or cannot tell apart, and removes all but the first production of the latter.
fn check_names(productions: &mut Vec<Production>, report: &mut Report) {
    let source = report.source();
    let mut known: HashMap<String, (String, Span)> = HashMap::new();
    let mut exact: HashSet<String> = HashSet::new();
    productions.retain(|production| {
        let (name, span) = (&production.name, production.name_span);
        let abnf = abnf_name(name);
        if !is_rule_name(&abnf) {
            let message = format!("`{name}` cannot be the name of a rule in ABNF");
            report.error("rule-name", message, span, "", "begin the name with a letter");
        }
        exact.insert(name.clone());
        let first = known.entry(abnf.to_ascii_lowercase()).or_insert_with(|| (name.clone(), span));
        // The same name twice is reported by the next stage.
        let is_clear = first.0 == *name;
        if !is_clear {
            let message = format!("ABNF cannot tell the names `{}` and `{name}` apart", first.0);
            let error = Diagnostic::error("rule-name", message, source, span, "also defined here");
            let error = error.and(first.1, "first defined here");
            report.push(
                error.help("rename one of them: case does not count in ABNF, and `_` is written as `-`"),
            );
        }
        is_clear
    });
    let references = productions.iter().flat_map(|production| rules::references(&production.body));
    for (name, span) in references.filter(|(name, _)| !exact.contains(*name)) {
        // The next stage reports a name that is not defined at all.
        let Some((found, _)) = known.get(&abnf_name(name).to_ascii_lowercase()) else { continue };
        let help = format!("names are case-sensitive in EBNF: write `{found}`");
        let message = format!("there is no rule `{name}`");
        report.error("undefined-rule", message, span, "not defined here", &help);
    }
}
