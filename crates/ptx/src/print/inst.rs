//! Instructions and operands.

use oxicc_arch::Dialect;

use super::Printer;
use crate::model::{Flag, Group, Inst, Label, Modifier, Opcode, Operand, Reg, RegName, SpecialReg};

/// What stands between mnemonic and operands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gap {
    /// One space, one tab: most instructions.
    SpaceTab,
    /// Two spaces, one tab: `and`, `or`, `xor`.
    TwoSpacesTab,
    Space,
    Tab,
}

impl Gap {
    fn text(self) -> &'static str {
        match self {
            Gap::SpaceTab => " \t",
            Gap::TwoSpacesTab => "  \t",
            Gap::Space => " ",
            Gap::Tab => "\t",
        }
    }

    /// The gap that the back end of the dialect prints for an instruction.
    fn of(inst: &Inst, dialect: Dialect) -> Gap {
        let n20 = dialect == Dialect::N20;
        match inst.op {
            Opcode::And | Opcode::Or | Opcode::Xor => Gap::TwoSpacesTab,
            Opcode::Redux | Opcode::Suld | Opcode::WmmaMma => Gap::Space,
            Opcode::Shfl | Opcode::Mapa | Opcode::Getctarank | Opcode::Isspacep if n20 => Gap::Tab,
            Opcode::Mov => match inst.operands.get(1) {
                Some(Operand::Special(SpecialReg::IsExplicitCluster)) if n20 => Gap::Tab,
                Some(Operand::Special(reg)) if !n20 && is_cluster_register(*reg) => Gap::Space,
                _ => Gap::SpaceTab,
            },
            _ => Gap::SpaceTab,
        }
    }
}

fn is_cluster_register(reg: SpecialReg) -> bool {
    reg >= SpecialReg::IsExplicitCluster && reg <= SpecialReg::ClusterNctarank
}

impl Printer<'_> {
    pub(super) fn mnemonic(&mut self, inst: &Inst) {
        if let Some(guard) = inst.guard {
            self.ch('@');
            if guard.negated {
                self.ch('!');
            }
            self.reg(guard.pred);
            self.ch(' ');
        }
        self.str(inst.op.text());
        for &modifier in &inst.mods {
            self.ch('.');
            match modifier {
                Modifier::Shape(shape) => {
                    self.ch('m');
                    self.unsigned(shape.m().into());
                    self.ch('n');
                    self.unsigned(shape.n().into());
                    self.ch('k');
                    self.unsigned(shape.k().into());
                }
                Modifier::Count(count) => {
                    self.ch('x');
                    self.unsigned(count.into());
                }
                fixed => self.str(fixed.fixed_text().unwrap_or("")),
            }
        }
    }

    /// An instruction as a line of a function body.
    pub(super) fn inst(&mut self, inst: &Inst) {
        self.ch('\t');
        if inst.op == Opcode::Call && inst.guard.is_none() && self.call(inst) {
            return;
        }
        self.mnemonic(inst);
        if !inst.operands.is_empty() {
            if inst.op == Opcode::Mma && inst.has(Flag::Sync) && self.dialect == Dialect::N20 {
                for (i, operand) in inst.operands.iter().enumerate() {
                    self.str(if i == 0 { "\n\t\t" } else { ",\n\t\t" });
                    self.operand(operand);
                }
            } else {
                self.str(Gap::of(inst, self.dialect).text());
                self.operands(&inst.operands);
            }
        }
        self.str(";\n");
    }

    /// An instruction for messages: single spaces, no line end.
    pub(super) fn plain_inst(&mut self, inst: &Inst) {
        self.mnemonic(inst);
        if !inst.operands.is_empty() {
            self.ch(' ');
            self.operands(&inst.operands);
        }
        self.ch(';');
    }

    /// The reference prints calls over several lines, each list element on its own.
    fn call(&mut self, inst: &Inst) -> bool {
        let Some(parts) = inst.call_parts() else { return false };
        // The layout has no place for a call without an argument list, or for anything unusual after it.
        let regular = match inst.operands.as_slice() {
            [Operand::Paren(_), _, Operand::Paren(_), rest @ ..] => rest.len() <= 1,
            [Operand::Paren(_), ..] => false,
            [_, Operand::Paren(_), rest @ ..] => rest.len() <= 1,
            _ => false,
        };
        if !regular {
            return false;
        }
        self.mnemonic(inst);
        self.ch(' ');
        if !parts.returns.is_empty() || matches!(inst.operands.first(), Some(Operand::Paren(_))) {
            self.ch('(');
            self.operands(parts.returns);
            self.str("), ");
        }
        self.str("\n\t");
        self.operand(parts.callee);
        self.str(", \n\t(\n");
        for (i, arg) in parts.args.iter().enumerate() {
            if i > 0 {
                self.str(", \n");
            }
            self.ch('\t');
            self.operand(arg);
        }
        if !parts.args.is_empty() {
            self.ch('\n');
        }
        self.str("\t)");
        if let Some(prototype) = parts.prototype {
            self.str("\n\t, ");
            self.operand(prototype);
        }
        self.str(";\n");
        true
    }

    fn operands(&mut self, operands: &[Operand]) {
        for (i, operand) in operands.iter().enumerate() {
            if i > 0 {
                self.str(", ");
            }
            self.operand(operand);
        }
    }

    pub(super) fn reg(&mut self, reg: Reg) {
        match reg.name() {
            RegName::Numbered(class, number) => {
                self.str(class.text());
                self.unsigned(number.into());
            }
            RegName::Named(sym) => self.sym(sym),
            RegName::Sink => self.ch('_'),
        }
    }

    pub(super) fn label(&mut self, label: Label) {
        match label {
            Label::Block { func, block } => {
                self.str("$L__BB");
                self.unsigned(func.into());
                self.ch('_');
                self.unsigned(block.into());
            }
            Label::Named(sym) => self.sym(sym),
        }
    }

    /// `+8`, `+-4`; nothing for 0.
    fn offset(&mut self, offset: i32) {
        if offset != 0 {
            self.ch('+');
            self.signed(offset.into());
        }
    }

    fn group(&mut self, open: char, group: &Group, close: char) {
        self.ch(open);
        self.operands(group);
        self.ch(close);
    }

    fn operand(&mut self, operand: &Operand) {
        match operand {
            Operand::Reg(reg) => self.reg(*reg),
            Operand::Not(reg) => {
                self.ch('!');
                self.reg(*reg);
            }
            Operand::Part(reg, component) => {
                self.reg(*reg);
                self.ch('.');
                self.str(component.text());
            }
            Operand::Lanes(reg, lanes) => {
                self.reg(*reg);
                self.ch('.');
                self.sym(*lanes);
            }
            Operand::Neg(inner) => {
                self.ch('-');
                self.operand(inner);
            }
            Operand::Pair(a, b) => {
                self.reg(*a);
                self.ch('|');
                self.reg(*b);
            }
            Operand::Special(reg) => self.str(reg.text()),
            Operand::Int(value) => self.signed(*value),
            Operand::Hex(value, digits) => {
                self.str("0x");
                self.hex(*value, (*digits).into());
            }
            Operand::F32(bits) => {
                self.str("0f");
                self.hex((*bits).into(), 8);
            }
            Operand::F64(bits) => {
                self.str("0d");
                self.hex(*bits, 16);
            }
            Operand::Symbol(sym) => self.sym(*sym),
            Operand::SymbolOffset(sym, offset) => {
                self.sym(*sym);
                self.ch('+');
                self.signed((*offset).into());
            }
            Operand::Index(sym, index) => {
                self.sym(*sym);
                self.ch('[');
                self.unsigned((*index).into());
                self.ch(']');
            }
            Operand::Label(label) => self.label(*label),
            Operand::RegAddr(reg, offset) => {
                self.ch('[');
                self.reg(*reg);
                // The older back end prints the offset of frame slots even when it is 0.
                if *offset == 0 && self.dialect == Dialect::N7 && self.out.ends_with("[%SP") {
                    self.str("+0");
                }
                self.offset(*offset);
                self.ch(']');
            }
            Operand::SymAddr(sym, offset) => {
                self.ch('[');
                self.sym(*sym);
                // The older back end prints the offset of call parameter slots even when it is 0.
                if *offset == 0 && self.dialect == Dialect::N7 && is_call_slot(self.symbols.name(*sym)) {
                    self.str("+0");
                }
                self.offset(*offset);
                self.ch(']');
            }
            Operand::AbsAddr(address) => {
                self.ch('[');
                self.signed(*address);
                self.ch(']');
            }
            Operand::Bracket(group) => self.group('[', group, ']'),
            Operand::Vector(group) => self.group('{', group, '}'),
            Operand::VectorPair(group, pred) => {
                self.group('{', group, '}');
                self.ch('|');
                self.reg(*pred);
            }
            Operand::Paren(group) => self.group('(', group, ')'),
            Operand::Sink => self.ch('_'),
        }
    }
}

/// `param0`, `retval0`, `func_retval0`: the slots of a call sequence, not the parameters of a function.
fn is_call_slot(name: &str) -> bool {
    ["param", "retval", "func_retval"].iter().any(|prefix| {
        name.strip_prefix(prefix)
            .is_some_and(|number| !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()))
    })
}
