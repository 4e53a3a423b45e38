//! Which memory a generic pointer really points to.
//!
//! A pointer computed from a kernel argument, an alloca or a variable can be used with the faster loads and
//! stores of one memory. The analysis is optimistic: every generic pointer starts unknown and is lowered to
//! one space or to "generic" until nothing changes. Selection then *represents* a pointer with a known space by
//! its address in that space and converts it only where a generic address is needed.

use cranelift_entity::SecondaryMap;
use oxicc_ir::{CastOp, Const, ConstData, ConstExpr, Function, InstData, Type, Value, ValueDef};

use crate::cx::{Cx, Space};

/// Lattice: not seen yet, one space, anything.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum State {
    #[default]
    Unknown,
    Known(Space),
    Any,
}

impl State {
    fn join(self, other: State) -> State {
        match (self, other) {
            (State::Unknown, s) | (s, State::Unknown) => s,
            (State::Known(a), State::Known(b)) if a == b => self,
            _ => State::Any,
        }
    }
}

/// The result: the representation of each pointer value of generic type.
pub struct Spaces {
    state: SecondaryMap<Value, State>,
}

impl Spaces {
    /// The space whose addresses represent this pointer; `Generic` when nothing better is known.
    pub fn of(&self, v: Value) -> Space {
        match self.state[v] {
            State::Known(s) => s,
            _ => Space::Generic,
        }
    }

    /// `arg_spaces[i]` is what argument i points to.
    pub fn infer(cx: &Cx, f: &Function, arg_spaces: &[Space]) -> Spaces {
        let mut spaces = Spaces { state: SecondaryMap::with_capacity(f.num_values()) };
        let mut work = Vec::new();
        for (&arg, &space) in f.params().iter().zip(arg_spaces) {
            if f.value_type(arg) == Type::PTR && space != Space::Generic {
                spaces.state[arg] = State::Known(space);
            } else {
                spaces.state[arg] = State::Any;
            }
        }
        for (_, inst) in f.all_insts() {
            if let Some(v) = f.result(inst) {
                if f.value_type(v) == Type::PTR {
                    work.push(v);
                }
            }
        }
        work.reverse();
        let mut queued: SecondaryMap<Value, bool> = SecondaryMap::with_capacity(f.num_values());
        for &v in &work {
            queued[v] = true;
        }
        while let Some(v) = work.pop() {
            queued[v] = false;
            let ValueDef::Inst(inst) = f.value_def(v) else { continue };
            let new = spaces.state[v].join(spaces.transfer(cx, f, inst));
            if new == spaces.state[v] {
                continue;
            }
            spaces.state[v] = new;
            for user in f.users(v) {
                if let Some(r) = f.result(user) {
                    if f.value_type(r) == Type::PTR && !queued[r] {
                        queued[r] = true;
                        work.push(r);
                    }
                }
            }
        }
        spaces
    }

    fn transfer(&self, cx: &Cx, f: &Function, inst: oxicc_ir::Inst) -> State {
        match f.inst(inst) {
            InstData::Alloca { .. } => State::Known(Space::Local),
            InstData::Gep { base, .. } => self.value(cx, f, base),
            InstData::Cast { op: CastOp::AddrSpaceCast, value, .. } => {
                match cx.module.types.addr_space(f.value_type(value)).map(Space::from_ir) {
                    Some(Space::Generic) | None => self.value(cx, f, value),
                    // 32-bit cluster addresses and numbers without meaning stay as they are.
                    Some(Space::SharedCluster | Space::Other(_)) => State::Any,
                    Some(space) => State::Known(space),
                }
            }
            InstData::Cast { op: CastOp::Bitcast, value, .. } | InstData::Freeze { value } => {
                self.value(cx, f, value)
            }
            InstData::Select { then_value, else_value, .. } => {
                self.value(cx, f, then_value).join(self.value(cx, f, else_value))
            }
            InstData::Phi { values, .. } => {
                values.iter().fold(State::Unknown, |s, &v| s.join(self.value(cx, f, v)))
            }
            _ => State::Any,
        }
    }

    fn value(&self, cx: &Cx, f: &Function, v: Value) -> State {
        if f.value_type(v) != Type::PTR {
            return State::Any;
        }
        match f.value_def(v) {
            ValueDef::Const(c) => const_state(cx, f, c),
            _ => self.state[v],
        }
    }
}

fn const_state(cx: &Cx, f: &Function, c: Const) -> State {
    match f.consts().get(c) {
        ConstData::Undef | ConstData::Poison => State::Unknown,
        _ => match const_space(cx, f.consts(), c) {
            Space::Generic => State::Any,
            s => State::Known(s),
        },
    }
}

/// The space of the object that a generic constant address lies in.
pub fn const_space(cx: &Cx, pool: &oxicc_ir::ConstPool, mut c: Const) -> Space {
    for _ in 0..64 {
        match pool.get(c) {
            ConstData::Global(g) => {
                return match cx.module.global(*g).as_variable() {
                    Some(_) => cx.global_space(*g),
                    None => Space::Generic,
                };
            }
            ConstData::Expr(e) => match **e {
                ConstExpr::Cast { op: CastOp::AddrSpaceCast | CastOp::Bitcast, value } => c = value,
                ConstExpr::Gep { base, .. } => c = base,
                _ => return Space::Generic,
            },
            _ => return Space::Generic,
        }
    }
    Space::Generic
}
