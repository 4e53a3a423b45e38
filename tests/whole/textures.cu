// A texture of an array with interpolation, one of pitched memory, and a surface.
#include <cstdio>
__global__ void sample(cudaTextureObject_t image, cudaTextureObject_t rows, cudaSurfaceObject_t out, float *result) {
    int x = threadIdx.x, y = threadIdx.y;
    result[y * 4 + x] = tex2D<float>(image, x + 1.0f, y + 0.5f) + tex2D<float>(rows, x, y);
    surf2Dwrite(10.0f * y + x, out, x * sizeof(float), y);
}
int main() {
    const int width = 4, height = 2;
    float texels[height][width] = {{0, 1, 2, 3}, {10, 11, 12, 13}};
    cudaChannelFormatDesc desc = cudaCreateChannelDesc<float>();
    cudaArray_t array, drawn;
    cudaMallocArray(&array, &desc, width, height);
    cudaMallocArray(&drawn, &desc, width, height, cudaArraySurfaceLoadStore);
    cudaMemcpy2DToArray(array, 0, 0, texels, sizeof texels[0], sizeof texels[0], height, cudaMemcpyHostToDevice);
    cudaResourceDesc resource = {};
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    cudaTextureDesc how = {};
    how.addressMode[0] = how.addressMode[1] = cudaAddressModeClamp;
    how.filterMode = cudaFilterModeLinear;
    cudaTextureObject_t image, rows;
    cudaCreateTextureObject(&image, &resource, &how, nullptr);
    float *pitched;
    size_t pitch;
    cudaMallocPitch(&pitched, &pitch, sizeof texels[0], height);
    cudaMemcpy2D(pitched, pitch, texels, sizeof texels[0], sizeof texels[0], height, cudaMemcpyHostToDevice);
    cudaResourceDesc linear = {};
    linear.resType = cudaResourceTypePitch2D;
    linear.res.pitch2D.devPtr = pitched;
    linear.res.pitch2D.desc = desc;
    linear.res.pitch2D.width = width;
    linear.res.pitch2D.height = height;
    linear.res.pitch2D.pitchInBytes = pitch;
    how.filterMode = cudaFilterModePoint;
    cudaCreateTextureObject(&rows, &linear, &how, nullptr);
    cudaResourceDesc target = {};
    target.resType = cudaResourceTypeArray;
    target.res.array.array = drawn;
    cudaSurfaceObject_t surface;
    cudaCreateSurfaceObject(&surface, &target);
    float *result, host[8], back[8];
    cudaMalloc(&result, sizeof host);
    sample<<<1, dim3(width, height)>>>(image, rows, surface, result);
    cudaMemcpy(host, result, sizeof host, cudaMemcpyDeviceToHost);
    cudaMemcpy2DFromArray(back, 16, drawn, 0, 0, 16, height, cudaMemcpyDeviceToHost);
    for (float v : host) std::printf("%g ", v);
    std::printf("| %g %g\n", back[1], back[7]);
    cudaDestroyTextureObject(image), cudaDestroyTextureObject(rows), cudaDestroySurfaceObject(surface);
    cudaFreeArray(array), cudaFreeArray(drawn);
}
// OUTPUT:
// 0.5 2.5 4.5 6 20.5 22.5 24.5 26 | 1 13
