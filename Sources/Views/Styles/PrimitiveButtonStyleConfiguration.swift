/// The parts of a button that a ``PrimitiveButtonStyle`` is given.
public struct PrimitiveButtonStyleConfiguration {
    public typealias Label = StylePart

    /// The purpose of the button, beyond the usual.
    public let role: ButtonRole?
    /// The button's label.
    public let label: Label
    let action: ButtonAction
    let run: @MainActor (@escaping @MainActor () async -> Void) -> Void

    /// Does what the button does.
    @MainActor
    public func trigger() {
        switch action {
        case .now(let action): action()
        case .task(let action): run(action)
        }
    }
}
