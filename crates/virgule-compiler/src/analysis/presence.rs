//! Whether a field is in every text, in some, or in none. Decided on the automaton.
//!
//! The automaton is more precise than the notation: in `"//" [ authority ] "/"` (RFC 6920) every text has an authority,
//! because an authority may be empty and more repetitions are preferred.

use crate::dfa::machine::{Capture, Machine};

/// Whether a field is in every text, in some, or in none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Presence {
    /// In no text.
    Never,
    /// In some texts, not in others.
    Maybe,
    /// In every text.
    Always,
}

/// The presence of field number `field` in the texts of start rule number `kind`.
pub fn presence(machine: &Machine, kind: usize, field: usize) -> Presence {
    let layouts = machine.states.iter().filter_map(|state| state.accepts[kind].as_ref());
    let (mut always, mut never) = (true, true);
    for layout in layouts {
        match layout[field] {
            Capture::Absent => always = false,
            Capture::Present { guard, .. } => {
                always &= guard.is_none();
                never = false;
            }
        }
    }
    match (never, always) {
        (true, _) => Presence::Never,
        (false, true) => Presence::Always,
        (false, false) => Presence::Maybe,
    }
}

#[cfg(test)]
mod tests {
    use super::{Presence, presence};
    use crate::abnf::samples;
    use crate::dfa::program::program;
    use crate::nfa::context::BuildContext;

    fn of(text: &str) -> Presence {
        let checked = samples::checked(text);
        let (start, field) = (samples::rule(&checked, "s"), samples::field(&checked, &["f"]));
        let made =
            program(&checked, &[start], &[field], &mut BuildContext::new(&checked.grammar, &checked.facts));
        presence(&made.unwrap().main, 0, 0)
    }

    #[test]
    fn presence_is_that_of_the_texts() {
        assert_eq!(of("s = \"a\" f\nf = \"b\"\n"), Presence::Always);
        assert_eq!(of("s = \"a\" [ f ]\nf = \"b\"\n"), Presence::Maybe);
        assert_eq!(of("s = \"a\" [ f ]\nf = *\"b\"\n"), Presence::Always);
        assert_eq!(of("s = \"a\" / \"a\" f \"b\" / f\nf = \"b\"\n"), Presence::Maybe);
        assert_eq!(of("s = t / f\nt = \"b\"\nf = \"b\"\n"), Presence::Never);
    }
}
