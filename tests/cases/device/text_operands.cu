// Constants of the host in the places of device code where only their values count.
template <class T> struct Trait {
    static constexpr char value[] = "s32";
    static constexpr int n = 4;
    static constexpr int arr[3] = {1, 2, 3};
    static constexpr const int &ref = n;
    static constexpr const char *str = "abc";
};
struct Plain { static constexpr char value[] = "u32"; };
constexpr char global_text[] = "add";
template <class T> constexpr char templated_text[] = "sub";
constexpr int numbers[] = {4, 5, 6};
template <int N> struct Int { static constexpr int v = N; };
template <class T> __device__ T with_type(T a, T b) {
    T r;
    asm("add.%1 %0, %2, %3;" : "=r"(r) : "C"(Trait<T>::value), "r"(a), "r"(b));
    return r;
}
__host__ __device__ int with_plain(int a, int b) {
    int r;
    asm("%1.%2 %0, %3, %4;" : "=r"(r) : "C"(&templated_text<int>[0]), "C"(Plain::value + 0), "r"(a), "r"(b));
    return r;
}
__device__ int by_default(int x = Trait<int>::ref) { return x; }
template <class T> __device__ int conditional() {
    if constexpr (numbers[1] > 4 && Trait<T>::arr[2] == 3) return 1;
    else return 2;
}
__host__ __device__ int in_both() {
    int r;
    asm("mov.u32 %0, %1;" : "=r"(r) : "n"(numbers[2] + Trait<int>::arr[1]));
    return r;
}
__global__ void k(int *o) {
    int r, bound[Trait<int>::arr[1]] = {7, 8};
    asm("%1.s32 %0, %2, %3;" : "=r"(r) : "C"(global_text), "r"(20), "n"(numbers[0]));
    o[0] = with_type<int>(1, 2), o[1] = with_plain(9, 2), o[2] = r, o[3] = by_default(), o[4] = conditional<int>(), o[5] = in_both();
    o[6] = sizeof(Trait<int>::value) + sizeof(numbers) + sizeof(decltype(Trait<int>::arr)), o[7] = noexcept(Trait<int>::arr[0]);
    o[8] = Int<numbers[1] + Trait<int>::ref>::v, o[9] = bound[1], o[10] = Trait<int>::ref;
    switch (o[8]) { case numbers[0] + numbers[1]: o[11] = 3; break; default: o[11] = 4; }
    static_assert(Trait<int>::str[1] == 'b' && numbers[2] == 6, "");
}
// NO-CLANG: clang has no operand of text
// RUN: k<<<1, 1>>>(o=out:i32:12)
// EXPECT: o == [3, 7, 24, 4, 1, 8, 28, 1, 9, 8, 4, 3]
// PTXAS: sm_90
