//! Whether objects depend on template parameters, as far as tokens tell.

use crate::lex::{Token, TokenKind, kw};
use crate::sema::Sema;
use crate::sema::decl::specifiers::is_arithmetic_word;
use crate::sema::lookup::scope::{Decl, Key};
use crate::tree::TemplateKind;

impl Sema<'_> {
    /// Whether an argument is plainly a type.
    pub(crate) fn is_type_in(&mut self, from: u32, end: u32) -> bool {
        let t = self.token(from);
        match t.kind {
            TokenKind::Keyword => {
                is_arithmetic_word(t.symbol()) || matches!(t.symbol(), kw::VOID | kw::CONST | kw::TYPENAME)
            }
            TokenKind::Ident => {
                let args = self.token(from + 1).kind == TokenKind::Less
                    && self.scan_template_args(from + 1) == Some(end);
                if from + 1 != end && !args {
                    return false;
                }
                let found = self.lookup_unqualified(t.symbol());
                match args {
                    true => matches!(found.first(), Some(Decl::Template(id))
                        if self.tree.templates[id].kind == TemplateKind::Class),
                    false => self.found_is_type(&found),
                }
            }
            _ => false,
        }
    }

    /// Whether the object before a `.` or `->` has a type that depends on template parameters, as its declaration shows.
    pub(crate) fn object_depends(&mut self, dot: u32, open: u32, depth: u32) -> bool {
        let mut at = dot - 1;
        loop {
            let t = self.token(at);
            match t.kind {
                TokenKind::RParen | TokenKind::RBracket => match self.tokens.matching(at as usize) {
                    Some(bracket) if bracket > 0 => at = bracket as u32 - 1,
                    _ => return false,
                },
                TokenKind::Ident => match self.token(at - 1).kind {
                    TokenKind::Dot | TokenKind::Arrow => at -= 2,
                    TokenKind::ColonColon => return false,
                    _ => return self.variable_depends(at, open, depth),
                },
                TokenKind::Keyword if t.symbol() == kw::THIS => {
                    return match dot - at {
                        1 => self.only_base_depends(dot + 1, open),
                        _ => self.field_depends(self.token(at + 2), open),
                    };
                }
                _ => return false,
            }
        }
    }

    /// Whether the variable named here is declared before with a dependent type.
    fn variable_depends(&mut self, at: u32, open: u32, depth: u32) -> bool {
        let name = self.token(at).symbol();
        for i in (self.declaration_start(open)..at).rev() {
            if self.token(i).is_name(name)
                && let Some(answer) = self.declarator_depends(i, open, depth)
            {
                return answer;
            }
        }
        self.field_depends(self.token(at), open)
    }

    /// Where the declaration of a function begins.
    fn declaration_start(&self, open: u32) -> u32 {
        let mut at = open;
        while at > 0 {
            let before = at - 1;
            match self.token(before).kind {
                TokenKind::Semi | TokenKind::LBrace | TokenKind::RBrace => break,
                TokenKind::RParen | TokenKind::RBracket => {
                    at = self.tokens.matching(before as usize).map_or(0, |i| i as u32);
                }
                _ => at = before,
            }
        }
        at
    }

    /// Whether the declarator that ends with this name declares something of a dependent type; none if it is no
    /// declarator.
    fn declarator_depends(&mut self, at: u32, open: u32, depth: u32) -> Option<bool> {
        let next = self.token(at + 1).kind;
        let declares = matches!(
            next,
            TokenKind::Equal
                | TokenKind::Semi
                | TokenKind::Comma
                | TokenKind::RParen
                | TokenKind::LBrace
                | TokenKind::LBracket
                | TokenKind::Colon
        );
        if !declares {
            return None;
        }
        let mut last = at - 1;
        while matches!(self.token(last).kind, TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp)
            || self.is_keyword(last, &[kw::CONST, kw::VOLATILE, kw::GNU_RESTRICT, kw::GNU_RESTRICT2])
        {
            last -= 1;
        }
        let t = self.token(last);
        let bounded = |s: &Self, first: u32| {
            let place = s.place_before(first);
            matches!(
                s.token(place.first - 1).kind,
                TokenKind::LParen
                    | TokenKind::Comma
                    | TokenKind::Semi
                    | TokenKind::LBrace
                    | TokenKind::RBrace
                    | TokenKind::Colon
            )
        };
        match t.kind {
            TokenKind::Ident if self.token(last - 1).kind != TokenKind::ColonColon => {
                if !bounded(self, last) {
                    return None;
                }
                let found = self.lookup_unqualified(t.symbol());
                self.found_is_type(&found).then(|| self.names_type_param(t.symbol()))
            }
            TokenKind::Greater => {
                let (less, _) = self.argument_list(last - 1)?;
                let name = self.token(less - 1);
                let template = name.kind == TokenKind::Ident && {
                    let found = self.lookup_unqualified(name.symbol());
                    matches!(found.first(), Some(Decl::Template(id))
                        if self.tree.templates[id].kind == TemplateKind::Class)
                };
                (template && bounded(self, less - 1)).then(|| self.mentions_param(less + 1, last))
            }
            TokenKind::Keyword if t.symbol() == kw::AUTO => {
                if !bounded(self, last) {
                    return None;
                }
                Some(match next {
                    TokenKind::Equal => self.chain_depends(at + 2, open, depth + 1),
                    TokenKind::Comma | TokenKind::RParen => true,
                    _ => false,
                })
            }
            _ => None,
        }
    }

    /// Whether the initialiser that starts here is nothing but a dependent variable, or a member or call of one.
    fn chain_depends(&mut self, from: u32, open: u32, depth: u32) -> bool {
        let mut at = from;
        if matches!(self.token(at).kind, TokenKind::Star | TokenKind::Amp) {
            at += 1;
        }
        if self.token(at).kind != TokenKind::Ident || depth > 4 {
            return false;
        }
        match self.token(at + 1).kind {
            TokenKind::Semi | TokenKind::Dot | TokenKind::Arrow | TokenKind::LBracket => {
                self.variable_depends(at, open, depth)
            }
            _ => false,
        }
    }

    /// The `{` of the class in which a function is defined.
    pub(crate) fn class_around(&self, open: u32) -> Option<u32> {
        let mut at = open;
        loop {
            at = at.checked_sub(1)?;
            match self.token(at).kind {
                TokenKind::RBrace | TokenKind::RParen | TokenKind::RBracket => {
                    at = self.tokens.matching(at as usize)? as u32
                }
                TokenKind::LBrace => break,
                _ => {}
            }
        }
        let start = self.declaration_start(at);
        (start..at).any(|i| self.is_keyword(i, &[kw::STRUCT, kw::CLASS])).then_some(at)
    }

    /// Whether a member with this name, of the class around, is declared with a dependent type.
    fn field_depends(&mut self, name: Token, open: u32) -> bool {
        let Some(class) = self.class_around(open) else { return false };
        if name.kind != TokenKind::Ident {
            return false;
        }
        let members = self.tokens.level(class + 1, self.matching_at(class));
        members
            .filter(|(_, t)| t.is_name(name.symbol()))
            .find_map(|(at, _)| self.declarator_depends(at, open, 4))
            .unwrap_or(false)
    }

    /// Whether a member is inherited from the one base of the class around, and that is dependent.
    fn only_base_depends(&mut self, member: u32, open: u32) -> bool {
        let Some(class) = self.class_around(open) else { return false };
        let Some(record) = self.enclosing_record(self.cx.scope) else { return false };
        let scope = self.record_scope(record);
        let name = self.token(member).symbol();
        if self.tree.records[record].bases.len() != 1 || !self.entries(scope, Key::Ident(name)).is_empty() {
            return false;
        }
        let start = self.declaration_start(class);
        let head = (start..class).find(|i| self.is_keyword(*i, &[kw::STRUCT, kw::CLASS]));
        let Some(colon) =
            head.and_then(|head| (head..class).find(|i| self.token(*i).kind == TokenKind::Colon))
        else {
            return false;
        };
        self.mentions_param(colon + 1, class)
    }
}
