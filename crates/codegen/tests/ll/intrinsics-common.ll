; ARCH: sm_75 sm_90 sm_100 sm_120
; CHECK: %clock64
; CHECK: %globaltimer
; CHECK: bar.sync 0;
; CHECK: bar.sync
; CHECK: bar.warp.sync
; CHECK: barrier.sync
; CHECK: barrier.sync
; CHECK: bar.red.popc.u32
; CHECK: bar.red.and.pred
; CHECK: bar.red.or.pred
; CHECK: membar.cta
; CHECK: membar.gl
; CHECK: membar.sys
; CHECK: vote.sync.all.pred
; CHECK: vote.sync.ballot.b32
; CHECK: shfl.sync.idx.b32
; CHECK: shfl.sync.down.b32
; CHECK: shfl.sync.up.b32 %r
; CHECK: match.any.sync.b64
; CHECK: match.all.sync.b32
; CHECK: activemask.b32
; CHECK: isspacep.global
; CHECK: nanosleep.u32
; CHECK: pmevent.mask 3
; CHECK: ld.global.nc.u32
; CHECK: ld.global.nc.v4.f32
; CHECK: atom.cta.add.u32
; CHECK: atom.sys.inc.u32
; CHECK: cas.b32
; CHECK: atom.inc.u32
; CHECK: atom.sys.add.f32
; CHECK: ldmatrix.sync.aligned.m8n8.x4.shared.b16 {
; CHECK: ldmatrix.sync.aligned.m8n8.x1.trans.b16
; CHECK: wmma.load.c.sync.aligned.row.m16n16k16.global.f32
; CHECK: wmma.load.a.sync.aligned.col.m16n16k16.f16
; CHECK: wmma.store.d.sync.aligned.row.m16n16k16.shared.f32
; CHECK: wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32
; CHECK: mma.sync.aligned.m8n8k16.row.col.s32.s8.s8.s32
; CHECK: mma.sync.aligned.m16n8k8.row.col.f16.f16.f16.f16
; CHECK: tex.2d.v4.f32.f32
; CHECK: tex.level.3d.v4.s32.f32
; CHECK: tex.grad.2d.v4.f32.f32
; CHECK: tld4.r.2d.v4.f32.f32
; CHECK: suld.b.2d.b32.trap
; CHECK: suld.b.a1d.v2.b8.clamp
; CHECK: sust.b.3d.v4.b32.zero
; CHECK: suq.width.b32
; CHECK: txq.height.b32
; CHECK: exit;
target datalayout = "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define void @f(ptr %out, i32 %p0, i32 %p1, i32 %p2, i32 %p3, i32 %p4, i32 %p5, i32 %p6, i32 %p7, i32 %p8, i32 %p9, i32 %p10, i1 %p11, i32 %p12, i1 %p13, i32 %p14, i32 %p15, i32 %p16, i32 %p17, i32 %p18, float %p19, i32 %p20, i32 %p21, i32 %p22, i32 %p23, i32 %p24, i32 %p25, i32 %p26, i64 %p27, i32 %p28, i32 %p29, ptr %p30, i32 %p31, ptr addrspace(1) %p32, ptr addrspace(1) %p33, ptr %p34, i32 %p35, ptr %p36, i32 %p37, ptr %p38, i32 %p39, i32 %p40, ptr %p41, i32 %p42, ptr %p43, float %p44, ptr addrspace(3) %p45, ptr %p46, ptr addrspace(1) %p47, i32 %p48, ptr %p49, i32 %p50, ptr addrspace(3) %p51, float %p52, float %p53, float %p54, float %p55, float %p56, float %p57, float %p58, float %p59, i32 %p60, <2 x half> %p61, <2 x half> %p62, <2 x half> %p63, <2 x half> %p64, <2 x half> %p65, <2 x half> %p66, <2 x half> %p67, <2 x half> %p68, <2 x half> %p69, <2 x half> %p70, <2 x half> %p71, <2 x half> %p72, <2 x half> %p73, <2 x half> %p74, <2 x half> %p75, <2 x half> %p76, float %p77, float %p78, float %p79, float %p80, float %p81, float %p82, float %p83, float %p84, i32 %p85, i32 %p86, i32 %p87, i32 %p88, <2 x half> %p89, <2 x half> %p90, <2 x half> %p91, <2 x half> %p92, <2 x half> %p93, i64 %p94, float %p95, float %p96, i64 %p97, float %p98, float %p99, float %p100, float %p101, i64 %p102, float %p103, float %p104, float %p105, float %p106, float %p107, float %p108, i64 %p109, float %p110, float %p111, i64 %p112, i32 %p113, i32 %p114, i64 %p115, i32 %p116, i32 %p117, i64 %p118, i32 %p119, i32 %p120, i32 %p121, i32 %p122, i32 %p123, i32 %p124, i32 %p125, i64 %p126, i64 %p127) {
  %r0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store volatile i32 %r0, ptr %out
  %r1 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store volatile i32 %r1, ptr %out
  %r2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  store volatile i32 %r2, ptr %out
  %r3 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  store volatile i32 %r3, ptr %out
  %r4 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  store volatile i32 %r4, ptr %out
  %r5 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  store volatile i32 %r5, ptr %out
  %r6 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  store volatile i32 %r6, ptr %out
  %r7 = call i32 @llvm.nvvm.read.ptx.sreg.warpid()
  store volatile i32 %r7, ptr %out
  %r8 = call i32 @llvm.nvvm.read.ptx.sreg.nwarpid()
  store volatile i32 %r8, ptr %out
  %r9 = call i32 @llvm.nvvm.read.ptx.sreg.smid()
  store volatile i32 %r9, ptr %out
  %r10 = call i32 @llvm.nvvm.read.ptx.sreg.nsmid()
  store volatile i32 %r10, ptr %out
  %r11 = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.eq()
  store volatile i32 %r11, ptr %out
  %r12 = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()
  store volatile i32 %r12, ptr %out
  %r13 = call i32 @llvm.nvvm.read.ptx.sreg.clock()
  store volatile i32 %r13, ptr %out
  %r14 = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
  store volatile i32 %r14, ptr %out
  %r15 = call i32 @llvm.nvvm.read.ptx.sreg.envreg3()
  store volatile i32 %r15, ptr %out
  %r16 = call i32 @llvm.nvvm.read.ptx.sreg.pm0()
  store volatile i32 %r16, ptr %out
  %r17 = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  store volatile i64 %r17, ptr %out
  %r18 = call i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
  store volatile i64 %r18, ptr %out
  call void @llvm.nvvm.barrier0()
  call void @llvm.nvvm.barrier.n(i32 %p0)
  call void @llvm.nvvm.barrier(i32 %p1, i32 %p2)
  call void @llvm.nvvm.bar.warp.sync(i32 %p3)
  call void @llvm.nvvm.barrier.sync(i32 %p4)
  call void @llvm.nvvm.barrier.sync.cnt(i32 %p5, i32 %p6)
  %r25 = call i32 @llvm.nvvm.barrier0.popc(i32 %p7)
  store volatile i32 %r25, ptr %out
  %r26 = call i32 @llvm.nvvm.barrier0.and(i32 %p8)
  store volatile i32 %r26, ptr %out
  %r27 = call i32 @llvm.nvvm.barrier0.or(i32 %p9)
  store volatile i32 %r27, ptr %out
  call void @llvm.nvvm.membar.cta()
  call void @llvm.nvvm.membar.gl()
  call void @llvm.nvvm.membar.sys()
  %r31 = call i1 @llvm.nvvm.vote.all.sync(i32 %p10, i1 %p11)
  store volatile i1 %r31, ptr %out
  %r32 = call i32 @llvm.nvvm.vote.ballot.sync(i32 %p12, i1 %p13)
  store volatile i32 %r32, ptr %out
  %r33 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %p14, i32 %p15, i32 %p16, i32 %p17)
  store volatile i32 %r33, ptr %out
  %r34 = call float @llvm.nvvm.shfl.sync.down.f32(i32 %p18, float %p19, i32 %p20, i32 %p21)
  store volatile float %r34, ptr %out
  %r35 = call {i32, i1} @llvm.nvvm.shfl.sync.up.i32p(i32 %p22, i32 %p23, i32 %p24, i32 %p25)
  store volatile {i32, i1} %r35, ptr %out
  %r36 = call i32 @llvm.nvvm.match.any.sync.i64(i32 %p26, i64 %p27)
  store volatile i32 %r36, ptr %out
  %r37 = call {i32, i1} @llvm.nvvm.match.all.sync.i32p(i32 %p28, i32 %p29)
  store volatile {i32, i1} %r37, ptr %out
  %r38 = call i32 @llvm.nvvm.activemask()
  store volatile i32 %r38, ptr %out
  %r39 = call i1 @llvm.nvvm.isspacep.global(ptr %p30)
  store volatile i1 %r39, ptr %out
  call void @llvm.nvvm.nanosleep(i32 %p31)
  call void @llvm.nvvm.pm.event.mask(i16 3)
  %r42 = call i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1) %p32, i32 4)
  store volatile i32 %r42, ptr %out
  %r43 = call <4 x float> @llvm.nvvm.ldg.global.f.v4f32.p1(ptr addrspace(1) %p33, i32 16)
  store volatile <4 x float> %r43, ptr %out
  %r44 = call i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr %p34, i32 %p35)
  store volatile i32 %r44, ptr %out
  %r45 = call i32 @llvm.nvvm.atomic.inc.gen.i.sys.i32.p0(ptr %p36, i32 %p37)
  store volatile i32 %r45, ptr %out
  %r46 = call i32 @llvm.nvvm.atomic.cas.gen.i.cta.i32.p0(ptr %p38, i32 %p39, i32 %p40)
  store volatile i32 %r46, ptr %out
  %r47 = call i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr %p41, i32 %p42)
  store volatile i32 %r47, ptr %out
  %r48 = call float @llvm.nvvm.atomic.add.gen.f.sys.f32.p0(ptr %p43, float %p44)
  store volatile float %r48, ptr %out
  %r49 = call {i32, i32, i32, i32} @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %p45)
  store volatile {i32, i32, i32, i32} %r49, ptr %out
  %r50 = call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.trans.b16.p0(ptr %p46)
  store volatile i32 %r50, ptr %out
  %r51 = call {float,float,float,float,float,float,float,float} @llvm.nvvm.wmma.m16n16k16.load.c.row.stride.f32.p1(ptr addrspace(1) %p47, i32 %p48)
  store volatile {float,float,float,float,float,float,float,float} %r51, ptr %out
  %r52 = call {<2 x half>,<2 x half>,<2 x half>,<2 x half>,<2 x half>,<2 x half>,<2 x half>,<2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.col.stride.f16.p0(ptr %p49, i32 %p50)
  store volatile {<2 x half>,<2 x half>,<2 x half>,<2 x half>,<2 x half>,<2 x half>,<2 x half>,<2 x half>} %r52, ptr %out
  call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p3(ptr addrspace(3) %p51, float %p52, float %p53, float %p54, float %p55, float %p56, float %p57, float %p58, float %p59, i32 %p60)
  %r54 = call {float,float,float,float,float,float,float,float} @llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32(<2 x half> %p61, <2 x half> %p62, <2 x half> %p63, <2 x half> %p64, <2 x half> %p65, <2 x half> %p66, <2 x half> %p67, <2 x half> %p68, <2 x half> %p69, <2 x half> %p70, <2 x half> %p71, <2 x half> %p72, <2 x half> %p73, <2 x half> %p74, <2 x half> %p75, <2 x half> %p76, float %p77, float %p78, float %p79, float %p80, float %p81, float %p82, float %p83, float %p84)
  store volatile {float,float,float,float,float,float,float,float} %r54, ptr %out
  %r55 = call {i32,i32} @llvm.nvvm.mma.m8n8k16.row.col.s8(i32 %p85, i32 %p86, i32 %p87, i32 %p88)
  store volatile {i32,i32} %r55, ptr %out
  %r56 = call {<2 x half>,<2 x half>} @llvm.nvvm.mma.m16n8k8.row.col.f16.f16(<2 x half> %p89, <2 x half> %p90, <2 x half> %p91, <2 x half> %p92, <2 x half> %p93)
  store volatile {<2 x half>,<2 x half>} %r56, ptr %out
  %r57 = call {float,float,float,float} @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 %p94, float %p95, float %p96)
  store volatile {float,float,float,float} %r57, ptr %out
  %r58 = call {i32,i32,i32,i32} @llvm.nvvm.tex.unified.3d.level.v4s32.f32(i64 %p97, float %p98, float %p99, float %p100, float %p101)
  store volatile {i32,i32,i32,i32} %r58, ptr %out
  %r59 = call {float,float,float,float} @llvm.nvvm.tex.unified.2d.grad.v4f32.f32(i64 %p102, float %p103, float %p104, float %p105, float %p106, float %p107, float %p108)
  store volatile {float,float,float,float} %r59, ptr %out
  %r60 = call {float,float,float,float} @llvm.nvvm.tld4.unified.r.2d.v4f32.f32(i64 %p109, float %p110, float %p111)
  store volatile {float,float,float,float} %r60, ptr %out
  %r61 = call i32 @llvm.nvvm.suld.2d.i32.trap(i64 %p112, i32 %p113, i32 %p114)
  store volatile i32 %r61, ptr %out
  %r62 = call {i16,i16} @llvm.nvvm.suld.1d.array.v2i8.clamp(i64 %p115, i32 %p116, i32 %p117)
  store volatile {i16,i16} %r62, ptr %out
  call void @llvm.nvvm.sust.b.3d.v4i32.zero(i64 %p118, i32 %p119, i32 %p120, i32 %p121, i32 %p122, i32 %p123, i32 %p124, i32 %p125)
  %r64 = call i32 @llvm.nvvm.suq.width(i64 %p126)
  store volatile i32 %r64, ptr %out
  %r65 = call i32 @llvm.nvvm.txq.height(i64 %p127)
  store volatile i32 %r65, ptr %out
  call void @llvm.nvvm.exit()
  ret void
}
declare <4 x float> @llvm.nvvm.ldg.global.f.v4f32.p1(ptr addrspace(1), i32)
declare float @llvm.nvvm.atomic.add.gen.f.sys.f32.p0(ptr, float)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32)
declare i1 @llvm.nvvm.isspacep.global(ptr)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1)
declare i32 @llvm.nvvm.activemask()
declare i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr, i32)
declare i32 @llvm.nvvm.atomic.cas.gen.i.cta.i32.p0(ptr, i32, i32)
declare i32 @llvm.nvvm.atomic.inc.gen.i.sys.i32.p0(ptr, i32)
declare i32 @llvm.nvvm.atomic.load.inc.32.p0(ptr, i32)
declare i32 @llvm.nvvm.barrier0.and(i32)
declare i32 @llvm.nvvm.barrier0.or(i32)
declare i32 @llvm.nvvm.barrier0.popc(i32)
declare i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1), i32)
declare i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.trans.b16.p0(ptr)
declare i32 @llvm.nvvm.match.any.sync.i64(i32, i64)
declare i32 @llvm.nvvm.read.ptx.sreg.clock()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.envreg3()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.nvvm.read.ptx.sreg.lanemask.eq()
declare i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.nsmid()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nwarpid()
declare i32 @llvm.nvvm.read.ptx.sreg.pm0()
declare i32 @llvm.nvvm.read.ptx.sreg.smid()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.warpid()
declare i32 @llvm.nvvm.read.ptx.sreg.warpsize()
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.suld.2d.i32.trap(i64, i32, i32)
declare i32 @llvm.nvvm.suq.width(i64)
declare i32 @llvm.nvvm.txq.height(i64)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare i64 @llvm.nvvm.read.ptx.sreg.clock64()
declare i64 @llvm.nvvm.read.ptx.sreg.globaltimer()
declare void @llvm.nvvm.bar.warp.sync(i32)
declare void @llvm.nvvm.barrier(i32, i32)
declare void @llvm.nvvm.barrier.n(i32)
declare void @llvm.nvvm.barrier.sync(i32)
declare void @llvm.nvvm.barrier.sync.cnt(i32, i32)
declare void @llvm.nvvm.barrier0()
declare void @llvm.nvvm.exit()
declare void @llvm.nvvm.membar.cta()
declare void @llvm.nvvm.membar.gl()
declare void @llvm.nvvm.membar.sys()
declare void @llvm.nvvm.nanosleep(i32)
declare void @llvm.nvvm.pm.event.mask(i16)
declare void @llvm.nvvm.sust.b.3d.v4i32.zero(i64, i32, i32, i32, i32, i32, i32, i32)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p3(ptr addrspace(3), float, float, float, float, float, float, float, float, i32)
declare {<2 x half>,<2 x half>,<2 x half>,<2 x half>,<2 x half>,<2 x half>,<2 x half>,<2 x half>} @llvm.nvvm.wmma.m16n16k16.load.a.col.stride.f16.p0(ptr, i32)
declare {<2 x half>,<2 x half>} @llvm.nvvm.mma.m16n8k8.row.col.f16.f16(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>)
declare {float,float,float,float,float,float,float,float} @llvm.nvvm.wmma.m16n16k16.load.c.row.stride.f32.p1(ptr addrspace(1), i32)
declare {float,float,float,float,float,float,float,float} @llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float, float, float, float, float)
declare {float,float,float,float} @llvm.nvvm.tex.unified.2d.grad.v4f32.f32(i64, float, float, float, float, float, float)
declare {float,float,float,float} @llvm.nvvm.tex.unified.2d.v4f32.f32(i64, float, float)
declare {float,float,float,float} @llvm.nvvm.tld4.unified.r.2d.v4f32.f32(i64, float, float)
declare {i16,i16} @llvm.nvvm.suld.1d.array.v2i8.clamp(i64, i32, i32)
declare {i32, i1} @llvm.nvvm.match.all.sync.i32p(i32, i32)
declare {i32, i1} @llvm.nvvm.shfl.sync.up.i32p(i32, i32, i32, i32)
declare {i32, i32, i32, i32} @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3))
declare {i32,i32,i32,i32} @llvm.nvvm.tex.unified.3d.level.v4s32.f32(i64, float, float, float, float)
declare {i32,i32} @llvm.nvvm.mma.m8n8k16.row.col.s8(i32, i32, i32, i32)
