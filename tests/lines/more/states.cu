// A state machine.
enum class State { start, word, number, end };
__device__ int classify(char c)
{
    switch (c) {
    case '0': case '1': case '2':
    case '3':
        return 1;
    case ' ':
    case '\t':
        return 2;
    default:
        break;
    }
    return c >= 'a' ? 3 : 4;
}
__global__ void machine(const char *text, int n, int *counts)
{
    State s = State::start;
    int words = 0, numbers = 0;
    for (int i = 0; i < n; ++i) {
        int k = classify(text[i]);
        switch (s) {
        case State::start:
            if (k == 1)
                s = State::number;
            else if (k == 3)
                s = State::word;
            break;
        case State::word:
            if (k == 2) {
                ++words;
                s = State::start;
            }
            break;
        case State::number: {
            if (k == 2) {
                ++numbers;
                s = State::start;
            } else if (k != 1) {
                s = State::end;
            }
            break;
        }
        case State::end:
            goto done;
        }
    }
done:
    counts[0] = words;
    counts[1] = numbers;
}
