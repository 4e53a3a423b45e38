; ARCH: sm_120a
; Intrinsics of LLVM 21 and later.
target triple = "nvptx64-nvidia-cuda"
declare { <2 x half>, <2 x half> } @llvm.nvvm.mma.m16n8k32.row.col.kind.f8f6f4.f16.e4m3.e4m3.f16(i32, i32, i32, i32, i32, i32, <2 x half>, <2 x half>)
declare { <2 x half>, <2 x half> } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col.kind.f8f6f4.f16.e4m3.e5m2.f16(i32, i32, i32, i32, i32, i32, i32, i32, <2 x half>, <2 x half>, i32, i32)
declare { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.f32.e4m3.e4m3.f32.ue8m0(i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i16, i16, i32, i16, i16)
declare { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.scale.1x.f32.e4m3.e4m3.f32.ue8m0(i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i16, i16, i32, i16, i16)
declare { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4.f32.e2m1.e2m1.f32.ue8m0(i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i16, i16, i32, i16, i16)
declare { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0(i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i16, i16, i32, i16, i16)
declare { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4nvf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0(i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i16, i16, i32, i16, i16)
declare { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k128.row.col.mxf4.f32.e2m1.e2m1.f32.ue8m0(i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i32, i32, i16, i16, i32, i16, i16)
declare { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k128.row.col.mxf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0(i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i32, i32, i16, i16, i32, i16, i16)
declare { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k128.row.col.mxf4nvf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0(i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i32, i32, i16, i16, i32, i16, i16)
declare { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4.f32.e4m3.e4m3.f32.ue8m0(i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i32, i32, i16, i16, i32, i16, i16)
declare { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e4m3.e4m3.f32.ue8m0(i32, i32, i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i32, i32, i16, i16, i32, i16, i16)
; CHECK: mma.sync.aligned.m16n8k32.row.col.kind::f8f6f4.f16.e4m3.e4m3.f16
define void @g_1306(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, <2 x half> %a6, <2 x half> %a7, ptr %out) {
  %r = call { <2 x half>, <2 x half> } @llvm.nvvm.mma.m16n8k32.row.col.kind.f8f6f4.f16.e4m3.e4m3.f16(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, <2 x half> %a6, <2 x half> %a7)
  store { <2 x half>, <2 x half> } %r, ptr %out
  ret void
}
; CHECK: mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0
define void @g_1372(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, float %a6, float %a7, float %a8, float %a9, i32 %a10, i16 %a11, i16 %a12, i32 %a13, i16 %a14, i16 %a15, ptr %out) {
  %r = call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4.f32.e2m1.e2m1.f32.ue8m0(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, float %a6, float %a7, float %a8, float %a9, i32 %a10, i16 %a11, i16 %a12, i32 %a13, i16 %a14, i16 %a15)
  store { float, float, float, float } %r, ptr %out
  ret void
}
; CHECK: mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4.block_scale.f32.e2m1.e2m1.f32.ue8m0
define void @g_1373(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, float %a8, float %a9, float %a10, float %a11, i32 %a12, i32 %a14, i16 %a15, i16 %a16, i32 %a17, i16 %a18, i16 %a19, ptr %out) {
  %r = call { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k128.row.col.mxf4.f32.e2m1.e2m1.f32.ue8m0(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, float %a8, float %a9, float %a10, float %a11, i32 %a12, i32 0, i32 %a14, i16 %a15, i16 %a16, i32 %a17, i16 %a18, i16 %a19)
  store { float, float, float, float } %r, ptr %out
  ret void
}
; CHECK: mma.sync.aligned.m16n8k64.row.col.kind::mxf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0
define void @g_1376(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, float %a6, float %a7, float %a8, float %a9, i32 %a10, i16 %a11, i16 %a12, i32 %a13, i16 %a14, i16 %a15, ptr %out) {
  %r = call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, float %a6, float %a7, float %a8, float %a9, i32 %a10, i16 %a11, i16 %a12, i32 %a13, i16 %a14, i16 %a15)
  store { float, float, float, float } %r, ptr %out
  ret void
}
; CHECK: mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0
define void @g_1377(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, float %a8, float %a9, float %a10, float %a11, i32 %a12, i32 %a14, i16 %a15, i16 %a16, i32 %a17, i16 %a18, i16 %a19, ptr %out) {
  %r = call { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k128.row.col.mxf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, float %a8, float %a9, float %a10, float %a11, i32 %a12, i32 0, i32 %a14, i16 %a15, i16 %a16, i32 %a17, i16 %a18, i16 %a19)
  store { float, float, float, float } %r, ptr %out
  ret void
}
; CHECK: mma.sync.aligned.m16n8k64.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0
define void @g_1380(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, float %a6, float %a7, float %a8, float %a9, i32 %a10, i16 %a11, i16 %a12, i32 %a13, i16 %a14, i16 %a15, ptr %out) {
  %r = call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4nvf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, float %a6, float %a7, float %a8, float %a9, i32 %a10, i16 %a11, i16 %a12, i32 %a13, i16 %a14, i16 %a15)
  store { float, float, float, float } %r, ptr %out
  ret void
}
; CHECK: mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.kind::mxf4nvf4.block_scale.scale_vec::2X.f32.e2m1.e2m1.f32.ue8m0
define void @g_1381(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, float %a8, float %a9, float %a10, float %a11, i32 %a12, i32 %a14, i16 %a15, i16 %a16, i32 %a17, i16 %a18, i16 %a19, ptr %out) {
  %r = call { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k128.row.col.mxf4nvf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, float %a8, float %a9, float %a10, float %a11, i32 %a12, i32 0, i32 %a14, i16 %a15, i16 %a16, i32 %a17, i16 %a18, i16 %a19)
  store { float, float, float, float } %r, ptr %out
  ret void
}
; CHECK: mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0
define void @g_1392(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, float %a6, float %a7, float %a8, float %a9, i32 %a10, i16 %a11, i16 %a12, i32 %a13, i16 %a14, i16 %a15, ptr %out) {
  %r = call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.f32.e4m3.e4m3.f32.ue8m0(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, float %a6, float %a7, float %a8, float %a9, i32 %a10, i16 %a11, i16 %a12, i32 %a13, i16 %a14, i16 %a15)
  store { float, float, float, float } %r, ptr %out
  ret void
}
; CHECK: mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.f32.e4m3.e4m3.f32.ue8m0
define void @g_1393(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, float %a8, float %a9, float %a10, float %a11, i32 %a12, i32 %a14, i16 %a15, i16 %a16, i32 %a17, i16 %a18, i16 %a19, ptr %out) {
  %r = call { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4.f32.e4m3.e4m3.f32.ue8m0(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, float %a8, float %a9, float %a10, float %a11, i32 %a12, i32 0, i32 %a14, i16 %a15, i16 %a16, i32 %a17, i16 %a18, i16 %a19)
  store { float, float, float, float } %r, ptr %out
  ret void
}
; CHECK: mma.sync.aligned.m16n8k32.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e4m3.f32.ue8m0
define void @g_1394(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, float %a6, float %a7, float %a8, float %a9, i32 %a10, i16 %a11, i16 %a12, i32 %a13, i16 %a14, i16 %a15, ptr %out) {
  %r = call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.scale.1x.f32.e4m3.e4m3.f32.ue8m0(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, float %a6, float %a7, float %a8, float %a9, i32 %a10, i16 %a11, i16 %a12, i32 %a13, i16 %a14, i16 %a15)
  store { float, float, float, float } %r, ptr %out
  ret void
}
; CHECK: mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::mxf8f6f4.block_scale.scale_vec::1X.f32.e4m3.e4m3.f32.ue8m0
define void @g_1395(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, float %a8, float %a9, float %a10, float %a11, i32 %a12, i32 %a14, i16 %a15, i16 %a16, i32 %a17, i16 %a18, i16 %a19, ptr %out) {
  %r = call { float, float, float, float } @llvm.nvvm.mma.sp.ordered.metadata.block.scale.m16n8k64.row.col.mxf8f6f4.scale.1x.f32.e4m3.e4m3.f32.ue8m0(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, float %a8, float %a9, float %a10, float %a11, i32 %a12, i32 0, i32 %a14, i16 %a15, i16 %a16, i32 %a17, i16 %a18, i16 %a19)
  store { float, float, float, float } %r, ptr %out
  ret void
}
; CHECK: mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f16.e4m3.e5m2.f16
define void @g_1500(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, <2 x half> %a8, <2 x half> %a9, i32 %a10, ptr %out) {
  %r = call { <2 x half>, <2 x half> } @llvm.nvvm.mma.sp.ordered.metadata.m16n8k64.row.col.kind.f8f6f4.f16.e4m3.e5m2.f16(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %a4, i32 %a5, i32 %a6, i32 %a7, <2 x half> %a8, <2 x half> %a9, i32 %a10, i32 0)
  store { <2 x half>, <2 x half> } %r, ptr %out
  ret void
}
