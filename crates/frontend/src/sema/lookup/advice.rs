//! Advice beside errors: names that may have been meant, headers that declare them, brackets that are not closed.
//!
//! The reference compiler has none of it, so nothing is added where its messages are imitated, and nothing is looked for
//! while errors are only tried out.

use oxicc_source::{Code, Edit, Fix, Span, nearest};

use crate::diag;
use crate::lex::{Symbol, TokenFlags, TokenKind, keyword_since};
use crate::sema::lookup::library_headers::{header_of_c, header_of_std};
use crate::sema::lookup::name::Qualifier;
use crate::sema::lookup::scope::{Key, LookupMode};
use crate::sema::{Scoped, Sema};
use crate::tree::RecordId;

/// What is said beside an error.
#[derive(Default)]
pub struct Advice {
    pub fixes: Vec<Fix>,
    /// A place that explains it, with words.
    pub note: Option<(Span, &'static str)>,
    /// A better place for the error itself.
    pub span: Option<Span>,
}

impl Sema<'_> {
    /// Whether anybody wants advice just now.
    pub(crate) fn is_advised(&self) -> bool {
        self.trap_depth == 0 && !self.options.language.cascade_errors
    }

    /// Advice for an error that is about to be reported.
    pub(crate) fn advice(&mut self, code: Code, span: Span, message: &str) -> Advice {
        if !self.is_advised() {
            return Advice::default();
        }
        match code {
            diag::identifier_is_undefined::CODE => {
                let name =
                    message.strip_prefix("identifier \"").and_then(|m| m.strip_suffix("\" is undefined"));
                let fix = name.and_then(|name| self.fix_of_name(name, span));
                Advice { fixes: fix.into_iter().collect(), ..Advice::default() }
            }
            diag::class_has_no_member::CODE => {
                let fix = self.fix_of_namespace_member(message, span);
                Advice { fixes: fix.into_iter().collect(), ..Advice::default() }
            }
            diag::expected_semicolon::CODE if span == self.span() => self.missing(";"),
            diag::expected_close_paren::CODE if span == self.span() => self.unclosed(TokenKind::LParen, ")"),
            diag::expected_close_bracket::CODE if span == self.span() => {
                self.unclosed(TokenKind::LBracket, "]")
            }
            diag::expected_close_brace::CODE if span == self.span() => {
                let (pos, missed) = self.missed_braces;
                let missed = if pos == self.pos() { missed } else { 0 };
                self.missed_braces = (self.pos(), missed + 1);
                let note = self.unmatched(TokenKind::LBrace, missed).map(|at| (at, "to match this \"{\""));
                Advice { note, ..Advice::default() }
            }
            _ => Advice::default(),
        }
    }

    /// A member of a class or a base of it that is called nearly like this.
    pub(crate) fn fix_of_member(&mut self, record: RecordId, name: &str, span: Span) -> Option<Fix> {
        if !self.is_advised() {
            return None;
        }
        let found = self.nearest_declared(name, |s, symbol| !s.lookup_member(record, symbol).is_empty());
        found.map(|meant| did_you_mean(&meant, span))
    }

    /// The same for `namespace "N" has no member "m"`.
    fn fix_of_namespace_member(&mut self, message: &str, span: Span) -> Option<Fix> {
        let (namespace, name) = message.strip_prefix("namespace \"")?.split_once("\" has no member \"")?;
        let name = name.strip_suffix('"')?;
        let namespace = self.tree.namespaces.keys().find(|ns| self.show_namespace(*ns) == namespace)?;
        let found = self.nearest_declared(name, |s, symbol| {
            let qualifier = Some(Qualifier::Namespace(namespace));
            !s.lookup_qualified(qualifier, symbol.into(), LookupMode::Any).is_empty()
        });
        found.map(|meant| did_you_mean(&meant, span))
    }

    /// A keyword of a later standard, a name in scope, a builtin, or one that a header would declare.
    fn fix_of_name(&mut self, name: &str, span: Span) -> Option<Fix> {
        let standard = self.options.standard;
        let since = self.interner.find(name.as_bytes()).and_then(keyword_since);
        if let Some(since) = since.filter(|since| *since > standard) {
            let message = format!("\"{name}\" is a keyword with -std=c++{}", since.year());
            return Some(Fix { message, edit: None });
        }
        if let Some(header) = header_of_c(name) {
            return Some(Fix { message: format!("add #include <{header}>"), edit: None });
        }
        let declared = self.nearest_declared(name, |s, symbol| {
            s.trap(|s| !s.lookup_unqualified(Key::Ident(symbol)).is_empty()).unwrap_or(false)
        });
        let builtins = crate::builtins::all().map(|b| b.name).filter(|b| is_written(b));
        let meant = nearest(name, declared.as_deref().into_iter().chain(builtins)).map(str::to_owned);
        if let Some(meant) = meant {
            // The error may be about a whole call; the name is at its start.
            let span = Span::new(span.lo, span.lo.offset(name.len() as u32));
            return Some(did_you_mean(&meant, span));
        }
        let header = header_of_std(name)?;
        Some(Fix { message: format!("did you mean std::{name}? It needs #include <{header}>"), edit: None })
    }

    /// Of all names that were ever declared, the most similar one for which `is_usable` holds.
    fn nearest_declared(
        &mut self,
        name: &str,
        is_usable: impl Fn(&mut Self, Symbol) -> bool,
    ) -> Option<String> {
        let similar = self.ever_declared.iter().filter(|s| nearest(name, [self.text(*s)]).is_some());
        let mut similar: Vec<Symbol> = similar.collect();
        // Names of the implementation are not what people mean, unless they write one.
        let is_own = |s: &Symbol| name.starts_with("__") || !self.text(*s).starts_with("__");
        similar.retain(is_own);
        let usable: Vec<Symbol> = similar.into_iter().filter(|s| is_usable(self, *s)).collect();
        nearest(name, usable.iter().map(|s| self.text(*s))).map(str::to_owned)
    }

    /// Something that belongs behind the token before, at the end of its line.
    fn missing(&self, text: &str) -> Advice {
        let end = Span::at(self.prev_span().hi);
        let edit = Some(Edit { span: end, text: text.to_owned() });
        let fixes = vec![Fix { message: format!("add \"{text}\" here"), edit }];
        let next = self.tokens.get(self.pos() as usize);
        let span = (next.has(TokenFlags::LINE_START) || next.kind == TokenKind::Eof).then_some(end);
        Advice { fixes, note: None, span }
    }

    fn unclosed(&self, open: TokenKind, close: &str) -> Advice {
        let words = if open == TokenKind::LParen { "to match this \"(\"" } else { "to match this \"[\"" };
        Advice { note: self.unmatched(open, 0).map(|at| (at, words)), ..self.missing(close) }
    }

    /// The bracket before the current token that is still open, without so many that were named before.
    pub(crate) fn unmatched(&self, open: TokenKind, mut named: u32) -> Option<Span> {
        let mut depth = 0u32;
        for at in (0..self.pos()).rev() {
            let token = self.tokens.get(at as usize);
            match token.kind {
                TokenKind::RParen | TokenKind::RBracket | TokenKind::RBrace => depth += 1,
                TokenKind::LParen | TokenKind::LBracket | TokenKind::LBrace if depth > 0 => depth -= 1,
                kind if kind == open && named > 0 => named -= 1,
                kind if kind == open => {
                    return Some(token.span()).filter(|s| !self.map.in_system_header(s.lo));
                }
                TokenKind::LBrace => return None,
                _ => {}
            }
        }
        None
    }
}

/// Builtins that programs write; the others are behind the headers.
fn is_written(name: &str) -> bool {
    name.starts_with("__")
        && !name.starts_with("__builtin")
        && !name.starts_with("__nv")
        && !name.starts_with("__oxicc")
}

fn did_you_mean(name: &str, span: Span) -> Fix {
    let edit = Some(Edit { span, text: name.to_owned() });
    Fix { message: format!("did you mean \"{name}\"?"), edit }
}
