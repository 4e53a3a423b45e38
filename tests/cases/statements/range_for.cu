// Range-based for over arrays and over a class with begin and end.
// PTXAS: sm_75 sm_100
// RUN: k<<<1, 1>>>(r=out:i32:3)
// EXPECT: r == [15, 30, 10]
struct Range {
    int low, high;
    struct Iterator {
        int at;
        __device__ int operator*() const { return at; }
        __device__ Iterator &operator++() {
            ++at;
            return *this;
        }
        __device__ bool operator!=(const Iterator &o) const { return at != o.at; }
    };
    __device__ Iterator begin() const { return {low}; }
    __device__ Iterator end() const { return {high}; }
};

__global__ void k(int *r) {
    int v[] = {1, 2, 3, 4, 5};
    int s = 0;
    for (int x : v)
        s += x;
    r[0] = s;
    for (int &x : v)
        x *= 2;
    s = 0;
    for (const auto &x : v)
        s += x;
    r[1] = s;
    s = 0;
    for (auto x : Range{0, 5})
        s += x;
    r[2] = s;
}
