//! The machine form of one function: PTX instructions over unlimited virtual registers, in blocks.
//!
//! Selection writes it, [`crate::ssa_out`] removes the phi copies, [`crate::emit`] turns it into the PTX model.
//!
//! Rules:
//! - What an instruction does is an opcode and a list of modifiers ([`crate::op`] makes them); modifiers live in one pool.
//!   Later stages ask [`MFunc::space`], [`MFunc::ty`] and the like; copies, control flow and effects are in [`Kind`].
//! - Operands live in another pool; an instruction holds a range of it. The first `defs` slots of the range are
//!   written by the instruction, the others are read. Structure (vectors, `a|b` pairs, address tuples) is a
//!   header operand followed by its members in the same pool.
//! - A register has one class for life. Most have one definition; [`Kind::Copy`] targets may have several.

use cranelift_entity::{PrimaryMap, entity_impl};
use oxicc_ptx::{FuncDirective, MemOrder, Modifier, Opcode, ScalarType, StateSpace, Sym, VectorSize};

use crate::op::{self, Operation};

/// A virtual register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct VReg(u32);
entity_impl!(VReg, "v");

/// A block of the machine function.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MBlock(u32);
entity_impl!(MBlock, "mb");

/// Register classes; they are disjoint, a value changes class only through an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Class {
    /// Predicates, `%p`.
    Pred,
    /// f16 and bf16 in the older dialect, `%h`.
    Half,
    /// 16-bit integers (and, in the newer dialect, halves), `%rs`.
    B16,
    /// Packed halves in the older dialect, `%hh`.
    Half2,
    F32,
    /// 32-bit integers and packed halves, `%r`.
    B32,
    F64,
    B64,
    /// `%rq`: only operands of 128-bit inline assembly and atomics.
    B128,
}

impl Class {
    /// The type of a register move.
    pub fn mov_type(self) -> ScalarType {
        match self {
            Class::Pred => ScalarType::Pred,
            Class::Half => ScalarType::B16,
            Class::B16 => ScalarType::U16,
            Class::Half2 => ScalarType::B32,
            Class::B32 => ScalarType::U32,
            Class::F32 => ScalarType::F32,
            Class::F64 => ScalarType::F64,
            Class::B64 => ScalarType::U64,
            Class::B128 => ScalarType::B128,
        }
    }

    /// A register move.
    pub fn mov(self) -> Operation {
        op::mov(self.mov_type())
    }
}

/// An operand, or the header of a group of operands that follow it in the pool.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Opnd {
    Reg(VReg),
    Imm(i64),
    /// Bits of an f32: `0f3F800000`.
    F32(u32),
    /// Bits of an f64.
    F64(u64),
    /// Bits of a half: `0x3C00`.
    F16(u16),
    /// An address constant, as an operand of `mov`.
    Sym(Sym, i32),
    /// A special register or another bare name (`%tid.x`, `WARP_SZ`).
    Name(Sym),
    /// `[%rd1+8]`
    Mem(VReg, i32),
    /// `[name+8]`
    MemSym(Sym, i32),
    /// A branch target.
    Block(MBlock),
    /// `{a, b, ...}` of the next n operands (nested headers count with their members as one).
    Group(u8),
    /// `a|b` of the next two operands.
    Pair,
    /// `[a, b, ...]` of the next n operands.
    Tuple(u8),
    /// `_`
    Sink,
    /// A value that nobody defined; any register content will do.
    Undef,
}

impl Opnd {
    pub fn reg(self) -> Option<VReg> {
        match self {
            Opnd::Reg(r) | Opnd::Mem(r, _) => Some(r),
            _ => None,
        }
    }

    /// Whether it is a literal number.
    pub fn is_const(self) -> bool {
        matches!(self, Opnd::Imm(_) | Opnd::F32(_) | Opnd::F64(_) | Opnd::F16(_) | Opnd::Undef)
    }
}

/// What later stages must know about an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Computes its results and does nothing else.
    Pure,
    /// Must stay where it is.
    Effect,
    /// `dst = src` for registers of one class (or a constant source).
    Copy,
    /// A copy to the register that inline assembly reads and writes; merged away where live ranges allow.
    TiedCopy,
    /// Parallel copies on a control-flow edge: defs `d0..dn`, uses `s0..sn`.
    EdgeCopy,
    /// Branch: the last operand is the target. Falls through when guarded.
    Branch,
    /// Goes to one of the blocks behind the first operand, which says which one; nothing follows in the block.
    TableJump,
    /// Leaves the function or never returns; nothing follows in the block.
    Exit,
    /// Statement without registers (call braces, declarations): `extra` indexes [`MFunc::extras`].
    Extra,
    /// Inline assembly: operands are those of the template, `extra` indexes [`MFunc::extras`].
    Asm,
    /// Begins a block inside the lowering of one IR block.
    Label,
}

impl Kind {
    /// Whether it goes to other blocks.
    pub fn is_jump(self) -> bool {
        matches!(self, Kind::Branch | Kind::TableJump)
    }

    /// Whether nothing behind it in its block is reached, unless it has a guard.
    pub fn ends_block(self) -> bool {
        self.is_jump() || self == Kind::Exit
    }
}

/// One machine instruction.
#[derive(Clone, Copy, Debug)]
pub struct MInst {
    /// None where there is no instruction of PTX: labels, calls, inline assembly, copies on edges.
    pub opcode: Option<Opcode>,
    pub kind: Kind,
    /// How many leading slots of the operand range are definitions.
    pub defs: u8,
    /// `@%p` in front.
    pub guard: Option<VReg>,
    start: u32,
    len: u16,
    first_modifier: u32,
    num_modifiers: u8,
    /// See [`Kind::Extra`] and [`Kind::Asm`]; the block of a [`Kind::Label`]; the number of the table of a
    /// [`Kind::TableJump`].
    pub extra: u32,
    /// Source location: 0 is none, n is entry n-1 of the function's locations.
    pub loc: u32,
}

impl MInst {
    /// What its operands are known by: copies of an instruction have the same.
    pub fn operands(&self) -> u32 {
        self.start
    }
}

/// Statements that are not instructions over registers.
#[derive(Clone, Debug)]
pub enum Extra {
    /// `{ // callseq N, 0`; the numbers are given in print order.
    CallOpen,
    /// `} // callseq N`
    CallClose,
    /// `.param ... paramN;` inside a call sequence.
    ParamDecl(ParamDecl),
    /// `prototype_N : .callprototype ...;`
    Prototype { ret: Option<ParamDecl>, params: Vec<ParamDecl>, directives: Vec<FuncDirective> },
    /// The call itself; the operand range holds the callee address when indirect.
    Call { callee: Option<Sym>, ret: bool, params: u32 },
    /// Inline assembly, cut at its operand references.
    Asm(Vec<AsmPiece>),
}

/// A parameter of a call: scalar of 32 or 64 bits, or bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParamDecl {
    /// `paramN`, `retval0`.
    pub name: Sym,
    pub shape: ParamShape,
}

/// How a parameter is declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParamShape {
    B32,
    B64,
    Bytes {
        size: u64,
        align: u64,
    },
    /// Unsized tail of a variadic function.
    Variadic {
        align: u64,
    },
}

/// A piece of an inline-assembly template.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AsmPiece {
    Text(String),
    /// Slot of the operand range.
    Operand(u16),
}

/// A register that holds a value of the IR from somewhere on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    pub value: oxicc_ir::Value,
    pub register: VReg,
    pub from: Origin,
}

/// Where a register gets a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// At its only definition.
    Definition,
    /// At the instructions with these operands, whatever else defines it.
    Operands(u32),
    /// On the ways into a block, whose phi it is.
    Phi(MBlock),
}

/// Blocks in layout order and the operand pool.
#[derive(Default)]
pub struct MFunc {
    /// Class of each register.
    pub regs: PrimaryMap<VReg, Class>,
    pub pool: Vec<Opnd>,
    modifiers: Vec<Modifier>,
    pub blocks: PrimaryMap<MBlock, MBlockData>,
    /// Print order.
    pub layout: Vec<MBlock>,
    pub extras: Vec<Extra>,
    /// How many jumps through tables there are.
    pub tables: u32,
    /// Registers of values that a debugger may show. Passes need not keep them: where a register does not come from is not shown.
    pub shown: Vec<Shown>,
}

/// A block: straight-line code, then at most two branches.
#[derive(Default, Clone)]
pub struct MBlockData {
    pub insts: Vec<MInst>,
    /// `.pragma` lines after the label.
    pub nounroll: bool,
}

impl MFunc {
    pub fn ops(&self, inst: &MInst) -> &[Opnd] {
        &self.pool[inst.start as usize..inst.start as usize + inst.len as usize]
    }

    pub fn ops_mut(&mut self, inst: &MInst) -> &mut [Opnd] {
        &mut self.pool[inst.start as usize..inst.start as usize + inst.len as usize]
    }

    pub fn defs(&self, inst: &MInst) -> &[Opnd] {
        &self.ops(inst)[..inst.defs as usize]
    }

    pub fn uses(&self, inst: &MInst) -> &[Opnd] {
        &self.ops(inst)[inst.defs as usize..]
    }

    pub fn new_reg(&mut self, class: Class) -> VReg {
        self.regs.push(class)
    }

    /// An instruction over these operands; it is in no block yet.
    pub fn inst(&mut self, op: Operation, kind: Kind, defs: &[Opnd], uses: &[Opnd]) -> MInst {
        let mut inst = self.statement(kind, defs, uses);
        self.set_operation(&mut inst, op);
        inst
    }

    /// Something over these operands that is no instruction of PTX.
    pub fn statement(&mut self, kind: Kind, defs: &[Opnd], uses: &[Opnd]) -> MInst {
        let start = self.pool.len() as u32;
        self.pool.extend_from_slice(defs);
        self.pool.extend_from_slice(uses);
        MInst {
            opcode: None,
            kind,
            defs: defs.len() as u8,
            guard: None,
            start,
            len: (defs.len() + uses.len()) as u16,
            first_modifier: 0,
            num_modifiers: 0,
            extra: 0,
            loc: 0,
        }
    }

    /// Makes an instruction do something else with its operands.
    pub fn set_operation(&mut self, inst: &mut MInst, op: Operation) {
        inst.opcode = Some(op.opcode);
        inst.first_modifier = self.modifiers.len() as u32;
        inst.num_modifiers = op.mods.len() as u8;
        self.modifiers.extend_from_slice(&op.mods);
    }

    /// Opcode and modifiers; none for what is no instruction.
    pub fn operation(&self, inst: &MInst) -> Option<Operation> {
        Some(Operation::new(inst.opcode?).with_all(self.modifiers(inst)))
    }

    /// The modifiers in the order they are written.
    pub fn modifiers(&self, inst: &MInst) -> &[Modifier] {
        &self.modifiers[inst.first_modifier as usize..][..usize::from(inst.num_modifiers)]
    }

    /// Whether the instruction has this modifier.
    pub fn has(&self, inst: &MInst, modifier: impl Into<Modifier>) -> bool {
        self.modifiers(inst).contains(&modifier.into())
    }

    /// The first part of this kind that the modifiers have.
    fn part<T>(&self, inst: &MInst, part: impl FnMut(&Modifier) -> Option<T>) -> Option<T> {
        self.modifiers(inst).iter().find_map(part)
    }

    /// The memory that a load or store names; none is generic.
    pub fn space(&self, inst: &MInst) -> Option<StateSpace> {
        self.part(inst, |m| if let Modifier::Space(space) = m { Some(*space) } else { None })
    }

    /// The memory order of a load or store; none is weak.
    pub fn order(&self, inst: &MInst) -> Option<MemOrder> {
        self.part(inst, |m| if let Modifier::Order(order) = m { Some(*order) } else { None })
    }

    /// The vector that a load or store moves.
    pub fn vector(&self, inst: &MInst) -> Option<VectorSize> {
        self.part(inst, |m| if let Modifier::Vec(size) = m { Some(*size) } else { None })
    }

    /// The types that an instruction names: of the result first, where there are several.
    pub fn types(&self, inst: &MInst) -> impl Iterator<Item = ScalarType> + '_ {
        self.modifiers(inst).iter().filter_map(|m| match m {
            Modifier::Type(ty) => Some(*ty),
            _ => None,
        })
    }

    /// The type of a load or store.
    pub fn ty(&self, inst: &MInst) -> Option<ScalarType> {
        self.types(inst).last()
    }

    /// Replaces every name.
    pub fn map_symbols(&mut self, new: impl Fn(Sym) -> Sym) {
        for op in &mut self.pool {
            if let Opnd::Sym(s, _) | Opnd::Name(s) | Opnd::MemSym(s, _) = op {
                *s = new(*s);
            }
        }
        for extra in &mut self.extras {
            match extra {
                Extra::ParamDecl(decl) => decl.name = new(decl.name),
                Extra::Prototype { ret, params, .. } => {
                    ret.iter_mut().chain(params).for_each(|decl| decl.name = new(decl.name));
                }
                Extra::Call { callee, .. } => *callee = callee.map(&new),
                Extra::CallOpen | Extra::CallClose | Extra::Asm(_) => {}
            }
        }
    }

    /// Targets of the branches at the end of a block; falling through is not listed.
    pub fn branch_targets(&self, block: MBlock) -> impl Iterator<Item = MBlock> + '_ {
        self.blocks[block]
            .insts
            .iter()
            .rev()
            .take_while(|i| i.kind.ends_block())
            .flat_map(|i| self.ops(i))
            .filter_map(|o| match o {
                Opnd::Block(b) => Some(*b),
                _ => None,
            })
    }
}
