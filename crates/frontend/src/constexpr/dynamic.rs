//! What depends on the class of the complete object: virtual calls, `dynamic_cast`, `delete` through a base.
//!
//! A place knows the way from the complete object to the part it denotes; the base steps at its end lead from the most
//! derived class to the class that is named.

use oxicc_source::Span;

use super::memory::{Place, null};
use super::{Eval, Machine, Reason};
use crate::tree::value::{PathStep, Pointer, PointerBase};
use crate::tree::{Access, ConstValue, DeclName, FnFlags, FunctionId, QualType, RecordId, TypeId, TypeKind};

impl Machine<'_> {
    /// Where the base steps at the end of a place begin that lead from the class the object has now. While a constructor
    /// or destructor of a base runs, that is this base ([class.cdtor]/4).
    fn base_steps(&self, place: &Place) -> usize {
        let steps = place.path.iter().rev().take_while(|s| matches!(s, PathStep::Base(..))).count();
        let start = place.path.len() - steps;
        for frame in self.frames.iter().rev() {
            let Some(function) = frame.function else { continue };
            let name = self.tree().functions[function].name;
            if let (DeclName::Ctor | DeclName::Dtor, Some(this)) = (name, &frame.this)
                && this.base == place.base
                && this.path.len() >= start
                && place.path.starts_with(&this.path)
            {
                return this.path.len();
            }
        }
        start
    }

    fn prefix(place: &Place, len: usize) -> Place {
        Place { base: place.base, path: place.path.iter().copied().take(len).collect() }
    }

    /// The function a virtual call reaches and the object it runs on: the first class that overrides it on the way from
    /// the most derived class to the one that is named.
    pub(super) fn final_overrider(
        &mut self,
        function: FunctionId,
        this: Option<Place>,
        span: Span,
    ) -> Eval<(FunctionId, Place)> {
        let Some(place) = this else { return self.fail(span, Reason::NullDeref) };
        let place = self.existing(place, span)?;
        for len in self.base_steps(&place)..place.path.len() {
            let PathStep::Base(class, _) = place.path[len] else { continue };
            if let Some(found) = self.overrider_in(class, function) {
                return Ok((found, Self::prefix(&place, len)));
            }
        }
        Ok((function, place))
    }

    /// The member of a class that overrides a virtual function.
    fn overrider_in(&self, class: RecordId, function: FunctionId) -> Option<FunctionId> {
        let tree = self.tree();
        let wanted = &tree.functions[function];
        if wanted.name == DeclName::Dtor {
            return tree.records[class].dtor.expand();
        }
        let shape = |ty: QualType| tree.types.as_function(ty).map(|t| (&t.params, t.quals, t.ref_qual));
        tree.records[class].methods.iter().copied().find(|f| {
            let f = &tree.functions[*f];
            f.name == wanted.name && f.flags.contains(FnFlags::VIRTUAL) && shape(f.ty) == shape(wanted.ty)
        })
    }

    /// The result of an overrider as what the function that was named returns: a covariant result becomes one of the
    /// base.
    pub(super) fn covariant_result(
        &self,
        named: FunctionId,
        found: FunctionId,
        value: ConstValue,
    ) -> Option<ConstValue> {
        let returned = |f: FunctionId| {
            let types = &self.tree().types;
            let ret = types.as_function(self.tree().functions[f].ty)?.ret;
            match *types.get(ret) {
                TypeKind::Pointer(t) | TypeKind::LValueRef(t) | TypeKind::RValueRef(t) => types.as_record(t),
                _ => None,
            }
        };
        let (Some(base), Some(derived)) = (returned(named), returned(found)) else { return Some(value) };
        match value {
            ConstValue::Pointer(p) if base != derived && p.base != PointerBase::Null => {
                let [steps] = &self.base_paths(derived, base)[..] else { return None };
                let path = p.path.iter().chain(steps).copied().collect();
                Some(ConstValue::Pointer(Pointer { path, ..p }))
            }
            value => Some(value),
        }
    }

    /// The ways from a class to the parts of another class that it has, over public bases only where `derived` is not
    /// that class itself.
    fn base_paths(&self, derived: RecordId, base: RecordId) -> Vec<Vec<PathStep>> {
        if derived == base {
            return vec![Vec::new()];
        }
        let mut out = Vec::new();
        for (i, b) in self.tree().records[derived].bases.iter().enumerate() {
            if b.access != Access::Public {
                continue;
            }
            for mut rest in self.base_paths(b.record, base) {
                rest.insert(0, PathStep::Base(derived, i as u32));
                out.push(rest);
            }
        }
        out
    }

    /// The part of the complete object around `place` that a `dynamic_cast` to `target` leads to.
    pub(super) fn dynamic_part(&self, place: &Place, target: QualType) -> Option<Place> {
        let start = self.base_steps(place);
        let root = Self::prefix(place, start);
        if self.tree().types.is_void(target) {
            return Some(root);
        }
        let target = self.tree().types.as_record(target)?;
        // A class on the way down is what the object is a part of.
        for len in (start..place.path.len()).rev() {
            if matches!(place.path[len], PathStep::Base(class, _) if class == target) {
                return Some(Self::prefix(place, len));
            }
        }
        let Some(PathStep::Base(class, _)) = place.path.get(start) else { return None };
        match &self.base_paths(*class, target)[..] {
            [steps] => {
                let mut found = root;
                found.path.extend(steps.iter().copied());
                Some(found)
            }
            _ => None,
        }
    }

    /// The class of the whole object around `place`, whose static type is `ty`. Unknown where the object is known by its
    /// address only.
    pub(super) fn dynamic_type(&mut self, place: &Place, ty: QualType) -> Option<TypeId> {
        let start = self.base_steps(place);
        let whole = match place.path.get(start) {
            Some(PathStep::Base(class, _)) => self.tree().types.find(&TypeKind::Record(*class))?,
            _ => ty.ty(),
        };
        match place.base {
            PointerBase::Temp(_) | PointerBase::Var(_) => Some(whole),
            _ => None,
        }
    }

    /// `dynamic_cast` to a pointer type.
    pub(super) fn dynamic_pointer(
        &mut self,
        value: ConstValue,
        to: QualType,
        span: Span,
    ) -> Eval<ConstValue> {
        if value == null() {
            return Ok(value);
        }
        let place = self.pointee(&value, span)?;
        let target = self.tree().types.pointee(to).unwrap_or(to);
        Ok(match self.dynamic_part(&place, target) {
            Some(part) => self.pointer_value(part),
            None => null(),
        })
    }
}
