//! Finding and remembering header files. All reading goes through a [`FileProvider`].

use oxicc_source::SourceText;
use rustc_hash::{FxHashMap, FxHashSet};

use super::EMBEDDED;
use super::options::{HeaderRules, IncludeDir, IncludeKind};
use crate::lex::Symbol;

/// Where file contents come from: a file system, a table of embedded headers, both, a test.
pub trait FileProvider {
    /// The contents of the file with exactly this path, or none when there is no such file.
    fn read(&self, path: &str) -> Option<SourceText>;

    /// Whether there is a file with exactly this path.
    fn exists(&self, path: &str) -> bool {
        self.read(path).is_some()
    }

    /// What tells whether the file with this path is still the one that it was. The default compares texts.
    fn version(&self, path: &str) -> FileVersion {
        self.read(path).map_or(FileVersion::Absent, FileVersion::Text)
    }

    /// A number that is the same for every path to one file, where the provider knows such a thing. `#pragma once` uses it
    /// to recognise a file under another name.
    fn identity(&self, _path: &str) -> Option<u64> {
        None
    }
}

/// A file as it was at some moment. Of two equal versions the texts are equal.
#[derive(Clone, Debug)]
pub enum FileVersion {
    /// There is no such file.
    Absent,
    Text(SourceText),
    /// What the file system knows about the file, which changes with its text.
    Stamp([u64; 6]),
}

impl PartialEq for FileVersion {
    fn eq(&self, other: &FileVersion) -> bool {
        match (self, other) {
            (FileVersion::Absent, FileVersion::Absent) => true,
            (FileVersion::Text(a), FileVersion::Text(b)) => {
                std::ptr::eq::<[u8]>(&**a, &**b) || a[..] == b[..]
            }
            (FileVersion::Stamp(a), FileVersion::Stamp(b)) => a == b,
            _ => false,
        }
    }
}

/// Files by path, in memory.
#[derive(Default)]
pub struct MemoryFiles {
    files: FxHashMap<String, SourceText>,
}

impl MemoryFiles {
    pub fn add(&mut self, path: impl Into<String>, text: impl Into<SourceText>) -> &mut MemoryFiles {
        self.files.insert(path.into(), text.into());
        self
    }
}

impl FileProvider for MemoryFiles {
    fn read(&self, path: &str) -> Option<SourceText> {
        self.files.get(path).cloned()
    }
}

/// A file that was looked at, whether it exists or not.
#[derive(Clone)]
pub(super) struct LoadedFile {
    pub path: String,
    /// None when there is no such file.
    pub text: Option<SourceText>,
    /// The macro that guards the whole file: if it is defined, the file is empty.
    pub guard: Option<Symbol>,
    /// `#pragma once`.
    pub once: bool,
    /// Times it was included.
    pub entered: u32,
    /// As it was before it was read, if somebody will want to know.
    pub version: Option<FileVersion>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct LoadedId(u32);

/// The result of a search.
#[derive(Clone, Copy)]
pub(super) struct Found {
    pub file: LoadedId,
    /// Index of the directory it was found in; none when found beside the including file or by absolute path.
    pub dir: Option<usize>,
    pub system: bool,
}

/// How a header is named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum HeaderForm {
    Angled,
    Quoted,
}

/// Where the including file stands.
pub(super) struct Includer<'a> {
    pub path: &'a str,
    pub dir: Option<usize>,
    pub system: bool,
}

pub(super) struct HeaderSearch<'a> {
    provider: &'a dyn FileProvider,
    dirs: &'a [IncludeDir],
    rules: &'a HeaderRules,
    /// Index of the first directory for `<...>`.
    first_angled: usize,
    /// Versions of files are kept.
    notes_versions: bool,
    known: KnownFiles,
}

/// What a unit knows about files by now.
#[derive(Clone, Default)]
pub(super) struct KnownFiles {
    pub files: Vec<LoadedFile>,
    by_path: FxHashMap<String, LoadedId>,
    /// Results of searching the directories from an index on.
    searches: FxHashMap<(usize, String), Option<Found>>,
    /// Identities of files with `#pragma once`.
    once: FxHashSet<u64>,
}

impl<'a> HeaderSearch<'a> {
    pub fn new(
        provider: &'a dyn FileProvider,
        dirs: &'a [IncludeDir],
        rules: &'a HeaderRules,
    ) -> HeaderSearch<'a> {
        let first_angled = dirs.iter().position(|d| d.kind != IncludeKind::Quote).unwrap_or(dirs.len());
        HeaderSearch {
            provider,
            dirs,
            rules,
            first_angled,
            notes_versions: false,
            known: KnownFiles::default(),
        }
    }

    /// Has versions kept of the files that are looked at from now on.
    pub fn note_versions(&mut self) {
        self.notes_versions = true;
    }

    pub fn provider(&self) -> &'a dyn FileProvider {
        self.provider
    }

    pub fn known(&self) -> &KnownFiles {
        &self.known
    }

    /// Goes on with what another unit that began alike knew.
    pub fn set_known(&mut self, known: KnownFiles) {
        self.known = known;
    }

    /// The directories that are searched, in order.
    pub fn directories(&self) -> impl Iterator<Item = &'a str> {
        self.dirs.iter().map(|dir| match dir.path.as_str() {
            "" => ".",
            "<oxicc>" => "the embedded headers",
            path => path,
        })
    }

    pub fn file(&mut self, id: LoadedId) -> &mut LoadedFile {
        &mut self.known.files[id.0 as usize]
    }

    /// `#pragma once` in a file.
    pub fn set_once(&mut self, id: LoadedId) {
        let file = &mut self.known.files[id.0 as usize];
        file.once = true;
        self.known.once.extend(self.provider.identity(&file.path));
    }

    /// Whether a file is to be read no more, because of `#pragma once` in it under this or another name.
    pub fn is_done(&self, id: LoadedId) -> bool {
        let file = &self.known.files[id.0 as usize];
        file.once
            || !self.known.once.is_empty()
                && file.entered == 0
                && self
                    .provider
                    .identity(&file.path)
                    .is_some_and(|identity| self.known.once.contains(&identity))
    }

    /// The name of a header in memory, as programs write it.
    pub fn memory_name<'p>(&self, path: &'p str) -> Option<&'p str> {
        path.strip_prefix(self.rules.memory.as_deref()?)?.strip_prefix('/')
    }

    /// Whether there is no place to look for a header in: then it is no wonder that none is found.
    pub fn has_no_place(&self, form: HeaderForm) -> bool {
        self.rules.offered.is_some()
            && self.dirs.is_empty()
            && (form == HeaderForm::Angled || self.rules.not_beside)
    }

    /// Finds a header that is read before the main file.
    pub fn find_preinclude(&mut self, name: &str) -> Option<Found> {
        if name.starts_with(EMBEDDED) {
            return self.load(name).map(|file| Found { file, dir: None, system: true });
        }
        // As if a file of the current directory included it, whatever holds for real files.
        let includer = Includer { path: "", dir: None, system: false };
        let rules = self.rules;
        if rules.not_beside && self.in_memory(name).is_none() {
            if let Some(file) = self.load(name) {
                return Some(Found { file, dir: None, system: false });
            }
        }
        self.find(name, HeaderForm::Quoted, &includer)
    }

    fn in_memory(&mut self, name: &str) -> Option<Found> {
        let path = format!("{}/{name}", self.rules.memory.as_deref()?);
        self.load(&path).map(|file| Found { file, dir: None, system: false })
    }

    /// A header of ours, whatever else has its name.
    pub fn embedded(&mut self, name: &str) -> Option<Found> {
        self.load(&format!("{EMBEDDED}{name}")).map(|file| Found { file, dir: None, system: true })
    }

    /// Finds what `#include` names.
    pub fn find(&mut self, name: &str, form: HeaderForm, includer: &Includer<'_>) -> Option<Found> {
        let Some(offered) = self.rules.offered else { return self.find_on_disk(name, form, includer) };
        // Headers of ours mean each other, whatever the program has under the same name.
        if includer.path.starts_with(EMBEDDED) {
            return self.embedded(name);
        }
        let found = self.in_memory(name).or_else(|| self.find_on_disk(name, form, includer));
        let is_offered = |o: &&str| *o == name || o.ends_with('/') && name.starts_with(*o);
        found.or_else(|| offered.iter().any(is_offered).then(|| self.embedded(name)).flatten())
    }

    fn find_on_disk(&mut self, name: &str, form: HeaderForm, includer: &Includer<'_>) -> Option<Found> {
        if name.starts_with('/') {
            return self.load(name).map(|file| Found { file, dir: None, system: includer.system });
        }
        let has_neighbours = !self.rules.not_beside && self.memory_name(includer.path).is_none();
        if form == HeaderForm::Quoted && has_neighbours {
            let beside = match includer.path.rsplit_once('/') {
                Some((dir, _)) => format!("{dir}/{name}"),
                None => name.to_string(),
            };
            if let Some(file) = self.load(&beside) {
                // It counts as found where its includer was, for `#include_next`.
                return Some(Found { file, dir: includer.dir, system: includer.system });
            }
        }
        let from = if form == HeaderForm::Quoted { 0 } else { self.first_angled };
        self.search(name, from)
    }

    /// Finds what `#include_next` names: the next one after the directory of the including file.
    pub fn find_next(&mut self, name: &str, form: HeaderForm, includer: &Includer<'_>) -> Option<Found> {
        match includer.dir {
            Some(dir) => self.search(name, dir + 1),
            None => self.find(name, form, includer),
        }
    }

    fn search(&mut self, name: &str, from: usize) -> Option<Found> {
        let key = (from, name.to_string());
        if let Some(found) = self.known.searches.get(&key) {
            return *found;
        }
        let mut result = None;
        for (index, dir) in self.dirs.iter().enumerate().skip(from) {
            let path = if dir.path.is_empty() { name.to_string() } else { format!("{}/{name}", dir.path) };
            if let Some(file) = self.load(&path) {
                result = Some(Found { file, dir: Some(index), system: dir.kind == IncludeKind::System });
                break;
            }
        }
        self.known.searches.insert(key, result);
        result
    }

    /// The file with a path, read at most once.
    pub fn load(&mut self, path: &str) -> Option<LoadedId> {
        let id = match self.known.by_path.get(path) {
            Some(id) => *id,
            None => {
                let id = LoadedId(self.known.files.len() as u32);
                // Before it is read: should it change meanwhile, it has another version.
                let version = self.notes_versions.then(|| self.provider.version(path));
                let text = match &version {
                    Some(FileVersion::Absent) => None,
                    Some(FileVersion::Text(text)) => Some(text.clone()),
                    Some(FileVersion::Stamp(_)) | None => self.provider.read(path),
                };
                let path = path.to_string();
                self.known.by_path.insert(path.clone(), id);
                let (guard, once, entered) = (None, false, 0);
                self.known.files.push(LoadedFile { path, text, guard, once, entered, version });
                id
            }
        };
        self.known.files[id.0 as usize].text.is_some().then_some(id)
    }
}
