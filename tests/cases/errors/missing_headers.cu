// Names of the library without their headers: the message says which one is missing.
namespace std { struct known {}; }
__global__ void k(int *out) {
    std::vector<int> values(3);      // error: namespace "std" has no member "vector" without #include <vector>
    out[0] = std::accumulate(out, out + 3, 0);   // error: namespace "std" has no member "accumulate" without #include <numeric>
    out[1] = std::vectr();           // error: namespace "std" has no member "vectr"
    out[2] = cub::sum(1);            // error: "cub" is not declared without #include <cub/cub.cuh>
}
namespace cg = cooperative_groups;     // error: "cooperative_groups" is not declared without #include <cooperative_groups.h>
using namespace nvcuda;                // error: "nvcuda" is not declared without #include <mma.h>
