public import Pinion

/// How much room a space takes.
public struct SpacerSizing: Equatable, Sendable {
    fileprivate let isFixed: Bool

    /// As much as there is.
    public static var flexible: SpacerSizing { .init(isFixed: false) }
    /// A little.
    public static var fixed: SpacerSizing { .init(isFixed: true) }
}

/// Room between the controls of a toolbar.
public struct ToolbarSpacer: ToolbarContent {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    public var body: some View {
        ToolbarItem(placement: placement) {
            if sizing.isFixed {
                Color.clear.frame(width: 16.0, height: 1.0)
            } else {
                Spacer()
            }
        }
    }
}
