declare token @llvm.experimental.convergence.entry()

declare void @f()

; Function Attrs: convergent
define void @k() #0 {
  call void @f()
  ret void
}

define void @plain() {
  call void @f()
  ret void
}

attributes #0 = { convergent }
