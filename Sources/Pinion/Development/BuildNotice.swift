internal import DOM

/// The compiler's errors, shown on every page while the program does not build.
@MainActor
final class BuildNotice {
    /// Why the program cannot be built; empty if it can.
    var text = "" {
        didSet { for element in elements.compactMap(\.element) { element.message = text } }
    }

    private var elements: [Shown] = []

    private struct Shown {
        weak var element: BuildNoticeElement?
    }
}

extension BuildNotice {
    /// Makes the element for one more page.
    func makeElement() -> Element {
        let element = BuildNoticeElement(text)
        elements.removeAll { $0.element == nil }
        elements.append(Shown(element: element))
        return element
    }
}
