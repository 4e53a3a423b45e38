// Parameters of kernels by way of alias templates: host compilers write the alias into the kernel's name.
#include <cstdio>

namespace tree {
template <class T, int D>
struct Binary {
    struct Node {
        T offset;
    };
    Node *nodes;
};

template <class T, int D>
using tree_t = Binary<T, D>;

template <class T, int D>
__global__ void write_nodes(typename tree_t<T, D>::Node *nodes, int count) {
    int i = threadIdx.x;
    if (i < count)
        nodes[i].offset = T(i * D);
}

// Another one of this name.
template <class T>
__global__ void write_nodes(T *nodes, int count) {
    nodes[threadIdx.x] = T(count);
}

template <class T, int D>
T build(int count) {
    Binary<T, D> tree;
    cudaMallocManaged(&tree.nodes, count * sizeof(*tree.nodes));
    write_nodes<T, D><<<1, count>>>(tree.nodes, count);
    cudaDeviceSynchronize();
    T sum = 0;
    for (int i = 0; i < count; i++)
        sum += tree.nodes[i].offset;
    write_nodes<T><<<1, 1>>>(&tree.nodes->offset, count);
    cudaDeviceSynchronize();
    sum += tree.nodes->offset;
    cudaFree(tree.nodes);
    return sum;
}
} // namespace tree

int main() {
    std::printf("%g %d %g\n", tree::build<float, 3>(10), tree::build<int, 2>(5), double(tree::build<float, 2>(4)));
    return cudaGetLastError();
}
// OUTPUT:
// 145 25 16
