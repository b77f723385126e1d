package import DOM

/// A modifier that sets something on the elements of a view: a class, an attribute.
///
/// It sets it on each of them, as SwiftUI does with the views of a group.
@MainActor @preconcurrency
package protocol Decoration {
    /// Sets it.
    func decorate(_ element: Element)

    /// Takes it back.
    func clear(_ element: Element)

    /// Sets it in the place of another one.
    func replace(_ old: Self, on element: Element)
}

extension Decoration {
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
    package func decorated(by className: String) -> Decorated<Self, ClassDecoration> {
        Decorated(content: self, decoration: ClassDecoration(className))
    }
}

/// A class of the style sheet, or several with spaces between them.
///
/// Two modifiers of one view may set the same: it goes with the last of them.
package struct ClassDecoration: Decoration, Equatable {
    let className: String

    nonisolated init(_ className: String) {
        self.className = className
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

    init(_ view: Decorated<Content, Ornament>, at place: Place) {
        decoration = view.decoration
        child = place.deeper.makeNode(view.content)
        super.init(at: place)
    }

    override func update(_ view: Decorated<Content, Ornament>) {
        child.update(view.content)
        if !isEqual(decoration, view.decoration) {
            for element in decorated { view.decoration.replace(decoration, on: element) }
        }
        decoration = view.decoration
    }

    override func collect(into elements: inout [Element]) {
        let start = elements.count
        child.collect(into: &elements)
        let present = Array(elements[start...])
        if present.count == decorated.count, zip(present, decorated).allSatisfy({ $0 === $1 }) { return }
        let known = Set(decorated.map { ObjectIdentifier($0) })
        for element in present where !known.contains(ObjectIdentifier(element)) {
            decoration.decorate(element)
        }
        decorated = present
    }

    override func unmount() {
        super.unmount()
        child.unmount()
    }
}
