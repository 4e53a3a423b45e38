//! The preprocessor: a translation unit's files to one [`TokenBuffer`].
//!
//! - `options`: what a run is told. `files`: finding headers through a [`FileProvider`].
//! - `macros`: definitions. `expand`: replacing macros. `directive`: lines that start with `#`.
//! - [`preamble`]: what units that begin alike share; [`beginning`]: the same for preprocessed text.
//! - `condition`: `#if` expressions. `pragma`: pragmas that are carried out here.
//! - `predefined`, `gnu_macros`, `rtc_macros`, `features`: what the emulated compiler predefines and claims to support.
//! - [`mod@print`]: text output (`-E`), macro lists (`-dM`), dependency rules (`-M`).
//!
//! Macro replacement follows GNU cpp: an expansion is a *context* on a stack, its macro is disabled while tokens are
//! taken from it, and a disabled macro's name is marked as never to be expanded. Where the standard leaves nested
//! replacement unspecified ([cpp.rescan]/3), this gives GCC's answer.
//!
//! The crate reads no files and no clock: both come in through the options and the provider.

pub mod beginning;
mod condition;
mod directive;
mod expand;
mod features;
mod files;
mod gnu_macros;
mod macros;
mod options;
mod pragma;
pub mod preamble;
mod predefined;
pub mod print;
mod rtc_macros;

use std::sync::Arc;

use oxicc_source::timeline::Begun;
use oxicc_source::{Diagnostics, FileId, Pos, SourceMap, SourceText};

use crate::diag;
use crate::lex::intern::SymbolMap;
use crate::lex::lexer::LexContext;
use crate::lex::{Interner, Lexer, Symbol, Token, TokenBuffer, TokenFlags, TokenKind, kw};
use expand::Context;
use files::{HeaderSearch, LoadedId};
use macros::{Dynamic, Macro, MacroKind, MacroTable};

pub use files::{FileProvider, FileVersion, MemoryFiles};
pub use options::{
    CudaMacros, HeaderRules, IncludeDir, IncludeKind, InputKind, MacroOption, OutputKind, PreprocessOptions,
    RtcMacros,
};

/// What the paths of headers that come with the compiler start with.
const EMBEDDED: &str = "<oxicc>/";

/// What reading a header is called in traces.
const HEADER: &str = "Processing Header File";

/// `#include` nesting.
const MAX_INCLUDE_DEPTH: usize = 200;

/// Nesting of macro calls in macro arguments.
const MAX_EXPANSION_DEPTH: u32 = 500;

/// What the preprocessor made of a translation unit.
pub struct Preprocessed {
    pub tokens: TokenBuffer,
    /// Every file that was read, in order, the main file first.
    pub dependencies: Vec<Dependency>,
    /// The macros defined at the end, one `#define` line each; filled for [`OutputKind::Macros`].
    pub macro_list: String,
    /// The header in angle brackets that could not be opened; reading stopped there.
    pub missing_header: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Dependency {
    pub path: String,
    pub system: bool,
}

/// Bytes of headers that a file has room for before the buffer of tokens moves.
const TYPICAL_HEADERS: usize = 256 << 10;

/// Preprocesses a translation unit. Mistakes are reported to `diags`; there is always a result.
pub fn preprocess(
    name: &str,
    text: impl Into<SourceText>,
    options: &PreprocessOptions,
    provider: &dyn FileProvider,
    map: &mut SourceMap,
    diags: &mut Diagnostics,
    interner: &mut Interner,
) -> Preprocessed {
    let text: SourceText = text.into();
    let mut pp = Preprocessor::new(name, options, provider, map, diags, interner);
    let text = if text.starts_with(b"\xff\xfe") || text.starts_with(b"\xfe\xff") {
        pp.fatal(
            Pos::NONE,
            format!("{name} is encoded in UTF-16; convert it to UTF-8: iconv -f UTF-16 -t UTF-8"),
        );
        SourceText::Static(b"")
    } else {
        text
    };
    // Source includes headers; room that is not used costs an address range.
    let headers = if options.input == InputKind::Source { TYPICAL_HEADERS } else { 0 };
    pp.buffer.reserve_for(text.len() + headers);
    match options.preambles.as_deref().filter(|_| pp.may_use_preambles(&text)) {
        Some(cache) => pp.run_by_preamble(cache, name, text),
        None => {
            pp.begin();
            pp.run_text(name, text);
        }
    }
    for (name, text) in &options.appended {
        if !pp.stopped {
            pp.run_text(name, text.clone().into());
        }
    }
    pp.finish(name)
}

/// Shorthand for preprocessed text (`.ii`) that needs no files: the usual input from nvcc.
pub fn preprocess_ii(
    name: &str,
    text: impl Into<SourceText>,
    standard: crate::lex::Standard,
    map: &mut SourceMap,
    diags: &mut Diagnostics,
    interner: &mut Interner,
) -> TokenBuffer {
    let options =
        PreprocessOptions { standard, input: InputKind::Preprocessed, ..PreprocessOptions::default() };
    preprocess(name, text, &options, &MemoryFiles::default(), map, diags, interner).tokens
}

struct Preprocessor<'a> {
    options: &'a PreprocessOptions,
    map: &'a mut SourceMap,
    diags: &'a mut Diagnostics,
    interner: &'a mut Interner,
    search: HeaderSearch<'a>,
    macros: MacroTable,
    /// Where the predefined macros are.
    built_in: Option<FileId>,
    buffer: TokenBuffer,
    base_file: &'a str,

    /// The file being read.
    lexer: Lexer,
    file: FileState,
    /// A token of that file that was read and not used; the next one.
    pending: Option<Token>,
    /// The files that include it, innermost last.
    outer: Vec<(Lexer, FileState)>,
    /// Open conditionals of all files.
    conditions: Vec<Condition>,

    /// Macro expansions being read, innermost last. Tokens come from the file only when this is empty.
    contexts: Vec<Context>,
    /// The tokens of all contexts, end to end.
    stack: Vec<Token>,
    /// Lists of tokens to use again: a macro call needs three for a moment.
    spare_lists: Vec<Vec<Token>>,
    /// Spacing of macros that were replaced by nothing: the next token gets it.
    carry: TokenFlags,
    /// Nesting of macro arguments being expanded.
    depth: u32,
    /// When arguments are being collected from a file: the depth of `outer` at the macro name.
    collecting: Option<usize>,
    expanded_tokens: usize,
    /// The macro whose replacement is being put together, for messages.
    substituting: Symbol,
    counter: u64,
    /// `#pragma pack`: the packing in force, and what was pushed, with names.
    pack: u32,
    packs: Vec<(Option<Symbol>, u32)>,
    /// Names in line markers, which come again and again.
    marker_names: SymbolMap<Arc<str>>,
    /// The last of them, as it is written and as it is.
    last_marker: Option<(Vec<u8>, Arc<str>)>,
    /// The headers that line markers have entered, when somebody wants to know how long they take.
    headers_begun: Vec<(Begun, Arc<str>)>,
    dependencies: Vec<Dependency>,
    /// What depends on the name of the main file so far.
    name_uses: preamble::NameUses,
    /// Something happened after which there is no point in going on.
    stopped: bool,
    /// Somebody was told that a file is not in UTF-8.
    told_encoding: bool,
    missing_header: Option<String>,
}

/// One file being read.
struct FileState {
    id: Option<FileId>,
    path: String,
    loaded: Option<LoadedId>,
    dir: Option<usize>,
    system: bool,
    /// A header that comes with the compiler: macros of the program do not reach into it.
    embedded: bool,
    /// Number of conditionals that were open when the file was entered.
    conditions: usize,
    guard: Guard,
    begun: Begun,
}

/// Recognising `#ifndef X ... #endif` around a whole file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Guard {
    /// Nothing but white space so far, or not a guarded file (then `made` tells).
    None,
    /// Inside the first conditional, which tests this macro.
    Open(Symbol),
    /// After its `#endif`; a guard if no token is made after this many.
    Closed(Symbol, u32),
}

/// An `#if` group.
struct Condition {
    pos: Pos,
    /// A branch has been taken.
    taken: bool,
    /// Where `#else` was.
    else_pos: Option<Pos>,
}

impl<'a> Preprocessor<'a> {
    fn new(
        name: &'a str,
        options: &'a PreprocessOptions,
        provider: &'a dyn FileProvider,
        map: &'a mut SourceMap,
        diags: &'a mut Diagnostics,
        interner: &'a mut Interner,
    ) -> Preprocessor<'a> {
        Preprocessor {
            options,
            search: HeaderSearch::new(provider, &options.include_dirs, &options.headers),
            macros: MacroTable::new(),
            built_in: None,
            buffer: TokenBuffer::new(options.standard),
            base_file: name,
            lexer: Lexer::from_text(SourceText::Static(b""), Pos::NONE, options.standard),
            file: FileState::new(String::new(), 0),
            pending: None,
            outer: Vec::new(),
            conditions: Vec::new(),
            contexts: Vec::new(),
            stack: Vec::new(),
            spare_lists: Vec::new(),
            carry: TokenFlags::empty(),
            depth: 0,
            collecting: None,
            expanded_tokens: 0,
            substituting: kw::DEFINE,
            counter: 0,
            pack: 0,
            packs: Vec::new(),
            marker_names: SymbolMap::default(),
            last_marker: None,
            headers_begun: Vec::new(),
            dependencies: vec![Dependency { path: name.to_string(), system: false }],
            name_uses: preamble::NameUses::default(),
            stopped: false,
            told_encoding: false,
            missing_header: None,
            map,
            diags,
            interner,
        }
    }

    /// Reads everything before the main file.
    fn begin(&mut self) {
        self.define_dynamic();
        let built_in = predefined::built_in(self.options);
        match self.options.output {
            // All of them are to be listed, so all of them have to be read.
            OutputKind::Macros => self.run_text("<built-in>", built_in.text.into()),
            OutputKind::Tokens | OutputKind::Text => self.define_built_in(built_in),
        }
        let command_line = predefined::command_line(self.options);
        if !command_line.is_empty() {
            self.run_text("<command-line>", command_line.into());
        }
        for header in &self.options.preincludes {
            self.run_preinclude(header);
        }
    }

    /// Names that are replaced by what the preprocessor knows, and operators that `#ifdef` can ask for.
    fn define_dynamic(&mut self) {
        if self.options.input == InputKind::Preprocessed {
            return;
        }
        let dynamic = [
            (kw::MACRO_LINE, Dynamic::Line),
            (kw::MACRO_FILE, Dynamic::File),
            (kw::BASE_FILE, Dynamic::BaseFile),
            (kw::INCLUDE_LEVEL, Dynamic::IncludeLevel),
            (kw::MACRO_COUNTER, Dynamic::Counter),
            (kw::MACRO_DATE, Dynamic::Date),
            (kw::MACRO_TIME, Dynamic::Time),
            (kw::MACRO_TIMESTAMP, Dynamic::Timestamp),
        ];
        let operators = [
            kw::HAS_INCLUDE,
            kw::HAS_INCLUDE_NEXT,
            kw::HAS_ATTRIBUTE,
            kw::HAS_CPP_ATTRIBUTE,
            kw::HAS_BUILTIN,
        ];
        for (name, what) in dynamic {
            self.macros.define(Macro::without_body(name, MacroKind::Dynamic(what)));
        }
        for name in operators {
            self.macros.define(Macro::without_body(name, MacroKind::Operator));
        }
    }

    /// Reads a text at top level to its end.
    fn run_text(&mut self, name: &str, text: SourceText) {
        match self.map.add_file(name, text, Pos::NONE) {
            Ok(file) => {
                self.lexer = Lexer::new(self.map, file, self.options.standard);
                self.file = FileState::new(name.to_string(), self.conditions.len());
                self.file.id = Some(file);
                self.run();
            }
            Err(full) => self.fatal(Pos::NONE, full.to_string()),
        }
    }

    fn run_preinclude(&mut self, header: &str) {
        let Some(found) = self.search.find_preinclude(header) else {
            self.fatal(Pos::NONE, format!("cannot open source file \"{header}\""));
            return;
        };
        // The header is read as if an otherwise empty file included it.
        self.lexer = Lexer::from_text(SourceText::Static(b""), Pos::NONE, self.options.standard);
        self.file = FileState::new(String::new(), self.conditions.len());
        self.enter_file(found, Pos::NONE);
        self.run();
    }

    /// Expands everything up to the end of the current top-level text into the buffer.
    fn run(&mut self) {
        while !self.stopped {
            self.run_plain();
            let mut token = self.next();
            while self.options.output == OutputKind::Tokens
                && token.kind == TokenKind::Hash
                && token.has(TokenFlags::LINE_START)
            {
                token = self.pragma_of_macro(token);
            }
            match token.kind {
                TokenKind::Eof => break,
                TokenKind::Ident if token.symbol() == kw::PRAGMA_OPERATOR => self.pragma_operator(token),
                TokenKind::Ident if token.symbol() == kw::VA_ARGS => self.misplaced_va_args(token),
                TokenKind::Unknown if self.options.output == OutputKind::Tokens => self.report_unknown(token),
                _ => self.buffer.push(token),
            }
            if self.buffer.len() > self.options.max_tokens {
                self.fatal(token.pos, "translation unit has too many tokens");
            }
        }
        self.contexts.clear();
        self.stack.clear();
        self.outer.clear();
        self.conditions.clear();
    }

    /// The fast path: takes tokens straight from the file to the buffer as long as they need nothing done to them. Most of
    /// a preprocessed file goes this way.
    fn run_plain(&mut self) {
        if !self.contexts.is_empty() || !self.carry.is_empty() || self.pending.is_some() {
            return;
        }
        loop {
            let macros = &self.macros;
            self.lexer.run_plain(self.interner, &mut self.buffer, |name| macros.is_plain(name));
            // Line markers are what mostly stops it.
            match self.lexer.skipped_line_marker() {
                Some(marker) => self.plain_line_marker(marker),
                None => return,
            }
        }
    }

    fn report_unknown(&mut self, token: Token) {
        let message = match token.spelling(self.interner) {
            [b'\'' | b'"', ..] | [_, b'\'' | b'"', ..] | [b'u', b'8', ..] => diag::missing_closing_quote(),
            _ => diag::unrecognized_token(),
        };
        if message.code() == Some(diag::missing_closing_quote::CODE) {
            // It is a literal all the same.
            let char = token.spelling(self.interner).contains(&b'\'');
            let (kind, text): (_, &[u8]) = match char {
                true => (TokenKind::Char, b"' '"),
                false => (TokenKind::String, b"\"\""),
            };
            let payload = self.interner.intern(text).as_u32();
            self.buffer.push(Token { kind, payload, ..token });
            self.close_statement(token);
        }
        let is_text = std::str::from_utf8(token.spelling(self.interner)).is_ok();
        if !is_text && self.options.input == InputKind::Source {
            self.keep_name(token);
        }
        if !is_text && std::mem::replace(&mut self.told_encoding, true) {
            return;
        }
        let report = self.diags.emit(message, token.span());
        if !is_text {
            report.help("the file is not encoded in UTF-8, which is read here");
        }
        self.stopped |= self.diags.should_stop();
    }

    /// A word in another encoding is a name all the same; without it there would be a second error, at an innocent place. Most such
    /// files are in Latin-1, and names that differ stay different in it.
    fn keep_name(&mut self, token: Token) {
        let name: String = token.spelling(self.interner).iter().map(|byte| char::from(*byte)).collect();
        if name.chars().all(|c| c.is_alphanumeric() || c == '_') {
            let payload = self.interner.intern(name.as_bytes()).as_u32();
            self.buffer.push(Token { kind: TokenKind::Ident, payload, ..token });
        }
    }

    /// A literal without its quote has swallowed the rest of its line, and with it the `;` that mostly ends one; without it
    /// there would be a second error, at an innocent place. The reference reports that one, too.
    fn close_statement(&mut self, token: Token) {
        let spelling = token.spelling(self.interner).trim_ascii_end();
        let closing: &[u8] = match spelling {
            [.., b')', b';'] => b");",
            [.., b';'] => b";",
            _ => return,
        };
        if self.options.input != InputKind::Source {
            return;
        }
        for byte in closing {
            let kind = if *byte == b')' { TokenKind::RParen } else { TokenKind::Semi };
            self.buffer.push(Token { kind, payload: 0, ..token });
        }
    }

    fn finish(mut self, name: &str) -> Preprocessed {
        let end = self.lexer.end_of_text();
        self.buffer.finish(end);
        debug_assert_eq!(self.base_file, name);
        let macro_list = match self.options.output {
            OutputKind::Macros => print::macro_list(&self.macros, self.interner),
            OutputKind::Tokens | OutputKind::Text => String::new(),
        };
        Preprocessed {
            tokens: self.buffer,
            dependencies: self.dependencies,
            macro_list,
            missing_header: self.missing_header,
        }
    }

    fn fatal(&mut self, pos: Pos, message: impl Into<String>) {
        self.diags.fatal(pos, message.into());
        self.stopped = true;
    }

    /// The next token before macro replacement. Directives are carried out on the way. `Eof` at the end of the top-level
    /// text, of a macro argument, or of the file in which arguments are being collected.
    #[inline]
    fn lex_raw(&mut self) -> Token {
        loop {
            if self.stopped {
                return Token::new(TokenKind::Eof, Pos::NONE);
            }
            if let Some(context) = self.contexts.last_mut() {
                if context.at < context.end {
                    let token = self.stack[context.at as usize];
                    context.at += 1;
                    return token;
                }
                if context.is_argument {
                    return Token::new(TokenKind::Eof, Pos::NONE);
                }
                self.pop_context();
                continue;
            }
            let token = match self.pending.take() {
                Some(token) => token,
                None => self.lexer.next(&mut LexContext { interner: self.interner, diags: self.diags }),
            };
            match token.kind {
                TokenKind::Hash if token.has(TokenFlags::LINE_START) && !self.lexer.in_directive() => {
                    self.directive();
                }
                TokenKind::Eof => {
                    if self.collecting.is_some_and(|depth| depth == self.outer.len()) || !self.leave_file() {
                        return token;
                    }
                }
                TokenKind::String | TokenKind::Char if token.has(TokenFlags::ALTERNATIVE) => {
                    return self.without_macro_suffix(token);
                }
                _ => return token,
            }
        }
    }

    /// In `"%"PRId64` the suffix is meant as a macro, from times before user-defined literals. As in GCC, it is one unless
    /// it starts with a single underscore.
    fn without_macro_suffix(&mut self, mut token: Token) -> Token {
        let spelling = token.spelling(self.interner);
        let quote = if token.kind == TokenKind::Char { b'\'' } else { b'"' };
        let Some(close) = spelling.iter().rposition(|b| *b == quote) else { return token };
        let (literal, suffix) = spelling.split_at(close + 1);
        let user_defined = matches!(suffix, [b'_', b, ..] if *b != b'_');
        let is_macro = self.interner.find(suffix).is_some_and(|name| self.macros.is_defined(name));
        if user_defined || !is_macro || !self.lexer.unread_suffix(suffix) {
            return token;
        }
        let (literal, suffix_len) = (literal.to_vec(), suffix.len() as u16);
        token.payload = self.interner.intern(&literal).as_u32();
        token.len = token.len.saturating_sub(suffix_len);
        token.flags -= TokenFlags::ALTERNATIVE;
        token
    }

    /// Starts reading a file that was found. The including file goes on after it.
    fn enter_file(&mut self, found: files::Found, pos: Pos) {
        let done = self.search.is_done(found.file);
        let loaded = self.search.file(found.file);
        let skip = done || loaded.guard.is_some_and(|guard| self.macros.is_defined(guard));
        let Some(text) = loaded.text.clone().filter(|_| !skip) else { return };
        let (path, first_time) = (loaded.path.clone(), loaded.entered == 0);
        loaded.entered += 1;
        if self.outer.len() >= MAX_INCLUDE_DEPTH {
            self.fatal(pos, format!("#include nesting is deeper than {MAX_INCLUDE_DEPTH}"));
            return;
        }
        // A header in memory is known by the name that its program uses.
        let shown = self.search.memory_name(&path).unwrap_or(&path);
        let file = match self.map.add_file(shown, text, pos) {
            Ok(file) => file,
            Err(full) => return self.fatal(pos, full.to_string()),
        };
        if found.system {
            self.map.set_system(file);
        }
        if first_time {
            self.dependencies.push(Dependency { path: path.clone(), system: found.system });
        }
        let lexer = Lexer::new(self.map, file, self.options.standard);
        let embedded = path.starts_with(EMBEDDED);
        let mut state = FileState::new(path, self.conditions.len());
        state.embedded = embedded;
        state.begun = self.options.timeline.begin();
        (state.id, state.loaded, state.dir, state.system) =
            (Some(file), Some(found.file), found.dir, found.system);
        let outer = (std::mem::replace(&mut self.lexer, lexer), std::mem::replace(&mut self.file, state));
        self.outer.push(outer);
    }

    /// At the end of a file: back to the one that includes it. False when there is none.
    fn leave_file(&mut self) -> bool {
        for condition in self.conditions.drain(self.file.conditions..) {
            self.diags.emit(diag::endif_for_directive_is_missing(), condition.pos);
        }
        if let (Some(loaded), Guard::Closed(name, made)) = (self.file.loaded, self.file.guard) {
            if made == self.lexer.made() {
                self.search.file(loaded).guard = Some(name);
            }
        }
        match self.outer.pop() {
            Some((lexer, file)) => {
                let path = &self.file.path;
                self.options.timeline.end(self.file.begun, HEADER, || path.clone());
                (self.lexer, self.file) = (lexer, file);
                true
            }
            None => false,
        }
    }
}

impl FileState {
    fn new(path: String, conditions: usize) -> FileState {
        FileState {
            id: None,
            path,
            loaded: None,
            dir: None,
            system: false,
            embedded: false,
            conditions,
            guard: Guard::None,
            begun: Begun::default(),
        }
    }
}
