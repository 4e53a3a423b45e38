// The kernels of cxx_library.cu for the library in namespace NS.

static_assert(NS::is_same_v<NS::decay_t<const int (&)[3]>, const int *>);
static_assert(NS::is_same_v<NS::common_type_t<char, long, float>, float>);
static_assert(NS::is_same_v<NS::make_unsigned_t<const long>, const unsigned long>);
static_assert(NS::is_same_v<NS::remove_cvref_t<const volatile int &>, int>);
static_assert(NS::is_integral_v<unsigned char> && !NS::is_integral_v<float> && NS::is_floating_point_v<const double>);
static_assert(NS::is_function_v<void(int)> && !NS::is_function_v<void (*)(int)> && NS::is_pointer_v<void (*)(int)>);
static_assert(NS::is_convertible_v<int, double> && !NS::is_convertible_v<int *, double *> && NS::is_base_of_v<NS::true_type, NS::is_void<void>>);
static_assert(NS::is_invocable_v<int (*)(int), char> && NS::is_same_v<NS::invoke_result_t<int (*)(int), char>, int> && !NS::is_invocable_v<int, int>);
static_assert(NS::is_trivially_copyable_v<NS::array<int, 3>>);
static_assert(NS::tuple_size_v<NS::tuple<int, float, char>> == 3 && NS::is_same_v<NS::tuple_element_t<1, NS::tuple<int, float, char>>, float>);
static_assert(NS::tuple_size_v<const NS::array<int, 4>> == 4 && NS::is_same_v<NS::tuple_element_t<0, NS::pair<char, int>>, char>);
static_assert(NS::numeric_limits<int>::max() == 2147483647 && NS::numeric_limits<signed char>::min() == -128 && NS::numeric_limits<float>::digits == 24);
static_assert(NS::numeric_limits<unsigned long long>::max() == ~0ull && NS::numeric_limits<double>::infinity() > NS::numeric_limits<double>::max());
static_assert(NS::popcount(0xf0f0u) == 8 && NS::countl_zero(1u) == 31 && NS::countr_zero((unsigned short)8) == 3 && NS::bit_ceil(33u) == 64);
static_assert(NS::gcd(12, 18) == 6 && NS::lcm(4, 6) == 12 && NS::midpoint(1, 4) == 2);
static_assert(NS::conjunction_v<NS::true_type, NS::is_const<const int>> && NS::disjunction_v<NS::false_type, NS::true_type> && NS::negation_v<NS::false_type>);
static_assert(NS::is_destructible_v<int> && NS::is_trivially_destructible_v<float> && NS::is_default_constructible_v<NS::pair<int, int>>);
static_assert(NS::is_enum_v<NS::endian> && NS::is_same_v<NS::underlying_type_t<NS::endian>, int>);

struct NAME(Point) {
    int x, y;
    __host__ __device__ int sum(int k) const { return k * (x + y); }
};

template <NS::size_t... i> __device__ int NAME(weigh)(const int *v, NS::index_sequence<i...>) { return ((v[i] * int(i + 1)) + ... + 0); }

__global__ void NAME(values)(int *r) {
    int n = 0;
    NS::pair<int, float> p = NS::make_pair(3, 4.5f);
    auto [first, second] = p;
    r[n++] = first + (int)(2 * second);
    r[n++] = (p < NS::make_pair(3, 5.0f)) + 2 * (p == p);
    NS::tuple<int, char, long> t(1, 'b', 300L);
    auto &[a, b, c] = t;
    a += 10;
    r[n++] = NS::get<0>(t) + b + (int)c;
    auto u = NS::tuple_cat(t, NS::make_tuple(7, 8.0), NS::tuple<>());
    r[n++] = (int)NS::get<4>(u) + NS::get<3>(u) * 100;
    r[n++] = NS::apply([](int x, char y, long z) { return x * 2 + y + (int)z; }, t);
    int x = 0;
    long z = 0;
    NS::tie(x, NS::ignore, z) = t;
    r[n++] = x + (int)z;
    r[n++] = (t < NS::make_tuple(11, 98, 301)) ? 1 : 2;
    NS::array<int, 5> e = {5, 1, 4, 2, 3};
    NS::sort(e.begin(), e.end());
    r[n++] = e[0] * 10000 + e[1] * 1000 + e[2] * 100 + e[3] * 10 + e.back();
    r[n++] = NS::accumulate(e.begin(), e.end(), 0) + (int)e.size() * 100;
    r[n++] = NS::lower_bound(e.begin(), e.end(), 4) - e.begin();
    NS::reverse(e.begin(), e.end());
    r[n++] = NAME(weigh)(e.data(), NS::make_index_sequence<5>());
    r[n++] = *NS::max_element(e.begin(), e.end()) * 10 + *NS::min_element(e.begin(), e.end());
    r[n++] = NS::count_if(e.begin(), e.end(), [](int v) { return v % 2 == 1; }) + 10 * (NS::find(e.begin(), e.end(), 2) - e.begin());
    NS::array<int, 5> f;
    NS::transform(e.begin(), e.end(), f.begin(), NS::negate<int>());
    NS::inclusive_scan(f.begin(), f.end(), f.begin(), NS::plus<>());
    r[n++] = f[4] + f[1] * 100;
    NS::iota(f.begin(), f.end(), 10);
    NS::rotate(f.begin(), f.begin() + 2, f.end());
    r[n++] = f[0] * 100 + f[4];
    r[n++] = NS::inner_product(e.begin(), e.end(), f.begin(), 0);
    r[n++] = NS::min({4, 2, 8}) * 10 + NS::max(3, 9) + NS::clamp(50, 0, 20);
    NS::swap(e, f);
    r[n++] = e[0] + 100 * f[0];
    r[n++] = NS::exchange(x, 77) + x;
    NAME(Point) q{3, 4};
    r[n++] = NS::invoke(&NAME(Point)::sum, q, 5) + NS::invoke(&NAME(Point)::x, q);
    auto w = NS::ref(x);
    w.get() += 3;
    r[n++] = x + (NS::not_fn([](int v) { return v > 3; })(2) ? 1000 : 0);
    unsigned bits = (unsigned)r[0] * 77u + 5;
    r[n++] = NS::popcount(bits) + 100 * NS::countl_zero(bits) + 10000 * NS::countr_zero(bits << 3) + 1000000 * NS::bit_width(bits);
    r[n++] = (int)NS::rotl(0x80000001u, 4) + (int)NS::byteswap(0x01020304u);
    r[n++] = NS::bit_cast<int>(1.5f);
    NS::span<int> s(e.data(), e.size());
    r[n++] = s.subspan(1, 2)[0] + (int)s.size() * 100 + s.back();
    r[n++] = NS::equal(e.begin(), e.end(), s.begin()) + 2 * NS::is_sorted(e.begin(), e.end()) + 4 * NS::binary_search(f.begin(), f.end(), 100);
    r[n++] = NS::cmp_less(-1, 1u) + 2 * NS::cmp_equal(-1, ~0u) + 4 * NS::less<>()(1, 2.5);
    int big[40];
    for (int i = 0; i < 40; i++) big[i] = i * 17 % 40;
    NS::sort(big, big + 40, NS::greater<int>());
    int ok = 1;
    for (int i = 0; i < 40; i++) ok &= big[i] == 39 - i;
    r[n++] = ok + NS::unique(big, big + 40) - big;
}
