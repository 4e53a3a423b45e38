//! Products of warp groups: every type, every way a descriptor can lay out an operand, sparse ones.

use super::{Experiment, contents, element, group, kernel, pointer};
use crate::hardware::Compare;
use crate::hardware::inputs::hash;

/// Bytes of shared memory an experiment fills: `a` in the first half, `b` in the second.
const HALF: usize = 24 << 10;

/// How an operand lies in shared memory.
#[derive(Clone, Copy)]
struct Layout {
    /// 0 none, 1 for 128 bytes, 2 for 64, 3 for 32.
    swizzle: u64,
    leading: u64,
    stride: u64,
}

impl Layout {
    fn descriptor(self) -> u64 {
        self.leading >> 4 << 16 | self.stride >> 4 << 32 | self.swizzle << 62
    }
}

struct Product<'a> {
    n: usize,
    k: usize,
    d: &'a str,
    a: &'a str,
    b: &'a str,
    a_layout: Layout,
    b_layout: Layout,
    a_in_registers: bool,
    /// The operands after the descriptors and metadata.
    tail: &'a str,
    /// Modifiers after the types.
    suffix: &'a str,
    /// The sparsity selector.
    sparse: Option<u32>,
}

const K_MAJOR: [Layout; 6] = [
    Layout { swizzle: 0, leading: 128, stride: 256 },
    Layout { swizzle: 0, leading: 2048, stride: 128 },
    Layout { swizzle: 3, leading: 16, stride: 256 },
    Layout { swizzle: 2, leading: 16, stride: 512 },
    Layout { swizzle: 1, leading: 16, stride: 1024 },
    Layout { swizzle: 1, leading: 16, stride: 2048 },
];

const MN_MAJOR: [Layout; 8] = [
    Layout { swizzle: 0, leading: 128, stride: 256 },
    Layout { swizzle: 0, leading: 1024, stride: 128 },
    Layout { swizzle: 3, leading: 512, stride: 256 },
    Layout { swizzle: 3, leading: 256, stride: 1024 },
    Layout { swizzle: 2, leading: 1024, stride: 512 },
    Layout { swizzle: 2, leading: 512, stride: 2048 },
    Layout { swizzle: 1, leading: 2048, stride: 1024 },
    Layout { swizzle: 1, leading: 1024, stride: 4096 },
];

pub fn add(list: &mut Vec<Experiment>) {
    let plain = K_MAJOR[4];
    let halves = |a_layout, b_layout, tail| Product {
        n: 32,
        k: 16,
        d: "f32",
        a: "f16",
        b: "f16",
        a_layout,
        b_layout,
        a_in_registers: false,
        tail,
        suffix: "",
        sparse: None,
    };
    // Layouts.
    for layout in K_MAJOR {
        push(list, halves(layout, plain, ", 1, 1, 1, 0, 0"));
        push(list, halves(plain, layout, ", 1, 1, 1, 0, 0"));
    }
    for layout in MN_MAJOR {
        push(list, halves(layout, plain, ", 1, 1, 1, 1, 0"));
        // `b` has 32 columns here: the wider swizzles need more to show their second block.
        push(list, Product { n: 136, ..halves(plain, layout, ", 1, 1, 1, 0, 1") });
        push(list, Product { a: "bf16", b: "bf16", ..halves(layout, layout, ", 0, 1, 1, 1, 1") });
    }
    // Signs and what was there before.
    for tail in [", 0, 1, 1, 0, 0", ", 1, -1, 1, 0, 0", ", 1, 1, -1, 0, 0", ", 0, -1, -1, 0, 0"] {
        push(list, halves(plain, plain, tail));
    }
    // Sizes.
    for n in [8, 16, 24, 64, 96, 128, 192] {
        push(list, Product { n, ..halves(plain, plain, ", 1, 1, 1, 0, 0") });
        push(list, Product { n, d: "f16", ..halves(plain, plain, ", 1, 1, 1, 0, 0") });
    }
    push(list, Product { n: 256, b_layout: K_MAJOR[3], ..halves(plain, plain, ", 1, 1, 1, 0, 0") });
    let of = |d, a, b, k, tail| Product { d, a, b, k, ..halves(plain, plain, tail) };
    let floats = ", 1, 1, 1";
    for sparse in [false, true] {
        let times = if sparse { 2 } else { 1 };
        let selectors = |n: u32| if sparse { (0..n).map(Some).collect() } else { vec![None] };
        for layout in [K_MAJOR[0], K_MAJOR[2], K_MAJOR[3], plain] {
            for sparse in selectors(2) {
                let with = |p| Product { a_layout: layout, b_layout: layout, sparse, ..p };
                push(list, with(of("f32", "f16", "f16", 16 * times, ", 1, 1, 1, 0, 0")));
                push(list, with(of("f16", "f16", "f16", 16 * times, ", 1, 1, 1, 0, 0")));
                push(list, with(of("f32", "bf16", "bf16", 16 * times, ", 1, 1, 1, 0, 0")));
                push(list, with(of("f32", "tf32", "tf32", 8 * times, floats)));
            }
            for sparse in selectors(1) {
                let with = |p| Product { a_layout: layout, b_layout: layout, sparse, ..p };
                for (a, b) in [("e4m3", "e4m3"), ("e5m2", "e4m3"), ("e4m3", "e5m2"), ("e5m2", "e5m2")] {
                    push(list, with(of("f32", a, b, 32 * times, floats)));
                    push(list, with(of("f16", a, b, 32 * times, floats)));
                }
                for (a, b) in [("s8", "s8"), ("u8", "s8"), ("s8", "u8"), ("u8", "u8")] {
                    push(list, with(of("s32", a, b, 32 * times, ", 1")));
                    push(list, Product { suffix: ".satfinite", ..with(of("s32", a, b, 32 * times, ", 1")) });
                }
            }
        }
        for (sparse, (d, a, k, tail)) in [
            ("f32", "f16", 16, ", 1, 1, 1, 0"),
            ("f32", "bf16", 16, ", 1, 1, 1, 0"),
            ("f32", "tf32", 8, floats),
            ("f32", "e4m3", 32, floats),
            ("s32", "s8", 32, ", 1"),
        ]
        .into_iter()
        .flat_map(|x| {
            selectors(if matches!(x.1, "e4m3" | "s8") { 1 } else { 2 }).into_iter().map(move |s| (s, x))
        }) {
            push(list, Product { a_in_registers: true, sparse, ..of(d, a, a, k * times, tail) });
        }
    }
    push(list, Product { suffix: ".and.popc", ..of("s32", "b1", "b1", 256, ", 1") });
    push(list, Product { a_in_registers: true, ..halves(plain, MN_MAJOR[6], ", 1, 1, 1, 1") });
}

fn push(list: &mut Vec<Experiment>, p: Product<'_>) {
    let bits = |ty: &str| match ty {
        "b1" => 1,
        "s8" | "u8" | "e4m3" | "e5m2" => 8,
        "f16" | "bf16" => 16,
        _ => 32,
    };
    let accumulators = 64 * p.n * bits(p.d) / 32 / 128;
    let stored_k = if p.sparse.is_some() { p.k / 2 } else { p.k };
    let a_registers = 64 * stored_k * bits(p.a) / 32 / 128;
    let mut body = format!(
        "\t.shared .align 1024 .b8 memory[{}];\n\tmov.u32 %r0, %tid.x;\n\tmov.u32 %r1, memory;\n",
        2 * HALF
    );
    // Fill shared memory.
    for (parameter, offset) in [("a", 0), ("b", HALF)] {
        body += &pointer("%rd1", parameter);
        body += &element("%rd2", "%rd1", "%r0", 16);
        body += &format!("\tshl.b32 %r2, %r0, 4;\n\tadd.u32 %r2, %r2, %r1;\n\tadd.u32 %r2, %r2, {offset};\n");
        for chunk in 0..HALF / 2048 {
            let at = 2048 * chunk;
            body += &format!(
                "\tld.global.v4.b32 {{%r3, %r4, %r5, %r6}}, [%rd2+{at}];\n\tst.shared.v4.b32 [%r2+{at}], {{%r3, %r4, %r5, %r6}};\n"
            );
        }
    }
    body += "\tfence.proxy.async;\n\tbar.sync 0;\n";
    body += "\tcvt.u64.u32 %rd3, %r1;\n\tshr.u64 %rd3, %rd3, 4;\n";
    body += &format!("\tadd.s64 %rd4, %rd3, {};\n", p.a_layout.descriptor() as i64);
    body += &format!("\tadd.s64 %rd5, %rd3, {};\n", (p.b_layout.descriptor() + (HALF as u64 >> 4)) as i64);
    // Accumulators, and `a` where it is in registers.
    body += &pointer("%rd1", "c");
    body += &element("%rd2", "%rd1", "%r0", 4 * accumulators);
    for n in 0..accumulators {
        body += &format!("\tld.global.b32 %r{}, [%rd2+{}];\n", 100 + n, 4 * n);
    }
    if p.a_in_registers {
        body += &pointer("%rd1", "a");
        body += &element("%rd2", "%rd1", "%r0", 4 * a_registers);
        for n in 0..a_registers {
            body += &format!("\tld.global.b32 %r{}, [%rd2+{}];\n", 20 + n, 4 * n);
        }
    }
    if p.sparse.is_some() {
        body += &pointer("%rd1", "e");
        body += &element("%rd2", "%rd1", "%r0", 4);
        body += "\tld.global.b32 %r90, [%rd2];\n";
    }
    let a = if p.a_in_registers { group("r", 20, a_registers) } else { "%rd4".into() };
    let (sp, meta) = match p.sparse {
        Some(selector) => (".sp", format!(", %r90, {selector}")),
        None => ("", String::new()),
    };
    let op =
        format!("wgmma.mma_async{sp}.sync.aligned.m64n{}k{}.{}.{}.{}{}", p.n, p.k, p.d, p.a, p.b, p.suffix);
    // The predicate is the first of the tail.
    let (keep, rest) = p.tail.trim_start_matches(", ").split_at(1);
    body += &format!(
        "\tsetp.ne.s32 %p1, {keep}, 0;\n\twgmma.fence.sync.aligned;\n\t{op} {}, {a}, %rd5{meta}, %p1{rest};\n\
         \twgmma.commit_group.sync.aligned;\n\twgmma.wait_group.sync.aligned 0;\n",
        group("r", 100, accumulators)
    );
    body += &pointer("%rd1", "out");
    body += &element("%rd2", "%rd1", "%r0", 4 * accumulators);
    for n in 0..accumulators {
        body += &format!("\tst.global.b32 [%rd2+{}], %r{};\n", 4 * n, 100 + n);
    }
    let launch = format!(
        "k<<<1, 128>>>(a=buf:{}, b=buf:{}, c=buf:{}, e={}, out=out:u32:{})",
        contents(p.a, HALF, 1),
        contents(p.b, HALF, 5),
        contents(p.d, 512 * accumulators, 3),
        metadata(p.a),
        128 * accumulators
    );
    let layout = |l: Layout| format!("{}/{}/{}", l.swizzle, l.leading, l.stride);
    let name = format!(
        "{op}{meta}{} a {} b {}{}",
        p.tail,
        layout(p.a_layout),
        layout(p.b_layout),
        if p.a_in_registers { " registers" } else { "" }
    );
    if list.iter().any(|e| e.name == name) {
        return;
    }
    let ptx = kernel(&["a", "b", "c", "e", "out"], &body);
    list.push(Experiment { name, ptx, launch, compare: Compare::Exact });
}

/// Metadata of 128 lanes: see the sparse products of warps.
fn metadata(ty: &str) -> String {
    let choices: &[u64] =
        if ty == "tf32" { &[0b0100, 0b1110] } else { &[0b0100, 0b1000, 0b1100, 0b1001, 0b1101, 0b1110] };
    let word = |i: u64| {
        (0..8u64).fold(0, |w, n| w | choices[hash([i, n].into_iter()) as usize % choices.len()] << (4 * n))
    };
    let words: Vec<String> = (0..128).map(|i| word(i).to_string()).collect();
    format!("buf:u32:[{}]", words.join(","))
}
