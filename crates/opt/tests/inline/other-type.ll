; A function called with another type than its own stays a call.
define internal <2 x i16> @pair() {
  ret <2 x i16> zeroinitializer
}
define i32 @caller() {
  %x = call i32 @pair()
  ret i32 %x
}
