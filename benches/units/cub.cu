// CUB: a device-wide sort, which instantiates most of the block-wide algorithms.
#include <cub/cub.cuh>

void sort(const int *keys, int *sorted, int n) {
    void *scratch = nullptr;
    size_t bytes = 0;
    cub::DeviceRadixSort::SortKeys(scratch, bytes, keys, sorted, n);
    cudaMalloc(&scratch, bytes);
    cub::DeviceRadixSort::SortKeys(scratch, bytes, keys, sorted, n);
}
