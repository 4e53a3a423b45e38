//! Inherited constructors.

use crate::sema::Sema;
use crate::sema::class::special::Special;
use crate::sema::lookup::scope::{Decl, Entry, Key};
use crate::tree::{
    Access, Base, BodyState, DeclContext, DeclName, FnFlags, Function, FunctionId, Linkage, Param, RecordId,
};

/// Class properties.
impl Sema<'_> {
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
                    self.classes.inherited_ctor_templates.insert((record, t));
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
        if let Some(known) = self.classes.inherited_instances.get(&(record, ctor)) {
            return *known;
        }
        let passes = |b: &Base| {
            b.record == home || self.classes.inherited_ctor_templates.contains(&(b.record, template))
        };
        let Some(base) = self.tree.records[record].bases.iter().find(|b| passes(b)).map(|b| b.record) else {
            return ctor;
        };
        let inner = self.constructor_for(base, ctor);
        let own = self.new_inherited(record, inner);
        self.classes.inherited_instances.insert((record, ctor), own);
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
}
