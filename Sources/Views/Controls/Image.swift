package import DOM

/// A picture.
///
/// ```swift
/// Image("photos/ada.jpg", label: Text("Ada Lovelace, about 1840"))
/// Image(decorative: "wave.svg")
/// Image(systemName: "trash")
/// ```
///
/// A picture says something, then its label says it in words for those who do not see it; or it does not, then it is
/// decorative. Paths are those under `Public/`, or addresses. One of another site needs that site in the `imageOrigins` of the
/// `App`: pages tell the browser to load nothing from elsewhere.
public struct Image: View, Equatable {
    enum Source: Equatable {
        case address(String)
        case icon(Symbol?)
    }

    let source: Source
    let label: String

    /// A picture with the words for those who do not see it.
    public init(_ path: String, label: Text) {
        source = .address(path)
        self.label = label.string
    }

    /// A picture whose name is also what those hear who do not see it; better give it a label, or say that it is
    /// decorative.
    public init(_ name: String) {
        self.init(name, label: Text(name))
    }

    /// A picture that says nothing.
    public init(decorative path: String) {
        source = .address(path)
        label = ""
    }

    /// One of the icons that come with Pinion, by the name that SwiftUI has for it: "plus", "minus", "checkmark",
    /// "xmark", "magnifyingglass", "trash", "pencil", "house", "person", "gearshape", "envelope", "bell", "lock", "heart",
    /// "star", "calendar", "clock", "photo", "doc", "folder", "globe", "link", "paperplane", "cpu", "ellipsis",
    /// "info.circle", "exclamationmark.triangle", "arrow.clockwise", "square.and.arrow.up", "square.and.arrow.down",
    /// and "arrow." and "chevron." with "left", "right", "up" and "down". It is decorative, and nothing shows for other
    /// names.
    public init(systemName: String) {
        source = .icon(Symbol(systemName))
        label = ""
    }
}

extension Image: ElementView {
    package func makeElement(at place: Place) -> Element {
        switch source {
        case .address: Element("img")
        case .icon: Symbol.makeElement()
        }
    }

    package func update(_ element: Element, in environment: EnvironmentValues) {
        switch source {
        case .address(let path):
            element["src"] = Self.address(of: path)
            element["alt"] = label
        case .icon(let icon): Symbol.show(icon, in: element)
        }
    }

    private static func address(of path: String) -> String? {
        guard let address = WebAddress(path)?.text else { return nil }
        let isComplete = address.hasPrefix("/") || address.hasPrefix("http:") || address.hasPrefix("https:")
        return isComplete ? address : "/" + address
    }
}
