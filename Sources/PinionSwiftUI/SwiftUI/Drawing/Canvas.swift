public import Views

/// A view that a function draws, with points that are Foundation's.
public typealias Canvas = GeometricCanvas<CoreGeometry>

/// Where a canvas is drawn, and how, with points that are Foundation's.
public typealias GraphicsContext = GeometricContext<CoreGeometry>
