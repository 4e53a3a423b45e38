// An expansion among template arguments in parentheses is no fold expression.
template <bool b> struct Enable {};
template <> struct Enable<true> { typedef int type; };
template <class T> struct IsInt { static constexpr bool value = false; };
template <> struct IsInt<int> { static constexpr bool value = true; };
template <class... B> struct All { static constexpr bool value = (B::value && ...); };

template <class... T> struct Row {
    int which;
    template <class... U, class = typename Enable<!(sizeof...(U) == 1 && All<IsInt<U>...>::value)>::type>
    __device__ Row(U &&...) : which(1) {}
    __device__ Row(int) : which(2) {}
};

template <class... T> __device__ int count() {
    int each[] = {(All<IsInt<T>...>::value > 0 ? 10 : 1) + (int)sizeof(T)...};
    int sum = 0;
    for (int x : each) sum += x;
    return sum;
}
template <int... i> __device__ bool rising(int limit) { return (limit > ... > i); }

// RUN: k<<<1, 1>>>(o=out:i32:5)
// EXPECT: o == [1, 2, 28, 11, 1]
__global__ void k(int *o) {
    o[0] = Row<float>(2.0f).which;
    o[1] = Row<int>(2).which;
    o[2] = count<int, int>();
    o[3] = count<char, double>();
    o[4] = rising<0>(5);
}
