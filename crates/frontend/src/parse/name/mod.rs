//! Names in the token stream: id-expressions, operator and destructor names.
//!
//! * `qualifier`: qualifiers. `type_name`: names of types. `template_args`: template arguments.

mod qualifier;
mod template_args;
mod type_name;

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::core::operator_token::OperatorToken;
use crate::sema::lookup::name::{IdExpr, IdName, Qualifier};
use crate::sema::lookup::scope::{Found, Key, LookupMode};
use crate::tree::OperatorName;
use crate::tree::types::TypeKind;

impl Parser<'_, '_> {
    /// Reads an id-expression and looks it up. None, with the cursor unmoved, if there is no name here.
    pub fn parse_id_expression(&mut self) -> Option<IdExpr> {
        let start = self.span();
        let mark = self.mark();
        let qualifier = self.parse_qualifier();
        let template_kw = qualifier.is_some() && self.eat_kw(kw::TEMPLATE);
        let name_span = self.span();
        let Some(name) = self.parse_unqualified_name(qualifier) else {
            self.rewind(mark);
            return None;
        };
        let mut id = IdExpr {
            qualifier,
            name,
            args: None,
            found: Found::default(),
            span: self.span_from(start),
            name_span: self.span_from(name_span),
        };
        if self.is_error_qualifier(qualifier)
            && self.at(TokenKind::Less)
            && let Some(after) = self.sema.scan_template_args(self.pos())
        {
            self.seek(after);
        }
        let key = self.id_key(qualifier, name);
        id.found = self.lookup_qualified(qualifier, key, LookupMode::Any);
        // From C++20 on, `f<int>(x)` may find a template by its argument alone.
        let by_argument = self.options.standard >= crate::lex::Standard::Cxx20
            && qualifier.is_none()
            && matches!(name, IdName::Ident(_))
            && (id.found.is_empty() || id.found.is_overload_set(self) && id.found.record.is_none())
            && !id.found.error;
        let follows_call = |s: &mut Self| {
            s.sema
                .scan_template_args(s.pos())
                .is_some_and(|i| s.tokens.get(i as usize).kind == TokenKind::LParen)
        };
        if self.at(TokenKind::Less)
            && (template_kw
                || id.found.decls.iter().any(|d| self.names_template(*d))
                || by_argument && follows_call(self))
            && self.sema.scan_template_args(self.pos()).is_some()
        {
            let hint = match id.found.decls.as_slice() {
                [one] => self.template_of_decl(*one),
                _ => None,
            };
            id.args = Some(self.parse_template_args(hint));
            id.span = self.span_from(start);
        }
        Some(id)
    }

    /// The key of a name behind a qualifier: `S::S` names the constructors.
    pub fn id_key(&self, qualifier: Option<Qualifier>, name: IdName) -> Key {
        if let (Some(Qualifier::Type(ty)), IdName::Ident(s)) = (qualifier, name)
            && let Some(r) = self.tree.types.as_record(ty)
            && self.tree.records[r].name == Some(s)
            && self.context.naming_constructor
        {
            return Key::Ctor;
        }
        name.key()
    }

    /// Further empty strings behind `operator ""`, of which one may have the suffix ([lex.string]/13).
    fn join_empty_strings(&mut self, mut suffix: String) -> String {
        while self.at(TokenKind::String) {
            let t = self.bump();
            let text = self.interner.get(t.symbol());
            let Some(next) = text.strip_prefix("\"\"") else {
                self.report(diag::invalid_literal_operator_name(), t.span());
                continue;
            };
            if suffix.is_empty() {
                suffix = next.to_string();
            } else if !next.is_empty() && next != suffix {
                self.report(diag::literal_suffix_differs(&suffix), t.span());
            }
        }
        suffix
    }

    /// An identifier, operator-function-id, conversion-function-id, literal-operator-id or `~T`.
    pub fn parse_unqualified_name(&mut self, qualifier: Option<Qualifier>) -> Option<IdName> {
        let t = self.tok();
        match t.kind {
            TokenKind::Ident => {
                self.bump();
                Some(IdName::Ident(t.symbol()))
            }
            TokenKind::Tilde => self.parse_destructor_name(qualifier),
            TokenKind::Keyword if t.symbol() == kw::OPERATOR => Some(self.parse_operator_name()),
            _ => None,
        }
    }

    fn parse_destructor_name(&mut self, qualifier: Option<Qualifier>) -> Option<IdName> {
        self.bump();
        if self.at_kw(kw::DECLTYPE) || self.at_kw(kw::GNU_DECLTYPE) {
            let ty = self.parse_decltype();
            return Some(IdName::Dtor(Some(ty)));
        }
        let name = self.ident()?;
        // The class's own name, possibly with arguments, needs no lookup.
        if let Some(Qualifier::Type(ty)) = qualifier {
            let own = match *self.tree.types.get(ty) {
                TypeKind::Record(r) => self.tree.records[r].name == Some(name),
                TypeKind::TemplateSpec { template, .. } => {
                    self.tree.templates[template].name == crate::tree::DeclName::Ident(name)
                }
                _ => false,
            };
            if own {
                self.bump();
                if self.at(TokenKind::Less) {
                    self.parse_template_args(None);
                }
                return Some(IdName::Dtor(Some(ty)));
            }
        }
        if let Some(record) = self.enclosing_record(self.cx.scope)
            && self.tree.records[record].name == Some(name)
        {
            let ty = self.record_type(record);
            self.bump();
            if self.at(TokenKind::Less) {
                self.parse_template_args(None);
            }
            return Some(IdName::Dtor(Some(ty)));
        }
        match self.parse_type_name() {
            Some(ty) => Some(IdName::Dtor(Some(ty))),
            None => {
                // `p->N::S::~S()`: the name is looked up in the class of the object by the caller.
                self.bump();
                Some(IdName::Dtor(None))
            }
        }
    }

    fn parse_operator_name(&mut self) -> IdName {
        self.bump();
        let t = self.tok();
        use OperatorName as O;
        // `.*` cannot be overloaded; `>` may be the first half of `>>`.
        let simple = !matches!(t.kind, TokenKind::DotStar | TokenKind::Greater);
        let simple = OperatorToken::of(t.kind).filter(|_| simple).map(|operator| operator.name);
        if let Some(op) = simple {
            self.bump();
            return IdName::Operator(op);
        }
        match t.kind {
            TokenKind::Greater => {
                if self.at_shift_right() {
                    self.bump();
                    self.bump();
                    return IdName::Operator(O::Shr);
                }
                self.bump();
                return IdName::Operator(O::Greater);
            }
            TokenKind::LParen => {
                self.bump();
                self.expect(TokenKind::RParen);
                return IdName::Operator(O::Call);
            }
            TokenKind::LBracket => {
                self.bump();
                self.expect(TokenKind::RBracket);
                return IdName::Operator(O::Subscript);
            }
            TokenKind::Keyword if matches!(t.symbol(), kw::NEW | kw::DELETE) => {
                self.bump();
                let array = self.at(TokenKind::LBracket) && self.peek(1).kind == TokenKind::RBracket;
                if array {
                    self.bump();
                    self.bump();
                }
                return IdName::Operator(match (t.symbol() == kw::NEW, array) {
                    (true, false) => O::New,
                    (true, true) => O::NewArray,
                    (false, false) => O::Delete,
                    (false, true) => O::DeleteArray,
                });
            }
            TokenKind::Keyword if t.symbol() == kw::CO_AWAIT => {
                self.bump();
                return IdName::Operator(O::CoAwait);
            }
            TokenKind::String => {
                self.bump();
                // `operator""_x` is one token, `operator"" _x` two.
                let text = self.interner.get(t.symbol());
                let suffix = text.rsplit('"').next().unwrap_or("").to_string();
                let empty = text.len() - suffix.len() == 2;
                let suffix = self.join_empty_strings(suffix);
                if !empty || suffix.is_empty() && !self.at(TokenKind::Ident) {
                    self.report(diag::invalid_literal_operator_name(), t.span());
                }
                let suffix = if suffix.is_empty() {
                    self.eat_ident().unwrap_or(t.symbol())
                } else {
                    self.interner.intern(suffix.as_bytes())
                };
                return IdName::Literal(suffix);
            }
            _ => {}
        }
        let ty = self.parse_conversion_type();
        IdName::Conversion(ty)
    }
}
