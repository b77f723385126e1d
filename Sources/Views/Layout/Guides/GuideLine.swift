/// Where a guide is in a view, as far as that is a share of its width, a share of its height and a length: then a browser
/// finds it by itself, however large the view is.
struct GuideLine: Equatable {
    private(set) var width = 0.0
    private(set) var height = 0.0
    private(set) var length = 0.0
    /// Whether it holds for views of all sizes.
    private(set) var isExact = true

    /// - Parameter position: where the guide is in a view of a size; asked for some, none of which is nothing.
    init(_ position: (Size) -> Double) {
        let first = position(Size(width: 64, height: 32))
        width = (position(Size(width: 128, height: 32)) - first) / 64
        height = (position(Size(width: 64, height: 64)) - first) / 32
        length = first - 64 * width - 32 * height
        let others = [
            Size(width: 3, height: 500), Size(width: 400, height: 7), Size(width: 1900, height: 1100),
        ]
        isExact = others.allSatisfy { abs(position($0) - self.position(in: $0)) < 0.01 }
        keepWithinBounds()
    }

    /// A guide at one place.
    init(at length: Double) {
        self.length = length
        keepWithinBounds()
    }
}

extension GuideLine {
    func position(in size: Size) -> Double { width * size.width + height * size.height + length }

    /// As the script reads it.
    var text: String { "\(width.digits) \(height.digits) \(length.digits)" }

    /// How far the style sheet has to move a view whose guide would be at a share of its size otherwise; nil if it cannot.
    func shift(from share: Double, isVertical: Bool) -> String? {
        guard (isVertical ? width : height) == 0 else { return nil }
        let percentage = (share - (isVertical ? height : width)) * 100
        switch (percentage, length) {
        case (0, _): return (-length).length
        case (_, 0): return percentage.digits + "%"
        default: return "calc(\(percentage.digits)% - \(length.length))"
        }
    }

    /// What a program says may be nothing, or without an end.
    private mutating func keepWithinBounds() {
        guard width.isFinite, height.isFinite, length.isFinite else {
            (width, height, length) = (0, 0, 0)
            isExact = false
            return
        }
        width = width.kept(within: 100)
        height = height.kept(within: 100)
        length = length.kept(within: 100_000)
    }
}

extension Double {
    /// The number, or the limit; without what is left of a calculation.
    fileprivate func kept(within limit: Double) -> Double {
        let bounded = Swift.min(Swift.max(self, -limit), limit)
        return (bounded * 1_000_000).rounded() / 1_000_000
    }
}
