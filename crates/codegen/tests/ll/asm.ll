; CHECK: // begin inline asm
; CHECK: add.u32 %r
; CHECK: // end inline asm
; CHECK: mov.b64 {%r
; CHECK: bar.sync 3;
target datalayout = "e-p:64:64:64-p3:32:32:32-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-f128:128:128-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
define i32 @f(i32 %x, float %y, i64 %z) {
  %a = call i32 asm "add.u32 $0, $1, $2;", "=r,r,r"(i32 %x, i32 3)
  %b = call { i32, i32 } asm sideeffect "mov.b64 {$0,$1}, $2;", "=r,=r,l,~{memory}"(i64 %z)
  call void asm sideeffect "bar.sync $0;", "n"(i32 3)
  %c = call i32 asm "add.u32 $0, $0, 1;", "=r,0"(i32 %a)
  %d = call float asm "{ .reg .f32 t; add.f32 t, $1, $1; mov.f32 $0, t; }", "=f,f"(float %y)
  %e = extractvalue { i32, i32 } %b, 1
  %s = add i32 %c, %e
  %di = fptosi float %d to i32
  %t = add i32 %s, %di
  ret i32 %t
}
