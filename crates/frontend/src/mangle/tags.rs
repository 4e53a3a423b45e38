//! `[[gnu::abi_tag("...")]]`: `B <tag>` behind the names of tagged entities.
//!
//! A function that is no template also carries the tags of its return type, unless they show in the rest of its name.

use super::Mangler;
use super::unqualified::Leaf;
use crate::lex::Symbol;
use crate::tree::{DeclContext, DeclName, FunctionId, QualType, RecordId, Tagged, TemplateArg, TypeKind};

impl Mangler<'_> {
    /// The tags of the last component of a name.
    pub(super) fn tags(&mut self, leaf: Leaf<'_>) {
        if self.tree().abi_tags.is_empty() {
            return;
        }
        let mut tags = Vec::new();
        match leaf {
            Leaf::Record(id) => self.record_tags(id, &mut tags),
            Leaf::Function(id, _) => self.function_tags(id, &mut tags),
            Leaf::Ident(_) | Leaf::Unnamed(..) | Leaf::Variable(_) => {}
        }
        self.write_tags(tags);
    }

    /// The tags of a class template in a pattern.
    pub(super) fn template_tags(&mut self, id: crate::tree::TemplateId) {
        let tags = self.tree().abi_tags.get(&Tagged::Template(id));
        self.write_tags(tags.cloned().unwrap_or_default());
    }

    fn write_tags(&mut self, mut tags: Vec<Symbol>) {
        let interner = self.names.interner;
        tags.sort_by_key(|tag| interner.get(*tag));
        tags.dedup();
        for tag in tags {
            self.out.push('B');
            self.symbol(tag);
        }
    }

    fn record_tags(&self, id: RecordId, out: &mut Vec<Symbol>) {
        out.extend(self.tree().abi_tags.get(&Tagged::Record(id)).into_iter().flatten());
    }

    fn function_tags(&self, id: FunctionId, out: &mut Vec<Symbol>) {
        let tree = self.tree();
        let function = &tree.functions[id];
        let own = match &function.instance_of {
            Some((template, _)) => tree.abi_tags.get(&Tagged::Template(*template)),
            None => tree.abi_tags.get(&Tagged::Function(id)),
        };
        out.extend(own.into_iter().flatten());
        let named = !matches!(function.name, DeclName::Ctor | DeclName::Dtor | DeclName::Conversion(_));
        if let (None, true, Some(f)) = (&function.instance_of, named, tree.types.as_function(function.ty)) {
            let (mut of_return, mut seen) = (Vec::new(), Vec::new());
            self.type_tags(f.ret, &mut of_return);
            f.params.iter().for_each(|ty| self.type_tags(*ty, &mut seen));
            self.context_tags(function.context, &mut seen);
            out.extend(of_return.into_iter().filter(|tag| !seen.contains(tag)));
        }
    }

    fn context_tags(&self, context: DeclContext, out: &mut Vec<Symbol>) {
        if let DeclContext::Record(id) = context {
            let record = &self.tree().records[id];
            self.record_tags(id, out);
            self.context_tags(record.context, out);
            if let Some((_, args)) = &record.instance_of {
                self.arg_tags(args, out);
            }
        }
    }

    fn type_tags(&self, ty: QualType, out: &mut Vec<Symbol>) {
        match self.tree().types.get(ty) {
            TypeKind::Pointer(to) | TypeKind::LValueRef(to) | TypeKind::RValueRef(to) => {
                self.type_tags(*to, out);
            }
            TypeKind::Array { elem, .. } => self.type_tags(*elem, out),
            TypeKind::Function(f) => {
                self.type_tags(f.ret, out);
                f.params.iter().for_each(|ty| self.type_tags(*ty, out));
            }
            TypeKind::Record(id) => self.context_tags(DeclContext::Record(*id), out),
            _ => {}
        }
    }

    fn arg_tags(&self, args: &[TemplateArg], out: &mut Vec<Symbol>) {
        for arg in args {
            match arg {
                TemplateArg::Type(ty) => self.type_tags(*ty, out),
                TemplateArg::Pack(args) => self.arg_tags(args, out),
                _ => {}
            }
        }
    }
}
