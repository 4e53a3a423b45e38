// FLAGS: -arch=sm_90
extern "C" __global__ void k(float *a, int n) {
#pragma unroll 4 5 // warning: extra characters in the unroll pragma
    for (int i = 0; i < 64; i++)
        a[i] = i;
#pragma unroll 99999999999 // warning: the unroll value does not fit in a integer
    for (int i = 0; i < 64; i++)
        a[i] = i;
#pragma unroll n // error: expression must have a constant value
    for (int i = 0; i < 64; i++)
        a[i] = i;
    // warning@-3: must be an integral constant expression
#pragma unroll 4.5 // error: instead of the required integral or enum type
    for (int i = 0; i < 64; i++)
        a[i] = i;
    // warning@-3: must be an integral constant expression
}
