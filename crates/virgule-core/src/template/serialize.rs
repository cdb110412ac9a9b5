//! Serializes values to variables by serde.

use super::Value;
use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use serde::ser::{self, Serialize, Serializer};

/// The fields of a struct, or the entries of a map, as variables.
///
/// Strings, numbers, booleans and unit variants are strings, sequences are lists, maps and structs within are associative arrays,
/// and `None` is undefined.
///
/// ```
/// use std::collections::BTreeMap;
/// use virgule::schemes::UriTemplate;
/// use virgule::template::to_variables;
///
/// let request = BTreeMap::from([("q", vec!["uri", "abnf"]), ("lang", vec![])]); // or a struct with `derive(Serialize)`
/// let template = UriTemplate::parse("/search{?q*,lang*}")?;
/// assert_eq!(template.expand(&to_variables(&request)?)?, "/search?q=uri&q=abnf");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If the value is neither a struct nor a map, or a field nests deeper than a list or an associative array of strings.
pub fn to_variables<T: Serialize + ?Sized>(
    of: &T,
) -> Result<BTreeMap<String, Value<'static>>, VariablesError> {
    let Tree::Map(fields) = of.serialize(TreeSerializer)? else {
        return Err(VariablesError::new("variables are the fields of a struct or the entries of a map"));
    };
    let mut variables = BTreeMap::new();
    for (name, tree) in fields {
        let value = match tree {
            Tree::None => continue,
            Tree::Text(text) => Value::from(text),
            Tree::List(items) => {
                let texts = items.into_iter().filter_map(|item| text(&name, item).transpose());
                Value::list(texts.collect::<Result<Vec<String>, _>>()?)
            }
            Tree::Map(entries) => {
                let pair = |(key, item)| Ok(text(&name, item)?.map(|text| (key, text)));
                let pairs = entries.into_iter().filter_map(|entry| pair(entry).transpose());
                Value::map(pairs.collect::<Result<Vec<(String, String)>, VariablesError>>()?)
            }
        };
        variables.insert(name, value);
    }
    Ok(variables)
}

/// A string within a list or an associative array; `None` if it is undefined.
fn text(variable: &str, tree: Tree) -> Result<Option<String>, VariablesError> {
    match tree {
        Tree::None => Ok(None),
        Tree::Text(text) => Ok(Some(text)),
        Tree::List(_) | Tree::Map(_) => Err(VariablesError(alloc::format!(
            "the variable `{variable}` nests deeper than a list or an associative array of strings"
        ))),
    }
}

/// The reason why a value is not a set of variables.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VariablesError(String);

impl VariablesError {
    fn new(message: &str) -> Self {
        VariablesError(message.to_string())
    }
}

impl fmt::Display for VariablesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for VariablesError {}

impl ser::Error for VariablesError {
    fn custom<T: fmt::Display>(message: T) -> Self {
        VariablesError(message.to_string())
    }
}

/// A serialized value.
enum Tree {
    None,
    Text(String),
    List(Vec<Tree>),
    Map(Vec<(String, Tree)>),
}

struct TreeSerializer;

/// A sequence, or a map whose last key has no value yet.
struct Composite<T> {
    items: Vec<T>,
    key: Option<String>,
}

impl<T> Composite<T> {
    fn new(length: Option<usize>) -> Self {
        // Allocates nothing in advance, because the length that a serializer announces may be wrong.
        Composite { items: Vec::with_capacity(length.unwrap_or(0).min(64)), key: None }
    }
}

macro_rules! scalars {
    ($($method:ident $type:ty)*) => {
        $(
            fn $method(self, value: $type) -> Result<Tree, VariablesError> {
                Ok(Tree::Text(value.to_string()))
            }
        )*
    };
}

impl Serializer for TreeSerializer {
    type Ok = Tree;
    type Error = VariablesError;
    type SerializeSeq = Composite<Tree>;
    type SerializeTuple = Composite<Tree>;
    type SerializeTupleStruct = Composite<Tree>;
    type SerializeTupleVariant = Composite<Tree>;
    type SerializeMap = Composite<(String, Tree)>;
    type SerializeStruct = Composite<(String, Tree)>;
    type SerializeStructVariant = Composite<(String, Tree)>;

    scalars! {
        serialize_bool bool serialize_char char serialize_str &str
        serialize_i8 i8 serialize_i16 i16 serialize_i32 i32 serialize_i64 i64 serialize_i128 i128
        serialize_u8 u8 serialize_u16 u16 serialize_u32 u32 serialize_u64 u64 serialize_u128 u128
        serialize_f32 f32 serialize_f64 f64
    }

    fn serialize_bytes(self, _: &[u8]) -> Result<Tree, VariablesError> {
        Err(VariablesError::new("bytes are no string: encode them first"))
    }

    fn serialize_none(self) -> Result<Tree, VariablesError> {
        Ok(Tree::None)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<Tree, VariablesError> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<Tree, VariablesError> {
        Ok(Tree::None)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<Tree, VariablesError> {
        Ok(Tree::None)
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<Tree, VariablesError> {
        Ok(Tree::Text(variant.to_string()))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<Tree, VariablesError> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        value: &T,
    ) -> Result<Tree, VariablesError> {
        value.serialize(self)
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<Composite<Tree>, VariablesError> {
        Ok(Composite::new(length))
    }

    fn serialize_tuple(self, length: usize) -> Result<Composite<Tree>, VariablesError> {
        Ok(Composite::new(Some(length)))
    }

    fn serialize_tuple_struct(
        self,
        _: &'static str,
        length: usize,
    ) -> Result<Composite<Tree>, VariablesError> {
        Ok(Composite::new(Some(length)))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        length: usize,
    ) -> Result<Composite<Tree>, VariablesError> {
        Ok(Composite::new(Some(length)))
    }

    fn serialize_map(self, length: Option<usize>) -> Result<Composite<(String, Tree)>, VariablesError> {
        Ok(Composite::new(length))
    }

    fn serialize_struct(
        self,
        _: &'static str,
        length: usize,
    ) -> Result<Composite<(String, Tree)>, VariablesError> {
        Ok(Composite::new(Some(length)))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        length: usize,
    ) -> Result<Composite<(String, Tree)>, VariablesError> {
        Ok(Composite::new(Some(length)))
    }
}

macro_rules! sequences {
    ($($trait:ident $method:ident)*) => {
        $(
            impl ser::$trait for Composite<Tree> {
                type Ok = Tree;
                type Error = VariablesError;

                fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), VariablesError> {
                    self.items.push(value.serialize(TreeSerializer)?);
                    Ok(())
                }

                fn end(self) -> Result<Tree, VariablesError> {
                    Ok(Tree::List(self.items))
                }
            }
        )*
    };
}

sequences! {
    SerializeSeq serialize_element
    SerializeTuple serialize_element
    SerializeTupleStruct serialize_field
    SerializeTupleVariant serialize_field
}

macro_rules! structs {
    ($($trait:ident)*) => {
        $(
            impl ser::$trait for Composite<(String, Tree)> {
                type Ok = Tree;
                type Error = VariablesError;

                fn serialize_field<T: Serialize + ?Sized>(
                    &mut self,
                    key: &'static str,
                    value: &T,
                ) -> Result<(), VariablesError> {
                    self.items.push((key.to_string(), value.serialize(TreeSerializer)?));
                    Ok(())
                }

                fn end(self) -> Result<Tree, VariablesError> {
                    Ok(Tree::Map(self.items))
                }
            }
        )*
    };
}

structs! { SerializeStruct SerializeStructVariant }

impl ser::SerializeMap for Composite<(String, Tree)> {
    type Ok = Tree;
    type Error = VariablesError;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), VariablesError> {
        match key.serialize(TreeSerializer)? {
            Tree::Text(key) => self.key = Some(key),
            _ => return Err(VariablesError::new("a key is a string")),
        }
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), VariablesError> {
        let key = self.key.take().ok_or_else(|| VariablesError::new("a value has a key before it"))?;
        self.items.push((key, value.serialize(TreeSerializer)?));
        Ok(())
    }

    fn end(self) -> Result<Tree, VariablesError> {
        Ok(Tree::Map(self.items))
    }
}
