//! Initialisers of declared entities, as written after a declarator.

use oxicc_source::Span;

use crate::diag;
use crate::sema::convert::{Init, Purpose};
use crate::sema::expr::Deducing;
use crate::sema::init::{ArrayCopy, InitList};
use crate::sema::{Scoped, Sema};
use crate::tree::expr::{CastKind, ExprKind, Lifetime};
use crate::tree::types::{ArrayLen, Placeholder, QualType, TypeKind};
use crate::tree::{
    Body, ClosureOwner, ConstValue, DefaultArg, ExprId, FieldRef, InitState, LocalId, MemorySpace,
    RecordFlags, RecordId, VarFlags, VarId,
};

/// An initialiser by its form.
pub(crate) enum Written {
    None,
    /// `= x`
    Copy(Init),
    /// `(a, b)`
    Direct(Vec<Init>),
    /// `{a, b}`
    List(InitList),
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

    /// Initialises a compiler-made variable from an expression.
    pub(crate) fn init_hidden_local(&mut self, local: LocalId, init: Init, span: Span) -> Option<ExprId> {
        self.init_local(local, Written::Copy(init), false, span)
    }

    pub(crate) fn init_local(
        &mut self,
        local: LocalId,
        written: Written,
        constant: bool,
        span: Span,
    ) -> Option<ExprId> {
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
        let init = self.setting(|s| &mut s.cx.ex.constant_copy, copied, |s| s.initialise(ty, &written, span));
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
    pub(crate) fn needs_const_init(&self, ty: QualType) -> bool {
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
                self.outer_locals.remember_constant(scope, local, ty, value.clone());
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

    pub(crate) fn init_static(&mut self, var: VarId, written: Written) {
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
        let value =
            self.setting(|s| &mut s.cx.ex.constant_copy, copied, |s| s.initialise(ty, &written, span));
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
    pub(crate) fn check_constexpr_object(&mut self, ty: QualType, value: &ConstValue, span: Span) {
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
    pub(crate) fn default_member_init(&mut self, record: RecordId, index: u32, span: Span) -> ExprId {
        let field = &self.tree.records[record].fields[index as usize];
        let ty = field.ty;
        let DefaultArg::Tokens { range, scope, env } = field.default else {
            return self.value_init(ty, span);
        };
        let field = FieldRef { record, index };
        if self.active_member_defaults.contains(&field) {
            self.report(diag::default_member_initializer_needs_itself(), span);
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
