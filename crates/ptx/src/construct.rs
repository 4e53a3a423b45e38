//! Typed constructors of the instructions a code generator emits, so that modifiers come in the right order.

use crate::model::*;
use crate::symbol::Sym;

/// Modifiers of a load.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LdMods {
    /// `.relaxed`, `.acquire`, `.volatile`; none is weak.
    pub order: Option<MemOrder>,
    /// For which threads the order holds.
    pub scope: Option<Scope>,
    /// `None` is generic.
    pub space: Option<StateSpace>,
    /// Which caches keep the data.
    pub cache: Option<CacheOp>,
    /// `.nc`: the data is read-only for the life of the kernel.
    pub non_coherent: bool,
    /// `.v2`, `.v4`, `.v8`.
    pub vector: Option<VectorSize>,
}

/// Modifiers of a store.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StMods {
    /// `.relaxed`, `.release`, `.volatile`; none is weak.
    pub order: Option<MemOrder>,
    /// For which threads the order holds.
    pub scope: Option<Scope>,
    /// `None` is generic.
    pub space: Option<StateSpace>,
    /// Which caches keep the data.
    pub cache: Option<CacheOp>,
    /// `.v2`, `.v4`, `.v8`.
    pub vector: Option<VectorSize>,
}

/// Modifiers of an atomic. cicc's order is order, space, scope, operation, type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AtomMods {
    /// `.relaxed`, `.acquire`, `.release`, `.acq_rel`.
    pub order: Option<MemOrder>,
    /// `None` is generic.
    pub space: Option<StateSpace>,
    /// For which threads the order holds.
    pub scope: Option<Scope>,
    /// What is done with the old value and the operand.
    pub op: ReduceOp,
    /// `.noftz`: subnormal halves are kept.
    pub noftz: bool,
    /// `.v2`, `.v4`, `.v8`.
    pub vector: Option<VectorSize>,
}

/// Modifiers of a conversion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CvtMods {
    /// How the result is rounded; needed wherever it may be inexact.
    pub rounding: Option<Rounding>,
    /// `.ftz`: subnormal numbers become zero.
    pub ftz: bool,
    /// `.sat`: the result is clamped to 0..1, or to the range of an integer.
    pub sat: bool,
    /// `.satfinite`: overflow gives the largest finite number.
    pub satfinite: bool,
    /// `.relu`: negative results become zero.
    pub relu: bool,
}

/// A call.
#[derive(Clone, PartialEq, Debug)]
pub struct CallSpec {
    /// `.uni`: all threads of the warp make the call.
    pub uniform: bool,
    /// The parameter that gets the result.
    pub returns: Vec<Operand>,
    /// A function symbol, or a register.
    pub callee: Operand,
    /// The arguments.
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

    /// `mov.TYPE dst, src;`
    pub fn mov(ty: ScalarType, dst: impl Into<Operand>, src: impl Into<Operand>) -> Inst {
        Inst::new(Opcode::Mov).with(ty).arg(dst).arg(src)
    }

    /// `add.TYPE dst, a, b;`
    pub fn add(ty: ScalarType, dst: Reg, a: impl Into<Operand>, b: impl Into<Operand>) -> Inst {
        Inst::binary(Opcode::Add, ty, dst, a, b)
    }

    /// `sub.TYPE dst, a, b;`
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

    /// `setp.CMP.TYPE dst, a, b;`
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

    /// `selp.TYPE dst, a, b, pred;`: `a` where the predicate is true.
    pub fn selp(ty: ScalarType, dst: Reg, a: impl Into<Operand>, b: impl Into<Operand>, pred: Reg) -> Inst {
        Inst::new(Opcode::Selp).with(ty).arg(dst).arg(a).arg(b).arg(pred)
    }

    /// `cvt.TO.FROM dst, a;`
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

    /// `bra target;`
    pub fn bra(target: Label) -> Inst {
        Inst::new(Opcode::Bra).arg(target)
    }

    /// `bra.uni`
    pub fn bra_uni(target: Label) -> Inst {
        Inst::new(Opcode::Bra).with(Flag::Uni).arg(target)
    }

    /// `ret;`
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::check_inst;
    use crate::print::format_inst;
    use crate::symbol::Interner;
    use ScalarType::*;
    use oxicc_arch::PtxVersion;

    fn r(n: u32) -> Reg {
        Reg::new(RegClass::R, n)
    }

    fn rd(n: u32) -> Reg {
        Reg::new(RegClass::Rd, n)
    }

    fn f(n: u32) -> Reg {
        Reg::new(RegClass::F, n)
    }

    fn p(n: u32) -> Reg {
        Reg::new(RegClass::P, n)
    }

    #[test]
    fn modifiers_come_in_order() {
        let global = Some(StateSpace::Global);
        let at = || Operand::RegAddr(rd(1), 8);
        let atom = |op| AtomMods { order: None, space: global, scope: None, op, noftz: false, vector: None };
        let vector = || Operand::vector([f(1).into(), f(2).into()]);
        let to_int = CvtMods { rounding: Some(Rounding::Rzi), ftz: true, ..CvtMods::default() };
        let nc =
            LdMods { space: global, non_coherent: true, vector: Some(VectorSize::V2), ..LdMods::default() };
        let release = StMods {
            order: Some(MemOrder::Release),
            scope: Some(Scope::Gpu),
            space: global,
            ..StMods::default()
        };
        let cas = AtomMods { order: Some(MemOrder::AcqRel), scope: Some(Scope::Sys), ..atom(ReduceOp::Cas) };
        let half = AtomMods { noftz: true, ..atom(ReduceOp::Add) };
        let cases = [
            (Inst::unary(Opcode::Popc, B32, r(1), r(2)), "popc.b32 %r1, %r2;"),
            (Inst::add(S32, r(1), r(2), Operand::Int(-1)), "add.s32 %r1, %r2, -1;"),
            (Inst::sub(S64, rd(1), rd(2), rd(3)), "sub.s64 %rd1, %rd2, %rd3;"),
            (
                Inst::float(
                    Opcode::Fma,
                    Some(Rounding::Rn),
                    true,
                    F32,
                    f(1),
                    [f(2).into(), f(3).into(), f(4).into()],
                ),
                "fma.rn.ftz.f32 %f1, %f2, %f3, %f4;",
            ),
            (Inst::approx(Opcode::Sin, false, F32, f(1), [f(2).into()]), "sin.approx.f32 %f1, %f2;"),
            (Inst::mul_int(Flag::Wide, S32, rd(1), r(1), Operand::Int(4)), "mul.wide.s32 %rd1, %r1, 4;"),
            (Inst::mad_int(Flag::Lo, S32, r(1), r(2), r(3), r(4)), "mad.lo.s32 %r1, %r2, %r3, %r4;"),
            (Inst::setp(CmpOp::Lo, false, U32, p(1), r(1), r(2)), "setp.lo.u32 %p1, %r1, %r2;"),
            (Inst::setp(CmpOp::Geu, true, F32, p(1), f(1), f(2)), "setp.geu.ftz.f32 %p1, %f1, %f2;"),
            (Inst::selp(B32, r(1), r(2), Operand::Int(0), p(1)), "selp.b32 %r1, %r2, 0, %p1;"),
            (Inst::cvt(to_int, S32, F32, r(1), f(1)), "cvt.rzi.ftz.s32.f32 %r1, %f1;"),
            (Inst::cvta(StateSpace::Local, U64, rd(1), rd(2)), "cvta.local.u64 %rd1, %rd2;"),
            (Inst::cvta_to(StateSpace::Global, U64, rd(1), rd(2)), "cvta.to.global.u64 %rd1, %rd2;"),
            (Inst::ld(nc, F32, vector(), at()), "ld.global.nc.v2.f32 {%f1, %f2}, [%rd1+8];"),
            (Inst::st(release, U32, at(), r(1)), "st.release.gpu.global.u32 [%rd1+8], %r1;"),
            (
                Inst::atom(cas, B32, r(1), at(), [r(2).into(), r(3).into()]),
                "atom.acq_rel.global.sys.cas.b32 %r1, [%rd1+8], %r2, %r3;",
            ),
            (Inst::red(half, F16x2, at(), r(1)), "red.global.add.noftz.f16x2 [%rd1+8], %r1;"),
            (Inst::bra_uni(Label::Block { func: 1, block: 2 }), "bra.uni $L__BB1_2;"),
            (Inst::ret().guarded_not(p(1)), "@!%p1 ret;"),
        ];
        let symbols = Interner::new();
        for (inst, text) in cases {
            assert_eq!(format_inst(&inst, &symbols), text);
            assert_eq!(check_inst(&inst, None, PtxVersion::V9_0), Ok(()), "{text}");
        }
    }
}
