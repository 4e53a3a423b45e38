; IR of rustc 1.95 for nvptx64-nvidia-cuda with what it takes of core, made of tests/others/sources/shapes.rs by
; RUSTC_BOOTSTRAP=1 cargo +1.95.0 rustc --release -Zbuild-std=core --target nvptx64-nvidia-cuda --crate-type staticlib -- --emit=llvm-ir, with lto = "fat"
; PTXAS: sm_75 sm_100
; RUN: trace<<<2, 32>>>(depth=out:f32:64, which=out:i32:64, width=u32:8, n=u32:64)
; EXPECT: depth == [1, 1, 1, 1, 1, 1, 1, 1, 1.333333, 1.333333, 1.333333, 1.333333, 1.333333, 1.333333, 1.333333, 1.333333,
;     2, 2, 2, 2, 2, 2, 2, 2, 4, 4, 2.666667, 2.150099, 2.067976, 2.150099, 2.666667, 4,
;     -1, -1, 2.4, 2.067976, 2, 2.067976, 2.4, -1, -1, -1, 2.666667, 2.150099, 2.067976, 2.150099, 2.666667, -1,
;     -1, -1, -1, 2.666667, 2.4, 2.666667, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1] ~ 1e-5rel
; EXPECT: which == [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 1,
;     -1, -1, 0, 0, 0, 0, 0, -1, -1, -1, 0, 0, 0, 0, 0, -1, -1, -1, -1, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1]

source_filename = "own.e93876e6bad1050-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\10\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00", ptr @_RNvXs2_Cs1fAwYGrAsLI_3ownNtB5_6SphereNtB5_5Shape3hit }>, align 8
@vtable.1 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00", ptr @_RNvXs3_Cs1fAwYGrAsLI_3ownNtB5_5FloorNtB5_5Shape3hit }>, align 8

; <own::Sphere as own::Shape>::hit
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal { i32, float } @_RNvXs2_Cs1fAwYGrAsLI_3ownNtB5_6SphereNtB5_5Shape3hit(ptr noalias noundef readonly align 4 captures(none) dereferenceable(16) %self, ptr noalias noundef readonly align 4 captures(none) dereferenceable(24) %ray) unnamed_addr #0 {
start:
  %_33 = load float, ptr %ray, align 4, !noundef !2
  %0 = getelementptr inbounds nuw i8, ptr %ray, i64 4
  %_34 = load float, ptr %0, align 4, !noundef !2
  %1 = getelementptr inbounds nuw i8, ptr %ray, i64 8
  %_35 = load float, ptr %1, align 4, !noundef !2
  %_36 = load float, ptr %self, align 4, !noundef !2
  %2 = getelementptr inbounds nuw i8, ptr %self, i64 4
  %_37 = load float, ptr %2, align 4, !noundef !2
  %3 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_38 = load float, ptr %3, align 4, !noundef !2
  %offset = fsub float %_33, %_36
  %offset1 = fsub float %_34, %_37
  %offset2 = fsub float %_35, %_38
  %4 = getelementptr inbounds nuw i8, ptr %ray, i64 12
  %_39 = load float, ptr %4, align 4, !noundef !2
  %5 = getelementptr inbounds nuw i8, ptr %ray, i64 16
  %_40 = load float, ptr %5, align 4, !noundef !2
  %6 = getelementptr inbounds nuw i8, ptr %ray, i64 20
  %_41 = load float, ptr %6, align 4, !noundef !2
  %_22 = fmul float %_39, %_39
  %_23 = fmul float %_40, %_40
  %_21 = fadd float %_22, %_23
  %_24 = fmul float %_41, %_41
  %a = fadd float %_21, %_24
  %_26 = fmul float %offset, %_39
  %_27 = fmul float %offset1, %_40
  %_25 = fadd float %_26, %_27
  %_28 = fmul float %offset2, %_41
  %b = fadd float %_25, %_28
  %_6 = fmul float %b, %b
  %_30 = fmul float %offset, %offset
  %_31 = fmul float %offset1, %offset1
  %_29 = fadd float %_30, %_31
  %_32 = fmul float %offset2, %offset2
  %_9 = fadd float %_29, %_32
  %7 = getelementptr inbounds nuw i8, ptr %self, i64 12
  %_11 = load float, ptr %7, align 4, !noundef !2
  %_10 = fmul float %_11, %_11
  %_8 = fsub float %_9, %_10
  %_7 = fmul float %a, %_8
  %d = fsub float %_6, %_7
  %_12 = fcmp olt float %d, 0.000000e+00
  br i1 %_12, label %bb3, label %bb2

bb2:                                              ; preds = %start
  %_15 = fneg float %b
  %8 = tail call float @llvm.sqrt.f32(float %d)
  %_14 = fsub float %_15, %8
  %t = fdiv float %_14, %a
  %_17 = fcmp ogt float %t, 0.000000e+00
  %. = zext i1 %_17 to i32
  br label %bb3

bb3:                                              ; preds = %start, %bb2
  %_0.sroa.4.0 = phi float [ %t, %bb2 ], [ undef, %start ]
  %_0.sroa.0.0 = phi i32 [ %., %bb2 ], [ 0, %start ]
  %9 = insertvalue { i32, float } poison, i32 %_0.sroa.0.0, 0
  %10 = insertvalue { i32, float } %9, float %_0.sroa.4.0, 1
  ret { i32, float } %10
}

; <own::Floor as own::Shape>::hit
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal { i32, float } @_RNvXs3_Cs1fAwYGrAsLI_3ownNtB5_5FloorNtB5_5Shape3hit(ptr noalias noundef readonly align 4 captures(none) dereferenceable(4) %self, ptr noalias noundef readonly align 4 captures(none) dereferenceable(24) %ray) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %ray, i64 16
  %_4 = load float, ptr %0, align 4, !noundef !2
  %_3 = fcmp oeq float %_4, 0.000000e+00
  br i1 %_3, label %bb3, label %bb2

bb2:                                              ; preds = %start
  %_7 = load float, ptr %self, align 4, !noundef !2
  %1 = getelementptr inbounds nuw i8, ptr %ray, i64 4
  %_8 = load float, ptr %1, align 4, !noundef !2
  %_6 = fsub float %_7, %_8
  %t = fdiv float %_6, %_4
  %_9 = fcmp ogt float %t, 0.000000e+00
  %. = zext i1 %_9 to i32
  br label %bb3

bb3:                                              ; preds = %start, %bb2
  %_0.sroa.4.0 = phi float [ %t, %bb2 ], [ undef, %start ]
  %_0.sroa.0.0 = phi i32 [ %., %bb2 ], [ 0, %start ]
  %2 = insertvalue { i32, float } poison, i32 %_0.sroa.0.0, 0
  %3 = insertvalue { i32, float } %2, float %_0.sroa.4.0, 1
  ret { i32, float } %3
}

; Function Attrs: nounwind
define ptx_kernel void @trace(ptr noundef writeonly captures(none) %depth, ptr noundef writeonly captures(none) %which, i32 noundef %width, i32 noundef %n) unnamed_addr #1 {
start:
  %ray = alloca [24 x i8], align 4
  %shapes = alloca [32 x i8], align 8
  %floor = alloca [4 x i8], align 4
  %sphere = alloca [16 x i8], align 4
  %_7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_6 = mul i32 %_7, %_8
  %_9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = add i32 %_6, %_9
  %_10.not = icmp ult i32 %i, %n
  br i1 %_10.not, label %bb2, label %bb4

bb2:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %sphere)
  store float 0.000000e+00, ptr %sphere, align 4
  %_12.sroa.4.0.sphere.sroa_idx = getelementptr inbounds nuw i8, ptr %sphere, i64 4
  store float 0.000000e+00, ptr %_12.sroa.4.0.sphere.sroa_idx, align 4
  %_12.sroa.5.0.sphere.sroa_idx = getelementptr inbounds nuw i8, ptr %sphere, i64 8
  store float 4.000000e+00, ptr %_12.sroa.5.0.sphere.sroa_idx, align 4
  %0 = getelementptr inbounds nuw i8, ptr %sphere, i64 12
  store float 2.000000e+00, ptr %0, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %floor)
  store float -1.000000e+00, ptr %floor, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %shapes)
  store ptr %sphere, ptr %shapes, align 8
  %_15.sroa.4.0.shapes.sroa_idx = getelementptr inbounds nuw i8, ptr %shapes, i64 8
  store ptr @vtable.0, ptr %_15.sroa.4.0.shapes.sroa_idx, align 8
  %_15.sroa.5.0.shapes.sroa_idx = getelementptr inbounds nuw i8, ptr %shapes, i64 16
  store ptr %floor, ptr %_15.sroa.5.0.shapes.sroa_idx, align 8
  %_15.sroa.6.0.shapes.sroa_idx = getelementptr inbounds nuw i8, ptr %shapes, i64 24
  store ptr @vtable.1, ptr %_15.sroa.6.0.shapes.sroa_idx, align 8
  call void asm sideeffect "", "r,~{memory}"(ptr nonnull %shapes) #8, !srcloc !3
  %_22 = icmp eq i32 %width, 0
  br i1 %_22, label %panic, label %bb3

bb3:                                              ; preds = %bb2
  %_24 = udiv i32 %i, %width
  %1 = mul i32 %_24, %width
  %_21.decomposed = sub i32 %i, %1
  %x = uitofp i32 %_21.decomposed to float
  %y = uitofp i32 %_24 to float
  call void @llvm.lifetime.start.p0(ptr nonnull %ray)
  %_29 = fmul float %x, 2.500000e-01
  %_28 = fadd float %_29, -1.000000e+00
  %_31 = fmul float %y, 2.500000e-01
  %_30 = fadd float %_31, -1.000000e+00
  store float 0.000000e+00, ptr %ray, align 4
  %_26.sroa.4.0.ray.sroa_idx = getelementptr inbounds nuw i8, ptr %ray, i64 4
  store float 0.000000e+00, ptr %_26.sroa.4.0.ray.sroa_idx, align 4
  %_26.sroa.5.0.ray.sroa_idx = getelementptr inbounds nuw i8, ptr %ray, i64 8
  store float 0.000000e+00, ptr %_26.sroa.5.0.ray.sroa_idx, align 4
  %2 = getelementptr inbounds nuw i8, ptr %ray, i64 12
  store float %_28, ptr %2, align 4
  %_27.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %ray, i64 16
  store float %_30, ptr %_27.sroa.4.0..sroa_idx, align 4
  %_27.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %ray, i64 20
  store float 1.000000e+00, ptr %_27.sroa.5.0..sroa_idx, align 4
  call void @llvm.experimental.noalias.scope.decl(metadata !4)
  %item.val.i.i = load ptr, ptr %shapes, align 8, !alias.scope !4, !noalias !7, !nonnull !2, !align !15, !noundef !2
  %item.val2.i.i = load ptr, ptr %_15.sroa.4.0.shapes.sroa_idx, align 8, !alias.scope !4, !noalias !7, !nonnull !2, !align !16, !noundef !2
  %3 = getelementptr inbounds nuw i8, ptr %item.val2.i.i, i64 24
  %4 = load ptr, ptr %3, align 8, !invariant.load !2, !noalias !17, !nonnull !2
  %5 = call { i32, float } %4(ptr noundef nonnull align 1 %item.val.i.i, ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) dereferenceable(24) %ray) #9, !noalias !17
  %6 = extractvalue { i32, float } %5, 0
  %7 = trunc i32 %6 to i1
  %8 = extractvalue { i32, float } %5, 1
  %spec.select = select i1 %7, float %8, float undef
  call void @llvm.experimental.noalias.scope.decl(metadata !23)
  %item.val.i.i.1 = load ptr, ptr %_15.sroa.5.0.shapes.sroa_idx, align 8, !alias.scope !23, !noalias !7, !nonnull !2, !align !15, !noundef !2
  %item.val2.i.i.1 = load ptr, ptr %_15.sroa.6.0.shapes.sroa_idx, align 8, !alias.scope !23, !noalias !7, !nonnull !2, !align !16, !noundef !2
  %9 = getelementptr inbounds nuw i8, ptr %item.val2.i.i.1, i64 24
  %10 = load ptr, ptr %9, align 8, !invariant.load !2, !noalias !25, !nonnull !2
  %11 = call { i32, float } %10(ptr noundef nonnull align 1 %item.val.i.i.1, ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) dereferenceable(24) %ray) #9, !noalias !25
  %12 = extractvalue { i32, float } %11, 0
  %13 = trunc i32 %12 to i1
  br i1 %13, label %bb4.i.i.i.1, label %_RNCINvNvXs_NtNtNtCsgJ6ytTPJmYV_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRRDNtCs1fAwYGrAsLI_3own5ShapeEL_INtNtBf_6option6OptionTflEENCINvNtBb_10filter_map15filter_map_foldTjB21_EB2T_B2x_NCNvB26_5trace0NCB3S_s_0E0E0B26_.exit.i.1

bb4.i.i.i.1:                                      ; preds = %bb3
  %14 = extractvalue { i32, float } %11, 1
  %_7.i.i.i.i.1 = fcmp ole float %spec.select, %14
  %or.cond.i.i.i.i.1 = select i1 %7, i1 %_7.i.i.i.i.1, i1 false
  %_38.sroa.6.2.1 = select i1 %or.cond.i.i.i.i.1, float %spec.select, float %14
  %not.or.cond.i.i.i.i.1 = xor i1 %or.cond.i.i.i.i.1, true
  %_38.sroa.9.2.1 = zext i1 %not.or.cond.i.i.i.i.1 to i32
  br label %_RNCINvNvXs_NtNtNtCsgJ6ytTPJmYV_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRRDNtCs1fAwYGrAsLI_3own5ShapeEL_INtNtBf_6option6OptionTflEENCINvNtBb_10filter_map15filter_map_foldTjB21_EB2T_B2x_NCNvB26_5trace0NCB3S_s_0E0E0B26_.exit.i.1

_RNCINvNvXs_NtNtNtCsgJ6ytTPJmYV_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRRDNtCs1fAwYGrAsLI_3own5ShapeEL_INtNtBf_6option6OptionTflEENCINvNtBb_10filter_map15filter_map_foldTjB21_EB2T_B2x_NCNvB26_5trace0NCB3S_s_0E0E0B26_.exit.i.1: ; preds = %bb4.i.i.i.1, %bb3
  %_38.sroa.0.1.1 = phi i1 [ true, %bb4.i.i.i.1 ], [ %7, %bb3 ]
  %_38.sroa.6.1.1 = phi float [ %_38.sroa.6.2.1, %bb4.i.i.i.1 ], [ %spec.select, %bb3 ]
  %_38.sroa.9.1.1 = phi i32 [ %_38.sroa.9.2.1, %bb4.i.i.i.1 ], [ 0, %bb3 ]
  %t.sroa.0.0 = select i1 %_38.sroa.0.1.1, float %_38.sroa.6.1.1, float -1.000000e+00
  %k.sroa.0.0 = select i1 %_38.sroa.0.1.1, i32 %_38.sroa.9.1.1, i32 -1
  %_40 = zext i32 %i to i64
  %_39 = getelementptr inbounds nuw float, ptr %depth, i64 %_40
  store float %t.sroa.0.0, ptr %_39, align 4
  %_41 = getelementptr inbounds nuw i32, ptr %which, i64 %_40
  store i32 %k.sroa.0.0, ptr %_41, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %ray)
  call void @llvm.lifetime.end.p0(ptr nonnull %shapes)
  call void @llvm.lifetime.end.p0(ptr nonnull %floor)
  call void @llvm.lifetime.end.p0(ptr nonnull %sphere)
  br label %bb4

panic:                                            ; preds = %bb2
; call core::panicking::panic_const::panic_const_rem_by_zero
  call fastcc void @_RNvNtNtCsgJ6ytTPJmYV_4core9panicking11panic_const23panic_const_rem_by_zero() #10
  unreachable

bb4:                                              ; preds = %start, %_RNCINvNvXs_NtNtNtCsgJ6ytTPJmYV_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRRDNtCs1fAwYGrAsLI_3own5ShapeEL_INtNtBf_6option6OptionTflEENCINvNtBb_10filter_map15filter_map_foldTjB21_EB2T_B2x_NCNvB26_5trace0NCB3S_s_0E0E0B26_.exit.i.1
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #6

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtCsgJ6ytTPJmYV_4core9panicking9panic_fmt() unnamed_addr #7 {
  tail call void @llvm.trap()
  unreachable
}

; core::panicking::panic_const::panic_const_rem_by_zero
; Function Attrs: cold noinline noreturn nounwind memory(inaccessiblemem: write)
define internal fastcc void @_RNvNtNtCsgJ6ytTPJmYV_4core9panicking11panic_const23panic_const_rem_by_zero() unnamed_addr #7 {
; call core::panicking::panic_fmt
  tail call fastcc void @_RNvNtCsgJ6ytTPJmYV_4core9panicking9panic_fmt() #10
  unreachable
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "target-cpu"="sm_30" }
attributes #1 = { nounwind "target-cpu"="sm_30" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #7 = { cold noinline noreturn nounwind memory(inaccessiblemem: write) "target-cpu"="sm_30" }
attributes #8 = { nounwind }
attributes #9 = { inlinehint nounwind }
attributes #10 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!2 = !{}
!3 = !{i64 3898842463197655}
!4 = !{!5}
!5 = distinct !{!5, !6, !"_RNCINvNvXs_NtNtNtCsgJ6ytTPJmYV_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRRDNtCs1fAwYGrAsLI_3own5ShapeEL_INtNtBf_6option6OptionTflEENCINvNtBb_10filter_map15filter_map_foldTjB21_EB2T_B2x_NCNvB26_5trace0NCB3S_s_0E0E0B26_: %item"}
!6 = distinct !{!6, !"_RNCINvNvXs_NtNtNtCsgJ6ytTPJmYV_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRRDNtCs1fAwYGrAsLI_3own5ShapeEL_INtNtBf_6option6OptionTflEENCINvNtBb_10filter_map15filter_map_foldTjB21_EB2T_B2x_NCNvB26_5trace0NCB3S_s_0E0E0B26_"}
!7 = !{!8, !9, !10, !11, !13, !14}
!8 = distinct !{!8, !6, !"_RNCINvNvXs_NtNtNtCsgJ6ytTPJmYV_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRRDNtCs1fAwYGrAsLI_3own5ShapeEL_INtNtBf_6option6OptionTflEENCINvNtBb_10filter_map15filter_map_foldTjB21_EB2T_B2x_NCNvB26_5trace0NCB3S_s_0E0E0B26_: %acc"}
!9 = distinct !{!9, !6, !"_RNCINvNvXs_NtNtNtCsgJ6ytTPJmYV_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRRDNtCs1fAwYGrAsLI_3own5ShapeEL_INtNtBf_6option6OptionTflEENCINvNtBb_10filter_map15filter_map_foldTjB21_EB2T_B2x_NCNvB26_5trace0NCB3S_s_0E0E0B26_: %_1"}
!10 = distinct !{!10, !6, !"_RNCINvNvXs_NtNtNtCsgJ6ytTPJmYV_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRRDNtCs1fAwYGrAsLI_3own5ShapeEL_INtNtBf_6option6OptionTflEENCINvNtBb_10filter_map15filter_map_foldTjB21_EB2T_B2x_NCNvB26_5trace0NCB3S_s_0E0E0B26_: %acc1"}
!11 = distinct !{!11, !12, !"_RINvXs2J_NtNtCsgJ6ytTPJmYV_4core5slice4iterINtB7_4IterRDNtCs1fAwYGrAsLI_3own5ShapeEL_ENtNtNtNtBb_4iter6traits8iterator8Iterator4foldINtNtBb_6option6OptionTflEENCINvNvXs_NtNtB1s_8adapters9enumerateINtB2H_9EnumeratepEB1m_4fold9enumerateRBQ_B26_NCINvNtB2J_10filter_map15filter_map_foldTjB3K_EB2s_B26_NCNvBU_5trace0NCB4N_s_0E0E0EBU_: %_0"}
!12 = distinct !{!12, !"_RINvXs2J_NtNtCsgJ6ytTPJmYV_4core5slice4iterINtB7_4IterRDNtCs1fAwYGrAsLI_3own5ShapeEL_ENtNtNtNtBb_4iter6traits8iterator8Iterator4foldINtNtBb_6option6OptionTflEENCINvNvXs_NtNtB1s_8adapters9enumerateINtB2H_9EnumeratepEB1m_4fold9enumerateRBQ_B26_NCINvNtB2J_10filter_map15filter_map_foldTjB3K_EB2s_B26_NCNvBU_5trace0NCB4N_s_0E0E0EBU_"}
!13 = distinct !{!13, !12, !"_RINvXs2J_NtNtCsgJ6ytTPJmYV_4core5slice4iterINtB7_4IterRDNtCs1fAwYGrAsLI_3own5ShapeEL_ENtNtNtNtBb_4iter6traits8iterator8Iterator4foldINtNtBb_6option6OptionTflEENCINvNvXs_NtNtB1s_8adapters9enumerateINtB2H_9EnumeratepEB1m_4fold9enumerateRBQ_B26_NCINvNtB2J_10filter_map15filter_map_foldTjB3K_EB2s_B26_NCNvBU_5trace0NCB4N_s_0E0E0EBU_: %init"}
!14 = distinct !{!14, !12, !"_RINvXs2J_NtNtCsgJ6ytTPJmYV_4core5slice4iterINtB7_4IterRDNtCs1fAwYGrAsLI_3own5ShapeEL_ENtNtNtNtBb_4iter6traits8iterator8Iterator4foldINtNtBb_6option6OptionTflEENCINvNvXs_NtNtB1s_8adapters9enumerateINtB2H_9EnumeratepEB1m_4fold9enumerateRBQ_B26_NCINvNtB2J_10filter_map15filter_map_foldTjB3K_EB2s_B26_NCNvBU_5trace0NCB4N_s_0E0E0EBU_: argument 2"}
!15 = !{i64 1}
!16 = !{i64 8}
!17 = !{!18, !20, !22, !8, !9, !10, !5, !11, !13}
!18 = distinct !{!18, !19, !"_RNCNvCs1fAwYGrAsLI_3own5trace0B3_: %_0"}
!19 = distinct !{!19, !"_RNCNvCs1fAwYGrAsLI_3own5trace0B3_"}
!20 = distinct !{!20, !21, !"_RNCINvNtNtNtCsgJ6ytTPJmYV_4core4iter8adapters10filter_map15filter_map_foldTjRRDNtCs1fAwYGrAsLI_3own5ShapeEL_ETflEINtNtBa_6option6OptionB1J_ENCNvB1h_5trace0NCB2g_s_0E0B1h_: %_0"}
!21 = distinct !{!21, !"_RNCINvNtNtNtCsgJ6ytTPJmYV_4core4iter8adapters10filter_map15filter_map_foldTjRRDNtCs1fAwYGrAsLI_3own5ShapeEL_ETflEINtNtBa_6option6OptionB1J_ENCNvB1h_5trace0NCB2g_s_0E0B1h_"}
!22 = distinct !{!22, !21, !"_RNCINvNtNtNtCsgJ6ytTPJmYV_4core4iter8adapters10filter_map15filter_map_foldTjRRDNtCs1fAwYGrAsLI_3own5ShapeEL_ETflEINtNtBa_6option6OptionB1J_ENCNvB1h_5trace0NCB2g_s_0E0B1h_: %acc"}
!23 = !{!24}
!24 = distinct !{!24, !6, !"_RNCINvNvXs_NtNtNtCsgJ6ytTPJmYV_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRRDNtCs1fAwYGrAsLI_3own5ShapeEL_INtNtBf_6option6OptionTflEENCINvNtBb_10filter_map15filter_map_foldTjB21_EB2T_B2x_NCNvB26_5trace0NCB3S_s_0E0E0B26_: %item:It1"}
!25 = !{!18, !20, !22, !8, !9, !10, !24, !11, !13}
