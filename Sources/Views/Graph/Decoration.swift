package import DOM

/// A modifier that sets something on the elements of a view: a class, an attribute.
///
/// It sets it on each of them, as SwiftUI does with the views of a group.
@MainActor @preconcurrency
package protocol Decoration {
    /// What of an element it is about: what the view has made, unless told otherwise.
    var reach: DecorationReach { get }

    /// Sets it.
    func decorate(_ element: Element)

    /// Takes it back.
    func clear(_ element: Element)

    /// Sets it in the place of another one.
    func replace(_ old: Self, on element: Element)
}

extension Decoration {
    package var reach: DecorationReach { .content }

    package func replace(_ old: Self, on element: Element) {
        old.clear(element)
        decorate(element)
    }
}

/// A view with a decoration.
package struct Decorated<Content: View, Ornament: Decoration>: View {
    let content: Content
    let decoration: Ornament

    package init(content: Content, decoration: Ornament) {
        self.content = content
        self.decoration = decoration
    }
}

extension View {
    /// Sets something on the view's elements.
    package func decorated<Ornament: Decoration>(by decoration: Ornament) -> Decorated<Self, Ornament> {
        Decorated(content: self, decoration: decoration)
    }

    /// Gives the view's elements a class of the style sheet.
    ///
    /// - Parameter reach: what of an element it is about.
    package func decorated(
        by className: String, reach: DecorationReach = .content
    ) -> Decorated<Self, ClassDecoration> {
        Decorated(content: self, decoration: ClassDecoration(className, reach))
    }
}

/// A class of the style sheet, or several with spaces between them.
///
/// Two modifiers of one view may set the same: it goes with the last of them.
package struct ClassDecoration: Decoration, Equatable {
    let className: String
    package let reach: DecorationReach

    nonisolated init(_ className: String, _ reach: DecorationReach = .content) {
        self.className = className
        self.reach = reach
    }

    package func decorate(_ element: Element) {
        for name in className.split(separator: " ") { element.addOwnClass(String(name)) }
    }

    package func clear(_ element: Element) {
        for name in className.split(separator: " ") { element.removeOwnClass(String(name)) }
    }
}

extension Decorated: PrimitiveView {
    package func makeNode(at place: Place) -> ViewNode<Self> { DecorationNode(self, at: place) }
}

private final class DecorationNode<Content: View, Ornament: Decoration>: ViewNode<
    Decorated<Content, Ornament>
>
{
    private var decoration: Ornament
    private let child: ViewNode<Content>
    private var decorated: [Element] = []
    /// Whether an element has got a box.
    private var isBoxing = false

    init(_ view: Decorated<Content, Ornament>, at place: Place) {
        decoration = view.decoration
        child = place.deeper.makeNode(view.content)
        super.init(at: place)
    }

    override func update(_ view: Decorated<Content, Ornament>) {
        child.update(view.content)
        let (old, new) = (decoration, view.decoration)
        decoration = new
        guard !isEqual(old, new) else { return }
        for element in decorated {
            if old.reach == .content, new.reach != .content {
                old.clear(element.withoutBoxes)
                new.decorate(element)
            } else if old.reach != .content, new.reach == .content {
                old.clear(element)
                new.decorate(element.withoutBoxes)
            } else {
                new.replace(old, on: target(element))
            }
        }
    }

    override func collect(into elements: inout [Element]) {
        let start = elements.count
        child.collect(into: &elements)
        let present = Array(elements[start...])
        let isSame = zip(present, decorated).allSatisfy { $0 === undecorated($1) }
        if present.count != decorated.count || !isSame {
            let pairs = decorated.map { (ObjectIdentifier(undecorated($0)), $0) }
            let known = pairs.isEmpty ? [:] : Dictionary(pairs) { $1 }
            decorated = present.map { known[ObjectIdentifier($0)] ?? newlyDecorated($0) }
        }
        if isBoxing { elements.replaceSubrange(start..., with: decorated) }
    }

    private func newlyDecorated(_ element: Element) -> Element {
        var element = element
        if case .side(let side) = decoration.reach, side.needsBox(around: element) {
            element = BoxElement(around: element, by: self)
            isBoxing = true
        }
        decoration.decorate(target(element))
        return element
    }

    /// What the view inside has made of an element that is decorated.
    private func undecorated(_ element: Element) -> Element {
        guard isBoxing, let box = element as? BoxElement, box.decorator === self else { return element }
        return box.inner
    }

    private func target(_ element: Element) -> Element {
        decoration.reach == .content ? element.withoutBoxes : element
    }

    override func unmount() {
        super.unmount()
        child.unmount()
    }
}
