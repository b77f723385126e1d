/// A change of looks that leaves a view's size and place as they are: see ``View/visualEffect(_:)`` and
/// ``View/scrollTransition(_:axis:transition:)``.
public protocol VisualEffect: Sendable {
    /// How it looks, in the words of the style sheet.
    var looks: VisualLooks { get }
}

/// No change: what further effects are added to.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}

    public var looks: VisualLooks { VisualLooks() }
}

/// How something looks, in the words of the style sheet.
public struct VisualLooks: Hashable, Sendable {
    /// The first is the outermost.
    private(set) var transforms: [String] = []
    private(set) var filters: [String] = []

    var transform: String? { transforms.isEmpty ? nil : transforms.joined(separator: " ") }
    var filter: String? { filters.isEmpty ? nil : filters.joined(separator: " ") }
}

/// An effect with another one added.
private struct FurtherVisualEffect: VisualEffect {
    let looks: VisualLooks
}

extension VisualEffect {
    /// Lets the background through, from 0 (all of it) to 1.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        filtered("opacity(\(min(max(opacity, 0), 1).digits))")
    }

    /// Makes it larger or smaller.
    public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Makes it wider or narrower, higher or lower.
    public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        moved("scale(\(x.digits),\(y.digits))", around: anchor)
    }

    /// Makes it wider or narrower, higher or lower.
    @_disfavoredOverload
    public func scaleEffect(_ scale: Size, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Turns it.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        moved("rotate(\(angle.degrees.digits)deg)", around: anchor)
    }

    /// Turns it around an axis in space.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
        anchorZ: Double = 0, perspective: Double = 1
    ) -> some VisualEffect {
        let turn = "rotate3d(\(axis.x.digits),\(axis.y.digits),\(axis.z.digits),\(angle.degrees.digits)deg)"
        let distance = perspective > 0 ? "perspective(\((320 / perspective).length)) " : ""
        return moved(distance + turn, around: anchor)
    }

    /// Shows it somewhere else.
    public func offset(x: Double = 0, y: Double = 0) -> some VisualEffect {
        moved("translate(\(x.length),\(y.length))")
    }

    /// Shows it somewhere else.
    @_disfavoredOverload
    public func offset(_ offset: Size) -> some VisualEffect {
        self.offset(x: offset.width, y: offset.height)
    }

    /// Blurs it.
    public func blur(radius: Double, opaque: Bool = false) -> some VisualEffect {
        filtered("blur(\(max(radius, 0).length))")
    }

    /// Adds to its light, from -1 to 1.
    public func brightness(_ amount: Double) -> some VisualEffect {
        filtered("brightness(\((1 + max(amount, -1)).digits))")
    }

    public func contrast(_ amount: Double) -> some VisualEffect {
        filtered("contrast(\(max(amount, 0).digits))")
    }

    public func saturation(_ amount: Double) -> some VisualEffect {
        filtered("saturate(\(max(amount, 0).digits))")
    }

    public func grayscale(_ amount: Double) -> some VisualEffect {
        filtered("grayscale(\(min(max(amount, 0), 1).digits))")
    }

    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        filtered("hue-rotate(\(angle.degrees.digits)deg)")
    }

    private func filtered(_ filter: String) -> FurtherVisualEffect {
        FurtherVisualEffect(
            looks: VisualLooks(transforms: looks.transforms, filters: looks.filters + [filter]))
    }

    /// What comes later is further out.
    private func moved(_ transform: String, around anchor: UnitPoint = .center) -> FurtherVisualEffect {
        var transform = transform
        if anchor != .center {
            let (x, y) = ((anchor.x - 0.5) * 100, (anchor.y - 0.5) * 100)
            transform =
                "translate(\(x.digits)%,\(y.digits)%) \(transform) translate(\((-x).digits)%,\((-y).digits)%)"
        }
        return FurtherVisualEffect(
            looks: VisualLooks(transforms: [transform] + looks.transforms, filters: looks.filters))
    }
}
