//! What preprocessed units that begin alike share: the beginning is read once, and each unit goes on from there.
//!
//! Units of one project include the same headers first, so their text is the same up to some line of the main file, but for the name of that
//! file, which stands in line markers. [`Unit`] is a text with another name in its place; its beginnings end at such markers, where
//! declarations mostly end as well. A [`Beginning`] holds the tokens and the declarations of one. What it gives for a unit is
//! what [`compile`](crate::compile) gives; where that is in doubt it gives nothing.

use std::hash::Hasher;

use memchr::{memchr, memmem};
use oxicc_arch::Toolkit;
use oxicc_frontend::lex::{Interner, TokenBuffer};
use oxicc_frontend::preprocess::{PreprocessOptions, beginning as text};
use oxicc_frontend::sema;
use oxicc_source::{DiagnosticOptions, Diagnostics, SourceMap, SourceText};
use rustc_hash::FxHasher;

use crate::compile::{Compilation, Emit, compile_with};
use crate::cuda::{preprocess_options, sema_options};
use crate::input::{Input, InputKind};
use crate::internal_error::guard;
use crate::options::Options;
use crate::session::Session;
use crate::stack::on_large_stack;

/// Stands for the main file in line markers.
const MAIN: &str = "<unit>";

/// A preprocessed text whose main file has no name.
pub struct Unit {
    text: Vec<u8>,
    /// The main file.
    name: String,
    /// How many line markers name it.
    markers: usize,
    /// The ends of its line markers.
    ends: Vec<usize>,
}

impl Unit {
    /// Takes the name out of a text. `None` if the text does not begin as those of preprocessors do, or seems to use the name that takes its
    /// place.
    pub fn new(text: &[u8]) -> Option<Unit> {
        let (start, end) = marker_name(text)?;
        let quoted = text.get(start..end)?;
        let name = std::str::from_utf8(quoted).ok()?.to_owned();
        let is_simple = !name.is_empty() && !name.contains(['\\', '<']);
        if !is_simple || memmem::find(text, MAIN.as_bytes()).is_some() {
            return None;
        }
        let mut unit = Unit { text: Vec::with_capacity(text.len()), name, markers: 0, ends: Vec::new() };
        let mut copied = 0;
        for at in std::iter::once(0).chain(memmem::find_iter(text, b"\n# ").map(|at| at + 1)) {
            let Some((start, end)) = marker_name(&text[at..]) else { continue };
            let (start, end) = (at + start, at + end);
            if text[start..end] != *unit.name.as_bytes() {
                continue;
            }
            unit.text.extend_from_slice(&text[copied..start]);
            unit.text.extend_from_slice(MAIN.as_bytes());
            let next = memchr(b'\n', &text[end..]).map_or(text.len(), |len| end + len + 1);
            unit.text.extend_from_slice(&text[end..next]);
            copied = next;
            unit.markers += 1;
            unit.ends.push(unit.text.len());
        }
        unit.text.extend_from_slice(&text[copied..]);
        Some(unit)
    }

    /// Where its beginnings end, ascending, with a hash of each.
    pub fn beginnings(&self) -> Vec<(usize, u64)> {
        let mut hasher = FxHasher::default();
        let mut from = 0;
        let hash = |end: &usize| {
            hasher.write(&self.text[from..*end]);
            from = *end;
            (*end, hasher.clone().finish())
        };
        self.ends.iter().map(hash).collect()
    }
}

/// Where the name stands in a text that begins with a line marker.
fn marker_name(text: &[u8]) -> Option<(usize, usize)> {
    let rest = text.strip_prefix(b"# ")?;
    let digits = rest.iter().take_while(|b| b.is_ascii_digit()).count();
    let name = rest.get(digits..)?.strip_prefix(b" \"")?;
    let len = memchr::memchr2(b'"', b'\n', name).filter(|len| digits > 0 && name[*len] == b'"')?;
    let start = digits + 4;
    Some((start, start + len))
}

/// The tokens and declarations that units begin with.
pub struct Beginning {
    text: Vec<u8>,
    emit: Emit,
    map: SourceMap,
    diagnostics: Diagnostics,
    interner: Interner,
    tokens: TokenBuffer,
    preprocessor: text::Beginning,
    declarations: sema::Beginning,
    /// The toolkit as the names of the beginning tell it.
    toolkit: Option<Toolkit>,
    preprocess_options: PreprocessOptions,
    /// The other options that it was read with.
    key: String,
}

impl Beginning {
    /// Reads the first `len` bytes of a unit. `None` if nothing can follow there, or if there is anything to report about them.
    pub fn new(unit: &Unit, len: usize, options: &Options, emit: Emit) -> Option<Beginning> {
        let read = || on_large_stack(|| Beginning::read(unit.text.get(..len)?, options, emit));
        guard(read).ok()?.ok()?
    }

    fn read(text: &[u8], options: &Options, emit: Emit) -> Option<Beginning> {
        let mut session = Session::new(options);
        if emit == Emit::Preprocessed || session.watch.memory().is_some() {
            return None;
        }
        let mut interner = Interner::new();
        let source = SourceText::from(text);
        let input = Input { name: MAIN.to_owned(), kind: InputKind::Preprocessed, text: source.clone() };
        let preprocess_options = preprocess_options(&session, &input, emit);
        let (map, diagnostics) = (&mut session.map, &mut session.diagnostics);
        let (preprocessor, tokens) = text::Beginning::new(
            MAIN,
            source,
            &preprocess_options,
            &options.files,
            map,
            diagnostics,
            &mut interner,
        )?;
        let toolkit = Toolkit::from_names(|name| interner.find(name.as_bytes()).is_some());
        session.toolkit = options.toolkit.or(toolkit).or(options.toolkit_around);
        let sema_options = sema_options(&session, emit);
        let (map, diagnostics) = (&session.map, &mut session.diagnostics);
        let declarations = sema::Beginning::new(&tokens, &mut interner, map, diagnostics, &sema_options)?;
        if declarations.has_text(MAIN.as_bytes()) {
            return None;
        }
        let key = key(&sema_options, &options.diagnostics);
        Some(Beginning {
            text: text.to_vec(),
            emit,
            map: session.map,
            diagnostics: session.diagnostics,
            interner,
            tokens,
            preprocessor,
            declarations,
            toolkit,
            preprocess_options,
            key,
        })
    }

    /// Compiles a unit that begins so. `None` if it does not, or if there were errors: [`compile`](crate::compile) finds the same ones.
    pub fn compile(self, input: &Input, options: &Options, emit: Emit) -> Option<Compilation> {
        let unit = Unit::new(&input.text)?;
        if !unit.text.starts_with(&self.text) || self.emit != emit || input.kind != InputKind::Preprocessed {
            return None;
        }
        let compilation = compile_with(options, |session| self.go_on(session, unit, input));
        compilation.succeeded().then_some(compilation)
    }

    fn go_on(self, session: &mut Session<'_>, unit: Unit, input: &Input) -> Option<String> {
        let options = session.options;
        let names_in = |text: &[u8], name: &str| memmem::find(text, name.as_bytes()).is_some();
        let rest = &unit.text[self.text.len()..];
        // The names of a later release would say that the unit is of that one.
        let later = Toolkit::from_names(|name| names_in(rest, name)) > self.toolkit;
        if later || session.watch.memory().is_some() {
            return None;
        }
        session.toolkit = options.toolkit.or(self.toolkit).or(options.toolkit_around);
        let given = preprocess_options(session, input, self.emit);
        let same = given.same_beginning(&self.preprocess_options)
            && given.appended.is_empty()
            && key(&sema_options(session, self.emit), &options.diagnostics) == self.key;
        if !same {
            return None;
        }
        (session.map, session.diagnostics) = (self.map, self.diagnostics);
        let mut interner = self.interner;
        let (map, diagnostics) = (&mut session.map, &mut session.diagnostics);
        let unit_text = SourceText::from(unit.text);
        let preprocessed = session.times.measure("preprocess", || {
            let (preprocessor, tokens) = (self.preprocessor, self.tokens);
            let files = &options.files;
            preprocessor.finish(
                tokens,
                &input.name,
                unit_text,
                &given,
                files,
                map,
                diagnostics,
                &mut interner,
            )
        })?;
        // A line of a literal may look like a marker.
        if session.map.rename_presumed(MAIN, &unit.name) != unit.markers {
            return None;
        }
        let dependency = |d: &oxicc_frontend::preprocess::Dependency| crate::depfile::Dependency {
            path: d.path.clone(),
            system: d.system,
        };
        session.dependencies = preprocessed.dependencies.iter().map(dependency).collect();
        let declarations = self.declarations;
        session.compile_tokens(
            input,
            self.emit,
            preprocessed,
            interner,
            |tokens, interner, map, diagnostics, options| {
                declarations.finish(tokens, interner, map, diagnostics, options)
            },
        )
    }
}

/// The options that the analysis of declarations depends on.
fn key(options: &sema::Options, diagnostics: &DiagnosticOptions) -> String {
    let options = sema::Options { watch: Default::default(), ..options.clone() };
    let mut actions: Vec<_> = diagnostics.actions.iter().collect();
    actions.sort_by_key(|(code, _)| code.0);
    let DiagnosticOptions { error_limit, warnings_as_errors, no_warnings, show_remarks, actions: _ } =
        diagnostics;
    format!("{options:?} {actions:?} {error_limit} {warnings_as_errors} {no_warnings} {show_remarks}")
}
