//! Comparing conversion sequences ([over.ics.rank]).

use crate::sema::Sema;
use crate::sema::convert::types::QualConv;
use crate::sema::convert::{Ics, IcsKind, Rank, Second, StdConv};
use crate::tree::RecordId;
use crate::tree::types::{QualType, TypeKind};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cmp {
    Better,
    Worse,
    Same,
}

impl Cmp {
    fn from_bools(better: bool, worse: bool) -> Cmp {
        match (better, worse) {
            (true, false) => Cmp::Better,
            (false, true) => Cmp::Worse,
            _ => Cmp::Same,
        }
    }
}

impl Sema<'_> {
    pub(crate) fn compare_ics(&self, a: &Ics, b: &Ics) -> Cmp {
        let class = |ics: &Ics| match ics.kind {
            IcsKind::Standard(_) => 0,
            IcsKind::User(_) | IcsKind::Ambiguous => 1,
            IcsKind::Ellipsis => 2,
        };
        match class(a).cmp(&class(b)) {
            std::cmp::Ordering::Less => return Cmp::Better,
            std::cmp::Ordering::Greater => return Cmp::Worse,
            std::cmp::Ordering::Equal => {}
        }
        if a.init_list != b.init_list {
            return if a.init_list { Cmp::Better } else { Cmp::Worse };
        }
        if let (Some((x, n)), Some((y, m))) = (a.array, b.array)
            && x.ty() == y.ty()
            && n != m
        {
            return Cmp::from_bools(n < m, m < n);
        }
        match (&a.kind, &b.kind) {
            (IcsKind::Standard(x), IcsKind::Standard(y)) => self.compare_standard(x, y),
            (IcsKind::User(x), IcsKind::User(y)) if x.function == y.function => {
                // Aggregate initialisations compare only when they make the same class.
                if x.function.is_none() && x.after.from.ty() != y.after.from.ty() {
                    return Cmp::Same;
                }
                self.compare_standard(&x.after, &y.after)
            }
            // Conversions by different functions do not compare, but nvcc takes the rvalue reference of the two:
            // `__half2 h; h = {};`.
            (IcsKind::User(x), IcsKind::User(y)) => match (x.after.binding, y.after.binding) {
                (Some(x), Some(y)) if x.to_rvalue && y.to_rvalue => {
                    Cmp::from_bools(!x.lvalue_ref && y.lvalue_ref, x.lvalue_ref && !y.lvalue_ref)
                }
                _ => Cmp::Same,
            },
            _ => Cmp::Same,
        }
    }

    /// How bad a sequence is, as far as its rank tells.
    pub(crate) fn badness(&self, ics: &Ics) -> u8 {
        match &ics.kind {
            IcsKind::Standard(conv) => match conv.rank() {
                Rank::Exact => 0,
                Rank::Promotion => 1,
                Rank::Conversion => 2,
            },
            IcsKind::User(_) | IcsKind::Ambiguous => 3,
            IcsKind::Ellipsis => 4,
        }
    }

    pub(crate) fn compare_standard(&self, a: &StdConv, b: &StdConv) -> Cmp {
        // A proper subsequence is better, lvalue transformations aside.
        let subsequence =
            Cmp::from_bools(a.is_identity() && !b.is_identity(), b.is_identity() && !a.is_identity());
        let rank = match a.rank().cmp(&b.rank()) {
            std::cmp::Ordering::Less => Cmp::Better,
            std::cmp::Ordering::Greater => Cmp::Worse,
            std::cmp::Ordering::Equal => Cmp::Same,
        };
        if rank != Cmp::Same {
            return rank;
        }
        if subsequence != Cmp::Same {
            return subsequence;
        }
        if a.rank() == Rank::Promotion {
            let by_enum = self.compare_enum_promotion(a, b);
            if by_enum != Cmp::Same {
                return by_enum;
            }
        }
        if a.rank() == Rank::Conversion {
            let by_class = self.compare_conversions(a, b);
            if by_class != Cmp::Same {
                return by_class;
            }
        }
        if let (Some(x), Some(y)) = (a.binding, b.binding) {
            if !x.implicit_object
                && !y.implicit_object
                && x.to_rvalue
                && y.to_rvalue
                && x.lvalue_ref != y.lvalue_ref
            {
                return if x.lvalue_ref { Cmp::Worse } else { Cmp::Better };
            }
            if x.to_function && y.to_function && x.lvalue_ref != y.lvalue_ref {
                return if x.lvalue_ref { Cmp::Better } else { Cmp::Worse };
            }
        }
        self.compare_qualifiers(a, b)
    }

    /// A fixed-type enumeration promotes better to its underlying type than to that type's promotion.
    fn compare_enum_promotion(&self, a: &StdConv, b: &StdConv) -> Cmp {
        let Some(e) = self.tree.types.as_enum(a.from).filter(|_| a.from.ty() == b.from.ty()) else {
            return Cmp::Same;
        };
        let underlying = self.tree.enums[e].underlying;
        if !self.tree.enums[e].fixed {
            return Cmp::Same;
        }
        Cmp::from_bools(
            a.to.ty() == underlying.ty() && b.to.ty() != underlying.ty(),
            b.to.ty() == underlying.ty() && a.to.ty() != underlying.ty(),
        )
    }

    /// [over.ics.rank]/4: conversions to `bool`, `void*` and bases.
    fn compare_conversions(&self, a: &StdConv, b: &StdConv) -> Cmp {
        let to_bool = |c: &StdConv| matches!(c.second, Second::PointerToBool | Second::MemberPointerToBool);
        if to_bool(a) != to_bool(b) {
            return if to_bool(a) { Cmp::Worse } else { Cmp::Better };
        }
        let to_void = |c: &StdConv| c.second == Second::PointerToVoid;
        let pointer_to_base = |c: &StdConv| c.second == Second::PointerToBase;
        if pointer_to_base(a) && to_void(b) {
            return Cmp::Better;
        }
        if to_void(a) && pointer_to_base(b) {
            return Cmp::Worse;
        }
        if to_void(a) && to_void(b) {
            // From a class nearer to void* is no better; from different sources: A* -> void* beats B* -> void*.
            return self.nearer(self.pointee_record(b.from), self.pointee_record(a.from));
        }
        match (a.second, b.second) {
            (Second::PointerToBase, Second::PointerToBase) => {
                let by_target = self.nearer(self.pointee_record(a.to), self.pointee_record(b.to));
                if by_target != Cmp::Same && a.from.ty() == b.from.ty() {
                    return by_target;
                }
                if a.to.ty() == b.to.ty() {
                    return self.nearer(self.pointee_record(b.from), self.pointee_record(a.from));
                }
                Cmp::Same
            }
            (Second::ClassToBase, Second::ClassToBase) => {
                let types = &self.tree.types;
                if a.from.ty() == b.from.ty() {
                    return self.nearer(types.as_record(a.to), types.as_record(b.to));
                }
                if a.to.ty() == b.to.ty() {
                    return self.nearer(types.as_record(b.from), types.as_record(a.from));
                }
                Cmp::Same
            }
            (Second::MemberPointerToDerived, Second::MemberPointerToDerived) => {
                if a.to.ty() == b.to.ty() {
                    return self.nearer(self.member_class(a.from), self.member_class(b.from));
                }
                self.nearer(self.member_class(b.to), self.member_class(a.to))
            }
            _ => Cmp::Same,
        }
    }

    /// Better if `a` is derived from `b`: fewer steps to go to reach `a`.
    fn nearer(&self, a: Option<RecordId>, b: Option<RecordId>) -> Cmp {
        match (a, b) {
            (Some(a), Some(b)) if a != b => {
                Cmp::from_bools(self.tree.is_same_or_base(b, a), self.tree.is_same_or_base(a, b))
            }
            _ => Cmp::Same,
        }
    }

    fn pointee_record(&self, ty: QualType) -> Option<RecordId> {
        self.tree.types.pointee(ty).and_then(|t| self.tree.types.as_record(t))
    }

    fn member_class(&self, ty: QualType) -> Option<RecordId> {
        match *self.tree.types.get(ty) {
            TypeKind::MemberPointer { class, .. } => self.tree.types.as_record(class.into()),
            _ => None,
        }
    }

    /// [over.ics.rank]/3.2.5 and /3.2.6: sequences that differ in qualifiers only.
    fn compare_qualifiers(&self, a: &StdConv, b: &StdConv) -> Cmp {
        let types = &self.tree.types;
        if a.binding.is_some() && b.binding.is_some() {
            if a.to.ty() == b.to.ty() {
                let (qa, qb) = (a.to.quals(), b.to.quals());
                return Cmp::from_bools(qb.contains(qa) && qa != qb, qa.contains(qb) && qa != qb);
            }
            // Arrays carry their qualifiers on the elements.
            if types.is_array(a.to) && types.is_array(b.to) {
                let ab = types.qualification(a.to, b.to) == QualConv::Changes;
                let ba = types.qualification(b.to, a.to) == QualConv::Changes;
                return Cmp::from_bools(ab, ba);
            }
            return Cmp::Same;
        }
        if a.binding.is_some() || b.binding.is_some() || a.to.ty() == b.to.ty() {
            return Cmp::Same;
        }
        let ab = types.qualification(a.to, b.to) == QualConv::Changes;
        let ba = types.qualification(b.to, a.to) == QualConv::Changes;
        Cmp::from_bools(ab, ba)
    }
}
