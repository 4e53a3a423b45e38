//! What the target makes of the orders and scopes of `__nv_atomic_*`.

use oxicc_source::Span;

use crate::builtins::{Lowering, NvAtomic};
use crate::diag;
use crate::sema::Sema;
use crate::tree::ExprId;

/// What the target has of the memory model.
#[derive(Clone, Copy, Debug)]
pub struct ScopedAtomics {
    /// Instructions with a memory order.
    pub orders: bool,
    /// The scope of a cluster.
    pub cluster: bool,
}

/// `__NV_THREAD_SCOPE_CLUSTER`.
const CLUSTER: i128 = 2;

impl Sema<'_> {
    /// Warns where an atomic operation will not be what it says, in the order in which the reference does.
    pub(crate) fn warn_of_scoped_atomic(&mut self, lowering: &Lowering, args: &[ExprId], span: Span) {
        let target = self.options.scoped_atomics;
        if target.orders && target.cluster {
            return;
        }
        let (scope_at, is_access, is_fence) = match lowering {
            Lowering::NvFence => (1, false, true),
            Lowering::NvAtomic(NvAtomic::LoadN) => (2, true, false),
            Lowering::NvAtomic(NvAtomic::Load | NvAtomic::Store | NvAtomic::StoreN) => (3, true, false),
            Lowering::NvAtomic(NvAtomic::Exchange) => (4, false, false),
            Lowering::NvAtomic(NvAtomic::CompareExchange | NvAtomic::CompareExchangeN) => (6, false, false),
            Lowering::NvAtomic(_) => (3, false, false),
            _ => return,
        };
        let order = !target.orders;
        let cluster =
            !target.cluster && args.get(scope_at).is_some_and(|e| self.fold_int(*e) == Some(CLUSTER));
        if order && (is_access || is_fence) {
            self.report(diag::atomic_operations_argument_of_memory_order(), span);
        }
        if cluster && is_access {
            let text = diag::atomic_load_and_stores_scope_of_cluster();
            self.report(text, span);
        } else if cluster {
            let text = diag::atomic_operations_scope_of_cluster_is_supported();
            self.report(text, span);
        }
        if order && !is_access && !is_fence {
            self.report(diag::atomic_operations_argument_of_memory_order(), span);
        }
    }
}
