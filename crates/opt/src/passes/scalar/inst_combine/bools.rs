//! Flags stay flags: C++ computes with `bool` in bytes and integers, the machine in predicates.
//!
//! ```text
//! %x = zext i1 %a to i32                          %c = and i1 %a, %b
//! %y = zext i1 %b to i32                    ->    %z = zext i1 %c to i32
//! %z = and i32 %x, %y
//!
//! %f = phi i8 [ 1, %entry ], [ %g, %loop ]        %p = phi i1 [ true, %entry ], [ %c, %loop ]
//! ...                                       ->    %f = zext i1 %p to i8
//! %g = zext i1 %c to i8
//!
//! %x = zext i1 %a to i32                    ->    %z = select i1 %a, i32 %y, i32 0
//! %z = mul i32 %x, %y
//! ```

use oxicc_ir::{BinOp, Block, Builder, CastOp, Inst, InstData, Type, Value};
use smallvec::SmallVec;

use super::Combiner;
use super::integers::Operation;

/// Edges of a phi that are looked at.
const MAX_EDGES: usize = 16;

impl Combiner<'_> {
    /// The flag that a number was extended from.
    fn extended_flag(&self, v: Value) -> Option<Value> {
        match self.func.value_inst_data(v)? {
            InstData::Cast { op: CastOp::ZExt, value, .. } if self.func.value_type(value) == Type::I1 => {
                Some(value)
            }
            _ => None,
        }
    }

    /// `and`, `or` and `xor` of two flags.
    pub(super) fn logic_of_flags(&mut self, o: Operation) -> Option<Value> {
        let (a, b) = (self.extended_flag(o.lhs)?, self.extended_flag(o.rhs)?);
        let mut builder = Builder::before(self.ctx, self.func, o.inst);
        let both = builder.binary(o.op, a, b);
        let value = builder.cast(CastOp::ZExt, both, o.ty);
        let made = [value, both].into_iter().filter_map(|v| self.func.value_inst(v));
        self.work.extend(made);
        Some(value)
    }

    /// A product with a flag is the other factor or zero.
    pub(super) fn product_with_flag(&mut self, o: Operation) -> Option<Value> {
        let (flag, other) = match (self.extended_flag(o.lhs), self.extended_flag(o.rhs)) {
            (Some(_), Some(_)) => return self.logic_of_flags(Operation { op: BinOp::And, ..o }),
            (Some(flag), None) => (flag, o.rhs),
            (None, Some(flag)) => (flag, o.lhs),
            (None, None) => return None,
        };
        let zero = self.zero(o.ty);
        let chosen = Builder::before(self.ctx, self.func, o.inst).select(flag, other, zero);
        self.work.extend(self.func.value_inst(chosen));
        Some(chosen)
    }

    /// A number that a loop keeps a flag in. Elsewhere the extension goes into the phi: see [`Combiner::fold_into_phi`].
    pub(super) fn flag_around_loop(&mut self, phi: Inst) -> Option<Value> {
        let ty = self.func.inst_type(phi);
        let block = self.func.inst_block(phi)?;
        let edges = self.func.operands(phi).len();
        if edges > MAX_EDGES || ty == Type::I1 || !self.types.is_int(ty) {
            return None;
        }
        let mut around = false;
        let mut incoming: SmallVec<[(Option<Value>, u64, Block); 4]> = SmallVec::new();
        for (v, from) in self.func.incoming(phi) {
            let flag = self.extended_flag(v);
            match (flag, self.func.as_u64(v)) {
                (Some(_), _) => around |= self.func.single_successor(from) != Some(block) || from == block,
                (None, Some(0 | 1)) => {}
                _ => return None,
            }
            incoming.push((flag, self.func.as_u64(v).unwrap_or(0), from));
        }
        if !around {
            return None;
        }
        let values: SmallVec<[(Value, Block); 4]> = incoming
            .into_iter()
            .map(|(flag, c, from)| {
                (flag.unwrap_or_else(|| self.func.const_int(self.types, Type::I1, c)), from)
            })
            .collect();
        let place = self.func.first_non_phi(block)?;
        let narrow = Builder::before(self.ctx, self.func, phi).phi_of(Type::I1, &values);
        let wide = Builder::before(self.ctx, self.func, place).cast(CastOp::ZExt, narrow, ty);
        let made = [wide, narrow].into_iter().filter_map(|v| self.func.value_inst(v));
        self.work.extend(made);
        Some(wide)
    }
}
