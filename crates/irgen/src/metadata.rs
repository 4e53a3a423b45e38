//! Module metadata: `nvvm.annotations`, `nvvmir.version`, `llvm.used`.

use oxicc_arch::Feature;
use oxicc_frontend::tree::Function;
use oxicc_ir::{AddrSpace, CastOp, Const, Global, GlobalId, Linkage, Md, Type};

use crate::abi::Signature;
use crate::module::ModuleGen;
use crate::{Error, Res};

/// Annotation tuples in order of creation.
#[derive(Default)]
pub(crate) struct Annotations {
    tuples: Vec<(GlobalId, Vec<(&'static str, Value)>)>,
}

enum Value {
    Int(u32),
    /// A nested tuple of numbers.
    List(Vec<u32>),
}

impl ModuleGen<'_> {
    /// Notes what the code generator must know about a defined function.
    pub(crate) fn annotate_function(&mut self, id: GlobalId, f: &Function, signature: &Signature) -> Res<()> {
        let mut keys: Vec<(&'static str, Value)> = Vec::new();
        for &(index, bytes) in &signature.aligns {
            keys.push(("align", Value::Int((index << 16) + bytes)));
        }
        if f.is_kernel() {
            keys.push(("kernel", Value::Int(1)));
        }
        if let Some(k) = f.kernel.as_deref() {
            let clusters = self.options.target.has(Feature::Cluster);
            if let Some(n) = k.max_threads.filter(|n| *n > 0) {
                keys.push(("maxntidx", Value::Int(n)));
            }
            if let Some(n) = k.min_blocks.filter(|n| *n > 0) {
                keys.push(("minctasm", Value::Int(n)));
            }
            if let Some(n) = k.max_cluster_rank {
                if !clusters {
                    let message = "cannot specify max blocks per cluster for this GPU architecture";
                    return Err(Error::new(f.span, message));
                }
                keys.push(("cluster_max_blocks", Value::Int(n)));
            }
            if let Some(n) = k.max_registers {
                keys.push(("maxnreg", Value::Int(n)));
            }
            if k.block_size.is_some() && !clusters {
                return Err(Error::new(f.span, "__block_size__ is not supported for this GPU architecture"));
            }
            if k.cluster_dims.is_some() && !clusters {
                return Err(Error::new(
                    f.span,
                    "__cluster_dims__ is not supported for this GPU architecture",
                ));
            }
            if let Some([x, y, z]) = k.cluster_shape() {
                keys.push(("cluster_dim_x", Value::Int(x)));
                keys.push(("cluster_dim_y", Value::Int(y)));
                keys.push(("cluster_dim_z", Value::Int(z)));
            }
        }
        if f.is_kernel() {
            let constants = f.params.iter().enumerate().filter(|(_, p)| p.grid_constant);
            let list: Vec<u32> = constants.map(|(i, _)| i as u32 + 1).collect();
            if !list.is_empty() {
                keys.push(("grid_constant", Value::List(list)));
            }
        }
        if !keys.is_empty() {
            self.annotations.tuples.push((id, keys));
        }
        Ok(())
    }

    pub(crate) fn annotate_managed(&mut self, id: GlobalId) {
        self.annotations.tuples.push((id, vec![("managed", Value::Int(1))]));
    }

    /// Writes the named metadata and `@llvm.used`.
    pub(crate) fn finish_metadata(&mut self) {
        let version = {
            let md = &self.module.ctx.metadata;
            let numbers: &[u32] = if self.debug.is_some() { &[2, 0, 3, 2] } else { &[2, 0] };
            let numbers: Vec<Md> = numbers.iter().map(|n| md.const_i32(*n)).collect();
            md.node(&numbers)
        };
        self.module.ctx.metadata.add_named("nvvmir.version", version);
        for (id, keys) in std::mem::take(&mut self.annotations.tuples) {
            let mut elems: Vec<Md> = vec![self.module.ctx.global_md(id)];
            let md = &self.module.ctx.metadata;
            for (key, value) in keys {
                elems.push(md.string(key));
                elems.push(match value {
                    Value::Int(v) => md.const_i32(v),
                    Value::List(list) => {
                        let list: Vec<Md> = list.into_iter().map(|v| md.const_i32(v)).collect();
                        md.node(&list)
                    }
                });
            }
            let node = md.node(&elems);
            self.module.ctx.metadata.add_named("nvvm.annotations", node);
        }
        let used: Vec<GlobalId> =
            self.used_vars.iter().chain(&self.used_functions).chain(&self.kernels).copied().collect();
        self.define_used(&used);
        if self.debug.is_some() {
            self.module.ctx.add_module_flag(1, "Debug Info Version", 3);
        }
    }

    fn define_used(&mut self, used: &[GlobalId]) {
        if used.is_empty() {
            return;
        }
        let elems: Vec<Const> = used.iter().map(|&id| self.generic_address(id)).collect();
        let ctx = &mut self.module.ctx;
        let ty = ctx.types.array(Type::PTR, elems.len() as u64);
        let init = ctx.consts.aggregate(&ctx.types, ty, &elems);
        let mut global = Global::variable("llvm.used", ty, AddrSpace::GENERIC, Some(init));
        global.linkage = Linkage::Appending;
        global.section = Some("llvm.metadata".into());
        ctx.add_global(global);
    }

    /// The address of a global as a generic pointer, in the module's pool.
    pub(crate) fn generic_address(&mut self, id: GlobalId) -> Const {
        let ty = self.module.ctx.global_ptr_type(id);
        let address = self.module.ctx.consts.global(ty, id);
        if ty == Type::PTR {
            return address;
        }
        self.module.ctx.consts.cast(CastOp::AddrSpaceCast, address, Type::PTR)
    }
}
