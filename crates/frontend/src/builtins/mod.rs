//! The functions the compiler knows by name, as one table: name, signature, value in constant expressions, lowering, gate.
//!
//! The frontend uses names and signatures to type calls ([`lookup`], [`Builtin::signature`]) and evaluates them as
//! [`Fold`] says; the IR generator reads the same rows for the lowering. Both match without a wildcard, so that the
//! compiler names the stage that a new kind of row was forgotten in. A call to a function that a header merely declares under one of these names is a
//! call to the builtin.
//!
//! # Signatures
//!
//! A signature is the return type followed by the parameter types, in the letters of the Itanium ABI: `v` void,
//! `b` bool, `c` char, `a` signed char, `h` unsigned char, `s`/`t` short, `i`/`j` int, `l`/`m` long, `x`/`y` long long,
//! `n`/`o` `__int128`, `w` wchar_t, `f` float, `d` double, `e` long double, `g` `__float128`, `C` complex, `P` pointer to, `K` const,
//! `V` volatile, and last `z` for `...`. Three letters of our own:
//!
//! * `T`: the pointee of the first argument without its qualifiers. The first parameter `PT` matches any object pointer.
//! * `A`: any type; the argument is decayed and read but not converted. As return type: the type of the first argument.
//! * `?`: the parameters after it are optional.

mod cuda;
mod gnu;
mod host;
mod mma;
mod nvvm;
mod runtime;
mod surface;

use oxicc_arch::Feature;

use crate::tree::expr::UnaryOp;

/// One builtin function.
#[derive(Debug)]
pub struct Builtin {
    pub name: &'static str,
    /// See the module documentation; decode with [`Builtin::signature`].
    signature: &'static str,
    /// How calls are evaluated in constant expressions.
    pub fold: Fold,
    pub lowering: Lowering,
    /// Targets without this feature reject the call.
    pub gate: Option<Feature>,
    /// The reference calls it a host function: calling it from device code is an error there. Lowered where that is
    /// simple, so that the decision stays with the caller.
    pub host: bool,
    /// The first toolkit whose headers call it. It is known whatever toolkit the text is of.
    pub since: (u8, u8),
}

/// How the IR generator lowers a call. Data only: nothing here depends on the IR.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lowering {
    /// The intrinsic named like the builtin: `__nvvm_add_rn_f` is `llvm.nvvm.add.rn.f`.
    Same,
    /// This intrinsic with the same operands.
    Intrinsic(&'static str),
    /// This intrinsic without operands, which gives a bit.
    Predicate(&'static str),
    /// An operation of the IR or a short sequence of them, on the values of the operands.
    Op(Op),
    /// The same with operands that are not all read as values.
    Form(Form),
    /// Nothing is left to lower: the analysis makes another expression of every call.
    Replaced(Replacement),
    /// In the same way, this operator on the operand.
    Operator(UnaryOp),
    /// A function of the C library or math library.
    Library(&'static str),
    /// An ordinary call of the function itself.
    External,
    /// `isspacep`.
    IsSpace(&'static str),
    /// Generic pointer to an integer address in the address space.
    ToSpace(u32),
    /// Integer address in the address space to a generic pointer.
    FromSpace(u32),
    /// Relaxed read-modify-write: address, operand.
    Atomic {
        op: AtomicOp,
        scope: AtomicScope,
    },
    /// Relaxed compare-and-swap: address, expected, new; gives the old value.
    AtomicCas(AtomicScope),
    /// 128-bit exchange or compare-and-swap, everything by address: object, expected value (for the latter), new value, result.
    Atomic128 {
        cas: bool,
        scope: AtomicScope,
    },
    /// Packed float addition: object, operand, result, by address.
    AtomicVector {
        lanes: u8,
        scope: AtomicScope,
    },
    /// `__nv_atomic_*`.
    NvAtomic(NvAtomic),
    NvFence,
    /// f32x2 arithmetic, everything by address: result, then operands. The PTX instruction is given.
    Packed(&'static str),
    /// all, any, uni, ballot.
    Vote(u8),
    MatchAny,
    MatchAll,
    /// A shuffle in this mode.
    Shuffle(&'static str),
    /// `cp.async` of so many bytes: shared destination, global source, source bytes.
    CopyAsync(u8),
    /// Three coordinates of a special register through pointers.
    ClusterCoords(&'static str),
    MemcpyAligned(u8),
    TextureCall,
    MmaLoad(Fragment),
    MmaStore(Fragment),
    Mma(MmaShape),
    Wgmma(Wgmma),
    /// An instruction with the operands as they are.
    Asm {
        text: &'static str,
        constraints: &'static str,
        /// Never merged, moved or left out.
        is_volatile: bool,
    },
    /// The upper or lower half of two words after a shift: lower word, upper word, distance. A distance over 32 counts modulo
    /// 32 or as 32.
    FunnelShift {
        left: bool,
        clamp: bool,
    },
    /// Two products of halves with bytes, the lower or upper two of the second operand, added to the third.
    DotProduct2 {
        intrinsic: &'static str,
        high: bool,
    },
    /// A load of global memory that nothing writes while the kernel runs.
    ReadOnlyLoad,
    /// The same of a vector: source, where the result goes.
    ReadOnlyVectorLoad {
        element: BaseType,
        lanes: u8,
    },
    /// Known by name only: no target has it.
    Unsupported,
}

/// Operations on values that need no further description.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Op {
    Abs,
    Alloca,
    AssumeAligned,
    Bitcast,
    Bitreverse,
    Bswap,
    Class(FloatClass),
    Clrsb,
    Clz,
    Compare(FloatRelation),
    Ctz,
    Expect,
    ExpectWithProbability,
    Ffs,
    /// The first operand.
    First,
    HalfToFloat,
    Memcpy,
    Memmove,
    Memset,
    Parity,
    Popcount,
    SMax,
    SMin,
    UMax,
    UMin,
}

/// Forms that look like calls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    Assume,
    CorrespondingMember,
    False,
    Infinity,
    InterconvertibleMember,
    Nan,
    Nothing,
    Overflow(Overflow),
    Trap,
    Unreachable,
    Va(VaList),
}

/// What the analysis makes of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replacement {
    Column,
    /// A complex number of its parts.
    Complex,
    File,
    Function,
    Line,
    /// The operand.
    Operand,
    SourceLocation,
    /// The number of a kind of types in GCC's `typeclass.h`.
    TypeClass,
}

/// Questions about a floating-point number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloatClass {
    Finite,
    Infinite,
    Nan,
    /// The sign bit is set.
    Negative,
    Normal,
}

/// Comparisons that raise no exception.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloatRelation {
    Greater,
    GreaterEqual,
    Less,
    LessEqual,
    LessGreater,
    Unordered,
}

/// Exact arithmetic that says whether the result fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overflow {
    Add,
    Sub,
    Mul,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VaList {
    Copy,
    End,
    Start,
}

/// How a call is evaluated in constant expressions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    /// It is never constant.
    Never,
    CompareMemory {
        /// A zero ends the operands.
        strings: bool,
    },
    ConstantP,
    FindByte,
    /// The first operand.
    First,
    Float(FloatFold),
    Infinity,
    Int(IntFold),
    IsConstantEvaluated,
    IsLockFree,
    MemberRelation,
    Nan {
        signaling: bool,
    },
    Nothing,
    Overflow(Overflow),
    StringLength,
    Unreachable,
}

/// Functions of one integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IntFold {
    Abs,
    Bswap,
    Clz,
    Ctz,
    Ffs,
    Parity,
    Popcount,
}

/// Functions of one or two floating-point numbers that are exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloatFold {
    Abs,
    Ceil,
    Class(FloatClass),
    Compare(FloatRelation),
    CopySign,
    Floor,
    Max,
    Min,
    Trunc,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtomicOp {
    Exch,
    Add,
    And,
    Or,
    Xor,
    SMax,
    SMin,
    UMax,
    UMin,
    FAdd,
    Inc,
    Dec,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtomicScope {
    Block,
    Device,
    System,
}

/// The C++ atomics; the forms without `N` pass values by address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NvAtomic {
    Load,
    LoadN,
    Store,
    StoreN,
    Exchange,
    ExchangeN,
    CompareExchange,
    CompareExchangeN,
    Add,
    Sub,
    And,
    Or,
    Xor,
    Max,
    Min,
}

/// A matrix fragment in memory or registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fragment {
    pub shape: &'static str,
    /// `a`, `b`, `c` or `d`.
    pub frag: &'static str,
    pub ty: &'static str,
    /// Registers per thread.
    pub regs: u8,
}

/// `wmma.mma`: D = A * B + C.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MmaShape {
    pub shape: &'static str,
    pub d: &'static str,
    pub ab: &'static str,
    pub c: &'static str,
    /// Registers per thread of D, A, B, C.
    pub regs: [u8; 4],
    /// `xor.popc`, `and.popc` or empty.
    pub op: &'static str,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wgmma {
    F16,
    Bf16,
    Tf32,
    F8,
}

/// The oldest toolkit that is supported.
const OLDEST: (u8, u8) = (12, 0);

const fn row(name: &'static str, signature: &'static str, lowering: Lowering) -> Builtin {
    Builtin { name, signature, fold: Fold::Never, lowering, gate: None, host: false, since: OLDEST }
}

const fn since(name: &'static str, signature: &'static str, lowering: Lowering, since: (u8, u8)) -> Builtin {
    Builtin { since, ..row(name, signature, lowering) }
}

const fn gated(name: &'static str, signature: &'static str, lowering: Lowering, gate: Feature) -> Builtin {
    Builtin { gate: Some(gate), ..row(name, signature, lowering) }
}

const fn host(name: &'static str, signature: &'static str, lowering: Lowering) -> Builtin {
    Builtin { host: true, ..row(name, signature, lowering) }
}

/// `if consteval` calls it.
pub const IS_CONSTANT_EVALUATED: Builtin =
    row("__builtin_is_constant_evaluated", "b", Lowering::Form(Form::False)).folds(Fold::IsConstantEvaluated);

/// A call is left where arguments of a function decide.
pub const CONSTANT_P: Builtin =
    host("__builtin_constant_p", "iA", Lowering::Form(Form::False)).folds(Fold::ConstantP);

/// The rows of the table that can hold a name, by its prefix.
fn table_for(name: &str) -> &'static [Builtin] {
    const PREFIXES: &[(&str, &[Builtin])] = &[
        ("__builtin_", gnu::TABLE),
        ("__nvvm_sust_", surface::TABLE),
        ("__nvvm_", nvvm::TABLE),
        ("__nv_", cuda::TABLE),
        ("__match", cuda::TABLE),
        ("__syncthreads", cuda::TABLE),
        ("_alloca", cuda::TABLE),
        ("__atomic_", host::TABLE),
        ("__sync_", host::TABLE),
        ("__cxa_", runtime::TABLE),
        ("__gen_nvvm_", runtime::TABLE),
        ("_Z", runtime::TABLE),
        ("__", mma::TABLE),
    ];
    PREFIXES.iter().find(|(p, _)| name.starts_with(p)).map_or(&[], |(_, t)| t)
}

/// The builtin of this name.
pub fn lookup(name: &str) -> Option<&'static Builtin> {
    // Nearly all identifiers are ruled out by their first byte.
    if !name.starts_with('_') {
        return None;
    }
    let table = table_for(name);
    table.binary_search_by(|b| b.name.cmp(name)).ok().and_then(|i| table.get(i))
}

/// All rows.
pub fn all() -> impl Iterator<Item = &'static Builtin> {
    [cuda::TABLE, gnu::TABLE, host::TABLE, mma::TABLE, nvvm::TABLE, runtime::TABLE, surface::TABLE]
        .into_iter()
        .flatten()
}

/// A type in a signature, without the frontend's type table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BaseType {
    Void,
    Bool,
    Char,
    SChar,
    UChar,
    Short,
    UShort,
    Int,
    UInt,
    Long,
    ULong,
    LongLong,
    ULongLong,
    Int128,
    UInt128,
    WChar,
    Float,
    Double,
    LongDouble,
    Float128,
    /// The pointee of the first argument.
    Pointee,
    /// Any type, taken as it is.
    Any,
}

/// A base type behind at most one pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SigType {
    pub base: BaseType,
    /// A complex number of this type.
    pub complex: bool,
    pub pointer: bool,
    /// Qualifiers of the pointee.
    pub is_const: bool,
    pub is_volatile: bool,
}

/// A decoded signature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    pub ret: SigType,
    pub params: Vec<SigType>,
    /// How many parameters must be given.
    pub required: usize,
    pub variadic: bool,
}

impl Builtin {
    /// The same function, with values in constant expressions.
    const fn folds(self, fold: Fold) -> Builtin {
        Builtin { fold, ..self }
    }

    /// The types of the parameters and of the result.
    pub fn signature(&self) -> Signature {
        let mut types: Vec<SigType> = Vec::with_capacity(self.signature.len());
        let mut required = None;
        let mut variadic = false;
        const PLAIN: SigType = SigType {
            base: BaseType::Void,
            complex: false,
            pointer: false,
            is_const: false,
            is_volatile: false,
        };
        let mut current = PLAIN;
        for letter in self.signature.bytes() {
            match letter {
                b'P' => current.pointer = true,
                b'K' => current.is_const = true,
                b'V' => current.is_volatile = true,
                b'C' => current.complex = true,
                b'?' => required = Some(types.len().saturating_sub(1)),
                b'z' => variadic = true,
                _ => {
                    types.push(SigType { base: base_type(letter), ..current });
                    current = PLAIN;
                }
            }
        }
        let ret = if types.is_empty() { current } else { types.remove(0) };
        let required = required.unwrap_or(types.len());
        Signature { ret, params: types, required, variadic }
    }
}

fn base_type(letter: u8) -> BaseType {
    match letter {
        b'b' => BaseType::Bool,
        b'c' => BaseType::Char,
        b'a' => BaseType::SChar,
        b'h' => BaseType::UChar,
        b's' => BaseType::Short,
        b't' => BaseType::UShort,
        b'i' => BaseType::Int,
        b'j' => BaseType::UInt,
        b'l' => BaseType::Long,
        b'm' => BaseType::ULong,
        b'x' => BaseType::LongLong,
        b'y' => BaseType::ULongLong,
        b'n' => BaseType::Int128,
        b'o' => BaseType::UInt128,
        b'w' => BaseType::WChar,
        b'f' => BaseType::Float,
        b'd' => BaseType::Double,
        b'e' => BaseType::LongDouble,
        b'g' => BaseType::Float128,
        b'T' => BaseType::Pointee,
        b'A' => BaseType::Any,
        _ => BaseType::Void,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_is_found_by_its_name() {
        for b in all() {
            assert_eq!(lookup(b.name).map(|f| f.name), Some(b.name));
        }
        assert!(lookup("__nvvm_nonsense").is_none());
        assert!(lookup("printf").is_none());
    }

    #[test]
    fn newer_headers_call_more() {
        let newest: Vec<&str> = all().filter(|b| b.since == (13, 4)).map(|b| b.name).collect();
        assert_eq!(newest.len(), 43);
        assert!(newest.contains(&"__nv_ldg_ull2_impl"));
    }

    #[test]
    fn signatures_use_known_letters_only() {
        for b in all() {
            for c in b.signature.chars() {
                assert!("vbcahstijlmxynowfdegCPKVTAz?".contains(c), "{}: {}", b.name, b.signature);
            }
            assert!(!b.signature.is_empty());
        }
    }

    #[test]
    fn signatures_are_decoded() {
        let b = lookup("__nv_atomic_fetch_add").unwrap();
        let s = b.signature();
        assert_eq!(s.ret.base, BaseType::Pointee);
        assert_eq!(s.params.len(), 4);
        assert_eq!(s.required, 3);
        assert!(s.params[0].pointer);
        let b = lookup("__nvvm_atom_add_gen_i").unwrap().signature();
        assert_eq!(
            b.params[0],
            SigType {
                base: BaseType::Int,
                complex: false,
                pointer: true,
                is_const: false,
                is_volatile: true
            }
        );
    }
}
