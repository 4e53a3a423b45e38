//! Instruction modifiers: what stands between the dots after an opcode.
//!
//! Every spelling belongs to exactly one value, so reading a modifier needs no context. Where one spelling
//! means different things for different opcodes (`.lo` of `mul` and of `setp`, `.and` of `atom` and of
//! `setp`), it is one value here and the accessors of `Inst` give it the meaning the opcode has for it.

use super::named::named_enum;
use super::types::{ScalarType, StateSpace, VectorSize};

named_enum! {
    /// Rounding of a floating-point result, or to an integral value.
    pub enum Rounding {
        Rn = "rn",
        Rz = "rz",
        Rm = "rm",
        Rp = "rp",
        /// To nearest, ties away from zero (tf32 conversions).
        Rna = "rna",
        /// Stochastic.
        Rs = "rs",
        Rni = "rni",
        Rzi = "rzi",
        Rmi = "rmi",
        Rpi = "rpi",
    }
}

named_enum! {
    /// A comparison of `setp`, `set`, `vset`. As modifiers, `lo` and `hi` are [`Flag::Lo`] and [`Flag::Hi`].
    pub enum CmpOp {
        Eq = "eq",
        Ne = "ne",
        Lt = "lt",
        Le = "le",
        Gt = "gt",
        Ge = "ge",
        Lo = "lo",
        Ls = "ls",
        Hi = "hi",
        Hs = "hs",
        Equ = "equ",
        Neu = "neu",
        Ltu = "ltu",
        Leu = "leu",
        Gtu = "gtu",
        Geu = "geu",
        Num = "num",
        Nan = "nan",
    }
}

named_enum! {
    /// The operation of atomics, reductions, `redux`, and the boolean operation of `setp`, `bar.red`, `mma`.
    pub enum ReduceOp {
        Add = "add",
        Inc = "inc",
        Dec = "dec",
        Min = "min",
        Max = "max",
        And = "and",
        Or = "or",
        Xor = "xor",
        Exch = "exch",
        Cas = "cas",
        Popc = "popc",
    }
}

named_enum! {
    /// Cache operators of loads, stores and `cp.async`.
    pub enum CacheOp {
        Ca = "ca",
        Cg = "cg",
        Cs = "cs",
        Lu = "lu",
        Cv = "cv",
        Wb = "wb",
        Wt = "wt",
    }
}

named_enum! {
    /// Cache levels, eviction priorities, prefetch sizes.
    pub enum CacheHint {
        L1 = "L1",
        L2 = "L2",
        L1EvictNormal = "L1::evict_normal",
        L1EvictUnchanged = "L1::evict_unchanged",
        L1EvictFirst = "L1::evict_first",
        L1EvictLast = "L1::evict_last",
        L1NoAllocate = "L1::no_allocate",
        L2EvictNormal = "L2::evict_normal",
        L2EvictUnchanged = "L2::evict_unchanged",
        L2EvictFirst = "L2::evict_first",
        L2EvictLast = "L2::evict_last",
        L2CacheHint = "L2::cache_hint",
        L2Prefetch64B = "L2::64B",
        L2Prefetch128B = "L2::128B",
        L2Prefetch256B = "L2::256B",
    }
}

named_enum! {
    /// Who must observe a memory operation.
    pub enum Scope {
        Cta = "cta",
        Cluster = "cluster",
        Gpu = "gpu",
        Sys = "sys",
        /// `membar`'s spelling of gpu.
        Gl = "gl",
    }
}

named_enum! {
    /// Memory ordering of loads, stores, atomics and fences.
    pub enum MemOrder {
        Weak = "weak",
        Relaxed = "relaxed",
        Acquire = "acquire",
        Release = "release",
        AcqRel = "acq_rel",
        Sc = "sc",
        Volatile = "volatile",
    }
}

named_enum! {
    /// Texture and surface geometries, and the number of dimensions of tensor copies.
    pub enum Geometry {
        D1 = "1d",
        D2 = "2d",
        D3 = "3d",
        D4 = "4d",
        D5 = "5d",
        A1d = "a1d",
        A2d = "a2d",
        Cube = "cube",
        Acube = "acube",
        Ms2d = "2dms",
        Msa2d = "a2dms",
    }
}

named_enum! {
    /// Fields asked for by `txq` and `suq`.
    pub enum Query {
        Width = "width",
        Height = "height",
        Depth = "depth",
        ChannelDataType = "channel_data_type",
        ChannelOrder = "channel_order",
        NormalizedCoords = "normalized_coords",
        ForceUnnormalizedCoords = "force_unnormalized_coords",
        FilterMode = "filter_mode",
        AddrMode0 = "addr_mode_0",
        AddrMode1 = "addr_mode_1",
        AddrMode2 = "addr_mode_2",
        ArraySize = "array_size",
        NumMipmapLevels = "num_mipmap_levels",
        NumSamples = "num_samples",
        MemoryLayout = "memory_layout",
    }
}

named_enum! {
    /// Fields set by `tensormap.replace`.
    pub enum TensormapField {
        GlobalAddress = "global_address",
        Rank = "rank",
        BoxDim = "box_dim",
        GlobalDim = "global_dim",
        GlobalStride = "global_stride",
        ElementStride = "element_stride",
        Elemtype = "elemtype",
        InterleaveLayout = "interleave_layout",
        SwizzleMode = "swizzle_mode",
        SwizzleAtomicity = "swizzle_atomicity",
        FillMode = "fill_mode",
    }
}

named_enum! {
    /// Element kind of `mma` with block scaling and of `tcgen05.mma`.
    pub enum MmaKind {
        F16 = "kind::f16",
        Tf32 = "kind::tf32",
        F8f6f4 = "kind::f8f6f4",
        I8 = "kind::i8",
        Mxf8f6f4 = "kind::mxf8f6f4",
        Mxf4 = "kind::mxf4",
        Mxf4nvf4 = "kind::mxf4nvf4",
    }
}

named_enum! {
    /// Shapes without a k: matrices of `ldmatrix`, and the access shapes of `tcgen05`.
    pub enum MatShape {
        M8n8 = "m8n8",
        M16n16 = "m16n16",
        M8n16 = "m8n16",
        M16n8 = "m16n8",
        S16x64b = "16x64b",
        S16x128b = "16x128b",
        S16x256b = "16x256b",
        S32x32b = "32x32b",
        S16x32bx2 = "16x32bx2",
        S128x256b = "128x256b",
        S4x256b = "4x256b",
        S128x128b = "128x128b",
        S64x128b = "64x128b",
        S32x128b = "32x128b",
    }
}

named_enum! {
    /// Everything that is a word of its own.
    pub enum Flag {
        // arithmetic
        Ftz = "ftz",
        Noftz = "noftz",
        Sat = "sat",
        Satfinite = "satfinite",
        Relu = "relu",
        Approx = "approx",
        Full = "full",
        Cc = "cc",
        Hi = "hi",
        Lo = "lo",
        Wide = "wide",
        NaN = "NaN",
        Xorsign = "xorsign",
        Abs = "abs",
        Oob = "oob",
        Shiftamt = "shiftamt",
        Po = "po",
        Shr7 = "shr7",
        Shr15 = "shr15",
        AccF32 = "acc::f32",
        AccF16 = "acc::f16",
        ScaledN2Ue8m0 = "scaled::n2::ue8m0",
        // classes of testp
        Finite = "finite",
        Infinite = "infinite",
        Number = "number",
        Notanumber = "notanumber",
        Normal = "normal",
        Subnormal = "subnormal",
        // modes of prmt
        F4e = "f4e",
        B4e = "b4e",
        Rc8 = "rc8",
        Ecl = "ecl",
        Ecr = "ecr",
        Rc16 = "rc16",
        // directions, out-of-range behaviour
        L = "l",
        R = "r",
        G = "g",
        Wrap = "wrap",
        Clamp = "clamp",
        Zero = "zero",
        Trap = "trap",
        // warp operations
        Sync = "sync",
        Aligned = "aligned",
        All = "all",
        Any = "any",
        Uni = "uni",
        Ballot = "ballot",
        Up = "up",
        Down = "down",
        Bfly = "bfly",
        Idx = "idx",
        // address conversion, loads
        To = "to",
        Nc = "nc",
        Mmio = "mmio",
        Unified = "unified",
        // textures and surfaces
        Base = "base",
        Level = "level",
        Grad = "grad",
        P = "p",
        // matrices
        A = "a",
        B = "b",
        C = "c",
        D = "d",
        Row = "row",
        Col = "col",
        Trans = "trans",
        Sp = "sp",
        SpOrderedMetadata = "sp::ordered_metadata",
        BlockScale = "block_scale",
        ScaleVec1X = "scale_vec::1X",
        ScaleVec2X = "scale_vec::2X",
        ScaleVec4X = "scale_vec::4X",
        Block16 = "block16",
        Block32 = "block32",
        // asynchronous copies and barriers
        Async = "async",
        Bulk = "bulk",
        BulkGroup = "bulk_group",
        Tensor = "tensor",
        Arrive = "arrive",
        ExpectTx = "expect_tx",
        Noinc = "noinc",
        NoComplete = "noComplete",
        Parity = "parity",
        Read = "read",
        Tile = "tile",
        TileGather4 = "tile::gather4",
        TileScatter4 = "tile::scatter4",
        Im2col = "im2col",
        Im2colNoOffs = "im2col_no_offs",
        Im2colW = "im2col::w",
        Im2colW128 = "im2col::w::128",
        CpMask = "cp_mask",
        IgnoreOob = "ignore_oob",
        MbarrierCompleteTxBytes = "mbarrier::complete_tx::bytes",
        MbarrierCompleteTx16B = "mbarrier::complete_tx::16B",
        MbarrierReportFabric = "mbarrier::report::fabric",
        MbarrierArriveOne = "mbarrier::arrive::one",
        MulticastCluster = "multicast::cluster",
        MulticastClusterAll = "multicast::cluster::all",
        CtaGroup1 = "cta_group::1",
        CtaGroup2 = "cta_group::2",
        // fabric
        Multimem = "multimem",
        CountedBytes = "counted::bytes",
        OverrideGlobalAddress = "override::global_address",
        OverrideGlobalDim = "override::global_dim",
        OverrideGlobalDimStride = "override::global_dim_stride",
        OpRestrictFetching = "op_restrict::fetching",
        SyncRestrictReads = "sync_restrict::reads",
        // fences and proxies
        Proxy = "proxy",
        Alias = "alias",
        AsyncGeneric = "async::generic",
        TensormapGeneric = "tensormap::generic",
        Tensormap = "tensormap",
        SyncRestrictSharedCta = "sync_restrict::shared::cta",
        SyncRestrictSharedCluster = "sync_restrict::shared::cluster",
        // createpolicy
        Fractional = "fractional",
        Range = "range",
        Cvt = "cvt",
        // tcgen05
        Pack16b = "pack::16b",
        Unpack16b = "unpack::16b",
        Warpx2_02_13 = "warpx2::02_13",
        Warpx2_01_23 = "warpx2::01_23",
        Warpx4 = "warpx4",
        Ashift = "ashift",
        CollectorAFill = "collector::a::fill",
        CollectorAUse = "collector::a::use",
        CollectorALastuse = "collector::a::lastuse",
        CollectorADiscard = "collector::a::discard",
        CollectorB0Fill = "collector::b0::fill",
        CollectorB0Use = "collector::b0::use",
        CollectorB0Lastuse = "collector::b0::lastuse",
        CollectorB0Discard = "collector::b0::discard",
        CollectorB1Fill = "collector::b1::fill",
        CollectorB1Use = "collector::b1::use",
        CollectorB1Lastuse = "collector::b1::lastuse",
        CollectorB1Discard = "collector::b1::discard",
        CollectorB2Fill = "collector::b2::fill",
        CollectorB2Use = "collector::b2::use",
        CollectorB2Lastuse = "collector::b2::lastuse",
        CollectorB2Discard = "collector::b2::discard",
        CollectorB3Fill = "collector::b3::fill",
        CollectorB3Use = "collector::b3::use",
        CollectorB3Lastuse = "collector::b3::lastuse",
        CollectorB3Discard = "collector::b3::discard",
        // clusterlaunchcontrol
        IsCanceled = "is_canceled",
        GetFirstCtaid = "get_first_ctaid",
        GetFirstCtaidX = "get_first_ctaid::x",
        GetFirstCtaidY = "get_first_ctaid::y",
        GetFirstCtaidZ = "get_first_ctaid::z",
        // pmevent
        Mask = "mask",
    }
}

/// `m16n8k16`: the shape of a matrix product.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MmaShape(u16);

impl MmaShape {
    /// `None` unless m is 8, 16, 32, 64; n a multiple of 8 up to 256; k a multiple of 4 up to 256.
    pub const fn new(m: u32, n: u32, k: u32) -> Option<MmaShape> {
        let m = match m {
            8 => 0,
            16 => 1,
            32 => 2,
            64 => 3,
            _ => return None,
        };
        if n == 0 || n > 256 || !n.is_multiple_of(8) || k == 0 || k > 256 || !k.is_multiple_of(4) {
            return None;
        }
        Some(MmaShape((m << 11) | (((n / 8 - 1) as u16) << 6) | (k / 4 - 1) as u16))
    }

    /// Rows of the result.
    pub const fn m(self) -> u32 {
        8 << (self.0 >> 11)
    }

    /// Columns of the result.
    pub const fn n(self) -> u32 {
        ((self.0 as u32 >> 6 & 31) + 1) * 8
    }

    /// The dimension that is summed over.
    pub const fn k(self) -> u32 {
        ((self.0 as u32 & 63) + 1) * 4
    }

    /// Reads `m16n8k16`.
    fn parse(text: &str) -> Option<MmaShape> {
        let (m, rest) = text.strip_prefix('m')?.split_once('n')?;
        let (n, k) = rest.split_once('k')?;
        let number = |s: &str| -> Option<u32> {
            if s.is_empty() || s.len() > 3 || s.starts_with('0') || !s.bytes().all(|b| b.is_ascii_digit()) {
                return None;
            }
            s.parse().ok()
        };
        MmaShape::new(number(m)?, number(n)?, number(k)?)
    }
}

impl std::fmt::Debug for MmaShape {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "m{}n{}k{}", self.m(), self.n(), self.k())
    }
}

/// One modifier.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Modifier {
    /// A type: `.u32`.
    Type(ScalarType),
    /// A state space: `.global`.
    Space(StateSpace),
    /// A vector: `.v4`.
    Vec(VectorSize),
    /// A rounding: `.rn`.
    Rounding(Rounding),
    /// Never `CmpOp::Lo` or `CmpOp::Hi` (use `From<CmpOp>`).
    Cmp(CmpOp),
    /// An operation of an atomic, a reduction or a shuffle: `.add`.
    Op(ReduceOp),
    /// A cache operator: `.cg`.
    Cache(CacheOp),
    /// An eviction priority or prefetch size: `.L2::128B`.
    Hint(CacheHint),
    /// A scope: `.gpu`.
    Scope(Scope),
    /// A memory order: `.acquire`.
    Order(MemOrder),
    /// The geometry of a texture: `.2d`.
    Geometry(Geometry),
    /// What is asked of a texture or surface: `.width`.
    Query(Query),
    /// A field of a tensor map: `.global_address`.
    Tensormap(TensormapField),
    /// The kind of a matrix operation: `.kind::f16`.
    Kind(MmaKind),
    /// The shape of matrices that are moved: `.m8n8`.
    MatShape(MatShape),
    /// The shape of a matrix operation: `.m16n8k16`.
    Shape(MmaShape),
    /// `.x4`: how many matrices or repetitions.
    Count(u8),
    /// Any other word: `.sat`.
    Flag(Flag),
}

macro_rules! from_part {
    ($($part:ident => $variant:ident;)*) => {
        $(impl From<$part> for Modifier {
            fn from(part: $part) -> Modifier {
                Modifier::$variant(part)
            }
        })*
    };
}

from_part! {
    ScalarType => Type;
    StateSpace => Space;
    VectorSize => Vec;
    Rounding => Rounding;
    ReduceOp => Op;
    CacheOp => Cache;
    CacheHint => Hint;
    Scope => Scope;
    MemOrder => Order;
    Geometry => Geometry;
    Query => Query;
    TensormapField => Tensormap;
    MmaKind => Kind;
    MatShape => MatShape;
    MmaShape => Shape;
    Flag => Flag;
}

impl From<CmpOp> for Modifier {
    fn from(cmp: CmpOp) -> Modifier {
        match cmp {
            CmpOp::Lo => Modifier::Flag(Flag::Lo),
            CmpOp::Hi => Modifier::Flag(Flag::Hi),
            other => Modifier::Cmp(other),
        }
    }
}

impl Modifier {
    /// The spelling without the dot, for those that are a fixed word (not shapes and counts).
    pub(crate) fn fixed_text(self) -> Option<&'static str> {
        Some(match self {
            Modifier::Type(x) => x.text(),
            Modifier::Space(x) => x.text(),
            Modifier::Vec(x) => x.text(),
            Modifier::Rounding(x) => x.text(),
            Modifier::Cmp(x) => x.text(),
            Modifier::Op(x) => x.text(),
            Modifier::Cache(x) => x.text(),
            Modifier::Hint(x) => x.text(),
            Modifier::Scope(x) => x.text(),
            Modifier::Order(x) => x.text(),
            Modifier::Geometry(x) => x.text(),
            Modifier::Query(x) => x.text(),
            Modifier::Tensormap(x) => x.text(),
            Modifier::Kind(x) => x.text(),
            Modifier::MatShape(x) => x.text(),
            Modifier::Flag(x) => x.text(),
            Modifier::Shape(_) | Modifier::Count(_) => return None,
        })
    }

    /// Reads a modifier without its dot.
    pub fn parse(text: &str) -> Option<Modifier> {
        macro_rules! first_of {
            ($($part:ident),*) => {
                $(if let Some(part) = $part::from_text(text) {
                    return Some(part.into());
                })*
            };
        }
        // Types and spaces are most of what is read; of a word with two meanings the flag is the one.
        first_of!(ScalarType, StateSpace, Flag, MatShape, MmaKind, TensormapField, Query, Geometry, MemOrder);
        first_of!(Scope, CacheHint, CacheOp, ReduceOp, CmpOp, Rounding, VectorSize);
        if let Some(shape) = MmaShape::parse(text) {
            return Some(Modifier::Shape(shape));
        }
        let count = text.strip_prefix('x')?;
        if count.starts_with('0') || count.len() > 3 || !count.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        count.parse().ok().map(Modifier::Count)
    }
}

impl std::fmt::Display for Modifier {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Modifier::Shape(shape) => write!(f, "{shape:?}"),
            Modifier::Count(count) => write!(f, "x{count}"),
            other => f.write_str(other.fixed_text().unwrap_or("")),
        }
    }
}

#[cfg(test)]
mod tests {
    use rustc_hash::FxHashMap;

    use super::*;

    #[test]
    fn every_spelling_has_one_meaning() {
        fn check(seen: &mut FxHashMap<String, Modifier>, m: Modifier) {
            let text = m.to_string();
            assert_eq!(Modifier::parse(&text), Some(m), "{text}");
            if let Some(old) = seen.insert(text.clone(), m) {
                assert_eq!(old, m, "{text} is two modifiers");
            }
        }
        let mut seen = FxHashMap::default();
        macro_rules! all {
            ($($part:ident),*) => { $(for &part in $part::ALL { check(&mut seen, Modifier::from(part)); })* };
        }
        all!(
            ScalarType,
            StateSpace,
            VectorSize,
            Rounding,
            CmpOp,
            ReduceOp,
            CacheOp,
            CacheHint,
            Scope,
            MemOrder,
            Geometry,
            Query,
            TensormapField,
            MmaKind,
            MatShape,
            Flag
        );
        for count in [1, 2, 4, 8, 128] {
            check(&mut seen, Modifier::Count(count));
        }
        check(&mut seen, MmaShape::new(64, 256, 16).unwrap().into());
        check(&mut seen, MmaShape::new(8, 8, 4).unwrap().into());
        check(&mut seen, MmaShape::new(16, 8, 256).unwrap().into());
        assert_eq!(std::mem::size_of::<Modifier>(), 4);
    }

    #[test]
    fn nonsense_is_no_modifier() {
        for text in ["", "x", "x0", "x999", "m16n9", "m0n8k8", "m16n8k08", "foo", "m16n7k8", "x04"] {
            assert_eq!(Modifier::parse(text), None, "{text}");
        }
    }
}
