//! Upper bounds of the sizes of tables, which are a cost of programs that use a kind. A change that exceeds a bound
//! must change the bound here.

use std::mem::size_of_val;
use virgule::Kind;
use virgule::parse::Table;
use virgule_tests::reviewed;

/// The number of bytes that a table adds to a program, without the tables that it calls.
fn bytes(table: &Table<'_>) -> usize {
    let lists = size_of_val(table.cells) + size_of_val(table.bytes) + size_of_val(table.words);
    let fixed = size_of_val(table) + size_of_val(table.classes) + size_of_val(table.runs);
    let fixed = fixed + size_of_val(table.shuffles) + size_of_val(table.ends);
    fixed + lists + size_of_val(table.callees)
}

/// The tables of some kinds, with called tables, each table once.
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
fn uris_take_less_than_64_kibibytes() {
    let bytes = sum(Kind::all().filter(|kind| kind.grammar == "rfc3986"));
    println!("URIs: {bytes} bytes");
    assert!(bytes < 64 * 1024, "{bytes} bytes");
}

#[test]
fn a_kind_adds_less_than_32_kibibytes_to_a_program_that_parses_uris() {
    let uris = tables(Kind::all().filter(|kind| kind.grammar == "rfc3986"));
    for kind in reviewed::kinds() {
        let own = tables(std::iter::once(kind))
            .into_iter()
            .filter(|table| !uris.iter().any(|known| std::ptr::eq(*known, *table)));
        let added: usize = own.map(bytes).sum();
        println!("{}: {added} bytes", kind.name);
        let most = match kind.name {
            // Most of the 150 to 600 states match one byte of a long keyword each. They do not share rows, although
            // they could.
            "at" | "ipns" => 40,
            "xri" => 36,
            "mysql" | "mysqlx" => 104,
            _ => 32,
        };
        assert!(added < most * 1024, "{}: {added} bytes", kind.name);
    }
}

#[test]
fn an_ipv6_address_stands_in_a_program_once() {
    let http = tables(Kind::all().filter(|kind| ["http", "ldap", "iri", "uri"].contains(&kind.name)));
    let addresses = http.iter().filter(|table| table.states == 152 && table.callees.is_empty());
    assert_eq!(addresses.count(), 1);
}

#[test]
fn states_are_as_few_as_they_were() {
    for (name, states) in [("uri", 86), ("iri", 86), ("http", 41), ("sip", 168), ("ni", 33), ("tel", 107)] {
        let table = Kind::find(name).expect(name).table;
        assert!(table.states <= states + 1, "{name}: {} states", table.states - 1);
    }
}
