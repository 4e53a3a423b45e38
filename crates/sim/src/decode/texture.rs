//! Textures and surfaces.

use oxicc_ptx::{Flag, Geometry, Inst, Modifier, Opcode, Operand, ScalarType};

use super::inst::{arg, int_ty, ty};
use super::{Decoded, Decoder};
use crate::code::{
    Coordinates, Level, Op, Outside, PRED_SINK, Slots, SurfaceAccess, SurfaceOp, TexelTy, TextureQuery,
    TextureRead,
};

impl Decoder<'_> {
    pub(super) fn texture(&mut self, i: &Inst) -> Decoded<()> {
        let (to, by) = (ty(i)?, i.last_type().ok_or("a texture access without types")?);
        let form = coordinates(i, by == ScalarType::F32)?;
        let (texture, coords) = self.object(arg(i, 1)?)?;
        let ty = match to {
            ScalarType::F32 => TexelTy::F32,
            ScalarType::U32 | ScalarType::S32 | ScalarType::B32 => TexelTy::Bits,
            ScalarType::F16 => TexelTy::F16,
            _ => return Err(format!("texels of type .{}", to.text())),
        };
        let gather = match i.op {
            Opcode::Tld4 => {
                let channels = [Flag::R, Flag::G, Flag::B, Flag::A];
                Some(channels.iter().position(|c| i.has(*c)).ok_or("tld4 without a channel")? as u8)
            }
            _ => None,
        };
        let resident = match arg(i, 0)? {
            Operand::VectorPair(_, p) => self.pred_dest_reg(*p)?,
            _ => PRED_SINK,
        };
        let d = self.dests(arg(i, 0)?)?;
        let mut next = 2;
        let level = if i.has(Flag::Level) {
            next += 1;
            Level::Given(self.src(arg(i, 2)?, ScalarType::F32)?)
        } else if i.has(Flag::Grad) {
            next += 2;
            let across = self.srcs(arg(i, 2)?, ScalarType::F32)?;
            Level::Gradient(across, self.srcs(arg(i, 3)?, ScalarType::F32)?)
        } else {
            Level::Base
        };
        let offsets = match i.operands.get(next) {
            Some(offsets @ Operand::Vector(_)) => {
                next += 1;
                self.srcs(offsets, ScalarType::S32)?
            }
            _ => Slots::new(),
        };
        if i.operands.len() > next {
            return Err("a texture access that compares depths".into());
        }
        let read = TextureRead { texture, coords, form, ty, gather, level, offsets, d, resident };
        self.op(Op::Texture(Box::new(read)))
    }

    pub(super) fn surface(&mut self, i: &Inst) -> Decoded<()> {
        let ty = ty(i)?;
        let form = coordinates(i, false)?;
        let (object_at, registers_at) = if i.op == Opcode::Suld { (1, 0) } else { (0, 1) };
        let (surface, coords) = self.object(arg(i, object_at)?)?;
        let regs = match i.op {
            Opcode::Suld => self.dests(arg(i, registers_at)?)?,
            _ => self.srcs(arg(i, registers_at)?, ty)?,
        };
        let op = match i.op {
            Opcode::Suld if i.has(Flag::P) => return Err("suld.p".into()),
            Opcode::Suld => SurfaceOp::Load,
            Opcode::Sust if i.has(Flag::P) => SurfaceOp::StoreFormatted,
            Opcode::Sust => SurfaceOp::Store,
            _ => SurfaceOp::Reduce(i.reduce_op().ok_or("sured without an operation")?, int_ty(ty)?),
        };
        let outside = match () {
            _ if i.has(Flag::Clamp) => Outside::Clamp,
            _ if i.has(Flag::Zero) => Outside::Zero,
            _ => Outside::Trap,
        };
        let bytes = (ty.bits() / 8).clamp(1, 8) as u8;
        let access = SurfaceAccess { op, surface, coords, form, bytes, regs, outside };
        self.op(Op::Surface(Box::new(access)))
    }

    pub(super) fn texture_query(&mut self, i: &Inst) -> Decoded<()> {
        let query = i.mods.iter().find_map(|m| if let Modifier::Query(q) = m { Some(*q) } else { None });
        let query = query.ok_or("a query of nothing")?;
        let d = self.dest(arg(i, 0)?)?;
        let texture = match arg(i, 1)? {
            Operand::RegAddr(r, 0) => self.reg(*r)?.slot,
            _ => return Err("a texture reference: only texture objects are simulated".into()),
        };
        self.op(Op::TextureQuery(TextureQuery { query, texture, d }))
    }

    /// The object of an access and its coordinates.
    fn object(&mut self, operand: &Operand) -> Decoded<(u32, Slots)> {
        let Operand::Bracket(group) = operand else {
            return Err("a texture access without coordinates".into());
        };
        let [object, coords] = &group[..] else {
            return Err("a texture with a sampler apart: only texture objects are simulated".into());
        };
        let slot = match object {
            Operand::Reg(r) => self.reg(*r)?.slot,
            Operand::RegAddr(r, 0) => self.reg(*r)?.slot,
            _ => return Err("a texture reference: only texture objects are simulated".into()),
        };
        Ok((slot, self.srcs(coords, ScalarType::B32)?))
    }
}

fn coordinates(i: &Inst, float: bool) -> Decoded<Coordinates> {
    let geometry = i.mods.iter().find_map(|m| if let Modifier::Geometry(g) = m { Some(*g) } else { None });
    let (dims, layered, cube) = match geometry {
        Some(Geometry::D1) => (1, false, false),
        Some(Geometry::D2) => (2, false, false),
        Some(Geometry::D3) => (3, false, false),
        Some(Geometry::A1d) => (1, true, false),
        Some(Geometry::A2d) => (2, true, false),
        Some(Geometry::Cube) => (3, false, true),
        Some(Geometry::Acube) => (3, true, true),
        Some(other) => return Err(format!("textures of geometry .{}", other.text())),
        None => return Err("a texture access without a geometry".into()),
    };
    Ok(Coordinates { dims, layered, cube, float })
}
