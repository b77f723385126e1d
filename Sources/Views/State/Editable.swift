public import Observation
public import Reactive

/// Makes bindings to the properties of an `@Observable` object: what SwiftUI calls `@Bindable`, a name that is
/// `Bindable`'s here.
///
/// ```swift
/// struct ArticleEditor: View {
///     @Editable var article: Article
///
///     var body: some View { TextField("Title", text: $article.title) }
/// }
/// ```
@MainActor
@propertyWrapper
@dynamicMemberLookup
public struct Editable<Value: AnyObject & Observable> {
    /// The object.
    public var wrappedValue: Value

    /// The wrapper itself, whose members are bindings.
    public var projectedValue: Editable<Value> { self }

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }
}

extension Editable {
    public init(_ wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue)
    }

    /// A binding to a property of the object.
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding(
            origin: .property(wrappedValue, keyPath),
            get: { [wrappedValue] in wrappedValue[keyPath: keyPath] },
            set: { [wrappedValue] in wrappedValue[keyPath: keyPath] = $0 })
    }
}
