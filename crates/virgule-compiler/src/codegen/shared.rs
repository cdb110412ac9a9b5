//! Tables that several grammars call, which a program then contains once.
//!
//! RFC 3987 and RFC 5954 repeat the IPv6address of RFC 3986; the tables of all three are equal. Tables with calls are
//! not shared, because the numbers of called tables are local to a grammar.

use super::tables::Tables;

/// The shared tables of all grammars, by their names.
#[derive(Debug, Default)]
pub struct Shared {
    /// The tables with their names, in the order in which they were added.
    pub tables: Vec<(String, Tables)>,
}

impl Shared {
    /// The name of the shared table that is equal to `tables`, the tables of `rule`; adds it if there is none.
    pub fn name(&mut self, rule: &str, tables: &Tables) -> String {
        if let Some((name, _)) = self.tables.iter().find(|(_, known)| known == tables) {
            return name.clone();
        }
        let plain = constant(rule);
        let taken = |name: &str| self.tables.iter().any(|(known, _)| known == name);
        let numbered = (2..).map(|number| format!("{plain}_{number}"));
        let name =
            std::iter::once(plain.clone()).chain(numbered).find(|name| !taken(name)).unwrap_or(plain.clone());
        self.tables.push((name.clone(), tables.clone()));
        name
    }
}

/// The name of a constant for a rule: `REG_NAME` for `reg-name`.
pub fn constant(rule: &str) -> String {
    rule.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_uppercase() } else { '_' }).collect()
}
