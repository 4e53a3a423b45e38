//! Texture and surface objects.

use super::{fetch, store};
use crate::backend::{Storage, TextureSpec};
use crate::error::{Error, Result};
use crate::runtime::{self, Object, Runtime};
use crate::thread::status;
use crate::types::{Extent, Resource, ResourceDesc, TextureDesc, resource};

/// `cudaArrayLayered`, `cudaArrayCubemap`
const LAYERED: u32 = 1;
const CUBEMAP: u32 = 4;

/// What a resource is to a texture or surface.
fn spec(r: &Runtime, desc: &ResourceDesc, sampling: Option<TextureDesc>) -> Result<TextureSpec> {
    // SAFETY: the kind says which member of the union is meant.
    let (array, linear) = unsafe { (desc.resource.array as usize, desc.resource.linear) };
    let plain = TextureSpec {
        storage: Storage::Linear(linear.ptr as u64),
        desc: linear.desc,
        extent: [1; 3],
        layered: false,
        cube: false,
        levels: 1,
        pitch: None,
        sampling,
    };
    match desc.kind {
        resource::ARRAY | resource::MIPMAPPED_ARRAY => {
            let a = r.arrays.get(array)?;
            let Extent { width, height, depth } = a.spec.extent;
            Ok(TextureSpec {
                storage: a.storage,
                desc: a.spec.desc,
                extent: [width, height, depth].map(|n| n.max(1) as u32),
                layered: a.spec.flags & LAYERED != 0,
                cube: a.spec.flags & CUBEMAP != 0,
                levels: a.spec.levels,
                ..plain
            })
        }
        resource::LINEAR => {
            let width = linear.size_or_width / linear.desc.bytes().max(1);
            Ok(TextureSpec { extent: [width as u32, 1, 1], ..plain })
        }
        resource::PITCH_2D => Ok(TextureSpec {
            extent: [linear.size_or_width as u32, linear.height as u32, 1],
            pitch: Some(linear.pitch as u32),
            ..plain
        }),
        _ => Err(Error::INVALID_VALUE),
    }
}

/// # Safety
/// The pointers are null or the program's own.
unsafe fn create(object: *mut u64, desc: *const ResourceDesc, sampling: Option<TextureDesc>) -> Result<()> {
    if desc.is_null() {
        return Err(Error::INVALID_VALUE);
    }
    // SAFETY: the program's own structure; its union is copied as bytes.
    let copy = unsafe {
        ResourceDesc {
            kind: (*desc).kind,
            resource: Resource { reserved: (*desc).resource.reserved },
            flags: (*desc).flags,
        }
    };
    runtime::with_context(|r| {
        let handle = r.backend.texture(&spec(r, &copy, sampling)?)?;
        r.objects.insert(handle, Object { resource: copy, texture: sampling });
        // SAFETY: the program's own pointer.
        unsafe { store(object, handle) }
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaCreateTextureObject(
    object: *mut u64,
    desc: *const ResourceDesc,
    texture: *const TextureDesc,
    _view: *const std::ffi::c_void,
) -> Error {
    // SAFETY: the program's own pointers.
    status(|| unsafe { create(object, desc, Some(fetch(texture)?)) })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaCreateSurfaceObject(object: *mut u64, desc: *const ResourceDesc) -> Error {
    // SAFETY: the program's own pointers.
    status(|| unsafe { create(object, desc, None) })
}

fn destroy(object: u64) -> Error {
    status(|| {
        runtime::with_context(|r| {
            if object == 0 {
                return Ok(());
            }
            let gone = r.objects.remove(&object).ok_or(Error::INVALID_VALUE)?;
            r.backend.destroy_texture(object, gone.texture.is_none())
        })
    })
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaDestroyTextureObject(object: u64) -> Error {
    destroy(object)
}

#[unsafe(no_mangle)]
pub extern "C" fn cudaDestroySurfaceObject(object: u64) -> Error {
    destroy(object)
}

/// # Safety
/// The pointer is null or the program's own.
unsafe fn resource_of(desc: *mut ResourceDesc, object: u64) -> Error {
    status(|| {
        runtime::with_context(|r| {
            let found = r.objects.get(&object).ok_or(Error::INVALID_VALUE)?;
            // SAFETY: the union is copied as bytes.
            let bytes = unsafe { found.resource.resource.reserved };
            let copy = ResourceDesc {
                kind: found.resource.kind,
                resource: Resource { reserved: bytes },
                flags: found.resource.flags,
            };
            // SAFETY: the program's own pointer.
            unsafe { store(desc, copy) }
        })
    })
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetTextureObjectResourceDesc(desc: *mut ResourceDesc, object: u64) -> Error {
    // SAFETY: the same promise.
    unsafe { resource_of(desc, object) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetSurfaceObjectResourceDesc(desc: *mut ResourceDesc, object: u64) -> Error {
    // SAFETY: the same promise.
    unsafe { resource_of(desc, object) }
}

#[unsafe(no_mangle)]
pub unsafe extern "C" fn cudaGetTextureObjectTextureDesc(desc: *mut TextureDesc, object: u64) -> Error {
    status(|| {
        runtime::with_context(|r| {
            let found = r.objects.get(&object).and_then(|o| o.texture).ok_or(Error::INVALID_VALUE)?;
            // SAFETY: the program's own pointer.
            unsafe { store(desc, found) }
        })
    })
}
