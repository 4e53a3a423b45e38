//! Precompiled headers: files that say what the beginning of a program was, and what the log says of them.
//!
//! A file holds the options, the directives that a program began with, and the hashes of the headers that these read. It is used when all of
//! that is as it was, in the process that made it: what makes a second compilation fast is the memory of headers that the process
//! has anyway (`PreambleCache`), so that nothing of the headers themselves is in the file. The original's are images of its heap and of
//! no use to other processes either; unlike the original's, ours are refused when a header has changed.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, TryLockError};
use std::time::SystemTime;
use std::{env, fs, io, process, thread};

use oxicc_driver::{CacheKey, Emit, FileProvider, Input, InputKind, Options, compile, end_of_preamble};
use oxicc_source::catalogue::Message;
use oxicc_source::render::edg;
use oxicc_source::{Diagnostics, Pos, SourceMap, SourceText, catalogue};

use crate::options::{PchOptions, Request};
use crate::result::Status;

/// What a file begins with; the number is that of its form.
const MARK: &str = "oxicc precompiled header 1\n";

/// What a file ends with.
const END: &str = "end\n";

/// The size of the heap for precompiled headers. Callers choose it; a header that would not have room in the original's is not made.
static HEAP: AtomicUsize = AtomicUsize::new(256 << 20);
const PAGE: usize = 4096;

/// What the original's heap holds behind the names it predeclares.
const EMPTY_HEAP: usize = 1_200_128;

/// Bytes of the original's heap for a byte of headers, roughly.
const HEAP_PER_BYTE: usize = 8;

/// Numbers the files of this process.
static COUNTER: AtomicUsize = AtomicUsize::new(0);

pub fn heap_size() -> usize {
    HEAP.load(Ordering::Relaxed)
}

pub fn set_heap_size(size: usize) {
    HEAP.store(size.checked_next_multiple_of(PAGE).unwrap_or(size), Ordering::Relaxed);
}

/// The text for a file that cannot be read or written.
pub fn cannot_open(file: &Path, program: &str) -> String {
    let file = file.display();
    format!(
        "Catastrophic error: cannot open precompiled header file \"{file}\"\n\n1 catastrophic error detected in the compilation of \"{program}\".\nCompilation terminated.\n"
    )
}

impl PchOptions {
    /// Whether a compilation has to do with files.
    pub fn is_asked_for(&self) -> bool {
        self.automatic || self.create.is_some() || self.use_.is_some()
    }

    /// The file that `-use-pch` names.
    pub fn used_file(&self) -> Option<PathBuf> {
        self.use_.as_deref().map(|file| self.in_dir(file))
    }

    fn in_dir(&self, file: &str) -> PathBuf {
        self.dir.as_deref().map_or_else(|| PathBuf::from(file), |dir| Path::new(dir).join(file))
    }
}

/// What became of the precompiled header of a compilation.
pub struct Outcome {
    pub status: Status,
    pub heap_required: usize,
    /// A file that could not be made.
    pub cannot_open: Option<PathBuf>,
    /// What stands in the log before what the front end says.
    before: String,
    /// What the front end says of the headers that went into the new file, and what stands in the log behind that.
    of_headers: String,
    behind: String,
}

impl Outcome {
    /// The messages of the front end with ours between them.
    pub fn log_with(&self, messages: &str) -> String {
        let mut log = self.before.clone();
        match messages.strip_prefix(self.of_headers.as_str()) {
            Some(rest) => log.extend([self.of_headers.as_str(), &self.behind, rest]),
            None => log.extend([self.behind.as_str(), messages]),
        }
        // The hint is given once in a log.
        match log.find(HINT) {
            Some(at) => {
                let (head, tail) = log.split_at(at + HINT.len());
                format!("{head}{}", tail.replace(HINT, ""))
            }
            None => log,
        }
    }
}

const HINT: &str = "Remark: The warnings can be suppressed with \"-diag-suppress <warning-number>\"\n\n";

/// Does what the options say, before the program is compiled.
pub fn run(
    request: &Request,
    name: &str,
    source: &SourceText,
    options: &Options,
    rendering: &edg::EdgOptions,
) -> Outcome {
    let outcome = Outcome {
        status: Status::NoPchCreateAttempted,
        heap_required: 0,
        cannot_open: None,
        before: String::new(),
        of_headers: String::new(),
        behind: String::new(),
    };
    if !request.pch.is_asked_for() {
        return outcome;
    }
    let beginning = directives(&source[..end_of_preamble(source)]);
    let mut work = Work { request, name, source, options, rendering, beginning, outcome };
    work.run();
    work.outcome
}

struct Work<'a> {
    request: &'a Request,
    name: &'a str,
    source: &'a SourceText,
    options: &'a Options,
    rendering: &'a edg::EdgOptions,
    /// The directives that the program begins with.
    beginning: Vec<String>,
    outcome: Outcome,
}

impl Work<'_> {
    fn run(&mut self) {
        let pch = &self.request.pch;
        if heap_size() == 0 {
            self.outcome.before = "\n warning: PCH Heap initialization with size 0 failed, precompiled header processing may not work as expected".to_owned();
            return;
        }
        if let Some(file) = pch.used_file() {
            self.try_file(&file);
        } else if let Some(file) = &pch.create {
            let file = pch.in_dir(file);
            self.create(|| Ok(file.clone()), &file);
        } else {
            let Some(dir) = pch.dir.as_ref().map(PathBuf::from).or_else(automatic_dir) else { return };
            if files(&dir).iter().any(|file| self.try_file(file)) {
                return;
            }
            let stem = Path::new(self.name).file_stem().unwrap_or_default().to_string_lossy().into_owned();
            self.create(|| unused_name(&dir, &stem), &dir.join(&stem));
        }
    }

    /// Uses a file if it is of this beginning, and says so or why not.
    fn try_file(&mut self, file: &Path) -> bool {
        let shown = file.display();
        match self.objection(file) {
            None => {
                if !self.request.pch.no_messages {
                    let _ = writeln!(
                        self.outcome.before,
                        "\"{}\": using precompiled header file \"{shown}\"",
                        self.name
                    );
                }
                true
            }
            Some(objection) => {
                if !self.request.pch.no_reasons {
                    let text = self.warning(objection);
                    self.outcome.before.push_str(&text);
                }
                false
            }
        }
    }

    /// Why a file cannot be used.
    fn objection(&self, file: &Path) -> Option<Message> {
        let shown = file.display();
        let Some(saved) = fs::read_to_string(file).ok().and_then(|text| Saved::parse(&text)) else {
            return Some(catalogue::pch_not_used(&shown, &"it is incomplete"));
        };
        if saved.instance != instance() || saved.heap > heap_size() {
            return Some(catalogue::pch_is_of_another_process(&shown));
        }
        if saved.options != self.options_key() {
            return Some(catalogue::command_line_differs_from_pch(&shown));
        }
        if saved.beginning != self.beginning {
            return Some(catalogue::beginning_differs_from_pch(&shown));
        }
        let changed = saved.headers.iter().find(|(path, hash)| self.hash_of(path).as_ref() != Some(hash))?;
        Some(catalogue::pch_not_used(&shown, &format_args!("\"{}\" has changed", shown_path(&changed.0))))
    }

    /// Makes a file that describes what the program begins with.
    fn create(&mut self, choose: impl FnOnce() -> io::Result<PathBuf>, wanted: &Path) {
        let mut options = self.options.clone();
        if let Some(rtc) = &mut options.rtc {
            rtc.name_expressions.clear();
        }
        let text = self.source[..end_of_preamble(self.source)].to_vec();
        let headers = compile(&Input::new(self.name, InputKind::Cuda, text), &options, Emit::Nothing);
        if headers.stopped.is_some() || headers.internal_error.is_some() {
            return;
        }
        self.outcome.of_headers = edg::render(&headers.diagnostics, &headers.map, self.rendering);
        if !headers.succeeded() {
            // What comes behind is the count of errors, which is that of the whole program there.
            self.outcome.of_headers.clear();
            self.outcome.status = Status::PchCreate;
            self.outcome.before.push_str(&self.warning(catalogue::pch_not_created_for_errors()));
            return;
        }
        let mut read = Vec::new();
        let mut bytes = 0_usize;
        for dependency in headers.dependencies.iter().skip(1) {
            let Some(text) = self.options.files.read(&dependency.path) else { return };
            bytes += text.len();
            read.push((dependency.path.clone(), CacheKey::of(&[&text]).to_string()));
        }
        let heap = EMPTY_HEAP + (bytes.saturating_mul(HEAP_PER_BYTE)).next_multiple_of(PAGE);
        self.outcome.heap_required = heap;
        if heap > heap_size() {
            self.outcome.status = Status::PchHeapExhausted;
            self.outcome.behind = self.warning(catalogue::pch_heap_is_too_small(&heap));
            return;
        }
        let saved = Saved {
            instance: instance(),
            heap,
            options: self.options_key(),
            beginning: self.beginning.clone(),
            headers: read,
        };
        let written = choose().and_then(|file| fs::write(&file, saved.to_text()).map(|()| file));
        match written {
            Ok(file) => {
                self.outcome.status = Status::Success;
                if !self.request.pch.no_messages {
                    let (name, file) = (self.name, file.display());
                    self.outcome.behind =
                        format!("\"{name}\": creating precompiled header file \"{file}\"\n");
                }
            }
            Err(_) => {
                // The original's status, too: that the compilation failed is its result.
                self.outcome.status = Status::Success;
                self.outcome.cannot_open = Some(wanted.to_owned());
            }
        }
    }

    fn warning(&self, message: Message) -> String {
        let mut diagnostics = Diagnostics::new(self.request.options.diagnostics.clone());
        diagnostics.emit(message, Pos::NONE);
        edg::render(&diagnostics, &SourceMap::new(), self.rendering)
    }

    fn options_key(&self) -> String {
        let parts: Vec<&[u8]> = self.request.pch.others.iter().map(|o| o.as_bytes()).collect();
        CacheKey::of(&parts).to_string()
    }

    fn hash_of(&self, path: &str) -> Option<String> {
        self.options.files.read(path).map(|text| CacheKey::of(&[&text]).to_string())
    }
}

/// What a file says.
struct Saved {
    /// The process that made it.
    instance: String,
    /// The heap that it wanted.
    heap: usize,
    options: String,
    beginning: Vec<String>,
    /// Paths and hashes.
    headers: Vec<(String, String)>,
}

impl Saved {
    fn to_text(&self) -> String {
        let mut out = MARK.to_owned();
        let _ = writeln!(out, "instance {}\nheap {}\noptions {}", self.instance, self.heap, self.options);
        for directive in &self.beginning {
            let _ = writeln!(out, "directive {directive}");
        }
        for (path, hash) in &self.headers {
            let _ = writeln!(out, "header {hash} {path}");
        }
        out + END
    }

    fn parse(text: &str) -> Option<Saved> {
        let mut lines = text.strip_prefix(MARK)?.strip_suffix(END)?.lines().peekable();
        let instance = lines.next()?.strip_prefix("instance ")?.to_owned();
        let heap = lines.next()?.strip_prefix("heap ")?.parse().ok()?;
        let options = lines.next()?.strip_prefix("options ")?.to_owned();
        let (mut beginning, mut headers) = (Vec::new(), Vec::new());
        for line in lines {
            match line.split_once(' ')? {
                ("directive", text) => beginning.push(text.to_owned()),
                ("header", rest) => {
                    let (hash, path) = rest.split_once(' ')?;
                    headers.push((path.to_owned(), hash.to_owned()));
                }
                _ => return None,
            }
        }
        Some(Saved { instance, heap, options, beginning, headers })
    }
}

/// The lines of a beginning that say something, with single blanks.
fn directives(text: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(text);
    let lines = text.lines().map(|line| line.split_ascii_whitespace().collect::<Vec<_>>().join(" "));
    lines.filter(|line| !line.is_empty()).collect()
}

/// A header's name as the program knows it.
fn shown_path(path: &str) -> &str {
    let memory = path.strip_prefix(oxicc_driver::HEADERS_IN_MEMORY);
    memory.map_or(path, |name| name.trim_start_matches('/'))
}

/// Names this process, also where another one had its number before.
fn instance() -> String {
    static START: OnceLock<SystemTime> = OnceLock::new();
    let start = START.get_or_init(SystemTime::now);
    let since = start.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_nanos();
    format!("{}-{since}", process::id())
}

/// The directory of `-pch` without `-pch-dir`, for this process alone.
fn automatic_dir() -> Option<PathBuf> {
    static DIR: Mutex<Option<(u32, PathBuf)>> = Mutex::new(None);
    let mut dir = patiently(&DIR)?;
    let id = process::id();
    if let Some((owner, path)) = &*dir
        && *owner == id
        && path.is_dir()
    {
        return Some(path.clone());
    }
    for n in 0..100 {
        let path = env::temp_dir().join(format!("__nvrtc_auto_pch_{id}_{n}"));
        match private_dir(&path) {
            Ok(()) => {
                *dir = Some((id, path.clone()));
                return Some(path);
            }
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
            Err(_) => return None,
        }
    }
    None
}

/// Nobody waits for ever: in the child of a process that forked while another thread had a lock, nobody would ever give it back.
fn patiently<T>(lock: &Mutex<T>) -> Option<MutexGuard<'_, T>> {
    for _ in 0..PATIENCE {
        match lock.try_lock() {
            Ok(guard) => return Some(guard),
            Err(TryLockError::Poisoned(poisoned)) => return Some(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => thread::yield_now(),
        }
    }
    None
}

/// Far more turns than it takes to make a directory.
const PATIENCE: u32 = 100_000;

fn private_dir(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::DirBuilderExt;
    fs::DirBuilder::new().mode(0o700).create(path)
}

/// The precompiled headers in a directory that `-pch` made, the newest first.
fn files(dir: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(dir).into_iter().flatten().flatten().map(|entry| entry.path());
    let is_pch = |path: &PathBuf| path.extension().is_some_and(|e| e == "pch");
    let number = |path: &Path| -> Option<usize> {
        path.file_stem()?.to_str()?.rsplit_once('_').and_then(|(_, number)| number.parse().ok())
    };
    let mut found: Vec<_> = paths.filter(is_pch).filter_map(|p| Some((number(&p)?, p))).collect();
    found.sort_by(|a, b| b.cmp(a));
    found.into_iter().map(|(_, path)| path).collect()
}

/// A file that nobody else has.
fn unused_name(dir: &Path, stem: &str) -> io::Result<PathBuf> {
    loop {
        let n = COUNTER.fetch_add(1, Ordering::Relaxed);
        let path = dir.join(format!("{stem}_{n}.pch"));
        match fs::OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(_) => return Ok(path),
            Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
            Err(e) => return Err(e),
        }
    }
}
