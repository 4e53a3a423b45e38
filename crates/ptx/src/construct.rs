//! Typed constructors of the instructions a code generator emits, so that modifiers come in the right order.

use crate::model::*;
use crate::symbol::Sym;

/// Modifiers of a load.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LdMods {
    pub order: Option<MemOrder>,
    pub scope: Option<Scope>,
    /// `None` is generic.
    pub space: Option<StateSpace>,
    pub cache: Option<CacheOp>,
    /// `.nc`: the data is read-only for the life of the kernel.
    pub non_coherent: bool,
    pub vector: Option<VectorSize>,
}

/// Modifiers of a store.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StMods {
    pub order: Option<MemOrder>,
    pub scope: Option<Scope>,
    /// `None` is generic.
    pub space: Option<StateSpace>,
    pub cache: Option<CacheOp>,
    pub vector: Option<VectorSize>,
}

/// Modifiers of an atomic. cicc's order is order, space, scope, operation, type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AtomMods {
    pub order: Option<MemOrder>,
    pub space: Option<StateSpace>,
    pub scope: Option<Scope>,
    pub op: ReduceOp,
    pub noftz: bool,
    pub vector: Option<VectorSize>,
}

/// Modifiers of a conversion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CvtMods {
    pub rounding: Option<Rounding>,
    pub ftz: bool,
    pub sat: bool,
    pub satfinite: bool,
    pub relu: bool,
}

/// A call.
#[derive(Clone, PartialEq, Debug)]
pub struct CallSpec {
    /// `.uni`: all threads of the warp make the call.
    pub uniform: bool,
    pub returns: Vec<Operand>,
    /// A function symbol, or a register.
    pub callee: Operand,
    pub args: Vec<Operand>,
    /// Needed when the callee is a register.
    pub prototype: Option<Sym>,
}

impl Inst {
    /// `op.ty dst, a`
    pub fn unary(op: Opcode, ty: ScalarType, dst: Reg, a: impl Into<Operand>) -> Inst {
        Inst::new(op).with(ty).arg(dst).arg(a)
    }

    /// `op.ty dst, a, b`
    pub fn binary(
        op: Opcode,
        ty: ScalarType,
        dst: Reg,
        a: impl Into<Operand>,
        b: impl Into<Operand>,
    ) -> Inst {
        Inst::new(op).with(ty).arg(dst).arg(a).arg(b)
    }

    pub fn mov(ty: ScalarType, dst: impl Into<Operand>, src: impl Into<Operand>) -> Inst {
        Inst::new(Opcode::Mov).with(ty).arg(dst).arg(src)
    }

    pub fn add(ty: ScalarType, dst: Reg, a: impl Into<Operand>, b: impl Into<Operand>) -> Inst {
        Inst::binary(Opcode::Add, ty, dst, a, b)
    }

    pub fn sub(ty: ScalarType, dst: Reg, a: impl Into<Operand>, b: impl Into<Operand>) -> Inst {
        Inst::binary(Opcode::Sub, ty, dst, a, b)
    }

    /// Floating arithmetic: `op[.rounding][.ftz].ty dst, operands`.
    pub fn float(
        op: Opcode,
        rounding: Option<Rounding>,
        ftz: bool,
        ty: ScalarType,
        dst: Reg,
        operands: impl IntoIterator<Item = Operand>,
    ) -> Inst {
        Inst::new(op).with_opt(rounding).with_if(ftz, Flag::Ftz).with(ty).arg(dst).args(operands)
    }

    /// `op.approx[.ftz].ty dst, a`: `sin`, `cos`, `ex2`, `lg2`, `rcp`, `rsqrt`, `sqrt`, `tanh`, `div`.
    pub fn approx(
        op: Opcode,
        ftz: bool,
        ty: ScalarType,
        dst: Reg,
        operands: impl IntoIterator<Item = Operand>,
    ) -> Inst {
        Inst::new(op).with(Flag::Approx).with_if(ftz, Flag::Ftz).with(ty).arg(dst).args(operands)
    }

    /// `mul.lo`, `mul.hi` or `mul.wide`; `part` is one of `Flag::{Lo, Hi, Wide}`.
    pub fn mul_int(
        part: Flag,
        ty: ScalarType,
        dst: Reg,
        a: impl Into<Operand>,
        b: impl Into<Operand>,
    ) -> Inst {
        Inst::new(Opcode::Mul).with(part).with(ty).arg(dst).arg(a).arg(b)
    }

    /// `mad.lo`, `mad.hi` or `mad.wide`.
    pub fn mad_int(
        part: Flag,
        ty: ScalarType,
        dst: Reg,
        a: impl Into<Operand>,
        b: impl Into<Operand>,
        c: impl Into<Operand>,
    ) -> Inst {
        Inst::new(Opcode::Mad).with(part).with(ty).arg(dst).arg(a).arg(b).arg(c)
    }

    pub fn setp(
        cmp: CmpOp,
        ftz: bool,
        ty: ScalarType,
        dst: Reg,
        a: impl Into<Operand>,
        b: impl Into<Operand>,
    ) -> Inst {
        Inst::new(Opcode::Setp).with(cmp).with_if(ftz, Flag::Ftz).with(ty).arg(dst).arg(a).arg(b)
    }

    pub fn selp(ty: ScalarType, dst: Reg, a: impl Into<Operand>, b: impl Into<Operand>, pred: Reg) -> Inst {
        Inst::new(Opcode::Selp).with(ty).arg(dst).arg(a).arg(b).arg(pred)
    }

    pub fn cvt(mods: CvtMods, to: ScalarType, from: ScalarType, dst: Reg, a: impl Into<Operand>) -> Inst {
        Inst::new(Opcode::Cvt)
            .with_opt(mods.rounding)
            .with_if(mods.ftz, Flag::Ftz)
            .with_if(mods.sat, Flag::Sat)
            .with_if(mods.satfinite, Flag::Satfinite)
            .with_if(mods.relu, Flag::Relu)
            .with(to)
            .with(from)
            .arg(dst)
            .arg(a)
    }

    /// `cvta.space.ty`: into the generic space.
    pub fn cvta(space: StateSpace, ty: ScalarType, dst: Reg, a: impl Into<Operand>) -> Inst {
        Inst::new(Opcode::Cvta).with(space).with(ty).arg(dst).arg(a)
    }

    /// `cvta.to.space.ty`: out of the generic space.
    pub fn cvta_to(space: StateSpace, ty: ScalarType, dst: Reg, a: impl Into<Operand>) -> Inst {
        Inst::new(Opcode::Cvta).with(Flag::To).with(space).with(ty).arg(dst).arg(a)
    }

    /// `dst` is a register, or a vector operand when `mods.vector` is set.
    pub fn ld(mods: LdMods, ty: ScalarType, dst: impl Into<Operand>, address: Operand) -> Inst {
        Inst::new(Opcode::Ld)
            .with_opt(mods.order)
            .with_opt(mods.scope)
            .with_opt(mods.space)
            .with_opt(mods.cache)
            .with_if(mods.non_coherent, Flag::Nc)
            .with_opt(mods.vector)
            .with(ty)
            .arg(dst)
            .arg(address)
    }

    /// `src` is a register or immediate, or a vector operand when `mods.vector` is set.
    pub fn st(mods: StMods, ty: ScalarType, address: Operand, src: impl Into<Operand>) -> Inst {
        Inst::new(Opcode::St)
            .with_opt(mods.order)
            .with_opt(mods.scope)
            .with_opt(mods.space)
            .with_opt(mods.cache)
            .with_opt(mods.vector)
            .with(ty)
            .arg(address)
            .arg(src)
    }

    fn atomic(op: Opcode, mods: AtomMods, ty: ScalarType) -> Inst {
        Inst::new(op)
            .with_opt(mods.order)
            .with_opt(mods.space)
            .with_opt(mods.scope)
            .with(mods.op)
            .with_if(mods.noftz, Flag::Noftz)
            .with_opt(mods.vector)
            .with(ty)
    }

    /// `values` is one operand, or two for `cas`.
    pub fn atom(
        mods: AtomMods,
        ty: ScalarType,
        dst: impl Into<Operand>,
        address: Operand,
        values: impl IntoIterator<Item = Operand>,
    ) -> Inst {
        Inst::atomic(Opcode::Atom, mods, ty).arg(dst).arg(address).args(values)
    }

    /// An atomic without a result.
    pub fn red(mods: AtomMods, ty: ScalarType, address: Operand, value: impl Into<Operand>) -> Inst {
        Inst::atomic(Opcode::Red, mods, ty).arg(address).arg(value)
    }

    pub fn bra(target: Label) -> Inst {
        Inst::new(Opcode::Bra).arg(target)
    }

    /// `bra.uni`
    pub fn bra_uni(target: Label) -> Inst {
        Inst::new(Opcode::Bra).with(Flag::Uni).arg(target)
    }

    pub fn ret() -> Inst {
        Inst::new(Opcode::Ret)
    }

    /// A call as the reference prints it: the argument list is always there.
    pub fn call(spec: CallSpec) -> Inst {
        let mut inst = Inst::new(Opcode::Call).with_if(spec.uniform, Flag::Uni);
        if !spec.returns.is_empty() {
            inst = inst.arg(Operand::paren(spec.returns));
        }
        inst = inst.arg(spec.callee).arg(Operand::paren(spec.args));
        if let Some(prototype) = spec.prototype {
            inst = inst.arg(Operand::Symbol(prototype));
        }
        inst
    }
}
