//! Concepts, requires-clauses, subsumption.
//!
//! A constraint is its tokens and the scope they are read in. Checking one reads it as a constant expression in trap
//! mode; an error means "not satisfied". For subsumption, conjunctions of concepts are compared by the concepts they
//! name, concepts expanded.

use std::cmp::Ordering;

use oxicc_source::Span;

use crate::lex::TokenKind;
use crate::tree::{FunctionId, ScopeId, TemplateArg, TemplateId, TokenRange};

use super::{Header, Instance};
use crate::sema::Sema;
use crate::sema::declarator::FnDeclarator;
use crate::sema::scope::Decl;

impl Sema<'_> {
    /// Whether `concept<args>` is satisfied.
    pub fn concept_holds(&mut self, concept: TemplateId, args: Vec<TemplateArg>, span: Span) -> bool {
        let Some(args) = self.trap(|s| s.check_args(concept, args, span)).ok().flatten() else {
            return false;
        };
        match self.templates[concept].instances.get(&args) {
            Some(Instance::Bool(b)) => return *b,
            Some(Instance::InProgress) => return false,
            _ => {}
        }
        if !self.enter_instantiation(span) {
            return false;
        }
        self.templates[concept].instances.insert(args.clone(), Instance::InProgress);
        let data = &self.templates[concept];
        let (params, outer, decl) = (data.header.params.clone(), data.header.outer, data.decl);
        let scope = self.bind_params(&params, &args, outer);
        let holds = self.isolated(scope, |s| {
            s.seek(decl);
            matches!(s.trap(|s| s.parse_constant_condition()), Ok(Some(true)))
        });
        self.leave_instantiation();
        self.templates[concept].instances.insert(args, Instance::Bool(holds));
        holds
    }

    /// Whether tokens, read in `scope`, are a true constant expression.
    fn constraint_holds(&mut self, range: TokenRange, scope: ScopeId) -> bool {
        self.isolated(scope, |s| {
            s.seek(range.start);
            match s.trap(|s| {
                let value = s.parse_constraint_expression();
                (s.pos() >= range.end).then_some(value).flatten()
            }) {
                Ok(Some(value)) => value,
                _ => false,
            }
        })
    }

    /// `a && b || c` of primary expressions, evaluated with short circuit so that errors on the right do not matter.
    fn parse_constraint_expression(&mut self) -> Option<bool> {
        let mut any = self.parse_constraint_and()?;
        while self.eat(TokenKind::PipePipe) {
            if any {
                self.skip_constraint();
                break;
            }
            any = self.parse_constraint_and()?;
        }
        Some(any)
    }

    fn parse_constraint_and(&mut self) -> Option<bool> {
        let mut all = self.parse_constraint_atom();
        while self.eat(TokenKind::AmpAmp) {
            if all {
                all = self.parse_constraint_atom();
            } else {
                let start = self.pos();
                self.skip_one_constraint();
                if self.pos() == start {
                    return None;
                }
            }
        }
        Some(all)
    }

    fn skip_one_constraint(&mut self) {
        // One operand: skip_constraint reads all of them, so measure the first.
        let range = self.skip_constraint();
        let mut at = range.start;
        while at < range.end {
            match self.tokens.get(at as usize).kind {
                TokenKind::AmpAmp | TokenKind::PipePipe => break,
                TokenKind::LParen | TokenKind::LBrace | TokenKind::LBracket => at = self.matching_at(at) + 1,
                TokenKind::Less => match self.scan_template_args(at) {
                    Some(after) => at = after,
                    None => at += 1,
                },
                _ => at += 1,
            }
        }
        self.seek(at);
    }

    /// A primary expression of a constraint; an error in it means false.
    fn parse_constraint_atom(&mut self) -> bool {
        let start = self.pos();
        self.skip_one_constraint();
        let end = self.pos();
        self.seek(start);
        let value = self.trap(|s| s.parse_constraint_primary());
        self.seek(end);
        matches!(value, Ok(Some(true)))
    }

    /// Evaluates the condition of every constraint of a header, with its parameters bound in `scope`.
    pub fn header_holds(&mut self, header: &Header, scope: ScopeId) -> bool {
        if let Some(range) = header.requires
            && !self.constraint_holds(range, scope)
        {
            return false;
        }
        for param in &header.params {
            if let Some(range) = param.constraint
                && let Some(name) = param.name
                && !self.type_constraint_holds(range, name, scope)
            {
                return false;
            }
        }
        true
    }

    /// `Concept<args> T` with `T` bound in `scope`: the argument comes first.
    fn type_constraint_holds(&mut self, range: TokenRange, name: crate::lex::Symbol, scope: ScopeId) -> bool {
        let mut at = range.start;
        let concept = self.in_scope(scope, |s| s.concept_at(&mut at));
        let Some(concept) = concept else { return false };
        let bound = self.entries(scope, name.into()).first().map(|e| e.decl);
        let types: Vec<TemplateArg> = match bound {
            Some(Decl::Type(ty)) => vec![TemplateArg::Type(ty)],
            Some(Decl::Pack(p)) => self.packs[p.0 as usize].args.to_vec(),
            _ => return true,
        };
        let span = self.tokens.get(range.start as usize).span();
        // Further arguments stand in the tokens after the concept's name.
        let less = (range.start..range.end).find(|i| self.tokens.get(*i as usize).kind == TokenKind::Less);
        let rest = match less {
            Some(less) => self
                .isolated(scope, |s| {
                    s.trap(|s| {
                        s.seek(less);
                        s.parse_template_args(None)
                    })
                    .ok()
                })
                .unwrap_or_default(),
            None => Vec::new(),
        };
        types.into_iter().all(|first| {
            let mut args = vec![first];
            args.extend(rest.iter().cloned());
            self.concept_holds(concept, args, span)
        })
    }

    /// Whether the constraints in a template's header hold for bound parameters.
    pub fn check_requires(&mut self, template: TemplateId, args: &[TemplateArg], scope: ScopeId) -> bool {
        if self.are_dependent_args(args) {
            return true;
        }
        let header = self.templates[template].header.clone();
        if header.requires.is_none() && header.params.iter().all(|p| p.constraint.is_none()) {
            return true;
        }
        self.header_holds(&header, scope)
    }

    /// A trailing requires-clause, which may mention the parameters.
    pub fn requires_holds_with_params(
        &mut self,
        range: TokenRange,
        scope: ScopeId,
        info: Option<&FnDeclarator>,
    ) -> bool {
        let params: Vec<_> =
            info.map(|i| i.params.iter().map(|p| (p.name, p.ty, p.span)).collect()).unwrap_or_default();
        self.isolated(scope, |s| {
            s.declare_plain_params(&params);
            s.seek(range.start);
            matches!(s.trap(|s| s.parse_constraint_expression()), Ok(Some(true)))
        })
    }

    fn declare_plain_params(&mut self, params: &[(Option<crate::lex::Symbol>, crate::tree::QualType, Span)]) {
        if params.iter().all(|p| p.0.is_none()) {
            return;
        }
        self.push_scope(crate::sema::scope::ScopeKind::Prototype);
        for &(name, ty, span) in params {
            let Some(name) = name else { continue };
            let local = self.new_local(Some(name), ty, crate::tree::LocalKind::Hidden, 0, span);
            let scope = self.cx.scope;
            self.declare(scope, name, Decl::Local(local));
        }
    }

    /// Whether the trailing requires-clause of a non-template function holds.
    pub fn constraints_hold(&mut self, function: FunctionId) -> bool {
        let Some(range) = self.fn_info[function].requires else { return true };
        let Some(scope) = self.fn_info[function].scope.expand() else { return true };
        let params: Vec<_> =
            self.tree.functions[function].params.iter().map(|p| (p.name, p.ty, p.span)).collect();
        self.isolated(scope, |s| {
            s.declare_plain_params(&params);
            s.seek(range.start);
            matches!(s.trap(|s| s.parse_constraint_expression()), Ok(Some(true)))
        })
    }

    /// `Greater` if `a` is more constrained than `b`.
    pub fn compare_template_constraints(&mut self, a: TemplateId, b: TemplateId) -> Ordering {
        let (ca, cb) = (self.template_atoms(a), self.template_atoms(b));
        compare_atoms(&ca, &cb)
    }

    pub fn compare_constraint_lists(&mut self, a: &Header, b: &Header) -> Ordering {
        let (mut ca, mut cb) = (Vec::new(), Vec::new());
        self.header_atoms(a, &mut ca);
        self.header_atoms(b, &mut cb);
        compare_atoms(&ca, &cb)
    }

    /// `Greater` if non-template function `a` is more constrained than `b`.
    pub fn order_constraints(&mut self, a: FunctionId, b: FunctionId) -> Ordering {
        let mut atoms = |f: FunctionId| {
            let mut out = Vec::new();
            if let (Some(range), Some(scope)) = (self.fn_info[f].requires, self.fn_info[f].scope.expand()) {
                self.collect_atoms(range, scope, 0, &mut out);
            }
            out
        };
        let (x, y) = (atoms(a), atoms(b));
        compare_atoms(&x, &y)
    }

    fn template_atoms(&mut self, template: TemplateId) -> Vec<Atom> {
        let header = self.templates[template].header.clone();
        let mut out = Vec::new();
        self.header_atoms(&header, &mut out);
        if let Some(range) = self.templates[template].pattern.as_ref().and_then(|p| p.requires) {
            self.collect_atoms(range, header.scope, 0, &mut out);
        }
        out
    }

    fn header_atoms(&mut self, header: &Header, out: &mut Vec<Atom>) {
        if let Some(range) = header.requires {
            self.collect_atoms(range, header.scope, 0, out);
        }
        for param in &header.params {
            if let Some(range) = param.constraint {
                self.collect_atoms(range, header.scope, 0, out);
            }
        }
    }

    /// The conjuncts of a constraint, concepts expanded into theirs.
    fn collect_atoms(&mut self, range: TokenRange, scope: ScopeId, depth: u32, out: &mut Vec<Atom>) {
        if depth > 32 {
            return;
        }
        let mut at = range.start;
        let mut start = at;
        let mut pieces = Vec::new();
        let mut disjunction = false;
        while at < range.end {
            match self.tokens.get(at as usize).kind {
                TokenKind::AmpAmp => {
                    pieces.push(TokenRange { start, end: at });
                    at += 1;
                    start = at;
                }
                TokenKind::PipePipe => {
                    disjunction = true;
                    at += 1;
                }
                TokenKind::LParen | TokenKind::LBrace | TokenKind::LBracket => at = self.matching_at(at) + 1,
                TokenKind::Less => match self.scan_template_args(at) {
                    Some(after) => at = after,
                    None => at += 1,
                },
                _ => at += 1,
            }
        }
        pieces.push(TokenRange { start, end: range.end });
        if disjunction {
            out.push(Atom::Tokens(range.start));
            return;
        }
        for piece in pieces {
            let mut end = piece.start;
            let concept = self.in_scope(scope, |s| s.concept_at(&mut end));
            match concept {
                Some(concept) if end == piece.end => {
                    out.push(Atom::Concept(concept));
                    let data = &self.templates[concept];
                    let (decl, inner) = (data.decl, data.header.scope);
                    let end = self.constraint_end(decl);
                    self.collect_atoms(TokenRange { start: decl, end }, inner, depth + 1, out);
                }
                _ => out.push(Atom::Tokens(piece.start)),
            }
        }
    }

    /// The `;` that ends a concept's definition.
    fn constraint_end(&self, start: u32) -> u32 {
        let mut at = start;
        loop {
            match self.tokens.get(at as usize).kind {
                TokenKind::Semi | TokenKind::Eof => return at,
                TokenKind::LParen | TokenKind::LBrace | TokenKind::LBracket => at = self.matching_at(at) + 1,
                _ => at += 1,
            }
        }
    }
}

/// A conjunct: a concept by name, or an expression by where it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Atom {
    Concept(TemplateId),
    Tokens(u32),
}

fn compare_atoms(a: &[Atom], b: &[Atom]) -> Ordering {
    let subsumes = |x: &[Atom], y: &[Atom]| y.iter().all(|atom| x.contains(atom));
    match (subsumes(a, b), subsumes(b, a)) {
        (true, false) => Ordering::Greater,
        (false, true) => Ordering::Less,
        _ => Ordering::Equal,
    }
}
