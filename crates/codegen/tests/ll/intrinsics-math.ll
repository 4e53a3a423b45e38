; ARCH: sm_75 sm_90 sm_100 sm_120
; CHECK: add.rn.f32
; CHECK: add.rn.f64
; CHECK: add.rn.ftz.f32
; CHECK: mul.rn.f32
; CHECK: mul.rn.f64
; CHECK: mul.rn.ftz.f32
; CHECK: div.rn.f32
; CHECK: div.rn.f64
; CHECK: div.rn.ftz.f32
; CHECK: rcp.rn.f32
; CHECK: rcp.rn.f64
; CHECK: sqrt.rn.f32
; CHECK: sqrt.rn.f64
; CHECK: fma.rn.f32
; CHECK: cvt.rni.s32.f64
; CHECK: cvt.rni.ftz.u64.f32
; CHECK: cvt.rn.f32.u32
; CHECK: cvt.rn.f32.f64
; CHECK: add.rz.f32
; CHECK: add.rz.f64
; CHECK: add.rz.ftz.f32
; CHECK: mul.rz.f32
; CHECK: mul.rz.f64
; CHECK: mul.rz.ftz.f32
; CHECK: div.rz.f32
; CHECK: div.rz.f64
; CHECK: div.rz.ftz.f32
; CHECK: rcp.rz.f32
; CHECK: rcp.rz.f64
; CHECK: sqrt.rz.f32
; CHECK: sqrt.rz.f64
; CHECK: fma.rz.f32
; CHECK: cvt.rzi.s32.f64
; CHECK: cvt.rzi.ftz.u64.f32
; CHECK: cvt.rz.f32.u32
; CHECK: cvt.rz.f32.f64
; CHECK: add.rm.f32
; CHECK: add.rm.f64
; CHECK: add.rm.ftz.f32
; CHECK: mul.rm.f32
; CHECK: mul.rm.f64
; CHECK: mul.rm.ftz.f32
; CHECK: div.rm.f32
; CHECK: div.rm.f64
; CHECK: div.rm.ftz.f32
; CHECK: rcp.rm.f32
; CHECK: rcp.rm.f64
; CHECK: sqrt.rm.f32
; CHECK: sqrt.rm.f64
; CHECK: fma.rm.f32
; CHECK: cvt.rmi.s32.f64
; CHECK: cvt.rmi.ftz.u64.f32
; CHECK: cvt.rm.f32.u32
; CHECK: cvt.rm.f32.f64
; CHECK: add.rp.f32
; CHECK: add.rp.f64
; CHECK: add.rp.ftz.f32
; CHECK: mul.rp.f32
; CHECK: mul.rp.f64
; CHECK: mul.rp.ftz.f32
; CHECK: div.rp.f32
; CHECK: div.rp.f64
; CHECK: div.rp.ftz.f32
; CHECK: rcp.rp.f32
; CHECK: rcp.rp.f64
; CHECK: sqrt.rp.f32
; CHECK: sqrt.rp.f64
; CHECK: fma.rp.f32
; CHECK: cvt.rpi.s32.f64
; CHECK: cvt.rpi.ftz.u64.f32
; CHECK: cvt.rp.f32.u32
; CHECK: cvt.rp.f32.f64
; CHECK: mul.hi.s32
; CHECK: min.s32
; CHECK: max.s32
; CHECK: mul.hi.u32
; CHECK: min.u32
; CHECK: max.u32
; CHECK: mul.hi.s64
; CHECK: min.s64
; CHECK: max.s64
; CHECK: mul.hi.u64
; CHECK: min.u64
; CHECK: max.u64
; CHECK: sad.s32
; CHECK: mul24.lo.u32
; CHECK: cvt.rmi.f32.f32
; CHECK: cvt.rpi.f64.f64
; CHECK: cvt.sat.f32.f32
; CHECK: ex2.approx.f32
; CHECK: lg2.approx.ftz.f32
; CHECK: sin.approx.f32
; CHECK: cos.approx.f32
; CHECK: rsqrt.approx.f32
; CHECK: rsqrt.approx.f64
; CHECK: sqrt.rn.f32
; CHECK: sqrt.approx.f32
; CHECK: div.approx.f32
; CHECK: rcp.approx.ftz.f64
; CHECK: min.f32
; CHECK: max.f64
; CHECK: abs.f32
; CHECK: mov.b64
; CHECK: mov.b64
; CHECK: mov.b64
; CHECK: cvt.rn.f16.f32
; CHECK: prmt.b32
; CHECK: clz.b32
; CHECK: popc.b64
; CHECK: brev.b32
; CHECK: shf.l.wrap.b32
; CHECK: mov.b64
; CHECK: dp4a.s32.u32
; CHECK: dp2a.hi.u32.s32
; CHECK: fns.b32
; CHECK: ex2.approx.f16
; CHECK: fma.rn.f16x2
target datalayout = "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %out, float %p0, float %p1, double %p2, double %p3, float %p4, float %p5, float %p6, float %p7, double %p8, double %p9, float %p10, float %p11, float %p12, float %p13, double %p14, double %p15, float %p16, float %p17, float %p18, double %p19, float %p20, double %p21, float %p22, float %p23, float %p24, double %p25, float %p26, i32 %p27, double %p28, float %p29, float %p30, double %p31, double %p32, float %p33, float %p34, float %p35, float %p36, double %p37, double %p38, float %p39, float %p40, float %p41, float %p42, double %p43, double %p44, float %p45, float %p46, float %p47, double %p48, float %p49, double %p50, float %p51, float %p52, float %p53, double %p54, float %p55, i32 %p56, double %p57, float %p58, float %p59, double %p60, double %p61, float %p62, float %p63, float %p64, float %p65, double %p66, double %p67, float %p68, float %p69, float %p70, float %p71, double %p72, double %p73, float %p74, float %p75, float %p76, double %p77, float %p78, double %p79, float %p80, float %p81, float %p82, double %p83, float %p84, i32 %p85, double %p86, float %p87, float %p88, double %p89, double %p90, float %p91, float %p92, float %p93, float %p94, double %p95, double %p96, float %p97, float %p98, float %p99, float %p100, double %p101, double %p102, float %p103, float %p104, float %p105, double %p106, float %p107, double %p108, float %p109, float %p110, float %p111, double %p112, float %p113, i32 %p114, double %p115, i32 %p116, i32 %p117, i32 %p118, i32 %p119, i32 %p120, i32 %p121, i32 %p122, i32 %p123, i32 %p124, i32 %p125, i32 %p126, i32 %p127, i64 %p128, i64 %p129, i64 %p130, i64 %p131, i64 %p132, i64 %p133, i64 %p134, i64 %p135, i64 %p136, i64 %p137, i64 %p138, i64 %p139, i32 %p140, i32 %p141, i32 %p142, i32 %p143, i32 %p144, float %p145, double %p146, float %p147, float %p148, float %p149, float %p150, float %p151, float %p152, double %p153, float %p154, float %p155, float %p156, float %p157, double %p158, float %p159, float %p160, double %p161, double %p162, float %p163, i32 %p164, i32 %p165, double %p166, double %p167, float %p168, i32 %p169, i32 %p170, i32 %p171, i32 %p172, i64 %p173, i32 %p174, i32 %p175, i32 %p176, i64 %p177, i32 %p178, i32 %p179, i32 %p180, i32 %p181, i32 %p182, i32 %p183, i32 %p184, i32 %p185, i32 %p186, half %p187, <2 x half> %p188, <2 x half> %p189, <2 x half> %p190) {
  %r0 = call float @llvm.nvvm.add.rn.f(float %p0, float %p1)
  store volatile float %r0, ptr %out
  %r1 = call double @llvm.nvvm.add.rn.d(double %p2, double %p3)
  store volatile double %r1, ptr %out
  %r2 = call float @llvm.nvvm.add.rn.ftz.f(float %p4, float %p5)
  store volatile float %r2, ptr %out
  %r3 = call float @llvm.nvvm.mul.rn.f(float %p6, float %p7)
  store volatile float %r3, ptr %out
  %r4 = call double @llvm.nvvm.mul.rn.d(double %p8, double %p9)
  store volatile double %r4, ptr %out
  %r5 = call float @llvm.nvvm.mul.rn.ftz.f(float %p10, float %p11)
  store volatile float %r5, ptr %out
  %r6 = call float @llvm.nvvm.div.rn.f(float %p12, float %p13)
  store volatile float %r6, ptr %out
  %r7 = call double @llvm.nvvm.div.rn.d(double %p14, double %p15)
  store volatile double %r7, ptr %out
  %r8 = call float @llvm.nvvm.div.rn.ftz.f(float %p16, float %p17)
  store volatile float %r8, ptr %out
  %r9 = call float @llvm.nvvm.rcp.rn.f(float %p18)
  store volatile float %r9, ptr %out
  %r10 = call double @llvm.nvvm.rcp.rn.d(double %p19)
  store volatile double %r10, ptr %out
  %r11 = call float @llvm.nvvm.sqrt.rn.f(float %p20)
  store volatile float %r11, ptr %out
  %r12 = call double @llvm.nvvm.sqrt.rn.d(double %p21)
  store volatile double %r12, ptr %out
  %r13 = call float @llvm.nvvm.fma.rn.f(float %p22, float %p23, float %p24)
  store volatile float %r13, ptr %out
  %r14 = call i32 @llvm.nvvm.d2i.rn(double %p25)
  store volatile i32 %r14, ptr %out
  %r15 = call i64 @llvm.nvvm.f2ull.rn.ftz(float %p26)
  store volatile i64 %r15, ptr %out
  %r16 = call float @llvm.nvvm.ui2f.rn(i32 %p27)
  store volatile float %r16, ptr %out
  %r17 = call float @llvm.nvvm.d2f.rn(double %p28)
  store volatile float %r17, ptr %out
  %r18 = call float @llvm.nvvm.add.rz.f(float %p29, float %p30)
  store volatile float %r18, ptr %out
  %r19 = call double @llvm.nvvm.add.rz.d(double %p31, double %p32)
  store volatile double %r19, ptr %out
  %r20 = call float @llvm.nvvm.add.rz.ftz.f(float %p33, float %p34)
  store volatile float %r20, ptr %out
  %r21 = call float @llvm.nvvm.mul.rz.f(float %p35, float %p36)
  store volatile float %r21, ptr %out
  %r22 = call double @llvm.nvvm.mul.rz.d(double %p37, double %p38)
  store volatile double %r22, ptr %out
  %r23 = call float @llvm.nvvm.mul.rz.ftz.f(float %p39, float %p40)
  store volatile float %r23, ptr %out
  %r24 = call float @llvm.nvvm.div.rz.f(float %p41, float %p42)
  store volatile float %r24, ptr %out
  %r25 = call double @llvm.nvvm.div.rz.d(double %p43, double %p44)
  store volatile double %r25, ptr %out
  %r26 = call float @llvm.nvvm.div.rz.ftz.f(float %p45, float %p46)
  store volatile float %r26, ptr %out
  %r27 = call float @llvm.nvvm.rcp.rz.f(float %p47)
  store volatile float %r27, ptr %out
  %r28 = call double @llvm.nvvm.rcp.rz.d(double %p48)
  store volatile double %r28, ptr %out
  %r29 = call float @llvm.nvvm.sqrt.rz.f(float %p49)
  store volatile float %r29, ptr %out
  %r30 = call double @llvm.nvvm.sqrt.rz.d(double %p50)
  store volatile double %r30, ptr %out
  %r31 = call float @llvm.nvvm.fma.rz.f(float %p51, float %p52, float %p53)
  store volatile float %r31, ptr %out
  %r32 = call i32 @llvm.nvvm.d2i.rz(double %p54)
  store volatile i32 %r32, ptr %out
  %r33 = call i64 @llvm.nvvm.f2ull.rz.ftz(float %p55)
  store volatile i64 %r33, ptr %out
  %r34 = call float @llvm.nvvm.ui2f.rz(i32 %p56)
  store volatile float %r34, ptr %out
  %r35 = call float @llvm.nvvm.d2f.rz(double %p57)
  store volatile float %r35, ptr %out
  %r36 = call float @llvm.nvvm.add.rm.f(float %p58, float %p59)
  store volatile float %r36, ptr %out
  %r37 = call double @llvm.nvvm.add.rm.d(double %p60, double %p61)
  store volatile double %r37, ptr %out
  %r38 = call float @llvm.nvvm.add.rm.ftz.f(float %p62, float %p63)
  store volatile float %r38, ptr %out
  %r39 = call float @llvm.nvvm.mul.rm.f(float %p64, float %p65)
  store volatile float %r39, ptr %out
  %r40 = call double @llvm.nvvm.mul.rm.d(double %p66, double %p67)
  store volatile double %r40, ptr %out
  %r41 = call float @llvm.nvvm.mul.rm.ftz.f(float %p68, float %p69)
  store volatile float %r41, ptr %out
  %r42 = call float @llvm.nvvm.div.rm.f(float %p70, float %p71)
  store volatile float %r42, ptr %out
  %r43 = call double @llvm.nvvm.div.rm.d(double %p72, double %p73)
  store volatile double %r43, ptr %out
  %r44 = call float @llvm.nvvm.div.rm.ftz.f(float %p74, float %p75)
  store volatile float %r44, ptr %out
  %r45 = call float @llvm.nvvm.rcp.rm.f(float %p76)
  store volatile float %r45, ptr %out
  %r46 = call double @llvm.nvvm.rcp.rm.d(double %p77)
  store volatile double %r46, ptr %out
  %r47 = call float @llvm.nvvm.sqrt.rm.f(float %p78)
  store volatile float %r47, ptr %out
  %r48 = call double @llvm.nvvm.sqrt.rm.d(double %p79)
  store volatile double %r48, ptr %out
  %r49 = call float @llvm.nvvm.fma.rm.f(float %p80, float %p81, float %p82)
  store volatile float %r49, ptr %out
  %r50 = call i32 @llvm.nvvm.d2i.rm(double %p83)
  store volatile i32 %r50, ptr %out
  %r51 = call i64 @llvm.nvvm.f2ull.rm.ftz(float %p84)
  store volatile i64 %r51, ptr %out
  %r52 = call float @llvm.nvvm.ui2f.rm(i32 %p85)
  store volatile float %r52, ptr %out
  %r53 = call float @llvm.nvvm.d2f.rm(double %p86)
  store volatile float %r53, ptr %out
  %r54 = call float @llvm.nvvm.add.rp.f(float %p87, float %p88)
  store volatile float %r54, ptr %out
  %r55 = call double @llvm.nvvm.add.rp.d(double %p89, double %p90)
  store volatile double %r55, ptr %out
  %r56 = call float @llvm.nvvm.add.rp.ftz.f(float %p91, float %p92)
  store volatile float %r56, ptr %out
  %r57 = call float @llvm.nvvm.mul.rp.f(float %p93, float %p94)
  store volatile float %r57, ptr %out
  %r58 = call double @llvm.nvvm.mul.rp.d(double %p95, double %p96)
  store volatile double %r58, ptr %out
  %r59 = call float @llvm.nvvm.mul.rp.ftz.f(float %p97, float %p98)
  store volatile float %r59, ptr %out
  %r60 = call float @llvm.nvvm.div.rp.f(float %p99, float %p100)
  store volatile float %r60, ptr %out
  %r61 = call double @llvm.nvvm.div.rp.d(double %p101, double %p102)
  store volatile double %r61, ptr %out
  %r62 = call float @llvm.nvvm.div.rp.ftz.f(float %p103, float %p104)
  store volatile float %r62, ptr %out
  %r63 = call float @llvm.nvvm.rcp.rp.f(float %p105)
  store volatile float %r63, ptr %out
  %r64 = call double @llvm.nvvm.rcp.rp.d(double %p106)
  store volatile double %r64, ptr %out
  %r65 = call float @llvm.nvvm.sqrt.rp.f(float %p107)
  store volatile float %r65, ptr %out
  %r66 = call double @llvm.nvvm.sqrt.rp.d(double %p108)
  store volatile double %r66, ptr %out
  %r67 = call float @llvm.nvvm.fma.rp.f(float %p109, float %p110, float %p111)
  store volatile float %r67, ptr %out
  %r68 = call i32 @llvm.nvvm.d2i.rp(double %p112)
  store volatile i32 %r68, ptr %out
  %r69 = call i64 @llvm.nvvm.f2ull.rp.ftz(float %p113)
  store volatile i64 %r69, ptr %out
  %r70 = call float @llvm.nvvm.ui2f.rp(i32 %p114)
  store volatile float %r70, ptr %out
  %r71 = call float @llvm.nvvm.d2f.rp(double %p115)
  store volatile float %r71, ptr %out
  %r72 = call i32 @llvm.nvvm.mulhi.i(i32 %p116, i32 %p117)
  store volatile i32 %r72, ptr %out
  %r73 = call i32 @llvm.nvvm.min.i(i32 %p118, i32 %p119)
  store volatile i32 %r73, ptr %out
  %r74 = call i32 @llvm.nvvm.max.i(i32 %p120, i32 %p121)
  store volatile i32 %r74, ptr %out
  %r75 = call i32 @llvm.nvvm.mulhi.ui(i32 %p122, i32 %p123)
  store volatile i32 %r75, ptr %out
  %r76 = call i32 @llvm.nvvm.min.ui(i32 %p124, i32 %p125)
  store volatile i32 %r76, ptr %out
  %r77 = call i32 @llvm.nvvm.max.ui(i32 %p126, i32 %p127)
  store volatile i32 %r77, ptr %out
  %r78 = call i64 @llvm.nvvm.mulhi.ll(i64 %p128, i64 %p129)
  store volatile i64 %r78, ptr %out
  %r79 = call i64 @llvm.nvvm.min.ll(i64 %p130, i64 %p131)
  store volatile i64 %r79, ptr %out
  %r80 = call i64 @llvm.nvvm.max.ll(i64 %p132, i64 %p133)
  store volatile i64 %r80, ptr %out
  %r81 = call i64 @llvm.nvvm.mulhi.ull(i64 %p134, i64 %p135)
  store volatile i64 %r81, ptr %out
  %r82 = call i64 @llvm.nvvm.min.ull(i64 %p136, i64 %p137)
  store volatile i64 %r82, ptr %out
  %r83 = call i64 @llvm.nvvm.max.ull(i64 %p138, i64 %p139)
  store volatile i64 %r83, ptr %out
  %r84 = call i32 @llvm.nvvm.sad.i(i32 %p140, i32 %p141, i32 %p142)
  store volatile i32 %r84, ptr %out
  %r85 = call i32 @llvm.nvvm.mul24.ui(i32 %p143, i32 %p144)
  store volatile i32 %r85, ptr %out
  %r86 = call float @llvm.nvvm.floor.f(float %p145)
  store volatile float %r86, ptr %out
  %r87 = call double @llvm.nvvm.ceil.d(double %p146)
  store volatile double %r87, ptr %out
  %r88 = call float @llvm.nvvm.saturate.f(float %p147)
  store volatile float %r88, ptr %out
  %r89 = call float @llvm.nvvm.ex2.approx.f(float %p148)
  store volatile float %r89, ptr %out
  %r90 = call float @llvm.nvvm.lg2.approx.ftz.f(float %p149)
  store volatile float %r90, ptr %out
  %r91 = call float @llvm.nvvm.sin.approx.f(float %p150)
  store volatile float %r91, ptr %out
  %r92 = call float @llvm.nvvm.cos.approx.f(float %p151)
  store volatile float %r92, ptr %out
  %r93 = call float @llvm.nvvm.rsqrt.approx.f(float %p152)
  store volatile float %r93, ptr %out
  %r94 = call double @llvm.nvvm.rsqrt.approx.d(double %p153)
  store volatile double %r94, ptr %out
  %r95 = call float @llvm.nvvm.sqrt.f(float %p154)
  store volatile float %r95, ptr %out
  %r96 = call float @llvm.nvvm.sqrt.approx.f(float %p155)
  store volatile float %r96, ptr %out
  %r97 = call float @llvm.nvvm.div.approx.f(float %p156, float %p157)
  store volatile float %r97, ptr %out
  %r98 = call double @llvm.nvvm.rcp.approx.ftz.d(double %p158)
  store volatile double %r98, ptr %out
  %r99 = call float @llvm.nvvm.fmin.f(float %p159, float %p160)
  store volatile float %r99, ptr %out
  %r100 = call double @llvm.nvvm.fmax.d(double %p161, double %p162)
  store volatile double %r100, ptr %out
  %r101 = call float @llvm.nvvm.fabs.f(float %p163)
  store volatile float %r101, ptr %out
  %r102 = call double @llvm.nvvm.lohi.i2d(i32 %p164, i32 %p165)
  store volatile double %r102, ptr %out
  %r103 = call i32 @llvm.nvvm.d2i.lo(double %p166)
  store volatile i32 %r103, ptr %out
  %r104 = call i32 @llvm.nvvm.d2i.hi(double %p167)
  store volatile i32 %r104, ptr %out
  %r105 = call i16 @llvm.nvvm.f2h.rn(float %p168)
  store volatile i16 %r105, ptr %out
  %r106 = call i32 @llvm.nvvm.prmt(i32 %p169, i32 %p170, i32 %p171)
  store volatile i32 %r106, ptr %out
  %r107 = call i32 @llvm.nvvm.clz.i(i32 %p172)
  store volatile i32 %r107, ptr %out
  %r108 = call i32 @llvm.nvvm.popc.ll(i64 %p173)
  store volatile i32 %r108, ptr %out
  %r109 = call i32 @llvm.nvvm.brev32(i32 %p174)
  store volatile i32 %r109, ptr %out
  %r110 = call i32 @llvm.nvvm.rotate.b32(i32 %p175, i32 %p176)
  store volatile i32 %r110, ptr %out
  %r111 = call i64 @llvm.nvvm.swap.lo.hi.b64(i64 %p177)
  store volatile i64 %r111, ptr %out
  %r112 = call i32 @llvm.nvvm.idp4a.s.u(i32 %p178, i32 %p179, i32 %p180)
  store volatile i32 %r112, ptr %out
  %r113 = call i32 @llvm.nvvm.idp2a.u.s(i32 %p181, i32 %p182, i1 true, i32 %p183)
  store volatile i32 %r113, ptr %out
  %r114 = call i32 @llvm.nvvm.fns(i32 %p184, i32 %p185, i32 %p186)
  store volatile i32 %r114, ptr %out
  %r115 = call half @llvm.nvvm.ex2.approx.f16(half %p187)
  store volatile half %r115, ptr %out
  %r116 = call <2 x half> @llvm.nvvm.fma.rn.f16x2(<2 x half> %p188, <2 x half> %p189, <2 x half> %p190)
  store volatile <2 x half> %r116, ptr %out
  ret void
}
declare <2 x half> @llvm.nvvm.fma.rn.f16x2(<2 x half>, <2 x half>, <2 x half>)
declare double @llvm.nvvm.add.rm.d(double, double)
declare double @llvm.nvvm.add.rn.d(double, double)
declare double @llvm.nvvm.add.rp.d(double, double)
declare double @llvm.nvvm.add.rz.d(double, double)
declare double @llvm.nvvm.ceil.d(double)
declare double @llvm.nvvm.div.rm.d(double, double)
declare double @llvm.nvvm.div.rn.d(double, double)
declare double @llvm.nvvm.div.rp.d(double, double)
declare double @llvm.nvvm.div.rz.d(double, double)
declare double @llvm.nvvm.fmax.d(double, double)
declare double @llvm.nvvm.lohi.i2d(i32, i32)
declare double @llvm.nvvm.mul.rm.d(double, double)
declare double @llvm.nvvm.mul.rn.d(double, double)
declare double @llvm.nvvm.mul.rp.d(double, double)
declare double @llvm.nvvm.mul.rz.d(double, double)
declare double @llvm.nvvm.rcp.approx.ftz.d(double)
declare double @llvm.nvvm.rcp.rm.d(double)
declare double @llvm.nvvm.rcp.rn.d(double)
declare double @llvm.nvvm.rcp.rp.d(double)
declare double @llvm.nvvm.rcp.rz.d(double)
declare double @llvm.nvvm.rsqrt.approx.d(double)
declare double @llvm.nvvm.sqrt.rm.d(double)
declare double @llvm.nvvm.sqrt.rn.d(double)
declare double @llvm.nvvm.sqrt.rp.d(double)
declare double @llvm.nvvm.sqrt.rz.d(double)
declare float @llvm.nvvm.add.rm.f(float, float)
declare float @llvm.nvvm.add.rm.ftz.f(float, float)
declare float @llvm.nvvm.add.rn.f(float, float)
declare float @llvm.nvvm.add.rn.ftz.f(float, float)
declare float @llvm.nvvm.add.rp.f(float, float)
declare float @llvm.nvvm.add.rp.ftz.f(float, float)
declare float @llvm.nvvm.add.rz.f(float, float)
declare float @llvm.nvvm.add.rz.ftz.f(float, float)
declare float @llvm.nvvm.cos.approx.f(float)
declare float @llvm.nvvm.d2f.rm(double)
declare float @llvm.nvvm.d2f.rn(double)
declare float @llvm.nvvm.d2f.rp(double)
declare float @llvm.nvvm.d2f.rz(double)
declare float @llvm.nvvm.div.approx.f(float, float)
declare float @llvm.nvvm.div.rm.f(float, float)
declare float @llvm.nvvm.div.rm.ftz.f(float, float)
declare float @llvm.nvvm.div.rn.f(float, float)
declare float @llvm.nvvm.div.rn.ftz.f(float, float)
declare float @llvm.nvvm.div.rp.f(float, float)
declare float @llvm.nvvm.div.rp.ftz.f(float, float)
declare float @llvm.nvvm.div.rz.f(float, float)
declare float @llvm.nvvm.div.rz.ftz.f(float, float)
declare float @llvm.nvvm.ex2.approx.f(float)
declare float @llvm.nvvm.fabs.f(float)
declare float @llvm.nvvm.floor.f(float)
declare float @llvm.nvvm.fma.rm.f(float, float, float)
declare float @llvm.nvvm.fma.rn.f(float, float, float)
declare float @llvm.nvvm.fma.rp.f(float, float, float)
declare float @llvm.nvvm.fma.rz.f(float, float, float)
declare float @llvm.nvvm.fmin.f(float, float)
declare float @llvm.nvvm.lg2.approx.ftz.f(float)
declare float @llvm.nvvm.mul.rm.f(float, float)
declare float @llvm.nvvm.mul.rm.ftz.f(float, float)
declare float @llvm.nvvm.mul.rn.f(float, float)
declare float @llvm.nvvm.mul.rn.ftz.f(float, float)
declare float @llvm.nvvm.mul.rp.f(float, float)
declare float @llvm.nvvm.mul.rp.ftz.f(float, float)
declare float @llvm.nvvm.mul.rz.f(float, float)
declare float @llvm.nvvm.mul.rz.ftz.f(float, float)
declare float @llvm.nvvm.rcp.rm.f(float)
declare float @llvm.nvvm.rcp.rn.f(float)
declare float @llvm.nvvm.rcp.rp.f(float)
declare float @llvm.nvvm.rcp.rz.f(float)
declare float @llvm.nvvm.rsqrt.approx.f(float)
declare float @llvm.nvvm.saturate.f(float)
declare float @llvm.nvvm.sin.approx.f(float)
declare float @llvm.nvvm.sqrt.approx.f(float)
declare float @llvm.nvvm.sqrt.f(float)
declare float @llvm.nvvm.sqrt.rm.f(float)
declare float @llvm.nvvm.sqrt.rn.f(float)
declare float @llvm.nvvm.sqrt.rp.f(float)
declare float @llvm.nvvm.sqrt.rz.f(float)
declare float @llvm.nvvm.ui2f.rm(i32)
declare float @llvm.nvvm.ui2f.rn(i32)
declare float @llvm.nvvm.ui2f.rp(i32)
declare float @llvm.nvvm.ui2f.rz(i32)
declare half @llvm.nvvm.ex2.approx.f16(half)
declare i16 @llvm.nvvm.f2h.rn(float)
declare i32 @llvm.nvvm.brev32(i32)
declare i32 @llvm.nvvm.clz.i(i32)
declare i32 @llvm.nvvm.d2i.hi(double)
declare i32 @llvm.nvvm.d2i.lo(double)
declare i32 @llvm.nvvm.d2i.rm(double)
declare i32 @llvm.nvvm.d2i.rn(double)
declare i32 @llvm.nvvm.d2i.rp(double)
declare i32 @llvm.nvvm.d2i.rz(double)
declare i32 @llvm.nvvm.fns(i32, i32, i32)
declare i32 @llvm.nvvm.idp2a.u.s(i32, i32, i1, i32)
declare i32 @llvm.nvvm.idp4a.s.u(i32, i32, i32)
declare i32 @llvm.nvvm.max.i(i32, i32)
declare i32 @llvm.nvvm.max.ui(i32, i32)
declare i32 @llvm.nvvm.min.i(i32, i32)
declare i32 @llvm.nvvm.min.ui(i32, i32)
declare i32 @llvm.nvvm.mul24.ui(i32, i32)
declare i32 @llvm.nvvm.mulhi.i(i32, i32)
declare i32 @llvm.nvvm.mulhi.ui(i32, i32)
declare i32 @llvm.nvvm.popc.ll(i64)
declare i32 @llvm.nvvm.prmt(i32, i32, i32)
declare i32 @llvm.nvvm.rotate.b32(i32, i32)
declare i32 @llvm.nvvm.sad.i(i32, i32, i32)
declare i64 @llvm.nvvm.f2ull.rm.ftz(float)
declare i64 @llvm.nvvm.f2ull.rn.ftz(float)
declare i64 @llvm.nvvm.f2ull.rp.ftz(float)
declare i64 @llvm.nvvm.f2ull.rz.ftz(float)
declare i64 @llvm.nvvm.max.ll(i64, i64)
declare i64 @llvm.nvvm.max.ull(i64, i64)
declare i64 @llvm.nvvm.min.ll(i64, i64)
declare i64 @llvm.nvvm.min.ull(i64, i64)
declare i64 @llvm.nvvm.mulhi.ll(i64, i64)
declare i64 @llvm.nvvm.mulhi.ull(i64, i64)
declare i64 @llvm.nvvm.swap.lo.hi.b64(i64)
