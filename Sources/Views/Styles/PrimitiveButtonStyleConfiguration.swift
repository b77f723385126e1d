/// What a ``PrimitiveButtonStyle`` is told of its button.
public struct PrimitiveButtonStyleConfiguration {
    public typealias Label = StylePart

    /// What the button is for, beyond the usual.
    public let role: ButtonRole?
    /// What stands on it.
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
