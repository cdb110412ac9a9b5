//! The output of serde as a tree of strings, for template variables and queries.
//!
//! Strings, numbers, booleans, characters and unit variants become strings. Bytes are rejected, because they have no
//! defined string form.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use serde::ser::{self, Serialize, Serializer};

/// The error for a value that cannot be converted to a tree.
#[derive(Debug)]
pub struct TreeError(pub String);

type TreeResult<T> = Result<T, TreeError>;

/// The traits of an error type that consists of a message.
macro_rules! message_error {
    ($error:ident) => {
        impl $error {
            fn new(message: impl Into<alloc::string::String>) -> Self {
                $error(message.into())
            }
        }

        impl core::fmt::Display for $error {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl core::error::Error for $error {}
    };
    ($error:ident from $source:ident) => {
        crate::tree::message_error!($error);

        impl From<$source> for $error {
            fn from(error: $source) -> Self {
                $error(error.0)
            }
        }
    };
}

pub(crate) use message_error;

message_error!(TreeError);

impl ser::Error for TreeError {
    fn custom<T: fmt::Display>(message: T) -> Self {
        TreeError(message.to_string())
    }
}

/// A value that serde serialized, as a tree instead of text.
pub enum Tree {
    /// `None` or a unit.
    None,
    /// A string, or a value that is written as one.
    Text(String),
    /// A sequence.
    List(Vec<Tree>),
    /// A map or a struct.
    Map(Vec<(String, Tree)>),
}

/// Serializes to a [`Tree`].
#[derive(Clone, Copy)]
pub struct TreeSerializer {
    /// True if a variant with data is serialized as its data; false if it is rejected, because its name would be lost.
    pub variants: bool,
}

impl TreeSerializer {
    /// Starts a sequence or a map. Ignores the declared length, a hint that must not cause a large allocation.
    fn composite<T>(self) -> Composite<T> {
        Composite { items: Vec::new(), key: None, serializer: self }
    }

    fn variant(self, name: &str) -> TreeResult<()> {
        match self.variants {
            true => Ok(()),
            false => Err(TreeError(alloc::format!(
                "the variant `{name}` has data: serializing it would lose the name of the variant"
            ))),
        }
    }
}

/// A sequence, or a map; `key` is the last key of a map while it has no value.
pub struct Composite<T> {
    items: Vec<T>,
    key: Option<String>,
    serializer: TreeSerializer,
}

type TreeItems = Composite<Tree>;
type TreeFields = Composite<(String, Tree)>;

macro_rules! scalars {
    ($($method:ident $type:ty)*) => {
        $(
            fn $method(self, value: $type) -> TreeResult<Tree> {
                Ok(Tree::Text(value.to_string()))
            }
        )*
    };
}

/// Methods whose result does not depend on their arguments; only the argument types are given.
macro_rules! calls {
    ($($method:ident($($ignored:ty),*) -> $result:ty: |$self:ident| $value:expr;)*) => {$(
        fn $method($self, $(_: $ignored),*) -> TreeResult<$result> {
            Ok($value)
        }
    )*};
}

impl Serializer for TreeSerializer {
    type Ok = Tree;
    type Error = TreeError;
    type SerializeSeq = TreeItems;
    type SerializeTuple = TreeItems;
    type SerializeTupleStruct = TreeItems;
    type SerializeTupleVariant = TreeItems;
    type SerializeMap = TreeFields;
    type SerializeStruct = TreeFields;
    type SerializeStructVariant = TreeFields;

    scalars! {
        serialize_bool bool serialize_char char serialize_str &str
        serialize_i8 i8 serialize_i16 i16 serialize_i32 i32 serialize_i64 i64 serialize_i128 i128
        serialize_u8 u8 serialize_u16 u16 serialize_u32 u32 serialize_u64 u64 serialize_u128 u128
        serialize_f32 f32 serialize_f64 f64
    }

    calls! {
        serialize_none() -> Tree: |self| Tree::None;
        serialize_unit() -> Tree: |self| Tree::None;
        serialize_unit_struct(&'static str) -> Tree: |self| Tree::None;
        serialize_seq(Option<usize>) -> TreeItems: |self| self.composite();
        serialize_tuple(usize) -> TreeItems: |self| self.composite();
        serialize_tuple_struct(&'static str, usize) -> TreeItems: |self| self.composite();
        serialize_map(Option<usize>) -> TreeFields: |self| self.composite();
        serialize_struct(&'static str, usize) -> TreeFields: |self| self.composite();
    }

    fn serialize_bytes(self, _: &[u8]) -> TreeResult<Tree> {
        Err(TreeError::new("bytes are not a string: encode them first"))
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> TreeResult<Tree> {
        value.serialize(self)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> TreeResult<Tree> {
        Ok(Tree::Text(variant.to_string()))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> TreeResult<Tree> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        value: &T,
    ) -> TreeResult<Tree> {
        self.variant(name)?;
        value.serialize(self)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> TreeResult<TreeItems> {
        self.variant(name)?;
        Ok(self.composite())
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        _: usize,
    ) -> TreeResult<TreeFields> {
        self.variant(name)?;
        Ok(self.composite())
    }
}

macro_rules! sequences {
    ($($trait:ident $method:ident)*) => {
        $(
            impl ser::$trait for TreeItems {
                type Ok = Tree;
                type Error = TreeError;

                fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> TreeResult<()> {
                    self.items.push(value.serialize(self.serializer)?);
                    Ok(())
                }

                fn end(self) -> TreeResult<Tree> {
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
            impl ser::$trait for TreeFields {
                type Ok = Tree;
                type Error = TreeError;

                fn serialize_field<T: Serialize + ?Sized>(
                    &mut self,
                    key: &'static str,
                    value: &T,
                ) -> TreeResult<()> {
                    self.items.push((key.to_string(), value.serialize(self.serializer)?));
                    Ok(())
                }

                fn end(self) -> TreeResult<Tree> {
                    Ok(Tree::Map(self.items))
                }
            }
        )*
    };
}

structs! { SerializeStruct SerializeStructVariant }

impl ser::SerializeMap for TreeFields {
    type Ok = Tree;
    type Error = TreeError;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> TreeResult<()> {
        match key.serialize(self.serializer)? {
            Tree::Text(key) => self.key = Some(key),
            _ => return Err(TreeError::new("a key must be a string")),
        }
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> TreeResult<()> {
        let key = self.key.take().ok_or_else(|| TreeError::new("a value must follow a key"))?;
        self.items.push((key, value.serialize(self.serializer)?));
        Ok(())
    }

    fn end(self) -> TreeResult<Tree> {
        Ok(Tree::Map(self.items))
    }
}
