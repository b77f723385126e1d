/// Whether the bars are shown by which one scrolls.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    let isHidden: Bool

    public static let automatic = ScrollIndicatorVisibility(isHidden: false)
    public static let visible = ScrollIndicatorVisibility(isHidden: false)
    public static let hidden = ScrollIndicatorVisibility(isHidden: true)
    public static let never = ScrollIndicatorVisibility(isHidden: true)
}

/// What margins are for.
public struct ContentMarginPlacement: Equatable, Sendable {
    let isForContent: Bool

    public static var automatic: ContentMarginPlacement { ContentMarginPlacement(isForContent: true) }
    public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement(isForContent: true) }
    /// For the bars, which on the web have no margins.
    public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement(isForContent: false) }
}

extension View {
    /// Shows the bars by which one scrolls, or hides them. It stands at the ``ScrollView``.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        decorated(by: visibility.isHidden ? "bars-hidden" : "")
    }

    /// Shows what stands a little outside of what scrolls, such as shadows. It stands at the ``ScrollView``: 24 pixels at
    /// each side, since a browser clips what it scrolls.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        decorated(by: disabled ? "scroll-unclipped" : "").needs(.measures)
    }

    /// Leaves room around what is scrolled, inside of what scrolls.
    @_disfavoredOverload
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: Double?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        decorated(by: placement.isForContent ? "scroll-margins" : "").needs(.measures)
            .padding(placement.isForContent ? edges : [], length)
    }

    /// Leaves room around what is scrolled, inside of what scrolls.
    public func contentMargins(_ length: Double, for placement: ContentMarginPlacement = .automatic)
        -> some View
    {
        contentMargins(.all, length, for: placement)
    }
}
