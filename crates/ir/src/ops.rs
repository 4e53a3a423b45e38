//! The small vocabularies of the IR: operations, predicates, orderings, flags. One row per thing, with its text.

use bitflags::bitflags;

/// Declares an enum whose variants have a spelling in IR text.
macro_rules! spelled {
    ($(#[$meta:meta])* $name:ident { $($(#[$vmeta:meta])* $variant:ident = $text:literal),* $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum $name {
            $(
                $(#[$vmeta])*
                #[doc = concat!("`", $text, "` in IR text.")]
                $variant
            ),*
        }

        impl $name {
            /// Every variant in declaration order.
            pub const ALL: &'static [$name] = &[$($name::$variant),*];

            /// Spelling in IR text.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text),* }
            }

            /// The variant with this spelling.
            pub fn from_name(text: &str) -> Option<$name> {
                match text { $($text => Some($name::$variant),)* _ => None }
            }
        }
    };
}
pub(crate) use spelled;

spelled! {
    /// Operations with two operands of the result's type.
    BinOp {
        Add = "add", FAdd = "fadd", Sub = "sub", FSub = "fsub", Mul = "mul", FMul = "fmul",
        UDiv = "udiv", SDiv = "sdiv", FDiv = "fdiv", URem = "urem", SRem = "srem", FRem = "frem",
        Shl = "shl", LShr = "lshr", AShr = "ashr", And = "and", Or = "or", Xor = "xor",
    }
}

impl BinOp {
    /// Whether the operands are floating point.
    pub fn is_float(self) -> bool {
        matches!(self, BinOp::FAdd | BinOp::FSub | BinOp::FMul | BinOp::FDiv | BinOp::FRem)
    }

    /// Whether the operands may be exchanged.
    pub fn is_commutative(self) -> bool {
        matches!(
            self,
            BinOp::Add | BinOp::FAdd | BinOp::Mul | BinOp::FMul | BinOp::And | BinOp::Or | BinOp::Xor
        )
    }

    /// Whether regrouping keeps the value (integers only).
    pub fn is_associative(self) -> bool {
        matches!(self, BinOp::Add | BinOp::Mul | BinOp::And | BinOp::Or | BinOp::Xor)
    }

    /// Integer division and remainder: undefined behaviour on a zero divisor.
    pub fn is_int_div_rem(self) -> bool {
        matches!(self, BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem)
    }

    /// `shl`, `lshr`, `ashr`.
    pub fn is_shift(self) -> bool {
        matches!(self, BinOp::Shl | BinOp::LShr | BinOp::AShr)
    }

    /// `and`, `or`, `xor`.
    pub fn is_bitwise(self) -> bool {
        matches!(self, BinOp::And | BinOp::Or | BinOp::Xor)
    }
}

spelled! {
    /// Conversions.
    CastOp {
        Trunc = "trunc", ZExt = "zext", SExt = "sext", FpToUi = "fptoui", FpToSi = "fptosi",
        UiToFp = "uitofp", SiToFp = "sitofp", FpTrunc = "fptrunc", FpExt = "fpext",
        PtrToInt = "ptrtoint", IntToPtr = "inttoptr", Bitcast = "bitcast", AddrSpaceCast = "addrspacecast",
    }
}

spelled! {
    /// Integer and pointer comparisons.
    IntPred {
        Eq = "eq", Ne = "ne", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule",
        Sgt = "sgt", Sge = "sge", Slt = "slt", Sle = "sle",
    }
}

impl IntPred {
    /// The predicate that holds exactly when this one does not.
    pub fn inverse(self) -> IntPred {
        use IntPred::*;
        match self {
            Eq => Ne,
            Ne => Eq,
            Ugt => Ule,
            Uge => Ult,
            Ult => Uge,
            Ule => Ugt,
            Sgt => Sle,
            Sge => Slt,
            Slt => Sge,
            Sle => Sgt,
        }
    }

    /// The predicate for exchanged operands.
    pub fn swapped(self) -> IntPred {
        use IntPred::*;
        match self {
            Eq => Eq,
            Ne => Ne,
            Ugt => Ult,
            Uge => Ule,
            Ult => Ugt,
            Ule => Uge,
            Sgt => Slt,
            Sge => Sle,
            Slt => Sgt,
            Sle => Sge,
        }
    }

    /// Whether it orders signed numbers.
    pub fn is_signed(self) -> bool {
        matches!(self, IntPred::Sgt | IntPred::Sge | IntPred::Slt | IntPred::Sle)
    }

    /// Whether it orders unsigned numbers.
    pub fn is_unsigned(self) -> bool {
        matches!(self, IntPred::Ugt | IntPred::Uge | IntPred::Ult | IntPred::Ule)
    }

    /// Whether it only asks for equality or inequality.
    pub fn is_equality(self) -> bool {
        matches!(self, IntPred::Eq | IntPred::Ne)
    }

    /// The signed form of an unsigned ordering, others unchanged.
    pub fn to_signed(self) -> IntPred {
        match self {
            IntPred::Ugt => IntPred::Sgt,
            IntPred::Uge => IntPred::Sge,
            IntPred::Ult => IntPred::Slt,
            IntPred::Ule => IntPred::Sle,
            p => p,
        }
    }

    /// The unsigned form of a signed ordering, others unchanged.
    pub fn to_unsigned(self) -> IntPred {
        match self {
            IntPred::Sgt => IntPred::Ugt,
            IntPred::Sge => IntPred::Uge,
            IntPred::Slt => IntPred::Ult,
            IntPred::Sle => IntPred::Ule,
            p => p,
        }
    }
}

spelled! {
    /// Floating-point comparisons. The order is LLVM's, whose numbers are masks of {unordered, less, greater,
    /// equal}: bit 0 equal, 1 greater, 2 less, 3 unordered.
    FloatPred {
        False = "false", Oeq = "oeq", Ogt = "ogt", Oge = "oge", Olt = "olt", Ole = "ole", One = "one",
        Ord = "ord", Uno = "uno", Ueq = "ueq", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule",
        Une = "une", True = "true",
    }
}

impl FloatPred {
    /// The predicate that holds exactly when this one does not.
    pub fn inverse(self) -> FloatPred {
        FloatPred::ALL[15 - self as usize]
    }

    /// The predicate for exchanged operands.
    pub fn swapped(self) -> FloatPred {
        let m = self as usize;
        FloatPred::ALL[(m & 0b1001) | ((m & 0b0010) << 1) | ((m & 0b0100) >> 1)]
    }

    /// Whether a NaN operand makes it true.
    pub fn is_unordered(self) -> bool {
        self as usize & 0b1000 != 0
    }
}

spelled! {
    /// What `atomicrmw` does.
    RmwOp {
        Xchg = "xchg", Add = "add", Sub = "sub", And = "and", Nand = "nand", Or = "or", Xor = "xor",
        Max = "max", Min = "min", UMax = "umax", UMin = "umin", FAdd = "fadd", FSub = "fsub",
        FMax = "fmax", FMin = "fmin", FMaximum = "fmaximum", FMinimum = "fminimum",
        UIncWrap = "uinc_wrap", UDecWrap = "udec_wrap", USubCond = "usub_cond", USubSat = "usub_sat",
    }
}

impl RmwOp {
    /// Whether the operand must be floating point.
    pub fn is_float(self) -> bool {
        matches!(
            self,
            RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin | RmwOp::FMaximum | RmwOp::FMinimum
        )
    }
}

spelled! {
    /// Memory ordering; `NotAtomic` has no spelling of its own.
    Ordering {
        NotAtomic = "not_atomic", Unordered = "unordered", Monotonic = "monotonic", Acquire = "acquire",
        Release = "release", AcqRel = "acq_rel", SeqCst = "seq_cst",
    }
}

impl Ordering {
    /// Whether the access is atomic at all.
    pub fn is_atomic(self) -> bool {
        self != Ordering::NotAtomic
    }
}

/// Which threads an atomic operation synchronises with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum SyncScope {
    /// The default: all threads of the system.
    System,
    /// The thread itself, its signal handlers included: `singlethread`.
    SingleThread,
    /// Threads of the same block: `block`.
    Block,
    /// Threads of the same cluster: `cluster`.
    Cluster,
    /// Threads of the same device: `device`.
    Device,
    /// Any other name: index into [`crate::Context::sync_scopes`].
    Other(u8),
}

impl SyncScope {
    /// Spelling of the scopes every module knows.
    pub fn fixed_name(self) -> Option<&'static str> {
        Some(match self {
            SyncScope::System => "",
            SyncScope::SingleThread => "singlethread",
            SyncScope::Block => "block",
            SyncScope::Cluster => "cluster",
            SyncScope::Device => "device",
            SyncScope::Other(_) => return None,
        })
    }

    /// The fixed scope of this name.
    pub fn from_fixed_name(name: &str) -> Option<SyncScope> {
        Some(match name {
            "" => SyncScope::System,
            "singlethread" => SyncScope::SingleThread,
            "block" => SyncScope::Block,
            "cluster" => SyncScope::Cluster,
            "device" => SyncScope::Device,
            _ => return None,
        })
    }
}

spelled! {
    /// Tail-call marker of a call.
    TailKind { None = "", Tail = "tail", MustTail = "musttail", NoTail = "notail" }
}

bitflags! {
    /// Promises of integer operations; a broken promise makes the result poison.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct IntFlags: u8 {
        /// No signed wrap (add, sub, mul, shl, trunc).
        const NSW = 1;
        /// No unsigned wrap (add, sub, mul, shl, trunc).
        const NUW = 2;
        /// No remainder, no bits shifted out (udiv, sdiv, lshr, ashr).
        const EXACT = 4;
        /// No bit set in both operands (or).
        const DISJOINT = 8;
        /// Operand not negative (zext, uitofp).
        const NNEG = 16;
        /// Operands have the same sign (icmp).
        const SAMESIGN = 32;
    }
}

bitflags! {
    /// Fast-math flags.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct FastMath: u8 {
        /// Sums and products may be regrouped.
        const REASSOC = 1;
        /// Neither operands nor result are NaN.
        const NNAN = 2;
        /// Neither operands nor result are infinite.
        const NINF = 4;
        /// The sign of a zero does not matter.
        const NSZ = 8;
        /// A division may become a multiplication by the reciprocal.
        const ARCP = 16;
        /// A product and a sum may be fused.
        const CONTRACT = 32;
        /// Functions may be approximated.
        const AFN = 64;
        /// All of them: printed `fast`.
        const FAST = 127;
    }
}

/// Spelling of each fast-math flag in print order.
pub const FAST_MATH_NAMES: &[(FastMath, &str)] = &[
    (FastMath::REASSOC, "reassoc"),
    (FastMath::NNAN, "nnan"),
    (FastMath::NINF, "ninf"),
    (FastMath::NSZ, "nsz"),
    (FastMath::ARCP, "arcp"),
    (FastMath::CONTRACT, "contract"),
    (FastMath::AFN, "afn"),
];

bitflags! {
    /// Promises of address arithmetic.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
    pub struct GepFlags: u8 {
        /// Stays within one object (implies `NUSW`).
        const INBOUNDS = 1;
        /// No unsigned-signed wrap of offsets.
        const NUSW = 2;
        /// No unsigned wrap.
        const NUW = 4;
    }
}

/// A power-of-two alignment in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Align(u8);

impl Align {
    /// One byte.
    pub const ONE: Align = Align(0);

    /// From a number of bytes; `None` unless a power of two up to 2^32.
    pub const fn new(bytes: u64) -> Option<Align> {
        if bytes.is_power_of_two() && bytes <= 1 << 32 {
            Some(Align(bytes.trailing_zeros() as u8))
        } else {
            None
        }
    }

    /// From the logarithm, at most 32.
    pub const fn from_log2(log2: u8) -> Align {
        Align(if log2 > 32 { 32 } else { log2 })
    }

    /// The power of two.
    pub const fn log2(self) -> u8 {
        self.0
    }

    /// The alignment in bytes.
    pub const fn bytes(self) -> u64 {
        1 << self.0
    }

    /// `offset` rounded up to a multiple.
    pub const fn round_up(self, offset: u64) -> u64 {
        let mask = self.bytes() - 1;
        offset.saturating_add(mask) & !mask
    }

    /// The alignment of an address `offset` bytes after one with this alignment.
    pub fn at_offset(self, offset: u64) -> Align {
        if offset == 0 { self } else { Align(self.0.min(offset.trailing_zeros() as u8)) }
    }
}

impl std::fmt::Debug for Align {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "align {}", self.bytes())
    }
}

/// Calling convention by LLVM number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CallConv(pub u16);

impl CallConv {
    /// C's: `ccc`, the default.
    pub const C: CallConv = CallConv(0);
    /// `fastcc`.
    pub const FAST: CallConv = CallConv(8);
    /// `coldcc`.
    pub const COLD: CallConv = CallConv(9);
    /// `ptx_kernel`: a kernel.
    pub const PTX_KERNEL: CallConv = CallConv(71);
    /// `ptx_device`: a device function.
    pub const PTX_DEVICE: CallConv = CallConv(72);
    /// `spir_func`.
    pub const SPIR_FUNC: CallConv = CallConv(75);
    /// `spir_kernel`.
    pub const SPIR_KERNEL: CallConv = CallConv(76);

    /// Conventions with a keyword; the rest print as `ccN`.
    pub const NAMES: &'static [(CallConv, &'static str)] = &[
        (CallConv(0), "ccc"),
        (CallConv(8), "fastcc"),
        (CallConv(9), "coldcc"),
        (CallConv(10), "ghccc"),
        (CallConv(13), "anyregcc"),
        (CallConv(14), "preserve_mostcc"),
        (CallConv(15), "preserve_allcc"),
        (CallConv(16), "swiftcc"),
        (CallConv(17), "cxx_fast_tlscc"),
        (CallConv(18), "tailcc"),
        (CallConv(19), "cfguard_checkcc"),
        (CallConv(20), "swifttailcc"),
        (CallConv(21), "preserve_nonecc"),
        (CallConv(64), "x86_stdcallcc"),
        (CallConv(65), "x86_fastcallcc"),
        (CallConv(66), "arm_apcscc"),
        (CallConv(67), "arm_aapcscc"),
        (CallConv(68), "arm_aapcs_vfpcc"),
        (CallConv(69), "msp430_intrcc"),
        (CallConv(70), "x86_thiscallcc"),
        (CallConv(71), "ptx_kernel"),
        (CallConv(72), "ptx_device"),
        (CallConv(75), "spir_func"),
        (CallConv(76), "spir_kernel"),
        (CallConv(77), "intel_ocl_bicc"),
        (CallConv(78), "x86_64_sysvcc"),
        (CallConv(79), "win64cc"),
        (CallConv(80), "x86_vectorcallcc"),
        (CallConv(81), "hhvmcc"),
        (CallConv(82), "hhvm_ccc"),
        (CallConv(83), "x86_intrcc"),
        (CallConv(84), "avr_intrcc"),
        (CallConv(85), "avr_signalcc"),
        (CallConv(87), "amdgpu_vs"),
        (CallConv(88), "amdgpu_gs"),
        (CallConv(89), "amdgpu_ps"),
        (CallConv(90), "amdgpu_cs"),
        (CallConv(91), "amdgpu_kernel"),
        (CallConv(92), "x86_regcallcc"),
        (CallConv(93), "amdgpu_hs"),
        (CallConv(95), "amdgpu_ls"),
        (CallConv(96), "amdgpu_es"),
        (CallConv(97), "aarch64_vector_pcs"),
        (CallConv(98), "aarch64_sve_vector_pcs"),
        (CallConv(100), "amdgpu_gfx"),
        (CallConv(101), "m68k_intrcc"),
        (CallConv(102), "aarch64_sme_preservemost_from_x0"),
        (CallConv(103), "aarch64_sme_preservemost_from_x2"),
        (CallConv(104), "amdgpu_cs_chain"),
        (CallConv(105), "amdgpu_cs_chain_preserve"),
        (CallConv(106), "m68k_rtdcc"),
        (CallConv(107), "graalcc"),
        (CallConv(110), "riscv_vector_cc"),
        (CallConv(111), "aarch64_sme_preservemost_from_x1"),
    ];

    /// The keyword, if the convention has one.
    pub fn name(self) -> Option<&'static str> {
        CallConv::NAMES.iter().find(|(c, _)| *c == self).map(|(_, n)| *n)
    }

    /// The convention of a keyword.
    pub fn from_name(name: &str) -> Option<CallConv> {
        CallConv::NAMES.iter().find(|(_, n)| *n == name).map(|(c, _)| *c)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn predicates() {
        assert_eq!(FloatPred::Olt.inverse(), FloatPred::Uge);
        assert_eq!(FloatPred::Olt.swapped(), FloatPred::Ogt);
        assert_eq!(FloatPred::Ule.swapped(), FloatPred::Uge);
        for &p in FloatPred::ALL {
            assert_eq!(p.inverse().inverse(), p);
            assert_eq!(p.swapped().swapped(), p);
        }
        for &p in IntPred::ALL {
            assert_eq!(p.inverse().inverse(), p);
            assert_eq!(p.swapped().swapped(), p);
            assert_eq!(IntPred::from_name(p.name()), Some(p));
        }
        assert_eq!(Align::new(16).map(|a| a.at_offset(4).bytes()), Some(4));
    }
}
