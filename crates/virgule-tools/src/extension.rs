//! What `=/` on a rule of an import changes: the strings that it adds, and the imported rules that see them.

use virgule_compiler::abnf::Checked;
use virgule_compiler::abnf::lower::grammar::RuleId;
use virgule_compiler::analysis::compare;
use virgule_compiler::analysis::language::Language;
use virgule_compiler::nfa::context::BuildContext;

/// A rule of an import that the document extends.
#[derive(Debug, Clone)]
pub struct Extension {
    /// The extended rule.
    pub rule: RuleId,
    /// The copy of the imported rule, without the added alternatives.
    pub base: RuleId,
    /// A shortest string that only the extended rule matches. `None` if there is none: the extension has no effect.
    /// The error states why the two rules cannot be compared.
    pub adds: Result<Option<String>, String>,
    /// The imported rules that reference the extended rule, directly or through others, as the document sees them.
    pub seen_by: Vec<RuleId>,
}

/// Returns the extensions of a document in the order of its rules. Those that its imports make are not among them.
///
/// ```
/// use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
/// use virgule_compiler::abnf::{analyze, lower::TextLoader};
/// use virgule_tools::extension::extensions;
///
/// let imap = ("imap", "capability = \"AUTH=\" 1*ALPHA\nresponse = \"* \" capability\n");
/// let source = Source::new("enable.abnf", ";! import imap\ncapability =/ \"ENABLE\"\n");
/// let checked = analyze(&source, &TextLoader(&[&[imap]]), &mut Diagnostics::new()).ok_or("an error")?;
/// let found = extensions(&checked);
/// assert_eq!(found[0].adds, Ok(Some("enable".to_string())));
/// assert_eq!(checked.grammar.rule(found[0].seen_by[0]).name, "response");
/// # Ok::<(), &str>(())
/// ```
pub fn extensions(checked: &Checked) -> Vec<Extension> {
    let grammar = &checked.grammar;
    let extended = |rule: RuleId| Some((rule, grammar.rule(rule).extends?));
    let found: Vec<(RuleId, RuleId)> = grammar.ids().take(grammar.own).filter_map(extended).collect();
    if found.is_empty() {
        return Vec::new();
    }
    let (users, copies) = (grammar.users(), grammar.surface.changed());
    let mut context = BuildContext::new(grammar, &checked.facts);
    let of = |(rule, base): (RuleId, RuleId)| {
        let mut language = |rule| Language::new(checked, rule, &mut context);
        let adds = language(rule).and_then(|rule| Ok((rule, language(base)?)));
        let adds = adds.map_err(|error| error.diagnostic(grammar).message).and_then(|(rule, base)| {
            let found = compare::only(&rule, &base, 1).map_err(|exceeded| exceeded.to_string())?;
            Ok(found.texts.into_iter().next())
        });
        let mut reached = vec![false; grammar.rules.len()];
        let mut open = vec![rule];
        while let Some(rule) = open.pop() {
            if !std::mem::replace(&mut reached[rule.index()], true) {
                open.extend(&users[rule.index()]);
            }
        }
        let seen_by = copies.iter().copied().filter(|copy| reached[copy.index()]).collect();
        Extension { rule, base, adds, seen_by }
    };
    found.into_iter().map(of).collect()
}
