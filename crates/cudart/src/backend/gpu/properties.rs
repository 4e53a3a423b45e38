//! What a GPU says of itself.

use std::ffi::{c_char, c_int};

use super::api::Api;
use crate::types::DeviceProp;

/// The properties of a device, from its attributes: those of the driver have the numbers of `cudaDeviceAttr`.
pub fn properties(api: &Api, device: c_int) -> DeviceProp {
    let get = |which: c_int| attribute(api, device, which).unwrap_or(0);
    let size = |which: c_int| get(which).max(0) as usize;
    // SAFETY: the structure is made of numbers, for which zero is a value.
    let mut p: DeviceProp = unsafe { std::mem::zeroed() };
    // SAFETY: the places are as long as the driver is told.
    unsafe {
        (api.device_get_name)(p.name.as_mut_ptr().cast::<c_char>(), p.name.len() as c_int, device);
        (api.device_get_uuid)(p.uuid.as_mut_ptr(), device);
        (api.device_total_mem)(&mut p.total_global_mem, device);
    }
    p.max_threads_per_block = get(1);
    p.max_threads_dim = [get(2), get(3), get(4)];
    p.max_grid_size = [get(5), get(6), get(7)];
    p.shared_mem_per_block = size(8);
    p.total_const_mem = size(9);
    p.warp_size = get(10);
    p.mem_pitch = size(11);
    p.regs_per_block = get(12);
    p.texture_alignment = size(14);
    p.multi_processor_count = get(16);
    p.integrated = get(18);
    p.can_map_host_memory = get(19);
    p.max_texture_1d = get(21);
    p.max_texture_2d = [get(22), get(23)];
    p.max_texture_3d = [get(24), get(25), get(26)];
    p.max_texture_2d_layered = [get(27), get(28), get(29)];
    p.surface_alignment = size(30);
    p.concurrent_kernels = get(31);
    p.ecc_enabled = get(32);
    p.pci_bus_id = get(33);
    p.pci_device_id = get(34);
    p.tcc_driver = get(35);
    p.memory_bus_width = get(37);
    p.l2_cache_size = get(38);
    p.max_threads_per_multi_processor = get(39);
    p.async_engine_count = get(40);
    p.unified_addressing = get(41);
    p.max_texture_1d_layered = [get(42), get(43)];
    p.max_texture_2d_gather = [get(45), get(46)];
    p.max_texture_3d_alt = [get(47), get(48), get(49)];
    p.pci_domain_id = get(50);
    p.texture_pitch_alignment = size(51);
    p.max_texture_cubemap = get(52);
    p.max_texture_cubemap_layered = [get(53), get(54)];
    p.max_surface_1d = get(55);
    p.max_surface_2d = [get(56), get(57)];
    p.max_surface_3d = [get(58), get(59), get(60)];
    p.max_surface_1d_layered = [get(61), get(62)];
    p.max_surface_2d_layered = [get(63), get(64), get(65)];
    p.max_surface_cubemap = get(66);
    p.max_surface_cubemap_layered = [get(67), get(68)];
    p.max_texture_2d_linear = [get(70), get(71), get(72)];
    p.max_texture_2d_mipmap = [get(73), get(74)];
    p.major = get(75);
    p.minor = get(76);
    p.max_texture_1d_mipmap = get(77);
    p.stream_priorities_supported = get(78);
    p.global_l1_cache_supported = get(79);
    p.local_l1_cache_supported = get(80);
    p.shared_mem_per_multiprocessor = size(81);
    p.regs_per_multiprocessor = get(82);
    p.managed_memory = get(83);
    p.is_multi_gpu_board = get(84);
    p.multi_gpu_board_group_id = get(85);
    p.host_native_atomic_supported = get(86);
    p.pageable_memory_access = get(88);
    p.concurrent_managed_access = get(89);
    p.compute_preemption_supported = get(90);
    p.can_use_host_pointer_for_registered_mem = get(91);
    p.cooperative_launch = get(95);
    p.shared_mem_per_block_optin = size(97);
    p.host_register_supported = get(99);
    p.pageable_memory_access_uses_host_page_tables = get(100);
    p.direct_managed_mem_access_from_host = get(101);
    p.max_blocks_per_multi_processor = get(106);
    p.persisting_l2_cache_max_size = get(108);
    p.access_policy_max_window_size = get(109);
    p.reserved_shared_mem_per_block = size(111);
    p.sparse_cuda_array_supported = get(112);
    p.host_register_read_only_supported = get(113);
    p.timeline_semaphore_interop_supported = get(114);
    p.memory_pools_supported = get(115);
    p.gpu_direct_rdma_supported = get(116);
    p.cluster_launch = get(120);
    p.deferred_mapping_cuda_array_supported = get(121);
    p.ipc_event_supported = get(125);
    p.device_numa_id = -1;
    p
}

/// The value of a `cudaDeviceAttr`.
pub fn attribute(api: &Api, device: c_int, which: c_int) -> Option<c_int> {
    let mut value = 0;
    // SAFETY: the out-pointer is to a live local.
    let status = unsafe { (api.device_get_attribute)(&mut value, which, device) };
    (status.0 == 0).then_some(value)
}
