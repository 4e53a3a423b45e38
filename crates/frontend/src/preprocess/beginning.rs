//! The tokens of preprocessed text that other text goes on from: the beginning is read once, and the rest of a unit behind it.

use std::sync::Arc;

use oxicc_source::{Diagnostics, FileId, SourceMap, SourceText};

use super::macros::MacroTable;
use super::options::{InputKind, OutputKind, PreprocessOptions};
use super::{Dependency, FileProvider, Preprocessed, Preprocessor};
use crate::lex::intern::SymbolMap;
use crate::lex::{Interner, Symbol, TokenBuffer};

/// Positions for what goes on behind a beginning.
const ROOM: usize = 64 << 20;

/// A preprocessor between two lines of preprocessed text. It goes on with the map and the names that it has worked with.
pub struct Beginning {
    main: FileId,
    /// Bytes that were read.
    len: usize,
    macros: MacroTable,
    built_in: Option<FileId>,
    expanded_tokens: usize,
    counter: u64,
    pack: u32,
    packs: Vec<(Option<Symbol>, u32)>,
    marker_names: SymbolMap<Arc<str>>,
    last_marker: Option<(Vec<u8>, Arc<str>)>,
}

impl Beginning {
    /// Reads what a unit begins with, up to the end of a line. There is no beginning where something was reported or a file included.
    pub fn new(
        name: &str,
        text: SourceText,
        options: &PreprocessOptions,
        provider: &dyn FileProvider,
        map: &mut SourceMap,
        diags: &mut Diagnostics,
        interner: &mut Interner,
    ) -> Option<(Beginning, TokenBuffer)> {
        let is_text = options.input == InputKind::Preprocessed && options.output == OutputKind::Tokens;
        if !is_text || !options.appended.is_empty() {
            return None;
        }
        let len = text.len();
        let mut pp = Preprocessor::new(name, options, provider, map, diags, interner);
        pp.buffer.reserve_for(2 * len);
        pp.begin();
        let main = pp.map.add_file_with_room(name, text.clone(), len + ROOM).ok()?;
        pp.run_part(main, name, text, 0);
        if pp.stopped || !pp.diags.is_empty() || pp.dependencies.len() > 1 || !pp.carry.is_empty() {
            return None;
        }
        let end = pp.lexer.end_of_text();
        pp.buffer.finish(end);
        let beginning = Beginning {
            main,
            len,
            macros: pp.macros,
            built_in: pp.built_in,
            expanded_tokens: pp.expanded_tokens,
            counter: pp.counter,
            pack: pp.pack,
            packs: pp.packs,
            marker_names: pp.marker_names,
            last_marker: pp.last_marker,
        };
        Some((beginning, pp.buffer))
    }

    /// The tokens of a text that begins so, with the same options. `None` if there is no room for it.
    pub fn finish(
        self,
        mut tokens: TokenBuffer,
        name: &str,
        text: SourceText,
        options: &PreprocessOptions,
        provider: &dyn FileProvider,
        map: &mut SourceMap,
        diags: &mut Diagnostics,
        interner: &mut Interner,
    ) -> Option<Preprocessed> {
        if text.len() > self.len + ROOM {
            return None;
        }
        tokens.reopen();
        map.set_file(self.main, name, text.clone());
        let mut pp = Preprocessor::new(name, options, provider, map, diags, interner);
        pp.buffer = tokens;
        pp.macros = self.macros;
        pp.built_in = self.built_in;
        pp.expanded_tokens = self.expanded_tokens;
        pp.counter = self.counter;
        pp.pack = self.pack;
        pp.packs = self.packs;
        pp.marker_names = self.marker_names;
        pp.last_marker = self.last_marker;
        debug_assert_eq!(pp.dependencies, [Dependency { path: name.to_owned(), system: false }]);
        pp.run_part(self.main, name, text, self.len);
        Some(pp.finish(name))
    }
}
