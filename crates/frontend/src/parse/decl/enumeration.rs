//! Enumerations.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::decl::attribute::Attrs;
use crate::sema::decl::declarator::NameMode;
use crate::sema::decl::enumeration::OpenEnum;
use crate::sema::decl::specifiers::{DeclSpecs, SpecContext, Tag};
use crate::sema::lookup::name::Qualifier;
use crate::sema::lookup::scope::{Decl, Entry, LookupMode, ScopeKind};
use crate::tree::types::{IntKind, QualType, TypeKind};
use crate::tree::{EnumId, Enumerator, ScopeId};

impl Parser<'_, '_> {
    /// `enum ...` among the specifiers.
    pub fn parse_enum_spec(&mut self, specs: &mut DeclSpecs, context: SpecContext) {
        self.bump();
        let scoped = self.eat_kw(kw::CLASS) || self.eat_kw(kw::STRUCT);
        let mut attrs = Attrs::default();
        self.parse_attributes(&mut attrs);
        let span = self.span();
        let qualifier = match self.kind() {
            TokenKind::Ident | TokenKind::ColonColon => self.parse_qualifier(),
            _ => None,
        };
        let name = self.eat_ident();
        if scoped && name.is_none() {
            self.report(diag::scoped_enum_type_must_have_name(), span);
        }
        self.parse_attributes(&mut attrs);
        // `enum E : int`; in a class `enum E : 3` would be a bit-field of type E.
        let mut underlying = None;
        if self.at(TokenKind::Colon) {
            let mark = self.mark();
            self.bump();
            if self.at_type_start() {
                let inner = self.parse_decl_specifiers(SpecContext::TypeOnly);
                let base = self.specs_type(&inner);
                let declarator = self.parse_declarator(&inner, base, NameMode::Forbidden);
                underlying = Some(declarator.ty.unqualified());
            } else {
                self.rewind(mark);
            }
        }
        let defines = self.at(TokenKind::LBrace) && !self.context.no_type_definitions;
        if defines {
            self.check_type_definition(context, span);
        } else if underlying.is_some()
            && context != SpecContext::TypeOnly
            && !matches!(self.kind(), TokenKind::Semi | TokenKind::RParen | TokenKind::Comma)
        {
            self.report(diag::opaque_enum_within_declaration(), span);
        }
        let here = self.declaration_scope(self.cx.scope);
        let scope = match qualifier {
            None => here,
            Some(Qualifier::Namespace(ns)) => self.namespace_scope(ns),
            Some(Qualifier::Type(ty)) => match self.tree.types.as_record(ty) {
                Some(r) => self.record_scope(r),
                None => here,
            },
        };
        let declares = defines || underlying.is_some() || (scoped && self.at(TokenKind::Semi));
        if declares && qualifier.is_some() && matches!(self.scopes[here].kind, ScopeKind::Record(_)) {
            self.report(diag::qualified_name_is_not_allowed(), span);
        }
        let known = name.and_then(|name| {
            if declares {
                self.entries(scope, name.into()).iter().find_map(|e| match e.decl {
                    Decl::Enum(e) => Some(e),
                    _ => None,
                })
            } else {
                let found = self.lookup_qualified(qualifier, name.into(), LookupMode::Tag);
                found.decls.iter().find_map(|d| match *d {
                    Decl::Enum(e) => Some(e),
                    Decl::Type(ty) => self.tree.types.as_enum(ty),
                    _ => None,
                })
            }
        });
        let id = match known {
            Some(id) if declares && self.tree.enums[id].scoped != scoped => {
                let text = diag::was_declared_as_another_kind_of_enumeration(&self.show_enum(id));
                self.report(text, span);
                id
            }
            Some(id) => id,
            None => {
                if !declares && let Some(name) = name {
                    let text = match self.lookup_qualified(qualifier, name.into(), LookupMode::Any).is_empty()
                    {
                        true => diag::is_undefined(&format_args!("enum \"{}\"", self.text(name))),
                        false => diag::is_not_enumeration(&self.text(name)),
                    };
                    self.report(text, span);
                    specs.ty = Some(QualType::ERROR);
                    return;
                }
                // An instance that is not instantiated yet has no members to find.
                let known_scope = match qualifier {
                    None => false,
                    Some(Qualifier::Namespace(_)) => true,
                    Some(Qualifier::Type(ty)) => (self.tree.types.as_record(ty))
                        .is_some_and(|r| self.tree.records[r].instance_of.is_none()),
                };
                if known_scope && let Some(name) = name {
                    let text = diag::named_scope_has_no_enumeration(&self.text(name));
                    self.report(text, span);
                }
                let id = self.new_enum(name, scope, scoped, underlying, span);
                if let (Some(name), None) = (name, qualifier) {
                    self.check_new_type(scope, name, span);
                }
                if let Some(name) = name {
                    self.declare(scope, name, Decl::Enum(id));
                }
                id
            }
        };
        if declares {
            self.tree.enums[id].align = self.tree.enums[id].align.max(attrs.align);
        }
        specs.ty = Some(self.enum_type(id));
        specs.tag = Some(Tag::Enum { id, defined: defines });
        self.set_underlying_type(id, underlying, scoped, known.is_some(), span);
        if defines && self.open_enumeration(id, scope, qualifier, span) {
            self.parse_enumerators(id, scope);
            self.parse_attributes(&mut attrs);
        }
    }

    fn set_underlying_type(
        &mut self,
        id: EnumId,
        underlying: Option<QualType>,
        scoped: bool,
        redeclared: bool,
        span: Span,
    ) {
        if let Some(ty) = underlying {
            if !matches!(self.tree.types.get(ty), TypeKind::Int(_) | TypeKind::Error)
                && !self.tree.types.is_dependent(ty)
            {
                self.report(diag::underlying_type_of_enum_type(), span);
            } else if redeclared && self.tree.enums[id].fixed && self.tree.enums[id].underlying != ty {
                let text = diag::was_declared_with_another_underlying_type(&self.show_enum(id));
                self.report(text, span);
            } else if !self.tree.types.is_error(ty) {
                self.tree.enums[id].underlying = ty;
                self.tree.enums[id].fixed = true;
            }
        }
        if scoped && underlying.is_none() && !self.tree.enums[id].complete {
            self.tree.enums[id].fixed = true;
        }
        if self.tree.enums[id].fixed {
            self.tree.enums[id].complete = true;
        }
    }

    /// Before the enumerators, in `scope`; false if they must not be read.
    fn open_enumeration(
        &mut self,
        id: EnumId,
        scope: ScopeId,
        qualifier: Option<Qualifier>,
        span: Span,
    ) -> bool {
        // An explicit specialisation takes the place of what the template gave its instance.
        if self.no_member_enums && self.adopted_enums.remove(&id) {
            self.defined_enums.remove(&id);
            self.tree.enums[id].enumerators.clear();
            let inner = self.new_scope(ScopeKind::Enum(id), Some(scope));
            self.enum_scopes.insert(id, inner);
        }
        if !self.defined_enums.insert(id) {
            let text = diag::has_already_been_defined(&format_args!("enum \"{}\"", self.show_enum(id)));
            self.report(text, span);
            self.skip_brackets();
            return false;
        }
        // Behind a qualifier the names around the definition are visible too: parameters of a template.
        if let Some(Qualifier::Type(ty)) = qualifier
            && let Some(r) = self.tree.types.as_record(ty)
            && let Some(inner) = self.enum_scope(id)
        {
            let parent = self.sema.reenter_nested(r, self.cx.scope);
            self.scopes[inner].parent = parent.into();
            self.scopes[inner].sees_packs |= self.scopes[parent].sees_packs;
        }
        true
    }

    fn parse_enumerators(&mut self, id: EnumId, outer: ScopeId) {
        let close = self.matching();
        self.bump();
        let Some(scope) = self.enum_scope(id) else { return };
        let scoped = self.tree.enums[id].scoped;
        let fixed = self.tree.enums[id].fixed;
        let mut next: i128 = 0;
        let mut ty = if fixed { self.tree.enums[id].underlying } else { QualType::INT };
        let back = std::mem::replace(&mut self.cx.scope, scope);
        let outer_open = self.open_enum.replace(OpenEnum { id, types: Vec::new() });
        while self.pos() < close && !self.at_eof() {
            let span = self.span();
            let Some(name) = self.eat_ident() else {
                self.report(diag::expected_identifier(), span);
                break;
            };
            let mut attrs = Attrs::default();
            self.parse_attributes(&mut attrs);
            self.note_lint_attributes(&attrs, span);
            if self.eat(TokenKind::Equal) {
                let value = if fixed {
                    self.parse_converted_constant(ty).and_then(|v| v.as_int())
                } else {
                    self.parse_constant_expr().and_then(|(vty, v)| {
                        ty = self.enumerator_type(vty);
                        v.as_int()
                    })
                };
                if let Some(v) = value {
                    next = v;
                }
            }
            // One more than the last of its type has a type that holds it.
            if let TypeKind::Int(kind) = *self.tree.types.get(ty)
                && !kind.holds(next)
                && !fixed
            {
                let kinds = [IntKind::Int, IntKind::UInt, IntKind::Long, IntKind::ULong, IntKind::Int128];
                let holds = kinds.into_iter().find(|kind| kind.holds(next));
                ty = self.tree.types.int(holds.unwrap_or(IntKind::UInt128));
            }
            if let Some(open) = &mut self.open_enum {
                open.types.push(ty);
            }
            let index = self.tree.enums[id].enumerators.len() as u32;
            self.tree.enums[id].enumerators.push(Enumerator { name, value: next, span });
            let entry = Entry {
                decl: Decl::Enumerator(id, index),
                pos: self.pos(),
                access: self.around.current_access,
                hidden: false,
                using: false,
            };
            self.declare_entry(scope, name.into(), entry);
            if !scoped {
                let clash = self
                    .entries(outer, name.into())
                    .iter()
                    .any(|e| !e.using && !matches!(e.decl, Decl::Record(_) | Decl::Enum(_) | Decl::Error));
                if clash {
                    let text = diag::has_already_been_declared_in_current_scope(&self.text(name));
                    self.report(text, span);
                } else {
                    self.declare_entry(outer, name.into(), entry);
                }
            }
            next = next.wrapping_add(1);
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        self.cx.scope = back;
        self.open_enum = outer_open;
        if self.pos() != close && self.pos() < close {
            self.expect(TokenKind::RBrace);
        }
        self.seek(close);
        self.expect(TokenKind::RBrace);
        if !fixed {
            self.tree.enums[id].underlying = self.choose_underlying(id);
        }
        self.tree.enums[id].complete = true;
    }
}
