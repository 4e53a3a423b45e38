// Constructors and destructors that would have to run.
// FLAGS: -arch=sm_90
struct Sets { int x; __device__ Sets() : x(1) {} };
__device__ Sets sets;                   // error: dynamic initialization is not supported for a __device__ variable
struct Ends { int x; __device__ ~Ends() { x = 1; } };
__device__ Ends ends;                   // error: dynamic initialization is not supported for a __device__ variable
struct Unknown { __device__ Unknown(); };
__constant__ Unknown unknown;           // error: dynamic initialization is not supported for a __constant__ variable
struct Virtual { int x = 1; __device__ virtual ~Virtual() {} };
__device__ Virtual has_virtual;         // error: dynamic initialization is not supported for a __device__ variable
struct Part { Sets sets; __device__ Part() {} };
__device__ Part part;                   // error: dynamic initialization is not supported for a __device__ variable
__global__ void k() {}
