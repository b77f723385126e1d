public import Foundation
public import Views

/// An alignment of one's own: says where its guide is in views that do not say so themselves.
public protocol AlignmentID: GeometricAlignmentID where Kind == CoreGeometry {}

extension View {
    /// Says where a guide of the view is, from its leading edge.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        guided(g, computeValue)
    }

    /// Says where a guide of the view is, from its top.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        guided(g, computeValue)
    }
}
