/// An element of a table's row, or of the header of a column, which knows the identity of what it shows.
package final class IdentifiedElement: Element {
    @exclusivity(unchecked) package final var id: AnyHashable?

    package init(_ tag: StaticString) {
        super.init(tag)
    }
}
