//! Types made of types by the compiler: `__underlying_type(T)`, `__remove_cv(T)` and the others that the libraries of GCC 13
//! and later and of clang are written with.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{Symbol, kw};
use crate::sema::Sema;
use crate::tree::types::{IntKind, QualType, Quals, TypeKind};

impl Sema<'_> {
    pub(crate) fn transformed(&mut self, name: Symbol, ty: QualType, span: Span) -> QualType {
        let types = &mut self.tree.types;
        match name {
            kw::REMOVE_CONST => self.unqualified_by(ty, Quals::CONST),
            kw::REMOVE_VOLATILE => self.unqualified_by(ty, Quals::VOLATILE),
            kw::REMOVE_CV => self.unqualified_by(ty, Quals::CONST | Quals::VOLATILE),
            kw::REMOVE_REFERENCE | kw::REMOVE_REFERENCE_T => types.strip_ref(ty),
            kw::REMOVE_CVREF => {
                let ty = types.strip_ref(ty);
                self.unqualified_by(ty, Quals::CONST | Quals::VOLATILE)
            }
            kw::REMOVE_POINTER => types.pointee(ty).unwrap_or(ty),
            kw::ADD_POINTER => {
                let ty = types.strip_ref(ty);
                types.pointer(ty)
            }
            kw::ADD_LVALUE_REFERENCE | kw::ADD_RVALUE_REFERENCE if types.is_void(ty) => ty,
            kw::ADD_LVALUE_REFERENCE => types.lvalue_ref(ty),
            kw::ADD_RVALUE_REFERENCE => types.rvalue_ref(ty),
            kw::REMOVE_EXTENT => types.array_elem(ty).unwrap_or(ty),
            kw::REMOVE_ALL_EXTENTS => types.array_base(ty),
            kw::DECAY => types.decay(ty),
            kw::MAKE_SIGNED => self.with_sign(ty, true, span),
            kw::MAKE_UNSIGNED => self.with_sign(ty, false, span),
            _ => match *types.get(ty) {
                TypeKind::Enum(e) => self.tree.enums[e].underlying,
                _ => {
                    let text = diag::is_not_enumeration_type(&self.show_type(ty));
                    self.report(text, span);
                    QualType::ERROR
                }
            },
        }
    }

    /// The type without some qualifiers; those of an array are its elements'.
    fn unqualified_by(&mut self, ty: QualType, quals: Quals) -> QualType {
        match *self.tree.types.get(ty) {
            TypeKind::Array { elem, len } => {
                let elem = self.unqualified_by(elem, quals);
                self.tree.types.array(elem, len)
            }
            _ => ty.without(quals),
        }
    }

    /// `std::make_signed` and `std::make_unsigned`.
    fn with_sign(&mut self, ty: QualType, signed: bool, span: Span) -> QualType {
        // Enumerations and character types become the smallest standard type of their size.
        let by_size = |size: u64| match size {
            1 => IntKind::SChar,
            2 => IntKind::Short,
            4 => IntKind::Int,
            8 => IntKind::Long,
            _ => IntKind::Int128,
        };
        let kind = match *self.tree.types.get(ty) {
            TypeKind::Int(IntKind::Bool) => None,
            TypeKind::Int(kind) => Some(kind.to_signed()),
            TypeKind::Enum(_) => Some(by_size(crate::layout::size_of(&self.tree, ty.unqualified()))),
            _ => None,
        };
        let Some(kind) = kind else {
            let shown = self.show_type(ty);
            self.report(diag::neither_integer_nor_enumeration(&shown), span);
            return QualType::ERROR;
        };
        let kind = if signed { kind } else { kind.to_unsigned() };
        QualType::from(self.tree.types.intern(TypeKind::Int(kind))).with(ty.quals())
    }
}
