//! Exception handling, which does not exist on the device: nothing ever unwinds, and no module has it.
//!
//! The readers of text and bitcode take an `invoke` for a call and a branch to its normal destination. Landing pads
//! and funclets are then unreachable; their values are poison, their ends `unreachable`.

use crate::function::Function;
use crate::inst::{Block, Inst, Op, Value};
use crate::metadata::{FixedMdKind, MdKind};
use smallvec::SmallVec;

/// Tag of the operand bundle that says which funclet a call is in; the readers leave it out.
pub(crate) const FUNCLET: &str = "funclet";

/// Removes the phi entries of edges that do not exist; a phi left without entries is never reached.
pub(crate) fn drop_unwind_edges(func: &mut Function, edges: &[(Block, Block)]) {
    for &(from, to) in edges {
        func.remove_phi_edge(to, from);
        drop_weights(func, from);
    }
    for &(_, to) in edges {
        let empty: SmallVec<[Inst; 4]> =
            func.phis(to).filter(|&phi| func.block_operands(phi).is_empty()).collect();
        for phi in empty {
            let poison: Value = func.poison(func.inst_type(phi));
            func.replace_with_value(phi, poison);
        }
    }
}

/// Removes the weights of an `invoke`'s two ways from the call that is left of it.
fn drop_weights(func: &mut Function, block: Block) {
    let Some(call) = func.terminator(block).and_then(|branch| func.prev_inst(branch)) else { return };
    if matches!(func.op(call), Op::Call(_)) {
        func.set_attachment(call, MdKind::Fixed(FixedMdKind::Prof), None);
    }
}
