/// One element of the document that lives on the server.
///
/// Its properties are the page's: what is assigned here shows in the browser at the end of the turn.
///
/// ```swift
/// let hint = Element("p", class: "hint")
/// hint.text = "Welcome"
/// view.append(hint)
/// ```
///
/// An element holds either text or child elements. Tags and attribute names are literals of the program, so
/// that nothing typed by a person can become one.
@MainActor
open class Element {
    /// The element's tag, in lower case.
    @exclusivity(unchecked) public internal(set) final var tag: StaticString

    // Short, so that it fits into the room behind the tag and makes no element larger.
    @exclusivity(unchecked) private final var shortPosition: Int32 = 0

    /// The name that scripts use: that of a control's field or action, and elsewhere the name of its text in the page's
    /// JSON.
    @exclusivity(unchecked) public final var name: String? {
        didSet { if name != oldValue { nameDidChange() } }
    }

    // Whatever is kept here is read and replaced at once, never while something else is under way with it, so there
    // is nothing for exclusivity checks to find; and a page consists of little else.

    /// The number by which browser and server know the element; 0 until it is in a document.
    @exclusivity(unchecked) package final var number = 0

    /// The elements inside this one.
    public final var children: [Element] { childElements }

    @exclusivity(unchecked) private(set) final var content = ""
    @exclusivity(unchecked) final var attributes: [Attribute] = []

    // Unsafe, because `deinit`s follow and clear these pointers, and a `deinit` is not isolated: it runs where
    // the last reference is dropped, which for a document's elements is the main actor.
    @exclusivity(unchecked) nonisolated(unsafe) final var childElements: [Element] = []
    @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var parentElement: Element?
    @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var documentPointer: Document?

    /// The revision in which the element was written as HTML for the first time; 0 until it has been in a document.
    @exclusivity(unchecked) final var born = 0
    /// The revision in which it came to its place among its siblings.
    @exclusivity(unchecked) final var placed = 0
    @exclusivity(unchecked) final var textRevision = 0
    @exclusivity(unchecked) final var childrenRevision = 0
    /// The revision of its last change of any kind.
    @exclusivity(unchecked) final var changed = 0

    /// The element's last known position among its siblings, which is looked at first.
    final var position: Int {
        get { Int(shortPosition) }
        set { shortPosition = Int32(truncatingIfNeeded: newValue) }
    }

    /// Makes an element that is in no document yet.
    public init(_ tag: StaticString, class className: String? = nil, text: String = "") {
        self.tag = tag
        content = text
        if let className { attributes = ClassAttributes.of(className) }
    }

    deinit {
        for child in childElements { child.parentElement = nil }
    }

    /// The element around this one, if any.
    public final var parent: Element? { parentElement }

    /// The document that this is part of, if any.
    public final var document: Document? { documentPointer }

    /// The element's text. Setting it removes the child elements.
    open var text: String {
        get { content }
        set {
            guard newValue != content || !childElements.isEmpty else { return }
            removeAllChildren()
            weigh(newValue, insteadOf: content)
            content = newValue
            textRevision = touch()
        }
    }

    /// The element's text, or that of all elements inside it as a person reads it: without what is hidden, and without
    /// what stands in fields, which may be a secret.
    package final var textContent: String {
        guard !childElements.isEmpty else { return content }
        var whole = ""
        for child in childElements where !child.isHidden {
            let text = child.textContent
            guard !text.isEmpty else { continue }
            if !whole.isEmpty, !(self is TextElement) { whole += " " }
            whole += text
        }
        return whole
    }

    /// Forgets the element's own text, which gives way to child elements.
    final func clearText() {
        guard !content.isEmpty else { return }
        weigh(nil, insteadOf: content)
        content = ""
        textRevision = touch()
    }

    /// Whether the element is left out of what is shown.
    public final var isHidden: Bool {
        get { self["hidden"] != nil }
        set { self["hidden"] = newValue ? "" : nil }
    }

    /// An attribute's value; nil if the element does not have it.
    public final subscript(attribute: StaticString) -> String? {
        get {
            // Not by a closure, before each run of which it would be made sure that this is the main actor.
            guard let index = index(ofAttribute: attribute) else { return nil }
            return attributes[index].value
        }
        set {
            if let index = index(ofAttribute: attribute) {
                guard attributes[index].value != newValue else { return }
                weigh(newValue, insteadOf: attributes[index].value)
                attributes[index].value = newValue
                attributes[index].revision = touch()
            } else if let newValue {
                weigh(newValue, insteadOf: nil)
                attributes.append(Attribute(name: attribute, value: newValue, revision: touch()))
            }
        }
    }

    private final func index(ofAttribute name: StaticString) -> Int? {
        for index in attributes.indices where attributes[index].isNamed(name) { return index }
        return nil
    }

    /// Writes what stands before the element and is no element of the document. For subclasses.
    package func writePrelude(into html: inout HTMLWriter) {}

    /// Writes what stands in the start tag beside the attributes. For subclasses.
    package func writeProperties(into html: inout HTMLWriter) {}

    /// Writes what stands before the children and is no element of the document. For subclasses.
    package func writePreamble(into html: inout HTMLWriter) {}

    /// Writes what stands behind the children and is no element of the document. For subclasses.
    package func writePostamble(into html: inout HTMLWriter) {}

    /// Writes what changed in the start tag beside the attributes. For subclasses.
    func writeProperties(since cursor: Int, into operations: inout OperationWriter) {}

    /// The bytes of what stands in the field that it is. For subclasses.
    var valueBytes: Int { 0 }

    /// Whether controls inside this one are sent with it.
    var isForm: Bool { false }

    /// This element, if it is a control.
    var asControl: FormControl? { nil }

    /// Adds the controls in here, in the order of the document.
    final func collectControls(into controls: inout [FormControl]) {
        if let asControl { controls.append(asControl) }
        for child in childElements { child.collectControls(into: &controls) }
    }

    /// The element became part of a document. For subclasses.
    func joined(_ document: Document) {}

    /// The element is no longer part of a document. For subclasses.
    func left(_ document: Document) {}

    /// The name changed. For subclasses.
    func nameDidChange() {}

    /// Forgets what was noted for another document.
    func forgetRevisions() {
        textRevision = 0
        childrenRevision = 0
        changed = 0
        for index in attributes.indices { attributes[index].revision = 0 }
    }

    /// Takes note of a change and returns the revision that it belongs to.
    @discardableResult
    final func touch() -> Int {
        guard let documentPointer else { return 0 }
        return documentPointer.note(self)
    }
}

extension Element {
    /// Adds elements at the end.
    public final func append(_ elements: Element...) {
        // At most pages the children come all at once.
        if childElements.isEmpty, elements.count > 1 { return arrange(elements) }
        for element in elements { insert(element, at: childElements.count) }
    }

    /// Puts an element at an index among the children, or moves it there if it is one already.
    ///
    /// An index beyond the end means the end. An element that contains this one is not moved into it: the call
    /// is ignored.
    public final func insert(_ element: Element, at index: Int) {
        guard !element.contains(self) else { return }
        var index = min(max(index, 0), childElements.count)
        if element.parentElement === self, let old = self.index(of: element) {
            if old < index { index -= 1 }
            if old == index { return }
        }
        element.detach()
        clearText()
        childElements.insert(element, at: index)
        element.position = index
        element.parentElement = self
        childrenRevision = touch()
        if let documentPointer {
            documentPointer.adopt(element)
            element.placed = childrenRevision
        }
    }

    /// Takes the element out of the one around it.
    public final func remove() {
        detach()
    }

    /// Takes all children out.
    public final func removeAllChildren() {
        arrange([])
    }

    /// Puts another element where this one is.
    public final func replace(with element: Element) {
        guard let parent = parentElement, element !== self, !element.contains(self) else { return }
        parent.insert(element, at: parent.index(of: self) ?? 0)
        remove()
    }

    /// Whether an element is this one or inside it.
    public final func contains(_ element: Element) -> Bool {
        var next: Element? = element
        while let candidate = next {
            if candidate === self { return true }
            next = candidate.parentElement
        }
        return false
    }

    private final func detach() {
        guard let parent = parentElement else { return }
        if let index = parent.index(of: self) { parent.childElements.remove(at: index) }
        parent.childrenRevision = parent.touch()
        parentElement = nil
        documentPointer?.release(self)
    }

    /// The index of a child. It is near where the child was last seen, or near an end if all are taken out in turn.
    private final func index(of child: Element) -> Int? {
        if child.position < childElements.count, childElements[child.position] === child {
            return child.position
        }
        var first = 0
        var last = childElements.count - 1
        while first <= last {
            if childElements[first] === child { return first }
            if childElements[last] === child { return last }
            first += 1
            last -= 1
        }
        return nil
    }
}
