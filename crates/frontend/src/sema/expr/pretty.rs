//! `__func__` and `__PRETTY_FUNCTION__`: names of functions as text, which programs take names of types and enumerators from.

use oxicc_source::Span;

use crate::lex::{Symbol, kw};
use crate::sema::Sema;
use crate::tree::{
    DeclContext, DeclName, ExprId, FnFlags, FunctionId, RecordId, TemplateArg, TemplateParamInfo,
};

impl Sema<'_> {
    /// `__func__` and its kin: a static array of characters.
    pub(crate) fn build_function_name(&mut self, name: Symbol, span: Span) -> ExprId {
        let text = match self.enclosing_function() {
            Some(f) if name == kw::PRETTY_FUNCTION => self.pretty_function(f),
            Some(f) => {
                let function = &self.tree.functions[f];
                self.show_name(function.name, function.context)
            }
            None => String::new(),
        };
        self.char_string(text.as_bytes(), span)
    }

    /// The function whose body encloses this place, lambdas' call operators included.
    fn enclosing_function(&self) -> Option<FunctionId> {
        self.cx.function.or_else(|| self.outer_cx.iter().rev().find_map(|cx| cx.function))
    }

    /// `__PRETTY_FUNCTION__`: the declaration, a template's as it is written, with what the parameters stand for.
    fn pretty_function(&self, f: FunctionId) -> String {
        let function = &self.tree.functions[f];
        let template = function.instance_of.as_ref().map(|(template, _)| &self.tree.templates[*template]);
        let params: &[TemplateParamInfo] = template.map_or(&[], |t| &t.params);
        let declared = template.and_then(|t| t.pattern).unwrap_or(function.ty);
        let mut text = String::new();
        if function.record().is_some()
            && function.flags.contains(FnFlags::STATIC_MEMBER)
            && !function.has_explicit_object()
        {
            text.push_str("static ");
        }
        let written = !function.flags.intersects(FnFlags::LAMBDA_CALL | FnFlags::IMPLICIT);
        if function.flags.contains(FnFlags::CONSTEVAL) {
            text.push_str("consteval ");
        } else if function.flags.contains(FnFlags::CONSTEXPR) && written {
            text.push_str("constexpr ");
        }
        if let Some(ty) = self.tree.types.as_function(declared)
            && !matches!(function.name, DeclName::Ctor | DeclName::Dtor | DeclName::Conversion(_))
        {
            text += &self.show_pattern(ty.ret, params);
            if !text.ends_with('*') && !text.ends_with('&') {
                text.push(' ');
            }
        }
        text += &self.signature_text(f, declared, params);
        let no_throw = self.tree.types.as_function(function.ty).is_some_and(|t| t.noexcept);
        if no_throw || function.name == DeclName::Dtor {
            text.push_str(" noexcept");
        }
        let mut with = Vec::new();
        if let Some((_, args)) = &function.instance_of {
            self.bindings(params.iter().map(|p| p.name), args, &mut with);
        }
        let mut class = function.record();
        while let Some(record) = class {
            self.class_bindings(record, &mut with);
            class = match self.tree.records[record].context {
                DeclContext::Record(outer) => Some(outer),
                _ => None,
            };
        }
        if !with.is_empty() {
            text += &format!(" [with {}]", with.join("; "));
        }
        text
    }

    /// What the parameters of a class template, or of the partial specialisation chosen, stand for in this instance.
    fn class_bindings(&self, record: RecordId, with: &mut Vec<String>) {
        let Some((template, args)) = &self.tree.records[record].instance_of else { return };
        if self.specialized_records.contains(&record) {
            return;
        }
        match self.chosen_partials.get(&record) {
            Some((chosen, args)) => {
                let params = &self.templates[*template].partials[*chosen].header.params;
                self.bindings(params.iter().map(|p| p.name), args, with);
            }
            None => self.bindings(self.tree.templates[*template].params.iter().map(|p| p.name), args, with),
        }
    }

    /// Adds `T = int` for every parameter.
    pub(crate) fn bindings(
        &self,
        params: impl Iterator<Item = Option<Symbol>>,
        args: &[TemplateArg],
        with: &mut Vec<String>,
    ) {
        for (name, arg) in params.zip(args) {
            let Some(name) = name else { continue };
            let name = self.interner.get(name);
            // Every element of a pack is shown by itself.
            let list = match arg {
                TemplateArg::Pack(list) => &list[..],
                _ => std::slice::from_ref(arg),
            };
            for arg in list {
                let parameter = match arg {
                    TemplateArg::Value(ty, _) => self.show_declaration(*ty, name),
                    _ => name.to_string(),
                };
                with.push(format!("{parameter} = {}", self.show_args(std::slice::from_ref(arg))));
            }
        }
    }
}
