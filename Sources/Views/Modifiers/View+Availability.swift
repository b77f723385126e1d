internal import DOM

extension View {
    /// Says whether the controls inside cannot be used. What is disabled stays so for everything inside.
    @inlinable
    public func disabled(_ disabled: Bool) -> some View {
        EnvironmentChange(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
    }

    /// Leaves the view out of what is shown, for people and scripts alike; it keeps its state. Unlike in SwiftUI, its
    /// place closes up.
    public func hidden() -> some View {
        decorated(by: HiddenDecoration())
    }
}

private struct HiddenDecoration: Decoration, Equatable {
    var reach: DecorationReach { .whole }

    func decorate(_ element: Element) { element.isHidden = true }

    func clear(_ element: Element) { element.isHidden = false }
}
