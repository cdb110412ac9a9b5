//! Fields of repeating rules.

use virgule::{Occurrences, SchemeError, UriScheme};

#[derive(UriScheme, Debug, Clone, PartialEq, Eq, Hash)]
#[uri(abnf = r#"
row     = [ cell *( "," cell ) ]
cell    = name "=" number
name    = 1*ALPHA
number  = 1*DIGIT
"#)]
struct Row<'a> {
    #[uri(each = "cell")]
    cells: Occurrences<'a, Cell<'a>>,
}

#[derive(UriScheme, Debug, Clone, PartialEq, Eq, Hash)]
#[uri(abnf = "cell = name \"=\" number\nname = 1*ALPHA\nnumber = 1*DIGIT\n")]
struct Cell<'a> {
    name: &'a str,
    number: u8,
}

#[test]
fn items_may_have_types() {
    let row = Row::parse("a=1,bc=23").unwrap();
    let cells: Vec<Cell> = row.cells.clone().collect();
    assert_eq!(cells, [Cell { name: "a", number: 1 }, Cell { name: "bc", number: 23 }]);
    assert_eq!(row.to_string(), "a=1,bc=23");
    assert_eq!(format!("{row:?}"), r#"Row { cells: ["a=1", "bc=23"] }"#);
    assert_eq!(Row::parse("").unwrap().cells.count(), 0);
}

#[test]
fn an_item_that_its_type_refuses_has_a_place() {
    let error: SchemeError = Row::parse("a=1,bc=256").unwrap_err();
    assert_eq!((error.offset(), error.rule(), error.field()), (7, Some("number"), Some("cells")));
    let error = Row::parse("a=1,,").unwrap_err();
    assert_eq!((error.offset(), error.field()), (4, None));
}

#[test]
fn builders_take_items() {
    let cells = [("a", 1), ("b", 2)].map(|(name, number)| Cell { name, number });
    assert_eq!(Row::builder().cells(cells).build().as_deref(), Ok("a=1,b=2"));
    assert_eq!(Row::builder().cells([""; 0]).build().as_deref(), Ok(""));
    assert_eq!(Row::builder().build().as_deref(), Ok(""));
    let error = Row::builder().cells(["a=1,b=2"]).build().unwrap_err();
    assert_eq!(error.to_string(), "field cells: would be parsed as something else");
    let error = Row::builder().cells(["a=1", "b=x"]).build().unwrap_err();
    assert_eq!(
        (error.field(), error.to_string().as_str()),
        (Some("cells"), "field cells: at byte 2 of the value: expected a digit")
    );
    let error = Row::builder().cells(["a=1", "b=300"]).build().unwrap_err();
    assert_eq!(error.field(), Some("cells"));
}

/// The type of a field may be an alias of `Occurrences`.
type Segments<'a> = Occurrences<'a>;

#[derive(UriScheme, Debug)]
#[uri(grammar = "rfc3986", rule = "URI")]
struct Location<'a> {
    scheme: &'a str,
    authority: Option<&'a str>,
    #[uri(rule = "path-abempty|path-absolute|path-rootless|path-empty")]
    path: &'a str,
    #[uri(each = "segment|segment-nz")]
    segments: Segments<'a>,
    query: Option<&'a str>,
    fragment: Option<&'a str>,
}

#[test]
fn items_stand_in_any_alternative() {
    let segments = |text| Location::parse(text).map(|location| location.segments.collect::<Vec<_>>());
    assert_eq!(segments("a:b/c").as_deref(), Ok(&["b", "c"][..]));
    assert_eq!(segments("a:/b//c/").as_deref(), Ok(&["b", "", "c", ""][..]));
    assert_eq!(segments("a://h/b?c/d").as_deref(), Ok(&["b"][..]));
    assert_eq!(segments("a://h/").as_deref(), Ok(&[""][..]));
    assert_eq!(segments("a:/").as_deref(), Ok(&[][..]));
    for text in ["a://h/b/c?d", "a:b/c", "a:/b", "a:"] {
        assert_eq!(Location::parse(text).unwrap().to_string(), text);
    }
}

/// A list of a million items is parsed in linear time; a quadratic parse would take hours.
#[test]
fn all_items_together_take_linear_time() {
    #[derive(UriScheme)]
    #[uri(grammar = "rfc3986", rule = "path-abempty")]
    struct Path<'a> {
        #[uri(each = "segment")]
        segments: Occurrences<'a>,
    }
    let text = "/ab".repeat(1_000_000);
    let path = Path::parse(&text).unwrap();
    assert_eq!(path.segments.clone().count(), 1_000_000);
    assert_eq!(path.to_string(), text);
}

#[test]
fn functions_may_refuse_a_list() {
    fn at_most_two(items: &Occurrences<'_>) -> Result<(), String> {
        let count = items.clone().count();
        if count > 2 { Err(format!("{count} are too many")) } else { Ok(()) }
    }
    #[derive(UriScheme, Debug)]
    #[uri(abnf = "list = \"(\" item *( \",\" item ) \")\"\nitem = *ALPHA\n")]
    struct BoundedList<'a> {
        #[uri(each = "item", validate = "at_most_two")]
        items: Occurrences<'a>,
    }
    assert!(BoundedList::parse("(a,b)").is_ok());
    let error = BoundedList::parse("(a,b,c)").unwrap_err();
    assert_eq!(
        (error.field(), error.to_string().as_str()),
        (Some("items"), "offset 1, in item: 3 are too many")
    );
}
