// Each thread sorts a row of its own with an explicit stack in local memory.
// RUN: rows<<<1, 16>>>(x=out:i32:256:rand=21)
// EXPECT: (i % 16 == 15 || x[i] <= x[i+1]) == 1 for i in 0..255
__global__ void rows(int *x) {
    int *a = x + threadIdx.x * 16;
    int stack[32], top = 0;
    stack[top++] = 0;
    stack[top++] = 15;
    while (top > 0) {
        int hi = stack[--top], lo = stack[--top];
        if (lo >= hi) continue;
        int pivot = a[(lo + hi) / 2], i = lo, j = hi;
        while (i <= j) {
            while (a[i] < pivot) i++;
            while (a[j] > pivot) j--;
            if (i <= j) {
                int t = a[i]; a[i] = a[j]; a[j] = t;
                i++; j--;
            }
        }
        stack[top++] = lo; stack[top++] = j;
        stack[top++] = i; stack[top++] = hi;
    }
}
