//! What is known of the alignment of addresses: from the object they lie in, from the steps they are computed with, and from
//! what the program promises (`__builtin_assume_aligned`, `__builtin_assume` of the low bits of an address or of an index).

use oxicc_ir::analysis::DominatorTree;
use oxicc_ir::{
    BinOp, CastOp, ConstData, ConstExpr, Context, Function, GlobalId, Inst, InstData, IntPred, Value,
};

use crate::bits::known_bits;

/// How far back addresses are followed.
const MAX_DEPTH: u32 = 6;
/// Values of a phi that are looked at.
const MAX_INCOMING: usize = 4;
/// No address is known to be aligned to more.
const MOST: u64 = 1 << 32;

/// A promise about an address or an integer that addresses are computed with, which holds from `assume` on.
struct Promise {
    value: Value,
    align: u64,
    assume: Inst,
}

/// What the program promises about alignments in one function.
#[derive(Default)]
pub struct Promises {
    list: Vec<Promise>,
}

impl Promises {
    pub fn of(ctx: &Context, func: &Function) -> Promises {
        let mut promises = Promises::default();
        let Some(assume) = ctx.find_global("llvm.assume") else { return promises };
        for (_, inst) in func.all_insts() {
            if func.direct_callee(inst) == Some(assume) {
                promises.add(func, inst);
            }
        }
        promises
    }

    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    fn add(&mut self, func: &Function, assume: Inst) {
        let InstData::Call { info, args, bundle_operands, .. } = func.inst(assume) else { return };
        let mut rest = bundle_operands;
        for bundle in info.bundles.expand().map_or(&[][..], |list| func.bundles(list)) {
            let (own, others) = rest.split_at(bundle.len as usize);
            rest = others;
            // A third operand is an offset; none writes one.
            if let ("align", [ptr, align]) = (&*bundle.tag, own)
                && let Some(align) = func.as_u64(*align).filter(|a| a.is_power_of_two() && *a <= MOST)
            {
                self.list.push(Promise { value: *ptr, align, assume });
            }
        }
        if let Some(cond) = args.first() {
            self.add_condition(func, assume, *cond, MAX_DEPTH);
        }
    }

    /// `(address & 15) == 0` or `(n & 3) == 0`, also as a part of a conjunction.
    fn add_condition(&mut self, func: &Function, assume: Inst, cond: Value, depth: u32) {
        match func.value_inst_data(cond) {
            Some(InstData::Binary { op: BinOp::And, lhs, rhs, .. }) if depth > 0 => {
                self.add_condition(func, assume, lhs, depth - 1);
                self.add_condition(func, assume, rhs, depth - 1);
            }
            Some(InstData::ICmp { pred: IntPred::Eq, lhs, rhs, .. }) if func.as_u64(rhs) == Some(0) => {
                let Some(InstData::Binary { op: BinOp::And, lhs: mut number, rhs: mask, .. }) =
                    func.value_inst_data(lhs)
                else {
                    return;
                };
                let Some(mask) = func.as_u64(mask) else { return };
                while let Some(InstData::Cast { op: CastOp::Trunc, value, .. }) = func.value_inst_data(number)
                {
                    number = value;
                }
                let value = match func.value_inst_data(number) {
                    Some(InstData::Cast { op: CastOp::PtrToInt, value: ptr, .. }) => ptr,
                    _ => number,
                };
                let align = 1 << mask.trailing_ones().min(MOST.trailing_zeros());
                self.list.push(Promise { value, align, assume });
            }
            _ => {}
        }
    }

    /// The alignment promised of an address or a number, at an instruction.
    fn align(&self, func: &Function, dom: &DominatorTree, value: Value, at: Inst) -> u64 {
        let holds = |p: &&Promise| match (func.inst_block(p.assume), func.inst_block(at)) {
            (Some(a), Some(b)) if a == b => func.comes_before(p.assume, at),
            (Some(a), Some(b)) => dom.dominates(a, b),
            _ => false,
        };
        self.list.iter().filter(|p| p.value == value).filter(holds).map(|p| p.align).max().unwrap_or(1)
    }
}

/// Where alignments are asked for: at an instruction of a function.
pub struct Place<'a> {
    pub ctx: &'a Context,
    pub func: &'a Function,
    /// What is promised, with the dominators of the function, if there is something.
    pub promised: Option<(&'a Promises, &'a DominatorTree)>,
    pub inst: Inst,
}

impl Place<'_> {
    /// The power of two that an address is a multiple of; 1 when nothing is known.
    pub fn alignment(&self, ptr: Value) -> u64 {
        self.follow(ptr, None, MAX_DEPTH)
    }

    /// `open`: a phi whose alignment is being computed. Around a loop it only adds the steps of the loop.
    fn follow(&self, ptr: Value, open: Option<Value>, depth: u32) -> u64 {
        if open == Some(ptr) {
            return MOST;
        }
        self.promised(ptr).max(self.computed(ptr, open, depth))
    }

    fn promised(&self, v: Value) -> u64 {
        self.promised.map_or(1, |(promises, dom)| promises.align(self.func, dom, v, self.inst))
    }

    fn computed(&self, ptr: Value, open: Option<Value>, depth: u32) -> u64 {
        let (ctx, func) = (self.ctx, self.func);
        let Some(data) = func.value_inst_data(ptr) else {
            let variable = plain_global(func, ptr).and_then(|g| ctx.global(g).align);
            return variable.map_or(1, |a| a.bytes());
        };
        if depth == 0 {
            return 1;
        }
        match data {
            InstData::Alloca { align, .. } => align.bytes(),
            InstData::Cast { op: CastOp::AddrSpaceCast | CastOp::Bitcast, value, .. } => {
                self.follow(value, open, depth - 1)
            }
            InstData::Gep { elem, base, indices, .. } => {
                let base = self.follow(base, open, depth - 1);
                if base == 1 {
                    return 1;
                }
                base.min(self.step(elem, indices))
            }
            InstData::Select { then_value, else_value, .. } => {
                let then = self.follow(then_value, open, depth - 1);
                if then == 1 {
                    return 1;
                }
                then.min(self.follow(else_value, open, depth - 1))
            }
            InstData::Phi { values, .. } if open.is_none() && values.len() <= MAX_INCOMING => {
                let mut align = MOST;
                for v in values {
                    align = align.min(self.follow(*v, Some(ptr), depth - 1));
                    if align == 1 {
                        break;
                    }
                }
                align
            }
            _ => 1,
        }
    }

    /// The power of two that the distance computed by indices is a multiple of.
    fn step(&self, elem: oxicc_ir::Type, indices: &[Value]) -> u64 {
        let (ctx, func) = (self.ctx, self.func);
        let (types, layout) = (&ctx.types, &ctx.data_layout);
        let mut align = MOST;
        let mut ty = elem;
        for (n, index) in indices.iter().enumerate() {
            if n > 0 {
                if types.struct_body(ty).is_some() {
                    let field = func.as_u64(*index);
                    let at = layout.struct_layout(types, ty).zip(field);
                    let Some((at, inner)) = at.and_then(|(l, i)| {
                        Some((*l.offsets.get(usize::try_from(i).ok()?)?, types.element(ty, i)?))
                    }) else {
                        return 1;
                    };
                    align = align.min(multiple(at));
                    ty = inner;
                    continue;
                }
                let Some(inner) = types.elem(ty) else { return 1 };
                ty = inner;
            }
            let size = multiple(layout.alloc_size(types, ty));
            let times = match func.as_u64(*index) {
                Some(c) => multiple(c),
                None => self.number(*index, MAX_DEPTH),
            };
            align = align.min(size.saturating_mul(times));
        }
        align.min(MOST)
    }

    /// The power of two that an index is a multiple of. Where operations wrap around, multiples stay multiples.
    fn number(&self, v: Value, depth: u32) -> u64 {
        let (ctx, func) = (self.ctx, self.func);
        let known = known_bits(ctx, func, v)
            .map_or(1, |bits| 1 << bits.zero.trailing_ones().min(MOST.trailing_zeros()));
        // Without promises, all there is to know are the bits.
        if depth == 0 || self.promised.is_none() {
            return known;
        }
        let of = |v| self.number(v, depth - 1);
        let computed = match func.value_inst_data(v) {
            Some(InstData::Binary { op, lhs, rhs, .. }) => match op {
                BinOp::Mul => of(lhs).saturating_mul(of(rhs)).min(MOST),
                BinOp::Add | BinOp::Sub | BinOp::Or | BinOp::Xor => of(lhs).min(of(rhs)),
                BinOp::Shl => match func.as_u64(rhs) {
                    Some(by) if by < 32 => (of(lhs) << by).min(MOST),
                    _ => 1,
                },
                _ => 1,
            },
            Some(InstData::Cast { op: CastOp::SExt | CastOp::ZExt | CastOp::Trunc, value, .. }) => of(value),
            _ => 1,
        };
        known.max(computed).max(self.promised(v))
    }
}

/// The largest power of two that divides a number.
fn multiple(n: u64) -> u64 {
    1 << n.trailing_zeros().min(MOST.trailing_zeros())
}

/// The variable an address is the start of, maybe in another address space.
fn plain_global(func: &Function, base: Value) -> Option<GlobalId> {
    let mut c = func.value_const(base)?;
    while let ConstData::Expr(e) = func.consts().get(c) {
        let ConstExpr::Cast { op: CastOp::AddrSpaceCast, value, .. } = **e else { return None };
        c = value;
    }
    match func.consts().get(c) {
        ConstData::Global(g) => Some(*g),
        _ => None,
    }
}
