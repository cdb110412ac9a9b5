//! Small grammars.
