internal import Pinion
public import Views

/// An arrangement of one's own: says how large it is, and where its views stand.
@MainActor @preconcurrency
public protocol Layout: GeometricLayout where Kind == CoreGeometry {
    /// The views that it places.
    typealias Subviews = GeometricLayoutSubviews<CoreGeometry>
}

public typealias ProposedViewSize = GeometricProposal<CoreGeometry>
public typealias LayoutSubview = GeometricLayoutSubview<CoreGeometry>
public typealias LayoutSubviews = GeometricLayoutSubviews<CoreGeometry>
public typealias ViewDimensions = GeometricDimensions<CoreGeometry>
public typealias AnyLayout = GeometricAnyLayout<CoreGeometry>
public typealias HStackLayout = GeometricHStackLayout<CoreGeometry>
public typealias VStackLayout = GeometricVStackLayout<CoreGeometry>
public typealias ZStackLayout = GeometricZStackLayout<CoreGeometry>
public typealias GridLayout = GeometricGridLayout<CoreGeometry>
