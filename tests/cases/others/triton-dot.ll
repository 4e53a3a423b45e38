; IR of Triton 3.9 for sm_80: a product of matrices, made of tests/others/sources/add_max.py.
; PTXAS: sm_80 sm_90
; RUN: matmul<<<1, 128, 16384>>>(a=buf:f16:1024:rand=1, b=buf:f16:1024:rand=2, c=out:f32:1024, s=u64:0, t=u64:0)
; EXPECT: c[i] == sum(k, 0, 32, a[i/32*32 + k] * b[k*32 + i%32]) ~ 1e-4

source_filename = "LLVMDialectModule"
target datalayout = "e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-p7:32:32-p101:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@global_smem = external addrspace(3) global [0 x i8], align 16

; Function Attrs: nounwind
define ptx_kernel void @matmul(ptr addrspace(1) %0, ptr addrspace(1) %1, ptr addrspace(1) %2, ptr addrspace(1) nofree readnone captures(none) %3, ptr addrspace(1) nofree readnone captures(none) %4) local_unnamed_addr #0 !dbg !4 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !13
  %7 = and i32 %6, 96, !dbg !13
  %8 = or disjoint i32 %7, 128, !dbg !13
  %9 = or disjoint i32 %7, 256, !dbg !13
  %10 = or disjoint i32 %7, 384, !dbg !13
  %11 = or disjoint i32 %7, 512, !dbg !13
  %12 = or disjoint i32 %7, 640, !dbg !13
  %13 = or disjoint i32 %7, 768, !dbg !13
  %14 = or disjoint i32 %7, 896, !dbg !13
  %15 = zext nneg i32 %7 to i64, !dbg !14
  %16 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %15, !dbg !14
  %17 = zext nneg i32 %8 to i64, !dbg !14
  %18 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %17, !dbg !14
  %19 = zext nneg i32 %9 to i64, !dbg !14
  %20 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %19, !dbg !14
  %21 = zext nneg i32 %10 to i64, !dbg !14
  %22 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %21, !dbg !14
  %23 = zext nneg i32 %11 to i64, !dbg !14
  %24 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %23, !dbg !14
  %25 = zext nneg i32 %12 to i64, !dbg !14
  %26 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %25, !dbg !14
  %27 = zext nneg i32 %13 to i64, !dbg !14
  %28 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %27, !dbg !14
  %29 = zext nneg i32 %14 to i64, !dbg !14
  %30 = getelementptr [2 x i8], ptr addrspace(1) %0, i64 %29, !dbg !14
  %31 = and i32 %6, 31, !dbg !15
  %32 = zext nneg i32 %31 to i64, !dbg !14
  %33 = getelementptr [2 x i8], ptr addrspace(1) %16, i64 %32, !dbg !14
  %34 = getelementptr [2 x i8], ptr addrspace(1) %18, i64 %32, !dbg !14
  %35 = getelementptr [2 x i8], ptr addrspace(1) %20, i64 %32, !dbg !14
  %36 = getelementptr [2 x i8], ptr addrspace(1) %22, i64 %32, !dbg !14
  %37 = getelementptr [2 x i8], ptr addrspace(1) %24, i64 %32, !dbg !14
  %38 = getelementptr [2 x i8], ptr addrspace(1) %26, i64 %32, !dbg !14
  %39 = getelementptr [2 x i8], ptr addrspace(1) %28, i64 %32, !dbg !14
  %40 = getelementptr [2 x i8], ptr addrspace(1) %30, i64 %32, !dbg !14
  %41 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %33) #4, !dbg !16
  %42 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %34) #4, !dbg !16
  %43 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %35) #4, !dbg !16
  %44 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %36) #4, !dbg !16
  %45 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %37) #4, !dbg !16
  %46 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %38) #4, !dbg !16
  %47 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %39) #4, !dbg !16
  %48 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %40) #4, !dbg !16
  %49 = shl nuw nsw i32 %6, 1, !dbg !16
  %50 = and i32 %49, 126, !dbg !16
  %51 = and i32 %6, 64, !dbg !16
  %52 = icmp eq i32 %51, 0, !dbg !16
  %53 = select i1 %52, i32 0, i32 144, !dbg !16
  %54 = xor i32 %53, %50, !dbg !16
  %55 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %54, !dbg !16
  %56 = insertelement <1 x i16> poison, i16 %41, i64 0, !dbg !16
  store <1 x i16> %56, ptr addrspace(3) %55, align 2, !dbg !16
  %57 = or disjoint i32 %54, 512, !dbg !16
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %57, !dbg !16
  %59 = insertelement <1 x i16> poison, i16 %43, i64 0, !dbg !16
  store <1 x i16> %59, ptr addrspace(3) %58, align 2, !dbg !16
  %60 = or disjoint i32 %54, 1024, !dbg !16
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %60, !dbg !16
  %62 = insertelement <1 x i16> poison, i16 %45, i64 0, !dbg !16
  store <1 x i16> %62, ptr addrspace(3) %61, align 2, !dbg !16
  %63 = or disjoint i32 %54, 1536, !dbg !16
  %64 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %63, !dbg !16
  %65 = insertelement <1 x i16> poison, i16 %47, i64 0, !dbg !16
  store <1 x i16> %65, ptr addrspace(3) %64, align 2, !dbg !16
  %66 = xor i32 %54, 288, !dbg !16
  %67 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %66, !dbg !16
  %68 = insertelement <1 x i16> poison, i16 %42, i64 0, !dbg !16
  store <1 x i16> %68, ptr addrspace(3) %67, align 2, !dbg !16
  %69 = or disjoint i32 %66, 512, !dbg !16
  %70 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %69, !dbg !16
  %71 = insertelement <1 x i16> poison, i16 %44, i64 0, !dbg !16
  store <1 x i16> %71, ptr addrspace(3) %70, align 2, !dbg !16
  %72 = or disjoint i32 %66, 1024, !dbg !16
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %72, !dbg !16
  %74 = insertelement <1 x i16> poison, i16 %46, i64 0, !dbg !16
  store <1 x i16> %74, ptr addrspace(3) %73, align 2, !dbg !16
  %75 = or disjoint i32 %66, 1536, !dbg !16
  %76 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %75, !dbg !16
  %77 = insertelement <1 x i16> poison, i16 %48, i64 0, !dbg !16
  store <1 x i16> %77, ptr addrspace(3) %76, align 2, !dbg !16
  %78 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %15, !dbg !17
  %79 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %17, !dbg !17
  %80 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %19, !dbg !17
  %81 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %21, !dbg !17
  %82 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %23, !dbg !17
  %83 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %25, !dbg !17
  %84 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %27, !dbg !17
  %85 = getelementptr [2 x i8], ptr addrspace(1) %1, i64 %29, !dbg !17
  %86 = getelementptr [2 x i8], ptr addrspace(1) %78, i64 %32, !dbg !17
  %87 = getelementptr [2 x i8], ptr addrspace(1) %79, i64 %32, !dbg !17
  %88 = getelementptr [2 x i8], ptr addrspace(1) %80, i64 %32, !dbg !17
  %89 = getelementptr [2 x i8], ptr addrspace(1) %81, i64 %32, !dbg !17
  %90 = getelementptr [2 x i8], ptr addrspace(1) %82, i64 %32, !dbg !17
  %91 = getelementptr [2 x i8], ptr addrspace(1) %83, i64 %32, !dbg !17
  %92 = getelementptr [2 x i8], ptr addrspace(1) %84, i64 %32, !dbg !17
  %93 = getelementptr [2 x i8], ptr addrspace(1) %85, i64 %32, !dbg !17
  %94 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %86) #4, !dbg !18
  %95 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %87) #4, !dbg !18
  %96 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %88) #4, !dbg !18
  %97 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %89) #4, !dbg !18
  %98 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %90) #4, !dbg !18
  %99 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %91) #4, !dbg !18
  %100 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %92) #4, !dbg !18
  %101 = tail call i16 asm sideeffect "mov.u16 $0, 0x0;\0A\09ld.global.b16 { $0 }, [ $1 + 0 ];", "=c,l"(ptr addrspace(1) %93) #4, !dbg !18
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %54, !dbg !18
  %103 = insertelement <1 x i16> poison, i16 %94, i64 0, !dbg !18
  store <1 x i16> %103, ptr addrspace(3) %102, align 2, !dbg !18
  %104 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %57, !dbg !18
  %105 = insertelement <1 x i16> poison, i16 %96, i64 0, !dbg !18
  store <1 x i16> %105, ptr addrspace(3) %104, align 2, !dbg !18
  %106 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %60, !dbg !18
  %107 = insertelement <1 x i16> poison, i16 %98, i64 0, !dbg !18
  store <1 x i16> %107, ptr addrspace(3) %106, align 2, !dbg !18
  %108 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %63, !dbg !18
  %109 = insertelement <1 x i16> poison, i16 %100, i64 0, !dbg !18
  store <1 x i16> %109, ptr addrspace(3) %108, align 2, !dbg !18
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %66, !dbg !18
  %111 = insertelement <1 x i16> poison, i16 %95, i64 0, !dbg !18
  store <1 x i16> %111, ptr addrspace(3) %110, align 2, !dbg !18
  %112 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %69, !dbg !18
  %113 = insertelement <1 x i16> poison, i16 %97, i64 0, !dbg !18
  store <1 x i16> %113, ptr addrspace(3) %112, align 2, !dbg !18
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %72, !dbg !18
  %115 = insertelement <1 x i16> poison, i16 %99, i64 0, !dbg !18
  store <1 x i16> %115, ptr addrspace(3) %114, align 2, !dbg !18
  %116 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %75, !dbg !18
  %117 = insertelement <1 x i16> poison, i16 %101, i64 0, !dbg !18
  store <1 x i16> %117, ptr addrspace(3) %116, align 2, !dbg !18
  %118 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %15, !dbg !19
  %119 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %17, !dbg !19
  %120 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %19, !dbg !19
  %121 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %21, !dbg !19
  %122 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %23, !dbg !19
  %123 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %25, !dbg !19
  %124 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %27, !dbg !19
  %125 = getelementptr [4 x i8], ptr addrspace(1) %2, i64 %29, !dbg !19
  %126 = getelementptr [4 x i8], ptr addrspace(1) %118, i64 %32, !dbg !19
  %127 = getelementptr [4 x i8], ptr addrspace(1) %119, i64 %32, !dbg !19
  %128 = getelementptr [4 x i8], ptr addrspace(1) %120, i64 %32, !dbg !19
  %129 = getelementptr [4 x i8], ptr addrspace(1) %121, i64 %32, !dbg !19
  %130 = getelementptr [4 x i8], ptr addrspace(1) %122, i64 %32, !dbg !19
  %131 = getelementptr [4 x i8], ptr addrspace(1) %123, i64 %32, !dbg !19
  %132 = getelementptr [4 x i8], ptr addrspace(1) %124, i64 %32, !dbg !19
  %133 = getelementptr [4 x i8], ptr addrspace(1) %125, i64 %32, !dbg !19
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !16
  %134 = and i32 %6, 15, !dbg !16
  %135 = shl nuw nsw i32 %134, 6, !dbg !16
  %136 = shl nuw nsw i32 %6, 3, !dbg !16
  %137 = and i32 %136, 48, !dbg !16
  %138 = and i32 %6, 16, !dbg !16
  %139 = shl nuw nsw i32 %51, 4, !dbg !16
  %140 = or disjoint i32 %135, %139, !dbg !16
  %141 = xor i32 %137, %138, !dbg !16
  %142 = or disjoint i32 %140, %141, !dbg !16
  %143 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %142, !dbg !16
  %144 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %143), !dbg !16
  %145 = extractvalue { i32, i32, i32, i32 } %144, 0, !dbg !16
  %146 = extractvalue { i32, i32, i32, i32 } %144, 1, !dbg !16
  %147 = extractvalue { i32, i32, i32, i32 } %144, 2, !dbg !16
  %148 = extractvalue { i32, i32, i32, i32 } %144, 3, !dbg !16
  %149 = xor i32 %142, 32, !dbg !16
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %149, !dbg !16
  %151 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %150), !dbg !16
  %152 = extractvalue { i32, i32, i32, i32 } %151, 0, !dbg !16
  %153 = extractvalue { i32, i32, i32, i32 } %151, 1, !dbg !16
  %154 = extractvalue { i32, i32, i32, i32 } %151, 2, !dbg !16
  %155 = extractvalue { i32, i32, i32, i32 } %151, 3, !dbg !16
  %156 = shl nuw nsw i32 %31, 6, !dbg !18
  %157 = and i32 %6, 32, !dbg !18
  %158 = lshr exact i32 %157, 1, !dbg !18
  %159 = xor i32 %137, %158, !dbg !18
  %160 = or disjoint i32 %159, %156, !dbg !18
  %161 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %160, !dbg !18
  %162 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %161), !dbg !18
  %163 = extractvalue { i32, i32, i32, i32 } %162, 0, !dbg !18
  %164 = extractvalue { i32, i32, i32, i32 } %162, 1, !dbg !18
  %165 = extractvalue { i32, i32, i32, i32 } %162, 2, !dbg !18
  %166 = extractvalue { i32, i32, i32, i32 } %162, 3, !dbg !18
  %167 = xor i32 %160, 32, !dbg !18
  %168 = getelementptr inbounds nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @global_smem, i32 2048), i32 %167, !dbg !18
  %169 = tail call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) %168), !dbg !18
  %170 = extractvalue { i32, i32, i32, i32 } %169, 0, !dbg !18
  %171 = extractvalue { i32, i32, i32, i32 } %169, 1, !dbg !18
  %172 = extractvalue { i32, i32, i32, i32 } %169, 2, !dbg !18
  %173 = extractvalue { i32, i32, i32, i32 } %169, 3, !dbg !18
  %174 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %145, i32 %146, i32 %147, i32 %148, i32 %163, i32 %164) #4, !dbg !20
  %175 = extractvalue { float, float, float, float } %174, 0, !dbg !20
  %176 = extractvalue { float, float, float, float } %174, 1, !dbg !20
  %177 = extractvalue { float, float, float, float } %174, 2, !dbg !20
  %178 = extractvalue { float, float, float, float } %174, 3, !dbg !20
  %179 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, i32 %145, i32 %146, i32 %147, i32 %148, i32 %170, i32 %171) #4, !dbg !20
  %180 = extractvalue { float, float, float, float } %179, 0, !dbg !20
  %181 = extractvalue { float, float, float, float } %179, 1, !dbg !20
  %182 = extractvalue { float, float, float, float } %179, 2, !dbg !20
  %183 = extractvalue { float, float, float, float } %179, 3, !dbg !20
  %184 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %175, float %176, float %177, float %178, i32 %152, i32 %153, i32 %154, i32 %155, i32 %165, i32 %166) #4, !dbg !20
  %185 = extractvalue { float, float, float, float } %184, 0, !dbg !20
  %186 = extractvalue { float, float, float, float } %184, 1, !dbg !20
  %187 = extractvalue { float, float, float, float } %184, 2, !dbg !20
  %188 = extractvalue { float, float, float, float } %184, 3, !dbg !20
  %189 = tail call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $8, $9, $10, $11 }, { $12, $13 }, { $4, $5, $6, $7 };", "=f,=f,=f,=f,0,1,2,3,r,r,r,r,r,r"(float %180, float %181, float %182, float %183, i32 %152, i32 %153, i32 %154, i32 %155, i32 %172, i32 %173) #4, !dbg !20
  %190 = extractvalue { float, float, float, float } %189, 0, !dbg !20
  %191 = extractvalue { float, float, float, float } %189, 1, !dbg !20
  %192 = extractvalue { float, float, float, float } %189, 2, !dbg !20
  %193 = extractvalue { float, float, float, float } %189, 3, !dbg !20
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !21
  %194 = shl nuw nsw i32 %6, 8, !dbg !21
  %195 = and i32 %194, 3072, !dbg !21
  %196 = shl nuw nsw i32 %6, 4, !dbg !21
  %197 = and i32 %196, 48, !dbg !21
  %198 = and i32 %136, 192, !dbg !21
  %199 = and i32 %49, 72, !dbg !21
  %200 = shl nuw nsw i32 %51, 2, !dbg !21
  %201 = or disjoint i32 %195, %197, !dbg !21
  %202 = xor i32 %198, %199, !dbg !21
  %203 = or disjoint i32 %201, %202, !dbg !21
  %204 = or disjoint i32 %203, %200, !dbg !21
  %205 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %204, !dbg !21
  %206 = insertelement <2 x float> poison, float %185, i64 0, !dbg !21
  %207 = insertelement <2 x float> %206, float %187, i64 1, !dbg !21
  store <2 x float> %207, ptr addrspace(3) %205, align 8, !dbg !21
  %208 = getelementptr inbounds nuw i8, ptr addrspace(3) %205, i32 512, !dbg !21
  %209 = insertelement <2 x float> poison, float %190, i64 0, !dbg !21
  %210 = insertelement <2 x float> %209, float %192, i64 1, !dbg !21
  store <2 x float> %210, ptr addrspace(3) %208, align 8, !dbg !21
  %211 = xor i32 %204, 8, !dbg !21
  %212 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %211, !dbg !21
  %213 = insertelement <2 x float> poison, float %186, i64 0, !dbg !21
  %214 = insertelement <2 x float> %213, float %188, i64 1, !dbg !21
  store <2 x float> %214, ptr addrspace(3) %212, align 8, !dbg !21
  %215 = getelementptr inbounds nuw i8, ptr addrspace(3) %212, i32 512, !dbg !21
  %216 = insertelement <2 x float> poison, float %191, i64 0, !dbg !21
  %217 = insertelement <2 x float> %216, float %193, i64 1, !dbg !21
  store <2 x float> %217, ptr addrspace(3) %215, align 8, !dbg !21
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !21
  %218 = shl nuw nsw i32 %134, 3, !dbg !21
  %219 = shl nuw nsw i32 %138, 5, !dbg !21
  %220 = icmp eq i32 %157, 0, !dbg !21
  %221 = select i1 %220, i32 0, i32 1032, !dbg !21
  %222 = select i1 %52, i32 0, i32 2112, !dbg !21
  %223 = xor i32 %221, %218, !dbg !21
  %224 = xor i32 %223, %222, !dbg !21
  %225 = getelementptr inbounds nuw i8, ptr addrspace(3) @global_smem, i32 %219, !dbg !21
  %226 = getelementptr inbounds nuw i8, ptr addrspace(3) %225, i32 %224, !dbg !21
  %227 = load <2 x i32>, ptr addrspace(3) %226, align 8, !dbg !21
  %228 = getelementptr inbounds nuw i8, ptr addrspace(3) %226, i32 128, !dbg !21
  %229 = load <2 x i32>, ptr addrspace(3) %228, align 8, !dbg !21
  %230 = getelementptr inbounds nuw i8, ptr addrspace(3) %226, i32 256, !dbg !21
  %231 = load <2 x i32>, ptr addrspace(3) %230, align 8, !dbg !21
  %232 = getelementptr inbounds nuw i8, ptr addrspace(3) %226, i32 384, !dbg !21
  %233 = load <2 x i32>, ptr addrspace(3) %232, align 8, !dbg !21
  %.extract = extractelement <2 x i32> %227, i64 0, !dbg !21
  tail call void asm sideeffect "st.global.b32 [ $1 + 0 ], { $0 };", "r,l"(i32 %.extract, ptr addrspace(1) %126) #4, !dbg !21
  %.extract8 = extractelement <2 x i32> %229, i64 0, !dbg !21
  tail call void asm sideeffect "st.global.b32 [ $1 + 0 ], { $0 };", "r,l"(i32 %.extract8, ptr addrspace(1) %127) #4, !dbg !21
  %.extract9 = extractelement <2 x i32> %227, i64 1, !dbg !21
  tail call void asm sideeffect "st.global.b32 [ $1 + 0 ], { $0 };", "r,l"(i32 %.extract9, ptr addrspace(1) %128) #4, !dbg !21
  %.extract10 = extractelement <2 x i32> %229, i64 1, !dbg !21
  tail call void asm sideeffect "st.global.b32 [ $1 + 0 ], { $0 };", "r,l"(i32 %.extract10, ptr addrspace(1) %129) #4, !dbg !21
  %.extract11 = extractelement <2 x i32> %231, i64 0, !dbg !21
  tail call void asm sideeffect "st.global.b32 [ $1 + 0 ], { $0 };", "r,l"(i32 %.extract11, ptr addrspace(1) %130) #4, !dbg !21
  %.extract12 = extractelement <2 x i32> %233, i64 0, !dbg !21
  tail call void asm sideeffect "st.global.b32 [ $1 + 0 ], { $0 };", "r,l"(i32 %.extract12, ptr addrspace(1) %131) #4, !dbg !21
  %.extract13 = extractelement <2 x i32> %231, i64 1, !dbg !21
  tail call void asm sideeffect "st.global.b32 [ $1 + 0 ], { $0 };", "r,l"(i32 %.extract13, ptr addrspace(1) %132) #4, !dbg !21
  %.extract14 = extractelement <2 x i32> %233, i64 1, !dbg !21
  tail call void asm sideeffect "st.global.b32 [ $1 + 0 ], { $0 };", "r,l"(i32 %.extract14, ptr addrspace(1) %133) #4, !dbg !21
  ret void, !dbg !22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) readonly captures(none)) #3

; Function Attrs: convergent nocallback nofree nounwind memory(argmem: read)
declare { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.trans.b16.p3(ptr addrspace(3) readonly captures(none)) #3

attributes #0 = { nounwind "nvvm.reqntid"="128" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent nocallback nofree nounwind memory(argmem: read) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "triton", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "tr.py", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
!4 = distinct !DISubprogram(name: "matmul", linkageName: "matmul", scope: !1, file: !1, line: 18, type: !5, scopeLine: 18, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(cc: DW_CC_normal, types: !6)
!6 = !{null, !7, !7, !9, !11, !11}
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !8, size: 64, dwarfAddressSpace: 1)
!8 = !DIBasicType(name: "half", size: 16, encoding: DW_ATE_float)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !10, size: 64, dwarfAddressSpace: 1)
!10 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "pointer", baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIBasicType(name: "unknown_type", encoding: DW_ATE_signed)
!13 = !DILocation(line: 20, column: 17, scope: !4)
!14 = !DILocation(line: 20, column: 15, scope: !4)
!15 = !DILocation(line: 20, column: 29, scope: !4)
!16 = !DILocation(line: 20, column: 7, scope: !4)
!17 = !DILocation(line: 20, column: 51, scope: !4)
!18 = !DILocation(line: 20, column: 43, scope: !4)
!19 = !DILocation(line: 21, column: 14, scope: !4)
!20 = !DILocation(line: 21, column: 39, scope: !4)
!21 = !DILocation(line: 21, column: 5, scope: !4)
!22 = !DILocation(line: 18, column: 1, scope: !4)
