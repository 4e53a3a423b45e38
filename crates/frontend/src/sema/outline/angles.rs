//! Which `<` open template arguments, and where these end: decided by what the name before means, once for all readers of
//! the tokens where that can be.

use crate::lex::{Token, TokenKind, kw};
use crate::sema::Sema;
use crate::sema::lookup::scope::{Decl, Found, ScopeKind};
use crate::tree::TemplateId;
use crate::tree::types::{QualType, TypeKind};

/// Nested template argument lists beyond this many are not recognised as such.
const MAX_SCAN_DEPTH: u32 = 128;

/// From this nesting on, answers of a scan are remembered until it ends.
const MEMO_SCAN_DEPTH: u32 = 4;

/// Scans for the ends of template argument lists that are under way.
#[derive(Default)]
pub struct Scans {
    depth: std::cell::Cell<u32>,
    /// Ends of lists that the current scan met, by the index of `<`.
    known: std::cell::RefCell<rustc_hash::FxHashMap<u32, Option<u32>>>,
    /// How many names were met that may mean something else in another instance; see [`Sema::settled`].
    unsettled: u32,
    /// Ends of lists, by the index of `<`, in which all names mean the same in every instance. Templates are read many
    /// times.
    lists: rustc_hash::FxHashMap<u32, Option<u32>>,
    /// In the same way, whether a name is that of a template.
    templates: rustc_hash::FxHashMap<u32, bool>,
}

impl Sema<'_> {
    /// Index of the first token from `from` on, outside of brackets and template arguments, for which `stops` holds; that of the
    /// final `Eof` if there is none. A `<` that opens no arguments is a token like others.
    pub(crate) fn first_outside(&mut self, from: u32, stops: impl Fn(Token) -> bool) -> u32 {
        let mut at = from;
        loop {
            let t = self.tokens.get(at as usize);
            if t.kind == TokenKind::Eof || stops(t) {
                return at;
            }
            at = self.beyond_args(at).unwrap_or(at + 1);
        }
    }

    /// Index behind what begins at `at`: brackets with all that they enclose, template arguments or one token. None at a `<` that
    /// opens no arguments.
    pub(crate) fn beyond_args(&mut self, at: u32) -> Option<u32> {
        match self.tokens.get(at as usize).kind {
            TokenKind::Less => self.scan_template_args(at),
            _ => Some(self.tokens.beyond(at)),
        }
    }

    /// Index of the first `,`, `;`, closing bracket or (with `angle`) `>` at this nesting, from `from` on.
    pub fn scan_until_comma(&mut self, from: u32, angle: bool) -> u32 {
        let mut at = from;
        loop {
            let t = self.tokens.get(at as usize);
            match t.kind {
                TokenKind::Eof
                | TokenKind::Comma
                | TokenKind::Semi
                | TokenKind::RParen
                | TokenKind::RBracket
                | TokenKind::RBrace => return at,
                TokenKind::Greater if angle => return at,
                TokenKind::LBracket
                    if self.tokens.get(self.matching_at(at) as usize + 1).kind == TokenKind::Less
                        && (at == from || !self.ends_operand(at - 1)) =>
                {
                    // `[]<class T, class U>(T, U) {...}`
                    let less = self.matching_at(at) + 1;
                    at = self.scan_template_args(less).unwrap_or(less + 1);
                }
                TokenKind::LParen | TokenKind::LBracket | TokenKind::LBrace => at = self.matching_at(at) + 1,
                TokenKind::Ident | TokenKind::Keyword
                    if self.tokens.get(at as usize + 1).kind == TokenKind::Less && self.opens_args(at) =>
                {
                    at = match self.scan_template_args(at + 1) {
                        Some(after) => after,
                        None => at + 2,
                    };
                }
                TokenKind::Keyword if t.symbol() == kw::OPERATOR => {
                    // `operator,`, `operator()` and `operator>` are names.
                    at += 1;
                    if matches!(self.tokens.get(at as usize).kind, TokenKind::LParen | TokenKind::LBracket) {
                        at += 2;
                    } else if self.tokens.get(at as usize).kind.is_punctuator() {
                        at += 1;
                    }
                    // Nobody compares a function that has no other name: these are its arguments.
                    if self.tokens.get(at as usize).kind == TokenKind::Less {
                        at = self.scan_template_args(at).unwrap_or(at + 1);
                    }
                }
                _ => at += 1,
            }
        }
    }

    /// Whether a token can end an operand, so that `[` behind it is a subscript.
    fn ends_operand(&self, at: u32) -> bool {
        let t = self.tokens.get(at as usize);
        match t.kind {
            TokenKind::RParen | TokenKind::RBracket | TokenKind::RBrace | TokenKind::Greater => true,
            TokenKind::Keyword => t.symbol() == kw::THIS,
            kind => !kind.is_punctuator(),
        }
    }

    /// At the `<` of a template argument list: the index after the matching `>`.
    pub fn scan_template_args(&mut self, less: u32) -> Option<u32> {
        self.settled(less, |s| &mut s.scans.lists, Sema::scan_template_args_once)
    }

    /// An answer about the tokens at an index that does not change once it is known, unless names decide it that may mean
    /// something else in another instance of the template they stand in: members, parameters, locals.
    fn settled<T: Copy>(
        &mut self,
        index: u32,
        known: impl Fn(&mut Self) -> &mut rustc_hash::FxHashMap<u32, T>,
        find: impl FnOnce(&mut Self, u32) -> T,
    ) -> T {
        // A pattern does not show the members that instances have.
        if self.around.lookup_limit.is_some() || self.in_pattern() {
            return find(self, index);
        }
        if let Some(answer) = known(self).get(&index) {
            return *answer;
        }
        let unsettled = self.scans.unsettled;
        let answer = find(self, index);
        if unsettled == self.scans.unsettled {
            known(self).insert(index, answer);
        }
        answer
    }

    /// Notes whether what a scan found is the same wherever its tokens are read.
    fn note_found(&mut self, found: &Found) {
        let settled = found.scope.is_some_and(|s| matches!(self.scopes[s].kind, ScopeKind::Namespace(_)));
        self.scans.unsettled += u32::from(!settled);
    }

    fn scan_template_args_once(&mut self, less: u32) -> Option<u32> {
        let depth = self.scans.depth.get();
        if depth >= MAX_SCAN_DEPTH {
            self.scans.unsettled += 1;
            return None;
        }
        // Deep lists would be read twice on every level.
        let deep = depth >= MEMO_SCAN_DEPTH;
        if deep && let Some(known) = self.scans.known.borrow().get(&less) {
            self.scans.unsettled += 1;
            return *known;
        }
        self.scans.depth.set(depth + 1);
        let result = self.scan_args(less);
        self.scans.depth.set(depth);
        if deep {
            self.scans.known.borrow_mut().insert(less, result);
        } else if depth == 0 {
            let mut known = self.scans.known.borrow_mut();
            if !known.is_empty() {
                known.clear();
            }
        }
        result
    }

    fn scan_args(&mut self, less: u32) -> Option<u32> {
        let mut at = less + 1;
        loop {
            at = self.scan_until_comma(at, true);
            match self.tokens.get(at as usize).kind {
                TokenKind::Comma => at += 1,
                TokenKind::Greater => return Some(at + 1),
                _ => return None,
            }
        }
    }

    /// Whether `*`, `&` and `const` up to the end of an argument stand here: they follow a type.
    fn ends_type_at(&self, at: u32) -> bool {
        let mut end = at;
        loop {
            let t = self.tokens.get(end as usize);
            let indirect = matches!(t.kind, TokenKind::Star | TokenKind::Amp | TokenKind::AmpAmp);
            let constant = t.kind == TokenKind::Keyword && matches!(t.symbol(), kw::CONST | kw::VOLATILE);
            if !indirect && !constant {
                break;
            }
            end += 1;
        }
        end > at
            && matches!(
                self.tokens.get(end as usize).kind,
                TokenKind::Greater | TokenKind::Comma | TokenKind::RParen | TokenKind::Ellipsis
            )
    }

    /// Whether the `<` after the name at `index` opens a template argument list.
    pub fn opens_args(&mut self, index: u32) -> bool {
        let t = self.tokens.get(index as usize);
        if t.kind == TokenKind::Keyword {
            // `static_cast<T>(x)` and its kin, and `template <class> class T` as a parameter.
            return matches!(
                t.symbol(),
                kw::TEMPLATE | kw::STATIC_CAST | kw::CONST_CAST | kw::REINTERPRET_CAST | kw::DYNAMIC_CAST
            );
        }
        self.settled(index, |s| &mut s.scans.templates, Sema::name_opens_args)
    }

    fn name_opens_args(&mut self, index: u32) -> bool {
        let t = self.tokens.get(index as usize);
        let prev = |n: u32| self.tokens.get((index as usize).saturating_sub(n as usize));
        let before = if index == 0 { TokenKind::Semi } else { prev(1).kind };
        if before == TokenKind::Keyword && prev(1).symbol() == kw::TEMPLATE {
            return true;
        }
        match before {
            TokenKind::ColonColon | TokenKind::Dot | TokenKind::Arrow => {
                if before == TokenKind::ColonColon
                    && let Some(answer) = self.qualified_is_template(index)
                {
                    return answer;
                }
                // Unknown qualifier: decide by what follows a balanced pair of angle brackets.
                match self.scan_template_args(index + 1) {
                    Some(after) => {
                        self.ends_type_at(after)
                            || matches!(
                                self.tokens.get(after as usize).kind,
                                TokenKind::LParen
                                    | TokenKind::RParen
                                    | TokenKind::ColonColon
                                    | TokenKind::Comma
                                    | TokenKind::Greater
                                    | TokenKind::LBrace
                                    | TokenKind::Semi
                                    | TokenKind::Ellipsis
                                    | TokenKind::AmpAmp
                                    | TokenKind::PipePipe
                            )
                    }
                    None => false,
                }
            }
            _ => self.peek_name(t.symbol(), |s, found| {
                s.note_found(found);
                // A guide is read without the members of its class; a name that is not known is one of them.
                let member = s.making_guides && found.is_empty();
                member || found.decls.iter().any(|d| s.names_template(*d))
            }),
        }
    }

    /// For a chain of plain names `a::b::name` that ends at `index`: whether it names a template; none if not known.
    fn qualified_is_template(&mut self, index: u32) -> Option<bool> {
        let mut start = index;
        while start >= 2
            && self.tokens.get(start as usize - 1).kind == TokenKind::ColonColon
            && self.tokens.get(start as usize - 2).kind == TokenKind::Ident
        {
            start -= 2;
        }
        let before = |n: u32| self.tokens.get((start as usize).saturating_sub(n as usize));
        let rooted = start >= 2 && before(1).kind == TokenKind::ColonColon && {
            // `::name` by itself, not behind a name, template arguments or `decltype(x)`.
            let t = before(2);
            !matches!(t.kind, TokenKind::Ident | TokenKind::Greater | TokenKind::RParen)
        };
        if start == index && !rooted {
            return None;
        }
        let leading = start >= 1 && self.tokens.get(start as usize - 1).kind == TokenKind::ColonColon;
        if leading && start >= 2 && self.tokens.get(start as usize - 2).kind == TokenKind::Greater {
            return None;
        }
        let first = self.tokens.get(start as usize).symbol();
        let mut found = if leading {
            self.lookup_in_scope(self.global_scope(), first.into())
        } else {
            self.lookup_unqualified_mode(first.into(), crate::sema::lookup::scope::LookupMode::Nested)
        };
        self.note_found(&found);
        let mut at = start;
        while at < index {
            let scope = self.scope_of_decl(found.first()?)?;
            at += 2;
            found = self.lookup_in_scope(scope, self.tokens.get(at as usize).symbol().into());
            self.note_found(&found);
        }
        Some(found.decls.iter().any(|d| self.names_template(*d)))
    }

    /// Whether a declared name may be followed by template arguments.
    pub fn names_template(&self, decl: Decl) -> bool {
        match decl {
            Decl::Template(_) | Decl::ParamTemplate { .. } => true,
            // The injected name of a class-template instance.
            Decl::Record(r) => self.tree.records[r].instance_of.is_some(),
            Decl::Type(ty) => self.guided_template(ty).is_some(),
            Decl::Pack(p) => self.packs[p.0 as usize].is_template,
            _ => false,
        }
    }

    /// The template that the injected class name stands for while deduction guides are made from its constructors.
    pub fn guided_template(&self, ty: QualType) -> Option<TemplateId> {
        match *self.tree.types.get(ty) {
            TypeKind::TemplateSpec { template, .. } if self.making_guides => Some(template),
            _ => None,
        }
    }
}
