// ARGS: --block 4 --arg out=out:f32:4 --arg x=f32:1.5
// A loop that is unrolled as a whole, and parameters that change.
__global__ void horner(float *out, float x)
{
    const float c[5] = {1, -2, 0.5f, 3, -1};
    x += threadIdx.x;
    float y = c[4];
    for (int k = 3; k >= 0; --k)
        y = y * x + c[k];
    float z = y;
    int n = 0;
#pragma unroll 2
    for (int k = 0; k < 6; ++k) {
        z = z * 0.5f - k;
        n += z < 0;
        out[threadIdx.x] = z;
    }
    z += n;
    out[threadIdx.x] = z;
}
