//! Parameters of functions: what the rest of a declarator sees of them, and their types.

use oxicc_source::Span;

use crate::lex::{Symbol, TokenKind};
use crate::sema::Sema;
use crate::sema::decl::declarator::{FnDeclarator, Proto};
use crate::sema::lookup::scope::{Decl, LocalPack, LocalPackId, ScopeKind};
use crate::tree::body::{Local, LocalKind};
use crate::tree::types::{QualType, TypeKind};
use crate::tree::{DefaultArg, Param, ScopeId, TokenRange};

impl Sema<'_> {
    /// Makes the parameters read so far visible to expressions in the rest of the prototype.
    pub fn declare_proto_params(&mut self) {
        let Some(mut proto) = self.around.protos.pop() else { return };
        // Those of the lists around this one: `void f(T x, void (*p)(decltype(x())))`.
        for i in 0..self.around.protos.len() {
            if self.around.protos[i].declared < self.around.protos[i].names.len() && proto.scope.is_none() {
                let names = self.around.protos[i].names.clone();
                let scope = self.new_scope(ScopeKind::Prototype, Some(self.cx.scope));
                self.cx.scope = scope;
                for (name, ty, pack, index) in names {
                    if self.in_pattern() {
                        self.proto_params.insert((scope, name), (index, ty, i as u32 + 1));
                    }
                    if !pack {
                        let local = self.proto_local(name, ty);
                        self.declare(scope, name, Decl::Local(local));
                    }
                }
            }
        }
        if proto.declared < proto.names.len() {
            let scope = self.enter_prototype(&mut proto);
            let mut i = proto.declared;
            while i < proto.names.len() {
                let (name, _, pack, index) = proto.names[i];
                if self.in_pattern() {
                    let depth = self.around.protos.len() as u32 + 1;
                    self.proto_params.insert((scope, name), (index, proto.names[i].1, depth));
                }
                if pack {
                    let mut locals = Vec::new();
                    let mut types = Vec::new();
                    while i < proto.names.len() && proto.names[i].0 == name && proto.names[i].2 {
                        locals.push(self.proto_local(name, proto.names[i].1));
                        types.push(proto.names[i].1);
                        i += 1;
                    }
                    let id = LocalPackId(self.local_packs.len() as u32);
                    self.local_packs.push(LocalPack { locals, bindings: Vec::new(), types, current: None });
                    self.scopes[scope].sees_packs = true;
                    self.declare(scope, name, Decl::LocalPack(id));
                } else {
                    let local = self.proto_local(name, proto.names[i].1);
                    self.declare(scope, name, Decl::Local(local));
                    i += 1;
                }
            }
            proto.declared = proto.names.len();
        }
        self.around.protos.push(proto);
    }

    /// A parameter that stands before this place in a list that is not finished: `void f(int x, int (*p)[sizeof(x)])`.
    pub fn earlier_param(&mut self, name: Symbol, span: Span) -> Option<crate::tree::ExprId> {
        let find = |p: &Proto| p.names.iter().rev().find(|n| n.0 == name && !n.2).map(|n| n.1);
        let ty = self.around.protos.iter().rev().find_map(find)?;
        let local = self.proto_local(name, ty);
        Some(self.local_lvalue(local, ty, span))
    }

    fn proto_local(&mut self, name: Symbol, ty: QualType) -> crate::tree::LocalId {
        let span = self.span();
        self.cx.body.locals.push(Local {
            name: Some(name),
            ty,
            kind: LocalKind::Hidden,
            align: 0,
            span,
            dtor: None.into(),
        })
    }

    /// Whether a parameter pack of this list is named, which is not visible yet.
    pub(crate) fn names_earlier_pack(&self, range: TokenRange) -> bool {
        let Some(proto) = self.around.protos.last() else { return false };
        let names = &proto.names[proto.declared.min(proto.names.len())..];
        (range.start..range.end).any(|at| {
            let t = self.tokens.get(at as usize);
            t.kind == TokenKind::Ident && names.iter().any(|n| n.2 && n.0 == t.symbol())
        })
    }

    /// If the parameter that may start here would be a pack whose elements are known: how many there are.
    pub fn at_expanded_parameter(&mut self) -> Option<u32> {
        if !self.scopes[self.cx.scope].sees_packs {
            return None;
        }
        let start = self.pos();
        let end = self.scan_until_comma(start, false);
        let dots = self.top_level_ellipsis(start, end)?;
        let packs = self.unexpanded_packs(TokenRange { start, end: dots });
        packs.first().map(|pack| self.pack_len(*pack))
    }

    /// The scope in which the parameters of a prototype are visible, from now on the current one.
    fn enter_prototype(&mut self, proto: &mut Proto) -> ScopeId {
        let outer = self.cx.scope;
        let scope = match proto.scope {
            Some(scope) => scope,
            None => *proto.scope.insert(self.new_scope(ScopeKind::Prototype, Some(outer))),
        };
        self.cx.scope = scope;
        scope
    }

    pub(crate) fn empty_proto_pack(&mut self, name: Symbol) {
        let Some(mut proto) = self.around.protos.pop() else { return };
        let scope = self.enter_prototype(&mut proto);
        let id = LocalPackId(self.local_packs.len() as u32);
        self.local_packs.push(LocalPack {
            locals: Vec::new(),
            bindings: Vec::new(),
            types: Vec::new(),
            current: None,
        });
        self.scopes[scope].sees_packs = true;
        self.declare(scope, name, Decl::LocalPack(id));
        self.around.protos.push(proto);
    }

    pub(crate) fn name_after_dots(&self, dots: u32, end: u32) -> Option<Symbol> {
        (dots + 1..end)
            .map(|i| self.tokens.get(i as usize))
            .find(|t| t.kind == TokenKind::Ident)
            .map(|t| t.symbol())
    }

    /// Where a parameter whose expansion is at `dots` ends: before the second ellipsis of `T......`, which makes the
    /// function variadic.
    pub(crate) fn before_variadic(&self, dots: u32, end: u32) -> u32 {
        let last = end.saturating_sub(1);
        let variadic = last > dots && self.tokens.get(last as usize).kind == TokenKind::Ellipsis;
        if variadic { last } else { end }
    }

    pub(crate) fn top_level_ellipsis(&self, from: u32, to: u32) -> Option<u32> {
        let mut at = from;
        let mut angle = 0u32;
        while at < to {
            let t = self.tokens.get(at as usize);
            match t.kind {
                TokenKind::Ellipsis if angle == 0 => return Some(at),
                TokenKind::Equal => return None,
                TokenKind::LParen => {
                    // `T (&...args)[N]`.
                    let close = self.matching_at(at);
                    if angle == 0
                        && let Some(dots) = (at + 1..close).find(|i| {
                            self.tokens.get(*i as usize).kind == TokenKind::Ellipsis
                                && self.tokens.get(*i as usize + 1).kind == TokenKind::Ident
                                && matches!(
                                    self.tokens.get(*i as usize - 1).kind,
                                    TokenKind::Amp | TokenKind::AmpAmp | TokenKind::Star
                                )
                        })
                    {
                        return Some(dots);
                    }
                    at = close + 1;
                    continue;
                }
                TokenKind::LBracket | TokenKind::LBrace => {
                    at = self.matching_at(at) + 1;
                    continue;
                }
                TokenKind::Less => angle += 1,
                TokenKind::Greater => angle = angle.saturating_sub(1),
                _ => {}
            }
            at += 1;
        }
        None
    }

    /// Arrays and functions become pointers ([dcl.fct]/5).
    pub fn adjust_parameter(&mut self, ty: QualType) -> QualType {
        match *self.tree.types.get(ty) {
            TypeKind::Array { elem, .. } => self.tree.types.pointer(elem),
            TypeKind::Function(_) => self.tree.types.pointer(ty),
            _ => ty,
        }
    }

    /// Parameters as the tree keeps them.
    pub fn finish_params(&self, info: &FnDeclarator, scope: ScopeId) -> Vec<Param> {
        info.params
            .iter()
            .map(|p| Param {
                name: p.name,
                ty: p.ty,
                span: p.span,
                default: match p.default {
                    Some(range) => DefaultArg::Tokens { range, scope, env: None.into() },
                    None => DefaultArg::None,
                },
                grid_constant: p.grid_constant,
                align: p.align,
            })
            .collect()
    }
}
