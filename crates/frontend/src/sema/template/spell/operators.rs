//! Operators: conversions of operands that are computed, and their encodings.

use oxicc_arch::SpeltConstants;

use crate::sema::Sema;
use crate::sema::lookup::scope::Decl;
use crate::sema::template::spell::Operand;
use crate::tree::dependent::Piece;
use crate::tree::types::{IntKind, QualType, TypeKind};
use crate::tree::{ConstValue, TemplateArg, TokenRange};

impl Sema<'_> {
    /// Two operands that are converted to a common type, which is the answer where it is known.
    ///
    /// Variables among them are read. A conversion of the value to another type hides that. Beside an operand of unknown type they
    /// are read in constant expressions only.
    pub(crate) fn spell_arithmetic(&mut self, left: &mut Operand, right: &mut Operand) -> Option<QualType> {
        if left.type_depends || right.type_depends {
            if self.spelling_constant {
                self.spell_value_of(left);
                self.spell_value_of(right);
            }
            return None;
        }
        let constant = !left.depends && !right.depends && !self.spelling_constant;
        let a = left.ty.map(|ty| self.spell_promoted(ty));
        let b = right.ty.map(|ty| self.spell_promoted(ty));
        let common = match (a, b) {
            (Some(a), Some(b)) => Some(self.spell_common(a, b)),
            _ => None,
        };
        for side in [left, right] {
            if constant
                || side.var.is_none()
                || common.is_none()
                || side.ty == common
                || self.reads_constants()
            {
                self.spell_value_of(side);
            }
        }
        common
    }

    pub(crate) fn spell_promoted(&mut self, ty: QualType) -> QualType {
        let ty = ty.unqualified();
        match *self.tree.types.get(ty) {
            TypeKind::Int(kind) if kind.rank() < IntKind::Int.rank() => QualType::INT,
            TypeKind::Enum(_) => self.tree.promoted(ty, None).unwrap_or(ty),
            _ => ty,
        }
    }

    /// The usual arithmetic conversions ([expr.arith.conv]) of promoted types.
    fn spell_common(&self, a: QualType, b: QualType) -> QualType {
        match (self.tree.types.get(a), self.tree.types.get(b)) {
            (TypeKind::Float(x), TypeKind::Float(y)) => {
                if x >= y {
                    a
                } else {
                    b
                }
            }
            (TypeKind::Float(_), _) => a,
            (_, TypeKind::Float(_)) => b,
            (TypeKind::Int(x), TypeKind::Int(y)) if x.rank() == y.rank() => {
                if x.is_signed() {
                    b
                } else {
                    a
                }
            }
            (TypeKind::Int(x), TypeKind::Int(y)) => {
                if x.rank() > y.rank() {
                    a
                } else {
                    b
                }
            }
            _ => a,
        }
    }

    /// An operand that is promoted by itself.
    pub(crate) fn spell_read(&mut self, operand: &mut Operand) {
        if self.reads_constants() || operand.ty.is_none_or(|ty| self.spell_promoted(ty) == ty.unqualified()) {
            self.spell_value_of(operand);
        }
    }

    /// Whether conversions do not hide that a constant is read.
    pub(crate) fn reads_constants(&self) -> bool {
        self.spelling_constant && self.options.spelt_constants != SpeltConstants::Hidden
    }

    /// An operand that is tested. In constant expressions, the conversion to `bool` hides that a variable is read, unless there
    /// is an operand of `unknown` type beside it; elsewhere it is the other way round.
    pub(crate) fn spell_condition(&mut self, operand: &mut Operand, unknown: bool) {
        let is_bool = operand.var.is_some_and(|v| self.tree.vars[v].ty.unqualified() == QualType::BOOL);
        let read = match self.spelling_constant {
            true => is_bool || unknown || self.reads_constants(),
            false => !unknown,
        };
        if read {
            self.spell_value_of(operand);
        }
    }

    /// A conversion to a type with one operand.
    pub(crate) fn converted(&mut self, code: &'static str, ty: QualType, mut operand: Operand) -> Operand {
        let type_depends = self.tree.types.is_dependent(ty);
        if self.reads_constants() || type_depends && self.spelling_constant {
            self.spell_value_of(&mut operand);
        }
        let depends = type_depends || operand.depends;
        if self.reads_constants()
            && let Some(operand) = self.spell_as_enumerator(ty, &operand)
        {
            return operand;
        }
        let resolved = code == "sc" && !type_depends && !operand.type_depends;
        let cast = if resolved { Piece::ResolvedCast } else { Piece::Code(code) };
        let mut pieces = vec![cast, Piece::Type(ty)];
        pieces.extend(operand.pieces);
        Operand { pieces, depends, type_depends, ty: (!type_depends).then_some(ty), ..Operand::default() }
    }

    /// Whether tokens name packs, all of whose elements are known.
    pub(crate) fn has_known_packs(&mut self, range: TokenRange) -> bool {
        let packs = self.unexpanded_packs(range);
        let open = packs.iter().any(|pack| match pack {
            Decl::Pack(p) => {
                self.packs[p.0 as usize].args.iter().any(|a| matches!(a, TemplateArg::Expansion(_)))
            }
            _ => false,
        });
        !packs.is_empty() && !open
    }
}

pub(crate) fn prefixed(code: &'static str, mut operand: Operand) -> Operand {
    operand.pieces.insert(0, Piece::Code(code));
    operand.ty = None;
    operand.var = None;
    operand.entity = false;
    operand.operation = false;
    operand
}

/// The zero of a type that has one.
pub(crate) fn zero(ty: QualType, kind: &TypeKind) -> Option<Piece> {
    match kind {
        TypeKind::Int(_) => Some(Piece::Literal(ty, ConstValue::ZERO)),
        TypeKind::Float(_) => Some(Piece::Literal(ty, ConstValue::Float(0))),
        _ => None,
    }
}
