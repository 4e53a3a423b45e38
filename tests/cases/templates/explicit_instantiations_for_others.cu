// Explicit instantiations of device functions are there for other modules, although nobody uses them in this one.
// FLAGS: -rdc=true
// NO-CLANG: the suite compiles whole programs
template <class T> __device__ T twice(T a) { return a + a; }
template __device__ int twice<int>(int);
template <class T> struct Scale {
    T by;
    __device__ T operator()(T x) const;
};
template <class T> __device__ T Scale<T>::operator()(T x) const { return x * by; }
template struct Scale<float>;
// CHECK-DAG: .weak .func {{.*}} _Z5twiceIiET_S0_(
// CHECK-DAG: .weak .func {{.*}} _ZNK5ScaleIfEclEf(
