; Calls, attributes, calling conventions, inline assembly, bundles.
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.S = type { i32, i32 }

$lib = comdat any

$other = comdat largest

@var = weak_odr addrspace(1) externally_initialized global i32 0, comdat($other), align 4
@hidden_var = hidden constant i32 3, section "sec", align 8
@tls = thread_local(localexec) global i32 0
@alias = weak alias i32 (i32), ptr @direct
@alias2 = internal alias i8, getelementptr (i8, ptr @hidden_var, i64 2)

; Function Attrs: alwaysinline convergent nounwind
define weak_odr ptx_kernel void @kernel(ptr noundef byval(%struct.S) align 4 %s, ptr noalias nocapture noundef readonly align 16 dereferenceable(64) %p, i8 signext %c, i16 zeroext %d) local_unnamed_addr #0 comdat($lib) align 16 {
  call void @declared()
  %1 = call i32 @direct(i32 noundef 3) #3
  %2 = tail call noundef range(i32 0, 1024) i32 @direct(i32 %1)
  ret void
}

define internal fastcc i32 @direct(i32 returned %x) unnamed_addr #1 {
  %t = call token @llvm.experimental.convergence.entry() #5
  %1 = call i32 (ptr, ...) @vararg(ptr null, i32 %x, double 1.000000e+00)
  %2 = notail call fast float @fl(float 1.000000e+00)
  %3 = call i32 asm sideeffect "mov.u32 $0, %laneid;\0A\09// \22q\22", "=r,~{memory}"() #2, !srcloc !0
  %4 = call { i32, i32 } asm "{ add $0, $2, $3; }", "=r,=r,r,r"(i32 %x, i32 %3)
  call void asm sideeffect alignstack inteldialect unwind "nop", ""()
  %5 = inttoptr i64 5 to ptr
  %6 = call i32 %5(i32 %x)
  call void null()
  call void @declared() #5 [ "convergencectrl"(token %t) ]
  call void @llvm.assume(i1 true) [ "align"(ptr %5, i64 16), "nonnull"(ptr %5) ]
  call cc 100 void @declared()
  call spir_func void @declared()
  ret i32 %x
}

declare void @declared()

declare i32 @vararg(ptr, ...)

declare float @fl(float)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

declare token @llvm.experimental.convergence.entry() #5

define linkonce_odr protected ptx_device void @props(ptr sret(%struct.S) %r, ptr %e) #6 section "text" gc "shadow-stack" prefix i32 5 {
  ret void
}

define available_externally void @avail() {
  ret void
}

declare extern_weak void @weak()

attributes #0 = { alwaysinline convergent nounwind "nvvm.kernel" "target-cpu"="sm_80" }
attributes #1 = { convergent noinline optnone alignstack=16 uwtable "frame-pointer"="all" }
attributes #2 = { nounwind memory(none) }
attributes #3 = { memory(read, argmem: readwrite, inaccessiblemem: none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { convergent nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { "a"="\22\\" }

!0 = !{i64 123}
