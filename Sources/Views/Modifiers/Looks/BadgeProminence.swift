/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
    let className: String

    /// A quiet number without a colour.
    public static let decreased = BadgeProminence(className: "badges-quiet")
    /// As badges usually are.
    public static let standard = BadgeProminence(className: "")
    /// The colour of what has to be looked at.
    public static let increased = BadgeProminence(className: "badges-loud")
}

extension View {
    /// How much the badges inside stand out.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        decorated(by: prominence.className)
    }
}
