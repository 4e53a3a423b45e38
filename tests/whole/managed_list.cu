// A linked list in managed memory that the device walks, and managed variables.
#include <cstdio>
struct Node { int value; Node *next; };
__managed__ int total = 1000;
__managed__ int seen[4];
__global__ void walk(const Node *node) {
    for (int i = 0; node; node = node->next, i++) {
        total += node->value;
        if (i < 4) seen[i] = node->value;
    }
}
int main() {
    Node *head = nullptr;
    for (int i = 1; i <= 5; i++) {
        Node *node;
        cudaMallocManaged(&node, sizeof(Node));
        *node = Node{i * i, head};
        head = node;
    }
    walk<<<1, 1>>>(head);
    cudaDeviceSynchronize();
    std::printf("%d:", total);
    for (int v : seen) std::printf(" %d", v);
    std::printf("\n");
}
// OUTPUT:
// 1055: 25 16 9 4
