; sources fe66693534fb2c12
target triple = "nvptx64-nvidia-cuda"

!0 = !{i32 2, i32 0}
!1 = distinct !{!1, !2}
!10 = distinct !{!10, !2, !7}
!11 = distinct !{!11, !2}
!12 = distinct !{!12, !2, !5}
!13 = distinct !{!13, !2, !7}
!14 = distinct !{!14, !2, !5}
!15 = distinct !{!15, !2, !7}
!16 = distinct !{!16, !2}
!17 = distinct !{!17, !2}
!18 = distinct !{!18, !2, !5}
!19 = distinct !{!19, !2, !7}
!2 = !{!"llvm.loop.mustprogress"}
!20 = distinct !{!20, !2, !5}
!21 = distinct !{!21, !2, !7}
!22 = distinct !{!22, !2}
!23 = distinct !{!23, !2, !5}
!24 = distinct !{!24, !2, !7}
!25 = distinct !{!25, !2, !5}
!26 = distinct !{!26, !2, !7}
!27 = distinct !{!27, !2, !5}
!28 = distinct !{!28, !2, !7}
!29 = distinct !{!29, !2, !5}
!3 = distinct !{!3, !2}
!30 = distinct !{!30, !2, !7}
!31 = distinct !{!31, !2, !5}
!32 = distinct !{!32, !2, !7}
!33 = distinct !{!33, !2, !5}
!34 = distinct !{!34, !2, !7}
!35 = distinct !{!35, !2, !5}
!36 = distinct !{!36, !2, !7}
!37 = distinct !{!37, !2, !5}
!38 = distinct !{!38, !2, !7}
!4 = distinct !{!4, !2, !5}
!5 = !{!"oxicc.loop.unrolled"}
!6 = distinct !{!6, !2, !7}
!7 = !{!"llvm.loop.unroll.disable"}
!8 = distinct !{!8, !2}
!9 = distinct !{!9, !2, !5}
attributes #0 = { mustprogress noinline willreturn }
attributes #1 = { mustprogress willreturn }
attributes #2 = { nounwind }
@$str = private addrspace(1) constant [11 x i8] c"__CUDA_FTZ\00"
%struct.CubeRoot = type { double, i32, double }
%struct.LogD = type { double, double }
%struct.LogF = type { float, float }
%struct.Pair = type { double, double }
%struct.Pair2 = type { float, float }
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
 %j = add i32 %i, -1013
 %k = lshr i32 %j, 6
 %l = and i32 %j, 63
 %m = add i32 %k, 1
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
 %x = sub i32 64, %l
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
 %bh = add nsw i32 %aw, 1
 %bi = select i1 %bb, i64 %bc, i64 %ba
 %bj = select i1 %bb, i64 %bg, i64 %az
 %bk = select i1 %bb, i32 %bh, i32 %aw
 %bl = or i64 %bj, 1
 %bm = call i64 @llvm.ctlz.i64(i64 %bl, i1 false)
 %bn = trunc i64 %bm to i32
 %bo = icmp ne i32 %bn, 0
 %bp = and i64 %bm, 4294967295
 %bq = shl i64 %bj, %bp
 %br = sub i32 64, %bn
 %bs = zext i32 %br to i64
 %bt = lshr i64 %bi, %bs
 %bu = or i64 %bq, %bt
 %bv = select i1 %bo, i64 %bu, i64 %bj
 %bw = lshr i64 %bv, 11
 %bx = uitofp i64 %bw to double
 %by = and i64 %bv, 2047
 %bz = trunc i64 %by to i32
 %ca = uitofp i32 %bz to double
 %cb = call double @llvm.nvvm.mul.rn.d(double %bx, double 0x3CA921FB54442D18)
 %cc = fneg double %cb
 %cd = call double @llvm.fma.f64(double %bx, double 0x3CA921FB54442D18, double %cc)
 %ce = call double @llvm.fma.f64(double %bx, double 0x3941A62633145C07, double %cd)
 %cf = call double @llvm.fma.f64(double %ca, double 0x3BF921FB54442D18, double %ce)
 %cg = fadd double %cb, %cf
 %ch = sub nsw i32 0, %bn
 %ci = add nsw i32 %ch, 1023
 %cj = shl i32 %ci, 20
 %ck = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %cj)
 %cl = fsub double %cg, %cb
 %cm = fsub double %cf, %cl
 %cn = call double @llvm.nvvm.mul.rn.d(double %cm, double %ck)
 %co = call double @llvm.nvvm.mul.rn.d(double %cg, double %ck)
 %cp = icmp slt i64 %d, 0
 %cq = sub nsw i32 0, %bk
 %cr = select i1 %cp, i32 %cq, i32 %bk
 store i32 %cr, ptr %b, align 4
 %cs = xor i1 %bb, %cp
 %ct = fneg double %cn
 %cu = select i1 %cs, double %ct, double %cn
 store double %cu, ptr %c, align 8
 %cv = fneg double %co
 %cw = select i1 %cs, double %cv, double %co
 ret double %cw
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
 br label %h

f:
 %i = call double @llvm.nvvm.mul.rn.d(double %c, double %c)
 br label %h

h:
 %j = phi double [ %g, %e ], [ %i, %f ]
 br i1 %d, label %k, label %l

k:
 %m = call double @llvm.nvvm.sqrt.rn.d(double %j)
 br label %l

l:
 %n = phi double [ %m, %k ], [ %c, %h ]
 %o = call double @llvm.nvvm.mul.rn.d(double %n, double %j)
 %p = call double @llvm.fma.f64(double 0x3FA0B747459AFB63, double %j, double 0xBF9588A51D39C9E4)
 %q = call double @llvm.fma.f64(double %p, double %j, double 0x3F963FBF7DC53B3D)
 %r = call double @llvm.fma.f64(double %q, double %j, double 0x3F6E4C96E66CABDC)
 %s = call double @llvm.fma.f64(double %r, double %j, double 0x3F8614F6AADA0F47)
 %t = call double @llvm.fma.f64(double %s, double %j, double 0x3F875825D5A83F70)
 %u = call double @llvm.fma.f64(double %t, double %j, double 0x3F8CA1FEA046BBAA)
 %v = call double @llvm.fma.f64(double %u, double %j, double 0x3F91C49ECD1555A8)
 %w = call double @llvm.fma.f64(double %v, double %j, double 0x3F96E8BDF0D8575D)
 %x = call double @llvm.fma.f64(double %w, double %j, double 0x3F9F1C71A9391666)
 %y = call double @llvm.fma.f64(double %x, double %j, double 0x3FA6DB6DB721550D)
 %z = call double @llvm.fma.f64(double %y, double %j, double 0x3FB333333332E10A)
 %aa = call double @llvm.fma.f64(double %z, double %j, double 0x3FC5555555555577)
 %ab = call double @llvm.fma.f64(double %o, double %aa, double %n)
 br i1 %d, label %ac, label %ad

ad:
 %ae = bitcast double %ab to i64
 %af = and i64 %ae, 9223372036854775807
 %ag = bitcast double %a to i64
 %ah = and i64 %ag, -9223372036854775808
 %ai = or i64 %af, %ah
 %aj = bitcast i64 %ai to double
 %ak = fsub double 0x3FF921FB54442D18, %aj
 %al = fadd double %ak, 0x3C91A62633145C07
 br label %am

ac:
 %an = fcmp ogt double %a, 0.000000e+00
 br i1 %an, label %ao, label %ap

ao:
 %aq = fadd double %ab, %ab
 br label %ar

ap:
 %as = call double @llvm.fma.f64(double -2.000000e+00, double %ab, double 0x400921FB54442D18)
 %at = fadd double %as, 0x3CA1A62633145C07
 br label %ar

ar:
 %au = phi double [ %aq, %ao ], [ %at, %ap ]
 br label %am

am:
 %av = phi double [ %al, %ad ], [ %au, %ar ]
 ret double %av
}
define float @__nv_acosf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = fcmp ogt float %c, 5.000000e-01
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.fma.f32(float %c, float -5.000000e-01, float 5.000000e-01)
 br label %h

f:
 %i = call float @llvm.nvvm.mul.rn.f(float %c, float %c)
 br label %h

h:
 %j = phi float [ %g, %e ], [ %i, %f ]
 br i1 %d, label %k, label %l

k:
 %m = call float @llvm.nvvm.sqrt.rn.f(float %j)
 br label %l

l:
 %n = phi float [ %m, %k ], [ %c, %h ]
 %o = call float @llvm.nvvm.mul.rn.f(float %n, float %j)
 %p = call float @llvm.fma.f32(float 0x3FA596D660000000, float %j, float 0x3F98C2D820000000)
 %q = call float @llvm.fma.f32(float %p, float %j, float 0x3FA747D060000000)
 %r = call float @llvm.fma.f32(float %q, float %j, float 0x3FB3301FC0000000)
 %s = call float @llvm.fma.f32(float %r, float %j, float 0x3FC5555C80000000)
 %t = call float @llvm.fma.f32(float %o, float %s, float %n)
 br i1 %d, label %u, label %v

v:
 %w = bitcast float %t to i32
 %x = and i32 %w, 2147483647
 %y = bitcast float %a to i32
 %z = and i32 %y, -2147483648
 %aa = or i32 %x, %z
 %ab = bitcast i32 %aa to float
 %ac = fsub float 0x3FF921FB60000000, %ab
 %ad = fadd float %ac, 0xBE6777A5C0000000
 br label %ae

u:
 %af = fcmp ogt float %a, 0.000000e+00
 br i1 %af, label %ag, label %ah

ag:
 %ai = fadd float %t, %t
 br label %aj

ah:
 %ak = call float @llvm.fma.f32(float -2.000000e+00, float %t, float 0x400921FB60000000)
 br label %aj

aj:
 %al = phi float [ %ai, %ag ], [ %ak, %ah ]
 br label %ae

ae:
 %am = phi float [ %ad, %v ], [ %al, %aj ]
 ret float %am
}
define double @__nv_acosh(double %a) alwaysinline mustprogress nounwind {
b:
 %c = fcmp ogt double %a, 0x5F30000000000000
 %d = fsub double %a, 1.000000e+00
 br i1 %c, label %e, label %f

f:
 %g = fadd double %d, %d
 %h = call double @llvm.fma.f64(double %d, double %d, double %g)
 %i = call double @llvm.nvvm.sqrt.rn.d(double %h)
 %j = fadd double %d, %i
 br label %e

e:
 %k = phi double [ %a, %b ], [ %j, %f ]
 %l = fadd double %k, 1.000000e+00
 %m = call double @llvm.nvvm.fabs.d(double %k)
 %n = fcmp olt double %m, 1.000000e+00
 br i1 %n, label %o, label %p

o:
 %q = fsub double %l, 1.000000e+00
 %r = fsub double %k, %q
 br label %s

p:
 %t = fsub double %l, %k
 %u = fsub double 1.000000e+00, %t
 br label %s

s:
 %v = phi double [ %r, %o ], [ %u, %p ]
 %w = fadd double %v, 0.000000e+00
 %x = call i32 @llvm.nvvm.d2i.hi(double %l)
 %y = add nsw i32 %x, -1072079006
 %z = and i32 %y, -1048576
 %aa = sub nsw i32 %x, %z
 %ab = call i32 @llvm.nvvm.d2i.lo(double %l)
 %ac = call double @llvm.nvvm.lohi.i2d(i32 %ab, i32 %aa)
 %ad = fsub double %ac, 1.000000e+00
 %ae = call double @llvm.nvvm.rcp.approx.ftz.d(double %l)
 %af = call double @llvm.nvvm.mul.rn.d(double %w, double %ae)
 %ag = ashr i32 %z, 20
 %ah = sitofp i32 %ag to double
 %ai = icmp eq i32 %z, 0
 %aj = select i1 %ai, double %k, double %ad
 %ak = fadd double %aj, 2.000000e+00
 %al = call double @llvm.nvvm.rcp.approx.ftz.d(double %ak)
 %am = fneg double %ak
 %an = call double @llvm.fma.f64(double %am, double %al, double 1.000000e+00)
 %ao = call double @llvm.fma.f64(double %an, double %an, double %an)
 %ap = call double @llvm.fma.f64(double %ao, double %al, double %al)
 %aq = call double @llvm.nvvm.mul.rn.d(double %aj, double %ap)
 %ar = call double @llvm.fma.f64(double %am, double %aq, double %aj)
 %as = call double @llvm.fma.f64(double %ar, double %ap, double %aq)
 %at = fsub double %ak, 2.000000e+00
 %au = fsub double %aj, %at
 %av = fneg double %as
 %aw = call double @llvm.fma.f64(double %av, double %ak, double %aj)
 %ax = call double @llvm.fma.f64(double %av, double %au, double %aw)
 %ay = call double @llvm.nvvm.rcp.approx.ftz.d(double %ak)
 %az = call double @llvm.nvvm.mul.rn.d(double %ax, double %ay)
 %ba = call double @llvm.nvvm.mul.rn.d(double %as, double %as)
 %bb = call double @llvm.nvvm.mul.rn.d(double %as, double %ba)
 %bc = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %ba, double 0x3FC39A1CEE91D120)
 %bd = call double @llvm.fma.f64(double %bc, double %ba, double 0x3FC74663DB7A1073)
 %be = call double @llvm.fma.f64(double %bd, double %ba, double 0x3FCC71C5211851F1)
 %bf = call double @llvm.fma.f64(double %be, double %ba, double 0x3FD24924941E37CC)
 %bg = call double @llvm.fma.f64(double %bf, double %ba, double 0x3FD999999997FF08)
 %bh = call double @llvm.fma.f64(double %bg, double %ba, double 0x3FE5555555555592)
 %bi = fadd double %az, %az
 %bj = call double @llvm.fma.f64(double %bb, double %bh, double %bi)
 %bk = fadd double %as, %as
 %bl = select i1 %ai, double 0.000000e+00, double %af
 %bm = call double @llvm.fma.f64(double %ah, double 0x3C7ABC9E3B39803F, double %bj)
 %bn = fadd double %bm, %bl
 %bo = call double @llvm.fma.f64(double %ah, double 0x3FE62E42FEFA39EF, double %bk)
 %bp = fneg double %bo
 %bq = call double @llvm.fma.f64(double %ah, double 0x3FE62E42FEFA39EF, double %bp)
 %br = fadd double %bq, %bk
 %bs = fadd double %bn, %br
 %bt = fadd double %bo, %bs
 %bu = fadd double %bt, 0x3FE62E42FEFA39EF
 %bv = select i1 %c, double %bu, double %bt
 %bw = fcmp uge double %a, 0x7FF0000000000000
 %bx = fadd double %a, %a
 %by = select i1 %bw, double %bx, double %bv
 %bz = fcmp olt double %a, 1.000000e+00
 %ca = select i1 %bz, double 0xFFF8000000000000, double %by
 ret double %ca
}
define float @__nv_acoshf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = fcmp ogt float %a, 0x43B0000000000000
 %d = fsub float %a, 1.000000e+00
 br i1 %c, label %e, label %f

f:
 %g = fadd float %d, %d
 %h = call float @llvm.fma.f32(float %d, float %d, float %g)
 %i = call float @llvm.nvvm.sqrt.rn.f(float %h)
 %j = fadd float %d, %i
 br label %e

e:
 %k = phi float [ %a, %b ], [ %j, %f ]
 %l = fadd float %k, 1.000000e+00
 %m = bitcast float %l to i32
 %n = add i32 %m, -1059760811
 %o = and i32 %n, -8388608
 %p = sub i32 1082130432, %o
 %q = bitcast i32 %p to float
 %r = bitcast float %k to i32
 %s = sub i32 %r, %o
 %t = bitcast i32 %s to float
 %u = call float @llvm.fma.f32(float %q, float 2.500000e-01, float -1.000000e+00)
 %v = fadd float %t, %u
 %w = fsub float %v, %u
 %x = fsub float %t, %w
 %y = call float @llvm.nvvm.mul.rn.f(float %v, float %v)
 %z = call float @llvm.fma.f32(float 0xBFC0805A20000000, float %v, float 0x3FC1E669E0000000)
 %aa = call float @llvm.fma.f32(float %z, float %v, float 0xBFBF311340000000)
 %ab = call float @llvm.fma.f32(float %aa, float %v, float 0x3FC1ED7280000000)
 %ac = call float @llvm.fma.f32(float %ab, float %v, float 0xBFC559DD00000000)
 %ad = call float @llvm.fma.f32(float %ac, float %v, float 0x3FC99D0340000000)
 %ae = call float @llvm.fma.f32(float %ad, float %v, float 0xBFCFFFEF00000000)
 %af = call float @llvm.fma.f32(float %ae, float %v, float 0x3FD5555060000000)
 %ag = call float @llvm.fma.f32(float %af, float %v, float -5.000000e-01)
 %ah = call float @llvm.fma.f32(float %y, float %ag, float %x)
 %ai = sitofp i32 %o to float
 %aj = fadd float %v, %ah
 %ak = call float @llvm.fma.f32(float %ai, float 0x3E762E4300000000, float %aj)
 %al = fadd float %ak, 0x3FE62E4300000000
 %am = select i1 %c, float %al, float %ak
 %an = fcmp uge float %a, 0x7FF0000000000000
 %ao = fadd float %a, %a
 %ap = select i1 %an, float %ao, float %am
 %aq = fcmp olt float %a, 1.000000e+00
 %ar = select i1 %aq, float 0x7FFFFFFFE0000000, float %ap
 ret float %ar
}
define double @__nv_asin(double %a) alwaysinline mustprogress nounwind {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp ogt double %c, 5.000000e-01
 br i1 %d, label %e, label %f

e:
 %g = call double @llvm.fma.f64(double %c, double -5.000000e-01, double 5.000000e-01)
 br label %h

f:
 %i = call double @llvm.nvvm.mul.rn.d(double %c, double %c)
 br label %h

h:
 %j = phi double [ %g, %e ], [ %i, %f ]
 br i1 %d, label %k, label %l

k:
 %m = call double @llvm.nvvm.sqrt.rn.d(double %j)
 br label %l

l:
 %n = phi double [ %m, %k ], [ %c, %h ]
 %o = call double @llvm.nvvm.mul.rn.d(double %n, double %j)
 %p = call double @llvm.fma.f64(double 0x3FA0B747459AFB63, double %j, double 0xBF9588A51D39C9E4)
 %q = call double @llvm.fma.f64(double %p, double %j, double 0x3F963FBF7DC53B3D)
 %r = call double @llvm.fma.f64(double %q, double %j, double 0x3F6E4C96E66CABDC)
 %s = call double @llvm.fma.f64(double %r, double %j, double 0x3F8614F6AADA0F47)
 %t = call double @llvm.fma.f64(double %s, double %j, double 0x3F875825D5A83F70)
 %u = call double @llvm.fma.f64(double %t, double %j, double 0x3F8CA1FEA046BBAA)
 %v = call double @llvm.fma.f64(double %u, double %j, double 0x3F91C49ECD1555A8)
 %w = call double @llvm.fma.f64(double %v, double %j, double 0x3F96E8BDF0D8575D)
 %x = call double @llvm.fma.f64(double %w, double %j, double 0x3F9F1C71A9391666)
 %y = call double @llvm.fma.f64(double %x, double %j, double 0x3FA6DB6DB721550D)
 %z = call double @llvm.fma.f64(double %y, double %j, double 0x3FB333333332E10A)
 %aa = call double @llvm.fma.f64(double %z, double %j, double 0x3FC5555555555577)
 %ab = call double @llvm.fma.f64(double %o, double %aa, double %n)
 br i1 %d, label %ac, label %ad

ac:
 %ae = call double @llvm.fma.f64(double -2.000000e+00, double %ab, double 0x3FF921FB54442D18)
 %af = fadd double %ae, 0x3C91A62633145C07
 br label %ad

ad:
 %ag = phi double [ %af, %ac ], [ %ab, %l ]
 %ah = bitcast double %ag to i64
 %ai = and i64 %ah, 9223372036854775807
 %aj = bitcast double %a to i64
 %ak = and i64 %aj, -9223372036854775808
 %al = or i64 %ai, %ak
 %am = bitcast i64 %al to double
 ret double %am
}
define float @__nv_asinf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = fcmp ogt float %c, 5.000000e-01
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.fma.f32(float %c, float -5.000000e-01, float 5.000000e-01)
 br label %h

f:
 %i = call float @llvm.nvvm.mul.rn.f(float %c, float %c)
 br label %h

h:
 %j = phi float [ %g, %e ], [ %i, %f ]
 br i1 %d, label %k, label %l

k:
 %m = call float @llvm.nvvm.sqrt.rn.f(float %j)
 br label %l

l:
 %n = phi float [ %m, %k ], [ %c, %h ]
 %o = call float @llvm.nvvm.mul.rn.f(float %n, float %j)
 %p = call float @llvm.fma.f32(float 0x3FA596D660000000, float %j, float 0x3F98C2D820000000)
 %q = call float @llvm.fma.f32(float %p, float %j, float 0x3FA747D060000000)
 %r = call float @llvm.fma.f32(float %q, float %j, float 0x3FB3301FC0000000)
 %s = call float @llvm.fma.f32(float %r, float %j, float 0x3FC5555C80000000)
 %t = select i1 %d, float 0x3E5777A5C0000000, float 0.000000e+00
 %u = call float @llvm.fma.f32(float %o, float %s, float %t)
 %v = fadd float %u, %n
 br i1 %d, label %w, label %x

w:
 %y = call float @llvm.fma.f32(float -2.000000e+00, float %v, float 0x3FF921FB60000000)
 br label %x

x:
 %z = phi float [ %y, %w ], [ %v, %l ]
 %aa = bitcast float %z to i32
 %ab = and i32 %aa, 2147483647
 %ac = bitcast float %a to i32
 %ad = and i32 %ac, -2147483648
 %ae = or i32 %ab, %ad
 %af = bitcast i32 %ae to float
 ret float %af
}
define double @__nv_asinh(double %a) alwaysinline mustprogress nounwind {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp ogt double %c, 0x5F30000000000000
 %e = call double @llvm.nvvm.fmin.d(double %c, double 0x5F30000000000000)
 %f = call double @llvm.fma.f64(double %e, double %e, double 1.000000e+00)
 %g = call double @llvm.nvvm.sqrt.rn.d(double %f)
 %h = fadd double %g, 1.000000e+00
 br i1 %d, label %i, label %j

j:
 %k = call double @llvm.nvvm.div.rn.d(double %e, double %h)
 %l = call double @llvm.fma.f64(double %e, double %k, double %e)
 br label %i

i:
 %m = phi double [ %c, %b ], [ %l, %j ]
 %n = fadd double %m, 1.000000e+00
 %o = call double @llvm.nvvm.fabs.d(double %m)
 %p = fcmp olt double %o, 1.000000e+00
 br i1 %p, label %q, label %r

q:
 %s = fsub double %n, 1.000000e+00
 %t = fsub double %m, %s
 br label %u

r:
 %v = fsub double %n, %m
 %w = fsub double 1.000000e+00, %v
 br label %u

u:
 %x = phi double [ %t, %q ], [ %w, %r ]
 %y = fadd double %x, 0.000000e+00
 %z = call i32 @llvm.nvvm.d2i.hi(double %n)
 %aa = add nsw i32 %z, -1072079006
 %ab = and i32 %aa, -1048576
 %ac = sub nsw i32 %z, %ab
 %ad = call i32 @llvm.nvvm.d2i.lo(double %n)
 %ae = call double @llvm.nvvm.lohi.i2d(i32 %ad, i32 %ac)
 %af = fsub double %ae, 1.000000e+00
 %ag = call double @llvm.nvvm.rcp.approx.ftz.d(double %n)
 %ah = call double @llvm.nvvm.mul.rn.d(double %y, double %ag)
 %ai = ashr i32 %ab, 20
 %aj = sitofp i32 %ai to double
 %ak = icmp eq i32 %ab, 0
 %al = select i1 %ak, double %m, double %af
 %am = fadd double %al, 2.000000e+00
 %an = call double @llvm.nvvm.rcp.approx.ftz.d(double %am)
 %ao = fneg double %am
 %ap = call double @llvm.fma.f64(double %ao, double %an, double 1.000000e+00)
 %aq = call double @llvm.fma.f64(double %ap, double %ap, double %ap)
 %ar = call double @llvm.fma.f64(double %aq, double %an, double %an)
 %as = call double @llvm.nvvm.mul.rn.d(double %al, double %ar)
 %at = call double @llvm.fma.f64(double %ao, double %as, double %al)
 %au = call double @llvm.fma.f64(double %at, double %ar, double %as)
 %av = fsub double %am, 2.000000e+00
 %aw = fsub double %al, %av
 %ax = fneg double %au
 %ay = call double @llvm.fma.f64(double %ax, double %am, double %al)
 %az = call double @llvm.fma.f64(double %ax, double %aw, double %ay)
 %ba = call double @llvm.nvvm.rcp.approx.ftz.d(double %am)
 %bb = call double @llvm.nvvm.mul.rn.d(double %az, double %ba)
 %bc = call double @llvm.nvvm.mul.rn.d(double %au, double %au)
 %bd = call double @llvm.nvvm.mul.rn.d(double %au, double %bc)
 %be = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %bc, double 0x3FC39A1CEE91D120)
 %bf = call double @llvm.fma.f64(double %be, double %bc, double 0x3FC74663DB7A1073)
 %bg = call double @llvm.fma.f64(double %bf, double %bc, double 0x3FCC71C5211851F1)
 %bh = call double @llvm.fma.f64(double %bg, double %bc, double 0x3FD24924941E37CC)
 %bi = call double @llvm.fma.f64(double %bh, double %bc, double 0x3FD999999997FF08)
 %bj = call double @llvm.fma.f64(double %bi, double %bc, double 0x3FE5555555555592)
 %bk = fadd double %bb, %bb
 %bl = call double @llvm.fma.f64(double %bd, double %bj, double %bk)
 %bm = fadd double %au, %au
 %bn = select i1 %ak, double 0.000000e+00, double %ah
 %bo = call double @llvm.fma.f64(double %aj, double 0x3C7ABC9E3B39803F, double %bl)
 %bp = fadd double %bo, %bn
 %bq = call double @llvm.fma.f64(double %aj, double 0x3FE62E42FEFA39EF, double %bm)
 %br = fneg double %bq
 %bs = call double @llvm.fma.f64(double %aj, double 0x3FE62E42FEFA39EF, double %br)
 %bt = fadd double %bs, %bm
 %bu = fadd double %bp, %bt
 %bv = fadd double %bq, %bu
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
 %g = call float @llvm.nvvm.sqrt.rn.f(float %f)
 %h = fadd float %g, 1.000000e+00
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
 %r = fadd float %q, 1.000000e+00
 %s = bitcast float %r to i32
 %t = add i32 %s, -1059760811
 %u = and i32 %t, -8388608
 %v = sub i32 1082130432, %u
 %w = bitcast i32 %v to float
 %x = bitcast float %q to i32
 %y = sub i32 %x, %u
 %z = bitcast i32 %y to float
 %aa = call float @llvm.fma.f32(float %w, float 2.500000e-01, float -1.000000e+00)
 %ab = fadd float %z, %aa
 %ac = fsub float %ab, %aa
 %ad = fsub float %z, %ac
 %ae = call float @llvm.nvvm.mul.rn.f(float %ab, float %ab)
 %af = call float @llvm.fma.f32(float 0xBFC0805A20000000, float %ab, float 0x3FC1E669E0000000)
 %ag = call float @llvm.fma.f32(float %af, float %ab, float 0xBFBF311340000000)
 %ah = call float @llvm.fma.f32(float %ag, float %ab, float 0x3FC1ED7280000000)
 %ai = call float @llvm.fma.f32(float %ah, float %ab, float 0xBFC559DD00000000)
 %aj = call float @llvm.fma.f32(float %ai, float %ab, float 0x3FC99D0340000000)
 %ak = call float @llvm.fma.f32(float %aj, float %ab, float 0xBFCFFFEF00000000)
 %al = call float @llvm.fma.f32(float %ak, float %ab, float 0x3FD5555060000000)
 %am = call float @llvm.fma.f32(float %al, float %ab, float -5.000000e-01)
 %an = call float @llvm.fma.f32(float %ae, float %am, float %ad)
 %ao = sitofp i32 %u to float
 %ap = fadd float %ab, %an
 %aq = call float @llvm.fma.f32(float %ao, float 0x3E762E4300000000, float %ap)
 %ar = fadd float %aq, 0x3FE62E4300000000
 %as = select i1 %d, float %ar, float %aq
 %at = fcmp uge float %c, 0x7FF0000000000000
 %au = select i1 %at, float %c, float %as
 %av = fcmp olt float %c, 0x3E70000000000000
 %aw = select i1 %av, float %c, float %au
 %ax = bitcast float %aw to i32
 %ay = and i32 %ax, 2147483647
 %az = bitcast float %a to i32
 %ba = and i32 %az, -2147483648
 %bb = or i32 %ay, %ba
 %bc = bitcast i32 %bb to float
 ret float %bc
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
 %e = call double @llvm.nvvm.fmax.d(double %c, double %d)
 %f = call double @llvm.nvvm.fmin.d(double %c, double %d)
 %g = call double @llvm.nvvm.div.rn.d(double %f, double %e)
 %h = fcmp oeq double %f, %e
 %i = fcmp oeq double %e, 0.000000e+00
 %j = select i1 %i, double 0.000000e+00, double 1.000000e+00
 %k = select i1 %h, double %j, double %g
 %l = call double @llvm.nvvm.mul.rn.d(double %k, double %k)
 %m = call double @llvm.fma.f64(double 0x3EEB9A4C573CB16D, double %l, double 0xBF23DD1554F3DAE4)
 %n = call double @llvm.fma.f64(double %m, double %l, double 0x3F4B267EB5B44BE5)
 %o = call double @llvm.fma.f64(double %n, double %l, double 0xBF67922C0CBD168E)
 %p = call double @llvm.fma.f64(double %o, double %l, double 0x3F7D6B052F52DEED)
 %q = call double @llvm.fma.f64(double %p, double %l, double 0xBF8C6D8E9635CD99)
 %r = call double @llvm.fma.f64(double %q, double %l, double 0x3F967DDCF9D38835)
 %s = call double @llvm.fma.f64(double %r, double %l, double 0xBF9E9AE63EA9048D)
 %t = call double @llvm.fma.f64(double %s, double %l, double 0x3FA2C16FD9A768C1)
 %u = call double @llvm.fma.f64(double %t, double %l, double 0xBFA5998C00282ABA)
 %v = call double @llvm.fma.f64(double %u, double %l, double 0x3FA82D6A18D15FE3)
 %w = call double @llvm.fma.f64(double %v, double %l, double 0xBFAAE5D3A932CFF3)
 %x = call double @llvm.fma.f64(double %w, double %l, double 0x3FAE1BB615082303)
 %y = call double @llvm.fma.f64(double %x, double %l, double 0xBFB110E4B68895D6)
 %z = call double @llvm.fma.f64(double %y, double %l, double 0x3FB3B1365E757C83)
 %aa = call double @llvm.fma.f64(double %z, double %l, double 0xBFB745D119F22A5C)
 %ab = call double @llvm.fma.f64(double %aa, double %l, double 0x3FBC71C717EEF865)
 %ac = call double @llvm.fma.f64(double %ab, double %l, double 0xBFC249249237B6FE)
 %ad = call double @llvm.fma.f64(double %ac, double %l, double 0x3FC999999999548F)
 %ae = call double @llvm.fma.f64(double %ad, double %l, double 0xBFD5555555555525)
 %af = call double @llvm.nvvm.mul.rn.d(double %k, double %l)
 %ag = call double @llvm.fma.f64(double %af, double %ae, double %k)
 %ah = fcmp ogt double %d, %c
 %ai = fsub double 0x3FF921FB54442D18, %ag
 %aj = fadd double %ai, 0x3C91A62633145C07
 %ak = select i1 %ah, double %aj, double %ag
 %al = call i32 @llvm.nvvm.d2i.hi(double %b)
 %am = icmp slt i32 %al, 0
 %an = fsub double 0x400921FB54442D18, %ak
 %ao = fadd double %an, 0x3CA1A62633145C07
 %ap = select i1 %am, double %ao, double %ak
 %aq = fcmp une double %b, %b
 %ar = fcmp une double %a, %a
 %as = select i1 %aq, i1 true, i1 %ar
 %at = fadd double %b, %a
 %au = bitcast double %ap to i64
 %av = and i64 %au, 9223372036854775807
 %aw = bitcast double %a to i64
 %ax = and i64 %aw, -9223372036854775808
 %ay = or i64 %av, %ax
 %az = bitcast i64 %ay to double
 %ba = select i1 %as, double %at, double %az
 ret double %ba
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
 %x = fsub float 0x3FF921FB60000000, %v
 %y = select i1 %w, float %x, float %v
 %z = bitcast float %b to i32
 %aa = icmp slt i32 %z, 0
 %ab = fsub float 0x400921FB60000000, %y
 %ac = select i1 %aa, float %ab, float %y
 %ad = fcmp une float %b, %b
 %ae = fcmp une float %a, %a
 %af = select i1 %ad, i1 true, i1 %ae
 %ag = fadd float %b, %a
 %ah = bitcast float %ac to i32
 %ai = and i32 %ah, 2147483647
 %aj = bitcast float %a to i32
 %ak = and i32 %aj, -2147483648
 %al = or i32 %ai, %ak
 %am = bitcast i32 %al to float
 %an = select i1 %af, float %ag, float %am
 ret float %an
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
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fadd double %c, %c
 %e = fsub double 1.000000e+00, %c
 %f = call double @llvm.nvvm.div.rn.d(double %d, double %e)
 %g = fadd double %f, 1.000000e+00
 %h = call double @llvm.nvvm.fabs.d(double %f)
 %i = fcmp olt double %h, 1.000000e+00
 br i1 %i, label %j, label %k

j:
 %l = fsub double %g, 1.000000e+00
 %m = fsub double %f, %l
 br label %n

k:
 %o = fsub double %g, %f
 %p = fsub double 1.000000e+00, %o
 br label %n

n:
 %q = phi double [ %m, %j ], [ %p, %k ]
 %r = fadd double %q, 0.000000e+00
 %s = call i32 @llvm.nvvm.d2i.hi(double %g)
 %t = add nsw i32 %s, -1072079006
 %u = and i32 %t, -1048576
 %v = sub nsw i32 %s, %u
 %w = call i32 @llvm.nvvm.d2i.lo(double %g)
 %x = call double @llvm.nvvm.lohi.i2d(i32 %w, i32 %v)
 %y = fsub double %x, 1.000000e+00
 %z = call double @llvm.nvvm.rcp.approx.ftz.d(double %g)
 %aa = call double @llvm.nvvm.mul.rn.d(double %r, double %z)
 %ab = ashr i32 %u, 20
 %ac = sitofp i32 %ab to double
 %ad = icmp eq i32 %u, 0
 %ae = select i1 %ad, double %f, double %y
 %af = fadd double %ae, 2.000000e+00
 %ag = call double @llvm.nvvm.rcp.approx.ftz.d(double %af)
 %ah = fneg double %af
 %ai = call double @llvm.fma.f64(double %ah, double %ag, double 1.000000e+00)
 %aj = call double @llvm.fma.f64(double %ai, double %ai, double %ai)
 %ak = call double @llvm.fma.f64(double %aj, double %ag, double %ag)
 %al = call double @llvm.nvvm.mul.rn.d(double %ae, double %ak)
 %am = call double @llvm.fma.f64(double %ah, double %al, double %ae)
 %an = call double @llvm.fma.f64(double %am, double %ak, double %al)
 %ao = fsub double %af, 2.000000e+00
 %ap = fsub double %ae, %ao
 %aq = fneg double %an
 %ar = call double @llvm.fma.f64(double %aq, double %af, double %ae)
 %as = call double @llvm.fma.f64(double %aq, double %ap, double %ar)
 %at = call double @llvm.nvvm.rcp.approx.ftz.d(double %af)
 %au = call double @llvm.nvvm.mul.rn.d(double %as, double %at)
 %av = call double @llvm.nvvm.mul.rn.d(double %an, double %an)
 %aw = call double @llvm.nvvm.mul.rn.d(double %an, double %av)
 %ax = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %av, double 0x3FC39A1CEE91D120)
 %ay = call double @llvm.fma.f64(double %ax, double %av, double 0x3FC74663DB7A1073)
 %az = call double @llvm.fma.f64(double %ay, double %av, double 0x3FCC71C5211851F1)
 %ba = call double @llvm.fma.f64(double %az, double %av, double 0x3FD24924941E37CC)
 %bb = call double @llvm.fma.f64(double %ba, double %av, double 0x3FD999999997FF08)
 %bc = call double @llvm.fma.f64(double %bb, double %av, double 0x3FE5555555555592)
 %bd = fadd double %au, %au
 %be = call double @llvm.fma.f64(double %aw, double %bc, double %bd)
 %bf = fadd double %an, %an
 %bg = select i1 %ad, double 0.000000e+00, double %aa
 %bh = call double @llvm.fma.f64(double %ac, double 0x3C7ABC9E3B39803F, double %be)
 %bi = fadd double %bh, %bg
 %bj = call double @llvm.fma.f64(double %ac, double 0x3FE62E42FEFA39EF, double %bf)
 %bk = fneg double %bj
 %bl = call double @llvm.fma.f64(double %ac, double 0x3FE62E42FEFA39EF, double %bk)
 %bm = fadd double %bl, %bf
 %bn = fadd double %bi, %bm
 %bo = fadd double %bj, %bn
 %bp = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %bo)
 %bq = fcmp olt double %c, 0x3CA0000000000000
 %br = select i1 %bq, double %c, double %bp
 %bs = fcmp oeq double %c, 1.000000e+00
 %bt = select i1 %bs, double 0x7FF0000000000000, double %br
 %bu = fcmp ole double %c, 1.000000e+00
 %bv = bitcast double %bt to i64
 %bw = and i64 %bv, 9223372036854775807
 %bx = bitcast double %a to i64
 %by = and i64 %bx, -9223372036854775808
 %bz = or i64 %bw, %by
 %ca = bitcast i64 %bz to double
 %cb = select i1 %bu, double %ca, double 0xFFF8000000000000
 ret double %cb
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
 %v = call float @llvm.nvvm.lg2.approx.f(float %u)
 %w = call float @llvm.nvvm.mul.rn.f(float %v, float 0xBFD5555560000000)
 %x = call float @llvm.nvvm.ex2.approx.ftz.f(float %w)
 %y = fpext float %x to double
 %z = call double @llvm.nvvm.mul.rn.d(double %y, double %y)
 %aa = call double @llvm.nvvm.mul.rn.d(double %t, double %y)
 %ab = fneg double %aa
 %ac = call double @llvm.fma.f64(double %ab, double %z, double 1.000000e+00)
 %ad = call double @llvm.nvvm.mul.rn.d(double %y, double %ac)
 %ae = call double @llvm.fma.f64(double %ac, double 0x3FCC71C71C71C71C, double 0x3FD5555555555555)
 %af = call double @llvm.fma.f64(double %ad, double %ae, double %y)
 %ag = add nsw i32 %m, -1042
 %ah = select i1 %d, i32 %ag, i32 %n
 %ai = call double @llvm.nvvm.mul.rn.d(double %af, double %af)
 %aj = call double @llvm.nvvm.mul.rn.d(double %t, double %ai)
 %ak = call double @llvm.nvvm.mul.rn.d(double %aj, double %aj)
 %al = fneg double %ak
 %am = call double @llvm.fma.f64(double %aj, double %aj, double %al)
 %an = fneg double %am
 %ao = call double @llvm.fma.f64(double %al, double %aj, double %t)
 %ap = call double @llvm.fma.f64(double %an, double %aj, double %ao)
 %aq = call double @llvm.nvvm.mul.rn.d(double %ap, double %ai)
 %ar = call double @llvm.fma.f64(double %aq, double 0x3FD5555555555555, double %aj)
 %as = add nsw i32 %ah, 1023
 %at = shl i32 %as, 20
 %au = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %at)
 %av = call double @llvm.nvvm.mul.rn.d(double %ar, double %au)
 %aw = fcmp ogt double %c, 0.000000e+00
 %ax = fcmp olt double %c, 0x7FF0000000000000
 %ay = select i1 %aw, i1 %ax, i1 false
 %az = bitcast double %av to i64
 %ba = and i64 %az, 9223372036854775807
 %bb = bitcast double %a to i64
 %bc = and i64 %bb, -9223372036854775808
 %bd = or i64 %ba, %bc
 %be = bitcast i64 %bd to double
 %bf = fadd double %a, %a
 %bg = select i1 %ay, double %be, double %bf
 ret double %bg
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
 %z = phi double [ %x, %n ], [ %s, %q ]
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
 %x = add i32 %w, -120
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
 %bd = mul i64 %bc, %av
 %be = call i32 @llvm.nvvm.mulhi.ui(i32 %u, i32 %bb)
 %bf = zext i32 %be to i64
 %bg = add i64 %bd, %bf
 %bh = mul i32 %u, %aq
 %bi = zext i32 %bh to i64
 %bj = shl i64 %bi, 32
 %bk = add i64 %bg, %bj
 %bl = lshr i64 %bk, 62
 %bm = trunc i64 %bl to i32
 %bn = lshr i64 %bk, 61
 %bo = and i64 %bn, 1
 %bp = trunc i64 %bo to i32
 %bq = add nsw i32 %bm, %bp
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
 %cd = phi float [ %cb, %l ], [ %q, %o ]
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
 %z = call double @llvm.nvvm.div.rn.d(double 1.250000e-01, double %y)
 %aa = call double @llvm.fma.f64(double %y, double 2.000000e+00, double %z)
 %ab = fcmp une double %a, %a
 %ac = fadd double %a, %a
 %ad = select i1 %ab, double %ac, double %aa
 ret double %ad
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
 %r = call double @llvm.fma.f64(double 0xBEF73D474F10EA26, double %q, double 0x3F3E908D668DB23F)
 %s = call double @llvm.fma.f64(double %r, double %q, double 0xBF7E3076EC7E6B9C)
 %t = call double @llvm.fma.f64(double %s, double %q, double 0x3FB5078349D9D9B8)
 %u = call double @llvm.fma.f64(double %t, double %q, double 0xBFE32D2CCE63AF7F)
 %v = call double @llvm.fma.f64(double %u, double %q, double 0x400466BC6775AB7C)
 %w = call double @llvm.fma.f64(double %v, double %q, double 0xC014ABBCE625BE53)
 %x = call double @llvm.nvvm.mul.rn.d(double %o, double %q)
 %y = call double @llvm.nvvm.mul.rn.d(double %o, double 0x3CA1A62633145C07)
 %z = call double @llvm.fma.f64(double %x, double %w, double %y)
 %aa = call double @llvm.fma.f64(double %o, double 0x400921FB54442D18, double %z)
 %ab = call double @llvm.fma.f64(double 0xBF1B03713ECA3DEB, double %q, double 0x3F5F9C4B4D5DABB0)
 %ac = call double @llvm.fma.f64(double %ab, double %q, double 0xBF9A6D1E23F9272F)
 %ad = call double @llvm.fma.f64(double %ac, double %q, double 0x3FCE1F50675B747A)
 %ae = call double @llvm.fma.f64(double %ad, double %q, double 0xBFF55D3C7E3BFE6D)
 %af = call double @llvm.fma.f64(double %ae, double %q, double 0x40103C1F081B5A52)
 %ag = call double @llvm.fma.f64(double %af, double %q, double 0xC013BD3CC9BE45DE)
 %ah = call double @llvm.fma.f64(double %ag, double %q, double 1.000000e+00)
 %ai = and i32 %p, 1
 %aj = icmp ne i32 %ai, 0
 %ak = select i1 %aj, double %ah, double %aa
 %al = and i32 %p, 2
 %am = icmp ne i32 %al, 0
 %an = fneg double %ak
 %ao = select i1 %am, double %an, double %ak
 %ap = fadd double %ao, 0.000000e+00
 ret double %ap
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
 %o = call float @llvm.fma.f32(float 0x3FB443BDE0000000, float %n, float 0xBFE32ADAC0000000)
 %p = call float @llvm.fma.f32(float %o, float %n, float 0x400466B780000000)
 %q = call float @llvm.fma.f32(float %p, float %n, float 0xC014ABBCE0000000)
 %r = call float @llvm.nvvm.mul.rn.f(float %l, float %n)
 %s = call float @llvm.nvvm.mul.rn.f(float %l, float 0xBE7777A5C0000000)
 %t = call float @llvm.fma.f32(float %r, float %q, float %s)
 %u = call float @llvm.fma.f32(float %l, float 0x400921FB60000000, float %t)
 %v = call float @llvm.fma.f32(float 0x3FCD4F7EC0000000, float %n, float 0xBFF55B2B60000000)
 %w = call float @llvm.fma.f32(float %v, float %n, float 0x40103C1B00000000)
 %x = call float @llvm.fma.f32(float %w, float %n, float 0xC013BD3CC0000000)
 %y = call float @llvm.fma.f32(float %x, float %n, float 1.000000e+00)
 %z = and i32 %m, 1
 %aa = icmp ne i32 %z, 0
 %ab = select i1 %aa, float %y, float %u
 %ac = and i32 %m, 2
 %ad = icmp ne i32 %ac, 0
 %ae = fneg float %ab
 %af = select i1 %ad, float %ae, float %ab
 %ag = fadd float %af, 0.000000e+00
 ret float %ag
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
 %al = call double @llvm.nvvm.div.rn.d(double 1.000000e+00, double %ak)
 %am = call double @llvm.fma.f64(double 0xC155C2A64DC92AF0, double %al, double 0x4149392CB18D8C02)
 %an = call double @llvm.fma.f64(double %am, double %al, double 0xC1273D14EBDF85DD)
 %ao = call double @llvm.fma.f64(double %an, double %al, double 0x40F852D347AB64F2)
 %ap = call double @llvm.fma.f64(double %ao, double %al, double 0xC0C01BDC6BF98ADA)
 %aq = call double @llvm.fma.f64(double %ap, double %al, double 0x407DFDD5D5F15CD1)
 %ar = call double @llvm.fma.f64(double %aq, double %al, double 0xC0303C746491B38F)
 %as = call double @llvm.fma.f64(double %ar, double %al, double 0x3FF368E34D84110B)
 %at = call double @llvm.fma.f64(double %as, double %al, double 0x3FCBE86B0BCF25DA)
 %au = call double @llvm.fma.f64(double %at, double %al, double 0x3FB73B123EE7AA97)
 %av = call double @llvm.fma.f64(double %au, double %al, double 0x3FA6E847AF4B2A25)
 %aw = call double @llvm.fma.f64(double %av, double %al, double 0x3F9DEBB19CB6FBED)
 %ax = call double @llvm.fma.f64(double %aw, double %al, double 0x3F9CB94DD9DA4313)
 %ay = call double @llvm.fma.f64(double %ax, double %al, double 0x3FA9884533D45083)
 %az = call double @llvm.fma.f64(double %ay, double %al, double 0x3FD9884533D43650)
 %ba = call double @llvm.nvvm.mul.rn.d(double %ak, double 5.000000e-01)
 %bb = call double @__nv_exp(double %ba)
 %bc = call double @llvm.nvvm.sqrt.rn.d(double %al)
 %bd = call double @llvm.nvvm.mul.rn.d(double %az, double %bc)
 %be = call double @llvm.nvvm.mul.rn.d(double %bd, double %bb)
 %bf = call double @llvm.nvvm.mul.rn.d(double %be, double %bb)
 %bg = fcmp une double %a, %a
 %bh = fadd double %a, %a
 %bi = select i1 %bg, double %bh, double %bf
 br label %aj

aj:
 %bj = phi double [ %ai, %e ], [ %bi, %f ]
 ret double %bj
}
define float @__nv_cyl_bessel_i0f(float %a) alwaysinline mustprogress nounwind {
 %b = fpext float %a to double
 %c = call double @__nv_cyl_bessel_i0(double %b)
 %d = fptrunc double %c to float
 ret float %d
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
 %al = call double @llvm.nvvm.div.rn.d(double 1.000000e+00, double %ak)
 %am = call double @llvm.fma.f64(double 0x4154BE67A9345103, double %al, double 0xC14892A15D2965EB)
 %an = call double @llvm.fma.f64(double %am, double %al, double 0x4126D18CF6F1DFEC)
 %ao = call double @llvm.fma.f64(double %an, double %al, double 0xC0F7FB6A6854D1B1)
 %ap = call double @llvm.fma.f64(double %ao, double %al, double 0x40BFC5D373AEF629)
 %aq = call double @llvm.fma.f64(double %ap, double %al, double 0xC07DA77D992A323B)
 %ar = call double @llvm.fma.f64(double %aq, double %al, double 0x402F37F34E3DB1D8)
 %as = call double @llvm.fma.f64(double %ar, double %al, double 0xBFF4EF87C4DB9D4D)
 %at = call double @llvm.fma.f64(double %as, double %al, double 0xBFD0A113A17D764C)
 %au = call double @llvm.fma.f64(double %at, double %al, double 0xBFBC623E83727623)
 %av = call double @llvm.fma.f64(double %au, double %al, double 0xBFAD73D885AAB7B6)
 %aw = call double @llvm.fma.f64(double %av, double %al, double 0xBFA4F1C9022C0B0D)
 %ax = call double @llvm.fma.f64(double %aw, double %al, double 0xBFA7EFC0E0620D05)
 %ay = call double @llvm.fma.f64(double %ax, double %al, double 0xBFC32633E6DF2E6F)
 %az = call double @llvm.fma.f64(double %ay, double %al, double 0x3FD9884533D43651)
 %ba = call double @llvm.nvvm.mul.rn.d(double %ak, double 5.000000e-01)
 %bb = call double @__nv_exp(double %ba)
 %bc = call double @llvm.nvvm.sqrt.rn.d(double %al)
 %bd = call double @llvm.nvvm.mul.rn.d(double %az, double %bc)
 %be = call double @llvm.nvvm.mul.rn.d(double %bd, double %bb)
 %bf = call double @llvm.nvvm.mul.rn.d(double %be, double %bb)
 %bg = fcmp une double %a, %a
 %bh = fadd double %a, %a
 %bi = select i1 %bg, double %bh, double %bf
 br label %aj

aj:
 %bj = phi double [ %ai, %e ], [ %bi, %f ]
 %bk = bitcast double %bj to i64
 %bl = and i64 %bk, 9223372036854775807
 %bm = bitcast double %a to i64
 %bn = and i64 %bm, -9223372036854775808
 %bo = or i64 %bl, %bn
 %bp = bitcast i64 %bo to double
 ret double %bp
}
define float @__nv_cyl_bessel_i1f(float %a) alwaysinline mustprogress nounwind {
 %b = fpext float %a to double
 %c = call double @__nv_cyl_bessel_i1(double %b)
 %d = fptrunc double %c to float
 ret float %d
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
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp olt double %c, 1.000000e+00
 br i1 %d, label %e, label %f

e:
 %g = call double @llvm.nvvm.mul.rn.d(double %c, double %c)
 %h = call double @llvm.fma.f64(double 0xBE0A216B51DD5B86, double %g, double 0x3E4D3D330A194E48)
 %i = call double @llvm.fma.f64(double %h, double %g, double 0xBE85B8B3E5692098)
 %j = call double @llvm.fma.f64(double %i, double %g, double 0x3EBB96B31BC08CF0)
 %k = call double @llvm.fma.f64(double %j, double %g, double 0xBEEF4C82C297EEB1)
 %l = call double @llvm.fma.f64(double %k, double %g, double 0x3F1F9A296922D25F)
 %m = call double @llvm.fma.f64(double %l, double %g, double 0xBF4C02DAEB605875)
 %n = call double @llvm.fma.f64(double %m, double %g, double 0x3F7565BCCEED5EB3)
 %o = call double @llvm.fma.f64(double %n, double %g, double 0xBF9B82CE311A96A3)
 %p = call double @llvm.fma.f64(double %o, double %g, double 0x3FBCE2F21A03F8B7)
 %q = call double @llvm.fma.f64(double %p, double %g, double 0xBFD812746B03799D)
 %r = call double @llvm.fma.f64(double %q, double %g, double 0x3FC06EBA8214DB68)
 %s = call double @llvm.fma.f64(double %r, double %c, double %c)
 br label %t

f:
 %u = call double @llvm.nvvm.fmin.d(double %c, double 6.000000e+00)
 %v = fsub double %u, 3.000000e+00
 %w = fadd double %u, 3.000000e+00
 %x = call double @llvm.nvvm.div.rn.d(double %v, double %w)
 %y = call double @llvm.fma.f64(double 0xBDA57472EC649940, double %x, double 0x3E00B64C6242F994)
 %z = call double @llvm.fma.f64(double %y, double %x, double 0x3E11E8CB1BE17ADA)
 %aa = call double @llvm.fma.f64(double %z, double %x, double 0xBE3A37BEE1E34ACA)
 %ab = call double @llvm.fma.f64(double %aa, double %x, double 0xBE4CE58F92CA37E3)
 %ac = call double @llvm.fma.f64(double %ab, double %x, double 0x3E631339E0882C5A)
 %ad = call double @llvm.fma.f64(double %ac, double %x, double 0x3E7B64CAC487571A)
 %ae = call double @llvm.fma.f64(double %ad, double %x, double 0xBE81BCCD3D832333)
 %af = call double @llvm.fma.f64(double %ae, double %x, double 0xBEA4B258DCBDB809)
 %ag = call double @llvm.fma.f64(double %af, double %x, double 0x3E9757A313619B32)
 %ah = call double @llvm.fma.f64(double %ag, double %x, double 0x3ECD2128C4DDBDED)
 %ai = call double @llvm.fma.f64(double %ah, double %x, double 0xBEA85AE1545E7DFB)
 %aj = call double @llvm.fma.f64(double %ai, double %x, double 0xBEF513B74DBF9B3E)
 %ak = call double @llvm.fma.f64(double %aj, double %x, double 0x3ED4BFE902CB46BE)
 %al = call double @llvm.fma.f64(double %ak, double %x, double 0x3F2065A35C8A069F)
 %am = call double @llvm.fma.f64(double %al, double %x, double 0xBF1B911C4B1ACA4A)
 %an = call double @llvm.fma.f64(double %am, double %x, double 0xBF498DB50EF98522)
 %ao = call double @llvm.fma.f64(double %an, double %x, double 0x3F5EF1BDB51E7E1A)
 %ap = call double @llvm.fma.f64(double %ao, double %x, double 0x3F64B884E42DDB5E)
 %aq = call double @llvm.fma.f64(double %ap, double %x, double 0xBF98574C4088D2A6)
 %ar = call double @llvm.fma.f64(double %aq, double %x, double 0x3FB17CA2877F1A0D)
 %as = call double @llvm.fma.f64(double %ar, double %x, double 0xBFBE88B803A5443D)
 %at = call double @llvm.fma.f64(double %as, double %x, double 0x3FC098366A5B46AD)
 %au = call double @llvm.fma.f64(double %at, double %x, double 0xBFA85A15C58A9E7C)
 %av = call double @llvm.fma.f64(double %au, double %x, double 0xBFC15C084BB9E8F3)
 %aw = call double @llvm.fma.f64(double %av, double %x, double 0x3FF40C522D7E4987)
 %ax = fadd double %u, 5.000000e-01
 %ay = fsub double %ax, 5.000000e-01
 %az = fsub double %u, %ay
 %ba = call double @llvm.nvvm.mul.rn.d(double %aw, double 5.000000e-01)
 %bb = call double @llvm.nvvm.div.rn.d(double %ba, double %ax)
 %bc = fneg double %bb
 %bd = call double @llvm.nvvm.mul.rn.d(double %bc, double %az)
 %be = call double @llvm.nvvm.rcp.approx.ftz.d(double %ax)
 %bf = call double @llvm.fma.f64(double %bd, double %be, double %bb)
 %bg = fneg double %bf
 %bh = call double @llvm.nvvm.mul.rn.d(double %u, double %u)
 %bi = fadd double %u, %u
 %bj = fneg double %bh
 %bk = call double @llvm.fma.f64(double %u, double %u, double %bj)
 %bl = call double @llvm.fma.f64(double %bi, double 0.000000e+00, double %bk)
 %bm = call double @llvm.fma.f64(double %bj, double 0x3FF71547652B82FE, double 0x4338000000000000)
 %bn = fsub double %bm, 0x4338000000000000
 %bo = call double @llvm.fma.f64(double %bn, double 0xBFE62E42FEFA39EF, double %bj)
 %bp = call double @llvm.fma.f64(double %bn, double 0xBC7ABC9E3B39803F, double %bo)
 %bq = fsub double %bp, %bl
 %br = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %bq, double 0x3E928AC42499A595)
 %bs = call double @llvm.fma.f64(double %br, double %bq, double 0x3EC71E1020D8E228)
 %bt = call double @llvm.fma.f64(double %bs, double %bq, double 0x3EFA0199C1CD9ADB)
 %bu = call double @llvm.fma.f64(double %bt, double %bq, double 0x3F2A01A0099AC101)
 %bv = call double @llvm.fma.f64(double %bu, double %bq, double 0x3F56C16C1832F509)
 %bw = call double @llvm.fma.f64(double %bv, double %bq, double 0x3F81111111130878)
 %bx = call double @llvm.fma.f64(double %bw, double %bq, double 0x3FA5555555550C82)
 %by = call double @llvm.fma.f64(double %bx, double %bq, double 0x3FC5555555555542)
 %bz = call double @llvm.fma.f64(double %by, double %bq, double 0x3FE000000000000A)
 %ca = call double @llvm.fma.f64(double %bz, double %bq, double 1.000000e+00)
 %cb = call double @llvm.fma.f64(double %ca, double %bq, double 1.000000e+00)
 %cc = call i32 @llvm.nvvm.d2i.lo(double %bm)
 %cd = call double @llvm.nvvm.fabs.d(double %bj)
 %ce = fcmp olt double %cd, 7.080000e+02
 br i1 %ce, label %cf, label %cg

cf:
 %ch = call i32 @llvm.nvvm.d2i.hi(double %cb)
 %ci = shl i32 %cc, 20
 %cj = add nsw i32 %ch, %ci
 %ck = call i32 @llvm.nvvm.d2i.lo(double %cb)
 %cl = call double @llvm.nvvm.lohi.i2d(i32 %ck, i32 %cj)
 br label %cm

cg:
 %cn = ashr i32 %cc, 1
 %co = add nsw i32 %cn, 1023
 %cp = shl i32 %co, 20
 %cq = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %cp)
 %cr = call double @llvm.nvvm.mul.rn.d(double %cb, double %cq)
 %cs = sub nsw i32 %cc, %cn
 %ct = add nsw i32 %cs, 1023
 %cu = shl i32 %ct, 20
 %cv = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %cu)
 %cw = call double @llvm.nvvm.mul.rn.d(double %cr, double %cv)
 %cx = fcmp ogt double %bj, 7.099000e+02
 %cy = select i1 %cx, double 0x7FF0000000000000, double %cw
 %cz = fcmp olt double %bj, -7.460000e+02
 %da = select i1 %cz, double 0.000000e+00, double %cy
 %db = fcmp une double %bj, %bj
 %dc = fsub double %bj, %bh
 %dd = select i1 %db, double %dc, double %da
 br label %cm

cm:
 %de = phi double [ %cl, %cf ], [ %dd, %cg ]
 %df = call double @llvm.fma.f64(double %bg, double %de, double 1.000000e+00)
 %dg = fcmp une double %a, %a
 %dh = fadd double %a, %a
 %di = select i1 %dg, double %dh, double %df
 br label %t

t:
 %dj = phi double [ %s, %e ], [ %di, %cm ]
 %dk = bitcast double %dj to i64
 %dl = and i64 %dk, 9223372036854775807
 %dm = bitcast double %a to i64
 %dn = and i64 %dm, -9223372036854775808
 %do = or i64 %dl, %dn
 %dp = bitcast i64 %do to double
 ret double %dp
}
define double @__nv_erfc(double %a) alwaysinline mustprogress nounwind {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp olt double %c, 5.000000e-01
 br i1 %d, label %e, label %f

e:
 %g = call double @llvm.nvvm.mul.rn.d(double %c, double %c)
 %h = call double @llvm.fma.f64(double 0xBE0A216B51DD5B86, double %g, double 0x3E4D3D330A194E48)
 %i = call double @llvm.fma.f64(double %h, double %g, double 0xBE85B8B3E5692098)
 %j = call double @llvm.fma.f64(double %i, double %g, double 0x3EBB96B31BC08CF0)
 %k = call double @llvm.fma.f64(double %j, double %g, double 0xBEEF4C82C297EEB1)
 %l = call double @llvm.fma.f64(double %k, double %g, double 0x3F1F9A296922D25F)
 %m = call double @llvm.fma.f64(double %l, double %g, double 0xBF4C02DAEB605875)
 %n = call double @llvm.fma.f64(double %m, double %g, double 0x3F7565BCCEED5EB3)
 %o = call double @llvm.fma.f64(double %n, double %g, double 0xBF9B82CE311A96A3)
 %p = call double @llvm.fma.f64(double %o, double %g, double 0x3FBCE2F21A03F8B7)
 %q = call double @llvm.fma.f64(double %p, double %g, double 0xBFD812746B03799D)
 %r = call double @llvm.fma.f64(double %q, double %g, double 0x3FC06EBA8214DB68)
 %s = call double @llvm.fma.f64(double %r, double %c, double %c)
 %t = bitcast double %s to i64
 %u = and i64 %t, 9223372036854775807
 %v = bitcast double %a to i64
 %w = and i64 %v, -9223372036854775808
 %x = or i64 %u, %w
 %y = bitcast i64 %x to double
 %z = fsub double 1.000000e+00, %y
 br label %aa

f:
 %ab = call double @llvm.nvvm.fmin.d(double %c, double 2.800000e+01)
 %ac = fsub double %ab, 3.000000e+00
 %ad = fadd double %ab, 3.000000e+00
 %ae = call double @llvm.nvvm.div.rn.d(double %ac, double %ad)
 %af = call double @llvm.fma.f64(double 0xBDA57472EC649940, double %ae, double 0x3E00B64C6242F994)
 %ag = call double @llvm.fma.f64(double %af, double %ae, double 0x3E11E8CB1BE17ADA)
 %ah = call double @llvm.fma.f64(double %ag, double %ae, double 0xBE3A37BEE1E34ACA)
 %ai = call double @llvm.fma.f64(double %ah, double %ae, double 0xBE4CE58F92CA37E3)
 %aj = call double @llvm.fma.f64(double %ai, double %ae, double 0x3E631339E0882C5A)
 %ak = call double @llvm.fma.f64(double %aj, double %ae, double 0x3E7B64CAC487571A)
 %al = call double @llvm.fma.f64(double %ak, double %ae, double 0xBE81BCCD3D832333)
 %am = call double @llvm.fma.f64(double %al, double %ae, double 0xBEA4B258DCBDB809)
 %an = call double @llvm.fma.f64(double %am, double %ae, double 0x3E9757A313619B32)
 %ao = call double @llvm.fma.f64(double %an, double %ae, double 0x3ECD2128C4DDBDED)
 %ap = call double @llvm.fma.f64(double %ao, double %ae, double 0xBEA85AE1545E7DFB)
 %aq = call double @llvm.fma.f64(double %ap, double %ae, double 0xBEF513B74DBF9B3E)
 %ar = call double @llvm.fma.f64(double %aq, double %ae, double 0x3ED4BFE902CB46BE)
 %as = call double @llvm.fma.f64(double %ar, double %ae, double 0x3F2065A35C8A069F)
 %at = call double @llvm.fma.f64(double %as, double %ae, double 0xBF1B911C4B1ACA4A)
 %au = call double @llvm.fma.f64(double %at, double %ae, double 0xBF498DB50EF98522)
 %av = call double @llvm.fma.f64(double %au, double %ae, double 0x3F5EF1BDB51E7E1A)
 %aw = call double @llvm.fma.f64(double %av, double %ae, double 0x3F64B884E42DDB5E)
 %ax = call double @llvm.fma.f64(double %aw, double %ae, double 0xBF98574C4088D2A6)
 %ay = call double @llvm.fma.f64(double %ax, double %ae, double 0x3FB17CA2877F1A0D)
 %az = call double @llvm.fma.f64(double %ay, double %ae, double 0xBFBE88B803A5443D)
 %ba = call double @llvm.fma.f64(double %az, double %ae, double 0x3FC098366A5B46AD)
 %bb = call double @llvm.fma.f64(double %ba, double %ae, double 0xBFA85A15C58A9E7C)
 %bc = call double @llvm.fma.f64(double %bb, double %ae, double 0xBFC15C084BB9E8F3)
 %bd = call double @llvm.fma.f64(double %bc, double %ae, double 0x3FF40C522D7E4987)
 %be = fadd double %ab, 5.000000e-01
 %bf = fsub double %be, 5.000000e-01
 %bg = fsub double %ab, %bf
 %bh = call double @llvm.nvvm.mul.rn.d(double %bd, double 5.000000e-01)
 %bi = call double @llvm.nvvm.div.rn.d(double %bh, double %be)
 %bj = fneg double %bi
 %bk = call double @llvm.nvvm.mul.rn.d(double %bj, double %bg)
 %bl = call double @llvm.nvvm.rcp.approx.ftz.d(double %be)
 %bm = call double @llvm.fma.f64(double %bk, double %bl, double %bi)
 %bn = fcmp olt double %a, 0.000000e+00
 %bo = select i1 %bn, double -0.000000e+00, double 0.000000e+00
 %bp = call double @llvm.nvvm.mul.rn.d(double %ab, double %ab)
 %bq = fadd double %ab, %ab
 %br = fneg double %bp
 %bs = call double @llvm.fma.f64(double %ab, double %ab, double %br)
 %bt = call double @llvm.fma.f64(double %bq, double %bo, double %bs)
 %bu = call double @llvm.fma.f64(double %br, double 0x3FF71547652B82FE, double 0x4338000000000000)
 %bv = fsub double %bu, 0x4338000000000000
 %bw = call double @llvm.fma.f64(double %bv, double 0xBFE62E42FEFA39EF, double %br)
 %bx = call double @llvm.fma.f64(double %bv, double 0xBC7ABC9E3B39803F, double %bw)
 %by = fsub double %bx, %bt
 %bz = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %by, double 0x3E928AC42499A595)
 %ca = call double @llvm.fma.f64(double %bz, double %by, double 0x3EC71E1020D8E228)
 %cb = call double @llvm.fma.f64(double %ca, double %by, double 0x3EFA0199C1CD9ADB)
 %cc = call double @llvm.fma.f64(double %cb, double %by, double 0x3F2A01A0099AC101)
 %cd = call double @llvm.fma.f64(double %cc, double %by, double 0x3F56C16C1832F509)
 %ce = call double @llvm.fma.f64(double %cd, double %by, double 0x3F81111111130878)
 %cf = call double @llvm.fma.f64(double %ce, double %by, double 0x3FA5555555550C82)
 %cg = call double @llvm.fma.f64(double %cf, double %by, double 0x3FC5555555555542)
 %ch = call double @llvm.fma.f64(double %cg, double %by, double 0x3FE000000000000A)
 %ci = call double @llvm.fma.f64(double %ch, double %by, double 1.000000e+00)
 %cj = call double @llvm.fma.f64(double %ci, double %by, double 1.000000e+00)
 %ck = call i32 @llvm.nvvm.d2i.lo(double %bu)
 %cl = call double @llvm.nvvm.fabs.d(double %br)
 %cm = fcmp olt double %cl, 7.080000e+02
 br i1 %cm, label %cn, label %co

cn:
 %cp = call i32 @llvm.nvvm.d2i.hi(double %cj)
 %cq = shl i32 %ck, 20
 %cr = add nsw i32 %cp, %cq
 %cs = call i32 @llvm.nvvm.d2i.lo(double %cj)
 %ct = call double @llvm.nvvm.lohi.i2d(i32 %cs, i32 %cr)
 br label %cu

co:
 %cv = ashr i32 %ck, 1
 %cw = add nsw i32 %cv, 1023
 %cx = shl i32 %cw, 20
 %cy = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %cx)
 %cz = call double @llvm.nvvm.mul.rn.d(double %cj, double %cy)
 %da = sub nsw i32 %ck, %cv
 %db = add nsw i32 %da, 1023
 %dc = shl i32 %db, 20
 %dd = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %dc)
 %de = call double @llvm.nvvm.mul.rn.d(double %cz, double %dd)
 %df = fcmp ogt double %br, 7.099000e+02
 %dg = select i1 %df, double 0x7FF0000000000000, double %de
 %dh = fcmp olt double %br, -7.460000e+02
 %di = select i1 %dh, double 0.000000e+00, double %dg
 %dj = fcmp une double %br, %br
 %dk = fsub double %br, %bp
 %dl = select i1 %dj, double %dk, double %di
 br label %cu

cu:
 %dm = phi double [ %ct, %cn ], [ %dl, %co ]
 %dn = call double @llvm.nvvm.mul.rn.d(double %bm, double %dm)
 %do = fsub double 2.000000e+00, %dn
 %dp = select i1 %bn, double %do, double %dn
 %dq = fcmp une double %a, %a
 %dr = fadd double %a, %a
 %ds = select i1 %dq, double %dr, double %dp
 br label %aa

aa:
 %dt = phi double [ %z, %e ], [ %ds, %cu ]
 ret double %dt
}
define float @__nv_erfcf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = call float @llvm.nvvm.fmin.f(float %c, float 1.100000e+01)
 %e = fsub float %d, 2.000000e+00
 %f = fadd float %d, 2.000000e+00
 %g = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %f) #2
 %h = call float @llvm.nvvm.mul.rn.f(float %e, float %g)
 %i = fneg float %f
 %j = call float @llvm.fma.f32(float %i, float %h, float %e)
 %k = call float @llvm.fma.f32(float %j, float %g, float %h)
 %l = call float @llvm.fma.f32(float 0x3F0FC10480000000, float %k, float 0x3F25612480000000)
 %m = call float @llvm.fma.f32(float %l, float %k, float 0xBF36FB5D80000000)
 %n = call float @llvm.fma.f32(float %m, float %k, float 0xBF56F80B80000000)
 %o = call float @llvm.fma.f32(float %n, float %k, float 0x3F53D6AAC0000000)
 %p = call float @llvm.fma.f32(float %o, float %k, float 0x3F81CEC600000000)
 %q = call float @llvm.fma.f32(float %p, float %k, float 0xBF806AFD40000000)
 %r = call float @llvm.fma.f32(float %q, float %k, float 0xBFABC1FFE0000000)
 %s = call float @llvm.fma.f32(float %r, float %k, float 0x3FC4FF9040000000)
 %t = call float @llvm.fma.f32(float %s, float %k, float 0xBFC5407E40000000)
 %u = call float @llvm.fma.f32(float %t, float %k, float 0xBFB7BF5DC0000000)
 %v = call float @llvm.fma.f32(float %u, float %k, float 0x3FF46E80E0000000)
 %w = call float @llvm.nvvm.mul.rn.f(float %v, float 5.000000e-01)
 %x = fadd float %d, 5.000000e-01
 %y = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %x) #2
 %z = call float @llvm.nvvm.mul.rn.f(float %w, float %y)
 %aa = fneg float %x
 %ab = call float @llvm.fma.f32(float %aa, float %z, float %w)
 %ac = call float @llvm.fma.f32(float %ab, float %y, float %z)
 %ad = fcmp olt float %a, 0.000000e+00
 %ae = select i1 %ad, float -0.000000e+00, float 0.000000e+00
 %af = call float @llvm.nvvm.mul.rn.f(float %d, float %d)
 %ag = fadd float %d, %d
 %ah = fneg float %af
 %ai = call float @llvm.fma.f32(float %d, float %d, float %ah)
 %aj = call float @llvm.fma.f32(float %ag, float %ae, float %ai)
 %ak = call float @__nv_expf(float %ah)
 %al = fneg float %aj
 %am = call float @llvm.fma.f32(float %ak, float %al, float %ak)
 %an = call float @llvm.nvvm.mul.rn.f(float %ac, float %am)
 %ao = fsub float 2.000000e+00, %an
 %ap = select i1 %ad, float %ao, float %an
 %aq = fcmp olt float %c, 5.000000e-01
 br i1 %aq, label %ar, label %as

ar:
 %at = call float @llvm.nvvm.mul.rn.f(float %c, float %c)
 %au = call float @llvm.fma.f32(float 0x3F14772380000000, float %at, float 0xBF4A351640000000)
 %av = call float @llvm.fma.f32(float %au, float %at, float 0x3F753F2240000000)
 %aw = call float @llvm.fma.f32(float %av, float %at, float 0xBF9B7F71A0000000)
 %ax = call float @llvm.fma.f32(float %aw, float %at, float 0x3FBCE2CE60000000)
 %ay = call float @llvm.fma.f32(float %ax, float %at, float 0xBFD81273E0000000)
 %az = call float @llvm.fma.f32(float %ay, float %at, float 0x3FC06EBA80000000)
 %ba = call float @llvm.fma.f32(float %az, float %c, float %c)
 %bb = bitcast float %ba to i32
 %bc = and i32 %bb, 2147483647
 %bd = bitcast float %a to i32
 %be = and i32 %bd, -2147483648
 %bf = or i32 %bc, %be
 %bg = bitcast i32 %bf to float
 %bh = fsub float 1.000000e+00, %bg
 br label %as

as:
 %bi = phi float [ %ap, %b ], [ %bh, %ar ]
 %bj = fcmp une float %a, %a
 %bk = fadd float %a, %a
 %bl = select i1 %bj, float %bk, float %bi
 ret float %bl
}
define double @__nv_erfcinv(double %a) alwaysinline mustprogress nounwind {
b:
 %c = fsub double 2.000000e+00, %a
 %d = call double @llvm.nvvm.mul.rn.d(double %a, double %c)
 %e = call double @__nv_log(double %d)
 %f = fneg double %e
 %g = fcmp olt double %a, 0x170000000000000
 br i1 %g, label %h, label %i

h:
 %j = call double @llvm.nvvm.mul.rn.d(double %a, double 0x47D0000000000000)
 %k = call double @llvm.nvvm.mul.rn.d(double %j, double 2.000000e+00)
 %l = call double @__nv_log(double %k)
 %m = fsub double 0x4055D589F2FE5107, %l
 br label %i

i:
 %n = phi double [ %f, %b ], [ %m, %h ]
 %o = fsub double 1.000000e+00, %a
 %p = fcmp olt double %n, 6.250000e+00
 br i1 %p, label %q, label %r

q:
 %s = fsub double %n, 3.125000e+00
 %t = call double @llvm.fma.f64(double 0x3BB22D8BA53CC549, double %s, double 0xBB8165E212ABE220)
 %u = call double @llvm.fma.f64(double %t, double %s, double 0xBC1C6868DCC4FB92)
 %v = call double @llvm.fma.f64(double %u, double %s, double 0x3C34945F93065F26)
 %w = call double @llvm.fma.f64(double %v, double %s, double 0x3C72F8117B64DAE9)
 %x = call double @llvm.fma.f64(double %w, double %s, double 0xBCA2A5A1CD7D51E4)
 %y = call double @llvm.fma.f64(double %x, double %s, double 0xBC8E79FDB3A7AE7C)
 %z = call double @llvm.fma.f64(double %y, double %s, double 0x3CFDA9AE20F7D639)
 %aa = call double @llvm.fma.f64(double %z, double %s, double 0xBD26760AC2DC98B1)
 %ab = call double @llvm.fma.f64(double %aa, double %s, double 0xBD36D449C493D397)
 %ac = call double @llvm.fma.f64(double %ab, double %s, double 0x3D8721D14F2E79DB)
 %ad = call double @llvm.fma.f64(double %ac, double %s, double 0xBDAC898ECD8544E9)
 %ae = call double @llvm.fma.f64(double %ad, double %s, double 0xBDCDC391666FB927)
 %af = call double @llvm.fma.f64(double %ae, double %s, double 0x3E120F4FD3F0237D)
 %ag = call double @llvm.fma.f64(double %af, double %s, double 0xBE31A9ECEB9B7223)
 %ah = call double @llvm.fma.f64(double %ag, double %s, double 0xBE5F36CE76F3AC30)
 %ai = call double @llvm.fma.f64(double %ah, double %s, double 0x3E9C6B4F94139CAE)
 %aj = call double @llvm.fma.f64(double %ai, double %s, double 0xBEB6E8A53E4B1C87)
 %ak = call double @llvm.fma.f64(double %aj, double %s, double 0xBEED1D1F7CEECF88)
 %al = call double @llvm.fma.f64(double %ak, double %s, double 0x3F2879C2A20CC7B3)
 %am = call double @llvm.fma.f64(double %al, double %s, double 0xBF4845769482DF0F)
 %an = call double @llvm.fma.f64(double %am, double %s, double 0xBF78B6C33114ED3C)
 %ao = call double @llvm.fma.f64(double %an, double %s, double 0x3FCEBD80D9B13DEC)
 %ap = call double @llvm.fma.f64(double %ao, double %s, double 0x3FFA755E7C99AE86)
 br label %aq

r:
 %ar = call double @llvm.nvvm.sqrt.rn.d(double %n)
 %as = fcmp olt double %ar, 4.000000e+00
 br i1 %as, label %at, label %au

at:
 %av = fsub double %ar, 3.250000e+00
 %aw = call double @llvm.fma.f64(double 0x3E52A09CA8BABABF, double %av, double 0xBE509E34629745DA)
 %ax = call double @llvm.fma.f64(double %aw, double %av, double 0xBE6A69E86D83613F)
 %ay = call double @llvm.fma.f64(double %ax, double %av, double 0x3E81B4CF87032B12)
 %az = call double @llvm.fma.f64(double %ay, double %av, double 0xBE8C3ABC26E16C14)
 %ba = call double @llvm.fma.f64(double %az, double %av, double 0xBE5DE6870090AFBC)
 %bb = call double @llvm.fma.f64(double %ba, double %av, double 0x3EB873674DE825A8)
 %bc = call double @llvm.fma.f64(double %bb, double %av, double 0xBED0B792689B0CBE)
 %bd = call double @llvm.fma.f64(double %bc, double %av, double 0x3EC8AF4DDDE31929)
 %be = call double @llvm.fma.f64(double %bd, double %av, double 0x3EEA241F76E74C31)
 %bf = call double @llvm.fma.f64(double %be, double %av, double 0xBF08CF9F6229E4F1)
 %bg = call double @llvm.fma.f64(double %bf, double %av, double 0x3F11E6AB814FE6C0)
 %bh = call double @llvm.fma.f64(double %bg, double %av, double 0x3EF93304F4F43B94)
 %bi = call double @llvm.fma.f64(double %bh, double %av, double 0xBF37448BC9330171)
 %bj = call double @llvm.fma.f64(double %bi, double %av, double 0x3F4F3CC531B27080)
 %bk = call double @llvm.fma.f64(double %bj, double %av, double 0xBF5BA9240D9D1FE7)
 %bl = call double @llvm.fma.f64(double %bk, double %av, double 0x3F6468EECACF4E36)
 %bm = call double @llvm.fma.f64(double %bl, double %av, double 0xBF6EBADABB9FB641)
 %bn = call double @llvm.fma.f64(double %bm, double %av, double 0x3F75FFCFE5B6472D)
 %bo = call double @llvm.fma.f64(double %bn, double %av, double 0x3FF0158A6D641D54)
 %bp = call double @llvm.fma.f64(double %bo, double %av, double 0x4008ABCC380D5A48)
 br label %aq

au:
 %bq = fcmp olt double %ar, 6.050000e+00
 br i1 %bq, label %br, label %bs

br:
 %bt = fsub double %ar, 5.000000e+00
 %bu = call double @llvm.fma.f64(double 0xBDB835ACE23FEDD2, double %bt, double 0x3DCA33604E588969)
 %bv = call double @llvm.fma.f64(double %bu, double %bt, double 0x3DD5602CEBC65ABD)
 %bw = call double @llvm.fma.f64(double %bv, double %bt, double 0xBDFF79FBA23A3529)
 %bx = call double @llvm.fma.f64(double %bw, double %bt, double 0x3E164FE68A3FD1DF)
 %by = call double @llvm.fma.f64(double %bx, double %bt, double 0xBE2D832306F754F0)
 %bz = call double @llvm.fma.f64(double %by, double %bt, double 0x3E40D6AE836313B4)
 %ca = call double @llvm.fma.f64(double %bz, double %bt, double 0xBE506A2D68C5799B)
 %cb = call double @llvm.fma.f64(double %ca, double %bt, double 0x3E5F24FE67F0197D)
 %cc = call double @llvm.fma.f64(double %cb, double %bt, double 0xBE72214EF3EC951D)
 %cd = call double @llvm.fma.f64(double %cc, double %bt, double 0x3E8EBE5EDC27AFD8)
 %ce = call double @llvm.fma.f64(double %cd, double %bt, double 0xBEB0A90C3337ED29)
 %cf = call double @llvm.fma.f64(double %ce, double %bt, double 0x3ED2FBCF89229AC5)
 %cg = call double @llvm.fma.f64(double %cf, double %bt, double 0xBEF4A348F1F0D247)
 %ch = call double @llvm.fma.f64(double %cg, double %bt, double 0x3F13EBF4F03EBD62)
 %ci = call double @llvm.fma.f64(double %ch, double %bt, double 0xBF2C2F36AA31124A)
 %cj = call double @llvm.fma.f64(double %ci, double %bt, double 0xBF222EA5DF1FF953)
 %ck = call double @llvm.fma.f64(double %cj, double %bt, double 0x3FF02A30D1FBA10B)
 %cl = call double @llvm.fma.f64(double %ck, double %bt, double 0x4013664DDD1AD7FB)
 br label %aq

bs:
 %cm = fcmp olt double %ar, 1.095000e+01
 br i1 %cm, label %cn, label %co

cn:
 %cp = fsub double %ar, 8.500000e+00
 %cq = call double @llvm.fma.f64(double 0xBC647EAFFCD33172, double %cp, double 0x3C9CA63762D00868)
 %cr = call double @llvm.fma.f64(double %cq, double %cp, double 0xBCC36EAAF2FCACA9)
 %cs = call double @llvm.fma.f64(double %cr, double %cp, double 0x3CF2720DFD6A1B45)
 %ct = call double @llvm.fma.f64(double %cs, double %cp, double 0xBD2622D4034CEE56)
 %cu = call double @llvm.fma.f64(double %ct, double %cp, double 0x3D576A163E3BB349)
 %cv = call double @llvm.fma.f64(double %cu, double %cp, double 0xBD87A316EA293F44)
 %cw = call double @llvm.fma.f64(double %cv, double %cp, double 0x3DB7A2D48B4876ED)
 %cx = call double @llvm.fma.f64(double %cw, double %cp, double 0xBDE70AEE36081AC6)
 %cy = call double @llvm.fma.f64(double %cx, double %cp, double 0x3E159A736DA3CABA)
 %cz = call double @llvm.fma.f64(double %cy, double %cp, double 0xBE431976D2E80E16)
 %da = call double @llvm.fma.f64(double %cz, double %cp, double 0x3E6E6DD2351CF01D)
 %db = call double @llvm.fma.f64(double %da, double %cp, double 0xBE92FB0B0796741C)
 %dc = call double @llvm.fma.f64(double %db, double %cp, double 0x3E93945A908F4FC8)
 %dd = call double @llvm.fma.f64(double %dc, double %cp, double 0x3EF58D9B10CC567A)
 %de = call double @llvm.fma.f64(double %dd, double %cp, double 0xBF3CD45277C607CA)
 %df = call double @llvm.fma.f64(double %de, double %cp, double 0x3FF01D4B302A5196)
 %dg = call double @llvm.fma.f64(double %df, double %cp, double 0x4020C2F87B4C2FCB)
 br label %aq

co:
 %dh = call double @llvm.nvvm.div.rn.d(double 1.000000e+00, double %ar)
 %di = call double @llvm.fma.f64(double 0xC2BA9AA7C4CE3ACC, double %dh, double 0x42BD315BF345A7CB)
 %dj = call double @llvm.fma.f64(double %di, double %dh, double 0xC2AE07F558C9B892)
 %dk = call double @llvm.fma.f64(double %dj, double %dh, double 0x42933D8B8FF2DF41)
 %dl = call double @llvm.fma.f64(double %dk, double %dh, double 0xC27134F76AE51F4F)
 %dm = call double @llvm.fma.f64(double %dl, double %dh, double 0x4246D078CAC501D7)
 %dn = call double @llvm.fma.f64(double %dm, double %dh, double 0xC2173F9E1D699B19)
 %do = call double @llvm.fma.f64(double %dn, double %dh, double 0x41E2A2462B8B0D55)
 %dp = call double @llvm.fma.f64(double %do, double %dh, double 0xC1A7DBAD86DDCDE1)
 %dq = call double @llvm.fma.f64(double %dp, double %dh, double 0x4168A9EBA621B539)
 %dr = call double @llvm.fma.f64(double %dq, double %dh, double 0xC124C71DD97F5395)
 %ds = call double @llvm.fma.f64(double %dr, double %dh, double 0x40DCE7BF2DABE053)
 %dt = call double @llvm.fma.f64(double %ds, double %dh, double 0xC091297E2C2A2871)
 %du = call double @llvm.fma.f64(double %dt, double %dh, double 0x4043E8D3B27B84BB)
 %dv = call double @llvm.fma.f64(double %du, double %dh, double 0xC001E2C75E1FBBF1)
 %dw = call double @llvm.fma.f64(double %dv, double %dh, double 0xBF6FC6A4440F0B83)
 %dx = call double @llvm.fma.f64(double %dw, double %dh, double 0x3FF00007583D7231)
 %dy = call double @llvm.nvvm.mul.rn.d(double %ar, double %dx)
 br label %aq

aq:
 %dz = phi double [ %ap, %q ], [ %bp, %at ], [ %cl, %br ], [ %dg, %cn ], [ %dy, %co ]
 %ea = call double @llvm.nvvm.mul.rn.d(double %o, double %dz)
 %eb = fcmp oeq double %a, 0.000000e+00
 %ec = select i1 %eb, double 0x7FF0000000000000, double %ea
 %ed = fcmp oeq double %a, 2.000000e+00
 %ee = select i1 %ed, double 0xFFF0000000000000, double %ec
 %ef = fcmp oge double %a, 0.000000e+00
 %eg = fcmp ole double %a, 2.000000e+00
 %eh = select i1 %ef, i1 %eg, i1 false
 %ei = select i1 %eh, double %ee, double 0xFFF8000000000000
 ret double %ei
}
define float @__nv_erfcinvf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = fcmp olt float %a, 0x39B0000000000000
 %d = select i1 %c, float 0x4310000000000000, float 1.000000e+00
 %e = call float @llvm.nvvm.mul.rn.f(float %a, float %d)
 %f = fsub float 2.000000e+00, %a
 %g = call float @llvm.nvvm.mul.rn.f(float %e, float %f)
 %h = call float @__nv_logf(float %g)
 %i = select i1 %c, float 0x4041542460000000, float 0.000000e+00
 %j = fsub float %i, %h
 %k = fsub float 1.000000e+00, %a
 %l = call float @llvm.fma.f32(float 0xBE42E0E6E0000000, float %j, float 0x3E8DAA89E0000000)
 %m = call float @llvm.fma.f32(float %l, float %j, float 0xBEC09469E0000000)
 %n = call float @llvm.fma.f32(float %m, float %j, float 0x3ED0B4F6E0000000)
 %o = call float @llvm.fma.f32(float %n, float %j, float 0x3F075D70E0000000)
 %p = call float @llvm.fma.f32(float %o, float %j, float 0xBF20B592A0000000)
 %q = call float @llvm.fma.f32(float %p, float %j, float 0xBF631F5FC0000000)
 %r = call float @llvm.fma.f32(float %q, float %j, float 0x3F87A6D220000000)
 %s = call float @llvm.fma.f32(float %r, float %j, float 0x3FCDB2A100000000)
 %t = call float @llvm.fma.f32(float %s, float %j, float 0x3FEC5BF880000000)
 %u = fcmp ogt float %j, 5.000000e+00
 br i1 %u, label %v, label %w

v:
 %x = call float @llvm.nvvm.sqrt.rn.f(float %j)
 %y = fsub float %x, 0x400970A3E0000000
 %z = call float @llvm.fma.f32(float 0x3F19A26AC0000000, float %y, float 0xBF23269520000000)
 %aa = call float @llvm.fma.f32(float %z, float %y, float 0xBF35F774E0000000)
 %ab = call float @llvm.fma.f32(float %aa, float %y, float 0x3F54272FE0000000)
 %ac = call float @llvm.fma.f32(float %ab, float %y, float 0xBF618172C0000000)
 %ad = call float @llvm.fma.f32(float %ac, float %y, float 0x3F698B64C0000000)
 %ae = call float @llvm.fma.f32(float %ad, float %y, float 0xBF72947EA0000000)
 %af = call float @llvm.fma.f32(float %ae, float %y, float 0x3F79928A00000000)
 %ag = call float @llvm.fma.f32(float %af, float %y, float 0x3FF0123840000000)
 %ah = call float @llvm.fma.f32(float %ag, float %y, float 0x40081BBD80000000)
 %ai = fcmp ogt float %x, 0x4010666660000000
 br i1 %ai, label %aj, label %w

aj:
 %ak = fsub float %x, 0x401CCCCCC0000000
 %al = call float @llvm.fma.f32(float 0xBE236118E0000000, float %ak, float 0x3E48DF82E0000000)
 %am = call float @llvm.fma.f32(float %al, float %ak, float 0xBE58CCBAA0000000)
 %an = call float @llvm.fma.f32(float %am, float %ak, float 0x3E8B21D340000000)
 %ao = call float @llvm.fma.f32(float %an, float %ak, float 0xBEB75D0080000000)
 %ap = call float @llvm.fma.f32(float %ao, float %ak, float 0x3ED3F2F320000000)
 %aq = call float @llvm.fma.f32(float %ap, float %ak, float 0x3EE6932B80000000)
 %ar = call float @llvm.fma.f32(float %aq, float %ak, float 0xBF40A2A300000000)
 %as = call float @llvm.fma.f32(float %ar, float %ak, float 0x3FF0225F00000000)
 %at = call float @llvm.fma.f32(float %as, float %ak, float 0x401C486A60000000)
 br label %w

w:
 %au = phi float [ %t, %b ], [ %ah, %v ], [ %at, %aj ]
 %av = call float @llvm.nvvm.mul.rn.f(float %k, float %au)
 %aw = fcmp oeq float %a, 0.000000e+00
 %ax = select i1 %aw, float 0x7FF0000000000000, float %av
 %ay = fcmp oeq float %a, 2.000000e+00
 %az = select i1 %ay, float 0xFFF0000000000000, float %ax
 %ba = fcmp oge float %a, 0.000000e+00
 %bb = fcmp ole float %a, 2.000000e+00
 %bc = select i1 %ba, i1 %bb, i1 false
 %bd = select i1 %bc, float %az, float 0x7FFFFFFFE0000000
 ret float %bd
}
define double @__nv_erfcx(double %a) alwaysinline mustprogress nounwind {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = call double @llvm.nvvm.fmin.d(double %c, double 0x7E70000000000000)
 %e = fsub double %d, 3.000000e+00
 %f = fadd double %d, 3.000000e+00
 %g = call double @llvm.nvvm.div.rn.d(double %e, double %f)
 %h = call double @llvm.fma.f64(double 0xBDA57472EC649940, double %g, double 0x3E00B64C6242F994)
 %i = call double @llvm.fma.f64(double %h, double %g, double 0x3E11E8CB1BE17ADA)
 %j = call double @llvm.fma.f64(double %i, double %g, double 0xBE3A37BEE1E34ACA)
 %k = call double @llvm.fma.f64(double %j, double %g, double 0xBE4CE58F92CA37E3)
 %l = call double @llvm.fma.f64(double %k, double %g, double 0x3E631339E0882C5A)
 %m = call double @llvm.fma.f64(double %l, double %g, double 0x3E7B64CAC487571A)
 %n = call double @llvm.fma.f64(double %m, double %g, double 0xBE81BCCD3D832333)
 %o = call double @llvm.fma.f64(double %n, double %g, double 0xBEA4B258DCBDB809)
 %p = call double @llvm.fma.f64(double %o, double %g, double 0x3E9757A313619B32)
 %q = call double @llvm.fma.f64(double %p, double %g, double 0x3ECD2128C4DDBDED)
 %r = call double @llvm.fma.f64(double %q, double %g, double 0xBEA85AE1545E7DFB)
 %s = call double @llvm.fma.f64(double %r, double %g, double 0xBEF513B74DBF9B3E)
 %t = call double @llvm.fma.f64(double %s, double %g, double 0x3ED4BFE902CB46BE)
 %u = call double @llvm.fma.f64(double %t, double %g, double 0x3F2065A35C8A069F)
 %v = call double @llvm.fma.f64(double %u, double %g, double 0xBF1B911C4B1ACA4A)
 %w = call double @llvm.fma.f64(double %v, double %g, double 0xBF498DB50EF98522)
 %x = call double @llvm.fma.f64(double %w, double %g, double 0x3F5EF1BDB51E7E1A)
 %y = call double @llvm.fma.f64(double %x, double %g, double 0x3F64B884E42DDB5E)
 %z = call double @llvm.fma.f64(double %y, double %g, double 0xBF98574C4088D2A6)
 %aa = call double @llvm.fma.f64(double %z, double %g, double 0x3FB17CA2877F1A0D)
 %ab = call double @llvm.fma.f64(double %aa, double %g, double 0xBFBE88B803A5443D)
 %ac = call double @llvm.fma.f64(double %ab, double %g, double 0x3FC098366A5B46AD)
 %ad = call double @llvm.fma.f64(double %ac, double %g, double 0xBFA85A15C58A9E7C)
 %ae = call double @llvm.fma.f64(double %ad, double %g, double 0xBFC15C084BB9E8F3)
 %af = call double @llvm.fma.f64(double %ae, double %g, double 0x3FF40C522D7E4987)
 %ag = fadd double %d, 5.000000e-01
 %ah = fsub double %ag, 5.000000e-01
 %ai = fsub double %d, %ah
 %aj = call double @llvm.nvvm.mul.rn.d(double %af, double 5.000000e-01)
 %ak = call double @llvm.nvvm.div.rn.d(double %aj, double %ag)
 %al = fneg double %ak
 %am = call double @llvm.nvvm.mul.rn.d(double %al, double %ai)
 %an = call double @llvm.nvvm.rcp.approx.ftz.d(double %ag)
 %ao = call double @llvm.fma.f64(double %am, double %an, double %ak)
 %ap = fcmp ogt double %c, 0x7E70000000000000
 br i1 %ap, label %aq, label %ar

aq:
 %as = call double @llvm.nvvm.div.rn.d(double 1.000000e+00, double %c)
 %at = call double @llvm.nvvm.mul.rn.d(double %as, double 0x3FE20DD750429B6D)
 br label %ar

ar:
 %au = phi double [ %ao, %b ], [ %at, %aq ]
 %av = fcmp olt double %a, 0.000000e+00
 br i1 %av, label %aw, label %ax

aw:
 %ay = call double @llvm.nvvm.fmin.d(double %c, double 2.700000e+01)
 %az = call double @llvm.nvvm.mul.rn.d(double %ay, double %ay)
 %ba = fneg double %az
 %bb = call double @llvm.fma.f64(double %ay, double %ay, double %ba)
 %bc = call double @llvm.fma.f64(double %az, double 0x3FF71547652B82FE, double 0x4338000000000000)
 %bd = fsub double %bc, 0x4338000000000000
 %be = call double @llvm.fma.f64(double %bd, double 0xBFE62E42FEFA39EF, double %az)
 %bf = call double @llvm.fma.f64(double %bd, double 0xBC7ABC9E3B39803F, double %be)
 %bg = fadd double %bf, %bb
 %bh = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %bg, double 0x3E928AC42499A595)
 %bi = call double @llvm.fma.f64(double %bh, double %bg, double 0x3EC71E1020D8E228)
 %bj = call double @llvm.fma.f64(double %bi, double %bg, double 0x3EFA0199C1CD9ADB)
 %bk = call double @llvm.fma.f64(double %bj, double %bg, double 0x3F2A01A0099AC101)
 %bl = call double @llvm.fma.f64(double %bk, double %bg, double 0x3F56C16C1832F509)
 %bm = call double @llvm.fma.f64(double %bl, double %bg, double 0x3F81111111130878)
 %bn = call double @llvm.fma.f64(double %bm, double %bg, double 0x3FA5555555550C82)
 %bo = call double @llvm.fma.f64(double %bn, double %bg, double 0x3FC5555555555542)
 %bp = call double @llvm.fma.f64(double %bo, double %bg, double 0x3FE000000000000A)
 %bq = call double @llvm.fma.f64(double %bp, double %bg, double 1.000000e+00)
 %br = call double @llvm.fma.f64(double %bq, double %bg, double 1.000000e+00)
 %bs = call i32 @llvm.nvvm.d2i.lo(double %bc)
 %bt = call double @llvm.nvvm.fabs.d(double %az)
 %bu = fcmp olt double %bt, 7.080000e+02
 br i1 %bu, label %bv, label %bw

bv:
 %bx = call i32 @llvm.nvvm.d2i.hi(double %br)
 %by = shl i32 %bs, 20
 %bz = add nsw i32 %bx, %by
 %ca = call i32 @llvm.nvvm.d2i.lo(double %br)
 %cb = call double @llvm.nvvm.lohi.i2d(i32 %ca, i32 %bz)
 br label %cc

bw:
 %cd = ashr i32 %bs, 1
 %ce = add nsw i32 %cd, 1023
 %cf = shl i32 %ce, 20
 %cg = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %cf)
 %ch = call double @llvm.nvvm.mul.rn.d(double %br, double %cg)
 %ci = sub nsw i32 %bs, %cd
 %cj = add nsw i32 %ci, 1023
 %ck = shl i32 %cj, 20
 %cl = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %ck)
 %cm = call double @llvm.nvvm.mul.rn.d(double %ch, double %cl)
 %cn = fcmp ogt double %az, 7.099000e+02
 %co = select i1 %cn, double 0x7FF0000000000000, double %cm
 %cp = fcmp olt double %az, -7.460000e+02
 %cq = select i1 %cp, double 0.000000e+00, double %co
 %cr = fcmp une double %az, %az
 %cs = fadd double %az, %az
 %ct = select i1 %cr, double %cs, double %cq
 br label %cc

cc:
 %cu = phi double [ %cb, %bv ], [ %ct, %bw ]
 %cv = fadd double %cu, %cu
 %cw = fsub double %cv, %au
 %cx = fcmp ogt double %c, 2.670000e+01
 %cy = select i1 %cx, double 0x7FF0000000000000, double %cw
 br label %ax

ax:
 %cz = phi double [ %au, %ar ], [ %cy, %cc ]
 %da = fcmp une double %a, %a
 %db = fadd double %a, %a
 %dc = select i1 %da, double %db, double %cz
 ret double %dc
}
define float @__nv_erfcxf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = call float @llvm.nvvm.fmin.f(float %c, float 0x4770000000000000)
 %e = fsub float %d, 2.000000e+00
 %f = fadd float %d, 2.000000e+00
 %g = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %f) #2
 %h = call float @llvm.nvvm.mul.rn.f(float %e, float %g)
 %i = fneg float %f
 %j = call float @llvm.fma.f32(float %i, float %h, float %e)
 %k = call float @llvm.fma.f32(float %j, float %g, float %h)
 %l = call float @llvm.fma.f32(float 0x3F0FC10480000000, float %k, float 0x3F25612480000000)
 %m = call float @llvm.fma.f32(float %l, float %k, float 0xBF36FB5D80000000)
 %n = call float @llvm.fma.f32(float %m, float %k, float 0xBF56F80B80000000)
 %o = call float @llvm.fma.f32(float %n, float %k, float 0x3F53D6AAC0000000)
 %p = call float @llvm.fma.f32(float %o, float %k, float 0x3F81CEC600000000)
 %q = call float @llvm.fma.f32(float %p, float %k, float 0xBF806AFD40000000)
 %r = call float @llvm.fma.f32(float %q, float %k, float 0xBFABC1FFE0000000)
 %s = call float @llvm.fma.f32(float %r, float %k, float 0x3FC4FF9040000000)
 %t = call float @llvm.fma.f32(float %s, float %k, float 0xBFC5407E40000000)
 %u = call float @llvm.fma.f32(float %t, float %k, float 0xBFB7BF5DC0000000)
 %v = call float @llvm.fma.f32(float %u, float %k, float 0x3FF46E80E0000000)
 %w = call float @llvm.nvvm.mul.rn.f(float %v, float 5.000000e-01)
 %x = fadd float %d, 5.000000e-01
 %y = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %x) #2
 %z = call float @llvm.nvvm.mul.rn.f(float %w, float %y)
 %aa = fneg float %x
 %ab = call float @llvm.fma.f32(float %aa, float %z, float %w)
 %ac = call float @llvm.fma.f32(float %ab, float %y, float %z)
 %ad = fcmp ogt float %c, 0x4770000000000000
 br i1 %ad, label %ae, label %af

ae:
 %ag = call float @llvm.nvvm.div.rn.f(float 1.000000e+00, float %c)
 %ah = call float @llvm.nvvm.mul.rn.f(float %ag, float 0x3FE20DD760000000)
 br label %af

af:
 %ai = phi float [ %ac, %b ], [ %ah, %ae ]
 %aj = fcmp olt float %a, 0.000000e+00
 br i1 %aj, label %ak, label %al

ak:
 %am = call float @llvm.nvvm.fmin.f(float %c, float 1.000000e+01)
 %an = call float @llvm.nvvm.mul.rn.f(float %am, float %am)
 %ao = fneg float %an
 %ap = call float @llvm.fma.f32(float %am, float %am, float %ao)
 %aq = call float @__nv_expf(float %an)
 %ar = call float @llvm.fma.f32(float %aq, float %ap, float %aq)
 %as = fadd float %ar, %ar
 %at = fsub float %as, %ai
 %au = fcmp ogt float %an, 0x40560CCCC0000000
 %av = select i1 %au, float 0x7FF0000000000000, float %at
 br label %al

al:
 %aw = phi float [ %ai, %af ], [ %av, %ak ]
 %ax = fcmp une float %a, %a
 %ay = fadd float %a, %a
 %az = select i1 %ax, float %ay, float %aw
 ret float %az
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
 %c = fneg double %a
 %d = call double @llvm.fma.f64(double %c, double %a, double 1.000000e+00)
 %e = call double @__nv_log(double %d)
 %f = fneg double %e
 %g = fcmp olt double %f, 6.250000e+00
 br i1 %g, label %h, label %i

h:
 %j = fsub double %f, 3.125000e+00
 %k = call double @llvm.fma.f64(double 0x3BB22D8BA53CC549, double %j, double 0xBB8165E212ABE220)
 %l = call double @llvm.fma.f64(double %k, double %j, double 0xBC1C6868DCC4FB92)
 %m = call double @llvm.fma.f64(double %l, double %j, double 0x3C34945F93065F26)
 %n = call double @llvm.fma.f64(double %m, double %j, double 0x3C72F8117B64DAE9)
 %o = call double @llvm.fma.f64(double %n, double %j, double 0xBCA2A5A1CD7D51E4)
 %p = call double @llvm.fma.f64(double %o, double %j, double 0xBC8E79FDB3A7AE7C)
 %q = call double @llvm.fma.f64(double %p, double %j, double 0x3CFDA9AE20F7D639)
 %r = call double @llvm.fma.f64(double %q, double %j, double 0xBD26760AC2DC98B1)
 %s = call double @llvm.fma.f64(double %r, double %j, double 0xBD36D449C493D397)
 %t = call double @llvm.fma.f64(double %s, double %j, double 0x3D8721D14F2E79DB)
 %u = call double @llvm.fma.f64(double %t, double %j, double 0xBDAC898ECD8544E9)
 %v = call double @llvm.fma.f64(double %u, double %j, double 0xBDCDC391666FB927)
 %w = call double @llvm.fma.f64(double %v, double %j, double 0x3E120F4FD3F0237D)
 %x = call double @llvm.fma.f64(double %w, double %j, double 0xBE31A9ECEB9B7223)
 %y = call double @llvm.fma.f64(double %x, double %j, double 0xBE5F36CE76F3AC30)
 %z = call double @llvm.fma.f64(double %y, double %j, double 0x3E9C6B4F94139CAE)
 %aa = call double @llvm.fma.f64(double %z, double %j, double 0xBEB6E8A53E4B1C87)
 %ab = call double @llvm.fma.f64(double %aa, double %j, double 0xBEED1D1F7CEECF88)
 %ac = call double @llvm.fma.f64(double %ab, double %j, double 0x3F2879C2A20CC7B3)
 %ad = call double @llvm.fma.f64(double %ac, double %j, double 0xBF4845769482DF0F)
 %ae = call double @llvm.fma.f64(double %ad, double %j, double 0xBF78B6C33114ED3C)
 %af = call double @llvm.fma.f64(double %ae, double %j, double 0x3FCEBD80D9B13DEC)
 %ag = call double @llvm.fma.f64(double %af, double %j, double 0x3FFA755E7C99AE86)
 br label %ah

i:
 %ai = call double @llvm.nvvm.sqrt.rn.d(double %f)
 %aj = fcmp olt double %ai, 4.000000e+00
 br i1 %aj, label %ak, label %al

ak:
 %am = fsub double %ai, 3.250000e+00
 %an = call double @llvm.fma.f64(double 0x3E52A09CA8BABABF, double %am, double 0xBE509E34629745DA)
 %ao = call double @llvm.fma.f64(double %an, double %am, double 0xBE6A69E86D83613F)
 %ap = call double @llvm.fma.f64(double %ao, double %am, double 0x3E81B4CF87032B12)
 %aq = call double @llvm.fma.f64(double %ap, double %am, double 0xBE8C3ABC26E16C14)
 %ar = call double @llvm.fma.f64(double %aq, double %am, double 0xBE5DE6870090AFBC)
 %as = call double @llvm.fma.f64(double %ar, double %am, double 0x3EB873674DE825A8)
 %at = call double @llvm.fma.f64(double %as, double %am, double 0xBED0B792689B0CBE)
 %au = call double @llvm.fma.f64(double %at, double %am, double 0x3EC8AF4DDDE31929)
 %av = call double @llvm.fma.f64(double %au, double %am, double 0x3EEA241F76E74C31)
 %aw = call double @llvm.fma.f64(double %av, double %am, double 0xBF08CF9F6229E4F1)
 %ax = call double @llvm.fma.f64(double %aw, double %am, double 0x3F11E6AB814FE6C0)
 %ay = call double @llvm.fma.f64(double %ax, double %am, double 0x3EF93304F4F43B94)
 %az = call double @llvm.fma.f64(double %ay, double %am, double 0xBF37448BC9330171)
 %ba = call double @llvm.fma.f64(double %az, double %am, double 0x3F4F3CC531B27080)
 %bb = call double @llvm.fma.f64(double %ba, double %am, double 0xBF5BA9240D9D1FE7)
 %bc = call double @llvm.fma.f64(double %bb, double %am, double 0x3F6468EECACF4E36)
 %bd = call double @llvm.fma.f64(double %bc, double %am, double 0xBF6EBADABB9FB641)
 %be = call double @llvm.fma.f64(double %bd, double %am, double 0x3F75FFCFE5B6472D)
 %bf = call double @llvm.fma.f64(double %be, double %am, double 0x3FF0158A6D641D54)
 %bg = call double @llvm.fma.f64(double %bf, double %am, double 0x4008ABCC380D5A48)
 br label %ah

al:
 %bh = fcmp olt double %ai, 6.050000e+00
 br i1 %bh, label %bi, label %bj

bi:
 %bk = fsub double %ai, 5.000000e+00
 %bl = call double @llvm.fma.f64(double 0xBDB835ACE23FEDD2, double %bk, double 0x3DCA33604E588969)
 %bm = call double @llvm.fma.f64(double %bl, double %bk, double 0x3DD5602CEBC65ABD)
 %bn = call double @llvm.fma.f64(double %bm, double %bk, double 0xBDFF79FBA23A3529)
 %bo = call double @llvm.fma.f64(double %bn, double %bk, double 0x3E164FE68A3FD1DF)
 %bp = call double @llvm.fma.f64(double %bo, double %bk, double 0xBE2D832306F754F0)
 %bq = call double @llvm.fma.f64(double %bp, double %bk, double 0x3E40D6AE836313B4)
 %br = call double @llvm.fma.f64(double %bq, double %bk, double 0xBE506A2D68C5799B)
 %bs = call double @llvm.fma.f64(double %br, double %bk, double 0x3E5F24FE67F0197D)
 %bt = call double @llvm.fma.f64(double %bs, double %bk, double 0xBE72214EF3EC951D)
 %bu = call double @llvm.fma.f64(double %bt, double %bk, double 0x3E8EBE5EDC27AFD8)
 %bv = call double @llvm.fma.f64(double %bu, double %bk, double 0xBEB0A90C3337ED29)
 %bw = call double @llvm.fma.f64(double %bv, double %bk, double 0x3ED2FBCF89229AC5)
 %bx = call double @llvm.fma.f64(double %bw, double %bk, double 0xBEF4A348F1F0D247)
 %by = call double @llvm.fma.f64(double %bx, double %bk, double 0x3F13EBF4F03EBD62)
 %bz = call double @llvm.fma.f64(double %by, double %bk, double 0xBF2C2F36AA31124A)
 %ca = call double @llvm.fma.f64(double %bz, double %bk, double 0xBF222EA5DF1FF953)
 %cb = call double @llvm.fma.f64(double %ca, double %bk, double 0x3FF02A30D1FBA10B)
 %cc = call double @llvm.fma.f64(double %cb, double %bk, double 0x4013664DDD1AD7FB)
 br label %ah

bj:
 %cd = fcmp olt double %ai, 1.095000e+01
 br i1 %cd, label %ce, label %cf

ce:
 %cg = fsub double %ai, 8.500000e+00
 %ch = call double @llvm.fma.f64(double 0xBC647EAFFCD33172, double %cg, double 0x3C9CA63762D00868)
 %ci = call double @llvm.fma.f64(double %ch, double %cg, double 0xBCC36EAAF2FCACA9)
 %cj = call double @llvm.fma.f64(double %ci, double %cg, double 0x3CF2720DFD6A1B45)
 %ck = call double @llvm.fma.f64(double %cj, double %cg, double 0xBD2622D4034CEE56)
 %cl = call double @llvm.fma.f64(double %ck, double %cg, double 0x3D576A163E3BB349)
 %cm = call double @llvm.fma.f64(double %cl, double %cg, double 0xBD87A316EA293F44)
 %cn = call double @llvm.fma.f64(double %cm, double %cg, double 0x3DB7A2D48B4876ED)
 %co = call double @llvm.fma.f64(double %cn, double %cg, double 0xBDE70AEE36081AC6)
 %cp = call double @llvm.fma.f64(double %co, double %cg, double 0x3E159A736DA3CABA)
 %cq = call double @llvm.fma.f64(double %cp, double %cg, double 0xBE431976D2E80E16)
 %cr = call double @llvm.fma.f64(double %cq, double %cg, double 0x3E6E6DD2351CF01D)
 %cs = call double @llvm.fma.f64(double %cr, double %cg, double 0xBE92FB0B0796741C)
 %ct = call double @llvm.fma.f64(double %cs, double %cg, double 0x3E93945A908F4FC8)
 %cu = call double @llvm.fma.f64(double %ct, double %cg, double 0x3EF58D9B10CC567A)
 %cv = call double @llvm.fma.f64(double %cu, double %cg, double 0xBF3CD45277C607CA)
 %cw = call double @llvm.fma.f64(double %cv, double %cg, double 0x3FF01D4B302A5196)
 %cx = call double @llvm.fma.f64(double %cw, double %cg, double 0x4020C2F87B4C2FCB)
 br label %ah

cf:
 %cy = call double @llvm.nvvm.div.rn.d(double 1.000000e+00, double %ai)
 %cz = call double @llvm.fma.f64(double 0xC2BA9AA7C4CE3ACC, double %cy, double 0x42BD315BF345A7CB)
 %da = call double @llvm.fma.f64(double %cz, double %cy, double 0xC2AE07F558C9B892)
 %db = call double @llvm.fma.f64(double %da, double %cy, double 0x42933D8B8FF2DF41)
 %dc = call double @llvm.fma.f64(double %db, double %cy, double 0xC27134F76AE51F4F)
 %dd = call double @llvm.fma.f64(double %dc, double %cy, double 0x4246D078CAC501D7)
 %de = call double @llvm.fma.f64(double %dd, double %cy, double 0xC2173F9E1D699B19)
 %df = call double @llvm.fma.f64(double %de, double %cy, double 0x41E2A2462B8B0D55)
 %dg = call double @llvm.fma.f64(double %df, double %cy, double 0xC1A7DBAD86DDCDE1)
 %dh = call double @llvm.fma.f64(double %dg, double %cy, double 0x4168A9EBA621B539)
 %di = call double @llvm.fma.f64(double %dh, double %cy, double 0xC124C71DD97F5395)
 %dj = call double @llvm.fma.f64(double %di, double %cy, double 0x40DCE7BF2DABE053)
 %dk = call double @llvm.fma.f64(double %dj, double %cy, double 0xC091297E2C2A2871)
 %dl = call double @llvm.fma.f64(double %dk, double %cy, double 0x4043E8D3B27B84BB)
 %dm = call double @llvm.fma.f64(double %dl, double %cy, double 0xC001E2C75E1FBBF1)
 %dn = call double @llvm.fma.f64(double %dm, double %cy, double 0xBF6FC6A4440F0B83)
 %do = call double @llvm.fma.f64(double %dn, double %cy, double 0x3FF00007583D7231)
 %dp = call double @llvm.nvvm.mul.rn.d(double %ai, double %do)
 br label %ah

ah:
 %dq = phi double [ %ag, %h ], [ %bg, %ak ], [ %cc, %bi ], [ %cx, %ce ], [ %dp, %cf ]
 %dr = call double @llvm.nvvm.mul.rn.d(double %a, double %dq)
 %ds = call double @llvm.nvvm.fabs.d(double %a)
 %dt = fcmp oeq double %ds, 1.000000e+00
 br i1 %dt, label %du, label %dv

du:
 %dw = call double @llvm.nvvm.mul.rn.d(double %a, double 0x7FF0000000000000)
 br label %dv

dv:
 %dx = phi double [ %dr, %ah ], [ %dw, %du ]
 %dy = fcmp ole double %ds, 1.000000e+00
 %dz = select i1 %dy, double %dx, double 0xFFF8000000000000
 ret double %dz
}
define float @__nv_erfinvf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = fneg float %a
 %d = call float @llvm.fma.f32(float %c, float %a, float 1.000000e+00)
 %e = call float @__nv_logf(float %d)
 %f = fneg float %e
 %g = call float @llvm.fma.f32(float 0xBE42E0E6E0000000, float %f, float 0x3E8DAA89E0000000)
 %h = call float @llvm.fma.f32(float %g, float %f, float 0xBEC09469E0000000)
 %i = call float @llvm.fma.f32(float %h, float %f, float 0x3ED0B4F6E0000000)
 %j = call float @llvm.fma.f32(float %i, float %f, float 0x3F075D70E0000000)
 %k = call float @llvm.fma.f32(float %j, float %f, float 0xBF20B592A0000000)
 %l = call float @llvm.fma.f32(float %k, float %f, float 0xBF631F5FC0000000)
 %m = call float @llvm.fma.f32(float %l, float %f, float 0x3F87A6D220000000)
 %n = call float @llvm.fma.f32(float %m, float %f, float 0x3FCDB2A100000000)
 %o = call float @llvm.fma.f32(float %n, float %f, float 0x3FEC5BF880000000)
 %p = fcmp ogt float %f, 5.000000e+00
 br i1 %p, label %q, label %r

q:
 %s = call float @llvm.nvvm.sqrt.rn.f(float %f)
 %t = fsub float %s, 0x400970A3E0000000
 %u = call float @llvm.fma.f32(float 0x3F19A26AC0000000, float %t, float 0xBF23269520000000)
 %v = call float @llvm.fma.f32(float %u, float %t, float 0xBF35F774E0000000)
 %w = call float @llvm.fma.f32(float %v, float %t, float 0x3F54272FE0000000)
 %x = call float @llvm.fma.f32(float %w, float %t, float 0xBF618172C0000000)
 %y = call float @llvm.fma.f32(float %x, float %t, float 0x3F698B64C0000000)
 %z = call float @llvm.fma.f32(float %y, float %t, float 0xBF72947EA0000000)
 %aa = call float @llvm.fma.f32(float %z, float %t, float 0x3F79928A00000000)
 %ab = call float @llvm.fma.f32(float %aa, float %t, float 0x3FF0123840000000)
 %ac = call float @llvm.fma.f32(float %ab, float %t, float 0x40081BBD80000000)
 %ad = fcmp ogt float %s, 0x4010666660000000
 br i1 %ad, label %ae, label %r

ae:
 %af = fsub float %s, 0x401CCCCCC0000000
 %ag = call float @llvm.fma.f32(float 0xBE236118E0000000, float %af, float 0x3E48DF82E0000000)
 %ah = call float @llvm.fma.f32(float %ag, float %af, float 0xBE58CCBAA0000000)
 %ai = call float @llvm.fma.f32(float %ah, float %af, float 0x3E8B21D340000000)
 %aj = call float @llvm.fma.f32(float %ai, float %af, float 0xBEB75D0080000000)
 %ak = call float @llvm.fma.f32(float %aj, float %af, float 0x3ED3F2F320000000)
 %al = call float @llvm.fma.f32(float %ak, float %af, float 0x3EE6932B80000000)
 %am = call float @llvm.fma.f32(float %al, float %af, float 0xBF40A2A300000000)
 %an = call float @llvm.fma.f32(float %am, float %af, float 0x3FF0225F00000000)
 %ao = call float @llvm.fma.f32(float %an, float %af, float 0x401C486A60000000)
 br label %r

r:
 %ap = phi float [ %o, %b ], [ %ac, %q ], [ %ao, %ae ]
 %aq = call float @llvm.nvvm.mul.rn.f(float %a, float %ap)
 %ar = call float @llvm.nvvm.fabs.f(float %a)
 %as = fcmp oeq float %ar, 1.000000e+00
 br i1 %as, label %at, label %au

at:
 %av = call float @llvm.nvvm.mul.rn.f(float %a, float 0x7FF0000000000000)
 br label %au

au:
 %aw = phi float [ %aq, %r ], [ %av, %at ]
 %ax = fcmp ole float %ar, 1.000000e+00
 %ay = select i1 %ax, float %aw, float 0x7FFFFFFFE0000000
 ret float %ay
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
 %e = sub nsw i32 32, %d
 ret i32 %e
}
define i32 @__nv_ffsll(i64 %a) alwaysinline mustprogress nounwind {
 %b = sub nsw i64 0, %a
 %c = and i64 %a, %b
 %d = call i64 @llvm.ctlz.i64(i64 %c, i1 false)
 %e = trunc i64 %d to i32
 %f = sub nsw i32 64, %e
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
 %u = select i1 %o, i32 %t, i32 %q
 br label %v

v:
 %w = phi double [ %x, %y ], [ %d, %l ]
 %z = phi i32 [ %aa, %y ], [ 0, %l ]
 %ab = bitcast double %w to i64
 %ac = icmp ult i64 %ab, 4503599627370496
 br i1 %ac, label %ad, label %ae

ad:
 %af = call i64 @llvm.ctlz.i64(i64 %ab, i1 false)
 %ag = trunc i64 %af to i32
 %ah = sub nsw i32 12, %ag
 br label %ai

ae:
 %aj = lshr i64 %ab, 52
 %ak = trunc i64 %aj to i32
 br label %ai

ai:
 %al = phi i32 [ %ah, %ad ], [ %ak, %ae ]
 %am = sub nsw i32 %al, %u
 %an = icmp sgt i32 %am, 50
 %ao = add nsw i32 %am, -50
 %ap = select i1 %an, i32 %ao, i32 0
 %aq = icmp sgt i32 %ap, 0
 br i1 %aq, label %ar, label %as

ar:
 %at = add i32 %ap, -1
 %au = udiv i32 %at, 1000
 %av = add i32 %au, 1
 %aw = and i32 %av, 3
 %ax = sub i32 %av, %aw
 %ay = icmp ugt i32 %av, 3
 br i1 %ay, label %az, label %ba

az:
 %bb = phi i32 [ %bc, %az ], [ %ax, %ar ]
 %bd = phi double [ %be, %az ], [ %e, %ar ]
 %bf = phi i32 [ %bg, %az ], [ %ap, %ar ]
 %bh = icmp sgt i32 %bf, 1000
 %bi = select i1 %bh, i32 1000, i32 %bf
 %bj = add nsw i32 %bi, 1023
 %bk = shl i32 %bj, 20
 %bl = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %bk)
 %bm = call double @llvm.nvvm.mul.rn.d(double %bd, double %bl)
 %bn = add nsw i32 %bf, -1000
 %bo = icmp sgt i32 %bn, 1000
 %bp = select i1 %bo, i32 1000, i32 %bn
 %bq = add nsw i32 %bp, 1023
 %br = shl i32 %bq, 20
 %bs = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %br)
 %bt = call double @llvm.nvvm.mul.rn.d(double %bm, double %bs)
 %bu = add nsw i32 %bf, -2000
 %bv = icmp sgt i32 %bu, 1000
 %bw = select i1 %bv, i32 1000, i32 %bu
 %bx = add nsw i32 %bw, 1023
 %by = shl i32 %bx, 20
 %bz = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %by)
 %ca = call double @llvm.nvvm.mul.rn.d(double %bt, double %bz)
 %cb = add nsw i32 %bf, -3000
 %cc = icmp sgt i32 %cb, 1000
 %cd = select i1 %cc, i32 1000, i32 %cb
 %ce = add nsw i32 %cd, 1023
 %cf = shl i32 %ce, 20
 %cg = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %cf)
 %be = call double @llvm.nvvm.mul.rn.d(double %ca, double %cg)
 %bg = add nsw i32 %bf, -4000
 %bc = add i32 %bb, -4
 %ch = icmp ne i32 %bc, 0
 br i1 %ch, label %az, label %ci, !llvm.loop !9

ci:
 %cj = icmp ne i32 %aw, 0
 br i1 %cj, label %ba, label %ck

ba:
 %cl = phi double [ %e, %ar ], [ %be, %ci ]
 %cm = phi i32 [ %ap, %ar ], [ %bg, %ci ]
 br label %cn

cn:
 %co = phi double [ %cp, %cn ], [ %cl, %ba ]
 %cq = phi i32 [ %cr, %cn ], [ %cm, %ba ]
 %cs = icmp sgt i32 %cq, 1000
 %ct = select i1 %cs, i32 1000, i32 %cq
 %cu = add nsw i32 %ct, 1023
 %cv = shl i32 %cu, 20
 %cw = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %cv)
 %cp = call double @llvm.nvvm.mul.rn.d(double %co, double %cw)
 %cr = add nsw i32 %cq, -1000
 %cx = icmp sgt i32 %cr, 0
 br i1 %cx, label %cn, label %ck, !llvm.loop !10

ck:
 %cy = phi double [ %be, %ci ], [ %cp, %cn ]
 br label %as

as:
 %cz = phi double [ %e, %ai ], [ %cy, %ck ]
 %da = call double @llvm.nvvm.div.rn.d(double %w, double %cz)
 %db = call double @llvm.nvvm.trunc.d(double %da)
 %dc = fneg double %db
 %dd = call double @llvm.fma.f64(double %dc, double %cz, double %w)
 %de = fcmp olt double %dd, 0.000000e+00
 %df = fadd double %dd, %cz
 %dg = fsub double %db, 1.000000e+00
 %x = select i1 %de, double %df, double %dd
 %dh = select i1 %de, double %dg, double %db
 %di = icmp slt i32 %ap, 32
 br i1 %di, label %dj, label %y

dj:
 %dk = call i64 @llvm.nvvm.d2ull.rz(double %dh)
 %dl = trunc i64 %dk to i32
 %dm = shl i32 %dl, %ap
 br label %y

y:
 %dn = phi i32 [ %dm, %dj ], [ 0, %as ]
 %aa = add i32 %z, %dn
 %do = fcmp oge double %x, %e
 br i1 %do, label %v, label %m, !llvm.loop !11

m:
 %dp = phi double [ %d, %j ], [ %x, %y ]
 %dq = bitcast double %dp to i64
 %dr = and i64 %dq, 9223372036854775807
 %ds = bitcast double %a to i64
 %dt = and i64 %ds, -9223372036854775808
 %du = or i64 %dr, %dt
 %dv = bitcast i64 %du to double
 br label %i

i:
 %dw = phi double [ 0xFFF8000000000000, %c ], [ %dv, %m ]
 ret double %dw
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
 %k = fcmp oge float %d, %e
 br i1 %k, label %l, label %m

l:
 %n = bitcast float %e to i32
 %o = icmp ult i32 %n, 8388608
 %p = call i32 @llvm.ctlz.i32(i32 %n, i1 false)
 %q = sub nsw i32 9, %p
 %r = lshr i32 %n, 23
 %s = select i1 %o, i32 %q, i32 %r
 br label %t

t:
 %u = phi float [ %v, %w ], [ %d, %l ]
 %x = phi i32 [ %y, %w ], [ 0, %l ]
 %z = bitcast float %u to i32
 %aa = icmp ult i32 %z, 8388608
 %ab = call i32 @llvm.ctlz.i32(i32 %z, i1 false)
 %ac = sub nsw i32 9, %ab
 %ad = lshr i32 %z, 23
 %ae = select i1 %aa, i32 %ac, i32 %ad
 %af = sub nsw i32 %ae, %s
 %ag = icmp sgt i32 %af, 22
 %ah = add nsw i32 %af, -22
 %ai = select i1 %ag, i32 %ah, i32 0
 %aj = icmp sgt i32 %ai, 0
 br i1 %aj, label %ak, label %al

ak:
 %am = add i32 %ai, -1
 %an = udiv i32 %am, 120
 %ao = add i32 %an, 1
 %ap = and i32 %ao, 3
 %aq = sub i32 %ao, %ap
 %ar = icmp ugt i32 %ao, 3
 br i1 %ar, label %as, label %at

as:
 %au = phi i32 [ %av, %as ], [ %aq, %ak ]
 %aw = phi float [ %ax, %as ], [ %e, %ak ]
 %ay = phi i32 [ %az, %as ], [ %ai, %ak ]
 %ba = icmp sgt i32 %ay, 120
 %bb = select i1 %ba, i32 120, i32 %ay
 %bc = add nsw i32 %bb, 127
 %bd = shl i32 %bc, 23
 %be = bitcast i32 %bd to float
 %bf = call float @llvm.nvvm.mul.rn.f(float %aw, float %be)
 %bg = add nsw i32 %ay, -120
 %bh = icmp sgt i32 %bg, 120
 %bi = select i1 %bh, i32 120, i32 %bg
 %bj = add nsw i32 %bi, 127
 %bk = shl i32 %bj, 23
 %bl = bitcast i32 %bk to float
 %bm = call float @llvm.nvvm.mul.rn.f(float %bf, float %bl)
 %bn = add nsw i32 %ay, -240
 %bo = icmp sgt i32 %bn, 120
 %bp = select i1 %bo, i32 120, i32 %bn
 %bq = add nsw i32 %bp, 127
 %br = shl i32 %bq, 23
 %bs = bitcast i32 %br to float
 %bt = call float @llvm.nvvm.mul.rn.f(float %bm, float %bs)
 %bu = add nsw i32 %ay, -360
 %bv = icmp sgt i32 %bu, 120
 %bw = select i1 %bv, i32 120, i32 %bu
 %bx = add nsw i32 %bw, 127
 %by = shl i32 %bx, 23
 %bz = bitcast i32 %by to float
 %ax = call float @llvm.nvvm.mul.rn.f(float %bt, float %bz)
 %az = add nsw i32 %ay, -480
 %av = add i32 %au, -4
 %ca = icmp ne i32 %av, 0
 br i1 %ca, label %as, label %cb, !llvm.loop !4

cb:
 %cc = icmp ne i32 %ap, 0
 br i1 %cc, label %at, label %cd

at:
 %ce = phi float [ %e, %ak ], [ %ax, %cb ]
 %cf = phi i32 [ %ai, %ak ], [ %az, %cb ]
 br label %cg

cg:
 %ch = phi float [ %ci, %cg ], [ %ce, %at ]
 %cj = phi i32 [ %ck, %cg ], [ %cf, %at ]
 %cl = icmp sgt i32 %cj, 120
 %cm = select i1 %cl, i32 120, i32 %cj
 %cn = add nsw i32 %cm, 127
 %co = shl i32 %cn, 23
 %cp = bitcast i32 %co to float
 %ci = call float @llvm.nvvm.mul.rn.f(float %ch, float %cp)
 %ck = add nsw i32 %cj, -120
 %cq = icmp sgt i32 %ck, 0
 br i1 %cq, label %cg, label %cd, !llvm.loop !6

cd:
 %cr = phi float [ %ax, %cb ], [ %ci, %cg ]
 br label %al

al:
 %cs = phi float [ %e, %t ], [ %cr, %cd ]
 %ct = call float @llvm.nvvm.div.rn.f(float %u, float %cs)
 %cu = call float @llvm.nvvm.trunc.f(float %ct)
 %cv = fneg float %cu
 %cw = call float @llvm.fma.f32(float %cv, float %cs, float %u)
 %cx = fcmp olt float %cw, 0.000000e+00
 %cy = fadd float %cw, %cs
 %cz = fsub float %cu, 1.000000e+00
 %v = select i1 %cx, float %cy, float %cw
 %da = select i1 %cx, float %cz, float %cu
 %db = icmp slt i32 %ai, 32
 br i1 %db, label %dc, label %w

dc:
 %dd = call i32 @llvm.nvvm.f2ui.rz(float %da)
 %de = shl i32 %dd, %ai
 br label %w

w:
 %df = phi i32 [ %de, %dc ], [ 0, %al ]
 %y = add i32 %x, %df
 %dg = fcmp oge float %v, %e
 br i1 %dg, label %t, label %m, !llvm.loop !8

m:
 %dh = phi float [ %d, %j ], [ %v, %w ]
 %di = bitcast float %dh to i32
 %dj = and i32 %di, 2147483647
 %dk = bitcast float %a to i32
 %dl = and i32 %dk, -2147483648
 %dm = or i32 %dj, %dl
 %dn = bitcast i32 %dm to float
 br label %i

i:
 %do = phi float [ 0x7FFFFFFFE0000000, %c ], [ %dn, %m ]
 ret float %do
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
 %s = select i1 %q, i1 %r, i1 false
 %t = select i1 %s, float %p, float %e
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
define float @__nv_hypotf(float %a, float %b) alwaysinline mustprogress nounwind {
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
 %ap = call double @llvm.nvvm.div.rn.d(double 1.000000e+00, double %g)
 %aq = call double @llvm.nvvm.mul.rn.d(double %ap, double %ap)
 %ar = call double @llvm.fma.f64(double 0xC0CDE8C657C5B08F, double %aq, double 0x409822110A9218D7)
 %as = call double @llvm.fma.f64(double %ar, double %aq, double 0xC0573B95744096F7)
 %at = call double @llvm.fma.f64(double %as, double %aq, double 0x40170D2D725743CE)
 %au = call double @llvm.fma.f64(double %at, double %aq, double 0xBFE15C829F69DC4F)
 %av = call double @llvm.fma.f64(double %au, double %aq, double 0x3FBA7FF6DE8E3151)
 %aw = call double @llvm.fma.f64(double %av, double %aq, double 0xBFAFFFFFFCC3DE20)
 %ax = call double @llvm.fma.f64(double %aw, double %aq, double 0x3FEFFFFFFFFFFE7D)
 %ay = call double @llvm.fma.f64(double 0x40F2964D90D38BB6, double %aq, double 0xC0BDD5F7B3CC5211)
 %az = call double @llvm.fma.f64(double %ay, double %aq, double 0x407AF755989A7D93)
 %ba = call double @llvm.fma.f64(double %az, double %aq, double 0xC036C5D13E8164A0)
 %bb = call double @llvm.fma.f64(double %ba, double %aq, double 0x3FFA29B662038702)
 %bc = call double @llvm.fma.f64(double %bb, double %aq, double 0xBFCAD2FCA9B41F71)
 %bd = call double @llvm.fma.f64(double %bc, double %aq, double 0x3FB0AAAA8DDB534F)
 %be = call double @llvm.fma.f64(double %bd, double %aq, double 0xBFBFFFFFFFFDC32C)
 %bf = call double @llvm.nvvm.mul.rn.d(double %ap, double %be)
 %bg = call double @llvm.fma.f64(double %g, double 0x3FE45F306DC9C883, double 0x4338000000000000)
 %bh = call i32 @llvm.nvvm.d2i.lo(double %bg)
 %bi = fsub double %bg, 0x4338000000000000
 %bj = call double @llvm.fma.f64(double %bi, double 0xBFF921FB54442D18, double %g)
 %bk = call double @llvm.fma.f64(double %bi, double 0xBC91A62633145C07, double %bj)
 %bl = call double @llvm.fma.f64(double %bi, double 0x391F1976B7ED8FBC, double %bk)
 %bm = call double @llvm.nvvm.fabs.d(double %g)
 %bn = fcmp ogt double %bm, 1.000000e+09
 br i1 %bn, label %bo, label %bp

bo:
 %bq = call double @llvm.nvvm.fabs.d(double %g)
 %br = fcmp uge double %bq, 0x7FF0000000000000
 br i1 %br, label %bs, label %bt

bs:
 %bu = call double @llvm.nvvm.mul.rn.d(double %g, double 0.000000e+00)
 br label %bv

bt:
 %bw = call double @__internal_reduce_large(double %g, ptr %e, ptr %f)
 %bx = load i32, ptr %e, align 4
 br label %bp

bp:
 %by = phi i32 [ %bh, %j ], [ %bx, %bt ]
 %bz = phi double [ %bl, %j ], [ %bw, %bt ]
 br label %bv

bv:
 %ca = phi i32 [ %by, %bp ], [ %bh, %bs ]
 %cb = phi double [ %bz, %bp ], [ %bu, %bs ]
 %cc = fsub double %cb, 0x3FE921FB54442D18
 %cd = fadd double %cc, %bf
 %ce = call double @llvm.fma.f64(double %cd, double 0x3FE45F306DC9C883, double 0x4338000000000000)
 %cf = call i32 @llvm.nvvm.d2i.lo(double %ce)
 %cg = fsub double %ce, 0x4338000000000000
 %ch = call double @llvm.fma.f64(double %cg, double 0xBFF921FB54442D18, double %cd)
 %ci = call double @llvm.fma.f64(double %cg, double 0xBC91A62633145C07, double %ch)
 %cj = call double @llvm.fma.f64(double %cg, double 0x391F1976B7ED8FBC, double %ci)
 %ck = call double @llvm.nvvm.fabs.d(double %cd)
 %cl = fcmp ogt double %ck, 1.000000e+09
 br i1 %cl, label %cm, label %cn

cm:
 %co = call double @llvm.nvvm.fabs.d(double %cd)
 %cp = fcmp uge double %co, 0x7FF0000000000000
 br i1 %cp, label %cq, label %cr

cq:
 %cs = call double @llvm.nvvm.mul.rn.d(double %cd, double 0.000000e+00)
 br label %ct

cr:
 %cu = call double @__internal_reduce_large(double %cd, ptr %c, ptr %d)
 %cv = load i32, ptr %c, align 4
 br label %cn

cn:
 %cw = phi i32 [ %cf, %bv ], [ %cv, %cr ]
 %cx = phi double [ %cj, %bv ], [ %cu, %cr ]
 br label %ct

ct:
 %cy = phi i32 [ %cw, %cn ], [ %cf, %cq ]
 %cz = phi double [ %cx, %cn ], [ %cs, %cq ]
 %da = call double @llvm.nvvm.div.rn.d(double 0x3FE45F306DC9C883, double %g)
 %db = call double @llvm.nvvm.sqrt.rn.d(double %da)
 %dc = call double @llvm.nvvm.mul.rn.d(double %ax, double %db)
 %dd = add nsw i32 %ca, %cy
 %de = add nsw i32 %dd, 1
 %df = and i32 %de, 1
 %dg = icmp ne i32 %df, 0
 %dh = call double @llvm.nvvm.mul.rn.d(double %cz, double %cz)
 %di = select i1 %dg, double 1.000000e+00, double %cz
 %dj = select i1 %dg, double 0xBDA8FA65EC18C2E0, double 0.000000e+00
 %dk = select i1 %dg, double 0x3E21EE9DB8E7130D, double 0x3DE5D8B567CBEE06
 %dl = call double @llvm.fma.f64(double %dj, double %dh, double %dk)
 %dm = select i1 %dg, double 0xBE927E4F7F141479, double 0xBE5AE5E4B8648532
 %dn = call double @llvm.fma.f64(double %dl, double %dh, double %dm)
 %do = select i1 %dg, double 0x3EFA01A019C8ED09, double 0x3EC71DE35552D557
 %dp = call double @llvm.fma.f64(double %dn, double %dh, double %do)
 %dq = select i1 %dg, double 0xBF56C16C16C15013, double 0xBF2A01A019BE9228
 %dr = call double @llvm.fma.f64(double %dp, double %dh, double %dq)
 %ds = select i1 %dg, double 0x3FA555555555554B, double 0x3F8111111110F730
 %dt = call double @llvm.fma.f64(double %dr, double %dh, double %ds)
 %du = select i1 %dg, double -5.000000e-01, double 0xBFC5555555555548
 %dv = call double @llvm.fma.f64(double %dt, double %dh, double %du)
 %dw = call double @llvm.nvvm.mul.rn.d(double %dh, double %di)
 %dx = call double @llvm.fma.f64(double %dw, double %dv, double %di)
 %dy = and i32 %de, 2
 %dz = icmp ne i32 %dy, 0
 %ea = fneg double %dx
 %eb = select i1 %dz, double %ea, double %dx
 %ec = call double @llvm.nvvm.mul.rn.d(double %dc, double %eb)
 br label %ao

ao:
 %ed = phi double [ %an, %i ], [ %ec, %ct ]
 %ee = fcmp oeq double %g, 0x7FF0000000000000
 %ef = select i1 %ee, double 0.000000e+00, double %ed
 ret double %ef
}
define float @__nv_j0f(float %a) alwaysinline mustprogress nounwind {
 %b = fpext float %a to double
 %c = call double @__nv_j0(double %b)
 %d = fptrunc double %c to float
 ret float %d
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
 %l = call double @llvm.fma.f64(double 0xB8AE1BF18BADD369, double %k, double 0x3949AB06755DCB86)
 %m = call double @llvm.fma.f64(double %l, double %k, double 0xB9E43A77DDDBD923)
 %n = call double @llvm.fma.f64(double %m, double %k, double 0x3A7BA3DD4CB6F38F)
 %o = call double @llvm.fma.f64(double %n, double %k, double 0xBB10137F0CF93883)
 %p = call double @llvm.fma.f64(double %o, double %k, double 0x3B9F6297B8CF5CBA)
 %q = call double @llvm.fma.f64(double %p, double %k, double 0xBC2941A8253C9465)
 %r = call double @llvm.fma.f64(double %q, double %k, double 0x3CB06438A688CF0A)
 %s = call double @llvm.fma.f64(double %r, double %k, double 0xBD30AF8BB9894334)
 %t = call double @llvm.fma.f64(double %s, double %k, double 0x3DA9AC7788FBF024)
 %u = call double @llvm.fma.f64(double %t, double %k, double 0xBE1C5A7FC38DD0C5)
 %v = call double @llvm.fma.f64(double %u, double %k, double 0x3E84C9BD11C0AA1F)
 %w = call double @llvm.fma.f64(double %v, double %k, double 0xBEE1ADB1329ED870)
 %x = call double @llvm.fma.f64(double %w, double %k, double 0x3F298EC1EEE7C01A)
 %y = fsub double %g, 0x400EA75575AF6F09
 %z = fsub double %y, 0xBCA60155A9D1B256
 %aa = fadd double %g, 0x400EA75575AF6F09
 %ab = call double @llvm.nvvm.mul.rn.d(double %z, double %aa)
 %ac = call double @llvm.nvvm.mul.rn.d(double %x, double %ab)
 %ad = call double @llvm.nvvm.mul.rn.d(double %ac, double %g)
 %ae = fsub double %g, 0x401C0FF5F3B47250
 %af = fsub double %ae, 0xBC9B226D9D243827
 %ag = fadd double %g, 0x401C0FF5F3B47250
 %ah = call double @llvm.nvvm.mul.rn.d(double %af, double %ag)
 %ai = call double @llvm.nvvm.mul.rn.d(double %ad, double %ah)
 br label %aj

j:
 %ak = call double @llvm.nvvm.div.rn.d(double 1.000000e+00, double %g)
 %al = call double @llvm.nvvm.mul.rn.d(double %ak, double %ak)
 %am = call double @llvm.fma.f64(double 0x40D2028EDB8288F9, double %al, double 0xC09D6D36873C93A0)
 %an = call double @llvm.fma.f64(double %am, double %al, double 0x405D19CD2795B0FE)
 %ao = call double @llvm.fma.f64(double %an, double %al, double 0xC01E8E5C7E2FA9DF)
 %ap = call double @llvm.fma.f64(double %ao, double %al, double 0x3FE9C210E525A8C2)
 %aq = call double @llvm.fma.f64(double %ap, double %al, double 0xBFC8BFFA9C831092)
 %ar = call double @llvm.fma.f64(double %aq, double %al, double 0x3FC7FFFFFF0B4C2E)
 %as = call double @llvm.fma.f64(double %ar, double %al, double 0x3FF00000000000E5)
 %at = call double @llvm.fma.f64(double 0xC0F66055505026B5, double %al, double 0x40C2275772A0C5EE)
 %au = call double @llvm.fma.f64(double %at, double %al, double 0xC080CA7AC743E370)
 %av = call double @llvm.fma.f64(double %au, double %al, double 0x403DCCA9D5303B11)
 %aw = call double @llvm.fma.f64(double %av, double %al, double 0xC002ED950B489FBB)
 %ax = call double @llvm.fma.f64(double %aw, double %al, double 0x3FD7BCACAAE5FB43)
 %ay = call double @llvm.fma.f64(double %ax, double %al, double 0xBFC4FFFFEF011DFE)
 %az = call double @llvm.fma.f64(double %ay, double %al, double 0x3FD7FFFFFFFF56DA)
 %ba = call double @llvm.nvvm.mul.rn.d(double %ak, double %az)
 %bb = call double @llvm.fma.f64(double %g, double 0x3FE45F306DC9C883, double 0x4338000000000000)
 %bc = call i32 @llvm.nvvm.d2i.lo(double %bb)
 %bd = fsub double %bb, 0x4338000000000000
 %be = call double @llvm.fma.f64(double %bd, double 0xBFF921FB54442D18, double %g)
 %bf = call double @llvm.fma.f64(double %bd, double 0xBC91A62633145C07, double %be)
 %bg = call double @llvm.fma.f64(double %bd, double 0x391F1976B7ED8FBC, double %bf)
 %bh = call double @llvm.nvvm.fabs.d(double %g)
 %bi = fcmp ogt double %bh, 1.000000e+09
 br i1 %bi, label %bj, label %bk

bj:
 %bl = call double @llvm.nvvm.fabs.d(double %g)
 %bm = fcmp uge double %bl, 0x7FF0000000000000
 br i1 %bm, label %bn, label %bo

bn:
 %bp = call double @llvm.nvvm.mul.rn.d(double %g, double 0.000000e+00)
 br label %bq

bo:
 %br = call double @__internal_reduce_large(double %g, ptr %e, ptr %f)
 %bs = load i32, ptr %e, align 4
 br label %bk

bk:
 %bt = phi i32 [ %bc, %j ], [ %bs, %bo ]
 %bu = phi double [ %bg, %j ], [ %br, %bo ]
 br label %bq

bq:
 %bv = phi i32 [ %bt, %bk ], [ %bc, %bn ]
 %bw = phi double [ %bu, %bk ], [ %bp, %bn ]
 %bx = fsub double %bw, 0x3FE921FB54442D18
 %by = fadd double %bx, %ba
 %bz = call double @llvm.fma.f64(double %by, double 0x3FE45F306DC9C883, double 0x4338000000000000)
 %ca = call i32 @llvm.nvvm.d2i.lo(double %bz)
 %cb = fsub double %bz, 0x4338000000000000
 %cc = call double @llvm.fma.f64(double %cb, double 0xBFF921FB54442D18, double %by)
 %cd = call double @llvm.fma.f64(double %cb, double 0xBC91A62633145C07, double %cc)
 %ce = call double @llvm.fma.f64(double %cb, double 0x391F1976B7ED8FBC, double %cd)
 %cf = call double @llvm.nvvm.fabs.d(double %by)
 %cg = fcmp ogt double %cf, 1.000000e+09
 br i1 %cg, label %ch, label %ci

ch:
 %cj = call double @llvm.nvvm.fabs.d(double %by)
 %ck = fcmp uge double %cj, 0x7FF0000000000000
 br i1 %ck, label %cl, label %cm

cl:
 %cn = call double @llvm.nvvm.mul.rn.d(double %by, double 0.000000e+00)
 br label %co

cm:
 %cp = call double @__internal_reduce_large(double %by, ptr %c, ptr %d)
 %cq = load i32, ptr %c, align 4
 br label %ci

ci:
 %cr = phi i32 [ %ca, %bq ], [ %cq, %cm ]
 %cs = phi double [ %ce, %bq ], [ %cp, %cm ]
 br label %co

co:
 %ct = phi i32 [ %cr, %ci ], [ %ca, %cl ]
 %cu = phi double [ %cs, %ci ], [ %cn, %cl ]
 %cv = call double @llvm.nvvm.div.rn.d(double 0x3FE45F306DC9C883, double %g)
 %cw = call double @llvm.nvvm.sqrt.rn.d(double %cv)
 %cx = call double @llvm.nvvm.mul.rn.d(double %as, double %cw)
 %cy = add nsw i32 %bv, %ct
 %cz = and i32 %cy, 1
 %da = icmp ne i32 %cz, 0
 %db = call double @llvm.nvvm.mul.rn.d(double %cu, double %cu)
 %dc = select i1 %da, double 1.000000e+00, double %cu
 %dd = select i1 %da, double 0xBDA8FA65EC18C2E0, double 0.000000e+00
 %de = select i1 %da, double 0x3E21EE9DB8E7130D, double 0x3DE5D8B567CBEE06
 %df = call double @llvm.fma.f64(double %dd, double %db, double %de)
 %dg = select i1 %da, double 0xBE927E4F7F141479, double 0xBE5AE5E4B8648532
 %dh = call double @llvm.fma.f64(double %df, double %db, double %dg)
 %di = select i1 %da, double 0x3EFA01A019C8ED09, double 0x3EC71DE35552D557
 %dj = call double @llvm.fma.f64(double %dh, double %db, double %di)
 %dk = select i1 %da, double 0xBF56C16C16C15013, double 0xBF2A01A019BE9228
 %dl = call double @llvm.fma.f64(double %dj, double %db, double %dk)
 %dm = select i1 %da, double 0x3FA555555555554B, double 0x3F8111111110F730
 %dn = call double @llvm.fma.f64(double %dl, double %db, double %dm)
 %do = select i1 %da, double -5.000000e-01, double 0xBFC5555555555548
 %dp = call double @llvm.fma.f64(double %dn, double %db, double %do)
 %dq = call double @llvm.nvvm.mul.rn.d(double %db, double %dc)
 %dr = call double @llvm.fma.f64(double %dq, double %dp, double %dc)
 %ds = and i32 %cy, 2
 %dt = icmp ne i32 %ds, 0
 %du = fneg double %dr
 %dv = select i1 %dt, double %du, double %dr
 %dw = call double @llvm.nvvm.mul.rn.d(double %cx, double %dv)
 br label %aj

aj:
 %dx = phi double [ %ai, %i ], [ %dw, %co ]
 %dy = fcmp oeq double %g, 0x7FF0000000000000
 %dz = select i1 %dy, double 0.000000e+00, double %dx
 %ea = fcmp olt double %g, 0x3E10000000000000
 br i1 %ea, label %eb, label %ec

eb:
 %ed = call double @llvm.nvvm.mul.rn.d(double %g, double 5.000000e-01)
 br label %ec

ec:
 %ee = phi double [ %dz, %aj ], [ %ed, %eb ]
 %ef = call i32 @llvm.nvvm.d2i.hi(double %a)
 %eg = icmp slt i32 %ef, 0
 %eh = fneg double %ee
 %ei = select i1 %eg, double %eh, double %ee
 ret double %ei
}
define float @__nv_j1f(float %a) alwaysinline mustprogress nounwind {
 %b = fpext float %a to double
 %c = call double @__nv_j1(double %b)
 %d = fptrunc double %c to float
 ret float %d
}
define double @__nv_jn(i32 %a, double %b) alwaysinline mustprogress nounwind {
c:
 %d = icmp slt i32 %a, 0
 br i1 %d, label %e, label %f

f:
 %g = call double @llvm.nvvm.fabs.d(double %b)
 %h = icmp eq i32 %a, 0
 br i1 %h, label %i, label %j

i:
 %k = call double @__nv_j0(double %b)
 br label %e

j:
 %l = icmp eq i32 %a, 1
 br i1 %l, label %m, label %n

m:
 %o = call double @__nv_j1(double %b)
 br label %e

n:
 %p = fcmp oeq double %g, 0x7FF0000000000000
 br i1 %p, label %e, label %q

q:
 %r = fcmp oeq double %g, 0.000000e+00
 br i1 %r, label %s, label %t

s:
 %u = call double @llvm.nvvm.mul.rn.d(double %b, double 0.000000e+00)
 br label %e

t:
 %v = fcmp une double %b, %b
 br i1 %v, label %w, label %x

w:
 %y = fadd double %b, %b
 br label %e

x:
 %z = call double @llvm.nvvm.div.rn.d(double 2.000000e+00, double %g)
 %aa = sitofp i32 %a to double
 %ab = fcmp ogt double %g, %aa
 br i1 %ab, label %ac, label %ad

ac:
 %ae = call double @__nv_j0(double %g)
 %af = call double @__nv_j1(double %g)
 %ag = icmp sgt i32 %a, 1
 br i1 %ag, label %ah, label %ai

ah:
 %aj = add i32 %a, -1
 %ak = and i32 %aj, 3
 %al = sub i32 %aj, %ak
 %am = icmp ugt i32 %aj, 3
 br i1 %am, label %an, label %ao

an:
 %ap = phi i32 [ %aq, %an ], [ %al, %ah ]
 %ar = phi double [ %as, %an ], [ %af, %ah ]
 %at = phi double [ %au, %an ], [ %ae, %ah ]
 %av = phi i32 [ %aw, %an ], [ 1, %ah ]
 %ax = sitofp i32 %av to double
 %ay = call double @llvm.nvvm.mul.rn.d(double %ax, double %z)
 %az = fneg double %at
 %ba = call double @llvm.fma.f64(double %ay, double %ar, double %az)
 %bb = add nsw i32 %av, 1
 %bc = sitofp i32 %bb to double
 %bd = call double @llvm.nvvm.mul.rn.d(double %bc, double %z)
 %be = fneg double %ar
 %bf = call double @llvm.fma.f64(double %bd, double %ba, double %be)
 %bg = add nsw i32 %av, 2
 %bh = sitofp i32 %bg to double
 %bi = call double @llvm.nvvm.mul.rn.d(double %bh, double %z)
 %bj = fneg double %ba
 %au = call double @llvm.fma.f64(double %bi, double %bf, double %bj)
 %bk = add nsw i32 %av, 3
 %bl = sitofp i32 %bk to double
 %bm = call double @llvm.nvvm.mul.rn.d(double %bl, double %z)
 %bn = fneg double %bf
 %as = call double @llvm.fma.f64(double %bm, double %au, double %bn)
 %aw = add nsw i32 %av, 4
 %aq = add i32 %ap, -4
 %bo = icmp ne i32 %aq, 0
 br i1 %bo, label %an, label %bp, !llvm.loop !18

bp:
 %bq = icmp ne i32 %ak, 0
 br i1 %bq, label %ao, label %br

ao:
 %bs = phi double [ %af, %ah ], [ %as, %bp ]
 %bt = phi double [ %ae, %ah ], [ %au, %bp ]
 %bu = phi i32 [ 1, %ah ], [ %aw, %bp ]
 br label %bv

bv:
 %bw = phi double [ %bx, %bv ], [ %bs, %ao ]
 %by = phi double [ %bw, %bv ], [ %bt, %ao ]
 %bz = phi i32 [ %ca, %bv ], [ %bu, %ao ]
 %cb = sitofp i32 %bz to double
 %cc = call double @llvm.nvvm.mul.rn.d(double %cb, double %z)
 %cd = fneg double %by
 %bx = call double @llvm.fma.f64(double %cc, double %bw, double %cd)
 %ca = add nsw i32 %bz, 1
 %ce = icmp slt i32 %ca, %a
 br i1 %ce, label %bv, label %br, !llvm.loop !19

ad:
 %cf = call double @llvm.nvvm.mul.rn.d(double 6.000000e+01, double %aa)
 %cg = call double @llvm.nvvm.sqrt.rn.d(double %cf)
 %ch = call i32 @llvm.nvvm.d2i.rz(double %cg)
 %ci = add nsw i32 %a, %ch
 %cj = add nsw i32 %ci, 20
 %ck = and i32 %cj, -2
 %cl = icmp sgt i32 %ck, 0
 br i1 %cl, label %cm, label %cn

cm:
 %co = and i32 %cj, 2
 %cp = sub i32 %ck, %co
 %cq = icmp ugt i32 %ck, 3
 br i1 %cq, label %cr, label %cs

cr:
 %ct = phi i32 [ %cu, %cv ], [ %cp, %cm ]
 %cw = phi double [ %cx, %cv ], [ 0.000000e+00, %cm ]
 %cy = phi double [ %cz, %cv ], [ 1.000000e-300, %cm ]
 %da = phi double [ %db, %cv ], [ 0.000000e+00, %cm ]
 %dc = phi double [ %dd, %cv ], [ 0.000000e+00, %cm ]
 %de = phi i32 [ %df, %cv ], [ %ck, %cm ]
 %dg = sitofp i32 %de to double
 %dh = call double @llvm.nvvm.mul.rn.d(double %dg, double %z)
 %di = fneg double %cw
 %dj = call double @llvm.fma.f64(double %dh, double %cy, double %di)
 %dk = call double @llvm.nvvm.fabs.d(double %dj)
 %dl = fcmp ogt double %dk, 1.000000e+250
 br i1 %dl, label %dm, label %dn

dm:
 %do = call double @llvm.nvvm.mul.rn.d(double %dj, double 1.000000e-250)
 %dp = call double @llvm.nvvm.mul.rn.d(double %cy, double 1.000000e-250)
 %dq = call double @llvm.nvvm.mul.rn.d(double %da, double 1.000000e-250)
 %dr = call double @llvm.nvvm.mul.rn.d(double %dc, double 1.000000e-250)
 br label %dn

dn:
 %ds = phi double [ %dc, %cr ], [ %dr, %dm ]
 %dt = phi double [ %da, %cr ], [ %dq, %dm ]
 %du = phi double [ %dj, %cr ], [ %do, %dm ]
 %dv = phi double [ %cy, %cr ], [ %dp, %dm ]
 %dw = add nsw i32 %de, -1
 %dx = icmp eq i32 %dw, %a
 %dy = select i1 %dx, double %du, double %dt
 %dz = and i32 %de, 1
 %ea = icmp ne i32 %dz, 0
 %eb = icmp sgt i32 %de, 1
 %ec = select i1 %ea, i1 %eb, i1 false
 %ed = fadd double %ds, %du
 %ee = select i1 %ec, double %ed, double %ds
 %ef = sitofp i32 %dw to double
 %eg = call double @llvm.nvvm.mul.rn.d(double %ef, double %z)
 %eh = fneg double %dv
 %ei = call double @llvm.fma.f64(double %eg, double %du, double %eh)
 %ej = call double @llvm.nvvm.fabs.d(double %ei)
 %ek = fcmp ogt double %ej, 1.000000e+250
 br i1 %ek, label %el, label %em

el:
 %en = call double @llvm.nvvm.mul.rn.d(double %ei, double 1.000000e-250)
 %eo = call double @llvm.nvvm.mul.rn.d(double %du, double 1.000000e-250)
 %ep = call double @llvm.nvvm.mul.rn.d(double %dy, double 1.000000e-250)
 %eq = call double @llvm.nvvm.mul.rn.d(double %ee, double 1.000000e-250)
 br label %em

em:
 %er = phi double [ %ee, %dn ], [ %eq, %el ]
 %es = phi double [ %dy, %dn ], [ %ep, %el ]
 %et = phi double [ %ei, %dn ], [ %en, %el ]
 %eu = phi double [ %du, %dn ], [ %eo, %el ]
 %ev = add nsw i32 %de, -2
 %ew = icmp eq i32 %ev, %a
 %ex = select i1 %ew, double %et, double %es
 %ey = and i32 %dw, 1
 %ez = icmp ne i32 %ey, 0
 %fa = icmp sgt i32 %dw, 1
 %fb = select i1 %ez, i1 %fa, i1 false
 %fc = fadd double %er, %et
 %fd = select i1 %fb, double %fc, double %er
 %fe = sitofp i32 %ev to double
 %ff = call double @llvm.nvvm.mul.rn.d(double %fe, double %z)
 %fg = fneg double %eu
 %fh = call double @llvm.fma.f64(double %ff, double %et, double %fg)
 %fi = call double @llvm.nvvm.fabs.d(double %fh)
 %fj = fcmp ogt double %fi, 1.000000e+250
 br i1 %fj, label %fk, label %fl

fk:
 %fm = call double @llvm.nvvm.mul.rn.d(double %fh, double 1.000000e-250)
 %fn = call double @llvm.nvvm.mul.rn.d(double %et, double 1.000000e-250)
 %fo = call double @llvm.nvvm.mul.rn.d(double %ex, double 1.000000e-250)
 %fp = call double @llvm.nvvm.mul.rn.d(double %fd, double 1.000000e-250)
 br label %fl

fl:
 %fq = phi double [ %fd, %em ], [ %fp, %fk ]
 %fr = phi double [ %ex, %em ], [ %fo, %fk ]
 %fs = phi double [ %fh, %em ], [ %fm, %fk ]
 %ft = phi double [ %et, %em ], [ %fn, %fk ]
 %fu = add nsw i32 %de, -3
 %fv = icmp eq i32 %fu, %a
 %fw = select i1 %fv, double %fs, double %fr
 %fx = and i32 %ev, 1
 %fy = icmp ne i32 %fx, 0
 %fz = icmp sgt i32 %ev, 1
 %ga = select i1 %fy, i1 %fz, i1 false
 %gb = fadd double %fq, %fs
 %gc = select i1 %ga, double %gb, double %fq
 %gd = sitofp i32 %fu to double
 %ge = call double @llvm.nvvm.mul.rn.d(double %gd, double %z)
 %gf = fneg double %ft
 %gg = call double @llvm.fma.f64(double %ge, double %fs, double %gf)
 %gh = call double @llvm.nvvm.fabs.d(double %gg)
 %gi = fcmp ogt double %gh, 1.000000e+250
 br i1 %gi, label %gj, label %cv

gj:
 %gk = call double @llvm.nvvm.mul.rn.d(double %gg, double 1.000000e-250)
 %gl = call double @llvm.nvvm.mul.rn.d(double %fs, double 1.000000e-250)
 %gm = call double @llvm.nvvm.mul.rn.d(double %fw, double 1.000000e-250)
 %gn = call double @llvm.nvvm.mul.rn.d(double %gc, double 1.000000e-250)
 br label %cv

cv:
 %go = phi double [ %gc, %fl ], [ %gn, %gj ]
 %gp = phi double [ %fw, %fl ], [ %gm, %gj ]
 %cz = phi double [ %gg, %fl ], [ %gk, %gj ]
 %cx = phi double [ %fs, %fl ], [ %gl, %gj ]
 %df = add nsw i32 %de, -4
 %gq = icmp eq i32 %df, %a
 %db = select i1 %gq, double %cz, double %gp
 %gr = and i32 %fu, 1
 %gs = icmp ne i32 %gr, 0
 %gt = icmp sgt i32 %fu, 1
 %gu = select i1 %gs, i1 %gt, i1 false
 %gv = fadd double %go, %cz
 %dd = select i1 %gu, double %gv, double %go
 %cu = add i32 %ct, -4
 %gw = icmp ne i32 %cu, 0
 br i1 %gw, label %cr, label %gx, !llvm.loop !20

gx:
 %gy = icmp ne i32 %co, 0
 br i1 %gy, label %cs, label %gz

cs:
 %ha = phi double [ 0.000000e+00, %cm ], [ %cx, %gx ]
 %hb = phi double [ 1.000000e-300, %cm ], [ %cz, %gx ]
 %hc = phi double [ 0.000000e+00, %cm ], [ %db, %gx ]
 %hd = phi double [ 0.000000e+00, %cm ], [ %dd, %gx ]
 %he = phi i32 [ %ck, %cm ], [ %df, %gx ]
 br label %hf

hf:
 %hg = phi double [ %hh, %hi ], [ %ha, %cs ]
 %hj = phi double [ %hk, %hi ], [ %hb, %cs ]
 %hl = phi double [ %hm, %hi ], [ %hc, %cs ]
 %hn = phi double [ %ho, %hi ], [ %hd, %cs ]
 %hp = phi i32 [ %hq, %hi ], [ %he, %cs ]
 %hr = sitofp i32 %hp to double
 %hs = call double @llvm.nvvm.mul.rn.d(double %hr, double %z)
 %ht = fneg double %hg
 %hu = call double @llvm.fma.f64(double %hs, double %hj, double %ht)
 %hv = call double @llvm.nvvm.fabs.d(double %hu)
 %hw = fcmp ogt double %hv, 1.000000e+250
 br i1 %hw, label %hx, label %hi

hx:
 %hy = call double @llvm.nvvm.mul.rn.d(double %hu, double 1.000000e-250)
 %hz = call double @llvm.nvvm.mul.rn.d(double %hj, double 1.000000e-250)
 %ia = call double @llvm.nvvm.mul.rn.d(double %hl, double 1.000000e-250)
 %ib = call double @llvm.nvvm.mul.rn.d(double %hn, double 1.000000e-250)
 br label %hi

hi:
 %ic = phi double [ %hn, %hf ], [ %ib, %hx ]
 %id = phi double [ %hl, %hf ], [ %ia, %hx ]
 %hk = phi double [ %hu, %hf ], [ %hy, %hx ]
 %hh = phi double [ %hj, %hf ], [ %hz, %hx ]
 %hq = add nsw i32 %hp, -1
 %ie = icmp eq i32 %hq, %a
 %hm = select i1 %ie, double %hk, double %id
 %if = and i32 %hp, 1
 %ig = icmp ne i32 %if, 0
 %ih = icmp sgt i32 %hp, 1
 %ii = select i1 %ig, i1 %ih, i1 false
 %ij = fadd double %ic, %hk
 %ho = select i1 %ii, double %ij, double %ic
 %ik = icmp sgt i32 %hq, 0
 br i1 %ik, label %hf, label %gz, !llvm.loop !21

gz:
 %il = phi double [ %dd, %gx ], [ %ho, %hi ]
 %im = phi double [ %db, %gx ], [ %hm, %hi ]
 %in = phi double [ %cz, %gx ], [ %hk, %hi ]
 br label %cn

cn:
 %io = phi double [ 1.000000e-300, %ad ], [ %in, %gz ]
 %ip = phi double [ 0.000000e+00, %ad ], [ %im, %gz ]
 %iq = phi double [ 0.000000e+00, %ad ], [ %il, %gz ]
 %ir = call double @llvm.fma.f64(double 2.000000e+00, double %iq, double %io)
 %is = call double @llvm.nvvm.div.rn.d(double %ip, double %ir)
 br label %it

br:
 %iu = phi double [ %as, %bp ], [ %bx, %bv ]
 br label %ai

ai:
 %iv = phi double [ %af, %ac ], [ %iu, %br ]
 br label %it

it:
 %iw = phi double [ %is, %cn ], [ %iv, %ai ]
 %ix = and i32 %a, 1
 %iy = icmp ne i32 %ix, 0
 %iz = fcmp olt double %b, 0.000000e+00
 %ja = select i1 %iy, i1 %iz, i1 false
 %jb = fneg double %iw
 %jc = select i1 %ja, double %jb, double %iw
 br label %e

e:
 %jd = phi double [ 0xFFF8000000000000, %c ], [ %k, %i ], [ %o, %m ], [ 0.000000e+00, %n ], [ %u, %s ], [ %y, %w ], [ %jc, %it ]
 ret double %jd
}
define float @__nv_jnf(i32 %a, float %b) alwaysinline mustprogress nounwind {
 %c = fpext float %b to double
 %d = call double @__nv_jn(i32 %a, double %c)
 %e = fptrunc double %d to float
 ret float %e
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
define double @__nv_lgamma(double %a) alwaysinline mustprogress nounwind {
b:
 %c = call double @llvm.nvvm.fabs.d(double %a)
 %d = fcmp olt double %c, 5.000000e-01
 br i1 %d, label %e, label %f

e:
 %g = call double @llvm.fma.f64(double 0xBE709A24D1F5F723, double %c, double 0x3E9159AD107A38C3)
 %h = call double @llvm.fma.f64(double %g, double %c, double 0xBEA16AA90535D088)
 %i = call double @llvm.fma.f64(double %h, double %c, double 0x3EAF8F9E5A636E3E)
 %j = call double @llvm.fma.f64(double %i, double %c, double 0xBEC0C5E38ABB1D11)
 %k = call double @llvm.fma.f64(double %j, double %c, double 0x3ED25AE1F0933DDF)
 %l = call double @llvm.fma.f64(double %k, double %c, double 0xBEE3D1FAFA976479)
 %m = call double @llvm.fma.f64(double %l, double %c, double 0x3EF580ED3F6543C6)
 %n = call double @llvm.fma.f64(double %m, double %c, double 0xBF078DA3E67535BB)
 %o = call double @llvm.fma.f64(double %n, double %c, double 0x3F1A1279E9455A46)
 %p = call double @llvm.fma.f64(double %o, double %c, double 0xBF2D3FD65F659CDA)
 %q = call double @llvm.fma.f64(double %p, double %c, double 0x3F40B36AFBC58E94)
 %r = call double @llvm.fma.f64(double %q, double %c, double 0xBF538AC5BFFB8514)
 %s = call double @llvm.fma.f64(double %r, double %c, double 0x3F67ADD6EAD2A541)
 %t = call double @llvm.fma.f64(double %s, double %c, double 0xBF7E404FC21DC4DB)
 %u = call double @llvm.fma.f64(double %t, double %c, double 0x3F951322AC7D88F9)
 %v = call double @llvm.fma.f64(double %u, double %c, double 0xBFB13E001A557538)
 %w = call double @llvm.fma.f64(double %v, double %c, double 0x3FD4A34CC4A60FA6)
 %x = call double @llvm.fma.f64(double %w, double %c, double 0x3FDB0EE6072093CE)
 %y = fadd double %c, 1.000000e+00
 %z = call double @llvm.nvvm.mul.rn.d(double %c, double %y)
 %aa = call double @__nv_log(double %z)
 %ab = fneg double %aa
 %ac = call double @llvm.fma.f64(double %c, double %x, double %ab)
 br label %ad

f:
 %ae = fcmp olt double %c, 1.500000e+00
 br i1 %ae, label %af, label %ag

af:
 %ah = fsub double %c, 1.000000e+00
 %ai = call double @llvm.fma.f64(double 0xBE709A24D1F5F723, double %ah, double 0x3E9159AD107A38C3)
 %aj = call double @llvm.fma.f64(double %ai, double %ah, double 0xBEA16AA90535D088)
 %ak = call double @llvm.fma.f64(double %aj, double %ah, double 0x3EAF8F9E5A636E3E)
 %al = call double @llvm.fma.f64(double %ak, double %ah, double 0xBEC0C5E38ABB1D11)
 %am = call double @llvm.fma.f64(double %al, double %ah, double 0x3ED25AE1F0933DDF)
 %an = call double @llvm.fma.f64(double %am, double %ah, double 0xBEE3D1FAFA976479)
 %ao = call double @llvm.fma.f64(double %an, double %ah, double 0x3EF580ED3F6543C6)
 %ap = call double @llvm.fma.f64(double %ao, double %ah, double 0xBF078DA3E67535BB)
 %aq = call double @llvm.fma.f64(double %ap, double %ah, double 0x3F1A1279E9455A46)
 %ar = call double @llvm.fma.f64(double %aq, double %ah, double 0xBF2D3FD65F659CDA)
 %as = call double @llvm.fma.f64(double %ar, double %ah, double 0x3F40B36AFBC58E94)
 %at = call double @llvm.fma.f64(double %as, double %ah, double 0xBF538AC5BFFB8514)
 %au = call double @llvm.fma.f64(double %at, double %ah, double 0x3F67ADD6EAD2A541)
 %av = call double @llvm.fma.f64(double %au, double %ah, double 0xBF7E404FC21DC4DB)
 %aw = call double @llvm.fma.f64(double %av, double %ah, double 0x3F951322AC7D88F9)
 %ax = call double @llvm.fma.f64(double %aw, double %ah, double 0xBFB13E001A557538)
 %ay = call double @llvm.fma.f64(double %ax, double %ah, double 0x3FD4A34CC4A60FA6)
 %az = call double @llvm.fma.f64(double %ay, double %ah, double 0x3FDB0EE6072093CE)
 %ba = call double @__nv_log1p(double %ah)
 %bb = fneg double %ba
 %bc = call double @llvm.fma.f64(double %ah, double %az, double %bb)
 br label %ad

ag:
 %bd = fcmp olt double %c, 8.000000e+00
 br i1 %bd, label %be, label %bf

be:
 %bg = fcmp oge double %c, 2.500000e+00
 br i1 %bg, label %bh, label %bi

bh:
 %bj = phi double [ %bk, %bh ], [ %c, %be ]
 %bl = phi double [ %bm, %bh ], [ 1.000000e+00, %be ]
 %bk = fsub double %bj, 1.000000e+00
 %bm = call double @llvm.nvvm.mul.rn.d(double %bl, double %bk)
 %bn = fcmp oge double %bk, 2.500000e+00
 br i1 %bn, label %bh, label %bi, !llvm.loop !1

bi:
 %bo = phi double [ %c, %be ], [ %bk, %bh ]
 %bp = phi double [ 1.000000e+00, %be ], [ %bm, %bh ]
 %bq = fsub double %bo, 2.000000e+00
 %br = call double @llvm.fma.f64(double 0xBE709A24D1F5F723, double %bq, double 0x3E9159AD107A38C3)
 %bs = call double @llvm.fma.f64(double %br, double %bq, double 0xBEA16AA90535D088)
 %bt = call double @llvm.fma.f64(double %bs, double %bq, double 0x3EAF8F9E5A636E3E)
 %bu = call double @llvm.fma.f64(double %bt, double %bq, double 0xBEC0C5E38ABB1D11)
 %bv = call double @llvm.fma.f64(double %bu, double %bq, double 0x3ED25AE1F0933DDF)
 %bw = call double @llvm.fma.f64(double %bv, double %bq, double 0xBEE3D1FAFA976479)
 %bx = call double @llvm.fma.f64(double %bw, double %bq, double 0x3EF580ED3F6543C6)
 %by = call double @llvm.fma.f64(double %bx, double %bq, double 0xBF078DA3E67535BB)
 %bz = call double @llvm.fma.f64(double %by, double %bq, double 0x3F1A1279E9455A46)
 %ca = call double @llvm.fma.f64(double %bz, double %bq, double 0xBF2D3FD65F659CDA)
 %cb = call double @llvm.fma.f64(double %ca, double %bq, double 0x3F40B36AFBC58E94)
 %cc = call double @llvm.fma.f64(double %cb, double %bq, double 0xBF538AC5BFFB8514)
 %cd = call double @llvm.fma.f64(double %cc, double %bq, double 0x3F67ADD6EAD2A541)
 %ce = call double @llvm.fma.f64(double %cd, double %bq, double 0xBF7E404FC21DC4DB)
 %cf = call double @llvm.fma.f64(double %ce, double %bq, double 0x3F951322AC7D88F9)
 %cg = call double @llvm.fma.f64(double %cf, double %bq, double 0xBFB13E001A557538)
 %ch = call double @llvm.fma.f64(double %cg, double %bq, double 0x3FD4A34CC4A60FA6)
 %ci = call double @llvm.fma.f64(double %ch, double %bq, double 0x3FDB0EE6072093CE)
 %cj = call double @__nv_log(double %bp)
 %ck = call double @llvm.fma.f64(double %bq, double %ci, double %cj)
 br label %ad

bf:
 %cl = call double @__nv_log(double %c)
 %cm = fsub double %c, 5.000000e-01
 %cn = fsub double %cl, 1.000000e+00
 %co = call double @llvm.fma.f64(double %cm, double %cn, double 0x3FDACFE390C97D6A)
 %cp = call double @llvm.nvvm.div.rn.d(double 1.000000e+00, double %c)
 %cq = call double @llvm.nvvm.mul.rn.d(double %cp, double %cp)
 %cr = call double @llvm.fma.f64(double 0x3F745FA9318216ED, double %cq, double 0xBF5EE5760365ABDE)
 %cs = call double @llvm.fma.f64(double %cr, double %cq, double 0x3F4B920348371C98)
 %ct = call double @llvm.fma.f64(double %cs, double %cq, double 0xBF4381330C89C8D8)
 %cu = call double @llvm.fma.f64(double %ct, double %cq, double 0x3F4A01A015CD42B7)
 %cv = call double @llvm.fma.f64(double %cu, double %cq, double 0xBF66C16C16C1088C)
 %cw = call double @llvm.fma.f64(double %cv, double %cq, double 0x3FB5555555555555)
 %cx = call double @llvm.nvvm.mul.rn.d(double %cp, double %cw)
 %cy = fadd double %co, %cx
 br label %ad

ad:
 %cz = phi double [ %ac, %e ], [ %bc, %af ], [ %ck, %bi ], [ %cy, %bf ]
 %da = fcmp olt double %a, 0.000000e+00
 br i1 %da, label %db, label %dc

db:
 %dd = call double @__nv_sinpi(double %c)
 %de = call double @llvm.nvvm.mul.rn.d(double %dd, double %c)
 %df = call double @llvm.nvvm.fabs.d(double %de)
 %dg = call double @llvm.nvvm.div.rn.d(double 0x400921FB54442D18, double %df)
 %dh = call double @__nv_log(double %dg)
 %di = fsub double %dh, %cz
 %dj = fcmp olt double %c, 0x3C30000000000000
 br i1 %dj, label %dk, label %dl

dk:
 %dm = call double @__nv_log(double %c)
 %dn = fneg double %dm
 br label %dl

dl:
 %do = phi double [ %di, %db ], [ %dn, %dk ]
 %dp = call double @llvm.nvvm.trunc.d(double %a)
 %dq = fcmp oeq double %dp, %a
 %dr = select i1 %dq, double 0x7FF0000000000000, double %do
 br label %dc

dc:
 %ds = phi double [ %cz, %ad ], [ %dr, %dl ]
 %dt = fcmp oeq double %a, 0.000000e+00
 %du = select i1 %dt, double 0x7FF0000000000000, double %ds
 %dv = fcmp olt double %c, 0x7FF0000000000000
 br i1 %dv, label %dw, label %dx

dx:
 %dy = call double @llvm.nvvm.mul.rn.d(double %a, double %a)
 br label %dw

dw:
 %dz = phi double [ %du, %dc ], [ %dy, %dx ]
 ret double %dz
}
define float @__nv_lgammaf(float %a) alwaysinline mustprogress nounwind {
 %b = fpext float %a to double
 %c = call double @__nv_lgamma(double %b)
 %d = fptrunc double %c to float
 ret float %d
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
 %ag = call double @llvm.nvvm.rcp.approx.ftz.d(double %s)
 %ah = call double @llvm.nvvm.mul.rn.d(double %af, double %ag)
 %ai = call double @llvm.nvvm.mul.rn.d(double %aa, double %aa)
 %aj = call double @llvm.nvvm.mul.rn.d(double %aa, double %ai)
 %ak = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %ai, double 0x3FC39A1CEE91D120)
 %al = call double @llvm.fma.f64(double %ak, double %ai, double 0x3FC74663DB7A1073)
 %am = call double @llvm.fma.f64(double %al, double %ai, double 0x3FCC71C5211851F1)
 %an = call double @llvm.fma.f64(double %am, double %ai, double 0x3FD24924941E37CC)
 %ao = call double @llvm.fma.f64(double %an, double %ai, double 0x3FD999999997FF08)
 %ap = call double @llvm.fma.f64(double %ao, double %ai, double 0x3FE5555555555592)
 %aq = fadd double %ah, %ah
 %ar = call double @llvm.fma.f64(double %aj, double %ap, double %aq)
 %as = fadd double %aa, %aa
 %at = call double @llvm.fma.f64(double %n, double 0x3C7ABC9E3B39803F, double %ar)
 %au = call double @llvm.fma.f64(double %n, double 0x3FE62E42FEFA39EF, double %as)
 %av = fneg double %au
 %aw = call double @llvm.fma.f64(double %n, double 0x3FE62E42FEFA39EF, double %av)
 %ax = fadd double %aw, %as
 %ay = fadd double %at, %ax
 %az = fadd double %au, %ay
 %ba = fcmp uge double %a, 0x7FF0000000000000
 %bb = fadd double %a, %a
 %bc = select i1 %ba, double %bb, double %az
 %bd = fcmp olt double %a, 0.000000e+00
 %be = select i1 %bd, double 0xFFF8000000000000, double %bc
 %bf = fcmp oeq double %a, 0.000000e+00
 %bg = select i1 %bf, double 0xFFF0000000000000, double %be
 ret double %bg
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
 %ag = call double @llvm.nvvm.rcp.approx.ftz.d(double %s)
 %ah = call double @llvm.nvvm.mul.rn.d(double %af, double %ag)
 %ai = call double @llvm.nvvm.mul.rn.d(double %aa, double %aa)
 %aj = call double @llvm.nvvm.mul.rn.d(double %aa, double %ai)
 %ak = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %ai, double 0x3FC39A1CEE91D120)
 %al = call double @llvm.fma.f64(double %ak, double %ai, double 0x3FC74663DB7A1073)
 %am = call double @llvm.fma.f64(double %al, double %ai, double 0x3FCC71C5211851F1)
 %an = call double @llvm.fma.f64(double %am, double %ai, double 0x3FD24924941E37CC)
 %ao = call double @llvm.fma.f64(double %an, double %ai, double 0x3FD999999997FF08)
 %ap = call double @llvm.fma.f64(double %ao, double %ai, double 0x3FE5555555555592)
 %aq = fadd double %ah, %ah
 %ar = call double @llvm.fma.f64(double %aj, double %ap, double %aq)
 %as = fadd double %aa, %aa
 %at = call double @llvm.nvvm.mul.rn.d(double %as, double 0x3FDBCB7B1526E50E)
 %au = fneg double %at
 %av = call double @llvm.fma.f64(double %as, double 0x3FDBCB7B1526E50E, double %au)
 %aw = call double @llvm.fma.f64(double %ar, double 0x3FDBCB7B1526E50E, double %av)
 %ax = call double @llvm.fma.f64(double %as, double 0x3C695355BAAAFAD3, double %aw)
 %ay = call double @llvm.fma.f64(double %n, double 0xBC49DC1DA994FD21, double %ax)
 %az = call double @llvm.fma.f64(double %n, double 0x3FD34413509F79FF, double %at)
 %ba = fneg double %n
 %bb = call double @llvm.fma.f64(double %ba, double 0x3FD34413509F79FF, double %az)
 %bc = fsub double %at, %bb
 %bd = fadd double %ay, %bc
 %be = fadd double %az, %bd
 %bf = fcmp uge double %a, 0x7FF0000000000000
 %bg = fadd double %a, %a
 %bh = select i1 %bf, double %bg, double %be
 %bi = fcmp olt double %a, 0.000000e+00
 %bj = select i1 %bi, double 0xFFF8000000000000, double %bh
 %bk = fcmp oeq double %a, 0.000000e+00
 %bl = select i1 %bk, double 0xFFF0000000000000, double %bj
 ret double %bl
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
b:
 %c = fadd double %a, 1.000000e+00
 %d = call double @llvm.nvvm.fabs.d(double %a)
 %e = fcmp olt double %d, 1.000000e+00
 br i1 %e, label %f, label %g

f:
 %h = fsub double %c, 1.000000e+00
 %i = fsub double %a, %h
 br label %j

g:
 %k = fsub double %c, %a
 %l = fsub double 1.000000e+00, %k
 br label %j

j:
 %m = phi double [ %i, %f ], [ %l, %g ]
 %n = fadd double %m, 0.000000e+00
 %o = call i32 @llvm.nvvm.d2i.hi(double %c)
 %p = add nsw i32 %o, -1072079006
 %q = and i32 %p, -1048576
 %r = sub nsw i32 %o, %q
 %s = call i32 @llvm.nvvm.d2i.lo(double %c)
 %t = call double @llvm.nvvm.lohi.i2d(i32 %s, i32 %r)
 %u = fsub double %t, 1.000000e+00
 %v = call double @llvm.nvvm.rcp.approx.ftz.d(double %c)
 %w = call double @llvm.nvvm.mul.rn.d(double %n, double %v)
 %x = ashr i32 %q, 20
 %y = sitofp i32 %x to double
 %z = icmp eq i32 %q, 0
 %aa = select i1 %z, double %a, double %u
 %ab = fadd double %aa, 2.000000e+00
 %ac = call double @llvm.nvvm.rcp.approx.ftz.d(double %ab)
 %ad = fneg double %ab
 %ae = call double @llvm.fma.f64(double %ad, double %ac, double 1.000000e+00)
 %af = call double @llvm.fma.f64(double %ae, double %ae, double %ae)
 %ag = call double @llvm.fma.f64(double %af, double %ac, double %ac)
 %ah = call double @llvm.nvvm.mul.rn.d(double %aa, double %ag)
 %ai = call double @llvm.fma.f64(double %ad, double %ah, double %aa)
 %aj = call double @llvm.fma.f64(double %ai, double %ag, double %ah)
 %ak = fsub double %ab, 2.000000e+00
 %al = fsub double %aa, %ak
 %am = fneg double %aj
 %an = call double @llvm.fma.f64(double %am, double %ab, double %aa)
 %ao = call double @llvm.fma.f64(double %am, double %al, double %an)
 %ap = call double @llvm.nvvm.rcp.approx.ftz.d(double %ab)
 %aq = call double @llvm.nvvm.mul.rn.d(double %ao, double %ap)
 %ar = call double @llvm.nvvm.mul.rn.d(double %aj, double %aj)
 %as = call double @llvm.nvvm.mul.rn.d(double %aj, double %ar)
 %at = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %ar, double 0x3FC39A1CEE91D120)
 %au = call double @llvm.fma.f64(double %at, double %ar, double 0x3FC74663DB7A1073)
 %av = call double @llvm.fma.f64(double %au, double %ar, double 0x3FCC71C5211851F1)
 %aw = call double @llvm.fma.f64(double %av, double %ar, double 0x3FD24924941E37CC)
 %ax = call double @llvm.fma.f64(double %aw, double %ar, double 0x3FD999999997FF08)
 %ay = call double @llvm.fma.f64(double %ax, double %ar, double 0x3FE5555555555592)
 %az = fadd double %aq, %aq
 %ba = call double @llvm.fma.f64(double %as, double %ay, double %az)
 %bb = fadd double %aj, %aj
 %bc = select i1 %z, double 0.000000e+00, double %w
 %bd = call double @llvm.fma.f64(double %y, double 0x3C7ABC9E3B39803F, double %ba)
 %be = fadd double %bd, %bc
 %bf = call double @llvm.fma.f64(double %y, double 0x3FE62E42FEFA39EF, double %bb)
 %bg = fneg double %bf
 %bh = call double @llvm.fma.f64(double %y, double 0x3FE62E42FEFA39EF, double %bg)
 %bi = fadd double %bh, %bb
 %bj = fadd double %be, %bi
 %bk = fadd double %bf, %bj
 %bl = fcmp uge double %a, 0x7FF0000000000000
 %bm = fadd double %a, %a
 %bn = select i1 %bl, double %bm, double %bk
 %bo = call double @llvm.nvvm.fabs.d(double %a)
 %bp = fcmp olt double %bo, 0x3C90000000000000
 %bq = select i1 %bp, double %a, double %bn
 %br = fcmp oeq double %a, -1.000000e+00
 %bs = select i1 %br, double 0xFFF0000000000000, double %bq
 %bt = fcmp olt double %a, -1.000000e+00
 %bu = select i1 %bt, double 0xFFF8000000000000, double %bs
 ret double %bu
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
 %ag = call double @llvm.nvvm.rcp.approx.ftz.d(double %s)
 %ah = call double @llvm.nvvm.mul.rn.d(double %af, double %ag)
 %ai = call double @llvm.nvvm.mul.rn.d(double %aa, double %aa)
 %aj = call double @llvm.nvvm.mul.rn.d(double %aa, double %ai)
 %ak = call double @llvm.fma.f64(double 0x3FC2F04F4ED09F75, double %ai, double 0x3FC39A1CEE91D120)
 %al = call double @llvm.fma.f64(double %ak, double %ai, double 0x3FC74663DB7A1073)
 %am = call double @llvm.fma.f64(double %al, double %ai, double 0x3FCC71C5211851F1)
 %an = call double @llvm.fma.f64(double %am, double %ai, double 0x3FD24924941E37CC)
 %ao = call double @llvm.fma.f64(double %an, double %ai, double 0x3FD999999997FF08)
 %ap = call double @llvm.fma.f64(double %ao, double %ai, double 0x3FE5555555555592)
 %aq = fadd double %ah, %ah
 %ar = call double @llvm.fma.f64(double %aj, double %ap, double %aq)
 %as = fadd double %aa, %aa
 %at = call double @llvm.nvvm.mul.rn.d(double %as, double 0x3FF71547652B82FE)
 %au = fneg double %at
 %av = call double @llvm.fma.f64(double %as, double 0x3FF71547652B82FE, double %au)
 %aw = call double @llvm.fma.f64(double %ar, double 0x3FF71547652B82FE, double %av)
 %ax = call double @llvm.fma.f64(double %as, double 0x3C7777D0FFDA0D24, double %aw)
 %ay = fadd double %n, %at
 %az = fsub double %ay, %n
 %ba = fsub double %at, %az
 %bb = fadd double %ax, %ba
 %bc = fadd double %ay, %bb
 %bd = fcmp uge double %a, 0x7FF0000000000000
 %be = fadd double %a, %a
 %bf = select i1 %bd, double %be, double %bc
 %bg = fcmp olt double %a, 0.000000e+00
 %bh = select i1 %bg, double 0xFFF8000000000000, double %bf
 %bi = fcmp oeq double %a, 0.000000e+00
 %bj = select i1 %bi, double 0xFFF0000000000000, double %bh
 ret double %bj
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
 %n = call i32 @llvm.nvvm.d2i.hi(double %h)
 %o = lshr i32 %n, 20
 %p = select i1 %d, i32 1077, i32 1023
 %q = sub nsw i32 %o, %p
 %r = sitofp i32 %q to double
 %s = fcmp uge double %c, 0x7FF0000000000000
 %t = select i1 %s, double %c, double %r
 %u = fcmp oeq double %c, 0.000000e+00
 %v = select i1 %u, double 0xFFF0000000000000, double %t
 ret double %v
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
 %x = add i64 %t, -1
 %y = add i64 %t, 1
 %z = select i1 %w, i64 %x, i64 %y
 %aa = bitcast i64 %z to double
 br label %j

j:
 %ab = phi double [ %i, %g ], [ %b, %h ], [ %s, %n ], [ %aa, %o ]
 ret double %ab
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
 %x = add i32 %t, -1
 %y = add i32 %t, 1
 %z = select i1 %w, i32 %x, i32 %y
 %aa = bitcast i32 %z to float
 br label %j

j:
 %ab = phi float [ %i, %g ], [ %b, %h ], [ %s, %n ], [ %aa, %o ]
 ret float %ab
}
define double @__nv_norm(i32 %a, ptr nocapture readonly %b) alwaysinline mustprogress nounwind {
c:
 %d = icmp sgt i32 %a, 0
 br i1 %d, label %e, label %f

e:
 %g = and i32 %a, 3
 %h = sub i32 %a, %g
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
 %s = add nsw i32 %r, 4
 %o = add i32 %n, -4
 %ah = icmp ne i32 %o, 0
 %m = getelementptr i8, ptr %l, i64 32
 br i1 %ah, label %j, label %ai, !llvm.loop !27

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
 %ar = add nsw i32 %aq, 1
 %av = icmp slt i32 %ar, %a
 br i1 %av, label %an, label %ak, !llvm.loop !28

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
 %bo = sub i32 %a, %bn
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
 %bz = add nsw i32 %by, 4
 %bv = add i32 %bu, -4
 %co = icmp ne i32 %bv, 0
 %bt = getelementptr i8, ptr %bs, i64 32
 br i1 %co, label %bq, label %cp, !llvm.loop !29

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
 %cy = add nsw i32 %cx, 1
 %dc = icmp slt i32 %cy, %a
 br i1 %dc, label %cu, label %cr, !llvm.loop !30

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
define float @__nv_norm3df(float %a, float %b, float %c) alwaysinline mustprogress nounwind {
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
define double @__nv_norm4d(double %a, double %b, double %c, double %d) alwaysinline mustprogress nounwind {
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
define float @__nv_norm4df(float %a, float %b, float %c, float %d) alwaysinline mustprogress nounwind {
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
 %k = fcmp olt double %j, 5.000000e-01
 br i1 %k, label %l, label %m

l:
 %n = call double @llvm.nvvm.mul.rn.d(double %j, double %j)
 %o = call double @llvm.fma.f64(double 0xBE0A216B51DD5B86, double %n, double 0x3E4D3D330A194E48)
 %p = call double @llvm.fma.f64(double %o, double %n, double 0xBE85B8B3E5692098)
 %q = call double @llvm.fma.f64(double %p, double %n, double 0x3EBB96B31BC08CF0)
 %r = call double @llvm.fma.f64(double %q, double %n, double 0xBEEF4C82C297EEB1)
 %s = call double @llvm.fma.f64(double %r, double %n, double 0x3F1F9A296922D25F)
 %t = call double @llvm.fma.f64(double %s, double %n, double 0xBF4C02DAEB605875)
 %u = call double @llvm.fma.f64(double %t, double %n, double 0x3F7565BCCEED5EB3)
 %v = call double @llvm.fma.f64(double %u, double %n, double 0xBF9B82CE311A96A3)
 %w = call double @llvm.fma.f64(double %v, double %n, double 0x3FBCE2F21A03F8B7)
 %x = call double @llvm.fma.f64(double %w, double %n, double 0xBFD812746B03799D)
 %y = call double @llvm.fma.f64(double %x, double %n, double 0x3FC06EBA8214DB68)
 %z = call double @llvm.fma.f64(double %y, double %j, double %j)
 %aa = bitcast double %z to i64
 %ab = and i64 %aa, 9223372036854775807
 %ac = bitcast double %c to i64
 %ad = and i64 %ac, -9223372036854775808
 %ae = or i64 %ab, %ad
 %af = bitcast i64 %ae to double
 %ag = fsub double 1.000000e+00, %af
 br label %ah

m:
 %ai = call double @llvm.nvvm.fmin.d(double %j, double 2.800000e+01)
 %aj = fsub double %ai, 3.000000e+00
 %ak = fadd double %ai, 3.000000e+00
 %al = call double @llvm.nvvm.div.rn.d(double %aj, double %ak)
 %am = call double @llvm.fma.f64(double 0xBDA57472EC649940, double %al, double 0x3E00B64C6242F994)
 %an = call double @llvm.fma.f64(double %am, double %al, double 0x3E11E8CB1BE17ADA)
 %ao = call double @llvm.fma.f64(double %an, double %al, double 0xBE3A37BEE1E34ACA)
 %ap = call double @llvm.fma.f64(double %ao, double %al, double 0xBE4CE58F92CA37E3)
 %aq = call double @llvm.fma.f64(double %ap, double %al, double 0x3E631339E0882C5A)
 %ar = call double @llvm.fma.f64(double %aq, double %al, double 0x3E7B64CAC487571A)
 %as = call double @llvm.fma.f64(double %ar, double %al, double 0xBE81BCCD3D832333)
 %at = call double @llvm.fma.f64(double %as, double %al, double 0xBEA4B258DCBDB809)
 %au = call double @llvm.fma.f64(double %at, double %al, double 0x3E9757A313619B32)
 %av = call double @llvm.fma.f64(double %au, double %al, double 0x3ECD2128C4DDBDED)
 %aw = call double @llvm.fma.f64(double %av, double %al, double 0xBEA85AE1545E7DFB)
 %ax = call double @llvm.fma.f64(double %aw, double %al, double 0xBEF513B74DBF9B3E)
 %ay = call double @llvm.fma.f64(double %ax, double %al, double 0x3ED4BFE902CB46BE)
 %az = call double @llvm.fma.f64(double %ay, double %al, double 0x3F2065A35C8A069F)
 %ba = call double @llvm.fma.f64(double %az, double %al, double 0xBF1B911C4B1ACA4A)
 %bb = call double @llvm.fma.f64(double %ba, double %al, double 0xBF498DB50EF98522)
 %bc = call double @llvm.fma.f64(double %bb, double %al, double 0x3F5EF1BDB51E7E1A)
 %bd = call double @llvm.fma.f64(double %bc, double %al, double 0x3F64B884E42DDB5E)
 %be = call double @llvm.fma.f64(double %bd, double %al, double 0xBF98574C4088D2A6)
 %bf = call double @llvm.fma.f64(double %be, double %al, double 0x3FB17CA2877F1A0D)
 %bg = call double @llvm.fma.f64(double %bf, double %al, double 0xBFBE88B803A5443D)
 %bh = call double @llvm.fma.f64(double %bg, double %al, double 0x3FC098366A5B46AD)
 %bi = call double @llvm.fma.f64(double %bh, double %al, double 0xBFA85A15C58A9E7C)
 %bj = call double @llvm.fma.f64(double %bi, double %al, double 0xBFC15C084BB9E8F3)
 %bk = call double @llvm.fma.f64(double %bj, double %al, double 0x3FF40C522D7E4987)
 %bl = fadd double %ai, 5.000000e-01
 %bm = fsub double %bl, 5.000000e-01
 %bn = fsub double %ai, %bm
 %bo = call double @llvm.nvvm.mul.rn.d(double %bk, double 5.000000e-01)
 %bp = call double @llvm.nvvm.div.rn.d(double %bo, double %bl)
 %bq = fneg double %bp
 %br = call double @llvm.nvvm.mul.rn.d(double %bq, double %bn)
 %bs = call double @llvm.nvvm.rcp.approx.ftz.d(double %bl)
 %bt = call double @llvm.fma.f64(double %br, double %bs, double %bp)
 %bu = fcmp olt double %c, 0.000000e+00
 %bv = fneg double %i
 %bw = select i1 %bu, double %bv, double %i
 %bx = call double @llvm.nvvm.mul.rn.d(double %ai, double %ai)
 %by = fadd double %ai, %ai
 %bz = fneg double %bx
 %ca = call double @llvm.fma.f64(double %ai, double %ai, double %bz)
 %cb = call double @llvm.fma.f64(double %by, double %bw, double %ca)
 %cc = call double @llvm.fma.f64(double %bz, double 0x3FF71547652B82FE, double 0x4338000000000000)
 %cd = fsub double %cc, 0x4338000000000000
 %ce = call double @llvm.fma.f64(double %cd, double 0xBFE62E42FEFA39EF, double %bz)
 %cf = call double @llvm.fma.f64(double %cd, double 0xBC7ABC9E3B39803F, double %ce)
 %cg = fsub double %cf, %cb
 %ch = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %cg, double 0x3E928AC42499A595)
 %ci = call double @llvm.fma.f64(double %ch, double %cg, double 0x3EC71E1020D8E228)
 %cj = call double @llvm.fma.f64(double %ci, double %cg, double 0x3EFA0199C1CD9ADB)
 %ck = call double @llvm.fma.f64(double %cj, double %cg, double 0x3F2A01A0099AC101)
 %cl = call double @llvm.fma.f64(double %ck, double %cg, double 0x3F56C16C1832F509)
 %cm = call double @llvm.fma.f64(double %cl, double %cg, double 0x3F81111111130878)
 %cn = call double @llvm.fma.f64(double %cm, double %cg, double 0x3FA5555555550C82)
 %co = call double @llvm.fma.f64(double %cn, double %cg, double 0x3FC5555555555542)
 %cp = call double @llvm.fma.f64(double %co, double %cg, double 0x3FE000000000000A)
 %cq = call double @llvm.fma.f64(double %cp, double %cg, double 1.000000e+00)
 %cr = call double @llvm.fma.f64(double %cq, double %cg, double 1.000000e+00)
 %cs = call i32 @llvm.nvvm.d2i.lo(double %cc)
 %ct = call double @llvm.nvvm.fabs.d(double %bz)
 %cu = fcmp olt double %ct, 7.080000e+02
 br i1 %cu, label %cv, label %cw

cv:
 %cx = call i32 @llvm.nvvm.d2i.hi(double %cr)
 %cy = shl i32 %cs, 20
 %cz = add nsw i32 %cx, %cy
 %da = call i32 @llvm.nvvm.d2i.lo(double %cr)
 %db = call double @llvm.nvvm.lohi.i2d(i32 %da, i32 %cz)
 br label %dc

cw:
 %dd = ashr i32 %cs, 1
 %de = add nsw i32 %dd, 1023
 %df = shl i32 %de, 20
 %dg = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %df)
 %dh = call double @llvm.nvvm.mul.rn.d(double %cr, double %dg)
 %di = sub nsw i32 %cs, %dd
 %dj = add nsw i32 %di, 1023
 %dk = shl i32 %dj, 20
 %dl = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %dk)
 %dm = call double @llvm.nvvm.mul.rn.d(double %dh, double %dl)
 %dn = fcmp ogt double %bz, 7.099000e+02
 %do = select i1 %dn, double 0x7FF0000000000000, double %dm
 %dp = fcmp olt double %bz, -7.460000e+02
 %dq = select i1 %dp, double 0.000000e+00, double %do
 %dr = fcmp une double %bz, %bz
 %ds = fsub double %bz, %bx
 %dt = select i1 %dr, double %ds, double %dq
 br label %dc

dc:
 %du = phi double [ %db, %cv ], [ %dt, %cw ]
 %dv = call double @llvm.nvvm.mul.rn.d(double %bt, double %du)
 %dw = fsub double 2.000000e+00, %dv
 %dx = select i1 %bu, double %dw, double %dv
 %dy = fcmp une double %c, %c
 %dz = fadd double %c, %c
 %ea = select i1 %dy, double %dz, double %dx
 br label %ah

ah:
 %eb = phi double [ %ag, %l ], [ %ea, %dc ]
 %ec = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %eb)
 ret double %ec
}
define float @__nv_normcdff(float %a) alwaysinline mustprogress nounwind {
b:
 %c = call float @llvm.nvvm.mul.rn.f(float %a, float 0xBFE6A09E60000000)
 %d = fneg float %c
 %e = call float @llvm.fma.f32(float %a, float 0xBFE6A09E60000000, float %d)
 %f = call float @llvm.fma.f32(float %a, float 0xBE49FCEF40000000, float %e)
 %g = call float @llvm.nvvm.fabs.f(float %a)
 %h = fcmp ogt float %g, 2.000000e+01
 %i = select i1 %h, float 0.000000e+00, float %f
 %j = call float @llvm.nvvm.fabs.f(float %c)
 %k = call float @llvm.nvvm.fmin.f(float %j, float 1.100000e+01)
 %l = fsub float %k, 2.000000e+00
 %m = fadd float %k, 2.000000e+00
 %n = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %m) #2
 %o = call float @llvm.nvvm.mul.rn.f(float %l, float %n)
 %p = fneg float %m
 %q = call float @llvm.fma.f32(float %p, float %o, float %l)
 %r = call float @llvm.fma.f32(float %q, float %n, float %o)
 %s = call float @llvm.fma.f32(float 0x3F0FC10480000000, float %r, float 0x3F25612480000000)
 %t = call float @llvm.fma.f32(float %s, float %r, float 0xBF36FB5D80000000)
 %u = call float @llvm.fma.f32(float %t, float %r, float 0xBF56F80B80000000)
 %v = call float @llvm.fma.f32(float %u, float %r, float 0x3F53D6AAC0000000)
 %w = call float @llvm.fma.f32(float %v, float %r, float 0x3F81CEC600000000)
 %x = call float @llvm.fma.f32(float %w, float %r, float 0xBF806AFD40000000)
 %y = call float @llvm.fma.f32(float %x, float %r, float 0xBFABC1FFE0000000)
 %z = call float @llvm.fma.f32(float %y, float %r, float 0x3FC4FF9040000000)
 %aa = call float @llvm.fma.f32(float %z, float %r, float 0xBFC5407E40000000)
 %ab = call float @llvm.fma.f32(float %aa, float %r, float 0xBFB7BF5DC0000000)
 %ac = call float @llvm.fma.f32(float %ab, float %r, float 0x3FF46E80E0000000)
 %ad = call float @llvm.nvvm.mul.rn.f(float %ac, float 5.000000e-01)
 %ae = fadd float %k, 5.000000e-01
 %af = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %ae) #2
 %ag = call float @llvm.nvvm.mul.rn.f(float %ad, float %af)
 %ah = fneg float %ae
 %ai = call float @llvm.fma.f32(float %ah, float %ag, float %ad)
 %aj = call float @llvm.fma.f32(float %ai, float %af, float %ag)
 %ak = fcmp olt float %c, 0.000000e+00
 %al = fneg float %i
 %am = select i1 %ak, float %al, float %i
 %an = call float @llvm.nvvm.mul.rn.f(float %k, float %k)
 %ao = fadd float %k, %k
 %ap = fneg float %an
 %aq = call float @llvm.fma.f32(float %k, float %k, float %ap)
 %ar = call float @llvm.fma.f32(float %ao, float %am, float %aq)
 %as = call float @__nv_expf(float %ap)
 %at = fneg float %ar
 %au = call float @llvm.fma.f32(float %as, float %at, float %as)
 %av = call float @llvm.nvvm.mul.rn.f(float %aj, float %au)
 %aw = fsub float 2.000000e+00, %av
 %ax = select i1 %ak, float %aw, float %av
 %ay = fcmp olt float %j, 5.000000e-01
 br i1 %ay, label %az, label %ba

az:
 %bb = call float @llvm.nvvm.mul.rn.f(float %j, float %j)
 %bc = call float @llvm.fma.f32(float 0x3F14772380000000, float %bb, float 0xBF4A351640000000)
 %bd = call float @llvm.fma.f32(float %bc, float %bb, float 0x3F753F2240000000)
 %be = call float @llvm.fma.f32(float %bd, float %bb, float 0xBF9B7F71A0000000)
 %bf = call float @llvm.fma.f32(float %be, float %bb, float 0x3FBCE2CE60000000)
 %bg = call float @llvm.fma.f32(float %bf, float %bb, float 0xBFD81273E0000000)
 %bh = call float @llvm.fma.f32(float %bg, float %bb, float 0x3FC06EBA80000000)
 %bi = call float @llvm.fma.f32(float %bh, float %j, float %j)
 %bj = bitcast float %bi to i32
 %bk = and i32 %bj, 2147483647
 %bl = bitcast float %c to i32
 %bm = and i32 %bl, -2147483648
 %bn = or i32 %bk, %bm
 %bo = bitcast i32 %bn to float
 %bp = fsub float 1.000000e+00, %bo
 br label %ba

ba:
 %bq = phi float [ %ax, %b ], [ %bp, %az ]
 %br = fcmp une float %c, %c
 %bs = fadd float %c, %c
 %bt = select i1 %br, float %bs, float %bq
 %bu = call float @llvm.nvvm.mul.rn.f(float 5.000000e-01, float %bt)
 ret float %bu
}
define double @__nv_normcdfinv(double %a) alwaysinline mustprogress nounwind {
b:
 %c = fadd double %a, %a
 %d = fsub double 2.000000e+00, %c
 %e = call double @llvm.nvvm.mul.rn.d(double %c, double %d)
 %f = call double @__nv_log(double %e)
 %g = fneg double %f
 %h = fcmp olt double %c, 0x170000000000000
 br i1 %h, label %i, label %j

i:
 %k = call double @llvm.nvvm.mul.rn.d(double %c, double 0x47D0000000000000)
 %l = call double @llvm.nvvm.mul.rn.d(double %k, double 2.000000e+00)
 %m = call double @__nv_log(double %l)
 %n = fsub double 0x4055D589F2FE5107, %m
 br label %j

j:
 %o = phi double [ %g, %b ], [ %n, %i ]
 %p = fsub double 1.000000e+00, %c
 %q = fcmp olt double %o, 6.250000e+00
 br i1 %q, label %r, label %s

r:
 %t = fsub double %o, 3.125000e+00
 %u = call double @llvm.fma.f64(double 0x3BB22D8BA53CC549, double %t, double 0xBB8165E212ABE220)
 %v = call double @llvm.fma.f64(double %u, double %t, double 0xBC1C6868DCC4FB92)
 %w = call double @llvm.fma.f64(double %v, double %t, double 0x3C34945F93065F26)
 %x = call double @llvm.fma.f64(double %w, double %t, double 0x3C72F8117B64DAE9)
 %y = call double @llvm.fma.f64(double %x, double %t, double 0xBCA2A5A1CD7D51E4)
 %z = call double @llvm.fma.f64(double %y, double %t, double 0xBC8E79FDB3A7AE7C)
 %aa = call double @llvm.fma.f64(double %z, double %t, double 0x3CFDA9AE20F7D639)
 %ab = call double @llvm.fma.f64(double %aa, double %t, double 0xBD26760AC2DC98B1)
 %ac = call double @llvm.fma.f64(double %ab, double %t, double 0xBD36D449C493D397)
 %ad = call double @llvm.fma.f64(double %ac, double %t, double 0x3D8721D14F2E79DB)
 %ae = call double @llvm.fma.f64(double %ad, double %t, double 0xBDAC898ECD8544E9)
 %af = call double @llvm.fma.f64(double %ae, double %t, double 0xBDCDC391666FB927)
 %ag = call double @llvm.fma.f64(double %af, double %t, double 0x3E120F4FD3F0237D)
 %ah = call double @llvm.fma.f64(double %ag, double %t, double 0xBE31A9ECEB9B7223)
 %ai = call double @llvm.fma.f64(double %ah, double %t, double 0xBE5F36CE76F3AC30)
 %aj = call double @llvm.fma.f64(double %ai, double %t, double 0x3E9C6B4F94139CAE)
 %ak = call double @llvm.fma.f64(double %aj, double %t, double 0xBEB6E8A53E4B1C87)
 %al = call double @llvm.fma.f64(double %ak, double %t, double 0xBEED1D1F7CEECF88)
 %am = call double @llvm.fma.f64(double %al, double %t, double 0x3F2879C2A20CC7B3)
 %an = call double @llvm.fma.f64(double %am, double %t, double 0xBF4845769482DF0F)
 %ao = call double @llvm.fma.f64(double %an, double %t, double 0xBF78B6C33114ED3C)
 %ap = call double @llvm.fma.f64(double %ao, double %t, double 0x3FCEBD80D9B13DEC)
 %aq = call double @llvm.fma.f64(double %ap, double %t, double 0x3FFA755E7C99AE86)
 br label %ar

s:
 %as = call double @llvm.nvvm.sqrt.rn.d(double %o)
 %at = fcmp olt double %as, 4.000000e+00
 br i1 %at, label %au, label %av

au:
 %aw = fsub double %as, 3.250000e+00
 %ax = call double @llvm.fma.f64(double 0x3E52A09CA8BABABF, double %aw, double 0xBE509E34629745DA)
 %ay = call double @llvm.fma.f64(double %ax, double %aw, double 0xBE6A69E86D83613F)
 %az = call double @llvm.fma.f64(double %ay, double %aw, double 0x3E81B4CF87032B12)
 %ba = call double @llvm.fma.f64(double %az, double %aw, double 0xBE8C3ABC26E16C14)
 %bb = call double @llvm.fma.f64(double %ba, double %aw, double 0xBE5DE6870090AFBC)
 %bc = call double @llvm.fma.f64(double %bb, double %aw, double 0x3EB873674DE825A8)
 %bd = call double @llvm.fma.f64(double %bc, double %aw, double 0xBED0B792689B0CBE)
 %be = call double @llvm.fma.f64(double %bd, double %aw, double 0x3EC8AF4DDDE31929)
 %bf = call double @llvm.fma.f64(double %be, double %aw, double 0x3EEA241F76E74C31)
 %bg = call double @llvm.fma.f64(double %bf, double %aw, double 0xBF08CF9F6229E4F1)
 %bh = call double @llvm.fma.f64(double %bg, double %aw, double 0x3F11E6AB814FE6C0)
 %bi = call double @llvm.fma.f64(double %bh, double %aw, double 0x3EF93304F4F43B94)
 %bj = call double @llvm.fma.f64(double %bi, double %aw, double 0xBF37448BC9330171)
 %bk = call double @llvm.fma.f64(double %bj, double %aw, double 0x3F4F3CC531B27080)
 %bl = call double @llvm.fma.f64(double %bk, double %aw, double 0xBF5BA9240D9D1FE7)
 %bm = call double @llvm.fma.f64(double %bl, double %aw, double 0x3F6468EECACF4E36)
 %bn = call double @llvm.fma.f64(double %bm, double %aw, double 0xBF6EBADABB9FB641)
 %bo = call double @llvm.fma.f64(double %bn, double %aw, double 0x3F75FFCFE5B6472D)
 %bp = call double @llvm.fma.f64(double %bo, double %aw, double 0x3FF0158A6D641D54)
 %bq = call double @llvm.fma.f64(double %bp, double %aw, double 0x4008ABCC380D5A48)
 br label %ar

av:
 %br = fcmp olt double %as, 6.050000e+00
 br i1 %br, label %bs, label %bt

bs:
 %bu = fsub double %as, 5.000000e+00
 %bv = call double @llvm.fma.f64(double 0xBDB835ACE23FEDD2, double %bu, double 0x3DCA33604E588969)
 %bw = call double @llvm.fma.f64(double %bv, double %bu, double 0x3DD5602CEBC65ABD)
 %bx = call double @llvm.fma.f64(double %bw, double %bu, double 0xBDFF79FBA23A3529)
 %by = call double @llvm.fma.f64(double %bx, double %bu, double 0x3E164FE68A3FD1DF)
 %bz = call double @llvm.fma.f64(double %by, double %bu, double 0xBE2D832306F754F0)
 %ca = call double @llvm.fma.f64(double %bz, double %bu, double 0x3E40D6AE836313B4)
 %cb = call double @llvm.fma.f64(double %ca, double %bu, double 0xBE506A2D68C5799B)
 %cc = call double @llvm.fma.f64(double %cb, double %bu, double 0x3E5F24FE67F0197D)
 %cd = call double @llvm.fma.f64(double %cc, double %bu, double 0xBE72214EF3EC951D)
 %ce = call double @llvm.fma.f64(double %cd, double %bu, double 0x3E8EBE5EDC27AFD8)
 %cf = call double @llvm.fma.f64(double %ce, double %bu, double 0xBEB0A90C3337ED29)
 %cg = call double @llvm.fma.f64(double %cf, double %bu, double 0x3ED2FBCF89229AC5)
 %ch = call double @llvm.fma.f64(double %cg, double %bu, double 0xBEF4A348F1F0D247)
 %ci = call double @llvm.fma.f64(double %ch, double %bu, double 0x3F13EBF4F03EBD62)
 %cj = call double @llvm.fma.f64(double %ci, double %bu, double 0xBF2C2F36AA31124A)
 %ck = call double @llvm.fma.f64(double %cj, double %bu, double 0xBF222EA5DF1FF953)
 %cl = call double @llvm.fma.f64(double %ck, double %bu, double 0x3FF02A30D1FBA10B)
 %cm = call double @llvm.fma.f64(double %cl, double %bu, double 0x4013664DDD1AD7FB)
 br label %ar

bt:
 %cn = fcmp olt double %as, 1.095000e+01
 br i1 %cn, label %co, label %cp

co:
 %cq = fsub double %as, 8.500000e+00
 %cr = call double @llvm.fma.f64(double 0xBC647EAFFCD33172, double %cq, double 0x3C9CA63762D00868)
 %cs = call double @llvm.fma.f64(double %cr, double %cq, double 0xBCC36EAAF2FCACA9)
 %ct = call double @llvm.fma.f64(double %cs, double %cq, double 0x3CF2720DFD6A1B45)
 %cu = call double @llvm.fma.f64(double %ct, double %cq, double 0xBD2622D4034CEE56)
 %cv = call double @llvm.fma.f64(double %cu, double %cq, double 0x3D576A163E3BB349)
 %cw = call double @llvm.fma.f64(double %cv, double %cq, double 0xBD87A316EA293F44)
 %cx = call double @llvm.fma.f64(double %cw, double %cq, double 0x3DB7A2D48B4876ED)
 %cy = call double @llvm.fma.f64(double %cx, double %cq, double 0xBDE70AEE36081AC6)
 %cz = call double @llvm.fma.f64(double %cy, double %cq, double 0x3E159A736DA3CABA)
 %da = call double @llvm.fma.f64(double %cz, double %cq, double 0xBE431976D2E80E16)
 %db = call double @llvm.fma.f64(double %da, double %cq, double 0x3E6E6DD2351CF01D)
 %dc = call double @llvm.fma.f64(double %db, double %cq, double 0xBE92FB0B0796741C)
 %dd = call double @llvm.fma.f64(double %dc, double %cq, double 0x3E93945A908F4FC8)
 %de = call double @llvm.fma.f64(double %dd, double %cq, double 0x3EF58D9B10CC567A)
 %df = call double @llvm.fma.f64(double %de, double %cq, double 0xBF3CD45277C607CA)
 %dg = call double @llvm.fma.f64(double %df, double %cq, double 0x3FF01D4B302A5196)
 %dh = call double @llvm.fma.f64(double %dg, double %cq, double 0x4020C2F87B4C2FCB)
 br label %ar

cp:
 %di = call double @llvm.nvvm.div.rn.d(double 1.000000e+00, double %as)
 %dj = call double @llvm.fma.f64(double 0xC2BA9AA7C4CE3ACC, double %di, double 0x42BD315BF345A7CB)
 %dk = call double @llvm.fma.f64(double %dj, double %di, double 0xC2AE07F558C9B892)
 %dl = call double @llvm.fma.f64(double %dk, double %di, double 0x42933D8B8FF2DF41)
 %dm = call double @llvm.fma.f64(double %dl, double %di, double 0xC27134F76AE51F4F)
 %dn = call double @llvm.fma.f64(double %dm, double %di, double 0x4246D078CAC501D7)
 %do = call double @llvm.fma.f64(double %dn, double %di, double 0xC2173F9E1D699B19)
 %dp = call double @llvm.fma.f64(double %do, double %di, double 0x41E2A2462B8B0D55)
 %dq = call double @llvm.fma.f64(double %dp, double %di, double 0xC1A7DBAD86DDCDE1)
 %dr = call double @llvm.fma.f64(double %dq, double %di, double 0x4168A9EBA621B539)
 %ds = call double @llvm.fma.f64(double %dr, double %di, double 0xC124C71DD97F5395)
 %dt = call double @llvm.fma.f64(double %ds, double %di, double 0x40DCE7BF2DABE053)
 %du = call double @llvm.fma.f64(double %dt, double %di, double 0xC091297E2C2A2871)
 %dv = call double @llvm.fma.f64(double %du, double %di, double 0x4043E8D3B27B84BB)
 %dw = call double @llvm.fma.f64(double %dv, double %di, double 0xC001E2C75E1FBBF1)
 %dx = call double @llvm.fma.f64(double %dw, double %di, double 0xBF6FC6A4440F0B83)
 %dy = call double @llvm.fma.f64(double %dx, double %di, double 0x3FF00007583D7231)
 %dz = call double @llvm.nvvm.mul.rn.d(double %as, double %dy)
 br label %ar

ar:
 %ea = phi double [ %aq, %r ], [ %bq, %au ], [ %cm, %bs ], [ %dh, %co ], [ %dz, %cp ]
 %eb = call double @llvm.nvvm.mul.rn.d(double %p, double %ea)
 %ec = fcmp oeq double %c, 0.000000e+00
 %ed = select i1 %ec, double 0x7FF0000000000000, double %eb
 %ee = fcmp oeq double %c, 2.000000e+00
 %ef = select i1 %ee, double 0xFFF0000000000000, double %ed
 %eg = fcmp oge double %c, 0.000000e+00
 %eh = fcmp ole double %c, 2.000000e+00
 %ei = select i1 %eg, i1 %eh, i1 false
 %ej = select i1 %ei, double %ef, double 0xFFF8000000000000
 %ek = call double @llvm.nvvm.mul.rn.d(double 0xBFF6A09E667F3BCD, double %ej)
 ret double %ek
}
define float @__nv_normcdfinvf(float %a) alwaysinline mustprogress nounwind {
b:
 %c = fadd float %a, %a
 %d = fcmp olt float %c, 0x39B0000000000000
 %e = select i1 %d, float 0x4310000000000000, float 1.000000e+00
 %f = call float @llvm.nvvm.mul.rn.f(float %c, float %e)
 %g = fsub float 2.000000e+00, %c
 %h = call float @llvm.nvvm.mul.rn.f(float %f, float %g)
 %i = call float @__nv_logf(float %h)
 %j = select i1 %d, float 0x4041542460000000, float 0.000000e+00
 %k = fsub float %j, %i
 %l = fsub float 1.000000e+00, %c
 %m = call float @llvm.fma.f32(float 0xBE42E0E6E0000000, float %k, float 0x3E8DAA89E0000000)
 %n = call float @llvm.fma.f32(float %m, float %k, float 0xBEC09469E0000000)
 %o = call float @llvm.fma.f32(float %n, float %k, float 0x3ED0B4F6E0000000)
 %p = call float @llvm.fma.f32(float %o, float %k, float 0x3F075D70E0000000)
 %q = call float @llvm.fma.f32(float %p, float %k, float 0xBF20B592A0000000)
 %r = call float @llvm.fma.f32(float %q, float %k, float 0xBF631F5FC0000000)
 %s = call float @llvm.fma.f32(float %r, float %k, float 0x3F87A6D220000000)
 %t = call float @llvm.fma.f32(float %s, float %k, float 0x3FCDB2A100000000)
 %u = call float @llvm.fma.f32(float %t, float %k, float 0x3FEC5BF880000000)
 %v = fcmp ogt float %k, 5.000000e+00
 br i1 %v, label %w, label %x

w:
 %y = call float @llvm.nvvm.sqrt.rn.f(float %k)
 %z = fsub float %y, 0x400970A3E0000000
 %aa = call float @llvm.fma.f32(float 0x3F19A26AC0000000, float %z, float 0xBF23269520000000)
 %ab = call float @llvm.fma.f32(float %aa, float %z, float 0xBF35F774E0000000)
 %ac = call float @llvm.fma.f32(float %ab, float %z, float 0x3F54272FE0000000)
 %ad = call float @llvm.fma.f32(float %ac, float %z, float 0xBF618172C0000000)
 %ae = call float @llvm.fma.f32(float %ad, float %z, float 0x3F698B64C0000000)
 %af = call float @llvm.fma.f32(float %ae, float %z, float 0xBF72947EA0000000)
 %ag = call float @llvm.fma.f32(float %af, float %z, float 0x3F79928A00000000)
 %ah = call float @llvm.fma.f32(float %ag, float %z, float 0x3FF0123840000000)
 %ai = call float @llvm.fma.f32(float %ah, float %z, float 0x40081BBD80000000)
 %aj = fcmp ogt float %y, 0x4010666660000000
 br i1 %aj, label %ak, label %x

ak:
 %al = fsub float %y, 0x401CCCCCC0000000
 %am = call float @llvm.fma.f32(float 0xBE236118E0000000, float %al, float 0x3E48DF82E0000000)
 %an = call float @llvm.fma.f32(float %am, float %al, float 0xBE58CCBAA0000000)
 %ao = call float @llvm.fma.f32(float %an, float %al, float 0x3E8B21D340000000)
 %ap = call float @llvm.fma.f32(float %ao, float %al, float 0xBEB75D0080000000)
 %aq = call float @llvm.fma.f32(float %ap, float %al, float 0x3ED3F2F320000000)
 %ar = call float @llvm.fma.f32(float %aq, float %al, float 0x3EE6932B80000000)
 %as = call float @llvm.fma.f32(float %ar, float %al, float 0xBF40A2A300000000)
 %at = call float @llvm.fma.f32(float %as, float %al, float 0x3FF0225F00000000)
 %au = call float @llvm.fma.f32(float %at, float %al, float 0x401C486A60000000)
 br label %x

x:
 %av = phi float [ %u, %b ], [ %ai, %w ], [ %au, %ak ]
 %aw = call float @llvm.nvvm.mul.rn.f(float %l, float %av)
 %ax = fcmp oeq float %c, 0.000000e+00
 %ay = select i1 %ax, float 0x7FF0000000000000, float %aw
 %az = fcmp oeq float %c, 2.000000e+00
 %ba = select i1 %az, float 0xFFF0000000000000, float %ay
 %bb = fcmp oge float %c, 0.000000e+00
 %bc = fcmp ole float %c, 2.000000e+00
 %bd = select i1 %bb, i1 %bc, i1 false
 %be = select i1 %bd, float %ba, float 0x7FFFFFFFE0000000
 %bf = call float @llvm.nvvm.mul.rn.f(float 0xBFF6A09E60000000, float %be)
 ret float %bf
}
define float @__nv_normf(i32 %a, ptr nocapture readonly %b) alwaysinline mustprogress nounwind {
c:
 %d = icmp sgt i32 %a, 0
 br i1 %d, label %e, label %f

e:
 %g = and i32 %a, 3
 %h = sub i32 %a, %g
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
 %s = add nsw i32 %r, 4
 %o = add i32 %n, -4
 %ah = icmp ne i32 %o, 0
 %m = getelementptr i8, ptr %l, i64 16
 br i1 %ah, label %j, label %ai, !llvm.loop !23

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
 %ar = add nsw i32 %aq, 1
 %av = icmp slt i32 %ar, %a
 br i1 %av, label %an, label %ak, !llvm.loop !24

ak:
 %aw = phi float [ %q, %ai ], [ %ap, %an ]
 br label %f

f:
 %ax = phi float [ 0.000000e+00, %c ], [ %aw, %ak ]
 %ay = bitcast float %ax to i32
 %az = lshr i32 %ay, 23
 %ba = icmp ugt i32 %az, 252
 %bb = select i1 %ba, i32 252, i32 %az
 %bc = sub i32 253, %bb
 %bd = shl i32 %bc, 23
 %be = bitcast i32 %bd to float
 %bf = add i32 %bb, 1
 %bg = shl i32 %bf, 23
 %bh = bitcast i32 %bg to float
 %bi = fcmp oeq float %ax, 0x7FF0000000000000
 br i1 %bi, label %bj, label %bk

bk:
 br i1 %d, label %bl, label %bm

bl:
 %bn = and i32 %a, 3
 %bo = sub i32 %a, %bn
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
 %bz = add nsw i32 %by, 4
 %bv = add i32 %bu, -4
 %co = icmp ne i32 %bv, 0
 %bt = getelementptr i8, ptr %bs, i64 16
 br i1 %co, label %bq, label %cp, !llvm.loop !25

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
 %cy = add nsw i32 %cx, 1
 %dc = icmp slt i32 %cy, %a
 br i1 %dc, label %cu, label %cr, !llvm.loop !26

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
 %cn = call double @llvm.fma.f64(double %cl, double 0xBC7ABC9E3B39803F, double %cm)
 %co = fadd double %cn, %ci
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
 %ed = call double @llvm.nvvm.trunc.d(double %b)
 %ee = fcmp oeq double %ed, %b
 %ef = call double @llvm.nvvm.mul.rn.d(double %b, double 5.000000e-01)
 br i1 %ee, label %eg, label %eh

eg:
 %ei = call double @llvm.nvvm.trunc.d(double %ef)
 %ej = fcmp une double %ei, %ef
 br label %eh

eh:
 %ek = phi i1 [ false, %dk ], [ %ej, %eg ]
 %el = call i32 @llvm.nvvm.d2i.hi(double %b)
 %em = icmp slt i32 %el, 0
 %en = fcmp oeq double %d, 0.000000e+00
 %eo = fcmp oeq double %d, 0x7FF0000000000000
 %ep = select i1 %en, i1 true, i1 %eo
 %eq = xor i1 %en, %em
 %er = select i1 %eq, double 0.000000e+00, double 0x7FF0000000000000
 %es = select i1 %ep, double %er, double %ec
 %et = call double @llvm.nvvm.fabs.d(double %b)
 %eu = fcmp oeq double %et, 0x7FF0000000000000
 %ev = fcmp oeq double %d, 1.000000e+00
 %ew = fcmp ogt double %d, 1.000000e+00
 %ex = xor i1 %ew, %em
 %ey = select i1 %ex, double 0x7FF0000000000000, double 0.000000e+00
 %ez = select i1 %ev, double 1.000000e+00, double %ey
 %fa = select i1 %eu, double %ez, double %es
 %fb = call i32 @llvm.nvvm.d2i.hi(double %a)
 %fc = icmp slt i32 %fb, 0
 br i1 %fc, label %fd, label %fe

fd:
 %ff = fneg double %fa
 %fg = select i1 %ek, double %ff, double %fa
 %fh = fcmp ogt double %d, 0.000000e+00
 %fi = select i1 %ee, i1 false, i1 %fh
 %fj = fcmp olt double %d, 0x7FF0000000000000
 %fk = select i1 %fi, i1 %fj, i1 false
 %fl = select i1 %fk, double 0xFFF8000000000000, double %fg
 br label %fe

fe:
 %fm = phi double [ %fa, %eh ], [ %fl, %fd ]
 %fn = fcmp une double %a, %a
 %fo = fcmp une double %b, %b
 %fp = select i1 %fn, i1 true, i1 %fo
 %fq = fadd double %a, %b
 %fr = select i1 %fp, double %fq, double %fm
 %fs = fcmp oeq double %a, 1.000000e+00
 %ft = fcmp oeq double %b, 0.000000e+00
 %fu = select i1 %fs, i1 true, i1 %ft
 %fv = select i1 %fu, double 1.000000e+00, double %fr
 ret double %fv
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
 %bu = call float @llvm.nvvm.trunc.f(float %b)
 %bv = fcmp oeq float %bu, %b
 %bw = call float @llvm.nvvm.mul.rn.f(float %b, float 5.000000e-01)
 br i1 %bv, label %bx, label %by

bx:
 %bz = call float @llvm.nvvm.trunc.f(float %bw)
 %ca = fcmp une float %bz, %bw
 br label %by

by:
 %cb = phi i1 [ false, %c ], [ %ca, %bx ]
 %cc = bitcast float %b to i32
 %cd = icmp slt i32 %cc, 0
 %ce = fcmp oeq float %d, 0.000000e+00
 %cf = fcmp oeq float %d, 0x7FF0000000000000
 %cg = select i1 %ce, i1 true, i1 %cf
 %ch = xor i1 %ce, %cd
 %ci = select i1 %ch, float 0.000000e+00, float 0x7FF0000000000000
 %cj = select i1 %cg, float %ci, float %bt
 %ck = call float @llvm.nvvm.fabs.f(float %b)
 %cl = fcmp oeq float %ck, 0x7FF0000000000000
 %cm = fcmp oeq float %d, 1.000000e+00
 %cn = fcmp ogt float %d, 1.000000e+00
 %co = xor i1 %cn, %cd
 %cp = select i1 %co, float 0x7FF0000000000000, float 0.000000e+00
 %cq = select i1 %cm, float 1.000000e+00, float %cp
 %cr = select i1 %cl, float %cq, float %cj
 %cs = bitcast float %a to i32
 %ct = icmp slt i32 %cs, 0
 br i1 %ct, label %cu, label %cv

cu:
 %cw = fneg float %cr
 %cx = select i1 %cb, float %cw, float %cr
 %cy = fcmp ogt float %d, 0.000000e+00
 %cz = select i1 %bv, i1 false, i1 %cy
 %da = fcmp olt float %d, 0x7FF0000000000000
 %db = select i1 %cz, i1 %da, i1 false
 %dc = select i1 %db, float 0x7FFFFFFFE0000000, float %cx
 br label %cv

cv:
 %dd = phi float [ %cr, %by ], [ %dc, %cu ]
 %de = fcmp une float %a, %a
 %df = fcmp une float %b, %b
 %dg = select i1 %de, i1 true, i1 %df
 %dh = fadd float %a, %b
 %di = select i1 %dg, float %dh, float %dd
 %dj = fcmp oeq float %a, 1.000000e+00
 %dk = fcmp oeq float %b, 0.000000e+00
 %dl = select i1 %dj, i1 true, i1 %dk
 %dm = select i1 %dl, float 1.000000e+00, float %di
 ret float %dm
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
 br i1 %u, label %h, label %i, !llvm.loop !17

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
 br i1 %u, label %h, label %i, !llvm.loop !16

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
 %v = call float @llvm.nvvm.lg2.approx.f(float %u)
 %w = call float @llvm.nvvm.mul.rn.f(float %v, float 0xBFD5555560000000)
 %x = call float @llvm.nvvm.ex2.approx.ftz.f(float %w)
 %y = fpext float %x to double
 %z = call double @llvm.nvvm.mul.rn.d(double %y, double %y)
 %aa = call double @llvm.nvvm.mul.rn.d(double %t, double %y)
 %ab = fneg double %aa
 %ac = call double @llvm.fma.f64(double %ab, double %z, double 1.000000e+00)
 %ad = call double @llvm.nvvm.mul.rn.d(double %y, double %ac)
 %ae = call double @llvm.fma.f64(double %ac, double 0x3FCC71C71C71C71C, double 0x3FD5555555555555)
 %af = call double @llvm.fma.f64(double %ad, double %ae, double %y)
 %ag = add nsw i32 %m, -1042
 %ah = select i1 %d, i32 %ag, i32 %n
 %ai = call double @llvm.nvvm.mul.rn.d(double %af, double %af)
 %aj = fneg double %ai
 %ak = call double @llvm.fma.f64(double %af, double %af, double %aj)
 %al = call double @llvm.nvvm.mul.rn.d(double %t, double %af)
 %am = fneg double %al
 %an = call double @llvm.fma.f64(double %t, double %af, double %am)
 %ao = fneg double %an
 %ap = call double @llvm.fma.f64(double %am, double %ai, double 1.000000e+00)
 %aq = call double @llvm.fma.f64(double %am, double %ak, double %ap)
 %ar = call double @llvm.fma.f64(double %ao, double %ai, double %aq)
 %as = call double @llvm.nvvm.mul.rn.d(double %af, double %ar)
 %at = call double @llvm.fma.f64(double %as, double 0x3FD5555555555555, double %af)
 %au = sub nsw i32 0, %ah
 %av = add nsw i32 %au, 1023
 %aw = shl i32 %av, 20
 %ax = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %aw)
 %ay = call double @llvm.nvvm.mul.rn.d(double %at, double %ax)
 %az = fcmp oeq double %c, 0x7FF0000000000000
 %ba = select i1 %az, double 0.000000e+00, double %ay
 %bb = fcmp oeq double %c, 0.000000e+00
 %bc = select i1 %bb, double 0x7FF0000000000000, double %ba
 %bd = fcmp une double %a, %a
 %be = fadd double %a, %a
 %bf = bitcast double %bc to i64
 %bg = and i64 %bf, 9223372036854775807
 %bh = bitcast double %a to i64
 %bi = and i64 %bh, -9223372036854775808
 %bj = or i64 %bg, %bi
 %bk = bitcast i64 %bj to double
 %bl = select i1 %bd, double %be, double %bk
 ret double %bl
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
 %q = select i1 %o, i1 %p, i1 false
 %r = select i1 %q, float %n, float %e
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
 %w = select i1 %q, i32 %v, i32 %s
 br label %x

x:
 %y = phi double [ %z, %aa ], [ %e, %n ]
 %ab = phi i32 [ %ac, %aa ], [ 0, %n ]
 %ad = bitcast double %y to i64
 %ae = icmp ult i64 %ad, 4503599627370496
 br i1 %ae, label %af, label %ag

af:
 %ah = call i64 @llvm.ctlz.i64(i64 %ad, i1 false)
 %ai = trunc i64 %ah to i32
 %aj = sub nsw i32 12, %ai
 br label %ak

ag:
 %al = lshr i64 %ad, 52
 %am = trunc i64 %al to i32
 br label %ak

ak:
 %an = phi i32 [ %aj, %af ], [ %am, %ag ]
 %ao = sub nsw i32 %an, %w
 %ap = icmp sgt i32 %ao, 50
 %aq = add nsw i32 %ao, -50
 %ar = select i1 %ap, i32 %aq, i32 0
 %as = icmp sgt i32 %ar, 0
 br i1 %as, label %at, label %au

at:
 %av = add i32 %ar, -1
 %aw = udiv i32 %av, 1000
 %ax = add i32 %aw, 1
 %ay = and i32 %ax, 3
 %az = sub i32 %ax, %ay
 %ba = icmp ugt i32 %ax, 3
 br i1 %ba, label %bb, label %bc

bb:
 %bd = phi i32 [ %be, %bb ], [ %az, %at ]
 %bf = phi double [ %bg, %bb ], [ %f, %at ]
 %bh = phi i32 [ %bi, %bb ], [ %ar, %at ]
 %bj = icmp sgt i32 %bh, 1000
 %bk = select i1 %bj, i32 1000, i32 %bh
 %bl = add nsw i32 %bk, 1023
 %bm = shl i32 %bl, 20
 %bn = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %bm)
 %bo = call double @llvm.nvvm.mul.rn.d(double %bf, double %bn)
 %bp = add nsw i32 %bh, -1000
 %bq = icmp sgt i32 %bp, 1000
 %br = select i1 %bq, i32 1000, i32 %bp
 %bs = add nsw i32 %br, 1023
 %bt = shl i32 %bs, 20
 %bu = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %bt)
 %bv = call double @llvm.nvvm.mul.rn.d(double %bo, double %bu)
 %bw = add nsw i32 %bh, -2000
 %bx = icmp sgt i32 %bw, 1000
 %by = select i1 %bx, i32 1000, i32 %bw
 %bz = add nsw i32 %by, 1023
 %ca = shl i32 %bz, 20
 %cb = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %ca)
 %cc = call double @llvm.nvvm.mul.rn.d(double %bv, double %cb)
 %cd = add nsw i32 %bh, -3000
 %ce = icmp sgt i32 %cd, 1000
 %cf = select i1 %ce, i32 1000, i32 %cd
 %cg = add nsw i32 %cf, 1023
 %ch = shl i32 %cg, 20
 %ci = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %ch)
 %bg = call double @llvm.nvvm.mul.rn.d(double %cc, double %ci)
 %bi = add nsw i32 %bh, -4000
 %be = add i32 %bd, -4
 %cj = icmp ne i32 %be, 0
 br i1 %cj, label %bb, label %ck, !llvm.loop !14

ck:
 %cl = icmp ne i32 %ay, 0
 br i1 %cl, label %bc, label %cm

bc:
 %cn = phi double [ %f, %at ], [ %bg, %ck ]
 %co = phi i32 [ %ar, %at ], [ %bi, %ck ]
 br label %cp

cp:
 %cq = phi double [ %cr, %cp ], [ %cn, %bc ]
 %cs = phi i32 [ %ct, %cp ], [ %co, %bc ]
 %cu = icmp sgt i32 %cs, 1000
 %cv = select i1 %cu, i32 1000, i32 %cs
 %cw = add nsw i32 %cv, 1023
 %cx = shl i32 %cw, 20
 %cy = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %cx)
 %cr = call double @llvm.nvvm.mul.rn.d(double %cq, double %cy)
 %ct = add nsw i32 %cs, -1000
 %cz = icmp sgt i32 %ct, 0
 br i1 %cz, label %cp, label %cm, !llvm.loop !15

cm:
 %da = phi double [ %bg, %ck ], [ %cr, %cp ]
 br label %au

au:
 %db = phi double [ %f, %ak ], [ %da, %cm ]
 %dc = call double @llvm.nvvm.div.rn.d(double %y, double %db)
 %dd = call double @llvm.nvvm.trunc.d(double %dc)
 %de = fneg double %dd
 %df = call double @llvm.fma.f64(double %de, double %db, double %y)
 %dg = fcmp olt double %df, 0.000000e+00
 %dh = fadd double %df, %db
 %di = fsub double %dd, 1.000000e+00
 %z = select i1 %dg, double %dh, double %df
 %dj = select i1 %dg, double %di, double %dd
 %dk = icmp slt i32 %ar, 32
 br i1 %dk, label %dl, label %aa

dl:
 %dm = call i64 @llvm.nvvm.d2ull.rz(double %dj)
 %dn = trunc i64 %dm to i32
 %do = shl i32 %dn, %ar
 br label %aa

aa:
 %dp = phi i32 [ %do, %dl ], [ 0, %au ]
 %ac = add i32 %ab, %dp
 %dq = fcmp oge double %z, %f
 br i1 %dq, label %x, label %o, !llvm.loop !11

o:
 %dr = phi double [ %e, %k ], [ %z, %aa ]
 %ds = phi i32 [ 0, %k ], [ %ac, %aa ]
 %dt = fsub double %f, %dr
 %du = fcmp olt double %f, 0x7FF0000000000000
 %dv = fcmp ogt double %dr, %dt
 %dw = fcmp oeq double %dr, %dt
 %dx = and i32 %ds, 1
 %dy = icmp ne i32 %dx, 0
 %dz = select i1 %dw, i1 %dy, i1 false
 %ea = select i1 %dv, i1 true, i1 %dz
 %eb = select i1 %du, i1 %ea, i1 false
 %ec = fneg double %dt
 %ed = add i32 %ds, 1
 %ee = select i1 %eb, i32 %ed, i32 %ds
 %ef = select i1 %eb, double %ec, double %dr
 %eg = and i32 %ee, 7
 %eh = call i32 @llvm.nvvm.d2i.hi(double %a)
 %ei = call i32 @llvm.nvvm.d2i.hi(double %b)
 %ej = xor i32 %eh, %ei
 %ek = icmp slt i32 %ej, 0
 %el = sub nsw i32 0, %eg
 %em = select i1 %ek, i32 %el, i32 %eg
 store i32 %em, ptr %c, align 4
 %en = call i32 @llvm.nvvm.d2i.hi(double %a)
 %eo = icmp slt i32 %en, 0
 %ep = fneg double %ef
 %eq = select i1 %eo, double %ep, double %ef
 br label %l

l:
 %er = phi double [ 0xFFF8000000000000, %j ], [ %eq, %o ]
 ret double %er
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
 %m = fcmp oge float %e, %f
 br i1 %m, label %n, label %o

n:
 %p = bitcast float %f to i32
 %q = icmp ult i32 %p, 8388608
 %r = call i32 @llvm.ctlz.i32(i32 %p, i1 false)
 %s = sub nsw i32 9, %r
 %t = lshr i32 %p, 23
 %u = select i1 %q, i32 %s, i32 %t
 br label %v

v:
 %w = phi float [ %x, %y ], [ %e, %n ]
 %z = phi i32 [ %aa, %y ], [ 0, %n ]
 %ab = bitcast float %w to i32
 %ac = icmp ult i32 %ab, 8388608
 %ad = call i32 @llvm.ctlz.i32(i32 %ab, i1 false)
 %ae = sub nsw i32 9, %ad
 %af = lshr i32 %ab, 23
 %ag = select i1 %ac, i32 %ae, i32 %af
 %ah = sub nsw i32 %ag, %u
 %ai = icmp sgt i32 %ah, 22
 %aj = add nsw i32 %ah, -22
 %ak = select i1 %ai, i32 %aj, i32 0
 %al = icmp sgt i32 %ak, 0
 br i1 %al, label %am, label %an

am:
 %ao = add i32 %ak, -1
 %ap = udiv i32 %ao, 120
 %aq = add i32 %ap, 1
 %ar = and i32 %aq, 3
 %as = sub i32 %aq, %ar
 %at = icmp ugt i32 %aq, 3
 br i1 %at, label %au, label %av

au:
 %aw = phi i32 [ %ax, %au ], [ %as, %am ]
 %ay = phi float [ %az, %au ], [ %f, %am ]
 %ba = phi i32 [ %bb, %au ], [ %ak, %am ]
 %bc = icmp sgt i32 %ba, 120
 %bd = select i1 %bc, i32 120, i32 %ba
 %be = add nsw i32 %bd, 127
 %bf = shl i32 %be, 23
 %bg = bitcast i32 %bf to float
 %bh = call float @llvm.nvvm.mul.rn.f(float %ay, float %bg)
 %bi = add nsw i32 %ba, -120
 %bj = icmp sgt i32 %bi, 120
 %bk = select i1 %bj, i32 120, i32 %bi
 %bl = add nsw i32 %bk, 127
 %bm = shl i32 %bl, 23
 %bn = bitcast i32 %bm to float
 %bo = call float @llvm.nvvm.mul.rn.f(float %bh, float %bn)
 %bp = add nsw i32 %ba, -240
 %bq = icmp sgt i32 %bp, 120
 %br = select i1 %bq, i32 120, i32 %bp
 %bs = add nsw i32 %br, 127
 %bt = shl i32 %bs, 23
 %bu = bitcast i32 %bt to float
 %bv = call float @llvm.nvvm.mul.rn.f(float %bo, float %bu)
 %bw = add nsw i32 %ba, -360
 %bx = icmp sgt i32 %bw, 120
 %by = select i1 %bx, i32 120, i32 %bw
 %bz = add nsw i32 %by, 127
 %ca = shl i32 %bz, 23
 %cb = bitcast i32 %ca to float
 %az = call float @llvm.nvvm.mul.rn.f(float %bv, float %cb)
 %bb = add nsw i32 %ba, -480
 %ax = add i32 %aw, -4
 %cc = icmp ne i32 %ax, 0
 br i1 %cc, label %au, label %cd, !llvm.loop !12

cd:
 %ce = icmp ne i32 %ar, 0
 br i1 %ce, label %av, label %cf

av:
 %cg = phi float [ %f, %am ], [ %az, %cd ]
 %ch = phi i32 [ %ak, %am ], [ %bb, %cd ]
 br label %ci

ci:
 %cj = phi float [ %ck, %ci ], [ %cg, %av ]
 %cl = phi i32 [ %cm, %ci ], [ %ch, %av ]
 %cn = icmp sgt i32 %cl, 120
 %co = select i1 %cn, i32 120, i32 %cl
 %cp = add nsw i32 %co, 127
 %cq = shl i32 %cp, 23
 %cr = bitcast i32 %cq to float
 %ck = call float @llvm.nvvm.mul.rn.f(float %cj, float %cr)
 %cm = add nsw i32 %cl, -120
 %cs = icmp sgt i32 %cm, 0
 br i1 %cs, label %ci, label %cf, !llvm.loop !13

cf:
 %ct = phi float [ %az, %cd ], [ %ck, %ci ]
 br label %an

an:
 %cu = phi float [ %f, %v ], [ %ct, %cf ]
 %cv = call float @llvm.nvvm.div.rn.f(float %w, float %cu)
 %cw = call float @llvm.nvvm.trunc.f(float %cv)
 %cx = fneg float %cw
 %cy = call float @llvm.fma.f32(float %cx, float %cu, float %w)
 %cz = fcmp olt float %cy, 0.000000e+00
 %da = fadd float %cy, %cu
 %db = fsub float %cw, 1.000000e+00
 %x = select i1 %cz, float %da, float %cy
 %dc = select i1 %cz, float %db, float %cw
 %dd = icmp slt i32 %ak, 32
 br i1 %dd, label %de, label %y

de:
 %df = call i32 @llvm.nvvm.f2ui.rz(float %dc)
 %dg = shl i32 %df, %ak
 br label %y

y:
 %dh = phi i32 [ %dg, %de ], [ 0, %an ]
 %aa = add i32 %z, %dh
 %di = fcmp oge float %x, %f
 br i1 %di, label %v, label %o, !llvm.loop !8

o:
 %dj = phi float [ %e, %k ], [ %x, %y ]
 %dk = phi i32 [ 0, %k ], [ %aa, %y ]
 %dl = fsub float %f, %dj
 %dm = fcmp olt float %f, 0x7FF0000000000000
 %dn = fcmp ogt float %dj, %dl
 %do = fcmp oeq float %dj, %dl
 %dp = and i32 %dk, 1
 %dq = icmp ne i32 %dp, 0
 %dr = select i1 %do, i1 %dq, i1 false
 %ds = select i1 %dn, i1 true, i1 %dr
 %dt = select i1 %dm, i1 %ds, i1 false
 %du = fneg float %dl
 %dv = add i32 %dk, 1
 %dw = select i1 %dt, i32 %dv, i32 %dk
 %dx = select i1 %dt, float %du, float %dj
 %dy = and i32 %dw, 7
 %dz = bitcast float %a to i32
 %ea = bitcast float %b to i32
 %eb = xor i32 %dz, %ea
 %ec = lshr i32 %eb, 31
 %ed = icmp ne i32 %ec, 0
 %ee = sub nsw i32 0, %dy
 %ef = select i1 %ed, i32 %ee, i32 %dy
 store i32 %ef, ptr %c, align 4
 %eg = lshr i32 %dz, 31
 %eh = icmp ne i32 %eg, 0
 %ei = fneg float %dx
 %ej = select i1 %eh, float %ei, float %dx
 br label %l

l:
 %ek = phi float [ 0x7FFFFFFFE0000000, %j ], [ %ej, %o ]
 ret float %ek
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
 %u = call double @llvm.nvvm.mul.rn.d(double %t, double %t)
 %v = fadd double %u, 0.000000e+00
 %w = fsub double %v, %v
 %x = fsub double 0.000000e+00, %w
 %y = fsub double %u, %v
 %z = fadd double %x, %y
 %aa = fneg double %u
 %ab = call double @llvm.fma.f64(double %t, double %t, double %aa)
 %ac = fadd double %z, %ab
 %ad = fadd double %ac, 0.000000e+00
 %ae = call double @llvm.nvvm.mul.rn.d(double %b, double %p)
 %af = call double @llvm.nvvm.mul.rn.d(double %ae, double %ae)
 %ag = fadd double %v, %af
 %ah = fsub double %ag, %v
 %ai = fsub double %ag, %ah
 %aj = fsub double %v, %ai
 %ak = fsub double %af, %ah
 %al = fadd double %aj, %ak
 %am = fneg double %af
 %an = call double @llvm.fma.f64(double %ae, double %ae, double %am)
 %ao = fadd double %al, %an
 %ap = fadd double %ad, %ao
 %aq = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %ag) #2
 %ar = call double @llvm.nvvm.mul.rn.d(double %ag, double %aq)
 %as = fneg double %ar
 %at = call double @llvm.fma.f64(double %as, double %aq, double 1.000000e+00)
 %au = call double @llvm.fma.f64(double 3.750000e-01, double %at, double 5.000000e-01)
 %av = call double @llvm.nvvm.mul.rn.d(double %au, double %at)
 %aw = call double @llvm.fma.f64(double %av, double %aq, double %aq)
 %ax = call double @llvm.nvvm.mul.rn.d(double %ag, double %aw)
 %ay = fneg double %ax
 %az = call double @llvm.fma.f64(double %ag, double %aw, double %ay)
 %ba = call double @llvm.fma.f64(double %ap, double %aw, double %az)
 %bb = fneg double %ba
 %bc = call double @llvm.fma.f64(double %ay, double %aw, double 1.000000e+00)
 %bd = call double @llvm.fma.f64(double %bb, double %aw, double %bc)
 %be = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %aw)
 %bf = call double @llvm.fma.f64(double %be, double %bd, double %aw)
 %bg = call double @llvm.nvvm.mul.rn.d(double %bf, double %p)
 %bh = fcmp oeq double %ag, 0.000000e+00
 %bi = select i1 %bh, double 0x7FF0000000000000, double %bg
 %bj = fcmp oeq double %i, 0x7FF0000000000000
 %bk = select i1 %bj, double 0.000000e+00, double %bi
 ret double %bk
}
define float @__nv_rhypotf(float %a, float %b) alwaysinline mustprogress nounwind {
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
 %h = sub i32 %a, %g
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
 %s = add nsw i32 %r, 4
 %o = add i32 %n, -4
 %ah = icmp ne i32 %o, 0
 %m = getelementptr i8, ptr %l, i64 32
 br i1 %ah, label %j, label %ai, !llvm.loop !35

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
 %ar = add nsw i32 %aq, 1
 %av = icmp slt i32 %ar, %a
 br i1 %av, label %an, label %ak, !llvm.loop !36

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
 %bo = sub i32 %a, %bn
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
 %bz = add nsw i32 %by, 4
 %bv = add i32 %bu, -4
 %co = icmp ne i32 %bv, 0
 %bt = getelementptr i8, ptr %bs, i64 32
 br i1 %co, label %bq, label %cp, !llvm.loop !37

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
 %cy = add nsw i32 %cx, 1
 %dc = icmp slt i32 %cy, %a
 br i1 %dc, label %cu, label %cr, !llvm.loop !38

cr:
 %dd = phi double [ %bx, %cp ], [ %cw, %cu ]
 br label %bm

bm:
 %de = phi double [ 0.000000e+00, %bk ], [ %dd, %cr ]
 %df = call double @llvm.nvvm.sqrt.rn.d(double %de)
 %dg = call double @llvm.nvvm.div.rn.d(double 1.000000e+00, double %df)
 %dh = call double @llvm.nvvm.mul.rn.d(double %dg, double %be)
 br label %bj

bj:
 %di = phi double [ 0.000000e+00, %f ], [ %dh, %bm ]
 ret double %di
}
define double @__nv_rnorm3d(double %a, double %b, double %c) alwaysinline mustprogress nounwind {
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
 %v = call double @llvm.nvvm.mul.rn.d(double %u, double %u)
 %w = fadd double %v, 0.000000e+00
 %x = fsub double %w, %w
 %y = fsub double 0.000000e+00, %x
 %z = fsub double %v, %w
 %aa = fadd double %y, %z
 %ab = fneg double %v
 %ac = call double @llvm.fma.f64(double %u, double %u, double %ab)
 %ad = fadd double %aa, %ac
 %ae = fadd double %ad, 0.000000e+00
 %af = call double @llvm.nvvm.mul.rn.d(double %b, double %q)
 %ag = call double @llvm.nvvm.mul.rn.d(double %af, double %af)
 %ah = fadd double %w, %ag
 %ai = fsub double %ah, %w
 %aj = fsub double %ah, %ai
 %ak = fsub double %w, %aj
 %al = fsub double %ag, %ai
 %am = fadd double %ak, %al
 %an = fneg double %ag
 %ao = call double @llvm.fma.f64(double %af, double %af, double %an)
 %ap = fadd double %am, %ao
 %aq = fadd double %ae, %ap
 %ar = call double @llvm.nvvm.mul.rn.d(double %c, double %q)
 %as = call double @llvm.nvvm.mul.rn.d(double %ar, double %ar)
 %at = fadd double %ah, %as
 %au = fsub double %at, %ah
 %av = fsub double %at, %au
 %aw = fsub double %ah, %av
 %ax = fsub double %as, %au
 %ay = fadd double %aw, %ax
 %az = fneg double %as
 %ba = call double @llvm.fma.f64(double %ar, double %ar, double %az)
 %bb = fadd double %ay, %ba
 %bc = fadd double %aq, %bb
 %bd = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %at) #2
 %be = call double @llvm.nvvm.mul.rn.d(double %at, double %bd)
 %bf = fneg double %be
 %bg = call double @llvm.fma.f64(double %bf, double %bd, double 1.000000e+00)
 %bh = call double @llvm.fma.f64(double 3.750000e-01, double %bg, double 5.000000e-01)
 %bi = call double @llvm.nvvm.mul.rn.d(double %bh, double %bg)
 %bj = call double @llvm.fma.f64(double %bi, double %bd, double %bd)
 %bk = call double @llvm.nvvm.mul.rn.d(double %at, double %bj)
 %bl = fneg double %bk
 %bm = call double @llvm.fma.f64(double %at, double %bj, double %bl)
 %bn = call double @llvm.fma.f64(double %bc, double %bj, double %bm)
 %bo = fneg double %bn
 %bp = call double @llvm.fma.f64(double %bl, double %bj, double 1.000000e+00)
 %bq = call double @llvm.fma.f64(double %bo, double %bj, double %bp)
 %br = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %bj)
 %bs = call double @llvm.fma.f64(double %br, double %bq, double %bj)
 %bt = call double @llvm.nvvm.mul.rn.d(double %bs, double %q)
 %bu = fcmp oeq double %at, 0.000000e+00
 %bv = select i1 %bu, double 0x7FF0000000000000, double %bt
 %bw = fcmp oeq double %j, 0x7FF0000000000000
 %bx = select i1 %bw, double 0.000000e+00, double %bv
 ret double %bx
}
define float @__nv_rnorm3df(float %a, float %b, float %c) alwaysinline mustprogress nounwind {
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
 %ac = call float @llvm.fma.f32(float %y, float %z, float %ab)
 %ad = fneg float %ac
 %ae = call float @llvm.fma.f32(float %ab, float %z, float 1.000000e+00)
 %af = call float @llvm.fma.f32(float %ad, float %z, float %ae)
 %ag = call float @llvm.nvvm.mul.rn.f(float 5.000000e-01, float %z)
 %ah = call float @llvm.fma.f32(float %ag, float %af, float %z)
 %ai = call float @llvm.nvvm.mul.rn.f(float %ah, float %q)
 %aj = fcmp oeq float %y, 0.000000e+00
 %ak = select i1 %aj, float 0x7FF0000000000000, float %ai
 %al = fcmp oeq float %j, 0x7FF0000000000000
 %am = select i1 %al, float 0.000000e+00, float %ak
 ret float %am
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
 %w = call double @llvm.nvvm.mul.rn.d(double %v, double %v)
 %x = fadd double %w, 0.000000e+00
 %y = fsub double %x, %x
 %z = fsub double 0.000000e+00, %y
 %aa = fsub double %w, %x
 %ab = fadd double %z, %aa
 %ac = fneg double %w
 %ad = call double @llvm.fma.f64(double %v, double %v, double %ac)
 %ae = fadd double %ab, %ad
 %af = fadd double %ae, 0.000000e+00
 %ag = call double @llvm.nvvm.mul.rn.d(double %b, double %r)
 %ah = call double @llvm.nvvm.mul.rn.d(double %ag, double %ag)
 %ai = fadd double %x, %ah
 %aj = fsub double %ai, %x
 %ak = fsub double %ai, %aj
 %al = fsub double %x, %ak
 %am = fsub double %ah, %aj
 %an = fadd double %al, %am
 %ao = fneg double %ah
 %ap = call double @llvm.fma.f64(double %ag, double %ag, double %ao)
 %aq = fadd double %an, %ap
 %ar = fadd double %af, %aq
 %as = call double @llvm.nvvm.mul.rn.d(double %c, double %r)
 %at = call double @llvm.nvvm.mul.rn.d(double %as, double %as)
 %au = fadd double %ai, %at
 %av = fsub double %au, %ai
 %aw = fsub double %au, %av
 %ax = fsub double %ai, %aw
 %ay = fsub double %at, %av
 %az = fadd double %ax, %ay
 %ba = fneg double %at
 %bb = call double @llvm.fma.f64(double %as, double %as, double %ba)
 %bc = fadd double %az, %bb
 %bd = fadd double %ar, %bc
 %be = call double @llvm.nvvm.mul.rn.d(double %d, double %r)
 %bf = call double @llvm.nvvm.mul.rn.d(double %be, double %be)
 %bg = fadd double %au, %bf
 %bh = fsub double %bg, %au
 %bi = fsub double %bg, %bh
 %bj = fsub double %au, %bi
 %bk = fsub double %bf, %bh
 %bl = fadd double %bj, %bk
 %bm = fneg double %bf
 %bn = call double @llvm.fma.f64(double %be, double %be, double %bm)
 %bo = fadd double %bl, %bn
 %bp = fadd double %bd, %bo
 %bq = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %bg) #2
 %br = call double @llvm.nvvm.mul.rn.d(double %bg, double %bq)
 %bs = fneg double %br
 %bt = call double @llvm.fma.f64(double %bs, double %bq, double 1.000000e+00)
 %bu = call double @llvm.fma.f64(double 3.750000e-01, double %bt, double 5.000000e-01)
 %bv = call double @llvm.nvvm.mul.rn.d(double %bu, double %bt)
 %bw = call double @llvm.fma.f64(double %bv, double %bq, double %bq)
 %bx = call double @llvm.nvvm.mul.rn.d(double %bg, double %bw)
 %by = fneg double %bx
 %bz = call double @llvm.fma.f64(double %bg, double %bw, double %by)
 %ca = call double @llvm.fma.f64(double %bp, double %bw, double %bz)
 %cb = fneg double %ca
 %cc = call double @llvm.fma.f64(double %by, double %bw, double 1.000000e+00)
 %cd = call double @llvm.fma.f64(double %cb, double %bw, double %cc)
 %ce = call double @llvm.nvvm.mul.rn.d(double 5.000000e-01, double %bw)
 %cf = call double @llvm.fma.f64(double %ce, double %cd, double %bw)
 %cg = call double @llvm.nvvm.mul.rn.d(double %cf, double %r)
 %ch = fcmp oeq double %bg, 0.000000e+00
 %ci = select i1 %ch, double 0x7FF0000000000000, double %cg
 %cj = fcmp oeq double %k, 0x7FF0000000000000
 %ck = select i1 %cj, double 0.000000e+00, double %ci
 ret double %ck
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
 %h = sub i32 %a, %g
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
 %s = add nsw i32 %r, 4
 %o = add i32 %n, -4
 %ah = icmp ne i32 %o, 0
 %m = getelementptr i8, ptr %l, i64 16
 br i1 %ah, label %j, label %ai, !llvm.loop !31

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
 %ar = add nsw i32 %aq, 1
 %av = icmp slt i32 %ar, %a
 br i1 %av, label %an, label %ak, !llvm.loop !32

ak:
 %aw = phi float [ %q, %ai ], [ %ap, %an ]
 br label %f

f:
 %ax = phi float [ 0.000000e+00, %c ], [ %aw, %ak ]
 %ay = bitcast float %ax to i32
 %az = lshr i32 %ay, 23
 %ba = icmp ugt i32 %az, 252
 %bb = select i1 %ba, i32 252, i32 %az
 %bc = sub i32 253, %bb
 %bd = shl i32 %bc, 23
 %be = bitcast i32 %bd to float
 %bf = fcmp oeq float %ax, 0x7FF0000000000000
 br i1 %bf, label %bg, label %bh

bh:
 br i1 %d, label %bi, label %bj

bi:
 %bk = and i32 %a, 3
 %bl = sub i32 %a, %bk
 %bm = icmp ugt i32 %a, 3
 br i1 %bm, label %bn, label %bo

bn:
 %bp = phi ptr [ %b, %bi ], [ %bq, %bn ]
 %br = phi i32 [ %bs, %bn ], [ %bl, %bi ]
 %bt = phi float [ %bu, %bn ], [ 0.000000e+00, %bi ]
 %bv = phi i32 [ %bw, %bn ], [ 0, %bi ]
 %bx = load float, ptr %bp, align 4
 %by = call float @llvm.nvvm.mul.rn.f(float %bx, float %be)
 %bz = call float @llvm.fma.f32(float %by, float %by, float %bt)
 %ca = getelementptr i8, ptr %bp, i64 4
 %cb = load float, ptr %ca, align 4
 %cc = call float @llvm.nvvm.mul.rn.f(float %cb, float %be)
 %cd = call float @llvm.fma.f32(float %cc, float %cc, float %bz)
 %ce = getelementptr i8, ptr %bp, i64 8
 %cf = load float, ptr %ce, align 4
 %cg = call float @llvm.nvvm.mul.rn.f(float %cf, float %be)
 %ch = call float @llvm.fma.f32(float %cg, float %cg, float %cd)
 %ci = getelementptr i8, ptr %bp, i64 12
 %cj = load float, ptr %ci, align 4
 %ck = call float @llvm.nvvm.mul.rn.f(float %cj, float %be)
 %bu = call float @llvm.fma.f32(float %ck, float %ck, float %ch)
 %bw = add nsw i32 %bv, 4
 %bs = add i32 %br, -4
 %cl = icmp ne i32 %bs, 0
 %bq = getelementptr i8, ptr %bp, i64 16
 br i1 %cl, label %bn, label %cm, !llvm.loop !33

cm:
 %cn = icmp ne i32 %bk, 0
 br i1 %cn, label %bo, label %co

bo:
 %cp = phi float [ 0.000000e+00, %bi ], [ %bu, %cm ]
 %cq = phi i32 [ 0, %bi ], [ %bw, %cm ]
 br label %cr

cr:
 %cs = phi float [ %ct, %cr ], [ %cp, %bo ]
 %cu = phi i32 [ %cv, %cr ], [ %cq, %bo ]
 %cw = getelementptr inbounds float, ptr %b, i32 %cu
 %cx = load float, ptr %cw, align 4
 %cy = call float @llvm.nvvm.mul.rn.f(float %cx, float %be)
 %ct = call float @llvm.fma.f32(float %cy, float %cy, float %cs)
 %cv = add nsw i32 %cu, 1
 %cz = icmp slt i32 %cv, %a
 br i1 %cz, label %cr, label %co, !llvm.loop !34

co:
 %da = phi float [ %bu, %cm ], [ %ct, %cr ]
 br label %bj

bj:
 %db = phi float [ 0.000000e+00, %bh ], [ %da, %co ]
 %dc = call float @llvm.nvvm.sqrt.rn.f(float %db)
 %dd = call float @llvm.nvvm.div.rn.f(float 1.000000e+00, float %dc)
 %de = call float @llvm.nvvm.mul.rn.f(float %dd, float %be)
 br label %bg

bg:
 %df = phi float [ 0.000000e+00, %f ], [ %de, %bj ]
 ret float %df
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
 %b = call double @llvm.nvvm.rsqrt.approx.d(double %a)
 ret double %b
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
 %z = phi double [ %x, %n ], [ %s, %q ]
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
 %ab = phi double [ %z, %p ], [ %u, %s ]
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
 %z = add i32 %y, -120
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
 %bf = mul i64 %be, %ax
 %bg = call i32 @llvm.nvvm.mulhi.ui(i32 %w, i32 %bd)
 %bh = zext i32 %bg to i64
 %bi = add i64 %bf, %bh
 %bj = mul i32 %w, %as
 %bk = zext i32 %bj to i64
 %bl = shl i64 %bk, 32
 %bm = add i64 %bi, %bl
 %bn = lshr i64 %bm, 62
 %bo = trunc i64 %bn to i32
 %bp = lshr i64 %bm, 61
 %bq = and i64 %bp, 1
 %br = trunc i64 %bq to i32
 %bs = add nsw i32 %bo, %br
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
 %cf = phi float [ %cd, %n ], [ %s, %q ]
 %cg = call float @llvm.nvvm.mul.rn.f(float %cf, float %cf)
 %ch = call float @llvm.fma.f32(float 0.000000e+00, float %cg, float 0xBF29954000000000)
 %ci = call float @llvm.fma.f32(float %ch, float %cg, float 0x3F81107780000000)
 %cj = call float @llvm.fma.f32(float %ci, float %cg, float 0xBFC5555460000000)
 %ck = call float @llvm.nvvm.mul.rn.f(float %cg, float %cf)
 %cl = call float @llvm.fma.f32(float %ck, float %cj, float %cf)
 %cm = call float @llvm.nvvm.mul.rn.f(float %cf, float %cf)
 %cn = call float @llvm.fma.f32(float 0x3EF99E80C0000000, float %cm, float 0xBF56C0C280000000)
 %co = call float @llvm.fma.f32(float %cn, float %cm, float 0x3FA55554A0000000)
 %cp = call float @llvm.fma.f32(float %co, float %cm, float -5.000000e-01)
 %cq = call float @llvm.nvvm.mul.rn.f(float %cm, float 1.000000e+00)
 %cr = call float @llvm.fma.f32(float %cq, float %cp, float 1.000000e+00)
 %cs = and i32 %ce, 1
 %ct = icmp ne i32 %cs, 0
 %cu = select i1 %ct, float %cr, float %cl
 %cv = select i1 %ct, float %cl, float %cr
 %cw = fcmp oeq float %a, 0.000000e+00
 %cx = and i32 %ce, 2
 %cy = icmp ne i32 %cx, 0
 %cz = fneg float %cu
 %da = select i1 %cy, float %cz, float %cu
 %db = select i1 %cw, float %a, float %da
 store float %db, ptr %b, align 4
 %dc = add nsw i32 %ce, 1
 %dd = and i32 %dc, 2
 %de = icmp ne i32 %dd, 0
 %df = fneg float %cv
 %dg = select i1 %de, float %df, float %cv
 store float %dg, ptr %c, align 4
 ret void
}
define void @__nv_sincospi(double %a, ptr nocapture %b, ptr nocapture %c) alwaysinline mustprogress nounwind {
 %d = call double @__nv_sinpi(double %a)
 store double %d, ptr %b, align 8
 %e = call double @__nv_cospi(double %a)
 store double %e, ptr %c, align 8
 ret void
}
define void @__nv_sincospif(float %a, ptr nocapture %b, ptr nocapture %c) alwaysinline mustprogress nounwind {
 %d = call float @__nv_sinpif(float %a)
 store float %d, ptr %b, align 4
 %e = call float @__nv_cospif(float %a)
 store float %e, ptr %c, align 4
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
 %x = add i32 %w, -120
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
 %bd = mul i64 %bc, %av
 %be = call i32 @llvm.nvvm.mulhi.ui(i32 %u, i32 %bb)
 %bf = zext i32 %be to i64
 %bg = add i64 %bd, %bf
 %bh = mul i32 %u, %aq
 %bi = zext i32 %bh to i64
 %bj = shl i64 %bi, 32
 %bk = add i64 %bg, %bj
 %bl = lshr i64 %bk, 62
 %bm = trunc i64 %bl to i32
 %bn = lshr i64 %bk, 61
 %bo = and i64 %bn, 1
 %bp = trunc i64 %bo to i32
 %bq = add nsw i32 %bm, %bp
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
 %cd = phi float [ %cb, %l ], [ %q, %o ]
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
 %an = call double @llvm.nvvm.div.rn.d(double -1.250000e-01, double %am)
 %ao = call double @llvm.fma.f64(double %am, double 2.000000e+00, double %an)
 %ap = fcmp une double %a, %a
 %aq = fadd double %a, %a
 %ar = select i1 %ap, double %aq, double %ao
 br label %p

p:
 %as = phi double [ %o, %e ], [ %ar, %f ]
 %at = bitcast double %as to i64
 %au = and i64 %at, 9223372036854775807
 %av = bitcast double %a to i64
 %aw = and i64 %av, -9223372036854775808
 %ax = or i64 %au, %aw
 %ay = bitcast i64 %ax to double
 ret double %ay
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
 %w = call double @llvm.fma.f64(double 0xBEF73D474F10EA26, double %v, double 0x3F3E908D668DB23F)
 %x = call double @llvm.fma.f64(double %w, double %v, double 0xBF7E3076EC7E6B9C)
 %y = call double @llvm.fma.f64(double %x, double %v, double 0x3FB5078349D9D9B8)
 %z = call double @llvm.fma.f64(double %y, double %v, double 0xBFE32D2CCE63AF7F)
 %aa = call double @llvm.fma.f64(double %z, double %v, double 0x400466BC6775AB7C)
 %ab = call double @llvm.fma.f64(double %aa, double %v, double 0xC014ABBCE625BE53)
 %ac = call double @llvm.nvvm.mul.rn.d(double %o, double %v)
 %ad = call double @llvm.nvvm.mul.rn.d(double %o, double 0x3CA1A62633145C07)
 %ae = call double @llvm.fma.f64(double %ac, double %ab, double %ad)
 %af = call double @llvm.fma.f64(double %o, double 0x400921FB54442D18, double %ae)
 %ag = call double @llvm.fma.f64(double 0xBF1B03713ECA3DEB, double %v, double 0x3F5F9C4B4D5DABB0)
 %ah = call double @llvm.fma.f64(double %ag, double %v, double 0xBF9A6D1E23F9272F)
 %ai = call double @llvm.fma.f64(double %ah, double %v, double 0x3FCE1F50675B747A)
 %aj = call double @llvm.fma.f64(double %ai, double %v, double 0xBFF55D3C7E3BFE6D)
 %ak = call double @llvm.fma.f64(double %aj, double %v, double 0x40103C1F081B5A52)
 %al = call double @llvm.fma.f64(double %ak, double %v, double 0xC013BD3CC9BE45DE)
 %am = call double @llvm.fma.f64(double %al, double %v, double 1.000000e+00)
 %an = and i32 %n, 1
 %ao = icmp ne i32 %an, 0
 %ap = select i1 %ao, double %am, double %af
 %aq = and i32 %n, 2
 %ar = icmp ne i32 %aq, 0
 %as = fneg double %ap
 %at = select i1 %ar, double %as, double %ap
 br label %u

u:
 %au = phi double [ %t, %r ], [ %at, %s ]
 ret double %au
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
 %t = call float @llvm.fma.f32(float 0x3FB443BDE0000000, float %s, float 0xBFE32ADAC0000000)
 %u = call float @llvm.fma.f32(float %t, float %s, float 0x400466B780000000)
 %v = call float @llvm.fma.f32(float %u, float %s, float 0xC014ABBCE0000000)
 %w = call float @llvm.nvvm.mul.rn.f(float %l, float %s)
 %x = call float @llvm.nvvm.mul.rn.f(float %l, float 0xBE7777A5C0000000)
 %y = call float @llvm.fma.f32(float %w, float %v, float %x)
 %z = call float @llvm.fma.f32(float %l, float 0x400921FB60000000, float %y)
 %aa = call float @llvm.fma.f32(float 0x3FCD4F7EC0000000, float %s, float 0xBFF55B2B60000000)
 %ab = call float @llvm.fma.f32(float %aa, float %s, float 0x40103C1B00000000)
 %ac = call float @llvm.fma.f32(float %ab, float %s, float 0xC013BD3CC0000000)
 %ad = call float @llvm.fma.f32(float %ac, float %s, float 1.000000e+00)
 %ae = and i32 %k, 1
 %af = icmp ne i32 %ae, 0
 %ag = select i1 %af, float %ad, float %z
 %ah = and i32 %k, 2
 %ai = icmp ne i32 %ah, 0
 %aj = fneg float %ag
 %ak = select i1 %ai, float %aj, float %ag
 br label %r

r:
 %al = phi float [ %q, %o ], [ %ak, %p ]
 ret float %al
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
 %ae = phi double [ %ab, %p ], [ %u, %s ]
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
 %bc = call double @llvm.nvvm.div.rn.d(double %ba, double %bb)
 %bd = fcmp oeq double %a, 0.000000e+00
 %be = select i1 %bd, double %a, double %bc
 ret double %be
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
 %x = add i32 %w, -120
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
 %bd = mul i64 %bc, %av
 %be = call i32 @llvm.nvvm.mulhi.ui(i32 %u, i32 %bb)
 %bf = zext i32 %be to i64
 %bg = add i64 %bd, %bf
 %bh = mul i32 %u, %aq
 %bi = zext i32 %bh to i64
 %bj = shl i64 %bi, 32
 %bk = add i64 %bg, %bj
 %bl = lshr i64 %bk, 62
 %bm = trunc i64 %bl to i32
 %bn = lshr i64 %bk, 61
 %bo = and i64 %bn, 1
 %bp = trunc i64 %bo to i32
 %bq = add nsw i32 %bm, %bp
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
 %cd = phi float [ %cb, %l ], [ %q, %o ]
 %ce = call float @llvm.nvvm.mul.rn.f(float %cd, float %cd)
 %cf = call float @llvm.fma.f32(float 0.000000e+00, float %ce, float 0xBF29954000000000)
 %cg = call float @llvm.fma.f32(float %cf, float %ce, float 0x3F81107780000000)
 %ch = call float @llvm.fma.f32(float %cg, float %ce, float 0xBFC5555460000000)
 %ci = call float @llvm.nvvm.mul.rn.f(float %ce, float %cd)
 %cj = call float @llvm.fma.f32(float %ci, float %ch, float %cd)
 %ck = call float @llvm.nvvm.mul.rn.f(float %cd, float %cd)
 %cl = call float @llvm.fma.f32(float 0x3EF99E80C0000000, float %ck, float 0xBF56C0C280000000)
 %cm = call float @llvm.fma.f32(float %cl, float %ck, float 0x3FA55554A0000000)
 %cn = call float @llvm.fma.f32(float %cm, float %ck, float -5.000000e-01)
 %co = call float @llvm.nvvm.mul.rn.f(float %ck, float 1.000000e+00)
 %cp = call float @llvm.fma.f32(float %co, float %cn, float 1.000000e+00)
 %cq = and i32 %cc, 1
 %cr = icmp ne i32 %cq, 0
 br i1 %cr, label %cs, label %ct

cs:
 %cu = fneg float %cp
 %cv = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %cj) #2
 %cw = call float @llvm.nvvm.mul.rn.f(float %cu, float %cv)
 %cx = fneg float %cj
 %cy = call float @llvm.fma.f32(float %cx, float %cw, float %cu)
 %cz = call float @llvm.fma.f32(float %cy, float %cv, float %cw)
 br label %da

ct:
 %db = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %cp) #2
 %dc = call float @llvm.nvvm.mul.rn.f(float %cj, float %db)
 %dd = fneg float %cp
 %de = call float @llvm.fma.f32(float %dd, float %dc, float %cj)
 %df = call float @llvm.fma.f32(float %de, float %db, float %dc)
 br label %da

da:
 %dg = phi float [ %cz, %cs ], [ %df, %ct ]
 %dh = fcmp oeq float %a, 0.000000e+00
 %di = select i1 %dh, float %a, float %dg
 ret float %di
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
 %u = fadd double %c, %c
 %v = call double @llvm.nvvm.fmin.d(double %u, double 6.000000e+01)
 %w = call double @llvm.nvvm.fmin.d(double %v, double 7.109000e+02)
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
 %am = call i32 @llvm.nvvm.d2i.hi(double %al)
 %an = call i32 @llvm.nvvm.d2i.lo(double %x)
 %ao = add nsw i32 %an, -2
 %ap = shl i32 %ao, 20
 %aq = add nsw i32 %am, %ap
 %ar = call i32 @llvm.nvvm.d2i.lo(double %al)
 %as = call double @llvm.nvvm.lohi.i2d(i32 %ar, i32 %aq)
 %at = fadd double %as, 2.500000e-01
 %au = call double @llvm.nvvm.div.rn.d(double 5.000000e-01, double %at)
 %av = fsub double 1.000000e+00, %au
 %aw = fcmp une double %a, %a
 %ax = fadd double %a, %a
 %ay = select i1 %aw, double %ax, double %av
 br label %t

t:
 %az = phi double [ %s, %e ], [ %ay, %f ]
 %ba = bitcast double %az to i64
 %bb = and i64 %ba, 9223372036854775807
 %bc = bitcast double %a to i64
 %bd = and i64 %bc, -9223372036854775808
 %be = or i64 %bb, %bd
 %bf = bitcast i64 %be to double
 ret double %bf
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
 %ea = call double @llvm.nvvm.div.rn.d(double 1.000000e+00, double %aq)
 %eb = call double @llvm.nvvm.mul.rn.d(double %ea, double %ea)
 %ec = call double @llvm.fma.f64(double 0x3F745FA9318216ED, double %eb, double 0xBF5EE5760365ABDE)
 %ed = call double @llvm.fma.f64(double %ec, double %eb, double 0x3F4B920348371C98)
 %ee = call double @llvm.fma.f64(double %ed, double %eb, double 0xBF4381330C89C8D8)
 %ef = call double @llvm.fma.f64(double %ee, double %eb, double 0x3F4A01A015CD42B7)
 %eg = call double @llvm.fma.f64(double %ef, double %eb, double 0xBF66C16C16C1088C)
 %eh = call double @llvm.fma.f64(double %eg, double %eb, double 0x3FB5555555555555)
 %ei = call double @llvm.nvvm.mul.rn.d(double %ea, double %eh)
 %ej = fadd double %ei, 0xBC865B5A1B7FF5DF
 %ek = fadd double %dz, %ej
 %el = call double @llvm.fma.f64(double %dw, double 0x3FF71547652B82FE, double 0x4338000000000000)
 %em = fsub double %el, 0x4338000000000000
 %en = call double @llvm.fma.f64(double %em, double 0xBFE62E42FEFA39EF, double %dw)
 %eo = call double @llvm.fma.f64(double %em, double 0xBC7ABC9E3B39803F, double %en)
 %ep = fadd double %eo, %ek
 %eq = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %ep, double 0x3E928AC42499A595)
 %er = call double @llvm.fma.f64(double %eq, double %ep, double 0x3EC71E1020D8E228)
 %es = call double @llvm.fma.f64(double %er, double %ep, double 0x3EFA0199C1CD9ADB)
 %et = call double @llvm.fma.f64(double %es, double %ep, double 0x3F2A01A0099AC101)
 %eu = call double @llvm.fma.f64(double %et, double %ep, double 0x3F56C16C1832F509)
 %ev = call double @llvm.fma.f64(double %eu, double %ep, double 0x3F81111111130878)
 %ew = call double @llvm.fma.f64(double %ev, double %ep, double 0x3FA5555555550C82)
 %ex = call double @llvm.fma.f64(double %ew, double %ep, double 0x3FC5555555555542)
 %ey = call double @llvm.fma.f64(double %ex, double %ep, double 0x3FE000000000000A)
 %ez = call double @llvm.fma.f64(double %ey, double %ep, double 1.000000e+00)
 %fa = call double @llvm.fma.f64(double %ez, double %ep, double 1.000000e+00)
 %fb = call i32 @llvm.nvvm.d2i.lo(double %el)
 %fc = call double @llvm.nvvm.fabs.d(double %dw)
 %fd = fcmp olt double %fc, 7.080000e+02
 br i1 %fd, label %fe, label %ff

fe:
 %fg = call i32 @llvm.nvvm.d2i.hi(double %fa)
 %fh = shl i32 %fb, 20
 %fi = add nsw i32 %fg, %fh
 %fj = call i32 @llvm.nvvm.d2i.lo(double %fa)
 %fk = call double @llvm.nvvm.lohi.i2d(i32 %fj, i32 %fi)
 br label %fl

ff:
 %fm = ashr i32 %fb, 1
 %fn = add nsw i32 %fm, 1023
 %fo = shl i32 %fn, 20
 %fp = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %fo)
 %fq = call double @llvm.nvvm.mul.rn.d(double %fa, double %fp)
 %fr = sub nsw i32 %fb, %fm
 %fs = add nsw i32 %fr, 1023
 %ft = shl i32 %fs, 20
 %fu = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %ft)
 %fv = call double @llvm.nvvm.mul.rn.d(double %fq, double %fu)
 %fw = fcmp ogt double %dw, 7.099000e+02
 %fx = select i1 %fw, double 0x7FF0000000000000, double %fv
 %fy = fcmp olt double %dw, -7.460000e+02
 %fz = select i1 %fy, double 0.000000e+00, double %fx
 %ga = fcmp une double %dw, %dw
 %gb = fadd double %dw, %dw
 %gc = select i1 %ga, double %gb, double %fz
 br label %fl

fl:
 %gd = phi double [ %fk, %fe ], [ %gc, %ff ]
 br label %ap

ap:
 %ge = phi double [ %ao, %l ], [ %gd, %fl ]
 br label %gf

f:
 %gg = call double @llvm.nvvm.fmin.d(double %c, double 2.000000e+02)
 %gh = call double @__nv_sinpi(double %c)
 %gi = call double @llvm.nvvm.mul.rn.d(double %gg, double %gh)
 %gj = fcmp olt double %gg, 8.000000e+00
 br i1 %gj, label %gk, label %gl

gk:
 %gm = fcmp oge double %gg, 2.000000e+00
 br i1 %gm, label %gn, label %go

gn:
 %gp = phi double [ %gq, %gn ], [ %gg, %gk ]
 %gr = phi double [ %gs, %gn ], [ 1.000000e+00, %gk ]
 %gq = fsub double %gp, 1.000000e+00
 %gs = call double @llvm.nvvm.mul.rn.d(double %gr, double %gq)
 %gt = fcmp oge double %gq, 2.000000e+00
 br i1 %gt, label %gn, label %go, !llvm.loop !3

go:
 %gu = phi double [ %gg, %gk ], [ %gq, %gn ]
 %gv = phi double [ 1.000000e+00, %gk ], [ %gs, %gn ]
 %gw = fcmp olt double %gu, 1.000000e+00
 %gx = select i1 %gw, double %gu, double 1.000000e+00
 %gy = fsub double %gu, 1.000000e+00
 %gz = select i1 %gw, double %gu, double %gy
 %ha = call double @llvm.fma.f64(double 0x3E520D784BA67F5C, double %gz, double 0xBE8D0219161BC2C6)
 %hb = call double @llvm.fma.f64(double %ha, double %gz, double 0x3EB2F3BA7AE8F421)
 %hc = call double @llvm.fma.f64(double %hb, double %gz, double 0xBEB48EDC5C4C072A)
 %hd = call double @llvm.fma.f64(double %hc, double %gz, double 0xBEF5272857F9D1C8)
 %he = call double @llvm.fma.f64(double %hd, double %gz, double 0x3F20C9CE430C4BD8)
 %hf = call double @llvm.fma.f64(double %he, double %gz, double 0xBF2C37032D0D8456)
 %hg = call double @llvm.fma.f64(double %hf, double %gz, double 0xBF53170793F33BDC)
 %hh = call double @llvm.fma.f64(double %hg, double %gz, double 0x3F7D919B98043010)
 %hi = call double @llvm.fma.f64(double %hh, double %gz, double 0xBF83B4AF1476E532)
 %hj = call double @llvm.fma.f64(double %hi, double %gz, double 0xBFA59AF1047A5709)
 %hk = call double @llvm.fma.f64(double %hj, double %gz, double 0x3FC5512320B88100)
 %hl = call double @llvm.fma.f64(double %hk, double %gz, double 0xBFA5815E8FA35E8B)
 %hm = call double @llvm.fma.f64(double %hl, double %gz, double 0xBFE4FCF4026AF9C6)
 %hn = call double @llvm.fma.f64(double %hm, double %gz, double 0x3FE2788CFC6FB618)
 %ho = call double @llvm.fma.f64(double %hn, double %gz, double 1.000000e+00)
 %hp = call double @llvm.nvvm.mul.rn.d(double %ho, double %gx)
 %hq = call double @llvm.nvvm.div.rn.d(double %hp, double %gv)
 br label %hr

gl:
 %hs = fcmp olt double %gg, 0x10000000000000
 br i1 %hs, label %ht, label %hu

ht:
 %hv = call double @llvm.nvvm.mul.rn.d(double %gg, double 0x4350000000000000)
 br label %hu

hu:
 %hw = phi double [ %hv, %ht ], [ %gg, %gl ]
 %hx = call i32 @llvm.nvvm.d2i.hi(double %hw)
 %hy = add nsw i32 %hx, -1072079006
 %hz = and i32 %hy, -1048576
 %ia = sub nsw i32 %hx, %hz
 %ib = call i32 @llvm.nvvm.d2i.lo(double %hw)
 %ic = call double @llvm.nvvm.lohi.i2d(i32 %ib, i32 %ia)
 %id = ashr i32 %hz, 20
 %ie = select i1 %hs, i32 54, i32 0
 %if = sub nsw i32 %id, %ie
 %ig = sitofp i32 %if to double
 %ih = fsub double %ic, 1.000000e+00
 %ii = fadd double %ic, 1.000000e+00
 %ij = fsub double %ii, 2.000000e+00
 %ik = fsub double %ih, %ij
 %il = call double @llvm.nvvm.rcp.approx.ftz.d(double %ii)
 %im = fneg double %ii
 %in = call double @llvm.fma.f64(double %im, double %il, double 1.000000e+00)
 %io = call double @llvm.fma.f64(double %in, double %in, double %in)
 %ip = call double @llvm.fma.f64(double %io, double %il, double %il)
 %iq = call double @llvm.nvvm.mul.rn.d(double %ih, double %ip)
 %ir = call double @llvm.fma.f64(double %im, double %iq, double %ih)
 %is = call double @llvm.fma.f64(double %ir, double %ip, double %iq)
 %it = fneg double %is
 %iu = call double @llvm.fma.f64(double %it, double %ii, double %ih)
 %iv = call double @llvm.fma.f64(double %it, double %ik, double %iu)
 %iw = call double @llvm.nvvm.mul.rn.d(double %iv, double %ip)
 %ix = call double @llvm.nvvm.mul.rn.d(double %is, double %is)
 %iy = fadd double %is, %is
 %iz = fneg double %ix
 %ja = call double @llvm.fma.f64(double %is, double %is, double %iz)
 %jb = call double @llvm.fma.f64(double %iy, double %iw, double %ja)
 %jc = call double @llvm.nvvm.mul.rn.d(double %is, double %ix)
 %jd = fneg double %jc
 %je = call double @llvm.fma.f64(double %is, double %ix, double %jd)
 %jf = call double @llvm.fma.f64(double %iw, double %ix, double %je)
 %jg = call double @llvm.fma.f64(double %is, double %jb, double %jf)
 %jh = call double @llvm.fma.f64(double 0x3FC0E4587352B550, double %ix, double 0x3FC0F7F9DAD14E46)
 %ji = call double @llvm.fma.f64(double %jh, double %ix, double 0x3FC3B1EEF2C87A86)
 %jj = call double @llvm.fma.f64(double %ji, double %ix, double 0x3FC745CE9D2BB0AC)
 %jk = call double @llvm.fma.f64(double %jj, double %ix, double 0x3FCC71C722D94985)
 %jl = call double @llvm.fma.f64(double %jk, double %ix, double 0x3FD2492492457B68)
 %jm = call double @llvm.fma.f64(double %jl, double %ix, double 0x3FD9999999999B31)
 %jn = call double @llvm.nvvm.mul.rn.d(double %ix, double %jm)
 %jo = fadd double %jn, 0x3FE5555555555555
 %jp = fsub double %jo, 0x3FE5555555555555
 %jq = fsub double %jn, %jp
 %jr = fadd double %jq, 0x3C85555555555555
 %js = call double @llvm.nvvm.mul.rn.d(double %jc, double %jo)
 %jt = fneg double %js
 %ju = call double @llvm.fma.f64(double %jc, double %jo, double %jt)
 %jv = call double @llvm.fma.f64(double %jg, double %jo, double %ju)
 %jw = call double @llvm.fma.f64(double %jc, double %jr, double %jv)
 %jx = call double @llvm.fma.f64(double 2.000000e+00, double %is, double %js)
 %jy = call double @llvm.fma.f64(double -2.000000e+00, double %is, double %jx)
 %jz = fsub double %js, %jy
 %ka = call double @llvm.fma.f64(double 2.000000e+00, double %iw, double %jw)
 %kb = fadd double %jz, %ka
 %kc = call double @llvm.nvvm.mul.rn.d(double %ig, double 0x3FE62E42FEFA39EF)
 %kd = fneg double %kc
 %ke = call double @llvm.fma.f64(double %ig, double 0x3FE62E42FEFA39EF, double %kd)
 %kf = call double @llvm.fma.f64(double %ig, double 0x3C7ABC9E3B39803F, double %ke)
 %kg = fadd double %kc, %jx
 %kh = fsub double %kg, %kc
 %ki = fsub double %jx, %kh
 %kj = fadd double %kf, %ki
 %kk = fadd double %kb, %kj
 %kl = fadd double %kg, %kk
 %km = fsub double %kg, %kl
 %kn = fadd double %km, %kk
 %ko = fsub double %gg, 5.000000e-01
 %kp = call double @llvm.nvvm.mul.rn.d(double %ko, double %kl)
 %kq = fneg double %kp
 %kr = call double @llvm.fma.f64(double %ko, double %kl, double %kq)
 %ks = call double @llvm.fma.f64(double %ko, double %kn, double %kr)
 %kt = fsub double %kp, %gg
 %ku = fsub double %kp, %kt
 %kv = fsub double %ku, %gg
 %kw = fadd double %ks, %kv
 %kx = fadd double %kt, 0x3FED67F1C864BEB5
 %ky = fsub double %kx, %kt
 %kz = fsub double 0x3FED67F1C864BEB5, %ky
 %la = fadd double %kw, %kz
 %lb = call double @llvm.nvvm.div.rn.d(double 1.000000e+00, double %gg)
 %lc = call double @llvm.nvvm.mul.rn.d(double %lb, double %lb)
 %ld = call double @llvm.fma.f64(double 0x3F745FA9318216ED, double %lc, double 0xBF5EE5760365ABDE)
 %le = call double @llvm.fma.f64(double %ld, double %lc, double 0x3F4B920348371C98)
 %lf = call double @llvm.fma.f64(double %le, double %lc, double 0xBF4381330C89C8D8)
 %lg = call double @llvm.fma.f64(double %lf, double %lc, double 0x3F4A01A015CD42B7)
 %lh = call double @llvm.fma.f64(double %lg, double %lc, double 0xBF66C16C16C1088C)
 %li = call double @llvm.fma.f64(double %lh, double %lc, double 0x3FB5555555555555)
 %lj = call double @llvm.nvvm.mul.rn.d(double %lb, double %li)
 %lk = fadd double %lj, 0xBC865B5A1B7FF5DF
 %ll = fadd double %la, %lk
 %lm = fneg double %kx
 %ln = call double @llvm.fma.f64(double %lm, double 0x3FF71547652B82FE, double 0x4338000000000000)
 %lo = fsub double %ln, 0x4338000000000000
 %lp = call double @llvm.fma.f64(double %lo, double 0xBFE62E42FEFA39EF, double %lm)
 %lq = call double @llvm.fma.f64(double %lo, double 0xBC7ABC9E3B39803F, double %lp)
 %lr = fsub double %lq, %ll
 %ls = call double @llvm.fma.f64(double 0x3E5A9D9E44465327, double %lr, double 0x3E928AC42499A595)
 %lt = call double @llvm.fma.f64(double %ls, double %lr, double 0x3EC71E1020D8E228)
 %lu = call double @llvm.fma.f64(double %lt, double %lr, double 0x3EFA0199C1CD9ADB)
 %lv = call double @llvm.fma.f64(double %lu, double %lr, double 0x3F2A01A0099AC101)
 %lw = call double @llvm.fma.f64(double %lv, double %lr, double 0x3F56C16C1832F509)
 %lx = call double @llvm.fma.f64(double %lw, double %lr, double 0x3F81111111130878)
 %ly = call double @llvm.fma.f64(double %lx, double %lr, double 0x3FA5555555550C82)
 %lz = call double @llvm.fma.f64(double %ly, double %lr, double 0x3FC5555555555542)
 %ma = call double @llvm.fma.f64(double %lz, double %lr, double 0x3FE000000000000A)
 %mb = call double @llvm.fma.f64(double %ma, double %lr, double 1.000000e+00)
 %mc = call double @llvm.fma.f64(double %mb, double %lr, double 1.000000e+00)
 %md = call i32 @llvm.nvvm.d2i.lo(double %ln)
 %me = call double @llvm.nvvm.fabs.d(double %lm)
 %mf = fcmp olt double %me, 7.080000e+02
 br i1 %mf, label %mg, label %mh

mg:
 %mi = call i32 @llvm.nvvm.d2i.hi(double %mc)
 %mj = shl i32 %md, 20
 %mk = add nsw i32 %mi, %mj
 %ml = call i32 @llvm.nvvm.d2i.lo(double %mc)
 %mm = call double @llvm.nvvm.lohi.i2d(i32 %ml, i32 %mk)
 br label %mn

mh:
 %mo = ashr i32 %md, 1
 %mp = add nsw i32 %mo, 1023
 %mq = shl i32 %mp, 20
 %mr = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %mq)
 %ms = call double @llvm.nvvm.mul.rn.d(double %mc, double %mr)
 %mt = sub nsw i32 %md, %mo
 %mu = add nsw i32 %mt, 1023
 %mv = shl i32 %mu, 20
 %mw = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %mv)
 %mx = call double @llvm.nvvm.mul.rn.d(double %ms, double %mw)
 %my = fcmp ogt double %lm, 7.099000e+02
 %mz = select i1 %my, double 0x7FF0000000000000, double %mx
 %na = fcmp olt double %lm, -7.460000e+02
 %nb = select i1 %na, double 0.000000e+00, double %mz
 %nc = fcmp une double %lm, %lm
 %nd = fsub double %lm, %kx
 %ne = select i1 %nc, double %nd, double %nb
 br label %mn

mn:
 %nf = phi double [ %mm, %mg ], [ %ne, %mh ]
 br label %hr

hr:
 %ng = phi double [ %hq, %go ], [ %nf, %mn ]
 %nh = call double @llvm.nvvm.div.rn.d(double 0xC00921FB54442D18, double %gi)
 %ni = call double @llvm.nvvm.mul.rn.d(double %nh, double %ng)
 %nj = fcmp olt double %c, 0x3C30000000000000
 br i1 %nj, label %nk, label %nl

nk:
 %nm = call double @llvm.nvvm.div.rn.d(double 1.000000e+00, double %a)
 br label %nl

nl:
 %nn = phi double [ %ni, %hr ], [ %nm, %nk ]
 %no = call double @llvm.nvvm.trunc.d(double %a)
 %np = fcmp oeq double %no, %a
 %nq = fcmp une double %a, 0.000000e+00
 %nr = select i1 %np, i1 %nq, i1 false
 %ns = select i1 %nr, double 0xFFF8000000000000, double %nn
 br label %gf

gf:
 %nt = phi double [ %ge, %ap ], [ %ns, %nl ]
 %nu = fcmp une double %a, %a
 %nv = fadd double %a, %a
 %nw = fcmp oeq double %a, 0x7FF0000000000000
 %nx = select i1 %nw, double %a, double %nt
 %ny = select i1 %nu, double %nv, double %nx
 ret double %ny
}
define float @__nv_tgammaf(float %a) alwaysinline mustprogress nounwind {
 %b = fpext float %a to double
 %c = call double @__nv_tgamma(double %b)
 %d = fptrunc double %c to float
 ret float %d
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
 %bc = phi double [ %w, %l ], [ %an, %z ], [ %bb, %aa ]
 %bd = phi double [ 0xBFBCCE4B73E6F025, %l ], [ 0x3FF602B189F9A0E3, %z ], [ 0x3FFF547E3F8D9A25, %aa ]
 %be = phi double [ 0x3C7EA9D270347F83, %l ], [ 0xBC9F06AE7804384E, %z ], [ 0xBC99774A495F56CF, %aa ]
 %bf = phi double [ 0x3FEC982EB8D417EA, %l ], [ 0x400FA9534D98569C, %z ], [ 0x401C581DC4E72103, %aa ]
 %bg = call double @llvm.fma.f64(double %a, double %a, double -3.200000e+01)
 %bh = call double @llvm.fma.f64(double 0xB7B8E6BE0D764BA8, double %bg, double 0x385BCDBA692ED057)
 %bi = call double @llvm.fma.f64(double %bh, double %bg, double 0xB8FADA6D1194FA84)
 %bj = call double @llvm.fma.f64(double %bi, double %bg, double 0x3996BF2FE62FE472)
 %bk = call double @llvm.fma.f64(double %bj, double %bg, double 0xBA30B0F64DE90A61)
 %bl = call double @llvm.fma.f64(double %bk, double %bg, double 0x3AC4F8DC8C176763)
 %bm = call double @llvm.fma.f64(double %bl, double %bg, double 0xBB564040C048787E)
 %bn = call double @llvm.fma.f64(double %bm, double %bg, double 0x3BE39AD2E53C737B)
 %bo = call double @llvm.fma.f64(double %bn, double %bg, double 0xBC6C1A7453ACC606)
 %bp = call double @llvm.fma.f64(double %bo, double %bg, double 0x3CEFECA5D1CD823F)
 %bq = call double @llvm.fma.f64(double %bp, double %bg, double 0xBD6BC248DFA4309B)
 %br = call double @llvm.fma.f64(double %bq, double %bg, double 0x3DE19A1B2886DD68)
 %bs = call double @llvm.fma.f64(double %br, double %bg, double 0xBE4E3FA7B13AC12D)
 %bt = call double @llvm.fma.f64(double %bs, double %bg, double 0x3EAEF7B16178A92E)
 %bu = call double @llvm.fma.f64(double %bt, double %bg, double 0xBEFBF5476C0ED835)
 %bv = fsub double %a, 0x40033D152E971B40
 %bw = fsub double %bv, 0xBCA0F539D7DA258E
 %bx = fadd double %a, 0x40033D152E971B40
 %by = call double @llvm.nvvm.mul.rn.d(double %bw, double %bx)
 %bz = call double @llvm.nvvm.mul.rn.d(double %bu, double %by)
 %ca = fsub double %a, 0x40214EB56CCCDECA
 %cb = fsub double %ca, 0xBCB51970714C7C25
 %cc = fadd double %a, 0x40214EB56CCCDECA
 %cd = call double @llvm.nvvm.mul.rn.d(double %cb, double %cc)
 %ce = call double @llvm.nvvm.mul.rn.d(double %bz, double %cd)
 %cf = fsub double %a, 0x4016148F5B2C2E45
 %cg = fsub double %cf, 0x3C975054CD60A517
 %ch = fadd double %a, 0x4016148F5B2C2E45
 %ci = call double @llvm.nvvm.mul.rn.d(double %cg, double %ch)
 %cj = call double @llvm.nvvm.mul.rn.d(double %ce, double %ci)
 %ck = call double @llvm.nvvm.mul.rn.d(double 0x3FE45F306DC9C883, double %cj)
 %cl = fsub double %a, %bf
 %cm = fsub double %cl, %be
 %cn = call double @llvm.nvvm.div.rn.d(double %cm, double %bf)
 %co = call double @llvm.nvvm.fabs.d(double %cn)
 %cp = fcmp olt double %co, 2.500000e-01
 br i1 %cp, label %cq, label %cr

cq:
 %cs = call double @__nv_log1p(double %cn)
 br label %ct

cr:
 %cu = call double @__nv_log(double %a)
 %cv = fsub double %cu, %bd
 br label %ct

ct:
 %cw = phi double [ %cs, %cq ], [ %cv, %cr ]
 %cx = call double @llvm.nvvm.mul.rn.d(double %ck, double %cw)
 %cy = fadd double %a, %bf
 %cz = call double @llvm.nvvm.mul.rn.d(double %cm, double %cy)
 %da = call double @llvm.fma.f64(double %bc, double %cz, double %cx)
 br label %db

i:
 %dc = call double @llvm.nvvm.div.rn.d(double 1.000000e+00, double %a)
 %dd = call double @llvm.nvvm.mul.rn.d(double %dc, double %dc)
 %de = call double @llvm.fma.f64(double 0xC0CDE8C657C5B08F, double %dd, double 0x409822110A9218D7)
 %df = call double @llvm.fma.f64(double %de, double %dd, double 0xC0573B95744096F7)
 %dg = call double @llvm.fma.f64(double %df, double %dd, double 0x40170D2D725743CE)
 %dh = call double @llvm.fma.f64(double %dg, double %dd, double 0xBFE15C829F69DC4F)
 %di = call double @llvm.fma.f64(double %dh, double %dd, double 0x3FBA7FF6DE8E3151)
 %dj = call double @llvm.fma.f64(double %di, double %dd, double 0xBFAFFFFFFCC3DE20)
 %dk = call double @llvm.fma.f64(double %dj, double %dd, double 0x3FEFFFFFFFFFFE7D)
 %dl = call double @llvm.fma.f64(double 0x40F2964D90D38BB6, double %dd, double 0xC0BDD5F7B3CC5211)
 %dm = call double @llvm.fma.f64(double %dl, double %dd, double 0x407AF755989A7D93)
 %dn = call double @llvm.fma.f64(double %dm, double %dd, double 0xC036C5D13E8164A0)
 %do = call double @llvm.fma.f64(double %dn, double %dd, double 0x3FFA29B662038702)
 %dp = call double @llvm.fma.f64(double %do, double %dd, double 0xBFCAD2FCA9B41F71)
 %dq = call double @llvm.fma.f64(double %dp, double %dd, double 0x3FB0AAAA8DDB534F)
 %dr = call double @llvm.fma.f64(double %dq, double %dd, double 0xBFBFFFFFFFFDC32C)
 %ds = call double @llvm.nvvm.mul.rn.d(double %dc, double %dr)
 %dt = call double @llvm.fma.f64(double %a, double 0x3FE45F306DC9C883, double 0x4338000000000000)
 %du = call i32 @llvm.nvvm.d2i.lo(double %dt)
 %dv = fsub double %dt, 0x4338000000000000
 %dw = call double @llvm.fma.f64(double %dv, double 0xBFF921FB54442D18, double %a)
 %dx = call double @llvm.fma.f64(double %dv, double 0xBC91A62633145C07, double %dw)
 %dy = call double @llvm.fma.f64(double %dv, double 0x391F1976B7ED8FBC, double %dx)
 %dz = call double @llvm.nvvm.fabs.d(double %a)
 %ea = fcmp ogt double %dz, 1.000000e+09
 br i1 %ea, label %eb, label %ec

eb:
 %ed = call double @llvm.nvvm.fabs.d(double %a)
 %ee = fcmp uge double %ed, 0x7FF0000000000000
 br i1 %ee, label %ef, label %eg

ef:
 %eh = call double @llvm.nvvm.mul.rn.d(double %a, double 0.000000e+00)
 br label %ei

eg:
 %ej = call double @__internal_reduce_large(double %a, ptr %e, ptr %f)
 %ek = load i32, ptr %e, align 4
 br label %ec

ec:
 %el = phi i32 [ %du, %i ], [ %ek, %eg ]
 %em = phi double [ %dy, %i ], [ %ej, %eg ]
 br label %ei

ei:
 %en = phi i32 [ %el, %ec ], [ %du, %ef ]
 %eo = phi double [ %em, %ec ], [ %eh, %ef ]
 %ep = fsub double %eo, 0x3FE921FB54442D18
 %eq = fadd double %ep, %ds
 %er = call double @llvm.fma.f64(double %eq, double 0x3FE45F306DC9C883, double 0x4338000000000000)
 %es = call i32 @llvm.nvvm.d2i.lo(double %er)
 %et = fsub double %er, 0x4338000000000000
 %eu = call double @llvm.fma.f64(double %et, double 0xBFF921FB54442D18, double %eq)
 %ev = call double @llvm.fma.f64(double %et, double 0xBC91A62633145C07, double %eu)
 %ew = call double @llvm.fma.f64(double %et, double 0x391F1976B7ED8FBC, double %ev)
 %ex = call double @llvm.nvvm.fabs.d(double %eq)
 %ey = fcmp ogt double %ex, 1.000000e+09
 br i1 %ey, label %ez, label %fa

ez:
 %fb = call double @llvm.nvvm.fabs.d(double %eq)
 %fc = fcmp uge double %fb, 0x7FF0000000000000
 br i1 %fc, label %fd, label %fe

fd:
 %ff = call double @llvm.nvvm.mul.rn.d(double %eq, double 0.000000e+00)
 br label %fg

fe:
 %fh = call double @__internal_reduce_large(double %eq, ptr %c, ptr %d)
 %fi = load i32, ptr %c, align 4
 br label %fa

fa:
 %fj = phi i32 [ %es, %ei ], [ %fi, %fe ]
 %fk = phi double [ %ew, %ei ], [ %fh, %fe ]
 br label %fg

fg:
 %fl = phi i32 [ %fj, %fa ], [ %es, %fd ]
 %fm = phi double [ %fk, %fa ], [ %ff, %fd ]
 %fn = call double @llvm.nvvm.div.rn.d(double 0x3FE45F306DC9C883, double %a)
 %fo = call double @llvm.nvvm.sqrt.rn.d(double %fn)
 %fp = call double @llvm.nvvm.mul.rn.d(double %dk, double %fo)
 %fq = add nsw i32 %en, %fl
 %fr = and i32 %fq, 1
 %fs = icmp ne i32 %fr, 0
 %ft = call double @llvm.nvvm.mul.rn.d(double %fm, double %fm)
 %fu = select i1 %fs, double 1.000000e+00, double %fm
 %fv = select i1 %fs, double 0xBDA8FA65EC18C2E0, double 0.000000e+00
 %fw = select i1 %fs, double 0x3E21EE9DB8E7130D, double 0x3DE5D8B567CBEE06
 %fx = call double @llvm.fma.f64(double %fv, double %ft, double %fw)
 %fy = select i1 %fs, double 0xBE927E4F7F141479, double 0xBE5AE5E4B8648532
 %fz = call double @llvm.fma.f64(double %fx, double %ft, double %fy)
 %ga = select i1 %fs, double 0x3EFA01A019C8ED09, double 0x3EC71DE35552D557
 %gb = call double @llvm.fma.f64(double %fz, double %ft, double %ga)
 %gc = select i1 %fs, double 0xBF56C16C16C15013, double 0xBF2A01A019BE9228
 %gd = call double @llvm.fma.f64(double %gb, double %ft, double %gc)
 %ge = select i1 %fs, double 0x3FA555555555554B, double 0x3F8111111110F730
 %gf = call double @llvm.fma.f64(double %gd, double %ft, double %ge)
 %gg = select i1 %fs, double -5.000000e-01, double 0xBFC5555555555548
 %gh = call double @llvm.fma.f64(double %gf, double %ft, double %gg)
 %gi = call double @llvm.nvvm.mul.rn.d(double %ft, double %fu)
 %gj = call double @llvm.fma.f64(double %gi, double %gh, double %fu)
 %gk = and i32 %fq, 2
 %gl = icmp ne i32 %gk, 0
 %gm = fneg double %gj
 %gn = select i1 %gl, double %gm, double %gj
 %go = call double @llvm.nvvm.mul.rn.d(double %fp, double %gn)
 br label %db

db:
 %gp = phi double [ %da, %ct ], [ %go, %fg ]
 %gq = fcmp oeq double %a, 0.000000e+00
 %gr = select i1 %gq, double 0xFFF0000000000000, double %gp
 %gs = fcmp oeq double %a, 0x7FF0000000000000
 %gt = select i1 %gs, double 0.000000e+00, double %gr
 %gu = fcmp olt double %a, 0.000000e+00
 %gv = select i1 %gu, double 0xFFF8000000000000, double %gt
 ret double %gv
}
define float @__nv_y0f(float %a) alwaysinline mustprogress nounwind {
 %b = fpext float %a to double
 %c = call double @__nv_y0(double %b)
 %d = fptrunc double %c to float
 ret float %d
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
 %ar = phi double [ %z, %l ], [ %aq, %m ]
 %as = phi double [ 0x3FE930641FE98869, %l ], [ 0x3FFB11F12C8890FF, %m ]
 %at = phi double [ 0xBC8BD1E50D219BFD, %l ], [ 0x3CBDFE7BAC228E8C, %m ]
 %au = phi double [ 0x400193BED4DFF243, %l ], [ 0x4015B7FE4E87B02E, %m ]
 %av = call double @llvm.fma.f64(double %a, double %a, double -3.200000e+01)
 %aw = call double @llvm.fma.f64(double 0xB8AE1BF18BADD369, double %av, double 0x3949AB06755DCB86)
 %ax = call double @llvm.fma.f64(double %aw, double %av, double 0xB9E43A77DDDBD923)
 %ay = call double @llvm.fma.f64(double %ax, double %av, double 0x3A7BA3DD4CB6F38F)
 %az = call double @llvm.fma.f64(double %ay, double %av, double 0xBB10137F0CF93883)
 %ba = call double @llvm.fma.f64(double %az, double %av, double 0x3B9F6297B8CF5CBA)
 %bb = call double @llvm.fma.f64(double %ba, double %av, double 0xBC2941A8253C9465)
 %bc = call double @llvm.fma.f64(double %bb, double %av, double 0x3CB06438A688CF0A)
 %bd = call double @llvm.fma.f64(double %bc, double %av, double 0xBD30AF8BB9894334)
 %be = call double @llvm.fma.f64(double %bd, double %av, double 0x3DA9AC7788FBF024)
 %bf = call double @llvm.fma.f64(double %be, double %av, double 0xBE1C5A7FC38DD0C5)
 %bg = call double @llvm.fma.f64(double %bf, double %av, double 0x3E84C9BD11C0AA1F)
 %bh = call double @llvm.fma.f64(double %bg, double %av, double 0xBEE1ADB1329ED870)
 %bi = call double @llvm.fma.f64(double %bh, double %av, double 0x3F298EC1EEE7C01A)
 %bj = fsub double %a, 0x400EA75575AF6F09
 %bk = fsub double %bj, 0xBCA60155A9D1B256
 %bl = fadd double %a, 0x400EA75575AF6F09
 %bm = call double @llvm.nvvm.mul.rn.d(double %bk, double %bl)
 %bn = call double @llvm.nvvm.mul.rn.d(double %bi, double %bm)
 %bo = call double @llvm.nvvm.mul.rn.d(double %bn, double %a)
 %bp = fsub double %a, 0x401C0FF5F3B47250
 %bq = fsub double %bp, 0xBC9B226D9D243827
 %br = fadd double %a, 0x401C0FF5F3B47250
 %bs = call double @llvm.nvvm.mul.rn.d(double %bq, double %br)
 %bt = call double @llvm.nvvm.mul.rn.d(double %bo, double %bs)
 %bu = call double @llvm.nvvm.mul.rn.d(double 0x3FE45F306DC9C883, double %bt)
 %bv = fsub double %a, %au
 %bw = fsub double %bv, %at
 %bx = call double @llvm.nvvm.div.rn.d(double %bw, double %au)
 %by = call double @llvm.nvvm.fabs.d(double %bx)
 %bz = fcmp olt double %by, 2.500000e-01
 br i1 %bz, label %ca, label %cb

ca:
 %cc = call double @__nv_log1p(double %bx)
 br label %cd

cb:
 %ce = call double @__nv_log(double %a)
 %cf = fsub double %ce, %as
 br label %cd

cd:
 %cg = phi double [ %cc, %ca ], [ %cf, %cb ]
 %ch = call double @llvm.nvvm.mul.rn.d(double %bu, double %cg)
 %ci = call double @llvm.nvvm.div.rn.d(double %ar, double %a)
 %cj = fadd double %a, %au
 %ck = call double @llvm.nvvm.mul.rn.d(double %bw, double %cj)
 %cl = call double @llvm.fma.f64(double %ci, double %ck, double %ch)
 br label %cm

i:
 %cn = call double @llvm.nvvm.div.rn.d(double 1.000000e+00, double %a)
 %co = call double @llvm.nvvm.mul.rn.d(double %cn, double %cn)
 %cp = call double @llvm.fma.f64(double 0x40D2028EDB8288F9, double %co, double 0xC09D6D36873C93A0)
 %cq = call double @llvm.fma.f64(double %cp, double %co, double 0x405D19CD2795B0FE)
 %cr = call double @llvm.fma.f64(double %cq, double %co, double 0xC01E8E5C7E2FA9DF)
 %cs = call double @llvm.fma.f64(double %cr, double %co, double 0x3FE9C210E525A8C2)
 %ct = call double @llvm.fma.f64(double %cs, double %co, double 0xBFC8BFFA9C831092)
 %cu = call double @llvm.fma.f64(double %ct, double %co, double 0x3FC7FFFFFF0B4C2E)
 %cv = call double @llvm.fma.f64(double %cu, double %co, double 0x3FF00000000000E5)
 %cw = call double @llvm.fma.f64(double 0xC0F66055505026B5, double %co, double 0x40C2275772A0C5EE)
 %cx = call double @llvm.fma.f64(double %cw, double %co, double 0xC080CA7AC743E370)
 %cy = call double @llvm.fma.f64(double %cx, double %co, double 0x403DCCA9D5303B11)
 %cz = call double @llvm.fma.f64(double %cy, double %co, double 0xC002ED950B489FBB)
 %da = call double @llvm.fma.f64(double %cz, double %co, double 0x3FD7BCACAAE5FB43)
 %db = call double @llvm.fma.f64(double %da, double %co, double 0xBFC4FFFFEF011DFE)
 %dc = call double @llvm.fma.f64(double %db, double %co, double 0x3FD7FFFFFFFF56DA)
 %dd = call double @llvm.nvvm.mul.rn.d(double %cn, double %dc)
 %de = call double @llvm.fma.f64(double %a, double 0x3FE45F306DC9C883, double 0x4338000000000000)
 %df = call i32 @llvm.nvvm.d2i.lo(double %de)
 %dg = fsub double %de, 0x4338000000000000
 %dh = call double @llvm.fma.f64(double %dg, double 0xBFF921FB54442D18, double %a)
 %di = call double @llvm.fma.f64(double %dg, double 0xBC91A62633145C07, double %dh)
 %dj = call double @llvm.fma.f64(double %dg, double 0x391F1976B7ED8FBC, double %di)
 %dk = call double @llvm.nvvm.fabs.d(double %a)
 %dl = fcmp ogt double %dk, 1.000000e+09
 br i1 %dl, label %dm, label %dn

dm:
 %do = call double @llvm.nvvm.fabs.d(double %a)
 %dp = fcmp uge double %do, 0x7FF0000000000000
 br i1 %dp, label %dq, label %dr

dq:
 %ds = call double @llvm.nvvm.mul.rn.d(double %a, double 0.000000e+00)
 br label %dt

dr:
 %du = call double @__internal_reduce_large(double %a, ptr %e, ptr %f)
 %dv = load i32, ptr %e, align 4
 br label %dn

dn:
 %dw = phi i32 [ %df, %i ], [ %dv, %dr ]
 %dx = phi double [ %dj, %i ], [ %du, %dr ]
 br label %dt

dt:
 %dy = phi i32 [ %dw, %dn ], [ %df, %dq ]
 %dz = phi double [ %dx, %dn ], [ %ds, %dq ]
 %ea = fsub double %dz, 0x3FE921FB54442D18
 %eb = fadd double %ea, %dd
 %ec = call double @llvm.fma.f64(double %eb, double 0x3FE45F306DC9C883, double 0x4338000000000000)
 %ed = call i32 @llvm.nvvm.d2i.lo(double %ec)
 %ee = fsub double %ec, 0x4338000000000000
 %ef = call double @llvm.fma.f64(double %ee, double 0xBFF921FB54442D18, double %eb)
 %eg = call double @llvm.fma.f64(double %ee, double 0xBC91A62633145C07, double %ef)
 %eh = call double @llvm.fma.f64(double %ee, double 0x391F1976B7ED8FBC, double %eg)
 %ei = call double @llvm.nvvm.fabs.d(double %eb)
 %ej = fcmp ogt double %ei, 1.000000e+09
 br i1 %ej, label %ek, label %el

ek:
 %em = call double @llvm.nvvm.fabs.d(double %eb)
 %en = fcmp uge double %em, 0x7FF0000000000000
 br i1 %en, label %eo, label %ep

eo:
 %eq = call double @llvm.nvvm.mul.rn.d(double %eb, double 0.000000e+00)
 br label %er

ep:
 %es = call double @__internal_reduce_large(double %eb, ptr %c, ptr %d)
 %et = load i32, ptr %c, align 4
 br label %el

el:
 %eu = phi i32 [ %ed, %dt ], [ %et, %ep ]
 %ev = phi double [ %eh, %dt ], [ %es, %ep ]
 br label %er

er:
 %ew = phi i32 [ %eu, %el ], [ %ed, %eo ]
 %ex = phi double [ %ev, %el ], [ %eq, %eo ]
 %ey = call double @llvm.nvvm.div.rn.d(double 0x3FE45F306DC9C883, double %a)
 %ez = call double @llvm.nvvm.sqrt.rn.d(double %ey)
 %fa = call double @llvm.nvvm.mul.rn.d(double %cv, double %ez)
 %fb = add nsw i32 %dy, %ew
 %fc = add nsw i32 %fb, -1
 %fd = and i32 %fc, 1
 %fe = icmp ne i32 %fd, 0
 %ff = call double @llvm.nvvm.mul.rn.d(double %ex, double %ex)
 %fg = select i1 %fe, double 1.000000e+00, double %ex
 %fh = select i1 %fe, double 0xBDA8FA65EC18C2E0, double 0.000000e+00
 %fi = select i1 %fe, double 0x3E21EE9DB8E7130D, double 0x3DE5D8B567CBEE06
 %fj = call double @llvm.fma.f64(double %fh, double %ff, double %fi)
 %fk = select i1 %fe, double 0xBE927E4F7F141479, double 0xBE5AE5E4B8648532
 %fl = call double @llvm.fma.f64(double %fj, double %ff, double %fk)
 %fm = select i1 %fe, double 0x3EFA01A019C8ED09, double 0x3EC71DE35552D557
 %fn = call double @llvm.fma.f64(double %fl, double %ff, double %fm)
 %fo = select i1 %fe, double 0xBF56C16C16C15013, double 0xBF2A01A019BE9228
 %fp = call double @llvm.fma.f64(double %fn, double %ff, double %fo)
 %fq = select i1 %fe, double 0x3FA555555555554B, double 0x3F8111111110F730
 %fr = call double @llvm.fma.f64(double %fp, double %ff, double %fq)
 %fs = select i1 %fe, double -5.000000e-01, double 0xBFC5555555555548
 %ft = call double @llvm.fma.f64(double %fr, double %ff, double %fs)
 %fu = call double @llvm.nvvm.mul.rn.d(double %ff, double %fg)
 %fv = call double @llvm.fma.f64(double %fu, double %ft, double %fg)
 %fw = and i32 %fc, 2
 %fx = icmp ne i32 %fw, 0
 %fy = fneg double %fv
 %fz = select i1 %fx, double %fy, double %fv
 %ga = call double @llvm.nvvm.mul.rn.d(double %fa, double %fz)
 br label %cm

cm:
 %gb = phi double [ %cl, %cd ], [ %ga, %er ]
 %gc = fcmp olt double %a, 0x3C30000000000000
 br i1 %gc, label %gd, label %ge

gd:
 %gf = call double @llvm.nvvm.div.rn.d(double 0xBFE45F306DC9C883, double %a)
 br label %ge

ge:
 %gg = phi double [ %gb, %cm ], [ %gf, %gd ]
 %gh = fcmp oeq double %a, 0.000000e+00
 %gi = select i1 %gh, double 0xFFF0000000000000, double %gg
 %gj = fcmp oeq double %a, 0x7FF0000000000000
 %gk = select i1 %gj, double 0.000000e+00, double %gi
 %gl = fcmp olt double %a, 0.000000e+00
 %gm = select i1 %gl, double 0xFFF8000000000000, double %gk
 ret double %gm
}
define float @__nv_y1f(float %a) alwaysinline mustprogress nounwind {
 %b = fpext float %a to double
 %c = call double @__nv_y1(double %b)
 %d = fptrunc double %c to float
 ret float %d
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
 %y = add nsw i32 %x, 1
 %ac = icmp slt i32 %y, %a
 %ad = fcmp ogt double %w, 0xFFF0000000000000
 %ae = select i1 %ac, i1 %ad, i1 false
 br i1 %ae, label %s, label %t, !llvm.loop !22

t:
 %af = phi double [ %j, %n ], [ %w, %s ]
 br label %e

e:
 %ag = phi double [ 0xFFF8000000000000, %c ], [ %g, %f ], [ %j, %i ], [ %af, %t ]
 ret double %ag
}
define float @__nv_ynf(i32 %a, float %b) alwaysinline mustprogress nounwind {
 %c = fpext float %b to double
 %d = call double @__nv_yn(i32 %a, double %c)
 %e = fptrunc double %d to float
 ret float %e
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
declare double @llvm.nvvm.rsqrt.approx.d(double)
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
