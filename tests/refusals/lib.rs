//! Nothing: what is here are the mistakes in `ui` and the test that makes them, for a package has a library or a program.
