; sources 1955798e1979bd69
target triple = "nvptx64-nvidia-cuda"

!0 = !{i32 2, i32 0}
!1 = distinct !{!1, !2}
!10 = distinct !{!10, !2}
!11 = distinct !{!11, !2}
!2 = !{!"llvm.loop.mustprogress"}
!3 = distinct !{!3, !2}
!4 = distinct !{!4, !2}
!5 = distinct !{!5, !2}
!6 = distinct !{!6, !2}
!7 = distinct !{!7, !2}
!8 = distinct !{!8, !2}
!9 = distinct !{!9, !2}
attributes #0 = { mustprogress willreturn }
attributes #1 = { mustprogress noinline willreturn }
attributes #2 = { nounwind }
%struct.CubeRoot = type { double, i32, double }
%struct.LogD = type { double, double }
%struct.LogF = type { float, float }
%struct.Pair = type { double, double }
%struct.Pair2 = type { float, float }
%struct.ScaleD = type { double, double }
%struct.ScaleF = type { float, float }
define internal double @_ZN30_INTERNAL_00000000_0____nv_abs12reduce_largeEdPi(double %a, ptr %b) #1 {
 %c = bitcast double %a to i64
 %d = and i64 %c, 4503599627370495
 %e = or i64 %d, 4503599627370496
 %f = lshr i64 %c, 52
 %g = and i64 %f, 2047
 %h = trunc i64 %g to i32
 %i = add i32 %h, -1013
 %j = lshr i32 %i, 6
 %k = and i32 %i, 63
 %l = add i32 %j, 1
 %m = zext i32 %l to i64
 %n = getelementptr inbounds i64, ptr addrspacecast (ptr addrspace(1) @__nv_static_21__00000000_0____nv_abs_TWO_OVER_PI_D to ptr), i64 %m
 %o = load i64, ptr %n, align 8
 %p = add i32 %j, 2
 %q = zext i32 %p to i64
 %r = getelementptr inbounds i64, ptr addrspacecast (ptr addrspace(1) @__nv_static_21__00000000_0____nv_abs_TWO_OVER_PI_D to ptr), i64 %q
 %s = load i64, ptr %r, align 8
 %t = zext i32 %j to i64
 %u = getelementptr inbounds i64, ptr addrspacecast (ptr addrspace(1) @__nv_static_21__00000000_0____nv_abs_TWO_OVER_PI_D to ptr), i64 %t
 %v = load i64, ptr %u, align 8
 %w = icmp ne i32 %k, 0
 %x = zext i32 %k to i64
 %y = shl i64 %v, %x
 %z = sub i32 64, %k
 %aa = zext i32 %z to i64
 %ab = lshr i64 %o, %aa
 %ac = or i64 %y, %ab
 %ad = select i1 %w, i64 %ac, i64 %v
 %ae = shl i64 %o, %x
 %af = lshr i64 %s, %aa
 %ag = or i64 %ae, %af
 %ah = select i1 %w, i64 %ag, i64 %o
 %ai = add i32 %j, 3
 %aj = zext i32 %ai to i64
 %ak = getelementptr inbounds i64, ptr addrspacecast (ptr addrspace(1) @__nv_static_21__00000000_0____nv_abs_TWO_OVER_PI_D to ptr), i64 %aj
 %al = load i64, ptr %ak, align 8
 %am = shl i64 %s, %x
 %an = lshr i64 %al, %aa
 %ao = or i64 %am, %an
 %ap = select i1 %w, i64 %ao, i64 %s
 %aq = mul i64 %e, %ah
 %ar = call i64 @llvm.nvvm.mulhi.ull(i64 %e, i64 %ah)
 %as = mul i64 %e, %ad
 %at = add i64 %ar, %as
 %au = call i64 @llvm.nvvm.mulhi.ull(i64 %e, i64 %ap)
 %av = add i64 %aq, %au
 %aw = icmp ult i64 %av, %au
 %ax = zext i1 %aw to i64
 %ay = add i64 %at, %ax
 %az = lshr i64 %ay, 62
 %ba = trunc i64 %az to i32
 %bb = shl i64 %ay, 2
 %bc = lshr i64 %av, 62
 %bd = or i64 %bb, %bc
 %be = shl i64 %av, 2
 %bf = icmp slt i64 %bd, 0
 %bg = sub i64 0, %be
 %bh = xor i64 %bd, -1
 %bi = icmp eq i64 %bg, 0
 %bj = zext i1 %bi to i64
 %bk = add i64 %bh, %bj
 %bl = add nsw i32 %ba, 1
 %bm = select i1 %bf, i64 %bg, i64 %be
 %bn = select i1 %bf, i64 %bk, i64 %bd
 %bo = select i1 %bf, i32 %bl, i32 %ba
 %bp = or i64 %bn, 1
 %bq = call i64 @llvm.ctlz.i64(i64 %bp, i1 false)
 %br = trunc i64 %bq to i32
 %bs = icmp ne i32 %br, 0
 %bt = zext i32 %br to i64
 %bu = shl i64 %bn, %bt
 %bv = sub i32 64, %br
 %bw = zext i32 %bv to i64
 %bx = lshr i64 %bm, %bw
 %by = or i64 %bu, %bx
 %bz = select i1 %bs, i64 %by, i64 %bn
 %ca = lshr i64 %bz, 11
 %cb = uitofp i64 %ca to double
 %cc = and i64 %bz, 2047
 %cd = trunc i64 %cc to i32
 %ce = uitofp i32 %cd to double
 %cf = call double @llvm.nvvm.mul.rn.d(double %cb, double 0x3CA921FB54442D18)
 %cg = fneg double %cf
 %ch = call double @llvm.fma.f64(double %cb, double 0x3CA921FB54442D18, double %cg)
 %ci = call double @llvm.fma.f64(double %cb, double 0x3941A62633145C07, double %ch)
 %cj = call double @llvm.fma.f64(double %ce, double 0x3BF921FB54442D18, double %ci)
 %ck = call double @llvm.nvvm.add.rn.d(double %cf, double %cj)
 %cl = sub nsw i32 0, %br
 %cm = add nsw i32 %cl, 1023
 %cn = shl i32 %cm, 20
 %co = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %cn)
 %cp = call double @llvm.nvvm.mul.rn.d(double %ck, double %co)
 %cq = icmp slt i64 %c, 0
 %cr = sub nsw i32 0, %bo
 %cs = select i1 %cq, i32 %cr, i32 %bo
 store i32 %cs, ptr %b, align 4
 %ct = zext i1 %bf to i32
 %cu = zext i1 %cq to i32
 %cv = icmp ne i32 %ct, %cu
 %cw = fneg double %cp
 %cx = select i1 %cv, double %cw, double %cp
 ret double %cx
}
define internal float @_ZN30_INTERNAL_00000000_0____nv_abs12reduce_largeEfPi(float %a, ptr %b) #1 {
 %c = bitcast float %a to i32
 %d = and i32 %c, 8388607
 %e = or i32 %d, 8388608
 %f = lshr i32 %c, 23
 %g = and i32 %f, 255
 %h = add i32 %g, -120
 %i = lshr i32 %h, 5
 %j = and i32 %h, 31
 %k = zext i32 %i to i64
 %l = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @__nv_static_21__00000000_0____nv_abs_TWO_OVER_PI_F to ptr), i64 %k
 %m = load i32, ptr %l, align 4
 %n = add i32 %i, 1
 %o = zext i32 %n to i64
 %p = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @__nv_static_21__00000000_0____nv_abs_TWO_OVER_PI_F to ptr), i64 %o
 %q = load i32, ptr %p, align 4
 %r = add i32 %i, 2
 %s = zext i32 %r to i64
 %t = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @__nv_static_21__00000000_0____nv_abs_TWO_OVER_PI_F to ptr), i64 %s
 %u = load i32, ptr %t, align 4
 %v = add i32 %i, 3
 %w = zext i32 %v to i64
 %x = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @__nv_static_21__00000000_0____nv_abs_TWO_OVER_PI_F to ptr), i64 %w
 %y = load i32, ptr %x, align 4
 %z = zext i32 %m to i64
 %aa = shl i64 %z, 32
 %ab = zext i32 %q to i64
 %ac = or i64 %aa, %ab
 %ad = zext i32 %j to i64
 %ae = shl i64 %ac, %ad
 %af = lshr i64 %ae, 32
 %ag = trunc i64 %af to i32
 %ah = shl i64 %ab, 32
 %ai = zext i32 %u to i64
 %aj = or i64 %ah, %ai
 %ak = shl i64 %aj, %ad
 %al = lshr i64 %ak, 32
 %am = trunc i64 %al to i32
 %an = shl i64 %ai, 32
 %ao = zext i32 %y to i64
 %ap = or i64 %an, %ao
 %aq = shl i64 %ap, %ad
 %ar = lshr i64 %aq, 32
 %as = trunc i64 %ar to i32
 %at = zext i32 %e to i64
 %au = zext i32 %am to i64
 %av = mul i64 %at, %au
 %aw = call i32 @llvm.nvvm.mulhi.ui(i32 %e, i32 %as)
 %ax = zext i32 %aw to i64
 %ay = add i64 %av, %ax
 %az = mul i32 %e, %ag
 %ba = zext i32 %az to i64
 %bb = shl i64 %ba, 32
 %bc = add i64 %ay, %bb
 %bd = lshr i64 %bc, 62
 %be = trunc i64 %bd to i32
 %bf = lshr i64 %bc, 61
 %bg = and i64 %bf, 1
 %bh = trunc i64 %bg to i32
 %bi = add nsw i32 %be, %bh
 %bj = shl i64 %bc, 2
 %bk = sitofp i64 %bj to double
 %bl = call double @llvm.nvvm.mul.rn.d(double %bk, double 0x3BF921FB54442D18)
 %bm = fptrunc double %bl to float
 %bn = icmp slt i32 %c, 0
 %bo = sub nsw i32 0, %bi
 %bp = select i1 %bn, i32 %bo, i32 %bi
 store i32 %bp, ptr %b, align 4
 %bq = fneg float %bm
 %br = select i1 %bn, float %bq, float %bm
 ret float %br
}
define i32 @__nv_abs(i32 %a) alwaysinline #0 {
 %b = call i32 @llvm.abs.i32(i32 %a, i1 false)
 ret i32 %b
}
define double @__nv_acos(double %a) alwaysinline #0 {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp ogt double %c, 5.000000e-01
 br i1 %d, label %e, label %f

e:
 %g = fneg double 5.000000e-01
 %h = call double @llvm.fma.f64(double %c, double %g, double 5.000000e-01)
 br label %i

f:
 %j = call double @llvm.nvvm.mul.rn.d(double %c, double %c)
 br label %i

i:
 %k = phi double [ %h, %e ], [ %j, %f ]
 br i1 %d, label %l, label %m

l:
 %n = call double @llvm.nvvm.sqrt.rn.d(double %k)
 br label %m

m:
 %o = phi double [ %n, %l ], [ %c, %i ]
 %p = call double @llvm.nvvm.mul.rn.d(double %o, double %k)
 %q = fneg double 0x3F9588A51D39C9E4
 %r = call double @llvm.fma.f64(double 0x3FA0B747459AFB63, double %k, double %q)
 %s = call double @llvm.fma.f64(double %r, double %k, double 0x3F963FBF7DC53B3D)
 %t = call double @llvm.fma.f64(double %s, double %k, double 0x3F6E4C96E66CABDC)
 %u = call double @llvm.fma.f64(double %t, double %k, double 0x3F8614F6AADA0F47)
 %v = call double @llvm.fma.f64(double %u, double %k, double 0x3F875825D5A83F70)
 %w = call double @llvm.fma.f64(double %v, double %k, double 0x3F8CA1FEA046BBAA)
 %x = call double @llvm.fma.f64(double %w, double %k, double 0x3F91C49ECD1555A8)
 %y = call double @llvm.fma.f64(double %x, double %k, double 0x3F96E8BDF0D8575D)
 %z = call double @llvm.fma.f64(double %y, double %k, double 0x3F9F1C71A9391666)
 %aa = call double @llvm.fma.f64(double %z, double %k, double 0x3FA6DB6DB721550D)
 %ab = call double @llvm.fma.f64(double %aa, double %k, double 0x3FB333333332E10A)
 %ac = call double @llvm.fma.f64(double %ab, double %k, double 0x3FC5555555555577)
 %ad = call double @llvm.fma.f64(double %p, double %ac, double %o)
 br i1 %d, label %ae, label %af

af:
 %ag = bitcast double %ad to i64
 %ah = and i64 %ag, 9223372036854775807
 %ai = bitcast double %a to i64
 %aj = and i64 %ai, -9223372036854775808
 %ak = or i64 %ah, %aj
 %al = bitcast i64 %ak to double
 %am = fneg double %al
 %an = call double @llvm.nvvm.add.rn.d(double 0x3FF921FB54442D18, double %am)
 %ao = call double @llvm.nvvm.add.rn.d(double %an, double 0x3C91A62633145C07)
 br label %ap

ae:
 %aq = fcmp ogt double %a, 0.000000e+00
 br i1 %aq, label %ar, label %as

ar:
 %at = call double @llvm.nvvm.add.rn.d(double %ad, double %ad)
 br label %au

as:
 %av = fneg double 2.000000e+00
 %aw = call double @llvm.fma.f64(double %av, double %ad, double 0x400921FB54442D18)
 %ax = call double @llvm.nvvm.add.rn.d(double %aw, double 0x3CA1A62633145C07)
 br label %au

au:
 %ay = phi double [ %at, %ar ], [ %ax, %as ]
 br label %ap

ap:
 %az = phi double [ %ao, %af ], [ %ay, %au ]
 ret double %az
}
define float @__nv_acosf(float %a) alwaysinline #0 {
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = fcmp ogt float %c, 5.000000e-01
 br i1 %d, label %e, label %f

e:
 %g = fneg float 5.000000e-01
 %h = call float @llvm.fma.f32(float %c, float %g, float 5.000000e-01)
 br label %i

f:
 %j = call float @llvm.nvvm.mul.rn.f(float %c, float %c)
 br label %i

i:
 %k = phi float [ %h, %e ], [ %j, %f ]
 br i1 %d, label %l, label %m

l:
 %n = call float @llvm.nvvm.sqrt.rn.f(float %k)
 br label %m

m:
 %o = phi float [ %n, %l ], [ %c, %i ]
 %p = call float @llvm.nvvm.mul.rn.f(float %o, float %k)
 %q = call float @llvm.fma.f32(float 0x3FA596D660000000, float %k, float 0x3F98C2D820000000)
 %r = call float @llvm.fma.f32(float %q, float %k, float 0x3FA747D060000000)
 %s = call float @llvm.fma.f32(float %r, float %k, float 0x3FB3301FC0000000)
 %t = call float @llvm.fma.f32(float %s, float %k, float 0x3FC5555C80000000)
 %u = call float @llvm.fma.f32(float %p, float %t, float %o)
 br i1 %d, label %v, label %w

w:
 %x = bitcast float %u to i32
 %y = and i32 %x, 2147483647
 %z = bitcast float %a to i32
 %aa = and i32 %z, -2147483648
 %ab = or i32 %y, %aa
 %ac = bitcast i32 %ab to float
 %ad = fneg float %ac
 %ae = call float @llvm.nvvm.add.rn.f(float 0x3FF921FB60000000, float %ad)
 %af = fneg float 0x3E6777A5C0000000
 %ag = call float @llvm.nvvm.add.rn.f(float %ae, float %af)
 br label %ah

v:
 %ai = fcmp ogt float %a, 0.000000e+00
 br i1 %ai, label %aj, label %ak

aj:
 %al = call float @llvm.nvvm.add.rn.f(float %u, float %u)
 br label %am

ak:
 %an = fneg float 2.000000e+00
 %ao = call float @llvm.fma.f32(float %an, float %u, float 0x400921FB60000000)
 br label %am

am:
 %ap = phi float [ %al, %aj ], [ %ao, %ak ]
 br label %ah

ah:
 %aq = phi float [ %ag, %w ], [ %ap, %am ]
 ret float %aq
}
define double @__nv_acosh(double %a) alwaysinline #0 {
b:
 %c = fcmp ogt double %a, 0x5F30000000000000
 %d = fneg double 1.000000e+00
 %e = call double @llvm.nvvm.add.rn.d(double %a, double %d)
 br i1 %c, label %f, label %g

g:
 %h = call double @llvm.nvvm.add.rn.d(double %e, double %e)
 %i = call double @llvm.fma.f64(double %e, double %e, double %h)
 %j = call double @llvm.nvvm.sqrt.rn.d(double %i)
 %k = call double @llvm.nvvm.add.rn.d(double %e, double %j)
 br label %f

f:
 %l = phi double [ %a, %b ], [ %k, %g ]
 %m = call double @llvm.nvvm.add.rn.d(double %l, double 1.000000e+00)
 %n = call double @llvm.nvvm.fabs.d(double %l)
 %o = fcmp olt double %n, 1.000000e+00
 br i1 %o, label %p, label %q

p:
 %r = call double @llvm.nvvm.add.rn.d(double %m, double %d)
 %s = fneg double %r
 %t = call double @llvm.nvvm.add.rn.d(double %l, double %s)
 br label %u

q:
 %v = fneg double %l
 %w = call double @llvm.nvvm.add.rn.d(double %m, double %v)
 %x = fneg double %w
 %y = call double @llvm.nvvm.add.rn.d(double 1.000000e+00, double %x)
 br label %u

u:
 %z = phi double [ %t, %p ], [ %y, %q ]
 %aa = call double @llvm.nvvm.add.rn.d(double %z, double 0.000000e+00)
 %ab = call i32 @llvm.nvvm.d2i.hi(double %m)
 %ac = add nsw i32 %ab, -1072079006
 %ad = and i32 %ac, -1048576
 %ae = sub nsw i32 %ab, %ad
 %af = call i32 @llvm.nvvm.d2i.lo(double %m)
 %ag = call double @llvm.nvvm.lohi.i2d(i32 %af, i32 %ae)
 %ah = call double @llvm.nvvm.add.rn.d(double %ag, double %d)
 %ai = call double @llvm.nvvm.rcp.approx.ftz.d(double %m)
 %aj = call double @llvm.nvvm.mul.rn.d(double %aa, double %ai)
 %ak = ashr i32 %ad, 20
 %al = sitofp i32 %ak to double
 %am = icmp eq i32 %ad, 0
 %an = select i1 %am, double %l, double %ah
 %ao = call double @llvm.nvvm.add.rn.d(double %an, double 2.000000e+00)
 %ap = call double @llvm.nvvm.rcp.approx.ftz.d(double %ao)
 %aq = fneg double %ao
 %ar = call double @llvm.fma.f64(double %aq, double %ap, double 1.000000e+00)
 %as = call double @llvm.fma.f64(double %ar, double %ar, double %ar)
 %at = call double @llvm.fma.f64(double %as, double %ap, double %ap)
 %au = call double @llvm.nvvm.mul.rn.d(double %an, double %at)
 %av = call double @llvm.fma.f64(double %aq, double %au, double %an)
 %aw = call double @llvm.fma.f64(double %av, double %at, double %au)
 %ax = fneg double 2.000000e+00
 %ay = call double @llvm.nvvm.add.rn.d(double %ao, double %ax)
 %az = fneg double %ay
 %ba = call double @llvm.nvvm.add.rn.d(double %an, double %az)
 %bb = fneg double %aw
 %bc = call double @llvm.fma.f64(double %bb, double %ao, double %an)
 %bd = call double @llvm.fma.f64(double %bb, double %ba, double %bc)
 %be = call double @llvm.nvvm.rcp.approx.ftz.d(double %ao)
 %bf = call double @llvm.nvvm.mul.rn.d(double %bd, double %be)
 %bg = call double @llvm.nvvm.mul.rn.d(double %aw, double %aw)
 %bh = call double @llvm.nvvm.mul.rn.d(double %aw, double %bg)
 %bi = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %bg, double 0x3FC39A1CEE91D120)
 %bj = call double @llvm.fma.f64(double %bi, double %bg, double 0x3FC74663DB7A1073)
 %bk = call double @llvm.fma.f64(double %bj, double %bg, double 0x3FCC71C5211851F1)
 %bl = call double @llvm.fma.f64(double %bk, double %bg, double 0x3FD24924941E37CC)
 %bm = call double @llvm.fma.f64(double %bl, double %bg, double 0x3FD999999997FF08)
 %bn = call double @llvm.fma.f64(double %bm, double %bg, double 0x3FE5555555555592)
 %bo = call double @llvm.nvvm.add.rn.d(double %bf, double %bf)
 %bp = call double @llvm.fma.f64(double %bh, double %bn, double %bo)
 %bq = call double @llvm.nvvm.add.rn.d(double %aw, double %aw)
 %br = select i1 %am, double 0.000000e+00, double %aj
 %bs = call double @llvm.fma.f64(double %al, double 0x3C7ABC9E3B39803F, double %bp)
 %bt = call double @llvm.nvvm.add.rn.d(double %bs, double %br)
 %bu = call double @llvm.fma.f64(double %al, double 0x3FE62E42FEFA39EF, double %bq)
 %bv = fneg double %bu
 %bw = call double @llvm.fma.f64(double %al, double 0x3FE62E42FEFA39EF, double %bv)
 %bx = fneg double %bq
 %by = fneg double %bx
 %bz = call double @llvm.nvvm.add.rn.d(double %bw, double %by)
 %ca = call double @llvm.nvvm.add.rn.d(double %bt, double %bz)
 %cb = call double @llvm.nvvm.add.rn.d(double %bu, double %ca)
 br i1 %c, label %cc, label %cd

cc:
 %ce = call double @llvm.nvvm.add.rn.d(double %cb, double 0x3FE62E42FEFA39EF)
 br label %cd

cd:
 %cf = phi double [ %cb, %u ], [ %ce, %cc ]
 %cg = fcmp uge double %a, 0x7FF0000000000000
 %ch = fadd double %a, %a
 %ci = select i1 %cg, double %ch, double %cf
 %cj = fcmp olt double %a, 1.000000e+00
 %ck = select i1 %cj, double 0xFFF8000000000000, double %ci
 ret double %ck
}
define float @__nv_acoshf(float %a) alwaysinline #0 {
b:
 %c = fcmp ogt float %a, 0x43B0000000000000
 %d = fneg float 1.000000e+00
 %e = call float @llvm.nvvm.add.rn.f(float %a, float %d)
 br i1 %c, label %f, label %g

g:
 %h = call float @llvm.nvvm.add.rn.f(float %e, float %e)
 %i = call float @llvm.fma.f32(float %e, float %e, float %h)
 %j = call float @llvm.nvvm.sqrt.rn.f(float %i)
 %k = call float @llvm.nvvm.add.rn.f(float %e, float %j)
 br label %f

f:
 %l = phi float [ %a, %b ], [ %k, %g ]
 %m = call float @llvm.nvvm.add.rn.f(float %l, float 1.000000e+00)
 %n = bitcast float %m to i32
 %o = add i32 %n, -1059760811
 %p = and i32 %o, -8388608
 %q = sub i32 1082130432, %p
 %r = bitcast i32 %q to float
 %s = bitcast float %l to i32
 %t = sub i32 %s, %p
 %u = bitcast i32 %t to float
 %v = call float @llvm.fma.f32(float %r, float 2.500000e-01, float %d)
 %w = call float @llvm.nvvm.add.rn.f(float %u, float %v)
 %x = call float @llvm.nvvm.mul.rn.f(float %w, float %w)
 %y = fneg float 0x3FC0805A20000000
 %z = fneg float 0x3FBF311340000000
 %aa = fneg float 0x3FC559DD00000000
 %ab = fneg float 0x3FCFFFEF00000000
 %ac = fneg float 5.000000e-01
 %ad = call float @llvm.fma.f32(float %y, float %w, float 0x3FC1E669E0000000)
 %ae = call float @llvm.fma.f32(float %ad, float %w, float %z)
 %af = call float @llvm.fma.f32(float %ae, float %w, float 0x3FC1ED7280000000)
 %ag = call float @llvm.fma.f32(float %af, float %w, float %aa)
 %ah = call float @llvm.fma.f32(float %ag, float %w, float 0x3FC99D0340000000)
 %ai = call float @llvm.fma.f32(float %ah, float %w, float %ab)
 %aj = call float @llvm.fma.f32(float %ai, float %w, float 0x3FD5555060000000)
 %ak = call float @llvm.fma.f32(float %aj, float %w, float %ac)
 %al = call float @llvm.fma.f32(float %x, float %ak, float %w)
 %am = sitofp i32 %p to float
 %an = call float @llvm.fma.f32(float %am, float 0x3E762E4300000000, float %al)
 br i1 %c, label %ao, label %ap

ao:
 %aq = call float @llvm.nvvm.add.rn.f(float %an, float 0x3FE62E4300000000)
 br label %ap

ap:
 %ar = phi float [ %an, %f ], [ %aq, %ao ]
 %as = fcmp uge float %a, 0x7FF0000000000000
 %at = fadd float %a, %a
 %au = select i1 %as, float %at, float %ar
 %av = fcmp olt float %a, 1.000000e+00
 %aw = select i1 %av, float 0x7FFFFFFFE0000000, float %au
 ret float %aw
}
define double @__nv_asin(double %a) alwaysinline #0 {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp ogt double %c, 5.000000e-01
 br i1 %d, label %e, label %f

e:
 %g = fneg double 5.000000e-01
 %h = call double @llvm.fma.f64(double %c, double %g, double 5.000000e-01)
 br label %i

f:
 %j = call double @llvm.nvvm.mul.rn.d(double %c, double %c)
 br label %i

i:
 %k = phi double [ %h, %e ], [ %j, %f ]
 br i1 %d, label %l, label %m

l:
 %n = call double @llvm.nvvm.sqrt.rn.d(double %k)
 br label %m

m:
 %o = phi double [ %n, %l ], [ %c, %i ]
 %p = call double @llvm.nvvm.mul.rn.d(double %o, double %k)
 %q = fneg double 0x3F9588A51D39C9E4
 %r = call double @llvm.fma.f64(double 0x3FA0B747459AFB63, double %k, double %q)
 %s = call double @llvm.fma.f64(double %r, double %k, double 0x3F963FBF7DC53B3D)
 %t = call double @llvm.fma.f64(double %s, double %k, double 0x3F6E4C96E66CABDC)
 %u = call double @llvm.fma.f64(double %t, double %k, double 0x3F8614F6AADA0F47)
 %v = call double @llvm.fma.f64(double %u, double %k, double 0x3F875825D5A83F70)
 %w = call double @llvm.fma.f64(double %v, double %k, double 0x3F8CA1FEA046BBAA)
 %x = call double @llvm.fma.f64(double %w, double %k, double 0x3F91C49ECD1555A8)
 %y = call double @llvm.fma.f64(double %x, double %k, double 0x3F96E8BDF0D8575D)
 %z = call double @llvm.fma.f64(double %y, double %k, double 0x3F9F1C71A9391666)
 %aa = call double @llvm.fma.f64(double %z, double %k, double 0x3FA6DB6DB721550D)
 %ab = call double @llvm.fma.f64(double %aa, double %k, double 0x3FB333333332E10A)
 %ac = call double @llvm.fma.f64(double %ab, double %k, double 0x3FC5555555555577)
 %ad = call double @llvm.fma.f64(double %p, double %ac, double %o)
 br i1 %d, label %ae, label %af

ae:
 %ag = fneg double 2.000000e+00
 %ah = call double @llvm.fma.f64(double %ag, double %ad, double 0x3FF921FB54442D18)
 %ai = call double @llvm.nvvm.add.rn.d(double %ah, double 0x3C91A62633145C07)
 br label %af

af:
 %aj = phi double [ %ai, %ae ], [ %ad, %m ]
 %ak = bitcast double %aj to i64
 %al = and i64 %ak, 9223372036854775807
 %am = bitcast double %a to i64
 %an = and i64 %am, -9223372036854775808
 %ao = or i64 %al, %an
 %ap = bitcast i64 %ao to double
 ret double %ap
}
define float @__nv_asinf(float %a) alwaysinline #0 {
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = fcmp ogt float %c, 5.000000e-01
 br i1 %d, label %e, label %f

e:
 %g = fneg float 5.000000e-01
 %h = call float @llvm.fma.f32(float %c, float %g, float 5.000000e-01)
 br label %i

f:
 %j = call float @llvm.nvvm.mul.rn.f(float %c, float %c)
 br label %i

i:
 %k = phi float [ %h, %e ], [ %j, %f ]
 br i1 %d, label %l, label %m

l:
 %n = call float @llvm.nvvm.sqrt.rn.f(float %k)
 br label %m

m:
 %o = phi float [ %n, %l ], [ %c, %i ]
 %p = call float @llvm.nvvm.mul.rn.f(float %o, float %k)
 %q = call float @llvm.fma.f32(float 0x3FA596D660000000, float %k, float 0x3F98C2D820000000)
 %r = call float @llvm.fma.f32(float %q, float %k, float 0x3FA747D060000000)
 %s = call float @llvm.fma.f32(float %r, float %k, float 0x3FB3301FC0000000)
 %t = call float @llvm.fma.f32(float %s, float %k, float 0x3FC5555C80000000)
 %u = select i1 %d, float 0x3E5777A5C0000000, float 0.000000e+00
 %v = call float @llvm.fma.f32(float %p, float %t, float %u)
 %w = call float @llvm.nvvm.add.rn.f(float %v, float %o)
 br i1 %d, label %x, label %y

x:
 %z = fneg float 2.000000e+00
 %aa = call float @llvm.fma.f32(float %z, float %w, float 0x3FF921FB60000000)
 br label %y

y:
 %ab = phi float [ %aa, %x ], [ %w, %m ]
 %ac = bitcast float %ab to i32
 %ad = and i32 %ac, 2147483647
 %ae = bitcast float %a to i32
 %af = and i32 %ae, -2147483648
 %ag = or i32 %ad, %af
 %ah = bitcast i32 %ag to float
 ret float %ah
}
define double @__nv_asinh(double %a) alwaysinline #0 {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp ogt double %c, 0x5F30000000000000
 %e = call double @llvm.nvvm.fmin.d(double %c, double 0x5F30000000000000)
 %f = call double @llvm.fma.f64(double %e, double %e, double 1.000000e+00)
 %g = call double @llvm.nvvm.sqrt.rn.d(double %f)
 %h = call double @llvm.nvvm.add.rn.d(double %g, double 1.000000e+00)
 br i1 %d, label %i, label %j

j:
 %k = call double @llvm.nvvm.div.rn.d(double %e, double %h)
 %l = call double @llvm.fma.f64(double %e, double %k, double %e)
 br label %i

i:
 %m = phi double [ %c, %b ], [ %l, %j ]
 %n = call double @llvm.nvvm.add.rn.d(double %m, double 1.000000e+00)
 %o = call double @llvm.nvvm.fabs.d(double %m)
 %p = fcmp olt double %o, 1.000000e+00
 br i1 %p, label %q, label %r

q:
 %s = fneg double 1.000000e+00
 %t = call double @llvm.nvvm.add.rn.d(double %n, double %s)
 %u = fneg double %t
 %v = call double @llvm.nvvm.add.rn.d(double %m, double %u)
 br label %w

r:
 %x = fneg double %m
 %y = call double @llvm.nvvm.add.rn.d(double %n, double %x)
 %z = fneg double %y
 %aa = call double @llvm.nvvm.add.rn.d(double 1.000000e+00, double %z)
 br label %w

w:
 %ab = phi double [ %v, %q ], [ %aa, %r ]
 %ac = call double @llvm.nvvm.add.rn.d(double %ab, double 0.000000e+00)
 %ad = call i32 @llvm.nvvm.d2i.hi(double %n)
 %ae = add nsw i32 %ad, -1072079006
 %af = and i32 %ae, -1048576
 %ag = sub nsw i32 %ad, %af
 %ah = call i32 @llvm.nvvm.d2i.lo(double %n)
 %ai = call double @llvm.nvvm.lohi.i2d(i32 %ah, i32 %ag)
 %aj = fneg double 1.000000e+00
 %ak = call double @llvm.nvvm.add.rn.d(double %ai, double %aj)
 %al = call double @llvm.nvvm.rcp.approx.ftz.d(double %n)
 %am = call double @llvm.nvvm.mul.rn.d(double %ac, double %al)
 %an = ashr i32 %af, 20
 %ao = sitofp i32 %an to double
 %ap = icmp eq i32 %af, 0
 %aq = select i1 %ap, double %m, double %ak
 %ar = call double @llvm.nvvm.add.rn.d(double %aq, double 2.000000e+00)
 %as = call double @llvm.nvvm.rcp.approx.ftz.d(double %ar)
 %at = fneg double %ar
 %au = call double @llvm.fma.f64(double %at, double %as, double 1.000000e+00)
 %av = call double @llvm.fma.f64(double %au, double %au, double %au)
 %aw = call double @llvm.fma.f64(double %av, double %as, double %as)
 %ax = call double @llvm.nvvm.mul.rn.d(double %aq, double %aw)
 %ay = call double @llvm.fma.f64(double %at, double %ax, double %aq)
 %az = call double @llvm.fma.f64(double %ay, double %aw, double %ax)
 %ba = fneg double 2.000000e+00
 %bb = call double @llvm.nvvm.add.rn.d(double %ar, double %ba)
 %bc = fneg double %bb
 %bd = call double @llvm.nvvm.add.rn.d(double %aq, double %bc)
 %be = fneg double %az
 %bf = call double @llvm.fma.f64(double %be, double %ar, double %aq)
 %bg = call double @llvm.fma.f64(double %be, double %bd, double %bf)
 %bh = call double @llvm.nvvm.rcp.approx.ftz.d(double %ar)
 %bi = call double @llvm.nvvm.mul.rn.d(double %bg, double %bh)
 %bj = call double @llvm.nvvm.mul.rn.d(double %az, double %az)
 %bk = call double @llvm.nvvm.mul.rn.d(double %az, double %bj)
 %bl = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %bj, double 0x3FC39A1CEE91D120)
 %bm = call double @llvm.fma.f64(double %bl, double %bj, double 0x3FC74663DB7A1073)
 %bn = call double @llvm.fma.f64(double %bm, double %bj, double 0x3FCC71C5211851F1)
 %bo = call double @llvm.fma.f64(double %bn, double %bj, double 0x3FD24924941E37CC)
 %bp = call double @llvm.fma.f64(double %bo, double %bj, double 0x3FD999999997FF08)
 %bq = call double @llvm.fma.f64(double %bp, double %bj, double 0x3FE5555555555592)
 %br = call double @llvm.nvvm.add.rn.d(double %bi, double %bi)
 %bs = call double @llvm.fma.f64(double %bk, double %bq, double %br)
 %bt = call double @llvm.nvvm.add.rn.d(double %az, double %az)
 %bu = select i1 %ap, double 0.000000e+00, double %am
 %bv = call double @llvm.fma.f64(double %ao, double 0x3C7ABC9E3B39803F, double %bs)
 %bw = call double @llvm.nvvm.add.rn.d(double %bv, double %bu)
 %bx = call double @llvm.fma.f64(double %ao, double 0x3FE62E42FEFA39EF, double %bt)
 %by = fneg double %bx
 %bz = call double @llvm.fma.f64(double %ao, double 0x3FE62E42FEFA39EF, double %by)
 %ca = fneg double %bt
 %cb = fneg double %ca
 %cc = call double @llvm.nvvm.add.rn.d(double %bz, double %cb)
 %cd = call double @llvm.nvvm.add.rn.d(double %bw, double %cc)
 %ce = call double @llvm.nvvm.add.rn.d(double %bx, double %cd)
 br i1 %d, label %cf, label %cg

cf:
 %ch = call double @llvm.nvvm.add.rn.d(double %ce, double 0x3FE62E42FEFA39EF)
 br label %cg

cg:
 %ci = phi double [ %ce, %w ], [ %ch, %cf ]
 %cj = fcmp uge double %c, 0x7FF0000000000000
 %ck = select i1 %cj, double %c, double %ci
 %cl = fcmp olt double %c, 0x3CA0000000000000
 %cm = select i1 %cl, double %c, double %ck
 %cn = bitcast double %cm to i64
 %co = and i64 %cn, 9223372036854775807
 %cp = bitcast double %a to i64
 %cq = and i64 %cp, -9223372036854775808
 %cr = or i64 %co, %cq
 %cs = bitcast i64 %cr to double
 ret double %cs
}
define float @__nv_asinhf(float %a) alwaysinline #0 {
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = fcmp ogt float %c, 0x43B0000000000000
 %e = call float @llvm.nvvm.fmin.f(float %c, float 0x43B0000000000000)
 %f = call float @llvm.fma.f32(float %e, float %e, float 1.000000e+00)
 %g = call float @llvm.nvvm.sqrt.rn.f(float %f)
 %h = call float @llvm.nvvm.add.rn.f(float %g, float 1.000000e+00)
 br i1 %d, label %i, label %j

j:
 %k = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %h) #2
 %l = call float @llvm.nvvm.mul.rn.f(float %e, float %k)
 %m = fneg float %h
 %n = call float @llvm.fma.f32(float %m, float %l, float %e)
 %o = call float @llvm.fma.f32(float %n, float %k, float %l)
 %p = call float @llvm.fma.f32(float %e, float %o, float %e)
 br label %i

i:
 %q = phi float [ %c, %b ], [ %p, %j ]
 %r = call float @llvm.nvvm.add.rn.f(float %q, float 1.000000e+00)
 %s = bitcast float %r to i32
 %t = add i32 %s, -1059760811
 %u = and i32 %t, -8388608
 %v = sub i32 1082130432, %u
 %w = bitcast i32 %v to float
 %x = bitcast float %q to i32
 %y = sub i32 %x, %u
 %z = bitcast i32 %y to float
 %aa = fneg float 1.000000e+00
 %ab = call float @llvm.fma.f32(float %w, float 2.500000e-01, float %aa)
 %ac = call float @llvm.nvvm.add.rn.f(float %z, float %ab)
 %ad = call float @llvm.nvvm.mul.rn.f(float %ac, float %ac)
 %ae = fneg float 0x3FC0805A20000000
 %af = fneg float 0x3FBF311340000000
 %ag = fneg float 0x3FC559DD00000000
 %ah = fneg float 0x3FCFFFEF00000000
 %ai = fneg float 5.000000e-01
 %aj = call float @llvm.fma.f32(float %ae, float %ac, float 0x3FC1E669E0000000)
 %ak = call float @llvm.fma.f32(float %aj, float %ac, float %af)
 %al = call float @llvm.fma.f32(float %ak, float %ac, float 0x3FC1ED7280000000)
 %am = call float @llvm.fma.f32(float %al, float %ac, float %ag)
 %an = call float @llvm.fma.f32(float %am, float %ac, float 0x3FC99D0340000000)
 %ao = call float @llvm.fma.f32(float %an, float %ac, float %ah)
 %ap = call float @llvm.fma.f32(float %ao, float %ac, float 0x3FD5555060000000)
 %aq = call float @llvm.fma.f32(float %ap, float %ac, float %ai)
 %ar = call float @llvm.fma.f32(float %ad, float %aq, float %ac)
 %as = sitofp i32 %u to float
 %at = call float @llvm.fma.f32(float %as, float 0x3E762E4300000000, float %ar)
 br i1 %d, label %au, label %av

au:
 %aw = call float @llvm.nvvm.add.rn.f(float %at, float 0x3FE62E4300000000)
 br label %av

av:
 %ax = phi float [ %at, %i ], [ %aw, %au ]
 %ay = fcmp uge float %c, 0x7FF0000000000000
 %az = select i1 %ay, float %c, float %ax
 %ba = fcmp olt float %c, 0x3E70000000000000
 %bb = select i1 %ba, float %c, float %az
 %bc = bitcast float %bb to i32
 %bd = and i32 %bc, 2147483647
 %be = bitcast float %a to i32
 %bf = and i32 %be, -2147483648
 %bg = or i32 %bd, %bf
 %bh = bitcast i32 %bg to float
 ret float %bh
}
define double @__nv_atan(double %a) alwaysinline #0 {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp ogt double %c, 1.000000e+00
 %e = call double @llvm.nvvm.fmin.d(double %c, double 0x4630000000000000)
 %f = call double @llvm.nvvm.rcp.approx.ftz.d(double %e)
 %g = fneg double %e
 %h = call double @llvm.fma.f64(double %g, double %f, double 1.000000e+00)
 %i = call double @llvm.fma.f64(double %h, double %h, double %h)
 %j = call double @llvm.fma.f64(double %i, double %f, double %f)
 %k = call double @llvm.fma.f64(double %g, double %j, double 1.000000e+00)
 %l = call double @llvm.fma.f64(double %k, double %j, double %j)
 %m = select i1 %d, double %l, double %c
 %n = call double @llvm.nvvm.mul.rn.d(double %m, double %m)
 %o = fneg double 0x3F23DD1554F3DAE4
 %p = fneg double 0x3F67922C0CBD168E
 %q = fneg double 0x3F8C6D8E9635CD99
 %r = fneg double 0x3F9E9AE63EA9048D
 %s = fneg double 0x3FA5998C00282ABA
 %t = fneg double 0x3FAAE5D3A932CFF3
 %u = fneg double 0x3FB110E4B68895D6
 %v = fneg double 0x3FB745D119F22A5C
 %w = fneg double 0x3FC249249237B6FE
 %x = fneg double 0x3FD5555555555525
 %y = call double @llvm.fma.f64(double 0x3EEB9A4C573CB16D, double %n, double %o)
 %z = call double @llvm.fma.f64(double %y, double %n, double 0x3F4B267EB5B44BE5)
 %aa = call double @llvm.fma.f64(double %z, double %n, double %p)
 %ab = call double @llvm.fma.f64(double %aa, double %n, double 0x3F7D6B052F52DEED)
 %ac = call double @llvm.fma.f64(double %ab, double %n, double %q)
 %ad = call double @llvm.fma.f64(double %ac, double %n, double 0x3F967DDCF9D38835)
 %ae = call double @llvm.fma.f64(double %ad, double %n, double %r)
 %af = call double @llvm.fma.f64(double %ae, double %n, double 0x3FA2C16FD9A768C1)
 %ag = call double @llvm.fma.f64(double %af, double %n, double %s)
 %ah = call double @llvm.fma.f64(double %ag, double %n, double 0x3FA82D6A18D15FE3)
 %ai = call double @llvm.fma.f64(double %ah, double %n, double %t)
 %aj = call double @llvm.fma.f64(double %ai, double %n, double 0x3FAE1BB615082303)
 %ak = call double @llvm.fma.f64(double %aj, double %n, double %u)
 %al = call double @llvm.fma.f64(double %ak, double %n, double 0x3FB3B1365E757C83)
 %am = call double @llvm.fma.f64(double %al, double %n, double %v)
 %an = call double @llvm.fma.f64(double %am, double %n, double 0x3FBC71C717EEF865)
 %ao = call double @llvm.fma.f64(double %an, double %n, double %w)
 %ap = call double @llvm.fma.f64(double %ao, double %n, double 0x3FC999999999548F)
 %aq = call double @llvm.fma.f64(double %ap, double %n, double %x)
 %ar = call double @llvm.nvvm.mul.rn.d(double %m, double %n)
 %as = call double @llvm.fma.f64(double %ar, double %aq, double %m)
 br i1 %d, label %at, label %au

at:
 %av = fneg double %as
 %aw = call double @llvm.nvvm.add.rn.d(double 0x3FF921FB54442D18, double %av)
 %ax = call double @llvm.nvvm.add.rn.d(double %aw, double 0x3C91A62633145C07)
 br label %au

au:
 %ay = phi double [ %ax, %at ], [ %as, %b ]
 %az = fcmp une double %a, %a
 %ba = fadd double %a, %a
 %bb = bitcast double %ay to i64
 %bc = and i64 %bb, 9223372036854775807
 %bd = bitcast double %a to i64
 %be = and i64 %bd, -9223372036854775808
 %bf = or i64 %bc, %be
 %bg = bitcast i64 %bf to double
 %bh = select i1 %az, double %ba, double %bg
 ret double %bh
}
define double @__nv_atan2(double %a, double %b) alwaysinline #0 {
c:
 %d = call double @llvm.nvvm.fabs.d(double %b)
 %e = call double @llvm.nvvm.fabs.d(double %a)
 %f = call double @llvm.nvvm.fmax.d(double %d, double %e)
 %g = call double @llvm.nvvm.fmin.d(double %d, double %e)
 %h = call double @llvm.nvvm.div.rn.d(double %g, double %f)
 %i = fcmp oeq double %g, %f
 %j = fcmp oeq double %f, 0.000000e+00
 %k = select i1 %j, double 0.000000e+00, double 1.000000e+00
 %l = select i1 %i, double %k, double %h
 %m = call double @llvm.nvvm.mul.rn.d(double %l, double %l)
 %n = fneg double 0x3F23DD1554F3DAE4
 %o = fneg double 0x3F67922C0CBD168E
 %p = fneg double 0x3F8C6D8E9635CD99
 %q = fneg double 0x3F9E9AE63EA9048D
 %r = fneg double 0x3FA5998C00282ABA
 %s = fneg double 0x3FAAE5D3A932CFF3
 %t = fneg double 0x3FB110E4B68895D6
 %u = fneg double 0x3FB745D119F22A5C
 %v = fneg double 0x3FC249249237B6FE
 %w = fneg double 0x3FD5555555555525
 %x = call double @llvm.fma.f64(double 0x3EEB9A4C573CB16D, double %m, double %n)
 %y = call double @llvm.fma.f64(double %x, double %m, double 0x3F4B267EB5B44BE5)
 %z = call double @llvm.fma.f64(double %y, double %m, double %o)
 %aa = call double @llvm.fma.f64(double %z, double %m, double 0x3F7D6B052F52DEED)
 %ab = call double @llvm.fma.f64(double %aa, double %m, double %p)
 %ac = call double @llvm.fma.f64(double %ab, double %m, double 0x3F967DDCF9D38835)
 %ad = call double @llvm.fma.f64(double %ac, double %m, double %q)
 %ae = call double @llvm.fma.f64(double %ad, double %m, double 0x3FA2C16FD9A768C1)
 %af = call double @llvm.fma.f64(double %ae, double %m, double %r)
 %ag = call double @llvm.fma.f64(double %af, double %m, double 0x3FA82D6A18D15FE3)
 %ah = call double @llvm.fma.f64(double %ag, double %m, double %s)
 %ai = call double @llvm.fma.f64(double %ah, double %m, double 0x3FAE1BB615082303)
 %aj = call double @llvm.fma.f64(double %ai, double %m, double %t)
 %ak = call double @llvm.fma.f64(double %aj, double %m, double 0x3FB3B1365E757C83)
 %al = call double @llvm.fma.f64(double %ak, double %m, double %u)
 %am = call double @llvm.fma.f64(double %al, double %m, double 0x3FBC71C717EEF865)
 %an = call double @llvm.fma.f64(double %am, double %m, double %v)
 %ao = call double @llvm.fma.f64(double %an, double %m, double 0x3FC999999999548F)
 %ap = call double @llvm.fma.f64(double %ao, double %m, double %w)
 %aq = call double @llvm.nvvm.mul.rn.d(double %l, double %m)
 %ar = call double @llvm.fma.f64(double %aq, double %ap, double %l)
 %as = fcmp ogt double %e, %d
 br i1 %as, label %at, label %au

at:
 %av = fneg double %ar
 %aw = call double @llvm.nvvm.add.rn.d(double 0x3FF921FB54442D18, double %av)
 %ax = call double @llvm.nvvm.add.rn.d(double %aw, double 0x3C91A62633145C07)
 br label %au

au:
 %ay = phi double [ %ar, %c ], [ %ax, %at ]
 %az = call i32 @llvm.nvvm.d2i.hi(double %b)
 %ba = icmp slt i32 %az, 0
 br i1 %ba, label %bb, label %bc

bb:
 %bd = fneg double %ay
 %be = call double @llvm.nvvm.add.rn.d(double 0x400921FB54442D18, double %bd)
 %bf = call double @llvm.nvvm.add.rn.d(double %be, double 0x3CA1A62633145C07)
 br label %bc

bc:
 %bg = phi double [ %ay, %au ], [ %bf, %bb ]
 %bh = fcmp une double %b, %b
 %bi = fcmp une double %a, %a
 %bj = select i1 %bh, i1 true, i1 %bi
 %bk = fadd double %b, %a
 %bl = bitcast double %bg to i64
 %bm = and i64 %bl, 9223372036854775807
 %bn = bitcast double %a to i64
 %bo = and i64 %bn, -9223372036854775808
 %bp = or i64 %bm, %bo
 %bq = bitcast i64 %bp to double
 %br = select i1 %bj, double %bk, double %bq
 ret double %br
}
define float @__nv_atan2f(float %a, float %b) alwaysinline #0 {
c:
 %d = call float @llvm.nvvm.fabs.f(float %b)
 %e = call float @llvm.nvvm.fabs.f(float %a)
 %f = call float @llvm.nvvm.fmax.f(float %d, float %e)
 %g = call float @llvm.nvvm.fmin.f(float %d, float %e)
 %h = call float @llvm.nvvm.div.rn.f(float %g, float %f)
 %i = fcmp oeq float %g, %f
 %j = fcmp oeq float %f, 0.000000e+00
 %k = select i1 %j, float 0.000000e+00, float 1.000000e+00
 %l = select i1 %i, float %k, float %h
 %m = call float @llvm.nvvm.mul.rn.f(float %l, float %l)
 %n = fneg float 0x3F90C18860000000
 %o = fneg float 0x3FB3550F40000000
 %p = fneg float 0x3FC230A960000000
 %q = fneg float 0x3FD5554DC0000000
 %r = call float @llvm.fma.f32(float 0x3F67EA8680000000, float %m, float %n)
 %s = call float @llvm.fma.f32(float %r, float %m, float 0x3FA61EF120000000)
 %t = call float @llvm.fma.f32(float %s, float %m, float %o)
 %u = call float @llvm.fma.f32(float %t, float %m, float 0x3FBB4DEB60000000)
 %v = call float @llvm.fma.f32(float %u, float %m, float %p)
 %w = call float @llvm.fma.f32(float %v, float %m, float 0x3FC9978EE0000000)
 %x = call float @llvm.fma.f32(float %w, float %m, float %q)
 %y = call float @llvm.nvvm.mul.rn.f(float %l, float %m)
 %z = call float @llvm.fma.f32(float %y, float %x, float 0.000000e+00)
 %aa = call float @llvm.nvvm.add.rn.f(float %z, float %l)
 %ab = fcmp ogt float %e, %d
 br i1 %ab, label %ac, label %ad

ac:
 %ae = fneg float %aa
 %af = call float @llvm.nvvm.add.rn.f(float 0x3FF921FB60000000, float %ae)
 br label %ad

ad:
 %ag = phi float [ %aa, %c ], [ %af, %ac ]
 %ah = bitcast float %b to i32
 %ai = icmp slt i32 %ah, 0
 br i1 %ai, label %aj, label %ak

aj:
 %al = fneg float %ag
 %am = call float @llvm.nvvm.add.rn.f(float 0x400921FB60000000, float %al)
 br label %ak

ak:
 %an = phi float [ %ag, %ad ], [ %am, %aj ]
 %ao = fcmp une float %b, %b
 %ap = fcmp une float %a, %a
 %aq = select i1 %ao, i1 true, i1 %ap
 %ar = fadd float %b, %a
 %as = bitcast float %an to i32
 %at = and i32 %as, 2147483647
 %au = bitcast float %a to i32
 %av = and i32 %au, -2147483648
 %aw = or i32 %at, %av
 %ax = bitcast i32 %aw to float
 %ay = select i1 %aq, float %ar, float %ax
 ret float %ay
}
define float @__nv_atanf(float %a) alwaysinline #0 {
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = fcmp ogt float %c, 1.000000e+00
 br i1 %d, label %e, label %f

e:
 %g = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %c) #2
 br label %f

f:
 %h = phi float [ %g, %e ], [ %c, %b ]
 %i = select i1 %d, float 0x3E6777A5C0000000, float 0.000000e+00
 %j = call float @llvm.nvvm.mul.rn.f(float %h, float %h)
 %k = fneg float 0x3F90C18860000000
 %l = fneg float 0x3FB3550F40000000
 %m = fneg float 0x3FC230A960000000
 %n = fneg float 0x3FD5554DC0000000
 %o = call float @llvm.fma.f32(float 0x3F67EA8680000000, float %j, float %k)
 %p = call float @llvm.fma.f32(float %o, float %j, float 0x3FA61EF120000000)
 %q = call float @llvm.fma.f32(float %p, float %j, float %l)
 %r = call float @llvm.fma.f32(float %q, float %j, float 0x3FBB4DEB60000000)
 %s = call float @llvm.fma.f32(float %r, float %j, float %m)
 %t = call float @llvm.fma.f32(float %s, float %j, float 0x3FC9978EE0000000)
 %u = call float @llvm.fma.f32(float %t, float %j, float %n)
 %v = call float @llvm.nvvm.mul.rn.f(float %h, float %j)
 %w = call float @llvm.fma.f32(float %v, float %u, float %i)
 %x = call float @llvm.nvvm.add.rn.f(float %w, float %h)
 br i1 %d, label %y, label %z

y:
 %aa = fneg float %x
 %ab = call float @llvm.nvvm.add.rn.f(float 0x3FF921FB60000000, float %aa)
 br label %z

z:
 %ac = phi float [ %ab, %y ], [ %x, %f ]
 %ad = fcmp une float %a, %a
 %ae = fadd float %a, %a
 %af = bitcast float %ac to i32
 %ag = and i32 %af, 2147483647
 %ah = bitcast float %a to i32
 %ai = and i32 %ah, -2147483648
 %aj = or i32 %ag, %ai
 %ak = bitcast i32 %aj to float
 %al = select i1 %ad, float %ae, float %ak
 ret float %al
}
define double @__nv_atanh(double %a) alwaysinline #0 {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = call double @llvm.nvvm.add.rn.d(double %c, double %c)
 %e = fneg double %c
 %f = call double @llvm.nvvm.add.rn.d(double 1.000000e+00, double %e)
 %g = call double @llvm.nvvm.div.rn.d(double %d, double %f)
 %h = call double @llvm.nvvm.add.rn.d(double %g, double 1.000000e+00)
 %i = call double @llvm.nvvm.fabs.d(double %g)
 %j = fcmp olt double %i, 1.000000e+00
 br i1 %j, label %k, label %l

k:
 %m = fneg double 1.000000e+00
 %n = call double @llvm.nvvm.add.rn.d(double %h, double %m)
 %o = fneg double %n
 %p = call double @llvm.nvvm.add.rn.d(double %g, double %o)
 br label %q

l:
 %r = fneg double %g
 %s = call double @llvm.nvvm.add.rn.d(double %h, double %r)
 %t = fneg double %s
 %u = call double @llvm.nvvm.add.rn.d(double 1.000000e+00, double %t)
 br label %q

q:
 %v = phi double [ %p, %k ], [ %u, %l ]
 %w = call double @llvm.nvvm.add.rn.d(double %v, double 0.000000e+00)
 %x = call i32 @llvm.nvvm.d2i.hi(double %h)
 %y = add nsw i32 %x, -1072079006
 %z = and i32 %y, -1048576
 %aa = sub nsw i32 %x, %z
 %ab = call i32 @llvm.nvvm.d2i.lo(double %h)
 %ac = call double @llvm.nvvm.lohi.i2d(i32 %ab, i32 %aa)
 %ad = fneg double 1.000000e+00
 %ae = call double @llvm.nvvm.add.rn.d(double %ac, double %ad)
 %af = call double @llvm.nvvm.rcp.approx.ftz.d(double %h)
 %ag = call double @llvm.nvvm.mul.rn.d(double %w, double %af)
 %ah = ashr i32 %z, 20
 %ai = sitofp i32 %ah to double
 %aj = icmp eq i32 %z, 0
 %ak = select i1 %aj, double %g, double %ae
 %al = call double @llvm.nvvm.add.rn.d(double %ak, double 2.000000e+00)
 %am = call double @llvm.nvvm.rcp.approx.ftz.d(double %al)
 %an = fneg double %al
 %ao = call double @llvm.fma.f64(double %an, double %am, double 1.000000e+00)
 %ap = call double @llvm.fma.f64(double %ao, double %ao, double %ao)
 %aq = call double @llvm.fma.f64(double %ap, double %am, double %am)
 %ar = call double @llvm.nvvm.mul.rn.d(double %ak, double %aq)
 %as = call double @llvm.fma.f64(double %an, double %ar, double %ak)
 %at = call double @llvm.fma.f64(double %as, double %aq, double %ar)
 %au = fneg double 2.000000e+00
 %av = call double @llvm.nvvm.add.rn.d(double %al, double %au)
 %aw = fneg double %av
 %ax = call double @llvm.nvvm.add.rn.d(double %ak, double %aw)
 %ay = fneg double %at
 %az = call double @llvm.fma.f64(double %ay, double %al, double %ak)
 %ba = call double @llvm.fma.f64(double %ay, double %ax, double %az)
 %bb = call double @llvm.nvvm.rcp.approx.ftz.d(double %al)
 %bc = call double @llvm.nvvm.mul.rn.d(double %ba, double %bb)
 %bd = call double @llvm.nvvm.mul.rn.d(double %at, double %at)
 %be = call double @llvm.nvvm.mul.rn.d(double %at, double %bd)
 %bf = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %bd, double 0x3FC39A1CEE91D120)
 %bg = call double @llvm.fma.f64(double %bf, double %bd, double 0x3FC74663DB7A1073)
 %bh = call double @llvm.fma.f64(double %bg, double %bd, double 0x3FCC71C5211851F1)
 %bi = call double @llvm.fma.f64(double %bh, double %bd, double 0x3FD24924941E37CC)
 %bj = call double @llvm.fma.f64(double %bi, double %bd, double 0x3FD999999997FF08)
 %bk = call double @llvm.fma.f64(double %bj, double %bd, double 0x3FE5555555555592)
 %bl = call double @llvm.nvvm.add.rn.d(double %bc, double %bc)
 %bm = call double @llvm.fma.f64(double %be, double %bk, double %bl)
 %bn = call double @llvm.nvvm.add.rn.d(double %at, double %at)
 %bo = select i1 %aj, double 0.000000e+00, double %ag
 %bp = call double @llvm.fma.f64(double %ai, double 0x3C7ABC9E3B39803F, double %bm)
 %bq = call double @llvm.nvvm.add.rn.d(double %bp, double %bo)
 %br = call double @llvm.fma.f64(double %ai, double 0x3FE62E42FEFA39EF, double %bn)
 %bs = fneg double %br
 %bt = call double @llvm.fma.f64(double %ai, double 0x3FE62E42FEFA39EF, double %bs)
 %bu = fneg double %bn
 %bv = fneg double %bu
 %bw = call double @llvm.nvvm.add.rn.d(double %bt, double %bv)
 %bx = call double @llvm.nvvm.add.rn.d(double %bq, double %bw)
 %by = call double @llvm.nvvm.add.rn.d(double %br, double %bx)
 %bz = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %by)
 %ca = fcmp olt double %c, 0x3CA0000000000000
 %cb = select i1 %ca, double %c, double %bz
 %cc = fcmp oeq double %c, 1.000000e+00
 %cd = select i1 %cc, double 0x7FF0000000000000, double %cb
 %ce = fcmp ole double %c, 1.000000e+00
 %cf = bitcast double %cd to i64
 %cg = and i64 %cf, 9223372036854775807
 %ch = bitcast double %a to i64
 %ci = and i64 %ch, -9223372036854775808
 %cj = or i64 %cg, %ci
 %ck = bitcast i64 %cj to double
 %cl = select i1 %ce, double %ck, double 0xFFF8000000000000
 ret double %cl
}
define float @__nv_atanhf(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.fabs.f(float %a)
 %c = call float @llvm.nvvm.add.rn.f(float %b, float %b)
 %d = fneg float %b
 %e = call float @llvm.nvvm.add.rn.f(float 1.000000e+00, float %d)
 %f = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %e) #2
 %g = call float @llvm.nvvm.mul.rn.f(float %c, float %f)
 %h = fneg float %e
 %i = call float @llvm.fma.f32(float %h, float %g, float %c)
 %j = call float @llvm.fma.f32(float %i, float %f, float %g)
 %k = call float @llvm.nvvm.add.rn.f(float %j, float 1.000000e+00)
 %l = bitcast float %k to i32
 %m = add i32 %l, -1059760811
 %n = and i32 %m, -8388608
 %o = sub i32 1082130432, %n
 %p = bitcast i32 %o to float
 %q = bitcast float %j to i32
 %r = sub i32 %q, %n
 %s = bitcast i32 %r to float
 %t = fneg float 1.000000e+00
 %u = call float @llvm.fma.f32(float %p, float 2.500000e-01, float %t)
 %v = call float @llvm.nvvm.add.rn.f(float %s, float %u)
 %w = call float @llvm.nvvm.mul.rn.f(float %v, float %v)
 %x = fneg float 0x3FC0805A20000000
 %y = fneg float 0x3FBF311340000000
 %z = fneg float 0x3FC559DD00000000
 %aa = fneg float 0x3FCFFFEF00000000
 %ab = fneg float 5.000000e-01
 %ac = call float @llvm.fma.f32(float %x, float %v, float 0x3FC1E669E0000000)
 %ad = call float @llvm.fma.f32(float %ac, float %v, float %y)
 %ae = call float @llvm.fma.f32(float %ad, float %v, float 0x3FC1ED7280000000)
 %af = call float @llvm.fma.f32(float %ae, float %v, float %z)
 %ag = call float @llvm.fma.f32(float %af, float %v, float 0x3FC99D0340000000)
 %ah = call float @llvm.fma.f32(float %ag, float %v, float %aa)
 %ai = call float @llvm.fma.f32(float %ah, float %v, float 0x3FD5555060000000)
 %aj = call float @llvm.fma.f32(float %ai, float %v, float %ab)
 %ak = call float @llvm.fma.f32(float %w, float %aj, float %v)
 %al = sitofp i32 %n to float
 %am = call float @llvm.fma.f32(float %al, float 0x3E762E4300000000, float %ak)
 %an = call float @llvm.nvvm.mul.rn.f(float 5.000000e-01, float %am)
 %ao = fcmp olt float %b, 0x3E70000000000000
 %ap = select i1 %ao, float %b, float %an
 %aq = fcmp oeq float %b, 1.000000e+00
 %ar = select i1 %aq, float 0x7FF0000000000000, float %ap
 %as = fcmp ole float %b, 1.000000e+00
 %at = bitcast float %ar to i32
 %au = and i32 %at, 2147483647
 %av = bitcast float %a to i32
 %aw = and i32 %av, -2147483648
 %ax = or i32 %au, %aw
 %ay = bitcast i32 %ax to float
 %az = select i1 %as, float %ay, float 0x7FFFFFFFE0000000
 ret float %az
}
define i32 @__nv_brev(i32 %a) alwaysinline #0 {
 %b = call i32 @llvm.bitreverse.i32(i32 %a)
 ret i32 %b
}
define i64 @__nv_brevll(i64 %a) alwaysinline #0 {
 %b = call i64 @llvm.bitreverse.i64(i64 %a)
 ret i64 %b
}
define i32 @__nv_byte_perm(i32 %a, i32 %b, i32 %c) alwaysinline #0 {
 %d = and i32 %c, 30583
 %e = call i32 @llvm.nvvm.prmt(i32 %a, i32 %b, i32 %d)
 ret i32 %e
}
define double @__nv_cbrt(double %a) alwaysinline #0 {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp olt double %c, 0x10000000000000
 br i1 %d, label %e, label %f

e:
 %g = call double @llvm.nvvm.mul.rn.d(double %c, double 0x4350000000000000)
 br label %f

f:
 %h = phi double [ %g, %e ], [ %c, %b ]
 %i = call i32 @llvm.nvvm.d2i.hi(double %h)
 %j = ashr i32 %i, 20
 %k = add i32 %j, 2050
 %l = mul i32 %k, 43691
 %m = lshr i32 %l, 17
 %n = add nsw i32 %m, -1024
 %o = call i32 @llvm.nvvm.d2i.hi(double %h)
 %p = mul nsw i32 %n, 3
 %q = shl i32 %p, 20
 %r = sub nsw i32 %o, %q
 %s = call i32 @llvm.nvvm.d2i.lo(double %h)
 %t = call double @llvm.nvvm.lohi.i2d(i32 %s, i32 %r)
 %u = fptrunc double %t to float
 %v = fneg float 1.000000e+00
 %w = call float @llvm.nvvm.lg2.approx.ftz.f(float %u)
 %x = fmul float %v, 0x3FD5555560000000
 %y = call float @llvm.nvvm.mul.rn.f(float %w, float %x)
 %z = call float @llvm.nvvm.ex2.approx.ftz.f(float %y)
 %aa = fpext float %z to double
 %ab = call double @llvm.nvvm.mul.rn.d(double %aa, double %aa)
 %ac = call double @llvm.nvvm.mul.rn.d(double %t, double %aa)
 %ad = fneg double %ac
 %ae = call double @llvm.fma.f64(double %ad, double %ab, double 1.000000e+00)
 %af = call double @llvm.nvvm.mul.rn.d(double %aa, double %ae)
 %ag = call double @llvm.fma.f64(double %ae, double 0x3FCC71C71C71C71C, double 0x3FD5555555555555)
 %ah = call double @llvm.fma.f64(double %af, double %ag, double %aa)
 %ai = add i32 %m, -1042
 %aj = select i1 %d, i32 %ai, i32 %n
 %ak = call double @llvm.nvvm.mul.rn.d(double %ah, double %ah)
 %al = call double @llvm.nvvm.mul.rn.d(double %t, double %ak)
 %am = call double @llvm.nvvm.mul.rn.d(double %al, double %al)
 %an = fneg double %am
 %ao = call double @llvm.fma.f64(double %al, double %al, double %an)
 %ap = fneg double %ao
 %aq = call double @llvm.fma.f64(double %an, double %al, double %t)
 %ar = call double @llvm.fma.f64(double %ap, double %al, double %aq)
 %as = call double @llvm.nvvm.mul.rn.d(double %ar, double %ak)
 %at = call double @llvm.fma.f64(double %as, double 0x3FD5555555555555, double %al)
 %au = add nsw i32 %aj, 1023
 %av = shl i32 %au, 20
 %aw = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %av)
 %ax = call double @llvm.nvvm.mul.rn.d(double %at, double %aw)
 %ay = fcmp ogt double %c, 0.000000e+00
 %az = fcmp olt double %c, 0x7FF0000000000000
 %ba = select i1 %ay, i1 %az, i1 false
 %bb = bitcast double %ax to i64
 %bc = and i64 %bb, 9223372036854775807
 %bd = bitcast double %a to i64
 %be = and i64 %bd, -9223372036854775808
 %bf = or i64 %bc, %be
 %bg = bitcast i64 %bf to double
 %bh = fadd double %a, %a
 %bi = select i1 %ba, double %bg, double %bh
 ret double %bi
}
define float @__nv_cbrtf(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.fabs.f(float %a)
 %c = fcmp olt float %b, 0x3810000000000000
 %d = select i1 %c, float 0x4170000000000000, float 1.000000e+00
 %e = call float @llvm.nvvm.mul.rn.f(float %b, float %d)
 %f = call float @llvm.nvvm.lg2.approx.ftz.f(float %e)
 %g = call float @llvm.nvvm.mul.rn.f(float %f, float 0x3FD5555560000000)
 %h = call float @llvm.nvvm.ex2.approx.ftz.f(float %g)
 %i = call float @llvm.nvvm.mul.rn.f(float %h, float %h)
 %j = fneg float %i
 %k = call float @llvm.fma.f32(float %h, float %h, float %j)
 %l = fneg float %k
 %m = call float @llvm.fma.f32(float %j, float %h, float %e)
 %n = call float @llvm.fma.f32(float %l, float %h, float %m)
 %o = call float @llvm.nvvm.mul.rn.f(float %n, float 0x3FD5555560000000)
 %p = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %i) #2
 %q = call float @llvm.fma.f32(float %o, float %p, float %h)
 %r = select i1 %c, float 3.906250e-03, float 1.000000e+00
 %s = call float @llvm.nvvm.mul.rn.f(float %q, float %r)
 %t = fcmp ogt float %b, 0.000000e+00
 %u = fcmp olt float %b, 0x7FF0000000000000
 %v = select i1 %t, i1 %u, i1 false
 %w = bitcast float %s to i32
 %x = and i32 %w, 2147483647
 %y = bitcast float %a to i32
 %z = and i32 %y, -2147483648
 %aa = or i32 %x, %z
 %ab = bitcast i32 %aa to float
 %ac = fadd float %a, %a
 %ad = select i1 %v, float %ab, float %ac
 ret float %ad
}
define double @__nv_ceil(double %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.ceil.d(double %a)
 ret double %b
}
define float @__nv_ceilf(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.ceil.f(float %a)
 ret float %b
}
define i32 @__nv_clz(i32 %a) alwaysinline #0 {
 %b = call i32 @llvm.ctlz.i32(i32 %a, i1 false)
 ret i32 %b
}
define i32 @__nv_clzll(i64 %a) alwaysinline #0 {
 %b = call i64 @llvm.ctlz.i64(i64 %a, i1 false)
 %c = trunc i64 %b to i32
 ret i32 %c
}
define double @__nv_copysign(double %a, double %b) alwaysinline #0 {
 %c = bitcast double %a to i64
 %d = and i64 %c, 9223372036854775807
 %e = bitcast double %b to i64
 %f = and i64 %e, -9223372036854775808
 %g = or i64 %d, %f
 %h = bitcast i64 %g to double
 ret double %h
}
define float @__nv_copysignf(float %a, float %b) alwaysinline #0 {
 %c = bitcast float %a to i32
 %d = and i32 %c, 2147483647
 %e = bitcast float %b to i32
 %f = and i32 %e, -2147483648
 %g = or i32 %d, %f
 %h = bitcast i32 %g to float
 ret float %h
}
define double @__nv_cos(double %a) alwaysinline #0 {
b:
 %c = alloca i32, align 4
 %d = call double @llvm.fma.f64(double %a, double 0x3FE45F306DC9C883, double 0x4338000000000000)
 %e = call i32 @llvm.nvvm.d2i.lo(double %d)
 store i32 %e, ptr %c, align 4
 %f = fneg double 0x4338000000000000
 %g = call double @llvm.nvvm.add.rn.d(double %d, double %f)
 %h = fneg double 0x3FF921FB54442D18
 %i = call double @llvm.fma.f64(double %g, double %h, double %a)
 %j = fneg double 0x3C91A62633145C07
 %k = call double @llvm.fma.f64(double %g, double %j, double %i)
 %l = call double @llvm.fma.f64(double %g, double 0x391F1976B7ED8FBC, double %k)
 %m = call double @llvm.nvvm.fabs.d(double %a)
 %n = fcmp ogt double %m, 1.000000e+09
 br i1 %n, label %o, label %p

o:
 %q = call double @llvm.nvvm.fabs.d(double %a)
 %r = fcmp uge double %q, 0x7FF0000000000000
 br i1 %r, label %s, label %t

s:
 %u = call double @llvm.nvvm.mul.rn.d(double %a, double 0.000000e+00)
 br label %v

t:
 %w = call double @_ZN30_INTERNAL_00000000_0____nv_abs12reduce_largeEdPi(double %a, ptr %c)
 br label %p

p:
 %x = phi double [ %l, %b ], [ %w, %t ]
 br label %v

v:
 %y = phi double [ %x, %p ], [ %u, %s ]
 %z = load i32, ptr %c, align 4
 %aa = add nsw i32 %z, 1
 %ab = and i32 %aa, 1
 %ac = icmp ne i32 %ab, 0
 %ad = call double @llvm.nvvm.mul.rn.d(double %y, double %y)
 %ae = select i1 %ac, double 1.000000e+00, double %y
 %af = fneg double 0x3DA8FA65EC18C2E0
 %ag = select i1 %ac, double %af, double 0.000000e+00
 %ah = select i1 %ac, double 0x3E21EE9DB8E7130D, double 0x3DE5D8B567CBEE06
 %ai = call double @llvm.fma.f64(double %ag, double %ad, double %ah)
 %aj = fneg double 0x3E927E4F7F141479
 %ak = fneg double 0x3E5AE5E4B8648532
 %al = select i1 %ac, double %aj, double %ak
 %am = call double @llvm.fma.f64(double %ai, double %ad, double %al)
 %an = select i1 %ac, double 0x3EFA01A019C8ED09, double 0x3EC71DE35552D557
 %ao = call double @llvm.fma.f64(double %am, double %ad, double %an)
 %ap = fneg double 0x3F56C16C16C15013
 %aq = fneg double 0x3F2A01A019BE9228
 %ar = select i1 %ac, double %ap, double %aq
 %as = call double @llvm.fma.f64(double %ao, double %ad, double %ar)
 %at = select i1 %ac, double 0x3FA555555555554B, double 0x3F8111111110F730
 %au = call double @llvm.fma.f64(double %as, double %ad, double %at)
 %av = fneg double 5.000000e-01
 %aw = fneg double 0x3FC5555555555548
 %ax = select i1 %ac, double %av, double %aw
 %ay = call double @llvm.fma.f64(double %au, double %ad, double %ax)
 %az = call double @llvm.nvvm.mul.rn.d(double %ad, double %ae)
 %ba = call double @llvm.fma.f64(double %az, double %ay, double %ae)
 %bb = and i32 %aa, 2
 %bc = icmp ne i32 %bb, 0
 %bd = fneg double %ba
 %be = select i1 %bc, double %bd, double %ba
 ret double %be
}
define float @__nv_cosf(float %a) alwaysinline #0 {
b:
 %c = alloca i32, align 4
 %d = call float @llvm.fma.f32(float %a, float 0x3FE45F3060000000, float 0x4168000000000000)
 %e = bitcast float %d to i32
 store i32 %e, ptr %c, align 4
 %f = fneg float 0x4168000000000000
 %g = call float @llvm.nvvm.add.rn.f(float %d, float %f)
 %h = fneg float 0x3FF921FB60000000
 %i = call float @llvm.fma.f32(float %g, float %h, float %a)
 %j = call float @llvm.fma.f32(float %g, float 0x3E6777A5C0000000, float %i)
 %k = call float @llvm.fma.f32(float %g, float 0x3CDEE59DA0000000, float %j)
 %l = call float @llvm.nvvm.fabs.f(float %a)
 %m = fcmp ogt float %l, 1.050000e+05
 br i1 %m, label %n, label %o

n:
 %p = call float @llvm.nvvm.fabs.f(float %a)
 %q = fcmp uge float %p, 0x7FF0000000000000
 br i1 %q, label %r, label %s

r:
 %t = call float @llvm.nvvm.mul.rn.f(float %a, float 0.000000e+00)
 br label %u

s:
 %v = call float @_ZN30_INTERNAL_00000000_0____nv_abs12reduce_largeEfPi(float %a, ptr %c)
 br label %o

o:
 %w = phi float [ %k, %b ], [ %v, %s ]
 br label %u

u:
 %x = phi float [ %w, %o ], [ %t, %r ]
 %y = load i32, ptr %c, align 4
 %z = add nsw i32 %y, 1
 %aa = and i32 %z, 1
 %ab = icmp ne i32 %aa, 0
 %ac = call float @llvm.nvvm.mul.rn.f(float %x, float %x)
 %ad = select i1 %ab, float 1.000000e+00, float %x
 %ae = select i1 %ab, float 0x3EF99E80C0000000, float 0.000000e+00
 %af = fneg float 0x3F56C0C280000000
 %ag = fneg float 0x3F29954000000000
 %ah = select i1 %ab, float %af, float %ag
 %ai = call float @llvm.fma.f32(float %ae, float %ac, float %ah)
 %aj = select i1 %ab, float 0x3FA55554A0000000, float 0x3F81107780000000
 %ak = call float @llvm.fma.f32(float %ai, float %ac, float %aj)
 %al = fneg float 5.000000e-01
 %am = fneg float 0x3FC5555460000000
 %an = select i1 %ab, float %al, float %am
 %ao = call float @llvm.fma.f32(float %ak, float %ac, float %an)
 %ap = call float @llvm.nvvm.mul.rn.f(float %ac, float %ad)
 %aq = call float @llvm.fma.f32(float %ap, float %ao, float %ad)
 %ar = and i32 %z, 2
 %as = icmp ne i32 %ar, 0
 %at = fneg float %aq
 %au = select i1 %as, float %at, float %aq
 ret float %au
}
define double @__nv_cosh(double %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.fabs.d(double %a)
 %c = call double @llvm.nvvm.fmin.d(double %b, double 7.109000e+02)
 %d = call double @llvm.fma.f64(double %c, double 0x3FF71547652B82FE, double 0x4338000000000000)
 %e = fneg double 0x4338000000000000
 %f = call double @llvm.nvvm.add.rn.d(double %d, double %e)
 %g = fneg double 0x3FE62E42FEFA39EF
 %h = call double @llvm.fma.f64(double %f, double %g, double %c)
 %i = fneg double 0x3C7ABC9E3B39803F
 %j = call double @llvm.fma.f64(double %f, double %i, double %h)
 %k = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %j, double 0x3E928AC42499A595)
 %l = call double @llvm.fma.f64(double %k, double %j, double 0x3EC71E1020D8E228)
 %m = call double @llvm.fma.f64(double %l, double %j, double 0x3EFA0199C1CD9ADB)
 %n = call double @llvm.fma.f64(double %m, double %j, double 0x3F2A01A0099AC101)
 %o = call double @llvm.fma.f64(double %n, double %j, double 0x3F56C16C1832F509)
 %p = call double @llvm.fma.f64(double %o, double %j, double 0x3F81111111130878)
 %q = call double @llvm.fma.f64(double %p, double %j, double 0x3FA5555555550C82)
 %r = call double @llvm.fma.f64(double %q, double %j, double 0x3FC5555555555542)
 %s = call double @llvm.fma.f64(double %r, double %j, double 0x3FE000000000000A)
 %t = call double @llvm.fma.f64(double %s, double %j, double 1.000000e+00)
 %u = call double @llvm.fma.f64(double %t, double %j, double 1.000000e+00)
 %v = call i32 @llvm.nvvm.d2i.hi(double %u)
 %w = call i32 @llvm.nvvm.d2i.lo(double %d)
 %x = add nsw i32 %w, -2
 %y = shl i32 %x, 20
 %z = add nsw i32 %v, %y
 %aa = call i32 @llvm.nvvm.d2i.lo(double %u)
 %ab = call double @llvm.nvvm.lohi.i2d(i32 %aa, i32 %z)
 %ac = call double @llvm.nvvm.div.rn.d(double 1.250000e-01, double %ab)
 %ad = call double @llvm.fma.f64(double %ab, double 2.000000e+00, double %ac)
 %ae = fcmp une double %a, %a
 %af = fadd double %a, %a
 %ag = select i1 %ae, double %af, double %ad
 ret double %ag
}
define float @__nv_coshf(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.fabs.f(float %a)
 %c = call float @llvm.nvvm.fmin.f(float %b, float 8.900000e+01)
 %d = call float @llvm.fma.f32(float %c, float 0x3FF7154760000000, float 0x4168000FA0000000)
 %e = fneg float 0x4168000FA0000000
 %f = call float @llvm.nvvm.add.rn.f(float %d, float %e)
 %g = fneg float %f
 %h = call float @llvm.fma.f32(float %b, float 0x3FF7154760000000, float %g)
 %i = call float @llvm.fma.f32(float %b, float 0x3E54AE0C00000000, float %h)
 %j = call float @llvm.nvvm.ex2.approx.ftz.f(float %i)
 %k = bitcast float %d to i32
 %l = shl i32 %k, 23
 %m = bitcast i32 %l to float
 %n = call float @llvm.nvvm.mul.rn.f(float %j, float %m)
 %o = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %n) #2
 %p = call float @llvm.nvvm.mul.rn.f(float 1.250000e-01, float %o)
 %q = call float @llvm.fma.f32(float %n, float 2.000000e+00, float %p)
 ret float %q
}
define double @__nv_cospi(double %a) alwaysinline #0 {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp olt double %c, 0x4340000000000000
 br i1 %d, label %e, label %f

f:
 %g = call double @llvm.nvvm.mul.rn.d(double %a, double 0.000000e+00)
 br label %e

e:
 %h = phi double [ %a, %b ], [ %g, %f ]
 %i = call double @llvm.nvvm.mul.rn.d(double %h, double 5.000000e-01)
 %j = call double @llvm.nvvm.trunc.d(double %i)
 %k = fneg double 2.000000e+00
 %l = call double @llvm.fma.f64(double %j, double %k, double %h)
 %m = call double @llvm.nvvm.add.rn.d(double %l, double %l)
 %n = call double @llvm.nvvm.round.d(double %m)
 %o = call i32 @llvm.nvvm.d2i.rz(double %n)
 %p = fneg double 5.000000e-01
 %q = call double @llvm.fma.f64(double %n, double %p, double %l)
 %r = add nsw i32 %o, 1
 %s = call double @llvm.nvvm.mul.rn.d(double %q, double %q)
 %t = fneg double 0x3EF73D474F10EA26
 %u = fneg double 0x3F7E3076EC7E6B9C
 %v = fneg double 0x3FE32D2CCE63AF7F
 %w = fneg double 0x4014ABBCE625BE53
 %x = call double @llvm.fma.f64(double %t, double %s, double 0x3F3E908D668DB23F)
 %y = call double @llvm.fma.f64(double %x, double %s, double %u)
 %z = call double @llvm.fma.f64(double %y, double %s, double 0x3FB5078349D9D9B8)
 %aa = call double @llvm.fma.f64(double %z, double %s, double %v)
 %ab = call double @llvm.fma.f64(double %aa, double %s, double 0x400466BC6775AB7C)
 %ac = call double @llvm.fma.f64(double %ab, double %s, double %w)
 %ad = call double @llvm.nvvm.mul.rn.d(double %q, double %s)
 %ae = call double @llvm.nvvm.mul.rn.d(double %q, double 0x3CA1A62633145C07)
 %af = call double @llvm.fma.f64(double %ad, double %ac, double %ae)
 %ag = call double @llvm.fma.f64(double %q, double 0x400921FB54442D18, double %af)
 %ah = fneg double 0x3F1B03713ECA3DEB
 %ai = fneg double 0x3F9A6D1E23F9272F
 %aj = fneg double 0x3FF55D3C7E3BFE6D
 %ak = fneg double 0x4013BD3CC9BE45DE
 %al = call double @llvm.fma.f64(double %ah, double %s, double 0x3F5F9C4B4D5DABB0)
 %am = call double @llvm.fma.f64(double %al, double %s, double %ai)
 %an = call double @llvm.fma.f64(double %am, double %s, double 0x3FCE1F50675B747A)
 %ao = call double @llvm.fma.f64(double %an, double %s, double %aj)
 %ap = call double @llvm.fma.f64(double %ao, double %s, double 0x40103C1F081B5A52)
 %aq = call double @llvm.fma.f64(double %ap, double %s, double %ak)
 %ar = call double @llvm.fma.f64(double %aq, double %s, double 1.000000e+00)
 %as = and i32 %r, 1
 %at = icmp ne i32 %as, 0
 %au = select i1 %at, double %ar, double %ag
 %av = and i32 %r, 2
 %aw = icmp ne i32 %av, 0
 %ax = fneg double %au
 %ay = select i1 %aw, double %ax, double %au
 %az = call double @llvm.nvvm.add.rn.d(double %ay, double 0.000000e+00)
 ret double %az
}
define float @__nv_cospif(float %a) alwaysinline #0 {
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = fcmp olt float %c, 0x4170000000000000
 br i1 %d, label %e, label %f

f:
 %g = call float @llvm.nvvm.mul.rn.f(float %a, float 0.000000e+00)
 br label %e

e:
 %h = phi float [ %a, %b ], [ %g, %f ]
 %i = call float @llvm.nvvm.add.rn.f(float %h, float %h)
 %j = call float @llvm.nvvm.round.f(float %i)
 %k = call i32 @llvm.nvvm.f2i.rz(float %j)
 %l = fneg float 5.000000e-01
 %m = call float @llvm.fma.f32(float %j, float %l, float %h)
 %n = add nsw i32 %k, 1
 %o = call float @llvm.nvvm.mul.rn.f(float %m, float %m)
 %p = fneg float 0x3FE32ADAC0000000
 %q = fneg float 0x4014ABBCE0000000
 %r = call float @llvm.fma.f32(float 0x3FB443BDE0000000, float %o, float %p)
 %s = call float @llvm.fma.f32(float %r, float %o, float 0x400466B780000000)
 %t = call float @llvm.fma.f32(float %s, float %o, float %q)
 %u = call float @llvm.nvvm.mul.rn.f(float %m, float %o)
 %v = fneg float 0x3E7777A5C0000000
 %w = call float @llvm.nvvm.mul.rn.f(float %m, float %v)
 %x = call float @llvm.fma.f32(float %u, float %t, float %w)
 %y = call float @llvm.fma.f32(float %m, float 0x400921FB60000000, float %x)
 %z = fneg float 0x3FF55B2B60000000
 %aa = fneg float 0x4013BD3CC0000000
 %ab = call float @llvm.fma.f32(float 0x3FCD4F7EC0000000, float %o, float %z)
 %ac = call float @llvm.fma.f32(float %ab, float %o, float 0x40103C1B00000000)
 %ad = call float @llvm.fma.f32(float %ac, float %o, float %aa)
 %ae = call float @llvm.fma.f32(float %ad, float %o, float 1.000000e+00)
 %af = and i32 %n, 1
 %ag = icmp ne i32 %af, 0
 %ah = select i1 %ag, float %ae, float %y
 %ai = and i32 %n, 2
 %aj = icmp ne i32 %ai, 0
 %ak = fneg float %ah
 %al = select i1 %aj, float %ak, float %ah
 %am = call float @llvm.nvvm.add.rn.f(float %al, float 0.000000e+00)
 ret float %am
}
define double @__nv_dadd_rd(double %a, double %b) alwaysinline #0 {
 %c = call double @llvm.nvvm.add.rm.d(double %a, double %b)
 ret double %c
}
define double @__nv_dadd_rn(double %a, double %b) alwaysinline #0 {
 %c = call double @llvm.nvvm.add.rn.d(double %a, double %b)
 ret double %c
}
define double @__nv_dadd_ru(double %a, double %b) alwaysinline #0 {
 %c = call double @llvm.nvvm.add.rp.d(double %a, double %b)
 ret double %c
}
define double @__nv_dadd_rz(double %a, double %b) alwaysinline #0 {
 %c = call double @llvm.nvvm.add.rz.d(double %a, double %b)
 ret double %c
}
define double @__nv_ddiv_rd(double %a, double %b) alwaysinline #0 {
 %c = call double @llvm.nvvm.div.rm.d(double %a, double %b)
 ret double %c
}
define double @__nv_ddiv_rn(double %a, double %b) alwaysinline #0 {
 %c = call double @llvm.nvvm.div.rn.d(double %a, double %b)
 ret double %c
}
define double @__nv_ddiv_ru(double %a, double %b) alwaysinline #0 {
 %c = call double @llvm.nvvm.div.rp.d(double %a, double %b)
 ret double %c
}
define double @__nv_ddiv_rz(double %a, double %b) alwaysinline #0 {
 %c = call double @llvm.nvvm.div.rz.d(double %a, double %b)
 ret double %c
}
define double @__nv_dmul_rd(double %a, double %b) alwaysinline #0 {
 %c = call double @llvm.nvvm.mul.rm.d(double %a, double %b)
 ret double %c
}
define double @__nv_dmul_rn(double %a, double %b) alwaysinline #0 {
 %c = call double @llvm.nvvm.mul.rn.d(double %a, double %b)
 ret double %c
}
define double @__nv_dmul_ru(double %a, double %b) alwaysinline #0 {
 %c = call double @llvm.nvvm.mul.rp.d(double %a, double %b)
 ret double %c
}
define double @__nv_dmul_rz(double %a, double %b) alwaysinline #0 {
 %c = call double @llvm.nvvm.mul.rz.d(double %a, double %b)
 ret double %c
}
define float @__nv_double2float_rd(double %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.d2f.rm(double %a)
 ret float %b
}
define float @__nv_double2float_rn(double %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.d2f.rn(double %a)
 ret float %b
}
define float @__nv_double2float_ru(double %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.d2f.rp(double %a)
 ret float %b
}
define float @__nv_double2float_rz(double %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.d2f.rz(double %a)
 ret float %b
}
define i32 @__nv_double2hiint(double %a) alwaysinline #0 {
 %b = call i32 @llvm.nvvm.d2i.hi(double %a)
 ret i32 %b
}
define i32 @__nv_double2int_rd(double %a) alwaysinline #0 {
 %b = call i32 @llvm.nvvm.d2i.rm(double %a)
 ret i32 %b
}
define i32 @__nv_double2int_rn(double %a) alwaysinline #0 {
 %b = call i32 @llvm.nvvm.d2i.rn(double %a)
 ret i32 %b
}
define i32 @__nv_double2int_ru(double %a) alwaysinline #0 {
 %b = call i32 @llvm.nvvm.d2i.rp(double %a)
 ret i32 %b
}
define i32 @__nv_double2int_rz(double %a) alwaysinline #0 {
 %b = call i32 @llvm.nvvm.d2i.rz(double %a)
 ret i32 %b
}
define i64 @__nv_double2ll_rd(double %a) alwaysinline #0 {
 %b = call i64 @llvm.nvvm.d2ll.rm(double %a)
 ret i64 %b
}
define i64 @__nv_double2ll_rn(double %a) alwaysinline #0 {
 %b = call i64 @llvm.nvvm.d2ll.rn(double %a)
 ret i64 %b
}
define i64 @__nv_double2ll_ru(double %a) alwaysinline #0 {
 %b = call i64 @llvm.nvvm.d2ll.rp(double %a)
 ret i64 %b
}
define i64 @__nv_double2ll_rz(double %a) alwaysinline #0 {
 %b = call i64 @llvm.nvvm.d2ll.rz(double %a)
 ret i64 %b
}
define i32 @__nv_double2loint(double %a) alwaysinline #0 {
 %b = call i32 @llvm.nvvm.d2i.lo(double %a)
 ret i32 %b
}
define i32 @__nv_double2uint_rd(double %a) alwaysinline #0 {
 %b = call i32 @llvm.nvvm.d2ui.rm(double %a)
 ret i32 %b
}
define i32 @__nv_double2uint_rn(double %a) alwaysinline #0 {
 %b = call i32 @llvm.nvvm.d2ui.rn(double %a)
 ret i32 %b
}
define i32 @__nv_double2uint_ru(double %a) alwaysinline #0 {
 %b = call i32 @llvm.nvvm.d2ui.rp(double %a)
 ret i32 %b
}
define i32 @__nv_double2uint_rz(double %a) alwaysinline #0 {
 %b = call i32 @llvm.nvvm.d2ui.rz(double %a)
 ret i32 %b
}
define i64 @__nv_double2ull_rd(double %a) alwaysinline #0 {
 %b = call i64 @llvm.nvvm.d2ull.rm(double %a)
 ret i64 %b
}
define i64 @__nv_double2ull_rn(double %a) alwaysinline #0 {
 %b = call i64 @llvm.nvvm.d2ull.rn(double %a)
 ret i64 %b
}
define i64 @__nv_double2ull_ru(double %a) alwaysinline #0 {
 %b = call i64 @llvm.nvvm.d2ull.rp(double %a)
 ret i64 %b
}
define i64 @__nv_double2ull_rz(double %a) alwaysinline #0 {
 %b = call i64 @llvm.nvvm.d2ull.rz(double %a)
 ret i64 %b
}
define i64 @__nv_double_as_longlong(double %a) alwaysinline #0 {
 %b = bitcast double %a to i64
 ret i64 %b
}
define double @__nv_drcp_rd(double %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.rcp.rm.d(double %a)
 ret double %b
}
define double @__nv_drcp_rn(double %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.rcp.rn.d(double %a)
 ret double %b
}
define double @__nv_drcp_ru(double %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.rcp.rp.d(double %a)
 ret double %b
}
define double @__nv_drcp_rz(double %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.rcp.rz.d(double %a)
 ret double %b
}
define double @__nv_dsqrt_rd(double %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.sqrt.rm.d(double %a)
 ret double %b
}
define double @__nv_dsqrt_rn(double %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.sqrt.rn.d(double %a)
 ret double %b
}
define double @__nv_dsqrt_ru(double %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.sqrt.rp.d(double %a)
 ret double %b
}
define double @__nv_dsqrt_rz(double %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.sqrt.rz.d(double %a)
 ret double %b
}
define double @__nv_dsub_rd(double %a, double %b) alwaysinline #0 {
 %c = fneg double %b
 %d = call double @llvm.nvvm.add.rm.d(double %a, double %c)
 ret double %d
}
define double @__nv_dsub_rn(double %a, double %b) alwaysinline #0 {
 %c = fneg double %b
 %d = call double @llvm.nvvm.add.rn.d(double %a, double %c)
 ret double %d
}
define double @__nv_dsub_ru(double %a, double %b) alwaysinline #0 {
 %c = fneg double %b
 %d = call double @llvm.nvvm.add.rp.d(double %a, double %c)
 ret double %d
}
define double @__nv_dsub_rz(double %a, double %b) alwaysinline #0 {
 %c = fneg double %b
 %d = call double @llvm.nvvm.add.rz.d(double %a, double %c)
 ret double %d
}
define double @__nv_exp(double %a) alwaysinline #0 {
b:
 %c = call double @llvm.fma.f64(double %a, double 0x3FF71547652B82FE, double 0x4338000000000000)
 %d = fneg double 0x4338000000000000
 %e = call double @llvm.nvvm.add.rn.d(double %c, double %d)
 %f = fneg double 0x3FE62E42FEFA39EF
 %g = call double @llvm.fma.f64(double %e, double %f, double %a)
 %h = fneg double 0x3C7ABC9E3B39803F
 %i = call double @llvm.fma.f64(double %e, double %h, double %g)
 %j = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %i, double 0x3E928AC42499A595)
 %k = call double @llvm.fma.f64(double %j, double %i, double 0x3EC71E1020D8E228)
 %l = call double @llvm.fma.f64(double %k, double %i, double 0x3EFA0199C1CD9ADB)
 %m = call double @llvm.fma.f64(double %l, double %i, double 0x3F2A01A0099AC101)
 %n = call double @llvm.fma.f64(double %m, double %i, double 0x3F56C16C1832F509)
 %o = call double @llvm.fma.f64(double %n, double %i, double 0x3F81111111130878)
 %p = call double @llvm.fma.f64(double %o, double %i, double 0x3FA5555555550C82)
 %q = call double @llvm.fma.f64(double %p, double %i, double 0x3FC5555555555542)
 %r = call double @llvm.fma.f64(double %q, double %i, double 0x3FE000000000000A)
 %s = call double @llvm.fma.f64(double %r, double %i, double 1.000000e+00)
 %t = call double @llvm.fma.f64(double %s, double %i, double 1.000000e+00)
 %u = call i32 @llvm.nvvm.d2i.lo(double %c)
 %v = call double @llvm.nvvm.fabs.d(double %a)
 %w = fcmp olt double %v, 7.080000e+02
 %x = fneg double 7.460000e+02
 br i1 %w, label %y, label %z

y:
 %aa = call i32 @llvm.nvvm.d2i.hi(double %t)
 %ab = shl i32 %u, 20
 %ac = add nsw i32 %aa, %ab
 %ad = call i32 @llvm.nvvm.d2i.lo(double %t)
 %ae = call double @llvm.nvvm.lohi.i2d(i32 %ad, i32 %ac)
 br label %af

z:
 %ag = ashr i32 %u, 1
 %ah = add nsw i32 %ag, 1023
 %ai = shl i32 %ah, 20
 %aj = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %ai)
 %ak = call double @llvm.nvvm.mul.rn.d(double %t, double %aj)
 %al = sub nsw i32 %u, %ag
 %am = add nsw i32 %al, 1023
 %an = shl i32 %am, 20
 %ao = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %an)
 %ap = call double @llvm.nvvm.mul.rn.d(double %ak, double %ao)
 %aq = fcmp ogt double %a, 7.099000e+02
 %ar = select i1 %aq, double 0x7FF0000000000000, double %ap
 %as = fcmp olt double %a, %x
 %at = select i1 %as, double 0.000000e+00, double %ar
 %au = fcmp une double %a, %a
 %av = fadd double %a, %a
 %aw = select i1 %au, double %av, double %at
 br label %af

af:
 %ax = phi double [ %ae, %y ], [ %aw, %z ]
 ret double %ax
}
define double @__nv_exp10(double %a) alwaysinline #0 {
b:
 %c = call double @llvm.fma.f64(double %a, double 0x400A934F0979A371, double 0x4338000000000000)
 %d = fneg double 0x4338000000000000
 %e = call double @llvm.nvvm.add.rn.d(double %c, double %d)
 %f = fneg double 0x3FD34413509F79FF
 %g = call double @llvm.fma.f64(double %e, double %f, double %a)
 %h = call double @llvm.fma.f64(double %e, double 0x3C49DC1DA994FD21, double %g)
 %i = fneg double 0x3CAF48AD494EA3E9
 %j = call double @llvm.nvvm.mul.rn.d(double %h, double %i)
 %k = call double @llvm.fma.f64(double %h, double 0x40026BB1BBB55516, double %j)
 %l = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %k, double 0x3E928AC42499A595)
 %m = call double @llvm.fma.f64(double %l, double %k, double 0x3EC71E1020D8E228)
 %n = call double @llvm.fma.f64(double %m, double %k, double 0x3EFA0199C1CD9ADB)
 %o = call double @llvm.fma.f64(double %n, double %k, double 0x3F2A01A0099AC101)
 %p = call double @llvm.fma.f64(double %o, double %k, double 0x3F56C16C1832F509)
 %q = call double @llvm.fma.f64(double %p, double %k, double 0x3F81111111130878)
 %r = call double @llvm.fma.f64(double %q, double %k, double 0x3FA5555555550C82)
 %s = call double @llvm.fma.f64(double %r, double %k, double 0x3FC5555555555542)
 %t = call double @llvm.fma.f64(double %s, double %k, double 0x3FE000000000000A)
 %u = call double @llvm.fma.f64(double %t, double %k, double 1.000000e+00)
 %v = call double @llvm.fma.f64(double %u, double %k, double 1.000000e+00)
 %w = call i32 @llvm.nvvm.d2i.lo(double %c)
 %x = call double @llvm.nvvm.fabs.d(double %a)
 %y = fcmp olt double %x, 3.070000e+02
 %z = fneg double 3.245000e+02
 br i1 %y, label %aa, label %ab

aa:
 %ac = call i32 @llvm.nvvm.d2i.hi(double %v)
 %ad = shl i32 %w, 20
 %ae = add nsw i32 %ac, %ad
 %af = call i32 @llvm.nvvm.d2i.lo(double %v)
 %ag = call double @llvm.nvvm.lohi.i2d(i32 %af, i32 %ae)
 br label %ah

ab:
 %ai = ashr i32 %w, 1
 %aj = add nsw i32 %ai, 1023
 %ak = shl i32 %aj, 20
 %al = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %ak)
 %am = call double @llvm.nvvm.mul.rn.d(double %v, double %al)
 %an = sub nsw i32 %w, %ai
 %ao = add nsw i32 %an, 1023
 %ap = shl i32 %ao, 20
 %aq = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %ap)
 %ar = call double @llvm.nvvm.mul.rn.d(double %am, double %aq)
 %as = fcmp ogt double %a, 3.085000e+02
 %at = select i1 %as, double 0x7FF0000000000000, double %ar
 %au = fcmp olt double %a, %z
 %av = select i1 %au, double 0.000000e+00, double %at
 %aw = fcmp une double %a, %a
 %ax = fadd double %a, %a
 %ay = select i1 %aw, double %ax, double %av
 br label %ah

ah:
 %az = phi double [ %ag, %aa ], [ %ay, %ab ]
 ret double %az
}
define float @__nv_exp10f(float %a) alwaysinline #0 {
 %b = fneg float 0x4042F33340000000
 %c = call float @llvm.nvvm.fmin.f(float %a, float 0x40431999A0000000)
 %d = call float @llvm.nvvm.fmax.f(float %c, float %b)
 %e = call float @llvm.fma.f32(float %d, float 0x400A934F00000000, float 0x4168000FE0000000)
 %f = fneg float 0x4168000FE0000000
 %g = call float @llvm.nvvm.add.rn.f(float %e, float %f)
 %h = fneg float %g
 %i = call float @llvm.fma.f32(float %a, float 0x400A934F00000000, float %h)
 %j = call float @llvm.fma.f32(float %a, float 0x3E72F346E0000000, float %i)
 %k = call float @llvm.nvvm.ex2.approx.ftz.f(float %j)
 %l = bitcast float %e to i32
 %m = shl i32 %l, 23
 %n = bitcast i32 %m to float
 %o = call float @llvm.nvvm.mul.rn.f(float %k, float %n)
 ret float %o
}
define double @__nv_exp2(double %a) alwaysinline #0 {
b:
 %c = call double @llvm.nvvm.add.rn.d(double %a, double 0x4338000000000000)
 %d = fneg double 0x4338000000000000
 %e = call double @llvm.nvvm.add.rn.d(double %c, double %d)
 %f = fneg double %e
 %g = call double @llvm.nvvm.add.rn.d(double %a, double %f)
 %h = call double @llvm.nvvm.mul.rn.d(double %g, double 0x3C7ABC9E3B39803F)
 %i = call double @llvm.fma.f64(double %g, double 0x3FE62E42FEFA39EF, double %h)
 %j = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %i, double 0x3E928AC42499A595)
 %k = call double @llvm.fma.f64(double %j, double %i, double 0x3EC71E1020D8E228)
 %l = call double @llvm.fma.f64(double %k, double %i, double 0x3EFA0199C1CD9ADB)
 %m = call double @llvm.fma.f64(double %l, double %i, double 0x3F2A01A0099AC101)
 %n = call double @llvm.fma.f64(double %m, double %i, double 0x3F56C16C1832F509)
 %o = call double @llvm.fma.f64(double %n, double %i, double 0x3F81111111130878)
 %p = call double @llvm.fma.f64(double %o, double %i, double 0x3FA5555555550C82)
 %q = call double @llvm.fma.f64(double %p, double %i, double 0x3FC5555555555542)
 %r = call double @llvm.fma.f64(double %q, double %i, double 0x3FE000000000000A)
 %s = call double @llvm.fma.f64(double %r, double %i, double 1.000000e+00)
 %t = call double @llvm.fma.f64(double %s, double %i, double 1.000000e+00)
 %u = call i32 @llvm.nvvm.d2i.lo(double %c)
 %v = call double @llvm.nvvm.fabs.d(double %a)
 %w = fcmp olt double %v, 1.022000e+03
 %x = fneg double 1.076000e+03
 br i1 %w, label %y, label %z

y:
 %aa = call i32 @llvm.nvvm.d2i.hi(double %t)
 %ab = shl i32 %u, 20
 %ac = add nsw i32 %aa, %ab
 %ad = call i32 @llvm.nvvm.d2i.lo(double %t)
 %ae = call double @llvm.nvvm.lohi.i2d(i32 %ad, i32 %ac)
 br label %af

z:
 %ag = ashr i32 %u, 1
 %ah = add nsw i32 %ag, 1023
 %ai = shl i32 %ah, 20
 %aj = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %ai)
 %ak = call double @llvm.nvvm.mul.rn.d(double %t, double %aj)
 %al = sub nsw i32 %u, %ag
 %am = add nsw i32 %al, 1023
 %an = shl i32 %am, 20
 %ao = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %an)
 %ap = call double @llvm.nvvm.mul.rn.d(double %ak, double %ao)
 %aq = fcmp ogt double %a, 1.024500e+03
 %ar = select i1 %aq, double 0x7FF0000000000000, double %ap
 %as = fcmp olt double %a, %x
 %at = select i1 %as, double 0.000000e+00, double %ar
 %au = fcmp une double %a, %a
 %av = fadd double %a, %a
 %aw = select i1 %au, double %av, double %at
 br label %af

af:
 %ax = phi double [ %ae, %y ], [ %aw, %z ]
 ret double %ax
}
define float @__nv_exp2f(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.ex2.approx.f(float %a)
 ret float %b
}
define float @__nv_expf(float %a) alwaysinline #0 {
 %b = fneg float 8.700000e+01
 %c = call float @llvm.nvvm.fmin.f(float %a, float 8.800000e+01)
 %d = call float @llvm.nvvm.fmax.f(float %c, float %b)
 %e = call float @llvm.fma.f32(float %d, float 0x3FF7154760000000, float 0x4168000FE0000000)
 %f = fneg float 0x4168000FE0000000
 %g = call float @llvm.nvvm.add.rn.f(float %e, float %f)
 %h = fneg float %g
 %i = call float @llvm.fma.f32(float %a, float 0x3FF7154760000000, float %h)
 %j = call float @llvm.fma.f32(float %a, float 0x3E54AE0C00000000, float %i)
 %k = call float @llvm.nvvm.ex2.approx.ftz.f(float %j)
 %l = bitcast float %e to i32
 %m = shl i32 %l, 23
 %n = bitcast i32 %m to float
 %o = call float @llvm.nvvm.mul.rn.f(float %k, float %n)
 ret float %o
}
define double @__nv_expm1(double %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.fmin.d(double %a, double 7.100000e+02)
 %c = fneg double 6.000000e+01
 %d = call double @llvm.nvvm.fmax.d(double %b, double %c)
 %e = call double @llvm.fma.f64(double %d, double 0x3FF71547652B82FE, double 0x4338000000000000)
 %f = fneg double 0x4338000000000000
 %g = call double @llvm.nvvm.add.rn.d(double %e, double %f)
 %h = fneg double 0x3FE62E42FEFA39EF
 %i = call double @llvm.fma.f64(double %g, double %h, double %d)
 %j = fneg double 0x3C7ABC9E3B39803F
 %k = call double @llvm.fma.f64(double %g, double %j, double %i)
 %l = call double @llvm.fma.f64(double 0x3E21F3B843D246CD, double %k, double 0x3E5AF5CBE7240C68)
 %m = call double @llvm.fma.f64(double %l, double %k, double 0x3E927E4F5885E424)
 %n = call double @llvm.fma.f64(double %m, double %k, double 0x3EC71DDF9598DF65)
 %o = call double @llvm.fma.f64(double %n, double %k, double 0x3EFA01A01A091C60)
 %p = call double @llvm.fma.f64(double %o, double %k, double 0x3F2A01A01AF94CA5)
 %q = call double @llvm.fma.f64(double %p, double %k, double 0x3F56C16C16C15F44)
 %r = call double @llvm.fma.f64(double %q, double %k, double 0x3F8111111110F70C)
 %s = call double @llvm.fma.f64(double %r, double %k, double 0x3FA555555555555A)
 %t = call double @llvm.fma.f64(double %s, double %k, double 0x3FC5555555555559)
 %u = call double @llvm.fma.f64(double %t, double %k, double 5.000000e-01)
 %v = call double @llvm.nvvm.mul.rn.d(double %k, double %k)
 %w = call double @llvm.nvvm.mul.rn.d(double %v, double %u)
 %x = call i32 @llvm.nvvm.d2i.lo(double %e)
 %y = add i32 %x, 1022
 %z = shl i32 %y, 20
 %aa = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %z)
 %ab = fneg double 5.000000e-01
 %ac = call double @llvm.nvvm.add.rn.d(double %aa, double %ab)
 %ad = call double @llvm.fma.f64(double %k, double %aa, double %ac)
 %ae = call double @llvm.fma.f64(double %w, double %aa, double %ad)
 %af = call double @llvm.nvvm.add.rn.d(double %ae, double %ae)
 %ag = call double @llvm.nvvm.fabs.d(double %a)
 %ah = fcmp ogt double %ag, 0x3C90000000000000
 %ai = select i1 %ah, double %af, double %a
 ret double %ai
}
define float @__nv_expm1f(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.fmin.f(float %a, float 8.900000e+01)
 %c = fneg float 3.000000e+01
 %d = call float @llvm.nvvm.fmax.f(float %b, float %c)
 %e = call float @llvm.fma.f32(float %d, float 0x3FF7154760000000, float 0x4168000FC0000000)
 %f = fneg float 0x4168000FC0000000
 %g = call float @llvm.nvvm.add.rn.f(float %e, float %f)
 %h = fneg float 0x3FE62E4300000000
 %i = call float @llvm.fma.f32(float %g, float %h, float %d)
 %j = call float @llvm.fma.f32(float %g, float 0x3E205C6100000000, float %i)
 %k = call float @llvm.fma.f32(float 0x3F29FBDE80000000, float %j, float 0x3F56D403E0000000)
 %l = call float @llvm.fma.f32(float %k, float %j, float 0x3F81112420000000)
 %m = call float @llvm.fma.f32(float %l, float %j, float 0x3FA5554F20000000)
 %n = call float @llvm.fma.f32(float %m, float %j, float 0x3FC5555540000000)
 %o = call float @llvm.fma.f32(float %n, float %j, float 5.000000e-01)
 %p = call float @llvm.nvvm.mul.rn.f(float %j, float %j)
 %q = call float @llvm.nvvm.mul.rn.f(float %p, float %o)
 %r = bitcast float %e to i32
 %s = shl i32 %r, 23
 %t = bitcast i32 %s to float
 %u = fneg float 5.000000e-01
 %v = call float @llvm.nvvm.add.rn.f(float %t, float %u)
 %w = call float @llvm.fma.f32(float %j, float %t, float %v)
 %x = call float @llvm.fma.f32(float %q, float %t, float %w)
 %y = call float @llvm.nvvm.add.rn.f(float %x, float %x)
 %z = call float @llvm.nvvm.fabs.f(float %a)
 %aa = fcmp ogt float %z, 0x3E60000000000000
 %ab = select i1 %aa, float %y, float %a
 ret float %ab
}
define double @__nv_fabs(double %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.fabs.d(double %a)
 ret double %b
}
define float @__nv_fabsf(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.fabs.f(float %a)
 ret float %b
}
define float @__nv_fadd_rd(float %a, float %b) alwaysinline #0 {
 %c = call float @llvm.nvvm.add.rm.f(float %a, float %b)
 ret float %c
}
define float @__nv_fadd_rn(float %a, float %b) alwaysinline #0 {
 %c = call float @llvm.nvvm.add.rn.f(float %a, float %b)
 ret float %c
}
define float @__nv_fadd_ru(float %a, float %b) alwaysinline #0 {
 %c = call float @llvm.nvvm.add.rp.f(float %a, float %b)
 ret float %c
}
define float @__nv_fadd_rz(float %a, float %b) alwaysinline #0 {
 %c = call float @llvm.nvvm.add.rz.f(float %a, float %b)
 ret float %c
}
define float @__nv_fast_cosf(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.cos.approx.f(float %a)
 ret float %b
}
define float @__nv_fast_exp10f(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.mul.rn.f(float %a, float 0x400A934F00000000)
 %c = call float @llvm.nvvm.ex2.approx.f(float %b)
 ret float %c
}
define float @__nv_fast_expf(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.mul.rn.f(float %a, float 0x3FF7154760000000)
 %c = call float @llvm.nvvm.ex2.approx.f(float %b)
 ret float %c
}
define float @__nv_fast_fdividef(float %a, float %b) alwaysinline #0 {
 %c = call float @llvm.nvvm.div.approx.f(float %a, float %b)
 ret float %c
}
define float @__nv_fast_log10f(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.lg2.approx.f(float %a)
 %c = call float @llvm.nvvm.mul.rn.f(float %b, float 0x3FD3441360000000)
 ret float %c
}
define float @__nv_fast_log2f(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.lg2.approx.f(float %a)
 ret float %b
}
define float @__nv_fast_logf(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.lg2.approx.f(float %a)
 %c = call float @llvm.nvvm.mul.rn.f(float %b, float 0x3FE62E4300000000)
 ret float %c
}
define float @__nv_fast_powf(float %a, float %b) alwaysinline #0 {
 %c = call float @llvm.nvvm.lg2.approx.f(float %a)
 %d = call float @llvm.nvvm.mul.rn.f(float %b, float %c)
 %e = call float @llvm.nvvm.ex2.approx.f(float %d)
 ret float %e
}
define void @__nv_fast_sincosf(float %a, ptr %b, ptr %c) alwaysinline #0 {
 %d = call float @llvm.nvvm.sin.approx.f(float %a)
 store float %d, ptr %b, align 4
 %e = call float @llvm.nvvm.cos.approx.f(float %a)
 store float %e, ptr %c, align 4
 ret void
}
define float @__nv_fast_sinf(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.sin.approx.f(float %a)
 ret float %b
}
define float @__nv_fast_tanf(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.sin.approx.f(float %a)
 %c = call float @llvm.nvvm.cos.approx.f(float %a)
 %d = call float @llvm.nvvm.div.approx.f(float %b, float %c)
 ret float %d
}
define float @__nv_fast_tanhf(float %a) alwaysinline #0 {
 %b = call float asm "tanh.approx.f32 $0, $1;", "=f,f"(float %a) #2
 ret float %b
}
define double @__nv_fdim(double %a, double %b) alwaysinline #0 {
c:
 %d = fcmp ole double %a, %b
 br i1 %d, label %e, label %f

f:
 %g = fneg double %b
 %h = call double @llvm.nvvm.add.rn.d(double %a, double %g)
 br label %e

e:
 %i = phi double [ 0.000000e+00, %c ], [ %h, %f ]
 ret double %i
}
define float @__nv_fdimf(float %a, float %b) alwaysinline #0 {
c:
 %d = fcmp ole float %a, %b
 br i1 %d, label %e, label %f

f:
 %g = fneg float %b
 %h = call float @llvm.nvvm.add.rn.f(float %a, float %g)
 br label %e

e:
 %i = phi float [ 0.000000e+00, %c ], [ %h, %f ]
 ret float %i
}
define float @__nv_fdiv_rd(float %a, float %b) alwaysinline #0 {
 %c = call float @llvm.nvvm.div.rm.f(float %a, float %b)
 ret float %c
}
define float @__nv_fdiv_rn(float %a, float %b) alwaysinline #0 {
 %c = call float @llvm.nvvm.div.rn.f(float %a, float %b)
 ret float %c
}
define float @__nv_fdiv_ru(float %a, float %b) alwaysinline #0 {
 %c = call float @llvm.nvvm.div.rp.f(float %a, float %b)
 ret float %c
}
define float @__nv_fdiv_rz(float %a, float %b) alwaysinline #0 {
 %c = call float @llvm.nvvm.div.rz.f(float %a, float %b)
 ret float %c
}
define i32 @__nv_ffs(i32 %a) alwaysinline #0 {
 %b = sub nsw i32 0, %a
 %c = and i32 %a, %b
 %d = call i32 @llvm.ctlz.i32(i32 %c, i1 false)
 %e = sub nsw i32 32, %d
 ret i32 %e
}
define i32 @__nv_ffsll(i64 %a) alwaysinline #0 {
 %b = sub nsw i64 0, %a
 %c = and i64 %a, %b
 %d = call i64 @llvm.ctlz.i64(i64 %c, i1 false)
 %e = trunc i64 %d to i32
 %f = sub nsw i32 64, %e
 ret i32 %f
}
define i32 @__nv_finitef(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.fabs.f(float %a)
 %c = fcmp olt float %b, 0x7FF0000000000000
 %d = zext i1 %c to i32
 ret i32 %d
}
define signext i16 @__nv_float2half_rn(float %a) alwaysinline #0 {
 %b = call i16 @llvm.nvvm.f2h.rn(float %a)
 ret i16 %b
}
define i32 @__nv_float2int_rd(float %a) alwaysinline #0 {
 %b = call i32 @llvm.nvvm.f2i.rm(float %a)
 ret i32 %b
}
define i32 @__nv_float2int_rn(float %a) alwaysinline #0 {
 %b = call i32 @llvm.nvvm.f2i.rn(float %a)
 ret i32 %b
}
define i32 @__nv_float2int_ru(float %a) alwaysinline #0 {
 %b = call i32 @llvm.nvvm.f2i.rp(float %a)
 ret i32 %b
}
define i32 @__nv_float2int_rz(float %a) alwaysinline #0 {
 %b = call i32 @llvm.nvvm.f2i.rz(float %a)
 ret i32 %b
}
define i64 @__nv_float2ll_rd(float %a) alwaysinline #0 {
 %b = call i64 @llvm.nvvm.f2ll.rm(float %a)
 ret i64 %b
}
define i64 @__nv_float2ll_rn(float %a) alwaysinline #0 {
 %b = call i64 @llvm.nvvm.f2ll.rn(float %a)
 ret i64 %b
}
define i64 @__nv_float2ll_ru(float %a) alwaysinline #0 {
 %b = call i64 @llvm.nvvm.f2ll.rp(float %a)
 ret i64 %b
}
define i64 @__nv_float2ll_rz(float %a) alwaysinline #0 {
 %b = call i64 @llvm.nvvm.f2ll.rz(float %a)
 ret i64 %b
}
define i32 @__nv_float2uint_rd(float %a) alwaysinline #0 {
 %b = call i32 @llvm.nvvm.f2ui.rm(float %a)
 ret i32 %b
}
define i32 @__nv_float2uint_rn(float %a) alwaysinline #0 {
 %b = call i32 @llvm.nvvm.f2ui.rn(float %a)
 ret i32 %b
}
define i32 @__nv_float2uint_ru(float %a) alwaysinline #0 {
 %b = call i32 @llvm.nvvm.f2ui.rp(float %a)
 ret i32 %b
}
define i32 @__nv_float2uint_rz(float %a) alwaysinline #0 {
 %b = call i32 @llvm.nvvm.f2ui.rz(float %a)
 ret i32 %b
}
define i64 @__nv_float2ull_rd(float %a) alwaysinline #0 {
 %b = call i64 @llvm.nvvm.f2ull.rm(float %a)
 ret i64 %b
}
define i64 @__nv_float2ull_rn(float %a) alwaysinline #0 {
 %b = call i64 @llvm.nvvm.f2ull.rn(float %a)
 ret i64 %b
}
define i64 @__nv_float2ull_ru(float %a) alwaysinline #0 {
 %b = call i64 @llvm.nvvm.f2ull.rp(float %a)
 ret i64 %b
}
define i64 @__nv_float2ull_rz(float %a) alwaysinline #0 {
 %b = call i64 @llvm.nvvm.f2ull.rz(float %a)
 ret i64 %b
}
define i32 @__nv_float_as_int(float %a) alwaysinline #0 {
 %b = bitcast float %a to i32
 ret i32 %b
}
define i32 @__nv_float_as_uint(float %a) alwaysinline #0 {
 %b = bitcast float %a to i32
 ret i32 %b
}
define double @__nv_floor(double %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.floor.d(double %a)
 ret double %b
}
define float @__nv_floorf(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.floor.f(float %a)
 ret float %b
}
define double @__nv_fma(double %a, double %b, double %c) alwaysinline #0 {
 %d = call double @llvm.fma.f64(double %a, double %b, double %c)
 ret double %d
}
define double @__nv_fma_rd(double %a, double %b, double %c) alwaysinline #0 {
 %d = call double @llvm.nvvm.fma.rm.d(double %a, double %b, double %c)
 ret double %d
}
define double @__nv_fma_rn(double %a, double %b, double %c) alwaysinline #0 {
 %d = call double @llvm.fma.f64(double %a, double %b, double %c)
 ret double %d
}
define double @__nv_fma_ru(double %a, double %b, double %c) alwaysinline #0 {
 %d = call double @llvm.nvvm.fma.rp.d(double %a, double %b, double %c)
 ret double %d
}
define double @__nv_fma_rz(double %a, double %b, double %c) alwaysinline #0 {
 %d = call double @llvm.nvvm.fma.rz.d(double %a, double %b, double %c)
 ret double %d
}
define float @__nv_fmaf(float %a, float %b, float %c) alwaysinline #0 {
 %d = call float @llvm.fma.f32(float %a, float %b, float %c)
 ret float %d
}
define float @__nv_fmaf_ieee_rd(float %a, float %b, float %c) alwaysinline #0 {
 %d = call float @llvm.nvvm.fma.rm.f(float %a, float %b, float %c)
 ret float %d
}
define float @__nv_fmaf_ieee_rn(float %a, float %b, float %c) alwaysinline #0 {
 %d = call float @llvm.nvvm.fma.rn.f(float %a, float %b, float %c)
 ret float %d
}
define float @__nv_fmaf_ieee_ru(float %a, float %b, float %c) alwaysinline #0 {
 %d = call float @llvm.nvvm.fma.rp.f(float %a, float %b, float %c)
 ret float %d
}
define float @__nv_fmaf_ieee_rz(float %a, float %b, float %c) alwaysinline #0 {
 %d = call float @llvm.nvvm.fma.rz.f(float %a, float %b, float %c)
 ret float %d
}
define float @__nv_fmaf_rd(float %a, float %b, float %c) alwaysinline #0 {
 %d = call float @llvm.nvvm.fma.rm.f(float %a, float %b, float %c)
 ret float %d
}
define float @__nv_fmaf_rn(float %a, float %b, float %c) alwaysinline #0 {
 %d = call float @llvm.fma.f32(float %a, float %b, float %c)
 ret float %d
}
define float @__nv_fmaf_ru(float %a, float %b, float %c) alwaysinline #0 {
 %d = call float @llvm.nvvm.fma.rp.f(float %a, float %b, float %c)
 ret float %d
}
define float @__nv_fmaf_rz(float %a, float %b, float %c) alwaysinline #0 {
 %d = call float @llvm.nvvm.fma.rz.f(float %a, float %b, float %c)
 ret float %d
}
define double @__nv_fmax(double %a, double %b) alwaysinline #0 {
 %c = call double @llvm.nvvm.fmax.d(double %a, double %b)
 ret double %c
}
define float @__nv_fmaxf(float %a, float %b) alwaysinline #0 {
 %c = call float @llvm.nvvm.fmax.f(float %a, float %b)
 ret float %c
}
define double @__nv_fmin(double %a, double %b) alwaysinline #0 {
 %c = call double @llvm.nvvm.fmin.d(double %a, double %b)
 ret double %c
}
define float @__nv_fminf(float %a, float %b) alwaysinline #0 {
 %c = call float @llvm.nvvm.fmin.f(float %a, float %b)
 ret float %c
}
define double @__nv_fmod(double %a, double %b) alwaysinline #0 {
c:
 %d = call double @llvm.nvvm.fabs.d(double %a)
 %e = call double @llvm.nvvm.fabs.d(double %b)
 %f = fcmp uge double %d, 0x7FF0000000000000
 %g = fcmp ule double %e, 0.000000e+00
 %h = select i1 %f, i1 true, i1 %g
 br i1 %h, label %i, label %j

j:
 %k = fcmp oge double %d, %e
 br i1 %k, label %l, label %m

l:
 %n = bitcast double %e to i64
 %o = icmp ult i64 %n, 4503599627370496
 %p = lshr i64 %n, 52
 %q = trunc i64 %p to i32
 %r = call i64 @llvm.ctlz.i64(i64 %n, i1 false)
 %s = trunc i64 %r to i32
 %t = sub nsw i32 12, %s
 %u = fneg double 1.000000e+00
 %v = select i1 %o, i32 %t, i32 %q
 br label %w

w:
 %x = phi double [ %y, %z ], [ %d, %l ]
 %aa = phi i32 [ %ab, %z ], [ 0, %l ]
 %ac = bitcast double %x to i64
 %ad = icmp ult i64 %ac, 4503599627370496
 br i1 %ad, label %ae, label %af

ae:
 %ag = call i64 @llvm.ctlz.i64(i64 %ac, i1 false)
 %ah = trunc i64 %ag to i32
 %ai = sub nsw i32 12, %ah
 br label %aj

af:
 %ak = lshr i64 %ac, 52
 %al = trunc i64 %ak to i32
 br label %aj

aj:
 %am = phi i32 [ %ai, %ae ], [ %al, %af ]
 %an = sub nsw i32 %am, %v
 %ao = icmp sgt i32 %an, 50
 %ap = add nsw i32 %an, -50
 %aq = select i1 %ao, i32 %ap, i32 0
 %ar = icmp sgt i32 %aq, 0
 br i1 %ar, label %as, label %at

as:
 %au = phi double [ %av, %as ], [ %e, %aj ]
 %aw = phi i32 [ %ax, %as ], [ %aq, %aj ]
 %ay = icmp sgt i32 %aw, 1000
 %az = select i1 %ay, i32 1000, i32 %aw
 %ba = add nsw i32 %az, 1023
 %bb = shl i32 %ba, 20
 %bc = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %bb)
 %av = call double @llvm.nvvm.mul.rn.d(double %au, double %bc)
 %ax = add nsw i32 %aw, -1000
 %bd = icmp sgt i32 %ax, 0
 br i1 %bd, label %as, label %at, !llvm.loop !4

at:
 %be = phi double [ %e, %aj ], [ %av, %as ]
 %bf = call double @llvm.nvvm.div.rn.d(double %x, double %be)
 %bg = call double @llvm.nvvm.trunc.d(double %bf)
 %bh = fneg double %bg
 %bi = call double @llvm.fma.f64(double %bh, double %be, double %x)
 %bj = fcmp olt double %bi, 0.000000e+00
 br i1 %bj, label %bk, label %bl

bk:
 %bm = call double @llvm.nvvm.add.rn.d(double %bi, double %be)
 %bn = call double @llvm.nvvm.add.rn.d(double %bg, double %u)
 br label %bl

bl:
 %y = phi double [ %bi, %at ], [ %bm, %bk ]
 %bo = phi double [ %bg, %at ], [ %bn, %bk ]
 %bp = icmp slt i32 %aq, 32
 br i1 %bp, label %bq, label %z

bq:
 %br = call i64 @llvm.nvvm.d2ull.rz(double %bo)
 %bs = trunc i64 %br to i32
 %bt = shl i32 %bs, %aq
 br label %z

z:
 %bu = phi i32 [ %bt, %bq ], [ 0, %bl ]
 %ab = add i32 %aa, %bu
 %bv = fcmp oge double %y, %e
 br i1 %bv, label %w, label %m, !llvm.loop !5

m:
 %bw = phi double [ %d, %j ], [ %y, %z ]
 %bx = bitcast double %bw to i64
 %by = and i64 %bx, 9223372036854775807
 %bz = bitcast double %a to i64
 %ca = and i64 %bz, -9223372036854775808
 %cb = or i64 %by, %ca
 %cc = bitcast i64 %cb to double
 br label %i

i:
 %cd = phi double [ 0xFFF8000000000000, %c ], [ %cc, %m ]
 ret double %cd
}
define float @__nv_fmodf(float %a, float %b) alwaysinline #0 {
c:
 %d = call float @llvm.nvvm.fabs.f(float %a)
 %e = call float @llvm.nvvm.fabs.f(float %b)
 %f = fcmp uge float %d, 0x7FF0000000000000
 %g = fcmp ule float %e, 0.000000e+00
 %h = select i1 %f, i1 true, i1 %g
 br i1 %h, label %i, label %j

j:
 %k = fcmp oge float %d, %e
 br i1 %k, label %l, label %m

l:
 %n = bitcast float %e to i32
 %o = icmp ult i32 %n, 8388608
 %p = call i32 @llvm.ctlz.i32(i32 %n, i1 false)
 %q = sub nsw i32 9, %p
 %r = lshr i32 %n, 23
 %s = select i1 %o, i32 %q, i32 %r
 %t = fneg float 1.000000e+00
 br label %u

u:
 %v = phi float [ %w, %x ], [ %d, %l ]
 %y = phi i32 [ %z, %x ], [ 0, %l ]
 %aa = bitcast float %v to i32
 %ab = icmp ult i32 %aa, 8388608
 %ac = call i32 @llvm.ctlz.i32(i32 %aa, i1 false)
 %ad = sub nsw i32 9, %ac
 %ae = lshr i32 %aa, 23
 %af = select i1 %ab, i32 %ad, i32 %ae
 %ag = sub nsw i32 %af, %s
 %ah = icmp sgt i32 %ag, 22
 %ai = add nsw i32 %ag, -22
 %aj = select i1 %ah, i32 %ai, i32 0
 %ak = icmp sgt i32 %aj, 0
 br i1 %ak, label %al, label %am

al:
 %an = phi float [ %ao, %al ], [ %e, %u ]
 %ap = phi i32 [ %aq, %al ], [ %aj, %u ]
 %ar = icmp sgt i32 %ap, 120
 %as = select i1 %ar, i32 120, i32 %ap
 %at = add nsw i32 %as, 127
 %au = shl i32 %at, 23
 %av = bitcast i32 %au to float
 %ao = call float @llvm.nvvm.mul.rn.f(float %an, float %av)
 %aq = add nsw i32 %ap, -120
 %aw = icmp sgt i32 %aq, 0
 br i1 %aw, label %al, label %am, !llvm.loop !1

am:
 %ax = phi float [ %e, %u ], [ %ao, %al ]
 %ay = call float @llvm.nvvm.div.rn.f(float %v, float %ax)
 %az = call float @llvm.nvvm.trunc.f(float %ay)
 %ba = fneg float %az
 %bb = call float @llvm.fma.f32(float %ba, float %ax, float %v)
 %bc = fcmp olt float %bb, 0.000000e+00
 br i1 %bc, label %bd, label %be

bd:
 %bf = call float @llvm.nvvm.add.rn.f(float %bb, float %ax)
 %bg = call float @llvm.nvvm.add.rn.f(float %az, float %t)
 br label %be

be:
 %w = phi float [ %bb, %am ], [ %bf, %bd ]
 %bh = phi float [ %az, %am ], [ %bg, %bd ]
 %bi = icmp slt i32 %aj, 32
 br i1 %bi, label %bj, label %x

bj:
 %bk = call i32 @llvm.nvvm.f2ui.rz(float %bh)
 %bl = shl i32 %bk, %aj
 br label %x

x:
 %bm = phi i32 [ %bl, %bj ], [ 0, %be ]
 %z = add i32 %y, %bm
 %bn = fcmp oge float %w, %e
 br i1 %bn, label %u, label %m, !llvm.loop !3

m:
 %bo = phi float [ %d, %j ], [ %w, %x ]
 %bp = bitcast float %bo to i32
 %bq = and i32 %bp, 2147483647
 %br = bitcast float %a to i32
 %bs = and i32 %br, -2147483648
 %bt = or i32 %bq, %bs
 %bu = bitcast i32 %bt to float
 br label %i

i:
 %bv = phi float [ 0x7FFFFFFFE0000000, %c ], [ %bu, %m ]
 ret float %bv
}
define float @__nv_fmul_rd(float %a, float %b) alwaysinline #0 {
 %c = call float @llvm.nvvm.mul.rm.f(float %a, float %b)
 ret float %c
}
define float @__nv_fmul_rn(float %a, float %b) alwaysinline #0 {
 %c = call float @llvm.nvvm.mul.rn.f(float %a, float %b)
 ret float %c
}
define float @__nv_fmul_ru(float %a, float %b) alwaysinline #0 {
 %c = call float @llvm.nvvm.mul.rp.f(float %a, float %b)
 ret float %c
}
define float @__nv_fmul_rz(float %a, float %b) alwaysinline #0 {
 %c = call float @llvm.nvvm.mul.rz.f(float %a, float %b)
 ret float %c
}
define float @__nv_frcp_rd(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.rcp.rm.f(float %a)
 ret float %b
}
define float @__nv_frcp_rn(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.rcp.rn.f(float %a)
 ret float %b
}
define float @__nv_frcp_ru(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.rcp.rp.f(float %a)
 ret float %b
}
define float @__nv_frcp_rz(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.rcp.rz.f(float %a)
 ret float %b
}
define double @__nv_frexp(double %a, ptr %b) alwaysinline #0 {
c:
 %d = call double @llvm.nvvm.fabs.d(double %a)
 %e = fcmp olt double %d, 0x10000000000000
 br i1 %e, label %f, label %g

f:
 %h = call double @llvm.nvvm.mul.rn.d(double %d, double 0x4350000000000000)
 br label %g

g:
 %i = phi double [ %h, %f ], [ %d, %c ]
 %j = call i32 @llvm.nvvm.d2i.hi(double %i)
 %k = and i32 %j, 1048575
 %l = or i32 %k, 1072693248
 %m = call i32 @llvm.nvvm.d2i.lo(double %i)
 %n = call double @llvm.nvvm.lohi.i2d(i32 %m, i32 %l)
 %o = call i32 @llvm.nvvm.d2i.hi(double %i)
 %p = lshr i32 %o, 20
 %q = select i1 %e, i32 1077, i32 1023
 %r = sub nsw i32 %p, %q
 %s = fcmp ogt double %d, 0.000000e+00
 %t = fcmp olt double %d, 0x7FF0000000000000
 %u = select i1 %s, i1 %t, i1 false
 %v = add nsw i32 %r, 1
 %w = select i1 %u, i32 %v, i32 0
 store i32 %w, ptr %b, align 4
 br i1 %u, label %x, label %y

y:
 %z = fadd double %a, %a
 br label %aa

x:
 %ab = call double @llvm.nvvm.mul.rn.d(double %n, double 5.000000e-01)
 %ac = bitcast double %ab to i64
 %ad = and i64 %ac, 9223372036854775807
 %ae = bitcast double %a to i64
 %af = and i64 %ae, -9223372036854775808
 %ag = or i64 %ad, %af
 %ah = bitcast i64 %ag to double
 br label %aa

aa:
 %ai = phi double [ %z, %y ], [ %ah, %x ]
 ret double %ai
}
define float @__nv_frexpf(float %a, ptr %b) alwaysinline #0 {
c:
 %d = call float @llvm.nvvm.fabs.f(float %a)
 %e = fcmp olt float %d, 0x3810000000000000
 br i1 %e, label %f, label %g

f:
 %h = call float @llvm.nvvm.mul.rn.f(float %d, float 0x4170000000000000)
 br label %g

g:
 %i = phi float [ %h, %f ], [ %d, %c ]
 %j = bitcast float %i to i32
 %k = and i32 %j, 8388607
 %l = or i32 %k, 1065353216
 %m = bitcast i32 %l to float
 %n = lshr i32 %j, 23
 %o = select i1 %e, i32 151, i32 127
 %p = sub nsw i32 %n, %o
 %q = fcmp ogt float %d, 0.000000e+00
 %r = fcmp olt float %d, 0x7FF0000000000000
 %s = select i1 %q, i1 %r, i1 false
 %t = add nsw i32 %p, 1
 %u = select i1 %s, i32 %t, i32 0
 store i32 %u, ptr %b, align 4
 br i1 %s, label %v, label %w

w:
 %x = fadd float %a, %a
 br label %y

v:
 %z = call float @llvm.nvvm.mul.rn.f(float %m, float 5.000000e-01)
 %aa = bitcast float %z to i32
 %ab = and i32 %aa, 2147483647
 %ac = bitcast float %a to i32
 %ad = and i32 %ac, -2147483648
 %ae = or i32 %ab, %ad
 %af = bitcast i32 %ae to float
 br label %y

y:
 %ag = phi float [ %x, %w ], [ %af, %v ]
 ret float %ag
}
define float @__nv_frsqrt_rn(float %a) alwaysinline #0 {
 %b = fcmp olt float %a, 0x3810000000000000
 %c = select i1 %b, float 0x4170000000000000, float 1.000000e+00
 %d = call float @llvm.nvvm.mul.rn.f(float %a, float %c)
 %e = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %d)
 %f = fpext float %e to double
 %g = fpext float %d to double
 %h = call double @llvm.nvvm.mul.rn.d(double %g, double %f)
 %i = fneg double %h
 %j = call double @llvm.fma.f64(double %i, double %f, double 1.000000e+00)
 %k = call double @llvm.fma.f64(double 3.750000e-01, double %j, double 5.000000e-01)
 %l = call double @llvm.nvvm.mul.rn.d(double %k, double %j)
 %m = call double @llvm.fma.f64(double %l, double %f, double %f)
 %n = fptrunc double %m to float
 %o = select i1 %b, float 4.096000e+03, float 1.000000e+00
 %p = call float @llvm.nvvm.mul.rn.f(float %n, float %o)
 %q = fcmp ogt float %d, 0.000000e+00
 %r = fcmp olt float %d, 0x7FF0000000000000
 %s = select i1 %q, i1 %r, i1 false
 %t = select i1 %s, float %p, float %e
 ret float %t
}
define float @__nv_fsqrt_rd(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.sqrt.rm.f(float %a)
 ret float %b
}
define float @__nv_fsqrt_rn(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.sqrt.rn.f(float %a)
 ret float %b
}
define float @__nv_fsqrt_ru(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.sqrt.rp.f(float %a)
 ret float %b
}
define float @__nv_fsqrt_rz(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.sqrt.rz.f(float %a)
 ret float %b
}
define float @__nv_fsub_rd(float %a, float %b) alwaysinline #0 {
 %c = fneg float %b
 %d = call float @llvm.nvvm.add.rm.f(float %a, float %c)
 ret float %d
}
define float @__nv_fsub_rn(float %a, float %b) alwaysinline #0 {
 %c = fneg float %b
 %d = call float @llvm.nvvm.add.rn.f(float %a, float %c)
 ret float %d
}
define float @__nv_fsub_ru(float %a, float %b) alwaysinline #0 {
 %c = fneg float %b
 %d = call float @llvm.nvvm.add.rp.f(float %a, float %c)
 ret float %d
}
define float @__nv_fsub_rz(float %a, float %b) alwaysinline #0 {
 %c = fneg float %b
 %d = call float @llvm.nvvm.add.rz.f(float %a, float %c)
 ret float %d
}
define i32 @__nv_hadd(i32 %a, i32 %b) alwaysinline #0 {
 %c = and i32 %a, %b
 %d = xor i32 %a, %b
 %e = ashr i32 %d, 1
 %f = add nsw i32 %c, %e
 ret i32 %f
}
define float @__nv_half2float(i16 signext %a) alwaysinline #0 {
 %b = bitcast i16 %a to half
 %c = fpext half %b to float
 ret float %c
}
define double @__nv_hiloint2double(i32 %a, i32 %b) alwaysinline #0 {
 %c = call double @llvm.nvvm.lohi.i2d(i32 %b, i32 %a)
 ret double %c
}
define double @__nv_hypot(double %a, double %b) alwaysinline #0 {
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = call double @llvm.nvvm.fabs.d(double %b)
 %e = call double @llvm.nvvm.fmax.d(double %c, double %d)
 %f = call double @llvm.nvvm.fabs.d(double 0.000000e+00)
 %g = call double @llvm.nvvm.fabs.d(double 0.000000e+00)
 %h = call double @llvm.nvvm.fmax.d(double %f, double %g)
 %i = call double @llvm.nvvm.fmax.d(double %e, double %h)
 %j = call i32 @llvm.nvvm.d2i.hi(double %i)
 %k = ashr i32 %j, 20
 %l = icmp sgt i32 %k, 2044
 %m = select i1 %l, i32 2044, i32 %k
 %n = sub nsw i32 2045, %m
 %o = shl i32 %n, 20
 %p = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %o)
 %q = add nsw i32 %m, 1
 %r = shl i32 %q, 20
 %s = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %r)
 %t = call double @llvm.nvvm.mul.rn.d(double %a, double %p)
 %u = call double @llvm.nvvm.mul.rn.d(double %b, double %p)
 %v = call double @llvm.nvvm.mul.rn.d(double 0.000000e+00, double %p)
 %w = call double @llvm.nvvm.mul.rn.d(double 0.000000e+00, double %p)
 %x = call double @llvm.nvvm.mul.rn.d(double %w, double %w)
 %y = call double @llvm.fma.f64(double %v, double %v, double %x)
 %z = call double @llvm.fma.f64(double %u, double %u, double %y)
 %aa = call double @llvm.fma.f64(double %t, double %t, double %z)
 %ab = call double @llvm.nvvm.sqrt.rn.d(double %aa)
 %ac = call double @llvm.nvvm.mul.rn.d(double %ab, double %s)
 %ad = fcmp oeq double %i, 0x7FF0000000000000
 %ae = select i1 %ad, double 0x7FF0000000000000, double %ac
 ret double %ae
}
define float @__nv_hypotf(float %a, float %b) alwaysinline #0 {
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = call float @llvm.nvvm.fabs.f(float %b)
 %e = call float @llvm.nvvm.fmax.f(float %c, float %d)
 %f = call float @llvm.nvvm.fabs.f(float 0.000000e+00)
 %g = call float @llvm.nvvm.fabs.f(float 0.000000e+00)
 %h = call float @llvm.nvvm.fmax.f(float %f, float %g)
 %i = call float @llvm.nvvm.fmax.f(float %e, float %h)
 %j = bitcast float %i to i32
 %k = lshr i32 %j, 23
 %l = icmp ugt i32 %k, 252
 %m = select i1 %l, i32 252, i32 %k
 %n = sub i32 253, %m
 %o = shl i32 %n, 23
 %p = bitcast i32 %o to float
 %q = add i32 %m, 1
 %r = shl i32 %q, 23
 %s = bitcast i32 %r to float
 %t = call float @llvm.nvvm.mul.rn.f(float %a, float %p)
 %u = call float @llvm.nvvm.mul.rn.f(float %b, float %p)
 %v = call float @llvm.nvvm.mul.rn.f(float 0.000000e+00, float %p)
 %w = call float @llvm.nvvm.mul.rn.f(float 0.000000e+00, float %p)
 %x = call float @llvm.nvvm.mul.rn.f(float %w, float %w)
 %y = call float @llvm.fma.f32(float %v, float %v, float %x)
 %z = call float @llvm.fma.f32(float %u, float %u, float %y)
 %aa = call float @llvm.fma.f32(float %t, float %t, float %z)
 %ab = call float @llvm.nvvm.sqrt.rn.f(float %aa)
 %ac = call float @llvm.nvvm.mul.rn.f(float %ab, float %s)
 %ad = fcmp oeq float %i, 0x7FF0000000000000
 %ae = select i1 %ad, float 0x7FF0000000000000, float %ac
 ret float %ae
}
define i32 @__nv_ilogb(double %a) alwaysinline #0 {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp olt double %c, 0x10000000000000
 br i1 %d, label %e, label %f

e:
 %g = call double @llvm.nvvm.mul.rn.d(double %c, double 0x4350000000000000)
 br label %f

f:
 %h = phi double [ %g, %e ], [ %c, %b ]
 %i = call i32 @llvm.nvvm.d2i.hi(double %h)
 %j = and i32 %i, 1048575
 %k = or i32 %j, 1072693248
 %l = call i32 @llvm.nvvm.d2i.lo(double %h)
 %m = call double @llvm.nvvm.lohi.i2d(i32 %l, i32 %k)
 %n = call i32 @llvm.nvvm.d2i.hi(double %h)
 %o = lshr i32 %n, 20
 %p = select i1 %d, i32 1077, i32 1023
 %q = sub nsw i32 %o, %p
 %r = fcmp oeq double %c, 0x7FF0000000000000
 %s = select i1 %r, i32 2147483647, i32 %q
 %t = fcmp ogt double %c, 0.000000e+00
 %u = select i1 %t, i32 %s, i32 -2147483648
 ret i32 %u
}
define i32 @__nv_ilogbf(float %a) alwaysinline #0 {
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = fcmp olt float %c, 0x3810000000000000
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.mul.rn.f(float %c, float 0x4170000000000000)
 br label %f

f:
 %h = phi float [ %g, %e ], [ %c, %b ]
 %i = bitcast float %h to i32
 %j = lshr i32 %i, 23
 %k = select i1 %d, i32 151, i32 127
 %l = sub nsw i32 %j, %k
 %m = fcmp oeq float %c, 0x7FF0000000000000
 %n = select i1 %m, i32 2147483647, i32 %l
 %o = fcmp ogt float %c, 0.000000e+00
 %p = select i1 %o, i32 %n, i32 -2147483648
 ret i32 %p
}
define double @__nv_int2double_rn(i32 %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.i2d.rn(i32 %a)
 ret double %b
}
define float @__nv_int2float_rd(i32 %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.i2f.rm(i32 %a)
 ret float %b
}
define float @__nv_int2float_rn(i32 %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.i2f.rn(i32 %a)
 ret float %b
}
define float @__nv_int2float_ru(i32 %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.i2f.rp(i32 %a)
 ret float %b
}
define float @__nv_int2float_rz(i32 %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.i2f.rz(i32 %a)
 ret float %b
}
define float @__nv_int_as_float(i32 %a) alwaysinline #0 {
 %b = bitcast i32 %a to float
 ret float %b
}
define i32 @__nv_isfinited(double %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.fabs.d(double %a)
 %c = fcmp olt double %b, 0x7FF0000000000000
 %d = zext i1 %c to i32
 ret i32 %d
}
define i32 @__nv_isinfd(double %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.fabs.d(double %a)
 %c = fcmp oeq double %b, 0x7FF0000000000000
 %d = zext i1 %c to i32
 ret i32 %d
}
define i32 @__nv_isinff(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.fabs.f(float %a)
 %c = fcmp oeq float %b, 0x7FF0000000000000
 %d = zext i1 %c to i32
 ret i32 %d
}
define i32 @__nv_isnand(double %a) alwaysinline #0 {
 %b = fcmp une double %a, %a
 %c = zext i1 %b to i32
 ret i32 %c
}
define i32 @__nv_isnanf(float %a) alwaysinline #0 {
 %b = fcmp une float %a, %a
 %c = zext i1 %b to i32
 ret i32 %c
}
define double @__nv_ldexp(double %a, i32 %b) alwaysinline #0 {
c:
 %d = call double @llvm.nvvm.fabs.d(double %a)
 %e = fcmp olt double %d, 0x10000000000000
 br i1 %e, label %f, label %g

f:
 %h = call double @llvm.nvvm.mul.rn.d(double %d, double 0x4350000000000000)
 br label %g

g:
 %i = phi double [ %h, %f ], [ %d, %c ]
 %j = call i32 @llvm.nvvm.d2i.hi(double %i)
 %k = and i32 %j, 1048575
 %l = or i32 %k, 1072693248
 %m = call i32 @llvm.nvvm.d2i.lo(double %i)
 %n = call double @llvm.nvvm.lohi.i2d(i32 %m, i32 %l)
 %o = call i32 @llvm.nvvm.d2i.hi(double %i)
 %p = lshr i32 %o, 20
 %q = select i1 %e, i32 1077, i32 1023
 %r = sub nsw i32 %p, %q
 %s = icmp sgt i32 %b, 3000
 %t = icmp slt i32 %b, -3000
 %u = select i1 %t, i32 -3000, i32 %b
 %v = select i1 %s, i32 3000, i32 %u
 %w = add nsw i32 %r, %v
 %x = icmp slt i32 %w, -1022
 %y = icmp slt i32 %w, -1100
 %z = select i1 %y, i32 -1100, i32 %w
 %aa = add nsw i32 %z, 128
 %ab = select i1 %x, i32 %aa, i32 %w
 %ac = call i32 @llvm.nvvm.d2i.hi(double %n)
 %ad = shl i32 %ab, 20
 %ae = add nsw i32 %ac, %ad
 %af = call i32 @llvm.nvvm.d2i.lo(double %n)
 %ag = call double @llvm.nvvm.lohi.i2d(i32 %af, i32 %ae)
 br i1 %x, label %ah, label %ai

ah:
 %aj = call double @llvm.nvvm.mul.rn.d(double %ag, double 0x37F0000000000000)
 br label %ai

ai:
 %ak = phi double [ %ag, %g ], [ %aj, %ah ]
 %al = icmp sgt i32 %w, 1023
 %am = select i1 %al, double 0x7FF0000000000000, double %ak
 %an = fcmp ogt double %d, 0.000000e+00
 %ao = fcmp olt double %d, 0x7FF0000000000000
 %ap = select i1 %an, i1 %ao, i1 false
 %aq = bitcast double %am to i64
 %ar = and i64 %aq, 9223372036854775807
 %as = bitcast double %a to i64
 %at = and i64 %as, -9223372036854775808
 %au = or i64 %ar, %at
 %av = bitcast i64 %au to double
 %aw = fadd double %a, %a
 %ax = select i1 %ap, double %av, double %aw
 ret double %ax
}
define float @__nv_ldexpf(float %a, i32 %b) alwaysinline #0 {
c:
 %d = call float @llvm.nvvm.fabs.f(float %a)
 %e = fcmp olt float %d, 0x3810000000000000
 br i1 %e, label %f, label %g

f:
 %h = call float @llvm.nvvm.mul.rn.f(float %d, float 0x4170000000000000)
 br label %g

g:
 %i = phi float [ %h, %f ], [ %d, %c ]
 %j = bitcast float %i to i32
 %k = and i32 %j, 8388607
 %l = or i32 %k, 1065353216
 %m = lshr i32 %j, 23
 %n = select i1 %e, i32 151, i32 127
 %o = sub nsw i32 %m, %n
 %p = icmp sgt i32 %b, 400
 %q = icmp slt i32 %b, -400
 %r = select i1 %q, i32 -400, i32 %b
 %s = select i1 %p, i32 400, i32 %r
 %t = add nsw i32 %o, %s
 %u = icmp slt i32 %t, -126
 %v = icmp slt i32 %t, -180
 %w = select i1 %v, i32 -180, i32 %t
 %x = add nsw i32 %w, 64
 %y = select i1 %u, i32 %x, i32 %t
 %z = shl i32 %y, 23
 %aa = add i32 %l, %z
 %ab = bitcast i32 %aa to float
 br i1 %u, label %ac, label %ad

ac:
 %ae = call float @llvm.nvvm.mul.rn.f(float %ab, float 0x3BF0000000000000)
 br label %ad

ad:
 %af = phi float [ %ab, %g ], [ %ae, %ac ]
 %ag = icmp sgt i32 %t, 127
 %ah = select i1 %ag, float 0x7FF0000000000000, float %af
 %ai = fcmp ogt float %d, 0.000000e+00
 %aj = fcmp olt float %d, 0x7FF0000000000000
 %ak = select i1 %ai, i1 %aj, i1 false
 %al = bitcast float %ah to i32
 %am = and i32 %al, 2147483647
 %an = bitcast float %a to i32
 %ao = and i32 %an, -2147483648
 %ap = or i32 %am, %ao
 %aq = bitcast i32 %ap to float
 %ar = fadd float %a, %a
 %as = select i1 %ak, float %aq, float %ar
 ret float %as
}
define double @__nv_ll2double_rd(i64 %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.ll2d.rm(i64 %a)
 ret double %b
}
define double @__nv_ll2double_rn(i64 %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.ll2d.rn(i64 %a)
 ret double %b
}
define double @__nv_ll2double_ru(i64 %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.ll2d.rp(i64 %a)
 ret double %b
}
define double @__nv_ll2double_rz(i64 %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.ll2d.rz(i64 %a)
 ret double %b
}
define float @__nv_ll2float_rd(i64 %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.ll2f.rm(i64 %a)
 ret float %b
}
define float @__nv_ll2float_rn(i64 %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.ll2f.rn(i64 %a)
 ret float %b
}
define float @__nv_ll2float_ru(i64 %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.ll2f.rp(i64 %a)
 ret float %b
}
define float @__nv_ll2float_rz(i64 %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.ll2f.rz(i64 %a)
 ret float %b
}
define i64 @__nv_llabs(i64 %a) alwaysinline #0 {
 %b = call i64 @llvm.abs.i64(i64 %a, i1 false)
 ret i64 %b
}
define i64 @__nv_llmax(i64 %a, i64 %b) alwaysinline #0 {
 %c = call i64 @llvm.smax.i64(i64 %a, i64 %b)
 ret i64 %c
}
define i64 @__nv_llmin(i64 %a, i64 %b) alwaysinline #0 {
 %c = call i64 @llvm.smin.i64(i64 %a, i64 %b)
 ret i64 %c
}
define i64 @__nv_llrint(double %a) alwaysinline #0 {
 %b = call i64 @llvm.nvvm.d2ll.rn(double %a)
 ret i64 %b
}
define i64 @__nv_llrintf(float %a) alwaysinline #0 {
 %b = call i64 @llvm.nvvm.f2ll.rn(float %a)
 ret i64 %b
}
define i64 @__nv_llround(double %a) alwaysinline #0 {
 %b = bitcast double %a to i64
 %c = and i64 %b, -9223372036854775808
 %d = or i64 %c, 4602678819172646911
 %e = bitcast i64 %d to double
 %f = call double @llvm.nvvm.add.rn.d(double %a, double %e)
 %g = call double @llvm.nvvm.trunc.d(double %f)
 %h = call i64 @llvm.nvvm.d2ll.rz(double %g)
 ret i64 %h
}
define i64 @__nv_llroundf(float %a) alwaysinline #0 {
 %b = bitcast float %a to i32
 %c = and i32 %b, -2147483648
 %d = or i32 %c, 1056964607
 %e = bitcast i32 %d to float
 %f = call float @llvm.nvvm.add.rn.f(float %a, float %e)
 %g = call float @llvm.nvvm.trunc.f(float %f)
 %h = call i64 @llvm.nvvm.f2ll.rz(float %g)
 ret i64 %h
}
define double @__nv_log(double %a) alwaysinline #0 {
b:
 %c = fcmp olt double %a, 0x10000000000000
 br i1 %c, label %d, label %e

d:
 %f = call double @llvm.nvvm.mul.rn.d(double %a, double 0x4350000000000000)
 br label %e

e:
 %g = phi double [ %f, %d ], [ %a, %b ]
 %h = call i32 @llvm.nvvm.d2i.hi(double %g)
 %i = add nsw i32 %h, -1072079006
 %j = and i32 %i, -1048576
 %k = ashr i32 %j, 20
 %l = select i1 %c, i32 54, i32 0
 %m = sub nsw i32 %k, %l
 %n = sitofp i32 %m to double
 %o = sub nsw i32 %h, %j
 %p = call i32 @llvm.nvvm.d2i.lo(double %g)
 %q = call double @llvm.nvvm.lohi.i2d(i32 %p, i32 %o)
 %r = fneg double 1.000000e+00
 %s = call double @llvm.nvvm.add.rn.d(double %q, double %r)
 %t = call double @llvm.nvvm.add.rn.d(double %s, double 2.000000e+00)
 %u = call double @llvm.nvvm.rcp.approx.ftz.d(double %t)
 %v = fneg double %t
 %w = call double @llvm.fma.f64(double %v, double %u, double 1.000000e+00)
 %x = call double @llvm.fma.f64(double %w, double %w, double %w)
 %y = call double @llvm.fma.f64(double %x, double %u, double %u)
 %z = call double @llvm.nvvm.mul.rn.d(double %s, double %y)
 %aa = call double @llvm.fma.f64(double %v, double %z, double %s)
 %ab = call double @llvm.fma.f64(double %aa, double %y, double %z)
 %ac = fneg double 2.000000e+00
 %ad = call double @llvm.nvvm.add.rn.d(double %t, double %ac)
 %ae = fneg double %ad
 %af = call double @llvm.nvvm.add.rn.d(double %s, double %ae)
 %ag = fneg double %ab
 %ah = call double @llvm.fma.f64(double %ag, double %t, double %s)
 %ai = call double @llvm.fma.f64(double %ag, double %af, double %ah)
 %aj = call double @llvm.nvvm.rcp.approx.ftz.d(double %t)
 %ak = call double @llvm.nvvm.mul.rn.d(double %ai, double %aj)
 %al = call double @llvm.nvvm.mul.rn.d(double %ab, double %ab)
 %am = call double @llvm.nvvm.mul.rn.d(double %ab, double %al)
 %an = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %al, double 0x3FC39A1CEE91D120)
 %ao = call double @llvm.fma.f64(double %an, double %al, double 0x3FC74663DB7A1073)
 %ap = call double @llvm.fma.f64(double %ao, double %al, double 0x3FCC71C5211851F1)
 %aq = call double @llvm.fma.f64(double %ap, double %al, double 0x3FD24924941E37CC)
 %ar = call double @llvm.fma.f64(double %aq, double %al, double 0x3FD999999997FF08)
 %as = call double @llvm.fma.f64(double %ar, double %al, double 0x3FE5555555555592)
 %at = call double @llvm.nvvm.add.rn.d(double %ak, double %ak)
 %au = call double @llvm.fma.f64(double %am, double %as, double %at)
 %av = call double @llvm.nvvm.add.rn.d(double %ab, double %ab)
 %aw = call double @llvm.fma.f64(double %n, double 0x3C7ABC9E3B39803F, double %au)
 %ax = call double @llvm.fma.f64(double %n, double 0x3FE62E42FEFA39EF, double %av)
 %ay = fneg double %ax
 %az = call double @llvm.fma.f64(double %n, double 0x3FE62E42FEFA39EF, double %ay)
 %ba = fneg double %av
 %bb = fneg double %ba
 %bc = call double @llvm.nvvm.add.rn.d(double %az, double %bb)
 %bd = call double @llvm.nvvm.add.rn.d(double %aw, double %bc)
 %be = call double @llvm.nvvm.add.rn.d(double %ax, double %bd)
 %bf = fcmp uge double %a, 0x7FF0000000000000
 %bg = fadd double %a, %a
 %bh = select i1 %bf, double %bg, double %be
 %bi = fcmp olt double %a, 0.000000e+00
 %bj = select i1 %bi, double 0xFFF8000000000000, double %bh
 %bk = fcmp oeq double %a, 0.000000e+00
 %bl = fneg double 0x7FF0000000000000
 %bm = select i1 %bk, double %bl, double %bj
 ret double %bm
}
define double @__nv_log10(double %a) alwaysinline #0 {
b:
 %c = fcmp olt double %a, 0x10000000000000
 br i1 %c, label %d, label %e

d:
 %f = call double @llvm.nvvm.mul.rn.d(double %a, double 0x4350000000000000)
 br label %e

e:
 %g = phi double [ %f, %d ], [ %a, %b ]
 %h = call i32 @llvm.nvvm.d2i.hi(double %g)
 %i = add nsw i32 %h, -1072079006
 %j = and i32 %i, -1048576
 %k = ashr i32 %j, 20
 %l = select i1 %c, i32 54, i32 0
 %m = sub nsw i32 %k, %l
 %n = sitofp i32 %m to double
 %o = sub nsw i32 %h, %j
 %p = call i32 @llvm.nvvm.d2i.lo(double %g)
 %q = call double @llvm.nvvm.lohi.i2d(i32 %p, i32 %o)
 %r = fneg double 1.000000e+00
 %s = call double @llvm.nvvm.add.rn.d(double %q, double %r)
 %t = call double @llvm.nvvm.add.rn.d(double %s, double 2.000000e+00)
 %u = call double @llvm.nvvm.rcp.approx.ftz.d(double %t)
 %v = fneg double %t
 %w = call double @llvm.fma.f64(double %v, double %u, double 1.000000e+00)
 %x = call double @llvm.fma.f64(double %w, double %w, double %w)
 %y = call double @llvm.fma.f64(double %x, double %u, double %u)
 %z = call double @llvm.nvvm.mul.rn.d(double %s, double %y)
 %aa = call double @llvm.fma.f64(double %v, double %z, double %s)
 %ab = call double @llvm.fma.f64(double %aa, double %y, double %z)
 %ac = fneg double 2.000000e+00
 %ad = call double @llvm.nvvm.add.rn.d(double %t, double %ac)
 %ae = fneg double %ad
 %af = call double @llvm.nvvm.add.rn.d(double %s, double %ae)
 %ag = fneg double %ab
 %ah = call double @llvm.fma.f64(double %ag, double %t, double %s)
 %ai = call double @llvm.fma.f64(double %ag, double %af, double %ah)
 %aj = call double @llvm.nvvm.rcp.approx.ftz.d(double %t)
 %ak = call double @llvm.nvvm.mul.rn.d(double %ai, double %aj)
 %al = call double @llvm.nvvm.mul.rn.d(double %ab, double %ab)
 %am = call double @llvm.nvvm.mul.rn.d(double %ab, double %al)
 %an = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %al, double 0x3FC39A1CEE91D120)
 %ao = call double @llvm.fma.f64(double %an, double %al, double 0x3FC74663DB7A1073)
 %ap = call double @llvm.fma.f64(double %ao, double %al, double 0x3FCC71C5211851F1)
 %aq = call double @llvm.fma.f64(double %ap, double %al, double 0x3FD24924941E37CC)
 %ar = call double @llvm.fma.f64(double %aq, double %al, double 0x3FD999999997FF08)
 %as = call double @llvm.fma.f64(double %ar, double %al, double 0x3FE5555555555592)
 %at = call double @llvm.nvvm.add.rn.d(double %ak, double %ak)
 %au = call double @llvm.fma.f64(double %am, double %as, double %at)
 %av = call double @llvm.nvvm.add.rn.d(double %ab, double %ab)
 %aw = call double @llvm.nvvm.mul.rn.d(double %av, double 0x3FDBCB7B1526E50E)
 %ax = fneg double %aw
 %ay = call double @llvm.fma.f64(double %av, double 0x3FDBCB7B1526E50E, double %ax)
 %az = call double @llvm.fma.f64(double %au, double 0x3FDBCB7B1526E50E, double %ay)
 %ba = call double @llvm.fma.f64(double %av, double 0x3C695355BAAAFAD3, double %az)
 %bb = fneg double 0x3C49DC1DA994FD21
 %bc = call double @llvm.fma.f64(double %n, double %bb, double %ba)
 %bd = call double @llvm.fma.f64(double %n, double 0x3FD34413509F79FF, double %aw)
 %be = fneg double %n
 %bf = call double @llvm.fma.f64(double %be, double 0x3FD34413509F79FF, double %bd)
 %bg = fneg double %bf
 %bh = call double @llvm.nvvm.add.rn.d(double %aw, double %bg)
 %bi = call double @llvm.nvvm.add.rn.d(double %bc, double %bh)
 %bj = call double @llvm.nvvm.add.rn.d(double %bd, double %bi)
 %bk = fcmp uge double %a, 0x7FF0000000000000
 %bl = fadd double %a, %a
 %bm = select i1 %bk, double %bl, double %bj
 %bn = fcmp olt double %a, 0.000000e+00
 %bo = select i1 %bn, double 0xFFF8000000000000, double %bm
 %bp = fcmp oeq double %a, 0.000000e+00
 %bq = fneg double 0x7FF0000000000000
 %br = select i1 %bp, double %bq, double %bo
 ret double %br
}
define float @__nv_log10f(float %a) alwaysinline #0 {
 %b = fcmp olt float %a, 0x3810000000000000
 %c = select i1 %b, float 0x4160000000000000, float 1.000000e+00
 %d = call float @llvm.nvvm.mul.rn.f(float %a, float %c)
 %e = bitcast float %d to i32
 %f = add i32 %e, -1059760811
 %g = and i32 %f, -8388608
 %h = sub i32 %e, %g
 %i = bitcast i32 %h to float
 %j = fneg float 1.000000e+00
 %k = call float @llvm.nvvm.add.rn.f(float %i, float %j)
 %l = sitofp i32 %g to float
 %m = fneg float 2.300000e+01
 %n = select i1 %b, float %m, float 0.000000e+00
 %o = call float @llvm.fma.f32(float %l, float 0x3E80000000000000, float %n)
 %p = call float @llvm.nvvm.mul.rn.f(float %k, float %k)
 %q = fneg float 0x3FC0805A20000000
 %r = fneg float 0x3FBF311340000000
 %s = fneg float 0x3FC559DD00000000
 %t = fneg float 0x3FCFFFEF00000000
 %u = fneg float 5.000000e-01
 %v = call float @llvm.fma.f32(float %q, float %k, float 0x3FC1E669E0000000)
 %w = call float @llvm.fma.f32(float %v, float %k, float %r)
 %x = call float @llvm.fma.f32(float %w, float %k, float 0x3FC1ED7280000000)
 %y = call float @llvm.fma.f32(float %x, float %k, float %s)
 %z = call float @llvm.fma.f32(float %y, float %k, float 0x3FC99D0340000000)
 %aa = call float @llvm.fma.f32(float %z, float %k, float %t)
 %ab = call float @llvm.fma.f32(float %aa, float %k, float 0x3FD5555060000000)
 %ac = call float @llvm.fma.f32(float %ab, float %k, float %u)
 %ad = call float @llvm.nvvm.mul.rn.f(float %p, float %ac)
 %ae = fneg float 0x3E45B235E0000000
 %af = fneg float 0x3E4EC10C00000000
 %ag = call float @llvm.nvvm.mul.rn.f(float %o, float %af)
 %ah = call float @llvm.fma.f32(float %k, float %ae, float %ag)
 %ai = call float @llvm.fma.f32(float %ad, float 0x3FDBCB7B20000000, float %ah)
 %aj = call float @llvm.fma.f32(float %k, float 0x3FDBCB7B20000000, float %ai)
 %ak = call float @llvm.fma.f32(float %o, float 0x3FD3441360000000, float %aj)
 %al = fcmp uge float %a, 0x7FF0000000000000
 %am = fadd float %a, %a
 %an = select i1 %al, float %am, float %ak
 %ao = fcmp olt float %a, 0.000000e+00
 %ap = select i1 %ao, float 0x7FFFFFFFE0000000, float %an
 %aq = fcmp oeq float %a, 0.000000e+00
 %ar = fneg float 0x7FF0000000000000
 %as = select i1 %aq, float %ar, float %ap
 ret float %as
}
define double @__nv_log1p(double %a) alwaysinline #0 {
b:
 %c = call double @llvm.nvvm.add.rn.d(double %a, double 1.000000e+00)
 %d = call double @llvm.nvvm.fabs.d(double %a)
 %e = fcmp olt double %d, 1.000000e+00
 br i1 %e, label %f, label %g

f:
 %h = fneg double 1.000000e+00
 %i = call double @llvm.nvvm.add.rn.d(double %c, double %h)
 %j = fneg double %i
 %k = call double @llvm.nvvm.add.rn.d(double %a, double %j)
 br label %l

g:
 %m = fneg double %a
 %n = call double @llvm.nvvm.add.rn.d(double %c, double %m)
 %o = fneg double %n
 %p = call double @llvm.nvvm.add.rn.d(double 1.000000e+00, double %o)
 br label %l

l:
 %q = phi double [ %k, %f ], [ %p, %g ]
 %r = call double @llvm.nvvm.add.rn.d(double %q, double 0.000000e+00)
 %s = call i32 @llvm.nvvm.d2i.hi(double %c)
 %t = add nsw i32 %s, -1072079006
 %u = and i32 %t, -1048576
 %v = sub nsw i32 %s, %u
 %w = call i32 @llvm.nvvm.d2i.lo(double %c)
 %x = call double @llvm.nvvm.lohi.i2d(i32 %w, i32 %v)
 %y = fneg double 1.000000e+00
 %z = call double @llvm.nvvm.add.rn.d(double %x, double %y)
 %aa = call double @llvm.nvvm.rcp.approx.ftz.d(double %c)
 %ab = call double @llvm.nvvm.mul.rn.d(double %r, double %aa)
 %ac = ashr i32 %u, 20
 %ad = sitofp i32 %ac to double
 %ae = icmp eq i32 %u, 0
 %af = select i1 %ae, double %a, double %z
 %ag = call double @llvm.nvvm.add.rn.d(double %af, double 2.000000e+00)
 %ah = call double @llvm.nvvm.rcp.approx.ftz.d(double %ag)
 %ai = fneg double %ag
 %aj = call double @llvm.fma.f64(double %ai, double %ah, double 1.000000e+00)
 %ak = call double @llvm.fma.f64(double %aj, double %aj, double %aj)
 %al = call double @llvm.fma.f64(double %ak, double %ah, double %ah)
 %am = call double @llvm.nvvm.mul.rn.d(double %af, double %al)
 %an = call double @llvm.fma.f64(double %ai, double %am, double %af)
 %ao = call double @llvm.fma.f64(double %an, double %al, double %am)
 %ap = fneg double 2.000000e+00
 %aq = call double @llvm.nvvm.add.rn.d(double %ag, double %ap)
 %ar = fneg double %aq
 %as = call double @llvm.nvvm.add.rn.d(double %af, double %ar)
 %at = fneg double %ao
 %au = call double @llvm.fma.f64(double %at, double %ag, double %af)
 %av = call double @llvm.fma.f64(double %at, double %as, double %au)
 %aw = call double @llvm.nvvm.rcp.approx.ftz.d(double %ag)
 %ax = call double @llvm.nvvm.mul.rn.d(double %av, double %aw)
 %ay = call double @llvm.nvvm.mul.rn.d(double %ao, double %ao)
 %az = call double @llvm.nvvm.mul.rn.d(double %ao, double %ay)
 %ba = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %ay, double 0x3FC39A1CEE91D120)
 %bb = call double @llvm.fma.f64(double %ba, double %ay, double 0x3FC74663DB7A1073)
 %bc = call double @llvm.fma.f64(double %bb, double %ay, double 0x3FCC71C5211851F1)
 %bd = call double @llvm.fma.f64(double %bc, double %ay, double 0x3FD24924941E37CC)
 %be = call double @llvm.fma.f64(double %bd, double %ay, double 0x3FD999999997FF08)
 %bf = call double @llvm.fma.f64(double %be, double %ay, double 0x3FE5555555555592)
 %bg = call double @llvm.nvvm.add.rn.d(double %ax, double %ax)
 %bh = call double @llvm.fma.f64(double %az, double %bf, double %bg)
 %bi = call double @llvm.nvvm.add.rn.d(double %ao, double %ao)
 %bj = select i1 %ae, double 0.000000e+00, double %ab
 %bk = call double @llvm.fma.f64(double %ad, double 0x3C7ABC9E3B39803F, double %bh)
 %bl = call double @llvm.nvvm.add.rn.d(double %bk, double %bj)
 %bm = call double @llvm.fma.f64(double %ad, double 0x3FE62E42FEFA39EF, double %bi)
 %bn = fneg double %bm
 %bo = call double @llvm.fma.f64(double %ad, double 0x3FE62E42FEFA39EF, double %bn)
 %bp = fneg double %bi
 %bq = fneg double %bp
 %br = call double @llvm.nvvm.add.rn.d(double %bo, double %bq)
 %bs = call double @llvm.nvvm.add.rn.d(double %bl, double %br)
 %bt = call double @llvm.nvvm.add.rn.d(double %bm, double %bs)
 %bu = fcmp uge double %a, 0x7FF0000000000000
 %bv = fadd double %a, %a
 %bw = select i1 %bu, double %bv, double %bt
 %bx = call double @llvm.nvvm.fabs.d(double %a)
 %by = fcmp olt double %bx, 0x3C90000000000000
 %bz = select i1 %by, double %a, double %bw
 %ca = fcmp oeq double %a, %y
 %cb = fneg double 0x7FF0000000000000
 %cc = select i1 %ca, double %cb, double %bz
 %cd = fcmp olt double %a, %y
 %ce = select i1 %cd, double 0xFFF8000000000000, double %cc
 ret double %ce
}
define float @__nv_log1pf(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.add.rn.f(float %a, float 1.000000e+00)
 %c = bitcast float %b to i32
 %d = add i32 %c, -1059760811
 %e = and i32 %d, -8388608
 %f = sub i32 1082130432, %e
 %g = bitcast i32 %f to float
 %h = bitcast float %a to i32
 %i = sub i32 %h, %e
 %j = bitcast i32 %i to float
 %k = fneg float 1.000000e+00
 %l = call float @llvm.fma.f32(float %g, float 2.500000e-01, float %k)
 %m = call float @llvm.nvvm.add.rn.f(float %j, float %l)
 %n = call float @llvm.nvvm.mul.rn.f(float %m, float %m)
 %o = fneg float 0x3FC0805A20000000
 %p = fneg float 0x3FBF311340000000
 %q = fneg float 0x3FC559DD00000000
 %r = fneg float 0x3FCFFFEF00000000
 %s = fneg float 5.000000e-01
 %t = call float @llvm.fma.f32(float %o, float %m, float 0x3FC1E669E0000000)
 %u = call float @llvm.fma.f32(float %t, float %m, float %p)
 %v = call float @llvm.fma.f32(float %u, float %m, float 0x3FC1ED7280000000)
 %w = call float @llvm.fma.f32(float %v, float %m, float %q)
 %x = call float @llvm.fma.f32(float %w, float %m, float 0x3FC99D0340000000)
 %y = call float @llvm.fma.f32(float %x, float %m, float %r)
 %z = call float @llvm.fma.f32(float %y, float %m, float 0x3FD5555060000000)
 %aa = call float @llvm.fma.f32(float %z, float %m, float %s)
 %ab = call float @llvm.fma.f32(float %n, float %aa, float %m)
 %ac = sitofp i32 %e to float
 %ad = call float @llvm.fma.f32(float %ac, float 0x3E762E4300000000, float %ab)
 %ae = fcmp uge float %a, 0x7FF0000000000000
 %af = fadd float %a, %a
 %ag = select i1 %ae, float %af, float %ad
 %ah = call float @llvm.nvvm.fabs.f(float %a)
 %ai = fcmp olt float %ah, 0x3E60000000000000
 %aj = select i1 %ai, float %a, float %ag
 %ak = fcmp oeq float %a, %k
 %al = fneg float 0x7FF0000000000000
 %am = select i1 %ak, float %al, float %aj
 %an = fcmp olt float %a, %k
 %ao = select i1 %an, float 0x7FFFFFFFE0000000, float %am
 ret float %ao
}
define double @__nv_log2(double %a) alwaysinline #0 {
b:
 %c = fcmp olt double %a, 0x10000000000000
 br i1 %c, label %d, label %e

d:
 %f = call double @llvm.nvvm.mul.rn.d(double %a, double 0x4350000000000000)
 br label %e

e:
 %g = phi double [ %f, %d ], [ %a, %b ]
 %h = call i32 @llvm.nvvm.d2i.hi(double %g)
 %i = add nsw i32 %h, -1072079006
 %j = and i32 %i, -1048576
 %k = ashr i32 %j, 20
 %l = select i1 %c, i32 54, i32 0
 %m = sub nsw i32 %k, %l
 %n = sitofp i32 %m to double
 %o = sub nsw i32 %h, %j
 %p = call i32 @llvm.nvvm.d2i.lo(double %g)
 %q = call double @llvm.nvvm.lohi.i2d(i32 %p, i32 %o)
 %r = fneg double 1.000000e+00
 %s = call double @llvm.nvvm.add.rn.d(double %q, double %r)
 %t = call double @llvm.nvvm.add.rn.d(double %s, double 2.000000e+00)
 %u = call double @llvm.nvvm.rcp.approx.ftz.d(double %t)
 %v = fneg double %t
 %w = call double @llvm.fma.f64(double %v, double %u, double 1.000000e+00)
 %x = call double @llvm.fma.f64(double %w, double %w, double %w)
 %y = call double @llvm.fma.f64(double %x, double %u, double %u)
 %z = call double @llvm.nvvm.mul.rn.d(double %s, double %y)
 %aa = call double @llvm.fma.f64(double %v, double %z, double %s)
 %ab = call double @llvm.fma.f64(double %aa, double %y, double %z)
 %ac = fneg double 2.000000e+00
 %ad = call double @llvm.nvvm.add.rn.d(double %t, double %ac)
 %ae = fneg double %ad
 %af = call double @llvm.nvvm.add.rn.d(double %s, double %ae)
 %ag = fneg double %ab
 %ah = call double @llvm.fma.f64(double %ag, double %t, double %s)
 %ai = call double @llvm.fma.f64(double %ag, double %af, double %ah)
 %aj = call double @llvm.nvvm.rcp.approx.ftz.d(double %t)
 %ak = call double @llvm.nvvm.mul.rn.d(double %ai, double %aj)
 %al = call double @llvm.nvvm.mul.rn.d(double %ab, double %ab)
 %am = call double @llvm.nvvm.mul.rn.d(double %ab, double %al)
 %an = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %al, double 0x3FC39A1CEE91D120)
 %ao = call double @llvm.fma.f64(double %an, double %al, double 0x3FC74663DB7A1073)
 %ap = call double @llvm.fma.f64(double %ao, double %al, double 0x3FCC71C5211851F1)
 %aq = call double @llvm.fma.f64(double %ap, double %al, double 0x3FD24924941E37CC)
 %ar = call double @llvm.fma.f64(double %aq, double %al, double 0x3FD999999997FF08)
 %as = call double @llvm.fma.f64(double %ar, double %al, double 0x3FE5555555555592)
 %at = call double @llvm.nvvm.add.rn.d(double %ak, double %ak)
 %au = call double @llvm.fma.f64(double %am, double %as, double %at)
 %av = call double @llvm.nvvm.add.rn.d(double %ab, double %ab)
 %aw = call double @llvm.nvvm.mul.rn.d(double %av, double 0x3FF71547652B82FE)
 %ax = fneg double %aw
 %ay = call double @llvm.fma.f64(double %av, double 0x3FF71547652B82FE, double %ax)
 %az = call double @llvm.fma.f64(double %au, double 0x3FF71547652B82FE, double %ay)
 %ba = call double @llvm.fma.f64(double %av, double 0x3C7777D0FFDA0D24, double %az)
 %bb = call double @llvm.nvvm.add.rn.d(double %n, double %aw)
 %bc = fneg double %n
 %bd = call double @llvm.nvvm.add.rn.d(double %bb, double %bc)
 %be = fneg double %bd
 %bf = call double @llvm.nvvm.add.rn.d(double %aw, double %be)
 %bg = call double @llvm.nvvm.add.rn.d(double %ba, double %bf)
 %bh = call double @llvm.nvvm.add.rn.d(double %bb, double %bg)
 %bi = fcmp uge double %a, 0x7FF0000000000000
 %bj = fadd double %a, %a
 %bk = select i1 %bi, double %bj, double %bh
 %bl = fcmp olt double %a, 0.000000e+00
 %bm = select i1 %bl, double 0xFFF8000000000000, double %bk
 %bn = fcmp oeq double %a, 0.000000e+00
 %bo = fneg double 0x7FF0000000000000
 %bp = select i1 %bn, double %bo, double %bm
 ret double %bp
}
define float @__nv_log2f(float %a) alwaysinline #0 {
 %b = fcmp olt float %a, 0x3810000000000000
 %c = select i1 %b, float 0x4160000000000000, float 1.000000e+00
 %d = call float @llvm.nvvm.mul.rn.f(float %a, float %c)
 %e = bitcast float %d to i32
 %f = add i32 %e, -1059760811
 %g = and i32 %f, -8388608
 %h = sub i32 %e, %g
 %i = bitcast i32 %h to float
 %j = fneg float 1.000000e+00
 %k = call float @llvm.nvvm.add.rn.f(float %i, float %j)
 %l = sitofp i32 %g to float
 %m = fneg float 2.300000e+01
 %n = select i1 %b, float %m, float 0.000000e+00
 %o = call float @llvm.fma.f32(float %l, float 0x3E80000000000000, float %n)
 %p = call float @llvm.nvvm.mul.rn.f(float %k, float %k)
 %q = fneg float 0x3FC0805A20000000
 %r = fneg float 0x3FBF311340000000
 %s = fneg float 0x3FC559DD00000000
 %t = fneg float 0x3FCFFFEF00000000
 %u = fneg float 5.000000e-01
 %v = call float @llvm.fma.f32(float %q, float %k, float 0x3FC1E669E0000000)
 %w = call float @llvm.fma.f32(float %v, float %k, float %r)
 %x = call float @llvm.fma.f32(float %w, float %k, float 0x3FC1ED7280000000)
 %y = call float @llvm.fma.f32(float %x, float %k, float %s)
 %z = call float @llvm.fma.f32(float %y, float %k, float 0x3FC99D0340000000)
 %aa = call float @llvm.fma.f32(float %z, float %k, float %t)
 %ab = call float @llvm.fma.f32(float %aa, float %k, float 0x3FD5555060000000)
 %ac = call float @llvm.fma.f32(float %ab, float %k, float %u)
 %ad = call float @llvm.nvvm.mul.rn.f(float %p, float %ac)
 %ae = call float @llvm.nvvm.mul.rn.f(float %k, float 0x3E54AE0C00000000)
 %af = call float @llvm.fma.f32(float %ad, float 0x3FF7154760000000, float %ae)
 %ag = call float @llvm.fma.f32(float %k, float 0x3FF7154760000000, float %af)
 %ah = call float @llvm.nvvm.add.rn.f(float %ag, float %o)
 %ai = fcmp uge float %a, 0x7FF0000000000000
 %aj = fadd float %a, %a
 %ak = select i1 %ai, float %aj, float %ah
 %al = fcmp olt float %a, 0.000000e+00
 %am = select i1 %al, float 0x7FFFFFFFE0000000, float %ak
 %an = fcmp oeq float %a, 0.000000e+00
 %ao = fneg float 0x7FF0000000000000
 %ap = select i1 %an, float %ao, float %am
 ret float %ap
}
define double @__nv_logb(double %a) alwaysinline #0 {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp olt double %c, 0x10000000000000
 br i1 %d, label %e, label %f

e:
 %g = call double @llvm.nvvm.mul.rn.d(double %c, double 0x4350000000000000)
 br label %f

f:
 %h = phi double [ %g, %e ], [ %c, %b ]
 %i = call i32 @llvm.nvvm.d2i.hi(double %h)
 %j = and i32 %i, 1048575
 %k = or i32 %j, 1072693248
 %l = call i32 @llvm.nvvm.d2i.lo(double %h)
 %m = call double @llvm.nvvm.lohi.i2d(i32 %l, i32 %k)
 %n = call i32 @llvm.nvvm.d2i.hi(double %h)
 %o = lshr i32 %n, 20
 %p = select i1 %d, i32 1077, i32 1023
 %q = sub nsw i32 %o, %p
 %r = sitofp i32 %q to double
 %s = fcmp uge double %c, 0x7FF0000000000000
 %t = select i1 %s, double %c, double %r
 %u = fcmp oeq double %c, 0.000000e+00
 %v = fneg double 0x7FF0000000000000
 %w = select i1 %u, double %v, double %t
 ret double %w
}
define float @__nv_logbf(float %a) alwaysinline #0 {
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = fcmp olt float %c, 0x3810000000000000
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.mul.rn.f(float %c, float 0x4170000000000000)
 br label %f

f:
 %h = phi float [ %g, %e ], [ %c, %b ]
 %i = bitcast float %h to i32
 %j = lshr i32 %i, 23
 %k = select i1 %d, i32 151, i32 127
 %l = sub nsw i32 %j, %k
 %m = sitofp i32 %l to float
 %n = fcmp uge float %c, 0x7FF0000000000000
 %o = select i1 %n, float %c, float %m
 %p = fcmp oeq float %c, 0.000000e+00
 %q = fneg float 0x7FF0000000000000
 %r = select i1 %p, float %q, float %o
 ret float %r
}
define float @__nv_logf(float %a) alwaysinline #0 {
 %b = fcmp olt float %a, 0x3810000000000000
 %c = select i1 %b, float 0x4160000000000000, float 1.000000e+00
 %d = call float @llvm.nvvm.mul.rn.f(float %a, float %c)
 %e = bitcast float %d to i32
 %f = add i32 %e, -1059760811
 %g = and i32 %f, -8388608
 %h = sub i32 %e, %g
 %i = bitcast i32 %h to float
 %j = fneg float 1.000000e+00
 %k = call float @llvm.nvvm.add.rn.f(float %i, float %j)
 %l = sitofp i32 %g to float
 %m = fneg float 2.300000e+01
 %n = select i1 %b, float %m, float 0.000000e+00
 %o = call float @llvm.fma.f32(float %l, float 0x3E80000000000000, float %n)
 %p = fneg float 0x3FC0805A20000000
 %q = fneg float 0x3FBF311340000000
 %r = fneg float 0x3FC559DD00000000
 %s = fneg float 0x3FCFFFEF00000000
 %t = fneg float 5.000000e-01
 %u = call float @llvm.fma.f32(float %p, float %k, float 0x3FC1E669E0000000)
 %v = call float @llvm.fma.f32(float %u, float %k, float %q)
 %w = call float @llvm.fma.f32(float %v, float %k, float 0x3FC1ED7280000000)
 %x = call float @llvm.fma.f32(float %w, float %k, float %r)
 %y = call float @llvm.fma.f32(float %x, float %k, float 0x3FC99D0340000000)
 %z = call float @llvm.fma.f32(float %y, float %k, float %s)
 %aa = call float @llvm.fma.f32(float %z, float %k, float 0x3FD5555060000000)
 %ab = call float @llvm.fma.f32(float %aa, float %k, float %t)
 %ac = call float @llvm.nvvm.mul.rn.f(float %k, float %k)
 %ad = call float @llvm.fma.f32(float %ac, float %ab, float %k)
 %ae = call float @llvm.fma.f32(float %o, float 0x3FE62E4300000000, float %ad)
 %af = fcmp uge float %a, 0x7FF0000000000000
 %ag = fadd float %a, %a
 %ah = select i1 %af, float %ag, float %ae
 %ai = fcmp olt float %a, 0.000000e+00
 %aj = select i1 %ai, float 0x7FFFFFFFE0000000, float %ah
 %ak = fcmp oeq float %a, 0.000000e+00
 %al = fneg float 0x7FF0000000000000
 %am = select i1 %ak, float %al, float %aj
 ret float %am
}
define double @__nv_longlong_as_double(i64 %a) alwaysinline #0 {
 %b = bitcast i64 %a to double
 ret double %b
}
define i32 @__nv_max(i32 %a, i32 %b) alwaysinline #0 {
 %c = call i32 @llvm.smax.i32(i32 %a, i32 %b)
 ret i32 %c
}
define i32 @__nv_min(i32 %a, i32 %b) alwaysinline #0 {
 %c = call i32 @llvm.smin.i32(i32 %a, i32 %b)
 ret i32 %c
}
define double @__nv_modf(double %a, ptr %b) alwaysinline #0 {
c:
 %d = call double @llvm.nvvm.trunc.d(double %a)
 store double %d, ptr %b, align 8
 %e = call double @llvm.nvvm.fabs.d(double %a)
 %f = fcmp oeq double %e, 0x7FF0000000000000
 br i1 %f, label %g, label %h

h:
 %i = fneg double %d
 %j = call double @llvm.nvvm.add.rn.d(double %a, double %i)
 br label %g

g:
 %k = phi double [ 0.000000e+00, %c ], [ %j, %h ]
 %l = bitcast double %k to i64
 %m = and i64 %l, 9223372036854775807
 %n = bitcast double %a to i64
 %o = and i64 %n, -9223372036854775808
 %p = or i64 %m, %o
 %q = bitcast i64 %p to double
 ret double %q
}
define float @__nv_modff(float %a, ptr %b) alwaysinline #0 {
c:
 %d = call float @llvm.nvvm.trunc.f(float %a)
 store float %d, ptr %b, align 4
 %e = call float @llvm.nvvm.fabs.f(float %a)
 %f = fcmp oeq float %e, 0x7FF0000000000000
 br i1 %f, label %g, label %h

h:
 %i = fneg float %d
 %j = call float @llvm.nvvm.add.rn.f(float %a, float %i)
 br label %g

g:
 %k = phi float [ 0.000000e+00, %c ], [ %j, %h ]
 %l = bitcast float %k to i32
 %m = and i32 %l, 2147483647
 %n = bitcast float %a to i32
 %o = and i32 %n, -2147483648
 %p = or i32 %m, %o
 %q = bitcast i32 %p to float
 ret float %q
}
define i32 @__nv_mul24(i32 %a, i32 %b) alwaysinline #0 {
 %c = call i32 @llvm.nvvm.mul24.i(i32 %a, i32 %b)
 ret i32 %c
}
define i64 @__nv_mul64hi(i64 %a, i64 %b) alwaysinline #0 {
 %c = call i64 @llvm.nvvm.mulhi.ll(i64 %a, i64 %b)
 ret i64 %c
}
define i32 @__nv_mulhi(i32 %a, i32 %b) alwaysinline #0 {
 %c = call i32 @llvm.nvvm.mulhi.i(i32 %a, i32 %b)
 ret i32 %c
}
define double @__nv_nan(ptr %a) alwaysinline #0 {
 ret double 0xFFF8000000000000
}
define float @__nv_nanf(ptr %a) alwaysinline #0 {
 ret float 0x7FFFFFFFE0000000
}
define double @__nv_nearbyint(double %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.round.d(double %a)
 ret double %b
}
define float @__nv_nearbyintf(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.round.f(float %a)
 ret float %b
}
define double @__nv_nextafter(double %a, double %b) alwaysinline #0 {
c:
 %d = fcmp une double %a, %a
 %e = fcmp une double %b, %b
 %f = select i1 %d, i1 true, i1 %e
 br i1 %f, label %g, label %h

g:
 %i = fadd double %a, %b
 br label %j

h:
 %k = fcmp oeq double %a, %b
 br i1 %k, label %j, label %l

l:
 %m = fcmp oeq double %a, 0.000000e+00
 br i1 %m, label %n, label %o

n:
 %p = bitcast double %b to i64
 %q = and i64 %p, -9223372036854775808
 %r = or i64 %q, 1
 %s = bitcast i64 %r to double
 br label %j

o:
 %t = bitcast double %a to i64
 %u = fcmp olt double %a, %b
 %v = zext i1 %u to i32
 %w = fcmp ogt double %a, 0.000000e+00
 %x = zext i1 %w to i32
 %y = icmp eq i32 %v, %x
 %z = add i64 %t, 1
 %aa = add i64 %t, -1
 %ab = select i1 %y, i64 %z, i64 %aa
 %ac = bitcast i64 %ab to double
 br label %j

j:
 %ad = phi double [ %i, %g ], [ %b, %h ], [ %s, %n ], [ %ac, %o ]
 ret double %ad
}
define float @__nv_nextafterf(float %a, float %b) alwaysinline #0 {
c:
 %d = fcmp une float %a, %a
 %e = fcmp une float %b, %b
 %f = select i1 %d, i1 true, i1 %e
 br i1 %f, label %g, label %h

g:
 %i = fadd float %a, %b
 br label %j

h:
 %k = fcmp oeq float %a, %b
 br i1 %k, label %j, label %l

l:
 %m = fcmp oeq float %a, 0.000000e+00
 br i1 %m, label %n, label %o

n:
 %p = bitcast float %b to i32
 %q = and i32 %p, -2147483648
 %r = or i32 %q, 1
 %s = bitcast i32 %r to float
 br label %j

o:
 %t = bitcast float %a to i32
 %u = fcmp olt float %a, %b
 %v = zext i1 %u to i32
 %w = fcmp ogt float %a, 0.000000e+00
 %x = zext i1 %w to i32
 %y = icmp eq i32 %v, %x
 %z = add i32 %t, 1
 %aa = add i32 %t, -1
 %ab = select i1 %y, i32 %z, i32 %aa
 %ac = bitcast i32 %ab to float
 br label %j

j:
 %ad = phi float [ %i, %g ], [ %b, %h ], [ %s, %n ], [ %ac, %o ]
 ret float %ad
}
define double @__nv_norm(i32 %a, ptr %b) alwaysinline #0 {
c:
 %d = icmp sgt i32 %a, 0
 br i1 %d, label %e, label %f

e:
 %g = phi double [ %h, %e ], [ 0.000000e+00, %c ]
 %i = phi i32 [ %j, %e ], [ 0, %c ]
 %k = getelementptr inbounds double, ptr %b, i32 %i
 %l = load double, ptr %k, align 8
 %m = call double @llvm.nvvm.fabs.d(double %l)
 %h = call double @llvm.nvvm.fmax.d(double %g, double %m)
 %j = add nsw i32 %i, 1
 %n = icmp slt i32 %j, %a
 br i1 %n, label %e, label %f, !llvm.loop !10

f:
 %o = phi double [ 0.000000e+00, %c ], [ %h, %e ]
 %p = call i32 @llvm.nvvm.d2i.hi(double %o)
 %q = ashr i32 %p, 20
 %r = icmp sgt i32 %q, 2044
 %s = select i1 %r, i32 2044, i32 %q
 %t = sub nsw i32 2045, %s
 %u = shl i32 %t, 20
 %v = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %u)
 %w = add nsw i32 %s, 1
 %x = shl i32 %w, 20
 %y = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %x)
 %z = fcmp oeq double %o, 0x7FF0000000000000
 br i1 %z, label %aa, label %ab

ab:
 br i1 %d, label %ac, label %ad

ac:
 %ae = phi double [ %af, %ac ], [ 0.000000e+00, %ab ]
 %ag = phi i32 [ %ah, %ac ], [ 0, %ab ]
 %ai = getelementptr inbounds double, ptr %b, i32 %ag
 %aj = load double, ptr %ai, align 8
 %ak = call double @llvm.nvvm.mul.rn.d(double %aj, double %v)
 %af = call double @llvm.fma.f64(double %ak, double %ak, double %ae)
 %ah = add nsw i32 %ag, 1
 %al = icmp slt i32 %ah, %a
 br i1 %al, label %ac, label %ad, !llvm.loop !11

ad:
 %am = phi double [ 0.000000e+00, %ab ], [ %af, %ac ]
 %an = call double @llvm.nvvm.sqrt.rn.d(double %am)
 %ao = call double @llvm.nvvm.mul.rn.d(double %an, double %y)
 br label %aa

aa:
 %ap = phi double [ 0x7FF0000000000000, %f ], [ %ao, %ad ]
 ret double %ap
}
define double @__nv_norm3d(double %a, double %b, double %c) alwaysinline #0 {
 %d = call double @llvm.nvvm.fabs.d(double %a)
 %e = call double @llvm.nvvm.fabs.d(double %b)
 %f = call double @llvm.nvvm.fmax.d(double %d, double %e)
 %g = call double @llvm.nvvm.fabs.d(double %c)
 %h = call double @llvm.nvvm.fabs.d(double 0.000000e+00)
 %i = call double @llvm.nvvm.fmax.d(double %g, double %h)
 %j = call double @llvm.nvvm.fmax.d(double %f, double %i)
 %k = call i32 @llvm.nvvm.d2i.hi(double %j)
 %l = ashr i32 %k, 20
 %m = icmp sgt i32 %l, 2044
 %n = select i1 %m, i32 2044, i32 %l
 %o = sub nsw i32 2045, %n
 %p = shl i32 %o, 20
 %q = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %p)
 %r = add nsw i32 %n, 1
 %s = shl i32 %r, 20
 %t = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %s)
 %u = call double @llvm.nvvm.mul.rn.d(double %a, double %q)
 %v = call double @llvm.nvvm.mul.rn.d(double %b, double %q)
 %w = call double @llvm.nvvm.mul.rn.d(double %c, double %q)
 %x = call double @llvm.nvvm.mul.rn.d(double 0.000000e+00, double %q)
 %y = call double @llvm.nvvm.mul.rn.d(double %x, double %x)
 %z = call double @llvm.fma.f64(double %w, double %w, double %y)
 %aa = call double @llvm.fma.f64(double %v, double %v, double %z)
 %ab = call double @llvm.fma.f64(double %u, double %u, double %aa)
 %ac = call double @llvm.nvvm.sqrt.rn.d(double %ab)
 %ad = call double @llvm.nvvm.mul.rn.d(double %ac, double %t)
 %ae = fcmp oeq double %j, 0x7FF0000000000000
 %af = select i1 %ae, double 0x7FF0000000000000, double %ad
 ret double %af
}
define float @__nv_norm3df(float %a, float %b, float %c) alwaysinline #0 {
 %d = call float @llvm.nvvm.fabs.f(float %a)
 %e = call float @llvm.nvvm.fabs.f(float %b)
 %f = call float @llvm.nvvm.fmax.f(float %d, float %e)
 %g = call float @llvm.nvvm.fabs.f(float %c)
 %h = call float @llvm.nvvm.fabs.f(float 0.000000e+00)
 %i = call float @llvm.nvvm.fmax.f(float %g, float %h)
 %j = call float @llvm.nvvm.fmax.f(float %f, float %i)
 %k = bitcast float %j to i32
 %l = lshr i32 %k, 23
 %m = icmp ugt i32 %l, 252
 %n = select i1 %m, i32 252, i32 %l
 %o = sub i32 253, %n
 %p = shl i32 %o, 23
 %q = bitcast i32 %p to float
 %r = add i32 %n, 1
 %s = shl i32 %r, 23
 %t = bitcast i32 %s to float
 %u = call float @llvm.nvvm.mul.rn.f(float %a, float %q)
 %v = call float @llvm.nvvm.mul.rn.f(float %b, float %q)
 %w = call float @llvm.nvvm.mul.rn.f(float %c, float %q)
 %x = call float @llvm.nvvm.mul.rn.f(float 0.000000e+00, float %q)
 %y = call float @llvm.nvvm.mul.rn.f(float %x, float %x)
 %z = call float @llvm.fma.f32(float %w, float %w, float %y)
 %aa = call float @llvm.fma.f32(float %v, float %v, float %z)
 %ab = call float @llvm.fma.f32(float %u, float %u, float %aa)
 %ac = call float @llvm.nvvm.sqrt.rn.f(float %ab)
 %ad = call float @llvm.nvvm.mul.rn.f(float %ac, float %t)
 %ae = fcmp oeq float %j, 0x7FF0000000000000
 %af = select i1 %ae, float 0x7FF0000000000000, float %ad
 ret float %af
}
define double @__nv_norm4d(double %a, double %b, double %c, double %d) alwaysinline #0 {
 %e = call double @llvm.nvvm.fabs.d(double %a)
 %f = call double @llvm.nvvm.fabs.d(double %b)
 %g = call double @llvm.nvvm.fmax.d(double %e, double %f)
 %h = call double @llvm.nvvm.fabs.d(double %c)
 %i = call double @llvm.nvvm.fabs.d(double %d)
 %j = call double @llvm.nvvm.fmax.d(double %h, double %i)
 %k = call double @llvm.nvvm.fmax.d(double %g, double %j)
 %l = call i32 @llvm.nvvm.d2i.hi(double %k)
 %m = ashr i32 %l, 20
 %n = icmp sgt i32 %m, 2044
 %o = select i1 %n, i32 2044, i32 %m
 %p = sub nsw i32 2045, %o
 %q = shl i32 %p, 20
 %r = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %q)
 %s = add nsw i32 %o, 1
 %t = shl i32 %s, 20
 %u = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %t)
 %v = call double @llvm.nvvm.mul.rn.d(double %a, double %r)
 %w = call double @llvm.nvvm.mul.rn.d(double %b, double %r)
 %x = call double @llvm.nvvm.mul.rn.d(double %c, double %r)
 %y = call double @llvm.nvvm.mul.rn.d(double %d, double %r)
 %z = call double @llvm.nvvm.mul.rn.d(double %y, double %y)
 %aa = call double @llvm.fma.f64(double %x, double %x, double %z)
 %ab = call double @llvm.fma.f64(double %w, double %w, double %aa)
 %ac = call double @llvm.fma.f64(double %v, double %v, double %ab)
 %ad = call double @llvm.nvvm.sqrt.rn.d(double %ac)
 %ae = call double @llvm.nvvm.mul.rn.d(double %ad, double %u)
 %af = fcmp oeq double %k, 0x7FF0000000000000
 %ag = select i1 %af, double 0x7FF0000000000000, double %ae
 ret double %ag
}
define float @__nv_norm4df(float %a, float %b, float %c, float %d) alwaysinline #0 {
 %e = call float @llvm.nvvm.fabs.f(float %a)
 %f = call float @llvm.nvvm.fabs.f(float %b)
 %g = call float @llvm.nvvm.fmax.f(float %e, float %f)
 %h = call float @llvm.nvvm.fabs.f(float %c)
 %i = call float @llvm.nvvm.fabs.f(float %d)
 %j = call float @llvm.nvvm.fmax.f(float %h, float %i)
 %k = call float @llvm.nvvm.fmax.f(float %g, float %j)
 %l = bitcast float %k to i32
 %m = lshr i32 %l, 23
 %n = icmp ugt i32 %m, 252
 %o = select i1 %n, i32 252, i32 %m
 %p = sub i32 253, %o
 %q = shl i32 %p, 23
 %r = bitcast i32 %q to float
 %s = add i32 %o, 1
 %t = shl i32 %s, 23
 %u = bitcast i32 %t to float
 %v = call float @llvm.nvvm.mul.rn.f(float %a, float %r)
 %w = call float @llvm.nvvm.mul.rn.f(float %b, float %r)
 %x = call float @llvm.nvvm.mul.rn.f(float %c, float %r)
 %y = call float @llvm.nvvm.mul.rn.f(float %d, float %r)
 %z = call float @llvm.nvvm.mul.rn.f(float %y, float %y)
 %aa = call float @llvm.fma.f32(float %x, float %x, float %z)
 %ab = call float @llvm.fma.f32(float %w, float %w, float %aa)
 %ac = call float @llvm.fma.f32(float %v, float %v, float %ab)
 %ad = call float @llvm.nvvm.sqrt.rn.f(float %ac)
 %ae = call float @llvm.nvvm.mul.rn.f(float %ad, float %u)
 %af = fcmp oeq float %k, 0x7FF0000000000000
 %ag = select i1 %af, float 0x7FF0000000000000, float %ae
 ret float %ag
}
define float @__nv_normf(i32 %a, ptr %b) alwaysinline #0 {
c:
 %d = icmp sgt i32 %a, 0
 br i1 %d, label %e, label %f

e:
 %g = phi float [ %h, %e ], [ 0.000000e+00, %c ]
 %i = phi i32 [ %j, %e ], [ 0, %c ]
 %k = getelementptr inbounds float, ptr %b, i32 %i
 %l = load float, ptr %k, align 4
 %m = call float @llvm.nvvm.fabs.f(float %l)
 %h = call float @llvm.nvvm.fmax.f(float %g, float %m)
 %j = add nsw i32 %i, 1
 %n = icmp slt i32 %j, %a
 br i1 %n, label %e, label %f, !llvm.loop !8

f:
 %o = phi float [ 0.000000e+00, %c ], [ %h, %e ]
 %p = bitcast float %o to i32
 %q = lshr i32 %p, 23
 %r = icmp ugt i32 %q, 252
 %s = select i1 %r, i32 252, i32 %q
 %t = sub i32 253, %s
 %u = shl i32 %t, 23
 %v = bitcast i32 %u to float
 %w = add i32 %s, 1
 %x = shl i32 %w, 23
 %y = bitcast i32 %x to float
 %z = fcmp oeq float %o, 0x7FF0000000000000
 br i1 %z, label %aa, label %ab

ab:
 br i1 %d, label %ac, label %ad

ac:
 %ae = phi float [ %af, %ac ], [ 0.000000e+00, %ab ]
 %ag = phi i32 [ %ah, %ac ], [ 0, %ab ]
 %ai = getelementptr inbounds float, ptr %b, i32 %ag
 %aj = load float, ptr %ai, align 4
 %ak = call float @llvm.nvvm.mul.rn.f(float %aj, float %v)
 %af = call float @llvm.fma.f32(float %ak, float %ak, float %ae)
 %ah = add nsw i32 %ag, 1
 %al = icmp slt i32 %ah, %a
 br i1 %al, label %ac, label %ad, !llvm.loop !9

ad:
 %am = phi float [ 0.000000e+00, %ab ], [ %af, %ac ]
 %an = call float @llvm.nvvm.sqrt.rn.f(float %am)
 %ao = call float @llvm.nvvm.mul.rn.f(float %an, float %y)
 br label %aa

aa:
 %ap = phi float [ 0x7FF0000000000000, %f ], [ %ao, %ad ]
 ret float %ap
}
define i32 @__nv_popc(i32 %a) alwaysinline #0 {
 %b = call i32 @llvm.ctpop.i32(i32 %a)
 ret i32 %b
}
define i32 @__nv_popcll(i64 %a) alwaysinline #0 {
 %b = call i64 @llvm.ctpop.i64(i64 %a)
 %c = trunc i64 %b to i32
 ret i32 %c
}
define double @__nv_pow(double %a, double %b) alwaysinline #0 {
c:
 %d = call double @llvm.nvvm.fabs.d(double %a)
 %e = fcmp olt double %d, 0x10000000000000
 br i1 %e, label %f, label %g

f:
 %h = call double @llvm.nvvm.mul.rn.d(double %d, double 0x4350000000000000)
 br label %g

g:
 %i = phi double [ %h, %f ], [ %d, %c ]
 %j = call i32 @llvm.nvvm.d2i.hi(double %i)
 %k = add nsw i32 %j, -1072079006
 %l = and i32 %k, -1048576
 %m = sub nsw i32 %j, %l
 %n = call i32 @llvm.nvvm.d2i.lo(double %i)
 %o = call double @llvm.nvvm.lohi.i2d(i32 %n, i32 %m)
 %p = ashr i32 %l, 20
 %q = select i1 %e, i32 54, i32 0
 %r = sub nsw i32 %p, %q
 %s = sitofp i32 %r to double
 %t = fneg double 1.000000e+00
 %u = call double @llvm.nvvm.add.rn.d(double %o, double %t)
 %v = call double @llvm.nvvm.add.rn.d(double %o, double 1.000000e+00)
 %w = fneg double 2.000000e+00
 %x = call double @llvm.nvvm.add.rn.d(double %v, double %w)
 %y = fneg double %x
 %z = call double @llvm.nvvm.add.rn.d(double %u, double %y)
 %aa = call double @llvm.nvvm.rcp.approx.ftz.d(double %v)
 %ab = fneg double %v
 %ac = call double @llvm.fma.f64(double %ab, double %aa, double 1.000000e+00)
 %ad = call double @llvm.fma.f64(double %ac, double %ac, double %ac)
 %ae = call double @llvm.fma.f64(double %ad, double %aa, double %aa)
 %af = call double @llvm.nvvm.mul.rn.d(double %u, double %ae)
 %ag = call double @llvm.fma.f64(double %ab, double %af, double %u)
 %ah = call double @llvm.fma.f64(double %ag, double %ae, double %af)
 %ai = fneg double %ah
 %aj = call double @llvm.fma.f64(double %ai, double %v, double %u)
 %ak = call double @llvm.fma.f64(double %ai, double %z, double %aj)
 %al = call double @llvm.nvvm.mul.rn.d(double %ak, double %ae)
 %am = call double @llvm.nvvm.mul.rn.d(double %ah, double %ah)
 %an = call double @llvm.nvvm.add.rn.d(double %ah, double %ah)
 %ao = fneg double %am
 %ap = call double @llvm.fma.f64(double %ah, double %ah, double %ao)
 %aq = call double @llvm.fma.f64(double %an, double %al, double %ap)
 %ar = call double @llvm.nvvm.mul.rn.d(double %ah, double %am)
 %as = fneg double %ar
 %at = call double @llvm.fma.f64(double %ah, double %am, double %as)
 %au = call double @llvm.fma.f64(double %al, double %am, double %at)
 %av = call double @llvm.fma.f64(double %ah, double %aq, double %au)
 %aw = call double @llvm.fma.f64(double 0x3FC0E4587352B550, double %am, double 0x3FC0F7F9DAD14E46)
 %ax = call double @llvm.fma.f64(double %aw, double %am, double 0x3FC3B1EEF2C87A86)
 %ay = call double @llvm.fma.f64(double %ax, double %am, double 0x3FC745CE9D2BB0AC)
 %az = call double @llvm.fma.f64(double %ay, double %am, double 0x3FCC71C722D94985)
 %ba = call double @llvm.fma.f64(double %az, double %am, double 0x3FD2492492457B68)
 %bb = call double @llvm.fma.f64(double %ba, double %am, double 0x3FD9999999999B31)
 %bc = call double @llvm.nvvm.mul.rn.d(double %am, double %bb)
 %bd = call double @llvm.nvvm.add.rn.d(double 0x3FE5555555555555, double %bc)
 %be = fneg double 0x3FE5555555555555
 %bf = call double @llvm.nvvm.add.rn.d(double %bd, double %be)
 %bg = fneg double %bf
 %bh = call double @llvm.nvvm.add.rn.d(double %bc, double %bg)
 %bi = call double @llvm.nvvm.add.rn.d(double %bh, double 0x3C85555555555555)
 %bj = call double @llvm.nvvm.mul.rn.d(double %ar, double %bd)
 %bk = fneg double %bj
 %bl = call double @llvm.fma.f64(double %ar, double %bd, double %bk)
 %bm = call double @llvm.fma.f64(double %av, double %bd, double %bl)
 %bn = call double @llvm.fma.f64(double %ar, double %bi, double %bm)
 %bo = call double @llvm.fma.f64(double 2.000000e+00, double %ah, double %bj)
 %bp = call double @llvm.fma.f64(double %w, double %ah, double %bo)
 %bq = fneg double %bp
 %br = call double @llvm.nvvm.add.rn.d(double %bj, double %bq)
 %bs = call double @llvm.fma.f64(double 2.000000e+00, double %al, double %bn)
 %bt = call double @llvm.nvvm.add.rn.d(double %br, double %bs)
 %bu = call double @llvm.nvvm.mul.rn.d(double %s, double 0x3FE62E42FEFA39EF)
 %bv = fneg double %bu
 %bw = call double @llvm.fma.f64(double %s, double 0x3FE62E42FEFA39EF, double %bv)
 %bx = call double @llvm.fma.f64(double %s, double 0x3C7ABC9E3B39803F, double %bw)
 %by = call double @llvm.nvvm.add.rn.d(double %bu, double %bo)
 %bz = call double @llvm.nvvm.add.rn.d(double %by, double %bv)
 %ca = fneg double %bz
 %cb = call double @llvm.nvvm.add.rn.d(double %bo, double %ca)
 %cc = call double @llvm.nvvm.add.rn.d(double %bx, double %cb)
 %cd = call double @llvm.nvvm.add.rn.d(double %bt, double %cc)
 %ce = call double @llvm.nvvm.add.rn.d(double %by, double %cd)
 %cf = fneg double %ce
 %cg = call double @llvm.nvvm.add.rn.d(double %by, double %cf)
 %ch = call double @llvm.nvvm.add.rn.d(double %cg, double %cd)
 %ci = call double @llvm.nvvm.mul.rn.d(double %b, double %ce)
 %cj = fneg double %ci
 %ck = call double @llvm.fma.f64(double %b, double %ce, double %cj)
 %cl = call double @llvm.fma.f64(double %b, double %ch, double %ck)
 %cm = call double @llvm.nvvm.fabs.d(double %ci)
 %cn = fcmp uge double %cm, 8.000000e+02
 %co = fcmp olt double %ci, 0.000000e+00
 %cp = fneg double 8.000000e+02
 %cq = select i1 %co, double %cp, double 8.000000e+02
 %cr = select i1 %cn, double 0.000000e+00, double %cl
 %cs = select i1 %cn, double %cq, double %ci
 %ct = call double @llvm.fma.f64(double %cs, double 0x3FF71547652B82FE, double 0x4338000000000000)
 %cu = fneg double 0x4338000000000000
 %cv = call double @llvm.nvvm.add.rn.d(double %ct, double %cu)
 %cw = fneg double 0x3FE62E42FEFA39EF
 %cx = call double @llvm.fma.f64(double %cv, double %cw, double %cs)
 %cy = fneg double 0x3C7ABC9E3B39803F
 %cz = call double @llvm.fma.f64(double %cv, double %cy, double %cx)
 %da = call double @llvm.nvvm.add.rn.d(double %cz, double %cr)
 %db = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %da, double 0x3E928AC42499A595)
 %dc = call double @llvm.fma.f64(double %db, double %da, double 0x3EC71E1020D8E228)
 %dd = call double @llvm.fma.f64(double %dc, double %da, double 0x3EFA0199C1CD9ADB)
 %de = call double @llvm.fma.f64(double %dd, double %da, double 0x3F2A01A0099AC101)
 %df = call double @llvm.fma.f64(double %de, double %da, double 0x3F56C16C1832F509)
 %dg = call double @llvm.fma.f64(double %df, double %da, double 0x3F81111111130878)
 %dh = call double @llvm.fma.f64(double %dg, double %da, double 0x3FA5555555550C82)
 %di = call double @llvm.fma.f64(double %dh, double %da, double 0x3FC5555555555542)
 %dj = call double @llvm.fma.f64(double %di, double %da, double 0x3FE000000000000A)
 %dk = call double @llvm.fma.f64(double %dj, double %da, double 1.000000e+00)
 %dl = call double @llvm.fma.f64(double %dk, double %da, double 1.000000e+00)
 %dm = call i32 @llvm.nvvm.d2i.lo(double %ct)
 %dn = call double @llvm.nvvm.fabs.d(double %cs)
 %do = fcmp olt double %dn, 7.080000e+02
 %dp = fneg double 7.460000e+02
 br i1 %do, label %dq, label %dr

dq:
 %ds = call i32 @llvm.nvvm.d2i.hi(double %dl)
 %dt = shl i32 %dm, 20
 %du = add nsw i32 %ds, %dt
 %dv = call i32 @llvm.nvvm.d2i.lo(double %dl)
 %dw = call double @llvm.nvvm.lohi.i2d(i32 %dv, i32 %du)
 br label %dx

dr:
 %dy = ashr i32 %dm, 1
 %dz = add nsw i32 %dy, 1023
 %ea = shl i32 %dz, 20
 %eb = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %ea)
 %ec = call double @llvm.nvvm.mul.rn.d(double %dl, double %eb)
 %ed = sub nsw i32 %dm, %dy
 %ee = add nsw i32 %ed, 1023
 %ef = shl i32 %ee, 20
 %eg = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %ef)
 %eh = call double @llvm.nvvm.mul.rn.d(double %ec, double %eg)
 %ei = fcmp ogt double %cs, 7.099000e+02
 %ej = select i1 %ei, double 0x7FF0000000000000, double %eh
 %ek = fcmp olt double %cs, %dp
 %el = select i1 %ek, double 0.000000e+00, double %ej
 %em = fcmp une double %cs, %cs
 %en = fadd double %cs, %cs
 %eo = select i1 %em, double %en, double %el
 br label %dx

dx:
 %ep = phi double [ %dw, %dq ], [ %eo, %dr ]
 %eq = call double @llvm.nvvm.trunc.d(double %b)
 %er = fcmp oeq double %eq, %b
 %es = call double @llvm.nvvm.mul.rn.d(double %b, double 5.000000e-01)
 br i1 %er, label %et, label %eu

et:
 %ev = call double @llvm.nvvm.trunc.d(double %es)
 %ew = fcmp une double %ev, %es
 br label %eu

eu:
 %ex = phi i1 [ false, %dx ], [ %ew, %et ]
 %ey = call i32 @llvm.nvvm.d2i.hi(double %b)
 %ez = icmp slt i32 %ey, 0
 %fa = fcmp oeq double %d, 0.000000e+00
 %fb = fcmp oeq double %d, 0x7FF0000000000000
 %fc = select i1 %fa, i1 true, i1 %fb
 %fd = zext i1 %fa to i32
 %fe = zext i1 %ez to i32
 %ff = icmp eq i32 %fd, %fe
 %fg = select i1 %ff, double 0x7FF0000000000000, double 0.000000e+00
 %fh = select i1 %fc, double %fg, double %ep
 %fi = call double @llvm.nvvm.fabs.d(double %b)
 %fj = fcmp oeq double %fi, 0x7FF0000000000000
 %fk = fcmp oeq double %d, 1.000000e+00
 %fl = fcmp ogt double %d, 1.000000e+00
 %fm = zext i1 %fl to i32
 %fn = icmp eq i32 %fm, %fe
 %fo = select i1 %fn, double 0.000000e+00, double 0x7FF0000000000000
 %fp = select i1 %fk, double 1.000000e+00, double %fo
 %fq = select i1 %fj, double %fp, double %fh
 %fr = call i32 @llvm.nvvm.d2i.hi(double %a)
 %fs = icmp slt i32 %fr, 0
 br i1 %fs, label %ft, label %fu

ft:
 %fv = fneg double %fq
 %fw = select i1 %ex, double %fv, double %fq
 %fx = fcmp ogt double %d, 0.000000e+00
 %fy = select i1 %er, i1 false, i1 %fx
 %fz = fcmp olt double %d, 0x7FF0000000000000
 %ga = select i1 %fy, i1 %fz, i1 false
 %gb = select i1 %ga, double 0xFFF8000000000000, double %fw
 br label %fu

fu:
 %gc = phi double [ %fq, %eu ], [ %gb, %ft ]
 %gd = fcmp une double %a, %a
 %ge = fcmp une double %b, %b
 %gf = select i1 %gd, i1 true, i1 %ge
 %gg = fadd double %a, %b
 %gh = select i1 %gf, double %gg, double %gc
 %gi = fcmp oeq double %a, 1.000000e+00
 %gj = fcmp oeq double %b, 0.000000e+00
 %gk = select i1 %gi, i1 true, i1 %gj
 %gl = select i1 %gk, double 1.000000e+00, double %gh
 ret double %gl
}
define float @__nv_powf(float %a, float %b) alwaysinline #0 {
c:
 %d = call float @llvm.nvvm.fabs.f(float %a)
 %e = fcmp olt float %d, 0x3810000000000000
 %f = select i1 %e, float 0x4170000000000000, float 1.000000e+00
 %g = call float @llvm.nvvm.mul.rn.f(float %d, float %f)
 %h = bitcast float %g to i32
 %i = add i32 %h, -1060439283
 %j = and i32 %i, -8388608
 %k = sub i32 %h, %j
 %l = bitcast i32 %k to float
 %m = sitofp i32 %j to float
 %n = fneg float 2.400000e+01
 %o = select i1 %e, float %n, float 0.000000e+00
 %p = call float @llvm.fma.f32(float %m, float 0x3E80000000000000, float %o)
 %q = fneg float 1.000000e+00
 %r = call float @llvm.nvvm.add.rn.f(float %l, float %q)
 %s = call float @llvm.nvvm.add.rn.f(float %l, float 1.000000e+00)
 %t = fneg float 2.000000e+00
 %u = call float @llvm.nvvm.add.rn.f(float %s, float %t)
 %v = fneg float %u
 %w = call float @llvm.nvvm.add.rn.f(float %r, float %v)
 %x = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %s) #2
 %y = call float @llvm.nvvm.mul.rn.f(float %r, float %x)
 %z = fneg float %y
 %aa = call float @llvm.fma.f32(float %z, float %s, float %r)
 %ab = call float @llvm.fma.f32(float %z, float %w, float %aa)
 %ac = call float @llvm.nvvm.mul.rn.f(float %ab, float %x)
 %ad = call float @llvm.nvvm.mul.rn.f(float %y, float %y)
 %ae = call float @llvm.nvvm.mul.rn.f(float %y, float %ad)
 %af = call float @llvm.fma.f32(float 0x3FDB940060000000, float %ad, float 0x3FE274C9C0000000)
 %ag = call float @llvm.fma.f32(float %af, float %ad, float 0x3FEEC70D20000000)
 %ah = call float @llvm.nvvm.mul.rn.f(float %ae, float %ag)
 %ai = call float @llvm.nvvm.mul.rn.f(float %y, float 0x4007154760000000)
 %aj = fneg float %ai
 %ak = call float @llvm.fma.f32(float %y, float 0x4007154760000000, float %aj)
 %al = call float @llvm.fma.f32(float %ac, float 0x4007154760000000, float %ak)
 %am = call float @llvm.fma.f32(float %y, float 0x3E64AE0C00000000, float %al)
 %an = call float @llvm.nvvm.add.rn.f(float %am, float %ah)
 %ao = call float @llvm.nvvm.add.rn.f(float %p, float %ai)
 %ap = fneg float %p
 %aq = call float @llvm.nvvm.add.rn.f(float %ao, float %ap)
 %ar = fneg float %aq
 %as = call float @llvm.nvvm.add.rn.f(float %ai, float %ar)
 %at = call float @llvm.nvvm.add.rn.f(float %an, float %as)
 %au = call float @llvm.nvvm.add.rn.f(float %ao, float %at)
 %av = fneg float %au
 %aw = call float @llvm.nvvm.add.rn.f(float %ao, float %av)
 %ax = call float @llvm.nvvm.add.rn.f(float %aw, float %at)
 %ay = call float @llvm.nvvm.mul.rn.f(float %b, float %au)
 %az = fneg float %ay
 %ba = call float @llvm.fma.f32(float %b, float %au, float %az)
 %bb = call float @llvm.fma.f32(float %b, float %ax, float %ba)
 %bc = call float @llvm.nvvm.fabs.f(float %ay)
 %bd = fcmp olt float %bc, 3.000000e+02
 %be = select i1 %bd, float %bb, float 0.000000e+00
 %bf = call float @llvm.nvvm.fmin.f(float %ay, float 1.270000e+02)
 %bg = fneg float 1.260000e+02
 %bh = call float @llvm.nvvm.fmax.f(float %bf, float %bg)
 %bi = call float @llvm.nvvm.add.rn.f(float %bh, float 0x4168000FE0000000)
 %bj = fneg float 0x4168000FE0000000
 %bk = call float @llvm.nvvm.add.rn.f(float %bi, float %bj)
 %bl = call float @llvm.nvvm.fmin.f(float %ay, float 3.000000e+02)
 %bm = fneg float 3.000000e+02
 %bn = call float @llvm.nvvm.fmax.f(float %bl, float %bm)
 %bo = fneg float %bk
 %bp = call float @llvm.nvvm.add.rn.f(float %bn, float %bo)
 %bq = call float @llvm.nvvm.add.rn.f(float %bp, float %be)
 %br = call float @llvm.nvvm.ex2.approx.ftz.f(float %bq)
 %bs = bitcast float %bi to i32
 %bt = shl i32 %bs, 23
 %bu = bitcast i32 %bt to float
 %bv = call float @llvm.nvvm.mul.rn.f(float %br, float %bu)
 %bw = call float @llvm.nvvm.trunc.f(float %b)
 %bx = fcmp oeq float %bw, %b
 %by = call float @llvm.nvvm.mul.rn.f(float %b, float 5.000000e-01)
 br i1 %bx, label %bz, label %ca

bz:
 %cb = call float @llvm.nvvm.trunc.f(float %by)
 %cc = fcmp une float %cb, %by
 br label %ca

ca:
 %cd = phi i1 [ false, %c ], [ %cc, %bz ]
 %ce = bitcast float %b to i32
 %cf = icmp slt i32 %ce, 0
 %cg = fcmp oeq float %d, 0.000000e+00
 %ch = fcmp oeq float %d, 0x7FF0000000000000
 %ci = select i1 %cg, i1 true, i1 %ch
 %cj = zext i1 %cg to i32
 %ck = zext i1 %cf to i32
 %cl = icmp eq i32 %cj, %ck
 %cm = select i1 %cl, float 0x7FF0000000000000, float 0.000000e+00
 %cn = select i1 %ci, float %cm, float %bv
 %co = call float @llvm.nvvm.fabs.f(float %b)
 %cp = fcmp oeq float %co, 0x7FF0000000000000
 %cq = fcmp oeq float %d, 1.000000e+00
 %cr = fcmp ogt float %d, 1.000000e+00
 %cs = zext i1 %cr to i32
 %ct = icmp eq i32 %cs, %ck
 %cu = select i1 %ct, float 0.000000e+00, float 0x7FF0000000000000
 %cv = select i1 %cq, float 1.000000e+00, float %cu
 %cw = select i1 %cp, float %cv, float %cn
 %cx = bitcast float %a to i32
 %cy = icmp slt i32 %cx, 0
 br i1 %cy, label %cz, label %da

cz:
 %db = fneg float %cw
 %dc = select i1 %cd, float %db, float %cw
 %dd = fcmp ogt float %d, 0.000000e+00
 %de = select i1 %bx, i1 false, i1 %dd
 %df = fcmp olt float %d, 0x7FF0000000000000
 %dg = select i1 %de, i1 %df, i1 false
 %dh = select i1 %dg, float 0x7FFFFFFFE0000000, float %dc
 br label %da

da:
 %di = phi float [ %cw, %ca ], [ %dh, %cz ]
 %dj = fcmp une float %a, %a
 %dk = fcmp une float %b, %b
 %dl = select i1 %dj, i1 true, i1 %dk
 %dm = fadd float %a, %b
 %dn = select i1 %dl, float %dm, float %di
 %do = fcmp oeq float %a, 1.000000e+00
 %dp = fcmp oeq float %b, 0.000000e+00
 %dq = select i1 %do, i1 true, i1 %dp
 %dr = select i1 %dq, float 1.000000e+00, float %dn
 ret float %dr
}
define double @__nv_powi(double %a, i32 %b) alwaysinline #0 {
c:
 %d = icmp slt i32 %b, 0
 %e = sub i32 0, %b
 %f = select i1 %d, i32 %e, i32 %b
 %g = icmp ne i32 %f, 0
 br i1 %g, label %h, label %i

h:
 %j = phi double [ %k, %l ], [ %a, %c ]
 %m = phi i32 [ %n, %l ], [ %f, %c ]
 %o = phi double [ %p, %l ], [ 1.000000e+00, %c ]
 %q = and i32 %m, 1
 %r = icmp ne i32 %q, 0
 br i1 %r, label %s, label %l

s:
 %t = call double @llvm.nvvm.mul.rn.d(double %o, double %j)
 br label %l

l:
 %p = phi double [ %o, %h ], [ %t, %s ]
 %k = call double @llvm.nvvm.mul.rn.d(double %j, double %j)
 %n = lshr i32 %m, 1
 %u = icmp ne i32 %n, 0
 br i1 %u, label %h, label %i, !llvm.loop !7

i:
 %v = phi double [ 1.000000e+00, %c ], [ %p, %l ]
 br i1 %d, label %w, label %x

w:
 %y = call double @llvm.nvvm.div.rn.d(double 1.000000e+00, double %v)
 br label %x

x:
 %z = phi double [ %y, %w ], [ %v, %i ]
 ret double %z
}
define float @__nv_powif(float %a, i32 %b) alwaysinline #0 {
c:
 %d = icmp slt i32 %b, 0
 %e = sub i32 0, %b
 %f = select i1 %d, i32 %e, i32 %b
 %g = icmp ne i32 %f, 0
 br i1 %g, label %h, label %i

h:
 %j = phi float [ %k, %l ], [ %a, %c ]
 %m = phi i32 [ %n, %l ], [ %f, %c ]
 %o = phi float [ %p, %l ], [ 1.000000e+00, %c ]
 %q = and i32 %m, 1
 %r = icmp ne i32 %q, 0
 br i1 %r, label %s, label %l

s:
 %t = call float @llvm.nvvm.mul.rn.f(float %o, float %j)
 br label %l

l:
 %p = phi float [ %o, %h ], [ %t, %s ]
 %k = call float @llvm.nvvm.mul.rn.f(float %j, float %j)
 %n = lshr i32 %m, 1
 %u = icmp ne i32 %n, 0
 br i1 %u, label %h, label %i, !llvm.loop !6

i:
 %v = phi float [ 1.000000e+00, %c ], [ %p, %l ]
 br i1 %d, label %w, label %x

w:
 %y = call float @llvm.nvvm.div.rn.f(float 1.000000e+00, float %v)
 br label %x

x:
 %z = phi float [ %y, %w ], [ %v, %i ]
 ret float %z
}
define double @__nv_rcbrt(double %a) alwaysinline #0 {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp olt double %c, 0x10000000000000
 br i1 %d, label %e, label %f

e:
 %g = call double @llvm.nvvm.mul.rn.d(double %c, double 0x4350000000000000)
 br label %f

f:
 %h = phi double [ %g, %e ], [ %c, %b ]
 %i = call i32 @llvm.nvvm.d2i.hi(double %h)
 %j = ashr i32 %i, 20
 %k = add i32 %j, 2050
 %l = mul i32 %k, 43691
 %m = lshr i32 %l, 17
 %n = add nsw i32 %m, -1024
 %o = call i32 @llvm.nvvm.d2i.hi(double %h)
 %p = mul nsw i32 %n, 3
 %q = shl i32 %p, 20
 %r = sub nsw i32 %o, %q
 %s = call i32 @llvm.nvvm.d2i.lo(double %h)
 %t = call double @llvm.nvvm.lohi.i2d(i32 %s, i32 %r)
 %u = fptrunc double %t to float
 %v = fneg float 1.000000e+00
 %w = call float @llvm.nvvm.lg2.approx.ftz.f(float %u)
 %x = fmul float %v, 0x3FD5555560000000
 %y = call float @llvm.nvvm.mul.rn.f(float %w, float %x)
 %z = call float @llvm.nvvm.ex2.approx.ftz.f(float %y)
 %aa = fpext float %z to double
 %ab = call double @llvm.nvvm.mul.rn.d(double %aa, double %aa)
 %ac = call double @llvm.nvvm.mul.rn.d(double %t, double %aa)
 %ad = fneg double %ac
 %ae = call double @llvm.fma.f64(double %ad, double %ab, double 1.000000e+00)
 %af = call double @llvm.nvvm.mul.rn.d(double %aa, double %ae)
 %ag = call double @llvm.fma.f64(double %ae, double 0x3FCC71C71C71C71C, double 0x3FD5555555555555)
 %ah = call double @llvm.fma.f64(double %af, double %ag, double %aa)
 %ai = add i32 %m, -1042
 %aj = select i1 %d, i32 %ai, i32 %n
 %ak = call double @llvm.nvvm.mul.rn.d(double %ah, double %ah)
 %al = fneg double %ak
 %am = call double @llvm.fma.f64(double %ah, double %ah, double %al)
 %an = call double @llvm.nvvm.mul.rn.d(double %t, double %ah)
 %ao = fneg double %an
 %ap = call double @llvm.fma.f64(double %t, double %ah, double %ao)
 %aq = fneg double %ap
 %ar = call double @llvm.fma.f64(double %ao, double %ak, double 1.000000e+00)
 %as = call double @llvm.fma.f64(double %ao, double %am, double %ar)
 %at = call double @llvm.fma.f64(double %aq, double %ak, double %as)
 %au = call double @llvm.nvvm.mul.rn.d(double %ah, double %at)
 %av = call double @llvm.fma.f64(double %au, double 0x3FD5555555555555, double %ah)
 %aw = sub nsw i32 0, %aj
 %ax = add nsw i32 %aw, 1023
 %ay = shl i32 %ax, 20
 %az = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %ay)
 %ba = call double @llvm.nvvm.mul.rn.d(double %av, double %az)
 %bb = fcmp oeq double %c, 0x7FF0000000000000
 %bc = select i1 %bb, double 0.000000e+00, double %ba
 %bd = fcmp oeq double %c, 0.000000e+00
 %be = select i1 %bd, double 0x7FF0000000000000, double %bc
 %bf = fcmp une double %a, %a
 %bg = fadd double %a, %a
 %bh = bitcast double %be to i64
 %bi = and i64 %bh, 9223372036854775807
 %bj = bitcast double %a to i64
 %bk = and i64 %bj, -9223372036854775808
 %bl = or i64 %bi, %bk
 %bm = bitcast i64 %bl to double
 %bn = select i1 %bf, double %bg, double %bm
 ret double %bn
}
define float @__nv_rcbrtf(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.fabs.f(float %a)
 %c = fcmp olt float %b, 0x3810000000000000
 %d = select i1 %c, float 0x4170000000000000, float 1.000000e+00
 %e = call float @llvm.nvvm.mul.rn.f(float %b, float %d)
 %f = fneg float 1.000000e+00
 %g = call float @llvm.nvvm.lg2.approx.ftz.f(float %e)
 %h = fmul float %f, 0x3FD5555560000000
 %i = call float @llvm.nvvm.mul.rn.f(float %g, float %h)
 %j = call float @llvm.nvvm.ex2.approx.ftz.f(float %i)
 %k = call float @llvm.nvvm.mul.rn.f(float %j, float %j)
 %l = call float @llvm.nvvm.mul.rn.f(float %e, float %j)
 %m = fneg float %l
 %n = call float @llvm.fma.f32(float %e, float %j, float %m)
 %o = fneg float %n
 %p = call float @llvm.fma.f32(float %m, float %k, float 1.000000e+00)
 %q = call float @llvm.fma.f32(float %o, float %k, float %p)
 %r = call float @llvm.nvvm.mul.rn.f(float %j, float %q)
 %s = call float @llvm.fma.f32(float %r, float 0x3FD5555560000000, float %j)
 %t = select i1 %c, float 2.560000e+02, float 1.000000e+00
 %u = call float @llvm.nvvm.mul.rn.f(float %s, float %t)
 %v = fcmp oeq float %b, 0x7FF0000000000000
 %w = select i1 %v, float 0.000000e+00, float %u
 %x = fcmp oeq float %b, 0.000000e+00
 %y = select i1 %x, float 0x7FF0000000000000, float %w
 %z = fcmp une float %a, %a
 %aa = fadd float %a, %a
 %ab = bitcast float %y to i32
 %ac = and i32 %ab, 2147483647
 %ad = bitcast float %a to i32
 %ae = and i32 %ad, -2147483648
 %af = or i32 %ac, %ae
 %ag = bitcast i32 %af to float
 %ah = select i1 %z, float %aa, float %ag
 ret float %ah
}
define double @__nv_rcp64h(double %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.rcp.approx.ftz.d(double %a)
 ret double %b
}
define double @__nv_remainder(double %a, double %b) alwaysinline #0 {
c:
 %d = call double @llvm.nvvm.fabs.d(double %a)
 %e = call double @llvm.nvvm.fabs.d(double %b)
 %f = fcmp uge double %d, 0x7FF0000000000000
 %g = fcmp ule double %e, 0.000000e+00
 %h = select i1 %f, i1 true, i1 %g
 br i1 %h, label %i, label %j

j:
 %k = fcmp oge double %d, %e
 br i1 %k, label %l, label %m

l:
 %n = bitcast double %e to i64
 %o = icmp ult i64 %n, 4503599627370496
 %p = lshr i64 %n, 52
 %q = trunc i64 %p to i32
 %r = call i64 @llvm.ctlz.i64(i64 %n, i1 false)
 %s = trunc i64 %r to i32
 %t = sub nsw i32 12, %s
 %u = fneg double 1.000000e+00
 %v = select i1 %o, i32 %t, i32 %q
 br label %w

w:
 %x = phi double [ %y, %z ], [ %d, %l ]
 %aa = phi i32 [ %ab, %z ], [ 0, %l ]
 %ac = bitcast double %x to i64
 %ad = icmp ult i64 %ac, 4503599627370496
 br i1 %ad, label %ae, label %af

ae:
 %ag = call i64 @llvm.ctlz.i64(i64 %ac, i1 false)
 %ah = trunc i64 %ag to i32
 %ai = sub nsw i32 12, %ah
 br label %aj

af:
 %ak = lshr i64 %ac, 52
 %al = trunc i64 %ak to i32
 br label %aj

aj:
 %am = phi i32 [ %ai, %ae ], [ %al, %af ]
 %an = sub nsw i32 %am, %v
 %ao = icmp sgt i32 %an, 50
 %ap = add nsw i32 %an, -50
 %aq = select i1 %ao, i32 %ap, i32 0
 %ar = icmp sgt i32 %aq, 0
 br i1 %ar, label %as, label %at

as:
 %au = phi double [ %av, %as ], [ %e, %aj ]
 %aw = phi i32 [ %ax, %as ], [ %aq, %aj ]
 %ay = icmp sgt i32 %aw, 1000
 %az = select i1 %ay, i32 1000, i32 %aw
 %ba = add nsw i32 %az, 1023
 %bb = shl i32 %ba, 20
 %bc = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %bb)
 %av = call double @llvm.nvvm.mul.rn.d(double %au, double %bc)
 %ax = add nsw i32 %aw, -1000
 %bd = icmp sgt i32 %ax, 0
 br i1 %bd, label %as, label %at, !llvm.loop !4

at:
 %be = phi double [ %e, %aj ], [ %av, %as ]
 %bf = call double @llvm.nvvm.div.rn.d(double %x, double %be)
 %bg = call double @llvm.nvvm.trunc.d(double %bf)
 %bh = fneg double %bg
 %bi = call double @llvm.fma.f64(double %bh, double %be, double %x)
 %bj = fcmp olt double %bi, 0.000000e+00
 br i1 %bj, label %bk, label %bl

bk:
 %bm = call double @llvm.nvvm.add.rn.d(double %bi, double %be)
 %bn = call double @llvm.nvvm.add.rn.d(double %bg, double %u)
 br label %bl

bl:
 %y = phi double [ %bi, %at ], [ %bm, %bk ]
 %bo = phi double [ %bg, %at ], [ %bn, %bk ]
 %bp = icmp slt i32 %aq, 32
 br i1 %bp, label %bq, label %z

bq:
 %br = call i64 @llvm.nvvm.d2ull.rz(double %bo)
 %bs = trunc i64 %br to i32
 %bt = shl i32 %bs, %aq
 br label %z

z:
 %bu = phi i32 [ %bt, %bq ], [ 0, %bl ]
 %ab = add i32 %aa, %bu
 %bv = fcmp oge double %y, %e
 br i1 %bv, label %w, label %m, !llvm.loop !5

m:
 %bw = phi double [ %d, %j ], [ %y, %z ]
 %bx = phi i32 [ 0, %j ], [ %ab, %z ]
 %by = fneg double %bw
 %bz = call double @llvm.nvvm.add.rn.d(double %e, double %by)
 %ca = fcmp olt double %e, 0x7FF0000000000000
 %cb = fcmp ogt double %bw, %bz
 %cc = fcmp oeq double %bw, %bz
 %cd = and i32 %bx, 1
 %ce = icmp ne i32 %cd, 0
 %cf = select i1 %cc, i1 %ce, i1 false
 %cg = select i1 %cb, i1 true, i1 %cf
 %ch = select i1 %ca, i1 %cg, i1 false
 %ci = fneg double %bz
 %cj = select i1 %ch, double %ci, double %bw
 %ck = call i32 @llvm.nvvm.d2i.hi(double %a)
 %cl = call i32 @llvm.nvvm.d2i.hi(double %b)
 %cm = call i32 @llvm.nvvm.d2i.hi(double %a)
 %cn = icmp slt i32 %cm, 0
 %co = fneg double %cj
 %cp = select i1 %cn, double %co, double %cj
 br label %i

i:
 %cq = phi double [ 0xFFF8000000000000, %c ], [ %cp, %m ]
 ret double %cq
}
define float @__nv_remainderf(float %a, float %b) alwaysinline #0 {
c:
 %d = call float @llvm.nvvm.fabs.f(float %a)
 %e = call float @llvm.nvvm.fabs.f(float %b)
 %f = fcmp uge float %d, 0x7FF0000000000000
 %g = fcmp ule float %e, 0.000000e+00
 %h = select i1 %f, i1 true, i1 %g
 br i1 %h, label %i, label %j

j:
 %k = fcmp oge float %d, %e
 br i1 %k, label %l, label %m

l:
 %n = bitcast float %e to i32
 %o = icmp ult i32 %n, 8388608
 %p = call i32 @llvm.ctlz.i32(i32 %n, i1 false)
 %q = sub nsw i32 9, %p
 %r = lshr i32 %n, 23
 %s = select i1 %o, i32 %q, i32 %r
 %t = fneg float 1.000000e+00
 br label %u

u:
 %v = phi float [ %w, %x ], [ %d, %l ]
 %y = phi i32 [ %z, %x ], [ 0, %l ]
 %aa = bitcast float %v to i32
 %ab = icmp ult i32 %aa, 8388608
 %ac = call i32 @llvm.ctlz.i32(i32 %aa, i1 false)
 %ad = sub nsw i32 9, %ac
 %ae = lshr i32 %aa, 23
 %af = select i1 %ab, i32 %ad, i32 %ae
 %ag = sub nsw i32 %af, %s
 %ah = icmp sgt i32 %ag, 22
 %ai = add nsw i32 %ag, -22
 %aj = select i1 %ah, i32 %ai, i32 0
 %ak = icmp sgt i32 %aj, 0
 br i1 %ak, label %al, label %am

al:
 %an = phi float [ %ao, %al ], [ %e, %u ]
 %ap = phi i32 [ %aq, %al ], [ %aj, %u ]
 %ar = icmp sgt i32 %ap, 120
 %as = select i1 %ar, i32 120, i32 %ap
 %at = add nsw i32 %as, 127
 %au = shl i32 %at, 23
 %av = bitcast i32 %au to float
 %ao = call float @llvm.nvvm.mul.rn.f(float %an, float %av)
 %aq = add nsw i32 %ap, -120
 %aw = icmp sgt i32 %aq, 0
 br i1 %aw, label %al, label %am, !llvm.loop !1

am:
 %ax = phi float [ %e, %u ], [ %ao, %al ]
 %ay = call float @llvm.nvvm.div.rn.f(float %v, float %ax)
 %az = call float @llvm.nvvm.trunc.f(float %ay)
 %ba = fneg float %az
 %bb = call float @llvm.fma.f32(float %ba, float %ax, float %v)
 %bc = fcmp olt float %bb, 0.000000e+00
 br i1 %bc, label %bd, label %be

bd:
 %bf = call float @llvm.nvvm.add.rn.f(float %bb, float %ax)
 %bg = call float @llvm.nvvm.add.rn.f(float %az, float %t)
 br label %be

be:
 %w = phi float [ %bb, %am ], [ %bf, %bd ]
 %bh = phi float [ %az, %am ], [ %bg, %bd ]
 %bi = icmp slt i32 %aj, 32
 br i1 %bi, label %bj, label %x

bj:
 %bk = call i32 @llvm.nvvm.f2ui.rz(float %bh)
 %bl = shl i32 %bk, %aj
 br label %x

x:
 %bm = phi i32 [ %bl, %bj ], [ 0, %be ]
 %z = add i32 %y, %bm
 %bn = fcmp oge float %w, %e
 br i1 %bn, label %u, label %m, !llvm.loop !3

m:
 %bo = phi float [ %d, %j ], [ %w, %x ]
 %bp = phi i32 [ 0, %j ], [ %z, %x ]
 %bq = fneg float %bo
 %br = call float @llvm.nvvm.add.rn.f(float %e, float %bq)
 %bs = fcmp olt float %e, 0x7FF0000000000000
 %bt = fcmp ogt float %bo, %br
 %bu = fcmp oeq float %bo, %br
 %bv = and i32 %bp, 1
 %bw = icmp ne i32 %bv, 0
 %bx = select i1 %bu, i1 %bw, i1 false
 %by = select i1 %bt, i1 true, i1 %bx
 %bz = select i1 %bs, i1 %by, i1 false
 %ca = fneg float %br
 %cb = select i1 %bz, float %ca, float %bo
 %cc = bitcast float %a to i32
 %cd = lshr i32 %cc, 31
 %ce = icmp ne i32 %cd, 0
 %cf = fneg float %cb
 %cg = select i1 %ce, float %cf, float %cb
 br label %i

i:
 %ch = phi float [ 0x7FFFFFFFE0000000, %c ], [ %cg, %m ]
 ret float %ch
}
define double @__nv_remquo(double %a, double %b, ptr %c) alwaysinline #0 {
d:
 %e = call double @llvm.nvvm.fabs.d(double %a)
 %f = call double @llvm.nvvm.fabs.d(double %b)
 %g = fcmp uge double %e, 0x7FF0000000000000
 %h = fcmp ule double %f, 0.000000e+00
 %i = select i1 %g, i1 true, i1 %h
 br i1 %i, label %j, label %k

j:
 store i32 0, ptr %c, align 4
 br label %l

k:
 %m = fcmp oge double %e, %f
 br i1 %m, label %n, label %o

n:
 %p = bitcast double %f to i64
 %q = icmp ult i64 %p, 4503599627370496
 %r = lshr i64 %p, 52
 %s = trunc i64 %r to i32
 %t = call i64 @llvm.ctlz.i64(i64 %p, i1 false)
 %u = trunc i64 %t to i32
 %v = sub nsw i32 12, %u
 %w = fneg double 1.000000e+00
 %x = select i1 %q, i32 %v, i32 %s
 br label %y

y:
 %z = phi double [ %aa, %ab ], [ %e, %n ]
 %ac = phi i32 [ %ad, %ab ], [ 0, %n ]
 %ae = bitcast double %z to i64
 %af = icmp ult i64 %ae, 4503599627370496
 br i1 %af, label %ag, label %ah

ag:
 %ai = call i64 @llvm.ctlz.i64(i64 %ae, i1 false)
 %aj = trunc i64 %ai to i32
 %ak = sub nsw i32 12, %aj
 br label %al

ah:
 %am = lshr i64 %ae, 52
 %an = trunc i64 %am to i32
 br label %al

al:
 %ao = phi i32 [ %ak, %ag ], [ %an, %ah ]
 %ap = sub nsw i32 %ao, %x
 %aq = icmp sgt i32 %ap, 50
 %ar = add nsw i32 %ap, -50
 %as = select i1 %aq, i32 %ar, i32 0
 %at = icmp sgt i32 %as, 0
 br i1 %at, label %au, label %av

au:
 %aw = phi double [ %ax, %au ], [ %f, %al ]
 %ay = phi i32 [ %az, %au ], [ %as, %al ]
 %ba = icmp sgt i32 %ay, 1000
 %bb = select i1 %ba, i32 1000, i32 %ay
 %bc = add nsw i32 %bb, 1023
 %bd = shl i32 %bc, 20
 %be = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %bd)
 %ax = call double @llvm.nvvm.mul.rn.d(double %aw, double %be)
 %az = add nsw i32 %ay, -1000
 %bf = icmp sgt i32 %az, 0
 br i1 %bf, label %au, label %av, !llvm.loop !4

av:
 %bg = phi double [ %f, %al ], [ %ax, %au ]
 %bh = call double @llvm.nvvm.div.rn.d(double %z, double %bg)
 %bi = call double @llvm.nvvm.trunc.d(double %bh)
 %bj = fneg double %bi
 %bk = call double @llvm.fma.f64(double %bj, double %bg, double %z)
 %bl = fcmp olt double %bk, 0.000000e+00
 br i1 %bl, label %bm, label %bn

bm:
 %bo = call double @llvm.nvvm.add.rn.d(double %bk, double %bg)
 %bp = call double @llvm.nvvm.add.rn.d(double %bi, double %w)
 br label %bn

bn:
 %aa = phi double [ %bk, %av ], [ %bo, %bm ]
 %bq = phi double [ %bi, %av ], [ %bp, %bm ]
 %br = icmp slt i32 %as, 32
 br i1 %br, label %bs, label %ab

bs:
 %bt = call i64 @llvm.nvvm.d2ull.rz(double %bq)
 %bu = trunc i64 %bt to i32
 %bv = shl i32 %bu, %as
 br label %ab

ab:
 %bw = phi i32 [ %bv, %bs ], [ 0, %bn ]
 %ad = add i32 %ac, %bw
 %bx = fcmp oge double %aa, %f
 br i1 %bx, label %y, label %o, !llvm.loop !5

o:
 %by = phi double [ %e, %k ], [ %aa, %ab ]
 %bz = phi i32 [ 0, %k ], [ %ad, %ab ]
 %ca = fneg double %by
 %cb = call double @llvm.nvvm.add.rn.d(double %f, double %ca)
 %cc = fcmp olt double %f, 0x7FF0000000000000
 %cd = fcmp ogt double %by, %cb
 %ce = fcmp oeq double %by, %cb
 %cf = and i32 %bz, 1
 %cg = icmp ne i32 %cf, 0
 %ch = select i1 %ce, i1 %cg, i1 false
 %ci = select i1 %cd, i1 true, i1 %ch
 %cj = select i1 %cc, i1 %ci, i1 false
 %ck = fneg double %cb
 %cl = add i32 %bz, 1
 %cm = select i1 %cj, i32 %cl, i32 %bz
 %cn = select i1 %cj, double %ck, double %by
 %co = and i32 %cm, 7
 %cp = call i32 @llvm.nvvm.d2i.hi(double %a)
 %cq = call i32 @llvm.nvvm.d2i.hi(double %b)
 %cr = xor i32 %cp, %cq
 %cs = icmp slt i32 %cr, 0
 %ct = sub nsw i32 0, %co
 %cu = select i1 %cs, i32 %ct, i32 %co
 store i32 %cu, ptr %c, align 4
 %cv = call i32 @llvm.nvvm.d2i.hi(double %a)
 %cw = icmp slt i32 %cv, 0
 %cx = fneg double %cn
 %cy = select i1 %cw, double %cx, double %cn
 br label %l

l:
 %cz = phi double [ 0xFFF8000000000000, %j ], [ %cy, %o ]
 ret double %cz
}
define float @__nv_remquof(float %a, float %b, ptr %c) alwaysinline #0 {
d:
 %e = call float @llvm.nvvm.fabs.f(float %a)
 %f = call float @llvm.nvvm.fabs.f(float %b)
 %g = fcmp uge float %e, 0x7FF0000000000000
 %h = fcmp ule float %f, 0.000000e+00
 %i = select i1 %g, i1 true, i1 %h
 br i1 %i, label %j, label %k

j:
 store i32 0, ptr %c, align 4
 br label %l

k:
 %m = fcmp oge float %e, %f
 br i1 %m, label %n, label %o

n:
 %p = bitcast float %f to i32
 %q = icmp ult i32 %p, 8388608
 %r = call i32 @llvm.ctlz.i32(i32 %p, i1 false)
 %s = sub nsw i32 9, %r
 %t = lshr i32 %p, 23
 %u = select i1 %q, i32 %s, i32 %t
 %v = fneg float 1.000000e+00
 br label %w

w:
 %x = phi float [ %y, %z ], [ %e, %n ]
 %aa = phi i32 [ %ab, %z ], [ 0, %n ]
 %ac = bitcast float %x to i32
 %ad = icmp ult i32 %ac, 8388608
 %ae = call i32 @llvm.ctlz.i32(i32 %ac, i1 false)
 %af = sub nsw i32 9, %ae
 %ag = lshr i32 %ac, 23
 %ah = select i1 %ad, i32 %af, i32 %ag
 %ai = sub nsw i32 %ah, %u
 %aj = icmp sgt i32 %ai, 22
 %ak = add nsw i32 %ai, -22
 %al = select i1 %aj, i32 %ak, i32 0
 %am = icmp sgt i32 %al, 0
 br i1 %am, label %an, label %ao

an:
 %ap = phi float [ %aq, %an ], [ %f, %w ]
 %ar = phi i32 [ %as, %an ], [ %al, %w ]
 %at = icmp sgt i32 %ar, 120
 %au = select i1 %at, i32 120, i32 %ar
 %av = add nsw i32 %au, 127
 %aw = shl i32 %av, 23
 %ax = bitcast i32 %aw to float
 %aq = call float @llvm.nvvm.mul.rn.f(float %ap, float %ax)
 %as = add nsw i32 %ar, -120
 %ay = icmp sgt i32 %as, 0
 br i1 %ay, label %an, label %ao, !llvm.loop !1

ao:
 %az = phi float [ %f, %w ], [ %aq, %an ]
 %ba = call float @llvm.nvvm.div.rn.f(float %x, float %az)
 %bb = call float @llvm.nvvm.trunc.f(float %ba)
 %bc = fneg float %bb
 %bd = call float @llvm.fma.f32(float %bc, float %az, float %x)
 %be = fcmp olt float %bd, 0.000000e+00
 br i1 %be, label %bf, label %bg

bf:
 %bh = call float @llvm.nvvm.add.rn.f(float %bd, float %az)
 %bi = call float @llvm.nvvm.add.rn.f(float %bb, float %v)
 br label %bg

bg:
 %y = phi float [ %bd, %ao ], [ %bh, %bf ]
 %bj = phi float [ %bb, %ao ], [ %bi, %bf ]
 %bk = icmp slt i32 %al, 32
 br i1 %bk, label %bl, label %z

bl:
 %bm = call i32 @llvm.nvvm.f2ui.rz(float %bj)
 %bn = shl i32 %bm, %al
 br label %z

z:
 %bo = phi i32 [ %bn, %bl ], [ 0, %bg ]
 %ab = add i32 %aa, %bo
 %bp = fcmp oge float %y, %f
 br i1 %bp, label %w, label %o, !llvm.loop !3

o:
 %bq = phi float [ %e, %k ], [ %y, %z ]
 %br = phi i32 [ 0, %k ], [ %ab, %z ]
 %bs = fneg float %bq
 %bt = call float @llvm.nvvm.add.rn.f(float %f, float %bs)
 %bu = fcmp olt float %f, 0x7FF0000000000000
 %bv = fcmp ogt float %bq, %bt
 %bw = fcmp oeq float %bq, %bt
 %bx = and i32 %br, 1
 %by = icmp ne i32 %bx, 0
 %bz = select i1 %bw, i1 %by, i1 false
 %ca = select i1 %bv, i1 true, i1 %bz
 %cb = select i1 %bu, i1 %ca, i1 false
 %cc = fneg float %bt
 %cd = add i32 %br, 1
 %ce = select i1 %cb, i32 %cd, i32 %br
 %cf = select i1 %cb, float %cc, float %bq
 %cg = and i32 %ce, 7
 %ch = bitcast float %a to i32
 %ci = bitcast float %b to i32
 %cj = xor i32 %ch, %ci
 %ck = lshr i32 %cj, 31
 %cl = icmp ne i32 %ck, 0
 %cm = sub nsw i32 0, %cg
 %cn = select i1 %cl, i32 %cm, i32 %cg
 store i32 %cn, ptr %c, align 4
 %co = lshr i32 %ch, 31
 %cp = icmp ne i32 %co, 0
 %cq = fneg float %cf
 %cr = select i1 %cp, float %cq, float %cf
 br label %l

l:
 %cs = phi float [ 0x7FFFFFFFE0000000, %j ], [ %cr, %o ]
 ret float %cs
}
define i32 @__nv_rhadd(i32 %a, i32 %b) alwaysinline #0 {
 %c = or i32 %a, %b
 %d = xor i32 %a, %b
 %e = ashr i32 %d, 1
 %f = sub nsw i32 %c, %e
 ret i32 %f
}
define double @__nv_rhypot(double %a, double %b) alwaysinline #0 {
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = call double @llvm.nvvm.fabs.d(double %b)
 %e = call double @llvm.nvvm.fmax.d(double %c, double %d)
 %f = call double @llvm.nvvm.fabs.d(double 0.000000e+00)
 %g = call double @llvm.nvvm.fabs.d(double 0.000000e+00)
 %h = call double @llvm.nvvm.fmax.d(double %f, double %g)
 %i = call double @llvm.nvvm.fmax.d(double %e, double %h)
 %j = call i32 @llvm.nvvm.d2i.hi(double %i)
 %k = ashr i32 %j, 20
 %l = icmp sgt i32 %k, 2044
 %m = select i1 %l, i32 2044, i32 %k
 %n = sub nsw i32 2045, %m
 %o = shl i32 %n, 20
 %p = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %o)
 %q = add nsw i32 %m, 1
 %r = shl i32 %q, 20
 %s = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %r)
 %t = call double @llvm.nvvm.mul.rn.d(double %a, double %p)
 %u = call double @llvm.nvvm.mul.rn.d(double %b, double %p)
 %v = call double @llvm.nvvm.mul.rn.d(double 0.000000e+00, double %p)
 %w = call double @llvm.nvvm.mul.rn.d(double 0.000000e+00, double %p)
 %x = call double @llvm.nvvm.mul.rn.d(double %w, double %w)
 %y = call double @llvm.fma.f64(double %v, double %v, double %x)
 %z = call double @llvm.fma.f64(double %u, double %u, double %y)
 %aa = call double @llvm.fma.f64(double %t, double %t, double %z)
 %ab = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %aa) #2
 %ac = call double @llvm.nvvm.mul.rn.d(double %aa, double %ab)
 %ad = fneg double %ac
 %ae = call double @llvm.fma.f64(double %ad, double %ab, double 1.000000e+00)
 %af = call double @llvm.fma.f64(double 3.750000e-01, double %ae, double 5.000000e-01)
 %ag = call double @llvm.nvvm.mul.rn.d(double %af, double %ae)
 %ah = call double @llvm.fma.f64(double %ag, double %ab, double %ab)
 %ai = call double @llvm.nvvm.mul.rn.d(double %aa, double %ah)
 %aj = fneg double %ai
 %ak = call double @llvm.fma.f64(double %aa, double %ah, double %aj)
 %al = call double @llvm.fma.f64(double %aj, double %ah, double 1.000000e+00)
 %am = fneg double %ak
 %an = call double @llvm.fma.f64(double %am, double %ah, double %al)
 %ao = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %ah)
 %ap = call double @llvm.fma.f64(double %ao, double %an, double %ah)
 %aq = call double @llvm.nvvm.mul.rn.d(double %ap, double %p)
 %ar = fcmp oeq double %aa, 0.000000e+00
 %as = select i1 %ar, double 0x7FF0000000000000, double %aq
 %at = fcmp oeq double %i, 0x7FF0000000000000
 %au = select i1 %at, double 0.000000e+00, double %as
 ret double %au
}
define float @__nv_rhypotf(float %a, float %b) alwaysinline #0 {
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = call float @llvm.nvvm.fabs.f(float %b)
 %e = call float @llvm.nvvm.fmax.f(float %c, float %d)
 %f = call float @llvm.nvvm.fabs.f(float 0.000000e+00)
 %g = call float @llvm.nvvm.fabs.f(float 0.000000e+00)
 %h = call float @llvm.nvvm.fmax.f(float %f, float %g)
 %i = call float @llvm.nvvm.fmax.f(float %e, float %h)
 %j = bitcast float %i to i32
 %k = lshr i32 %j, 23
 %l = icmp ugt i32 %k, 252
 %m = select i1 %l, i32 252, i32 %k
 %n = sub i32 253, %m
 %o = shl i32 %n, 23
 %p = bitcast i32 %o to float
 %q = call float @llvm.nvvm.mul.rn.f(float %a, float %p)
 %r = call float @llvm.nvvm.mul.rn.f(float %b, float %p)
 %s = call float @llvm.nvvm.mul.rn.f(float 0.000000e+00, float %p)
 %t = call float @llvm.nvvm.mul.rn.f(float 0.000000e+00, float %p)
 %u = call float @llvm.nvvm.mul.rn.f(float %t, float %t)
 %v = call float @llvm.fma.f32(float %s, float %s, float %u)
 %w = call float @llvm.fma.f32(float %r, float %r, float %v)
 %x = call float @llvm.fma.f32(float %q, float %q, float %w)
 %y = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %x)
 %z = call float @llvm.nvvm.mul.rn.f(float %x, float %y)
 %aa = fneg float %z
 %ab = call float @llvm.fma.f32(float %aa, float %y, float 1.000000e+00)
 %ac = call float @llvm.nvvm.mul.rn.f(float 5.000000e-01, float %y)
 %ad = call float @llvm.fma.f32(float %ac, float %ab, float %y)
 %ae = call float @llvm.nvvm.mul.rn.f(float %ad, float %p)
 %af = fcmp oeq float %x, 0.000000e+00
 %ag = select i1 %af, float 0x7FF0000000000000, float %ae
 %ah = fcmp oeq float %i, 0x7FF0000000000000
 %ai = select i1 %ah, float 0.000000e+00, float %ag
 ret float %ai
}
define double @__nv_rint(double %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.round.d(double %a)
 ret double %b
}
define float @__nv_rintf(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.round.f(float %a)
 ret float %b
}
define double @__nv_rnorm(i32 %a, ptr %b) alwaysinline #0 {
c:
 %d = icmp sgt i32 %a, 0
 br i1 %d, label %e, label %f

e:
 %g = phi double [ %h, %e ], [ 0.000000e+00, %c ]
 %i = phi i32 [ %j, %e ], [ 0, %c ]
 %k = getelementptr inbounds double, ptr %b, i32 %i
 %l = load double, ptr %k, align 8
 %m = call double @llvm.nvvm.fabs.d(double %l)
 %h = call double @llvm.nvvm.fmax.d(double %g, double %m)
 %j = add nsw i32 %i, 1
 %n = icmp slt i32 %j, %a
 br i1 %n, label %e, label %f, !llvm.loop !10

f:
 %o = phi double [ 0.000000e+00, %c ], [ %h, %e ]
 %p = call i32 @llvm.nvvm.d2i.hi(double %o)
 %q = ashr i32 %p, 20
 %r = icmp sgt i32 %q, 2044
 %s = select i1 %r, i32 2044, i32 %q
 %t = sub nsw i32 2045, %s
 %u = shl i32 %t, 20
 %v = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %u)
 %w = add nsw i32 %s, 1
 %x = shl i32 %w, 20
 %y = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %x)
 %z = fcmp oeq double %o, 0x7FF0000000000000
 br i1 %z, label %aa, label %ab

ab:
 br i1 %d, label %ac, label %ad

ac:
 %ae = phi double [ %af, %ac ], [ 0.000000e+00, %ab ]
 %ag = phi i32 [ %ah, %ac ], [ 0, %ab ]
 %ai = getelementptr inbounds double, ptr %b, i32 %ag
 %aj = load double, ptr %ai, align 8
 %ak = call double @llvm.nvvm.mul.rn.d(double %aj, double %v)
 %af = call double @llvm.fma.f64(double %ak, double %ak, double %ae)
 %ah = add nsw i32 %ag, 1
 %al = icmp slt i32 %ah, %a
 br i1 %al, label %ac, label %ad, !llvm.loop !11

ad:
 %am = phi double [ 0.000000e+00, %ab ], [ %af, %ac ]
 %an = call double @llvm.nvvm.sqrt.rn.d(double %am)
 %ao = call double @llvm.nvvm.div.rn.d(double 1.000000e+00, double %an)
 %ap = call double @llvm.nvvm.mul.rn.d(double %ao, double %v)
 br label %aa

aa:
 %aq = phi double [ 0.000000e+00, %f ], [ %ap, %ad ]
 ret double %aq
}
define double @__nv_rnorm3d(double %a, double %b, double %c) alwaysinline #0 {
 %d = call double @llvm.nvvm.fabs.d(double %a)
 %e = call double @llvm.nvvm.fabs.d(double %b)
 %f = call double @llvm.nvvm.fmax.d(double %d, double %e)
 %g = call double @llvm.nvvm.fabs.d(double %c)
 %h = call double @llvm.nvvm.fabs.d(double 0.000000e+00)
 %i = call double @llvm.nvvm.fmax.d(double %g, double %h)
 %j = call double @llvm.nvvm.fmax.d(double %f, double %i)
 %k = call i32 @llvm.nvvm.d2i.hi(double %j)
 %l = ashr i32 %k, 20
 %m = icmp sgt i32 %l, 2044
 %n = select i1 %m, i32 2044, i32 %l
 %o = sub nsw i32 2045, %n
 %p = shl i32 %o, 20
 %q = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %p)
 %r = add nsw i32 %n, 1
 %s = shl i32 %r, 20
 %t = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %s)
 %u = call double @llvm.nvvm.mul.rn.d(double %a, double %q)
 %v = call double @llvm.nvvm.mul.rn.d(double %b, double %q)
 %w = call double @llvm.nvvm.mul.rn.d(double %c, double %q)
 %x = call double @llvm.nvvm.mul.rn.d(double 0.000000e+00, double %q)
 %y = call double @llvm.nvvm.mul.rn.d(double %x, double %x)
 %z = call double @llvm.fma.f64(double %w, double %w, double %y)
 %aa = call double @llvm.fma.f64(double %v, double %v, double %z)
 %ab = call double @llvm.fma.f64(double %u, double %u, double %aa)
 %ac = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %ab) #2
 %ad = call double @llvm.nvvm.mul.rn.d(double %ab, double %ac)
 %ae = fneg double %ad
 %af = call double @llvm.fma.f64(double %ae, double %ac, double 1.000000e+00)
 %ag = call double @llvm.fma.f64(double 3.750000e-01, double %af, double 5.000000e-01)
 %ah = call double @llvm.nvvm.mul.rn.d(double %ag, double %af)
 %ai = call double @llvm.fma.f64(double %ah, double %ac, double %ac)
 %aj = call double @llvm.nvvm.mul.rn.d(double %ab, double %ai)
 %ak = fneg double %aj
 %al = call double @llvm.fma.f64(double %ab, double %ai, double %ak)
 %am = call double @llvm.fma.f64(double %ak, double %ai, double 1.000000e+00)
 %an = fneg double %al
 %ao = call double @llvm.fma.f64(double %an, double %ai, double %am)
 %ap = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %ai)
 %aq = call double @llvm.fma.f64(double %ap, double %ao, double %ai)
 %ar = call double @llvm.nvvm.mul.rn.d(double %aq, double %q)
 %as = fcmp oeq double %ab, 0.000000e+00
 %at = select i1 %as, double 0x7FF0000000000000, double %ar
 %au = fcmp oeq double %j, 0x7FF0000000000000
 %av = select i1 %au, double 0.000000e+00, double %at
 ret double %av
}
define float @__nv_rnorm3df(float %a, float %b, float %c) alwaysinline #0 {
 %d = call float @llvm.nvvm.fabs.f(float %a)
 %e = call float @llvm.nvvm.fabs.f(float %b)
 %f = call float @llvm.nvvm.fmax.f(float %d, float %e)
 %g = call float @llvm.nvvm.fabs.f(float %c)
 %h = call float @llvm.nvvm.fabs.f(float 0.000000e+00)
 %i = call float @llvm.nvvm.fmax.f(float %g, float %h)
 %j = call float @llvm.nvvm.fmax.f(float %f, float %i)
 %k = bitcast float %j to i32
 %l = lshr i32 %k, 23
 %m = icmp ugt i32 %l, 252
 %n = select i1 %m, i32 252, i32 %l
 %o = sub i32 253, %n
 %p = shl i32 %o, 23
 %q = bitcast i32 %p to float
 %r = call float @llvm.nvvm.mul.rn.f(float %a, float %q)
 %s = call float @llvm.nvvm.mul.rn.f(float %b, float %q)
 %t = call float @llvm.nvvm.mul.rn.f(float %c, float %q)
 %u = call float @llvm.nvvm.mul.rn.f(float 0.000000e+00, float %q)
 %v = call float @llvm.nvvm.mul.rn.f(float %u, float %u)
 %w = call float @llvm.fma.f32(float %t, float %t, float %v)
 %x = call float @llvm.fma.f32(float %s, float %s, float %w)
 %y = call float @llvm.fma.f32(float %r, float %r, float %x)
 %z = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %y)
 %aa = call float @llvm.nvvm.mul.rn.f(float %y, float %z)
 %ab = fneg float %aa
 %ac = call float @llvm.fma.f32(float %ab, float %z, float 1.000000e+00)
 %ad = call float @llvm.nvvm.mul.rn.f(float 5.000000e-01, float %z)
 %ae = call float @llvm.fma.f32(float %ad, float %ac, float %z)
 %af = call float @llvm.nvvm.mul.rn.f(float %ae, float %q)
 %ag = fcmp oeq float %y, 0.000000e+00
 %ah = select i1 %ag, float 0x7FF0000000000000, float %af
 %ai = fcmp oeq float %j, 0x7FF0000000000000
 %aj = select i1 %ai, float 0.000000e+00, float %ah
 ret float %aj
}
define double @__nv_rnorm4d(double %a, double %b, double %c, double %d) alwaysinline #0 {
 %e = call double @llvm.nvvm.fabs.d(double %a)
 %f = call double @llvm.nvvm.fabs.d(double %b)
 %g = call double @llvm.nvvm.fmax.d(double %e, double %f)
 %h = call double @llvm.nvvm.fabs.d(double %c)
 %i = call double @llvm.nvvm.fabs.d(double %d)
 %j = call double @llvm.nvvm.fmax.d(double %h, double %i)
 %k = call double @llvm.nvvm.fmax.d(double %g, double %j)
 %l = call i32 @llvm.nvvm.d2i.hi(double %k)
 %m = ashr i32 %l, 20
 %n = icmp sgt i32 %m, 2044
 %o = select i1 %n, i32 2044, i32 %m
 %p = sub nsw i32 2045, %o
 %q = shl i32 %p, 20
 %r = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %q)
 %s = add nsw i32 %o, 1
 %t = shl i32 %s, 20
 %u = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %t)
 %v = call double @llvm.nvvm.mul.rn.d(double %a, double %r)
 %w = call double @llvm.nvvm.mul.rn.d(double %b, double %r)
 %x = call double @llvm.nvvm.mul.rn.d(double %c, double %r)
 %y = call double @llvm.nvvm.mul.rn.d(double %d, double %r)
 %z = call double @llvm.nvvm.mul.rn.d(double %y, double %y)
 %aa = call double @llvm.fma.f64(double %x, double %x, double %z)
 %ab = call double @llvm.fma.f64(double %w, double %w, double %aa)
 %ac = call double @llvm.fma.f64(double %v, double %v, double %ab)
 %ad = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %ac) #2
 %ae = call double @llvm.nvvm.mul.rn.d(double %ac, double %ad)
 %af = fneg double %ae
 %ag = call double @llvm.fma.f64(double %af, double %ad, double 1.000000e+00)
 %ah = call double @llvm.fma.f64(double 3.750000e-01, double %ag, double 5.000000e-01)
 %ai = call double @llvm.nvvm.mul.rn.d(double %ah, double %ag)
 %aj = call double @llvm.fma.f64(double %ai, double %ad, double %ad)
 %ak = call double @llvm.nvvm.mul.rn.d(double %ac, double %aj)
 %al = fneg double %ak
 %am = call double @llvm.fma.f64(double %ac, double %aj, double %al)
 %an = call double @llvm.fma.f64(double %al, double %aj, double 1.000000e+00)
 %ao = fneg double %am
 %ap = call double @llvm.fma.f64(double %ao, double %aj, double %an)
 %aq = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %aj)
 %ar = call double @llvm.fma.f64(double %aq, double %ap, double %aj)
 %as = call double @llvm.nvvm.mul.rn.d(double %ar, double %r)
 %at = fcmp oeq double %ac, 0.000000e+00
 %au = select i1 %at, double 0x7FF0000000000000, double %as
 %av = fcmp oeq double %k, 0x7FF0000000000000
 %aw = select i1 %av, double 0.000000e+00, double %au
 ret double %aw
}
define float @__nv_rnorm4df(float %a, float %b, float %c, float %d) alwaysinline #0 {
 %e = call float @llvm.nvvm.fabs.f(float %a)
 %f = call float @llvm.nvvm.fabs.f(float %b)
 %g = call float @llvm.nvvm.fmax.f(float %e, float %f)
 %h = call float @llvm.nvvm.fabs.f(float %c)
 %i = call float @llvm.nvvm.fabs.f(float %d)
 %j = call float @llvm.nvvm.fmax.f(float %h, float %i)
 %k = call float @llvm.nvvm.fmax.f(float %g, float %j)
 %l = bitcast float %k to i32
 %m = lshr i32 %l, 23
 %n = icmp ugt i32 %m, 252
 %o = select i1 %n, i32 252, i32 %m
 %p = sub i32 253, %o
 %q = shl i32 %p, 23
 %r = bitcast i32 %q to float
 %s = call float @llvm.nvvm.mul.rn.f(float %a, float %r)
 %t = call float @llvm.nvvm.mul.rn.f(float %b, float %r)
 %u = call float @llvm.nvvm.mul.rn.f(float %c, float %r)
 %v = call float @llvm.nvvm.mul.rn.f(float %d, float %r)
 %w = call float @llvm.nvvm.mul.rn.f(float %v, float %v)
 %x = call float @llvm.fma.f32(float %u, float %u, float %w)
 %y = call float @llvm.fma.f32(float %t, float %t, float %x)
 %z = call float @llvm.fma.f32(float %s, float %s, float %y)
 %aa = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %z)
 %ab = call float @llvm.nvvm.mul.rn.f(float %z, float %aa)
 %ac = fneg float %ab
 %ad = call float @llvm.fma.f32(float %ac, float %aa, float 1.000000e+00)
 %ae = call float @llvm.nvvm.mul.rn.f(float 5.000000e-01, float %aa)
 %af = call float @llvm.fma.f32(float %ae, float %ad, float %aa)
 %ag = call float @llvm.nvvm.mul.rn.f(float %af, float %r)
 %ah = fcmp oeq float %z, 0.000000e+00
 %ai = select i1 %ah, float 0x7FF0000000000000, float %ag
 %aj = fcmp oeq float %k, 0x7FF0000000000000
 %ak = select i1 %aj, float 0.000000e+00, float %ai
 ret float %ak
}
define float @__nv_rnormf(i32 %a, ptr %b) alwaysinline #0 {
c:
 %d = icmp sgt i32 %a, 0
 br i1 %d, label %e, label %f

e:
 %g = phi float [ %h, %e ], [ 0.000000e+00, %c ]
 %i = phi i32 [ %j, %e ], [ 0, %c ]
 %k = getelementptr inbounds float, ptr %b, i32 %i
 %l = load float, ptr %k, align 4
 %m = call float @llvm.nvvm.fabs.f(float %l)
 %h = call float @llvm.nvvm.fmax.f(float %g, float %m)
 %j = add nsw i32 %i, 1
 %n = icmp slt i32 %j, %a
 br i1 %n, label %e, label %f, !llvm.loop !8

f:
 %o = phi float [ 0.000000e+00, %c ], [ %h, %e ]
 %p = bitcast float %o to i32
 %q = lshr i32 %p, 23
 %r = icmp ugt i32 %q, 252
 %s = select i1 %r, i32 252, i32 %q
 %t = sub i32 253, %s
 %u = shl i32 %t, 23
 %v = bitcast i32 %u to float
 %w = fcmp oeq float %o, 0x7FF0000000000000
 br i1 %w, label %x, label %y

y:
 br i1 %d, label %z, label %aa

z:
 %ab = phi float [ %ac, %z ], [ 0.000000e+00, %y ]
 %ad = phi i32 [ %ae, %z ], [ 0, %y ]
 %af = getelementptr inbounds float, ptr %b, i32 %ad
 %ag = load float, ptr %af, align 4
 %ah = call float @llvm.nvvm.mul.rn.f(float %ag, float %v)
 %ac = call float @llvm.fma.f32(float %ah, float %ah, float %ab)
 %ae = add nsw i32 %ad, 1
 %ai = icmp slt i32 %ae, %a
 br i1 %ai, label %z, label %aa, !llvm.loop !9

aa:
 %aj = phi float [ 0.000000e+00, %y ], [ %ac, %z ]
 %ak = call float @llvm.nvvm.sqrt.rn.f(float %aj)
 %al = call float @llvm.nvvm.div.rn.f(float 1.000000e+00, float %ak)
 %am = call float @llvm.nvvm.mul.rn.f(float %al, float %v)
 br label %x

x:
 %an = phi float [ 0.000000e+00, %f ], [ %am, %aa ]
 ret float %an
}
define double @__nv_round(double %a) alwaysinline #0 {
 %b = bitcast double %a to i64
 %c = and i64 %b, -9223372036854775808
 %d = or i64 %c, 4602678819172646911
 %e = bitcast i64 %d to double
 %f = call double @llvm.nvvm.add.rn.d(double %a, double %e)
 %g = call double @llvm.nvvm.trunc.d(double %f)
 ret double %g
}
define float @__nv_roundf(float %a) alwaysinline #0 {
 %b = bitcast float %a to i32
 %c = and i32 %b, -2147483648
 %d = or i32 %c, 1056964607
 %e = bitcast i32 %d to float
 %f = call float @llvm.nvvm.add.rn.f(float %a, float %e)
 %g = call float @llvm.nvvm.trunc.f(float %f)
 ret float %g
}
define double @__nv_rsqrt(double %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.rsqrt.approx.d(double %a)
 ret double %b
}
define float @__nv_rsqrtf(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.rsqrt.approx.f(float %a)
 ret float %b
}
define i32 @__nv_sad(i32 %a, i32 %b, i32 %c) alwaysinline #0 {
 %d = call i32 @llvm.nvvm.sad.i(i32 %a, i32 %b, i32 %c)
 ret i32 %d
}
define float @__nv_saturatef(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.saturate.f(float %a)
 ret float %b
}
define double @__nv_scalbn(double %a, i32 %b) alwaysinline #0 {
c:
 %d = call double @llvm.nvvm.fabs.d(double %a)
 %e = fcmp olt double %d, 0x10000000000000
 br i1 %e, label %f, label %g

f:
 %h = call double @llvm.nvvm.mul.rn.d(double %d, double 0x4350000000000000)
 br label %g

g:
 %i = phi double [ %h, %f ], [ %d, %c ]
 %j = call i32 @llvm.nvvm.d2i.hi(double %i)
 %k = and i32 %j, 1048575
 %l = or i32 %k, 1072693248
 %m = call i32 @llvm.nvvm.d2i.lo(double %i)
 %n = call double @llvm.nvvm.lohi.i2d(i32 %m, i32 %l)
 %o = call i32 @llvm.nvvm.d2i.hi(double %i)
 %p = lshr i32 %o, 20
 %q = select i1 %e, i32 1077, i32 1023
 %r = sub nsw i32 %p, %q
 %s = icmp sgt i32 %b, 3000
 %t = icmp slt i32 %b, -3000
 %u = select i1 %t, i32 -3000, i32 %b
 %v = select i1 %s, i32 3000, i32 %u
 %w = add nsw i32 %r, %v
 %x = icmp slt i32 %w, -1022
 %y = icmp slt i32 %w, -1100
 %z = select i1 %y, i32 -1100, i32 %w
 %aa = add nsw i32 %z, 128
 %ab = select i1 %x, i32 %aa, i32 %w
 %ac = call i32 @llvm.nvvm.d2i.hi(double %n)
 %ad = shl i32 %ab, 20
 %ae = add nsw i32 %ac, %ad
 %af = call i32 @llvm.nvvm.d2i.lo(double %n)
 %ag = call double @llvm.nvvm.lohi.i2d(i32 %af, i32 %ae)
 br i1 %x, label %ah, label %ai

ah:
 %aj = call double @llvm.nvvm.mul.rn.d(double %ag, double 0x37F0000000000000)
 br label %ai

ai:
 %ak = phi double [ %ag, %g ], [ %aj, %ah ]
 %al = icmp sgt i32 %w, 1023
 %am = select i1 %al, double 0x7FF0000000000000, double %ak
 %an = fcmp ogt double %d, 0.000000e+00
 %ao = fcmp olt double %d, 0x7FF0000000000000
 %ap = select i1 %an, i1 %ao, i1 false
 %aq = bitcast double %am to i64
 %ar = and i64 %aq, 9223372036854775807
 %as = bitcast double %a to i64
 %at = and i64 %as, -9223372036854775808
 %au = or i64 %ar, %at
 %av = bitcast i64 %au to double
 %aw = fadd double %a, %a
 %ax = select i1 %ap, double %av, double %aw
 ret double %ax
}
define float @__nv_scalbnf(float %a, i32 %b) alwaysinline #0 {
c:
 %d = call float @llvm.nvvm.fabs.f(float %a)
 %e = fcmp olt float %d, 0x3810000000000000
 br i1 %e, label %f, label %g

f:
 %h = call float @llvm.nvvm.mul.rn.f(float %d, float 0x4170000000000000)
 br label %g

g:
 %i = phi float [ %h, %f ], [ %d, %c ]
 %j = bitcast float %i to i32
 %k = and i32 %j, 8388607
 %l = or i32 %k, 1065353216
 %m = lshr i32 %j, 23
 %n = select i1 %e, i32 151, i32 127
 %o = sub nsw i32 %m, %n
 %p = icmp sgt i32 %b, 400
 %q = icmp slt i32 %b, -400
 %r = select i1 %q, i32 -400, i32 %b
 %s = select i1 %p, i32 400, i32 %r
 %t = add nsw i32 %o, %s
 %u = icmp slt i32 %t, -126
 %v = icmp slt i32 %t, -180
 %w = select i1 %v, i32 -180, i32 %t
 %x = add nsw i32 %w, 64
 %y = select i1 %u, i32 %x, i32 %t
 %z = shl i32 %y, 23
 %aa = add i32 %l, %z
 %ab = bitcast i32 %aa to float
 br i1 %u, label %ac, label %ad

ac:
 %ae = call float @llvm.nvvm.mul.rn.f(float %ab, float 0x3BF0000000000000)
 br label %ad

ad:
 %af = phi float [ %ab, %g ], [ %ae, %ac ]
 %ag = icmp sgt i32 %t, 127
 %ah = select i1 %ag, float 0x7FF0000000000000, float %af
 %ai = fcmp ogt float %d, 0.000000e+00
 %aj = fcmp olt float %d, 0x7FF0000000000000
 %ak = select i1 %ai, i1 %aj, i1 false
 %al = bitcast float %ah to i32
 %am = and i32 %al, 2147483647
 %an = bitcast float %a to i32
 %ao = and i32 %an, -2147483648
 %ap = or i32 %am, %ao
 %aq = bitcast i32 %ap to float
 %ar = fadd float %a, %a
 %as = select i1 %ak, float %aq, float %ar
 ret float %as
}
define i32 @__nv_signbitd(double %a) alwaysinline #0 {
 %b = bitcast double %a to i64
 %c = lshr i64 %b, 63
 %d = trunc i64 %c to i32
 ret i32 %d
}
define i32 @__nv_signbitf(float %a) alwaysinline #0 {
 %b = bitcast float %a to i32
 %c = lshr i32 %b, 31
 ret i32 %c
}
define double @__nv_sin(double %a) alwaysinline #0 {
b:
 %c = alloca i32, align 4
 %d = call double @llvm.fma.f64(double %a, double 0x3FE45F306DC9C883, double 0x4338000000000000)
 %e = call i32 @llvm.nvvm.d2i.lo(double %d)
 store i32 %e, ptr %c, align 4
 %f = fneg double 0x4338000000000000
 %g = call double @llvm.nvvm.add.rn.d(double %d, double %f)
 %h = fneg double 0x3FF921FB54442D18
 %i = call double @llvm.fma.f64(double %g, double %h, double %a)
 %j = fneg double 0x3C91A62633145C07
 %k = call double @llvm.fma.f64(double %g, double %j, double %i)
 %l = call double @llvm.fma.f64(double %g, double 0x391F1976B7ED8FBC, double %k)
 %m = call double @llvm.nvvm.fabs.d(double %a)
 %n = fcmp ogt double %m, 1.000000e+09
 br i1 %n, label %o, label %p

o:
 %q = call double @llvm.nvvm.fabs.d(double %a)
 %r = fcmp uge double %q, 0x7FF0000000000000
 br i1 %r, label %s, label %t

s:
 %u = call double @llvm.nvvm.mul.rn.d(double %a, double 0.000000e+00)
 br label %v

t:
 %w = call double @_ZN30_INTERNAL_00000000_0____nv_abs12reduce_largeEdPi(double %a, ptr %c)
 br label %p

p:
 %x = phi double [ %l, %b ], [ %w, %t ]
 br label %v

v:
 %y = phi double [ %x, %p ], [ %u, %s ]
 %z = load i32, ptr %c, align 4
 %aa = and i32 %z, 1
 %ab = icmp ne i32 %aa, 0
 %ac = call double @llvm.nvvm.mul.rn.d(double %y, double %y)
 %ad = select i1 %ab, double 1.000000e+00, double %y
 %ae = fneg double 0x3DA8FA65EC18C2E0
 %af = select i1 %ab, double %ae, double 0.000000e+00
 %ag = select i1 %ab, double 0x3E21EE9DB8E7130D, double 0x3DE5D8B567CBEE06
 %ah = call double @llvm.fma.f64(double %af, double %ac, double %ag)
 %ai = fneg double 0x3E927E4F7F141479
 %aj = fneg double 0x3E5AE5E4B8648532
 %ak = select i1 %ab, double %ai, double %aj
 %al = call double @llvm.fma.f64(double %ah, double %ac, double %ak)
 %am = select i1 %ab, double 0x3EFA01A019C8ED09, double 0x3EC71DE35552D557
 %an = call double @llvm.fma.f64(double %al, double %ac, double %am)
 %ao = fneg double 0x3F56C16C16C15013
 %ap = fneg double 0x3F2A01A019BE9228
 %aq = select i1 %ab, double %ao, double %ap
 %ar = call double @llvm.fma.f64(double %an, double %ac, double %aq)
 %as = select i1 %ab, double 0x3FA555555555554B, double 0x3F8111111110F730
 %at = call double @llvm.fma.f64(double %ar, double %ac, double %as)
 %au = fneg double 5.000000e-01
 %av = fneg double 0x3FC5555555555548
 %aw = select i1 %ab, double %au, double %av
 %ax = call double @llvm.fma.f64(double %at, double %ac, double %aw)
 %ay = call double @llvm.nvvm.mul.rn.d(double %ac, double %ad)
 %az = call double @llvm.fma.f64(double %ay, double %ax, double %ad)
 %ba = and i32 %z, 2
 %bb = icmp ne i32 %ba, 0
 %bc = fneg double %az
 %bd = select i1 %bb, double %bc, double %az
 %be = fcmp oeq double %a, 0.000000e+00
 %bf = select i1 %be, double %a, double %bd
 ret double %bf
}
define void @__nv_sincos(double %a, ptr %b, ptr %c) alwaysinline #0 {
d:
 %e = alloca i32, align 4
 %f = call double @llvm.fma.f64(double %a, double 0x3FE45F306DC9C883, double 0x4338000000000000)
 %g = call i32 @llvm.nvvm.d2i.lo(double %f)
 store i32 %g, ptr %e, align 4
 %h = fneg double 0x4338000000000000
 %i = call double @llvm.nvvm.add.rn.d(double %f, double %h)
 %j = fneg double 0x3FF921FB54442D18
 %k = call double @llvm.fma.f64(double %i, double %j, double %a)
 %l = fneg double 0x3C91A62633145C07
 %m = call double @llvm.fma.f64(double %i, double %l, double %k)
 %n = call double @llvm.fma.f64(double %i, double 0x391F1976B7ED8FBC, double %m)
 %o = call double @llvm.nvvm.fabs.d(double %a)
 %p = fcmp ogt double %o, 1.000000e+09
 br i1 %p, label %q, label %r

q:
 %s = call double @llvm.nvvm.fabs.d(double %a)
 %t = fcmp uge double %s, 0x7FF0000000000000
 br i1 %t, label %u, label %v

u:
 %w = call double @llvm.nvvm.mul.rn.d(double %a, double 0.000000e+00)
 br label %x

v:
 %y = call double @_ZN30_INTERNAL_00000000_0____nv_abs12reduce_largeEdPi(double %a, ptr %e)
 br label %r

r:
 %z = phi double [ %n, %d ], [ %y, %v ]
 br label %x

x:
 %aa = phi double [ %z, %r ], [ %w, %u ]
 %ab = call double @llvm.nvvm.mul.rn.d(double %aa, double %aa)
 %ac = fneg double 0x3E5AE5E4B8648532
 %ad = fneg double 0x3F2A01A019BE9228
 %ae = fneg double 0x3FC5555555555548
 %af = call double @llvm.fma.f64(double 0x3DE5D8B567CBEE06, double %ab, double %ac)
 %ag = call double @llvm.fma.f64(double %af, double %ab, double 0x3EC71DE35552D557)
 %ah = call double @llvm.fma.f64(double %ag, double %ab, double %ad)
 %ai = call double @llvm.fma.f64(double %ah, double %ab, double 0x3F8111111110F730)
 %aj = call double @llvm.fma.f64(double %ai, double %ab, double %ae)
 %ak = call double @llvm.nvvm.mul.rn.d(double %ab, double %aa)
 %al = call double @llvm.fma.f64(double %ak, double %aj, double %aa)
 %am = fneg double 0x3DA8FA65EC18C2E0
 %an = fneg double 0x3E927E4F7F141479
 %ao = fneg double 0x3F56C16C16C15013
 %ap = fneg double 5.000000e-01
 %aq = call double @llvm.fma.f64(double %am, double %ab, double 0x3E21EE9DB8E7130D)
 %ar = call double @llvm.fma.f64(double %aq, double %ab, double %an)
 %as = call double @llvm.fma.f64(double %ar, double %ab, double 0x3EFA01A019C8ED09)
 %at = call double @llvm.fma.f64(double %as, double %ab, double %ao)
 %au = call double @llvm.fma.f64(double %at, double %ab, double 0x3FA555555555554B)
 %av = call double @llvm.fma.f64(double %au, double %ab, double %ap)
 %aw = call double @llvm.fma.f64(double %ab, double %av, double 1.000000e+00)
 %ax = load i32, ptr %e, align 4
 %ay = and i32 %ax, 1
 %az = icmp ne i32 %ay, 0
 %ba = select i1 %az, double %aw, double %al
 %bb = select i1 %az, double %al, double %aw
 %bc = fcmp oeq double %a, 0.000000e+00
 %bd = and i32 %ax, 2
 %be = icmp ne i32 %bd, 0
 %bf = fneg double %ba
 %bg = select i1 %be, double %bf, double %ba
 %bh = select i1 %bc, double %a, double %bg
 store double %bh, ptr %b, align 8
 %bi = add nsw i32 %ax, 1
 %bj = and i32 %bi, 2
 %bk = icmp ne i32 %bj, 0
 %bl = fneg double %bb
 %bm = select i1 %bk, double %bl, double %bb
 store double %bm, ptr %c, align 8
 ret void
}
define void @__nv_sincosf(float %a, ptr %b, ptr %c) alwaysinline #0 {
d:
 %e = alloca i32, align 4
 %f = call float @llvm.fma.f32(float %a, float 0x3FE45F3060000000, float 0x4168000000000000)
 %g = bitcast float %f to i32
 store i32 %g, ptr %e, align 4
 %h = fneg float 0x4168000000000000
 %i = call float @llvm.nvvm.add.rn.f(float %f, float %h)
 %j = fneg float 0x3FF921FB60000000
 %k = call float @llvm.fma.f32(float %i, float %j, float %a)
 %l = call float @llvm.fma.f32(float %i, float 0x3E6777A5C0000000, float %k)
 %m = call float @llvm.fma.f32(float %i, float 0x3CDEE59DA0000000, float %l)
 %n = call float @llvm.nvvm.fabs.f(float %a)
 %o = fcmp ogt float %n, 1.050000e+05
 br i1 %o, label %p, label %q

p:
 %r = call float @llvm.nvvm.fabs.f(float %a)
 %s = fcmp uge float %r, 0x7FF0000000000000
 br i1 %s, label %t, label %u

t:
 %v = call float @llvm.nvvm.mul.rn.f(float %a, float 0.000000e+00)
 br label %w

u:
 %x = call float @_ZN30_INTERNAL_00000000_0____nv_abs12reduce_largeEfPi(float %a, ptr %e)
 br label %q

q:
 %y = phi float [ %m, %d ], [ %x, %u ]
 br label %w

w:
 %z = phi float [ %y, %q ], [ %v, %t ]
 %aa = load i32, ptr %e, align 4
 %ab = and i32 %aa, 1
 %ac = icmp ne i32 %ab, 0
 %ad = call float @llvm.nvvm.mul.rn.f(float %z, float %z)
 %ae = select i1 %ac, float 1.000000e+00, float %z
 %af = select i1 %ac, float 0x3EF99E80C0000000, float 0.000000e+00
 %ag = fneg float 0x3F56C0C280000000
 %ah = fneg float 0x3F29954000000000
 %ai = select i1 %ac, float %ag, float %ah
 %aj = call float @llvm.fma.f32(float %af, float %ad, float %ai)
 %ak = select i1 %ac, float 0x3FA55554A0000000, float 0x3F81107780000000
 %al = call float @llvm.fma.f32(float %aj, float %ad, float %ak)
 %am = fneg float 5.000000e-01
 %an = fneg float 0x3FC5555460000000
 %ao = select i1 %ac, float %am, float %an
 %ap = call float @llvm.fma.f32(float %al, float %ad, float %ao)
 %aq = call float @llvm.nvvm.mul.rn.f(float %ad, float %ae)
 %ar = call float @llvm.fma.f32(float %aq, float %ap, float %ae)
 %as = and i32 %aa, 2
 %at = icmp ne i32 %as, 0
 %au = fneg float %ar
 %av = select i1 %at, float %au, float %ar
 %aw = fcmp oeq float %a, 0.000000e+00
 %ax = select i1 %aw, float %a, float %av
 store float %ax, ptr %b, align 4
 %ay = load i32, ptr %e, align 4
 %az = add nsw i32 %ay, 1
 %ba = and i32 %az, 1
 %bb = icmp ne i32 %ba, 0
 %bc = call float @llvm.nvvm.mul.rn.f(float %z, float %z)
 %bd = select i1 %bb, float 1.000000e+00, float %z
 %be = select i1 %bb, float 0x3EF99E80C0000000, float 0.000000e+00
 %bf = select i1 %bb, float %ag, float %ah
 %bg = call float @llvm.fma.f32(float %be, float %bc, float %bf)
 %bh = select i1 %bb, float 0x3FA55554A0000000, float 0x3F81107780000000
 %bi = call float @llvm.fma.f32(float %bg, float %bc, float %bh)
 %bj = select i1 %bb, float %am, float %an
 %bk = call float @llvm.fma.f32(float %bi, float %bc, float %bj)
 %bl = call float @llvm.nvvm.mul.rn.f(float %bc, float %bd)
 %bm = call float @llvm.fma.f32(float %bl, float %bk, float %bd)
 %bn = and i32 %az, 2
 %bo = icmp ne i32 %bn, 0
 %bp = fneg float %bm
 %bq = select i1 %bo, float %bp, float %bm
 store float %bq, ptr %c, align 4
 ret void
}
define void @__nv_sincospi(double %a, ptr %b, ptr %c) alwaysinline #0 {
d:
 %e = call double @llvm.nvvm.fabs.d(double %a)
 %f = fcmp olt double %e, 0x4340000000000000
 br i1 %f, label %g, label %h

h:
 %i = call double @llvm.nvvm.mul.rn.d(double %a, double 0.000000e+00)
 br label %g

g:
 %j = phi double [ %a, %d ], [ %i, %h ]
 %k = call double @llvm.nvvm.mul.rn.d(double %j, double 5.000000e-01)
 %l = call double @llvm.nvvm.trunc.d(double %k)
 %m = fneg double 2.000000e+00
 %n = call double @llvm.fma.f64(double %l, double %m, double %j)
 %o = call double @llvm.nvvm.add.rn.d(double %n, double %n)
 %p = call double @llvm.nvvm.round.d(double %o)
 %q = call i32 @llvm.nvvm.d2i.rz(double %p)
 %r = fneg double 5.000000e-01
 %s = call double @llvm.fma.f64(double %p, double %r, double %n)
 %t = call double @llvm.nvvm.round.d(double %a)
 %u = fcmp oeq double %a, %t
 br i1 %u, label %v, label %w

v:
 %x = call double @llvm.nvvm.mul.rn.d(double %a, double 0.000000e+00)
 br label %y

w:
 %z = call double @llvm.nvvm.mul.rn.d(double %s, double %s)
 %aa = fneg double 0x3EF73D474F10EA26
 %ab = fneg double 0x3F7E3076EC7E6B9C
 %ac = fneg double 0x3FE32D2CCE63AF7F
 %ad = fneg double 0x4014ABBCE625BE53
 %ae = call double @llvm.fma.f64(double %aa, double %z, double 0x3F3E908D668DB23F)
 %af = call double @llvm.fma.f64(double %ae, double %z, double %ab)
 %ag = call double @llvm.fma.f64(double %af, double %z, double 0x3FB5078349D9D9B8)
 %ah = call double @llvm.fma.f64(double %ag, double %z, double %ac)
 %ai = call double @llvm.fma.f64(double %ah, double %z, double 0x400466BC6775AB7C)
 %aj = call double @llvm.fma.f64(double %ai, double %z, double %ad)
 %ak = call double @llvm.nvvm.mul.rn.d(double %s, double %z)
 %al = call double @llvm.nvvm.mul.rn.d(double %s, double 0x3CA1A62633145C07)
 %am = call double @llvm.fma.f64(double %ak, double %aj, double %al)
 %an = call double @llvm.fma.f64(double %s, double 0x400921FB54442D18, double %am)
 %ao = fneg double 0x3F1B03713ECA3DEB
 %ap = fneg double 0x3F9A6D1E23F9272F
 %aq = fneg double 0x3FF55D3C7E3BFE6D
 %ar = fneg double 0x4013BD3CC9BE45DE
 %as = call double @llvm.fma.f64(double %ao, double %z, double 0x3F5F9C4B4D5DABB0)
 %at = call double @llvm.fma.f64(double %as, double %z, double %ap)
 %au = call double @llvm.fma.f64(double %at, double %z, double 0x3FCE1F50675B747A)
 %av = call double @llvm.fma.f64(double %au, double %z, double %aq)
 %aw = call double @llvm.fma.f64(double %av, double %z, double 0x40103C1F081B5A52)
 %ax = call double @llvm.fma.f64(double %aw, double %z, double %ar)
 %ay = call double @llvm.fma.f64(double %ax, double %z, double 1.000000e+00)
 %az = and i32 %q, 1
 %ba = icmp ne i32 %az, 0
 %bb = select i1 %ba, double %ay, double %an
 %bc = and i32 %q, 2
 %bd = icmp ne i32 %bc, 0
 %be = fneg double %bb
 %bf = select i1 %bd, double %be, double %bb
 br label %y

y:
 %bg = phi double [ %x, %v ], [ %bf, %w ]
 store double %bg, ptr %b, align 8
 %bh = call double @llvm.nvvm.fabs.d(double %a)
 %bi = fcmp olt double %bh, 0x4340000000000000
 br i1 %bi, label %bj, label %bk

bk:
 %bl = call double @llvm.nvvm.mul.rn.d(double %a, double 0.000000e+00)
 br label %bj

bj:
 %bm = phi double [ %a, %y ], [ %bl, %bk ]
 %bn = call double @llvm.nvvm.mul.rn.d(double %bm, double 5.000000e-01)
 %bo = call double @llvm.nvvm.trunc.d(double %bn)
 %bp = call double @llvm.fma.f64(double %bo, double %m, double %bm)
 %bq = call double @llvm.nvvm.add.rn.d(double %bp, double %bp)
 %br = call double @llvm.nvvm.round.d(double %bq)
 %bs = call i32 @llvm.nvvm.d2i.rz(double %br)
 %bt = call double @llvm.fma.f64(double %br, double %r, double %bp)
 %bu = add nsw i32 %bs, 1
 %bv = call double @llvm.nvvm.mul.rn.d(double %bt, double %bt)
 %bw = fneg double 0x3EF73D474F10EA26
 %bx = fneg double 0x3F7E3076EC7E6B9C
 %by = fneg double 0x3FE32D2CCE63AF7F
 %bz = fneg double 0x4014ABBCE625BE53
 %ca = call double @llvm.fma.f64(double %bw, double %bv, double 0x3F3E908D668DB23F)
 %cb = call double @llvm.fma.f64(double %ca, double %bv, double %bx)
 %cc = call double @llvm.fma.f64(double %cb, double %bv, double 0x3FB5078349D9D9B8)
 %cd = call double @llvm.fma.f64(double %cc, double %bv, double %by)
 %ce = call double @llvm.fma.f64(double %cd, double %bv, double 0x400466BC6775AB7C)
 %cf = call double @llvm.fma.f64(double %ce, double %bv, double %bz)
 %cg = call double @llvm.nvvm.mul.rn.d(double %bt, double %bv)
 %ch = call double @llvm.nvvm.mul.rn.d(double %bt, double 0x3CA1A62633145C07)
 %ci = call double @llvm.fma.f64(double %cg, double %cf, double %ch)
 %cj = call double @llvm.fma.f64(double %bt, double 0x400921FB54442D18, double %ci)
 %ck = fneg double 0x3F1B03713ECA3DEB
 %cl = fneg double 0x3F9A6D1E23F9272F
 %cm = fneg double 0x3FF55D3C7E3BFE6D
 %cn = fneg double 0x4013BD3CC9BE45DE
 %co = call double @llvm.fma.f64(double %ck, double %bv, double 0x3F5F9C4B4D5DABB0)
 %cp = call double @llvm.fma.f64(double %co, double %bv, double %cl)
 %cq = call double @llvm.fma.f64(double %cp, double %bv, double 0x3FCE1F50675B747A)
 %cr = call double @llvm.fma.f64(double %cq, double %bv, double %cm)
 %cs = call double @llvm.fma.f64(double %cr, double %bv, double 0x40103C1F081B5A52)
 %ct = call double @llvm.fma.f64(double %cs, double %bv, double %cn)
 %cu = call double @llvm.fma.f64(double %ct, double %bv, double 1.000000e+00)
 %cv = and i32 %bu, 1
 %cw = icmp ne i32 %cv, 0
 %cx = select i1 %cw, double %cu, double %cj
 %cy = and i32 %bu, 2
 %cz = icmp ne i32 %cy, 0
 %da = fneg double %cx
 %db = select i1 %cz, double %da, double %cx
 %dc = call double @llvm.nvvm.add.rn.d(double %db, double 0.000000e+00)
 store double %dc, ptr %c, align 8
 ret void
}
define void @__nv_sincospif(float %a, ptr %b, ptr %c) alwaysinline #0 {
d:
 %e = call float @llvm.nvvm.fabs.f(float %a)
 %f = fcmp olt float %e, 0x4170000000000000
 br i1 %f, label %g, label %h

h:
 %i = call float @llvm.nvvm.mul.rn.f(float %a, float 0.000000e+00)
 br label %g

g:
 %j = phi float [ %a, %d ], [ %i, %h ]
 %k = call float @llvm.nvvm.add.rn.f(float %j, float %j)
 %l = call float @llvm.nvvm.round.f(float %k)
 %m = call i32 @llvm.nvvm.f2i.rz(float %l)
 %n = fneg float 5.000000e-01
 %o = call float @llvm.fma.f32(float %l, float %n, float %j)
 %p = call float @llvm.nvvm.round.f(float %a)
 %q = fcmp oeq float %a, %p
 br i1 %q, label %r, label %s

r:
 %t = call float @llvm.nvvm.mul.rn.f(float %a, float 0.000000e+00)
 br label %u

s:
 %v = call float @llvm.nvvm.mul.rn.f(float %o, float %o)
 %w = fneg float 0x3FE32ADAC0000000
 %x = fneg float 0x4014ABBCE0000000
 %y = call float @llvm.fma.f32(float 0x3FB443BDE0000000, float %v, float %w)
 %z = call float @llvm.fma.f32(float %y, float %v, float 0x400466B780000000)
 %aa = call float @llvm.fma.f32(float %z, float %v, float %x)
 %ab = call float @llvm.nvvm.mul.rn.f(float %o, float %v)
 %ac = fneg float 0x3E7777A5C0000000
 %ad = call float @llvm.nvvm.mul.rn.f(float %o, float %ac)
 %ae = call float @llvm.fma.f32(float %ab, float %aa, float %ad)
 %af = call float @llvm.fma.f32(float %o, float 0x400921FB60000000, float %ae)
 %ag = fneg float 0x3FF55B2B60000000
 %ah = fneg float 0x4013BD3CC0000000
 %ai = call float @llvm.fma.f32(float 0x3FCD4F7EC0000000, float %v, float %ag)
 %aj = call float @llvm.fma.f32(float %ai, float %v, float 0x40103C1B00000000)
 %ak = call float @llvm.fma.f32(float %aj, float %v, float %ah)
 %al = call float @llvm.fma.f32(float %ak, float %v, float 1.000000e+00)
 %am = and i32 %m, 1
 %an = icmp ne i32 %am, 0
 %ao = select i1 %an, float %al, float %af
 %ap = and i32 %m, 2
 %aq = icmp ne i32 %ap, 0
 %ar = fneg float %ao
 %as = select i1 %aq, float %ar, float %ao
 br label %u

u:
 %at = phi float [ %t, %r ], [ %as, %s ]
 store float %at, ptr %b, align 4
 %au = call float @llvm.nvvm.fabs.f(float %a)
 %av = fcmp olt float %au, 0x4170000000000000
 br i1 %av, label %aw, label %ax

ax:
 %ay = call float @llvm.nvvm.mul.rn.f(float %a, float 0.000000e+00)
 br label %aw

aw:
 %az = phi float [ %a, %u ], [ %ay, %ax ]
 %ba = call float @llvm.nvvm.add.rn.f(float %az, float %az)
 %bb = call float @llvm.nvvm.round.f(float %ba)
 %bc = call i32 @llvm.nvvm.f2i.rz(float %bb)
 %bd = call float @llvm.fma.f32(float %bb, float %n, float %az)
 %be = add nsw i32 %bc, 1
 %bf = call float @llvm.nvvm.mul.rn.f(float %bd, float %bd)
 %bg = fneg float 0x3FE32ADAC0000000
 %bh = fneg float 0x4014ABBCE0000000
 %bi = call float @llvm.fma.f32(float 0x3FB443BDE0000000, float %bf, float %bg)
 %bj = call float @llvm.fma.f32(float %bi, float %bf, float 0x400466B780000000)
 %bk = call float @llvm.fma.f32(float %bj, float %bf, float %bh)
 %bl = call float @llvm.nvvm.mul.rn.f(float %bd, float %bf)
 %bm = fneg float 0x3E7777A5C0000000
 %bn = call float @llvm.nvvm.mul.rn.f(float %bd, float %bm)
 %bo = call float @llvm.fma.f32(float %bl, float %bk, float %bn)
 %bp = call float @llvm.fma.f32(float %bd, float 0x400921FB60000000, float %bo)
 %bq = fneg float 0x3FF55B2B60000000
 %br = fneg float 0x4013BD3CC0000000
 %bs = call float @llvm.fma.f32(float 0x3FCD4F7EC0000000, float %bf, float %bq)
 %bt = call float @llvm.fma.f32(float %bs, float %bf, float 0x40103C1B00000000)
 %bu = call float @llvm.fma.f32(float %bt, float %bf, float %br)
 %bv = call float @llvm.fma.f32(float %bu, float %bf, float 1.000000e+00)
 %bw = and i32 %be, 1
 %bx = icmp ne i32 %bw, 0
 %by = select i1 %bx, float %bv, float %bp
 %bz = and i32 %be, 2
 %ca = icmp ne i32 %bz, 0
 %cb = fneg float %by
 %cc = select i1 %ca, float %cb, float %by
 %cd = call float @llvm.nvvm.add.rn.f(float %cc, float 0.000000e+00)
 store float %cd, ptr %c, align 4
 ret void
}
define float @__nv_sinf(float %a) alwaysinline #0 {
b:
 %c = alloca i32, align 4
 %d = call float @llvm.fma.f32(float %a, float 0x3FE45F3060000000, float 0x4168000000000000)
 %e = bitcast float %d to i32
 store i32 %e, ptr %c, align 4
 %f = fneg float 0x4168000000000000
 %g = call float @llvm.nvvm.add.rn.f(float %d, float %f)
 %h = fneg float 0x3FF921FB60000000
 %i = call float @llvm.fma.f32(float %g, float %h, float %a)
 %j = call float @llvm.fma.f32(float %g, float 0x3E6777A5C0000000, float %i)
 %k = call float @llvm.fma.f32(float %g, float 0x3CDEE59DA0000000, float %j)
 %l = call float @llvm.nvvm.fabs.f(float %a)
 %m = fcmp ogt float %l, 1.050000e+05
 br i1 %m, label %n, label %o

n:
 %p = call float @llvm.nvvm.fabs.f(float %a)
 %q = fcmp uge float %p, 0x7FF0000000000000
 br i1 %q, label %r, label %s

r:
 %t = call float @llvm.nvvm.mul.rn.f(float %a, float 0.000000e+00)
 br label %u

s:
 %v = call float @_ZN30_INTERNAL_00000000_0____nv_abs12reduce_largeEfPi(float %a, ptr %c)
 br label %o

o:
 %w = phi float [ %k, %b ], [ %v, %s ]
 br label %u

u:
 %x = phi float [ %w, %o ], [ %t, %r ]
 %y = load i32, ptr %c, align 4
 %z = and i32 %y, 1
 %aa = icmp ne i32 %z, 0
 %ab = call float @llvm.nvvm.mul.rn.f(float %x, float %x)
 %ac = select i1 %aa, float 1.000000e+00, float %x
 %ad = select i1 %aa, float 0x3EF99E80C0000000, float 0.000000e+00
 %ae = fneg float 0x3F56C0C280000000
 %af = fneg float 0x3F29954000000000
 %ag = select i1 %aa, float %ae, float %af
 %ah = call float @llvm.fma.f32(float %ad, float %ab, float %ag)
 %ai = select i1 %aa, float 0x3FA55554A0000000, float 0x3F81107780000000
 %aj = call float @llvm.fma.f32(float %ah, float %ab, float %ai)
 %ak = fneg float 5.000000e-01
 %al = fneg float 0x3FC5555460000000
 %am = select i1 %aa, float %ak, float %al
 %an = call float @llvm.fma.f32(float %aj, float %ab, float %am)
 %ao = call float @llvm.nvvm.mul.rn.f(float %ab, float %ac)
 %ap = call float @llvm.fma.f32(float %ao, float %an, float %ac)
 %aq = and i32 %y, 2
 %ar = icmp ne i32 %aq, 0
 %as = fneg float %ap
 %at = select i1 %ar, float %as, float %ap
 %au = fcmp oeq float %a, 0.000000e+00
 %av = select i1 %au, float %a, float %at
 ret float %av
}
define double @__nv_sinh(double %a) alwaysinline #0 {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp olt double %c, 1.000000e+00
 br i1 %d, label %e, label %f

e:
 %g = call double @llvm.nvvm.mul.rn.d(double %c, double %c)
 %h = call double @llvm.fma.f64(double 0x3D6B5C89F0B3199C, double %g, double 0x3DE6116F48CD3808)
 %i = call double @llvm.fma.f64(double %h, double %g, double 0x3E5AE646FF52E82C)
 %j = call double @llvm.fma.f64(double %i, double %g, double 0x3EC71DE3A3B06A24)
 %k = call double @llvm.fma.f64(double %j, double %g, double 0x3F2A01A01A03726A)
 %l = call double @llvm.fma.f64(double %k, double %g, double 0x3F8111111111101E)
 %m = call double @llvm.fma.f64(double %l, double %g, double 0x3FC5555555555556)
 %n = call double @llvm.nvvm.mul.rn.d(double %c, double %g)
 %o = call double @llvm.fma.f64(double %n, double %m, double %c)
 br label %p

f:
 %q = call double @llvm.nvvm.fmin.d(double %c, double 7.109000e+02)
 %r = call double @llvm.fma.f64(double %q, double 0x3FF71547652B82FE, double 0x4338000000000000)
 %s = fneg double 0x4338000000000000
 %t = call double @llvm.nvvm.add.rn.d(double %r, double %s)
 %u = fneg double 0x3FE62E42FEFA39EF
 %v = call double @llvm.fma.f64(double %t, double %u, double %q)
 %w = fneg double 0x3C7ABC9E3B39803F
 %x = call double @llvm.fma.f64(double %t, double %w, double %v)
 %y = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %x, double 0x3E928AC42499A595)
 %z = call double @llvm.fma.f64(double %y, double %x, double 0x3EC71E1020D8E228)
 %aa = call double @llvm.fma.f64(double %z, double %x, double 0x3EFA0199C1CD9ADB)
 %ab = call double @llvm.fma.f64(double %aa, double %x, double 0x3F2A01A0099AC101)
 %ac = call double @llvm.fma.f64(double %ab, double %x, double 0x3F56C16C1832F509)
 %ad = call double @llvm.fma.f64(double %ac, double %x, double 0x3F81111111130878)
 %ae = call double @llvm.fma.f64(double %ad, double %x, double 0x3FA5555555550C82)
 %af = call double @llvm.fma.f64(double %ae, double %x, double 0x3FC5555555555542)
 %ag = call double @llvm.fma.f64(double %af, double %x, double 0x3FE000000000000A)
 %ah = call double @llvm.fma.f64(double %ag, double %x, double 1.000000e+00)
 %ai = call double @llvm.fma.f64(double %ah, double %x, double 1.000000e+00)
 %aj = call i32 @llvm.nvvm.d2i.hi(double %ai)
 %ak = call i32 @llvm.nvvm.d2i.lo(double %r)
 %al = add nsw i32 %ak, -2
 %am = shl i32 %al, 20
 %an = add nsw i32 %aj, %am
 %ao = call i32 @llvm.nvvm.d2i.lo(double %ai)
 %ap = call double @llvm.nvvm.lohi.i2d(i32 %ao, i32 %an)
 %aq = fneg double 1.250000e-01
 %ar = call double @llvm.nvvm.div.rn.d(double %aq, double %ap)
 %as = call double @llvm.fma.f64(double %ap, double 2.000000e+00, double %ar)
 %at = fcmp une double %a, %a
 %au = fadd double %a, %a
 %av = select i1 %at, double %au, double %as
 br label %p

p:
 %aw = phi double [ %o, %e ], [ %av, %f ]
 %ax = bitcast double %aw to i64
 %ay = and i64 %ax, 9223372036854775807
 %az = bitcast double %a to i64
 %ba = and i64 %az, -9223372036854775808
 %bb = or i64 %ay, %ba
 %bc = bitcast i64 %bb to double
 ret double %bc
}
define float @__nv_sinhf(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.fabs.f(float %a)
 %c = call float @llvm.nvvm.fmin.f(float %b, float 8.900000e+01)
 %d = call float @llvm.fma.f32(float %c, float 0x3FF7154760000000, float 0x4168000FA0000000)
 %e = fneg float 0x4168000FA0000000
 %f = call float @llvm.nvvm.add.rn.f(float %d, float %e)
 %g = fneg float %f
 %h = call float @llvm.fma.f32(float %b, float 0x3FF7154760000000, float %g)
 %i = call float @llvm.fma.f32(float %b, float 0x3E54AE0C00000000, float %h)
 %j = call float @llvm.nvvm.ex2.approx.ftz.f(float %i)
 %k = bitcast float %d to i32
 %l = shl i32 %k, 23
 %m = bitcast i32 %l to float
 %n = call float @llvm.nvvm.mul.rn.f(float %j, float %m)
 %o = fneg float 1.250000e-01
 %p = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %n) #2
 %q = call float @llvm.nvvm.mul.rn.f(float %o, float %p)
 %r = call float @llvm.fma.f32(float %n, float 2.000000e+00, float %q)
 %s = call float @llvm.nvvm.mul.rn.f(float %b, float %b)
 %t = call float @llvm.fma.f32(float 0x3EC756DF80000000, float %s, float 0x3F2A022B60000000)
 %u = call float @llvm.fma.f32(float %t, float %s, float 0x3F81110E00000000)
 %v = call float @llvm.fma.f32(float %u, float %s, float 0x3FC5555560000000)
 %w = call float @llvm.nvvm.mul.rn.f(float %b, float %s)
 %x = call float @llvm.fma.f32(float %w, float %v, float %b)
 %y = fcmp olt float %b, 1.000000e+00
 %z = select i1 %y, float %x, float %r
 %aa = bitcast float %z to i32
 %ab = and i32 %aa, 2147483647
 %ac = bitcast float %a to i32
 %ad = and i32 %ac, -2147483648
 %ae = or i32 %ab, %ad
 %af = bitcast i32 %ae to float
 ret float %af
}
define double @__nv_sinpi(double %a) alwaysinline #0 {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp olt double %c, 0x4340000000000000
 br i1 %d, label %e, label %f

f:
 %g = call double @llvm.nvvm.mul.rn.d(double %a, double 0.000000e+00)
 br label %e

e:
 %h = phi double [ %a, %b ], [ %g, %f ]
 %i = call double @llvm.nvvm.mul.rn.d(double %h, double 5.000000e-01)
 %j = call double @llvm.nvvm.trunc.d(double %i)
 %k = fneg double 2.000000e+00
 %l = call double @llvm.fma.f64(double %j, double %k, double %h)
 %m = call double @llvm.nvvm.add.rn.d(double %l, double %l)
 %n = call double @llvm.nvvm.round.d(double %m)
 %o = call i32 @llvm.nvvm.d2i.rz(double %n)
 %p = fneg double 5.000000e-01
 %q = call double @llvm.fma.f64(double %n, double %p, double %l)
 %r = call double @llvm.nvvm.round.d(double %a)
 %s = fcmp oeq double %a, %r
 br i1 %s, label %t, label %u

t:
 %v = call double @llvm.nvvm.mul.rn.d(double %a, double 0.000000e+00)
 br label %w

u:
 %x = call double @llvm.nvvm.mul.rn.d(double %q, double %q)
 %y = fneg double 0x3EF73D474F10EA26
 %z = fneg double 0x3F7E3076EC7E6B9C
 %aa = fneg double 0x3FE32D2CCE63AF7F
 %ab = fneg double 0x4014ABBCE625BE53
 %ac = call double @llvm.fma.f64(double %y, double %x, double 0x3F3E908D668DB23F)
 %ad = call double @llvm.fma.f64(double %ac, double %x, double %z)
 %ae = call double @llvm.fma.f64(double %ad, double %x, double 0x3FB5078349D9D9B8)
 %af = call double @llvm.fma.f64(double %ae, double %x, double %aa)
 %ag = call double @llvm.fma.f64(double %af, double %x, double 0x400466BC6775AB7C)
 %ah = call double @llvm.fma.f64(double %ag, double %x, double %ab)
 %ai = call double @llvm.nvvm.mul.rn.d(double %q, double %x)
 %aj = call double @llvm.nvvm.mul.rn.d(double %q, double 0x3CA1A62633145C07)
 %ak = call double @llvm.fma.f64(double %ai, double %ah, double %aj)
 %al = call double @llvm.fma.f64(double %q, double 0x400921FB54442D18, double %ak)
 %am = fneg double 0x3F1B03713ECA3DEB
 %an = fneg double 0x3F9A6D1E23F9272F
 %ao = fneg double 0x3FF55D3C7E3BFE6D
 %ap = fneg double 0x4013BD3CC9BE45DE
 %aq = call double @llvm.fma.f64(double %am, double %x, double 0x3F5F9C4B4D5DABB0)
 %ar = call double @llvm.fma.f64(double %aq, double %x, double %an)
 %as = call double @llvm.fma.f64(double %ar, double %x, double 0x3FCE1F50675B747A)
 %at = call double @llvm.fma.f64(double %as, double %x, double %ao)
 %au = call double @llvm.fma.f64(double %at, double %x, double 0x40103C1F081B5A52)
 %av = call double @llvm.fma.f64(double %au, double %x, double %ap)
 %aw = call double @llvm.fma.f64(double %av, double %x, double 1.000000e+00)
 %ax = and i32 %o, 1
 %ay = icmp ne i32 %ax, 0
 %az = select i1 %ay, double %aw, double %al
 %ba = and i32 %o, 2
 %bb = icmp ne i32 %ba, 0
 %bc = fneg double %az
 %bd = select i1 %bb, double %bc, double %az
 br label %w

w:
 %be = phi double [ %v, %t ], [ %bd, %u ]
 ret double %be
}
define float @__nv_sinpif(float %a) alwaysinline #0 {
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = fcmp olt float %c, 0x4170000000000000
 br i1 %d, label %e, label %f

f:
 %g = call float @llvm.nvvm.mul.rn.f(float %a, float 0.000000e+00)
 br label %e

e:
 %h = phi float [ %a, %b ], [ %g, %f ]
 %i = call float @llvm.nvvm.add.rn.f(float %h, float %h)
 %j = call float @llvm.nvvm.round.f(float %i)
 %k = call i32 @llvm.nvvm.f2i.rz(float %j)
 %l = fneg float 5.000000e-01
 %m = call float @llvm.fma.f32(float %j, float %l, float %h)
 %n = call float @llvm.nvvm.round.f(float %a)
 %o = fcmp oeq float %a, %n
 br i1 %o, label %p, label %q

p:
 %r = call float @llvm.nvvm.mul.rn.f(float %a, float 0.000000e+00)
 br label %s

q:
 %t = call float @llvm.nvvm.mul.rn.f(float %m, float %m)
 %u = fneg float 0x3FE32ADAC0000000
 %v = fneg float 0x4014ABBCE0000000
 %w = call float @llvm.fma.f32(float 0x3FB443BDE0000000, float %t, float %u)
 %x = call float @llvm.fma.f32(float %w, float %t, float 0x400466B780000000)
 %y = call float @llvm.fma.f32(float %x, float %t, float %v)
 %z = call float @llvm.nvvm.mul.rn.f(float %m, float %t)
 %aa = fneg float 0x3E7777A5C0000000
 %ab = call float @llvm.nvvm.mul.rn.f(float %m, float %aa)
 %ac = call float @llvm.fma.f32(float %z, float %y, float %ab)
 %ad = call float @llvm.fma.f32(float %m, float 0x400921FB60000000, float %ac)
 %ae = fneg float 0x3FF55B2B60000000
 %af = fneg float 0x4013BD3CC0000000
 %ag = call float @llvm.fma.f32(float 0x3FCD4F7EC0000000, float %t, float %ae)
 %ah = call float @llvm.fma.f32(float %ag, float %t, float 0x40103C1B00000000)
 %ai = call float @llvm.fma.f32(float %ah, float %t, float %af)
 %aj = call float @llvm.fma.f32(float %ai, float %t, float 1.000000e+00)
 %ak = and i32 %k, 1
 %al = icmp ne i32 %ak, 0
 %am = select i1 %al, float %aj, float %ad
 %an = and i32 %k, 2
 %ao = icmp ne i32 %an, 0
 %ap = fneg float %am
 %aq = select i1 %ao, float %ap, float %am
 br label %s

s:
 %ar = phi float [ %r, %p ], [ %aq, %q ]
 ret float %ar
}
define double @__nv_sqrt(double %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.sqrt.rn.d(double %a)
 ret double %b
}
define float @__nv_sqrtf(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.sqrt.f(float %a)
 ret float %b
}
@__nv_static_21__00000000_0____nv_abs_TWO_OVER_PI_D = internal addrspace(1) constant [20 x i64] [i64 0, i64 -6703182060581546711, i64 -277156292786332224, i64 -2638381946312093631, i64 -121206125134887583, i64 -5249950069107600672, i64 452944820249399836, i64 -135693905287338178, i64 -1692731182770600828, i64 -1613291254968254911, i64 4148332274289687028, i64 -7168499653074671557, i64 2303758334597371919, i64 -1211730484530615009, i64 7869616827067468215, i64 5712322887342352941, i64 8441921394348257659, i64 4397547296490951402, i64 7780917995555872008, i64 6197850593633725355], align 8
@__nv_static_21__00000000_0____nv_abs_TWO_OVER_PI_F = internal addrspace(1) constant [8 x i32] [i32 0, i32 -1560706194, i32 1313084713, i32 -64530479, i32 -181084736, i32 -614296167, i32 1011060801, i32 -28220501], align 4
define double @__nv_tan(double %a) alwaysinline #0 {
b:
 %c = alloca i32, align 4
 %d = call double @llvm.fma.f64(double %a, double 0x3FE45F306DC9C883, double 0x4338000000000000)
 %e = call i32 @llvm.nvvm.d2i.lo(double %d)
 store i32 %e, ptr %c, align 4
 %f = fneg double 0x4338000000000000
 %g = call double @llvm.nvvm.add.rn.d(double %d, double %f)
 %h = fneg double 0x3FF921FB54442D18
 %i = call double @llvm.fma.f64(double %g, double %h, double %a)
 %j = fneg double 0x3C91A62633145C07
 %k = call double @llvm.fma.f64(double %g, double %j, double %i)
 %l = call double @llvm.fma.f64(double %g, double 0x391F1976B7ED8FBC, double %k)
 %m = call double @llvm.nvvm.fabs.d(double %a)
 %n = fcmp ogt double %m, 1.000000e+09
 br i1 %n, label %o, label %p

o:
 %q = call double @llvm.nvvm.fabs.d(double %a)
 %r = fcmp uge double %q, 0x7FF0000000000000
 br i1 %r, label %s, label %t

s:
 %u = call double @llvm.nvvm.mul.rn.d(double %a, double 0.000000e+00)
 br label %v

t:
 %w = call double @_ZN30_INTERNAL_00000000_0____nv_abs12reduce_largeEdPi(double %a, ptr %c)
 br label %p

p:
 %x = phi double [ %l, %b ], [ %w, %t ]
 br label %v

v:
 %y = phi double [ %x, %p ], [ %u, %s ]
 %z = call double @llvm.nvvm.mul.rn.d(double %y, double %y)
 %aa = fneg double 0x3E5AE5E4B8648532
 %ab = fneg double 0x3F2A01A019BE9228
 %ac = fneg double 0x3FC5555555555548
 %ad = call double @llvm.fma.f64(double 0x3DE5D8B567CBEE06, double %z, double %aa)
 %ae = call double @llvm.fma.f64(double %ad, double %z, double 0x3EC71DE35552D557)
 %af = call double @llvm.fma.f64(double %ae, double %z, double %ab)
 %ag = call double @llvm.fma.f64(double %af, double %z, double 0x3F8111111110F730)
 %ah = call double @llvm.fma.f64(double %ag, double %z, double %ac)
 %ai = call double @llvm.nvvm.mul.rn.d(double %z, double %y)
 %aj = call double @llvm.fma.f64(double %ai, double %ah, double %y)
 %ak = fneg double 0x3DA8FA65EC18C2E0
 %al = fneg double 0x3E927E4F7F141479
 %am = fneg double 0x3F56C16C16C15013
 %an = fneg double 5.000000e-01
 %ao = call double @llvm.fma.f64(double %ak, double %z, double 0x3E21EE9DB8E7130D)
 %ap = call double @llvm.fma.f64(double %ao, double %z, double %al)
 %aq = call double @llvm.fma.f64(double %ap, double %z, double 0x3EFA01A019C8ED09)
 %ar = call double @llvm.fma.f64(double %aq, double %z, double %am)
 %as = call double @llvm.fma.f64(double %ar, double %z, double 0x3FA555555555554B)
 %at = call double @llvm.fma.f64(double %as, double %z, double %an)
 %au = call double @llvm.fma.f64(double %z, double %at, double 1.000000e+00)
 %av = load i32, ptr %c, align 4
 %aw = and i32 %av, 1
 %ax = icmp ne i32 %aw, 0
 %ay = fneg double %au
 %az = select i1 %ax, double %ay, double %aj
 %ba = select i1 %ax, double %aj, double %au
 %bb = call double @llvm.nvvm.div.rn.d(double %az, double %ba)
 %bc = fcmp oeq double %a, 0.000000e+00
 %bd = select i1 %bc, double %a, double %bb
 ret double %bd
}
define float @__nv_tanf(float %a) alwaysinline #0 {
b:
 %c = alloca i32, align 4
 %d = call float @llvm.fma.f32(float %a, float 0x3FE45F3060000000, float 0x4168000000000000)
 %e = bitcast float %d to i32
 store i32 %e, ptr %c, align 4
 %f = fneg float 0x4168000000000000
 %g = call float @llvm.nvvm.add.rn.f(float %d, float %f)
 %h = fneg float 0x3FF921FB60000000
 %i = call float @llvm.fma.f32(float %g, float %h, float %a)
 %j = call float @llvm.fma.f32(float %g, float 0x3E6777A5C0000000, float %i)
 %k = call float @llvm.fma.f32(float %g, float 0x3CDEE59DA0000000, float %j)
 %l = call float @llvm.nvvm.fabs.f(float %a)
 %m = fcmp ogt float %l, 1.050000e+05
 br i1 %m, label %n, label %o

n:
 %p = call float @llvm.nvvm.fabs.f(float %a)
 %q = fcmp uge float %p, 0x7FF0000000000000
 br i1 %q, label %r, label %s

r:
 %t = call float @llvm.nvvm.mul.rn.f(float %a, float 0.000000e+00)
 br label %u

s:
 %v = call float @_ZN30_INTERNAL_00000000_0____nv_abs12reduce_largeEfPi(float %a, ptr %c)
 br label %o

o:
 %w = phi float [ %k, %b ], [ %v, %s ]
 br label %u

u:
 %x = phi float [ %w, %o ], [ %t, %r ]
 %y = call float @llvm.nvvm.mul.rn.f(float %x, float %x)
 %z = fneg float 0x3F29954000000000
 %aa = call float @llvm.fma.f32(float 0.000000e+00, float %y, float %z)
 %ab = call float @llvm.fma.f32(float %aa, float %y, float 0x3F81107780000000)
 %ac = fneg float 0x3FC5555460000000
 %ad = call float @llvm.fma.f32(float %ab, float %y, float %ac)
 %ae = call float @llvm.nvvm.mul.rn.f(float %y, float %x)
 %af = call float @llvm.fma.f32(float %ae, float %ad, float %x)
 %ag = call float @llvm.nvvm.mul.rn.f(float %x, float %x)
 %ah = fneg float 0x3F56C0C280000000
 %ai = call float @llvm.fma.f32(float 0x3EF99E80C0000000, float %ag, float %ah)
 %aj = call float @llvm.fma.f32(float %ai, float %ag, float 0x3FA55554A0000000)
 %ak = fneg float 5.000000e-01
 %al = call float @llvm.fma.f32(float %aj, float %ag, float %ak)
 %am = call float @llvm.nvvm.mul.rn.f(float %ag, float 1.000000e+00)
 %an = call float @llvm.fma.f32(float %am, float %al, float 1.000000e+00)
 %ao = load i32, ptr %c, align 4
 %ap = and i32 %ao, 1
 %aq = icmp ne i32 %ap, 0
 br i1 %aq, label %ar, label %as

ar:
 %at = fneg float %an
 %au = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %af) #2
 %av = call float @llvm.nvvm.mul.rn.f(float %at, float %au)
 %aw = fneg float %af
 %ax = call float @llvm.fma.f32(float %aw, float %av, float %at)
 %ay = call float @llvm.fma.f32(float %ax, float %au, float %av)
 br label %az

as:
 %ba = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %an) #2
 %bb = call float @llvm.nvvm.mul.rn.f(float %af, float %ba)
 %bc = fneg float %an
 %bd = call float @llvm.fma.f32(float %bc, float %bb, float %af)
 %be = call float @llvm.fma.f32(float %bd, float %ba, float %bb)
 br label %az

az:
 %bf = phi float [ %ay, %ar ], [ %be, %as ]
 %bg = fcmp oeq float %a, 0.000000e+00
 %bh = select i1 %bg, float %a, float %bf
 ret float %bh
}
define double @__nv_tanh(double %a) alwaysinline #0 {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp olt double %c, 5.500000e-01
 br i1 %d, label %e, label %f

e:
 %g = call double @llvm.nvvm.mul.rn.d(double %c, double %c)
 %h = fneg double 0x3EF3EA2275C7EA68
 %i = fneg double 0x3F2E841E16965C04
 %j = fneg double 0x3F57D8C445E90E42
 %k = fneg double 0x3F8226E2D5AC0B30
 %l = fneg double 0x3FABA1BA1B94245B
 %m = fneg double 0x3FD555555555554C
 %n = call double @llvm.fma.f64(double %h, double %g, double 0x3F15A0E45D06B493)
 %o = call double @llvm.fma.f64(double %n, double %g, double %i)
 %p = call double @llvm.fma.f64(double %o, double %g, double 0x3F4346632484B3DF)
 %q = call double @llvm.fma.f64(double %p, double %g, double %j)
 %r = call double @llvm.fma.f64(double %q, double %g, double 0x3F6D6D2555490EE2)
 %s = call double @llvm.fma.f64(double %r, double %g, double %k)
 %t = call double @llvm.fma.f64(double %s, double %g, double 0x3F9664F484C12343)
 %u = call double @llvm.fma.f64(double %t, double %g, double %l)
 %v = call double @llvm.fma.f64(double %u, double %g, double 0x3FC1111111110393)
 %w = call double @llvm.fma.f64(double %v, double %g, double %m)
 %x = call double @llvm.nvvm.mul.rn.d(double %c, double %g)
 %y = call double @llvm.fma.f64(double %x, double %w, double %c)
 br label %z

f:
 %aa = call double @llvm.nvvm.add.rn.d(double %c, double %c)
 %ab = call double @llvm.nvvm.fmin.d(double %aa, double 6.000000e+01)
 %ac = call double @llvm.nvvm.fmin.d(double %ab, double 7.109000e+02)
 %ad = call double @llvm.fma.f64(double %ac, double 0x3FF71547652B82FE, double 0x4338000000000000)
 %ae = fneg double 0x4338000000000000
 %af = call double @llvm.nvvm.add.rn.d(double %ad, double %ae)
 %ag = fneg double 0x3FE62E42FEFA39EF
 %ah = call double @llvm.fma.f64(double %af, double %ag, double %ac)
 %ai = fneg double 0x3C7ABC9E3B39803F
 %aj = call double @llvm.fma.f64(double %af, double %ai, double %ah)
 %ak = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %aj, double 0x3E928AC42499A595)
 %al = call double @llvm.fma.f64(double %ak, double %aj, double 0x3EC71E1020D8E228)
 %am = call double @llvm.fma.f64(double %al, double %aj, double 0x3EFA0199C1CD9ADB)
 %an = call double @llvm.fma.f64(double %am, double %aj, double 0x3F2A01A0099AC101)
 %ao = call double @llvm.fma.f64(double %an, double %aj, double 0x3F56C16C1832F509)
 %ap = call double @llvm.fma.f64(double %ao, double %aj, double 0x3F81111111130878)
 %aq = call double @llvm.fma.f64(double %ap, double %aj, double 0x3FA5555555550C82)
 %ar = call double @llvm.fma.f64(double %aq, double %aj, double 0x3FC5555555555542)
 %as = call double @llvm.fma.f64(double %ar, double %aj, double 0x3FE000000000000A)
 %at = call double @llvm.fma.f64(double %as, double %aj, double 1.000000e+00)
 %au = call double @llvm.fma.f64(double %at, double %aj, double 1.000000e+00)
 %av = call i32 @llvm.nvvm.d2i.hi(double %au)
 %aw = call i32 @llvm.nvvm.d2i.lo(double %ad)
 %ax = add nsw i32 %aw, -2
 %ay = shl i32 %ax, 20
 %az = add nsw i32 %av, %ay
 %ba = call i32 @llvm.nvvm.d2i.lo(double %au)
 %bb = call double @llvm.nvvm.lohi.i2d(i32 %ba, i32 %az)
 %bc = call double @llvm.nvvm.add.rn.d(double %bb, double 2.500000e-01)
 %bd = call double @llvm.nvvm.div.rn.d(double 5.000000e-01, double %bc)
 %be = fneg double %bd
 %bf = call double @llvm.nvvm.add.rn.d(double 1.000000e+00, double %be)
 %bg = fcmp une double %a, %a
 %bh = fadd double %a, %a
 %bi = select i1 %bg, double %bh, double %bf
 br label %z

z:
 %bj = phi double [ %y, %e ], [ %bi, %f ]
 %bk = bitcast double %bj to i64
 %bl = and i64 %bk, 9223372036854775807
 %bm = bitcast double %a to i64
 %bn = and i64 %bm, -9223372036854775808
 %bo = or i64 %bl, %bn
 %bp = bitcast i64 %bo to double
 ret double %bp
}
define float @__nv_tanhf(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.fabs.f(float %a)
 %c = call float @llvm.nvvm.mul.rn.f(float %b, float 0x4007154760000000)
 %d = call float @llvm.nvvm.ex2.approx.ftz.f(float %c)
 %e = fneg float 2.000000e+00
 %f = call float @llvm.nvvm.add.rn.f(float %d, float 1.000000e+00)
 %g = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %f) #2
 %h = call float @llvm.fma.f32(float %e, float %g, float 1.000000e+00)
 %i = call float @llvm.nvvm.mul.rn.f(float %b, float %b)
 %j = fneg float 0x3F79454F00000000
 %k = fneg float 0x3FAB905C40000000
 %l = fneg float 0x3FD5555480000000
 %m = call float @llvm.fma.f32(float %j, float %i, float 0x3F95811F60000000)
 %n = call float @llvm.fma.f32(float %m, float %i, float %k)
 %o = call float @llvm.fma.f32(float %n, float %i, float 0x3FC110C5E0000000)
 %p = call float @llvm.fma.f32(float %o, float %i, float %l)
 %q = call float @llvm.nvvm.mul.rn.f(float %b, float %i)
 %r = call float @llvm.fma.f32(float %q, float %p, float %b)
 %s = fcmp olt float %b, 0x3FE19999A0000000
 %t = select i1 %s, float %r, float %h
 %u = bitcast float %t to i32
 %v = and i32 %u, 2147483647
 %w = bitcast float %a to i32
 %x = and i32 %w, -2147483648
 %y = or i32 %v, %x
 %z = bitcast i32 %y to float
 ret float %z
}
define double @__nv_trunc(double %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.trunc.d(double %a)
 ret double %b
}
define float @__nv_truncf(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.trunc.f(float %a)
 ret float %b
}
define i32 @__nv_uhadd(i32 %a, i32 %b) alwaysinline #0 {
 %c = and i32 %a, %b
 %d = xor i32 %a, %b
 %e = lshr i32 %d, 1
 %f = add i32 %c, %e
 ret i32 %f
}
define double @__nv_uint2double_rn(i32 %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.ui2d.rn(i32 %a)
 ret double %b
}
define float @__nv_uint2float_rd(i32 %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.ui2f.rm(i32 %a)
 ret float %b
}
define float @__nv_uint2float_rn(i32 %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.ui2f.rn(i32 %a)
 ret float %b
}
define float @__nv_uint2float_ru(i32 %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.ui2f.rp(i32 %a)
 ret float %b
}
define float @__nv_uint2float_rz(i32 %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.ui2f.rz(i32 %a)
 ret float %b
}
define float @__nv_uint_as_float(i32 %a) alwaysinline #0 {
 %b = bitcast i32 %a to float
 ret float %b
}
define double @__nv_ull2double_rd(i64 %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.ull2d.rm(i64 %a)
 ret double %b
}
define double @__nv_ull2double_rn(i64 %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.ull2d.rn(i64 %a)
 ret double %b
}
define double @__nv_ull2double_ru(i64 %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.ull2d.rp(i64 %a)
 ret double %b
}
define double @__nv_ull2double_rz(i64 %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.ull2d.rz(i64 %a)
 ret double %b
}
define float @__nv_ull2float_rd(i64 %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.ull2f.rm(i64 %a)
 ret float %b
}
define float @__nv_ull2float_rn(i64 %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.ull2f.rn(i64 %a)
 ret float %b
}
define float @__nv_ull2float_ru(i64 %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.ull2f.rp(i64 %a)
 ret float %b
}
define float @__nv_ull2float_rz(i64 %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.ull2f.rz(i64 %a)
 ret float %b
}
define i64 @__nv_ullmax(i64 %a, i64 %b) alwaysinline #0 {
 %c = call i64 @llvm.umax.i64(i64 %a, i64 %b)
 ret i64 %c
}
define i64 @__nv_ullmin(i64 %a, i64 %b) alwaysinline #0 {
 %c = call i64 @llvm.umin.i64(i64 %a, i64 %b)
 ret i64 %c
}
define i32 @__nv_umax(i32 %a, i32 %b) alwaysinline #0 {
 %c = call i32 @llvm.umax.i32(i32 %a, i32 %b)
 ret i32 %c
}
define i32 @__nv_umin(i32 %a, i32 %b) alwaysinline #0 {
 %c = call i32 @llvm.umin.i32(i32 %a, i32 %b)
 ret i32 %c
}
define i32 @__nv_umul24(i32 %a, i32 %b) alwaysinline #0 {
 %c = call i32 @llvm.nvvm.mul24.ui(i32 %a, i32 %b)
 ret i32 %c
}
define i64 @__nv_umul64hi(i64 %a, i64 %b) alwaysinline #0 {
 %c = call i64 @llvm.nvvm.mulhi.ull(i64 %a, i64 %b)
 ret i64 %c
}
define i32 @__nv_umulhi(i32 %a, i32 %b) alwaysinline #0 {
 %c = call i32 @llvm.nvvm.mulhi.ui(i32 %a, i32 %b)
 ret i32 %c
}
define i32 @__nv_urhadd(i32 %a, i32 %b) alwaysinline #0 {
 %c = or i32 %a, %b
 %d = xor i32 %a, %b
 %e = lshr i32 %d, 1
 %f = sub i32 %c, %e
 ret i32 %f
}
define i32 @__nv_usad(i32 %a, i32 %b, i32 %c) alwaysinline #0 {
 %d = call i32 @llvm.nvvm.sad.ui(i32 %a, i32 %b, i32 %c)
 ret i32 %d
}
declare i32 @llvm.abs.i32(i32, i1)
declare i64 @llvm.abs.i64(i64, i1)
declare i32 @llvm.bitreverse.i32(i32)
declare i64 @llvm.bitreverse.i64(i64)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i32 @llvm.ctpop.i32(i32)
declare i64 @llvm.ctpop.i64(i64)
declare float @llvm.fma.f32(float, float, float)
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.nvvm.add.rm.d(double, double)
declare float @llvm.nvvm.add.rm.f(float, float)
declare double @llvm.nvvm.add.rn.d(double, double)
declare float @llvm.nvvm.add.rn.f(float, float)
declare double @llvm.nvvm.add.rp.d(double, double)
declare float @llvm.nvvm.add.rp.f(float, float)
declare double @llvm.nvvm.add.rz.d(double, double)
declare float @llvm.nvvm.add.rz.f(float, float)
declare double @llvm.nvvm.ceil.d(double)
declare float @llvm.nvvm.ceil.f(float)
declare float @llvm.nvvm.cos.approx.f(float)
declare float @llvm.nvvm.d2f.rm(double)
declare float @llvm.nvvm.d2f.rn(double)
declare float @llvm.nvvm.d2f.rp(double)
declare float @llvm.nvvm.d2f.rz(double)
declare i32 @llvm.nvvm.d2i.hi(double)
declare i32 @llvm.nvvm.d2i.lo(double)
declare i32 @llvm.nvvm.d2i.rm(double)
declare i32 @llvm.nvvm.d2i.rn(double)
declare i32 @llvm.nvvm.d2i.rp(double)
declare i32 @llvm.nvvm.d2i.rz(double)
declare i64 @llvm.nvvm.d2ll.rm(double)
declare i64 @llvm.nvvm.d2ll.rn(double)
declare i64 @llvm.nvvm.d2ll.rp(double)
declare i64 @llvm.nvvm.d2ll.rz(double)
declare i32 @llvm.nvvm.d2ui.rm(double)
declare i32 @llvm.nvvm.d2ui.rn(double)
declare i32 @llvm.nvvm.d2ui.rp(double)
declare i32 @llvm.nvvm.d2ui.rz(double)
declare i64 @llvm.nvvm.d2ull.rm(double)
declare i64 @llvm.nvvm.d2ull.rn(double)
declare i64 @llvm.nvvm.d2ull.rp(double)
declare i64 @llvm.nvvm.d2ull.rz(double)
declare float @llvm.nvvm.div.approx.f(float, float)
declare double @llvm.nvvm.div.rm.d(double, double)
declare float @llvm.nvvm.div.rm.f(float, float)
declare double @llvm.nvvm.div.rn.d(double, double)
declare float @llvm.nvvm.div.rn.f(float, float)
declare double @llvm.nvvm.div.rp.d(double, double)
declare float @llvm.nvvm.div.rp.f(float, float)
declare double @llvm.nvvm.div.rz.d(double, double)
declare float @llvm.nvvm.div.rz.f(float, float)
declare float @llvm.nvvm.ex2.approx.f(float)
declare float @llvm.nvvm.ex2.approx.ftz.f(float)
declare i16 @llvm.nvvm.f2h.rn(float)
declare i32 @llvm.nvvm.f2i.rm(float)
declare i32 @llvm.nvvm.f2i.rn(float)
declare i32 @llvm.nvvm.f2i.rp(float)
declare i32 @llvm.nvvm.f2i.rz(float)
declare i64 @llvm.nvvm.f2ll.rm(float)
declare i64 @llvm.nvvm.f2ll.rn(float)
declare i64 @llvm.nvvm.f2ll.rp(float)
declare i64 @llvm.nvvm.f2ll.rz(float)
declare i32 @llvm.nvvm.f2ui.rm(float)
declare i32 @llvm.nvvm.f2ui.rn(float)
declare i32 @llvm.nvvm.f2ui.rp(float)
declare i32 @llvm.nvvm.f2ui.rz(float)
declare i64 @llvm.nvvm.f2ull.rm(float)
declare i64 @llvm.nvvm.f2ull.rn(float)
declare i64 @llvm.nvvm.f2ull.rp(float)
declare i64 @llvm.nvvm.f2ull.rz(float)
declare double @llvm.nvvm.fabs.d(double)
declare float @llvm.nvvm.fabs.f(float)
declare double @llvm.nvvm.floor.d(double)
declare float @llvm.nvvm.floor.f(float)
declare double @llvm.nvvm.fma.rm.d(double, double, double)
declare float @llvm.nvvm.fma.rm.f(float, float, float)
declare double @llvm.nvvm.fma.rn.d(double, double, double)
declare float @llvm.nvvm.fma.rn.f(float, float, float)
declare double @llvm.nvvm.fma.rp.d(double, double, double)
declare float @llvm.nvvm.fma.rp.f(float, float, float)
declare double @llvm.nvvm.fma.rz.d(double, double, double)
declare float @llvm.nvvm.fma.rz.f(float, float, float)
declare double @llvm.nvvm.fmax.d(double, double)
declare float @llvm.nvvm.fmax.f(float, float)
declare double @llvm.nvvm.fmin.d(double, double)
declare float @llvm.nvvm.fmin.f(float, float)
declare double @llvm.nvvm.i2d.rn(i32)
declare float @llvm.nvvm.i2f.rm(i32)
declare float @llvm.nvvm.i2f.rn(i32)
declare float @llvm.nvvm.i2f.rp(i32)
declare float @llvm.nvvm.i2f.rz(i32)
declare float @llvm.nvvm.lg2.approx.f(float)
declare float @llvm.nvvm.lg2.approx.ftz.f(float)
declare double @llvm.nvvm.ll2d.rm(i64)
declare double @llvm.nvvm.ll2d.rn(i64)
declare double @llvm.nvvm.ll2d.rp(i64)
declare double @llvm.nvvm.ll2d.rz(i64)
declare float @llvm.nvvm.ll2f.rm(i64)
declare float @llvm.nvvm.ll2f.rn(i64)
declare float @llvm.nvvm.ll2f.rp(i64)
declare float @llvm.nvvm.ll2f.rz(i64)
declare double @llvm.nvvm.lohi.i2d(i32, i32)
declare double @llvm.nvvm.mul.rm.d(double, double)
declare float @llvm.nvvm.mul.rm.f(float, float)
declare double @llvm.nvvm.mul.rn.d(double, double)
declare float @llvm.nvvm.mul.rn.f(float, float)
declare double @llvm.nvvm.mul.rp.d(double, double)
declare float @llvm.nvvm.mul.rp.f(float, float)
declare double @llvm.nvvm.mul.rz.d(double, double)
declare float @llvm.nvvm.mul.rz.f(float, float)
declare i32 @llvm.nvvm.mul24.i(i32, i32)
declare i32 @llvm.nvvm.mul24.ui(i32, i32)
declare i32 @llvm.nvvm.mulhi.i(i32, i32)
declare i64 @llvm.nvvm.mulhi.ll(i64, i64)
declare i32 @llvm.nvvm.mulhi.ui(i32, i32)
declare i64 @llvm.nvvm.mulhi.ull(i64, i64)
declare i32 @llvm.nvvm.prmt(i32, i32, i32)
declare double @llvm.nvvm.rcp.approx.ftz.d(double)
declare double @llvm.nvvm.rcp.rm.d(double)
declare float @llvm.nvvm.rcp.rm.f(float)
declare double @llvm.nvvm.rcp.rn.d(double)
declare float @llvm.nvvm.rcp.rn.f(float)
declare double @llvm.nvvm.rcp.rp.d(double)
declare float @llvm.nvvm.rcp.rp.f(float)
declare double @llvm.nvvm.rcp.rz.d(double)
declare float @llvm.nvvm.rcp.rz.f(float)
declare double @llvm.nvvm.round.d(double)
declare float @llvm.nvvm.round.f(float)
declare double @llvm.nvvm.rsqrt.approx.d(double)
declare float @llvm.nvvm.rsqrt.approx.f(float)
declare float @llvm.nvvm.rsqrt.approx.ftz.f(float)
declare i32 @llvm.nvvm.sad.i(i32, i32, i32)
declare i32 @llvm.nvvm.sad.ui(i32, i32, i32)
declare float @llvm.nvvm.saturate.f(float)
declare float @llvm.nvvm.sin.approx.f(float)
declare float @llvm.nvvm.sqrt.f(float)
declare double @llvm.nvvm.sqrt.rm.d(double)
declare float @llvm.nvvm.sqrt.rm.f(float)
declare double @llvm.nvvm.sqrt.rn.d(double)
declare float @llvm.nvvm.sqrt.rn.f(float)
declare double @llvm.nvvm.sqrt.rp.d(double)
declare float @llvm.nvvm.sqrt.rp.f(float)
declare double @llvm.nvvm.sqrt.rz.d(double)
declare float @llvm.nvvm.sqrt.rz.f(float)
declare double @llvm.nvvm.trunc.d(double)
declare float @llvm.nvvm.trunc.f(float)
declare double @llvm.nvvm.ui2d.rn(i32)
declare float @llvm.nvvm.ui2f.rm(i32)
declare float @llvm.nvvm.ui2f.rn(i32)
declare float @llvm.nvvm.ui2f.rp(i32)
declare float @llvm.nvvm.ui2f.rz(i32)
declare double @llvm.nvvm.ull2d.rm(i64)
declare double @llvm.nvvm.ull2d.rn(i64)
declare double @llvm.nvvm.ull2d.rp(i64)
declare double @llvm.nvvm.ull2d.rz(i64)
declare float @llvm.nvvm.ull2f.rm(i64)
declare float @llvm.nvvm.ull2f.rn(i64)
declare float @llvm.nvvm.ull2f.rp(i64)
declare float @llvm.nvvm.ull2f.rz(i64)
declare i32 @llvm.smax.i32(i32, i32)
declare i64 @llvm.smax.i64(i64, i64)
declare i32 @llvm.smin.i32(i32, i32)
declare i64 @llvm.smin.i64(i64, i64)
declare i32 @llvm.umax.i32(i32, i32)
declare i64 @llvm.umax.i64(i64, i64)
declare i32 @llvm.umin.i32(i32, i32)
declare i64 @llvm.umin.i64(i64, i64)
