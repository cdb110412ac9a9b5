//! Digest → files that have it; and the folder → the index.
//!
//! The index goes by the bytes of digests, not by their texts: base64url in file names collides where a file system
//! does not tell upper from lower case, and one index serves the truncations of its hash as well:
//!
//! ```text
//! asked for sha-256-32 7f83b165   →   the first sha-256 from 7f83b165 00… on, if it begins so
//! ```
//!
//! A file that has not changed by the look of it (size, times, number on the disk) is not hashed again. That look
//! decides only what is hashed when; whether bytes may be sent is decided by [`Blocks`](super::blocks::Blocks).

use super::blocks::{self, Blocks};
use crate::folder::{self, Skipped};
use crate::parallel::{all_processors, in_order};
use crate::{Algorithm, Digest};
use std::collections::{BTreeMap, HashMap};
use std::convert::Infallible;
use std::fs::Metadata;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::SystemTime;

/// A file and what it was when it was hashed.
#[derive(Debug)]
pub(super) struct Entry {
    /// Below the folder.
    pub path: PathBuf,
    pub stamp: Stamp,
    /// One for each algorithm that is served.
    pub digests: Vec<Digest>,
    pub blocks: Blocks,
    /// Set when it was found to be something else: its look is not to be trusted.
    pub suspect: AtomicBool,
}

/// How a file looks without reading it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Stamp {
    length: u64,
    modified: Option<SystemTime>,
    /// Which file it is, and when it was changed in any way; not every system says.
    system: [i128; 3],
}

impl Stamp {
    pub fn of(metadata: &Metadata) -> Stamp {
        Stamp { length: metadata.len(), modified: metadata.modified().ok(), system: system(metadata) }
    }
}

#[cfg(unix)]
fn system(metadata: &Metadata) -> [i128; 3] {
    use std::os::unix::fs::MetadataExt;
    let changed = i128::from(metadata.ctime()) * 1_000_000_000 + i128::from(metadata.ctime_nsec());
    [metadata.dev().into(), metadata.ino().into(), changed]
}

#[cfg(not(unix))]
fn system(_: &Metadata) -> [i128; 3] {
    [0; 3]
}

/// What is served.
#[derive(Debug, Default)]
pub(super) struct Index {
    /// In order of their paths.
    pub entries: Vec<Arc<Entry>>,
    by_digest: BTreeMap<Digest, Vec<Arc<Entry>>>,
    /// What was left out.
    pub skipped: Vec<Skipped>,
}

impl Index {
    /// Reads the folder. What looks as it did `before` is taken from there.
    pub fn scan(root: &Path, algorithms: &[Algorithm], before: &Index) -> Index {
        let folder::Listing { files, mut skipped } = folder::list(root, None);
        let known: HashMap<&Path, &Arc<Entry>> =
            before.entries.iter().map(|entry| (entry.path.as_path(), entry)).collect();
        let work = |path: &PathBuf| {
            let below = path.strip_prefix(root).unwrap_or(path);
            entry(root, path, below, algorithms, known.get(below).copied())
        };
        let mut index = Index::default();
        let add = |path: &PathBuf, entry: io::Result<Arc<Entry>>| -> Result<(), Infallible> {
            match entry {
                Ok(entry) => index.add(entry),
                Err(why) => skipped.push(Skipped { path: path.clone(), why }),
            }
            Ok(())
        };
        // Nothing here ends it early.
        let Ok(()) = in_order(&files, all_processors(), work, add, || ());
        index.skipped = skipped;
        index
    }

    fn add(&mut self, entry: Arc<Entry>) {
        for digest in &entry.digests {
            self.by_digest.entry(*digest).or_default().push(entry.clone());
        }
        self.entries.push(entry);
    }

    /// The files whose digest is, or begins with, this one.
    pub fn find(&self, digest: &Digest) -> &[Arc<Entry>] {
        let algorithm = digest.algorithm();
        let mut bytes = digest.as_bytes().to_vec();
        bytes.resize(algorithm.whole().length(), 0);
        // The length is right by the line above.
        let Ok(first) = Digest::new(algorithm.whole(), &bytes) else { return &[] };
        match self.by_digest.range(first..).next() {
            Some((found, entries)) if found.truncate(algorithm).as_ref() == Some(digest) => entries,
            _ => &[],
        }
    }
}

/// Hashes a file, unless it looks as it did.
fn entry(
    root: &Path,
    path: &Path,
    below: &Path,
    algorithms: &[Algorithm],
    before: Option<&Arc<Entry>>,
) -> io::Result<Arc<Entry>> {
    let file = folder::open(root, path)?;
    let stamp = Stamp::of(&file.metadata()?);
    if let Some(before) =
        before.filter(|entry| entry.stamp == stamp && !entry.suspect.load(Ordering::Relaxed))
    {
        return Ok(before.clone());
    }
    let (digests, blocks) = blocks::hash(&file, algorithms)?;
    // If it changed meanwhile, it looks otherwise the next time, and is hashed again.
    Ok(Arc::new(Entry { path: below.to_path_buf(), stamp, digests, blocks, suspect: AtomicBool::new(false) }))
}
