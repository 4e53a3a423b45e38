//! `<expression>`: dependent expressions in signatures.

use std::fmt::Write;

use super::Mangler;
use super::unqualified::operator_code;
use crate::tree::dependent::{Arity, Piece};
use crate::tree::{DeclContext, DependentId, NamespaceId};

impl Mangler<'_> {
    /// A dependent expression as a template argument.
    pub(super) fn dependent_arg(&mut self, id: DependentId) {
        let whole = match self.tree().dependents[id].pieces.as_deref() {
            Some([Piece::Literal(..) | Piece::Var(_) | Piece::VarTemplate(_)]) => true,
            Some([Piece::Code(code)]) => code.starts_with('L'),
            Some([Piece::Inner(inner)]) => return self.dependent_arg(*inner),
            _ => false,
        };
        if !whole {
            self.out.push('X');
        }
        self.dependent(id);
        if !whole {
            self.out.push('E');
        }
    }

    /// `__integer_pack(N)`.
    pub(super) fn is_integer_pack(&self, id: DependentId) -> bool {
        matches!(self.tree().dependents[id].pieces.as_deref(),
            Some([Piece::Code("cl"), Piece::Code(name), ..]) if name.contains("__integer_pack"))
    }

    pub(super) fn dependent(&mut self, id: DependentId) {
        let tree = self.tree();
        let dependent = &tree.dependents[id];
        match dependent.pieces.as_deref() {
            Some(pieces) if !pieces.is_empty() => pieces.iter().for_each(|piece| self.piece(piece)),
            // An expression without a mangled form: the name is unique, but not the ABI's.
            _ => {
                self.unreadable.get_or_insert(id);
                let _ = write!(self.out, "DTL_tok{}E", dependent.range.start);
            }
        }
    }

    fn piece(&mut self, piece: &Piece) {
        match piece {
            Piece::Code(code) => self.out.push_str(code),
            Piece::ResolvedCast => self.out.push_str("sc"),
            Piece::Name(name) => self.symbol(*name),
            Piece::Type(ty) => self.ty(*ty),
            Piece::Args(args) => self.template_args(args),
            Piece::Param(index) => self.template_param(0, *index),
            Piece::FnParam { index, level, quals } => {
                self.out.push('f');
                if *level > 0 {
                    let _ = write!(self.out, "L{}", level - 1);
                }
                self.out.push('p');
                self.quals(*quals);
                if *index > 0 {
                    let _ = write!(self.out, "{}", index - 1);
                }
                self.out.push('_');
            }
            Piece::Literal(ty, value) => self.value(*ty, value),
            Piece::Var(var) => {
                self.out.push_str("L_Z");
                self.variable_name(*var);
                self.out.push('E');
            }
            Piece::Field(field) => {
                self.out.push_str("L_ZN");
                self.record_prefix(field.record, None);
                let name = self.tree().records[field.record].fields[field.index as usize].name;
                if let Some(name) = name {
                    self.symbol(name);
                }
                self.out.push_str("EE");
            }
            Piece::Function(f) => self.function_entity(*f),
            Piece::VarTemplate(template) => {
                self.out.push_str("L_Z");
                self.template_entity(*template);
                self.out.push('E');
            }
            Piece::Namespaces(ns) => self.namespace_path(*ns),
            Piece::Operator(op, arity) => {
                self.out.push_str("on");
                self.out.push_str(operator_code(*op, *arity == Arity::Unary));
            }
            // What an alias template was given; the reference compiler has lost how a conversion was written.
            Piece::Inner(id) => match self.tree().dependents[*id].pieces.as_deref() {
                Some([Piece::ResolvedCast, rest @ ..]) => {
                    self.out.push_str("cv");
                    rest.iter().for_each(|piece| self.piece(piece));
                }
                _ => self.dependent(*id),
            },
            Piece::Trait(name, arity) => {
                let interner = self.names.interner;
                let name = interner.get(*name);
                let _ = write!(self.out, "v{arity}");
                match super::traits::number(name) {
                    Some(number) => self.source_name(&format!("builtin{number}")),
                    None => self.source_name(name),
                }
            }
        }
    }

    /// The names of a namespace and those around it, outermost first; nothing here is a back-reference.
    fn namespace_path(&mut self, ns: NamespaceId) {
        if ns == NamespaceId::GLOBAL {
            return;
        }
        let namespace = &self.tree().namespaces[ns];
        if let Some(parent) = namespace.parent.expand() {
            self.namespace_path(parent);
        }
        match namespace.name {
            Some(name) => self.symbol(name),
            None => self.source_name(self.names.anonymous_namespace),
        }
    }

    /// The name of a template without arguments, which does not become a back-reference.
    fn template_entity(&mut self, id: crate::tree::TemplateId) {
        let template = &self.tree().templates[id];
        let crate::tree::DeclName::Ident(name) = template.name else { return };
        match template.context {
            DeclContext::Namespace(ns) if self.is_unscoped(ns) => {
                if ns != NamespaceId::GLOBAL {
                    self.out.push_str("St");
                }
                self.symbol(name);
            }
            context => {
                self.out.push('N');
                self.prefix(context, None);
                self.symbol(name);
                self.out.push('E');
            }
        }
    }
}
