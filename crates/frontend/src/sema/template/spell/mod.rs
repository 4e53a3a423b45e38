//! The mangled form of dependent expressions in signatures.
//!
//! An expression that mentions template parameters cannot be built (see [`super`]), so its tokens are read here without
//! types, just to put down its operators, names and operands in the order of Itanium C++ ABI 5.1.6. Where the ABI
//! leaves a choice, and where the reference compiler departs from it, names are as the reference compiler has them: host
//! code finds a kernel by that name. Its ways are said where they matter.
//!
//! * This file: which expressions are needed; types made of expressions. `operators`: conversions of operands.
//! * `constants`: what is computed. `braces`: braced arguments. `names`: what names refer to.
//! * The grammar is the parser's: [`parse::template::spell`](crate::parse::template).

mod braces;
mod constants;
mod names;
pub(crate) mod operators;

use crate::sema::{Scoped, Sema};
use crate::tree::dependent::{Piece, Role};
use crate::tree::types::{ArrayLen, NoexceptPattern, QualType, TypeKind};
use crate::tree::{ConstValue, DependentId, TemplateArg, VarId};

/// An expression that has been read.
#[derive(Default)]
pub(crate) struct Operand {
    pub(crate) pieces: Vec<Piece>,
    /// Its type or its value depends on template parameters.
    pub(crate) depends: bool,
    /// Its type does.
    pub(crate) type_depends: bool,
    /// Its type, where it is known.
    pub(crate) ty: Option<QualType>,
    /// It is nothing but a variable.
    pub(crate) var: Option<VarId>,
    /// It is made by an operator of two or three operands that stays.
    pub(crate) operation: bool,
    /// It is a name or a member access without parentheses: what `decltype` treats differently.
    pub(crate) entity: bool,
}

impl Operand {
    pub(crate) fn known(pieces: Vec<Piece>) -> Operand {
        let ty = match pieces.as_slice() {
            [Piece::Literal(ty, _)] => Some(*ty),
            _ => None,
        };
        Operand { pieces, ty, ..Operand::default() }
    }

    /// An expression whose type is known, but not its value.
    pub(crate) fn value(pieces: Vec<Piece>, ty: QualType) -> Operand {
        Operand { pieces, depends: true, ty: Some(ty), ..Operand::default() }
    }

    pub(crate) fn dependent(pieces: Vec<Piece>) -> Operand {
        Operand { pieces, depends: true, type_depends: true, ..Operand::default() }
    }

    pub(crate) fn push(&mut self, operand: Operand) {
        self.depends |= operand.depends;
        self.type_depends |= operand.type_depends;
        self.pieces.extend(operand.pieces);
    }
}

/// Which expressions are needed.
impl Sema<'_> {
    /// Puts down the expressions in the signatures of all templates that have instances.
    pub(crate) fn spell_signatures(&mut self) {
        let mut work: Vec<QualType> = Vec::new();
        for (_, function) in self.tree.functions.iter() {
            let Some((template, _)) = &function.instance_of else { continue };
            let template = &self.tree.templates[*template];
            work.extend(template.pattern);
        }
        for (_, record) in self.tree.records.iter() {
            if let Some(lambda) = &record.lambda
                && let Some(template) = lambda.call_template.expand()
            {
                work.extend(self.tree.templates[template].pattern);
            }
        }
        let mut seen = rustc_hash::FxHashSet::default();
        while let Some(ty) = work.pop() {
            if !self.tree.types.is_dependent(ty) || !seen.insert(ty.ty()) {
                continue;
            }
            let mut found = Vec::new();
            self.parts_of_type(ty, &mut work, &mut found);
            while let Some(id) = found.pop() {
                if self.tree.dependents[id].pieces.is_some() {
                    continue;
                }
                let pieces = self.spell_dependent(id);
                for piece in &pieces {
                    match piece {
                        Piece::Type(ty) | Piece::Literal(ty, _) => work.push(*ty),
                        Piece::Args(args) => self.parts_of_args(args, &mut work, &mut found),
                        Piece::Inner(inner) => found.push(*inner),
                        _ => {}
                    }
                }
                self.tree.dependents[id].pieces = Some(pieces.into());
            }
        }
    }

    fn parts_of_type(&self, ty: QualType, types: &mut Vec<QualType>, found: &mut Vec<DependentId>) {
        match self.tree.types.get(ty) {
            TypeKind::Pointer(to) | TypeKind::LValueRef(to) | TypeKind::RValueRef(to) => types.push(*to),
            TypeKind::PackExpansion(to) => types.push(*to),
            TypeKind::MemberPointer { class, pointee } => types.extend([(*class).into(), *pointee]),
            TypeKind::Array { elem, len } => {
                types.push(*elem);
                if let ArrayLen::Dependent(id) = len {
                    found.push(*id);
                }
            }
            TypeKind::Vector { elem, .. } => types.push(*elem),
            TypeKind::Function(f) => {
                types.push(f.ret);
                types.extend(f.params.iter().copied());
                if let Some(NoexceptPattern::Expr(id)) = f.noexcept_pattern {
                    found.push(id);
                }
            }
            TypeKind::TemplateSpec { args, .. } | TypeKind::TemplateParamSpec { args, .. } => {
                self.parts_of_args(args, types, found);
            }
            TypeKind::DependentName { scope, args, .. } => {
                types.push((*scope).into());
                if let Some(args) = args {
                    self.parts_of_args(args, types, found);
                }
            }
            TypeKind::DependentTokens(id) => found.push(*id),
            _ => {}
        }
    }

    fn parts_of_args(&self, args: &[TemplateArg], types: &mut Vec<QualType>, found: &mut Vec<DependentId>) {
        for arg in args {
            match arg {
                TemplateArg::Type(ty) | TemplateArg::Value(ty, _) => types.push(*ty),
                TemplateArg::Pack(args) => self.parts_of_args(args, types, found),
                TemplateArg::Expr(id) => found.push(*id),
                TemplateArg::Expansion(inner) => {
                    self.parts_of_args(std::slice::from_ref(inner), types, found)
                }
                _ => {}
            }
        }
    }

    /// The pieces of an expression; none for what has no mangled form.
    fn spell_dependent(&mut self, id: DependentId) -> Vec<Piece> {
        let data = &self.tree.dependents[id];
        let (range, scope, role, place) = (data.range, data.scope, data.role, data.place);
        let spell = |s: &mut Self| {
            s.replay(range.start, scope, |s| {
                s.unevaluated(|s| match role {
                    Role::Value => s.spell_expression(range.end).filter(|_| s.pos() == range.end),
                    Role::Type => s.spell_type(range.end),
                })
            })
        };
        let constant = role == Role::Value;
        let pieces = self.setting(
            |s| &mut s.spelling_at,
            place,
            |s| s.setting(|s| &mut s.spelling_constant, constant, |s| s.trap(spell)),
        );
        pieces.ok().flatten().map(|o| o.pieces).unwrap_or_default()
    }

    /// The operand as the reference compiler leaves it where it converts to a value: a constant for a variable, a
    /// parameter without its qualifiers.
    fn spell_value_of(&mut self, operand: &mut Operand) {
        if operand.depends && operand.type_depends {
            return;
        }
        if let [Piece::FnParam { quals, .. }] = operand.pieces.as_mut_slice() {
            *quals = crate::tree::types::Quals::empty();
        }
        if let Some(var) = operand.var.take()
            && let Some((ty, value)) = self.spell_constant(var)
        {
            operand.pieces = vec![Piece::Literal(ty, value)];
        }
    }

    pub(crate) fn spell_constant(&mut self, var: VarId) -> Option<(QualType, ConstValue)> {
        let ty = self.tree.vars[var].ty.unqualified();
        self.ensure_init(var);
        match &self.tree.vars[var].init {
            crate::tree::InitState::Constant(value @ (ConstValue::Int(_) | ConstValue::Float(_))) => {
                Some((ty, value.clone()))
            }
            _ => None,
        }
    }
}
