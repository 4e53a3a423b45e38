//! Units that begin alike: the declarations of the beginning, read once, and what comes behind them in each unit.

use oxicc_source::{DiagnosticOptions, Diagnostics, SourceMap};

use crate::lex::{Interner, TokenBuffer, TokenKind, kw};
use crate::sema::rebind::Borrowed;
use crate::sema::{Options, Sema};
use crate::tree::Tree;

/// What is known behind the declarations that a unit begins with. It goes on with the tokens, names and positions that it was made of, and more.
pub struct Beginning {
    sema: Sema<'static>,
    /// Tokens that were read.
    tokens: u32,
    /// Names that there were.
    names: usize,
}

/// Stands for what an analyser borrows while there is nothing to read.
#[derive(Default)]
struct Nothing {
    tokens: TokenBuffer,
    map: SourceMap,
    options: Options,
}

impl Beginning {
    /// Reads the declarations of a unit that goes on behind these tokens. There is none if something was reported, or if the last declaration
    /// may not be complete.
    pub fn new(
        tokens: &TokenBuffer,
        interner: &mut Interner,
        map: &SourceMap,
        diags: &mut Diagnostics,
        options: &Options,
    ) -> Option<Beginning> {
        let read = tokens.len().checked_sub(1)?;
        let last = tokens.get(read.checked_sub(1)?).kind;
        let is_balanced =
            matches!(last, TokenKind::Semi | TokenKind::RBrace) && tokens.ends_outside_brackets();
        if !is_balanced {
            return None;
        }
        let mut sema = Sema::new(tokens, interner, map, diags, options);
        sema.start();
        sema.read_declarations(0);
        // An error of the host is kept for later; at the end it says that the declaration goes on.
        let goes_on = sema.host_errors.reach(tokens.get(read - 1).pos);
        if !sema.diags.is_empty() || sema.gave_up() || goes_on {
            return None;
        }
        let names = sema.interner.len();
        // A beginning is kept for as long as its process.
        let nothing: &'static Nothing = Box::leak(Box::default());
        let sema = sema.rebind(Borrowed {
            tokens: &nothing.tokens,
            interner: Box::leak(Box::new(Interner::new())),
            map: &nothing.map,
            diags: Box::leak(Box::new(Diagnostics::new(DiagnosticOptions::default()))),
            options: &nothing.options,
        });
        Some(Beginning { sema, tokens: read as u32, names })
    }

    /// Whether a constant of the declarations has these characters.
    pub fn has_text(&self, text: &[u8]) -> bool {
        self.sema.string_ids.keys().any(|(_, bytes)| memchr::memmem::find(bytes, text).is_some())
    }

    /// Analyses a unit that begins so. `None` if what follows changes how the beginning is read.
    pub fn finish(
        self,
        tokens: &TokenBuffer,
        interner: &mut Interner,
        map: &SourceMap,
        diags: &mut Diagnostics,
        options: &Options,
    ) -> Option<Tree> {
        let Beginning { sema, tokens: read, names } = self;
        if !may_follow(tokens, read as usize) {
            return None;
        }
        let mut sema = sema.rebind(Borrowed { tokens, interner, map, diags, options });
        if !sema.postponed.go_on(sema.interner, names, map) {
            return None;
        }
        sema.collect_pack_pragmas();
        sema.read_declarations(read);
        sema.finish();
        Some(sema.tree)
    }
}

/// Whether the declaration before a token ends there: behind a brace, something may belong to it.
fn may_follow(tokens: &TokenBuffer, at: usize) -> bool {
    let next = tokens.get(at);
    tokens.get(at - 1).kind == TokenKind::Semi
        || match next.kind {
            TokenKind::Keyword => !next.is_name(kw::CATCH),
            TokenKind::Ident | TokenKind::ColonColon | TokenKind::Eof => true,
            _ => false,
        }
}
