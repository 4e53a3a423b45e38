//! `isspacep`: which memory an address lies in, answered where its computation tells.
//!
//! ```text
//! %p = addrspacecast ptr addrspace(3) @s to ptr
//! %c = call i1 @llvm.nvvm.isspacep.shared(ptr %p)        ; uses of %c use true
//! ```
//!
//! `cuda::barrier`, `cuda::pipeline` and `memcpy_async` choose their path by such questions: an answer leaves one of many.

use oxicc_ir::{AddrSpace, Type, Value};
use smallvec::{SmallVec, smallvec};

use super::Combiner;
use crate::alias;

/// Pointers that an address may be one of.
const MAX_SOURCES: usize = 16;

impl Combiner<'_> {
    /// The answer of `llvm.nvvm.isspacep.SPACE` for an address.
    pub(super) fn is_in_space(&mut self, space: &str, ptr: Value) -> Option<Value> {
        let asked = match space {
            "global" => &[AddrSpace::GLOBAL][..],
            "const" => &[AddrSpace::CONST],
            "local" => &[AddrSpace::LOCAL],
            // The memory of the own block is a part of the cluster's.
            "shared" => &[AddrSpace::SHARED],
            "shared.cluster" => &[AddrSpace::SHARED, AddrSpace::SHARED_CLUSTER],
            "param" | "grid_const" => &[AddrSpace::PARAM],
            _ => return None,
        };
        let known = self.space_of(ptr)?;
        // Memory of the cluster may be the own block's.
        if known == AddrSpace::SHARED_CLUSTER && asked == [AddrSpace::SHARED] {
            return None;
        }
        // Parameters of a kernel have generic addresses in constant memory or in none, as the architecture has it.
        if known == AddrSpace::PARAM && asked != [AddrSpace::SHARED] && asked != [AddrSpace::LOCAL] {
            return None;
        }
        let answer = asked.contains(&known);
        Some(self.func.const_int(self.types, Type::I1, u64::from(answer)))
    }

    /// The memory that all pointers an address may be computed from point to.
    fn space_of(&self, ptr: Value) -> Option<AddrSpace> {
        let mut seen: SmallVec<[Value; MAX_SOURCES]> = smallvec![ptr];
        let mut found = None;
        let mut next = 0;
        while let Some(&at) = seen.get(next) {
            next += 1;
            let (object, space) = alias::object(self.ctx, self.func, at);
            if space != AddrSpace::GENERIC {
                if found.is_some_and(|other| other != space) {
                    return None;
                }
                found = Some(space);
                continue;
            }
            let sources = match self.func.value_inst_data(object)? {
                oxicc_ir::InstData::Phi { values, .. } => values,
                oxicc_ir::InstData::Select { .. } => &self.func.operands(self.func.value_inst(object)?)[1..],
                _ => return None,
            };
            for &v in sources {
                if !seen.contains(&v) {
                    seen.push(v);
                }
            }
            if seen.len() > MAX_SOURCES {
                return None;
            }
        }
        found
    }
}
