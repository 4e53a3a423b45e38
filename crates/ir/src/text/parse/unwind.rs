//! Exception handling, which does not exist on the device: read away as `crate::unwind` describes.

use super::lexer::Tok;
use super::{Name, PResult, Parser};
use crate::inst::Op;
use crate::ops::TailKind;
use crate::types::Type;

impl<'a> Parser<'a> {
    /// Reads one instruction of exception handling; true when it ends the block.
    pub(super) fn unwind_instruction(
        &mut self,
        word: &str,
        at: usize,
        name: Option<Name<'a>>,
    ) -> PResult<bool> {
        self.bump();
        match word {
            "invoke" => {
                let Some(call) = self.call_head(at, name, TailKind::None)? else {
                    return self.err_at(at, "a debug intrinsic cannot be invoked");
                };
                self.expect_word("to")?;
                let normal = self.label()?;
                self.expect_word("unwind")?;
                self.unwind_label()?;
                self.inst_attachments(call)?;
                self.emit(at, None, Op::Br, Type::VOID, &[], &[normal])?;
                return Ok(true);
            }
            "landingpad" => {
                let ty = self.ty()?;
                loop {
                    match self.word() {
                        "cleanup" => self.bump(),
                        "catch" | "filter" => {
                            self.bump();
                            self.typed_value()?;
                        }
                        _ => break,
                    }
                }
                self.never(at, name, ty)?;
                return Ok(false);
            }
            "catchpad" | "cleanuppad" => {
                self.expect_word("within")?;
                self.pad()?;
                self.expect(b'[')?;
                while !self.at(b']') {
                    self.typed_value()?;
                    if !self.eat(b',') {
                        break;
                    }
                }
                self.expect(b']')?;
                self.never(at, name, Type::TOKEN)?;
                return Ok(false);
            }
            "catchswitch" => {
                self.expect_word("within")?;
                self.pad()?;
                self.expect(b'[')?;
                loop {
                    self.label()?;
                    if !self.eat(b',') {
                        break;
                    }
                }
                self.expect(b']')?;
                self.unwind_clause()?;
                self.never(at, name, Type::TOKEN)?;
                self.dead_end(at, None)?;
            }
            "catchret" => {
                self.expect_word("from")?;
                self.pad()?;
                self.expect_word("to")?;
                let target = self.label()?;
                let inst = self.emit(at, name, Op::Br, Type::VOID, &[], &[target])?;
                self.inst_attachments(inst)?;
            }
            "cleanupret" => {
                self.expect_word("from")?;
                self.pad()?;
                self.unwind_clause()?;
                self.dead_end(at, name)?;
            }
            "resume" => {
                self.typed_value()?;
                self.dead_end(at, name)?;
            }
            _ => return self.err_at(at, format!("instruction '{word}' is not supported")),
        }
        Ok(true)
    }

    /// A funclet pad as an operand.
    fn pad(&mut self) -> PResult<()> {
        if !self.eat_word("none") {
            self.value(Type::TOKEN)?;
        }
        Ok(())
    }

    /// `unwind to caller` or `unwind label %b`.
    fn unwind_clause(&mut self) -> PResult<()> {
        self.expect_word("unwind")?;
        if self.eat_word("to") {
            return self.expect_word("caller");
        }
        self.unwind_label()
    }

    /// An edge that does not exist here.
    fn unwind_label(&mut self) -> PResult<()> {
        let to = self.label()?;
        let body = self.body();
        body.unwinds.push((body.block, to));
        Ok(())
    }

    /// The result of an instruction that never runs.
    fn never(&mut self, at: usize, name: Option<Name<'a>>, ty: Type) -> PResult<()> {
        let poison = self.func().poison(ty);
        self.alias_value(at, name, poison)?;
        if self.tok == Tok::Punct(b',') { self.skip_attachments() } else { Ok(()) }
    }

    fn dead_end(&mut self, at: usize, name: Option<Name<'a>>) -> PResult<()> {
        let inst = self.emit(at, name, Op::Unreachable, Type::VOID, &[], &[])?;
        self.inst_attachments(inst)
    }
}
