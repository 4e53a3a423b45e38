// ARGS: --block 2 --arg code=buf:i32:12:iota --arg out=out:i32:4
// A switch in a loop.
__global__ void machine(const int *code, int *out)
{
    int a = threadIdx.x;
    int b = 1;
    int at = 0;
    while (at < 12) {
        int op = code[at] % 5;
        switch (op) {
        case 0:
            a += b;
            break;
        case 1:
            b = a - b;
            break;
        case 2:
            a = -a;
            [[fallthrough]];
        case 3:
            b += 10;
            break;
        default:
            at += 1;
            out[2] = a;
        }
        at++;
    }
    out[threadIdx.x] = a * 1000 + b;
}
