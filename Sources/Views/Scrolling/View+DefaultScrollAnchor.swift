internal import DOM

/// What a ``View/defaultScrollAnchor(_:for:)`` is for.
public struct ScrollAnchorRole: Hashable, Sendable {
    /// As the script and the style sheet read it.
    let word: String

    /// Where it is scrolled to at first.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(word: "first") }
    /// Where it stays while what is in it becomes larger or smaller, unless a person has scrolled away.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(word: "kept") }
    /// Where what is in it stands if it is smaller; from top to bottom only.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(word: "small") }
}

extension View {
    /// Says where something is scrolled to at first, and stays while what is in it grows: at the end of what has been said
    /// in a chat, for example. It stands at the ``ScrollView``.
    ///
    /// ```swift
    /// ScrollView {
    ///     ForEach(messages) { message in Text(message.text) }
    /// }
    /// .frame(height: 300)
    /// .defaultScrollAnchor(.bottom)
    /// ```
    ///
    /// Once a person has scrolled away from there it stays where it is. Without JavaScript it begins at the beginning.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        AnchoredView(content: self, anchor: anchor, roles: [.initialOffset, .sizeChanges, .alignment])
    }

    /// The same for one of the things that it is for.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        AnchoredView(content: self, anchor: anchor, roles: [role])
    }
}

private struct AnchoredView<Content: View>: View {
    let content: Content
    let anchor: UnitPoint?
    let roles: [ScrollAnchorRole]
}

extension AnchoredView: PrimitiveView {
    func makeNode(at place: Place) -> ViewNode<Self> { AnchoredNode(self, at: place) }
}

private final class AnchoredNode<Content: View>: WrappingNode<AnchoredView<Content>, Content> {
    private var view: AnchoredView<Content>
    private var element: Element?

    init(_ view: AnchoredView<Content>, at place: Place) {
        self.view = view
        super.init(view.content, at: place)
    }

    override func update(_ view: AnchoredView<Content>) {
        if let element { self.view.clear(element) }
        self.view = view
        child.update(view.content)
        if let element { view.show(on: element) }
    }

    override func collect(into elements: inout [Element]) {
        let start = elements.count
        child.collect(into: &elements)
        guard let first = elements[start...].first, first !== element else { return }
        element = first
        view.show(on: first)
        graph.page.needScript("/anchors.js")
    }
}

extension AnchoredView {
    /// One part of the attribute for each role; an outer modifier does not replace what an inner one has said of it.
    fileprivate func show(on element: Element) {
        guard let anchor else { return }
        var parts = element.anchors
        for role in roles where !parts.contains(where: { $0.hasPrefix(role.word) }) {
            parts.append("\(role.word) \(anchor.x.share) \(anchor.y.share)")
            if role == .alignment {
                element.setClass("rests", anchor.y > 0.66 ? "bottom" : anchor.y > 0.33 ? "center" : "top")
            }
        }
        element.anchors = parts
    }

    fileprivate func clear(_ element: Element) {
        element.anchors.removeAll { part in roles.contains { part.hasPrefix($0.word) } }
        if roles.contains(.alignment) { element.setClass("rests", nil) }
    }
}

extension Element {
    fileprivate var anchors: [Substring] {
        get { self["data-anchor"]?.split(separator: ";") ?? [] }
        set { self["data-anchor"] = newValue.isEmpty ? nil : newValue.joined(separator: ";") }
    }
}

extension Double {
    /// A share of what can be scrolled.
    fileprivate var share: String { isNaN ? "0" : Swift.min(Swift.max(self, 0), 1).digits }
}
