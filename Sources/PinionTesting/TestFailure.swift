/// Why a test could not do what it wanted on a page, with what there is on the page instead.
public struct TestFailure: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
