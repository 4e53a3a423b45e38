//! Comparison and arithmetic of pointers.

use oxicc_source::Span;

use super::memory::Place;
use super::{Eval, Machine, Reason};
use crate::layout;
use crate::tree::expr::BinaryOp;
use crate::tree::types::ArrayLen;
use crate::tree::value::{MemberPointer, PathStep, PointerBase};
use crate::tree::{ConstValue, RecordKind, TypeKind};

impl Machine<'_> {
    /// [expr.eq]/4: all members of a union are at one place.
    pub(super) fn is_same_member(&self, a: &MemberPointer, b: &MemberPointer) -> bool {
        match (a, b) {
            (MemberPointer::Field(x, by_x), MemberPointer::Field(y, by_y)) if x.record == y.record => {
                let union = self.tree().records[x.record].kind == RecordKind::Union;
                by_x == by_y && (union || x.index == y.index)
            }
            _ => a == b,
        }
    }

    pub(super) fn compare_pointers(
        &self,
        op: BinaryOp,
        a: &ConstValue,
        b: &ConstValue,
    ) -> Result<ConstValue, Reason> {
        let is_null = |v: &ConstValue| match v {
            ConstValue::Pointer(p) => p.base == PointerBase::Null,
            ConstValue::Int(0) => true,
            _ => false,
        };
        let equal = match (a, b) {
            _ if is_null(a) && is_null(b) => true,
            _ if is_null(a) || is_null(b) => false,
            (ConstValue::Pointer(p), ConstValue::Pointer(q)) => {
                p.base == q.base && (p.path == q.path || self.at_one_place(&p.path, &q.path))
            }
            _ => return Err(Reason::InvalidCast),
        };
        let order = match op {
            BinaryOp::Eq => return Ok(ConstValue::bool(equal)),
            BinaryOp::Ne => return Ok(ConstValue::bool(!equal)),
            _ if equal => std::cmp::Ordering::Equal,
            _ => match (a, b) {
                (ConstValue::Pointer(p), ConstValue::Pointer(q)) if p.base == q.base => {
                    path_order(&p.path, &q.path)
                }
                _ => return Err(Reason::UnrelatedPointers),
            },
        };
        Ok(ConstValue::bool(match op {
            BinaryOp::Lt => order.is_lt(),
            BinaryOp::Gt => order.is_gt(),
            BinaryOp::Le => order.is_le(),
            BinaryOp::Ge => order.is_ge(),
            _ => return Err(Reason::InvalidCast),
        }))
    }

    /// Whether two subobjects of one object have the same address: members of a union, or an object and its first part.
    fn at_one_place(&self, a: &[PathStep], b: &[PathStep]) -> bool {
        let common = a.iter().zip(b).take_while(|(x, y)| x == y).count();
        match (self.offset_within(&a[common..]), self.offset_within(&b[common..])) {
            (Some(x), Some(y)) => x == y,
            _ => false,
        }
    }

    /// The offset of a subobject in the object where the path starts. None where that is not an array and the path goes to
    /// what is behind it, or where nothing tells the size of elements.
    fn offset_within(&self, path: &[PathStep]) -> Option<u64> {
        let tree = self.tree();
        let mut offset = 0u64;
        let mut array = None;
        for step in path {
            match step {
                PathStep::Field(f) => {
                    offset += layout::field_bit_offset(tree, f.record, f.index) / 8;
                    array = Some(tree.records.get(f.record)?.fields.get(f.index as usize)?.ty);
                }
                PathStep::Base(record, index) => {
                    offset += layout::base_offset(tree, *record, *index);
                    array = None;
                }
                PathStep::Element(0) if array.is_none() => {}
                PathStep::Element(i) => {
                    let TypeKind::Array { elem, len: ArrayLen::Known(len) } = *tree.types.get(array?) else {
                        return None;
                    };
                    if *i >= len {
                        return None;
                    }
                    offset += i * layout::size_of(tree, elem);
                    array = Some(elem);
                }
            }
        }
        Some(offset)
    }

    pub(super) fn pointer_offset(
        &mut self,
        pointer: &ConstValue,
        n: i128,
        op: BinaryOp,
        span: Span,
    ) -> Eval<ConstValue> {
        if n == 0 {
            return Ok(pointer.clone());
        }
        let place = self.pointee(pointer, span)?;
        let n = if op == BinaryOp::PtrSub { -n } else { n };
        let moved = self.move_by(&place, n, span)?;
        Ok(self.pointer_value(moved))
    }

    pub(super) fn move_by(&mut self, place: &Place, n: i128, span: Span) -> Eval<Place> {
        let moved = i64::try_from(n).ok().and_then(|n| place.offset(n));
        match moved {
            Some(place) => Ok(place),
            None => self.fail(span, Reason::OutOfBounds { index: n as i64, len: 0 }),
        }
    }

    pub(super) fn pointer_difference(
        &mut self,
        a: &ConstValue,
        b: &ConstValue,
        span: Span,
    ) -> Eval<ConstValue> {
        let (ConstValue::Pointer(p), ConstValue::Pointer(q)) = (a, b) else {
            return self.fail(span, Reason::InvalidCast);
        };
        if p == q {
            return Ok(ConstValue::Int(0));
        }
        let split = |path: &[PathStep]| match path {
            [rest @ .., PathStep::Element(i)] => (rest.to_vec(), *i as i128),
            all => (all.to_vec(), 0),
        };
        let ((ra, i), (rb, j)) = (split(&p.path), split(&q.path));
        if p.base != q.base || ra != rb {
            return self.fail(span, Reason::UnrelatedPointers);
        }
        Ok(ConstValue::Int(i - j))
    }
}

fn path_order(a: &[PathStep], b: &[PathStep]) -> std::cmp::Ordering {
    let key = |step: &PathStep| match step {
        PathStep::Base(_, i) => (0u8, *i as u64),
        PathStep::Field(f) => (1, f.index as u64),
        PathStep::Element(i) => (2, *i),
    };
    a.iter().map(key).cmp(b.iter().map(key))
}
