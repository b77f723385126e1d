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
    var tabs: TabSelection?
    var dialog: DialogFrame?
    var beside: Beside?
    var submission: Submission?
    // It is around for as long as what stands on it.
    unowned(unsafe) var screen: (any TitleHolder)?
}

private final class SharedSurroundings {
    var surroundings: Surroundings

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

    /// The tabs that this is among, if any.
    var tabs: TabSelection? {
        get { shared.surroundings.tabs }
        set { surroundings.tabs = newValue }
    }

    /// The dialog that is around, if one is.
    var dialog: DialogFrame? {
        get { shared.surroundings.dialog }
        set { surroundings.dialog = newValue }
    }

    /// The element that buttons and links here are put into, if this is inside another one.
    var beside: Beside? {
        get { shared.surroundings.beside }
        set { surroundings.beside = newValue }
    }

    /// The screen of a navigation stack that is around, if one is.
    var screen: (any TitleHolder)? {
        get { shared.surroundings.screen }
        set { surroundings.screen = newValue }
    }

    /// The page or sheet that a view here gives a title to.
    var titleHolder: any TitleHolder { screen ?? dialog ?? graph.page }

    /// The action of the Enter key in fields, if any.
    package var submission: Submission? {
        get { shared.surroundings.submission }
        set { surroundings.submission = newValue }
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
