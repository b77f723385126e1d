/// A title that a view gives to what it is in.
@usableFromInline
package struct GivenTitle: Equatable {
    /// The title.
    let title: String
    /// The heading above it, if any.
    let heading: String?

    @usableFromInline
    package init(_ title: String, heading: String?) {
        self.title = title
        self.heading = heading
    }
}
