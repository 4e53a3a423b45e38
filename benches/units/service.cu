// An application around its kernels: threads, files, maps, strings and regular expressions on the host.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <fstream>
#include <functional>
#include <future>
#include <iomanip>
#include <iostream>
#include <map>
#include <memory>
#include <mutex>
#include <numeric>
#include <optional>
#include <random>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <unordered_map>
#include <vector>

#include <cuda_runtime.h>

struct Histogram {
    static constexpr int bins = 256;
    unsigned int counts[bins];
};

__global__ void count(const unsigned char *bytes, size_t n, Histogram *result) {
    __shared__ unsigned int local[Histogram::bins];
    for (int i = threadIdx.x; i < Histogram::bins; i += blockDim.x) local[i] = 0;
    __syncthreads();
    for (size_t i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(&local[bytes[i]], 1u);
    __syncthreads();
    for (int i = threadIdx.x; i < Histogram::bins; i += blockDim.x) atomicAdd(&result->counts[i], local[i]);
}

template <typename T, typename F> __global__ void apply(T *values, size_t n, F f) {
    size_t i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) values[i] = f(values[i]);
}

struct Scale {
    float by;
    __device__ float operator()(float x) const { return x * by; }
};

class Queue {
  public:
    void push(std::function<void()> job) {
        {
            std::lock_guard<std::mutex> lock(mutex_);
            jobs_.push_back(std::move(job));
        }
        ready_.notify_one();
    }
    std::optional<std::function<void()>> pop() {
        std::unique_lock<std::mutex> lock(mutex_);
        if (!ready_.wait_for(lock, std::chrono::milliseconds(10), [this] { return !jobs_.empty(); })) return {};
        auto job = std::move(jobs_.front());
        jobs_.pop_front();
        return job;
    }

  private:
    std::mutex mutex_;
    std::condition_variable ready_;
    std::deque<std::function<void()>> jobs_;
};

class Service {
  public:
    explicit Service(const std::string &path) {
        std::ifstream file(path);
        static const std::regex line(R"((\w+)\s*=\s*([-+.\deE]+))");
        std::smatch match;
        for (std::string text; std::getline(file, text);)
            if (std::regex_match(text, match, line)) settings_[match[1]] = std::stod(match[2]);
    }
    void scale(std::shared_ptr<float> values, size_t n) {
        float by = static_cast<float>(settings_.count("scale") ? settings_["scale"] : 1.0);
        queue_.push([=] { apply<<<(n + 255) / 256, 256>>>(values.get(), n, Scale{by}); });
    }
    void histogram(const unsigned char *bytes, size_t n, Histogram *result) {
        queue_.push([=] { count<<<64, 256>>>(bytes, n, result); });
    }
    void work() {
        while (auto job = queue_.pop()) (*job)();
        cudaDeviceSynchronize();
    }
    std::string report() const {
        std::ostringstream out;
        for (const auto &[name, value] : settings_) out << std::setw(12) << name << ' ' << value << '\n';
        return out.str();
    }

  private:
    std::map<std::string, double> settings_;
    Queue queue_;
};

int main(int argc, char **argv) {
    Service service(argc > 1 ? argv[1] : "service.conf");
    auto worker = std::async(std::launch::async, [&] { service.work(); });
    worker.wait();
    std::cout << service.report();
}
