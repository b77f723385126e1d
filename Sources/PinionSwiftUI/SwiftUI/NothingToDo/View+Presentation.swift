public import Pinion

/// What a popover is on a narrow screen: here it is a sheet on each.
public struct PresentationAdaptation: Sendable {
    private init() {}

    public static var automatic: PresentationAdaptation { .init() }
    public static var none: PresentationAdaptation { .init() }
    public static var popover: PresentationAdaptation { .init() }
    public static var sheet: PresentationAdaptation { .init() }
    public static var fullScreenCover: PresentationAdaptation { .init() }
}

/// How the field of a search behaves in a bar: here it stands above its view.
public struct SearchToolbarBehavior: Sendable {
    private init() {}

    public static var automatic: SearchToolbarBehavior { .init() }
    public static var minimize: SearchToolbarBehavior { .init() }
}

/// How a material looks in a window that is covered: here as in any other.
public struct MaterialActiveAppearance: Sendable {
    private init() {}

    public static var automatic: MaterialActiveAppearance { .init() }
    public static var active: MaterialActiveAppearance { .init() }
    public static var inactive: MaterialActiveAppearance { .init() }
    public static var matchWindow: MaterialActiveAppearance { .init() }
}

extension View {
    /// No effect: covers and popovers are sheets at each width.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }

    /// No effect: covers and popovers are sheets at each width.
    public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { self }

    /// No effect: the field of a search stands above its view.
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

    /// No effect: a page in a covered window looks the same.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
}
