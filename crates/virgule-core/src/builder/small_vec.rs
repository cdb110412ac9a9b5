//! A list that allocates only if it is long: builders set at most a few fields.

use alloc::vec::Vec;

/// The number of values that are stored in place.
const FEW: usize = 8;

/// Values in the order in which they were added.
#[derive(Debug, Clone, Default)]
pub struct SmallVec<T> {
    here: [T; FEW],
    /// The number of values.
    length: usize,
    /// All values, if there are more than [`FEW`].
    all: Vec<T>,
}

impl<T: Copy> SmallVec<T> {
    /// Adds a value.
    #[inline]
    pub fn push(&mut self, thing: T) {
        match self.here.get_mut(self.length) {
            Some(place) => *place = thing,
            None => {
                if self.length == FEW {
                    self.all.extend_from_slice(&self.here);
                }
                self.all.push(thing);
            }
        }
        self.length += 1;
    }

    /// All values.
    #[inline]
    pub fn get(&self) -> &[T] {
        self.here.get(..self.length).unwrap_or(&self.all)
    }
}
