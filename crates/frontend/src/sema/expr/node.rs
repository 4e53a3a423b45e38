//! Making expression nodes, and the small questions everything asks about them.

use cranelift_entity::packed_option::PackedOption;
use oxicc_source::Span;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::diag;
use crate::sema::Sema;
use crate::sema::convert::Operand;
use crate::sema::lookup::scope::Found;
use crate::sema::overload::OverloadSet;
use crate::tree::body::Use;
use crate::tree::expr::{BinaryOp, CastKind, Category, ExprKind, Lifetime, UnaryOp};
use crate::tree::types::{ArrayLen, QualType, TypeId, TypeKind};
use crate::tree::{
    BodyState, ConstValue, DeclName, ExprId, FnFlags, FunctionId, LocalId, RecordFlags, VarId,
};

/// A constant of an enclosing function, named in a lambda that has not captured it.
pub struct NamedConstant {
    pub local: LocalId,
    pub found: Found,
    pub value: ConstValue,
    /// Named where it counts as a use.
    pub evaluated: bool,
}

/// What building expressions remembers about the body under construction, beyond the nodes.
#[derive(Default)]
pub struct ExprCx {
    /// Overload sets, by the number in [`ExprKind::Overload`].
    pub overloads: Vec<OverloadSet>,
    /// Integer literals with the value zero: null pointer constants.
    pub zero_literals: FxHashSet<ExprId>,
    /// Names written in parentheses: `decltype((x))` and `&(C::m)` see the difference.
    pub parenthesised: FxHashSet<ExprId>,
    /// Values of `const` and `constexpr` locals that are constant.
    pub constants: FxHashMap<LocalId, ConstValue>,
    /// Enclosing loops and switches, innermost last.
    pub breakable: Vec<crate::sema::stmt::Breakable>,
    /// The first local that is declared in the innermost try block around, by its number.
    pub first_in_try: Option<u32>,
    /// Labels used and defined in the function.
    pub labels: crate::sema::stmt::Labels,
    /// The lambda whose body this is.
    pub lambda: Option<Box<crate::sema::lambda::LambdaCx>>,
    /// In the parenthesised initialiser of an aggregate, which may narrow.
    pub may_narrow: bool,
    /// In a C-style cast, which ignores access to bases.
    pub c_cast: bool,
    /// Inside a discarded statement: nothing is odr-used.
    pub discarded: bool,
    /// Token index right after the last unary `&`.
    pub amp_pos: u32,
    /// Pointers to members made by `&C::m`.
    pub member_addresses: FxHashSet<ExprId>,
    /// Declared types of names that stand for parameters of a prototype.
    pub placeholder_types: FxHashMap<ExprId, QualType>,
    /// Names of static variables in evaluated operands, and those of them that were replaced by their value.
    pub var_uses: Vec<(ExprId, VarId)>,
    pub folded: FxHashSet<ExprId>,
    pub reads: FxHashSet<ExprId>,
    pub writes: FxHashSet<ExprId>,
    /// What the elements of tuple-like objects are declared as, behind the references that bindings are.
    pub binding_types: FxHashMap<crate::tree::body::LocalId, QualType>,
    /// Names of constants of an enclosing function that have not been read.
    pub named_constants: FxHashMap<ExprId, NamedConstant>,
    /// Aggregates that were initialised from parentheses.
    pub paren_aggregates: FxHashSet<ExprId>,
    /// In a default argument or a default member initialiser, which stand outside of the function.
    pub in_default: bool,
    /// In `= value` of a `constexpr` variable.
    pub constant_copy: bool,
    /// A base or member that the constructor does not mention is being initialised.
    pub implied_init: bool,
    /// The tokens of the function's body.
    pub text: std::ops::Range<u32>,
    /// A kernel is being launched: calling it is right.
    pub launching: bool,
    /// Operand of `decltype`: a call may have an incomplete type.
    pub in_decltype: bool,
    /// The declaration of a range-for: its initialiser comes later.
    pub range_declaration: bool,
    /// The object being constructed is a base subobject.
    pub constructing_base: bool,
    /// The declared return type before it was deduced.
    pub deduced_return: Option<QualType>,
    /// The local that all return statements so far name; `Some(None)` if there is none.
    pub returned: Option<Option<LocalId>>,
}

/// Making nodes.
impl Sema<'_> {
    pub fn error_expr(&mut self, span: Span) -> ExprId {
        self.note_unknown_operand();
        self.push_expr(ExprKind::Error, QualType::ERROR, Category::PRValue, span)
    }

    pub fn int_const(&mut self, value: i128, ty: QualType, span: Span) -> ExprId {
        self.push_expr(ExprKind::Const(ConstValue::Int(value)), ty, Category::PRValue, span)
    }

    pub fn bool_const(&mut self, value: bool, span: Span) -> ExprId {
        self.int_const(value as i128, QualType::BOOL, span)
    }

    /// Reads a glvalue of scalar type.
    pub fn load(&mut self, e: ExprId) -> ExprId {
        if self.ecat(e) == Category::PRValue || self.is_error_expr(e) {
            return e;
        }
        let ty = self.ety(e);
        if !self.tree.types.is_void(ty) && !self.complete_if_possible(ty) {
            let span = self.espan(e);
            self.require_complete(ty, span);
            return self.error_expr(span);
        }
        if let Some(value) = self.constant_of(e) {
            let span = self.espan(e);
            self.note_folded(e);
            self.use_address(&value, span);
            return self.push_expr(ExprKind::Const(value), ty.unqualified(), Category::PRValue, span);
        }
        if self.has_constant_result(e) {
            return self.load_results(e);
        }
        self.check_variable_read(e);
        let value = self.push_cast(CastKind::LValueToRValue, e, ty.unqualified(), Category::PRValue);
        self.fold_host_object(e, value)
    }

    /// Whether a conditional or comma expression can have the name of a constant as its result.
    fn has_constant_result(&mut self, e: ExprId) -> bool {
        let results = match self.cx.body.exprs[e].kind {
            ExprKind::Conditional { then, otherwise, .. } => [Some(then), Some(otherwise)],
            ExprKind::Binary { op: BinaryOp::Comma, rhs, .. } => [Some(rhs), None],
            _ => return false,
        };
        let mut results = results.into_iter().flatten();
        results.any(|r| self.constant_of(r).is_some() || self.is_host_part(r) || self.has_constant_result(r))
    }

    /// [basic.def.odr]/3: what is read is the operand that gives the result. A constant needs no memory for that.
    fn load_results(&mut self, e: ExprId) -> ExprId {
        let kind = match self.cx.body.exprs[e].kind {
            ExprKind::Conditional { cond, then, otherwise } => {
                let (then, otherwise) = (self.load(then), self.load(otherwise));
                ExprKind::Conditional { cond, then, otherwise }
            }
            ExprKind::Binary { op, lhs, rhs } => {
                let rhs = self.load(rhs);
                ExprKind::Binary { op, lhs, rhs }
            }
            _ => return e,
        };
        self.push_expr(kind, self.ety(e).unqualified(), Category::PRValue, self.espan(e))
    }

    /// The lvalue conversions that most operands undergo: arrays and functions to pointers, scalars read. Class objects
    /// stay what they are.
    pub fn rvalue(&mut self, e: ExprId) -> ExprId {
        let ty = self.ety(e);
        match *self.tree.types.get(ty) {
            TypeKind::Error => e,
            TypeKind::Overload => match self.resolve_single(e) {
                Some(single) => self.rvalue(single),
                None => {
                    self.unresolved_overload(e);
                    self.error_expr(self.espan(e))
                }
            },
            TypeKind::Array { elem, .. } => {
                let e = self.glvalue(e);
                let pointer = self.tree.types.pointer(elem);
                self.push_cast(CastKind::ArrayToPointer, e, pointer, Category::PRValue)
            }
            TypeKind::Function(_) => {
                let pointer = self.tree.types.pointer(ty);
                self.push_cast(CastKind::FunctionToPointer, e, pointer, Category::PRValue)
            }
            TypeKind::Record(_) => e,
            _ => self.load(e),
        }
    }

    /// A glvalue for an operand: prvalues are materialised.
    pub fn glvalue(&mut self, e: ExprId) -> ExprId {
        if self.ecat(e) == Category::PRValue
            && !self.is_error_expr(e)
            && !self.tree.types.is_void(self.ety(e))
        {
            let ty = self.ety(e);
            return self.materialize_as(e, ty);
        }
        e
    }

    /// Gives a prvalue an address, as an object of type `ty` (the same type with more qualifiers).
    pub fn materialize_as(&mut self, value: ExprId, ty: QualType) -> ExprId {
        if self.is_error_expr(value) {
            return value;
        }
        let span = self.espan(value);
        let dtor = self.destructor_for(ty, span);
        let kind = ExprKind::MaterializeTemp { value, lifetime: Lifetime::FullExpr, dtor };
        self.push_expr(kind, ty, Category::XValue, span)
    }

    /// The destructor that objects of a type need, if it does anything; recorded as used.
    pub fn destructor_for(&mut self, ty: QualType, span: Span) -> PackedOption<FunctionId> {
        let Some(record) = self.tree.types.as_record(self.tree.types.array_base(ty)) else {
            return None.into();
        };
        if !self.complete_record(record)
            || self.tree.records[record].flags.contains(RecordFlags::TRIVIAL_DTOR)
        {
            return None.into();
        }
        self.declare_special_members(record);
        let dtor = self.tree.records[record].dtor;
        if let Some(function) = dtor.expand()
            && self.is_evaluated()
        {
            if self.is_deleted(function) {
                self.report_deleted(function, span);
            }
            self.check_dtor_access(function, span);
            self.use_function(function, span);
        }
        dtor
    }

    /// The destructor of a parameter: the caller must be able to use it, not the function.
    pub fn parameter_destructor(&mut self, ty: QualType, span: Span) -> PackedOption<FunctionId> {
        let dtor = match self.tree.types.as_record(ty) {
            Some(record) if self.complete_record(record) => {
                self.declare_special_members(record);
                self.tree.records[record].dtor.expand()
            }
            _ => return self.destructor_for(ty, span),
        };
        let unusable = dtor.is_some_and(|f| {
            let data = &self.tree.functions[f];
            self.is_deleted(f) || data.record().is_some_and(|r| !self.can_access(r, data.access))
        });
        if unusable { None.into() } else { self.destructor_for(ty, span) }
    }

    /// An expression whose value is dropped ([expr.context]/2).
    pub fn discard(&mut self, e: ExprId) -> ExprId {
        let ty = self.ety(e);
        match *self.tree.types.get(ty) {
            TypeKind::Error => e,
            TypeKind::Overload => match self.resolve_single(e) {
                Some(single) => single,
                None => {
                    self.unresolved_overload(e);
                    self.error_expr(self.espan(e))
                }
            },
            TypeKind::Record(_) if self.ecat(e) == Category::PRValue => self.materialize_as(e, ty),
            _ if ty.is_volatile() && self.ecat(e) != Category::PRValue && self.names_object(e) => {
                if self.tree.is_scalar(ty) { self.load(e) } else { e }
            }
            _ => self.drop_host_object(e),
        }
    }

    /// Whether the glvalue is written as a name, subscript, indirection or member access.
    fn names_object(&self, e: ExprId) -> bool {
        matches!(
            self.cx.body.exprs[e].kind,
            ExprKind::Local(_)
                | ExprKind::Var(_)
                | ExprKind::Deref(_)
                | ExprKind::Index { .. }
                | ExprKind::Field { .. }
                | ExprKind::MemberDeref { .. }
        )
    }
}

/// Asking.
impl Sema<'_> {
    /// The operand of a conversion.
    pub fn operand(&self, e: ExprId) -> Operand {
        let expr = &self.cx.body.exprs[e];
        Operand {
            ty: expr.ty,
            category: expr.category,
            null: self.is_null_constant(e),
            bits: self.bits_of(e),
            expr: Some(e),
        }
    }

    /// Whether `e` is a null pointer constant ([conv.ptr]/1).
    pub fn is_null_constant(&self, e: ExprId) -> bool {
        let expr = &self.cx.body.exprs[e];
        expr.ty.ty() == TypeId::NULLPTR && expr.category == Category::PRValue
            || self.cx.ex.zero_literals.contains(&e)
    }

    /// The width of the bit-field that a glvalue denotes.
    pub fn bits_of(&self, e: ExprId) -> Option<u32> {
        match self.cx.body.exprs[e].kind {
            ExprKind::Field { field, .. } => {
                self.tree.records[field.record].fields[field.index as usize].bits
            }
            ExprKind::Assign { lhs, .. } | ExprKind::CompoundAssign { lhs, .. } => self.bits_of(lhs),
            ExprKind::Unary { op: UnaryOp::PreInc | UnaryOp::PreDec, operand } => self.bits_of(operand),
            ExprKind::Binary { op: BinaryOp::Comma, rhs, .. } => self.bits_of(rhs),
            ExprKind::Conditional { then, otherwise, .. } if self.ecat(e) != Category::PRValue => {
                self.bits_of(then).or_else(|| self.bits_of(otherwise))
            }
            ExprKind::Cast { kind: CastKind::LValueToRValue | CastKind::NoOp, operand, .. } => {
                self.bits_of(operand)
            }
            _ => None,
        }
    }

    /// Whether evaluating the expression for its effects could matter.
    pub fn has_side_effects(&self, e: ExprId) -> bool {
        match &self.cx.body.exprs[e].kind {
            ExprKind::Const(_)
            | ExprKind::String(_)
            | ExprKind::Local(_)
            | ExprKind::Var(_)
            | ExprKind::Function(_)
            | ExprKind::This
            | ExprKind::MemberAddr(_)
            | ExprKind::MemberFnAddr(_)
            | ExprKind::Overload(_)
            | ExprKind::Opaque(_) => false,
            ExprKind::Field { base, .. } => self.has_side_effects(*base),
            ExprKind::Deref(inner) | ExprKind::AddrOf(inner) => self.has_side_effects(*inner),
            ExprKind::Cast { operand, .. } => self.has_side_effects(*operand),
            ExprKind::Index { base, index } => self.has_side_effects(*base) || self.has_side_effects(*index),
            ExprKind::Unary { op, operand } => op.changes_operand() || self.has_side_effects(*operand),
            ExprKind::Binary { lhs, rhs, .. } => self.has_side_effects(*lhs) || self.has_side_effects(*rhs),
            ExprKind::Conditional { cond, then, otherwise } => {
                [*cond, *then, *otherwise].iter().any(|e| self.has_side_effects(*e))
            }
            _ => true,
        }
    }

    /// The variable behind a folded read is not used after all.
    pub(crate) fn note_folded(&mut self, e: ExprId) {
        match self.cx.body.exprs[e].kind {
            ExprKind::Field { base, .. } => self.note_folded(base),
            _ => {
                self.cx.ex.folded.insert(e);
            }
        }
    }

    /// The value of a glvalue that names a constant: `const` integers and `constexpr` scalars whose initialiser is known.
    pub fn constant_of(&mut self, e: ExprId) -> Option<ConstValue> {
        let ty = self.ety(e);
        if ty.is_volatile() || !self.tree.is_scalar(ty) {
            return None;
        }
        match self.cx.body.exprs[e].kind {
            ExprKind::Var(var) => self.constant_var(var),
            ExprKind::Local(local) => self.constant_local(local),
            ExprKind::Field { .. } => self.constant_member(e),
            ExprKind::MaterializeTemp { .. } => self.cx.ex.named_constants.get(&e).map(|c| c.value.clone()),
            _ => None,
        }
    }

    /// The folded value of a static variable that is usable in constant expressions.
    pub fn constant_var(&mut self, var: VarId) -> Option<ConstValue> {
        use crate::tree::{InitState, VarFlags};
        let v = &self.tree.vars[var];
        let ty = v.ty;
        if self.tree.types.is_reference(ty)
            && (v.flags.contains(VarFlags::CONSTEXPR) || self.may_run_on_device())
        {
            self.ensure_init(var);
            return match &self.tree.vars[var].init {
                InitState::Constant(ConstValue::Pointer(p)) if p.path.is_empty() => match p.base {
                    crate::tree::value::PointerBase::Var(object) if object != var => {
                        self.constant_var(object)
                    }
                    _ => None,
                },
                _ => None,
            };
        }
        let usable = v.flags.contains(VarFlags::CONSTEXPR)
            || ty.is_const()
                && !ty.is_volatile()
                && (self.tree.int_kind(ty).is_some()
                    || self.tree.types.is_floating(ty)
                    || self.tree.types.is_pointer(ty) && self.may_run_on_device());
        if !usable || v.special.is_some() {
            return None;
        }
        // A constant in device memory may be written by the host; only what the language calls constexpr is folded.
        if v.space != crate::tree::MemorySpace::Host && !v.flags.contains(VarFlags::CONSTEXPR) {
            return None;
        }
        // A static member of an instance may be defined outside its class.
        let outside = v.flags.contains(VarFlags::STATIC_MEMBER) && self.is_instance(var);
        if matches!(v.init, InitState::Tokens { .. }) || outside && matches!(v.init, InitState::None) {
            self.ensure_init(var);
        }
        match &self.tree.vars[var].init {
            InitState::Constant(value) => match value {
                ConstValue::Int(_)
                | ConstValue::Float(_)
                | ConstValue::Complex(..)
                | ConstValue::MemberPointer(_) => Some(value.clone()),
                ConstValue::Pointer(p) if p.base == crate::tree::value::PointerBase::Null => {
                    Some(value.clone())
                }
                // A literal is the device's as well, the pointer is not.
                ConstValue::Pointer(p)
                    if (matches!(p.base, crate::tree::value::PointerBase::String(_))
                        || self.is_device_address(p))
                        && self.tree.vars[var].space == crate::tree::MemorySpace::Host
                        && self.may_run_on_device() =>
                {
                    Some(value.clone())
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// A member of a constant object of class type.
    fn constant_member(&mut self, e: ExprId) -> Option<ConstValue> {
        use crate::tree::value::Aggregate;
        let ExprKind::Field { base, field } = self.cx.body.exprs[e].kind else { return None };
        let object = self.constant_object(base)?;
        if self.tree.records[field.record].fields[field.index as usize].mutable {
            return None;
        }
        match &object {
            ConstValue::Aggregate(aggregate) => match &**aggregate {
                Aggregate::Struct { fields, .. } => match fields.get(field.index as usize)? {
                    value @ (ConstValue::Int(_) | ConstValue::Float(_) | ConstValue::Complex(..)) => {
                        Some(value.clone())
                    }
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        }
    }

    fn constant_object(&mut self, e: ExprId) -> Option<ConstValue> {
        use crate::tree::{InitState, VarFlags};
        match self.cx.body.exprs[e].kind {
            ExprKind::Var(var)
                if self.tree.vars[var].flags.contains(VarFlags::CONSTEXPR)
                    || self.tree.vars[var].space == crate::tree::MemorySpace::Host
                        && self.is_constant_object(var) =>
            {
                if matches!(self.tree.vars[var].init, InitState::Tokens { .. }) {
                    self.ensure_init(var);
                }
                match &self.tree.vars[var].init {
                    InitState::Constant(value) => Some(value.clone()),
                    _ => None,
                }
            }
            ExprKind::Local(local) => self.cx.ex.constants.get(&local).cloned(),
            _ => None,
        }
    }

    fn constant_local(&mut self, local: crate::tree::LocalId) -> Option<ConstValue> {
        match self.cx.ex.constants.get(&local)? {
            value @ (ConstValue::Int(_) | ConstValue::Float(_) | ConstValue::MemberPointer(_)) => {
                Some(value.clone())
            }
            _ => None,
        }
    }
}

/// Using declarations.
impl Sema<'_> {
    /// Records that the body uses a function, and checks that it may.
    pub fn use_function(&mut self, function: FunctionId, span: Span) {
        self.check_call_space(function, span);
        self.note_function_use(function, span);
    }

    /// Records that the body uses a function, which it may.
    pub(crate) fn note_function_use(&mut self, function: FunctionId, span: Span) {
        self.lint_deprecated_function(function, span);
        if !self.is_evaluated() {
            return;
        }
        let entry = Use::Function(function);
        if self.cx.body.uses.last() != Some(&entry) {
            self.cx.body.uses.push(entry);
        }
        self.mark_used_function(function);
    }

    pub fn use_var(&mut self, var: VarId, span: Span) {
        self.lint_deprecated_variable(var, span);
        if !self.is_evaluated() {
            return;
        }
        let entry = Use::Var(var);
        if self.cx.body.uses.last() != Some(&entry) {
            self.cx.body.uses.push(entry);
        }
        self.mark_used_var(var);
    }

    /// The type of a function, with a deduced return type deduced.
    pub fn resolved_function_type(&mut self, function: FunctionId) -> QualType {
        let ty = self.tree.functions[function].ty;
        let deduced = self.tree.types.as_function(ty).is_some_and(|f| self.has_placeholder(f.ret));
        if deduced && matches!(self.tree.functions[function].body, BodyState::InProgress) {
            self.asked_too_early += 1;
        } else if deduced {
            self.ensure_body(function);
        }
        self.tree.functions[function].ty
    }

    /// The type of a function whose address is taken: from C++17 on, its exception specification is part of it.
    pub fn addressed_function_type(&mut self, function: FunctionId) -> QualType {
        let ty = self.resolved_function_type(function);
        let pending =
            matches!(self.fn_info[function].noexcept, crate::sema::decl::declarator::NoexceptSpec::Tokens(_));
        if pending
            && self.options.standard >= crate::lex::Standard::Cxx17
            && self.function_is_noexcept(function)
            && let Some(f) = self.tree.types.as_function(ty).cloned()
        {
            let ty = self.tree.types.function(crate::tree::types::FnType { noexcept: true, ..f });
            self.tree.functions[function].ty = ty;
            return ty;
        }
        ty
    }

    /// Whether a type is or contains `auto`.
    pub fn has_placeholder(&self, ty: QualType) -> bool {
        match *self.tree.types.get(ty) {
            TypeKind::Deduced(_) => true,
            TypeKind::Pointer(t) | TypeKind::LValueRef(t) | TypeKind::RValueRef(t) => self.has_placeholder(t),
            TypeKind::Array { elem, .. } => self.has_placeholder(elem),
            TypeKind::MemberPointer { pointee, .. } => self.has_placeholder(pointee),
            TypeKind::Function(ref f) => {
                let ret = f.ret;
                self.has_placeholder(ret)
            }
            _ => false,
        }
    }

    pub fn return_type_of(&mut self, function: FunctionId) -> Option<QualType> {
        let ty = self.resolved_function_type(function);
        self.tree.types.as_function(ty).map(|f| f.ret)
    }

    pub fn report_deleted(&mut self, function: FunctionId, span: Span) {
        let f = &self.tree.functions[function];
        if f.name == DeclName::Ctor
            && f.params.is_empty()
            && let Some(record) = f.record()
        {
            let name = self.show_record(record);
            let text = diag::default_constructor_of_cannot_be_referenced(&name);
            self.report(text, span);
            return;
        }
        let name = self.show_function(function);
        let text = diag::function_cannot_be_referenced_it_is_deleted(&name);
        self.report(text, span);
    }

    /// Whether a function does nothing but copy bytes, or nothing at all.
    pub fn is_trivial(&self, function: FunctionId) -> bool {
        self.tree.functions[function].flags.contains(FnFlags::TRIVIAL)
    }

    /// The length of an array type, where it is known.
    pub(crate) fn array_len(&self, ty: QualType) -> Option<u64> {
        match *self.tree.types.get(ty) {
            TypeKind::Array { len: ArrayLen::Known(n), .. } => Some(n),
            _ => None,
        }
    }
}
