internal import DOM

/// How far something is scrolled, and how large it is.
public typealias ScrollGeometry = GeometricScroll<PlainGeometry>

/// A ``ScrollGeometry``, with the types that a program writes sizes with.
public struct GeometricScroll<Kind: Geometry>: Equatable {
    private let bounds: Rect
    private let content: Size

    init(_ bounds: Rect, _ content: Size) {
        self.bounds = bounds
        self.content = content
    }

    /// How far it is scrolled.
    public var contentOffset: Kind.Point { Kind.value(bounds.origin) }
    /// How large all of it is.
    public var contentSize: Kind.Size { Kind.value(content) }
    /// How large that is of it which is seen.
    public var containerSize: Kind.Size { Kind.value(bounds.size) }
    /// The room around it.
    public var contentInsets: EdgeInsets { EdgeInsets() }
    /// What is seen of it.
    public var visibleRect: Kind.Rect { Kind.value(self.bounds) }

    public static func == (one: Self, other: Self) -> Bool {
        one.bounds == other.bounds && one.content == other.content
    }
}

extension View {
    /// Does something when what scrolls in this view has been scrolled, or has another size. It stands at the
    /// ``ScrollView``.
    @_disfavoredOverload
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping @MainActor (ScrollGeometry) -> T,
        action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        scrollGeometryChange(transform, action)
    }

    /// Does something when the view comes to be seen in what scrolls around it, and when it ceases to.
    ///
    /// - Parameter threshold: how much of the view has to be seen, from 0 to 1.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping @MainActor (Bool) -> Void
    ) -> some View {
        GeometryChangeView<PlainGeometry, Self, Bool>(
            content: self,
            transform: { proxy in
                let frame = proxy.frame(in: .scrollView)
                guard let bounds = proxy.bounds(of: .scrollView), frame.width > 0, frame.height > 0,
                    let seen = frame.intersection(
                        Rect(x: 0, y: 0, width: bounds.width, height: bounds.height))
                else { return false }
                return seen.width * seen.height >= min(max(threshold, 0.001), 1) * frame.width * frame.height
            }, action: { _, isSeen in action(isSeen) })
    }

    package func scrollGeometryChange<Kind: Geometry, T: Equatable>(
        _ transform: @escaping @MainActor (GeometricScroll<Kind>) -> T,
        _ action: @escaping @MainActor (T, T) -> Void
    ) -> some View {
        GeometryChangeView<Kind, Self, T>(
            content: self, transform: { transform($0.source.scroll()) }, action: action)
    }
}

extension GeometrySource {
    func scroll<Kind: Geometry>() -> GeometricScroll<Kind> {
        let content = measured.content ?? Rect(origin: .zero, size: size)
        return GeometricScroll(Rect(origin: content.origin, size: size), content.size)
    }
}
