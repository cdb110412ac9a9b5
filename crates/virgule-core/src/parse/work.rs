//! Counts the bytes that searches read, for tests of their cost: times vary, counts do not.

use core::cell::Cell;

std::thread_local! {
    static BYTES: Cell<usize> = const { Cell::new(0) };
}

/// Counts `bytes` more bytes as read by this thread.
pub(crate) fn read(bytes: usize) {
    BYTES.set(BYTES.get() + bytes);
}

/// The number of bytes that `search` reads.
#[cfg(any(feature = "alloc", feature = "find"))]
pub(crate) fn bytes_read_by(search: impl FnOnce()) -> usize {
    BYTES.set(0);
    search();
    BYTES.get()
}
