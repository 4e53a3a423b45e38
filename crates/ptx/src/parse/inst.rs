//! Instructions: guard, opcode, modifiers, operands.

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use super::lex::{Punct, Token};
use super::{Parser, Result2};
use crate::model::{Guard, Inst, Modifier, Opcode, Reg};

/// A prefix of opcode names.
#[derive(Clone, Copy, Default)]
struct Prefix {
    /// The opcode with exactly this name.
    op: Option<Opcode>,
    /// Whether longer names begin with it.
    extends: bool,
}

/// Every prefix (at a dot) of every opcode name.
fn prefixes() -> &'static FxHashMap<&'static str, Prefix> {
    static TABLE: OnceLock<FxHashMap<&'static str, Prefix>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut table: FxHashMap<&'static str, Prefix> = FxHashMap::default();
        for &op in Opcode::ALL {
            let name = op.text();
            for (i, _) in name.match_indices('.') {
                table.entry(&name[..i]).or_default().extends = true;
            }
            table.entry(name).or_default().op = Some(op);
        }
        table
    })
}

impl Parser<'_, '_> {
    /// An instruction with its semicolon.
    pub(super) fn inst(&mut self) -> Result2<Inst> {
        let guard = self.guard()?;
        let mut inst = Inst::new(self.opcode()?);
        inst.guard = guard;
        while let Token::Dot(word) = self.token {
            match Modifier::parse(word) {
                Some(modifier) => inst.mods.push(modifier),
                None => return self.error(format!("unknown modifier '.{word}' of '{}'", inst.op.text())),
            }
            self.bump();
        }
        if self.eat(Punct::Semicolon) {
            return Ok(inst);
        }
        loop {
            let operand = self.operand(inst.op, 0)?;
            inst.operands.push(operand);
            if self.eat(Punct::Semicolon) {
                return Ok(inst);
            }
            if !self.eat(Punct::Comma) {
                return self.expected("',' or ';'");
            }
        }
    }

    fn guard(&mut self) -> Result2<Option<Guard>> {
        if !self.eat(Punct::At) {
            return Ok(None);
        }
        let negated = self.eat(Punct::Not);
        let word = self.ident("a predicate register")?;
        Ok(Some(Guard { pred: Reg::from_text(word, self.symbols), negated }))
    }

    /// The longest opcode name that the text begins with.
    fn opcode(&mut self) -> Result2<Opcode> {
        let begin = self.offset;
        let word = self.ident("an instruction")?;
        let mut prefix = match prefixes().get(word) {
            Some(&prefix) => prefix,
            None => return self.error_at(begin, format!("unknown instruction '{word}'")),
        };
        let mut found = prefix.op.map(|op| (op, self.mark()));
        let mut key = String::new();
        while prefix.extends {
            let Token::Dot(part) = self.token else { break };
            if key.is_empty() {
                key.push_str(word);
            }
            key.push('.');
            key.push_str(part);
            prefix = match prefixes().get(key.as_str()) {
                Some(&longer) => longer,
                None => break,
            };
            self.bump();
            if let Some(op) = prefix.op {
                found = Some((op, self.mark()));
            }
        }
        match found {
            Some((op, mark)) => {
                self.reset(mark);
                Ok(op)
            }
            None => {
                let name = if key.is_empty() { word } else { &key };
                self.error_at(begin, format!("unknown instruction '{name}'"))
            }
        }
    }
}
