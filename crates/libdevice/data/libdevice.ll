; sources f39a5023fbbc493f
target triple = "nvptx64-nvidia-cuda"

!0 = !{i32 2, i32 0}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.mustprogress"}
!3 = distinct !{!3, !2}
!4 = distinct !{!4, !2}
!5 = distinct !{!5, !2}
!6 = distinct !{!6, !2}
!7 = distinct !{!7, !2}
!8 = distinct !{!8, !2}
!9 = distinct !{!9, !2}
attributes #0 = { mustprogress willreturn }
attributes #1 = { nounwind }
%struct.CubeRoot = type { double, i32, double }
%struct.ScaleD = type { double, double }
%struct.ScaleF = type { float, float }
define i32 @__nv_abs(i32 %a) alwaysinline #0 {
 %b = call i32 @llvm.abs.i32(i32 %a, i1 false)
 ret i32 %b
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
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = fcmp olt float %c, 0x3810000000000000
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.mul.rn.f(float %c, float 0x4170000000000000)
 br label %f

f:
 %h = phi float [ %g, %e ], [ %c, %b ]
 %i = call float @llvm.nvvm.lg2.approx.ftz.f(float %h)
 %j = call float @llvm.nvvm.mul.rn.f(float %i, float 0x3FD5555560000000)
 %k = call float @llvm.nvvm.ex2.approx.ftz.f(float %j)
 %l = call float @llvm.nvvm.mul.rn.f(float %k, float %k)
 %m = call float asm "rcp.approx.ftz.f32 $0, $1;", "=f,f"(float %l) #1
 %n = fneg float %k
 %o = call float @llvm.fma.f32(float %h, float %m, float %n)
 %p = call float @llvm.fma.f32(float %o, float 0x3FD5555560000000, float %k)
 br i1 %d, label %q, label %r

q:
 %s = call float @llvm.nvvm.mul.rn.f(float %p, float 3.906250e-03)
 br label %r

r:
 %t = phi float [ %s, %q ], [ %p, %f ]
 %u = fcmp ogt float %c, 0.000000e+00
 %v = fcmp olt float %c, 0x7FF0000000000000
 %w = select i1 %u, i1 %v, i1 false
 %x = bitcast float %t to i32
 %y = and i32 %x, 2147483647
 %z = bitcast float %a to i32
 %aa = and i32 %z, -2147483648
 %ab = or i32 %y, %aa
 %ac = bitcast i32 %ab to float
 %ad = fadd float %a, %a
 %ae = select i1 %w, float %ac, float %ad
 ret float %ae
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
 %b = call float asm "tanh.approx.f32 $0, $1;", "=f,f"(float %a) #1
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
 %n = fneg double 1.000000e+00
 br label %o

o:
 %p = phi double [ %q, %r ], [ %d, %l ]
 %s = phi i32 [ %t, %r ], [ 0, %l ]
 %u = call i32 @llvm.nvvm.d2i.hi(double %p)
 %v = lshr i32 %u, 20
 %w = call i32 @llvm.nvvm.d2i.hi(double %e)
 %x = lshr i32 %w, 20
 %y = sub i32 %v, %x
 %z = icmp sgt i32 %y, 50
 %aa = add nsw i32 %y, -50
 %ab = select i1 %z, i32 %aa, i32 0
 %ac = icmp sgt i32 %ab, 0
 br i1 %ac, label %ad, label %ae

ad:
 %af = phi double [ %ag, %ad ], [ %e, %o ]
 %ah = phi i32 [ %ai, %ad ], [ %ab, %o ]
 %aj = icmp sgt i32 %ah, 1000
 %ak = select i1 %aj, i32 1000, i32 %ah
 %al = add nsw i32 %ak, 1023
 %am = shl i32 %al, 20
 %an = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %am)
 %ag = call double @llvm.nvvm.mul.rn.d(double %af, double %an)
 %ai = add nsw i32 %ah, -1000
 %ao = icmp sgt i32 %ai, 0
 br i1 %ao, label %ad, label %ae, !llvm.loop !4

ae:
 %ap = phi double [ %e, %o ], [ %ag, %ad ]
 %aq = call double @llvm.nvvm.div.rn.d(double %p, double %ap)
 %ar = call double @llvm.nvvm.trunc.d(double %aq)
 %as = fneg double %ar
 %at = call double @llvm.fma.f64(double %as, double %ap, double %p)
 %au = fcmp olt double %at, 0.000000e+00
 br i1 %au, label %av, label %aw

av:
 %ax = call double @llvm.nvvm.add.rn.d(double %at, double %ap)
 %ay = call double @llvm.nvvm.add.rn.d(double %ar, double %n)
 br label %aw

aw:
 %q = phi double [ %at, %ae ], [ %ax, %av ]
 %az = phi double [ %ar, %ae ], [ %ay, %av ]
 %ba = icmp slt i32 %ab, 32
 br i1 %ba, label %bb, label %r

bb:
 %bc = call i64 @llvm.nvvm.d2ull.rz(double %az)
 %bd = trunc i64 %bc to i32
 %be = shl i32 %bd, %ab
 br label %r

r:
 %bf = phi i32 [ %be, %bb ], [ 0, %aw ]
 %t = add i32 %s, %bf
 %bg = fcmp oge double %q, %e
 br i1 %bg, label %o, label %m, !llvm.loop !5

m:
 %bh = phi double [ %d, %j ], [ %q, %r ]
 %bi = bitcast double %bh to i64
 %bj = and i64 %bi, 9223372036854775807
 %bk = bitcast double %a to i64
 %bl = and i64 %bk, -9223372036854775808
 %bm = or i64 %bj, %bl
 %bn = bitcast i64 %bm to double
 br label %i

i:
 %bo = phi double [ 0xFFF8000000000000, %c ], [ %bn, %m ]
 ret double %bo
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
 %o = lshr i32 %n, 23
 %p = fneg float 1.000000e+00
 br label %q

q:
 %r = phi float [ %s, %t ], [ %d, %l ]
 %u = phi i32 [ %v, %t ], [ 0, %l ]
 %w = bitcast float %r to i32
 %x = lshr i32 %w, 23
 %y = sub nsw i32 %x, %o
 %z = icmp sgt i32 %y, 22
 %aa = add nsw i32 %y, -22
 %ab = select i1 %z, i32 %aa, i32 0
 %ac = icmp sgt i32 %ab, 0
 br i1 %ac, label %ad, label %ae

ad:
 %af = phi float [ %ag, %ad ], [ %e, %q ]
 %ah = phi i32 [ %ai, %ad ], [ %ab, %q ]
 %aj = icmp sgt i32 %ah, 120
 %ak = select i1 %aj, i32 120, i32 %ah
 %al = add nsw i32 %ak, 127
 %am = shl i32 %al, 23
 %an = bitcast i32 %am to float
 %ag = call float @llvm.nvvm.mul.rn.f(float %af, float %an)
 %ai = add nsw i32 %ah, -120
 %ao = icmp sgt i32 %ai, 0
 br i1 %ao, label %ad, label %ae, !llvm.loop !1

ae:
 %ap = phi float [ %e, %q ], [ %ag, %ad ]
 %aq = call float @llvm.nvvm.div.rn.f(float %r, float %ap)
 %ar = call float @llvm.nvvm.trunc.f(float %aq)
 %as = fneg float %ar
 %at = call float @llvm.fma.f32(float %as, float %ap, float %r)
 %au = fcmp olt float %at, 0.000000e+00
 br i1 %au, label %av, label %aw

av:
 %ax = call float @llvm.nvvm.add.rn.f(float %at, float %ap)
 %ay = call float @llvm.nvvm.add.rn.f(float %ar, float %p)
 br label %aw

aw:
 %s = phi float [ %at, %ae ], [ %ax, %av ]
 %az = phi float [ %ar, %ae ], [ %ay, %av ]
 %ba = icmp slt i32 %ab, 32
 br i1 %ba, label %bb, label %t

bb:
 %bc = call i32 @llvm.nvvm.f2ui.rz(float %az)
 %bd = shl i32 %bc, %ab
 br label %t

t:
 %be = phi i32 [ %bd, %bb ], [ 0, %aw ]
 %v = add i32 %u, %be
 %bf = fcmp oge float %s, %e
 br i1 %bf, label %q, label %m, !llvm.loop !3

m:
 %bg = phi float [ %d, %j ], [ %s, %t ]
 %bh = bitcast float %bg to i32
 %bi = and i32 %bh, 2147483647
 %bj = bitcast float %a to i32
 %bk = and i32 %bj, -2147483648
 %bl = or i32 %bi, %bk
 %bm = bitcast i32 %bl to float
 br label %i

i:
 %bn = phi float [ 0x7FFFFFFFE0000000, %c ], [ %bm, %m ]
 ret float %bn
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
b:
 %c = fcmp olt float %a, 0x3810000000000000
 br i1 %c, label %d, label %e

d:
 %f = call float @llvm.nvvm.mul.rn.f(float %a, float 0x4170000000000000)
 br label %e

e:
 %g = phi float [ %f, %d ], [ %a, %b ]
 %h = call float @llvm.nvvm.rsqrt.approx.ftz.f(float %g)
 %i = fpext float %h to double
 %j = fpext float %g to double
 %k = call double @llvm.nvvm.mul.rn.d(double %j, double %i)
 %l = fneg double %k
 %m = call double @llvm.fma.f64(double %l, double %i, double 1.000000e+00)
 %n = call double @llvm.fma.f64(double 3.750000e-01, double %m, double 5.000000e-01)
 %o = call double @llvm.nvvm.mul.rn.d(double %n, double %m)
 %p = call double @llvm.fma.f64(double %o, double %i, double %i)
 %q = fptrunc double %p to float
 %r = select i1 %c, float 4.096000e+03, float 1.000000e+00
 %s = call float @llvm.nvvm.mul.rn.f(float %q, float %r)
 %t = fcmp ogt float %g, 0.000000e+00
 %u = fcmp olt float %g, 0x7FF0000000000000
 %v = select i1 %t, i1 %u, i1 false
 %w = select i1 %v, float %s, float %h
 ret float %w
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
 br i1 %n, label %e, label %f, !llvm.loop !8

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
 br i1 %al, label %ac, label %ad, !llvm.loop !9

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
 br i1 %n, label %e, label %f, !llvm.loop !6

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
 br i1 %al, label %ac, label %ad, !llvm.loop !7

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
b:
 %c = call float @llvm.nvvm.fabs.f(float %a)
 %d = fcmp olt float %c, 0x3810000000000000
 br i1 %d, label %e, label %f

e:
 %g = call float @llvm.nvvm.mul.rn.f(float %c, float 0x4170000000000000)
 br label %f

f:
 %h = phi float [ %g, %e ], [ %c, %b ]
 %i = fneg float 1.000000e+00
 %j = call float @llvm.nvvm.lg2.approx.ftz.f(float %h)
 %k = fmul float %i, 0x3FD5555560000000
 %l = call float @llvm.nvvm.mul.rn.f(float %j, float %k)
 %m = call float @llvm.nvvm.ex2.approx.ftz.f(float %l)
 %n = call float @llvm.nvvm.mul.rn.f(float %m, float %m)
 %o = call float @llvm.nvvm.mul.rn.f(float %h, float %m)
 %p = fneg float %o
 %q = call float @llvm.fma.f32(float %h, float %m, float %p)
 %r = fneg float %q
 %s = call float @llvm.fma.f32(float %p, float %n, float 1.000000e+00)
 %t = call float @llvm.fma.f32(float %r, float %n, float %s)
 %u = call float @llvm.nvvm.mul.rn.f(float %m, float %t)
 %v = call float @llvm.fma.f32(float %u, float 0x3FD5555560000000, float %m)
 br i1 %d, label %w, label %x

w:
 %y = call float @llvm.nvvm.mul.rn.f(float %v, float 2.560000e+02)
 br label %x

x:
 %z = phi float [ %y, %w ], [ %v, %f ]
 %aa = fcmp oeq float %c, 0x7FF0000000000000
 %ab = select i1 %aa, float 0.000000e+00, float %z
 %ac = fcmp oeq float %c, 0.000000e+00
 %ad = select i1 %ac, float 0x7FF0000000000000, float %ab
 %ae = fcmp une float %a, %a
 %af = fadd float %a, %a
 %ag = bitcast float %ad to i32
 %ah = and i32 %ag, 2147483647
 %ai = bitcast float %a to i32
 %aj = and i32 %ai, -2147483648
 %ak = or i32 %ah, %aj
 %al = bitcast i32 %ak to float
 %am = select i1 %ae, float %af, float %al
 ret float %am
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
 %n = fneg double 1.000000e+00
 br label %o

o:
 %p = phi double [ %q, %r ], [ %d, %l ]
 %s = phi i32 [ %t, %r ], [ 0, %l ]
 %u = call i32 @llvm.nvvm.d2i.hi(double %p)
 %v = lshr i32 %u, 20
 %w = call i32 @llvm.nvvm.d2i.hi(double %e)
 %x = lshr i32 %w, 20
 %y = sub i32 %v, %x
 %z = icmp sgt i32 %y, 50
 %aa = add nsw i32 %y, -50
 %ab = select i1 %z, i32 %aa, i32 0
 %ac = icmp sgt i32 %ab, 0
 br i1 %ac, label %ad, label %ae

ad:
 %af = phi double [ %ag, %ad ], [ %e, %o ]
 %ah = phi i32 [ %ai, %ad ], [ %ab, %o ]
 %aj = icmp sgt i32 %ah, 1000
 %ak = select i1 %aj, i32 1000, i32 %ah
 %al = add nsw i32 %ak, 1023
 %am = shl i32 %al, 20
 %an = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %am)
 %ag = call double @llvm.nvvm.mul.rn.d(double %af, double %an)
 %ai = add nsw i32 %ah, -1000
 %ao = icmp sgt i32 %ai, 0
 br i1 %ao, label %ad, label %ae, !llvm.loop !4

ae:
 %ap = phi double [ %e, %o ], [ %ag, %ad ]
 %aq = call double @llvm.nvvm.div.rn.d(double %p, double %ap)
 %ar = call double @llvm.nvvm.trunc.d(double %aq)
 %as = fneg double %ar
 %at = call double @llvm.fma.f64(double %as, double %ap, double %p)
 %au = fcmp olt double %at, 0.000000e+00
 br i1 %au, label %av, label %aw

av:
 %ax = call double @llvm.nvvm.add.rn.d(double %at, double %ap)
 %ay = call double @llvm.nvvm.add.rn.d(double %ar, double %n)
 br label %aw

aw:
 %q = phi double [ %at, %ae ], [ %ax, %av ]
 %az = phi double [ %ar, %ae ], [ %ay, %av ]
 %ba = icmp slt i32 %ab, 32
 br i1 %ba, label %bb, label %r

bb:
 %bc = call i64 @llvm.nvvm.d2ull.rz(double %az)
 %bd = trunc i64 %bc to i32
 %be = shl i32 %bd, %ab
 br label %r

r:
 %bf = phi i32 [ %be, %bb ], [ 0, %aw ]
 %t = add i32 %s, %bf
 %bg = fcmp oge double %q, %e
 br i1 %bg, label %o, label %m, !llvm.loop !5

m:
 %bh = phi double [ %d, %j ], [ %q, %r ]
 %bi = phi i32 [ 0, %j ], [ %t, %r ]
 %bj = fneg double %bh
 %bk = call double @llvm.nvvm.add.rn.d(double %e, double %bj)
 %bl = fcmp olt double %e, 0x7FF0000000000000
 %bm = fcmp ogt double %bh, %bk
 %bn = fcmp oeq double %bh, %bk
 %bo = and i32 %bi, 1
 %bp = icmp ne i32 %bo, 0
 %bq = select i1 %bn, i1 %bp, i1 false
 %br = select i1 %bm, i1 true, i1 %bq
 %bs = select i1 %bl, i1 %br, i1 false
 %bt = fneg double %bk
 %bu = select i1 %bs, double %bt, double %bh
 %bv = call i32 @llvm.nvvm.d2i.hi(double %a)
 %bw = call i32 @llvm.nvvm.d2i.hi(double %b)
 %bx = call i32 @llvm.nvvm.d2i.hi(double %a)
 %by = icmp slt i32 %bx, 0
 %bz = fneg double %bu
 %ca = select i1 %by, double %bz, double %bu
 br label %i

i:
 %cb = phi double [ 0xFFF8000000000000, %c ], [ %ca, %m ]
 ret double %cb
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
 %o = lshr i32 %n, 23
 %p = fneg float 1.000000e+00
 br label %q

q:
 %r = phi float [ %s, %t ], [ %d, %l ]
 %u = phi i32 [ %v, %t ], [ 0, %l ]
 %w = bitcast float %r to i32
 %x = lshr i32 %w, 23
 %y = sub nsw i32 %x, %o
 %z = icmp sgt i32 %y, 22
 %aa = add nsw i32 %y, -22
 %ab = select i1 %z, i32 %aa, i32 0
 %ac = icmp sgt i32 %ab, 0
 br i1 %ac, label %ad, label %ae

ad:
 %af = phi float [ %ag, %ad ], [ %e, %q ]
 %ah = phi i32 [ %ai, %ad ], [ %ab, %q ]
 %aj = icmp sgt i32 %ah, 120
 %ak = select i1 %aj, i32 120, i32 %ah
 %al = add nsw i32 %ak, 127
 %am = shl i32 %al, 23
 %an = bitcast i32 %am to float
 %ag = call float @llvm.nvvm.mul.rn.f(float %af, float %an)
 %ai = add nsw i32 %ah, -120
 %ao = icmp sgt i32 %ai, 0
 br i1 %ao, label %ad, label %ae, !llvm.loop !1

ae:
 %ap = phi float [ %e, %q ], [ %ag, %ad ]
 %aq = call float @llvm.nvvm.div.rn.f(float %r, float %ap)
 %ar = call float @llvm.nvvm.trunc.f(float %aq)
 %as = fneg float %ar
 %at = call float @llvm.fma.f32(float %as, float %ap, float %r)
 %au = fcmp olt float %at, 0.000000e+00
 br i1 %au, label %av, label %aw

av:
 %ax = call float @llvm.nvvm.add.rn.f(float %at, float %ap)
 %ay = call float @llvm.nvvm.add.rn.f(float %ar, float %p)
 br label %aw

aw:
 %s = phi float [ %at, %ae ], [ %ax, %av ]
 %az = phi float [ %ar, %ae ], [ %ay, %av ]
 %ba = icmp slt i32 %ab, 32
 br i1 %ba, label %bb, label %t

bb:
 %bc = call i32 @llvm.nvvm.f2ui.rz(float %az)
 %bd = shl i32 %bc, %ab
 br label %t

t:
 %be = phi i32 [ %bd, %bb ], [ 0, %aw ]
 %v = add i32 %u, %be
 %bf = fcmp oge float %s, %e
 br i1 %bf, label %q, label %m, !llvm.loop !3

m:
 %bg = phi float [ %d, %j ], [ %s, %t ]
 %bh = phi i32 [ 0, %j ], [ %v, %t ]
 %bi = fneg float %bg
 %bj = call float @llvm.nvvm.add.rn.f(float %e, float %bi)
 %bk = fcmp olt float %e, 0x7FF0000000000000
 %bl = fcmp ogt float %bg, %bj
 %bm = fcmp oeq float %bg, %bj
 %bn = and i32 %bh, 1
 %bo = icmp ne i32 %bn, 0
 %bp = select i1 %bm, i1 %bo, i1 false
 %bq = select i1 %bl, i1 true, i1 %bp
 %br = select i1 %bk, i1 %bq, i1 false
 %bs = fneg float %bj
 %bt = select i1 %br, float %bs, float %bg
 %bu = bitcast float %a to i32
 %bv = lshr i32 %bu, 31
 %bw = icmp ne i32 %bv, 0
 %bx = fneg float %bt
 %by = select i1 %bw, float %bx, float %bt
 br label %i

i:
 %bz = phi float [ 0x7FFFFFFFE0000000, %c ], [ %by, %m ]
 ret float %bz
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
 %p = fneg double 1.000000e+00
 br label %q

q:
 %r = phi double [ %s, %t ], [ %e, %n ]
 %u = phi i32 [ %v, %t ], [ 0, %n ]
 %w = call i32 @llvm.nvvm.d2i.hi(double %r)
 %x = lshr i32 %w, 20
 %y = call i32 @llvm.nvvm.d2i.hi(double %f)
 %z = lshr i32 %y, 20
 %aa = sub i32 %x, %z
 %ab = icmp sgt i32 %aa, 50
 %ac = add nsw i32 %aa, -50
 %ad = select i1 %ab, i32 %ac, i32 0
 %ae = icmp sgt i32 %ad, 0
 br i1 %ae, label %af, label %ag

af:
 %ah = phi double [ %ai, %af ], [ %f, %q ]
 %aj = phi i32 [ %ak, %af ], [ %ad, %q ]
 %al = icmp sgt i32 %aj, 1000
 %am = select i1 %al, i32 1000, i32 %aj
 %an = add nsw i32 %am, 1023
 %ao = shl i32 %an, 20
 %ap = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %ao)
 %ai = call double @llvm.nvvm.mul.rn.d(double %ah, double %ap)
 %ak = add nsw i32 %aj, -1000
 %aq = icmp sgt i32 %ak, 0
 br i1 %aq, label %af, label %ag, !llvm.loop !4

ag:
 %ar = phi double [ %f, %q ], [ %ai, %af ]
 %as = call double @llvm.nvvm.div.rn.d(double %r, double %ar)
 %at = call double @llvm.nvvm.trunc.d(double %as)
 %au = fneg double %at
 %av = call double @llvm.fma.f64(double %au, double %ar, double %r)
 %aw = fcmp olt double %av, 0.000000e+00
 br i1 %aw, label %ax, label %ay

ax:
 %az = call double @llvm.nvvm.add.rn.d(double %av, double %ar)
 %ba = call double @llvm.nvvm.add.rn.d(double %at, double %p)
 br label %ay

ay:
 %s = phi double [ %av, %ag ], [ %az, %ax ]
 %bb = phi double [ %at, %ag ], [ %ba, %ax ]
 %bc = icmp slt i32 %ad, 32
 br i1 %bc, label %bd, label %t

bd:
 %be = call i64 @llvm.nvvm.d2ull.rz(double %bb)
 %bf = trunc i64 %be to i32
 %bg = shl i32 %bf, %ad
 br label %t

t:
 %bh = phi i32 [ %bg, %bd ], [ 0, %ay ]
 %v = add i32 %u, %bh
 %bi = fcmp oge double %s, %f
 br i1 %bi, label %q, label %o, !llvm.loop !5

o:
 %bj = phi double [ %e, %k ], [ %s, %t ]
 %bk = phi i32 [ 0, %k ], [ %v, %t ]
 %bl = fneg double %bj
 %bm = call double @llvm.nvvm.add.rn.d(double %f, double %bl)
 %bn = fcmp olt double %f, 0x7FF0000000000000
 %bo = fcmp ogt double %bj, %bm
 %bp = fcmp oeq double %bj, %bm
 %bq = and i32 %bk, 1
 %br = icmp ne i32 %bq, 0
 %bs = select i1 %bp, i1 %br, i1 false
 %bt = select i1 %bo, i1 true, i1 %bs
 %bu = select i1 %bn, i1 %bt, i1 false
 %bv = fneg double %bm
 %bw = add i32 %bk, 1
 %bx = select i1 %bu, i32 %bw, i32 %bk
 %by = select i1 %bu, double %bv, double %bj
 %bz = and i32 %bx, 7
 %ca = call i32 @llvm.nvvm.d2i.hi(double %a)
 %cb = call i32 @llvm.nvvm.d2i.hi(double %b)
 %cc = xor i32 %ca, %cb
 %cd = icmp slt i32 %cc, 0
 %ce = sub nsw i32 0, %bz
 %cf = select i1 %cd, i32 %ce, i32 %bz
 store i32 %cf, ptr %c, align 4
 %cg = call i32 @llvm.nvvm.d2i.hi(double %a)
 %ch = icmp slt i32 %cg, 0
 %ci = fneg double %by
 %cj = select i1 %ch, double %ci, double %by
 br label %l

l:
 %ck = phi double [ 0xFFF8000000000000, %j ], [ %cj, %o ]
 ret double %ck
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
 %q = lshr i32 %p, 23
 %r = fneg float 1.000000e+00
 br label %s

s:
 %t = phi float [ %u, %v ], [ %e, %n ]
 %w = phi i32 [ %x, %v ], [ 0, %n ]
 %y = bitcast float %t to i32
 %z = lshr i32 %y, 23
 %aa = sub nsw i32 %z, %q
 %ab = icmp sgt i32 %aa, 22
 %ac = add nsw i32 %aa, -22
 %ad = select i1 %ab, i32 %ac, i32 0
 %ae = icmp sgt i32 %ad, 0
 br i1 %ae, label %af, label %ag

af:
 %ah = phi float [ %ai, %af ], [ %f, %s ]
 %aj = phi i32 [ %ak, %af ], [ %ad, %s ]
 %al = icmp sgt i32 %aj, 120
 %am = select i1 %al, i32 120, i32 %aj
 %an = add nsw i32 %am, 127
 %ao = shl i32 %an, 23
 %ap = bitcast i32 %ao to float
 %ai = call float @llvm.nvvm.mul.rn.f(float %ah, float %ap)
 %ak = add nsw i32 %aj, -120
 %aq = icmp sgt i32 %ak, 0
 br i1 %aq, label %af, label %ag, !llvm.loop !1

ag:
 %ar = phi float [ %f, %s ], [ %ai, %af ]
 %as = call float @llvm.nvvm.div.rn.f(float %t, float %ar)
 %at = call float @llvm.nvvm.trunc.f(float %as)
 %au = fneg float %at
 %av = call float @llvm.fma.f32(float %au, float %ar, float %t)
 %aw = fcmp olt float %av, 0.000000e+00
 br i1 %aw, label %ax, label %ay

ax:
 %az = call float @llvm.nvvm.add.rn.f(float %av, float %ar)
 %ba = call float @llvm.nvvm.add.rn.f(float %at, float %r)
 br label %ay

ay:
 %u = phi float [ %av, %ag ], [ %az, %ax ]
 %bb = phi float [ %at, %ag ], [ %ba, %ax ]
 %bc = icmp slt i32 %ad, 32
 br i1 %bc, label %bd, label %v

bd:
 %be = call i32 @llvm.nvvm.f2ui.rz(float %bb)
 %bf = shl i32 %be, %ad
 br label %v

v:
 %bg = phi i32 [ %bf, %bd ], [ 0, %ay ]
 %x = add i32 %w, %bg
 %bh = fcmp oge float %u, %f
 br i1 %bh, label %s, label %o, !llvm.loop !3

o:
 %bi = phi float [ %e, %k ], [ %u, %v ]
 %bj = phi i32 [ 0, %k ], [ %x, %v ]
 %bk = fneg float %bi
 %bl = call float @llvm.nvvm.add.rn.f(float %f, float %bk)
 %bm = fcmp olt float %f, 0x7FF0000000000000
 %bn = fcmp ogt float %bi, %bl
 %bo = fcmp oeq float %bi, %bl
 %bp = and i32 %bj, 1
 %bq = icmp ne i32 %bp, 0
 %br = select i1 %bo, i1 %bq, i1 false
 %bs = select i1 %bn, i1 true, i1 %br
 %bt = select i1 %bm, i1 %bs, i1 false
 %bu = fneg float %bl
 %bv = add i32 %bj, 1
 %bw = select i1 %bt, i32 %bv, i32 %bj
 %bx = select i1 %bt, float %bu, float %bi
 %by = and i32 %bw, 7
 %bz = bitcast float %a to i32
 %ca = bitcast float %b to i32
 %cb = xor i32 %bz, %ca
 %cc = lshr i32 %cb, 31
 %cd = icmp ne i32 %cc, 0
 %ce = sub nsw i32 0, %by
 %cf = select i1 %cd, i32 %ce, i32 %by
 store i32 %cf, ptr %c, align 4
 %cg = lshr i32 %bz, 31
 %ch = icmp ne i32 %cg, 0
 %ci = fneg float %bx
 %cj = select i1 %ch, float %ci, float %bx
 br label %l

l:
 %ck = phi float [ 0x7FFFFFFFE0000000, %j ], [ %cj, %o ]
 ret float %ck
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
 %ab = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %aa) #1
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
 br i1 %n, label %e, label %f, !llvm.loop !8

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
 br i1 %al, label %ac, label %ad, !llvm.loop !9

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
 %ac = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %ab) #1
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
 %ad = call double asm "rsqrt.approx.ftz.f64 $0, $1;", "=d,d"(double %ac) #1
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
 br i1 %n, label %e, label %f, !llvm.loop !6

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
 br i1 %ai, label %z, label %aa, !llvm.loop !7

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
define double @__nv_sqrt(double %a) alwaysinline #0 {
 %b = call double @llvm.nvvm.sqrt.rn.d(double %a)
 ret double %b
}
define float @__nv_sqrtf(float %a) alwaysinline #0 {
 %b = call float @llvm.nvvm.sqrt.f(float %a)
 ret float %b
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
