// Static data members, static functions, nested classes, friends, namespaces, member pointers.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 1>>>(r=out:i32:7)
// EXPECT: r == [42, 5, 7, 3, 9, 4, 11]
namespace outer {
namespace inner {
__device__ int seven() { return 7; }
} // namespace inner
struct Counter {
    static const int start = 42;
    static constexpr int step = 5;
    struct Nested {
        int v;
    };
    friend __device__ int peek(const Counter &c);
    __device__ Counter(int s) : secret(s) {}
    __device__ int add(int x) const { return secret + x; }
    int open = 4;

private:
    int secret;
};
__device__ int peek(const Counter &c) { return c.secret; }
} // namespace outer
using namespace outer::inner;
namespace alias = outer;
__global__ void k(int *r) {
    r[0] = outer::Counter::start;
    r[1] = alias::Counter::step;
    r[2] = seven();
    outer::Counter c(3);
    r[3] = peek(c);
    outer::Counter::Nested n = {9};
    r[4] = n.v;
    int outer::Counter::*data = &outer::Counter::open;
    r[5] = c.*data;
    int (outer::Counter::*method)(int) const = &outer::Counter::add;
    r[6] = (c.*method)(8);
}
