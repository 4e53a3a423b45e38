//! Calls.

use super::inst::fast_math;
use super::module::Reader;
use super::operands::Ops;
use super::{BResult, fail};
use crate::inst::{Bundle, CallInfo, Inst, Op};
use crate::ops::{CallConv, FastMath, TailKind};
use crate::types::Type;
use crate::upgrade::debug_intrinsic;

/// What a record says of a call before the callee.
pub(super) struct CallHead {
    pub attrs: u64,
    /// Number of the function type.
    pub ty: u64,
    pub cc: CallConv,
    pub tail: TailKind,
    pub fmf: FastMath,
}

impl Reader<'_> {
    pub(super) fn call(&mut self, ops: &mut Ops) -> BResult<()> {
        let attrs = ops.next()?;
        let word = ops.next()?;
        let fmf = if word >> 17 & 1 != 0 { fast_math(ops.next()?) } else { FastMath::empty() };
        if word >> 15 & 1 == 0 {
            return fail("call without a function type is not supported");
        }
        let ty = ops.next()?;
        let tail = match (word >> 14 & 1, word >> 16 & 1, word & 1) {
            (1, _, _) => TailKind::MustTail,
            (_, 1, _) => TailKind::NoTail,
            (_, _, 1) => TailKind::Tail,
            _ => TailKind::None,
        };
        let cc = CallConv((word >> 1 & 0x3ff) as u16);
        self.call_of(CallHead { attrs, ty, cc, tail, fmf }, ops)?;
        Ok(())
    }

    /// The callee, its arguments, and the call; nothing is left of a debug intrinsic's.
    pub(super) fn call_of(&mut self, head: CallHead, ops: &mut Ops) -> BResult<Option<Inst>> {
        let callee = self.pair(ops)?;
        let (ty, pointees) = self.function_type(head.ty)?;
        let (ret, params, vararg) = match self.module.types.signature(ty) {
            Some(s) => (s.ret, s.params.to_vec(), s.vararg),
            None => return fail("Invalid type for a call"),
        };
        let name = self.st().func.as_global(callee).map(|g| self.module.global(g).name().to_string());
        if let Some(kind) = name.as_deref().and_then(debug_intrinsic) {
            let mut ids = Vec::new();
            for &p in &params {
                let op = ops.next()?;
                if p == Type::METADATA {
                    ids.push(self.relative(op));
                }
            }
            self.debug_call(kind, &ids)?;
            return Ok(None);
        }
        let mut operands = Vec::with_capacity(params.len() + 1);
        for &p in &params {
            operands.push(self.rel(ops, p)?);
        }
        if vararg {
            while ops.left() > 0 {
                operands.push(self.pair(ops)?);
            }
        } else if ops.left() > 0 {
            return fail("Invalid number of arguments");
        }
        let mut bundles = None;
        let waiting = std::mem::take(&mut self.st().bundles);
        if !waiting.is_empty() {
            let list =
                waiting.iter().map(|(t, v)| Bundle { tag: t.as_str().into(), len: v.len() as u32 }).collect();
            waiting.iter().for_each(|(_, v)| operands.extend_from_slice(v));
            bundles = Some(self.st().func.bundle_list(list));
        }
        operands.push(callee);
        let attrs = self.attr_list(head.attrs, ty, &pointees);
        let info =
            CallInfo { ty, attrs, bundles: bundles.into(), cc: head.cc, tail: head.tail, fmf: head.fmf };
        self.emit(Op::Call(info), ret, &operands, &[]).map(Some)
    }
}
