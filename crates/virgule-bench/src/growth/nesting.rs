//! Parse time by nesting depth: filters of LDAP, `(!(!(a=b)))`, and cross-references of XRI.

use super::nanoseconds;
use super::series::{Growth, Series, steps};
use virgule::schemes::{LdapFilter, Xri};

/// The largest measured depth, below the limit of these grammars of 128 levels.
const DEEPEST: usize = 120;

pub fn measure() -> Result<Growth, String> {
    let mut filters = Vec::new();
    let mut references = Vec::new();
    for depth in steps(1, DEEPEST, 4) {
        let text = filter(depth);
        LdapFilter::parse(&text).map_err(|error| format!("a filter of depth {depth}: {error}"))?;
        filters.push((depth as f64, nanoseconds(|| LdapFilter::parse(&text).is_ok())));
        let text = reference(depth);
        Xri::parse(&text).map_err(|error| format!("a cross-reference of depth {depth}: {error}"))?;
        references.push((depth as f64, nanoseconds(|| Xri::parse(&text).is_ok())));
    }
    let series = vec![
        Series { name: "filter of LDAP", points: filters },
        Series { name: "cross-reference of XRI", points: references },
    ];
    Ok(Growth {
        file: "nesting",
        title: "Parse time by nesting",
        about: "No rule nests deeper than its grammar allows, 128 levels here, so that the stack of calls is bounded.".to_string(),
        work: "depth",
        cost: "time in nanoseconds",
        from: 10.0,
        series,
    })
}

fn filter(depth: usize) -> String {
    format!("{}(a=b){}", "(!".repeat(depth), ")".repeat(depth))
}

fn reference(depth: usize) -> String {
    format!("xri://{}=a{}", "(".repeat(depth), ")".repeat(depth))
}

#[cfg(test)]
mod tests {
    use super::{DEEPEST, filter, reference};
    use virgule::schemes::{LdapFilter, Xri};

    #[test]
    fn texts_match_at_every_depth() {
        for depth in [1, 10, DEEPEST] {
            assert!(LdapFilter::parse(&filter(depth)).is_ok(), "{depth}");
            assert!(Xri::parse(&reference(depth)).is_ok(), "{depth}");
        }
    }
}
