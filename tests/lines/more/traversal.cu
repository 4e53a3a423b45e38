// A stack in local memory and recursion.
struct Node {
    int left, right;
    float key;
};
__device__ __noinline__ int depth(const Node *t, int i)
{
    if (i < 0)
        return 0;
    int l = depth(t, t[i].left);
    int r = depth(t, t[i].right);
    return 1 + (l > r ? l : r);
}
__global__ void traverse(const Node *tree, int root, float key, int *found)
{
    int stack[32];
    int top = 0;
    stack[top++] = root;
    int hits = 0;
    while (top > 0) {
        int at = stack[--top];
        const Node &node = tree[at];
        if (node.key == key) {
            ++hits;
        } else if (node.key < key) {
            if (node.right >= 0)
                stack[top++] = node.right;
        } else {
            if (node.left >= 0)
                stack[top++] = node.left;
        }
    }
    found[threadIdx.x] = hits;
    if (threadIdx.x == 0)
        found[32] = depth(tree, root);
}
