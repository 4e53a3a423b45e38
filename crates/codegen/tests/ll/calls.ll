; CHECK: .extern .func (.param .b32 func_retval0) vprintf
; CHECK: // callseq 0, 0
; CHECK: st.param.b32 [param0
; CHECK: call.uni (retval0),
; CHECK: prototype_1 : .callprototype (.param .b32 _) _ (.param .b32 _, .param .b64 _);
; CHECK: , prototype_1;
; CHECK: vprintf,
target datalayout = "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
@fmt = internal addrspace(1) constant [4 x i8] c"%d\0A\00"
%S = type { i32, double }
define i32 @caller(ptr %f, i8 signext %a, %S %s, ptr byval(%S) align 8 %v) {
  %r = call i32 @callee(i8 signext %a, %S %s, ptr byval(%S) align 8 %v)
  %q = call i32 %f(i32 %r, ptr %f)
  %buf = alloca i32, align 4
  store i32 %q, ptr %buf
  %n = call i32 @vprintf(ptr addrspacecast (ptr addrspace(1) @fmt to ptr), ptr %buf)
  %t = call { i16, <4 x float> } @pair(i1 true)
  %e = extractvalue { i16, <4 x float> } %t, 0
  %w = zext i16 %e to i32
  %sum = add i32 %n, %w
  ret i32 %sum
}
define internal i32 @callee(i8 signext %a, %S %s, ptr byval(%S) align 8 %v) noinline {
  %x = sext i8 %a to i32
  %i = extractvalue %S %s, 0
  %p = getelementptr %S, ptr %v, i32 0, i32 0
  %l = load i32, ptr %p
  %y = add i32 %x, %i
  %z = add i32 %y, %l
  ret i32 %z
}
declare i32 @vprintf(ptr, ptr)
declare { i16, <4 x float> } @pair(i1)
define void @variadic(i32 %n, ...) {
  %ap = alloca ptr
  call void @llvm.va_start(ptr %ap)
  %x = va_arg ptr %ap, i32
  %y = va_arg ptr %ap, double
  call void @llvm.va_end(ptr %ap)
  ret void
}
define void @usevariadic() {
  call void (i32, ...) @variadic(i32 1, i32 2, double 3.0)
  ret void
}
declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)
declare void @gone() noreturn
define void @never() noreturn {
  call void @gone()
  unreachable
}
