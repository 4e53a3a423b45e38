//! Function bodies, `return`, and constructor initialisers.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{TokenKind, kw};
use crate::parse::Parser;
use crate::sema::Scoped;
use crate::sema::convert::Init;
use crate::sema::lookup::scope::Decl;
use crate::sema::stmt::constructor::MemInit;
use crate::tree::body::CtorTarget;
use crate::tree::stmt::StmtKind;
use crate::tree::types::QualType;
use crate::tree::{ClosureOwner, DeclName, FieldRef, FunctionId, RecordId, StmtId};

impl Parser<'_, '_> {
    /// Reads the definition of a function, the cursor at `:`, `{` or `try`. Parameters are declared in the current scope
    /// and are locals of the body.
    pub fn parse_function_body(&mut self, function: FunctionId) {
        let inner = match self.closures.owner() {
            Some(ClosureOwner::Field(field) | ClosureOwner::FieldBody(field)) => {
                let record = self.tree.functions[function].record();
                let lambda = record.and_then(|r| self.tree.records[r].lambda.as_ref());
                let plain = lambda.is_some_and(|l| l.call.expand() == Some(function));
                plain.then_some(ClosureOwner::FieldBody(field))
            }
            _ => None,
        };
        self.setting(|s| s.closures.owner_mut(), inner, |s| s.parse_definition(function));
    }

    fn parse_definition(&mut self, function: FunctionId) {
        self.options.watch.poll_holding(|| self.held_bytes());
        let start = self.span();
        self.cx.function = Some(function);
        let end = match self.at(TokenKind::LBrace) {
            true => self.tokens.matching(self.pos() as usize).map_or(u32::MAX, |end| end as u32),
            false => u32::MAX,
        };
        self.cx.ex.text = self.pos()..end;
        self.cx.return_type = self.tree.types.as_function(self.tree.functions[function].ty).map(|f| f.ret);
        self.enter_generic_lambda(function);
        self.settle_params();
        let has_handlers = self.eat_kw(kw::TRY);
        if has_handlers {
            self.check_no_exceptions(start);
            self.cx.ex.first_in_try = Some(self.cx.body.locals.len() as u32);
        }
        let is_ctor = self.tree.functions[function].name == DeclName::Ctor;
        if is_ctor {
            if let Some(record) = self.tree.functions[function].record() {
                let written =
                    if self.at(TokenKind::Colon) { Some(self.parse_mem_initializers(record)) } else { None };
                let named: Vec<CtorTarget> = written.iter().flatten().map(|w| w.0).collect();
                let errors = self.diags.error_count();
                self.complete_ctor_inits(record, written, start);
                if self.diags.error_count() == errors {
                    self.sema.check_constexpr_ctor(function, record, &named, self.span());
                }
            }
        } else if self.at(TokenKind::Colon) {
            self.report(diag::constructor_initializer_list_is_not_allowed_here(), start);
            while !self.at(TokenKind::LBrace) && !self.at_eof() {
                self.bump();
            }
        }
        if !self.at(TokenKind::LBrace) {
            self.expect(TokenKind::LBrace);
            return;
        }
        if !self.sema.check_keywords(self.pos()) {
            if self.cx.return_type.is_some_and(|ret| self.has_placeholder(ret)) {
                self.set_return_type(function, QualType::ERROR);
            }
            self.skip_brackets();
            return;
        }
        let block = self.parse_compound_statement();
        self.cx.body.block = block.into();
        if has_handlers {
            // Never run on the device, but they may launch kernels.
            self.cx.ex.first_in_try = None;
            self.parse_handlers();
        }
        self.finish_function_body(function);
    }

    pub(crate) fn parse_return(&mut self, start: Span) -> StmtId {
        self.bump();
        let init = match self.kind() {
            TokenKind::Semi => None,
            TokenKind::LBrace => Some(Init::List(Box::new(self.parse_braced_list()))),
            _ => Some(Init::Expr(self.parse_expression())),
        };
        self.expect_semi();
        let span = self.span_from(start);
        let value = self.build_return(init, span);
        self.push_stmt(StmtKind::Return(value.into()), span)
    }
}

/// Constructor initialisers.
impl Parser<'_, '_> {
    /// `: a(x), B{y}, rest(z)...`
    fn parse_mem_initializers(&mut self, record: RecordId) -> Vec<(CtorTarget, MemInit, Vec<FieldRef>)> {
        self.bump();
        let mut out = Vec::new();
        loop {
            let before = self.pos();
            let list = self.parse_mem_expanded(record);
            out.extend(list.into_iter().flatten());
            if self.pos() == before {
                break;
            }
            if !self.eat(TokenKind::Comma) {
                break;
            }
        }
        out
    }

    /// One mem-initialiser; bases may be pack expansions `Bases(args)...`.
    fn parse_mem_expanded(&mut self, record: RecordId) -> Vec<Option<(CtorTarget, MemInit, Vec<FieldRef>)>> {
        let start = self.pos();
        // The extent: a name, then one bracketed list, then maybe dots.
        let mut at = start;
        loop {
            match self.tokens.get(at as usize).kind {
                TokenKind::LParen | TokenKind::LBrace => {
                    at = self.matching_at(at) + 1;
                    break;
                }
                TokenKind::Eof | TokenKind::Semi | TokenKind::RBrace => break,
                TokenKind::Less => match self.scan_template_args(at) {
                    Some(after) => at = after,
                    None => at += 1,
                },
                _ => at += 1,
            }
        }
        if self.tokens.get(at as usize).kind == TokenKind::Ellipsis {
            let mut out = Vec::new();
            let range = crate::tree::TokenRange { start, end: at };
            self.expand_range(range, |s, _| {
                let item = s.parse_mem_initializer(record);
                out.push(item);
            });
            self.seek(at + 1);
            return out;
        }
        vec![self.parse_mem_initializer(record)]
    }

    fn parse_mem_initializer(&mut self, record: RecordId) -> Option<(CtorTarget, MemInit, Vec<FieldRef>)> {
        let span = self.span();
        // A member by its name; only if there is none, a base.
        let mut target = None;
        if let Some(name) = self.ident()
            && matches!(self.peek(1).kind, TokenKind::LParen | TokenKind::LBrace)
        {
            let scope = self.record_scope(record);
            let entry = self.entries(scope, name.into()).iter().map(|e| e.decl).find_map(|d| match d {
                Decl::Field(f) => Some(vec![f]),
                Decl::Indirect(i) => Some(self.indirect[i.0 as usize].to_vec()),
                _ => None,
            });
            if let Some(path) = entry
                && let Some(first) = path.first().copied()
                && first.record == record
            {
                self.bump();
                target = Some((CtorTarget::Field(first), path));
            }
        }
        let (target, path) = match target {
            Some(t) => t,
            None => {
                // Only the name of a type can stand here.
                if self.peek(1).kind == TokenKind::ColonColon {
                    let at = self.pos();
                    self.keywords.supply_typename(at);
                }
                let ty = self.parse_type_name();
                let base = ty.and_then(|t| self.tree.types.as_record(t));
                let index =
                    base.and_then(|b| self.tree.records[record].bases.iter().position(|x| x.record == b));
                let virtual_index = base.and_then(|b| self.virtual_base_index(record, b));
                match (base, index, virtual_index) {
                    (Some(b), ..) if b == record => (CtorTarget::Delegate, Vec::new()),
                    (_, _, Some(v)) => (CtorTarget::VirtualBase(v), Vec::new()),
                    (_, Some(i), None) => (CtorTarget::Base(i as u32), Vec::new()),
                    _ => {
                        if !ty.is_some_and(|t| self.tree.types.is_error(t)) {
                            let class = self.show_record(record);
                            let text = if ty.is_some() {
                                diag::type_is_not_direct_or_virtual_base(&class)
                            } else {
                                let name = self.ident().map_or(String::new(), |n| self.text(n).to_string());
                                diag::is_not_nonstatic_data_member_or_base(&name, &class)
                            };
                            self.report(text, span);
                        }
                        if ty.is_none() {
                            self.bump();
                        }
                        if matches!(self.kind(), TokenKind::LParen | TokenKind::LBrace) {
                            self.skip_brackets();
                        }
                        return None;
                    }
                }
            }
        };
        let init = match self.kind() {
            TokenKind::LParen => {
                let args = self.parse_call_args();
                MemInit::Args(args, self.span_from(span))
            }
            TokenKind::LBrace => MemInit::List(self.parse_braced_list()),
            _ => {
                self.expect(TokenKind::LParen);
                return None;
            }
        };
        Some((target, init, path))
    }
}
