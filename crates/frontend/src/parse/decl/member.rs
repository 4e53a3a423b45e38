//! Members of classes.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::decl::attribute::{AttrFlags, Attrs};
use crate::sema::decl::declarator::{Declarator, NameMode};
use crate::sema::decl::function::{Definition, NewFunction};
use crate::sema::decl::specifiers::{DeclSpecs, SpecContext, SpecFlags, Storage};
use crate::sema::lookup::name::IdName;
use crate::sema::lookup::scope::{Decl, Key};
use crate::tree::types::{ArrayLen, QualType, TypeKind};
use crate::tree::{
    Access, DeclContext, DefaultArg, Field, FieldRef, FnFlags, FunctionId, RecordFlags, RecordId,
};

impl Parser<'_, '_> {
    /// One member-declaration.
    pub(crate) fn parse_member(&mut self, record: RecordId) {
        let t = self.tok();
        match t.kind {
            TokenKind::Semi => {
                self.bump();
                return;
            }
            TokenKind::Keyword => {
                let access = match t.symbol() {
                    kw::PUBLIC => Some(Access::Public),
                    kw::PROTECTED => Some(Access::Protected),
                    kw::PRIVATE => Some(Access::Private),
                    _ => None,
                };
                if let Some(access) = access {
                    self.bump();
                    self.expect(TokenKind::Colon);
                    self.around.current_access = access;
                    return;
                }
                match t.symbol() {
                    kw::USING => return self.parse_using(),
                    kw::TEMPLATE => return self.parse_template(),
                    kw::STATIC_ASSERT => return self.parse_static_assert(),
                    kw::GNU_EXTENSION2 => {
                        self.bump();
                        return self.parse_member(record);
                    }
                    _ => {}
                }
            }
            _ => {}
        }
        let start = self.pos();
        if t.kind == TokenKind::Ident && self.at_access_declaration(record) {
            return self.parse_using_declaration();
        }
        let specs = self.parse_decl_specifiers(SpecContext::Member);
        if self.at(TokenKind::Semi) {
            self.finish_empty_member(record, &specs);
            self.bump();
            return;
        }
        self.parse_member_declarators(record, &specs, start);
    }

    fn parse_member_declarators(&mut self, record: RecordId, specs: &DeclSpecs, start: u32) {
        loop {
            // Unnamed bit-field.
            if self.at(TokenKind::Colon) {
                if specs.has(SpecFlags::FRIEND) {
                    self.report(diag::invalid_friend_declaration(), specs.span);
                } else if specs.storage != Storage::None {
                    self.expect(TokenKind::Semi);
                }
                let ty = self.specs_type(specs);
                self.bump();
                let width = self.parse_constant_int();
                let attrs = Attrs { type_align: specs.type_align, ..Attrs::default() };
                self.add_field(record, None, ty, specs, &attrs, specs.span, width.or(Some(0)));
            } else {
                let base = specs.ty.unwrap_or(QualType::VOID);
                let (declarator, failed) = self.reading(
                    |context| &mut context.naming_constructor,
                    true,
                    |s| s.had_errors(|s| s.parse_declarator(specs, base, NameMode::Required)),
                );
                if declarator.name.is_none() {
                    if !failed {
                        self.report_missing_type();
                    }
                    self.skip_declaration();
                    return;
                }
                if specs.ty.is_none() && !self.allows_no_type(&declarator) {
                    if !failed {
                        let span = declarator.span;
                        match declarator.name {
                            Some(IdName::Ident(_))
                                if declarator.function.is_none()
                                    && matches!(self.kind(), TokenKind::Equal | TokenKind::Semi) =>
                            {
                                self.report_implicit_int(specs, span);
                            }
                            Some(IdName::Ident(_))
                                if declarator.function.is_some() && declarator.qualifier.is_none() =>
                            {
                                self.report(diag::explicit_type_is_missing_int_assumed(), span);
                            }
                            Some(IdName::Ident(name))
                                if declarator.function.is_none()
                                    && self.lookup_unqualified(name).is_empty() =>
                            {
                                let text = diag::identifier_is_undefined(&self.text(name));
                                self.report(text, span);
                            }
                            _ => {
                                self.report(diag::declaration_has_no_storage_class_or_type(), span);
                            }
                        }
                    }
                    self.skip_declaration();
                    return;
                }
                if self.finish_member(record, specs, declarator, start) {
                    return;
                }
            }
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        if !self.at(TokenKind::Semi) {
            self.expect(TokenKind::Semi);
            self.skip_declaration();
        } else {
            self.bump();
        }
    }

    /// Declares one member. True if a body ended the declaration.
    fn finish_member(
        &mut self,
        record: RecordId,
        specs: &DeclSpecs,
        declarator: Declarator,
        start: u32,
    ) -> bool {
        let scope = self.cx.scope;
        if specs.is_typedef() {
            if declarator.qualifier.is_some() {
                self.report(diag::qualified_name_is_not_allowed(), declarator.span);
            } else if matches!(declarator.name, Some(IdName::Operator(_) | IdName::Conversion(_))) {
                self.report(diag::operator_name_is_not_allowed(), declarator.span);
            }
            if let Some(IdName::Ident(name)) = declarator.name {
                let tag = specs.tag.filter(|_| specs.ty == Some(declarator.ty));
                self.declare_typedef(name, declarator.ty, tag, declarator.span, scope);
                self.align_name(scope, name, specs.attrs.align, &declarator.attrs);
            }
            return false;
        }
        if specs.has(SpecFlags::FRIEND) {
            return self.finish_friend_function(record, specs, declarator, start);
        }
        if matches!(self.tree.types.get(declarator.ty), TypeKind::Function(_)) {
            if let Some(info) = &declarator.function
                && info.auto_params
            {
                self.seek(start);
                self.parse_abbreviated_template();
                return true;
            }
            if specs.ty.is_none()
                && let Some(template) = self.guide_template(&declarator)
                && Some(template) != self.tree.records[record].instance_of.as_ref().map(|i| i.0)
            {
                self.declare_guide(specs, &declarator);
                return false;
            }
            if matches!(specs.storage, Storage::Extern | Storage::Register) {
                self.report(diag::invalid_storage_class_for_class_member(), declarator.span);
            }
            return self.finish_method(record, specs, declarator);
        }
        let Some(IdName::Ident(name)) = declarator.name else {
            self.report(diag::data_member_needs_identifier(), declarator.span);
            let _ = self.skip_initializer();
            return false;
        };
        if matches!(specs.storage, Storage::Extern | Storage::Register) {
            self.report(diag::invalid_storage_class_for_class_member(), declarator.span);
        }
        self.check_member_qualifier(record, &declarator);
        if specs.storage == Storage::Static {
            self.declare_static_member(record, specs, &declarator, name);
            return false;
        }
        if declarator.asm_label.is_some() {
            let text = diag::asm_name_is_not_allowed_on_nonstatic();
            self.report(text, declarator.span);
        }
        let bits = if self.at(TokenKind::Colon) {
            self.bump();
            Some(self.parse_constant_int().unwrap_or(0))
        } else {
            None
        };
        let mut attrs = declarator.attrs.clone();
        self.parse_attributes(&mut attrs);
        self.note_lint_attributes(&attrs, declarator.span);
        self.note_lint_attributes(&specs.attrs, declarator.span);
        self.add_field(record, Some(name), declarator.ty, specs, &attrs, declarator.span, bits);
        false
    }

    fn add_field(
        &mut self,
        record: RecordId,
        name: Option<Symbol>,
        ty: QualType,
        specs: &DeclSpecs,
        attrs: &Attrs,
        span: Span,
        bits: Option<i128>,
    ) {
        let flexible = matches!(self.tree.types.get(ty), TypeKind::Array { len: ArrayLen::Unknown, .. });
        let mut ty = ty;
        if self.contains_auto(ty) {
            if !self.tree.types.is_error(ty) {
                self.report(diag::auto_is_not_allowed_here(), span);
            }
            ty = QualType::ERROR;
        } else if !flexible && !self.require_complete(ty, span) {
            ty = QualType::ERROR;
        } else if let Some(r) = self.tree.types.as_record(self.tree.types.array_base(ty))
            && self.tree.records[r].flags.contains(RecordFlags::ABSTRACT)
        {
            self.report_abstract(r, span);
        }
        let scope = self.cx.scope;
        if self.at(TokenKind::LParen) {
            let at = self.span();
            self.report(diag::expected_type_specifier(), at);
        }
        let default = match self.skip_initializer() {
            Some(range) => DefaultArg::Tokens { range, scope, env: None.into() },
            None => DefaultArg::None,
        };
        if self.tree.types.is_error(ty) {
            self.tree.records[record].flags |= RecordFlags::INVALID;
        }
        let bits = match bits {
            Some(n) if n < 0 => {
                self.report(diag::invalid_size_for_bit_field(), span);
                Some(1)
            }
            Some(n) => Some(n.min(1 << 16) as u32),
            None => None,
        };
        self.lint_bit_field(bits, ty, span);
        self.check_field(record, name, ty, specs, bits, default != DefaultArg::None, span);
        let index = self.tree.records[record].fields.len() as u32;
        let access = self.around.current_access;
        let flags = specs.attrs.flags | attrs.flags;
        self.tree.records[record].fields.push(Field {
            name,
            ty,
            span,
            access,
            bits,
            mutable: specs.has(SpecFlags::MUTABLE),
            no_unique_address: flags.contains(AttrFlags::NO_UNIQUE_ADDRESS),
            align: specs.attrs.align.max(attrs.align),
            type_align: attrs.type_align,
            packed: flags.contains(AttrFlags::PACKED),
            default,
        });
        if let Some(name) = name {
            let scope = self.record_scope(record);
            let clash = self
                .entries(scope, name.into())
                .iter()
                .any(|e| !e.using && !matches!(e.decl, Decl::Record(_) | Decl::Enum(_) | Decl::Error));
            if clash {
                let text = diag::has_already_been_declared_in_current_scope(&self.text(name));
                self.report(text, span);
                return;
            }
            self.declare(scope, name, Decl::Field(FieldRef { record, index }));
        }
    }

    /// A member function. True if a body ended the declaration.
    fn finish_method(&mut self, record: RecordId, specs: &DeclSpecs, declarator: Declarator) -> bool {
        let scope = self.cx.scope;
        if declarator.qualifier.is_some() {
            self.report(diag::qualified_name_is_not_allowed(), declarator.span);
        }
        let Some((name, key)) = self.function_name(&declarator, Some(record)) else {
            let definition = self.parse_method_tail(None);
            return matches!(definition, Definition::Body(_));
        };
        let ty = self.function_type(specs, &declarator, name);
        self.around.pending_requires = declarator.function.as_ref().and_then(|f| f.requires);
        let known = self.find_redeclared(scope, key, ty, false);
        self.around.pending_requires = None;
        if let Some(old) = known {
            let text = diag::invalid_redeclaration_of_member_function(&self.show_signature(old));
            self.report(text, declarator.span);
            let definition = self.parse_method_tail(None);
            return matches!(definition, Definition::Body(_));
        }
        let new = NewFunction {
            name,
            context: DeclContext::Record(record),
            specs,
            declarator: &declarator,
            info: declarator.function.as_ref(),
            access: self.around.current_access,
        };
        let function = self.new_function(new, ty);
        let object =
            |d: Decl| matches!(d, Decl::Field(_) | Decl::Indirect(_) | Decl::Var(_) | Decl::Enumerator(..));
        if let (Key::Ident(name), true) =
            (key, self.entries(scope, key).iter().any(|e| !e.using && object(e.decl)))
        {
            let text = diag::has_already_been_declared_in_current_scope(&self.text(name));
            self.report(text, declarator.span);
        }
        self.drop_hidden_usings(scope, key, function);
        self.declare(scope, key, Decl::Function(function));
        self.tree.records[record].methods.push(function);
        self.check_method(function, key, &declarator);
        let definition = self.parse_method_tail(Some(function));
        if matches!(definition, Definition::Body(_) | Definition::Default) {
            self.tree.functions[function].flags |= FnFlags::INLINE;
        }
        if let Definition::Default = definition {
            self.warn_of_ignored_spaces(function, record, &specs.attrs);
        }
        self.define_function(function, definition, &declarator);
        if let Definition::None = definition {
            self.fn_info[function].needs_definition = true;
        }
        matches!(definition, Definition::Body(_))
    }

    /// `override`, `final`, then the definition.
    pub(crate) fn parse_method_tail(&mut self, function: Option<FunctionId>) -> Definition {
        loop {
            let t = self.tok();
            let flag = if t.is_name(kw::OVERRIDE) {
                FnFlags::OVERRIDE
            } else if t.is_name(kw::FINAL) {
                FnFlags::FINAL
            } else if self.at_attribute() {
                self.parse_attributes(&mut Attrs::default());
                continue;
            } else {
                break;
            };
            self.bump();
            if let Some(f) = function {
                self.tree.functions[f].flags |= flag;
            }
        }
        self.parse_definition_tail()
    }

    /// Static data members.
    fn declare_static_member(
        &mut self,
        record: RecordId,
        specs: &DeclSpecs,
        declarator: &Declarator,
        name: Symbol,
    ) {
        let scope = self.record_scope(record);
        let var =
            self.new_variable(Some(name), declarator.ty, DeclContext::Record(record), specs, declarator);
        self.tree.vars[var].access = self.around.current_access;
        self.check_named_like_class(scope, name, declarator.span);
        if self.is_block_scope_class(scope) {
            self.report(diag::local_class_may_not_have_static_data(), declarator.span);
        }
        let clash = self.entries(scope, name.into()).iter().any(|e| !e.using && !e.decl.is_type());
        if clash {
            let text = diag::has_already_been_declared_in_current_scope(&self.text(name));
            self.report(text, declarator.span);
        }
        self.declare(scope, name, Decl::Var(var));
        let has_init = matches!(self.kind(), TokenKind::Equal | TokenKind::LBrace);
        // A member that is defined here needs its type now; in templates that is when it is instantiated.
        let defines = has_init || specs.has(SpecFlags::INLINE);
        if defines && !self.inside_template(Some(scope)) {
            let object = self.tree.types.as_record(self.tree.types.array_base(declarator.ty));
            let flags = object.map_or(RecordFlags::empty(), |r| self.tree.records[r].flags);
            if flags.contains(RecordFlags::BEING_DEFINED) {
                let ty = self.tree.vars[var].ty;
                self.report_incomplete(ty, declarator.span);
            }
        }
        let plain = self.is_plain_auto(declarator.ty);
        if matches!(self.kind(), TokenKind::Equal | TokenKind::LBrace) {
            self.tree.vars[var].flags |= crate::tree::VarFlags::IN_CLASS;
        }
        self.take_initializer(var, specs, declarator.scope.unwrap_or(self.cx.scope));
        if plain && !self.contains_auto(self.tree.vars[var].ty) {
            let ty = self.tree.vars[var].ty.unqualified();
            self.check_auto_constraint(specs.constraint, ty, declarator.span);
        }
        if has_init {
            self.check_static_member_init(var, specs);
        } else if specs.has(SpecFlags::CONSTEXPR)
            && self.tree.types.as_record(declarator.ty).is_none()
            && !self.tree.types.is_error(declarator.ty)
        {
            self.report(diag::missing_initializer_for_constexpr_variable(), declarator.span);
        }
        if specs.has(SpecFlags::MUTABLE) {
            self.report(diag::mutable_is_not_allowed(), declarator.span);
        }
        if specs.has(SpecFlags::VIRTUAL) {
            self.report(diag::virtual_is_not_allowed(), declarator.span);
        }
    }
}
