//! Calls, constructors, destructors.

use oxicc_source::Span;
use rustc_hash::FxHashMap;

use super::memory::Place;
use super::{Eval, Frame, Machine, Reason, with_stack};
use crate::tree::body::{CtorTarget, LocalKind};
use crate::tree::expr::{Callee, Category};
use crate::tree::value::{MemberPointer, PathStep, PointerBase};
use crate::tree::{
    ConstValue, DeclName, ExprId, ExprKind, FnFlags, FunctionId, QualType, RecordFlags, RecordId, RecordKind,
    TypeKind,
};

impl Machine<'_> {
    /// Evaluates a call. A class result is built at `dest`; a reference result is a pointer value.
    pub(super) fn call(&mut self, e: ExprId, dest: Option<Place>) -> Eval<Option<ConstValue>> {
        let body = self.body();
        let expr = &body.exprs[e];
        let span = expr.span;
        let ExprKind::Call { callee, object, args, right_first } = &expr.kind else {
            return self.fail(span, Reason::Invalid);
        };
        self.spend(3, span)?;
        if let Callee::Builtin(builtin) = callee {
            return self.builtin(builtin, args, expr.ty, span).map(Some);
        }
        let early = match callee {
            Callee::Direct(f) | Callee::Virtual(f) if *right_first => Some(self.arguments(*f, args, true)?),
            _ => None,
        };
        // `object` is a glvalue, or a pointer when it was written with `->` and not dereferenced.
        let mut this = match object.expand() {
            None => None,
            Some(object) if body.exprs[object].category == Category::PRValue => {
                let value = self.value(object)?;
                match value {
                    ConstValue::Pointer(_) => Some(self.dereference(&value, span)?),
                    value => {
                        let slot = self.allocate(value);
                        Some(Place::object(slot))
                    }
                }
            }
            Some(object) => Some(self.place(object)?),
        };
        let mut named = None;
        let function = match callee {
            Callee::Direct(f) => *f,
            Callee::Virtual(f) => {
                named = Some(*f);
                let (overrider, adjusted) = self.final_overrider(*f, this, span)?;
                this = Some(adjusted);
                overrider
            }
            Callee::Indirect(pointer) => match self.value(*pointer)? {
                ConstValue::Pointer(p) => match p.base {
                    PointerBase::Function(f) => f,
                    PointerBase::Null => return self.fail(span, Reason::NullDeref),
                    _ => return self.fail(span, Reason::InvalidCast),
                },
                _ => return self.fail(span, Reason::InvalidCast),
            },
            Callee::MemberPointer(member) => match self.value(*member)? {
                ConstValue::MemberPointer(MemberPointer::Function(f, adjust)) => {
                    let ty = object.expand().map(|o| body.exprs[o].ty);
                    let class = ty.and_then(|ty| {
                        let types = &self.tree().types;
                        types.as_record(types.pointee(ty).unwrap_or(ty))
                    });
                    if let (Some(class), Some(home), Some(place)) =
                        (class, self.tree().functions[f].record(), this.take())
                    {
                        match self.base_at(place, class, home, adjust) {
                            Some(place) => this = Some(place),
                            None => return self.fail(span, Reason::InvalidCast),
                        }
                    }
                    match (&this, self.tree().functions[f].flags.contains(FnFlags::VIRTUAL)) {
                        (Some(_), true) => {
                            let (overrider, adjusted) = self.final_overrider(f, this, span)?;
                            this = Some(adjusted);
                            overrider
                        }
                        _ => f,
                    }
                }
                _ => return self.fail(span, Reason::InvalidCast),
            },
            Callee::Builtin(_) => return self.fail(span, Reason::Invalid),
        };
        let flags = self.tree().functions[function].flags;
        // A trivial copy or move assignment copies the object.
        if flags.contains(FnFlags::TRIVIAL)
            && let (DeclName::Operator(_), Some(this), [source]) =
                (self.tree().functions[function].name, &this, &args[..])
        {
            let source = match early.as_deref() {
                Some([pointer]) => self.pointee(pointer, span)?,
                _ => self.place(*source)?,
            };
            let value = self.load(&source, span)?;
            self.modify(this, value, span)?;
            let result = self.pointer_value(this.clone());
            return Ok(Some(result));
        }
        if flags.contains(FnFlags::TRIVIAL) && self.tree().functions[function].name == DeclName::Dtor {
            return Ok(None);
        }
        let values = match early {
            Some(values) => values,
            None => self.arguments(function, args, false)?,
        };
        let result = self.invoke(function, this, values, dest, span)?;
        match (named, result) {
            (Some(named), Some(value)) if named != function => {
                match self.covariant_result(named, function, value) {
                    Some(value) => Ok(Some(value)),
                    None => self.fail(span, Reason::InvalidCast),
                }
            }
            (_, result) => Ok(result),
        }
    }

    /// Evaluates arguments: pointers for references, values for the rest.
    fn arguments(
        &mut self,
        function: FunctionId,
        args: &[ExprId],
        last_first: bool,
    ) -> Eval<Vec<ConstValue>> {
        let body = self.body();
        let mut values = Vec::with_capacity(args.len());
        let count = args.len();
        for i in (0..count).map(|i| if last_first { count - 1 - i } else { i }) {
            let arg = &args[i];
            let params = &self.tree().functions[function].params;
            let is_reference = params.get(i).is_some_and(|p| self.tree().types.is_reference(p.ty));
            if is_reference || body.exprs[*arg].category != Category::PRValue {
                let place = self.place(*arg)?;
                values.push(self.pointer_value(place));
            } else {
                values.push(self.value(*arg)?);
            }
        }
        if last_first {
            values.reverse();
        }
        Ok(values)
    }

    /// Runs a function with evaluated arguments.
    fn invoke(
        &mut self,
        function: FunctionId,
        this: Option<Place>,
        values: Vec<ConstValue>,
        dest: Option<Place>,
        span: Span,
    ) -> Eval<Option<ConstValue>> {
        let callee = &self.tree().functions[function];
        let allowed = FnFlags::CONSTEXPR | FnFlags::CONSTEVAL | FnFlags::DEFAULTED | FnFlags::LAMBDA_CALL;
        if !callee.flags.intersects(allowed) {
            if let Some(result) = self.allocator_call(function, &values, span) {
                return result;
            }
            return self.fail(span, Reason::NotConstexpr(function));
        }
        if self.frames.len() as u32 > self.limits.depth {
            return self.fail(span, Reason::TooDeep);
        }
        let Some(body) = self.host.body(function) else {
            return self.fail(span, Reason::Undefined(function));
        };
        let mut locals = FxHashMap::default();
        for (i, value) in values.into_iter().enumerate() {
            if let Some(local) = body.params.get(i) {
                let object = self.allocate(value);
                locals.insert(*local, object);
            }
        }
        // The result is built in the caller's object; scalars and references are handed back.
        self.frames.push(Frame {
            body: body.clone(),
            function: Some(function),
            call_span: span,
            locals,
            this,
            opaque: Vec::new(),
            array_index: Vec::new(),
            result: dest,
            returned: None,
            temps: Vec::new(),
            extended: Vec::new(),
        });
        let outcome = with_stack(|| self.run_body(function, span)).and_then(|()| self.end_params(span));
        let frame = self.frames.pop();
        outcome?;
        Ok(frame.and_then(|f| f.returned))
    }

    fn run_body(&mut self, function: FunctionId, span: Span) -> Eval<()> {
        let body = self.body();
        for init in &body.ctor_inits {
            self.ctor_init(init.target, init.init)?;
        }
        if let Some(block) = body.block.expand() {
            self.run(block)?;
        }
        let ret = self.tree().types.as_function(self.tree().functions[function].ty).map(|f| f.ret);
        let needs_value = ret.is_some_and(|ty| !self.tree().types.is_void(ty))
            && !matches!(self.tree().functions[function].name, DeclName::Ctor | DeclName::Dtor);
        let frame = self.frame();
        if needs_value && frame.returned.is_none() && frame.result.is_none() {
            return self.fail(span, Reason::MissingReturn);
        }
        if self.tree().functions[function].name == DeclName::Dtor {
            self.destroy_members(function, span)?;
        }
        Ok(())
    }

    fn ctor_init(&mut self, target: CtorTarget, init: ExprId) -> Eval<()> {
        let span = self.body().exprs[init].span;
        let (Some(this), Some(record)) = (self.frame().this.clone(), self.current_record()) else {
            return self.fail(span, Reason::Invalid);
        };
        match target {
            CtorTarget::Base(i) => self.init_into(init, this.step(PathStep::Base(record, i))),
            CtorTarget::VirtualBase(_) => self.fail(span, Reason::Unsupported("a virtual base")),
            CtorTarget::Delegate => self.init_into(init, this),
            CtorTarget::Field(field) => {
                let place = this.field(field.record, field.index);
                let ty = self.tree().records[field.record].fields[field.index as usize].ty;
                if self.tree().types.is_reference(ty) {
                    let referent = self.place(init)?;
                    let pointer = self.pointer_value(referent);
                    return self.store(&place, pointer, span);
                }
                self.init_into(init, place)
            }
        }
    }

    fn current_record(&self) -> Option<RecordId> {
        self.frame().function.and_then(|f| self.tree().functions[f].record())
    }

    /// Runs a constructor on the object at `dest`.
    pub(super) fn construct(
        &mut self,
        ctor: FunctionId,
        args: &[ExprId],
        dest: Place,
        ty: QualType,
        span: Span,
    ) -> Eval<()> {
        // An array of objects: the constructor runs on each element.
        if let Some(len) = self.array_len(ty) {
            let TypeKind::Array { elem, .. } = *self.tree().types.get(ty) else { return Ok(()) };
            let start = self.uninit(ty);
            self.store(&dest, start, span)?;
            for i in 0..len {
                self.spend(1, span)?;
                self.construct(ctor, args, dest.step(PathStep::Element(i)), elem, span)?;
            }
            return Ok(());
        }
        if self.tree().functions[ctor].flags.contains(FnFlags::TRIVIAL) {
            return match args {
                [source, ..] => {
                    let body = self.body();
                    let value = if body.exprs[*source].category == Category::PRValue {
                        self.value(*source)?
                    } else {
                        let source = self.place(*source)?;
                        let source = self.existing(source, span)?;
                        let record = self.tree().types.as_record(ty);
                        // Nothing of an object without members is read.
                        match record.map(|r| self.tree().records[r].flags) {
                            Some(flags) if flags.contains(RecordFlags::EMPTY) => self.zero(ty),
                            _ => self.load(&source, span)?,
                        }
                    };
                    self.store(&dest, value, span)
                }
                [] => Ok(()),
            };
        }
        let values = self.arguments(ctor, args, false)?;
        self.spend(3, span)?;
        // Value-initialisation has zeroed the object already; otherwise it starts without a value.
        if matches!(self.load(&dest, span), Ok(ConstValue::Uninit)) {
            let start = self.uninit(ty);
            self.store(&dest, start, span)?;
        }
        self.invoke(ctor, Some(dest), values, None, span)?;
        Ok(())
    }

    /// Runs a destructor.
    pub(super) fn destroy(&mut self, dtor: FunctionId, place: Place, span: Span) -> Eval<()> {
        if self.tree().functions[dtor].flags.contains(FnFlags::TRIVIAL) {
            return Ok(());
        }
        self.invoke(dtor, Some(place), Vec::new(), None, span)?;
        Ok(())
    }

    /// Destroys the parameters of the function that returns; they may be made anew up to the end of the full-expression that
    /// calls it ([expr.call]/6).
    fn end_params(&mut self, span: Span) -> Eval<()> {
        let body = self.body();
        for local in body.params.iter().rev() {
            let Some(object) = self.frame().locals.get(local).copied() else { continue };
            if let Some(dtor) = self.dtor_of(body.locals[*local].ty) {
                self.destroy(dtor, Place::object(object), span)?;
            }
            if let [.., caller, _] = &mut self.frames[..] {
                caller.temps.push((object, None));
            }
        }
        Ok(())
    }

    /// The destructor of a class that is not trivial.
    fn dtor_of(&self, ty: QualType) -> Option<FunctionId> {
        let record = &self.tree().records[self.tree().types.as_record(ty)?];
        if record.flags.contains(RecordFlags::TRIVIAL_DTOR) { None } else { record.dtor.expand() }
    }

    /// Ends a full-expression: destroys its temporaries, last first. `from` is how many there were before it.
    pub(super) fn end_temps(&mut self, from: usize, span: Span) -> Eval<()> {
        while self.frame().temps.len() > from
            && let Some((object, dtor)) = self.frame_mut().temps.pop()
        {
            match dtor {
                Some(dtor) => self.destroy_object(object, dtor, span)?,
                None => self.expire(object),
            }
        }
        Ok(())
    }

    /// Destroys a temporary, which may be an array.
    pub(super) fn destroy_object(&mut self, object: u32, dtor: FunctionId, span: Span) -> Eval<()> {
        let len = match self.objects.get(object as usize).map(|o| &o.value) {
            Some(ConstValue::Aggregate(a)) => match &**a {
                crate::tree::value::Aggregate::Array { elems, .. } => Some(elems.len() as u64),
                _ => None,
            },
            _ => None,
        };
        self.run_destructors(object, len, dtor, span)?;
        self.expire(object);
        Ok(())
    }

    /// Ends the lifetime of an object.
    fn expire(&mut self, object: u32) {
        if let Some(slot) = self.objects.get_mut(object as usize) {
            slot.alive = false;
        }
    }

    /// Runs the destructor of an object, or those of the elements of an array of `len`, the last one first.
    pub(super) fn run_destructors(
        &mut self,
        object: u32,
        len: Option<u64>,
        dtor: FunctionId,
        span: Span,
    ) -> Eval<()> {
        let place = Place::object(object);
        let Some(len) = len else { return self.destroy(dtor, place, span) };
        for i in (0..len).rev() {
            self.destroy(dtor, place.step(PathStep::Element(i)), span)?;
        }
        Ok(())
    }

    /// After a destructor's body: members, then bases, in reverse order.
    fn destroy_members(&mut self, dtor: FunctionId, span: Span) -> Eval<()> {
        let (Some(record), Some(this)) = (self.tree().functions[dtor].record(), self.frame().this.clone())
        else {
            return Ok(());
        };
        if self.tree().records[record].kind == RecordKind::Union {
            return Ok(());
        }
        let needs = |m: &Self, ty: QualType| {
            let r = m.tree().types.as_record(m.tree().types.array_base(ty))?;
            let member = &m.tree().records[r];
            // That of an anonymous union is deleted, and does nothing.
            let dtor =
                member.dtor.expand().filter(|d| !m.tree().functions[*d].flags.contains(FnFlags::DELETED));
            if member.flags.contains(RecordFlags::TRIVIAL_DTOR) { None } else { dtor }
        };
        for i in (0..self.tree().records[record].fields.len()).rev() {
            let ty = self.tree().records[record].fields[i].ty;
            let Some(member_dtor) = needs(self, ty) else { continue };
            let place = this.field(record, i as u32);
            match self.array_len(ty) {
                None => self.destroy(member_dtor, place, span)?,
                Some(len) => {
                    for k in (0..len).rev() {
                        self.destroy(member_dtor, place.step(PathStep::Element(k)), span)?;
                    }
                }
            }
        }
        for i in (0..self.tree().records[record].bases.len()).rev() {
            let base = self.tree().records[record].bases[i].record;
            let flags = self.tree().records[base].flags;
            if let (false, Some(dtor)) =
                (flags.contains(RecordFlags::TRIVIAL_DTOR), self.tree().records[base].dtor.expand())
            {
                self.destroy(dtor, this.step(PathStep::Base(record, i as u32)), span)?;
            }
        }
        Ok(())
    }

    /// Declares a local that is not a parameter.
    pub(super) fn declare(&mut self, local: crate::tree::LocalId, object: u32) {
        debug_assert!(!matches!(self.frame().body.locals[local].kind, LocalKind::Param(_)));
        self.frame_mut().locals.insert(local, object);
    }
}
