// RUN: histogram<<<4, 256>>>(data=buf:i32:1024:(i*7+i/3)%16, bins=out:i32:16)
// EXPECT: bins[i] == count(k, 0, 1024, data[k] == i)

__global__ void histogram(const int *data, int *bins) {
    int v = data[blockIdx.x * blockDim.x + threadIdx.x];
    bins[v]++;
}
