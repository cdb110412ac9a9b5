//! Unique names of rules in a notation whose names allow other characters than ABNF.

use super::model::Model;
use std::collections::{HashMap, HashSet};

/// By rule: the name that `spell` returns for its ABNF name. If that is reserved or the name of an earlier rule, `join`
/// adds a number.
pub fn names(
    model: &Model,
    reserved: &[&str],
    spell: impl Fn(&str) -> String,
    join: impl Fn(&str, usize) -> String,
) -> Vec<String> {
    let mut taken: HashSet<String> = reserved.iter().map(|name| name.to_string()).collect();
    // By name: the last number that was added to it, so that many rules with the same spelling need linear time.
    let mut numbers: HashMap<String, usize> = HashMap::new();
    let mut names = Vec::with_capacity(model.rules.len());
    for rule in &model.rules {
        let plain = spell(&rule.name);
        let mut name = plain.clone();
        while !taken.insert(name.clone()) {
            let number = numbers.entry(plain.clone()).or_insert(1);
            *number += 1;
            name = join(&plain, *number);
        }
        names.push(name);
    }
    names
}

/// The name with letters in lower case, digits and `_`.
pub fn snake(name: &str) -> String {
    name.to_ascii_lowercase().replace('-', "_")
}

/// The name with a number: `name_2`.
pub fn numbered(name: &str, number: usize) -> String {
    format!("{name}_{number}")
}
