// The math library, atomics, loads through the read-only cache. Each kernel named after a function has one call of it, alone on line 7 of
// the kernel: all the function's instructions count for that line.
__global__ void kernel_powf(const float *x, float *y)
{
    int i = threadIdx.x;
    float v = x[i];
    float w = x[i + 32];
    float r =
        powf(v, w);
    y[i] = r;
}

__global__ void kernel_sinf(const float *x, float *y)
{
    int i = threadIdx.x;
    float v = x[i];
    float w = x[i + 32];
    float r =
        sinf(v);
    y[i] = r + w;
}

__global__ void kernel_expf(const float *x, float *y)
{
    int i = threadIdx.x;
    float v = x[i];
    float w = x[i + 32];
    float r =
        expf(v);
    y[i] = r + w;
}

__global__ void kernel_exp(const double *x, double *y)
{
    int i = threadIdx.x;
    double v = x[i];
    double w = x[i + 32];
    double r =
        exp(v);
    y[i] = r + w;
}

__global__ void atomics(const int *x, int *y, double *z)
{
    int i = threadIdx.x;
    int v = __ldg(&x[i]);
    atomicAdd(&y[v & 7], v);
    int old = atomicCAS(y + 9, v, i);
    double d = sqrt((double)old);
    z[i] = d / 3.0;
}
