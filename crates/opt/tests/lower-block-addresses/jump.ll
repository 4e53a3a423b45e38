; An indirect branch becomes a switch over the numbers of blocks; other branches stay.
define i32 @jumps(i1 %c) {
entry:
  %to = select i1 %c, ptr blockaddress(@jumps, %a), ptr blockaddress(@jumps, %b)
  indirectbr ptr %to, [label %a, label %b]
a:
  ret i32 1
b:
  ret i32 2
}
define i32 @plain(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
