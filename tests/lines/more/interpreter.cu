// Try and mix: nested switch in loops, ternaries, comma, labels.
__global__ void interpreter(const int *code, int n, int *stack, int *out)
{
    int sp = 0;
    int pc = 0;
    while (pc < n) {
        int op = code[pc++];
        switch (op & 15) {
        case 0:
            stack[sp++] = code[pc++];
            break;
        case 1: {
            int b = stack[--sp];
            int a = stack[--sp];
            stack[sp++] = a + b;
            break;
        }
        case 2:
            --sp;
            stack[sp - 1] *= stack[sp];
            break;
        case 3:
            if (stack[--sp])
                pc = code[pc];
            else
                ++pc;
            continue;
        case 4:
            out[op >> 4] = stack[--sp];
            break;
        case 5:
            return;
        default:
            out[0] = -1;
        }
        if (sp > 60)
            break;
    }
    out[1] = sp;
}
