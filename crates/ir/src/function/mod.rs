//! Function bodies: values, instructions, blocks, and the lists that connect them.
//!
//! - [`uses`]: operands and use lists
//! - [`layout`]: the order of blocks and of instructions in them
//! - [`view`]: reading instructions ([`Function::inst`])
//! - [`change`]: creating, changing, removing instructions; constants
//! - [`flow`]: predecessors, successors and edits of the control-flow graph
//! - [`debug`]: source locations, debug records, attachments, names
//! - [`copy`]: copying blocks within a function and from another
//! - [`remap`]: moving a body to another module

mod change;
mod copy;
mod debug;
mod flow;
mod layout;
mod remap;
mod uses;
mod view;

pub use copy::CopyMap;
pub use debug::{DbgLocation, DbgRecord, DbgRecordKind};
pub use remap::Remap;
pub use uses::Use;
use uses::{SlotPool, Slots};

use crate::consts::{Const, ConstPool};
use crate::global::GlobalId;
use crate::inst::{
    AsmId, Block, Bundle, BundleList, DebugLoc, DebugLocData, IndexList, InlineAsm, Inst, Op, Value,
};
use crate::metadata::{Md, MdKind};
use crate::module::Context;
use crate::types::Type;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{PrimaryMap, SecondaryMap};
use rustc_hash::FxHashMap;

/// What a value is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueDef {
    /// Result of an instruction.
    Inst(Inst),
    /// Argument by number.
    Arg(u32),
    /// A constant of [`Function::consts`], globals included.
    Const(Const),
    /// Inline assembly; only as a callee.
    Asm(AsmId),
    /// Metadata passed to an intrinsic: `metadata !5`.
    Metadata(Md),
    /// A local value passed to an intrinsic as metadata: `metadata i32 %x`. Not a use of the value.
    LocalMetadata(Value),
    /// Only while reading text: a value used before its definition.
    Forward,
}

#[derive(Clone, Copy, Debug)]
struct ValueNode {
    ty: Type,
    def: ValueDef,
}

#[derive(Clone, Debug)]
struct InstNode {
    op: Op,
    values: Slots,
    blocks: Slots,
    result: PackedOption<Value>,
    block: PackedOption<Block>,
    prev: PackedOption<Inst>,
    next: PackedOption<Inst>,
    /// Grows along the block; gaps allow insertion.
    seq: u32,
    loc: PackedOption<DebugLoc>,
    attachments: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct BlockNode {
    first: PackedOption<Inst>,
    last: PackedOption<Inst>,
    prev: PackedOption<Block>,
    next: PackedOption<Block>,
    in_layout: bool,
}

/// The body of a function. See the crate doc for the rules.
#[derive(Clone, Debug)]
pub struct Function {
    /// The function this is the body of.
    id: GlobalId,
    /// Its function type.
    ty: Type,
    params: Vec<Value>,
    values: PrimaryMap<Value, ValueNode>,
    insts: PrimaryMap<Inst, InstNode>,
    blocks: PrimaryMap<Block, BlockNode>,
    first_block: PackedOption<Block>,
    last_block: PackedOption<Block>,
    value_uses: SlotPool<Value>,
    block_uses: SlotPool<Block>,
    consts: ConstPool,
    /// The value of each constant that has one.
    const_values: SecondaryMap<Const, PackedOption<Value>>,
    asms: PrimaryMap<AsmId, InlineAsm>,
    asm_values: FxHashMap<InlineAsm, Value>,
    md_values: FxHashMap<Md, Value>,
    index_lists: PrimaryMap<IndexList, Box<[u32]>>,
    bundle_lists: PrimaryMap<BundleList, Box<[Bundle]>>,
    locs: PrimaryMap<DebugLoc, DebugLocData>,
    loc_map: FxHashMap<DebugLocData, DebugLoc>,
    loc_origins: FxHashMap<DebugLoc, Md>,
    /// Interned attachment lists; entry 0 is the empty one.
    attachment_lists: Vec<Box<[(MdKind, Md)]>>,
    attachment_map: FxHashMap<Box<[(MdKind, Md)]>, u32>,
    /// Debug records before each instruction.
    records: FxHashMap<Inst, Vec<DbgRecord>>,
    /// Instructions whose records (may) mention a value: most values have none, so replacing stays cheap.
    record_uses: FxHashMap<Value, Vec<Inst>>,
    names: debug::Names,
}

impl Function {
    /// Bytes that its values, instructions and blocks hold, those that were removed included; roughly: operands and names
    /// count by a factor.
    pub fn bytes(&self) -> usize {
        2 * (self.values.len() * size_of::<ValueNode>()
            + self.insts.len() * size_of::<InstNode>()
            + self.blocks.len() * size_of::<BlockNode>())
    }

    /// An empty body for the function `id`, with its arguments.
    pub fn new(ctx: &Context, id: GlobalId) -> Function {
        Function::with_type(ctx, id, ctx.global(id).value_type())
    }

    /// An empty body for a function of another type than its header says (yet).
    pub fn with_type(ctx: &Context, id: GlobalId, ty: Type) -> Function {
        let mut f = Function {
            id,
            ty,
            params: Vec::new(),
            values: PrimaryMap::new(),
            insts: PrimaryMap::new(),
            blocks: PrimaryMap::new(),
            first_block: None.into(),
            last_block: None.into(),
            value_uses: SlotPool::new(),
            block_uses: SlotPool::new(),
            consts: ConstPool::default(),
            const_values: SecondaryMap::new(),
            asms: PrimaryMap::new(),
            asm_values: FxHashMap::default(),
            md_values: FxHashMap::default(),
            index_lists: PrimaryMap::new(),
            bundle_lists: PrimaryMap::new(),
            locs: PrimaryMap::new(),
            loc_map: FxHashMap::default(),
            loc_origins: FxHashMap::default(),
            attachment_lists: vec![Box::default()],
            attachment_map: FxHashMap::default(),
            records: FxHashMap::default(),
            record_uses: FxHashMap::default(),
            names: debug::Names::default(),
        };
        if let Some(sig) = ctx.types.signature(ty) {
            for (i, &p) in sig.params.iter().enumerate() {
                let v = f.values.push(ValueNode { ty: p, def: ValueDef::Arg(i as u32) });
                f.params.push(v);
            }
        }
        f
    }

    /// The function this is the body of.
    pub fn id(&self) -> GlobalId {
        self.id
    }

    /// The function type.
    pub fn ty(&self) -> Type {
        self.ty
    }

    /// The arguments.
    pub fn params(&self) -> &[Value] {
        &self.params
    }

    /// The constants of this function.
    pub fn consts(&self) -> &ConstPool {
        &self.consts
    }

    /// The constants of this function, to add to.
    pub fn consts_mut(&mut self) -> &mut ConstPool {
        &mut self.consts
    }

    /// Size of a table indexed by [`Value`].
    pub fn num_values(&self) -> usize {
        self.values.len()
    }

    /// Size of a table indexed by [`Inst`].
    pub fn num_insts(&self) -> usize {
        self.insts.len()
    }

    /// Size of a table indexed by [`Block`].
    pub fn num_blocks(&self) -> usize {
        self.blocks.len()
    }

    /// Moves the body to another function header and type, keeping the arguments as they are; used when a pass
    /// changes the signature. Arguments are then edited by [`Function::set_params`].
    pub fn set_signature(&mut self, id: GlobalId, ty: Type) {
        self.id = id;
        self.ty = ty;
    }

    /// Replaces the argument list by fresh arguments of these types and returns the old arguments, whose uses
    /// the caller must replace.
    pub fn set_params(&mut self, types: &[Type]) -> Vec<Value> {
        let new = types
            .iter()
            .enumerate()
            .map(|(i, &ty)| self.values.push(ValueNode { ty, def: ValueDef::Arg(i as u32) }))
            .collect();
        std::mem::replace(&mut self.params, new)
    }
}

#[cfg(test)]
mod tests;
