internal import DOM

extension PageMeasures {
    /// How large an element may be that the browser has not measured yet: what frames give, and what its page leaves.
    func guess(_ element: Element) -> Size {
        Size(width: width(of: element), height: height(of: element))
    }

    private func width(of element: Element) -> Double {
        if let width = element.pixels("--width") { return max(width - element.padding(.horizontal), 0) }
        guard let parent = element.parent, parent !== page else {
            return max(min(knownWindow.width, Self.pageWidth) - Self.pagePadding, 0)
        }
        var width = width(of: parent)
        if parent.isOf("hstack"), parent.children.count > 1 { width /= Double(parent.children.count) }
        return max(min(width, element.pixels("--max-width") ?? width) - element.padding(.horizontal), 0)
    }

    private func height(of element: Element) -> Double {
        if let height = element.pixels("--height") { return max(height - element.padding(.vertical), 0) }
        guard let parent = element.parent, parent !== page else { return knownWindow.height - Self.pageHead }
        // What scrolls gives what is in it no height.
        if parent.isOf("scrolls-y") || parent.isOf("scrolls-both") { return Self.leastHeight }
        return max(height(of: parent) - element.padding(.vertical), 0)
    }

    // What the style sheet gives a page: its width, the room at its sides, and that above what stands below its title.
    private static let pageWidth = 704.0
    private static let pagePadding = 40.0
    private static let pageHead = 160.0
    private static let leastHeight = 10.0
}

extension Element {
    fileprivate func isOf(_ name: String) -> Bool {
        self["class"]?.split(separator: " ").contains { $0 == name } == true
    }

    /// An exact length of the element, in pixels; nil if it has none, or one that depends on others.
    fileprivate func pixels(_ property: StaticString) -> Double? {
        guard let text = style(property) else { return nil }
        if text == "0" { return 0 }
        guard text.hasSuffix("rem"), let number = Double(text.dropLast(3)) else { return nil }
        return number * 16
    }

    fileprivate func padding(_ axis: Axis) -> Double {
        let all = pixels("--padding") ?? 0
        let sides: [StaticString] =
            axis == .horizontal
            ? ["--padding-leading", "--padding-trailing"] : ["--padding-top", "--padding-bottom"]
        return sides.reduce(0) { $0 + (pixels($1) ?? all) }
    }
}
