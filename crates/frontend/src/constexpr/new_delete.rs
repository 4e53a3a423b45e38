//! `new` and `delete`.

use std::sync::Arc;

use oxicc_source::Span;

use super::memory::{Place, null};
use super::{Eval, Machine, Reason};
use crate::tree::value::{Aggregate, PathStep, PointerBase};
use crate::tree::{ConstValue, ExprId, FnFlags};

impl Machine<'_> {
    pub(super) fn new_expr(&mut self, new: &crate::tree::expr::NewExpr, span: Span) -> Eval<ConstValue> {
        if let [address] = new.placement[..] {
            // Placement new, as std::construct_at does it.
            let pointer = self.value(address)?;
            let place = self.pointee(&pointer, span)?;
            if let Some(init) = new.init {
                self.init_into(init, place.clone())?;
            }
            return Ok(self.pointer_value(place));
        }
        if !new.placement.is_empty() {
            return self.fail(span, Reason::Unsupported("placement new"));
        }
        let one = self.uninit(new.object);
        let Some(count) = new.count else {
            let object = self.allocate(one);
            self.heap.push(object);
            if let Some(init) = new.init {
                self.init_into(init, Place::object(object))?;
            }
            return Ok(self.pointer_value(Place::object(object)));
        };
        let count = self.int(count)?;
        let Some(count) = u64::try_from(count).ok().filter(|n| *n < 1 << 24) else {
            return self.fail(span, Reason::TooComplex);
        };
        // Memory is bounded as time is; an element costs less of it.
        self.spend(count / 8, span)?;
        let array = |count: u64| {
            let elems = vec![one.clone(); count as usize];
            ConstValue::Aggregate(Arc::new(Aggregate::Array { elems, filler: None }))
        };
        let object = self.allocate(array(count));
        self.heap.push(object);
        if let (Some(rest), Some(init)) = (new.rest, new.init) {
            // A list for the first elements of an array whose length is known only now.
            let listed = self.array_len(self.body().exprs[init].ty).unwrap_or(0);
            if listed > count {
                return self.fail(span, Reason::OutOfBounds { index: listed as i64, len: count });
            }
            let first = self.allocate(array(listed));
            self.init_into(init, Place::object(first))?;
            for i in 0..listed {
                let value = self.load(&Place::object(first).step(PathStep::Element(i)), span)?;
                self.store(&Place::object(object).step(PathStep::Element(i)), value, span)?;
            }
            for i in listed..count {
                self.spend(1, span)?;
                self.init_into(rest, Place::object(object).step(PathStep::Element(i)))?;
            }
            return Ok(self.pointer_value(Place::object(object).step(PathStep::Element(0))));
        }
        let is_array = |s: &Self, ty| s.tree().types.is_array(ty);
        let is_list =
            |s: &Self, init: ExprId| is_array(s, s.body().exprs[init].ty) && !is_array(s, new.object);
        if let Some(init) = new.init.filter(|i| is_list(self, *i)) {
            self.init_into(init, Place::object(object))?;
        } else if let Some(init) = new.init {
            for i in 0..count {
                self.spend(1, span)?;
                self.frame_mut().array_index.push(i);
                let result = self.init_into(init, Place::object(object).step(PathStep::Element(i)));
                self.frame_mut().array_index.pop();
                result?;
            }
        }
        Ok(self.pointer_value(Place::object(object).step(PathStep::Element(0))))
    }

    pub(super) fn delete_expr(
        &mut self,
        delete: &crate::tree::expr::DeleteExpr,
        span: Span,
    ) -> Eval<ConstValue> {
        let pointer = self.value(delete.operand)?;
        if pointer == null() {
            return Ok(ConstValue::Uninit);
        }
        let place = self.pointee(&pointer, span)?;
        let PointerBase::Temp(object) = place.base else { return self.fail(span, Reason::RuntimeStorage) };
        if !self.heap.contains(&object) {
            return self.fail(span, Reason::ExpiredStorage);
        }
        // `new[]` goes with `delete[]` ([expr.delete]/2).
        if delete.array != matches!(place.path.first(), Some(PathStep::Element(_))) {
            return self.fail(span, Reason::InvalidCast);
        }
        if let Some(dtor) = delete.dtor.expand() {
            let trivial = self.tree().functions[dtor].flags.contains(FnFlags::TRIVIAL);
            if !trivial && delete.array {
                let len = match self.objects.get(object as usize).map(|o| &o.value) {
                    Some(ConstValue::Aggregate(a)) => match &**a {
                        Aggregate::Array { elems, .. } => elems.len() as u64,
                        _ => 0,
                    },
                    _ => 0,
                };
                for i in (0..len).rev() {
                    self.destroy(dtor, Place::object(object).step(PathStep::Element(i)), span)?;
                }
            } else if !trivial {
                // Through a pointer to a base it is the destructor of the whole object.
                let (dtor, place) = match self.tree().functions[dtor].flags.contains(FnFlags::VIRTUAL) {
                    true => self.final_overrider(dtor, Some(place), span)?,
                    false => (dtor, place),
                };
                self.destroy(dtor, place, span)?;
            }
        }
        // The destructor may have freed others.
        self.release(object);
        Ok(ConstValue::Uninit)
    }
}
