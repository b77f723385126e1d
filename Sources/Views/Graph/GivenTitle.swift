/// A title that a view gives to what it is in.
package struct GivenTitle: Equatable {
    /// What it is called.
    let title: String
    /// What stands above it, if anything.
    let heading: String?

    package init(_ title: String, heading: String?) {
        self.title = title
        self.heading = heading
    }
}
