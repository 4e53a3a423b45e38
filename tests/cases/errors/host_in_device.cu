// Host code used on the device: each use is reported once.
#include <cstdlib>
int host_count;
static void prepare(int *p) { *p = host_count; }

__device__ int read() { return host_count; }      // error: identifier "host_count" is undefined in device code: a host variable "host_count" cannot be directly read
__device__ void write() { host_count = 1; }       // error: cannot be directly written in a device function
__global__ void k(int *out) {
    out[0] = read();
    write();
    prepare(out);                                 // error: calling a __host__ function("prepare(int *)") from a __global__ function("k") is not allowed
    out[1] = atoi("12");                          // error: calling a __host__ function("atoi
}
