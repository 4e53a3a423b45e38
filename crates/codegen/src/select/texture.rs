//! Texture and surface intrinsics.

use oxicc_ir::{Inst, Value};
use oxicc_ptx::ScalarType;

use super::{Parts, Res, Sel, fail};
use crate::mir::{Class, Kind, Opnd};
use crate::op;

/// A geometry: the name in intrinsics, in PTX, number of coordinates (layer included), of gradients.
const GEOMETRIES: &[(&str, &str, usize, usize)] = &[
    ("1d.array.", "a1d", 2, 1),
    ("2d.array.", "a2d", 3, 2),
    ("cube.array.", "acube", 4, 3),
    ("1d.", "1d", 1, 1),
    ("2d.", "2d", 2, 2),
    ("3d.", "3d", 3, 3),
    ("cube.", "cube", 3, 3),
];

fn geometry(text: &str) -> Option<(&'static str, usize, usize, &str)> {
    GEOMETRIES.iter().find_map(|&(name, ptx, n, g)| text.strip_prefix(name).map(|rest| (ptx, n, g, rest)))
}

/// `v2i8` to `.v2.b8`
fn element(text: &str) -> Option<(&'static str, &'static str, usize)> {
    let (vector, n, rest) = if let Some(rest) = text.strip_prefix("v2") {
        (".v2", 2, rest)
    } else if let Some(rest) = text.strip_prefix("v4") {
        (".v4", 4, rest)
    } else {
        ("", 1, text)
    };
    let ty = match rest {
        "i8" => ".b8",
        "i16" => ".b16",
        "i32" => ".b32",
        "i64" => ".b64",
        "f32" => ".f32",
        "s32" => ".s32",
        "u32" => ".u32",
        _ => return None,
    };
    Some((vector, ty, n))
}

impl<'a, 'm> Sel<'a, 'm> {
    pub(super) fn texture_intrinsic(&mut self, inst: Inst, name: &str, args: &[Value]) -> Res<bool> {
        let (op, rest) = name.split_once('.').unwrap_or((name, ""));
        match op {
            "tex" => self.tex(inst, rest, args),
            "tld4" => self.tld4(inst, rest, args),
            "suld" => self.suld(inst, rest, args),
            "sust" => self.sust(rest, args),
            "suq" | "txq" => {
                let field = rest.replace('.', "_");
                let h = self.one_reg(args[0])?;
                let Opnd::Reg(h) = h else { return Ok(false) };
                let text = format!("{op}.{field}.b32");
                let d = Opnd::Reg(self.tmp(Class::B32));
                let operation = self.operation(&text)?;
                self.push(operation, Kind::Pure, &[d], &[Opnd::Mem(h, 0)]);
                match self.f.result(inst) {
                    Some(r) if self.is_demanded(r) => self.set1(r, d)?,
                    _ => {}
                }
                Ok(true)
            }
            "istypep" => {
                let kind = match rest {
                    "sampler" => "istypep.samplerref",
                    "surface" => "istypep.surfref",
                    "texture" => "istypep.texref",
                    _ => return Ok(false),
                };
                self.expand_form(inst, &format!("{kind} d, 0"), args, true)?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// Values in registers.
    fn registers(&mut self, args: &[Value]) -> Res<Parts> {
        let mut out = Parts::new();
        for &a in args {
            out.push(self.one_reg(a)?);
        }
        Ok(out)
    }

    /// A group padded to 1, 2 or 4 members by repeating the last.
    fn padded(members: &[Opnd]) -> Vec<Opnd> {
        let n = match members.len() {
            0 | 1 => 1,
            2 => 2,
            _ => 4,
        };
        let mut out = vec![Opnd::Group(n)];
        out.extend_from_slice(members);
        while out.len() < usize::from(n) + 1 {
            let last = out[out.len() - 1];
            out.push(last);
        }
        out
    }

    fn vector_result(&mut self, inst: Inst) -> Res<(Vec<Opnd>, Parts)> {
        let mut regs = Parts::new();
        if let Some(r) = self.f.result(inst) {
            for leaf in self.raw_leaves(r)? {
                let class = self.class(leaf);
                regs.push(Opnd::Reg(self.m.new_reg(class)));
            }
        }
        let mut defs = vec![Opnd::Group(regs.len() as u8)];
        defs.extend_from_slice(&regs);
        Ok((defs, regs))
    }

    fn finish(&mut self, inst: Inst, regs: &[Opnd]) -> Res<bool> {
        match self.f.result(inst) {
            Some(r) if self.is_demanded(r) => self.set(r, regs)?,
            _ => {}
        }
        Ok(true)
    }

    fn tex(&mut self, inst: Inst, name: &str, args: &[Value]) -> Res<bool> {
        let (unified, name) = match name.strip_prefix("unified.") {
            Some(rest) => (true, rest),
            None => (false, name),
        };
        let Some((geom, coords, grads, rest)) = geometry(name) else {
            return fail("Invalid image type in .tex");
        };
        let (mode, rest) = match rest.split_once('.') {
            Some(("level", rest)) => (".level", rest),
            Some(("grad", rest)) => (".grad", rest),
            _ => ("", rest),
        };
        let Some((data, coord)) = rest.split_once('.') else { return fail("Invalid image type in .tex") };
        let Some((vector, ty, _)) = element(data) else { return fail("Invalid image type in .tex") };
        let handles = if unified { 1 } else { 2 };
        if args.len() < handles + coords {
            return fail("Invalid image type in .tex");
        }
        let text = format!("tex{mode}.{geom}{vector}{ty}.{coord}");
        let mut uses = vec![Opnd::Tuple(handles as u8 + 1)];
        uses.extend(self.registers(&args[..handles])?);
        let c = self.registers(&args[handles..handles + coords])?;
        uses.extend(Self::padded(&c));
        let tail = &args[handles + coords..];
        match mode {
            ".level" => uses.extend(self.registers(tail)?),
            ".grad" => {
                if tail.len() != 2 * grads {
                    return fail("Invalid image type in .tex");
                }
                let g = self.registers(tail)?;
                uses.extend(Self::padded(&g[..grads]));
                uses.extend(Self::padded(&g[grads..]));
            }
            _ => {}
        }
        let (defs, regs) = self.vector_result(inst)?;
        let operation = self.operation(&text)?;
        self.push(operation, Kind::Effect, &defs, &uses);
        self.finish(inst, &regs)
    }

    fn tld4(&mut self, inst: Inst, name: &str, args: &[Value]) -> Res<bool> {
        let (unified, name) = match name.strip_prefix("unified.") {
            Some(rest) => (true, rest),
            None => (false, name),
        };
        let words: Vec<&str> = name.split('.').collect();
        let [component, "2d", data, coord] = words[..] else { return fail("Invalid image type in .tex") };
        let Some((vector, ty, _)) = element(data) else { return fail("Invalid image type in .tex") };
        let handles = if unified { 1 } else { 2 };
        let text = format!("tld4.{component}.2d{vector}{ty}.{coord}");
        let mut uses = vec![Opnd::Tuple(handles as u8 + 1)];
        uses.extend(self.registers(&args[..handles])?);
        let c = self.registers(&args[handles..])?;
        uses.extend(Self::padded(&c));
        let (defs, regs) = self.vector_result(inst)?;
        let operation = self.operation(&text)?;
        self.push(operation, Kind::Effect, &defs, &uses);
        self.finish(inst, &regs)
    }

    fn suld(&mut self, inst: Inst, name: &str, args: &[Value]) -> Res<bool> {
        let Some((geom, coords, _, rest)) = geometry(name) else {
            return fail("Invalid image type in .suld");
        };
        let Some((data, mode)) = rest.split_once('.') else { return fail("Invalid image type in .suld") };
        let Some((vector, ty, _)) = element(data) else { return fail("Invalid image type in .suld") };
        if args.len() != coords + 1 {
            return fail("Invalid image type in .suld");
        }
        let text = format!("suld.b.{geom}{vector}{ty}.{mode}");
        let mut uses = vec![Opnd::Tuple(2)];
        uses.extend(self.registers(&args[..1])?);
        let c = self.registers(&args[1..])?;
        uses.extend(Self::padded(&c));
        let (defs, regs) = self.vector_result(inst)?;
        let operation = self.operation(&text)?;
        self.push(operation, Kind::Effect, &defs, &uses);
        self.finish(inst, &regs)
    }

    fn sust(&mut self, name: &str, args: &[Value]) -> Res<bool> {
        let Some((form, rest)) = name.split_once('.') else { return fail("Invalid image type in .sust") };
        let Some((geom, coords, _, rest)) = geometry(rest) else {
            return fail("Invalid image type in .sust");
        };
        let Some((data, mode)) = rest.split_once('.') else { return fail("Invalid image type in .sust") };
        let Some((vector, ty, n)) = element(data) else { return fail("Invalid image type in .sust") };
        if args.len() != 1 + coords + n {
            return fail("Invalid image type in .sust");
        }
        let mut uses = vec![Opnd::Tuple(2)];
        uses.extend(self.registers(&args[..1])?);
        let c = self.registers(&args[1..1 + coords])?;
        uses.extend(Self::padded(&c));
        let mut v = self.registers(&args[1 + coords..])?;
        // Formatted stores take 32-bit values only; the format of the surface says what is kept.
        let narrow = form == "p" && matches!(ty, ".b8" | ".b16");
        if narrow {
            for r in v.iter_mut() {
                *r = self.def(op::cvt(ScalarType::U32, ScalarType::U16), Class::B32, &[*r]);
            }
        }
        let ty = if narrow { ".b32" } else { ty };
        let text = format!("sust.{form}.{geom}{vector}{ty}.{mode}");
        uses.push(Opnd::Group(v.len() as u8));
        uses.extend(v);
        let operation = self.operation(&text)?;
        self.push(operation, Kind::Effect, &[], &uses);
        Ok(true)
    }
}
