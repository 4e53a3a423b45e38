// The game of life: a glider moves, on two buffers that change places.
#include <cstdio>
#include <utility>
#include <vector>
__global__ void step(const unsigned char *from, unsigned char *to, int n) {
    int x = threadIdx.x, y = threadIdx.y, alive = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            if (dx || dy) alive += from[(y + dy + n) % n * n + (x + dx + n) % n];
    to[y * n + x] = alive == 3 || (alive == 2 && from[y * n + x]);
}
int main() {
    const int n = 8;
    std::vector<unsigned char> field(n * n);
    for (int cell : {1, n + 2, 2 * n, 2 * n + 1, 2 * n + 2}) field[cell] = 1;
    unsigned char *a, *b;
    cudaMalloc(&a, n * n), cudaMalloc(&b, n * n);
    cudaMemcpy(a, field.data(), n * n, cudaMemcpyHostToDevice);
    for (int i = 0; i < 8; i++) {
        step<<<1, dim3(n, n)>>>(a, b, n);
        std::swap(a, b);
    }
    cudaMemcpy(field.data(), a, n * n, cudaMemcpyDeviceToHost);
    for (int y = 0; y < n; y++) {
        for (int x = 0; x < n; x++) std::putchar(field[y * n + x] ? 'O' : '.');
        std::putchar('\n');
    }
}
// OUTPUT:
// ........
// ........
// ...O....
// ....O...
// ..OOO...
// ........
// ........
// ........
