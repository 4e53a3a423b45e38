//! Global variables and their initial values.
//!
//! A variable is printed as a scalar when its type is one, else as bytes; when an initialiser contains
//! addresses, as 8-byte words, or byte by byte with masks when an address is not aligned.

use cranelift_entity::SecondaryMap;
use oxicc_ir::{
    CastOp, Const, ConstData, ConstExpr, GlobalId, InstData, Linkage as IrLinkage, Module, Type, TypeData,
    Variable as IrVariable,
};
use oxicc_ptx::{
    Address, Attribute, Comment, Init, Item, Linkage, Placement, ScalarType, StateSpace, Variable,
};

use crate::cx::{Cx, Space};
use crate::emit::written_align;

/// Functions that use each variable: none, one, or several.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Users {
    #[default]
    None,
    One(GlobalId),
    Many,
}

/// Which functions and variables use each global.
pub struct Usage {
    pub users: SecondaryMap<GlobalId, Users>,
    /// Mentioned by an initialiser or alias.
    pub in_data: SecondaryMap<GlobalId, bool>,
}

impl Usage {
    pub fn new(cx: &Cx) -> Usage {
        let mut usage = Usage { users: SecondaryMap::new(), in_data: SecondaryMap::new() };
        for (id, body) in cx.module.defined_functions() {
            body.visit_used_globals(&mut |g| {
                usage.users[g] = match usage.users[g] {
                    Users::None => Users::One(id),
                    Users::One(other) if other == id => Users::One(id),
                    _ => Users::Many,
                };
            });
        }
        for (_, g) in cx.module.globals() {
            if g.name() == "llvm.used" || g.name() == "llvm.compiler.used" {
                continue;
            }
            if let Some(init) = g.as_variable().and_then(|v| v.init) {
                cx.module.consts.visit_globals(init, &mut |g| usage.in_data[g] = true);
            }
            if let oxicc_ir::GlobalKind::Alias { aliasee, .. } = &g.kind {
                cx.module.consts.visit_globals(*aliasee, &mut |g| usage.in_data[g] = true);
            }
        }
        usage
    }

    fn is_used(&self, id: GlobalId) -> bool {
        self.users[id] != Users::None || self.in_data[id]
    }
}

/// The variables of the module, and those that move into a function.
pub struct Placed {
    pub items: Vec<Item>,
    pub demoted: Vec<(GlobalId, Variable)>,
}

/// Prints all variables, each after those its initialiser mentions.
pub fn place(cx: &mut Cx, usage: &Usage) -> Placed {
    let mut out = Placed { items: Vec::new(), demoted: Vec::new() };
    let ids: Vec<GlobalId> =
        cx.module.globals().filter(|(_, g)| g.as_variable().is_some()).map(|(id, _)| id).collect();
    let mut state: SecondaryMap<GlobalId, u8> = SecondaryMap::new();
    for id in ids {
        visit(cx, usage, id, &mut state, &mut out);
    }
    out
}

/// Depth-first over initialisers, without recursion: state 1 is "in progress", 2 "done".
fn visit(
    cx: &mut Cx,
    usage: &Usage,
    root: GlobalId,
    state: &mut SecondaryMap<GlobalId, u8>,
    out: &mut Placed,
) {
    let mut stack = vec![(root, false)];
    while let Some((id, ready)) = stack.pop() {
        if ready {
            state[id] = 2;
            variable(cx, usage, id, out);
            continue;
        }
        match state[id] {
            2 => continue,
            1 => continue,
            _ => {}
        }
        state[id] = 1;
        stack.push((id, true));
        let Some(init) = cx.module.global(id).as_variable().and_then(|v| v.init) else { continue };
        let mut next = Vec::new();
        cx.module.consts.visit_globals(init, &mut |g| next.push(g));
        for g in next {
            if cx.module.global(g).as_variable().is_none() {
                continue;
            }
            match state[g] {
                0 => stack.push((g, false)),
                1 if stack.iter().any(|&(s, ready)| s == g && ready) => {
                    cx.error("", "Circular dependency found in global variable set");
                }
                _ => {}
            }
        }
    }
}

/// Whether the functions of a list of constructors all do nothing.
fn calls_nothing(module: &Module, list: Const) -> bool {
    let ConstData::Aggregate(entries) = module.consts.get(list) else { return false };
    entries.iter().all(|&entry| {
        let ConstData::Aggregate(fields) = module.consts.get(entry) else { return false };
        let function = fields.get(1).and_then(|&f| module.consts.underlying_global(f));
        let Some(body) = function.and_then(|id| module.body(id)) else { return false };
        let first = body.entry().and_then(|entry| body.block_insts(entry).next());
        first.is_some_and(|inst| matches!(body.inst(inst), InstData::Ret { .. }))
    })
}

fn variable(cx: &mut Cx, usage: &Usage, id: GlobalId, out: &mut Placed) {
    let module = cx.module;
    let global = module.global(id);
    let Some(var) = global.as_variable() else { return };
    let name = global.name();
    if name == "llvm.global_ctors" || name == "llvm.global_dtors" {
        let empty = var.init.is_none_or(|c| module.consts.is_zero(c) || calls_nothing(module, c));
        if !empty {
            let what = if name.ends_with("ctors") { "ctor" } else { "dtor" };
            cx.error("", format!("Module has a nontrivial global {what}, which NVPTX does not support."));
        }
        return;
    }
    if name.starts_with("llvm.")
        || name.starts_with("nvvm.")
        || global.section.as_deref() == Some("llvm.metadata")
    {
        return;
    }
    let used = usage.is_used(id);
    let skip = match global.linkage {
        IrLinkage::AvailableExternally => !used,
        IrLinkage::External | IrLinkage::ExternWeak if var.init.is_none() => !used,
        IrLinkage::LinkOnceAny | IrLinkage::LinkOnceOdr => !used,
        _ => false,
    };
    if skip {
        return;
    }
    let space = match cx.global_space(id) {
        Space::Global => StateSpace::Global,
        Space::Shared => StateSpace::Shared,
        Space::Const => StateSpace::Const,
        Space::Local => StateSpace::Local,
        other => {
            cx.error("", format!("Bad address space found while emitting PTX: {}", other.to_ir().0));
            return;
        }
    };
    let notes = cx.notes(id).cloned().unwrap_or_default();
    let sym = cx.symbol(id);
    if space == StateSpace::Shared && !used && global.linkage.is_local() {
        return;
    }
    let linkage = match global.linkage {
        IrLinkage::Internal | IrLinkage::Private => Linkage::Internal,
        IrLinkage::AvailableExternally => Linkage::Extern,
        IrLinkage::Common if space == StateSpace::Global => Linkage::Common,
        IrLinkage::Common => Linkage::Internal,
        l if var.init.is_none() && !l.is_local() => Linkage::Extern,
        IrLinkage::External | IrLinkage::Appending => Linkage::Visible,
        _ => Linkage::Weak,
    };
    if notes.texture || notes.surface || notes.sampler {
        let ty = if notes.texture {
            ScalarType::Texref
        } else if notes.surface {
            ScalarType::Surfref
        } else {
            ScalarType::Samplerref
        };
        let mut v = Variable::new(StateSpace::Global, ty, sym);
        v.linkage = if linkage == Linkage::Extern { Linkage::Extern } else { Linkage::Internal };
        if notes.sampler {
            v.init = sampler_init(cx, var);
        }
        out.items.push(Item::Variable(Box::new(v)));
        return;
    }
    let mut v = layout(cx, id, var, space);
    v.linkage = linkage;
    if notes.managed {
        v.attributes.push(Attribute::Managed);
    }
    let no_init = matches!(space, StateSpace::Shared | StateSpace::Local);
    if let Some(init) = var.init.filter(|_| linkage != Linkage::Extern) {
        let undef = matches!(module.consts.get(init), ConstData::Undef | ConstData::Poison);
        if no_init {
            if cx.is_new() && !undef && !module.consts.is_zero(init) {
                let n = global.addr_space.0;
                cx.error("", format!("initial value of '{name}' is not allowed in addrspace({n})"));
            }
        } else if !undef {
            if let Err(message) = initialise(cx, var, init, &mut v) {
                cx.error("", format!("{message} (in the initialiser of {name})"));
            }
        }
    }
    if space == StateSpace::Shared && linkage == Linkage::Internal && !usage.in_data[id] {
        if let Users::One(f) = usage.users[id] {
            let text = format!("{} has been demoted", cx.symbols.name(sym));
            out.items.push(Item::Comment(Comment { text: text.into(), placement: Placement::Margin }));
            out.demoted.push((f, v));
            return;
        }
    }
    out.items.push(Item::Variable(Box::new(v)));
}

/// The type of a scalar variable.
fn scalar_type(cx: &Cx, ty: Type) -> Option<ScalarType> {
    Some(match cx.module.types.get(ty) {
        TypeData::Int(1 | 8) => ScalarType::U8,
        TypeData::Int(16) => ScalarType::U16,
        TypeData::Int(32) => ScalarType::U32,
        TypeData::Int(64) => ScalarType::U64,
        TypeData::Float => ScalarType::F32,
        TypeData::Double => ScalarType::F64,
        TypeData::Ptr(space) if cx.module.data_layout.pointer_bits(*space) == 32 => ScalarType::U32,
        TypeData::Ptr(_) => ScalarType::U64,
        _ => return None,
    })
}

fn layout(cx: &mut Cx, id: GlobalId, var: &IrVariable, space: StateSpace) -> Variable {
    let module = cx.module;
    let sym = cx.symbol(id);
    let size = module.data_layout.alloc_size(&module.types, var.ty);
    let natural = module.data_layout.pref_align(&module.types, var.ty).bytes();
    let mut align = written_align(module.global(id).align.map_or(natural, |a| a.bytes()));
    if let Some(ty) = scalar_type(cx, var.ty) {
        let mut v = Variable::new(space, ty, sym);
        v.align = Some(align);
        return v;
    }
    let open = size == 0 && var.init.is_none();
    if open && space == StateSpace::Shared {
        align = align.max(16);
    }
    let mut v = Variable::bytes(space, align, sym, size.max(1));
    if open {
        v.dims = vec![None];
    }
    v
}

/// An address inside an initialiser.
struct Reloc {
    offset: u64,
    address: Address,
}

fn initialise(cx: &mut Cx, var: &IrVariable, init: Const, out: &mut Variable) -> Result<(), String> {
    let module = cx.module;
    if let Some(ty) = scalar_type(cx, var.ty) {
        if module.consts.is_zero(init) {
            return Ok(());
        }
        out.init = Some(match module.consts.get(init) {
            ConstData::Int(bits) => {
                let width = module.types.int_width(var.ty).unwrap_or(64);
                Init::Int(oxicc_ir::sign_extend(*bits, width))
            }
            ConstData::Float(bits) if ty == ScalarType::F32 => Init::F32(*bits as u32),
            ConstData::Float(bits) => Init::F64(*bits),
            _ => match address(cx, init, 0)? {
                Value::Address(a) => Init::Address(a),
                Value::Int(n) => Init::Int(n as i64),
            },
        });
        return Ok(());
    }
    let size = module.data_layout.alloc_size(&module.types, var.ty);
    if size > 1 << 30 {
        return if module.consts.is_zero(init) { Ok(()) } else { Err("initialiser too large".into()) };
    }
    if module.consts.is_zero(init) {
        return Ok(());
    }
    let mut bytes = vec![0u8; size as usize];
    let mut relocs = Vec::new();
    fill(cx, init, 0, &mut bytes, &mut relocs, 0)?;
    if relocs.is_empty() {
        let used = bytes.iter().rposition(|&b| b != 0).map_or(0, |i| i + 1);
        bytes.truncate(used);
        if !bytes.is_empty() {
            out.init = Some(Init::Bytes(bytes));
        }
        return Ok(());
    }
    relocs.sort_by_key(|r| r.offset);
    let aligned = size.is_multiple_of(8)
        && relocs.iter().all(|r| r.offset.is_multiple_of(8))
        && out.align.unwrap_or(1) >= 8;
    if aligned {
        let mut words: Vec<Init> = bytes
            .chunks(8)
            .map(|c| {
                let mut word = [0u8; 8];
                word[..c.len()].copy_from_slice(c);
                Init::Int(i64::from_le_bytes(word))
            })
            .collect();
        for r in &relocs {
            if let Some(slot) = words.get_mut((r.offset / 8) as usize) {
                *slot = Init::Address(r.address);
            }
        }
        out.ty = ScalarType::U64;
        out.dims = vec![Some(size / 8)];
        out.init = Some(Init::List(words));
        return Ok(());
    }
    let mut list: Vec<Init> = bytes.iter().map(|&b| Init::Int(i64::from(b))).collect();
    for r in &relocs {
        for k in 0..8u64 {
            if let Some(slot) = list.get_mut((r.offset + k) as usize) {
                *slot = Init::Mask(0xff << (8 * k), r.address);
            }
        }
    }
    out.ty = ScalarType::U8;
    out.init = Some(Init::List(list));
    Ok(())
}

/// What an address-like constant is.
enum Value {
    Int(u64),
    Address(Address),
}

/// Evaluates a constant that may contain the address of a global.
fn address(cx: &mut Cx, c: Const, depth: u32) -> Result<Value, String> {
    if depth > 64 {
        return Err("constant expression nested too deep".into());
    }
    let module = cx.module;
    let pool = &module.consts;
    let bad = || Err(" Error: unsupported operation: constant expression".to_string());
    match pool.get(c) {
        ConstData::Int(v) => Ok(Value::Int(*v)),
        ConstData::Null | ConstData::Undef | ConstData::Poison | ConstData::Zero => Ok(Value::Int(0)),
        ConstData::Global(g) | ConstData::Wrapped(_, g) => {
            let (g, offset) = cx.resolve(*g);
            let global = module.global(g);
            let generic =
                global.as_variable().is_some() && Space::from_ir(global.addr_space) == Space::Generic;
            Ok(Value::Address(Address { symbol: cx.symbol(g), offset, generic }))
        }
        ConstData::Expr(e) => match &**e {
            ConstExpr::Cast { op: CastOp::AddrSpaceCast, value } => {
                let to = module.types.addr_space(pool.ty(c)).map(Space::from_ir);
                match address(cx, *value, depth + 1)? {
                    Value::Address(a) if to == Some(Space::Generic) => {
                        Ok(Value::Address(Address { generic: true, ..a }))
                    }
                    Value::Address(a) => Ok(Value::Address(Address { generic: false, ..a })),
                    int => Ok(int),
                }
            }
            ConstExpr::Cast { op: CastOp::Bitcast | CastOp::PtrToInt | CastOp::IntToPtr, value } => {
                address(cx, *value, depth + 1)
            }
            ConstExpr::Gep { elem, base, indices, .. } => {
                let Some(offset) = crate::legalize::consts::gep_offset(module, pool, *elem, indices) else {
                    return bad();
                };
                match address(cx, *base, depth + 1)? {
                    Value::Address(a) => {
                        Ok(Value::Address(Address { offset: a.offset.wrapping_add(offset), ..a }))
                    }
                    Value::Int(n) => Ok(Value::Int(n.wrapping_add(offset as u64))),
                }
            }
            ConstExpr::Binary { op, lhs, rhs, .. } => {
                let (op, lhs, rhs) = (*op, *lhs, *rhs);
                match (op, address(cx, lhs, depth + 1)?, address(cx, rhs, depth + 1)?) {
                    (oxicc_ir::BinOp::Add, Value::Address(a), Value::Int(n))
                    | (oxicc_ir::BinOp::Add, Value::Int(n), Value::Address(a)) => {
                        Ok(Value::Address(Address { offset: a.offset.wrapping_add(n as i64), ..a }))
                    }
                    (oxicc_ir::BinOp::Sub, Value::Address(a), Value::Int(n)) => {
                        Ok(Value::Address(Address { offset: a.offset.wrapping_sub(n as i64), ..a }))
                    }
                    (oxicc_ir::BinOp::Add, Value::Int(a), Value::Int(b)) => Ok(Value::Int(a.wrapping_add(b))),
                    (oxicc_ir::BinOp::Sub, Value::Int(a), Value::Int(b)) => Ok(Value::Int(a.wrapping_sub(b))),
                    _ => bad(),
                }
            }
            _ => bad(),
        },
        _ => bad(),
    }
}

fn fill(
    cx: &mut Cx,
    c: Const,
    at: u64,
    bytes: &mut [u8],
    relocs: &mut Vec<Reloc>,
    depth: u32,
) -> Result<(), String> {
    if depth > 64 {
        return Err("constant nested too deep".into());
    }
    let module = cx.module;
    let pool = &module.consts;
    let ty = pool.ty(c);
    let mut put = |at: u64, value: u64, size: u64| {
        for k in 0..size.min(8) {
            if let Some(b) = bytes.get_mut((at + k) as usize) {
                *b = (value >> (8 * k)) as u8;
            }
        }
    };
    match pool.get(c) {
        ConstData::Int(v) | ConstData::Float(v) => {
            put(at, *v, module.data_layout.store_size(&module.types, ty));
        }
        ConstData::WideInt(limbs) => {
            let size = module.data_layout.store_size(&module.types, ty);
            for (i, &l) in limbs.iter().enumerate() {
                let done = i as u64 * 8;
                put(at + done, l, size.saturating_sub(done));
            }
        }
        ConstData::WideFloat(limbs) => {
            put(at, limbs[0], 8);
            put(at + 8, limbs[1], 8);
        }
        ConstData::Null | ConstData::Undef | ConstData::Poison | ConstData::Zero | ConstData::TokenNone => {}
        ConstData::Bytes(data) => {
            let start = at as usize;
            if let Some(slot) = bytes.get_mut(start..start + data.len()) {
                slot.copy_from_slice(data);
            }
        }
        ConstData::Aggregate(elems) => {
            if module.types.is_vector(ty) && module.types.scalar(ty) == Type::I1 {
                for (i, &e) in elems.iter().enumerate() {
                    if pool.as_u64(e) == Some(1) {
                        if let Some(b) = bytes.get_mut(at as usize + i / 8) {
                            *b |= 1 << (i % 8);
                        }
                    }
                }
                return Ok(());
            }
            for (i, &e) in elems.iter().enumerate() {
                let Some(offset) = module.data_layout.element_offset(&module.types, ty, i as u64) else {
                    return Err("aggregate without a layout".into());
                };
                fill(cx, e, at + offset, bytes, relocs, depth + 1)?;
            }
        }
        ConstData::Splat(e) => {
            for i in 0..u64::from(module.types.vector_len(ty).unwrap_or(0)) {
                let offset = module.data_layout.element_offset(&module.types, ty, i).unwrap_or(0);
                fill(cx, *e, at + offset, bytes, relocs, depth + 1)?;
            }
        }
        _ => match address(cx, c, 0)? {
            Value::Int(v) => put(at, v, module.data_layout.store_size(&module.types, ty)),
            Value::Address(address) => {
                if module.data_layout.store_size(&module.types, ty) != 8 {
                    return Err(" Error: unsupported operation: address in less than 8 bytes".into());
                }
                relocs.push(Reloc { offset: at, address });
            }
        },
    }
    Ok(())
}

fn sampler_init(cx: &mut Cx, var: &IrVariable) -> Option<Init> {
    let bits = cx.module.consts.as_u64(var.init?)?;
    let mut fields = Vec::new();
    let mode = match bits & 7 {
        0 => "wrap",
        1 => "clamp_to_border",
        2 => "clamp_to_edge",
        3 => "mirror",
        _ => "",
    };
    let mut push = |cx: &mut Cx, key: &str, value: &str| {
        let pair = (cx.symbols.intern(key), cx.symbols.intern(value));
        fields.push(pair);
    };
    for key in ["addr_mode_0", "addr_mode_1", "addr_mode_2"] {
        push(cx, key, mode);
    }
    push(cx, "filter_mode", if bits >> 4 & 3 == 1 { "linear" } else { "nearest" });
    if bits & 8 == 0 {
        push(cx, "force_unnormalized_coords", "1");
    }
    Some(Init::Fields(fields))
}
