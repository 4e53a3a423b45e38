//! Extents of grids, blocks and clusters.

/// The extent of a grid, a block or a cluster in its three dimensions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dim3 {
    /// Along `x`, whose neighbours run together.
    pub x: u32,
    /// Along `y`.
    pub y: u32,
    /// Along `z`.
    pub z: u32,
}

impl Dim3 {
    /// A single one.
    pub const ONE: Dim3 = Dim3 { x: 1, y: 1, z: 1 };

    /// An extent in three dimensions.
    pub const fn new(x: u32, y: u32, z: u32) -> Dim3 {
        Dim3 { x, y, z }
    }

    /// Parses `X[,Y[,Z]]`, each at least 1.
    pub fn parse(text: &str) -> Option<Dim3> {
        let mut extents = [1; 3];
        for (count, part) in text.split([',', 'x']).enumerate() {
            let slot = extents.get_mut(count)?;
            *slot = part.trim().parse().ok().filter(|n| *n > 0)?;
        }
        Some(Dim3 { x: extents[0], y: extents[1], z: extents[2] })
    }

    /// How many there are in all.
    pub fn count(self) -> u64 {
        (u64::from(self.x) * u64::from(self.y)).saturating_mul(u64::from(self.z))
    }
}

/// In one dimension, as CUDA's `dim3` has it.
impl From<u32> for Dim3 {
    fn from(x: u32) -> Dim3 {
        Dim3::new(x, 1, 1)
    }
}

impl From<(u32, u32)> for Dim3 {
    fn from((x, y): (u32, u32)) -> Dim3 {
        Dim3::new(x, y, 1)
    }
}

impl From<(u32, u32, u32)> for Dim3 {
    fn from((x, y, z): (u32, u32, u32)) -> Dim3 {
        Dim3::new(x, y, z)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extents() {
        assert_eq!(Dim3::parse("4"), Some(Dim3::from(4)));
        assert_eq!(Dim3::parse("4,2,3").map(Dim3::count), Some(24));
        for bad in ["", "0", "1,2,3,4", "a", "-1", "4294967296"] {
            assert_eq!(Dim3::parse(bad), None, "{bad}");
        }
    }
}
