// FLAGS: -arch=sm_90
__global__ void __block_size__(32) a() {}  // error: expected a "("
__global__ void __block_size__((32), (2)) b() {}  // error: missing arguments for attribute "__block_size__"
__global__ void __block_size__((32, 2, 1), (0, 1, 1)) c() {}  // error: __block_size__ arguments must be positive integers
__global__ void __block_size__((32, 2, 1), (2, 1, 1), 1) d() {}  // error: expected a ")"
__global__ void __block_size__((32, 2, 1), 2) e() {}  // error: expected a "("
__global__ void __block_size__() f() {}  // error: expected a "("
__global__ void __block_size__((32, 2, 1), (2, 1, 1)) __cluster_dims__(2) g() {}  // error: cannot specify the second tuple in __block_size__
__global__ void __cluster_dims__(2) __block_size__((32, 2, 1), (2, 1, 1)) h() {}  // error: cannot specify the second tuple in __block_size__
__device__ void __block_size__((32, 2, 1)) i() {}  // error: __block_size__ is only allowed on a __global__ function
__global__ void __block_size__((32, 2, 1, 1)) j() {}  // error: expected a ")"
__global__ void __launch_bounds__(128, 2, 1) __cluster_dims__(2) k() {}  // error: total number of blocks in cluster computed from __cluster_dims__
__global__ void __launch_bounds__(128, 2, 1) __block_size__((32, 2, 1), (2, 1, 1)) l() {}  // error: computed from __block_size__ exceeds
