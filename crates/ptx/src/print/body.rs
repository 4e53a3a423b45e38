//! Function bodies: statements and the empty lines between them.

use oxicc_arch::Dialect;

use super::Printer;
use crate::model::{Comment, Label, Loc, Placement, Prototype, RegDeclName, StateSpace, Stmt};

impl Printer<'_> {
    /// From `{` to `}`. The text begins with the frame and registers, then the demoted shared variables, each
    /// replaced by an empty line when there are none.
    pub(super) fn body(&mut self, body: &[Stmt]) {
        self.str("{\n");
        let registers = self.registers_end(body);
        let (head, rest) = body.split_at(registers);
        if !matches!(head.first(), Some(Stmt::Reg(_) | Stmt::Variable(_))) {
            self.ch('\n');
        }
        for stmt in head {
            self.stmt(stmt);
        }
        let demoted = rest.iter().take_while(|stmt| self.is_demoted(stmt)).count();
        let (head, rest) = rest.split_at(demoted);
        if head.is_empty() {
            self.ch('\n');
        }
        for stmt in head.iter().chain(rest) {
            self.stmt(stmt);
        }
        self.str("\n}\n");
    }

    /// How many statements at the beginning declare the frame and the registers, including the `.loc` of the
    /// function and, with full debug information, the label of its beginning.
    fn registers_end(&self, body: &[Stmt]) -> usize {
        let mut end = body
            .iter()
            .take_while(|stmt| match stmt {
                Stmt::Reg(decl) => !matches!(decl.names.first(), None | Some(RegDeclName::Range(..))),
                Stmt::Variable(variable) => variable.space == StateSpace::Local,
                _ => false,
            })
            .count();
        if let Some(Stmt::Loc(_)) = body.get(end) {
            end += 1;
            if let (Some(Stmt::Label(Label::Named(name))), Some(Stmt::Loc(_))) =
                (body.get(end), body.get(end + 1))
            {
                if self.symbols.name(*name).starts_with("$L__func_begin") {
                    end += 2;
                }
            }
        }
        end
    }

    fn is_demoted(&self, stmt: &Stmt) -> bool {
        match stmt {
            Stmt::Variable(variable) => variable.space == StateSpace::Shared,
            Stmt::Comment(comment) => &*comment.text == "demoted variable",
            _ => false,
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Inst(inst) => self.inst(inst),
            Stmt::Label(label) => {
                self.label(*label);
                self.str(":\n");
            }
            Stmt::Reg(decl) => {
                self.ch('\t');
                self.reg_decl(decl);
                self.ch('\n');
            }
            Stmt::Variable(variable) => {
                self.ch('\t');
                self.variable(variable);
                self.ch('\n');
            }
            Stmt::Open => self.str("\t{\n"),
            Stmt::Close => self.str("\t}\n"),
            Stmt::Loc(loc) => self.loc(loc),
            Stmt::Pragma(strings) => {
                self.ch('\t');
                self.pragma_text(strings);
                self.ch('\n');
            }
            Stmt::CallPrototype(prototype) => self.prototype(prototype),
            Stmt::BranchTargets(list) => {
                self.ch('\t');
                self.sym(list.label);
                self.str(": .branchtargets");
                for (i, target) in list.targets.iter().enumerate() {
                    self.str(if i == 0 { " " } else { ", " });
                    self.label(*target);
                }
                self.str(";\n");
            }
            Stmt::CallTargets(list) => {
                self.ch('\t');
                self.sym(list.label);
                self.str(": .calltargets");
                for (i, target) in list.targets.iter().enumerate() {
                    self.str(if i == 0 { " " } else { ", " });
                    self.sym(*target);
                }
                self.str(";\n");
            }
            Stmt::Raw(text) => {
                self.ch('\t');
                self.str(text);
                self.ch('\n');
            }
            Stmt::BlockStart => {
                if self.dialect == Dialect::N7 {
                    self.ch('\n');
                }
            }
            Stmt::Blank => self.ch('\n'),
            Stmt::Comment(comment) => self.comment(comment),
        }
    }

    pub(super) fn comment(&mut self, comment: &Comment) {
        match comment.placement {
            Placement::OwnLine => self.ch('\t'),
            Placement::Margin => {}
            Placement::Trailing => {
                if self.out.ends_with('\n') {
                    self.out.pop();
                }
                self.ch(' ');
            }
        }
        self.str("// ");
        self.str(&comment.text);
        self.ch('\n');
    }

    fn loc(&mut self, loc: &Loc) {
        self.str("\t.loc\t");
        self.position(loc.file, loc.line, loc.column);
        if let Some(inlined) = loc.inlined {
            self.str(", function_name ");
            self.sym(inlined.function_name);
            if inlined.name_offset != 0 {
                self.ch('+');
                self.signed(inlined.name_offset);
            }
            self.str(", inlined_at ");
            self.position(inlined.file, inlined.line, inlined.column);
        }
        self.ch('\n');
    }

    fn position(&mut self, file: u32, line: u32, column: u32) {
        self.unsigned(file.into());
        self.ch(' ');
        self.unsigned(line.into());
        self.ch(' ');
        self.unsigned(column.into());
    }

    fn prototype(&mut self, prototype: &Prototype) {
        self.ch('\t');
        self.sym(prototype.label);
        self.str(" : .callprototype (");
        self.param_list(&prototype.returns);
        self.str(if prototype.returns.is_empty() { ")_ (" } else { ") _ (" });
        self.param_list(&prototype.params);
        self.ch(')');
        for directive in &prototype.directives {
            self.ch(' ');
            self.func_directive(directive);
        }
        self.str(";\n");
    }
}
