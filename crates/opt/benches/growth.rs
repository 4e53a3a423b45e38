//! How the time of each pass grows with the size of a function: `cargo bench -p oxicc-opt`.
//!
//! Functions of several shapes with 25,000 to 100,000 instructions go through the pipeline of -O3; a row gives a pass's
//! milliseconds for each size and the growth from the smallest to the largest, which is 4 when the pass is linear.

use std::fmt::Write;

use oxicc_opt::{Level, Pipeline, run_pipeline};

const SIZES: [usize; 3] = [25_000, 50_000, 100_000];

type Shape = (&'static str, fn(usize) -> String);

const SHAPES: [Shape; 5] = [
    ("straight line", straight),
    ("branches", branches),
    ("loops", loops),
    ("stack slots", slots),
    ("loads and stores", memory),
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

fn main() {
    for (name, make) in SHAPES {
        println!("{name}");
        let mut rows: Vec<(&str, Vec<f64>)> = Vec::new();
        for size in SIZES {
            let mut module = match oxicc_ir::text::parse(&make(size)) {
                Ok(module) => module,
                Err(e) => {
                    println!("  cannot be read: {e:?}");
                    return;
                }
            };
            for report in run_pipeline(&mut module, &Pipeline::for_level(Level::O3), |_, _, _| {}).passes {
                let ms = report.time.as_secs_f64() * 1e3 / f64::from(report.runs);
                match rows.iter_mut().find(|(n, _)| *n == report.name) {
                    Some((_, times)) => times.push(ms),
                    None => rows.push((report.name, vec![ms])),
                }
            }
        }
        for (pass, times) in rows {
            let growth = times[times.len() - 1] / times[0].max(1e-3);
            let cells: Vec<String> = times.iter().map(|t| format!("{t:9.2}")).collect();
            println!("  {pass:24}{} ms   x{growth:.1}", cells.join(""));
        }
    }
}
