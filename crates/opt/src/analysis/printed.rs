//! `print<...>`: passes that show an analysis and change nothing. What they say goes where the IR of `-print-after-all` goes.

use std::fmt::Write as _;

use oxicc_ir::{Block, Context, Function, Inst, Value};

use super::evolution::{Linear, recurrence};
use super::frontier::frontiers;
use super::memory_ssa::{Access, Kind, MemorySsa};
use super::pressure::Pressure;
use super::printed_facts as facts;
use crate::alias::{Location, may_alias};
use crate::pass::{Analyses, Changed, FunctionPass};
use crate::uniform::is_uniform;

/// What is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Print {
    MemorySsa,
    Evolution,
    Frequencies,
    Loops,
    Dominators,
    Pressure,
    Frontiers,
    /// Which values all threads of a block share.
    Uniformity,
    /// Which accesses may touch the same memory.
    Aliases,
    /// Between which values integers lie.
    Ranges,
    /// Which bits of integers are known.
    KnownBits,
    /// What addresses of accesses are multiples of.
    Alignments,
    /// What the program promises.
    Assumptions,
    /// How many blocks, calls and accesses there are.
    Properties,
    /// Loops that are nested with nothing between them.
    Nests,
    /// Immediate dominators as a graph.
    DominatorGraph,
    /// Blocks and edges as a graph in DOT's language.
    Flow {
        instructions: bool,
    },
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
            Print::Frontiers => "print<domfrontier>",
            Print::Uniformity => "print<uniformity>",
            Print::Aliases => "aa-eval",
            Print::Ranges => "print<lazy-value-info>",
            Print::KnownBits => "print<known-bits>",
            Print::Alignments => "print<alignment>",
            Print::Assumptions => "print<assumptions>",
            Print::Properties => "print<func-properties>",
            Print::Nests => "print<loopnest>",
            Print::DominatorGraph => "dot-dom-only",
            Print::Flow { instructions: true } => "dot-cfg",
            Print::Flow { instructions: false } => "dot-cfg-only",
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
                    let count = |n: Option<u64>| n.map_or("unknown".to_owned(), |n| n.to_string());
                    let trips = evolution.trips(id);
                    let (exact, most) = (count(trips.exact), count(trips.most));
                    let _ = writeln!(out, "  loop {}: iterations {exact}, at most {most}", name(header));
                    for phi in func.phis(header) {
                        let Some(v) = func.result(phi) else { continue };
                        let text = match recurrence(ctx, func, loops, id, v) {
                            Some(r) => format!("{{{},+,{}}}", sum(func, &r.start), sum(func, &r.step)),
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
                        loops.blocks(id).len()
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
            Print::Frontiers => {
                let dom = analyses.dominators(func);
                match frontiers(dom) {
                    Some(found) => {
                        for b in func.blocks().filter(|b| dom.is_reachable(*b)) {
                            let names: Vec<String> = found[b].iter().map(|f| name(*f)).collect();
                            let _ = writeln!(out, "  {}: {}", name(b), names.join(" "));
                        }
                    }
                    None => out.push_str("  too large\n"),
                }
            }
            Print::Uniformity => uniformity(ctx, func, &name, &mut out),
            Print::Aliases => aliases(ctx, func, &mut out),
            Print::Ranges => facts::ranges(ctx, func, &mut out),
            Print::KnownBits => facts::known(ctx, func, &mut out),
            Print::Alignments => facts::alignments(ctx, func, analyses.dominators(func), &mut out),
            Print::Assumptions => facts::assumptions(ctx, func, &mut out),
            Print::Properties => facts::properties(ctx, func, analyses.loops(func).1, &mut out),
            Print::Nests => facts::nests(func, analyses.loops(func).1, &name, &mut out),
            Print::DominatorGraph => {
                let dom = analyses.dominators(func);
                out = format!("digraph \"{}\" {{\n  node [shape=box];\n", ctx.global(func.id()).name());
                for &b in dom.preorder() {
                    let _ = writeln!(out, "  b{} [label=\"{}\"];", numbers[&b], name(b));
                    for child in dom.children(b) {
                        let _ = writeln!(out, "  b{} -> b{};", numbers[&b], numbers[child]);
                    }
                }
                out.push_str("}\n");
            }
            Print::Flow { instructions } => {
                out = flow(ctx, func, *instructions, &numbers, &name);
            }
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
            Print::Frontiers => "Dominance frontiers",
            Print::Uniformity => "Uniformity",
            Print::Aliases => "Aliases",
            Print::Ranges => "Ranges",
            Print::KnownBits => "Known bits",
            Print::Alignments => "Alignments",
            Print::Assumptions => "Assumptions",
            Print::Properties => "Properties",
            Print::Nests => "Loop nests",
            Print::DominatorGraph => "Dominator graph",
            Print::Flow { .. } => "Control flow",
        }
    }
}

/// The name of a value, or its number.
pub(super) fn value_text(func: &Function, v: Value) -> String {
    func.value_name(v).map_or_else(|| format!("{v:?}"), |name| format!("%{name}"))
}

/// The values of each block that are the same in all threads of a block, and those that may not be.
fn uniformity(ctx: &Context, func: &Function, name: &dyn Fn(Block) -> String, out: &mut String) {
    for block in func.blocks() {
        let _ = writeln!(out, "  {}:", name(block));
        for value in func.block_insts(block).filter_map(|i| func.result(i)) {
            let what = if is_uniform(ctx, func, value) { "uniform" } else { "may differ" };
            let _ = writeln!(out, "    {}: {what}", value_text(func, value));
        }
    }
}

/// Accesses whose pairs are counted.
const MAX_ACCESSES: usize = 1000;

/// How many pairs of accesses may touch the same bytes.
fn aliases(ctx: &Context, func: &Function, out: &mut String) {
    let all = func.all_insts().filter_map(|(_, i)| Location::of(ctx, func, i));
    let locations: Vec<Location> = all.take(MAX_ACCESSES).collect();
    let (mut may, mut none) = (0usize, 0usize);
    for (n, a) in locations.iter().enumerate() {
        for b in &locations[..n] {
            let count = if may_alias(ctx, func, a, b) { &mut may } else { &mut none };
            *count += 1;
        }
    }
    let _ = writeln!(out, "  {} accesses: {may} pairs may alias, {none} do not", locations.len());
}

/// The graph of a function: `oxicc k.cu -passes=dot-cfg 2>&1 | dot -Tsvg`.
fn flow(
    ctx: &Context,
    func: &Function,
    instructions: bool,
    numbers: &rustc_hash::FxHashMap<Block, usize>,
    name: &dyn Fn(Block) -> String,
) -> String {
    let mut out = format!("digraph \"{}\" {{\n  node [shape=box];\n", ctx.global(func.id()).name());
    let number = |b: &Block| numbers.get(b).copied().unwrap_or(0);
    for block in func.blocks() {
        let mut label = name(block);
        if instructions {
            for inst in func.block_insts(block) {
                let result = func.result(inst).map_or(String::new(), |v| value_text(func, v) + " = ");
                label.push_str(&format!("\\l{result}{}", func.op(inst).name()));
            }
            label.push_str("\\l");
        }
        let _ = writeln!(out, "  b{} [label=\"{}\"];", number(&block), label.replace('"', "'"));
        for succ in func.successors(block) {
            let _ = writeln!(out, "  b{} -> b{};", number(&block), number(succ));
        }
    }
    out.push_str("}\n");
    out
}

/// `4*%n + 2`
fn sum(func: &Function, linear: &Linear) -> String {
    let mut parts: Vec<String> = Vec::new();
    for &(v, n) in &linear.terms {
        let name = value_text(func, v);
        parts.push(if n == 1 { name } else { format!("{n}*{name}") });
    }
    if linear.constant != 0 || parts.is_empty() {
        parts.push(linear.constant.to_string());
    }
    parts.join(" + ")
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

#[cfg(test)]
mod tests {
    use crate::{Pipeline, RunOptions, run_with};

    #[test]
    fn analyses_are_shown_in_the_order_of_the_text() {
        let mut module = oxicc_ir::text::parse(
            "define void @f(ptr %p, i32 %n) {
             entry:
               br label %loop
             loop:
               %i = phi i32 [ %n, %entry ], [ %i1, %loop ]
               store i32 %i, ptr %p
               %i1 = add nsw i32 %i, 3
               %more = icmp slt i32 %i1, 64
               br i1 %more, label %loop, label %end
             end:
               ret void
             }",
        )
        .unwrap();
        let text = "function(print<scalar-evolution>,print<memoryssa>,print<domtree>)";
        let pipeline = Pipeline::parse(text).unwrap();
        let outcome = run_with(&mut module, &pipeline, RunOptions::default());
        let expected = "Scalar evolution of 'f':\n  loop %loop: iterations unknown, at most unknown\n    \
                        i: {%n,+,3}\nMemory SSA of 'f':\n  %entry:\n  %loop:\n    memory1 = phi(memory0, memory2)\n    \
                        memory2 = def(memory1)\n  %end:\nDominator tree of 'f':\n  [0] %entry\n  [1] %loop\n  [2] %end\n";
        assert_eq!(outcome.log.printed, expected);
    }

    #[test]
    fn values_accesses_and_edges_are_shown() {
        let mut module = oxicc_ir::text::parse(
            "define ptx_kernel void @f(ptr noalias %p, ptr noalias %q) {
             entry:
               %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
               %n = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
               %c = icmp eq i32 %t, 0
               br i1 %c, label %a, label %end
             a:
               store i32 %t, ptr %p
               store i32 %n, ptr %q
               br label %end
             end:
               ret void
             }
             declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
             declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()",
        )
        .unwrap();
        let pipeline = Pipeline::parse("print<uniformity>,aa-eval,print<domfrontier>,dot-cfg-only").unwrap();
        let outcome = run_with(&mut module, &pipeline, RunOptions::default());
        let expected = "Uniformity of 'f':\n  %entry:\n    %t: may differ\n    %n: uniform\n    %c: may differ\n  %a:\n  %end:\n\
                        Aliases of 'f':\n  2 accesses: 0 pairs may alias, 1 do not\n\
                        Dominance frontiers of 'f':\n  %entry: \n  %a: %end\n  %end: \n\
                        digraph \"f\" {\n  node [shape=box];\n  b0 [label=\"%entry\"];\n  b0 -> b1;\n  b0 -> b2;\n  \
                        b1 [label=\"%a\"];\n  b1 -> b2;\n  b2 [label=\"%end\"];\n}\n";
        assert_eq!(outcome.log.printed, expected);
    }
}
