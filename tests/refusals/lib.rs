//! Empty: a package needs a library or a program, but this package contains only the mistakes in `ui` and the test that
//! compiles them.
