//! The lowest PTX version whose assemblers take a module.
//!
//! The answer is only given where it is certain: a module with text that is not read (inline assembly), or with an instruction
//! that is not one of those below, needs "whatever the toolkit's assembler takes". Nothing is said about versions before 8.0,
//! which no toolkit that is supported stops at.

use oxicc_arch::PtxVersion;

use crate::model::{
    CacheHint, Flag, FuncDirective, Function, FunctionKind, Inst, Item, MemOrder, Modifier, Module, Opcode,
    Operand, ScalarType, SpecialReg, StateSpace, Stmt, VectorSize,
};

/// The version that all supported assemblers take.
const LOWEST: PtxVersion = PtxVersion::new(8, 0);
/// Parameters of a kernel may have this many bytes in that version.
const LOWEST_PARAMETER_BYTES: u64 = 4352;

/// The lowest version that has everything in the module, but for its target; nothing if that is not known.
pub fn lowest_version(module: &Module) -> Option<PtxVersion> {
    let mut version = LOWEST;
    for item in &module.items {
        match item {
            Item::Function(function) => version = version.max(of_function(function)?),
            Item::Raw(_) => return None,
            Item::Variable(_)
            | Item::Alias { .. }
            | Item::File(_)
            | Item::Section(_)
            | Item::Pragma(_)
            | Item::Comment(_)
            | Item::Blank => {}
        }
    }
    Some(version)
}

fn of_function(function: &Function) -> Option<PtxVersion> {
    let mut version = LOWEST;
    for directive in &function.directives {
        match directive {
            FuncDirective::BlocksAreClusters
            | FuncDirective::AbiPreserve(_)
            | FuncDirective::AbiPreserveControl(_)
            | FuncDirective::AbiPreserveAfter(_) => version = version.max(PtxVersion::new(9, 0)),
            FuncDirective::LocalMaxNreg(_) => return None,
            FuncDirective::MaxNtid(_)
            | FuncDirective::ReqNtid(_)
            | FuncDirective::MinNctaPerSm(_)
            | FuncDirective::MaxNctaPerSm(_)
            | FuncDirective::MaxNreg(_)
            | FuncDirective::NoReturn
            | FuncDirective::Pragma(_)
            | FuncDirective::ExplicitCluster
            | FuncDirective::ReqNctaPerCluster(_)
            | FuncDirective::MaxClusterRank(_) => {}
        }
    }
    if function.kind == FunctionKind::Entry {
        let bytes: u64 = function.params.iter().map(|p| p.size().unwrap_or(0)).sum();
        if bytes > LOWEST_PARAMETER_BYTES {
            version = version.max(PtxVersion::new(8, 1));
        }
    }
    for stmt in function.body.iter().flatten() {
        match stmt {
            Stmt::Inst(inst) => version = version.max(of_inst(inst)?),
            Stmt::Reg(decl) if decl.ty == ScalarType::B128 => version = version.max(PtxVersion::new(8, 3)),
            Stmt::Raw(_) => return None,
            _ => {}
        }
    }
    Some(version)
}

fn of_inst(inst: &Inst) -> Option<PtxVersion> {
    use Opcode::*;
    if inst.operands.iter().any(|o| matches!(o, Operand::Special(SpecialReg::AggrSmemSize))) {
        return None;
    }
    match inst.op {
        Ld | St => of_access(inst),
        Fence => Some(match inst.mods.iter().any(is_one_sided) {
            true => PtxVersion::new(8, 6),
            false => LOWEST,
        }),
        Atom | Red if inst.vector().is_some() => Some(PtxVersion::new(8, 1)),
        Atom | Red if inst.has(ScalarType::B128) => Some(PtxVersion::new(8, 3)),
        Add | Sub | Mul | Fma if inst.has(ScalarType::F32x2) => Some(PtxVersion::new(8, 6)),
        Atom | Red | Add | Sub | Mul | Fma | Min | Max | Cvt | Abs | Neg | Mad | Div | Rem | Set | Setp
        | Mov => inst.types().all(is_old_type).then_some(LOWEST).filter(|_| !is_new_arithmetic(inst)),
        Activemask | Addc | And | BarSync | BarArrive | BarRed | BarCtaSync | BarCtaArrive | BarCtaRed
        | BarWarpSync | BarrierSync | BarrierArrive | BarrierRed | BarrierCtaSync | BarrierCtaArrive
        | BarrierCtaRed | BarrierClusterArrive | BarrierClusterWait | Bfe | Bfi | Bfind | Bra | Brev
        | BrxIdx | Call | Clz | Cnot | Copysign | Cos | CpAsync | CpAsyncCommitGroup | CpAsyncWaitGroup
        | CpAsyncWaitAll | Cvta | Dp2a | Dp4a | Ex2 | Exit | Isspacep | Lg2 | Lop3 | Mad24 | Madc | Mapa
        | Match | Membar | Mul24 | Nanosleep | Not | Or | Popc | Prmt | Rcp | Rsqrt | Ret | Sad | Selp
        | Shf | Shfl | Shl | Shr | Sin | Sqrt | Subc | Suld | Suq | Sust | Tanh | Testp | Tex | Tld4
        | Trap | Txq | Vote | WmmaLoad | WmmaStore | WmmaMma | Xor => Some(LOWEST),
        _ => None,
    }
}

/// A load or store: 256 bits need 8.8, 128 bits in one register 8.3.
fn of_access(inst: &Inst) -> Option<PtxVersion> {
    let known = inst.mods.iter().all(|m| match m {
        Modifier::Hint(hint) => {
            !matches!(hint, CacheHint::L2EvictNormal | CacheHint::L2EvictFirst | CacheHint::L2EvictLast)
        }
        Modifier::Space(space) => !matches!(space, StateSpace::ParamEntry | StateSpace::ParamFunc),
        Modifier::Type(ty) => is_old_type(*ty) || *ty == ScalarType::B128,
        _ => true,
    });
    let bits = inst.ty().map_or(0, ScalarType::bits) * inst.vector().map_or(1, VectorSize::lanes);
    let version = match bits {
        129.. => PtxVersion::new(8, 8),
        _ if inst.has(ScalarType::B128) => PtxVersion::new(8, 3),
        _ => LOWEST,
    };
    known.then_some(version)
}

fn is_one_sided(modifier: &Modifier) -> bool {
    matches!(modifier, Modifier::Order(MemOrder::Acquire | MemOrder::Release))
}

/// Forms of old instructions that came later: three operands for `min` and `max`, operands of two types for `add` and `fma`,
/// saturation of unsigned numbers.
fn is_new_arithmetic(inst: &Inst) -> bool {
    match inst.op {
        Opcode::Min | Opcode::Max => inst.operands.len() > 3,
        Opcode::Add | Opcode::Sub => {
            inst.types().count() > 1 || inst.has(Flag::Sat) && inst.has(ScalarType::U32)
        }
        Opcode::Fma => inst.types().count() > 1,
        Opcode::Cvt => inst.has(Flag::Satfinite),
        _ => false,
    }
}

fn is_old_type(ty: ScalarType) -> bool {
    use ScalarType::*;
    matches!(
        ty,
        B8 | B16
            | B32
            | B64
            | U8
            | U16
            | U32
            | U64
            | S8
            | S16
            | S32
            | S64
            | F16
            | F16x2
            | Bf16
            | Bf16x2
            | Tf32
            | F32
            | F64
            | Pred
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse::parse_module;

    fn lowest(body: &str) -> Option<String> {
        let text = format!(
            ".version 9.0\n.target sm_100\n.address_size 64\n.visible .entry k(.param .u64 p)\n{{\n\
             .reg .b32 %r<9>; .reg .b64 %rd<9>; .reg .f32 %f<9>;\n{body}\n}}\n"
        );
        lowest_version(&parse_module(&text).unwrap()).map(|v| v.to_string())
    }

    #[test]
    fn what_needs_more_than_the_lowest() {
        for (body, expected) in [
            ("add.s32 %r1, %r2, 1; ret;", Some("8.0")),
            ("ld.global.v4.f32 {%f1, %f2, %f3, %f4}, [%rd1];", Some("8.0")),
            ("ld.global.v4.b64 {%rd1, %rd2, %rd3, %rd4}, [%rd1];", Some("8.8")),
            ("st.global.v8.f32 [%rd1], {%f1, %f2, %f3, %f4, %f1, %f2, %f3, %f4};", Some("8.8")),
            ("fence.acq_rel.gpu;", Some("8.0")),
            ("fence.acquire.gpu; ret;", Some("8.6")),
            ("fma.rn.f32x2 %rd1, %rd2, %rd3, %rd4;", Some("8.6")),
            ("add.sat.u32 %r1, %r2, %r3;", None),
            ("cvt.rn.satfinite.e4m3x2.f32 %r1, %f1, %f2;", None),
            ("elect.sync %r1|%p1, -1;", None),
        ] {
            assert_eq!(lowest(body).as_deref(), expected, "{body}");
        }
    }

    #[test]
    fn large_parameters_and_unread_text() {
        let kernel =
            |size: u32| format!(".version 9.0\n.target sm_90\n.entry k(.param .b8 p[{size}])\n{{ ret; }}\n");
        let lowest = |text: &str| lowest_version(&parse_module(text).unwrap());
        assert_eq!(lowest(&kernel(4352)), Some(LOWEST));
        assert_eq!(lowest(&kernel(4353)), Some(PtxVersion::new(8, 1)));
        let mut module = parse_module(&kernel(4)).unwrap();
        module.items.push(Item::Raw(".global .u32 x;".into()));
        assert_eq!(lowest_version(&module), None);
    }
}
