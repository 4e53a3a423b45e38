//! What is executed: instruction × type × modifiers. Each group is a product of lists; what PTX does not allow is left out.

use super::inputs::Kind;
use super::{Combination, Compare};

/// Every combination, in a fixed order.
pub fn all() -> Vec<Combination> {
    let mut list = List(Vec::new());
    integers(&mut list);
    bits(&mut list);
    carries(&mut list);
    video(&mut list);
    singles_and_doubles(&mut list);
    halves(&mut list);
    approximations(&mut list);
    comparisons(&mut list);
    integer_conversions(&mut list);
    float_conversions(&mut list);
    small_floats(&mut list);
    atomics(&mut list);
    warps(&mut list);
    matrices(&mut list);
    list.0
}

struct List(Vec<Combination>);

impl List {
    fn add(&mut self, body: String, inputs: &[Kind], outputs: &[Kind], compare: Compare) {
        self.0.push(Combination { body, inputs: inputs.to_vec(), outputs: outputs.to_vec(), compare });
    }

    /// `OP %d0, %a0, %a1, ...;` with as many operands as inputs.
    fn plain(&mut self, op: &str, inputs: &[Kind], output: Kind, compare: Compare) {
        let operands: String = (0..inputs.len()).map(|n| format!(", %a{n}")).collect();
        self.add(format!("{op} %d0{operands};"), inputs, &[output], compare);
    }

    fn exact(&mut self, op: &str, inputs: &[Kind], output: Kind) {
        self.plain(op, inputs, output, Compare::Exact);
    }
}

use Kind::*;

fn int_kind(ty: &str) -> Kind {
    match &ty[1..] {
        "16" => B16,
        "64" => B64,
        "16x2" | "32" => B32,
        _ => B32,
    }
}

const INTS: [&str; 6] = ["u16", "s16", "u32", "s32", "u64", "s64"];
const ROUNDINGS: [&str; 4] = ["rn", "rz", "rm", "rp"];

fn integers(list: &mut List) {
    for ty in INTS {
        let k = int_kind(ty);
        for op in ["add", "sub", "mul.lo", "mul.hi", "div", "rem", "min", "max"] {
            list.exact(&format!("{op}.{ty}"), &[k, k], k);
        }
        for op in ["mad.lo", "mad.hi", "sad"] {
            list.exact(&format!("{op}.{ty}"), &[k, k, k], k);
        }
        if k != B64 {
            let wide = if k == B16 { B32 } else { B64 };
            list.exact(&format!("mul.wide.{ty}"), &[k, k], wide);
            list.exact(&format!("mad.wide.{ty}"), &[k, k, wide], wide);
        }
        if ty.starts_with('s') {
            list.exact(&format!("abs.{ty}"), &[k], k);
            list.exact(&format!("neg.{ty}"), &[k], k);
        }
    }
    list.exact("add.sat.s32", &[B32, B32], B32);
    list.exact("sub.sat.s32", &[B32, B32], B32);
    list.exact("mad.hi.sat.s32", &[B32, B32, B32], B32);
    for ty in ["u32", "s32"] {
        for half in ["lo", "hi"] {
            list.exact(&format!("mul24.{half}.{ty}"), &[B32, B32], B32);
            list.exact(&format!("mad24.{half}.{ty}"), &[B32, B32, B32], B32);
        }
    }
    list.exact("mad24.hi.sat.s32", &[B32, B32, B32], B32);
    for op in ["add.u16x2", "add.s16x2", "min.u16x2", "min.s16x2", "max.u16x2", "max.s16x2"] {
        list.exact(op, &[B32, B32], B32);
    }
    for op in ["min.relu.s16x2", "max.relu.s16x2", "min.relu.s32", "max.relu.s32"] {
        list.exact(op, &[B32, B32], B32);
    }
    for a in ["u32", "s32"] {
        for b in ["u32", "s32"] {
            list.exact(&format!("dp4a.{a}.{b}"), &[B32, B32, B32], B32);
            list.exact(&format!("dp2a.lo.{a}.{b}"), &[B32, B32, B32], B32);
            list.exact(&format!("dp2a.hi.{a}.{b}"), &[B32, B32, B32], B32);
        }
    }
}

fn bits(list: &mut List) {
    for (ty, k) in [("b16", B16), ("b32", B32), ("b64", B64)] {
        for op in ["and", "or", "xor"] {
            list.exact(&format!("{op}.{ty}"), &[k, k], k);
        }
        list.exact(&format!("not.{ty}"), &[k], k);
        list.exact(&format!("cnot.{ty}"), &[k], k);
        for amount in [Small, B32] {
            list.exact(&format!("shl.{ty}"), &[k, amount], k);
            for sign in ["u", "s"] {
                list.exact(&format!("shr.{sign}{}", &ty[1..]), &[k, amount], k);
            }
        }
    }
    for (ty, k) in [("b32", B32), ("b64", B64)] {
        list.exact(&format!("popc.{ty}"), &[k], B32);
        list.exact(&format!("clz.{ty}"), &[k], B32);
        list.exact(&format!("brev.{ty}"), &[k], k);
        list.exact(&format!("bfi.{ty}"), &[k, k, Small, Small], k);
        list.exact(&format!("bfi.{ty}"), &[k, k, B32, B32], k);
    }
    for ty in ["u32", "s32", "u64", "s64"] {
        let k = int_kind(ty);
        list.exact(&format!("bfind.{ty}"), &[k], B32);
        list.exact(&format!("bfind.shiftamt.{ty}"), &[k], B32);
        list.exact(&format!("bfe.{ty}"), &[k, Small, Small], k);
        list.exact(&format!("bfe.{ty}"), &[k, B32, B32], k);
    }
    for mode in ["clamp", "wrap"] {
        list.exact(&format!("bmsk.{mode}.b32"), &[Small, Small], B32);
        list.exact(&format!("szext.{mode}.u32"), &[B32, Small], B32);
        list.exact(&format!("szext.{mode}.s32"), &[B32, Small], B32);
        for side in ["l", "r"] {
            list.exact(&format!("shf.{side}.{mode}.b32"), &[B32, B32, Small], B32);
        }
    }
    list.exact("fns.b32", &[B32, Small, Small], B32);
    for mode in ["", ".f4e", ".b4e", ".rc8", ".ecl", ".ecr", ".rc16"] {
        list.exact(&format!("prmt.b32{mode}"), &[B32, B32, B32], B32);
    }
    for table in [0x00, 0x80, 0x96, 0xe8, 0xca, 0x1b] {
        let body = format!("lop3.b32 %d0, %a0, %a1, %a2, {table};");
        list.add(body, &[B32, B32, B32], &[B32], Compare::Exact);
    }
}

fn carries(list: &mut List) {
    for (ty, k) in [("u32", B32), ("s32", B32), ("u64", B64), ("s64", B64)] {
        for (first, second) in [("add", "addc"), ("sub", "subc")] {
            let body = format!("{first}.cc.{ty} %d0, %a0, %a1; {second}.{ty} %d1, %a2, %a3;");
            list.add(body, &[k; 4], &[k, k], Compare::Exact);
        }
        let three =
            format!("add.cc.{ty} %d0, %a0, %a1; addc.cc.{ty} %d1, %a2, %a3; addc.{ty} %d2, %a0, %a3;");
        list.add(three, &[k; 4], &[k, k, k], Compare::Exact);
        let body = format!("mad.lo.cc.{ty} %d0, %a0, %a1, %a2; madc.hi.{ty} %d1, %a0, %a1, %a3;");
        list.add(body, &[k; 4], &[k, k], Compare::Exact);
        let body = format!("mad.hi.cc.{ty} %d0, %a0, %a1, %a2; madc.lo.{ty} %d1, %a0, %a1, %a3;");
        list.add(body, &[k; 4], &[k, k], Compare::Exact);
    }
}

fn video(list: &mut List) {
    let three = [B32, B32, B32];
    for op in ["vadd", "vsub", "vabsdiff", "vmin", "vmax"] {
        for ty in ["u32.u32.u32", "s32.s32.s32", "s32.u32.s32"] {
            list.add(format!("{op}.{ty} %d0, %a0, %a1;"), &three[..2], &[B32], Compare::Exact);
        }
        list.add(format!("{op}.s32.s32.s32.sat %d0, %a0.b1, %a1.h1;"), &three[..2], &[B32], Compare::Exact);
        list.add(format!("{op}.u32.u32.u32.sat %d0, %a0.b3, %a1.b0;"), &three[..2], &[B32], Compare::Exact);
        list.add(format!("{op}.u32.s32.s32 %d0.b2, %a0.h0, %a1.b2, %a2;"), &three, &[B32], Compare::Exact);
        for second in ["add", "min", "max"] {
            list.add(
                format!("{op}.s32.s32.s32.{second} %d0, %a0, %a1, %a2;"),
                &three,
                &[B32],
                Compare::Exact,
            );
        }
    }
    for op in ["vshl", "vshr"] {
        for mode in ["clamp", "wrap"] {
            for sign in ["u", "s"] {
                let ty = format!("{sign}32.{sign}32.u32");
                list.add(format!("{op}.{ty}.{mode} %d0, %a0, %a1;"), &[B32, Small], &[B32], Compare::Exact);
            }
        }
    }
    for (ty, modifier) in
        [("u32.u32.u32", ""), ("s32.s32.s32", ""), ("s32.s32.s32", ".shr7"), ("u32.u32.u32", ".shr15")]
    {
        let body = format!("vmad.{ty}.sat{modifier} %d0, %a0.h0, %a1.h1, %a2;");
        list.add(body, &three, &[B32], Compare::Exact);
    }
    list.add("vmad.s32.s32.s32 %d0, %a0.h0, %a1.b1, -%a2;".into(), &three, &[B32], Compare::Exact);
    for cmp in ["eq", "ne", "lt", "le", "gt", "ge"] {
        list.add(format!("vset.s32.u32.{cmp} %d0, %a0, %a1;"), &three[..2], &[B32], Compare::Exact);
        list.add(format!("vset.u32.u32.{cmp} %d0, %a0.b0, %a1.b1;"), &three[..2], &[B32], Compare::Exact);
        list.add(format!("vset4.u32.u32.{cmp} %d0, %a0, %a1, %a2;"), &three, &[B32], Compare::Exact);
        list.add(format!("vset2.s32.s32.{cmp}.add %d0, %a0, %a1, %a2;"), &three, &[B32], Compare::Exact);
    }
    for op in ["vadd", "vsub", "vabsdiff", "vmin", "vmax", "vavrg"] {
        for n in [2, 4] {
            for ty in ["u32.u32.u32", "s32.s32.s32"] {
                list.add(format!("{op}{n}.{ty} %d0, %a0, %a1, %a2;"), &three, &[B32], Compare::Exact);
                list.add(format!("{op}{n}.{ty}.add %d0, %a0, %a1, %a2;"), &three, &[B32], Compare::Exact);
                if op != "vavrg" {
                    list.add(format!("{op}{n}.{ty}.sat %d0, %a0, %a1, %a2;"), &three, &[B32], Compare::Exact);
                }
            }
        }
        list.add(format!("{op}2.s32.s32.s32 %d0.h0, %a0.h13, %a1.h02, %a2;"), &three, &[B32], Compare::Exact);
        list.add(
            format!("{op}4.u32.u32.u32 %d0.b31, %a0.b7531, %a1.b0123, %a2;"),
            &three,
            &[B32],
            Compare::Exact,
        );
    }
}

fn singles_and_doubles(list: &mut List) {
    for round in ROUNDINGS {
        for op in ["add", "sub", "mul", "div"] {
            list.exact(&format!("{op}.{round}.f64"), &[F64, F64], F64);
            for ftz in ["", ".ftz"] {
                list.exact(&format!("{op}.{round}{ftz}.f32"), &[F32, F32], F32);
                if op != "div" {
                    list.exact(&format!("{op}.{round}{ftz}.sat.f32"), &[F32, F32], F32);
                }
            }
        }
        list.exact(&format!("fma.{round}.f64"), &[F64; 3], F64);
        for op in ["rcp", "sqrt"] {
            list.exact(&format!("{op}.{round}.f64"), &[F64], F64);
            for ftz in ["", ".ftz"] {
                list.exact(&format!("{op}.{round}{ftz}.f32"), &[F32], F32);
            }
        }
        for modifiers in ["", ".ftz", ".sat", ".ftz.sat"] {
            list.exact(&format!("fma.{round}{modifiers}.f32"), &[F32; 3], F32);
        }
    }
    for op in ["min", "max"] {
        list.exact(&format!("{op}.f64"), &[F64, F64], F64);
        for modifiers in ["", ".ftz", ".NaN", ".ftz.NaN", ".xorsign.abs", ".NaN.xorsign.abs"] {
            list.exact(&format!("{op}{modifiers}.f32"), &[F32, F32], F32);
        }
    }
    for op in ["abs", "neg"] {
        list.exact(&format!("{op}.f64"), &[F64], F64);
        list.exact(&format!("{op}.f32"), &[F32], F32);
        list.exact(&format!("{op}.ftz.f32"), &[F32], F32);
    }
    list.exact("copysign.f32", &[F32, F32], F32);
    list.exact("copysign.f64", &[F64, F64], F64);
    for class in ["finite", "infinite", "number", "notanumber", "normal", "subnormal"] {
        for (ty, k) in [("f32", F32), ("f64", F64)] {
            let body = format!("testp.{class}.{ty} %p, %a0; selp.b32 %d0, 1, 0, %p;");
            list.add(body, &[k], &[B32], Compare::Exact);
        }
    }
}

fn halves(list: &mut List) {
    for (ty, k) in [("f16", F16), ("f16x2", F16x2), ("bf16", Bf16), ("bf16x2", Bf16x2)] {
        let is_brain = ty.starts_with('b');
        for op in ["add", "sub", "mul"] {
            list.exact(&format!("{op}.rn.{ty}"), &[k, k], k);
            if !is_brain {
                for modifiers in ["", ".ftz", ".sat", ".ftz.sat"] {
                    list.exact(&format!("{op}{modifiers}.{ty}"), &[k, k], k);
                }
            }
        }
        let fma: &[&str] =
            if is_brain { &["", ".relu"] } else { &["", ".ftz", ".sat", ".relu", ".ftz.relu"] };
        for modifiers in fma {
            list.exact(&format!("fma.rn{modifiers}.{ty}"), &[k, k, k], k);
        }
        for op in ["min", "max"] {
            for modifiers in ["", ".NaN", ".xorsign.abs", ".NaN.xorsign.abs"] {
                list.exact(&format!("{op}{modifiers}.{ty}"), &[k, k], k);
            }
            if !is_brain {
                list.exact(&format!("{op}.ftz.{ty}"), &[k, k], k);
            }
        }
        for op in ["neg", "abs"] {
            list.exact(&format!("{op}.{ty}"), &[k], k);
            if !is_brain {
                list.exact(&format!("{op}.ftz.{ty}"), &[k], k);
            }
        }
    }
}

/// Instructions whose error is bounded rather than rounded; the bounds are PTX's, a little wider.
fn approximations(list: &mut List) {
    let near = |relative: f64, absolute: f64| Compare::Near { relative, absolute };
    let ulp = 1.2e-7;
    for ftz in ["", ".ftz"] {
        list.plain(&format!("div.full{ftz}.f32"), &[F32, F32], F32, near(3.0 * ulp, 3e-45));
        list.plain(&format!("div.approx{ftz}.f32"), &[SmallF32, SmallF32], F32, near(3.0 * ulp, 0.0));
        list.plain(&format!("rcp.approx{ftz}.f32"), &[F32], F32, near(2.0 * ulp, 3e-45));
        list.plain(&format!("sqrt.approx{ftz}.f32"), &[F32], F32, near(3.0 * ulp, 3e-45));
        list.plain(&format!("rsqrt.approx{ftz}.f32"), &[F32], F32, near(3.0 * ulp, 3e-45));
        list.plain(&format!("sin.approx{ftz}.f32"), &[SmallF32], F32, near(0.0, 3e-6));
        list.plain(&format!("cos.approx{ftz}.f32"), &[SmallF32], F32, near(0.0, 3e-6));
        list.plain(&format!("lg2.approx{ftz}.f32"), &[F32], F32, near(3.0 * ulp, 3e-7));
        list.plain(&format!("ex2.approx{ftz}.f32"), &[F32], F32, near(3.0 * ulp, 3e-45));
    }
    list.plain("tanh.approx.f32", &[F32], F32, near(6e-4, 1e-38));
    list.plain("tanh.approx.f16", &[F16], F16, near(2e-3, 1e-7));
    list.plain("tanh.approx.f16x2", &[F16x2], F16x2, near(2e-3, 1e-7));
    list.plain("tanh.approx.bf16", &[Bf16], Bf16, near(1e-2, 1e-38));
    list.plain("ex2.approx.f16", &[F16], F16, near(2e-3, 1e-7));
    list.plain("ex2.approx.f16x2", &[F16x2], F16x2, near(2e-3, 1e-7));
    list.plain("ex2.approx.ftz.bf16", &[Bf16], Bf16, near(1e-2, 1e-38));
    list.plain("rcp.approx.ftz.f64", &[F64], F64, near(2e-6, 0.0));
    list.plain("rsqrt.approx.f64", &[F64], F64, near(1e-12, 0.0));
    list.plain("rsqrt.approx.ftz.f64", &[F64], F64, near(2e-6, 0.0));
}

fn comparisons(list: &mut List) {
    let ordered = ["eq", "ne", "lt", "le", "gt", "ge"];
    let unordered = ["equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan"];
    let setp = |list: &mut List, cmp: &str, ty: &str, k: Kind| {
        let body = format!("setp.{cmp}.{ty} %p, %a0, %a1; selp.b32 %d0, 1, 0, %p;");
        list.add(body, &[k, k], &[B32], Compare::Exact);
    };
    for ty in INTS {
        for cmp in ordered {
            setp(list, cmp, ty, int_kind(ty));
        }
    }
    for ty in ["b16", "b32", "b64"] {
        setp(list, "eq", ty, int_kind(ty));
        setp(list, "ne", ty, int_kind(ty));
    }
    for cmp in ["lo", "ls", "hi", "hs"] {
        setp(list, cmp, "u32", B32);
        setp(list, cmp, "u64", B64);
    }
    for cmp in ordered.into_iter().chain(unordered) {
        setp(list, cmp, "f32", F32);
        setp(list, &format!("{cmp}.ftz"), "f32", F32);
        setp(list, cmp, "f64", F64);
        setp(list, cmp, "f16", F16);
        setp(list, cmp, "bf16", Bf16);
    }
    for op in ["and", "or", "xor"] {
        let body = format!(
            "setp.lt.s32 %p, %a2, %a3; setp.ge.{op}.f32 %p|%q, %a0, %a1, %p; selp.b32 %d0, 1, 0, %p; selp.b32 %d1, 1, 0, %q;"
        );
        list.add(body, &[F32, F32, B32, B32], &[B32, B32], Compare::Exact);
        let body = format!(
            "setp.lt.s32 %p, %a2, %a3; set.gt.{op}.u32.s32 %d0, %a0, %a1, !%p; set.ltu.{op}.f32.f32 %d1, %a0, %a1, %p;"
        );
        list.add(body, &[F32, F32, B32, B32], &[B32, B32], Compare::Exact);
    }
    for (to, from, k) in [("u32", "s32", B32), ("s32", "u64", B64), ("f32", "f64", F64), ("u32", "f16", F16)]
    {
        list.exact(&format!("set.le.{to}.{from}"), &[k, k], B32);
    }
    for cmp in ["eq", "ltu", "ge", "nan"] {
        let body =
            format!("setp.{cmp}.f16x2 %p|%q, %a0, %a1; selp.b32 %d0, 1, 0, %p; selp.b32 %d1, 1, 0, %q;");
        list.add(body, &[F16x2, F16x2], &[B32, B32], Compare::Exact);
        list.exact(&format!("set.{cmp}.f16x2.f16x2"), &[F16x2, F16x2], B32);
        list.exact(&format!("set.{cmp}.f16.f16"), &[F16, F16], B16);
    }
    list.exact("slct.u32.s32", &[B32, B32, B32], B32);
    list.exact("slct.u64.f32", &[B64, B64, F32], B64);
    list.exact("slct.ftz.u32.f32", &[B32, B32, F32], B32);
}

const NARROW_INTS: [&str; 8] = ["u8", "s8", "u16", "s16", "u32", "s32", "u64", "s64"];

/// A register that holds an integer type; bytes live in 32-bit registers.
fn holder(ty: &str) -> Kind {
    match &ty[1..] {
        "8" => B32,
        "16" => B16,
        "64" => B64,
        _ => B32,
    }
}

/// Whether values of one integer type are out of range in another: only then PTX allows `.sat`.
fn can_overflow(to: &str, from: &str) -> bool {
    let bits = |ty: &str| ty[1..].parse::<u32>().unwrap_or(32) - ty.starts_with('s') as u32;
    bits(from) > bits(to) || from.starts_with('s') && to.starts_with('u')
}

fn integer_conversions(list: &mut List) {
    for to in NARROW_INTS {
        for from in NARROW_INTS {
            if to == from {
                continue;
            }
            list.exact(&format!("cvt.{to}.{from}"), &[holder(from)], holder(to));
            if can_overflow(to, from) {
                list.exact(&format!("cvt.sat.{to}.{from}"), &[holder(from)], holder(to));
            }
        }
    }
    // Signed results fill a wider register.
    list.exact("cvt.s8.s32", &[B32], B64);
    list.exact("cvt.s16.u32", &[B32], B64);
}

fn float_conversions(list: &mut List) {
    let floats = [("f16", F16), ("f32", F32), ("f64", F64)];
    for ty in NARROW_INTS {
        for (float, k) in floats {
            for round in ["rni", "rzi", "rmi", "rpi"] {
                list.exact(&format!("cvt.{round}.{ty}.{float}"), &[k], holder(ty));
                if k == F32 {
                    list.exact(&format!("cvt.{round}.ftz.{ty}.{float}"), &[k], holder(ty));
                }
            }
            for round in ROUNDINGS {
                list.exact(&format!("cvt.{round}.{float}.{ty}"), &[holder(ty)], k);
            }
        }
        if !ty.ends_with('8') {
            list.exact(&format!("cvt.rni.{ty}.bf16"), &[Bf16], holder(ty));
            list.exact(&format!("cvt.rn.bf16.{ty}"), &[holder(ty)], Bf16);
        }
    }
    list.exact("cvt.rn.sat.f32.s32", &[B32], F32);
    for (float, k) in floats {
        for round in ["rni", "rzi", "rmi", "rpi"] {
            list.exact(&format!("cvt.{round}.{float}.{float}"), &[k], k);
            list.exact(&format!("cvt.{round}.sat.{float}.{float}"), &[k], k);
        }
    }
    for round in ROUNDINGS {
        for modifiers in ["", ".ftz", ".sat", ".ftz.sat"] {
            list.exact(&format!("cvt.{round}{modifiers}.f32.f64"), &[F64], F32);
        }
        list.exact(&format!("cvt.{round}.f16.f64"), &[F64], F16);
        list.exact(&format!("cvt.{round}.f16.f32"), &[F32], F16);
        list.exact(&format!("cvt.{round}.ftz.f16.f32"), &[F32], F16);
        list.exact(&format!("cvt.{round}.sat.f16.f32"), &[F32], F16);
        list.exact(&format!("cvt.{round}.bf16.f64"), &[F64], Bf16);
    }
    for op in ["cvt.f32.f16", "cvt.ftz.f32.f16", "cvt.sat.f32.f16", "cvt.f64.f16"] {
        list.exact(op, &[F16], if op.contains("f64") { F64 } else { F32 });
    }
    for op in ["cvt.f64.f32", "cvt.ftz.f64.f32", "cvt.sat.f64.f32"] {
        list.exact(op, &[F32], F64);
    }
    list.exact("cvt.f32.bf16", &[Bf16], F32);
    list.exact("cvt.sat.f32.f32", &[F32], F32);
    list.exact("cvt.ftz.sat.f32.f32", &[F32], F32);
    for round in ["rn", "rz"] {
        for modifiers in ["", ".relu"] {
            list.exact(&format!("cvt.{round}{modifiers}.bf16.f32"), &[F32], Bf16);
            list.exact(&format!("cvt.{round}{modifiers}.bf16x2.f32"), &[F32, F32], Bf16x2);
            list.exact(&format!("cvt.{round}{modifiers}.f16x2.f32"), &[F32, F32], F16x2);
        }
        list.exact(&format!("cvt.{round}.relu.f16.f32"), &[F32], F16);
        list.exact(&format!("cvt.{round}.tf32.f32"), &[F32], F32);
        list.exact(&format!("cvt.{round}.relu.tf32.f32"), &[F32], F32);
    }
    list.exact("cvt.rna.tf32.f32", &[F32], F32);
    for to in ["u8", "s8", "u16", "s16"] {
        list.add(
            format!(
                "cvt.pack.sat.{to}.s32{} %d0, %a0, %a1{};",
                if to.ends_with('8') { ".b32" } else { "" },
                if to.ends_with('8') { ", %a2" } else { "" }
            ),
            &[B32, B32, B32],
            &[B32],
            Compare::Exact,
        );
    }
}

fn small_floats(list: &mut List) {
    for small in ["e4m3x2", "e5m2x2"] {
        for relu in ["", ".relu"] {
            list.exact(&format!("cvt.rn.satfinite{relu}.{small}.f32"), &[F32, F32], B16);
            list.exact(&format!("cvt.rn.satfinite{relu}.{small}.f16x2"), &[F16x2], B16);
            list.exact(&format!("cvt.rn{relu}.f16x2.{small}"), &[Bytes], F16x2);
        }
    }
}

fn atomics(list: &mut List) {
    let mut atom = |op: &str, ty: &str, k: Kind, operands: usize, compare: Compare| {
        let bits = k.bits();
        let values: String = (1..=operands).map(|n| format!(", %a{n}")).collect();
        let body = format!(
            "st.global.b{bits} [%addr], %a0; atom.global.{op}.{ty} %d0, [%addr]{values}; ld.global.b{bits} %d1, [%addr];"
        );
        list.add(body, &vec![k; operands + 1], &[k, k], compare);
    };
    for op in ["add", "min", "max"] {
        for ty in ["u32", "s32", "u64"] {
            atom(op, ty, int_kind(ty), 1, Compare::Exact);
        }
    }
    for op in ["min", "max"] {
        atom(op, "s64", B64, 1, Compare::Exact);
    }
    for op in ["and", "or", "xor", "exch"] {
        atom(op, "b32", B32, 1, Compare::Exact);
        atom(op, "b64", B64, 1, Compare::Exact);
    }
    atom("inc", "u32", B32, 1, Compare::Exact);
    atom("dec", "u32", B32, 1, Compare::Exact);
    for (ty, k) in [("b16", B16), ("b32", B32), ("b64", B64)] {
        atom("cas", ty, k, 2, Compare::Exact);
    }
    atom("add", "f32", F32, 1, Compare::Exact);
    atom("add", "f64", F64, 1, Compare::Exact);
    atom("add.noftz", "f16", F16, 1, Compare::Exact);
    atom("add.noftz", "f16x2", F16x2, 1, Compare::Exact);
    atom("add.noftz", "bf16", Bf16, 1, Compare::Exact);
    atom("add.noftz", "bf16x2", Bf16x2, 1, Compare::Exact);
}

fn warps(list: &mut List) {
    for mode in ["up", "down", "bfly", "idx"] {
        for clamp in ["0", "31", "0x181f", "0x1c00", "0x1e1f", "0x0810"] {
            let body = format!("shfl.sync.{mode}.b32 %d0|%p, %a0, %a1, {clamp}, -1; selp.b32 %d1, 1, 0, %p;");
            list.add(body, &[B32, Small], &[B32, B32], Compare::Exact);
        }
    }
    for (ty, k) in [("b32", Small), ("b64", B64)] {
        list.add(format!("match.any.sync.{ty} %d0, %a0, -1;"), &[k], &[B32], Compare::Exact);
        let body = format!("match.all.sync.{ty} %d0|%p, %a0, -1; selp.b32 %d1, 1, 0, %p;");
        list.add(body, &[k], &[B32, B32], Compare::Exact);
    }
    for mode in ["all", "any", "uni"] {
        let body =
            format!("setp.lt.s32 %p, %a0, %a1; vote.sync.{mode}.pred %q, %p, -1; selp.b32 %d0, 1, 0, %q;");
        list.add(body, &[B32, B32], &[B32], Compare::Exact);
    }
    list.add(
        "setp.lt.s32 %p, %a0, %a1; vote.sync.ballot.b32 %d0, %p, -1;".into(),
        &[B32, B32],
        &[B32],
        Compare::Exact,
    );
    for op in
        ["add.u32", "min.u32", "max.u32", "add.s32", "min.s32", "max.s32", "and.b32", "or.b32", "xor.b32"]
    {
        list.add(format!("redux.sync.{op} %d0, %a0, -1;"), &[B32], &[B32], Compare::Exact);
    }
    list.add("elect.sync %d0|%p, -1; selp.b32 %d1, 1, 0, %p;".into(), &[B32], &[B32, B32], Compare::Exact);
    list.add("movmatrix.sync.aligned.m8n8.trans.b16 %d0, %a0;".into(), &[B32], &[B32], Compare::Exact);
}

/// Matrix products. The operands are small integers, so that the order of sums does not matter.
fn matrices(list: &mut List) {
    let mut mma = |op: &str, d: (usize, Kind), a: (usize, Kind), b: (usize, Kind), c: (usize, Kind)| {
        let registers = |letter: char, from: usize, count: usize| {
            let names: Vec<String> = (from..from + count).map(|n| format!("%{letter}{n}")).collect();
            if count == 1 { format!("{{{}}}", names[0]) } else { format!("{{{}}}", names.join(", ")) }
        };
        let body = format!(
            "{op} {}, {}, {}, {};",
            registers('d', 0, d.0),
            registers('a', 0, a.0),
            registers('a', a.0, b.0),
            registers('a', a.0 + b.0, c.0)
        );
        let inputs: Vec<Kind> =
            [vec![a.1; a.0], vec![b.1; b.0], vec![c.1; c.0]].into_iter().flatten().collect();
        list.add(body, &inputs, &vec![d.1; d.0], Compare::Exact);
    };
    let (f32s, halves, brains) = ((4, SmallF32), SmallF16x2, SmallBf16x2);
    mma("mma.sync.aligned.m16n8k8.row.col.f32.f16.f16.f32", f32s, (2, halves), (1, halves), f32s);
    mma(
        "mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16",
        (2, halves),
        (2, halves),
        (1, halves),
        (2, halves),
    );
    mma("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", f32s, (4, halves), (2, halves), f32s);
    mma(
        "mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16",
        (2, halves),
        (4, halves),
        (2, halves),
        (2, halves),
    );
    mma("mma.sync.aligned.m16n8k8.row.col.f32.bf16.bf16.f32", f32s, (2, brains), (1, brains), f32s);
    mma("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32", f32s, (4, brains), (2, brains), f32s);
    mma("mma.sync.aligned.m16n8k4.row.col.f32.tf32.tf32.f32", f32s, (2, SmallF32), (1, SmallF32), f32s);
    mma("mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32", f32s, (4, SmallF32), (2, SmallF32), f32s);
    let f64s = |n| (n, SmallF64);
    mma("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64", f64s(2), f64s(1), f64s(1), f64s(2));
    mma("mma.sync.aligned.m16n8k4.row.col.f64.f64.f64.f64", f64s(4), f64s(2), f64s(1), f64s(4));
    mma("mma.sync.aligned.m16n8k8.row.col.f64.f64.f64.f64", f64s(4), f64s(4), f64s(2), f64s(4));
    mma("mma.sync.aligned.m16n8k16.row.col.f64.f64.f64.f64", f64s(4), f64s(8), f64s(4), f64s(4));
    let ints = |n| (n, B32);
    for (a, b) in [("s8", "s8"), ("u8", "s8"), ("u8", "u8")] {
        mma(&format!("mma.sync.aligned.m8n8k16.row.col.s32.{a}.{b}.s32"), ints(2), ints(1), ints(1), ints(2));
        mma(
            &format!("mma.sync.aligned.m16n8k16.row.col.s32.{a}.{b}.s32"),
            ints(4),
            ints(2),
            ints(1),
            ints(4),
        );
        mma(
            &format!("mma.sync.aligned.m16n8k32.row.col.satfinite.s32.{a}.{b}.s32"),
            ints(4),
            ints(4),
            ints(2),
            ints(4),
        );
    }
    for (a, b) in [("s4", "s4"), ("u4", "u4")] {
        mma(&format!("mma.sync.aligned.m8n8k32.row.col.s32.{a}.{b}.s32"), ints(2), ints(1), ints(1), ints(2));
        mma(
            &format!("mma.sync.aligned.m16n8k64.row.col.s32.{a}.{b}.s32"),
            ints(4),
            ints(4),
            ints(2),
            ints(4),
        );
    }
    for op in ["xor", "and"] {
        mma(
            &format!("mma.sync.aligned.m8n8k128.row.col.s32.b1.b1.s32.{op}.popc"),
            ints(2),
            ints(1),
            ints(1),
            ints(2),
        );
        mma(
            &format!("mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.{op}.popc"),
            ints(4),
            ints(4),
            ints(2),
            ints(4),
        );
    }
    for layout in ["row.col", "col.row", "row.row", "col.col"] {
        mma(
            &format!("mma.sync.aligned.m8n8k4.{layout}.f32.f16.f16.f32"),
            (8, SmallF32),
            (2, halves),
            (2, halves),
            (8, SmallF32),
        );
        mma(
            &format!("mma.sync.aligned.m8n8k4.{layout}.f16.f16.f16.f16"),
            (4, halves),
            (2, halves),
            (2, halves),
            (4, halves),
        );
    }
    for (ty, k) in [("e4m3", SmallE4m3x4), ("e5m2", SmallE5m2x4)] {
        mma(&format!("mma.sync.aligned.m16n8k32.row.col.f32.{ty}.{ty}.f32"), f32s, (4, k), (2, k), f32s);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_distinct() {
        let mut names: Vec<String> = all().iter().map(Combination::name).collect();
        let count = names.len();
        assert!(count >= 200);
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}
