// RUN: add<<<4, 256>>>(n=i32:1000, a=buf:f32:1000:iota, b=buf:f32:1000:2*i, c=out:f32:1000)
// EXPECT: c[i] == a[i] + b[i]

__global__ void add(int n, const float *a, const float *b, float *c) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        c[i] = a[i] + b[i];
}
