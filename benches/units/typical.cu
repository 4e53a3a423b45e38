// A few standard headers and a handful of kernels: most files of most projects.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <type_traits>
#include <vector>

struct Particle {
    float3 position;
    float3 velocity;
    float mass;
};

template <int Block> __global__ void reduce(const float *in, float *out, int n) {
    __shared__ float partial[Block];
    float sum = 0;
    for (int i = blockIdx.x * Block + threadIdx.x; i < n; i += gridDim.x * Block) sum += in[i];
    partial[threadIdx.x] = sum;
    __syncthreads();
    for (int step = Block / 2; step > 0; step /= 2) {
        if (threadIdx.x < step) partial[threadIdx.x] += partial[threadIdx.x + step];
        __syncthreads();
    }
    if (threadIdx.x == 0) out[blockIdx.x] = partial[0];
}

template <int Tile> __global__ void multiply(const float *a, const float *b, float *c, int n) {
    __shared__ float as[Tile][Tile], bs[Tile][Tile];
    int row = blockIdx.y * Tile + threadIdx.y, col = blockIdx.x * Tile + threadIdx.x;
    float sum = 0;
    for (int k = 0; k < n; k += Tile) {
        as[threadIdx.y][threadIdx.x] = a[row * n + k + threadIdx.x];
        bs[threadIdx.y][threadIdx.x] = b[(k + threadIdx.y) * n + col];
        __syncthreads();
        for (int i = 0; i < Tile; i++) sum += as[threadIdx.y][i] * bs[i][threadIdx.x];
        __syncthreads();
    }
    c[row * n + col] = sum;
}

__global__ void step(Particle *p, int n, float dt) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float3 force = make_float3(0, 0, 0);
    for (int j = 0; j < n; j++) {
        float dx = p[j].position.x - p[i].position.x;
        float dy = p[j].position.y - p[i].position.y;
        float dz = p[j].position.z - p[i].position.z;
        float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + 1e-6f);
        float scale = p[j].mass * inverse * inverse * inverse;
        force.x += dx * scale;
        force.y += dy * scale;
        force.z += dz * scale;
    }
    p[i].velocity.x += force.x * dt;
    p[i].velocity.y += force.y * dt;
    p[i].velocity.z += force.z * dt;
}

__global__ void transpose(const float *in, float *out, int w, int h) {
    __shared__ float tile[32][33];
    int x = blockIdx.x * 32 + threadIdx.x, y = blockIdx.y * 32 + threadIdx.y;
    for (int j = 0; j < 32; j += 8)
        if (x < w && y + j < h) tile[threadIdx.y + j][threadIdx.x] = in[(y + j) * w + x];
    __syncthreads();
    x = blockIdx.y * 32 + threadIdx.x;
    y = blockIdx.x * 32 + threadIdx.y;
    for (int j = 0; j < 32; j += 8)
        if (x < h && y + j < w) out[(y + j) * h + x] = tile[threadIdx.x][threadIdx.y + j];
}

int main() {
    std::vector<float> host(1 << 20, 1.0f);
    float *device, *out;
    cudaMalloc(&device, host.size() * sizeof(float));
    cudaMalloc(&out, host.size() * sizeof(float));
    cudaMemcpy(device, host.data(), host.size() * sizeof(float), cudaMemcpyHostToDevice);
    reduce<256><<<64, 256>>>(device, out, (int)host.size());
    multiply<16><<<dim3(64, 64), dim3(16, 16)>>>(device, device, out, 1024);
    transpose<<<dim3(32, 32), dim3(32, 8)>>>(device, out, 1024, 1024);
    std::cout << cudaGetErrorString(cudaDeviceSynchronize()) << std::endl;
}
