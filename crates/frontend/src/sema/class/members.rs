//! Members: anonymous ones, access declarations, `#pragma pack`.

use oxicc_source::Span;
use smallvec::SmallVec;

use crate::diag;
use crate::lex::{Symbol, TokenKind, kw};
use crate::sema::Sema;
use crate::sema::decl::specifiers::{DeclSpecs, SpecFlags, Storage, Tag};
use crate::sema::lookup::scope::{Decl, IndirectId, Key};
use crate::tree::{DefaultArg, Field, FieldRef, FnFlags, FunctionId, RecordFlags, RecordId, ScopeId};

impl Sema<'_> {
    /// `Base::name;`, which once was what `using Base::name;` is now.
    pub(crate) fn at_access_declaration(&mut self, record: RecordId) -> bool {
        let mut at = self.pos() as usize;
        let mut parts = 0;
        while self.tokens.get(at).kind == TokenKind::Ident {
            let end = match self.tokens.get(at + 1).kind {
                TokenKind::Less => match self.scan_template_args(at as u32 + 1) {
                    Some(after) => after as usize,
                    None => break,
                },
                _ => at + 1,
            };
            if self.tokens.get(end).kind != TokenKind::ColonColon {
                break;
            }
            (at, parts) = (end + 1, parts + 1);
        }
        parts > 0
            && !self.tree.records[record].bases.is_empty()
            && self.tokens.get(at).kind == TokenKind::Ident
            && self.tokens.get(at + 1).kind == TokenKind::Semi
    }

    pub(crate) fn finish_empty_member(&mut self, record: RecordId, specs: &DeclSpecs) {
        if specs.has(SpecFlags::FRIEND) {
            if let Some(Tag::Record { record: friend, defined: true }) = specs.tag {
                let name = self.show_record(friend);
                let text = diag::class_cannot_be_defined_in_current_scope(&name);
                self.report(text, specs.span);
            }
            if let Some(ty) = specs.ty {
                self.add_friend_type(record, ty);
            }
            return;
        }
        match specs.tag {
            Some(Tag::Record { record: inner, defined: true }) => {
                if self.tree.records[inner].name.is_none() {
                    self.add_anonymous_member(record, inner, specs);
                }
            }
            Some(_) => {}
            // Attributes alone ([dcl.pre]/15).
            None if specs.ty.is_none() && specs.flags.is_empty() && specs.storage == Storage::None => {}
            None => {
                self.report(diag::declaration_has_no_storage_class_or_type(), specs.span);
            }
        }
    }

    /// An anonymous union or struct: an unnamed field whose members are found in the enclosing class.
    fn add_anonymous_member(&mut self, record: RecordId, inner: RecordId, specs: &DeclSpecs) {
        self.tree.records[inner].flags |= RecordFlags::ANONYMOUS_MEMBER;
        if self.tree.records[inner]
            .methods
            .iter()
            .any(|f| !self.tree.functions[*f].flags.contains(FnFlags::IMPLICIT))
        {
            self.report(diag::invalid_anonymous_union_member_function(), specs.span);
        }
        let ty = self.record_type(inner);
        let ty = match specs.ty {
            Some(t) => ty.with(t.quals()),
            None => ty,
        };
        let index = self.tree.records[record].fields.len() as u32;
        let access = self.around.current_access;
        self.tree.records[record].fields.push(Field {
            name: None,
            ty,
            span: specs.span,
            access,
            bits: None,
            mutable: false,
            no_unique_address: false,
            align: specs.attrs.align,
            type_align: 0,
            packed: false,
            default: DefaultArg::None,
        });
        let scope = self.record_scope(record);
        let outer = FieldRef { record, index };
        self.import_members(inner, scope, Some(outer));
    }

    /// Declares the members of an anonymous class in `scope`, reached through `via`.
    pub fn import_members(&mut self, inner: RecordId, scope: ScopeId, via: Option<FieldRef>) {
        for index in 0..self.tree.records[inner].fields.len() as u32 {
            let field = FieldRef { record: inner, index };
            let data = &self.tree.records[inner].fields[index as usize];
            match data.name {
                Some(name) => {
                    let mut path: Vec<FieldRef> = via.into_iter().collect();
                    path.push(field);
                    self.declare_indirect(scope, name, path);
                }
                None => {
                    // Anonymous inside anonymous.
                    let Some(nested) = self.tree.types.as_record(data.ty) else { continue };
                    if !self.is_anonymous_member(nested) {
                        continue;
                    }
                    let mut names: Vec<(Symbol, Vec<FieldRef>)> = Vec::new();
                    self.collect_indirect(nested, &mut vec![field], &mut names);
                    for (name, mut path) in names {
                        if let Some(via) = via {
                            path.insert(0, via);
                        }
                        self.declare_indirect(scope, name, path);
                    }
                }
            }
        }
    }

    fn collect_indirect(
        &self,
        record: RecordId,
        path: &mut Vec<FieldRef>,
        out: &mut Vec<(Symbol, Vec<FieldRef>)>,
    ) {
        for (index, field) in self.tree.records[record].fields.iter().enumerate() {
            path.push(FieldRef { record, index: index as u32 });
            match field.name {
                Some(name) => out.push((name, path.clone())),
                None => {
                    if let Some(inner) = self.tree.types.as_record(field.ty)
                        && self.is_anonymous_member(inner)
                    {
                        self.collect_indirect(inner, path, out);
                    }
                }
            }
            path.pop();
        }
    }

    fn declare_indirect(&mut self, scope: ScopeId, name: Symbol, path: Vec<FieldRef>) {
        let clash = self
            .entries(scope, name.into())
            .iter()
            .any(|e| !e.using && !matches!(e.decl, Decl::Record(_) | Decl::Enum(_) | Decl::Error));
        if clash {
            let span =
                path.last().map_or(Span::NONE, |f| self.tree.records[f.record].fields[f.index as usize].span);
            let text = diag::has_already_been_declared_in_current_scope(&self.text(name));
            self.report(text, span);
            return;
        }
        let id = IndirectId(self.indirect.len() as u32);
        self.indirect.push(path.into());
        self.declare(scope, name, Decl::Indirect(id));
    }

    /// A member declared after `using Base::f;` hides the base's function of the same signature.
    pub(crate) fn drop_hidden_usings(&mut self, scope: ScopeId, key: Key, function: FunctionId) {
        let Some(new) = self.tree.types.as_function(self.tree.functions[function].ty).cloned() else {
            return;
        };
        let hidden: SmallVec<[Decl; 2]> = self
            .entries(scope, key)
            .iter()
            .filter(|e| e.using)
            .filter_map(|e| match e.decl {
                Decl::Function(f) => {
                    let old = self.tree.types.as_function(self.tree.functions[f].ty)?;
                    crate::sema::decl::function_redeclare::same_signature(old, &new).then_some(e.decl)
                }
                _ => None,
            })
            .collect();
        if hidden.is_empty() {
            return;
        }
        if let Some(entries) = self.entries_mut(scope, key) {
            entries.retain(|e| !(e.using && hidden.contains(&e.decl)));
        }
    }

    /// The `#pragma pack` value in force at the current token.
    pub(crate) fn pack_alignment(&mut self) -> u32 {
        let at = self.pos();
        let index = self.classes.pack_stack_at.partition_point(|p| p.0 <= at);
        match index.checked_sub(1) {
            Some(i) => self.classes.pack_stack_at[i].1,
            None => self.options.language.pack_alignment,
        }
    }

    /// Reads all `#pragma pack` of the unit: (token index, value from there on).
    pub fn collect_pack_pragmas(&mut self) {
        self.classes.pack_stack_at.clear();
        let mut stack: Vec<u32> = Vec::new();
        let usual = self.options.language.pack_alignment;
        let mut current = usual;
        for pragma in self.tokens.pragmas() {
            if pragma.name != Some(kw::PACK) {
                continue;
            }
            let mut push = false;
            let mut pop = false;
            let mut value = None;
            for t in self.tokens.pragma_tokens(pragma).iter().skip(1) {
                if t.is_name(kw::PUSH) {
                    push = true;
                } else if t.is_name(kw::POP) {
                    pop = true;
                } else if t.kind == TokenKind::Number {
                    value = self.interner.get(t.symbol()).parse::<u32>().ok();
                }
            }
            if push {
                stack.push(current);
            }
            if pop {
                current = stack.pop().unwrap_or(usual);
            }
            match value {
                Some(v) => current = v,
                None if !push && !pop => current = usual,
                None => {}
            }
            self.classes.pack_stack_at.push((pragma.before, current));
        }
    }
}
