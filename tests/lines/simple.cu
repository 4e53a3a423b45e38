// One statement after the other.
__global__ void simple(const float *x, float *y, float a, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float v = a * x[i];
        y[i] += v;
    }
}
