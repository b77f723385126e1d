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
/// decorative. Paths are those under `Public/`, or addresses. One of another site needs that site in the `imageOrigins` of the
/// `App`: pages tell the browser to load nothing from elsewhere, and the log says which picture is not shown for that.
public struct Image: View, Equatable {
    enum Source: Equatable {
        case address(String)
        case bytes([UInt8], PictureType?)
        case icon(Symbol?)
    }

    let source: Source
    let label: String
    var isResizable = false
    var isPixelated = false

    /// A picture with the words for those who do not see it.
    public init(_ path: String, label: Text) {
        source = .address(path)
        self.label = label.shownString
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

    /// One of the icons that come with Pinion, by the name that SwiftUI has for it: "plus", "house", "person.2", "gearshape",
    /// "magnifyingglass", "chart.bar", "trash" and some ninety more, each of which `Public/icons.svg` shows; with ".fill"
    /// behind it what the lines enclose is painted. It is decorative, and nothing shows for other names.
    ///
    /// All of them are in one file, which browsers keep. They are those of Lucide, see `LICENSE-icons.txt`.
    public init(systemName: String) {
        source = .icon(Symbol(systemName))
        label = ""
    }
}

extension Image: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { ImageNode(self, at: place) }
}

/// The place of a picture, which tells the program's author why it is not shown, if it is not.
private final class ImageNode: ViewNode<Image> {
    private let element: Element
    private let owner: any Any.Type
    private let scope: EnvironmentScope

    init(_ view: Image, at place: Place) {
        if case .icon = view.source { element = Symbol.makeElement() } else { element = PictureElement() }
        owner = place.owner
        scope = place.scope
        super.init(at: place)
        show(view)
    }

    override func update(_ view: Image) {
        show(view)
    }

    override func collect(into elements: inout [Element]) {
        elements.append(element)
    }

    private func show(_ view: Image) {
        element.setClass(view.isResizable, "resizable")
        element.setClass(view.isPixelated, "pixelated")
        if case .icon(let icon) = view.source { return Symbol.show(icon, in: element) }
        guard let element = element as? PictureElement else { return }
        switch view.source {
        case .bytes(let bytes, let type?):
            // Most often these are the very bytes that are shown already, which takes no time to find out.
            if element.picture?.type != type || element.picture?.bytes != bytes {
                element.picture = Picture(bytes, type: type)
            }
        case .bytes(_, nil):
            element.picture = nil
            report("the bytes of an Image are no picture that browsers show")
        case .address(let path):
            element.picture = nil
            let address = ImageAddress(path)
            element["src"] = address?.text
            if address == nil {
                let shown = path.prefix(60)
                report("an Image shows what is on this site or on another one of the web, not “\(shown)”")
            } else if let origin = address?.origin, scope.current.imageOrigins.allow(origin) == false {
                report("an Image is not shown, since imageOrigins of the App does not have “\(origin)”")
            }
        case .icon: break
        }
        element["alt"] = view.label
    }

    private func report(_ problem: String) {
        graph.reportOnce("\(owner): \(problem).")
    }
}
