//! Tests of use lists, layout and edits of the control-flow graph.

use crate::*;

fn module() -> (Module, GlobalId) {
    let mut m = Module::new();
    let ty = m.types.function(Type::I32, &[Type::I32, Type::I32], false);
    let f = m.add_global(Global::function("f", ty));
    m.define(f);
    (m, f)
}

#[test]
fn bodies_are_send_and_the_context_is_shared() {
    fn send<T: Send>() {}
    fn sync<T: Sync>() {}
    send::<Function>();
    send::<Module>();
    sync::<Context>();
}

#[test]
fn use_lists_follow_changes() {
    let (mut m, f) = module();
    let (ctx, func) = m.split(f);
    let func = func.unwrap();
    let (a, b) = (func.params()[0], func.params()[1]);
    let entry = func.append_new_block();
    let mut bld = Builder::at_end(ctx, func, entry);
    let s = bld.add(a, b);
    let t = bld.mul(s, s);
    let ret = bld.ret(Some(t));
    assert_eq!(func.num_uses(s), 2);
    assert!(func.has_one_use(t));
    func.replace_all_uses(s, a);
    assert_eq!(func.num_uses(s), 0);
    assert_eq!(func.num_uses(a), 3);
    let mul = func.value_inst(t).unwrap();
    assert_eq!(func.operands(mul), &[a, a]);
    func.set_operand(mul, 1, b);
    assert_eq!(func.num_uses(b), 2);
    func.remove_inst(func.value_inst(s).unwrap());
    assert_eq!(func.num_uses(b), 1);
    assert_eq!(func.block_insts(entry).collect::<Vec<_>>(), vec![mul, ret]);
    // Removing a used instruction leaves poison behind.
    func.remove_inst(mul);
    assert!(func.is_poison(func.operand(ret, 0)));
}

#[test]
fn phi_lists_grow_and_shrink() {
    let (mut m, f) = module();
    let (ctx, func) = m.split(f);
    let func = func.unwrap();
    let a = func.params()[0];
    let join = func.append_new_block();
    let phi = Builder::at_end(ctx, func, join).phi(Type::I32);
    let inst = func.value_inst(phi).unwrap();
    let blocks: Vec<Block> = (0..37).map(|_| func.append_new_block()).collect();
    for (n, &b) in blocks.iter().enumerate() {
        let c = func.const_i32(n as i32);
        func.add_incoming(inst, c, b);
        func.add_incoming(inst, a, b);
    }
    assert_eq!(func.num_uses(a), 37);
    assert_eq!(func.incoming(inst).len(), 74);
    for _ in 0..60 {
        func.remove_incoming(inst, 3);
    }
    let left: Vec<_> = func.incoming(inst).collect();
    assert_eq!(left.len(), 14);
    for (v, b) in left {
        assert!(func.uses(v).any(|u| u.user == inst));
        assert!(func.block_uses(b).any(|u| u.user == inst));
    }
    while func.incoming(inst).len() > 0 {
        func.remove_incoming(inst, 0);
    }
    assert!(!func.has_uses(a));
}

#[test]
fn order_survives_many_insertions() {
    let (mut m, f) = module();
    let (ctx, func) = m.split(f);
    let func = func.unwrap();
    let a = func.params()[0];
    let entry = func.append_new_block();
    let first = Builder::at_end(ctx, func, entry).ret(Some(a));
    for _ in 0..200 {
        let at = func.first_inst(entry).unwrap();
        Builder::before(ctx, func, at).add(a, a);
        Builder::before(ctx, func, first).add(a, a);
    }
    let insts: Vec<Inst> = func.block_insts(entry).collect();
    assert_eq!(insts.len(), 401);
    assert!(insts.windows(2).all(|w| func.comes_before(w[0], w[1])));
    let back: Vec<Inst> = func.block_insts(entry).rev().collect();
    assert!(back.iter().rev().eq(insts.iter()));
}

#[test]
fn order_survives_many_insertions_in_the_middle() {
    let (mut m, f) = module();
    let (ctx, func) = m.split(f);
    let func = func.unwrap();
    let a = func.params()[0];
    let entry = func.append_new_block();
    Builder::at_end(ctx, func, entry).ret(Some(a));
    let end = func.first_inst(entry).unwrap();
    for _ in 0..1000 {
        Builder::before(ctx, func, end).add(a, a);
    }
    let middle = func.block_insts(entry).nth(500).unwrap();
    // Quadratic work would be noticed.
    for _ in 0..20000 {
        Builder::before(ctx, func, middle).add(a, a);
    }
    let insts: Vec<Inst> = func.block_insts(entry).collect();
    assert_eq!(insts.len(), 21001);
    assert!(insts.windows(2).all(|w| func.comes_before(w[0], w[1])));
}

/// entry -> (left | right) -> join(phi)
fn diamond(m: &mut Module, f: GlobalId) -> (Block, Block, Block, Block, Inst) {
    let (ctx, func) = m.split(f);
    let func = func.unwrap();
    let (a, b) = (func.params()[0], func.params()[1]);
    let blocks: Vec<Block> = (0..4).map(|_| func.append_new_block()).collect();
    let mut bld = Builder::at_end(ctx, func, blocks[0]);
    let c = bld.icmp(IntPred::Slt, a, b);
    bld.cond_br(c, blocks[1], blocks[2]);
    bld.position_at_end(blocks[1]);
    bld.br(blocks[3]);
    bld.position_at_end(blocks[2]);
    bld.br(blocks[3]);
    bld.position_at_end(blocks[3]);
    let p = bld.phi_of(Type::I32, &[(a, blocks[1]), (b, blocks[2])]);
    bld.ret(Some(p));
    let phi = func.value_inst(p).unwrap();
    (blocks[0], blocks[1], blocks[2], blocks[3], phi)
}

#[test]
fn edits_keep_phis_right() {
    let (mut m, f) = module();
    let (entry, left, right, join, phi) = diamond(&mut m, f);
    let func = m.body_mut(f).unwrap();
    assert_eq!(func.unique_predecessors(join).as_slice(), &[left, right]);
    assert_eq!(func.successors(entry), &[left, right]);
    let mid = func.split_edge(left, 0).unwrap();
    assert_eq!(func.block_operands(phi), &[mid, right]);
    assert_eq!(func.merge_into_predecessor(mid), Some(left));
    assert_eq!(func.block_operands(phi), &[left, right]);
    let ret = func.terminator(join).unwrap();
    let tail = func.split_block(ret).unwrap();
    assert_eq!(func.successors(join), &[tail]);
    assert_eq!(func.inst_block(ret), Some(tail));
    let both = func.split_predecessors(join, &[left, right]);
    assert_eq!(func.block_operands(phi), &[both]);
    assert_eq!(func.phis(both).count(), 1);
    func.make_unconditional(entry, right);
    func.remove_block(left);
    assert_eq!(func.single_predecessor(both), Some(right));
    let inner = func.phis(both).next().unwrap();
    assert_eq!(func.block_operands(inner), &[right]);
    assert_eq!(func.blocks().count(), 5);
}

#[test]
fn records_follow_values() {
    let (mut m, f) = module();
    let var = m.metadata.special_node(false, "DILocalVariable", vec![]);
    let expr = m.metadata.expression(&[]);
    let (ctx, func) = m.split(f);
    let func = func.unwrap();
    let (a, b) = (func.params()[0], func.params()[1]);
    let entry = func.append_new_block();
    let mut bld = Builder::at_end(ctx, func, entry);
    let s = bld.add(a, b);
    let t = bld.mul(s, b);
    let ret = bld.ret(Some(t));
    let mul = func.value_inst(t).unwrap();
    let record = DbgRecord {
        kind: DbgRecordKind::Value,
        location: DbgLocation::Value(s),
        address: DbgLocation::None,
        variable: var,
        expr: Some(expr),
        loc: None,
    };
    func.add_record(mul, record);
    func.replace_with_value(mul, a);
    assert_eq!(func.records(ret).len(), 1);
    func.replace_all_uses(s, a);
    assert_eq!(func.records(ret)[0].location, DbgLocation::Value(a));
}
