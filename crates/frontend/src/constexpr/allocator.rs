//! Storage that `std::allocator<T>::allocate` gets during constant evaluation ([allocator.members]/5): there, and only
//! there, `operator new` may be called, and what it gives is an array of `T` without values.

use std::sync::Arc;

use oxicc_source::Span;

use super::memory::{Place, null};
use super::{Eval, Machine, Reason};
use crate::layout;
use crate::tree::value::{Aggregate, PathStep, PointerBase};
use crate::tree::{ConstValue, DeclContext, DeclName, FunctionId, OperatorName, QualType, TemplateArg};

impl Machine<'_> {
    /// The call of an allocation or deallocation function by the allocator; `None` for any other call.
    pub(super) fn allocator_call(
        &mut self,
        function: FunctionId,
        values: &[ConstValue],
        span: Span,
    ) -> Option<Eval<Option<ConstValue>>> {
        let DeclName::Operator(op) = self.tree().functions[function].name else { return None };
        match op {
            OperatorName::New => {
                let object = self.allocator_object("allocate")?;
                Some(self.allocate_array(object, values, span).map(Some))
            }
            OperatorName::Delete => {
                self.allocator_object("deallocate")?;
                Some(self.deallocate(values, span).map(|()| None))
            }
            _ => None,
        }
    }

    /// The type that the running function of `std::allocator` is for, if it is this one.
    fn allocator_object(&self, name: &str) -> Option<QualType> {
        let tree = self.tree();
        let text = |symbol| self.host.interner().get(symbol);
        let function = &tree.functions[self.frame().function?];
        let record = &tree.records[function.record()?];
        let DeclContext::Namespace(mut namespace) = record.context else { return None };
        while tree.namespaces[namespace].is_inline {
            namespace = tree.namespaces[namespace].parent.expand()?;
        }
        let outer = tree.namespaces[namespace].parent.expand()?;
        let is_std = tree.namespaces[outer].parent.is_none()
            && tree.namespaces[namespace].name.is_some_and(|n| text(n) == "std");
        let named = matches!(function.name, DeclName::Ident(n) if text(n) == name)
            && record.name.is_some_and(|n| text(n) == "allocator");
        match &record.instance_of.as_ref()?.1[..] {
            [TemplateArg::Type(object)] if is_std && named => Some(*object),
            _ => None,
        }
    }

    fn allocate_array(&mut self, object: QualType, values: &[ConstValue], span: Span) -> Eval<ConstValue> {
        let size = layout::size_of(self.tree(), object).max(1);
        let bytes = values.first().and_then(ConstValue::as_int).and_then(|n| u64::try_from(n).ok());
        let Some(count) = bytes.map(|n| n / size).filter(|n| *n < 1 << 24) else {
            return self.fail(span, Reason::TooComplex);
        };
        self.spend(count / 8, span)?;
        let elems = vec![self.uninit(object); count as usize];
        let array = ConstValue::Aggregate(Arc::new(Aggregate::Array { elems, filler: None }));
        let object = self.allocate(array);
        self.heap.push(object);
        Ok(self.pointer_value(Place::object(object).step(PathStep::Element(0))))
    }

    fn deallocate(&mut self, values: &[ConstValue], span: Span) -> Eval<()> {
        let Some(pointer) = values.first().filter(|p| **p != null()) else { return Ok(()) };
        let PointerBase::Temp(object) = self.pointee(pointer, span)?.base else {
            return self.fail(span, Reason::RuntimeStorage);
        };
        if !self.heap.contains(&object) {
            return self.fail(span, Reason::ExpiredStorage);
        }
        self.release(object);
        Ok(())
    }

    /// Ends the life of an object that `new` or an allocator made.
    pub(super) fn release(&mut self, object: u32) {
        self.heap.retain(|o| *o != object);
        if let Some(slot) = self.objects.get_mut(object as usize) {
            slot.alive = false;
        }
    }
}
