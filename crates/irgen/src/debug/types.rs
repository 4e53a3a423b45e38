//! Types of the tree as debug types.

use oxicc_frontend::tree::types::{ArrayLen, FloatKind, FnType, IntKind, Quals};
use oxicc_frontend::tree::{
    Access, ConstValue, DeclContext, EnumId, FnFlags, Function, InitState, NamespaceId, QualType,
    RecordFlags, RecordId, RecordKind, TemplateArg, TypeId, TypeKind, VarFlags, VarId,
};
use oxicc_ir::{Md, MdData, MdField, SpecialNode, md_name};
use rustc_hash::FxHashMap;

use super::{int, keyword, node, string};
use crate::module::ModuleGen;

/// The address class of pointers and references: generic addresses, in NVIDIA's numbers.
const GENERIC: i128 = 12;

type Fields = Vec<(&'static str, MdField)>;

impl ModuleGen<'_> {
    fn special(&self, kind: &str, fields: Fields) -> Md {
        self.module.ctx.metadata.special_node(false, kind, fields)
    }

    /// The debug type; `void` has none.
    pub(super) fn debug_type(&mut self, ty: QualType) -> Option<Md> {
        let ty = ty.without(Quals::RESTRICT);
        if let Some(&done) = self.debug.as_ref()?.types.get(&ty) {
            return done;
        }
        let made = self.make_debug_type(ty);
        if let Some(debug) = &mut self.debug {
            debug.types.insert(ty, made);
        }
        made
    }

    fn make_debug_type(&mut self, ty: QualType) -> Option<Md> {
        for (qual, tag) in [(Quals::CONST, "DW_TAG_const_type"), (Quals::VOLATILE, "DW_TAG_volatile_type")] {
            if ty.quals().contains(qual) {
                let inner = self.debug_type(ty.without(qual));
                let fields = vec![("tag", keyword(tag)), ("baseType", MdField::Md(inner))];
                return Some(self.special("DIDerivedType", fields));
            }
        }
        let tree = self.tree;
        Some(match tree.types.get(ty) {
            TypeKind::Void => return None,
            TypeKind::NullPtr => self.unspecified("decltype(nullptr)"),
            TypeKind::Int(kind) => self.basic(kind.spelling(), kind.size(), integer_encoding(*kind)),
            TypeKind::Float(kind) => {
                // Computed and kept as `double`; the other eight bytes mean nothing.
                let size = if kind.format() == FloatKind::LongDouble { 8 } else { self.size_of(ty) };
                self.basic(kind.spelling(), size, "DW_ATE_float")
            }
            TypeKind::Complex(kind) => {
                let name = format!("_Complex {}", kind.spelling());
                self.basic(&name, self.size_of(ty), "DW_ATE_complex_float")
            }
            TypeKind::Pointer(to) => self.indirection("DW_TAG_pointer_type", *to),
            TypeKind::LValueRef(to) => self.indirection("DW_TAG_reference_type", *to),
            TypeKind::RValueRef(to) => self.indirection("DW_TAG_rvalue_reference_type", *to),
            TypeKind::MemberPointer { class, pointee } => {
                let base = self.debug_type(*pointee);
                let class = self.debug_type(QualType::from(*class));
                let fields = vec![
                    ("tag", keyword("DW_TAG_ptr_to_member_type")),
                    ("baseType", MdField::Md(base)),
                    ("size", int(self.size_of(ty) * 8)),
                    ("extraData", MdField::Md(class)),
                ];
                self.special("DIDerivedType", fields)
            }
            TypeKind::Array { .. } => self.debug_array(ty),
            TypeKind::Vector { elem, len } => {
                let base = self.debug_type(*elem);
                let range = self.subrange(i128::from(*len));
                let elements = self.module.ctx.metadata.node(&[range]);
                let fields = vec![
                    ("tag", keyword("DW_TAG_array_type")),
                    ("baseType", MdField::Md(base)),
                    ("size", int(self.size_of(ty) * 8)),
                    ("flags", keyword("DIFlagVector")),
                    ("elements", node(elements)),
                ];
                self.special("DICompositeType", fields)
            }
            TypeKind::Function(f) => self.subroutine_type(f, None),
            TypeKind::Record(id) => self.debug_record(*id, ty.ty()),
            TypeKind::Enum(id) => self.debug_enum(*id, ty),
            _ => self.unspecified("auto"),
        })
    }

    fn unspecified(&self, name: &str) -> Md {
        let fields = vec![("tag", keyword("DW_TAG_unspecified_type")), ("name", string(name))];
        self.special("DIBasicType", fields)
    }

    fn basic(&self, name: &str, bytes: u64, encoding: &str) -> Md {
        let fields = vec![("name", string(name)), ("size", int(bytes * 8)), ("encoding", keyword(encoding))];
        self.special("DIBasicType", fields)
    }

    fn indirection(&mut self, tag: &str, to: QualType) -> Md {
        let base = self.debug_type(to);
        self.debug_indirection(tag, base)
    }

    /// A pointer or reference.
    pub(super) fn debug_indirection(&self, tag: &str, base: Option<Md>) -> Md {
        let fields = vec![
            ("tag", keyword(tag)),
            ("baseType", MdField::Md(base)),
            ("size", int(64)),
            ("dwarfAddressSpace", MdField::Int(GENERIC)),
        ];
        self.special("DIDerivedType", fields)
    }

    /// The type of a reference to objects of a type.
    pub(super) fn debug_reference_to(&mut self, ty: QualType) -> Md {
        self.indirection("DW_TAG_reference_type", ty)
    }

    fn subrange(&self, count: i128) -> Md {
        self.special("DISubrange", vec![("count", MdField::Int(count))])
    }

    /// One node for all dimensions.
    fn debug_array(&mut self, ty: QualType) -> Md {
        let tree = self.tree;
        let mut elem = ty;
        let mut counts = Vec::new();
        while let TypeKind::Array { elem: inner, len } = tree.types.get(elem) {
            counts.push(match len {
                ArrayLen::Known(n) => i128::from(*n),
                // Of unknown length, as of `extern __shared__` arrays.
                _ => 0,
            });
            elem = *inner;
        }
        let base = self.debug_type(elem);
        self.debug_array_of(base, &counts, ty)
    }

    /// An array with some numbers of elements, of the size of `ty`.
    pub(super) fn debug_array_of(&self, base: Option<Md>, counts: &[i128], ty: QualType) -> Md {
        let ranges: Vec<Md> = counts.iter().map(|n| self.subrange(*n)).collect();
        let elements = self.module.ctx.metadata.node(&ranges);
        let fields = vec![
            ("tag", keyword("DW_TAG_array_type")),
            ("baseType", MdField::Md(base)),
            ("size", int(self.size_of(ty) * 8)),
            ("elements", node(elements)),
        ];
        self.special("DICompositeType", fields)
    }

    fn subroutine_type(&mut self, f: &FnType, this: Option<Md>) -> Md {
        let mut types = vec![self.debug_type(f.ret)];
        types.extend(this.map(Some));
        for p in &f.params {
            types.push(self.debug_type(*p));
        }
        if f.variadic {
            types.push(None);
        }
        let types = self.module.ctx.metadata.tuple(&types);
        self.special("DISubroutineType", vec![("types", node(types))])
    }

    /// The type of a function; that of a member function has the object as its first parameter.
    pub(super) fn debug_function_type(&mut self, f: &Function) -> Md {
        let tree = self.tree;
        let this = if f.has_this() { self.debug_this_type(f, true) } else { None };
        match tree.types.as_function(f.ty) {
            Some(ty) => self.subroutine_type(ty, this),
            None => self.special("DISubroutineType", vec![]),
        }
    }

    /// The type of `this`; that of the parameter in a declaration is marked as not written by the user.
    pub(super) fn debug_this_type(&mut self, f: &Function, in_declaration: bool) -> Option<Md> {
        let quals = self.tree.types.as_function(f.ty).map_or(Quals::empty(), |t| t.quals);
        let class = self.record_qual_type(f.record()?)?;
        let to = self.debug_type(class.with(quals));
        let pointer = self.debug_indirection("DW_TAG_pointer_type", to);
        if !in_declaration {
            let fields = vec![("tag", keyword("DW_TAG_const_type")), ("baseType", node(pointer))];
            return Some(self.special("DIDerivedType", fields));
        }
        let fields = vec![
            ("tag", keyword("DW_TAG_pointer_type")),
            ("baseType", MdField::Md(to)),
            ("size", int(64)),
            ("flags", keyword("DIFlagArtificial | DIFlagObjectPointer")),
            ("dwarfAddressSpace", MdField::Int(GENERIC)),
        ];
        Some(self.special("DIDerivedType", fields))
    }

    /// The declaration of a member function in its class.
    pub(super) fn debug_method_declaration(
        &self,
        f: &Function,
        (class, file): (Md, Md),
        line: u32,
        ty: Md,
        linkage: &str,
    ) -> Md {
        let mut flags = vec![access_flag(f.access), "DIFlagPrototyped"];
        if f.flags.contains(FnFlags::STATIC_MEMBER) {
            flags.push("DIFlagStaticMember");
        }
        if f.flags.contains(FnFlags::IMPLICIT) {
            flags.push("DIFlagArtificial");
        }
        let fields = vec![
            ("name", string(&self.debug_function_name(f))),
            ("linkageName", string(linkage)),
            ("scope", node(class)),
            ("file", node(file)),
            ("line", int(line)),
            ("type", node(ty)),
            ("scopeLine", int(line)),
            ("flags", keyword(&flags.join(" | "))),
            ("spFlags", MdField::Int(0)),
        ];
        self.special("DISubprogram", fields)
    }

    /// The scope that a declaration is in; none for the unit itself.
    pub(super) fn debug_context(&mut self, context: DeclContext) -> Option<Md> {
        match context {
            DeclContext::Namespace(ns) => self.debug_namespace(ns),
            DeclContext::Record(r) => {
                let ty = self.record_qual_type(r)?;
                self.debug_type(ty)
            }
            DeclContext::Function { function, .. } => {
                self.debug.as_ref().and_then(|d| d.subprograms.get(&function).copied())
            }
        }
    }

    fn debug_namespace(&mut self, ns: NamespaceId) -> Option<Md> {
        if let Some(&done) = self.debug.as_ref()?.namespaces.get(&ns) {
            return done;
        }
        let data = &self.tree.namespaces[ns];
        let made = data.parent.expand().map(|parent| {
            let scope = self.debug_namespace(parent);
            let mut fields = vec![];
            if let Some(name) = data.name {
                fields.push(("name", string(self.names.get(name))));
            }
            fields.push(("scope", MdField::Md(scope)));
            if data.is_inline {
                fields.push(("exportSymbols", MdField::Bool(true)));
            }
            self.special("DINamespace", fields)
        });
        self.debug.as_mut()?.namespaces.insert(ns, made);
        made
    }

    fn debug_enum(&mut self, id: EnumId, ty: QualType) -> Md {
        let data = &self.tree.enums[id];
        let unsigned = !self.is_signed(data.underlying);
        let enumerators: Vec<Md> = data
            .enumerators
            .iter()
            .map(|e| {
                let mut fields =
                    vec![("name", string(self.names.get(e.name))), ("value", MdField::Int(e.value))];
                if unsigned {
                    fields.push(("isUnsigned", MdField::Bool(true)));
                }
                self.special("DIEnumerator", fields)
            })
            .collect();
        let elements = self.module.ctx.metadata.node(&enumerators);
        let base = self.debug_type(data.underlying);
        let (file, line) = self.debug_place(data.span.lo);
        let scope = self.debug_context(data.context);
        let mut fields = vec![("tag", keyword("DW_TAG_enumeration_type"))];
        if let Some(name) = data.name.or(data.typedef_name) {
            fields.push(("name", string(self.names.get(name))));
        }
        fields.push(("scope", MdField::Md(scope.or(file))));
        fields.push(("file", MdField::Md(file)));
        fields.push(("line", int(line)));
        fields.push(("baseType", MdField::Md(base)));
        fields.push(("size", int(self.size_of(ty) * 8)));
        if data.scoped {
            fields.push(("flags", keyword("DIFlagEnumClass")));
        }
        fields.push(("elements", node(elements)));
        self.module.ctx.metadata.special_node(true, "DICompositeType", fields)
    }

    /// Classes refer to themselves: the node is there before its members are.
    fn debug_record(&mut self, id: RecordId, ty: TypeId) -> Md {
        let tree = self.tree;
        let record = &tree.records[id];
        let md = self.module.ctx.metadata.reserve();
        if let Some(debug) = &mut self.debug {
            debug.types.insert(QualType::from(ty), Some(md));
        }
        let tag = match record.kind {
            RecordKind::Struct => "DW_TAG_structure_type",
            RecordKind::Class => "DW_TAG_class_type",
            RecordKind::Union => "DW_TAG_union_type",
        };
        let (file, line) = self.debug_place(record.span.lo);
        let scope = self.debug_context(record.context);
        let mut fields: Fields = vec![("tag", keyword(tag))];
        if let Some(name) = self.debug_record_name(id) {
            fields.push(("name", string(&name)));
        }
        fields.push(("scope", MdField::Md(scope.or(file))));
        fields.push(("file", MdField::Md(file)));
        fields.push(("line", int(line)));
        if record.is_complete() && record.layout.is_some() {
            fields.push(("size", int(self.size_of(QualType::from(ty)) * 8)));
            let members = self.debug_members(id, md, file);
            fields.push(("elements", node(self.module.ctx.metadata.node(&members))));
            if let Some((template, args)) = &record.instance_of {
                let names: Vec<_> = tree.templates[*template].params.iter().map(|p| p.name).collect();
                let mut params = Vec::new();
                for (arg, name) in args.iter().zip(names) {
                    let name = name.map_or("", |n| self.names.get(n));
                    params.extend(self.debug_template_argument(name, arg));
                }
                fields.push(("templateParams", node(self.module.ctx.metadata.node(&params))));
            }
        } else {
            fields.push(("flags", keyword("DIFlagFwdDecl")));
        }
        let fields = fields.into_iter().map(|(n, f)| (md_name(n), f)).collect();
        let made = SpecialNode { distinct: true, kind: md_name("DICompositeType"), fields };
        self.module.ctx.metadata.define(md, MdData::Special(Box::new(made)));
        md
    }

    fn debug_template_argument(&mut self, name: &str, arg: &TemplateArg) -> Option<Md> {
        match arg {
            TemplateArg::Type(ty) => {
                let ty = self.debug_type(*ty);
                let fields = vec![("name", string(name)), ("type", MdField::Md(ty))];
                Some(self.special("DITemplateTypeParameter", fields))
            }
            TemplateArg::Value(ty, ConstValue::Int(v)) => {
                let bits = (self.size_of(*ty) * 8).clamp(1, 64) as u32;
                let ir = self.ir_type(*ty).ok()?;
                let value = self.module.ctx.metadata.const_int(ir, bits, *v as u64);
                let ty = self.debug_type(*ty);
                let fields = vec![("name", string(name)), ("type", MdField::Md(ty)), ("value", node(value))];
                Some(self.special("DITemplateValueParameter", fields))
            }
            // The name of the class tells them.
            _ => None,
        }
    }

    fn debug_members(&mut self, id: RecordId, class: Md, file: Option<Md>) -> Vec<Md> {
        let tree = self.tree;
        let record = &tree.records[id];
        let Some(layout) = record.layout.as_deref() else { return Vec::new() };
        let mut out = Vec::new();
        for (base, offset) in record.bases.iter().zip(&layout.base_offsets) {
            let Some(ty) = self.record_qual_type(base.record) else { continue };
            let ty = self.debug_type(ty);
            let mut flags = access_flag(base.access).to_string();
            let mut at = i128::from(*offset) * 8;
            if base.is_virtual {
                // Read from the vtable: LLVM wants the place there, counted downwards in bytes.
                flags.push_str(" | DIFlagVirtual");
                at = -i128::from(self.virtual_base_word(id, base.record)) * 8;
            }
            let fields = vec![
                ("tag", keyword("DW_TAG_inheritance")),
                ("scope", node(class)),
                ("baseType", MdField::Md(ty)),
                ("offset", MdField::Int(at)),
                ("flags", keyword(&flags)),
                ("extraData", node(self.module.ctx.metadata.const_i32(0))),
            ];
            out.push(self.special("DIDerivedType", fields));
        }
        if record.flags.contains(RecordFlags::POLYMORPHIC) && layout.own_vptr {
            out.push(self.vptr_member(id, class, file));
        }
        let captures = record.lambda.as_ref().map_or(&[][..], |l| &l.capture_names);
        for (index, (field, &at)) in record.fields.iter().zip(&layout.field_bits).enumerate() {
            if field.is_padding() {
                continue;
            }
            let this = record.lambda.as_ref().is_some_and(|l| l.this_field == Some(index as u32));
            let ty = self.debug_written_type(field.ty, field.span);
            let (file, line) = self.debug_place(field.span.lo);
            let mut flags = access_flag(field.access).to_string();
            let bits = field.bits.map_or(self.size_of(field.ty) * 8, u64::from);
            let mut fields = vec![("tag", keyword("DW_TAG_member"))];
            if let Some(name) = field.name.or(captures.get(index).copied().flatten()) {
                fields.push(("name", string(self.names.get(name))));
            } else if this {
                fields.push(("name", string("__this")));
            }
            fields.push(("scope", node(class)));
            fields.push(("file", MdField::Md(file)));
            fields.push(("line", int(line)));
            fields.push(("baseType", MdField::Md(ty)));
            fields.push(("size", int(bits)));
            fields.push(("offset", int(at)));
            if field.bits.is_some() {
                flags.push_str(" | DIFlagBitField");
                let unit = (self.size_of(field.ty) * 8).max(8);
                let storage = self.module.ctx.metadata.const_i64(at / unit * unit);
                fields.push(("flags", keyword(&flags)));
                fields.push(("extraData", node(storage)));
            } else {
                fields.push(("flags", keyword(&flags)));
            }
            out.push(self.special("DIDerivedType", fields));
        }
        for var in self.static_members_of(id) {
            out.extend(self.debug_static_member(var, class));
        }
        out
    }

    fn vptr_member(&mut self, id: RecordId, class: Md, file: Option<Md>) -> Md {
        let name = format!("_vptr${}", self.debug_record_name(id).unwrap_or_default());
        let function =
            self.special("DISubroutineType", vec![("types", node(self.module.ctx.metadata.tuple(&[None])))]);
        let slot = self.debug_indirection("DW_TAG_pointer_type", Some(function));
        let table = self.debug_indirection("DW_TAG_pointer_type", Some(slot));
        let fields = vec![
            ("tag", keyword("DW_TAG_member")),
            ("name", string(&name)),
            ("scope", node(class)),
            ("file", MdField::Md(file)),
            ("baseType", node(table)),
            ("size", int(64)),
            ("flags", keyword("DIFlagArtificial")),
        ];
        self.special("DIDerivedType", fields)
    }

    fn static_members_of(&mut self, id: RecordId) -> Vec<VarId> {
        let tree = self.tree;
        let Some(debug) = &mut self.debug else { return Vec::new() };
        let index = debug.static_members.get_or_insert_with(|| {
            let mut index: FxHashMap<RecordId, Vec<VarId>> = FxHashMap::default();
            for (id, var) in tree.vars.iter() {
                if let (DeclContext::Record(r), true) =
                    (var.context, var.flags.contains(VarFlags::STATIC_MEMBER))
                {
                    index.entry(r).or_default().push(id);
                }
            }
            index
        });
        index.get(&id).cloned().unwrap_or_default()
    }

    /// The declaration of a static data member in its class, with its value where it is a constant.
    fn debug_static_member(&mut self, id: VarId, class: Md) -> Option<Md> {
        let var = &self.tree.vars[id];
        let name = self.names.get(var.name?);
        let (file, line) = self.debug_place(var.span.lo);
        let ty = self.debug_type(var.ty);
        let flags = format!("{} | DIFlagStaticMember", access_flag(var.access));
        let mut fields = vec![
            ("tag", keyword("DW_TAG_member")),
            ("name", string(name)),
            ("scope", node(class)),
            ("file", MdField::Md(file)),
            ("line", int(line)),
            ("baseType", MdField::Md(ty)),
            ("flags", keyword(&flags)),
        ];
        if let (InitState::Constant(ConstValue::Int(v)), true) = (&var.init, var.ty.is_const()) {
            let bits = (self.size_of(var.ty) * 8).clamp(1, 64) as u32;
            if let Ok(ir) = self.ir_type(var.ty) {
                fields.push(("extraData", node(self.module.ctx.metadata.const_int(ir, bits, *v as u64))));
            }
        }
        let md = self.special("DIDerivedType", fields);
        self.debug.as_mut()?.member_declarations.insert(id, md);
        Some(md)
    }
}

fn access_flag(access: Access) -> &'static str {
    match access {
        Access::Public => "DIFlagPublic",
        Access::Protected => "DIFlagProtected",
        Access::Private => "DIFlagPrivate",
    }
}

fn integer_encoding(kind: IntKind) -> &'static str {
    match kind {
        IntKind::Bool => "DW_ATE_boolean",
        IntKind::Char | IntKind::SChar => "DW_ATE_signed_char",
        IntKind::UnsignedChar | IntKind::UChar | IntKind::Char8 => "DW_ATE_unsigned_char",
        k if k.is_signed() => "DW_ATE_signed",
        _ => "DW_ATE_unsigned",
    }
}
