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
            let mut value = Self { text, captures: $crate::parse::Captures::NONE };
            match $crate::parse::match_into(&$table, text.as_bytes(), $kind, &mut value.captures.0) {
                Ok(()) => $crate::__checked! { value, in $table, checks $checks },
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
    ($found:expr, in $table:path, checks []) => { Ok($found) };
    ($found:expr, in $table:path, checks [$($check:tt),*]) => {{
        let found = $found;
        $( $crate::__check! { found, $table, $check } )*
        Ok(found)
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
        let text = $text;
        let check = |captures: $crate::parse::Captures<$captures>| -> Result<_, $crate::ParseError> {
            $crate::__checked! { $name { text, captures }, in $table, checks $checks }
        };
        $crate::parse::match_captures(&$table, text.as_bytes(), $kind)
            .is_ok_and(|captures| check(captures).is_ok())
    }};
}

/// One check of a value: `once`, which requires that a field occurs only once, or a check of [`check`](crate::check).
#[doc(hidden)]
#[macro_export]
macro_rules! __check {
    ($found:ident, $table:path, (once $checked:literal $checked_name:literal $occurrences:path)) => {
        // An absent field does not occur twice.
        if $crate::parse::span(&$table, &$found.captures.0, $found.text.len(), $checked).is_some() {
            if let Some(begin) = $crate::__derive::second(&$occurrences, $found.text) {
                return Err($crate::ParseError::invalid($crate::check::DUPLICATE, $checked_name, begin));
            }
        }
    };
    ($found:ident, $table:path, (parameters $parameters:path)) => {
        if let Some(field) =
            $crate::parse::field_with_offset(&$table, $found.text, &$found.captures.0, $parameters.field)
        {
            if let Some((begin, name)) = $crate::__derive::parameter_again(&$parameters, field) {
                return Err($crate::ParseError::invalid($crate::check::DUPLICATE, name, begin));
            }
        }
    };
    ($found:ident, $table:path, ($check:ident $checked:literal $checked_name:literal)) => {
        if let Some((begin, part)) =
            $crate::parse::field_with_offset(&$table, $found.text, &$found.captures.0, $checked)
        {
            if let Some(fault) = $crate::check::$check(part) {
                return Err($crate::ParseError::invalid(fault, $checked_name, begin));
            }
        }
    };
}
