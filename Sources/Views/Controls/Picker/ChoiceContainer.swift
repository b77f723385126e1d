internal import DOM

/// Keeps the views of a picker's choices. They stand in a document of their own that nobody sees: it tells when a
/// text in it changes.
final class ChoiceContainer: Container {
    /// Called when the choices are not the same any more.
    var onChange: (() -> Void)?
    private let document: Document
    private var tags: [ObjectIdentifier: AnyHashable] = [:]

    override init(_ element: Element) {
        document = Document(root: element)
        super.init(element)
        document.observer = self
    }

    override var wantsTags: Bool { true }

    /// Inner tags are noted before outer ones, and only the first one counts.
    override func note(_ tag: AnyHashable, on elements: ArraySlice<Element>) {
        for element in elements where tags[ObjectIdentifier(element)] == nil {
            tags[ObjectIdentifier(element)] = tag
        }
    }

    override func prepare() {
        tags = [:]
    }

    override func arrange(_ elements: [Element]) {
        super.arrange(elements)
        onChange?()
    }

    /// The choices as they are now.
    func choices(for selection: any PickerSelection, report: (String) -> Void) -> [PickerChoice] {
        // From here on changes are told again.
        document.commit()
        var names = ChoiceNames()
        return element.children.compactMap { element in
            let text = element.textContent
            guard let tag = tags[ObjectIdentifier(element)].flatMap(selection.value(of:)) else {
                report("The choice “\(text)” has no tag of the type that its picker selects.")
                return nil
            }
            return PickerChoice(tag: tag, choice: Choice(names.name(of: tag, text), text))
        }
    }
}

extension ChoiceContainer: DocumentObserver {
    func documentDidChange() {
        onChange?()
    }
}
