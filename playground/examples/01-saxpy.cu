// saxpy: y = a*x + y
// RUN: saxpy<<<4, 256>>>(n=i32:1000, a=f32:2, x=buf:f32:1000:iota, y=out:f32:1000:1)
// EXPECT: y[i] == a*x[i] + old(y[i])

__global__ void saxpy(int n, float a, const float *x, float *y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = a * x[i] + y[i];
}
