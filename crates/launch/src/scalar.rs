//! Element types of buffers and scalars, and the values that formulas compute with.

use half::{bf16, f16};

/// A value in a formula: integers are wide enough for every 64-bit operand, floats are double.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    Int(i128),
    Float(f64),
}

impl Value {
    pub fn as_f64(self) -> f64 {
        match self {
            Value::Int(v) => v as f64,
            Value::Float(v) => v,
        }
    }

    /// Truncates towards zero; NaN is zero.
    pub fn as_int(self) -> i128 {
        match self {
            Value::Int(v) => v,
            Value::Float(v) => v as i128,
        }
    }

    pub fn is_true(self) -> bool {
        match self {
            Value::Int(v) => v != 0,
            Value::Float(v) => v != 0.0,
        }
    }
}

/// The type of one element of a buffer, or of a scalar argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScalarType {
    I8,
    U8,
    I16,
    U16,
    I32,
    U32,
    I64,
    U64,
    F16,
    Bf16,
    F32,
    F64,
}

struct Row {
    ty: ScalarType,
    name: &'static str,
    size: usize,
}

const fn row(ty: ScalarType, name: &'static str, size: usize) -> Row {
    Row { ty, name, size }
}

/// In the order of the enum, so that a type's row is at its discriminant.
const TYPES: [Row; 12] = [
    row(ScalarType::I8, "i8", 1),
    row(ScalarType::U8, "u8", 1),
    row(ScalarType::I16, "i16", 2),
    row(ScalarType::U16, "u16", 2),
    row(ScalarType::I32, "i32", 4),
    row(ScalarType::U32, "u32", 4),
    row(ScalarType::I64, "i64", 8),
    row(ScalarType::U64, "u64", 8),
    row(ScalarType::F16, "f16", 2),
    row(ScalarType::Bf16, "bf16", 2),
    row(ScalarType::F32, "f32", 4),
    row(ScalarType::F64, "f64", 8),
];

impl ScalarType {
    /// Finds a type by name; PTX's `s32` is the same as `i32`, `b32` the same as `u32`.
    pub fn from_name(name: &str) -> Option<ScalarType> {
        let canonical = match name {
            "s8" | "s16" | "s32" | "s64" => name.replacen('s', "i", 1),
            "b8" | "b16" | "b32" | "b64" => name.replacen('b', "u", 1),
            _ => name.to_owned(),
        };
        TYPES.iter().find(|r| r.name == canonical).map(|r| r.ty)
    }

    pub fn names() -> impl Iterator<Item = &'static str> {
        TYPES.iter().map(|r| r.name)
    }

    pub fn name(self) -> &'static str {
        TYPES[self as usize].name
    }

    /// Size in bytes, which is also the alignment.
    pub fn size(self) -> usize {
        TYPES[self as usize].size
    }

    pub fn is_float(self) -> bool {
        matches!(self, ScalarType::F16 | ScalarType::Bf16 | ScalarType::F32 | ScalarType::F64)
    }

    pub fn is_signed(self) -> bool {
        matches!(self, ScalarType::I8 | ScalarType::I16 | ScalarType::I32 | ScalarType::I64)
    }

    /// The bits of the value in this type: integers wrap, floats round to nearest even. Halves are rounded to `f32` first:
    /// `f16::from_f64` does so or not as the machine has an instruction for it, and contents of buffers should not depend on that.
    pub fn encode(self, value: Value) -> u64 {
        match self {
            ScalarType::F16 => u64::from(f16::from_f32(value.as_f64() as f32).to_bits()),
            ScalarType::Bf16 => u64::from(bf16::from_f64(value.as_f64()).to_bits()),
            ScalarType::F32 => u64::from((value.as_f64() as f32).to_bits()),
            ScalarType::F64 => value.as_f64().to_bits(),
            _ => value.as_int() as u64 & self.mask(),
        }
    }

    /// The value of bits of this type.
    pub fn decode(self, bits: u64) -> Value {
        match self {
            ScalarType::F16 => Value::Float(f16::from_bits(bits as u16).to_f64()),
            ScalarType::Bf16 => Value::Float(bf16::from_bits(bits as u16).to_f64()),
            ScalarType::F32 => Value::Float(f64::from(f32::from_bits(bits as u32))),
            ScalarType::F64 => Value::Float(f64::from_bits(bits)),
            ScalarType::I8 => Value::Int(i128::from(bits as i8)),
            ScalarType::I16 => Value::Int(i128::from(bits as i16)),
            ScalarType::I32 => Value::Int(i128::from(bits as i32)),
            ScalarType::I64 => Value::Int(i128::from(bits as i64)),
            _ => Value::Int(i128::from(bits & self.mask())),
        }
    }

    /// The value after a round trip through this type.
    pub fn convert(self, value: Value) -> Value {
        self.decode(self.encode(value))
    }

    /// Whether the value is one of this type, up to rounding of floats.
    pub fn holds(self, value: Value) -> bool {
        if self.is_float() {
            return value.as_f64().is_infinite() || !self.convert(value).as_f64().is_infinite();
        }
        let bits = self.size() as u32 * 8;
        let (min, max) = match self.is_signed() {
            true => (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1),
            false => (0, (1i128 << bits) - 1),
        };
        match value {
            Value::Int(v) => (min..=max).contains(&v),
            Value::Float(v) => v == v.trunc() && (min as f64..=max as f64).contains(&v),
        }
    }

    /// Whether the value is one of this type when its bits are read as unsigned.
    pub fn holds_bits(self, value: Value) -> bool {
        let limit = 1i128 << (self.size() * 8);
        matches!(value, Value::Int(v) if !self.is_float() && (-(limit / 2)..limit).contains(&v))
    }

    /// Appends the value's bytes, little endian.
    pub fn write(self, value: Value, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.encode(value).to_le_bytes()[..self.size()]);
    }

    /// Element `index` of a buffer of this type, if it is inside.
    pub fn read(self, bytes: &[u8], index: usize) -> Option<Value> {
        let start = index.checked_mul(self.size())?;
        let element = bytes.get(start..start.checked_add(self.size())?)?;
        let mut raw = [0; 8];
        raw[..element.len()].copy_from_slice(element);
        Some(self.decode(u64::from_le_bytes(raw)))
    }

    /// How many representable values lie between two values of this float type: 0 when equal (also for the two zeros and
    /// for two NaNs), `u64::MAX` when only one is NaN.
    pub fn ulps(self, a: Value, b: Value) -> u64 {
        match (a.as_f64().is_nan(), b.as_f64().is_nan()) {
            (true, true) => return 0,
            (false, false) => {}
            _ => return u64::MAX,
        }
        let ordered = |v: Value| {
            let bits = i128::from(self.encode(v));
            let sign = 1i128 << (self.size() * 8 - 1);
            if bits & sign != 0 { -(bits - sign) } else { bits }
        };
        (ordered(a) - ordered(b)).unsigned_abs() as u64
    }

    fn mask(self) -> u64 {
        u64::MAX >> (64 - self.size() * 8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn table_is_in_order() {
        for (i, r) in TYPES.iter().enumerate() {
            assert_eq!(r.ty as usize, i);
        }
    }

    #[test]
    fn integers_wrap_and_extend() {
        assert_eq!(ScalarType::I32.convert(Value::Int(1 << 31)), Value::Int(-(1 << 31)));
        assert_eq!(ScalarType::U8.convert(Value::Int(-1)), Value::Int(255));
        assert_eq!(ScalarType::U64.convert(Value::Int(-1)), Value::Int(u64::MAX.into()));
    }

    #[test]
    fn halves_are_the_same_on_every_machine() {
        let bits = |v: f64| ScalarType::F16.encode(Value::Float(v));
        assert_eq!(bits(1.0 + 2f64.powi(-11)), 0x3c00);
        assert_eq!(bits(1.0 + 2f64.powi(-11) + 2f64.powi(-40)), 0x3c00);
        assert_eq!(bits(1.0 + 2f64.powi(-11) + 2f64.powi(-22)), 0x3c01);
        assert_eq!(bits(65520.0), 0x7c00);
    }

    #[test]
    fn ulps_cross_zero_and_treat_nans_as_equal() {
        let f = ScalarType::F32;
        assert_eq!(f.ulps(Value::Float(0.0), Value::Float(-0.0)), 0);
        assert_eq!(
            f.ulps(Value::Float(f64::from(f32::from_bits(1))), Value::Float(f64::from(-f32::from_bits(1)))),
            2
        );
        assert_eq!(f.ulps(Value::Float(1.0), Value::Float(1.0 + f64::from(f32::EPSILON))), 1);
        assert_eq!(f.ulps(Value::Float(f64::NAN), Value::Float(f64::NAN)), 0);
        assert_eq!(f.ulps(Value::Float(f64::NAN), Value::Float(1.0)), u64::MAX);
    }
}
