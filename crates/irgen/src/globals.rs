//! Variables with static storage and string literals.

use oxicc_frontend::mangle;
use oxicc_frontend::tree::types::ArrayLen;
use oxicc_frontend::tree::{
    DeclContext, InitState, Linkage as TreeLinkage, MemorySpace, QualType, RecordId, StringId, TypeKind,
    VarFlags, VarId, Variable,
};
use oxicc_ir::{AddrSpace, Global, GlobalId, Linkage, Type};

use crate::emit::align;
use crate::module::ModuleGen;
use crate::{Error, Res};

impl ModuleGen<'_> {
    /// The global of a variable, defined on first use.
    pub(crate) fn variable(&mut self, id: VarId) -> Res<GlobalId> {
        if let Some(&done) = self.vars.get(&id) {
            return Ok(done);
        }
        let tree = self.tree;
        let var = &tree.vars[id];
        if var.special.is_some() {
            return Err(Error::new(var.span, "cannot take address of builtin variable"));
        }
        if var.flags.contains(VarFlags::THREAD_LOCAL) {
            let message = "cannot use thread_local specifier for variable declarations in device code";
            return Err(Error::new(var.span, message));
        }
        let ty = self.ir_type(var.ty).map_err(|e| Error { span: var.span, ..e })?;
        let space = match var.space {
            MemorySpace::Shared => AddrSpace::SHARED,
            MemorySpace::Constant => AddrSpace::CONST,
            MemorySpace::Device | MemorySpace::Managed | MemorySpace::Host => AddrSpace::GLOBAL,
        };
        let unsized_array = matches!(tree.types.get(var.ty), TypeKind::Array { len: ArrayLen::Unknown, .. });
        let dynamic_shared = var.space == MemorySpace::Shared && unsized_array;
        let shared = var.space == MemorySpace::Shared && !var.flags.contains(VarFlags::EXTERN);
        let member = !matches!(var.context, DeclContext::Function { .. });
        let name = if self.is_host_visible(var) || shared && member {
            self.options.variable_symbol(tree, self.names, id)
        } else {
            mangle::variable(self.mangle_names(), id)
        };
        let linkage = self.variable_linkage(var);
        let mut global = Global::variable(&name, ty, space, None);
        global.linkage = if dynamic_shared { Linkage::External } else { linkage };
        let mut bytes = self.align_of(var.ty).max(var.align as u64);
        if dynamic_shared && !self.options.relocatable {
            bytes = bytes.max(16);
        }
        global.align = Some(align(bytes));
        let is_const =
            matches!(var.space, MemorySpace::Device | MemorySpace::Host) && self.is_const_object(var.ty);
        let found = if dynamic_shared { self.module.ctx.find_global(&name) } else { None };
        let global = match found {
            // Every `extern __shared__` array of one name is the same memory.
            Some(found) => {
                let first = self.module.ctx.global_mut(found);
                first.align = first.align.max(Some(align(bytes)));
                found
            }
            None => self.module.ctx.add_global(global),
        };
        self.vars.insert(id, global);
        if found.is_none() {
            self.debug_variable(id, global);
        }
        if dynamic_shared {
            return Ok(global);
        }
        let init = self.initializer(var, ty)?;
        if let Some(v) = self.module.ctx.global_mut(global).as_variable_mut() {
            v.init = init;
            v.is_const = is_const && init.is_some();
        }
        if init.is_none() {
            self.module.ctx.global_mut(global).linkage = Linkage::External;
        }
        if var.space == MemorySpace::Managed {
            self.annotate_managed(global);
        }
        if init.is_some() && self.is_host_visible(var) {
            self.used_vars.push(global);
        }
        Ok(global)
    }

    /// Whether the host may refer to the variable by name.
    fn is_host_visible(&self, var: &Variable) -> bool {
        !matches!(var.context, DeclContext::Function { .. })
            && !var.flags.contains(VarFlags::TEMPLATE_PARAM)
            && matches!(var.space, MemorySpace::Device | MemorySpace::Constant | MemorySpace::Managed)
    }

    fn is_const_object(&self, ty: QualType) -> bool {
        let base = self.tree.types.array_base(ty);
        base.is_const() && !self.has_mutable_member(base)
    }

    /// Whether a constant object of the type changes after all.
    fn has_mutable_member(&self, ty: QualType) -> bool {
        let Some(record) = self.tree.types.as_record(self.tree.types.array_base(ty)) else { return false };
        let r = &self.tree.records[record];
        r.fields.iter().any(|f| f.mutable || self.has_mutable_member(f.ty))
            || r.bases
                .iter()
                .any(|b| self.record_qual_type(b.record).is_some_and(|ty| self.has_mutable_member(ty)))
    }

    fn variable_linkage(&self, var: &Variable) -> Linkage {
        if !self.options.relocatable
            || var.linkage == TreeLinkage::Internal
            || matches!(var.context, DeclContext::Function { .. })
            || matches!(var.space, MemorySpace::Host | MemorySpace::Shared)
        {
            return Linkage::Internal;
        }
        if var.instance_of.is_some() || var.linkage == TreeLinkage::Odr {
            Linkage::WeakOdr
        } else {
            Linkage::External
        }
    }

    /// The initial value, or `None` for a declaration.
    fn initializer(&mut self, var: &Variable, ty: Type) -> Res<Option<oxicc_ir::Const>> {
        if var.space == MemorySpace::Shared {
            return Ok(Some(self.module.ctx.consts.undef(ty)));
        }
        let at = |e: Error| if e.span.is_none() { Error { span: var.span, ..e } } else { e };
        match &var.init {
            InitState::Constant(value) => self.constant(var.ty, value).map(Some).map_err(at),
            InitState::None if var.flags.contains(VarFlags::EXTERN) => Ok(None),
            InitState::None => self.zero_constant(var.ty).map(Some).map_err(at),
            _ if matches!(var.context, DeclContext::Function { .. }) => Err(Error::new(
                var.span,
                "dynamic initialization is not supported for a function-scope static __device__ variable within a \
                 __device__/__global__ function",
            )),
            _ => {
                let what = match var.space {
                    MemorySpace::Constant => "__constant__",
                    MemorySpace::Managed => "__managed__",
                    _ => "__device__",
                };
                Err(Error::new(
                    var.span,
                    format!("dynamic initialization is not supported for a {what} variable"),
                ))
            }
        }
    }

    /// The global of a string literal.
    pub(crate) fn string(&mut self, id: StringId) -> Res<GlobalId> {
        if let Some(&done) = self.strings.get(&id) {
            return Ok(done);
        }
        let literal = &self.tree.strings[id];
        let elem = self.ir_type(literal.elem.into())?;
        let ctx = &mut self.module.ctx;
        let init = if elem == Type::I8 {
            ctx.consts.bytes(&ctx.types, &literal.bytes)
        } else {
            let width = self.module.ctx.data_layout.store_size(&self.module.ctx.types, elem) as usize;
            let ctx = &mut self.module.ctx;
            let units = literal.bytes.chunks(width.max(1)).map(|chunk| {
                let value = chunk.iter().rev().fold(0u64, |v, b| v << 8 | *b as u64);
                ctx.consts.int(&ctx.types, elem, value)
            });
            let units: Vec<_> = units.collect();
            let ty = ctx.types.array(elem, units.len() as u64);
            ctx.consts.aggregate(&ctx.types, ty, &units)
        };
        let global = self.private_constant("$str", init);
        self.strings.insert(id, global);
        Ok(global)
    }

    /// A private constant in global memory.
    pub(crate) fn private_constant(&mut self, stem: &str, init: oxicc_ir::Const) -> GlobalId {
        let ctx = &mut self.module.ctx;
        let ty = ctx.consts.ty(init);
        let mut name = stem.to_string();
        let mut n = self.strings.len();
        while ctx.find_global(&name).is_some() {
            n = n.max(1);
            name = format!("{stem}${n}");
            n += 1;
        }
        let mut global = Global::variable(&name, ty, AddrSpace::GLOBAL, Some(init));
        global.linkage = Linkage::Private;
        if let Some(v) = global.as_variable_mut() {
            v.is_const = true;
        }
        ctx.add_global(global)
    }

    /// The type of a class, where the tree has made one.
    pub(crate) fn record_qual_type(&self, record: RecordId) -> Option<QualType> {
        self.tree.types.find(&TypeKind::Record(record)).map(QualType::from)
    }
}
