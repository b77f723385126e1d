public import Foundation
public import Pinion

// A page has no bars of the system over it: what is left free for them, and something more, is just that.
extension View {
    /// Leaves room at the edges, the same as `padding`.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }

    /// Leaves room at all edges, the same as `padding`.
    public func safeAreaPadding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// Leaves room at the edges, the same as `padding`.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
}
