// Minimax polynomials by Remez' exchange, in 113-bit arithmetic.
//
// Finds c_0 ... c_n such that the largest w(t) |c_0 + c_1 t + ... + c_n t^n - g(t)| on [a, b] is smallest, with coefficients
// that are numbers of the format they are for: each is rounded in turn, the most significant first, and the ones after it are
// fitted again to make up for its rounding.
#pragma once
#include <quadmath.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

typedef __float128 quad;
typedef std::function<quad(quad)> Function;

struct Fit {
    std::vector<quad> c;
    // The largest weighted error before the coefficients were rounded, and after.
    quad exact, rounded;
};

inline quad value(const std::vector<quad> &c, quad t) {
    quad r = 0;
    for (size_t i = c.size(); i-- > 0;) r = r * t + c[i];
    return r;
}

inline std::vector<quad> solve(std::vector<std::vector<quad>> m, std::vector<quad> y) {
    size_t n = y.size();
    for (size_t k = 0; k < n; k++) {
        size_t p = k;
        for (size_t i = k; i < n; i++)
            if (fabsq(m[i][k]) > fabsq(m[p][k])) p = i;
        std::swap(m[k], m[p]);
        std::swap(y[k], y[p]);
        for (size_t i = k + 1; i < n; i++) {
            quad f = m[i][k] / m[k][k];
            for (size_t j = k; j < n; j++) m[i][j] -= f * m[k][j];
            y[i] -= f * y[k];
        }
    }
    for (size_t k = n; k-- > 0;) {
        for (size_t j = k + 1; j < n; j++) y[k] -= m[k][j] * y[j];
        y[k] /= m[k][k];
    }
    return y;
}

// Polynomial of the degree for samples of g and w at t.
inline std::vector<quad> remez(const std::vector<quad> &t, const std::vector<quad> &g, const std::vector<quad> &w, int degree,
                               quad *error) {
    int n = degree + 2, count = (int)t.size();
    // The variable is scaled to [-1, 1] for the sake of the linear systems.
    quad mid = (t.front() + t.back()) / 2, half = (t.back() - t.front()) / 2;
    std::vector<int> at(n);
    for (int i = 0; i < n; i++) at[i] = (int)((quad)(count - 1) * (1 - cosq(M_PIq * i / (n - 1))) / 2);
    for (int i = 1; i < n; i++) at[i] = std::max(at[i], at[i - 1] + 1);
    std::vector<quad> c;
    for (int round = 0; round < 60; round++) {
        std::vector<std::vector<quad>> m(n, std::vector<quad>(n));
        std::vector<quad> y(n);
        for (int i = 0; i < n; i++) {
            quad s = (t[at[i]] - mid) / half, p = 1;
            for (int k = 0; k <= degree; k++, p *= s) m[i][k] = p;
            m[i][n - 1] = (i % 2 ? -1 : 1) / w[at[i]];
            y[i] = g[at[i]];
        }
        c = solve(m, y);
        quad level = fabsq(c[n - 1]);
        c.pop_back();
        // Extremes of the error, one per run of equal sign.
        std::vector<int> found;
        std::vector<quad> size;
        for (int i = 0; i < count; i++) {
            quad e = w[i] * (value(c, (t[i] - mid) / half) - g[i]);
            if (!found.empty() && (size.back() < 0) == (e < 0)) {
                if (fabsq(e) > fabsq(size.back())) found.back() = i, size.back() = e;
            } else {
                found.push_back(i), size.push_back(e);
            }
        }
        while ((int)found.size() > n) {
            bool front = fabsq(size.front()) < fabsq(size.back());
            found.erase(front ? found.begin() : found.end() - 1);
            size.erase(front ? size.begin() : size.end() - 1);
        }
        quad worst = 0;
        for (quad s : size) worst = std::max(worst, fabsq(s));
        *error = worst;
        if ((int)found.size() < n || worst <= level * (quad)1.001) break;
        at = found;
    }
    // Back from s = (t - mid) / half to t.
    std::vector<quad> r(c.size());
    for (size_t i = c.size(); i-- > 0;) {
        // r = r * s + c[i]
        std::vector<quad> next(c.size());
        for (size_t k = 0; k < c.size(); k++) {
            next[k] -= r[k] * mid / half;
            if (k + 1 < c.size()) next[k + 1] += r[k] / half;
        }
        next[0] += c[i];
        r = next;
    }
    return r;
}

inline quad to_format(quad x, bool single) { return single ? (quad)(float)x : (quad)(double)x; }

// The next number of the format in a direction.
inline quad neighbour(quad x, bool single, bool up) {
    if (single) return nextafterf((float)x, up ? INFINITY : -INFINITY);
    return nextafter((double)x, up ? INFINITY : -INFINITY);
}

// Samples of what is fitted.
struct Samples {
    std::vector<quad> t, g, w;
    quad error(const std::vector<quad> &c) const {
        quad worst = 0;
        for (size_t i = 0; i < t.size(); i++) worst = std::max(worst, w[i] * fabsq(value(c, t[i]) - g[i]));
        return worst;
    }
};

// Rounds the first `kept` coefficients one by one and fits the ones after them again.
inline std::vector<quad> rounded_in_turn(const Samples &s, int degree, bool single, int kept, quad *exact) {
    std::vector<quad> c, rest = s.g, weight = s.w;
    for (int k = 0; k <= degree; k++) {
        quad error;
        std::vector<quad> part = remez(s.t, rest, weight, degree - k, &error);
        if (k == 0) *exact = error;
        bool last = k >= kept || k == degree;
        for (size_t i = 0; i < (last ? part.size() : 1); i++) c.push_back(to_format(part[i], single));
        if (last) break;
        for (size_t i = 0; i < s.t.size(); i++) rest[i] = (rest[i] - c.back()) / s.t[i], weight[i] *= fabsq(s.t[i]);
    }
    return c;
}

// Fits g on [a, b] with weight w.
inline Fit minimax(const Function &g, const Function &w, quad a, quad b, int degree, bool single) {
    int count = 60 * (degree + 2) + 1;  // an even number of points: none in the middle
    Samples s;
    for (int i = 0; i <= count; i++) {
        quad x = a + (b - a) * (1 - cosq(M_PIq * (i + (quad)0.5) / (count + 1))) / 2;
        s.t.push_back(x), s.g.push_back(g(x)), s.w.push_back(w(x));
    }
    Fit fit;
    fit.rounded = 1e30Q;
    for (int kept = 0; kept <= 4 && kept <= degree; kept++) {
        std::vector<quad> c = rounded_in_turn(s, degree, single, kept, &fit.exact);
        quad error = s.error(c);
        if (error < fit.rounded) fit.c = c, fit.rounded = error;
    }
    // Last places, one coefficient at a time and in pairs, as long as it helps.
    for (bool better = fit.rounded > fit.exact * (quad)1.02; better;) {
        better = false;
        for (int i = 0; i <= std::min(degree, 6); i++)
            for (int j = i; j <= std::min(degree, 6); j++)
                for (int way = 0; way < (i == j ? 2 : 4); way++) {
                    std::vector<quad> c = fit.c;
                    c[i] = neighbour(c[i], single, way & 1);
                    if (i != j) c[j] = neighbour(c[j], single, way & 2);
                    quad error = s.error(c);
                    if (error < fit.rounded * (quad)0.9999) fit.c = c, fit.rounded = error, better = true;
                }
    }
    return fit;
}
