//! Is every text of one automaton a text of another?
//!
//! For automata that are at hand. Rules are compared by [`super::compare`], which also knows what nests.

use super::compare::shown;
use super::language::Program;
use super::product::{Aim, Walk};
use super::regular::Flat;
use crate::determinize::machine::Machine;

/// A text that the first automaton takes and the second does not, one of the shortest; `None` if there is none.
pub fn outside(inner: &Machine, outer: &Machine) -> Option<String> {
    let (inner, outer) = (Program::flat(inner), Program::flat(outer));
    // There are no more pairs than there are, so no limit is met.
    let found = Walk::new(&inner, Flat(&outer), Aim::Program, usize::MAX).run(1).unwrap_or_default();
    found.into_iter().next().map(shown)
}

#[cfg(test)]
mod tests {
    use super::super::{recognizer, samples};
    use super::outside;
    use crate::build::Fragments;
    use crate::build::calls::Instead;

    fn shortest(text: &str) -> Option<String> {
        let checked = samples::checked(text);
        let mut fragments = Fragments::new(&checked.grammar, &checked.facts);
        let mut machine = |name| {
            recognizer(&checked, samples::rule(&checked, name), Instead::Anything, &mut fragments).unwrap()
        };
        outside(&machine("a"), &machine("b"))
    }

    #[test]
    fn a_language_is_inside_itself_and_more() {
        assert_eq!(shortest("s = a / b\na = 1*DIGIT\nb = 1*DIGIT\n"), None);
        assert_eq!(shortest("s = a / b\na = \"x\" *3DIGIT\nb = ALPHA *HEXDIG\n"), None);
    }

    #[test]
    fn a_text_outside_is_shortest() {
        assert_eq!(shortest("s = a / b\na = *\"x\"\nb = *3\"x\"\n").as_deref(), Some("xxxx"));
        assert_eq!(shortest("s = a / b\na = \"b\" / \"\"\nb = \"b\"\n").as_deref(), Some(""));
        assert_eq!(shortest("s = a / b\na = \"x\" / %xE9\nb = \"x\"\n").as_deref(), Some("é"));
    }
}
