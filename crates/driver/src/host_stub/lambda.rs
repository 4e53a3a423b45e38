//! What the host has in the place of an extended lambda's closure: an instance of `__nv_dl_wrapper_t` or `__nv_hdl_wrapper_t`
//! that names the function the lambda is in, its number there and the types of its captures.

use std::fmt::Write;

use oxicc_frontend::tree::types::{Placeholder, Quals};
use oxicc_frontend::tree::{DeclContext, FnFlags, FunctionId, RecordId, Spaces, Tree, TypeKind};
use rustc_hash::FxHashMap;

use super::spell::{Place, Speller};

/// The extended lambdas of every function.
pub(super) fn extended_lambdas(tree: &Tree) -> FxHashMap<FunctionId, Vec<RecordId>> {
    let mut out: FxHashMap<FunctionId, Vec<RecordId>> = FxHashMap::default();
    for (id, record) in tree.records.iter() {
        if let DeclContext::Function { function, .. } = record.context
            && record.lambda.as_ref().is_some_and(|l| !l.spaces.is_empty())
        {
            out.entry(function).or_default().push(id);
        }
    }
    out
}

impl Speller<'_> {
    /// The host's type of the closure of an extended lambda.
    pub(super) fn extended_lambda(&mut self, id: RecordId) -> Option<String> {
        let tree = self.tree;
        let record = &tree.records[id];
        let lambda = record.lambda.as_ref()?;
        let DeclContext::Function { function, .. } = record.context else { return None };
        if lambda.spaces.is_empty() {
            return None;
        }
        let host_device = lambda.spaces.contains(Spaces::HOST | Spaces::DEVICE);
        let parent = self.parent_type(function, lambda.parent_noexcept);
        let number = self.lambda_number(id, function);
        let function = self.function(function);
        let call = lambda.call.expand().map(|c| (&tree.functions[c], c));
        let call_type = call.and_then(|(c, _)| tree.types.as_function(c.ty));
        let trailing = lambda.trailing_return && !host_device;
        let tag = match call_type.filter(|_| trailing) {
            Some(ty) => {
                let ret = self.ty(ty.ret, String::new(), Place::Args);
                format!("__nv_dl_trailing_return_tag<{parent},(& ::{function}), {ret}, {number}> ")
            }
            None if trailing => {
                // A generic lambda has no one return type to ask for; what was written is its pattern's.
                let ret = lambda.call_template.expand().and_then(|t| tree.templates[t].pattern);
                let ret = ret.and_then(|p| tree.types.as_function(p)).map(|f| f.ret);
                let ret = match ret.map(|r| tree.types.get(r)) {
                    Some(TypeKind::Deduced(Placeholder::Auto)) => "auto".to_owned(),
                    Some(TypeKind::Deduced(_)) => "decltype(auto)".to_owned(),
                    _ => ret.map_or_else(|| "void".to_owned(), |r| self.ty(r, String::new(), Place::Args)),
                };
                format!("__nv_dl_trailing_return_tag<{parent},(& ::{function}), {ret}, {number}> ")
            }
            None => format!("__nv_dl_tag<{parent},(& ::{function}), {number}> "),
        };
        // With captures, the host's object for host-device lambdas ends in a pointer that nobody captured.
        let own = record.fields.len() - usize::from(host_device && !record.fields.is_empty());
        let fields = &record.fields[..own];
        let mutable = match (call, lambda.call_template.expand()) {
            (Some((c, _)), _) => c.flags.contains(FnFlags::MUTABLE_LAMBDA),
            (None, Some(t)) => {
                let pattern = tree.templates[t].pattern.and_then(|p| tree.types.as_function(p));
                pattern.is_some_and(|f| !f.quals.contains(Quals::CONST))
            }
            (None, None) => false,
        };
        let captures: Vec<String> = fields
            .iter()
            .enumerate()
            .map(|(i, f)| {
                let ty = match lambda.this_field == Some(i as u32) {
                    // A captured object is as constant as the closure, a pointer to it always is.
                    true if tree.types.pointee(f.ty).is_none() && mutable => f.ty.unqualified(),
                    true => f.ty.with(Quals::CONST),
                    false => f.ty,
                };
                self.ty(ty, String::new(), Place::Args)
            })
            .collect();
        let mut out = if host_device {
            let converts = record.fields.is_empty() && !lambda.capture_default && call.is_some();
            let noexcept = call_type.is_some_and(|t| t.noexcept);
            let signature = call_type.map(|t| {
                let mut t = t.clone();
                t.quals = Default::default();
                t.noexcept = false;
                self.function_type(&t, String::new(), Place::Args)
            });
            format!(
                "__nv_hdl_wrapper_t<{mutable},{converts},{noexcept},{tag},{}",
                signature.unwrap_or_default()
            )
        } else {
            format!("__nv_dl_wrapper_t<{tag}")
        };
        for capture in captures {
            let _ = write!(out, ",{capture}");
        }
        out.push_str("> ");
        Some(out)
    }

    /// The type of a pointer to the function a lambda is in.
    fn parent_type(&mut self, function: FunctionId, noexcept: bool) -> String {
        let f = &self.tree.functions[function];
        let Some(ty) = self.tree.types.as_function(f.ty) else { return String::new() };
        let pointer = match f.context {
            DeclContext::Record(r) if f.has_this() => {
                let class = self.record_path(r);
                format!("( ::{class}::*)")
            }
            _ => "(*)".to_owned(),
        };
        let mut ty = ty.clone();
        ty.noexcept |= noexcept;
        self.function_type(&ty, pointer, Place::Args)
    }

    /// The number of an extended lambda in its function, from 1.
    fn lambda_number(&self, id: RecordId, function: FunctionId) -> usize {
        let place = |r: RecordId| self.tree.records[r].span.lo;
        let siblings = self.lambdas.get(&function).map_or(&[][..], Vec::as_slice);
        1 + siblings.iter().filter(|r| place(**r) < place(id)).count()
    }
}
