//! Kernel launches in device code: a buffer for the parameters is asked for, filled and handed to the device runtime.
//!
//! ```text
//! buffer = __cudaCDP2GetParameterBufferV2(kernel, grid, block, shared);
//! if (buffer) { parameters at their offsets; __cudaCDP2LaunchDeviceV2(buffer, stream); }
//! ```

use oxicc_frontend::layout;
use oxicc_frontend::mangle::Variant;
use oxicc_frontend::tree::expr::ExprId;
use oxicc_frontend::tree::{DeclName, FunctionId, TypeKind};
use oxicc_ir::{CallInfo, Type, Value};

use crate::Res;
use crate::abi::Pass;
use crate::function::FnGen;
use crate::types::Class;

const GET_BUFFER: &str = "__cudaCDP2GetParameterBufferV2";
const LAUNCH: &str = "__cudaCDP2LaunchDeviceV2";

impl<'t> FnGen<'_, 't> {
    pub(crate) fn kernel_launch(
        &mut self,
        kernel: ExprId,
        config: &'t [ExprId],
        args: &'t [ExprId],
    ) -> Res<()> {
        let (Some(get_buffer), Some(launch), [grid, block, more @ ..]) =
            (self.runtime_function(GET_BUFFER), self.runtime_function(LAUNCH), config)
        else {
            return Err(self.unsupported("launching a kernel without the device runtime's header"));
        };
        let tree = self.m.tree;
        let mut ty = self.expr(kernel).ty;
        let target = match tree.types.get(ty) {
            TypeKind::Pointer(to) => {
                ty = *to;
                self.scalar(kernel)?
            }
            _ => self.place(kernel)?.ptr,
        };
        let Some(params) = tree.types.as_function(ty).map(|f| &f.params) else {
            return Err(self.error("Expected pointer to function!"));
        };
        let grid = self.runtime_argument(get_buffer, 1, *grid)?;
        let block = self.runtime_argument(get_buffer, 2, *block)?;
        let shared = match more.first() {
            Some(bytes) => {
                let bytes = self.scalar(*bytes)?;
                self.truncate_to_i32(bytes)
            }
            None => self.zero(Type::I32),
        };
        let stream = match more.get(1) {
            Some(stream) => self.scalar(*stream)?,
            None => self.zero(Type::PTR),
        };
        let Some(buffer) = self.call_runtime(get_buffer, &[target, grid, block, shared])? else {
            return Err(self.error("Argument mismatch in a call"));
        };
        let is_null = self.is_null(buffer);
        let (fill, end) = (self.new_block(), self.new_block());
        self.ensure_open();
        self.cond_br(is_null, end, fill);
        self.f.append_block(fill);
        self.enter(fill);
        let mut offset = 0u64;
        for (&arg, &param) in args.iter().zip(params.iter()) {
            let is_ref = tree.types.is_reference(param);
            let (size, align) =
                if is_ref { (8, 8) } else { layout::size_align(tree, param).unwrap_or((1, 1)) };
            offset = offset.next_multiple_of(align.max(1));
            let at = self.i64(offset as i64);
            let at = self.gep("param", Type::I8, buffer, &[at]);
            let bytes = crate::emit::align(align);
            if is_ref {
                let place = self.place(arg)?;
                self.store(place.ptr, at, bytes, false);
            } else if self.class_of(param) == Class::Aggregate {
                let dest = self.place_at(at, param);
                self.emit_into(arg, dest)?;
            } else {
                let value = self.scalar(arg)?;
                self.store(value, at, bytes, false);
            }
            offset += size;
        }
        self.call_runtime(launch, &[buffer, stream])?;
        self.place_block(end);
        Ok(())
    }

    /// A function of the device runtime, as its header declares it.
    fn runtime_function(&self, name: &str) -> Option<FunctionId> {
        let (tree, names) = (self.m.tree, self.m.names);
        let is_it = |n: DeclName| matches!(n, DeclName::Ident(s) if names.get(s) == name);
        tree.functions.iter().find(|(_, f)| is_it(f.name)).map(|(id, _)| id)
    }

    /// An argument of the device runtime, passed as its declaration says.
    fn runtime_argument(&mut self, function: FunctionId, index: usize, arg: ExprId) -> Res<Value> {
        let signature = self.m.signature_of(function)?;
        let ty = self.m.tree.types.as_function(self.m.tree.functions[function].ty);
        match (signature.params.get(index).copied(), ty.and_then(|t| t.params.get(index))) {
            (Some(pass @ (Pass::Value(_) | Pass::ByVal(..) | Pass::Address)), Some(&param)) => {
                self.argument(arg, param, pass)
            }
            _ => Err(self.error("Argument mismatch in a call")),
        }
    }

    fn call_runtime(&mut self, function: FunctionId, values: &[Value]) -> Res<Option<Value>> {
        let signature = self.m.signature_of(function)?;
        if signature.params.len() != values.len() {
            return Err(self.error("Argument mismatch in a call"));
        }
        let id = self.m.function(function, Variant::Complete)?;
        let target = self.global(id);
        let info = CallInfo { attrs: signature.attrs, ..CallInfo::new(signature.ty) };
        Ok(self.call_with(info, target, values).1)
    }

    fn truncate_to_i32(&mut self, v: Value) -> Value {
        if self.f.value_type(v) == Type::I32 { v } else { self.cast(oxicc_ir::CastOp::Trunc, v, Type::I32) }
    }
}
