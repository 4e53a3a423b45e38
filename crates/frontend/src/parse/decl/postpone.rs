//! Stepping over declarations of headers; see [`demand`](crate::sema::lookup::demand).

use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::lookup::demand::Declaration;
use crate::sema::lookup::demand::shape::{Attributes, Names, Shapes};
use crate::sema::lookup::scope::Key;
use crate::tree::TokenRange;

impl Parser<'_, '_> {
    /// At a declaration of a namespace: steps over it if it can wait.
    pub(crate) fn postpone_declaration(&mut self) -> bool {
        let Some(attributes) = self.postponed.attributes else { return false };
        let token = self.tok();
        match token.kind {
            TokenKind::Keyword => {
                let namespace = token.symbol() == kw::NAMESPACE
                    || token.symbol() == kw::INLINE && self.peek_is_kw(1, kw::NAMESPACE);
                let linkage = token.symbol() == kw::EXTERN && self.peek(1).kind == TokenKind::String;
                if namespace || linkage {
                    return false;
                }
            }
            TokenKind::Semi | TokenKind::RBrace | TokenKind::Eof => return false,
            _ => {}
        }
        let start = self.pos();
        // In run-time compilation whatever is included is a header; most tokens are known to be.
        let included = self.options.jit.is_some() && self.tokens.is_preamble(start);
        let mut names = Names::new();
        let end = match included || self.is_header(token.pos) {
            true => self.declaration_that_may_wait(start, included, attributes, &mut names),
            false => None,
        };
        let Some(end) = end else {
            self.demand_declared(start);
            return false;
        };
        let range = TokenRange { start, end };
        let again = self.options.jit.is_some() && self.waits_already(range, &names);
        if again || names.iter().any(|name| self.postponed.is_demanded(*name)) {
            // What was declared under its other names comes first.
            for name in names {
                self.demand(Key::Ident(name));
            }
            return false;
        }
        let index = self.postponed.declarations.len() as u32;
        for name in names {
            let list = &mut self.postponed.waiting.entry(name).or_default().declarations;
            if list.last() != Some(&index) {
                list.push(index);
            }
        }
        self.sema.postponed.declarations.push(Declaration {
            range,
            scope: self.cx.scope,
            extern_c: self.around.extern_c,
            extern_single: self.around.extern_single,
            read: false,
        });
        self.seek(range.end);
        true
    }

    /// Whether something waits that is defined here again, word for word: a header that is included under two names, which `#pragma once`
    /// takes for two files. The program is told of that even if it uses neither.
    fn waits_already(&self, range: TokenRange, names: &Names) -> bool {
        let waiting = |name| self.postponed.waiting.get(name).map_or(&[][..], |w| &w.declarations);
        let alike = |index: &u32| {
            let other = &self.postponed.declarations[*index as usize];
            other.range.end - other.range.start == range.end - range.start
                && other.scope == self.cx.scope
                && self.is_definition_like(other.range, range)
        };
        names.iter().any(|name| waiting(name).iter().any(alike))
    }

    /// Whether two stretches of tokens say the same, and define something.
    fn is_definition_like(&self, one: TokenRange, other: TokenRange) -> bool {
        let mut defines = false;
        let same = (one.start..one.end).zip(other.start..other.end).all(|(a, b)| {
            let (a, b) = (self.tokens.get(a as usize), self.tokens.get(b as usize));
            defines |= a.kind == TokenKind::LBrace;
            a.kind == b.kind && (!a.kind.has_symbol() || a.symbol() == b.symbol())
        });
        same && defines
    }

    /// If a declaration of a header that begins here may wait: its end. Adds its names.
    fn declaration_that_may_wait(
        &mut self,
        start: u32,
        included: bool,
        attributes: Attributes,
        names: &mut Names,
    ) -> Option<u32> {
        let tokens = self.tokens;
        let outline = tokens.outline().filter(|_| included);
        let postponed = &mut self.sema.postponed;
        let namespaces = postponed.namespaces.len();
        if let Some(known) = outline.and_then(|outline| outline.get())
            && let Some((end, known)) = known.find(start, namespaces, &mut postponed.outline_at)
        {
            names.extend_from_slice(known);
            return Some(end);
        }
        let shapes = Shapes::new(tokens, attributes, &postponed.namespaces);
        let end = shapes.declaration(start as usize, names)? as u32;
        shapes.elaborated_names(TokenRange { start, end }, names);
        // Behind the shared tokens each unit has its own.
        if outline.is_some_and(|outline| outline.get().is_none()) && end <= tokens.preamble_end() {
            postponed.found.add(start, end, namespaces, names);
        }
        Some(end)
    }
}
