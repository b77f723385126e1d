public import Pinion

/// What a view does where lines run the other way.
public struct LayoutDirectionBehavior: Hashable, Sendable {
    fileprivate let direction: LayoutDirection?

    /// It stays as it is.
    public static var fixed: LayoutDirectionBehavior { .init(direction: nil) }

    /// It is shown as in a mirror where lines run from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

    /// It is shown as in a mirror where lines run so.
    public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior {
        .init(direction: direction)
    }
}

extension View {
    /// Sets what the view does where lines run the other way.
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        MirroredView(content: self, direction: behavior.direction)
    }

    /// Shows the view as in a mirror where lines run from right to left: for an arrow that is a picture.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        MirroredView(content: self, direction: enabled ? .rightToLeft : nil)
    }
}

/// A view that is mirrored where lines run in one direction.
private struct MirroredView<Content: View>: View {
    @Environment(\.layoutDirection) private var current
    let content: Content
    let direction: LayoutDirection?

    var body: some View {
        content.scaleEffect(x: direction == current ? -1.0 : 1.0, y: 1.0)
    }
}
