//! What the reference compiler finds only while it generates code for the device: variables without a size, and
//! initialisers of device memory that hold addresses of the host's.

use oxicc_source::Span;

use crate::diag;
use crate::layout::size_of;
use crate::sema::Sema;
use crate::tree::types::{ArrayLen, QualType, TypeKind};
use crate::tree::value::{Aggregate, ConstValue, PointerBase};
use crate::tree::{BodyState, FnFlags, InitState, LocalKind, MemorySpace, VarFlags, VarId};

impl Sema<'_> {
    /// Checks the device's variables and the bodies that were read for it.
    pub(crate) fn check_late_rules(&mut self) {
        if self.diags.has_errors() {
            return;
        }
        let mut sizeless: Vec<(String, Span)> = Vec::new();
        let mut undefined: Vec<(String, Span)> = Vec::new();
        for v in self.tree.vars.keys() {
            self.check_late_variable(v, &mut sizeless, &mut undefined);
        }
        for (_, f) in &self.tree.functions {
            let BodyState::Parsed(body) = &f.body else { continue };
            if !f.spaces.on_device() || f.flags.contains(FnFlags::IMPLICIT) {
                continue;
            }
            for local in body.locals.values() {
                if local.kind == LocalKind::Var && self.has_no_size(local.ty) {
                    let name = local.name.map_or(String::new(), |n| self.text(n).to_string());
                    sizeless.push((name, local.span));
                }
            }
        }
        for (name, span) in sizeless {
            let text = diag::zero_sized_variable_is_not_allowed(&name);
            self.report(text, span);
        }
        for (name, span) in undefined {
            self.report(diag::identifier_is_undefined_in_device_code(&name), span);
        }
    }

    fn check_late_variable(
        &self,
        v: VarId,
        sizeless: &mut Vec<(String, Span)>,
        undefined: &mut Vec<(String, Span)>,
    ) {
        let data = &self.tree.vars[v];
        if data.space == MemorySpace::Host || data.special.is_some() {
            return;
        }
        if !data.flags.contains(VarFlags::EXTERN) && self.has_no_size(data.ty) {
            sizeless.push((self.show_var(v), data.span));
        }
        if let InitState::Constant(value) = &data.init {
            self.find_host_addresses(value, data.span, undefined);
        }
    }

    /// Types whose objects have no bytes: arrays of nothing, and classes of nothing but such.
    fn has_no_size(&self, ty: QualType) -> bool {
        match *self.tree.types.get(ty) {
            TypeKind::Array { len: ArrayLen::Known(0), .. } => true,
            TypeKind::Array { len: ArrayLen::Known(_), elem } => self.has_no_size(elem),
            TypeKind::Record(r) => {
                self.tree.records[r].is_complete()
                    && self.tree.records[r].fields.iter().any(|f| self.has_no_size(f.ty))
                    && size_of(&self.tree, ty) == 0
            }
            _ => false,
        }
    }

    fn find_host_addresses(&self, value: &ConstValue, span: Span, out: &mut Vec<(String, Span)>) {
        match value {
            ConstValue::Pointer(p) => match p.base {
                PointerBase::Var(v) => {
                    let data = &self.tree.vars[v];
                    if data.space == MemorySpace::Host && data.special.is_none() {
                        out.push((self.show_var(v), span));
                    }
                }
                PointerBase::Function(f) if !self.runs_on_device(f) => {
                    out.push((self.show_function(f), span));
                }
                _ => {}
            },
            ConstValue::Aggregate(parts) => {
                let mut part = |value: &ConstValue| self.find_host_addresses(value, span, out);
                match &**parts {
                    Aggregate::Array { elems, filler } => elems.iter().chain(filler).for_each(&mut part),
                    Aggregate::Struct { bases, fields } => bases.iter().chain(fields).for_each(&mut part),
                    Aggregate::Union { active } => {
                        if let Some((_, value)) = active {
                            part(value);
                        }
                    }
                }
            }
            _ => {}
        }
    }
}
