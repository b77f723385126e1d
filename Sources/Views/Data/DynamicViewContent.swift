/// Views that are made of data, and can be deleted and moved: a ``ForEach``.
@MainActor @preconcurrency
public protocol DynamicViewContent: View {
    associatedtype Data: Collection

    /// The data that the views are made of.
    var data: Data { get }
}
