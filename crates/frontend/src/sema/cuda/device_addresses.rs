//! Constants of the host that hold addresses of the device's functions and variables. In device code their values stand for them:
//! pointers when they are read, references where they are named.

use oxicc_source::Span;

use crate::sema::Sema;
use crate::tree::expr::{Category, ExprKind};
use crate::tree::types::TypeKind;
use crate::tree::value::{Pointer, PointerBase};
use crate::tree::{ConstValue, ExprId, InitState, MemorySpace, VarId};

impl Sema<'_> {
    /// Whether device code may use an address that a constant of the host holds. That of managed memory is not known before the
    /// program starts. That of a function of the host is good for comparisons in code for both sides; a call of it traps.
    pub(crate) fn is_device_address(&self, pointer: &Pointer) -> bool {
        match pointer.base {
            PointerBase::Function(f) => self.runs_on_device(f) || self.in_host_device_code(),
            PointerBase::Var(v) => {
                let data = &self.tree.vars[v];
                data.special.is_none()
                    && matches!(data.space, MemorySpace::Device | MemorySpace::Constant | MemorySpace::Shared)
            }
            _ => false,
        }
    }

    /// What a reference of the host to something of the device denotes, named in device code.
    pub(crate) fn referred_to_on_device(&mut self, var: VarId, span: Span) -> Option<ExprId> {
        let data = &self.tree.vars[var];
        let TypeKind::LValueRef(object) = *self.tree.types.get(data.ty) else { return None };
        if data.space != MemorySpace::Host || !self.is_evaluated() || !self.may_run_on_device() {
            return None;
        }
        self.ensure_init(var);
        let value = match &self.tree.vars[var].init {
            InitState::Constant(value @ ConstValue::Pointer(p)) if self.is_device_address(p) => value.clone(),
            _ => return None,
        };
        self.use_address(&value, span);
        let ty = self.tree.types.pointer(object);
        let pointer = self.push_expr(ExprKind::Const(value), ty, Category::PRValue, span);
        Some(self.push_expr(ExprKind::Deref(pointer), object, Category::LValue, span))
    }

    /// Records what a constant that stands for a variable of the host uses.
    pub(crate) fn use_address(&mut self, value: &ConstValue, span: Span) {
        match value {
            ConstValue::Pointer(Pointer { base: PointerBase::Function(f), .. }) => {
                self.note_function_use(*f, span)
            }
            ConstValue::Pointer(Pointer { base: PointerBase::Var(v), .. }) => self.use_var(*v, span),
            _ => {}
        }
    }
}
