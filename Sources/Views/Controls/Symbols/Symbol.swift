internal import DOM

/// A small picture made of lines, which comes with the pages.
struct Symbol: Equatable {
    /// What the program calls it.
    let name: String
    /// The drawing: `Public/icons.svg` has it, or a file of its own.
    let drawing: String
    /// Whether what the lines enclose is painted, too: `star.fill`.
    let isFilled: Bool
    /// Whether there is a drawing of this very name.
    let isKnown: Bool
    /// How much of the drawing is shown, for those that have several parts.
    var value: Double?

    /// The symbol of a name. If there is none, the nearest that there is: `heart.circle` for "heart.circle.star", an empty
    /// square for what is not like any.
    init(_ name: String) {
        self.name = name
        // No name is longer. Each part of one is looked up.
        var near = name.utf8.count <= 128 ? name[...] : ""
        while true {
            if let entry = SymbolNames.entry(of: near) {
                drawing = String(entry.drawing)
                isFilled = entry.isFilled
                isKnown = near.utf8.count == name.utf8.count
                return
            }
            guard let dot = near.lastIndex(of: ".") else { break }
            near = near[..<dot]
        }
        drawing = "square.dashed"
        isFilled = false
        isKnown = false
    }

    /// Where a browser finds the drawing. Those that most pages show are together in one file; of the others a page loads
    /// those that it shows.
    var address: String {
        SymbolNames.common.contains(drawing[...])
            ? "/icons.svg#\(drawing)" : "\(SymbolNames.folder)\(drawing).svg?v=\(SymbolNames.version)#s"
    }

    /// Whether it points on, or back, and so to the other side where lines run from right to left: `chevron.forward`.
    private var turnsWithTheScript: Bool {
        guard name.utf8.contains(UInt8(ascii: "w")) else { return false }
        return name.split(separator: ".").dropFirst().contains { $0 == "forward" || $0 == "backward" }
    }

    /// What it is called in words, for those who do not see it: "person crop" for `person.crop.circle.fill`.
    var words: String {
        var words = name.split(separator: ".")
        while words.count > 1, ["fill", "circle", "square"].contains(words.last) { words.removeLast() }
        return words.joined(separator: " ")
    }
}

extension Symbol {
    /// Makes an element that shows nothing yet.
    @MainActor
    static func makeElement() -> Element {
        let element = Element("svg", class: "symbol")
        element["viewBox"] = "0 0 24 24"
        element["aria-hidden"] = "true"
        element.append(Element("use"))
        return element
    }

    /// Shows the symbol.
    @MainActor
    func show(in element: Element) {
        element.children.first?["href"] = name.isEmpty ? nil : address
        element.isHidden = name.isEmpty
        element.setClass("symbol", isFilled ? "filled" : nil)
        element.setClass(turnsWithTheScript, "turns")
        showParts(in: element)
        if element["role"] == "img", element["data-words"] != nil { say(in: element) }
    }

    /// Tells those who do not see it what the symbol is.
    @MainActor
    func say(in element: Element) {
        element["aria-hidden"] = nil
        element["role"] = "img"
        element["aria-label"] = words
        element["data-words"] = ""
    }

    /// Makes those parts paler that a value does not reach.
    @MainActor
    private func showParts(in element: Element) {
        guard value != nil || element["data-style"] != nil else { return }
        let count = value == nil ? 0 : SymbolNames.parts[drawing] ?? 0
        let part = value.map { $0.isNaN ? 0 : min(max($0, 0), 1) } ?? 1
        let shown = (part * Double(count)).rounded(.up)
        for (index, property) in Self.partProperties.enumerated() {
            element.setStyle(property, index < count && Double(index) >= shown ? "0.3" : nil)
        }
    }

    private static let partProperties: [StaticString] = [
        "--layer0", "--layer1", "--layer2", "--layer3", "--layer4", "--layer5", "--layer6",
    ]
}
