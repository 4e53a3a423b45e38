// SNAPSHOT: diagnostics
__global__ void k(int *x) {
    int i = threadIdx.x
    x[i] = i; // error: expected a ";"
}
__global__ void untouched(int *x) { x[0] = 1; }
