public import DOM

/// A picture.
///
/// ```swift
/// Image("photos/ada.jpg", label: Text("Ada Lovelace, about 1840"))
/// Image(decorative: "wave.svg")
/// Image(systemName: "trash")
/// Image(data: camera.frame, type: .jpeg, label: Text("The door"))
/// ```
///
/// A picture says something, then its label says it in words for those who do not see it; or it does not, then it is
/// decorative. A name is that of an image in an asset catalogue, `Assets.xcassets`, or of a file among the resources of a target.
/// Paths are those under `Public/`, or addresses. One of another site needs that site in the `imageOrigins` of the
/// `App`: pages tell the browser to load nothing from elsewhere, and the log says which picture is not shown for that.
public struct Image: View, Equatable {
    package enum Source: Equatable {
        case address(String)
        /// A name, which may be that of an image in an asset catalogue; the bundle in which it lies, if one is named.
        case named(String, bundle: String?)
        case bytes([UInt8], PictureType?)
        case icon(String, value: Double?)
    }

    let source: Source
    let label: String
    var isResizable = false
    var isPixelated = false
    var isTemplate: Bool?
    /// The class of the style sheet that says how a symbol's parts are painted.
    var renderingClass: String?

    package init(_ source: Source, label: String) {
        self.source = source
        self.label = label
    }

    /// A picture with the words for those who do not see it.
    public init(_ path: String, label: Text) {
        self.init(.named(path, bundle: nil), label: label.shownString)
    }

    /// A picture whose name is also what those hear who do not see it; better give it a label, or say that it is
    /// decorative.
    public init(_ name: String) {
        self.init(name, label: Text(name))
    }

    package init(_ name: String, in bundle: String?, label: Text) {
        self.init(.named(name, bundle: bundle), label: label.shownString)
    }

    /// A picture that says nothing.
    public init(decorative path: String) {
        self.init(.named(path, bundle: nil), label: "")
    }

    /// A picture that the program has as bytes: of a camera, or of a file that was just uploaded. Each browser loads it
    /// from an address of the page's own, which is good as long as the page shows it, and half a minute longer.
    ///
    /// - Parameters:
    ///   - data: what a file of the picture has in it.
    ///   - type: the format; unless it is given, it is told from the bytes.
    ///   - label: what the picture says, for those who do not see it; without it the picture is decorative.
    public init(data: [UInt8], type: PictureType? = nil, label: Text? = nil) {
        source = .bytes(data, type ?? PictureType(of: data))
        self.label = label?.shownString ?? ""
    }

    /// One of the symbols that come with Pinion, by the name that SwiftUI has for it: "plus", "house", "person.2",
    /// "heart.circle.fill" and two thousand more. It is decorative, unless a button or a link has nothing else in it: then it
    /// says its name in words.
    ///
    /// A page loads those that it shows. They are drawn from the icons of Lucide, see `LICENSE-icons.txt`; the log names those
    /// that are missing, and the nearest one is shown.
    public init(systemName: String) {
        self.init(.icon(systemName, value: nil), label: "")
    }

    /// A symbol of which as much is shown as a value says, from 0 to 1: "wifi", "cellularbars", "speaker.wave.3",
    /// "chart.bar". With `nil`, and for other symbols, it is shown as a whole.
    public init(systemName: String, variableValue: Double?) {
        self.init(.icon(systemName, value: variableValue), label: "")
    }
}
