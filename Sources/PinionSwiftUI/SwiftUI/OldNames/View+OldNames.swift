public import Pinion

extension View {
    /// Whether a view reaches behind the edges of a screen; since iOS 14 `ignoresSafeArea`.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }

    /// Gives links, buttons and other controls inside another colour than the page's; since iOS 15 `tint`.
    public func accentColor(_ accentColor: Color?) -> some View {
        tint(accentColor)
    }

    /// Does something with a value when it has changed; since iOS 17 the action takes the old one as well, or none.
    public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (_ newValue: Value) -> Void
    ) -> some View {
        onChange(of: value) { _, new in action(new) }
    }
}

// What is said to those who do not see the page, as it was written before iOS 14.
extension View {
    /// Sets the text that screen readers call the view by.
    public func accessibility(label: Text) -> some View {
        accessibilityLabel(label)
    }

    /// Sets the text that screen readers say as the view's value.
    public func accessibility(value: Text) -> some View {
        accessibilityValue(value.shownString)
    }

    /// Sets the hint that screen readers say behind the label.
    public func accessibility(hint: Text) -> some View {
        accessibilityHint(hint.shownString)
    }

    /// Says whether screen readers pass over the view.
    public func accessibility(hidden: Bool) -> some View {
        accessibilityHidden(hidden)
    }

    /// Says what the view is beside what can be seen from its kind.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }
}
