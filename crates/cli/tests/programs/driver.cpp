// Calls of the driver alone, then beside the runtime.
#include <cuda.h>
#include <cuda_runtime.h>
#include <cstdio>
#include <cstring>
#include <vector>

static void say(const char *what, CUresult r) {
    const char *name = "?";
    cuGetErrorName(r, &name);
    printf("%s: %s\n", what, name);
}

int main() {
    int count = -1;
    say("before cuInit", cuDeviceGetCount(&count));
    say("cuInit(1)", cuInit(1));
    say("cuInit", cuInit(0));
    CUdevice device;
    say("cuDeviceGet", cuDeviceGet(&device, 0));
    say("device 7", cuDeviceGet(&device, 7));
    char name[8];
    cuDeviceGetName(name, sizeof name, 0);
    int major, vmm;
    cuDeviceGetAttribute(&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, 0);
    cuDeviceGetAttribute(&vmm, CU_DEVICE_ATTRIBUTE_VIRTUAL_MEMORY_MANAGEMENT_SUPPORTED, 0);
    printf("%s %d %d\n", name, major, vmm);
    CUdeviceptr p;
    say("without a context", cuMemAlloc(&p, 4));
    CUcontext context, other, now;
    say("cuCtxCreate", cuCtxCreate(&context, nullptr, 0, 0));
    say("cuMemAlloc(0)", cuMemAlloc(&p, 0));

    CUmodule module;
    say("no file", cuModuleLoad(&module, "nowhere.ptx"));
    say("no PTX", cuModuleLoadData(&module, "nonsense"));
    say("cuModuleLoad", cuModuleLoad(&module, "kernels.ptx"));
    CUfunction scale, sum, read, fault;
    say("no kernel", cuModuleGetFunction(&scale, module, "nothing"));
    say("scale", cuModuleGetFunction(&scale, module, "scale"));
    say("sum", cuModuleGetFunction(&sum, module, "sum"));
    say("read", cuModuleGetFunction(&read, module, "read"));
    say("fault", cuModuleGetFunction(&fault, module, "fault"));
    CUdeviceptr factor;
    size_t bytes;
    say("factor", cuModuleGetGlobal(&factor, &bytes, module, "factor"));
    say("no variable", cuModuleGetGlobal(&factor, nullptr, module, "nothing"));
    int three = 3;
    cuModuleGetGlobal(&factor, &bytes, module, "factor");
    say("set it", cuMemcpyHtoD(factor, &three, bytes));

    const int n = 1000;
    std::vector<int> host(n, 2);
    CUdeviceptr to;
    cuMemAlloc(&p, n * sizeof(int));
    cuMemAlloc(&to, sizeof(int));
    cuMemcpyHtoD(p, host.data(), n * sizeof(int));
    char add = 1;
    int size = n;
    void *args[] = {&p, &size, &add};
    say("launch", cuLaunchKernel(scale, (n + 127) / 128, 1, 1, 128, 1, 1, 0, nullptr, args, nullptr));
    // The same arguments in one buffer.
    char buffer[64];
    memcpy(buffer, &p, 8);
    memcpy(buffer + 8, &size, 4);
    memcpy(buffer + 16, &to, 8);
    size_t length = 24;
    void *extra[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, buffer, CU_LAUNCH_PARAM_BUFFER_SIZE, &length, CU_LAUNCH_PARAM_END};
    CUstream stream;
    CUevent start, end;
    cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING);
    cuEventCreate(&start, 0);
    cuEventCreate(&end, 0);
    cuEventRecord(start, stream);
    say("packed", cuLaunchKernel(sum, 1, 1, 1, 64, 1, 1, 64 * sizeof(int), stream, nullptr, extra));
    cuEventRecord(end, stream);
    say("cuStreamSynchronize", cuStreamSynchronize(stream));
    float ms = -1;
    say("time", cuEventElapsedTime(&ms, start, end));
    int all = 0;
    cuMemcpyDtoH(&all, to, sizeof all);
    printf("%d %d\n", all, ms > 0);
    length = 16;
    say("too short", cuLaunchKernel(sum, 1, 1, 1, 64, 1, 1, 64 * sizeof(int), stream, nullptr, extra));
    say("too many threads", cuLaunchKernel(sum, 1, 1, 1, 2048, 1, 1, 0, stream, args, nullptr));
    say("cuMemsetD32", cuMemsetD32(p, 7, n));
    cuMemcpyDtoH(host.data(), p, n * sizeof(int));
    printf("%d %d\n", host[0], host[n - 1]);
    int threads = 0;
    cuFuncGetAttribute(&threads, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, sum);
    int blocks = 0;
    say("occupancy", cuOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, sum, 256, 0));
    printf("%d %d\n", threads, blocks);

    // A texture over an array.
    const int w = 4, h = 2;
    float texels[w * h], got[w * h];
    for (int i = 0; i < w * h; ++i) texels[i] = i * 1.5f;
    CUDA_ARRAY_DESCRIPTOR ad = {w, h, CU_AD_FORMAT_FLOAT, 1};
    CUarray array;
    say("cuArrayCreate", cuArrayCreate(&array, &ad));
    CUDA_MEMCPY2D copy = {};
    copy.srcMemoryType = CU_MEMORYTYPE_HOST;
    copy.srcHost = texels;
    copy.srcPitch = w * sizeof(float);
    copy.dstMemoryType = CU_MEMORYTYPE_ARRAY;
    copy.dstArray = array;
    copy.WidthInBytes = w * sizeof(float);
    copy.Height = h;
    say("cuMemcpy2D", cuMemcpy2D(&copy));
    CUDA_RESOURCE_DESC resource = {};
    resource.resType = CU_RESOURCE_TYPE_ARRAY;
    resource.res.array.hArray = array;
    CUDA_TEXTURE_DESC sampling = {};
    CUtexObject texture;
    say("cuTexObjectCreate", cuTexObjectCreate(&texture, &resource, &sampling, nullptr));
    CUdeviceptr out;
    cuMemAlloc(&out, sizeof got);
    int width = w;
    void *texture_args[] = {&texture, &out, &width};
    say("launch", cuLaunchKernel(read, 1, 1, 1, w, h, 1, 0, nullptr, texture_args, nullptr));
    cuMemcpyDtoH(got, out, sizeof got);
    printf("%g %g %g\n", got[1], got[4], got[7]);
    cuTexObjectDestroy(texture);
    cuArrayDestroy(array);

    // Addresses and memory apart.
    CUmemAllocationProp prop = {};
    prop.type = CU_MEM_ALLOCATION_TYPE_PINNED;
    prop.location = {CU_MEM_LOCATION_TYPE_DEVICE, 0};
    size_t granularity = 0;
    cuMemGetAllocationGranularity(&granularity, &prop, CU_MEM_ALLOC_GRANULARITY_MINIMUM);
    CUdeviceptr range;
    CUmemGenericAllocationHandle piece;
    say("reserve", cuMemAddressReserve(&range, 2 * granularity, 0, 0, 0));
    say("create", cuMemCreate(&piece, granularity, &prop, 0));
    say("map", cuMemMap(range + granularity, granularity, 0, piece, 0));
    CUmemAccessDesc access = {prop.location, CU_MEM_ACCESS_FLAGS_PROT_READWRITE};
    say("access", cuMemSetAccess(range + granularity, granularity, &access, 1));
    say("set", cuMemsetD8(range + granularity, 5, 16));
    say("unmap", cuMemUnmap(range + granularity, granularity));
    say("release", cuMemRelease(piece));
    say("free", cuMemAddressFree(range, 2 * granularity));
    say("free again", cuMemAddressFree(range, 2 * granularity));

    // Linked PTX.
    const char *a = ".version 8.0\n.target sm_90\n.address_size 64\n.extern .func (.param .b32 r) twice(.param .b32 x);\n"
                    ".visible .entry k(.param .u64 p)\n{ .reg .b64 %rd<3>; .reg .b32 %r<3>;\n"
                    "ld.param.u64 %rd1, [p]; cvta.to.global.u64 %rd2, %rd1; mov.u32 %r1, 21;\n"
                    "{ .param .b32 x; .param .b32 r; st.param.b32 [x], %r1; call (r), twice, (x); ld.param.b32 %r2, [r]; }\n"
                    "st.global.u32 [%rd2], %r2; ret; }\n";
    const char *b = ".version 8.0\n.target sm_90\n.address_size 64\n.visible .func (.param .b32 r) twice(.param .b32 x)\n"
                    "{ .reg .b32 %r<3>; ld.param.b32 %r1, [x]; add.s32 %r2, %r1, %r1; st.param.b32 [r], %r2; ret; }\n";
    CUlinkState link;
    void *image;
    size_t image_size;
    say("link", cuLinkCreate(0, nullptr, nullptr, &link));
    cuLinkAddData(link, CU_JIT_INPUT_PTX, (void *)a, strlen(a) + 1, "a", 0, nullptr, nullptr);
    cuLinkAddData(link, CU_JIT_INPUT_PTX, (void *)b, strlen(b) + 1, "b", 0, nullptr, nullptr);
    say("complete", cuLinkComplete(link, &image, &image_size));
    CUmodule linked;
    CUfunction k;
    say("load", cuModuleLoadData(&linked, image));
    cuLinkDestroy(link);
    say("k", cuModuleGetFunction(&k, linked, "k"));
    void *k_args[] = {&to};
    cuLaunchKernel(k, 1, 1, 1, 1, 1, 1, 0, nullptr, k_args, nullptr);
    cuMemcpyDtoH(&all, to, sizeof all);
    printf("%d\n", all);
    say("unload", cuModuleUnload(linked));
    say("unload again", cuModuleUnload(linked));

    // Contexts.
    cuCtxGetCurrent(&now);
    printf("%d\n", now == context);
    cuDevicePrimaryCtxRetain(&other, 0);
    cuCtxPushCurrent(other);
    cuCtxGetCurrent(&now);
    printf("%d\n", now == other);
    cuCtxPopCurrent(&now);
    say("no context", cuCtxSetCurrent((CUcontext)0x1234));

    // By name, and beside the runtime: memory and streams are the same.
    decltype(&cuMemsetD8) set = nullptr;
    CUdriverProcAddressQueryResult status;
    say("address", cuGetProcAddress("cuMemsetD8", (void **)&set, CUDA_VERSION, 0, &status));
    cudaDriverEntryPointQueryResult found;
    void *entry = nullptr;
    cudaGetDriverEntryPointByVersion("cuMemsetD8", &entry, CUDA_VERSION, cudaEnableDefault, &found);
    printf("%d %d %d\n", status, entry == (void *)set, found);
    set(p, 1, 4);
    int ones = 0;
    cudaMemcpy(&ones, (void *)p, 4, cudaMemcpyDeviceToHost);
    printf("%x %d\n", ones, cudaStreamQuery((cudaStream_t)stream));
    say("an error", cuMemFree(16));
    printf("%s\n", cudaGetErrorName(cudaGetLastError()));

    CUdeviceptr bad = 64;
    void *fault_args[] = {&bad};
    say("launch", cuLaunchKernel(fault, 1, 1, 1, 1, 1, 1, 0, nullptr, fault_args, nullptr));
    say("then", cuCtxSynchronize());
    say("and", cuMemAlloc(&p, 4));
}
