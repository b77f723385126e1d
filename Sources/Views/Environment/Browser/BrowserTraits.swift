internal import DOM

/// The browser that shows a page, as it says itself: asked only by pages whose views read it, and guessed until it has
/// answered. Without JavaScript it never does.
struct BrowserTraits: Equatable {
    var colorScheme = ColorScheme.light
    var hasMoreContrast = false
    var reducesMotion = false
    var reducesTransparency = false
    var invertsColors = false
    /// The size of letters, in pixels, that are told no size; 16 unless the person has chosen another.
    var textSize = 16.0
    /// How many pixels of the screen stand side by side in one of the style sheet.
    var displayScale = 1.0
    /// The name of the time zone; nil if it is not known.
    var timeZone: String?
    /// Whether the tab is the one that is seen.
    var isVisible = true

    init() {}

    /// Reads what a browser has told. What is no such word, or beyond what there is, is left at the guess.
    init(_ words: [Substring: Substring]) {
        colorScheme = words["scheme"] == "dark" ? .dark : .light
        hasMoreContrast = words["contrast"] == "more"
        reducesMotion = words["motion"] == "reduce"
        reducesTransparency = words["transparency"] == "reduce"
        invertsColors = words["colors"] == "inverted"
        isVisible = words["seen"] != "no"
        textSize = Self.number(words["size"], 6...96) ?? textSize
        displayScale = Self.number(words["scale"], 0.25...8) ?? displayScale
        timeZone = words["zone"].flatMap { $0.utf8.count <= 64 ? String($0) : nil }
    }

    private static func number(_ text: Substring?, _ range: ClosedRange<Double>) -> Double? {
        text.flatMap { Double($0) }.flatMap { range.contains($0) ? $0 : nil }
    }
}

/// What a page knows of its browser.
@MainActor
final class PageTraits: Reading {
    private(set) var known = BrowserTraits()
    /// Whether the page is about to go.
    private(set) var isGone = false
    private let element = TraitsElement()

    init(_ graph: ViewGraph) {
        super.init()
        graph.page.add(element, script: "/traits.js")
        element.onEdit = { [weak self] _ throws(FieldError) in self?.take() }
    }

    func read() -> BrowserTraits {
        noteRead()
        return known
    }

    /// The page goes: whoever wants to do something then does it now.
    func leave() {
        isGone = true
        noteChange()
    }

    private func take() {
        let told = BrowserTraits(element.words)
        guard told != known else { return }
        known = told
        noteChange()
    }
}

extension EnvironmentValues {
    /// What is known of the browser of the page; the guess where there is no page.
    var browser: BrowserTraits { pageTraits?.read() ?? BrowserTraits() }

    /// What the page knows, for whoever reads it. Who sets a value reads the former one without wanting to know: a browser
    /// is not asked for that.
    var pageTraits: PageTraits? { scope == nil ? nil : graph.graph?.traits }
}
