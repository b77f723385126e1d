/// The place that a view is about to be put into, with all that its node has to know of its surroundings.
///
/// Many nodes keep their place, to put another view there later, and most of them have the same surroundings as the
/// node around them: so these are shared, and copied only where they change.
@MainActor
package struct Place {
    private var shared: SharedSurroundings
    /// How many nodes are around.
    private(set) var depth = 0

    /// The outermost place of a page.
    init(graph: ViewGraph, container: Container, scope: EnvironmentScope, owner: any Any.Type) {
        shared = SharedSurroundings(
            Surroundings(graph: graph, container: container, scope: scope, owner: owner))
    }

    private var surroundings: Surroundings {
        get { shared.surroundings }
        _modify {
            if !isKnownUniquelyReferenced(&shared) { shared = SharedSurroundings(shared.surroundings) }
            yield &shared.surroundings
        }
    }
}

/// The surroundings of a place.
private struct Surroundings {
    let graph: ViewGraph
    var container: Container
    var scope: EnvironmentScope
    var owner: any Any.Type
    var row: RowName?
    var isInForm = false
    var isInList = false
    var isInline = false
    var headingLevel = 2
    /// The values that views have left; there are hardly ever more than three, and mostly none.
    var values: [(key: ObjectIdentifier, value: Any)] = []
}

private final class SharedSurroundings {
    // They are read and replaced at once, so there is nothing for exclusivity checks to find.
    @exclusivity(unchecked) var surroundings: Surroundings

    init(_ surroundings: Surroundings) {
        self.surroundings = surroundings
    }
}

extension Place {
    /// The page's views.
    package var graph: ViewGraph { shared.surroundings.graph }

    /// The element that the view's elements go into.
    package var container: Container {
        get { shared.surroundings.container }
        set { surroundings.container = newValue }
    }

    /// The environment that the views around this one have set.
    package var scope: EnvironmentScope {
        get { shared.surroundings.scope }
        set { surroundings.scope = newValue }
    }

    /// The view, written by the program, whose body this belongs to.
    var owner: any Any.Type {
        get { shared.surroundings.owner }
        set { surroundings.owner = newValue }
    }

    /// Which row of which ``ForEach``, if any.
    package var row: RowName? {
        get { shared.surroundings.row }
        set { surroundings.row = newValue }
    }

    /// Whether this is inside a form, whose parts are groups of fields.
    package var isInForm: Bool {
        get { shared.surroundings.isInForm }
        set { surroundings.isInForm = newValue }
    }

    /// Whether what stands here are the items of a list.
    package var isInList: Bool {
        get { shared.surroundings.isInList }
        set { surroundings.isInList = newValue }
    }

    /// Whether only elements are allowed here that stand within a line, as in a button.
    package var isInline: Bool {
        get { shared.surroundings.isInline }
        set { surroundings.isInline = newValue }
    }

    /// The level that a heading has here, from 1 for that of the page to 6.
    package var headingLevel: Int {
        get { shared.surroundings.headingLevel }
        set { surroundings.headingLevel = newValue }
    }

    /// The value of the nearest view around this one that has set the key; nil if none has.
    package subscript<Key: PlaceKey>(key: Key.Type) -> Key.Value? {
        get {
            for entry in shared.surroundings.values where entry.key == ObjectIdentifier(key) {
                return entry.value as? Key.Value
            }
            return nil
        }
        set {
            let name = ObjectIdentifier(key)
            guard newValue != nil || shared.surroundings.values.contains(where: { $0.key == name }) else {
                return
            }
            surroundings.values.removeAll { $0.key == name }
            if let newValue { surroundings.values.append((name, newValue)) }
        }
    }
}

extension Place {
    /// The place where only elements are allowed that stand within a line.
    package var inline: Place {
        var place = self
        place.isInline = true
        return place
    }

    /// The tag of an element that only groups others.
    package var groupTag: StaticString { isInline ? "span" : "div" }

    /// The tag of a heading that stands here.
    package var headingTag: StaticString {
        switch headingLevel {
        case ...2: "h2"
        case 3: "h3"
        case 4: "h4"
        case 5: "h5"
        default: "h6"
        }
    }

    /// The place of what is inside.
    package var deeper: Place {
        var place = self
        place.depth += 1
        return place
    }

    /// Puts a view here.
    package func makeNode<Content: View>(_ view: Content) -> ViewNode<Content> {
        guard let primitive = PrimitiveViews.type(of: Content.self) else { return BodyNode(view, at: self) }
        return makeNode(view, primitive)
    }

    private func makeNode<Content: View, Primitive: PrimitiveView>(
        _ view: Content, _ type: Primitive.Type
    ) -> ViewNode<Content> {
        // The two names are those of one type.
        unsafeDowncast(unsafeBitCast(view, to: type).makeNode(at: self), to: ViewNode<Content>.self)
    }
}
