//! `parse` and `is_valid` of typed texts: by bit streams of their own, by those of another table, or by the table alone; then what
//! `;! validate` and parameters ask for.

/// `parse` and `is_valid` of a typed text.
#[doc(hidden)]
#[macro_export]
macro_rules! __parse {
    ($name:ident: $way:ident $table:path $(as $source:expr)?, kind $kind:literal, checks $checks:tt) => {
        /// Parses the whole of `text`; an error says where and why it does not match.
        ///
        /// Borrows, allocates nothing, and takes time linear in the length.
        #[inline]
        pub fn parse(text: &'a str) -> Result<Self, $crate::ParseError> {
            match $crate::__found!($way $table $(as $source)?, $kind, text.as_bytes()) {
                Ok(found) => $crate::__checked! { Self { text, found }, in $table, checks $checks },
                Err(failure) => Err($crate::ParseError::of(&$table, text, $kind, failure)),
            }
        }

        /// Whether [`Self::parse`] takes `text`. What to say of one that it does not is not looked for.
        #[inline]
        pub fn is_valid(text: &str) -> bool {
            match $crate::__found!($way $table $(as $source)?, $kind, text.as_bytes()) {
                Ok(found) => $crate::__passes! { $name { text, found }, in $table, checks $checks },
                Err(_) => false,
            }
        }
    };
}

/// Where the fields of a text are, or where it does not match.
#[doc(hidden)]
#[macro_export]
macro_rules! __found {
    (streams $table:path as $source:expr, $kind:literal, $text:expr) => {
        $crate::engine::run($source, $text, $kind)
    };
    (shared $table:path as $streams:expr, $kind:literal, $text:expr) => {
        $crate::engine::run_shared(&$table, $streams, $text, $kind)
    };
    (table $table:path, $kind:literal, $text:expr) => {
        $crate::engine::found(&$table, $text, $kind)
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

/// The same, as yes or no.
#[doc(hidden)]
#[macro_export]
macro_rules! __passes {
    ($found:expr, in $table:path, checks []) => {{
        let _ = $found;
        true
    }};
    ($found:expr, in $table:path, checks $checks:tt) => {{
        let check = || -> Result<_, $crate::ParseError> {
            $crate::__checked! { $found, in $table, checks $checks }
        };
        check().is_ok()
    }};
}

/// One check of what was found: that a field occurs once, or one of [`check`](crate::check).
#[doc(hidden)]
#[macro_export]
macro_rules! __check {
    ($found:ident, $table:path, (once $checked_name:literal $occurrences:path)) => {
        if let Some(begin) = $crate::__derive::second(&$occurrences, $found.text) {
            return Err($crate::ParseError::invalid($crate::check::AGAIN, $checked_name, begin));
        }
    };
    ($found:ident, $table:path, (parameters $parameters:path)) => {
        let (registers, layout) = (&$found.found.registers, $found.found.layout);
        if let Some(field) =
            $crate::engine::checked(&$table, $found.text, registers, layout, $parameters.field)
        {
            if let Some((begin, name)) = $crate::__derive::parameter_again(&$parameters, field) {
                return Err($crate::ParseError::invalid($crate::check::AGAIN, name, begin));
            }
        }
    };
    ($found:ident, $table:path, ($check:ident $checked:literal $checked_name:literal)) => {
        let (registers, layout) = (&$found.found.registers, $found.found.layout);
        if let Some((begin, part)) =
            $crate::engine::checked(&$table, $found.text, registers, layout, $checked)
        {
            if let Some(fault) = $crate::check::$check(part) {
                return Err($crate::ParseError::invalid(fault, $checked_name, begin));
            }
        }
    };
}
