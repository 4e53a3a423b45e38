// One mistake, one error.
// SNAPSHOT: diagnostics
__global__ void k(float *x) {
    x[threadIdx.x] = y; // error: identifier "y" is undefined
}
