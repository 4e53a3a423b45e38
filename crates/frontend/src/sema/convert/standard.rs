//! Standard conversion sequences ([over.ics.scs], [conv]).

use crate::sema::Sema;
use crate::sema::convert::types::QualConv;
use crate::sema::convert::{First, Operand, Second, StdConv};
use crate::tree::expr::{Category, ExprKind};
use crate::tree::types::{FloatKind, IntKind, QualType, Quals, TypeKind};

impl Sema<'_> {
    /// The standard conversion sequence from an operand to a non-reference type, if there is one.
    pub(crate) fn standard_conversion(&mut self, op: &Operand, to: QualType) -> Option<StdConv> {
        let (first, from) = self.lvalue_transform(op);
        let to = self.tree.types.rvalue_type(to);
        let done = |second, qualifies| Some(StdConv { first, second, qualifies, from, to, binding: None });
        if from.ty() == to.ty() {
            return if self.tree.types.is_array(to) && op.is_glvalue() {
                None
            } else {
                done(Second::Identity, false)
            };
        }
        match (self.tree.types.get(from).clone(), self.tree.types.get(to).clone()) {
            (_, TypeKind::Int(IntKind::Bool)) => match self.tree.types.get(from) {
                TypeKind::Pointer(_) => done(Second::PointerToBool, false),
                TypeKind::MemberPointer { .. } => done(Second::MemberPointerToBool, false),
                TypeKind::Complex(_) => done(Second::ToBool, false),
                _ if self.tree.is_arithmetic_or_enum(from) => done(Second::ToBool, false),
                _ => None,
            },
            (_, TypeKind::Int(_)) if self.tree.is_integral_or_enum(from) => {
                let promotes =
                    self.tree.promoted(from, op.bits) == Some(to) || self.is_fixed_underlying(from, to);
                done(if promotes { Second::IntegralPromotion } else { Second::Integral }, false)
            }
            (TypeKind::Float(_), TypeKind::Int(_)) => done(Second::FloatToIntegral, false),
            (TypeKind::Float(FloatKind::Float), TypeKind::Float(FloatKind::Double)) => {
                done(Second::FloatPromotion, false)
            }
            (TypeKind::Float(_), TypeKind::Float(_)) => done(Second::Floating, false),
            (_, TypeKind::Float(_)) if self.tree.is_integral_or_enum(from) => {
                done(Second::IntegralToFloat, false)
            }
            (TypeKind::Complex(_), TypeKind::Complex(_)) => done(Second::Complex, false),
            (_, TypeKind::Complex(_)) if self.tree.is_arithmetic_or_enum(from) => {
                done(Second::Complex, false)
            }
            (TypeKind::NullPtr, TypeKind::Pointer(_)) => done(Second::NullToPointer, false),
            (TypeKind::NullPtr, TypeKind::MemberPointer { .. }) => done(Second::NullToMemberPointer, false),
            (_, TypeKind::Pointer(_) | TypeKind::NullPtr) if op.null => done(Second::NullToPointer, false),
            (_, TypeKind::MemberPointer { .. }) if op.null => done(Second::NullToMemberPointer, false),
            // C++03, and what compilers still let through with a warning.
            (TypeKind::Pointer(a), TypeKind::Pointer(b))
                if a.ty() == b.ty()
                    && a.quals() == Quals::CONST
                    && b.quals().is_empty()
                    && op.expr.is_some_and(|e| matches!(self.ekind(e), ExprKind::String(_))) =>
            {
                done(Second::Identity, true)
            }
            (TypeKind::Pointer(a), TypeKind::Pointer(b)) => {
                let (second, qualifies) = self.pointer_conversion(from, a, to, b)?;
                done(second, qualifies)
            }
            (
                TypeKind::MemberPointer { class: c, pointee: a },
                TypeKind::MemberPointer { class: d, pointee: b },
            ) => {
                let qualifies = if self.tree.types.drops_noexcept(a, b) {
                    true
                } else {
                    match self.tree.types.qualification_of_referent(a, b) {
                        QualConv::Same => false,
                        QualConv::Changes => true,
                        QualConv::Loses | QualConv::Unrelated => return None,
                    }
                };
                if c == d {
                    return done(Second::Identity, qualifies);
                }
                // A member of a base is a member of the derived class.
                let (c, d) = (self.tree.types.as_record(c.into())?, self.tree.types.as_record(d.into())?);
                if self.is_derived(d, c) { done(Second::MemberPointerToDerived, qualifies) } else { None }
            }
            (TypeKind::Record(a), TypeKind::Record(b)) => {
                if self.is_derived(a, b) {
                    done(Second::ClassToBase, false)
                } else {
                    None
                }
            }
            (TypeKind::Vector { elem, len }, TypeKind::Vector { elem: other, len: n }) => {
                (elem.ty() == other.ty() && len == n).then_some(())?;
                done(Second::Identity, false)
            }
            _ => None,
        }
    }

    /// The lvalue transformation of an operand and the type after it.
    fn lvalue_transform(&mut self, op: &Operand) -> (First, QualType) {
        match *self.tree.types.get(op.ty) {
            TypeKind::Array { elem, .. } => (First::ArrayToPointer, self.tree.types.pointer(elem)),
            TypeKind::Function(_) => (First::FunctionToPointer, self.tree.types.pointer(op.ty)),
            TypeKind::Record(_) => (First::None, op.ty.unqualified()),
            _ if op.category != Category::PRValue => (First::LValueToRValue, op.ty.unqualified()),
            _ => (First::None, op.ty.unqualified()),
        }
    }

    fn is_fixed_underlying(&self, from: QualType, to: QualType) -> bool {
        self.tree.types.as_enum(from).is_some_and(|e| {
            let e = &self.tree.enums[e];
            e.fixed && e.underlying.ty() == to.ty()
        })
    }

    fn pointer_conversion(
        &mut self,
        from: QualType,
        a: QualType,
        to: QualType,
        b: QualType,
    ) -> Option<(Second, bool)> {
        match self.tree.types.qualification(from, to) {
            QualConv::Same => return Some((Second::Identity, false)),
            QualConv::Changes => return Some((Second::Identity, true)),
            QualConv::Loses => return None,
            QualConv::Unrelated => {}
        }
        if self.tree.types.drops_noexcept(a, b) {
            return Some((Second::Identity, true));
        }
        // `__restrict` below the top is not worth an error.
        let keeps = (b.quals() | crate::tree::types::Quals::RESTRICT).contains(a.quals());
        if !keeps {
            return None;
        }
        let qualifies = a.quals() != b.quals();
        if self.tree.types.is_void(b) {
            return (!self.tree.types.is_function(a)).then_some((Second::PointerToVoid, qualifies));
        }
        let (d, b) = (self.tree.types.as_record(a)?, self.tree.types.as_record(b)?);
        if self.is_derived(d, b) { Some((Second::PointerToBase, qualifies)) } else { None }
    }
}
