import PinionTesting

@testable import DOM

/// Mutates a document at random, the same way for the same seed.
@MainActor
struct RandomMutations {
    var generator: SeededGenerator
    let document: Document
    private var all: [Element]
    private var made = 0

    private let typesIntoFields: Bool

    init(seed: UInt64, document: Document, typesIntoFields: Bool = true) {
        self.typesIntoFields = typesIntoFields
        generator = SeededGenerator(seed: seed)
        self.document = document
        all = [document.root]
    }

    /// Makes one change: to the text, an attribute, a field, its message, the title, or the tree.
    mutating func step() {
        let element = all.randomElement(using: &generator) ?? document.root
        switch Int.random(in: 0..<15, using: &generator) {
        case 0, 1: if !(element is FormControl) { element.text = text() }
        case 2: element["class"] = text()
        case 3: element["title"] = nil
        case 4: element.isHidden.toggle()
        case 5, 6, 7: insert(make(), into: element)
        case 8: if element !== document.root { element.remove() }
        case 9, 10: insert(all.randomElement(using: &generator) ?? element, into: element)
        case 11: if element !== document.root { element.replace(with: make()) }
        case 12: arrange(element)
        case 13:
            (element as? FormControl)?.validationMessage =
                ["", "Wrong", nil].randomElement(using: &generator) ?? nil
        default:
            if let field = element as? InputElement, typesIntoFields {
                field.text = text()
            } else {
                document.title = text()
            }
        }
    }

    private mutating func insert(_ element: Element, into parent: Element) {
        guard !(parent is FormControl), element !== document.root else { return }
        parent.insert(element, at: Int.random(in: 0...parent.children.count, using: &generator))
    }

    /// Makes some of the children, some elements from elsewhere and some new ones the children.
    private mutating func arrange(_ parent: Element) {
        guard !(parent is FormControl) else { return }
        var children = parent.children.filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }
        for _ in 0..<Int.random(in: 0...2, using: &generator) { children.append(make()) }
        if let other = all.randomElement(using: &generator), other !== document.root {
            children.append(other)
        }
        if Bool.random(using: &generator) { children.shuffle(using: &generator) }
        parent.arrange(children)
    }

    private mutating func make() -> Element {
        made += 1
        let element =
            Int.random(in: 0..<4, using: &generator) == 0
            ? InputElement(name: "field-\(made)") : Element("div", text: text())
        all.append(element)
        return element
    }

    private mutating func text() -> String {
        ["", "a", "<b>&\"quoted\"", "Ünïcode 😀", "line\nbreak", "\u{1}\t"].randomElement(using: &generator)
            ?? ""
    }
}
