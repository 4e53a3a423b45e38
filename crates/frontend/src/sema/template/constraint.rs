//! Concepts, requires-clauses, subsumption.
//!
//! A constraint is its tokens and the scope they are read in. Checking one reads it as a constant expression in trap
//! mode; an error means "not satisfied". For subsumption, constraints are brought to normal form: conjunctions and
//! disjunctions of atoms, which are compared by where they are written and what their parameters stand for.

use std::cmp::Ordering;

use oxicc_source::Span;

use crate::diag;
use crate::lex::TokenKind;
use crate::sema::decl::declarator::FnDeclarator;
use crate::sema::lookup::scope::Decl;
use crate::sema::template::{Header, Instance};
use crate::sema::{Scoped, Sema};
use crate::tree::{FunctionId, ScopeId, TemplateArg, TemplateId, TokenRange};

impl Sema<'_> {
    /// Whether `concept<args>` is satisfied.
    pub fn concept_holds(&mut self, concept: TemplateId, args: Vec<TemplateArg>, span: Span) -> bool {
        let Some(args) = self.trap(|s| s.check_args(concept, args, span)).ok().flatten() else {
            return false;
        };
        match self.templates[concept].instances.get(&args) {
            Some(Instance::Bool(b)) if *b || self.explaining.is_none() => return *b,
            Some(Instance::InProgress) => {
                self.asked_too_early += 1;
                return false;
            }
            _ => {}
        }
        let early = self.asked_too_early;
        if !self.enter_instantiation(span) {
            return false;
        }
        self.templates[concept].instances.insert(args.clone(), Instance::InProgress);
        let data = &self.templates[concept];
        let (params, outer, decl) = (data.header.params.clone(), data.header.outer, data.decl);
        let scope = self.bind_params(&params, &args, outer);
        let range = TokenRange { start: decl, end: self.constraint_end(decl) };
        let holds = self.replay(range.start, scope, |s| s.constraint_value(range, false));
        self.leave_instantiation();
        if !holds && self.asked_too_early != early {
            // Something it needs is being analysed just now: the answer may be another one later.
            self.templates[concept].instances.remove(&args);
        } else {
            self.templates[concept].instances.insert(args, Instance::Bool(holds));
        }
        holds
    }

    /// Whether tokens, read in `scope`, are a true constant expression.
    fn constraint_holds(&mut self, range: TokenRange, scope: ScopeId) -> bool {
        self.replay(range.start, scope, |s| s.constraint_value(range, true))
    }

    /// Remembers which part of a constraint is not satisfied, if somebody asks: the innermost one, which is met first.
    pub(crate) fn unsatisfied(&mut self, range: TokenRange) -> bool {
        if let Some(found @ None) = &mut self.explaining {
            *found = Some(range);
        }
        false
    }

    /// Whether the `<` at token `at` opens template arguments or the parameters of a lambda.
    fn args_open_at(&mut self, at: u32) -> bool {
        match self.tokens.get((at as usize).saturating_sub(1)).kind {
            TokenKind::Ident | TokenKind::Keyword => self.opens_args(at - 1),
            kind => kind == TokenKind::RBracket,
        }
    }

    /// Index behind what begins at a token of a constraint: brackets, template arguments or the token.
    fn beyond_operand(&mut self, at: u32) -> u32 {
        match self.tokens.get(at as usize).kind {
            TokenKind::Less if !self.args_open_at(at) => at + 1,
            _ => self.beyond_args(at).unwrap_or(at + 1),
        }
    }

    /// Whether the contents of parentheses are no constraint by themselves: a fold, a condition, a comma expression.
    pub(crate) fn needs_parentheses(&mut self, range: TokenRange) -> bool {
        let mut at = range.start;
        while at < range.end {
            match self.tokens.get(at as usize).kind {
                TokenKind::Question | TokenKind::Comma => return true,
                TokenKind::Ellipsis => {
                    let before = self.tokens.get(at as usize - 1);
                    if before.kind != TokenKind::Keyword || before.symbol() != crate::lex::kw::SIZEOF {
                        return true;
                    }
                }
                _ => {}
            }
            at = self.beyond_operand(at);
        }
        false
    }

    /// Evaluates the condition of every constraint of a header, with its parameters bound in `scope`.
    pub fn header_holds(&mut self, header: &Header, scope: ScopeId) -> bool {
        if let Some(range) = header.requires
            && !self.constraint_holds(range, scope)
        {
            return false;
        }
        for param in header.params.iter() {
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
        let concept = self.concept_in(scope, &mut at);
        let Some(concept) = concept else { return false };
        let bound = self.entries(scope, name.into()).first().map(|e| e.decl);
        let types: Vec<TemplateArg> = match bound {
            Some(Decl::Type(ty)) => vec![TemplateArg::Type(ty)],
            Some(Decl::Value(v)) => vec![TemplateArg::Type(self.param_values[v.0 as usize].ty)],
            Some(Decl::Pack(p)) => {
                let type_of = |arg: &TemplateArg| match arg {
                    TemplateArg::Value(ty, _) => TemplateArg::Type(*ty),
                    arg => arg.clone(),
                };
                self.packs[p.0 as usize].args.iter().map(type_of).collect()
            }
            _ => return true,
        };
        let span = self.tokens.get(range.start as usize).span();
        // Further arguments stand in the tokens after the concept's name.
        let less = (range.start..range.end).find(|i| self.tokens.get(*i as usize).kind == TokenKind::Less);
        let rest = match less {
            Some(less) => self
                .replay(self.pos(), scope, |s| {
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

    /// The concept named at token `at` as seen from there in `scope`: wherever the constraint is asked for, what was
    /// declared before it is visible.
    fn concept_in(&mut self, scope: ScopeId, at: &mut u32) -> Option<TemplateId> {
        let limit = self.around.lookup_limit.replace(*at);
        let concept = self.in_scope(scope, |s| s.concept_at(at));
        self.around.lookup_limit = limit;
        concept
    }

    /// `Concept auto x = init;`: checks the deduced type.
    pub fn check_auto_constraint(
        &mut self,
        range: Option<TokenRange>,
        ty: crate::tree::QualType,
        span: Span,
    ) {
        let Some(range) = range else { return };
        let mut at = range.start;
        let Some(concept) = self.concept_at(&mut at) else { return };
        let less = (range.start..range.end).find(|i| self.tokens.get(*i as usize).kind == TokenKind::Less);
        let mut args = vec![TemplateArg::Type(ty)];
        if let Some(less) = less {
            let given = TokenRange { start: less, end: range.end };
            args.extend(self.replay_here(given, |s| s.parse_template_args(None)));
        }
        if !self.tree.types.is_error(ty) && !self.concept_holds(concept, args, span) {
            let text = diag::deduced_placeholder_type_failed_type_constraint(&self.show_type(ty));
            self.report(text, span);
        }
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
        if self.header_holds(&header, scope) {
            return true;
        }
        // That of a constructor template may name members of the class.
        let data = &self.templates[template];
        let class = data.guide_for.expand().filter(|_| data.implicit_guide);
        class.is_some_and(|c| self.templates[c].header.requires != header.requires)
            && self
                .guide_members_scope(template, args, scope)
                .is_some_and(|members| self.header_holds(&header, members))
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
        let packs = info.map(|i| i.packs.clone()).unwrap_or_default();
        self.replay(self.pos(), scope, |s| {
            s.declare_plain_params(&params, &packs);
            s.constraint_value(range, true)
        })
    }

    fn declare_plain_params(
        &mut self,
        params: &[(Option<crate::lex::Symbol>, crate::tree::QualType, Span)],
        packs: &[crate::sema::decl::declarator::ParamPack],
    ) {
        if params.iter().all(|p| p.0.is_none()) && packs.iter().all(|p| p.name.is_none()) {
            return;
        }
        self.push_scope(crate::sema::lookup::scope::ScopeKind::Prototype);
        let scope = self.cx.scope;
        let mut locals = Vec::with_capacity(params.len());
        for (i, &(name, ty, span)) in params.iter().enumerate() {
            let local = self.new_local(name, ty, crate::tree::LocalKind::Hidden, 0, span);
            locals.push(local);
            let element = packs.iter().any(|p| (p.start..p.start + p.len).contains(&(i as u32)));
            if let (Some(name), false) = (name, element) {
                self.declare(scope, name, Decl::Local(local));
            }
        }
        for pack in packs {
            let Some(name) = pack.name else { continue };
            let elements = pack.start as usize..(pack.start + pack.len) as usize;
            let (Some(members), Some(typed)) = (locals.get(elements.clone()), params.get(elements)) else {
                continue;
            };
            let id = crate::sema::lookup::scope::LocalPackId(self.local_packs.len() as u32);
            self.local_packs.push(crate::sema::lookup::scope::LocalPack {
                locals: members.to_vec(),
                bindings: Vec::new(),
                types: typed.iter().map(|p| p.1).collect(),
                current: None,
            });
            self.scopes[scope].sees_packs = true;
            self.declare(scope, name, Decl::LocalPack(id));
        }
    }

    /// Whether the trailing requires-clause of a non-template function holds.
    pub fn constraints_hold(&mut self, function: FunctionId) -> bool {
        let Some(range) = self.fn_info[function].requires else { return true };
        let Some(scope) = self.fn_info[function].scope.expand() else { return true };
        let params: Vec<_> =
            self.tree.functions[function].params.iter().map(|p| (p.name, p.ty, p.span)).collect();
        let packs = self.fn_info[function].packs.clone();
        self.replay(self.pos(), scope, |s| {
            s.declare_plain_params(&params, &packs);
            s.constraint_value(range, true)
        })
    }

    /// `Greater` if `a` is more constrained than `b`.
    pub fn compare_template_constraints(&mut self, a: TemplateId, b: TemplateId) -> Ordering {
        let (x, y) = (self.template_normal(a), self.template_normal(b));
        compare_normal(&x, &y)
    }

    pub fn compare_constraint_lists(&mut self, a: &Header, b: &Header) -> Ordering {
        let (x, y) = (self.header_normal(a), self.header_normal(b));
        compare_normal(&Normal::And(x), &Normal::And(y))
    }

    /// `Greater` if non-template function `a` is more constrained than `b`.
    pub fn order_constraints(&mut self, a: FunctionId, b: FunctionId) -> Ordering {
        let mut normal = |f: FunctionId| match (self.fn_info[f].requires, self.fn_info[f].scope.expand()) {
            (Some(range), Some(scope)) => self.normalize(range, scope, &Mapping::default(), 0),
            _ => Normal::And(Vec::new()),
        };
        let (x, y) = (normal(a), normal(b));
        compare_normal(&x, &y)
    }

    fn template_normal(&mut self, template: TemplateId) -> Normal {
        let header = self.templates[template].header.clone();
        let mut out = self.header_normal(&header);
        if let Some(range) = self.templates[template].pattern.as_ref().and_then(|p| p.requires) {
            let mapping = Mapping::of(&header);
            out.push(self.normalize(range, header.scope, &mapping, 0));
        }
        Normal::And(out)
    }

    fn header_normal(&mut self, header: &Header) -> Vec<Normal> {
        let mapping = Mapping::of(header);
        let mut out = Vec::new();
        for (index, arg) in self.identity_args(&header.params).into_iter().enumerate() {
            if let Some(range) = header.params[index].constraint {
                // The constraint of a pack is that of each element.
                let arg = match arg {
                    TemplateArg::Pack(elements) => match &elements[..] {
                        [TemplateArg::Expansion(element)] => (**element).clone(),
                        _ => TemplateArg::Pack(elements),
                    },
                    arg => arg,
                };
                let first = Some((index as u64, arg));
                out.push(self.normalize_concept(range, first, header.scope, &mapping, 0));
            }
        }
        if let Some(range) = header.requires {
            out.push(self.normalize(range, header.scope, &mapping, 0));
        }
        out
    }

    /// The normal form of a constraint ([temp.constr.normal]): concepts expanded down to atoms.
    fn normalize(&mut self, range: TokenRange, scope: ScopeId, mapping: &Mapping, depth: u32) -> Normal {
        if depth > 64 {
            return Normal::And(Vec::new());
        }
        let limit = self.around.lookup_limit.replace(range.start);
        let normal = self.in_scope(scope, |s| s.normalize_here(range, scope, mapping, depth));
        self.around.lookup_limit = limit;
        normal
    }

    fn normalize_here(&mut self, range: TokenRange, scope: ScopeId, mapping: &Mapping, depth: u32) -> Normal {
        for (token, is_or) in [(TokenKind::PipePipe, true), (TokenKind::AmpAmp, false)] {
            let pieces = self.split_constraint(range, token);
            if pieces.len() > 1 {
                let list = pieces.into_iter().map(|p| self.normalize(p, scope, mapping, depth + 1)).collect();
                return if is_or { Normal::Or(list) } else { Normal::And(list) };
            }
        }
        let first = self.tokens.get(range.start as usize).kind;
        if first == TokenKind::LParen && self.matching_at(range.start) + 1 == range.end {
            let inner = TokenRange { start: range.start + 1, end: range.end - 1 };
            return self.normalize(inner, scope, mapping, depth + 1);
        }
        let mut end = range.start;
        let concept = self.concept_in(scope, &mut end);
        if concept.is_some() && end == range.end {
            return self.normalize_concept(range, None, scope, mapping, depth + 1);
        }
        Normal::Atom(self.atom(range, mapping))
    }

    /// A concept with its arguments; `first` stands for an argument that is not written. Arguments are compared by what
    /// they are, those with expressions that depend on parameters by how they are written.
    fn normalize_concept(
        &mut self,
        range: TokenRange,
        first: Option<(u64, TemplateArg)>,
        scope: ScopeId,
        mapping: &Mapping,
        depth: u32,
    ) -> Normal {
        let mut end = range.start;
        let Some(concept) = self.concept_in(scope, &mut end) else {
            return Normal::Atom(self.atom(range, mapping));
        };
        let (first, first_arg) = first.unzip();
        let mut args: Vec<u64> = first.into_iter().collect();
        let mut known: Option<Vec<TemplateArg>> = Some(first_arg.into_iter().collect());
        let less = (range.start..range.end).find(|i| self.tokens.get(*i as usize).kind == TokenKind::Less);
        if let Some(less) = less {
            let inner = TokenRange { start: less + 1, end: range.end.saturating_sub(1) };
            for piece in self.split_constraint(inner, TokenKind::Comma) {
                // `Ts...` hands on what the pack stands for, one by one.
                let name = self.tokens.get(piece.start as usize);
                let expands = piece.end == piece.start + 2
                    && self.tokens.get(piece.end as usize - 1).kind == TokenKind::Ellipsis
                    && name.kind == TokenKind::Ident;
                match mapping.packs.iter().find(|p| expands && p.0 == name.symbol()) {
                    Some((_, elements)) => args.extend(elements),
                    None => args.push(self.hash_tokens(piece, mapping)),
                }
            }
            let written = self.replay(self.pos(), scope, |s| {
                s.trap(|s| {
                    s.seek(less);
                    s.parse_template_args(None)
                })
            });
            known =
                known.zip(written.ok()).map(|(first, written)| first.into_iter().chain(written).collect());
        }
        let span = self.tokens.get(range.start as usize).span();
        let known = known.and_then(|args| self.trap(|s| s.check_args(concept, args, span)).ok().flatten());
        let data = &self.templates[concept];
        let (decl, params, outer) = (data.decl, data.header.params.clone(), data.header.outer);
        let inner = match &known {
            Some(args) => self.bind_params(&params, args, outer),
            None => self.templates[concept].header.scope,
        };
        let mut names = Vec::with_capacity(params.len());
        let mut packs = Vec::new();
        let mut given = args.into_iter();
        for (index, param) in params.iter().enumerate() {
            let arg = known.as_ref().and_then(|args| args.get(index));
            let value = if param.pack {
                let mut elements: Vec<u64> = given.by_ref().collect();
                if let Some(TemplateArg::Pack(args)) = arg {
                    if !args.iter().any(|a| self.is_dependent_arg(a)) {
                        elements = args.iter().map(hash_arg).collect();
                    } else if args.len() == elements.len() {
                        let pairs = args.iter().zip(elements);
                        elements = pairs.map(|(arg, written)| self.hash_mapped(arg, written)).collect();
                    }
                }
                let value = elements.iter().copied().fold(7, mix);
                packs.extend(param.name.map(|name| (name, elements)));
                value
            } else {
                let written = given.next().unwrap_or(u64::MAX);
                arg.map_or(written, |a| self.hash_mapped(a, written))
            };
            if let Some(name) = param.name {
                names.push((name, value));
            }
        }
        let end = self.constraint_end(decl);
        self.normalize(TokenRange { start: decl, end }, inner, &Mapping { names, packs }, depth + 1)
    }

    /// What a parameter of a concept stands for: the argument as it is, or as it is written.
    fn hash_mapped(&self, arg: &TemplateArg, written: u64) -> u64 {
        match self.is_dependent_arg(arg) {
            true => self.hash_dependent_arg(arg).unwrap_or(written),
            false => hash_arg(arg),
        }
    }

    /// Pieces between separators outside brackets and template arguments.
    pub(crate) fn split_constraint(&mut self, range: TokenRange, separator: TokenKind) -> Vec<TokenRange> {
        let mut pieces = Vec::new();
        let (mut at, mut start) = (range.start, range.start);
        while at < range.end {
            if self.tokens.get(at as usize).kind == separator {
                pieces.push(TokenRange { start, end: at });
                start = at + 1;
            }
            at = self.beyond_operand(at);
        }
        pieces.push(TokenRange { start, end: range.end });
        pieces
    }

    /// Atoms are identical if they are the same tokens of the program with the same arguments ([temp.constr.atomic]).
    fn atom(&self, range: TokenRange, mapping: &Mapping) -> u64 {
        let mut hash = mix(11, range.start as u64);
        for at in range.start..range.end {
            let t = self.tokens.get(at as usize);
            if t.kind == TokenKind::Ident
                && let Some(value) = mapping.get(t.symbol())
            {
                hash = mix(hash, value);
            }
        }
        hash
    }

    fn hash_tokens(&self, range: TokenRange, mapping: &Mapping) -> u64 {
        let single = range.end == range.start + 1;
        let mut hash = 13;
        for at in range.start..range.end {
            let t = self.tokens.get(at as usize);
            let mapped = if t.kind == TokenKind::Ident { mapping.get(t.symbol()) } else { None };
            match mapped {
                Some(value) if single => return value,
                Some(value) => hash = mix(hash, value),
                None => {
                    hash = mix(hash, t.kind as u64);
                    if t.kind.has_symbol() {
                        hash = mix(hash, t.symbol().as_u32() as u64);
                    }
                }
            }
        }
        hash
    }

    /// The `;` that ends a concept's definition.
    pub(crate) fn constraint_end(&self, start: u32) -> u32 {
        self.tokens.first_at_level(start, |t| t.kind == TokenKind::Semi)
    }
}

/// What the parameters of a concept stand for: parameters of the constrained template by position, else a hash of the
/// argument.
#[derive(Default)]
struct Mapping {
    names: Vec<(crate::lex::Symbol, u64)>,
    /// What each pack stands for, element by element.
    packs: Vec<(crate::lex::Symbol, Vec<u64>)>,
}

impl Mapping {
    fn of(header: &Header) -> Mapping {
        let names = header.params.iter().enumerate().filter_map(|(i, p)| Some((p.name?, i as u64))).collect();
        Mapping { names, packs: Vec::new() }
    }

    fn get(&self, name: crate::lex::Symbol) -> Option<u64> {
        self.names.iter().find(|n| n.0 == name).map(|n| n.1)
    }
}

pub(crate) fn mix(hash: u64, value: u64) -> u64 {
    use std::hash::BuildHasher;
    rustc_hash::FxBuildHasher.hash_one((hash, value))
}

pub(crate) fn hash_arg(arg: &TemplateArg) -> u64 {
    use std::hash::BuildHasher;
    rustc_hash::FxBuildHasher.hash_one(arg)
}

/// A constraint in normal form.
#[derive(Clone, Debug)]
enum Normal {
    Atom(u64),
    And(Vec<Normal>),
    Or(Vec<Normal>),
}

/// Clauses beyond this many are not compared: such constraints are taken for unordered.
const MAX_CLAUSES: usize = 512;

impl Normal {
    /// Disjunctive (`any`) or conjunctive normal form as a list of clauses. None if it grows too large.
    fn clauses(&self, any: bool) -> Option<Vec<Vec<u64>>> {
        match (self, any) {
            (Normal::Atom(a), _) => Some(vec![vec![*a]]),
            (Normal::Or(list), true) | (Normal::And(list), false) => {
                let mut out = Vec::new();
                for item in list {
                    out.extend(item.clauses(any)?);
                }
                (out.len() <= MAX_CLAUSES).then_some(out)
            }
            (Normal::And(list), true) | (Normal::Or(list), false) => {
                let mut out: Vec<Vec<u64>> = vec![Vec::new()];
                for item in list {
                    let inner = item.clauses(any)?;
                    if out.len() * inner.len() > MAX_CLAUSES {
                        return None;
                    }
                    out = out
                        .iter()
                        .flat_map(|x| inner.iter().map(move |y| x.iter().chain(y).copied().collect()))
                        .collect();
                }
                Some(out)
            }
        }
    }

    /// [temp.constr.order]: every disjunctive clause of this shares an atom with every conjunctive clause of the other.
    fn subsumes(&self, other: &Normal) -> bool {
        let (Some(p), Some(q)) = (self.clauses(true), other.clauses(false)) else { return false };
        p.iter().all(|p| q.iter().all(|q| q.iter().any(|atom| p.contains(atom))))
    }
}

fn compare_normal(a: &Normal, b: &Normal) -> Ordering {
    match (a.subsumes(b), b.subsumes(a)) {
        (true, false) => Ordering::Greater,
        (false, true) => Ordering::Less,
        _ => Ordering::Equal,
    }
}
