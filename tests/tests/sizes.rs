//! How large the tables are: what a program pays for the kinds that it uses. A change that makes them grow must say
//! so here.

use std::mem::size_of_val;
use virgule::Kind;
use virgule::engine::Table;
use virgule_tests::reviewed;

/// How many bytes a table takes in a program, without those that it calls.
fn bytes(table: &Table<'_>) -> usize {
    size_of_val(table) + size_of_val(table.bytes) + size_of_val(table.words) + size_of_val(table.callees)
}

/// The tables of some kinds with those that they call, each once.
fn tables(kinds: impl Iterator<Item = &'static Kind>) -> Vec<&'static Table<'static>> {
    let mut found: Vec<&Table<'_>> = Vec::new();
    for kind in kinds {
        for table in std::iter::once(kind.table).chain(kind.table.callees.iter().copied()) {
            if !found.iter().any(|known| std::ptr::eq(*known, table)) {
                found.push(table);
            }
        }
    }
    found
}

fn sum(kinds: impl Iterator<Item = &'static Kind>) -> usize {
    tables(kinds).into_iter().map(bytes).sum()
}

#[test]
fn the_generic_grammar_takes_less_than_24_kibibytes() {
    let bytes = sum(Kind::all().filter(|kind| kind.grammar == "rfc3986"));
    assert!((12_000..17_000).contains(&bytes), "{bytes} bytes");
}

#[test]
fn all_reviewed_kinds_together() {
    // No program has all of them; what one kind takes is what counts.
    let bytes = sum(reviewed::kinds());
    assert!((150_000..175_000).contains(&bytes), "{bytes} bytes");
}

#[test]
fn an_ipv6_address_stands_in_a_program_once() {
    let http = tables(Kind::all().filter(|kind| ["http", "ldap", "iri", "uri"].contains(&kind.name)));
    let addresses = http.iter().filter(|table| table.states == 152 && table.callees.is_empty());
    assert_eq!(addresses.count(), 1);
}

#[test]
fn states_are_as_few_as_they_were() {
    for (name, states) in [("uri", 182), ("iri", 182), ("http", 160), ("sip", 325), ("ni", 56), ("tel", 109)]
    {
        let table = Kind::find(name).expect(name).table;
        assert!(table.states <= states + 1, "{name}: {} states", table.states - 1);
    }
}
