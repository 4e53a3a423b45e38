; The tokens and the calls that make them go.
declare token @llvm.experimental.convergence.entry()
declare void @f()
define void @k() convergent {
  %t = call token @llvm.experimental.convergence.entry()
  call void @f() [ "convergencectrl"(token %t) ]
  ret void
}
define void @plain() {
  call void @f()
  ret void
}
