public import Pinion

/// The room that a preview has.
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: Double, height: Double)
}

/// The name of a device, which a preview takes no notice of: it stands at a phone's width.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral name: String) {
        rawValue = name
    }
}

/// The way a device is held, which a preview takes no notice of.
public enum InterfaceOrientation: String, CaseIterable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension View {
    /// Gives a preview a name, which stands above it.
    public func previewDisplayName(_ value: String?) -> some View {
        NamedPreview(name: value, content: self)
    }

    /// Gives a preview the room that it has; a fixed size counts.
    @ViewBuilder
    public func previewLayout(_ value: PreviewLayout) -> some View {
        if case .fixed(let width, let height) = value {
            frame(width: width, height: height)
        } else {
            self
        }
    }

    /// Says on which device a preview is seen: here at a phone's width, on whatever one has.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Says how the device of a preview is held.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// A view that has a name where it is previewed.
private struct NamedPreview<Content: View>: View {
    let name: String?
    let content: Content
    @Environment(\.isPreviewed) private var isPreviewed

    var body: some View {
        if isPreviewed, let name { Text(name).font(.caption).foregroundColor(.secondary) }
        content
    }
}

private struct PreviewedKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether a view is shown on the page of previews.
    var isPreviewed: Bool {
        get { self[PreviewedKey.self] }
        set { self[PreviewedKey.self] = newValue }
    }
}
