//! Products of warps: sparse ones, those of `wmma` with its loads and stores, and the movement of matrices.

use super::{Experiment, contents, element, group, kernel, pointer};
use crate::hardware::Compare;
use crate::hardware::inputs::hash;

pub fn add(list: &mut Vec<Experiment>) {
    dense(list);
    sparse(list);
    wmma(list);
    movement(list);
}

fn push(list: &mut Vec<Experiment>, name: String, ptx: String, launch: String) {
    list.push(Experiment { name, ptx, launch, compare: Compare::Exact });
}

/// Loads `count` words of a lane from `[parameter + lane * 4 * count]` into `%r<from>` on.
fn load(parameter: &str, from: usize, count: usize) -> String {
    let mut text = pointer("%rd10", parameter) + &element("%rd11", "%rd10", "%r0", 4 * count);
    for n in 0..count {
        text += &format!("\tld.global.b32 %r{}, [%rd11+{}];\n", from + n, 4 * n);
    }
    text
}

fn store(parameter: &str, from: usize, count: usize) -> String {
    let mut text = pointer("%rd10", parameter) + &element("%rd11", "%rd10", "%r0", 4 * count);
    for n in 0..count {
        text += &format!("\tst.global.b32 [%rd11+{}], %r{};\n", 4 * n, from + n);
    }
    text
}

/// The registers of accumulators: letters for what `mma` takes.
fn bits(ty: &str) -> usize {
    match ty {
        "b1" => 1,
        "s4" | "u4" => 4,
        "s8" | "u8" | "e4m3" | "e5m2" => 8,
        "f16" | "bf16" => 16,
        "f64" => 64,
        _ => 32,
    }
}

/// Shapes and types that the combinations do not have.
fn dense(list: &mut Vec<Experiment>) {
    let mut mma = |shape: (usize, usize, usize), d: &str, a: &str, b: &str, modifiers: &str, suffix: &str| {
        let (m, n, k) = shape;
        let words = |rows: usize, cols: usize, ty: &str| rows * cols * bits(ty) / 32 / 32;
        let (na, nb, nd) = (words(m, k, a), words(k, n, b), words(m, n, d));
        let op = format!("mma.sync.aligned.m{m}n{n}k{k}.row.col{modifiers}.{d}.{a}.{b}.{d}{suffix}");
        let body = format!(
            "\tmov.u32 %r0, %tid.x;\n{}{}{}\t{op} {}, {}, {}, {};\n{}",
            load("a", 10, na),
            load("b", 30, nb),
            load("c", 50, nd),
            group("r", 70, nd),
            group("r", 10, na),
            group("r", 30, nb),
            group("r", 50, nd),
            store("out", 70, nd),
        );
        let launch = format!(
            "k<<<1, 32>>>(a=buf:{}, b=buf:{}, c=buf:{}, out=out:u32:{})",
            contents(a, 128 * na, 1),
            contents(b, 128 * nb, 5),
            contents(d, 128 * nd, 3),
            32 * nd
        );
        push(list, op, kernel(&["a", "b", "c", "out"], &body), launch);
    };
    for (a, b) in [("s8", "u8"), ("u8", "s8")] {
        mma((8, 8, 16), "s32", a, b, ".satfinite", "");
        mma((16, 8, 16), "s32", a, b, "", "");
        mma((16, 8, 32), "s32", a, b, "", "");
    }
    for (a, b) in [("s4", "u4"), ("u4", "s4"), ("s4", "s4"), ("u4", "u4")] {
        mma((8, 8, 32), "s32", a, b, ".satfinite", "");
        mma((16, 8, 32), "s32", a, b, "", "");
        mma((16, 8, 64), "s32", a, b, ".satfinite", "");
    }
    for op in ["xor", "and"] {
        mma((16, 8, 128), "s32", "b1", "b1", "", &format!(".{op}.popc"));
    }
    for (a, b) in [("e4m3", "e5m2"), ("e5m2", "e4m3")] {
        mma((16, 8, 32), "f32", a, b, "", "");
    }
}

/// Metadata of sparse products: in each nibble two different places, the lower first; for singles one of two pairs.
fn metadata(ty: &str, count: usize) -> String {
    let choices: &[u64] =
        if ty == "tf32" { &[0b0100, 0b1110] } else { &[0b0100, 0b1000, 0b1100, 0b1001, 0b1101, 0b1110] };
    let word = |i: usize| {
        (0..8u64).fold(0, |w, n| {
            let pick = hash([i as u64, n].into_iter()) as usize % choices.len();
            w | choices[pick] << (4 * n)
        })
    };
    let words: Vec<String> = (0..count).map(|i| word(i).to_string()).collect();
    format!("buf:u32:[{}]", words.join(","))
}

fn sparse(list: &mut Vec<Experiment>) {
    let mut mma = |k: usize, d: &str, a: &str, b: &str, modifiers: &str| {
        let words = |rows: usize, cols: usize, ty: &str| rows * cols * bits(ty) / 32 / 32;
        let (na, nb, nd) = (words(16, k / 2, a), words(k, 8, b), words(16, 8, d));
        // Four bits for each group of this many elements; where they fill no register of every lane, the selector says whose.
        let elements = match bits(a) {
            32 => 2,
            4 => 8,
            _ => 4,
        };
        let selectors = 32 / (2 * k / elements);
        for opcode in ["mma.sp", "mma.sp::ordered_metadata"] {
            for selector in 0..selectors {
                let op = format!("{opcode}.sync.aligned.m16n8k{k}.row.col{modifiers}.{d}.{a}.{b}.{d}");
                let body = format!(
                    "\tmov.u32 %r0, %tid.x;\n{}{}{}{}\t{op} {}, {}, {}, {}, %r90, {selector};\n{}",
                    load("a", 10, na),
                    load("b", 30, nb),
                    load("c", 50, nd),
                    load("e", 90, 1),
                    group("r", 70, nd),
                    group("r", 10, na),
                    group("r", 30, nb),
                    group("r", 50, nd),
                    store("out", 70, nd),
                );
                let launch = format!(
                    "k<<<1, 32>>>(a=buf:{}, b=buf:{}, c=buf:{}, e={}, out=out:u32:{})",
                    contents(a, 128 * na, 1),
                    contents(b, 128 * nb, 5),
                    contents(d, 128 * nd, 3),
                    metadata(a, 32),
                    32 * nd
                );
                push(list, format!("{op}, {selector}"), kernel(&["a", "b", "c", "e", "out"], &body), launch);
            }
        }
    };
    for k in [16, 32] {
        for d in ["f16", "f32"] {
            mma(k, d, "f16", "f16", "");
        }
        mma(k, "f32", "bf16", "bf16", "");
    }
    for k in [8, 16] {
        mma(k, "f32", "tf32", "tf32", "");
    }
    for k in [32, 64] {
        for (a, b) in [("s8", "s8"), ("u8", "s8"), ("s8", "u8"), ("u8", "u8")] {
            mma(k, "s32", a, b, if k == 32 { ".satfinite" } else { "" });
        }
    }
    for k in [64, 128] {
        for (a, b) in [("s4", "s4"), ("u4", "s4"), ("s4", "u4"), ("u4", "u4")] {
            mma(k, "s32", a, b, "");
        }
    }
    for (a, b) in [("e4m3", "e4m3"), ("e4m3", "e5m2"), ("e5m2", "e4m3"), ("e5m2", "e5m2")] {
        mma(64, "f32", a, b, "");
    }
}

/// Loads, a product and a store: the fragments in between are nobody's business.
fn wmma(list: &mut Vec<Experiment>) {
    let mut one = |shape: (usize, usize, usize),
                   d: &str,
                   a: &str,
                   layouts: (&str, &str, &str),
                   suffix: &str| {
        let (m, n, k) = shape;
        let (row_a, row_b, row_d) = layouts;
        let registers = |what: char| match (what, a, d) {
            ('a', "f16", _) | ('b', "f16", _) => 8,
            ('a' | 'b', "bf16", _) => match (what, m, n) {
                (_, 16, 16) => 4,
                ('a', 8, _) | ('b', _, 8) => 2,
                _ => 8,
            },
            ('a' | 'b', "s8" | "u8", _) => match (what, m, n) {
                (_, 16, 16) => 2,
                ('a', 8, _) | ('b', _, 8) => 1,
                _ => 4,
            },
            ('a' | 'b', "tf32", _) => 4,
            ('a' | 'b', _, _) => 1,
            (_, "f64" | "s4" | "u4" | "b1", _) => 2,
            (_, _, "f16") => 4,
            _ => 8,
        };
        let letter = if a == "f64" { "fd" } else { "r" };
        let (na, nb, nd) = (registers('a'), registers('b'), registers('d'));
        let from = if a == "f64" { [0, 4, 8, 12] } else { [10, 30, 50, 70] };
        let stride = |major: &str, rows: usize, cols: usize| if major == "row" { cols } else { rows };
        let (sa, sb, sd) = (stride(row_a, m, k), stride(row_b, k, n), stride(row_d, m, n));
        let shape = format!("m{m}n{n}k{k}");
        let types = if a == "f16" { format!("{d}.{d}") } else { format!("{d}.{a}.{a}.{d}") };
        let sat = if d == "s32" && suffix.is_empty() { ".satfinite" } else { "" };
        let op = match suffix {
            "" => format!("wmma.mma.sync.aligned.{row_a}.{row_b}.{shape}.{types}{sat}"),
            bits => format!("wmma.mma{bits}.sync.aligned.{row_a}.{row_b}.{shape}.{types}"),
        };
        let body = format!(
            "{}{}{}{}\twmma.load.a.sync.aligned.{row_a}.{shape}.global.{a} {}, [%rd1], {sa};\n\
             \twmma.load.b.sync.aligned.{row_b}.{shape}.global.{a} {}, [%rd2], {sb};\n\
             \twmma.load.c.sync.aligned.{row_d}.{shape}.global.{d} {}, [%rd3], {sd};\n\t{op} {}, {}, {}, {};\n\
             \twmma.store.d.sync.aligned.{row_d}.{shape}.global.{d} [%rd4], {}, {sd};\n",
            pointer("%rd1", "a"),
            pointer("%rd2", "b"),
            pointer("%rd3", "c"),
            pointer("%rd4", "out"),
            group(letter, from[0], na),
            group(letter, from[1], nb),
            group(letter, from[2], nd),
            group(letter, from[3], nd),
            group(letter, from[0], na),
            group(letter, from[1], nb),
            group(letter, from[2], nd),
            group(letter, from[3], nd),
        );
        let size = |rows: usize, cols: usize, ty: &str| rows * cols * bits(ty) / 8;
        let launch = format!(
            "k<<<1, 32>>>(a=buf:{}, b=buf:{}, c=buf:{}, out=out:u32:{})",
            contents(a, size(m, k, a), 1),
            contents(a, size(k, n, a), 5),
            contents(d, size(m, n, d), 3),
            size(m, n, d) / 4
        );
        push(list, format!("{op} {row_d}"), kernel(&["a", "b", "c", "out"], &body), launch);
    };
    let layouts =
        [("row", "row", "row"), ("row", "col", "col"), ("col", "row", "row"), ("col", "col", "row")];
    for layout in layouts {
        for shape in [(16, 16, 16), (32, 8, 16), (8, 32, 16)] {
            for (d, a) in [("f16", "f16"), ("f32", "f16"), ("f32", "bf16"), ("s32", "s8"), ("s32", "u8")] {
                one(shape, d, a, layout, "");
            }
        }
        one((16, 16, 8), "f32", "tf32", layout, "");
        one((8, 8, 4), "f64", "f64", layout, "");
    }
    for a in ["s4", "u4"] {
        one((8, 8, 32), "s32", a, ("row", "col", "row"), "");
    }
    for op in [".xor.popc", ".and.popc"] {
        one((8, 8, 128), "s32", "b1", ("row", "col", "row"), op);
    }
}

/// `ldmatrix`, `stmatrix` with row addresses out of order.
fn movement(list: &mut Vec<Experiment>) {
    // Shared memory filled from a buffer; lane l's row is at (l * 5 % 32) * 16.
    let setup = "\t.shared .align 128 .b8 tile[1024];\n\tmov.u32 %r0, %tid.x;\n\tmov.u32 %r1, tile;\n\tshl.b32 %r2, %r0, 2;\n\
         \tadd.u32 %r2, %r1, %r2;\n\tmul.lo.u32 %r3, %r0, 5;\n\tand.b32 %r3, %r3, 31;\n\tshl.b32 %r3, %r3, 4;\n\
         \tadd.u32 %r3, %r3, %r1;\n";
    let mut fill = pointer("%rd1", "in") + &element("%rd2", "%rd1", "%r0", 4);
    for n in 0..8 {
        fill +=
            &format!("\tld.global.b32 %r4, [%rd2+{}];\n\tst.shared.b32 [%r2+{}], %r4;\n", 128 * n, 128 * n);
    }
    fill += "\tbar.warp.sync -1;\n";
    for (count, n) in [("x1", 1), ("x2", 2), ("x4", 4)] {
        for trans in ["", ".trans"] {
            let op = format!("ldmatrix.sync.aligned.m8n8.{count}{trans}.shared.b16");
            let body = format!("{setup}{fill}\t{op} {}, [%r3];\n{}", group("r", 10, n), store("out", 10, n));
            let launch = format!("k<<<1, 32>>>(in=buf:u32:256:rand=3, out=out:u32:{})", 32 * n);
            push(list, op, kernel(&["in", "out"], &body), launch);
            let op = format!("stmatrix.sync.aligned.m8n8.{count}{trans}.shared.b16");
            let mut body = format!(
                "{setup}{fill}{}\t{op} [%r3], {};\n\tbar.warp.sync -1;\n",
                load("regs", 10, n),
                group("r", 10, n)
            );
            body += &(pointer("%rd4", "out") + &element("%rd5", "%rd4", "%r0", 4));
            for n in 0..8 {
                let at = 128 * n;
                body += &format!("\tld.shared.b32 %r4, [%r2+{at}];\n\tst.global.b32 [%rd5+{at}], %r4;\n");
            }
            let launch = format!(
                "k<<<1, 32>>>(in=buf:u32:256:rand=3, regs=buf:u32:{}:rand=4, out=out:u32:256)",
                32 * n
            );
            push(list, op, kernel(&["in", "regs", "out"], &body), launch);
        }
    }
}
