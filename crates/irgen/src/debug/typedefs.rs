//! Types as declarations are written: with the names of typedefs and aliases, which the types themselves do not have.
//!
//! A declaration `const Index *p[2]` is known to be written with `Index`, and `Index` to be `int`: on the way from the outside of the
//! type inwards, the first `int` is what the name stands for.

use oxicc_frontend::tree::types::{ArrayLen, Quals};
use oxicc_frontend::tree::{QualType, TypeKind, TypedefId};
use oxicc_ir::{Md, MdField};
use oxicc_source::Span;

use super::{int, keyword, node, string};
use crate::module::ModuleGen;

/// Types nested deeper are described without the name.
const MAX_DEPTH: u32 = 32;

impl ModuleGen<'_> {
    /// The type of what is declared at a place.
    pub(super) fn debug_written_type(&mut self, ty: QualType, declarator: Span) -> Option<Md> {
        let tree = self.tree;
        for &id in tree.typedefs.written(declarator) {
            if let Some(written) = self.with_typedef(ty, id, 0) {
                return Some(written);
            }
        }
        self.debug_type(ty)
    }

    /// The type with a typedef in the place of what that stands for; none if it does not occur.
    fn with_typedef(&mut self, ty: QualType, id: TypedefId, depth: u32) -> Option<Md> {
        if depth > MAX_DEPTH {
            return None;
        }
        let tree = self.tree;
        let ty = ty.without(Quals::RESTRICT);
        let named = tree.typedefs.all[id].ty.without(Quals::RESTRICT);
        if ty == named {
            return self.typedef(id);
        }
        for (qual, tag) in [(Quals::CONST, "DW_TAG_const_type"), (Quals::VOLATILE, "DW_TAG_volatile_type")] {
            if ty.quals().contains(qual) {
                let inner = self.with_typedef(ty.without(qual), id, depth + 1)?;
                return Some(self.debug_derived(tag, inner));
            }
        }
        match tree.types.get(ty) {
            TypeKind::Pointer(to) => {
                let inner = self.with_typedef(*to, id, depth + 1)?;
                Some(self.debug_indirection("DW_TAG_pointer_type", Some(inner)))
            }
            TypeKind::LValueRef(to) => {
                let inner = self.with_typedef(*to, id, depth + 1)?;
                Some(self.debug_indirection("DW_TAG_reference_type", Some(inner)))
            }
            TypeKind::RValueRef(to) => {
                let inner = self.with_typedef(*to, id, depth + 1)?;
                Some(self.debug_indirection("DW_TAG_rvalue_reference_type", Some(inner)))
            }
            TypeKind::Array { .. } => self.array_of_typedef(ty, id, depth),
            _ => None,
        }
    }

    /// One node for all dimensions in front of the name.
    fn array_of_typedef(&mut self, ty: QualType, id: TypedefId, depth: u32) -> Option<Md> {
        let tree = self.tree;
        let named = tree.typedefs.all[id].ty;
        let mut elem = ty;
        let mut counts = Vec::new();
        while let TypeKind::Array { elem: inner, len } = tree.types.get(elem)
            && elem != named
        {
            counts.push(match len {
                ArrayLen::Known(n) => i128::from(*n),
                _ => 0,
            });
            elem = *inner;
        }
        let base = self.with_typedef(elem, id, depth + 1)?;
        Some(self.debug_array_of(Some(base), &counts, ty))
    }

    fn typedef(&mut self, id: TypedefId) -> Option<Md> {
        let tree = self.tree;
        let typedef = &tree.typedefs.all[id];
        // It may itself be written with another one.
        let base = self.debug_written_type(typedef.ty, typedef.span);
        // A class or enumeration that has no other name has this one.
        let own = match tree.types.get(typedef.ty) {
            TypeKind::Record(r) => tree.records[*r].name.or(tree.records[*r].typedef_name),
            TypeKind::Enum(e) => tree.enums[*e].name.or(tree.enums[*e].typedef_name),
            _ => None,
        };
        if own == Some(typedef.name) {
            return base;
        }
        let (file, line) = self.debug_place(typedef.span.lo);
        let scope = self.debug_context(typedef.context);
        let fields = vec![
            ("tag", keyword("DW_TAG_typedef")),
            ("name", string(self.names.get(typedef.name))),
            ("scope", MdField::Md(scope.or(file))),
            ("file", MdField::Md(file)),
            ("line", int(line)),
            ("baseType", MdField::Md(base)),
        ];
        Some(self.module.ctx.metadata.special_node(false, "DIDerivedType", fields))
    }

    fn debug_derived(&self, tag: &str, base: Md) -> Md {
        let fields = vec![("tag", keyword(tag)), ("baseType", node(base))];
        self.module.ctx.metadata.special_node(false, "DIDerivedType", fields)
    }
}
