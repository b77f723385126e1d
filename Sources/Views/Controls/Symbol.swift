internal import DOM

/// A small picture made of lines, which comes with the pages.
struct Symbol: Equatable {
    /// The lines, on a square of 24 by 24.
    let path: String
    /// Whether what the lines enclose is painted, too: `star.fill`.
    let isFilled: Bool

    /// The symbol of a name, if there is one.
    init?(_ name: String) {
        isFilled = name.hasSuffix(".fill")
        guard let path = Self.paths[isFilled ? String(name.dropLast(5)) : name] else { return nil }
        self.path = path
    }

    /// Makes an element that shows nothing yet.
    @MainActor
    static func makeElement() -> Element {
        let element = Element("svg", class: "symbol")
        element["viewBox"] = "0 0 24 24"
        element["aria-hidden"] = "true"
        element.append(Element("path"))
        return element
    }

    /// Shows a symbol, or nothing.
    @MainActor
    static func show(_ symbol: Symbol?, in element: Element) {
        element.children.first?["d"] = symbol?.path
        element.isHidden = symbol == nil
        element.setClass("symbol", symbol?.isFilled == true ? "filled" : nil)
    }

    private static let paths = [
        "arrow.clockwise": "M19 12a7 7 0 1 1-2-5M17 3v4h-4",
        "arrow.down": "M12 5v14M6 13l6 6 6-6",
        "arrow.left": "M19 12H5M11 6l-6 6 6 6",
        "arrow.right": "M5 12h14M13 6l6 6-6 6",
        "arrow.up": "M12 19V5M6 11l6-6 6 6",
        "bell": "M6 17v-6a6 6 0 0 1 12 0v6l2 1H4zM10 21h4",
        "calendar": "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4",
        "checkmark": "M5 13l4 4L19 7",
        "chevron.down": "M6 9l6 6 6-6",
        "chevron.left": "M15 6l-6 6 6 6",
        "chevron.right": "M9 6l6 6-6 6",
        "chevron.up": "M6 15l6-6 6 6",
        "clock": "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 8v4l3 2",
        "cpu": "M7 7h10v10H7zM10 3v4M14 3v4M10 17v4M14 17v4M3 10h4M3 14h4M17 10h4M17 14h4",
        "doc": "M6 3h8l4 4v14H6zM14 3v4h4",
        "ellipsis": "M5 11h2v2H5zM11 11h2v2h-2zM17 11h2v2h-2z",
        "envelope": "M3 6h18v12H3zM3 7l9 7 9-7",
        "exclamationmark.triangle": "M12 4l9 16H3zM12 10v4M12 17v.01",
        "folder": "M3 6h6l2 2h10v11H3z",
        "gearshape":
            "M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2M12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4",
        "globe": "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M4 12h16M12 4c-5 5-5 11 0 16 5-5 5-11 0-16",
        "heart": "M12 20C5 15 3 12 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5C21 12 19 15 12 20z",
        "house": "M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6",
        "info.circle": "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 11v5M12 8v.01",
        "link":
            "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
        "lock": "M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3",
        "magnifyingglass": "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l4 4",
        "minus": "M5 12h14",
        "paperplane": "M21 3L3 11l7 3 3 7zM10 14L21 3",
        "pencil": "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
        "person": "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21c0-4 4-6 8-6s8 2 8 6",
        "photo": "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M9 8.5v.01",
        "plus": "M12 5v14M5 12h14",
        "square.and.arrow.down": "M12 4v11M8 11l4 4 4-4M5 15v5h14v-5",
        "square.and.arrow.up": "M12 15V4M8 8l4-4 4 4M5 15v5h14v-5",
        "star": "M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.2-5.6-3.1-5.6 3.1 1.2-6.2L3 9.6l6.3-.8z",
        "trash": "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
        "xmark": "M6 6l12 12M18 6L6 18",
    ]
}
