// A function of the device that is only evaluated, for launch bounds, copies a constant of the host, which the device does not have.
// OPT: 3
struct Pair {
    int a, b;
};
template <class T> constexpr Pair sizes = {sizeof(T), 2};
template <class T> struct Select {
    __device__ constexpr Pair operator()(int) const { return sizes<T>; }
};
template <class T> __global__ void __launch_bounds__(int(Select<T>{}(0).a * 32)) bounded(T *p) { *p = 1; }
template <class F> void take(F) {}
void host() { take(bounded<int>); }
// CHECK: .entry _Z7boundedIiEvPT_(
// CHECK: .maxntid 128
