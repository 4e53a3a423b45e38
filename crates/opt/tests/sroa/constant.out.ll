declare i32 @f(i32)

define ptr @g() {
  ret ptr @f
}
