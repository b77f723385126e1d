/// An alignment of one's own: says where its guide is in views that do not say so themselves.
///
/// ```swift
/// struct Waist: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> Double { context.height / 3 }
/// }
///
/// extension VerticalAlignment {
///     static let waist = VerticalAlignment(Waist.self)
/// }
/// ```
public protocol AlignmentID: GeometricAlignmentID where Kind == PlainGeometry {}

/// An ``AlignmentID``, with the types that a program writes sizes with.
public protocol GeometricAlignmentID: SendableMetatype {
    associatedtype Kind: Geometry

    /// Where the guide is in a view, from its leading edge or from its top.
    static func defaultValue(in context: GeometricDimensions<Kind>) -> Kind.Length
}
