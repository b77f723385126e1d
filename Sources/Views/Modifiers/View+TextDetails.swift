extension Text {
    /// How large a text is beside those around it.
    public enum Scale: Sendable {
        case `default`
        /// Somewhat smaller, as a unit behind a number.
        case secondary
    }
}

extension View {
    /// How large the texts inside are beside those around them.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        decorated(by: isEnabled && scale == .secondary ? "scale-secondary" : "")
    }

    /// Says in which language the view is written, so that it is read out and set like that.
    public func typesettingLanguage(_ language: String, isEnabled: Bool = true) -> some View {
        decorated(by: AttributeDecoration("lang", isEnabled ? language : nil, on: .element))
    }

    /// Lets the view take the focus of the keyboard.
    public func focusable(_ isFocusable: Bool = true) -> some View {
        decorated(by: AttributeDecoration("tabindex", isFocusable ? "0" : nil, on: .controlOrElement))
    }

    /// Leaves the margins at the sides of the view that a page has.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        padding(edges)
    }

    /// Shows or hides the labels of the controls inside.
    @ViewBuilder
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        if visibility == .hidden { labelsHidden() } else { self }
    }

    /// Puts a menu beside the view. The preview is not shown: the view itself stands there.
    public func contextMenu<Items: View, Preview: View>(
        @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
    ) -> some View {
        contextMenu(menuItems: menuItems)
    }
}

/// A view that is compared with what it was before it is evaluated again.
public struct EquatableView<Content: View & Equatable>: View {
    public var content: Content

    public init(content: Content) {
        self.content = content
    }

    public var body: some View { content }
}

extension View where Self: Equatable {
    /// The view, which is compared with what it was. Here that is always so: what has not changed is not sent.
    public func equatable() -> EquatableView<Self> {
        EquatableView(content: self)
    }
}
