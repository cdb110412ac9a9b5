//! The example of each directive contains the directive, and compiles without diagnostics.

use virgule_ambiguity::ambiguities;
use virgule_compiler::abnf;
use virgule_compiler::abnf::diagnose::{Diagnostics, Source};
use virgule_compiler::abnf::lower::DIRECTIVES;
use virgule_compiler::analysis::examples;
use virgule_compiler::nfa::context::BuildContext;
use virgule_compiler::nfa::family;
use virgule_compiler::pipeline;
use virgule_tests::grammars::BUILT_IN;

#[test]
fn the_example_of_each_directive_uses_it_and_compiles() {
    for directive in DIRECTIVES {
        let (name, text) = (directive.name, directive.example);
        assert!(text.lines().any(|line| line.starts_with(&format!(";! {name} "))), "{name}");
        assert!(directive.usage.starts_with(name), "{name}");
        let source = Source::new("example.abnf", text);
        let mut found = Diagnostics::new();
        if let Some(checked) = abnf::analyze(&source, &BUILT_IN, &mut found) {
            let mut context = BuildContext::new(&checked.grammar, &checked.facts);
            for family in family::families(&checked.grammar) {
                let compiled = pipeline::compile(&checked, &family, &mut context).expect(name);
                examples::check_examples(&checked, &family, &compiled.machines, &source, &mut found);
            }
            let report = ambiguities(&checked, false);
            let open = report.diagnostics(&checked.grammar).into_iter().zip(&report.found);
            let own = |rule| checked.grammar.rule(rule).document == "example";
            let open = open
                .filter(|(_, found)| own(found.rule) && checked.grammar.acknowledged(found.rule).is_none());
            found.extend(open.map(|(warning, _)| warning));
            found.extend(report.unused_acknowledgements(&checked.grammar));
        }
        assert!(found.is_empty(), "{name}: {}", found.render(false));
    }
}
