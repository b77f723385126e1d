internal import DOM

extension View {
    /// Says what scripts call this: the control inside, as a field or an action, or else the text.
    ///
    /// ```swift
    /// Button("＋") { count += 1 }.name("increment")
    /// Text("\(count)").name("count")
    /// ```
    public func name(_ name: String) -> some View {
        decorated(by: NameDecoration(name: name))
    }

    /// Shows what is wrong with the value of the field, such as "This name is taken."; with `nil` nothing.
    public func fieldError(_ message: String?) -> some View {
        decorated(by: FieldErrorDecoration(message: message))
    }

    /// Says what the view is for, when a pointer rests on it and to screen readers.
    public func help(_ text: String) -> some View {
        decorated(by: AttributeDecoration("title", text, on: .controlOrElement))
    }
}

private struct NameDecoration: Decoration, Equatable {
    let name: String

    func decorate(_ element: Element) { (element.control ?? element).name = name }

    /// A control is never without a name; the new one follows.
    func clear(_ element: Element) {}
}

private struct FieldErrorDecoration: Decoration, Equatable {
    let message: String?

    func decorate(_ element: Element) { element.control?.validationMessage = message }

    func clear(_ element: Element) { element.control?.validationMessage = nil }
}
