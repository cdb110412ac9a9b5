//! Serialization, deserialization, and errors in both directions.

use super::{from_form, from_query, to_query};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::string::{String, ToString};
use std::vec::Vec;

#[derive(Debug, PartialEq, Serialize, Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum Order {
    NewestFirst,
    Oldest,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Meters(f64);

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct All<'a> {
    text: &'a str,
    #[serde(rename = "a b=&c")]
    owned: String,
    number: i32,
    flag: bool,
    letter: char,
    order: Order,
    height: Meters,
    page: Option<u8>,
    #[serde(default)]
    tags: Vec<String>,
    pair: (u8, Order),
}

fn all() -> All<'static> {
    All {
        text: "x",
        owned: "ü&=+;%41#".into(),
        number: -7,
        flag: true,
        letter: 'é',
        order: Order::NewestFirst,
        height: Meters(1.5),
        page: None,
        tags: std::vec!["".into(), "a".into(), "a".into()],
        pair: (1, Order::Oldest),
    }
}

#[test]
fn a_struct_is_read_back() {
    let query = to_query(&all()).unwrap();
    assert_eq!(
        query,
        "text=x&a%20b%3D%26c=%C3%BC%26=%2B%3B%2541%23&number=-7&flag=true&letter=%C3%A9&order=newest-first&\
         height=1.5&tags=&tags=a&tags=a&pair=1&pair=oldest"
    );
    assert_eq!(from_query::<All<'_>>(&query).unwrap(), all());
    assert_eq!(from_form::<All<'_>>(&query).unwrap(), all());
    let none = All { page: Some(0), tags: Vec::new(), ..all() };
    assert_eq!(from_query::<All<'_>>(&to_query(&none).unwrap()).unwrap(), none);
}

#[test]
fn keys_are_in_any_order_and_others_are_ignored() {
    #[derive(Debug, PartialEq, Deserialize)]
    struct Few {
        #[serde(default)]
        a: Vec<u8>,
        b: Option<String>,
        #[serde(default)]
        unit: Option<()>,
    }
    let few = |query| from_query::<Few>(query).unwrap();
    assert_eq!(few("a=1&x=2&b&a=3&unit"), Few { a: [1, 3].into(), b: Some("".into()), unit: Some(()) });
    assert_eq!(few(""), Few { a: Vec::new(), b: None, unit: None });
    assert_eq!(few("%61=1&&=").a, [1]);
    #[derive(Debug, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Strict {
        #[serde(default, rename = "a")]
        _a: u8,
    }
    assert!(from_query::<Strict>("a=1").is_ok());
    assert!(from_query::<Strict>("b=1").unwrap_err().to_string().contains("unknown field `b`"));
    let map: BTreeMap<String, Vec<String>> = from_query("a=1&b=2&a").unwrap();
    assert_eq!(map["a"], ["1", ""]);
}

#[test]
fn what_is_refused_is_named_without_its_value() {
    #[derive(Debug, Deserialize)]
    struct One {
        #[serde(rename = "a")]
        _a: u8,
    }
    #[derive(Debug, Deserialize)]
    struct Of<T> {
        #[serde(rename = "a")]
        _a: T,
    }
    let message = |result: Result<One, super::QueryError>| result.unwrap_err().to_string();
    assert_eq!(message(from_query("")), "missing field `a`");
    assert_eq!(message(from_query("a=256")), "the key `a`: expected a number from 0 to 255");
    assert_eq!(message(from_query("a=1&a=2")), "the key `a` occurs 2 times: use a list");
    assert_eq!(message(from_query("a=%FF")), "a value of the key `a` is not UTF-8 after decoding");
    assert_eq!(message(from_query("a=1&%FF=2")), "the key of pair 2 is not UTF-8 after decoding");
    assert!(message(from_query("a=1&b c")).starts_with("not a query: a space is not allowed in a query"));
    let nested = "which a query cannot contain: make it a string";
    let map = from_query::<Of<BTreeMap<String, String>>>("a=1").unwrap_err().to_string();
    assert_eq!(map, std::format!("the field `a` is a struct or a map, {nested}"));
    let lists = from_query::<Of<Vec<Vec<u8>>>>("a=1").unwrap_err().to_string();
    assert_eq!(lists, std::format!("the field `a` is a list of lists, {nested}"));
    let order = from_query::<Of<Order>>("a=secret").unwrap_err().to_string();
    assert_eq!(order, "the key `a`: expected one of newest-first, oldest");
    assert!(from_query::<Vec<u8>>("a=1").is_err() && from_query::<u8>("1").is_err());
}

/// The errors of types, which do not know the key.
#[test]
fn errors_of_types_name_the_key() {
    #[derive(Debug, Deserialize)]
    #[serde(try_from = "u8")]
    struct Even;
    impl TryFrom<u8> for Even {
        type Error = &'static str;

        fn try_from(number: u8) -> Result<Self, &'static str> {
            if number & 1 == 0 { Ok(Even) } else { Err("not even") }
        }
    }
    #[derive(Debug, Deserialize)]
    struct Of<T> {
        #[serde(rename = "a")]
        _a: T,
    }
    fn message<'de, T: Deserialize<'de> + core::fmt::Debug>(query: &'de str) -> String {
        from_query::<Of<T>>(query).unwrap_err().to_string()
    }
    assert_eq!(message::<Even>("a=7"), "the key `a`: not even");
    let keys = from_query::<BTreeMap<u32, String>>("page=1").unwrap_err().to_string();
    assert_eq!(keys, "the key `page`: expected u32");
    assert!(from_query::<Of<Even>>("a=8").is_ok());
    assert_eq!(message::<(u8, u8)>("a=7"), "the key `a`: invalid length 1, expected a tuple of size 2");
    assert_eq!(message::<core::num::NonZeroU8>("a=0"), "the key `a`: expected a nonzero u8");
    assert_eq!(message::<&str>("a=s%20cret"), "the key `a`: expected a borrowed string");
    assert_eq!(message::<Vec<Even>>("a=2&a=7"), "the key `a`: not even");
}

#[test]
fn what_has_no_spelling_is_not_written() {
    let nested = "which a query cannot contain: make it a string";
    let of = |value: &dyn Fn() -> Result<String, super::QueryError>| value().unwrap_err().to_string();
    let map = BTreeMap::from([("a", BTreeMap::from([("b", 1)]))]);
    assert_eq!(of(&|| to_query(&map)), std::format!("the field `a` is a struct or a map, {nested}"));
    let lists = BTreeMap::from([("a", [[1]])]);
    assert_eq!(of(&|| to_query(&lists)), std::format!("the field `a` is a list of lists, {nested}"));
    let absent = BTreeMap::from([("a", [Some(1), None])]);
    assert_eq!(
        of(&|| to_query(&absent)),
        std::format!("the field `a` is a list with an empty item, {nested}")
    );
    #[derive(Serialize)]
    enum Data {
        Number(u8),
    }
    let variant = BTreeMap::from([("a", Data::Number(1))]);
    assert!(of(&|| to_query(&variant)).starts_with("the variant `Number` has data"));
    assert_eq!(of(&|| to_query("a=b")), "only a struct or a map can be written as a query");
    assert_eq!(to_query(&BTreeMap::<&str, u8>::new()).unwrap(), "");
}

#[test]
fn many_keys_take_no_longer_than_one_each() {
    let query: String = (0..20_000).map(|number| std::format!("k{number}=v&")).collect();
    let map: BTreeMap<String, String> = from_query(query.trim_end_matches('&')).unwrap();
    assert_eq!(map.len(), 20_000);
}
