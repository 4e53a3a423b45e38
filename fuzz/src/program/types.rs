//! The types of generated programs, and C++'s conversions between them.

/// The arithmetic types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scalar {
    Bool,
    I8,
    U8,
    I16,
    U16,
    I32,
    U32,
    I64,
    U64,
    I128,
    U128,
    F16,
    Bf16,
    F32,
    F64,
}

use Scalar::*;

impl Scalar {
    pub const INTEGERS: [Scalar; 10] = [I8, U8, I16, U16, I32, U32, I64, U64, I128, U128];

    pub fn name(self) -> &'static str {
        match self {
            Bool => "bool",
            I8 => "signed char",
            U8 => "unsigned char",
            I16 => "short",
            U16 => "unsigned short",
            I32 => "int",
            U32 => "unsigned",
            I64 => "long long",
            U64 => "unsigned long long",
            I128 => "__int128",
            U128 => "unsigned __int128",
            F16 => "__half",
            Bf16 => "__nv_bfloat16",
            F32 => "float",
            F64 => "double",
        }
    }

    /// A name that can be a part of an identifier.
    pub fn short(self) -> &'static str {
        match self {
            Bool => "b",
            I8 => "i8",
            U8 => "u8",
            I16 => "i16",
            U16 => "u16",
            I32 => "i32",
            U32 => "u32",
            I64 => "i64",
            U64 => "u64",
            I128 => "i128",
            U128 => "u128",
            F16 => "f16",
            Bf16 => "bf16",
            F32 => "f32",
            F64 => "f64",
        }
    }

    pub fn bytes(self) -> u32 {
        match self {
            Bool | I8 | U8 => 1,
            I16 | U16 | F16 | Bf16 => 2,
            I32 | U32 | F32 => 4,
            I64 | U64 | F64 => 8,
            I128 | U128 => 16,
        }
    }

    pub fn bits(self) -> u32 {
        if self == Bool { 1 } else { self.bytes() * 8 }
    }

    pub fn is_float(self) -> bool {
        matches!(self, F16 | Bf16 | F32 | F64)
    }

    pub fn is_half(self) -> bool {
        matches!(self, F16 | Bf16)
    }

    pub fn is_integer(self) -> bool {
        !self.is_float()
    }

    pub fn is_signed(self) -> bool {
        matches!(self, I8 | I16 | I32 | I64 | I128)
    }

    /// The unsigned type of the same size.
    pub fn unsigned(self) -> Scalar {
        match self {
            I8 => U8,
            I16 => U16,
            I32 => U32,
            I64 => U64,
            I128 => U128,
            other => other,
        }
    }

    /// After the integral promotions.
    pub fn promoted(self) -> Scalar {
        match self {
            Bool | I8 | U8 | I16 | U16 => I32,
            other => other,
        }
    }

    /// The type of an operation on two of these: the usual arithmetic conversions. Halves take integers to themselves.
    pub fn common(self, other: Scalar) -> Scalar {
        let (a, b) = (self.promoted(), other.promoted());
        if a == b {
            return a;
        }
        if a == F64 || b == F64 {
            return F64;
        }
        if a.is_float() && b.is_float() {
            return F32;
        }
        match (a.is_float(), b.is_float()) {
            (true, false) => return a,
            (false, true) => return b,
            _ => {}
        }
        if a.bytes() != b.bytes() {
            return if a.bytes() > b.bytes() { a } else { b };
        }
        a.unsigned()
    }

    /// All values of the type.
    pub fn range(self) -> Range {
        match self {
            Bool => Range { low: 0, high: 1 },
            _ if self.is_float() || self.bits() == 128 => Range::ALL,
            _ if self.is_signed() => {
                Range { low: -(1i128 << (self.bits() - 1)), high: (1i128 << (self.bits() - 1)) - 1 }
            }
            _ => Range { low: 0, high: (1i128 << self.bits()) - 1 },
        }
    }
}

/// The values an integer expression can have; both ends belong to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    pub low: i128,
    pub high: i128,
}

impl Range {
    /// Nothing is known: also for 128-bit and floating-point types.
    pub const ALL: Range = Range { low: i128::MIN, high: i128::MAX };

    pub fn new(low: i128, high: i128) -> Range {
        Range { low, high }
    }

    pub fn within(self, other: Range) -> bool {
        other.low <= self.low && self.high <= other.high
    }

    pub fn contains(self, value: i128) -> bool {
        self.low <= value && value <= self.high
    }

    pub fn union(self, other: Range) -> Range {
        Range { low: self.low.min(other.low), high: self.high.max(other.high) }
    }

    /// After a conversion to a type.
    pub fn converted(self, to: Scalar) -> Range {
        if self.within(to.range()) { self } else { to.range() }
    }

    /// The extremes of an operation that is monotonic in each operand; nothing if it leaves 128 bits.
    pub fn corners(self, other: Range, op: impl Fn(i128, i128) -> Option<i128>) -> Option<Range> {
        let corners = [
            op(self.low, other.low)?,
            op(self.low, other.high)?,
            op(self.high, other.low)?,
            op(self.high, other.high)?,
        ];
        Some(Range {
            low: corners.iter().copied().min().unwrap_or(i128::MIN),
            high: corners.iter().copied().max().unwrap_or(i128::MAX),
        })
    }
}

/// The type of a variable or of a part of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Type {
    Scalar(Scalar),
    /// `int4`, `float2`.
    Vector(Scalar, u32),
    Array(Box<Type>, u32),
    /// A struct or union: an index into [`super::Program::records`].
    Record(usize),
    /// A pointer to the first of so many elements.
    Pointer(Box<Type>, u32),
}

impl Type {
    pub fn scalar(&self) -> Option<Scalar> {
        match self {
            Type::Scalar(s) => Some(*s),
            _ => None,
        }
    }
}

/// The vector types of CUDA that programs use.
pub const VECTORS: [(Scalar, u32); 19] = [
    (I8, 4),
    (U8, 4),
    (U8, 2),
    (I16, 2),
    (I16, 4),
    (U16, 2),
    (U16, 3),
    (I32, 2),
    (I32, 3),
    (I32, 4),
    (U32, 2),
    (U32, 4),
    (I64, 2),
    (U64, 2),
    (F32, 2),
    (F32, 3),
    (F32, 4),
    (F64, 2),
    (U32, 3),
];

/// `uchar4`.
pub fn vector_name(element: Scalar, count: u32) -> String {
    let base = match element {
        I8 => "char",
        U8 => "uchar",
        I16 => "short",
        U16 => "ushort",
        I32 => "int",
        U32 => "uint",
        I64 => "longlong",
        U64 => "ulonglong",
        F32 => "float",
        _ => "double",
    };
    format!("{base}{count}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conversions_are_those_of_cpp() {
        assert_eq!(U8.common(I16), I32);
        assert_eq!(U32.common(I32), U32);
        assert_eq!(U32.common(I64), I64);
        assert_eq!(U64.common(I64), U64);
        assert_eq!(I32.common(F32), F32);
        assert_eq!(F16.common(Bf16), F32);
        assert_eq!(Range::new(-1, 3).converted(U8), U8.range());
        assert_eq!(Range::new(0, 3).converted(U8), Range::new(0, 3));
    }
}
