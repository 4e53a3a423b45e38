//! What `print<...>` shows of values and loops: ranges, bits, alignments, promises, counts.

use std::fmt::Write as _;

use oxicc_ir::analysis::{DominatorTree, LoopId, LoopInfo};
use oxicc_ir::{Block, Context, Function, Inst, InstData, Op, Value};

use super::printed::value_text;
use crate::alignment::{Place, Promises};
use crate::bits::known_bits;
use crate::ranges::range;
use crate::util::is_assume;

/// The results of a function's instructions.
fn results(func: &Function) -> impl Iterator<Item = Value> + '_ {
    func.all_insts().filter_map(|(_, i)| func.result(i))
}

/// `%i: 0 to 1023`
pub(super) fn ranges(ctx: &Context, func: &Function, out: &mut String) {
    for v in results(func) {
        let width = ctx.types.int_width(func.value_type(v)).unwrap_or(u64::BITS);
        let all = if width >= 64 { u64::MAX } else { (1 << width) - 1 };
        if let Some(r) = range(ctx, func, v).filter(|r| r.low > 0 || r.high < all) {
            let _ = writeln!(out, "  {}: {} to {}", value_text(func, v), r.low, r.high);
        }
    }
}

/// `%i: 0 in 0xfffffff0, 1 in 0x1`
pub(super) fn known(ctx: &Context, func: &Function, out: &mut String) {
    for v in results(func) {
        if let Some(bits) = known_bits(ctx, func, v).filter(|b| b.known() != 0) {
            let _ = writeln!(out, "  {}: 0 in {:#x}, 1 in {:#x}", value_text(func, v), bits.zero, bits.one);
        }
    }
}

/// The address that an access is to.
fn address(func: &Function, inst: Inst) -> Option<Value> {
    match func.inst(inst) {
        InstData::Load { ptr, .. } | InstData::Store { ptr, .. } => Some(ptr),
        _ => None,
    }
}

pub(super) fn alignments(ctx: &Context, func: &Function, dom: &DominatorTree, out: &mut String) {
    let promises = Promises::of(ctx, func);
    for (_, inst) in func.all_insts() {
        let Some(ptr) = address(func, inst) else { continue };
        let place = Place { ctx, func, promised: (!promises.is_empty()).then_some((&promises, dom)), inst };
        let _ = writeln!(
            out,
            "  {} of {}: {} bytes",
            func.op(inst).name(),
            value_text(func, ptr),
            place.alignment(ptr)
        );
    }
}

pub(super) fn assumptions(ctx: &Context, func: &Function, out: &mut String) {
    for (_, inst) in func.all_insts().filter(|(_, i)| is_assume(ctx, func, *i)) {
        let InstData::Call { args, bundle_operands, .. } = func.inst(inst) else { continue };
        let words: Vec<String> = args.iter().chain(bundle_operands).map(|v| value_text(func, *v)).collect();
        let _ = writeln!(out, "  {}", words.join(" "));
    }
}

pub(super) fn properties(ctx: &Context, func: &Function, loops: &LoopInfo, out: &mut String) {
    let count = |is: &dyn Fn(Inst) -> bool| func.all_insts().filter(|(_, i)| is(*i)).count();
    let is_call = |i: Inst| match func.inst(i) {
        InstData::Call { .. } => func.direct_callee(i).is_none_or(|f| !ctx.global(f).is_intrinsic()),
        _ => false,
    };
    let deepest = func.blocks().map(|b| loops.depth(b)).max().unwrap_or(0);
    let rows = [
        ("blocks", func.blocks().count()),
        ("instructions", count(&|_| true)),
        ("calls", count(&is_call)),
        ("loads", count(&|i| matches!(func.inst(i), InstData::Load { .. }))),
        ("stores", count(&|i| matches!(func.inst(i), InstData::Store { .. }))),
        ("stack slots", count(&|i| matches!(func.op(i), Op::Alloca { .. }))),
        ("loops", loops.loops().count()),
        ("deepest loop", deepest as usize),
    ];
    for (what, n) in rows {
        let _ = writeln!(out, "  {what}: {n}");
    }
}

/// From the outside in; a nest is perfect as far as a loop holds nothing but one other and its test.
pub(super) fn nests(func: &Function, loops: &LoopInfo, name: &dyn Fn(Block) -> String, out: &mut String) {
    for &outer in loops.top_level() {
        let mut all = vec![outer];
        let mut at = outer;
        while let [inner] = loops.get(at).children[..] {
            all.push(inner);
            at = inner;
        }
        let heads: Vec<String> = all.iter().map(|id| name(loops.get(*id).header)).collect();
        let is_perfect = all.windows(2).all(|w| holds_only(func, loops, w[0], w[1]));
        let kind = if is_perfect { "perfect" } else { "imperfect" };
        let _ = writeln!(out, "  {} deep, {kind}: {}", all.len(), heads.join(" "));
    }
}

/// Whether a loop does nothing besides an inner one but count.
fn holds_only(func: &Function, loops: &LoopInfo, outer: LoopId, inner: LoopId) -> bool {
    let own = loops.blocks(outer).iter().filter(|b| !loops.contains(inner, **b));
    own.flat_map(|b| func.block_insts(*b)).all(|i| {
        !matches!(func.inst(i), InstData::Load { .. } | InstData::Store { .. } | InstData::Call { .. })
    })
}
