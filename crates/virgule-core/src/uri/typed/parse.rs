//! `parse` and `is_valid` of typed texts: the match, then the checks of `;! validate` and of parameters.

/// `parse` and `is_valid` of a typed text.
#[doc(hidden)]
#[macro_export]
macro_rules! __parse {
    ($name:ident: table $table:path, kind $kind:literal, captures $captures:literal, checks $checks:tt) => {
        /// Parses the whole of `text`. An error has the offset and the reason.
        ///
        /// The value borrows `text`. Parsing allocates nothing, and is linear in the length of `text`.
        ///
        /// # Errors
        ///
        /// If `text` is not of this type, or longer than `virgule::MAX_LENGTH`.
        ///
        #[cfg_attr(all(doc, not(doctest)), doc = $crate::__example!(parse))]
        #[inline]
        pub fn parse(text: &'a str) -> Result<Self, $crate::ParseError> {
            match $crate::parse::Matched::find(&$table, text, $kind) {
                Ok(found) => $crate::__checked! { Self { found }, in $table, kind $kind, checks $checks },
                Err(failure) => Err($crate::ParseError::of(&$table, text, $kind, failure)),
            }
        }

        /// True if [`Self::parse`] accepts `text`. Faster than `parse` for invalid texts, because no error is
        /// constructed.
        ///
        #[cfg_attr(all(doc, not(doctest)), doc = $crate::__example!(is_valid))]
        #[inline]
        pub fn is_valid(text: &str) -> bool {
            $crate::__is_valid! { $name, text, table $table, kind $kind, captures $captures, checks $checks }
        }
    };
}

/// The value, or the error of the first check that fails. Most types have no checks.
#[doc(hidden)]
#[macro_export]
macro_rules! __checked {
    ($value:expr, in $table:path, kind $kind:literal, checks []) => { Ok($value) };
    ($value:expr, in $table:path, kind $kind:literal, checks [$($check:tt),*]) => {{
        let value = $value;
        $( $crate::__check! { value, $table, $kind, $check } )*
        Ok(value)
    }};
}

/// True if a text matches a start rule and its checks. Without checks no captures are stored.
#[doc(hidden)]
#[macro_export]
macro_rules! __is_valid {
    ($name:ident, $text:ident, table $table:path, kind $kind:literal, captures $captures:literal, checks []) => {
        $crate::parse::match_into(&$table, $text.as_bytes(), $kind, &mut []).is_ok()
    };
    ($name:ident, $text:ident, table $table:path, kind $kind:literal, captures $captures:literal, checks $checks:tt) => {{
        let check = |found| -> Result<_, $crate::ParseError> {
            $crate::__checked! { $name { found }, in $table, kind $kind, checks $checks }
        };
        $crate::parse::Matched::find(&$table, $text, $kind).is_ok_and(|found| check(found).is_ok())
    }};
}

/// One check of a value: `once`, which requires that a field occurs only once, or a check of [`check`](crate::check).
#[doc(hidden)]
#[macro_export]
macro_rules! __check {
    ($value:ident, $table:path, $kind:literal, (once $checked:literal $checked_name:literal $occurrences:path)) => {
        // An absent field does not occur twice.
        if $value.found.span(&$table, $kind, $checked).is_some() {
            if let Some(begin) = $crate::__derive::second(&$occurrences, $value.as_str()) {
                return Err($crate::ParseError::invalid($crate::check::DUPLICATE, $checked_name, begin));
            }
        }
    };
    ($value:ident, $table:path, $kind:literal, (parameters $parameters:path)) => {
        if let Some(field) = $value.found.field_with_offset(&$table, $kind, $parameters.field) {
            if let Some((begin, name)) = $crate::__derive::parameter_again(&$parameters, field) {
                return Err($crate::ParseError::invalid($crate::check::DUPLICATE, name, begin));
            }
        }
    };
    ($value:ident, $table:path, $kind:literal, ($check:ident $checked:literal $checked_name:literal)) => {
        if let Some((begin, part)) = $value.found.field_with_offset(&$table, $kind, $checked) {
            if let Some(fault) = $crate::check::$check(part) {
                return Err($crate::ParseError::invalid(fault, $checked_name, begin));
            }
        }
    };
}
