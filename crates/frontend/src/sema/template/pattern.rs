//! Template arguments and expressions in patterns: read as far as deduction needs them, skipped otherwise.

use crate::lex::{TokenKind, kw};
use crate::sema::Sema;
use crate::sema::lookup::scope::Decl;
use crate::sema::template::ParamKind;
use crate::tree::dependent::{Dependent, DependentId, Place, Role};
use crate::tree::types::QualType;
use crate::tree::{TemplateArg, TemplateId, TokenRange};

impl Sema<'_> {
    /// Overloaded functions, or a function template, for a parameter whose type is not known yet: which function is meant
    /// is found when it is.
    pub(crate) fn open_overload(
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

    /// Whether tokens name a parameter of the function declarator around them that expressions do not see yet.
    pub(crate) fn names_proto_param(&self, range: TokenRange) -> bool {
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

    pub(crate) fn dependent_of_key(
        &mut self,
        mut key: Vec<u64>,
        range: TokenRange,
        role: Role,
    ) -> DependentId {
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
