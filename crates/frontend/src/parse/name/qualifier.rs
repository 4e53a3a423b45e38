//! Qualifiers of names.

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::parse::Parser;
use crate::sema::lookup::name::Qualifier;
use crate::sema::lookup::scope::LookupMode;
use crate::tree::NamespaceId;
use crate::tree::types::{QualType, TypeKind};

impl Parser<'_, '_> {
    /// Reads `::`-terminated components. The cursor ends at the last component. Errors are reported; the result is an
    /// error type as qualifier then.
    // One loop, an arm for what stands before each `::`.
    pub fn parse_qualifier(&mut self) -> Option<Qualifier> {
        let mut qualifier = None;
        if self.at(TokenKind::ColonColon) {
            self.bump();
            qualifier = Some(Qualifier::Namespace(NamespaceId::GLOBAL));
        } else if (self.at_kw(kw::DECLTYPE) || self.at_kw(kw::GNU_DECLTYPE))
            && self.peek(1).kind == TokenKind::LParen
        {
            let close = self.matching_at(self.pos() + 1);
            if self.tokens.get(close as usize + 1).kind != TokenKind::ColonColon {
                return None;
            }
            let ty = self.parse_decltype();
            self.expect(TokenKind::ColonColon);
            qualifier = Some(Qualifier::Type(ty));
        }
        loop {
            let mut ahead = 0;
            if qualifier.is_some() && self.at_kw(kw::TEMPLATE) {
                ahead = 1;
            }
            let t = self.peek(ahead);
            if t.kind != TokenKind::Ident {
                return qualifier;
            }
            match self.peek(ahead + 1).kind {
                TokenKind::ColonColon => {
                    let name = t.symbol();
                    if self.is_dependent_qualifier(qualifier) {
                        let Some(Qualifier::Type(scope)) = qualifier else { return qualifier };
                        self.bump();
                        self.bump();
                        let ty = self.tree.types.intern(TypeKind::DependentName {
                            scope: scope.ty(),
                            name,
                            args: None,
                        });
                        qualifier = Some(Qualifier::Type(ty.into()));
                        continue;
                    }
                    let found = self.lookup_qualified(qualifier, name.into(), LookupMode::Nested);
                    match self.found_qualifier(&found) {
                        Some(next) => {
                            self.check_named_access(qualifier, &found, name, t.span());
                            self.seek(self.pos() + ahead + 2);
                            qualifier = Some(next);
                        }
                        None => {
                            let any = self.lookup_qualified(qualifier, name.into(), LookupMode::Any);
                            // `p->I::~I()` with `I` a scalar type.
                            let destroyed = (self.peek(ahead + 2).kind == TokenKind::Tilde)
                                .then(|| any.first().and_then(|d| self.decl_as_type(d)))
                                .flatten();
                            if destroyed.is_none() && !found.error && !self.is_error_qualifier(qualifier) {
                                let message = match qualifier {
                                    Some(_) if any.is_empty() => self.no_member(qualifier, name),
                                    _ => {
                                        let why = if any.is_empty() { self.not_declared(name) } else { None };
                                        diag::name_followed_by_scope_must_be_class().because_of(why)
                                    }
                                };
                                self.report(message, t.span());
                            }
                            self.seek(self.pos() + ahead + 2);
                            qualifier = Some(Qualifier::Type(destroyed.unwrap_or(QualType::ERROR)));
                        }
                    }
                }
                TokenKind::Less => {
                    let name = t.symbol();
                    let dependent = self.is_dependent_qualifier(qualifier);
                    if dependent && ahead == 0 {
                        // Without `template` it is one if more of a qualifier follows, as in a definition of a member.
                        let after = self.sema.scan_template_args(self.pos() + 1);
                        let nested = after
                            .is_some_and(|at| self.tokens.get(at as usize).kind == TokenKind::ColonColon);
                        if !nested {
                            return qualifier;
                        }
                    }
                    let start = self.mark();
                    if dependent {
                        let Some(Qualifier::Type(scope)) = qualifier else { return qualifier };
                        self.seek(self.pos() + ahead + 1);
                        let args = self.parse_template_args(None);
                        if !self.at(TokenKind::ColonColon) {
                            self.rewind(start);
                            return qualifier;
                        }
                        self.bump();
                        let ty = self.tree.types.intern(TypeKind::DependentName {
                            scope: scope.ty(),
                            name,
                            args: Some(args.into()),
                        });
                        qualifier = Some(Qualifier::Type(ty.into()));
                        continue;
                    }
                    let found = self.lookup_qualified(qualifier, name.into(), LookupMode::Any);
                    let Some(decl) = found.decls.iter().copied().find(|d| self.names_class_template(*d))
                    else {
                        return qualifier;
                    };
                    let less = self.pos() + ahead + 1;
                    // Most template-ids are not followed by `::`; looking is cheaper than instantiating.
                    if let Some(after) = self.scan_template_args(less)
                        && self.tokens.get(after as usize).kind != TokenKind::ColonColon
                    {
                        return qualifier;
                    }
                    let span = t.span();
                    self.seek(less);
                    let args = self.parse_template_args(self.template_of_decl(decl));
                    if !self.at(TokenKind::ColonColon) {
                        self.rewind(start);
                        return qualifier;
                    }
                    self.check_named_access(qualifier, &found, name, span);
                    let ty = self.template_id_type(decl, args, span);
                    self.bump();
                    qualifier = Some(Qualifier::Type(ty));
                }
                _ => return qualifier,
            }
        }
    }

    /// For those who read messages in their own terminal: nobody declares the name, perhaps because a header is missing.
    pub fn not_declared(&self, name: Symbol) -> Option<String> {
        if self.options.language.cascade_errors || self.trap_depth > 0 {
            return None;
        }
        let name = self.text(name);
        let of_member = || {
            // `std::vector`: the member says which header.
            let member =
                (0..4).find(|n| self.peek(*n).kind == TokenKind::ColonColon).map(|n| self.peek(n + 1));
            let member = member.filter(|t| name == "std" && t.kind == TokenKind::Ident)?;
            crate::sema::lookup::library_headers::header_of(self.text(member.symbol()))
        };
        Some(match crate::sema::lookup::library_headers::header_of_namespace(name).or_else(of_member) {
            Some(header) => format!("\"{name}\" is not declared without #include <{header}>"),
            None => format!("\"{name}\" is not declared"),
        })
    }
}
