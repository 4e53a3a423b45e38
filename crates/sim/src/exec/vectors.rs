//! The vector instructions of the host.
//!
//! A program for any x86-64 may use vectors of 128 bits, and no fused multiply-add. The interpreter is there once for those and once
//! more for what most machines have; the results are the same.

/// The widest vectors that may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Vectors {
    /// What every machine of this architecture has.
    Baseline,
    /// AVX2 with fused multiply-add.
    #[cfg(target_arch = "x86_64")]
    Bits256,
    /// AVX-512 with its masks.
    #[cfg(target_arch = "x86_64")]
    Bits512,
}

impl Vectors {
    /// What this machine has.
    pub fn detect() -> Vectors {
        #[cfg(target_arch = "x86_64")]
        {
            macro_rules! has {
                ($($feature:tt)*) => { $(std::arch::is_x86_feature_detected!($feature))&&* };
            }
            let common = has!("bmi1" "bmi2" "fma" "lzcnt" "popcnt");
            if common && has!("avx512f" "avx512bw" "avx512cd" "avx512dq" "avx512vl") {
                return Vectors::Bits512;
            }
            if common && has!("avx2") {
                return Vectors::Bits256;
            }
        }
        Vectors::Baseline
    }

    /// Whether a fused multiply-add is one instruction.
    #[inline(always)]
    pub fn has_fma(self) -> bool {
        self != Vectors::Baseline
    }
}

#[cfg(test)]
mod tests {
    use oxicc_ptx::Rounding;

    use super::super::int::{int2, int3};
    use super::Vectors;
    use crate::code::{Cmp, CvtMode, Float1, Float2, Float3, FloatMode, Fmt, Int2, Int3, IntTy, Num};
    use crate::{Launch, Options, Program, float};

    /// Numbers that are special as integers or as floats of either size.
    const EDGES: [u64; 16] = [
        0,
        1,
        7,
        31,
        33,
        0x7fff_ffff,
        0x8000_0000,
        0xffff_ffff,
        0x7f80_0001,
        0x0040_0000,
        0x4b80_0001_3f80_0000,
        0x7ff0_0000_0000_0001,
        0x8000_0000_0000_0000,
        0xc1e0_0000_cf00_0000,
        0x40e0_0000_4049_0fdb,
        0xffff_ffff_ffff_ffff,
    ];
    const LANES: usize = EDGES.len() * EDGES.len();

    /// The operands of a thread; a third one that varies with both.
    fn operands(lane: usize) -> [u64; 3] {
        let (a, b) = (EDGES[lane % EDGES.len()], EDGES[lane / EDGES.len()]);
        [a, b, EDGES[(lane * 5 + 3) % EDGES.len()]]
    }

    fn levels() -> Vec<Vectors> {
        let best = Vectors::detect();
        let mut levels = vec![Vectors::Baseline];
        #[cfg(target_arch = "x86_64")]
        if best == Vectors::Bits512 && std::arch::is_x86_feature_detected!("avx2") {
            levels.push(Vectors::Bits256);
        }
        if best != Vectors::Baseline {
            levels.push(best);
        }
        levels
    }

    /// What an instruction makes of the operands, which are `%a`, `%b`, `%c` of the given widths, in `%d`.
    fn execute(text: &str, bits: [u8; 4], vectors: Vectors) -> Vec<u64> {
        let [d, a, b, c] = bits;
        let narrow = |bits: u8, name: &str, wide: &str| match bits {
            64 => format!("mov.b64 {name}, {wide};"),
            bits => format!("cvt.u{bits}.u64 {name}, {wide};"),
        };
        let widen = match d {
            64 => "mov.b64 %w, %d;".to_owned(),
            d => format!("cvt.u64.u{d} %w, %d;"),
        };
        let ptx = format!(
            ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry k(.param .u64 p) {{
                .reg .b32 %t; .reg .b64 %p, %o, %w, %x, %y, %z; .reg .pred %q;
                .reg .b{d} %d; .reg .b{a} %a; .reg .b{b} %b; .reg .b{c} %c;
                ld.param.u64 %p, [p]; mov.u32 %t, %tid.x; mul.wide.u32 %o, %t, 32; add.u64 %p, %p, %o;
                ld.global.u64 %x, [%p+8]; ld.global.u64 %y, [%p+16]; ld.global.u64 %z, [%p+24];
                {} {} {} {text} {widen} st.global.u64 [%p], %w; ret; }}",
            narrow(a, "%a", "%x"),
            narrow(b, "%b", "%y"),
            narrow(c, "%c", "%z"),
        );
        let mut program = Program::from_text(&ptx).unwrap();
        program.vectors = vectors;
        let buffer = program.memory_mut().alloc(LANES as u64 * 32, "numbers").unwrap();
        for lane in 0..LANES {
            for (n, value) in operands(lane).into_iter().enumerate() {
                program.memory().store(buffer + 32 * lane as u64 + 8 * (n as u64 + 1), 8, value).unwrap();
            }
        }
        let launch = Launch::new("k", 1, LANES as u32).param(buffer.to_le_bytes());
        let report = program.launch(&launch, &Options::default()).unwrap();
        assert!(report.fault.is_none(), "{text}: {:?}", report.fault);
        (0..LANES).map(|lane| program.memory().load(buffer + 32 * lane as u64, 8).unwrap()).collect()
    }

    fn low(bits: u8, value: u64) -> u64 {
        if bits == 64 { value } else { value & ((1 << bits) - 1) }
    }

    /// Compares with the function for one lane, with every kind of vectors there is.
    fn check(text: &str, bits: [u8; 4], expected: impl Fn(u64, u64, u64) -> u64) {
        for vectors in levels() {
            for (lane, value) in execute(text, bits, vectors).into_iter().enumerate() {
                let [a, b, c] = operands(lane);
                let [a, b, c] = [low(bits[1], a), low(bits[2], b), low(bits[3], c)];
                let wanted = low(bits[0], expected(a, b, c));
                assert_eq!(value, wanted, "{text} of {a:#x}, {b:#x}, {c:#x} with {vectors:?}");
            }
        }
    }

    #[test]
    fn integers_are_those_of_each_lane() {
        let plain = [
            ("add.", Int2::Add),
            ("sub.", Int2::Sub),
            ("mul.lo.", Int2::Mul),
            ("mul.hi.", Int2::MulHi),
            ("div.", Int2::Div),
            ("rem.", Int2::Rem),
            ("min.", Int2::Min),
            ("max.", Int2::Max),
        ];
        for (bits, signed) in [(16, false), (16, true), (32, false), (32, true), (64, false), (64, true)] {
            let (ty, sign) = (IntTy { bits, signed }, if signed { "s" } else { "u" });
            for (name, op) in plain {
                check(&format!("{name}{sign}{bits} %d, %a, %b;"), [bits; 4], |a, b, _| int2(op, ty, a, b));
            }
            for (name, op) in [("and.b", Int2::And), ("or.b", Int2::Or), ("xor.b", Int2::Xor)] {
                check(&format!("{name}{bits} %d, %a, %b;"), [bits; 4], |a, b, _| int2(op, ty, a, b));
            }
            let amounts = [bits, bits, 32, 32];
            check(&format!("shl.b{bits} %d, %a, %b;"), amounts, |a, b, _| int2(Int2::Shl, ty, a, b));
            check(&format!("shr.{sign}{bits} %d, %a, %b;"), amounts, |a, b, _| int2(Int2::Shr, ty, a, b));
            let mad = format!("mad.lo.{sign}{bits} %d, %a, %b, %c;");
            check(&mad, [bits; 4], |a, b, c| int3(Int3::Mad, ty, a, b, c));
            if bits == 32 {
                let wide = format!("mad.wide.{sign}32 %d, %a, %b, %c;");
                check(&wide, [64, 32, 32, 64], |a, b, c| int3(Int3::MadWide, ty, a, b, c));
            }
        }
        let u32 = IntTy { bits: 32, signed: false };
        for table in [0x96u8, 0x1b, 0xe8, 0, 0xff] {
            let text = format!("lop3.b32 %d, %a, %b, %c, {table};");
            check(&text, [32; 4], |a, b, c| int3(Int3::Lop3(table), u32, a, b, c));
        }
        for (mode, clamps) in [("wrap", false), ("clamp", true)] {
            let left = format!("shf.l.{mode}.b32 %d, %a, %b, %c;");
            check(&left, [32; 4], |a, b, c| int3(Int3::ShfL(clamps), u32, a, b, c));
            let right = format!("shf.r.{mode}.b32 %d, %a, %b, %c;");
            check(&right, [32; 4], |a, b, c| int3(Int3::ShfR(clamps), u32, a, b, c));
        }
    }

    const PLAIN: FloatMode =
        FloatMode { rounding: Rounding::Rn, ftz: false, sat: false, relu: false, nan: false, xorsign: false };

    #[test]
    fn floats_are_those_of_each_lane() {
        for (fmt, bits) in [(Fmt::F32, 32), (Fmt::F64, 64)] {
            for ftz in [false, true].into_iter().filter(|ftz| !ftz || bits == 32) {
                let mode = FloatMode { ftz, ..PLAIN };
                let name = format!("{}f{bits}", if ftz { "ftz." } else { "" });
                for (op, text) in [
                    (Float2::Add, "add.rn."),
                    (Float2::Sub, "sub.rn."),
                    (Float2::Mul, "mul.rn."),
                    (Float2::Div, "div.rn."),
                ] {
                    let text = format!("{text}{name} %d, %a, %b;");
                    check(&text, [bits; 4], |a, b, _| float::float2(op, fmt, mode, a, b));
                }
                for (op, text) in [(Float2::Min, "min."), (Float2::Max, "max.")] {
                    let text = format!("{text}{name} %d, %a, %b;");
                    check(&text, [bits; 4], |a, b, _| float::float2(op, fmt, mode, a, b));
                }
                for (op, text) in [
                    (Float1::Sqrt, "sqrt.rn."),
                    (Float1::Rcp, "rcp.rn."),
                    (Float1::Neg, "neg."),
                    (Float1::Abs, "abs."),
                ] {
                    let text = format!("{text}{name} %d, %a;");
                    check(&text, [bits; 4], |a, _, _| float::float1(op, fmt, mode, a));
                }
                let text = format!("fma.rn.{name} %d, %a, %b, %c;");
                check(&text, [bits; 4], |a, b, c| float::float3(Float3::Fma, fmt, mode, a, b, c));
            }
        }
    }

    #[test]
    fn comparisons_are_those_of_each_lane() {
        let all = [
            ("eq", Cmp::Eq),
            ("ne", Cmp::Ne),
            ("lt", Cmp::Lt),
            ("ge", Cmp::Ge),
            ("equ", Cmp::Equ),
            ("neu", Cmp::Neu),
            ("ltu", Cmp::Ltu),
            ("leu", Cmp::Leu),
            ("gtu", Cmp::Gtu),
            ("geu", Cmp::Geu),
            ("num", Cmp::Num),
            ("nan", Cmp::Nan),
        ];
        for (name, cmp) in all {
            for (ty, fmt, ftz, bits) in
                [("f32", Fmt::F32, false, 32), ("ftz.f32", Fmt::F32, true, 32), ("f64", Fmt::F64, false, 64)]
            {
                let text = format!("setp.{name}.{ty} %q, %a, %b; selp.b32 %d, 1, 0, %q;");
                check(&text, [32, bits, bits, 32], |a, b, _| {
                    float::compare(cmp, float::to_f64(fmt, a, ftz), float::to_f64(fmt, b, ftz)) as u64
                });
            }
        }
    }

    #[test]
    fn conversions_are_those_of_each_lane() {
        let int = |bits, signed| Num::Int(IntTy { bits, signed });
        let conversions = [
            ("rn.f32.s32", Num::F32, int(32, true), Rounding::Rn, 32, 32),
            ("rn.f32.u32", Num::F32, int(32, false), Rounding::Rn, 32, 32),
            ("rn.f64.s32", Num::F64, int(32, true), Rounding::Rn, 64, 32),
            ("rn.f64.u32", Num::F64, int(32, false), Rounding::Rn, 64, 32),
            ("rn.f64.s64", Num::F64, int(64, true), Rounding::Rn, 64, 64),
            ("rn.f64.u64", Num::F64, int(64, false), Rounding::Rn, 64, 64),
            ("f64.f32", Num::F64, Num::F32, Rounding::Rn, 64, 32),
            ("rn.f32.f64", Num::F32, Num::F64, Rounding::Rn, 32, 64),
            ("rzi.s32.f32", int(32, true), Num::F32, Rounding::Rzi, 32, 32),
            ("rni.s32.f32", int(32, true), Num::F32, Rounding::Rni, 32, 32),
            ("rmi.s32.f32", int(32, true), Num::F32, Rounding::Rmi, 32, 32),
            ("rzi.u32.f32", int(32, false), Num::F32, Rounding::Rzi, 32, 32),
            ("rzi.s32.f64", int(32, true), Num::F64, Rounding::Rzi, 32, 64),
            ("rzi.s64.f64", int(64, true), Num::F64, Rounding::Rzi, 64, 64),
            ("rmi.f32.f32", Num::F32, Num::F32, Rounding::Rmi, 32, 32),
            ("rzi.f32.f32", Num::F32, Num::F32, Rounding::Rzi, 32, 32),
            ("rni.f32.f32", Num::F32, Num::F32, Rounding::Rni, 32, 32),
        ];
        for (name, to, from, rounding, d, a) in conversions {
            let integral = rounding != Rounding::Rn && to == Num::F32;
            let mode = CvtMode { rounding, integral, ftz: false, sat: false, satfinite: false, relu: false };
            let text = format!("cvt.{name} %d, %a;");
            check(&text, [d, a, 32, 32], |a, _, _| float::convert(to, from, mode, a));
        }
    }
}
