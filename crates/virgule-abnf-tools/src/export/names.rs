//! A name of its own for each rule in a notation whose names have other characters.

use super::model::Model;
use std::collections::{HashMap, HashSet};

/// By rule: its name as `spell` has it. Where two rules would have the same one, or one of `reserved`, `join` adds a number.
pub fn names(
    model: &Model,
    reserved: &[&str],
    spell: impl Fn(&str) -> String,
    join: impl Fn(&str, usize) -> String,
) -> Vec<String> {
    let mut taken: HashSet<String> = reserved.iter().map(|name| name.to_string()).collect();
    // By name, the last number that was added to it, so that many that are alike take linear time.
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

/// Letters in lower case, digits and `_`.
pub fn snake(name: &str) -> String {
    name.to_ascii_lowercase().replace('-', "_")
}

/// `name_2`
pub fn numbered(name: &str, number: usize) -> String {
    format!("{name}_{number}")
}
