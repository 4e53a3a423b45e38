// A linked list on the device heap, one per thread.
// RUN: lists<<<2, 32>>>(y=out:i32:64)
// EXPECT: y[i] == sum(k, 0, i%5+1, k*k)
struct Node { int value; Node *next; };
__global__ void lists(int *y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    Node *head = nullptr;
    for (int k = 0; k <= i % 5; k++) {
        Node *n = new Node{k * k, head};
        head = n;
    }
    int sum = 0;
    while (head) {
        sum += head->value;
        Node *next = head->next;
        delete head;
        head = next;
    }
    y[i] = sum;
}
