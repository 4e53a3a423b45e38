; IR of rustc 1.95 for nvptx64-nvidia-cuda with what it takes of core, made of tests/others/sources/slices.rs by
; RUSTC_BOOTSTRAP=1 cargo +1.95.0 rustc --release -Zbuild-std=core --target nvptx64-nvidia-cuda --crate-type staticlib -- --emit=llvm-ir, with lto = "fat"
; PTXAS: sm_75 sm_100
; RUN: mix<<<2, 32>>>(input=buf:u8:192:(i*11+5)%256, blocks=u64:3, y=out:u32:40, n=u64:40)
; EXPECT: y == [701643270, 3788514548, 4001260083, 1584679445, 3217942076, 1307143465, 3183452956, 848966444, 1040473812, 2233308905,
;     419045825, 3854623214, 1780691968, 2828271448, 2876439974, 2599585703, 1681100119, 1085865197, 3832434397, 1132846757,
;     287008053, 675550487, 2335556309, 1123988179, 311098365, 4113688362, 4156668381, 2271059496, 660870834, 2141222744,
;     2887538711, 585329760, 2075061467, 2687209685, 1178830029, 1512478680, 3383416155, 4028116656, 1369370344, 1324878950]

source_filename = "own.e93876e6bad1050-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: write, target_mem0: none, target_mem1: none)
define ptx_kernel void @mix(ptr noundef readonly captures(address_is_null) %input, i64 noundef %blocks, ptr noundef writeonly captures(none) %out, i64 noundef %n) unnamed_addr #0 {
start:
  %words = alloca [64 x i8], align 4
  %state = alloca [16 x i8], align 4
  %_3.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_4.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_2.i = mul i32 %_3.i, %_4.i
  %_5.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_1.i = add i32 %_2.i, %_5.i
  %_0.i = zext i32 %_1.i to i64
  %_6.not = icmp ugt i64 %n, %_0.i
  br i1 %_6.not, label %bb3, label %bb21

bb3:                                              ; preds = %start
  %_8 = shl i64 %blocks, 6
  call void @llvm.lifetime.start.p0(ptr nonnull %state)
  store i32 1779033703, ptr %state, align 4
  %state.4..sroa_idx59 = getelementptr inbounds nuw i8, ptr %state, i64 4
  store i32 -1150833019, ptr %state.4..sroa_idx59, align 4
  %state.8..sroa_idx73 = getelementptr inbounds nuw i8, ptr %state, i64 8
  store i32 1013904242, ptr %state.8..sroa_idx73, align 4
  %state.12..sroa_idx = getelementptr inbounds nuw i8, ptr %state, i64 12
  store i32 %_1.i, ptr %state.12..sroa_idx, align 4
  %0 = icmp ne ptr %input, null
  tail call void @llvm.assume(i1 %0)
  %_70.not31 = icmp eq i64 %_8, 0
  br i1 %_70.not31, label %bb8.i.preheader, label %bb22.preheader

bb22.preheader:                                   ; preds = %bb3
  %state.4..sroa_idx58 = getelementptr inbounds nuw i8, ptr %state, i64 4
  %state.8..sroa_idx = getelementptr inbounds nuw i8, ptr %state, i64 8
  %state.8..sroa_idx72 = getelementptr inbounds nuw i8, ptr %state, i64 8
  %iter1.sroa.0.0.ptr.1 = getelementptr inbounds nuw i8, ptr %words, i64 4
  %state.12..sroa_idx90 = getelementptr inbounds nuw i8, ptr %state, i64 12
  %state.12..sroa_idx91 = getelementptr inbounds nuw i8, ptr %state, i64 12
  %iter1.sroa.0.0.ptr.148 = getelementptr inbounds nuw i8, ptr %words, i64 8
  %state.8..sroa_idx76 = getelementptr inbounds nuw i8, ptr %state, i64 8
  %state.12..sroa_idx92 = getelementptr inbounds nuw i8, ptr %state, i64 12
  %iter1.sroa.0.0.ptr.1.1 = getelementptr inbounds nuw i8, ptr %words, i64 12
  %state.4..sroa_idx61 = getelementptr inbounds nuw i8, ptr %state, i64 4
  %state.4..sroa_idx62 = getelementptr inbounds nuw i8, ptr %state, i64 4
  %iter1.sroa.0.0.ptr.2 = getelementptr inbounds nuw i8, ptr %words, i64 16
  %state.4..sroa_idx63 = getelementptr inbounds nuw i8, ptr %state, i64 4
  %state.8..sroa_idx77 = getelementptr inbounds nuw i8, ptr %state, i64 8
  %state.8..sroa_idx78 = getelementptr inbounds nuw i8, ptr %state, i64 8
  %iter1.sroa.0.0.ptr.1.2 = getelementptr inbounds nuw i8, ptr %words, i64 20
  %state.12..sroa_idx93 = getelementptr inbounds nuw i8, ptr %state, i64 12
  %state.12..sroa_idx94 = getelementptr inbounds nuw i8, ptr %state, i64 12
  %iter1.sroa.0.0.ptr.3 = getelementptr inbounds nuw i8, ptr %words, i64 24
  %state.8..sroa_idx80 = getelementptr inbounds nuw i8, ptr %state, i64 8
  %state.12..sroa_idx95 = getelementptr inbounds nuw i8, ptr %state, i64 12
  %iter1.sroa.0.0.ptr.1.3 = getelementptr inbounds nuw i8, ptr %words, i64 28
  %state.4..sroa_idx64 = getelementptr inbounds nuw i8, ptr %state, i64 4
  %state.4..sroa_idx65 = getelementptr inbounds nuw i8, ptr %state, i64 4
  %iter1.sroa.0.0.ptr.4 = getelementptr inbounds nuw i8, ptr %words, i64 32
  %state.4..sroa_idx66 = getelementptr inbounds nuw i8, ptr %state, i64 4
  %state.8..sroa_idx81 = getelementptr inbounds nuw i8, ptr %state, i64 8
  %state.8..sroa_idx82 = getelementptr inbounds nuw i8, ptr %state, i64 8
  %iter1.sroa.0.0.ptr.1.4 = getelementptr inbounds nuw i8, ptr %words, i64 36
  %state.12..sroa_idx96 = getelementptr inbounds nuw i8, ptr %state, i64 12
  %state.12..sroa_idx97 = getelementptr inbounds nuw i8, ptr %state, i64 12
  %iter1.sroa.0.0.ptr.5 = getelementptr inbounds nuw i8, ptr %words, i64 40
  %state.8..sroa_idx84 = getelementptr inbounds nuw i8, ptr %state, i64 8
  %state.12..sroa_idx98 = getelementptr inbounds nuw i8, ptr %state, i64 12
  %iter1.sroa.0.0.ptr.1.5 = getelementptr inbounds nuw i8, ptr %words, i64 44
  %state.4..sroa_idx67 = getelementptr inbounds nuw i8, ptr %state, i64 4
  %state.4..sroa_idx68 = getelementptr inbounds nuw i8, ptr %state, i64 4
  %iter1.sroa.0.0.ptr.6 = getelementptr inbounds nuw i8, ptr %words, i64 48
  %state.4..sroa_idx69 = getelementptr inbounds nuw i8, ptr %state, i64 4
  %state.8..sroa_idx85 = getelementptr inbounds nuw i8, ptr %state, i64 8
  %state.8..sroa_idx86 = getelementptr inbounds nuw i8, ptr %state, i64 8
  %iter1.sroa.0.0.ptr.1.6 = getelementptr inbounds nuw i8, ptr %words, i64 52
  %state.12..sroa_idx99 = getelementptr inbounds nuw i8, ptr %state, i64 12
  %state.12..sroa_idx100 = getelementptr inbounds nuw i8, ptr %state, i64 12
  %iter1.sroa.0.0.ptr.7 = getelementptr inbounds nuw i8, ptr %words, i64 56
  %state.8..sroa_idx88 = getelementptr inbounds nuw i8, ptr %state, i64 8
  %state.12..sroa_idx101 = getelementptr inbounds nuw i8, ptr %state, i64 12
  %iter1.sroa.0.0.ptr.1.7 = getelementptr inbounds nuw i8, ptr %words, i64 60
  %state.4..sroa_idx70 = getelementptr inbounds nuw i8, ptr %state, i64 4
  %state.4..sroa_idx71 = getelementptr inbounds nuw i8, ptr %state, i64 4
  %state.4..sroa_idx = getelementptr inbounds nuw i8, ptr %state, i64 4
  %state.12..sroa_idx89 = getelementptr inbounds nuw i8, ptr %state, i64 12
  %state.12..sroa_idx90.promoted = load i32, ptr %state.12..sroa_idx90, align 4
  br label %bb22

bb8.i.preheader.loopexit:                         ; preds = %bb29
  %state.0..lcssa = phi i32 [ %state.0., %bb29 ]
  %state.0._37.val.i.pre = load i32, ptr %state, align 4
  %state.4..sroa_idx60 = getelementptr inbounds nuw i8, ptr %state, i64 4
  %state.4._37.val.i.1.pre = load i32, ptr %state.4..sroa_idx60, align 4
  %state.8..sroa_idx74 = getelementptr inbounds nuw i8, ptr %state, i64 8
  %state.8._37.val.i.2.pre = load i32, ptr %state.8..sroa_idx74, align 4
  %1 = xor i32 %state.4._37.val.i.1.pre, %state.0._37.val.i.pre
  %2 = xor i32 %state.8._37.val.i.2.pre, %1
  br label %bb8.i.preheader

bb8.i.preheader:                                  ; preds = %bb8.i.preheader.loopexit, %bb3
  %_37.val.i.3 = phi i32 [ %state.0..lcssa, %bb8.i.preheader.loopexit ], [ %_1.i, %bb3 ]
  %_0.i.i.2 = phi i32 [ %2, %bb8.i.preheader.loopexit ], [ -318719088, %bb3 ]
  %_0.i.i.3 = xor i32 %_37.val.i.3, %_0.i.i.2
  %_68 = getelementptr inbounds nuw i32, ptr %out, i64 %_0.i
  store i32 %_0.i.i.3, ptr %_68, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %state)
  br label %bb21

bb22:                                             ; preds = %bb22.preheader, %bb29
  %state.12._56.1102 = phi i32 [ %state.0., %bb29 ], [ %state.12..sroa_idx90.promoted, %bb22.preheader ]
  %iter2.sroa.4.035 = phi i64 [ %_76, %bb29 ], [ %_8, %bb22.preheader ]
  %iter2.sroa.0.034 = phi ptr [ %_75, %bb29 ], [ %input, %bb22.preheader ]
  %_21.sroa.5.032 = phi ptr [ %_21.sroa.5.2.lcssa, %bb29 ], [ undef, %bb22.preheader ]
  call void @llvm.lifetime.start.p0(ptr nonnull %words)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %words, i8 0, i64 64, i1 false)
  br label %bb8

bb21:                                             ; preds = %start, %bb8.i.preheader
  ret void

bb8:                                              ; preds = %bb11, %bb22
  %iter.sroa.12.0 = phi i64 [ 0, %bb22 ], [ %iter.sroa.12.1, %bb11 ]
  %_21.sroa.5.1 = phi ptr [ %_21.sroa.5.032, %bb22 ], [ %_21.sroa.5.2, %bb11 ]
  %_2.i20 = icmp ult i64 %iter.sroa.12.0, 16
  br i1 %_2.i20, label %bb1.i, label %_RNvXs3_NtNtNtCsgJ6ytTPJmYV_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtBZ_11ChunksExacthEEINtB5_7ZipImplBW_B1r_E4nextCs1fAwYGrAsLI_3own.exit

bb1.i:                                            ; preds = %bb8
  %start1.i.i = shl nuw nsw i64 %iter.sroa.12.0, 2
  %_5.i.i = getelementptr inbounds nuw i8, ptr %iter2.sroa.0.034, i64 %start1.i.i
  %_3.i.i = getelementptr inbounds nuw i32, ptr %words, i64 %iter.sroa.12.0
  %3 = add nuw nsw i64 %iter.sroa.12.0, 1
  br label %_RNvXs3_NtNtNtCsgJ6ytTPJmYV_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtBZ_11ChunksExacthEEINtB5_7ZipImplBW_B1r_E4nextCs1fAwYGrAsLI_3own.exit

_RNvXs3_NtNtNtCsgJ6ytTPJmYV_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtBZ_11ChunksExacthEEINtB5_7ZipImplBW_B1r_E4nextCs1fAwYGrAsLI_3own.exit: ; preds = %bb8, %bb1.i
  %iter.sroa.12.1 = phi i64 [ %3, %bb1.i ], [ %iter.sroa.12.0, %bb8 ]
  %_21.sroa.5.2 = phi ptr [ %_5.i.i, %bb1.i ], [ %_21.sroa.5.1, %bb8 ]
  %.sink.i = phi ptr [ %_3.i.i, %bb1.i ], [ null, %bb8 ]
  %.not = icmp eq ptr %.sink.i, null
  br i1 %.not, label %bb29, label %bb11

bb29:                                             ; preds = %_RNvXs3_NtNtNtCsgJ6ytTPJmYV_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtBZ_11ChunksExacthEEINtB5_7ZipImplBW_B1r_E4nextCs1fAwYGrAsLI_3own.exit
  %_21.sroa.5.2.lcssa = phi ptr [ %_21.sroa.5.2, %_RNvXs3_NtNtNtCsgJ6ytTPJmYV_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtBZ_11ChunksExacthEEINtB5_7ZipImplBW_B1r_E4nextCs1fAwYGrAsLI_3own.exit ]
  %state.0._47 = load i32, ptr %state, align 4
  %4 = call noundef i32 @llvm.fshl.i32(i32 %state.0._47, i32 %state.0._47, i32 25)
  %_50 = load i32, ptr %words, align 4, !noundef !2
  %_45 = add i32 %4, %_50
  %state.4._51 = load i32, ptr %state.4..sroa_idx58, align 4
  %t = xor i32 %_45, %state.4._51
  %state.8._56 = load i32, ptr %state.8..sroa_idx, align 4
  %5 = call i32 @llvm.bswap.i32(i32 %t)
  %_55 = add i32 %5, %state.8._56
  store i32 %_55, ptr %state.8..sroa_idx72, align 4
  %6 = call noundef i32 @llvm.fshl.i32(i32 %state.4._51, i32 %state.4._51, i32 25)
  %_50.1 = load i32, ptr %iter1.sroa.0.0.ptr.1, align 4, !noundef !2
  %_45.1 = add i32 %6, %_50.1
  %t.1 = xor i32 %_45.1, %_55
  %7 = call i32 @llvm.bswap.i32(i32 %t.1)
  %_55.1 = add i32 %7, %state.12._56.1102
  store i32 %_55.1, ptr %state.12..sroa_idx91, align 4
  %state.8._47.1 = load i32, ptr %state.8..sroa_idx76, align 4
  %8 = call noundef i32 @llvm.fshl.i32(i32 %state.8._47.1, i32 %state.8._47.1, i32 25)
  %_50.151 = load i32, ptr %iter1.sroa.0.0.ptr.148, align 4, !noundef !2
  %_45.152 = add i32 %8, %_50.151
  %t.155 = xor i32 %_45.152, %_55.1
  %state.0._56.156 = load i32, ptr %state, align 4
  %9 = call i32 @llvm.bswap.i32(i32 %t.155)
  %_55.157 = add i32 %9, %state.0._56.156
  store i32 %_55.157, ptr %state, align 4
  %10 = call noundef i32 @llvm.fshl.i32(i32 %_55.1, i32 %_55.1, i32 25)
  %_50.1.1 = load i32, ptr %iter1.sroa.0.0.ptr.1.1, align 4, !noundef !2
  %_45.1.1 = add i32 %10, %_50.1.1
  %t.1.1 = xor i32 %_45.1.1, %_55.157
  %state.4._56.1.1 = load i32, ptr %state.4..sroa_idx61, align 4
  %11 = call i32 @llvm.bswap.i32(i32 %t.1.1)
  %_55.1.1 = add i32 %11, %state.4._56.1.1
  store i32 %_55.1.1, ptr %state.4..sroa_idx62, align 4
  %state.0._47.2 = load i32, ptr %state, align 4
  %12 = call noundef i32 @llvm.fshl.i32(i32 %state.0._47.2, i32 %state.0._47.2, i32 25)
  %_50.2 = load i32, ptr %iter1.sroa.0.0.ptr.2, align 4, !noundef !2
  %_45.2 = add i32 %12, %_50.2
  %state.4._51.2 = load i32, ptr %state.4..sroa_idx63, align 4
  %t.2 = xor i32 %_45.2, %state.4._51.2
  %state.8._56.2 = load i32, ptr %state.8..sroa_idx77, align 4
  %13 = call i32 @llvm.bswap.i32(i32 %t.2)
  %_55.2 = add i32 %13, %state.8._56.2
  store i32 %_55.2, ptr %state.8..sroa_idx78, align 4
  %14 = call noundef i32 @llvm.fshl.i32(i32 %state.4._51.2, i32 %state.4._51.2, i32 25)
  %_50.1.2 = load i32, ptr %iter1.sroa.0.0.ptr.1.2, align 4, !noundef !2
  %_45.1.2 = add i32 %14, %_50.1.2
  %t.1.2 = xor i32 %_45.1.2, %_55.2
  %15 = call i32 @llvm.bswap.i32(i32 %t.1.2)
  %_55.1.2 = add i32 %15, %_55.1
  store i32 %_55.1.2, ptr %state.12..sroa_idx94, align 4
  %state.8._47.3 = load i32, ptr %state.8..sroa_idx80, align 4
  %16 = call noundef i32 @llvm.fshl.i32(i32 %state.8._47.3, i32 %state.8._47.3, i32 25)
  %_50.3 = load i32, ptr %iter1.sroa.0.0.ptr.3, align 4, !noundef !2
  %_45.3 = add i32 %16, %_50.3
  %t.3 = xor i32 %_45.3, %_55.1.2
  %state.0._56.3 = load i32, ptr %state, align 4
  %17 = call i32 @llvm.bswap.i32(i32 %t.3)
  %_55.3 = add i32 %17, %state.0._56.3
  store i32 %_55.3, ptr %state, align 4
  %18 = call noundef i32 @llvm.fshl.i32(i32 %_55.1.2, i32 %_55.1.2, i32 25)
  %_50.1.3 = load i32, ptr %iter1.sroa.0.0.ptr.1.3, align 4, !noundef !2
  %_45.1.3 = add i32 %18, %_50.1.3
  %t.1.3 = xor i32 %_45.1.3, %_55.3
  %state.4._56.1.3 = load i32, ptr %state.4..sroa_idx64, align 4
  %19 = call i32 @llvm.bswap.i32(i32 %t.1.3)
  %_55.1.3 = add i32 %19, %state.4._56.1.3
  store i32 %_55.1.3, ptr %state.4..sroa_idx65, align 4
  %state.0._47.4 = load i32, ptr %state, align 4
  %20 = call noundef i32 @llvm.fshl.i32(i32 %state.0._47.4, i32 %state.0._47.4, i32 25)
  %_50.4 = load i32, ptr %iter1.sroa.0.0.ptr.4, align 4, !noundef !2
  %_45.4 = add i32 %20, %_50.4
  %state.4._51.4 = load i32, ptr %state.4..sroa_idx66, align 4
  %t.4 = xor i32 %_45.4, %state.4._51.4
  %state.8._56.4 = load i32, ptr %state.8..sroa_idx81, align 4
  %21 = call i32 @llvm.bswap.i32(i32 %t.4)
  %_55.4 = add i32 %21, %state.8._56.4
  store i32 %_55.4, ptr %state.8..sroa_idx82, align 4
  %22 = call noundef i32 @llvm.fshl.i32(i32 %state.4._51.4, i32 %state.4._51.4, i32 25)
  %_50.1.4 = load i32, ptr %iter1.sroa.0.0.ptr.1.4, align 4, !noundef !2
  %_45.1.4 = add i32 %22, %_50.1.4
  %t.1.4 = xor i32 %_45.1.4, %_55.4
  %23 = call i32 @llvm.bswap.i32(i32 %t.1.4)
  %_55.1.4 = add i32 %23, %_55.1.2
  store i32 %_55.1.4, ptr %state.12..sroa_idx97, align 4
  %state.8._47.5 = load i32, ptr %state.8..sroa_idx84, align 4
  %24 = call noundef i32 @llvm.fshl.i32(i32 %state.8._47.5, i32 %state.8._47.5, i32 25)
  %_50.5 = load i32, ptr %iter1.sroa.0.0.ptr.5, align 4, !noundef !2
  %_45.5 = add i32 %24, %_50.5
  %t.5 = xor i32 %_45.5, %_55.1.4
  %state.0._56.5 = load i32, ptr %state, align 4
  %25 = call i32 @llvm.bswap.i32(i32 %t.5)
  %_55.5 = add i32 %25, %state.0._56.5
  store i32 %_55.5, ptr %state, align 4
  %26 = call noundef i32 @llvm.fshl.i32(i32 %_55.1.4, i32 %_55.1.4, i32 25)
  %_50.1.5 = load i32, ptr %iter1.sroa.0.0.ptr.1.5, align 4, !noundef !2
  %_45.1.5 = add i32 %26, %_50.1.5
  %t.1.5 = xor i32 %_45.1.5, %_55.5
  %state.4._56.1.5 = load i32, ptr %state.4..sroa_idx67, align 4
  %27 = call i32 @llvm.bswap.i32(i32 %t.1.5)
  %_55.1.5 = add i32 %27, %state.4._56.1.5
  store i32 %_55.1.5, ptr %state.4..sroa_idx68, align 4
  %state.0._47.6 = load i32, ptr %state, align 4
  %28 = call noundef i32 @llvm.fshl.i32(i32 %state.0._47.6, i32 %state.0._47.6, i32 25)
  %_50.6 = load i32, ptr %iter1.sroa.0.0.ptr.6, align 4, !noundef !2
  %_45.6 = add i32 %28, %_50.6
  %state.4._51.6 = load i32, ptr %state.4..sroa_idx69, align 4
  %t.6 = xor i32 %_45.6, %state.4._51.6
  %state.8._56.6 = load i32, ptr %state.8..sroa_idx85, align 4
  %29 = call i32 @llvm.bswap.i32(i32 %t.6)
  %_55.6 = add i32 %29, %state.8._56.6
  store i32 %_55.6, ptr %state.8..sroa_idx86, align 4
  %30 = call noundef i32 @llvm.fshl.i32(i32 %state.4._51.6, i32 %state.4._51.6, i32 25)
  %_50.1.6 = load i32, ptr %iter1.sroa.0.0.ptr.1.6, align 4, !noundef !2
  %_45.1.6 = add i32 %30, %_50.1.6
  %t.1.6 = xor i32 %_45.1.6, %_55.6
  %31 = call i32 @llvm.bswap.i32(i32 %t.1.6)
  %_55.1.6 = add i32 %31, %_55.1.4
  store i32 %_55.1.6, ptr %state.12..sroa_idx100, align 4
  %state.8._47.7 = load i32, ptr %state.8..sroa_idx88, align 4
  %32 = call noundef i32 @llvm.fshl.i32(i32 %state.8._47.7, i32 %state.8._47.7, i32 25)
  %_50.7 = load i32, ptr %iter1.sroa.0.0.ptr.7, align 4, !noundef !2
  %_45.7 = add i32 %32, %_50.7
  %t.7 = xor i32 %_45.7, %_55.1.6
  %state.0._56.7 = load i32, ptr %state, align 4
  %33 = call i32 @llvm.bswap.i32(i32 %t.7)
  %_55.7 = add i32 %33, %state.0._56.7
  store i32 %_55.7, ptr %state, align 4
  %34 = call noundef i32 @llvm.fshl.i32(i32 %_55.1.6, i32 %_55.1.6, i32 25)
  %_50.1.7 = load i32, ptr %iter1.sroa.0.0.ptr.1.7, align 4, !noundef !2
  %_45.1.7 = add i32 %34, %_50.1.7
  %t.1.7 = xor i32 %_45.1.7, %_55.7
  %state.4._56.1.7 = load i32, ptr %state.4..sroa_idx70, align 4
  %35 = call i32 @llvm.bswap.i32(i32 %t.1.7)
  %_55.1.7 = add i32 %35, %state.4._56.1.7
  store i32 %_55.1.7, ptr %state.4..sroa_idx71, align 4
  %_75 = getelementptr inbounds nuw i8, ptr %iter2.sroa.0.034, i64 64
  %_76 = add i64 %iter2.sroa.4.035, -64
  %state.0. = load i32, ptr %state, align 4, !alias.scope !3
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(12) %state, ptr noundef nonnull align 4 dereferenceable(12) %state.4..sroa_idx, i64 12, i1 false), !alias.scope !3
  store i32 %state.0., ptr %state.12..sroa_idx89, align 4, !alias.scope !3
  call void @llvm.lifetime.end.p0(ptr nonnull %words)
  %_70.not = icmp eq i64 %_76, 0
  br i1 %_70.not, label %bb8.i.preheader.loopexit, label %bb22

bb11:                                             ; preds = %_RNvXs3_NtNtNtCsgJ6ytTPJmYV_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutmEINtBZ_11ChunksExacthEEINtB5_7ZipImplBW_B1r_E4nextCs1fAwYGrAsLI_3own.exit
  %_28 = load i8, ptr %_21.sroa.5.2, align 1, !noundef !2
  %36 = getelementptr inbounds nuw i8, ptr %_21.sroa.5.2, i64 1
  %_31 = load i8, ptr %36, align 1, !noundef !2
  %37 = getelementptr inbounds nuw i8, ptr %_21.sroa.5.2, i64 2
  %_33 = load i8, ptr %37, align 1, !noundef !2
  %38 = getelementptr inbounds nuw i8, ptr %_21.sroa.5.2, i64 3
  %_35 = load i8, ptr %38, align 1, !noundef !2
  %_27.sroa.6.0.insert.ext = zext i8 %_35 to i32
  %_27.sroa.6.0.insert.shift = shl nuw i32 %_27.sroa.6.0.insert.ext, 24
  %_27.sroa.5.0.insert.ext = zext i8 %_33 to i32
  %_27.sroa.5.0.insert.shift = shl nuw nsw i32 %_27.sroa.5.0.insert.ext, 16
  %_27.sroa.4.0.insert.ext = zext i8 %_31 to i32
  %_27.sroa.4.0.insert.shift = shl nuw nsw i32 %_27.sroa.4.0.insert.ext, 8
  %_27.sroa.0.0.insert.ext = zext i8 %_28 to i32
  %_27.sroa.5.0.insert.insert = or disjoint i32 %_27.sroa.4.0.insert.shift, %_27.sroa.0.0.insert.ext
  %_27.sroa.4.0.insert.insert = or disjoint i32 %_27.sroa.5.0.insert.insert, %_27.sroa.5.0.insert.shift
  %_27.sroa.0.0.insert.insert = or disjoint i32 %_27.sroa.4.0.insert.insert, %_27.sroa.6.0.insert.shift
  %39 = call i32 @llvm.bswap.i32(i32 %_27.sroa.0.0.insert.insert)
  store i32 %39, ptr %.sink.i, align 4
  br label %bb8
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #6

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: write, target_mem0: none, target_mem1: none) "target-cpu"="sm_30" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0}
!llvm.ident = !{!1}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!2 = !{}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_RNvMNtCsgJ6ytTPJmYV_4core5sliceSm11rotate_leftCs1fAwYGrAsLI_3own: %self.0"}
!5 = distinct !{!5, !"_RNvMNtCsgJ6ytTPJmYV_4core5sliceSm11rotate_leftCs1fAwYGrAsLI_3own"}
