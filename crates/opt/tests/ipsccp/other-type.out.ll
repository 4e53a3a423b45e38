define internal <2 x i16> @pair() {
  ret <2 x i16> zeroinitializer
}

define internal float @first(float %x) {
  ret float %x
}

define i32 @caller() {
  %r = call i32 @pair()
  %s = call i32 @first(i32 1)
  ret i32 %r
}
