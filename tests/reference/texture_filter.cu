// Texture objects: a bilinear resize and a layered lookup.
// RUN: resize<<<(2,2), (8,8)>>>(t=tex:linear,norm,clamp:f32:8x8:i%8+10*(i/8), y=out:f32:256, n=i32:16)
// EXPECT: y[i] == 0.5*(i%16) - 0.25 + 10*(0.5*(i/16) - 0.25) ~ 1e-4 if i%16 > 0 && i%16 < 15 && i/16 > 0 && i/16 < 15
// RUN: layers<<<1, 32>>>(t=tex:layered:f32:4x4x2:i, y=out:f32:32)
// EXPECT: y[i] == i
// RUN: bytes<<<1, 16>>>(t=tex:unorm:u8x4:16:i*3, y=out:f32:16)
// EXPECT: y[i] == ((4*i)*3 + (4*i+3)*3) / 255.0 ~ 2ulp
__global__ void resize(cudaTextureObject_t t, float *y, int n) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, r = blockIdx.y * blockDim.y + threadIdx.y;
    y[r * n + x] = tex2D<float>(t, (x + 0.5f) / n, (r + 0.5f) / n);
}
__global__ void layers(cudaTextureObject_t t, float *y) {
    int i = threadIdx.x;
    y[i] = tex2DLayered<float>(t, i % 4 + 0.5f, i / 4 % 4 + 0.5f, i / 16);
}
__global__ void bytes(cudaTextureObject_t t, float *y) {
    float4 v = tex1D<float4>(t, threadIdx.x + 0.5f);
    y[threadIdx.x] = v.x + v.w;
}
