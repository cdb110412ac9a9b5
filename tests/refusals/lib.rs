//! Empty: a package needs a library or a program, and this one holds only the mistakes in `ui` and the test that
//! compiles them.
