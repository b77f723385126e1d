internal import DOM

extension View {
    /// Shows in place of texts and pictures that something will be there. Scripts and screen readers find none of it.
    ///
    /// A view may ask for the reason by `@Environment(\.redactionReasons)` and look otherwise.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
            .decorated(by: RedactionDecoration(isOn: !reason.isEmpty))
    }

    /// Shows the view as it is, whatever is around it.
    public func unredacted() -> some View {
        transformEnvironment(\.redactionReasons) { $0 = [] }.decorated(by: "unredacted")
    }
}

/// Why a view does not say what it shows.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// It is not known yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Not everyone may see it.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// It is out of date.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey {
    static let defaultValue: RedactionReasons = []
}

extension EnvironmentValues {
    /// Why the view does not say what it shows; empty if it does.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }
}

/// Grey where something will be.
private struct RedactionDecoration: Decoration, Equatable {
    let isOn: Bool

    func decorate(_ element: Element) {
        element.setClass(isOn, "redacted")
        element["aria-hidden"] = isOn ? "true" : nil
    }

    func clear(_ element: Element) {
        element.setClass(false, "redacted")
        element["aria-hidden"] = nil
    }
}
