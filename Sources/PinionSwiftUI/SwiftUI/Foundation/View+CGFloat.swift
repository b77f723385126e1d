public import Foundation
public import Pinion

// Swift takes a `CGFloat` for a `Double` by itself, but not one that may be missing.
extension View {
    /// Gives the view a size, in pixels.
    @_disfavoredOverload
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    {
        frame(width: width.map { Double($0) }, height: height.map { Double($0) }, alignment: alignment)
    }

    /// Gives the view limits to its size, in pixels.
    @_disfavoredOverload
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        frame(
            minWidth: minWidth.map { Double($0) }, idealWidth: idealWidth.map { Double($0) },
            maxWidth: maxWidth.map { Double($0) }, minHeight: minHeight.map { Double($0) },
            idealHeight: idealHeight.map { Double($0) }, maxHeight: maxHeight.map { Double($0) },
            alignment: alignment)
    }

    /// Leaves room inside the view, at some of its sides.
    @_disfavoredOverload
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        padding(edges, length.map { Double($0) })
    }
}

extension VStack {
    @_disfavoredOverload
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
    }
}

extension HStack {
    @_disfavoredOverload
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
    }
}

extension LazyVStack {
    @_disfavoredOverload
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat?, @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
    }
}

extension LazyVGrid {
    @_disfavoredOverload
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat?,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            columns: columns, alignment: alignment, spacing: spacing.map { Double($0) }, content: content)
    }
}
