//! Variables for a debugger: parameters, locals, variables with static storage.

use oxicc_frontend::layout;
use oxicc_frontend::tree::body::BoundPart;
use oxicc_frontend::tree::types::TypeKind;
use oxicc_frontend::tree::{
    DeclContext, FieldRef, Function, Linkage, LocalId, LocalKind, MemorySpace, QualType, VarFlags, VarId,
};
use oxicc_ir::{
    DbgLocation, DbgRecord, DbgRecordKind, ExprOp, FixedMdKind, GlobalId, Md, MdField, Op, Type, Value,
};
use oxicc_source::Span;

use super::{int, keyword, node, string};
use crate::emit::align;
use crate::function::FnGen;
use crate::module::ModuleGen;

impl ModuleGen<'_> {
    /// Describes a variable with static storage.
    pub(crate) fn debug_variable(&mut self, id: VarId, global: GlobalId) {
        if !self.has_full_debug() {
            return;
        }
        let tree = self.tree;
        let var = &tree.vars[id];
        let Some(name) = var.name else { return };
        // Another unit defines and describes it.
        if var.flags.contains(VarFlags::EXTERN) && var.space != MemorySpace::Shared {
            return;
        }
        let name = self.names.get(name);
        let linkage_name = self.module.ctx.global(global).name().to_string();
        let (file, line) = self.debug_place(var.span.lo);
        let Some(file) = file else { return };
        let scope = self.debug_context(var.context).unwrap_or(file);
        let ty = self.debug_written_type(var.ty, var.span);
        let local = matches!(var.linkage, Linkage::Internal | Linkage::None);
        let mut fields = vec![
            ("name", string(name)),
            ("linkageName", string(&linkage_name)),
            ("scope", node(scope)),
            ("file", node(file)),
            ("line", int(line)),
            ("type", MdField::Md(ty)),
            ("isLocal", MdField::Bool(local)),
            ("isDefinition", MdField::Bool(true)),
        ];
        if let DeclContext::Record(_) = var.context
            && let Some(&declaration) = self.debug.as_ref().and_then(|d| d.member_declarations.get(&id))
        {
            fields.push(("declaration", node(declaration)));
        }
        let md = &self.module.ctx.metadata;
        let variable = md.special_node(true, "DIGlobalVariable", fields);
        let expr = md.expression(&[]);
        let fields = vec![("var", node(variable)), ("expr", node(expr))];
        let pair = md.special_node(false, "DIGlobalVariableExpression", fields);
        self.module.ctx.global_mut(global).metadata.push((FixedMdKind::Dbg.into(), pair));
        if let Some(debug) = &mut self.debug {
            debug.globals.push(pair);
        }
    }
}

impl FnGen<'_, '_> {
    /// Says that a local lives in memory.
    pub(crate) fn declare_local(&mut self, local: LocalId, ptr: Value) {
        if !self.m.has_full_debug() || self.scopes.is_none() {
            return;
        }
        self.declare_bound_parts(local, ptr);
        let info = &self.body.locals[local];
        let Some(name) = info.name else { return };
        let name = self.m.names.get(name);
        let (arg, hidden) = match info.kind {
            LocalKind::Param(n) => {
                let this = self.function.is_some_and(|f| self.m.tree.functions[f].has_this());
                (Some(n + 1 + u32::from(this)), false)
            }
            LocalKind::Var => (None, false),
            LocalKind::Hidden => (None, true),
        };
        let ty = self.m.debug_written_type(info.ty, info.span);
        self.declare_variable(name, arg, ty, info.span, hidden, (ptr, 0));
    }

    /// The names of a structured binding over an object in memory: its parts.
    fn declare_bound_parts(&mut self, local: LocalId, object: Value) {
        let (body, ty) = (self.body, self.body.locals[local].ty);
        for bound in body.bound_names.iter().filter(|b| b.local == local) {
            let Some((part, offset)) = self.bound_part(ty, bound.part) else { continue };
            let name = self.m.names.get(bound.name);
            let ty = self.m.debug_written_type(part, bound.span);
            self.declare_variable(name, None, ty, bound.span, false, (object, offset));
        }
    }

    /// The names of a structured binding over a reference: references to the parts.
    pub(crate) fn declare_bound_references(&mut self, local: LocalId, object: Value) {
        if !self.m.has_full_debug() || self.scopes.is_none() {
            return;
        }
        let (body, types) = (self.body, &self.m.tree.types);
        let ty = types.strip_ref(body.locals[local].ty);
        for bound in body.bound_names.iter().filter(|b| b.local == local) {
            let part = self.bound_part(ty, bound.part).filter(|(part, _)| !types.is_reference(*part));
            let Some((part, offset)) = part else { continue };
            let name = self.m.names.get(bound.name);
            let address = self.byte_offset(object, offset as i64);
            let slot = self.spill_address("ref", address);
            let ty = self.m.debug_reference_to(part);
            self.declare_variable(name, None, Some(ty), bound.span, false, (slot, 0));
        }
    }

    /// Type and offset of what a name of a structured binding stands for. Bit-fields have no address, and members of bases are left out.
    fn bound_part(&self, object: QualType, part: BoundPart) -> Option<(QualType, u64)> {
        let tree = self.m.tree;
        match part {
            BoundPart::Whole => Some((object, 0)),
            BoundPart::Element(index) => {
                let TypeKind::Array { elem, .. } = *tree.types.get(object) else { return None };
                Some((elem, self.m.size_of(elem) * u64::from(index)))
            }
            BoundPart::Field(FieldRef { record, index }) => {
                let field = tree.records[record].fields.get(index as usize)?;
                let is_own = tree.types.as_record(object) == Some(record) && field.bits.is_none();
                is_own.then(|| (field.ty, layout::field_bit_offset(tree, record, index) / 8))
            }
        }
    }

    /// A local that is an address, in memory of its own: what a debugger reads.
    pub(crate) fn declare_reference(&mut self, local: LocalId, address: Value) {
        if self.m.has_full_debug() && self.scopes.is_some() && self.body.locals[local].name.is_some() {
            let slot = self.spill_address("ref", address);
            self.declare_local(local, slot);
        }
    }

    /// An object that came by address: a debugger sees a reference to it.
    pub(crate) fn declare_indirect(&mut self, local: LocalId, address: Value) {
        if !self.m.has_full_debug() || self.scopes.is_none() {
            return;
        }
        let info = &self.body.locals[local];
        let (Some(name), LocalKind::Param(n)) = (info.name, info.kind) else { return };
        let name = self.m.names.get(name);
        let this = self.function.is_some_and(|f| self.m.tree.functions[f].has_this());
        let ty = self.m.debug_reference_to(info.ty);
        let slot = self.spill_address("indirect", address);
        self.declare_variable(name, Some(n + 1 + u32::from(this)), Some(ty), info.span, false, (slot, 0));
    }

    /// Gives `this` a place.
    pub(crate) fn declare_this(&mut self, function: &Function, this: Value) {
        if !self.m.has_full_debug() || self.scopes.is_none() {
            return;
        }
        let Some(ty) = self.m.debug_this_type(function, false) else { return };
        let slot = self.spill_address("this", this);
        self.declare_variable("this", Some(1), Some(ty), function.span, true, (slot, 0));
    }

    fn spill_address(&mut self, name: &str, address: Value) -> Value {
        let a = align(8);
        let slot = self.alloca_named(name, ".addr", Type::PTR, a);
        self.store(address, slot, a, false);
        slot
    }

    fn declare_variable(
        &mut self,
        name: &str,
        arg: Option<u32>,
        ty: Option<Md>,
        span: Span,
        hidden: bool,
        (ptr, offset): (Value, u64),
    ) {
        let (file, line) = self.m.debug_place(span.lo);
        let loc = self.debug_loc(span.lo);
        let Some(scopes) = &mut self.scopes else { return };
        let scope = if arg.is_some() { scopes.subprogram } else { scopes.innermost() };
        let mut fields = vec![("name", string(name))];
        fields.extend(arg.map(|n| ("arg", int(n))));
        fields.push(("scope", node(scope)));
        fields.push(("file", MdField::Md(file)));
        fields.push(("line", int(line)));
        fields.push(("type", MdField::Md(ty)));
        if hidden {
            let flags =
                if name == "this" { "DIFlagArtificial | DIFlagObjectPointer" } else { "DIFlagArtificial" };
            fields.push(("flags", keyword(flags)));
        }
        let md = &self.m.module.ctx.metadata;
        let variable = md.special_node(false, "DILocalVariable", fields);
        let add = [ExprOp::Keyword("DW_OP_plus_uconst".into()), ExprOp::Int(offset)];
        let expr = md.expression(if offset == 0 { &[] } else { &add });
        let record = DbgRecord {
            kind: DbgRecordKind::Declare,
            location: DbgLocation::Value(ptr),
            address: DbgLocation::None,
            variable,
            expr: Some(expr),
            loc,
        };
        scopes.records.push(record);
    }

    /// Puts the records behind the slots of the entry block.
    pub(crate) fn place_debug_records(&mut self) {
        let Some(scopes) = &mut self.scopes else { return };
        let records = std::mem::take(&mut scopes.records);
        let first = self.f.block_insts(self.entry).find(|i| !matches!(self.f.op(*i), Op::Alloca { .. }));
        if let Some(first) = first {
            for record in records {
                self.f.add_record(first, record);
            }
        }
    }
}
