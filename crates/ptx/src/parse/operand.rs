//! Operands of instructions.

use super::constant::Value;
use super::lex::{Punct, Token};
use super::{MAX_DEPTH, Parser, Result2};
use crate::model::{Component, Group, Label, Opcode, Operand, Reg, SpecialReg};

impl<'t> Parser<'t, '_> {
    /// One operand of an instruction.
    pub(super) fn operand(&mut self, op: Opcode, depth: u32) -> Result2<Operand> {
        if depth >= MAX_DEPTH {
            return self.error("operand nested too deeply");
        }
        match self.token {
            Token::Ident(word) => self.word_operand(word, op),
            Token::Punct(Punct::OpenBracket) => self.address(op, depth),
            Token::Punct(Punct::OpenBrace) => {
                let group = self.group(Punct::OpenBrace, Punct::CloseBrace, op, depth)?;
                if !self.eat(Punct::Or) {
                    return Ok(Operand::Vector(group));
                }
                let word = self.ident("a predicate register")?;
                Ok(Operand::VectorPair(group, Reg::from_text(word, self.symbols)))
            }
            Token::Punct(Punct::OpenParen) if op == Opcode::Call => {
                let group = self.group(Punct::OpenParen, Punct::CloseParen, op, depth)?;
                Ok(Operand::Paren(group))
            }
            Token::Punct(Punct::Not) => {
                let mark = self.mark();
                self.bump();
                if let Token::Ident(word) = self.token {
                    self.bump();
                    return Ok(Operand::Not(Reg::from_text(word, self.symbols)));
                }
                self.reset(mark);
                self.immediate()
            }
            Token::Punct(Punct::Minus) => {
                let mark = self.mark();
                self.bump();
                if let Token::Ident(word) = self.token {
                    if word != "WARP_SZ" {
                        let inner = self.word_operand(word, op)?;
                        return Ok(Operand::Neg(Box::new(inner)));
                    }
                }
                self.reset(mark);
                self.immediate()
            }
            _ => self.immediate(),
        }
    }

    fn immediate(&mut self) -> Result2<Operand> {
        if let Token::Int { value, hex_digits, .. } = self.token {
            if hex_digits > 0 {
                let mark = self.mark();
                self.bump();
                // A lone hexadecimal number keeps its spelling; in an expression only the value counts.
                if !self.at_operator() {
                    return Ok(Operand::Hex(value, hex_digits));
                }
                self.reset(mark);
            }
        }
        Ok(match self.constant()? {
            Value::Int { bits, .. } => Operand::Int(bits),
            Value::F32(bits) => Operand::F32(bits),
            Value::F64(bits) => Operand::F64(bits),
        })
    }

    fn at_operator(&self) -> bool {
        matches!(self.token, Token::Punct(p) if !matches!(
            p,
            Punct::Comma | Punct::Semicolon | Punct::CloseBracket | Punct::CloseBrace | Punct::CloseParen
        ))
    }

    /// `{a, b}` and relatives.
    fn group(&mut self, open: Punct, close: Punct, op: Opcode, depth: u32) -> Result2<Box<Group>> {
        self.expect(open)?;
        let mut group = Box::new(Group::default());
        if self.eat(close) {
            return Ok(group);
        }
        loop {
            group.0.push(self.operand(op, depth + 1)?);
            if self.eat(close) {
                return Ok(group);
            }
            self.expect(Punct::Comma)?;
        }
    }

    /// An operand that begins with a name, which is the current token.
    fn word_operand(&mut self, word: &'t str, op: Opcode) -> Result2<Operand> {
        let begin = self.offset;
        self.bump();
        if word == "_" {
            if self.eat(Punct::Or) {
                return self.pair(Reg::SINK);
            }
            return Ok(Operand::Sink);
        }
        if word.starts_with('%') || word == "WARP_SZ" {
            if let Some(special) = self.special(word, begin) {
                return Ok(Operand::Special(special));
            }
        }
        if op == Opcode::Bra {
            return Ok(Operand::Label(Label::from_text(word, self.symbols)));
        }
        if self.at(Punct::Or) {
            self.bump();
            let first = Reg::from_text(word, self.symbols);
            return self.pair(first);
        }
        if let Token::Dot(part) = self.token {
            let reg = Reg::from_text(word, self.symbols);
            self.bump();
            return Ok(match Component::ALL.iter().find(|c| c.text() == part) {
                Some(&component) => Operand::Part(reg, component),
                None => Operand::Lanes(reg, self.symbols.intern(part)),
            });
        }
        if self.scopes.is_register(word, self.symbols) {
            return Ok(Operand::Reg(Reg::from_text(word, self.symbols)));
        }
        let symbol = self.symbols.intern(word);
        if self.at(Punct::Plus) || self.at(Punct::Minus) {
            let offset = self.address_offset()?;
            return Ok(Operand::SymbolOffset(symbol, offset));
        }
        if self.eat(Punct::OpenBracket) {
            let index = self.u32_constant()?;
            self.expect(Punct::CloseBracket)?;
            return Ok(Operand::Index(symbol, index));
        }
        Ok(Operand::Symbol(symbol))
    }

    /// The second half of `a|b`.
    fn pair(&mut self, first: Reg) -> Result2<Operand> {
        let word = self.ident("a register")?;
        let second = if word == "_" { Reg::SINK } else { Reg::from_text(word, self.symbols) };
        Ok(Operand::Pair(first, second))
    }

    /// A special register whose first word was just read, with its component if there is one.
    fn special(&mut self, word: &str, begin: usize) -> Option<SpecialReg> {
        if let Token::Dot(part) = self.token {
            let text = self.lexer.text_between(begin, self.lexer.offset());
            let special = if text.len() == word.len() + 1 + part.len() {
                SpecialReg::from_text(text)?
            } else {
                // The two stand apart: a line or a comment ends between them.
                SpecialReg::from_text(&format!("{word}.{part}"))?
            };
            self.bump();
            return Some(special);
        }
        SpecialReg::from_text(word)
    }

    /// `+8`, `+-8`, `-8`, `+(2*4)`: the offset of an address.
    fn address_offset(&mut self) -> Result2<i32> {
        let offset = self.offset;
        // A minus sign is left to the expression.
        self.eat(Punct::Plus);
        let value = self.int_constant()?;
        // An unsigned 32-bit spelling of a negative offset means the same address.
        match i32::try_from(value).or_else(|_| u32::try_from(value).map(|v| v as i32)) {
            Ok(value) => Ok(value),
            Err(_) => self.error_at(offset, "address offset does not fit in 32 bits"),
        }
    }

    /// `[...]`
    fn address(&mut self, op: Opcode, depth: u32) -> Result2<Operand> {
        self.expect(Punct::OpenBracket)?;
        let first = match self.token {
            Token::Ident(word) if word != "WARP_SZ" => {
                self.bump();
                if self.scopes.is_register(word, self.symbols) {
                    let reg = Reg::from_text(word, self.symbols);
                    let offset = self.optional_offset()?;
                    if self.eat(Punct::CloseBracket) {
                        return Ok(Operand::RegAddr(reg, offset));
                    }
                    if offset != 0 {
                        return self.expected("']'");
                    }
                    Operand::Reg(reg)
                } else {
                    let symbol = self.symbols.intern(word);
                    let offset = self.optional_offset()?;
                    if self.eat(Punct::CloseBracket) {
                        return Ok(Operand::SymAddr(symbol, offset));
                    }
                    if offset != 0 { Operand::SymbolOffset(symbol, offset) } else { Operand::Symbol(symbol) }
                }
            }
            _ => {
                let address = self.int_constant()?;
                if self.eat(Punct::CloseBracket) {
                    return Ok(Operand::AbsAddr(address));
                }
                Operand::Int(address)
            }
        };
        let mut group = Box::new(Group::default());
        group.0.push(first);
        loop {
            if self.eat(Punct::CloseBracket) {
                return Ok(Operand::Bracket(group));
            }
            self.expect(Punct::Comma)?;
            group.0.push(self.operand(op, depth + 1)?);
        }
    }

    fn optional_offset(&mut self) -> Result2<i32> {
        if self.at(Punct::Plus) || self.at(Punct::Minus) { self.address_offset() } else { Ok(0) }
    }
}
