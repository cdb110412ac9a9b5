//! Hashes of the blocks of a file, so that only bytes that belong to the name are sent.
//!
//! The digest of a file is known only after its last byte, and sent bytes cannot be revoked. Size and modification time
//! do not suffice: a write through a memory map changes the bytes before the time. Therefore each block has its own
//! hash, computed in the same pass as the digest:
//!
//! ```text
//! indexed   │ 64 KiB │ 64 KiB │ 64 KiB │ 12 KiB │  ──▶ sha-256 of each block, and of the file (its name)
//! sent                  read, hashed, compared, then sent
//! ```
//!
//! Invariant: blocks that match the hashes of a pass are the bytes of this pass. The cost is 32 bytes per 64 KiB,
//! hashing all bytes that are sent, and for a range also the rest of its first and last block.

use crate::{Algorithm, Digest, Hasher};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::ops::Range;

/// The length of a block in bytes; a client needs about two blocks of memory.
pub(super) const BLOCK: u64 = 1 << 16;

/// The block hashes of a file.
#[derive(Debug)]
pub(super) struct Blocks {
    length: u64,
    sums: Vec<[u8; 32]>,
}

/// Reads a file once, and returns its digests by the algorithms, and its block hashes.
pub(super) fn hash(mut file: &File, algorithms: &[Algorithm]) -> io::Result<(Vec<Digest>, Blocks)> {
    let mut hashers: Vec<Hasher> = algorithms.iter().map(|&algorithm| Hasher::new(algorithm)).collect();
    let mut blocks = Blocks { length: 0, sums: Vec::new() };
    let mut block = Vec::with_capacity(BLOCK as usize);
    loop {
        block.clear();
        file.by_ref().take(BLOCK).read_to_end(&mut block)?;
        if block.is_empty() {
            return Ok((hashers.into_iter().map(Hasher::finish).collect(), blocks));
        }
        for hasher in &mut hashers {
            hasher.update(&block);
        }
        blocks.length += block.len() as u64;
        blocks.sums.push(sum(&block));
    }
}

fn sum(block: &[u8]) -> [u8; 32] {
    let mut sum = [0; 32];
    for (to, from) in sum.iter_mut().zip(Digest::of(Algorithm::Sha256, block).as_bytes()) {
        *to = *from;
    }
    sum
}

impl Blocks {
    /// The length of the file in bytes.
    pub fn length(&self) -> u64 {
        self.length
    }

    /// The bytes of `range` that are in the first block of the range; `None` if the block has changed.
    pub fn read(&self, mut file: &File, range: &Range<u64>) -> io::Result<Option<Vec<u8>>> {
        let number = range.start / BLOCK;
        let begin = number * BLOCK;
        let length = BLOCK.min(self.length.saturating_sub(begin));
        file.seek(SeekFrom::Start(begin))?;
        let mut block = Vec::with_capacity(length as usize);
        file.take(length).read_to_end(&mut block)?;
        let known = usize::try_from(number).ok().and_then(|number| self.sums.get(number));
        if known != Some(&sum(&block)) {
            return Ok(None);
        }
        // Both lengths are at most that of a block.
        block.truncate((range.end - begin).min(BLOCK) as usize);
        block.drain(..block.len().min((range.start - begin) as usize));
        Ok(Some(block))
    }

    /// True if no block and not the length of the file has changed.
    pub fn all_in(&self, file: &File) -> io::Result<bool> {
        for number in 0..self.sums.len() as u64 {
            let begin = number * BLOCK;
            if self.read(file, &(begin..self.length.min(begin + BLOCK)))?.is_none() {
                return Ok(false);
            }
        }
        Ok(file.metadata()?.len() == self.length)
    }
}

#[cfg(test)]
mod tests {
    use super::{BLOCK, hash};
    use crate::{Algorithm, Digest};
    use std::fs::File;
    use std::io::{Seek, SeekFrom, Write};

    fn file(content: &[u8]) -> File {
        let mut file = tempfile::tempfile().unwrap();
        file.write_all(content).unwrap();
        file.rewind().unwrap();
        file
    }

    #[test]
    fn blocks_are_pieces_of_the_file() {
        for length in [0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK, 3 * BLOCK + 7] {
            let content: Vec<u8> = (0..length).map(|at| (at * at % 251) as u8).collect();
            let file = file(&content);
            let (digests, blocks) = hash(&file, &[Algorithm::Sha256, Algorithm::Sha512]).unwrap();
            assert_eq!(
                digests,
                [Algorithm::Sha256, Algorithm::Sha512].map(|known| Digest::of(known, &content))
            );
            assert_eq!(blocks.length(), length);
            assert!(blocks.all_in(&file).unwrap());
            for (start, end) in
                [(0, length), (length / 3, length), (length / 2, length / 2 + 1), (BLOCK, length)]
            {
                let (mut range, mut read) = (start..end.min(length), Vec::new());
                while !range.is_empty() {
                    let piece = blocks.read(&file, &range).unwrap().unwrap();
                    assert!(!piece.is_empty() && piece.len() as u64 <= BLOCK);
                    range.start += piece.len() as u64;
                    read.extend(piece);
                }
                let expected = content.get(start as usize..end.min(length) as usize).unwrap_or_default();
                assert!(read == expected, "{start}..{end} of {length}");
            }
        }
    }

    #[test]
    fn a_changed_byte_is_seen_in_its_block_and_no_other() {
        let mut file = file(&vec![7; 2 * BLOCK as usize]);
        let (_, blocks) = hash(&file, &[Algorithm::Sha256]).unwrap();
        file.seek(SeekFrom::Start(BLOCK + 5)).unwrap();
        file.write_all(&[8]).unwrap();
        assert!(blocks.read(&file, &(0..BLOCK)).unwrap().is_some());
        assert!(blocks.read(&file, &(BLOCK..BLOCK + 1)).unwrap().is_none());
        assert!(!blocks.all_in(&file).unwrap());
        file.seek(SeekFrom::Start(BLOCK + 5)).unwrap();
        file.write_all(&[7]).unwrap();
        assert!(blocks.all_in(&file).unwrap());
        file.seek(SeekFrom::End(0)).unwrap();
        file.write_all(&[7]).unwrap();
        assert!(!blocks.all_in(&file).unwrap());
        file.set_len(BLOCK).unwrap();
        assert!(blocks.read(&file, &(BLOCK..BLOCK + 1)).unwrap().is_none());
    }
}
