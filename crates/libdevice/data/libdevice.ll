; sources d8d53b26f1e87a86
target triple = "nvptx64-nvidia-cuda"

!0 = !{i32 2, i32 0}
!1 = distinct !{!1, !2}
!10 = distinct !{!10, !2, !5}
!11 = distinct !{!11, !2}
!12 = distinct !{!12, !2}
!13 = distinct !{!13, !2, !5}
!14 = distinct !{!14, !2, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !2, !5}
!17 = distinct !{!17, !2, !15}
!18 = distinct !{!18, !2, !5}
!19 = distinct !{!19, !2, !15}
!2 = !{!"llvm.loop.mustprogress"}
!20 = distinct !{!20, !2, !5}
!21 = distinct !{!21, !2, !15}
!22 = distinct !{!22, !2, !5}
!23 = distinct !{!23, !2, !15}
!24 = distinct !{!24, !2, !5}
!25 = distinct !{!25, !2, !15}
!26 = distinct !{!26, !2, !5}
!27 = distinct !{!27, !2, !15}
!28 = distinct !{!28, !2, !5}
!29 = distinct !{!29, !2, !15}
!3 = distinct !{!3, !2}
!30 = distinct !{!30, !2, !15}
!31 = distinct !{!31, !2, !5}
!32 = distinct !{!32, !2}
!33 = distinct !{!33, !2, !15}
!34 = distinct !{!34, !2, !5}
!35 = distinct !{!35, !2, !15}
!36 = distinct !{!36, !2, !5}
!37 = distinct !{!37, !2}
!38 = distinct !{!38, !2, !15}
!39 = distinct !{!39, !2, !5}
!4 = distinct !{!4, !2, !5}
!40 = distinct !{!40, !2}
!41 = distinct !{!41, !2}
!5 = !{!"oxicc.loop.unrolled"}
!6 = distinct !{!6, !2}
!7 = distinct !{!7, !2, !5}
!8 = distinct !{!8, !2}
!9 = distinct !{!9, !2, !5}
attributes #0 = { mustprogress noinline willreturn }
attributes #1 = { mustprogress willreturn }
attributes #2 = { nounwind }
@$str = private addrspace(1) constant [11 x i8] c"__CUDA_FTZ\00"
%struct.CubeRoot = type { double, i32, double }
%struct.Large = type { float, float }
%struct.LogD = type { double, double }
%struct.LogF = type { float, float }
%struct.Pair = type { double, double }
%struct.Pair2 = type { float, float }
%struct.Ratio = type { float, float }
%struct.ScaleD = type { double, double }
%struct.ScaleF = type { float, float }
@__internal_TWO_OVER_PI_D = internal addrspace(1) constant [20 x i64] [i64 0, i64 -6703182060581546711, i64 -277156292786332224, i64 -2638381946312093631, i64 -121206125134887583, i64 -5249950069107600672, i64 452944820249399836, i64 -135693905287338178, i64 -1692731182770600828, i64 -1613291254968254911, i64 4148332274289687028, i64 -7168499653074671557, i64 2303758334597371919, i64 -1211730484530615009, i64 7869616827067468215, i64 5712322887342352941, i64 8441921394348257659, i64 4397547296490951402, i64 7780917995555872008, i64 6197850593633725355], align 8
@__internal_TWO_OVER_PI_F = internal addrspace(1) constant [8 x i32] [i32 0, i32 -1560706194, i32 1313084713, i32 -64530479, i32 -181084736, i32 -614296167, i32 1011060801, i32 -28220501], align 4
define internal double @__internal_reduce_large(double %a, ptr nocapture %b, ptr nocapture %c) #0 {
 %d = bitcast double %a to i64
 %e = and i64 %d, 4503599627370495
 %f = or i64 %e, 4503599627370496
 %g = lshr i64 %d, 52
 %h = and i64 %g, 2047
 %i = trunc i64 %h to i32
 %j = add nsw i32 %i, -1013
 %k = lshr i32 %j, 6
 %l = and i32 %j, 63
 %m = add nuw nsw i32 %k, 1
 %n = zext i32 %m to i64
 %o = getelementptr inbounds i64, ptr addrspacecast (ptr addrspace(1) @__internal_TWO_OVER_PI_D to ptr), i64 %n
 %p = load i64, ptr %o, align 8
 %q = getelementptr i8, ptr %o, i64 8
 %r = load i64, ptr %q, align 8
 %s = getelementptr i8, ptr %o, i64 -8
 %t = load i64, ptr %s, align 8
 %u = icmp ne i32 %l, 0
 %v = zext i32 %l to i64
 %w = shl i64 %t, %v
 %x = sub nuw nsw i32 64, %l
 %y = zext i32 %x to i64
 %z = lshr i64 %p, %y
 %aa = or i64 %w, %z
 %ab = select i1 %u, i64 %aa, i64 %t
 %ac = shl i64 %p, %v
 %ad = lshr i64 %r, %y
 %ae = or i64 %ac, %ad
 %af = select i1 %u, i64 %ae, i64 %p
 %ag = getelementptr i8, ptr %o, i64 16
 %ah = load i64, ptr %ag, align 8
 %ai = shl i64 %r, %v
 %aj = lshr i64 %ah, %y
 %ak = or i64 %ai, %aj
 %al = select i1 %u, i64 %ak, i64 %r
 %am = mul i64 %f, %af
 %an = call i64 @llvm.nvvm.mulhi.ull(i64 %f, i64 %af)
 %ao = mul i64 %f, %ab
 %ap = add i64 %an, %ao
 %aq = call i64 @llvm.nvvm.mulhi.ull(i64 %f, i64 %al)
 %ar = add i64 %am, %aq
 %as = icmp ult i64 %ar, %aq
 %at = zext i1 %as to i64
 %au = add i64 %ap, %at
 %av = lshr i64 %au, 62
 %aw = trunc i64 %av to i32
 %ax = shl i64 %au, 2
 %ay = lshr i64 %ar, 62
 %az = or i64 %ax, %ay
 %ba = shl i64 %ar, 2
 %bb = icmp slt i64 %az, 0
 %bc = sub i64 0, %ba
 %bd = xor i64 %az, -1
 %be = icmp eq i64 %bc, 0
 %bf = zext i1 %be to i64
 %bg = add i64 %bd, %bf
 %bh = add nuw nsw i32 %aw, 1
 %bi = select i1 %bb, i64 %bc, i64 %ba
 %bj = select i1 %bb, i64 %bg, i64 %az
 %bk = select i1 %bb, i32 %bh, i32 %aw
 %bl = or i64 %bj, 1
 %bm = call i64 @llvm.ctlz.i64(i64 %bl, i1 false)
 %bn = trunc i64 %bm to i32
 %bo = icmp ne i32 %bn, 0
 %bp = shl i64 %bj, %bm
 %bq = sub nuw nsw i32 64, %bn
 %br = zext i32 %bq to i64
 %bs = lshr i64 %bi, %br
 %bt = or i64 %bp, %bs
 %bu = select i1 %bo, i64 %bt, i64 %bj
 %bv = lshr i64 %bu, 11
 %bw = uitofp i64 %bv to double
 %bx = and i64 %bu, 2047
 %by = trunc i64 %bx to i32
 %bz = uitofp i32 %by to double
 %ca = call double @llvm.nvvm.mul.rn.d(double %bw, double 0x3CA921FB54442D18)
 %cb = fneg double %ca
 %cc = call double @llvm.fma.f64(double %bw, double 0x3CA921FB54442D18, double %cb)
 %cd = call double @llvm.fma.f64(double %bw, double 0x3941A62633145C07, double %cc)
 %ce = call double @llvm.fma.f64(double %bz, double 0x3BF921FB54442D18, double %cd)
 %cf = fadd double %ca, %ce
 %cg = sub nuw nsw i32 1023, %bn
 %ch = shl i32 %cg, 20
 %ci = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %ch)
 %cj = fsub double %cf, %ca
 %ck = fsub double %ce, %cj
 %cl = call double @llvm.nvvm.mul.rn.d(double %ck, double %ci)
 %cm = call double @llvm.nvvm.mul.rn.d(double %cf, double %ci)
 %cn = icmp slt i64 %d, 0
 %co = sub nsw i32 0, %bk
 %cp = select i1 %cn, i32 %co, i32 %bk
 store i32 %cp, ptr %b, align 4
 %cq = xor i1 %bb, %cn
 %cr = fneg double %cl
 %cs = select i1 %cq, double %cr, double %cl
 store double %cs, ptr %c, align 8
 %ct = fneg double %cm
 %cu = select i1 %cq, double %ct, double %cm
 ret double %cu
}
define i32 @__nv_abs(i32 %a) alwaysinline mustprogress nounwind {
 %b = call i32 @llvm.abs.i32(i32 %a, i1 false)
 ret i32 %b
}
define double @__nv_acos(double %a) alwaysinline mustprogress nounwind {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp ogt double %c, 5.000000e-01
 br i1 %d, label %e, label %f

e:
 %g = call double @llvm.fma.f64(double %c, double -5.000000e-01, double 5.000000e-01)
 %h = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %g) #2
 %i = call double @llvm.nvvm.mul.rn.d(double %g, double %h)
 %j = fneg double %i
 %k = call double @llvm.fma.f64(double %j, double %h, double 1.000000e+00)
 %l = call double @llvm.fma.f64(double 3.750000e-01, double %k, double 5.000000e-01)
 %m = call double @llvm.nvvm.mul.rn.d(double %l, double %k)
 %n = call double @llvm.fma.f64(double %m, double %h, double %h)
 %o = call double @llvm.nvvm.mul.rn.d(double %g, double %n)
 %p = fneg double %o
 %q = call double @llvm.fma.f64(double %p, double %o, double %g)
 %r = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %n)
 %s = call double @llvm.fma.f64(double %q, double %r, double %o)
 br label %t

f:
 %u = call double @llvm.nvvm.mul.rn.d(double %c, double %c)
 br label %t

t:
 %v = phi double [ %g, %e ], [ %u, %f ]
 %w = phi double [ %s, %e ], [ %c, %f ]
 %x = fcmp oeq double %c, 1.000000e+00
 %y = select i1 %x, double 0.000000e+00, double %w
 %z = call double @llvm.nvvm.mul.rn.d(double %y, double %v)
 %aa = call double @llvm.fma.f64(double 0x3FA0B747459AFB63, double %v, double 0xBF9588A51D39C9E4)
 %ab = call double @llvm.fma.f64(double %aa, double %v, double 0x3F963FBF7DC53B3D)
 %ac = call double @llvm.fma.f64(double %ab, double %v, double 0x3F6E4C96E66CABDC)
 %ad = call double @llvm.fma.f64(double %ac, double %v, double 0x3F8614F6AADA0F47)
 %ae = call double @llvm.fma.f64(double %ad, double %v, double 0x3F875825D5A83F70)
 %af = call double @llvm.fma.f64(double %ae, double %v, double 0x3F8CA1FEA046BBAA)
 %ag = call double @llvm.fma.f64(double %af, double %v, double 0x3F91C49ECD1555A8)
 %ah = call double @llvm.fma.f64(double %ag, double %v, double 0x3F96E8BDF0D8575D)
 %ai = call double @llvm.fma.f64(double %ah, double %v, double 0x3F9F1C71A9391666)
 %aj = call double @llvm.fma.f64(double %ai, double %v, double 0x3FA6DB6DB721550D)
 %ak = call double @llvm.fma.f64(double %aj, double %v, double 0x3FB333333332E10A)
 %al = call double @llvm.fma.f64(double %ak, double %v, double 0x3FC5555555555577)
 %am = call double @llvm.fma.f64(double %z, double %al, double %y)
 br i1 %d, label %an, label %ao

ao:
 %ap = bitcast double %am to i64
 %aq = and i64 %ap, 9223372036854775807
 %ar = bitcast double %a to i64
 %as = and i64 %ar, -9223372036854775808
 %at = or i64 %aq, %as
 %au = bitcast i64 %at to double
 %av = fsub double 0x3FF921FB54442D18, %au
 %aw = fadd double %av, 0x3C91A62633145C07
 br label %ax

an:
 %ay = fcmp ogt double %a, 0.000000e+00
 br i1 %ay, label %az, label %ba

az:
 %bb = fadd double %am, %am
 br label %bc

ba:
 %bd = call double @llvm.fma.f64(double -2.000000e+00, double %am, double 0x400921FB54442D18)
 %be = fadd double %bd, 0x3CA1A62633145C07
 br label %bc

bc:
 %bf = phi double [ %bb, %az ], [ %be, %ba ]
 br label %ax

ax:
 %bg = phi double [ %aw, %ao ], [ %bf, %bc ]
 ret double %bg
}
define float @__nv_acosf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = fcmp ogt float %c, 5.000000e-01
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.fma.f32(float %c, float -5.000000e-01, float 5.000000e-01)
 %h = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %g)
 %i = call float @llvm.nvvm.mul.rn.f(float %g, float %h)
 %j = fneg float %i
 %k = call float @llvm.fma.f32(float %j, float %i, float %g)
 %l = call float @llvm.nvvm.mul.rn.f(float 5.000000e-01, float %h)
 %m = call float @llvm.fma.f32(float %k, float %l, float %i)
 br label %n

f:
 %o = call float @llvm.nvvm.mul.rn.f(float %c, float %c)
 br label %n

n:
 %p = phi float [ %g, %e ], [ %o, %f ]
 %q = phi float [ %m, %e ], [ %c, %f ]
 %r = fcmp oeq float %c, 1.000000e+00
 %s = select i1 %r, float 0.000000e+00, float %q
 %t = call float @llvm.nvvm.mul.rn.f(float %s, float %p)
 %u = call float @llvm.fma.f32(float 0x3FA596D660000000, float %p, float 0x3F98C2D820000000)
 %v = call float @llvm.fma.f32(float %u, float %p, float 0x3FA747D060000000)
 %w = call float @llvm.fma.f32(float %v, float %p, float 0x3FB3301FC0000000)
 %x = call float @llvm.fma.f32(float %w, float %p, float 0x3FC5555C80000000)
 %y = call float @llvm.fma.f32(float %t, float %x, float %s)
 br i1 %d, label %z, label %aa

aa:
 %ab = bitcast float %y to i32
 %ac = and i32 %ab, 2147483647
 %ad = bitcast float %a to i32
 %ae = and i32 %ad, -2147483648
 %af = or i32 %ac, %ae
 %ag = bitcast i32 %af to float
 %ah = fsub float 0x3FF921FB60000000, %ag
 %ai = fadd float %ah, 0xBE6777A5C0000000
 br label %aj

z:
 %ak = fcmp ogt float %a, 0.000000e+00
 br i1 %ak, label %al, label %am

al:
 %an = fadd float %y, %y
 br label %ao

am:
 %ap = call float @llvm.fma.f32(float -2.000000e+00, float %y, float 0x400921FB60000000)
 br label %ao

ao:
 %aq = phi float [ %an, %al ], [ %ap, %am ]
 br label %aj

aj:
 %ar = phi float [ %ai, %aa ], [ %aq, %ao ]
 ret float %ar
}
define double @__nv_acosh(double %a) alwaysinline mustprogress nounwind {
b:
 %c = fcmp ogt double %a, 0x5F30000000000000
 %d = fsub double %a, 1.000000e+00
 br i1 %c, label %e, label %f

f:
 %g = fadd double %d, %d
 %h = call double @llvm.fma.f64(double %d, double %d, double %g)
 %i = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %h) #2
 %j = call double @llvm.nvvm.mul.rn.d(double %h, double %i)
 %k = fneg double %j
 %l = call double @llvm.fma.f64(double %k, double %i, double 1.000000e+00)
 %m = call double @llvm.fma.f64(double 3.750000e-01, double %l, double 5.000000e-01)
 %n = call double @llvm.nvvm.mul.rn.d(double %m, double %l)
 %o = call double @llvm.fma.f64(double %n, double %i, double %i)
 %p = call double @llvm.nvvm.mul.rn.d(double %h, double %o)
 %q = fneg double %p
 %r = call double @llvm.fma.f64(double %q, double %p, double %h)
 %s = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %o)
 %t = call double @llvm.fma.f64(double %r, double %s, double %p)
 %u = fadd double %d, %t
 br label %e

e:
 %v = phi double [ %a, %b ], [ %u, %f ]
 %w = fadd double %v, 1.000000e+00
 %x = fcmp olt double %v, 1.000000e+00
 %y = fsub double %w, 1.000000e+00
 %z = fsub double %v, %y
 %aa = fsub double %w, %v
 %ab = fsub double 1.000000e+00, %aa
 %ac = select i1 %x, double %z, double %ab
 %ad = call i32 @llvm.nvvm.d2i.hi(double %w)
 %ae = add nsw i32 %ad, -1072079006
 %af = and i32 %ae, -1048576
 %ag = sub nsw i32 %ad, %af
 %ah = call i32 @llvm.nvvm.d2i.lo(double %w)
 %ai = call double @llvm.nvvm.lohi.i2d(i32 %ah, i32 %ag)
 %aj = fsub double %ai, 1.000000e+00
 %ak = call double @llvm.nvvm.rcp.approx.ftz.d(double %w)
 %al = call double @llvm.nvvm.mul.rn.d(double %ac, double %ak)
 %am = icmp eq i32 %af, 0
 %an = select i1 %am, double 0.000000e+00, double %al
 %ao = select i1 %am, double %v, double %aj
 %ap = fadd double %ao, 2.000000e+00
 %aq = call double @llvm.nvvm.rcp.approx.ftz.d(double %ap)
 %ar = fneg double %ap
 %as = call double @llvm.fma.f64(double %ar, double %aq, double 1.000000e+00)
 %at = call double @llvm.fma.f64(double %as, double %as, double %as)
 %au = call double @llvm.fma.f64(double %at, double %aq, double %aq)
 %av = call double @llvm.nvvm.mul.rn.d(double %ao, double %au)
 %aw = call double @llvm.fma.f64(double %ar, double %av, double %ao)
 %ax = call double @llvm.fma.f64(double %aw, double %au, double %av)
 %ay = call double @llvm.nvvm.mul.rn.d(double %ax, double %ax)
 %az = call double @llvm.nvvm.mul.rn.d(double %ax, double %ay)
 %ba = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %ay, double 0x3FC39A1CEE91D120)
 %bb = call double @llvm.fma.f64(double %ba, double %ay, double 0x3FC74663DB7A1073)
 %bc = call double @llvm.fma.f64(double %bb, double %ay, double 0x3FCC71C5211851F1)
 %bd = call double @llvm.fma.f64(double %bc, double %ay, double 0x3FD24924941E37CC)
 %be = call double @llvm.fma.f64(double %bd, double %ay, double 0x3FD999999997FF08)
 %bf = call double @llvm.fma.f64(double %be, double %ay, double 0x3FE5555555555592)
 %bg = fadd double %ax, %ax
 %bh = call double @llvm.fma.f64(double %az, double %bf, double %bg)
 %bi = ashr i32 %af, 20
 %bj = sitofp i32 %bi to double
 %bk = call double @llvm.fma.f64(double %bj, double 0x3C7ABC9E3B39803F, double %an)
 %bl = fadd double %bh, %bk
 %bm = call double @llvm.fma.f64(double %bj, double 0x3FE62E42FEFA39EF, double %bl)
 %bn = fadd double %bm, 0x3FE62E42FEFA39EF
 %bo = select i1 %c, double %bn, double %bm
 %bp = fcmp uge double %a, 0x7FF0000000000000
 %bq = fadd double %a, %a
 %br = select i1 %bp, double %bq, double %bo
 %bs = fcmp oeq double %a, 1.000000e+00
 %bt = select i1 %bs, double 0.000000e+00, double %br
 %bu = fcmp olt double %a, 1.000000e+00
 %bv = select i1 %bu, double 0xFFF8000000000000, double %bt
 ret double %bv
}
define float @__nv_acoshf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = fcmp ogt float %a, 0x43B0000000000000
 %d = fsub float %a, 1.000000e+00
 br i1 %c, label %e, label %f

f:
 %g = fadd float %d, %d
 %h = call float @llvm.fma.f32(float %d, float %d, float %g)
 %i = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %h)
 %j = call float @llvm.nvvm.mul.rn.f(float %h, float %i)
 %k = fneg float %j
 %l = call float @llvm.fma.f32(float %k, float %j, float %h)
 %m = call float @llvm.nvvm.mul.rn.f(float 5.000000e-01, float %i)
 %n = call float @llvm.fma.f32(float %l, float %m, float %j)
 %o = fadd float %d, %n
 br label %e

e:
 %p = phi float [ %a, %b ], [ %o, %f ]
 %q = fadd float %p, 1.000000e+00
 %r = bitcast float %q to i32
 %s = add i32 %r, -1059760811
 %t = and i32 %s, -8388608
 %u = sub i32 1082130432, %t
 %v = bitcast i32 %u to float
 %w = bitcast float %p to i32
 %x = sub i32 %w, %t
 %y = bitcast i32 %x to float
 %z = call float @llvm.fma.f32(float %v, float 2.500000e-01, float -1.000000e+00)
 %aa = fadd float %y, %z
 %ab = fsub float %aa, %z
 %ac = fsub float %y, %ab
 %ad = call float @llvm.nvvm.mul.rn.f(float %aa, float %aa)
 %ae = call float @llvm.fma.f32(float 0xBFC0805A20000000, float %aa, float 0x3FC1E669E0000000)
 %af = call float @llvm.fma.f32(float %ae, float %aa, float 0xBFBF311340000000)
 %ag = call float @llvm.fma.f32(float %af, float %aa, float 0x3FC1ED7280000000)
 %ah = call float @llvm.fma.f32(float %ag, float %aa, float 0xBFC559DD00000000)
 %ai = call float @llvm.fma.f32(float %ah, float %aa, float 0x3FC99D0340000000)
 %aj = call float @llvm.fma.f32(float %ai, float %aa, float 0xBFCFFFEF00000000)
 %ak = call float @llvm.fma.f32(float %aj, float %aa, float 0x3FD5555060000000)
 %al = call float @llvm.fma.f32(float %ak, float %aa, float -5.000000e-01)
 %am = call float @llvm.fma.f32(float %ad, float %al, float %ac)
 %an = sitofp i32 %t to float
 %ao = fadd float %aa, %am
 %ap = call float @llvm.fma.f32(float %an, float 0x3E762E4300000000, float %ao)
 %aq = fadd float %ap, 0x3FE62E4300000000
 %ar = select i1 %c, float %aq, float %ap
 %as = fcmp uge float %a, 0x7FF0000000000000
 %at = fadd float %a, %a
 %au = select i1 %as, float %at, float %ar
 %av = fcmp oeq float %a, 1.000000e+00
 %aw = select i1 %av, float 0.000000e+00, float %au
 %ax = fcmp olt float %a, 1.000000e+00
 %ay = select i1 %ax, float 0x7FFFFFFFE0000000, float %aw
 ret float %ay
}
define double @__nv_asin(double %a) alwaysinline mustprogress nounwind {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp ogt double %c, 5.000000e-01
 br i1 %d, label %e, label %f

e:
 %g = call double @llvm.fma.f64(double %c, double -5.000000e-01, double 5.000000e-01)
 %h = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %g) #2
 %i = call double @llvm.nvvm.mul.rn.d(double %g, double %h)
 %j = fneg double %i
 %k = call double @llvm.fma.f64(double %j, double %h, double 1.000000e+00)
 %l = call double @llvm.fma.f64(double 3.750000e-01, double %k, double 5.000000e-01)
 %m = call double @llvm.nvvm.mul.rn.d(double %l, double %k)
 %n = call double @llvm.fma.f64(double %m, double %h, double %h)
 %o = call double @llvm.nvvm.mul.rn.d(double %g, double %n)
 %p = fneg double %o
 %q = call double @llvm.fma.f64(double %p, double %o, double %g)
 %r = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %n)
 %s = call double @llvm.fma.f64(double %q, double %r, double %o)
 br label %t

f:
 %u = call double @llvm.nvvm.mul.rn.d(double %c, double %c)
 br label %t

t:
 %v = phi double [ %g, %e ], [ %u, %f ]
 %w = phi double [ %s, %e ], [ %c, %f ]
 %x = fcmp oeq double %c, 1.000000e+00
 %y = select i1 %x, double 0.000000e+00, double %w
 %z = call double @llvm.nvvm.mul.rn.d(double %y, double %v)
 %aa = call double @llvm.fma.f64(double 0x3FA0B747459AFB63, double %v, double 0xBF9588A51D39C9E4)
 %ab = call double @llvm.fma.f64(double %aa, double %v, double 0x3F963FBF7DC53B3D)
 %ac = call double @llvm.fma.f64(double %ab, double %v, double 0x3F6E4C96E66CABDC)
 %ad = call double @llvm.fma.f64(double %ac, double %v, double 0x3F8614F6AADA0F47)
 %ae = call double @llvm.fma.f64(double %ad, double %v, double 0x3F875825D5A83F70)
 %af = call double @llvm.fma.f64(double %ae, double %v, double 0x3F8CA1FEA046BBAA)
 %ag = call double @llvm.fma.f64(double %af, double %v, double 0x3F91C49ECD1555A8)
 %ah = call double @llvm.fma.f64(double %ag, double %v, double 0x3F96E8BDF0D8575D)
 %ai = call double @llvm.fma.f64(double %ah, double %v, double 0x3F9F1C71A9391666)
 %aj = call double @llvm.fma.f64(double %ai, double %v, double 0x3FA6DB6DB721550D)
 %ak = call double @llvm.fma.f64(double %aj, double %v, double 0x3FB333333332E10A)
 %al = call double @llvm.fma.f64(double %ak, double %v, double 0x3FC5555555555577)
 %am = call double @llvm.fma.f64(double %z, double %al, double %y)
 br i1 %d, label %an, label %ao

an:
 %ap = call double @llvm.fma.f64(double -2.000000e+00, double %am, double 0x3FF921FB54442D18)
 %aq = fadd double %ap, 0x3C91A62633145C07
 br label %ao

ao:
 %ar = phi double [ %aq, %an ], [ %am, %t ]
 %as = bitcast double %ar to i64
 %at = and i64 %as, 9223372036854775807
 %au = bitcast double %a to i64
 %av = and i64 %au, -9223372036854775808
 %aw = or i64 %at, %av
 %ax = bitcast i64 %aw to double
 ret double %ax
}
define float @__nv_asinf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = fcmp ogt float %c, 5.000000e-01
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.fma.f32(float %c, float -5.000000e-01, float 5.000000e-01)
 %h = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %g)
 %i = call float @llvm.nvvm.mul.rn.f(float %g, float %h)
 %j = fneg float %i
 %k = call float @llvm.fma.f32(float %j, float %i, float %g)
 %l = call float @llvm.nvvm.mul.rn.f(float 5.000000e-01, float %h)
 %m = call float @llvm.fma.f32(float %k, float %l, float %i)
 br label %n

f:
 %o = call float @llvm.nvvm.mul.rn.f(float %c, float %c)
 br label %n

n:
 %p = phi float [ %g, %e ], [ %o, %f ]
 %q = phi float [ %m, %e ], [ %c, %f ]
 %r = fcmp oeq float %c, 1.000000e+00
 %s = select i1 %r, float 0.000000e+00, float %q
 %t = call float @llvm.nvvm.mul.rn.f(float %s, float %p)
 %u = call float @llvm.fma.f32(float 0x3FA596D660000000, float %p, float 0x3F98C2D820000000)
 %v = call float @llvm.fma.f32(float %u, float %p, float 0x3FA747D060000000)
 %w = call float @llvm.fma.f32(float %v, float %p, float 0x3FB3301FC0000000)
 %x = call float @llvm.fma.f32(float %w, float %p, float 0x3FC5555C80000000)
 %y = select i1 %d, float 0x3E5777A5C0000000, float 0.000000e+00
 %z = call float @llvm.fma.f32(float %t, float %x, float %y)
 %aa = fadd float %z, %s
 br i1 %d, label %ab, label %ac

ab:
 %ad = call float @llvm.fma.f32(float -2.000000e+00, float %aa, float 0x3FF921FB60000000)
 br label %ac

ac:
 %ae = phi float [ %ad, %ab ], [ %aa, %n ]
 %af = bitcast float %ae to i32
 %ag = and i32 %af, 2147483647
 %ah = bitcast float %a to i32
 %ai = and i32 %ah, -2147483648
 %aj = or i32 %ag, %ai
 %ak = bitcast i32 %aj to float
 ret float %ak
}
define double @__nv_asinh(double %a) alwaysinline mustprogress nounwind {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp ogt double %c, 0x5F30000000000000
 %e = call double @llvm.nvvm.fmin.d(double %c, double 0x5F30000000000000)
 %f = call double @llvm.fma.f64(double %e, double %e, double 1.000000e+00)
 %g = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %f) #2
 %h = call double @llvm.nvvm.mul.rn.d(double %f, double %g)
 %i = fneg double %h
 %j = call double @llvm.fma.f64(double %i, double %g, double 1.000000e+00)
 %k = call double @llvm.fma.f64(double 3.750000e-01, double %j, double 5.000000e-01)
 %l = call double @llvm.nvvm.mul.rn.d(double %k, double %j)
 %m = call double @llvm.fma.f64(double %l, double %g, double %g)
 %n = call double @llvm.nvvm.mul.rn.d(double %f, double %m)
 %o = fneg double %n
 %p = call double @llvm.fma.f64(double %o, double %n, double %f)
 %q = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %m)
 %r = call double @llvm.fma.f64(double %p, double %q, double %n)
 %s = fadd double %r, 1.000000e+00
 br i1 %d, label %t, label %u

u:
 %v = call double @llvm.nvvm.rcp.approx.ftz.d(double %s)
 %w = fneg double %s
 %x = call double @llvm.fma.f64(double %w, double %v, double 1.000000e+00)
 %y = call double @llvm.fma.f64(double %x, double %x, double %x)
 %z = call double @llvm.fma.f64(double %y, double %v, double %v)
 %aa = call double @llvm.nvvm.mul.rn.d(double %e, double %z)
 %ab = call double @llvm.fma.f64(double %w, double %aa, double %e)
 %ac = call double @llvm.fma.f64(double %ab, double %z, double %aa)
 %ad = call double @llvm.fma.f64(double %e, double %ac, double %e)
 br label %t

t:
 %ae = phi double [ %c, %b ], [ %ad, %u ]
 %af = fadd double %ae, 1.000000e+00
 %ag = fcmp olt double %ae, 1.000000e+00
 %ah = fsub double %af, 1.000000e+00
 %ai = fsub double %ae, %ah
 %aj = fsub double %af, %ae
 %ak = fsub double 1.000000e+00, %aj
 %al = select i1 %ag, double %ai, double %ak
 %am = call i32 @llvm.nvvm.d2i.hi(double %af)
 %an = add nsw i32 %am, -1072079006
 %ao = and i32 %an, -1048576
 %ap = sub nsw i32 %am, %ao
 %aq = call i32 @llvm.nvvm.d2i.lo(double %af)
 %ar = call double @llvm.nvvm.lohi.i2d(i32 %aq, i32 %ap)
 %as = fsub double %ar, 1.000000e+00
 %at = call double @llvm.nvvm.rcp.approx.ftz.d(double %af)
 %au = call double @llvm.nvvm.mul.rn.d(double %al, double %at)
 %av = icmp eq i32 %ao, 0
 %aw = select i1 %av, double 0.000000e+00, double %au
 %ax = select i1 %av, double %ae, double %as
 %ay = fadd double %ax, 2.000000e+00
 %az = call double @llvm.nvvm.rcp.approx.ftz.d(double %ay)
 %ba = fneg double %ay
 %bb = call double @llvm.fma.f64(double %ba, double %az, double 1.000000e+00)
 %bc = call double @llvm.fma.f64(double %bb, double %bb, double %bb)
 %bd = call double @llvm.fma.f64(double %bc, double %az, double %az)
 %be = call double @llvm.nvvm.mul.rn.d(double %ax, double %bd)
 %bf = call double @llvm.fma.f64(double %ba, double %be, double %ax)
 %bg = call double @llvm.fma.f64(double %bf, double %bd, double %be)
 %bh = call double @llvm.nvvm.mul.rn.d(double %bg, double %bg)
 %bi = call double @llvm.nvvm.mul.rn.d(double %bg, double %bh)
 %bj = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %bh, double 0x3FC39A1CEE91D120)
 %bk = call double @llvm.fma.f64(double %bj, double %bh, double 0x3FC74663DB7A1073)
 %bl = call double @llvm.fma.f64(double %bk, double %bh, double 0x3FCC71C5211851F1)
 %bm = call double @llvm.fma.f64(double %bl, double %bh, double 0x3FD24924941E37CC)
 %bn = call double @llvm.fma.f64(double %bm, double %bh, double 0x3FD999999997FF08)
 %bo = call double @llvm.fma.f64(double %bn, double %bh, double 0x3FE5555555555592)
 %bp = fadd double %bg, %bg
 %bq = call double @llvm.fma.f64(double %bi, double %bo, double %bp)
 %br = ashr i32 %ao, 20
 %bs = sitofp i32 %br to double
 %bt = call double @llvm.fma.f64(double %bs, double 0x3C7ABC9E3B39803F, double %aw)
 %bu = fadd double %bq, %bt
 %bv = call double @llvm.fma.f64(double %bs, double 0x3FE62E42FEFA39EF, double %bu)
 %bw = fadd double %bv, 0x3FE62E42FEFA39EF
 %bx = select i1 %d, double %bw, double %bv
 %by = fcmp uge double %c, 0x7FF0000000000000
 %bz = select i1 %by, double %c, double %bx
 %ca = fcmp olt double %c, 0x3CA0000000000000
 %cb = select i1 %ca, double %c, double %bz
 %cc = bitcast double %cb to i64
 %cd = and i64 %cc, 9223372036854775807
 %ce = bitcast double %a to i64
 %cf = and i64 %ce, -9223372036854775808
 %cg = or i64 %cd, %cf
 %ch = bitcast i64 %cg to double
 ret double %ch
}
define float @__nv_asinhf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = fcmp ogt float %c, 0x43B0000000000000
 %e = call float @llvm.nvvm.fmin.f(float %c, float 0x43B0000000000000)
 %f = call float @llvm.fma.f32(float %e, float %e, float 1.000000e+00)
 %g = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %f)
 %h = call float @llvm.nvvm.mul.rn.f(float %f, float %g)
 %i = fneg float %h
 %j = call float @llvm.fma.f32(float %i, float %h, float %f)
 %k = call float @llvm.nvvm.mul.rn.f(float 5.000000e-01, float %g)
 %l = call float @llvm.fma.f32(float %j, float %k, float %h)
 %m = fadd float %l, 1.000000e+00
 br i1 %d, label %n, label %o

o:
 %p = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %m) #2
 %q = call float @llvm.nvvm.mul.rn.f(float %e, float %p)
 %r = fneg float %m
 %s = call float @llvm.fma.f32(float %r, float %q, float %e)
 %t = call float @llvm.fma.f32(float %s, float %p, float %q)
 %u = call float @llvm.fma.f32(float %e, float %t, float %e)
 br label %n

n:
 %v = phi float [ %c, %b ], [ %u, %o ]
 %w = fadd float %v, 1.000000e+00
 %x = bitcast float %w to i32
 %y = add i32 %x, -1059760811
 %z = and i32 %y, -8388608
 %aa = sub i32 1082130432, %z
 %ab = bitcast i32 %aa to float
 %ac = bitcast float %v to i32
 %ad = sub i32 %ac, %z
 %ae = bitcast i32 %ad to float
 %af = call float @llvm.fma.f32(float %ab, float 2.500000e-01, float -1.000000e+00)
 %ag = fadd float %ae, %af
 %ah = fsub float %ag, %af
 %ai = fsub float %ae, %ah
 %aj = call float @llvm.nvvm.mul.rn.f(float %ag, float %ag)
 %ak = call float @llvm.fma.f32(float 0xBFC0805A20000000, float %ag, float 0x3FC1E669E0000000)
 %al = call float @llvm.fma.f32(float %ak, float %ag, float 0xBFBF311340000000)
 %am = call float @llvm.fma.f32(float %al, float %ag, float 0x3FC1ED7280000000)
 %an = call float @llvm.fma.f32(float %am, float %ag, float 0xBFC559DD00000000)
 %ao = call float @llvm.fma.f32(float %an, float %ag, float 0x3FC99D0340000000)
 %ap = call float @llvm.fma.f32(float %ao, float %ag, float 0xBFCFFFEF00000000)
 %aq = call float @llvm.fma.f32(float %ap, float %ag, float 0x3FD5555060000000)
 %ar = call float @llvm.fma.f32(float %aq, float %ag, float -5.000000e-01)
 %as = call float @llvm.fma.f32(float %aj, float %ar, float %ai)
 %at = sitofp i32 %z to float
 %au = fadd float %ag, %as
 %av = call float @llvm.fma.f32(float %at, float 0x3E762E4300000000, float %au)
 %aw = fadd float %av, 0x3FE62E4300000000
 %ax = select i1 %d, float %aw, float %av
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
define double @__nv_atan(double %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.fabs.d(double %a)
 %c = fcmp ogt double %b, 1.000000e+00
 %d = call double @llvm.nvvm.fmin.d(double %b, double 0x4630000000000000)
 %e = call double @llvm.nvvm.rcp.approx.ftz.d(double %d)
 %f = fneg double %d
 %g = call double @llvm.fma.f64(double %f, double %e, double 1.000000e+00)
 %h = call double @llvm.fma.f64(double %g, double %g, double %g)
 %i = call double @llvm.fma.f64(double %h, double %e, double %e)
 %j = call double @llvm.fma.f64(double %f, double %i, double 1.000000e+00)
 %k = call double @llvm.fma.f64(double %j, double %i, double %i)
 %l = select i1 %c, double %k, double %b
 %m = call double @llvm.nvvm.mul.rn.d(double %l, double %l)
 %n = call double @llvm.fma.f64(double 0x3EEB9A4C573CB16D, double %m, double 0xBF23DD1554F3DAE4)
 %o = call double @llvm.fma.f64(double %n, double %m, double 0x3F4B267EB5B44BE5)
 %p = call double @llvm.fma.f64(double %o, double %m, double 0xBF67922C0CBD168E)
 %q = call double @llvm.fma.f64(double %p, double %m, double 0x3F7D6B052F52DEED)
 %r = call double @llvm.fma.f64(double %q, double %m, double 0xBF8C6D8E9635CD99)
 %s = call double @llvm.fma.f64(double %r, double %m, double 0x3F967DDCF9D38835)
 %t = call double @llvm.fma.f64(double %s, double %m, double 0xBF9E9AE63EA9048D)
 %u = call double @llvm.fma.f64(double %t, double %m, double 0x3FA2C16FD9A768C1)
 %v = call double @llvm.fma.f64(double %u, double %m, double 0xBFA5998C00282ABA)
 %w = call double @llvm.fma.f64(double %v, double %m, double 0x3FA82D6A18D15FE3)
 %x = call double @llvm.fma.f64(double %w, double %m, double 0xBFAAE5D3A932CFF3)
 %y = call double @llvm.fma.f64(double %x, double %m, double 0x3FAE1BB615082303)
 %z = call double @llvm.fma.f64(double %y, double %m, double 0xBFB110E4B68895D6)
 %aa = call double @llvm.fma.f64(double %z, double %m, double 0x3FB3B1365E757C83)
 %ab = call double @llvm.fma.f64(double %aa, double %m, double 0xBFB745D119F22A5C)
 %ac = call double @llvm.fma.f64(double %ab, double %m, double 0x3FBC71C717EEF865)
 %ad = call double @llvm.fma.f64(double %ac, double %m, double 0xBFC249249237B6FE)
 %ae = call double @llvm.fma.f64(double %ad, double %m, double 0x3FC999999999548F)
 %af = call double @llvm.fma.f64(double %ae, double %m, double 0xBFD5555555555525)
 %ag = call double @llvm.nvvm.mul.rn.d(double %l, double %m)
 %ah = call double @llvm.fma.f64(double %ag, double %af, double %l)
 %ai = fsub double 0x3FF921FB54442D18, %ah
 %aj = fadd double %ai, 0x3C91A62633145C07
 %ak = select i1 %c, double %aj, double %ah
 %al = fcmp une double %a, %a
 %am = fadd double %a, %a
 %an = bitcast double %ak to i64
 %ao = and i64 %an, 9223372036854775807
 %ap = bitcast double %a to i64
 %aq = and i64 %ap, -9223372036854775808
 %ar = or i64 %ao, %aq
 %as = bitcast i64 %ar to double
 %at = select i1 %al, double %am, double %as
 ret double %at
}
define double @__nv_atan2(double %a, double %b) alwaysinline mustprogress nounwind {
 %c = call double @llvm.nvvm.fabs.d(double %b)
 %d = call double @llvm.nvvm.fabs.d(double %a)
 %e = fcmp ogt double %d, %c
 %f = select i1 %e, double %d, double %c
 %g = select i1 %e, double %c, double %d
 %h = call i32 @llvm.nvvm.d2i.hi(double %f)
 %i = ashr i32 %h, 20
 %j = icmp sgt i32 %i, 2044
 %k = select i1 %j, i32 2044, i32 %i
 %l = sub nsw i32 2045, %k
 %m = shl i32 %l, 20
 %n = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %m)
 %o = add nsw i32 %k, 1
 %p = shl i32 %o, 20
 %q = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %p)
 %r = call double @llvm.nvvm.mul.rn.d(double %g, double %n)
 %s = call double @llvm.nvvm.mul.rn.d(double %f, double %n)
 %t = call double @llvm.nvvm.rcp.approx.ftz.d(double %s)
 %u = fneg double %s
 %v = call double @llvm.fma.f64(double %u, double %t, double 1.000000e+00)
 %w = call double @llvm.fma.f64(double %v, double %v, double %v)
 %x = call double @llvm.fma.f64(double %w, double %t, double %t)
 %y = call double @llvm.nvvm.mul.rn.d(double %r, double %x)
 %z = call double @llvm.fma.f64(double %u, double %y, double %r)
 %aa = call double @llvm.fma.f64(double %z, double %x, double %y)
 %ab = fcmp uge double %g, %f
 %ac = fcmp oeq double %f, 0.000000e+00
 %ad = select i1 %ac, double 0.000000e+00, double 1.000000e+00
 %ae = fcmp oeq double %f, 0x7FF0000000000000
 %af = select i1 %ae, double 0.000000e+00, double %aa
 %ag = select i1 %ab, double %ad, double %af
 %ah = call double @llvm.nvvm.mul.rn.d(double %ag, double %ag)
 %ai = call double @llvm.fma.f64(double 0x3EEB9A4C573CB16D, double %ah, double 0xBF23DD1554F3DAE4)
 %aj = call double @llvm.fma.f64(double %ai, double %ah, double 0x3F4B267EB5B44BE5)
 %ak = call double @llvm.fma.f64(double %aj, double %ah, double 0xBF67922C0CBD168E)
 %al = call double @llvm.fma.f64(double %ak, double %ah, double 0x3F7D6B052F52DEED)
 %am = call double @llvm.fma.f64(double %al, double %ah, double 0xBF8C6D8E9635CD99)
 %an = call double @llvm.fma.f64(double %am, double %ah, double 0x3F967DDCF9D38835)
 %ao = call double @llvm.fma.f64(double %an, double %ah, double 0xBF9E9AE63EA9048D)
 %ap = call double @llvm.fma.f64(double %ao, double %ah, double 0x3FA2C16FD9A768C1)
 %aq = call double @llvm.fma.f64(double %ap, double %ah, double 0xBFA5998C00282ABA)
 %ar = call double @llvm.fma.f64(double %aq, double %ah, double 0x3FA82D6A18D15FE3)
 %as = call double @llvm.fma.f64(double %ar, double %ah, double 0xBFAAE5D3A932CFF3)
 %at = call double @llvm.fma.f64(double %as, double %ah, double 0x3FAE1BB615082303)
 %au = call double @llvm.fma.f64(double %at, double %ah, double 0xBFB110E4B68895D6)
 %av = call double @llvm.fma.f64(double %au, double %ah, double 0x3FB3B1365E757C83)
 %aw = call double @llvm.fma.f64(double %av, double %ah, double 0xBFB745D119F22A5C)
 %ax = call double @llvm.fma.f64(double %aw, double %ah, double 0x3FBC71C717EEF865)
 %ay = call double @llvm.fma.f64(double %ax, double %ah, double 0xBFC249249237B6FE)
 %az = call double @llvm.fma.f64(double %ay, double %ah, double 0x3FC999999999548F)
 %ba = call double @llvm.fma.f64(double %az, double %ah, double 0xBFD5555555555525)
 %bb = call double @llvm.nvvm.mul.rn.d(double %ag, double %ah)
 %bc = call double @llvm.fma.f64(double %bb, double %ba, double %ag)
 %bd = call i32 @llvm.nvvm.d2i.hi(double %b)
 %be = icmp slt i32 %bd, 0
 %bf = xor i1 %e, %be
 %bg = fneg double %bc
 %bh = select i1 %bf, double %bg, double %bc
 %bi = fadd double %bh, 0x3FF921FB54442D18
 %bj = fadd double %bi, 0x3C91A62633145C07
 %bk = fadd double %bh, 0x400921FB54442D18
 %bl = fadd double %bk, 0x3CA1A62633145C07
 %bm = select i1 %be, double %bl, double %bc
 %bn = select i1 %e, double %bj, double %bm
 %bo = fcmp une double %b, %b
 %bp = fcmp une double %a, %a
 %bq = select i1 %bo, i1 true, i1 %bp
 %br = fadd double %b, %a
 %bs = bitcast double %bn to i64
 %bt = and i64 %bs, 9223372036854775807
 %bu = bitcast double %a to i64
 %bv = and i64 %bu, -9223372036854775808
 %bw = or i64 %bt, %bv
 %bx = bitcast i64 %bw to double
 %by = select i1 %bq, double %br, double %bx
 ret double %by
}
define float @__nv_atan2f(float %a, float %b) alwaysinline mustprogress nounwind {
 %c = call float @llvm.nvvm.fabs.f(float %b)
 %d = call float @llvm.nvvm.fabs.f(float %a)
 %e = call float @llvm.nvvm.fmax.f(float %c, float %d)
 %f = call float @llvm.nvvm.fmin.f(float %c, float %d)
 %g = call float @llvm.nvvm.div.rn.f(float %f, float %e)
 %h = fcmp oeq float %f, %e
 %i = fcmp oeq float %e, 0.000000e+00
 %j = select i1 %i, float 0.000000e+00, float 1.000000e+00
 %k = select i1 %h, float %j, float %g
 %l = call float @llvm.nvvm.mul.rn.f(float %k, float %k)
 %m = call float @llvm.fma.f32(float 0x3F67EA8680000000, float %l, float 0xBF90C18860000000)
 %n = call float @llvm.fma.f32(float %m, float %l, float 0x3FA61EF120000000)
 %o = call float @llvm.fma.f32(float %n, float %l, float 0xBFB3550F40000000)
 %p = call float @llvm.fma.f32(float %o, float %l, float 0x3FBB4DEB60000000)
 %q = call float @llvm.fma.f32(float %p, float %l, float 0xBFC230A960000000)
 %r = call float @llvm.fma.f32(float %q, float %l, float 0x3FC9978EE0000000)
 %s = call float @llvm.fma.f32(float %r, float %l, float 0xBFD5554DC0000000)
 %t = call float @llvm.nvvm.mul.rn.f(float %k, float %l)
 %u = call float @llvm.fma.f32(float %t, float %s, float 0.000000e+00)
 %v = fadd float %u, %k
 %w = fcmp ogt float %d, %c
 %x = bitcast float %b to i32
 %y = icmp slt i32 %x, 0
 %z = xor i1 %w, %y
 %aa = fneg float %v
 %ab = select i1 %z, float %aa, float %v
 %ac = fadd float %ab, 0x3FF921FB60000000
 %ad = fadd float %ab, 0x400921FB60000000
 %ae = select i1 %y, float %ad, float %v
 %af = select i1 %w, float %ac, float %ae
 %ag = fcmp une float %b, %b
 %ah = fcmp une float %a, %a
 %ai = select i1 %ag, i1 true, i1 %ah
 %aj = fadd float %b, %a
 %ak = bitcast float %af to i32
 %al = and i32 %ak, 2147483647
 %am = bitcast float %a to i32
 %an = and i32 %am, -2147483648
 %ao = or i32 %al, %an
 %ap = bitcast i32 %ao to float
 %aq = select i1 %ai, float %aj, float %ap
 ret float %aq
}
define float @__nv_atanf(float %a) alwaysinline mustprogress nounwind {
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
 %k = call float @llvm.fma.f32(float 0x3F67EA8680000000, float %j, float 0xBF90C18860000000)
 %l = call float @llvm.fma.f32(float %k, float %j, float 0x3FA61EF120000000)
 %m = call float @llvm.fma.f32(float %l, float %j, float 0xBFB3550F40000000)
 %n = call float @llvm.fma.f32(float %m, float %j, float 0x3FBB4DEB60000000)
 %o = call float @llvm.fma.f32(float %n, float %j, float 0xBFC230A960000000)
 %p = call float @llvm.fma.f32(float %o, float %j, float 0x3FC9978EE0000000)
 %q = call float @llvm.fma.f32(float %p, float %j, float 0xBFD5554DC0000000)
 %r = call float @llvm.nvvm.mul.rn.f(float %h, float %j)
 %s = call float @llvm.fma.f32(float %r, float %q, float %i)
 %t = fadd float %s, %h
 %u = fsub float 0x3FF921FB60000000, %t
 %v = select i1 %d, float %u, float %t
 %w = fcmp une float %a, %a
 %x = fadd float %a, %a
 %y = bitcast float %v to i32
 %z = and i32 %y, 2147483647
 %aa = bitcast float %a to i32
 %ab = and i32 %aa, -2147483648
 %ac = or i32 %z, %ab
 %ad = bitcast i32 %ac to float
 %ae = select i1 %w, float %x, float %ad
 ret float %ae
}
define double @__nv_atanh(double %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.fabs.d(double %a)
 %c = fadd double %b, %b
 %d = fsub double 1.000000e+00, %b
 %e = call double @llvm.nvvm.rcp.approx.ftz.d(double %d)
 %f = fneg double %d
 %g = call double @llvm.fma.f64(double %f, double %e, double 1.000000e+00)
 %h = call double @llvm.fma.f64(double %g, double %g, double %g)
 %i = call double @llvm.fma.f64(double %h, double %e, double %e)
 %j = call double @llvm.nvvm.mul.rn.d(double %c, double %i)
 %k = call double @llvm.fma.f64(double %f, double %j, double %c)
 %l = call double @llvm.fma.f64(double %k, double %i, double %j)
 %m = fadd double %l, 1.000000e+00
 %n = call double @llvm.nvvm.fabs.d(double %l)
 %o = fcmp olt double %n, 1.000000e+00
 %p = fsub double %m, 1.000000e+00
 %q = fsub double %l, %p
 %r = fsub double %m, %l
 %s = fsub double 1.000000e+00, %r
 %t = select i1 %o, double %q, double %s
 %u = fadd double %t, 0.000000e+00
 %v = call i32 @llvm.nvvm.d2i.hi(double %m)
 %w = add nsw i32 %v, -1072079006
 %x = and i32 %w, -1048576
 %y = sub nsw i32 %v, %x
 %z = call i32 @llvm.nvvm.d2i.lo(double %m)
 %aa = call double @llvm.nvvm.lohi.i2d(i32 %z, i32 %y)
 %ab = fsub double %aa, 1.000000e+00
 %ac = call double @llvm.nvvm.rcp.approx.ftz.d(double %m)
 %ad = call double @llvm.nvvm.mul.rn.d(double %u, double %ac)
 %ae = ashr i32 %x, 20
 %af = sitofp i32 %ae to double
 %ag = icmp eq i32 %x, 0
 %ah = select i1 %ag, double %l, double %ab
 %ai = fadd double %ah, 2.000000e+00
 %aj = call double @llvm.nvvm.rcp.approx.ftz.d(double %ai)
 %ak = fneg double %ai
 %al = call double @llvm.fma.f64(double %ak, double %aj, double 1.000000e+00)
 %am = call double @llvm.fma.f64(double %al, double %al, double %al)
 %an = call double @llvm.fma.f64(double %am, double %aj, double %aj)
 %ao = call double @llvm.nvvm.mul.rn.d(double %ah, double %an)
 %ap = call double @llvm.fma.f64(double %ak, double %ao, double %ah)
 %aq = call double @llvm.fma.f64(double %ap, double %an, double %ao)
 %ar = fsub double %ai, 2.000000e+00
 %as = fsub double %ah, %ar
 %at = fneg double %aq
 %au = call double @llvm.fma.f64(double %at, double %ai, double %ah)
 %av = call double @llvm.fma.f64(double %at, double %as, double %au)
 %aw = call double @llvm.nvvm.mul.rn.d(double %av, double %aj)
 %ax = call double @llvm.nvvm.mul.rn.d(double %aq, double %aq)
 %ay = call double @llvm.nvvm.mul.rn.d(double %aq, double %ax)
 %az = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %ax, double 0x3FC39A1CEE91D120)
 %ba = call double @llvm.fma.f64(double %az, double %ax, double 0x3FC74663DB7A1073)
 %bb = call double @llvm.fma.f64(double %ba, double %ax, double 0x3FCC71C5211851F1)
 %bc = call double @llvm.fma.f64(double %bb, double %ax, double 0x3FD24924941E37CC)
 %bd = call double @llvm.fma.f64(double %bc, double %ax, double 0x3FD999999997FF08)
 %be = call double @llvm.fma.f64(double %bd, double %ax, double 0x3FE5555555555592)
 %bf = fadd double %aw, %aw
 %bg = call double @llvm.fma.f64(double %ay, double %be, double %bf)
 %bh = fadd double %aq, %aq
 %bi = select i1 %ag, double 0.000000e+00, double %ad
 %bj = call double @llvm.fma.f64(double %af, double 0x3C7ABC9E3B39803F, double %bg)
 %bk = fadd double %bj, %bi
 %bl = call double @llvm.fma.f64(double %af, double 0x3FE62E42FEFA39EF, double %bh)
 %bm = fneg double %bl
 %bn = call double @llvm.fma.f64(double %af, double 0x3FE62E42FEFA39EF, double %bm)
 %bo = fadd double %bn, %bh
 %bp = fadd double %bk, %bo
 %bq = fadd double %bl, %bp
 %br = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %bq)
 %bs = fcmp olt double %b, 0x3CA0000000000000
 %bt = select i1 %bs, double %b, double %br
 %bu = fcmp oeq double %b, 1.000000e+00
 %bv = select i1 %bu, double 0x7FF0000000000000, double %bt
 %bw = fcmp ole double %b, 1.000000e+00
 %bx = bitcast double %bv to i64
 %by = and i64 %bx, 9223372036854775807
 %bz = bitcast double %a to i64
 %ca = and i64 %bz, -9223372036854775808
 %cb = or i64 %by, %ca
 %cc = bitcast i64 %cb to double
 %cd = select i1 %bw, double %cc, double 0xFFF8000000000000
 ret double %cd
}
define float @__nv_atanhf(float %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.fabs.f(float %a)
 %c = fadd float %b, %b
 %d = fsub float 1.000000e+00, %b
 %e = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %d) #2
 %f = call float @llvm.nvvm.mul.rn.f(float %c, float %e)
 %g = fneg float %d
 %h = call float @llvm.fma.f32(float %g, float %f, float %c)
 %i = call float @llvm.fma.f32(float %h, float %e, float %f)
 %j = fadd float %i, 1.000000e+00
 %k = bitcast float %j to i32
 %l = add i32 %k, -1059760811
 %m = and i32 %l, -8388608
 %n = sub i32 1082130432, %m
 %o = bitcast i32 %n to float
 %p = bitcast float %i to i32
 %q = sub i32 %p, %m
 %r = bitcast i32 %q to float
 %s = call float @llvm.fma.f32(float %o, float 2.500000e-01, float -1.000000e+00)
 %t = fadd float %r, %s
 %u = fsub float %t, %s
 %v = fsub float %r, %u
 %w = call float @llvm.nvvm.mul.rn.f(float %t, float %t)
 %x = call float @llvm.fma.f32(float 0xBFC0805A20000000, float %t, float 0x3FC1E669E0000000)
 %y = call float @llvm.fma.f32(float %x, float %t, float 0xBFBF311340000000)
 %z = call float @llvm.fma.f32(float %y, float %t, float 0x3FC1ED7280000000)
 %aa = call float @llvm.fma.f32(float %z, float %t, float 0xBFC559DD00000000)
 %ab = call float @llvm.fma.f32(float %aa, float %t, float 0x3FC99D0340000000)
 %ac = call float @llvm.fma.f32(float %ab, float %t, float 0xBFCFFFEF00000000)
 %ad = call float @llvm.fma.f32(float %ac, float %t, float 0x3FD5555060000000)
 %ae = call float @llvm.fma.f32(float %ad, float %t, float -5.000000e-01)
 %af = call float @llvm.fma.f32(float %w, float %ae, float %v)
 %ag = sitofp i32 %m to float
 %ah = fadd float %t, %af
 %ai = call float @llvm.fma.f32(float %ag, float 0x3E762E4300000000, float %ah)
 %aj = call float @llvm.nvvm.mul.rn.f(float 5.000000e-01, float %ai)
 %ak = fcmp olt float %b, 0x3E70000000000000
 %al = select i1 %ak, float %b, float %aj
 %am = fcmp oeq float %b, 1.000000e+00
 %an = select i1 %am, float 0x7FF0000000000000, float %al
 %ao = fcmp ole float %b, 1.000000e+00
 %ap = bitcast float %an to i32
 %aq = and i32 %ap, 2147483647
 %ar = bitcast float %a to i32
 %as = and i32 %ar, -2147483648
 %at = or i32 %aq, %as
 %au = bitcast i32 %at to float
 %av = select i1 %ao, float %au, float 0x7FFFFFFFE0000000
 ret float %av
}
define i32 @__nv_brev(i32 %a) alwaysinline mustprogress nounwind {
 %b = call i32 @llvm.bitreverse.i32(i32 %a)
 ret i32 %b
}
define i64 @__nv_brevll(i64 %a) alwaysinline mustprogress nounwind {
 %b = call i64 @llvm.bitreverse.i64(i64 %a)
 ret i64 %b
}
define i32 @__nv_byte_perm(i32 %a, i32 %b, i32 %c) alwaysinline mustprogress nounwind {
 %d = and i32 %c, 30583
 %e = call i32 @llvm.nvvm.prmt(i32 %a, i32 %b, i32 %d)
 ret i32 %e
}
define double @__nv_cbrt(double %a) alwaysinline mustprogress nounwind {
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
 %k = add nsw i32 %j, 2050
 %l = mul nuw nsw i32 %k, 43691
 %m = lshr i32 %l, 17
 %n = add nsw i32 %m, -1024
 %o = mul nsw i32 %n, 3
 %p = shl i32 %o, 20
 %q = sub nsw i32 %i, %p
 %r = call i32 @llvm.nvvm.d2i.lo(double %h)
 %s = call double @llvm.nvvm.lohi.i2d(i32 %r, i32 %q)
 %t = fptrunc double %s to float
 %u = call float @llvm.nvvm.lg2.approx.f(float %t)
 %v = call float @llvm.nvvm.mul.rn.f(float %u, float 0xBFD5555560000000)
 %w = call float @llvm.nvvm.ex2.approx.ftz.f(float %v)
 %x = fpext float %w to double
 %y = call double @llvm.nvvm.mul.rn.d(double %x, double %x)
 %z = call double @llvm.nvvm.mul.rn.d(double %s, double %x)
 %aa = fneg double %z
 %ab = call double @llvm.fma.f64(double %aa, double %y, double 1.000000e+00)
 %ac = call double @llvm.nvvm.mul.rn.d(double %x, double %ab)
 %ad = call double @llvm.fma.f64(double %ab, double 0x3FCC71C71C71C71C, double 0x3FD5555555555555)
 %ae = call double @llvm.fma.f64(double %ac, double %ad, double %x)
 %af = add nsw i32 %m, -1042
 %ag = select i1 %d, i32 %af, i32 %n
 %ah = call double @llvm.nvvm.mul.rn.d(double %ae, double %ae)
 %ai = call double @llvm.nvvm.mul.rn.d(double %s, double %ah)
 %aj = call double @llvm.nvvm.mul.rn.d(double %ai, double %ai)
 %ak = fneg double %aj
 %al = call double @llvm.fma.f64(double %ai, double %ai, double %ak)
 %am = fneg double %al
 %an = call double @llvm.fma.f64(double %ak, double %ai, double %s)
 %ao = call double @llvm.fma.f64(double %am, double %ai, double %an)
 %ap = call double @llvm.nvvm.mul.rn.d(double %ao, double %ah)
 %aq = call double @llvm.fma.f64(double %ap, double 0x3FD5555555555555, double %ai)
 %ar = add nsw i32 %ag, 1023
 %as = shl i32 %ar, 20
 %at = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %as)
 %au = call double @llvm.nvvm.mul.rn.d(double %aq, double %at)
 %av = fcmp ogt double %c, 0.000000e+00
 %aw = fcmp olt double %c, 0x7FF0000000000000
 %ax = select i1 %av, i1 %aw, i1 false
 %ay = bitcast double %au to i64
 %az = and i64 %ay, 9223372036854775807
 %ba = bitcast double %a to i64
 %bb = and i64 %ba, -9223372036854775808
 %bc = or i64 %az, %bb
 %bd = bitcast i64 %bc to double
 %be = fadd double %a, %a
 %bf = select i1 %ax, double %bd, double %be
 ret double %bf
}
define float @__nv_cbrtf(float %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.fabs.f(float %a)
 %c = call float @llvm.nvvm.lg2.approx.f(float %b)
 %d = call float @llvm.nvvm.mul.rn.f(float %c, float 0x3FD5555560000000)
 %e = call float @llvm.nvvm.ex2.approx.ftz.f(float %d)
 %f = call float @llvm.nvvm.mul.rn.f(float %e, float %e)
 %g = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %f) #2
 %h = fneg float %e
 %i = call float @llvm.fma.f32(float %b, float %g, float %h)
 %j = call float @llvm.fma.f32(float %i, float 0x3FD5555560000000, float %e)
 %k = fcmp ogt float %b, 0.000000e+00
 %l = fcmp olt float %b, 0x7FF0000000000000
 %m = select i1 %k, i1 %l, i1 false
 %n = bitcast float %j to i32
 %o = and i32 %n, 2147483647
 %p = bitcast float %a to i32
 %q = and i32 %p, -2147483648
 %r = or i32 %o, %q
 %s = bitcast i32 %r to float
 %t = fadd float %a, %a
 %u = select i1 %m, float %s, float %t
 ret float %u
}
define double @__nv_ceil(double %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.ceil.d(double %a)
 ret double %b
}
define float @__nv_ceilf(float %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.ceil.f(float %a)
 ret float %b
}
define i32 @__nv_clz(i32 %a) alwaysinline mustprogress nounwind {
 %b = call i32 @llvm.ctlz.i32(i32 %a, i1 false)
 ret i32 %b
}
define i32 @__nv_clzll(i64 %a) alwaysinline mustprogress nounwind {
 %b = call i64 @llvm.ctlz.i64(i64 %a, i1 false)
 %c = trunc i64 %b to i32
 ret i32 %c
}
define double @__nv_copysign(double %a, double %b) alwaysinline mustprogress nounwind {
 %c = bitcast double %a to i64
 %d = and i64 %c, 9223372036854775807
 %e = bitcast double %b to i64
 %f = and i64 %e, -9223372036854775808
 %g = or i64 %d, %f
 %h = bitcast i64 %g to double
 ret double %h
}
define float @__nv_copysignf(float %a, float %b) alwaysinline mustprogress nounwind {
 %c = bitcast float %a to i32
 %d = and i32 %c, 2147483647
 %e = bitcast float %b to i32
 %f = and i32 %e, -2147483648
 %g = or i32 %d, %f
 %h = bitcast i32 %g to float
 ret float %h
}
define double @__nv_cos(double %a) alwaysinline mustprogress nounwind {
b:
 %c = alloca i32, align 4
 %d = alloca double, align 8
 %e = call double @llvm.fma.f64(double %a, double 0x3FE45F306DC9C883, double 0x4338000000000000)
 %f = call i32 @llvm.nvvm.d2i.lo(double %e)
 %g = fsub double %e, 0x4338000000000000
 %h = call double @llvm.fma.f64(double %g, double 0xBFF921FB54442D18, double %a)
 %i = call double @llvm.fma.f64(double %g, double 0xBC91A62633145C07, double %h)
 %j = call double @llvm.fma.f64(double %g, double 0x391F1976B7ED8FBC, double %i)
 %k = call double @llvm.nvvm.fabs.d(double %a)
 %l = fcmp ogt double %k, 1.000000e+09
 br i1 %l, label %m, label %n

m:
 %o = call double @llvm.nvvm.fabs.d(double %a)
 %p = fcmp uge double %o, 0x7FF0000000000000
 br i1 %p, label %q, label %r

q:
 %s = call double @llvm.nvvm.mul.rn.d(double %a, double 0.000000e+00)
 br label %t

r:
 %u = call double @__internal_reduce_large(double %a, ptr %c, ptr %d)
 %v = load i32, ptr %c, align 4
 br label %n

n:
 %w = phi i32 [ %f, %b ], [ %v, %r ]
 %x = phi double [ %j, %b ], [ %u, %r ]
 br label %t

t:
 %y = phi i32 [ %w, %n ], [ %f, %q ]
 %z = phi double [ %s, %q ], [ %x, %n ]
 %aa = add nsw i32 %y, 1
 %ab = and i32 %aa, 1
 %ac = icmp ne i32 %ab, 0
 %ad = call double @llvm.nvvm.mul.rn.d(double %z, double %z)
 %ae = select i1 %ac, double 1.000000e+00, double %z
 %af = select i1 %ac, double 0xBDA8FA65EC18C2E0, double 0.000000e+00
 %ag = select i1 %ac, double 0x3E21EE9DB8E7130D, double 0x3DE5D8B567CBEE06
 %ah = call double @llvm.fma.f64(double %af, double %ad, double %ag)
 %ai = select i1 %ac, double 0xBE927E4F7F141479, double 0xBE5AE5E4B8648532
 %aj = call double @llvm.fma.f64(double %ah, double %ad, double %ai)
 %ak = select i1 %ac, double 0x3EFA01A019C8ED09, double 0x3EC71DE35552D557
 %al = call double @llvm.fma.f64(double %aj, double %ad, double %ak)
 %am = select i1 %ac, double 0xBF56C16C16C15013, double 0xBF2A01A019BE9228
 %an = call double @llvm.fma.f64(double %al, double %ad, double %am)
 %ao = select i1 %ac, double 0x3FA555555555554B, double 0x3F8111111110F730
 %ap = call double @llvm.fma.f64(double %an, double %ad, double %ao)
 %aq = select i1 %ac, double -5.000000e-01, double 0xBFC5555555555548
 %ar = call double @llvm.fma.f64(double %ap, double %ad, double %aq)
 %as = call double @llvm.nvvm.mul.rn.d(double %ad, double %ae)
 %at = call double @llvm.fma.f64(double %as, double %ar, double %ae)
 %au = and i32 %aa, 2
 %av = icmp ne i32 %au, 0
 %aw = fneg double %at
 %ax = select i1 %av, double %aw, double %at
 ret double %ax
}
define float @__nv_cosf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call float @llvm.fma.f32(float %a, float 0x3FE45F3060000000, float 0x4168000000000000)
 %d = bitcast float %c to i32
 %e = fsub float %c, 0x4168000000000000
 %f = call float @llvm.fma.f32(float %e, float 0xBFF921FB60000000, float %a)
 %g = call float @llvm.fma.f32(float %e, float 0x3E6777A5C0000000, float %f)
 %h = call float @llvm.fma.f32(float %e, float 0x3CDEE59DA0000000, float %g)
 %i = call float @llvm.nvvm.fabs.f(float %a)
 %j = fcmp ogt float %i, 1.050000e+05
 br i1 %j, label %k, label %l

k:
 %m = call float @llvm.nvvm.fabs.f(float %a)
 %n = fcmp uge float %m, 0x7FF0000000000000
 br i1 %n, label %o, label %p

o:
 %q = call float @llvm.nvvm.mul.rn.f(float %a, float 0.000000e+00)
 br label %r

p:
 %s = bitcast float %a to i32
 %t = and i32 %s, 8388607
 %u = or i32 %t, 8388608
 %v = lshr i32 %s, 23
 %w = and i32 %v, 255
 %x = add nsw i32 %w, -120
 %y = lshr i32 %x, 5
 %z = and i32 %x, 31
 %aa = zext i32 %y to i64
 %ab = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @__internal_TWO_OVER_PI_F to ptr), i64 %aa
 %ac = load i32, ptr %ab, align 4
 %ad = getelementptr i8, ptr %ab, i64 4
 %ae = load i32, ptr %ad, align 4
 %af = getelementptr i8, ptr %ab, i64 8
 %ag = load i32, ptr %af, align 4
 %ah = getelementptr i8, ptr %ab, i64 12
 %ai = load i32, ptr %ah, align 4
 %aj = zext i32 %ac to i64
 %ak = shl i64 %aj, 32
 %al = zext i32 %ae to i64
 %am = or i64 %ak, %al
 %an = zext i32 %z to i64
 %ao = shl i64 %am, %an
 %ap = lshr i64 %ao, 32
 %aq = trunc i64 %ap to i32
 %ar = shl i64 %al, 32
 %as = zext i32 %ag to i64
 %at = or i64 %ar, %as
 %au = shl i64 %at, %an
 %av = lshr i64 %au, 32
 %aw = shl i64 %as, 32
 %ax = zext i32 %ai to i64
 %ay = or i64 %aw, %ax
 %az = shl i64 %ay, %an
 %ba = lshr i64 %az, 32
 %bb = trunc i64 %ba to i32
 %bc = zext i32 %u to i64
 %bd = mul nuw nsw i64 %bc, %av
 %be = call i32 @llvm.nvvm.mulhi.ui(i32 %u, i32 %bb)
 %bf = zext i32 %be to i64
 %bg = add nuw nsw i64 %bd, %bf
 %bh = mul i32 %u, %aq
 %bi = zext i32 %bh to i64
 %bj = shl i64 %bi, 32
 %bk = add i64 %bg, %bj
 %bl = lshr i64 %bk, 62
 %bm = trunc i64 %bl to i32
 %bn = lshr i64 %bk, 61
 %bo = and i64 %bn, 1
 %bp = trunc i64 %bo to i32
 %bq = add nuw nsw i32 %bm, %bp
 %br = shl i64 %bk, 2
 %bs = sitofp i64 %br to double
 %bt = call double @llvm.nvvm.mul.rn.d(double %bs, double 0x3BF921FB54442D18)
 %bu = fptrunc double %bt to float
 %bv = icmp slt i32 %s, 0
 %bw = sub nsw i32 0, %bq
 %bx = select i1 %bv, i32 %bw, i32 %bq
 %by = fneg float %bu
 %bz = select i1 %bv, float %by, float %bu
 br label %l

l:
 %ca = phi i32 [ %d, %b ], [ %bx, %p ]
 %cb = phi float [ %h, %b ], [ %bz, %p ]
 br label %r

r:
 %cc = phi i32 [ %ca, %l ], [ %d, %o ]
 %cd = phi float [ %q, %o ], [ %cb, %l ]
 %ce = add nsw i32 %cc, 1
 %cf = and i32 %ce, 1
 %cg = icmp ne i32 %cf, 0
 %ch = call float @llvm.nvvm.mul.rn.f(float %cd, float %cd)
 %ci = select i1 %cg, float 1.000000e+00, float %cd
 %cj = select i1 %cg, float 0x3EF99E80C0000000, float 0.000000e+00
 %ck = select i1 %cg, float 0xBF56C0C280000000, float 0xBF29954000000000
 %cl = call float @llvm.fma.f32(float %cj, float %ch, float %ck)
 %cm = select i1 %cg, float 0x3FA55554A0000000, float 0x3F81107780000000
 %cn = call float @llvm.fma.f32(float %cl, float %ch, float %cm)
 %co = select i1 %cg, float -5.000000e-01, float 0xBFC5555460000000
 %cp = call float @llvm.fma.f32(float %cn, float %ch, float %co)
 %cq = call float @llvm.nvvm.mul.rn.f(float %ch, float %ci)
 %cr = call float @llvm.fma.f32(float %cq, float %cp, float %ci)
 %cs = and i32 %ce, 2
 %ct = icmp ne i32 %cs, 0
 %cu = fneg float %cr
 %cv = select i1 %ct, float %cu, float %cr
 ret float %cv
}
define double @__nv_cosh(double %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.fabs.d(double %a)
 %c = call double @llvm.nvvm.fmin.d(double %b, double 7.109000e+02)
 %d = call double @llvm.fma.f64(double %c, double 0x3FF71547652B82FE, double 0x4338000000000000)
 %e = fsub double %d, 0x4338000000000000
 %f = call double @llvm.fma.f64(double %e, double 0xBFE62E42FEFA39EF, double %c)
 %g = call double @llvm.fma.f64(double %e, double 0xBC7ABC9E3B39803F, double %f)
 %h = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %g, double 0x3E928AC42499A595)
 %i = call double @llvm.fma.f64(double %h, double %g, double 0x3EC71E1020D8E228)
 %j = call double @llvm.fma.f64(double %i, double %g, double 0x3EFA0199C1CD9ADB)
 %k = call double @llvm.fma.f64(double %j, double %g, double 0x3F2A01A0099AC101)
 %l = call double @llvm.fma.f64(double %k, double %g, double 0x3F56C16C1832F509)
 %m = call double @llvm.fma.f64(double %l, double %g, double 0x3F81111111130878)
 %n = call double @llvm.fma.f64(double %m, double %g, double 0x3FA5555555550C82)
 %o = call double @llvm.fma.f64(double %n, double %g, double 0x3FC5555555555542)
 %p = call double @llvm.fma.f64(double %o, double %g, double 0x3FE000000000000A)
 %q = call double @llvm.fma.f64(double %p, double %g, double 1.000000e+00)
 %r = call double @llvm.fma.f64(double %q, double %g, double 1.000000e+00)
 %s = call i32 @llvm.nvvm.d2i.hi(double %r)
 %t = call i32 @llvm.nvvm.d2i.lo(double %d)
 %u = add nsw i32 %t, -2
 %v = shl i32 %u, 20
 %w = add nsw i32 %s, %v
 %x = call i32 @llvm.nvvm.d2i.lo(double %r)
 %y = call double @llvm.nvvm.lohi.i2d(i32 %x, i32 %w)
 %z = call double @llvm.nvvm.rcp.approx.ftz.d(double %y)
 %aa = fneg double %y
 %ab = call double @llvm.fma.f64(double %aa, double %z, double 1.000000e+00)
 %ac = call double @llvm.fma.f64(double %ab, double %ab, double %ab)
 %ad = call double @llvm.fma.f64(double %ac, double %z, double %z)
 %ae = call double @llvm.nvvm.mul.rn.d(double 1.250000e-01, double %ad)
 %af = call double @llvm.fma.f64(double %y, double 2.000000e+00, double %ae)
 %ag = fcmp une double %a, %a
 %ah = fadd double %a, %a
 %ai = select i1 %ag, double %ah, double %af
 ret double %ai
}
define float @__nv_coshf(float %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.fabs.f(float %a)
 %c = call float @llvm.nvvm.fmin.f(float %b, float 8.900000e+01)
 %d = call float @llvm.fma.f32(float %c, float 0x3FF7154760000000, float 0x4168000FA0000000)
 %e = fsub float %d, 0x4168000FA0000000
 %f = fneg float %e
 %g = call float @llvm.fma.f32(float %b, float 0x3FF7154760000000, float %f)
 %h = call float @llvm.fma.f32(float %b, float 0x3E54AE0C00000000, float %g)
 %i = call float @llvm.nvvm.ex2.approx.ftz.f(float %h)
 %j = bitcast float %d to i32
 %k = shl i32 %j, 23
 %l = bitcast i32 %k to float
 %m = call float @llvm.nvvm.mul.rn.f(float %i, float %l)
 %n = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %m) #2
 %o = call float @llvm.nvvm.mul.rn.f(float 1.250000e-01, float %n)
 %p = call float @llvm.fma.f32(float %m, float 2.000000e+00, float %o)
 ret float %p
}
define double @__nv_cospi(double %a) alwaysinline mustprogress nounwind {
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
 %k = call double @llvm.fma.f64(double %j, double -2.000000e+00, double %h)
 %l = fadd double %k, %k
 %m = call double @llvm.nvvm.round.d(double %l)
 %n = call i32 @llvm.nvvm.d2i.rz(double %m)
 %o = call double @llvm.fma.f64(double %m, double -5.000000e-01, double %k)
 %p = add nsw i32 %n, 1
 %q = call double @llvm.nvvm.mul.rn.d(double %o, double %o)
 %r = and i32 %p, 1
 %s = icmp ne i32 %r, 0
 br i1 %s, label %t, label %u

t:
 %v = call double @llvm.fma.f64(double 0xBF1B03713ECA3DEB, double %q, double 0x3F5F9C4B4D5DABB0)
 %w = call double @llvm.fma.f64(double %v, double %q, double 0xBF9A6D1E23F9272F)
 %x = call double @llvm.fma.f64(double %w, double %q, double 0x3FCE1F50675B747A)
 %y = call double @llvm.fma.f64(double %x, double %q, double 0xBFF55D3C7E3BFE6D)
 %z = call double @llvm.fma.f64(double %y, double %q, double 0x40103C1F081B5A52)
 %aa = call double @llvm.fma.f64(double %z, double %q, double 0xC013BD3CC9BE45DE)
 %ab = call double @llvm.fma.f64(double %aa, double %q, double 1.000000e+00)
 br label %ac

u:
 %ad = call double @llvm.fma.f64(double 0xBEF73D474F10EA26, double %q, double 0x3F3E908D668DB23F)
 %ae = call double @llvm.fma.f64(double %ad, double %q, double 0xBF7E3076EC7E6B9C)
 %af = call double @llvm.fma.f64(double %ae, double %q, double 0x3FB5078349D9D9B8)
 %ag = call double @llvm.fma.f64(double %af, double %q, double 0xBFE32D2CCE63AF7F)
 %ah = call double @llvm.fma.f64(double %ag, double %q, double 0x400466BC6775AB7C)
 %ai = call double @llvm.fma.f64(double %ah, double %q, double 0xC014ABBCE625BE53)
 %aj = call double @llvm.nvvm.mul.rn.d(double %o, double %q)
 %ak = call double @llvm.nvvm.mul.rn.d(double %o, double 0x3CA1A62633145C07)
 %al = call double @llvm.fma.f64(double %aj, double %ai, double %ak)
 %am = call double @llvm.fma.f64(double %o, double 0x400921FB54442D18, double %al)
 br label %ac

ac:
 %an = phi double [ %ab, %t ], [ %am, %u ]
 %ao = and i32 %p, 2
 %ap = icmp ne i32 %ao, 0
 %aq = fneg double %an
 %ar = select i1 %ap, double %aq, double %an
 %as = fadd double %ar, 0.000000e+00
 ret double %as
}
define float @__nv_cospif(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = fcmp olt float %c, 0x4170000000000000
 br i1 %d, label %e, label %f

f:
 %g = call float @llvm.nvvm.mul.rn.f(float %a, float 0.000000e+00)
 br label %e

e:
 %h = phi float [ %a, %b ], [ %g, %f ]
 %i = fadd float %h, %h
 %j = call float @llvm.nvvm.round.f(float %i)
 %k = call i32 @llvm.nvvm.f2i.rz(float %j)
 %l = call float @llvm.fma.f32(float %j, float -5.000000e-01, float %h)
 %m = add nsw i32 %k, 1
 %n = call float @llvm.nvvm.mul.rn.f(float %l, float %l)
 %o = and i32 %m, 1
 %p = icmp ne i32 %o, 0
 br i1 %p, label %q, label %r

q:
 %s = call float @llvm.fma.f32(float 0x3FCD4F7EC0000000, float %n, float 0xBFF55B2B60000000)
 %t = call float @llvm.fma.f32(float %s, float %n, float 0x40103C1B00000000)
 %u = call float @llvm.fma.f32(float %t, float %n, float 0xC013BD3CC0000000)
 %v = call float @llvm.fma.f32(float %u, float %n, float 1.000000e+00)
 br label %w

r:
 %x = call float @llvm.fma.f32(float 0x3FB443BDE0000000, float %n, float 0xBFE32ADAC0000000)
 %y = call float @llvm.fma.f32(float %x, float %n, float 0x400466B780000000)
 %z = call float @llvm.fma.f32(float %y, float %n, float 0xC014ABBCE0000000)
 %aa = call float @llvm.nvvm.mul.rn.f(float %l, float %n)
 %ab = call float @llvm.nvvm.mul.rn.f(float %l, float 0xBE7777A5C0000000)
 %ac = call float @llvm.fma.f32(float %aa, float %z, float %ab)
 %ad = call float @llvm.fma.f32(float %l, float 0x400921FB60000000, float %ac)
 br label %w

w:
 %ae = phi float [ %v, %q ], [ %ad, %r ]
 %af = and i32 %m, 2
 %ag = icmp ne i32 %af, 0
 %ah = fneg float %ae
 %ai = select i1 %ag, float %ah, float %ae
 %aj = fadd float %ai, 0.000000e+00
 ret float %aj
}
define double @__nv_cyl_bessel_i0(double %a) alwaysinline mustprogress nounwind {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp olt double %c, 1.500000e+01
 br i1 %d, label %e, label %f

e:
 %g = call double @llvm.nvvm.mul.rn.d(double %c, double %c)
 %h = call double @llvm.fma.f64(double 0x3538FEB056C0B5D0, double %g, double 0xB5B22863F53DF3E3)
 %i = call double @llvm.fma.f64(double %h, double %g, double 0x3681488FDE90D345)
 %j = call double @llvm.fma.f64(double %i, double %g, double 0x371A84E533C7D6AB)
 %k = call double @llvm.fma.f64(double %j, double %g, double 0x37C4D2953980A331)
 %l = call double @llvm.fma.f64(double %k, double %g, double 0x38667218BC90D81B)
 %m = call double @llvm.fma.f64(double %l, double %g, double 0x3906A75550880A31)
 %n = call double @llvm.fma.f64(double %m, double %g, double 0x39A3E121505C4FA6)
 %o = call double @llvm.fma.f64(double %n, double %g, double 0x3A3E728D4E04EE96)
 %p = call double @llvm.fma.f64(double %o, double %g, double 0x3AD41975FCCEF48E)
 %q = call double @llvm.fma.f64(double %p, double %g, double 0x3B669CAA603D63D3)
 %r = call double @llvm.fma.f64(double %q, double %g, double 0x3BF5601877E28271)
 %s = call double @llvm.fma.f64(double %r, double %g, double 0x3C80B31329A32116)
 %t = call double @llvm.fma.f64(double %s, double %g, double 0x3D0522A43F48849E)
 %u = call double @llvm.fma.f64(double %t, double %g, double 0x3D8522A43F678F6A)
 %v = call double @llvm.fma.f64(double %u, double %g, double 0x3E002E85C0896B40)
 %w = call double @llvm.fma.f64(double %v, double %g, double 0x3E723456789ABF38)
 %x = call double @llvm.fma.f64(double %w, double %g, double 0x3EDC71C71C71C6E7)
 %y = call double @llvm.fma.f64(double %x, double %g, double 0x3F3C71C71C71C71F)
 %z = call double @llvm.fma.f64(double %y, double %g, double 1.562500e-02)
 %aa = call double @llvm.fma.f64(double %z, double %g, double 2.500000e-01)
 %ab = call double @llvm.fma.f64(double %aa, double %g, double 1.000000e+00)
 %ac = fneg double %g
 %ad = call double @llvm.fma.f64(double %c, double %c, double %ac)
 %ae = call double @llvm.nvvm.mul.rn.d(double %ab, double %ad)
 %af = call double @llvm.nvvm.fmax.d(double %c, double 1.000000e+00)
 %ag = call double @llvm.nvvm.rcp.approx.ftz.d(double %af)
 %ah = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %ag)
 %ai = call double @llvm.fma.f64(double %ae, double %ah, double %ab)
 br label %aj

f:
 %ak = call double @llvm.nvvm.fmin.d(double %c, double 7.200000e+02)
 %al = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %ak) #2
 %am = call double @llvm.nvvm.mul.rn.d(double %ak, double %al)
 %an = fneg double %am
 %ao = call double @llvm.fma.f64(double %an, double %al, double 1.000000e+00)
 %ap = call double @llvm.fma.f64(double 3.750000e-01, double %ao, double 5.000000e-01)
 %aq = call double @llvm.nvvm.mul.rn.d(double %ap, double %ao)
 %ar = call double @llvm.fma.f64(double %aq, double %al, double %al)
 %as = call double @llvm.fma.f64(double %ak, double 0x3FF71547652B82FE, double 0x4338000000000000)
 %at = fsub double %as, 0x4338000000000000
 %au = call double @llvm.fma.f64(double %at, double 0xBFE62E42FEFA39EF, double %ak)
 %av = call double @llvm.fma.f64(double %at, double 0xBC7ABC9E3B39803F, double %au)
 %aw = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %av, double 0x3E928AC42499A595)
 %ax = call double @llvm.fma.f64(double %aw, double %av, double 0x3EC71E1020D8E228)
 %ay = call double @llvm.fma.f64(double %ax, double %av, double 0x3EFA0199C1CD9ADB)
 %az = call double @llvm.fma.f64(double %ay, double %av, double 0x3F2A01A0099AC101)
 %ba = call double @llvm.fma.f64(double %az, double %av, double 0x3F56C16C1832F509)
 %bb = call double @llvm.fma.f64(double %ba, double %av, double 0x3F81111111130878)
 %bc = call double @llvm.fma.f64(double %bb, double %av, double 0x3FA5555555550C82)
 %bd = call double @llvm.fma.f64(double %bc, double %av, double 0x3FC5555555555542)
 %be = call double @llvm.fma.f64(double %bd, double %av, double 0x3FE000000000000A)
 %bf = call double @llvm.fma.f64(double %be, double %av, double 1.000000e+00)
 %bg = call double @llvm.fma.f64(double %bf, double %av, double 1.000000e+00)
 %bh = call double @llvm.nvvm.mul.rn.d(double %ar, double %ar)
 %bi = call i32 @llvm.nvvm.d2i.hi(double %bg)
 %bj = call i32 @llvm.nvvm.d2i.lo(double %as)
 %bk = add nsw i32 %bj, -32
 %bl = shl i32 %bk, 20
 %bm = add nsw i32 %bi, %bl
 %bn = call i32 @llvm.nvvm.d2i.lo(double %bg)
 %bo = call double @llvm.nvvm.lohi.i2d(i32 %bn, i32 %bm)
 %bp = call double @llvm.nvvm.mul.rn.d(double %bo, double %ar)
 %bq = call double @llvm.fma.f64(double 0xC155C2A64DC92AF0, double %bh, double 0x4149392CB18D8C02)
 %br = call double @llvm.fma.f64(double %bq, double %bh, double 0xC1273D14EBDF85DD)
 %bs = call double @llvm.fma.f64(double %br, double %bh, double 0x40F852D347AB64F2)
 %bt = call double @llvm.fma.f64(double %bs, double %bh, double 0xC0C01BDC6BF98ADA)
 %bu = call double @llvm.fma.f64(double %bt, double %bh, double 0x407DFDD5D5F15CD1)
 %bv = call double @llvm.fma.f64(double %bu, double %bh, double 0xC0303C746491B38F)
 %bw = call double @llvm.fma.f64(double %bv, double %bh, double 0x3FF368E34D84110B)
 %bx = call double @llvm.fma.f64(double %bw, double %bh, double 0x3FCBE86B0BCF25DA)
 %by = call double @llvm.fma.f64(double %bx, double %bh, double 0x3FB73B123EE7AA97)
 %bz = call double @llvm.fma.f64(double %by, double %bh, double 0x3FA6E847AF4B2A25)
 %ca = call double @llvm.fma.f64(double %bz, double %bh, double 0x3F9DEBB19CB6FBED)
 %cb = call double @llvm.fma.f64(double %ca, double %bh, double 0x3F9CB94DD9DA4313)
 %cc = call double @llvm.fma.f64(double %cb, double %bh, double 0x3FA9884533D45083)
 %cd = call double @llvm.fma.f64(double %cc, double %bh, double 0x3FD9884533D43650)
 %ce = call double @llvm.nvvm.mul.rn.d(double %cd, double %bp)
 %cf = call double @llvm.nvvm.mul.rn.d(double %ce, double 0x41F0000000000000)
 %cg = fcmp une double %a, %a
 %ch = fadd double %a, %a
 %ci = select i1 %cg, double %ch, double %cf
 br label %aj

aj:
 %cj = phi double [ %ai, %e ], [ %ci, %f ]
 ret double %cj
}
define float @__nv_cyl_bessel_i0f(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = fcmp olt float %c, 8.000000e+00
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.mul.rn.f(float %c, float %c)
 %h = call float @llvm.fma.f32(float 0x3C90737460000000, float %g, float 0x3CFA5431C0000000)
 %i = call float @llvm.fma.f32(float %h, float %g, float 0x3D87225CC0000000)
 %j = call float @llvm.fma.f32(float %i, float %g, float 0x3DFFCAB780000000)
 %k = call float @llvm.fma.f32(float %j, float %g, float 0x3E72408BE0000000)
 %l = call float @llvm.fma.f32(float %k, float %g, float 0x3EDC6F7780000000)
 %m = call float @llvm.fma.f32(float %l, float %g, float 0x3F3C720180000000)
 %n = call float @llvm.fma.f32(float %m, float %g, float 0x3F8FFFFB00000000)
 %o = call float @llvm.fma.f32(float %n, float %g, float 0x3FD0000020000000)
 %p = call float @llvm.fma.f32(float %o, float %g, float 1.000000e+00)
 br label %q

f:
 %r = call float @llvm.nvvm.fmin.f(float %c, float 9.300000e+01)
 %s = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %r)
 %t = call float @llvm.fma.f32(float %r, float 0x3FF7154760000000, float 0x4168000EE0000000)
 %u = fsub float %t, 0x4168000EE0000000
 %v = fneg float %u
 %w = call float @llvm.fma.f32(float %r, float 0x3FF7154760000000, float %v)
 %x = call float @llvm.fma.f32(float %r, float 0x3E54AE0C00000000, float %w)
 %y = call float @llvm.nvvm.mul.rn.f(float %s, float %s)
 %z = call float @llvm.fma.f32(float 0x3EEE1CD020000000, float %x, float 0x3F2440DAE0000000)
 %aa = call float @llvm.fma.f32(float %z, float %x, float 0x3F55DA5000000000)
 %ab = call float @llvm.fma.f32(float %aa, float %x, float 0x3F83B2A5C0000000)
 %ac = call float @llvm.fma.f32(float %ab, float %x, float 0x3FAC6B06E0000000)
 %ad = call float @llvm.fma.f32(float %ac, float %x, float 0x3FCEBFBE00000000)
 %ae = call float @llvm.fma.f32(float %ad, float %x, float 0x3FE62E4300000000)
 %af = call float @llvm.fma.f32(float %ae, float %x, float 1.000000e+00)
 %ag = bitcast float %t to i32
 %ah = shl i32 %ag, 23
 %ai = bitcast i32 %ah to float
 %aj = call float @llvm.nvvm.mul.rn.f(float %af, float %ai)
 %ak = call float @llvm.nvvm.mul.rn.f(float %aj, float %s)
 %al = call float @llvm.fma.f32(float 0x3FBEE81400000000, float %y, float 0x3F912DF820000000)
 %am = call float @llvm.fma.f32(float %al, float %y, float 0x3F9D8A05E0000000)
 %an = call float @llvm.fma.f32(float %am, float %y, float 0x3FA9859880000000)
 %ao = call float @llvm.fma.f32(float %an, float %y, float 0x3FD98845E0000000)
 %ap = call float @llvm.nvvm.mul.rn.f(float %ao, float %ak)
 %aq = call float @llvm.nvvm.mul.rn.f(float %ap, float 2.560000e+02)
 br label %q

q:
 %ar = phi float [ %p, %e ], [ %aq, %f ]
 %as = fcmp une float %a, %a
 %at = fadd float %a, %a
 %au = select i1 %as, float %at, float %ar
 ret float %au
}
define double @__nv_cyl_bessel_i1(double %a) alwaysinline mustprogress nounwind {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp olt double %c, 1.500000e+01
 br i1 %d, label %e, label %f

e:
 %g = call double @llvm.nvvm.mul.rn.d(double %c, double %c)
 %h = call double @llvm.fma.f64(double 0x3590C01CA6306675, double %g, double 0xB60BDE97313635EB)
 %i = call double @llvm.fma.f64(double %h, double %g, double 0x36D513351D3B80FA)
 %j = call double @llvm.fma.f64(double %i, double %g, double 0x376D438EAB7D247C)
 %k = call double @llvm.fma.f64(double %j, double %g, double 0x3816395DB5FE4A29)
 %l = call double @llvm.fma.f64(double %k, double %g, double 0x38B66BA239A06247)
 %m = call double @llvm.fma.f64(double %l, double %g, double 0x39553E15A9DF39C8)
 %n = call double @llvm.fma.f64(double %m, double %g, double 0x39F164D156ABFB8E)
 %o = call double @llvm.fma.f64(double %n, double %g, double 0x3A88BD1C4478F05F)
 %p = call double @llvm.fma.f64(double %o, double %g, double 0x3B1E262F6B715B2C)
 %q = call double @llvm.fma.f64(double %p, double %g, double 0x3BAF176A76AAA983)
 %r = call double @llvm.fma.f64(double %q, double %g, double 0x3C3AB81E9110417E)
 %s = call double @llvm.fma.f64(double %r, double %g, double 0x3CC2C9758F2E9AC5)
 %t = call double @llvm.fma.f64(double %s, double %g, double 0x3D4522A43F3F7D79)
 %u = call double @llvm.fma.f64(double %t, double %g, double 0x3DC27E4FB77B477B)
 %v = call double @llvm.fma.f64(double %u, double %g, double 0x3E3845C8A0CE0FD4)
 %w = call double @llvm.fma.f64(double %v, double %g, double 0x3EA6C16C16C1701F)
 %x = call double @llvm.fma.f64(double %w, double %g, double 0x3F0C71C71C71C6D2)
 %y = call double @llvm.fma.f64(double %x, double %g, double 0x3F65555555555558)
 %z = call double @llvm.fma.f64(double %y, double %g, double 6.250000e-02)
 %aa = call double @llvm.fma.f64(double %z, double %g, double 5.000000e-01)
 %ab = fneg double %g
 %ac = call double @llvm.fma.f64(double %c, double %c, double %ab)
 %ad = call double @llvm.nvvm.mul.rn.d(double %aa, double %ac)
 %ae = call double @llvm.nvvm.fmax.d(double %c, double 1.000000e+00)
 %af = call double @llvm.nvvm.rcp.approx.ftz.d(double %ae)
 %ag = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %af)
 %ah = call double @llvm.fma.f64(double %ad, double %ag, double %aa)
 %ai = call double @llvm.nvvm.mul.rn.d(double %c, double %ah)
 br label %aj

f:
 %ak = call double @llvm.nvvm.fmin.d(double %c, double 7.200000e+02)
 %al = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %ak) #2
 %am = call double @llvm.nvvm.mul.rn.d(double %ak, double %al)
 %an = fneg double %am
 %ao = call double @llvm.fma.f64(double %an, double %al, double 1.000000e+00)
 %ap = call double @llvm.fma.f64(double 3.750000e-01, double %ao, double 5.000000e-01)
 %aq = call double @llvm.nvvm.mul.rn.d(double %ap, double %ao)
 %ar = call double @llvm.fma.f64(double %aq, double %al, double %al)
 %as = call double @llvm.fma.f64(double %ak, double 0x3FF71547652B82FE, double 0x4338000000000000)
 %at = fsub double %as, 0x4338000000000000
 %au = call double @llvm.fma.f64(double %at, double 0xBFE62E42FEFA39EF, double %ak)
 %av = call double @llvm.fma.f64(double %at, double 0xBC7ABC9E3B39803F, double %au)
 %aw = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %av, double 0x3E928AC42499A595)
 %ax = call double @llvm.fma.f64(double %aw, double %av, double 0x3EC71E1020D8E228)
 %ay = call double @llvm.fma.f64(double %ax, double %av, double 0x3EFA0199C1CD9ADB)
 %az = call double @llvm.fma.f64(double %ay, double %av, double 0x3F2A01A0099AC101)
 %ba = call double @llvm.fma.f64(double %az, double %av, double 0x3F56C16C1832F509)
 %bb = call double @llvm.fma.f64(double %ba, double %av, double 0x3F81111111130878)
 %bc = call double @llvm.fma.f64(double %bb, double %av, double 0x3FA5555555550C82)
 %bd = call double @llvm.fma.f64(double %bc, double %av, double 0x3FC5555555555542)
 %be = call double @llvm.fma.f64(double %bd, double %av, double 0x3FE000000000000A)
 %bf = call double @llvm.fma.f64(double %be, double %av, double 1.000000e+00)
 %bg = call double @llvm.fma.f64(double %bf, double %av, double 1.000000e+00)
 %bh = call double @llvm.nvvm.mul.rn.d(double %ar, double %ar)
 %bi = call i32 @llvm.nvvm.d2i.hi(double %bg)
 %bj = call i32 @llvm.nvvm.d2i.lo(double %as)
 %bk = add nsw i32 %bj, -32
 %bl = shl i32 %bk, 20
 %bm = add nsw i32 %bi, %bl
 %bn = call i32 @llvm.nvvm.d2i.lo(double %bg)
 %bo = call double @llvm.nvvm.lohi.i2d(i32 %bn, i32 %bm)
 %bp = call double @llvm.nvvm.mul.rn.d(double %bo, double %ar)
 %bq = call double @llvm.fma.f64(double 0x4154BE67A9345103, double %bh, double 0xC14892A15D2965EB)
 %br = call double @llvm.fma.f64(double %bq, double %bh, double 0x4126D18CF6F1DFEC)
 %bs = call double @llvm.fma.f64(double %br, double %bh, double 0xC0F7FB6A6854D1B1)
 %bt = call double @llvm.fma.f64(double %bs, double %bh, double 0x40BFC5D373AEF629)
 %bu = call double @llvm.fma.f64(double %bt, double %bh, double 0xC07DA77D992A323B)
 %bv = call double @llvm.fma.f64(double %bu, double %bh, double 0x402F37F34E3DB1D8)
 %bw = call double @llvm.fma.f64(double %bv, double %bh, double 0xBFF4EF87C4DB9D4D)
 %bx = call double @llvm.fma.f64(double %bw, double %bh, double 0xBFD0A113A17D764C)
 %by = call double @llvm.fma.f64(double %bx, double %bh, double 0xBFBC623E83727623)
 %bz = call double @llvm.fma.f64(double %by, double %bh, double 0xBFAD73D885AAB7B6)
 %ca = call double @llvm.fma.f64(double %bz, double %bh, double 0xBFA4F1C9022C0B0D)
 %cb = call double @llvm.fma.f64(double %ca, double %bh, double 0xBFA7EFC0E0620D05)
 %cc = call double @llvm.fma.f64(double %cb, double %bh, double 0xBFC32633E6DF2E6F)
 %cd = call double @llvm.fma.f64(double %cc, double %bh, double 0x3FD9884533D43651)
 %ce = call double @llvm.nvvm.mul.rn.d(double %cd, double %bp)
 %cf = call double @llvm.nvvm.mul.rn.d(double %ce, double 0x41F0000000000000)
 %cg = fcmp une double %a, %a
 %ch = fadd double %a, %a
 %ci = select i1 %cg, double %ch, double %cf
 br label %aj

aj:
 %cj = phi double [ %ai, %e ], [ %ci, %f ]
 %ck = bitcast double %cj to i64
 %cl = and i64 %ck, 9223372036854775807
 %cm = bitcast double %a to i64
 %cn = and i64 %cm, -9223372036854775808
 %co = or i64 %cl, %cn
 %cp = bitcast i64 %co to double
 ret double %cp
}
define float @__nv_cyl_bessel_i1f(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = fcmp olt float %c, 8.000000e+00
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.mul.rn.f(float %c, float %c)
 %h = call float @llvm.fma.f32(float 0x3C4ACB9620000000, float %g, float 0x3CB68CD520000000)
 %i = call float @llvm.fma.f32(float %h, float %g, float 0x3D4749BDC0000000)
 %j = call float @llvm.fma.f32(float %i, float %g, float 0x3DC2236FC0000000)
 %k = call float @llvm.fma.f32(float %j, float %g, float 0x3E38578240000000)
 %l = call float @llvm.fma.f32(float %k, float %g, float 0x3EA6BF6C20000000)
 %m = call float @llvm.fma.f32(float %l, float %g, float 0x3F0C720540000000)
 %n = call float @llvm.fma.f32(float %m, float %g, float 0x3F655551E0000000)
 %o = call float @llvm.fma.f32(float %n, float %g, float 0x3FB0000020000000)
 %p = call float @llvm.fma.f32(float %o, float %g, float 5.000000e-01)
 %q = call float @llvm.nvvm.mul.rn.f(float %c, float %p)
 br label %r

f:
 %s = call float @llvm.nvvm.fmin.f(float %c, float 9.300000e+01)
 %t = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %s)
 %u = call float @llvm.fma.f32(float %s, float 0x3FF7154760000000, float 0x4168000EE0000000)
 %v = fsub float %u, 0x4168000EE0000000
 %w = fneg float %v
 %x = call float @llvm.fma.f32(float %s, float 0x3FF7154760000000, float %w)
 %y = call float @llvm.fma.f32(float %s, float 0x3E54AE0C00000000, float %x)
 %z = call float @llvm.nvvm.mul.rn.f(float %t, float %t)
 %aa = call float @llvm.fma.f32(float 0x3EEE1CD020000000, float %y, float 0x3F2440DAE0000000)
 %ab = call float @llvm.fma.f32(float %aa, float %y, float 0x3F55DA5000000000)
 %ac = call float @llvm.fma.f32(float %ab, float %y, float 0x3F83B2A5C0000000)
 %ad = call float @llvm.fma.f32(float %ac, float %y, float 0x3FAC6B06E0000000)
 %ae = call float @llvm.fma.f32(float %ad, float %y, float 0x3FCEBFBE00000000)
 %af = call float @llvm.fma.f32(float %ae, float %y, float 0x3FE62E4300000000)
 %ag = call float @llvm.fma.f32(float %af, float %y, float 1.000000e+00)
 %ah = bitcast float %u to i32
 %ai = shl i32 %ah, 23
 %aj = bitcast i32 %ai to float
 %ak = call float @llvm.nvvm.mul.rn.f(float %ag, float %aj)
 %al = call float @llvm.nvvm.mul.rn.f(float %ak, float %t)
 %am = call float @llvm.fma.f32(float 0xBFC2830EC0000000, float %z, float 0xBF9BA335E0000000)
 %an = call float @llvm.fma.f32(float %am, float %z, float 0xBFA8622AC0000000)
 %ao = call float @llvm.fma.f32(float %an, float %z, float 0xBFC3257C20000000)
 %ap = call float @llvm.fma.f32(float %ao, float %z, float 0x3FD9884480000000)
 %aq = call float @llvm.nvvm.mul.rn.f(float %ap, float %al)
 %ar = call float @llvm.nvvm.mul.rn.f(float %aq, float 2.560000e+02)
 br label %r

r:
 %as = phi float [ %q, %e ], [ %ar, %f ]
 %at = fcmp une float %a, %a
 %au = fadd float %a, %a
 %av = bitcast float %as to i32
 %aw = and i32 %av, 2147483647
 %ax = bitcast float %a to i32
 %ay = and i32 %ax, -2147483648
 %az = or i32 %aw, %ay
 %ba = bitcast i32 %az to float
 %bb = select i1 %at, float %au, float %ba
 ret float %bb
}
define double @__nv_dadd_rd(double %a, double %b) alwaysinline mustprogress nounwind {
 %c = call double @llvm.nvvm.add.rm.d(double %a, double %b)
 ret double %c
}
define double @__nv_dadd_rn(double %a, double %b) alwaysinline mustprogress nounwind {
 %c = call double @llvm.nvvm.add.rn.d(double %a, double %b)
 ret double %c
}
define double @__nv_dadd_ru(double %a, double %b) alwaysinline mustprogress nounwind {
 %c = call double @llvm.nvvm.add.rp.d(double %a, double %b)
 ret double %c
}
define double @__nv_dadd_rz(double %a, double %b) alwaysinline mustprogress nounwind {
 %c = call double @llvm.nvvm.add.rz.d(double %a, double %b)
 ret double %c
}
define double @__nv_ddiv_rd(double %a, double %b) alwaysinline mustprogress nounwind {
 %c = call double @llvm.nvvm.div.rm.d(double %a, double %b)
 ret double %c
}
define double @__nv_ddiv_rn(double %a, double %b) alwaysinline mustprogress nounwind {
 %c = call double @llvm.nvvm.div.rn.d(double %a, double %b)
 ret double %c
}
define double @__nv_ddiv_ru(double %a, double %b) alwaysinline mustprogress nounwind {
 %c = call double @llvm.nvvm.div.rp.d(double %a, double %b)
 ret double %c
}
define double @__nv_ddiv_rz(double %a, double %b) alwaysinline mustprogress nounwind {
 %c = call double @llvm.nvvm.div.rz.d(double %a, double %b)
 ret double %c
}
define double @__nv_dmul_rd(double %a, double %b) alwaysinline mustprogress nounwind {
 %c = call double @llvm.nvvm.mul.rm.d(double %a, double %b)
 ret double %c
}
define double @__nv_dmul_rn(double %a, double %b) alwaysinline mustprogress nounwind {
 %c = call double @llvm.nvvm.mul.rn.d(double %a, double %b)
 ret double %c
}
define double @__nv_dmul_ru(double %a, double %b) alwaysinline mustprogress nounwind {
 %c = call double @llvm.nvvm.mul.rp.d(double %a, double %b)
 ret double %c
}
define double @__nv_dmul_rz(double %a, double %b) alwaysinline mustprogress nounwind {
 %c = call double @llvm.nvvm.mul.rz.d(double %a, double %b)
 ret double %c
}
define float @__nv_double2float_rd(double %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.d2f.rm.ftz(double %a)
 br label %h

f:
 %i = call float @llvm.nvvm.d2f.rm(double %a)
 br label %h

h:
 %j = phi float [ %g, %e ], [ %i, %f ]
 ret float %j
}
define float @__nv_double2float_rn(double %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.d2f.rn.ftz(double %a)
 br label %h

f:
 %i = call float @llvm.nvvm.d2f.rn(double %a)
 br label %h

h:
 %j = phi float [ %g, %e ], [ %i, %f ]
 ret float %j
}
define float @__nv_double2float_ru(double %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.d2f.rp.ftz(double %a)
 br label %h

f:
 %i = call float @llvm.nvvm.d2f.rp(double %a)
 br label %h

h:
 %j = phi float [ %g, %e ], [ %i, %f ]
 ret float %j
}
define float @__nv_double2float_rz(double %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.d2f.rz.ftz(double %a)
 br label %h

f:
 %i = call float @llvm.nvvm.d2f.rz(double %a)
 br label %h

h:
 %j = phi float [ %g, %e ], [ %i, %f ]
 ret float %j
}
define i32 @__nv_double2hiint(double %a) alwaysinline mustprogress nounwind {
 %b = call i32 @llvm.nvvm.d2i.hi(double %a)
 ret i32 %b
}
define i32 @__nv_double2int_rd(double %a) alwaysinline mustprogress nounwind {
 %b = call i32 @llvm.nvvm.d2i.rm(double %a)
 ret i32 %b
}
define i32 @__nv_double2int_rn(double %a) alwaysinline mustprogress nounwind {
 %b = call i32 @llvm.nvvm.d2i.rn(double %a)
 ret i32 %b
}
define i32 @__nv_double2int_ru(double %a) alwaysinline mustprogress nounwind {
 %b = call i32 @llvm.nvvm.d2i.rp(double %a)
 ret i32 %b
}
define i32 @__nv_double2int_rz(double %a) alwaysinline mustprogress nounwind {
 %b = call i32 @llvm.nvvm.d2i.rz(double %a)
 ret i32 %b
}
define i64 @__nv_double2ll_rd(double %a) alwaysinline mustprogress nounwind {
 %b = call i64 @llvm.nvvm.d2ll.rm(double %a)
 ret i64 %b
}
define i64 @__nv_double2ll_rn(double %a) alwaysinline mustprogress nounwind {
 %b = call i64 @llvm.nvvm.d2ll.rn(double %a)
 ret i64 %b
}
define i64 @__nv_double2ll_ru(double %a) alwaysinline mustprogress nounwind {
 %b = call i64 @llvm.nvvm.d2ll.rp(double %a)
 ret i64 %b
}
define i64 @__nv_double2ll_rz(double %a) alwaysinline mustprogress nounwind {
 %b = call i64 @llvm.nvvm.d2ll.rz(double %a)
 ret i64 %b
}
define i32 @__nv_double2loint(double %a) alwaysinline mustprogress nounwind {
 %b = call i32 @llvm.nvvm.d2i.lo(double %a)
 ret i32 %b
}
define i32 @__nv_double2uint_rd(double %a) alwaysinline mustprogress nounwind {
 %b = call i32 @llvm.nvvm.d2ui.rm(double %a)
 ret i32 %b
}
define i32 @__nv_double2uint_rn(double %a) alwaysinline mustprogress nounwind {
 %b = call i32 @llvm.nvvm.d2ui.rn(double %a)
 ret i32 %b
}
define i32 @__nv_double2uint_ru(double %a) alwaysinline mustprogress nounwind {
 %b = call i32 @llvm.nvvm.d2ui.rp(double %a)
 ret i32 %b
}
define i32 @__nv_double2uint_rz(double %a) alwaysinline mustprogress nounwind {
 %b = call i32 @llvm.nvvm.d2ui.rz(double %a)
 ret i32 %b
}
define i64 @__nv_double2ull_rd(double %a) alwaysinline mustprogress nounwind {
 %b = call i64 @llvm.nvvm.d2ull.rm(double %a)
 ret i64 %b
}
define i64 @__nv_double2ull_rn(double %a) alwaysinline mustprogress nounwind {
 %b = call i64 @llvm.nvvm.d2ull.rn(double %a)
 ret i64 %b
}
define i64 @__nv_double2ull_ru(double %a) alwaysinline mustprogress nounwind {
 %b = call i64 @llvm.nvvm.d2ull.rp(double %a)
 ret i64 %b
}
define i64 @__nv_double2ull_rz(double %a) alwaysinline mustprogress nounwind {
 %b = call i64 @llvm.nvvm.d2ull.rz(double %a)
 ret i64 %b
}
define i64 @__nv_double_as_longlong(double %a) alwaysinline mustprogress nounwind {
 %b = bitcast double %a to i64
 ret i64 %b
}
define double @__nv_drcp_rd(double %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.rcp.rm.d(double %a)
 ret double %b
}
define double @__nv_drcp_rn(double %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.rcp.rn.d(double %a)
 ret double %b
}
define double @__nv_drcp_ru(double %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.rcp.rp.d(double %a)
 ret double %b
}
define double @__nv_drcp_rz(double %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.rcp.rz.d(double %a)
 ret double %b
}
define double @__nv_dsqrt_rd(double %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.sqrt.rm.d(double %a)
 ret double %b
}
define double @__nv_dsqrt_rn(double %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.sqrt.rn.d(double %a)
 ret double %b
}
define double @__nv_dsqrt_ru(double %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.sqrt.rp.d(double %a)
 ret double %b
}
define double @__nv_dsqrt_rz(double %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.sqrt.rz.d(double %a)
 ret double %b
}
define double @__nv_dsub_rd(double %a, double %b) alwaysinline mustprogress nounwind {
 %c = fneg double %b
 %d = call double @llvm.nvvm.add.rm.d(double %a, double %c)
 ret double %d
}
define double @__nv_dsub_rn(double %a, double %b) alwaysinline mustprogress nounwind {
 %c = fneg double %b
 %d = call double @llvm.nvvm.add.rn.d(double %a, double %c)
 ret double %d
}
define double @__nv_dsub_ru(double %a, double %b) alwaysinline mustprogress nounwind {
 %c = fneg double %b
 %d = call double @llvm.nvvm.add.rp.d(double %a, double %c)
 ret double %d
}
define double @__nv_dsub_rz(double %a, double %b) alwaysinline mustprogress nounwind {
 %c = fneg double %b
 %d = call double @llvm.nvvm.add.rz.d(double %a, double %c)
 ret double %d
}
define double @__nv_erf(double %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.fabs.d(double %a)
 %c = call double @llvm.fma.f64(double 0xBCF038439A4672AF, double %b, double 0x3D46C95E77B202AD)
 %d = call double @llvm.fma.f64(double %c, double %b, double 0xBD8DABAD9A8E1CB9)
 %e = call double @llvm.fma.f64(double %d, double %b, double 0x3DC7B625B8E05E9B)
 %f = call double @llvm.fma.f64(double %e, double %b, double 0xBDF9E98442549EC1)
 %g = call double @llvm.fma.f64(double %f, double %b, double 0x3E24551063F88BBD)
 %h = call double @llvm.fma.f64(double %g, double %b, double 0xBE47342DE7DA4676)
 %i = call double @llvm.fma.f64(double %h, double %b, double 0x3E62A1EF9930255A)
 %j = call double @llvm.fma.f64(double %i, double %b, double 0xBE71BE1C47F32839)
 %k = call double @llvm.fma.f64(double %j, double %b, double 0xBE47496546B3330C)
 %l = call double @llvm.fma.f64(double %k, double %b, double 0x3EA31793A27B4777)
 %m = call double @llvm.fma.f64(double %l, double %b, double 0xBEC111780A7D72FC)
 %n = call double @llvm.fma.f64(double %m, double %b, double 0x3ECA41801CA8A886)
 %o = call double @llvm.fma.f64(double %n, double %b, double 0x3ECA9D08600753CC)
 %p = call double @llvm.fma.f64(double %o, double %b, double 0xBEFF03BDFB512F9D)
 %q = call double @llvm.fma.f64(double %p, double %b, double 0x3F10E345125D4ECC)
 %r = call double @llvm.fma.f64(double %q, double %b, double 0x3EFB298907AC3120)
 %s = call double @llvm.fma.f64(double %r, double %b, double 0xBF43566358BB8C64)
 %t = call double @llvm.fma.f64(double %s, double %b, double 0x3F5BCA6912088DE4)
 %u = call double @llvm.fma.f64(double %t, double %b, double 0xBF2B6B6A0D3AD70F)
 %v = call double @llvm.fma.f64(double %u, double %b, double 0xBF939668590BFFD7)
 %w = call double @llvm.fma.f64(double %v, double %b, double 0x3FBA4F4E2A1AA726)
 %x = call double @llvm.fma.f64(double %w, double %b, double 0x3FE45F306DC9C8CF)
 %y = call double @llvm.fma.f64(double %x, double %b, double 0x3FC06EBA8214DB68)
 %z = call double @llvm.fma.f64(double %y, double %b, double %b)
 %aa = call double @llvm.fma.f64(double %z, double 0xBFF71547652B82FE, double 0x4338000000000000)
 %ab = fsub double %aa, 0x4338000000000000
 %ac = fneg double %z
 %ad = call double @llvm.fma.f64(double %ab, double 0xBFE62E42FEFA39EF, double %ac)
 %ae = call double @llvm.fma.f64(double 0x3E5AE6BAFCAEB3FF, double %ad, double 0x3E928A1DFA2AB6F5)
 %af = call double @llvm.fma.f64(double %ae, double %ad, double 0x3EC71DE880057D43)
 %ag = call double @llvm.fma.f64(double %af, double %ad, double 0x3EFA019A76FA370D)
 %ah = call double @llvm.fma.f64(double %ag, double %ad, double 0x3F2A01A017518611)
 %ai = call double @llvm.fma.f64(double %ah, double %ad, double 0x3F56C16C17EDB88F)
 %aj = call double @llvm.fma.f64(double %ai, double %ad, double 0x3F81111111118F4B)
 %ak = call double @llvm.fma.f64(double %aj, double %ad, double 0x3FA5555555552280)
 %al = call double @llvm.fma.f64(double %ak, double %ad, double 0x3FC555555555553A)
 %am = call double @llvm.fma.f64(double %al, double %ad, double 0x3FE0000000000005)
 %an = call double @llvm.nvvm.mul.rn.d(double %am, double %ad)
 %ao = call double @llvm.fma.f64(double %an, double %ad, double %ad)
 %ap = call i32 @llvm.nvvm.d2i.lo(double %aa)
 %aq = add nsw i32 %ap, 1023
 %ar = shl i32 %aq, 20
 %as = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %ar)
 %at = fneg double %ao
 %au = fsub double 1.000000e+00, %as
 %av = call double @llvm.fma.f64(double %at, double %as, double %au)
 %aw = fcmp ogt double %b, 5.870000e+00
 %ax = select i1 %aw, double 1.000000e+00, double %av
 %ay = bitcast double %ax to i64
 %az = and i64 %ay, 9223372036854775807
 %ba = bitcast double %a to i64
 %bb = and i64 %ba, -9223372036854775808
 %bc = or i64 %az, %bb
 %bd = bitcast i64 %bc to double
 ret double %bd
}
define double @__nv_erfc(double %a) alwaysinline mustprogress nounwind {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp ogt double %c, 2.750000e+01
 %e = select i1 %d, double 2.750000e+01, double %c
 %f = fadd double %e, 4.000000e+00
 %g = call double @llvm.nvvm.rcp.approx.ftz.d(double %f)
 %h = fneg double %e
 %i = call double @llvm.fma.f64(double -4.000000e+00, double %g, double 1.000000e+00)
 %j = call double @llvm.fma.f64(double %h, double %g, double %i)
 %k = call double @llvm.fma.f64(double %j, double %j, double %j)
 %l = call double @llvm.fma.f64(double %k, double %g, double %g)
 %m = call double @llvm.fma.f64(double -8.000000e+00, double %l, double 1.000000e+00)
 %n = call double @llvm.fma.f64(double 0x3E13D26C758955E2, double %m, double 0x3DF63388F625A584)
 %o = call double @llvm.fma.f64(double %n, double %m, double 0xBE501FCCC15F0BB2)
 %p = call double @llvm.fma.f64(double %o, double %m, double 0x3E023F52E6FDF9B1)
 %q = call double @llvm.fma.f64(double %p, double %m, double 0x3E80603945C1CA90)
 %r = call double @llvm.fma.f64(double %q, double %m, double 0xBE7438EF8C692C75)
 %s = call double @llvm.fma.f64(double %r, double %m, double 0xBEAC4A23489BD35B)
 %t = call double @llvm.fma.f64(double %s, double %m, double 0x3EB7E4CEF8F77683)
 %u = call double @llvm.fma.f64(double %t, double %m, double 0x3ED3AE0D71609B91)
 %v = call double @llvm.fma.f64(double %u, double %m, double 0xBEF3C6EFE4A7957D)
 %w = call double @llvm.fma.f64(double %v, double %m, double 0xBECE7C2ED5A356EA)
 %x = call double @llvm.fma.f64(double %w, double %m, double 0x3F272CDA92AA0362)
 %y = call double @llvm.fma.f64(double %x, double %m, double 0xBF3DD285A3C7D668)
 %z = call double @llvm.fma.f64(double %y, double %m, double 0xBF3269B51FD46660)
 %aa = call double @llvm.fma.f64(double %z, double %m, double 0x3F7908F4758966A9)
 %ab = call double @llvm.fma.f64(double %aa, double %m, double 0xBF9B00C052C8B6A4)
 %ac = call double @llvm.fma.f64(double %ab, double %m, double 0x3FB38DBD2C8A3326)
 %ad = call double @llvm.fma.f64(double %ac, double %m, double 0xBFC645FD8A4BAA0C)
 %ae = call double @llvm.fma.f64(double %ad, double %m, double 0x3FD52CAC237105AD)
 %af = call double @llvm.fma.f64(double %ae, double %m, double 0xBFE14EACB1AD0379)
 %ag = call double @llvm.fma.f64(double %af, double %m, double 0x3FE8BE202D26C728)
 %ah = call double @llvm.fma.f64(double %ag, double %m, double 0xBFEF3FE31ECB49BF)
 %ai = call double @llvm.fma.f64(double %ah, double %m, double 0x3FF18932BF08E154)
 %aj = call double @llvm.nvvm.mul.rn.d(double %ai, double %l)
 %ak = call double @llvm.fma.f64(double -4.000000e+00, double %aj, double %ai)
 %al = call double @llvm.fma.f64(double %h, double %aj, double %ak)
 %am = call double @llvm.fma.f64(double %al, double %l, double %aj)
 %an = fcmp olt double %a, 0.000000e+00
 %ao = select i1 %an, double -0.000000e+00, double 0.000000e+00
 %ap = call double @llvm.nvvm.mul.rn.d(double %e, double %e)
 %aq = fadd double %e, %e
 %ar = fneg double %ap
 %as = call double @llvm.fma.f64(double %e, double %e, double %ar)
 %at = call double @llvm.fma.f64(double %aq, double %ao, double %as)
 %au = fneg double %at
 %av = call double @llvm.fma.f64(double %ar, double 0x3FF71547652B82FE, double 0x4338000000000000)
 %aw = fsub double %av, 0x4338000000000000
 %ax = call double @llvm.fma.f64(double %aw, double 0xBFE62E42FEFA39EF, double %ar)
 %ay = call double @llvm.fma.f64(double %aw, double 0xBC7ABC9E3B39803F, double %au)
 %az = fadd double %ax, %ay
 %ba = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %az, double 0x3E928AC42499A595)
 %bb = call double @llvm.fma.f64(double %ba, double %az, double 0x3EC71E1020D8E228)
 %bc = call double @llvm.fma.f64(double %bb, double %az, double 0x3EFA0199C1CD9ADB)
 %bd = call double @llvm.fma.f64(double %bc, double %az, double 0x3F2A01A0099AC101)
 %be = call double @llvm.fma.f64(double %bd, double %az, double 0x3F56C16C1832F509)
 %bf = call double @llvm.fma.f64(double %be, double %az, double 0x3F81111111130878)
 %bg = call double @llvm.fma.f64(double %bf, double %az, double 0x3FA5555555550C82)
 %bh = call double @llvm.fma.f64(double %bg, double %az, double 0x3FC5555555555542)
 %bi = call double @llvm.fma.f64(double %bh, double %az, double 0x3FE000000000000A)
 %bj = call double @llvm.fma.f64(double %bi, double %az, double 1.000000e+00)
 %bk = call double @llvm.fma.f64(double %bj, double %az, double 1.000000e+00)
 %bl = call i32 @llvm.nvvm.d2i.lo(double %av)
 %bm = call double @llvm.nvvm.fabs.d(double %ar)
 %bn = fcmp olt double %bm, 7.080000e+02
 br i1 %bn, label %bo, label %bp

bo:
 %bq = call i32 @llvm.nvvm.d2i.hi(double %bk)
 %br = shl i32 %bl, 20
 %bs = add nsw i32 %bq, %br
 %bt = call i32 @llvm.nvvm.d2i.lo(double %bk)
 %bu = call double @llvm.nvvm.lohi.i2d(i32 %bt, i32 %bs)
 br label %bv

bp:
 %bw = ashr i32 %bl, 1
 %bx = add nsw i32 %bw, 1023
 %by = shl i32 %bx, 20
 %bz = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %by)
 %ca = call double @llvm.nvvm.mul.rn.d(double %bk, double %bz)
 %cb = sub nsw i32 %bl, %bw
 %cc = add nsw i32 %cb, 1023
 %cd = shl i32 %cc, 20
 %ce = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %cd)
 %cf = call double @llvm.nvvm.mul.rn.d(double %ca, double %ce)
 %cg = fcmp olt double %ap, -7.099000e+02
 %ch = select i1 %cg, double 0x7FF0000000000000, double %cf
 %ci = fcmp ogt double %ap, 7.460000e+02
 %cj = select i1 %ci, double 0.000000e+00, double %ch
 %ck = fcmp une double %ap, %ap
 %cl = fsub double %ar, %ap
 %cm = select i1 %ck, double %cl, double %cj
 br label %bv

bv:
 %cn = phi double [ %bu, %bo ], [ %cm, %bp ]
 %co = call double @llvm.nvvm.mul.rn.d(double %am, double %cn)
 %cp = fsub double 2.000000e+00, %co
 %cq = select i1 %an, double %cp, double %co
 ret double %cq
}
define float @__nv_erfcf(float %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.fabs.f(float %a)
 %c = fcmp ogt float %b, 1.050000e+01
 %d = select i1 %c, float 1.050000e+01, float %b
 %e = fadd float %d, 2.000000e+00
 %f = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %e) #2
 %g = fneg float %e
 %h = call float @llvm.fma.f32(float %g, float %f, float 1.000000e+00)
 %i = call float @llvm.fma.f32(float %f, float %h, float %f)
 %j = call float @llvm.fma.f32(float -4.000000e+00, float %i, float 1.000000e+00)
 %k = call float @llvm.fma.f32(float 0x3B11A675A0000000, float %j, float 0x3B11D32760000000)
 %l = call float @llvm.fma.f32(float %k, float %j, float 0xBB42600C20000000)
 %m = call float @llvm.fma.f32(float %l, float %j, float 0xBB4BD37BA0000000)
 %n = call float @llvm.fma.f32(float %m, float %j, float 0x3B68D77520000000)
 %o = call float @llvm.fma.f32(float %n, float %j, float 0x3B7A8B2700000000)
 %p = call float @llvm.fma.f32(float %o, float %j, float 0xBB96032480000000)
 %q = call float @llvm.fma.f32(float %p, float %j, float 0xBBA2A89060000000)
 %r = call float @llvm.fma.f32(float %q, float %j, float 0x3BD1E2D9A0000000)
 %s = call float @llvm.fma.f32(float %r, float %j, float 0xBBE5FD3860000000)
 %t = call float @llvm.fma.f32(float %s, float %j, float 0x3BF0586720000000)
 %u = call float @llvm.nvvm.mul.rn.f(float %t, float %i)
 %v = fneg float %d
 %w = call float @llvm.fma.f32(float -2.000000e+00, float %u, float %t)
 %x = call float @llvm.fma.f32(float %v, float %u, float %w)
 %y = call float @llvm.fma.f32(float %x, float %i, float %u)
 %z = fcmp olt float %a, 0.000000e+00
 %aa = select i1 %z, float -0.000000e+00, float 0.000000e+00
 %ab = call float @llvm.nvvm.mul.rn.f(float %d, float %d)
 %ac = fadd float %d, %d
 %ad = fneg float %ab
 %ae = call float @llvm.fma.f32(float %d, float %d, float %ad)
 %af = call float @llvm.fma.f32(float %ac, float %aa, float %ae)
 %ag = call float @llvm.fma.f32(float %ab, float 0xBFF7154760000000, float 0x41680017E0000000)
 %ah = fsub float %ag, 0x41680017E0000000
 %ai = fneg float %ah
 %aj = call float @llvm.fma.f32(float %ab, float 0xBFF7154760000000, float %ai)
 %ak = call float @llvm.nvvm.mul.rn.f(float %ab, float 0xBE54AE0C00000000)
 %al = call float @llvm.fma.f32(float %af, float 0xBFF7154760000000, float %ak)
 %am = fadd float %aj, %al
 %an = call float @llvm.fma.f32(float 0x3EEE1CD020000000, float %am, float 0x3F2440DAE0000000)
 %ao = call float @llvm.fma.f32(float %an, float %am, float 0x3F55DA5000000000)
 %ap = call float @llvm.fma.f32(float %ao, float %am, float 0x3F83B2A5C0000000)
 %aq = call float @llvm.fma.f32(float %ap, float %am, float 0x3FAC6B06E0000000)
 %ar = call float @llvm.fma.f32(float %aq, float %am, float 0x3FCEBFBE00000000)
 %as = call float @llvm.fma.f32(float %ar, float %am, float 0x3FE62E4300000000)
 %at = call float @llvm.fma.f32(float %as, float %am, float 1.000000e+00)
 %au = call float @llvm.nvvm.mul.rn.f(float %y, float %at)
 %av = bitcast float %ag to i32
 %aw = shl i32 %av, 23
 %ax = bitcast i32 %aw to float
 %ay = call float @llvm.nvvm.mul.rn.f(float %au, float %ax)
 %az = fsub float 2.000000e+00, %ay
 %ba = select i1 %z, float %az, float %ay
 ret float %ba
}
define double @__nv_erfcinv(double %a) alwaysinline mustprogress nounwind {
b:
 %c = fcmp ogt double %a, 0.000000e+00
 %d = fcmp olt double %a, 2.000000e+00
 %e = select i1 %c, i1 %d, i1 false
 br i1 %e, label %f, label %g

g:
 %h = fcmp oeq double %a, 0.000000e+00
 %i = fcmp oeq double %a, 2.000000e+00
 %j = select i1 %i, double 0xFFF0000000000000, double 0xFFF8000000000000
 %k = select i1 %h, double 0x7FF0000000000000, double %j
 br label %l

f:
 %m = fsub double 1.000000e+00, %a
 %n = fsub double 2.000000e+00, %a
 %o = call double @llvm.nvvm.mul.rn.d(double %a, double %n)
 %p = fcmp olt double %o, 0x10000000000000
 br i1 %p, label %q, label %r

q:
 %s = call double @llvm.nvvm.mul.rn.d(double %o, double 0x4350000000000000)
 br label %r

r:
 %t = phi double [ %s, %q ], [ %o, %f ]
 %u = call i32 @llvm.nvvm.d2i.hi(double %t)
 %v = add nsw i32 %u, -1072079006
 %w = and i32 %v, -1048576
 %x = ashr i32 %w, 20
 %y = select i1 %p, i32 54, i32 0
 %z = sub nsw i32 %x, %y
 %aa = sitofp i32 %z to double
 %ab = sub nsw i32 %u, %w
 %ac = call i32 @llvm.nvvm.d2i.lo(double %t)
 %ad = call double @llvm.nvvm.lohi.i2d(i32 %ac, i32 %ab)
 %ae = fsub double %ad, 1.000000e+00
 %af = fadd double %ae, 2.000000e+00
 %ag = call double @llvm.nvvm.rcp.approx.ftz.d(double %af)
 %ah = fneg double %af
 %ai = call double @llvm.fma.f64(double %ah, double %ag, double 1.000000e+00)
 %aj = call double @llvm.fma.f64(double %ai, double %ai, double %ai)
 %ak = call double @llvm.fma.f64(double %aj, double %ag, double %ag)
 %al = call double @llvm.nvvm.mul.rn.d(double %ae, double %ak)
 %am = call double @llvm.fma.f64(double %ah, double %al, double %ae)
 %an = call double @llvm.fma.f64(double %am, double %ak, double %al)
 %ao = call double @llvm.nvvm.mul.rn.d(double %an, double %an)
 %ap = call double @llvm.nvvm.mul.rn.d(double %an, double %ao)
 %aq = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %ao, double 0x3FC39A1CEE91D120)
 %ar = call double @llvm.fma.f64(double %aq, double %ao, double 0x3FC74663DB7A1073)
 %as = call double @llvm.fma.f64(double %ar, double %ao, double 0x3FCC71C5211851F1)
 %at = call double @llvm.fma.f64(double %as, double %ao, double 0x3FD24924941E37CC)
 %au = call double @llvm.fma.f64(double %at, double %ao, double 0x3FD999999997FF08)
 %av = call double @llvm.fma.f64(double %au, double %ao, double 0x3FE5555555555592)
 %aw = fadd double %an, %an
 %ax = call double @llvm.fma.f64(double %ap, double %av, double %aw)
 %ay = call double @llvm.fma.f64(double %aa, double 0x3C7ABC9E3B39803F, double %ax)
 %az = call double @llvm.fma.f64(double %aa, double 0x3FE62E42FEFA39EF, double %ay)
 %ba = fneg double %az
 %bb = fcmp ogt double %az, -6.250000e+00
 br i1 %bb, label %bc, label %bd

bc:
 %be = fsub double %ba, 3.125000e+00
 %bf = call double @llvm.fma.f64(double 0x3BB22D8BA53CC549, double %be, double 0xBB8165E212ABE220)
 %bg = call double @llvm.fma.f64(double %bf, double %be, double 0xBC1C6868DCC4FB92)
 %bh = call double @llvm.fma.f64(double %bg, double %be, double 0x3C34945F93065F26)
 %bi = call double @llvm.fma.f64(double %bh, double %be, double 0x3C72F8117B64DAE9)
 %bj = call double @llvm.fma.f64(double %bi, double %be, double 0xBCA2A5A1CD7D51E4)
 %bk = call double @llvm.fma.f64(double %bj, double %be, double 0xBC8E79FDB3A7AE7C)
 %bl = call double @llvm.fma.f64(double %bk, double %be, double 0x3CFDA9AE20F7D639)
 %bm = call double @llvm.fma.f64(double %bl, double %be, double 0xBD26760AC2DC98B1)
 %bn = call double @llvm.fma.f64(double %bm, double %be, double 0xBD36D449C493D397)
 %bo = call double @llvm.fma.f64(double %bn, double %be, double 0x3D8721D14F2E79DB)
 %bp = call double @llvm.fma.f64(double %bo, double %be, double 0xBDAC898ECD8544E9)
 %bq = call double @llvm.fma.f64(double %bp, double %be, double 0xBDCDC391666FB927)
 %br = call double @llvm.fma.f64(double %bq, double %be, double 0x3E120F4FD3F0237D)
 %bs = call double @llvm.fma.f64(double %br, double %be, double 0xBE31A9ECEB9B7223)
 %bt = call double @llvm.fma.f64(double %bs, double %be, double 0xBE5F36CE76F3AC30)
 %bu = call double @llvm.fma.f64(double %bt, double %be, double 0x3E9C6B4F94139CAE)
 %bv = call double @llvm.fma.f64(double %bu, double %be, double 0xBEB6E8A53E4B1C87)
 %bw = call double @llvm.fma.f64(double %bv, double %be, double 0xBEED1D1F7CEECF88)
 %bx = call double @llvm.fma.f64(double %bw, double %be, double 0x3F2879C2A20CC7B3)
 %by = call double @llvm.fma.f64(double %bx, double %be, double 0xBF4845769482DF0F)
 %bz = call double @llvm.fma.f64(double %by, double %be, double 0xBF78B6C33114ED3C)
 %ca = call double @llvm.fma.f64(double %bz, double %be, double 0x3FCEBD80D9B13DEC)
 %cb = call double @llvm.fma.f64(double %ca, double %be, double 0x3FFA755E7C99AE86)
 br label %cc

bd:
 %cd = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %ba) #2
 %ce = call double @llvm.nvvm.mul.rn.d(double %ba, double %cd)
 %cf = fneg double %ce
 %cg = call double @llvm.fma.f64(double %cf, double %cd, double 1.000000e+00)
 %ch = call double @llvm.fma.f64(double 3.750000e-01, double %cg, double 5.000000e-01)
 %ci = call double @llvm.nvvm.mul.rn.d(double %ch, double %cg)
 %cj = call double @llvm.fma.f64(double %ci, double %cd, double %cd)
 %ck = call double @llvm.nvvm.mul.rn.d(double %ba, double %cj)
 %cl = fneg double %ck
 %cm = call double @llvm.fma.f64(double %cl, double %ck, double %ba)
 %cn = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %cj)
 %co = call double @llvm.fma.f64(double %cm, double %cn, double %ck)
 %cp = fcmp olt double %co, 4.000000e+00
 br i1 %cp, label %cq, label %cr

cq:
 %cs = fsub double %co, 3.250000e+00
 %ct = call double @llvm.fma.f64(double 0x3E52A09CA8BABABF, double %cs, double 0xBE509E34629745DA)
 %cu = call double @llvm.fma.f64(double %ct, double %cs, double 0xBE6A69E86D83613F)
 %cv = call double @llvm.fma.f64(double %cu, double %cs, double 0x3E81B4CF87032B12)
 %cw = call double @llvm.fma.f64(double %cv, double %cs, double 0xBE8C3ABC26E16C14)
 %cx = call double @llvm.fma.f64(double %cw, double %cs, double 0xBE5DE6870090AFBC)
 %cy = call double @llvm.fma.f64(double %cx, double %cs, double 0x3EB873674DE825A8)
 %cz = call double @llvm.fma.f64(double %cy, double %cs, double 0xBED0B792689B0CBE)
 %da = call double @llvm.fma.f64(double %cz, double %cs, double 0x3EC8AF4DDDE31929)
 %db = call double @llvm.fma.f64(double %da, double %cs, double 0x3EEA241F76E74C31)
 %dc = call double @llvm.fma.f64(double %db, double %cs, double 0xBF08CF9F6229E4F1)
 %dd = call double @llvm.fma.f64(double %dc, double %cs, double 0x3F11E6AB814FE6C0)
 %de = call double @llvm.fma.f64(double %dd, double %cs, double 0x3EF93304F4F43B94)
 %df = call double @llvm.fma.f64(double %de, double %cs, double 0xBF37448BC9330171)
 %dg = call double @llvm.fma.f64(double %df, double %cs, double 0x3F4F3CC531B27080)
 %dh = call double @llvm.fma.f64(double %dg, double %cs, double 0xBF5BA9240D9D1FE7)
 %di = call double @llvm.fma.f64(double %dh, double %cs, double 0x3F6468EECACF4E36)
 %dj = call double @llvm.fma.f64(double %di, double %cs, double 0xBF6EBADABB9FB641)
 %dk = call double @llvm.fma.f64(double %dj, double %cs, double 0x3F75FFCFE5B6472D)
 %dl = call double @llvm.fma.f64(double %dk, double %cs, double 0x3FF0158A6D641D54)
 %dm = call double @llvm.fma.f64(double %dl, double %cs, double 0x4008ABCC380D5A48)
 br label %cc

cr:
 %dn = fcmp olt double %co, 6.050000e+00
 br i1 %dn, label %do, label %dp

do:
 %dq = fsub double %co, 5.000000e+00
 %dr = call double @llvm.fma.f64(double 0xBDB835ACE23FEDD2, double %dq, double 0x3DCA33604E588969)
 %ds = call double @llvm.fma.f64(double %dr, double %dq, double 0x3DD5602CEBC65ABD)
 %dt = call double @llvm.fma.f64(double %ds, double %dq, double 0xBDFF79FBA23A3529)
 %du = call double @llvm.fma.f64(double %dt, double %dq, double 0x3E164FE68A3FD1DF)
 %dv = call double @llvm.fma.f64(double %du, double %dq, double 0xBE2D832306F754F0)
 %dw = call double @llvm.fma.f64(double %dv, double %dq, double 0x3E40D6AE836313B4)
 %dx = call double @llvm.fma.f64(double %dw, double %dq, double 0xBE506A2D68C5799B)
 %dy = call double @llvm.fma.f64(double %dx, double %dq, double 0x3E5F24FE67F0197D)
 %dz = call double @llvm.fma.f64(double %dy, double %dq, double 0xBE72214EF3EC951D)
 %ea = call double @llvm.fma.f64(double %dz, double %dq, double 0x3E8EBE5EDC27AFD8)
 %eb = call double @llvm.fma.f64(double %ea, double %dq, double 0xBEB0A90C3337ED29)
 %ec = call double @llvm.fma.f64(double %eb, double %dq, double 0x3ED2FBCF89229AC5)
 %ed = call double @llvm.fma.f64(double %ec, double %dq, double 0xBEF4A348F1F0D247)
 %ee = call double @llvm.fma.f64(double %ed, double %dq, double 0x3F13EBF4F03EBD62)
 %ef = call double @llvm.fma.f64(double %ee, double %dq, double 0xBF2C2F36AA31124A)
 %eg = call double @llvm.fma.f64(double %ef, double %dq, double 0xBF222EA5DF1FF953)
 %eh = call double @llvm.fma.f64(double %eg, double %dq, double 0x3FF02A30D1FBA10B)
 %ei = call double @llvm.fma.f64(double %eh, double %dq, double 0x4013664DDD1AD7FB)
 br label %cc

dp:
 %ej = fcmp olt double %co, 1.095000e+01
 br i1 %ej, label %ek, label %el

ek:
 %em = fsub double %co, 8.500000e+00
 %en = call double @llvm.fma.f64(double 0xBC647EAFFCD33172, double %em, double 0x3C9CA63762D00868)
 %eo = call double @llvm.fma.f64(double %en, double %em, double 0xBCC36EAAF2FCACA9)
 %ep = call double @llvm.fma.f64(double %eo, double %em, double 0x3CF2720DFD6A1B45)
 %eq = call double @llvm.fma.f64(double %ep, double %em, double 0xBD2622D4034CEE56)
 %er = call double @llvm.fma.f64(double %eq, double %em, double 0x3D576A163E3BB349)
 %es = call double @llvm.fma.f64(double %er, double %em, double 0xBD87A316EA293F44)
 %et = call double @llvm.fma.f64(double %es, double %em, double 0x3DB7A2D48B4876ED)
 %eu = call double @llvm.fma.f64(double %et, double %em, double 0xBDE70AEE36081AC6)
 %ev = call double @llvm.fma.f64(double %eu, double %em, double 0x3E159A736DA3CABA)
 %ew = call double @llvm.fma.f64(double %ev, double %em, double 0xBE431976D2E80E16)
 %ex = call double @llvm.fma.f64(double %ew, double %em, double 0x3E6E6DD2351CF01D)
 %ey = call double @llvm.fma.f64(double %ex, double %em, double 0xBE92FB0B0796741C)
 %ez = call double @llvm.fma.f64(double %ey, double %em, double 0x3E93945A908F4FC8)
 %fa = call double @llvm.fma.f64(double %ez, double %em, double 0x3EF58D9B10CC567A)
 %fb = call double @llvm.fma.f64(double %fa, double %em, double 0xBF3CD45277C607CA)
 %fc = call double @llvm.fma.f64(double %fb, double %em, double 0x3FF01D4B302A5196)
 %fd = call double @llvm.fma.f64(double %fc, double %em, double 0x4020C2F87B4C2FCB)
 br label %cc

el:
 %fe = call double @llvm.nvvm.rcp.approx.ftz.d(double %co)
 %ff = fneg double %co
 %fg = call double @llvm.fma.f64(double %ff, double %fe, double 1.000000e+00)
 %fh = call double @llvm.fma.f64(double %fg, double %fg, double %fg)
 %fi = call double @llvm.fma.f64(double %fh, double %fe, double %fe)
 %fj = call double @llvm.fma.f64(double 0xC2BA9AA7C4CE3ACC, double %fi, double 0x42BD315BF345A7CB)
 %fk = call double @llvm.fma.f64(double %fj, double %fi, double 0xC2AE07F558C9B892)
 %fl = call double @llvm.fma.f64(double %fk, double %fi, double 0x42933D8B8FF2DF41)
 %fm = call double @llvm.fma.f64(double %fl, double %fi, double 0xC27134F76AE51F4F)
 %fn = call double @llvm.fma.f64(double %fm, double %fi, double 0x4246D078CAC501D7)
 %fo = call double @llvm.fma.f64(double %fn, double %fi, double 0xC2173F9E1D699B19)
 %fp = call double @llvm.fma.f64(double %fo, double %fi, double 0x41E2A2462B8B0D55)
 %fq = call double @llvm.fma.f64(double %fp, double %fi, double 0xC1A7DBAD86DDCDE1)
 %fr = call double @llvm.fma.f64(double %fq, double %fi, double 0x4168A9EBA621B539)
 %fs = call double @llvm.fma.f64(double %fr, double %fi, double 0xC124C71DD97F5395)
 %ft = call double @llvm.fma.f64(double %fs, double %fi, double 0x40DCE7BF2DABE053)
 %fu = call double @llvm.fma.f64(double %ft, double %fi, double 0xC091297E2C2A2871)
 %fv = call double @llvm.fma.f64(double %fu, double %fi, double 0x4043E8D3B27B84BB)
 %fw = call double @llvm.fma.f64(double %fv, double %fi, double 0xC001E2C75E1FBBF1)
 %fx = call double @llvm.fma.f64(double %fw, double %fi, double 0xBF6FC6A4440F0B83)
 %fy = call double @llvm.fma.f64(double %fx, double %fi, double 0x3FF00007583D7231)
 %fz = call double @llvm.nvvm.mul.rn.d(double %co, double %fy)
 br label %cc

cc:
 %ga = phi double [ %cb, %bc ], [ %dm, %cq ], [ %ei, %do ], [ %fd, %ek ], [ %fz, %el ]
 %gb = call double @llvm.nvvm.mul.rn.d(double %m, double %ga)
 br label %l

l:
 %gc = phi double [ %k, %g ], [ %gb, %cc ]
 ret double %gc
}
define float @__nv_erfcinvf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = fcmp olt float %a, 0x39B0000000000000
 %d = select i1 %c, float 0x43F0000000000000, float 1.000000e+00
 %e = call float @llvm.nvvm.mul.rn.f(float %a, float %d)
 %f = fsub float 2.000000e+00, %a
 %g = call float @llvm.nvvm.mul.rn.f(float %e, float %f)
 %h = fsub float 1.000000e+00, %a
 %i = select i1 %c, float 6.400000e+01, float 0.000000e+00
 %j = call float @llvm.nvvm.lg2.approx.ftz.f(float %g)
 %k = fsub float %i, %j
 %l = fcmp olt float %k, 9.000000e+00
 br i1 %l, label %m, label %n

m:
 %o = fsub float %k, 2.000000e+00
 %p = call float @llvm.fma.f32(float 0x3DB1EEB4C0000000, float %o, float 0xBE03F80A20000000)
 %q = call float @llvm.fma.f32(float %p, float %o, float 0x3E3EFAEAE0000000)
 %r = call float @llvm.fma.f32(float %q, float %o, float 0xBE4805B4E0000000)
 %s = call float @llvm.fma.f32(float %r, float %o, float 0xBEA3ED3D60000000)
 %t = call float @llvm.fma.f32(float %s, float %o, float 0x3ED2121640000000)
 %u = call float @llvm.fma.f32(float %t, float %o, float 0x3F03C9B5C0000000)
 %v = call float @llvm.fma.f32(float %u, float %o, float 0xBF47AE2540000000)
 %w = call float @llvm.fma.f32(float %v, float %o, float 0x3F494C3980000000)
 %x = call float @llvm.fma.f32(float %w, float %o, float 0x3FC6301560000000)
 %y = call float @llvm.fma.f32(float %x, float %o, float 0x3E6F964920000000)
 %z = call float @llvm.nvvm.mul.rn.f(float %h, float %y)
 %aa = call float @llvm.fma.f32(float %h, float 0x3FF393E8C0000000, float %z)
 %ab = bitcast float %aa to i32
 %ac = and i32 %ab, 2147483647
 %ad = bitcast float %h to i32
 %ae = and i32 %ad, -2147483648
 %af = or i32 %ac, %ae
 %ag = bitcast i32 %af to float
 br label %ah

n:
 %ai = fcmp olt float %g, 0x3810000000000000
 %aj = select i1 %ai, float 0x4160000000000000, float 1.000000e+00
 %ak = call float @llvm.nvvm.mul.rn.f(float %g, float %aj)
 %al = bitcast float %ak to i32
 %am = add i32 %al, -1059760811
 %an = and i32 %am, -8388608
 %ao = sub i32 %al, %an
 %ap = bitcast i32 %ao to float
 %aq = fsub float %ap, 1.000000e+00
 %ar = sitofp i32 %an to float
 %as = select i1 %ai, float -2.300000e+01, float 0.000000e+00
 %at = call float @llvm.fma.f32(float %ar, float 0x3E80000000000000, float %as)
 %au = call float @llvm.nvvm.mul.rn.f(float %aq, float %aq)
 %av = call float @llvm.fma.f32(float 0xBFC0805A20000000, float %aq, float 0x3FC1E669E0000000)
 %aw = call float @llvm.fma.f32(float %av, float %aq, float 0xBFBF311340000000)
 %ax = call float @llvm.fma.f32(float %aw, float %aq, float 0x3FC1ED7280000000)
 %ay = call float @llvm.fma.f32(float %ax, float %aq, float 0xBFC559DD00000000)
 %az = call float @llvm.fma.f32(float %ay, float %aq, float 0x3FC99D0340000000)
 %ba = call float @llvm.fma.f32(float %az, float %aq, float 0xBFCFFFEF00000000)
 %bb = call float @llvm.fma.f32(float %ba, float %aq, float 0x3FD5555060000000)
 %bc = call float @llvm.fma.f32(float %bb, float %aq, float -5.000000e-01)
 %bd = call float @llvm.fma.f32(float %au, float %bc, float %aq)
 %be = call float @llvm.fma.f32(float %bd, float 0x3FF7154760000000, float %at)
 %bf = fsub float %i, %be
 %bg = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %bf)
 %bh = call float @llvm.nvvm.mul.rn.f(float %bf, float %bg)
 %bi = fneg float %bh
 %bj = call float @llvm.fma.f32(float %bi, float %bh, float %bf)
 %bk = call float @llvm.nvvm.mul.rn.f(float 5.000000e-01, float %bg)
 %bl = call float @llvm.fma.f32(float %bj, float %bk, float %bh)
 %bm = fcmp ogt float %bf, 2.400000e+01
 br i1 %bm, label %bn, label %bo

bn:
 %bp = call float @llvm.fma.f32(float 0xC039033860000000, float %bg, float 0x403CA1FEA0000000)
 %bq = call float @llvm.fma.f32(float %bp, float %bg, float 0xC02F0060E0000000)
 %br = call float @llvm.fma.f32(float %bq, float %bg, float 0x401729FDA0000000)
 %bs = call float @llvm.fma.f32(float %br, float %bg, float 0xBFF5E554E0000000)
 %bt = call float @llvm.fma.f32(float %bs, float %bg, float 0xBFA07494C0000000)
 %bu = call float @llvm.fma.f32(float %bt, float %bg, float 0x3FEAA72900000000)
 %bv = call float @llvm.nvvm.mul.rn.f(float %bl, float %bu)
 %bw = call float @llvm.nvvm.mul.rn.f(float %h, float %bv)
 br label %ah

bo:
 %bx = fsub float %bl, 4.000000e+00
 %by = call float @llvm.fma.f32(float 0xBF12C170A0000000, float %bx, float 0x3F316E2A60000000)
 %bz = call float @llvm.fma.f32(float %by, float %bx, float 0xBF412A7900000000)
 %ca = call float @llvm.fma.f32(float %bz, float %bx, float 0x3F4DC25AE0000000)
 %cb = call float @llvm.fma.f32(float %ca, float %bx, float 0xBF5CCE3820000000)
 %cc = call float @llvm.fma.f32(float %cb, float %bx, float 0x3F69E03080000000)
 %cd = call float @llvm.fma.f32(float %cc, float %bx, float 0x3FEACD9240000000)
 %ce = call float @llvm.fma.f32(float %cd, float %bx, float 0x4009510420000000)
 %cf = call float @llvm.nvvm.mul.rn.f(float %h, float %ce)
 br label %ah

ah:
 %cg = phi float [ %ag, %m ], [ %bw, %bn ], [ %cf, %bo ]
 %ch = fcmp oeq float %a, 0.000000e+00
 %ci = select i1 %ch, float 0x7FF0000000000000, float %cg
 %cj = fcmp oeq float %a, 2.000000e+00
 %ck = select i1 %cj, float 0xFFF0000000000000, float %ci
 %cl = fcmp oge float %a, 0.000000e+00
 %cm = fcmp ole float %a, 2.000000e+00
 %cn = select i1 %cl, i1 %cm, i1 false
 %co = select i1 %cn, float %ck, float 0x7FFFFFFFE0000000
 ret float %co
}
define double @__nv_erfcx(double %a) alwaysinline mustprogress nounwind {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = call double @llvm.nvvm.fmin.d(double %c, double 0x7E70000000000000)
 %e = fadd double %d, 4.000000e+00
 %f = call double @llvm.nvvm.rcp.approx.ftz.d(double %e)
 %g = fneg double %d
 %h = call double @llvm.fma.f64(double -4.000000e+00, double %f, double 1.000000e+00)
 %i = call double @llvm.fma.f64(double %g, double %f, double %h)
 %j = call double @llvm.fma.f64(double %i, double %i, double %i)
 %k = call double @llvm.fma.f64(double %j, double %f, double %f)
 %l = call double @llvm.fma.f64(double -8.000000e+00, double %k, double 1.000000e+00)
 %m = call double @llvm.fma.f64(double 0x3E13D26C758955E2, double %l, double 0x3DF63388F625A584)
 %n = call double @llvm.fma.f64(double %m, double %l, double 0xBE501FCCC15F0BB2)
 %o = call double @llvm.fma.f64(double %n, double %l, double 0x3E023F52E6FDF9B1)
 %p = call double @llvm.fma.f64(double %o, double %l, double 0x3E80603945C1CA90)
 %q = call double @llvm.fma.f64(double %p, double %l, double 0xBE7438EF8C692C75)
 %r = call double @llvm.fma.f64(double %q, double %l, double 0xBEAC4A23489BD35B)
 %s = call double @llvm.fma.f64(double %r, double %l, double 0x3EB7E4CEF8F77683)
 %t = call double @llvm.fma.f64(double %s, double %l, double 0x3ED3AE0D71609B91)
 %u = call double @llvm.fma.f64(double %t, double %l, double 0xBEF3C6EFE4A7957D)
 %v = call double @llvm.fma.f64(double %u, double %l, double 0xBECE7C2ED5A356EA)
 %w = call double @llvm.fma.f64(double %v, double %l, double 0x3F272CDA92AA0362)
 %x = call double @llvm.fma.f64(double %w, double %l, double 0xBF3DD285A3C7D668)
 %y = call double @llvm.fma.f64(double %x, double %l, double 0xBF3269B51FD46660)
 %z = call double @llvm.fma.f64(double %y, double %l, double 0x3F7908F4758966A9)
 %aa = call double @llvm.fma.f64(double %z, double %l, double 0xBF9B00C052C8B6A4)
 %ab = call double @llvm.fma.f64(double %aa, double %l, double 0x3FB38DBD2C8A3326)
 %ac = call double @llvm.fma.f64(double %ab, double %l, double 0xBFC645FD8A4BAA0C)
 %ad = call double @llvm.fma.f64(double %ac, double %l, double 0x3FD52CAC237105AD)
 %ae = call double @llvm.fma.f64(double %ad, double %l, double 0xBFE14EACB1AD0379)
 %af = call double @llvm.fma.f64(double %ae, double %l, double 0x3FE8BE202D26C728)
 %ag = call double @llvm.fma.f64(double %af, double %l, double 0xBFEF3FE31ECB49BF)
 %ah = call double @llvm.fma.f64(double %ag, double %l, double 0x3FF18932BF08E154)
 %ai = call double @llvm.nvvm.mul.rn.d(double %ah, double %k)
 %aj = call double @llvm.fma.f64(double -4.000000e+00, double %ai, double %ah)
 %ak = call double @llvm.fma.f64(double %g, double %ai, double %aj)
 %al = call double @llvm.fma.f64(double %ak, double %k, double %ai)
 %am = fcmp ogt double %c, 0x7E70000000000000
 br i1 %am, label %an, label %ao

an:
 %ap = fcmp oeq double %c, 0x7FF0000000000000
 br i1 %ap, label %aq, label %ar

ar:
 %as = call double @llvm.nvvm.mul.rn.d(double %c, double 0x3F50000000000000)
 %at = call double @llvm.nvvm.rcp.approx.ftz.d(double %as)
 %au = fneg double %as
 %av = call double @llvm.fma.f64(double %au, double %at, double 1.000000e+00)
 %aw = call double @llvm.fma.f64(double %av, double %av, double %av)
 %ax = call double @llvm.fma.f64(double %aw, double %at, double %at)
 %ay = call double @llvm.nvvm.mul.rn.d(double %ax, double 0x3F50000000000000)
 %az = call double @llvm.nvvm.mul.rn.d(double %ay, double 0x3FE20DD750429B6D)
 br label %aq

aq:
 %ba = phi double [ 0.000000e+00, %an ], [ %az, %ar ]
 br label %ao

ao:
 %bb = phi double [ %al, %b ], [ %ba, %aq ]
 %bc = fcmp olt double %a, 0.000000e+00
 br i1 %bc, label %bd, label %be

bd:
 %bf = call double @llvm.nvvm.fmin.d(double %c, double 2.700000e+01)
 %bg = call double @llvm.nvvm.mul.rn.d(double %bf, double %bf)
 %bh = fneg double %bg
 %bi = call double @llvm.fma.f64(double %bf, double %bf, double %bh)
 %bj = call double @llvm.fma.f64(double %bg, double 0x3FF71547652B82FE, double 0x4338000000000000)
 %bk = fsub double %bj, 0x4338000000000000
 %bl = call double @llvm.fma.f64(double %bk, double 0xBFE62E42FEFA39EF, double %bg)
 %bm = call double @llvm.fma.f64(double %bk, double 0xBC7ABC9E3B39803F, double %bi)
 %bn = fadd double %bl, %bm
 %bo = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %bn, double 0x3E928AC42499A595)
 %bp = call double @llvm.fma.f64(double %bo, double %bn, double 0x3EC71E1020D8E228)
 %bq = call double @llvm.fma.f64(double %bp, double %bn, double 0x3EFA0199C1CD9ADB)
 %br = call double @llvm.fma.f64(double %bq, double %bn, double 0x3F2A01A0099AC101)
 %bs = call double @llvm.fma.f64(double %br, double %bn, double 0x3F56C16C1832F509)
 %bt = call double @llvm.fma.f64(double %bs, double %bn, double 0x3F81111111130878)
 %bu = call double @llvm.fma.f64(double %bt, double %bn, double 0x3FA5555555550C82)
 %bv = call double @llvm.fma.f64(double %bu, double %bn, double 0x3FC5555555555542)
 %bw = call double @llvm.fma.f64(double %bv, double %bn, double 0x3FE000000000000A)
 %bx = call double @llvm.fma.f64(double %bw, double %bn, double 1.000000e+00)
 %by = call double @llvm.fma.f64(double %bx, double %bn, double 1.000000e+00)
 %bz = call i32 @llvm.nvvm.d2i.lo(double %bj)
 %ca = call double @llvm.nvvm.fabs.d(double %bg)
 %cb = fcmp olt double %ca, 7.080000e+02
 br i1 %cb, label %cc, label %cd

cc:
 %ce = call i32 @llvm.nvvm.d2i.hi(double %by)
 %cf = shl i32 %bz, 20
 %cg = add nsw i32 %ce, %cf
 %ch = call i32 @llvm.nvvm.d2i.lo(double %by)
 %ci = call double @llvm.nvvm.lohi.i2d(i32 %ch, i32 %cg)
 br label %cj

cd:
 %ck = ashr i32 %bz, 1
 %cl = add nsw i32 %ck, 1023
 %cm = shl i32 %cl, 20
 %cn = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %cm)
 %co = call double @llvm.nvvm.mul.rn.d(double %by, double %cn)
 %cp = sub nsw i32 %bz, %ck
 %cq = add nsw i32 %cp, 1023
 %cr = shl i32 %cq, 20
 %cs = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %cr)
 %ct = call double @llvm.nvvm.mul.rn.d(double %co, double %cs)
 %cu = fcmp ogt double %bg, 7.099000e+02
 %cv = select i1 %cu, double 0x7FF0000000000000, double %ct
 %cw = fcmp olt double %bg, -7.460000e+02
 %cx = select i1 %cw, double 0.000000e+00, double %cv
 %cy = fcmp une double %bg, %bg
 %cz = fadd double %bg, %bg
 %da = select i1 %cy, double %cz, double %cx
 br label %cj

cj:
 %db = phi double [ %ci, %cc ], [ %da, %cd ]
 %dc = fadd double %db, %db
 %dd = fsub double %dc, %bb
 %de = fcmp ogt double %c, 2.670000e+01
 %df = select i1 %de, double 0x7FF0000000000000, double %dd
 br label %be

be:
 %dg = phi double [ %bb, %ao ], [ %df, %cj ]
 %dh = fcmp une double %a, %a
 %di = fadd double %a, %a
 %dj = select i1 %dh, double %di, double %dg
 ret double %dj
}
define float @__nv_erfcxf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = call float @llvm.nvvm.fmin.f(float %c, float 0x4770000000000000)
 %e = fadd float %d, 2.000000e+00
 %f = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %e) #2
 %g = fneg float %d
 %h = call float @llvm.fma.f32(float -2.000000e+00, float %f, float 1.000000e+00)
 %i = call float @llvm.fma.f32(float %g, float %f, float %h)
 %j = call float @llvm.fma.f32(float %f, float %i, float %f)
 %k = call float @llvm.fma.f32(float -4.000000e+00, float %j, float 1.000000e+00)
 %l = call float @llvm.fma.f32(float 0x3F15AF41C0000000, float %k, float 0x3F138D9900000000)
 %m = call float @llvm.fma.f32(float %l, float %k, float 0xBF4382C2C0000000)
 %n = call float @llvm.fma.f32(float %m, float %k, float 0xBF4C515860000000)
 %o = call float @llvm.fma.f32(float %n, float %k, float 0x3F6908F4C0000000)
 %p = call float @llvm.fma.f32(float %o, float %k, float 0x3F7A940340000000)
 %q = call float @llvm.fma.f32(float %p, float %k, float 0xBF9604CD00000000)
 %r = call float @llvm.fma.f32(float %q, float %k, float 0xBFA2A8C320000000)
 %s = call float @llvm.fma.f32(float %r, float %k, float 0x3FD1E2DC20000000)
 %t = call float @llvm.fma.f32(float %s, float %k, float 0xBFE5FD3840000000)
 %u = call float @llvm.fma.f32(float %t, float %k, float 0x3FF0586720000000)
 %v = call float @llvm.nvvm.mul.rn.f(float %j, float %u)
 %w = fcmp ogt float %c, 0x4770000000000000
 br i1 %w, label %x, label %y

x:
 %z = call float @llvm.nvvm.mul.rn.f(float %c, float 0x3F50000000000000)
 %aa = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %z) #2
 %ab = call float @llvm.nvvm.mul.rn.f(float %aa, float 0x3F50000000000000)
 %ac = call float @llvm.nvvm.mul.rn.f(float %ab, float 0x3FE20DD760000000)
 br label %y

y:
 %ad = phi float [ %v, %b ], [ %ac, %x ]
 %ae = fcmp olt float %a, 0.000000e+00
 br i1 %ae, label %af, label %ag

af:
 %ah = call float @llvm.nvvm.fmin.f(float %c, float 0x4022CCCCC0000000)
 %ai = call float @llvm.nvvm.mul.rn.f(float %ah, float %ah)
 %aj = fneg float %ai
 %ak = call float @llvm.fma.f32(float %ah, float %ah, float %aj)
 %al = call float @llvm.fma.f32(float %ai, float 0x3FF7154760000000, float 0x4168000FE0000000)
 %am = fsub float %al, 0x4168000FE0000000
 %an = fneg float %am
 %ao = call float @llvm.fma.f32(float %ai, float 0x3FF7154760000000, float %an)
 %ap = call float @llvm.fma.f32(float %ai, float 0x3E54AE0C00000000, float %ao)
 %aq = call float @llvm.fma.f32(float %ak, float 0x3FF7154760000000, float %ap)
 %ar = call float @llvm.fma.f32(float 0x3EEE1CD020000000, float %aq, float 0x3F2440DAE0000000)
 %as = call float @llvm.fma.f32(float %ar, float %aq, float 0x3F55DA5000000000)
 %at = call float @llvm.fma.f32(float %as, float %aq, float 0x3F83B2A5C0000000)
 %au = call float @llvm.fma.f32(float %at, float %aq, float 0x3FAC6B06E0000000)
 %av = call float @llvm.fma.f32(float %au, float %aq, float 0x3FCEBFBE00000000)
 %aw = call float @llvm.fma.f32(float %av, float %aq, float 0x3FE62E4300000000)
 %ax = call float @llvm.fma.f32(float %aw, float %aq, float 1.000000e+00)
 %ay = bitcast float %al to i32
 %az = shl i32 %ay, 23
 %ba = bitcast i32 %az to float
 %bb = call float @llvm.nvvm.mul.rn.f(float %ax, float %ba)
 %bc = fneg float %ad
 %bd = call float @llvm.fma.f32(float 2.000000e+00, float %bb, float %bc)
 br label %ag

ag:
 %be = phi float [ %ad, %y ], [ %bd, %af ]
 %bf = fcmp une float %a, %a
 %bg = fadd float %a, %a
 %bh = select i1 %bf, float %bg, float %be
 ret float %bh
}
define float @__nv_erff(float %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.fabs.f(float %a)
 %c = call float @llvm.nvvm.mul.rn.f(float %b, float %b)
 %d = call float @llvm.fma.f32(float 0x3F14772380000000, float %c, float 0xBF4A351640000000)
 %e = call float @llvm.fma.f32(float %d, float %c, float 0x3F753F2240000000)
 %f = call float @llvm.fma.f32(float %e, float %c, float 0xBF9B7F71A0000000)
 %g = call float @llvm.fma.f32(float %f, float %c, float 0x3FBCE2CE60000000)
 %h = call float @llvm.fma.f32(float %g, float %c, float 0xBFD81273E0000000)
 %i = call float @llvm.fma.f32(float %h, float %c, float 0x3FC06EBA80000000)
 %j = call float @llvm.fma.f32(float %i, float %b, float %b)
 %k = call float @llvm.nvvm.fmin.f(float %b, float 4.000000e+00)
 %l = call float @llvm.fma.f32(float 0xBED6F22380000000, float %k, float 0x3F07BD8C40000000)
 %m = call float @llvm.fma.f32(float %l, float %k, float 0x3F274D2920000000)
 %n = call float @llvm.fma.f32(float %m, float %k, float 0xBF728A8CA0000000)
 %o = call float @llvm.fma.f32(float %n, float %k, float 0x3FA1007A80000000)
 %p = call float @llvm.fma.f32(float %o, float %k, float 0xBFC37FF420000000)
 %q = call float @llvm.fma.f32(float %p, float %k, float 0xBFED5618C0000000)
 %r = call float @llvm.fma.f32(float %q, float %k, float 0xBFFA0D2840000000)
 %s = call float @llvm.nvvm.mul.rn.f(float %r, float %k)
 %t = call float @llvm.nvvm.ex2.approx.ftz.f(float %s)
 %u = fsub float 1.000000e+00, %t
 %v = fcmp une float %a, %a
 %w = fadd float %a, %a
 %x = fcmp olt float %b, 1.000000e+00
 %y = select i1 %x, float %j, float %u
 %z = bitcast float %y to i32
 %aa = and i32 %z, 2147483647
 %ab = bitcast float %a to i32
 %ac = and i32 %ab, -2147483648
 %ad = or i32 %aa, %ac
 %ae = bitcast i32 %ad to float
 %af = select i1 %v, float %w, float %ae
 ret float %af
}
define double @__nv_erfinv(double %a) alwaysinline mustprogress nounwind {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp uge double %c, 1.000000e+00
 br i1 %d, label %e, label %f

e:
 %g = call double @llvm.nvvm.fabs.d(double %a)
 %h = fcmp oeq double %g, 1.000000e+00
 br i1 %h, label %i, label %j

i:
 %k = call double @llvm.nvvm.mul.rn.d(double %a, double 0x7FF0000000000000)
 br label %j

j:
 %l = phi double [ %k, %i ], [ 0xFFF8000000000000, %e ]
 br label %m

f:
 %n = fneg double %a
 %o = call double @llvm.fma.f64(double %n, double %a, double 1.000000e+00)
 %p = fcmp olt double %o, 0x10000000000000
 br i1 %p, label %q, label %r

q:
 %s = call double @llvm.nvvm.mul.rn.d(double %o, double 0x4350000000000000)
 br label %r

r:
 %t = phi double [ %s, %q ], [ %o, %f ]
 %u = call i32 @llvm.nvvm.d2i.hi(double %t)
 %v = add nsw i32 %u, -1072079006
 %w = and i32 %v, -1048576
 %x = ashr i32 %w, 20
 %y = select i1 %p, i32 54, i32 0
 %z = sub nsw i32 %x, %y
 %aa = sitofp i32 %z to double
 %ab = sub nsw i32 %u, %w
 %ac = call i32 @llvm.nvvm.d2i.lo(double %t)
 %ad = call double @llvm.nvvm.lohi.i2d(i32 %ac, i32 %ab)
 %ae = fsub double %ad, 1.000000e+00
 %af = fadd double %ae, 2.000000e+00
 %ag = call double @llvm.nvvm.rcp.approx.ftz.d(double %af)
 %ah = fneg double %af
 %ai = call double @llvm.fma.f64(double %ah, double %ag, double 1.000000e+00)
 %aj = call double @llvm.fma.f64(double %ai, double %ai, double %ai)
 %ak = call double @llvm.fma.f64(double %aj, double %ag, double %ag)
 %al = call double @llvm.nvvm.mul.rn.d(double %ae, double %ak)
 %am = call double @llvm.fma.f64(double %ah, double %al, double %ae)
 %an = call double @llvm.fma.f64(double %am, double %ak, double %al)
 %ao = call double @llvm.nvvm.mul.rn.d(double %an, double %an)
 %ap = call double @llvm.nvvm.mul.rn.d(double %an, double %ao)
 %aq = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %ao, double 0x3FC39A1CEE91D120)
 %ar = call double @llvm.fma.f64(double %aq, double %ao, double 0x3FC74663DB7A1073)
 %as = call double @llvm.fma.f64(double %ar, double %ao, double 0x3FCC71C5211851F1)
 %at = call double @llvm.fma.f64(double %as, double %ao, double 0x3FD24924941E37CC)
 %au = call double @llvm.fma.f64(double %at, double %ao, double 0x3FD999999997FF08)
 %av = call double @llvm.fma.f64(double %au, double %ao, double 0x3FE5555555555592)
 %aw = fadd double %an, %an
 %ax = call double @llvm.fma.f64(double %ap, double %av, double %aw)
 %ay = call double @llvm.fma.f64(double %aa, double 0x3C7ABC9E3B39803F, double %ax)
 %az = call double @llvm.fma.f64(double %aa, double 0x3FE62E42FEFA39EF, double %ay)
 %ba = fneg double %az
 %bb = fcmp ogt double %az, -6.250000e+00
 br i1 %bb, label %bc, label %bd

bc:
 %be = fsub double %ba, 3.125000e+00
 %bf = call double @llvm.fma.f64(double 0x3BB22D8BA53CC549, double %be, double 0xBB8165E212ABE220)
 %bg = call double @llvm.fma.f64(double %bf, double %be, double 0xBC1C6868DCC4FB92)
 %bh = call double @llvm.fma.f64(double %bg, double %be, double 0x3C34945F93065F26)
 %bi = call double @llvm.fma.f64(double %bh, double %be, double 0x3C72F8117B64DAE9)
 %bj = call double @llvm.fma.f64(double %bi, double %be, double 0xBCA2A5A1CD7D51E4)
 %bk = call double @llvm.fma.f64(double %bj, double %be, double 0xBC8E79FDB3A7AE7C)
 %bl = call double @llvm.fma.f64(double %bk, double %be, double 0x3CFDA9AE20F7D639)
 %bm = call double @llvm.fma.f64(double %bl, double %be, double 0xBD26760AC2DC98B1)
 %bn = call double @llvm.fma.f64(double %bm, double %be, double 0xBD36D449C493D397)
 %bo = call double @llvm.fma.f64(double %bn, double %be, double 0x3D8721D14F2E79DB)
 %bp = call double @llvm.fma.f64(double %bo, double %be, double 0xBDAC898ECD8544E9)
 %bq = call double @llvm.fma.f64(double %bp, double %be, double 0xBDCDC391666FB927)
 %br = call double @llvm.fma.f64(double %bq, double %be, double 0x3E120F4FD3F0237D)
 %bs = call double @llvm.fma.f64(double %br, double %be, double 0xBE31A9ECEB9B7223)
 %bt = call double @llvm.fma.f64(double %bs, double %be, double 0xBE5F36CE76F3AC30)
 %bu = call double @llvm.fma.f64(double %bt, double %be, double 0x3E9C6B4F94139CAE)
 %bv = call double @llvm.fma.f64(double %bu, double %be, double 0xBEB6E8A53E4B1C87)
 %bw = call double @llvm.fma.f64(double %bv, double %be, double 0xBEED1D1F7CEECF88)
 %bx = call double @llvm.fma.f64(double %bw, double %be, double 0x3F2879C2A20CC7B3)
 %by = call double @llvm.fma.f64(double %bx, double %be, double 0xBF4845769482DF0F)
 %bz = call double @llvm.fma.f64(double %by, double %be, double 0xBF78B6C33114ED3C)
 %ca = call double @llvm.fma.f64(double %bz, double %be, double 0x3FCEBD80D9B13DEC)
 %cb = call double @llvm.fma.f64(double %ca, double %be, double 0x3FFA755E7C99AE86)
 br label %cc

bd:
 %cd = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %ba) #2
 %ce = call double @llvm.nvvm.mul.rn.d(double %ba, double %cd)
 %cf = fneg double %ce
 %cg = call double @llvm.fma.f64(double %cf, double %cd, double 1.000000e+00)
 %ch = call double @llvm.fma.f64(double 3.750000e-01, double %cg, double 5.000000e-01)
 %ci = call double @llvm.nvvm.mul.rn.d(double %ch, double %cg)
 %cj = call double @llvm.fma.f64(double %ci, double %cd, double %cd)
 %ck = call double @llvm.nvvm.mul.rn.d(double %ba, double %cj)
 %cl = fneg double %ck
 %cm = call double @llvm.fma.f64(double %cl, double %ck, double %ba)
 %cn = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %cj)
 %co = call double @llvm.fma.f64(double %cm, double %cn, double %ck)
 %cp = fcmp olt double %co, 4.000000e+00
 br i1 %cp, label %cq, label %cr

cq:
 %cs = fsub double %co, 3.250000e+00
 %ct = call double @llvm.fma.f64(double 0x3E52A09CA8BABABF, double %cs, double 0xBE509E34629745DA)
 %cu = call double @llvm.fma.f64(double %ct, double %cs, double 0xBE6A69E86D83613F)
 %cv = call double @llvm.fma.f64(double %cu, double %cs, double 0x3E81B4CF87032B12)
 %cw = call double @llvm.fma.f64(double %cv, double %cs, double 0xBE8C3ABC26E16C14)
 %cx = call double @llvm.fma.f64(double %cw, double %cs, double 0xBE5DE6870090AFBC)
 %cy = call double @llvm.fma.f64(double %cx, double %cs, double 0x3EB873674DE825A8)
 %cz = call double @llvm.fma.f64(double %cy, double %cs, double 0xBED0B792689B0CBE)
 %da = call double @llvm.fma.f64(double %cz, double %cs, double 0x3EC8AF4DDDE31929)
 %db = call double @llvm.fma.f64(double %da, double %cs, double 0x3EEA241F76E74C31)
 %dc = call double @llvm.fma.f64(double %db, double %cs, double 0xBF08CF9F6229E4F1)
 %dd = call double @llvm.fma.f64(double %dc, double %cs, double 0x3F11E6AB814FE6C0)
 %de = call double @llvm.fma.f64(double %dd, double %cs, double 0x3EF93304F4F43B94)
 %df = call double @llvm.fma.f64(double %de, double %cs, double 0xBF37448BC9330171)
 %dg = call double @llvm.fma.f64(double %df, double %cs, double 0x3F4F3CC531B27080)
 %dh = call double @llvm.fma.f64(double %dg, double %cs, double 0xBF5BA9240D9D1FE7)
 %di = call double @llvm.fma.f64(double %dh, double %cs, double 0x3F6468EECACF4E36)
 %dj = call double @llvm.fma.f64(double %di, double %cs, double 0xBF6EBADABB9FB641)
 %dk = call double @llvm.fma.f64(double %dj, double %cs, double 0x3F75FFCFE5B6472D)
 %dl = call double @llvm.fma.f64(double %dk, double %cs, double 0x3FF0158A6D641D54)
 %dm = call double @llvm.fma.f64(double %dl, double %cs, double 0x4008ABCC380D5A48)
 br label %cc

cr:
 %dn = fcmp olt double %co, 6.050000e+00
 br i1 %dn, label %do, label %dp

do:
 %dq = fsub double %co, 5.000000e+00
 %dr = call double @llvm.fma.f64(double 0xBDB835ACE23FEDD2, double %dq, double 0x3DCA33604E588969)
 %ds = call double @llvm.fma.f64(double %dr, double %dq, double 0x3DD5602CEBC65ABD)
 %dt = call double @llvm.fma.f64(double %ds, double %dq, double 0xBDFF79FBA23A3529)
 %du = call double @llvm.fma.f64(double %dt, double %dq, double 0x3E164FE68A3FD1DF)
 %dv = call double @llvm.fma.f64(double %du, double %dq, double 0xBE2D832306F754F0)
 %dw = call double @llvm.fma.f64(double %dv, double %dq, double 0x3E40D6AE836313B4)
 %dx = call double @llvm.fma.f64(double %dw, double %dq, double 0xBE506A2D68C5799B)
 %dy = call double @llvm.fma.f64(double %dx, double %dq, double 0x3E5F24FE67F0197D)
 %dz = call double @llvm.fma.f64(double %dy, double %dq, double 0xBE72214EF3EC951D)
 %ea = call double @llvm.fma.f64(double %dz, double %dq, double 0x3E8EBE5EDC27AFD8)
 %eb = call double @llvm.fma.f64(double %ea, double %dq, double 0xBEB0A90C3337ED29)
 %ec = call double @llvm.fma.f64(double %eb, double %dq, double 0x3ED2FBCF89229AC5)
 %ed = call double @llvm.fma.f64(double %ec, double %dq, double 0xBEF4A348F1F0D247)
 %ee = call double @llvm.fma.f64(double %ed, double %dq, double 0x3F13EBF4F03EBD62)
 %ef = call double @llvm.fma.f64(double %ee, double %dq, double 0xBF2C2F36AA31124A)
 %eg = call double @llvm.fma.f64(double %ef, double %dq, double 0xBF222EA5DF1FF953)
 %eh = call double @llvm.fma.f64(double %eg, double %dq, double 0x3FF02A30D1FBA10B)
 %ei = call double @llvm.fma.f64(double %eh, double %dq, double 0x4013664DDD1AD7FB)
 br label %cc

dp:
 %ej = fcmp olt double %co, 1.095000e+01
 br i1 %ej, label %ek, label %el

ek:
 %em = fsub double %co, 8.500000e+00
 %en = call double @llvm.fma.f64(double 0xBC647EAFFCD33172, double %em, double 0x3C9CA63762D00868)
 %eo = call double @llvm.fma.f64(double %en, double %em, double 0xBCC36EAAF2FCACA9)
 %ep = call double @llvm.fma.f64(double %eo, double %em, double 0x3CF2720DFD6A1B45)
 %eq = call double @llvm.fma.f64(double %ep, double %em, double 0xBD2622D4034CEE56)
 %er = call double @llvm.fma.f64(double %eq, double %em, double 0x3D576A163E3BB349)
 %es = call double @llvm.fma.f64(double %er, double %em, double 0xBD87A316EA293F44)
 %et = call double @llvm.fma.f64(double %es, double %em, double 0x3DB7A2D48B4876ED)
 %eu = call double @llvm.fma.f64(double %et, double %em, double 0xBDE70AEE36081AC6)
 %ev = call double @llvm.fma.f64(double %eu, double %em, double 0x3E159A736DA3CABA)
 %ew = call double @llvm.fma.f64(double %ev, double %em, double 0xBE431976D2E80E16)
 %ex = call double @llvm.fma.f64(double %ew, double %em, double 0x3E6E6DD2351CF01D)
 %ey = call double @llvm.fma.f64(double %ex, double %em, double 0xBE92FB0B0796741C)
 %ez = call double @llvm.fma.f64(double %ey, double %em, double 0x3E93945A908F4FC8)
 %fa = call double @llvm.fma.f64(double %ez, double %em, double 0x3EF58D9B10CC567A)
 %fb = call double @llvm.fma.f64(double %fa, double %em, double 0xBF3CD45277C607CA)
 %fc = call double @llvm.fma.f64(double %fb, double %em, double 0x3FF01D4B302A5196)
 %fd = call double @llvm.fma.f64(double %fc, double %em, double 0x4020C2F87B4C2FCB)
 br label %cc

el:
 %fe = call double @llvm.nvvm.rcp.approx.ftz.d(double %co)
 %ff = fneg double %co
 %fg = call double @llvm.fma.f64(double %ff, double %fe, double 1.000000e+00)
 %fh = call double @llvm.fma.f64(double %fg, double %fg, double %fg)
 %fi = call double @llvm.fma.f64(double %fh, double %fe, double %fe)
 %fj = call double @llvm.fma.f64(double 0xC2BA9AA7C4CE3ACC, double %fi, double 0x42BD315BF345A7CB)
 %fk = call double @llvm.fma.f64(double %fj, double %fi, double 0xC2AE07F558C9B892)
 %fl = call double @llvm.fma.f64(double %fk, double %fi, double 0x42933D8B8FF2DF41)
 %fm = call double @llvm.fma.f64(double %fl, double %fi, double 0xC27134F76AE51F4F)
 %fn = call double @llvm.fma.f64(double %fm, double %fi, double 0x4246D078CAC501D7)
 %fo = call double @llvm.fma.f64(double %fn, double %fi, double 0xC2173F9E1D699B19)
 %fp = call double @llvm.fma.f64(double %fo, double %fi, double 0x41E2A2462B8B0D55)
 %fq = call double @llvm.fma.f64(double %fp, double %fi, double 0xC1A7DBAD86DDCDE1)
 %fr = call double @llvm.fma.f64(double %fq, double %fi, double 0x4168A9EBA621B539)
 %fs = call double @llvm.fma.f64(double %fr, double %fi, double 0xC124C71DD97F5395)
 %ft = call double @llvm.fma.f64(double %fs, double %fi, double 0x40DCE7BF2DABE053)
 %fu = call double @llvm.fma.f64(double %ft, double %fi, double 0xC091297E2C2A2871)
 %fv = call double @llvm.fma.f64(double %fu, double %fi, double 0x4043E8D3B27B84BB)
 %fw = call double @llvm.fma.f64(double %fv, double %fi, double 0xC001E2C75E1FBBF1)
 %fx = call double @llvm.fma.f64(double %fw, double %fi, double 0xBF6FC6A4440F0B83)
 %fy = call double @llvm.fma.f64(double %fx, double %fi, double 0x3FF00007583D7231)
 %fz = call double @llvm.nvvm.mul.rn.d(double %co, double %fy)
 br label %cc

cc:
 %ga = phi double [ %cb, %bc ], [ %dm, %cq ], [ %ei, %do ], [ %fd, %ek ], [ %fz, %el ]
 %gb = call double @llvm.nvvm.mul.rn.d(double %a, double %ga)
 br label %m

m:
 %gc = phi double [ %l, %j ], [ %gb, %cc ]
 ret double %gc
}
define float @__nv_erfinvf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = fneg float %a
 %d = call float @llvm.fma.f32(float %c, float %a, float 1.000000e+00)
 %e = call float @llvm.nvvm.lg2.approx.ftz.f(float %d)
 %f = fsub float 0.000000e+00, %e
 %g = fcmp olt float %f, 9.000000e+00
 br i1 %g, label %h, label %i

h:
 %j = fsub float %f, 2.000000e+00
 %k = call float @llvm.fma.f32(float 0x3DB1EEB4C0000000, float %j, float 0xBE03F80A20000000)
 %l = call float @llvm.fma.f32(float %k, float %j, float 0x3E3EFAEAE0000000)
 %m = call float @llvm.fma.f32(float %l, float %j, float 0xBE4805B4E0000000)
 %n = call float @llvm.fma.f32(float %m, float %j, float 0xBEA3ED3D60000000)
 %o = call float @llvm.fma.f32(float %n, float %j, float 0x3ED2121640000000)
 %p = call float @llvm.fma.f32(float %o, float %j, float 0x3F03C9B5C0000000)
 %q = call float @llvm.fma.f32(float %p, float %j, float 0xBF47AE2540000000)
 %r = call float @llvm.fma.f32(float %q, float %j, float 0x3F494C3980000000)
 %s = call float @llvm.fma.f32(float %r, float %j, float 0x3FC6301560000000)
 %t = call float @llvm.fma.f32(float %s, float %j, float 0x3E6F964920000000)
 %u = call float @llvm.nvvm.mul.rn.f(float %a, float %t)
 %v = call float @llvm.fma.f32(float %a, float 0x3FF393E8C0000000, float %u)
 %w = bitcast float %v to i32
 %x = and i32 %w, 2147483647
 %y = bitcast float %a to i32
 %z = and i32 %y, -2147483648
 %aa = or i32 %x, %z
 %ab = bitcast i32 %aa to float
 br label %ac

i:
 %ad = fcmp olt float %d, 0x3810000000000000
 %ae = select i1 %ad, float 0x4160000000000000, float 1.000000e+00
 %af = call float @llvm.nvvm.mul.rn.f(float %d, float %ae)
 %ag = bitcast float %af to i32
 %ah = add i32 %ag, -1059760811
 %ai = and i32 %ah, -8388608
 %aj = sub i32 %ag, %ai
 %ak = bitcast i32 %aj to float
 %al = fsub float %ak, 1.000000e+00
 %am = sitofp i32 %ai to float
 %an = select i1 %ad, float -2.300000e+01, float 0.000000e+00
 %ao = call float @llvm.fma.f32(float %am, float 0x3E80000000000000, float %an)
 %ap = call float @llvm.nvvm.mul.rn.f(float %al, float %al)
 %aq = call float @llvm.fma.f32(float 0xBFC0805A20000000, float %al, float 0x3FC1E669E0000000)
 %ar = call float @llvm.fma.f32(float %aq, float %al, float 0xBFBF311340000000)
 %as = call float @llvm.fma.f32(float %ar, float %al, float 0x3FC1ED7280000000)
 %at = call float @llvm.fma.f32(float %as, float %al, float 0xBFC559DD00000000)
 %au = call float @llvm.fma.f32(float %at, float %al, float 0x3FC99D0340000000)
 %av = call float @llvm.fma.f32(float %au, float %al, float 0xBFCFFFEF00000000)
 %aw = call float @llvm.fma.f32(float %av, float %al, float 0x3FD5555060000000)
 %ax = call float @llvm.fma.f32(float %aw, float %al, float -5.000000e-01)
 %ay = call float @llvm.fma.f32(float %ap, float %ax, float %al)
 %az = call float @llvm.fma.f32(float %ay, float 0x3FF7154760000000, float %ao)
 %ba = fsub float 0.000000e+00, %az
 %bb = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %ba)
 %bc = call float @llvm.nvvm.mul.rn.f(float %ba, float %bb)
 %bd = fneg float %bc
 %be = call float @llvm.fma.f32(float %bd, float %bc, float %ba)
 %bf = call float @llvm.nvvm.mul.rn.f(float 5.000000e-01, float %bb)
 %bg = call float @llvm.fma.f32(float %be, float %bf, float %bc)
 %bh = fcmp ogt float %ba, 2.400000e+01
 br i1 %bh, label %bi, label %bj

bi:
 %bk = call float @llvm.fma.f32(float 0xC039033860000000, float %bb, float 0x403CA1FEA0000000)
 %bl = call float @llvm.fma.f32(float %bk, float %bb, float 0xC02F0060E0000000)
 %bm = call float @llvm.fma.f32(float %bl, float %bb, float 0x401729FDA0000000)
 %bn = call float @llvm.fma.f32(float %bm, float %bb, float 0xBFF5E554E0000000)
 %bo = call float @llvm.fma.f32(float %bn, float %bb, float 0xBFA07494C0000000)
 %bp = call float @llvm.fma.f32(float %bo, float %bb, float 0x3FEAA72900000000)
 %bq = call float @llvm.nvvm.mul.rn.f(float %bg, float %bp)
 %br = call float @llvm.nvvm.mul.rn.f(float %a, float %bq)
 br label %ac

bj:
 %bs = fsub float %bg, 4.000000e+00
 %bt = call float @llvm.fma.f32(float 0xBF12C170A0000000, float %bs, float 0x3F316E2A60000000)
 %bu = call float @llvm.fma.f32(float %bt, float %bs, float 0xBF412A7900000000)
 %bv = call float @llvm.fma.f32(float %bu, float %bs, float 0x3F4DC25AE0000000)
 %bw = call float @llvm.fma.f32(float %bv, float %bs, float 0xBF5CCE3820000000)
 %bx = call float @llvm.fma.f32(float %bw, float %bs, float 0x3F69E03080000000)
 %by = call float @llvm.fma.f32(float %bx, float %bs, float 0x3FEACD9240000000)
 %bz = call float @llvm.fma.f32(float %by, float %bs, float 0x4009510420000000)
 %ca = call float @llvm.nvvm.mul.rn.f(float %a, float %bz)
 br label %ac

ac:
 %cb = phi float [ %ab, %h ], [ %br, %bi ], [ %ca, %bj ]
 %cc = call float @llvm.nvvm.fabs.f(float %a)
 %cd = fcmp oeq float %cc, 1.000000e+00
 br i1 %cd, label %ce, label %cf

ce:
 %cg = call float @llvm.nvvm.mul.rn.f(float %a, float 0x7FF0000000000000)
 br label %cf

cf:
 %ch = phi float [ %cb, %ac ], [ %cg, %ce ]
 %ci = fcmp ole float %cc, 1.000000e+00
 %cj = select i1 %ci, float %ch, float 0x7FFFFFFFE0000000
 ret float %cj
}
define double @__nv_exp(double %a) alwaysinline mustprogress nounwind {
b:
 %c = call double @llvm.fma.f64(double %a, double 0x3FF71547652B82FE, double 0x4338000000000000)
 %d = fsub double %c, 0x4338000000000000
 %e = call double @llvm.fma.f64(double %d, double 0xBFE62E42FEFA39EF, double %a)
 %f = call double @llvm.fma.f64(double %d, double 0xBC7ABC9E3B39803F, double %e)
 %g = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %f, double 0x3E928AC42499A595)
 %h = call double @llvm.fma.f64(double %g, double %f, double 0x3EC71E1020D8E228)
 %i = call double @llvm.fma.f64(double %h, double %f, double 0x3EFA0199C1CD9ADB)
 %j = call double @llvm.fma.f64(double %i, double %f, double 0x3F2A01A0099AC101)
 %k = call double @llvm.fma.f64(double %j, double %f, double 0x3F56C16C1832F509)
 %l = call double @llvm.fma.f64(double %k, double %f, double 0x3F81111111130878)
 %m = call double @llvm.fma.f64(double %l, double %f, double 0x3FA5555555550C82)
 %n = call double @llvm.fma.f64(double %m, double %f, double 0x3FC5555555555542)
 %o = call double @llvm.fma.f64(double %n, double %f, double 0x3FE000000000000A)
 %p = call double @llvm.fma.f64(double %o, double %f, double 1.000000e+00)
 %q = call double @llvm.fma.f64(double %p, double %f, double 1.000000e+00)
 %r = call i32 @llvm.nvvm.d2i.lo(double %c)
 %s = call double @llvm.nvvm.fabs.d(double %a)
 %t = fcmp olt double %s, 7.080000e+02
 br i1 %t, label %u, label %v

u:
 %w = call i32 @llvm.nvvm.d2i.hi(double %q)
 %x = shl i32 %r, 20
 %y = add nsw i32 %w, %x
 %z = call i32 @llvm.nvvm.d2i.lo(double %q)
 %aa = call double @llvm.nvvm.lohi.i2d(i32 %z, i32 %y)
 br label %ab

v:
 %ac = ashr i32 %r, 1
 %ad = add nsw i32 %ac, 1023
 %ae = shl i32 %ad, 20
 %af = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %ae)
 %ag = call double @llvm.nvvm.mul.rn.d(double %q, double %af)
 %ah = sub nsw i32 %r, %ac
 %ai = add nsw i32 %ah, 1023
 %aj = shl i32 %ai, 20
 %ak = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %aj)
 %al = call double @llvm.nvvm.mul.rn.d(double %ag, double %ak)
 %am = fcmp ogt double %a, 7.099000e+02
 %an = select i1 %am, double 0x7FF0000000000000, double %al
 %ao = fcmp olt double %a, -7.460000e+02
 %ap = select i1 %ao, double 0.000000e+00, double %an
 %aq = fcmp une double %a, %a
 %ar = fadd double %a, %a
 %as = select i1 %aq, double %ar, double %ap
 br label %ab

ab:
 %at = phi double [ %aa, %u ], [ %as, %v ]
 ret double %at
}
define double @__nv_exp10(double %a) alwaysinline mustprogress nounwind {
b:
 %c = call double @llvm.fma.f64(double %a, double 0x400A934F0979A371, double 0x4338000000000000)
 %d = fsub double %c, 0x4338000000000000
 %e = call double @llvm.fma.f64(double %d, double 0xBFD34413509F79FF, double %a)
 %f = call double @llvm.fma.f64(double %d, double 0x3C49DC1DA994FD21, double %e)
 %g = call double @llvm.nvvm.mul.rn.d(double %f, double 0xBCAF48AD494EA3E9)
 %h = call double @llvm.fma.f64(double %f, double 0x40026BB1BBB55516, double %g)
 %i = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %h, double 0x3E928AC42499A595)
 %j = call double @llvm.fma.f64(double %i, double %h, double 0x3EC71E1020D8E228)
 %k = call double @llvm.fma.f64(double %j, double %h, double 0x3EFA0199C1CD9ADB)
 %l = call double @llvm.fma.f64(double %k, double %h, double 0x3F2A01A0099AC101)
 %m = call double @llvm.fma.f64(double %l, double %h, double 0x3F56C16C1832F509)
 %n = call double @llvm.fma.f64(double %m, double %h, double 0x3F81111111130878)
 %o = call double @llvm.fma.f64(double %n, double %h, double 0x3FA5555555550C82)
 %p = call double @llvm.fma.f64(double %o, double %h, double 0x3FC5555555555542)
 %q = call double @llvm.fma.f64(double %p, double %h, double 0x3FE000000000000A)
 %r = call double @llvm.fma.f64(double %q, double %h, double 1.000000e+00)
 %s = call double @llvm.fma.f64(double %r, double %h, double 1.000000e+00)
 %t = call i32 @llvm.nvvm.d2i.lo(double %c)
 %u = call double @llvm.nvvm.fabs.d(double %a)
 %v = fcmp olt double %u, 3.070000e+02
 br i1 %v, label %w, label %x

w:
 %y = call i32 @llvm.nvvm.d2i.hi(double %s)
 %z = shl i32 %t, 20
 %aa = add nsw i32 %y, %z
 %ab = call i32 @llvm.nvvm.d2i.lo(double %s)
 %ac = call double @llvm.nvvm.lohi.i2d(i32 %ab, i32 %aa)
 br label %ad

x:
 %ae = ashr i32 %t, 1
 %af = add nsw i32 %ae, 1023
 %ag = shl i32 %af, 20
 %ah = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %ag)
 %ai = call double @llvm.nvvm.mul.rn.d(double %s, double %ah)
 %aj = sub nsw i32 %t, %ae
 %ak = add nsw i32 %aj, 1023
 %al = shl i32 %ak, 20
 %am = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %al)
 %an = call double @llvm.nvvm.mul.rn.d(double %ai, double %am)
 %ao = fcmp ogt double %a, 3.085000e+02
 %ap = select i1 %ao, double 0x7FF0000000000000, double %an
 %aq = fcmp olt double %a, -3.245000e+02
 %ar = select i1 %aq, double 0.000000e+00, double %ap
 %as = fcmp une double %a, %a
 %at = fadd double %a, %a
 %au = select i1 %as, double %at, double %ar
 br label %ad

ad:
 %av = phi double [ %ac, %w ], [ %au, %x ]
 ret double %av
}
define float @__nv_exp10f(float %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.fmin.f(float %a, float 0x40431999A0000000)
 %c = call float @llvm.nvvm.fmax.f(float %b, float 0xC042F33340000000)
 %d = call float @llvm.fma.f32(float %c, float 0x400A934F00000000, float 0x4168000FE0000000)
 %e = fsub float %d, 0x4168000FE0000000
 %f = fneg float %e
 %g = call float @llvm.fma.f32(float %a, float 0x400A934F00000000, float %f)
 %h = call float @llvm.fma.f32(float %a, float 0x3E72F346E0000000, float %g)
 %i = call float @llvm.nvvm.ex2.approx.ftz.f(float %h)
 %j = bitcast float %d to i32
 %k = shl i32 %j, 23
 %l = bitcast i32 %k to float
 %m = call float @llvm.nvvm.mul.rn.f(float %i, float %l)
 ret float %m
}
define double @__nv_exp2(double %a) alwaysinline mustprogress nounwind {
b:
 %c = fadd double %a, 0x4338000000000000
 %d = fsub double %c, 0x4338000000000000
 %e = fsub double %a, %d
 %f = call double @llvm.nvvm.mul.rn.d(double %e, double 0x3C7ABC9E3B39803F)
 %g = call double @llvm.fma.f64(double %e, double 0x3FE62E42FEFA39EF, double %f)
 %h = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %g, double 0x3E928AC42499A595)
 %i = call double @llvm.fma.f64(double %h, double %g, double 0x3EC71E1020D8E228)
 %j = call double @llvm.fma.f64(double %i, double %g, double 0x3EFA0199C1CD9ADB)
 %k = call double @llvm.fma.f64(double %j, double %g, double 0x3F2A01A0099AC101)
 %l = call double @llvm.fma.f64(double %k, double %g, double 0x3F56C16C1832F509)
 %m = call double @llvm.fma.f64(double %l, double %g, double 0x3F81111111130878)
 %n = call double @llvm.fma.f64(double %m, double %g, double 0x3FA5555555550C82)
 %o = call double @llvm.fma.f64(double %n, double %g, double 0x3FC5555555555542)
 %p = call double @llvm.fma.f64(double %o, double %g, double 0x3FE000000000000A)
 %q = call double @llvm.fma.f64(double %p, double %g, double 1.000000e+00)
 %r = call double @llvm.fma.f64(double %q, double %g, double 1.000000e+00)
 %s = call i32 @llvm.nvvm.d2i.lo(double %c)
 %t = call double @llvm.nvvm.fabs.d(double %a)
 %u = fcmp olt double %t, 1.022000e+03
 br i1 %u, label %v, label %w

v:
 %x = call i32 @llvm.nvvm.d2i.hi(double %r)
 %y = shl i32 %s, 20
 %z = add nsw i32 %x, %y
 %aa = call i32 @llvm.nvvm.d2i.lo(double %r)
 %ab = call double @llvm.nvvm.lohi.i2d(i32 %aa, i32 %z)
 br label %ac

w:
 %ad = ashr i32 %s, 1
 %ae = add nsw i32 %ad, 1023
 %af = shl i32 %ae, 20
 %ag = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %af)
 %ah = call double @llvm.nvvm.mul.rn.d(double %r, double %ag)
 %ai = sub nsw i32 %s, %ad
 %aj = add nsw i32 %ai, 1023
 %ak = shl i32 %aj, 20
 %al = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %ak)
 %am = call double @llvm.nvvm.mul.rn.d(double %ah, double %al)
 %an = fcmp ogt double %a, 1.024500e+03
 %ao = select i1 %an, double 0x7FF0000000000000, double %am
 %ap = fcmp olt double %a, -1.076000e+03
 %aq = select i1 %ap, double 0.000000e+00, double %ao
 %ar = fcmp une double %a, %a
 %as = fadd double %a, %a
 %at = select i1 %ar, double %as, double %aq
 br label %ac

ac:
 %au = phi double [ %ab, %v ], [ %at, %w ]
 ret double %au
}
define float @__nv_exp2f(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.ex2.approx.ftz.f(float %a)
 br label %h

f:
 %i = call float @llvm.nvvm.ex2.approx.f(float %a)
 br label %h

h:
 %j = phi float [ %g, %e ], [ %i, %f ]
 ret float %j
}
define float @__nv_expf(float %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.fmin.f(float %a, float 8.800000e+01)
 %c = call float @llvm.nvvm.fmax.f(float %b, float -8.700000e+01)
 %d = call float @llvm.fma.f32(float %c, float 0x3FF7154760000000, float 0x4168000FE0000000)
 %e = fsub float %d, 0x4168000FE0000000
 %f = fneg float %e
 %g = call float @llvm.fma.f32(float %a, float 0x3FF7154760000000, float %f)
 %h = call float @llvm.fma.f32(float %a, float 0x3E54AE0C00000000, float %g)
 %i = call float @llvm.nvvm.ex2.approx.ftz.f(float %h)
 %j = bitcast float %d to i32
 %k = shl i32 %j, 23
 %l = bitcast i32 %k to float
 %m = call float @llvm.nvvm.mul.rn.f(float %i, float %l)
 ret float %m
}
define double @__nv_expm1(double %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.fmin.d(double %a, double 7.100000e+02)
 %c = call double @llvm.nvvm.fmax.d(double %b, double -6.000000e+01)
 %d = call double @llvm.fma.f64(double %c, double 0x3FF71547652B82FE, double 0x4338000000000000)
 %e = fsub double %d, 0x4338000000000000
 %f = call double @llvm.fma.f64(double %e, double 0xBFE62E42FEFA39EF, double %c)
 %g = call double @llvm.fma.f64(double %e, double 0xBC7ABC9E3B39803F, double %f)
 %h = call double @llvm.fma.f64(double 0x3E21F3B843D246CD, double %g, double 0x3E5AF5CBE7240C68)
 %i = call double @llvm.fma.f64(double %h, double %g, double 0x3E927E4F5885E424)
 %j = call double @llvm.fma.f64(double %i, double %g, double 0x3EC71DDF9598DF65)
 %k = call double @llvm.fma.f64(double %j, double %g, double 0x3EFA01A01A091C60)
 %l = call double @llvm.fma.f64(double %k, double %g, double 0x3F2A01A01AF94CA5)
 %m = call double @llvm.fma.f64(double %l, double %g, double 0x3F56C16C16C15F44)
 %n = call double @llvm.fma.f64(double %m, double %g, double 0x3F8111111110F70C)
 %o = call double @llvm.fma.f64(double %n, double %g, double 0x3FA555555555555A)
 %p = call double @llvm.fma.f64(double %o, double %g, double 0x3FC5555555555559)
 %q = call double @llvm.fma.f64(double %p, double %g, double 5.000000e-01)
 %r = call double @llvm.nvvm.mul.rn.d(double %g, double %g)
 %s = call double @llvm.nvvm.mul.rn.d(double %r, double %q)
 %t = call i32 @llvm.nvvm.d2i.lo(double %d)
 %u = add i32 %t, 1022
 %v = shl i32 %u, 20
 %w = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %v)
 %x = fsub double %w, 5.000000e-01
 %y = call double @llvm.fma.f64(double %g, double %w, double %x)
 %z = call double @llvm.fma.f64(double %s, double %w, double %y)
 %aa = fadd double %z, %z
 %ab = call double @llvm.nvvm.fabs.d(double %a)
 %ac = fcmp ogt double %ab, 0x3C90000000000000
 %ad = select i1 %ac, double %aa, double %a
 ret double %ad
}
define float @__nv_expm1f(float %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.fmin.f(float %a, float 8.900000e+01)
 %c = call float @llvm.nvvm.fmax.f(float %b, float -3.000000e+01)
 %d = call float @llvm.fma.f32(float %c, float 0x3FF7154760000000, float 0x4168000FC0000000)
 %e = fsub float %d, 0x4168000FC0000000
 %f = call float @llvm.fma.f32(float %e, float 0xBFE62E4300000000, float %c)
 %g = call float @llvm.fma.f32(float %e, float 0x3E205C6100000000, float %f)
 %h = call float @llvm.fma.f32(float 0x3F29FBDE80000000, float %g, float 0x3F56D403E0000000)
 %i = call float @llvm.fma.f32(float %h, float %g, float 0x3F81112420000000)
 %j = call float @llvm.fma.f32(float %i, float %g, float 0x3FA5554F20000000)
 %k = call float @llvm.fma.f32(float %j, float %g, float 0x3FC5555540000000)
 %l = call float @llvm.fma.f32(float %k, float %g, float 5.000000e-01)
 %m = call float @llvm.nvvm.mul.rn.f(float %g, float %g)
 %n = call float @llvm.nvvm.mul.rn.f(float %m, float %l)
 %o = bitcast float %d to i32
 %p = shl i32 %o, 23
 %q = bitcast i32 %p to float
 %r = fsub float %q, 5.000000e-01
 %s = call float @llvm.fma.f32(float %g, float %q, float %r)
 %t = call float @llvm.fma.f32(float %n, float %q, float %s)
 %u = fadd float %t, %t
 %v = call float @llvm.nvvm.fabs.f(float %a)
 %w = fcmp ogt float %v, 0x3E60000000000000
 %x = select i1 %w, float %u, float %a
 ret float %x
}
define double @__nv_fabs(double %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.fabs.d(double %a)
 ret double %b
}
define float @__nv_fabsf(float %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.fabs.f(float %a)
 ret float %b
}
define float @__nv_fadd_rd(float %a, float %b) alwaysinline mustprogress nounwind {
c:
 %d = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %e = icmp ne i32 %d, 0
 br i1 %e, label %f, label %g

f:
 %h = call float @llvm.nvvm.add.rm.ftz.f(float %a, float %b)
 br label %i

g:
 %j = call float @llvm.nvvm.add.rm.f(float %a, float %b)
 br label %i

i:
 %k = phi float [ %h, %f ], [ %j, %g ]
 ret float %k
}
define float @__nv_fadd_rn(float %a, float %b) alwaysinline mustprogress nounwind {
c:
 %d = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %e = icmp ne i32 %d, 0
 br i1 %e, label %f, label %g

f:
 %h = call float @llvm.nvvm.add.rn.ftz.f(float %a, float %b)
 br label %i

g:
 %j = call float @llvm.nvvm.add.rn.f(float %a, float %b)
 br label %i

i:
 %k = phi float [ %h, %f ], [ %j, %g ]
 ret float %k
}
define float @__nv_fadd_ru(float %a, float %b) alwaysinline mustprogress nounwind {
c:
 %d = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %e = icmp ne i32 %d, 0
 br i1 %e, label %f, label %g

f:
 %h = call float @llvm.nvvm.add.rp.ftz.f(float %a, float %b)
 br label %i

g:
 %j = call float @llvm.nvvm.add.rp.f(float %a, float %b)
 br label %i

i:
 %k = phi float [ %h, %f ], [ %j, %g ]
 ret float %k
}
define float @__nv_fadd_rz(float %a, float %b) alwaysinline mustprogress nounwind {
c:
 %d = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %e = icmp ne i32 %d, 0
 br i1 %e, label %f, label %g

f:
 %h = call float @llvm.nvvm.add.rz.ftz.f(float %a, float %b)
 br label %i

g:
 %j = call float @llvm.nvvm.add.rz.f(float %a, float %b)
 br label %i

i:
 %k = phi float [ %h, %f ], [ %j, %g ]
 ret float %k
}
define float @__nv_fast_cosf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.cos.approx.ftz.f(float %a)
 br label %h

f:
 %i = call float @llvm.nvvm.cos.approx.f(float %a)
 br label %h

h:
 %j = phi float [ %g, %e ], [ %i, %f ]
 ret float %j
}
define float @__nv_fast_exp10f(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.mul.rn.f(float %a, float 0x400A934F00000000)
 %h = call float @llvm.nvvm.ex2.approx.ftz.f(float %g)
 br label %i

f:
 %j = call float @llvm.nvvm.mul.rn.f(float %a, float 0x400A934F00000000)
 %k = call float @llvm.nvvm.ex2.approx.f(float %j)
 br label %i

i:
 %l = phi float [ %h, %e ], [ %k, %f ]
 ret float %l
}
define float @__nv_fast_expf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.mul.rn.f(float %a, float 0x3FF7154760000000)
 %h = call float @llvm.nvvm.ex2.approx.ftz.f(float %g)
 br label %i

f:
 %j = call float @llvm.nvvm.mul.rn.f(float %a, float 0x3FF7154760000000)
 %k = call float @llvm.nvvm.ex2.approx.f(float %j)
 br label %i

i:
 %l = phi float [ %h, %e ], [ %k, %f ]
 ret float %l
}
define float @__nv_fast_fdividef(float %a, float %b) alwaysinline mustprogress nounwind {
c:
 %d = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %e = icmp ne i32 %d, 0
 br i1 %e, label %f, label %g

f:
 %h = call float @llvm.nvvm.div.approx.ftz.f(float %a, float %b)
 br label %i

g:
 %j = call float @llvm.nvvm.div.approx.f(float %a, float %b)
 br label %i

i:
 %k = phi float [ %h, %f ], [ %j, %g ]
 ret float %k
}
define float @__nv_fast_log10f(float %a) alwaysinline mustprogress nounwind {
 %b = call float @__nv_fast_log2f(float %a)
 %c = call float @llvm.nvvm.mul.rn.f(float %b, float 0x3FD3441360000000)
 ret float %c
}
define float @__nv_fast_log2f(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.lg2.approx.ftz.f(float %a)
 br label %h

f:
 %i = call float @llvm.nvvm.lg2.approx.f(float %a)
 br label %h

h:
 %j = phi float [ %g, %e ], [ %i, %f ]
 ret float %j
}
define float @__nv_fast_logf(float %a) alwaysinline mustprogress nounwind {
 %b = call float @__nv_fast_log2f(float %a)
 %c = call float @llvm.nvvm.mul.rn.f(float %b, float 0x3FE62E4300000000)
 ret float %c
}
define float @__nv_fast_powf(float %a, float %b) alwaysinline mustprogress nounwind {
c:
 %d = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %e = icmp ne i32 %d, 0
 br i1 %e, label %f, label %g

f:
 %h = call float @__nv_fast_log2f(float %a)
 %i = call float @llvm.nvvm.mul.rn.f(float %b, float %h)
 %j = call float @llvm.nvvm.ex2.approx.ftz.f(float %i)
 br label %k

g:
 %l = call float @__nv_fast_log2f(float %a)
 %m = call float @llvm.nvvm.mul.rn.f(float %b, float %l)
 %n = call float @llvm.nvvm.ex2.approx.f(float %m)
 br label %k

k:
 %o = phi float [ %j, %f ], [ %n, %g ]
 ret float %o
}
define void @__nv_fast_sincosf(float %a, ptr nocapture %b, ptr nocapture %c) alwaysinline mustprogress nounwind {
 %d = call float @__nv_fast_sinf(float %a)
 store float %d, ptr %b, align 4
 %e = call float @__nv_fast_cosf(float %a)
 store float %e, ptr %c, align 4
 ret void
}
define float @__nv_fast_sinf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.sin.approx.ftz.f(float %a)
 br label %h

f:
 %i = call float @llvm.nvvm.sin.approx.f(float %a)
 br label %h

h:
 %j = phi float [ %g, %e ], [ %i, %f ]
 ret float %j
}
define float @__nv_fast_tanf(float %a) alwaysinline mustprogress nounwind {
 %b = call float @__nv_fast_sinf(float %a)
 %c = call float @__nv_fast_cosf(float %a)
 %d = call float @__nv_fast_fdividef(float %b, float %c)
 ret float %d
}
define float @__nv_fast_tanhf(float %a) alwaysinline mustprogress nounwind {
 %b = call float asm "tanh.approx.f32 $0, $1;", "=f,f"(float %a) #2
 ret float %b
}
define double @__nv_fdim(double %a, double %b) alwaysinline mustprogress nounwind {
 %c = fcmp ole double %a, %b
 %d = fsub double %a, %b
 %e = select i1 %c, double 0.000000e+00, double %d
 ret double %e
}
define float @__nv_fdimf(float %a, float %b) alwaysinline mustprogress nounwind {
 %c = fcmp ole float %a, %b
 %d = fsub float %a, %b
 %e = select i1 %c, float 0.000000e+00, float %d
 ret float %e
}
define float @__nv_fdiv_rd(float %a, float %b) alwaysinline mustprogress nounwind {
c:
 %d = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %e = icmp ne i32 %d, 0
 br i1 %e, label %f, label %g

f:
 %h = call float @llvm.nvvm.div.rm.ftz.f(float %a, float %b)
 br label %i

g:
 %j = call float @llvm.nvvm.div.rm.f(float %a, float %b)
 br label %i

i:
 %k = phi float [ %h, %f ], [ %j, %g ]
 ret float %k
}
define float @__nv_fdiv_rn(float %a, float %b) alwaysinline mustprogress nounwind {
c:
 %d = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %e = icmp ne i32 %d, 0
 br i1 %e, label %f, label %g

f:
 %h = call float @llvm.nvvm.div.rn.ftz.f(float %a, float %b)
 br label %i

g:
 %j = call float @llvm.nvvm.div.rn.f(float %a, float %b)
 br label %i

i:
 %k = phi float [ %h, %f ], [ %j, %g ]
 ret float %k
}
define float @__nv_fdiv_ru(float %a, float %b) alwaysinline mustprogress nounwind {
c:
 %d = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %e = icmp ne i32 %d, 0
 br i1 %e, label %f, label %g

f:
 %h = call float @llvm.nvvm.div.rp.ftz.f(float %a, float %b)
 br label %i

g:
 %j = call float @llvm.nvvm.div.rp.f(float %a, float %b)
 br label %i

i:
 %k = phi float [ %h, %f ], [ %j, %g ]
 ret float %k
}
define float @__nv_fdiv_rz(float %a, float %b) alwaysinline mustprogress nounwind {
c:
 %d = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %e = icmp ne i32 %d, 0
 br i1 %e, label %f, label %g

f:
 %h = call float @llvm.nvvm.div.rz.ftz.f(float %a, float %b)
 br label %i

g:
 %j = call float @llvm.nvvm.div.rz.f(float %a, float %b)
 br label %i

i:
 %k = phi float [ %h, %f ], [ %j, %g ]
 ret float %k
}
define i32 @__nv_ffs(i32 %a) alwaysinline mustprogress nounwind {
 %b = sub nsw i32 0, %a
 %c = and i32 %a, %b
 %d = call i32 @llvm.ctlz.i32(i32 %c, i1 false)
 %e = sub nuw nsw i32 32, %d
 ret i32 %e
}
define i32 @__nv_ffsll(i64 %a) alwaysinline mustprogress nounwind {
 %b = sub nsw i64 0, %a
 %c = and i64 %a, %b
 %d = call i64 @llvm.ctlz.i64(i64 %c, i1 false)
 %e = trunc i64 %d to i32
 %f = sub nuw nsw i32 64, %e
 ret i32 %f
}
define i32 @__nv_finitef(float %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.fabs.f(float %a)
 %c = fcmp olt float %b, 0x7FF0000000000000
 %d = zext i1 %c to i32
 ret i32 %d
}
define signext i16 @__nv_float2half_rn(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call i16 @llvm.nvvm.f2h.rn.ftz(float %a)
 br label %h

f:
 %i = call i16 @llvm.nvvm.f2h.rn(float %a)
 br label %h

h:
 %j = phi i16 [ %g, %e ], [ %i, %f ]
 ret i16 %j
}
define i32 @__nv_float2int_rd(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call i32 @llvm.nvvm.f2i.rm.ftz(float %a)
 br label %h

f:
 %i = call i32 @llvm.nvvm.f2i.rm(float %a)
 br label %h

h:
 %j = phi i32 [ %g, %e ], [ %i, %f ]
 ret i32 %j
}
define i32 @__nv_float2int_rn(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call i32 @llvm.nvvm.f2i.rn.ftz(float %a)
 br label %h

f:
 %i = call i32 @llvm.nvvm.f2i.rn(float %a)
 br label %h

h:
 %j = phi i32 [ %g, %e ], [ %i, %f ]
 ret i32 %j
}
define i32 @__nv_float2int_ru(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call i32 @llvm.nvvm.f2i.rp.ftz(float %a)
 br label %h

f:
 %i = call i32 @llvm.nvvm.f2i.rp(float %a)
 br label %h

h:
 %j = phi i32 [ %g, %e ], [ %i, %f ]
 ret i32 %j
}
define i32 @__nv_float2int_rz(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call i32 @llvm.nvvm.f2i.rz.ftz(float %a)
 br label %h

f:
 %i = call i32 @llvm.nvvm.f2i.rz(float %a)
 br label %h

h:
 %j = phi i32 [ %g, %e ], [ %i, %f ]
 ret i32 %j
}
define i64 @__nv_float2ll_rd(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call i64 @llvm.nvvm.f2ll.rm.ftz(float %a)
 br label %h

f:
 %i = call i64 @llvm.nvvm.f2ll.rm(float %a)
 br label %h

h:
 %j = phi i64 [ %g, %e ], [ %i, %f ]
 ret i64 %j
}
define i64 @__nv_float2ll_rn(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call i64 @llvm.nvvm.f2ll.rn.ftz(float %a)
 br label %h

f:
 %i = call i64 @llvm.nvvm.f2ll.rn(float %a)
 br label %h

h:
 %j = phi i64 [ %g, %e ], [ %i, %f ]
 ret i64 %j
}
define i64 @__nv_float2ll_ru(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call i64 @llvm.nvvm.f2ll.rp.ftz(float %a)
 br label %h

f:
 %i = call i64 @llvm.nvvm.f2ll.rp(float %a)
 br label %h

h:
 %j = phi i64 [ %g, %e ], [ %i, %f ]
 ret i64 %j
}
define i64 @__nv_float2ll_rz(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call i64 @llvm.nvvm.f2ll.rz.ftz(float %a)
 br label %h

f:
 %i = call i64 @llvm.nvvm.f2ll.rz(float %a)
 br label %h

h:
 %j = phi i64 [ %g, %e ], [ %i, %f ]
 ret i64 %j
}
define i32 @__nv_float2uint_rd(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call i32 @llvm.nvvm.f2ui.rm.ftz(float %a)
 br label %h

f:
 %i = call i32 @llvm.nvvm.f2ui.rm(float %a)
 br label %h

h:
 %j = phi i32 [ %g, %e ], [ %i, %f ]
 ret i32 %j
}
define i32 @__nv_float2uint_rn(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call i32 @llvm.nvvm.f2ui.rn.ftz(float %a)
 br label %h

f:
 %i = call i32 @llvm.nvvm.f2ui.rn(float %a)
 br label %h

h:
 %j = phi i32 [ %g, %e ], [ %i, %f ]
 ret i32 %j
}
define i32 @__nv_float2uint_ru(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call i32 @llvm.nvvm.f2ui.rp.ftz(float %a)
 br label %h

f:
 %i = call i32 @llvm.nvvm.f2ui.rp(float %a)
 br label %h

h:
 %j = phi i32 [ %g, %e ], [ %i, %f ]
 ret i32 %j
}
define i32 @__nv_float2uint_rz(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call i32 @llvm.nvvm.f2ui.rz.ftz(float %a)
 br label %h

f:
 %i = call i32 @llvm.nvvm.f2ui.rz(float %a)
 br label %h

h:
 %j = phi i32 [ %g, %e ], [ %i, %f ]
 ret i32 %j
}
define i64 @__nv_float2ull_rd(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call i64 @llvm.nvvm.f2ull.rm.ftz(float %a)
 br label %h

f:
 %i = call i64 @llvm.nvvm.f2ull.rm(float %a)
 br label %h

h:
 %j = phi i64 [ %g, %e ], [ %i, %f ]
 ret i64 %j
}
define i64 @__nv_float2ull_rn(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call i64 @llvm.nvvm.f2ull.rn.ftz(float %a)
 br label %h

f:
 %i = call i64 @llvm.nvvm.f2ull.rn(float %a)
 br label %h

h:
 %j = phi i64 [ %g, %e ], [ %i, %f ]
 ret i64 %j
}
define i64 @__nv_float2ull_ru(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call i64 @llvm.nvvm.f2ull.rp.ftz(float %a)
 br label %h

f:
 %i = call i64 @llvm.nvvm.f2ull.rp(float %a)
 br label %h

h:
 %j = phi i64 [ %g, %e ], [ %i, %f ]
 ret i64 %j
}
define i64 @__nv_float2ull_rz(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call i64 @llvm.nvvm.f2ull.rz.ftz(float %a)
 br label %h

f:
 %i = call i64 @llvm.nvvm.f2ull.rz(float %a)
 br label %h

h:
 %j = phi i64 [ %g, %e ], [ %i, %f ]
 ret i64 %j
}
define i32 @__nv_float_as_int(float %a) alwaysinline mustprogress nounwind {
 %b = bitcast float %a to i32
 ret i32 %b
}
define i32 @__nv_float_as_uint(float %a) alwaysinline mustprogress nounwind {
 %b = bitcast float %a to i32
 ret i32 %b
}
define double @__nv_floor(double %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.floor.d(double %a)
 ret double %b
}
define float @__nv_floorf(float %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.floor.f(float %a)
 ret float %b
}
define double @__nv_fma(double %a, double %b, double %c) alwaysinline mustprogress nounwind {
 %d = call double @llvm.fma.f64(double %a, double %b, double %c)
 ret double %d
}
define double @__nv_fma_rd(double %a, double %b, double %c) alwaysinline mustprogress nounwind {
 %d = call double @llvm.nvvm.fma.rm.d(double %a, double %b, double %c)
 ret double %d
}
define double @__nv_fma_rn(double %a, double %b, double %c) alwaysinline mustprogress nounwind {
 %d = call double @llvm.fma.f64(double %a, double %b, double %c)
 ret double %d
}
define double @__nv_fma_ru(double %a, double %b, double %c) alwaysinline mustprogress nounwind {
 %d = call double @llvm.nvvm.fma.rp.d(double %a, double %b, double %c)
 ret double %d
}
define double @__nv_fma_rz(double %a, double %b, double %c) alwaysinline mustprogress nounwind {
 %d = call double @llvm.nvvm.fma.rz.d(double %a, double %b, double %c)
 ret double %d
}
define float @__nv_fmaf(float %a, float %b, float %c) alwaysinline mustprogress nounwind {
 %d = call float @llvm.fma.f32(float %a, float %b, float %c)
 ret float %d
}
define float @__nv_fmaf_ieee_rd(float %a, float %b, float %c) alwaysinline mustprogress nounwind {
 %d = call float @llvm.nvvm.fma.rm.f(float %a, float %b, float %c)
 ret float %d
}
define float @__nv_fmaf_ieee_rn(float %a, float %b, float %c) alwaysinline mustprogress nounwind {
 %d = call float @llvm.nvvm.fma.rn.f(float %a, float %b, float %c)
 ret float %d
}
define float @__nv_fmaf_ieee_ru(float %a, float %b, float %c) alwaysinline mustprogress nounwind {
 %d = call float @llvm.nvvm.fma.rp.f(float %a, float %b, float %c)
 ret float %d
}
define float @__nv_fmaf_ieee_rz(float %a, float %b, float %c) alwaysinline mustprogress nounwind {
 %d = call float @llvm.nvvm.fma.rz.f(float %a, float %b, float %c)
 ret float %d
}
define float @__nv_fmaf_rd(float %a, float %b, float %c) alwaysinline mustprogress nounwind {
d:
 %e = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %f = icmp ne i32 %e, 0
 br i1 %f, label %g, label %h

g:
 %i = call float @llvm.nvvm.fma.rm.ftz.f(float %a, float %b, float %c)
 br label %j

h:
 %k = call float @llvm.nvvm.fma.rm.f(float %a, float %b, float %c)
 br label %j

j:
 %l = phi float [ %i, %g ], [ %k, %h ]
 ret float %l
}
define float @__nv_fmaf_rn(float %a, float %b, float %c) alwaysinline mustprogress nounwind {
d:
 %e = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %f = icmp ne i32 %e, 0
 br i1 %f, label %g, label %h

g:
 %i = call float @llvm.nvvm.fma.rn.ftz.f(float %a, float %b, float %c)
 br label %j

h:
 %k = call float @llvm.fma.f32(float %a, float %b, float %c)
 br label %j

j:
 %l = phi float [ %i, %g ], [ %k, %h ]
 ret float %l
}
define float @__nv_fmaf_ru(float %a, float %b, float %c) alwaysinline mustprogress nounwind {
d:
 %e = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %f = icmp ne i32 %e, 0
 br i1 %f, label %g, label %h

g:
 %i = call float @llvm.nvvm.fma.rp.ftz.f(float %a, float %b, float %c)
 br label %j

h:
 %k = call float @llvm.nvvm.fma.rp.f(float %a, float %b, float %c)
 br label %j

j:
 %l = phi float [ %i, %g ], [ %k, %h ]
 ret float %l
}
define float @__nv_fmaf_rz(float %a, float %b, float %c) alwaysinline mustprogress nounwind {
d:
 %e = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %f = icmp ne i32 %e, 0
 br i1 %f, label %g, label %h

g:
 %i = call float @llvm.nvvm.fma.rz.ftz.f(float %a, float %b, float %c)
 br label %j

h:
 %k = call float @llvm.nvvm.fma.rz.f(float %a, float %b, float %c)
 br label %j

j:
 %l = phi float [ %i, %g ], [ %k, %h ]
 ret float %l
}
define double @__nv_fmax(double %a, double %b) alwaysinline mustprogress nounwind {
 %c = call double @llvm.nvvm.fmax.d(double %a, double %b)
 ret double %c
}
define float @__nv_fmaxf(float %a, float %b) alwaysinline mustprogress nounwind {
 %c = call float @llvm.nvvm.fmax.f(float %a, float %b)
 ret float %c
}
define double @__nv_fmin(double %a, double %b) alwaysinline mustprogress nounwind {
 %c = call double @llvm.nvvm.fmin.d(double %a, double %b)
 ret double %c
}
define float @__nv_fminf(float %a, float %b) alwaysinline mustprogress nounwind {
 %c = call float @llvm.nvvm.fmin.f(float %a, float %b)
 ret float %c
}
define double @__nv_fmod(double %a, double %b) alwaysinline mustprogress nounwind {
c:
 %d = call double @llvm.nvvm.fabs.d(double %a)
 %e = call double @llvm.nvvm.fabs.d(double %b)
 %f = fcmp uge double %d, 0x7FF0000000000000
 %g = fcmp ule double %e, 0.000000e+00
 %h = select i1 %f, i1 true, i1 %g
 br i1 %h, label %i, label %j

j:
 %k = call double @llvm.nvvm.mul.rn.d(double %e, double 0x41D0000000000000)
 %l = fcmp olt double %d, %k
 %m = fcmp ogt double %e, 0x7B0000000000000
 %n = select i1 %l, i1 %m, i1 false
 %o = fcmp olt double %e, 0x7830000000000000
 %p = select i1 %n, i1 %o, i1 false
 br i1 %p, label %q, label %r

q:
 %s = call double @llvm.nvvm.rcp.approx.ftz.d(double %e)
 %t = fneg double %e
 %u = call double @llvm.fma.f64(double %t, double %s, double 1.000000e+00)
 %v = call double @llvm.fma.f64(double %u, double %u, double %u)
 %w = call double @llvm.fma.f64(double %v, double %s, double %s)
 %x = call double @llvm.nvvm.mul.rn.d(double %d, double %w)
 %y = call double @llvm.nvvm.mul.rn.d(double %x, double 0x3FF0000000000004)
 %z = call double @llvm.nvvm.trunc.d(double %y)
 %aa = fneg double %z
 %ab = call double @llvm.fma.f64(double %aa, double %e, double %d)
 %ac = fcmp olt double %ab, 0.000000e+00
 %ad = fadd double %ab, %e
 %ae = select i1 %ac, double %ad, double %ab
 br label %af

r:
 %ag = fcmp oge double %d, %e
 br i1 %ag, label %ah, label %ai

ah:
 %aj = bitcast double %e to i64
 %ak = icmp ult i64 %aj, 4503599627370496
 %al = lshr i64 %aj, 52
 %am = trunc i64 %al to i32
 %an = call i64 @llvm.ctlz.i64(i64 %aj, i1 false)
 %ao = trunc i64 %an to i32
 %ap = sub nsw i32 12, %ao
 %aq = select i1 %ak, i32 %ap, i32 %am
 br label %ar

ar:
 %as = phi double [ undef, %ah ], [ %at, %au ]
 %av = phi double [ %aw, %au ], [ %d, %ah ]
 %ax = bitcast double %av to i64
 %ay = icmp ult i64 %ax, 4503599627370496
 br i1 %ay, label %az, label %ba

az:
 %bb = call i64 @llvm.ctlz.i64(i64 %ax, i1 false)
 %bc = trunc i64 %bb to i32
 %bd = sub nsw i32 12, %bc
 br label %be

ba:
 %bf = lshr i64 %ax, 52
 %bg = trunc i64 %bf to i32
 br label %be

be:
 %bh = phi i32 [ %bd, %az ], [ %bg, %ba ]
 %bi = sub nsw i32 %bh, %aq
 %bj = icmp sgt i32 %bi, 50
 %bk = select i1 %bj, i32 %bi, i32 50
 %bl = add nsw i32 %bk, -50
 %bm = icmp sgt i32 %bl, 0
 br i1 %bm, label %bn, label %au

bn:
 %bo = add nsw i32 %bk, -51
 %bp = udiv i32 %bo, 1000
 %bq = add nuw nsw i32 %bp, 1
 %br = and i32 %bq, 3
 %bs = icmp ugt i32 %bq, 3
 %bt = icmp ne i32 %br, 0
 br i1 %bt, label %bu, label %bv

bu:
 %bw = icmp sgt i32 %bl, 1000
 %bx = select i1 %bw, i32 1000, i32 %bl
 %by = add nuw nsw i32 %bx, 1023
 %bz = shl i32 %by, 20
 %ca = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %bz)
 %cb = call double @llvm.nvvm.mul.rn.d(double %e, double %ca)
 %cc = add nsw i32 %bk, -1050
 %cd = icmp ne i32 %br, 1
 br i1 %cd, label %ce, label %bv

ce:
 %cf = icmp sgt i32 %cc, 1000
 %cg = select i1 %cf, i32 1000, i32 %cc
 %ch = add nsw i32 %cg, 1023
 %ci = shl i32 %ch, 20
 %cj = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %ci)
 %ck = call double @llvm.nvvm.mul.rn.d(double %cb, double %cj)
 %cl = add nsw i32 %bk, -2050
 %cm = icmp ne i32 %br, 2
 br i1 %cm, label %cn, label %bv

cn:
 %co = icmp sgt i32 %cl, 1000
 %cp = select i1 %co, i32 1000, i32 %cl
 %cq = add nsw i32 %cp, 1023
 %cr = shl i32 %cq, 20
 %cs = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %cr)
 %ct = call double @llvm.nvvm.mul.rn.d(double %ck, double %cs)
 %cu = add nsw i32 %bk, -3050
 br label %bv

bv:
 %cv = phi double [ %as, %bn ], [ %cb, %bu ], [ %ck, %ce ], [ %ct, %cn ]
 %cw = phi double [ %e, %bn ], [ %cb, %bu ], [ %ck, %ce ], [ %ct, %cn ]
 %cx = phi i32 [ %bl, %bn ], [ %cc, %bu ], [ %cl, %ce ], [ %cu, %cn ]
 br i1 %bs, label %cy, label %cz

cy:
 %da = phi double [ %db, %cy ], [ %cw, %bv ]
 %dc = phi i32 [ %dd, %cy ], [ %cx, %bv ]
 %de = icmp sgt i32 %dc, 1000
 %df = select i1 %de, i32 1000, i32 %dc
 %dg = add nsw i32 %df, 1023
 %dh = shl i32 %dg, 20
 %di = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %dh)
 %dj = call double @llvm.nvvm.mul.rn.d(double %da, double %di)
 %dk = add nsw i32 %dc, -1000
 %dl = icmp sgt i32 %dk, 1000
 %dm = select i1 %dl, i32 1000, i32 %dk
 %dn = add nsw i32 %dm, 1023
 %do = shl i32 %dn, 20
 %dp = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %do)
 %dq = call double @llvm.nvvm.mul.rn.d(double %dj, double %dp)
 %dr = add nsw i32 %dc, -2000
 %ds = icmp sgt i32 %dr, 1000
 %dt = select i1 %ds, i32 1000, i32 %dr
 %du = add nsw i32 %dt, 1023
 %dv = shl i32 %du, 20
 %dw = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %dv)
 %dx = call double @llvm.nvvm.mul.rn.d(double %dq, double %dw)
 %dy = add nsw i32 %dc, -3000
 %dz = icmp sgt i32 %dy, 1000
 %ea = select i1 %dz, i32 1000, i32 %dy
 %eb = add nsw i32 %ea, 1023
 %ec = shl i32 %eb, 20
 %ed = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %ec)
 %db = call double @llvm.nvvm.mul.rn.d(double %dx, double %ed)
 %dd = add nsw i32 %dc, -4000
 %ee = icmp sgt i32 %dd, 0
 br i1 %ee, label %cy, label %cz, !llvm.loop !7

cz:
 %ef = phi double [ %cv, %bv ], [ %db, %cy ]
 br label %au

au:
 %at = phi double [ %as, %be ], [ %ef, %cz ]
 %eg = phi double [ %e, %be ], [ %ef, %cz ]
 %eh = call double @llvm.nvvm.div.rn.d(double %av, double %eg)
 %ei = call double @llvm.nvvm.trunc.d(double %eh)
 %ej = fneg double %ei
 %ek = call double @llvm.fma.f64(double %ej, double %eg, double %av)
 %el = fcmp olt double %ek, 0.000000e+00
 %em = fadd double %ek, %eg
 %aw = select i1 %el, double %em, double %ek
 %en = fcmp oge double %aw, %e
 br i1 %en, label %ar, label %ai, !llvm.loop !8

ai:
 %eo = phi double [ %d, %r ], [ %aw, %au ]
 br label %af

af:
 %ep = phi double [ %ae, %q ], [ %eo, %ai ]
 %eq = bitcast double %ep to i64
 %er = and i64 %eq, 9223372036854775807
 %es = bitcast double %a to i64
 %et = and i64 %es, -9223372036854775808
 %eu = or i64 %er, %et
 %ev = bitcast i64 %eu to double
 br label %i

i:
 %ew = phi double [ 0xFFF8000000000000, %c ], [ %ev, %af ]
 ret double %ew
}
define float @__nv_fmodf(float %a, float %b) alwaysinline mustprogress nounwind {
c:
 %d = call float @llvm.nvvm.fabs.f(float %a)
 %e = call float @llvm.nvvm.fabs.f(float %b)
 %f = fcmp uge float %d, 0x7FF0000000000000
 %g = fcmp ule float %e, 0.000000e+00
 %h = select i1 %f, i1 true, i1 %g
 br i1 %h, label %i, label %j

j:
 %k = call float @llvm.nvvm.mul.rn.f(float %e, float 0x4130000000000000)
 %l = fcmp olt float %d, %k
 %m = fcmp ogt float %e, 0x39B0000000000000
 %n = select i1 %l, i1 %m, i1 false
 %o = fcmp olt float %e, 0x4630000000000000
 %p = select i1 %n, i1 %o, i1 false
 br i1 %p, label %q, label %r

q:
 %s = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %e) #2
 %t = call float @llvm.nvvm.mul.rn.f(float %d, float %s)
 %u = call float @llvm.nvvm.mul.rn.f(float %t, float 0x3FF0000080000000)
 %v = call float @llvm.nvvm.trunc.f(float %u)
 %w = fneg float %v
 %x = call float @llvm.fma.f32(float %w, float %e, float %d)
 %y = fcmp olt float %x, 0.000000e+00
 %z = fadd float %x, %e
 %aa = select i1 %y, float %z, float %x
 br label %ab

r:
 %ac = fcmp oge float %d, %e
 br i1 %ac, label %ad, label %ae

ad:
 %af = bitcast float %e to i32
 %ag = icmp ult i32 %af, 8388608
 %ah = call i32 @llvm.ctlz.i32(i32 %af, i1 false)
 %ai = sub nsw i32 9, %ah
 %aj = lshr i32 %af, 23
 %ak = select i1 %ag, i32 %ai, i32 %aj
 br label %al

al:
 %am = phi float [ undef, %ad ], [ %an, %ao ]
 %ap = phi float [ %aq, %ao ], [ %d, %ad ]
 %ar = bitcast float %ap to i32
 %as = icmp ult i32 %ar, 8388608
 %at = call i32 @llvm.ctlz.i32(i32 %ar, i1 false)
 %au = sub nsw i32 9, %at
 %av = lshr i32 %ar, 23
 %aw = select i1 %as, i32 %au, i32 %av
 %ax = sub nsw i32 %aw, %ak
 %ay = icmp sgt i32 %ax, 22
 %az = select i1 %ay, i32 %ax, i32 22
 %ba = add nsw i32 %az, -22
 %bb = icmp sgt i32 %ba, 0
 br i1 %bb, label %bc, label %ao

bc:
 %bd = add nsw i32 %az, -23
 %be = udiv i32 %bd, 120
 %bf = add nuw nsw i32 %be, 1
 %bg = and i32 %bf, 3
 %bh = icmp ugt i32 %bf, 3
 %bi = icmp ne i32 %bg, 0
 br i1 %bi, label %bj, label %bk

bj:
 %bl = icmp sgt i32 %ba, 120
 %bm = select i1 %bl, i32 120, i32 %ba
 %bn = add nuw nsw i32 %bm, 127
 %bo = shl i32 %bn, 23
 %bp = bitcast i32 %bo to float
 %bq = call float @llvm.nvvm.mul.rn.f(float %e, float %bp)
 %br = add nsw i32 %az, -142
 %bs = icmp ne i32 %bg, 1
 br i1 %bs, label %bt, label %bk

bt:
 %bu = icmp sgt i32 %br, 120
 %bv = select i1 %bu, i32 120, i32 %br
 %bw = add nsw i32 %bv, 127
 %bx = shl i32 %bw, 23
 %by = bitcast i32 %bx to float
 %bz = call float @llvm.nvvm.mul.rn.f(float %bq, float %by)
 %ca = add nsw i32 %az, -262
 %cb = icmp ne i32 %bg, 2
 br i1 %cb, label %cc, label %bk

cc:
 %cd = icmp sgt i32 %ca, 120
 %ce = select i1 %cd, i32 120, i32 %ca
 %cf = add nsw i32 %ce, 127
 %cg = shl i32 %cf, 23
 %ch = bitcast i32 %cg to float
 %ci = call float @llvm.nvvm.mul.rn.f(float %bz, float %ch)
 %cj = add nsw i32 %az, -382
 br label %bk

bk:
 %ck = phi float [ %am, %bc ], [ %bq, %bj ], [ %bz, %bt ], [ %ci, %cc ]
 %cl = phi float [ %e, %bc ], [ %bq, %bj ], [ %bz, %bt ], [ %ci, %cc ]
 %cm = phi i32 [ %ba, %bc ], [ %br, %bj ], [ %ca, %bt ], [ %cj, %cc ]
 br i1 %bh, label %cn, label %co

cn:
 %cp = phi float [ %cq, %cn ], [ %cl, %bk ]
 %cr = phi i32 [ %cs, %cn ], [ %cm, %bk ]
 %ct = icmp sgt i32 %cr, 120
 %cu = select i1 %ct, i32 120, i32 %cr
 %cv = add nsw i32 %cu, 127
 %cw = shl i32 %cv, 23
 %cx = bitcast i32 %cw to float
 %cy = call float @llvm.nvvm.mul.rn.f(float %cp, float %cx)
 %cz = add nsw i32 %cr, -120
 %da = icmp sgt i32 %cz, 120
 %db = select i1 %da, i32 120, i32 %cz
 %dc = add nsw i32 %db, 127
 %dd = shl i32 %dc, 23
 %de = bitcast i32 %dd to float
 %df = call float @llvm.nvvm.mul.rn.f(float %cy, float %de)
 %dg = add nsw i32 %cr, -240
 %dh = icmp sgt i32 %dg, 120
 %di = select i1 %dh, i32 120, i32 %dg
 %dj = add nsw i32 %di, 127
 %dk = shl i32 %dj, 23
 %dl = bitcast i32 %dk to float
 %dm = call float @llvm.nvvm.mul.rn.f(float %df, float %dl)
 %dn = add nsw i32 %cr, -360
 %do = icmp sgt i32 %dn, 120
 %dp = select i1 %do, i32 120, i32 %dn
 %dq = add nsw i32 %dp, 127
 %dr = shl i32 %dq, 23
 %ds = bitcast i32 %dr to float
 %cq = call float @llvm.nvvm.mul.rn.f(float %dm, float %ds)
 %cs = add nsw i32 %cr, -480
 %dt = icmp sgt i32 %cs, 0
 br i1 %dt, label %cn, label %co, !llvm.loop !4

co:
 %du = phi float [ %ck, %bk ], [ %cq, %cn ]
 br label %ao

ao:
 %an = phi float [ %am, %al ], [ %du, %co ]
 %dv = phi float [ %e, %al ], [ %du, %co ]
 %dw = call float @llvm.nvvm.div.rn.f(float %ap, float %dv)
 %dx = call float @llvm.nvvm.trunc.f(float %dw)
 %dy = fneg float %dx
 %dz = call float @llvm.fma.f32(float %dy, float %dv, float %ap)
 %ea = fcmp olt float %dz, 0.000000e+00
 %eb = fadd float %dz, %dv
 %aq = select i1 %ea, float %eb, float %dz
 %ec = fcmp oge float %aq, %e
 br i1 %ec, label %al, label %ae, !llvm.loop !6

ae:
 %ed = phi float [ %d, %r ], [ %aq, %ao ]
 br label %ab

ab:
 %ee = phi float [ %aa, %q ], [ %ed, %ae ]
 %ef = bitcast float %ee to i32
 %eg = and i32 %ef, 2147483647
 %eh = bitcast float %a to i32
 %ei = and i32 %eh, -2147483648
 %ej = or i32 %eg, %ei
 %ek = bitcast i32 %ej to float
 br label %i

i:
 %el = phi float [ 0x7FFFFFFFE0000000, %c ], [ %ek, %ab ]
 ret float %el
}
define float @__nv_fmul_rd(float %a, float %b) alwaysinline mustprogress nounwind {
c:
 %d = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %e = icmp ne i32 %d, 0
 br i1 %e, label %f, label %g

f:
 %h = call float @llvm.nvvm.mul.rm.ftz.f(float %a, float %b)
 br label %i

g:
 %j = call float @llvm.nvvm.mul.rm.f(float %a, float %b)
 br label %i

i:
 %k = phi float [ %h, %f ], [ %j, %g ]
 ret float %k
}
define float @__nv_fmul_rn(float %a, float %b) alwaysinline mustprogress nounwind {
c:
 %d = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %e = icmp ne i32 %d, 0
 br i1 %e, label %f, label %g

f:
 %h = call float @llvm.nvvm.mul.rn.ftz.f(float %a, float %b)
 br label %i

g:
 %j = call float @llvm.nvvm.mul.rn.f(float %a, float %b)
 br label %i

i:
 %k = phi float [ %h, %f ], [ %j, %g ]
 ret float %k
}
define float @__nv_fmul_ru(float %a, float %b) alwaysinline mustprogress nounwind {
c:
 %d = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %e = icmp ne i32 %d, 0
 br i1 %e, label %f, label %g

f:
 %h = call float @llvm.nvvm.mul.rp.ftz.f(float %a, float %b)
 br label %i

g:
 %j = call float @llvm.nvvm.mul.rp.f(float %a, float %b)
 br label %i

i:
 %k = phi float [ %h, %f ], [ %j, %g ]
 ret float %k
}
define float @__nv_fmul_rz(float %a, float %b) alwaysinline mustprogress nounwind {
c:
 %d = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %e = icmp ne i32 %d, 0
 br i1 %e, label %f, label %g

f:
 %h = call float @llvm.nvvm.mul.rz.ftz.f(float %a, float %b)
 br label %i

g:
 %j = call float @llvm.nvvm.mul.rz.f(float %a, float %b)
 br label %i

i:
 %k = phi float [ %h, %f ], [ %j, %g ]
 ret float %k
}
define float @__nv_frcp_rd(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.rcp.rm.ftz.f(float %a)
 br label %h

f:
 %i = call float @llvm.nvvm.rcp.rm.f(float %a)
 br label %h

h:
 %j = phi float [ %g, %e ], [ %i, %f ]
 ret float %j
}
define float @__nv_frcp_rn(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.rcp.rn.ftz.f(float %a)
 br label %h

f:
 %i = call float @llvm.nvvm.rcp.rn.f(float %a)
 br label %h

h:
 %j = phi float [ %g, %e ], [ %i, %f ]
 ret float %j
}
define float @__nv_frcp_ru(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.rcp.rp.ftz.f(float %a)
 br label %h

f:
 %i = call float @llvm.nvvm.rcp.rp.f(float %a)
 br label %h

h:
 %j = phi float [ %g, %e ], [ %i, %f ]
 ret float %j
}
define float @__nv_frcp_rz(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.rcp.rz.ftz.f(float %a)
 br label %h

f:
 %i = call float @llvm.nvvm.rcp.rz.f(float %a)
 br label %h

h:
 %j = phi float [ %g, %e ], [ %i, %f ]
 ret float %j
}
define double @__nv_frexp(double %a, ptr nocapture %b) alwaysinline mustprogress nounwind {
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
 %o = lshr i32 %j, 20
 %p = select i1 %e, i32 1077, i32 1023
 %q = sub nsw i32 %o, %p
 %r = fcmp ogt double %d, 0.000000e+00
 %s = fcmp olt double %d, 0x7FF0000000000000
 %t = select i1 %r, i1 %s, i1 false
 %u = add nsw i32 %q, 1
 %v = select i1 %t, i32 %u, i32 0
 store i32 %v, ptr %b, align 4
 br i1 %t, label %w, label %x

x:
 %y = fadd double %a, %a
 br label %z

w:
 %aa = call double @llvm.nvvm.mul.rn.d(double %n, double 5.000000e-01)
 %ab = bitcast double %aa to i64
 %ac = and i64 %ab, 9223372036854775807
 %ad = bitcast double %a to i64
 %ae = and i64 %ad, -9223372036854775808
 %af = or i64 %ac, %ae
 %ag = bitcast i64 %af to double
 br label %z

z:
 %ah = phi double [ %y, %x ], [ %ag, %w ]
 ret double %ah
}
define float @__nv_frexpf(float %a, ptr nocapture %b) alwaysinline mustprogress nounwind {
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
define float @__nv_frsqrt_rn(float %a) alwaysinline mustprogress nounwind {
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
 %s = select i1 %r, float %p, float %e
 %t = select i1 %q, float %s, float %e
 ret float %t
}
define float @__nv_fsqrt_rd(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.sqrt.rm.ftz.f(float %a)
 br label %h

f:
 %i = call float @llvm.nvvm.sqrt.rm.f(float %a)
 br label %h

h:
 %j = phi float [ %g, %e ], [ %i, %f ]
 ret float %j
}
define float @__nv_fsqrt_rn(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.sqrt.rn.ftz.f(float %a)
 br label %h

f:
 %i = call float @llvm.nvvm.sqrt.rn.f(float %a)
 br label %h

h:
 %j = phi float [ %g, %e ], [ %i, %f ]
 ret float %j
}
define float @__nv_fsqrt_ru(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.sqrt.rp.ftz.f(float %a)
 br label %h

f:
 %i = call float @llvm.nvvm.sqrt.rp.f(float %a)
 br label %h

h:
 %j = phi float [ %g, %e ], [ %i, %f ]
 ret float %j
}
define float @__nv_fsqrt_rz(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.sqrt.rz.ftz.f(float %a)
 br label %h

f:
 %i = call float @llvm.nvvm.sqrt.rz.f(float %a)
 br label %h

h:
 %j = phi float [ %g, %e ], [ %i, %f ]
 ret float %j
}
define float @__nv_fsub_rd(float %a, float %b) alwaysinline mustprogress nounwind {
c:
 %d = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %e = icmp ne i32 %d, 0
 br i1 %e, label %f, label %g

f:
 %h = fneg float %b
 %i = call float @llvm.nvvm.add.rm.ftz.f(float %a, float %h)
 br label %j

g:
 %k = fneg float %b
 %l = call float @llvm.nvvm.add.rm.f(float %a, float %k)
 br label %j

j:
 %m = phi float [ %i, %f ], [ %l, %g ]
 ret float %m
}
define float @__nv_fsub_rn(float %a, float %b) alwaysinline mustprogress nounwind {
c:
 %d = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %e = icmp ne i32 %d, 0
 br i1 %e, label %f, label %g

f:
 %h = fneg float %b
 %i = call float @llvm.nvvm.add.rn.ftz.f(float %a, float %h)
 br label %j

g:
 %k = fneg float %b
 %l = call float @llvm.nvvm.add.rn.f(float %a, float %k)
 br label %j

j:
 %m = phi float [ %i, %f ], [ %l, %g ]
 ret float %m
}
define float @__nv_fsub_ru(float %a, float %b) alwaysinline mustprogress nounwind {
c:
 %d = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %e = icmp ne i32 %d, 0
 br i1 %e, label %f, label %g

f:
 %h = fneg float %b
 %i = call float @llvm.nvvm.add.rp.ftz.f(float %a, float %h)
 br label %j

g:
 %k = fneg float %b
 %l = call float @llvm.nvvm.add.rp.f(float %a, float %k)
 br label %j

j:
 %m = phi float [ %i, %f ], [ %l, %g ]
 ret float %m
}
define float @__nv_fsub_rz(float %a, float %b) alwaysinline mustprogress nounwind {
c:
 %d = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %e = icmp ne i32 %d, 0
 br i1 %e, label %f, label %g

f:
 %h = fneg float %b
 %i = call float @llvm.nvvm.add.rz.ftz.f(float %a, float %h)
 br label %j

g:
 %k = fneg float %b
 %l = call float @llvm.nvvm.add.rz.f(float %a, float %k)
 br label %j

j:
 %m = phi float [ %i, %f ], [ %l, %g ]
 ret float %m
}
define i32 @__nv_hadd(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = and i32 %a, %b
 %d = xor i32 %a, %b
 %e = ashr i32 %d, 1
 %f = add nsw i32 %c, %e
 ret i32 %f
}
define float @__nv_half2float(i16 signext %a) alwaysinline mustprogress nounwind {
 %b = bitcast i16 %a to half
 %c = fpext half %b to float
 ret float %c
}
define double @__nv_hiloint2double(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = call double @llvm.nvvm.lohi.i2d(i32 %b, i32 %a)
 ret double %c
}
define double @__nv_hypot(double %a, double %b) alwaysinline mustprogress nounwind {
c:
 %d = call double @llvm.nvvm.fabs.d(double %a)
 %e = call double @llvm.nvvm.fabs.d(double %b)
 %f = call double @llvm.nvvm.fmax.d(double %d, double %e)
 %g = call double @llvm.nvvm.fmax.d(double %f, double 0.000000e+00)
 %h = call i32 @llvm.nvvm.d2i.hi(double %g)
 %i = ashr i32 %h, 20
 %j = icmp sgt i32 %i, 2044
 %k = select i1 %j, i32 2044, i32 %i
 %l = sub nsw i32 2045, %k
 %m = shl i32 %l, 20
 %n = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %m)
 %o = add nsw i32 %k, 1
 %p = shl i32 %o, 20
 %q = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %p)
 %r = call double @llvm.nvvm.mul.rn.d(double %a, double %n)
 %s = call double @llvm.nvvm.mul.rn.d(double %b, double %n)
 %t = call double @llvm.nvvm.mul.rn.d(double 0.000000e+00, double %n)
 %u = call double @llvm.nvvm.mul.rn.d(double %t, double %t)
 %v = call double @llvm.fma.f64(double %t, double %t, double %u)
 %w = call double @llvm.fma.f64(double %s, double %s, double %v)
 %x = call double @llvm.fma.f64(double %r, double %r, double %w)
 %y = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %x) #2
 %z = call double @llvm.nvvm.mul.rn.d(double %x, double %y)
 %aa = fneg double %z
 %ab = call double @llvm.fma.f64(double %aa, double %y, double 1.000000e+00)
 %ac = call double @llvm.fma.f64(double 3.750000e-01, double %ab, double 5.000000e-01)
 %ad = call double @llvm.nvvm.mul.rn.d(double %ac, double %ab)
 %ae = call double @llvm.fma.f64(double %ad, double %y, double %y)
 %af = call double @llvm.nvvm.mul.rn.d(double %x, double %ae)
 %ag = fneg double %af
 %ah = call double @llvm.fma.f64(double %ag, double %af, double %x)
 %ai = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %ae)
 %aj = call double @llvm.fma.f64(double %ah, double %ai, double %af)
 %ak = call double @llvm.nvvm.mul.rn.d(double %aj, double %q)
 %al = fcmp oeq double %g, 0.000000e+00
 br i1 %al, label %am, label %an

am:
 %ao = call double @llvm.nvvm.fabs.d(double %a)
 %ap = call double @llvm.nvvm.fabs.d(double %b)
 %aq = fadd double %ao, %ap
 %ar = fadd double %aq, 0.000000e+00
 br label %an

an:
 %as = phi double [ %ak, %c ], [ %ar, %am ]
 %at = fcmp oeq double %g, 0x7FF0000000000000
 %au = select i1 %at, double 0x7FF0000000000000, double %as
 ret double %au
}
define float @__nv_hypotf(float %a, float %b) alwaysinline mustprogress nounwind {
c:
 %d = call float @llvm.nvvm.fabs.f(float %a)
 %e = call float @llvm.nvvm.fabs.f(float %b)
 %f = call float @llvm.nvvm.fmax.f(float %d, float %e)
 %g = call float @llvm.nvvm.fmax.f(float %f, float 0.000000e+00)
 %h = bitcast float %g to i32
 %i = lshr i32 %h, 23
 %j = icmp ugt i32 %i, 252
 %k = select i1 %j, i32 252, i32 %i
 %l = sub nsw i32 253, %k
 %m = shl i32 %l, 23
 %n = bitcast i32 %m to float
 %o = add nuw nsw i32 %k, 1
 %p = shl i32 %o, 23
 %q = bitcast i32 %p to float
 %r = call float @llvm.nvvm.mul.rn.f(float %a, float %n)
 %s = call float @llvm.nvvm.mul.rn.f(float %b, float %n)
 %t = call float @llvm.nvvm.mul.rn.f(float 0.000000e+00, float %n)
 %u = call float @llvm.nvvm.mul.rn.f(float %t, float %t)
 %v = call float @llvm.fma.f32(float %t, float %t, float %u)
 %w = call float @llvm.fma.f32(float %s, float %s, float %v)
 %x = call float @llvm.fma.f32(float %r, float %r, float %w)
 %y = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %x)
 %z = call float @llvm.nvvm.mul.rn.f(float %x, float %y)
 %aa = fneg float %z
 %ab = call float @llvm.fma.f32(float %aa, float %z, float %x)
 %ac = call float @llvm.nvvm.mul.rn.f(float 5.000000e-01, float %y)
 %ad = call float @llvm.fma.f32(float %ab, float %ac, float %z)
 %ae = call float @llvm.nvvm.mul.rn.f(float %ad, float %q)
 %af = fcmp oeq float %g, 0.000000e+00
 br i1 %af, label %ag, label %ah

ag:
 %ai = call float @llvm.nvvm.fabs.f(float %a)
 %aj = call float @llvm.nvvm.fabs.f(float %b)
 %ak = fadd float %ai, %aj
 %al = fadd float %ak, 0.000000e+00
 br label %ah

ah:
 %am = phi float [ %ae, %c ], [ %al, %ag ]
 %an = fcmp oeq float %g, 0x7FF0000000000000
 %ao = select i1 %an, float 0x7FF0000000000000, float %am
 ret float %ao
}
define i32 @__nv_ilogb(double %a) alwaysinline mustprogress nounwind {
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
 %n = lshr i32 %i, 20
 %o = select i1 %d, i32 1077, i32 1023
 %p = sub nsw i32 %n, %o
 %q = fcmp oeq double %c, 0x7FF0000000000000
 %r = select i1 %q, i32 2147483647, i32 %p
 %s = fcmp ogt double %c, 0.000000e+00
 %t = select i1 %s, i32 %r, i32 -2147483648
 ret i32 %t
}
define i32 @__nv_ilogbf(float %a) alwaysinline mustprogress nounwind {
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
define double @__nv_int2double_rn(i32 %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.i2d.rn(i32 %a)
 ret double %b
}
define float @__nv_int2float_rd(i32 %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.i2f.rm(i32 %a)
 ret float %b
}
define float @__nv_int2float_rn(i32 %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.i2f.rn(i32 %a)
 ret float %b
}
define float @__nv_int2float_ru(i32 %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.i2f.rp(i32 %a)
 ret float %b
}
define float @__nv_int2float_rz(i32 %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.i2f.rz(i32 %a)
 ret float %b
}
define float @__nv_int_as_float(i32 %a) alwaysinline mustprogress nounwind {
 %b = bitcast i32 %a to float
 ret float %b
}
define i32 @__nv_isfinited(double %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.fabs.d(double %a)
 %c = fcmp olt double %b, 0x7FF0000000000000
 %d = zext i1 %c to i32
 ret i32 %d
}
define i32 @__nv_isinfd(double %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.fabs.d(double %a)
 %c = fcmp oeq double %b, 0x7FF0000000000000
 %d = zext i1 %c to i32
 ret i32 %d
}
define i32 @__nv_isinff(float %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.fabs.f(float %a)
 %c = fcmp oeq float %b, 0x7FF0000000000000
 %d = zext i1 %c to i32
 ret i32 %d
}
define i32 @__nv_isnand(double %a) alwaysinline mustprogress nounwind {
 %b = fcmp une double %a, %a
 %c = zext i1 %b to i32
 ret i32 %c
}
define i32 @__nv_isnanf(float %a) alwaysinline mustprogress nounwind {
 %b = fcmp une float %a, %a
 %c = zext i1 %b to i32
 ret i32 %c
}
define double @__nv_j0(double %a) alwaysinline mustprogress nounwind {
b:
 %c = alloca i32, align 4
 %d = alloca double, align 8
 %e = alloca i32, align 4
 %f = alloca double, align 8
 %g = call double @llvm.nvvm.fabs.d(double %a)
 %h = fcmp ole double %g, 8.000000e+00
 br i1 %h, label %i, label %j

i:
 %k = call double @llvm.fma.f64(double %g, double %g, double -3.200000e+01)
 %l = call double @llvm.fma.f64(double 0xB7B8E6BE0D764BA8, double %k, double 0x385BCDBA692ED057)
 %m = call double @llvm.fma.f64(double %l, double %k, double 0xB8FADA6D1194FA84)
 %n = call double @llvm.fma.f64(double %m, double %k, double 0x3996BF2FE62FE472)
 %o = call double @llvm.fma.f64(double %n, double %k, double 0xBA30B0F64DE90A61)
 %p = call double @llvm.fma.f64(double %o, double %k, double 0x3AC4F8DC8C176763)
 %q = call double @llvm.fma.f64(double %p, double %k, double 0xBB564040C048787E)
 %r = call double @llvm.fma.f64(double %q, double %k, double 0x3BE39AD2E53C737B)
 %s = call double @llvm.fma.f64(double %r, double %k, double 0xBC6C1A7453ACC606)
 %t = call double @llvm.fma.f64(double %s, double %k, double 0x3CEFECA5D1CD823F)
 %u = call double @llvm.fma.f64(double %t, double %k, double 0xBD6BC248DFA4309B)
 %v = call double @llvm.fma.f64(double %u, double %k, double 0x3DE19A1B2886DD68)
 %w = call double @llvm.fma.f64(double %v, double %k, double 0xBE4E3FA7B13AC12D)
 %x = call double @llvm.fma.f64(double %w, double %k, double 0x3EAEF7B16178A92E)
 %y = call double @llvm.fma.f64(double %x, double %k, double 0xBEFBF5476C0ED835)
 %z = fsub double %g, 0x40033D152E971B40
 %aa = fsub double %z, 0xBCA0F539D7DA258E
 %ab = fadd double %g, 0x40033D152E971B40
 %ac = call double @llvm.nvvm.mul.rn.d(double %aa, double %ab)
 %ad = call double @llvm.nvvm.mul.rn.d(double %y, double %ac)
 %ae = fsub double %g, 0x40214EB56CCCDECA
 %af = fsub double %ae, 0xBCB51970714C7C25
 %ag = fadd double %g, 0x40214EB56CCCDECA
 %ah = call double @llvm.nvvm.mul.rn.d(double %af, double %ag)
 %ai = call double @llvm.nvvm.mul.rn.d(double %ad, double %ah)
 %aj = fsub double %g, 0x4016148F5B2C2E45
 %ak = fsub double %aj, 0x3C975054CD60A517
 %al = fadd double %g, 0x4016148F5B2C2E45
 %am = call double @llvm.nvvm.mul.rn.d(double %ak, double %al)
 %an = call double @llvm.nvvm.mul.rn.d(double %ai, double %am)
 br label %ao

j:
 %ap = call double @llvm.nvvm.rcp.approx.ftz.d(double %g)
 %aq = fneg double %g
 %ar = call double @llvm.fma.f64(double %aq, double %ap, double 1.000000e+00)
 %as = call double @llvm.fma.f64(double %ar, double %ar, double %ar)
 %at = call double @llvm.fma.f64(double %as, double %ap, double %ap)
 %au = call double @llvm.nvvm.mul.rn.d(double %at, double %at)
 %av = call double @llvm.fma.f64(double 0xC0CDE8C657C5B08F, double %au, double 0x409822110A9218D7)
 %aw = call double @llvm.fma.f64(double %av, double %au, double 0xC0573B95744096F7)
 %ax = call double @llvm.fma.f64(double %aw, double %au, double 0x40170D2D725743CE)
 %ay = call double @llvm.fma.f64(double %ax, double %au, double 0xBFE15C829F69DC4F)
 %az = call double @llvm.fma.f64(double %ay, double %au, double 0x3FBA7FF6DE8E3151)
 %ba = call double @llvm.fma.f64(double %az, double %au, double 0xBFAFFFFFFCC3DE20)
 %bb = call double @llvm.fma.f64(double %ba, double %au, double 0x3FEFFFFFFFFFFE7D)
 %bc = call double @llvm.fma.f64(double 0x40F2964D90D38BB6, double %au, double 0xC0BDD5F7B3CC5211)
 %bd = call double @llvm.fma.f64(double %bc, double %au, double 0x407AF755989A7D93)
 %be = call double @llvm.fma.f64(double %bd, double %au, double 0xC036C5D13E8164A0)
 %bf = call double @llvm.fma.f64(double %be, double %au, double 0x3FFA29B662038702)
 %bg = call double @llvm.fma.f64(double %bf, double %au, double 0xBFCAD2FCA9B41F71)
 %bh = call double @llvm.fma.f64(double %bg, double %au, double 0x3FB0AAAA8DDB534F)
 %bi = call double @llvm.fma.f64(double %bh, double %au, double 0xBFBFFFFFFFFDC32C)
 %bj = call double @llvm.nvvm.mul.rn.d(double %at, double %bi)
 %bk = call double @llvm.fma.f64(double %g, double 0x3FE45F306DC9C883, double 0x4338000000000000)
 %bl = call i32 @llvm.nvvm.d2i.lo(double %bk)
 %bm = fsub double %bk, 0x4338000000000000
 %bn = call double @llvm.fma.f64(double %bm, double 0xBFF921FB54442D18, double %g)
 %bo = call double @llvm.fma.f64(double %bm, double 0xBC91A62633145C07, double %bn)
 %bp = call double @llvm.fma.f64(double %bm, double 0x391F1976B7ED8FBC, double %bo)
 %bq = call double @llvm.nvvm.fabs.d(double %g)
 %br = fcmp ogt double %bq, 1.000000e+09
 br i1 %br, label %bs, label %bt

bs:
 %bu = call double @llvm.nvvm.fabs.d(double %g)
 %bv = fcmp uge double %bu, 0x7FF0000000000000
 br i1 %bv, label %bw, label %bx

bw:
 %by = call double @llvm.nvvm.mul.rn.d(double %g, double 0.000000e+00)
 br label %bz

bx:
 %ca = call double @__internal_reduce_large(double %g, ptr %e, ptr %f)
 %cb = load i32, ptr %e, align 4
 br label %bt

bt:
 %cc = phi i32 [ %bl, %j ], [ %cb, %bx ]
 %cd = phi double [ %bp, %j ], [ %ca, %bx ]
 br label %bz

bz:
 %ce = phi i32 [ %cc, %bt ], [ %bl, %bw ]
 %cf = phi double [ %by, %bw ], [ %cd, %bt ]
 %cg = fsub double %cf, 0x3FE921FB54442D18
 %ch = fadd double %cg, %bj
 %ci = call double @llvm.fma.f64(double %ch, double 0x3FE45F306DC9C883, double 0x4338000000000000)
 %cj = call i32 @llvm.nvvm.d2i.lo(double %ci)
 %ck = fsub double %ci, 0x4338000000000000
 %cl = call double @llvm.fma.f64(double %ck, double 0xBFF921FB54442D18, double %ch)
 %cm = call double @llvm.fma.f64(double %ck, double 0xBC91A62633145C07, double %cl)
 %cn = call double @llvm.fma.f64(double %ck, double 0x391F1976B7ED8FBC, double %cm)
 %co = call double @llvm.nvvm.fabs.d(double %ch)
 %cp = fcmp ogt double %co, 1.000000e+09
 br i1 %cp, label %cq, label %cr

cq:
 %cs = call double @llvm.nvvm.fabs.d(double %ch)
 %ct = fcmp uge double %cs, 0x7FF0000000000000
 br i1 %ct, label %cu, label %cv

cu:
 %cw = call double @llvm.nvvm.mul.rn.d(double %ch, double 0.000000e+00)
 br label %cx

cv:
 %cy = call double @__internal_reduce_large(double %ch, ptr %c, ptr %d)
 %cz = load i32, ptr %c, align 4
 br label %cr

cr:
 %da = phi i32 [ %cj, %bz ], [ %cz, %cv ]
 %db = phi double [ %cn, %bz ], [ %cy, %cv ]
 br label %cx

cx:
 %dc = phi i32 [ %da, %cr ], [ %cj, %cu ]
 %dd = phi double [ %cw, %cu ], [ %db, %cr ]
 %de = call double @llvm.nvvm.mul.rn.d(double %bb, double 0x3FE9884533D43651)
 %df = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %g) #2
 %dg = call double @llvm.nvvm.mul.rn.d(double %g, double %df)
 %dh = fneg double %dg
 %di = call double @llvm.fma.f64(double %dh, double %df, double 1.000000e+00)
 %dj = call double @llvm.fma.f64(double 3.750000e-01, double %di, double 5.000000e-01)
 %dk = call double @llvm.nvvm.mul.rn.d(double %dj, double %di)
 %dl = call double @llvm.fma.f64(double %dk, double %df, double %df)
 %dm = call double @llvm.nvvm.mul.rn.d(double %de, double %dl)
 %dn = add nsw i32 %ce, %dc
 %do = add nsw i32 %dn, 1
 %dp = and i32 %do, 1
 %dq = icmp ne i32 %dp, 0
 %dr = call double @llvm.nvvm.mul.rn.d(double %dd, double %dd)
 %ds = select i1 %dq, double 1.000000e+00, double %dd
 %dt = select i1 %dq, double 0xBDA8FA65EC18C2E0, double 0.000000e+00
 %du = select i1 %dq, double 0x3E21EE9DB8E7130D, double 0x3DE5D8B567CBEE06
 %dv = call double @llvm.fma.f64(double %dt, double %dr, double %du)
 %dw = select i1 %dq, double 0xBE927E4F7F141479, double 0xBE5AE5E4B8648532
 %dx = call double @llvm.fma.f64(double %dv, double %dr, double %dw)
 %dy = select i1 %dq, double 0x3EFA01A019C8ED09, double 0x3EC71DE35552D557
 %dz = call double @llvm.fma.f64(double %dx, double %dr, double %dy)
 %ea = select i1 %dq, double 0xBF56C16C16C15013, double 0xBF2A01A019BE9228
 %eb = call double @llvm.fma.f64(double %dz, double %dr, double %ea)
 %ec = select i1 %dq, double 0x3FA555555555554B, double 0x3F8111111110F730
 %ed = call double @llvm.fma.f64(double %eb, double %dr, double %ec)
 %ee = select i1 %dq, double -5.000000e-01, double 0xBFC5555555555548
 %ef = call double @llvm.fma.f64(double %ed, double %dr, double %ee)
 %eg = call double @llvm.nvvm.mul.rn.d(double %dr, double %ds)
 %eh = call double @llvm.fma.f64(double %eg, double %ef, double %ds)
 %ei = and i32 %do, 2
 %ej = icmp ne i32 %ei, 0
 %ek = fneg double %eh
 %el = select i1 %ej, double %ek, double %eh
 %em = call double @llvm.nvvm.mul.rn.d(double %dm, double %el)
 br label %ao

ao:
 %en = phi double [ %an, %i ], [ %em, %cx ]
 %eo = fcmp oeq double %g, 0x7FF0000000000000
 %ep = select i1 %eo, double 0.000000e+00, double %en
 ret double %ep
}
define float @__nv_j0f(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = fcmp ole float %c, 8.000000e+00
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.fma.f32(float %c, float %c, float -3.200000e+01)
 %h = call float @llvm.fma.f32(float 0xBB4E9814C0000000, float %g, float 0x3BE4294640000000)
 %i = call float @llvm.fma.f32(float %h, float %g, float 0xBC6C43FD00000000)
 %j = call float @llvm.fma.f32(float %i, float %g, float 0x3CEFEA1B20000000)
 %k = call float @llvm.fma.f32(float %j, float %g, float 0xBD6BC1B760000000)
 %l = call float @llvm.fma.f32(float %k, float %g, float 0x3DE19A1E00000000)
 %m = call float @llvm.fma.f32(float %l, float %g, float 0xBE4E3FAA20000000)
 %n = call float @llvm.fma.f32(float %m, float %g, float 0x3EAEF7B160000000)
 %o = call float @llvm.fma.f32(float %n, float %g, float 0xBEFBF54760000000)
 %p = fsub float %c, 0x40033D1520000000
 %q = fsub float %p, 0x3E7D2E3680000000
 %r = fadd float %c, 0x40033D1520000000
 %s = call float @llvm.nvvm.mul.rn.f(float %q, float %r)
 %t = call float @llvm.nvvm.mul.rn.f(float %o, float %s)
 %u = fsub float %c, 0x40214EB560000000
 %v = fsub float %u, 0x3E9999BDA0000000
 %w = fadd float %c, 0x40214EB560000000
 %x = call float @llvm.nvvm.mul.rn.f(float %v, float %w)
 %y = call float @llvm.nvvm.mul.rn.f(float %t, float %x)
 %z = fsub float %c, 0x4016148F60000000
 %aa = fsub float %z, 0xBE734F46E0000000
 %ab = fadd float %c, 0x4016148F60000000
 %ac = call float @llvm.nvvm.mul.rn.f(float %aa, float %ab)
 %ad = call float @llvm.nvvm.mul.rn.f(float %y, float %ac)
 br label %ae

f:
 %af = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %c) #2
 %ag = call float @llvm.nvvm.mul.rn.f(float %af, float %af)
 %ah = call float @llvm.fma.f32(float 0x3FB7956240000000, float %ag, float 0xBFAFF736E0000000)
 %ai = call float @llvm.fma.f32(float %ah, float %ag, float 0x3FEFFFFFE0000000)
 %aj = call float @llvm.fma.f32(float 0xBFC64F9980000000, float %ag, float 0x3FB09A1700000000)
 %ak = call float @llvm.fma.f32(float %aj, float %ag, float 0xBFBFFFF820000000)
 %al = call float @llvm.nvvm.mul.rn.f(float %af, float %ak)
 %am = call float @llvm.fma.f32(float %c, float 0x3FE45F3060000000, float 0x4168000000000000)
 %an = bitcast float %am to i32
 %ao = fsub float %am, 0x4168000000000000
 %ap = call float @llvm.fma.f32(float %ao, float 0xBFF921FB60000000, float %c)
 %aq = call float @llvm.fma.f32(float %ao, float 0x3E6777A5C0000000, float %ap)
 %ar = call float @llvm.fma.f32(float %ao, float 0x3CDEE59DA0000000, float %aq)
 %as = call float @llvm.nvvm.fabs.f(float %c)
 %at = fcmp ogt float %as, 1.050000e+05
 br i1 %at, label %au, label %av

au:
 %aw = call float @llvm.nvvm.fabs.f(float %c)
 %ax = fcmp uge float %aw, 0x7FF0000000000000
 br i1 %ax, label %ay, label %az

ay:
 %ba = call float @llvm.nvvm.mul.rn.f(float %c, float 0.000000e+00)
 br label %bb

az:
 %bc = bitcast float %c to i32
 %bd = and i32 %bc, 8388607
 %be = or i32 %bd, 8388608
 %bf = lshr i32 %bc, 23
 %bg = and i32 %bf, 255
 %bh = add nsw i32 %bg, -120
 %bi = lshr i32 %bh, 5
 %bj = and i32 %bh, 31
 %bk = zext i32 %bi to i64
 %bl = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @__internal_TWO_OVER_PI_F to ptr), i64 %bk
 %bm = load i32, ptr %bl, align 4
 %bn = getelementptr i8, ptr %bl, i64 4
 %bo = load i32, ptr %bn, align 4
 %bp = getelementptr i8, ptr %bl, i64 8
 %bq = load i32, ptr %bp, align 4
 %br = getelementptr i8, ptr %bl, i64 12
 %bs = load i32, ptr %br, align 4
 %bt = zext i32 %bm to i64
 %bu = shl i64 %bt, 32
 %bv = zext i32 %bo to i64
 %bw = or i64 %bu, %bv
 %bx = zext i32 %bj to i64
 %by = shl i64 %bw, %bx
 %bz = lshr i64 %by, 32
 %ca = trunc i64 %bz to i32
 %cb = shl i64 %bv, 32
 %cc = zext i32 %bq to i64
 %cd = or i64 %cb, %cc
 %ce = shl i64 %cd, %bx
 %cf = lshr i64 %ce, 32
 %cg = shl i64 %cc, 32
 %ch = zext i32 %bs to i64
 %ci = or i64 %cg, %ch
 %cj = shl i64 %ci, %bx
 %ck = lshr i64 %cj, 32
 %cl = trunc i64 %ck to i32
 %cm = zext i32 %be to i64
 %cn = mul nuw nsw i64 %cm, %cf
 %co = call i32 @llvm.nvvm.mulhi.ui(i32 %be, i32 %cl)
 %cp = zext i32 %co to i64
 %cq = add nuw nsw i64 %cn, %cp
 %cr = mul i32 %be, %ca
 %cs = zext i32 %cr to i64
 %ct = shl i64 %cs, 32
 %cu = add i64 %cq, %ct
 %cv = lshr i64 %cu, 62
 %cw = trunc i64 %cv to i32
 %cx = lshr i64 %cu, 61
 %cy = and i64 %cx, 1
 %cz = trunc i64 %cy to i32
 %da = add nuw nsw i32 %cw, %cz
 %db = shl i64 %cu, 2
 %dc = sitofp i64 %db to double
 %dd = call double @llvm.nvvm.mul.rn.d(double %dc, double 0x3BF921FB54442D18)
 %de = fptrunc double %dd to float
 %df = icmp slt i32 %bc, 0
 %dg = sub nsw i32 0, %da
 %dh = select i1 %df, i32 %dg, i32 %da
 %di = fneg float %de
 %dj = select i1 %df, float %di, float %de
 br label %av

av:
 %dk = phi i32 [ %an, %f ], [ %dh, %az ]
 %dl = phi float [ %ar, %f ], [ %dj, %az ]
 br label %bb

bb:
 %dm = phi i32 [ %dk, %av ], [ %an, %ay ]
 %dn = phi float [ %ba, %ay ], [ %dl, %av ]
 %do = fcmp olt float %dn, 0.000000e+00
 %dp = select i1 %do, float 0x3FE921FB60000000, float 0xBFE921FB60000000
 %dq = fadd float %dn, %dp
 %dr = fadd float %dq, %al
 %ds = call float @llvm.nvvm.mul.rn.f(float %ai, float 0x3FE9884540000000)
 %dt = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %c)
 %du = call float @llvm.nvvm.mul.rn.f(float %ds, float %dt)
 %dv = zext i1 %do to i32
 %dw = sub nsw i32 %dm, %dv
 %dx = add nsw i32 %dw, 1
 %dy = and i32 %dx, 1
 %dz = icmp ne i32 %dy, 0
 %ea = call float @llvm.nvvm.mul.rn.f(float %dr, float %dr)
 %eb = select i1 %dz, float 1.000000e+00, float %dr
 %ec = select i1 %dz, float 0x3EF99E80C0000000, float 0.000000e+00
 %ed = select i1 %dz, float 0xBF56C0C280000000, float 0xBF29954000000000
 %ee = call float @llvm.fma.f32(float %ec, float %ea, float %ed)
 %ef = select i1 %dz, float 0x3FA55554A0000000, float 0x3F81107780000000
 %eg = call float @llvm.fma.f32(float %ee, float %ea, float %ef)
 %eh = select i1 %dz, float -5.000000e-01, float 0xBFC5555460000000
 %ei = call float @llvm.fma.f32(float %eg, float %ea, float %eh)
 %ej = call float @llvm.nvvm.mul.rn.f(float %ea, float %eb)
 %ek = call float @llvm.fma.f32(float %ej, float %ei, float %eb)
 %el = and i32 %dx, 2
 %em = icmp ne i32 %el, 0
 %en = fneg float %ek
 %eo = select i1 %em, float %en, float %ek
 %ep = call float @llvm.nvvm.mul.rn.f(float %du, float %eo)
 br label %ae

ae:
 %eq = phi float [ %ad, %e ], [ %ep, %bb ]
 %er = fcmp oeq float %c, 0x7FF0000000000000
 %es = select i1 %er, float 0.000000e+00, float %eq
 ret float %es
}
define double @__nv_j1(double %a) alwaysinline mustprogress nounwind {
b:
 %c = alloca i32, align 4
 %d = alloca double, align 8
 %e = alloca i32, align 4
 %f = alloca double, align 8
 %g = call double @llvm.nvvm.fabs.d(double %a)
 %h = fcmp ole double %g, 8.000000e+00
 br i1 %h, label %i, label %j

i:
 %k = call double @llvm.fma.f64(double %g, double %g, double -3.200000e+01)
 %l = call double @llvm.fma.f64(double 0x381BA22080410057, double %k, double 0xB8AB6E8FDA0A67D5)
 %m = call double @llvm.fma.f64(double %l, double %k, double 0x39479E9A18C11C2D)
 %n = call double @llvm.fma.f64(double %m, double %k, double 0xB9E29394ABF105F3)
 %o = call double @llvm.fma.f64(double %n, double %k, double 0x3A790BD00EB40DE9)
 %p = call double @llvm.fma.f64(double %o, double %k, double 0xBB0CA79A12A8D9EB)
 %q = call double @llvm.fma.f64(double %p, double %k, double 0x3B9B6231F328998A)
 %r = call double @llvm.fma.f64(double %q, double %k, double 0xBC256EB3956EF0B8)
 %s = call double @llvm.fma.f64(double %r, double %k, double 0x3CAACC0923E0455D)
 %t = call double @llvm.fma.f64(double %s, double %k, double 0xBD29E31EA49AC42F)
 %u = call double @llvm.fma.f64(double %t, double %k, double 0x3DA2718C18803929)
 %v = call double @llvm.fma.f64(double %u, double %k, double 0xBE120D17AA0A16F0)
 %w = call double @llvm.fma.f64(double %v, double %k, double 0x3E7568E3CBB4EE85)
 %x = call double @llvm.fma.f64(double %w, double %k, double 0xBEC6E07FC146CE70)
 %y = fsub double %g, 0x400EA75575AF6F09
 %z = fsub double %y, 0xBCA60155A9D1B256
 %aa = fadd double %g, 0x400EA75575AF6F09
 %ab = call double @llvm.nvvm.mul.rn.d(double %z, double %aa)
 %ac = call double @llvm.nvvm.mul.rn.d(double %x, double %ab)
 %ad = fsub double %g, 0x402458D0D0BDFC29
 %ae = fsub double %ad, 0x3CC02610A51562B6
 %af = fadd double %g, 0x402458D0D0BDFC29
 %ag = call double @llvm.nvvm.mul.rn.d(double %ae, double %af)
 %ah = call double @llvm.nvvm.mul.rn.d(double %ac, double %ag)
 %ai = call double @llvm.nvvm.mul.rn.d(double %ah, double %g)
 %aj = fsub double %g, 0x401C0FF5F3B47250
 %ak = fsub double %aj, 0xBC9B226D9D243827
 %al = fadd double %g, 0x401C0FF5F3B47250
 %am = call double @llvm.nvvm.mul.rn.d(double %ak, double %al)
 %an = call double @llvm.nvvm.mul.rn.d(double %ai, double %am)
 br label %ao

j:
 %ap = call double @llvm.nvvm.rcp.approx.ftz.d(double %g)
 %aq = fneg double %g
 %ar = call double @llvm.fma.f64(double %aq, double %ap, double 1.000000e+00)
 %as = call double @llvm.fma.f64(double %ar, double %ar, double %ar)
 %at = call double @llvm.fma.f64(double %as, double %ap, double %ap)
 %au = call double @llvm.nvvm.mul.rn.d(double %at, double %at)
 %av = call double @llvm.fma.f64(double 0x40D2028EDB8288F9, double %au, double 0xC09D6D36873C93A0)
 %aw = call double @llvm.fma.f64(double %av, double %au, double 0x405D19CD2795B0FE)
 %ax = call double @llvm.fma.f64(double %aw, double %au, double 0xC01E8E5C7E2FA9DF)
 %ay = call double @llvm.fma.f64(double %ax, double %au, double 0x3FE9C210E525A8C2)
 %az = call double @llvm.fma.f64(double %ay, double %au, double 0xBFC8BFFA9C831092)
 %ba = call double @llvm.fma.f64(double %az, double %au, double 0x3FC7FFFFFF0B4C2E)
 %bb = call double @llvm.fma.f64(double %ba, double %au, double 0x3FF00000000000E5)
 %bc = call double @llvm.fma.f64(double 0xC0F66055505026B5, double %au, double 0x40C2275772A0C5EE)
 %bd = call double @llvm.fma.f64(double %bc, double %au, double 0xC080CA7AC743E370)
 %be = call double @llvm.fma.f64(double %bd, double %au, double 0x403DCCA9D5303B11)
 %bf = call double @llvm.fma.f64(double %be, double %au, double 0xC002ED950B489FBB)
 %bg = call double @llvm.fma.f64(double %bf, double %au, double 0x3FD7BCACAAE5FB43)
 %bh = call double @llvm.fma.f64(double %bg, double %au, double 0xBFC4FFFFEF011DFE)
 %bi = call double @llvm.fma.f64(double %bh, double %au, double 0x3FD7FFFFFFFF56DA)
 %bj = call double @llvm.nvvm.mul.rn.d(double %at, double %bi)
 %bk = call double @llvm.fma.f64(double %g, double 0x3FE45F306DC9C883, double 0x4338000000000000)
 %bl = call i32 @llvm.nvvm.d2i.lo(double %bk)
 %bm = fsub double %bk, 0x4338000000000000
 %bn = call double @llvm.fma.f64(double %bm, double 0xBFF921FB54442D18, double %g)
 %bo = call double @llvm.fma.f64(double %bm, double 0xBC91A62633145C07, double %bn)
 %bp = call double @llvm.fma.f64(double %bm, double 0x391F1976B7ED8FBC, double %bo)
 %bq = call double @llvm.nvvm.fabs.d(double %g)
 %br = fcmp ogt double %bq, 1.000000e+09
 br i1 %br, label %bs, label %bt

bs:
 %bu = call double @llvm.nvvm.fabs.d(double %g)
 %bv = fcmp uge double %bu, 0x7FF0000000000000
 br i1 %bv, label %bw, label %bx

bw:
 %by = call double @llvm.nvvm.mul.rn.d(double %g, double 0.000000e+00)
 br label %bz

bx:
 %ca = call double @__internal_reduce_large(double %g, ptr %e, ptr %f)
 %cb = load i32, ptr %e, align 4
 br label %bt

bt:
 %cc = phi i32 [ %bl, %j ], [ %cb, %bx ]
 %cd = phi double [ %bp, %j ], [ %ca, %bx ]
 br label %bz

bz:
 %ce = phi i32 [ %cc, %bt ], [ %bl, %bw ]
 %cf = phi double [ %by, %bw ], [ %cd, %bt ]
 %cg = fsub double %cf, 0x3FE921FB54442D18
 %ch = fadd double %cg, %bj
 %ci = call double @llvm.fma.f64(double %ch, double 0x3FE45F306DC9C883, double 0x4338000000000000)
 %cj = call i32 @llvm.nvvm.d2i.lo(double %ci)
 %ck = fsub double %ci, 0x4338000000000000
 %cl = call double @llvm.fma.f64(double %ck, double 0xBFF921FB54442D18, double %ch)
 %cm = call double @llvm.fma.f64(double %ck, double 0xBC91A62633145C07, double %cl)
 %cn = call double @llvm.fma.f64(double %ck, double 0x391F1976B7ED8FBC, double %cm)
 %co = call double @llvm.nvvm.fabs.d(double %ch)
 %cp = fcmp ogt double %co, 1.000000e+09
 br i1 %cp, label %cq, label %cr

cq:
 %cs = call double @llvm.nvvm.fabs.d(double %ch)
 %ct = fcmp uge double %cs, 0x7FF0000000000000
 br i1 %ct, label %cu, label %cv

cu:
 %cw = call double @llvm.nvvm.mul.rn.d(double %ch, double 0.000000e+00)
 br label %cx

cv:
 %cy = call double @__internal_reduce_large(double %ch, ptr %c, ptr %d)
 %cz = load i32, ptr %c, align 4
 br label %cr

cr:
 %da = phi i32 [ %cj, %bz ], [ %cz, %cv ]
 %db = phi double [ %cn, %bz ], [ %cy, %cv ]
 br label %cx

cx:
 %dc = phi i32 [ %da, %cr ], [ %cj, %cu ]
 %dd = phi double [ %cw, %cu ], [ %db, %cr ]
 %de = call double @llvm.nvvm.mul.rn.d(double %bb, double 0x3FE9884533D43651)
 %df = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %g) #2
 %dg = call double @llvm.nvvm.mul.rn.d(double %g, double %df)
 %dh = fneg double %dg
 %di = call double @llvm.fma.f64(double %dh, double %df, double 1.000000e+00)
 %dj = call double @llvm.fma.f64(double 3.750000e-01, double %di, double 5.000000e-01)
 %dk = call double @llvm.nvvm.mul.rn.d(double %dj, double %di)
 %dl = call double @llvm.fma.f64(double %dk, double %df, double %df)
 %dm = call double @llvm.nvvm.mul.rn.d(double %de, double %dl)
 %dn = add nsw i32 %ce, %dc
 %do = and i32 %dn, 1
 %dp = icmp ne i32 %do, 0
 %dq = call double @llvm.nvvm.mul.rn.d(double %dd, double %dd)
 %dr = select i1 %dp, double 1.000000e+00, double %dd
 %ds = select i1 %dp, double 0xBDA8FA65EC18C2E0, double 0.000000e+00
 %dt = select i1 %dp, double 0x3E21EE9DB8E7130D, double 0x3DE5D8B567CBEE06
 %du = call double @llvm.fma.f64(double %ds, double %dq, double %dt)
 %dv = select i1 %dp, double 0xBE927E4F7F141479, double 0xBE5AE5E4B8648532
 %dw = call double @llvm.fma.f64(double %du, double %dq, double %dv)
 %dx = select i1 %dp, double 0x3EFA01A019C8ED09, double 0x3EC71DE35552D557
 %dy = call double @llvm.fma.f64(double %dw, double %dq, double %dx)
 %dz = select i1 %dp, double 0xBF56C16C16C15013, double 0xBF2A01A019BE9228
 %ea = call double @llvm.fma.f64(double %dy, double %dq, double %dz)
 %eb = select i1 %dp, double 0x3FA555555555554B, double 0x3F8111111110F730
 %ec = call double @llvm.fma.f64(double %ea, double %dq, double %eb)
 %ed = select i1 %dp, double -5.000000e-01, double 0xBFC5555555555548
 %ee = call double @llvm.fma.f64(double %ec, double %dq, double %ed)
 %ef = call double @llvm.nvvm.mul.rn.d(double %dq, double %dr)
 %eg = call double @llvm.fma.f64(double %ef, double %ee, double %dr)
 %eh = and i32 %dn, 2
 %ei = icmp ne i32 %eh, 0
 %ej = fneg double %eg
 %ek = select i1 %ei, double %ej, double %eg
 %el = call double @llvm.nvvm.mul.rn.d(double %dm, double %ek)
 br label %ao

ao:
 %em = phi double [ %an, %i ], [ %el, %cx ]
 %en = fcmp oeq double %g, 0x7FF0000000000000
 %eo = select i1 %en, double 0.000000e+00, double %em
 %ep = fcmp olt double %g, 0x3E10000000000000
 br i1 %ep, label %eq, label %er

eq:
 %es = call double @llvm.nvvm.mul.rn.d(double %g, double 5.000000e-01)
 br label %er

er:
 %et = phi double [ %eo, %ao ], [ %es, %eq ]
 %eu = call i32 @llvm.nvvm.d2i.hi(double %a)
 %ev = icmp slt i32 %eu, 0
 %ew = fneg double %et
 %ex = select i1 %ev, double %ew, double %et
 ret double %ex
}
define float @__nv_j1f(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = fcmp ole float %c, 8.000000e+00
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.fma.f32(float %c, float %c, float -3.200000e+01)
 %h = call float @llvm.fma.f32(float 0x3B9E7F4420000000, float %g, float 0xBC29EF4F40000000)
 %i = call float @llvm.fma.f32(float %h, float %g, float 0x3CB06B3A60000000)
 %j = call float @llvm.fma.f32(float %i, float %g, float 0xBD30ADF260000000)
 %k = call float @llvm.fma.f32(float %j, float %g, float 0x3DA9AC3500000000)
 %l = call float @llvm.fma.f32(float %k, float %g, float 0xBE1C5A88A0000000)
 %m = call float @llvm.fma.f32(float %l, float %g, float 0x3E84C9BE60000000)
 %n = call float @llvm.fma.f32(float %m, float %g, float 0xBEE1ADB120000000)
 %o = call float @llvm.fma.f32(float %n, float %g, float 0x3F298EC1E0000000)
 %p = fsub float %c, 0x400EA75580000000
 %q = fsub float %p, 0xBE74A121E0000000
 %r = fadd float %c, 0x400EA75580000000
 %s = call float @llvm.nvvm.mul.rn.f(float %q, float %r)
 %t = call float @llvm.nvvm.mul.rn.f(float %o, float %s)
 %u = call float @llvm.nvvm.mul.rn.f(float %t, float %c)
 %v = fsub float %c, 0x401C0FF600000000
 %w = fsub float %v, 0xBE88971B60000000
 %x = fadd float %c, 0x401C0FF600000000
 %y = call float @llvm.nvvm.mul.rn.f(float %w, float %x)
 %z = call float @llvm.nvvm.mul.rn.f(float %u, float %y)
 br label %aa

f:
 %ab = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %c) #2
 %ac = call float @llvm.nvvm.mul.rn.f(float %ab, float %ab)
 %ad = call float @llvm.fma.f32(float 0xBFC65B26A0000000, float %ac, float 0x3FC7FC04E0000000)
 %ae = call float @llvm.fma.f32(float %ad, float %ac, float 0x3FF0000020000000)
 %af = call float @llvm.fma.f32(float 0x3FD4621280000000, float %ac, float 0xBFC4F381E0000000)
 %ag = call float @llvm.fma.f32(float %af, float %ac, float 0x3FD7FFFD00000000)
 %ah = call float @llvm.nvvm.mul.rn.f(float %ab, float %ag)
 %ai = call float @llvm.fma.f32(float %c, float 0x3FE45F3060000000, float 0x4168000000000000)
 %aj = bitcast float %ai to i32
 %ak = fsub float %ai, 0x4168000000000000
 %al = call float @llvm.fma.f32(float %ak, float 0xBFF921FB60000000, float %c)
 %am = call float @llvm.fma.f32(float %ak, float 0x3E6777A5C0000000, float %al)
 %an = call float @llvm.fma.f32(float %ak, float 0x3CDEE59DA0000000, float %am)
 %ao = call float @llvm.nvvm.fabs.f(float %c)
 %ap = fcmp ogt float %ao, 1.050000e+05
 br i1 %ap, label %aq, label %ar

aq:
 %as = call float @llvm.nvvm.fabs.f(float %c)
 %at = fcmp uge float %as, 0x7FF0000000000000
 br i1 %at, label %au, label %av

au:
 %aw = call float @llvm.nvvm.mul.rn.f(float %c, float 0.000000e+00)
 br label %ax

av:
 %ay = bitcast float %c to i32
 %az = and i32 %ay, 8388607
 %ba = or i32 %az, 8388608
 %bb = lshr i32 %ay, 23
 %bc = and i32 %bb, 255
 %bd = add nsw i32 %bc, -120
 %be = lshr i32 %bd, 5
 %bf = and i32 %bd, 31
 %bg = zext i32 %be to i64
 %bh = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @__internal_TWO_OVER_PI_F to ptr), i64 %bg
 %bi = load i32, ptr %bh, align 4
 %bj = getelementptr i8, ptr %bh, i64 4
 %bk = load i32, ptr %bj, align 4
 %bl = getelementptr i8, ptr %bh, i64 8
 %bm = load i32, ptr %bl, align 4
 %bn = getelementptr i8, ptr %bh, i64 12
 %bo = load i32, ptr %bn, align 4
 %bp = zext i32 %bi to i64
 %bq = shl i64 %bp, 32
 %br = zext i32 %bk to i64
 %bs = or i64 %bq, %br
 %bt = zext i32 %bf to i64
 %bu = shl i64 %bs, %bt
 %bv = lshr i64 %bu, 32
 %bw = trunc i64 %bv to i32
 %bx = shl i64 %br, 32
 %by = zext i32 %bm to i64
 %bz = or i64 %bx, %by
 %ca = shl i64 %bz, %bt
 %cb = lshr i64 %ca, 32
 %cc = shl i64 %by, 32
 %cd = zext i32 %bo to i64
 %ce = or i64 %cc, %cd
 %cf = shl i64 %ce, %bt
 %cg = lshr i64 %cf, 32
 %ch = trunc i64 %cg to i32
 %ci = zext i32 %ba to i64
 %cj = mul nuw nsw i64 %ci, %cb
 %ck = call i32 @llvm.nvvm.mulhi.ui(i32 %ba, i32 %ch)
 %cl = zext i32 %ck to i64
 %cm = add nuw nsw i64 %cj, %cl
 %cn = mul i32 %ba, %bw
 %co = zext i32 %cn to i64
 %cp = shl i64 %co, 32
 %cq = add i64 %cm, %cp
 %cr = lshr i64 %cq, 62
 %cs = trunc i64 %cr to i32
 %ct = lshr i64 %cq, 61
 %cu = and i64 %ct, 1
 %cv = trunc i64 %cu to i32
 %cw = add nuw nsw i32 %cs, %cv
 %cx = shl i64 %cq, 2
 %cy = sitofp i64 %cx to double
 %cz = call double @llvm.nvvm.mul.rn.d(double %cy, double 0x3BF921FB54442D18)
 %da = fptrunc double %cz to float
 %db = icmp slt i32 %ay, 0
 %dc = sub nsw i32 0, %cw
 %dd = select i1 %db, i32 %dc, i32 %cw
 %de = fneg float %da
 %df = select i1 %db, float %de, float %da
 br label %ar

ar:
 %dg = phi i32 [ %aj, %f ], [ %dd, %av ]
 %dh = phi float [ %an, %f ], [ %df, %av ]
 br label %ax

ax:
 %di = phi i32 [ %dg, %ar ], [ %aj, %au ]
 %dj = phi float [ %aw, %au ], [ %dh, %ar ]
 %dk = fcmp olt float %dj, 0.000000e+00
 %dl = select i1 %dk, float 0x3FE921FB60000000, float 0xBFE921FB60000000
 %dm = fadd float %dj, %dl
 %dn = fadd float %dm, %ah
 %do = call float @llvm.nvvm.mul.rn.f(float %ae, float 0x3FE9884540000000)
 %dp = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %c)
 %dq = call float @llvm.nvvm.mul.rn.f(float %do, float %dp)
 %dr = zext i1 %dk to i32
 %ds = sub nsw i32 %di, %dr
 %dt = and i32 %ds, 1
 %du = icmp ne i32 %dt, 0
 %dv = call float @llvm.nvvm.mul.rn.f(float %dn, float %dn)
 %dw = select i1 %du, float 1.000000e+00, float %dn
 %dx = select i1 %du, float 0x3EF99E80C0000000, float 0.000000e+00
 %dy = select i1 %du, float 0xBF56C0C280000000, float 0xBF29954000000000
 %dz = call float @llvm.fma.f32(float %dx, float %dv, float %dy)
 %ea = select i1 %du, float 0x3FA55554A0000000, float 0x3F81107780000000
 %eb = call float @llvm.fma.f32(float %dz, float %dv, float %ea)
 %ec = select i1 %du, float -5.000000e-01, float 0xBFC5555460000000
 %ed = call float @llvm.fma.f32(float %eb, float %dv, float %ec)
 %ee = call float @llvm.nvvm.mul.rn.f(float %dv, float %dw)
 %ef = call float @llvm.fma.f32(float %ee, float %ed, float %dw)
 %eg = and i32 %ds, 2
 %eh = icmp ne i32 %eg, 0
 %ei = fneg float %ef
 %ej = select i1 %eh, float %ei, float %ef
 %ek = call float @llvm.nvvm.mul.rn.f(float %dq, float %ej)
 br label %aa

aa:
 %el = phi float [ %z, %e ], [ %ek, %ax ]
 %em = fcmp oeq float %c, 0x7FF0000000000000
 %en = select i1 %em, float 0.000000e+00, float %el
 %eo = fcmp olt float %c, 0x3EB0000000000000
 br i1 %eo, label %ep, label %eq

ep:
 %er = call float @llvm.nvvm.mul.rn.f(float %c, float 5.000000e-01)
 br label %eq

eq:
 %es = phi float [ %en, %aa ], [ %er, %ep ]
 %et = bitcast float %a to i32
 %eu = icmp slt i32 %et, 0
 %ev = fneg float %es
 %ew = select i1 %eu, float %ev, float %es
 ret float %ew
}
define double @__nv_jn(i32 %a, double %b) alwaysinline mustprogress nounwind {
c:
 %d = icmp slt i32 %a, 0
 br i1 %d, label %e, label %f

f:
 %g = icmp eq i32 %a, 0
 br i1 %g, label %h, label %i

h:
 %j = call double @__nv_j0(double %b)
 br label %e

i:
 %k = icmp eq i32 %a, 1
 br i1 %k, label %l, label %m

l:
 %n = call double @__nv_j1(double %b)
 br label %e

m:
 %o = call double @llvm.nvvm.fabs.d(double %b)
 %p = fcmp oeq double %o, 0x7FF0000000000000
 br i1 %p, label %e, label %q

q:
 %r = sitofp i32 %a to double
 %s = fcmp ogt double %o, %r
 br i1 %s, label %t, label %u

t:
 %v = call double @__nv_j0(double %o)
 %w = call double @llvm.nvvm.fmin.d(double %o, double 0x7830000000000000)
 %x = call double @llvm.nvvm.rcp.approx.ftz.d(double %w)
 %y = fneg double %w
 %z = call double @llvm.fma.f64(double %y, double %x, double 1.000000e+00)
 %aa = call double @llvm.fma.f64(double %z, double %z, double %z)
 %ab = call double @llvm.fma.f64(double %aa, double %x, double %x)
 %ac = call double @llvm.nvvm.mul.rn.d(double 2.000000e+00, double %ab)
 %ad = call double @llvm.fma.f64(double %y, double %ac, double 2.000000e+00)
 %ae = call double @llvm.fma.f64(double %ad, double %ab, double %ac)
 %af = call double @__nv_j1(double %o)
 %ag = add nsw i32 %a, -1
 %ah = and i32 %ag, 3
 %ai = icmp ugt i32 %ag, 3
 %aj = icmp ne i32 %ah, 0
 br i1 %aj, label %ak, label %al

ak:
 %am = phi i32 [ %an, %ak ], [ %ah, %t ]
 %ao = phi double [ %ap, %ak ], [ %af, %t ]
 %aq = phi double [ %ao, %ak ], [ %v, %t ]
 %ar = phi double [ %as, %ak ], [ 1.000000e+00, %t ]
 %at = phi i32 [ %au, %ak ], [ %ag, %t ]
 %av = call double @llvm.nvvm.mul.rn.d(double %ar, double %ae)
 %aw = fneg double %aq
 %ap = call double @llvm.fma.f64(double %av, double %ao, double %aw)
 %as = fadd double %ar, 1.000000e+00
 %au = add nsw i32 %at, -1
 %an = add i32 %am, -1
 %ax = icmp ne i32 %an, 0
 br i1 %ax, label %ak, label %al, !llvm.loop !35

al:
 %ay = phi double [ undef, %t ], [ %ap, %ak ]
 %az = phi double [ %af, %t ], [ %ap, %ak ]
 %ba = phi double [ %v, %t ], [ %ao, %ak ]
 %bb = phi double [ 1.000000e+00, %t ], [ %as, %ak ]
 %bc = phi i32 [ %ag, %t ], [ %au, %ak ]
 br i1 %ai, label %bd, label %be

bd:
 %bf = phi double [ %bg, %bd ], [ %az, %al ]
 %bh = phi double [ %bi, %bd ], [ %ba, %al ]
 %bj = phi double [ %bk, %bd ], [ %bb, %al ]
 %bl = phi i32 [ %bm, %bd ], [ %bc, %al ]
 %bn = call double @llvm.nvvm.mul.rn.d(double %bj, double %ae)
 %bo = fneg double %bh
 %bp = call double @llvm.fma.f64(double %bn, double %bf, double %bo)
 %bq = fadd double %bj, 1.000000e+00
 %br = call double @llvm.nvvm.mul.rn.d(double %bq, double %ae)
 %bs = fneg double %bf
 %bt = call double @llvm.fma.f64(double %br, double %bp, double %bs)
 %bu = fadd double %bq, 1.000000e+00
 %bv = call double @llvm.nvvm.mul.rn.d(double %bu, double %ae)
 %bw = fneg double %bp
 %bi = call double @llvm.fma.f64(double %bv, double %bt, double %bw)
 %bx = fadd double %bu, 1.000000e+00
 %by = call double @llvm.nvvm.mul.rn.d(double %bx, double %ae)
 %bz = fneg double %bt
 %bg = call double @llvm.fma.f64(double %by, double %bi, double %bz)
 %bk = fadd double %bx, 1.000000e+00
 %bm = add nsw i32 %bl, -4
 %ca = icmp sgt i32 %bm, 0
 br i1 %ca, label %bd, label %be, !llvm.loop !36

u:
 %cb = fcmp olt double %o, 0x3E10000000000000
 br i1 %cb, label %cc, label %cd

cc:
 %ce = call double @llvm.nvvm.mul.rn.d(double %o, double 5.000000e-01)
 br label %cf

cf:
 %cg = phi double [ %ch, %cf ], [ 1.000000e+00, %cc ]
 %ci = phi i32 [ %cj, %cf ], [ 1, %cc ]
 %ck = sitofp i32 %ci to double
 %cl = call double @llvm.nvvm.rcp.approx.ftz.d(double %ck)
 %cm = fneg double %ck
 %cn = call double @llvm.fma.f64(double %cm, double %cl, double 1.000000e+00)
 %co = call double @llvm.fma.f64(double %cn, double %cn, double %cn)
 %cp = call double @llvm.fma.f64(double %co, double %cl, double %cl)
 %cq = call double @llvm.nvvm.mul.rn.d(double %ce, double %cp)
 %cr = call double @llvm.fma.f64(double %cm, double %cq, double %ce)
 %cs = call double @llvm.fma.f64(double %cr, double %cp, double %cq)
 %ch = call double @llvm.nvvm.mul.rn.d(double %cg, double %cs)
 %cj = add nuw nsw i32 %ci, 1
 %ct = icmp sle i32 %cj, %a
 %cu = fcmp une double %ch, 0.000000e+00
 %cv = select i1 %ct, i1 %cu, i1 false
 br i1 %cv, label %cf, label %cw, !llvm.loop !37

cd:
 %cx = call double @llvm.nvvm.rcp.approx.ftz.d(double %o)
 %cy = fneg double %o
 %cz = call double @llvm.fma.f64(double %cy, double %cx, double 1.000000e+00)
 %da = call double @llvm.fma.f64(double %cz, double %cz, double %cz)
 %db = call double @llvm.fma.f64(double %da, double %cx, double %cx)
 %dc = call double @llvm.nvvm.mul.rn.d(double 2.000000e+00, double %db)
 %dd = call double @llvm.fma.f64(double %cy, double %dc, double 2.000000e+00)
 %de = call double @llvm.fma.f64(double %dd, double %db, double %dc)
 %df = sitofp i32 %a to float
 %dg = call float @llvm.nvvm.mul.rn.f(float 1.200000e+01, float %df)
 %dh = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %dg)
 %di = call float @llvm.nvvm.mul.rn.f(float %dg, float %dh)
 %dj = fneg float %di
 %dk = call float @llvm.fma.f32(float %dj, float %di, float %dg)
 %dl = call float @llvm.nvvm.mul.rn.f(float 5.000000e-01, float %dh)
 %dm = call float @llvm.fma.f32(float %dk, float %dl, float %di)
 %dn = call i32 @llvm.nvvm.f2i.rz(float %dm)
 %do = add nsw i32 %a, %dn
 %dp = add nsw i32 %do, 8
 %dq = and i32 %dp, -2
 %dr = sitofp i32 %dq to double
 %ds = icmp sgt i32 %dq, 0
 br i1 %ds, label %dt, label %du

dt:
 %dv = add nsw i32 %dq, -1
 %dw = lshr i32 %dv, 1
 %dx = add nuw nsw i32 %dw, 1
 %dy = and i32 %dx, 3
 %dz = icmp ugt i32 %dx, 3
 %ea = icmp ne i32 %dy, 0
 br i1 %ea, label %eb, label %ec

eb:
 %ed = phi i32 [ %ee, %ef ], [ %dy, %dt ]
 %eg = phi double [ %eh, %ef ], [ 0.000000e+00, %dt ]
 %ei = phi double [ %ej, %ef ], [ 0x7B0000000000000, %dt ]
 %ek = phi double [ %el, %ef ], [ 0.000000e+00, %dt ]
 %em = phi double [ %en, %ef ], [ 0x7B0000000000000, %dt ]
 %eo = phi double [ %ep, %ef ], [ %dr, %dt ]
 %eq = phi i32 [ %er, %ef ], [ %dq, %dt ]
 %es = call double @llvm.nvvm.mul.rn.d(double %eo, double %de)
 %et = fneg double %eg
 %eu = call double @llvm.fma.f64(double %es, double %ei, double %et)
 %ev = add nsw i32 %eq, -1
 %ew = icmp eq i32 %ev, %a
 %ex = select i1 %ew, double %eu, double %ek
 %ey = fsub double %eo, 1.000000e+00
 %ez = call double @llvm.nvvm.mul.rn.d(double %ey, double %de)
 %fa = fneg double %ei
 %fb = call double @llvm.fma.f64(double %ez, double %eu, double %fa)
 %er = add nsw i32 %eq, -2
 %fc = icmp eq i32 %er, %a
 %fd = select i1 %fc, double %fb, double %ex
 %ep = fsub double %eo, 2.000000e+00
 %fe = icmp sgt i32 %eq, 2
 %ff = fadd double %em, %fb
 %fg = select i1 %fe, double %ff, double %em
 %fh = call i32 @llvm.nvvm.d2i.hi(double %fb)
 %fi = and i32 %fh, 2147483647
 %fj = icmp sgt i32 %fi, 1387266048
 br i1 %fj, label %fk, label %ef

fk:
 %fl = call double @llvm.nvvm.mul.rn.d(double %fb, double 0x1A70000000000000)
 %fm = call double @llvm.nvvm.mul.rn.d(double %eu, double 0x1A70000000000000)
 %fn = call double @llvm.nvvm.mul.rn.d(double %fd, double 0x1A70000000000000)
 %fo = call double @llvm.nvvm.mul.rn.d(double %fg, double 0x1A70000000000000)
 br label %ef

ef:
 %en = phi double [ %fg, %eb ], [ %fo, %fk ]
 %el = phi double [ %fd, %eb ], [ %fn, %fk ]
 %ej = phi double [ %fb, %eb ], [ %fl, %fk ]
 %eh = phi double [ %eu, %eb ], [ %fm, %fk ]
 %ee = add i32 %ed, -1
 %fp = icmp ne i32 %ee, 0
 br i1 %fp, label %eb, label %ec, !llvm.loop !38

ec:
 %fq = phi double [ undef, %dt ], [ %ej, %ef ]
 %fr = phi double [ undef, %dt ], [ %el, %ef ]
 %fs = phi double [ undef, %dt ], [ %en, %ef ]
 %ft = phi double [ 0.000000e+00, %dt ], [ %eh, %ef ]
 %fu = phi double [ 0x7B0000000000000, %dt ], [ %ej, %ef ]
 %fv = phi double [ 0.000000e+00, %dt ], [ %el, %ef ]
 %fw = phi double [ 0x7B0000000000000, %dt ], [ %en, %ef ]
 %fx = phi double [ %dr, %dt ], [ %ep, %ef ]
 %fy = phi i32 [ %dq, %dt ], [ %er, %ef ]
 br i1 %dz, label %fz, label %ga

fz:
 %gb = phi double [ %gc, %gd ], [ %ft, %ec ]
 %ge = phi double [ %gf, %gd ], [ %fu, %ec ]
 %gg = phi double [ %gh, %gd ], [ %fv, %ec ]
 %gi = phi double [ %gj, %gd ], [ %fw, %ec ]
 %gk = phi double [ %gl, %gd ], [ %fx, %ec ]
 %gm = phi i32 [ %gn, %gd ], [ %fy, %ec ]
 %go = call double @llvm.nvvm.mul.rn.d(double %gk, double %de)
 %gp = fneg double %gb
 %gq = call double @llvm.fma.f64(double %go, double %ge, double %gp)
 %gr = add nsw i32 %gm, -1
 %gs = icmp eq i32 %gr, %a
 %gt = select i1 %gs, double %gq, double %gg
 %gu = fsub double %gk, 1.000000e+00
 %gv = call double @llvm.nvvm.mul.rn.d(double %gu, double %de)
 %gw = fneg double %ge
 %gx = call double @llvm.fma.f64(double %gv, double %gq, double %gw)
 %gy = add nsw i32 %gm, -2
 %gz = icmp eq i32 %gy, %a
 %ha = select i1 %gz, double %gx, double %gt
 %hb = fsub double %gk, 2.000000e+00
 %hc = icmp sgt i32 %gm, 2
 %hd = fadd double %gi, %gx
 %he = select i1 %hc, double %hd, double %gi
 %hf = call i32 @llvm.nvvm.d2i.hi(double %gx)
 %hg = and i32 %hf, 2147483647
 %hh = icmp sgt i32 %hg, 1387266048
 br i1 %hh, label %hi, label %hj

hi:
 %hk = call double @llvm.nvvm.mul.rn.d(double %gx, double 0x1A70000000000000)
 %hl = call double @llvm.nvvm.mul.rn.d(double %gq, double 0x1A70000000000000)
 %hm = call double @llvm.nvvm.mul.rn.d(double %ha, double 0x1A70000000000000)
 %hn = call double @llvm.nvvm.mul.rn.d(double %he, double 0x1A70000000000000)
 br label %hj

hj:
 %ho = phi double [ %he, %fz ], [ %hn, %hi ]
 %hp = phi double [ %ha, %fz ], [ %hm, %hi ]
 %hq = phi double [ %gx, %fz ], [ %hk, %hi ]
 %hr = phi double [ %gq, %fz ], [ %hl, %hi ]
 %hs = call double @llvm.nvvm.mul.rn.d(double %hb, double %de)
 %ht = fneg double %hr
 %hu = call double @llvm.fma.f64(double %hs, double %hq, double %ht)
 %hv = add nsw i32 %gm, -3
 %hw = icmp eq i32 %hv, %a
 %hx = select i1 %hw, double %hu, double %hp
 %hy = fsub double %hb, 1.000000e+00
 %hz = call double @llvm.nvvm.mul.rn.d(double %hy, double %de)
 %ia = fneg double %hq
 %ib = call double @llvm.fma.f64(double %hz, double %hu, double %ia)
 %ic = add nsw i32 %gm, -4
 %id = icmp eq i32 %ic, %a
 %ie = select i1 %id, double %ib, double %hx
 %if = fsub double %hb, 2.000000e+00
 %ig = icmp sgt i32 %gy, 2
 %ih = fadd double %ho, %ib
 %ii = select i1 %ig, double %ih, double %ho
 %ij = call i32 @llvm.nvvm.d2i.hi(double %ib)
 %ik = and i32 %ij, 2147483647
 %il = icmp sgt i32 %ik, 1387266048
 br i1 %il, label %im, label %in

im:
 %io = call double @llvm.nvvm.mul.rn.d(double %ib, double 0x1A70000000000000)
 %ip = call double @llvm.nvvm.mul.rn.d(double %hu, double 0x1A70000000000000)
 %iq = call double @llvm.nvvm.mul.rn.d(double %ie, double 0x1A70000000000000)
 %ir = call double @llvm.nvvm.mul.rn.d(double %ii, double 0x1A70000000000000)
 br label %in

in:
 %is = phi double [ %ii, %hj ], [ %ir, %im ]
 %it = phi double [ %ie, %hj ], [ %iq, %im ]
 %iu = phi double [ %ib, %hj ], [ %io, %im ]
 %iv = phi double [ %hu, %hj ], [ %ip, %im ]
 %iw = call double @llvm.nvvm.mul.rn.d(double %if, double %de)
 %ix = fneg double %iv
 %iy = call double @llvm.fma.f64(double %iw, double %iu, double %ix)
 %iz = add nsw i32 %gm, -5
 %ja = icmp eq i32 %iz, %a
 %jb = select i1 %ja, double %iy, double %it
 %jc = fsub double %if, 1.000000e+00
 %jd = call double @llvm.nvvm.mul.rn.d(double %jc, double %de)
 %je = fneg double %iu
 %jf = call double @llvm.fma.f64(double %jd, double %iy, double %je)
 %jg = add nsw i32 %gm, -6
 %jh = icmp eq i32 %jg, %a
 %ji = select i1 %jh, double %jf, double %jb
 %jj = fsub double %if, 2.000000e+00
 %jk = icmp sgt i32 %ic, 2
 %jl = fadd double %is, %jf
 %jm = select i1 %jk, double %jl, double %is
 %jn = call i32 @llvm.nvvm.d2i.hi(double %jf)
 %jo = and i32 %jn, 2147483647
 %jp = icmp sgt i32 %jo, 1387266048
 br i1 %jp, label %jq, label %jr

jq:
 %js = call double @llvm.nvvm.mul.rn.d(double %jf, double 0x1A70000000000000)
 %jt = call double @llvm.nvvm.mul.rn.d(double %iy, double 0x1A70000000000000)
 %ju = call double @llvm.nvvm.mul.rn.d(double %ji, double 0x1A70000000000000)
 %jv = call double @llvm.nvvm.mul.rn.d(double %jm, double 0x1A70000000000000)
 br label %jr

jr:
 %jw = phi double [ %jm, %in ], [ %jv, %jq ]
 %jx = phi double [ %ji, %in ], [ %ju, %jq ]
 %jy = phi double [ %jf, %in ], [ %js, %jq ]
 %jz = phi double [ %iy, %in ], [ %jt, %jq ]
 %ka = call double @llvm.nvvm.mul.rn.d(double %jj, double %de)
 %kb = fneg double %jz
 %kc = call double @llvm.fma.f64(double %ka, double %jy, double %kb)
 %kd = add nsw i32 %gm, -7
 %ke = icmp eq i32 %kd, %a
 %kf = select i1 %ke, double %kc, double %jx
 %kg = fsub double %jj, 1.000000e+00
 %kh = call double @llvm.nvvm.mul.rn.d(double %kg, double %de)
 %ki = fneg double %jy
 %kj = call double @llvm.fma.f64(double %kh, double %kc, double %ki)
 %gn = add nsw i32 %gm, -8
 %kk = icmp eq i32 %gn, %a
 %kl = select i1 %kk, double %kj, double %kf
 %gl = fsub double %jj, 2.000000e+00
 %km = icmp sgt i32 %jg, 2
 %kn = fadd double %jw, %kj
 %ko = select i1 %km, double %kn, double %jw
 %kp = call i32 @llvm.nvvm.d2i.hi(double %kj)
 %kq = and i32 %kp, 2147483647
 %kr = icmp sgt i32 %kq, 1387266048
 br i1 %kr, label %ks, label %gd

ks:
 %kt = call double @llvm.nvvm.mul.rn.d(double %kj, double 0x1A70000000000000)
 %ku = call double @llvm.nvvm.mul.rn.d(double %kc, double 0x1A70000000000000)
 %kv = call double @llvm.nvvm.mul.rn.d(double %kl, double 0x1A70000000000000)
 %kw = call double @llvm.nvvm.mul.rn.d(double %ko, double 0x1A70000000000000)
 br label %gd

gd:
 %gj = phi double [ %ko, %jr ], [ %kw, %ks ]
 %gh = phi double [ %kl, %jr ], [ %kv, %ks ]
 %gf = phi double [ %kj, %jr ], [ %kt, %ks ]
 %gc = phi double [ %kc, %jr ], [ %ku, %ks ]
 %kx = icmp sgt i32 %gn, 0
 br i1 %kx, label %fz, label %ga, !llvm.loop !39

ga:
 %ky = phi double [ %fq, %ec ], [ %gf, %gd ]
 %kz = phi double [ %fr, %ec ], [ %gh, %gd ]
 %la = phi double [ %fs, %ec ], [ %gj, %gd ]
 br label %du

du:
 %lb = phi double [ 0x7B0000000000000, %cd ], [ %ky, %ga ]
 %lc = phi double [ 0.000000e+00, %cd ], [ %kz, %ga ]
 %ld = phi double [ 0x7B0000000000000, %cd ], [ %la, %ga ]
 %le = call double @llvm.fma.f64(double 2.000000e+00, double %ld, double %lb)
 %lf = call double @llvm.nvvm.rcp.approx.ftz.d(double %le)
 %lg = fneg double %le
 %lh = call double @llvm.fma.f64(double %lg, double %lf, double 1.000000e+00)
 %li = call double @llvm.fma.f64(double %lh, double %lh, double %lh)
 %lj = call double @llvm.fma.f64(double %li, double %lf, double %lf)
 %lk = call double @llvm.nvvm.mul.rn.d(double %lc, double %lj)
 %ll = call double @llvm.fma.f64(double %lg, double %lk, double %lc)
 %lm = call double @llvm.fma.f64(double %ll, double %lj, double %lk)
 br label %cw

be:
 %ln = phi double [ %ay, %al ], [ %bg, %bd ]
 br label %cw

cw:
 %lo = phi double [ %lm, %du ], [ %ln, %be ], [ %ch, %cf ]
 %lp = fcmp une double %b, %b
 br i1 %lp, label %lq, label %lr

lq:
 %ls = fadd double %b, %b
 br label %e

lr:
 %lt = and i32 %a, 1
 %lu = icmp ne i32 %lt, 0
 %lv = fcmp olt double %b, 0.000000e+00
 %lw = select i1 %lu, i1 %lv, i1 false
 %lx = fneg double %lo
 %ly = select i1 %lw, double %lx, double %lo
 br label %e

e:
 %lz = phi double [ 0xFFF8000000000000, %c ], [ %j, %h ], [ %n, %l ], [ 0.000000e+00, %m ], [ %ls, %lq ], [ %ly, %lr ]
 ret double %lz
}
define float @__nv_jnf(i32 %a, float %b) alwaysinline mustprogress nounwind {
c:
 %d = icmp slt i32 %a, 0
 br i1 %d, label %e, label %f

f:
 %g = icmp eq i32 %a, 0
 br i1 %g, label %h, label %i

h:
 %j = call float @__nv_j0f(float %b)
 br label %e

i:
 %k = icmp eq i32 %a, 1
 br i1 %k, label %l, label %m

l:
 %n = call float @__nv_j1f(float %b)
 br label %e

m:
 %o = call float @llvm.nvvm.fabs.f(float %b)
 %p = fcmp oeq float %o, 0x7FF0000000000000
 br i1 %p, label %e, label %q

q:
 %r = sitofp i32 %a to float
 %s = fcmp ogt float %o, %r
 br i1 %s, label %t, label %u

t:
 %v = call float @__nv_j0f(float %o)
 %w = call float @llvm.nvvm.fmin.f(float %o, float 0x4630000000000000)
 %x = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %w) #2
 %y = call float @llvm.nvvm.mul.rn.f(float 2.000000e+00, float %x)
 %z = fneg float %w
 %aa = call float @llvm.fma.f32(float %z, float %y, float 2.000000e+00)
 %ab = call float @llvm.fma.f32(float %aa, float %x, float %y)
 %ac = call float @__nv_j1f(float %o)
 %ad = add nsw i32 %a, -1
 %ae = and i32 %ad, 3
 %af = icmp ugt i32 %ad, 3
 %ag = icmp ne i32 %ae, 0
 br i1 %ag, label %ah, label %ai

ah:
 %aj = phi i32 [ %ak, %ah ], [ %ae, %t ]
 %al = phi float [ %am, %ah ], [ %ac, %t ]
 %an = phi float [ %al, %ah ], [ %v, %t ]
 %ao = phi float [ %ap, %ah ], [ 1.000000e+00, %t ]
 %aq = phi i32 [ %ar, %ah ], [ %ad, %t ]
 %as = call float @llvm.nvvm.mul.rn.f(float %ao, float %ab)
 %at = fneg float %an
 %am = call float @llvm.fma.f32(float %as, float %al, float %at)
 %ap = fadd float %ao, 1.000000e+00
 %ar = add nsw i32 %aq, -1
 %ak = add i32 %aj, -1
 %au = icmp ne i32 %ak, 0
 br i1 %au, label %ah, label %ai, !llvm.loop !30

ai:
 %av = phi float [ undef, %t ], [ %am, %ah ]
 %aw = phi float [ %ac, %t ], [ %am, %ah ]
 %ax = phi float [ %v, %t ], [ %al, %ah ]
 %ay = phi float [ 1.000000e+00, %t ], [ %ap, %ah ]
 %az = phi i32 [ %ad, %t ], [ %ar, %ah ]
 br i1 %af, label %ba, label %bb

ba:
 %bc = phi float [ %bd, %ba ], [ %aw, %ai ]
 %be = phi float [ %bf, %ba ], [ %ax, %ai ]
 %bg = phi float [ %bh, %ba ], [ %ay, %ai ]
 %bi = phi i32 [ %bj, %ba ], [ %az, %ai ]
 %bk = call float @llvm.nvvm.mul.rn.f(float %bg, float %ab)
 %bl = fneg float %be
 %bm = call float @llvm.fma.f32(float %bk, float %bc, float %bl)
 %bn = fadd float %bg, 1.000000e+00
 %bo = call float @llvm.nvvm.mul.rn.f(float %bn, float %ab)
 %bp = fneg float %bc
 %bq = call float @llvm.fma.f32(float %bo, float %bm, float %bp)
 %br = fadd float %bn, 1.000000e+00
 %bs = call float @llvm.nvvm.mul.rn.f(float %br, float %ab)
 %bt = fneg float %bm
 %bf = call float @llvm.fma.f32(float %bs, float %bq, float %bt)
 %bu = fadd float %br, 1.000000e+00
 %bv = call float @llvm.nvvm.mul.rn.f(float %bu, float %ab)
 %bw = fneg float %bq
 %bd = call float @llvm.fma.f32(float %bv, float %bf, float %bw)
 %bh = fadd float %bu, 1.000000e+00
 %bj = add nsw i32 %bi, -4
 %bx = icmp sgt i32 %bj, 0
 br i1 %bx, label %ba, label %bb, !llvm.loop !31

u:
 %by = fcmp olt float %o, 0x3F20000000000000
 br i1 %by, label %bz, label %ca

bz:
 %cb = call float @llvm.nvvm.mul.rn.f(float %o, float 5.000000e-01)
 br label %cc

cc:
 %cd = phi float [ %ce, %cc ], [ 1.000000e+00, %bz ]
 %cf = phi i32 [ %cg, %cc ], [ 1, %bz ]
 %ch = sitofp i32 %cf to float
 %ci = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %ch) #2
 %cj = call float @llvm.nvvm.mul.rn.f(float %cb, float %ci)
 %ck = fneg float %ch
 %cl = call float @llvm.fma.f32(float %ck, float %cj, float %cb)
 %cm = call float @llvm.fma.f32(float %cl, float %ci, float %cj)
 %ce = call float @llvm.nvvm.mul.rn.f(float %cd, float %cm)
 %cg = add nuw nsw i32 %cf, 1
 %cn = icmp sle i32 %cg, %a
 %co = fcmp une float %ce, 0.000000e+00
 %cp = select i1 %cn, i1 %co, i1 false
 br i1 %cp, label %cc, label %cq, !llvm.loop !32

ca:
 %cr = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %o) #2
 %cs = call float @llvm.nvvm.mul.rn.f(float 2.000000e+00, float %cr)
 %ct = fneg float %o
 %cu = call float @llvm.fma.f32(float %ct, float %cs, float 2.000000e+00)
 %cv = call float @llvm.fma.f32(float %cu, float %cr, float %cs)
 %cw = call float @llvm.nvvm.mul.rn.f(float 6.000000e+00, float %r)
 %cx = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %cw)
 %cy = call float @llvm.nvvm.mul.rn.f(float %cw, float %cx)
 %cz = fneg float %cy
 %da = call float @llvm.fma.f32(float %cz, float %cy, float %cw)
 %db = call float @llvm.nvvm.mul.rn.f(float 5.000000e-01, float %cx)
 %dc = call float @llvm.fma.f32(float %da, float %db, float %cy)
 %dd = call i32 @llvm.nvvm.f2i.rz(float %dc)
 %de = add nsw i32 %a, %dd
 %df = add nsw i32 %de, 4
 %dg = and i32 %df, -2
 %dh = sitofp i32 %dg to float
 %di = icmp sgt i32 %dg, 0
 br i1 %di, label %dj, label %dk

dj:
 %dl = add nsw i32 %dg, -1
 %dm = lshr i32 %dl, 1
 %dn = add nuw nsw i32 %dm, 1
 %do = and i32 %dn, 3
 %dp = icmp ugt i32 %dn, 3
 %dq = icmp ne i32 %do, 0
 br i1 %dq, label %dr, label %ds

dr:
 %dt = phi i32 [ %du, %dv ], [ %do, %dj ]
 %dw = phi float [ %dx, %dv ], [ 0.000000e+00, %dj ]
 %dy = phi float [ %dz, %dv ], [ 0x39B0000000000000, %dj ]
 %ea = phi float [ %eb, %dv ], [ 0.000000e+00, %dj ]
 %ec = phi float [ %ed, %dv ], [ 0x39B0000000000000, %dj ]
 %ee = phi float [ %ef, %dv ], [ %dh, %dj ]
 %eg = phi i32 [ %eh, %dv ], [ %dg, %dj ]
 %ei = call float @llvm.nvvm.mul.rn.f(float %ee, float %cv)
 %ej = fneg float %dw
 %ek = call float @llvm.fma.f32(float %ei, float %dy, float %ej)
 %el = add nsw i32 %eg, -1
 %em = icmp eq i32 %el, %a
 %en = select i1 %em, float %ek, float %ea
 %eo = fsub float %ee, 1.000000e+00
 %ep = call float @llvm.nvvm.mul.rn.f(float %eo, float %cv)
 %eq = fneg float %dy
 %er = call float @llvm.fma.f32(float %ep, float %ek, float %eq)
 %eh = add nsw i32 %eg, -2
 %es = icmp eq i32 %eh, %a
 %et = select i1 %es, float %er, float %en
 %ef = fsub float %ee, 2.000000e+00
 %eu = icmp sgt i32 %eg, 2
 %ev = fadd float %ec, %er
 %ew = select i1 %eu, float %ev, float %ec
 %ex = call float @llvm.nvvm.fabs.f(float %er)
 %ey = fcmp ogt float %ex, 1.000000e+00
 br i1 %ey, label %ez, label %dv

ez:
 %fa = call float @llvm.nvvm.mul.rn.f(float %er, float 0x3AF0000000000000)
 %fb = call float @llvm.nvvm.mul.rn.f(float %ek, float 0x3AF0000000000000)
 %fc = call float @llvm.nvvm.mul.rn.f(float %et, float 0x3AF0000000000000)
 %fd = call float @llvm.nvvm.mul.rn.f(float %ew, float 0x3AF0000000000000)
 br label %dv

dv:
 %ed = phi float [ %ew, %dr ], [ %fd, %ez ]
 %eb = phi float [ %et, %dr ], [ %fc, %ez ]
 %dz = phi float [ %er, %dr ], [ %fa, %ez ]
 %dx = phi float [ %ek, %dr ], [ %fb, %ez ]
 %du = add i32 %dt, -1
 %fe = icmp ne i32 %du, 0
 br i1 %fe, label %dr, label %ds, !llvm.loop !33

ds:
 %ff = phi float [ undef, %dj ], [ %dz, %dv ]
 %fg = phi float [ undef, %dj ], [ %eb, %dv ]
 %fh = phi float [ undef, %dj ], [ %ed, %dv ]
 %fi = phi float [ 0.000000e+00, %dj ], [ %dx, %dv ]
 %fj = phi float [ 0x39B0000000000000, %dj ], [ %dz, %dv ]
 %fk = phi float [ 0.000000e+00, %dj ], [ %eb, %dv ]
 %fl = phi float [ 0x39B0000000000000, %dj ], [ %ed, %dv ]
 %fm = phi float [ %dh, %dj ], [ %ef, %dv ]
 %fn = phi i32 [ %dg, %dj ], [ %eh, %dv ]
 br i1 %dp, label %fo, label %fp

fo:
 %fq = phi float [ %fr, %fs ], [ %fi, %ds ]
 %ft = phi float [ %fu, %fs ], [ %fj, %ds ]
 %fv = phi float [ %fw, %fs ], [ %fk, %ds ]
 %fx = phi float [ %fy, %fs ], [ %fl, %ds ]
 %fz = phi float [ %ga, %fs ], [ %fm, %ds ]
 %gb = phi i32 [ %gc, %fs ], [ %fn, %ds ]
 %gd = call float @llvm.nvvm.mul.rn.f(float %fz, float %cv)
 %ge = fneg float %fq
 %gf = call float @llvm.fma.f32(float %gd, float %ft, float %ge)
 %gg = add nsw i32 %gb, -1
 %gh = icmp eq i32 %gg, %a
 %gi = select i1 %gh, float %gf, float %fv
 %gj = fsub float %fz, 1.000000e+00
 %gk = call float @llvm.nvvm.mul.rn.f(float %gj, float %cv)
 %gl = fneg float %ft
 %gm = call float @llvm.fma.f32(float %gk, float %gf, float %gl)
 %gn = add nsw i32 %gb, -2
 %go = icmp eq i32 %gn, %a
 %gp = select i1 %go, float %gm, float %gi
 %gq = fsub float %fz, 2.000000e+00
 %gr = icmp sgt i32 %gb, 2
 %gs = fadd float %fx, %gm
 %gt = select i1 %gr, float %gs, float %fx
 %gu = call float @llvm.nvvm.fabs.f(float %gm)
 %gv = fcmp ogt float %gu, 1.000000e+00
 br i1 %gv, label %gw, label %gx

gw:
 %gy = call float @llvm.nvvm.mul.rn.f(float %gm, float 0x3AF0000000000000)
 %gz = call float @llvm.nvvm.mul.rn.f(float %gf, float 0x3AF0000000000000)
 %ha = call float @llvm.nvvm.mul.rn.f(float %gp, float 0x3AF0000000000000)
 %hb = call float @llvm.nvvm.mul.rn.f(float %gt, float 0x3AF0000000000000)
 br label %gx

gx:
 %hc = phi float [ %gt, %fo ], [ %hb, %gw ]
 %hd = phi float [ %gp, %fo ], [ %ha, %gw ]
 %he = phi float [ %gm, %fo ], [ %gy, %gw ]
 %hf = phi float [ %gf, %fo ], [ %gz, %gw ]
 %hg = call float @llvm.nvvm.mul.rn.f(float %gq, float %cv)
 %hh = fneg float %hf
 %hi = call float @llvm.fma.f32(float %hg, float %he, float %hh)
 %hj = add nsw i32 %gb, -3
 %hk = icmp eq i32 %hj, %a
 %hl = select i1 %hk, float %hi, float %hd
 %hm = fsub float %gq, 1.000000e+00
 %hn = call float @llvm.nvvm.mul.rn.f(float %hm, float %cv)
 %ho = fneg float %he
 %hp = call float @llvm.fma.f32(float %hn, float %hi, float %ho)
 %hq = add nsw i32 %gb, -4
 %hr = icmp eq i32 %hq, %a
 %hs = select i1 %hr, float %hp, float %hl
 %ht = fsub float %gq, 2.000000e+00
 %hu = icmp sgt i32 %gn, 2
 %hv = fadd float %hc, %hp
 %hw = select i1 %hu, float %hv, float %hc
 %hx = call float @llvm.nvvm.fabs.f(float %hp)
 %hy = fcmp ogt float %hx, 1.000000e+00
 br i1 %hy, label %hz, label %ia

hz:
 %ib = call float @llvm.nvvm.mul.rn.f(float %hp, float 0x3AF0000000000000)
 %ic = call float @llvm.nvvm.mul.rn.f(float %hi, float 0x3AF0000000000000)
 %id = call float @llvm.nvvm.mul.rn.f(float %hs, float 0x3AF0000000000000)
 %ie = call float @llvm.nvvm.mul.rn.f(float %hw, float 0x3AF0000000000000)
 br label %ia

ia:
 %if = phi float [ %hw, %gx ], [ %ie, %hz ]
 %ig = phi float [ %hs, %gx ], [ %id, %hz ]
 %ih = phi float [ %hp, %gx ], [ %ib, %hz ]
 %ii = phi float [ %hi, %gx ], [ %ic, %hz ]
 %ij = call float @llvm.nvvm.mul.rn.f(float %ht, float %cv)
 %ik = fneg float %ii
 %il = call float @llvm.fma.f32(float %ij, float %ih, float %ik)
 %im = add nsw i32 %gb, -5
 %in = icmp eq i32 %im, %a
 %io = select i1 %in, float %il, float %ig
 %ip = fsub float %ht, 1.000000e+00
 %iq = call float @llvm.nvvm.mul.rn.f(float %ip, float %cv)
 %ir = fneg float %ih
 %is = call float @llvm.fma.f32(float %iq, float %il, float %ir)
 %it = add nsw i32 %gb, -6
 %iu = icmp eq i32 %it, %a
 %iv = select i1 %iu, float %is, float %io
 %iw = fsub float %ht, 2.000000e+00
 %ix = icmp sgt i32 %hq, 2
 %iy = fadd float %if, %is
 %iz = select i1 %ix, float %iy, float %if
 %ja = call float @llvm.nvvm.fabs.f(float %is)
 %jb = fcmp ogt float %ja, 1.000000e+00
 br i1 %jb, label %jc, label %jd

jc:
 %je = call float @llvm.nvvm.mul.rn.f(float %is, float 0x3AF0000000000000)
 %jf = call float @llvm.nvvm.mul.rn.f(float %il, float 0x3AF0000000000000)
 %jg = call float @llvm.nvvm.mul.rn.f(float %iv, float 0x3AF0000000000000)
 %jh = call float @llvm.nvvm.mul.rn.f(float %iz, float 0x3AF0000000000000)
 br label %jd

jd:
 %ji = phi float [ %iz, %ia ], [ %jh, %jc ]
 %jj = phi float [ %iv, %ia ], [ %jg, %jc ]
 %jk = phi float [ %is, %ia ], [ %je, %jc ]
 %jl = phi float [ %il, %ia ], [ %jf, %jc ]
 %jm = call float @llvm.nvvm.mul.rn.f(float %iw, float %cv)
 %jn = fneg float %jl
 %jo = call float @llvm.fma.f32(float %jm, float %jk, float %jn)
 %jp = add nsw i32 %gb, -7
 %jq = icmp eq i32 %jp, %a
 %jr = select i1 %jq, float %jo, float %jj
 %js = fsub float %iw, 1.000000e+00
 %jt = call float @llvm.nvvm.mul.rn.f(float %js, float %cv)
 %ju = fneg float %jk
 %jv = call float @llvm.fma.f32(float %jt, float %jo, float %ju)
 %gc = add nsw i32 %gb, -8
 %jw = icmp eq i32 %gc, %a
 %jx = select i1 %jw, float %jv, float %jr
 %ga = fsub float %iw, 2.000000e+00
 %jy = icmp sgt i32 %it, 2
 %jz = fadd float %ji, %jv
 %ka = select i1 %jy, float %jz, float %ji
 %kb = call float @llvm.nvvm.fabs.f(float %jv)
 %kc = fcmp ogt float %kb, 1.000000e+00
 br i1 %kc, label %kd, label %fs

kd:
 %ke = call float @llvm.nvvm.mul.rn.f(float %jv, float 0x3AF0000000000000)
 %kf = call float @llvm.nvvm.mul.rn.f(float %jo, float 0x3AF0000000000000)
 %kg = call float @llvm.nvvm.mul.rn.f(float %jx, float 0x3AF0000000000000)
 %kh = call float @llvm.nvvm.mul.rn.f(float %ka, float 0x3AF0000000000000)
 br label %fs

fs:
 %fy = phi float [ %ka, %jd ], [ %kh, %kd ]
 %fw = phi float [ %jx, %jd ], [ %kg, %kd ]
 %fu = phi float [ %jv, %jd ], [ %ke, %kd ]
 %fr = phi float [ %jo, %jd ], [ %kf, %kd ]
 %ki = icmp sgt i32 %gc, 0
 br i1 %ki, label %fo, label %fp, !llvm.loop !34

fp:
 %kj = phi float [ %ff, %ds ], [ %fu, %fs ]
 %kk = phi float [ %fg, %ds ], [ %fw, %fs ]
 %kl = phi float [ %fh, %ds ], [ %fy, %fs ]
 br label %dk

dk:
 %km = phi float [ 0x39B0000000000000, %ca ], [ %kj, %fp ]
 %kn = phi float [ 0.000000e+00, %ca ], [ %kk, %fp ]
 %ko = phi float [ 0x39B0000000000000, %ca ], [ %kl, %fp ]
 %kp = call float @llvm.fma.f32(float 2.000000e+00, float %ko, float %km)
 %kq = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %kp) #2
 %kr = call float @llvm.nvvm.mul.rn.f(float %kn, float %kq)
 %ks = fneg float %kp
 %kt = call float @llvm.fma.f32(float %ks, float %kr, float %kn)
 %ku = call float @llvm.fma.f32(float %kt, float %kq, float %kr)
 br label %cq

bb:
 %kv = phi float [ %av, %ai ], [ %bd, %ba ]
 br label %cq

cq:
 %kw = phi float [ %ku, %dk ], [ %kv, %bb ], [ %ce, %cc ]
 %kx = fcmp une float %b, %b
 br i1 %kx, label %ky, label %kz

ky:
 %la = fadd float %b, %b
 br label %e

kz:
 %lb = and i32 %a, 1
 %lc = icmp ne i32 %lb, 0
 %ld = fcmp olt float %b, 0.000000e+00
 %le = select i1 %lc, i1 %ld, i1 false
 %lf = fneg float %kw
 %lg = select i1 %le, float %lf, float %kw
 br label %e

e:
 %lh = phi float [ 0x7FFFFFFFE0000000, %c ], [ %j, %h ], [ %n, %l ], [ 0.000000e+00, %m ], [ %la, %ky ], [ %lg, %kz ]
 ret float %lh
}
define double @__nv_ldexp(double %a, i32 %b) alwaysinline mustprogress nounwind {
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
 %o = lshr i32 %j, 20
 %p = select i1 %e, i32 1077, i32 1023
 %q = sub nsw i32 %o, %p
 %r = icmp slt i32 %b, -3000
 %s = select i1 %r, i32 -3000, i32 %b
 %t = icmp sgt i32 %s, 3000
 %u = select i1 %t, i32 3000, i32 %s
 %v = add nsw i32 %q, %u
 %w = icmp slt i32 %v, -1022
 %x = icmp slt i32 %v, -1100
 %y = select i1 %x, i32 -1100, i32 %v
 %z = add nsw i32 %y, 128
 %aa = select i1 %w, i32 %z, i32 %v
 %ab = call i32 @llvm.nvvm.d2i.hi(double %n)
 %ac = shl i32 %aa, 20
 %ad = add nsw i32 %ab, %ac
 %ae = call i32 @llvm.nvvm.d2i.lo(double %n)
 %af = call double @llvm.nvvm.lohi.i2d(i32 %ae, i32 %ad)
 br i1 %w, label %ag, label %ah

ag:
 %ai = call double @llvm.nvvm.mul.rn.d(double %af, double 0x37F0000000000000)
 br label %ah

ah:
 %aj = phi double [ %af, %g ], [ %ai, %ag ]
 %ak = icmp sgt i32 %v, 1023
 %al = select i1 %ak, double 0x7FF0000000000000, double %aj
 %am = fcmp ogt double %d, 0.000000e+00
 %an = fcmp olt double %d, 0x7FF0000000000000
 %ao = select i1 %am, i1 %an, i1 false
 %ap = bitcast double %al to i64
 %aq = and i64 %ap, 9223372036854775807
 %ar = bitcast double %a to i64
 %as = and i64 %ar, -9223372036854775808
 %at = or i64 %aq, %as
 %au = bitcast i64 %at to double
 %av = fadd double %a, %a
 %aw = select i1 %ao, double %au, double %av
 ret double %aw
}
define float @__nv_ldexpf(float %a, i32 %b) alwaysinline mustprogress nounwind {
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
 %p = icmp slt i32 %b, -400
 %q = select i1 %p, i32 -400, i32 %b
 %r = icmp sgt i32 %q, 400
 %s = select i1 %r, i32 400, i32 %q
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
define double @__nv_lgamma(double %a) alwaysinline mustprogress nounwind {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp olt double %c, 5.000000e-01
 br i1 %d, label %e, label %f

e:
 %g = call double @llvm.fma.f64(double 0xBE88568C7E80E56F, double %c, double 0xBE872A8E1F049E43)
 %h = call double @llvm.fma.f64(double %g, double %c, double 0xBE70D992A4AE367C)
 %i = call double @llvm.fma.f64(double %h, double %c, double 0x3E9DA2484D6E6C68)
 %j = call double @llvm.fma.f64(double %i, double %c, double 0xBE995B7CB4A4460E)
 %k = call double @llvm.fma.f64(double %j, double %c, double 0x3EACF3DCC44C496D)
 %l = call double @llvm.fma.f64(double %k, double %c, double 0xBEC187637B90B9A5)
 %m = call double @llvm.fma.f64(double %l, double %c, double 0x3ED26C9F919DAB70)
 %n = call double @llvm.fma.f64(double %m, double %c, double 0xBEE3C3E57D005170)
 %o = call double @llvm.fma.f64(double %n, double %c, double 0x3EF58076DF5B2EE0)
 %p = call double @llvm.fma.f64(double %o, double %c, double 0xBF078E350F5FA404)
 %q = call double @llvm.fma.f64(double %p, double %c, double 0x3F1A127ACE933F76)
 %r = call double @llvm.fma.f64(double %q, double %c, double 0xBF2D3FD3067E2635)
 %s = call double @llvm.fma.f64(double %r, double %c, double 0x3F40B36AFE9D8E9B)
 %t = call double @llvm.fma.f64(double %s, double %c, double 0xBF538AC5C56AA45D)
 %u = call double @llvm.fma.f64(double %t, double %c, double 0x3F67ADD6EAC29476)
 %v = call double @llvm.fma.f64(double %u, double %c, double 0xBF7E404FC21540E0)
 %w = call double @llvm.fma.f64(double %v, double %c, double 0x3F951322AC7D9513)
 %x = call double @llvm.fma.f64(double %w, double %c, double 0xBFB13E001A55765A)
 %y = call double @llvm.fma.f64(double %x, double %c, double 0x3FD4A34CC4A60FA5)
 %z = call double @llvm.fma.f64(double %y, double %c, double 0x3FDB0EE6072093CE)
 %aa = fadd double %c, 1.000000e+00
 %ab = call double @llvm.nvvm.mul.rn.d(double %c, double %aa)
 %ac = call double @__nv_log(double %ab)
 %ad = fneg double %ac
 %ae = call double @llvm.fma.f64(double %c, double %z, double %ad)
 br label %af

f:
 %ag = fcmp olt double %c, 1.250000e+00
 br i1 %ag, label %ah, label %ai

ah:
 %aj = fsub double %c, 1.000000e+00
 %ak = call double @llvm.fma.f64(double 0xBE88568C7E80E56F, double %aj, double 0xBE872A8E1F049E43)
 %al = call double @llvm.fma.f64(double %ak, double %aj, double 0xBE70D992A4AE367C)
 %am = call double @llvm.fma.f64(double %al, double %aj, double 0x3E9DA2484D6E6C68)
 %an = call double @llvm.fma.f64(double %am, double %aj, double 0xBE995B7CB4A4460E)
 %ao = call double @llvm.fma.f64(double %an, double %aj, double 0x3EACF3DCC44C496D)
 %ap = call double @llvm.fma.f64(double %ao, double %aj, double 0xBEC187637B90B9A5)
 %aq = call double @llvm.fma.f64(double %ap, double %aj, double 0x3ED26C9F919DAB70)
 %ar = call double @llvm.fma.f64(double %aq, double %aj, double 0xBEE3C3E57D005170)
 %as = call double @llvm.fma.f64(double %ar, double %aj, double 0x3EF58076DF5B2EE0)
 %at = call double @llvm.fma.f64(double %as, double %aj, double 0xBF078E350F5FA404)
 %au = call double @llvm.fma.f64(double %at, double %aj, double 0x3F1A127ACE933F76)
 %av = call double @llvm.fma.f64(double %au, double %aj, double 0xBF2D3FD3067E2635)
 %aw = call double @llvm.fma.f64(double %av, double %aj, double 0x3F40B36AFE9D8E9B)
 %ax = call double @llvm.fma.f64(double %aw, double %aj, double 0xBF538AC5C56AA45D)
 %ay = call double @llvm.fma.f64(double %ax, double %aj, double 0x3F67ADD6EAC29476)
 %az = call double @llvm.fma.f64(double %ay, double %aj, double 0xBF7E404FC21540E0)
 %ba = call double @llvm.fma.f64(double %az, double %aj, double 0x3F951322AC7D9513)
 %bb = call double @llvm.fma.f64(double %ba, double %aj, double 0xBFB13E001A55765A)
 %bc = call double @llvm.fma.f64(double %bb, double %aj, double 0x3FD4A34CC4A60FA5)
 %bd = call double @llvm.fma.f64(double %bc, double %aj, double 0x3FDB0EE6072093CE)
 %be = call double @__nv_log1p(double %aj)
 %bf = fneg double %be
 %bg = call double @llvm.fma.f64(double %aj, double %bd, double %bf)
 br label %af

ai:
 %bh = fcmp olt double %c, 8.000000e+00
 br i1 %bh, label %bi, label %bj

bi:
 %bk = fcmp oge double %c, 2.500000e+00
 br i1 %bk, label %bl, label %bm

bl:
 %bn = phi double [ %bo, %bl ], [ %c, %bi ]
 %bp = phi double [ %bq, %bl ], [ 1.000000e+00, %bi ]
 %bo = fsub double %bn, 1.000000e+00
 %bq = call double @llvm.nvvm.mul.rn.d(double %bp, double %bo)
 %br = fcmp oge double %bo, 2.500000e+00
 br i1 %br, label %bl, label %bm, !llvm.loop !1

bm:
 %bs = phi double [ %c, %bi ], [ %bo, %bl ]
 %bt = phi double [ 1.000000e+00, %bi ], [ %bq, %bl ]
 %bu = fsub double %bs, 2.000000e+00
 %bv = call double @llvm.fma.f64(double 0xBE88568C7E80E56F, double %bu, double 0xBE872A8E1F049E43)
 %bw = call double @llvm.fma.f64(double %bv, double %bu, double 0xBE70D992A4AE367C)
 %bx = call double @llvm.fma.f64(double %bw, double %bu, double 0x3E9DA2484D6E6C68)
 %by = call double @llvm.fma.f64(double %bx, double %bu, double 0xBE995B7CB4A4460E)
 %bz = call double @llvm.fma.f64(double %by, double %bu, double 0x3EACF3DCC44C496D)
 %ca = call double @llvm.fma.f64(double %bz, double %bu, double 0xBEC187637B90B9A5)
 %cb = call double @llvm.fma.f64(double %ca, double %bu, double 0x3ED26C9F919DAB70)
 %cc = call double @llvm.fma.f64(double %cb, double %bu, double 0xBEE3C3E57D005170)
 %cd = call double @llvm.fma.f64(double %cc, double %bu, double 0x3EF58076DF5B2EE0)
 %ce = call double @llvm.fma.f64(double %cd, double %bu, double 0xBF078E350F5FA404)
 %cf = call double @llvm.fma.f64(double %ce, double %bu, double 0x3F1A127ACE933F76)
 %cg = call double @llvm.fma.f64(double %cf, double %bu, double 0xBF2D3FD3067E2635)
 %ch = call double @llvm.fma.f64(double %cg, double %bu, double 0x3F40B36AFE9D8E9B)
 %ci = call double @llvm.fma.f64(double %ch, double %bu, double 0xBF538AC5C56AA45D)
 %cj = call double @llvm.fma.f64(double %ci, double %bu, double 0x3F67ADD6EAC29476)
 %ck = call double @llvm.fma.f64(double %cj, double %bu, double 0xBF7E404FC21540E0)
 %cl = call double @llvm.fma.f64(double %ck, double %bu, double 0x3F951322AC7D9513)
 %cm = call double @llvm.fma.f64(double %cl, double %bu, double 0xBFB13E001A55765A)
 %cn = call double @llvm.fma.f64(double %cm, double %bu, double 0x3FD4A34CC4A60FA5)
 %co = call double @llvm.fma.f64(double %cn, double %bu, double 0x3FDB0EE6072093CE)
 %cp = call double @__nv_log(double %bt)
 %cq = call double @llvm.fma.f64(double %bu, double %co, double %cp)
 br label %af

bj:
 %cr = fsub double %c, 5.000000e-01
 %cs = call i32 @llvm.nvvm.d2i.hi(double %c)
 %ct = add nsw i32 %cs, -1072079006
 %cu = and i32 %ct, -1048576
 %cv = sub nsw i32 %cs, %cu
 %cw = call i32 @llvm.nvvm.d2i.lo(double %c)
 %cx = call double @llvm.nvvm.lohi.i2d(i32 %cw, i32 %cv)
 %cy = fsub double %cx, 1.000000e+00
 %cz = fadd double %cy, 2.000000e+00
 %da = call double @llvm.nvvm.rcp.approx.ftz.d(double %cz)
 %db = fneg double %cz
 %dc = call double @llvm.fma.f64(double %db, double %da, double 1.000000e+00)
 %dd = call double @llvm.fma.f64(double %dc, double %dc, double %dc)
 %de = call double @llvm.fma.f64(double %dd, double %da, double %da)
 %df = call double @llvm.nvvm.mul.rn.d(double %cy, double %de)
 %dg = call double @llvm.fma.f64(double %db, double %df, double %cy)
 %dh = call double @llvm.fma.f64(double %dg, double %de, double %df)
 %di = call double @llvm.nvvm.mul.rn.d(double %dh, double %dh)
 %dj = call double @llvm.nvvm.mul.rn.d(double %dh, double %di)
 %dk = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %di, double 0x3FC39A1CEE91D120)
 %dl = call double @llvm.fma.f64(double %dk, double %di, double 0x3FC74663DB7A1073)
 %dm = call double @llvm.fma.f64(double %dl, double %di, double 0x3FCC71C5211851F1)
 %dn = call double @llvm.fma.f64(double %dm, double %di, double 0x3FD24924941E37CC)
 %do = call double @llvm.fma.f64(double %dn, double %di, double 0x3FD999999997FF08)
 %dp = call double @llvm.fma.f64(double %do, double %di, double 0x3FE5555555555592)
 %dq = fadd double %dh, %dh
 %dr = call double @llvm.fma.f64(double %dj, double %dp, double %dq)
 %ds = ashr i32 %cu, 20
 %dt = sitofp i32 %ds to double
 %du = call double @llvm.fma.f64(double %dt, double 0x3C7ABC9E3B39803F, double %dr)
 %dv = call double @llvm.fma.f64(double %dt, double 0x3FE62E42FEFA39EF, double %du)
 %dw = fsub double %dv, 1.000000e+00
 %dx = call double @llvm.fma.f64(double %cr, double %dw, double 0x3FDACFE390C97D6A)
 %dy = call double @llvm.nvvm.rcp.approx.ftz.d(double %c)
 %dz = fneg double %c
 %ea = call double @llvm.fma.f64(double %dz, double %dy, double 1.000000e+00)
 %eb = call double @llvm.fma.f64(double %ea, double %ea, double %ea)
 %ec = call double @llvm.fma.f64(double %eb, double %dy, double %dy)
 %ed = call double @llvm.nvvm.mul.rn.d(double %ec, double %ec)
 %ee = call double @llvm.fma.f64(double 0x3F745FA9318216ED, double %ed, double 0xBF5EE5760365ABDE)
 %ef = call double @llvm.fma.f64(double %ee, double %ed, double 0x3F4B920348371C98)
 %eg = call double @llvm.fma.f64(double %ef, double %ed, double 0xBF4381330C89C8D8)
 %eh = call double @llvm.fma.f64(double %eg, double %ed, double 0x3F4A01A015CD42B7)
 %ei = call double @llvm.fma.f64(double %eh, double %ed, double 0xBF66C16C16C1088C)
 %ej = call double @llvm.fma.f64(double %ei, double %ed, double 0x3FB5555555555555)
 %ek = call double @llvm.nvvm.mul.rn.d(double %ec, double %ej)
 %el = fadd double %dx, %ek
 br label %af

af:
 %em = phi double [ %ae, %e ], [ %bg, %ah ], [ %cq, %bm ], [ %el, %bj ]
 %en = fcmp olt double %a, 0.000000e+00
 br i1 %en, label %eo, label %ep

eo:
 %eq = call double @__nv_sinpi(double %c)
 %er = call double @llvm.nvvm.mul.rn.d(double %eq, double %c)
 %es = call double @llvm.nvvm.fabs.d(double %er)
 %et = call double @llvm.nvvm.div.rn.d(double 0x400921FB54442D18, double %es)
 %eu = call double @__nv_log(double %et)
 %ev = fsub double %eu, %em
 %ew = fcmp olt double %c, 0x3C30000000000000
 br i1 %ew, label %ex, label %ey

ex:
 %ez = call double @__nv_log(double %c)
 %fa = fneg double %ez
 br label %ey

ey:
 %fb = phi double [ %ev, %eo ], [ %fa, %ex ]
 %fc = call double @llvm.nvvm.trunc.d(double %a)
 %fd = fcmp oeq double %fc, %a
 %fe = select i1 %fd, double 0x7FF0000000000000, double %fb
 br label %ep

ep:
 %ff = phi double [ %em, %af ], [ %fe, %ey ]
 %fg = fcmp oeq double %a, 0.000000e+00
 %fh = select i1 %fg, double 0x7FF0000000000000, double %ff
 %fi = fcmp olt double %c, 0x7FF0000000000000
 br i1 %fi, label %fj, label %fk

fk:
 %fl = call double @llvm.nvvm.mul.rn.d(double %a, double %a)
 br label %fj

fj:
 %fm = phi double [ %fh, %ep ], [ %fl, %fk ]
 ret double %fm
}
define float @__nv_lgammaf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = fcmp uge float %a, 0.000000e+00
 br i1 %d, label %e, label %f

e:
 %g = fcmp une float %a, %a
 br i1 %g, label %h, label %i

h:
 %j = fadd float %a, %a
 br label %k

i:
 %l = fcmp oge float %c, 1.500000e+00
 br i1 %l, label %m, label %n

m:
 %o = fcmp olt float %c, 4.000000e+00
 br i1 %o, label %p, label %q

p:
 %r = fsub float %c, 2.000000e+00
 %s = call float @llvm.fma.f32(float 0x3EB6942600000000, float %r, float 0xBEEC831CE0000000)
 %t = call float @llvm.fma.f32(float %s, float %r, float 0x3F10D8DBE0000000)
 %u = call float @llvm.fma.f32(float %t, float %r, float 0xBF2A531C00000000)
 %v = call float @llvm.fma.f32(float %u, float %r, float 0x3F40A31CA0000000)
 %w = call float @llvm.fma.f32(float %v, float %r, float 0xBF53AF7360000000)
 %x = call float @llvm.fma.f32(float %w, float %r, float 0x3F67BA6580000000)
 %y = call float @llvm.fma.f32(float %x, float %r, float 0xBF7E40A980000000)
 %z = call float @llvm.fma.f32(float %y, float %r, float 0x3F9512EAC0000000)
 %aa = call float @llvm.fma.f32(float %z, float %r, float 0xBFB13DFD80000000)
 %ab = call float @llvm.fma.f32(float %aa, float %r, float 0x3FD4A34CC0000000)
 %ac = call float @llvm.fma.f32(float %ab, float %r, float 0x3FDB0EE600000000)
 %ad = call float @llvm.nvvm.mul.rn.f(float %r, float %ac)
 br label %ae

q:
 %af = fsub float %c, 5.000000e-01
 %ag = call float @__nv_logf(float %c)
 %ah = fsub float %ag, 1.000000e+00
 %ai = call float @llvm.fma.f32(float %af, float %ah, float 0x3FDACFE3A0000000)
 %aj = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %c) #2
 %ak = call float @llvm.nvvm.mul.rn.f(float %aj, float %aj)
 %al = call float @llvm.fma.f32(float 0x3F46D8D2E0000000, float %ak, float 0xBF66B70040000000)
 %am = call float @llvm.fma.f32(float %al, float %ak, float 0x3FB5555440000000)
 %an = call float @llvm.nvvm.mul.rn.f(float %aj, float %am)
 %ao = fadd float %ai, %an
 br label %ae

n:
 %ap = fcmp olt float %c, 5.000000e-01
 %aq = fsub float %c, 1.000000e+00
 %ar = select i1 %ap, float %c, float %aq
 br i1 %ap, label %as, label %at

as:
 %au = call float @__nv_logf(float %c)
 %av = fneg float %au
 br label %at

at:
 %aw = phi float [ %av, %as ], [ 0.000000e+00, %n ]
 %ax = call float @llvm.fma.f32(float 0xBFC3D5E680000000, float %ar, float 0x3FC621FF40000000)
 %ay = call float @llvm.fma.f32(float %ax, float %ar, float 0xBFB104D6C0000000)
 %az = call float @llvm.fma.f32(float %ay, float %ar, float 0x3FB1FAB3E0000000)
 %ba = call float @llvm.fma.f32(float %az, float %ar, float 0xBFBD5DC360000000)
 %bb = call float @llvm.fma.f32(float %ba, float %ar, float 0x3FC09CDBA0000000)
 %bc = call float @llvm.fma.f32(float %bb, float %ar, float 0xBFC2684E60000000)
 %bd = call float @llvm.fma.f32(float %bc, float %ar, float 0x3FC5AB4AC0000000)
 %be = call float @llvm.fma.f32(float %bd, float %ar, float 0xBFCA8C03C0000000)
 %bf = call float @llvm.fma.f32(float %be, float %ar, float 0x3FD1514A00000000)
 %bg = call float @llvm.fma.f32(float %bf, float %ar, float 0xBFD9A4D340000000)
 %bh = call float @llvm.fma.f32(float %bg, float %ar, float 0x3FEA51A660000000)
 %bi = call float @llvm.fma.f32(float %bh, float %ar, float 0xBFE2788D00000000)
 %bj = call float @llvm.fma.f32(float %ar, float %bi, float %aw)
 br label %ae

ae:
 %bk = phi float [ %ad, %p ], [ %ao, %q ], [ %bj, %at ]
 br label %k

k:
 %bl = phi float [ %j, %h ], [ %bk, %ae ]
 br label %bm

f:
 %bn = call float @llvm.nvvm.fabs.f(float %c)
 %bo = fcmp olt float %bn, 0x4170000000000000
 br i1 %bo, label %bp, label %bq

bq:
 %br = call float @llvm.nvvm.mul.rn.f(float %c, float 0.000000e+00)
 br label %bp

bp:
 %bs = phi float [ %c, %f ], [ %br, %bq ]
 %bt = fadd float %bs, %bs
 %bu = call float @llvm.nvvm.round.f(float %bt)
 %bv = call i32 @llvm.nvvm.f2i.rz(float %bu)
 %bw = call float @llvm.fma.f32(float %bu, float -5.000000e-01, float %bs)
 %bx = call float @llvm.nvvm.mul.rn.f(float %bw, float %bw)
 %by = and i32 %bv, 1
 %bz = icmp ne i32 %by, 0
 br i1 %bz, label %ca, label %cb

ca:
 %cc = call float @llvm.fma.f32(float 0x3FCD4F7EC0000000, float %bx, float 0xBFF55B2B60000000)
 %cd = call float @llvm.fma.f32(float %cc, float %bx, float 0x40103C1B00000000)
 %ce = call float @llvm.fma.f32(float %cd, float %bx, float 0xC013BD3CC0000000)
 %cf = call float @llvm.fma.f32(float %ce, float %bx, float 1.000000e+00)
 br label %cg

cb:
 %ch = call float @llvm.fma.f32(float 0x3FB443BDE0000000, float %bx, float 0xBFE32ADAC0000000)
 %ci = call float @llvm.fma.f32(float %ch, float %bx, float 0x400466B780000000)
 %cj = call float @llvm.fma.f32(float %ci, float %bx, float 0xC014ABBCE0000000)
 %ck = call float @llvm.nvvm.mul.rn.f(float %bw, float %bx)
 %cl = call float @llvm.nvvm.mul.rn.f(float %bw, float 0xBE7777A5C0000000)
 %cm = call float @llvm.fma.f32(float %ck, float %cj, float %cl)
 %cn = call float @llvm.fma.f32(float %bw, float 0x400921FB60000000, float %cm)
 br label %cg

cg:
 %co = phi float [ %cf, %ca ], [ %cn, %cb ]
 %cp = and i32 %bv, 2
 %cq = icmp ne i32 %cp, 0
 %cr = fneg float %co
 %cs = select i1 %cq, float %cr, float %co
 %ct = call float @llvm.nvvm.fabs.f(float %cs)
 %cu = fcmp olt float %c, 4.000000e+00
 br i1 %cu, label %cv, label %cw

cv:
 %cx = call float @llvm.nvvm.mul.rn.f(float %c, float %ct)
 %cy = call float @llvm.nvvm.mul.rn.f(float %cx, float 0x3FD45F3060000000)
 %cz = fneg float %cx
 %da = call float @llvm.fma.f32(float %c, float %ct, float %cz)
 %db = fneg float %cy
 %dc = call float @llvm.fma.f32(float %cx, float 0x3FD45F3060000000, float %db)
 %dd = call float @llvm.fma.f32(float %cx, float 0x3E4B939100000000, float %dc)
 %de = call float @llvm.fma.f32(float %da, float 0x3FD45F3060000000, float %dd)
 %df = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %cy) #2
 %dg = call float @__nv_logf(float %cy)
 %dh = call float @llvm.fma.f32(float %de, float %df, float %dg)
 %di = fcmp oge float %c, 1.500000e+00
 br i1 %di, label %dj, label %dk

dj:
 %dl = fsub float %c, 2.000000e+00
 %dm = call float @llvm.fma.f32(float 0x3EB6942600000000, float %dl, float 0xBEEC831CE0000000)
 %dn = call float @llvm.fma.f32(float %dm, float %dl, float 0x3F10D8DBE0000000)
 %do = call float @llvm.fma.f32(float %dn, float %dl, float 0xBF2A531C00000000)
 %dp = call float @llvm.fma.f32(float %do, float %dl, float 0x3F40A31CA0000000)
 %dq = call float @llvm.fma.f32(float %dp, float %dl, float 0xBF53AF7360000000)
 %dr = call float @llvm.fma.f32(float %dq, float %dl, float 0x3F67BA6580000000)
 %ds = call float @llvm.fma.f32(float %dr, float %dl, float 0xBF7E40A980000000)
 %dt = call float @llvm.fma.f32(float %ds, float %dl, float 0x3F9512EAC0000000)
 %du = call float @llvm.fma.f32(float %dt, float %dl, float 0xBFB13DFD80000000)
 %dv = call float @llvm.fma.f32(float %du, float %dl, float 0x3FD4A34CC0000000)
 %dw = call float @llvm.fma.f32(float %dv, float %dl, float 0x3FDB0EE600000000)
 %dx = call float @llvm.nvvm.mul.rn.f(float %dl, float %dw)
 br label %dy

dk:
 %dz = fcmp olt float %c, 5.000000e-01
 %ea = fsub float %c, 1.000000e+00
 %eb = select i1 %dz, float %c, float %ea
 br i1 %dz, label %ec, label %ed

ec:
 %ee = call float @__nv_logf(float %c)
 %ef = fneg float %ee
 br label %ed

ed:
 %eg = phi float [ %ef, %ec ], [ 0.000000e+00, %dk ]
 %eh = call float @llvm.fma.f32(float 0xBFC3D5E680000000, float %eb, float 0x3FC621FF40000000)
 %ei = call float @llvm.fma.f32(float %eh, float %eb, float 0xBFB104D6C0000000)
 %ej = call float @llvm.fma.f32(float %ei, float %eb, float 0x3FB1FAB3E0000000)
 %ek = call float @llvm.fma.f32(float %ej, float %eb, float 0xBFBD5DC360000000)
 %el = call float @llvm.fma.f32(float %ek, float %eb, float 0x3FC09CDBA0000000)
 %em = call float @llvm.fma.f32(float %el, float %eb, float 0xBFC2684E60000000)
 %en = call float @llvm.fma.f32(float %em, float %eb, float 0x3FC5AB4AC0000000)
 %eo = call float @llvm.fma.f32(float %en, float %eb, float 0xBFCA8C03C0000000)
 %ep = call float @llvm.fma.f32(float %eo, float %eb, float 0x3FD1514A00000000)
 %eq = call float @llvm.fma.f32(float %ep, float %eb, float 0xBFD9A4D340000000)
 %er = call float @llvm.fma.f32(float %eq, float %eb, float 0x3FEA51A660000000)
 %es = call float @llvm.fma.f32(float %er, float %eb, float 0xBFE2788D00000000)
 %et = call float @llvm.fma.f32(float %eb, float %es, float %eg)
 br label %dy

dy:
 %eu = phi float [ %dx, %dj ], [ %et, %ed ]
 %ev = fadd float %dh, %eu
 %ew = fneg float %ev
 %ex = fcmp olt float %c, 0x3D70000000000000
 br i1 %ex, label %ey, label %ez

ey:
 %fa = call float @__nv_logf(float %c)
 %fb = fneg float %fa
 br label %ez

cw:
 %fc = call float @llvm.nvvm.fmin.f(float %c, float 0x41D0000000000000)
 %fd = fcmp olt float %fc, 0x3810000000000000
 %fe = select i1 %fd, float 0x4170000000000000, float 1.000000e+00
 %ff = call float @llvm.nvvm.mul.rn.f(float %fc, float %fe)
 %fg = bitcast float %ff to i32
 %fh = add i32 %fg, -1060439283
 %fi = and i32 %fh, -8388608
 %fj = sub i32 %fg, %fi
 %fk = bitcast i32 %fj to float
 %fl = sitofp i32 %fi to float
 %fm = select i1 %fd, float -2.400000e+01, float 0.000000e+00
 %fn = call float @llvm.fma.f32(float %fl, float 0x3E80000000000000, float %fm)
 %fo = fsub float %fk, 1.000000e+00
 %fp = fadd float %fk, 1.000000e+00
 %fq = fsub float %fp, 2.000000e+00
 %fr = fsub float %fo, %fq
 %fs = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %fp) #2
 %ft = call float @llvm.nvvm.mul.rn.f(float %fo, float %fs)
 %fu = fneg float %ft
 %fv = call float @llvm.fma.f32(float %fu, float %fp, float %fo)
 %fw = call float @llvm.fma.f32(float %fu, float %fr, float %fv)
 %fx = call float @llvm.nvvm.mul.rn.f(float %fw, float %fs)
 %fy = call float @llvm.nvvm.mul.rn.f(float %ft, float %ft)
 %fz = call float @llvm.nvvm.mul.rn.f(float %ft, float %fy)
 %ga = fneg float %fy
 %gb = call float @llvm.fma.f32(float %ft, float %ft, float %ga)
 %gc = call float @llvm.nvvm.mul.rn.f(float 3.000000e+00, float %fy)
 %gd = fneg float %fz
 %ge = call float @llvm.fma.f32(float %ft, float %fy, float %gd)
 %gf = call float @llvm.fma.f32(float %gc, float %fx, float %ge)
 %gg = call float @llvm.fma.f32(float %ft, float %gb, float %gf)
 %gh = call float @llvm.fma.f32(float 0x3FD58915C0000000, float %fy, float 0x3FDA5D0400000000)
 %gi = call float @llvm.fma.f32(float %gh, float %fy, float 0x3FE2776E00000000)
 %gj = call float @llvm.fma.f32(float %gi, float %fy, float 0x3FEEC709E0000000)
 %gk = call float @llvm.nvvm.mul.rn.f(float %gg, float 0x3FEEB851E0000000)
 %gl = call float @llvm.fma.f32(float %fz, float %gj, float %gk)
 %gm = call float @llvm.nvvm.mul.rn.f(float %ft, float 0x4007154760000000)
 %gn = fneg float %gm
 %go = call float @llvm.fma.f32(float %ft, float 0x4007154760000000, float %gn)
 %gp = call float @llvm.fma.f32(float %fx, float 0x4007154760000000, float %go)
 %gq = call float @llvm.fma.f32(float %ft, float 0x3E64AE0C00000000, float %gp)
 %gr = fadd float %gq, %gl
 %gs = fadd float %fn, %gm
 %gt = fsub float %gs, %fn
 %gu = fsub float %gm, %gt
 %gv = fadd float %gr, %gu
 %gw = fadd float %gs, %gv
 %gx = fsub float %gs, %gw
 %gy = fadd float %gx, %gv
 %gz = fsub float %fc, 5.000000e-01
 %ha = fsub float %gw, 0x3FF7154760000000
 %hb = fsub float %gw, %ha
 %hc = fsub float %hb, 0x3FF7154760000000
 %hd = fsub float %gy, 0x3E54AE0C00000000
 %he = fadd float %hc, %hd
 %hf = call float @llvm.nvvm.mul.rn.f(float %gz, float %ha)
 %hg = fneg float %hf
 %hh = call float @llvm.fma.f32(float %gz, float %ha, float %hg)
 %hi = call float @llvm.fma.f32(float %gz, float %he, float %hh)
 %hj = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %fc) #2
 %hk = call float @llvm.nvvm.mul.rn.f(float %hj, float %hj)
 %hl = call float @llvm.fma.f32(float 0x3F46D8D2E0000000, float %hk, float 0xBF66B70040000000)
 %hm = call float @llvm.fma.f32(float %hl, float %hk, float 0x3FB5555440000000)
 %hn = call float @llvm.nvvm.mul.rn.f(float %hj, float %hm)
 %ho = call float @llvm.fma.f32(float %hn, float 0x3FF7154760000000, float 0x3FE3573FC0000000)
 %hp = fadd float %hi, %ho
 %hq = call float @llvm.nvvm.mul.rn.f(float %fc, float %ct)
 %hr = call float @llvm.nvvm.mul.rn.f(float %hq, float 0x3FD45F3060000000)
 %hs = fcmp olt float %hr, 0x3810000000000000
 %ht = select i1 %hs, float 0x4170000000000000, float 1.000000e+00
 %hu = call float @llvm.nvvm.mul.rn.f(float %hr, float %ht)
 %hv = bitcast float %hu to i32
 %hw = add i32 %hv, -1060439283
 %hx = and i32 %hw, -8388608
 %hy = sub i32 %hv, %hx
 %hz = bitcast i32 %hy to float
 %ia = sitofp i32 %hx to float
 %ib = select i1 %hs, float -2.400000e+01, float 0.000000e+00
 %ic = call float @llvm.fma.f32(float %ia, float 0x3E80000000000000, float %ib)
 %id = fsub float %hz, 1.000000e+00
 %ie = fadd float %hz, 1.000000e+00
 %if = fsub float %ie, 2.000000e+00
 %ig = fsub float %id, %if
 %ih = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %ie) #2
 %ii = call float @llvm.nvvm.mul.rn.f(float %id, float %ih)
 %ij = fneg float %ii
 %ik = call float @llvm.fma.f32(float %ij, float %ie, float %id)
 %il = call float @llvm.fma.f32(float %ij, float %ig, float %ik)
 %im = call float @llvm.nvvm.mul.rn.f(float %il, float %ih)
 %in = call float @llvm.nvvm.mul.rn.f(float %ii, float %ii)
 %io = call float @llvm.nvvm.mul.rn.f(float %ii, float %in)
 %ip = fneg float %in
 %iq = call float @llvm.fma.f32(float %ii, float %ii, float %ip)
 %ir = call float @llvm.nvvm.mul.rn.f(float 3.000000e+00, float %in)
 %is = fneg float %io
 %it = call float @llvm.fma.f32(float %ii, float %in, float %is)
 %iu = call float @llvm.fma.f32(float %ir, float %im, float %it)
 %iv = call float @llvm.fma.f32(float %ii, float %iq, float %iu)
 %iw = call float @llvm.fma.f32(float 0x3FD58915C0000000, float %in, float 0x3FDA5D0400000000)
 %ix = call float @llvm.fma.f32(float %iw, float %in, float 0x3FE2776E00000000)
 %iy = call float @llvm.fma.f32(float %ix, float %in, float 0x3FEEC709E0000000)
 %iz = call float @llvm.nvvm.mul.rn.f(float %iv, float 0x3FEEB851E0000000)
 %ja = call float @llvm.fma.f32(float %io, float %iy, float %iz)
 %jb = call float @llvm.nvvm.mul.rn.f(float %ii, float 0x4007154760000000)
 %jc = fneg float %jb
 %jd = call float @llvm.fma.f32(float %ii, float 0x4007154760000000, float %jc)
 %je = call float @llvm.fma.f32(float %im, float 0x4007154760000000, float %jd)
 %jf = call float @llvm.fma.f32(float %ii, float 0x3E64AE0C00000000, float %je)
 %jg = fadd float %jf, %ja
 %jh = fadd float %ic, %jb
 %ji = fsub float %jh, %ic
 %jj = fsub float %jb, %ji
 %jk = fadd float %jg, %jj
 %jl = fadd float %jh, %jk
 %jm = fsub float %jh, %jl
 %jn = fadd float %jm, %jk
 %jo = fadd float %hf, %jl
 %jp = fsub float %jo, %hf
 %jq = fsub float %jo, %jp
 %jr = fsub float %hf, %jq
 %js = fsub float %jl, %jp
 %jt = fadd float %jr, %js
 %ju = fadd float %hp, %jn
 %jv = fadd float %jt, %ju
 %jw = fadd float %jo, %jv
 %jx = call float @llvm.nvvm.mul.rn.f(float %jw, float 0xBFE62E4300000000)
 br label %ez

ez:
 %jy = phi float [ %ew, %dy ], [ %fb, %ey ], [ %jx, %cw ]
 %jz = call float @llvm.nvvm.trunc.f(float %a)
 %ka = fcmp oeq float %jz, %a
 %kb = select i1 %ka, float 0x7FF0000000000000, float %jy
 br label %bm

bm:
 %kc = phi float [ %bl, %k ], [ %kb, %ez ]
 ret float %kc
}
define double @__nv_ll2double_rd(i64 %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.ll2d.rm(i64 %a)
 ret double %b
}
define double @__nv_ll2double_rn(i64 %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.ll2d.rn(i64 %a)
 ret double %b
}
define double @__nv_ll2double_ru(i64 %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.ll2d.rp(i64 %a)
 ret double %b
}
define double @__nv_ll2double_rz(i64 %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.ll2d.rz(i64 %a)
 ret double %b
}
define float @__nv_ll2float_rd(i64 %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.ll2f.rm(i64 %a)
 ret float %b
}
define float @__nv_ll2float_rn(i64 %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.ll2f.rn(i64 %a)
 ret float %b
}
define float @__nv_ll2float_ru(i64 %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.ll2f.rp(i64 %a)
 ret float %b
}
define float @__nv_ll2float_rz(i64 %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.ll2f.rz(i64 %a)
 ret float %b
}
define i64 @__nv_llabs(i64 %a) alwaysinline mustprogress nounwind {
 %b = call i64 @llvm.abs.i64(i64 %a, i1 false)
 ret i64 %b
}
define i64 @__nv_llmax(i64 %a, i64 %b) alwaysinline mustprogress nounwind {
 %c = call i64 @llvm.smax.i64(i64 %a, i64 %b)
 ret i64 %c
}
define i64 @__nv_llmin(i64 %a, i64 %b) alwaysinline mustprogress nounwind {
 %c = call i64 @llvm.smin.i64(i64 %a, i64 %b)
 ret i64 %c
}
define i64 @__nv_llrint(double %a) alwaysinline mustprogress nounwind {
 %b = call i64 @llvm.nvvm.d2ll.rn(double %a)
 ret i64 %b
}
define i64 @__nv_llrintf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call i64 @llvm.nvvm.f2ll.rn.ftz(float %a)
 br label %h

f:
 %i = call i64 @llvm.nvvm.f2ll.rn(float %a)
 br label %h

h:
 %j = phi i64 [ %g, %e ], [ %i, %f ]
 ret i64 %j
}
define i64 @__nv_llround(double %a) alwaysinline mustprogress nounwind {
 %b = bitcast double %a to i64
 %c = and i64 %b, -9223372036854775808
 %d = or i64 %c, 4602678819172646911
 %e = bitcast i64 %d to double
 %f = fadd double %a, %e
 %g = call double @llvm.nvvm.trunc.d(double %f)
 %h = call i64 @llvm.nvvm.d2ll.rz(double %g)
 ret i64 %h
}
define i64 @__nv_llroundf(float %a) alwaysinline mustprogress nounwind {
 %b = bitcast float %a to i32
 %c = and i32 %b, -2147483648
 %d = or i32 %c, 1056964607
 %e = bitcast i32 %d to float
 %f = fadd float %a, %e
 %g = call float @llvm.nvvm.trunc.f(float %f)
 %h = call i64 @llvm.nvvm.f2ll.rz(float %g)
 ret i64 %h
}
define double @__nv_log(double %a) alwaysinline mustprogress nounwind {
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
 %r = fsub double %q, 1.000000e+00
 %s = fadd double %r, 2.000000e+00
 %t = call double @llvm.nvvm.rcp.approx.ftz.d(double %s)
 %u = fneg double %s
 %v = call double @llvm.fma.f64(double %u, double %t, double 1.000000e+00)
 %w = call double @llvm.fma.f64(double %v, double %v, double %v)
 %x = call double @llvm.fma.f64(double %w, double %t, double %t)
 %y = call double @llvm.nvvm.mul.rn.d(double %r, double %x)
 %z = call double @llvm.fma.f64(double %u, double %y, double %r)
 %aa = call double @llvm.fma.f64(double %z, double %x, double %y)
 %ab = fsub double %s, 2.000000e+00
 %ac = fsub double %r, %ab
 %ad = fneg double %aa
 %ae = call double @llvm.fma.f64(double %ad, double %s, double %r)
 %af = call double @llvm.fma.f64(double %ad, double %ac, double %ae)
 %ag = call double @llvm.nvvm.mul.rn.d(double %af, double %t)
 %ah = call double @llvm.nvvm.mul.rn.d(double %aa, double %aa)
 %ai = call double @llvm.nvvm.mul.rn.d(double %aa, double %ah)
 %aj = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %ah, double 0x3FC39A1CEE91D120)
 %ak = call double @llvm.fma.f64(double %aj, double %ah, double 0x3FC74663DB7A1073)
 %al = call double @llvm.fma.f64(double %ak, double %ah, double 0x3FCC71C5211851F1)
 %am = call double @llvm.fma.f64(double %al, double %ah, double 0x3FD24924941E37CC)
 %an = call double @llvm.fma.f64(double %am, double %ah, double 0x3FD999999997FF08)
 %ao = call double @llvm.fma.f64(double %an, double %ah, double 0x3FE5555555555592)
 %ap = fadd double %ag, %ag
 %aq = call double @llvm.fma.f64(double %ai, double %ao, double %ap)
 %ar = fadd double %aa, %aa
 %as = call double @llvm.fma.f64(double %n, double 0x3C7ABC9E3B39803F, double %aq)
 %at = call double @llvm.fma.f64(double %n, double 0x3FE62E42FEFA39EF, double %ar)
 %au = fneg double %at
 %av = call double @llvm.fma.f64(double %n, double 0x3FE62E42FEFA39EF, double %au)
 %aw = fadd double %av, %ar
 %ax = fadd double %as, %aw
 %ay = fadd double %at, %ax
 %az = fcmp uge double %a, 0x7FF0000000000000
 %ba = fadd double %a, %a
 %bb = select i1 %az, double %ba, double %ay
 %bc = fcmp olt double %a, 0.000000e+00
 %bd = select i1 %bc, double 0xFFF8000000000000, double %bb
 %be = fcmp oeq double %a, 0.000000e+00
 %bf = select i1 %be, double 0xFFF0000000000000, double %bd
 ret double %bf
}
define double @__nv_log10(double %a) alwaysinline mustprogress nounwind {
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
 %r = fsub double %q, 1.000000e+00
 %s = fadd double %r, 2.000000e+00
 %t = call double @llvm.nvvm.rcp.approx.ftz.d(double %s)
 %u = fneg double %s
 %v = call double @llvm.fma.f64(double %u, double %t, double 1.000000e+00)
 %w = call double @llvm.fma.f64(double %v, double %v, double %v)
 %x = call double @llvm.fma.f64(double %w, double %t, double %t)
 %y = call double @llvm.nvvm.mul.rn.d(double %r, double %x)
 %z = call double @llvm.fma.f64(double %u, double %y, double %r)
 %aa = call double @llvm.fma.f64(double %z, double %x, double %y)
 %ab = fsub double %s, 2.000000e+00
 %ac = fsub double %r, %ab
 %ad = fneg double %aa
 %ae = call double @llvm.fma.f64(double %ad, double %s, double %r)
 %af = call double @llvm.fma.f64(double %ad, double %ac, double %ae)
 %ag = call double @llvm.nvvm.mul.rn.d(double %af, double %t)
 %ah = call double @llvm.nvvm.mul.rn.d(double %aa, double %aa)
 %ai = call double @llvm.nvvm.mul.rn.d(double %aa, double %ah)
 %aj = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %ah, double 0x3FC39A1CEE91D120)
 %ak = call double @llvm.fma.f64(double %aj, double %ah, double 0x3FC74663DB7A1073)
 %al = call double @llvm.fma.f64(double %ak, double %ah, double 0x3FCC71C5211851F1)
 %am = call double @llvm.fma.f64(double %al, double %ah, double 0x3FD24924941E37CC)
 %an = call double @llvm.fma.f64(double %am, double %ah, double 0x3FD999999997FF08)
 %ao = call double @llvm.fma.f64(double %an, double %ah, double 0x3FE5555555555592)
 %ap = fadd double %ag, %ag
 %aq = call double @llvm.fma.f64(double %ai, double %ao, double %ap)
 %ar = fadd double %aa, %aa
 %as = call double @llvm.nvvm.mul.rn.d(double %ar, double 0x3FDBCB7B1526E50E)
 %at = fneg double %as
 %au = call double @llvm.fma.f64(double %ar, double 0x3FDBCB7B1526E50E, double %at)
 %av = call double @llvm.fma.f64(double %aq, double 0x3FDBCB7B1526E50E, double %au)
 %aw = call double @llvm.fma.f64(double %ar, double 0x3C695355BAAAFAD3, double %av)
 %ax = call double @llvm.fma.f64(double %n, double 0xBC49DC1DA994FD21, double %aw)
 %ay = call double @llvm.fma.f64(double %n, double 0x3FD34413509F79FF, double %as)
 %az = fneg double %n
 %ba = call double @llvm.fma.f64(double %az, double 0x3FD34413509F79FF, double %ay)
 %bb = fsub double %as, %ba
 %bc = fadd double %ax, %bb
 %bd = fadd double %ay, %bc
 %be = fcmp uge double %a, 0x7FF0000000000000
 %bf = fadd double %a, %a
 %bg = select i1 %be, double %bf, double %bd
 %bh = fcmp olt double %a, 0.000000e+00
 %bi = select i1 %bh, double 0xFFF8000000000000, double %bg
 %bj = fcmp oeq double %a, 0.000000e+00
 %bk = select i1 %bj, double 0xFFF0000000000000, double %bi
 ret double %bk
}
define float @__nv_log10f(float %a) alwaysinline mustprogress nounwind {
 %b = fcmp olt float %a, 0x3810000000000000
 %c = select i1 %b, float 0x4160000000000000, float 1.000000e+00
 %d = call float @llvm.nvvm.mul.rn.f(float %a, float %c)
 %e = bitcast float %d to i32
 %f = add i32 %e, -1059760811
 %g = and i32 %f, -8388608
 %h = sub i32 %e, %g
 %i = bitcast i32 %h to float
 %j = fsub float %i, 1.000000e+00
 %k = sitofp i32 %g to float
 %l = select i1 %b, float -2.300000e+01, float 0.000000e+00
 %m = call float @llvm.fma.f32(float %k, float 0x3E80000000000000, float %l)
 %n = call float @llvm.nvvm.mul.rn.f(float %j, float %j)
 %o = call float @llvm.fma.f32(float 0xBFC0805A20000000, float %j, float 0x3FC1E669E0000000)
 %p = call float @llvm.fma.f32(float %o, float %j, float 0xBFBF311340000000)
 %q = call float @llvm.fma.f32(float %p, float %j, float 0x3FC1ED7280000000)
 %r = call float @llvm.fma.f32(float %q, float %j, float 0xBFC559DD00000000)
 %s = call float @llvm.fma.f32(float %r, float %j, float 0x3FC99D0340000000)
 %t = call float @llvm.fma.f32(float %s, float %j, float 0xBFCFFFEF00000000)
 %u = call float @llvm.fma.f32(float %t, float %j, float 0x3FD5555060000000)
 %v = call float @llvm.fma.f32(float %u, float %j, float -5.000000e-01)
 %w = call float @llvm.nvvm.mul.rn.f(float %n, float %v)
 %x = call float @llvm.nvvm.mul.rn.f(float %m, float 0xBE4EC10C00000000)
 %y = call float @llvm.fma.f32(float %j, float 0xBE45B235E0000000, float %x)
 %z = call float @llvm.fma.f32(float %w, float 0x3FDBCB7B20000000, float %y)
 %aa = call float @llvm.fma.f32(float %j, float 0x3FDBCB7B20000000, float %z)
 %ab = call float @llvm.fma.f32(float %m, float 0x3FD3441360000000, float %aa)
 %ac = fcmp uge float %a, 0x7FF0000000000000
 %ad = fadd float %a, %a
 %ae = select i1 %ac, float %ad, float %ab
 %af = fcmp olt float %a, 0.000000e+00
 %ag = select i1 %af, float 0x7FFFFFFFE0000000, float %ae
 %ah = fcmp oeq float %a, 0.000000e+00
 %ai = select i1 %ah, float 0xFFF0000000000000, float %ag
 ret float %ai
}
define double @__nv_log1p(double %a) alwaysinline mustprogress nounwind {
 %b = fadd double %a, 1.000000e+00
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp olt double %c, 1.000000e+00
 %e = fsub double %b, 1.000000e+00
 %f = fsub double %a, %e
 %g = fsub double %b, %a
 %h = fsub double 1.000000e+00, %g
 %i = select i1 %d, double %f, double %h
 %j = fadd double %i, 0.000000e+00
 %k = call i32 @llvm.nvvm.d2i.hi(double %b)
 %l = add nsw i32 %k, -1072079006
 %m = and i32 %l, -1048576
 %n = sub nsw i32 %k, %m
 %o = call i32 @llvm.nvvm.d2i.lo(double %b)
 %p = call double @llvm.nvvm.lohi.i2d(i32 %o, i32 %n)
 %q = fsub double %p, 1.000000e+00
 %r = call double @llvm.nvvm.rcp.approx.ftz.d(double %b)
 %s = call double @llvm.nvvm.mul.rn.d(double %j, double %r)
 %t = ashr i32 %m, 20
 %u = sitofp i32 %t to double
 %v = icmp eq i32 %m, 0
 %w = select i1 %v, double %a, double %q
 %x = fadd double %w, 2.000000e+00
 %y = call double @llvm.nvvm.rcp.approx.ftz.d(double %x)
 %z = fneg double %x
 %aa = call double @llvm.fma.f64(double %z, double %y, double 1.000000e+00)
 %ab = call double @llvm.fma.f64(double %aa, double %aa, double %aa)
 %ac = call double @llvm.fma.f64(double %ab, double %y, double %y)
 %ad = call double @llvm.nvvm.mul.rn.d(double %w, double %ac)
 %ae = call double @llvm.fma.f64(double %z, double %ad, double %w)
 %af = call double @llvm.fma.f64(double %ae, double %ac, double %ad)
 %ag = fsub double %x, 2.000000e+00
 %ah = fsub double %w, %ag
 %ai = fneg double %af
 %aj = call double @llvm.fma.f64(double %ai, double %x, double %w)
 %ak = call double @llvm.fma.f64(double %ai, double %ah, double %aj)
 %al = call double @llvm.nvvm.mul.rn.d(double %ak, double %y)
 %am = call double @llvm.nvvm.mul.rn.d(double %af, double %af)
 %an = call double @llvm.nvvm.mul.rn.d(double %af, double %am)
 %ao = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %am, double 0x3FC39A1CEE91D120)
 %ap = call double @llvm.fma.f64(double %ao, double %am, double 0x3FC74663DB7A1073)
 %aq = call double @llvm.fma.f64(double %ap, double %am, double 0x3FCC71C5211851F1)
 %ar = call double @llvm.fma.f64(double %aq, double %am, double 0x3FD24924941E37CC)
 %as = call double @llvm.fma.f64(double %ar, double %am, double 0x3FD999999997FF08)
 %at = call double @llvm.fma.f64(double %as, double %am, double 0x3FE5555555555592)
 %au = fadd double %al, %al
 %av = call double @llvm.fma.f64(double %an, double %at, double %au)
 %aw = fadd double %af, %af
 %ax = select i1 %v, double 0.000000e+00, double %s
 %ay = call double @llvm.fma.f64(double %u, double 0x3C7ABC9E3B39803F, double %av)
 %az = fadd double %ay, %ax
 %ba = call double @llvm.fma.f64(double %u, double 0x3FE62E42FEFA39EF, double %aw)
 %bb = fneg double %ba
 %bc = call double @llvm.fma.f64(double %u, double 0x3FE62E42FEFA39EF, double %bb)
 %bd = fadd double %bc, %aw
 %be = fadd double %az, %bd
 %bf = fadd double %ba, %be
 %bg = fcmp uge double %a, 0x7FF0000000000000
 %bh = fadd double %a, %a
 %bi = select i1 %bg, double %bh, double %bf
 %bj = call double @llvm.nvvm.fabs.d(double %a)
 %bk = fcmp olt double %bj, 0x3C90000000000000
 %bl = select i1 %bk, double %a, double %bi
 %bm = fcmp oeq double %a, -1.000000e+00
 %bn = select i1 %bm, double 0xFFF0000000000000, double %bl
 %bo = fcmp olt double %a, -1.000000e+00
 %bp = select i1 %bo, double 0xFFF8000000000000, double %bn
 ret double %bp
}
define float @__nv_log1pf(float %a) alwaysinline mustprogress nounwind {
 %b = fadd float %a, 1.000000e+00
 %c = bitcast float %b to i32
 %d = add i32 %c, -1059760811
 %e = and i32 %d, -8388608
 %f = sub i32 1082130432, %e
 %g = bitcast i32 %f to float
 %h = bitcast float %a to i32
 %i = sub i32 %h, %e
 %j = bitcast i32 %i to float
 %k = call float @llvm.fma.f32(float %g, float 2.500000e-01, float -1.000000e+00)
 %l = fadd float %j, %k
 %m = fsub float %l, %k
 %n = fsub float %j, %m
 %o = call float @llvm.nvvm.mul.rn.f(float %l, float %l)
 %p = call float @llvm.fma.f32(float 0xBFC0805A20000000, float %l, float 0x3FC1E669E0000000)
 %q = call float @llvm.fma.f32(float %p, float %l, float 0xBFBF311340000000)
 %r = call float @llvm.fma.f32(float %q, float %l, float 0x3FC1ED7280000000)
 %s = call float @llvm.fma.f32(float %r, float %l, float 0xBFC559DD00000000)
 %t = call float @llvm.fma.f32(float %s, float %l, float 0x3FC99D0340000000)
 %u = call float @llvm.fma.f32(float %t, float %l, float 0xBFCFFFEF00000000)
 %v = call float @llvm.fma.f32(float %u, float %l, float 0x3FD5555060000000)
 %w = call float @llvm.fma.f32(float %v, float %l, float -5.000000e-01)
 %x = call float @llvm.fma.f32(float %o, float %w, float %n)
 %y = sitofp i32 %e to float
 %z = fadd float %l, %x
 %aa = call float @llvm.fma.f32(float %y, float 0x3E762E4300000000, float %z)
 %ab = fcmp uge float %a, 0x7FF0000000000000
 %ac = fadd float %a, %a
 %ad = select i1 %ab, float %ac, float %aa
 %ae = call float @llvm.nvvm.fabs.f(float %a)
 %af = fcmp olt float %ae, 0x3E60000000000000
 %ag = select i1 %af, float %a, float %ad
 %ah = fcmp oeq float %a, -1.000000e+00
 %ai = select i1 %ah, float 0xFFF0000000000000, float %ag
 %aj = fcmp olt float %a, -1.000000e+00
 %ak = select i1 %aj, float 0x7FFFFFFFE0000000, float %ai
 ret float %ak
}
define double @__nv_log2(double %a) alwaysinline mustprogress nounwind {
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
 %r = fsub double %q, 1.000000e+00
 %s = fadd double %r, 2.000000e+00
 %t = call double @llvm.nvvm.rcp.approx.ftz.d(double %s)
 %u = fneg double %s
 %v = call double @llvm.fma.f64(double %u, double %t, double 1.000000e+00)
 %w = call double @llvm.fma.f64(double %v, double %v, double %v)
 %x = call double @llvm.fma.f64(double %w, double %t, double %t)
 %y = call double @llvm.nvvm.mul.rn.d(double %r, double %x)
 %z = call double @llvm.fma.f64(double %u, double %y, double %r)
 %aa = call double @llvm.fma.f64(double %z, double %x, double %y)
 %ab = fsub double %s, 2.000000e+00
 %ac = fsub double %r, %ab
 %ad = fneg double %aa
 %ae = call double @llvm.fma.f64(double %ad, double %s, double %r)
 %af = call double @llvm.fma.f64(double %ad, double %ac, double %ae)
 %ag = call double @llvm.nvvm.mul.rn.d(double %af, double %t)
 %ah = call double @llvm.nvvm.mul.rn.d(double %aa, double %aa)
 %ai = call double @llvm.nvvm.mul.rn.d(double %aa, double %ah)
 %aj = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %ah, double 0x3FC39A1CEE91D120)
 %ak = call double @llvm.fma.f64(double %aj, double %ah, double 0x3FC74663DB7A1073)
 %al = call double @llvm.fma.f64(double %ak, double %ah, double 0x3FCC71C5211851F1)
 %am = call double @llvm.fma.f64(double %al, double %ah, double 0x3FD24924941E37CC)
 %an = call double @llvm.fma.f64(double %am, double %ah, double 0x3FD999999997FF08)
 %ao = call double @llvm.fma.f64(double %an, double %ah, double 0x3FE5555555555592)
 %ap = fadd double %ag, %ag
 %aq = call double @llvm.fma.f64(double %ai, double %ao, double %ap)
 %ar = fadd double %aa, %aa
 %as = call double @llvm.nvvm.mul.rn.d(double %ar, double 0x3FF71547652B82FE)
 %at = fneg double %as
 %au = call double @llvm.fma.f64(double %ar, double 0x3FF71547652B82FE, double %at)
 %av = call double @llvm.fma.f64(double %aq, double 0x3FF71547652B82FE, double %au)
 %aw = call double @llvm.fma.f64(double %ar, double 0x3C7777D0FFDA0D24, double %av)
 %ax = fadd double %n, %as
 %ay = fsub double %ax, %n
 %az = fsub double %as, %ay
 %ba = fadd double %aw, %az
 %bb = fadd double %ax, %ba
 %bc = fcmp uge double %a, 0x7FF0000000000000
 %bd = fadd double %a, %a
 %be = select i1 %bc, double %bd, double %bb
 %bf = fcmp olt double %a, 0.000000e+00
 %bg = select i1 %bf, double 0xFFF8000000000000, double %be
 %bh = fcmp oeq double %a, 0.000000e+00
 %bi = select i1 %bh, double 0xFFF0000000000000, double %bg
 ret double %bi
}
define float @__nv_log2f(float %a) alwaysinline mustprogress nounwind {
 %b = fcmp olt float %a, 0x3810000000000000
 %c = select i1 %b, float 0x4160000000000000, float 1.000000e+00
 %d = call float @llvm.nvvm.mul.rn.f(float %a, float %c)
 %e = bitcast float %d to i32
 %f = add i32 %e, -1059760811
 %g = and i32 %f, -8388608
 %h = sub i32 %e, %g
 %i = bitcast i32 %h to float
 %j = fsub float %i, 1.000000e+00
 %k = sitofp i32 %g to float
 %l = select i1 %b, float -2.300000e+01, float 0.000000e+00
 %m = call float @llvm.fma.f32(float %k, float 0x3E80000000000000, float %l)
 %n = call float @llvm.nvvm.mul.rn.f(float %j, float %j)
 %o = call float @llvm.fma.f32(float 0xBFC0805A20000000, float %j, float 0x3FC1E669E0000000)
 %p = call float @llvm.fma.f32(float %o, float %j, float 0xBFBF311340000000)
 %q = call float @llvm.fma.f32(float %p, float %j, float 0x3FC1ED7280000000)
 %r = call float @llvm.fma.f32(float %q, float %j, float 0xBFC559DD00000000)
 %s = call float @llvm.fma.f32(float %r, float %j, float 0x3FC99D0340000000)
 %t = call float @llvm.fma.f32(float %s, float %j, float 0xBFCFFFEF00000000)
 %u = call float @llvm.fma.f32(float %t, float %j, float 0x3FD5555060000000)
 %v = call float @llvm.fma.f32(float %u, float %j, float -5.000000e-01)
 %w = call float @llvm.nvvm.mul.rn.f(float %n, float %v)
 %x = call float @llvm.nvvm.mul.rn.f(float %j, float 0x3E54AE0C00000000)
 %y = call float @llvm.fma.f32(float %w, float 0x3FF7154760000000, float %x)
 %z = call float @llvm.fma.f32(float %j, float 0x3FF7154760000000, float %m)
 %aa = fsub float %m, %z
 %ab = call float @llvm.fma.f32(float %j, float 0x3FF7154760000000, float %aa)
 %ac = fadd float %y, %ab
 %ad = fadd float %z, %ac
 %ae = fcmp uge float %a, 0x7FF0000000000000
 %af = fadd float %a, %a
 %ag = select i1 %ae, float %af, float %ad
 %ah = fcmp olt float %a, 0.000000e+00
 %ai = select i1 %ah, float 0x7FFFFFFFE0000000, float %ag
 %aj = fcmp oeq float %a, 0.000000e+00
 %ak = select i1 %aj, float 0xFFF0000000000000, float %ai
 ret float %ak
}
define double @__nv_logb(double %a) alwaysinline mustprogress nounwind {
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
 %n = lshr i32 %i, 20
 %o = select i1 %d, i32 1077, i32 1023
 %p = sub nsw i32 %n, %o
 %q = sitofp i32 %p to double
 %r = fcmp uge double %c, 0x7FF0000000000000
 %s = select i1 %r, double %c, double %q
 %t = fcmp oeq double %c, 0.000000e+00
 %u = select i1 %t, double 0xFFF0000000000000, double %s
 ret double %u
}
define float @__nv_logbf(float %a) alwaysinline mustprogress nounwind {
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
 %q = select i1 %p, float 0xFFF0000000000000, float %o
 ret float %q
}
define float @__nv_logf(float %a) alwaysinline mustprogress nounwind {
 %b = fcmp olt float %a, 0x3810000000000000
 %c = select i1 %b, float 0x4160000000000000, float 1.000000e+00
 %d = call float @llvm.nvvm.mul.rn.f(float %a, float %c)
 %e = bitcast float %d to i32
 %f = add i32 %e, -1059760811
 %g = and i32 %f, -8388608
 %h = sub i32 %e, %g
 %i = bitcast i32 %h to float
 %j = fsub float %i, 1.000000e+00
 %k = sitofp i32 %g to float
 %l = select i1 %b, float -2.300000e+01, float 0.000000e+00
 %m = call float @llvm.fma.f32(float %k, float 0x3E80000000000000, float %l)
 %n = call float @llvm.fma.f32(float 0xBFC0805A20000000, float %j, float 0x3FC1E669E0000000)
 %o = call float @llvm.fma.f32(float %n, float %j, float 0xBFBF311340000000)
 %p = call float @llvm.fma.f32(float %o, float %j, float 0x3FC1ED7280000000)
 %q = call float @llvm.fma.f32(float %p, float %j, float 0xBFC559DD00000000)
 %r = call float @llvm.fma.f32(float %q, float %j, float 0x3FC99D0340000000)
 %s = call float @llvm.fma.f32(float %r, float %j, float 0xBFCFFFEF00000000)
 %t = call float @llvm.fma.f32(float %s, float %j, float 0x3FD5555060000000)
 %u = call float @llvm.fma.f32(float %t, float %j, float -5.000000e-01)
 %v = call float @llvm.nvvm.mul.rn.f(float %j, float %j)
 %w = call float @llvm.fma.f32(float %v, float %u, float %j)
 %x = call float @llvm.fma.f32(float %m, float 0x3FE62E4300000000, float %w)
 %y = fcmp uge float %a, 0x7FF0000000000000
 %z = fadd float %a, %a
 %aa = select i1 %y, float %z, float %x
 %ab = fcmp olt float %a, 0.000000e+00
 %ac = select i1 %ab, float 0x7FFFFFFFE0000000, float %aa
 %ad = fcmp oeq float %a, 0.000000e+00
 %ae = select i1 %ad, float 0xFFF0000000000000, float %ac
 ret float %ae
}
define double @__nv_longlong_as_double(i64 %a) alwaysinline mustprogress nounwind {
 %b = bitcast i64 %a to double
 ret double %b
}
define i32 @__nv_max(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = call i32 @llvm.smax.i32(i32 %a, i32 %b)
 ret i32 %c
}
define i32 @__nv_min(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = call i32 @llvm.smin.i32(i32 %a, i32 %b)
 ret i32 %c
}
define double @__nv_modf(double %a, ptr nocapture %b) alwaysinline mustprogress nounwind {
 %c = call double @llvm.nvvm.trunc.d(double %a)
 store double %c, ptr %b, align 8
 %d = call double @llvm.nvvm.fabs.d(double %a)
 %e = fcmp oeq double %d, 0x7FF0000000000000
 %f = fsub double %a, %c
 %g = select i1 %e, double 0.000000e+00, double %f
 %h = bitcast double %g to i64
 %i = and i64 %h, 9223372036854775807
 %j = bitcast double %a to i64
 %k = and i64 %j, -9223372036854775808
 %l = or i64 %i, %k
 %m = bitcast i64 %l to double
 ret double %m
}
define float @__nv_modff(float %a, ptr nocapture %b) alwaysinline mustprogress nounwind {
 %c = call float @llvm.nvvm.trunc.f(float %a)
 store float %c, ptr %b, align 4
 %d = call float @llvm.nvvm.fabs.f(float %a)
 %e = fcmp oeq float %d, 0x7FF0000000000000
 %f = fsub float %a, %c
 %g = select i1 %e, float 0.000000e+00, float %f
 %h = bitcast float %g to i32
 %i = and i32 %h, 2147483647
 %j = bitcast float %a to i32
 %k = and i32 %j, -2147483648
 %l = or i32 %i, %k
 %m = bitcast i32 %l to float
 ret float %m
}
define i32 @__nv_mul24(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = call i32 @llvm.nvvm.mul24.i(i32 %a, i32 %b)
 ret i32 %c
}
define i64 @__nv_mul64hi(i64 %a, i64 %b) alwaysinline mustprogress nounwind {
 %c = call i64 @llvm.nvvm.mulhi.ll(i64 %a, i64 %b)
 ret i64 %c
}
define i32 @__nv_mulhi(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = call i32 @llvm.nvvm.mulhi.i(i32 %a, i32 %b)
 ret i32 %c
}
define double @__nv_nan(ptr nocapture readonly %a) alwaysinline mustprogress nounwind {
 ret double 0xFFF8000000000000
}
define float @__nv_nanf(ptr nocapture readonly %a) alwaysinline mustprogress nounwind {
 ret float 0x7FFFFFFFE0000000
}
define double @__nv_nearbyint(double %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.round.d(double %a)
 ret double %b
}
define float @__nv_nearbyintf(float %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.round.f(float %a)
 ret float %b
}
define double @__nv_nextafter(double %a, double %b) alwaysinline mustprogress nounwind {
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
 %v = fcmp ogt double %a, 0.000000e+00
 %w = xor i1 %u, %v
 %x = select i1 %w, i64 -1, i64 1
 %y = add i64 %t, %x
 %z = bitcast i64 %y to double
 br label %j

j:
 %aa = phi double [ %i, %g ], [ %b, %h ], [ %s, %n ], [ %z, %o ]
 ret double %aa
}
define float @__nv_nextafterf(float %a, float %b) alwaysinline mustprogress nounwind {
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
 %v = fcmp ogt float %a, 0.000000e+00
 %w = xor i1 %u, %v
 %x = select i1 %w, i32 -1, i32 1
 %y = add i32 %t, %x
 %z = bitcast i32 %y to float
 br label %j

j:
 %aa = phi float [ %i, %g ], [ %b, %h ], [ %s, %n ], [ %z, %o ]
 ret float %aa
}
define double @__nv_norm(i32 %a, ptr nocapture readonly %b) alwaysinline mustprogress nounwind {
c:
 %d = icmp sgt i32 %a, 0
 br i1 %d, label %e, label %f

e:
 %g = and i32 %a, 3
 %h = and i32 %a, -4
 %i = icmp ugt i32 %a, 3
 br i1 %i, label %j, label %k

j:
 %l = phi ptr [ %b, %e ], [ %m, %j ]
 %n = phi i32 [ %o, %j ], [ %h, %e ]
 %p = phi double [ %q, %j ], [ 0.000000e+00, %e ]
 %r = phi i32 [ %s, %j ], [ 0, %e ]
 %t = load double, ptr %l, align 8
 %u = call double @llvm.nvvm.fabs.d(double %t)
 %v = call double @llvm.nvvm.fmax.d(double %p, double %u)
 %w = getelementptr i8, ptr %l, i64 8
 %x = load double, ptr %w, align 8
 %y = call double @llvm.nvvm.fabs.d(double %x)
 %z = call double @llvm.nvvm.fmax.d(double %v, double %y)
 %aa = getelementptr i8, ptr %l, i64 16
 %ab = load double, ptr %aa, align 8
 %ac = call double @llvm.nvvm.fabs.d(double %ab)
 %ad = call double @llvm.nvvm.fmax.d(double %z, double %ac)
 %ae = getelementptr i8, ptr %l, i64 24
 %af = load double, ptr %ae, align 8
 %ag = call double @llvm.nvvm.fabs.d(double %af)
 %q = call double @llvm.nvvm.fmax.d(double %ad, double %ag)
 %s = add nuw nsw i32 %r, 4
 %o = add i32 %n, -4
 %ah = icmp ne i32 %o, 0
 %m = getelementptr i8, ptr %l, i64 32
 br i1 %ah, label %j, label %ai, !llvm.loop !18

ai:
 %aj = icmp ne i32 %g, 0
 br i1 %aj, label %k, label %ak

k:
 %al = phi double [ 0.000000e+00, %e ], [ %q, %ai ]
 %am = phi i32 [ 0, %e ], [ %s, %ai ]
 br label %an

an:
 %ao = phi double [ %ap, %an ], [ %al, %k ]
 %aq = phi i32 [ %ar, %an ], [ %am, %k ]
 %as = getelementptr inbounds double, ptr %b, i32 %aq
 %at = load double, ptr %as, align 8
 %au = call double @llvm.nvvm.fabs.d(double %at)
 %ap = call double @llvm.nvvm.fmax.d(double %ao, double %au)
 %ar = add nuw nsw i32 %aq, 1
 %av = icmp slt i32 %ar, %a
 br i1 %av, label %an, label %ak, !llvm.loop !19

ak:
 %aw = phi double [ %q, %ai ], [ %ap, %an ]
 br label %f

f:
 %ax = phi double [ 0.000000e+00, %c ], [ %aw, %ak ]
 %ay = call i32 @llvm.nvvm.d2i.hi(double %ax)
 %az = ashr i32 %ay, 20
 %ba = icmp sgt i32 %az, 2044
 %bb = select i1 %ba, i32 2044, i32 %az
 %bc = sub nsw i32 2045, %bb
 %bd = shl i32 %bc, 20
 %be = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %bd)
 %bf = add nsw i32 %bb, 1
 %bg = shl i32 %bf, 20
 %bh = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %bg)
 %bi = fcmp oeq double %ax, 0x7FF0000000000000
 br i1 %bi, label %bj, label %bk

bk:
 br i1 %d, label %bl, label %bm

bl:
 %bn = and i32 %a, 3
 %bo = and i32 %a, -4
 %bp = icmp ugt i32 %a, 3
 br i1 %bp, label %bq, label %br

bq:
 %bs = phi ptr [ %b, %bl ], [ %bt, %bq ]
 %bu = phi i32 [ %bv, %bq ], [ %bo, %bl ]
 %bw = phi double [ %bx, %bq ], [ 0.000000e+00, %bl ]
 %by = phi i32 [ %bz, %bq ], [ 0, %bl ]
 %ca = load double, ptr %bs, align 8
 %cb = call double @llvm.nvvm.mul.rn.d(double %ca, double %be)
 %cc = call double @llvm.fma.f64(double %cb, double %cb, double %bw)
 %cd = getelementptr i8, ptr %bs, i64 8
 %ce = load double, ptr %cd, align 8
 %cf = call double @llvm.nvvm.mul.rn.d(double %ce, double %be)
 %cg = call double @llvm.fma.f64(double %cf, double %cf, double %cc)
 %ch = getelementptr i8, ptr %bs, i64 16
 %ci = load double, ptr %ch, align 8
 %cj = call double @llvm.nvvm.mul.rn.d(double %ci, double %be)
 %ck = call double @llvm.fma.f64(double %cj, double %cj, double %cg)
 %cl = getelementptr i8, ptr %bs, i64 24
 %cm = load double, ptr %cl, align 8
 %cn = call double @llvm.nvvm.mul.rn.d(double %cm, double %be)
 %bx = call double @llvm.fma.f64(double %cn, double %cn, double %ck)
 %bz = add nuw nsw i32 %by, 4
 %bv = add i32 %bu, -4
 %co = icmp ne i32 %bv, 0
 %bt = getelementptr i8, ptr %bs, i64 32
 br i1 %co, label %bq, label %cp, !llvm.loop !20

cp:
 %cq = icmp ne i32 %bn, 0
 br i1 %cq, label %br, label %cr

br:
 %cs = phi double [ 0.000000e+00, %bl ], [ %bx, %cp ]
 %ct = phi i32 [ 0, %bl ], [ %bz, %cp ]
 br label %cu

cu:
 %cv = phi double [ %cw, %cu ], [ %cs, %br ]
 %cx = phi i32 [ %cy, %cu ], [ %ct, %br ]
 %cz = getelementptr inbounds double, ptr %b, i32 %cx
 %da = load double, ptr %cz, align 8
 %db = call double @llvm.nvvm.mul.rn.d(double %da, double %be)
 %cw = call double @llvm.fma.f64(double %db, double %db, double %cv)
 %cy = add nuw nsw i32 %cx, 1
 %dc = icmp slt i32 %cy, %a
 br i1 %dc, label %cu, label %cr, !llvm.loop !21

cr:
 %dd = phi double [ %bx, %cp ], [ %cw, %cu ]
 br label %bm

bm:
 %de = phi double [ 0.000000e+00, %bk ], [ %dd, %cr ]
 %df = call double @llvm.nvvm.sqrt.rn.d(double %de)
 %dg = call double @llvm.nvvm.mul.rn.d(double %df, double %bh)
 br label %bj

bj:
 %dh = phi double [ 0x7FF0000000000000, %f ], [ %dg, %bm ]
 ret double %dh
}
define double @__nv_norm3d(double %a, double %b, double %c) alwaysinline mustprogress nounwind {
d:
 %e = call double @llvm.nvvm.fabs.d(double %a)
 %f = call double @llvm.nvvm.fabs.d(double %b)
 %g = call double @llvm.nvvm.fmax.d(double %e, double %f)
 %h = call double @llvm.nvvm.fabs.d(double %c)
 %i = call double @llvm.nvvm.fmax.d(double %h, double 0.000000e+00)
 %j = call double @llvm.nvvm.fmax.d(double %g, double %i)
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
 %al = call double @llvm.fma.f64(double %ak, double %aj, double %ab)
 %am = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %ai)
 %an = call double @llvm.fma.f64(double %al, double %am, double %aj)
 %ao = call double @llvm.nvvm.mul.rn.d(double %an, double %t)
 %ap = fcmp oeq double %j, 0.000000e+00
 br i1 %ap, label %aq, label %ar

aq:
 %as = call double @llvm.nvvm.fabs.d(double %a)
 %at = call double @llvm.nvvm.fabs.d(double %b)
 %au = fadd double %as, %at
 %av = call double @llvm.nvvm.fabs.d(double %c)
 %aw = fadd double %av, 0.000000e+00
 %ax = fadd double %au, %aw
 br label %ar

ar:
 %ay = phi double [ %ao, %d ], [ %ax, %aq ]
 %az = fcmp oeq double %j, 0x7FF0000000000000
 %ba = select i1 %az, double 0x7FF0000000000000, double %ay
 ret double %ba
}
define float @__nv_norm3df(float %a, float %b, float %c) alwaysinline mustprogress nounwind {
d:
 %e = call float @llvm.nvvm.fabs.f(float %a)
 %f = call float @llvm.nvvm.fabs.f(float %b)
 %g = call float @llvm.nvvm.fmax.f(float %e, float %f)
 %h = call float @llvm.nvvm.fabs.f(float %c)
 %i = call float @llvm.nvvm.fmax.f(float %h, float 0.000000e+00)
 %j = call float @llvm.nvvm.fmax.f(float %g, float %i)
 %k = bitcast float %j to i32
 %l = lshr i32 %k, 23
 %m = icmp ugt i32 %l, 252
 %n = select i1 %m, i32 252, i32 %l
 %o = sub nsw i32 253, %n
 %p = shl i32 %o, 23
 %q = bitcast i32 %p to float
 %r = add nuw nsw i32 %n, 1
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
 %ac = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %ab)
 %ad = call float @llvm.nvvm.mul.rn.f(float %ab, float %ac)
 %ae = fneg float %ad
 %af = call float @llvm.fma.f32(float %ae, float %ad, float %ab)
 %ag = call float @llvm.nvvm.mul.rn.f(float 5.000000e-01, float %ac)
 %ah = call float @llvm.fma.f32(float %af, float %ag, float %ad)
 %ai = call float @llvm.nvvm.mul.rn.f(float %ah, float %t)
 %aj = fcmp oeq float %j, 0.000000e+00
 br i1 %aj, label %ak, label %al

ak:
 %am = call float @llvm.nvvm.fabs.f(float %a)
 %an = call float @llvm.nvvm.fabs.f(float %b)
 %ao = fadd float %am, %an
 %ap = call float @llvm.nvvm.fabs.f(float %c)
 %aq = fadd float %ap, 0.000000e+00
 %ar = fadd float %ao, %aq
 br label %al

al:
 %as = phi float [ %ai, %d ], [ %ar, %ak ]
 %at = fcmp oeq float %j, 0x7FF0000000000000
 %au = select i1 %at, float 0x7FF0000000000000, float %as
 ret float %au
}
define double @__nv_norm4d(double %a, double %b, double %c, double %d) alwaysinline mustprogress nounwind {
e:
 %f = call double @llvm.nvvm.fabs.d(double %a)
 %g = call double @llvm.nvvm.fabs.d(double %b)
 %h = call double @llvm.nvvm.fmax.d(double %f, double %g)
 %i = call double @llvm.nvvm.fabs.d(double %c)
 %j = call double @llvm.nvvm.fabs.d(double %d)
 %k = call double @llvm.nvvm.fmax.d(double %i, double %j)
 %l = call double @llvm.nvvm.fmax.d(double %h, double %k)
 %m = call i32 @llvm.nvvm.d2i.hi(double %l)
 %n = ashr i32 %m, 20
 %o = icmp sgt i32 %n, 2044
 %p = select i1 %o, i32 2044, i32 %n
 %q = sub nsw i32 2045, %p
 %r = shl i32 %q, 20
 %s = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %r)
 %t = add nsw i32 %p, 1
 %u = shl i32 %t, 20
 %v = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %u)
 %w = call double @llvm.nvvm.mul.rn.d(double %a, double %s)
 %x = call double @llvm.nvvm.mul.rn.d(double %b, double %s)
 %y = call double @llvm.nvvm.mul.rn.d(double %c, double %s)
 %z = call double @llvm.nvvm.mul.rn.d(double %d, double %s)
 %aa = call double @llvm.nvvm.mul.rn.d(double %z, double %z)
 %ab = call double @llvm.fma.f64(double %y, double %y, double %aa)
 %ac = call double @llvm.fma.f64(double %x, double %x, double %ab)
 %ad = call double @llvm.fma.f64(double %w, double %w, double %ac)
 %ae = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %ad) #2
 %af = call double @llvm.nvvm.mul.rn.d(double %ad, double %ae)
 %ag = fneg double %af
 %ah = call double @llvm.fma.f64(double %ag, double %ae, double 1.000000e+00)
 %ai = call double @llvm.fma.f64(double 3.750000e-01, double %ah, double 5.000000e-01)
 %aj = call double @llvm.nvvm.mul.rn.d(double %ai, double %ah)
 %ak = call double @llvm.fma.f64(double %aj, double %ae, double %ae)
 %al = call double @llvm.nvvm.mul.rn.d(double %ad, double %ak)
 %am = fneg double %al
 %an = call double @llvm.fma.f64(double %am, double %al, double %ad)
 %ao = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %ak)
 %ap = call double @llvm.fma.f64(double %an, double %ao, double %al)
 %aq = call double @llvm.nvvm.mul.rn.d(double %ap, double %v)
 %ar = fcmp oeq double %l, 0.000000e+00
 br i1 %ar, label %as, label %at

as:
 %au = call double @llvm.nvvm.fabs.d(double %a)
 %av = call double @llvm.nvvm.fabs.d(double %b)
 %aw = fadd double %au, %av
 %ax = call double @llvm.nvvm.fabs.d(double %c)
 %ay = call double @llvm.nvvm.fabs.d(double %d)
 %az = fadd double %ax, %ay
 %ba = fadd double %aw, %az
 br label %at

at:
 %bb = phi double [ %aq, %e ], [ %ba, %as ]
 %bc = fcmp oeq double %l, 0x7FF0000000000000
 %bd = select i1 %bc, double 0x7FF0000000000000, double %bb
 ret double %bd
}
define float @__nv_norm4df(float %a, float %b, float %c, float %d) alwaysinline mustprogress nounwind {
e:
 %f = call float @llvm.nvvm.fabs.f(float %a)
 %g = call float @llvm.nvvm.fabs.f(float %b)
 %h = call float @llvm.nvvm.fmax.f(float %f, float %g)
 %i = call float @llvm.nvvm.fabs.f(float %c)
 %j = call float @llvm.nvvm.fabs.f(float %d)
 %k = call float @llvm.nvvm.fmax.f(float %i, float %j)
 %l = call float @llvm.nvvm.fmax.f(float %h, float %k)
 %m = bitcast float %l to i32
 %n = lshr i32 %m, 23
 %o = icmp ugt i32 %n, 252
 %p = select i1 %o, i32 252, i32 %n
 %q = sub nsw i32 253, %p
 %r = shl i32 %q, 23
 %s = bitcast i32 %r to float
 %t = add nuw nsw i32 %p, 1
 %u = shl i32 %t, 23
 %v = bitcast i32 %u to float
 %w = call float @llvm.nvvm.mul.rn.f(float %a, float %s)
 %x = call float @llvm.nvvm.mul.rn.f(float %b, float %s)
 %y = call float @llvm.nvvm.mul.rn.f(float %c, float %s)
 %z = call float @llvm.nvvm.mul.rn.f(float %d, float %s)
 %aa = call float @llvm.nvvm.mul.rn.f(float %z, float %z)
 %ab = call float @llvm.fma.f32(float %y, float %y, float %aa)
 %ac = call float @llvm.fma.f32(float %x, float %x, float %ab)
 %ad = call float @llvm.fma.f32(float %w, float %w, float %ac)
 %ae = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %ad)
 %af = call float @llvm.nvvm.mul.rn.f(float %ad, float %ae)
 %ag = fneg float %af
 %ah = call float @llvm.fma.f32(float %ag, float %af, float %ad)
 %ai = call float @llvm.nvvm.mul.rn.f(float 5.000000e-01, float %ae)
 %aj = call float @llvm.fma.f32(float %ah, float %ai, float %af)
 %ak = call float @llvm.nvvm.mul.rn.f(float %aj, float %v)
 %al = fcmp oeq float %l, 0.000000e+00
 br i1 %al, label %am, label %an

am:
 %ao = call float @llvm.nvvm.fabs.f(float %a)
 %ap = call float @llvm.nvvm.fabs.f(float %b)
 %aq = fadd float %ao, %ap
 %ar = call float @llvm.nvvm.fabs.f(float %c)
 %as = call float @llvm.nvvm.fabs.f(float %d)
 %at = fadd float %ar, %as
 %au = fadd float %aq, %at
 br label %an

an:
 %av = phi float [ %ak, %e ], [ %au, %am ]
 %aw = fcmp oeq float %l, 0x7FF0000000000000
 %ax = select i1 %aw, float 0x7FF0000000000000, float %av
 ret float %ax
}
define double @__nv_normcdf(double %a) alwaysinline mustprogress nounwind {
b:
 %c = call double @llvm.nvvm.mul.rn.d(double %a, double 0xBFE6A09E667F3BCD)
 %d = fneg double %c
 %e = call double @llvm.fma.f64(double %a, double 0xBFE6A09E667F3BCD, double %d)
 %f = call double @llvm.fma.f64(double %a, double 0x3C8BDD3413B26456, double %e)
 %g = call double @llvm.nvvm.fabs.d(double %a)
 %h = fcmp ogt double %g, 5.000000e+01
 %i = select i1 %h, double 0.000000e+00, double %f
 %j = call double @llvm.nvvm.fabs.d(double %c)
 %k = fcmp ogt double %j, 2.750000e+01
 %l = select i1 %k, double 2.750000e+01, double %j
 %m = fadd double %l, 4.000000e+00
 %n = call double @llvm.nvvm.rcp.approx.ftz.d(double %m)
 %o = fneg double %l
 %p = call double @llvm.fma.f64(double -4.000000e+00, double %n, double 1.000000e+00)
 %q = call double @llvm.fma.f64(double %o, double %n, double %p)
 %r = call double @llvm.fma.f64(double %q, double %q, double %q)
 %s = call double @llvm.fma.f64(double %r, double %n, double %n)
 %t = call double @llvm.fma.f64(double -8.000000e+00, double %s, double 1.000000e+00)
 %u = call double @llvm.fma.f64(double 0x3E13D26C758955E2, double %t, double 0x3DF63388F625A584)
 %v = call double @llvm.fma.f64(double %u, double %t, double 0xBE501FCCC15F0BB2)
 %w = call double @llvm.fma.f64(double %v, double %t, double 0x3E023F52E6FDF9B1)
 %x = call double @llvm.fma.f64(double %w, double %t, double 0x3E80603945C1CA90)
 %y = call double @llvm.fma.f64(double %x, double %t, double 0xBE7438EF8C692C75)
 %z = call double @llvm.fma.f64(double %y, double %t, double 0xBEAC4A23489BD35B)
 %aa = call double @llvm.fma.f64(double %z, double %t, double 0x3EB7E4CEF8F77683)
 %ab = call double @llvm.fma.f64(double %aa, double %t, double 0x3ED3AE0D71609B91)
 %ac = call double @llvm.fma.f64(double %ab, double %t, double 0xBEF3C6EFE4A7957D)
 %ad = call double @llvm.fma.f64(double %ac, double %t, double 0xBECE7C2ED5A356EA)
 %ae = call double @llvm.fma.f64(double %ad, double %t, double 0x3F272CDA92AA0362)
 %af = call double @llvm.fma.f64(double %ae, double %t, double 0xBF3DD285A3C7D668)
 %ag = call double @llvm.fma.f64(double %af, double %t, double 0xBF3269B51FD46660)
 %ah = call double @llvm.fma.f64(double %ag, double %t, double 0x3F7908F4758966A9)
 %ai = call double @llvm.fma.f64(double %ah, double %t, double 0xBF9B00C052C8B6A4)
 %aj = call double @llvm.fma.f64(double %ai, double %t, double 0x3FB38DBD2C8A3326)
 %ak = call double @llvm.fma.f64(double %aj, double %t, double 0xBFC645FD8A4BAA0C)
 %al = call double @llvm.fma.f64(double %ak, double %t, double 0x3FD52CAC237105AD)
 %am = call double @llvm.fma.f64(double %al, double %t, double 0xBFE14EACB1AD0379)
 %an = call double @llvm.fma.f64(double %am, double %t, double 0x3FE8BE202D26C728)
 %ao = call double @llvm.fma.f64(double %an, double %t, double 0xBFEF3FE31ECB49BF)
 %ap = call double @llvm.fma.f64(double %ao, double %t, double 0x3FF18932BF08E154)
 %aq = call double @llvm.nvvm.mul.rn.d(double %ap, double %s)
 %ar = call double @llvm.fma.f64(double -4.000000e+00, double %aq, double %ap)
 %as = call double @llvm.fma.f64(double %o, double %aq, double %ar)
 %at = call double @llvm.fma.f64(double %as, double %s, double %aq)
 %au = fcmp olt double %c, 0.000000e+00
 %av = fneg double %i
 %aw = select i1 %au, double %av, double %i
 %ax = call double @llvm.nvvm.mul.rn.d(double %l, double %l)
 %ay = fadd double %l, %l
 %az = fneg double %ax
 %ba = call double @llvm.fma.f64(double %l, double %l, double %az)
 %bb = call double @llvm.fma.f64(double %ay, double %aw, double %ba)
 %bc = fneg double %bb
 %bd = call double @llvm.fma.f64(double %az, double 0x3FF71547652B82FE, double 0x4338000000000000)
 %be = fsub double %bd, 0x4338000000000000
 %bf = call double @llvm.fma.f64(double %be, double 0xBFE62E42FEFA39EF, double %az)
 %bg = call double @llvm.fma.f64(double %be, double 0xBC7ABC9E3B39803F, double %bc)
 %bh = fadd double %bf, %bg
 %bi = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %bh, double 0x3E928AC42499A595)
 %bj = call double @llvm.fma.f64(double %bi, double %bh, double 0x3EC71E1020D8E228)
 %bk = call double @llvm.fma.f64(double %bj, double %bh, double 0x3EFA0199C1CD9ADB)
 %bl = call double @llvm.fma.f64(double %bk, double %bh, double 0x3F2A01A0099AC101)
 %bm = call double @llvm.fma.f64(double %bl, double %bh, double 0x3F56C16C1832F509)
 %bn = call double @llvm.fma.f64(double %bm, double %bh, double 0x3F81111111130878)
 %bo = call double @llvm.fma.f64(double %bn, double %bh, double 0x3FA5555555550C82)
 %bp = call double @llvm.fma.f64(double %bo, double %bh, double 0x3FC5555555555542)
 %bq = call double @llvm.fma.f64(double %bp, double %bh, double 0x3FE000000000000A)
 %br = call double @llvm.fma.f64(double %bq, double %bh, double 1.000000e+00)
 %bs = call double @llvm.fma.f64(double %br, double %bh, double 1.000000e+00)
 %bt = call i32 @llvm.nvvm.d2i.lo(double %bd)
 %bu = call double @llvm.nvvm.fabs.d(double %az)
 %bv = fcmp olt double %bu, 7.080000e+02
 br i1 %bv, label %bw, label %bx

bw:
 %by = call i32 @llvm.nvvm.d2i.hi(double %bs)
 %bz = shl i32 %bt, 20
 %ca = add nsw i32 %by, %bz
 %cb = call i32 @llvm.nvvm.d2i.lo(double %bs)
 %cc = call double @llvm.nvvm.lohi.i2d(i32 %cb, i32 %ca)
 br label %cd

bx:
 %ce = ashr i32 %bt, 1
 %cf = add nsw i32 %ce, 1023
 %cg = shl i32 %cf, 20
 %ch = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %cg)
 %ci = call double @llvm.nvvm.mul.rn.d(double %bs, double %ch)
 %cj = sub nsw i32 %bt, %ce
 %ck = add nsw i32 %cj, 1023
 %cl = shl i32 %ck, 20
 %cm = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %cl)
 %cn = call double @llvm.nvvm.mul.rn.d(double %ci, double %cm)
 %co = fcmp olt double %ax, -7.099000e+02
 %cp = select i1 %co, double 0x7FF0000000000000, double %cn
 %cq = fcmp ogt double %ax, 7.460000e+02
 %cr = select i1 %cq, double 0.000000e+00, double %cp
 %cs = fcmp une double %ax, %ax
 %ct = fsub double %az, %ax
 %cu = select i1 %cs, double %ct, double %cr
 br label %cd

cd:
 %cv = phi double [ %cc, %bw ], [ %cu, %bx ]
 %cw = call double @llvm.nvvm.mul.rn.d(double %at, double %cv)
 %cx = fsub double 2.000000e+00, %cw
 %cy = select i1 %au, double %cx, double %cw
 %cz = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %cy)
 ret double %cz
}
define float @__nv_normcdff(float %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.mul.rn.f(float %a, float 0xBFE6A09E60000000)
 %c = fneg float %b
 %d = call float @llvm.fma.f32(float %a, float 0xBFE6A09E60000000, float %c)
 %e = call float @llvm.fma.f32(float %a, float 0xBE49FCEF40000000, float %d)
 %f = call float @llvm.nvvm.fabs.f(float %a)
 %g = fcmp ogt float %f, 2.000000e+01
 %h = select i1 %g, float 0.000000e+00, float %e
 %i = call float @llvm.nvvm.fabs.f(float %b)
 %j = fcmp ogt float %i, 1.050000e+01
 %k = select i1 %j, float 1.050000e+01, float %i
 %l = fadd float %k, 2.000000e+00
 %m = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %l) #2
 %n = fneg float %l
 %o = call float @llvm.fma.f32(float %n, float %m, float 1.000000e+00)
 %p = call float @llvm.fma.f32(float %m, float %o, float %m)
 %q = call float @llvm.fma.f32(float -4.000000e+00, float %p, float 1.000000e+00)
 %r = call float @llvm.fma.f32(float 0x3B11A675A0000000, float %q, float 0x3B11D32760000000)
 %s = call float @llvm.fma.f32(float %r, float %q, float 0xBB42600C20000000)
 %t = call float @llvm.fma.f32(float %s, float %q, float 0xBB4BD37BA0000000)
 %u = call float @llvm.fma.f32(float %t, float %q, float 0x3B68D77520000000)
 %v = call float @llvm.fma.f32(float %u, float %q, float 0x3B7A8B2700000000)
 %w = call float @llvm.fma.f32(float %v, float %q, float 0xBB96032480000000)
 %x = call float @llvm.fma.f32(float %w, float %q, float 0xBBA2A89060000000)
 %y = call float @llvm.fma.f32(float %x, float %q, float 0x3BD1E2D9A0000000)
 %z = call float @llvm.fma.f32(float %y, float %q, float 0xBBE5FD3860000000)
 %aa = call float @llvm.fma.f32(float %z, float %q, float 0x3BF0586720000000)
 %ab = call float @llvm.nvvm.mul.rn.f(float %aa, float %p)
 %ac = fneg float %k
 %ad = call float @llvm.fma.f32(float -2.000000e+00, float %ab, float %aa)
 %ae = call float @llvm.fma.f32(float %ac, float %ab, float %ad)
 %af = call float @llvm.fma.f32(float %ae, float %p, float %ab)
 %ag = fcmp olt float %b, 0.000000e+00
 %ah = fneg float %h
 %ai = select i1 %ag, float %ah, float %h
 %aj = call float @llvm.nvvm.mul.rn.f(float %k, float %k)
 %ak = fadd float %k, %k
 %al = fneg float %aj
 %am = call float @llvm.fma.f32(float %k, float %k, float %al)
 %an = call float @llvm.fma.f32(float %ak, float %ai, float %am)
 %ao = call float @llvm.fma.f32(float %aj, float 0xBFF7154760000000, float 0x41680017E0000000)
 %ap = fsub float %ao, 0x41680017E0000000
 %aq = fneg float %ap
 %ar = call float @llvm.fma.f32(float %aj, float 0xBFF7154760000000, float %aq)
 %as = call float @llvm.nvvm.mul.rn.f(float %aj, float 0xBE54AE0C00000000)
 %at = call float @llvm.fma.f32(float %an, float 0xBFF7154760000000, float %as)
 %au = fadd float %ar, %at
 %av = call float @llvm.fma.f32(float 0x3EEE1CD020000000, float %au, float 0x3F2440DAE0000000)
 %aw = call float @llvm.fma.f32(float %av, float %au, float 0x3F55DA5000000000)
 %ax = call float @llvm.fma.f32(float %aw, float %au, float 0x3F83B2A5C0000000)
 %ay = call float @llvm.fma.f32(float %ax, float %au, float 0x3FAC6B06E0000000)
 %az = call float @llvm.fma.f32(float %ay, float %au, float 0x3FCEBFBE00000000)
 %ba = call float @llvm.fma.f32(float %az, float %au, float 0x3FE62E4300000000)
 %bb = call float @llvm.fma.f32(float %ba, float %au, float 1.000000e+00)
 %bc = call float @llvm.nvvm.mul.rn.f(float %af, float %bb)
 %bd = bitcast float %ao to i32
 %be = shl i32 %bd, 23
 %bf = bitcast i32 %be to float
 %bg = call float @llvm.nvvm.mul.rn.f(float %bc, float %bf)
 %bh = fsub float 2.000000e+00, %bg
 %bi = select i1 %ag, float %bh, float %bg
 %bj = call float @llvm.nvvm.mul.rn.f(float 5.000000e-01, float %bi)
 ret float %bj
}
define double @__nv_normcdfinv(double %a) alwaysinline mustprogress nounwind {
b:
 %c = fadd double %a, %a
 %d = fcmp ogt double %c, 0.000000e+00
 %e = fcmp olt double %c, 2.000000e+00
 %f = select i1 %d, i1 %e, i1 false
 br i1 %f, label %g, label %h

h:
 %i = fcmp oeq double %c, 0.000000e+00
 %j = fcmp oeq double %c, 2.000000e+00
 %k = select i1 %j, double 0xFFF0000000000000, double 0xFFF8000000000000
 %l = select i1 %i, double 0x7FF0000000000000, double %k
 br label %m

g:
 %n = fsub double 1.000000e+00, %c
 %o = fsub double 2.000000e+00, %c
 %p = call double @llvm.nvvm.mul.rn.d(double %c, double %o)
 %q = fcmp olt double %p, 0x10000000000000
 br i1 %q, label %r, label %s

r:
 %t = call double @llvm.nvvm.mul.rn.d(double %p, double 0x4350000000000000)
 br label %s

s:
 %u = phi double [ %t, %r ], [ %p, %g ]
 %v = call i32 @llvm.nvvm.d2i.hi(double %u)
 %w = add nsw i32 %v, -1072079006
 %x = and i32 %w, -1048576
 %y = ashr i32 %x, 20
 %z = select i1 %q, i32 54, i32 0
 %aa = sub nsw i32 %y, %z
 %ab = sitofp i32 %aa to double
 %ac = sub nsw i32 %v, %x
 %ad = call i32 @llvm.nvvm.d2i.lo(double %u)
 %ae = call double @llvm.nvvm.lohi.i2d(i32 %ad, i32 %ac)
 %af = fsub double %ae, 1.000000e+00
 %ag = fadd double %af, 2.000000e+00
 %ah = call double @llvm.nvvm.rcp.approx.ftz.d(double %ag)
 %ai = fneg double %ag
 %aj = call double @llvm.fma.f64(double %ai, double %ah, double 1.000000e+00)
 %ak = call double @llvm.fma.f64(double %aj, double %aj, double %aj)
 %al = call double @llvm.fma.f64(double %ak, double %ah, double %ah)
 %am = call double @llvm.nvvm.mul.rn.d(double %af, double %al)
 %an = call double @llvm.fma.f64(double %ai, double %am, double %af)
 %ao = call double @llvm.fma.f64(double %an, double %al, double %am)
 %ap = call double @llvm.nvvm.mul.rn.d(double %ao, double %ao)
 %aq = call double @llvm.nvvm.mul.rn.d(double %ao, double %ap)
 %ar = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %ap, double 0x3FC39A1CEE91D120)
 %as = call double @llvm.fma.f64(double %ar, double %ap, double 0x3FC74663DB7A1073)
 %at = call double @llvm.fma.f64(double %as, double %ap, double 0x3FCC71C5211851F1)
 %au = call double @llvm.fma.f64(double %at, double %ap, double 0x3FD24924941E37CC)
 %av = call double @llvm.fma.f64(double %au, double %ap, double 0x3FD999999997FF08)
 %aw = call double @llvm.fma.f64(double %av, double %ap, double 0x3FE5555555555592)
 %ax = fadd double %ao, %ao
 %ay = call double @llvm.fma.f64(double %aq, double %aw, double %ax)
 %az = call double @llvm.fma.f64(double %ab, double 0x3C7ABC9E3B39803F, double %ay)
 %ba = call double @llvm.fma.f64(double %ab, double 0x3FE62E42FEFA39EF, double %az)
 %bb = fneg double %ba
 %bc = fcmp ogt double %ba, -6.250000e+00
 br i1 %bc, label %bd, label %be

bd:
 %bf = fsub double %bb, 3.125000e+00
 %bg = call double @llvm.fma.f64(double 0x3BB22D8BA53CC549, double %bf, double 0xBB8165E212ABE220)
 %bh = call double @llvm.fma.f64(double %bg, double %bf, double 0xBC1C6868DCC4FB92)
 %bi = call double @llvm.fma.f64(double %bh, double %bf, double 0x3C34945F93065F26)
 %bj = call double @llvm.fma.f64(double %bi, double %bf, double 0x3C72F8117B64DAE9)
 %bk = call double @llvm.fma.f64(double %bj, double %bf, double 0xBCA2A5A1CD7D51E4)
 %bl = call double @llvm.fma.f64(double %bk, double %bf, double 0xBC8E79FDB3A7AE7C)
 %bm = call double @llvm.fma.f64(double %bl, double %bf, double 0x3CFDA9AE20F7D639)
 %bn = call double @llvm.fma.f64(double %bm, double %bf, double 0xBD26760AC2DC98B1)
 %bo = call double @llvm.fma.f64(double %bn, double %bf, double 0xBD36D449C493D397)
 %bp = call double @llvm.fma.f64(double %bo, double %bf, double 0x3D8721D14F2E79DB)
 %bq = call double @llvm.fma.f64(double %bp, double %bf, double 0xBDAC898ECD8544E9)
 %br = call double @llvm.fma.f64(double %bq, double %bf, double 0xBDCDC391666FB927)
 %bs = call double @llvm.fma.f64(double %br, double %bf, double 0x3E120F4FD3F0237D)
 %bt = call double @llvm.fma.f64(double %bs, double %bf, double 0xBE31A9ECEB9B7223)
 %bu = call double @llvm.fma.f64(double %bt, double %bf, double 0xBE5F36CE76F3AC30)
 %bv = call double @llvm.fma.f64(double %bu, double %bf, double 0x3E9C6B4F94139CAE)
 %bw = call double @llvm.fma.f64(double %bv, double %bf, double 0xBEB6E8A53E4B1C87)
 %bx = call double @llvm.fma.f64(double %bw, double %bf, double 0xBEED1D1F7CEECF88)
 %by = call double @llvm.fma.f64(double %bx, double %bf, double 0x3F2879C2A20CC7B3)
 %bz = call double @llvm.fma.f64(double %by, double %bf, double 0xBF4845769482DF0F)
 %ca = call double @llvm.fma.f64(double %bz, double %bf, double 0xBF78B6C33114ED3C)
 %cb = call double @llvm.fma.f64(double %ca, double %bf, double 0x3FCEBD80D9B13DEC)
 %cc = call double @llvm.fma.f64(double %cb, double %bf, double 0x3FFA755E7C99AE86)
 br label %cd

be:
 %ce = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %bb) #2
 %cf = call double @llvm.nvvm.mul.rn.d(double %bb, double %ce)
 %cg = fneg double %cf
 %ch = call double @llvm.fma.f64(double %cg, double %ce, double 1.000000e+00)
 %ci = call double @llvm.fma.f64(double 3.750000e-01, double %ch, double 5.000000e-01)
 %cj = call double @llvm.nvvm.mul.rn.d(double %ci, double %ch)
 %ck = call double @llvm.fma.f64(double %cj, double %ce, double %ce)
 %cl = call double @llvm.nvvm.mul.rn.d(double %bb, double %ck)
 %cm = fneg double %cl
 %cn = call double @llvm.fma.f64(double %cm, double %cl, double %bb)
 %co = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %ck)
 %cp = call double @llvm.fma.f64(double %cn, double %co, double %cl)
 %cq = fcmp olt double %cp, 4.000000e+00
 br i1 %cq, label %cr, label %cs

cr:
 %ct = fsub double %cp, 3.250000e+00
 %cu = call double @llvm.fma.f64(double 0x3E52A09CA8BABABF, double %ct, double 0xBE509E34629745DA)
 %cv = call double @llvm.fma.f64(double %cu, double %ct, double 0xBE6A69E86D83613F)
 %cw = call double @llvm.fma.f64(double %cv, double %ct, double 0x3E81B4CF87032B12)
 %cx = call double @llvm.fma.f64(double %cw, double %ct, double 0xBE8C3ABC26E16C14)
 %cy = call double @llvm.fma.f64(double %cx, double %ct, double 0xBE5DE6870090AFBC)
 %cz = call double @llvm.fma.f64(double %cy, double %ct, double 0x3EB873674DE825A8)
 %da = call double @llvm.fma.f64(double %cz, double %ct, double 0xBED0B792689B0CBE)
 %db = call double @llvm.fma.f64(double %da, double %ct, double 0x3EC8AF4DDDE31929)
 %dc = call double @llvm.fma.f64(double %db, double %ct, double 0x3EEA241F76E74C31)
 %dd = call double @llvm.fma.f64(double %dc, double %ct, double 0xBF08CF9F6229E4F1)
 %de = call double @llvm.fma.f64(double %dd, double %ct, double 0x3F11E6AB814FE6C0)
 %df = call double @llvm.fma.f64(double %de, double %ct, double 0x3EF93304F4F43B94)
 %dg = call double @llvm.fma.f64(double %df, double %ct, double 0xBF37448BC9330171)
 %dh = call double @llvm.fma.f64(double %dg, double %ct, double 0x3F4F3CC531B27080)
 %di = call double @llvm.fma.f64(double %dh, double %ct, double 0xBF5BA9240D9D1FE7)
 %dj = call double @llvm.fma.f64(double %di, double %ct, double 0x3F6468EECACF4E36)
 %dk = call double @llvm.fma.f64(double %dj, double %ct, double 0xBF6EBADABB9FB641)
 %dl = call double @llvm.fma.f64(double %dk, double %ct, double 0x3F75FFCFE5B6472D)
 %dm = call double @llvm.fma.f64(double %dl, double %ct, double 0x3FF0158A6D641D54)
 %dn = call double @llvm.fma.f64(double %dm, double %ct, double 0x4008ABCC380D5A48)
 br label %cd

cs:
 %do = fcmp olt double %cp, 6.050000e+00
 br i1 %do, label %dp, label %dq

dp:
 %dr = fsub double %cp, 5.000000e+00
 %ds = call double @llvm.fma.f64(double 0xBDB835ACE23FEDD2, double %dr, double 0x3DCA33604E588969)
 %dt = call double @llvm.fma.f64(double %ds, double %dr, double 0x3DD5602CEBC65ABD)
 %du = call double @llvm.fma.f64(double %dt, double %dr, double 0xBDFF79FBA23A3529)
 %dv = call double @llvm.fma.f64(double %du, double %dr, double 0x3E164FE68A3FD1DF)
 %dw = call double @llvm.fma.f64(double %dv, double %dr, double 0xBE2D832306F754F0)
 %dx = call double @llvm.fma.f64(double %dw, double %dr, double 0x3E40D6AE836313B4)
 %dy = call double @llvm.fma.f64(double %dx, double %dr, double 0xBE506A2D68C5799B)
 %dz = call double @llvm.fma.f64(double %dy, double %dr, double 0x3E5F24FE67F0197D)
 %ea = call double @llvm.fma.f64(double %dz, double %dr, double 0xBE72214EF3EC951D)
 %eb = call double @llvm.fma.f64(double %ea, double %dr, double 0x3E8EBE5EDC27AFD8)
 %ec = call double @llvm.fma.f64(double %eb, double %dr, double 0xBEB0A90C3337ED29)
 %ed = call double @llvm.fma.f64(double %ec, double %dr, double 0x3ED2FBCF89229AC5)
 %ee = call double @llvm.fma.f64(double %ed, double %dr, double 0xBEF4A348F1F0D247)
 %ef = call double @llvm.fma.f64(double %ee, double %dr, double 0x3F13EBF4F03EBD62)
 %eg = call double @llvm.fma.f64(double %ef, double %dr, double 0xBF2C2F36AA31124A)
 %eh = call double @llvm.fma.f64(double %eg, double %dr, double 0xBF222EA5DF1FF953)
 %ei = call double @llvm.fma.f64(double %eh, double %dr, double 0x3FF02A30D1FBA10B)
 %ej = call double @llvm.fma.f64(double %ei, double %dr, double 0x4013664DDD1AD7FB)
 br label %cd

dq:
 %ek = fcmp olt double %cp, 1.095000e+01
 br i1 %ek, label %el, label %em

el:
 %en = fsub double %cp, 8.500000e+00
 %eo = call double @llvm.fma.f64(double 0xBC647EAFFCD33172, double %en, double 0x3C9CA63762D00868)
 %ep = call double @llvm.fma.f64(double %eo, double %en, double 0xBCC36EAAF2FCACA9)
 %eq = call double @llvm.fma.f64(double %ep, double %en, double 0x3CF2720DFD6A1B45)
 %er = call double @llvm.fma.f64(double %eq, double %en, double 0xBD2622D4034CEE56)
 %es = call double @llvm.fma.f64(double %er, double %en, double 0x3D576A163E3BB349)
 %et = call double @llvm.fma.f64(double %es, double %en, double 0xBD87A316EA293F44)
 %eu = call double @llvm.fma.f64(double %et, double %en, double 0x3DB7A2D48B4876ED)
 %ev = call double @llvm.fma.f64(double %eu, double %en, double 0xBDE70AEE36081AC6)
 %ew = call double @llvm.fma.f64(double %ev, double %en, double 0x3E159A736DA3CABA)
 %ex = call double @llvm.fma.f64(double %ew, double %en, double 0xBE431976D2E80E16)
 %ey = call double @llvm.fma.f64(double %ex, double %en, double 0x3E6E6DD2351CF01D)
 %ez = call double @llvm.fma.f64(double %ey, double %en, double 0xBE92FB0B0796741C)
 %fa = call double @llvm.fma.f64(double %ez, double %en, double 0x3E93945A908F4FC8)
 %fb = call double @llvm.fma.f64(double %fa, double %en, double 0x3EF58D9B10CC567A)
 %fc = call double @llvm.fma.f64(double %fb, double %en, double 0xBF3CD45277C607CA)
 %fd = call double @llvm.fma.f64(double %fc, double %en, double 0x3FF01D4B302A5196)
 %fe = call double @llvm.fma.f64(double %fd, double %en, double 0x4020C2F87B4C2FCB)
 br label %cd

em:
 %ff = call double @llvm.nvvm.rcp.approx.ftz.d(double %cp)
 %fg = fneg double %cp
 %fh = call double @llvm.fma.f64(double %fg, double %ff, double 1.000000e+00)
 %fi = call double @llvm.fma.f64(double %fh, double %fh, double %fh)
 %fj = call double @llvm.fma.f64(double %fi, double %ff, double %ff)
 %fk = call double @llvm.fma.f64(double 0xC2BA9AA7C4CE3ACC, double %fj, double 0x42BD315BF345A7CB)
 %fl = call double @llvm.fma.f64(double %fk, double %fj, double 0xC2AE07F558C9B892)
 %fm = call double @llvm.fma.f64(double %fl, double %fj, double 0x42933D8B8FF2DF41)
 %fn = call double @llvm.fma.f64(double %fm, double %fj, double 0xC27134F76AE51F4F)
 %fo = call double @llvm.fma.f64(double %fn, double %fj, double 0x4246D078CAC501D7)
 %fp = call double @llvm.fma.f64(double %fo, double %fj, double 0xC2173F9E1D699B19)
 %fq = call double @llvm.fma.f64(double %fp, double %fj, double 0x41E2A2462B8B0D55)
 %fr = call double @llvm.fma.f64(double %fq, double %fj, double 0xC1A7DBAD86DDCDE1)
 %fs = call double @llvm.fma.f64(double %fr, double %fj, double 0x4168A9EBA621B539)
 %ft = call double @llvm.fma.f64(double %fs, double %fj, double 0xC124C71DD97F5395)
 %fu = call double @llvm.fma.f64(double %ft, double %fj, double 0x40DCE7BF2DABE053)
 %fv = call double @llvm.fma.f64(double %fu, double %fj, double 0xC091297E2C2A2871)
 %fw = call double @llvm.fma.f64(double %fv, double %fj, double 0x4043E8D3B27B84BB)
 %fx = call double @llvm.fma.f64(double %fw, double %fj, double 0xC001E2C75E1FBBF1)
 %fy = call double @llvm.fma.f64(double %fx, double %fj, double 0xBF6FC6A4440F0B83)
 %fz = call double @llvm.fma.f64(double %fy, double %fj, double 0x3FF00007583D7231)
 %ga = call double @llvm.nvvm.mul.rn.d(double %cp, double %fz)
 br label %cd

cd:
 %gb = phi double [ %cc, %bd ], [ %dn, %cr ], [ %ej, %dp ], [ %fe, %el ], [ %ga, %em ]
 %gc = call double @llvm.nvvm.mul.rn.d(double %n, double %gb)
 br label %m

m:
 %gd = phi double [ %l, %h ], [ %gc, %cd ]
 %ge = call double @llvm.nvvm.mul.rn.d(double 0xBFF6A09E667F3BCD, double %gd)
 ret double %ge
}
define float @__nv_normcdfinvf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = fadd float %a, %a
 %d = fcmp olt float %c, 0x39B0000000000000
 %e = select i1 %d, float 0x43F0000000000000, float 1.000000e+00
 %f = call float @llvm.nvvm.mul.rn.f(float %c, float %e)
 %g = fsub float 2.000000e+00, %c
 %h = call float @llvm.nvvm.mul.rn.f(float %f, float %g)
 %i = fsub float 1.000000e+00, %c
 %j = select i1 %d, float 6.400000e+01, float 0.000000e+00
 %k = call float @llvm.nvvm.lg2.approx.ftz.f(float %h)
 %l = fsub float %j, %k
 %m = fcmp olt float %l, 9.000000e+00
 br i1 %m, label %n, label %o

n:
 %p = fsub float %l, 2.000000e+00
 %q = call float @llvm.fma.f32(float 0x3DB1EEB4C0000000, float %p, float 0xBE03F80A20000000)
 %r = call float @llvm.fma.f32(float %q, float %p, float 0x3E3EFAEAE0000000)
 %s = call float @llvm.fma.f32(float %r, float %p, float 0xBE4805B4E0000000)
 %t = call float @llvm.fma.f32(float %s, float %p, float 0xBEA3ED3D60000000)
 %u = call float @llvm.fma.f32(float %t, float %p, float 0x3ED2121640000000)
 %v = call float @llvm.fma.f32(float %u, float %p, float 0x3F03C9B5C0000000)
 %w = call float @llvm.fma.f32(float %v, float %p, float 0xBF47AE2540000000)
 %x = call float @llvm.fma.f32(float %w, float %p, float 0x3F494C3980000000)
 %y = call float @llvm.fma.f32(float %x, float %p, float 0x3FC6301560000000)
 %z = call float @llvm.fma.f32(float %y, float %p, float 0x3E6F964920000000)
 %aa = call float @llvm.nvvm.mul.rn.f(float %i, float %z)
 %ab = call float @llvm.fma.f32(float %i, float 0x3FF393E8C0000000, float %aa)
 %ac = bitcast float %ab to i32
 %ad = and i32 %ac, 2147483647
 %ae = bitcast float %i to i32
 %af = and i32 %ae, -2147483648
 %ag = or i32 %ad, %af
 %ah = bitcast i32 %ag to float
 br label %ai

o:
 %aj = fcmp olt float %h, 0x3810000000000000
 %ak = select i1 %aj, float 0x4160000000000000, float 1.000000e+00
 %al = call float @llvm.nvvm.mul.rn.f(float %h, float %ak)
 %am = bitcast float %al to i32
 %an = add i32 %am, -1059760811
 %ao = and i32 %an, -8388608
 %ap = sub i32 %am, %ao
 %aq = bitcast i32 %ap to float
 %ar = fsub float %aq, 1.000000e+00
 %as = sitofp i32 %ao to float
 %at = select i1 %aj, float -2.300000e+01, float 0.000000e+00
 %au = call float @llvm.fma.f32(float %as, float 0x3E80000000000000, float %at)
 %av = call float @llvm.nvvm.mul.rn.f(float %ar, float %ar)
 %aw = call float @llvm.fma.f32(float 0xBFC0805A20000000, float %ar, float 0x3FC1E669E0000000)
 %ax = call float @llvm.fma.f32(float %aw, float %ar, float 0xBFBF311340000000)
 %ay = call float @llvm.fma.f32(float %ax, float %ar, float 0x3FC1ED7280000000)
 %az = call float @llvm.fma.f32(float %ay, float %ar, float 0xBFC559DD00000000)
 %ba = call float @llvm.fma.f32(float %az, float %ar, float 0x3FC99D0340000000)
 %bb = call float @llvm.fma.f32(float %ba, float %ar, float 0xBFCFFFEF00000000)
 %bc = call float @llvm.fma.f32(float %bb, float %ar, float 0x3FD5555060000000)
 %bd = call float @llvm.fma.f32(float %bc, float %ar, float -5.000000e-01)
 %be = call float @llvm.fma.f32(float %av, float %bd, float %ar)
 %bf = call float @llvm.fma.f32(float %be, float 0x3FF7154760000000, float %au)
 %bg = fsub float %j, %bf
 %bh = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %bg)
 %bi = call float @llvm.nvvm.mul.rn.f(float %bg, float %bh)
 %bj = fneg float %bi
 %bk = call float @llvm.fma.f32(float %bj, float %bi, float %bg)
 %bl = call float @llvm.nvvm.mul.rn.f(float 5.000000e-01, float %bh)
 %bm = call float @llvm.fma.f32(float %bk, float %bl, float %bi)
 %bn = fcmp ogt float %bg, 2.400000e+01
 br i1 %bn, label %bo, label %bp

bo:
 %bq = call float @llvm.fma.f32(float 0xC039033860000000, float %bh, float 0x403CA1FEA0000000)
 %br = call float @llvm.fma.f32(float %bq, float %bh, float 0xC02F0060E0000000)
 %bs = call float @llvm.fma.f32(float %br, float %bh, float 0x401729FDA0000000)
 %bt = call float @llvm.fma.f32(float %bs, float %bh, float 0xBFF5E554E0000000)
 %bu = call float @llvm.fma.f32(float %bt, float %bh, float 0xBFA07494C0000000)
 %bv = call float @llvm.fma.f32(float %bu, float %bh, float 0x3FEAA72900000000)
 %bw = call float @llvm.nvvm.mul.rn.f(float %bm, float %bv)
 %bx = call float @llvm.nvvm.mul.rn.f(float %i, float %bw)
 br label %ai

bp:
 %by = fsub float %bm, 4.000000e+00
 %bz = call float @llvm.fma.f32(float 0xBF12C170A0000000, float %by, float 0x3F316E2A60000000)
 %ca = call float @llvm.fma.f32(float %bz, float %by, float 0xBF412A7900000000)
 %cb = call float @llvm.fma.f32(float %ca, float %by, float 0x3F4DC25AE0000000)
 %cc = call float @llvm.fma.f32(float %cb, float %by, float 0xBF5CCE3820000000)
 %cd = call float @llvm.fma.f32(float %cc, float %by, float 0x3F69E03080000000)
 %ce = call float @llvm.fma.f32(float %cd, float %by, float 0x3FEACD9240000000)
 %cf = call float @llvm.fma.f32(float %ce, float %by, float 0x4009510420000000)
 %cg = call float @llvm.nvvm.mul.rn.f(float %i, float %cf)
 br label %ai

ai:
 %ch = phi float [ %ah, %n ], [ %bx, %bo ], [ %cg, %bp ]
 %ci = fcmp oeq float %c, 0.000000e+00
 %cj = select i1 %ci, float 0x7FF0000000000000, float %ch
 %ck = fcmp oeq float %c, 2.000000e+00
 %cl = select i1 %ck, float 0xFFF0000000000000, float %cj
 %cm = fcmp oge float %c, 0.000000e+00
 %cn = fcmp ole float %c, 2.000000e+00
 %co = select i1 %cm, i1 %cn, i1 false
 %cp = select i1 %co, float %cl, float 0x7FFFFFFFE0000000
 %cq = call float @llvm.nvvm.mul.rn.f(float 0xBFF6A09E60000000, float %cp)
 ret float %cq
}
define float @__nv_normf(i32 %a, ptr nocapture readonly %b) alwaysinline mustprogress nounwind {
c:
 %d = icmp sgt i32 %a, 0
 br i1 %d, label %e, label %f

e:
 %g = and i32 %a, 3
 %h = and i32 %a, -4
 %i = icmp ugt i32 %a, 3
 br i1 %i, label %j, label %k

j:
 %l = phi ptr [ %b, %e ], [ %m, %j ]
 %n = phi i32 [ %o, %j ], [ %h, %e ]
 %p = phi float [ %q, %j ], [ 0.000000e+00, %e ]
 %r = phi i32 [ %s, %j ], [ 0, %e ]
 %t = load float, ptr %l, align 4
 %u = call float @llvm.nvvm.fabs.f(float %t)
 %v = call float @llvm.nvvm.fmax.f(float %p, float %u)
 %w = getelementptr i8, ptr %l, i64 4
 %x = load float, ptr %w, align 4
 %y = call float @llvm.nvvm.fabs.f(float %x)
 %z = call float @llvm.nvvm.fmax.f(float %v, float %y)
 %aa = getelementptr i8, ptr %l, i64 8
 %ab = load float, ptr %aa, align 4
 %ac = call float @llvm.nvvm.fabs.f(float %ab)
 %ad = call float @llvm.nvvm.fmax.f(float %z, float %ac)
 %ae = getelementptr i8, ptr %l, i64 12
 %af = load float, ptr %ae, align 4
 %ag = call float @llvm.nvvm.fabs.f(float %af)
 %q = call float @llvm.nvvm.fmax.f(float %ad, float %ag)
 %s = add nuw nsw i32 %r, 4
 %o = add i32 %n, -4
 %ah = icmp ne i32 %o, 0
 %m = getelementptr i8, ptr %l, i64 16
 br i1 %ah, label %j, label %ai, !llvm.loop !13

ai:
 %aj = icmp ne i32 %g, 0
 br i1 %aj, label %k, label %ak

k:
 %al = phi float [ 0.000000e+00, %e ], [ %q, %ai ]
 %am = phi i32 [ 0, %e ], [ %s, %ai ]
 br label %an

an:
 %ao = phi float [ %ap, %an ], [ %al, %k ]
 %aq = phi i32 [ %ar, %an ], [ %am, %k ]
 %as = getelementptr inbounds float, ptr %b, i32 %aq
 %at = load float, ptr %as, align 4
 %au = call float @llvm.nvvm.fabs.f(float %at)
 %ap = call float @llvm.nvvm.fmax.f(float %ao, float %au)
 %ar = add nuw nsw i32 %aq, 1
 %av = icmp slt i32 %ar, %a
 br i1 %av, label %an, label %ak, !llvm.loop !14

ak:
 %aw = phi float [ %q, %ai ], [ %ap, %an ]
 br label %f

f:
 %ax = phi float [ 0.000000e+00, %c ], [ %aw, %ak ]
 %ay = bitcast float %ax to i32
 %az = lshr i32 %ay, 23
 %ba = icmp ugt i32 %az, 252
 %bb = select i1 %ba, i32 252, i32 %az
 %bc = sub nsw i32 253, %bb
 %bd = shl i32 %bc, 23
 %be = bitcast i32 %bd to float
 %bf = add nuw nsw i32 %bb, 1
 %bg = shl i32 %bf, 23
 %bh = bitcast i32 %bg to float
 %bi = fcmp oeq float %ax, 0x7FF0000000000000
 br i1 %bi, label %bj, label %bk

bk:
 br i1 %d, label %bl, label %bm

bl:
 %bn = and i32 %a, 3
 %bo = and i32 %a, -4
 %bp = icmp ugt i32 %a, 3
 br i1 %bp, label %bq, label %br

bq:
 %bs = phi ptr [ %b, %bl ], [ %bt, %bq ]
 %bu = phi i32 [ %bv, %bq ], [ %bo, %bl ]
 %bw = phi float [ %bx, %bq ], [ 0.000000e+00, %bl ]
 %by = phi i32 [ %bz, %bq ], [ 0, %bl ]
 %ca = load float, ptr %bs, align 4
 %cb = call float @llvm.nvvm.mul.rn.f(float %ca, float %be)
 %cc = call float @llvm.fma.f32(float %cb, float %cb, float %bw)
 %cd = getelementptr i8, ptr %bs, i64 4
 %ce = load float, ptr %cd, align 4
 %cf = call float @llvm.nvvm.mul.rn.f(float %ce, float %be)
 %cg = call float @llvm.fma.f32(float %cf, float %cf, float %cc)
 %ch = getelementptr i8, ptr %bs, i64 8
 %ci = load float, ptr %ch, align 4
 %cj = call float @llvm.nvvm.mul.rn.f(float %ci, float %be)
 %ck = call float @llvm.fma.f32(float %cj, float %cj, float %cg)
 %cl = getelementptr i8, ptr %bs, i64 12
 %cm = load float, ptr %cl, align 4
 %cn = call float @llvm.nvvm.mul.rn.f(float %cm, float %be)
 %bx = call float @llvm.fma.f32(float %cn, float %cn, float %ck)
 %bz = add nuw nsw i32 %by, 4
 %bv = add i32 %bu, -4
 %co = icmp ne i32 %bv, 0
 %bt = getelementptr i8, ptr %bs, i64 16
 br i1 %co, label %bq, label %cp, !llvm.loop !16

cp:
 %cq = icmp ne i32 %bn, 0
 br i1 %cq, label %br, label %cr

br:
 %cs = phi float [ 0.000000e+00, %bl ], [ %bx, %cp ]
 %ct = phi i32 [ 0, %bl ], [ %bz, %cp ]
 br label %cu

cu:
 %cv = phi float [ %cw, %cu ], [ %cs, %br ]
 %cx = phi i32 [ %cy, %cu ], [ %ct, %br ]
 %cz = getelementptr inbounds float, ptr %b, i32 %cx
 %da = load float, ptr %cz, align 4
 %db = call float @llvm.nvvm.mul.rn.f(float %da, float %be)
 %cw = call float @llvm.fma.f32(float %db, float %db, float %cv)
 %cy = add nuw nsw i32 %cx, 1
 %dc = icmp slt i32 %cy, %a
 br i1 %dc, label %cu, label %cr, !llvm.loop !17

cr:
 %dd = phi float [ %bx, %cp ], [ %cw, %cu ]
 br label %bm

bm:
 %de = phi float [ 0.000000e+00, %bk ], [ %dd, %cr ]
 %df = call float @llvm.nvvm.sqrt.rn.f(float %de)
 %dg = call float @llvm.nvvm.mul.rn.f(float %df, float %bh)
 br label %bj

bj:
 %dh = phi float [ 0x7FF0000000000000, %f ], [ %dg, %bm ]
 ret float %dh
}
define i32 @__nv_popc(i32 %a) alwaysinline mustprogress nounwind {
 %b = call i32 @llvm.ctpop.i32(i32 %a)
 ret i32 %b
}
define i32 @__nv_popcll(i64 %a) alwaysinline mustprogress nounwind {
 %b = call i64 @llvm.ctpop.i64(i64 %a)
 %c = trunc i64 %b to i32
 ret i32 %c
}
define double @__nv_pow(double %a, double %b) alwaysinline mustprogress nounwind {
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
 %t = fsub double %o, 1.000000e+00
 %u = fadd double %o, 1.000000e+00
 %v = fsub double %u, 2.000000e+00
 %w = fsub double %t, %v
 %x = call double @llvm.nvvm.rcp.approx.ftz.d(double %u)
 %y = fneg double %u
 %z = call double @llvm.fma.f64(double %y, double %x, double 1.000000e+00)
 %aa = call double @llvm.fma.f64(double %z, double %z, double %z)
 %ab = call double @llvm.fma.f64(double %aa, double %x, double %x)
 %ac = call double @llvm.nvvm.mul.rn.d(double %t, double %ab)
 %ad = call double @llvm.fma.f64(double %y, double %ac, double %t)
 %ae = call double @llvm.fma.f64(double %ad, double %ab, double %ac)
 %af = fneg double %ae
 %ag = call double @llvm.fma.f64(double %af, double %u, double %t)
 %ah = call double @llvm.fma.f64(double %af, double %w, double %ag)
 %ai = call double @llvm.nvvm.mul.rn.d(double %ah, double %ab)
 %aj = call double @llvm.nvvm.mul.rn.d(double %ae, double %ae)
 %ak = fadd double %ae, %ae
 %al = fneg double %aj
 %am = call double @llvm.fma.f64(double %ae, double %ae, double %al)
 %an = call double @llvm.fma.f64(double %ak, double %ai, double %am)
 %ao = call double @llvm.nvvm.mul.rn.d(double %ae, double %aj)
 %ap = fneg double %ao
 %aq = call double @llvm.fma.f64(double %ae, double %aj, double %ap)
 %ar = call double @llvm.fma.f64(double %ai, double %aj, double %aq)
 %as = call double @llvm.fma.f64(double %ae, double %an, double %ar)
 %at = call double @llvm.fma.f64(double 0x3FC0E4587352B550, double %aj, double 0x3FC0F7F9DAD14E46)
 %au = call double @llvm.fma.f64(double %at, double %aj, double 0x3FC3B1EEF2C87A86)
 %av = call double @llvm.fma.f64(double %au, double %aj, double 0x3FC745CE9D2BB0AC)
 %aw = call double @llvm.fma.f64(double %av, double %aj, double 0x3FCC71C722D94985)
 %ax = call double @llvm.fma.f64(double %aw, double %aj, double 0x3FD2492492457B68)
 %ay = call double @llvm.fma.f64(double %ax, double %aj, double 0x3FD9999999999B31)
 %az = call double @llvm.nvvm.mul.rn.d(double %aj, double %ay)
 %ba = fadd double %az, 0x3FE5555555555555
 %bb = fsub double %ba, 0x3FE5555555555555
 %bc = fsub double %az, %bb
 %bd = fadd double %bc, 0x3C85555555555555
 %be = call double @llvm.nvvm.mul.rn.d(double %ao, double %ba)
 %bf = fneg double %be
 %bg = call double @llvm.fma.f64(double %ao, double %ba, double %bf)
 %bh = call double @llvm.fma.f64(double %as, double %ba, double %bg)
 %bi = call double @llvm.fma.f64(double %ao, double %bd, double %bh)
 %bj = call double @llvm.fma.f64(double 2.000000e+00, double %ae, double %be)
 %bk = call double @llvm.fma.f64(double -2.000000e+00, double %ae, double %bj)
 %bl = fsub double %be, %bk
 %bm = call double @llvm.fma.f64(double 2.000000e+00, double %ai, double %bi)
 %bn = fadd double %bl, %bm
 %bo = call double @llvm.nvvm.mul.rn.d(double %s, double 0x3FE62E42FEFA39EF)
 %bp = fneg double %bo
 %bq = call double @llvm.fma.f64(double %s, double 0x3FE62E42FEFA39EF, double %bp)
 %br = call double @llvm.fma.f64(double %s, double 0x3C7ABC9E3B39803F, double %bq)
 %bs = fadd double %bo, %bj
 %bt = fsub double %bs, %bo
 %bu = fsub double %bj, %bt
 %bv = fadd double %br, %bu
 %bw = fadd double %bn, %bv
 %bx = fadd double %bs, %bw
 %by = fsub double %bs, %bx
 %bz = fadd double %by, %bw
 %ca = call double @llvm.nvvm.mul.rn.d(double %b, double %bx)
 %cb = fneg double %ca
 %cc = call double @llvm.fma.f64(double %b, double %bx, double %cb)
 %cd = call double @llvm.fma.f64(double %b, double %bz, double %cc)
 %ce = call double @llvm.nvvm.fabs.d(double %ca)
 %cf = fcmp uge double %ce, 8.000000e+02
 %cg = fcmp olt double %ca, 0.000000e+00
 %ch = select i1 %cg, double -8.000000e+02, double 8.000000e+02
 %ci = select i1 %cf, double 0.000000e+00, double %cd
 %cj = select i1 %cf, double %ch, double %ca
 %ck = call double @llvm.fma.f64(double %cj, double 0x3FF71547652B82FE, double 0x4338000000000000)
 %cl = fsub double %ck, 0x4338000000000000
 %cm = call double @llvm.fma.f64(double %cl, double 0xBFE62E42FEFA39EF, double %cj)
 %cn = call double @llvm.fma.f64(double %cl, double 0xBC7ABC9E3B39803F, double %ci)
 %co = fadd double %cm, %cn
 %cp = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %co, double 0x3E928AC42499A595)
 %cq = call double @llvm.fma.f64(double %cp, double %co, double 0x3EC71E1020D8E228)
 %cr = call double @llvm.fma.f64(double %cq, double %co, double 0x3EFA0199C1CD9ADB)
 %cs = call double @llvm.fma.f64(double %cr, double %co, double 0x3F2A01A0099AC101)
 %ct = call double @llvm.fma.f64(double %cs, double %co, double 0x3F56C16C1832F509)
 %cu = call double @llvm.fma.f64(double %ct, double %co, double 0x3F81111111130878)
 %cv = call double @llvm.fma.f64(double %cu, double %co, double 0x3FA5555555550C82)
 %cw = call double @llvm.fma.f64(double %cv, double %co, double 0x3FC5555555555542)
 %cx = call double @llvm.fma.f64(double %cw, double %co, double 0x3FE000000000000A)
 %cy = call double @llvm.fma.f64(double %cx, double %co, double 1.000000e+00)
 %cz = call double @llvm.fma.f64(double %cy, double %co, double 1.000000e+00)
 %da = call i32 @llvm.nvvm.d2i.lo(double %ck)
 %db = call double @llvm.nvvm.fabs.d(double %cj)
 %dc = fcmp olt double %db, 7.080000e+02
 br i1 %dc, label %dd, label %de

dd:
 %df = call i32 @llvm.nvvm.d2i.hi(double %cz)
 %dg = shl i32 %da, 20
 %dh = add nsw i32 %df, %dg
 %di = call i32 @llvm.nvvm.d2i.lo(double %cz)
 %dj = call double @llvm.nvvm.lohi.i2d(i32 %di, i32 %dh)
 br label %dk

de:
 %dl = ashr i32 %da, 1
 %dm = add nsw i32 %dl, 1023
 %dn = shl i32 %dm, 20
 %do = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %dn)
 %dp = call double @llvm.nvvm.mul.rn.d(double %cz, double %do)
 %dq = sub nsw i32 %da, %dl
 %dr = add nsw i32 %dq, 1023
 %ds = shl i32 %dr, 20
 %dt = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %ds)
 %du = call double @llvm.nvvm.mul.rn.d(double %dp, double %dt)
 %dv = fcmp ogt double %cj, 7.099000e+02
 %dw = select i1 %dv, double 0x7FF0000000000000, double %du
 %dx = fcmp olt double %cj, -7.460000e+02
 %dy = select i1 %dx, double 0.000000e+00, double %dw
 %dz = fcmp une double %cj, %cj
 %ea = fadd double %cj, %cj
 %eb = select i1 %dz, double %ea, double %dy
 br label %dk

dk:
 %ec = phi double [ %dj, %dd ], [ %eb, %de ]
 %ed = fcmp ogt double %a, 0.000000e+00
 %ee = fcmp olt double %a, 0x7FF0000000000000
 %ef = select i1 %ed, i1 %ee, i1 false
 br i1 %ef, label %eg, label %eh

eg:
 %ei = call double @llvm.nvvm.fabs.d(double %b)
 %ej = fcmp olt double %ei, 0x7FF0000000000000
 br i1 %ej, label %ek, label %eh

eh:
 %el = call double @llvm.nvvm.trunc.d(double %b)
 %em = fcmp oeq double %el, %b
 %en = call double @llvm.nvvm.mul.rn.d(double %b, double 5.000000e-01)
 br i1 %em, label %eo, label %ep

eo:
 %eq = call double @llvm.nvvm.trunc.d(double %en)
 %er = fcmp une double %eq, %en
 %es = zext i1 %er to i8
 br label %ep

ep:
 %et = phi i8 [ 0, %eh ], [ %es, %eo ]
 %eu = call i32 @llvm.nvvm.d2i.hi(double %b)
 %ev = icmp slt i32 %eu, 0
 %ew = fcmp oeq double %d, 0.000000e+00
 %ex = fcmp oeq double %d, 0x7FF0000000000000
 %ey = select i1 %ew, i1 true, i1 %ex
 %ez = xor i1 %ew, %ev
 %fa = select i1 %ez, double 0.000000e+00, double 0x7FF0000000000000
 %fb = select i1 %ey, double %fa, double %ec
 %fc = call double @llvm.nvvm.fabs.d(double %b)
 %fd = fcmp oeq double %fc, 0x7FF0000000000000
 %fe = fcmp oeq double %d, 1.000000e+00
 %ff = fcmp ogt double %d, 1.000000e+00
 %fg = xor i1 %ff, %ev
 %fh = select i1 %fg, double 0x7FF0000000000000, double 0.000000e+00
 %fi = select i1 %fe, double 1.000000e+00, double %fh
 %fj = select i1 %fd, double %fi, double %fb
 %fk = call i32 @llvm.nvvm.d2i.hi(double %a)
 %fl = icmp slt i32 %fk, 0
 br i1 %fl, label %fm, label %fn

fm:
 %fo = icmp ne i8 %et, 0
 %fp = fneg double %fj
 %fq = select i1 %fo, double %fp, double %fj
 %fr = fcmp ogt double %d, 0.000000e+00
 %fs = select i1 %em, i1 false, i1 %fr
 %ft = fcmp olt double %d, 0x7FF0000000000000
 %fu = select i1 %fs, i1 %ft, i1 false
 %fv = select i1 %fu, double 0xFFF8000000000000, double %fq
 br label %fn

fn:
 %fw = phi double [ %fj, %ep ], [ %fv, %fm ]
 %fx = fcmp une double %a, %a
 %fy = fcmp une double %b, %b
 %fz = select i1 %fx, i1 true, i1 %fy
 %ga = fadd double %a, %b
 %gb = select i1 %fz, double %ga, double %fw
 %gc = fcmp oeq double %a, 1.000000e+00
 %gd = fcmp oeq double %b, 0.000000e+00
 %ge = select i1 %gc, i1 true, i1 %gd
 %gf = select i1 %ge, double 1.000000e+00, double %gb
 br label %ek

ek:
 %gg = phi double [ %ec, %eg ], [ %gf, %fn ]
 ret double %gg
}
define float @__nv_powf(float %a, float %b) alwaysinline mustprogress nounwind {
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
 %n = select i1 %e, float -2.400000e+01, float 0.000000e+00
 %o = call float @llvm.fma.f32(float %m, float 0x3E80000000000000, float %n)
 %p = fsub float %l, 1.000000e+00
 %q = fadd float %l, 1.000000e+00
 %r = fsub float %q, 2.000000e+00
 %s = fsub float %p, %r
 %t = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %q) #2
 %u = call float @llvm.nvvm.mul.rn.f(float %p, float %t)
 %v = fneg float %u
 %w = call float @llvm.fma.f32(float %v, float %q, float %p)
 %x = call float @llvm.fma.f32(float %v, float %s, float %w)
 %y = call float @llvm.nvvm.mul.rn.f(float %x, float %t)
 %z = call float @llvm.nvvm.mul.rn.f(float %u, float %u)
 %aa = call float @llvm.nvvm.mul.rn.f(float %u, float %z)
 %ab = fneg float %z
 %ac = call float @llvm.fma.f32(float %u, float %u, float %ab)
 %ad = call float @llvm.nvvm.mul.rn.f(float 3.000000e+00, float %z)
 %ae = fneg float %aa
 %af = call float @llvm.fma.f32(float %u, float %z, float %ae)
 %ag = call float @llvm.fma.f32(float %ad, float %y, float %af)
 %ah = call float @llvm.fma.f32(float %u, float %ac, float %ag)
 %ai = call float @llvm.fma.f32(float 0x3FD58915C0000000, float %z, float 0x3FDA5D0400000000)
 %aj = call float @llvm.fma.f32(float %ai, float %z, float 0x3FE2776E00000000)
 %ak = call float @llvm.fma.f32(float %aj, float %z, float 0x3FEEC709E0000000)
 %al = call float @llvm.nvvm.mul.rn.f(float %ah, float 0x3FEEB851E0000000)
 %am = call float @llvm.fma.f32(float %aa, float %ak, float %al)
 %an = call float @llvm.nvvm.mul.rn.f(float %u, float 0x4007154760000000)
 %ao = fneg float %an
 %ap = call float @llvm.fma.f32(float %u, float 0x4007154760000000, float %ao)
 %aq = call float @llvm.fma.f32(float %y, float 0x4007154760000000, float %ap)
 %ar = call float @llvm.fma.f32(float %u, float 0x3E64AE0C00000000, float %aq)
 %as = fadd float %ar, %am
 %at = fadd float %o, %an
 %au = fsub float %at, %o
 %av = fsub float %an, %au
 %aw = fadd float %as, %av
 %ax = fadd float %at, %aw
 %ay = fsub float %at, %ax
 %az = fadd float %ay, %aw
 %ba = call float @llvm.nvvm.mul.rn.f(float %b, float %ax)
 %bb = fneg float %ba
 %bc = call float @llvm.fma.f32(float %b, float %ax, float %bb)
 %bd = call float @llvm.fma.f32(float %b, float %az, float %bc)
 %be = call float @llvm.nvvm.fabs.f(float %ba)
 %bf = fcmp olt float %be, 3.000000e+02
 %bg = select i1 %bf, float %bd, float 0.000000e+00
 %bh = call float @llvm.nvvm.fmin.f(float %ba, float 1.270000e+02)
 %bi = call float @llvm.nvvm.fmax.f(float %bh, float -1.260000e+02)
 %bj = fadd float %bi, 0x4168000FE0000000
 %bk = fsub float %bj, 0x4168000FE0000000
 %bl = call float @llvm.nvvm.fmin.f(float %ba, float 3.000000e+02)
 %bm = call float @llvm.nvvm.fmax.f(float %bl, float -3.000000e+02)
 %bn = fsub float %bm, %bk
 %bo = fadd float %bn, %bg
 %bp = call float @llvm.nvvm.ex2.approx.ftz.f(float %bo)
 %bq = bitcast float %bj to i32
 %br = shl i32 %bq, 23
 %bs = bitcast i32 %br to float
 %bt = call float @llvm.nvvm.mul.rn.f(float %bp, float %bs)
 %bu = fcmp ogt float %a, 0.000000e+00
 %bv = fcmp olt float %a, 0x7FF0000000000000
 %bw = select i1 %bu, i1 %bv, i1 false
 br i1 %bw, label %bx, label %by

bx:
 %bz = call float @llvm.nvvm.fabs.f(float %b)
 %ca = fcmp olt float %bz, 0x7FF0000000000000
 br i1 %ca, label %cb, label %by

by:
 %cc = call float @llvm.nvvm.trunc.f(float %b)
 %cd = fcmp oeq float %cc, %b
 %ce = call float @llvm.nvvm.mul.rn.f(float %b, float 5.000000e-01)
 br i1 %cd, label %cf, label %cg

cf:
 %ch = call float @llvm.nvvm.trunc.f(float %ce)
 %ci = fcmp une float %ch, %ce
 %cj = zext i1 %ci to i8
 br label %cg

cg:
 %ck = phi i8 [ 0, %by ], [ %cj, %cf ]
 %cl = bitcast float %b to i32
 %cm = icmp slt i32 %cl, 0
 %cn = fcmp oeq float %d, 0.000000e+00
 %co = fcmp oeq float %d, 0x7FF0000000000000
 %cp = select i1 %cn, i1 true, i1 %co
 %cq = xor i1 %cn, %cm
 %cr = select i1 %cq, float 0.000000e+00, float 0x7FF0000000000000
 %cs = select i1 %cp, float %cr, float %bt
 %ct = call float @llvm.nvvm.fabs.f(float %b)
 %cu = fcmp oeq float %ct, 0x7FF0000000000000
 %cv = fcmp oeq float %d, 1.000000e+00
 %cw = fcmp ogt float %d, 1.000000e+00
 %cx = xor i1 %cw, %cm
 %cy = select i1 %cx, float 0x7FF0000000000000, float 0.000000e+00
 %cz = select i1 %cv, float 1.000000e+00, float %cy
 %da = select i1 %cu, float %cz, float %cs
 %db = bitcast float %a to i32
 %dc = icmp slt i32 %db, 0
 br i1 %dc, label %dd, label %de

dd:
 %df = icmp ne i8 %ck, 0
 %dg = fneg float %da
 %dh = select i1 %df, float %dg, float %da
 %di = fcmp ogt float %d, 0.000000e+00
 %dj = select i1 %cd, i1 false, i1 %di
 %dk = fcmp olt float %d, 0x7FF0000000000000
 %dl = select i1 %dj, i1 %dk, i1 false
 %dm = select i1 %dl, float 0x7FFFFFFFE0000000, float %dh
 br label %de

de:
 %dn = phi float [ %da, %cg ], [ %dm, %dd ]
 %do = fcmp une float %a, %a
 %dp = fcmp une float %b, %b
 %dq = select i1 %do, i1 true, i1 %dp
 %dr = fadd float %a, %b
 %ds = select i1 %dq, float %dr, float %dn
 %dt = fcmp oeq float %a, 1.000000e+00
 %du = fcmp oeq float %b, 0.000000e+00
 %dv = select i1 %dt, i1 true, i1 %du
 %dw = select i1 %dv, float 1.000000e+00, float %ds
 br label %cb

cb:
 %dx = phi float [ %bt, %bx ], [ %dw, %de ]
 ret float %dx
}
define double @__nv_powi(double %a, i32 %b) alwaysinline mustprogress nounwind {
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
 br i1 %u, label %h, label %i, !llvm.loop !12

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
define float @__nv_powif(float %a, i32 %b) alwaysinline mustprogress nounwind {
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
 br i1 %u, label %h, label %i, !llvm.loop !11

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
define double @__nv_rcbrt(double %a) alwaysinline mustprogress nounwind {
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
 %k = add nsw i32 %j, 2050
 %l = mul nuw nsw i32 %k, 43691
 %m = lshr i32 %l, 17
 %n = add nsw i32 %m, -1024
 %o = mul nsw i32 %n, 3
 %p = shl i32 %o, 20
 %q = sub nsw i32 %i, %p
 %r = call i32 @llvm.nvvm.d2i.lo(double %h)
 %s = call double @llvm.nvvm.lohi.i2d(i32 %r, i32 %q)
 %t = fptrunc double %s to float
 %u = call float @llvm.nvvm.lg2.approx.f(float %t)
 %v = call float @llvm.nvvm.mul.rn.f(float %u, float 0xBFD5555560000000)
 %w = call float @llvm.nvvm.ex2.approx.ftz.f(float %v)
 %x = fpext float %w to double
 %y = call double @llvm.nvvm.mul.rn.d(double %x, double %x)
 %z = call double @llvm.nvvm.mul.rn.d(double %s, double %x)
 %aa = fneg double %z
 %ab = call double @llvm.fma.f64(double %aa, double %y, double 1.000000e+00)
 %ac = call double @llvm.nvvm.mul.rn.d(double %x, double %ab)
 %ad = call double @llvm.fma.f64(double %ab, double 0x3FCC71C71C71C71C, double 0x3FD5555555555555)
 %ae = call double @llvm.fma.f64(double %ac, double %ad, double %x)
 %af = add nsw i32 %m, -1042
 %ag = select i1 %d, i32 %af, i32 %n
 %ah = call double @llvm.nvvm.mul.rn.d(double %ae, double %ae)
 %ai = fneg double %ah
 %aj = call double @llvm.fma.f64(double %ae, double %ae, double %ai)
 %ak = call double @llvm.nvvm.mul.rn.d(double %s, double %ae)
 %al = fneg double %ak
 %am = call double @llvm.fma.f64(double %s, double %ae, double %al)
 %an = fneg double %am
 %ao = call double @llvm.fma.f64(double %al, double %ah, double 1.000000e+00)
 %ap = call double @llvm.fma.f64(double %al, double %aj, double %ao)
 %aq = call double @llvm.fma.f64(double %an, double %ah, double %ap)
 %ar = call double @llvm.nvvm.mul.rn.d(double %ae, double %aq)
 %as = call double @llvm.fma.f64(double %ar, double 0x3FD5555555555555, double %ae)
 %at = sub nsw i32 1023, %ag
 %au = shl i32 %at, 20
 %av = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %au)
 %aw = call double @llvm.nvvm.mul.rn.d(double %as, double %av)
 %ax = fcmp oeq double %c, 0x7FF0000000000000
 %ay = select i1 %ax, double 0.000000e+00, double %aw
 %az = fcmp oeq double %c, 0.000000e+00
 %ba = select i1 %az, double 0x7FF0000000000000, double %ay
 %bb = fcmp une double %a, %a
 %bc = fadd double %a, %a
 %bd = bitcast double %ba to i64
 %be = and i64 %bd, 9223372036854775807
 %bf = bitcast double %a to i64
 %bg = and i64 %bf, -9223372036854775808
 %bh = or i64 %be, %bg
 %bi = bitcast i64 %bh to double
 %bj = select i1 %bb, double %bc, double %bi
 ret double %bj
}
define float @__nv_rcbrtf(float %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.fabs.f(float %a)
 %c = call float @llvm.nvvm.lg2.approx.f(float %b)
 %d = call float @llvm.nvvm.mul.rn.f(float %c, float 0xBFD5555560000000)
 %e = call float @llvm.nvvm.ex2.approx.ftz.f(float %d)
 %f = call float @llvm.nvvm.mul.rn.f(float %e, float %e)
 %g = call float @llvm.nvvm.mul.rn.f(float %b, float %e)
 %h = fneg float %g
 %i = call float @llvm.fma.f32(float %b, float %e, float %h)
 %j = fneg float %i
 %k = call float @llvm.fma.f32(float %h, float %f, float 1.000000e+00)
 %l = call float @llvm.fma.f32(float %j, float %f, float %k)
 %m = call float @llvm.nvvm.mul.rn.f(float %e, float %l)
 %n = call float @llvm.fma.f32(float %m, float 0x3FD5555560000000, float %e)
 %o = fcmp ogt float %b, 0.000000e+00
 %p = fcmp olt float %b, 0x7FF0000000000000
 %q = select i1 %p, float %n, float %e
 %r = select i1 %o, float %q, float %e
 %s = fcmp une float %a, %a
 %t = fadd float %a, %a
 %u = bitcast float %r to i32
 %v = and i32 %u, 2147483647
 %w = bitcast float %a to i32
 %x = and i32 %w, -2147483648
 %y = or i32 %v, %x
 %z = bitcast i32 %y to float
 %aa = select i1 %s, float %t, float %z
 ret float %aa
}
define double @__nv_rcp64h(double %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.rcp.approx.ftz.d(double %a)
 ret double %b
}
define double @__nv_remainder(double %a, double %b) alwaysinline mustprogress nounwind {
 %c = alloca i32, align 4
 %d = call double @__nv_remquo(double %a, double %b, ptr %c)
 ret double %d
}
define float @__nv_remainderf(float %a, float %b) alwaysinline mustprogress nounwind {
 %c = alloca i32, align 4
 %d = call float @__nv_remquof(float %a, float %b, ptr %c)
 ret float %d
}
define double @__nv_remquo(double %a, double %b, ptr nocapture %c) alwaysinline mustprogress nounwind {
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
 %m = call double @llvm.nvvm.mul.rn.d(double %f, double 0x41D0000000000000)
 %n = fcmp olt double %e, %m
 %o = fcmp ogt double %f, 0x7B0000000000000
 %p = select i1 %n, i1 %o, i1 false
 %q = fcmp olt double %f, 0x7830000000000000
 %r = select i1 %p, i1 %q, i1 false
 br i1 %r, label %s, label %t

s:
 %u = call double @llvm.nvvm.rcp.approx.ftz.d(double %f)
 %v = fneg double %f
 %w = call double @llvm.fma.f64(double %v, double %u, double 1.000000e+00)
 %x = call double @llvm.fma.f64(double %w, double %w, double %w)
 %y = call double @llvm.fma.f64(double %x, double %u, double %u)
 %z = call double @llvm.nvvm.mul.rn.d(double %e, double %y)
 %aa = call double @llvm.nvvm.mul.rn.d(double %z, double 0x3FF0000000000004)
 %ab = call double @llvm.nvvm.trunc.d(double %aa)
 %ac = fneg double %ab
 %ad = call double @llvm.fma.f64(double %ac, double %f, double %e)
 %ae = fcmp olt double %ad, 0.000000e+00
 %af = fadd double %ad, %f
 %ag = fsub double %ab, 1.000000e+00
 %ah = select i1 %ae, double %af, double %ad
 %ai = select i1 %ae, double %ag, double %ab
 %aj = call i32 @llvm.nvvm.d2ui.rz(double %ai)
 br label %ak

t:
 %al = fcmp oge double %e, %f
 br i1 %al, label %am, label %an

am:
 %ao = bitcast double %f to i64
 %ap = icmp ult i64 %ao, 4503599627370496
 %aq = lshr i64 %ao, 52
 %ar = trunc i64 %aq to i32
 %as = call i64 @llvm.ctlz.i64(i64 %ao, i1 false)
 %at = trunc i64 %as to i32
 %au = sub nsw i32 12, %at
 %av = select i1 %ap, i32 %au, i32 %ar
 br label %aw

aw:
 %ax = phi double [ undef, %am ], [ %ay, %az ]
 %ba = phi double [ %bb, %az ], [ %e, %am ]
 %bc = phi i32 [ %bd, %az ], [ 0, %am ]
 %be = bitcast double %ba to i64
 %bf = icmp ult i64 %be, 4503599627370496
 br i1 %bf, label %bg, label %bh

bg:
 %bi = call i64 @llvm.ctlz.i64(i64 %be, i1 false)
 %bj = trunc i64 %bi to i32
 %bk = sub nsw i32 12, %bj
 br label %bl

bh:
 %bm = lshr i64 %be, 52
 %bn = trunc i64 %bm to i32
 br label %bl

bl:
 %bo = phi i32 [ %bk, %bg ], [ %bn, %bh ]
 %bp = sub nsw i32 %bo, %av
 %bq = icmp sgt i32 %bp, 50
 %br = select i1 %bq, i32 %bp, i32 50
 %bs = add nsw i32 %br, -50
 %bt = icmp sgt i32 %bs, 0
 br i1 %bt, label %bu, label %bv

bu:
 %bw = add nsw i32 %br, -51
 %bx = udiv i32 %bw, 1000
 %by = add nuw nsw i32 %bx, 1
 %bz = and i32 %by, 3
 %ca = icmp ugt i32 %by, 3
 %cb = icmp ne i32 %bz, 0
 br i1 %cb, label %cc, label %cd

cc:
 %ce = icmp sgt i32 %bs, 1000
 %cf = select i1 %ce, i32 1000, i32 %bs
 %cg = add nuw nsw i32 %cf, 1023
 %ch = shl i32 %cg, 20
 %ci = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %ch)
 %cj = call double @llvm.nvvm.mul.rn.d(double %f, double %ci)
 %ck = add nsw i32 %br, -1050
 %cl = icmp ne i32 %bz, 1
 br i1 %cl, label %cm, label %cd

cm:
 %cn = icmp sgt i32 %ck, 1000
 %co = select i1 %cn, i32 1000, i32 %ck
 %cp = add nsw i32 %co, 1023
 %cq = shl i32 %cp, 20
 %cr = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %cq)
 %cs = call double @llvm.nvvm.mul.rn.d(double %cj, double %cr)
 %ct = add nsw i32 %br, -2050
 %cu = icmp ne i32 %bz, 2
 br i1 %cu, label %cv, label %cd

cv:
 %cw = icmp sgt i32 %ct, 1000
 %cx = select i1 %cw, i32 1000, i32 %ct
 %cy = add nsw i32 %cx, 1023
 %cz = shl i32 %cy, 20
 %da = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %cz)
 %db = call double @llvm.nvvm.mul.rn.d(double %cs, double %da)
 %dc = add nsw i32 %br, -3050
 br label %cd

cd:
 %dd = phi double [ %ax, %bu ], [ %cj, %cc ], [ %cs, %cm ], [ %db, %cv ]
 %de = phi double [ %f, %bu ], [ %cj, %cc ], [ %cs, %cm ], [ %db, %cv ]
 %df = phi i32 [ %bs, %bu ], [ %ck, %cc ], [ %ct, %cm ], [ %dc, %cv ]
 br i1 %ca, label %dg, label %dh

dg:
 %di = phi double [ %dj, %dg ], [ %de, %cd ]
 %dk = phi i32 [ %dl, %dg ], [ %df, %cd ]
 %dm = icmp sgt i32 %dk, 1000
 %dn = select i1 %dm, i32 1000, i32 %dk
 %do = add nsw i32 %dn, 1023
 %dp = shl i32 %do, 20
 %dq = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %dp)
 %dr = call double @llvm.nvvm.mul.rn.d(double %di, double %dq)
 %ds = add nsw i32 %dk, -1000
 %dt = icmp sgt i32 %ds, 1000
 %du = select i1 %dt, i32 1000, i32 %ds
 %dv = add nsw i32 %du, 1023
 %dw = shl i32 %dv, 20
 %dx = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %dw)
 %dy = call double @llvm.nvvm.mul.rn.d(double %dr, double %dx)
 %dz = add nsw i32 %dk, -2000
 %ea = icmp sgt i32 %dz, 1000
 %eb = select i1 %ea, i32 1000, i32 %dz
 %ec = add nsw i32 %eb, 1023
 %ed = shl i32 %ec, 20
 %ee = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %ed)
 %ef = call double @llvm.nvvm.mul.rn.d(double %dy, double %ee)
 %eg = add nsw i32 %dk, -3000
 %eh = icmp sgt i32 %eg, 1000
 %ei = select i1 %eh, i32 1000, i32 %eg
 %ej = add nsw i32 %ei, 1023
 %ek = shl i32 %ej, 20
 %el = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %ek)
 %dj = call double @llvm.nvvm.mul.rn.d(double %ef, double %el)
 %dl = add nsw i32 %dk, -4000
 %em = icmp sgt i32 %dl, 0
 br i1 %em, label %dg, label %dh, !llvm.loop !10

dh:
 %en = phi double [ %dd, %cd ], [ %dj, %dg ]
 br label %bv

bv:
 %ay = phi double [ %ax, %bl ], [ %en, %dh ]
 %eo = phi double [ %f, %bl ], [ %en, %dh ]
 %ep = call double @llvm.nvvm.div.rn.d(double %ba, double %eo)
 %eq = call double @llvm.nvvm.trunc.d(double %ep)
 %er = fneg double %eq
 %es = call double @llvm.fma.f64(double %er, double %eo, double %ba)
 %et = fcmp olt double %es, 0.000000e+00
 %eu = fadd double %es, %eo
 %ev = fsub double %eq, 1.000000e+00
 %bb = select i1 %et, double %eu, double %es
 %ew = select i1 %et, double %ev, double %eq
 %ex = icmp slt i32 %bs, 32
 br i1 %ex, label %ey, label %az

ey:
 %ez = call i64 @llvm.nvvm.d2ull.rz(double %ew)
 %fa = trunc i64 %ez to i32
 %fb = shl i32 %fa, %bs
 br label %az

az:
 %fc = phi i32 [ %fb, %ey ], [ 0, %bv ]
 %bd = add i32 %bc, %fc
 %fd = fcmp oge double %bb, %f
 br i1 %fd, label %aw, label %an, !llvm.loop !8

an:
 %fe = phi double [ %e, %t ], [ %bb, %az ]
 %ff = phi i32 [ 0, %t ], [ %bd, %az ]
 br label %ak

ak:
 %fg = phi i32 [ %aj, %s ], [ %ff, %an ]
 %fh = phi double [ %ah, %s ], [ %fe, %an ]
 %fi = fsub double %f, %fh
 %fj = fcmp olt double %f, 0x7FF0000000000000
 %fk = fcmp ogt double %fh, %fi
 %fl = fcmp oeq double %fh, %fi
 %fm = and i32 %fg, 1
 %fn = icmp ne i32 %fm, 0
 %fo = select i1 %fl, i1 %fn, i1 false
 %fp = select i1 %fk, i1 true, i1 %fo
 %fq = select i1 %fj, i1 %fp, i1 false
 %fr = fneg double %fi
 %fs = add i32 %fg, 1
 %ft = select i1 %fq, i32 %fs, i32 %fg
 %fu = select i1 %fq, double %fr, double %fh
 %fv = and i32 %ft, 7
 %fw = call i32 @llvm.nvvm.d2i.hi(double %a)
 %fx = call i32 @llvm.nvvm.d2i.hi(double %b)
 %fy = xor i32 %fw, %fx
 %fz = icmp slt i32 %fy, 0
 %ga = sub nsw i32 0, %fv
 %gb = select i1 %fz, i32 %ga, i32 %fv
 store i32 %gb, ptr %c, align 4
 %gc = icmp slt i32 %fw, 0
 %gd = fneg double %fu
 %ge = select i1 %gc, double %gd, double %fu
 br label %l

l:
 %gf = phi double [ 0xFFF8000000000000, %j ], [ %ge, %ak ]
 ret double %gf
}
define float @__nv_remquof(float %a, float %b, ptr nocapture %c) alwaysinline mustprogress nounwind {
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
 %m = call float @llvm.nvvm.mul.rn.f(float %f, float 0x4130000000000000)
 %n = fcmp olt float %e, %m
 %o = fcmp ogt float %f, 0x39B0000000000000
 %p = select i1 %n, i1 %o, i1 false
 %q = fcmp olt float %f, 0x4630000000000000
 %r = select i1 %p, i1 %q, i1 false
 br i1 %r, label %s, label %t

s:
 %u = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %f) #2
 %v = call float @llvm.nvvm.mul.rn.f(float %e, float %u)
 %w = call float @llvm.nvvm.mul.rn.f(float %v, float 0x3FF0000080000000)
 %x = call float @llvm.nvvm.trunc.f(float %w)
 %y = fneg float %x
 %z = call float @llvm.fma.f32(float %y, float %f, float %e)
 %aa = fcmp olt float %z, 0.000000e+00
 %ab = fadd float %z, %f
 %ac = fsub float %x, 1.000000e+00
 %ad = select i1 %aa, float %ab, float %z
 %ae = select i1 %aa, float %ac, float %x
 %af = call i32 @llvm.nvvm.f2ui.rz(float %ae)
 br label %ag

t:
 %ah = fcmp oge float %e, %f
 br i1 %ah, label %ai, label %aj

ai:
 %ak = bitcast float %f to i32
 %al = icmp ult i32 %ak, 8388608
 %am = call i32 @llvm.ctlz.i32(i32 %ak, i1 false)
 %an = sub nsw i32 9, %am
 %ao = lshr i32 %ak, 23
 %ap = select i1 %al, i32 %an, i32 %ao
 br label %aq

aq:
 %ar = phi float [ undef, %ai ], [ %as, %at ]
 %au = phi float [ %av, %at ], [ %e, %ai ]
 %aw = phi i32 [ %ax, %at ], [ 0, %ai ]
 %ay = bitcast float %au to i32
 %az = icmp ult i32 %ay, 8388608
 %ba = call i32 @llvm.ctlz.i32(i32 %ay, i1 false)
 %bb = sub nsw i32 9, %ba
 %bc = lshr i32 %ay, 23
 %bd = select i1 %az, i32 %bb, i32 %bc
 %be = sub nsw i32 %bd, %ap
 %bf = icmp sgt i32 %be, 22
 %bg = select i1 %bf, i32 %be, i32 22
 %bh = add nsw i32 %bg, -22
 %bi = icmp sgt i32 %bh, 0
 br i1 %bi, label %bj, label %bk

bj:
 %bl = add nsw i32 %bg, -23
 %bm = udiv i32 %bl, 120
 %bn = add nuw nsw i32 %bm, 1
 %bo = and i32 %bn, 3
 %bp = icmp ugt i32 %bn, 3
 %bq = icmp ne i32 %bo, 0
 br i1 %bq, label %br, label %bs

br:
 %bt = icmp sgt i32 %bh, 120
 %bu = select i1 %bt, i32 120, i32 %bh
 %bv = add nuw nsw i32 %bu, 127
 %bw = shl i32 %bv, 23
 %bx = bitcast i32 %bw to float
 %by = call float @llvm.nvvm.mul.rn.f(float %f, float %bx)
 %bz = add nsw i32 %bg, -142
 %ca = icmp ne i32 %bo, 1
 br i1 %ca, label %cb, label %bs

cb:
 %cc = icmp sgt i32 %bz, 120
 %cd = select i1 %cc, i32 120, i32 %bz
 %ce = add nsw i32 %cd, 127
 %cf = shl i32 %ce, 23
 %cg = bitcast i32 %cf to float
 %ch = call float @llvm.nvvm.mul.rn.f(float %by, float %cg)
 %ci = add nsw i32 %bg, -262
 %cj = icmp ne i32 %bo, 2
 br i1 %cj, label %ck, label %bs

ck:
 %cl = icmp sgt i32 %ci, 120
 %cm = select i1 %cl, i32 120, i32 %ci
 %cn = add nsw i32 %cm, 127
 %co = shl i32 %cn, 23
 %cp = bitcast i32 %co to float
 %cq = call float @llvm.nvvm.mul.rn.f(float %ch, float %cp)
 %cr = add nsw i32 %bg, -382
 br label %bs

bs:
 %cs = phi float [ %ar, %bj ], [ %by, %br ], [ %ch, %cb ], [ %cq, %ck ]
 %ct = phi float [ %f, %bj ], [ %by, %br ], [ %ch, %cb ], [ %cq, %ck ]
 %cu = phi i32 [ %bh, %bj ], [ %bz, %br ], [ %ci, %cb ], [ %cr, %ck ]
 br i1 %bp, label %cv, label %cw

cv:
 %cx = phi float [ %cy, %cv ], [ %ct, %bs ]
 %cz = phi i32 [ %da, %cv ], [ %cu, %bs ]
 %db = icmp sgt i32 %cz, 120
 %dc = select i1 %db, i32 120, i32 %cz
 %dd = add nsw i32 %dc, 127
 %de = shl i32 %dd, 23
 %df = bitcast i32 %de to float
 %dg = call float @llvm.nvvm.mul.rn.f(float %cx, float %df)
 %dh = add nsw i32 %cz, -120
 %di = icmp sgt i32 %dh, 120
 %dj = select i1 %di, i32 120, i32 %dh
 %dk = add nsw i32 %dj, 127
 %dl = shl i32 %dk, 23
 %dm = bitcast i32 %dl to float
 %dn = call float @llvm.nvvm.mul.rn.f(float %dg, float %dm)
 %do = add nsw i32 %cz, -240
 %dp = icmp sgt i32 %do, 120
 %dq = select i1 %dp, i32 120, i32 %do
 %dr = add nsw i32 %dq, 127
 %ds = shl i32 %dr, 23
 %dt = bitcast i32 %ds to float
 %du = call float @llvm.nvvm.mul.rn.f(float %dn, float %dt)
 %dv = add nsw i32 %cz, -360
 %dw = icmp sgt i32 %dv, 120
 %dx = select i1 %dw, i32 120, i32 %dv
 %dy = add nsw i32 %dx, 127
 %dz = shl i32 %dy, 23
 %ea = bitcast i32 %dz to float
 %cy = call float @llvm.nvvm.mul.rn.f(float %du, float %ea)
 %da = add nsw i32 %cz, -480
 %eb = icmp sgt i32 %da, 0
 br i1 %eb, label %cv, label %cw, !llvm.loop !9

cw:
 %ec = phi float [ %cs, %bs ], [ %cy, %cv ]
 br label %bk

bk:
 %as = phi float [ %ar, %aq ], [ %ec, %cw ]
 %ed = phi float [ %f, %aq ], [ %ec, %cw ]
 %ee = call float @llvm.nvvm.div.rn.f(float %au, float %ed)
 %ef = call float @llvm.nvvm.trunc.f(float %ee)
 %eg = fneg float %ef
 %eh = call float @llvm.fma.f32(float %eg, float %ed, float %au)
 %ei = fcmp olt float %eh, 0.000000e+00
 %ej = fadd float %eh, %ed
 %ek = fsub float %ef, 1.000000e+00
 %av = select i1 %ei, float %ej, float %eh
 %el = select i1 %ei, float %ek, float %ef
 %em = icmp slt i32 %bh, 32
 br i1 %em, label %en, label %at

en:
 %eo = call i32 @llvm.nvvm.f2ui.rz(float %el)
 %ep = shl i32 %eo, %bh
 br label %at

at:
 %eq = phi i32 [ %ep, %en ], [ 0, %bk ]
 %ax = add i32 %aw, %eq
 %er = fcmp oge float %av, %f
 br i1 %er, label %aq, label %aj, !llvm.loop !6

aj:
 %es = phi float [ %e, %t ], [ %av, %at ]
 %et = phi i32 [ 0, %t ], [ %ax, %at ]
 br label %ag

ag:
 %eu = phi i32 [ %af, %s ], [ %et, %aj ]
 %ev = phi float [ %ad, %s ], [ %es, %aj ]
 %ew = fsub float %f, %ev
 %ex = fcmp olt float %f, 0x7FF0000000000000
 %ey = fcmp ogt float %ev, %ew
 %ez = fcmp oeq float %ev, %ew
 %fa = and i32 %eu, 1
 %fb = icmp ne i32 %fa, 0
 %fc = select i1 %ez, i1 %fb, i1 false
 %fd = select i1 %ey, i1 true, i1 %fc
 %fe = select i1 %ex, i1 %fd, i1 false
 %ff = fneg float %ew
 %fg = add i32 %eu, 1
 %fh = select i1 %fe, i32 %fg, i32 %eu
 %fi = select i1 %fe, float %ff, float %ev
 %fj = and i32 %fh, 7
 %fk = bitcast float %a to i32
 %fl = bitcast float %b to i32
 %fm = xor i32 %fk, %fl
 %fn = icmp ugt i32 %fm, 2147483647
 %fo = sub nsw i32 0, %fj
 %fp = select i1 %fn, i32 %fo, i32 %fj
 store i32 %fp, ptr %c, align 4
 %fq = icmp ugt i32 %fk, 2147483647
 %fr = fneg float %fi
 %fs = select i1 %fq, float %fr, float %fi
 br label %l

l:
 %ft = phi float [ 0x7FFFFFFFE0000000, %j ], [ %fs, %ag ]
 ret float %ft
}
define i32 @__nv_rhadd(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = or i32 %a, %b
 %d = xor i32 %a, %b
 %e = ashr i32 %d, 1
 %f = sub nsw i32 %c, %e
 ret i32 %f
}
define double @__nv_rhypot(double %a, double %b) alwaysinline mustprogress nounwind {
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = call double @llvm.nvvm.fabs.d(double %b)
 %e = call double @llvm.nvvm.fmax.d(double %c, double %d)
 %f = call double @llvm.nvvm.fmax.d(double %e, double 0.000000e+00)
 %g = call i32 @llvm.nvvm.d2i.hi(double %f)
 %h = ashr i32 %g, 20
 %i = icmp sgt i32 %h, 2044
 %j = select i1 %i, i32 2044, i32 %h
 %k = sub nsw i32 2045, %j
 %l = shl i32 %k, 20
 %m = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %l)
 %n = add nsw i32 %j, 1
 %o = shl i32 %n, 20
 %p = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %o)
 %q = call double @llvm.nvvm.mul.rn.d(double %a, double %m)
 %r = call double @llvm.nvvm.mul.rn.d(double %b, double %m)
 %s = call double @llvm.nvvm.mul.rn.d(double 0.000000e+00, double %m)
 %t = call double @llvm.nvvm.mul.rn.d(double %q, double %q)
 %u = call double @llvm.nvvm.mul.rn.d(double %s, double %s)
 %v = call double @llvm.fma.f64(double %s, double %s, double %u)
 %w = call double @llvm.fma.f64(double %r, double %r, double %v)
 %x = fadd double %t, %w
 %y = fsub double %x, %t
 %z = fsub double %x, %y
 %aa = fsub double %t, %z
 %ab = fsub double %w, %y
 %ac = fadd double %aa, %ab
 %ad = fneg double %t
 %ae = call double @llvm.fma.f64(double %q, double %q, double %ad)
 %af = fadd double %ac, %ae
 %ag = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %x) #2
 %ah = call double @llvm.nvvm.mul.rn.d(double %x, double %ag)
 %ai = fneg double %ah
 %aj = call double @llvm.fma.f64(double %ai, double %ag, double 1.000000e+00)
 %ak = call double @llvm.fma.f64(double 3.750000e-01, double %aj, double 5.000000e-01)
 %al = call double @llvm.nvvm.mul.rn.d(double %ak, double %aj)
 %am = call double @llvm.fma.f64(double %al, double %ag, double %ag)
 %an = call double @llvm.nvvm.mul.rn.d(double %x, double %am)
 %ao = fneg double %an
 %ap = call double @llvm.fma.f64(double %x, double %am, double %ao)
 %aq = call double @llvm.fma.f64(double %af, double %am, double %ap)
 %ar = fneg double %aq
 %as = call double @llvm.fma.f64(double %ao, double %am, double 1.000000e+00)
 %at = call double @llvm.fma.f64(double %ar, double %am, double %as)
 %au = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %am)
 %av = call double @llvm.fma.f64(double %au, double %at, double %am)
 %aw = call double @llvm.nvvm.mul.rn.d(double %av, double %m)
 %ax = fcmp oeq double %x, 0.000000e+00
 %ay = select i1 %ax, double 0x7FF0000000000000, double %aw
 %az = fcmp oeq double %f, 0x7FF0000000000000
 %ba = select i1 %az, double 0.000000e+00, double %ay
 ret double %ba
}
define float @__nv_rhypotf(float %a, float %b) alwaysinline mustprogress nounwind {
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = call float @llvm.nvvm.fabs.f(float %b)
 %e = call float @llvm.nvvm.fmax.f(float %c, float %d)
 %f = call float @llvm.nvvm.fmax.f(float %e, float 0.000000e+00)
 %g = bitcast float %f to i32
 %h = lshr i32 %g, 23
 %i = icmp ugt i32 %h, 252
 %j = select i1 %i, i32 252, i32 %h
 %k = sub nsw i32 253, %j
 %l = shl i32 %k, 23
 %m = bitcast i32 %l to float
 %n = call float @llvm.nvvm.mul.rn.f(float %a, float %m)
 %o = call float @llvm.nvvm.mul.rn.f(float %b, float %m)
 %p = call float @llvm.nvvm.mul.rn.f(float 0.000000e+00, float %m)
 %q = call float @llvm.nvvm.mul.rn.f(float %p, float %p)
 %r = call float @llvm.fma.f32(float %p, float %p, float %q)
 %s = call float @llvm.fma.f32(float %o, float %o, float %r)
 %t = call float @llvm.fma.f32(float %n, float %n, float %s)
 %u = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %t)
 %v = call float @llvm.nvvm.mul.rn.f(float %t, float %u)
 %w = fneg float %v
 %x = call float @llvm.fma.f32(float %t, float %u, float %w)
 %y = fneg float %x
 %z = call float @llvm.fma.f32(float %w, float %u, float 1.000000e+00)
 %aa = call float @llvm.fma.f32(float %y, float %u, float %z)
 %ab = call float @llvm.nvvm.mul.rn.f(float 5.000000e-01, float %u)
 %ac = call float @llvm.fma.f32(float %ab, float %aa, float %u)
 %ad = call float @llvm.nvvm.mul.rn.f(float %ac, float %m)
 %ae = fcmp oeq float %t, 0.000000e+00
 %af = select i1 %ae, float 0x7FF0000000000000, float %ad
 %ag = fcmp oeq float %f, 0x7FF0000000000000
 %ah = select i1 %ag, float 0.000000e+00, float %af
 ret float %ah
}
define double @__nv_rint(double %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.round.d(double %a)
 ret double %b
}
define float @__nv_rintf(float %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.round.f(float %a)
 ret float %b
}
define double @__nv_rnorm(i32 %a, ptr nocapture readonly %b) alwaysinline mustprogress nounwind {
c:
 %d = icmp sgt i32 %a, 0
 br i1 %d, label %e, label %f

e:
 %g = and i32 %a, 3
 %h = and i32 %a, -4
 %i = icmp ugt i32 %a, 3
 br i1 %i, label %j, label %k

j:
 %l = phi ptr [ %b, %e ], [ %m, %j ]
 %n = phi i32 [ %o, %j ], [ %h, %e ]
 %p = phi double [ %q, %j ], [ 0.000000e+00, %e ]
 %r = phi i32 [ %s, %j ], [ 0, %e ]
 %t = load double, ptr %l, align 8
 %u = call double @llvm.nvvm.fabs.d(double %t)
 %v = call double @llvm.nvvm.fmax.d(double %p, double %u)
 %w = getelementptr i8, ptr %l, i64 8
 %x = load double, ptr %w, align 8
 %y = call double @llvm.nvvm.fabs.d(double %x)
 %z = call double @llvm.nvvm.fmax.d(double %v, double %y)
 %aa = getelementptr i8, ptr %l, i64 16
 %ab = load double, ptr %aa, align 8
 %ac = call double @llvm.nvvm.fabs.d(double %ab)
 %ad = call double @llvm.nvvm.fmax.d(double %z, double %ac)
 %ae = getelementptr i8, ptr %l, i64 24
 %af = load double, ptr %ae, align 8
 %ag = call double @llvm.nvvm.fabs.d(double %af)
 %q = call double @llvm.nvvm.fmax.d(double %ad, double %ag)
 %s = add nuw nsw i32 %r, 4
 %o = add i32 %n, -4
 %ah = icmp ne i32 %o, 0
 %m = getelementptr i8, ptr %l, i64 32
 br i1 %ah, label %j, label %ai, !llvm.loop !26

ai:
 %aj = icmp ne i32 %g, 0
 br i1 %aj, label %k, label %ak

k:
 %al = phi double [ 0.000000e+00, %e ], [ %q, %ai ]
 %am = phi i32 [ 0, %e ], [ %s, %ai ]
 br label %an

an:
 %ao = phi double [ %ap, %an ], [ %al, %k ]
 %aq = phi i32 [ %ar, %an ], [ %am, %k ]
 %as = getelementptr inbounds double, ptr %b, i32 %aq
 %at = load double, ptr %as, align 8
 %au = call double @llvm.nvvm.fabs.d(double %at)
 %ap = call double @llvm.nvvm.fmax.d(double %ao, double %au)
 %ar = add nuw nsw i32 %aq, 1
 %av = icmp slt i32 %ar, %a
 br i1 %av, label %an, label %ak, !llvm.loop !27

ak:
 %aw = phi double [ %q, %ai ], [ %ap, %an ]
 br label %f

f:
 %ax = phi double [ 0.000000e+00, %c ], [ %aw, %ak ]
 %ay = call i32 @llvm.nvvm.d2i.hi(double %ax)
 %az = ashr i32 %ay, 20
 %ba = icmp sgt i32 %az, 2044
 %bb = select i1 %ba, i32 2044, i32 %az
 %bc = sub nsw i32 2045, %bb
 %bd = shl i32 %bc, 20
 %be = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %bd)
 %bf = add nsw i32 %bb, 1
 %bg = shl i32 %bf, 20
 %bh = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %bg)
 br i1 %d, label %bi, label %bj

bi:
 %bk = and i32 %a, 3
 %bl = and i32 %a, -4
 %bm = icmp ugt i32 %a, 3
 br i1 %bm, label %bn, label %bo

bn:
 %bp = phi ptr [ %b, %bi ], [ %bq, %bn ]
 %br = phi i32 [ %bs, %bn ], [ %bl, %bi ]
 %bt = phi double [ %bu, %bn ], [ 0.000000e+00, %bi ]
 %bv = phi i32 [ %bw, %bn ], [ 0, %bi ]
 %bx = load double, ptr %bp, align 8
 %by = call double @llvm.nvvm.mul.rn.d(double %bx, double %be)
 %bz = call double @llvm.fma.f64(double %by, double %by, double %bt)
 %ca = getelementptr i8, ptr %bp, i64 8
 %cb = load double, ptr %ca, align 8
 %cc = call double @llvm.nvvm.mul.rn.d(double %cb, double %be)
 %cd = call double @llvm.fma.f64(double %cc, double %cc, double %bz)
 %ce = getelementptr i8, ptr %bp, i64 16
 %cf = load double, ptr %ce, align 8
 %cg = call double @llvm.nvvm.mul.rn.d(double %cf, double %be)
 %ch = call double @llvm.fma.f64(double %cg, double %cg, double %cd)
 %ci = getelementptr i8, ptr %bp, i64 24
 %cj = load double, ptr %ci, align 8
 %ck = call double @llvm.nvvm.mul.rn.d(double %cj, double %be)
 %bu = call double @llvm.fma.f64(double %ck, double %ck, double %ch)
 %bw = add nuw nsw i32 %bv, 4
 %bs = add i32 %br, -4
 %cl = icmp ne i32 %bs, 0
 %bq = getelementptr i8, ptr %bp, i64 32
 br i1 %cl, label %bn, label %cm, !llvm.loop !28

cm:
 %cn = icmp ne i32 %bk, 0
 br i1 %cn, label %bo, label %co

bo:
 %cp = phi double [ 0.000000e+00, %bi ], [ %bu, %cm ]
 %cq = phi i32 [ 0, %bi ], [ %bw, %cm ]
 br label %cr

cr:
 %cs = phi double [ %ct, %cr ], [ %cp, %bo ]
 %cu = phi i32 [ %cv, %cr ], [ %cq, %bo ]
 %cw = getelementptr inbounds double, ptr %b, i32 %cu
 %cx = load double, ptr %cw, align 8
 %cy = call double @llvm.nvvm.mul.rn.d(double %cx, double %be)
 %ct = call double @llvm.fma.f64(double %cy, double %cy, double %cs)
 %cv = add nuw nsw i32 %cu, 1
 %cz = icmp slt i32 %cv, %a
 br i1 %cz, label %cr, label %co, !llvm.loop !29

co:
 %da = phi double [ %bu, %cm ], [ %ct, %cr ]
 br label %bj

bj:
 %db = phi double [ 0.000000e+00, %f ], [ %da, %co ]
 %dc = fcmp oeq double %db, 0.000000e+00
 br i1 %dc, label %dd, label %de

de:
 %df = fcmp oeq double %ax, 0x7FF0000000000000
 br i1 %df, label %dg, label %dh

dh:
 %di = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %db) #2
 %dj = call double @llvm.nvvm.mul.rn.d(double %db, double %di)
 %dk = fneg double %dj
 %dl = call double @llvm.fma.f64(double %dk, double %di, double 1.000000e+00)
 %dm = call double @llvm.fma.f64(double 3.750000e-01, double %dl, double 5.000000e-01)
 %dn = call double @llvm.nvvm.mul.rn.d(double %dm, double %dl)
 %do = call double @llvm.fma.f64(double %dn, double %di, double %di)
 %dp = call double @llvm.nvvm.mul.rn.d(double %do, double %be)
 br label %dg

dg:
 %dq = phi double [ 0.000000e+00, %de ], [ %dp, %dh ]
 br label %dd

dd:
 %dr = phi double [ 0x7FF0000000000000, %bj ], [ %dq, %dg ]
 ret double %dr
}
define double @__nv_rnorm3d(double %a, double %b, double %c) alwaysinline mustprogress nounwind {
 %d = call double @llvm.nvvm.fabs.d(double %a)
 %e = call double @llvm.nvvm.fabs.d(double %b)
 %f = call double @llvm.nvvm.fmax.d(double %d, double %e)
 %g = call double @llvm.nvvm.fabs.d(double %c)
 %h = call double @llvm.nvvm.fmax.d(double %g, double 0.000000e+00)
 %i = call double @llvm.nvvm.fmax.d(double %f, double %h)
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
 %v = call double @llvm.nvvm.mul.rn.d(double %c, double %p)
 %w = call double @llvm.nvvm.mul.rn.d(double 0.000000e+00, double %p)
 %x = call double @llvm.nvvm.mul.rn.d(double %t, double %t)
 %y = call double @llvm.nvvm.mul.rn.d(double %w, double %w)
 %z = call double @llvm.fma.f64(double %v, double %v, double %y)
 %aa = call double @llvm.fma.f64(double %u, double %u, double %z)
 %ab = fadd double %x, %aa
 %ac = fsub double %ab, %x
 %ad = fsub double %ab, %ac
 %ae = fsub double %x, %ad
 %af = fsub double %aa, %ac
 %ag = fadd double %ae, %af
 %ah = fneg double %x
 %ai = call double @llvm.fma.f64(double %t, double %t, double %ah)
 %aj = fadd double %ag, %ai
 %ak = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %ab) #2
 %al = call double @llvm.nvvm.mul.rn.d(double %ab, double %ak)
 %am = fneg double %al
 %an = call double @llvm.fma.f64(double %am, double %ak, double 1.000000e+00)
 %ao = call double @llvm.fma.f64(double 3.750000e-01, double %an, double 5.000000e-01)
 %ap = call double @llvm.nvvm.mul.rn.d(double %ao, double %an)
 %aq = call double @llvm.fma.f64(double %ap, double %ak, double %ak)
 %ar = call double @llvm.nvvm.mul.rn.d(double %ab, double %aq)
 %as = fneg double %ar
 %at = call double @llvm.fma.f64(double %ab, double %aq, double %as)
 %au = call double @llvm.fma.f64(double %aj, double %aq, double %at)
 %av = fneg double %au
 %aw = call double @llvm.fma.f64(double %as, double %aq, double 1.000000e+00)
 %ax = call double @llvm.fma.f64(double %av, double %aq, double %aw)
 %ay = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %aq)
 %az = call double @llvm.fma.f64(double %ay, double %ax, double %aq)
 %ba = call double @llvm.nvvm.mul.rn.d(double %az, double %p)
 %bb = fcmp oeq double %ab, 0.000000e+00
 %bc = select i1 %bb, double 0x7FF0000000000000, double %ba
 %bd = fcmp oeq double %i, 0x7FF0000000000000
 %be = select i1 %bd, double 0.000000e+00, double %bc
 ret double %be
}
define float @__nv_rnorm3df(float %a, float %b, float %c) alwaysinline mustprogress nounwind {
 %d = call float @llvm.nvvm.fabs.f(float %a)
 %e = call float @llvm.nvvm.fabs.f(float %b)
 %f = call float @llvm.nvvm.fmax.f(float %d, float %e)
 %g = call float @llvm.nvvm.fabs.f(float %c)
 %h = call float @llvm.nvvm.fmax.f(float %g, float 0.000000e+00)
 %i = call float @llvm.nvvm.fmax.f(float %f, float %h)
 %j = bitcast float %i to i32
 %k = lshr i32 %j, 23
 %l = icmp ugt i32 %k, 252
 %m = select i1 %l, i32 252, i32 %k
 %n = sub nsw i32 253, %m
 %o = shl i32 %n, 23
 %p = bitcast i32 %o to float
 %q = call float @llvm.nvvm.mul.rn.f(float %a, float %p)
 %r = call float @llvm.nvvm.mul.rn.f(float %b, float %p)
 %s = call float @llvm.nvvm.mul.rn.f(float %c, float %p)
 %t = call float @llvm.nvvm.mul.rn.f(float 0.000000e+00, float %p)
 %u = call float @llvm.nvvm.mul.rn.f(float %t, float %t)
 %v = call float @llvm.fma.f32(float %s, float %s, float %u)
 %w = call float @llvm.fma.f32(float %r, float %r, float %v)
 %x = call float @llvm.fma.f32(float %q, float %q, float %w)
 %y = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %x)
 %z = call float @llvm.nvvm.mul.rn.f(float %x, float %y)
 %aa = fneg float %z
 %ab = call float @llvm.fma.f32(float %x, float %y, float %aa)
 %ac = fneg float %ab
 %ad = call float @llvm.fma.f32(float %aa, float %y, float 1.000000e+00)
 %ae = call float @llvm.fma.f32(float %ac, float %y, float %ad)
 %af = call float @llvm.nvvm.mul.rn.f(float 5.000000e-01, float %y)
 %ag = call float @llvm.fma.f32(float %af, float %ae, float %y)
 %ah = call float @llvm.nvvm.mul.rn.f(float %ag, float %p)
 %ai = fcmp oeq float %x, 0.000000e+00
 %aj = select i1 %ai, float 0x7FF0000000000000, float %ah
 %ak = fcmp oeq float %i, 0x7FF0000000000000
 %al = select i1 %ak, float 0.000000e+00, float %aj
 ret float %al
}
define double @__nv_rnorm4d(double %a, double %b, double %c, double %d) alwaysinline mustprogress nounwind {
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
 %z = call double @llvm.nvvm.mul.rn.d(double %v, double %v)
 %aa = call double @llvm.nvvm.mul.rn.d(double %y, double %y)
 %ab = call double @llvm.fma.f64(double %x, double %x, double %aa)
 %ac = call double @llvm.fma.f64(double %w, double %w, double %ab)
 %ad = fadd double %z, %ac
 %ae = fsub double %ad, %z
 %af = fsub double %ad, %ae
 %ag = fsub double %z, %af
 %ah = fsub double %ac, %ae
 %ai = fadd double %ag, %ah
 %aj = fneg double %z
 %ak = call double @llvm.fma.f64(double %v, double %v, double %aj)
 %al = fadd double %ai, %ak
 %am = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %ad) #2
 %an = call double @llvm.nvvm.mul.rn.d(double %ad, double %am)
 %ao = fneg double %an
 %ap = call double @llvm.fma.f64(double %ao, double %am, double 1.000000e+00)
 %aq = call double @llvm.fma.f64(double 3.750000e-01, double %ap, double 5.000000e-01)
 %ar = call double @llvm.nvvm.mul.rn.d(double %aq, double %ap)
 %as = call double @llvm.fma.f64(double %ar, double %am, double %am)
 %at = call double @llvm.nvvm.mul.rn.d(double %ad, double %as)
 %au = fneg double %at
 %av = call double @llvm.fma.f64(double %ad, double %as, double %au)
 %aw = call double @llvm.fma.f64(double %al, double %as, double %av)
 %ax = fneg double %aw
 %ay = call double @llvm.fma.f64(double %au, double %as, double 1.000000e+00)
 %az = call double @llvm.fma.f64(double %ax, double %as, double %ay)
 %ba = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %as)
 %bb = call double @llvm.fma.f64(double %ba, double %az, double %as)
 %bc = call double @llvm.nvvm.mul.rn.d(double %bb, double %r)
 %bd = fcmp oeq double %ad, 0.000000e+00
 %be = select i1 %bd, double 0x7FF0000000000000, double %bc
 %bf = fcmp oeq double %k, 0x7FF0000000000000
 %bg = select i1 %bf, double 0.000000e+00, double %be
 ret double %bg
}
define float @__nv_rnorm4df(float %a, float %b, float %c, float %d) alwaysinline mustprogress nounwind {
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
 %p = sub nsw i32 253, %o
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
 %ad = call float @llvm.fma.f32(float %z, float %aa, float %ac)
 %ae = fneg float %ad
 %af = call float @llvm.fma.f32(float %ac, float %aa, float 1.000000e+00)
 %ag = call float @llvm.fma.f32(float %ae, float %aa, float %af)
 %ah = call float @llvm.nvvm.mul.rn.f(float 5.000000e-01, float %aa)
 %ai = call float @llvm.fma.f32(float %ah, float %ag, float %aa)
 %aj = call float @llvm.nvvm.mul.rn.f(float %ai, float %r)
 %ak = fcmp oeq float %z, 0.000000e+00
 %al = select i1 %ak, float 0x7FF0000000000000, float %aj
 %am = fcmp oeq float %k, 0x7FF0000000000000
 %an = select i1 %am, float 0.000000e+00, float %al
 ret float %an
}
define float @__nv_rnormf(i32 %a, ptr nocapture readonly %b) alwaysinline mustprogress nounwind {
c:
 %d = icmp sgt i32 %a, 0
 br i1 %d, label %e, label %f

e:
 %g = and i32 %a, 3
 %h = and i32 %a, -4
 %i = icmp ugt i32 %a, 3
 br i1 %i, label %j, label %k

j:
 %l = phi ptr [ %b, %e ], [ %m, %j ]
 %n = phi i32 [ %o, %j ], [ %h, %e ]
 %p = phi float [ %q, %j ], [ 0.000000e+00, %e ]
 %r = phi i32 [ %s, %j ], [ 0, %e ]
 %t = load float, ptr %l, align 4
 %u = call float @llvm.nvvm.fabs.f(float %t)
 %v = call float @llvm.nvvm.fmax.f(float %p, float %u)
 %w = getelementptr i8, ptr %l, i64 4
 %x = load float, ptr %w, align 4
 %y = call float @llvm.nvvm.fabs.f(float %x)
 %z = call float @llvm.nvvm.fmax.f(float %v, float %y)
 %aa = getelementptr i8, ptr %l, i64 8
 %ab = load float, ptr %aa, align 4
 %ac = call float @llvm.nvvm.fabs.f(float %ab)
 %ad = call float @llvm.nvvm.fmax.f(float %z, float %ac)
 %ae = getelementptr i8, ptr %l, i64 12
 %af = load float, ptr %ae, align 4
 %ag = call float @llvm.nvvm.fabs.f(float %af)
 %q = call float @llvm.nvvm.fmax.f(float %ad, float %ag)
 %s = add nuw nsw i32 %r, 4
 %o = add i32 %n, -4
 %ah = icmp ne i32 %o, 0
 %m = getelementptr i8, ptr %l, i64 16
 br i1 %ah, label %j, label %ai, !llvm.loop !22

ai:
 %aj = icmp ne i32 %g, 0
 br i1 %aj, label %k, label %ak

k:
 %al = phi float [ 0.000000e+00, %e ], [ %q, %ai ]
 %am = phi i32 [ 0, %e ], [ %s, %ai ]
 br label %an

an:
 %ao = phi float [ %ap, %an ], [ %al, %k ]
 %aq = phi i32 [ %ar, %an ], [ %am, %k ]
 %as = getelementptr inbounds float, ptr %b, i32 %aq
 %at = load float, ptr %as, align 4
 %au = call float @llvm.nvvm.fabs.f(float %at)
 %ap = call float @llvm.nvvm.fmax.f(float %ao, float %au)
 %ar = add nuw nsw i32 %aq, 1
 %av = icmp slt i32 %ar, %a
 br i1 %av, label %an, label %ak, !llvm.loop !23

ak:
 %aw = phi float [ %q, %ai ], [ %ap, %an ]
 br label %f

f:
 %ax = phi float [ 0.000000e+00, %c ], [ %aw, %ak ]
 %ay = bitcast float %ax to i32
 %az = lshr i32 %ay, 23
 %ba = icmp ugt i32 %az, 252
 %bb = select i1 %ba, i32 252, i32 %az
 %bc = sub nsw i32 253, %bb
 %bd = shl i32 %bc, 23
 %be = bitcast i32 %bd to float
 br i1 %d, label %bf, label %bg

bf:
 %bh = and i32 %a, 3
 %bi = and i32 %a, -4
 %bj = icmp ugt i32 %a, 3
 br i1 %bj, label %bk, label %bl

bk:
 %bm = phi ptr [ %b, %bf ], [ %bn, %bk ]
 %bo = phi i32 [ %bp, %bk ], [ %bi, %bf ]
 %bq = phi float [ %br, %bk ], [ 0.000000e+00, %bf ]
 %bs = phi i32 [ %bt, %bk ], [ 0, %bf ]
 %bu = load float, ptr %bm, align 4
 %bv = call float @llvm.nvvm.mul.rn.f(float %bu, float %be)
 %bw = call float @llvm.fma.f32(float %bv, float %bv, float %bq)
 %bx = getelementptr i8, ptr %bm, i64 4
 %by = load float, ptr %bx, align 4
 %bz = call float @llvm.nvvm.mul.rn.f(float %by, float %be)
 %ca = call float @llvm.fma.f32(float %bz, float %bz, float %bw)
 %cb = getelementptr i8, ptr %bm, i64 8
 %cc = load float, ptr %cb, align 4
 %cd = call float @llvm.nvvm.mul.rn.f(float %cc, float %be)
 %ce = call float @llvm.fma.f32(float %cd, float %cd, float %ca)
 %cf = getelementptr i8, ptr %bm, i64 12
 %cg = load float, ptr %cf, align 4
 %ch = call float @llvm.nvvm.mul.rn.f(float %cg, float %be)
 %br = call float @llvm.fma.f32(float %ch, float %ch, float %ce)
 %bt = add nuw nsw i32 %bs, 4
 %bp = add i32 %bo, -4
 %ci = icmp ne i32 %bp, 0
 %bn = getelementptr i8, ptr %bm, i64 16
 br i1 %ci, label %bk, label %cj, !llvm.loop !24

cj:
 %ck = icmp ne i32 %bh, 0
 br i1 %ck, label %bl, label %cl

bl:
 %cm = phi float [ 0.000000e+00, %bf ], [ %br, %cj ]
 %cn = phi i32 [ 0, %bf ], [ %bt, %cj ]
 br label %co

co:
 %cp = phi float [ %cq, %co ], [ %cm, %bl ]
 %cr = phi i32 [ %cs, %co ], [ %cn, %bl ]
 %ct = getelementptr inbounds float, ptr %b, i32 %cr
 %cu = load float, ptr %ct, align 4
 %cv = call float @llvm.nvvm.mul.rn.f(float %cu, float %be)
 %cq = call float @llvm.fma.f32(float %cv, float %cv, float %cp)
 %cs = add nuw nsw i32 %cr, 1
 %cw = icmp slt i32 %cs, %a
 br i1 %cw, label %co, label %cl, !llvm.loop !25

cl:
 %cx = phi float [ %br, %cj ], [ %cq, %co ]
 br label %bg

bg:
 %cy = phi float [ 0.000000e+00, %f ], [ %cx, %cl ]
 %cz = fcmp oeq float %cy, 0.000000e+00
 br i1 %cz, label %da, label %db

db:
 %dc = fcmp oeq float %ax, 0x7FF0000000000000
 br i1 %dc, label %dd, label %de

de:
 %df = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %cy)
 %dg = call float @llvm.nvvm.mul.rn.f(float %cy, float %df)
 %dh = fneg float %dg
 %di = call float @llvm.fma.f32(float %cy, float %df, float %dh)
 %dj = fneg float %di
 %dk = call float @llvm.fma.f32(float %dh, float %df, float 1.000000e+00)
 %dl = call float @llvm.fma.f32(float %dj, float %df, float %dk)
 %dm = call float @llvm.nvvm.mul.rn.f(float 5.000000e-01, float %df)
 %dn = call float @llvm.fma.f32(float %dm, float %dl, float %df)
 %do = call float @llvm.nvvm.mul.rn.f(float %dn, float %be)
 br label %dd

dd:
 %dp = phi float [ 0.000000e+00, %db ], [ %do, %de ]
 br label %da

da:
 %dq = phi float [ 0x7FF0000000000000, %bg ], [ %dp, %dd ]
 ret float %dq
}
define double @__nv_round(double %a) alwaysinline mustprogress nounwind {
 %b = bitcast double %a to i64
 %c = and i64 %b, -9223372036854775808
 %d = or i64 %c, 4602678819172646911
 %e = bitcast i64 %d to double
 %f = fadd double %a, %e
 %g = call double @llvm.nvvm.trunc.d(double %f)
 ret double %g
}
define float @__nv_roundf(float %a) alwaysinline mustprogress nounwind {
 %b = bitcast float %a to i32
 %c = and i32 %b, -2147483648
 %d = or i32 %c, 1056964607
 %e = bitcast i32 %d to float
 %f = fadd float %a, %e
 %g = call float @llvm.nvvm.trunc.f(float %f)
 ret float %g
}
define double @__nv_rsqrt(double %a) alwaysinline mustprogress nounwind {
b:
 %c = fcmp olt double %a, 0x10000000000000
 br i1 %c, label %d, label %e

d:
 %f = call double @llvm.nvvm.mul.rn.d(double %a, double 0x4350000000000000)
 br label %e

e:
 %g = phi double [ %f, %d ], [ %a, %b ]
 %h = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %g) #2
 %i = call double @llvm.nvvm.mul.rn.d(double %g, double %h)
 %j = fneg double %i
 %k = call double @llvm.fma.f64(double %j, double %h, double 1.000000e+00)
 %l = call double @llvm.fma.f64(double 3.750000e-01, double %k, double 5.000000e-01)
 %m = call double @llvm.nvvm.mul.rn.d(double %l, double %k)
 %n = call double @llvm.fma.f64(double %m, double %h, double %h)
 br i1 %c, label %o, label %p

o:
 %q = call double @llvm.nvvm.mul.rn.d(double %n, double 0x41A0000000000000)
 br label %p

p:
 %r = phi double [ %n, %e ], [ %q, %o ]
 %s = fcmp ogt double %g, 0.000000e+00
 %t = fcmp olt double %g, 0x7FF0000000000000
 %u = select i1 %t, double %r, double %h
 %v = select i1 %s, double %u, double %h
 ret double %v
}
define float @__nv_rsqrtf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %a)
 br label %h

f:
 %i = call float @llvm.nvvm.rsqrt.approx.f(float %a)
 br label %h

h:
 %j = phi float [ %g, %e ], [ %i, %f ]
 ret float %j
}
define i32 @__nv_sad(i32 %a, i32 %b, i32 %c) alwaysinline mustprogress nounwind {
 %d = call i32 @llvm.nvvm.sad.i(i32 %a, i32 %b, i32 %c)
 ret i32 %d
}
define float @__nv_saturatef(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call i32 @__nvvm_reflect(ptr addrspacecast (ptr addrspace(1) @$str to ptr))
 %d = icmp ne i32 %c, 0
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.saturate.ftz.f(float %a)
 br label %h

f:
 %i = call float @llvm.nvvm.saturate.f(float %a)
 br label %h

h:
 %j = phi float [ %g, %e ], [ %i, %f ]
 ret float %j
}
define double @__nv_scalbn(double %a, i32 %b) alwaysinline mustprogress nounwind {
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
 %o = lshr i32 %j, 20
 %p = select i1 %e, i32 1077, i32 1023
 %q = sub nsw i32 %o, %p
 %r = icmp slt i32 %b, -3000
 %s = select i1 %r, i32 -3000, i32 %b
 %t = icmp sgt i32 %s, 3000
 %u = select i1 %t, i32 3000, i32 %s
 %v = add nsw i32 %q, %u
 %w = icmp slt i32 %v, -1022
 %x = icmp slt i32 %v, -1100
 %y = select i1 %x, i32 -1100, i32 %v
 %z = add nsw i32 %y, 128
 %aa = select i1 %w, i32 %z, i32 %v
 %ab = call i32 @llvm.nvvm.d2i.hi(double %n)
 %ac = shl i32 %aa, 20
 %ad = add nsw i32 %ab, %ac
 %ae = call i32 @llvm.nvvm.d2i.lo(double %n)
 %af = call double @llvm.nvvm.lohi.i2d(i32 %ae, i32 %ad)
 br i1 %w, label %ag, label %ah

ag:
 %ai = call double @llvm.nvvm.mul.rn.d(double %af, double 0x37F0000000000000)
 br label %ah

ah:
 %aj = phi double [ %af, %g ], [ %ai, %ag ]
 %ak = icmp sgt i32 %v, 1023
 %al = select i1 %ak, double 0x7FF0000000000000, double %aj
 %am = fcmp ogt double %d, 0.000000e+00
 %an = fcmp olt double %d, 0x7FF0000000000000
 %ao = select i1 %am, i1 %an, i1 false
 %ap = bitcast double %al to i64
 %aq = and i64 %ap, 9223372036854775807
 %ar = bitcast double %a to i64
 %as = and i64 %ar, -9223372036854775808
 %at = or i64 %aq, %as
 %au = bitcast i64 %at to double
 %av = fadd double %a, %a
 %aw = select i1 %ao, double %au, double %av
 ret double %aw
}
define float @__nv_scalbnf(float %a, i32 %b) alwaysinline mustprogress nounwind {
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
 %p = icmp slt i32 %b, -400
 %q = select i1 %p, i32 -400, i32 %b
 %r = icmp sgt i32 %q, 400
 %s = select i1 %r, i32 400, i32 %q
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
define i32 @__nv_signbitd(double %a) alwaysinline mustprogress nounwind {
 %b = bitcast double %a to i64
 %c = lshr i64 %b, 63
 %d = trunc i64 %c to i32
 ret i32 %d
}
define i32 @__nv_signbitf(float %a) alwaysinline mustprogress nounwind {
 %b = bitcast float %a to i32
 %c = lshr i32 %b, 31
 ret i32 %c
}
define double @__nv_sin(double %a) alwaysinline mustprogress nounwind {
b:
 %c = alloca i32, align 4
 %d = alloca double, align 8
 %e = call double @llvm.fma.f64(double %a, double 0x3FE45F306DC9C883, double 0x4338000000000000)
 %f = call i32 @llvm.nvvm.d2i.lo(double %e)
 %g = fsub double %e, 0x4338000000000000
 %h = call double @llvm.fma.f64(double %g, double 0xBFF921FB54442D18, double %a)
 %i = call double @llvm.fma.f64(double %g, double 0xBC91A62633145C07, double %h)
 %j = call double @llvm.fma.f64(double %g, double 0x391F1976B7ED8FBC, double %i)
 %k = call double @llvm.nvvm.fabs.d(double %a)
 %l = fcmp ogt double %k, 1.000000e+09
 br i1 %l, label %m, label %n

m:
 %o = call double @llvm.nvvm.fabs.d(double %a)
 %p = fcmp uge double %o, 0x7FF0000000000000
 br i1 %p, label %q, label %r

q:
 %s = call double @llvm.nvvm.mul.rn.d(double %a, double 0.000000e+00)
 br label %t

r:
 %u = call double @__internal_reduce_large(double %a, ptr %c, ptr %d)
 %v = load i32, ptr %c, align 4
 br label %n

n:
 %w = phi i32 [ %f, %b ], [ %v, %r ]
 %x = phi double [ %j, %b ], [ %u, %r ]
 br label %t

t:
 %y = phi i32 [ %w, %n ], [ %f, %q ]
 %z = phi double [ %s, %q ], [ %x, %n ]
 %aa = and i32 %y, 1
 %ab = icmp ne i32 %aa, 0
 %ac = call double @llvm.nvvm.mul.rn.d(double %z, double %z)
 %ad = select i1 %ab, double 1.000000e+00, double %z
 %ae = select i1 %ab, double 0xBDA8FA65EC18C2E0, double 0.000000e+00
 %af = select i1 %ab, double 0x3E21EE9DB8E7130D, double 0x3DE5D8B567CBEE06
 %ag = call double @llvm.fma.f64(double %ae, double %ac, double %af)
 %ah = select i1 %ab, double 0xBE927E4F7F141479, double 0xBE5AE5E4B8648532
 %ai = call double @llvm.fma.f64(double %ag, double %ac, double %ah)
 %aj = select i1 %ab, double 0x3EFA01A019C8ED09, double 0x3EC71DE35552D557
 %ak = call double @llvm.fma.f64(double %ai, double %ac, double %aj)
 %al = select i1 %ab, double 0xBF56C16C16C15013, double 0xBF2A01A019BE9228
 %am = call double @llvm.fma.f64(double %ak, double %ac, double %al)
 %an = select i1 %ab, double 0x3FA555555555554B, double 0x3F8111111110F730
 %ao = call double @llvm.fma.f64(double %am, double %ac, double %an)
 %ap = select i1 %ab, double -5.000000e-01, double 0xBFC5555555555548
 %aq = call double @llvm.fma.f64(double %ao, double %ac, double %ap)
 %ar = call double @llvm.nvvm.mul.rn.d(double %ac, double %ad)
 %as = call double @llvm.fma.f64(double %ar, double %aq, double %ad)
 %at = and i32 %y, 2
 %au = icmp ne i32 %at, 0
 %av = fneg double %as
 %aw = select i1 %au, double %av, double %as
 %ax = fcmp oeq double %a, 0.000000e+00
 %ay = select i1 %ax, double %a, double %aw
 ret double %ay
}
define void @__nv_sincos(double %a, ptr nocapture %b, ptr nocapture %c) alwaysinline mustprogress nounwind {
d:
 %e = alloca i32, align 4
 %f = alloca double, align 8
 %g = call double @llvm.fma.f64(double %a, double 0x3FE45F306DC9C883, double 0x4338000000000000)
 %h = call i32 @llvm.nvvm.d2i.lo(double %g)
 %i = fsub double %g, 0x4338000000000000
 %j = call double @llvm.fma.f64(double %i, double 0xBFF921FB54442D18, double %a)
 %k = call double @llvm.fma.f64(double %i, double 0xBC91A62633145C07, double %j)
 %l = call double @llvm.fma.f64(double %i, double 0x391F1976B7ED8FBC, double %k)
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
 %w = call double @__internal_reduce_large(double %a, ptr %e, ptr %f)
 %x = load i32, ptr %e, align 4
 br label %p

p:
 %y = phi i32 [ %h, %d ], [ %x, %t ]
 %z = phi double [ %l, %d ], [ %w, %t ]
 br label %v

v:
 %aa = phi i32 [ %y, %p ], [ %h, %s ]
 %ab = phi double [ %u, %s ], [ %z, %p ]
 %ac = call double @llvm.nvvm.mul.rn.d(double %ab, double %ab)
 %ad = call double @llvm.fma.f64(double 0x3DE5D8B567CBEE06, double %ac, double 0xBE5AE5E4B8648532)
 %ae = call double @llvm.fma.f64(double %ad, double %ac, double 0x3EC71DE35552D557)
 %af = call double @llvm.fma.f64(double %ae, double %ac, double 0xBF2A01A019BE9228)
 %ag = call double @llvm.fma.f64(double %af, double %ac, double 0x3F8111111110F730)
 %ah = call double @llvm.fma.f64(double %ag, double %ac, double 0xBFC5555555555548)
 %ai = call double @llvm.nvvm.mul.rn.d(double %ac, double %ab)
 %aj = call double @llvm.fma.f64(double %ai, double %ah, double 0.000000e+00)
 %ak = fadd double %aj, %ab
 %al = call double @llvm.fma.f64(double 0xBDA8FA65EC18C2E0, double %ac, double 0x3E21EE9DB8E7130D)
 %am = call double @llvm.fma.f64(double %al, double %ac, double 0xBE927E4F7F141479)
 %an = call double @llvm.fma.f64(double %am, double %ac, double 0x3EFA01A019C8ED09)
 %ao = call double @llvm.fma.f64(double %an, double %ac, double 0xBF56C16C16C15013)
 %ap = call double @llvm.fma.f64(double %ao, double %ac, double 0x3FA555555555554B)
 %aq = call double @llvm.fma.f64(double %ap, double %ac, double -5.000000e-01)
 %ar = call double @llvm.fma.f64(double %ac, double %aq, double 1.000000e+00)
 %as = and i32 %aa, 1
 %at = icmp ne i32 %as, 0
 %au = select i1 %at, double %ar, double %ak
 %av = select i1 %at, double %ak, double %ar
 %aw = fcmp oeq double %a, 0.000000e+00
 %ax = and i32 %aa, 2
 %ay = icmp ne i32 %ax, 0
 %az = fneg double %au
 %ba = select i1 %ay, double %az, double %au
 %bb = select i1 %aw, double %a, double %ba
 store double %bb, ptr %b, align 8
 %bc = add nsw i32 %aa, 1
 %bd = and i32 %bc, 2
 %be = icmp ne i32 %bd, 0
 %bf = fneg double %av
 %bg = select i1 %be, double %bf, double %av
 store double %bg, ptr %c, align 8
 ret void
}
define void @__nv_sincosf(float %a, ptr nocapture %b, ptr nocapture %c) alwaysinline mustprogress nounwind {
d:
 %e = call float @llvm.fma.f32(float %a, float 0x3FE45F3060000000, float 0x4168000000000000)
 %f = bitcast float %e to i32
 %g = fsub float %e, 0x4168000000000000
 %h = call float @llvm.fma.f32(float %g, float 0xBFF921FB60000000, float %a)
 %i = call float @llvm.fma.f32(float %g, float 0x3E6777A5C0000000, float %h)
 %j = call float @llvm.fma.f32(float %g, float 0x3CDEE59DA0000000, float %i)
 %k = call float @llvm.nvvm.fabs.f(float %a)
 %l = fcmp ogt float %k, 1.050000e+05
 br i1 %l, label %m, label %n

m:
 %o = call float @llvm.nvvm.fabs.f(float %a)
 %p = fcmp uge float %o, 0x7FF0000000000000
 br i1 %p, label %q, label %r

q:
 %s = call float @llvm.nvvm.mul.rn.f(float %a, float 0.000000e+00)
 br label %t

r:
 %u = bitcast float %a to i32
 %v = and i32 %u, 8388607
 %w = or i32 %v, 8388608
 %x = lshr i32 %u, 23
 %y = and i32 %x, 255
 %z = add nsw i32 %y, -120
 %aa = lshr i32 %z, 5
 %ab = and i32 %z, 31
 %ac = zext i32 %aa to i64
 %ad = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @__internal_TWO_OVER_PI_F to ptr), i64 %ac
 %ae = load i32, ptr %ad, align 4
 %af = getelementptr i8, ptr %ad, i64 4
 %ag = load i32, ptr %af, align 4
 %ah = getelementptr i8, ptr %ad, i64 8
 %ai = load i32, ptr %ah, align 4
 %aj = getelementptr i8, ptr %ad, i64 12
 %ak = load i32, ptr %aj, align 4
 %al = zext i32 %ae to i64
 %am = shl i64 %al, 32
 %an = zext i32 %ag to i64
 %ao = or i64 %am, %an
 %ap = zext i32 %ab to i64
 %aq = shl i64 %ao, %ap
 %ar = lshr i64 %aq, 32
 %as = trunc i64 %ar to i32
 %at = shl i64 %an, 32
 %au = zext i32 %ai to i64
 %av = or i64 %at, %au
 %aw = shl i64 %av, %ap
 %ax = lshr i64 %aw, 32
 %ay = shl i64 %au, 32
 %az = zext i32 %ak to i64
 %ba = or i64 %ay, %az
 %bb = shl i64 %ba, %ap
 %bc = lshr i64 %bb, 32
 %bd = trunc i64 %bc to i32
 %be = zext i32 %w to i64
 %bf = mul nuw nsw i64 %be, %ax
 %bg = call i32 @llvm.nvvm.mulhi.ui(i32 %w, i32 %bd)
 %bh = zext i32 %bg to i64
 %bi = add nuw nsw i64 %bf, %bh
 %bj = mul i32 %w, %as
 %bk = zext i32 %bj to i64
 %bl = shl i64 %bk, 32
 %bm = add i64 %bi, %bl
 %bn = lshr i64 %bm, 62
 %bo = trunc i64 %bn to i32
 %bp = lshr i64 %bm, 61
 %bq = and i64 %bp, 1
 %br = trunc i64 %bq to i32
 %bs = add nuw nsw i32 %bo, %br
 %bt = shl i64 %bm, 2
 %bu = sitofp i64 %bt to double
 %bv = call double @llvm.nvvm.mul.rn.d(double %bu, double 0x3BF921FB54442D18)
 %bw = fptrunc double %bv to float
 %bx = icmp slt i32 %u, 0
 %by = sub nsw i32 0, %bs
 %bz = select i1 %bx, i32 %by, i32 %bs
 %ca = fneg float %bw
 %cb = select i1 %bx, float %ca, float %bw
 br label %n

n:
 %cc = phi i32 [ %f, %d ], [ %bz, %r ]
 %cd = phi float [ %j, %d ], [ %cb, %r ]
 br label %t

t:
 %ce = phi i32 [ %cc, %n ], [ %f, %q ]
 %cf = phi float [ %s, %q ], [ %cd, %n ]
 %cg = call float @llvm.nvvm.mul.rn.f(float %cf, float %cf)
 %ch = call float @llvm.fma.f32(float 0.000000e+00, float %cg, float 0xBF29954000000000)
 %ci = call float @llvm.fma.f32(float %ch, float %cg, float 0x3F81107780000000)
 %cj = call float @llvm.fma.f32(float %ci, float %cg, float 0xBFC5555460000000)
 %ck = call float @llvm.nvvm.mul.rn.f(float %cg, float %cf)
 %cl = call float @llvm.fma.f32(float %ck, float %cj, float %cf)
 %cm = call float @llvm.fma.f32(float 0x3EF99E80C0000000, float %cg, float 0xBF56C0C280000000)
 %cn = call float @llvm.fma.f32(float %cm, float %cg, float 0x3FA55554A0000000)
 %co = call float @llvm.fma.f32(float %cn, float %cg, float -5.000000e-01)
 %cp = call float @llvm.nvvm.mul.rn.f(float %cg, float 1.000000e+00)
 %cq = call float @llvm.fma.f32(float %cp, float %co, float 1.000000e+00)
 %cr = and i32 %ce, 1
 %cs = icmp ne i32 %cr, 0
 %ct = select i1 %cs, float %cq, float %cl
 %cu = select i1 %cs, float %cl, float %cq
 %cv = fcmp oeq float %a, 0.000000e+00
 %cw = and i32 %ce, 2
 %cx = icmp ne i32 %cw, 0
 %cy = fneg float %ct
 %cz = select i1 %cx, float %cy, float %ct
 %da = select i1 %cv, float %a, float %cz
 store float %da, ptr %b, align 4
 %db = add nsw i32 %ce, 1
 %dc = and i32 %db, 2
 %dd = icmp ne i32 %dc, 0
 %de = fneg float %cu
 %df = select i1 %dd, float %de, float %cu
 store float %df, ptr %c, align 4
 ret void
}
define void @__nv_sincospi(double %a, ptr nocapture %b, ptr nocapture %c) alwaysinline mustprogress nounwind {
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
 %m = call double @llvm.fma.f64(double %l, double -2.000000e+00, double %j)
 %n = fadd double %m, %m
 %o = call double @llvm.nvvm.round.d(double %n)
 %p = call i32 @llvm.nvvm.d2i.rz(double %o)
 %q = call double @llvm.fma.f64(double %o, double -5.000000e-01, double %m)
 %r = call double @llvm.nvvm.mul.rn.d(double %q, double %q)
 %s = call double @llvm.fma.f64(double 0xBEF73D474F10EA26, double %r, double 0x3F3E908D668DB23F)
 %t = call double @llvm.fma.f64(double %s, double %r, double 0xBF7E3076EC7E6B9C)
 %u = call double @llvm.fma.f64(double %t, double %r, double 0x3FB5078349D9D9B8)
 %v = call double @llvm.fma.f64(double %u, double %r, double 0xBFE32D2CCE63AF7F)
 %w = call double @llvm.fma.f64(double %v, double %r, double 0x400466BC6775AB7C)
 %x = call double @llvm.fma.f64(double %w, double %r, double 0xC014ABBCE625BE53)
 %y = call double @llvm.nvvm.mul.rn.d(double %q, double %r)
 %z = call double @llvm.nvvm.mul.rn.d(double %q, double 0x3CA1A62633145C07)
 %aa = call double @llvm.fma.f64(double %y, double %x, double %z)
 %ab = call double @llvm.fma.f64(double %q, double 0x400921FB54442D18, double %aa)
 %ac = call double @llvm.fma.f64(double 0xBF1B03713ECA3DEB, double %r, double 0x3F5F9C4B4D5DABB0)
 %ad = call double @llvm.fma.f64(double %ac, double %r, double 0xBF9A6D1E23F9272F)
 %ae = call double @llvm.fma.f64(double %ad, double %r, double 0x3FCE1F50675B747A)
 %af = call double @llvm.fma.f64(double %ae, double %r, double 0xBFF55D3C7E3BFE6D)
 %ag = call double @llvm.fma.f64(double %af, double %r, double 0x40103C1F081B5A52)
 %ah = call double @llvm.fma.f64(double %ag, double %r, double 0xC013BD3CC9BE45DE)
 %ai = call double @llvm.fma.f64(double %ah, double %r, double 1.000000e+00)
 %aj = and i32 %p, 1
 %ak = icmp ne i32 %aj, 0
 %al = select i1 %ak, double %ai, double %ab
 %am = select i1 %ak, double %ab, double %ai
 %an = call double @llvm.nvvm.round.d(double %a)
 %ao = fcmp oeq double %a, %an
 br i1 %ao, label %ap, label %aq

ap:
 %ar = call double @llvm.nvvm.mul.rn.d(double %a, double 0.000000e+00)
 br label %as

aq:
 %at = and i32 %p, 2
 %au = icmp ne i32 %at, 0
 %av = fneg double %al
 %aw = select i1 %au, double %av, double %al
 br label %as

as:
 %ax = phi double [ %ar, %ap ], [ %aw, %aq ]
 store double %ax, ptr %b, align 8
 %ay = add nsw i32 %p, 1
 %az = and i32 %ay, 2
 %ba = icmp ne i32 %az, 0
 %bb = fneg double %am
 %bc = select i1 %ba, double %bb, double %am
 %bd = fadd double %bc, 0.000000e+00
 store double %bd, ptr %c, align 8
 ret void
}
define void @__nv_sincospif(float %a, ptr nocapture %b, ptr nocapture %c) alwaysinline mustprogress nounwind {
d:
 %e = call float @llvm.nvvm.fabs.f(float %a)
 %f = fcmp olt float %e, 0x4170000000000000
 br i1 %f, label %g, label %h

h:
 %i = call float @llvm.nvvm.mul.rn.f(float %a, float 0.000000e+00)
 br label %g

g:
 %j = phi float [ %a, %d ], [ %i, %h ]
 %k = fadd float %j, %j
 %l = call float @llvm.nvvm.round.f(float %k)
 %m = call i32 @llvm.nvvm.f2i.rz(float %l)
 %n = call float @llvm.fma.f32(float %l, float -5.000000e-01, float %j)
 %o = call float @llvm.nvvm.mul.rn.f(float %n, float %n)
 %p = call float @llvm.fma.f32(float 0x3FB443BDE0000000, float %o, float 0xBFE32ADAC0000000)
 %q = call float @llvm.fma.f32(float %p, float %o, float 0x400466B780000000)
 %r = call float @llvm.fma.f32(float %q, float %o, float 0xC014ABBCE0000000)
 %s = call float @llvm.nvvm.mul.rn.f(float %n, float %o)
 %t = call float @llvm.nvvm.mul.rn.f(float %n, float 0xBE7777A5C0000000)
 %u = call float @llvm.fma.f32(float %s, float %r, float %t)
 %v = call float @llvm.fma.f32(float %n, float 0x400921FB60000000, float %u)
 %w = call float @llvm.fma.f32(float 0x3FCD4F7EC0000000, float %o, float 0xBFF55B2B60000000)
 %x = call float @llvm.fma.f32(float %w, float %o, float 0x40103C1B00000000)
 %y = call float @llvm.fma.f32(float %x, float %o, float 0xC013BD3CC0000000)
 %z = call float @llvm.fma.f32(float %y, float %o, float 1.000000e+00)
 %aa = and i32 %m, 1
 %ab = icmp ne i32 %aa, 0
 %ac = select i1 %ab, float %z, float %v
 %ad = select i1 %ab, float %v, float %z
 %ae = call float @llvm.nvvm.round.f(float %a)
 %af = fcmp oeq float %a, %ae
 br i1 %af, label %ag, label %ah

ag:
 %ai = call float @llvm.nvvm.mul.rn.f(float %a, float 0.000000e+00)
 br label %aj

ah:
 %ak = and i32 %m, 2
 %al = icmp ne i32 %ak, 0
 %am = fneg float %ac
 %an = select i1 %al, float %am, float %ac
 br label %aj

aj:
 %ao = phi float [ %ai, %ag ], [ %an, %ah ]
 store float %ao, ptr %b, align 4
 %ap = add nsw i32 %m, 1
 %aq = and i32 %ap, 2
 %ar = icmp ne i32 %aq, 0
 %as = fneg float %ad
 %at = select i1 %ar, float %as, float %ad
 %au = fadd float %at, 0.000000e+00
 store float %au, ptr %c, align 4
 ret void
}
define float @__nv_sinf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call float @llvm.fma.f32(float %a, float 0x3FE45F3060000000, float 0x4168000000000000)
 %d = bitcast float %c to i32
 %e = fsub float %c, 0x4168000000000000
 %f = call float @llvm.fma.f32(float %e, float 0xBFF921FB60000000, float %a)
 %g = call float @llvm.fma.f32(float %e, float 0x3E6777A5C0000000, float %f)
 %h = call float @llvm.fma.f32(float %e, float 0x3CDEE59DA0000000, float %g)
 %i = call float @llvm.nvvm.fabs.f(float %a)
 %j = fcmp ogt float %i, 1.050000e+05
 br i1 %j, label %k, label %l

k:
 %m = call float @llvm.nvvm.fabs.f(float %a)
 %n = fcmp uge float %m, 0x7FF0000000000000
 br i1 %n, label %o, label %p

o:
 %q = call float @llvm.nvvm.mul.rn.f(float %a, float 0.000000e+00)
 br label %r

p:
 %s = bitcast float %a to i32
 %t = and i32 %s, 8388607
 %u = or i32 %t, 8388608
 %v = lshr i32 %s, 23
 %w = and i32 %v, 255
 %x = add nsw i32 %w, -120
 %y = lshr i32 %x, 5
 %z = and i32 %x, 31
 %aa = zext i32 %y to i64
 %ab = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @__internal_TWO_OVER_PI_F to ptr), i64 %aa
 %ac = load i32, ptr %ab, align 4
 %ad = getelementptr i8, ptr %ab, i64 4
 %ae = load i32, ptr %ad, align 4
 %af = getelementptr i8, ptr %ab, i64 8
 %ag = load i32, ptr %af, align 4
 %ah = getelementptr i8, ptr %ab, i64 12
 %ai = load i32, ptr %ah, align 4
 %aj = zext i32 %ac to i64
 %ak = shl i64 %aj, 32
 %al = zext i32 %ae to i64
 %am = or i64 %ak, %al
 %an = zext i32 %z to i64
 %ao = shl i64 %am, %an
 %ap = lshr i64 %ao, 32
 %aq = trunc i64 %ap to i32
 %ar = shl i64 %al, 32
 %as = zext i32 %ag to i64
 %at = or i64 %ar, %as
 %au = shl i64 %at, %an
 %av = lshr i64 %au, 32
 %aw = shl i64 %as, 32
 %ax = zext i32 %ai to i64
 %ay = or i64 %aw, %ax
 %az = shl i64 %ay, %an
 %ba = lshr i64 %az, 32
 %bb = trunc i64 %ba to i32
 %bc = zext i32 %u to i64
 %bd = mul nuw nsw i64 %bc, %av
 %be = call i32 @llvm.nvvm.mulhi.ui(i32 %u, i32 %bb)
 %bf = zext i32 %be to i64
 %bg = add nuw nsw i64 %bd, %bf
 %bh = mul i32 %u, %aq
 %bi = zext i32 %bh to i64
 %bj = shl i64 %bi, 32
 %bk = add i64 %bg, %bj
 %bl = lshr i64 %bk, 62
 %bm = trunc i64 %bl to i32
 %bn = lshr i64 %bk, 61
 %bo = and i64 %bn, 1
 %bp = trunc i64 %bo to i32
 %bq = add nuw nsw i32 %bm, %bp
 %br = shl i64 %bk, 2
 %bs = sitofp i64 %br to double
 %bt = call double @llvm.nvvm.mul.rn.d(double %bs, double 0x3BF921FB54442D18)
 %bu = fptrunc double %bt to float
 %bv = icmp slt i32 %s, 0
 %bw = sub nsw i32 0, %bq
 %bx = select i1 %bv, i32 %bw, i32 %bq
 %by = fneg float %bu
 %bz = select i1 %bv, float %by, float %bu
 br label %l

l:
 %ca = phi i32 [ %d, %b ], [ %bx, %p ]
 %cb = phi float [ %h, %b ], [ %bz, %p ]
 br label %r

r:
 %cc = phi i32 [ %ca, %l ], [ %d, %o ]
 %cd = phi float [ %q, %o ], [ %cb, %l ]
 %ce = and i32 %cc, 1
 %cf = icmp ne i32 %ce, 0
 %cg = call float @llvm.nvvm.mul.rn.f(float %cd, float %cd)
 %ch = select i1 %cf, float 1.000000e+00, float %cd
 %ci = select i1 %cf, float 0x3EF99E80C0000000, float 0.000000e+00
 %cj = select i1 %cf, float 0xBF56C0C280000000, float 0xBF29954000000000
 %ck = call float @llvm.fma.f32(float %ci, float %cg, float %cj)
 %cl = select i1 %cf, float 0x3FA55554A0000000, float 0x3F81107780000000
 %cm = call float @llvm.fma.f32(float %ck, float %cg, float %cl)
 %cn = select i1 %cf, float -5.000000e-01, float 0xBFC5555460000000
 %co = call float @llvm.fma.f32(float %cm, float %cg, float %cn)
 %cp = call float @llvm.nvvm.mul.rn.f(float %cg, float %ch)
 %cq = call float @llvm.fma.f32(float %cp, float %co, float %ch)
 %cr = and i32 %cc, 2
 %cs = icmp ne i32 %cr, 0
 %ct = fneg float %cq
 %cu = select i1 %cs, float %ct, float %cq
 %cv = fcmp oeq float %a, 0.000000e+00
 %cw = select i1 %cv, float %a, float %cu
 ret float %cw
}
define double @__nv_sinh(double %a) alwaysinline mustprogress nounwind {
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
 %s = fsub double %r, 0x4338000000000000
 %t = call double @llvm.fma.f64(double %s, double 0xBFE62E42FEFA39EF, double %q)
 %u = call double @llvm.fma.f64(double %s, double 0xBC7ABC9E3B39803F, double %t)
 %v = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %u, double 0x3E928AC42499A595)
 %w = call double @llvm.fma.f64(double %v, double %u, double 0x3EC71E1020D8E228)
 %x = call double @llvm.fma.f64(double %w, double %u, double 0x3EFA0199C1CD9ADB)
 %y = call double @llvm.fma.f64(double %x, double %u, double 0x3F2A01A0099AC101)
 %z = call double @llvm.fma.f64(double %y, double %u, double 0x3F56C16C1832F509)
 %aa = call double @llvm.fma.f64(double %z, double %u, double 0x3F81111111130878)
 %ab = call double @llvm.fma.f64(double %aa, double %u, double 0x3FA5555555550C82)
 %ac = call double @llvm.fma.f64(double %ab, double %u, double 0x3FC5555555555542)
 %ad = call double @llvm.fma.f64(double %ac, double %u, double 0x3FE000000000000A)
 %ae = call double @llvm.fma.f64(double %ad, double %u, double 1.000000e+00)
 %af = call double @llvm.fma.f64(double %ae, double %u, double 1.000000e+00)
 %ag = call i32 @llvm.nvvm.d2i.hi(double %af)
 %ah = call i32 @llvm.nvvm.d2i.lo(double %r)
 %ai = add nsw i32 %ah, -2
 %aj = shl i32 %ai, 20
 %ak = add nsw i32 %ag, %aj
 %al = call i32 @llvm.nvvm.d2i.lo(double %af)
 %am = call double @llvm.nvvm.lohi.i2d(i32 %al, i32 %ak)
 %an = call double @llvm.nvvm.rcp.approx.ftz.d(double %am)
 %ao = fneg double %am
 %ap = call double @llvm.fma.f64(double %ao, double %an, double 1.000000e+00)
 %aq = call double @llvm.fma.f64(double %ap, double %ap, double %ap)
 %ar = call double @llvm.fma.f64(double %aq, double %an, double %an)
 %as = call double @llvm.nvvm.mul.rn.d(double -1.250000e-01, double %ar)
 %at = call double @llvm.fma.f64(double %am, double 2.000000e+00, double %as)
 %au = fcmp une double %a, %a
 %av = fadd double %a, %a
 %aw = select i1 %au, double %av, double %at
 br label %p

p:
 %ax = phi double [ %o, %e ], [ %aw, %f ]
 %ay = bitcast double %ax to i64
 %az = and i64 %ay, 9223372036854775807
 %ba = bitcast double %a to i64
 %bb = and i64 %ba, -9223372036854775808
 %bc = or i64 %az, %bb
 %bd = bitcast i64 %bc to double
 ret double %bd
}
define float @__nv_sinhf(float %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.fabs.f(float %a)
 %c = call float @llvm.nvvm.fmin.f(float %b, float 8.900000e+01)
 %d = call float @llvm.fma.f32(float %c, float 0x3FF7154760000000, float 0x4168000FA0000000)
 %e = fsub float %d, 0x4168000FA0000000
 %f = fneg float %e
 %g = call float @llvm.fma.f32(float %b, float 0x3FF7154760000000, float %f)
 %h = call float @llvm.fma.f32(float %b, float 0x3E54AE0C00000000, float %g)
 %i = call float @llvm.nvvm.ex2.approx.ftz.f(float %h)
 %j = bitcast float %d to i32
 %k = shl i32 %j, 23
 %l = bitcast i32 %k to float
 %m = call float @llvm.nvvm.mul.rn.f(float %i, float %l)
 %n = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %m) #2
 %o = call float @llvm.nvvm.mul.rn.f(float -1.250000e-01, float %n)
 %p = call float @llvm.fma.f32(float %m, float 2.000000e+00, float %o)
 %q = call float @llvm.nvvm.mul.rn.f(float %b, float %b)
 %r = call float @llvm.fma.f32(float 0x3EC756DF80000000, float %q, float 0x3F2A022B60000000)
 %s = call float @llvm.fma.f32(float %r, float %q, float 0x3F81110E00000000)
 %t = call float @llvm.fma.f32(float %s, float %q, float 0x3FC5555560000000)
 %u = call float @llvm.nvvm.mul.rn.f(float %b, float %q)
 %v = call float @llvm.fma.f32(float %u, float %t, float %b)
 %w = fcmp olt float %b, 1.000000e+00
 %x = select i1 %w, float %v, float %p
 %y = bitcast float %x to i32
 %z = and i32 %y, 2147483647
 %aa = bitcast float %a to i32
 %ab = and i32 %aa, -2147483648
 %ac = or i32 %z, %ab
 %ad = bitcast i32 %ac to float
 ret float %ad
}
define double @__nv_sinpi(double %a) alwaysinline mustprogress nounwind {
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
 %k = call double @llvm.fma.f64(double %j, double -2.000000e+00, double %h)
 %l = fadd double %k, %k
 %m = call double @llvm.nvvm.round.d(double %l)
 %n = call i32 @llvm.nvvm.d2i.rz(double %m)
 %o = call double @llvm.fma.f64(double %m, double -5.000000e-01, double %k)
 %p = call double @llvm.nvvm.round.d(double %a)
 %q = fcmp oeq double %a, %p
 br i1 %q, label %r, label %s

r:
 %t = call double @llvm.nvvm.mul.rn.d(double %a, double 0.000000e+00)
 br label %u

s:
 %v = call double @llvm.nvvm.mul.rn.d(double %o, double %o)
 %w = and i32 %n, 1
 %x = icmp ne i32 %w, 0
 br i1 %x, label %y, label %z

y:
 %aa = call double @llvm.fma.f64(double 0xBF1B03713ECA3DEB, double %v, double 0x3F5F9C4B4D5DABB0)
 %ab = call double @llvm.fma.f64(double %aa, double %v, double 0xBF9A6D1E23F9272F)
 %ac = call double @llvm.fma.f64(double %ab, double %v, double 0x3FCE1F50675B747A)
 %ad = call double @llvm.fma.f64(double %ac, double %v, double 0xBFF55D3C7E3BFE6D)
 %ae = call double @llvm.fma.f64(double %ad, double %v, double 0x40103C1F081B5A52)
 %af = call double @llvm.fma.f64(double %ae, double %v, double 0xC013BD3CC9BE45DE)
 %ag = call double @llvm.fma.f64(double %af, double %v, double 1.000000e+00)
 br label %ah

z:
 %ai = call double @llvm.fma.f64(double 0xBEF73D474F10EA26, double %v, double 0x3F3E908D668DB23F)
 %aj = call double @llvm.fma.f64(double %ai, double %v, double 0xBF7E3076EC7E6B9C)
 %ak = call double @llvm.fma.f64(double %aj, double %v, double 0x3FB5078349D9D9B8)
 %al = call double @llvm.fma.f64(double %ak, double %v, double 0xBFE32D2CCE63AF7F)
 %am = call double @llvm.fma.f64(double %al, double %v, double 0x400466BC6775AB7C)
 %an = call double @llvm.fma.f64(double %am, double %v, double 0xC014ABBCE625BE53)
 %ao = call double @llvm.nvvm.mul.rn.d(double %o, double %v)
 %ap = call double @llvm.nvvm.mul.rn.d(double %o, double 0x3CA1A62633145C07)
 %aq = call double @llvm.fma.f64(double %ao, double %an, double %ap)
 %ar = call double @llvm.fma.f64(double %o, double 0x400921FB54442D18, double %aq)
 br label %ah

ah:
 %as = phi double [ %ag, %y ], [ %ar, %z ]
 %at = and i32 %n, 2
 %au = icmp ne i32 %at, 0
 %av = fneg double %as
 %aw = select i1 %au, double %av, double %as
 br label %u

u:
 %ax = phi double [ %t, %r ], [ %aw, %ah ]
 ret double %ax
}
define float @__nv_sinpif(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = fcmp olt float %c, 0x4170000000000000
 br i1 %d, label %e, label %f

f:
 %g = call float @llvm.nvvm.mul.rn.f(float %a, float 0.000000e+00)
 br label %e

e:
 %h = phi float [ %a, %b ], [ %g, %f ]
 %i = fadd float %h, %h
 %j = call float @llvm.nvvm.round.f(float %i)
 %k = call i32 @llvm.nvvm.f2i.rz(float %j)
 %l = call float @llvm.fma.f32(float %j, float -5.000000e-01, float %h)
 %m = call float @llvm.nvvm.round.f(float %a)
 %n = fcmp oeq float %a, %m
 br i1 %n, label %o, label %p

o:
 %q = call float @llvm.nvvm.mul.rn.f(float %a, float 0.000000e+00)
 br label %r

p:
 %s = call float @llvm.nvvm.mul.rn.f(float %l, float %l)
 %t = and i32 %k, 1
 %u = icmp ne i32 %t, 0
 br i1 %u, label %v, label %w

v:
 %x = call float @llvm.fma.f32(float 0x3FCD4F7EC0000000, float %s, float 0xBFF55B2B60000000)
 %y = call float @llvm.fma.f32(float %x, float %s, float 0x40103C1B00000000)
 %z = call float @llvm.fma.f32(float %y, float %s, float 0xC013BD3CC0000000)
 %aa = call float @llvm.fma.f32(float %z, float %s, float 1.000000e+00)
 br label %ab

w:
 %ac = call float @llvm.fma.f32(float 0x3FB443BDE0000000, float %s, float 0xBFE32ADAC0000000)
 %ad = call float @llvm.fma.f32(float %ac, float %s, float 0x400466B780000000)
 %ae = call float @llvm.fma.f32(float %ad, float %s, float 0xC014ABBCE0000000)
 %af = call float @llvm.nvvm.mul.rn.f(float %l, float %s)
 %ag = call float @llvm.nvvm.mul.rn.f(float %l, float 0xBE7777A5C0000000)
 %ah = call float @llvm.fma.f32(float %af, float %ae, float %ag)
 %ai = call float @llvm.fma.f32(float %l, float 0x400921FB60000000, float %ah)
 br label %ab

ab:
 %aj = phi float [ %aa, %v ], [ %ai, %w ]
 %ak = and i32 %k, 2
 %al = icmp ne i32 %ak, 0
 %am = fneg float %aj
 %an = select i1 %al, float %am, float %aj
 br label %r

r:
 %ao = phi float [ %q, %o ], [ %an, %ab ]
 ret float %ao
}
define double @__nv_sqrt(double %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.sqrt.rn.d(double %a)
 ret double %b
}
define float @__nv_sqrtf(float %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.sqrt.f(float %a)
 ret float %b
}
define double @__nv_tan(double %a) alwaysinline mustprogress nounwind {
b:
 %c = alloca i32, align 4
 %d = alloca double, align 8
 %e = call double @llvm.fma.f64(double %a, double 0x3FE45F306DC9C883, double 0x4338000000000000)
 %f = call i32 @llvm.nvvm.d2i.lo(double %e)
 %g = fsub double %e, 0x4338000000000000
 %h = call double @llvm.fma.f64(double %g, double 0xBFF921FB54442D18, double %a)
 %i = call double @llvm.fma.f64(double %g, double 0xBC91A62633145C07, double %h)
 %j = fsub double %h, %i
 %k = call double @llvm.fma.f64(double %g, double 0xBC91A62633145C07, double %j)
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
 %w = call double @__internal_reduce_large(double %a, ptr %c, ptr %d)
 %x = load i32, ptr %c, align 4
 %y = load double, ptr %d, align 8
 br label %p

p:
 %z = phi double [ %l, %b ], [ %y, %t ]
 %aa = phi i32 [ %f, %b ], [ %x, %t ]
 %ab = phi double [ %i, %b ], [ %w, %t ]
 br label %v

v:
 %ac = phi double [ %z, %p ], [ %l, %s ]
 %ad = phi i32 [ %aa, %p ], [ %f, %s ]
 %ae = phi double [ %u, %s ], [ %ab, %p ]
 %af = call double @llvm.nvvm.mul.rn.d(double %ae, double %ae)
 %ag = call double @llvm.fma.f64(double 0x3DE5D8B567CBEE06, double %af, double 0xBE5AE5E4B8648532)
 %ah = call double @llvm.fma.f64(double %ag, double %af, double 0x3EC71DE35552D557)
 %ai = call double @llvm.fma.f64(double %ah, double %af, double 0xBF2A01A019BE9228)
 %aj = call double @llvm.fma.f64(double %ai, double %af, double 0x3F8111111110F730)
 %ak = call double @llvm.fma.f64(double %aj, double %af, double 0xBFC5555555555548)
 %al = call double @llvm.nvvm.mul.rn.d(double %af, double %ae)
 %am = call double @llvm.fma.f64(double %al, double %ak, double %ac)
 %an = fadd double %am, %ae
 %ao = fneg double %ae
 %ap = call double @llvm.fma.f64(double 0xBDA8FA65EC18C2E0, double %af, double 0x3E21EE9DB8E7130D)
 %aq = call double @llvm.fma.f64(double %ap, double %af, double 0xBE927E4F7F141479)
 %ar = call double @llvm.fma.f64(double %aq, double %af, double 0x3EFA01A019C8ED09)
 %as = call double @llvm.fma.f64(double %ar, double %af, double 0xBF56C16C16C15013)
 %at = call double @llvm.fma.f64(double %as, double %af, double 0x3FA555555555554B)
 %au = call double @llvm.fma.f64(double %at, double %af, double -5.000000e-01)
 %av = call double @llvm.fma.f64(double %af, double %au, double 1.000000e+00)
 %aw = call double @llvm.fma.f64(double %ao, double %ac, double %av)
 %ax = and i32 %ad, 1
 %ay = icmp ne i32 %ax, 0
 %az = fneg double %aw
 %ba = select i1 %ay, double %az, double %an
 %bb = select i1 %ay, double %an, double %aw
 %bc = call double @llvm.nvvm.rcp.approx.ftz.d(double %bb)
 %bd = fneg double %bb
 %be = call double @llvm.fma.f64(double %bd, double %bc, double 1.000000e+00)
 %bf = call double @llvm.fma.f64(double %be, double %be, double %be)
 %bg = call double @llvm.fma.f64(double %bf, double %bc, double %bc)
 %bh = call double @llvm.nvvm.mul.rn.d(double %ba, double %bg)
 %bi = call double @llvm.fma.f64(double %bd, double %bh, double %ba)
 %bj = call double @llvm.fma.f64(double %bi, double %bg, double %bh)
 %bk = fcmp oeq double %a, 0.000000e+00
 %bl = select i1 %bk, double %a, double %bj
 ret double %bl
}
define float @__nv_tanf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call float @llvm.fma.f32(float %a, float 0x3FE45F3060000000, float 0x4168000000000000)
 %d = bitcast float %c to i32
 %e = fsub float %c, 0x4168000000000000
 %f = call float @llvm.fma.f32(float %e, float 0xBFF921FB60000000, float %a)
 %g = call float @llvm.fma.f32(float %e, float 0x3E6777A5C0000000, float %f)
 %h = call float @llvm.fma.f32(float %e, float 0x3CDEE59DA0000000, float %g)
 %i = call float @llvm.nvvm.fabs.f(float %a)
 %j = fcmp ogt float %i, 1.050000e+05
 br i1 %j, label %k, label %l

k:
 %m = call float @llvm.nvvm.fabs.f(float %a)
 %n = fcmp uge float %m, 0x7FF0000000000000
 br i1 %n, label %o, label %p

o:
 %q = call float @llvm.nvvm.mul.rn.f(float %a, float 0.000000e+00)
 br label %r

p:
 %s = bitcast float %a to i32
 %t = and i32 %s, 8388607
 %u = or i32 %t, 8388608
 %v = lshr i32 %s, 23
 %w = and i32 %v, 255
 %x = add nsw i32 %w, -120
 %y = lshr i32 %x, 5
 %z = and i32 %x, 31
 %aa = zext i32 %y to i64
 %ab = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @__internal_TWO_OVER_PI_F to ptr), i64 %aa
 %ac = load i32, ptr %ab, align 4
 %ad = getelementptr i8, ptr %ab, i64 4
 %ae = load i32, ptr %ad, align 4
 %af = getelementptr i8, ptr %ab, i64 8
 %ag = load i32, ptr %af, align 4
 %ah = getelementptr i8, ptr %ab, i64 12
 %ai = load i32, ptr %ah, align 4
 %aj = zext i32 %ac to i64
 %ak = shl i64 %aj, 32
 %al = zext i32 %ae to i64
 %am = or i64 %ak, %al
 %an = zext i32 %z to i64
 %ao = shl i64 %am, %an
 %ap = lshr i64 %ao, 32
 %aq = trunc i64 %ap to i32
 %ar = shl i64 %al, 32
 %as = zext i32 %ag to i64
 %at = or i64 %ar, %as
 %au = shl i64 %at, %an
 %av = lshr i64 %au, 32
 %aw = shl i64 %as, 32
 %ax = zext i32 %ai to i64
 %ay = or i64 %aw, %ax
 %az = shl i64 %ay, %an
 %ba = lshr i64 %az, 32
 %bb = trunc i64 %ba to i32
 %bc = zext i32 %u to i64
 %bd = mul nuw nsw i64 %bc, %av
 %be = call i32 @llvm.nvvm.mulhi.ui(i32 %u, i32 %bb)
 %bf = zext i32 %be to i64
 %bg = add nuw nsw i64 %bd, %bf
 %bh = mul i32 %u, %aq
 %bi = zext i32 %bh to i64
 %bj = shl i64 %bi, 32
 %bk = add i64 %bg, %bj
 %bl = lshr i64 %bk, 62
 %bm = trunc i64 %bl to i32
 %bn = lshr i64 %bk, 61
 %bo = and i64 %bn, 1
 %bp = trunc i64 %bo to i32
 %bq = add nuw nsw i32 %bm, %bp
 %br = shl i64 %bk, 2
 %bs = sitofp i64 %br to double
 %bt = call double @llvm.nvvm.mul.rn.d(double %bs, double 0x3BF921FB54442D18)
 %bu = fptrunc double %bt to float
 %bv = icmp slt i32 %s, 0
 %bw = sub nsw i32 0, %bq
 %bx = select i1 %bv, i32 %bw, i32 %bq
 %by = fneg float %bu
 %bz = select i1 %bv, float %by, float %bu
 br label %l

l:
 %ca = phi i32 [ %d, %b ], [ %bx, %p ]
 %cb = phi float [ %h, %b ], [ %bz, %p ]
 br label %r

r:
 %cc = phi i32 [ %ca, %l ], [ %d, %o ]
 %cd = phi float [ %q, %o ], [ %cb, %l ]
 %ce = call float @llvm.nvvm.mul.rn.f(float %cd, float %cd)
 %cf = call float @llvm.fma.f32(float 0.000000e+00, float %ce, float 0xBF29954000000000)
 %cg = call float @llvm.fma.f32(float %cf, float %ce, float 0x3F81107780000000)
 %ch = call float @llvm.fma.f32(float %cg, float %ce, float 0xBFC5555460000000)
 %ci = call float @llvm.nvvm.mul.rn.f(float %ce, float %cd)
 %cj = call float @llvm.fma.f32(float %ci, float %ch, float %cd)
 %ck = call float @llvm.fma.f32(float 0x3EF99E80C0000000, float %ce, float 0xBF56C0C280000000)
 %cl = call float @llvm.fma.f32(float %ck, float %ce, float 0x3FA55554A0000000)
 %cm = call float @llvm.fma.f32(float %cl, float %ce, float -5.000000e-01)
 %cn = call float @llvm.nvvm.mul.rn.f(float %ce, float 1.000000e+00)
 %co = call float @llvm.fma.f32(float %cn, float %cm, float 1.000000e+00)
 %cp = and i32 %cc, 1
 %cq = icmp ne i32 %cp, 0
 br i1 %cq, label %cr, label %cs

cr:
 %ct = fneg float %co
 %cu = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %cj) #2
 %cv = call float @llvm.nvvm.mul.rn.f(float %ct, float %cu)
 %cw = fneg float %cj
 %cx = call float @llvm.fma.f32(float %cw, float %cv, float %ct)
 %cy = call float @llvm.fma.f32(float %cx, float %cu, float %cv)
 br label %cz

cs:
 %da = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %co) #2
 %db = call float @llvm.nvvm.mul.rn.f(float %cj, float %da)
 %dc = fneg float %co
 %dd = call float @llvm.fma.f32(float %dc, float %db, float %cj)
 %de = call float @llvm.fma.f32(float %dd, float %da, float %db)
 br label %cz

cz:
 %df = phi float [ %cy, %cr ], [ %de, %cs ]
 %dg = fcmp oeq float %a, 0.000000e+00
 %dh = select i1 %dg, float %a, float %df
 ret float %dh
}
define double @__nv_tanh(double %a) alwaysinline mustprogress nounwind {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp olt double %c, 5.500000e-01
 br i1 %d, label %e, label %f

e:
 %g = call double @llvm.nvvm.mul.rn.d(double %c, double %c)
 %h = call double @llvm.fma.f64(double 0xBEF3EA2275C7EA68, double %g, double 0x3F15A0E45D06B493)
 %i = call double @llvm.fma.f64(double %h, double %g, double 0xBF2E841E16965C04)
 %j = call double @llvm.fma.f64(double %i, double %g, double 0x3F4346632484B3DF)
 %k = call double @llvm.fma.f64(double %j, double %g, double 0xBF57D8C445E90E42)
 %l = call double @llvm.fma.f64(double %k, double %g, double 0x3F6D6D2555490EE2)
 %m = call double @llvm.fma.f64(double %l, double %g, double 0xBF8226E2D5AC0B30)
 %n = call double @llvm.fma.f64(double %m, double %g, double 0x3F9664F484C12343)
 %o = call double @llvm.fma.f64(double %n, double %g, double 0xBFABA1BA1B94245B)
 %p = call double @llvm.fma.f64(double %o, double %g, double 0x3FC1111111110393)
 %q = call double @llvm.fma.f64(double %p, double %g, double 0xBFD555555555554C)
 %r = call double @llvm.nvvm.mul.rn.d(double %c, double %g)
 %s = call double @llvm.fma.f64(double %r, double %q, double %c)
 br label %t

f:
 %u = fcmp ogt double %c, 2.500000e+01
 %v = fadd double %c, %c
 %w = select i1 %u, double 5.000000e+01, double %v
 %x = call double @llvm.fma.f64(double %w, double 0x3FF71547652B82FE, double 0x4338000000000000)
 %y = fsub double %x, 0x4338000000000000
 %z = call double @llvm.fma.f64(double %y, double 0xBFE62E42FEFA39EF, double %w)
 %aa = call double @llvm.fma.f64(double %y, double 0xBC7ABC9E3B39803F, double %z)
 %ab = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %aa, double 0x3E928AC42499A595)
 %ac = call double @llvm.fma.f64(double %ab, double %aa, double 0x3EC71E1020D8E228)
 %ad = call double @llvm.fma.f64(double %ac, double %aa, double 0x3EFA0199C1CD9ADB)
 %ae = call double @llvm.fma.f64(double %ad, double %aa, double 0x3F2A01A0099AC101)
 %af = call double @llvm.fma.f64(double %ae, double %aa, double 0x3F56C16C1832F509)
 %ag = call double @llvm.fma.f64(double %af, double %aa, double 0x3F81111111130878)
 %ah = call double @llvm.fma.f64(double %ag, double %aa, double 0x3FA5555555550C82)
 %ai = call double @llvm.fma.f64(double %ah, double %aa, double 0x3FC5555555555542)
 %aj = call double @llvm.fma.f64(double %ai, double %aa, double 0x3FE000000000000A)
 %ak = call double @llvm.fma.f64(double %aj, double %aa, double 1.000000e+00)
 %al = call double @llvm.fma.f64(double %ak, double %aa, double 1.000000e+00)
 %am = call i32 @llvm.nvvm.d2i.lo(double %x)
 %an = add nsw i32 %am, 1023
 %ao = shl i32 %an, 20
 %ap = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %ao)
 %aq = call double @llvm.fma.f64(double %al, double %ap, double 1.000000e+00)
 %ar = call double @llvm.nvvm.rcp.approx.ftz.d(double %aq)
 %as = fneg double %aq
 %at = call double @llvm.fma.f64(double %as, double %ar, double 1.000000e+00)
 %au = call double @llvm.fma.f64(double %at, double %at, double %at)
 %av = call double @llvm.fma.f64(double %au, double %ar, double %ar)
 %aw = call double @llvm.fma.f64(double -2.000000e+00, double %av, double 1.000000e+00)
 br label %t

t:
 %ax = phi double [ %s, %e ], [ %aw, %f ]
 %ay = bitcast double %ax to i64
 %az = and i64 %ay, 9223372036854775807
 %ba = bitcast double %a to i64
 %bb = and i64 %ba, -9223372036854775808
 %bc = or i64 %az, %bb
 %bd = bitcast i64 %bc to double
 ret double %bd
}
define float @__nv_tanhf(float %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.fabs.f(float %a)
 %c = call float @llvm.nvvm.mul.rn.f(float %b, float 0x4007154760000000)
 %d = call float @llvm.nvvm.ex2.approx.ftz.f(float %c)
 %e = fadd float %d, 1.000000e+00
 %f = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %e) #2
 %g = call float @llvm.fma.f32(float -2.000000e+00, float %f, float 1.000000e+00)
 %h = call float @llvm.nvvm.mul.rn.f(float %b, float %b)
 %i = call float @llvm.fma.f32(float 0xBF79454F00000000, float %h, float 0x3F95811F60000000)
 %j = call float @llvm.fma.f32(float %i, float %h, float 0xBFAB905C40000000)
 %k = call float @llvm.fma.f32(float %j, float %h, float 0x3FC110C5E0000000)
 %l = call float @llvm.fma.f32(float %k, float %h, float 0xBFD5555480000000)
 %m = call float @llvm.nvvm.mul.rn.f(float %b, float %h)
 %n = call float @llvm.fma.f32(float %m, float %l, float %b)
 %o = fcmp olt float %b, 0x3FE19999A0000000
 %p = select i1 %o, float %n, float %g
 %q = bitcast float %p to i32
 %r = and i32 %q, 2147483647
 %s = bitcast float %a to i32
 %t = and i32 %s, -2147483648
 %u = or i32 %r, %t
 %v = bitcast i32 %u to float
 ret float %v
}
define double @__nv_tgamma(double %a) alwaysinline mustprogress nounwind {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp ogt double %a, 0.000000e+00
 br i1 %d, label %e, label %f

e:
 %g = fcmp olt double %a, 8.000000e+00
 br i1 %g, label %h, label %i

h:
 %j = fcmp oge double %a, 2.000000e+00
 br i1 %j, label %k, label %l

k:
 %m = phi double [ %n, %k ], [ %a, %h ]
 %o = phi double [ %p, %k ], [ 1.000000e+00, %h ]
 %n = fsub double %m, 1.000000e+00
 %p = call double @llvm.nvvm.mul.rn.d(double %o, double %n)
 %q = fcmp oge double %n, 2.000000e+00
 br i1 %q, label %k, label %l, !llvm.loop !3

l:
 %r = phi double [ %a, %h ], [ %n, %k ]
 %s = phi double [ 1.000000e+00, %h ], [ %p, %k ]
 %t = fcmp olt double %r, 1.000000e+00
 %u = select i1 %t, double %r, double 1.000000e+00
 %v = fsub double %r, 1.000000e+00
 %w = select i1 %t, double %r, double %v
 %x = call double @llvm.fma.f64(double 0x3E520D784BA67F5C, double %w, double 0xBE8D0219161BC2C6)
 %y = call double @llvm.fma.f64(double %x, double %w, double 0x3EB2F3BA7AE8F421)
 %z = call double @llvm.fma.f64(double %y, double %w, double 0xBEB48EDC5C4C072A)
 %aa = call double @llvm.fma.f64(double %z, double %w, double 0xBEF5272857F9D1C8)
 %ab = call double @llvm.fma.f64(double %aa, double %w, double 0x3F20C9CE430C4BD8)
 %ac = call double @llvm.fma.f64(double %ab, double %w, double 0xBF2C37032D0D8456)
 %ad = call double @llvm.fma.f64(double %ac, double %w, double 0xBF53170793F33BDC)
 %ae = call double @llvm.fma.f64(double %ad, double %w, double 0x3F7D919B98043010)
 %af = call double @llvm.fma.f64(double %ae, double %w, double 0xBF83B4AF1476E532)
 %ag = call double @llvm.fma.f64(double %af, double %w, double 0xBFA59AF1047A5709)
 %ah = call double @llvm.fma.f64(double %ag, double %w, double 0x3FC5512320B88100)
 %ai = call double @llvm.fma.f64(double %ah, double %w, double 0xBFA5815E8FA35E8B)
 %aj = call double @llvm.fma.f64(double %ai, double %w, double 0xBFE4FCF4026AF9C6)
 %ak = call double @llvm.fma.f64(double %aj, double %w, double 0x3FE2788CFC6FB618)
 %al = call double @llvm.fma.f64(double %ak, double %w, double 1.000000e+00)
 %am = call double @llvm.nvvm.mul.rn.d(double %al, double %u)
 %an = call double @llvm.nvvm.div.rn.d(double %am, double %s)
 %ao = call double @llvm.nvvm.div.rn.d(double 1.000000e+00, double %an)
 br label %ap

i:
 %aq = call double @llvm.nvvm.fmin.d(double %a, double 1.800000e+02)
 %ar = fcmp olt double %aq, 0x10000000000000
 br i1 %ar, label %as, label %at

as:
 %au = call double @llvm.nvvm.mul.rn.d(double %aq, double 0x4350000000000000)
 br label %at

at:
 %av = phi double [ %au, %as ], [ %aq, %i ]
 %aw = call i32 @llvm.nvvm.d2i.hi(double %av)
 %ax = add nsw i32 %aw, -1072079006
 %ay = and i32 %ax, -1048576
 %az = sub nsw i32 %aw, %ay
 %ba = call i32 @llvm.nvvm.d2i.lo(double %av)
 %bb = call double @llvm.nvvm.lohi.i2d(i32 %ba, i32 %az)
 %bc = ashr i32 %ay, 20
 %bd = select i1 %ar, i32 54, i32 0
 %be = sub nsw i32 %bc, %bd
 %bf = sitofp i32 %be to double
 %bg = fsub double %bb, 1.000000e+00
 %bh = fadd double %bb, 1.000000e+00
 %bi = fsub double %bh, 2.000000e+00
 %bj = fsub double %bg, %bi
 %bk = call double @llvm.nvvm.rcp.approx.ftz.d(double %bh)
 %bl = fneg double %bh
 %bm = call double @llvm.fma.f64(double %bl, double %bk, double 1.000000e+00)
 %bn = call double @llvm.fma.f64(double %bm, double %bm, double %bm)
 %bo = call double @llvm.fma.f64(double %bn, double %bk, double %bk)
 %bp = call double @llvm.nvvm.mul.rn.d(double %bg, double %bo)
 %bq = call double @llvm.fma.f64(double %bl, double %bp, double %bg)
 %br = call double @llvm.fma.f64(double %bq, double %bo, double %bp)
 %bs = fneg double %br
 %bt = call double @llvm.fma.f64(double %bs, double %bh, double %bg)
 %bu = call double @llvm.fma.f64(double %bs, double %bj, double %bt)
 %bv = call double @llvm.nvvm.mul.rn.d(double %bu, double %bo)
 %bw = call double @llvm.nvvm.mul.rn.d(double %br, double %br)
 %bx = fadd double %br, %br
 %by = fneg double %bw
 %bz = call double @llvm.fma.f64(double %br, double %br, double %by)
 %ca = call double @llvm.fma.f64(double %bx, double %bv, double %bz)
 %cb = call double @llvm.nvvm.mul.rn.d(double %br, double %bw)
 %cc = fneg double %cb
 %cd = call double @llvm.fma.f64(double %br, double %bw, double %cc)
 %ce = call double @llvm.fma.f64(double %bv, double %bw, double %cd)
 %cf = call double @llvm.fma.f64(double %br, double %ca, double %ce)
 %cg = call double @llvm.fma.f64(double 0x3FC0E4587352B550, double %bw, double 0x3FC0F7F9DAD14E46)
 %ch = call double @llvm.fma.f64(double %cg, double %bw, double 0x3FC3B1EEF2C87A86)
 %ci = call double @llvm.fma.f64(double %ch, double %bw, double 0x3FC745CE9D2BB0AC)
 %cj = call double @llvm.fma.f64(double %ci, double %bw, double 0x3FCC71C722D94985)
 %ck = call double @llvm.fma.f64(double %cj, double %bw, double 0x3FD2492492457B68)
 %cl = call double @llvm.fma.f64(double %ck, double %bw, double 0x3FD9999999999B31)
 %cm = call double @llvm.nvvm.mul.rn.d(double %bw, double %cl)
 %cn = fadd double %cm, 0x3FE5555555555555
 %co = fsub double %cn, 0x3FE5555555555555
 %cp = fsub double %cm, %co
 %cq = fadd double %cp, 0x3C85555555555555
 %cr = call double @llvm.nvvm.mul.rn.d(double %cb, double %cn)
 %cs = fneg double %cr
 %ct = call double @llvm.fma.f64(double %cb, double %cn, double %cs)
 %cu = call double @llvm.fma.f64(double %cf, double %cn, double %ct)
 %cv = call double @llvm.fma.f64(double %cb, double %cq, double %cu)
 %cw = call double @llvm.fma.f64(double 2.000000e+00, double %br, double %cr)
 %cx = call double @llvm.fma.f64(double -2.000000e+00, double %br, double %cw)
 %cy = fsub double %cr, %cx
 %cz = call double @llvm.fma.f64(double 2.000000e+00, double %bv, double %cv)
 %da = fadd double %cy, %cz
 %db = call double @llvm.nvvm.mul.rn.d(double %bf, double 0x3FE62E42FEFA39EF)
 %dc = fneg double %db
 %dd = call double @llvm.fma.f64(double %bf, double 0x3FE62E42FEFA39EF, double %dc)
 %de = call double @llvm.fma.f64(double %bf, double 0x3C7ABC9E3B39803F, double %dd)
 %df = fadd double %db, %cw
 %dg = fsub double %df, %db
 %dh = fsub double %cw, %dg
 %di = fadd double %de, %dh
 %dj = fadd double %da, %di
 %dk = fadd double %df, %dj
 %dl = fsub double %df, %dk
 %dm = fadd double %dl, %dj
 %dn = fsub double %aq, 5.000000e-01
 %do = call double @llvm.nvvm.mul.rn.d(double %dn, double %dk)
 %dp = fneg double %do
 %dq = call double @llvm.fma.f64(double %dn, double %dk, double %dp)
 %dr = call double @llvm.fma.f64(double %dn, double %dm, double %dq)
 %ds = fsub double %do, %aq
 %dt = fsub double %do, %ds
 %du = fsub double %dt, %aq
 %dv = fadd double %dr, %du
 %dw = fadd double %ds, 0x3FED67F1C864BEB5
 %dx = fsub double %dw, %ds
 %dy = fsub double 0x3FED67F1C864BEB5, %dx
 %dz = fadd double %dv, %dy
 %ea = call double @llvm.nvvm.rcp.approx.ftz.d(double %aq)
 %eb = fneg double %aq
 %ec = call double @llvm.fma.f64(double %eb, double %ea, double 1.000000e+00)
 %ed = call double @llvm.fma.f64(double %ec, double %ec, double %ec)
 %ee = call double @llvm.fma.f64(double %ed, double %ea, double %ea)
 %ef = call double @llvm.nvvm.mul.rn.d(double %ee, double %ee)
 %eg = call double @llvm.fma.f64(double 0x3F745FA9318216ED, double %ef, double 0xBF5EE5760365ABDE)
 %eh = call double @llvm.fma.f64(double %eg, double %ef, double 0x3F4B920348371C98)
 %ei = call double @llvm.fma.f64(double %eh, double %ef, double 0xBF4381330C89C8D8)
 %ej = call double @llvm.fma.f64(double %ei, double %ef, double 0x3F4A01A015CD42B7)
 %ek = call double @llvm.fma.f64(double %ej, double %ef, double 0xBF66C16C16C1088C)
 %el = call double @llvm.fma.f64(double %ek, double %ef, double 0x3FB5555555555555)
 %em = call double @llvm.nvvm.mul.rn.d(double %ee, double %el)
 %en = fadd double %em, 0xBC865B5A1B7FF5DF
 %eo = fadd double %dz, %en
 %ep = call double @llvm.fma.f64(double %dw, double 0x3FF71547652B82FE, double 0x4338000000000000)
 %eq = fsub double %ep, 0x4338000000000000
 %er = call double @llvm.fma.f64(double %eq, double 0xBFE62E42FEFA39EF, double %dw)
 %es = call double @llvm.fma.f64(double %eq, double 0xBC7ABC9E3B39803F, double %eo)
 %et = fadd double %er, %es
 %eu = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %et, double 0x3E928AC42499A595)
 %ev = call double @llvm.fma.f64(double %eu, double %et, double 0x3EC71E1020D8E228)
 %ew = call double @llvm.fma.f64(double %ev, double %et, double 0x3EFA0199C1CD9ADB)
 %ex = call double @llvm.fma.f64(double %ew, double %et, double 0x3F2A01A0099AC101)
 %ey = call double @llvm.fma.f64(double %ex, double %et, double 0x3F56C16C1832F509)
 %ez = call double @llvm.fma.f64(double %ey, double %et, double 0x3F81111111130878)
 %fa = call double @llvm.fma.f64(double %ez, double %et, double 0x3FA5555555550C82)
 %fb = call double @llvm.fma.f64(double %fa, double %et, double 0x3FC5555555555542)
 %fc = call double @llvm.fma.f64(double %fb, double %et, double 0x3FE000000000000A)
 %fd = call double @llvm.fma.f64(double %fc, double %et, double 1.000000e+00)
 %fe = call double @llvm.fma.f64(double %fd, double %et, double 1.000000e+00)
 %ff = call i32 @llvm.nvvm.d2i.lo(double %ep)
 %fg = call double @llvm.nvvm.fabs.d(double %dw)
 %fh = fcmp olt double %fg, 7.080000e+02
 br i1 %fh, label %fi, label %fj

fi:
 %fk = call i32 @llvm.nvvm.d2i.hi(double %fe)
 %fl = shl i32 %ff, 20
 %fm = add nsw i32 %fk, %fl
 %fn = call i32 @llvm.nvvm.d2i.lo(double %fe)
 %fo = call double @llvm.nvvm.lohi.i2d(i32 %fn, i32 %fm)
 br label %fp

fj:
 %fq = ashr i32 %ff, 1
 %fr = add nsw i32 %fq, 1023
 %fs = shl i32 %fr, 20
 %ft = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %fs)
 %fu = call double @llvm.nvvm.mul.rn.d(double %fe, double %ft)
 %fv = sub nsw i32 %ff, %fq
 %fw = add nsw i32 %fv, 1023
 %fx = shl i32 %fw, 20
 %fy = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %fx)
 %fz = call double @llvm.nvvm.mul.rn.d(double %fu, double %fy)
 %ga = fcmp ogt double %dw, 7.099000e+02
 %gb = select i1 %ga, double 0x7FF0000000000000, double %fz
 %gc = fcmp olt double %dw, -7.460000e+02
 %gd = select i1 %gc, double 0.000000e+00, double %gb
 %ge = fcmp une double %dw, %dw
 %gf = fadd double %dw, %dw
 %gg = select i1 %ge, double %gf, double %gd
 br label %fp

fp:
 %gh = phi double [ %fo, %fi ], [ %gg, %fj ]
 br label %ap

ap:
 %gi = phi double [ %ao, %l ], [ %gh, %fp ]
 br label %gj

f:
 %gk = call double @llvm.nvvm.fmin.d(double %c, double 2.000000e+02)
 %gl = call double @__nv_sinpi(double %c)
 %gm = call double @llvm.nvvm.mul.rn.d(double %gk, double %gl)
 %gn = call double @llvm.nvvm.div.rn.d(double 0xC00921FB54442D18, double %gm)
 %go = fcmp olt double %gk, 8.000000e+00
 br i1 %go, label %gp, label %gq

gp:
 %gr = fcmp oge double %gk, 2.000000e+00
 br i1 %gr, label %gs, label %gt

gs:
 %gu = phi double [ %gv, %gs ], [ %gk, %gp ]
 %gw = phi double [ %gx, %gs ], [ 1.000000e+00, %gp ]
 %gv = fsub double %gu, 1.000000e+00
 %gx = call double @llvm.nvvm.mul.rn.d(double %gw, double %gv)
 %gy = fcmp oge double %gv, 2.000000e+00
 br i1 %gy, label %gs, label %gt, !llvm.loop !3

gt:
 %gz = phi double [ %gk, %gp ], [ %gv, %gs ]
 %ha = phi double [ 1.000000e+00, %gp ], [ %gx, %gs ]
 %hb = fcmp olt double %gz, 1.000000e+00
 %hc = select i1 %hb, double %gz, double 1.000000e+00
 %hd = fsub double %gz, 1.000000e+00
 %he = select i1 %hb, double %gz, double %hd
 %hf = call double @llvm.fma.f64(double 0x3E520D784BA67F5C, double %he, double 0xBE8D0219161BC2C6)
 %hg = call double @llvm.fma.f64(double %hf, double %he, double 0x3EB2F3BA7AE8F421)
 %hh = call double @llvm.fma.f64(double %hg, double %he, double 0xBEB48EDC5C4C072A)
 %hi = call double @llvm.fma.f64(double %hh, double %he, double 0xBEF5272857F9D1C8)
 %hj = call double @llvm.fma.f64(double %hi, double %he, double 0x3F20C9CE430C4BD8)
 %hk = call double @llvm.fma.f64(double %hj, double %he, double 0xBF2C37032D0D8456)
 %hl = call double @llvm.fma.f64(double %hk, double %he, double 0xBF53170793F33BDC)
 %hm = call double @llvm.fma.f64(double %hl, double %he, double 0x3F7D919B98043010)
 %hn = call double @llvm.fma.f64(double %hm, double %he, double 0xBF83B4AF1476E532)
 %ho = call double @llvm.fma.f64(double %hn, double %he, double 0xBFA59AF1047A5709)
 %hp = call double @llvm.fma.f64(double %ho, double %he, double 0x3FC5512320B88100)
 %hq = call double @llvm.fma.f64(double %hp, double %he, double 0xBFA5815E8FA35E8B)
 %hr = call double @llvm.fma.f64(double %hq, double %he, double 0xBFE4FCF4026AF9C6)
 %hs = call double @llvm.fma.f64(double %hr, double %he, double 0x3FE2788CFC6FB618)
 %ht = call double @llvm.fma.f64(double %hs, double %he, double 1.000000e+00)
 %hu = call double @llvm.nvvm.mul.rn.d(double %ht, double %hc)
 %hv = call double @llvm.nvvm.div.rn.d(double %hu, double %ha)
 %hw = call double @llvm.nvvm.mul.rn.d(double %gn, double %hv)
 br label %hx

gq:
 %hy = fcmp olt double %gk, 0x10000000000000
 br i1 %hy, label %hz, label %ia

hz:
 %ib = call double @llvm.nvvm.mul.rn.d(double %gk, double 0x4350000000000000)
 br label %ia

ia:
 %ic = phi double [ %ib, %hz ], [ %gk, %gq ]
 %id = call i32 @llvm.nvvm.d2i.hi(double %ic)
 %ie = add nsw i32 %id, -1072079006
 %if = and i32 %ie, -1048576
 %ig = sub nsw i32 %id, %if
 %ih = call i32 @llvm.nvvm.d2i.lo(double %ic)
 %ii = call double @llvm.nvvm.lohi.i2d(i32 %ih, i32 %ig)
 %ij = ashr i32 %if, 20
 %ik = select i1 %hy, i32 54, i32 0
 %il = sub nsw i32 %ij, %ik
 %im = sitofp i32 %il to double
 %in = fsub double %ii, 1.000000e+00
 %io = fadd double %ii, 1.000000e+00
 %ip = fsub double %io, 2.000000e+00
 %iq = fsub double %in, %ip
 %ir = call double @llvm.nvvm.rcp.approx.ftz.d(double %io)
 %is = fneg double %io
 %it = call double @llvm.fma.f64(double %is, double %ir, double 1.000000e+00)
 %iu = call double @llvm.fma.f64(double %it, double %it, double %it)
 %iv = call double @llvm.fma.f64(double %iu, double %ir, double %ir)
 %iw = call double @llvm.nvvm.mul.rn.d(double %in, double %iv)
 %ix = call double @llvm.fma.f64(double %is, double %iw, double %in)
 %iy = call double @llvm.fma.f64(double %ix, double %iv, double %iw)
 %iz = fneg double %iy
 %ja = call double @llvm.fma.f64(double %iz, double %io, double %in)
 %jb = call double @llvm.fma.f64(double %iz, double %iq, double %ja)
 %jc = call double @llvm.nvvm.mul.rn.d(double %jb, double %iv)
 %jd = call double @llvm.nvvm.mul.rn.d(double %iy, double %iy)
 %je = fadd double %iy, %iy
 %jf = fneg double %jd
 %jg = call double @llvm.fma.f64(double %iy, double %iy, double %jf)
 %jh = call double @llvm.fma.f64(double %je, double %jc, double %jg)
 %ji = call double @llvm.nvvm.mul.rn.d(double %iy, double %jd)
 %jj = fneg double %ji
 %jk = call double @llvm.fma.f64(double %iy, double %jd, double %jj)
 %jl = call double @llvm.fma.f64(double %jc, double %jd, double %jk)
 %jm = call double @llvm.fma.f64(double %iy, double %jh, double %jl)
 %jn = call double @llvm.fma.f64(double 0x3FC0E4587352B550, double %jd, double 0x3FC0F7F9DAD14E46)
 %jo = call double @llvm.fma.f64(double %jn, double %jd, double 0x3FC3B1EEF2C87A86)
 %jp = call double @llvm.fma.f64(double %jo, double %jd, double 0x3FC745CE9D2BB0AC)
 %jq = call double @llvm.fma.f64(double %jp, double %jd, double 0x3FCC71C722D94985)
 %jr = call double @llvm.fma.f64(double %jq, double %jd, double 0x3FD2492492457B68)
 %js = call double @llvm.fma.f64(double %jr, double %jd, double 0x3FD9999999999B31)
 %jt = call double @llvm.nvvm.mul.rn.d(double %jd, double %js)
 %ju = fadd double %jt, 0x3FE5555555555555
 %jv = fsub double %ju, 0x3FE5555555555555
 %jw = fsub double %jt, %jv
 %jx = fadd double %jw, 0x3C85555555555555
 %jy = call double @llvm.nvvm.mul.rn.d(double %ji, double %ju)
 %jz = fneg double %jy
 %ka = call double @llvm.fma.f64(double %ji, double %ju, double %jz)
 %kb = call double @llvm.fma.f64(double %jm, double %ju, double %ka)
 %kc = call double @llvm.fma.f64(double %ji, double %jx, double %kb)
 %kd = call double @llvm.fma.f64(double 2.000000e+00, double %iy, double %jy)
 %ke = call double @llvm.fma.f64(double -2.000000e+00, double %iy, double %kd)
 %kf = fsub double %jy, %ke
 %kg = call double @llvm.fma.f64(double 2.000000e+00, double %jc, double %kc)
 %kh = fadd double %kf, %kg
 %ki = call double @llvm.nvvm.mul.rn.d(double %im, double 0x3FE62E42FEFA39EF)
 %kj = fneg double %ki
 %kk = call double @llvm.fma.f64(double %im, double 0x3FE62E42FEFA39EF, double %kj)
 %kl = call double @llvm.fma.f64(double %im, double 0x3C7ABC9E3B39803F, double %kk)
 %km = fadd double %ki, %kd
 %kn = fsub double %km, %ki
 %ko = fsub double %kd, %kn
 %kp = fadd double %kl, %ko
 %kq = fadd double %kh, %kp
 %kr = fadd double %km, %kq
 %ks = fsub double %km, %kr
 %kt = fadd double %ks, %kq
 %ku = fsub double %gk, 5.000000e-01
 %kv = call double @llvm.nvvm.mul.rn.d(double %ku, double %kr)
 %kw = fneg double %kv
 %kx = call double @llvm.fma.f64(double %ku, double %kr, double %kw)
 %ky = call double @llvm.fma.f64(double %ku, double %kt, double %kx)
 %kz = fsub double %kv, %gk
 %la = fsub double %kv, %kz
 %lb = fsub double %la, %gk
 %lc = fadd double %ky, %lb
 %ld = fadd double %kz, 0x3FED67F1C864BEB5
 %le = fsub double %ld, %kz
 %lf = fsub double 0x3FED67F1C864BEB5, %le
 %lg = fadd double %lc, %lf
 %lh = call double @llvm.nvvm.rcp.approx.ftz.d(double %gk)
 %li = fneg double %gk
 %lj = call double @llvm.fma.f64(double %li, double %lh, double 1.000000e+00)
 %lk = call double @llvm.fma.f64(double %lj, double %lj, double %lj)
 %ll = call double @llvm.fma.f64(double %lk, double %lh, double %lh)
 %lm = call double @llvm.nvvm.mul.rn.d(double %ll, double %ll)
 %ln = call double @llvm.fma.f64(double 0x3F745FA9318216ED, double %lm, double 0xBF5EE5760365ABDE)
 %lo = call double @llvm.fma.f64(double %ln, double %lm, double 0x3F4B920348371C98)
 %lp = call double @llvm.fma.f64(double %lo, double %lm, double 0xBF4381330C89C8D8)
 %lq = call double @llvm.fma.f64(double %lp, double %lm, double 0x3F4A01A015CD42B7)
 %lr = call double @llvm.fma.f64(double %lq, double %lm, double 0xBF66C16C16C1088C)
 %ls = call double @llvm.fma.f64(double %lr, double %lm, double 0x3FB5555555555555)
 %lt = call double @llvm.nvvm.mul.rn.d(double %ll, double %ls)
 %lu = fadd double %lt, 0xBC865B5A1B7FF5DF
 %lv = fadd double %lg, %lu
 %lw = fcmp oeq double %gn, 0.000000e+00
 br i1 %lw, label %lx, label %ly

lx:
 %lz = call double @llvm.fma.f64(double %ld, double 0x3FF71547652B82FE, double 0x4338000000000000)
 %ma = fsub double %lz, 0x4338000000000000
 %mb = call double @llvm.fma.f64(double %ma, double 0xBFE62E42FEFA39EF, double %ld)
 %mc = call double @llvm.fma.f64(double %ma, double 0xBC7ABC9E3B39803F, double %lv)
 %md = fadd double %mb, %mc
 %me = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %md, double 0x3E928AC42499A595)
 %mf = call double @llvm.fma.f64(double %me, double %md, double 0x3EC71E1020D8E228)
 %mg = call double @llvm.fma.f64(double %mf, double %md, double 0x3EFA0199C1CD9ADB)
 %mh = call double @llvm.fma.f64(double %mg, double %md, double 0x3F2A01A0099AC101)
 %mi = call double @llvm.fma.f64(double %mh, double %md, double 0x3F56C16C1832F509)
 %mj = call double @llvm.fma.f64(double %mi, double %md, double 0x3F81111111130878)
 %mk = call double @llvm.fma.f64(double %mj, double %md, double 0x3FA5555555550C82)
 %ml = call double @llvm.fma.f64(double %mk, double %md, double 0x3FC5555555555542)
 %mm = call double @llvm.fma.f64(double %ml, double %md, double 0x3FE000000000000A)
 %mn = call double @llvm.fma.f64(double %mm, double %md, double 1.000000e+00)
 %mo = call double @llvm.fma.f64(double %mn, double %md, double 1.000000e+00)
 %mp = call i32 @llvm.nvvm.d2i.lo(double %lz)
 %mq = call double @llvm.nvvm.fabs.d(double %ld)
 %mr = fcmp olt double %mq, 7.080000e+02
 br i1 %mr, label %ms, label %mt

ms:
 %mu = call i32 @llvm.nvvm.d2i.hi(double %mo)
 %mv = shl i32 %mp, 20
 %mw = add nsw i32 %mu, %mv
 %mx = call i32 @llvm.nvvm.d2i.lo(double %mo)
 %my = call double @llvm.nvvm.lohi.i2d(i32 %mx, i32 %mw)
 br label %mz

mt:
 %na = ashr i32 %mp, 1
 %nb = add nsw i32 %na, 1023
 %nc = shl i32 %nb, 20
 %nd = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %nc)
 %ne = call double @llvm.nvvm.mul.rn.d(double %mo, double %nd)
 %nf = sub nsw i32 %mp, %na
 %ng = add nsw i32 %nf, 1023
 %nh = shl i32 %ng, 20
 %ni = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %nh)
 %nj = call double @llvm.nvvm.mul.rn.d(double %ne, double %ni)
 %nk = fcmp ogt double %ld, 7.099000e+02
 %nl = select i1 %nk, double 0x7FF0000000000000, double %nj
 %nm = fcmp olt double %ld, -7.460000e+02
 %nn = select i1 %nm, double 0.000000e+00, double %nl
 %no = fcmp une double %ld, %ld
 %np = fadd double %ld, %ld
 %nq = select i1 %no, double %np, double %nn
 br label %mz

mz:
 %nr = phi double [ %my, %ms ], [ %nq, %mt ]
 br label %ns

ly:
 %nt = call double @llvm.fma.f64(double %ld, double 0xBFF71547652B82FE, double 0x4338000000000000)
 %nu = fsub double %nt, 0x4338000000000000
 %nv = fneg double %ld
 %nw = call double @llvm.fma.f64(double %nu, double 0xBFE62E42FEFA39EF, double %nv)
 %nx = call double @llvm.fma.f64(double %nu, double 0x3C7ABC9E3B39803F, double %lv)
 %ny = fsub double %nw, %nx
 %nz = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %ny, double 0x3E928AC42499A595)
 %oa = call double @llvm.fma.f64(double %nz, double %ny, double 0x3EC71E1020D8E228)
 %ob = call double @llvm.fma.f64(double %oa, double %ny, double 0x3EFA0199C1CD9ADB)
 %oc = call double @llvm.fma.f64(double %ob, double %ny, double 0x3F2A01A0099AC101)
 %od = call double @llvm.fma.f64(double %oc, double %ny, double 0x3F56C16C1832F509)
 %oe = call double @llvm.fma.f64(double %od, double %ny, double 0x3F81111111130878)
 %of = call double @llvm.fma.f64(double %oe, double %ny, double 0x3FA5555555550C82)
 %og = call double @llvm.fma.f64(double %of, double %ny, double 0x3FC5555555555542)
 %oh = call double @llvm.fma.f64(double %og, double %ny, double 0x3FE000000000000A)
 %oi = call double @llvm.fma.f64(double %oh, double %ny, double 1.000000e+00)
 %oj = call double @llvm.fma.f64(double %oi, double %ny, double 1.000000e+00)
 %ok = call double @llvm.nvvm.mul.rn.d(double %oj, double %gn)
 %ol = call i32 @llvm.nvvm.d2i.lo(double %nt)
 %om = ashr i32 %ol, 1
 %on = add nsw i32 %om, 1023
 %oo = shl i32 %on, 20
 %op = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %oo)
 %oq = call double @llvm.nvvm.mul.rn.d(double %ok, double %op)
 %or = sub nsw i32 %ol, %om
 %os = add nsw i32 %or, 1023
 %ot = shl i32 %os, 20
 %ou = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %ot)
 %ov = call double @llvm.nvvm.mul.rn.d(double %oq, double %ou)
 br label %ns

ns:
 %ow = phi double [ %nr, %mz ], [ %ov, %ly ]
 br label %hx

hx:
 %ox = phi double [ %hw, %gt ], [ %ow, %ns ]
 %oy = fcmp olt double %c, 0x3C30000000000000
 br i1 %oy, label %oz, label %pa

oz:
 %pb = call double @llvm.nvvm.div.rn.d(double 1.000000e+00, double %a)
 br label %pa

pa:
 %pc = phi double [ %ox, %hx ], [ %pb, %oz ]
 %pd = call double @llvm.nvvm.trunc.d(double %a)
 %pe = fcmp oeq double %pd, %a
 %pf = fcmp une double %a, 0.000000e+00
 %pg = select i1 %pe, i1 %pf, i1 false
 %ph = select i1 %pg, double 0xFFF8000000000000, double %pc
 br label %gj

gj:
 %pi = phi double [ %gi, %ap ], [ %ph, %pa ]
 %pj = fcmp une double %a, %a
 %pk = fadd double %a, %a
 %pl = fcmp oeq double %a, 0x7FF0000000000000
 %pm = select i1 %pl, double %a, double %pi
 %pn = select i1 %pj, double %pk, double %pm
 ret double %pn
}
define float @__nv_tgammaf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = fcmp olt float %a, 0.000000e+00
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.fabs.f(float %c)
 %h = fcmp olt float %g, 0x4170000000000000
 br i1 %h, label %i, label %j

j:
 %k = call float @llvm.nvvm.mul.rn.f(float %c, float 0.000000e+00)
 br label %i

i:
 %l = phi float [ %c, %e ], [ %k, %j ]
 %m = fadd float %l, %l
 %n = call float @llvm.nvvm.round.f(float %m)
 %o = call i32 @llvm.nvvm.f2i.rz(float %n)
 %p = call float @llvm.fma.f32(float %n, float -5.000000e-01, float %l)
 %q = call float @llvm.nvvm.mul.rn.f(float %p, float %p)
 %r = and i32 %o, 1
 %s = icmp ne i32 %r, 0
 br i1 %s, label %t, label %u

t:
 %v = call float @llvm.fma.f32(float 0x3FCD4F7EC0000000, float %q, float 0xBFF55B2B60000000)
 %w = call float @llvm.fma.f32(float %v, float %q, float 0x40103C1B00000000)
 %x = call float @llvm.fma.f32(float %w, float %q, float 0xC013BD3CC0000000)
 %y = call float @llvm.fma.f32(float %x, float %q, float 1.000000e+00)
 br label %z

u:
 %aa = call float @llvm.fma.f32(float 0x3FB443BDE0000000, float %q, float 0xBFE32ADAC0000000)
 %ab = call float @llvm.fma.f32(float %aa, float %q, float 0x400466B780000000)
 %ac = call float @llvm.fma.f32(float %ab, float %q, float 0xC014ABBCE0000000)
 %ad = call float @llvm.nvvm.mul.rn.f(float %p, float %q)
 %ae = call float @llvm.nvvm.mul.rn.f(float %p, float 0xBE7777A5C0000000)
 %af = call float @llvm.fma.f32(float %ad, float %ac, float %ae)
 %ag = call float @llvm.fma.f32(float %p, float 0x400921FB60000000, float %af)
 br label %z

z:
 %ah = phi float [ %y, %t ], [ %ag, %u ]
 %ai = and i32 %o, 2
 %aj = icmp ne i32 %ai, 0
 %ak = fneg float %ah
 %al = select i1 %aj, float %ak, float %ah
 br label %f

f:
 %am = phi float [ 1.000000e+00, %b ], [ %al, %z ]
 %an = fcmp olt float %c, 3.000000e+00
 br i1 %an, label %ao, label %ap

ao:
 %aq = fcmp olt float %c, 1.000000e+00
 %ar = fcmp olt float %c, 2.000000e+00
 %as = select i1 %ar, float 1.000000e+00, float 2.000000e+00
 %at = fsub float %c, %as
 %au = select i1 %aq, float %c, float %at
 %av = fsub float %c, 1.000000e+00
 %aw = select i1 %ar, float 1.000000e+00, float %av
 %ax = call float @llvm.fma.f32(float 0xBF51FC2260000000, float %au, float 0x3F7B042B00000000)
 %ay = call float @llvm.fma.f32(float %ax, float %au, float 0xBF8200BDE0000000)
 %az = call float @llvm.fma.f32(float %ay, float %au, float 0xBFA5E27900000000)
 %ba = call float @llvm.fma.f32(float %az, float %au, float 0x3FC5579A80000000)
 %bb = call float @llvm.fma.f32(float %ba, float %au, float 0xBFA58669E0000000)
 %bc = call float @llvm.fma.f32(float %bb, float %au, float 0xBFE4FCEC80000000)
 %bd = call float @llvm.fma.f32(float %bc, float %au, float 0x3FE2788CC0000000)
 %be = call float @llvm.fma.f32(float %bd, float %au, float 1.000000e+00)
 %bf = fcmp olt float %c, 0x3C30000000000000
 %bg = select i1 %bf, float 0x43F0000000000000, float 1.000000e+00
 br i1 %aq, label %bh, label %bi

bh:
 %bj = call float @llvm.nvvm.mul.rn.f(float %c, float %bg)
 %bk = call float @llvm.nvvm.mul.rn.f(float %bj, float %be)
 br label %bi

bi:
 %bl = phi float [ %bk, %bh ], [ %be, %ao ]
 br i1 %d, label %bm, label %bn

bm:
 %bo = call float @llvm.nvvm.mul.rn.f(float %be, float 0xC00921FB60000000)
 %bp = select i1 %aq, float %bg, float %c
 %bq = call float @llvm.nvvm.mul.rn.f(float %bp, float %am)
 %br = call float @llvm.nvvm.mul.rn.f(float %bq, float %aw)
 br label %bn

bn:
 %bs = phi float [ %bl, %bi ], [ %br, %bm ]
 %bt = phi float [ %aw, %bi ], [ %bo, %bm ]
 %bu = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %bs) #2
 %bv = call float @llvm.nvvm.mul.rn.f(float %bt, float %bu)
 %bw = fneg float %bs
 %bx = call float @llvm.fma.f32(float %bw, float %bv, float %bt)
 %by = call float @llvm.fma.f32(float %bx, float %bu, float %bv)
 %bz = call float @llvm.nvvm.mul.rn.f(float %by, float %bg)
 %ca = fcmp oeq float %c, 0.000000e+00
 %cb = bitcast float %a to i32
 %cc = and i32 %cb, -2147483648
 %cd = or i32 %cc, 2139095040
 %ce = bitcast i32 %cd to float
 %cf = select i1 %ca, float %ce, float %bz
 br label %cg

ap:
 %ch = call float @llvm.nvvm.fmin.f(float %c, float 5.000000e+01)
 %ci = fcmp olt float %ch, 0x3810000000000000
 %cj = select i1 %ci, float 0x4170000000000000, float 1.000000e+00
 %ck = call float @llvm.nvvm.mul.rn.f(float %ch, float %cj)
 %cl = bitcast float %ck to i32
 %cm = add i32 %cl, -1060439283
 %cn = and i32 %cm, -8388608
 %co = sub i32 %cl, %cn
 %cp = bitcast i32 %co to float
 %cq = sitofp i32 %cn to float
 %cr = select i1 %ci, float -2.400000e+01, float 0.000000e+00
 %cs = call float @llvm.fma.f32(float %cq, float 0x3E80000000000000, float %cr)
 %ct = fsub float %cp, 1.000000e+00
 %cu = fadd float %cp, 1.000000e+00
 %cv = fsub float %cu, 2.000000e+00
 %cw = fsub float %ct, %cv
 %cx = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %cu) #2
 %cy = call float @llvm.nvvm.mul.rn.f(float %ct, float %cx)
 %cz = fneg float %cy
 %da = call float @llvm.fma.f32(float %cz, float %cu, float %ct)
 %db = call float @llvm.fma.f32(float %cz, float %cw, float %da)
 %dc = call float @llvm.nvvm.mul.rn.f(float %db, float %cx)
 %dd = call float @llvm.nvvm.mul.rn.f(float %cy, float %cy)
 %de = call float @llvm.nvvm.mul.rn.f(float %cy, float %dd)
 %df = fneg float %dd
 %dg = call float @llvm.fma.f32(float %cy, float %cy, float %df)
 %dh = call float @llvm.nvvm.mul.rn.f(float 3.000000e+00, float %dd)
 %di = fneg float %de
 %dj = call float @llvm.fma.f32(float %cy, float %dd, float %di)
 %dk = call float @llvm.fma.f32(float %dh, float %dc, float %dj)
 %dl = call float @llvm.fma.f32(float %cy, float %dg, float %dk)
 %dm = call float @llvm.fma.f32(float 0x3FD58915C0000000, float %dd, float 0x3FDA5D0400000000)
 %dn = call float @llvm.fma.f32(float %dm, float %dd, float 0x3FE2776E00000000)
 %do = call float @llvm.fma.f32(float %dn, float %dd, float 0x3FEEC709E0000000)
 %dp = call float @llvm.nvvm.mul.rn.f(float %dl, float 0x3FEEB851E0000000)
 %dq = call float @llvm.fma.f32(float %de, float %do, float %dp)
 %dr = call float @llvm.nvvm.mul.rn.f(float %cy, float 0x4007154760000000)
 %ds = fneg float %dr
 %dt = call float @llvm.fma.f32(float %cy, float 0x4007154760000000, float %ds)
 %du = call float @llvm.fma.f32(float %dc, float 0x4007154760000000, float %dt)
 %dv = call float @llvm.fma.f32(float %cy, float 0x3E64AE0C00000000, float %du)
 %dw = fadd float %dv, %dq
 %dx = fadd float %cs, %dr
 %dy = fsub float %dx, %cs
 %dz = fsub float %dr, %dy
 %ea = fadd float %dw, %dz
 %eb = fadd float %dx, %ea
 %ec = fsub float %dx, %eb
 %ed = fadd float %ec, %ea
 %ee = fsub float %ch, 5.000000e-01
 %ef = fsub float %eb, 0x3FF7154760000000
 %eg = fsub float %eb, %ef
 %eh = fsub float %eg, 0x3FF7154760000000
 %ei = fsub float %ed, 0x3E54AE0C00000000
 %ej = fadd float %eh, %ei
 %ek = call float @llvm.nvvm.mul.rn.f(float %ee, float %ef)
 %el = fneg float %ek
 %em = call float @llvm.fma.f32(float %ee, float %ef, float %el)
 %en = call float @llvm.fma.f32(float %ee, float %ej, float %em)
 %eo = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %ch) #2
 %ep = call float @llvm.nvvm.mul.rn.f(float %eo, float %eo)
 %eq = call float @llvm.fma.f32(float 0x3F46D8D2E0000000, float %ep, float 0xBF66B70040000000)
 %er = call float @llvm.fma.f32(float %eq, float %ep, float 0x3FB5555440000000)
 %es = call float @llvm.nvvm.mul.rn.f(float %eo, float %er)
 %et = call float @llvm.fma.f32(float %es, float 0x3FF7154760000000, float 0x3FE3573FC0000000)
 %eu = fadd float %en, %et
 %ev = fcmp ogt float %a, 0.000000e+00
 br i1 %ev, label %ew, label %ex

ew:
 %ey = call float @llvm.nvvm.fmin.f(float %ek, float 1.270000e+02)
 %ez = call float @llvm.nvvm.fmax.f(float %ey, float -1.260000e+02)
 %fa = fadd float %ez, 0x4168000FE0000000
 %fb = fsub float %fa, 0x4168000FE0000000
 %fc = call float @llvm.nvvm.fmin.f(float %ek, float 3.000000e+02)
 %fd = call float @llvm.nvvm.fmax.f(float %fc, float -3.000000e+02)
 %fe = fsub float %fd, %fb
 %ff = fadd float %fe, %eu
 %fg = call float @llvm.nvvm.ex2.approx.ftz.f(float %ff)
 %fh = bitcast float %fa to i32
 %fi = shl i32 %fh, 23
 %fj = bitcast i32 %fi to float
 %fk = call float @llvm.nvvm.mul.rn.f(float %fg, float %fj)
 br label %cg

ex:
 %fl = fsub float %el, %eu
 %fm = fadd float %fl, 0x4168001BE0000000
 %fn = fsub float %fm, 0x4168001BE0000000
 %fo = fsub float %el, %fn
 %fp = fsub float %fo, %eu
 %fq = call float @llvm.fma.f32(float 0x3EEE1CD020000000, float %fp, float 0x3F2440DAE0000000)
 %fr = call float @llvm.fma.f32(float %fq, float %fp, float 0x3F55DA5000000000)
 %fs = call float @llvm.fma.f32(float %fr, float %fp, float 0x3F83B2A5C0000000)
 %ft = call float @llvm.fma.f32(float %fs, float %fp, float 0x3FAC6B06E0000000)
 %fu = call float @llvm.fma.f32(float %ft, float %fp, float 0x3FCEBFBE00000000)
 %fv = call float @llvm.fma.f32(float %fu, float %fp, float 0x3FE62E4300000000)
 %fw = call float @llvm.fma.f32(float %fv, float %fp, float 1.000000e+00)
 %fx = bitcast float %fm to i32
 %fy = shl i32 %fx, 23
 %fz = bitcast i32 %fy to float
 %ga = call float @llvm.nvvm.mul.rn.f(float %fw, float %fz)
 %gb = call float @llvm.nvvm.mul.rn.f(float %ch, float %am)
 %gc = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %gb) #2
 %gd = call float @llvm.nvvm.mul.rn.f(float 0xC00921FB60000000, float %gc)
 %ge = fneg float %gb
 %gf = call float @llvm.fma.f32(float %ge, float %gd, float 0xC00921FB60000000)
 %gg = call float @llvm.fma.f32(float %gf, float %gc, float %gd)
 %gh = call float @llvm.nvvm.mul.rn.f(float %ga, float %gg)
 %gi = call float @llvm.nvvm.mul.rn.f(float %gh, float 0x3CF0000000000000)
 %gj = call float @llvm.nvvm.mul.rn.f(float %gi, float 0x3CF0000000000000)
 br label %cg

cg:
 %gk = phi float [ %fk, %ew ], [ %gj, %ex ], [ %cf, %bn ]
 br i1 %d, label %gl, label %gm

gl:
 %gn = call float @llvm.nvvm.trunc.f(float %a)
 %go = fcmp oeq float %gn, %a
 %gp = select i1 %go, float 0x7FFFFFFFE0000000, float %gk
 br label %gm

gm:
 %gq = phi float [ %gk, %cg ], [ %gp, %gl ]
 %gr = fcmp une float %a, %a
 %gs = fadd float %a, %a
 %gt = select i1 %gr, float %gs, float %gq
 ret float %gt
}
define double @__nv_trunc(double %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.trunc.d(double %a)
 ret double %b
}
define float @__nv_truncf(float %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.trunc.f(float %a)
 ret float %b
}
define i32 @__nv_uhadd(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = and i32 %a, %b
 %d = xor i32 %a, %b
 %e = lshr i32 %d, 1
 %f = add i32 %c, %e
 ret i32 %f
}
define double @__nv_uint2double_rn(i32 %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.ui2d.rn(i32 %a)
 ret double %b
}
define float @__nv_uint2float_rd(i32 %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.ui2f.rm(i32 %a)
 ret float %b
}
define float @__nv_uint2float_rn(i32 %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.ui2f.rn(i32 %a)
 ret float %b
}
define float @__nv_uint2float_ru(i32 %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.ui2f.rp(i32 %a)
 ret float %b
}
define float @__nv_uint2float_rz(i32 %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.ui2f.rz(i32 %a)
 ret float %b
}
define float @__nv_uint_as_float(i32 %a) alwaysinline mustprogress nounwind {
 %b = bitcast i32 %a to float
 ret float %b
}
define double @__nv_ull2double_rd(i64 %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.ull2d.rm(i64 %a)
 ret double %b
}
define double @__nv_ull2double_rn(i64 %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.ull2d.rn(i64 %a)
 ret double %b
}
define double @__nv_ull2double_ru(i64 %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.ull2d.rp(i64 %a)
 ret double %b
}
define double @__nv_ull2double_rz(i64 %a) alwaysinline mustprogress nounwind {
 %b = call double @llvm.nvvm.ull2d.rz(i64 %a)
 ret double %b
}
define float @__nv_ull2float_rd(i64 %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.ull2f.rm(i64 %a)
 ret float %b
}
define float @__nv_ull2float_rn(i64 %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.ull2f.rn(i64 %a)
 ret float %b
}
define float @__nv_ull2float_ru(i64 %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.ull2f.rp(i64 %a)
 ret float %b
}
define float @__nv_ull2float_rz(i64 %a) alwaysinline mustprogress nounwind {
 %b = call float @llvm.nvvm.ull2f.rz(i64 %a)
 ret float %b
}
define i64 @__nv_ullmax(i64 %a, i64 %b) alwaysinline mustprogress nounwind {
 %c = call i64 @llvm.umax.i64(i64 %a, i64 %b)
 ret i64 %c
}
define i64 @__nv_ullmin(i64 %a, i64 %b) alwaysinline mustprogress nounwind {
 %c = call i64 @llvm.umin.i64(i64 %a, i64 %b)
 ret i64 %c
}
define i32 @__nv_umax(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = call i32 @llvm.umax.i32(i32 %a, i32 %b)
 ret i32 %c
}
define i32 @__nv_umin(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = call i32 @llvm.umin.i32(i32 %a, i32 %b)
 ret i32 %c
}
define i32 @__nv_umul24(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = call i32 @llvm.nvvm.mul24.ui(i32 %a, i32 %b)
 ret i32 %c
}
define i64 @__nv_umul64hi(i64 %a, i64 %b) alwaysinline mustprogress nounwind {
 %c = call i64 @llvm.nvvm.mulhi.ull(i64 %a, i64 %b)
 ret i64 %c
}
define i32 @__nv_umulhi(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = call i32 @llvm.nvvm.mulhi.ui(i32 %a, i32 %b)
 ret i32 %c
}
define i32 @__nv_urhadd(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = or i32 %a, %b
 %d = xor i32 %a, %b
 %e = lshr i32 %d, 1
 %f = sub i32 %c, %e
 ret i32 %f
}
define i32 @__nv_usad(i32 %a, i32 %b, i32 %c) alwaysinline mustprogress nounwind {
 %d = call i32 @llvm.nvvm.sad.ui(i32 %a, i32 %b, i32 %c)
 ret i32 %d
}
define i32 @__nv_vabs2(i32 %a) alwaysinline mustprogress nounwind {
 %b = call i32 @llvm.nvvm.prmt(i32 %a, i32 0, i32 48025)
 %c = xor i32 %a, %b
 %d = or i32 %c, -2147450880
 %e = and i32 %b, 2147450879
 %f = sub i32 %d, %e
 %g = xor i32 %b, -1
 %h = xor i32 %c, %g
 %i = and i32 %h, -2147450880
 %j = xor i32 %f, %i
 ret i32 %j
}
define i32 @__nv_vabs4(i32 %a) alwaysinline mustprogress nounwind {
 %b = call i32 @llvm.nvvm.prmt(i32 %a, i32 0, i32 47768)
 %c = xor i32 %a, %b
 %d = or i32 %c, -2139062144
 %e = and i32 %b, 2139062143
 %f = sub i32 %d, %e
 %g = xor i32 %b, -1
 %h = xor i32 %c, %g
 %i = and i32 %h, -2139062144
 %j = xor i32 %f, %i
 ret i32 %j
}
define i32 @__nv_vabsdiffs2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -2147450880
 %d = xor i32 %b, -2147450880
 %e = xor i32 %a, 2147450879
 %f = and i32 %e, %d
 %g = or i32 %e, %d
 %h = or i32 %c, -2147450880
 %i = and i32 %b, 2147450879
 %j = sub i32 %h, %i
 %k = xor i32 %b, 2147450879
 %l = xor i32 %c, %k
 %m = and i32 %l, -2147450880
 %n = xor i32 %j, %m
 %o = and i32 %g, %n
 %p = or i32 %f, %o
 %q = call i32 @llvm.nvvm.prmt(i32 %p, i32 0, i32 48025)
 %r = or i32 %a, -2147450880
 %s = sub i32 %r, %i
 %t = xor i32 %b, -1
 %u = xor i32 %a, %t
 %v = and i32 %u, -2147450880
 %w = xor i32 %s, %v
 %x = xor i32 %w, %q
 %y = or i32 %x, -2147450880
 %z = and i32 %q, 2147450879
 %aa = sub i32 %y, %z
 %ab = xor i32 %q, -1
 %ac = xor i32 %x, %ab
 %ad = and i32 %ac, -2147450880
 %ae = xor i32 %aa, %ad
 ret i32 %ae
}
define i32 @__nv_vabsdiffs4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -2139062144
 %d = xor i32 %b, -2139062144
 %e = xor i32 %a, 2139062143
 %f = and i32 %e, %d
 %g = or i32 %e, %d
 %h = or i32 %c, -2139062144
 %i = and i32 %b, 2139062143
 %j = sub i32 %h, %i
 %k = xor i32 %b, 2139062143
 %l = xor i32 %c, %k
 %m = and i32 %l, -2139062144
 %n = xor i32 %j, %m
 %o = and i32 %g, %n
 %p = or i32 %f, %o
 %q = call i32 @llvm.nvvm.prmt(i32 %p, i32 0, i32 47768)
 %r = or i32 %a, -2139062144
 %s = sub i32 %r, %i
 %t = xor i32 %b, -1
 %u = xor i32 %a, %t
 %v = and i32 %u, -2139062144
 %w = xor i32 %s, %v
 %x = xor i32 %w, %q
 %y = or i32 %x, -2139062144
 %z = and i32 %q, 2139062143
 %aa = sub i32 %y, %z
 %ab = xor i32 %q, -1
 %ac = xor i32 %x, %ab
 %ad = and i32 %ac, -2139062144
 %ae = xor i32 %aa, %ad
 ret i32 %ae
}
define i32 @__nv_vabsdiffu2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = or i32 %a, -2147450880
 %d = and i32 %b, 2147450879
 %e = sub i32 %c, %d
 %f = xor i32 %b, -1
 %g = xor i32 %a, %f
 %h = and i32 %g, -2147450880
 %i = xor i32 %e, %h
 %j = xor i32 %a, -1
 %k = and i32 %j, %b
 %l = or i32 %j, %b
 %m = and i32 %l, %i
 %n = or i32 %k, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 48025)
 %p = xor i32 %o, -1
 %q = and i32 %i, %p
 %r = or i32 %b, -2147450880
 %s = and i32 %a, 2147450879
 %t = sub i32 %r, %s
 %u = xor i32 %b, %j
 %v = and i32 %u, -2147450880
 %w = xor i32 %t, %v
 %x = and i32 %f, %a
 %y = or i32 %f, %a
 %z = and i32 %y, %w
 %aa = or i32 %x, %z
 %ab = call i32 @llvm.nvvm.prmt(i32 %aa, i32 0, i32 48025)
 %ac = xor i32 %ab, -1
 %ad = and i32 %w, %ac
 %ae = or i32 %q, %ad
 ret i32 %ae
}
define i32 @__nv_vabsdiffu4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = or i32 %a, -2139062144
 %d = and i32 %b, 2139062143
 %e = sub i32 %c, %d
 %f = xor i32 %b, -1
 %g = xor i32 %a, %f
 %h = and i32 %g, -2139062144
 %i = xor i32 %e, %h
 %j = xor i32 %a, -1
 %k = and i32 %j, %b
 %l = or i32 %j, %b
 %m = and i32 %l, %i
 %n = or i32 %k, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 47768)
 %p = xor i32 %o, -1
 %q = and i32 %i, %p
 %r = or i32 %b, -2139062144
 %s = and i32 %a, 2139062143
 %t = sub i32 %r, %s
 %u = xor i32 %b, %j
 %v = and i32 %u, -2139062144
 %w = xor i32 %t, %v
 %x = and i32 %f, %a
 %y = or i32 %f, %a
 %z = and i32 %y, %w
 %aa = or i32 %x, %z
 %ab = call i32 @llvm.nvvm.prmt(i32 %aa, i32 0, i32 47768)
 %ac = xor i32 %ab, -1
 %ad = and i32 %w, %ac
 %ae = or i32 %q, %ad
 ret i32 %ae
}
define i32 @__nv_vabsss2(i32 %a) alwaysinline mustprogress nounwind {
 %b = call i32 @llvm.nvvm.prmt(i32 %a, i32 0, i32 48025)
 %c = xor i32 %a, %b
 %d = or i32 %c, -2147450880
 %e = and i32 %b, 2147450879
 %f = sub i32 %d, %e
 %g = xor i32 %b, -1
 %h = xor i32 %c, %g
 %i = and i32 %h, -2147450880
 %j = xor i32 %f, %i
 %k = call i32 @llvm.nvvm.prmt(i32 %j, i32 0, i32 48025)
 %l = xor i32 %j, %k
 ret i32 %l
}
define i32 @__nv_vabsss4(i32 %a) alwaysinline mustprogress nounwind {
 %b = call i32 @llvm.nvvm.prmt(i32 %a, i32 0, i32 47768)
 %c = xor i32 %a, %b
 %d = or i32 %c, -2139062144
 %e = and i32 %b, 2139062143
 %f = sub i32 %d, %e
 %g = xor i32 %b, -1
 %h = xor i32 %c, %g
 %i = and i32 %h, -2139062144
 %j = xor i32 %f, %i
 %k = call i32 @llvm.nvvm.prmt(i32 %j, i32 0, i32 47768)
 %l = xor i32 %j, %k
 ret i32 %l
}
define i32 @__nv_vadd2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = and i32 %a, 2147450879
 %d = and i32 %b, 2147450879
 %e = add nuw i32 %c, %d
 %f = xor i32 %a, %b
 %g = and i32 %f, -2147450880
 %h = xor i32 %e, %g
 ret i32 %h
}
define i32 @__nv_vadd4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = and i32 %a, 2139062143
 %d = and i32 %b, 2139062143
 %e = add nuw i32 %c, %d
 %f = xor i32 %a, %b
 %g = and i32 %f, -2139062144
 %h = xor i32 %e, %g
 ret i32 %h
}
define i32 @__nv_vaddss2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = and i32 %a, 2147450879
 %d = and i32 %b, 2147450879
 %e = add nuw i32 %c, %d
 %f = xor i32 %a, %b
 %g = and i32 %f, -2147450880
 %h = xor i32 %e, %g
 %i = xor i32 %f, -1
 %j = xor i32 %a, %h
 %k = and i32 %i, %j
 %l = call i32 @llvm.nvvm.prmt(i32 %k, i32 0, i32 48025)
 %m = call i32 @llvm.nvvm.prmt(i32 %a, i32 0, i32 48025)
 %n = xor i32 %m, 2147450879
 %o = and i32 %n, %l
 %p = xor i32 %l, -1
 %q = and i32 %h, %p
 %r = or i32 %o, %q
 ret i32 %r
}
define i32 @__nv_vaddss4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = and i32 %a, 2139062143
 %d = and i32 %b, 2139062143
 %e = add nuw i32 %c, %d
 %f = xor i32 %a, %b
 %g = and i32 %f, -2139062144
 %h = xor i32 %e, %g
 %i = xor i32 %f, -1
 %j = xor i32 %a, %h
 %k = and i32 %i, %j
 %l = call i32 @llvm.nvvm.prmt(i32 %k, i32 0, i32 47768)
 %m = call i32 @llvm.nvvm.prmt(i32 %a, i32 0, i32 47768)
 %n = xor i32 %m, 2139062143
 %o = and i32 %n, %l
 %p = xor i32 %l, -1
 %q = and i32 %h, %p
 %r = or i32 %o, %q
 ret i32 %r
}
define i32 @__nv_vaddus2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = and i32 %a, 2147450879
 %d = and i32 %b, 2147450879
 %e = add nuw i32 %c, %d
 %f = xor i32 %a, %b
 %g = and i32 %f, -2147450880
 %h = xor i32 %e, %g
 %i = and i32 %a, %b
 %j = or i32 %a, %b
 %k = xor i32 %h, -1
 %l = and i32 %j, %k
 %m = or i32 %i, %l
 %n = call i32 @llvm.nvvm.prmt(i32 %m, i32 0, i32 48025)
 %o = or i32 %h, %n
 ret i32 %o
}
define i32 @__nv_vaddus4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = and i32 %a, 2139062143
 %d = and i32 %b, 2139062143
 %e = add nuw i32 %c, %d
 %f = xor i32 %a, %b
 %g = and i32 %f, -2139062144
 %h = xor i32 %e, %g
 %i = and i32 %a, %b
 %j = or i32 %a, %b
 %k = xor i32 %h, -1
 %l = and i32 %j, %k
 %m = or i32 %i, %l
 %n = call i32 @llvm.nvvm.prmt(i32 %m, i32 0, i32 47768)
 %o = or i32 %h, %n
 ret i32 %o
}
define i32 @__nv_vavgs2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -2147450880
 %d = xor i32 %b, -2147450880
 %e = or i32 %c, %d
 %f = xor i32 %c, %d
 %g = and i32 %f, -65538
 %h = lshr i32 %g, 1
 %i = sub i32 %e, %h
 %j = xor i32 %i, -2147450880
 %k = and i32 %c, %d
 %l = add i32 %k, %h
 %m = xor i32 %l, -2147450880
 %n = call i32 @llvm.nvvm.prmt(i32 %m, i32 0, i32 48025)
 %o = and i32 %m, %n
 %p = xor i32 %n, -1
 %q = and i32 %j, %p
 %r = or i32 %o, %q
 ret i32 %r
}
define i32 @__nv_vavgs4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -2139062144
 %d = xor i32 %b, -2139062144
 %e = or i32 %c, %d
 %f = xor i32 %c, %d
 %g = and i32 %f, -16843010
 %h = lshr i32 %g, 1
 %i = sub i32 %e, %h
 %j = xor i32 %i, -2139062144
 %k = and i32 %c, %d
 %l = add i32 %k, %h
 %m = xor i32 %l, -2139062144
 %n = call i32 @llvm.nvvm.prmt(i32 %m, i32 0, i32 47768)
 %o = and i32 %m, %n
 %p = xor i32 %n, -1
 %q = and i32 %j, %p
 %r = or i32 %o, %q
 ret i32 %r
}
define i32 @__nv_vavgu2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = or i32 %a, %b
 %d = xor i32 %a, %b
 %e = and i32 %d, -65538
 %f = lshr i32 %e, 1
 %g = sub i32 %c, %f
 ret i32 %g
}
define i32 @__nv_vavgu4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = or i32 %a, %b
 %d = xor i32 %a, %b
 %e = and i32 %d, -16843010
 %f = lshr i32 %e, 1
 %g = sub i32 %c, %f
 ret i32 %g
}
define i32 @__nv_vcmpeq2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, %b
 %d = and i32 %c, 2147450879
 %e = add nuw i32 %d, 2147450879
 %f = or i32 %e, %c
 %g = call i32 @llvm.nvvm.prmt(i32 %f, i32 0, i32 48025)
 %h = xor i32 %g, -1
 ret i32 %h
}
define i32 @__nv_vcmpeq4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, %b
 %d = and i32 %c, 2139062143
 %e = add nuw i32 %d, 2139062143
 %f = or i32 %e, %c
 %g = call i32 @llvm.nvvm.prmt(i32 %f, i32 0, i32 47768)
 %h = xor i32 %g, -1
 ret i32 %h
}
define i32 @__nv_vcmpges2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -2147450880
 %d = xor i32 %b, -2147450880
 %e = xor i32 %a, 2147450879
 %f = and i32 %e, %d
 %g = or i32 %e, %d
 %h = or i32 %c, -2147450880
 %i = and i32 %b, 2147450879
 %j = sub i32 %h, %i
 %k = xor i32 %b, 2147450879
 %l = xor i32 %c, %k
 %m = and i32 %l, -2147450880
 %n = xor i32 %j, %m
 %o = and i32 %g, %n
 %p = or i32 %f, %o
 %q = call i32 @llvm.nvvm.prmt(i32 %p, i32 0, i32 48025)
 %r = xor i32 %q, -1
 ret i32 %r
}
define i32 @__nv_vcmpges4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -2139062144
 %d = xor i32 %b, -2139062144
 %e = xor i32 %a, 2139062143
 %f = and i32 %e, %d
 %g = or i32 %e, %d
 %h = or i32 %c, -2139062144
 %i = and i32 %b, 2139062143
 %j = sub i32 %h, %i
 %k = xor i32 %b, 2139062143
 %l = xor i32 %c, %k
 %m = and i32 %l, -2139062144
 %n = xor i32 %j, %m
 %o = and i32 %g, %n
 %p = or i32 %f, %o
 %q = call i32 @llvm.nvvm.prmt(i32 %p, i32 0, i32 47768)
 %r = xor i32 %q, -1
 ret i32 %r
}
define i32 @__nv_vcmpgeu2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -1
 %d = and i32 %c, %b
 %e = or i32 %c, %b
 %f = or i32 %a, -2147450880
 %g = and i32 %b, 2147450879
 %h = sub i32 %f, %g
 %i = xor i32 %b, -1
 %j = xor i32 %a, %i
 %k = and i32 %j, -2147450880
 %l = xor i32 %h, %k
 %m = and i32 %e, %l
 %n = or i32 %d, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 48025)
 %p = xor i32 %o, -1
 ret i32 %p
}
define i32 @__nv_vcmpgeu4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -1
 %d = and i32 %c, %b
 %e = or i32 %c, %b
 %f = or i32 %a, -2139062144
 %g = and i32 %b, 2139062143
 %h = sub i32 %f, %g
 %i = xor i32 %b, -1
 %j = xor i32 %a, %i
 %k = and i32 %j, -2139062144
 %l = xor i32 %h, %k
 %m = and i32 %e, %l
 %n = or i32 %d, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 47768)
 %p = xor i32 %o, -1
 ret i32 %p
}
define i32 @__nv_vcmpgts2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %b, -2147450880
 %d = xor i32 %a, -2147450880
 %e = xor i32 %b, 2147450879
 %f = and i32 %e, %d
 %g = or i32 %e, %d
 %h = or i32 %c, -2147450880
 %i = and i32 %a, 2147450879
 %j = sub i32 %h, %i
 %k = xor i32 %a, 2147450879
 %l = xor i32 %c, %k
 %m = and i32 %l, -2147450880
 %n = xor i32 %j, %m
 %o = and i32 %g, %n
 %p = or i32 %f, %o
 %q = call i32 @llvm.nvvm.prmt(i32 %p, i32 0, i32 48025)
 ret i32 %q
}
define i32 @__nv_vcmpgts4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %b, -2139062144
 %d = xor i32 %a, -2139062144
 %e = xor i32 %b, 2139062143
 %f = and i32 %e, %d
 %g = or i32 %e, %d
 %h = or i32 %c, -2139062144
 %i = and i32 %a, 2139062143
 %j = sub i32 %h, %i
 %k = xor i32 %a, 2139062143
 %l = xor i32 %c, %k
 %m = and i32 %l, -2139062144
 %n = xor i32 %j, %m
 %o = and i32 %g, %n
 %p = or i32 %f, %o
 %q = call i32 @llvm.nvvm.prmt(i32 %p, i32 0, i32 47768)
 ret i32 %q
}
define i32 @__nv_vcmpgtu2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %b, -1
 %d = and i32 %c, %a
 %e = or i32 %c, %a
 %f = or i32 %b, -2147450880
 %g = and i32 %a, 2147450879
 %h = sub i32 %f, %g
 %i = xor i32 %a, -1
 %j = xor i32 %b, %i
 %k = and i32 %j, -2147450880
 %l = xor i32 %h, %k
 %m = and i32 %e, %l
 %n = or i32 %d, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 48025)
 ret i32 %o
}
define i32 @__nv_vcmpgtu4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %b, -1
 %d = and i32 %c, %a
 %e = or i32 %c, %a
 %f = or i32 %b, -2139062144
 %g = and i32 %a, 2139062143
 %h = sub i32 %f, %g
 %i = xor i32 %a, -1
 %j = xor i32 %b, %i
 %k = and i32 %j, -2139062144
 %l = xor i32 %h, %k
 %m = and i32 %e, %l
 %n = or i32 %d, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 47768)
 ret i32 %o
}
define i32 @__nv_vcmples2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %b, -2147450880
 %d = xor i32 %a, -2147450880
 %e = xor i32 %b, 2147450879
 %f = and i32 %e, %d
 %g = or i32 %e, %d
 %h = or i32 %c, -2147450880
 %i = and i32 %a, 2147450879
 %j = sub i32 %h, %i
 %k = xor i32 %a, 2147450879
 %l = xor i32 %c, %k
 %m = and i32 %l, -2147450880
 %n = xor i32 %j, %m
 %o = and i32 %g, %n
 %p = or i32 %f, %o
 %q = call i32 @llvm.nvvm.prmt(i32 %p, i32 0, i32 48025)
 %r = xor i32 %q, -1
 ret i32 %r
}
define i32 @__nv_vcmples4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %b, -2139062144
 %d = xor i32 %a, -2139062144
 %e = xor i32 %b, 2139062143
 %f = and i32 %e, %d
 %g = or i32 %e, %d
 %h = or i32 %c, -2139062144
 %i = and i32 %a, 2139062143
 %j = sub i32 %h, %i
 %k = xor i32 %a, 2139062143
 %l = xor i32 %c, %k
 %m = and i32 %l, -2139062144
 %n = xor i32 %j, %m
 %o = and i32 %g, %n
 %p = or i32 %f, %o
 %q = call i32 @llvm.nvvm.prmt(i32 %p, i32 0, i32 47768)
 %r = xor i32 %q, -1
 ret i32 %r
}
define i32 @__nv_vcmpleu2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %b, -1
 %d = and i32 %c, %a
 %e = or i32 %c, %a
 %f = or i32 %b, -2147450880
 %g = and i32 %a, 2147450879
 %h = sub i32 %f, %g
 %i = xor i32 %a, -1
 %j = xor i32 %b, %i
 %k = and i32 %j, -2147450880
 %l = xor i32 %h, %k
 %m = and i32 %e, %l
 %n = or i32 %d, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 48025)
 %p = xor i32 %o, -1
 ret i32 %p
}
define i32 @__nv_vcmpleu4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %b, -1
 %d = and i32 %c, %a
 %e = or i32 %c, %a
 %f = or i32 %b, -2139062144
 %g = and i32 %a, 2139062143
 %h = sub i32 %f, %g
 %i = xor i32 %a, -1
 %j = xor i32 %b, %i
 %k = and i32 %j, -2139062144
 %l = xor i32 %h, %k
 %m = and i32 %e, %l
 %n = or i32 %d, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 47768)
 %p = xor i32 %o, -1
 ret i32 %p
}
define i32 @__nv_vcmplts2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -2147450880
 %d = xor i32 %b, -2147450880
 %e = xor i32 %a, 2147450879
 %f = and i32 %e, %d
 %g = or i32 %e, %d
 %h = or i32 %c, -2147450880
 %i = and i32 %b, 2147450879
 %j = sub i32 %h, %i
 %k = xor i32 %b, 2147450879
 %l = xor i32 %c, %k
 %m = and i32 %l, -2147450880
 %n = xor i32 %j, %m
 %o = and i32 %g, %n
 %p = or i32 %f, %o
 %q = call i32 @llvm.nvvm.prmt(i32 %p, i32 0, i32 48025)
 ret i32 %q
}
define i32 @__nv_vcmplts4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -2139062144
 %d = xor i32 %b, -2139062144
 %e = xor i32 %a, 2139062143
 %f = and i32 %e, %d
 %g = or i32 %e, %d
 %h = or i32 %c, -2139062144
 %i = and i32 %b, 2139062143
 %j = sub i32 %h, %i
 %k = xor i32 %b, 2139062143
 %l = xor i32 %c, %k
 %m = and i32 %l, -2139062144
 %n = xor i32 %j, %m
 %o = and i32 %g, %n
 %p = or i32 %f, %o
 %q = call i32 @llvm.nvvm.prmt(i32 %p, i32 0, i32 47768)
 ret i32 %q
}
define i32 @__nv_vcmpltu2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -1
 %d = and i32 %c, %b
 %e = or i32 %c, %b
 %f = or i32 %a, -2147450880
 %g = and i32 %b, 2147450879
 %h = sub i32 %f, %g
 %i = xor i32 %b, -1
 %j = xor i32 %a, %i
 %k = and i32 %j, -2147450880
 %l = xor i32 %h, %k
 %m = and i32 %e, %l
 %n = or i32 %d, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 48025)
 ret i32 %o
}
define i32 @__nv_vcmpltu4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -1
 %d = and i32 %c, %b
 %e = or i32 %c, %b
 %f = or i32 %a, -2139062144
 %g = and i32 %b, 2139062143
 %h = sub i32 %f, %g
 %i = xor i32 %b, -1
 %j = xor i32 %a, %i
 %k = and i32 %j, -2139062144
 %l = xor i32 %h, %k
 %m = and i32 %e, %l
 %n = or i32 %d, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 47768)
 ret i32 %o
}
define i32 @__nv_vcmpne2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, %b
 %d = and i32 %c, 2147450879
 %e = add nuw i32 %d, 2147450879
 %f = or i32 %e, %c
 %g = call i32 @llvm.nvvm.prmt(i32 %f, i32 0, i32 48025)
 ret i32 %g
}
define i32 @__nv_vcmpne4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, %b
 %d = and i32 %c, 2139062143
 %e = add nuw i32 %d, 2139062143
 %f = or i32 %e, %c
 %g = call i32 @llvm.nvvm.prmt(i32 %f, i32 0, i32 47768)
 ret i32 %g
}
define i32 @__nv_vhaddu2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = and i32 %a, %b
 %d = xor i32 %a, %b
 %e = and i32 %d, -65538
 %f = lshr i32 %e, 1
 %g = add i32 %c, %f
 ret i32 %g
}
define i32 @__nv_vhaddu4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = and i32 %a, %b
 %d = xor i32 %a, %b
 %e = and i32 %d, -16843010
 %f = lshr i32 %e, 1
 %g = add i32 %c, %f
 ret i32 %g
}
define i32 @__nv_vmaxs2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -2147450880
 %d = xor i32 %b, -2147450880
 %e = xor i32 %a, 2147450879
 %f = and i32 %e, %d
 %g = or i32 %e, %d
 %h = or i32 %c, -2147450880
 %i = and i32 %b, 2147450879
 %j = sub i32 %h, %i
 %k = xor i32 %b, 2147450879
 %l = xor i32 %c, %k
 %m = and i32 %l, -2147450880
 %n = xor i32 %j, %m
 %o = and i32 %g, %n
 %p = or i32 %f, %o
 %q = call i32 @llvm.nvvm.prmt(i32 %p, i32 0, i32 48025)
 %r = and i32 %b, %q
 %s = xor i32 %q, -1
 %t = and i32 %a, %s
 %u = or i32 %r, %t
 ret i32 %u
}
define i32 @__nv_vmaxs4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -2139062144
 %d = xor i32 %b, -2139062144
 %e = xor i32 %a, 2139062143
 %f = and i32 %e, %d
 %g = or i32 %e, %d
 %h = or i32 %c, -2139062144
 %i = and i32 %b, 2139062143
 %j = sub i32 %h, %i
 %k = xor i32 %b, 2139062143
 %l = xor i32 %c, %k
 %m = and i32 %l, -2139062144
 %n = xor i32 %j, %m
 %o = and i32 %g, %n
 %p = or i32 %f, %o
 %q = call i32 @llvm.nvvm.prmt(i32 %p, i32 0, i32 47768)
 %r = and i32 %b, %q
 %s = xor i32 %q, -1
 %t = and i32 %a, %s
 %u = or i32 %r, %t
 ret i32 %u
}
define i32 @__nv_vmaxu2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -1
 %d = and i32 %c, %b
 %e = or i32 %c, %b
 %f = or i32 %a, -2147450880
 %g = and i32 %b, 2147450879
 %h = sub i32 %f, %g
 %i = xor i32 %b, -1
 %j = xor i32 %a, %i
 %k = and i32 %j, -2147450880
 %l = xor i32 %h, %k
 %m = and i32 %e, %l
 %n = or i32 %d, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 48025)
 %p = and i32 %b, %o
 %q = xor i32 %o, -1
 %r = and i32 %a, %q
 %s = or i32 %p, %r
 ret i32 %s
}
define i32 @__nv_vmaxu4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -1
 %d = and i32 %c, %b
 %e = or i32 %c, %b
 %f = or i32 %a, -2139062144
 %g = and i32 %b, 2139062143
 %h = sub i32 %f, %g
 %i = xor i32 %b, -1
 %j = xor i32 %a, %i
 %k = and i32 %j, -2139062144
 %l = xor i32 %h, %k
 %m = and i32 %e, %l
 %n = or i32 %d, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 47768)
 %p = and i32 %b, %o
 %q = xor i32 %o, -1
 %r = and i32 %a, %q
 %s = or i32 %p, %r
 ret i32 %s
}
define i32 @__nv_vmins2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -2147450880
 %d = xor i32 %b, -2147450880
 %e = xor i32 %a, 2147450879
 %f = and i32 %e, %d
 %g = or i32 %e, %d
 %h = or i32 %c, -2147450880
 %i = and i32 %b, 2147450879
 %j = sub i32 %h, %i
 %k = xor i32 %b, 2147450879
 %l = xor i32 %c, %k
 %m = and i32 %l, -2147450880
 %n = xor i32 %j, %m
 %o = and i32 %g, %n
 %p = or i32 %f, %o
 %q = call i32 @llvm.nvvm.prmt(i32 %p, i32 0, i32 48025)
 %r = and i32 %a, %q
 %s = xor i32 %q, -1
 %t = and i32 %b, %s
 %u = or i32 %r, %t
 ret i32 %u
}
define i32 @__nv_vmins4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -2139062144
 %d = xor i32 %b, -2139062144
 %e = xor i32 %a, 2139062143
 %f = and i32 %e, %d
 %g = or i32 %e, %d
 %h = or i32 %c, -2139062144
 %i = and i32 %b, 2139062143
 %j = sub i32 %h, %i
 %k = xor i32 %b, 2139062143
 %l = xor i32 %c, %k
 %m = and i32 %l, -2139062144
 %n = xor i32 %j, %m
 %o = and i32 %g, %n
 %p = or i32 %f, %o
 %q = call i32 @llvm.nvvm.prmt(i32 %p, i32 0, i32 47768)
 %r = and i32 %a, %q
 %s = xor i32 %q, -1
 %t = and i32 %b, %s
 %u = or i32 %r, %t
 ret i32 %u
}
define i32 @__nv_vminu2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -1
 %d = and i32 %c, %b
 %e = or i32 %c, %b
 %f = or i32 %a, -2147450880
 %g = and i32 %b, 2147450879
 %h = sub i32 %f, %g
 %i = xor i32 %b, -1
 %j = xor i32 %a, %i
 %k = and i32 %j, -2147450880
 %l = xor i32 %h, %k
 %m = and i32 %e, %l
 %n = or i32 %d, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 48025)
 %p = and i32 %a, %o
 %q = xor i32 %o, -1
 %r = and i32 %b, %q
 %s = or i32 %p, %r
 ret i32 %s
}
define i32 @__nv_vminu4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -1
 %d = and i32 %c, %b
 %e = or i32 %c, %b
 %f = or i32 %a, -2139062144
 %g = and i32 %b, 2139062143
 %h = sub i32 %f, %g
 %i = xor i32 %b, -1
 %j = xor i32 %a, %i
 %k = and i32 %j, -2139062144
 %l = xor i32 %h, %k
 %m = and i32 %e, %l
 %n = or i32 %d, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 47768)
 %p = and i32 %a, %o
 %q = xor i32 %o, -1
 %r = and i32 %b, %q
 %s = or i32 %p, %r
 ret i32 %s
}
define i32 @__nv_vneg2(i32 %a) alwaysinline mustprogress nounwind {
 %b = and i32 %a, 2147450879
 %c = sub nuw i32 -2147450880, %b
 %d = xor i32 %a, -1
 %e = and i32 %d, -2147450880
 %f = xor i32 %c, %e
 ret i32 %f
}
define i32 @__nv_vneg4(i32 %a) alwaysinline mustprogress nounwind {
 %b = and i32 %a, 2139062143
 %c = sub nuw i32 -2139062144, %b
 %d = xor i32 %a, -1
 %e = and i32 %d, -2139062144
 %f = xor i32 %c, %e
 ret i32 %f
}
define i32 @__nv_vnegss2(i32 %a) alwaysinline mustprogress nounwind {
 %b = and i32 %a, 2147450879
 %c = sub nuw i32 -2147450880, %b
 %d = xor i32 %a, -1
 %e = and i32 %d, -2147450880
 %f = xor i32 %c, %e
 %g = and i32 %a, %f
 %h = call i32 @llvm.nvvm.prmt(i32 %g, i32 0, i32 48025)
 %i = and i32 %h, 2147450879
 %j = xor i32 %h, -1
 %k = and i32 %f, %j
 %l = or i32 %i, %k
 ret i32 %l
}
define i32 @__nv_vnegss4(i32 %a) alwaysinline mustprogress nounwind {
 %b = and i32 %a, 2139062143
 %c = sub nuw i32 -2139062144, %b
 %d = xor i32 %a, -1
 %e = and i32 %d, -2139062144
 %f = xor i32 %c, %e
 %g = and i32 %a, %f
 %h = call i32 @llvm.nvvm.prmt(i32 %g, i32 0, i32 47768)
 %i = and i32 %h, 2139062143
 %j = xor i32 %h, -1
 %k = and i32 %f, %j
 %l = or i32 %i, %k
 ret i32 %l
}
define i32 @__nv_vsads2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -2147450880
 %d = xor i32 %b, -2147450880
 %e = xor i32 %a, 2147450879
 %f = and i32 %e, %d
 %g = or i32 %e, %d
 %h = or i32 %c, -2147450880
 %i = and i32 %b, 2147450879
 %j = sub i32 %h, %i
 %k = xor i32 %b, 2147450879
 %l = xor i32 %c, %k
 %m = and i32 %l, -2147450880
 %n = xor i32 %j, %m
 %o = and i32 %g, %n
 %p = or i32 %f, %o
 %q = call i32 @llvm.nvvm.prmt(i32 %p, i32 0, i32 48025)
 %r = or i32 %a, -2147450880
 %s = sub i32 %r, %i
 %t = xor i32 %b, -1
 %u = xor i32 %a, %t
 %v = and i32 %u, -2147450880
 %w = xor i32 %s, %v
 %x = xor i32 %w, %q
 %y = or i32 %x, -2147450880
 %z = and i32 %q, 2147450879
 %aa = sub i32 %y, %z
 %ab = xor i32 %q, -1
 %ac = xor i32 %x, %ab
 %ad = and i32 %ac, -2147450880
 %ae = xor i32 %aa, %ad
 %af = and i32 %ae, 65535
 %ag = lshr i32 %ae, 16
 %ah = add nuw nsw i32 %af, %ag
 ret i32 %ah
}
define i32 @__nv_vsads4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -2139062144
 %d = xor i32 %b, -2139062144
 %e = xor i32 %a, 2139062143
 %f = and i32 %e, %d
 %g = or i32 %e, %d
 %h = or i32 %c, -2139062144
 %i = and i32 %b, 2139062143
 %j = sub i32 %h, %i
 %k = xor i32 %b, 2139062143
 %l = xor i32 %c, %k
 %m = and i32 %l, -2139062144
 %n = xor i32 %j, %m
 %o = and i32 %g, %n
 %p = or i32 %f, %o
 %q = call i32 @llvm.nvvm.prmt(i32 %p, i32 0, i32 47768)
 %r = or i32 %a, -2139062144
 %s = sub i32 %r, %i
 %t = xor i32 %b, -1
 %u = xor i32 %a, %t
 %v = and i32 %u, -2139062144
 %w = xor i32 %s, %v
 %x = xor i32 %w, %q
 %y = or i32 %x, -2139062144
 %z = and i32 %q, 2139062143
 %aa = sub i32 %y, %z
 %ab = xor i32 %q, -1
 %ac = xor i32 %x, %ab
 %ad = and i32 %ac, -2139062144
 %ae = xor i32 %aa, %ad
 %af = and i32 %ae, 255
 %ag = lshr i32 %ae, 8
 %ah = and i32 %ag, 255
 %ai = add nuw nsw i32 %af, %ah
 %aj = lshr i32 %ae, 16
 %ak = and i32 %aj, 255
 %al = add nuw nsw i32 %ai, %ak
 %am = lshr i32 %ae, 24
 %an = add nuw nsw i32 %al, %am
 ret i32 %an
}
define i32 @__nv_vsadu2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = or i32 %a, -2147450880
 %d = and i32 %b, 2147450879
 %e = sub i32 %c, %d
 %f = xor i32 %b, -1
 %g = xor i32 %a, %f
 %h = and i32 %g, -2147450880
 %i = xor i32 %e, %h
 %j = xor i32 %a, -1
 %k = and i32 %j, %b
 %l = or i32 %j, %b
 %m = and i32 %l, %i
 %n = or i32 %k, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 48025)
 %p = xor i32 %o, -1
 %q = and i32 %i, %p
 %r = or i32 %b, -2147450880
 %s = and i32 %a, 2147450879
 %t = sub i32 %r, %s
 %u = xor i32 %b, %j
 %v = and i32 %u, -2147450880
 %w = xor i32 %t, %v
 %x = and i32 %f, %a
 %y = or i32 %f, %a
 %z = and i32 %y, %w
 %aa = or i32 %x, %z
 %ab = call i32 @llvm.nvvm.prmt(i32 %aa, i32 0, i32 48025)
 %ac = xor i32 %ab, -1
 %ad = and i32 %w, %ac
 %ae = or i32 %q, %ad
 %af = and i32 %ae, 65535
 %ag = lshr i32 %ae, 16
 %ah = add nuw nsw i32 %af, %ag
 ret i32 %ah
}
define i32 @__nv_vsadu4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = or i32 %a, -2139062144
 %d = and i32 %b, 2139062143
 %e = sub i32 %c, %d
 %f = xor i32 %b, -1
 %g = xor i32 %a, %f
 %h = and i32 %g, -2139062144
 %i = xor i32 %e, %h
 %j = xor i32 %a, -1
 %k = and i32 %j, %b
 %l = or i32 %j, %b
 %m = and i32 %l, %i
 %n = or i32 %k, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 47768)
 %p = xor i32 %o, -1
 %q = and i32 %i, %p
 %r = or i32 %b, -2139062144
 %s = and i32 %a, 2139062143
 %t = sub i32 %r, %s
 %u = xor i32 %b, %j
 %v = and i32 %u, -2139062144
 %w = xor i32 %t, %v
 %x = and i32 %f, %a
 %y = or i32 %f, %a
 %z = and i32 %y, %w
 %aa = or i32 %x, %z
 %ab = call i32 @llvm.nvvm.prmt(i32 %aa, i32 0, i32 47768)
 %ac = xor i32 %ab, -1
 %ad = and i32 %w, %ac
 %ae = or i32 %q, %ad
 %af = and i32 %ae, 255
 %ag = lshr i32 %ae, 8
 %ah = and i32 %ag, 255
 %ai = add nuw nsw i32 %af, %ah
 %aj = lshr i32 %ae, 16
 %ak = and i32 %aj, 255
 %al = add nuw nsw i32 %ai, %ak
 %am = lshr i32 %ae, 24
 %an = add nuw nsw i32 %al, %am
 ret i32 %an
}
define i32 @__nv_vseteq2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, %b
 %d = and i32 %c, 2147450879
 %e = add nuw i32 %d, 2147450879
 %f = or i32 %e, %c
 %g = call i32 @llvm.nvvm.prmt(i32 %f, i32 0, i32 48025)
 %h = xor i32 %g, -1
 %i = and i32 %h, 65537
 ret i32 %i
}
define i32 @__nv_vseteq4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, %b
 %d = and i32 %c, 2139062143
 %e = add nuw i32 %d, 2139062143
 %f = or i32 %e, %c
 %g = call i32 @llvm.nvvm.prmt(i32 %f, i32 0, i32 47768)
 %h = xor i32 %g, -1
 %i = and i32 %h, 16843009
 ret i32 %i
}
define i32 @__nv_vsetges2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -2147450880
 %d = xor i32 %b, -2147450880
 %e = xor i32 %a, 2147450879
 %f = and i32 %e, %d
 %g = or i32 %e, %d
 %h = or i32 %c, -2147450880
 %i = and i32 %b, 2147450879
 %j = sub i32 %h, %i
 %k = xor i32 %b, 2147450879
 %l = xor i32 %c, %k
 %m = and i32 %l, -2147450880
 %n = xor i32 %j, %m
 %o = and i32 %g, %n
 %p = or i32 %f, %o
 %q = call i32 @llvm.nvvm.prmt(i32 %p, i32 0, i32 48025)
 %r = xor i32 %q, -1
 %s = and i32 %r, 65537
 ret i32 %s
}
define i32 @__nv_vsetges4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -2139062144
 %d = xor i32 %b, -2139062144
 %e = xor i32 %a, 2139062143
 %f = and i32 %e, %d
 %g = or i32 %e, %d
 %h = or i32 %c, -2139062144
 %i = and i32 %b, 2139062143
 %j = sub i32 %h, %i
 %k = xor i32 %b, 2139062143
 %l = xor i32 %c, %k
 %m = and i32 %l, -2139062144
 %n = xor i32 %j, %m
 %o = and i32 %g, %n
 %p = or i32 %f, %o
 %q = call i32 @llvm.nvvm.prmt(i32 %p, i32 0, i32 47768)
 %r = xor i32 %q, -1
 %s = and i32 %r, 16843009
 ret i32 %s
}
define i32 @__nv_vsetgeu2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -1
 %d = and i32 %c, %b
 %e = or i32 %c, %b
 %f = or i32 %a, -2147450880
 %g = and i32 %b, 2147450879
 %h = sub i32 %f, %g
 %i = xor i32 %b, -1
 %j = xor i32 %a, %i
 %k = and i32 %j, -2147450880
 %l = xor i32 %h, %k
 %m = and i32 %e, %l
 %n = or i32 %d, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 48025)
 %p = xor i32 %o, -1
 %q = and i32 %p, 65537
 ret i32 %q
}
define i32 @__nv_vsetgeu4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -1
 %d = and i32 %c, %b
 %e = or i32 %c, %b
 %f = or i32 %a, -2139062144
 %g = and i32 %b, 2139062143
 %h = sub i32 %f, %g
 %i = xor i32 %b, -1
 %j = xor i32 %a, %i
 %k = and i32 %j, -2139062144
 %l = xor i32 %h, %k
 %m = and i32 %e, %l
 %n = or i32 %d, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 47768)
 %p = xor i32 %o, -1
 %q = and i32 %p, 16843009
 ret i32 %q
}
define i32 @__nv_vsetgts2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %b, -2147450880
 %d = xor i32 %a, -2147450880
 %e = xor i32 %b, 2147450879
 %f = and i32 %e, %d
 %g = or i32 %e, %d
 %h = or i32 %c, -2147450880
 %i = and i32 %a, 2147450879
 %j = sub i32 %h, %i
 %k = xor i32 %a, 2147450879
 %l = xor i32 %c, %k
 %m = and i32 %l, -2147450880
 %n = xor i32 %j, %m
 %o = and i32 %g, %n
 %p = or i32 %f, %o
 %q = call i32 @llvm.nvvm.prmt(i32 %p, i32 0, i32 48025)
 %r = and i32 %q, 65537
 ret i32 %r
}
define i32 @__nv_vsetgts4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %b, -2139062144
 %d = xor i32 %a, -2139062144
 %e = xor i32 %b, 2139062143
 %f = and i32 %e, %d
 %g = or i32 %e, %d
 %h = or i32 %c, -2139062144
 %i = and i32 %a, 2139062143
 %j = sub i32 %h, %i
 %k = xor i32 %a, 2139062143
 %l = xor i32 %c, %k
 %m = and i32 %l, -2139062144
 %n = xor i32 %j, %m
 %o = and i32 %g, %n
 %p = or i32 %f, %o
 %q = call i32 @llvm.nvvm.prmt(i32 %p, i32 0, i32 47768)
 %r = and i32 %q, 16843009
 ret i32 %r
}
define i32 @__nv_vsetgtu2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %b, -1
 %d = and i32 %c, %a
 %e = or i32 %c, %a
 %f = or i32 %b, -2147450880
 %g = and i32 %a, 2147450879
 %h = sub i32 %f, %g
 %i = xor i32 %a, -1
 %j = xor i32 %b, %i
 %k = and i32 %j, -2147450880
 %l = xor i32 %h, %k
 %m = and i32 %e, %l
 %n = or i32 %d, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 48025)
 %p = and i32 %o, 65537
 ret i32 %p
}
define i32 @__nv_vsetgtu4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %b, -1
 %d = and i32 %c, %a
 %e = or i32 %c, %a
 %f = or i32 %b, -2139062144
 %g = and i32 %a, 2139062143
 %h = sub i32 %f, %g
 %i = xor i32 %a, -1
 %j = xor i32 %b, %i
 %k = and i32 %j, -2139062144
 %l = xor i32 %h, %k
 %m = and i32 %e, %l
 %n = or i32 %d, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 47768)
 %p = and i32 %o, 16843009
 ret i32 %p
}
define i32 @__nv_vsetles2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %b, -2147450880
 %d = xor i32 %a, -2147450880
 %e = xor i32 %b, 2147450879
 %f = and i32 %e, %d
 %g = or i32 %e, %d
 %h = or i32 %c, -2147450880
 %i = and i32 %a, 2147450879
 %j = sub i32 %h, %i
 %k = xor i32 %a, 2147450879
 %l = xor i32 %c, %k
 %m = and i32 %l, -2147450880
 %n = xor i32 %j, %m
 %o = and i32 %g, %n
 %p = or i32 %f, %o
 %q = call i32 @llvm.nvvm.prmt(i32 %p, i32 0, i32 48025)
 %r = xor i32 %q, -1
 %s = and i32 %r, 65537
 ret i32 %s
}
define i32 @__nv_vsetles4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %b, -2139062144
 %d = xor i32 %a, -2139062144
 %e = xor i32 %b, 2139062143
 %f = and i32 %e, %d
 %g = or i32 %e, %d
 %h = or i32 %c, -2139062144
 %i = and i32 %a, 2139062143
 %j = sub i32 %h, %i
 %k = xor i32 %a, 2139062143
 %l = xor i32 %c, %k
 %m = and i32 %l, -2139062144
 %n = xor i32 %j, %m
 %o = and i32 %g, %n
 %p = or i32 %f, %o
 %q = call i32 @llvm.nvvm.prmt(i32 %p, i32 0, i32 47768)
 %r = xor i32 %q, -1
 %s = and i32 %r, 16843009
 ret i32 %s
}
define i32 @__nv_vsetleu2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %b, -1
 %d = and i32 %c, %a
 %e = or i32 %c, %a
 %f = or i32 %b, -2147450880
 %g = and i32 %a, 2147450879
 %h = sub i32 %f, %g
 %i = xor i32 %a, -1
 %j = xor i32 %b, %i
 %k = and i32 %j, -2147450880
 %l = xor i32 %h, %k
 %m = and i32 %e, %l
 %n = or i32 %d, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 48025)
 %p = xor i32 %o, -1
 %q = and i32 %p, 65537
 ret i32 %q
}
define i32 @__nv_vsetleu4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %b, -1
 %d = and i32 %c, %a
 %e = or i32 %c, %a
 %f = or i32 %b, -2139062144
 %g = and i32 %a, 2139062143
 %h = sub i32 %f, %g
 %i = xor i32 %a, -1
 %j = xor i32 %b, %i
 %k = and i32 %j, -2139062144
 %l = xor i32 %h, %k
 %m = and i32 %e, %l
 %n = or i32 %d, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 47768)
 %p = xor i32 %o, -1
 %q = and i32 %p, 16843009
 ret i32 %q
}
define i32 @__nv_vsetlts2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -2147450880
 %d = xor i32 %b, -2147450880
 %e = xor i32 %a, 2147450879
 %f = and i32 %e, %d
 %g = or i32 %e, %d
 %h = or i32 %c, -2147450880
 %i = and i32 %b, 2147450879
 %j = sub i32 %h, %i
 %k = xor i32 %b, 2147450879
 %l = xor i32 %c, %k
 %m = and i32 %l, -2147450880
 %n = xor i32 %j, %m
 %o = and i32 %g, %n
 %p = or i32 %f, %o
 %q = call i32 @llvm.nvvm.prmt(i32 %p, i32 0, i32 48025)
 %r = and i32 %q, 65537
 ret i32 %r
}
define i32 @__nv_vsetlts4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -2139062144
 %d = xor i32 %b, -2139062144
 %e = xor i32 %a, 2139062143
 %f = and i32 %e, %d
 %g = or i32 %e, %d
 %h = or i32 %c, -2139062144
 %i = and i32 %b, 2139062143
 %j = sub i32 %h, %i
 %k = xor i32 %b, 2139062143
 %l = xor i32 %c, %k
 %m = and i32 %l, -2139062144
 %n = xor i32 %j, %m
 %o = and i32 %g, %n
 %p = or i32 %f, %o
 %q = call i32 @llvm.nvvm.prmt(i32 %p, i32 0, i32 47768)
 %r = and i32 %q, 16843009
 ret i32 %r
}
define i32 @__nv_vsetltu2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -1
 %d = and i32 %c, %b
 %e = or i32 %c, %b
 %f = or i32 %a, -2147450880
 %g = and i32 %b, 2147450879
 %h = sub i32 %f, %g
 %i = xor i32 %b, -1
 %j = xor i32 %a, %i
 %k = and i32 %j, -2147450880
 %l = xor i32 %h, %k
 %m = and i32 %e, %l
 %n = or i32 %d, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 48025)
 %p = and i32 %o, 65537
 ret i32 %p
}
define i32 @__nv_vsetltu4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, -1
 %d = and i32 %c, %b
 %e = or i32 %c, %b
 %f = or i32 %a, -2139062144
 %g = and i32 %b, 2139062143
 %h = sub i32 %f, %g
 %i = xor i32 %b, -1
 %j = xor i32 %a, %i
 %k = and i32 %j, -2139062144
 %l = xor i32 %h, %k
 %m = and i32 %e, %l
 %n = or i32 %d, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 47768)
 %p = and i32 %o, 16843009
 ret i32 %p
}
define i32 @__nv_vsetne2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, %b
 %d = and i32 %c, 2147450879
 %e = add nuw i32 %d, 2147450879
 %f = or i32 %e, %c
 %g = call i32 @llvm.nvvm.prmt(i32 %f, i32 0, i32 48025)
 %h = and i32 %g, 65537
 ret i32 %h
}
define i32 @__nv_vsetne4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = xor i32 %a, %b
 %d = and i32 %c, 2139062143
 %e = add nuw i32 %d, 2139062143
 %f = or i32 %e, %c
 %g = call i32 @llvm.nvvm.prmt(i32 %f, i32 0, i32 47768)
 %h = and i32 %g, 16843009
 ret i32 %h
}
define i32 @__nv_vsub2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = or i32 %a, -2147450880
 %d = and i32 %b, 2147450879
 %e = sub i32 %c, %d
 %f = xor i32 %b, -1
 %g = xor i32 %a, %f
 %h = and i32 %g, -2147450880
 %i = xor i32 %e, %h
 ret i32 %i
}
define i32 @__nv_vsub4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = or i32 %a, -2139062144
 %d = and i32 %b, 2139062143
 %e = sub i32 %c, %d
 %f = xor i32 %b, -1
 %g = xor i32 %a, %f
 %h = and i32 %g, -2139062144
 %i = xor i32 %e, %h
 ret i32 %i
}
define i32 @__nv_vsubss2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = or i32 %a, -2147450880
 %d = and i32 %b, 2147450879
 %e = sub i32 %c, %d
 %f = xor i32 %b, -1
 %g = xor i32 %a, %f
 %h = and i32 %g, -2147450880
 %i = xor i32 %e, %h
 %j = xor i32 %a, %b
 %k = xor i32 %a, %i
 %l = and i32 %j, %k
 %m = call i32 @llvm.nvvm.prmt(i32 %l, i32 0, i32 48025)
 %n = call i32 @llvm.nvvm.prmt(i32 %a, i32 0, i32 48025)
 %o = xor i32 %n, 2147450879
 %p = and i32 %o, %m
 %q = xor i32 %m, -1
 %r = and i32 %i, %q
 %s = or i32 %p, %r
 ret i32 %s
}
define i32 @__nv_vsubss4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = or i32 %a, -2139062144
 %d = and i32 %b, 2139062143
 %e = sub i32 %c, %d
 %f = xor i32 %b, -1
 %g = xor i32 %a, %f
 %h = and i32 %g, -2139062144
 %i = xor i32 %e, %h
 %j = xor i32 %a, %b
 %k = xor i32 %a, %i
 %l = and i32 %j, %k
 %m = call i32 @llvm.nvvm.prmt(i32 %l, i32 0, i32 47768)
 %n = call i32 @llvm.nvvm.prmt(i32 %a, i32 0, i32 47768)
 %o = xor i32 %n, 2139062143
 %p = and i32 %o, %m
 %q = xor i32 %m, -1
 %r = and i32 %i, %q
 %s = or i32 %p, %r
 ret i32 %s
}
define i32 @__nv_vsubus2(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = or i32 %a, -2147450880
 %d = and i32 %b, 2147450879
 %e = sub i32 %c, %d
 %f = xor i32 %b, -1
 %g = xor i32 %a, %f
 %h = and i32 %g, -2147450880
 %i = xor i32 %e, %h
 %j = xor i32 %a, -1
 %k = and i32 %j, %b
 %l = or i32 %j, %b
 %m = and i32 %l, %i
 %n = or i32 %k, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 48025)
 %p = xor i32 %o, -1
 %q = and i32 %i, %p
 ret i32 %q
}
define i32 @__nv_vsubus4(i32 %a, i32 %b) alwaysinline mustprogress nounwind {
 %c = or i32 %a, -2139062144
 %d = and i32 %b, 2139062143
 %e = sub i32 %c, %d
 %f = xor i32 %b, -1
 %g = xor i32 %a, %f
 %h = and i32 %g, -2139062144
 %i = xor i32 %e, %h
 %j = xor i32 %a, -1
 %k = and i32 %j, %b
 %l = or i32 %j, %b
 %m = and i32 %l, %i
 %n = or i32 %k, %m
 %o = call i32 @llvm.nvvm.prmt(i32 %n, i32 0, i32 47768)
 %p = xor i32 %o, -1
 %q = and i32 %i, %p
 ret i32 %q
}
define double @__nv_y0(double %a) alwaysinline mustprogress nounwind {
b:
 %c = alloca i32, align 4
 %d = alloca double, align 8
 %e = alloca i32, align 4
 %f = alloca double, align 8
 %g = fcmp ole double %a, 8.000000e+00
 br i1 %g, label %h, label %i

h:
 %j = call double @llvm.nvvm.mul.rn.d(double %a, double %a)
 %k = fcmp olt double %a, 2.600000e+00
 br i1 %k, label %l, label %m

l:
 %n = fsub double %j, 3.400000e+00
 %o = call double @llvm.fma.f64(double 0xBC03AF143489BECD, double %n, double 0x3C8DF2F3DC0E5CBA)
 %p = call double @llvm.fma.f64(double %o, double %n, double 0xBD121D3FC65B1AF9)
 %q = call double @llvm.fma.f64(double %p, double %n, double 0x3D9128ACCCC43CBF)
 %r = call double @llvm.fma.f64(double %q, double %n, double 0xBE0899F978495C1B)
 %s = call double @llvm.fma.f64(double %r, double %n, double 0x3E797BC2A933A1D6)
 %t = call double @llvm.fma.f64(double %s, double %n, double 0xBEE1DCEAD103AAA0)
 %u = call double @llvm.fma.f64(double %t, double %n, double 0x3F3EAC61DB45643D)
 %v = call double @llvm.fma.f64(double %u, double %n, double 0xBF8B2372429FD328)
 %w = call double @llvm.fma.f64(double %v, double %n, double 0x3FC0CF7BB2FD9F68)
 br label %x

m:
 %y = fcmp olt double %a, 5.500000e+00
 br i1 %y, label %z, label %aa

z:
 %ab = fsub double %j, 1.800000e+01
 %ac = call double @llvm.fma.f64(double 0x3A3AACB49BA6302C, double %ab, double 0xBAD071BEC63AADA7)
 %ad = call double @llvm.fma.f64(double %ac, double %ab, double 0x3B611216F7C08D28)
 %ae = call double @llvm.fma.f64(double %ad, double %ab, double 0xBBED69296184B63A)
 %af = call double @llvm.fma.f64(double %ae, double %ab, double 0x3C748F848D37C1CF)
 %ag = call double @llvm.fma.f64(double %af, double %ab, double 0xBCF6B492F4ACAEA9)
 %ah = call double @llvm.fma.f64(double %ag, double %ab, double 0x3D731890067BF4C3)
 %ai = call double @llvm.fma.f64(double %ah, double %ab, double 0xBDE735DA00970C8A)
 %aj = call double @llvm.fma.f64(double %ai, double %ab, double 0x3E52B591C5B36AD5)
 %ak = call double @llvm.fma.f64(double %aj, double %ab, double 0xBEB0B12F2385600E)
 %al = call double @llvm.fma.f64(double %ak, double %ab, double 0x3EEB48002ED1E95C)
 %am = call double @llvm.fma.f64(double %al, double %ab, double 0x3F5588C6274B751B)
 %an = call double @llvm.fma.f64(double %am, double %ab, double 0xBFA459DBBE71F064)
 br label %x

aa:
 %ao = fsub double %j, 4.600000e+01
 %ap = call double @llvm.fma.f64(double 0xB98F2C2FE0672D95, double %ao, double 0x3A24D854A28F3093)
 %aq = call double @llvm.fma.f64(double %ap, double %ao, double 0xBAB821FC88C5BF64)
 %ar = call double @llvm.fma.f64(double %aq, double %ao, double 0x3B46E75EB80EE6FF)
 %as = call double @llvm.fma.f64(double %ar, double %ao, double 0xBBD192826CD2BF22)
 %at = call double @llvm.fma.f64(double %as, double %ao, double 0x3C550DE7AC305AC8)
 %au = call double @llvm.fma.f64(double %at, double %ao, double 0xBCD2A53A04E7E6F3)
 %av = call double @llvm.fma.f64(double %au, double %ao, double 0x3D45F09F478C36E2)
 %aw = call double @llvm.fma.f64(double %av, double %ao, double 0xBDA860CCCEDFA216)
 %ax = call double @llvm.fma.f64(double %aw, double %ao, double 0xBE080B6F9174C804)
 %ay = call double @llvm.fma.f64(double %ax, double %ao, double 0x3E8C5AA76989BF56)
 %az = call double @llvm.fma.f64(double %ay, double %ao, double 0xBEEB6A89A1FEB214)
 %ba = call double @llvm.fma.f64(double %az, double %ao, double 0xBF15DFCC453961E1)
 %bb = call double @llvm.fma.f64(double %ba, double %ao, double 0x3F9452522669AED4)
 br label %x

x:
 %bc = phi i32 [ 1071921190, %l ], [ 1074160468, %z ], [ 1075055321, %aa ]
 %bd = phi double [ %w, %l ], [ %an, %z ], [ %bb, %aa ]
 %be = phi double [ 0x3FF1E7D3131DD6BA, %l ], [ 0x3FD02BCCFC7C6237, %z ], [ 0x3FC2104BDD17F33D, %aa ]
 %bf = phi double [ 0x3C7EA9D270347F83, %l ], [ 0xBC9F06AE7804384E, %z ], [ 0xBC99774A495F56CF, %aa ]
 %bg = phi double [ 0x3FEC982EB8D417EA, %l ], [ 0x400FA9534D98569C, %z ], [ 0x401C581DC4E72103, %aa ]
 %bh = call double @llvm.fma.f64(double %a, double %a, double -3.200000e+01)
 %bi = call double @llvm.fma.f64(double 0xB7B8E6BE0D764BA8, double %bh, double 0x385BCDBA692ED057)
 %bj = call double @llvm.fma.f64(double %bi, double %bh, double 0xB8FADA6D1194FA84)
 %bk = call double @llvm.fma.f64(double %bj, double %bh, double 0x3996BF2FE62FE472)
 %bl = call double @llvm.fma.f64(double %bk, double %bh, double 0xBA30B0F64DE90A61)
 %bm = call double @llvm.fma.f64(double %bl, double %bh, double 0x3AC4F8DC8C176763)
 %bn = call double @llvm.fma.f64(double %bm, double %bh, double 0xBB564040C048787E)
 %bo = call double @llvm.fma.f64(double %bn, double %bh, double 0x3BE39AD2E53C737B)
 %bp = call double @llvm.fma.f64(double %bo, double %bh, double 0xBC6C1A7453ACC606)
 %bq = call double @llvm.fma.f64(double %bp, double %bh, double 0x3CEFECA5D1CD823F)
 %br = call double @llvm.fma.f64(double %bq, double %bh, double 0xBD6BC248DFA4309B)
 %bs = call double @llvm.fma.f64(double %br, double %bh, double 0x3DE19A1B2886DD68)
 %bt = call double @llvm.fma.f64(double %bs, double %bh, double 0xBE4E3FA7B13AC12D)
 %bu = call double @llvm.fma.f64(double %bt, double %bh, double 0x3EAEF7B16178A92E)
 %bv = call double @llvm.fma.f64(double %bu, double %bh, double 0xBEFBF5476C0ED835)
 %bw = fsub double %a, 0x40033D152E971B40
 %bx = fsub double %bw, 0xBCA0F539D7DA258E
 %by = fadd double %a, 0x40033D152E971B40
 %bz = call double @llvm.nvvm.mul.rn.d(double %bx, double %by)
 %ca = call double @llvm.nvvm.mul.rn.d(double %bv, double %bz)
 %cb = fsub double %a, 0x40214EB56CCCDECA
 %cc = fsub double %cb, 0xBCB51970714C7C25
 %cd = fadd double %a, 0x40214EB56CCCDECA
 %ce = call double @llvm.nvvm.mul.rn.d(double %cc, double %cd)
 %cf = call double @llvm.nvvm.mul.rn.d(double %ca, double %ce)
 %cg = fsub double %a, 0x4016148F5B2C2E45
 %ch = fsub double %cg, 0x3C975054CD60A517
 %ci = fadd double %a, 0x4016148F5B2C2E45
 %cj = call double @llvm.nvvm.mul.rn.d(double %ch, double %ci)
 %ck = call double @llvm.nvvm.mul.rn.d(double %cf, double %cj)
 %cl = call double @llvm.nvvm.mul.rn.d(double 0x3FE45F306DC9C883, double %ck)
 %cm = fcmp olt double %a, 0x10000000000000
 br i1 %cm, label %cn, label %co

cn:
 %cp = call double @llvm.nvvm.mul.rn.d(double %a, double 0x4350000000000000)
 br label %co

co:
 %cq = phi double [ %cp, %cn ], [ %a, %x ]
 %cr = call i32 @llvm.nvvm.d2i.hi(double %cq)
 %cs = sub nsw i32 %cr, %bc
 %ct = and i32 %cs, -1048576
 %cu = sub nsw i32 %cr, %ct
 %cv = call i32 @llvm.nvvm.d2i.lo(double %cq)
 %cw = call double @llvm.nvvm.lohi.i2d(i32 %cv, i32 %cu)
 %cx = fsub double %cw, %bg
 %cy = fsub double %cx, %bf
 %cz = call double @llvm.nvvm.mul.rn.d(double %cy, double %be)
 %da = fadd double %cz, 2.000000e+00
 %db = call double @llvm.nvvm.rcp.approx.ftz.d(double %da)
 %dc = fneg double %da
 %dd = call double @llvm.fma.f64(double %dc, double %db, double 1.000000e+00)
 %de = call double @llvm.fma.f64(double %dd, double %dd, double %dd)
 %df = call double @llvm.fma.f64(double %de, double %db, double %db)
 %dg = call double @llvm.nvvm.mul.rn.d(double %cz, double %df)
 %dh = call double @llvm.fma.f64(double %dc, double %dg, double %cz)
 %di = call double @llvm.fma.f64(double %dh, double %df, double %dg)
 %dj = call double @llvm.nvvm.mul.rn.d(double %di, double %di)
 %dk = call double @llvm.nvvm.mul.rn.d(double %di, double %dj)
 %dl = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %dj, double 0x3FC39A1CEE91D120)
 %dm = call double @llvm.fma.f64(double %dl, double %dj, double 0x3FC74663DB7A1073)
 %dn = call double @llvm.fma.f64(double %dm, double %dj, double 0x3FCC71C5211851F1)
 %do = call double @llvm.fma.f64(double %dn, double %dj, double 0x3FD24924941E37CC)
 %dp = call double @llvm.fma.f64(double %do, double %dj, double 0x3FD999999997FF08)
 %dq = call double @llvm.fma.f64(double %dp, double %dj, double 0x3FE5555555555592)
 %dr = fadd double %di, %di
 %ds = call double @llvm.fma.f64(double %dk, double %dq, double %dr)
 %dt = ashr i32 %ct, 20
 %du = select i1 %cm, i32 54, i32 0
 %dv = sub nsw i32 %dt, %du
 %dw = sitofp i32 %dv to double
 %dx = call double @llvm.fma.f64(double %dw, double 0x3FE62E42FEFA39EF, double %ds)
 %dy = call double @llvm.nvvm.mul.rn.d(double %cl, double %dx)
 %dz = fsub double %a, %bg
 %ea = fsub double %dz, %bf
 %eb = fadd double %a, %bg
 %ec = call double @llvm.nvvm.mul.rn.d(double %ea, double %eb)
 %ed = call double @llvm.fma.f64(double %bd, double %ec, double %dy)
 br label %ee

i:
 %ef = call double @llvm.nvvm.rcp.approx.ftz.d(double %a)
 %eg = fneg double %a
 %eh = call double @llvm.fma.f64(double %eg, double %ef, double 1.000000e+00)
 %ei = call double @llvm.fma.f64(double %eh, double %eh, double %eh)
 %ej = call double @llvm.fma.f64(double %ei, double %ef, double %ef)
 %ek = call double @llvm.nvvm.mul.rn.d(double %ej, double %ej)
 %el = call double @llvm.fma.f64(double 0xC0CDE8C657C5B08F, double %ek, double 0x409822110A9218D7)
 %em = call double @llvm.fma.f64(double %el, double %ek, double 0xC0573B95744096F7)
 %en = call double @llvm.fma.f64(double %em, double %ek, double 0x40170D2D725743CE)
 %eo = call double @llvm.fma.f64(double %en, double %ek, double 0xBFE15C829F69DC4F)
 %ep = call double @llvm.fma.f64(double %eo, double %ek, double 0x3FBA7FF6DE8E3151)
 %eq = call double @llvm.fma.f64(double %ep, double %ek, double 0xBFAFFFFFFCC3DE20)
 %er = call double @llvm.fma.f64(double %eq, double %ek, double 0x3FEFFFFFFFFFFE7D)
 %es = call double @llvm.fma.f64(double 0x40F2964D90D38BB6, double %ek, double 0xC0BDD5F7B3CC5211)
 %et = call double @llvm.fma.f64(double %es, double %ek, double 0x407AF755989A7D93)
 %eu = call double @llvm.fma.f64(double %et, double %ek, double 0xC036C5D13E8164A0)
 %ev = call double @llvm.fma.f64(double %eu, double %ek, double 0x3FFA29B662038702)
 %ew = call double @llvm.fma.f64(double %ev, double %ek, double 0xBFCAD2FCA9B41F71)
 %ex = call double @llvm.fma.f64(double %ew, double %ek, double 0x3FB0AAAA8DDB534F)
 %ey = call double @llvm.fma.f64(double %ex, double %ek, double 0xBFBFFFFFFFFDC32C)
 %ez = call double @llvm.nvvm.mul.rn.d(double %ej, double %ey)
 %fa = call double @llvm.fma.f64(double %a, double 0x3FE45F306DC9C883, double 0x4338000000000000)
 %fb = call i32 @llvm.nvvm.d2i.lo(double %fa)
 %fc = fsub double %fa, 0x4338000000000000
 %fd = call double @llvm.fma.f64(double %fc, double 0xBFF921FB54442D18, double %a)
 %fe = call double @llvm.fma.f64(double %fc, double 0xBC91A62633145C07, double %fd)
 %ff = call double @llvm.fma.f64(double %fc, double 0x391F1976B7ED8FBC, double %fe)
 %fg = call double @llvm.nvvm.fabs.d(double %a)
 %fh = fcmp ogt double %fg, 1.000000e+09
 br i1 %fh, label %fi, label %fj

fi:
 %fk = call double @llvm.nvvm.fabs.d(double %a)
 %fl = fcmp uge double %fk, 0x7FF0000000000000
 br i1 %fl, label %fm, label %fn

fm:
 %fo = call double @llvm.nvvm.mul.rn.d(double %a, double 0.000000e+00)
 br label %fp

fn:
 %fq = call double @__internal_reduce_large(double %a, ptr %e, ptr %f)
 %fr = load i32, ptr %e, align 4
 br label %fj

fj:
 %fs = phi i32 [ %fb, %i ], [ %fr, %fn ]
 %ft = phi double [ %ff, %i ], [ %fq, %fn ]
 br label %fp

fp:
 %fu = phi i32 [ %fs, %fj ], [ %fb, %fm ]
 %fv = phi double [ %fo, %fm ], [ %ft, %fj ]
 %fw = fsub double %fv, 0x3FE921FB54442D18
 %fx = fadd double %fw, %ez
 %fy = call double @llvm.fma.f64(double %fx, double 0x3FE45F306DC9C883, double 0x4338000000000000)
 %fz = call i32 @llvm.nvvm.d2i.lo(double %fy)
 %ga = fsub double %fy, 0x4338000000000000
 %gb = call double @llvm.fma.f64(double %ga, double 0xBFF921FB54442D18, double %fx)
 %gc = call double @llvm.fma.f64(double %ga, double 0xBC91A62633145C07, double %gb)
 %gd = call double @llvm.fma.f64(double %ga, double 0x391F1976B7ED8FBC, double %gc)
 %ge = call double @llvm.nvvm.fabs.d(double %fx)
 %gf = fcmp ogt double %ge, 1.000000e+09
 br i1 %gf, label %gg, label %gh

gg:
 %gi = call double @llvm.nvvm.fabs.d(double %fx)
 %gj = fcmp uge double %gi, 0x7FF0000000000000
 br i1 %gj, label %gk, label %gl

gk:
 %gm = call double @llvm.nvvm.mul.rn.d(double %fx, double 0.000000e+00)
 br label %gn

gl:
 %go = call double @__internal_reduce_large(double %fx, ptr %c, ptr %d)
 %gp = load i32, ptr %c, align 4
 br label %gh

gh:
 %gq = phi i32 [ %fz, %fp ], [ %gp, %gl ]
 %gr = phi double [ %gd, %fp ], [ %go, %gl ]
 br label %gn

gn:
 %gs = phi i32 [ %gq, %gh ], [ %fz, %gk ]
 %gt = phi double [ %gm, %gk ], [ %gr, %gh ]
 %gu = call double @llvm.nvvm.mul.rn.d(double %er, double 0x3FE9884533D43651)
 %gv = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %a) #2
 %gw = call double @llvm.nvvm.mul.rn.d(double %a, double %gv)
 %gx = fneg double %gw
 %gy = call double @llvm.fma.f64(double %gx, double %gv, double 1.000000e+00)
 %gz = call double @llvm.fma.f64(double 3.750000e-01, double %gy, double 5.000000e-01)
 %ha = call double @llvm.nvvm.mul.rn.d(double %gz, double %gy)
 %hb = call double @llvm.fma.f64(double %ha, double %gv, double %gv)
 %hc = call double @llvm.nvvm.mul.rn.d(double %gu, double %hb)
 %hd = add nsw i32 %fu, %gs
 %he = and i32 %hd, 1
 %hf = icmp ne i32 %he, 0
 %hg = call double @llvm.nvvm.mul.rn.d(double %gt, double %gt)
 %hh = select i1 %hf, double 1.000000e+00, double %gt
 %hi = select i1 %hf, double 0xBDA8FA65EC18C2E0, double 0.000000e+00
 %hj = select i1 %hf, double 0x3E21EE9DB8E7130D, double 0x3DE5D8B567CBEE06
 %hk = call double @llvm.fma.f64(double %hi, double %hg, double %hj)
 %hl = select i1 %hf, double 0xBE927E4F7F141479, double 0xBE5AE5E4B8648532
 %hm = call double @llvm.fma.f64(double %hk, double %hg, double %hl)
 %hn = select i1 %hf, double 0x3EFA01A019C8ED09, double 0x3EC71DE35552D557
 %ho = call double @llvm.fma.f64(double %hm, double %hg, double %hn)
 %hp = select i1 %hf, double 0xBF56C16C16C15013, double 0xBF2A01A019BE9228
 %hq = call double @llvm.fma.f64(double %ho, double %hg, double %hp)
 %hr = select i1 %hf, double 0x3FA555555555554B, double 0x3F8111111110F730
 %hs = call double @llvm.fma.f64(double %hq, double %hg, double %hr)
 %ht = select i1 %hf, double -5.000000e-01, double 0xBFC5555555555548
 %hu = call double @llvm.fma.f64(double %hs, double %hg, double %ht)
 %hv = call double @llvm.nvvm.mul.rn.d(double %hg, double %hh)
 %hw = call double @llvm.fma.f64(double %hv, double %hu, double %hh)
 %hx = and i32 %hd, 2
 %hy = icmp ne i32 %hx, 0
 %hz = fneg double %hw
 %ia = select i1 %hy, double %hz, double %hw
 %ib = call double @llvm.nvvm.mul.rn.d(double %hc, double %ia)
 br label %ee

ee:
 %ic = phi double [ %ed, %co ], [ %ib, %gn ]
 %id = fcmp oeq double %a, 0.000000e+00
 %ie = select i1 %id, double 0xFFF0000000000000, double %ic
 %if = fcmp oeq double %a, 0x7FF0000000000000
 %ig = select i1 %if, double 0.000000e+00, double %ie
 %ih = fcmp olt double %a, 0.000000e+00
 %ii = select i1 %ih, double 0xFFF8000000000000, double %ig
 ret double %ii
}
define float @__nv_y0f(float %a) alwaysinline mustprogress nounwind {
b:
 %c = fcmp ole float %a, 8.000000e+00
 br i1 %c, label %d, label %e

d:
 %f = fcmp olt float %a, 2.250000e+00
 br i1 %f, label %g, label %h

g:
 %i = call float @llvm.nvvm.mul.rn.f(float %a, float %a)
 %j = call float @llvm.fma.f32(float 0xBE706A93A0000000, float %i, float 0x3EDC4B28C0000000)
 %k = call float @llvm.fma.f32(float %j, float %i, float 0xBF3C704D60000000)
 %l = call float @llvm.fma.f32(float %k, float %i, float 0x3F8FFFF3A0000000)
 %m = call float @llvm.fma.f32(float %l, float %i, float 0xBFCFFFFFC0000000)
 %n = call float @llvm.fma.f32(float %m, float %i, float 1.000000e+00)
 %o = call float @llvm.fma.f32(float 0x3E7A0ABB00000000, float %i, float 0xBEE4A2D9E0000000)
 %p = call float @llvm.fma.f32(float %o, float %i, float 0x3F4267A480000000)
 %q = call float @llvm.fma.f32(float %p, float %i, float 0xBF91257CA0000000)
 %r = call float @llvm.fma.f32(float %q, float %i, float 0x3FC75080E0000000)
 %s = fcmp olt float %a, 0x3810000000000000
 %t = select i1 %s, float 0x4160000000000000, float 1.000000e+00
 %u = call float @llvm.nvvm.mul.rn.f(float %a, float %t)
 %v = bitcast float %u to i32
 %w = add i32 %v, -1058570489
 %x = and i32 %w, -8388608
 %y = sub i32 %v, %x
 %z = bitcast i32 %y to float
 %aa = fsub float %z, 0x3FEC982EC0000000
 %ab = fsub float %aa, 0xBE4CAFA060000000
 %ac = call float @llvm.nvvm.mul.rn.f(float %ab, float 0x3FF1E7D320000000)
 %ad = call float @llvm.nvvm.mul.rn.f(float %ac, float %ac)
 %ae = call float @llvm.fma.f32(float 0xBFC0805A20000000, float %ac, float 0x3FC1E669E0000000)
 %af = call float @llvm.fma.f32(float %ae, float %ac, float 0xBFBF311340000000)
 %ag = call float @llvm.fma.f32(float %af, float %ac, float 0x3FC1ED7280000000)
 %ah = call float @llvm.fma.f32(float %ag, float %ac, float 0xBFC559DD00000000)
 %ai = call float @llvm.fma.f32(float %ah, float %ac, float 0x3FC99D0340000000)
 %aj = call float @llvm.fma.f32(float %ai, float %ac, float 0xBFCFFFEF00000000)
 %ak = call float @llvm.fma.f32(float %aj, float %ac, float 0x3FD5555060000000)
 %al = call float @llvm.fma.f32(float %ak, float %ac, float -5.000000e-01)
 %am = call float @llvm.fma.f32(float %ad, float %al, float %ac)
 %an = sitofp i32 %x to float
 %ao = select i1 %s, float -2.300000e+01, float 0.000000e+00
 %ap = call float @llvm.fma.f32(float %an, float 0x3E80000000000000, float %ao)
 %aq = call float @llvm.fma.f32(float %ap, float 0x3FE62E4300000000, float %am)
 %ar = fsub float %a, 0x3FEC982EC0000000
 %as = fsub float %ar, 0xBE4CAFA060000000
 %at = fadd float %a, 0x3FEC982EC0000000
 %au = call float @llvm.nvvm.mul.rn.f(float %as, float %at)
 %av = call float @llvm.nvvm.mul.rn.f(float %n, float 0x3FE45F3060000000)
 %aw = call float @llvm.nvvm.mul.rn.f(float %av, float %aq)
 %ax = call float @llvm.fma.f32(float %r, float %au, float %aw)
 br label %ay

h:
 %az = fcmp olt float %a, 5.500000e+00
 br i1 %az, label %ba, label %bb

ba:
 %bc = fsub float %a, 4.000000e+00
 %bd = call float @llvm.fma.f32(float 0xBE7057CC60000000, float %bc, float 0xBE81C92580000000)
 %be = call float @llvm.fma.f32(float %bd, float %bc, float 0xBED444BDC0000000)
 %bf = call float @llvm.fma.f32(float %be, float %bc, float 0x3F09A95A60000000)
 %bg = call float @llvm.fma.f32(float %bf, float %bc, float 0x3F2B3D14E0000000)
 %bh = call float @llvm.fma.f32(float %bg, float %bc, float 0xBF61884E80000000)
 %bi = call float @llvm.fma.f32(float %bh, float %bc, float 0xBF7D913400000000)
 %bj = call float @llvm.fma.f32(float %bi, float %bc, float 0x3FAD81B380000000)
 %bk = call float @llvm.fma.f32(float %bj, float %bc, float 0x3FAC8E2800000000)
 %bl = call float @llvm.fma.f32(float %bk, float %bc, float 0xBFD99E4960000000)
 %bm = fsub float %a, 0x400FA95340000000
 %bn = fsub float %bm, 0x3E7B30AD40000000
 %bo = call float @llvm.nvvm.mul.rn.f(float %bl, float %bn)
 br label %ay

bb:
 %bp = fsub float %a, 7.000000e+00
 %bq = call float @llvm.fma.f32(float 0x3EA4AEEC40000000, float %bp, float 0x3EC31C96E0000000)
 %br = call float @llvm.fma.f32(float %bq, float %bp, float 0xBF08DFAC00000000)
 %bs = call float @llvm.fma.f32(float %br, float %bp, float 0xBF1E896700000000)
 %bt = call float @llvm.fma.f32(float %bs, float %bp, float 0x3F62473CC0000000)
 %bu = call float @llvm.fma.f32(float %bt, float %bp, float 0x3F64F7C400000000)
 %bv = call float @llvm.fma.f32(float %bu, float %bp, float 0xBFA8FA1A40000000)
 %bw = call float @llvm.fma.f32(float %bv, float %bp, float 0xBF8A4CF040000000)
 %bx = call float @llvm.fma.f32(float %bw, float %bp, float 0x3FD34CCB60000000)
 %by = fsub float %a, 0x401C581DC0000000
 %bz = fsub float %by, 0x3E739C8400000000
 %ca = call float @llvm.nvvm.mul.rn.f(float %bx, float %bz)
 br label %ay

ay:
 %cb = phi float [ %ax, %g ], [ %bo, %ba ], [ %ca, %bb ]
 br label %cc

e:
 %cd = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %a) #2
 %ce = call float @llvm.nvvm.mul.rn.f(float %cd, float %cd)
 %cf = call float @llvm.fma.f32(float 0x3FB7956240000000, float %ce, float 0xBFAFF736E0000000)
 %cg = call float @llvm.fma.f32(float %cf, float %ce, float 0x3FEFFFFFE0000000)
 %ch = call float @llvm.fma.f32(float 0xBFC64F9980000000, float %ce, float 0x3FB09A1700000000)
 %ci = call float @llvm.fma.f32(float %ch, float %ce, float 0xBFBFFFF820000000)
 %cj = call float @llvm.nvvm.mul.rn.f(float %cd, float %ci)
 %ck = call float @llvm.fma.f32(float %a, float 0x3FE45F3060000000, float 0x4168000000000000)
 %cl = bitcast float %ck to i32
 %cm = fsub float %ck, 0x4168000000000000
 %cn = call float @llvm.fma.f32(float %cm, float 0xBFF921FB60000000, float %a)
 %co = call float @llvm.fma.f32(float %cm, float 0x3E6777A5C0000000, float %cn)
 %cp = call float @llvm.fma.f32(float %cm, float 0x3CDEE59DA0000000, float %co)
 %cq = call float @llvm.nvvm.fabs.f(float %a)
 %cr = fcmp ogt float %cq, 1.050000e+05
 br i1 %cr, label %cs, label %ct

cs:
 %cu = call float @llvm.nvvm.fabs.f(float %a)
 %cv = fcmp uge float %cu, 0x7FF0000000000000
 br i1 %cv, label %cw, label %cx

cw:
 %cy = call float @llvm.nvvm.mul.rn.f(float %a, float 0.000000e+00)
 br label %cz

cx:
 %da = bitcast float %a to i32
 %db = and i32 %da, 8388607
 %dc = or i32 %db, 8388608
 %dd = lshr i32 %da, 23
 %de = and i32 %dd, 255
 %df = add nsw i32 %de, -120
 %dg = lshr i32 %df, 5
 %dh = and i32 %df, 31
 %di = zext i32 %dg to i64
 %dj = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @__internal_TWO_OVER_PI_F to ptr), i64 %di
 %dk = load i32, ptr %dj, align 4
 %dl = getelementptr i8, ptr %dj, i64 4
 %dm = load i32, ptr %dl, align 4
 %dn = getelementptr i8, ptr %dj, i64 8
 %do = load i32, ptr %dn, align 4
 %dp = getelementptr i8, ptr %dj, i64 12
 %dq = load i32, ptr %dp, align 4
 %dr = zext i32 %dk to i64
 %ds = shl i64 %dr, 32
 %dt = zext i32 %dm to i64
 %du = or i64 %ds, %dt
 %dv = zext i32 %dh to i64
 %dw = shl i64 %du, %dv
 %dx = lshr i64 %dw, 32
 %dy = trunc i64 %dx to i32
 %dz = shl i64 %dt, 32
 %ea = zext i32 %do to i64
 %eb = or i64 %dz, %ea
 %ec = shl i64 %eb, %dv
 %ed = lshr i64 %ec, 32
 %ee = shl i64 %ea, 32
 %ef = zext i32 %dq to i64
 %eg = or i64 %ee, %ef
 %eh = shl i64 %eg, %dv
 %ei = lshr i64 %eh, 32
 %ej = trunc i64 %ei to i32
 %ek = zext i32 %dc to i64
 %el = mul nuw nsw i64 %ek, %ed
 %em = call i32 @llvm.nvvm.mulhi.ui(i32 %dc, i32 %ej)
 %en = zext i32 %em to i64
 %eo = add nuw nsw i64 %el, %en
 %ep = mul i32 %dc, %dy
 %eq = zext i32 %ep to i64
 %er = shl i64 %eq, 32
 %es = add i64 %eo, %er
 %et = lshr i64 %es, 62
 %eu = trunc i64 %et to i32
 %ev = lshr i64 %es, 61
 %ew = and i64 %ev, 1
 %ex = trunc i64 %ew to i32
 %ey = add nuw nsw i32 %eu, %ex
 %ez = shl i64 %es, 2
 %fa = sitofp i64 %ez to double
 %fb = call double @llvm.nvvm.mul.rn.d(double %fa, double 0x3BF921FB54442D18)
 %fc = fptrunc double %fb to float
 %fd = icmp slt i32 %da, 0
 %fe = sub nsw i32 0, %ey
 %ff = select i1 %fd, i32 %fe, i32 %ey
 %fg = fneg float %fc
 %fh = select i1 %fd, float %fg, float %fc
 br label %ct

ct:
 %fi = phi i32 [ %cl, %e ], [ %ff, %cx ]
 %fj = phi float [ %cp, %e ], [ %fh, %cx ]
 br label %cz

cz:
 %fk = phi i32 [ %fi, %ct ], [ %cl, %cw ]
 %fl = phi float [ %cy, %cw ], [ %fj, %ct ]
 %fm = fcmp olt float %fl, 0.000000e+00
 %fn = select i1 %fm, float 0x3FE921FB60000000, float 0xBFE921FB60000000
 %fo = fadd float %fl, %fn
 %fp = fadd float %fo, %cj
 %fq = call float @llvm.nvvm.mul.rn.f(float %cg, float 0x3FE9884540000000)
 %fr = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %a)
 %fs = call float @llvm.nvvm.mul.rn.f(float %fq, float %fr)
 %ft = zext i1 %fm to i32
 %fu = sub nsw i32 %fk, %ft
 %fv = and i32 %fu, 1
 %fw = icmp ne i32 %fv, 0
 %fx = call float @llvm.nvvm.mul.rn.f(float %fp, float %fp)
 %fy = select i1 %fw, float 1.000000e+00, float %fp
 %fz = select i1 %fw, float 0x3EF99E80C0000000, float 0.000000e+00
 %ga = select i1 %fw, float 0xBF56C0C280000000, float 0xBF29954000000000
 %gb = call float @llvm.fma.f32(float %fz, float %fx, float %ga)
 %gc = select i1 %fw, float 0x3FA55554A0000000, float 0x3F81107780000000
 %gd = call float @llvm.fma.f32(float %gb, float %fx, float %gc)
 %ge = select i1 %fw, float -5.000000e-01, float 0xBFC5555460000000
 %gf = call float @llvm.fma.f32(float %gd, float %fx, float %ge)
 %gg = call float @llvm.nvvm.mul.rn.f(float %fx, float %fy)
 %gh = call float @llvm.fma.f32(float %gg, float %gf, float %fy)
 %gi = and i32 %fu, 2
 %gj = icmp ne i32 %gi, 0
 %gk = fneg float %gh
 %gl = select i1 %gj, float %gk, float %gh
 %gm = call float @llvm.nvvm.mul.rn.f(float %fs, float %gl)
 br label %cc

cc:
 %gn = phi float [ %cb, %ay ], [ %gm, %cz ]
 %go = fcmp oeq float %a, 0.000000e+00
 %gp = select i1 %go, float 0xFFF0000000000000, float %gn
 %gq = fcmp oeq float %a, 0x7FF0000000000000
 %gr = select i1 %gq, float 0.000000e+00, float %gp
 %gs = fcmp olt float %a, 0.000000e+00
 %gt = select i1 %gs, float 0x7FFFFFFFE0000000, float %gr
 ret float %gt
}
define double @__nv_y1(double %a) alwaysinline mustprogress nounwind {
b:
 %c = alloca i32, align 4
 %d = alloca double, align 8
 %e = alloca i32, align 4
 %f = alloca double, align 8
 %g = fcmp ole double %a, 8.000000e+00
 br i1 %g, label %h, label %i

h:
 %j = call double @llvm.nvvm.mul.rn.d(double %a, double %a)
 %k = fcmp olt double %a, 3.850000e+00
 br i1 %k, label %l, label %m

l:
 %n = fsub double %j, 7.500000e+00
 %o = call double @llvm.fma.f64(double 0x3AD418B9F0C612F0, double %n, double 0x3B23941556762FB5)
 %p = call double @llvm.fma.f64(double %o, double %n, double 0xBBB3645646D1E837)
 %q = call double @llvm.fma.f64(double %p, double %n, double 0x3C3F062CFE67FF86)
 %r = call double @llvm.fma.f64(double %q, double %n, double 0xBCC44F9123B62551)
 %s = call double @llvm.fma.f64(double %r, double %n, double 0x3D44F59F5EB52B88)
 %t = call double @llvm.fma.f64(double %s, double %n, double 0xBDC077B2E3039270)
 %u = call double @llvm.fma.f64(double %t, double %n, double 0x3E32CA67B1E8F20D)
 %v = call double @llvm.fma.f64(double %u, double %n, double 0xBE9D0857FF3822E1)
 %w = call double @llvm.fma.f64(double %v, double %n, double 0x3EFAFB5E74E2BBEA)
 %x = call double @llvm.fma.f64(double %w, double %n, double 0xBF471C9E8A0FC6EC)
 %y = call double @llvm.fma.f64(double %x, double %n, double 0x3F33CAAFCA8D95C0)
 %z = call double @llvm.fma.f64(double %y, double %n, double 0x3FC7D3B5C066DAF5)
 br label %aa

m:
 %ab = fsub double %j, 3.900000e+01
 %ac = call double @llvm.fma.f64(double 0x38AFC197F2C220C5, double %ab, double 0xB946F49BA3F0A755)
 %ad = call double @llvm.fma.f64(double %ac, double %ab, double 0x39E170D1D70847AA)
 %ae = call double @llvm.fma.f64(double %ad, double %ab, double 0xBA763E7A1A81A7DD)
 %af = call double @llvm.fma.f64(double %ae, double %ab, double 0x3B07D721FC927640)
 %ag = call double @llvm.fma.f64(double %af, double %ab, double 0xBB95154DC0257752)
 %ah = call double @llvm.fma.f64(double %ag, double %ab, double 0x3C1E01D850F92EFA)
 %ai = call double @llvm.fma.f64(double %ah, double %ab, double 0xBCA099671E73C8B7)
 %aj = call double @llvm.fma.f64(double %ai, double %ab, double 0x3D1B14B511670F97)
 %ak = call double @llvm.fma.f64(double %aj, double %ab, double 0xBD8D9480EA1FDA23)
 %al = call double @llvm.fma.f64(double %ak, double %ab, double 0x3DF0A155AD987105)
 %am = call double @llvm.fma.f64(double %al, double %ab, double 0x3E3345E824C556A1)
 %an = call double @llvm.fma.f64(double %am, double %ab, double 0xBEC1F600D47914C4)
 %ao = call double @llvm.fma.f64(double %an, double %ab, double 0x3F19E15F10848955)
 %ap = call double @llvm.fma.f64(double %ao, double %ab, double 0x3F62C24F2A15BFEB)
 %aq = call double @llvm.fma.f64(double %ap, double %ab, double 0xBFC1C9D0F43F12C6)
 br label %aa

aa:
 %ar = phi i32 [ 1073273753, %l ], [ 1074706180, %m ]
 %as = phi double [ %z, %l ], [ %aq, %m ]
 %at = phi double [ 0x3FDD20F658382CF2, %l ], [ 0x3FC792FA1A4698BE, %m ]
 %au = phi double [ 0xBC8BD1E50D219BFD, %l ], [ 0x3CBDFE7BAC228E8C, %m ]
 %av = phi double [ 0x400193BED4DFF243, %l ], [ 0x4015B7FE4E87B02E, %m ]
 %aw = call double @llvm.fma.f64(double %a, double %a, double -3.200000e+01)
 %ax = call double @llvm.fma.f64(double 0x381BA22080410057, double %aw, double 0xB8AB6E8FDA0A67D5)
 %ay = call double @llvm.fma.f64(double %ax, double %aw, double 0x39479E9A18C11C2D)
 %az = call double @llvm.fma.f64(double %ay, double %aw, double 0xB9E29394ABF105F3)
 %ba = call double @llvm.fma.f64(double %az, double %aw, double 0x3A790BD00EB40DE9)
 %bb = call double @llvm.fma.f64(double %ba, double %aw, double 0xBB0CA79A12A8D9EB)
 %bc = call double @llvm.fma.f64(double %bb, double %aw, double 0x3B9B6231F328998A)
 %bd = call double @llvm.fma.f64(double %bc, double %aw, double 0xBC256EB3956EF0B8)
 %be = call double @llvm.fma.f64(double %bd, double %aw, double 0x3CAACC0923E0455D)
 %bf = call double @llvm.fma.f64(double %be, double %aw, double 0xBD29E31EA49AC42F)
 %bg = call double @llvm.fma.f64(double %bf, double %aw, double 0x3DA2718C18803929)
 %bh = call double @llvm.fma.f64(double %bg, double %aw, double 0xBE120D17AA0A16F0)
 %bi = call double @llvm.fma.f64(double %bh, double %aw, double 0x3E7568E3CBB4EE85)
 %bj = call double @llvm.fma.f64(double %bi, double %aw, double 0xBEC6E07FC146CE70)
 %bk = fsub double %a, 0x400EA75575AF6F09
 %bl = fsub double %bk, 0xBCA60155A9D1B256
 %bm = fadd double %a, 0x400EA75575AF6F09
 %bn = call double @llvm.nvvm.mul.rn.d(double %bl, double %bm)
 %bo = call double @llvm.nvvm.mul.rn.d(double %bj, double %bn)
 %bp = fsub double %a, 0x402458D0D0BDFC29
 %bq = fsub double %bp, 0x3CC02610A51562B6
 %br = fadd double %a, 0x402458D0D0BDFC29
 %bs = call double @llvm.nvvm.mul.rn.d(double %bq, double %br)
 %bt = call double @llvm.nvvm.mul.rn.d(double %bo, double %bs)
 %bu = call double @llvm.nvvm.mul.rn.d(double %bt, double %a)
 %bv = fsub double %a, 0x401C0FF5F3B47250
 %bw = fsub double %bv, 0xBC9B226D9D243827
 %bx = fadd double %a, 0x401C0FF5F3B47250
 %by = call double @llvm.nvvm.mul.rn.d(double %bw, double %bx)
 %bz = call double @llvm.nvvm.mul.rn.d(double %bu, double %by)
 %ca = call double @llvm.nvvm.mul.rn.d(double 0x3FE45F306DC9C883, double %bz)
 %cb = fcmp olt double %a, 0x10000000000000
 br i1 %cb, label %cc, label %cd

cc:
 %ce = call double @llvm.nvvm.mul.rn.d(double %a, double 0x4350000000000000)
 br label %cd

cd:
 %cf = phi double [ %ce, %cc ], [ %a, %aa ]
 %cg = call i32 @llvm.nvvm.d2i.hi(double %cf)
 %ch = sub nsw i32 %cg, %ar
 %ci = and i32 %ch, -1048576
 %cj = sub nsw i32 %cg, %ci
 %ck = call i32 @llvm.nvvm.d2i.lo(double %cf)
 %cl = call double @llvm.nvvm.lohi.i2d(i32 %ck, i32 %cj)
 %cm = fsub double %cl, %av
 %cn = fsub double %cm, %au
 %co = call double @llvm.nvvm.mul.rn.d(double %cn, double %at)
 %cp = fadd double %co, 2.000000e+00
 %cq = call double @llvm.nvvm.rcp.approx.ftz.d(double %cp)
 %cr = fneg double %cp
 %cs = call double @llvm.fma.f64(double %cr, double %cq, double 1.000000e+00)
 %ct = call double @llvm.fma.f64(double %cs, double %cs, double %cs)
 %cu = call double @llvm.fma.f64(double %ct, double %cq, double %cq)
 %cv = call double @llvm.nvvm.mul.rn.d(double %co, double %cu)
 %cw = call double @llvm.fma.f64(double %cr, double %cv, double %co)
 %cx = call double @llvm.fma.f64(double %cw, double %cu, double %cv)
 %cy = call double @llvm.nvvm.mul.rn.d(double %cx, double %cx)
 %cz = call double @llvm.nvvm.mul.rn.d(double %cx, double %cy)
 %da = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %cy, double 0x3FC39A1CEE91D120)
 %db = call double @llvm.fma.f64(double %da, double %cy, double 0x3FC74663DB7A1073)
 %dc = call double @llvm.fma.f64(double %db, double %cy, double 0x3FCC71C5211851F1)
 %dd = call double @llvm.fma.f64(double %dc, double %cy, double 0x3FD24924941E37CC)
 %de = call double @llvm.fma.f64(double %dd, double %cy, double 0x3FD999999997FF08)
 %df = call double @llvm.fma.f64(double %de, double %cy, double 0x3FE5555555555592)
 %dg = fadd double %cx, %cx
 %dh = call double @llvm.fma.f64(double %cz, double %df, double %dg)
 %di = ashr i32 %ci, 20
 %dj = select i1 %cb, i32 54, i32 0
 %dk = sub nsw i32 %di, %dj
 %dl = sitofp i32 %dk to double
 %dm = call double @llvm.fma.f64(double %dl, double 0x3FE62E42FEFA39EF, double %dh)
 %dn = call double @llvm.nvvm.mul.rn.d(double %ca, double %dm)
 %do = call double @llvm.nvvm.fmax.d(double %a, double 0x39B0000000000000)
 %dp = call double @llvm.nvvm.rcp.approx.ftz.d(double %do)
 %dq = fneg double %do
 %dr = call double @llvm.fma.f64(double %dq, double %dp, double 1.000000e+00)
 %ds = call double @llvm.fma.f64(double %dr, double %dr, double %dr)
 %dt = call double @llvm.fma.f64(double %ds, double %dp, double %dp)
 %du = call double @llvm.nvvm.mul.rn.d(double %as, double %dt)
 %dv = call double @llvm.fma.f64(double %dq, double %du, double %as)
 %dw = call double @llvm.fma.f64(double %dv, double %dt, double %du)
 %dx = fsub double %a, %av
 %dy = fsub double %dx, %au
 %dz = fadd double %a, %av
 %ea = call double @llvm.nvvm.mul.rn.d(double %dy, double %dz)
 %eb = call double @llvm.fma.f64(double %dw, double %ea, double %dn)
 br label %ec

i:
 %ed = call double @llvm.nvvm.rcp.approx.ftz.d(double %a)
 %ee = fneg double %a
 %ef = call double @llvm.fma.f64(double %ee, double %ed, double 1.000000e+00)
 %eg = call double @llvm.fma.f64(double %ef, double %ef, double %ef)
 %eh = call double @llvm.fma.f64(double %eg, double %ed, double %ed)
 %ei = call double @llvm.nvvm.mul.rn.d(double %eh, double %eh)
 %ej = call double @llvm.fma.f64(double 0x40D2028EDB8288F9, double %ei, double 0xC09D6D36873C93A0)
 %ek = call double @llvm.fma.f64(double %ej, double %ei, double 0x405D19CD2795B0FE)
 %el = call double @llvm.fma.f64(double %ek, double %ei, double 0xC01E8E5C7E2FA9DF)
 %em = call double @llvm.fma.f64(double %el, double %ei, double 0x3FE9C210E525A8C2)
 %en = call double @llvm.fma.f64(double %em, double %ei, double 0xBFC8BFFA9C831092)
 %eo = call double @llvm.fma.f64(double %en, double %ei, double 0x3FC7FFFFFF0B4C2E)
 %ep = call double @llvm.fma.f64(double %eo, double %ei, double 0x3FF00000000000E5)
 %eq = call double @llvm.fma.f64(double 0xC0F66055505026B5, double %ei, double 0x40C2275772A0C5EE)
 %er = call double @llvm.fma.f64(double %eq, double %ei, double 0xC080CA7AC743E370)
 %es = call double @llvm.fma.f64(double %er, double %ei, double 0x403DCCA9D5303B11)
 %et = call double @llvm.fma.f64(double %es, double %ei, double 0xC002ED950B489FBB)
 %eu = call double @llvm.fma.f64(double %et, double %ei, double 0x3FD7BCACAAE5FB43)
 %ev = call double @llvm.fma.f64(double %eu, double %ei, double 0xBFC4FFFFEF011DFE)
 %ew = call double @llvm.fma.f64(double %ev, double %ei, double 0x3FD7FFFFFFFF56DA)
 %ex = call double @llvm.nvvm.mul.rn.d(double %eh, double %ew)
 %ey = call double @llvm.fma.f64(double %a, double 0x3FE45F306DC9C883, double 0x4338000000000000)
 %ez = call i32 @llvm.nvvm.d2i.lo(double %ey)
 %fa = fsub double %ey, 0x4338000000000000
 %fb = call double @llvm.fma.f64(double %fa, double 0xBFF921FB54442D18, double %a)
 %fc = call double @llvm.fma.f64(double %fa, double 0xBC91A62633145C07, double %fb)
 %fd = call double @llvm.fma.f64(double %fa, double 0x391F1976B7ED8FBC, double %fc)
 %fe = call double @llvm.nvvm.fabs.d(double %a)
 %ff = fcmp ogt double %fe, 1.000000e+09
 br i1 %ff, label %fg, label %fh

fg:
 %fi = call double @llvm.nvvm.fabs.d(double %a)
 %fj = fcmp uge double %fi, 0x7FF0000000000000
 br i1 %fj, label %fk, label %fl

fk:
 %fm = call double @llvm.nvvm.mul.rn.d(double %a, double 0.000000e+00)
 br label %fn

fl:
 %fo = call double @__internal_reduce_large(double %a, ptr %e, ptr %f)
 %fp = load i32, ptr %e, align 4
 br label %fh

fh:
 %fq = phi i32 [ %ez, %i ], [ %fp, %fl ]
 %fr = phi double [ %fd, %i ], [ %fo, %fl ]
 br label %fn

fn:
 %fs = phi i32 [ %fq, %fh ], [ %ez, %fk ]
 %ft = phi double [ %fm, %fk ], [ %fr, %fh ]
 %fu = fsub double %ft, 0x3FE921FB54442D18
 %fv = fadd double %fu, %ex
 %fw = call double @llvm.fma.f64(double %fv, double 0x3FE45F306DC9C883, double 0x4338000000000000)
 %fx = call i32 @llvm.nvvm.d2i.lo(double %fw)
 %fy = fsub double %fw, 0x4338000000000000
 %fz = call double @llvm.fma.f64(double %fy, double 0xBFF921FB54442D18, double %fv)
 %ga = call double @llvm.fma.f64(double %fy, double 0xBC91A62633145C07, double %fz)
 %gb = call double @llvm.fma.f64(double %fy, double 0x391F1976B7ED8FBC, double %ga)
 %gc = call double @llvm.nvvm.fabs.d(double %fv)
 %gd = fcmp ogt double %gc, 1.000000e+09
 br i1 %gd, label %ge, label %gf

ge:
 %gg = call double @llvm.nvvm.fabs.d(double %fv)
 %gh = fcmp uge double %gg, 0x7FF0000000000000
 br i1 %gh, label %gi, label %gj

gi:
 %gk = call double @llvm.nvvm.mul.rn.d(double %fv, double 0.000000e+00)
 br label %gl

gj:
 %gm = call double @__internal_reduce_large(double %fv, ptr %c, ptr %d)
 %gn = load i32, ptr %c, align 4
 br label %gf

gf:
 %go = phi i32 [ %fx, %fn ], [ %gn, %gj ]
 %gp = phi double [ %gb, %fn ], [ %gm, %gj ]
 br label %gl

gl:
 %gq = phi i32 [ %go, %gf ], [ %fx, %gi ]
 %gr = phi double [ %gk, %gi ], [ %gp, %gf ]
 %gs = call double @llvm.nvvm.mul.rn.d(double %ep, double 0x3FE9884533D43651)
 %gt = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %a) #2
 %gu = call double @llvm.nvvm.mul.rn.d(double %a, double %gt)
 %gv = fneg double %gu
 %gw = call double @llvm.fma.f64(double %gv, double %gt, double 1.000000e+00)
 %gx = call double @llvm.fma.f64(double 3.750000e-01, double %gw, double 5.000000e-01)
 %gy = call double @llvm.nvvm.mul.rn.d(double %gx, double %gw)
 %gz = call double @llvm.fma.f64(double %gy, double %gt, double %gt)
 %ha = call double @llvm.nvvm.mul.rn.d(double %gs, double %gz)
 %hb = add nsw i32 %fs, %gq
 %hc = add nsw i32 %hb, -1
 %hd = and i32 %hc, 1
 %he = icmp ne i32 %hd, 0
 %hf = call double @llvm.nvvm.mul.rn.d(double %gr, double %gr)
 %hg = select i1 %he, double 1.000000e+00, double %gr
 %hh = select i1 %he, double 0xBDA8FA65EC18C2E0, double 0.000000e+00
 %hi = select i1 %he, double 0x3E21EE9DB8E7130D, double 0x3DE5D8B567CBEE06
 %hj = call double @llvm.fma.f64(double %hh, double %hf, double %hi)
 %hk = select i1 %he, double 0xBE927E4F7F141479, double 0xBE5AE5E4B8648532
 %hl = call double @llvm.fma.f64(double %hj, double %hf, double %hk)
 %hm = select i1 %he, double 0x3EFA01A019C8ED09, double 0x3EC71DE35552D557
 %hn = call double @llvm.fma.f64(double %hl, double %hf, double %hm)
 %ho = select i1 %he, double 0xBF56C16C16C15013, double 0xBF2A01A019BE9228
 %hp = call double @llvm.fma.f64(double %hn, double %hf, double %ho)
 %hq = select i1 %he, double 0x3FA555555555554B, double 0x3F8111111110F730
 %hr = call double @llvm.fma.f64(double %hp, double %hf, double %hq)
 %hs = select i1 %he, double -5.000000e-01, double 0xBFC5555555555548
 %ht = call double @llvm.fma.f64(double %hr, double %hf, double %hs)
 %hu = call double @llvm.nvvm.mul.rn.d(double %hf, double %hg)
 %hv = call double @llvm.fma.f64(double %hu, double %ht, double %hg)
 %hw = and i32 %hc, 2
 %hx = icmp ne i32 %hw, 0
 %hy = fneg double %hv
 %hz = select i1 %hx, double %hy, double %hv
 %ia = call double @llvm.nvvm.mul.rn.d(double %ha, double %hz)
 br label %ec

ec:
 %ib = phi double [ %eb, %cd ], [ %ia, %gl ]
 %ic = fcmp olt double %a, 0x3C30000000000000
 br i1 %ic, label %id, label %ie

id:
 %if = call double @llvm.nvvm.div.rn.d(double 0xBFE45F306DC9C883, double %a)
 br label %ie

ie:
 %ig = phi double [ %ib, %ec ], [ %if, %id ]
 %ih = fcmp oeq double %a, 0.000000e+00
 %ii = select i1 %ih, double 0xFFF0000000000000, double %ig
 %ij = fcmp oeq double %a, 0x7FF0000000000000
 %ik = select i1 %ij, double 0.000000e+00, double %ii
 %il = fcmp olt double %a, 0.000000e+00
 %im = select i1 %il, double 0xFFF8000000000000, double %ik
 ret double %im
}
define float @__nv_y1f(float %a) alwaysinline mustprogress nounwind {
b:
 %c = fcmp ole float %a, 8.000000e+00
 br i1 %c, label %d, label %e

d:
 %f = fcmp olt float %a, 0x400ECCCCC0000000
 br i1 %f, label %g, label %h

g:
 %i = call float @llvm.nvvm.mul.rn.f(float %a, float %a)
 %j = call float @llvm.fma.f32(float 0x3DBD5F3700000000, float %i, float 0xBE37B28060000000)
 %k = call float @llvm.fma.f32(float %j, float %i, float 0x3EA6B64660000000)
 %l = call float @llvm.fma.f32(float %k, float %i, float 0xBF0C70EB20000000)
 %m = call float @llvm.fma.f32(float %l, float %i, float 0x3F65554D80000000)
 %n = call float @llvm.fma.f32(float %m, float %i, float 0xBFAFFFFFA0000000)
 %o = call float @llvm.fma.f32(float %n, float %i, float 5.000000e-01)
 %p = call float @llvm.fma.f32(float 0xBDC1463F40000000, float %i, float 0x3E38EF8BA0000000)
 %q = call float @llvm.fma.f32(float %p, float %i, float 0xBEA4ED93C0000000)
 %r = call float @llvm.fma.f32(float %q, float %i, float 0x3F05BA3B80000000)
 %s = call float @llvm.fma.f32(float %r, float %i, float 0xBF57C2D720000000)
 %t = call float @llvm.fma.f32(float %s, float %i, float 0x3F906993E0000000)
 %u = call float @llvm.fma.f32(float %t, float %i, float 0x3FC0E14BE0000000)
 %v = fcmp olt float %a, 0x3810000000000000
 %w = select i1 %v, float 0x4160000000000000, float 1.000000e+00
 %x = call float @llvm.nvvm.mul.rn.f(float %a, float %w)
 %y = bitcast float %x to i32
 %z = add i32 %y, -1069251913
 %aa = and i32 %z, -8388608
 %ab = sub i32 %y, %aa
 %ac = bitcast i32 %ab to float
 %ad = fsub float %ac, 0x400193BEE0000000
 %ae = fsub float %ad, 0xBE76401B80000000
 %af = call float @llvm.nvvm.mul.rn.f(float %ae, float 0x3FDD20F660000000)
 %ag = call float @llvm.nvvm.mul.rn.f(float %af, float %af)
 %ah = call float @llvm.fma.f32(float 0xBFC0805A20000000, float %af, float 0x3FC1E669E0000000)
 %ai = call float @llvm.fma.f32(float %ah, float %af, float 0xBFBF311340000000)
 %aj = call float @llvm.fma.f32(float %ai, float %af, float 0x3FC1ED7280000000)
 %ak = call float @llvm.fma.f32(float %aj, float %af, float 0xBFC559DD00000000)
 %al = call float @llvm.fma.f32(float %ak, float %af, float 0x3FC99D0340000000)
 %am = call float @llvm.fma.f32(float %al, float %af, float 0xBFCFFFEF00000000)
 %an = call float @llvm.fma.f32(float %am, float %af, float 0x3FD5555060000000)
 %ao = call float @llvm.fma.f32(float %an, float %af, float -5.000000e-01)
 %ap = call float @llvm.fma.f32(float %ag, float %ao, float %af)
 %aq = sitofp i32 %aa to float
 %ar = select i1 %v, float -2.300000e+01, float 0.000000e+00
 %as = call float @llvm.fma.f32(float %aq, float 0x3E80000000000000, float %ar)
 %at = call float @llvm.fma.f32(float %as, float 0x3FE62E4300000000, float %ap)
 %au = fcmp olt float %a, 0x3C30000000000000
 %av = select i1 %au, float 0x43F0000000000000, float 1.000000e+00
 %aw = fsub float %a, 0x400193BEE0000000
 %ax = fsub float %aw, 0xBE76401B80000000
 %ay = fadd float %a, 0x400193BEE0000000
 %az = call float @llvm.nvvm.mul.rn.f(float %ax, float %ay)
 %ba = call float @llvm.nvvm.mul.rn.f(float %u, float %az)
 %bb = call float @llvm.nvvm.mul.rn.f(float %a, float %av)
 %bc = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %bb) #2
 %bd = call float @llvm.nvvm.mul.rn.f(float %ba, float %bc)
 %be = fneg float %bb
 %bf = call float @llvm.fma.f32(float %be, float %bd, float %ba)
 %bg = call float @llvm.fma.f32(float %bf, float %bc, float %bd)
 %bh = call float @llvm.nvvm.mul.rn.f(float %bg, float %av)
 %bi = call float @llvm.nvvm.mul.rn.f(float %a, float %o)
 %bj = call float @llvm.nvvm.mul.rn.f(float %bi, float 0x3FE45F3060000000)
 %bk = call float @llvm.fma.f32(float %bj, float %at, float %bh)
 br label %bl

h:
 %bm = fsub float %a, 5.750000e+00
 %bn = call float @llvm.fma.f32(float 0x3E253C8820000000, float %bm, float 0x3E62B7F3E0000000)
 %bo = call float @llvm.fma.f32(float %bn, float %bm, float 0xBE9C65BA00000000)
 %bp = call float @llvm.fma.f32(float %bo, float %bm, float 0xBED14797A0000000)
 %bq = call float @llvm.fma.f32(float %bp, float %bm, float 0x3F04251260000000)
 %br = call float @llvm.fma.f32(float %bq, float %bm, float 0x3F2DFABC80000000)
 %bs = call float @llvm.fma.f32(float %br, float %bm, float 0xBF5E867880000000)
 %bt = call float @llvm.fma.f32(float %bs, float %bm, float 0xBF7BABABA0000000)
 %bu = call float @llvm.fma.f32(float %bt, float %bm, float 0x3FA76250A0000000)
 %bv = call float @llvm.fma.f32(float %bu, float %bm, float 0x3FAFF5ABE0000000)
 %bw = call float @llvm.fma.f32(float %bv, float %bm, float 0xBFD4D04280000000)
 %bx = fsub float %a, 0x4015B7FE40000000
 %by = fsub float %bx, 0x3E8D0F6060000000
 %bz = call float @llvm.nvvm.mul.rn.f(float %bw, float %by)
 br label %bl

bl:
 %ca = phi float [ %bk, %g ], [ %bz, %h ]
 br label %cb

e:
 %cc = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %a) #2
 %cd = call float @llvm.nvvm.mul.rn.f(float %cc, float %cc)
 %ce = call float @llvm.fma.f32(float 0xBFC65B26A0000000, float %cd, float 0x3FC7FC04E0000000)
 %cf = call float @llvm.fma.f32(float %ce, float %cd, float 0x3FF0000020000000)
 %cg = call float @llvm.fma.f32(float 0x3FD4621280000000, float %cd, float 0xBFC4F381E0000000)
 %ch = call float @llvm.fma.f32(float %cg, float %cd, float 0x3FD7FFFD00000000)
 %ci = call float @llvm.nvvm.mul.rn.f(float %cc, float %ch)
 %cj = call float @llvm.fma.f32(float %a, float 0x3FE45F3060000000, float 0x4168000000000000)
 %ck = bitcast float %cj to i32
 %cl = fsub float %cj, 0x4168000000000000
 %cm = call float @llvm.fma.f32(float %cl, float 0xBFF921FB60000000, float %a)
 %cn = call float @llvm.fma.f32(float %cl, float 0x3E6777A5C0000000, float %cm)
 %co = call float @llvm.fma.f32(float %cl, float 0x3CDEE59DA0000000, float %cn)
 %cp = call float @llvm.nvvm.fabs.f(float %a)
 %cq = fcmp ogt float %cp, 1.050000e+05
 br i1 %cq, label %cr, label %cs

cr:
 %ct = call float @llvm.nvvm.fabs.f(float %a)
 %cu = fcmp uge float %ct, 0x7FF0000000000000
 br i1 %cu, label %cv, label %cw

cv:
 %cx = call float @llvm.nvvm.mul.rn.f(float %a, float 0.000000e+00)
 br label %cy

cw:
 %cz = bitcast float %a to i32
 %da = and i32 %cz, 8388607
 %db = or i32 %da, 8388608
 %dc = lshr i32 %cz, 23
 %dd = and i32 %dc, 255
 %de = add nsw i32 %dd, -120
 %df = lshr i32 %de, 5
 %dg = and i32 %de, 31
 %dh = zext i32 %df to i64
 %di = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(1) @__internal_TWO_OVER_PI_F to ptr), i64 %dh
 %dj = load i32, ptr %di, align 4
 %dk = getelementptr i8, ptr %di, i64 4
 %dl = load i32, ptr %dk, align 4
 %dm = getelementptr i8, ptr %di, i64 8
 %dn = load i32, ptr %dm, align 4
 %do = getelementptr i8, ptr %di, i64 12
 %dp = load i32, ptr %do, align 4
 %dq = zext i32 %dj to i64
 %dr = shl i64 %dq, 32
 %ds = zext i32 %dl to i64
 %dt = or i64 %dr, %ds
 %du = zext i32 %dg to i64
 %dv = shl i64 %dt, %du
 %dw = lshr i64 %dv, 32
 %dx = trunc i64 %dw to i32
 %dy = shl i64 %ds, 32
 %dz = zext i32 %dn to i64
 %ea = or i64 %dy, %dz
 %eb = shl i64 %ea, %du
 %ec = lshr i64 %eb, 32
 %ed = shl i64 %dz, 32
 %ee = zext i32 %dp to i64
 %ef = or i64 %ed, %ee
 %eg = shl i64 %ef, %du
 %eh = lshr i64 %eg, 32
 %ei = trunc i64 %eh to i32
 %ej = zext i32 %db to i64
 %ek = mul nuw nsw i64 %ej, %ec
 %el = call i32 @llvm.nvvm.mulhi.ui(i32 %db, i32 %ei)
 %em = zext i32 %el to i64
 %en = add nuw nsw i64 %ek, %em
 %eo = mul i32 %db, %dx
 %ep = zext i32 %eo to i64
 %eq = shl i64 %ep, 32
 %er = add i64 %en, %eq
 %es = lshr i64 %er, 62
 %et = trunc i64 %es to i32
 %eu = lshr i64 %er, 61
 %ev = and i64 %eu, 1
 %ew = trunc i64 %ev to i32
 %ex = add nuw nsw i32 %et, %ew
 %ey = shl i64 %er, 2
 %ez = sitofp i64 %ey to double
 %fa = call double @llvm.nvvm.mul.rn.d(double %ez, double 0x3BF921FB54442D18)
 %fb = fptrunc double %fa to float
 %fc = icmp slt i32 %cz, 0
 %fd = sub nsw i32 0, %ex
 %fe = select i1 %fc, i32 %fd, i32 %ex
 %ff = fneg float %fb
 %fg = select i1 %fc, float %ff, float %fb
 br label %cs

cs:
 %fh = phi i32 [ %ck, %e ], [ %fe, %cw ]
 %fi = phi float [ %co, %e ], [ %fg, %cw ]
 br label %cy

cy:
 %fj = phi i32 [ %fh, %cs ], [ %ck, %cv ]
 %fk = phi float [ %cx, %cv ], [ %fi, %cs ]
 %fl = fcmp olt float %fk, 0.000000e+00
 %fm = select i1 %fl, float 0x3FE921FB60000000, float 0xBFE921FB60000000
 %fn = fadd float %fk, %fm
 %fo = fadd float %fn, %ci
 %fp = call float @llvm.nvvm.mul.rn.f(float %cf, float 0x3FE9884540000000)
 %fq = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %a)
 %fr = call float @llvm.nvvm.mul.rn.f(float %fp, float %fq)
 %fs = zext i1 %fl to i32
 %ft = sub nsw i32 %fj, %fs
 %fu = add nsw i32 %ft, -1
 %fv = and i32 %fu, 1
 %fw = icmp ne i32 %fv, 0
 %fx = call float @llvm.nvvm.mul.rn.f(float %fo, float %fo)
 %fy = select i1 %fw, float 1.000000e+00, float %fo
 %fz = select i1 %fw, float 0x3EF99E80C0000000, float 0.000000e+00
 %ga = select i1 %fw, float 0xBF56C0C280000000, float 0xBF29954000000000
 %gb = call float @llvm.fma.f32(float %fz, float %fx, float %ga)
 %gc = select i1 %fw, float 0x3FA55554A0000000, float 0x3F81107780000000
 %gd = call float @llvm.fma.f32(float %gb, float %fx, float %gc)
 %ge = select i1 %fw, float -5.000000e-01, float 0xBFC5555460000000
 %gf = call float @llvm.fma.f32(float %gd, float %fx, float %ge)
 %gg = call float @llvm.nvvm.mul.rn.f(float %fx, float %fy)
 %gh = call float @llvm.fma.f32(float %gg, float %gf, float %fy)
 %gi = and i32 %fu, 2
 %gj = icmp ne i32 %gi, 0
 %gk = fneg float %gh
 %gl = select i1 %gj, float %gk, float %gh
 %gm = call float @llvm.nvvm.mul.rn.f(float %fr, float %gl)
 br label %cb

cb:
 %gn = phi float [ %ca, %bl ], [ %gm, %cy ]
 %go = fcmp oeq float %a, 0.000000e+00
 %gp = select i1 %go, float 0xFFF0000000000000, float %gn
 %gq = fcmp oeq float %a, 0x7FF0000000000000
 %gr = select i1 %gq, float 0.000000e+00, float %gp
 %gs = fcmp olt float %a, 0.000000e+00
 %gt = select i1 %gs, float 0x7FFFFFFFE0000000, float %gr
 ret float %gt
}
define double @__nv_yn(i32 %a, double %b) alwaysinline mustprogress nounwind {
c:
 %d = icmp slt i32 %a, 0
 br i1 %d, label %e, label %f

f:
 %g = call double @__nv_y0(double %b)
 %h = icmp eq i32 %a, 0
 br i1 %h, label %e, label %i

i:
 %j = call double @__nv_y1(double %b)
 %k = fcmp ule double %b, 0.000000e+00
 %l = fcmp oeq double %b, 0x7FF0000000000000
 %m = select i1 %k, i1 true, i1 %l
 br i1 %m, label %e, label %n

n:
 %o = call double @llvm.nvvm.div.rn.d(double 2.000000e+00, double %b)
 %p = icmp sgt i32 %a, 1
 %q = fcmp ogt double %j, 0xFFF0000000000000
 %r = select i1 %p, i1 %q, i1 false
 br i1 %r, label %s, label %t

s:
 %u = phi double [ %v, %s ], [ %g, %n ]
 %v = phi double [ %w, %s ], [ %j, %n ]
 %x = phi i32 [ %y, %s ], [ 1, %n ]
 %z = sitofp i32 %x to double
 %aa = call double @llvm.nvvm.mul.rn.d(double %z, double %o)
 %ab = fneg double %u
 %w = call double @llvm.fma.f64(double %aa, double %v, double %ab)
 %y = add nuw nsw i32 %x, 1
 %ac = icmp slt i32 %y, %a
 %ad = fcmp ogt double %w, 0xFFF0000000000000
 %ae = select i1 %ac, i1 %ad, i1 false
 br i1 %ae, label %s, label %t, !llvm.loop !41

t:
 %af = phi double [ %j, %n ], [ %w, %s ]
 br label %e

e:
 %ag = phi double [ 0xFFF8000000000000, %c ], [ %g, %f ], [ %j, %i ], [ %af, %t ]
 ret double %ag
}
define float @__nv_ynf(i32 %a, float %b) alwaysinline mustprogress nounwind {
c:
 %d = icmp slt i32 %a, 0
 br i1 %d, label %e, label %f

f:
 %g = call float @__nv_y0f(float %b)
 %h = icmp eq i32 %a, 0
 br i1 %h, label %e, label %i

i:
 %j = call float @__nv_y1f(float %b)
 %k = fcmp ule float %b, 0.000000e+00
 %l = fcmp oeq float %b, 0x7FF0000000000000
 %m = select i1 %k, i1 true, i1 %l
 br i1 %m, label %e, label %n

n:
 %o = fcmp olt float %b, 0x3C30000000000000
 %p = select i1 %o, float 0x43F0000000000000, float 1.000000e+00
 %q = call float @llvm.nvvm.mul.rn.f(float %b, float %p)
 %r = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %q) #2
 %s = call float @llvm.nvvm.mul.rn.f(float 2.000000e+00, float %r)
 %t = fneg float %q
 %u = call float @llvm.fma.f32(float %t, float %s, float 2.000000e+00)
 %v = call float @llvm.fma.f32(float %u, float %r, float %s)
 %w = call float @llvm.nvvm.mul.rn.f(float %v, float %p)
 %x = add nsw i32 %a, -1
 %y = icmp sgt i32 %x, 0
 %z = fcmp ogt float %j, 0xFFF0000000000000
 %aa = select i1 %y, i1 %z, i1 false
 br i1 %aa, label %ab, label %ac

ab:
 %ad = phi float [ %ae, %ab ], [ %g, %n ]
 %ae = phi float [ %af, %ab ], [ %j, %n ]
 %ag = phi float [ %ah, %ab ], [ 1.000000e+00, %n ]
 %ai = phi i32 [ %aj, %ab ], [ %x, %n ]
 %ak = call float @llvm.nvvm.mul.rn.f(float %ag, float %w)
 %al = fneg float %ad
 %af = call float @llvm.fma.f32(float %ak, float %ae, float %al)
 %ah = fadd float %ag, 1.000000e+00
 %aj = add nsw i32 %ai, -1
 %am = icmp sgt i32 %aj, 0
 %an = fcmp ogt float %af, 0xFFF0000000000000
 %ao = select i1 %am, i1 %an, i1 false
 br i1 %ao, label %ab, label %ac, !llvm.loop !40

ac:
 %ap = phi float [ %j, %n ], [ %af, %ab ]
 br label %e

e:
 %aq = phi float [ 0x7FFFFFFFE0000000, %c ], [ %g, %f ], [ %j, %i ], [ %ap, %ac ]
 ret float %aq
}
declare i32 @__nvvm_reflect(ptr) #1
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
declare float @llvm.nvvm.add.rm.ftz.f(float, float)
declare double @llvm.nvvm.add.rn.d(double, double)
declare float @llvm.nvvm.add.rn.f(float, float)
declare float @llvm.nvvm.add.rn.ftz.f(float, float)
declare double @llvm.nvvm.add.rp.d(double, double)
declare float @llvm.nvvm.add.rp.f(float, float)
declare float @llvm.nvvm.add.rp.ftz.f(float, float)
declare double @llvm.nvvm.add.rz.d(double, double)
declare float @llvm.nvvm.add.rz.f(float, float)
declare float @llvm.nvvm.add.rz.ftz.f(float, float)
declare double @llvm.nvvm.ceil.d(double)
declare float @llvm.nvvm.ceil.f(float)
declare float @llvm.nvvm.cos.approx.f(float)
declare float @llvm.nvvm.cos.approx.ftz.f(float)
declare float @llvm.nvvm.d2f.rm(double)
declare float @llvm.nvvm.d2f.rm.ftz(double)
declare float @llvm.nvvm.d2f.rn(double)
declare float @llvm.nvvm.d2f.rn.ftz(double)
declare float @llvm.nvvm.d2f.rp(double)
declare float @llvm.nvvm.d2f.rp.ftz(double)
declare float @llvm.nvvm.d2f.rz(double)
declare float @llvm.nvvm.d2f.rz.ftz(double)
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
declare float @llvm.nvvm.div.approx.ftz.f(float, float)
declare double @llvm.nvvm.div.rm.d(double, double)
declare float @llvm.nvvm.div.rm.f(float, float)
declare float @llvm.nvvm.div.rm.ftz.f(float, float)
declare double @llvm.nvvm.div.rn.d(double, double)
declare float @llvm.nvvm.div.rn.f(float, float)
declare float @llvm.nvvm.div.rn.ftz.f(float, float)
declare double @llvm.nvvm.div.rp.d(double, double)
declare float @llvm.nvvm.div.rp.f(float, float)
declare float @llvm.nvvm.div.rp.ftz.f(float, float)
declare double @llvm.nvvm.div.rz.d(double, double)
declare float @llvm.nvvm.div.rz.f(float, float)
declare float @llvm.nvvm.div.rz.ftz.f(float, float)
declare float @llvm.nvvm.ex2.approx.f(float)
declare float @llvm.nvvm.ex2.approx.ftz.f(float)
declare i16 @llvm.nvvm.f2h.rn(float)
declare i16 @llvm.nvvm.f2h.rn.ftz(float)
declare i32 @llvm.nvvm.f2i.rm(float)
declare i32 @llvm.nvvm.f2i.rm.ftz(float)
declare i32 @llvm.nvvm.f2i.rn(float)
declare i32 @llvm.nvvm.f2i.rn.ftz(float)
declare i32 @llvm.nvvm.f2i.rp(float)
declare i32 @llvm.nvvm.f2i.rp.ftz(float)
declare i32 @llvm.nvvm.f2i.rz(float)
declare i32 @llvm.nvvm.f2i.rz.ftz(float)
declare i64 @llvm.nvvm.f2ll.rm(float)
declare i64 @llvm.nvvm.f2ll.rm.ftz(float)
declare i64 @llvm.nvvm.f2ll.rn(float)
declare i64 @llvm.nvvm.f2ll.rn.ftz(float)
declare i64 @llvm.nvvm.f2ll.rp(float)
declare i64 @llvm.nvvm.f2ll.rp.ftz(float)
declare i64 @llvm.nvvm.f2ll.rz(float)
declare i64 @llvm.nvvm.f2ll.rz.ftz(float)
declare i32 @llvm.nvvm.f2ui.rm(float)
declare i32 @llvm.nvvm.f2ui.rm.ftz(float)
declare i32 @llvm.nvvm.f2ui.rn(float)
declare i32 @llvm.nvvm.f2ui.rn.ftz(float)
declare i32 @llvm.nvvm.f2ui.rp(float)
declare i32 @llvm.nvvm.f2ui.rp.ftz(float)
declare i32 @llvm.nvvm.f2ui.rz(float)
declare i32 @llvm.nvvm.f2ui.rz.ftz(float)
declare i64 @llvm.nvvm.f2ull.rm(float)
declare i64 @llvm.nvvm.f2ull.rm.ftz(float)
declare i64 @llvm.nvvm.f2ull.rn(float)
declare i64 @llvm.nvvm.f2ull.rn.ftz(float)
declare i64 @llvm.nvvm.f2ull.rp(float)
declare i64 @llvm.nvvm.f2ull.rp.ftz(float)
declare i64 @llvm.nvvm.f2ull.rz(float)
declare i64 @llvm.nvvm.f2ull.rz.ftz(float)
declare double @llvm.nvvm.fabs.d(double)
declare float @llvm.nvvm.fabs.f(float)
declare double @llvm.nvvm.floor.d(double)
declare float @llvm.nvvm.floor.f(float)
declare double @llvm.nvvm.fma.rm.d(double, double, double)
declare float @llvm.nvvm.fma.rm.f(float, float, float)
declare float @llvm.nvvm.fma.rm.ftz.f(float, float, float)
declare double @llvm.nvvm.fma.rn.d(double, double, double)
declare float @llvm.nvvm.fma.rn.f(float, float, float)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float)
declare double @llvm.nvvm.fma.rp.d(double, double, double)
declare float @llvm.nvvm.fma.rp.f(float, float, float)
declare float @llvm.nvvm.fma.rp.ftz.f(float, float, float)
declare double @llvm.nvvm.fma.rz.d(double, double, double)
declare float @llvm.nvvm.fma.rz.f(float, float, float)
declare float @llvm.nvvm.fma.rz.ftz.f(float, float, float)
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
declare float @llvm.nvvm.mul.rm.ftz.f(float, float)
declare double @llvm.nvvm.mul.rn.d(double, double)
declare float @llvm.nvvm.mul.rn.f(float, float)
declare float @llvm.nvvm.mul.rn.ftz.f(float, float)
declare double @llvm.nvvm.mul.rp.d(double, double)
declare float @llvm.nvvm.mul.rp.f(float, float)
declare float @llvm.nvvm.mul.rp.ftz.f(float, float)
declare double @llvm.nvvm.mul.rz.d(double, double)
declare float @llvm.nvvm.mul.rz.f(float, float)
declare float @llvm.nvvm.mul.rz.ftz.f(float, float)
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
declare float @llvm.nvvm.rcp.rm.ftz.f(float)
declare double @llvm.nvvm.rcp.rn.d(double)
declare float @llvm.nvvm.rcp.rn.f(float)
declare float @llvm.nvvm.rcp.rn.ftz.f(float)
declare double @llvm.nvvm.rcp.rp.d(double)
declare float @llvm.nvvm.rcp.rp.f(float)
declare float @llvm.nvvm.rcp.rp.ftz.f(float)
declare double @llvm.nvvm.rcp.rz.d(double)
declare float @llvm.nvvm.rcp.rz.f(float)
declare float @llvm.nvvm.rcp.rz.ftz.f(float)
declare double @llvm.nvvm.round.d(double)
declare float @llvm.nvvm.round.f(float)
declare float @llvm.nvvm.rsqrt.approx.f(float)
declare float @llvm.nvvm.rsqrt.approx.ftz.f(float)
declare i32 @llvm.nvvm.sad.i(i32, i32, i32)
declare i32 @llvm.nvvm.sad.ui(i32, i32, i32)
declare float @llvm.nvvm.saturate.f(float)
declare float @llvm.nvvm.saturate.ftz.f(float)
declare float @llvm.nvvm.sin.approx.f(float)
declare float @llvm.nvvm.sin.approx.ftz.f(float)
declare float @llvm.nvvm.sqrt.f(float)
declare double @llvm.nvvm.sqrt.rm.d(double)
declare float @llvm.nvvm.sqrt.rm.f(float)
declare float @llvm.nvvm.sqrt.rm.ftz.f(float)
declare double @llvm.nvvm.sqrt.rn.d(double)
declare float @llvm.nvvm.sqrt.rn.f(float)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float)
declare double @llvm.nvvm.sqrt.rp.d(double)
declare float @llvm.nvvm.sqrt.rp.f(float)
declare float @llvm.nvvm.sqrt.rp.ftz.f(float)
declare double @llvm.nvvm.sqrt.rz.d(double)
declare float @llvm.nvvm.sqrt.rz.f(float)
declare float @llvm.nvvm.sqrt.rz.ftz.f(float)
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
