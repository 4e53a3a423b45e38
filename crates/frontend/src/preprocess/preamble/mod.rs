//! Preambles: what a unit has become up to the end of the directives it begins with, kept for other units that begin alike.
//!
//! Most of the work on a small program with large headers is reading these. A [`PreambleCache`] keeps the state of the preprocessor behind
//! them; a unit with the same options and the same first bytes goes on from a copy. That is all that decides, together with the files that were
//! looked at: each is asked for its [version](super::FileVersion) again, the absent ones as well, so that a changed or new header is noticed. The
//! result is that of reading everything anew.
//!
//! The name of the main file may differ, since programs that compile at run time make one up every time. Preambles that depend on it
//! (`__FILE__`, headers beside it) are only for those whose name says the same.

mod bounds;

pub use bounds::end_of_preamble;

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, TryLockError};

use oxicc_source::{Controls, FileId, SourceMap, SourceText};

use super::files::{FileProvider, FileVersion, KnownFiles};
use super::macros::MacroTable;
use super::options::{InputKind, OutputKind, PreprocessOptions};
use super::{Dependency, EMBEDDED, FileState, Preprocessor};
use crate::lex::{Interner, Lexer, Symbol, TokenBuffer, TokenFlags};

/// Positions that are set aside for a main file, so that another one has room in its place. Longer ones are read as ever.
const MAIN_ROOM: usize = 1 << 20;

/// Preambles of fewer tokens are read as fast as they are copied.
const WORTHWHILE: usize = 1 << 11;

/// Preambles that units of one process share. Any number of threads may use it at once.
pub struct PreambleCache {
    /// Bytes that all preambles together may take.
    limit: usize,
    /// In the order of their last use.
    preambles: Mutex<Vec<Arc<Preamble>>>,
}

impl fmt::Debug for PreambleCache {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PreambleCache").field("limit", &self.limit).finish_non_exhaustive()
    }
}

impl PreambleCache {
    /// A cache that keeps about so many bytes at most.
    pub const fn new(limit: usize) -> PreambleCache {
        PreambleCache { limit, preambles: Mutex::new(Vec::new()) }
    }

    /// The number of preambles that are kept.
    pub fn len(&self) -> usize {
        self.lock().map_or(0, |preambles| preambles.len())
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Nobody waits for the cache: in the child of a process that forked while another thread had it, nobody would ever give it back.
    fn lock(&self) -> Option<MutexGuard<'_, Vec<Arc<Preamble>>>> {
        match self.preambles.try_lock() {
            Ok(guard) => Some(guard),
            Err(TryLockError::Poisoned(poisoned)) => Some(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        }
    }

    /// The longest preamble that a unit begins with.
    fn find(&self, unit: &Beginning<'_>, provider: &dyn FileProvider) -> Option<Arc<Preamble>> {
        let mut alike: Vec<Arc<Preamble>> =
            self.lock()?.iter().filter(|p| p.is_of(unit)).map(Arc::clone).collect();
        alike.sort_by_key(|p| p.text.len());
        while let Some(preamble) = alike.pop() {
            let current = preamble.is_current(unit, provider);
            if let Some(mut all) = self.lock() {
                let place = all.iter().position(|p| Arc::ptr_eq(p, &preamble));
                let taken = place.map(|place| all.remove(place));
                all.extend(taken.filter(|_| current));
            }
            if current {
                return Some(preamble);
            }
        }
        None
    }

    fn add(&self, preamble: Preamble) {
        if preamble.size > self.limit {
            return;
        }
        let Some(mut all) = self.lock() else { return };
        // Another thread may have been as fast.
        all.retain(|p| {
            p.text[..] != preamble.text[..]
                || p.place != preamble.place
                || !p.options.same_beginning(&preamble.options)
        });
        all.push(Arc::new(preamble));
        let mut size: usize = all.iter().map(|p| p.size).sum();
        let mut dropped = 0;
        while size > self.limit {
            size -= all[dropped].size;
            dropped += 1;
        }
        // Freed behind the lock.
        let old: Vec<Arc<Preamble>> = all.drain(..dropped).collect();
        drop(all);
        drop(old);
    }
}

/// What a unit brings with it.
struct Beginning<'a> {
    name: &'a str,
    text: &'a [u8],
    options: &'a PreprocessOptions,
}

/// What a preamble wants to know of the name of its main file.
#[derive(Clone, Default, PartialEq, Eq)]
pub(super) struct NameUses {
    /// The name as a whole.
    spelled: bool,
    /// Headers that were looked for beside the main file.
    pub quoted: Vec<String>,
}

impl NameUses {
    pub fn note_spelled(&mut self) {
        self.spelled = true;
    }
}

/// The main file's name, and what depends on it.
#[derive(PartialEq, Eq)]
struct Place {
    name: String,
    uses: NameUses,
}

/// The state of a preprocessor between two lines of the main file, without what is specific to one unit.
struct Preamble {
    options: PreprocessOptions,
    /// The main file so far.
    text: SourceText,
    place: Place,
    main: FileId,
    map: SourceMap,
    controls: Controls,
    interner: Interner,
    known: KnownFiles,
    macros: MacroTable,
    built_in: Option<FileId>,
    buffer: TokenBuffer,
    carry: TokenFlags,
    expanded_tokens: usize,
    counter: u64,
    pack: u32,
    packs: Vec<(Option<Symbol>, u32)>,
    dependencies: Vec<Dependency>,
    /// Bytes that it takes, roughly.
    size: usize,
}

impl Preamble {
    /// Whether a unit begins with this, as far as is known without looking at files.
    fn is_of(&self, unit: &Beginning<'_>) -> bool {
        let Place { name, uses } = &self.place;
        unit.text.starts_with(&self.text)
            && (!uses.spelled || name == unit.name)
            && (name == unit.name || !uses.quoted.iter().any(|q| q == unit.name || q == name))
            && self.options.same_beginning(unit.options)
    }

    /// Whether all files are as they were.
    fn is_current(&self, unit: &Beginning<'_>, provider: &dyn FileProvider) -> bool {
        let beside_main = |main: &str, name: &str| match main.rsplit_once('/') {
            Some((dir, _)) => format!("{dir}/{name}"),
            None => name.to_owned(),
        };
        // In another directory there may be another header, or the one that was found here is missing.
        let elsewhere = |name: &String| {
            let (before, now) = (beside_main(&self.place.name, name), beside_main(unit.name, name));
            before == now || [before, now].iter().all(|path| provider.version(path) == FileVersion::Absent)
        };
        self.place.uses.quoted.iter().all(elsewhere)
            && self.known.files.iter().all(|file| {
                file.version.as_ref().is_some_and(|version| *version == provider.version(&file.path))
            })
    }
}

impl Preprocessor<'_> {
    /// Reads the main file and all before it, by way of a cache.
    pub(super) fn run_by_preamble(&mut self, cache: &PreambleCache, name: &str, text: SourceText) {
        let unit = Beginning { name, text: &text, options: self.options };
        let found = cache.find(&unit, self.search.provider());
        let end = bounds::end_of_preamble(&text);
        self.search.note_versions();
        let (main, read) = match found {
            Some(preamble) => {
                self.go_on_from(&preamble, name, text.clone());
                (preamble.main, preamble.text.len())
            }
            None => {
                self.begin();
                // What is not ours and read before the main file counts as a part of it.
                let forced = self.options.preincludes.iter().any(|header| !header.starts_with(EMBEDDED));
                let from = if forced { self.buffer.len() as u32 } else { 0 };
                let Ok(main) = self.map.add_file_with_room(name, text.clone(), MAIN_ROOM) else {
                    // The options were too much already.
                    return self.run_text(name, text);
                };
                self.run_part(main, name, text[..end].into(), 0);
                self.buffer.set_preamble(from);
                self.keep(cache, main, name, &text[..end]);
                (main, end)
            }
        };
        if read < end {
            self.run_part(main, name, text[..end].into(), read);
            self.buffer.set_preamble(self.buffer.preamble_start());
            self.keep(cache, main, name, &text[..end]);
        }
        if !self.stopped {
            self.run_part(main, name, text, end.max(read));
        }
    }

    /// Whether this unit may go by way of a cache.
    pub(super) fn may_use_preambles(&self, text: &[u8]) -> bool {
        self.options.input == InputKind::Source
            && self.options.output == OutputKind::Tokens
            && text.len() < MAIN_ROOM
            && !text.starts_with(b"\xEF\xBB\xBF")
            && self.map.is_empty()
            && self.diags.is_untouched()
            && self.interner.is_new()
    }

    /// Reads the main file from an offset to the end of `text`, which is all or the beginning of it.
    pub(super) fn run_part(&mut self, main: FileId, name: &str, text: SourceText, from: usize) {
        let base = self.map.start(main);
        self.lexer = Lexer::from_text(text, base, self.options.standard);
        self.lexer.skip_to(from);
        self.file = FileState::new(name.to_string(), self.conditions.len());
        self.file.id = Some(main);
        self.run();
    }

    fn go_on_from(&mut self, preamble: &Preamble, name: &str, text: SourceText) {
        *self.map = preamble.map.clone();
        self.map.set_file(preamble.main, name, text.clone());
        self.diags.set_controls(preamble.controls.clone());
        *self.interner = preamble.interner.clone();
        self.search.set_known(preamble.known.clone());
        self.macros = preamble.macros.clone();
        self.built_in = preamble.built_in;
        self.buffer = preamble.buffer.clone_with_room(text.len());
        self.carry = preamble.carry;
        self.expanded_tokens = preamble.expanded_tokens;
        self.counter = preamble.counter;
        self.pack = preamble.pack;
        self.packs.clone_from(&preamble.packs);
        self.dependencies.extend(preamble.dependencies.iter().skip(1).cloned());
        self.name_uses = preamble.place.uses.clone();
    }

    /// Puts the state behind a preamble into the cache. Where something was reported there is none: the next unit is to hear it as well.
    fn keep(&mut self, cache: &PreambleCache, main: FileId, name: &str, text: &[u8]) {
        if self.stopped || !self.diags.is_empty() || self.buffer.len() < WORTHWHILE {
            return;
        }
        let mut options = self.options.clone();
        (options.appended, options.preambles) = (Vec::new(), None);
        self.macros.share();
        let text = SourceText::from(text);
        let mut map = self.map.clone();
        map.set_file(main, name, text.clone());
        let size = map.size() + self.interner.size() + self.buffer.size() + self.macros.size();
        cache.add(Preamble {
            options,
            text,
            place: Place { name: name.to_owned(), uses: self.name_uses.clone() },
            main,
            map,
            controls: self.diags.controls(),
            interner: self.interner.clone(),
            known: self.search.known().clone(),
            macros: self.macros.clone(),
            built_in: self.built_in,
            buffer: self.buffer.clone_with_room(0),
            carry: self.carry,
            expanded_tokens: self.expanded_tokens,
            counter: self.counter,
            pack: self.pack,
            packs: self.packs.clone(),
            dependencies: self.dependencies.clone(),
            size,
        });
    }
}
