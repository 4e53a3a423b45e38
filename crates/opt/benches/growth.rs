//! How the work of the optimizer grows with the size of a function: `cargo bench -p oxicc-opt --bench growth [-- SHAPE]`.
//!
//! Functions of several shapes with 12,500 to 100,000 instructions go through the pipeline of -O3, each in a process of its own under
//! `perf stat`: a row gives the instructions that the processor executed, in millions, without those for reading the text, and the
//! exponent of their growth, which is 1 when all passes are linear. A shape above the limit makes the bench fail; for it, and with
//! `--times` for all, the time of each pass is shown. Without `perf` there is only the time. `--each` runs every pass alone instead.

use std::fmt::Write;

use std::collections::BTreeMap;
use std::process::Command;

use oxicc_opt::{OptLevel, Pipeline, RunOptions, run_with};

const SIZES: [usize; 4] = [12_500, 25_000, 50_000, 100_000];

/// What prepares a function for passes that expect values in registers and loops that are rotated.
const BEFORE: &str = "sroa,mem2reg,loop-rotate,simplifycfg";

/// Growth above this exponent is a mistake.
const LIMIT: f64 = 1.15;

/// Passes that are faster than this on the largest function are not looked at: that is not much more than looking at every instruction.
const NOISE_MS: f64 = 15.0;

/// What times may grow by, where the tables of the larger function no longer fit into caches.
const CACHES: f64 = 1.3;
const HELP: &str = "usage: cargo bench -p oxicc-opt --bench growth [-- SHAPE... | --times | --each]
  SHAPE    only the shapes whose names contain one of the words
  --times  the time of each pass of the pipeline of -O3, too
  --each   every pass alone, on the function as it is and prepared; what grows too fast is counted by valgrind";
type Shape = (&'static str, fn(usize) -> String);

const SHAPES: [Shape; 24] = [
    ("straight line", straight),
    ("branches", branches),
    ("loops", loops),
    ("stack slots", slots),
    ("loads and stores", memory),
    ("one variable", one_variable),
    ("small blocks", small_blocks),
    ("nested loops", nested_loops),
    ("deep nest", deep_nest),
    ("slot in a nest", slot_in_nest),
    ("huge switch", huge_switch),
    ("phi webs", phi_webs),
    ("calls", calls),
    ("inlined calls", inlined_calls),
    ("one array", one_array),
    ("conditions", conditions),
    ("unrolled loops", unrolled_loops),
    ("many exits", many_exits),
    ("rotating phis", rotating_phis),
    ("selects", selects),
    ("widths", widths),
    ("call chain", call_chain),
    ("addresses", addresses),
    ("switches", switches),
];

/// One block of arithmetic.
fn straight(n: usize) -> String {
    let mut out = String::from("define i32 @f(i32 %a, i32 %b) {\n  %x0 = add i32 %a, %b\n");
    for i in 1..n {
        let op = ["add", "mul", "xor", "sub"][i % 4];
        let _ = writeln!(out, "  %x{i} = {op} i32 %x{}, %{}", i - 1, if i % 3 == 0 { "a" } else { "b" });
    }
    let _ = writeln!(out, "  ret i32 %x{}\n}}", n - 1);
    out
}

/// Diamonds, each with an effect on one side.
fn branches(n: usize) -> String {
    let mut out = String::from("define void @f(i32 %a, ptr %p) {\n  br label %b0\n");
    let count = n / 8;
    for i in 0..count {
        let _ = writeln!(
            out,
            "b{i}:\n  %c{i} = icmp sgt i32 %a, {i}\n  br i1 %c{i}, label %t{i}, label %e{i}\nt{i}:\n  \
             %q{i} = getelementptr i32, ptr %p, i32 {i}\n  store i32 {i}, ptr %q{i}, align 4\n  br label %j{i}\ne{i}:\n  \
             %y{i} = add i32 %a, {i}\n  br label %j{i}\nj{i}:\n  %m{i} = phi i32 [ 0, %t{i} ], [ %y{i}, %e{i} ]\n  \
             store i32 %m{i}, ptr %p, align 4\n  br label %b{}",
            i + 1
        );
    }
    let _ = writeln!(out, "b{count}:\n  ret void\n}}");
    out
}

/// Loops one after the other.
fn loops(n: usize) -> String {
    let mut out = String::from("define void @f(i32 %n, i32 %a, ptr %p) {\n  br label %e0\n");
    let count = n / 9;
    for i in 0..count {
        let _ = writeln!(
            out,
            "e{i}:\n  br label %h{i}\nh{i}:\n  %i{i} = phi i32 [ 0, %e{i} ], [ %k{i}, %b{i} ]\n  \
             %c{i} = icmp slt i32 %i{i}, %n\n  br i1 %c{i}, label %b{i}, label %e{}\nb{i}:\n  %v{i} = mul i32 %a, {i}\n  \
             %q{i} = getelementptr i32, ptr %p, i32 %i{i}\n  store i32 %v{i}, ptr %q{i}, align 4\n  \
             %k{i} = add i32 %i{i}, 1\n  br label %h{i}",
            i + 1
        );
    }
    let _ = writeln!(out, "e{count}:\n  ret void\n}}");
    out
}

/// Many slots written and read in turn.
fn slots(n: usize) -> String {
    let mut out = String::from("define i32 @f(i32 %a) {\n");
    let count = n / 5;
    for i in 0..count {
        let _ = writeln!(out, "  %s{i} = alloca [2 x i32], align 8");
    }
    let _ = writeln!(out, "  %v0 = add i32 %a, 1");
    for i in 0..count {
        let _ = writeln!(
            out,
            "  %g{i} = getelementptr [2 x i32], ptr %s{i}, i32 0, i32 1\n  store i32 %v{i}, ptr %g{i}, align 4\n  \
             %l{i} = load i32, ptr %g{i}, align 4\n  %v{} = add i32 %l{i}, {i}",
            i + 1
        );
    }
    let _ = writeln!(out, "  ret i32 %v{count}\n}}");
    out
}

/// One block of accesses off a few bases.
fn memory(n: usize) -> String {
    let mut out = String::from("define void @f(ptr %p, ptr %q) {\n");
    for i in 0..n / 5 {
        let _ = writeln!(
            out,
            "  %a{i} = getelementptr float, ptr %p, i64 {i}\n  %v{i} = load float, ptr %a{i}, align {}\n  \
             %w{i} = fadd float %v{i}, 1.0\n  %b{i} = getelementptr float, ptr %q, i64 {i}\n  \
             store float %w{i}, ptr %b{i}, align 4",
            if i % 2 == 0 { 8 } else { 4 }
        );
    }
    out.push_str("  ret void\n}\n");
    out
}

/// One slot, written and read over and over in one block.
fn one_variable(n: usize) -> String {
    let mut out = String::from(
        "define i32 @f(i32 %a) {\n  %s = alloca i32, align 4\n  store i32 %a, ptr %s, align 4\n",
    );
    for i in 0..n / 3 {
        let _ = writeln!(
            out,
            "  %l{i} = load i32, ptr %s, align 4\n  %v{i} = xor i32 %l{i}, %a\n  store i32 %v{i}, ptr %s, align 4"
        );
    }
    out.push_str("  %r = load i32, ptr %s, align 4\n  ret i32 %r\n}\n");
    out
}

/// Blocks of two instructions, each behind a test of its own.
fn small_blocks(n: usize) -> String {
    let mut out = String::from("define void @f(i32 %a, ptr %p) {\n  br label %b0\n");
    let count = n / 5;
    for i in 0..count {
        let _ = writeln!(
            out,
            "b{i}:\n  %v{i} = load volatile i32, ptr %p, align 4\n  %c{i} = icmp eq i32 %v{i}, {i}\n  \
             br i1 %c{i}, label %x{i}, label %b{}\nx{i}:\n  store i32 {i}, ptr %p, align 4\n  br label %b{}",
            i + 1,
            i + 1
        );
    }
    let _ = writeln!(out, "b{count}:\n  ret void\n}}");
    out
}

/// Loops in loops in loops, a hundred deep, one such nest after the other.
fn nested_loops(n: usize) -> String {
    nests(n, 100)
}

/// One nest, deeper than anybody writes it.
fn deep_nest(n: usize) -> String {
    nests(n, n / 6)
}

/// The same with a variable that all loops write.
fn slot_in_nest(n: usize) -> String {
    deep_nest(n)
        .replace("%p) {\n", "%p) {\n  %s = alloca i32, align 4\n")
        .replace(", ptr %p, align 4", ", ptr %s, align 4")
        .replace(
            "  ret void",
            "  %v = load i32, ptr %s, align 4\n  store i32 %v, ptr %p, align 4\n  ret void",
        )
}

fn nests(n: usize, depth: usize) -> String {
    let mut out = String::from("define void @f(i32 %n, ptr %p) {\n  br label %s0\n");
    let nests = (n / (depth * 6)).max(1);
    for k in 0..nests {
        let _ = writeln!(out, "s{k}:\n  br label %h{k}_0");
        for d in 0..depth {
            let from = if d == 0 { format!("s{k}") } else { format!("h{k}_{}", d - 1) };
            let down = if d + 1 == depth { format!("l{k}_{d}") } else { format!("h{k}_{}", d + 1) };
            let _ = writeln!(
                out,
                "h{k}_{d}:\n  %i{k}_{d} = phi i32 [ 0, %{from} ], [ %j{k}_{d}, %l{k}_{d} ]\n  br label %{down}"
            );
        }
        for d in (0..depth).rev() {
            let out_to = if d == 0 { format!("s{}", k + 1) } else { format!("l{k}_{}", d - 1) };
            let _ = writeln!(
                out,
                "l{k}_{d}:\n  store i32 %i{k}_{d}, ptr %p, align 4\n  %j{k}_{d} = add nsw i32 %i{k}_{d}, 1\n  \
                 %c{k}_{d} = icmp slt i32 %j{k}_{d}, %n\n  br i1 %c{k}_{d}, label %h{k}_{d}, label %{out_to}"
            );
        }
    }
    let _ = writeln!(out, "s{nests}:\n  ret void\n}}");
    out
}

/// One switch, and a phi of what its cases compute.
fn huge_switch(n: usize) -> String {
    let mut out = String::from("define i32 @f(i32 %a, i32 %b) {\n  switch i32 %a, label %d [\n");
    let count = n / 3;
    for i in 0..count {
        let _ = writeln!(out, "    i32 {i}, label %c{i}");
    }
    out.push_str("  ]\nd:\n  br label %j\n");
    for i in 0..count {
        let _ =
            writeln!(out, "c{i}:\n  %m{i} = mul i32 %b, {i}\n  %v{i} = xor i32 %m{i}, {i}\n  br label %j");
    }
    out.push_str("j:\n  %r = phi i32 [ 0, %d ]");
    for i in 0..count {
        let _ = write!(out, ", [ %v{i}, %c{i} ]");
    }
    out.push_str("\n  ret i32 %r\n}\n");
    out
}

/// Joins with several phis that feed the phis of the next join.
fn phi_webs(n: usize) -> String {
    const WIDTH: usize = 4;
    let mut out = String::from("define i32 @f(i32 %a, i32 %b, ptr %p) {\nj0:\n");
    for w in 0..WIDTH {
        let _ = writeln!(out, "  %x0_{w} = add i32 %a, {w}");
    }
    let count = n / (WIDTH + 5);
    for i in 0..count {
        let next = i + 1;
        let _ = writeln!(
            out,
            "  %l{i} = load volatile i32, ptr %p, align 4\n  %c{i} = icmp sgt i32 %l{i}, {i}\n  \
             br i1 %c{i}, label %t{i}, label %e{i}\nt{i}:\n  store i32 {i}, ptr %p, align 4\n  br label %j{next}\n\
             e{i}:\n  store i32 %l{i}, ptr %p, align 4\n  br label %j{next}\nj{next}:"
        );
        for w in 0..WIDTH {
            let other = (w + 1) % WIDTH;
            let _ = writeln!(out, "  %x{next}_{w} = phi i32 [ %x{i}_{w}, %t{i} ], [ %x{i}_{other}, %e{i} ]");
        }
    }
    let _ = writeln!(out, "  %r = xor i32 %x{count}_0, %x{count}_1\n  ret i32 %r\n}}");
    out
}

/// Calls of functions that are not there.
fn calls(n: usize) -> String {
    let mut out =
        String::from("declare i32 @g(i32, ptr)\ndefine i32 @f(i32 %a, ptr %p) {\n  %x0 = add i32 %a, 1\n");
    let count = n / 2;
    for i in 0..count {
        let _ = writeln!(out, "  %y{i} = call i32 @g(i32 %x{i}, ptr %p)\n  %x{} = add i32 %y{i}, {i}", i + 1);
    }
    let _ = writeln!(out, "  ret i32 %x{count}\n}}");
    out
}

/// Calls of a function that is inlined.
fn inlined_calls(n: usize) -> String {
    let mut out = String::from(
        "define internal i32 @g(i32 %x, ptr %p) {\n  %l = load i32, ptr %p, align 4\n  %s = add i32 %l, %x\n  \
         store i32 %s, ptr %p, align 4\n  ret i32 %s\n}\ndefine i32 @f(i32 %a, ptr %p) {\n  %x0 = add i32 %a, 1\n",
    );
    let count = n / 4;
    for i in 0..count {
        let _ = writeln!(out, "  %x{} = call i32 @g(i32 %x{i}, ptr %p)", i + 1);
    }
    let _ = writeln!(out, "  ret i32 %x{count}\n}}");
    out
}

/// Reads and writes of one array at places that are not known, over several blocks.
fn one_array(n: usize) -> String {
    let mut out = String::from("define void @f(ptr %p, i32 %a, i32 %b) {\n  br label %b0\n");
    let count = n / 8;
    for i in 0..count {
        let _ = writeln!(
            out,
            "b{i}:\n  %k{i} = mul i32 %a, {i}\n  %q{i} = getelementptr float, ptr %p, i32 %k{i}\n  \
             %v{i} = load float, ptr %q{i}, align 4\n  %w{i} = fadd float %v{i}, 1.0\n  \
             store float %w{i}, ptr %p, align 4\n  %c{i} = icmp sgt i32 %b, {i}\n  \
             br i1 %c{i}, label %s{i}, label %b{}\ns{i}:\n  store float %w{i}, ptr %q{i}, align 4\n  br label %b{}",
            i + 1,
            i + 1
        );
    }
    let _ = writeln!(out, "b{count}:\n  ret void\n}}");
    out
}

/// One condition asked again and again, and values chosen by it.
fn conditions(n: usize) -> String {
    let mut out =
        String::from("define i32 @f(i32 %a, i32 %b, ptr %p) {\n  %c = icmp slt i32 %a, %b\n  br label %b0\n");
    let count = n / 6;
    for i in 0..count {
        let x = if i == 0 { "%a".to_owned() } else { format!("%x{}", i - 1) };
        let _ = writeln!(
            out,
            "b{i}:\n  br i1 %c, label %t{i}, label %j{i}\nt{i}:\n  store i32 {x}, ptr %p, align 4\n  br label %j{i}\n\
             j{i}:\n  %s{i} = select i1 %c, i32 {x}, i32 {i}\n  %x{i} = add i32 %s{i}, {i}\n  br label %b{}",
            i + 1
        );
    }
    let _ = writeln!(out, "b{count}:\n  ret i32 %x{}\n}}", count - 1);
    out
}

/// Loops of a few iterations one after the other, which disappear.
fn unrolled_loops(n: usize) -> String {
    let mut out = String::from("define void @f(i32 %a, ptr %p) {\n  br label %e0\n");
    let count = n / 9;
    for i in 0..count {
        let _ = writeln!(
            out,
            "e{i}:\n  br label %h{i}\nh{i}:\n  %i{i} = phi i32 [ 0, %e{i} ], [ %k{i}, %h{i} ]\n  \
             %v{i} = mul i32 %a, %i{i}\n  %q{i} = getelementptr i32, ptr %p, i32 %i{i}\n  \
             store i32 %v{i}, ptr %q{i}, align 4\n  %k{i} = add i32 %i{i}, 1\n  %c{i} = icmp slt i32 %k{i}, 2\n  \
             br i1 %c{i}, label %h{i}, label %e{}",
            i + 1
        );
    }
    let _ = writeln!(out, "e{count}:\n  ret void\n}}");
    out
}

/// One loop with a way out after every few instructions.
fn many_exits(n: usize) -> String {
    let mut out = String::from("define i32 @f(i32 %n, ptr %p) {\ns:\n  br label %b0\n");
    let count = n / 5;
    for i in 0..count {
        let phi =
            if i == 0 { format!("  %i = phi i32 [ 0, %s ], [ %j, %b{count} ]\n") } else { String::new() };
        let _ = writeln!(
            out,
            "b{i}:\n{phi}  %v{i} = load volatile i32, ptr %p, align 4\n  %c{i} = icmp eq i32 %v{i}, {i}\n  \
             br i1 %c{i}, label %x{i}, label %b{}\nx{i}:\n  store i32 %i, ptr %p, align 4\n  ret i32 %v{i}",
            i + 1
        );
    }
    let _ = writeln!(
        out,
        "b{count}:\n  %j = add i32 %i, 1\n  %c = icmp slt i32 %j, %n\n  br i1 %c, label %b0, label %e\ne:\n  ret i32 0\n}}"
    );
    out
}

/// A loop whose values move up by one place in every iteration.
fn rotating_phis(n: usize) -> String {
    let count = n / 2;
    let mut out = String::from("define i32 @f(i32 %n, i32 %a) {\ns:\n  br label %h\nh:\n");
    for i in 0..count {
        let next = if i + 1 == count { "%x".to_owned() } else { format!("%v{}", i + 1) };
        let _ = writeln!(out, "  %v{i} = phi i32 [ {i}, %s ], [ {next}, %h ]");
    }
    out.push_str("  %i = phi i32 [ 0, %s ], [ %j, %h ]\n");
    for i in 0..count {
        let before = if i == 0 { "%a".to_owned() } else { format!("%y{}", i - 1) };
        let _ = writeln!(out, "  %y{i} = xor i32 {before}, %v{i}");
    }
    let _ = writeln!(
        out,
        "  %x = add i32 %y{}, %i\n  %j = add i32 %i, 1\n  %c = icmp slt i32 %j, %n\n  br i1 %c, label %h, label %e\n\
         e:\n  ret i32 %x\n}}",
        count - 1
    );
    out
}

/// Limits, flags and choices, each of the one before.
fn selects(n: usize) -> String {
    let mut out = String::from(
        "define i32 @f(i32 %a, i32 %b) {\n  %x0 = add i32 %a, %b\n  %f0 = icmp slt i32 %a, %b\n",
    );
    let count = n / 6;
    for i in 0..count {
        let next = i + 1;
        let _ = writeln!(
            out,
            "  %c{i} = icmp sgt i32 %x{i}, {}\n  %m{i} = select i1 %c{i}, i32 {}, i32 %x{i}\n  \
             %d{i} = icmp slt i32 %x{i}, %a\n  %x{next} = select i1 %d{i}, i32 %b, i32 %m{i}\n  \
             %g{i} = icmp eq i32 %x{next}, {i}\n  %f{next} = select i1 %f{i}, i1 %g{i}, i1 %d{i}",
            i + 9,
            i + 9
        );
    }
    let _ = writeln!(out, "  %r = select i1 %f{count}, i32 %x{count}, i32 %a\n  ret i32 %r\n}}");
    out
}

/// Slots written in halves and read whole.
fn widths(n: usize) -> String {
    let mut out = String::from("define i32 @f(i32 %a) {\n");
    let count = n / 9;
    for i in 0..count {
        let _ = writeln!(out, "  %s{i} = alloca [2 x i16], align 4");
    }
    out.push_str("  %v0 = add i32 %a, 1\n");
    for i in 0..count {
        let _ = writeln!(
            out,
            "  %g{i} = getelementptr i16, ptr %s{i}, i32 1\n  %t{i} = trunc i32 %v{i} to i16\n  \
             store i16 %t{i}, ptr %s{i}, align 4\n  %u{i} = xor i16 %t{i}, {}\n  store i16 %u{i}, ptr %g{i}, align 2\n  \
             %l{i} = load i32, ptr %s{i}, align 4\n  %v{} = add i32 %l{i}, {i}",
            i % 1000,
            i + 1
        );
    }
    let _ = writeln!(out, "  ret i32 %v{count}\n}}");
    out
}

/// Functions that call the next one.
fn call_chain(n: usize) -> String {
    let mut out = String::new();
    let count = n / 6;
    for i in 0..count {
        let _ = writeln!(
            out,
            "define internal i32 @g{i}(i32 %x, ptr %p) noinline {{\n  %l = load i32, ptr %p, align 4\n  \
             %s = add i32 %l, %x\n  store i32 %s, ptr %p, align 4\n  %r = call i32 @g{}(i32 %s, ptr %p)\n  \
             %t = xor i32 %r, {i}\n  ret i32 %t\n}}",
            i + 1
        );
    }
    let _ = writeln!(
        out,
        "declare i32 @g{count}(i32, ptr)\ndefine i32 @f(i32 %a, ptr %p) {{\n  \
         %r = call i32 @g0(i32 %a, ptr %p)\n  ret i32 %r\n}}"
    );
    out
}

/// Addresses off one base, with sums in them.
fn addresses(n: usize) -> String {
    let mut out = String::from("define void @f(ptr %p, i32 %a, i32 %b) {\n");
    for i in 0..n / 6 {
        let _ = writeln!(
            out,
            "  %m{i} = mul nsw i32 %a, {}\n  %s{i} = add nsw i32 %m{i}, %b\n  %e{i} = sext i32 %s{i} to i64\n  \
             %o{i} = add nsw i64 %e{i}, {i}\n  %q{i} = getelementptr float, ptr %p, i64 %o{i}\n  \
             store float 1.0, ptr %q{i}, align 4",
            i % 97
        );
    }
    out.push_str("  ret void\n}\n");
    out
}

/// A switch after the other, each with a few cases that meet again.
fn switches(n: usize) -> String {
    let mut out = String::from("define i32 @f(i32 %a, ptr %p) {\n  br label %b0\n");
    let count = n / 12;
    for i in 0..count {
        let _ = writeln!(
            out,
            "b{i}:\n  %v{i} = load volatile i32, ptr %p, align 4\n  switch i32 %v{i}, label %j{i} [\n    \
             i32 1, label %x{i}\n    i32 5, label %y{i}\n    i32 {}, label %z{i}\n  ]\nx{i}:\n  \
             store i32 %a, ptr %p, align 4\n  br label %j{i}\ny{i}:\n  store i32 {i}, ptr %p, align 4\n  br label %j{i}\n\
             z{i}:\n  %w{i} = mul i32 %v{i}, %a\n  br label %j{i}\nj{i}:\n  \
             %r{i} = phi i32 [ %a, %b{i} ], [ 7, %x{i} ], [ %v{i}, %y{i} ], [ %w{i}, %z{i} ]\n  \
             store i32 %r{i}, ptr %p, align 4\n  br label %b{}",
            i + 9,
            i + 1
        );
    }
    let _ = writeln!(out, "b{count}:\n  ret i32 0\n}}");
    out
}

/// The slope of the logarithms of costs over those of the sizes.
fn exponent(costs: &[f64]) -> f64 {
    let points: Vec<(f64, f64)> =
        SIZES.iter().zip(costs).map(|(n, t)| ((*n as f64).ln(), t.max(1e-3).ln())).collect();
    let count = points.len() as f64;
    let x = points.iter().map(|p| p.0).sum::<f64>() / count;
    let y = points.iter().map(|p| p.1).sum::<f64>() / count;
    let over: f64 = points.iter().map(|p| (p.0 - x) * (p.1 - y)).sum();
    over / points.iter().map(|p| (p.0 - x).powi(2)).sum::<f64>()
}

/// A child: makes and reads a function, and optimises it if told.
fn child(shape: &str, size: usize, optimise: bool) {
    let Some((_, make)) = SHAPES.iter().find(|(name, _)| *name == shape) else { std::process::exit(2) };
    let Ok(mut module) = oxicc_ir::text::parse(&make(size)) else { std::process::exit(2) };
    if optimise {
        let options = RunOptions { threads: 1, ..RunOptions::default() };
        run_with(&mut module, &Pipeline::for_level(OptLevel::O3), options);
    }
}

/// Millions of instructions that a child executes; none without `perf`.
fn instructions(shape: &str, size: usize, optimise: bool) -> Option<f64> {
    let program = std::env::current_exe().ok()?;
    let what = if optimise { "--optimise" } else { "--read" };
    let output = Command::new("perf")
        .args(["stat", "-x,", "-e", "instructions:u", "--"])
        .arg(program)
        .args(["--child", shape, &size.to_string(), what])
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    let line = text.lines().find(|l| l.contains("instructions"))?;
    line.split(',').next()?.parse::<f64>().ok().map(|n| n * 1e-6)
}

/// The time of each pass, for those who look for the one that is to blame.
fn times(make: fn(usize) -> String) {
    let mut rows: BTreeMap<&str, Vec<f64>> = BTreeMap::new();
    for (i, size) in SIZES.into_iter().enumerate() {
        let Ok(mut module) = oxicc_ir::text::parse(&make(size)) else { return };
        let options = RunOptions { threads: 1, ..RunOptions::default() };
        for report in run_with(&mut module, &Pipeline::for_level(OptLevel::O3), options).passes {
            let row = rows.entry(report.name).or_insert_with(|| vec![0.0; SIZES.len()]);
            row[i] += report.time.as_secs_f64() * 1e3;
        }
    }
    for (pass, times) in rows {
        let cells: Vec<String> = times.iter().map(|t| format!("{t:9.2}")).collect();
        println!("    {pass:32}{} ms   n^{:.2}", cells.join(""), exponent(&times));
    }
}

/// One pass on one shape.
struct Cell {
    shape: &'static str,
    form: &'static str,
    pass: &'static str,
    /// Processor time of this thread for the smaller and the larger function.
    ms: [f64; 2],
    growth: f64,
    counted: bool,
}

/// The sizes of single passes.
const EACH: [usize; 2] = [SIZES[1], SIZES[3]];

fn slope([a, b]: [f64; 2]) -> f64 {
    (b.max(1e-3) / a.max(1e-3)).ln() / (EACH[1] as f64 / EACH[0] as f64).ln()
}

/// Every pass alone on every shape: once on the text as it is, once after loops and stack slots have their usual form. The table has a row
/// for every pass, with the shape on which it grows fastest by time. Larger tables cost more in caches, and the machine does other work:
/// where that seems too fast, valgrind counts.
fn each(wanted: &[&String]) {
    let mut cells: Vec<Cell> = Vec::new();
    for (name, make) in SHAPES {
        if !wanted.is_empty() && !wanted.iter().any(|w| name.contains(w.as_str())) {
            continue;
        }
        let start = processor_ms();
        for form in ["raw", "prepared"] {
            let modules = EACH.map(|size| read(make, size, form == "prepared"));
            // What only prints is no pass of a pipeline.
            for pass in oxicc_opt::passes::PASSES.iter().filter(|p| !oxicc_opt::is_shown_by(p.name())) {
                let Ok(pipeline) = Pipeline::parse(pass.name()) else { continue };
                let cost = |i: usize| {
                    let mut module = modules[i].clone();
                    let start = processor_ms();
                    run_with(&mut module, &pipeline, one_thread());
                    processor_ms() - start
                };
                let small = cost(0);
                // What takes seconds for the small one has failed already.
                let large = if small < 2000.0 { cost(1) } else { f64::INFINITY };
                let mut ms = [small, large];
                if large >= NOISE_MS && large.is_finite() && slope(ms) > LIMIT {
                    ms = [0, 1].map(|i| cost(i).min(cost(i)).min(ms[i]));
                }
                let cell =
                    Cell { shape: name, form, pass: pass.name(), ms, growth: slope(ms), counted: false };
                if cell.is_bad() {
                    println!("{}", cell.row());
                }
                cells.push(cell);
            }
        }
        eprintln!("{name}: {:.0} s", (processor_ms() - start) / 1e3);
    }
    let mut worst: BTreeMap<&str, Cell> = BTreeMap::new();
    for cell in cells {
        // Below that, it is the noise that grows.
        let rank = |c: &Cell| (c.ms[1] >= NOISE_MS, if c.ms[1] >= NOISE_MS { c.growth } else { c.ms[1] });
        match worst.get(cell.pass) {
            Some(known) if rank(known) >= rank(&cell) => {}
            _ => {
                worst.insert(cell.pass, cell);
            }
        }
    }
    println!("\nthe fastest growth of each pass");
    for cell in worst.values_mut() {
        if cell.is_bad() {
            cell.count();
        }
        println!("{}", cell.row());
    }
    let bad = worst.values().filter(|c| c.is_bad()).count();
    println!("{bad} of these above n^{LIMIT}");
    if bad > 0 {
        std::process::exit(1);
    }
}

impl Cell {
    fn is_bad(&self) -> bool {
        self.ms[1] >= NOISE_MS && self.growth > if self.counted { LIMIT } else { CACHES }
    }

    /// Replaces what times say by what instructions say, if they can be counted.
    fn count(&mut self) {
        if self.ms[1].is_infinite() {
            return;
        }
        // Half as large, and so half as long.
        let count = |size| counted(self.shape, size / 2, self.pass, self.form);
        if let (Some(a), Some(b)) = (count(EACH[0]), count(EACH[1])) {
            self.growth = slope([a, b]);
            self.counted = true;
        }
    }

    fn row(&self) -> String {
        let Cell { shape, form, pass, ms: [a, b], growth, counted } = self;
        let growth = match (*b >= NOISE_MS, counted) {
            (false, _) => "short".to_owned(),
            (true, true) => format!("n^{growth:.2}"),
            (true, false) => format!("n^{growth:.2} (time)"),
        };
        format!("{pass:34}{shape:18}{form:10}{a:8.1}{b:8.1} ms  {growth}")
    }
}

fn one_thread() -> RunOptions<'static> {
    RunOptions { threads: 1, ..RunOptions::default() }
}

fn read(make: fn(usize) -> String, size: usize, prepared: bool) -> oxicc_ir::Module {
    let mut module = oxicc_ir::text::parse(&make(size)).expect("the text is valid");
    if prepared {
        run_with(&mut module, &Pipeline::parse(BEFORE).expect("known passes"), one_thread());
    }
    module
}

/// Millions of instructions of one pass, counted by valgrind; none without it.
fn counted(shape: &str, size: usize, pass: &str, form: &str) -> Option<f64> {
    let program = std::env::current_exe().ok()?;
    let run = |pass: &str| {
        let output = Command::new("valgrind")
            .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
            .arg(&program)
            .args(["--pass", shape, &size.to_string(), pass, form])
            .output()
            .ok()?;
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        let line = text.lines().find_map(|l| l.split_once("Collected : "))?.1.trim().to_owned();
        line.parse::<f64>().ok().map(|n| n * 1e-6)
    };
    Some(run(pass)? - run("none")?)
}

/// A child: makes and reads a function, and runs one pass.
fn one_pass(shape: &str, size: usize, pass: &str, prepared: bool) {
    let Some((_, make)) = SHAPES.iter().find(|(name, _)| *name == shape) else { std::process::exit(2) };
    let mut module = read(*make, size, prepared);
    if let Ok(pipeline) = Pipeline::parse(pass) {
        run_with(&mut module, &pipeline, one_thread());
    }
}

/// Processor time of this thread so far. The kernel brings it up to date when it schedules.
fn processor_ms() -> f64 {
    std::thread::yield_now();
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split_whitespace().next().and_then(|n| n.parse::<f64>().ok()).unwrap_or(0.0) / 1e6
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let [flag, shape, size, what] = &args[..]
        && flag == "--child"
    {
        return child(shape, size.parse().unwrap_or(1000), what == "--optimise");
    }
    if let [flag, shape, size, pass, form] = &args[..]
        && flag == "--pass"
    {
        return one_pass(shape, size.parse().unwrap_or(1000), pass, form == "prepared");
    }
    if args.iter().any(|a| a == "--help" || a == "-h") {
        return println!("{HELP}");
    }
    let wanted: Vec<&String> = args.iter().filter(|a| !a.starts_with('-')).collect();
    if args.iter().any(|a| a == "--each") {
        return each(&wanted);
    }
    let all_times = args.iter().any(|a| a == "--times");
    let mut bad = 0;
    for (name, make) in SHAPES {
        if !wanted.is_empty() && !wanted.iter().any(|w| name.contains(w.as_str())) {
            continue;
        }
        let costs: Option<Vec<f64>> = SIZES
            .iter()
            .map(|size| Some(instructions(name, *size, true)? - instructions(name, *size, false)?))
            .collect();
        let Some(costs) = costs else {
            println!("{name}");
            times(make);
            continue;
        };
        let growth = exponent(&costs);
        let cells: Vec<String> = costs.iter().map(|c| format!("{c:9.0}")).collect();
        println!("{name:20}{} M instructions   n^{growth:.2}", cells.join(""));
        bad += usize::from(growth > LIMIT);
        if growth > LIMIT || all_times {
            times(make);
        }
    }
    if bad > 0 {
        println!("{bad} shapes above n^{LIMIT}");
        std::process::exit(1);
    }
}
