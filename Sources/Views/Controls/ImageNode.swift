internal import DOM

extension Image: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { ImageNode(self, at: place) }
}

/// The place of a picture, which tells the program's author why it is not shown, if it is not.
private final class ImageNode: ViewNode<Image> {
    /// What stands on the page: for an image that is another one on dark pages two.
    private var shown: [Element] = []
    private var form: Form?
    private var view: Image
    private let container: Container
    private let owner: any Any.Type
    private let scope: EnvironmentScope
    private let isInline: Bool

    /// What kind of elements show a picture.
    private enum Form {
        case icon, picture, pair, template
    }

    init(_ view: Image, at place: Place) {
        self.view = view
        container = place.container
        owner = place.owner
        scope = place.scope
        isInline = place.isInline
        super.init(at: place)
        show()
    }

    override func update(_ view: Image) {
        self.view = view
        show()
    }

    override func evaluate() {
        super.evaluate()
        show()
    }

    override func collect(into elements: inout [Element]) {
        elements += shown
    }

    private func show() {
        switch view.source {
        case .icon(let name, let value): showIcon(name, value)
        case .bytes(let bytes, let type?): showBytes(bytes, type)
        case .bytes(_, nil):
            let element = picture()
            element?.picture = nil
            element?["alt"] = view.label
            report("the bytes of an Image are no picture that browsers show")
        case .address(let path): showAddress(path)
        case .named(let name, let bundle): showNamed(name, bundle)
        }
    }

    /// Makes sure that the elements are of a kind, and have their looks.
    private func make(_ form: Form) {
        if self.form != form { replace(by: form) }
        for element in shown {
            element.setClass(view.isResizable, "resizable")
            element.setClass(view.isPixelated, "pixelated")
        }
    }

    private func replace(by form: Form) {
        let isFirst = self.form == nil
        self.form = form
        if form == .pair || form == .template { graph.page.need(.drawing) }
        switch form {
        case .icon: shown = [Symbol.makeElement()]
        case .picture: shown = [PictureElement()]
        case .pair: shown = [PictureElement(), PictureElement()]
        case .template: shown = [Element("svg", class: "template")]
        }
        if !isFirst { container.setNeedsArranging() }
    }

    /// The element of a picture that is the same on all pages.
    private func picture() -> PictureElement? {
        make(.picture)
        return shown[0] as? PictureElement
    }

    private func report(_ problem: String) {
        graph.reportOnce("\(owner): \(problem).")
    }
}

extension ImageNode {
    private func showIcon(_ name: String, _ value: Double?) {
        let isFirst = form != .icon
        make(.icon)
        var variants = SymbolVariants.none
        // Hardly any icon stands where variants are asked for: those that do hear of other ones.
        if scope.current.symbolVariants != .none { track { variants = scope.readable.symbolVariants } }
        var symbol = variants == .none ? Symbol(name) : variants.symbol(name)
        symbol.value = value
        let element = shown[0]
        symbol.show(in: element)
        if view.renderingClass != nil { graph.page.need(.drawing) }
        element.setClass("symbols", view.renderingClass.map { String($0.dropFirst(8)) })
        if !symbol.isKnown, !name.isEmpty {
            let near = symbol.drawing == "square.dashed" ? "an empty square" : "“\(symbol.drawing)”"
            report("there is no symbol “\(name.prefix(60))” here; \(near) is shown")
        }
        guard isInline, isFirst, !name.isEmpty else { return }
        graph.afterUpdate { [weak self] in self?.sayIfAlone(symbol) }
    }

    /// Has the symbol say what it is if a button, a link or a label holds nothing else that does.
    private func sayIfAlone(_ symbol: Symbol) {
        guard form == .icon, let element = shown.first, element["aria-hidden"] != nil else { return }
        var around = element.parent
        while let present = around {
            if present.isPressable || ["summary", "label"].contains("\(present.tag)") {
                if !present.saysSomething { symbol.say(in: element) }
                return
            }
            around = present.parent
        }
    }

    private func showBytes(_ bytes: [UInt8], _ type: PictureType) {
        guard let element = picture() else { return }
        // Most often these are the very bytes that are shown already, which takes no time to find out.
        if element.picture?.type != type || element.picture?.bytes != bytes {
            element.picture = Picture(bytes, type: type)
        }
        element["alt"] = view.label
    }

    private func showAddress(_ path: String) {
        guard let element = picture() else { return }
        element.picture = nil
        element["srcset"] = nil
        let address = ImageAddress(path)
        element["src"] = address?.text
        if address == nil {
            report(
                "an Image shows what is on this site or on another one of the web, not “\(path.prefix(60))”")
        } else if let origin = address?.origin, scope.current.imageOrigins.allow(origin) == false {
            report("an Image is not shown, since imageOrigins of the App does not have “\(origin)”")
        }
        element["alt"] = view.label
    }
}

extension ImageNode {
    private func showNamed(_ name: String, _ bundle: String?) {
        let catalog = Assets.catalog(of: bundle)
        if let asset = catalog.images[name] { return showAsset(asset, name) }
        if let problem = catalog.problems[name] {
            report("the image “\(name)” is not shown. \(problem)")
        } else if bundle == nil, name.contains(where: { "./:".contains($0) }) {
            return showAddress(name)
        } else {
            report("there is no image “\(name.prefix(60))” among the resources")
        }
        guard let element = picture() else { return }
        element.picture = nil
        element["src"] = nil
        element["srcset"] = nil
        element["alt"] = view.label.isEmpty ? name : view.label
    }

    private func showAsset(_ asset: ImageAsset, _ name: String) {
        if view.isTemplate ?? asset.isTemplate, showTemplate(asset) { return }
        make(asset.dark.isEmpty ? .picture : .pair)
        for (element, files) in zip(shown, [asset.light, asset.dark]) {
            let loaded = files.compactMap { file in Assets.file(file.path).map { ($0, file.scale) } }
            (element as? PictureElement)?.picture = nil
            // The browser's own size for it is that of the points: so the density is said of a single file, too. What is
            // said without one is of the density 1, and would be chosen as such.
            element["src"] = loaded.first { $0.1 == 1 }?.0.address
            let isPlain = loaded.count == 1 && loaded[0].1 == 1
            element["srcset"] =
                isPlain || loaded.isEmpty
                ? nil : loaded.map { "\($0.0.address) \($0.1)x" }.joined(separator: ", ")
            element["alt"] = view.label
            if loaded.isEmpty { report("the files of the image “\(name)” cannot be read") }
        }
        if shown.count == 2 {
            shown[0].setClass("only", "light")
            shown[1].setClass("only", "dark")
        }
    }

    /// Shows the shape of an image in the colour of the text; returns false if it is not known how large it is.
    private func showTemplate(_ asset: ImageAsset) -> Bool {
        guard let best = asset.light.last, let file = Assets.file(best.path), let size = file.size else {
            return false
        }
        make(.template)
        let element = shown[0]
        let (width, height) = (size.width, size.height)
        let id = "mask-" + file.key.prefix { $0 != "." }
        guard element["data-mask"] != id else { return true }
        element["data-mask"] = id
        element["viewBox"] = "0 0 \(width) \(height)"
        element["width"] = "\(width / best.scale)"
        element["height"] = "\(height / best.scale)"
        element["role"] = view.label.isEmpty ? nil : "img"
        element["aria-label"] = view.label.isEmpty ? nil : view.label
        element["aria-hidden"] = view.label.isEmpty ? "true" : nil
        let picture = Element("image")
        picture["href"] = file.address
        let mask = Element("mask")
        mask["id"] = id
        mask["mask-type"] = "alpha"
        let rectangle = Element("rect")
        rectangle["mask"] = "url(#\(id))"
        for part in [picture, rectangle] {
            part["width"] = "\(width)"
            part["height"] = "\(height)"
        }
        mask.append(picture)
        for child in element.children { child.remove() }
        element.append(mask)
        element.append(rectangle)
        return true
    }
}

extension Element {
    /// Whether there is a text in it, or a name for those who do not see it.
    fileprivate var saysSomething: Bool {
        if self["aria-label"] != nil || self["alt"]?.isEmpty == false { return true }
        let inside = children
        return inside.isEmpty ? !textContent.isEmpty : inside.contains { $0.saysSomething }
    }
}
