//! Attribute groups: numbers to attributes.

use crate::attributes::{Attr, AttrKind, MemoryEffects, ModRef};
use crate::types::{Type, Types};

/// Attribute kinds by their number in bitcode; the first is number 1.
const KINDS: &[Option<AttrKind>] = {
    use AttrKind::*;
    &[
        Some(Alignment),
        Some(AlwaysInline),
        Some(ByVal),
        Some(InlineHint),
        Some(InReg),
        Some(MinSize),
        Some(Naked),
        Some(Nest),
        Some(NoAlias),
        Some(NoBuiltin),
        Some(NoCapture),
        Some(NoDuplicate),
        Some(NoImplicitFloat),
        Some(NoInline),
        Some(NonLazyBind),
        Some(NoRedZone),
        Some(NoReturn),
        Some(NoUnwind),
        Some(OptSize),
        Some(ReadNone),
        Some(ReadOnly),
        Some(Returned),
        Some(ReturnsTwice),
        Some(SExt),
        Some(StackAlignment),
        Some(StackProtect),
        Some(StackProtectReq),
        Some(StackProtectStrong),
        Some(StructRet),
        Some(SanitizeAddress),
        Some(SanitizeThread),
        Some(SanitizeMemory),
        Some(UwTable),
        Some(ZExt),
        Some(Builtin),
        Some(Cold),
        Some(OptNone),
        Some(InAlloca),
        Some(NonNull),
        Some(JumpTable),
        Some(Dereferenceable),
        Some(DereferenceableOrNull),
        Some(Convergent),
        Some(SafeStack),
        Some(ArgMemOnly),
        Some(SwiftSelf),
        Some(SwiftError),
        Some(NoRecurse),
        Some(InaccessibleMemOnly),
        Some(InaccessibleMemOrArgMemOnly),
        Some(AllocSize),
        Some(WriteOnly),
        Some(Speculatable),
        Some(StrictFp),
        Some(SanitizeHwAddress),
        Some(NoCfCheck),
        Some(OptForFuzzing),
        Some(ShadowCallStack),
        Some(SpeculativeLoadHardening),
        Some(ImmArg),
        Some(WillReturn),
        Some(NoFree),
        Some(NoSync),
        Some(SanitizeMemTag),
        Some(Preallocated),
        Some(NoMerge),
        Some(NullPointerIsValid),
        Some(NoUndef),
        Some(ByRef),
        Some(MustProgress),
        Some(NoCallback),
        Some(Hot),
        Some(NoProfile),
        None, // vscale_range
        Some(SwiftAsync),
        Some(NoSanitizeCoverage),
        Some(ElementType),
        Some(DisableSanitizerInstrumentation),
        Some(NoSanitizeBounds),
        Some(AllocAlign),
        Some(AllocatedPointer),
        None, // allockind
        Some(PresplitCoroutine),
        Some(FnRetThunkExtern),
        Some(SkipProfile),
        Some(Memory),
        None, // nofpclass
        Some(OptDebug),
        Some(Writable),
        Some(CoroDestroyOnlyWhenComplete),
        Some(DeadOnUnwind),
        Some(Range),
        Some(SanitizeNumericalStability),
        None, // initializes
        Some(HybridPatchable),
        Some(SanitizeRealtime),
        Some(SanitizeRealtimeBlocking),
        Some(CoroElideSafe),
        Some(NoExt),
        Some(NoDivergenceSource),
        Some(SanitizeType),
        Some(Captures),
        Some(DeadOnReturn),
        Some(SanitizeAllocToken),
        Some(NoCreateUndefOrPoison),
    ]
};

fn kind(number: u64) -> Option<AttrKind> {
    let index = usize::try_from(number).ok()?.checked_sub(1)?;
    KINDS.get(index).copied().flatten()
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
                    Some(AttrKind::UwTable) => {
                        let text = if v == 1 { "sync" } else { "" };
                        out.push(Attr::Text(AttrKind::UwTable, text.into()));
                    }
                    Some(AttrKind::AllocSize) => {
                        let (elem, count) = (v >> 32, v & 0xffff_ffff);
                        let text =
                            if count == 0xffff_ffff { format!("{elem}") } else { format!("{elem},{count}") };
                        out.push(Attr::Text(AttrKind::AllocSize, text.into()));
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
