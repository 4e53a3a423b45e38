//! Copying blocks: within a function (unrolling, jump threading) and from another function of the module (inlining).

use super::{DbgLocation, DbgRecord, DbgRecordKind, Function, ValueDef};
use crate::inst::{Block, CallInfo, DebugLoc, DebugLocData, Inst, Op, Value};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// What values and blocks of the original are in the copy. Entries made before copying are used as they are:
/// that is how arguments are replaced.
#[derive(Clone, Debug, Default)]
pub struct CopyMap {
    /// The copy of each value that was copied.
    pub values: FxHashMap<Value, Value>,
    /// The copy of each block.
    pub blocks: FxHashMap<Block, Block>,
}

impl CopyMap {
    /// The copy of a value, or the value itself when it was not copied.
    pub fn value(&self, v: Value) -> Value {
        self.values.get(&v).copied().unwrap_or(v)
    }

    /// The copy of a block, or the block itself when it was not copied.
    pub fn block(&self, b: Block) -> Block {
        self.blocks.get(&b).copied().unwrap_or(b)
    }
}

impl Function {
    /// Copies blocks of this function to its end and adds the copies to the map. Operands defined in the blocks
    /// become their copies, others stay. Phis of the copies keep entries for predecessors that were not copied,
    /// and blocks outside get no new phi entries: both are for the caller to put right.
    pub fn clone_blocks(&mut self, blocks: &[Block], map: &mut CopyMap) {
        for &b in blocks {
            let copy = self.append_new_block();
            map.blocks.insert(b, copy);
        }
        let mut pairs: Vec<(Inst, Inst)> = Vec::new();
        for &b in blocks {
            let insts: Vec<Inst> = self.block_insts(b).collect();
            for inst in insts {
                let copy = self.clone_inst(inst);
                self.append_inst(map.block(b), copy);
                if let (Some(from), Some(to)) = (self.result(inst), self.result(copy)) {
                    map.values.insert(from, to);
                    self.copy_value_name(from, to);
                }
                pairs.push((inst, copy));
            }
        }
        for (inst, copy) in pairs {
            for i in 0..self.operands(copy).len() {
                let v = map.value(self.operand(copy, i));
                self.set_operand(copy, i, v);
            }
            for i in 0..self.block_operands(copy).len() {
                let b = map.block(self.block_operands(copy)[i]);
                self.set_block_operand(copy, i, b);
            }
            for mut r in self.records(inst).to_vec() {
                for location in [&mut r.location, &mut r.address] {
                    location.for_each_mut(&mut |v| *v = map.value(*v));
                }
                self.add_record(copy, r);
            }
        }
    }

    /// Copies the body of another function of the same module to before `at`: the instructions of its entry, the terminator
    /// included, stand before `at` and the other blocks follow the block of `at`. `args` take the place of its arguments. Locations of the copies get
    /// `inlined_at`, the location of the call, as their outermost call site; without one they have none, nor debug
    /// records. Returns the map, in which the entry is the block of `at`, and the instructions with their copies in order.
    pub fn import_body(
        &mut self,
        src: &Function,
        args: &[Value],
        inlined_at: Option<DebugLoc>,
        at: Inst,
    ) -> (CopyMap, Vec<(Inst, Inst)>) {
        let mut import = Import {
            src,
            map: CopyMap::default(),
            consts: FxHashMap::default(),
            locs: FxHashMap::default(),
            inlined_at,
        };
        import.map.values.extend(src.params().iter().copied().zip(args.iter().copied()));
        let mut pairs: Vec<(Inst, Inst)> = Vec::new();
        let (Some(entry), Some(mut last)) = (src.entry(), self.inst_block(at)) else {
            return (import.map, pairs);
        };
        import.map.blocks.insert(entry, last);
        for b in src.blocks().skip(1) {
            let copy = self.create_block();
            self.insert_block_after(copy, last);
            last = copy;
            if let Some(name) = src.block_name(b) {
                self.set_block_name(copy, name);
            }
            import.map.blocks.insert(b, copy);
        }
        // First all instructions with their results, operands still missing: phis and back edges refer forward.
        let mut first: Vec<Inst> = Vec::new();
        for b in src.blocks() {
            for inst in src.block_insts(b) {
                let op = import.op(self, src.op(inst));
                let copy = self.create_inst(op, src.inst_type(inst), &[], &[]);
                if b == entry {
                    first.push(copy);
                } else {
                    self.append_inst(import.map.block(b), copy);
                }
                if let (Some(from), Some(to)) = (src.result(inst), self.result(copy)) {
                    if let Some(name) = src.value_name(from) {
                        self.set_value_name(to, name);
                    }
                    import.map.values.insert(from, to);
                }
                pairs.push((inst, copy));
            }
        }
        self.insert_all_before(&first, at);
        // Code without locations of its own, as that of the math library, is the call's.
        let whole = inlined_at.filter(|_| src.locs.is_empty()).map(|site| {
            let data = self.loc_data(site);
            self.debug_loc(DebugLocData { distinct: false, ..data })
        });
        for &(inst, copy) in &pairs {
            let operands: SmallVec<[Value; 8]> =
                src.operands(inst).iter().map(|&v| import.value(self, v)).collect();
            let blocks: SmallVec<[Block; 8]> =
                src.block_operands(inst).iter().map(|&b| import.map.block(b)).collect();
            self.replace_inst(copy, self.op(copy), &operands, &blocks);
            self.set_attachments(copy, src.attachments(inst));
            if inlined_at.is_none() {
                continue;
            }
            let loc = import.loc(self, src.loc(inst)).or(whole);
            self.set_loc(copy, loc);
            for r in src.records(inst) {
                let record = import.record(self, r);
                self.add_record(copy, record);
            }
        }
        (import.map, pairs)
    }
}

struct Import<'a> {
    src: &'a Function,
    map: CopyMap,
    consts: FxHashMap<crate::Const, crate::Const>,
    locs: FxHashMap<DebugLoc, DebugLoc>,
    inlined_at: Option<DebugLoc>,
}

impl Import<'_> {
    fn value(&mut self, dst: &mut Function, v: Value) -> Value {
        if let Some(&done) = self.map.values.get(&v) {
            return done;
        }
        let src = self.src;
        let copy = match src.value_def(v) {
            ValueDef::Const(c) => {
                let c = dst.consts.import_mapped(&src.consts, c, &mut |_, d| d.clone(), &mut self.consts);
                dst.const_value(c)
            }
            ValueDef::Asm(id) => dst.asm(src.asms[id].clone()),
            ValueDef::Metadata(md) => dst.metadata(md),
            ValueDef::LocalMetadata(inner) => {
                let inner = self.value(dst, inner);
                dst.local_metadata(inner)
            }
            // Removed from the source, or an argument nobody gave: nothing defines it here.
            ValueDef::Inst(_) | ValueDef::Arg(_) | ValueDef::Forward => dst.poison(src.value_type(v)),
        };
        self.map.values.insert(v, copy);
        copy
    }

    fn op(&mut self, dst: &mut Function, op: Op) -> Op {
        let src = self.src;
        match op {
            Op::Shuffle(l) => Op::Shuffle(dst.index_list(&src.index_lists[l])),
            Op::ExtractValue(l) => Op::ExtractValue(dst.index_list(&src.index_lists[l])),
            Op::InsertValue(l) => Op::InsertValue(dst.index_list(&src.index_lists[l])),
            Op::Call(info) => {
                let bundles = info.bundles.expand().map(|b| dst.bundle_list(src.bundle_lists[b].to_vec()));
                Op::Call(CallInfo { bundles: bundles.into(), ..info })
            }
            other => other,
        }
    }

    fn loc(&mut self, dst: &mut Function, loc: Option<DebugLoc>) -> Option<DebugLoc> {
        let src = self.src;
        // From the location out to its outermost call site, then back in.
        let mut chain = Vec::new();
        let mut at = loc?;
        loop {
            if self.locs.contains_key(&at) {
                break;
            }
            chain.push(at);
            match src.loc_data(at).inlined_at.expand() {
                Some(next) if chain.len() <= src.locs.len() => at = next,
                _ => break,
            }
        }
        for at in chain.into_iter().rev() {
            let data = src.loc_data(at);
            let outer = match data.inlined_at.expand() {
                Some(o) => self.locs.get(&o).copied(),
                None => self.inlined_at,
            };
            let copy = dst.debug_loc(DebugLocData { inlined_at: outer.into(), ..data });
            self.locs.insert(at, copy);
        }
        self.locs.get(&loc?).copied()
    }

    fn record(&mut self, dst: &mut Function, r: &DbgRecord) -> DbgRecord {
        let mut copy = r.clone();
        copy.loc = self.loc(dst, r.loc);
        for location in [&mut copy.location, &mut copy.address] {
            match location {
                DbgLocation::Value(v) => {
                    let passed = self.value(dst, *v);
                    // Parameters never change. What is passed for one may be another value in each copy of this code, and not every copy
                    // keeps its records.
                    let lasts = matches!(dst.value_def(passed), ValueDef::Arg(_) | ValueDef::Const(_));
                    let is_parameter = matches!(self.src.value_def(*v), ValueDef::Arg(_));
                    *v = match copy.kind == DbgRecordKind::Value && is_parameter && !lasts {
                        true => dst.poison(dst.value_type(passed)),
                        false => passed,
                    };
                }
                DbgLocation::List(list) => list.iter_mut().for_each(|v| *v = self.value(dst, *v)),
                DbgLocation::Md(_) | DbgLocation::None => {}
            }
        }
        debug_assert!(copy.kind != DbgRecordKind::Label || copy.expr.is_none());
        copy
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::*;

    #[test]
    fn an_imported_body_is_whole() {
        let mut m = text::parse(
            "@g = global i32 0
define i32 @callee(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  store i32 %next, ptr @g
  %v = call { i32, i32 } asm \"x\", \"=r,=r,r\"(i32 %n)
  %w = extractvalue { i32, i32 } %v, 1
  %c = icmp eq i32 %next, %w
  br i1 %c, label %out, label %loop
out:
  ret i32 %next
}
define i32 @caller(i32 %x) {
  %r = call i32 @callee(i32 %x, ptr null)
  ret i32 %r
}",
        )
        .unwrap();
        let callee = m.body(m.find_global("callee").unwrap()).unwrap().clone();
        let caller = m.find_global("caller").unwrap();
        let (ctx, f) = m.split(caller);
        let f = f.unwrap();
        let call = f.first_inst(f.entry().unwrap()).unwrap();
        let rest = f.split_block(f.next_inst(call).unwrap()).unwrap();
        let InstData::Call { args, .. } = f.inst(call) else { panic!("a call") };
        let args = args.to_vec();
        let term = f.terminator(f.entry().unwrap()).unwrap();
        let (map, _) = f.import_body(&callee, &args, None, call);
        assert_eq!(map.block(callee.entry().unwrap()), f.entry().unwrap());
        f.remove_inst(term);
        let ret = map.block(callee.last_block().unwrap());
        let ret_inst = f.terminator(ret).unwrap();
        let result = f.operand(ret_inst, 0);
        f.replace_inst(ret_inst, Op::Br, &[], &[rest]);
        f.replace_with_value(call, result);
        f.move_block_after(rest, ret);
        verify::verify_function(ctx, f).unwrap();
        let text = text::print(&m);
        assert!(text.contains("ret i32 %next"), "{text}");
        assert!(text.contains("(i32 %x)"), "{text}");
    }

    #[test]
    fn cloned_blocks_use_their_own_values() {
        let mut m = text::parse(
            "define i32 @f(i32 %x) {
entry:
  br label %a
a:
  %y = add i32 %x, 1
  %z = mul i32 %y, %y
  br label %b
b:
  ret i32 %z
}",
        )
        .unwrap();
        let id = m.find_global("f").unwrap();
        let f = m.body_mut(id).unwrap();
        let blocks: Vec<Block> = f.blocks().skip(1).collect();
        let mut map = CopyMap::default();
        f.clone_blocks(&blocks, &mut map);
        let term = f.terminator(f.entry().unwrap()).unwrap();
        f.set_block_operand(term, 0, map.block(blocks[0]));
        for b in blocks {
            f.remove_block(b);
        }
        verify::verify(&m).unwrap();
    }
}
