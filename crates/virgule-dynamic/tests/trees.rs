//! The derivations of the examples of all built-in kinds agree with the fields that their automata find: two matchers that
//! share nothing but the grammar.

use virgule::Kind;
use virgule_dynamic::Library;

#[test]
fn fields_are_rules_of_the_tree() {
    let mut library = Library::new();
    let (mut texts, mut fields) = (0, 0);
    for kind in Kind::all() {
        let checked = library.checked(kind.grammar).expect("a grammar");
        let sections = &checked.grammar.sections;
        let Some(section) = sections.iter().find(|section| section.name == kind.name) else { continue };
        let examples: Vec<String> = section.examples.iter().map(|example| example.text.clone()).collect();
        let name =
            |rule: &virgule_compiler::abnf::lower::grammar::RuleId| checked.grammar.rule(*rule).name.clone();
        let rules: Vec<(String, Vec<String>)> = section
            .fields
            .iter()
            .filter(|field| field.exposed)
            .map(|field| (field.name.clone(), field.rules.iter().map(name).collect()))
            .collect();
        let trees = library.kind_trees(kind.name).expect("a kind");
        let parser = library.parser(kind.name).expect("a kind");
        for text in &examples {
            let tree = trees.derive(text).expect("cheap").unwrap_or_else(|| panic!("{}: {text}", kind.name));
            let parsed = parser.parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            texts += 1;
            for (field, rules) in &rules {
                let Some(span) = parsed.span(field) else { continue };
                fields += 1;
                let found = tree.rules().any(|rule| {
                    (rule.start, rule.end) == span && rules.iter().any(|known| known == rule.name)
                });
                assert!(found, "{} of {text}: {field} at {span:?}", kind.name);
            }
        }
    }
    assert!(texts > 200 && fields > 500, "{texts} texts, {fields} fields");
}
