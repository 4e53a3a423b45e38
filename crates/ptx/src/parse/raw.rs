//! Verbatim text inside a model, read when someone needs what it says.

use super::scope::Scopes;
use super::{ParseError, Parser};
use crate::model::{Item, Module, StateSpace, Stmt};
use crate::symbol::Interner;

impl Module {
    /// Replaces `Raw` items and statements by what their text says. On an error (whose position is relative to
    /// the raw text) the module is left with the text that could not be read.
    pub fn expand_raw(&mut self) -> Result<(), ParseError> {
        if self.items.iter().any(|item| matches!(item, Item::Raw(_))) {
            let mut items = Vec::with_capacity(self.items.len());
            let mut error = None;
            for item in std::mem::take(&mut self.items) {
                let Item::Raw(text) = &item else {
                    items.push(item);
                    continue;
                };
                match Parser::new(text, &mut self.symbols).item_fragment() {
                    Ok(parsed) => items.extend(parsed),
                    Err(e) => {
                        error.get_or_insert(e.locate(text));
                        items.push(item);
                    }
                }
            }
            self.items = items;
            if let Some(error) = error {
                return Err(error);
            }
        }
        for item in &mut self.items {
            let Item::Function(function) = item else { continue };
            let Some(body) = &mut function.body else { continue };
            if !body.iter().any(|stmt| matches!(stmt, Stmt::Raw(_))) {
                continue;
            }
            let mut scopes = Scopes::default();
            for param in function.params.iter().chain(&function.returns) {
                if param.space == StateSpace::Reg {
                    scopes.declare(param.name);
                }
            }
            expand_body(body, scopes, &mut self.symbols)?;
        }
        Ok(())
    }
}

fn expand_body(body: &mut Vec<Stmt>, mut scopes: Scopes, symbols: &mut Interner) -> Result<(), ParseError> {
    let mut out = Vec::with_capacity(body.len() * 2);
    let mut error = None;
    for stmt in std::mem::take(body) {
        match &stmt {
            Stmt::Open => scopes.open(),
            Stmt::Close => scopes.close(),
            Stmt::Reg(decl) => scopes.declare_all(decl),
            Stmt::Raw(text) if error.is_none() => {
                let mut parser = Parser::new(text, symbols);
                parser.scopes = std::mem::take(&mut scopes);
                let parsed = parser.fragment();
                scopes = std::mem::take(&mut parser.scopes);
                match parsed {
                    Ok(stmts) => {
                        out.extend(stmts);
                        continue;
                    }
                    Err(e) => error = Some(e.locate(text)),
                }
            }
            _ => {}
        }
        out.push(stmt);
    }
    *body = out;
    error.map_or(Ok(()), Err)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::{Function, FunctionKind, Inst, Linkage, Operand, Reg, RegDecl, RegName, ScalarType};
    use oxicc_arch::Target;

    #[test]
    fn raw_text_sees_the_registers_around_it() {
        let mut m = Module::new(Target::default());
        let name = m.symbols.intern("k");
        let q = Reg::named(m.symbols.intern("q"));
        let mut f = Function::new(FunctionKind::Entry, Linkage::Visible, name);
        f.body = Some(vec![
            Stmt::Reg(RegDecl::one(ScalarType::B32, q)),
            Stmt::Raw("{ .reg .pred p; setp.ne.u32 p, q, 0;".into()),
            Stmt::Raw("selp.u32 q, 1, 0, p; } mov.b32 q, p;".into()),
        ]);
        m.items.push(Item::Function(Box::new(f)));
        m.expand_raw().unwrap();
        let body = m.functions().next().unwrap().body.clone().unwrap();
        let insts: Vec<&Inst> =
            body.iter().filter_map(|s| if let Stmt::Inst(i) = s { Some(i) } else { None }).collect();
        assert_eq!(insts.len(), 3);
        assert_eq!(insts[0].operands[1], Operand::Reg(q));
        assert!(matches!(insts[1].operands[3], Operand::Reg(r) if matches!(r.name(), RegName::Named(_))));
        // After its brace is closed, `p` is a register no more.
        assert!(matches!(insts[2].operands[1], Operand::Symbol(_)));
    }
}
