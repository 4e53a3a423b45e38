//! Random instructions of every form in the table: they print, parse back to themselves and pass the check.

use super::forms::{Choice, Form, Kind, OperandForm, Table, TypeRule};
use super::{check_inst, check_module};
use crate::model::*;
use crate::parse::parse_module;
use crate::print::print_module;
use oxicc_arch::{Dialect, Feature, Target};

struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit.max(1) as u64) as usize
    }

    fn pick<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        list.get(self.below(list.len())).copied()
    }
}

fn register(ty: Option<ScalarType>, random: &mut Random) -> Reg {
    let class = match ty {
        Some(ScalarType::Pred) => RegClass::P,
        Some(ScalarType::F32) => RegClass::F,
        Some(ScalarType::F64) => RegClass::Fd,
        Some(ty) => match ty.bits() {
            // No usual prefix stands for bytes; any will do here.
            0..=8 => RegClass::H,
            9..=16 => RegClass::Rs,
            17..=32 => RegClass::R,
            33..=64 => RegClass::Rd,
            _ => RegClass::Rq,
        },
        None => RegClass::R,
    };
    Reg::new(class, random.below(4) as u32)
}

fn operand(form: &OperandForm, inst: &Inst, random: &mut Random) -> Operand {
    let ty = match form.ty {
        TypeRule::Unchecked => None,
        TypeRule::Fixed(ty) => Some(ty),
        TypeRule::Modifier(n) => inst.types().nth(n.into()),
    };
    let lanes = inst.vector().map_or(0, VectorSize::lanes);
    let vector =
        |n: u32, random: &mut Random| Operand::vector((0..n).map(|_| Operand::Reg(register(ty, random))));
    let wide = Reg::new(RegClass::Rd, 1);
    match form.kind {
        Kind::Source | Kind::SourceDest if lanes > 0 => vector(lanes, random),
        Kind::Dest | Kind::Reg | Kind::SourceDest | Kind::VectorOrReg | Kind::Source => {
            register(ty, random).into()
        }
        Kind::DestPair => match random.below(2) {
            0 => register(ty, random).into(),
            _ => Operand::Pair(register(ty, random), register(Some(ScalarType::Pred), random)),
        },
        Kind::PairOnly => Operand::Pair(register(ty, random), register(Some(ScalarType::Pred), random)),
        Kind::SpecialReg => Operand::Special(SpecialReg::IsExplicitCluster),
        Kind::CachePolicy => wide.into(),
        Kind::PredDest => register(Some(ScalarType::Pred), random).into(),
        Kind::Pred => match random.below(2) {
            0 => register(Some(ScalarType::Pred), random).into(),
            _ => Operand::Not(register(Some(ScalarType::Pred), random)),
        },
        Kind::Value | Kind::AnyValue => match (random.below(4), ty) {
            (0, Some(ScalarType::F32)) => Operand::f32(1.5),
            (0, Some(ScalarType::F64)) => Operand::f64(-0.25),
            (0, Some(ty)) if !ty.is_float() && ty.bits() <= 64 && ty != ScalarType::Pred => Operand::Int(3),
            _ => register(ty, random).into(),
        },
        Kind::Int => Operand::Int(16),
        Kind::Address | Kind::AddressOrReg => Operand::RegAddr(wide, 16 * random.below(2) as i32),
        Kind::Coordinates => Operand::bracket([wide.into(), vector(1 + random.below(4) as u32, random)]),
        Kind::Vector => vector(if lanes > 0 { lanes } else { 4 }, random),
        Kind::Label => Operand::Label(Label::Block { func: 0, block: 0 }),
    }
}

fn sample(op: Opcode, form: &Form, random: &mut Random) -> Inst {
    let mut inst = Inst::new(op);
    for slot in &form.slots {
        if slot.optional && random.below(3) != 0 {
            continue;
        }
        let modifier = match &slot.choice {
            Choice::Words(words) => random.pick(words),
            Choice::Shape => MmaShape::new(16, 8, 16).map(Modifier::Shape),
            Choice::Count => Some(Modifier::Count(4)),
        };
        inst.mods.extend(modifier);
    }
    for form in &form.operands {
        let hinted = inst.has(CacheHint::L2CacheHint);
        if (form.optional && random.below(2) == 0) || (form.kind == Kind::CachePolicy && !hinted) {
            continue;
        }
        let operand = operand(form, &inst, random);
        inst.operands.push(operand);
    }
    inst
}

/// A module with some instructions of every form that exists on a target.
fn sample_module(target: Target, seed: u64) -> Module {
    let mut random = Random(seed);
    let mut module = Module::new(target);
    let name = module.symbols.intern("samples");
    let mut function = Function::new(FunctionKind::Entry, Linkage::Visible, name);
    use ScalarType::*;
    let classes = [
        (Pred, RegClass::P),
        (B8, RegClass::H),
        (B16, RegClass::Rs),
        (B32, RegClass::R),
        (B64, RegClass::Rd),
        (B128, RegClass::Rq),
        (F32, RegClass::F),
        (F64, RegClass::Fd),
    ];
    let mut body: Vec<Stmt> =
        classes.iter().map(|&(ty, class)| Stmt::Reg(RegDecl::class(ty, class, 4))).collect();
    body.push(Stmt::Label(Label::Block { func: 0, block: 0 }));
    for &op in Opcode::ALL {
        for form in Table::get().forms(op) {
            let exists = form.feature.is_none_or(|f: Feature| target.has(f))
                && form.since.is_none_or(|since| since <= target.ptx_version());
            if form.any_modifiers || op == Opcode::Call || op == Opcode::BrxIdx || !exists {
                continue;
            }
            for _ in 0..8 {
                let inst = sample(op, form, &mut random);
                let mut gates = inst.mods.iter().flat_map(|&m| Table::get().gates(op, m));
                if gates.all(|gate| target.has(gate)) {
                    body.push(Stmt::Inst(inst));
                }
            }
        }
    }
    function.body = Some(body);
    module.items.push(Item::Function(Box::new(function)));
    module
}

#[test]
fn every_form_round_trips_and_passes() {
    // With a directory in this variable, the modules are left there to be shown to an assembler.
    let dump = std::env::var_os("OXICC_DUMP_FORMS").map(std::path::PathBuf::from);
    for (seed, name) in ["sm_52", "sm_61", "sm_72", "sm_75", "sm_90a", "sm_100a", "sm_107a", "sm_120a"]
        .into_iter()
        .enumerate()
    {
        let target = Target::parse(name).unwrap();
        let module = sample_module(target, 0x1234_5678_9ABC + seed as u64);
        for stmt in module.functions().flat_map(|f| f.body.iter().flatten()) {
            if let Stmt::Inst(inst) = stmt {
                assert_eq!(check_inst(inst, Some(target), target.ptx_version()), Ok(()));
            }
        }
        assert_eq!(check_module(&module), vec![]);
        for dialect in [Dialect::N7, Dialect::N20] {
            let text = print_module(&module, dialect);
            let again = parse_module(&text).unwrap();
            assert!(again == module, "{name}");
            if let Some(dump) = &dump {
                std::fs::write(dump.join(format!("{name}.ptx")), &text).unwrap();
            }
        }
    }
}
