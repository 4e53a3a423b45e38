//! The linker of the driver. Only PTX is linked: the simulator runs nothing else.

use std::ffi::{c_char, c_int, c_uint, c_void};
use std::sync::Mutex;

use super::{driver_functions, module};
use crate::api::store;
use crate::error::{Error, Result};
use crate::handles::Handles;
use crate::registry::text;

#[derive(Default)]
struct Link {
    inputs: Vec<&'static [u8]>,
    /// What the program loads: text that says what it stands for, whose address is known.
    image: Option<Box<[u8]>>,
}

static LINKS: Mutex<Option<Handles<Link>>> = Mutex::new(None);

fn with<T>(f: impl FnOnce(&mut Handles<Link>) -> Result<T>) -> Result<T> {
    let mut guard = LINKS.lock().unwrap_or_else(|e| e.into_inner());
    f(guard.get_or_insert_with(|| Handles::new(0x5d00_0000)))
}

/// The containers behind an image that was linked here.
pub fn linked(image: usize) -> Option<Vec<&'static [u8]>> {
    let find = |links: &mut Handles<Link>| {
        let found = links.values().find(|l| l.image.as_ref().is_some_and(|i| i.as_ptr() as usize == image));
        Ok(found.map(|l| l.inputs.clone()))
    };
    with(find).ok().flatten()
}

/// `CU_JIT_INPUT_PTX`
const PTX: c_int = 1;

fn add(link: usize, kind: c_int, data: &[u8]) -> Result<()> {
    if kind != PTX {
        eprintln!("oxicc: the simulator links PTX only");
        return Err(Error::NO_KERNEL_IMAGE_FOR_DEVICE);
    }
    let end = data.iter().rposition(|b| *b != 0).map_or(0, |n| n + 1);
    with(|links| {
        links.get_mut(link)?.inputs.push(module::container(&data[..end]));
        Ok(())
    })
}

driver_functions! {
    [Context] fn cuLinkCreate_v2(count: c_uint, options: *mut c_int, values: *mut *mut c_void, link: *mut usize) {
        module::answer_options(count, options, values);
        store(link, with(|links| Ok(links.add(Link::default())))?)
    }

    [Context] fn cuLinkAddData_v2(
        link: usize,
        kind: c_int,
        data: *const c_void,
        size: usize,
        _name: *const c_char,
        _count: c_uint,
        _options: *mut c_int,
        _values: *mut *mut c_void,
    ) {
        if data.is_null() {
            return Err(Error::INVALID_VALUE);
        }
        add(link, kind, std::slice::from_raw_parts(data.cast(), size))
    }

    [Context] fn cuLinkAddFile_v2(
        link: usize,
        kind: c_int,
        path: *const c_char,
        _count: c_uint,
        _options: *mut c_int,
        _values: *mut *mut c_void,
    ) {
        add(link, kind, &std::fs::read(text(path)).map_err(|_| Error::FILE_NOT_FOUND)?)
    }

    [Context] fn cuLinkComplete(link: usize, image: *mut *const c_void, size: *mut usize) {
        let (address, length) = with(|links| {
            let link = links.get_mut(link)?;
            let image = link.image.insert(format!("// {} linked inputs\0", link.inputs.len()).into_bytes().into());
            Ok((image.as_ptr(), image.len()))
        })?;
        store(image, address.cast())?;
        let _ = store(size, length);
        Ok(())
    }

    [Context] fn cuLinkDestroy(link: usize) {
        with(|links| links.remove(link).map(|_| ()))
    }
}
