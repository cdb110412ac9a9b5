//! Queries as fields of derived types: [`Query`] and [`Form`].

use super::{QueryError, from_form, from_query, to_query};
use core::fmt::{self, Display};
use serde::de::Deserialize;
use serde::ser::Serialize;

macro_rules! typed_query {
    ($(#[$about:meta])* $name:ident by $read:ident) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name<T>(
            /// The struct or map.
            pub T,
        );

        impl<'a, T: Deserialize<'a>> TryFrom<&'a str> for $name<T> {
            type Error = QueryError;

            fn try_from(query: &'a str) -> Result<Self, QueryError> {
                $read(query).map($name)
            }
        }

        /// Fails, so that `to_string` panics, if [`to_query`] rejects the type of a field.
        impl<T: Serialize> Display for $name<T> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(&to_query(&self.0).map_err(|_| fmt::Error)?)
            }
        }
    };
}

typed_query! {
    /// A query as a struct: [`from_query`] reads it, and [`to_query`] writes it. A field of a type with
    /// `#[derive(UriScheme)]` thus has typed parameters, in any order, optional or repeated.
    ///
    /// ```
    /// # #[cfg(not(feature = "derive"))] fn main() {}
    /// # #[cfg(feature = "derive")] fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use serde::{Deserialize, Serialize};
    /// use virgule::{UriScheme, query::Query};
    ///
    /// #[derive(UriScheme)]
    /// #[uri(abnf = ";! import rfc3986\nthing = \"thing:\" name [ \"?\" query ]\nname = 1*ALPHA\n", rule = "thing")]
    /// struct Thing<'a> {
    ///     name: &'a str,
    ///     query: Option<Query<Size>>,
    /// }
    ///
    /// #[derive(Debug, PartialEq, Serialize, Deserialize)]
    /// struct Size {
    ///     width: u32,
    ///     unit: Option<String>,
    ///     #[serde(default)]
    ///     tag: Vec<String>,
    /// }
    ///
    /// let thing = Thing::parse("thing:desk?tag=new&width=80&tag=oak")?;
    /// let Some(Query(size)) = &thing.query else { panic!("there is a query") };
    /// assert_eq!((size.width, &size.unit, size.tag.len()), (80, &None, 2));
    /// assert_eq!(thing.to_string(), "thing:desk?width=80&tag=new&tag=oak");
    ///
    /// let error = Thing::parse("thing:desk?width=wide").err().unwrap();
    /// let expected = "offset 11, in query: the key `width`: expected an unsigned number of 32 bits";
    /// assert_eq!(error.to_string(), expected);
    ///
    /// let size = Size { width: 60, unit: Some("cm".into()), tag: Vec::new() };
    /// assert_eq!(Thing::builder().name("desk").query(Query(size)).build()?, "thing:desk?width=60&unit=cm");
    /// # Ok(())
    /// # }
    /// ```
    Query by from_query
}

typed_query! {
    /// Like [`Query`], for data of an HTML form: [`from_form`] reads it, so that `+` is a space.
    ///
    /// ```
    /// use std::collections::BTreeMap;
    /// use virgule::query::Form;
    ///
    /// let Form(form) = Form::<BTreeMap<String, String>>::try_from("q=two+words")?;
    /// assert_eq!(form["q"], "two words");
    /// assert_eq!(Form(form).to_string(), "q=two%20words");
    /// # Ok::<(), virgule::query::QueryError>(())
    /// ```
    Form by from_form
}
