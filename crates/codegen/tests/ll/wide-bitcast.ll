; Vectors as integers whose last limb is not full, and back.
target triple = "nvptx64-nvidia-cuda"
define i1 @f1(<3 x i16> %b) {
  %f = sitofp <3 x i16> %b to <3 x float>
  %i = bitcast <3 x float> %f to i96
  %r = icmp sgt i96 %i, -1
  ret i1 %r
}
define i96 @g1(<3 x i32> %b) {
  %i = bitcast <3 x i32> %b to i96
  %r = ashr i96 %i, 3
  ret i96 %r
}
define i80 @h1(<5 x i16> %b) {
  %i = bitcast <5 x i16> %b to i80
  %r = ashr i80 %i, 3
  ret i80 %r
}
define <3 x i32> @g(i96 %b) {
  %r = ashr i96 %b, 3
  %i = bitcast i96 %r to <3 x i32>
  ret <3 x i32> %i
}
define <5 x i16> @h(i80 %b) {
  %r = add i80 %b, 3
  %i = bitcast i80 %r to <5 x i16>
  ret <5 x i16> %i
}
define <9 x i8> @k(i72 %b) {
  %r = add i72 %b, 3
  %i = bitcast i72 %r to <9 x i8>
  ret <9 x i8> %i
}
define i72 @l(<9 x i8> %b) {
  %i = bitcast <9 x i8> %b to i72
  %r = add i72 %i, 3
  ret i72 %r
}
define i160 @m(<5 x float> %b) {
  %i = bitcast <5 x float> %b to i160
  %r = add i160 %i, 3
  ret i160 %r
}
define <3 x i64> @n(i192 %b) {
  %i = bitcast i192 %b to <3 x i64>
  ret <3 x i64> %i
}
