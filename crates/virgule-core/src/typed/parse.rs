//! `parse` and `is_valid` of typed texts: by the table, then what `;! validate` and parameters ask for.

/// `parse` and `is_valid` of a typed text.
#[doc(hidden)]
#[macro_export]
macro_rules! __parse {
    ($name:ident: table $table:path, kind $kind:literal, kept $kept:literal, checks $checks:tt) => {
        /// Parses the whole of `text`; an error says where and why it does not match.
        ///
        /// Borrows, allocates nothing, and takes time linear in the length.
        ///
        /// # Errors
        ///
        /// If the text is not of this kind, or longer than `virgule::MAX_LENGTH`.
        ///
        #[cfg_attr(all(doc, not(doctest)), doc = $crate::__example!(parse))]
        #[inline]
        pub fn parse(text: &'a str) -> Result<Self, $crate::ParseError> {
            let mut value = Self { text, kept: $crate::engine::Kept::NONE };
            match $crate::engine::find(&$table, text.as_bytes(), $kind, &mut value.kept.0) {
                Ok(()) => $crate::__checked! { value, in $table, checks $checks },
                Err(failure) => Err($crate::ParseError::of(&$table, text, $kind, failure)),
            }
        }

        /// Whether [`Self::parse`] accepts `text`. Faster than `parse` where it does not: no error is made.
        ///
        #[cfg_attr(all(doc, not(doctest)), doc = $crate::__example!(is_valid))]
        #[inline]
        pub fn is_valid(text: &str) -> bool {
            $crate::__is_valid! { $name, text, table $table, kind $kind, kept $kept, checks $checks }
        }
    };
}

/// What was found, as a result: an error if it is not what `;! validate` asks for. Most kinds ask for nothing.
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

/// Whether a text is of a kind. Where nothing is checked, nothing is kept.
#[doc(hidden)]
#[macro_export]
macro_rules! __is_valid {
    ($name:ident, $text:ident, table $table:path, kind $kind:literal, kept $kept:literal, checks []) => {
        $crate::engine::find(&$table, $text.as_bytes(), $kind, &mut []).is_ok()
    };
    ($name:ident, $text:ident, table $table:path, kind $kind:literal, kept $kept:literal, checks $checks:tt) => {{
        let text = $text;
        let check = |kept: $crate::engine::Kept<$kept>| -> Result<_, $crate::ParseError> {
            $crate::__checked! { $name { text, kept }, in $table, checks $checks }
        };
        $crate::engine::found(&$table, text.as_bytes(), $kind).is_ok_and(|kept| check(kept).is_ok())
    }};
}

/// One check of what was found: that a field occurs once, or one of [`check`](crate::check).
#[doc(hidden)]
#[macro_export]
macro_rules! __check {
    ($found:ident, $table:path, (once $checked:literal $checked_name:literal $occurrences:path)) => {
        // What does not occur does not occur twice: mostly that is known.
        if $crate::engine::span(&$table, &$found.kept.0, $found.text.len(), $checked).is_some() {
            if let Some(begin) = $crate::__derive::second(&$occurrences, $found.text) {
                return Err($crate::ParseError::invalid($crate::check::AGAIN, $checked_name, begin));
            }
        }
    };
    ($found:ident, $table:path, (parameters $parameters:path)) => {
        if let Some(field) = $crate::engine::checked(&$table, $found.text, &$found.kept.0, $parameters.field)
        {
            if let Some((begin, name)) = $crate::__derive::parameter_again(&$parameters, field) {
                return Err($crate::ParseError::invalid($crate::check::AGAIN, name, begin));
            }
        }
    };
    ($found:ident, $table:path, ($check:ident $checked:literal $checked_name:literal)) => {
        if let Some((begin, part)) = $crate::engine::checked(&$table, $found.text, &$found.kept.0, $checked) {
            if let Some(fault) = $crate::check::$check(part) {
                return Err($crate::ParseError::invalid(fault, $checked_name, begin));
            }
        }
    };
}
