// SNAPSHOT: diagnostics
__global__ void k(int *x) {
    int i = threadIdx.x // error: expected a ";"
    x[i] = i;
}
__global__ void untouched(int *x) { x[0] = 1; }
