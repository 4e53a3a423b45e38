// Many standard headers of C++20.
#include <algorithm>
#include <array>
#include <concepts>
#include <functional>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

template <std::integral T> __global__ void iota(T *p, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) p[i] = static_cast<T>(i);
}

void fill(std::span<int> values) { iota<<<(values.size() + 255) / 256, 256>>>(values.data(), (int)values.size()); }
