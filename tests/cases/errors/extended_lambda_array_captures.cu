// An init-capture of an extended lambda may not decay an array: the host's copy would point to the host.
// FLAGS: --extended-lambda
template <class F> __global__ void run(F f) { f(0); }
void host() {
    int list[4] = {}, one = 1;
    run<<<1, 1>>>([first = list] __device__(int) { (void)first; });           // error: An extended __device__ lambda cannot init-capture variables with array type
    run<<<1, 1>>>([=, first{list}] __device__(int) { (void)first; });         // error: An extended __device__ lambda cannot init-capture variables with array type
    run<<<1, 1>>>([first = one, list] __device__(int) { (void)first, (void)list; });
    run<<<1, 1>>>([text = "abc"] __device__(int) { (void)text; });
}
