//! Which kind of argument a template parameter wants.

use crate::sema::{Scoped, Sema};
use crate::tree::types::{Placeholder, QualType, TypeKind};
use crate::tree::{TemplateArg, TemplateId, TemplateKind};

impl Sema<'_> {
    /// The type of a value parameter of a class, alias or variable template, where it does not depend on others.
    pub(crate) fn value_param_type(&self, hint: Option<TemplateId>, index: usize) -> Option<QualType> {
        let template = hint?;
        let function = self.tree.templates[template].kind == TemplateKind::Function;
        let params = &self.templates[template].header.params;
        let param = match crate::sema::template::param_for(params, index) {
            Some(p) => p,
            None => params.last().filter(|p| p.pack)?,
        };
        match param.kind {
            _ if param.expands.is_some() => None,
            crate::sema::template::ParamKind::Value { ty, .. } => match self.tree.types.get(ty) {
                TypeKind::Deduced(Placeholder::Template(_)) => Some(ty),
                // Arguments of functions are converted when it is known which function is meant; classes are made at once.
                TypeKind::Record(_) => Some(ty),
                // `auto&` takes the object, not its value.
                TypeKind::LValueRef(inner) if self.is_plain_auto(inner.unqualified()) => Some(ty),
                _ if self.tree.types.is_dependent(ty) || self.contains_auto(ty) => None,
                // So are those that name an object, or a function out of several.
                TypeKind::LValueRef(_) => Some(ty),
                TypeKind::Pointer(to) if self.tree.types.as_function(*to).is_some() => Some(ty),
                _ => (!function).then_some(ty),
            },
            _ => None,
        }
    }

    /// The type of a value parameter that depends on the arguments before it, where it decides how the argument is
    /// read: references, pointers and classes.
    pub(crate) fn bound_param_type(
        &mut self,
        hint: Option<TemplateId>,
        before: &[TemplateArg],
    ) -> Option<QualType> {
        let template = hint?;
        let header = &self.templates[template].header;
        let param = header.params.get(before.len()).filter(|p| !p.pack)?;
        let crate::sema::template::ParamKind::Value { ty, tokens } = param.kind else { return None };
        if !self.tree.types.is_dependent(ty) || header.params[..before.len()].iter().any(|p| p.pack) {
            return None;
        }
        // `T v` with `T` a scalar, as in `integral_constant`, decides nothing.
        let named = self.lone_type_name(tokens);
        let is_named = |p: &crate::sema::template::TemplateParam| p.name.is_some() && p.name == named;
        if let Some(at) = header.params[..before.len()].iter().position(is_named)
            && let TemplateArg::Type(ty) = before[at]
            && self.is_plain_scalar(ty)
        {
            return None;
        }
        let (params, outer) = (header.params.clone(), header.outer);
        let param = &params[before.len()];
        let scope = self.bind_params(&params[..before.len()], before, outer);
        let ty = self.trap(|s| s.param_value_type(param, scope)).ok().flatten()?;
        let decides = match self.tree.types.get(ty) {
            TypeKind::LValueRef(_) | TypeKind::Record(_) => true,
            TypeKind::Pointer(_) | TypeKind::MemberPointer { .. } => {
                self.tree.templates[template].kind != TemplateKind::Function
            }
            _ => false,
        };
        decides.then_some(ty)
    }

    pub(crate) fn is_template_argument(&self, t: TemplateId) -> bool {
        matches!(
            self.tree.templates[t].kind,
            TemplateKind::Class | TemplateKind::Alias | TemplateKind::TemplateParam
        )
    }
}
