//! Model to text, in the layout of the two back ends of the reference compiler.
//!
//! One pass over the model writes into one string; nothing is formatted through intermediate strings.
//! `module` prints the module level, `body` statements and `inst` instructions and operands.

mod body;
mod inst;
mod module;

use oxicc_arch::Dialect;

use crate::model::{Function, Inst, Module};
use crate::symbol::Interner;

/// The whole module as text.
pub fn print_module(module: &Module, dialect: Dialect) -> String {
    let mut out = String::with_capacity(4096);
    let mut printer = Printer { out: &mut out, symbols: &module.symbols, dialect };
    printer.module(module);
    out
}

/// One function appended to a string. Names may come from a table other than a module's, so that functions
/// can be generated and printed in parallel.
pub fn print_function(out: &mut String, function: &Function, symbols: &Interner, dialect: Dialect) {
    Printer { out, symbols, dialect }.function(function);
}

/// One instruction on one line without tabs, for messages.
pub fn format_inst(inst: &Inst, symbols: &Interner) -> String {
    let mut out = String::new();
    let mut printer = Printer { out: &mut out, symbols, dialect: Dialect::N20 };
    printer.plain_inst(inst);
    out
}

/// Where the text goes and what decides its layout.
struct Printer<'a> {
    out: &'a mut String,
    symbols: &'a Interner,
    dialect: Dialect,
}

impl Printer<'_> {
    fn str(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn ch(&mut self, c: char) {
        self.out.push(c);
    }

    fn unsigned(&mut self, mut value: u64) {
        // Tables are bytes by the thousand.
        if value < 1000 {
            let [hundreds, tens, ones] =
                [value / 100, value / 10 % 10, value % 10].map(|d| char::from(b'0' + d as u8));
            if value >= 100 {
                self.out.push(hundreds);
            }
            if value >= 10 {
                self.out.push(tens);
            }
            self.out.push(ones);
            return;
        }
        let mut buffer = [0u8; 20];
        let mut at = buffer.len();
        loop {
            at -= 1;
            buffer[at] = b'0' + (value % 10) as u8;
            value /= 10;
            if value == 0 {
                break;
            }
        }
        // The buffer holds ASCII digits only.
        self.out.push_str(std::str::from_utf8(&buffer[at..]).unwrap_or("0"));
    }

    fn signed(&mut self, value: i64) {
        if value < 0 {
            self.ch('-');
        }
        self.unsigned(value.unsigned_abs());
    }

    /// Upper-case hexadecimal with at least so many digits.
    fn hex(&mut self, value: u64, digits: u32) {
        let needed = (u64::BITS - value.leading_zeros()).div_ceil(4).max(1);
        for digit in (0..needed.max(digits)).rev() {
            let nibble = if digit < 16 { (value >> (digit * 4)) & 15 } else { 0 };
            self.ch(char::from_digit(nibble as u32, 16).unwrap_or('0').to_ascii_uppercase());
        }
    }

    fn sym(&mut self, sym: crate::symbol::Sym) {
        self.out.push_str(self.symbols.name(sym));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::construct::{CallSpec, LdMods};
    use crate::model::*;
    use oxicc_arch::Target;

    fn sample(target: &str) -> (Module, Dialect) {
        use ScalarType::*;
        let target = Target::parse(target).unwrap();
        let mut m = Module::new(target);
        m.header = vec![String::new(), "made by a test".to_string()];
        let k = m.symbols.intern("k");
        let p0 = m.symbols.intern("k_param_0");
        let f = m.symbols.intern("f");
        let param0 = m.symbols.intern("param0");
        let retval0 = m.symbols.intern("retval0");
        let rd = |n| Reg::new(RegClass::Rd, n);
        let r = |n| Reg::new(RegClass::R, n);
        let mut function = Function::new(FunctionKind::Entry, Linkage::Visible, k);
        function.params.push(Param::scalar(U64, p0));
        function.directives.push(FuncDirective::MaxNtid(vec![256, 1, 1]));
        let param = LdMods { space: Some(StateSpace::Param), ..LdMods::default() };
        function.body = Some(vec![
            Stmt::Reg(RegDecl::class(B32, RegClass::R, 3)),
            Stmt::Reg(RegDecl::class(B64, RegClass::Rd, 2)),
            Stmt::BlockStart,
            Inst::ld(param, U64, rd(1), Operand::SymAddr(p0, 0)).into(),
            Inst::binary(Opcode::And, B32, r(1), r(1), Operand::Int(-3)).into(),
            Stmt::Open,
            Stmt::comment("callseq 0, 0", Placement::Trailing),
            Stmt::Variable(Box::new(Variable::new(StateSpace::Param, B32, param0))),
            Stmt::Variable(Box::new(Variable::new(StateSpace::Param, B32, retval0))),
            Inst::call(CallSpec {
                uniform: true,
                returns: vec![Operand::Symbol(retval0)],
                callee: Operand::Symbol(f),
                args: vec![Operand::Symbol(param0)],
                prototype: None,
            })
            .into(),
            Inst::ld(param, B32, r(2), Operand::SymAddr(retval0, 0)).into(),
            Stmt::Close,
            Stmt::comment("callseq 0", Placement::Trailing),
            Inst::bra(Label::Block { func: 0, block: 1 }).guarded(Reg::new(RegClass::P, 1)).into(),
            Stmt::BlockStart,
            Stmt::Label(Label::Block { func: 0, block: 1 }),
            Inst::ret().into(),
        ]);
        m.items.push(Item::Function(Box::new(function)));
        (m, target.dialect())
    }

    #[test]
    fn older_layout() {
        let (m, dialect) = sample("sm_90");
        let expected = "//\n// made by a test\n\n.version 9.0\n.target sm_90\n.address_size 64\n\n\n\
            .visible .entry k(\n\t.param .u64 k_param_0\n)\n.maxntid 256, 1, 1\n{\n\
            \t.reg .b32 \t%r<3>;\n\t.reg .b64 \t%rd<2>;\n\n\n\
            \tld.param.u64 \t%rd1, [k_param_0];\n\tand.b32  \t%r1, %r1, -3;\n\
            \t{ // callseq 0, 0\n\t.param .b32 param0;\n\t.param .b32 retval0;\n\
            \tcall.uni (retval0), \n\tf, \n\t(\n\tparam0\n\t);\n\
            \tld.param.b32 \t%r2, [retval0+0];\n\t} // callseq 0\n\t@%p1 bra \t$L__BB0_1;\n\n\
            $L__BB0_1:\n\tret;\n\n}\n\n";
        assert_eq!(print_module(&m, dialect), expected);
    }

    #[test]
    fn newer_layout() {
        let (m, dialect) = sample("sm_100a");
        let text = print_module(&m, dialect);
        assert!(text.contains(".target sm_100a\n"));
        assert!(text.contains("\t.reg .b64 \t%rd<2>;\n\n\tld.param.u64"));
        assert!(text.contains("[retval0];"));
        assert!(text.contains("bra \t$L__BB0_1;\n$L__BB0_1:\n\tret;\n\n}\n"));
        assert!(text.ends_with("\n}\n"));
    }

    #[test]
    fn numbers() {
        let (m, _) = sample("sm_90");
        let inst = Inst::new(Opcode::Mov)
            .with(ScalarType::B64)
            .arg(Operand::Int(i64::MIN))
            .arg(Operand::Hex(0x3C, 4))
            .arg(Operand::f32(1.0))
            .arg(Operand::f64(-2.0))
            .arg(Operand::RegAddr(Reg::new(RegClass::Rd, 1), -4));
        assert_eq!(
            format_inst(&inst, &m.symbols),
            "mov.b64 -9223372036854775808, 0x003C, 0f3F800000, 0dC000000000000000, [%rd1+-4];"
        );
    }
}
