//! Counts the bytes that searches read, for tests of their cost: times vary, counts do not.

use core::cell::Cell;

std::thread_local! {
    static BYTES: Cell<usize> = const { Cell::new(0) };
}

pub(crate) fn read(bytes: usize) {
    BYTES.set(BYTES.get() + bytes);
}

#[cfg(any(feature = "alloc", feature = "find"))]
pub(crate) fn bytes_read_by(search: impl FnOnce()) -> usize {
    BYTES.set(0);
    search();
    BYTES.get()
}
