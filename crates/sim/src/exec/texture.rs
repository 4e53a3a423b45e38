//! Reading textures, accessing surfaces.
//!
//! Interpolation weights have eight bits after the point, as on hardware, and so have their products in two dimensions. In three
//! dimensions hardware rounds them once more in a way that is not known: results there differ in the last of these bits.

use oxicc_ptx::Query;

use super::access::combine;
use super::lanes::lanes;
use super::{Block, Context, Issue};
use crate::code::{
    AtomTy, Coordinates, Level, Outside, Space, SurfaceAccess, SurfaceOp, TexelTy, TextureQuery, TextureRead,
};
use crate::fault::{Fault, FaultKind};
use crate::float;
use crate::memory::window;
use crate::texture::{AddressMode, Channel, Shape, Texture};

/// Handles are this far apart.
pub(crate) const HANDLE_STEP: u64 = 64;

/// The texture of a handle.
fn find<'p>(cx: &Context<'p>, handle: u64) -> Result<&'p Texture, FaultKind> {
    let index = handle.checked_sub(window::TEXTURE).map(|o| (o / HANDLE_STEP) as usize);
    let found = index.filter(|_| handle.is_multiple_of(HANDLE_STEP)).and_then(|i| cx.program.textures.get(i));
    found.ok_or_else(|| FaultKind::Unsupported {
        what: format!("a texture access through {handle:#x}, which is no texture object"),
    })
}

/// Where an index is after the address mode; `None` outside a border.
fn wrap(mode: AddressMode, i: i64, size: i64) -> Option<i64> {
    match mode {
        _ if (0..size).contains(&i) => Some(i),
        AddressMode::Clamp => Some(i.clamp(0, size - 1)),
        AddressMode::Border => None,
        AddressMode::Wrap => Some(i.rem_euclid(size)),
        AddressMode::Mirror => {
            let m = i.rem_euclid(2 * size);
            Some(if m < size { m } else { 2 * size - 1 - m })
        }
    }
}

/// A position in a texture, without what the address mode does: coordinates and layer.
struct Position {
    at: [f64; 3],
    dims: usize,
    /// The plane, for layers and faces.
    plane: i64,
}

fn position(texture: &Texture, form: Coordinates, raw: &[u64]) -> Position {
    let value = |n: usize| {
        let bits = raw.get(n).copied().unwrap_or(0) as u32;
        if form.float { f32::from_bits(bits) as f64 } else { bits as i32 as f64 }
    };
    let skip = form.layered as usize;
    let layer = if form.layered { raw.first().copied().unwrap_or(0) as u32 as i64 } else { 0 };
    if form.cube {
        let layer = layer.min((texture.extent[2] as i64 / 6 - 1).max(0));
        let (face, s, t) = cube_face([value(skip), value(skip + 1), value(skip + 2)]);
        let size = [texture.extent[0], texture.extent[1]].map(|e| e as f64);
        return Position { at: [s * size[0], t * size[1], 0.0], dims: 2, plane: layer * 6 + face };
    }
    let dims = form.dims as usize;
    let scale = |n: usize| {
        if form.float && texture.normalized_coordinates { texture.extent[n] as f64 } else { 1.0 }
    };
    let at = [0, 1, 2].map(|n| if n < dims { value(skip + n) * scale(n) } else { 0.0 });
    Position { at, dims, plane: layer }
}

/// The face a direction points to, and where on it, from 0 to 1.
fn cube_face([x, y, z]: [f64; 3]) -> (i64, f64, f64) {
    let (ax, ay, az) = (x.abs(), y.abs(), z.abs());
    let (face, s, t, m) = if ax >= ay && ax >= az {
        if x >= 0.0 { (0, -z, -y, ax) } else { (1, z, -y, ax) }
    } else if ay >= az {
        if y >= 0.0 { (2, x, z, ay) } else { (3, x, -z, ay) }
    } else if z >= 0.0 {
        (4, x, -y, az)
    } else {
        (5, -x, -y, az)
    };
    let m = if m == 0.0 { 1.0 } else { m };
    (face, (s / m + 1.0) / 2.0, (t / m + 1.0) / 2.0)
}

/// The channels of a texel; missing ones are 0.
fn texel(cx: &Context<'_>, t: &Texture, index: [i64; 3], plane: i64) -> Result<[u32; 4], FaultKind> {
    let planes = if t.shape == Shape::Plain { index[2] } else { plane.clamp(0, t.extent[2] as i64 - 1) };
    let mut place = [0i64; 3];
    for (n, (i, slot)) in index.iter().zip(&mut place).enumerate() {
        let wanted = if n == 2 { planes } else { *i };
        match wrap(t.mode[n], wanted, t.extent[n].max(1) as i64) {
            Some(i) => *slot = i,
            None => return Ok([0; 4]),
        }
    }
    let number = (place[2] * t.extent[1] as i64 + place[1]) * t.extent[0] as i64 + place[0];
    let address = t.texel_address(number as u64);
    let mut out = [0; 4];
    for (n, slot) in out.iter_mut().enumerate().take(t.channels as usize) {
        let bytes = t.channel.bytes();
        *slot = cx.memory.load(address.wrapping_add(n as u64 * bytes as u64), bytes)? as u32;
    }
    Ok(out)
}

/// The least signed integer is a little less than -1, where all others end.
fn clamped(t: &Texture, v: f32) -> f32 {
    if t.normalized_texels && matches!(t.channel, Channel::S8 | Channel::S16) { v.max(-1.0) } else { v }
}

/// A channel as a number, normalized ones not yet clamped.
fn number(t: &Texture, raw: u32) -> f32 {
    let scaled = |v: f32, max: f32| if t.normalized_texels { v / max } else { v };
    match t.channel {
        Channel::F32 => f32::from_bits(raw),
        Channel::F16 => float::half_to_f32(raw as u16),
        Channel::U8 => scaled(raw as u8 as f32, 255.0),
        Channel::S8 => scaled(raw as u8 as i8 as f32, 127.0),
        Channel::U16 => scaled(raw as u16 as f32, 65535.0),
        Channel::S16 => scaled(raw as u16 as i16 as f32, 32767.0),
        Channel::U32 => raw as f32,
        Channel::S32 => raw as i32 as f32,
    }
}

/// A channel as bits of a register.
fn bits(t: &Texture, raw: u32) -> u32 {
    match t.channel {
        Channel::S8 => raw as u8 as i8 as i32 as u32,
        Channel::S16 => raw as u16 as i16 as i32 as u32,
        Channel::F16 => float::half_to_f32(raw as u16).to_bits(),
        _ => raw,
    }
}

fn encode(t: &Texture, ty: TexelTy, raw: u32) -> u64 {
    match ty {
        TexelTy::Bits => bits(t, raw) as u64,
        TexelTy::F32 => clamped(t, number(t, raw)).to_bits() as u64,
        TexelTy::F16 => float::f32_to_half(clamped(t, number(t, raw)), oxicc_ptx::Rounding::Rn) as u64,
    }
}

/// The lower neighbour of a coordinate and the weight of the upper one.
fn neighbours(x: f64) -> (i64, f64) {
    let x = x - 0.5;
    let low = x.floor();
    (low as i64, ((x - low) * 256.0).round() / 256.0)
}

/// The weights of four neighbours in a plane, which have eight bits after the point.
fn plane_weights(x: f64, y: f64) -> [f64; 4] {
    let both = (x * y * 256.0 + 0.5).floor() / 256.0;
    [1.0 - x - y + both, x - both, y - both, both]
}

/// The logarithm as hardware computes it for levels: straight lines between powers of two.
fn rough_log2(x: f64) -> f64 {
    if !(x.is_finite() && x > 0.0) {
        return if x > 0.0 { 128.0 } else { 0.0 };
    }
    let exponent = libm::log2(x).floor();
    exponent + x / libm::exp2(exponent) - 1.0
}

/// The level to read from a texture with mipmaps.
fn level_of(t: &Texture, op: &TextureRead, lane: &dyn Fn(u32) -> f32) -> f32 {
    let square = |slots: &[u32]| {
        let scaled = slots.iter().zip(&t.extent).map(|(s, extent)| lane(*s) as f64 * *extent as f64);
        scaled.map(|v| v * v).sum::<f64>()
    };
    let level = match &op.level {
        Level::Base => 0.0,
        Level::Given(slot) => lane(*slot),
        // A little below the middle of two levels is the finer one.
        Level::Gradient(across, down) => {
            let level = rough_log2(square(across).max(square(down))) / 2.0;
            ((level * 256.0 - 0.5).floor() / 256.0) as f32
        }
    };
    // A NaN is the first level.
    level.max(0.0).min(t.levels.saturating_sub(1) as f32)
}

fn read(
    cx: &Context<'_>,
    t: &Texture,
    op: &TextureRead,
    raw: &[u64],
    lane: &dyn Fn(u32) -> f32,
) -> Result<[u64; 4], FaultKind> {
    let offsets = [0, 1, 2].map(|n| op.offsets.get(n).map_or(0, |s| lane(*s).to_bits() as i32 as i64));
    if t.levels <= 1 {
        return read_level(cx, t, op, raw, offsets);
    }
    let level = level_of(t, op, lane);
    if !t.linear_levels {
        return read_level(cx, &t.level((level + 0.5) as u32), op, raw, offsets);
    }
    // Eight bits of the level's fraction count.
    let fraction = (level.fract() * 256.0).floor() / 256.0;
    let fine = read_level(cx, &t.level(level as u32), op, raw, offsets)?;
    if fraction == 0.0 || op.ty != TexelTy::F32 {
        return Ok(fine);
    }
    let coarse = read_level(cx, &t.level(level as u32 + 1), op, raw, offsets)?;
    let blend = |a: u64, b: u64| {
        let (a, b) = (f32::from_bits(a as u32), f32::from_bits(b as u32));
        (a + (b - a) * fraction).to_bits() as u64
    };
    Ok(std::array::from_fn(|n| blend(fine[n], coarse[n])))
}

/// Whether integer coordinates name a texel: the address modes are for others.
fn is_inside(t: &Texture, op: &TextureRead, p: &Position, offsets: [i64; 3]) -> bool {
    let axis = |n: usize| (0..t.extent[n].max(1) as i64).contains(&(p.at[n] as i64 + offsets[n]));
    (0..p.dims).all(axis) && (!op.form.layered || (0..t.extent[2].max(1) as i64).contains(&p.plane))
}

/// Reads one level.
fn read_level(
    cx: &Context<'_>,
    t: &Texture,
    op: &TextureRead,
    raw: &[u64],
    offsets: [i64; 3],
) -> Result<[u64; 4], FaultKind> {
    let mut p = position(t, op.form, raw);
    if !op.form.float && !is_inside(t, op, &p, offsets) {
        return Ok([0; 4]);
    }
    p.at.iter_mut().zip(offsets).for_each(|(at, offset)| *at += offset as f64);
    if let Some(channel) = op.gather {
        let (x, y) = (neighbours(p.at[0]).0, neighbours(p.at[1]).0);
        let mut out = [0; 4];
        for (slot, (dx, dy)) in out.iter_mut().zip([(0, 1), (1, 1), (1, 0), (0, 0)]) {
            let texel = texel(cx, t, [x + dx, y + dy, 0], p.plane)?;
            *slot = encode(t, op.ty, texel[channel as usize & 3]);
        }
        return Ok(out);
    }
    if !t.linear || !op.form.float || op.ty == TexelTy::Bits {
        let index = p.at.map(|v| v.floor() as i64);
        return Ok(texel(cx, t, index, p.plane)?.map(|raw| encode(t, op.ty, raw)));
    }
    // A row without neighbours still has a border above and below it.
    let dims =
        if t.mode[1] == AddressMode::Border && op.form.dims == 1 && !op.form.layered { 2 } else { p.dims };
    let axes = [0, 1, 2].map(|n| if n < dims { neighbours(p.at[n]) } else { (0, 0.0) });
    let weights = plane_weights(axes[0].1, axes[1].1);
    let mut sum = [0f64; 4];
    for corner in 0..1usize << dims {
        let mut index = [0i64; 3];
        axes.iter().enumerate().for_each(|(n, (low, _))| index[n] = low + (corner >> n & 1) as i64);
        let far = axes[2].1;
        let weight = weights[corner & 3] * if corner & 4 != 0 { far } else { 1.0 - far };
        if weight != 0.0 {
            let texel = texel(cx, t, index, p.plane)?;
            sum.iter_mut().zip(texel).for_each(|(s, raw)| *s += weight * number(t, raw) as f64);
        }
    }
    Ok(sum.map(|v| match (op.ty, clamped(t, v as f32)) {
        (TexelTy::F16, v) => float::f32_to_half(v, oxicc_ptx::Rounding::Rn) as u64,
        (_, v) => v.to_bits() as u64,
    }))
}

impl Block {
    pub(super) fn texture_read(&mut self, issue: &Issue<'_>, op: &TextureRead) -> Result<(), Fault> {
        let &Issue { cx, me, code, active, .. } = issue;
        let (w, at) = me;
        let handles = *self.reg(w, at, code, op.texture);
        let coords: Vec<[u64; 32]> = op.coords.iter().map(|c| *self.reg(w, at, code, *c)).collect();
        let mut out = [[0u64; 32]; 4];
        self.for_lanes(issue, |block, l| {
            let texture = find(cx, handles[l])?;
            let raw: Vec<u64> = coords.iter().map(|c| c[l]).collect();
            let lane = |slot: u32| f32::from_bits(block.reg(w, at, code, slot)[l] as u32);
            let texel = read(cx, texture, op, &raw, &lane)?;
            out.iter_mut().zip(texel).for_each(|(o, v)| o[l] = v);
            Ok(())
        })?;
        self.tally.counters.texture_read += active.count_ones() as u64 * 4 * op.d.len() as u64;
        for (d, values) in op.d.iter().zip(&out) {
            self.write(w, at, *d, active, values);
        }
        self.write_pred(w, at, op.resident, active, u32::MAX);
        Ok(())
    }

    pub(super) fn surface_access(&mut self, issue: &Issue<'_>, op: &SurfaceAccess) -> Result<(), Fault> {
        let &Issue { cx, me, code, active, .. } = issue;
        let (w, at) = me;
        let handles = *self.reg(w, at, code, op.surface);
        let coords: Vec<[u64; 32]> = op.coords.iter().map(|c| *self.reg(w, at, code, *c)).collect();
        let mut values: Vec<[u64; 32]> = match op.op {
            SurfaceOp::Load => vec![[0; 32]; op.regs.len()],
            _ => op.regs.iter().map(|r| *self.reg(w, at, code, *r)).collect(),
        };
        self.for_lanes(issue, |block, l| {
            let t = find(cx, handles[l])?;
            let raw: Vec<i64> = coords.iter().map(|c| c[l] as u32 as i32 as i64).collect();
            let size = op.bytes as u64 * op.regs.len() as u64;
            let Some(address) = surface_address(t, op, &raw, size)? else { return Ok(()) };
            for (n, values) in values.iter_mut().enumerate() {
                let place = address.wrapping_add(n as u64 * op.bytes as u64);
                let bytes = op.bytes as u32;
                match op.op {
                    SurfaceOp::Load => values[l] = cx.memory.load(place, bytes)?,
                    SurfaceOp::Store => cx.memory.store(place, bytes, values[l])?,
                    SurfaceOp::StoreFormatted => {
                        if n >= t.channels as usize {
                            break;
                        }
                        let size = t.channel.bytes();
                        let place = address.wrapping_add(n as u64 * size as u64);
                        cx.memory.store(place, size, formatted(t, values[l] as u32) as u64)?;
                    }
                    SurfaceOp::Reduce(op, ty) => {
                        let change = |old| combine(op, AtomTy::Int(ty), Space::Global, old, values[l], 0);
                        block.update_lane(cx, w, l, Space::Global, place, bytes, change)?;
                    }
                }
            }
            Ok(())
        })?;
        let moved = active.count_ones() as u64 * op.bytes as u64 * op.regs.len() as u64;
        if op.op == SurfaceOp::Load {
            self.tally.counters.texture_read += moved;
            for (d, values) in op.regs.iter().zip(&values) {
                self.write(w, at, *d, active, values);
            }
        } else {
            self.tally.counters.surface_written += moved;
        }
        Ok(())
    }

    pub(super) fn texture_query(&mut self, issue: &Issue<'_>, op: &TextureQuery) -> Result<(), Fault> {
        let &Issue { cx, me, code, active, .. } = issue;
        let (w, at) = me;
        let handles = *self.reg(w, at, code, op.texture);
        let mut out = [0u64; 32];
        for l in lanes(active) {
            let found = find(cx, handles[l]).and_then(|t| answer(t, op.query));
            out[l] = found.map_err(|kind| self.stop(issue, 1 << l, kind))?;
        }
        self.write(w, at, op.d, active, &out);
        Ok(())
    }
}

fn answer(t: &Texture, query: Query) -> Result<u64, FaultKind> {
    let layers = if t.shape == Shape::Plain { 0 } else { t.extent[2] };
    Ok(match query {
        Query::Width => t.extent[0] as u64,
        Query::Height => t.extent[1] as u64,
        Query::Depth => {
            if t.shape == Shape::Plain {
                t.extent[2] as u64
            } else {
                1
            }
        }
        Query::ArraySize => layers as u64,
        Query::NormalizedCoords => t.normalized_coordinates as u64,
        Query::NumMipmapLevels => t.levels.max(1) as u64,
        Query::NumSamples => 1,
        other => {
            let what = format!("the query .{} of a texture", other.text());
            return Err(FaultKind::Unsupported { what });
        }
    })
}

/// The address of an access to a surface: the first coordinate counts bytes, except in formatted stores. `None` means that
/// nothing happens.
fn surface_address(
    t: &Texture,
    op: &SurfaceAccess,
    raw: &[i64],
    size: u64,
) -> Result<Option<u64>, FaultKind> {
    let skip = op.form.layered as usize;
    let value = |n: usize| raw.get(n).copied().unwrap_or(0);
    let formatted = op.op == SurfaceOp::StoreFormatted;
    let texel = t.texel_bytes() as i64;
    let (unit, size) = if formatted { (texel, texel) } else { (1, size as i64) };
    let dims = op.form.dims as usize;
    let mut x = value(skip) * unit;
    let mut y = if dims > 1 { value(skip + 1) } else { 0 };
    let mut z = if op.form.layered {
        value(0)
    } else if dims > 2 {
        value(skip + 2)
    } else {
        0
    };
    let row = t.extent[0] as i64 * texel;
    let inside = x >= 0
        && x + size <= row
        && (0..t.extent[1].max(1) as i64).contains(&y)
        && (0..t.extent[2].max(1) as i64).contains(&z);
    if !inside {
        match op.outside {
            Outside::Zero => return Ok(None),
            Outside::Clamp => {
                x = x.clamp(0, (row - size).max(0));
                y = y.clamp(0, t.extent[1].max(1) as i64 - 1);
                z = z.clamp(0, t.extent[2].max(1) as i64 - 1);
            }
            Outside::Trap => {
                let [width, height, depth] = t.extent;
                return Err(FaultKind::OutOfBounds {
                    space: "surface",
                    address: x as u64,
                    bytes: size as u32,
                    note: format!("byte {x} of row {y}, plane {z} of {width} x {height} x {depth} texels"),
                });
            }
        }
    }
    if x % op.bytes as i64 != 0 {
        return Err(FaultKind::Misaligned { address: x as u64, bytes: op.bytes as u32 });
    }
    Ok(Some(t.address.wrapping_add(((z * t.extent[1] as i64 + y) * row + x) as u64)))
}

/// A channel in the format of a surface: floats are rounded, integers clamped.
fn formatted(t: &Texture, value: u32) -> u32 {
    match t.channel {
        Channel::F16 => float::f32_to_half(f32::from_bits(value), oxicc_ptx::Rounding::Rn) as u32,
        Channel::U8 => value.min(0xff),
        Channel::U16 => value.min(0xffff),
        Channel::S8 => (value as i32).clamp(i8::MIN as i32, i8::MAX as i32) as u32,
        Channel::S16 => (value as i32).clamp(i16::MIN as i32, i16::MAX as i32) as u32,
        Channel::U32 | Channel::S32 | Channel::F32 => value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn address_modes() {
        assert_eq!(wrap(AddressMode::Clamp, -3, 4), Some(0));
        assert_eq!(wrap(AddressMode::Wrap, -1, 4), Some(3));
        assert_eq!(wrap(AddressMode::Mirror, 4, 4), Some(3));
        assert_eq!(wrap(AddressMode::Mirror, -1, 4), Some(0));
        assert_eq!(wrap(AddressMode::Border, 4, 4), None);
    }

    #[test]
    fn directions_find_their_face() {
        assert_eq!(cube_face([1.0, 0.0, 0.0]).0, 0);
        assert_eq!(cube_face([0.0, -2.0, 1.0]).0, 3);
        assert_eq!(cube_face([0.0, 0.0, -1.0]), (5, 0.5, 0.5));
    }
}
