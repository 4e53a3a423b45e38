// `<< <` and `>> >` on one line are `<<<` and `>>>`, as formatters that do not know CUDA leave them: the instances of templates that
// such launches name are kernels. `operator<< <T>` is none.
// NO-CLANG: brackets with spaces are not joined
// PTXAS: sm_75 sm_90

template <int N> __global__ void add(int* out) { out[threadIdx.x] += N; }
template <class T> struct Value { static constexpr int one = 1; };
struct Stream {};
template <class T> Stream& operator<<(Stream& s, T) { return s; }
#define OPEN << <
#define CLOSE >> >
#define LESS <

template <class T> void host(T* out, int n) {
    Stream s;
    operator<< <int>(s, 1);
    operator<<<long>(s, 2);
    add<1> << <(n + 255) / 256, 256 >> > (out);
    add<2> << < dim3(1), 32, 0, 0>>>(out);
    add<3><<<1, 32 >> >(out);
    add<4> OPEN 1, 2 CLOSE(out);
    add<5> << LESS 1, Value<Value<Value<T>> >::one >> > (out);
}
void all(int* out) { host(out, 1); }
// RUN: add<1><<<1, 4>>>(out=buf:i32:4:iota)
// EXPECT: out == [1, 2, 3, 4]
// RUN: add<2><<<1, 4>>>(out=buf:i32:4:iota)
// EXPECT: out == [2, 3, 4, 5]
// RUN: add<3><<<1, 4>>>(out=buf:i32:4:iota)
// EXPECT: out == [3, 4, 5, 6]
// RUN: add<4><<<1, 4>>>(out=buf:i32:4:iota)
// EXPECT: out == [4, 5, 6, 7]
// RUN: add<5><<<1, 4>>>(out=buf:i32:4:iota)
// EXPECT: out == [5, 6, 7, 8]
