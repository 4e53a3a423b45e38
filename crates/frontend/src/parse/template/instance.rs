//! Reading the tokens of a template again, with arguments for its parameters.

use crate::diag;
use crate::lex::TokenKind;
use crate::parse::Parser;
use crate::sema::decl::declarator::{Declarator, NameMode};
use crate::sema::decl::function::NewFunction;
use crate::sema::decl::specifiers::{DeclSpecs, SpecContext, Storage};
use crate::sema::lookup::name::IdName;
use crate::sema::template::Instance;
use crate::tree::types::QualType;
use crate::tree::{
    BodyState, DeclContext, DeclName, FnFlags, FunctionId, Linkage, TemplateArg, TemplateId, VarId,
};

impl Parser<'_, '_> {
    /// Reads the declaration of a variable template with its parameters bound.
    pub(crate) fn replay_variable(
        &mut self,
        template: TemplateId,
        decl: u32,
        args: &[TemplateArg],
    ) -> Option<VarId> {
        let context = self.tree.templates[template].context;
        self.seek(decl);
        let member = matches!(context, DeclContext::Record(_));
        let specs =
            self.parse_decl_specifiers(if member { SpecContext::Member } else { SpecContext::Declaration });
        let base = self.specs_type(&specs);
        let declarator = self.parse_declarator(&specs, base, NameMode::Required);
        let name = self.templates[template].name;
        let var = self.new_variable(name, declarator.ty, context, &specs, &declarator);
        self.tree.vars[var].instance_of = Some((template, args.into()));
        let internal = self.in_anonymous_namespace(context)
            || !member && specs.storage == Storage::Static
            || self.has_internal_arg(args);
        self.tree.vars[var].linkage = if internal { Linkage::Internal } else { Linkage::Odr };
        // Known before the initialiser is read, which may refer to it.
        self.templates[template].instances.insert(args.into(), Instance::Var(var));
        let scope = declarator.scope.unwrap_or(self.cx.scope);
        self.take_initializer(var, &specs, scope);
        Some(var)
    }

    /// Attributes between the class-key and the body.
    pub(crate) fn parse_class_head_for_instance(
        &mut self,
        kind: crate::tree::RecordKind,
        end: u32,
    ) -> crate::sema::decl::attribute::Attrs {
        let _ = kind;
        let mut attrs = Default::default();
        self.bump();
        while self.pos() < end && !self.at_eof() {
            if self.at_attribute() {
                self.parse_attributes(&mut attrs);
            } else {
                self.bump();
            }
        }
        attrs
    }

    /// Reads specifiers and declarator of a function template with its parameters bound, the cursor anywhere.
    pub(crate) fn replay_declarator(
        &mut self,
        template: TemplateId,
        decl: u32,
        args: &[TemplateArg],
    ) -> (DeclSpecs, Declarator) {
        self.seek(decl);
        let context = self.tree.templates[template].context;
        let member = matches!(context, DeclContext::Record(_));
        self.set_auto_params(template, args);
        let access = self.defer_access();
        let specs =
            self.parse_decl_specifiers(if member { SpecContext::Member } else { SpecContext::Declaration });
        let base = specs.ty.unwrap_or(QualType::VOID);
        self.context.naming_constructor = member;
        self.around.members_before = match context {
            DeclContext::Record(record) => Some((record, decl)),
            _ => None,
        };
        let declarator = self.parse_declarator(&specs, base, NameMode::Required);
        self.around.members_before = None;
        self.context.naming_constructor = false;
        self.around.auto_params = None;
        self.settle_access(access, Some(&declarator));
        (specs, declarator)
    }

    pub(crate) fn replay_function(
        &mut self,
        template: TemplateId,
        decl: u32,
        args: &[TemplateArg],
    ) -> Option<FunctionId> {
        if self.templates[template].implicit_guide {
            return self.replay_guide(template, decl, args);
        }
        if let Some(record) = self.templates[template].lambda.expand() {
            return self.replay_lambda(template, record, args);
        }
        let (specs, declarator) = self.replay_declarator(template, decl, args);
        let context = self.tree.templates[template].context;
        let record = match context {
            DeclContext::Record(r) => Some(r),
            _ => None,
        };
        let name = self.tree.templates[template].name;
        let name = match (name, declarator.name) {
            (DeclName::Conversion(_), Some(IdName::Conversion(ty))) => DeclName::Conversion(ty),
            (name, _) => name,
        };
        let ty = self.function_type(&specs, &declarator, name);
        self.tree.types.as_function(ty)?;
        self.function_name(&declarator, record)?;
        if let Some(requires) = declarator.function.as_ref().and_then(|f| f.requires) {
            let scope = declarator.scope.unwrap_or(self.cx.scope);
            if !self.requires_holds_with_params(requires, scope, declarator.function.as_ref()) {
                let span = declarator.span;
                self.report(diag::template_constraints_are_not_satisfied(), span);
                return None;
            }
        }
        let new = NewFunction {
            name,
            context,
            specs: &specs,
            declarator: &declarator,
            info: declarator.function.as_ref(),
            access: self.templates[template].access,
        };
        let function = self.new_function(new, ty);
        // Checked already.
        self.fn_info[function].requires = None;
        let internal = self.has_internal_arg(args);
        let data = &mut self.sema.tree.functions[function];
        data.instance_of = Some((template, args.into()));
        data.spaces |= self.sema.templates[template].spaces;
        data.flags.remove(FnFlags::EXTERN_C);
        if internal {
            data.linkage = Linkage::Internal;
        } else if data.linkage != Linkage::Internal {
            data.linkage = Linkage::Odr;
        }
        if self.templates[template].deleted {
            self.tree.functions[function].flags |= FnFlags::DELETED;
        }
        if let Some(definition) = &self.templates[template].fn_definition
            && definition.decl == decl
        {
            let range = definition.body;
            let scope = declarator.scope.unwrap_or(self.cx.scope);
            self.tree.functions[function].body = BodyState::Tokens { range, scope, env: None.into() };
        }
        // `override` and the like after the declarator do not occur on templates; `= default`, `= delete` do.
        if self.at(TokenKind::Equal) && self.peek_is_kw(1, crate::lex::kw::DELETE) {
            self.tree.functions[function].flags |= FnFlags::DELETED;
        }
        Some(function)
    }
}
