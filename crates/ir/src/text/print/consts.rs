//! Types and constants.

use super::Printer;
use super::names::{LocalNames, push_escaped, push_identifier};
use crate::consts::{Const, ConstData, ConstExpr, ConstPool, GlobalWrapper, InRange, sign_extend};
use crate::ops::{GepFlags, IntFlags};
use crate::types::{StructBody, Type, TypeData, Types};
use std::fmt::Write;

/// The text of a type.
pub fn type_name(types: &Types, ty: Type) -> String {
    let mut out = String::new();
    push_type(&mut out, types, ty);
    out
}

fn push_list(out: &mut String, types: &Types, list: &[Type]) {
    for (i, &t) in list.iter().enumerate() {
        if i > 0 {
            out.push_str(", ");
        }
        push_type(out, types, t);
    }
}

fn push_struct(out: &mut String, types: &Types, body: &StructBody) {
    if body.packed {
        out.push('<');
    }
    if body.fields.is_empty() {
        out.push_str("{}");
    } else {
        out.push_str("{ ");
        push_list(out, types, &body.fields);
        out.push_str(" }");
    }
    if body.packed {
        out.push('>');
    }
}

pub(super) fn push_type(out: &mut String, types: &Types, ty: Type) {
    match types.get(ty) {
        TypeData::Void => out.push_str("void"),
        TypeData::Label => out.push_str("label"),
        TypeData::Token => out.push_str("token"),
        TypeData::Metadata => out.push_str("metadata"),
        TypeData::Int(w) => {
            let _ = write!(out, "i{w}");
        }
        TypeData::Half => out.push_str("half"),
        TypeData::BFloat => out.push_str("bfloat"),
        TypeData::Float => out.push_str("float"),
        TypeData::Double => out.push_str("double"),
        TypeData::Fp128 => out.push_str("fp128"),
        TypeData::X86Fp80 => out.push_str("x86_fp80"),
        TypeData::PpcFp128 => out.push_str("ppc_fp128"),
        TypeData::Ptr(space) => {
            out.push_str("ptr");
            if space.0 != 0 {
                let _ = write!(out, " addrspace({})", space.0);
            }
        }
        TypeData::Vector { elem, len, scalable } => {
            let _ = write!(out, "<{}{len} x ", if *scalable { "vscale x " } else { "" });
            push_type(out, types, *elem);
            out.push('>');
        }
        TypeData::Array { elem, len } => {
            let _ = write!(out, "[{len} x ");
            push_type(out, types, *elem);
            out.push(']');
        }
        TypeData::Struct(body) => push_struct(out, types, body),
        TypeData::Named(named) => {
            if named.name.bytes().all(|b| b.is_ascii_digit()) && !named.name.is_empty() {
                let _ = write!(out, "%{}", named.name);
            } else {
                push_identifier(out, '%', &named.name);
            }
        }
        TypeData::Function { ret, params, vararg } => {
            push_type(out, types, *ret);
            out.push_str(" (");
            push_list(out, types, params);
            if *vararg {
                out.push_str(if params.is_empty() { "..." } else { ", ..." });
            }
            out.push(')');
        }
        TypeData::Target { name, types: list, ints } => {
            out.push_str("target(\"");
            push_escaped(out, name.as_bytes());
            out.push('"');
            for &t in list {
                out.push_str(", ");
                push_type(out, types, t);
            }
            for n in ints {
                let _ = write!(out, ", {n}");
            }
            out.push(')');
        }
    }
}

/// Signed decimal of an integer given by little-endian limbs.
pub(super) fn push_wide(out: &mut String, limbs: &[u64], width: u32) {
    let top = (width - 1) as usize;
    let negative = limbs.get(top / 64).is_some_and(|l| l >> (top % 64) & 1 == 1);
    let mut n: Vec<u64> = limbs.to_vec();
    if negative {
        // Negate within the width.
        let mut carry = true;
        for l in &mut n {
            let (v, c) = (!*l).overflowing_add(u64::from(carry));
            *l = v;
            carry = c;
        }
        let rest = width % 64;
        if rest != 0 {
            if let Some(last) = n.last_mut() {
                *last &= crate::consts::mask(rest);
            }
        }
        out.push('-');
    }
    const CHUNK: u128 = 10_000_000_000_000_000_000;
    let mut chunks = Vec::new();
    while n.iter().any(|&l| l != 0) {
        let mut rem = 0u128;
        for l in n.iter_mut().rev() {
            let cur = rem << 64 | u128::from(*l);
            *l = (cur / CHUNK) as u64;
            rem = cur % CHUNK;
        }
        chunks.push(rem as u64);
    }
    match chunks.pop() {
        None => out.push('0'),
        Some(first) => {
            let _ = write!(out, "{first}");
            for c in chunks.iter().rev() {
                let _ = write!(out, "{c:019}");
            }
        }
    }
}

/// LLVM's spelling of a float or double: six significant digits if they are exact, else the bits of the double.
fn push_float(out: &mut String, value: f64, bits: u64) {
    // LLVM does not find the short form of subnormals.
    if value.is_finite() && !value.is_subnormal() {
        let text = format!("{value:.5e}");
        if let Some((mantissa, exp)) = text.split_once('e') {
            let exp: i32 = exp.parse().unwrap_or(0);
            let sign = if exp < 0 { '-' } else { '+' };
            let spelled = format!("{mantissa}0e{sign}{:02}", exp.unsigned_abs());
            if spelled.parse::<f64>().is_ok_and(|v| v.to_bits() == value.to_bits()) {
                out.push_str(&spelled);
                return;
            }
        }
    }
    let _ = write!(out, "0x{bits:X}");
}

/// The double with the value of a float, NaN payloads included.
fn widen_float(bits: u32) -> u64 {
    let f = f32::from_bits(bits);
    if f.is_nan() {
        // Sign, exponent and payload moved by hand: a conversion would quiet a signalling NaN.
        let sign = u64::from(bits >> 31) << 63;
        let payload = u64::from(bits & 0x007f_ffff) << 29;
        return sign | 0x7ff0_0000_0000_0000 | payload;
    }
    f64::from(f).to_bits()
}

impl Printer<'_> {
    pub(super) fn ty(&mut self, ty: Type) {
        push_type(&mut self.out, &self.module.types, ty);
    }

    pub(super) fn struct_body(&mut self, body: &StructBody) {
        push_struct(&mut self.out, &self.module.types, body);
    }

    /// A constant of the module's pool, without type.
    pub(super) fn module_const(&mut self, c: Const) {
        self.constant(&self.module.consts, c);
    }

    /// A constant with its type.
    pub(super) fn typed_const(&mut self, pool: &ConstPool, c: Const) {
        self.ty(pool.ty(c));
        self.out.push(' ');
        self.constant(pool, c);
    }

    fn const_list(&mut self, pool: &ConstPool, list: &[Const]) {
        for (i, &c) in list.iter().enumerate() {
            if i > 0 {
                self.out.push_str(", ");
            }
            self.typed_const(pool, c);
        }
    }

    /// An integer of at most 64 bits.
    pub(super) fn small_int(&mut self, ty: Type, value: u64) {
        if ty == Type::I1 {
            self.out.push_str(if value != 0 { "true" } else { "false" });
        } else {
            let width = self.module.types.int_width(ty).unwrap_or(64);
            let _ = write!(self.out, "{}", sign_extend(value, width));
        }
    }

    pub(super) fn constant(&mut self, pool: &ConstPool, c: Const) {
        let ty = pool.ty(c);
        match pool.get(c) {
            ConstData::Int(v) => self.small_int(ty, *v),
            ConstData::WideInt(limbs) => {
                let width = self.module.types.int_width(ty).unwrap_or(128);
                push_wide(&mut self.out, limbs, width);
            }
            ConstData::Float(bits) => match self.module.types.get(ty) {
                TypeData::Half => {
                    let _ = write!(self.out, "0xH{bits:04X}");
                }
                TypeData::BFloat => {
                    let _ = write!(self.out, "0xR{bits:04X}");
                }
                TypeData::Float => {
                    let f = f32::from_bits(*bits as u32);
                    push_float(&mut self.out, f64::from(f), widen_float(*bits as u32));
                }
                _ => push_float(&mut self.out, f64::from_bits(*bits), *bits),
            },
            ConstData::WideFloat([low, high]) => {
                let _ = match self.module.types.get(ty) {
                    TypeData::X86Fp80 => write!(self.out, "0xK{:04X}{low:016X}", high & 0xffff),
                    TypeData::PpcFp128 => write!(self.out, "0xM{low:016X}{high:016X}"),
                    _ => write!(self.out, "0xL{low:016X}{high:016X}"),
                };
            }
            ConstData::Null => self.out.push_str("null"),
            ConstData::Undef => self.out.push_str("undef"),
            ConstData::Poison => self.out.push_str("poison"),
            ConstData::Zero => self.out.push_str("zeroinitializer"),
            ConstData::TokenNone => self.out.push_str("none"),
            ConstData::Aggregate(elems) => {
                let (open, close) = match self.module.types.get(ty) {
                    TypeData::Array { .. } => ("[", "]"),
                    TypeData::Vector { .. } => ("<", ">"),
                    _ => match self.module.types.struct_body(ty) {
                        Some(b) if b.packed => ("<{ ", " }>"),
                        _ => ("{ ", " }"),
                    },
                };
                self.out.push_str(open);
                self.const_list(pool, elems);
                self.out.push_str(close);
            }
            ConstData::Bytes(bytes) => {
                self.out.push_str("c\"");
                push_escaped(&mut self.out, bytes);
                self.out.push('"');
            }
            ConstData::Splat(elem) => {
                if matches!(
                    pool.get(*elem),
                    ConstData::Int(_) | ConstData::WideInt(_) | ConstData::Float(_) | ConstData::WideFloat(_)
                ) {
                    self.out.push_str("splat (");
                    self.typed_const(pool, *elem);
                    self.out.push(')');
                } else {
                    let len = self.module.types.vector_len(ty).unwrap_or(0) as usize;
                    self.out.push('<');
                    self.const_list(pool, &vec![*elem; len]);
                    self.out.push('>');
                }
            }
            ConstData::Global(g) => self.global_name(*g),
            ConstData::BlockAddress(g, block) => {
                self.out.push_str("blockaddress(");
                self.global_name(*g);
                self.out.push_str(", ");
                match self.body(*g) {
                    Some(f) => LocalNames::new(f).push_block(&mut self.out, f, *block),
                    None => self.out.push_str("<badref>"),
                }
                self.out.push(')');
            }
            ConstData::Wrapped(wrapper, g) => {
                self.out.push_str(match wrapper {
                    GlobalWrapper::DsoLocalEquivalent => "dso_local_equivalent ",
                    GlobalWrapper::NoCfi => "no_cfi ",
                });
                self.global_name(*g);
            }
            ConstData::Expr(e) => self.const_expr(pool, ty, e),
        }
    }

    fn const_expr(&mut self, pool: &ConstPool, ty: Type, e: &ConstExpr) {
        match e {
            ConstExpr::Cast { op, value } => {
                let _ = write!(self.out, "{} (", op.name());
                self.typed_const(pool, *value);
                self.out.push_str(" to ");
                self.ty(ty);
                self.out.push(')');
            }
            ConstExpr::Gep { elem, flags, inrange, base, indices } => {
                self.out.push_str("getelementptr ");
                self.gep_flags(*flags);
                if let Some(InRange::Bytes(lo, hi)) = inrange {
                    let _ = write!(self.out, "inrange({lo}, {hi}) ");
                }
                self.out.push('(');
                self.ty(*elem);
                self.out.push_str(", ");
                self.typed_const(pool, *base);
                for &i in indices {
                    self.out.push_str(", ");
                    self.typed_const(pool, i);
                }
                self.out.push(')');
            }
            ConstExpr::Binary { op, flags, lhs, rhs } => {
                self.out.push_str(op.name());
                self.out.push(' ');
                self.int_flags(*flags);
                self.out.push('(');
                self.const_list(pool, &[*lhs, *rhs]);
                self.out.push(')');
            }
            ConstExpr::ICmp { pred, lhs, rhs } => {
                let _ = write!(self.out, "icmp {} (", pred.name());
                self.const_list(pool, &[*lhs, *rhs]);
                self.out.push(')');
            }
            ConstExpr::FCmp { pred, lhs, rhs } => {
                let _ = write!(self.out, "fcmp {} (", pred.name());
                self.const_list(pool, &[*lhs, *rhs]);
                self.out.push(')');
            }
            ConstExpr::Shuffle { lhs, rhs, mask } => {
                self.out.push_str("shufflevector (");
                self.const_list(pool, &[*lhs, *rhs]);
                self.out.push_str(", ");
                let lanes: Vec<u32> = mask.iter().map(|&m| m as u32).collect();
                self.shuffle_mask(&lanes);
                self.out.push(')');
            }
            ConstExpr::Select { cond, then, otherwise } => {
                self.out.push_str("select (");
                self.const_list(pool, &[*cond, *then, *otherwise]);
                self.out.push(')');
            }
            ConstExpr::ExtractElement { vector, index } => {
                self.out.push_str("extractelement (");
                self.const_list(pool, &[*vector, *index]);
                self.out.push(')');
            }
            ConstExpr::InsertElement { vector, elem, index } => {
                self.out.push_str("insertelement (");
                self.const_list(pool, &[*vector, *elem, *index]);
                self.out.push(')');
            }
            ConstExpr::ExtractValue { agg, indices } => {
                self.out.push_str("extractvalue (");
                self.typed_const(pool, *agg);
                self.indices(indices);
                self.out.push(')');
            }
            ConstExpr::InsertValue { agg, elem, indices } => {
                self.out.push_str("insertvalue (");
                self.const_list(pool, &[*agg, *elem]);
                self.indices(indices);
                self.out.push(')');
            }
        }
    }

    pub(super) fn indices(&mut self, indices: &[u32]) {
        for i in indices {
            let _ = write!(self.out, ", {i}");
        }
    }

    pub(super) fn gep_flags(&mut self, flags: GepFlags) {
        if flags.contains(GepFlags::INBOUNDS) {
            self.out.push_str("inbounds ");
        } else if flags.contains(GepFlags::NUSW) {
            self.out.push_str("nusw ");
        }
        if flags.contains(GepFlags::NUW) {
            self.out.push_str("nuw ");
        }
    }

    pub(super) fn int_flags(&mut self, flags: IntFlags) {
        for (flag, name) in [
            (IntFlags::NUW, "nuw "),
            (IntFlags::NSW, "nsw "),
            (IntFlags::EXACT, "exact "),
            (IntFlags::DISJOINT, "disjoint "),
            (IntFlags::NNEG, "nneg "),
            (IntFlags::SAMESIGN, "samesign "),
        ] {
            if flags.contains(flag) {
                self.out.push_str(name);
            }
        }
    }

    /// `<N x i32> <...>`.
    pub(super) fn shuffle_mask(&mut self, mask: &[u32]) {
        let _ = write!(self.out, "<{} x i32> ", mask.len());
        if mask.iter().all(|&m| m == crate::POISON_LANE) {
            self.out.push_str("poison");
        } else if mask.iter().all(|&m| m == 0) {
            self.out.push_str("zeroinitializer");
        } else {
            for (i, &m) in mask.iter().enumerate() {
                self.out.push_str(if i == 0 { "<" } else { ", " });
                if m == crate::POISON_LANE {
                    self.out.push_str("i32 poison");
                } else {
                    let _ = write!(self.out, "i32 {m}");
                }
            }
            self.out.push('>');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_as_llvm_prints_them() {
        let float = |v: f64| {
            let mut s = String::new();
            push_float(&mut s, v, v.to_bits());
            s
        };
        assert_eq!(float(1.0), "1.000000e+00");
        assert_eq!(float(0.0), "0.000000e+00");
        assert_eq!(float(-0.0), "-0.000000e+00");
        assert_eq!(float(0.1), "1.000000e-01");
        assert_eq!(float(1e100), "1.000000e+100");
        assert_eq!(float(1.0 / 3.0), "0x3FD5555555555555");
        assert_eq!(float(f64::INFINITY), "0x7FF0000000000000");
        assert_eq!(widen_float(0x7f80_0001), 0x7ff0_0000_2000_0000);
        let wide = |limbs: &[u64], w| {
            let mut s = String::new();
            push_wide(&mut s, limbs, w);
            s
        };
        assert_eq!(wide(&[u64::MAX, u64::MAX], 128), "-1");
        assert_eq!(wide(&[0, 1], 128), "18446744073709551616");
        assert_eq!(wide(&[0, 1 << 63], 128), "-170141183460469231731687303715884105728");
        assert_eq!(wide(&[5, 1], 65), "-18446744073709551611");
    }
}
