// Graph: one step of Floyd-Warshall, in place.
// RUN: floyd_step<<<(64,256), (32,8)>>>(n=i32:2048, k=i32:77, d=out:i32:1<<22:rand=1,1,1000)
extern "C" __global__ void floyd_step(int n, int k, int* d) {
    int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= n || j >= n) return;
    int through = d[i * n + k] + d[k * n + j];
    if (through < d[i * n + j]) d[i * n + j] = through;
}
