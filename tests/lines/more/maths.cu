// Math over several lines.
#include <math.h>
__device__ double quad(double a, double b, double c)
{
    double disc = b * b - 4.0 * a * c;
    if (disc < 0.0)
        return nan("");
    return (-b + sqrt(disc)) / (2.0 * a);
}
__global__ void math(double *x, float *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        double a = x[3 * i],
               b = x[3 * i + 1],
               c = x[3 * i + 2];
        x[i] = quad(a, b, c);
        y[i] = logf(y[i]) +
               __expf(y[i]) *
                   rsqrtf(y[i] + 1.0f);
        y[i] = fmaf(y[i], 2.0f, 1.0f);
        if (isnan(y[i]) || isinf(y[i]))
            y[i] = 0.0f;
    }
}
