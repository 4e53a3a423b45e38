//! Registers, labels, special registers, operands.

use smallvec::SmallVec;

use super::named::named_enum;
use crate::symbol::{Interner, Sym};

named_enum! {
    /// The usual name prefixes of virtual registers. A prefix is only a name: the type of a register is what
    /// its `.reg` declaration says, although code we emit follows the convention in the comments.
    pub enum RegClass {
        /// Predicates.
        P = "%p",
        /// 16-bit integers (and halves in the newer dialect).
        Rs = "%rs",
        /// 32-bit integers.
        R = "%r",
        /// 64-bit integers.
        Rd = "%rd",
        /// 128-bit integers.
        Rq = "%rq",
        /// f32.
        F = "%f",
        /// f64.
        Fd = "%fd",
        /// f16 and bf16 in the older dialect.
        H = "%h",
        /// Packed halves in the older dialect.
        Hh = "%hh",
    }
}

/// Bits below the class in a packed register.
const NUMBER_BITS: u32 = 27;
const NUMBER_MASK: u32 = (1 << NUMBER_BITS) - 1;

/// A virtual register: a class and a number, or a name. Four bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Reg(u32);

/// What a [`Reg`] is, unpacked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RegName {
    /// `%r12`
    Numbered(RegClass, u32),
    /// Any other name.
    Named(Sym),
    /// `_`: no register.
    Sink,
}

impl Reg {
    /// `_` as an element of a pair.
    pub const SINK: Reg = Reg(u32::MAX);
    /// The largest register number that fits.
    pub const MAX_NUMBER: u32 = NUMBER_MASK;

    /// `%r12`. Numbers above [`Reg::MAX_NUMBER`] wrap; use [`Reg::try_new`] for numbers from input.
    pub const fn new(class: RegClass, number: u32) -> Reg {
        Reg(((class as u32 + 1) << NUMBER_BITS) | (number & NUMBER_MASK))
    }

    /// A register by its number; none where the number is too large for one.
    pub const fn try_new(class: RegClass, number: u32) -> Option<Reg> {
        if number <= NUMBER_MASK { Some(Reg::new(class, number)) } else { None }
    }

    /// A register with a name of its own.
    pub fn named(name: Sym) -> Reg {
        Reg(name.raw() & NUMBER_MASK)
    }

    /// What it is called.
    pub fn name(self) -> RegName {
        if self == Reg::SINK {
            return RegName::Sink;
        }
        match self.0 >> NUMBER_BITS {
            0 => RegName::Named(Sym::from_raw(self.0)),
            n => match RegClass::ALL.get(n as usize - 1) {
                Some(&class) => RegName::Numbered(class, self.0 & NUMBER_MASK),
                None => RegName::Sink,
            },
        }
    }

    /// The class, for registers that have one.
    pub fn class(self) -> Option<RegClass> {
        match self.name() {
            RegName::Numbered(class, _) => Some(class),
            _ => None,
        }
    }

    /// The number within the class, for registers that have one.
    pub fn number(self) -> Option<u32> {
        match self.name() {
            RegName::Numbered(_, number) => Some(number),
            _ => None,
        }
    }

    /// Reads a register name: numbered when it is a usual prefix with a canonical number, named otherwise.
    pub fn from_text(text: &str, symbols: &mut Interner) -> Reg {
        match split_numbered(text) {
            Some((class, number)) => Reg::new(class, number),
            None => Reg::named(symbols.intern(text)),
        }
    }

    /// The register that a symbol names (that of a `.reg` parameter).
    pub fn from_symbol(name: Sym, symbols: &Interner) -> Reg {
        match split_numbered(symbols.name(name)) {
            Some((class, number)) => Reg::new(class, number),
            None => Reg::named(name),
        }
    }

    /// The name as text.
    pub fn to_text(self, symbols: &Interner) -> String {
        match self.name() {
            RegName::Numbered(class, number) => format!("{}{number}", class.text()),
            RegName::Named(sym) => symbols.name(sym).to_string(),
            RegName::Sink => "_".to_string(),
        }
    }
}

impl std::fmt::Debug for Reg {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.name() {
            RegName::Numbered(class, number) => write!(f, "{}{number}", class.text()),
            RegName::Named(sym) => write!(f, "reg#{}", sym.index()),
            RegName::Sink => f.write_str("_"),
        }
    }
}

/// The class whose prefix this text is.
pub(crate) fn class_of_prefix(prefix: &str) -> Option<RegClass> {
    Some(match prefix {
        "%p" => RegClass::P,
        "%rs" => RegClass::Rs,
        "%r" => RegClass::R,
        "%rd" => RegClass::Rd,
        "%rq" => RegClass::Rq,
        "%f" => RegClass::F,
        "%fd" => RegClass::Fd,
        "%h" => RegClass::H,
        "%hh" => RegClass::Hh,
        _ => return None,
    })
}

/// Splits `%r12` when the number is written canonically and fits.
pub(crate) fn split_numbered(text: &str) -> Option<(RegClass, u32)> {
    let (prefix, number) = split_trailing_number(text)?;
    let class = class_of_prefix(prefix)?;
    if number > Reg::MAX_NUMBER { None } else { Some((class, number)) }
}

/// Splits a name into a non-empty prefix and a canonical decimal number at its end.
pub(crate) fn split_trailing_number(text: &str) -> Option<(&str, u32)> {
    let digits = text.bytes().rev().take_while(u8::is_ascii_digit).count();
    if digits == 0 || digits > 9 || digits == text.len() {
        return None;
    }
    let (prefix, number) = text.split_at(text.len() - digits);
    if number.len() > 1 && number.starts_with('0') {
        return None;
    }
    Some((prefix, number.parse().ok()?))
}

/// A place in code.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Label {
    /// `$L__BB<func>_<block>`
    Block {
        /// The number of the function in its module.
        func: u32,
        /// The number of the block in its function.
        block: u32,
    },
    /// Any other name.
    Named(Sym),
}

impl Label {
    /// The label that is spelled so.
    pub fn from_text(text: &str, symbols: &mut Interner) -> Label {
        if let Some((func, block)) = text.strip_prefix("$L__BB").and_then(|rest| rest.split_once('_')) {
            let number = |s: &str| -> Option<u32> {
                let canonical = s == "0" || !s.starts_with('0');
                if !canonical || s.is_empty() || s.len() > 9 || !s.bytes().all(|b| b.is_ascii_digit()) {
                    return None;
                }
                s.parse().ok()
            };
            if let (Some(func), Some(block)) = (number(func), number(block)) {
                return Label::Block { func, block };
            }
        }
        Label::Named(symbols.intern(text))
    }

    /// How it is spelled.
    pub fn to_text(self, symbols: &Interner) -> String {
        match self {
            Label::Block { func, block } => format!("$L__BB{func}_{block}"),
            Label::Named(sym) => symbols.name(sym).to_string(),
        }
    }
}

named_enum! {
    /// A predefined read-only register (and the constant `WARP_SZ`), spelled with its component.
    pub enum SpecialReg {
        Tid = "%tid",
        TidX = "%tid.x",
        TidY = "%tid.y",
        TidZ = "%tid.z",
        TidW = "%tid.w",
        Ntid = "%ntid",
        NtidX = "%ntid.x",
        NtidY = "%ntid.y",
        NtidZ = "%ntid.z",
        NtidW = "%ntid.w",
        Ctaid = "%ctaid",
        CtaidX = "%ctaid.x",
        CtaidY = "%ctaid.y",
        CtaidZ = "%ctaid.z",
        CtaidW = "%ctaid.w",
        Nctaid = "%nctaid",
        NctaidX = "%nctaid.x",
        NctaidY = "%nctaid.y",
        NctaidZ = "%nctaid.z",
        NctaidW = "%nctaid.w",
        Laneid = "%laneid",
        Warpid = "%warpid",
        Nwarpid = "%nwarpid",
        Smid = "%smid",
        Nsmid = "%nsmid",
        Gridid = "%gridid",
        IsExplicitCluster = "%is_explicit_cluster",
        Clusterid = "%clusterid",
        ClusteridX = "%clusterid.x",
        ClusteridY = "%clusterid.y",
        ClusteridZ = "%clusterid.z",
        ClusteridW = "%clusterid.w",
        Nclusterid = "%nclusterid",
        NclusteridX = "%nclusterid.x",
        NclusteridY = "%nclusterid.y",
        NclusteridZ = "%nclusterid.z",
        NclusteridW = "%nclusterid.w",
        ClusterCtaid = "%cluster_ctaid",
        ClusterCtaidX = "%cluster_ctaid.x",
        ClusterCtaidY = "%cluster_ctaid.y",
        ClusterCtaidZ = "%cluster_ctaid.z",
        ClusterCtaidW = "%cluster_ctaid.w",
        ClusterNctaid = "%cluster_nctaid",
        ClusterNctaidX = "%cluster_nctaid.x",
        ClusterNctaidY = "%cluster_nctaid.y",
        ClusterNctaidZ = "%cluster_nctaid.z",
        ClusterNctaidW = "%cluster_nctaid.w",
        ClusterCtarank = "%cluster_ctarank",
        ClusterNctarank = "%cluster_nctarank",
        LanemaskEq = "%lanemask_eq",
        LanemaskLe = "%lanemask_le",
        LanemaskLt = "%lanemask_lt",
        LanemaskGe = "%lanemask_ge",
        LanemaskGt = "%lanemask_gt",
        Clock = "%clock",
        ClockHi = "%clock_hi",
        Clock64 = "%clock64",
        Pm0 = "%pm0",
        Pm1 = "%pm1",
        Pm2 = "%pm2",
        Pm3 = "%pm3",
        Pm4 = "%pm4",
        Pm5 = "%pm5",
        Pm6 = "%pm6",
        Pm7 = "%pm7",
        Pm0x64 = "%pm0_64",
        Pm1x64 = "%pm1_64",
        Pm2x64 = "%pm2_64",
        Pm3x64 = "%pm3_64",
        Pm4x64 = "%pm4_64",
        Pm5x64 = "%pm5_64",
        Pm6x64 = "%pm6_64",
        Pm7x64 = "%pm7_64",
        Envreg0 = "%envreg0",
        Envreg1 = "%envreg1",
        Envreg2 = "%envreg2",
        Envreg3 = "%envreg3",
        Envreg4 = "%envreg4",
        Envreg5 = "%envreg5",
        Envreg6 = "%envreg6",
        Envreg7 = "%envreg7",
        Envreg8 = "%envreg8",
        Envreg9 = "%envreg9",
        Envreg10 = "%envreg10",
        Envreg11 = "%envreg11",
        Envreg12 = "%envreg12",
        Envreg13 = "%envreg13",
        Envreg14 = "%envreg14",
        Envreg15 = "%envreg15",
        Envreg16 = "%envreg16",
        Envreg17 = "%envreg17",
        Envreg18 = "%envreg18",
        Envreg19 = "%envreg19",
        Envreg20 = "%envreg20",
        Envreg21 = "%envreg21",
        Envreg22 = "%envreg22",
        Envreg23 = "%envreg23",
        Envreg24 = "%envreg24",
        Envreg25 = "%envreg25",
        Envreg26 = "%envreg26",
        Envreg27 = "%envreg27",
        Envreg28 = "%envreg28",
        Envreg29 = "%envreg29",
        Envreg30 = "%envreg30",
        Envreg31 = "%envreg31",
        Globaltimer = "%globaltimer",
        GlobaltimerLo = "%globaltimer_lo",
        GlobaltimerHi = "%globaltimer_hi",
        ReservedSmemOffsetBegin = "%reserved_smem_offset_begin",
        ReservedSmemOffsetEnd = "%reserved_smem_offset_end",
        ReservedSmemOffsetCap = "%reserved_smem_offset_cap",
        ReservedSmemOffset0 = "%reserved_smem_offset_0",
        ReservedSmemOffset1 = "%reserved_smem_offset_1",
        TotalSmemSize = "%total_smem_size",
        AggrSmemSize = "%aggr_smem_size",
        DynamicSmemSize = "%dynamic_smem_size",
        CurrentGraphExec = "%current_graph_exec",
        WarpSz = "WARP_SZ",
    }
}

named_enum! {
    /// A part of a vector register, or a byte or half selected by a video instruction.
    pub enum Component {
        X = "x",
        Y = "y",
        Z = "z",
        W = "w",
        R = "r",
        G = "g",
        B = "b",
        A = "a",
        B0 = "b0",
        B1 = "b1",
        B2 = "b2",
        B3 = "b3",
        H0 = "h0",
        H1 = "h1",
    }
}

/// The elements of a braced, bracketed or parenthesised operand.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Group(pub SmallVec<[Operand; 4]>);

impl Group {
    /// A group of these elements.
    pub fn new(elements: impl IntoIterator<Item = Operand>) -> Box<Group> {
        Box::new(Group(elements.into_iter().collect()))
    }
}

impl std::ops::Deref for Group {
    type Target = [Operand];
    fn deref(&self) -> &[Operand] {
        &self.0
    }
}

/// An operand of an instruction. 16 bytes.
#[derive(Clone, PartialEq, Debug)]
pub enum Operand {
    /// A register.
    Reg(Reg),
    /// `!%p1`
    Not(Reg),
    /// `%v.x`, `%r1.b0`
    Part(Reg, Component),
    /// `%r1.b7610`, `%r1.h10`: lane selection of SIMD video instructions, kept as written.
    Lanes(Reg, Sym),
    /// `-%r1`, `-%r1.b0` (`vmad`)
    Neg(Box<Operand>),
    /// `%r1|%p1`; either may be [`Reg::SINK`].
    Pair(Reg, Reg),
    /// A special register: `%tid.x`.
    Special(SpecialReg),
    /// The bits of an integer constant; printed as signed decimal.
    Int(i64),
    /// `0x3C00`: an integer printed in hexadecimal with at least that many digits.
    Hex(u64, u8),
    /// `0f3F800000`
    F32(u32),
    /// `0d3FF0000000000000`; also what a decimal floating constant is read as.
    F64(u64),
    /// A variable, function or prototype name.
    Symbol(Sym),
    /// `sym+8` outside brackets: an address as a value.
    SymbolOffset(Sym, i32),
    /// `sym[3]` outside brackets.
    Index(Sym, u32),
    /// A branch target.
    Label(Label),
    /// `[%rd1+8]`
    RegAddr(Reg, i32),
    /// `[sym+8]`
    SymAddr(Sym, i32),
    /// `[4096]`
    AbsAddr(i64),
    /// `[%rd1, {%r1, %r2}]`: texture, surface and tensor coordinates. At least two elements.
    Bracket(Box<Group>),
    /// `{%f1, %f2}`
    Vector(Box<Group>),
    /// `{%f1, %f2}|%p1`: the texels of a texture access and whether they were resident.
    VectorPair(Box<Group>, Reg),
    /// `(param0, param1)`: arguments or results of a call.
    Paren(Box<Group>),
    /// `_`
    Sink,
}

impl From<Reg> for Operand {
    fn from(reg: Reg) -> Operand {
        Operand::Reg(reg)
    }
}

impl From<SpecialReg> for Operand {
    fn from(reg: SpecialReg) -> Operand {
        Operand::Special(reg)
    }
}

impl From<Label> for Operand {
    fn from(label: Label) -> Operand {
        Operand::Label(label)
    }
}

impl Operand {
    /// `{a, b}`
    pub fn vector(elements: impl IntoIterator<Item = Operand>) -> Operand {
        Operand::Vector(Group::new(elements))
    }

    /// `[a, b]`
    pub fn bracket(elements: impl IntoIterator<Item = Operand>) -> Operand {
        Operand::Bracket(Group::new(elements))
    }

    /// `(a, b)`
    pub fn paren(elements: impl IntoIterator<Item = Operand>) -> Operand {
        Operand::Paren(Group::new(elements))
    }

    /// A 16-bit float constant as cicc prints it.
    pub fn f16_bits(bits: u16) -> Operand {
        Operand::Hex(u64::from(bits), 4)
    }

    /// `0f...`: the bits of a single-precision number.
    pub fn f32(value: f32) -> Operand {
        Operand::F32(value.to_bits())
    }

    /// `0d...`: the bits of a double-precision number.
    pub fn f64(value: f64) -> Operand {
        Operand::F64(value.to_bits())
    }

    /// The register, if it is one.
    pub fn as_reg(&self) -> Option<Reg> {
        match *self {
            Operand::Reg(reg) => Some(reg),
            _ => None,
        }
    }

    /// The bits of an integer constant, however it was spelled.
    pub fn as_int(&self) -> Option<i64> {
        match *self {
            Operand::Int(value) => Some(value),
            Operand::Hex(value, _) => Some(value as i64),
            _ => None,
        }
    }

    /// The elements of a vector, or the operand itself as the only element.
    pub fn elements(&self) -> &[Operand] {
        match self {
            Operand::Vector(group)
            | Operand::VectorPair(group, _)
            | Operand::Bracket(group)
            | Operand::Paren(group) => group,
            single => std::slice::from_ref(single),
        }
    }

    /// Whether it is an address in brackets.
    pub fn is_address(&self) -> bool {
        matches!(
            self,
            Operand::RegAddr(..) | Operand::SymAddr(..) | Operand::AbsAddr(_) | Operand::Bracket(_)
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_stay_small() {
        assert_eq!(std::mem::size_of::<Reg>(), 4);
        assert_eq!(std::mem::size_of::<Operand>(), 16);
    }

    #[test]
    fn register_names_round_trip() {
        let mut t = Interner::new();
        for name in
            ["%r1", "%rd0", "%p17", "%rs5", "%fd3", "%rq2", "%SP", "tmp", "%r01", "%x9", "%r", "%r999999999"]
        {
            assert_eq!(Reg::from_text(name, &mut t).to_text(&t), name);
        }
        assert_eq!(Reg::from_text("%rd7", &mut t), Reg::new(RegClass::Rd, 7));
        assert_eq!(Reg::from_text("%hh12", &mut t).class(), Some(RegClass::Hh));
    }

    #[test]
    fn labels_round_trip() {
        let mut t = Interner::new();
        for name in ["$L__BB0_3", "$L__BB12_0", "$L__BB01_2", "LOOP", "$L__BB1_", "$L__BB1_2_3"] {
            assert_eq!(Label::from_text(name, &mut t).to_text(&t), name);
        }
        assert_eq!(Label::from_text("$L__BB0_3", &mut t), Label::Block { func: 0, block: 3 });
    }
}
