//! Implicit special members, and the completion of classes.

use crate::sema::class::defaulted_members::Source;
use crate::sema::convert::UserMode;
use crate::sema::lookup::scope::{Decl, Entry, Key};
use crate::sema::overload::{ArgShape, Resolution};
use crate::sema::{Scoped, Sema};
use crate::tree::types::{FnType, QualType, Quals, RefQual, TypeKind};
use crate::tree::{
    Access, BodyState, DeclContext, DeclName, DefaultArg, FnFlags, Function, FunctionId, Linkage,
    OperatorName, Param, RecordFlags, RecordId, RecordKind, Spaces,
};

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
pub(crate) struct Declared {
    any_ctor: bool,
    pub(crate) default_ctor: Option<FunctionId>,
    pub(crate) copy_ctor: Option<FunctionId>,
    pub(crate) move_ctor: Option<FunctionId>,
    pub(crate) copy_assign: Option<FunctionId>,
    pub(crate) move_assign: Option<FunctionId>,
    pub(crate) dtor: Option<FunctionId>,
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
            let homes = self.friend_home.entry(crate::sema::lookup::decl_number(decl)).or_default();
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

    pub(crate) fn declared_specials(&mut self, record: RecordId) -> Declared {
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
    pub(crate) fn eligible_instead(&mut self, f: FunctionId, old: FunctionId) -> bool {
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
        if open || !self.classes.specials_declared.insert(record) {
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

    pub(crate) fn new_special(
        &mut self,
        record: RecordId,
        kind: Special,
        param: Option<QualType>,
    ) -> FunctionId {
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
