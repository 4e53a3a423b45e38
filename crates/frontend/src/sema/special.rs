//! Completion of classes: implicit special members, virtual functions, class properties, layout.

use oxicc_source::Span;

use crate::diag;
use crate::tree::types::{FnType, QualType, Quals, RefQual, TypeKind};
use crate::tree::{
    Access, Base, BodyState, DeclContext, DeclName, DefaultArg, FnFlags, Function, FunctionId, Linkage,
    OperatorName, Param, Record, RecordFlags, RecordId, RecordKind, Spaces,
};

use super::attribute::Attrs;
use super::convert::{BasePath, UserMode};
use super::defaulted_members::Source;
use super::overload::{ArgShape, Resolution};
use super::scope::{Decl, Entry, Key};
use super::{Scoped, Sema};

/// The special members.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    DefaultCtor,
    CopyCtor,
    MoveCtor,
    CopyAssign,
    MoveAssign,
    Dtor,
}

/// What the class itself declares.
#[derive(Default)]
pub(super) struct Declared {
    any_ctor: bool,
    pub(super) default_ctor: Option<FunctionId>,
    copy_ctor: Option<FunctionId>,
    move_ctor: Option<FunctionId>,
    copy_assign: Option<FunctionId>,
    move_assign: Option<FunctionId>,
    pub(super) dtor: Option<FunctionId>,
}

impl Sema<'_> {
    /// Ends the definition of a class: everything about it is known now.
    pub fn finish_record(&mut self, record: RecordId) {
        {
            let r = &mut self.tree.records[record];
            r.flags.remove(RecordFlags::BEING_DEFINED);
            r.flags |= RecordFlags::COMPLETE;
        }
        self.finish_virtuals(record);
        self.compute_shape(record);
        let layout = crate::layout::compute(&self.tree, record);
        self.tree.records[record].layout = Some(Box::new(layout));
        self.note_plain(record);
        if !self.defers_special_members(record) {
            self.declare_special_members(record);
        }
        self.declare_equality(record);
        self.compute_traits(record);
        crate::layout::keep_pod_padding(&mut self.tree, record);
        self.check_member_names(record);
    }

    /// A defaulted `<=>` of a class without `==` brings a defaulted `==` ([class.compare.default]).
    fn declare_equality(&mut self, record: RecordId) {
        let named = |s: &Self, f: FunctionId, op| s.tree.functions[f].name == DeclName::Operator(op);
        let methods = self.tree.records[record].methods.iter().copied();
        let friends = self.friends.get(&record).into_iter().flatten().filter_map(|d| match d {
            Decl::Function(f) => Some(*f),
            _ => None,
        });
        let declared = || methods.clone().chain(friends.clone());
        let Some(order) = declared().find(|f| {
            named(self, *f, OperatorName::Spaceship)
                && self.tree.functions[*f].flags.contains(FnFlags::DEFAULTED)
        }) else {
            return;
        };
        if declared().any(|f| named(self, f, OperatorName::Eq)) {
            return;
        }
        let f = &self.tree.functions[order];
        // As a friend it is a function of the namespace that only its arguments' classes find.
        let friend = !matches!(f.context, DeclContext::Record(_));
        let context = f.context;
        let TypeKind::Function(fn_ty) = self.tree.types.get(f.ty) else { return };
        let fn_ty = FnType { ret: QualType::BOOL, ..fn_ty.clone() };
        let (access, span, flags, spaces) = (f.access, f.span, f.flags | FnFlags::IMPLICIT, f.spaces);
        let param = |ty: &QualType| Param {
            name: None,
            ty: *ty,
            span,
            default: DefaultArg::None,
            grid_constant: false,
            align: 0,
        };
        let equality = Function {
            name: DeclName::Operator(OperatorName::Eq),
            context,
            params: fn_ty.params.iter().map(param).collect(),
            ty: self.tree.types.function(fn_ty),
            span,
            linkage: Linkage::Odr,
            access,
            flags,
            spaces,
            kernel: None,
            instance_of: None,
            asm_label: None,
            vtable_slot: None,
            body: BodyState::None,
        };
        let function = self.tree.functions.push(equality);
        if let (true, DeclContext::Namespace(ns)) = (friend, context) {
            let decl = Decl::Function(function);
            let homes = self.friend_home.entry(super::lookup::decl_number(decl)).or_default();
            homes.push(record);
            self.friends.entry(record).or_default().push(decl);
            let entry = Entry { decl, pos: 0, access, hidden: true, using: false };
            self.declare_entry(self.namespace_scope(ns), Key::Operator(OperatorName::Eq), entry);
            return;
        }
        self.tree.records[record].methods.push(function);
        if let Some(scope) = self.tree.records[record].scope.expand() {
            let decl = Decl::Function(function);
            let entry = Entry { decl, pos: 0, access, hidden: false, using: false };
            self.declare_entry(scope, Key::Operator(OperatorName::Eq), entry);
        }
    }

    pub fn ensure_layout(&mut self, record: RecordId) {
        if self.complete_record(record) && self.tree.records[record].layout.is_none() {
            let layout = crate::layout::compute(&self.tree, record);
            self.tree.records[record].layout = Some(Box::new(layout));
        }
    }

    /// What special member a function is, if it is one.
    pub fn special_kind(&self, function: FunctionId) -> Option<Special> {
        let data = &self.tree.functions[function];
        let record = data.record()?;
        let ty = self.tree.types.as_function(data.ty)?;
        match data.name {
            DeclName::Dtor => Some(Special::Dtor),
            DeclName::Ctor => {
                let rest_default =
                    |n: usize| data.params.iter().skip(n).all(|p| p.default != DefaultArg::None);
                if rest_default(0) && ty.params.is_empty() || !ty.params.is_empty() && rest_default(0) {
                    return Some(Special::DefaultCtor);
                }
                let (of, kind) = self.copy_param(*ty.params.first()?)?;
                (of == record && rest_default(1)).then_some(match kind {
                    CopyKind::Copy => Special::CopyCtor,
                    CopyKind::Move => Special::MoveCtor,
                    CopyKind::Value => return None,
                })
            }
            DeclName::Operator(OperatorName::Assign) => {
                let (of, kind) = self.copy_param(*ty.params.first()?)?;
                (of == record).then_some(match kind {
                    CopyKind::Move => Special::MoveAssign,
                    _ => Special::CopyAssign,
                })
            }
            _ => None,
        }
    }

    fn copy_param(&self, ty: QualType) -> Option<(RecordId, CopyKind)> {
        Some(match *self.tree.types.get(ty) {
            TypeKind::LValueRef(t) => (self.tree.types.as_record(t)?, CopyKind::Copy),
            TypeKind::RValueRef(t) => (self.tree.types.as_record(t)?, CopyKind::Move),
            TypeKind::Record(r) => (r, CopyKind::Value),
            _ => return None,
        })
    }

    pub(super) fn declared_specials(&mut self, record: RecordId) -> Declared {
        let mut d = Declared::default();
        for i in 0..self.tree.records[record].methods.len() {
            let f = self.tree.records[record].methods[i];
            let data = &self.tree.functions[f];
            if self.fn_info[f].inherits.is_some() {
                continue;
            }
            if data.name == DeclName::Ctor {
                d.any_ctor = true;
            }
            let slot = match self.special_kind(f) {
                Some(Special::DefaultCtor) => &mut d.default_ctor,
                Some(Special::CopyCtor) => &mut d.copy_ctor,
                Some(Special::MoveCtor) => &mut d.move_ctor,
                Some(Special::CopyAssign) => &mut d.copy_assign,
                Some(Special::MoveAssign) => &mut d.move_assign,
                Some(Special::Dtor) => &mut d.dtor,
                None => continue,
            };
            // Of several, those whose constraints do not hold are not eligible ([special]/6); a constrained one that does
            // is the more specialised.
            if slot.is_none_or(|old| self.eligible_instead(f, old)) {
                *slot = Some(f);
            }
        }
        if let Some(scope) = self.tree.records[record].scope.expand() {
            d.any_ctor |= self.entries(scope, Key::Ctor).iter().any(|e| !e.using);
        }
        d
    }

    /// Whether special member `f` takes the place of `old`, declared before it.
    pub(super) fn eligible_instead(&mut self, f: FunctionId, old: FunctionId) -> bool {
        let constrained = |s: &Self, f: FunctionId| s.fn_info[f].requires.is_some();
        if !constrained(self, f) && !constrained(self, old) {
            return true;
        }
        if !self.constraints_hold(f) {
            return false;
        }
        if !self.constraints_hold(old) {
            return true;
        }
        self.order_constraints(f, old) == std::cmp::Ordering::Greater
    }

    /// Declares the special members that the class does not (`[special]`). Idempotent.
    pub fn declare_special_members(&mut self, record: RecordId) {
        // A class that is asked for before its definition ends may still declare them itself.
        let flags = self.tree.records[record].flags;
        let open = flags.contains(RecordFlags::BEING_DEFINED) || !flags.contains(RecordFlags::COMPLETE);
        if open || !self.specials_declared.insert(record) {
            return;
        }
        // From C++20 on, closures without captures can be default-constructed and assigned.
        let closed = self.tree.records[record].flags.contains(RecordFlags::LAMBDA)
            && !(self.options.standard >= crate::lex::Standard::Cxx20
                && self.tree.records[record].fields.is_empty());
        let d = self.declared_specials(record);
        let ty = self.record_type(record);
        let const_ref = self.tree.types.lvalue_ref(ty.with(Quals::CONST));
        let rvalue_ref = self.tree.types.rvalue_ref(ty);
        let lvalue_ref = self.tree.types.lvalue_ref(ty);
        if !d.any_ctor && !closed {
            self.new_special(record, Special::DefaultCtor, None);
        }
        self.hide_inherited(record);
        let no_copy_from_move = d.move_ctor.is_some() || d.move_assign.is_some();
        if d.copy_ctor.is_none() {
            let by_const = self.takes_const_copy(record, Special::CopyCtor);
            let copy_param = if by_const { const_ref } else { lvalue_ref };
            let f = self.new_special(record, Special::CopyCtor, Some(copy_param));
            if no_copy_from_move {
                self.tree.functions[f].flags |= FnFlags::DELETED;
            }
        }
        if d.copy_assign.is_none() {
            let by_const = self.takes_const_copy(record, Special::CopyAssign);
            let copy_param = if by_const { const_ref } else { lvalue_ref };
            let f = self.new_special(record, Special::CopyAssign, Some(copy_param));
            if no_copy_from_move || closed {
                self.tree.functions[f].flags |= FnFlags::DELETED;
            }
        }
        // That a base has a virtual destructor has declared this one already, without the user.
        let user_dtor = d.dtor.is_some_and(|f| !self.tree.functions[f].flags.contains(FnFlags::IMPLICIT));
        let user_copy = d.copy_ctor.is_some() || d.copy_assign.is_some() || user_dtor;
        if d.move_ctor.is_none() && !user_copy && d.move_assign.is_none() {
            let f = self.new_special(record, Special::MoveCtor, Some(rvalue_ref));
            self.ignore_if_deleted(record, f, Key::Ctor);
        }
        if d.move_assign.is_none() && !user_copy && d.move_ctor.is_none() && !closed {
            let f = self.new_special(record, Special::MoveAssign, Some(rvalue_ref));
            self.ignore_if_deleted(record, f, Key::Operator(OperatorName::Assign));
        }
        let dtor = match d.dtor {
            Some(f) => f,
            None => self.new_special(record, Special::Dtor, None),
        };
        self.tree.records[record].dtor = dtor.into();
        // Explicitly defaulted members may be deleted and trivial like implicit ones.
        for f in self.tree.records[record].methods.clone() {
            let flags = self.tree.functions[f].flags;
            if flags.contains(FnFlags::DEFAULTED) && !flags.contains(FnFlags::IMPLICIT) {
                if let Some(kind) = self.special_kind(f) {
                    self.settle_special(record, f, kind);
                    match kind {
                        Special::MoveCtor => self.ignore_if_deleted(record, f, Key::Ctor),
                        Special::MoveAssign => {
                            self.ignore_if_deleted(record, f, Key::Operator(OperatorName::Assign));
                        }
                        _ => {}
                    }
                }
            }
        }
    }

    /// Constructors of the class hide inherited ones with the same parameters.
    fn hide_inherited(&mut self, record: RecordId) {
        let Some(scope) = self.tree.records[record].scope.expand() else { return };
        let signature = |s: &Self, decl: Decl| match decl {
            Decl::Function(f) => s.tree.types.as_function(s.tree.functions[f].ty).map(|t| t.params.clone()),
            _ => None,
        };
        let entries = self.entries(scope, Key::Ctor);
        if !entries.iter().any(|e| e.using) {
            return;
        }
        let own: Vec<_> =
            entries.iter().filter(|e| !e.using).filter_map(|e| signature(self, e.decl)).collect();
        let hidden: Vec<Decl> = entries
            .iter()
            .filter(|e| e.using && signature(self, e.decl).is_some_and(|s| own.contains(&s)))
            .map(|e| e.decl)
            .collect();
        if let Some(entries) = self.entries_mut(scope, Key::Ctor) {
            entries.retain(|e| !hidden.contains(&e.decl));
        }
        self.tree.records[record].methods.retain(|f| !hidden.contains(&Decl::Function(*f)));
    }

    /// A defaulted move operation that would be deleted does not take part in overload resolution.
    fn ignore_if_deleted(&mut self, record: RecordId, function: FunctionId, key: Key) {
        if !self.tree.functions[function].flags.contains(FnFlags::DELETED) {
            return;
        }
        self.tree.records[record].methods.retain(|f| *f != function);
        if let Some(scope) = self.tree.records[record].scope.expand()
            && let Some(entries) = self.entries_mut(scope, key)
        {
            entries.retain(|e| e.decl != Decl::Function(function));
        }
    }

    fn new_special(&mut self, record: RecordId, kind: Special, param: Option<QualType>) -> FunctionId {
        let ty = self.record_type(record);
        let (name, key, ret) = match kind {
            Special::DefaultCtor | Special::CopyCtor | Special::MoveCtor => {
                (DeclName::Ctor, Key::Ctor, QualType::VOID)
            }
            Special::CopyAssign | Special::MoveAssign => {
                let op = OperatorName::Assign;
                (DeclName::Operator(op), Key::Operator(op), self.tree.types.lvalue_ref(ty))
            }
            Special::Dtor => (DeclName::Dtor, Key::Dtor, QualType::VOID),
        };
        let fn_ty = self.tree.types.function(FnType {
            ret,
            params: param.into_iter().collect(),
            variadic: false,
            quals: Quals::empty(),
            ref_qual: RefQual::None,
            noexcept: false,
            noexcept_pattern: None,
        });
        let span = self.tree.records[record].span;
        let params = param
            .into_iter()
            .map(|ty| Param {
                name: None,
                ty,
                span,
                default: DefaultArg::None,
                grid_constant: false,
                align: 0,
            })
            .collect();
        let function = self.tree.functions.push(Function {
            name,
            context: DeclContext::Record(record),
            ty: fn_ty,
            params,
            span,
            linkage: Linkage::Odr,
            access: Access::Public,
            flags: FnFlags::DEFAULTED | FnFlags::IMPLICIT | FnFlags::INLINE,
            spaces: Spaces::HOST | Spaces::DEVICE,
            kernel: None,
            instance_of: None,
            asm_label: None,
            vtable_slot: None,
            body: BodyState::None,
        });
        self.tree.records[record].methods.push(function);
        if let Some(scope) = self.tree.records[record].scope.expand() {
            let entry = Entry {
                decl: Decl::Function(function),
                pos: 0,
                access: Access::Public,
                hidden: false,
                using: false,
            };
            self.declare_entry(scope, key, entry);
        }
        self.settle_special(record, function, kind);
        function
    }

    /// Whether all bases and members can be copied or assigned from a const source ([class.copy.ctor]/7,
    /// [class.copy.assign]/2).
    fn takes_const_copy(&mut self, record: RecordId, kind: Special) -> bool {
        for (part, _) in self.parts(record) {
            if self.is_plain(part) {
                continue;
            }
            self.declare_special_members(part);
            let mut any = false;
            let mut from_const = false;
            for &f in &self.tree.records[part].methods {
                if self.fn_info[f].inherits.is_some() || self.special_kind(f) != Some(kind) {
                    continue;
                }
                let ty = self.tree.types.as_function(self.tree.functions[f].ty);
                let Some(&param) = ty.and_then(|t| t.params.first()) else { continue };
                any = true;
                let by_value = !self.tree.types.is_reference(param);
                from_const |= by_value || self.tree.types.strip_ref(param).is_const();
            }
            if any && !from_const {
                return false;
            }
        }
        true
    }

    /// Decides whether a defaulted special member is deleted or trivial, and constexpr.
    fn settle_special(&mut self, record: RecordId, function: FunctionId, kind: Special) {
        let mut trivial = true;
        let mut deleted = false;
        let mut constexpr = true;
        let is_union = self.tree.records[record].kind == RecordKind::Union;
        let flags = self.tree.records[record].flags;
        if kind != Special::Dtor
            && flags.intersects(RecordFlags::POLYMORPHIC | RecordFlags::HAS_VIRTUAL_BASES)
        {
            trivial = false;
        }
        if kind == Special::Dtor && self.tree.functions[function].flags.contains(FnFlags::VIRTUAL) {
            trivial = false;
        }
        if flags.contains(RecordFlags::HAS_VIRTUAL_BASES) {
            constexpr = false;
        }
        let mut has_default_init = false;
        for field in &self.tree.records[record].fields {
            let ty = field.ty;
            let is_ref = self.tree.types.is_reference(ty);
            let base = self.tree.types.array_base(ty);
            let is_const = base.is_const() && !(field.bits.is_some() && field.name.is_none());
            let init = field.default != DefaultArg::None;
            has_default_init |= init || is_union && self.tree.has_default_inside(field);
            match kind {
                Special::DefaultCtor => {
                    if init {
                        trivial = false;
                    } else if is_ref || is_const && self.tree.types.as_record(base).is_none() && !is_union {
                        deleted = true;
                    } else if self.tree.types.as_record(base).is_none() && !is_union && field.name.is_some() {
                        // Left uninitialised: not constexpr before C++20.
                        constexpr &= self.options.standard >= crate::lex::Standard::Cxx20;
                    }
                }
                Special::CopyAssign | Special::MoveAssign => deleted |= is_ref || is_const && !is_union,
                Special::CopyCtor => deleted |= matches!(self.tree.types.get(ty), TypeKind::RValueRef(_)),
                _ => {}
            }
        }
        for (part, field) in self.parts(record) {
            // A plain part leaves everything as it is.
            if !self.tree.records[part].is_complete() || self.is_plain(part) {
                continue;
            }
            let has_own_init = field
                .and_then(|i| self.tree.records[record].fields.get(i))
                .is_some_and(|f| f.default != DefaultArg::None);
            if kind == Special::DefaultCtor && has_own_init {
                continue;
            }
            // The constructors and destructors of an abstract class leave its virtual bases alone ([special]/7).
            if !matches!(kind, Special::CopyAssign | Special::MoveAssign)
                && field.is_none()
                && flags.contains(RecordFlags::ABSTRACT)
                && self.tree.records[record].bases.iter().any(|b| b.is_virtual && b.record == part)
            {
                continue;
            }
            match self.special_of_part(function, kind, part, field) {
                None => {
                    // A copy constructor template or the like does not count; no suitable function at all.
                    if kind != Special::MoveCtor && kind != Special::MoveAssign {
                        if !(is_union && field.is_some() && has_default_init) {
                            deleted |= !self.has_viable_template(part, kind);
                        }
                        trivial = false;
                    } else {
                        trivial = false;
                        deleted = true;
                    }
                }
                Some(f) => {
                    let ff = self.tree.functions[f].flags;
                    let access = self.tree.functions[f].access;
                    // The reference compiler does not look at the access of templates here.
                    if access != Access::Public && self.tree.functions[f].instance_of.is_none() {
                        // Protected members of bases may be used, those of members not.
                        let needed = match (access, field) {
                            (Access::Protected, Some(_)) => Access::Private,
                            (access, _) => access,
                        };
                        deleted |= !self.class_can_access(record, part, needed);
                    }
                    if ff.contains(FnFlags::DELETED) {
                        deleted |= !(is_union && has_default_init && kind == Special::DefaultCtor);
                    }
                    if !ff.contains(FnFlags::TRIVIAL) {
                        trivial = false;
                        // A variant member with a non-trivial operation deletes the union's.
                        if is_union && !(kind == Special::DefaultCtor && has_default_init) {
                            deleted = true;
                        }
                    }
                    if !ff.intersects(FnFlags::CONSTEXPR | FnFlags::TRIVIAL) {
                        constexpr = false;
                    }
                }
            }
            if kind != Special::Dtor
                && matches!(kind, Special::DefaultCtor | Special::CopyCtor | Special::MoveCtor)
                && let Some(d) = self.special_for(part, Special::Dtor, Source::Mutable)
                && (self.tree.functions[d].flags.contains(FnFlags::DELETED)
                    || self.tree.functions[d].access == Access::Private
                        && !self.class_can_access(record, part, Access::Private))
            {
                deleted = true;
            }
        }
        let data = &mut self.tree.functions[function];
        data.flags.set(FnFlags::TRIVIAL, trivial && !deleted);
        if deleted {
            data.flags |= FnFlags::DELETED;
        }
        if constexpr && (kind != Special::Dtor || self.options.standard >= crate::lex::Standard::Cxx20) {
            data.flags |= FnFlags::CONSTEXPR;
        }
    }

    /// A part without the plain special member may still be constructible through a template or default arguments.
    fn has_viable_template(&mut self, part: RecordId, kind: Special) -> bool {
        if kind != Special::DefaultCtor {
            return false;
        }
        let Some(scope) = self.tree.records[part].scope.expand() else { return false };
        let entries = self.entries(scope, Key::Ctor);
        if entries.iter().any(|e| match e.decl {
            Decl::Function(f) => {
                let data = &self.tree.functions[f];
                !data.flags.contains(FnFlags::DELETED)
                    && data.params.iter().all(|p| p.default != DefaultArg::None)
            }
            _ => false,
        }) {
            return true;
        }
        if !entries.iter().any(|e| matches!(e.decl, Decl::Template(_))) {
            return false;
        }
        let ctors = self.constructors(part);
        let found = self.trap(|s| s.resolve_constructor(&ctors, &[], ArgShape::Direct, UserMode::Implicit));
        matches!(found, Ok(Resolution::Best(_)))
    }

    /// Whether no base or member has a destructor that may throw.
    pub fn destroys_without_throwing(&mut self, dtor: FunctionId) -> bool {
        let Some(record) = self.tree.functions[dtor].record() else { return true };
        if !self.tree.records[record].is_complete() {
            return true;
        }
        self.parts(record).into_iter().all(|(part, _)| {
            self.is_plain(part)
                || match self.special_for(part, Special::Dtor, Source::Mutable) {
                    Some(f) => self.function_is_noexcept(f),
                    None => true,
                }
        })
    }

    /// Whether a defaulted member calls only functions that do not throw.
    pub fn defaulted_is_noexcept(&mut self, function: FunctionId) -> bool {
        let Some(record) = self.tree.functions[function].record() else { return false };
        let Some(kind) = self.special_kind(function) else {
            return self.comparison_is_noexcept(function, record);
        };
        if kind == Special::DefaultCtor && self.member_default_throws(record) {
            return false;
        }
        for (part, field) in self.parts(record) {
            let initialised = field
                .and_then(|i| self.tree.records[record].fields.get(i))
                .is_some_and(|f| f.default != DefaultArg::None);
            if kind == Special::DefaultCtor && initialised || self.is_plain(part) {
                continue;
            }
            match self.special_of_part(function, kind, part, field) {
                Some(f) => {
                    if !self.function_is_noexcept(f) {
                        return false;
                    }
                }
                None => return false,
            }
        }
        true
    }
}

impl Sema<'_> {
    /// Whether a default member initialiser might throw.
    fn member_default_throws(&mut self, record: RecordId) -> bool {
        if !self.tree.records[record].is_complete() {
            return false;
        }
        let span = self.tree.records[record].span;
        for index in 0..self.tree.records[record].fields.len() {
            if self.tree.records[record].fields[index].default == DefaultArg::None {
                continue;
            }
            let throws = self.trap(|s| {
                s.unevaluated(|s| {
                    let value = s.default_member_init(record, index as u32, span);
                    s.can_throw(value)
                })
            });
            if throws == Ok(true) {
                return true;
            }
        }
        false
    }

    /// Whether a defaulted comparison compares its parts without throwing.
    fn comparison_is_noexcept(&mut self, function: FunctionId, record: RecordId) -> bool {
        let DeclName::Operator(op) = self.tree.functions[function].name else { return false };
        for (part, _) in self.parts(record) {
            let found = self.lookup_member(part, Key::Operator(op));
            let own = found.decls.iter().find_map(|d| match d {
                Decl::Function(f) => Some(*f),
                _ => None,
            });
            if !own.is_some_and(|f| self.function_is_noexcept(f)) {
                return false;
            }
        }
        true
    }
}

enum CopyKind {
    Copy,
    Move,
    Value,
}

/// Virtual functions.
impl Sema<'_> {
    /// Finds overriders and numbers the slots of the primary vtable.
    fn finish_virtuals(&mut self, record: RecordId) {
        let mut vtable: Vec<FunctionId> = Vec::new();
        let mut polymorphic = false;
        let mut has_virtual_bases = false;
        for (i, base) in self.tree.records[record].bases.iter().enumerate() {
            let b = &self.tree.records[base.record];
            if b.flags.contains(RecordFlags::POLYMORPHIC) {
                polymorphic = true;
                let primary = !self.tree.records[record].bases[..i].iter().any(|x| {
                    !x.is_virtual && self.tree.records[x.record].flags.contains(RecordFlags::POLYMORPHIC)
                });
                if primary && !base.is_virtual {
                    vtable = b.vtable.clone();
                }
            }
            has_virtual_bases |= base.is_virtual || b.flags.contains(RecordFlags::HAS_VIRTUAL_BASES);
        }
        // Without virtual bases or functions there is nothing to do; most classes end here.
        let any_virtual = self.tree.records[record]
            .methods
            .iter()
            .any(|f| self.tree.functions[*f].flags.contains(FnFlags::VIRTUAL));
        if has_virtual_bases {
            self.tree.records[record].flags |= RecordFlags::HAS_VIRTUAL_BASES;
            let constexpr = self.tree.records[record].methods.iter().copied().find(|f| {
                let f = &self.tree.functions[*f];
                f.name == DeclName::Ctor
                    && f.flags.contains(FnFlags::CONSTEXPR)
                    && !f.flags.intersects(FnFlags::DEFAULTED | FnFlags::IMPLICIT)
            });
            if let Some(f) = constexpr
                && self.tree.records[record].instance_of.is_none()
            {
                let span = self.tree.functions[f].span;
                self.report(diag::constexpr_constructor_is_not_allowed_in_class(), span);
            }
        }
        if !polymorphic && !any_virtual {
            if has_virtual_bases {
                self.tree.records[record].flags |= RecordFlags::POLYMORPHIC;
            }
            for f in self.tree.records[record].methods.clone() {
                self.check_not_virtual(f);
                if self.tree.functions[f].flags.contains(FnFlags::OVERRIDE) {
                    let span = self.tree.functions[f].span;
                    self.report(diag::member_function_declared_with_override_does(), span);
                }
            }
            return;
        }
        self.tree.records[record].flags |= RecordFlags::POLYMORPHIC;
        if has_virtual_bases {
            self.check_final_overriders(record);
        }
        let has_dtor =
            self.tree.records[record].methods.iter().any(|f| self.tree.functions[*f].name == DeclName::Dtor);
        if !has_dtor && self.base_has_virtual_dtor(record) {
            // The implicit destructor overrides, so it must exist now.
            let f = self.new_special(record, Special::Dtor, None);
            self.tree.functions[f].flags |= FnFlags::VIRTUAL;
        }
        for f in self.tree.records[record].methods.clone() {
            let overridden = self.overridden(record, f);
            if !overridden.is_empty() {
                self.tree.functions[f].flags |= FnFlags::VIRTUAL;
                for &o in &overridden {
                    self.check_override(f, o);
                }
            } else if self.tree.functions[f].flags.contains(FnFlags::OVERRIDE) {
                let span = self.tree.functions[f].span;
                self.report(diag::member_function_declared_with_override_does(), span);
            }
            if !self.tree.functions[f].flags.contains(FnFlags::VIRTUAL) {
                self.check_not_virtual(f);
                continue;
            }
            let mut slot = None;
            for (i, entry) in vtable.iter_mut().enumerate() {
                // Callers that know only the overridden function get the result moved: its slot stays and holds a thunk.
                if overridden.contains(entry) && !self.return_moves(f, *entry) {
                    *entry = f;
                    slot = slot.or(Some(i as u32));
                }
            }
            if slot.is_none() {
                slot = Some(vtable.len() as u32);
                vtable.push(f);
                if self.tree.functions[f].name == DeclName::Dtor {
                    // Complete and deleting destructor.
                    vtable.push(f);
                }
            }
            self.tree.functions[f].vtable_slot = slot;
        }
        self.lint_hidden(record);
        let pure = |f: &FunctionId| self.tree.functions[*f].flags.contains(FnFlags::PURE);
        let mut is_abstract = vtable
            .iter()
            .any(|f| pure(f) && !vtable.iter().any(|g| g != f && !pure(g) && self.overrides(*g, *f)));
        for i in 0..self.tree.records[record].bases.len() {
            let base = self.tree.records[record].bases[i].record;
            if self.tree.records[base].flags.contains(RecordFlags::ABSTRACT) && !is_abstract {
                is_abstract = self.has_pure_left(record, base);
            }
        }
        if is_abstract {
            self.tree.records[record].flags |= RecordFlags::ABSTRACT;
        }
        self.tree.records[record].vtable = vtable;
    }

    /// `final` and `= 0` are for virtual functions.
    fn check_not_virtual(&mut self, function: FunctionId) {
        let (flags, span) = (self.tree.functions[function].flags, self.tree.functions[function].span);
        if flags.contains(FnFlags::FINAL) {
            self.report(diag::nonvirtual_function_cannot_be_declared_with_final(), span);
        } else if flags.contains(FnFlags::PURE) {
            self.report(diag::pure_specifier_0_allowed_only_on_virtual(), span);
        }
    }

    /// A member defaulted where it is declared gets its execution spaces from what it calls: those written there say nothing,
    /// except for virtual functions. Said once for a template, however many instances it has.
    pub(super) fn warn_of_ignored_spaces(&mut self, function: FunctionId, record: RecordId, attrs: &Attrs) {
        let f = &self.tree.functions[function];
        if attrs.spaces.is_empty()
            || f.flags.contains(FnFlags::VIRTUAL)
            || f.name == DeclName::Dtor && self.base_has_virtual_dtor(record)
        {
            return;
        }
        let name = self.show_name(f.name, f.context);
        for (span, space) in [(attrs.host_span, "__host__"), (attrs.device_span, "__device__")] {
            if let Some(span) = span
                && self.ignored_spaces.insert(span.lo)
            {
                self.report(diag::space_annotation_is_ignored(&space, &name), span);
            }
        }
    }

    fn base_has_virtual_dtor(&self, record: RecordId) -> bool {
        self.tree.records[record].bases.iter().any(|b| {
            self.tree.records[b.record]
                .dtor
                .expand()
                .is_some_and(|d| self.tree.functions[d].flags.contains(FnFlags::VIRTUAL))
        })
    }

    /// Reports an object of an abstract class, with the functions that make it one.
    pub(in crate::sema) fn report_abstract(&mut self, record: RecordId, span: Span) {
        let is_pure = |f: &&FunctionId| self.tree.functions[**f].flags.contains(FnFlags::PURE);
        let left: Vec<FunctionId> =
            self.tree.records[record].vtable.iter().filter(is_pure).copied().collect();
        let class = self.show_record(record);
        let lines: Vec<String> = left
            .iter()
            .map(|f| {
                let what = match self.tree.functions[*f].record() == Some(record) {
                    true => "is a pure virtual function",
                    false => "has no overrider",
                };
                let noun = if what.starts_with("has") { "pure virtual function" } else { "function" };
                format!("{noun} \"{}\" {what}", self.show_function(*f))
            })
            .collect();
        let colon = if lines.is_empty() { "" } else { ":" };
        let text = diag::object_of_abstract_class_type(&class, &colon);
        let report = self.report(text, span);
        lines.into_iter().fold(report, |report, line| report.detail(line));
    }

    /// Whether a pure function of `base` has no overrider in `record`.
    fn has_pure_left(&self, record: RecordId, base: RecordId) -> bool {
        self.tree.records[base].vtable.iter().any(|&p| {
            self.tree.functions[p].flags.contains(FnFlags::PURE)
                && !self.tree.records[record].methods.iter().any(|&m| self.overrides(m, p))
                && !self.tree.records[record].bases.iter().any(|b| {
                    b.record != base
                        && self.tree.records[b.record].methods.iter().any(|&m| self.overrides(m, p))
                })
        })
    }

    pub(super) fn overrides(&self, f: FunctionId, base: FunctionId) -> bool {
        let (a, b) = (&self.tree.functions[f], &self.tree.functions[base]);
        if !b.flags.contains(FnFlags::VIRTUAL) {
            return false;
        }
        let same_name = match (a.name, b.name) {
            (DeclName::Dtor, DeclName::Dtor) => return true,
            (x, y) => x == y,
        };
        if !same_name {
            return false;
        }
        match (self.tree.types.as_function(a.ty), self.tree.types.as_function(b.ty)) {
            (Some(x), Some(y)) => x.params == y.params && x.quals == y.quals && x.ref_qual == y.ref_qual,
            _ => false,
        }
    }

    /// Virtual functions of bases that `function` overrides.
    fn overridden(&self, record: RecordId, function: FunctionId) -> Vec<FunctionId> {
        let mut out = Vec::new();
        let mut work: Vec<RecordId> = self.tree.records[record].bases.iter().map(|b| b.record).collect();
        while let Some(base) = work.pop() {
            if !self.tree.records[base].flags.contains(RecordFlags::POLYMORPHIC) {
                continue;
            }
            for &m in &self.tree.records[base].methods {
                if self.overrides(function, m) && !out.contains(&m) {
                    out.push(m);
                }
            }
            work.extend(self.tree.records[base].bases.iter().map(|b| b.record));
        }
        out
    }

    /// A function of a virtual base has one final overrider ([class.virtual]/2).
    fn check_final_overriders(&mut self, record: RecordId) {
        let mut classes = vec![record];
        let mut virtual_bases: Vec<RecordId> = Vec::new();
        let mut at = 0;
        while let Some(&class) = classes.get(at) {
            for base in &self.tree.records[class].bases {
                if base.is_virtual && !virtual_bases.contains(&base.record) {
                    virtual_bases.push(base.record);
                }
                if !classes.contains(&base.record) {
                    classes.push(base.record);
                }
            }
            at += 1;
        }
        for base in virtual_bases {
            for f in self.tree.records[base].methods.clone() {
                let data = &self.tree.functions[f];
                if !data.flags.contains(FnFlags::VIRTUAL) || data.name == DeclName::Dtor {
                    continue;
                }
                let overrides = |class: &RecordId| {
                    *class != base
                        && self.has_virtual_base_class(*class, base)
                        && self.tree.records[*class].methods.iter().any(|m| self.overrides(*m, f))
                };
                let found: Vec<RecordId> = classes.iter().copied().filter(overrides).collect();
                let last =
                    |c: &&RecordId| !found.iter().any(|d| d != *c && self.tree.is_same_or_base(**c, *d));
                if found.iter().filter(last).count() > 1 {
                    let text = diag::override_of_virtual_function_is_ambiguous(&self.show_function(f));
                    let span = self.tree.records[record].span;
                    self.report(text, span);
                    return;
                }
            }
        }
    }

    /// Whether a class has another as a virtual base.
    fn has_virtual_base_class(&self, derived: RecordId, base: RecordId) -> bool {
        self.tree.records[derived]
            .bases
            .iter()
            .any(|b| b.is_virtual && b.record == base || self.has_virtual_base_class(b.record, base))
    }

    fn check_override(&mut self, function: FunctionId, base: FunctionId) {
        use super::declarator::NoexceptSpec;
        let (f, b) = (&self.tree.functions[function], &self.tree.functions[base]);
        let span = f.span;
        if b.flags.contains(FnFlags::FINAL) {
            self.report(diag::cannot_override_final_function(), span);
            return;
        }
        if f.name == DeclName::Dtor
            && self.fn_info[function].noexcept == NoexceptSpec::No
            && !f.flags.contains(FnFlags::DELETED)
            && self.function_is_noexcept(base)
        {
            let text = diag::exception_specification_is_less_strict(&self.show_function(base));
            self.report(text, span);
            return;
        }
        let (f, b) = (&self.tree.functions[function], &self.tree.functions[base]);
        if f.flags.contains(FnFlags::IMPLICIT) || b.flags.contains(FnFlags::IMPLICIT) {
            return;
        }
        if f.flags.contains(FnFlags::DELETED) != b.flags.contains(FnFlags::DELETED) {
            self.error_plain(span, "a deleted function and one that is not cannot override each other");
            return;
        }
        let looser = f.name != DeclName::Dtor
            && !f.flags.contains(FnFlags::DELETED)
            && matches!(self.fn_info[function].noexcept, NoexceptSpec::None | NoexceptSpec::No)
            && self.tree.types.as_function(b.ty).is_some_and(|t| t.noexcept)
            && !self.tree.types.as_function(f.ty).is_some_and(|t| t.noexcept);
        if looser {
            let text = diag::exception_specification_is_less_strict(&self.show_function(base));
            self.report(text, span);
            return;
        }
        self.check_override_return(function, base);
        let (f, b) = (&self.tree.functions[function], &self.tree.functions[base]);
        // Execution spaces must agree (spec 5.2).
        let both = Spaces::HOST | Spaces::DEVICE;
        let (fs, bs) = (f.spaces & both, b.spaces & both);
        if fs == bs {
            return;
        }
        let message = match (bs, fs) {
            (x, y) if x == Spaces::DEVICE && y == both => diag::device_overridden_by_host_device,
            (x, _) if x == Spaces::DEVICE => diag::device_overridden_by_host,
            (x, y) if x == both && y == Spaces::DEVICE => diag::host_device_overridden_by_device,
            (x, _) if x == both => diag::host_device_overridden_by_host,
            (_, y) if y == both => diag::host_overridden_by_host_device,
            _ => diag::host_overridden_by_device,
        };
        self.report(message(&self.show_function(base), &self.show_function(function)), span);
    }
}

impl Sema<'_> {
    /// The return types of a virtual function and its overrider are the same or covariant ([class.virtual]/8).
    fn check_override_return(&mut self, function: FunctionId, base: FunctionId) {
        let ret = |f: FunctionId| self.tree.types.as_function(self.tree.functions[f].ty).map(|f| f.ret);
        let (Some(to), Some(from)) = (ret(function), ret(base)) else { return };
        let deduced = |ty| matches!(self.tree.types.get(ty), TypeKind::Deduced(_) | TypeKind::Error);
        if to == from || deduced(to) || deduced(from) {
            return;
        }
        let span = self.tree.functions[function].span;
        let path = match (self.tree.types.get(to).clone(), self.tree.types.get(from).clone()) {
            (TypeKind::Pointer(d), TypeKind::Pointer(b))
            | (TypeKind::LValueRef(d), TypeKind::LValueRef(b))
            | (TypeKind::RValueRef(d), TypeKind::RValueRef(b))
                if b.quals().contains(d.quals()) =>
            {
                match (self.tree.types.as_record(d), self.tree.types.as_record(b)) {
                    (Some(d), Some(b)) => {
                        self.complete_record(d);
                        self.tree.base_path(d, b)
                    }
                    _ => BasePath::None,
                }
            }
            _ => BasePath::None,
        };
        let reachable = |s: &Self, steps: &[crate::tree::expr::BaseStep]| {
            let home = s.tree.functions[function].record();
            steps.iter().all(|step| {
                let access = s.tree.records[step.derived].bases[step.base as usize].access;
                access == Access::Public || home.is_some_and(|r| s.class_can_access(r, step.derived, access))
            })
        };
        let path = match path {
            BasePath::Unique(steps) if !reachable(self, &steps) => BasePath::None,
            other => other,
        };
        let BasePath::Unique(_) = path else {
            let text =
                diag::return_type_is_not_identical_to_nor(&self.show_type(from), &self.show_function(base));
            self.report(text, span);
            return;
        };
    }

    /// Whether what an overrider returns must be moved for callers that know the overridden function only. Classes may be
    /// incomplete here: true also where the layout happens to need no move.
    fn return_moves(&self, function: FunctionId, base: FunctionId) -> bool {
        let returned = |f: FunctionId| {
            let ty = self.tree.types.as_function(self.tree.functions[f].ty)?.ret;
            self.tree.types.as_record(self.tree.types.referent(ty)?)
        };
        let (Some(derived), Some(base)) = (returned(function), returned(base)) else { return false };
        let BasePath::Unique(steps) = self.tree.base_path(derived, base) else { return false };
        steps.iter().any(|s| {
            let (derived, base) =
                (&self.tree.records[s.derived], &self.tree.records[s.derived].bases[s.base as usize]);
            let gains_vptr = |r: &Record| r.flags.contains(RecordFlags::POLYMORPHIC);
            s.base != 0
                || base.is_virtual
                || gains_vptr(derived) && !gains_vptr(&self.tree.records[base.record])
        })
    }
}

/// The words for a set of execution spaces.
pub fn spaces_text(spaces: Spaces) -> &'static str {
    match (spaces.contains(Spaces::HOST), spaces.contains(Spaces::DEVICE)) {
        _ if spaces.contains(Spaces::KERNEL) => "__global__",
        (true, true) => "__host__ __device__",
        (false, true) => "__device__",
        _ => "__host__",
    }
}

/// Class properties.
impl Sema<'_> {
    /// What layout needs to know: emptiness.
    fn compute_shape(&mut self, record: RecordId) {
        let r = &self.tree.records[record];
        let polymorphic = r.flags.intersects(RecordFlags::POLYMORPHIC | RecordFlags::HAS_VIRTUAL_BASES);
        let is_empty = |r: RecordId| self.tree.records[r].flags.contains(RecordFlags::EMPTY);
        let no_fields = r.fields.iter().all(|f| {
            f.bits == Some(0) || f.no_unique_address && self.tree.types.as_record(f.ty).is_some_and(is_empty)
        });
        let bases_empty = r.bases.iter().all(|b| is_empty(b.record));
        if !polymorphic && no_fields && bases_empty && r.kind != RecordKind::Union {
            self.tree.records[record].flags |= RecordFlags::EMPTY;
        }
    }

    /// Triviality, aggregates, standard layout, literal types.
    fn compute_traits(&mut self, record: RecordId) {
        if !self.specials_declared.contains(record) && self.is_plain(record) {
            let mut flags = self.plain_flags();
            flags.set(RecordFlags::AGGREGATE, self.computes_aggregate(record));
            flags.set(RecordFlags::STANDARD_LAYOUT, self.computes_standard_layout(record));
            flags.set(RecordFlags::LITERAL, self.has_literal_parts(record));
            self.tree.records[record].flags |= flags;
            return;
        }
        let d = self.declared_specials(record);
        let mut flags = RecordFlags::empty();
        let trivial = |s: &Self, f: Option<FunctionId>| {
            f.is_some_and(|f| s.tree.functions[f].flags.contains(FnFlags::TRIVIAL))
        };
        let alive = |s: &Self, f: Option<FunctionId>| {
            f.is_some_and(|f| !s.tree.functions[f].flags.contains(FnFlags::DELETED))
        };
        for (f, flag) in [
            (d.default_ctor, RecordFlags::TRIVIAL_DEFAULT_CTOR),
            (d.copy_ctor, RecordFlags::TRIVIAL_COPY_CTOR),
            (d.move_ctor.or(d.copy_ctor), RecordFlags::TRIVIAL_MOVE_CTOR),
            (d.copy_assign, RecordFlags::TRIVIAL_COPY_ASSIGN),
            (d.move_assign.or(d.copy_assign), RecordFlags::TRIVIAL_MOVE_ASSIGN),
            (d.dtor, RecordFlags::TRIVIAL_DTOR),
        ] {
            if trivial(self, f) {
                flags |= flag;
            }
        }
        let copies = [d.copy_ctor, d.move_ctor, d.copy_assign, d.move_assign];
        let any_alive = copies.iter().any(|f| alive(self, *f));
        let all_trivial = copies.iter().all(|f| !alive(self, *f) || trivial(self, *f));
        if any_alive && all_trivial && flags.contains(RecordFlags::TRIVIAL_DTOR) {
            flags |= RecordFlags::TRIVIALLY_COPYABLE;
        }
        // [class.temporary]/3 and Itanium 3.1.1: by address unless some copy or move is trivial and none is not.
        let ctors = [d.copy_ctor, d.move_ctor];
        let non_trivial_ctor = ctors.iter().any(|f| alive(self, *f) && !trivial(self, *f));
        let some_ctor = ctors.iter().any(|f| alive(self, *f));
        if non_trivial_ctor || !some_ctor || !flags.contains(RecordFlags::TRIVIAL_DTOR) {
            flags |= RecordFlags::NON_TRIVIAL_ABI;
        }
        if self.computes_aggregate(record) {
            flags |= RecordFlags::AGGREGATE;
        }
        if self.computes_standard_layout(record) {
            flags |= RecordFlags::STANDARD_LAYOUT;
        }
        let constexpr_ctor = {
            let scope = self.tree.records[record].scope.expand();
            scope.is_some_and(|s| {
                self.entries(s, Key::Ctor).iter().any(|e| match e.decl {
                    Decl::Function(f) => {
                        let ff = self.tree.functions[f].flags;
                        ff.contains(FnFlags::CONSTEXPR)
                            && !matches!(self.special_kind(f), Some(Special::CopyCtor | Special::MoveCtor))
                    }
                    Decl::Template(_) => true,
                    _ => false,
                })
            })
        };
        let dtor_ok = flags.contains(RecordFlags::TRIVIAL_DTOR)
            || d.dtor.is_some_and(|f| self.tree.functions[f].flags.contains(FnFlags::CONSTEXPR));
        let literal_parts = self.has_literal_parts(record);
        let is_lambda = self.tree.records[record].flags.contains(RecordFlags::LAMBDA);
        // A trivial default constructor leaves nothing open where the value is initialised (`T()`), so that g++ and the
        // reference take it for a way to make constants.
        let constructs = RecordFlags::AGGREGATE | RecordFlags::TRIVIAL_DEFAULT_CTOR;
        if dtor_ok
            && (literal_parts || self.tree.records[record].kind == RecordKind::Union)
            && (constexpr_ctor || flags.intersects(constructs) || is_lambda)
        {
            flags |= RecordFlags::LITERAL;
        }
        self.tree.records[record].flags |= flags;
    }

    fn has_literal_parts(&self, record: RecordId) -> bool {
        let literal = |r: RecordId| self.tree.records[r].flags.contains(RecordFlags::LITERAL);
        let data = &self.tree.records[record];
        data.bases.iter().all(|b| literal(b.record))
            && data.fields.iter().all(|f| {
                let ty = self.tree.types.array_base(f.ty);
                self.tree.types.as_record(ty).map_or_else(|| !ty.is_volatile(), literal)
            })
    }

    /// [dcl.init.aggr]/1.
    fn computes_aggregate(&self, record: RecordId) -> bool {
        let r = &self.tree.records[record];
        if r.flags.intersects(RecordFlags::POLYMORPHIC | RecordFlags::HAS_VIRTUAL_BASES | RecordFlags::LAMBDA)
        {
            return false;
        }
        if r.bases.iter().any(|b| b.access != Access::Public || b.is_virtual) {
            return false;
        }
        if self.options.standard < crate::lex::Standard::Cxx17 && !r.bases.is_empty() {
            return false;
        }
        if r.fields.iter().any(|f| f.access != Access::Public) {
            return false;
        }
        let Some(scope) = r.scope.expand() else { return true };
        let strict = self.options.standard >= crate::lex::Standard::Cxx20;
        self.entries(scope, Key::Ctor).iter().all(|e| match e.decl {
            _ if e.using => false,
            Decl::Function(f) => {
                let flags = self.tree.functions[f].flags;
                flags.contains(FnFlags::IMPLICIT)
                    || !strict
                        && flags.intersects(FnFlags::DEFAULTED | FnFlags::DELETED)
                        && !flags.contains(FnFlags::EXPLICIT)
            }
            Decl::Template(t) => !strict && self.templates[t].deleted,
            _ => false,
        })
    }

    /// [class.prop]/3.
    fn computes_standard_layout(&self, record: RecordId) -> bool {
        let r = &self.tree.records[record];
        if r.flags.intersects(RecordFlags::POLYMORPHIC | RecordFlags::HAS_VIRTUAL_BASES) {
            return false;
        }
        let mut access = None;
        for f in &r.fields {
            if *access.get_or_insert(f.access) != f.access || self.tree.types.is_reference(f.ty) {
                return false;
            }
            if let Some(c) = self.tree.types.as_record(self.tree.types.array_base(f.ty))
                && !self.tree.records[c].flags.contains(RecordFlags::STANDARD_LAYOUT)
            {
                return false;
            }
        }
        let mut holders = usize::from(!r.fields.is_empty());
        let mut subobjects = Vec::new();
        for b in &r.bases {
            let base = &self.tree.records[b.record];
            if !base.flags.contains(RecordFlags::STANDARD_LAYOUT) {
                return false;
            }
            holders += usize::from(self.holds_fields(b.record));
            self.collect_bases(b.record, &mut subobjects);
        }
        let all = subobjects.len();
        subobjects.sort_unstable();
        subobjects.dedup();
        holders <= 1
            && subobjects.len() == all
            && (subobjects.is_empty() || !self.starts_with(record, &subobjects))
    }

    /// Whether a class or one of its bases has data members or bit-fields.
    fn holds_fields(&self, record: RecordId) -> bool {
        let r = &self.tree.records[record];
        !r.fields.is_empty() || r.bases.iter().any(|b| self.holds_fields(b.record))
    }

    fn collect_bases(&self, record: RecordId, out: &mut Vec<RecordId>) {
        out.push(record);
        for b in &self.tree.records[record].bases {
            self.collect_bases(b.record, out);
        }
    }

    /// Whether what is first in an object of a class, as a member or a member of that, is of one of some classes.
    fn starts_with(&self, record: RecordId, classes: &[RecordId]) -> bool {
        let r = &self.tree.records[record];
        let first = if r.kind == crate::tree::RecordKind::Union { r.fields.len() } else { 1 };
        let members = r.fields.iter().take(first);
        members
            .filter_map(|f| self.tree.types.as_record(self.tree.types.array_base(f.ty)))
            .any(|c| classes.contains(&c) || self.starts_with(c, classes))
            || r.fields.is_empty() && r.bases.iter().any(|b| self.starts_with(b.record, classes))
    }

    /// `using Base::Base;`: constructors with the base's parameters that forward to it.
    pub fn inherit_constructors(&mut self, record: RecordId, base: RecordId) {
        self.declare_special_members(base);
        let Some(base_scope) = self.tree.records[base].scope.expand() else { return };
        let scope = self.record_scope(record);
        let ctors: Vec<Decl> = self.entries(base_scope, Key::Ctor).iter().map(|e| e.decl).collect();
        let pos = self.pos();
        for decl in ctors {
            match decl {
                Decl::Function(f) => {
                    if self.special_kind(f).is_some_and(|k| k != Special::DefaultCtor) {
                        continue;
                    }
                    let inherited = self.new_inherited(record, f);
                    let entry = Entry {
                        decl: Decl::Function(inherited),
                        pos,
                        access: Access::Public,
                        hidden: false,
                        using: true,
                    };
                    self.declare_entry(scope, Key::Ctor, entry);
                }
                Decl::Template(t) => {
                    let entry = Entry {
                        decl: Decl::Template(t),
                        pos,
                        access: Access::Public,
                        hidden: false,
                        using: true,
                    };
                    self.declare_entry(scope, Key::Ctor, entry);
                    self.inherited_ctor_templates.insert((record, t));
                }
                _ => {}
            }
        }
    }

    /// The constructor of `record` that stands for an instance of a constructor template, which may be inherited: then one
    /// that forwards to it through the bases that inherit it.
    pub fn constructor_for(&mut self, record: RecordId, ctor: FunctionId) -> FunctionId {
        let f = &self.tree.functions[ctor];
        let (Some(home), Some(template)) = (f.record(), f.instance_of.as_ref().map(|i| i.0)) else {
            return ctor;
        };
        if home == record {
            return ctor;
        }
        if let Some(known) = self.inherited_instances.get(&(record, ctor)) {
            return *known;
        }
        let passes =
            |b: &Base| b.record == home || self.inherited_ctor_templates.contains(&(b.record, template));
        let Some(base) = self.tree.records[record].bases.iter().find(|b| passes(b)).map(|b| b.record) else {
            return ctor;
        };
        let inner = self.constructor_for(base, ctor);
        let own = self.new_inherited(record, inner);
        self.inherited_instances.insert((record, ctor), own);
        own
    }

    /// A constructor of `record` that forwards its parameters to `ctor` of a base.
    pub fn new_inherited(&mut self, record: RecordId, ctor: FunctionId) -> FunctionId {
        let from = &self.tree.functions[ctor];
        let params = from
            .params
            .iter()
            .map(|p| Param {
                name: p.name,
                ty: p.ty,
                span: p.span,
                default: p.default,
                grid_constant: false,
                align: 0,
            })
            .collect();
        let new = Function {
            name: DeclName::Ctor,
            context: DeclContext::Record(record),
            ty: from.ty,
            params,
            span: from.span,
            linkage: Linkage::Odr,
            access: from.access,
            flags: from.flags
                & (FnFlags::EXPLICIT | FnFlags::CONSTEXPR | FnFlags::DELETED | FnFlags::NOINLINE)
                | FnFlags::INLINE
                | FnFlags::IMPLICIT,
            spaces: from.spaces,
            kernel: None,
            instance_of: None,
            asm_label: None,
            vtable_slot: None,
            body: BodyState::None,
        };
        let function = self.tree.functions.push(new);
        let noexcept = self.fn_info[ctor].noexcept;
        let packs = self.fn_info[ctor].packs.clone();
        let scope = self.fn_info[ctor].scope;
        let requires = self.fn_info[ctor].requires;
        let info = &mut self.fn_info[function];
        info.inherits = ctor.into();
        info.noexcept = noexcept;
        info.packs = packs;
        info.scope = scope;
        info.requires = requires;
        self.tree.records[record].methods.push(function);
        function
    }

    /// Span of a record for messages.
    pub fn record_span(&self, record: RecordId) -> Span {
        self.tree.records[record].span
    }
}
