//! What a machine instruction does: an opcode and its modifiers, as typed values.
//!
//! Selection makes an [`Operation`] with the constructors below, which know the order that PTX wants modifiers in;
//! the rare ones are built word by word. Text is read in one place, [`Operation::parse`], for the tables whose rows are
//! text: the forms of `llvm.nvvm.*` functions, and families whose names spell the modifiers (`mma`, `tex`).

use oxicc_ptx::{CmpOp, Flag, MemOrder, Modifier, Modifiers, Opcode, Rounding, Scope, VectorSize};
pub use oxicc_ptx::{ScalarType, StateSpace};

use Flag::{Cc, Hi, Lo, To, Uni, Wide};

/// An opcode and its modifiers, in the order in which they are written.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Operation {
    pub opcode: Opcode,
    pub mods: Modifiers,
}

impl Operation {
    pub fn new(opcode: Opcode) -> Operation {
        Operation { opcode, mods: Modifiers::new() }
    }

    /// With one more modifier.
    pub fn with(mut self, modifier: impl Into<Modifier>) -> Operation {
        self.mods.push(modifier.into());
        self
    }

    /// With one more modifier, if there is one.
    pub fn with_opt(self, modifier: Option<impl Into<Modifier>>) -> Operation {
        match modifier {
            Some(modifier) => self.with(modifier),
            None => self,
        }
    }

    /// With more modifiers.
    pub fn with_all(mut self, modifiers: &[Modifier]) -> Operation {
        self.mods.extend_from_slice(modifiers);
        self
    }

    /// Reads `ld.global.v4.f32`; the error is the part that PTX does not know.
    pub fn parse(text: &str) -> Result<Operation, String> {
        // The longest prefix that ends at a dot and is an opcode.
        let mut end = text.len();
        let opcode = loop {
            if let Some(opcode) = Opcode::from_text(&text[..end]) {
                break opcode;
            }
            end = text[..end].rfind('.').ok_or_else(|| text.to_string())?;
        };
        let mut out = Operation::new(opcode);
        if let Some(words) = text[end..].strip_prefix('.') {
            for word in words.split('.') {
                out.mods.push(Modifier::parse(word).ok_or_else(|| format!("{word} in {text}"))?);
            }
        }
        Ok(out)
    }
}

macro_rules! typed {
    ($($name:ident $opcode:ident)*) => {
        $(#[doc = concat!("`", stringify!($name), ".TYPE`")]
        pub fn $name(ty: ScalarType) -> Operation {
            Operation::new(Opcode::$opcode).with(ty)
        })*
    };
}

typed! {
    abs Abs
    add Add
    addc Addc
    alloca Alloca
    and And
    bfe Bfe
    brev Brev
    clz Clz
    copysign Copysign
    div Div
    max Max
    min Min
    mov Mov
    neg Neg
    not Not
    or Or
    popc Popc
    prmt Prmt
    rem Rem
    selp Selp
    shl Shl
    shr Shr
    sub Sub
    subc Subc
    xor Xor
}

macro_rules! flagged {
    ($($name:ident $opcode:ident $flag:ident)*) => {
        $(#[doc = concat!("`", stringify!($opcode), ".", stringify!($flag), ".TYPE`")]
        pub fn $name(ty: ScalarType) -> Operation {
            Operation::new(Opcode::$opcode).with($flag).with(ty)
        })*
    };
}

flagged! {
    add_cc Add Cc
    addc_cc Addc Cc
    sub_cc Sub Cc
    subc_cc Subc Cc
    mul_lo Mul Lo
    mul_hi Mul Hi
    mul_wide Mul Wide
    mad_lo Mad Lo
}

/// `setp.CMP.TYPE`
pub fn setp(cmp: CmpOp, ty: ScalarType) -> Operation {
    Operation::new(Opcode::Setp).with(cmp).with(ty)
}

/// `cvt.TO.FROM`
pub fn cvt(to: ScalarType, from: ScalarType) -> Operation {
    Operation::new(Opcode::Cvt).with(to).with(from)
}

/// `cvt.rn.TO.FROM`, for conversions that may be inexact.
pub fn cvt_rounded(rounding: Rounding, to: ScalarType, from: ScalarType) -> Operation {
    Operation::new(Opcode::Cvt).with(rounding).with(to).with(from)
}

/// `cvta.SPACE.u64`: into the generic space.
pub fn cvta(space: StateSpace) -> Operation {
    Operation::new(Opcode::Cvta).with(space).with(ScalarType::U64)
}

/// `cvta.to.SPACE.u64`: out of the generic space.
pub fn cvta_to(space: StateSpace) -> Operation {
    Operation::new(Opcode::Cvta).with(To).with(space).with(ScalarType::U64)
}

/// `fma.rn.f32` and the like.
pub fn rounded(opcode: Opcode, rounding: Rounding, ty: ScalarType) -> Operation {
    Operation::new(opcode).with(rounding).with(ty)
}

/// `bra`, which threads of a warp may disagree about.
pub fn bra() -> Operation {
    Operation::new(Opcode::Bra)
}

/// `bra.uni`
pub fn bra_uni() -> Operation {
    Operation::new(Opcode::Bra).with(Uni)
}

/// The fence of before sm_70.
pub fn membar(scope: Scope) -> Operation {
    Operation::new(Opcode::Membar).with(scope)
}

/// `fence.ORDER.SCOPE`
pub fn fence(order: MemOrder, scope: Scope) -> Operation {
    Operation::new(Opcode::Fence).with(order).with(scope)
}

/// How a load or store reaches memory.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Access {
    /// None is weak.
    pub order: Option<MemOrder>,
    /// For which threads the order holds.
    pub scope: Option<Scope>,
    /// None is generic.
    pub space: Option<StateSpace>,
    /// `.nc`: nobody writes it while the kernel runs.
    pub non_coherent: bool,
    pub vector: Option<VectorSize>,
}

impl Access {
    /// A weak access of one element.
    pub fn to(space: Option<StateSpace>) -> Access {
        Access { space, ..Access::default() }
    }
}

/// `ld` of this type.
pub fn ld(access: Access, ty: ScalarType) -> Operation {
    Operation::new(Opcode::Ld)
        .with_opt(access.order)
        .with_opt(access.scope)
        .with_opt(access.space)
        .with_opt(access.non_coherent.then_some(Flag::Nc))
        .with_opt(access.vector)
        .with(ty)
}

/// `st` of this type.
pub fn st(access: Access, ty: ScalarType) -> Operation {
    Operation::new(Opcode::St)
        .with_opt(access.order)
        .with_opt(access.scope)
        .with_opt(access.space)
        .with_opt(access.vector)
        .with(ty)
}

/// `ld.param.TYPE`
pub fn ld_param(ty: ScalarType) -> Operation {
    ld(Access::to(Some(StateSpace::Param)), ty)
}

/// `st.param.TYPE`
pub fn st_param(ty: ScalarType) -> Operation {
    st(Access::to(Some(StateSpace::Param)), ty)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_text() {
        let load = Operation::parse("ld.global.nc.v4.f32").unwrap();
        assert_eq!((load.opcode, load.mods.len()), (Opcode::Ld, 4));
        assert_eq!(Operation::parse("bar.sync").unwrap().opcode, Opcode::BarSync);
        assert_eq!(Operation::parse("barrier.cluster.arrive.relaxed").unwrap().mods.len(), 1);
        assert!(Operation::parse("nonsense.f32").is_err());
        assert!(Operation::parse("add.nonsense").is_err());
    }

    /// Constructors put modifiers where PTX has them.
    #[test]
    fn constructors_agree_with_text() {
        use ScalarType::*;
        let global = Some(StateSpace::Global);
        let cached = Access { non_coherent: true, vector: Some(VectorSize::V4), ..Access::to(global) };
        let ordered =
            Access { order: Some(MemOrder::Release), scope: Some(Scope::Gpu), ..Access::to(global) };
        for (made, text) in [
            (add(S32), "add.s32"),
            (addc_cc(S64), "addc.cc.s64"),
            (mul_wide(U32), "mul.wide.u32"),
            (setp(CmpOp::Geu, F32), "setp.geu.f32"),
            (setp(CmpOp::Lo, U32), "setp.lo.u32"),
            (cvt(U64, U32), "cvt.u64.u32"),
            (cvt_rounded(Rounding::Rzi, S32, F32), "cvt.rzi.s32.f32"),
            (cvta_to(StateSpace::SharedCluster), "cvta.to.shared::cluster.u64"),
            (rounded(Opcode::Fma, Rounding::Rn, F64), "fma.rn.f64"),
            (bra_uni(), "bra.uni"),
            (membar(Scope::Gl), "membar.gl"),
            (fence(MemOrder::Sc, Scope::Cluster), "fence.sc.cluster"),
            (ld(cached, F32), "ld.global.nc.v4.f32"),
            (st(ordered, B32), "st.release.gpu.global.b32"),
            (ld_param(U8), "ld.param.u8"),
        ] {
            assert_eq!(made, Operation::parse(text).unwrap(), "{text}");
        }
    }
}
