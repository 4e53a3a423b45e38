// Text of std::byte and cuda::std::byte.
__OXICC_STD_BEGIN
#define __OXICC_HDC __host__ __device__ constexpr
enum class byte : unsigned char {};
__OXICC_HDC byte operator|(byte a, byte b) noexcept { return byte((unsigned)a | (unsigned)b); }
__OXICC_HDC byte operator&(byte a, byte b) noexcept { return byte((unsigned)a & (unsigned)b); }
__OXICC_HDC byte operator^(byte a, byte b) noexcept { return byte((unsigned)a ^ (unsigned)b); }
__OXICC_HDC byte operator~(byte a) noexcept { return byte(~(unsigned)a); }
__OXICC_HDC byte &operator|=(byte &a, byte b) noexcept { return a = a | b; }
__OXICC_HDC byte &operator&=(byte &a, byte b) noexcept { return a = a & b; }
__OXICC_HDC byte &operator^=(byte &a, byte b) noexcept { return a = a ^ b; }
template <class T> __OXICC_HDC auto operator<<(byte a, T n) noexcept -> decltype(byte(1u << n)) { return byte((unsigned)a << n); }
template <class T> __OXICC_HDC auto operator>>(byte a, T n) noexcept -> decltype(byte(1u >> n)) { return byte((unsigned)a >> n); }
template <class T> __OXICC_HDC auto operator<<=(byte &a, T n) noexcept -> decltype(a = a << n) { return a = a << n; }
template <class T> __OXICC_HDC auto operator>>=(byte &a, T n) noexcept -> decltype(a = a >> n) { return a = a >> n; }
template <class T> __OXICC_HDC auto to_integer(byte a) noexcept -> decltype(static_cast<T>(a)) { return T((unsigned char)a); }
#undef __OXICC_HDC
__OXICC_STD_END
