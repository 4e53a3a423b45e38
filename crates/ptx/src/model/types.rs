//! Scalar types, state spaces, vector lengths.

use super::named::named_enum;

named_enum! {
    /// A fundamental or packed type, as written after a dot in declarations and instructions.
    pub enum ScalarType {
        B1 = "b1",
        B8 = "b8",
        B16 = "b16",
        B32 = "b32",
        B64 = "b64",
        B128 = "b128",
        U2 = "u2",
        U4 = "u4",
        U8 = "u8",
        U16 = "u16",
        U32 = "u32",
        U64 = "u64",
        S2 = "s2",
        S4 = "s4",
        S8 = "s8",
        S16 = "s16",
        S32 = "s32",
        S64 = "s64",
        F16 = "f16",
        F16x2 = "f16x2",
        Bf16 = "bf16",
        Bf16x2 = "bf16x2",
        Tf32 = "tf32",
        F32 = "f32",
        F32x2 = "f32x2",
        F64 = "f64",
        Pred = "pred",
        U16x2 = "u16x2",
        S16x2 = "s16x2",
        U8x4 = "u8x4",
        S8x4 = "s8x4",
        E4m3 = "e4m3",
        E5m2 = "e5m2",
        E3m2 = "e3m2",
        E2m3 = "e2m3",
        E2m1 = "e2m1",
        Ue8m0 = "ue8m0",
        Ue4m3 = "ue4m3",
        E4m3x2 = "e4m3x2",
        E5m2x2 = "e5m2x2",
        E3m2x2 = "e3m2x2",
        E2m3x2 = "e2m3x2",
        E2m1x2 = "e2m1x2",
        Ue8m0x2 = "ue8m0x2",
        E4m3x4 = "e4m3x4",
        E5m2x4 = "e5m2x4",
        E3m2x4 = "e3m2x4",
        E2m3x4 = "e2m3x4",
        E2m1x4 = "e2m1x4",
        S2f6x2 = "s2f6x2",
        /// The tensor map object of `tensormap.replace`.
        B1024 = "b1024",
        /// Element formats of `ldmatrix` and `tcgen05.cp`.
        B8x16 = "b8x16",
        B6x16P32 = "b6x16_p32",
        B4x16P64 = "b4x16_p64",
        Texref = "texref",
        Samplerref = "samplerref",
        Surfref = "surfref",
    }
}

/// What the bits of a scalar mean.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TypeKind {
    /// Untyped bits.
    Bits,
    /// `.u8` to `.u64`.
    Unsigned,
    /// `.s8` to `.s64`.
    Signed,
    /// `.f16` to `.f64`, and the packed and small formats.
    Float,
    /// `.pred`.
    Predicate,
    /// Texture, sampler, surface reference.
    Opaque,
}

impl ScalarType {
    /// Width of the value in bits: of the whole register for packed types, 1 for predicates, 64 for
    /// texture references (as handles).
    pub fn bits(self) -> u32 {
        use ScalarType::*;
        match self {
            B1 | Pred => 1,
            U2 | S2 => 2,
            U4 | S4 | E2m1 => 4,
            E3m2 | E2m3 => 6,
            B8 | U8 | S8 | E4m3 | E5m2 | Ue8m0 | Ue4m3 | E2m1x2 => 8,
            B16 | U16 | S16 | F16 | Bf16 | E4m3x2 | E5m2x2 | E3m2x2 | E2m3x2 | Ue8m0x2 | E2m1x4 | S2f6x2 => {
                16
            }
            B32 | U32 | S32 | F16x2 | Bf16x2 | Tf32 | F32 | U16x2 | S16x2 | U8x4 | S8x4 | E4m3x4 | E5m2x4
            | E3m2x4 | E2m3x4 => 32,
            B64 | U64 | S64 | F64 | F32x2 | Texref | Samplerref | Surfref => 64,
            B128 | B8x16 | B6x16P32 | B4x16P64 => 128,
            B1024 => 1024,
        }
    }

    /// Size in memory.
    pub fn bytes(self) -> u32 {
        self.bits().div_ceil(8)
    }

    /// What the bits mean.
    pub fn kind(self) -> TypeKind {
        use ScalarType::*;
        match self {
            B1 | B8 | B16 | B32 | B64 | B128 | B1024 | B8x16 | B6x16P32 | B4x16P64 => TypeKind::Bits,
            U2 | U4 | U8 | U16 | U32 | U64 | U16x2 | U8x4 => TypeKind::Unsigned,
            S2 | S4 | S8 | S16 | S32 | S64 | S16x2 | S8x4 => TypeKind::Signed,
            Pred => TypeKind::Predicate,
            Texref | Samplerref | Surfref => TypeKind::Opaque,
            F16 | F16x2 | Bf16 | Bf16x2 | Tf32 | F32 | F32x2 | F64 | E4m3 | E5m2 | E3m2 | E2m3 | E2m1
            | Ue8m0 | Ue4m3 | E4m3x2 | E5m2x2 | E3m2x2 | E2m3x2 | E2m1x2 | Ue8m0x2 | E4m3x4 | E5m2x4
            | E3m2x4 | E2m3x4 | E2m1x4 | S2f6x2 => TypeKind::Float,
        }
    }

    /// Whether it is a floating-point type.
    pub fn is_float(self) -> bool {
        self.kind() == TypeKind::Float
    }

    /// Whether it is a signed integer.
    pub fn is_signed(self) -> bool {
        self.kind() == TypeKind::Signed
    }

    /// The untyped type of the same width, for the widths that have one.
    pub fn as_bits(self) -> Option<ScalarType> {
        Some(match self.bits() {
            8 => ScalarType::B8,
            16 => ScalarType::B16,
            32 => ScalarType::B32,
            64 => ScalarType::B64,
            128 => ScalarType::B128,
            _ => return None,
        })
    }
}

named_enum! {
    /// A state space, as a directive or as an instruction modifier.
    pub enum StateSpace {
        Reg = "reg",
        Sreg = "sreg",
        Const = "const",
        Global = "global",
        Local = "local",
        Param = "param",
        ParamEntry = "param::entry",
        ParamFunc = "param::func",
        Shared = "shared",
        SharedCta = "shared::cta",
        SharedCluster = "shared::cluster",
        Tex = "tex",
    }
}

named_enum! {
    /// Vector length of a variable or an access.
    pub enum VectorSize {
        V2 = "v2",
        V4 = "v4",
        V8 = "v8",
    }
}

impl VectorSize {
    /// How many elements it has.
    pub fn lanes(self) -> u32 {
        match self {
            VectorSize::V2 => 2,
            VectorSize::V4 => 4,
            VectorSize::V8 => 8,
        }
    }

    /// The vector of so many elements.
    pub fn from_lanes(lanes: u32) -> Option<VectorSize> {
        Some(match lanes {
            2 => VectorSize::V2,
            4 => VectorSize::V4,
            8 => VectorSize::V8,
            _ => return None,
        })
    }
}
