// Every statement that branches, and statements over several lines.
__global__ void control(int *p, int n)
{
    int i = threadIdx.x;
    int v = p[i];
    if (v > 10)
        v -= 3;
    else if (v < -10)
        v += 7;
    else
        v ^= 1;
    while (v > n) {
        v = v / 2 - 1;
        if (v == 77)
            break;
    }
    do {
        v += p[n];
        if (v & 1)
            continue;
        v += 4;
    } while (v < n);
    switch (v & 7) {
    case 0:
        v = p[1];
        break;
    case 3:
        v = p[2] * 9;
        [[fallthrough]];
    case 5:
        v += 100;
        break;
    case 6:
        p[7] = v;
        return;
    default:
        v = -v;
    }
    for (int k = 0;
         k < n;
         k += 2) {
        v = v * 31
            + p[k]
            - k;
    }
    int w = v > 5
                ? p[v & 15]
                : n;
    if (w == 3)
        goto out;
    p[i + 1] = w;
out:
    p[i] = v;
}
