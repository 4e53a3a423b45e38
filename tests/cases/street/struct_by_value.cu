// A struct with member functions, passed to the kernel by value.
// PTXAS: sm_75 sm_90 sm_100 sm_120
// LLVM-VERIFY
// RUN: transform<<<1, 64>>>({scale=f32:2, offset=f32:-1, n=i32:50}, x=buf:f32:64:iota, y=out:f32:64:7)
// EXPECT: y[i] == (i < n ? scale*x[i] + offset : 7)
// RUN: lengths<<<1, 10>>>(p=buf:f32:30:iota, r=out:f32:10)
// EXPECT: r[i] == (3*i)*(3*i) + (3*i+1)*(3*i+1) + (3*i+2)*(3*i+2)
struct Affine {
    float scale;
    float offset;
    int n;
    __device__ bool covers(int i) const { return i < n; }
    __device__ float operator()(float x) const { return scale * x + offset; }
};

struct Point {
    float x, y, z;
    __device__ Point(float x, float y, float z) : x(x), y(y), z(z) {}
    __device__ float dot(const Point &o) const { return x * o.x + y * o.y + z * o.z; }
};

__global__ void transform(Affine f, const float *x, float *y) {
    int i = threadIdx.x;
    if (f.covers(i))
        y[i] = f(x[i]);
}

__global__ void lengths(const float *p, float *r) {
    int i = threadIdx.x;
    Point a(p[3 * i], p[3 * i + 1], p[3 * i + 2]);
    r[i] = a.dot(a);
}
