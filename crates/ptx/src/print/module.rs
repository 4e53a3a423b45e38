//! The module level: header, declarations, variables, function signatures, debug sections.

use oxicc_arch::Dialect;

use super::Printer;
use crate::model::{
    Address, Attribute, DataValue, Dim, FileDirective, FuncDirective, Function, FunctionKind, Init, Item,
    Linkage, Module, Param, RegDecl, RegDeclName, Section, SectionLine, StateSpace, Variable,
};

impl Printer<'_> {
    pub(super) fn module(&mut self, module: &Module) {
        for line in &module.header {
            self.str(if line.is_empty() { "//" } else { "// " });
            self.str(line);
            self.ch('\n');
        }
        if !module.header.is_empty() {
            self.ch('\n');
        }
        self.str(".version ");
        self.unsigned(module.version.major.into());
        self.ch('.');
        self.unsigned(module.version.minor.into());
        self.str("\n.target ");
        self.sym(module.target);
        for option in &module.target_options {
            self.str(", ");
            self.str(option.text());
        }
        self.str("\n.address_size ");
        self.unsigned(module.address_size.into());
        self.str("\n\n");
        let mut seen_definition = false;
        // The older back end leaves an empty line after the last function unless debug sections follow.
        let sections = module.items.iter().any(|item| matches!(item, Item::Section(_)));
        let mut closing_line = self.dialect == Dialect::N7 && !sections;
        for (i, item) in module.items.iter().enumerate() {
            match item {
                Item::Function(function) => {
                    if function.body.is_some() && !seen_definition {
                        seen_definition = true;
                        if i == 0 || module.items.get(i - 1) != Some(&Item::Blank) {
                            self.ch('\n');
                        }
                    }
                    // The older back end writes the prototype of an alias without its semicolon.
                    let open_ended = self.dialect == Dialect::N7
                        && matches!(module.items.get(i + 1), Some(Item::Alias { alias, .. }) if *alias == function.name);
                    self.function_as(function, open_ended);
                }
                Item::Variable(variable) => {
                    self.variable(variable);
                    self.ch('\n');
                }
                Item::Alias { alias, aliasee } => {
                    self.str(".alias ");
                    self.sym(*alias);
                    self.str(", ");
                    self.sym(*aliasee);
                    self.str(";\n");
                }
                Item::File(file) => {
                    if closing_line {
                        self.ch('\n');
                        closing_line = false;
                    }
                    self.file(file);
                }
                Item::Section(section) => self.section(section),
                Item::Pragma(strings) => self.pragma(strings),
                Item::Raw(text) => {
                    self.str(text);
                    self.ch('\n');
                }
                Item::Comment(comment) => self.comment(comment),
                Item::Blank => self.ch('\n'),
            }
        }
        if closing_line {
            self.ch('\n');
        }
    }

    pub(super) fn function(&mut self, function: &Function) {
        self.function_as(function, false);
    }

    /// `open_ended`: a declaration without the line of its semicolon.
    fn function_as(&mut self, function: &Function, open_ended: bool) {
        self.linkage(function.linkage);
        self.str(match function.kind {
            FunctionKind::Entry => ".entry ",
            FunctionKind::Func => ".func ",
        });
        self.attributes(&function.attributes);
        if !function.returns.is_empty() {
            self.str(" (");
            self.param_list(&function.returns);
            self.str(") ");
        }
        self.sym(function.name);
        let declaration = function.body.is_none();
        if declaration {
            self.ch('\n');
        }
        self.ch('(');
        for (i, param) in function.params.iter().enumerate() {
            self.str(if i == 0 { "\n\t" } else { ",\n\t" });
            self.param(param);
        }
        if !function.params.is_empty() {
            self.ch('\n');
        }
        self.str(")\n");
        let n7 = self.dialect == Dialect::N7;
        for directive in &function.directives {
            self.func_directive(directive);
            match directive {
                FuncDirective::NoReturn => self.str(match (declaration, n7) {
                    (true, true) => " ",
                    (true, false) => "",
                    (false, true) => " \n",
                    (false, false) => "\n",
                }),
                _ => self.ch('\n'),
            }
        }
        match &function.body {
            None if open_ended => {
                if !self.out.ends_with('\n') {
                    self.ch('\n');
                }
            }
            None => self.str(";\n"),
            Some(body) => self.body(body),
        }
    }

    pub(super) fn param_list(&mut self, params: &[Param]) {
        for (i, param) in params.iter().enumerate() {
            if i > 0 {
                self.str(", ");
            }
            self.param(param);
        }
    }

    fn linkage(&mut self, linkage: Linkage) {
        if linkage != Linkage::Internal {
            self.ch('.');
            self.str(linkage.text());
            self.ch(' ');
        }
    }

    fn attributes(&mut self, attributes: &[Attribute]) {
        if attributes.is_empty() {
            return;
        }
        self.str(".attribute(");
        for (i, attribute) in attributes.iter().enumerate() {
            if i > 0 {
                self.str(", ");
            }
            match *attribute {
                Attribute::Managed => self.str(".managed"),
                Attribute::Unified(a, b) => {
                    self.str(".unified(");
                    self.unsigned(a);
                    self.str(", ");
                    self.unsigned(b);
                    self.ch(')');
                }
            }
        }
        self.str(") ");
    }

    fn param(&mut self, param: &Param) {
        self.ch('.');
        self.str(param.space.text());
        self.align(param.align);
        self.str(" .");
        self.str(param.ty.text());
        if let Some(ptr) = param.ptr {
            self.str(" .ptr");
            if let Some(opaque) = ptr.opaque {
                self.str(" .");
                self.str(opaque.text());
            }
            if let Some(space) = ptr.space {
                self.str(" .");
                self.str(space.text());
            }
            self.align(ptr.align);
        }
        self.ch(' ');
        self.sym(param.name);
        self.dims(&param.dims);
    }

    fn align(&mut self, align: Option<u32>) {
        if let Some(align) = align {
            self.str(" .align ");
            self.unsigned(align.into());
        }
    }

    fn dims(&mut self, dims: &[Dim]) {
        for dim in dims {
            self.ch('[');
            if let Some(size) = dim {
                self.unsigned(*size);
            }
            self.ch(']');
        }
    }

    fn extents(&mut self, extents: &[u32]) {
        for (i, extent) in extents.iter().enumerate() {
            self.str(if i == 0 { " " } else { ", " });
            self.unsigned((*extent).into());
        }
    }

    /// The directive without what ends it.
    pub(super) fn func_directive(&mut self, directive: &FuncDirective) {
        let (name, value) = match directive {
            FuncDirective::MaxNtid(extents) => {
                self.str(".maxntid");
                return self.extents(extents);
            }
            FuncDirective::ReqNtid(extents) => {
                self.str(".reqntid");
                return self.extents(extents);
            }
            FuncDirective::ReqNctaPerCluster(extents) => {
                self.str(".reqnctapercluster");
                return self.extents(extents);
            }
            FuncDirective::Pragma(strings) => return self.pragma_text(strings),
            FuncDirective::NoReturn => return self.str(".noreturn"),
            FuncDirective::ExplicitCluster => return self.str(".explicitcluster"),
            FuncDirective::BlocksAreClusters => return self.str(".blocksareclusters"),
            FuncDirective::MinNctaPerSm(n) => (".minnctapersm ", *n),
            FuncDirective::MaxNctaPerSm(n) => (".maxnctapersm ", *n),
            FuncDirective::MaxNreg(n) => (".maxnreg ", *n),
            FuncDirective::LocalMaxNreg(n) => (".local_maxnreg ", *n),
            FuncDirective::MaxClusterRank(n) => (".maxclusterrank ", *n),
            FuncDirective::AbiPreserve(n) => (".abi_preserve ", *n),
            FuncDirective::AbiPreserveControl(n) => (".abi_preserve_control ", *n),
            FuncDirective::AbiPreserveAfter(n) => (".abi_preserve_after ", *n),
        };
        self.str(name);
        self.unsigned(value.into());
    }

    /// `.pragma "a", "b";`
    pub(super) fn pragma_text(&mut self, strings: &[Box<str>]) {
        self.str(".pragma ");
        for (i, string) in strings.iter().enumerate() {
            if i > 0 {
                self.str(", ");
            }
            self.quoted(string);
        }
        self.ch(';');
    }

    fn pragma(&mut self, strings: &[Box<str>]) {
        self.pragma_text(strings);
        self.ch('\n');
    }

    /// A string in quotes; the text is kept as it was between the quotes of the input.
    fn quoted(&mut self, text: &str) {
        self.ch('"');
        self.str(text);
        self.ch('"');
    }

    /// A variable with its semicolon, without line end.
    pub(super) fn variable(&mut self, variable: &Variable) {
        self.linkage(variable.linkage);
        self.ch('.');
        self.str(variable.space.text());
        if !variable.attributes.is_empty() {
            self.ch(' ');
            self.attributes(&variable.attributes);
            self.out.pop();
        }
        self.align(variable.align);
        if let Some(vector) = variable.vector {
            self.str(" .");
            self.str(vector.text());
        }
        self.str(" .");
        self.str(variable.ty.text());
        self.ch(' ');
        // Both back ends put a tab before the name of the frame.
        if variable.space == StateSpace::Local {
            self.ch('\t');
        }
        self.sym(variable.name);
        self.dims(&variable.dims);
        if let Some(init) = &variable.init {
            self.str(" = ");
            self.init(init);
        }
        self.ch(';');
    }

    fn init(&mut self, init: &Init) {
        match init {
            Init::Int(value) => self.signed(*value),
            Init::F32(bits) => {
                self.str("0f");
                self.hex((*bits).into(), 8);
            }
            Init::F64(bits) => {
                self.str("0d");
                self.hex(*bits, 16);
            }
            Init::Address(address) => self.address(*address),
            Init::Mask(mask, address) => {
                // The older back end capitalises the prefix of the first byte's mask.
                self.str(if self.dialect == Dialect::N7 && *mask == 0xFF { "0X" } else { "0x" });
                self.hex(*mask, 2);
                self.ch('(');
                self.address(*address);
                self.ch(')');
            }
            Init::List(elements) => {
                self.ch('{');
                for (i, element) in elements.iter().enumerate() {
                    if i > 0 {
                        self.str(", ");
                    }
                    self.init(element);
                }
                self.ch('}');
            }
            Init::Bytes(bytes) => {
                self.out.reserve(bytes.len() * 4);
                self.ch('{');
                for (i, byte) in bytes.iter().enumerate() {
                    if i > 0 {
                        self.str(", ");
                    }
                    self.unsigned((*byte).into());
                }
                self.ch('}');
            }
            Init::Fields(fields) => {
                self.str("{ ");
                for (i, (name, value)) in fields.iter().enumerate() {
                    if i > 0 {
                        self.str(", ");
                    }
                    self.sym(*name);
                    self.str(" = ");
                    self.sym(*value);
                }
                self.str(" }");
            }
        }
    }

    fn address(&mut self, address: Address) {
        if address.generic {
            self.str("generic(");
        }
        self.sym(address.symbol);
        if address.generic {
            self.ch(')');
        }
        if address.offset != 0 {
            self.ch('+');
            self.signed(address.offset);
        }
    }

    /// A register declaration with its semicolon, without line end.
    pub(super) fn reg_decl(&mut self, decl: &RegDecl) {
        self.str(".reg ");
        if let Some(vector) = decl.vector {
            self.ch('.');
            self.str(vector.text());
            self.ch(' ');
        }
        self.ch('.');
        self.str(decl.ty.text());
        self.ch(' ');
        for (i, name) in decl.names.iter().enumerate() {
            if i > 0 {
                self.str(", ");
            }
            match *name {
                RegDeclName::Class(class, count) => {
                    self.ch('\t');
                    self.str(class.text());
                    self.count(count);
                }
                RegDeclName::Range(prefix, count) => {
                    self.sym(prefix);
                    self.count(count);
                }
                RegDeclName::One(reg) => {
                    let before = self.out.len();
                    self.reg(reg);
                    // The frame registers are aligned like the numbered ones.
                    if reg.class().is_some() || matches!(self.out.get(before..), Some("%SP" | "%SPL")) {
                        self.out.insert(before, '\t');
                    }
                }
            }
        }
        self.ch(';');
        // The declarations inside the expansions of the reference end in a space.
        if let [RegDeclName::One(reg)] = decl.names[..] {
            if reg.class().is_some() || self.out.ends_with(" %temp;") {
                self.ch(' ');
            }
        }
    }

    fn count(&mut self, count: u32) {
        self.ch('<');
        self.unsigned(count.into());
        self.ch('>');
    }

    fn file(&mut self, file: &FileDirective) {
        self.str("\t.file\t");
        self.unsigned(file.index.into());
        self.ch(' ');
        self.quoted(&file.path);
        if let Some((timestamp, size)) = file.timestamp_and_size {
            self.str(", ");
            self.unsigned(timestamp);
            self.str(", ");
            self.unsigned(size);
        }
        self.ch('\n');
    }

    fn section(&mut self, section: &Section) {
        self.str("\t.section\t");
        self.sym(section.name);
        self.str("\n\t{\n");
        for line in &section.lines {
            match line {
                SectionLine::Label(label) => {
                    self.sym(*label);
                    self.str(":\n");
                }
                SectionLine::Data(ty, values) => {
                    self.ch('.');
                    self.str(ty.text());
                    for (i, value) in values.iter().enumerate() {
                        self.ch(if i == 0 { ' ' } else { ',' });
                        self.data_value(*value);
                    }
                    self.ch('\n');
                }
            }
        }
        let name = self.symbols.name(section.name);
        if self.dialect == Dialect::N7 && matches!(name, ".debug_str" | ".debug_macinfo") {
            self.ch('\n');
        }
        self.str("\t}\n");
    }

    fn data_value(&mut self, value: DataValue) {
        match value {
            DataValue::Int(value) => self.signed(value),
            DataValue::Symbol(sym, offset) => {
                self.sym(sym);
                if offset != 0 {
                    self.ch('+');
                    self.signed(offset);
                }
            }
            DataValue::Difference(a, b) => {
                self.sym(a);
                self.ch('-');
                self.sym(b);
            }
        }
    }
}
