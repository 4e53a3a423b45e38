//! Types, namespaces and variables of the metadata as entries of `.debug_info`.

use oxicc_ir::{AddrSpace, GlobalId, Md, MdData, MdField, Module, SpecialNode};
use oxicc_ptx::Sym;
use rustc_hash::FxHashMap;

use super::Paths;
use super::die::{DieId, Dies, Piece, UNIT, Value, at, tag, uleb};

/// Memory spaces in NVIDIA's numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AddressClass {
    Register = 2,
    Const = 4,
    Global = 5,
    Local = 6,
    Param = 7,
    Shared = 8,
    Generic = 12,
}

/// Types and scopes deeper than this are left out: nobody writes them.
const MAX_DEPTH: u32 = 200;

/// The entries under construction.
pub struct Dwarf {
    pub dies: Dies,
    types: FxHashMap<Md, Option<DieId>>,
    scopes: FxHashMap<Md, DieId>,
    /// Entries of functions that have code.
    pub functions: FxHashMap<Md, DieId>,
    /// Entries of functions as they are inlined, with those of their variables.
    pub abstracts: FxHashMap<Md, DieId>,
    pub abstract_variables: FxHashMap<Md, DieId>,
    array_index: Option<DieId>,
    void: Option<DieId>,
    depth: u32,
}

/// What all methods need to read metadata.
pub struct Source<'a> {
    pub module: &'a Module,
    pub paths: &'a mut Paths,
}

impl<'a> Source<'a> {
    pub fn node(&self, md: Md) -> Option<&'a SpecialNode> {
        self.module.metadata.special(md)
    }
}

/// Bytes of the LEB128 form after an operation.
fn operation(op: u8, operand: u64) -> Vec<Piece> {
    let mut bytes = vec![op];
    uleb(&mut bytes, operand);
    bytes.into_iter().map(Piece::Byte).collect()
}

pub const OP_ADDR: u8 = 0x03;
pub const OP_DEREF: u8 = 0x06;
const OP_CONSTU: u8 = 0x10;
const OP_DUP: u8 = 0x12;
const OP_MINUS: u8 = 0x1c;
const OP_PLUS: u8 = 0x22;
pub const OP_PLUS_UCONST: u8 = 0x23;
pub const OP_REGX: u8 = 0x90;
pub const OP_CALL_FRAME_CFA: u8 = 0x9c;

/// `symbol + offset`.
pub fn address(symbol: Sym, offset: u64) -> Vec<Piece> {
    let mut out = vec![Piece::Byte(OP_ADDR), Piece::Address(symbol)];
    if offset != 0 {
        out.extend(operation(OP_PLUS_UCONST, offset));
    }
    out
}

/// Whether flags written as keywords have one.
pub fn has_flag(node: &SpecialNode, field: &str, flag: &str) -> bool {
    node.keyword(field).is_some_and(|k| k.split('|').any(|f| f.trim() == flag))
}

impl Dwarf {
    /// The compile unit.
    pub fn new(cx: &mut Source, line_section: Sym, has_code: bool) -> Dwarf {
        let mut dies = Dies::new();
        let unit = cx.module.metadata.find_named("llvm.dbg.cu").and_then(|n| n.nodes.first().copied());
        let unit = unit.and_then(|md| cx.node(md));
        let file = unit.and_then(|u| u.md("file")).and_then(|f| cx.node(f));
        let text = |node: Option<&SpecialNode>, field: &str, default: &str| {
            Value::Text(node.and_then(|n| n.str(field)).unwrap_or(default).into())
        };
        dies.set(UNIT, at::PRODUCER, text(unit, "producer", "oxicc"));
        // DW_LANG_C_plus_plus
        dies.set(UNIT, at::LANGUAGE, Value::Unsigned(4));
        dies.set(UNIT, at::NAME, text(file, "filename", ""));
        dies.set(UNIT, at::STMT_LIST, Value::Section(line_section));
        dies.set(UNIT, at::COMP_DIR, text(file, "directory", ""));
        if has_code {
            dies.set(UNIT, at::LOW_PC, Value::Address(None));
        }
        Dwarf {
            dies,
            types: FxHashMap::default(),
            scopes: FxHashMap::default(),
            functions: FxHashMap::default(),
            abstracts: FxHashMap::default(),
            abstract_variables: FxHashMap::default(),
            array_index: None,
            void: None,
            depth: 0,
        }
    }

    pub fn name(&mut self, die: DieId, name: Option<&str>) {
        if let Some(name) = name.filter(|n| !n.is_empty()) {
            self.dies.set(die, at::NAME, Value::Text(name.into()));
        }
    }

    /// File and line of a declaration.
    pub fn place(&mut self, cx: &mut Source, die: DieId, node: &SpecialNode) {
        let line = node.int("line").and_then(|l| u64::try_from(l).ok()).unwrap_or(0);
        let Some(file) = node.md("file").and_then(|f| cx.paths.file(cx.module, f)) else { return };
        if line > 0 {
            self.dies.set(die, at::DECL_FILE, Value::Unsigned(u64::from(file)));
            self.dies.set(die, at::DECL_LINE, Value::Unsigned(line));
        }
    }

    /// The type of an entry; `void` is none.
    pub fn typed(&mut self, cx: &mut Source, die: DieId, ty: Option<Md>) {
        if let Some(ty) = ty.and_then(|ty| self.ty(cx, ty)) {
            self.dies.set(die, at::TYPE, Value::Ref(ty));
        }
    }

    /// The type of what a function returns or a pointer points to, where debuggers want `void` to be written.
    fn typed_or_void(&mut self, cx: &mut Source, die: DieId, ty: Option<Md>) {
        let ty = ty.and_then(|ty| self.ty(cx, ty)).unwrap_or_else(|| {
            *self.void.get_or_insert_with(|| {
                let void = self.dies.add(UNIT, tag::UNSPECIFIED_TYPE);
                self.dies.set(void, at::NAME, Value::Text("void".into()));
                void
            })
        });
        self.dies.set(die, at::TYPE, Value::Ref(ty));
    }

    /// The entry that a scope's contents go into.
    pub fn scope(&mut self, cx: &mut Source, scope: Option<Md>) -> DieId {
        let Some(scope) = scope else { return UNIT };
        let Some(node) = cx.node(scope) else { return UNIT };
        match &*node.kind {
            "DINamespace" => {
                if let Some(&done) = self.scopes.get(&scope) {
                    return done;
                }
                if self.depth >= MAX_DEPTH {
                    return UNIT;
                }
                self.depth += 1;
                let parent = self.scope(cx, node.md("scope"));
                self.depth -= 1;
                let die = self.dies.add(parent, tag::NAMESPACE);
                self.name(die, node.str("name"));
                self.scopes.insert(scope, die);
                die
            }
            "DICompositeType" => self.ty(cx, scope).unwrap_or(UNIT),
            "DISubprogram" => self.functions.get(&scope).copied().unwrap_or(UNIT),
            "DILexicalBlock" | "DILexicalBlockFile" if self.depth < MAX_DEPTH => {
                self.depth += 1;
                let parent = self.scope(cx, node.md("scope"));
                self.depth -= 1;
                parent
            }
            _ => UNIT,
        }
    }

    /// The entry of a type.
    pub fn ty(&mut self, cx: &mut Source, md: Md) -> Option<DieId> {
        if let Some(&done) = self.types.get(&md) {
            return done;
        }
        let node = cx.node(md)?;
        if self.depth >= MAX_DEPTH {
            return None;
        }
        self.depth += 1;
        let made = match &*node.kind {
            "DIBasicType" => Some(self.basic_type(md, node)),
            "DIDerivedType" => self.derived_type(cx, md, node),
            "DICompositeType" => Some(self.composite_type(cx, md, node)),
            "DISubroutineType" => Some(self.subroutine_type(cx, md, node)),
            _ => None,
        };
        self.depth -= 1;
        self.types.insert(md, made);
        made
    }

    /// Sizes are in bits.
    fn byte_size(&mut self, die: DieId, node: &SpecialNode) {
        let bits = node.int("size").and_then(|s| u64::try_from(s).ok()).unwrap_or(0);
        self.dies.set(die, at::BYTE_SIZE, Value::Unsigned(bits.div_ceil(8)));
    }

    fn basic_type(&mut self, md: Md, node: &SpecialNode) -> DieId {
        if node.keyword("tag") == Some("DW_TAG_unspecified_type") {
            let die = self.dies.add(UNIT, tag::UNSPECIFIED_TYPE);
            self.name(die, node.str("name"));
            return die;
        }
        let die = self.dies.add(UNIT, tag::BASE_TYPE);
        self.types.insert(md, Some(die));
        self.name(die, node.str("name"));
        let encoding = match node.keyword("encoding").unwrap_or("") {
            "DW_ATE_boolean" => 2,
            "DW_ATE_complex_float" => 3,
            "DW_ATE_float" => 4,
            "DW_ATE_signed" => 5,
            "DW_ATE_signed_char" => 6,
            "DW_ATE_unsigned_char" => 8,
            // DW_ATE_UTF came with DWARF 4.
            _ => 7,
        };
        self.dies.set(die, at::ENCODING, Value::Unsigned(encoding));
        self.byte_size(die, node);
        die
    }

    fn derived_type(&mut self, cx: &mut Source, md: Md, node: &SpecialNode) -> Option<DieId> {
        let base = node.md("baseType");
        let tag = match node.keyword("tag")? {
            "DW_TAG_pointer_type" => tag::POINTER_TYPE,
            "DW_TAG_reference_type" => tag::REFERENCE_TYPE,
            "DW_TAG_rvalue_reference_type" => tag::RVALUE_REFERENCE_TYPE,
            "DW_TAG_const_type" => tag::CONST_TYPE,
            "DW_TAG_volatile_type" => tag::VOLATILE_TYPE,
            "DW_TAG_typedef" => tag::TYPEDEF,
            "DW_TAG_ptr_to_member_type" => tag::PTR_TO_MEMBER_TYPE,
            // `restrict`, `_Atomic`: the type itself.
            "DW_TAG_restrict_type" | "DW_TAG_atomic_type" => return base.and_then(|b| self.ty(cx, b)),
            _ => return None,
        };
        let parent = if tag == tag::TYPEDEF { self.scope(cx, node.md("scope")) } else { UNIT };
        // A class that mentions a pointer to itself has it made while its scope was.
        if let Some(&Some(done)) = self.types.get(&md) {
            return Some(done);
        }
        let die = self.dies.add(parent, tag);
        self.types.insert(md, Some(die));
        match tag {
            tag::TYPEDEF => {
                self.typed_or_void(cx, die, base);
                self.name(die, node.str("name"));
                self.place(cx, die, node);
            }
            tag::PTR_TO_MEMBER_TYPE => {
                self.typed(cx, die, base);
                if let Some(class) = node.md("extraData").and_then(|c| self.ty(cx, c)) {
                    self.dies.set(die, at::CONTAINING_TYPE, Value::Ref(class));
                }
            }
            tag::CONST_TYPE | tag::VOLATILE_TYPE => self.typed_or_void(cx, die, base),
            _ => {
                self.typed_or_void(cx, die, base);
                // Addresses that programs hold are generic, whatever the front end says.
                self.dies.set(die, at::ADDRESS_CLASS, Value::Data4(AddressClass::Generic as u32));
            }
        }
        Some(die)
    }

    fn subroutine_type(&mut self, cx: &mut Source, md: Md, node: &SpecialNode) -> DieId {
        let die = self.dies.add(UNIT, tag::SUBROUTINE_TYPE);
        self.types.insert(md, Some(die));
        let types: Vec<Option<Md>> =
            node.md("types").map_or(Vec::new(), |t| cx.module.metadata.elems(t).into());
        self.typed_or_void(cx, die, types.first().copied().flatten());
        self.parameters(cx, die, &types);
        die
    }

    /// The parameters of a function that is only declared. Returns the entry of the object it is called on.
    fn parameters(&mut self, cx: &mut Source, die: DieId, types: &[Option<Md>]) -> Option<DieId> {
        let mut object = None;
        for ty in types.iter().skip(1) {
            match ty {
                Some(ty) => {
                    let parameter = self.dies.add(die, tag::FORMAL_PARAMETER);
                    self.typed(cx, parameter, Some(*ty));
                    if cx.node(*ty).is_some_and(|n| has_flag(n, "flags", "DIFlagArtificial")) {
                        self.dies.set(parameter, at::ARTIFICIAL, Value::Flag);
                        object = Some(parameter);
                    }
                }
                None => {
                    self.dies.add(die, tag::UNSPECIFIED_PARAMETERS);
                }
            }
        }
        object
    }

    fn composite_type(&mut self, cx: &mut Source, md: Md, node: &SpecialNode) -> DieId {
        let tag = match node.keyword("tag").unwrap_or("") {
            "DW_TAG_array_type" => return self.array_type(cx, md, node),
            "DW_TAG_enumeration_type" => return self.enumeration(cx, md, node),
            "DW_TAG_union_type" => tag::UNION_TYPE,
            "DW_TAG_class_type" => tag::CLASS_TYPE,
            _ => tag::STRUCTURE_TYPE,
        };
        let die = self.dies.detached(tag);
        self.types.insert(md, Some(die));
        let parent = self.scope(cx, node.md("scope"));
        self.dies.attach(parent, die);
        self.name(die, node.str("name"));
        if has_flag(node, "flags", "DIFlagFwdDecl") {
            self.dies.set(die, at::DECLARATION, Value::Flag);
            return die;
        }
        self.byte_size(die, node);
        self.place(cx, die, node);
        for element in self.elements(cx, node, "elements") {
            let Some(member) = cx.node(element) else { continue };
            match (&*member.kind, member.keyword("tag")) {
                ("DIDerivedType", Some("DW_TAG_inheritance")) => self.base_class(cx, die, member),
                ("DIDerivedType", Some("DW_TAG_member" | "DW_TAG_variable")) => {
                    self.member(cx, die, element, member);
                }
                // Types and functions that something refers to come with it.
                _ => {}
            }
        }
        for element in self.elements(cx, node, "templateParams") {
            let Some(param) = cx.node(element) else { continue };
            let value = param.md("value").map(|v| cx.module.metadata.get(v));
            let tag = match (&*param.kind, value) {
                ("DITemplateTypeParameter", _) => tag::TEMPLATE_TYPE_PARAMETER,
                ("DITemplateValueParameter", Some(MdData::Int(..))) => tag::TEMPLATE_VALUE_PARAMETER,
                _ => continue,
            };
            let entry = self.dies.add(die, tag);
            self.typed(cx, entry, param.md("type"));
            self.name(entry, param.str("name"));
            if let Some(MdData::Int(ty, v)) = value {
                self.constant(cx, entry, *ty, *v);
            }
        }
        die
    }

    /// The value of a constant, with its sign.
    pub fn constant(&mut self, cx: &Source, die: DieId, ty: oxicc_ir::Type, v: u64) {
        let bits = cx.module.types.int_width(ty).unwrap_or(64).clamp(1, 64);
        let value = ((v << (64 - bits)) as i64) >> (64 - bits);
        self.dies.set(die, at::CONST_VALUE, Value::Signed(value));
    }

    fn elements(&self, cx: &Source, node: &SpecialNode, field: &str) -> Vec<Md> {
        let list = node.md(field).map_or(&[][..], |e| cx.module.metadata.elems(e));
        list.iter().flatten().copied().collect()
    }

    /// DWARF 2 takes what has no accessibility for private.
    fn accessibility(&mut self, die: DieId, node: &SpecialNode) {
        let access = match node {
            n if has_flag(n, "flags", "DIFlagPrivate") => 3,
            n if has_flag(n, "flags", "DIFlagProtected") => 2,
            _ => 1,
        };
        self.dies.set(die, at::ACCESSIBILITY, Value::Unsigned(access));
    }

    fn base_class(&mut self, cx: &mut Source, class: DieId, node: &SpecialNode) {
        let die = self.dies.add(class, tag::INHERITANCE);
        self.typed(cx, die, node.md("baseType"));
        let offset = node.int("offset").and_then(|o| u64::try_from(o).ok()).unwrap_or(0);
        let location = if has_flag(node, "flags", "DIFlagVirtual") {
            self.dies.set(die, at::VIRTUALITY, Value::Unsigned(1));
            // The offset is in the vtable, `offset` bytes before its address point.
            let mut code: Vec<Piece> = [OP_DUP, OP_DEREF].map(Piece::Byte).into();
            code.extend(operation(OP_CONSTU, offset));
            code.extend([OP_MINUS, OP_DEREF, OP_PLUS].map(Piece::Byte));
            code
        } else {
            operation(OP_PLUS_UCONST, offset / 8)
        };
        self.dies.set(die, at::DATA_MEMBER_LOCATION, Value::Block(location));
        self.accessibility(die, node);
    }

    fn member(&mut self, cx: &mut Source, class: DieId, md: Md, node: &SpecialNode) {
        let die = self.dies.add(class, tag::MEMBER);
        self.name(die, node.str("name"));
        self.typed(cx, die, node.md("baseType"));
        self.place(cx, die, node);
        if has_flag(node, "flags", "DIFlagStaticMember") {
            self.scopes.insert(md, die);
            self.dies.set(die, at::EXTERNAL, Value::Flag);
            // What is no declaration is a member of every object for GDB.
            self.dies.set(die, at::DECLARATION, Value::Flag);
            if let Some(MdData::Int(ty, v)) = node.md("extraData").map(|v| cx.module.metadata.get(v)) {
                self.constant(cx, die, *ty, *v);
            }
        } else {
            let number = |field: &str| node.int(field).and_then(|v| u64::try_from(v).ok()).unwrap_or(0);
            let (bits, at_bit) = (number("size"), number("offset"));
            let mut offset = at_bit / 8;
            if has_flag(node, "flags", "DIFlagBitField") {
                // Counted from the top of the unit that holds it, as big-endian machines would.
                let unit = self.type_bits(cx, node.md("baseType")).max(8);
                let start = at_bit / unit * unit;
                let (unit, start) = match start + unit < at_bit + bits {
                    // Packed over the end of the unit: the bytes that it touches.
                    true => ((at_bit % 8 + bits).next_multiple_of(8), at_bit / 8 * 8),
                    false => (unit, start),
                };
                self.dies.set(die, at::BYTE_SIZE, Value::Unsigned(unit / 8));
                self.dies.set(die, at::BIT_SIZE, Value::Unsigned(bits));
                self.dies.set(die, at::BIT_OFFSET, Value::Unsigned(unit - (at_bit - start + bits)));
                offset = start / 8;
            }
            self.dies.set(die, at::DATA_MEMBER_LOCATION, Value::Block(operation(OP_PLUS_UCONST, offset)));
        }
        if has_flag(node, "flags", "DIFlagArtificial") {
            self.dies.set(die, at::ARTIFICIAL, Value::Flag);
        }
        self.accessibility(die, node);
    }

    /// The size of a type behind typedefs and qualifiers.
    fn type_bits(&self, cx: &Source, mut ty: Option<Md>) -> u64 {
        for _ in 0..MAX_DEPTH {
            let Some(node) = ty.and_then(|t| cx.node(t)) else { break };
            match node.int("size").and_then(|s| u64::try_from(s).ok()) {
                Some(size) if size > 0 => return size,
                _ => ty = node.md("baseType"),
            }
        }
        0
    }

    fn array_type(&mut self, cx: &mut Source, md: Md, node: &SpecialNode) -> DieId {
        let die = self.dies.add(UNIT, tag::ARRAY_TYPE);
        self.types.insert(md, Some(die));
        if has_flag(node, "flags", "DIFlagVector") {
            self.dies.set(die, at::GNU_VECTOR, Value::Flag);
        }
        self.typed(cx, die, node.md("baseType"));
        let index = *self.array_index.get_or_insert_with(|| {
            let index = self.dies.add(UNIT, tag::BASE_TYPE);
            self.dies.set(index, at::NAME, Value::Text("__ARRAY_SIZE_TYPE__".into()));
            self.dies.set(index, at::BYTE_SIZE, Value::Unsigned(8));
            self.dies.set(index, at::ENCODING, Value::Unsigned(7));
            index
        });
        for element in self.elements(cx, node, "elements") {
            let count = cx.node(element).and_then(|n| match n.field("count") {
                Some(MdField::Int(v)) => u64::try_from(*v).ok(),
                Some(MdField::Md(Some(md))) => cx.module.metadata.int(*md),
                _ => None,
            });
            let range = self.dies.add(die, tag::SUBRANGE_TYPE);
            self.dies.set(range, at::TYPE, Value::Ref(index));
            self.dies.set(range, at::COUNT, Value::Unsigned(count.unwrap_or(0)));
        }
        die
    }

    fn enumeration(&mut self, cx: &mut Source, md: Md, node: &SpecialNode) -> DieId {
        let parent = self.scope(cx, node.md("scope"));
        let die = self.dies.add(parent, tag::ENUMERATION_TYPE);
        self.types.insert(md, Some(die));
        self.name(die, node.str("name"));
        self.byte_size(die, node);
        self.place(cx, die, node);
        self.typed(cx, die, node.md("baseType"));
        if has_flag(node, "flags", "DIFlagEnumClass") {
            self.dies.set(die, at::ENUM_CLASS, Value::Flag);
        }
        for element in self.elements(cx, node, "elements") {
            let Some(e) = cx.node(element) else { continue };
            let entry = self.dies.add(die, tag::ENUMERATOR);
            self.name(entry, e.str("name"));
            self.dies.set(entry, at::CONST_VALUE, Value::Signed(e.int("value").unwrap_or(0) as i64));
        }
        die
    }

    /// The declaration of a member function in its class.
    pub fn method(&mut self, cx: &mut Source, md: Md) -> Option<DieId> {
        if let Some(&done) = self.scopes.get(&md) {
            return Some(done);
        }
        let node = cx.node(md)?;
        let class = self.scope(cx, node.md("scope"));
        let die = self.dies.add(class, tag::SUBPROGRAM);
        self.scopes.insert(md, die);
        self.signature(cx, die, node);
        if !has_flag(node, "spFlags", "DISPFlagLocalToUnit") {
            self.dies.set(die, at::EXTERNAL, Value::Flag);
        }
        self.dies.set(die, at::DECLARATION, Value::Flag);
        self.accessibility(die, node);
        let types = node.md("type").and_then(|t| cx.node(t)).and_then(|t| t.md("types"));
        let types: Vec<Option<Md>> = types.map_or(Vec::new(), |t| cx.module.metadata.elems(t).into());
        if let Some(object) = self.parameters(cx, die, &types) {
            self.dies.set(die, at::OBJECT_POINTER, Value::Ref(object));
        }
        Some(die)
    }

    /// Names, place and result of a function.
    pub fn signature(&mut self, cx: &mut Source, die: DieId, node: &SpecialNode) {
        if let Some(linkage) = node.str("linkageName") {
            self.dies.set(die, at::MIPS_LINKAGE_NAME, Value::Text(linkage.into()));
        }
        self.name(die, node.str("name"));
        self.place(cx, die, node);
        let types = node.md("type").and_then(|t| cx.node(t)).and_then(|t| t.md("types"));
        let result = types.and_then(|t| cx.module.metadata.elems(t).first().copied().flatten());
        self.typed_or_void(cx, die, result);
    }

    /// A variable with static storage, at the symbol it has in the output.
    pub fn global(&mut self, cx: &mut Source, id: GlobalId, attached: Md, symbol: Sym) {
        let node = cx.node(attached);
        let variable =
            node.and_then(|n| if &*n.kind == "DIGlobalVariable" { Some(attached) } else { n.md("var") });
        let Some(node) = variable.and_then(|v| cx.node(v)) else { return };
        let parent = match node.md("declaration") {
            Some(_) => UNIT,
            None => self.scope(cx, node.md("scope")),
        };
        let declared = node.md("declaration").and_then(|d| {
            // The class brings its members along.
            self.scope(cx, cx.node(d)?.md("scope"));
            self.scopes.get(&d).copied()
        });
        let die = self.dies.add(parent, tag::VARIABLE);
        match declared {
            Some(declared) => self.dies.set(die, at::SPECIFICATION, Value::Ref(declared)),
            None => {
                self.name(die, node.str("name"));
                self.typed(cx, die, node.md("type"));
                if node.field("isLocal") != Some(&MdField::Bool(true)) {
                    self.dies.set(die, at::EXTERNAL, Value::Flag);
                }
                self.place(cx, die, node);
            }
        }
        let class = match cx.module.global(id).as_variable().map(|_| cx.module.global(id).addr_space) {
            Some(AddrSpace::SHARED) => AddressClass::Shared,
            Some(AddrSpace::CONST) => AddressClass::Const,
            _ => AddressClass::Global,
        };
        self.dies.set(die, at::ADDRESS_CLASS, Value::Unsigned(class as u64));
        self.dies.set(die, at::LOCATION, Value::Block(address(symbol, 0)));
        if let Some(linkage) = node.str("linkageName").filter(|l| !l.is_empty()) {
            self.dies.set(die, at::MIPS_LINKAGE_NAME, Value::Text(linkage.into()));
        }
    }
}
