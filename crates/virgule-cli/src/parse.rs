//! `virgule parse`: one input, drawn, as its derivation, or as JSON. Errors are drawn on standard error.

use crate::answer::Answer;
use crate::args;
use crate::general_matcher::{self, Notes};
use crate::hints;
use crate::inputs::grammar_name;
use crate::kind_choice::{KindCandidate, choose, tried};
use crate::mask::mask_refused;
use crate::normalize::Generic;
use crate::options::KindArgs;
use crate::picture::{complaint, picture, whole};
use crate::tree::TreePicture;
use crate::{Failure, Output, Verdict, print_notes, show_rejection, style, wrong};
use std::collections::HashMap;
use std::sync::Arc;
use virgule::Kind;
use virgule_compiler::limits::Exceeded;
use virgule_dynamic::{Library, Tree, TreeMatcher};

pub fn run(call: &args::Parse, out: &mut Output<'_>) -> Result<Verdict, Failure> {
    let text = call.input.text()?;
    let mut library = call.kind_args.grammars.matching_library()?;
    let style = style(call.ascii);
    let requested = requested(&call.kind_args, call.tree, &mut library)?;
    let candidate = requested.of(text);
    let KindCandidate { name, parser, scheme } = candidate;
    let notes = || notes(candidate, text);
    match parser.parse(text) {
        Ok(parsed) => {
            let tree = requested.tree(candidate, text);
            if let Some(Err(limit)) = &tree {
                return wrong(no_tree(limit));
            }
            if call.json {
                out.json(&Answer::parsed(parsed, *scheme).with_tree(tree).with_notes(notes()))?;
                return Ok(Verdict::Yes);
            }
            print_notes(&notes());
            match (tree, &call.kind_args.rule) {
                (Some(Ok(tree)), Some(_)) => write!(out, "{}", TreePicture::of_rule(&tree, text, style))?,
                (Some(Ok(tree)), None) => write!(out, "{}", TreePicture::of_kind(&tree, &parsed, style))?,
                (_, Some(rule)) => write!(out, "{}", whole(text, rule, style))?,
                (_, None) => write!(out, "{}", picture(&parsed, *scheme, style))?,
            }
            Ok(Verdict::Yes)
        }
        Err(mismatch) if mismatch.exceeded().is_some() => wrong(mismatch.to_string()),
        Err(mismatch) if call.json => {
            out.json(&Answer::rejection(text, name, &mismatch))?;
            Ok(Verdict::No)
        }
        Err(mismatch) => {
            let hint = hints::of_mismatch(text, name, &mismatch);
            show_rejection(&complaint(&mismatch, hint.as_deref(), &mask_refused(text, parser), style));
            if let Some(tried) = requested.tried() {
                show_rejection(&format_args!("{tried}\n"));
            }
            Ok(Verdict::No)
        }
    }
}

/// Returns the notes about input that the kind accepts. Strings of kinds that are no URIs mean something else, such as
/// `localhost:5000/a` of oci-reference, and the scheme of a grammar file is no host.
pub fn notes(kind: &KindCandidate<'_>, text: &str) -> Vec<String> {
    let is_known = kind.scheme && Kind::find(&kind.name).is_some();
    if is_known || Generic::of(&kind.name).is_some() { hints::notes(text) } else { Vec::new() }
}

pub struct RequestedKind<'l> {
    first: KindCandidate<'l>,
    /// All kinds of the grammar, if there are several and none was requested.
    several: Vec<KindCandidate<'l>>,
    built_in: Option<&'static Kind>,
    /// The tree matchers, by the name of the kind or rule, if derivations are requested.
    trees: HashMap<String, Arc<TreeMatcher>>,
}

/// Returns the message about input whose derivation exceeds a limit.
pub fn no_tree(limit: &Exceeded) -> String {
    format!("the derivation is not computed: it needs {limit}")
}

impl<'l> RequestedKind<'l> {
    /// Returns the kind by which to parse `text`.
    pub fn of(&self, text: &str) -> &KindCandidate<'l> {
        choose(self.several.iter(), text).unwrap_or(&self.first)
    }

    /// Returns the derivation of input that the kind accepts, if derivations are requested.
    pub fn tree(&self, kind: &KindCandidate<'_>, text: &str) -> Option<Result<Tree, Exceeded>> {
        self.trees.get(&kind.name)?.derive(text).transpose()
    }

    /// Returns a note about the kinds that were tried, if there are several.
    pub fn tried(&self) -> Option<String> {
        let several = !self.several.is_empty();
        several.then(|| format!("{}; select one with --kind", tried(self.several.iter())))
    }

    /// Returns the name of the kind, if it is built in.
    pub fn built_in(&self) -> Option<&'static str> {
        self.built_in.map(|kind| kind.name)
    }
}

/// Returns the rule or kind of the arguments, otherwise the kinds of
/// [`Grammars::kinds`](crate::options::Grammars::kinds). Prints a note if it has no automaton. With `tree`, it can
/// derive input.
pub fn requested<'l>(
    kind_args: &KindArgs,
    tree: bool,
    library: &'l mut Library,
) -> Result<RequestedKind<'l>, Failure> {
    let requested = of_arguments(kind_args, tree, library)?;
    let mut notes = Notes::default();
    for kind in std::iter::once(&requested.first).chain(&requested.several) {
        notes.print(general_matcher::note(&kind.name, &kind.parser));
    }
    Ok(requested)
}

fn of_arguments<'l>(
    kind_args: &KindArgs,
    tree: bool,
    library: &'l mut Library,
) -> Result<RequestedKind<'l>, Failure> {
    let mut trees = HashMap::new();
    if let Some(rule) = &kind_args.rule {
        let last = kind_args.grammars.files.last().map(|file| grammar_name(file));
        let grammar = last.unwrap_or_else(|| "rfc3986".to_string());
        if tree {
            trees.insert(rule.clone(), library.rule_trees(&grammar, rule)?);
        }
        let first =
            KindCandidate { name: rule.clone(), parser: library.rule(&grammar, rule)?, scheme: false };
        return Ok(RequestedKind { first, several: Vec::new(), built_in: None, trees });
    }
    let kinds = kind_args.grammars.kinds(kind_args.kind.as_ref(), library);
    for kind in kinds.iter().filter(|_| tree) {
        trees.insert(kind.clone(), library.kind_trees(kind)?);
    }
    let library: &'l Library = library;
    let candidate =
        |kind: &str| KindCandidate::new(library, kind).ok_or_else(|| Failure::from(library.kind_error(kind)));
    let (Some(kind), several) = (kinds.first(), kinds.len() > 1) else {
        return wrong("the grammar has no kind");
    };
    let all = if several { &kinds[..] } else { &[] };
    let several = all.iter().map(|kind| candidate(kind)).collect::<Result<_, _>>()?;
    // An added grammar may have a kind of the same name.
    let built_in = Kind::find(kind).filter(|_| kind_args.grammars.files.is_empty());
    Ok(RequestedKind { first: candidate(kind)?, several, built_in, trees })
}
