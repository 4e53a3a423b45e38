// Lambdas inside kernels: captures by value and reference, generic, passed to templates, mutable, immediately called.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 8>>>(r=out:i32:48)
// EXPECT: r[i] == i/6 + 10 if i%6 == 0
// EXPECT: r[i] == 3*(i/6) if i%6 == 1
// EXPECT: r[i] == sum(k, 0, 5, k*(i/6)) if i%6 == 2
// EXPECT: r[i] == 2*(i/6) + 5 if i%6 == 3
// EXPECT: r[i] == 3 if i%6 == 4
// EXPECT: r[i] == -(i/6) if i%6 == 5
template <typename F>
__device__ int total(int n, F f) {
    int s = 0;
    for (int i = 0; i < n; ++i)
        s += f(i);
    return s;
}
__global__ void k(int *r) {
    int t = threadIdx.x;
    int *o = r + 6 * t;
    int ten = 10;
    auto add = [ten](int x) { return x + ten; };
    o[0] = add(t);
    int acc = 0;
    auto grow = [&acc](int x) { acc += x; };
    grow(t);
    grow(2 * t);
    o[1] = acc;
    o[2] = total(5, [=](int i) { return i * t; });
    auto twice = [](auto x) { return x + x; };
    o[3] = twice(t) + (int)twice(2.5f);
    int count = 0;
    auto next = [count]() mutable { return ++count; };
    next();
    next();
    o[4] = next();
    o[5] = [&] { return -t; }();
}
