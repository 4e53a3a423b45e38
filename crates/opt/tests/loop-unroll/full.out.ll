define i32 @three(ptr %p) {
entry:
  br label %h

h:                                                ; preds = %entry
  %at = getelementptr i32, ptr %p, i32 0
  %v = load i32, ptr %at, align 4
  %s1 = add i32 0, %v
  %i1 = add i32 0, 1
  %c = icmp slt i32 %i1, 3
  br label %0

0:                                                ; preds = %h
  %at1 = getelementptr i32, ptr %p, i32 %i1
  %v2 = load i32, ptr %at1, align 4
  %s13 = add i32 %s1, %v2
  %i14 = add i32 %i1, 1
  %c5 = icmp slt i32 %i14, 3
  br label %1

1:                                                ; preds = %0
  %at6 = getelementptr i32, ptr %p, i32 %i14
  %v7 = load i32, ptr %at6, align 4
  %s18 = add i32 %s13, %v7
  %i19 = add i32 %i14, 1
  %c10 = icmp slt i32 %i19, 3
  br label %exit

exit:                                             ; preds = %1
  ret i32 %s18
}

define i32 @find(ptr %p) {
entry:
  br label %h

h:                                                ; preds = %entry
  %c = icmp ne i32 2, 0
  br label %body

body:                                             ; preds = %h
  %at = getelementptr i32, ptr %p, i32 2
  %v = load i32, ptr %at, align 4
  %z = icmp eq i32 %v, 7
  br i1 %z, label %exit, label %l

l:                                                ; preds = %body
  %i1 = add i32 2, -1
  br label %0

0:                                                ; preds = %l
  %c1 = icmp ne i32 %i1, 0
  br label %1

1:                                                ; preds = %0
  %at2 = getelementptr i32, ptr %p, i32 %i1
  %v3 = load i32, ptr %at2, align 4
  %z4 = icmp eq i32 %v3, 7
  br i1 %z4, label %exit, label %2

2:                                                ; preds = %1
  %i15 = add i32 %i1, -1
  br label %3

3:                                                ; preds = %2
  %c6 = icmp ne i32 %i15, 0
  br label %exit

4:                                                ; No predecessors!
  %at7 = getelementptr i32, ptr %p, i32 %i15
  %v8 = load i32, ptr %at7, align 4
  %z9 = icmp eq i32 %v8, 7
  br i1 %z9, label %exit, label %5

5:                                                ; preds = %4
  %i110 = add i32 %i15, -1
  unreachable

exit:                                             ; preds = %4, %3, %1, %body
  %r = phi i32 [ %i15, %4 ], [ 2, %body ], [ -1, %3 ], [ %i1, %1 ]
  ret i32 %r
}

define void @count(i32 %n, ptr %p) {
entry:
  %0 = icmp slt i32 0, %n
  %1 = select i1 %0, i32 %n, i32 1
  %2 = and i32 %1, 1
  %3 = sub i32 %1, %2
  %4 = icmp uge i32 %1, 2
  br i1 %4, label %5, label %12

5:                                                ; preds = %7, %entry
  %6 = phi i32 [ %3, %entry ], [ %8, %7 ]
  %i = phi i32 [ 0, %entry ], [ %i12, %7 ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br label %7

7:                                                ; preds = %5
  %at1 = getelementptr i32, ptr %p, i32 %i1
  store i32 %i1, ptr %at1, align 4
  %i12 = add i32 %i1, 1
  %c3 = icmp slt i32 %i12, %n
  %8 = sub i32 %6, 2
  %9 = icmp ne i32 %8, 0
  br i1 %9, label %5, label %10, !llvm.loop !0

10:                                               ; preds = %7
  %11 = icmp ne i32 %2, 0
  br i1 %11, label %12, label %exit

12:                                               ; preds = %10, %entry
  %13 = phi i32 [ 0, %entry ], [ %i12, %10 ]
  br label %h

h:                                                ; preds = %12
  %i4 = phi i32 [ %13, %12 ]
  %at5 = getelementptr i32, ptr %p, i32 %i4
  store i32 %i4, ptr %at5, align 4
  %i16 = add i32 %i4, 1
  %c7 = icmp slt i32 %i16, %n
  br label %exit

exit:                                             ; preds = %h, %10
  ret void
}

define void @pairs(ptr %p) {
entry:
  br label %h

h:                                                ; preds = %0, %entry
  %i = phi i32 [ 0, %entry ], [ %i12, %0 ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, 4
  br label %0

0:                                                ; preds = %h
  %at1 = getelementptr i32, ptr %p, i32 %i1
  store i32 %i1, ptr %at1, align 4
  %i12 = add i32 %i1, 1
  %c3 = icmp slt i32 %i12, 4
  br i1 %c3, label %h, label %exit, !llvm.loop !2

exit:                                             ; preds = %0
  ret void
}

define void @no(ptr %p) {
entry:
  br label %h

h:                                                ; preds = %h, %entry
  %i = phi i32 [ 0, %entry ], [ %i1, %h ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, 4
  br i1 %c, label %h, label %exit, !llvm.loop !3

exit:                                             ; preds = %h
  ret void
}

define void @large(ptr %p) {
entry:
  br label %h

h:                                                ; preds = %30, %entry
  %i = phi i32 [ 0, %entry ], [ %i192, %30 ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %at, align 4
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, 4000
  br label %0

0:                                                ; preds = %h
  %at1 = getelementptr i32, ptr %p, i32 %i1
  store i32 %i1, ptr %at1, align 4
  %i12 = add i32 %i1, 1
  %c3 = icmp slt i32 %i12, 4000
  br label %1

1:                                                ; preds = %0
  %at4 = getelementptr i32, ptr %p, i32 %i12
  store i32 %i12, ptr %at4, align 4
  %i15 = add i32 %i12, 1
  %c6 = icmp slt i32 %i15, 4000
  br label %2

2:                                                ; preds = %1
  %at7 = getelementptr i32, ptr %p, i32 %i15
  store i32 %i15, ptr %at7, align 4
  %i18 = add i32 %i15, 1
  %c9 = icmp slt i32 %i18, 4000
  br label %3

3:                                                ; preds = %2
  %at10 = getelementptr i32, ptr %p, i32 %i18
  store i32 %i18, ptr %at10, align 4
  %i111 = add i32 %i18, 1
  %c12 = icmp slt i32 %i111, 4000
  br label %4

4:                                                ; preds = %3
  %at13 = getelementptr i32, ptr %p, i32 %i111
  store i32 %i111, ptr %at13, align 4
  %i114 = add i32 %i111, 1
  %c15 = icmp slt i32 %i114, 4000
  br label %5

5:                                                ; preds = %4
  %at16 = getelementptr i32, ptr %p, i32 %i114
  store i32 %i114, ptr %at16, align 4
  %i117 = add i32 %i114, 1
  %c18 = icmp slt i32 %i117, 4000
  br label %6

6:                                                ; preds = %5
  %at19 = getelementptr i32, ptr %p, i32 %i117
  store i32 %i117, ptr %at19, align 4
  %i120 = add i32 %i117, 1
  %c21 = icmp slt i32 %i120, 4000
  br label %7

7:                                                ; preds = %6
  %at22 = getelementptr i32, ptr %p, i32 %i120
  store i32 %i120, ptr %at22, align 4
  %i123 = add i32 %i120, 1
  %c24 = icmp slt i32 %i123, 4000
  br label %8

8:                                                ; preds = %7
  %at25 = getelementptr i32, ptr %p, i32 %i123
  store i32 %i123, ptr %at25, align 4
  %i126 = add i32 %i123, 1
  %c27 = icmp slt i32 %i126, 4000
  br label %9

9:                                                ; preds = %8
  %at28 = getelementptr i32, ptr %p, i32 %i126
  store i32 %i126, ptr %at28, align 4
  %i129 = add i32 %i126, 1
  %c30 = icmp slt i32 %i129, 4000
  br label %10

10:                                               ; preds = %9
  %at31 = getelementptr i32, ptr %p, i32 %i129
  store i32 %i129, ptr %at31, align 4
  %i132 = add i32 %i129, 1
  %c33 = icmp slt i32 %i132, 4000
  br label %11

11:                                               ; preds = %10
  %at34 = getelementptr i32, ptr %p, i32 %i132
  store i32 %i132, ptr %at34, align 4
  %i135 = add i32 %i132, 1
  %c36 = icmp slt i32 %i135, 4000
  br label %12

12:                                               ; preds = %11
  %at37 = getelementptr i32, ptr %p, i32 %i135
  store i32 %i135, ptr %at37, align 4
  %i138 = add i32 %i135, 1
  %c39 = icmp slt i32 %i138, 4000
  br label %13

13:                                               ; preds = %12
  %at40 = getelementptr i32, ptr %p, i32 %i138
  store i32 %i138, ptr %at40, align 4
  %i141 = add i32 %i138, 1
  %c42 = icmp slt i32 %i141, 4000
  br label %14

14:                                               ; preds = %13
  %at43 = getelementptr i32, ptr %p, i32 %i141
  store i32 %i141, ptr %at43, align 4
  %i144 = add i32 %i141, 1
  %c45 = icmp slt i32 %i144, 4000
  br label %15

15:                                               ; preds = %14
  %at46 = getelementptr i32, ptr %p, i32 %i144
  store i32 %i144, ptr %at46, align 4
  %i147 = add i32 %i144, 1
  %c48 = icmp slt i32 %i147, 4000
  br label %16

16:                                               ; preds = %15
  %at49 = getelementptr i32, ptr %p, i32 %i147
  store i32 %i147, ptr %at49, align 4
  %i150 = add i32 %i147, 1
  %c51 = icmp slt i32 %i150, 4000
  br label %17

17:                                               ; preds = %16
  %at52 = getelementptr i32, ptr %p, i32 %i150
  store i32 %i150, ptr %at52, align 4
  %i153 = add i32 %i150, 1
  %c54 = icmp slt i32 %i153, 4000
  br label %18

18:                                               ; preds = %17
  %at55 = getelementptr i32, ptr %p, i32 %i153
  store i32 %i153, ptr %at55, align 4
  %i156 = add i32 %i153, 1
  %c57 = icmp slt i32 %i156, 4000
  br label %19

19:                                               ; preds = %18
  %at58 = getelementptr i32, ptr %p, i32 %i156
  store i32 %i156, ptr %at58, align 4
  %i159 = add i32 %i156, 1
  %c60 = icmp slt i32 %i159, 4000
  br label %20

20:                                               ; preds = %19
  %at61 = getelementptr i32, ptr %p, i32 %i159
  store i32 %i159, ptr %at61, align 4
  %i162 = add i32 %i159, 1
  %c63 = icmp slt i32 %i162, 4000
  br label %21

21:                                               ; preds = %20
  %at64 = getelementptr i32, ptr %p, i32 %i162
  store i32 %i162, ptr %at64, align 4
  %i165 = add i32 %i162, 1
  %c66 = icmp slt i32 %i165, 4000
  br label %22

22:                                               ; preds = %21
  %at67 = getelementptr i32, ptr %p, i32 %i165
  store i32 %i165, ptr %at67, align 4
  %i168 = add i32 %i165, 1
  %c69 = icmp slt i32 %i168, 4000
  br label %23

23:                                               ; preds = %22
  %at70 = getelementptr i32, ptr %p, i32 %i168
  store i32 %i168, ptr %at70, align 4
  %i171 = add i32 %i168, 1
  %c72 = icmp slt i32 %i171, 4000
  br label %24

24:                                               ; preds = %23
  %at73 = getelementptr i32, ptr %p, i32 %i171
  store i32 %i171, ptr %at73, align 4
  %i174 = add i32 %i171, 1
  %c75 = icmp slt i32 %i174, 4000
  br label %25

25:                                               ; preds = %24
  %at76 = getelementptr i32, ptr %p, i32 %i174
  store i32 %i174, ptr %at76, align 4
  %i177 = add i32 %i174, 1
  %c78 = icmp slt i32 %i177, 4000
  br label %26

26:                                               ; preds = %25
  %at79 = getelementptr i32, ptr %p, i32 %i177
  store i32 %i177, ptr %at79, align 4
  %i180 = add i32 %i177, 1
  %c81 = icmp slt i32 %i180, 4000
  br label %27

27:                                               ; preds = %26
  %at82 = getelementptr i32, ptr %p, i32 %i180
  store i32 %i180, ptr %at82, align 4
  %i183 = add i32 %i180, 1
  %c84 = icmp slt i32 %i183, 4000
  br label %28

28:                                               ; preds = %27
  %at85 = getelementptr i32, ptr %p, i32 %i183
  store i32 %i183, ptr %at85, align 4
  %i186 = add i32 %i183, 1
  %c87 = icmp slt i32 %i186, 4000
  br label %29

29:                                               ; preds = %28
  %at88 = getelementptr i32, ptr %p, i32 %i186
  store i32 %i186, ptr %at88, align 4
  %i189 = add i32 %i186, 1
  %c90 = icmp slt i32 %i189, 4000
  br label %30

30:                                               ; preds = %29
  %at91 = getelementptr i32, ptr %p, i32 %i189
  store i32 %i189, ptr %at91, align 4
  %i192 = add i32 %i189, 1
  %c93 = icmp slt i32 %i192, 4000
  br i1 %c93, label %h, label %exit, !llvm.loop !4

exit:                                             ; preds = %30
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !1}
!3 = distinct !{!3, !1}
!4 = distinct !{!4, !5}
!5 = !{!"oxicc.loop.unrolled"}
