//! Names in expressions, and what is said of those that nothing declares.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::parse::Parser;
use crate::sema::lookup::name::{IdExpr, IdName, Qualifier};
use crate::sema::lookup::scope::{Found, Key, ScopeKind};
use crate::sema::overload::OverloadSet;
use crate::tree::{ExprId, NamespaceId};

impl Parser<'_, '_> {
    /// A name at the cursor, as an expression.
    pub(crate) fn parse_name(&mut self, start: Span) -> ExprId {
        let pos = self.pos();
        let Some(id) = self.parse_id_expression() else {
            self.report(diag::expected_expression(), start);
            if !matches!(
                self.kind(),
                TokenKind::Semi | TokenKind::RParen | TokenKind::RBrace | TokenKind::Eof
            ) {
                self.bump();
            }
            return self.error_expr(start);
        };
        // `&C::m.n` is the address of a member of `this->m`.
        let goes_on = matches!(
            self.kind(),
            TokenKind::Dot
                | TokenKind::Arrow
                | TokenKind::LBracket
                | TokenKind::LParen
                | TokenKind::PlusPlus
                | TokenKind::MinusMinus
        );
        let after_amp = self.cx.ex.amp_pos == pos && !goes_on;
        match self.is_unknown(&id, after_amp) {
            true => self.undeclared(id),
            false => self.build_name(id, after_amp),
        }
    }

    /// A name that lookup did not find: argument-dependent lookup may, or the compiler knows it.
    fn undeclared(&mut self, id: IdExpr) -> ExprId {
        let span = id.span;
        if let (None, IdName::Operator(op)) = (id.qualifier, id.name)
            && self.at(TokenKind::LParen)
        {
            let set = OverloadSet {
                decls: Default::default(),
                name: Key::Operator(op),
                explicit: None,
                object: None,
                naming_class: None,
                qualified: false,
                adl: true,
                address: false,
                builtin: None,
            };
            return self.push_overload(set, span);
        }
        if let (Some(Qualifier::Namespace(NamespaceId::GLOBAL)), IdName::Ident(name)) =
            (id.qualifier, id.name)
            && self.text(name).starts_with("__builtin_")
        {
            return self.undeclared(IdExpr { qualifier: None, ..id });
        }
        if let (None, IdName::Ident(name)) = (id.qualifier, id.name) {
            if let Some(param) = self.earlier_param(name, span) {
                return param;
            }
            if let Some(found) = self.find_in_dependent_bases(name) {
                let ty = found.first().filter(|d| d.is_type()).and_then(|d| self.decl_type_of(d));
                let Some(ty) = ty else { return self.build_name(IdExpr { found, ..id }, false) };
                let args = self.parse_call_args();
                let span = self.span_from(span);
                return self.build_functional_cast(ty, args, span);
            }
            let builtin = self.builtin_name(name);
            if self.at(TokenKind::LParen) || builtin.is_some() {
                let set = OverloadSet {
                    decls: Default::default(),
                    name: Key::Ident(name),
                    explicit: id.args.map(Into::into),
                    object: None,
                    naming_class: None,
                    qualified: false,
                    adl: true,
                    address: false,
                    builtin,
                };
                return self.push_overload(set, span);
            }
        }
        if let IdName::Ident(name) = id.name {
            let message = match id.qualifier {
                None => diag::identifier_is_undefined(&self.text(name)),
                Some(_) => self.no_member(id.qualifier, name),
            };
            self.report(message, id.name_span);
            if id.qualifier.is_none() || self.at(TokenKind::Ident) {
                let name = self.ident().unwrap_or(name);
                self.note_undefined(name);
            }
        } else {
            let text = diag::identifier_is_undefined(&self.key_text(id.name.key()));
            self.report(text, id.name_span);
        }
        self.error_expr(span)
    }

    /// The name of a function that is called with operands that may depend on template parameters, and that only a base class
    /// has which depends on them. An unqualified name does not mean it ([temp.dep]/3), but the reference compiler takes it where
    /// nothing else was declared.
    fn find_in_dependent_bases(&mut self, name: Symbol) -> Option<Found> {
        if self.dependent_bases.is_empty() || !self.at(TokenKind::LParen) {
            return None;
        }
        let mut at = Some(self.cx.scope);
        while let Some(scope) = at {
            if matches!(self.scopes[scope].kind, ScopeKind::Record(_)) {
                let found = self.lookup_in_scope(scope, name.into());
                if !found.is_empty() {
                    return self.has_dependent_operand().then_some(found);
                }
            }
            at = self.scopes[scope].parent.expand();
        }
        None
    }

    /// Whether a name in the parentheses at the cursor may depend on template parameters: entities of namespaces do not.
    fn has_dependent_operand(&mut self) -> bool {
        let (from, to) = (self.pos() + 1, self.matching());
        (from..to).any(|at| {
            let (t, before) = (self.tokens.get(at as usize), self.tokens.get(at as usize - 1).kind);
            let member = matches!(before, TokenKind::Dot | TokenKind::Arrow | TokenKind::ColonColon);
            match t.kind {
                TokenKind::Keyword => t.symbol() == kw::THIS,
                TokenKind::Ident if !member => {
                    let home = self.lookup_unqualified(t.symbol()).scope;
                    home.is_none_or(|s| !matches!(self.scopes[s].kind, ScopeKind::Namespace(_)))
                }
                _ => false,
            }
        })
    }
}
