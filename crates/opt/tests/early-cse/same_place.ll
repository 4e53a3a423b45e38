; One address written in two ways.
%pair = type { float, float }

define float @forwarded(ptr %p, float %v) {
  %a = getelementptr inbounds %pair, ptr %p, i32 0, i32 1
  store float %v, ptr %a, align 4
  %b = getelementptr inbounds i8, ptr %p, i64 4
  %r = load float, ptr %b, align 4
  ret float %r
}

; Another place, and another type.
define i64 @other(ptr %p, float %v) {
  %a = getelementptr inbounds %pair, ptr %p, i32 0, i32 1
  store float %v, ptr %a, align 4
  %b = getelementptr inbounds i8, ptr %p, i64 8
  %x = load i32, ptr %b, align 4
  %c = getelementptr inbounds i8, ptr %p, i64 4
  %y = load i32, ptr %c, align 4
  %z = zext i32 %x to i64
  %w = zext i32 %y to i64
  %r = add i64 %z, %w
  ret i64 %r
}
