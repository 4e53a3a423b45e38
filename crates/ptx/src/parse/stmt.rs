//! Statements of a function body.

use super::lex::{Punct, Token};
use super::{Parser, Result2};
use crate::model::{
    InlinedAt, Label, Linkage, Loc, Prototype, Reg, RegDecl, RegDeclName, StateSpace, Stmt, TargetList,
    class_of_prefix,
};

/// Statements and where each begins.
#[derive(Default)]
pub(super) struct Body {
    pub stmts: Vec<Stmt>,
    pub offsets: Vec<u32>,
}

impl Body {
    fn push(&mut self, stmt: Stmt, offset: usize) {
        self.stmts.push(stmt);
        self.offsets.push(offset as u32);
    }
}

impl Parser<'_, '_> {
    /// From after the opening brace of a function to its closing brace.
    pub(super) fn body(&mut self) -> Result2<Body> {
        let mut body = Body::default();
        let outer = self.scopes.depth();
        self.scopes.open();
        loop {
            if self.at(Punct::CloseBrace) && self.scopes.depth() == outer + 1 {
                self.bump();
                self.scopes.close();
                return Ok(body);
            }
            if self.token == Token::Eof {
                return self.expected("'}'");
            }
            self.stmt(&mut body)?;
        }
    }

    /// Statements up to the end of the text; braces need not balance.
    pub(super) fn fragment(&mut self) -> Result2<Vec<Stmt>> {
        let mut body = Body::default();
        while self.token != Token::Eof {
            self.stmt(&mut body)?;
        }
        if let Some(lexical) = self.pending {
            return Err(lexical.into());
        }
        Ok(body.stmts)
    }

    /// One statement (several when one declaration names several variables).
    fn stmt(&mut self, body: &mut Body) -> Result2<()> {
        let offset = self.offset;
        match self.token {
            Token::Punct(Punct::Semicolon) => {
                self.bump();
            }
            Token::Punct(Punct::OpenBrace) => {
                self.bump();
                self.scopes.open();
                body.push(Stmt::Open, offset);
            }
            Token::Punct(Punct::CloseBrace) => {
                self.bump();
                self.scopes.close();
                body.push(Stmt::Close, offset);
            }
            Token::Punct(Punct::At) => {
                let inst = self.inst()?;
                body.push(Stmt::Inst(inst), offset);
            }
            Token::Ident(word) => {
                let mark = self.mark();
                self.bump();
                if self.eat(Punct::Colon) {
                    let stmt = self.labelled(word)?;
                    body.push(stmt, offset);
                } else {
                    self.reset(mark);
                    let inst = self.inst()?;
                    body.push(Stmt::Inst(inst), offset);
                }
            }
            Token::Dot(word) => self.directive(word, body)?,
            _ => return self.expected("a statement"),
        }
        Ok(())
    }

    /// What a label stands before.
    fn labelled(&mut self, word: &str) -> Result2<Stmt> {
        match self.token {
            Token::Dot("callprototype") => {
                let label = self.symbols.intern(word);
                self.bump();
                let returns = if self.at(Punct::OpenParen) { self.param_list()? } else { Vec::new() };
                let _ = self.ident("'_'")?;
                let params = if self.at(Punct::OpenParen) { self.param_list()? } else { Vec::new() };
                let directives = self.func_directives()?;
                self.expect(Punct::Semicolon)?;
                Ok(Stmt::CallPrototype(Box::new(Prototype { label, returns, params, directives })))
            }
            Token::Dot("branchtargets") => {
                let label = self.symbols.intern(word);
                self.bump();
                let mut targets = Vec::new();
                loop {
                    let word = self.ident("a label")?;
                    targets.push(Label::from_text(word, self.symbols));
                    if !self.eat(Punct::Comma) {
                        break;
                    }
                }
                self.expect(Punct::Semicolon)?;
                Ok(Stmt::BranchTargets(Box::new(TargetList { label, targets })))
            }
            Token::Dot("calltargets") => {
                let label = self.symbols.intern(word);
                self.bump();
                let mut targets = Vec::new();
                loop {
                    targets.push(self.name("a function name")?);
                    if !self.eat(Punct::Comma) {
                        break;
                    }
                }
                self.expect(Punct::Semicolon)?;
                Ok(Stmt::CallTargets(Box::new(TargetList { label, targets })))
            }
            _ => Ok(Stmt::Label(Label::from_text(word, self.symbols))),
        }
    }

    fn directive(&mut self, word: &str, body: &mut Body) -> Result2<()> {
        let offset = self.offset;
        match word {
            "reg" => {
                self.bump();
                let decl = self.reg_decl()?;
                self.scopes.declare_all(&decl);
                body.push(Stmt::Reg(decl), offset);
            }
            "loc" => {
                self.bump();
                let loc = self.loc()?;
                body.push(Stmt::Loc(Box::new(loc)), offset);
            }
            "pragma" => {
                self.bump();
                let strings = self.pragma_strings()?;
                body.push(Stmt::Pragma(strings), offset);
            }
            _ => {
                let linkage = self.linkage();
                let Some(space) = self.variable_space() else {
                    return self.error(format!("unknown directive '.{word}' in a function"));
                };
                self.variables(linkage, space, |variable| {
                    body.push(Stmt::Variable(Box::new(variable)), offset);
                })?;
            }
        }
        Ok(())
    }

    /// A linkage keyword, if there is one.
    pub(super) fn linkage(&mut self) -> Linkage {
        if let Token::Dot(word) = self.token {
            if let Some(&linkage) = Linkage::ALL.iter().find(|l| l.text() == word) {
                self.bump();
                return linkage;
            }
        }
        Linkage::Internal
    }

    /// The state space that a variable declaration begins with.
    pub(super) fn variable_space(&mut self) -> Option<StateSpace> {
        let Token::Dot(word) = self.token else { return None };
        let space = match word {
            "global" => StateSpace::Global,
            "shared" => StateSpace::Shared,
            "const" => StateSpace::Const,
            "local" => StateSpace::Local,
            "param" => StateSpace::Param,
            "tex" => StateSpace::Tex,
            _ => return None,
        };
        self.bump();
        Some(space)
    }

    /// After `.reg`.
    fn reg_decl(&mut self) -> Result2<RegDecl> {
        let mut vector = None;
        let mut ty = None;
        while let Token::Dot(word) = self.token {
            if let Some(v) = vector_named(word) {
                vector = Some(v);
            } else if let Some(t) = super::item::type_named(word) {
                ty = Some(t);
            } else {
                return self.error(format!("unknown type '.{word}'"));
            }
            self.bump();
        }
        let Some(ty) = ty else { return self.expected("a type") };
        let mut decl = RegDecl { ty, vector, names: Default::default() };
        loop {
            let word = self.ident("a register name")?;
            if self.eat(Punct::Less) {
                let count = match self.token {
                    Token::Int { value, .. } if value <= u64::from(u32::MAX) => value as u32,
                    _ => return self.expected("the number of registers"),
                };
                self.bump();
                self.expect(Punct::Greater)?;
                decl.names.push(match class_of_prefix(word) {
                    Some(class) => RegDeclName::Class(class, count),
                    None => RegDeclName::Range(self.symbols.intern(word), count),
                });
            } else {
                decl.names.push(RegDeclName::One(Reg::from_text(word, self.symbols)));
            }
            if self.eat(Punct::Semicolon) {
                return Ok(decl);
            }
            self.expect(Punct::Comma)?;
        }
    }

    /// After `.loc`.
    fn loc(&mut self) -> Result2<Loc> {
        let (file, line, column) = self.source_position()?;
        let mut loc = Loc { file, line, column, inlined: None };
        if self.at(Punct::Comma) {
            self.bump();
            match self.ident("'function_name'")? {
                "function_name" => {}
                _ => return self.expected("'function_name'"),
            }
            let function_name = self.name("a label")?;
            let name_offset = if self.eat(Punct::Plus) { self.int_constant()? } else { 0 };
            self.expect(Punct::Comma)?;
            match self.ident("'inlined_at'")? {
                "inlined_at" => {}
                _ => return self.expected("'inlined_at'"),
            }
            let (file, line, column) = self.source_position()?;
            loc.inlined = Some(InlinedAt { function_name, name_offset, file, line, column });
        }
        Ok(loc)
    }

    fn source_position(&mut self) -> Result2<(u32, u32, u32)> {
        let mut number = || -> Result2<u32> {
            match self.token {
                Token::Int { value, .. } if value <= u64::from(u32::MAX) => {
                    self.bump();
                    Ok(value as u32)
                }
                _ => self.expected("a number"),
            }
        };
        Ok((number()?, number()?, number()?))
    }

    /// After `.pragma`: strings and a semicolon.
    pub(super) fn pragma_strings(&mut self) -> Result2<Vec<Box<str>>> {
        let mut strings = Vec::new();
        loop {
            strings.push(Box::from(self.string()?));
            if self.eat(Punct::Semicolon) {
                return Ok(strings);
            }
            self.expect(Punct::Comma)?;
        }
    }
}

/// The vector length of that name.
pub(super) fn vector_named(word: &str) -> Option<crate::model::VectorSize> {
    crate::model::VectorSize::ALL.iter().copied().find(|v| v.text() == word)
}
