//! Hand-made trees to IR.

mod support;

use expect_test::expect;
use oxicc_frontend::tree::expr::BinaryOp;
use oxicc_frontend::tree::expr::CastKind;
use oxicc_frontend::tree::*;
use support::Build;

#[test]
fn a_kernel_with_a_loop() {
    let mut b = Build::new();
    let fp = b.tree.types.pointer(QualType::FLOAT);
    let (x, n) = (b.param("x", fp), b.param("n", QualType::INT));
    let i = b.var("i", QualType::INT);
    let zero = b.int(0);
    let init = b.declare(i, Some(zero));
    let (iv, nv) = (b.value(i), b.value(n));
    let cond = b.binary(BinaryOp::Lt, iv, nv, QualType::BOOL);
    let il = b.local(i);
    let step = b.increment(il);
    let (xv, iv) = (b.value(x), b.value(i));
    let elem = b.index(xv, iv);
    let iv = b.value(i);
    let rhs = b.cast(CastKind::IntegralToFloat, iv, QualType::FLOAT);
    let set = b.assign(elem, rhs);
    let body = b.expr_stmt(set);
    let for_stmt = b.stmt(StmtKind::For {
        init: Some(init).into(),
        decl: None.into(),
        cond: Some(cond).into(),
        step: Some(step).into(),
        body,
        unroll: stmt::Unroll::Count(4),
    });
    b.kernel("fill", &[for_stmt]);
    expect![[r#"
        target datalayout = "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
        target triple = "nvptx64-nvidia-cuda"

        @llvm.used = appending global [1 x ptr] [ptr @fill], section "llvm.metadata"

        ; Function Attrs: convergent mustprogress willreturn
        define ptx_kernel void @fill(ptr noundef %x, i32 noundef %n) #0 {
          %x.addr = alloca ptr, align 8
          %n.addr = alloca i32, align 4
          %i = alloca i32, align 4
          store ptr %x, ptr %x.addr, align 8
          store i32 %n, ptr %n.addr, align 4
          store i32 0, ptr %i, align 4
          br label %1

        1:                                                ; preds = %3, %0
          %tmp = load i32, ptr %i, align 4
          %tmp1 = load i32, ptr %n.addr, align 4
          %cmp = icmp slt i32 %tmp, %tmp1
          br i1 %cmp, label %2, label %4

        2:                                                ; preds = %1
          %tmp2 = load i32, ptr %i, align 4
          %conv = sitofp i32 %tmp2 to float
          %tmp3 = load ptr, ptr %x.addr, align 8
          %tmp4 = load i32, ptr %i, align 4
          %arrayidx = getelementptr inbounds float, ptr %tmp3, i32 %tmp4
          store float %conv, ptr %arrayidx, align 4
          br label %3

        3:                                                ; preds = %2
          %tmp5 = load i32, ptr %i, align 4
          %inc = add nsw i32 %tmp5, 1
          store i32 %inc, ptr %i, align 4
          br label %1, !llvm.loop !2

        4:                                                ; preds = %1
          ret void
        }

        attributes #0 = { convergent mustprogress willreturn }

        !nvvmir.version = !{!0}
        !nvvm.annotations = !{!1}

        !0 = !{i32 2, i32 0}
        !1 = !{ptr @fill, !"kernel", i32 1}
        !2 = distinct !{!2, !3, !4}
        !3 = !{!"llvm.loop.unroll.count", i32 4}
        !4 = !{!"llvm.loop.mustprogress"}
    "#]].assert_eq(&b.ir());
}

#[test]
fn bit_fields_and_padding() {
    let mut b = Build::new();
    let (s, ty) = b.record(
        "S",
        RecordKind::Struct,
        &[
            ("d", QualType::DOUBLE, 0),
            ("a", QualType::INT, 5),
            ("b", QualType::UINT, 20),
            ("c", QualType::CHAR, 0),
        ],
    );
    let p = b.tree.types.pointer(ty);
    let p = b.param("p", p);
    let pv = b.value(p);
    let obj = b.lvalue(ExprKind::Deref(pv), ty);
    let fb = b.field(obj, s, 2);
    let pv = b.value(p);
    let obj = b.lvalue(ExprKind::Deref(pv), ty);
    let fa = b.field(obj, s, 1);
    let av = b.read(fa);
    let av = b.cast(CastKind::Integral, av, QualType::UINT);
    let set = b.assign(fb, av);
    let set = b.expr_stmt(set);
    b.kernel("bits", &[set]);
    expect![[r#"
        define ptx_kernel void @bits(ptr noundef %p) #0 {
          %p.addr = alloca ptr, align 8
          store ptr %p, ptr %p.addr, align 8
          %tmp = load ptr, ptr %p.addr, align 8
          %tmp1 = getelementptr inbounds i8, ptr %tmp, i64 8
          %tmp2 = load i32, ptr %tmp1, align 4
          %highclear = shl i32 %tmp2, 27
          %signext = ashr i32 %highclear, 27
          %tmp3 = load ptr, ptr %p.addr, align 8
          %tmp4 = getelementptr inbounds i8, ptr %tmp3, i64 8
          %bf.value = and i32 %signext, 1048575
          %tmp5 = load i32, ptr %tmp4, align 4
          %bf.prev.cleared = and i32 %tmp5, -33554401
          %bf.newval.positioned = shl i32 %bf.value, 5
          %bf.finalcontainerval = or i32 %bf.prev.cleared, %bf.newval.positioned
          store i32 %bf.finalcontainerval, ptr %tmp4, align 4
          ret void
        }
    "#]]
    .assert_eq(&b.function_ir("bits"));
}

#[test]
fn aggregates_by_value() {
    let mut b = Build::new();
    let big = b.tree.types.array(QualType::INT, types::ArrayLen::Known(33));
    let (_, small) =
        b.record("Small", RecordKind::Struct, &[("x", QualType::FLOAT, 0), ("y", QualType::CHAR, 0)]);
    let (_, large) = b.record("Large", RecordKind::Struct, &[("v", big, 0)]);
    let a = b.param("a", small);
    b.param("b", large);
    let copy = b.value(a);
    let ret = b.stmt(StmtKind::Return(Some(copy).into()));
    let callee = b.function("pass", small, Spaces::DEVICE, &[ret]);
    let (s, l) = (b.param("s", small), b.param("l", large));
    let (sv, lv) = (b.value(s), b.value(l));
    let call = b.call(callee, None, &[sv, lv]);
    let r = b.var("r", small);
    let decl = b.declare(r, Some(call));
    b.kernel("k", &[decl]);
    expect![[r#"
        target datalayout = "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
        target triple = "nvptx64-nvidia-cuda"

        %struct.Small = type { float, i8, i8, i8, i8 }
        %struct.Large = type { [33 x i32] }

        @llvm.used = appending global [1 x ptr] [ptr @k], section "llvm.metadata"

        ; Function Attrs: convergent mustprogress willreturn
        define ptx_kernel void @k(%struct.Small noundef %s, ptr noundef byval(%struct.Large) align 4 %l) #0 {
          %s.addr = alloca %struct.Small, align 4
          %r = alloca %struct.Small, align 4
          %agg.tmp = alloca %struct.Large, align 4
          store %struct.Small %s, ptr %s.addr, align 4
          %tmp = load %struct.Small, ptr %s.addr, align 4
          call void @llvm.memcpy.p0.p0.i64(ptr align 4 %agg.tmp, ptr align 4 %l, i64 132, i1 false)
          %call = call %struct.Small @pass(%struct.Small %tmp, ptr byval(%struct.Large) align 4 %agg.tmp)
          store %struct.Small %call, ptr %r, align 4
          ret void
        }

        ; Function Attrs: convergent mustprogress willreturn
        define internal %struct.Small @pass(%struct.Small %a, ptr byval(%struct.Large) align 4 %b) #0 {
          %retval = alloca %struct.Small, align 4
          %a.addr = alloca %struct.Small, align 4
          store %struct.Small %a, ptr %a.addr, align 4
          %tmp = load %struct.Small, ptr %a.addr, align 4
          store %struct.Small %tmp, ptr %retval, align 4
          %tmp1 = load %struct.Small, ptr %retval, align 4
          ret %struct.Small %tmp1
        }

        declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

        attributes #0 = { convergent mustprogress willreturn }

        !nvvmir.version = !{!0}
        !nvvm.annotations = !{!1}

        !0 = !{i32 2, i32 0}
        !1 = !{ptr @k, !"kernel", i32 1}
    "#]].assert_eq(&b.ir());
}

#[test]
fn switch_with_fallthrough() {
    let mut b = Build::new();
    let n = b.param("n", QualType::INT);
    let one = b.int(1);
    let nl = b.local(n);
    let set = b.assign(nl, one);
    let set = b.expr_stmt(set);
    let case3 = b.stmt(StmtKind::Case { lo: 3, hi: 3, body: set });
    let brk = b.stmt(StmtKind::Break);
    let nl = b.local(n);
    let two = b.int(2);
    let set = b.assign(nl, two);
    let set = b.expr_stmt(set);
    let case_neg = b.stmt(StmtKind::Case { lo: -1, hi: 0, body: set });
    let ret = b.stmt(StmtKind::Return(None.into()));
    let default = b.stmt(StmtKind::Default { body: ret });
    let body = b.block(&[case3, brk, case_neg, default]);
    let cond = b.value(n);
    let sw = b.stmt(StmtKind::Switch { cond, body });
    b.kernel("sw", &[sw]);
    expect![[r#"
        define ptx_kernel void @sw(i32 noundef %n) #0 {
          %n.addr = alloca i32, align 4
          store i32 %n, ptr %n.addr, align 4
          %tmp = load i32, ptr %n.addr, align 4
          switch i32 %tmp, label %3 [
            i32 -1, label %2
            i32 0, label %2
            i32 3, label %1
          ]

        1:                                                ; preds = %0
          store i32 1, ptr %n.addr, align 4
          br label %4

        2:                                                ; preds = %0
          store i32 2, ptr %n.addr, align 4
          br label %3

        3:                                                ; preds = %2, %0
          br label %5

        4:                                                ; preds = %1
          br label %5

        5:                                                ; preds = %4, %3
          ret void
        }
    "#]]
    .assert_eq(&b.function_ir("sw"));
}

#[test]
fn short_circuit_and_conditional() {
    let mut b = Build::new();
    let ip = b.tree.types.pointer(QualType::INT);
    let (p, x) = (b.param("p", ip), b.param("x", QualType::INT));
    let pv = b.value(p);
    let nonnull = b.cast(CastKind::PointerToBool, pv, QualType::BOOL);
    let pv = b.value(p);
    let deref = b.lvalue(ExprKind::Deref(pv), QualType::INT);
    let dv = b.read(deref);
    let xv = b.value(x);
    let less = b.binary(BinaryOp::Lt, dv, xv, QualType::BOOL);
    let both = b.binary(BinaryOp::LogAnd, nonnull, less, QualType::BOOL);
    let (then, otherwise) = (b.value(x), b.int(7));
    let value = b.prvalue(ExprKind::Conditional { cond: both, then, otherwise }, QualType::INT);
    let pv = b.value(p);
    let dest = b.lvalue(ExprKind::Deref(pv), QualType::INT);
    let set = b.assign(dest, value);
    let set = b.expr_stmt(set);
    b.kernel("choose", &[set]);
    expect![[r#"
        define ptx_kernel void @choose(ptr noundef %p, i32 noundef %x) #0 {
          %p.addr = alloca ptr, align 8
          %x.addr = alloca i32, align 4
          store ptr %p, ptr %p.addr, align 8
          store i32 %x, ptr %x.addr, align 4
          %tmp = load ptr, ptr %p.addr, align 8
          %cmp = icmp ne ptr %tmp, null
          br i1 %cmp, label %1, label %2

        1:                                                ; preds = %0
          %tmp1 = load ptr, ptr %p.addr, align 8
          %tmp2 = load i32, ptr %tmp1, align 4
          %tmp3 = load i32, ptr %x.addr, align 4
          %cmp4 = icmp slt i32 %tmp2, %tmp3
          br label %2

        2:                                                ; preds = %1, %0
          %cond = phi i1 [ false, %0 ], [ %cmp4, %1 ]
          br i1 %cond, label %3, label %4

        3:                                                ; preds = %2
          %tmp5 = load i32, ptr %x.addr, align 4
          br label %5

        4:                                                ; preds = %2
          br label %5

        5:                                                ; preds = %4, %3
          %cond6 = phi i32 [ %tmp5, %3 ], [ 7, %4 ]
          %tmp7 = load ptr, ptr %p.addr, align 8
          store i32 %cond6, ptr %tmp7, align 4
          ret void
        }
    "#]]
    .assert_eq(&b.function_ir("choose"));
}

#[test]
fn builtins_by_name() {
    let mut b = Build::new();
    let sync = b.declare_function("__syncthreads", QualType::VOID, &[], Spaces::DEVICE);
    let popc = b.declare_function("__popc", QualType::INT, &[QualType::UINT], Spaces::DEVICE);
    let sinf = b.declare_function("sinf", QualType::FLOAT, &[QualType::FLOAT], Spaces::DEVICE);
    let fadd = b.declare_function("__fadd_ru", QualType::FLOAT, &[QualType::FLOAT; 2], Spaces::DEVICE);
    let (u, f) = (b.param("u", QualType::UINT), b.param("f", QualType::FLOAT));
    let call = b.call(sync, None, &[]);
    let s0 = b.expr_stmt(call);
    let uv = b.value(u);
    let call = b.call(popc, None, &[uv]);
    let s1 = b.expr_stmt(call);
    let fv = b.value(f);
    let sin = b.call(sinf, None, &[fv]);
    let fv = b.value(f);
    let call = b.call(fadd, None, &[fv, sin]);
    let s2 = b.expr_stmt(call);
    b.kernel("k", &[s0, s1, s2]);
    expect![[r#"
        define ptx_kernel void @k(i32 noundef %u, float noundef %f) #0 {
          %u.addr = alloca i32, align 4
          %f.addr = alloca float, align 4
          store i32 %u, ptr %u.addr, align 4
          store float %f, ptr %f.addr, align 4
          call void @llvm.nvvm.barrier0()
          %tmp = load i32, ptr %u.addr, align 4
          %call = call i32 @llvm.ctpop.i32(i32 %tmp)
          %tmp1 = load float, ptr %f.addr, align 4
          %tmp2 = load float, ptr %f.addr, align 4
          %call3 = call float @__nv_sinf(float %tmp2)
          %call4 = call float @llvm.nvvm.add.rp.f(float %tmp1, float %call3)
          ret void
        }
    "#]]
    .assert_eq(&b.function_ir("k"));
}
