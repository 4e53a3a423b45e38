// A matrix view with iterators over strided rows; sums of rows and columns through the same template.
// RUN: iterator_rows<<<64, 256>>>(rows=i32:1024, cols=i32:1024, a=buf:f32:1<<20:rand=1, row_sum=out:f32:1024*16, col_sum=out:f32:1024*16)
#include <cstddef>
struct Strided {
    const float* p;
    ptrdiff_t step;
    __device__ float operator*() const { return *p; }
    __device__ Strided& operator++() { p += step; return *this; }
    __device__ bool operator!=(const Strided& o) const { return p != o.p; }
};
struct Range {
    Strided first, last;
    __device__ Strided begin() const { return first; }
    __device__ Strided end() const { return last; }
};
struct View {
    const float* data;
    int rows, cols;
    __device__ Range row(int r) const { return {{data + (size_t)r * cols, 1}, {data + (size_t)(r + 1) * cols, 1}}; }
    __device__ Range col(int c, int from, int to) const { return {{data + (size_t)from * cols + c, cols}, {data + (size_t)to * cols + c, cols}}; }
};
extern "C" __global__ void iterator_rows(int rows, int cols, const float* a, float* row_sum, float* col_sum) {
    View v{a, rows, cols};
    int t = blockIdx.x * blockDim.x + threadIdx.x, part = t / cols, c = t % cols;
    float s = 0;
    for (float x : v.col(c, part * (rows / 16), (part + 1) * (rows / 16))) s += x * x;
    col_sum[t] = s;
    s = 0;
    if (part == 0) for (float x : v.row(c)) s += x;
    row_sum[t] = s;
}
