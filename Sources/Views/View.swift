/// A part of a page, described by the views that it is made of.
///
/// ```swift
/// struct Greeting: View {
///     @State private var name = ""
///
///     var body: some View {
///         TextField("Your name", text: $name)
///         Text("Hello, \(name)")
///     }
/// }
/// ```
///
/// A view is only a description: it is made again whenever something that it reads has changed, and what it
/// keeps (``State``, ``StateObject``) belongs to its place on the page.
@MainActor @preconcurrency
public protocol View {
    /// The views that the view is made of.
    associatedtype Body: View

    /// The views that this one is made of.
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { self }
}
