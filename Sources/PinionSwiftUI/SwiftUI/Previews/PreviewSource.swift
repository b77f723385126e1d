/// A type that previews can be taken from: a ``PreviewProvider``, or what `#Preview` makes.
@MainActor @preconcurrency
public protocol PreviewSource {
    /// The previews.
    static var previewed: [Preview] { get }

    /// What a preview without a name is called: by the file that it stands in, or by its type.
    static var title: String { get }
}
