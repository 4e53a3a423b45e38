//! One instruction against the forms of its opcode.

use oxicc_arch::{Gate, PtxVersion, Target};

use super::Certainty;
use super::forms::{Form, Kind, OperandForm, Table, TypeRule};
use super::registers::RegType;
use crate::model::{CacheHint, Inst, Modifier, Operand, Reg, ScalarType, SpecialReg, TypeKind, VectorSize};

/// What an instruction is checked for.
pub(super) struct Context<'a> {
    /// Absent for targets that are not in our table.
    pub target: Option<Target>,
    pub version: PtxVersion,
    /// The declared type of a register.
    pub types: &'a dyn Fn(Reg) -> Option<RegType>,
}

/// Why a form does not fit.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Mismatch {
    /// A modifier that the form does not have.
    Modifier(Modifier),
    /// A modifier is missing.
    Missing(String),
    /// The wrong number of operands.
    Count { least: usize, most: usize },
    /// The operand of that index.
    Operand { index: usize, expected: &'static str },
    /// Its type.
    Type { index: usize, expected: ScalarType },
    /// The PTX version.
    Version(PtxVersion),
    /// The target.
    Target(String),
}

impl Mismatch {
    /// How far the comparison got: the largest is the best explanation.
    fn rank(&self) -> (u8, usize) {
        match self {
            Mismatch::Modifier(_) => (0, 0),
            Mismatch::Missing(_) => (1, 0),
            Mismatch::Count { .. } => (2, 0),
            Mismatch::Operand { index, .. } => (3, *index),
            Mismatch::Type { index, .. } => (4, *index),
            Mismatch::Version(_) => (5, 0),
            Mismatch::Target(_) => (6, 0),
        }
    }

    fn certainty(&self) -> Certainty {
        match self {
            Mismatch::Count { .. } | Mismatch::Operand { .. } | Mismatch::Type { .. } => Certainty::Certain,
            Mismatch::Modifier(_) | Mismatch::Missing(_) | Mismatch::Version(_) | Mismatch::Target(_) => {
                Certainty::Likely
            }
        }
    }
}

/// What is wrong with an instruction.
pub(super) fn check(inst: &Inst, context: &Context<'_>) -> Result<(), (String, Certainty)> {
    let mut worst: Option<Mismatch> = None;
    for form in Table::get().forms(inst.op) {
        match fits(inst, form, context) {
            Ok(()) => return Ok(()),
            Err(mismatch) => {
                if worst.as_ref().is_none_or(|worst| worst.rank() < mismatch.rank()) {
                    worst = Some(mismatch);
                }
            }
        }
    }
    worst.map_or(Ok(()), |mismatch| {
        let certainty = mismatch.certainty();
        Err((message(inst, mismatch), certainty))
    })
}

fn message(inst: &Inst, mismatch: Mismatch) -> String {
    let op = inst.op.text();
    match mismatch {
        Mismatch::Modifier(modifier) => format!("unknown modifier '.{modifier}' of '{op}'"),
        Mismatch::Missing(choices) => format!("'{op}' needs one of the modifiers {choices}"),
        Mismatch::Count { least, most } => {
            let found = inst.operands.len();
            if least == most {
                format!("'{op}' takes {least} operands, found {found}")
            } else if most == usize::MAX {
                format!("'{op}' takes at least {least} operands, found {found}")
            } else {
                format!("'{op}' takes {least} to {most} operands, found {found}")
            }
        }
        Mismatch::Operand { index, expected } => {
            format!("operand {} of '{op}' must be {expected}", index + 1)
        }
        Mismatch::Type { index, expected } => {
            format!("operand {} of '{op}' must have type .{}", index + 1, expected.text())
        }
        Mismatch::Version(version) => format!("'{op}' in this form needs PTX version {version}"),
        Mismatch::Target(needs) => format!("'{op}' in this form {needs}"),
    }
}

fn fits(inst: &Inst, form: &Form, context: &Context<'_>) -> Result<(), Mismatch> {
    modifiers(inst, form)?;
    operands(inst, form, context)?;
    if let Some(since) = form.since {
        if context.version < since {
            return Err(Mismatch::Version(since));
        }
    }
    let Some(target) = context.target else { return Ok(()) };
    let table = Table::get();
    let gates = inst.mods.iter().flat_map(|&modifier| table.gates(inst.op, modifier));
    match form.feature.into_iter().chain(gates).find(|&feature| !target.has(feature)) {
        Some(feature) => Err(Mismatch::Target(match feature.gate() {
            Gate::Before(sm) => format!("does not exist on {target} ({feature:?}, before sm_{sm})"),
            gate => format!("does not exist on {target} ({feature:?}, from sm_{})", gate.min_sm()),
        })),
        None => Ok(()),
    }
}

/// Each modifier takes the first free place that accepts it. Assemblers are lenient about the order of
/// modifiers of different kinds (the reference itself writes scopes after spaces), so this is too; modifiers
/// of one kind, such as types, still fill their places from left to right.
fn modifiers(inst: &Inst, form: &Form) -> Result<(), Mismatch> {
    if form.any_modifiers {
        return Ok(());
    }
    let mut taken: u64 = 0;
    for &modifier in &inst.mods {
        let place = form
            .slots
            .iter()
            .enumerate()
            .find(|(i, slot)| taken & (1 << (i & 63)) == 0 && slot.choice.accepts(modifier))
            .map(|(i, _)| i);
        match place {
            Some(i) => taken |= 1 << (i & 63),
            None => return Err(Mismatch::Modifier(modifier)),
        }
    }
    for (i, slot) in form.slots.iter().enumerate() {
        if !slot.optional && taken & (1 << (i & 63)) == 0 {
            return Err(Mismatch::Missing(describe(&slot.choice)));
        }
    }
    Ok(())
}

fn describe(choice: &super::forms::Choice) -> String {
    use super::forms::Choice;
    match choice {
        Choice::Shape => ".m*n*k*".to_string(),
        Choice::Count => ".x*".to_string(),
        Choice::Words(words) => {
            let mut text = String::new();
            for (i, word) in words.iter().take(8).enumerate() {
                if i > 0 {
                    text.push(' ');
                }
                text.push('.');
                text.push_str(&word.to_string());
            }
            if words.len() > 8 {
                text.push_str(" ...");
            }
            text
        }
    }
}

fn operands(inst: &Inst, form: &Form, context: &Context<'_>) -> Result<(), Mismatch> {
    let hinted = inst.has(CacheHint::L2CacheHint);
    let least =
        form.operands.iter().filter(|o| !o.optional && (o.kind != Kind::CachePolicy || hinted)).count();
    let absent = form.operands.iter().filter(|o| o.kind == Kind::CachePolicy && !hinted).count();
    let most = if form.any_operands { usize::MAX } else { form.operands.len() - absent };
    let found = inst.operands.len();
    if found < least || found > most {
        return Err(Mismatch::Count { least, most });
    }
    assign(inst, form, &form.operands, 0, context)
}

/// Matches operands from an index on with the rest of the form, trying to leave out optional ones. The depth
/// of recursion is the length of a line of the table.
fn assign(
    inst: &Inst,
    form: &Form,
    rest: &[OperandForm],
    index: usize,
    context: &Context<'_>,
) -> Result<(), Mismatch> {
    let Some((first, tail)) = rest.split_first() else {
        let complete = index == inst.operands.len() || form.any_operands;
        let count = Mismatch::Count { least: form.operands.len(), most: form.operands.len() };
        return if complete { Ok(()) } else { Err(count) };
    };
    if first.kind == Kind::CachePolicy && !inst.has(CacheHint::L2CacheHint) {
        return assign(inst, form, tail, index, context);
    }
    let taken = match inst.operands.get(index) {
        Some(operand) => matches_form(inst, operand, index, first, context)
            .and_then(|()| assign(inst, form, tail, index + 1, context)),
        None => Err(Mismatch::Count { least: form.operands.len(), most: form.operands.len() }),
    };
    match taken {
        Err(mismatch) if first.optional => match assign(inst, form, tail, index, context) {
            Err(other) if other.rank() > mismatch.rank() => Err(other),
            Err(_) => Err(mismatch),
            Ok(()) => Ok(()),
        },
        other => other,
    }
}

fn matches_form(
    inst: &Inst,
    operand: &Operand,
    index: usize,
    form: &OperandForm,
    context: &Context<'_>,
) -> Result<(), Mismatch> {
    let vector = inst.vector();
    // A vector of one element is as good as the element.
    let operand = match operand {
        Operand::Vector(group) if matches!(form.kind, Kind::Source | Kind::SourceDest) => match &***group {
            [only] => only,
            _ => operand,
        },
        _ => operand,
    };
    let expected = kind_fits(operand, form.kind, vector);
    if let Some(expected) = expected {
        return Err(Mismatch::Operand { index, expected });
    }
    let ty = match form.kind {
        Kind::PredDest => Some(ScalarType::Pred),
        Kind::Pred if operand.as_int().is_none() => Some(ScalarType::Pred),
        Kind::Pred => None,
        Kind::CachePolicy => Some(ScalarType::B64),
        _ => match form.ty {
            TypeRule::Unchecked => None,
            TypeRule::Fixed(ty) => Some(ty),
            TypeRule::Modifier(n) => inst.types().nth(n.into()),
        },
    };
    match ty {
        Some(ty) => type_fits(operand, index, ty, form, vector, context),
        // A value of unknown type is at least no predicate.
        None if matches!(form.kind, Kind::Value | Kind::Dest | Kind::Reg) => match operand {
            Operand::Reg(reg) if (context.types)(*reg).is_some_and(|t| t.ty == ScalarType::Pred) => {
                Err(Mismatch::Operand { index, expected: "a value, not a predicate" })
            }
            _ => Ok(()),
        },
        None => Ok(()),
    }
}

/// What the operand should have been; `None` when it is fine.
fn kind_fits(operand: &Operand, kind: Kind, vector: Option<VectorSize>) -> Option<&'static str> {
    let register = matches!(operand, Operand::Reg(_) | Operand::Part(..) | Operand::Lanes(..));
    let destination = register || matches!(operand, Operand::Sink);
    let constant = matches!(operand, Operand::Int(_) | Operand::Hex(..) | Operand::F32(_) | Operand::F64(_));
    // Of the special registers, only the constant among them is a value of any instruction but `mov`.
    let value =
        register || constant || matches!(operand, Operand::Neg(_) | Operand::Special(SpecialReg::WarpSz));
    let special = matches!(operand, Operand::Special(_));
    let braces = matches!(operand, Operand::Vector(_) | Operand::VectorPair(..));
    let predicate = matches!(operand, Operand::Reg(_) | Operand::Not(_));
    let symbol = matches!(operand, Operand::Symbol(_) | Operand::SymbolOffset(..) | Operand::Index(..));
    let integer = operand.as_int().is_some();
    let pair = matches!(operand, Operand::Pair(..));
    let address = matches!(
        operand,
        Operand::RegAddr(..) | Operand::SymAddr(..) | Operand::AbsAddr(_) | Operand::Index(..)
    );
    let (fine, expected) = match kind {
        Kind::Dest => (destination, "a register"),
        Kind::DestPair => (destination || pair, "a register"),
        Kind::PredDest => (destination || pair, "a predicate register"),
        Kind::Value => (value, "a register or constant"),
        Kind::Reg => (register, "a register"),
        Kind::AnyValue => (value || special || symbol || braces, "a value"),
        Kind::Pred => (predicate || integer, "a predicate"),
        Kind::Int => {
            (integer || matches!(operand, Operand::Special(SpecialReg::WarpSz)), "an integer constant")
        }
        Kind::Address => (address, "an address"),
        Kind::AddressOrReg => (address || register, "an address or a register"),
        Kind::Coordinates => (matches!(operand, Operand::Bracket(_)), "an address with coordinates"),
        Kind::Vector => (braces, "a vector"),
        Kind::VectorOrReg => (braces || destination, "a vector or a register"),
        Kind::Source if vector.is_some() => (braces || register, "a vector"),
        Kind::Source => (value, "a register or constant"),
        Kind::SourceDest if vector.is_some() => (braces || register, "a vector"),
        Kind::SourceDest => (destination, "a register"),
        Kind::PairOnly => (pair, "a pair of a register and a predicate"),
        Kind::SpecialReg => (special, "a special register"),
        Kind::CachePolicy => (register, "a register with a cache policy"),
        Kind::Label => (matches!(operand, Operand::Label(_) | Operand::Symbol(_)), "a label"),
    };
    if fine { None } else { Some(expected) }
}

fn type_fits(
    operand: &Operand,
    index: usize,
    expected: ScalarType,
    form: &OperandForm,
    vector: Option<VectorSize>,
    context: &Context<'_>,
) -> Result<(), Mismatch> {
    let wrong = Mismatch::Type { index, expected };
    let register = |reg: Reg| -> Result<(), Mismatch> {
        match (context.types)(reg) {
            // A vector variable as a whole stands for its elements.
            Some(declared)
                if declared.vector.is_none() && !compatible(declared.ty, expected, form.relaxed) =>
            {
                Err(wrong.clone())
            }
            _ => Ok(()),
        }
    };
    match operand {
        Operand::Reg(reg) if vector.is_none() => register(*reg),
        Operand::Not(reg) => register(*reg),
        Operand::Pair(first, second) => {
            let pred = |reg: Reg| match (context.types)(reg) {
                Some(declared) if declared.ty != ScalarType::Pred => {
                    Err(Mismatch::Type { index, expected: ScalarType::Pred })
                }
                _ => Ok(()),
            };
            if *first != Reg::SINK {
                register(*first)?;
            }
            if *second == Reg::SINK { Ok(()) } else { pred(*second) }
        }
        Operand::F32(_) | Operand::F64(_) => match expected.kind() {
            TypeKind::Signed | TypeKind::Unsigned | TypeKind::Predicate => Err(wrong),
            _ => Ok(()),
        },
        Operand::Int(_) | Operand::Hex(..) => match expected {
            ScalarType::F32 | ScalarType::F64 | ScalarType::Pred => Err(wrong),
            _ => Ok(()),
        },
        // The elements of a load or store; those of a packing move have another width.
        Operand::Vector(group) if matches!(form.kind, Kind::Source | Kind::SourceDest) => {
            group.iter().try_for_each(|element| match element {
                Operand::Reg(reg) => register(*reg),
                _ => Ok(()),
            })
        }
        _ => Ok(()),
    }
}

/// Whether a register of a declared type can stand where the instruction says another one.
fn compatible(declared: ScalarType, expected: ScalarType, relaxed: bool) -> bool {
    if declared == expected {
        return true;
    }
    if declared == ScalarType::Pred || expected == ScalarType::Pred {
        return false;
    }
    let (have, need) = (declared.bits(), expected.bits());
    let float = expected.is_float() || declared.is_float();
    // Registers of 8 bits do not exist for most purposes; 16 bits hold them.
    let size = have == need || (relaxed && have > need && !(float && need >= 32));
    let kind = match (declared.kind(), expected.kind()) {
        (TypeKind::Bits, _) | (_, TypeKind::Bits) => true,
        (TypeKind::Float, TypeKind::Float) => true,
        (TypeKind::Float, _) | (_, TypeKind::Float) => false,
        _ => true,
    };
    size && kind
}
