//! A list without allocation while it is short: builders have a handful of fields.

use alloc::vec::Vec;

/// So many are kept in place.
const FEW: usize = 8;

/// Things in the order in which they came.
#[derive(Debug, Clone, Default)]
pub struct SmallVec<T> {
    here: [T; FEW],
    /// How many there are.
    length: usize,
    /// All of them, if there are more than have room in place.
    all: Vec<T>,
}

impl<T: Copy> SmallVec<T> {
    /// Adds one.
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

    /// All of them.
    #[inline]
    pub fn get(&self) -> &[T] {
        self.here.get(..self.length).unwrap_or(&self.all)
    }
}
