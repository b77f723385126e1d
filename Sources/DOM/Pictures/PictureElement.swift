/// A picture: `<img>`, from an address or from bytes that the program has.
///
/// ```swift
/// let camera = PictureElement()
/// camera.picture = Picture(frame, type: .jpeg)
/// camera["alt"] = "The door"
/// ```
@MainActor
public final class PictureElement: Element {
    /// The picture, which is loaded from an address of the page's own.
    public var picture: Picture? {
        didSet {
            guard picture != oldValue else { return }
            self["src"] = picture?.address
            if let picture { document?.pictures.show(picture) }
            if let oldValue { document?.pictures.hide(oldValue) }
        }
    }

    /// Makes one that shows nothing yet.
    public init() {
        super.init("img")
    }

    override func joined(_ document: Document) {
        if let picture { document.pictures.show(picture) }
    }

    override func left(_ document: Document) {
        if let picture { document.pictures.hide(picture) }
    }
}
