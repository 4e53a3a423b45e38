//! Attribute groups: numbers to attributes.

use crate::attributes::{Attr, AttrKind, MemoryEffects, ModRef};
use crate::types::{Type, Types};

/// Attribute kinds by their number in bitcode; the first is number 1.
const KINDS: &[AttrKind] = {
    use AttrKind::*;
    &[
        Alignment,
        AlwaysInline,
        ByVal,
        InlineHint,
        InReg,
        MinSize,
        Naked,
        Nest,
        NoAlias,
        NoBuiltin,
        NoCapture,
        NoDuplicate,
        NoImplicitFloat,
        NoInline,
        NonLazyBind,
        NoRedZone,
        NoReturn,
        NoUnwind,
        OptSize,
        ReadNone,
        ReadOnly,
        Returned,
        ReturnsTwice,
        SExt,
        StackAlignment,
        StackProtect,
        StackProtectReq,
        StackProtectStrong,
        StructRet,
        SanitizeAddress,
        SanitizeThread,
        SanitizeMemory,
        UwTable,
        ZExt,
        Builtin,
        Cold,
        OptNone,
        InAlloca,
        NonNull,
        JumpTable,
        Dereferenceable,
        DereferenceableOrNull,
        Convergent,
        SafeStack,
        ArgMemOnly,
        SwiftSelf,
        SwiftError,
        NoRecurse,
        InaccessibleMemOnly,
        InaccessibleMemOrArgMemOnly,
        AllocSize,
        WriteOnly,
        Speculatable,
        StrictFp,
        SanitizeHwAddress,
        NoCfCheck,
        OptForFuzzing,
        ShadowCallStack,
        SpeculativeLoadHardening,
        ImmArg,
        WillReturn,
        NoFree,
        NoSync,
        SanitizeMemTag,
        Preallocated,
        NoMerge,
        NullPointerIsValid,
        NoUndef,
        ByRef,
        MustProgress,
        NoCallback,
        Hot,
        NoProfile,
        VScaleRange,
        SwiftAsync,
        NoSanitizeCoverage,
        ElementType,
        DisableSanitizerInstrumentation,
        NoSanitizeBounds,
        AllocAlign,
        AllocatedPointer,
        AllocKind,
        PresplitCoroutine,
        FnRetThunkExtern,
        SkipProfile,
        Memory,
        NoFpClass,
        OptDebug,
        Writable,
        CoroDestroyOnlyWhenComplete,
        DeadOnUnwind,
        Range,
        SanitizeNumericalStability,
        Initializes,
        HybridPatchable,
        SanitizeRealtime,
        SanitizeRealtimeBlocking,
        CoroElideSafe,
        NoExt,
        NoDivergenceSource,
        SanitizeType,
        Captures,
        DeadOnReturn,
        SanitizeAllocToken,
        NoCreateUndefOrPoison,
    ]
};

fn kind(number: u64) -> Option<AttrKind> {
    let index = usize::try_from(number).ok()?.checked_sub(1)?;
    KINDS.get(index).copied()
}

/// The number of a kind in bitcode.
pub(super) fn number(kind: AttrKind) -> Option<u64> {
    KINDS.iter().position(|k| *k == kind).map(|i| i as u64 + 1)
}

/// The last kind that LLVM 7 knows.
pub(super) const LLVM_7_KINDS: u64 = 58;

/// The last kind that LLVM 19 and NVVM's readers of today know.
pub(super) const LLVM_19_KINDS: u64 = 94;

/// `memory(...)` as the number of its attribute.
pub(super) fn memory_bits(m: MemoryEffects) -> u64 {
    let bits = |r: ModRef| u64::from(r.bits());
    bits(m.arg) | bits(m.inaccessible) << 2 | bits(m.other) << 4
}

/// Classes of floats in `nofpclass`, with the names that stand for several first.
const FLOAT_CLASSES: &[(u64, &str)] = &[
    (0x3ff, "all"),
    (0x003, "nan"),
    (0x204, "inf"),
    (0x108, "norm"),
    (0x090, "sub"),
    (0x060, "zero"),
    (0x001, "snan"),
    (0x002, "qnan"),
    (0x004, "ninf"),
    (0x008, "nnorm"),
    (0x010, "nsub"),
    (0x020, "nzero"),
    (0x040, "pzero"),
    (0x080, "psub"),
    (0x100, "pnorm"),
    (0x200, "pinf"),
];

/// Words of `allockind`.
const ALLOC_KINDS: &[(u64, &str)] =
    &[(1, "alloc"), (2, "realloc"), (4, "free"), (8, "uninitialized"), (16, "zeroed"), (32, "aligned")];

/// The number of an attribute whose argument is kept as text; `None` when it cannot be said in bitcode.
pub(super) fn text_value(kind: AttrKind, text: &str) -> Option<u64> {
    let pair = || match text.split_once(',') {
        Some((a, b)) => Some((a.trim().parse::<u32>().ok()?, Some(b.trim().parse::<u32>().ok()?))),
        None => Some((text.trim().parse().ok()?, None)),
    };
    let words = |table: &[(u64, &str)], separator: char| {
        let words = text.trim_matches('"').split(separator).filter(|w| !w.is_empty());
        words.map(|w| Some(table.iter().find(|(_, n)| *n == w.trim())?.0)).try_fold(0, |a, b| Some(a | b?))
    };
    match kind {
        AttrKind::UwTable => Some(if text == "sync" { 1 } else { 2 }),
        AttrKind::AllocSize => pair().map(|(e, c)| u64::from(e) << 32 | c.map_or(0xffff_ffff, u64::from)),
        AttrKind::VScaleRange => pair().map(|(lo, hi)| u64::from(lo) << 32 | u64::from(hi.unwrap_or(lo))),
        AttrKind::NoFpClass => words(FLOAT_CLASSES, ' '),
        AttrKind::AllocKind => words(ALLOC_KINDS, ','),
        _ => None,
    }
}

/// The text of an attribute that [`text_value`] made a number of.
fn value_text(kind: AttrKind, value: u64) -> Option<String> {
    let words = |table: &[(u64, &str)], separator: &str| {
        let mut left = value;
        let mut out: Vec<&str> = Vec::new();
        for (bits, name) in table {
            if left & bits == *bits && left != 0 {
                out.push(name);
                left &= !bits;
            }
        }
        out.join(separator)
    };
    let (high, low) = (value >> 32, value & 0xffff_ffff);
    Some(match kind {
        AttrKind::UwTable => if value == 1 { "sync" } else { "" }.to_string(),
        AttrKind::AllocSize if low == 0xffff_ffff => high.to_string(),
        AttrKind::AllocSize => format!("{high},{low}"),
        AttrKind::VScaleRange => format!("{high},{low}"),
        AttrKind::NoFpClass => words(FLOAT_CLASSES, " "),
        AttrKind::AllocKind => format!("\"{}\"", words(ALLOC_KINDS, ",")),
        _ => return None,
    })
}

fn string(ops: &[u64], at: &mut usize) -> String {
    let mut bytes = Vec::new();
    while let Some(&b) = ops.get(*at) {
        *at += 1;
        if b == 0 {
            break;
        }
        bytes.push(b as u8);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn mod_ref(bits: u64) -> ModRef {
    ModRef::from_bits_truncate(bits as u8 & 3)
}

/// The attributes of a group record, after group and parameter number. Attributes that are promises and that this
/// reader does not know are left out: a promise less is always right. `None` when the record is malformed.
pub(super) fn group(ops: &[u64], on_function: bool, types: &Types, table: &[Type]) -> Option<Vec<Attr>> {
    let mut out = Vec::new();
    let mut memory = None;
    let mut at = 0;
    while at < ops.len() {
        let form = ops[at];
        at += 1;
        match form {
            0 => {
                let Some(k) = kind(*ops.get(at)?) else {
                    at += 1;
                    continue;
                };
                at += 1;
                match on_function.then(|| k.legacy_memory()).flatten() {
                    Some(m) => memory = Some(memory.unwrap_or(MemoryEffects::UNKNOWN).intersect(m)),
                    // Type attributes of the time of typed pointers; the reader of functions adds the type.
                    None if k.has_type() => out.push(Attr::Type(k, None)),
                    None => out.push(Attr::Flag(k)),
                }
            }
            1 => {
                let (k, v) = (kind(*ops.get(at)?), *ops.get(at + 1)?);
                at += 2;
                match k {
                    Some(k) if k.has_int() => out.push(Attr::Int(k, v)),
                    Some(AttrKind::Memory) => {
                        out.push(Attr::Memory(MemoryEffects {
                            arg: mod_ref(v),
                            inaccessible: mod_ref(v >> 2),
                            other: mod_ref(v >> 4),
                        }));
                    }
                    Some(AttrKind::Captures) if v == 0 => out.push(Attr::Flag(AttrKind::NoCapture)),
                    Some(k) if k.has_text() => {
                        out.extend(value_text(k, v).map(|text| Attr::Text(k, text.into())));
                    }
                    _ => {}
                }
            }
            3 => {
                let key = string(ops, &mut at);
                out.push(Attr::string(&key, ""));
            }
            4 => {
                let key = string(ops, &mut at);
                let value = string(ops, &mut at);
                out.push(Attr::string(&key, &value));
            }
            5 => {
                if let Some(k) = kind(*ops.get(at)?).filter(|k| k.has_type()) {
                    out.push(Attr::Type(k, None));
                }
                at += 1;
            }
            6 => {
                let (k, ty) = (kind(*ops.get(at)?), *ops.get(at + 1)?);
                at += 2;
                let ty = *table.get(usize::try_from(ty).ok()?)?;
                if let Some(k) = k.filter(|k| k.has_type()) {
                    out.push(Attr::Type(k, Some(ty)));
                }
            }
            7 => {
                let (k, width) = (kind(*ops.get(at)?), *ops.get(at + 1)?);
                at += 2;
                if width > 64 {
                    // Two sizes and their words.
                    let sizes = *ops.get(at)?;
                    let words = (sizes & 0xffff_ffff).checked_add(sizes >> 32)?;
                    at = at.checked_add(1)?.checked_add(usize::try_from(words).ok()?)?;
                    continue;
                }
                let (lo, hi) = (rotated(*ops.get(at)?), rotated(*ops.get(at + 1)?));
                at += 2;
                if k == Some(AttrKind::Range) && width > 0 {
                    let ty = types.int(width as u32);
                    let mask = crate::consts::mask(width as u32);
                    let bounds = (u128::from(lo as u64 & mask), u128::from(hi as u64 & mask));
                    out.push(Attr::Range(Box::new((ty, bounds.0, bounds.1))));
                }
            }
            // Lists of ranges end the record: what follows cannot be found without knowing their form.
            _ => break,
        }
    }
    out.extend(memory.map(Attr::Memory));
    Some(out)
}

/// Undoes the rotation that puts the sign in bit 0.
pub(super) fn rotated(v: u64) -> i64 {
    if v & 1 == 0 {
        (v >> 1) as i64
    } else if v != 1 {
        ((v >> 1) as i64).wrapping_neg()
    } else {
        i64::MIN
    }
}
