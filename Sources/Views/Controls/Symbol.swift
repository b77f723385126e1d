internal import DOM

/// A small picture made of lines, which comes with the pages.
struct Symbol: Equatable {
    /// What it is called, in the file `Public/icons.svg` too.
    let name: String
    /// Whether what the lines enclose is painted, too: `star.fill`.
    let isFilled: Bool

    /// The symbol of a name, if there is one.
    init?(_ name: String) {
        isFilled = name.hasSuffix(".fill")
        self.name = isFilled ? String(name.dropLast(5)) : name
        guard Self.names.contains(self.name) else { return nil }
    }

    /// Makes an element that shows nothing yet.
    @MainActor
    static func makeElement() -> Element {
        let element = Element("svg", class: "symbol")
        element["viewBox"] = "0 0 24 24"
        element["aria-hidden"] = "true"
        element.append(Element("use"))
        return element
    }

    /// Shows a symbol, or nothing.
    @MainActor
    static func show(_ symbol: Symbol?, in element: Element) {
        element.children.first?["href"] = symbol.map { "/icons.svg#\($0.name)" }
        element.isHidden = symbol == nil
        element.setClass("symbol", symbol?.isFilled == true ? "filled" : nil)
    }

    /// What there is in the file.
    static let names: Set = [
        "archivebox", "arrow.clockwise", "arrow.counterclockwise", "arrow.down", "arrow.left", "arrow.right",
        "arrow.up", "arrow.up.and.down", "bell", "bell.badge", "bell.slash", "bolt", "book", "bookmark",
        "bubble.left", "calendar", "camera", "chart.bar", "chart.pie", "chart.xyaxis.line", "checkmark",
        "checkmark.circle", "chevron.down", "chevron.left", "chevron.right", "chevron.up",
        "chevron.up.chevron.down", "circle.lefthalf.filled", "clock", "cloud", "command", "cpu", "display",
        "doc", "doc.on.doc", "doc.text", "ellipsis", "envelope", "exclamationmark.circle",
        "exclamationmark.triangle", "externaldrive", "eye", "eye.slash", "flag", "folder", "gauge",
        "gearshape", "globe", "heart", "house", "info.circle", "key", "line.3.horizontal",
        "line.3.horizontal.decrease", "link", "list.bullet", "lock", "lock.open", "lock.shield",
        "magnifyingglass", "memorychip", "minus", "moon", "network", "newspaper", "paintpalette", "paperclip",
        "paperplane", "pause", "pencil", "person", "person.2", "person.badge.plus", "person.crop.circle",
        "person.crop.circle.badge.checkmark", "photo", "play", "plus", "printer", "questionmark.circle",
        "rectangle.portrait.and.arrow.right", "server.rack", "sidebar.left", "slider.horizontal.3",
        "square.and.arrow.down", "square.and.arrow.up", "square.and.pencil", "square.grid.2x2", "star",
        "stop", "sun.max", "tablecells", "tag", "terminal", "thermometer", "trash", "waveform.path.ecg",
        "wifi", "xmark", "xmark.circle",
    ]
}
