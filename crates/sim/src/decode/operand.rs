//! Operands.

use oxicc_ptx::{Component, Inst, Operand, Reg, RegName, ScalarType, StateSpace, Sym, Variable};

use super::scope::RegInfo;
use super::{Decoded, Decoder, Place};
use crate::code::{Address, Op, PRED_SINK, PredRef, PredSlot, SINK, Slot, Slots, Space};
use crate::memory::window;

impl Decoder<'_> {
    pub(super) fn reg(&self, reg: Reg) -> Decoded<RegInfo> {
        self.scopes
            .lookup(reg)
            .ok_or_else(|| format!("register {} is not declared", reg.to_text(&self.module.symbols)))
    }

    /// A predicate source.
    pub(super) fn pred(&self, operand: &Operand) -> Decoded<PredRef> {
        match operand {
            Operand::Reg(r) => Ok(PredRef::new(self.pred_info(*r)?, false)),
            Operand::Not(r) => Ok(PredRef::new(self.pred_info(*r)?, true)),
            Operand::Int(v) => Ok(if *v != 0 { PredRef::TRUE } else { PredRef::FALSE }),
            _ => Err("an operand that should be a predicate".into()),
        }
    }

    fn pred_info(&self, reg: Reg) -> Decoded<u32> {
        let info = self.reg(reg)?;
        if info.ty == ScalarType::Pred {
            Ok(info.slot)
        } else {
            Err("a register that should be a predicate".into())
        }
    }

    /// A predicate destination.
    pub(super) fn pred_dest(&self, operand: &Operand) -> Decoded<PredSlot> {
        match operand {
            Operand::Sink => Ok(PRED_SINK),
            Operand::Reg(r) => self.pred_dest_reg(*r),
            _ => Err("a destination that should be a predicate".into()),
        }
    }

    pub(super) fn pred_dest_reg(&self, reg: Reg) -> Decoded<PredSlot> {
        if reg.name() == RegName::Sink { Ok(PRED_SINK) } else { self.pred_info(reg) }
    }

    pub(super) fn guard(&self, inst: &Inst) -> Decoded<PredRef> {
        match inst.guard {
            None => Ok(PredRef::TRUE),
            Some(g) => Ok(PredRef::new(self.pred_info(g.pred)?, g.negated)),
        }
    }

    pub(super) fn is_pred(&self, operand: &Operand) -> bool {
        match operand {
            Operand::Reg(r) | Operand::Not(r) => {
                self.scopes.lookup(*r).is_some_and(|i| i.ty == ScalarType::Pred)
            }
            _ => false,
        }
    }

    /// Width of the register an operand names.
    pub(super) fn reg_bits(&self, operand: &Operand) -> Option<u32> {
        match operand {
            Operand::Reg(r) => self.scopes.lookup(*r).map(|i| i.ty.bits()),
            _ => None,
        }
    }

    /// A destination register.
    pub(super) fn dest(&self, operand: &Operand) -> Decoded<Slot> {
        match operand {
            Operand::Sink => Ok(SINK),
            Operand::Reg(r) if r.name() == RegName::Sink => Ok(SINK),
            Operand::Reg(r) => {
                let info = self.reg(*r)?;
                if info.ty == ScalarType::Pred {
                    Err("a predicate as destination".into())
                } else {
                    Ok(info.slot)
                }
            }
            Operand::Part(r, c) => self.component(*r, *c),
            _ => Err("a destination that is not a register".into()),
        }
    }

    fn component(&self, reg: Reg, component: Component) -> Decoded<Slot> {
        let info = self.reg(reg)?;
        let index = match component {
            Component::X | Component::R => 0,
            Component::Y | Component::G => 1,
            Component::Z | Component::B => 2,
            Component::W | Component::A => 3,
            _ => return Err("a part of a register".into()),
        };
        if index < info.lanes as u32 {
            Ok(info.slot + index)
        } else {
            Err("a part the register does not have".into())
        }
    }

    /// A source read as an integer of a given type, or as raw bits.
    pub(super) fn src(&mut self, operand: &Operand, ty: ScalarType) -> Decoded<Slot> {
        match operand {
            Operand::Reg(r) => Ok(self.reg(*r)?.slot),
            Operand::Part(r, c) => self.component(*r, *c),
            Operand::Int(v) => Ok(self.number(*v, ty)),
            Operand::Hex(v, _) => Ok(self.number(*v as i64, ty)),
            Operand::F32(bits) if ty == ScalarType::F64 => {
                Ok(self.constant((f32::from_bits(*bits) as f64).to_bits()))
            }
            Operand::F32(bits) => Ok(self.constant(*bits as u64)),
            Operand::F64(bits) if ty == ScalarType::F64 || ty.bits() == 64 => Ok(self.constant(*bits)),
            Operand::F64(bits) => Ok(self.constant((f64::from_bits(*bits) as f32).to_bits() as u64)),
            Operand::Special(reg) => {
                let d = self.scopes.temporary();
                self.push(Op::Special { d, reg: *reg });
                Ok(d)
            }
            Operand::Symbol(sym) => self.symbol_value(*sym, 0),
            Operand::SymbolOffset(sym, offset) => self.symbol_value(*sym, *offset as i64),
            Operand::Index(sym, index) => self.symbol_value(*sym, *index as i64),
            _ => Err("an operand that is not a value".into()),
        }
    }

    /// An integer constant in the width of a type; integer constants of float instructions are numbers.
    fn number(&mut self, v: i64, ty: ScalarType) -> Slot {
        let bits = ty.bits().min(64);
        let raw = match ty {
            ScalarType::F32 => (v as f32).to_bits() as u64,
            ScalarType::F64 => (v as f64).to_bits(),
            _ if bits == 64 => v as u64,
            _ => v as u64 & ((1 << bits) - 1),
        };
        self.constant(raw)
    }

    /// The address of a name as a value: in the space the name lives in.
    fn symbol_value(&mut self, sym: Sym, offset: i64) -> Decoded<Slot> {
        if let Some((start, _)) = self.scopes.lookup_frame(sym) {
            let d = self.scopes.temporary();
            self.push(Op::FrameAddr { d, offset: (start as i64 + offset) as u32 });
            return Ok(d);
        }
        if let Some(start) = self.kernel_params.get(&sym) {
            let value = *start as i64 + offset;
            return Ok(self.constant(value as u64));
        }
        match self.places.get(&sym) {
            Some(Place::Global(address)) => Ok(self.constant(address.wrapping_add(offset as u64))),
            Some(Place::Shared(at)) => Ok(self.constant(at.wrapping_add(offset as u64))),
            Some(Place::Function(index)) => Ok(self.constant(function_address(*index))),
            None => Err(format!("{} is not defined", self.module.name(sym))),
        }
    }

    /// Registers of a vector operand, or of a single one. 128-bit registers count as two.
    pub(super) fn dests(&self, operand: &Operand) -> Decoded<Slots> {
        let mut out = Slots::new();
        for element in operand.elements() {
            match element {
                Operand::Reg(r) if r.name() != RegName::Sink => {
                    let info = self.reg(*r)?;
                    let width = if info.ty.bits() > 64 { 2 } else { 1 };
                    out.extend((0..width * info.lanes as u32).map(|i| info.slot + i));
                }
                other => out.push(self.dest(other)?),
            }
        }
        Ok(out)
    }

    pub(super) fn srcs(&mut self, operand: &Operand, ty: ScalarType) -> Decoded<Slots> {
        let mut out = Slots::new();
        for element in operand.elements() {
            match element {
                Operand::Reg(r) => {
                    let info = self.reg(*r)?;
                    let width = if info.ty.bits() > 64 { 2 } else { 1 };
                    out.extend((0..width * info.lanes as u32).map(|i| info.slot + i));
                }
                other => out.push(self.src(other, ty)?),
            }
        }
        Ok(out)
    }

    /// A memory operand with the space the instruction names.
    pub(super) fn address(
        &mut self,
        operand: &Operand,
        space: Option<StateSpace>,
    ) -> Decoded<(Space, Address)> {
        let space = match space {
            None => Space::Generic,
            Some(StateSpace::Global | StateSpace::Const) => Space::Global,
            Some(StateSpace::Shared | StateSpace::SharedCta) => Space::Shared,
            Some(StateSpace::SharedCluster) => Space::SharedCluster,
            Some(StateSpace::Local) => Space::Local,
            Some(StateSpace::Param | StateSpace::ParamEntry | StateSpace::ParamFunc) => Space::Param,
            Some(other) => return Err(format!("the .{} space", other.text())),
        };
        match operand {
            Operand::RegAddr(r, offset) => {
                let slot = self.reg(*r)?.slot;
                // Device functions have their parameters in the frame.
                let space = if space == Space::Param && !self.is_entry { Space::Local } else { space };
                Ok((space, Address::Reg(slot, *offset)))
            }
            Operand::AbsAddr(address) => Ok((space, Address::Absolute(*address as u64))),
            Operand::SymAddr(sym, offset) => self.symbol_address(*sym, *offset as i64, space),
            _ => Err("an address of this form".into()),
        }
    }

    fn symbol_address(&mut self, sym: Sym, offset: i64, space: Space) -> Decoded<(Space, Address)> {
        if let Some((start, _)) = self.scopes.lookup_frame(sym) {
            return Ok((Space::Local, Address::Frame((start as i64 + offset) as u32)));
        }
        if let Some(start) = self.kernel_params.get(&sym) {
            return Ok((Space::Param, Address::Absolute((*start as i64 + offset) as u64)));
        }
        match self.places.get(&sym) {
            Some(Place::Global(address)) => {
                Ok((Space::Global, Address::Absolute(address.wrapping_add(offset as u64))))
            }
            Some(Place::Shared(at)) => {
                let space = if space == Space::SharedCluster { space } else { Space::Shared };
                Ok((space, Address::Absolute(at.wrapping_add(offset as u64))))
            }
            _ => Err(format!("{} is not a variable", self.module.name(sym))),
        }
    }

    pub(super) fn declare_variable(&mut self, v: &Variable) -> Decoded<()> {
        match v.space {
            StateSpace::Local | StateSpace::Param => {
                let size = v.size().ok_or("a local variable has no size")?;
                let offset = self.reserve(size, v.alignment())?;
                self.scopes.declare_frame(v.name, offset, size as u32);
            }
            _ => self.scopes.declare_shared(v.name),
        }
        Ok(())
    }
}

/// The address of a function: where nothing else is.
pub(crate) fn function_address(index: u32) -> u64 {
    window::FUNCTION + (index as u64 + 1) * 16
}
