//! One function: its state while it is generated, prolog, body and epilog.

use cranelift_entity::SecondaryMap;
use oxicc_frontend::lex::Symbol;
use oxicc_frontend::mangle::Variant;
use oxicc_frontend::tree::{
    Body, BodyState, DeclName, ExprId, FnFlags, Function as TreeFunction, FunctionId, LocalId, LocalKind,
    NvAbi, QualType, StmtKind,
};
use oxicc_ir::{Block, Function, GlobalId, Inst, Type, Value};
use oxicc_source::Span;
use rustc_hash::FxHashMap;

use crate::abi::{Pass, Return, Signature};
use crate::cleanup::{Cleanup, CleanupKind, PendingGoto, Target};
use crate::debug::Scopes;
use crate::effects::FreeExprs;
use crate::emit::align;
use crate::module::ModuleGen;
use crate::place::{Choice, Place};
use crate::restrict::Restricted;
use crate::types::Class;
use crate::vtable::empty_body;
use crate::{Error, Res};

/// How deep expressions and statements may be nested. A sum of thousands of terms is as deep as it is long, and so is a chain of
/// `else if`.
const MAX_DEPTH: u32 = 100_000;

/// When the rest of the stack is smaller than the first, a further piece of the size of the second is taken.
const RED_ZONE: usize = 256 << 10;
const MORE_STACK: usize = 8 << 20;

/// What [`oxicc_frontend::tree::ExprKind::Opaque`] stands for.
#[derive(Clone, Copy)]
pub(crate) enum Bound {
    Value(Value),
    Place(Place),
}

/// A label and the scopes it is in, once it is placed.
pub(crate) struct Label {
    pub block: Block,
    pub scopes: Option<Vec<u32>>,
}

/// Jump targets of an enclosing loop or switch.
#[derive(Clone, Copy)]
pub(crate) struct Jumps {
    pub on_break: Target,
    /// `None` inside a switch: `continue` belongs to the loop around it.
    pub on_continue: Option<Target>,
}

/// The innermost `switch` under construction.
pub(crate) struct Switch {
    pub cases: Vec<(i128, Block)>,
    pub default: Option<Block>,
}

/// The function under construction.
pub(crate) struct FnGen<'g, 't> {
    pub m: &'g mut ModuleGen<'t>,
    pub f: Function,
    pub body: &'t Body,
    /// The function of the tree; `None` for compiler-made bodies.
    pub function: Option<FunctionId>,
    pub cur: Block,
    pub entry: Block,
    /// The current block has its terminator.
    pub terminated: bool,
    pub last_alloca: Option<Inst>,
    /// What `#pragma nv_abi` says of the indirect calls in the statement being generated.
    pub call_abi: Option<NvAbi>,
    /// The construct being generated, for errors.
    pub span: Span,
    pub locals: SecondaryMap<LocalId, Option<Place>>,
    /// What locals of reference type refer to, from their initialisation on: it never changes.
    pub referents: SecondaryMap<LocalId, Option<Value>>,
    pub this: Option<Value>,
    /// The VTT that a constructor or destructor of a base was given.
    pub vtt: Option<Value>,
    /// The local that is built where the result goes.
    pub elided: Option<LocalId>,
    /// Where the returned object goes.
    pub result: Option<Place>,
    /// Results that are no objects in memory, and the blocks they come from.
    pub returned: Vec<(Value, Block)>,
    pub return_block: Option<Block>,
    /// The last `return`.
    pub return_span: Option<Span>,
    pub ret_ty: QualType,
    pub returns: Return,
    pub cleanups: Vec<Cleanup>,
    /// Cleanups of temporaries whose life a reference extends beyond the full-expression.
    pub extended: Vec<CleanupKind>,
    pub next_cleanup: u32,
    pub jumps: Vec<Jumps>,
    pub switches: Vec<Switch>,
    pub labels: FxHashMap<Symbol, Label>,
    pub gotos: Vec<PendingGoto>,
    /// Current element of the innermost array initialisations.
    pub array_index: Vec<Value>,
    pub bound: FxHashMap<ExprId, Bound>,
    /// Conditional expressions whose arms are bit-fields.
    pub choices: Vec<Choice>,
    /// Depth of branches inside the current full-expression, and where the outermost began.
    pub conditional: u32,
    pub conditional_start: Option<(Block, Option<Inst>)>,
    /// The buffer all printf calls share, with its size so far.
    pub printf_buffer: Option<(Inst, u64)>,
    pub depth: u32,
    /// Which expressions have no effects, as far as it is known.
    pub free: FreeExprs,
    /// Pointers that other accesses do not touch the objects of.
    pub restricted: Restricted,
    /// Debug scopes, where lines are wanted.
    pub scopes: Option<Scopes>,
}

impl<'g, 't> FnGen<'g, 't> {
    pub(crate) fn new(
        m: &'g mut ModuleGen<'t>,
        global: GlobalId,
        body: &'t Body,
        span: Span,
    ) -> FnGen<'g, 't> {
        let mut f = Function::new(&m.module.ctx, global);
        let entry = f.append_new_block();
        FnGen {
            m,
            f,
            body,
            function: None,
            cur: entry,
            entry,
            terminated: false,
            last_alloca: None,
            call_abi: None,
            span,
            locals: SecondaryMap::new(),
            referents: SecondaryMap::new(),
            this: None,
            vtt: None,
            elided: None,
            result: None,
            returned: Vec::new(),
            return_block: None,
            return_span: None,
            ret_ty: QualType::VOID,
            returns: Return::Void,
            cleanups: Vec::new(),
            extended: Vec::new(),
            next_cleanup: 0,
            jumps: Vec::new(),
            switches: Vec::new(),
            labels: FxHashMap::default(),
            gotos: Vec::new(),
            array_index: Vec::new(),
            bound: FxHashMap::default(),
            choices: Vec::new(),
            conditional: 0,
            conditional_start: None,
            printf_buffer: None,
            depth: 0,
            free: FreeExprs::new(),
            restricted: Restricted::default(),
            scopes: None,
        }
    }

    /// Generates the body of a function.
    pub(crate) fn define(
        m: &'g mut ModuleGen<'t>,
        id: FunctionId,
        variant: Variant,
        global: GlobalId,
    ) -> Res<()> {
        let function = &m.tree.functions[id];
        let signature = m.signature_of_variant(id, variant)?;
        if variant == Variant::Deleting {
            return FnGen::define_deleting_destructor(m, id, global, &signature);
        }
        m.check_parameter_space(id, global)?;
        let BodyState::Parsed(body) = &function.body else {
            return Err(Error::new(function.span, "a function without a body was to be defined"));
        };
        let mut g = FnGen::new(m, global, body, function.span);
        g.function = Some(id);
        g.scopes = g.m.debug_scopes(global, id, function);
        g.prolog(function, &signature)?;
        g.restrict_parameters(function);
        g.function_body(function, variant)?;
        g.epilog(function);
        g.place_debug_records();
        let f = g.f;
        m.module.set_body(global, f);
        Ok(())
    }

    /// Gives a function of the host a body for the device: calling it there is undefined.
    pub(crate) fn define_trap(m: &'g mut ModuleGen<'t>, id: FunctionId, global: GlobalId) {
        let span = m.tree.functions[id].span;
        let mut g = FnGen::new(m, global, empty_body(), span);
        g.call_named("llvm.trap", Type::VOID, &[]);
        g.unreachable();
        let f = g.f;
        m.module.set_body(global, f);
    }

    fn prolog(&mut self, function: &'t TreeFunction, signature: &Signature) -> Res<()> {
        if let Some(ty) = self.m.tree.types.as_function(function.ty) {
            self.ret_ty = ty.ret;
        }
        self.returns = signature.ret;
        let params = self.f.params().to_vec();
        let mut next = params.iter().copied();
        match signature.ret {
            Return::Void => {}
            Return::Value(_) if !self.returns_in_memory() => {}
            Return::Value(ir) => {
                let a = align(self.m.align_of(self.ret_ty));
                let slot = self.alloca("retval", ir, a);
                self.result = Some(Place::new(slot, a));
            }
            Return::Hidden => {
                let a = align(self.m.align_of(self.ret_ty));
                self.result = next.next().map(|p| Place::new(p, a));
            }
        }
        if signature.has_this {
            let this = next.next();
            if let Some(this) = this {
                self.name_param(this, "this");
            }
            self.this = this;
            if let Some(this) = this {
                self.declare_this(function, this);
            }
        }
        if signature.has_vtt {
            self.vtt = next.next();
        }
        for (index, &local) in self.body.params.iter().enumerate() {
            let Some(arg) = next.next() else {
                return Err(self.error("Argument mismatch in generation function prolog!"));
            };
            let info = &self.body.locals[local];
            let names = self.m.names;
            let name = info.name.map_or("temp_param", |s| names.get(s));
            self.name_param(arg, name);
            if self.m.tree.types.is_reference(info.ty) {
                self.referents[local] = Some(arg);
                self.declare_reference(local, arg);
                continue;
            }
            let a = align(self.m.align_of(info.ty).max(info.align as u64));
            let place = match signature.params.get(index) {
                // Has a place only if somebody asks for its address.
                Some(Pass::Value(_)) if self.m.has_no_data(info.ty) => {
                    if self.m.has_full_debug() {
                        self.local_place(local)?;
                    }
                    continue;
                }
                Some(Pass::Value(ir)) => {
                    let slot = self.alloca_named(name, ".addr", *ir, a);
                    self.store(arg, slot, a, false);
                    Place::new(slot, a)
                }
                Some(Pass::ByVal(_, passed)) => Place::new(arg, a.min(*passed)),
                Some(Pass::Address) => Place::new(arg, a),
                None => return Err(self.error("Argument mismatch in generation function prolog!")),
            };
            self.locals[local] = Some(place.with_volatile(info.ty.is_volatile()));
            match signature.params.get(index) {
                Some(Pass::Address) => self.declare_indirect(local, arg),
                _ => self.declare_local(local, place.ptr),
            }
        }
        // A debugger finds every local in memory of its own.
        if !self.m.has_full_debug() {
            self.elide_copy();
        }
        Ok(())
    }

    /// Builds the local that is returned in place of the result, as the reference compiler does: one that is declared in
    /// the outermost block. (Values that come back in registers have no place of their own.)
    fn elide_copy(&mut self) {
        let (Return::Hidden, Some(result), Some(local)) =
            (self.returns, self.result, self.body.result.expand())
        else {
            return;
        };
        let info = &self.body.locals[local];
        let StmtKind::Block(stmts) =
            self.body.block.expand().map_or(&StmtKind::Null, |b| &self.body.stmts[b].kind)
        else {
            return;
        };
        let outermost = stmts.iter().any(|s| {
            let mut stmt = *s;
            while let StmtKind::Label { body, .. } = &self.body.stmts[stmt].kind {
                stmt = *body;
            }
            match &self.body.stmts[stmt].kind {
                StmtKind::Decl(decls) => decls.iter().any(|d| d.local == local),
                _ => false,
            }
        });
        if outermost && align(info.align as u64) <= result.align {
            self.locals[local] = Some(result);
            self.elided = Some(local);
        }
    }

    fn name_param(&mut self, v: Value, name: &str) {
        if self.m.options.value_names {
            self.f.set_value_name(v, name);
        }
    }

    pub(crate) fn alloca_named(&mut self, name: &str, suffix: &str, ty: Type, a: oxicc_ir::Align) -> Value {
        if self.m.options.value_names {
            let full = format!("{name}{suffix}");
            return self.alloca(&full, ty, a);
        }
        self.alloca("", ty, a)
    }

    fn function_body(&mut self, function: &'t TreeFunction, variant: Variant) -> Res<()> {
        if function.name == DeclName::Ctor {
            self.constructor_prolog(function, variant)?;
        }
        if let (DeclName::Dtor, Some(record), Some(this)) = (function.name, function.record(), self.this) {
            self.set_vtable_pointers(record, this)?;
        }
        if let Some(block) = self.body.block.expand() {
            self.stmt(block)?;
            if !self.terminated {
                self.at_end_of(self.body.stmts[block].span);
            }
        }
        // Temporaries that initialisers bound members to.
        self.leave_scope(0)?;
        if function.name == DeclName::Dtor {
            // A `return` in the body still destroys the members.
            if let Some(block) = self.return_block.take() {
                self.place_block(block);
            }
            self.destroy_members(function, variant)?;
        }
        Ok(())
    }

    /// The common return block, where the result is read and returned.
    fn epilog(&mut self, function: &TreeFunction) {
        self.finish_gotos();
        let falls_off = (!self.terminated).then_some(self.cur);
        if let (None, Some(span)) = (falls_off, self.return_span) {
            self.span = span;
        }
        if let Some(block) = self.return_block {
            self.place_block(block);
            // A single return needs no block of its own.
            if let Some(into) = self.f.merge_into_predecessor(block) {
                self.enter(into);
            }
        } else if self.terminated {
            return;
        }
        if function.flags.contains(FnFlags::NORETURN) && self.returns == Return::Void {
            // Falling off the end of a noreturn function is undefined; returning is the tame choice.
            return self.ret(None);
        }
        match (self.returns, self.result) {
            (Return::Value(ir), Some(place)) => {
                let v = self.load(ir, place.ptr, place.align, false);
                self.ret(Some(v));
            }
            (Return::Value(ir), None) => {
                let mut returned = std::mem::take(&mut self.returned);
                if let Some(block) = falls_off {
                    let undef = self.undef(ir);
                    returned.push((undef, block));
                }
                let v = match returned[..] {
                    [(only, _)] => only,
                    [] => self.undef(ir),
                    _ => self.phi("retval", ir, &returned),
                };
                self.ret(Some(v));
            }
            _ => self.ret(None),
        }
    }

    /// Whether what is returned by value has a place of its own until then.
    fn returns_in_memory(&mut self) -> bool {
        self.m.class_of(self.ret_ty) == Class::Aggregate && !self.m.has_no_data(self.ret_ty)
    }

    /// Runs the cleanups of all scopes and goes to the return block, with a result that is no object in memory.
    pub(crate) fn branch_to_return(&mut self, value: Option<Value>) -> Res<()> {
        if let Some(result) = self.elided.and_then(|local| self.locals[local]) {
            // The result outlives the function, although it is one of its locals.
            let others = self.cleanups.iter().copied().filter(|c| c.kind.ptr != result.ptr).collect();
            let all = std::mem::replace(&mut self.cleanups, others);
            let done = self.run_cleanups_to(0);
            self.cleanups = all;
            done?;
        } else {
            self.run_cleanups_to(0)?;
        }
        let block = match self.return_block {
            Some(b) => b,
            None => {
                let b = self.new_block();
                self.return_block = Some(b);
                b
            }
        };
        if let (Some(value), false) = (value, self.terminated) {
            self.returned.push((value, self.cur));
        }
        self.return_span = Some(self.span);
        self.br(block);
        Ok(())
    }

    // Helpers shared by all rooms.

    /// What follows belongs to the closing brace of a block.
    pub(crate) fn at_end_of(&mut self, span: Span) {
        let end = span.hi.as_u32();
        if self.scopes.is_some() && end > span.lo.as_u32() {
            self.span = Span::new(oxicc_source::Pos::from_u32(end - 1), span.hi);
        }
    }

    pub(crate) fn error(&self, message: impl Into<String>) -> Error {
        Error::new(self.span, message)
    }

    /// An error of the catalogue.
    pub(crate) fn error_of(&self, message: oxicc_source::Message) -> Error {
        Error::of(message, self.span)
    }

    pub(crate) fn unsupported(&self, what: &str) -> Error {
        self.error(format!("{what} is not supported in device code"))
    }

    /// Puts the current place on errors that have none.
    pub(crate) fn locate<T>(&self, r: Res<T>) -> Res<T> {
        r.map_err(|e| if e.span.is_none() { Error { span: self.span, ..e } } else { e })
    }

    pub(crate) fn ir_type(&mut self, ty: QualType) -> Res<Type> {
        let r = self.m.ir_type(ty);
        self.locate(r)
    }

    /// A slot for an object of this type.
    pub(crate) fn temp(&mut self, name: &str, ty: QualType) -> Res<Place> {
        let ir = self.ir_type(ty)?;
        let a = align(self.m.align_of(ty));
        let slot = self.alloca(name, ir, a);
        Ok(Place::new(slot, a))
    }

    /// The memory of a local, made when it is declared.
    pub(crate) fn local_place(&mut self, local: LocalId) -> Res<Place> {
        if let Some(place) = self.locals[local] {
            return Ok(place);
        }
        let info = &self.body.locals[local];
        if matches!(info.kind, LocalKind::Param(_)) && !self.m.has_no_data(info.ty) {
            return Err(self.error("a parameter is used outside its function"));
        }
        let ir = self.ir_type(info.ty)?;
        let a = align(self.m.align_of(info.ty).max(info.align as u64));
        let names = self.m.names;
        let slot = self.alloca(info.name.map_or("__T", |s| names.get(s)), ir, a);
        let place = Place::new(slot, a).with_volatile(info.ty.is_volatile());
        self.locals[local] = Some(place);
        self.declare_local(local, slot);
        Ok(place)
    }

    /// Guards recursion over the tree.
    pub(crate) fn nested<T>(&mut self, f: impl FnOnce(&mut Self) -> Res<T>) -> Res<T> {
        if self.depth >= MAX_DEPTH {
            return Err(self.error("this code is nested too deeply"));
        }
        self.depth += 1;
        let span = self.span;
        let r = oxicc_stack::maybe_grow(RED_ZONE, MORE_STACK, || f(self));
        self.span = span;
        self.depth -= 1;
        r
    }
}
