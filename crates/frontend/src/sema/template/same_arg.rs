//! Whether dependent template arguments of two constraints are the same ([temp.constr.atomic]), as a hash of what they
//! are: how a template was named (qualified, through an alias) does not matter, nor how deep the header is that
//! declares a parameter.

use crate::sema::Sema;
use crate::sema::template::constraint::mix;
use crate::tree::types::{ArrayLen, QualType, TypeKind};
use crate::tree::{TemplateArg, TypeId};

impl Sema<'_> {
    /// None for a parameter alone, and where a value is known only by its tokens.
    pub(crate) fn hash_dependent_arg(&self, arg: &TemplateArg) -> Option<u64> {
        match arg {
            TemplateArg::Type(ty) if matches!(self.tree.types.get(*ty), TypeKind::TemplateParam { .. }) => {
                None
            }
            TemplateArg::ParamValue { .. } | TemplateArg::ParamTemplate { .. } => None,
            arg => self.hash_one_arg(17, arg),
        }
    }

    fn hash_one_arg(&self, hash: u64, arg: &TemplateArg) -> Option<u64> {
        match arg {
            TemplateArg::Type(ty) => self.hash_type(mix(hash, 1), *ty),
            TemplateArg::Pack(args) => self.hash_args(mix(hash, 2), args),
            TemplateArg::Expansion(inner) => self.hash_one_arg(mix(hash, 3), inner),
            TemplateArg::ParamValue { index, .. } => Some(mix(mix(hash, 4), *index as u64)),
            TemplateArg::ParamTemplate { index, .. } => Some(mix(mix(hash, 5), *index as u64)),
            TemplateArg::Template(template) => Some(mix(mix(hash, 6), template.as_u32() as u64)),
            TemplateArg::Value(..) => Some(mix(hash, crate::sema::template::constraint::hash_arg(arg))),
            TemplateArg::Expr(_) => None,
        }
    }

    fn hash_args(&self, hash: u64, args: &[TemplateArg]) -> Option<u64> {
        args.iter().try_fold(mix(hash, args.len() as u64), |hash, arg| self.hash_one_arg(hash, arg))
    }

    fn hash_type(&self, hash: u64, ty: QualType) -> Option<u64> {
        let hash = mix(hash, ty.quals().bits() as u64);
        if !self.tree.types.is_dependent(ty) {
            return Some(mix(hash, ty.ty().as_u32() as u64));
        }
        let inner = |hash, ty: TypeId| self.hash_type(hash, ty.into());
        match self.tree.types.get(ty) {
            TypeKind::TemplateParam { index, .. } => Some(mix(mix(hash, 1), *index as u64)),
            TypeKind::TemplateSpec { template, args } => {
                self.hash_args(mix(mix(hash, 2), template.as_u32() as u64), args)
            }
            TypeKind::TemplateParamSpec { index, args, .. } => {
                self.hash_args(mix(mix(hash, 3), *index as u64), args)
            }
            TypeKind::DependentName { scope, name, args } => {
                let hash = inner(mix(mix(hash, 4), name.as_u32() as u64), *scope)?;
                args.as_ref().map_or(Some(hash), |args| self.hash_args(hash, args))
            }
            TypeKind::Pointer(to) => self.hash_type(mix(hash, 5), *to),
            TypeKind::LValueRef(to) => self.hash_type(mix(hash, 6), *to),
            TypeKind::RValueRef(to) => self.hash_type(mix(hash, 7), *to),
            TypeKind::PackExpansion(to) => self.hash_type(mix(hash, 8), *to),
            TypeKind::MemberPointer { class, pointee } => {
                self.hash_type(inner(mix(hash, 9), *class)?, *pointee)
            }
            TypeKind::Array { elem, len: ArrayLen::Known(n) } => {
                self.hash_type(mix(mix(hash, 10), *n), *elem)
            }
            TypeKind::Array { elem, len: ArrayLen::Unknown } => self.hash_type(mix(hash, 11), *elem),
            // Equal ones have equal ids.
            TypeKind::DependentTokens(id) => Some(mix(mix(hash, 12), id.as_u32() as u64)),
            _ => None,
        }
    }
}
