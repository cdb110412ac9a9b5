//! The index of a folder: a map from digests to files.
//!
//! The keys are the bytes of digests, in order, so one index also serves the truncated algorithms by a range look-up:
//!
//! ```text
//! sha-256-32 7f83b165   →   the first sha-256 at or after 7f83b165 00…, if it has this prefix
//! ```
//!
//! Metadata (size, times, inode) decide only when a file is hashed again. [`Blocks`](super::body::Blocks) decides
//! whether its bytes may be sent.

use super::Options;
use super::body::{self, Blocks};
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

/// A file in the state in which it was hashed.
#[derive(Debug)]
pub(super) struct IndexEntry {
    /// The path of the file, relative to the folder.
    pub path: PathBuf,
    pub stamp: FileStamp,
    /// The digests of the file, one for each served algorithm.
    pub digests: Vec<Digest>,
    pub blocks: Blocks,
    /// True if the content changed but the metadata did not; the metadata is then no longer trusted.
    pub suspect: AtomicBool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct FileStamp {
    length: u64,
    modified: Option<SystemTime>,
    /// Device, inode and change time (on Unix).
    system: [i128; 3],
}

impl FileStamp {
    pub fn of(metadata: &Metadata) -> FileStamp {
        FileStamp { length: metadata.len(), modified: metadata.modified().ok(), system: system(metadata) }
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

#[derive(Debug, Default)]
pub(super) struct Index {
    /// The files, sorted by path.
    pub entries: Vec<Arc<IndexEntry>>,
    by_digest: BTreeMap<Digest, Vec<Arc<IndexEntry>>>,
    /// The files that could not be read.
    pub skipped: Vec<Skipped>,
}

impl Index {
    /// Reads the folder. Entries with unchanged metadata are copied from `before`.
    pub fn scan(root: &Path, options: &Options, before: &Index) -> Index {
        let folder::Listing { files, mut skipped } = folder::list(root, None, options.hidden);
        let known: HashMap<&Path, &Arc<IndexEntry>> =
            before.entries.iter().map(|entry| (entry.path.as_path(), entry)).collect();
        let work = |path: &PathBuf| {
            let below = path.strip_prefix(root).unwrap_or(path);
            entry(root, path, below, &options.algorithms, known.get(below).copied())
        };
        let mut index = Index::default();
        let add = |path: &PathBuf, entry: io::Result<Arc<IndexEntry>>| -> Result<(), Infallible> {
            match entry {
                Ok(entry) => index.add(entry),
                Err(why) => skipped.push(Skipped { path: path.clone(), why }),
            }
            Ok(())
        };
        // `add` returns no error.
        let Ok(()) = in_order(&files, all_processors(), work, add, || ());
        index.skipped = skipped;
        index
    }

    fn add(&mut self, entry: Arc<IndexEntry>) {
        for digest in &entry.digests {
            self.by_digest.entry(*digest).or_default().push(entry.clone());
        }
        self.entries.push(entry);
    }

    /// Returns the files with this digest; for a truncated digest, the files whose digest begins with it.
    pub fn find(&self, digest: &Digest) -> &[Arc<IndexEntry>] {
        let algorithm = digest.algorithm();
        // The missing bytes are zeros.
        let first = Digest::cut(algorithm.whole(), digest.as_bytes());
        match self.by_digest.range(first..).next() {
            Some((found, entries)) if found.truncate(algorithm).as_ref() == Some(digest) => entries,
            _ => &[],
        }
    }
}

/// Returns the index entry of a file, which is hashed unless its metadata is unchanged.
fn entry(
    root: &Path,
    path: &Path,
    below: &Path,
    algorithms: &[Algorithm],
    before: Option<&Arc<IndexEntry>>,
) -> io::Result<Arc<IndexEntry>> {
    let file = folder::open(root, path)?;
    let stamp = FileStamp::of(&file.metadata()?);
    if let Some(before) =
        before.filter(|entry| entry.stamp == stamp && !entry.suspect.load(Ordering::Relaxed))
    {
        return Ok(before.clone());
    }
    let (digests, blocks) = body::hash(&file, algorithms)?;
    // If the file changed during hashing, its metadata differs at the next scan, and it is hashed again.
    Ok(Arc::new(IndexEntry {
        path: below.to_path_buf(),
        stamp,
        digests,
        blocks,
        suspect: AtomicBool::new(false),
    }))
}
