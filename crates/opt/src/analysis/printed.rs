//! `print<...>`: passes that show an analysis and change nothing. What they say goes where the IR of `-print-after-all` goes.

use std::fmt::Write as _;

use oxicc_ir::{Block, Context, Function, Inst};

use super::evolution::recurrence;
use super::memory_ssa::{Access, Kind, MemorySsa};
use super::pressure::Pressure;
use crate::pass::{Analyses, Changed, FunctionPass};

/// What is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Print {
    MemorySsa,
    Evolution,
    Frequencies,
    Loops,
    Dominators,
    Pressure,
}

impl FunctionPass for Print {
    fn name(&self) -> &'static str {
        match self {
            Print::MemorySsa => "print<memoryssa>",
            Print::Evolution => "print<scalar-evolution>",
            Print::Frequencies => "print<block-freq>",
            Print::Loops => "print<loops>",
            Print::Dominators => "print<domtree>",
            Print::Pressure => "print<rpa>",
        }
    }

    fn run(&self, ctx: &Context, func: &mut Function, analyses: &mut Analyses) -> Changed {
        let mut out = format!("{} of '{}':\n", self.title(), ctx.global(func.id()).name());
        let numbers: rustc_hash::FxHashMap<Block, usize> =
            func.blocks().enumerate().map(|(i, b)| (b, i)).collect();
        let name = |b: Block| match func.block_name(b) {
            Some(name) => format!("%{name}"),
            None => format!("block {}", numbers.get(&b).copied().unwrap_or(0)),
        };
        match self {
            Print::MemorySsa => {
                let (_, ssa) = analyses.memory_ssa(ctx, func);
                memory(func, ssa, &name, &mut out);
            }
            Print::Evolution => {
                let (_, loops, evolution) = analyses.evolution(ctx, func);
                for id in loops.loops() {
                    let header = loops.get(id).header;
                    let _ = writeln!(out, "  loop {}: {:?}", name(header), evolution.trips(id));
                    for phi in func.phis(header) {
                        let Some(v) = func.result(phi) else { continue };
                        let text = match recurrence(ctx, func, loops, id, v) {
                            Some(r) => format!("{{{:?},+,{:?}}}", r.start, r.step),
                            None => "unknown".to_owned(),
                        };
                        let _ = writeln!(out, "    {}: {text}", func.value_name(v).unwrap_or("phi"));
                    }
                }
            }
            Print::Frequencies => {
                let frequencies = analyses.frequencies(ctx, func);
                for b in func.blocks() {
                    let _ = writeln!(out, "  {}: {:.4}", name(b), frequencies.of(b));
                }
            }
            Print::Loops => {
                let (_, loops) = analyses.loops(func);
                for id in loops.loops() {
                    let lp = loops.get(id);
                    let _ = writeln!(
                        out,
                        "  depth {}: {} ({} blocks)",
                        lp.depth,
                        name(lp.header),
                        lp.blocks.len()
                    );
                }
            }
            Print::Dominators => {
                let dom = analyses.dominators(func);
                for &b in dom.preorder() {
                    let _ = writeln!(out, "  [{}] {}", dom.depth(b), name(b));
                }
            }
            Print::Pressure => match Pressure::compute(ctx, func) {
                Some(pressure) => {
                    for b in func.blocks() {
                        let _ = writeln!(out, "  {}: {}", name(b), pressure.of(b));
                    }
                    let _ = writeln!(out, "  at most {}", pressure.most);
                }
                None => out.push_str("  too large\n"),
            },
        }
        analyses.log.print(&out);
        Changed::Nothing
    }
}

impl Print {
    fn title(self) -> &'static str {
        match self {
            Print::MemorySsa => "Memory SSA",
            Print::Evolution => "Scalar evolution",
            Print::Frequencies => "Block frequencies",
            Print::Loops => "Loops",
            Print::Dominators => "Dominator tree",
            Print::Pressure => "Register pressure",
        }
    }
}

fn memory(func: &Function, ssa: &MemorySsa, name: &dyn Fn(Block) -> String, out: &mut String) {
    let number = |a: Access| format!("{a:?}");
    let list = |a: Access| ssa.above(a).iter().map(|x| number(*x)).collect::<Vec<_>>().join(", ");
    for block in func.blocks() {
        let _ = writeln!(out, "  {}:", name(block));
        if let Some(phi) = ssa.phi(block) {
            let _ = writeln!(out, "    {} = phi({})", number(phi), list(phi));
        }
        let accesses = func.block_insts(block).filter_map(|i: Inst| ssa.of(i));
        for access in accesses {
            let _ = match ssa.kind(access) {
                Kind::Use(_) => writeln!(out, "    use({})", list(access)),
                _ => writeln!(out, "    {} = def({})", number(access), list(access)),
            };
        }
    }
}
