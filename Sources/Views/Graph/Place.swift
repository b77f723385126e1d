/// Where a view is about to be put: what its node has to know of its surroundings.
@MainActor
package struct Place {
    /// The page's views.
    package let graph: ViewGraph
    /// The element that the view's elements go into.
    package var container: Container
    /// What the views around this one have put into the environment.
    package var scope: EnvironmentScope
    /// How many nodes are around.
    var depth = 0
    /// The view, written by the program, whose body this belongs to.
    var owner: any Any.Type
    /// Which row of which ``ForEach``, if any.
    package var row: RowName?

    /// Whether this is inside a form, whose parts are groups of fields.
    package var isInForm = false
    /// Whether what stands here are the items of a list.
    package var isInList = false
    /// The level that a heading has here, from 1 for that of the page to 6.
    package var headingLevel = 2
    /// The tabs that this is among, if any.
    var tabs: TabSelection?

    /// Whether only elements are allowed here that stand within a line, as in a button.
    package var isInline = false

    /// The dialog that is around, if one is.
    var dialog: DialogFrame?

    /// What the Enter key does in fields, if anything.
    package var submission: Submission?

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
        guard let primitive = view as? any PrimitiveView else { return BodyNode(view, at: self) }
        return makeNode(of: primitive)
    }

    /// Forgets the view's type for the moment between two that are the same.
    private func makeNode<Content: View, Primitive: PrimitiveView>(of view: Primitive) -> ViewNode<Content> {
        unsafeDowncast(view.makeNode(at: self), to: ViewNode<Content>.self)
    }
}

/// The row that a view stands in, for the names of controls.
package final class RowName {
    private let outer: RowName?
    private let id: AnyHashable

    init(outer: RowName?, id: AnyHashable) {
        self.outer = outer
        self.id = id
    }

    /// The identities of the rows, outermost first, as part of a name: "7", "list-7".
    package var text: String {
        let own = "\(id.base)".kebabCased
        return outer.map { "\($0.text)-\(own)" } ?? own
    }
}

extension RowName? {
    func appending(_ id: some Hashable) -> RowName {
        RowName(outer: self, id: AnyHashable(id))
    }
}

extension String {
    /// Letters and digits in small, with a hyphen where there was something else: "Log in…" is "log-in".
    package var kebabCased: String {
        var text = ""
        var isGap = false
        for character in self {
            if character.isLetter || character.isNumber {
                if isGap, !text.isEmpty { text.append("-") }
                isGap = false
                text += character.lowercased()
            } else {
                isGap = true
            }
        }
        return text
    }
}
