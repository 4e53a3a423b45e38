// Constants of the host that hold addresses of the device: pointers to functions, to variables and to parts of them, references.
// NO-CLANG: its device code has no constants of the host that are initialised outside of their class
// In device code their values stand for them.
// PTXAS: sm_75 sm_90
// RUN: functions<<<1, 8>>>(out=out:i32:40)
// EXPECT: out[i] == (i + 1) + 2 * i + 3 * i for i in 0..8
// EXPECT: out[8 + i] == (i % 2 ? i + 1 : 2 * i) + 1 + 9 * i for i in 0..8
// EXPECT: out[16 + i] == 7 * i + 4 * i + i + 9 for i in 0..8
// EXPECT: out[24 + i] == (i + 1) + (2 * i + 1) + 11 * i for i in 0..8
// EXPECT: out[32 + i] == (i + 1) * 2 + 12 for i in 0..8
// RUN: variables<<<1, 4>>>(out=out:i32:24)
// EXPECT: out[i] == 5 + 5 + 8 + 9 for i in 0..4
// EXPECT: out[4 + i] == 6 + i for i in 0..4
// EXPECT: out[8 + i] == 12 + 11 + 12 for i in 0..4
// EXPECT: out[12 + i] == 5 + i % 2 + 4 for i in 0..4
// EXPECT: out[16 + i] == 5 + 7 + 7 for i in 0..4
// EXPECT: out[20 + i] == 7 + 2 * 100 for i in 0..4
#include <type_traits>

__device__ int add(int a) { return a + 1; }
__device__ int mul(int a) { return a * 2; }
__host__ __device__ int both(int a) { return a * 11; }
template <int N> __device__ int poly(int a) { return a * N; }
struct Math {
    static __device__ int sum(int a) { return a + 9; }
};
using Fn = int (*)(int);

constexpr int (*first)(int) = add;
static int (*const second)(int) = mul;
constexpr Fn third = poly<3>;
template <bool B> struct Chosen {
    static constexpr int (*f)(int) = B ? add : poly<9>;
    static constexpr int (*none)(int) = B ? mul : nullptr;
};
template <int N> constexpr Fn of = poly<N>;
template <Fn F> struct Wrapped {
    static constexpr auto value = F;
    __device__ int operator()(int a) const { return value(a); }
};
struct Held {
    static inline int (*const f)(int) = &Math::sum;
    static int (*const outside)(int);
    static int (*table[2])(int);
};
int (*const Held::outside)(int) = add;
int (*Held::table[2])(int) = {add, mul};
template <class T> struct HeldOf {
    static T (*const f)(T);
    static T (&r)(T);
};
template <class T> T (*const HeldOf<T>::f)(T) = mul;
template <class T> T (&HeldOf<T>::r)(T) = both;
constexpr int (&function)(int) = both;

__device__ int call(int (*f)(int), int a) { return f(a); }
template <class F> __device__ int call_any(F f, int a) { return f(a); }
__host__ __device__ int on_both_sides(int a) { return function(a); }

extern "C" __global__ void functions(int *out) {
    int i = threadIdx.x;
    out[i] = first(i) + (*second)(i) + third(i);
    auto copy = Chosen<true>::f;
    out[8 + i] = (i & 1 ? first : second)(i) + (copy == first) + Chosen<false>::f(i);
    out[16 + i] = of<7>(i) + Wrapped<poly<4>>()(i) + Held::f(i);
    auto in_lambda = [](int a) { return first(a); };
    auto captured = [=](int a) { return second(a) + (Chosen<false>::none ? 0 : 1); };
    out[24 + i] = in_lambda(i) + captured(i) + on_both_sides(i);
    out[32 + i] = call(first, i) + call_any(Held::outside, i) + std::integral_constant<Fn, poly<2>>::value(3) +
                  HeldOf<int>::f(3) + HeldOf<int>::r(0);
}

__device__ int number = 5;
__device__ int list[4] = {6, 7, 8, 9};
__constant__ int fixed[3] = {4, 5, 6};
struct Pair {
    int a, b;
};
__device__ Pair pair = {11, 12};
__device__ int written = 1;

constexpr int *to_number = &number;
static int *const to_number_too = &number;
constexpr int *to_element = &list[2];
constexpr int *to_list = list;
constexpr int *to_member = &pair.b;
constexpr Pair *to_pair = &pair;
constexpr const int *to_fixed = fixed + 1;
template <int *P> struct At {
    static constexpr int *p = P;
};
int &alias = number;
constexpr int &element = list[1];
static int &changed = written;
constexpr int host_list[4] = {9, 8, 7, 6};
constexpr const int &host_element = host_list[2];

extern "C" __global__ void variables(int *out) {
    int i = threadIdx.x;
    out[i] = *to_number + *to_number_too + *to_element + to_element[1];
    out[4 + i] = to_list[i];
    out[8 + i] = *to_member + to_pair->a + to_pair->b;
    out[12 + i] = to_fixed[i % 2] + (int)(to_list + 4 - list);
    out[16 + i] = *At<&number>::p + element + host_element;
    if (i == 0) changed = 7;
    __syncthreads();
    const int *same = &changed;
    out[20 + i] = changed + (same == &written) * 100 + (&alias == to_number) * 100;
}
