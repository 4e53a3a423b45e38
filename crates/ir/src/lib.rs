//! NVVM IR: types, values, text form, verifier and analyses of control flow.
//!
//! The IR has LLVM's semantics (opaque pointers with address spaces, poison and undef, nsw/nuw/exact, fast-math
//! flags, metadata, debug info) and LLVM's text form. This crate knows nothing of C++ and nothing of PTX, does
//! no I/O and folds nothing.
//!
//! # The module
//!
//! A [`Module`] is a [`Context`] and the function bodies beside it:
//!
//! ```text
//! Module
//! ├── ctx: Context                      shared read-only while function passes run
//! │   ├── types: Types                  Type -> TypeData        (interned, append-only)
//! │   ├── attrs: Attributes             AttrSet, AttrList       (interned, append-only)
//! │   ├── metadata: Metadata            Md -> MdData            (append-only), named nodes
//! │   ├── globals                       GlobalId -> Global: function headers, variables, aliases
//! │   ├── consts: ConstPool             initialisers
//! │   └── data_layout, triple, comdats, module asm
//! └── bodies: GlobalId -> Function      each with its own values, instructions, blocks, constants
//! ```
//!
//! Everything is a `u32` handle into the table of its owner: no pointers, no reference counts. A [`Type`], an
//! [`AttrList`] or an [`Md`] means something in its module only; a [`Value`], [`Inst`], [`Block`], [`Const`] or
//! [`DebugLoc`] in its function only.
//!
//! A function pass gets `(&Context, &mut Function)`; see [`Module::split`] and [`Module::split_all`]. `Function`
//! is `Send`, `Context` is `Sync`, and new types, attributes and metadata can be added through `&Context`, so
//! passes over different functions run in parallel without further locks. What a caller may know of its callee
//! (type, attributes, linkage) is in the header, in the context.
//!
//! # A function body
//!
//! - A [`Value`] is a result, an argument, a constant (globals are constants), inline assembly or metadata passed
//!   to an intrinsic: [`Function::value_def`]. It has a type and a list of uses.
//! - An [`Inst`] is an [`Op`] plus value operands plus block operands. Read it by matching:
//!
//! ```
//! # use oxicc_ir::*;
//! fn doubles(func: &Function, i: Inst) -> Option<Value> {
//!     match func.inst(i) {
//!         InstData::Binary { op: BinOp::Add, lhs, rhs, .. } if lhs == rhs => Some(lhs),
//!         InstData::Binary { op: BinOp::Shl, lhs, rhs, .. } if func.as_u64(rhs) == Some(1) => Some(lhs),
//!         _ => None,
//!     }
//! }
//! ```
//!
//!   or uniformly with [`Function::operands`] and [`Function::block_operands`]. Change it with
//!   [`Function::set_operand`], [`Function::set_op`] (flags, alignment, predicate), [`Function::replace_inst`].
//! - Use lists are always right: operands can only be changed through methods that maintain them, all in constant
//!   time. [`Function::uses`], [`Function::replace_all_uses`], [`Function::remove_inst`].
//! - Blocks are not values. A terminator's block operands are its successors; a phi's are its incoming blocks, one
//!   per edge. [`Function::predecessors`] walks the uses of the block.
//! - Order is explicit: instructions are linked in blocks, blocks in the function, see `function/layout.rs`.
//!   Created instructions and blocks are outside until inserted; [`Builder`] does both.
//! - Constants are interned per function: equal constants are the same value.
//! - A load, store or alloca always has an alignment; readers fill in the ABI one.
//! - Source locations are [`DebugLoc`]s of the function; debug records sit before instructions
//!   ([`Function::records`]) and follow [`Function::replace_all_uses`], but are not uses.
//! - Entities are not reused after removal: side tables indexed by them stay valid.
//!
//! # Reading, changing and printing
//!
//! ```
//! use oxicc_ir::{BinOp, InstData, text, verify};
//!
//! let mut module = text::parse(
//!     "define i32 @twice(i32 %x) {
//!        %y = mul i32 %x, 2
//!        ret i32 %y
//!      }",
//! )?;
//! assert!(verify::verify(&module).is_ok());
//!
//! let id = module.find_global("twice").unwrap();
//! let (_, Some(func)) = module.split(id) else { panic!("a definition") };
//! let mul = func.first_inst(func.entry().unwrap()).unwrap();
//! assert!(matches!(func.inst(mul), InstData::Binary { op: BinOp::Mul, .. }));
//!
//! // Instead of the product its factor: the product has no uses left.
//! let (product, x) = (func.result(mul).unwrap(), func.operands(mul)[0]);
//! func.replace_all_uses(product, x);
//! func.remove_inst(mul);
//! assert!(text::print(&module).contains("ret i32 %x"));
//! # Ok::<(), oxicc_ir::text::ParseError>(())
//! ```
//!
//! # Around it
//!
//! - [`text`]: the text form, LLVM 20 out, LLVM 7 to 20 in; reading is fast and never panics.
//! - [`bitcode`]: reader and writer of LLVM bitcode.
//! - [`verify`]: the rules above and LLVM's, with messages that show the instruction.
//! - [`nvvm`]: the rules of NVVM IR beyond those of LLVM IR, for modules from outside.
//! - [`analysis`]: control-flow graph, dominators, post-dominators, loops.
//! - [`drop_convergence_tokens`]: convergence by control flow alone.
//! - [`lower_block_addresses`]: block addresses and indirect branches in terms of the rest.
//! - [`link`]: joins modules, wholly or only what is needed.
//! - [`Function::clone_blocks`], [`Function::import_body`]: copies for unrolling and inlining.

#![warn(missing_docs)]

pub mod analysis;
mod arena;
mod attributes;
pub mod bitcode;
mod block_address;
mod builder;
mod consts;
mod convergence;
mod datalayout;
mod function;
mod global;
mod inst;
pub mod intrinsic;
pub mod link;
mod metadata;
mod module;
pub mod nvvm;
mod ops;
pub mod scoped;
pub mod text;
mod types;
mod unwind;
mod upgrade;
pub mod verify;

pub use attributes::{Attr, AttrKind, AttrList, AttrListData, AttrSet, Attributes, MemoryEffects, ModRef};
pub use block_address::lower_block_addresses;
pub use builder::{Builder, InsertPoint};
pub use consts::{Const, ConstData, ConstExpr, ConstPool, GlobalWrapper, InRange, mask, sign_extend};
pub use convergence::drop_convergence_tokens;
pub use datalayout::{DataLayout, PointerLayout, StructLayout};
pub use function::{CopyMap, DbgLocation, DbgRecord, DbgRecordKind, Function, Remap, Use, ValueDef};
pub use global::{
    Comdat, ComdatId, ComdatKind, FunctionHeader, Global, GlobalId, GlobalKind, Linkage, TlsModel,
    UnnamedAddr, Variable, Visibility,
};
pub use inst::{
    AsmId, Block, Bundle, BundleList, CallInfo, DebugLoc, DebugLocData, IndexList, InlineAsm, Inst, InstData,
    MemAccess, Op, POISON_LANE, Value,
};
pub use metadata::{
    ExprOp, FixedMdKind, MEMBER_KIND, Md, MdData, MdField, MdKind, MdName, Metadata, NamedMd, RESTRICT_KIND,
    SpecialNode, md_name,
};
pub use module::{Context, Module};
pub use ops::{
    Align, BinOp, CallConv, CastOp, FAST_MATH_NAMES, FastMath, FloatPred, GepFlags, IntFlags, IntPred,
    Ordering, RmwOp, SyncScope, TailKind,
};
pub use types::{AddrSpace, NamedStruct, Signature, StructBody, Type, TypeData, Types};
pub use upgrade::{kernels, mark_kernels};
