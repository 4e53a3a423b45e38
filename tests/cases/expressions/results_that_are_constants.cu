// The name of a constant that is one of several results is read, not used: static members need no memory on the device.
// OPT: 0 1 3
// RUN: k<<<1, 8>>>(r=out:i32:8)
// EXPECT: r[i] == (i > 4 ? 4 : i) + (i > 3 ? 7 : i) * 10 + (i > 5 ? 5 : i) * 100 + (i > 2 ? 4 : 7) * 1000 + 50000
struct Limits {
    static const int most = 4;
    static constexpr int next = 7;
};

template <int N>
struct Tile {
    static int const size = N;
    __device__ int clamp(int x) const {
        int e = x;
        e = (e > size) ? size : e;
        return e;
    }
    __device__ int last(int x) const { return (x++, size); }
};

__global__ void k(int *r) {
    int i = threadIdx.x;
    int e = i;
    e = (e > Limits::most) ? Limits::most : e;
    int f = i;
    f = f > 3 ? Limits::next : f;
    int g = Tile<5>().clamp(i);
    int h = i > 2 ? Limits::most : Limits::next;
    r[i] = e + f * 10 + g * 100 + h * 1000 + Tile<5>().last(i) * 10000;
}
