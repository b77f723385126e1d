public import Pinion

/// How a keyboard on the screen goes while somebody scrolls: the browser's business.
public struct ScrollDismissesKeyboardMode: Sendable {
    private init() {}

    public static var automatic: ScrollDismissesKeyboardMode { .init() }
    public static var immediately: ScrollDismissesKeyboardMode { .init() }
    public static var interactively: ScrollDismissesKeyboardMode { .init() }
    public static var never: ScrollDismissesKeyboardMode { .init() }
}

/// Whether what is scrolled springs back at its ends: the browser's business.
public struct ScrollBounceBehavior: Sendable {
    private init() {}

    public static var automatic: ScrollBounceBehavior { .init() }
    public static var always: ScrollBounceBehavior { .init() }
    public static var basedOnSize: ScrollBounceBehavior { .init() }
}

extension View {
    /// No effect: the keyboard on the screen is the browser's.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

    /// No effect: what is shorter than its place is not scrolled, and the browser decides what springs back.
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }

    /// No effect: scroll bars are the browser's.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// No effect: scroll bars are the browser's.
    public func scrollIndicatorsFlash<Value: Equatable>(trigger value: Value) -> some View { self }
}
