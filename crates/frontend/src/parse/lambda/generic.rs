//! Generic lambdas: the call operator is a template, whose body is read when it is called.

use oxicc_source::Span;

use crate::diag;
use crate::lex::{Symbol, TokenKind};
use crate::parse::Parser;
use crate::sema::lambda::generic::GenericLambda;
use crate::sema::lambda::{CaptureDefault, LambdaCx};
use crate::sema::lookup::scope::{Decl, Key, ScopeKind};
use crate::sema::template::{FnDefinition, FnPattern, Header};
use crate::tree::{
    BodyState, DeclName, ExprId, FunctionId, OperatorName, RecordId, ScopeId, Spaces, TemplateArg,
    TemplateId, TemplateKind, TokenRange,
};

impl Parser<'_, '_> {
    /// The rest of a generic lambda after its captures: the signature is read as a pattern.
    pub(crate) fn parse_generic_lambda(
        &mut self,
        mut cx: LambdaCx,
        number: Option<u32>,
        capture_scope: ScopeId,
        at: u32,
        start: Span,
    ) -> ExprId {
        let written = cx.captures.len();
        let outer_scope = self.cx.scope;
        let record = cx.record;
        self.cx.scope = capture_scope;
        let mut header = if self.at(TokenKind::Less) {
            if self.peek(1).kind == TokenKind::Greater {
                let text = diag::empty_template_parameter_list_is_not_allowed();
                let span = self.span();
                self.report(text, span);
            }
            self.parse_template_header()
        } else {
            let scope = self.push_scope(ScopeKind::Template);
            self.scopes[scope].pattern = true;
            Header { params: Default::default(), requires: None, scope, outer: capture_scope }
        };
        let decl = self.pos();
        let saved = self.around.auto_params.take();
        self.around.auto_params = Some(self.invented_symbols(header.params.len() as u32));
        let signature = self.parse_lambda_signature();
        let auto = std::mem::replace(&mut self.around.auto_params, saved).unwrap_or_default();
        self.cx.scope = outer_scope;
        if !self.at(TokenKind::LBrace) {
            self.expect(TokenKind::LBrace);
            return self.error_expr(start);
        }
        let body = TokenRange { start: self.pos(), end: self.matching() + 1 };
        self.note_device_part(&signature, start, body);
        self.add_invented(&mut header, &auto);
        let ty = self.call_operator_type(&signature);
        self.note_signature(record, number, &signature);
        let record_scope = self.record_scope(record);
        let name = DeclName::Operator(OperatorName::Call);
        let template =
            self.new_template(name, None, TemplateKind::Function, record_scope, header.clone(), start);
        self.tree.templates[template].pattern = Some(ty);
        let info = &signature.params;
        let data = &mut self.templates[template];
        data.decl = decl;
        data.invented = auto.next;
        data.lambda = record.into();
        data.pattern = Some(FnPattern {
            ty,
            defaults: info.params.iter().map(|p| p.default.is_some()).collect(),
            requires: info.requires,
            explicit_object: info.explicit_object,
            is_static: signature.is_static,
            noexcept: None,
        });
        data.fn_definition = Some(FnDefinition { header, decl, body });
        self.declare(record_scope, Key::Operator(OperatorName::Call), Decl::Template(template));
        let spaces = self.lambda_spaces(&signature);
        if let Some(lambda) = &mut self.tree.records[record].lambda {
            lambda.call_template = template.into();
            lambda.spaces = if signature.spaces.is_empty() { Spaces::empty() } else { spaces };
        }
        if cx.default != CaptureDefault::None {
            let own: Vec<Symbol> = signature.params.params.iter().filter_map(|p| p.name).collect();
            self.capture_named(&mut cx, body, &own);
        }
        self.seek(body.end);
        self.check_annotated(&signature, start);
        self.check_extended_lambda(&cx, &signature, start);
        if self.is_extended(&signature) && signature.spaces.contains(Spaces::HOST | Spaces::DEVICE) {
            self.report(diag::host_device_extended_lambdas_cannot_be_generic(), start);
        }
        let value = self.closure_value(&cx, &signature, start);
        let mut selected = Vec::new();
        if self.scopes[outer_scope].sees_packs {
            let packs = self.unexpanded_packs(TokenRange { start: decl, end: body.end });
            selected.extend(packs.into_iter().filter_map(|p| Some((p, self.pack_selection(p)?))));
        }
        if !self.is_error_expr(value) {
            self.remember_closure(at, &cx, written);
        }
        self.generic_lambdas.insert(record, GenericLambda { cx: cx.settled(), spaces, selected });
        value
    }

    /// The call operator of a generic lambda for given template arguments, the parameters bound in the current scope.
    pub(crate) fn replay_lambda(
        &mut self,
        template: TemplateId,
        record: RecordId,
        args: &[TemplateArg],
    ) -> Option<FunctionId> {
        let data = &self.templates[template];
        let (decl, body) = (data.decl, data.fn_definition.as_ref()?.body);
        self.seek(decl);
        self.set_auto_params(template, args);
        // The types of captures may be asked for, as in the body.
        let lambda = self.generic_lambdas.get(&record)?;
        let (captures, selected) = (lambda.cx.settled(), lambda.selected.clone());
        let outer = self.cx.ex.lambda.replace(Box::new(captures));
        let before = self.select_elements(&selected);
        let signature = self.parse_lambda_signature();
        self.restore_packs(before);
        self.cx.ex.lambda = outer;
        self.around.auto_params = None;
        let spaces = self.generic_lambdas.get(&record)?.spaces;
        let span = self.tree.templates[template].span;
        let scope = self.cx.scope;
        let function = self.new_call_operator(record, &signature, spaces, scope, span);
        let data = &mut self.tree.functions[function];
        data.instance_of = Some((template, args.into()));
        data.body = BodyState::Tokens { range: body, scope, env: None.into() };
        Some(function)
    }
}
