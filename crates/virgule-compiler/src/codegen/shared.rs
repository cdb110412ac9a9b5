//! Tables that several grammars call: each is in a program once.
//!
//! RFC 3987 prints the IPv6address of RFC 3986 again, and RFC 5954 does; their tables are equal number for number.
//! Tables that call others are not shared: their numbers mean something within one grammar only.

use super::tables::Tables;

/// The shared tables of all grammars, by their names.
#[derive(Debug, Default)]
pub struct Shared {
    /// In the order in which they were met.
    pub tables: Vec<(String, Tables)>,
}

impl Shared {
    /// The name of the shared table that equals `tables`, which were made of `rule`.
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

/// `reg-name` is the constant `REG_NAME`.
pub fn constant(rule: &str) -> String {
    rule.chars().map(|c| if c.is_ascii_alphanumeric() { c.to_ascii_uppercase() } else { '_' }).collect()
}
