//! What constructors and destructors do for bases and members.

use oxicc_frontend::layout;
use oxicc_frontend::mangle::Variant;
use oxicc_frontend::tree::body::CtorTarget;
use oxicc_frontend::tree::expr::ExprId;
use oxicc_frontend::tree::{
    BodyState, ExprKind, FieldRef, Function, FunctionId, QualType, RecordFlags, RecordId, RecordKind,
};
use oxicc_ir::Value;
use oxicc_source::Span;

use crate::Res;
use crate::emit::align;
use crate::function::FnGen;
use crate::place::Place;

impl<'t> FnGen<'_, 't> {
    /// Bases, vtable pointers and members, before the body of a constructor.
    pub(crate) fn constructor_prolog(&mut self, function: &'t Function, variant: Variant) -> Res<()> {
        let (Some(record), Some(this)) = (function.record(), self.this) else { return Ok(()) };
        let tree = self.m.tree;
        let r = &tree.records[record];
        let Some(ty) = self.m.record_qual_type(record) else { return Ok(()) };
        let object = Place::new(this, align(r.layout.as_ref().map_or(1, |l| l.nv_align.max(1))));
        let delegates =
            matches!(self.body.ctor_inits.first(), Some(i) if matches!(i.target, CtorTarget::Delegate));
        if self.m.has_virtual_bases(record) && !delegates {
            // What is initialised first may look for virtual bases.
            self.set_vtable_pointers(record, this)?;
        }
        let mut vptrs_set = false;
        let header = self.span;
        for init in &self.body.ctor_inits {
            if matches!(init.target, CtorTarget::Field(_)) && !vptrs_set {
                self.set_vtable_pointers(record, this)?;
                vptrs_set = true;
            }
            self.locate_initialiser(init.init, header);
            match init.target {
                CtorTarget::Delegate if variant == Variant::Base => {
                    return self.base_init(init.init, object, self.vtt);
                }
                CtorTarget::Delegate => {
                    self.full_expression(|g| g.emit_into(init.init, object))?;
                    return Ok(());
                }
                CtorTarget::VirtualBase(_) if variant == Variant::Base => {}
                CtorTarget::VirtualBase(index) => {
                    let bases = r.layout.as_ref().map(|l| &l.virtual_bases[..]).unwrap_or_default();
                    let Some(&(base, offset)) = bases.get(index as usize) else { continue };
                    let ptr = self.byte_offset(this, offset as i64);
                    let place = Place {
                        ptr,
                        align: object.align.at_offset(offset),
                        volatile: false,
                        bits: None,
                        member: None,
                        through: None,
                    };
                    let vtt = self.base_vtt(record, base, offset as i64)?;
                    self.base_init(init.init, place, vtt)?;
                }
                CtorTarget::Base(index) => {
                    let place = self.base_place(object, record, index);
                    let vtt = match r.bases.get(index as usize) {
                        Some(base) => {
                            let at = layout::base_offset(tree, record, index);
                            self.base_vtt(record, base.record, at as i64)?
                        }
                        None => None,
                    };
                    self.base_init(init.init, place, vtt)?;
                }
                CtorTarget::Field(field) => {
                    let Some(f) = tree.records[field.record].fields.get(field.index as usize) else {
                        continue;
                    };
                    let at = self.member_of(object, ty, field)?;
                    self.full_expression(|g| g.init(init.init, at, f.ty))?;
                }
            }
        }
        if !vptrs_set {
            self.set_vtable_pointers(record, this)?;
        }
        Ok(())
    }

    /// Initialisers that are written have a line of their own; those of the class belong to the start of the body.
    fn locate_initialiser(&mut self, init: ExprId, header: Span) {
        let Some(block) = self.body.block.expand() else { return };
        let (span, body) = (self.expr(init).span, self.body.stmts[block].span);
        if !span.is_none() && !body.is_none() {
            let is_written = header.lo < span.lo && span.lo < body.lo;
            self.span = if is_written { span } else { body };
        }
    }

    /// A field of the object, also one of an anonymous member: those are found through the member that holds them.
    fn member_of(&mut self, object: Place, ty: QualType, field: FieldRef) -> Res<Place> {
        let tree = self.m.tree;
        let Some(record) = tree.types.as_record(ty) else { return self.field_place(object, field) };
        if record == field.record {
            return self.field_place(object, field);
        }
        for (i, f) in tree.records[record].fields.iter().enumerate() {
            let Some(inner) = tree.types.as_record(f.ty).filter(|_| f.name.is_none()) else { continue };
            if inner == field.record || self.holds_anonymous(inner, field.record) {
                let place = self.field_place(object, FieldRef { record, index: i as u32 })?;
                return self.member_of(place, f.ty, field);
            }
        }
        self.field_place(object, field)
    }

    fn holds_anonymous(&self, outer: RecordId, wanted: RecordId) -> bool {
        let tree = self.m.tree;
        tree.records[outer].fields.iter().filter(|f| f.name.is_none()).any(|f| {
            tree.types.as_record(f.ty).is_some_and(|r| r == wanted || self.holds_anonymous(r, wanted))
        })
    }

    fn base_init(&mut self, init: ExprId, place: Place, vtt: Option<Value>) -> Res<()> {
        let expr = self.expr(init);
        self.full_expression(|g| match &expr.kind {
            ExprKind::Construct { ctor, args } => {
                g.construct_as(expr.ty, *ctor, args, place, Variant::Base, vtt)
            }
            // Not its virtual bases, which belong to the whole object.
            ExprKind::ZeroThenConstruct { ctor } if g.has_virtual_bases(expr.ty) => {
                let layout =
                    g.m.tree.types.as_record(expr.ty).and_then(|r| g.m.tree.records[r].layout.as_ref());
                let byte = g.f.const_i8(0);
                let bytes = g.i64(layout.map_or(0, |l| l.nv_size) as i64);
                g.memset(place.ptr, byte, bytes, place.align, place.volatile);
                g.construct_as(expr.ty, *ctor, &[], place, Variant::Base, vtt)
            }
            _ => g.emit_into(init, place),
        })
    }

    fn has_virtual_bases(&self, ty: QualType) -> bool {
        self.m.tree.types.as_record(ty).is_some_and(|r| self.m.has_virtual_bases(r))
    }

    /// Members and bases, after the body of a destructor.
    pub(crate) fn destroy_members(&mut self, function: &Function, variant: Variant) -> Res<()> {
        let (Some(record), Some(this)) = (function.record(), self.this) else { return Ok(()) };
        let tree = self.m.tree;
        let r = &tree.records[record];
        if r.kind == RecordKind::Union || self.terminated {
            return Ok(());
        }
        let object = Place::new(this, align(r.layout.as_ref().map_or(1, |l| l.nv_align.max(1))));
        let is_union =
            |t: QualType| tree.types.as_record(t).is_some_and(|r| tree.records[r].kind == RecordKind::Union);
        for (i, field) in r.fields.iter().enumerate().rev() {
            // The members of an anonymous union are left to the program.
            if field.name.is_none() && is_union(field.ty) {
                continue;
            }
            if let Some(dtor) = self.destructor_of(field.ty) {
                let place = self.field_place(object, FieldRef { record, index: i as u32 })?;
                self.destroy(place.ptr, field.ty, dtor)?;
            }
        }
        let dtor_of = |g: &Self, base: RecordId| {
            let b = &tree.records[base];
            let trivial = b.flags.contains(RecordFlags::TRIVIAL_DTOR);
            b.dtor.expand().filter(|d| !trivial && !g.is_trivial(*d))
        };
        for (i, base) in r.bases.iter().enumerate().rev().filter(|(_, b)| !b.is_virtual) {
            if let Some(dtor) = dtor_of(self, base.record) {
                let place = self.base_place(object, record, i as u32);
                let at = layout::base_offset(tree, record, i as u32);
                let vtt = self.base_vtt(record, base.record, at as i64)?;
                self.call_destructor(place.ptr, dtor, Variant::Base, vtt)?;
            }
        }
        if variant == Variant::Complete {
            let bases = r.layout.as_ref().map(|l| l.virtual_bases.clone()).unwrap_or_default();
            for (base, offset) in bases.into_iter().rev() {
                if let Some(dtor) = dtor_of(self, base) {
                    let p = self.byte_offset(this, offset as i64);
                    let vtt = self.base_vtt(record, base, offset as i64)?;
                    self.call_destructor(p, dtor, Variant::Base, vtt)?;
                }
            }
        }
        Ok(())
    }

    pub(super) fn is_defined(&self, f: FunctionId) -> bool {
        matches!(self.m.tree.functions[f].body, BodyState::Parsed(_))
    }
}
