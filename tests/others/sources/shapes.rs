//! A ray against shapes behind a trait, as a path tracer has them.
#![no_std]
#![feature(abi_ptx, stdarch_nvptx, core_float_math)]

#[panic_handler]
fn panic(_: &core::panic::PanicInfo) -> ! {
    // SAFETY: ends the kernel.
    unsafe { core::arch::nvptx::trap() }
}

use core::arch::nvptx::{_block_dim_x, _block_idx_x, _thread_idx_x};
use core::f32::math::sqrt;
use core::ops::{Add, Mul, Sub};

#[derive(Clone, Copy)]
struct Vec3 {
    x: f32,
    y: f32,
    z: f32,
}
impl Add for Vec3 {
    type Output = Vec3;
    fn add(self, o: Vec3) -> Vec3 {
        Vec3 {
            x: self.x + o.x,
            y: self.y + o.y,
            z: self.z + o.z,
        }
    }
}
impl Sub for Vec3 {
    type Output = Vec3;
    fn sub(self, o: Vec3) -> Vec3 {
        Vec3 {
            x: self.x - o.x,
            y: self.y - o.y,
            z: self.z - o.z,
        }
    }
}
impl Mul<f32> for Vec3 {
    type Output = Vec3;
    fn mul(self, k: f32) -> Vec3 {
        Vec3 {
            x: self.x * k,
            y: self.y * k,
            z: self.z * k,
        }
    }
}
impl Vec3 {
    fn dot(self, o: Vec3) -> f32 {
        self.x * o.x + self.y * o.y + self.z * o.z
    }
}

struct Ray {
    from: Vec3,
    to: Vec3,
}
trait Shape {
    fn hit(&self, ray: &Ray) -> Option<f32>;
}
struct Sphere {
    centre: Vec3,
    radius: f32,
}
struct Floor {
    height: f32,
}

impl Shape for Sphere {
    fn hit(&self, ray: &Ray) -> Option<f32> {
        let offset = ray.from - self.centre;
        let (a, b) = (ray.to.dot(ray.to), offset.dot(ray.to));
        let d = b * b - a * (offset.dot(offset) - self.radius * self.radius);
        if d < 0.0 {
            return None;
        }
        let t = (-b - sqrt(d)) / a;
        (t > 0.0).then_some(t)
    }
}
impl Shape for Floor {
    fn hit(&self, ray: &Ray) -> Option<f32> {
        if ray.to.y == 0.0 {
            return None;
        }
        let t = (self.height - ray.from.y) / ray.to.y;
        (t > 0.0).then_some(t)
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "ptx-kernel" fn trace(depth: *mut f32, which: *mut i32, width: u32, n: u32) {
    // SAFETY: reads of registers.
    let i = unsafe { (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as u32 };
    if i >= n {
        return;
    }
    let sphere = Sphere {
        centre: Vec3 {
            x: 0.0,
            y: 0.0,
            z: 4.0,
        },
        radius: 2.0,
    };
    let floor = Floor { height: -1.0 };
    // So that calls through the tables of methods stay.
    let shapes: [&dyn Shape; 2] = core::hint::black_box([&sphere, &floor]);
    let (x, y) = ((i % width) as f32, (i / width) as f32);
    let ray = Ray {
        from: Vec3 {
            x: 0.0,
            y: 0.0,
            z: 0.0,
        },
        to: Vec3 {
            x: x * 0.25 - 1.0,
            y: y * 0.25 - 1.0,
            z: 1.0,
        },
    };
    let nearest = shapes
        .iter()
        .enumerate()
        .filter_map(|(k, s)| s.hit(&ray).map(|t| (t, k as i32)))
        .fold(None, |best: Option<(f32, i32)>, hit| match best {
            Some(b) if b.0 <= hit.0 => Some(b),
            _ => Some(hit),
        });
    let (t, k) = nearest.unwrap_or((-1.0, -1));
    // SAFETY: the caller's promise.
    unsafe {
        *depth.add(i as usize) = t;
        *which.add(i as usize) = k;
    }
}
