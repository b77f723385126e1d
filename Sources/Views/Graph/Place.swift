/// The place that a view is about to be put into, with all that its node has to know of its surroundings.
///
/// Many nodes keep their place, to put another view there later. What is different in nearly every place stands in it; the
/// rest is that of the node around it mostly: so it is shared, and copied only where it changes.
@MainActor
package struct Place {
    private var shared: SharedSurroundings
    /// The element that the view's elements go into.
    package var container: Container
    /// The view, written by the program, whose body this belongs to.
    var owner: any Any.Type
    /// How many nodes are around.
    private(set) var depth: Int32 = 0
    private var shortHeadingLevel: UInt8 = 2
    /// Whether this is inside a form, whose parts are groups of fields.
    package var isInForm = false
    /// Whether what stands here are the items of a list.
    package var isInList = false
    /// Whether only elements are allowed here that stand within a line, as in a button.
    package var isInline = false

    /// The outermost place of a page.
    init(graph: ViewGraph, container: Container, scope: EnvironmentScope, owner: any Any.Type) {
        shared = SharedSurroundings(Surroundings(graph: graph, scope: scope))
        self.container = container
        self.owner = owner
    }

    private var surroundings: Surroundings {
        get { shared.surroundings }
        _modify {
            if !isKnownUniquelyReferenced(&shared) { shared = SharedSurroundings(shared.surroundings) }
            yield &shared.surroundings
        }
    }
}

/// The surroundings of a place that are those of many.
private struct Surroundings {
    let graph: ViewGraph
    var scope: EnvironmentScope
    var row: RowName?
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

    /// The environment that the views around this one have set.
    package var scope: EnvironmentScope {
        get { shared.surroundings.scope }
        set { surroundings.scope = newValue }
    }

    /// Which row of which ``ForEach``, if any.
    package var row: RowName? {
        get { shared.surroundings.row }
        set { surroundings.row = newValue }
    }

    /// The level that a heading has here, from 1 for that of the page to 6.
    package var headingLevel: Int {
        get { Int(shortHeadingLevel) }
        set { shortHeadingLevel = UInt8(min(max(newValue, 1), 6)) }
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
    package var deeper: Place { deeper(by: 1) }

    /// The place of what counts as so many levels further inside.
    package func deeper(by levels: Int32) -> Place {
        var place = self
        place.depth += levels
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
