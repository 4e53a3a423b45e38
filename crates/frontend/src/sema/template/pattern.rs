//! Template arguments and expressions in patterns: read as far as deduction needs them, skipped otherwise.

use crate::lex::{TokenKind, kw};
use crate::tree::dependent::{Dependent, DependentId, Place, Role};
use crate::tree::types::{Placeholder, QualType, TypeKind};
use crate::tree::{TemplateArg, TemplateId, TokenRange};

use super::ParamKind;
use crate::sema::scope::Decl;
use crate::sema::{Parser, Scoped, Sema};

impl Parser<'_, '_> {
    /// One element of a template argument list in a pattern.
    pub fn parse_pattern_arg(&mut self, hint: Option<TemplateId>, out: &mut Vec<TemplateArg>) {
        let element = self.scan_element(true);
        let start = self.pos();
        let end = element.ellipsis.unwrap_or(element.end);
        let range = TokenRange { start, end };
        match element.ellipsis {
            None => {
                if let Some(arg) = self.parse_pattern_element(range) {
                    out.push(self.open_overload(arg, range, hint, out.len()));
                }
            }
            Some(_) if !self.unexpanded_packs(range).is_empty() => {
                // Packs of an enclosing instance are known.
                self.expand_range(range, |s, _| {
                    if let Some(arg) = s.parse_pattern_element(range) {
                        out.push(arg);
                    }
                });
            }
            Some(_) => {
                if let Some(arg) = self.parse_pattern_element(range) {
                    out.push(TemplateArg::Expansion(Box::new(arg)));
                }
            }
        }
        self.seek(element.end);
    }
}

impl Sema<'_> {
    /// Overloaded functions, or a function template, for a parameter whose type is not known yet: which function is meant
    /// is found when it is.
    fn open_overload(
        &mut self,
        arg: TemplateArg,
        range: TokenRange,
        template: Option<TemplateId>,
        index: usize,
    ) -> TemplateArg {
        if !matches!(arg, TemplateArg::Value(QualType::OVERLOAD, _)) {
            return arg;
        }
        let param = template.and_then(|t| self.templates[t].header.params.get(index)).map(|p| p.kind);
        match param {
            Some(ParamKind::Value { ty, .. }) if self.tree.types.is_dependent(ty) => {
                TemplateArg::Expr(self.dependent(range, Role::Value))
            }
            _ => arg,
        }
    }
}

impl Parser<'_, '_> {
    fn parse_pattern_element(&mut self, range: TokenRange) -> Option<TemplateArg> {
        let single = range.end == range.start + 1;
        if single && let Some(name) = self.ident() {
            match self.lookup_unqualified(name).first() {
                Some(Decl::ParamValue { index, pack }) => {
                    self.bump();
                    return Some(TemplateArg::ParamValue { depth: 0, index, pack });
                }
                Some(Decl::ParamExpr(id)) => {
                    self.bump();
                    return Some(TemplateArg::Expr(id));
                }
                Some(Decl::Pack(p)) => {
                    if let Some(arg) = self.pack_current(p) {
                        self.bump();
                        return Some(arg);
                    }
                }
                Some(Decl::ParamTemplate { index, pack }) => {
                    self.bump();
                    return Some(TemplateArg::ParamTemplate { depth: 0, index, pack });
                }
                Some(Decl::Template(t))
                    if matches!(
                        self.tree.templates[t].kind,
                        crate::tree::TemplateKind::Class | crate::tree::TemplateKind::Alias
                    ) =>
                {
                    self.bump();
                    return Some(TemplateArg::Template(t));
                }
                _ => {}
            }
        }
        if self.at_type_start() {
            let ty = self.trap(|s| {
                let ty = s.parse_argument_type();
                (s.pos() == range.end).then_some(ty)
            });
            match ty {
                Ok(Some(ty)) => {
                    // The name of a class template alone is the template here, and no class to deduce.
                    return Some(match *self.tree.types.get(ty) {
                        TypeKind::Deduced(Placeholder::Template(t)) => TemplateArg::Template(t),
                        _ => TemplateArg::Type(ty),
                    });
                }
                Ok(None) => self.seek(range.start),
                Err(_) => {}
            }
        }
        if self.names_proto_param(range) {
            self.declare_proto_params();
        }
        if self.range_is_dependent(range) {
            let canonical = match self.qualified_value(range) {
                Some(same) => same,
                None => self.dependent(range, Role::Value),
            };
            self.seek(range.end);
            return Some(TemplateArg::Expr(canonical));
        }
        // A qualified template name.
        let last = range.end.saturating_sub(1);
        if self.tokens.get(last as usize).kind == TokenKind::Ident {
            let template = self.trap(|s| {
                let qualifier = s.parse_qualifier();
                let said = s.eat_kw(crate::lex::kw::TEMPLATE);
                let name = s.ident()?;
                if s.pos() != last {
                    return None;
                }
                match s.lookup_qualified(qualifier, name.into(), crate::sema::scope::LookupMode::Any).first()
                {
                    Some(Decl::Template(t)) => Some(t),
                    // The injected class name.
                    Some(Decl::Record(r)) if said => s.tree.records[r].instance_of.as_ref().map(|i| i.0),
                    _ => None,
                }
            });
            if let Ok(Some(t)) = template
                && matches!(
                    self.tree.templates[t].kind,
                    crate::tree::TemplateKind::Class | crate::tree::TemplateKind::Alias
                )
            {
                self.seek(range.end);
                return Some(TemplateArg::Template(t));
            }
            self.seek(range.start);
        }
        let value = self.parse_template_arg_value();
        self.seek(range.end);
        value.map(|(ty, v)| TemplateArg::Value(ty, v))
    }

    /// For `X<T>::name`: a range that stands for all spellings with the same class, aliases looked through.
    fn qualified_value(&mut self, range: TokenRange) -> Option<DependentId> {
        let last = range.end.checked_sub(1)?;
        let name = self.tokens.get(last as usize);
        if name.kind != TokenKind::Ident || last <= range.start {
            return None;
        }
        let scope = self.trap(|s| match s.parse_qualifier() {
            Some(crate::sema::name::Qualifier::Type(ty)) if s.pos() == last => Some(ty),
            _ => None,
        });
        self.seek(range.start);
        let ty = scope.ok().flatten().filter(|ty| self.tree.types.is_dependent(*ty))?;
        let key = vec![u64::MAX, ty.ty().as_u32() as u64, name.symbol().as_u32() as u64];
        Some(self.dependent_of_key(key, range, Role::Value))
    }
}

impl Sema<'_> {
    /// Whether tokens name a parameter of the function declarator around them that expressions do not see yet.
    fn names_proto_param(&self, range: TokenRange) -> bool {
        let Some(proto) = self.around.protos.last() else { return false };
        let open = &proto.names[proto.declared.min(proto.names.len())..];
        !open.is_empty()
            && (range.start..range.end).any(|at| {
                let token = self.tokens.get(at as usize);
                token.kind == TokenKind::Ident && open.iter().any(|n| n.0 == token.symbol())
            })
    }

    /// Whether tokens mention a template parameter of the pattern, or something whose type does.
    pub fn range_is_dependent(&mut self, range: TokenRange) -> bool {
        let mut at = range.start;
        while at < range.end {
            let t = self.tokens.get(at as usize);
            if t.kind == TokenKind::Ident {
                let prev =
                    if at == range.start { TokenKind::Semi } else { self.tokens.get(at as usize - 1).kind };
                if !matches!(prev, TokenKind::ColonColon | TokenKind::Dot | TokenKind::Arrow) {
                    let found = self.lookup_unqualified(t.symbol());
                    // A parameter whose declaration has been read.
                    let declared = found.scope.and_then(|s| self.proto_params.get(&(s, t.symbol())));
                    if declared.is_some_and(|p| self.tree.types.is_dependent(p.1)) {
                        return true;
                    }
                    match found.first() {
                        Some(Decl::ParamValue { .. } | Decl::ParamTemplate { .. } | Decl::ParamExpr(_)) => {
                            return true;
                        }
                        Some(Decl::Type(ty)) if self.tree.types.is_dependent(ty) => return true,
                        Some(Decl::Pack(p)) if self.are_dependent_args(&self.packs[p.0 as usize].args) => {
                            return true;
                        }
                        Some(Decl::Local(local)) => {
                            let dependent = self
                                .cx
                                .body
                                .locals
                                .get(local)
                                .is_some_and(|l| self.tree.types.is_dependent(l.ty));
                            if dependent {
                                return true;
                            }
                        }
                        _ => {}
                    }
                }
            } else if t.kind == TokenKind::Keyword
                && (t.symbol() == kw::THIS || t.symbol() == kw::NEW && self.is_initialised_new(at, range.end))
            {
                return true;
            }
            at += 1;
        }
        false
    }

    /// `new T(x)`, which the reference compiler leaves open.
    fn is_initialised_new(&self, new: u32, end: u32) -> bool {
        let kind = |at: u32| self.tokens.get(at as usize).kind;
        let mut at = new + 1;
        if kind(at) == TokenKind::LParen {
            at = self.matching_at(at) + 1;
        }
        while at < end && matches!(kind(at), TokenKind::Ident | TokenKind::Keyword | TokenKind::ColonColon) {
            at += 1;
        }
        at < end && kind(at) == TokenKind::LParen && kind(at + 1) != TokenKind::RParen
    }

    /// The id that stands for all expressions with the same tokens, names compared by what they mean. Makes dependent
    /// expressions of redeclarations equal.
    pub fn dependent(&mut self, range: TokenRange, role: Role) -> DependentId {
        use std::hash::BuildHasher;
        let place = self.place_among_prototypes();
        let mut key: Vec<u64> = Vec::with_capacity((range.end - range.start) as usize);
        let mut before = TokenKind::Semi;
        for at in range.start..range.end {
            let t = self.tokens.get(at as usize);
            let mut item = (t.kind as u64) << 56;
            if t.kind.has_symbol() {
                item |= t.symbol().as_u32() as u64;
            }
            if t.kind == TokenKind::Ident {
                let member = matches!(before, TokenKind::ColonColon | TokenKind::Dot | TokenKind::Arrow);
                let found = self.lookup_unqualified(t.symbol());
                match found.first() {
                    Some(Decl::ParamValue { index, .. }) => {
                        // With its type, which decides how constants beside it are written in names.
                        let declared = found.scope.and_then(|s| self.proto_params.get(&(s, t.symbol())));
                        let ty = declared.map_or(0, |p| p.1.ty().as_u32() as u64);
                        item = 1 << 48 | ty << 16 | index as u64;
                    }
                    Some(Decl::ParamExpr(id)) => item = 6 << 48 | id.as_u32() as u64,
                    Some(Decl::ParamTemplate { index, .. }) => item = 2 << 48 | index as u64,
                    Some(Decl::Type(ty)) if !member || self.tree.types.is_dependent(ty) => {
                        item = 3 << 48 | (ty.ty().as_u32() as u64) << 3 | ty.quals().bits() as u64;
                    }
                    Some(Decl::Pack(p)) => {
                        item = rustc_hash::FxBuildHasher.hash_one(&self.packs[p.0 as usize].args);
                    }
                    Some(Decl::Local(local)) => {
                        let known = found.scope.and_then(|s| self.proto_params.get(&(s, t.symbol())));
                        item = match known {
                            // Its type decides how names are mangled.
                            Some(&(index, ty, depth)) => {
                                rustc_hash::FxBuildHasher.hash_one((7, place.level(depth), index, ty))
                            }
                            None => 4 << 48 | self.proto_index(local) as u64,
                        };
                    }
                    Some(Decl::Value(v)) if !member => {
                        let bound = &self.param_values[v.0 as usize];
                        item = rustc_hash::FxBuildHasher.hash_one((bound.ty, &bound.value));
                    }
                    Some(Decl::Var(v)) if !member => item = 8 << 48 | v.as_u32() as u64,
                    Some(Decl::Enumerator(e, i)) if !member => {
                        item = 9 << 48 | (e.as_u32() as u64) << 16 ^ i as u64;
                    }
                    Some(Decl::Template(template)) if !member => {
                        let kind = self.tree.templates[template].kind;
                        if kind != crate::tree::TemplateKind::Function {
                            item = 10 << 48 | template.as_u32() as u64;
                        }
                    }
                    _ => {}
                }
            }
            key.push(item);
            before = t.kind;
        }
        self.dependent_of_key(key, range, role)
    }

    fn place_among_prototypes(&self) -> Place {
        // Inside of an expression that is being put down.
        if self.around.protos.is_empty() {
            return self.spelling_at;
        }
        Place {
            prototypes: self.around.protos.len() as u32,
            trailing: self.around.protos.last().is_some_and(|p| p.trailing),
        }
    }

    fn dependent_of_key(&mut self, mut key: Vec<u64>, range: TokenRange, role: Role) -> DependentId {
        let place = self.place_among_prototypes();
        // Equal expressions have different names where one is substituted.
        if self.scopes[self.cx.scope].substituted {
            key.push(11 << 48);
        }
        let (scope, tree) = (self.cx.scope, &mut self.tree);
        *self
            .dependent_keys
            .entry(key)
            .or_insert_with(|| tree.dependents.push(Dependent { range, scope, role, place, pieces: None }))
    }

    /// A number for a parameter of the prototype being read that does not depend on how often it was read.
    fn proto_index(&self, local: crate::tree::LocalId) -> u32 {
        // Parameters are compared by type: the name may differ between declarations, and so may the local's number.
        self.cx.body.locals.get(local).map_or(0, |l| l.ty.ty().as_u32())
    }
}
