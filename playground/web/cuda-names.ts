// CUDA's names, for completion and for the text that appears over them. One row each.

export interface CudaName {
    name: string;
    kind: "keyword" | "variable" | "function" | "type";
    signature: string;
    text: string;
}

type Row = [name: string, signature: string, text: string];

const KEYWORDS: Row[] = [
    ["__global__", "__global__ void kernel(...)", "A kernel: called from the host with <<<grid, block>>>, runs once in every thread. It returns nothing."],
    ["__device__", "__device__ T function(...)", "A function or variable of the device. Functions are called from kernels and other device functions."],
    ["__host__", "__host__ __device__ T function(...)", "A function of the host. Together with __device__ it is compiled for both."],
    ["__shared__", "__shared__ T array[N];", "Memory that all threads of a block share: fast, and gone when the block ends. extern __shared__ T a[]; has the size of the launch."],
    ["__constant__", "__constant__ T table[N];", "Read-only memory of the device, fast when all threads of a warp read the same element."],
    ["__managed__", "__managed__ T value;", "A variable that host and device both reach."],
    ["__restrict__", "const float *__restrict__ p", "A promise that nothing else points to what this pointer points to: loads can be moved and cached."],
    ["__launch_bounds__", "__launch_bounds__(maxThreads, minBlocks)", "The most threads of a block, and blocks that should fit on a multiprocessor: bounds the registers of a kernel."],
    ["__cluster_dims__", "__cluster_dims__(x, y, z)", "Blocks of a cluster, which may use each other's shared memory (sm_90 and later)."],
    ["__forceinline__", "__forceinline__ __device__ T f(...)", "The function is inlined wherever it is called."],
    ["__noinline__", "__noinline__ __device__ T f(...)", "The function is called, not inlined."],
    ["__grid_constant__", "const __grid_constant__ S s", "A parameter of a kernel that is never written: its address may be taken without a copy."],
];

const VARIABLES: Row[] = [
    ["threadIdx", "uint3 threadIdx", "The place of this thread in its block, from 0: threadIdx.x, .y, .z."],
    ["blockIdx", "uint3 blockIdx", "The place of this block in the grid, from 0."],
    ["blockDim", "dim3 blockDim", "Threads of a block in each dimension."],
    ["gridDim", "dim3 gridDim", "Blocks of the grid in each dimension."],
    ["warpSize", "int warpSize", "Threads of a warp: 32."],
];

const TYPES: Row[] = [
    ["dim3", "dim3(x, y = 1, z = 1)", "Three unsigned numbers, the extent of a grid or a block."],
    ["float2", "struct { float x, y; }", "Two floats, loaded and stored at once. make_float2(x, y) makes one."],
    ["float4", "struct { float x, y, z, w; }", "Four floats, loaded and stored at once (16 bytes). make_float4(x, y, z, w) makes one."],
    ["int2", "struct { int x, y; }", "Two ints, loaded and stored at once."],
    ["int4", "struct { int x, y, z, w; }", "Four ints, loaded and stored at once."],
    ["uint3", "struct { unsigned x, y, z; }", "Three unsigned numbers, as threadIdx is."],
    ["uint4", "struct { unsigned x, y, z, w; }", "Four unsigned numbers, loaded and stored at once."],
    ["__half", "__half (cuda_fp16.h)", "A float of 16 bits: 11 bits of precision, up to 65504."],
    ["half", "half (cuda_fp16.h)", "The same as __half."],
    ["__half2", "__half2 (cuda_fp16.h)", "Two halves in a register; arithmetic works on both at once."],
    ["__nv_bfloat16", "__nv_bfloat16 (cuda_bf16.h)", "A float of 16 bits with the range of float and 8 bits of precision."],
    ["cudaTextureObject_t", "cudaTextureObject_t texture", "A texture: memory that is read through coordinates, with interpolation. tex2D<float>(texture, x, y)."],
];

const FUNCTIONS: Row[] = [
    // Synchronisation
    ["__syncthreads", "void __syncthreads()", "Waits until all threads of the block are here, and makes their writes to shared and global memory visible to each other. All of them must get here."],
    ["__syncthreads_count", "int __syncthreads_count(int predicate)", "__syncthreads, and for how many threads the predicate is not zero."],
    ["__syncthreads_and", "int __syncthreads_and(int predicate)", "__syncthreads, and whether the predicate is not zero for all threads."],
    ["__syncthreads_or", "int __syncthreads_or(int predicate)", "__syncthreads, and whether the predicate is not zero for any thread."],
    ["__syncwarp", "void __syncwarp(unsigned mask = 0xffffffff)", "Waits until the threads of the warp that the mask names are here, and makes their writes visible to each other."],
    ["__threadfence", "void __threadfence()", "Writes before it are seen by the whole device before writes behind it. It waits for nobody."],
    ["__threadfence_block", "void __threadfence_block()", "The same for the threads of the block."],
    ["__threadfence_system", "void __threadfence_system()", "The same for the host and other devices as well."],
    // Warps
    ["__shfl_sync", "T __shfl_sync(unsigned mask, T value, int lane, int width = 32)", "The value of another thread of the warp. All threads of the mask must take part."],
    ["__shfl_up_sync", "T __shfl_up_sync(unsigned mask, T value, unsigned delta, int width = 32)", "The value of the thread `delta` lanes below; the first ones keep their own."],
    ["__shfl_down_sync", "T __shfl_down_sync(unsigned mask, T value, unsigned delta, int width = 32)", "The value of the thread `delta` lanes above: halves the threads of a reduction."],
    ["__shfl_xor_sync", "T __shfl_xor_sync(unsigned mask, T value, int lanes, int width = 32)", "The value of the thread whose lane differs in these bits: a reduction after which all threads have the result."],
    ["__ballot_sync", "unsigned __ballot_sync(unsigned mask, int predicate)", "A bit for each thread of the warp: whether its predicate is not zero."],
    ["__all_sync", "int __all_sync(unsigned mask, int predicate)", "Whether the predicate is not zero for all threads of the mask."],
    ["__any_sync", "int __any_sync(unsigned mask, int predicate)", "Whether the predicate is not zero for any thread of the mask."],
    ["__activemask", "unsigned __activemask()", "The threads of the warp that execute this together, by chance: no synchronisation."],
    ["__match_any_sync", "unsigned __match_any_sync(unsigned mask, T value)", "The threads of the mask that have the same value."],
    ["__reduce_add_sync", "T __reduce_add_sync(unsigned mask, T value)", "The sum over the threads of the mask (integers; sm_80 and later)."],
    ["__reduce_max_sync", "T __reduce_max_sync(unsigned mask, T value)", "The greatest value of the threads of the mask (integers; sm_80 and later)."],
    // Atomics
    ["atomicAdd", "T atomicAdd(T *address, T value)", "Adds in one indivisible step; returns what was there before."],
    ["atomicSub", "T atomicSub(T *address, T value)", "Subtracts in one indivisible step; returns what was there before."],
    ["atomicMax", "T atomicMax(T *address, T value)", "Keeps the greater of the two; returns what was there before."],
    ["atomicMin", "T atomicMin(T *address, T value)", "Keeps the smaller of the two; returns what was there before."],
    ["atomicExch", "T atomicExch(T *address, T value)", "Stores the value; returns what was there before."],
    ["atomicCAS", "T atomicCAS(T *address, T compare, T value)", "Stores the value if `compare` was there; returns what was there. Every other atomic can be made of it."],
    ["atomicAnd", "T atomicAnd(T *address, T value)", "The bits that both have; returns what was there before."],
    ["atomicOr", "T atomicOr(T *address, T value)", "The bits that either has; returns what was there before."],
    ["atomicXor", "T atomicXor(T *address, T value)", "The bits that differ; returns what was there before."],
    ["atomicInc", "unsigned atomicInc(unsigned *address, unsigned limit)", "Counts up, and from the limit back to 0; returns what was there before."],
    // Memory
    ["__ldg", "T __ldg(const T *address)", "Loads through the read-only cache. The memory must not be written while the kernel runs."],
    ["__ldcs", "T __ldcs(const T *address)", "Loads what is probably needed only once."],
    ["__cvta_generic_to_shared", "size_t __cvta_generic_to_shared(const void *p)", "The address inside shared memory, for inline PTX."],
    ["tex1Dfetch", "T tex1Dfetch<T>(cudaTextureObject_t texture, int i)", "An element of a texture over linear memory."],
    ["tex2D", "T tex2D<T>(cudaTextureObject_t texture, float x, float y)", "A texture at a place, interpolated if the texture says so."],
    ["surf2Dwrite", "void surf2Dwrite(T value, cudaSurfaceObject_t surface, int xBytes, int y)", "Writes an element of a surface; x counts bytes."],
    ["make_float2", "float2 make_float2(float x, float y)", "A float2 of its parts."],
    ["make_float4", "float4 make_float4(float x, float y, float z, float w)", "A float4 of its parts."],
    ["make_int2", "int2 make_int2(int x, int y)", "An int2 of its parts."],
    // Bits
    ["__popc", "int __popc(unsigned x)", "How many bits are set."],
    ["__clz", "int __clz(int x)", "How many zeros are before the highest bit that is set; 32 for 0."],
    ["__ffs", "int __ffs(int x)", "The place of the lowest bit that is set, from 1; 0 for 0."],
    ["__brev", "unsigned __brev(unsigned x)", "The bits in the opposite order."],
    ["__byte_perm", "unsigned __byte_perm(unsigned x, unsigned y, unsigned selector)", "Four bytes out of eight."],
    ["__umulhi", "unsigned __umulhi(unsigned x, unsigned y)", "The upper 32 bits of the product."],
    ["__dp4a", "int __dp4a(int a, int b, int c)", "The sum of the four products of bytes, and c."],
    // Mathematics
    ["sqrtf", "float sqrtf(float x)", "The square root, correctly rounded."],
    ["rsqrtf", "float rsqrtf(float x)", "One over the square root."],
    ["sinf", "float sinf(float x)", "The sine of an angle in radians, for arguments of any size."],
    ["cosf", "float cosf(float x)", "The cosine of an angle in radians, for arguments of any size."],
    ["__sinf", "float __sinf(float x)", "The sine by the hardware: fast, with an absolute error of about 2^-21 from -pi to pi."],
    ["__cosf", "float __cosf(float x)", "The cosine by the hardware: fast, and as inexact as __sinf."],
    ["expf", "float expf(float x)", "e to the power of x."],
    ["exp2f", "float exp2f(float x)", "2 to the power of x."],
    ["__expf", "float __expf(float x)", "e to the power of x by the hardware: fast, less exact for large x."],
    ["logf", "float logf(float x)", "The natural logarithm."],
    ["log2f", "float log2f(float x)", "The logarithm to base 2."],
    ["__logf", "float __logf(float x)", "The natural logarithm by the hardware: fast, less exact near 1."],
    ["powf", "float powf(float x, float y)", "x to the power of y."],
    ["tanhf", "float tanhf(float x)", "The hyperbolic tangent."],
    ["erff", "float erff(float x)", "The error function."],
    ["fmaf", "float fmaf(float x, float y, float z)", "x*y + z, rounded once."],
    ["fminf", "float fminf(float x, float y)", "The smaller of the two; a number wins over a NaN."],
    ["fmaxf", "float fmaxf(float x, float y)", "The greater of the two; a number wins over a NaN."],
    ["fabsf", "float fabsf(float x)", "The absolute value."],
    ["floorf", "float floorf(float x)", "The greatest whole number that is not above x."],
    ["ceilf", "float ceilf(float x)", "The smallest whole number that is not below x."],
    ["rintf", "float rintf(float x)", "The nearest whole number, halves to the even one."],
    ["__fdividef", "float __fdividef(float x, float y)", "x / y by the hardware: fast, with an error of up to 2 ulp."],
    ["__float2half", "__half __float2half(float x)", "Rounds to a half (cuda_fp16.h)."],
    ["__half2float", "float __half2float(__half x)", "A half as float (cuda_fp16.h)."],
    ["__hadd", "__half __hadd(__half a, __half b)", "a + b (cuda_fp16.h)."],
    ["__hfma2", "__half2 __hfma2(__half2 a, __half2 b, __half2 c)", "a*b + c of both halves, rounded once (cuda_fp16.h)."],
    ["__float_as_int", "int __float_as_int(float x)", "The bits of a float."],
    ["__int_as_float", "float __int_as_float(int x)", "The float of these bits."],
    // The rest
    ["printf", "int printf(const char *format, ...)", "Prints from a kernel. The page shows it under the results, block by block."],
    ["assert", "void assert(condition)", "Stops the kernel if the condition does not hold, and says where (assert.h)."],
    ["clock64", "long long clock64()", "A counter of the multiprocessor. The simulator counts instructions, not cycles."],
    ["__trap", "void __trap()", "Stops the kernel with a fault."],
    ["__nanosleep", "void __nanosleep(unsigned ns)", "Lets the thread sleep for about so long."],
    ["__builtin_assume", "void __builtin_assume(bool condition)", "Tells the optimizer what always holds."],
    // Cooperative groups and tensor cores
    ["this_thread_block", "cooperative_groups::thread_block this_thread_block()", "The threads of this block as a group: .sync(), .thread_rank(), .size()."],
    ["this_grid", "cooperative_groups::grid_group this_grid()", "All threads of a cooperative launch as a group: .sync() waits for all blocks."],
    ["tiled_partition", "tiled_partition<N>(group)", "Cuts a group into tiles of N threads, which can shuffle and reduce."],
    ["reduce", "T cooperative_groups::reduce(group, T value, op)", "A reduction over a group (cooperative_groups/reduce.h); op is cooperative_groups::plus<T>() and the like."],
    ["load_matrix_sync", "void nvcuda::wmma::load_matrix_sync(fragment, const T *p, unsigned stride[, layout])", "A warp loads a tile for the tensor cores; stride is the elements of a row."],
    ["store_matrix_sync", "void nvcuda::wmma::store_matrix_sync(T *p, fragment, unsigned stride, layout)", "A warp stores a tile; layout is wmma::mem_row_major or wmma::mem_col_major."],
    ["mma_sync", "void nvcuda::wmma::mma_sync(d, a, b, c)", "d = a*b + c by the tensor cores: all threads of a warp together."],
    ["fill_fragment", "void nvcuda::wmma::fill_fragment(fragment, T value)", "Sets all elements of a tile."],
    ["fragment", "nvcuda::wmma::fragment<use, m, n, k, T[, layout]>", "A tile of a matrix, spread over the threads of a warp. use is matrix_a, matrix_b or accumulator."],
];

const rows = (kind: CudaName["kind"], list: Row[]): CudaName[] =>
    list.map(([name, signature, text]) => ({ name, kind, signature, text }));

export const CUDA_NAMES: CudaName[] = [
    ...rows("keyword", KEYWORDS),
    ...rows("variable", VARIABLES),
    ...rows("type", TYPES),
    ...rows("function", FUNCTIONS),
];
