//! Initialisers of declared entities, as written after a declarator.

use oxicc_source::Span;
use smallvec::SmallVec;

use crate::diag;
use crate::lex::{Symbol, TokenKind};
use crate::sema::convert::{Init, Purpose};
use crate::sema::expr::Deducing;
use crate::sema::init::{ArrayCopy, InitList};
use crate::sema::scope::Decl;
use crate::sema::{Parser, Scoped, Sema};
use crate::tree::expr::{CastKind, Category, ExprKind, Lifetime};
use crate::tree::stmt::LocalDecl;
use crate::tree::types::{ArrayLen, Placeholder, QualType, TypeKind};
use crate::tree::value::Aggregate;
use crate::tree::{
    Access, Body, ClosureOwner, ConstValue, DefaultArg, ExprId, FieldRef, InitState, LocalId, MemorySpace,
    RecordFlags, RecordId, VarFlags, VarId,
};

/// An initialiser by its form.
enum Written {
    None,
    /// `= x`
    Copy(Init),
    /// `(a, b)`
    Direct(Vec<Init>),
    /// `{a, b}`
    List(InitList),
}

impl Parser<'_, '_> {
    fn parse_written(&mut self) -> Written {
        match self.kind() {
            TokenKind::Equal => {
                self.bump();
                Written::Copy(self.parse_initializer_clause())
            }
            TokenKind::LParen => Written::Direct(self.parse_call_args()),
            TokenKind::LBrace => Written::List(self.parse_braced_list()),
            _ => Written::None,
        }
    }
}

impl Sema<'_> {
    /// Deduces a placeholder from the initialiser; `None` after a report.
    fn deduce_declared(&mut self, ty: QualType, written: &Written, span: Span) -> Option<QualType> {
        if !self.has_placeholder(ty) {
            return Some(ty);
        }
        let (args, is_list): (Vec<Init>, bool) = match written {
            Written::None => {
                if let TypeKind::Deduced(Placeholder::Template(t)) = *self.tree.types.get(ty) {
                    let deduced = self.deduce_class_template(t, &[], Deducing::Direct, span)?;
                    return Some(self.tree.types.qualify(deduced, ty.quals()));
                }
                self.report(diag::cannot_deduce_auto_type_initializer_required(), span);
                return None;
            }
            Written::Copy(Init::List(list)) => (vec![Init::List(list.clone())], true),
            Written::Copy(init) => (vec![init.clone()], false),
            Written::Direct(args) => (args.clone(), false),
            Written::List(list) => (list.inits(), true),
        };
        if args.iter().any(|a| a.as_expr().is_some_and(|e| self.is_error_expr(e))) {
            return None;
        }
        if let TypeKind::Deduced(Placeholder::Template(t)) = *self.tree.types.get(ty) {
            let args = match (written, args.as_slice()) {
                (Written::Copy(_), [Init::List(list)]) => list.inits(),
                _ => args,
            };
            let how = match (written, is_list) {
                (Written::Copy(_), true) => Deducing::CopyList,
                (Written::Copy(_), false) => Deducing::Copy,
                (_, true) => Deducing::List,
                (_, false) => Deducing::Direct,
            };
            let deduced = self.deduce_class_template(t, &args, how, span)?;
            return Some(self.tree.types.qualify(deduced, ty.quals()));
        }
        let [arg] = args.as_slice() else {
            self.report(diag::braced_initialization_of_variable_declared_with_placeholder(), span);
            return None;
        };
        self.deduce_auto(ty, arg, span)
    }

    /// Applies an initialiser to an object of type `ty`. `None`: left uninitialised.
    fn initialise(&mut self, ty: QualType, written: &Written, span: Span) -> Option<ExprId> {
        match written {
            Written::None => self.default_init(ty, span),
            Written::Copy(init) => Some(self.copy_init(ty, init, Purpose::Init)),
            Written::Direct(args) => Some(self.direct_init(ty, args, span)),
            Written::List(list) => Some(self.direct_list_init(ty, list, span)),
        }
    }
}

impl Parser<'_, '_> {
    /// Reads the initialiser of an automatic variable and settles its type. `constant`: declared constexpr.
    pub fn parse_local_initializer(&mut self, local: LocalId, constant: bool) -> Option<ExprId> {
        if self.cx.ex.range_declaration && self.at(TokenKind::Colon) {
            return None;
        }
        let (uses, vars) = (self.cx.body.uses.len(), self.cx.ex.var_uses.len());
        let written = self.parse_written();
        let span = self.cx.body.locals[local].span;
        let init = self.init_local(local, written, constant, span)?;
        // A constant needs nothing of what its initialiser mentions.
        let ty = self.ety(init);
        if !self.tree.types.is_reference(self.cx.body.locals[local].ty)
            && let Some(value) = self.cx.ex.constants.get(&local).filter(|value| is_plain(value))
        {
            let value = value.clone();
            self.cx.body.uses.truncate(uses);
            self.cx.ex.var_uses.truncate(vars);
            return Some(self.push_expr(ExprKind::Const(value), ty, Category::PRValue, span));
        }
        Some(init)
    }
}

impl Sema<'_> {
    /// Initialises a compiler-made variable from an expression.
    pub(in crate::sema) fn init_hidden_local(
        &mut self,
        local: LocalId,
        init: Init,
        span: Span,
    ) -> Option<ExprId> {
        self.init_local(local, Written::Copy(init), false, span)
    }

    fn init_local(&mut self, local: LocalId, written: Written, constant: bool, span: Span) -> Option<ExprId> {
        let declared = self.cx.body.locals[local].ty;
        let hidden = self.cx.body.locals[local].kind == crate::tree::body::LocalKind::Hidden;
        if let Some(e) = self.copied_array(declared, &written).filter(|_| hidden) {
            // `auto [a, b] = array;` copies the array ([dcl.struct.bind]/1).
            let quals = declared.quals();
            let source = self.ety(e);
            let ty = self.unqualified_array(source, quals);
            self.cx.body.locals[local].ty = ty;
            let form =
                if matches!(written, Written::Copy(_)) { ArrayCopy::Implicit } else { ArrayCopy::Direct };
            return Some(self.array_copy_init(e, ty, form, span));
        }
        let Some(ty) = self.deduce_declared(declared, &written, span) else {
            self.cx.body.locals[local].ty = QualType::ERROR;
            return None;
        };
        self.cx.body.locals[local].ty = ty;
        if self.tree.types.is_error(ty) {
            return None;
        }
        let open_array = matches!(self.tree.types.get(ty), TypeKind::Array { len: ArrayLen::Unknown, .. });
        let settled_by_init = open_array && !matches!(written, Written::None);
        if !self.tree.types.is_reference(ty) && !settled_by_init && !self.require_complete(ty, span) {
            self.cx.body.locals[local].ty = QualType::ERROR;
            return None;
        }
        if matches!(self.tree.types.get(ty), TypeKind::Array { len: ArrayLen::Variable, .. })
            && self.in_device_code()
        {
            self.report(diag::expression_must_have_constant_value(), span);
            self.cx.body.locals[local].ty = QualType::ERROR;
            return None;
        }
        self.check_device_type(ty, span);
        if matches!(written, Written::None) {
            self.check_default_allowed(ty, local, constant, span);
        }
        let copied = constant && matches!(written, Written::Copy(Init::Expr(_)));
        let outer = std::mem::replace(&mut self.cx.ex.constant_copy, copied);
        let init = self.initialise(ty, &written, span);
        self.cx.ex.constant_copy = outer;
        if let Some(e) = init
            && self.is_error_expr(e)
        {
            if open_array {
                self.cx.body.locals[local].ty = QualType::ERROR;
            }
            return None;
        }
        if let Some(e) = init {
            if open_array {
                let elem_quals = self.tree.types.array_base(ty).quals();
                let settled = self.ety(e);
                self.cx.body.locals[local].ty = self.tree.types.qualify(settled, elem_quals);
            }
            if self.tree.types.is_reference(ty) {
                self.extend_lifetime(e, Lifetime::Local(local));
            } else {
                self.extend_in_value(e, Lifetime::Local(local));
            }
            self.note_constant(local, ty, e, constant, span);
        } else if constant && self.tree.types.as_record(ty).is_some() {
            // constexpr of a class with a trivial default constructor: an empty value.
            let value = self.value_init(ty, span);
            self.note_constant(local, ty, value, constant, span);
        }
        let ty = self.cx.body.locals[local].ty;
        if !self.tree.types.is_reference(ty) {
            let dtor = self.destructor_for(ty, span);
            self.cx.body.locals[local].dtor = dtor;
        }
        init
    }

    /// The array that a structured binding by value copies.
    fn copied_array(&self, declared: QualType, written: &Written) -> Option<ExprId> {
        if declared.unqualified() != QualType::AUTO {
            return None;
        }
        let e = match written {
            Written::Copy(init) => init.as_expr()?,
            Written::Direct(args) => match args.as_slice() {
                [one] => one.as_expr()?,
                _ => return None,
            },
            Written::List(list) => list.single_expr()?,
            Written::None => return None,
        };
        self.tree.types.is_array(self.ety(e)).then_some(e)
    }

    /// The array type with these qualifiers on its elements instead of its own.
    fn unqualified_array(&mut self, ty: QualType, quals: crate::tree::types::Quals) -> QualType {
        match *self.tree.types.get(ty) {
            TypeKind::Array { elem, len } => {
                let elem = self.unqualified_array(elem, quals);
                self.tree.types.array(elem, len)
            }
            _ => ty.unqualified().with(quals),
        }
    }

    /// A variable without initialiser must not be a reference or constant.
    fn check_default_allowed(&mut self, ty: QualType, local: LocalId, constant: bool, span: Span) {
        let name = match self.cx.body.locals[local].name {
            Some(name) => self.text(name).to_string(),
            None => String::new(),
        };
        if self.tree.types.is_reference(ty) {
            self.report(diag::reference_variable_requires_initializer(&name), span);
        } else if constant && self.tree.types.as_record(self.tree.types.array_base(ty)).is_none() {
            self.report(diag::missing_initializer_for_constexpr_variable(), span);
        } else if (ty.is_const() || constant) && self.needs_const_init(ty) {
            self.report(diag::const_variable_requires_initializer(&name), span);
        }
    }

    /// Whether default-initialisation leaves something of the type uninitialised.
    pub(in crate::sema) fn needs_const_init(&self, ty: QualType) -> bool {
        match self.tree.types.as_record(self.tree.types.array_base(ty)) {
            Some(r) => {
                let record = &self.tree.records[r];
                record.flags.contains(RecordFlags::TRIVIAL_DEFAULT_CTOR)
                    && !record.flags.contains(RecordFlags::EMPTY)
                    && record.fields.iter().any(|f| self.needs_const_init(f.ty))
            }
            None => true,
        }
    }

    /// Remembers the value of a `const` or `constexpr` local that is constant.
    fn note_constant(&mut self, local: LocalId, ty: QualType, init: ExprId, constant: bool, span: Span) {
        let is_ref = self.tree.types.is_reference(ty);
        let usable = constant
            || is_ref && self.names_static_object(init)
            || !is_ref
                && ty.is_const()
                && !ty.is_volatile()
                && (self.tree.int_kind(ty).is_some() || self.tree.types.is_floating(ty));
        if !usable {
            return;
        }
        match self.evaluate_required(init) {
            Ok(value) => {
                let scope = self.declaration_scope(self.cx.scope);
                self.local_constants.insert((scope, local), (ty, value.clone()));
                self.cx.ex.constants.insert(local, value);
            }
            Err(error) if constant => self.report_not_constant(&error, span),
            Err(_) => {}
        }
    }

    /// Whether a glvalue is a static object or function, or a member or element of one, as its expression shows.
    fn names_static_object(&self, e: ExprId) -> bool {
        match *self.ekind(e) {
            ExprKind::Var(_) | ExprKind::Function(_) => true,
            ExprKind::Field { base, .. } => self.names_static_object(base),
            ExprKind::Index { base, index } => {
                self.names_static_object(base) && matches!(self.ekind(index), ExprKind::Const(_))
            }
            ExprKind::Cast { operand, .. } => self.names_static_object(operand),
            _ => false,
        }
    }
}

impl Parser<'_, '_> {
    /// Reads the initialiser of a static variable (the cursor at `=`, `(` or `{`), in a body of its own.
    pub fn parse_static_initializer(&mut self, var: VarId) {
        let written = self.parse_written();
        self.init_static(var, written);
    }
}

impl Sema<'_> {
    /// Default-initialises a static variable that has no initialiser.
    pub fn default_init_static(&mut self, var: VarId) {
        let ty = self.tree.vars[var].ty;
        let span = self.tree.vars[var].span;
        if self.tree.types.is_error(ty) || !self.complete_if_possible(ty) {
            return;
        }
        let Some(record) = self.tree.types.as_record(self.tree.types.array_base(ty)) else { return };
        if self.tree.records[record].flags.contains(RecordFlags::TRIVIAL_DEFAULT_CTOR) {
            return;
        }
        if self.tree.vars[var].space == MemorySpace::Shared {
            // The constructor is not run. It is worth a warning if it would do something.
            let scope = self.cx.scope;
            let (quiet, _) = self.with_body(scope, |s| {
                let init = s.default_init(ty, span);
                init.is_none_or(|e| s.is_error_expr(e) || s.evaluate(e).is_ok())
            });
            if !quiet {
                self.report(diag::static_variable_has_dynamic_initializer(&"__shared__").as_warning(), span);
            }
            return;
        }
        let scope = self.cx.scope;
        self.with_body(scope, |s| s.init_static(var, Written::None));
    }

    /// Initialises a static variable whose class is deduced from no arguments.
    pub fn default_init_deduced(&mut self, var: VarId) {
        self.init_static(var, Written::None);
    }

    /// Initialises a hidden static reference.
    pub fn init_hidden_static(&mut self, var: VarId, value: ExprId) {
        self.init_static(var, Written::Copy(Init::Expr(value)));
    }

    fn init_static(&mut self, var: VarId, written: Written) {
        let span = self.tree.vars[var].span;
        let declared = self.tree.vars[var].ty;
        let hidden = self.tree.vars[var].name.is_none();
        if let Some(e) = self.copied_array(declared, &written).filter(|_| hidden) {
            let source = self.ety(e);
            let ty = self.unqualified_array(source, declared.quals());
            self.tree.vars[var].ty = ty;
            let form =
                if matches!(written, Written::Copy(_)) { ArrayCopy::Implicit } else { ArrayCopy::Direct };
            let value = self.array_copy_init(e, ty, form, span);
            self.tree.vars[var].init = match self.evaluate_static(var, value) {
                Ok(constant) => InitState::Constant(constant),
                Err(error) => self.dynamic_init(var, value, &error, span),
            };
            return;
        }
        let Some(ty) = self.deduce_declared(declared, &written, span) else {
            self.tree.vars[var].ty = QualType::ERROR;
            self.tree.vars[var].init = InitState::Failed;
            return;
        };
        self.tree.vars[var].ty = ty;
        if self.tree.types.is_error(ty) {
            self.tree.vars[var].init = InitState::Failed;
            return;
        }
        let open_array = matches!(self.tree.types.get(ty), TypeKind::Array { len: ArrayLen::Unknown, .. });
        if !self.tree.types.is_reference(ty) && !open_array && !self.require_complete(ty, span) {
            self.tree.vars[var].init = InitState::Failed;
            return;
        }
        let copied = matches!(written, Written::Copy(Init::Expr(_)));
        let outer = std::mem::replace(&mut self.cx.ex.constant_copy, copied);
        let value = self.initialise(ty, &written, span);
        self.cx.ex.constant_copy = outer;
        let Some(value) = value else {
            self.tree.vars[var].init = InitState::None;
            return;
        };
        if self.is_error_expr(value) {
            self.tree.vars[var].init = InitState::Failed;
            return;
        }
        if open_array {
            let quals = self.tree.types.array_base(ty).quals();
            let settled = self.ety(value);
            self.tree.vars[var].ty = self.tree.types.qualify(settled, quals);
        }
        if self.tree.types.is_reference(ty) {
            self.extend_lifetime(value, Lifetime::Static);
        } else {
            self.extend_in_value(value, Lifetime::Static);
        }
        let dtor_ty = self.tree.vars[var].ty;
        let _ = self.destructor_for(dtor_ty, span);
        let constant = self.tree.vars[var].flags.intersects(VarFlags::CONSTEXPR | VarFlags::CONSTINIT);
        if constant || self.static_in_place != Some(var) {
            self.keep_static_temporaries(var);
        }
        let mut evaluated = self.evaluate_static(var, value);
        let flags = self.tree.vars[var].flags;
        let without_code =
            self.tree.vars[var].space != MemorySpace::Host || flags.contains(VarFlags::CONSTINIT);
        if evaluated.is_err()
            && without_code
            && !flags.contains(VarFlags::CONSTEXPR)
            && self.drop_pointer_casts(value)
        {
            evaluated = self.evaluate_static(var, value);
        }
        self.tree.vars[var].init = match evaluated {
            Ok(constant) => {
                if flags.contains(VarFlags::CONSTEXPR) {
                    self.check_constexpr_object(ty, &constant, span);
                } else if flags.contains(VarFlags::CONSTINIT) && has_uninitialised(&constant) {
                    self.report(
                        diag::expression_must_have_constant_value().because(&"a member is not initialized"),
                        span,
                    );
                }
                InitState::Constant(constant)
            }
            Err(error) => self.dynamic_init(var, value, &error, span),
        };
    }

    /// An address stays the same as a pointer to another type: no constant expression, yet one that needs no code. Whether
    /// there was such a conversion of a constant in an initialiser.
    fn drop_pointer_casts(&mut self, value: ExprId) -> bool {
        match self.cx.body.exprs[value].kind.clone() {
            ExprKind::Aggregate { inits, .. } => {
                inits.iter().fold(false, |any, (_, init)| self.drop_pointer_casts(*init) | any)
            }
            ExprKind::Cast { kind: CastKind::NoOp, operand, .. } => self.drop_pointer_casts(operand),
            ExprKind::Cast { kind: CastKind::PointerBitCast, operand, path } => {
                self.drop_pointer_casts(operand);
                let is_constant = self.evaluate_required(operand).is_ok();
                if is_constant {
                    self.cx.body.exprs[value].kind = ExprKind::Cast { kind: CastKind::NoOp, operand, path };
                }
                is_constant
            }
            _ => false,
        }
    }

    /// A constexpr variable has a value in all its parts, and needs nothing done at its end ([dcl.constexpr]/10).
    pub(in crate::sema) fn check_constexpr_object(&mut self, ty: QualType, value: &ConstValue, span: Span) {
        let Some(record) = self.tree.types.as_record(self.tree.types.array_base(ty)) else { return };
        let dtor = self.tree.records[record].dtor.expand();
        let plain = |f| {
            let flags = self.tree.functions[f].flags;
            flags.intersects(crate::tree::FnFlags::TRIVIAL | crate::tree::FnFlags::CONSTEXPR)
                || flags.contains(crate::tree::FnFlags::DEFAULTED)
        };
        if !dtor.is_none_or(plain) || self.has_volatile_part(record) {
            self.report(diag::constexpr_variable_must_have_literal_type(), span);
        } else if has_uninitialised(value) {
            self.report(
                diag::expression_must_have_constant_value().because(&"a member is not initialized"),
                span,
            );
        }
    }

    /// Whether a class is no literal type because of a part that may change at any time.
    fn has_volatile_part(&self, record: RecordId) -> bool {
        let data = &self.tree.records[record];
        let part = |ty: QualType| {
            let ty = self.tree.types.array_base(ty);
            ty.is_volatile() || self.tree.types.as_record(ty).is_some_and(|r| self.has_volatile_part(r))
        };
        data.kind != crate::tree::RecordKind::Union && data.fields.iter().any(|f| part(f.ty))
            || data.bases.iter().any(|b| self.has_volatile_part(b.record))
    }

    /// An initialiser that is not constant: for host variables run at start-up, otherwise an error.
    fn dynamic_init(
        &mut self,
        var: VarId,
        value: ExprId,
        error: &crate::sema::EvalError,
        span: Span,
    ) -> InitState {
        let v = &self.tree.vars[var];
        if v.flags.intersects(VarFlags::CONSTEXPR | VarFlags::CONSTINIT) {
            self.report_not_constant(error, span);
            return InitState::Failed;
        }
        let space = v.space;
        match space {
            // Read as a part of the function, which is never compiled for the device.
            MemorySpace::Host if self.static_in_place == Some(var) && self.cx.function.is_some() => {
                return InitState::Dynamic(std::sync::Arc::new(Body::new()));
            }
            MemorySpace::Host => {
                self.finish_var_uses();
                let mut body = std::mem::replace(&mut self.cx.body, Body::new());
                body.value = value.into();
                return InitState::Dynamic(std::sync::Arc::new(body));
            }
            _ if self.initialises_nothing(value) => return InitState::None,
            _ => {}
        }
        self.refuse_dynamic_init(var, Some(error), span);
        InitState::Failed
    }

    /// Nothing runs before the first kernel, nor after the last.
    fn refuse_dynamic_init(&mut self, var: VarId, error: Option<&crate::sema::EvalError>, span: Span) {
        let v = &self.tree.vars[var];
        let space = match v.space {
            MemorySpace::Host => return,
            MemorySpace::Device => "__device__",
            MemorySpace::Constant => "__constant__",
            MemorySpace::Shared => "__shared__",
            MemorySpace::Managed => "__managed__",
        };
        if matches!(v.context, crate::tree::DeclContext::Function { .. }) {
            let text = diag::static_variable_has_dynamic_initializer(&space);
            self.report(text, span);
            return;
        }
        let text = diag::dynamic_initialization_is_not_supported_for_variable(&space);
        let report = self.report(text, span);
        if let Some(error) = error {
            report.note(error.span, error.reason.text());
        }
    }

    /// A variable of the device is not destroyed: its destructor must be one that does nothing.
    pub fn check_device_destructor(&mut self, var: VarId) {
        let v = &self.tree.vars[var];
        let lives = matches!(v.space, MemorySpace::Device | MemorySpace::Constant | MemorySpace::Managed)
            && !v.flags.contains(VarFlags::EXTERN)
            && !matches!(v.init, InitState::Failed);
        let (ty, span) = (v.ty, v.span);
        if lives && self.complete_if_possible(ty) && !self.is_destroyed_by_nothing(ty) {
            self.refuse_dynamic_init(var, None, span);
            self.tree.vars[var].init = InitState::Failed;
        }
    }

    /// The default member initialiser of a field, read in the scope of its class; a value for the field.
    pub(in crate::sema) fn default_member_init(
        &mut self,
        record: RecordId,
        index: u32,
        span: Span,
    ) -> ExprId {
        let field = &self.tree.records[record].fields[index as usize];
        let ty = field.ty;
        let DefaultArg::Tokens { range, scope, env } = field.default else {
            return self.value_init(ty, span);
        };
        let field = FieldRef { record, index };
        if self.active_member_defaults.contains(&field) {
            self.error_plain(span, "a default member initializer needs itself");
            return self.error_expr(span);
        }
        if !self.enter() {
            self.leave();
            return self.error_expr(span);
        }
        self.active_member_defaults.push(field);
        let value = self.with_closure_owner(ClosureOwner::Field(field), |s| {
            s.replay_in(range, scope, env.expand(), |s| {
                s.reading_default(|s| {
                    let written = s.parse_written();
                    match s.initialise(ty, &written, span) {
                        Some(e) => e,
                        None => s.value_init(ty, span),
                    }
                })
            })
        });
        self.active_member_defaults.pop();
        self.leave();
        value
    }
}

/// Structured bindings and anonymous unions: names for parts of a hidden variable.
impl Sema<'_> {
    /// Declares the names of a structured binding over the object that `local` holds ([dcl.struct.bind]).
    pub fn bind_names(
        &mut self,
        local: LocalId,
        names: &[(Symbol, Span)],
        span: Span,
        out: &mut Vec<LocalDecl>,
    ) {
        let declared = self.cx.body.locals[local].ty;
        let object_ty = self.tree.types.strip_ref(declared);
        let scope = self.declaration_scope(self.cx.scope);
        let fail = |s: &mut Self| {
            for (name, _) in names {
                s.declare(scope, *name, Decl::Error);
            }
        };
        if self.tree.types.is_error(declared) {
            return fail(self);
        }
        if let TypeKind::Array { elem, len } = *self.tree.types.get(object_ty) {
            let ArrayLen::Known(n) = len else { return fail(self) };
            if !self.check_binding_count(object_ty, n, names.len(), span) {
                return fail(self);
            }
            for (i, (name, at)) in names.iter().enumerate() {
                let object = self.local_lvalue(local, declared, *at);
                let base = self.rvalue(object);
                let index = self.int_const(i as i128, QualType::LONG, *at);
                let e = self.push_expr(ExprKind::Index { base, index }, elem, Category::LValue, *at);
                self.declare(scope, *name, Decl::Binding(e));
            }
            return;
        }
        let Some(record) = self.tree.types.as_record(object_ty) else {
            let ty = self.show_type(object_ty);
            self.report(diag::cannot_decompose_object_of_type(&ty), span);
            return fail(self);
        };
        if self.tree.records[record].flags.contains(RecordFlags::LAMBDA) {
            self.report(diag::structured_binding_cannot_bind_to_closure_type(), span);
            return fail(self);
        }
        if !self.require_complete(object_ty, span) {
            return fail(self);
        }
        if let Some(n) = self.tuple_size(object_ty) {
            if !self.check_binding_count(object_ty, n, names.len(), span) {
                return fail(self);
            }
            for (i, (name, at)) in names.iter().enumerate() {
                match self.tuple_binding(local, declared, object_ty, i as u64, *at, out) {
                    Some(e) => self.declare(scope, *name, Decl::Binding(e)),
                    None => self.declare(scope, *name, Decl::Error),
                }
            }
            return;
        }
        let Some((home, fields)) = self.binding_fields(record, object_ty, span) else { return fail(self) };
        if !self.check_binding_count(object_ty, fields.len() as u64, names.len(), span) {
            return fail(self);
        }
        for (index, (name, at)) in fields.into_iter().zip(names) {
            let object = self.local_lvalue(local, declared, *at);
            let e = self.build_field(object, FieldRef { record: home, index }, *at);
            let e = self.with_category(e, Category::LValue);
            self.declare(scope, *name, Decl::Binding(e));
        }
    }

    /// Whether there are as many names as elements; reports if not.
    pub fn check_binding_count(&mut self, ty: QualType, have: u64, names: usize, span: Span) -> bool {
        if have != names as u64 {
            let ty = self.show_type(ty);
            let message = match have < names as u64 {
                true => diag::too_few_elements_for_structured_binding,
                false => diag::too_few_names_in_structured_binding,
            };
            self.report(message(&ty, &have, &names), span);
        }
        have == names as u64
    }

    /// The class that has the data members of `record`, and those that a structured binding names.
    pub fn binding_fields(
        &mut self,
        record: RecordId,
        ty: QualType,
        span: Span,
    ) -> Option<(RecordId, SmallVec<[u32; 8]>)> {
        let Some(home) = self.fields_home(record) else {
            let ty = self.show_type(ty);
            self.report(diag::cannot_decompose_its_members_are_not_all(&ty), span);
            return None;
        };
        let fields: SmallVec<[u32; 8]> = (0..self.tree.records[home].fields.len() as u32)
            .filter(|i| !self.tree.records[home].fields[*i as usize].is_padding())
            .collect();
        for &index in &fields {
            let field = &self.tree.records[home].fields[index as usize];
            if field.access != Access::Public && !self.can_access(home, field.access) {
                let text = diag::is_inaccessible(&format_args!(
                    "member \"{}::{}\"",
                    self.show_record(home),
                    field.name.map_or("", |n| self.text(n))
                ));
                self.report(text, span);
                break;
            }
        }
        Some((home, fields))
    }

    /// The class, among this and its bases, that has all the data members.
    fn fields_home(&self, record: RecordId) -> Option<RecordId> {
        let r = &self.tree.records[record];
        let mut home = r.fields.iter().any(|f| !f.is_padding()).then_some(record);
        for base in &r.bases {
            if !self.has_fields(base.record) {
                continue;
            }
            if home.is_some() {
                return None;
            }
            home = self.fields_home(base.record);
            home?;
        }
        home.or(Some(record))
    }

    fn has_fields(&self, record: RecordId) -> bool {
        let r = &self.tree.records[record];
        r.fields.iter().any(|f| !f.is_padding()) || r.bases.iter().any(|b| self.has_fields(b.record))
    }

    /// One element of a tuple-like object: a hidden reference initialised by `get<i>(object)`.
    fn tuple_binding(
        &mut self,
        local: LocalId,
        declared: QualType,
        object_ty: QualType,
        index: u64,
        span: Span,
        out: &mut Vec<LocalDecl>,
    ) -> Option<ExprId> {
        let object = self.local_lvalue(local, declared, span);
        // The object is an xvalue unless the binding is an lvalue reference.
        let by_lvalue = matches!(self.tree.types.get(declared), TypeKind::LValueRef(_));
        let object = if by_lvalue { object } else { self.with_category(object, Category::XValue) };
        let element = self.tuple_element(object_ty, index, span)?;
        let value = self.tuple_get(object, index, span)?;
        let reference = match self.ecat(value) {
            Category::LValue => self.tree.types.lvalue_ref(element),
            _ => self.tree.types.rvalue_ref(element),
        };
        let hidden = self.new_local(None, reference, crate::tree::body::LocalKind::Hidden, 0, span);
        self.cx.ex.binding_types.insert(hidden, element);
        let init = self.init_hidden_local(hidden, Init::Expr(value), span);
        out.push(LocalDecl { local: hidden, init: init.into() });
        Some(self.local_lvalue(hidden, reference, span))
    }

    /// Declares the members of an anonymous union local as names.
    pub fn declare_union_bindings(&mut self, record: RecordId, local: LocalId) {
        let ty = self.cx.body.locals[local].ty;
        let span = self.cx.body.locals[local].span;
        let object = self.local_lvalue(local, ty, span);
        self.bind_members(record, object, span);
    }

    fn bind_members(&mut self, record: RecordId, object: ExprId, span: Span) {
        let scope = self.declaration_scope(self.cx.scope);
        for index in 0..self.tree.records[record].fields.len() as u32 {
            let e = self.build_field(object, FieldRef { record, index }, span);
            let field = &self.tree.records[record].fields[index as usize];
            match field.name {
                Some(name) => {
                    let at = field.span;
                    self.check_new_names(&[(name, at)]);
                    self.declare(scope, name, Decl::Binding(e));
                }
                None => {
                    if let Some(inner) = self.tree.types.as_record(field.ty) {
                        self.bind_members(inner, e, span);
                    }
                }
            }
        }
    }
}

/// Whether a constant is made of numbers only: no addresses, nothing uninitialised.
fn is_plain(value: &ConstValue) -> bool {
    match value {
        ConstValue::Int(_) | ConstValue::Float(_) => true,
        ConstValue::Aggregate(aggregate) => match &**aggregate {
            Aggregate::Array { elems, filler } => elems.iter().chain(filler).all(is_plain),
            Aggregate::Struct { bases, fields } => bases.iter().chain(fields).all(is_plain),
            Aggregate::Union { active } => active.as_ref().is_some_and(|(_, value)| is_plain(value)),
        },
        _ => false,
    }
}

/// Whether a part of an object has no value.
fn has_uninitialised(value: &ConstValue) -> bool {
    let ConstValue::Aggregate(parts) = value else { return *value == ConstValue::Uninit };
    match &**parts {
        crate::tree::value::Aggregate::Array { elems, filler } => {
            elems.iter().chain(filler).any(has_uninitialised)
        }
        crate::tree::value::Aggregate::Struct { bases, fields } => {
            bases.iter().chain(fields).any(has_uninitialised)
        }
        crate::tree::value::Aggregate::Union { .. } => false,
    }
}
