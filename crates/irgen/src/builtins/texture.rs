//! Texture and surface access: `__nv_tex_surf_handler("op", ptr, object, coordinates...)`.
//!
//! The operation is a string literal, the texel type is the pointee of the second argument. Each access is one PTX
//! instruction on the 64-bit handle. Textures always give four 32-bit components, of which as many as the texel has
//! are stored; surfaces move exactly the texel.

use oxicc_frontend::tree::types::FloatKind;
use oxicc_frontend::tree::value::PointerBase;
use oxicc_frontend::tree::{ConstValue, ExprId, ExprKind, QualType, StringId, TypeKind};
use oxicc_ir::{CastOp, Op, Type, Value};

use crate::Res;
use crate::emit::align;
use crate::function::FnGen;
use crate::types::{Class, int_type};

/// Geometry names, longest first, with the PTX name, the number of coordinates and whether a layer follows them.
const SHAPES: &[(&str, &str, usize, bool)] = &[
    ("CubemapLayered", "acube", 3, true),
    ("1DLayered", "a1d", 1, true),
    ("2DLayered", "a2d", 2, true),
    ("Cubemap", "cube", 3, false),
    ("1D", "1d", 1, false),
    ("2D", "2d", 2, false),
    ("3D", "3d", 3, false),
];

/// What is done beyond a plain lookup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mode {
    Plain,
    Fetch,
    Level,
    Gradient,
    Gather,
}

/// The parts of a texel.
struct Texel {
    /// Type of one component.
    ty: QualType,
    count: usize,
}

/// Where what was read from a texture goes.
struct Destination<'t> {
    texel: &'t Texel,
    data: Value,
    /// A byte that says whether the texel of a sparse texture is in memory.
    resident: Option<Value>,
}

/// Surface accesses beyond the edge: values of `cudaSurfaceBoundaryMode`.
const BOUNDARY: [&str; 3] = ["zero", "clamp", "trap"];

impl<'t> FnGen<'_, 't> {
    pub(super) fn texture_call(&mut self, args: &'t [ExprId]) -> Res<()> {
        let Some(op) = args.first().and_then(|a| self.string_literal(*a)) else {
            return Err(self.error("the texture operation must be a string literal"));
        };
        let (Some(&data), true) = (args.get(1), args.len() >= 4) else {
            return Err(self.error("too few arguments in a texture operation"));
        };
        let data_ty = self.expr(data).ty;
        let pointee = self.m.tree.types.pointee(data_ty).unwrap_or(data_ty);
        let texel = self.texel(pointee)?;
        let mut values = Vec::with_capacity(args.len());
        for &a in &args[1..] {
            if self.class_of(self.expr(a).ty) == Class::Aggregate {
                values.push(self.place(a)?.ptr);
            } else {
                let v = self.scalar(a)?;
                // Coordinates went through an ellipsis; they were floats.
                values.push(if self.ty_of(v) == Type::DOUBLE { self.float_cast(v, Type::FLOAT) } else { v });
            }
        }
        if let Some(rest) = op.strip_prefix("__isurf") {
            return self.surface(rest, &texel, &values);
        }
        match op.strip_prefix("__itex") {
            Some(rest) => self.texture(rest, &texel, &values),
            None => Err(self.unsupported(&format!("the texture operation \"{op}\""))),
        }
    }

    fn string_literal(&self, e: ExprId) -> Option<String> {
        let text = |s: StringId| {
            let bytes = &self.m.tree.strings[s].bytes;
            let end = bytes.iter().position(|b| *b == 0).unwrap_or(bytes.len());
            String::from_utf8_lossy(&bytes[..end]).into_owned()
        };
        match &self.expr(e).kind {
            ExprKind::String(s) => Some(text(*s)),
            ExprKind::Cast { operand, .. } => self.string_literal(*operand),
            ExprKind::Const(ConstValue::Pointer(p)) => match p.base {
                PointerBase::String(s) if p.offset == 0 => Some(text(s)),
                _ => None,
            },
            _ => None,
        }
    }

    fn texel(&self, ty: QualType) -> Res<Texel> {
        match self.m.tree.types.get(ty) {
            TypeKind::Int(_) | TypeKind::Float(FloatKind::Float | FloatKind::Half) => {
                Ok(Texel { ty, count: 1 })
            }
            TypeKind::Record(r) => {
                let fields = &self.m.tree.records[*r].fields;
                match fields.first() {
                    Some(f) if self.class_of(f.ty) == Class::Scalar && matches!(fields.len(), 1 | 2 | 4) => {
                        Ok(Texel { ty: f.ty, count: fields.len() })
                    }
                    _ => Err(self.unsupported("a texture of this type")),
                }
            }
            _ => Err(self.unsupported("a texture of this type")),
        }
    }

    fn texture(&mut self, op: &str, texel: &Texel, v: &[Value]) -> Res<()> {
        let unknown = |g: &Self| g.unsupported(&format!("the texture operation \"__itex{op}\""));
        let (op_rest, sparse) = match op.strip_suffix("_sparse") {
            Some(rest) => (rest, true),
            None => (op.strip_suffix("_v2").unwrap_or(op), false),
        };
        let Some(&(prefix, shape, dims, layered)) = SHAPES.iter().find(|s| op_rest.starts_with(s.0)) else {
            return Err(unknown(self));
        };
        let mode = match &op_rest[prefix.len()..] {
            "" => Mode::Plain,
            "fetch" => Mode::Fetch,
            "Lod" => Mode::Level,
            "Grad" => Mode::Gradient,
            "gather" => Mode::Gather,
            _ => return Err(unknown(self)),
        };
        let (data, handle) = (v[0], v[1]);
        // The texel, and with a sparse texture whether it is in memory.
        let outputs = if sparse { 5 } else { 4 };
        let coords = v.get(2..2 + dims).ok_or_else(|| unknown(self))?.to_vec();
        let mut rest = v[2 + dims..].iter().copied();
        let mut operands = vec![handle];
        let mut names = Vec::new();
        let mut letters = vec!["l".to_string()];
        let push = |g: &mut Self, value: Value, operands: &mut Vec<Value>, letters: &mut Vec<String>| {
            let is_float = g.m.module.ctx.types.is_float(g.ty_of(value));
            letters.push(if is_float { "f" } else { "r" }.to_string());
            operands.push(value);
            format!("${}", outputs - 1 + operands.len())
        };
        if layered {
            let layer = rest.next().ok_or_else(|| unknown(self))?;
            names.push(push(self, layer, &mut operands, &mut letters));
        }
        for c in coords {
            names.push(push(self, c, &mut operands, &mut letters));
        }
        // Vectors of three are padded by repeating the last component.
        if names.len() == 3 {
            names.push(names[2].clone());
        }
        let mut extra = String::new();
        let mut component = None;
        match mode {
            Mode::Plain | Mode::Fetch => {}
            Mode::Level => {
                let level = rest.next().ok_or_else(|| unknown(self))?;
                extra = format!(", {}", push(self, level, &mut operands, &mut letters));
            }
            Mode::Gradient => {
                for _ in 0..2 {
                    let g = rest.next().ok_or_else(|| unknown(self))?;
                    let parts: Vec<Value> = if self.ty_of(g) == Type::PTR {
                        (0..dims)
                            .map(|i| {
                                let at = self.byte_offset(g, 4 * i as i64);
                                self.load(Type::FLOAT, at, align(4), false)
                            })
                            .collect()
                    } else {
                        vec![g]
                    };
                    let mut list: Vec<String> =
                        parts.into_iter().map(|p| push(self, p, &mut operands, &mut letters)).collect();
                    if list.len() == 3 {
                        list.push(list[2].clone());
                    }
                    extra.push_str(&format!(", {{{}}}", list.join(", ")));
                }
            }
            Mode::Gather => component = Some(rest.next().ok_or_else(|| unknown(self))?),
        }
        let float = self.m.is_float(texel.ty);
        let (letter, reg, suffix) = match (float, self.m.is_signed(texel.ty)) {
            (true, _) => ("f", Type::FLOAT, "f32"),
            (_, true) => ("r", Type::I32, "s32"),
            _ => ("r", Type::I32, "u32"),
        };
        let coord = if mode == Mode::Fetch { "s32" } else { "f32" };
        let form = match mode {
            Mode::Level => "tex.level.",
            Mode::Gradient => "tex.grad.",
            _ => "tex.",
        };
        let access = format!("[${outputs}, {{{}}}]{extra};", names.join(", "));
        let text = |what: String| match sparse {
            false => format!("{what} {{$0, $1, $2, $3}}, {access}"),
            true => format!(
                "{{ .reg .pred %resident; {what} {{$0, $1, $2, $3}}|%resident, {access} selp.u32 $4, 1, 0, %resident; }}"
            ),
        };
        let resident = match sparse {
            true => Some(rest.next().ok_or_else(|| unknown(self))?),
            false => None,
        };
        let flag = if sparse { "=r," } else { "" };
        let constraints = format!("{}{flag}{}", format!("={letter},").repeat(4), letters.join(","));
        let mut parts = vec![reg; 4];
        parts.extend(resident.map(|_| Type::I32));
        let ret = self.m.module.ctx.types.structure(&parts);
        let to = Destination { texel, data, resident };
        match component {
            None => {
                let text = text(format!("{form}{shape}.v4.{suffix}.{coord}"));
                self.texture_asm(&text, &constraints, ret, &operands, &to)
            }
            Some(c) => {
                let names = ["r", "g", "b", "a"];
                self.choose(c, &names, |g, name| {
                    let text = text(format!("tld4.{name}.2d.v4.{suffix}.f32"));
                    g.texture_asm(&text, &constraints, ret, &operands, &to)
                })
            }
        }
    }

    fn texture_asm(
        &mut self,
        text: &str,
        constraints: &str,
        ret: Type,
        operands: &[Value],
        to: &Destination,
    ) -> Res<()> {
        let Some(r) = self.call_asm(text, constraints, true, ret, operands) else { return Ok(()) };
        let &Destination { texel, data, resident } = to;
        let ir = self.ir_type(texel.ty)?;
        let size = self.m.size_of(texel.ty);
        for i in 0..texel.count {
            let v = self.extract("tmp", r, i as u32);
            let v = if self.m.module.ctx.types.is_float(ir) {
                self.float_cast(v, ir)
            } else {
                self.int_cast(v, ir, false)
            };
            let at = self.byte_offset(data, (size * i as u64) as i64);
            self.store(v, at, align(size), false);
        }
        if let Some(at) = resident {
            let flag = self.extract("tmp", r, 4);
            let flag = self.int_cast(flag, Type::I8, false);
            self.store(flag, at, align(1), false);
        }
        Ok(())
    }

    fn surface(&mut self, op: &str, texel: &Texel, v: &[Value]) -> Res<()> {
        let unknown = |g: &Self| g.unsupported(&format!("the surface operation \"__isurf{op}\""));
        let Some(&(prefix, _, dims, layered)) = SHAPES.iter().find(|s| op.starts_with(s.0)) else {
            return Err(unknown(self));
        };
        let store = match &op[prefix.len()..] {
            "read" => false,
            "write" | "write_v2" => true,
            _ => return Err(unknown(self)),
        };
        // The faces of cube maps are layers of a two-dimensional array.
        let cube = prefix.starts_with("Cubemap");
        let (shape, dims, layered) = match (dims, layered || cube) {
            (1, false) => ("1d", 1, false),
            (1, true) => ("a1d", 1, true),
            (2, false) => ("2d", 2, false),
            (3, false) => ("3d", 3, false),
            _ => ("a2d", 2, true),
        };
        let (data, handle) = (v[0], v[1]);
        let count = dims + usize::from(layered);
        let (Some(coords), Some(&boundary)) = (v.get(2..2 + count), v.get(2 + count)) else {
            return Err(unknown(self));
        };
        let mut coords = coords.to_vec();
        if layered {
            // The layer comes first in the instruction.
            coords.rotate_right(1);
        }
        let size = self.m.size_of(texel.ty);
        let (letter, reg) = match size {
            1 | 2 => ('h', Type::I16),
            4 => ('r', Type::I32),
            _ => ('l', Type::I64),
        };
        let n = texel.count;
        let vector = if n == 1 { String::new() } else { format!(".v{n}") };
        let first = if store { 0 } else { n };
        let mut names: Vec<String> = (0..coords.len()).map(|i| format!("${}", first + 1 + i)).collect();
        if names.len() == 3 {
            names.push(names[2].clone());
        }
        let address = format!("[${first}, {{{}}}]", names.join(", "));
        let base = if store { 1 + coords.len() } else { 0 };
        let list: Vec<String> = (base..base + n).map(|i| format!("${i}")).collect();
        let registers = format!("{{{}}}", list.join(", "));
        let mut operands = vec![handle];
        operands.extend_from_slice(&coords);
        let inputs = format!("l{}", ",r".repeat(coords.len()));
        let ir = self.ir_type(texel.ty)?;
        if store {
            for i in 0..n {
                let at = self.byte_offset(data, (size * i as u64) as i64);
                let raw = self.m.module.ctx.types.int(size as u32 * 8);
                let value = self.load(raw, at, align(size), false);
                operands.push(self.int_cast(value, reg, false));
            }
        }
        let bits = size * 8;
        self.choose(boundary, &BOUNDARY, |g, mode| {
            if store {
                let text = format!("sust.b.{shape}{vector}.b{bits}.{mode} {address}, {registers};");
                let constraints = format!("{inputs}{},~{{memory}}", format!(",{letter}").repeat(n));
                g.call_asm(&text, &constraints, true, Type::VOID, &operands);
                return Ok(());
            }
            let text = format!("suld.b.{shape}{vector}.b{bits}.{mode} {registers}, {address};");
            let constraints = format!("{}{inputs}", format!("={letter},").repeat(n));
            let ret = if n == 1 { reg } else { g.m.module.ctx.types.structure(&vec![reg; n]) };
            let Some(r) = g.call_asm(&text, &constraints, true, ret, &operands) else { return Ok(()) };
            for i in 0..n {
                let v = if n == 1 { r } else { g.extract("tmp", r, i as u32) };
                let raw = g.m.module.ctx.types.int(size as u32 * 8);
                let v = g.int_cast(v, raw, false);
                let v = if g.m.module.ctx.types.is_float(ir) { g.cast(CastOp::Bitcast, v, ir) } else { v };
                let at = g.byte_offset(data, (size * i as u64) as i64);
                g.store(v, at, align(size), false);
            }
            Ok(())
        })
    }

    /// One of several forms by a number that is a constant after inlining; the last form for anything else.
    fn choose(
        &mut self,
        selector: Value,
        forms: &[&'static str],
        mut emit: impl FnMut(&mut Self, &'static str) -> Res<()>,
    ) -> Res<()> {
        let Some(last) = forms.last() else { return Ok(()) };
        if let Some(known) = self.f.as_u64(selector) {
            return emit(self, forms.get(known as usize).unwrap_or(last));
        }
        let end = self.new_block();
        let blocks: Vec<_> = forms.iter().map(|_| self.new_block()).collect();
        let selector = self.int_cast(selector, int_type(oxicc_frontend::tree::types::IntKind::Int), true);
        let mut operands = vec![selector];
        let mut targets = vec![blocks[forms.len() - 1]];
        for (i, &block) in blocks.iter().enumerate().take(forms.len() - 1) {
            operands.push(self.i32(i as i32));
            targets.push(block);
        }
        self.inst(Op::Switch, Type::VOID, &operands, &targets);
        for (form, block) in forms.iter().zip(blocks) {
            self.f.append_block(block);
            self.enter(block);
            emit(self, form)?;
            self.br(end);
        }
        self.f.append_block(end);
        self.enter(end);
        Ok(())
    }
}
