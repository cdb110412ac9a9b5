//! The example of each directive uses it, and compiles without diagnostics.

use virgule_ambiguity::ambiguities;
use virgule_compiler::build::Fragments;
use virgule_compiler::compile;
use virgule_compiler::diagnose::{Diagnostics, Source};
use virgule_compiler::lower::DIRECTIVES;
use virgule_tests::grammars::BuiltIn;

#[test]
fn the_example_of_each_directive_uses_it_and_compiles() {
    for directive in DIRECTIVES {
        let (name, text) = (directive.name, directive.example);
        assert!(text.lines().any(|line| line.starts_with(&format!(";! {name} "))), "{name}");
        assert!(directive.usage.starts_with(name), "{name}");
        let source = Source::new("example.abnf", text);
        let mut found = Diagnostics::new();
        if let Some(checked) = compile::front(&source, &BuiltIn, &mut found) {
            let mut fragments = Fragments::new(&checked.grammar, &checked.facts);
            for family in compile::families(&checked.grammar) {
                let compiled = compile::back(&checked, &family, &mut fragments).expect(name);
                compile::check_examples(&checked, &family, &compiled, &source, &mut found);
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
