//! Type traits that the compiler answers: `__is_class(T)`, `__is_constructible(T, Args...)` and the like.

use oxicc_source::Span;

use crate::layout_relations;
use crate::lex::{Symbol, kw};
use crate::sema::convert::{Init, Purpose};
use crate::sema::{Scoped, Sema};
use crate::tree::expr::{Category, ExprKind};
use crate::tree::types::{ArrayLen, QualType, Quals, RefQual, TypeKind};
use crate::tree::{ExprId, FnFlags, OperatorName, RecordFlags, RecordId, RecordKind};

impl Sema<'_> {
    // One arm for each trait.
    pub(crate) fn trait_value(&mut self, name: Symbol, types: &[QualType], span: Span) -> Option<bool> {
        let first = *types.first()?;
        let second = types.get(1).copied();
        let record = self.tree.types.as_record(first);
        let flag = |s: &mut Self, flag: RecordFlags| match record {
            Some(r) => {
                s.complete_record(r);
                s.tree.records[r].flags.contains(flag)
            }
            None => false,
        };
        // Properties of a class need its definition.
        let needs_complete = matches!(
            name,
            kw::IS_ABSTRACT
                | kw::IS_AGGREGATE
                | kw::IS_EMPTY
                | kw::IS_FINAL
                | kw::IS_LITERAL_TYPE
                | kw::IS_POD
                | kw::IS_POLYMORPHIC
                | kw::IS_STANDARD_LAYOUT
                | kw::IS_TRIVIAL
                | kw::IS_TRIVIALLY_COPYABLE
                | kw::HAS_VIRTUAL_DESTRUCTOR
        );
        if needs_complete && record.is_some() && !self.require_complete(first.unqualified(), span) {
            return Some(false);
        }
        Some(match name {
            kw::IS_CLASS => record.is_some_and(|r| self.tree.records[r].kind != RecordKind::Union),
            kw::IS_UNION => record.is_some_and(|r| self.tree.records[r].kind == RecordKind::Union),
            kw::IS_ENUM => self.tree.types.as_enum(first).is_some(),
            kw::IS_FUNCTION => self.tree.types.is_function(first),
            kw::IS_SAME | kw::IS_SAME_AS => first == second?,
            kw::BUILTIN_TYPES_COMPATIBLE_P => first.unqualified() == second?.unqualified(),
            kw::IS_ABSTRACT => flag(self, RecordFlags::ABSTRACT),
            kw::IS_AGGREGATE => self.tree.types.is_array(first) || flag(self, RecordFlags::AGGREGATE),
            kw::IS_EMPTY => {
                record.is_some_and(|r| self.tree.records[r].kind != RecordKind::Union)
                    && flag(self, RecordFlags::EMPTY)
            }
            kw::IS_FINAL => flag(self, RecordFlags::FINAL),
            kw::IS_POLYMORPHIC => flag(self, RecordFlags::POLYMORPHIC),
            kw::IS_BASE_OF => match (record, self.tree.types.as_record(second?)) {
                (Some(base), Some(derived)) => {
                    let union = |s: &Self, r: RecordId| s.tree.records[r].kind == RecordKind::Union;
                    if union(self, base) || union(self, derived) {
                        return Some(false);
                    }
                    base == derived || {
                        let ty = self.record_type(derived);
                        self.require_complete(ty, span);
                        self.is_derived(derived, base)
                    }
                }
                _ => false,
            },
            kw::IS_LITERAL_TYPE => self.is_literal(first),
            kw::IS_STANDARD_LAYOUT => self.base_flag(first, RecordFlags::STANDARD_LAYOUT),
            kw::IS_TRIVIALLY_COPYABLE => {
                !self.tree.types.is_reference(first)
                    && self.is_object_like(first)
                    && self.base_flag(first, RecordFlags::TRIVIALLY_COPYABLE)
            }
            kw::IS_TRIVIAL => {
                self.is_object_like(first)
                    && self.base_flag(first, RecordFlags::TRIVIALLY_COPYABLE)
                    && self.base_flag(first, RecordFlags::TRIVIAL_DEFAULT_CTOR)
            }
            kw::IS_POD => {
                self.is_object_like(first)
                    && self.base_flag(first, RecordFlags::TRIVIALLY_COPYABLE)
                    && self.base_flag(first, RecordFlags::TRIVIAL_DEFAULT_CTOR)
                    && self.base_flag(first, RecordFlags::STANDARD_LAYOUT)
            }
            kw::IS_LAYOUT_COMPATIBLE => self.is_layout_compatible(first, second?),
            kw::IS_POINTER_INTERCONVERTIBLE_BASE_OF => match (record, self.tree.types.as_record(second?)) {
                (Some(b), Some(d)) => {
                    b == d && !self.tree.records[b].kind.is_union()
                        || self.is_derived(d, b)
                            && self.tree.records[d].flags.contains(RecordFlags::STANDARD_LAYOUT)
                }
                _ => false,
            },
            kw::IS_CONVERTIBLE_TO | kw::IS_CONVERTIBLE => self.is_convertible(first, second?, span),
            kw::IS_NOTHROW_CONVERTIBLE => {
                let to = second?;
                self.is_convertible(first, to, span)
                    && (self.tree.types.is_void(to)
                        || self.construction(to, &[first], span).is_some_and(|c| c.nothrow))
            }
            kw::REFERENCE_BINDS_TO_TEMPORARY | kw::REFERENCE_CONSTRUCTS_FROM_TEMPORARY => {
                self.construction(first, &types[1..], span).is_some() && self.needs_temporary(first, second?)
            }
            kw::REFERENCE_CONVERTS_FROM_TEMPORARY => {
                self.is_convertible(second?, first, span) && self.needs_temporary(first, second?)
            }
            kw::IS_CONSTRUCTIBLE => self.construction(first, &types[1..], span).is_some(),
            kw::IS_NOTHROW_CONSTRUCTIBLE => {
                self.construction(first, &types[1..], span).is_some_and(|c| c.nothrow)
            }
            kw::IS_TRIVIALLY_CONSTRUCTIBLE => {
                self.construction(first, &types[1..], span).is_some_and(|c| c.trivial)
            }
            kw::IS_ASSIGNABLE => self.assignment(first, second?, span).is_some(),
            kw::IS_NOTHROW_ASSIGNABLE => self.assignment(first, second?, span).is_some_and(|c| c.nothrow),
            kw::IS_TRIVIALLY_ASSIGNABLE => self.assignment(first, second?, span).is_some_and(|c| c.trivial),
            kw::IS_DESTRUCTIBLE => self.destruction(first).is_some(),
            kw::IS_NOTHROW_DESTRUCTIBLE => self.destruction(first).is_some_and(|c| c.nothrow),
            kw::IS_TRIVIALLY_DESTRUCTIBLE => self.destruction(first).is_some_and(|c| c.trivial),
            kw::HAS_VIRTUAL_DESTRUCTOR => record.is_some_and(|r| {
                self.declare_special_members(r);
                self.tree.records[r]
                    .dtor
                    .expand()
                    .is_some_and(|d| self.tree.functions[d].flags.contains(FnFlags::VIRTUAL))
            }),
            // The old traits ask about classes: those of an array's elements, volatile or not.
            kw::HAS_TRIVIAL_CONSTRUCTOR
            | kw::HAS_NOTHROW_CONSTRUCTOR
            | kw::HAS_TRIVIAL_COPY
            | kw::HAS_NOTHROW_COPY
            | kw::HAS_TRIVIAL_ASSIGN
            | kw::HAS_NOTHROW_ASSIGN
            | kw::HAS_TRIVIAL_DESTRUCTOR
                if self.tree.types.is_array(first) || first.is_volatile() =>
            {
                let elem = self.tree.types.array_base(first);
                let constant = elem.is_const() || first.is_const();
                let plain = elem.unqualified();
                let plain = if constant { plain.with(Quals::CONST) } else { plain };
                return self.trait_value(name, &[plain], span);
            }
            kw::HAS_TRIVIAL_COPY | kw::HAS_NOTHROW_COPY if self.tree.types.is_reference(first) => true,
            kw::HAS_TRIVIAL_ASSIGN | kw::HAS_NOTHROW_ASSIGN
                if self.tree.types.is_reference(first) || self.tree.types.is_void(first) =>
            {
                false
            }
            kw::HAS_TRIVIAL_DESTRUCTOR => self.destruction(first).is_some_and(|c| c.trivial),
            kw::HAS_TRIVIAL_CONSTRUCTOR => self.construction(first, &[], span).is_some_and(|c| c.trivial),
            kw::HAS_NOTHROW_CONSTRUCTOR => self.construction(first, &[], span).is_some_and(|c| c.nothrow),
            kw::HAS_TRIVIAL_COPY | kw::HAS_NOTHROW_COPY => {
                let copy = self.tree.types.lvalue_ref(first.with(Quals::CONST));
                let c = self.construction(first, &[copy], span);
                c.is_some_and(|c| if name == kw::HAS_TRIVIAL_COPY { c.trivial } else { c.nothrow })
            }
            kw::HAS_TRIVIAL_MOVE_CONSTRUCTOR => {
                let moved = self.tree.types.rvalue_ref(first);
                self.construction(first, &[moved], span).is_some_and(|c| c.trivial)
            }
            kw::HAS_TRIVIAL_ASSIGN | kw::HAS_NOTHROW_ASSIGN => {
                let target = self.tree.types.lvalue_ref(first);
                let copy = self.tree.types.lvalue_ref(first.with(Quals::CONST));
                let c = self.assignment(target, copy, span);
                c.is_some_and(|c| if name == kw::HAS_TRIVIAL_ASSIGN { c.trivial } else { c.nothrow })
            }
            kw::HAS_TRIVIAL_MOVE_ASSIGN | kw::HAS_NOTHROW_MOVE_ASSIGN => {
                let target = self.tree.types.lvalue_ref(first);
                let moved = self.tree.types.rvalue_ref(first);
                let c = self.assignment(target, moved, span);
                c.is_some_and(|c| if name == kw::HAS_TRIVIAL_MOVE_ASSIGN { c.trivial } else { c.nothrow })
            }
            kw::HAS_UNIQUE_OBJECT_REPRESENTATIONS => self.has_unique_representation(first),
            kw::IS_TRIVIALLY_RELOCATABLE => {
                let moved = self.tree.types.rvalue_ref(first);
                self.is_object_like(first)
                    && self.construction(first, &[moved], span).is_some_and(|c| c.trivial)
                    && self.destruction(first).is_some_and(|c| c.trivial)
            }
            // Libraries choose a faster way by it. Of classes, whose operators may be anything, it is not said.
            kw::IS_TRIVIALLY_EQUALITY_COMPARABLE => {
                matches!(
                    self.tree.types.get(first),
                    TypeKind::Int(_) | TypeKind::Enum(_) | TypeKind::Pointer(_)
                )
            }
            // As above: no is the answer that changes nothing.
            kw::BUILTIN_LT_SYNTHESIZES_FROM_SPACESHIP => false,
            kw::NV_IS_EXTENDED_DEVICE_LAMBDA_CLOSURE_TYPE
            | kw::NV_IS_EXTENDED_HOST_DEVICE_LAMBDA_CLOSURE_TYPE
            | kw::NV_IS_EXTENDED_DEVICE_LAMBDA_WITH_PRESERVED_RETURN_TYPE => {
                use crate::tree::Spaces;
                let spaces = record
                    .and_then(|r| self.tree.records[r].lambda.as_ref())
                    .map_or(Spaces::empty(), |l| l.spaces);
                let (host, device) = (spaces.contains(Spaces::HOST), spaces.contains(Spaces::DEVICE));
                match name {
                    kw::NV_IS_EXTENDED_DEVICE_LAMBDA_CLOSURE_TYPE => device && !host,
                    kw::NV_IS_EXTENDED_HOST_DEVICE_LAMBDA_CLOSURE_TYPE => device && host,
                    _ => false,
                }
            }
            _ => return self.category(name, first),
        })
    }

    /// Traits that only look at the kind of a type.
    fn category(&self, name: Symbol, ty: QualType) -> Option<bool> {
        use crate::tree::types::IntKind;
        let types = &self.tree.types;
        let kind = types.get(ty);
        let arithmetic = matches!(kind, TypeKind::Int(_) | TypeKind::Float(_));
        let fundamental = arithmetic || matches!(kind, TypeKind::Void | TypeKind::NullPtr);
        Some(match name {
            kw::IS_VOID => types.is_void(ty),
            kw::IS_REFERENCEABLE => {
                let qualified = matches!(kind, TypeKind::Function(f) if !f.quals.is_empty() || f.ref_qual != RefQual::None);
                !types.is_void(ty) && !qualified
            }
            kw::IS_NULLPTR => matches!(kind, TypeKind::NullPtr),
            kw::IS_INTEGRAL => matches!(kind, TypeKind::Int(_)),
            kw::IS_FLOATING_POINT => matches!(kind, TypeKind::Float(_)),
            kw::IS_ARITHMETIC => arithmetic,
            kw::IS_SIGNED => match kind {
                TypeKind::Int(kind) => kind.is_signed(),
                _ => matches!(kind, TypeKind::Float(_)),
            },
            kw::IS_UNSIGNED => {
                matches!(kind, TypeKind::Int(kind) if *kind == IntKind::Bool || !kind.is_signed())
            }
            kw::IS_FUNDAMENTAL => fundamental,
            kw::IS_COMPOUND => !fundamental,
            kw::IS_SCALAR => self.tree.is_scalar(ty),
            kw::IS_OBJECT => self.is_object_like(ty),
            kw::IS_ARRAY => types.is_array(ty),
            kw::IS_BOUNDED_ARRAY => matches!(kind, TypeKind::Array { len: ArrayLen::Known(_), .. }),
            kw::IS_UNBOUNDED_ARRAY => matches!(kind, TypeKind::Array { len: ArrayLen::Unknown, .. }),
            kw::IS_POINTER => matches!(kind, TypeKind::Pointer(_)),
            kw::IS_REFERENCE => types.is_reference(ty),
            kw::IS_LVALUE_REFERENCE => matches!(kind, TypeKind::LValueRef(_)),
            kw::IS_RVALUE_REFERENCE => matches!(kind, TypeKind::RValueRef(_)),
            kw::IS_MEMBER_POINTER => types.is_member_pointer(ty),
            kw::IS_MEMBER_FUNCTION_POINTER => {
                matches!(kind, TypeKind::MemberPointer { pointee, .. } if types.is_function(*pointee))
            }
            kw::IS_MEMBER_OBJECT_POINTER => {
                matches!(kind, TypeKind::MemberPointer { pointee, .. } if !types.is_function(*pointee))
            }
            kw::IS_CONST => types.array_base(ty).is_const(),
            kw::IS_VOLATILE => types.array_base(ty).is_volatile(),
            kw::IS_SCOPED_ENUM => types.as_enum(ty).is_some_and(|e| self.tree.enums[e].scoped),
            _ => return None,
        })
    }

    /// Whether a reference that can be bound to a value is bound to a temporary then.
    fn needs_temporary(&mut self, reference: QualType, value: QualType) -> bool {
        if !self.tree.types.is_reference(reference) {
            return false;
        }
        if !self.tree.types.is_reference(value) && !self.tree.types.is_function(value) {
            return true;
        }
        let to = self.tree.types.strip_ref(reference).unqualified();
        let from = self.tree.types.strip_ref(value).unqualified();
        let derived = match (self.tree.types.as_record(from), self.tree.types.as_record(to)) {
            (Some(d), Some(b)) => self.is_derived(d, b),
            _ => false,
        };
        to != from && !derived
    }

    fn is_layout_compatible(&mut self, a: QualType, b: QualType) -> bool {
        for ty in [a, b] {
            if let Some(r) = self.tree.types.as_record(ty)
                && !self.complete_record(r)
            {
                return a.unqualified() == b.unqualified();
            }
        }
        layout_relations::is_layout_compatible(&self.tree, a, b)
    }

    /// A flag of the class behind arrays; other object types have all of these properties.
    fn base_flag(&mut self, ty: QualType, flag: RecordFlags) -> bool {
        match self.tree.types.as_record(self.tree.types.array_base(ty)) {
            Some(r) => {
                self.complete_record(r);
                self.tree.records[r].flags.contains(flag)
            }
            None => self.tree.is_scalar(self.tree.types.array_base(ty)),
        }
    }

    fn is_object_like(&self, ty: QualType) -> bool {
        !matches!(
            self.tree.types.get(ty),
            TypeKind::Void | TypeKind::Function(_) | TypeKind::LValueRef(_) | TypeKind::RValueRef(_)
        )
    }

    pub(crate) fn is_literal(&mut self, ty: QualType) -> bool {
        match self.tree.types.as_record(self.tree.types.array_base(ty)) {
            Some(r) => {
                self.complete_record(r);
                self.tree.records[r].flags.contains(RecordFlags::LITERAL)
            }
            None => !self.tree.types.is_function(ty),
        }
    }

    fn has_unique_representation(&mut self, ty: QualType) -> bool {
        let base = self.tree.types.array_base(ty);
        match *self.tree.types.get(base) {
            TypeKind::Int(_) | TypeKind::Enum(_) | TypeKind::Pointer(_) | TypeKind::MemberPointer { .. } => {
                true
            }
            TypeKind::Record(r) => {
                if !self.complete_record(r)
                    || !self.tree.records[r].flags.contains(RecordFlags::TRIVIALLY_COPYABLE)
                    || self.tree.records[r].flags.contains(RecordFlags::EMPTY)
                {
                    return false;
                }
                self.ensure_layout(r);
                let fields: Vec<(QualType, Option<u32>)> =
                    self.tree.records[r].fields.iter().map(|f| (f.ty, f.bits)).collect();
                let bases: Vec<RecordId> = self.tree.records[r].bases.iter().map(|b| b.record).collect();
                let is_union = self.tree.records[r].kind == RecordKind::Union;
                let size = crate::layout::size_of(&self.tree, base);
                let mut bits = 0;
                for (ty, width) in fields {
                    if !self.has_unique_representation(ty) {
                        return false;
                    }
                    self.ensure_type_layout(ty);
                    let n = match width {
                        Some(w) => w as u64,
                        None => crate::layout::size_of(&self.tree, ty) * 8,
                    };
                    if is_union && n != size * 8 {
                        return false;
                    }
                    bits = if is_union { n } else { bits + n };
                }
                for b in bases {
                    if self.tree.records[b].flags.contains(RecordFlags::EMPTY) {
                        continue;
                    }
                    let ty = self.record_type(b);
                    if !self.has_unique_representation(ty) {
                        return false;
                    }
                    bits += crate::layout::size_of(&self.tree, ty) * 8;
                }
                bits == size * 8
            }
            _ => false,
        }
    }

    /// `std::declval<T>()`.
    fn declval(&mut self, ty: QualType, span: Span) -> ExprId {
        let (ty, category) = match *self.tree.types.get(ty) {
            TypeKind::LValueRef(t) => (t, Category::LValue),
            TypeKind::RValueRef(t) if self.tree.types.is_function(t) => (t, Category::LValue),
            TypeKind::RValueRef(t) => (t, Category::XValue),
            TypeKind::Function(_) => (ty, Category::LValue),
            TypeKind::Void => {
                return self.push_expr(ExprKind::ZeroInit, QualType::VOID, Category::PRValue, span);
            }
            _ => (ty, Category::XValue),
        };
        let null = self.push_expr(ExprKind::ZeroInit, QualType::NULLPTR, Category::PRValue, span);
        self.push_expr(ExprKind::Deref(null), ty, category, span)
    }

    fn is_convertible(&mut self, from: QualType, to: QualType, span: Span) -> bool {
        if self.tree.types.is_void(from) || self.tree.types.is_void(to) {
            return self.tree.types.is_void(from) && self.tree.types.is_void(to);
        }
        if self.tree.types.is_array(to) || self.tree.types.is_function(to) {
            return false;
        }
        self.probe(|s| {
            let value = s.declval(from, span);
            s.implicit_conversion(value, to, Purpose::Return)
        })
    }

    /// `T t(declval<Args>()...)`: whether it is well-formed, and how.
    fn construction(&mut self, ty: QualType, args: &[QualType], span: Span) -> Option<Quality> {
        if matches!(self.tree.types.get(ty), TypeKind::Void | TypeKind::Function(_))
            || matches!(self.tree.types.get(ty), TypeKind::Array { len: ArrayLen::Unknown, .. })
        {
            return None;
        }
        if self.tree.types.as_record(self.tree.types.array_base(ty)).is_some()
            && !self.complete_if_possible(ty)
        {
            return None;
        }
        let result = self.on_trial(|s| {
            let inits: Vec<Init> = args.iter().map(|a| Init::Expr(s.declval(*a, span))).collect();
            let value = match inits.as_slice() {
                [] => {
                    if s.tree.types.is_reference(ty) {
                        s.error_expr(span)
                    } else {
                        match s.default_init(ty, span) {
                            Some(e) => e,
                            None => s.push_expr(ExprKind::ZeroInit, ty, Category::PRValue, span),
                        }
                    }
                }
                _ if s.tree.types.is_array(ty) && s.options.standard < crate::lex::Standard::Cxx20 => {
                    s.error_expr(span)
                }
                [Init::Expr(e)] if s.tree.types.as_record(ty).is_none() => {
                    match s.static_cast_for_construction(*e, ty) {
                        Some(e) => e,
                        None => s.error_expr(span),
                    }
                }
                inits => s.direct_init(ty, inits, span),
            };
            if s.is_error_expr(value) {
                return None;
            }
            let trivial = s.is_trivial_construction(value, ty);
            Some(Quality { nothrow: !s.can_throw(value), trivial })
        });
        let quality = result.ok().flatten()?;
        // The variable is destroyed too.
        let destroyed = self.destruction(ty)?;
        Some(Quality {
            nothrow: quality.nothrow && destroyed.nothrow,
            trivial: quality.trivial && destroyed.trivial,
        })
    }

    /// Direct-initialisation of a scalar or reference from one expression.
    fn static_cast_for_construction(&mut self, e: ExprId, ty: QualType) -> Option<ExprId> {
        let ics = self.expr_ics(e, ty, crate::sema::convert::UserMode::Explicit)?;
        let done = self.apply_ics(&Init::Expr(e), &ics, ty, Purpose::Init);
        (!self.is_error_expr(done)).then_some(done)
    }

    fn is_trivial_construction(&self, value: ExprId, ty: QualType) -> bool {
        match self.ekind(value) {
            ExprKind::Construct { ctor, .. } => self.is_trivial(*ctor),
            ExprKind::ZeroThenConstruct { .. } | ExprKind::Call { .. } => false,
            ExprKind::ArrayInit { elem } => self.is_trivial_construction(*elem, ty),
            ExprKind::Cast { operand, .. } => {
                self.tree.is_scalar(ty) && !matches!(self.ekind(*operand), ExprKind::Call { .. })
                    || self.tree.types.is_reference(ty) && self.is_trivial_construction(*operand, ty)
            }
            ExprKind::MaterializeTemp { value, .. } => self.is_trivial_construction(*value, ty),
            _ => true,
        }
    }

    /// `declval<T>() = declval<U>()`.
    fn assignment(&mut self, target: QualType, source: QualType, span: Span) -> Option<Quality> {
        if self.tree.types.is_void(target) || self.tree.types.is_void(source) {
            return None;
        }
        let result = self.on_trial(|s| {
            let lhs = s.declval(target, span);
            let rhs = s.declval(source, span);
            if let Some(r) = s.tree.types.as_record(s.ety(lhs))
                && !s.complete_record(r)
            {
                return None;
            }
            let value = s.build_assign(OperatorName::Assign, lhs, Init::Expr(rhs), span);
            if s.is_error_expr(value) {
                return None;
            }
            let trivial = match s.ekind(value) {
                ExprKind::Call { callee: crate::tree::expr::Callee::Direct(f), .. } => s.is_trivial(*f),
                ExprKind::Assign { rhs, .. } => !matches!(s.ekind(*rhs), ExprKind::Call { .. }),
                _ => false,
            };
            Some(Quality { nothrow: !s.can_throw(value), trivial })
        });
        result.ok().flatten()
    }

    fn destruction(&mut self, ty: QualType) -> Option<Quality> {
        let fine = Some(Quality { nothrow: true, trivial: true });
        match self.tree.types.get(ty) {
            TypeKind::Void | TypeKind::Function(_) => return None,
            TypeKind::Array { len: ArrayLen::Unknown, .. } => return None,
            TypeKind::LValueRef(_) | TypeKind::RValueRef(_) => return fine,
            _ => {}
        }
        let Some(record) = self.tree.types.as_record(self.tree.types.array_base(ty)) else { return fine };
        if !self.complete_record(record) {
            return None;
        }
        self.declare_special_members(record);
        let dtor = self.tree.records[record].dtor.expand()?;
        if self.is_deleted(dtor) {
            return None;
        }
        let access = self.tree.functions[dtor].access;
        if !self.can_access(record, access) {
            return None;
        }
        let trivial = self.tree.records[record].flags.contains(RecordFlags::TRIVIAL_DTOR);
        Some(Quality { nothrow: self.function_is_noexcept(dtor), trivial })
    }
}

/// How an operation that is well-formed behaves.
#[derive(Clone, Copy, Debug)]
struct Quality {
    nothrow: bool,
    trivial: bool,
}
