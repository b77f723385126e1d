/// A title that a view gives to what it is in.
@usableFromInline
package struct GivenTitle: Equatable {
    /// The title; nil of a view that only says whether there is a bar.
    let title: String?
    /// The heading above it, if any.
    let heading: String?
    /// Whether there is no bar that the heading could stand in, whoever gives one.
    var isBarHidden = false

    @usableFromInline
    package init(_ title: String?, heading: String?) {
        self.title = title
        self.heading = heading
    }
}
