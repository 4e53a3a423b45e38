source_filename = "typed"
target datalayout = "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.pair = type { i32, float }
%struct.list = type { ptr, %struct.pair }

@table = addrspace(4) global [4 x ptr] [ptr @first, ptr @second, ptr null, ptr addrspacecast (ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @data, i64 8) to ptr)], align 8
@data = addrspace(1) global [16 x i32] zeroinitializer, align 4
@shared = internal addrspace(3) global [32 x float] undef, align 4
@llvm.used = appending global [2 x ptr] [ptr @kernel, ptr addrspacecast (ptr addrspace(1) @data to ptr)], section "llvm.metadata"

declare void @llvm.memcpy.p0.p0.i64(ptr nocapture, ptr nocapture, i64, i1)

define internal i32 @first(ptr %p, i32 %i) {
entry:
  %element = getelementptr inbounds %struct.pair, ptr %p, i32 %i, i32 0
  %value = load i32, ptr %element, align 4
  ret i32 %value
}

define internal i32 @second(ptr %p, i32 %i) #0 {
entry:
  %local = alloca %struct.list, align 8
  %inner = getelementptr inbounds %struct.list, ptr %local, i32 0, i32 1
  call void @llvm.memcpy.p0.p0.i64(ptr %inner, ptr %p, i64 8, i1 false)
  %value = load i32, ptr %inner, align 4
  store ptr %p, ptr %local, align 8
  %again = load ptr, ptr %local, align 8
  %sum = call i32 @first(ptr %again, i32 %i)
  %total = add nsw i32 %sum, %value
  ret i32 %total
}

define i32 @by_value(ptr byval(%struct.pair) align 4 %pair, ptr sret(%struct.list) align 8 %out) {
  %1 = load i32, ptr %pair, align 4
  store ptr %pair, ptr %out, align 8
  ret i32 %1
}

define ptx_kernel void @kernel(ptr %out, i32 %n) {
entry:
  %pair = alloca %struct.pair, align 4
  %list = alloca %struct.list, align 8
  %result = call i32 @by_value(ptr byval(%struct.pair) align 4 %pair, ptr sret(%struct.list) align 8 %list)
  %slot = getelementptr inbounds [4 x ptr], ptr addrspace(4) @table, i32 0, i32 %n
  %function = load ptr, ptr addrspace(4) %slot, align 8
  %called = call i32 %function(ptr %pair, i32 %n)
  %global = addrspacecast ptr %out to ptr addrspace(1)
  br label %loop

loop:                                             ; preds = %loop, %entry
  %at = phi ptr addrspace(1) [ %global, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %old = atomicrmw add ptr addrspace(1) %at, i32 %called syncscope("device") monotonic, align 4
  %both = cmpxchg ptr addrspace(1) @data, i32 %old, i32 %i syncscope("device") monotonic monotonic, align 4
  %seen = extractvalue { i32, i1 } %both, 0
  %lane = getelementptr [32 x float], ptr addrspace(3) @shared, i32 0, i32 %i
  store float 1.000000e+00, ptr addrspace(3) %lane, align 4
  %text = call i32 asm sideeffect "mov.u32 $0, $1;", "=r,r"(i32 %seen)
  %j = add i32 %i, 1
  %next = getelementptr inbounds i32, ptr addrspace(1) %at, i64 1
  %done = icmp sge i32 %j, %text
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  store i32 %result, ptr %out, align 4
  ret void
}

attributes #0 = { noinline nounwind memory(argmem: readwrite) }

!nvvm.annotations = !{!0}
!nvvmir.version = !{!1}

!0 = !{ptr @kernel, !"kernel", i32 1}
!1 = !{i32 2, i32 0}
