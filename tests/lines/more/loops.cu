// Loops of every kind, some unrolled.
__global__ void loops(float *x, int n)
{
    float sum = 0.0f;
#pragma unroll
    for (int i = 0; i < 4; ++i) {
        sum += x[i];
        x[i] = sum;
    }
    int k = n;
    while (k > 1) {
        sum *= 0.5f;
        k = k % 2 == 0
                ? k / 2
                : 3 * k + 1;
    }
    do {
        sum += x[k];
        k++;
    } while (k < n);
    for (;;) {
        if (sum > 100.0f)
            break;
        sum += x[n];
        if (sum < 0.0f)
            continue;
        x[n] = sum;
        n--;
    }
    do
        sum -= 1.0f;
    while (sum > 10.0f);
    x[0] = sum;
}
