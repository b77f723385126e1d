internal import Glibc

/// A direction in a plane, of the length 1, and how far it was.
struct Vector {
    let x: Double
    let y: Double
    let length: Double

    init(from start: Point, to end: Point) {
        let (x, y) = (end.x - start.x, end.y - start.y)
        length = (x * x + y * y).squareRoot()
        self.x = length == 0 ? 0 : x / length
        self.y = length == 0 ? 0 : y / length
    }
}

extension Angle {
    /// The direction from a point to another.
    init(from start: Point, to end: Point) {
        self.init(radians: atan2(end.y - start.y, end.x - start.x))
    }
}
