/// Where what is scrolled comes to rest: `.paging` or `.viewAligned`.
public protocol ScrollTargetBehavior {
    /// The style sheet's name for it.
    var snapping: ScrollSnapping { get }
}

/// A way in which the browser has what is scrolled come to rest.
public struct ScrollSnapping: Sendable {
    let className: String
}

/// Comes to rest at a page: each as large as what is seen.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public init() {}

    public var snapping: ScrollSnapping { ScrollSnapping(className: "snaps snaps-pages") }
}

/// Comes to rest at a view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views one goes at once.
    public struct LimitBehavior: Sendable {
        let isOne: Bool

        public static let automatic = LimitBehavior(isOne: false)
        public static let always = LimitBehavior(isOne: true)
        public static let alwaysByFew = LimitBehavior(isOne: false)
        public static let alwaysByOne = LimitBehavior(isOne: true)
        public static let never = LimitBehavior(isOne: false)
    }

    private let limit: LimitBehavior

    public init(limitBehavior: LimitBehavior = .automatic) {
        limit = limitBehavior
    }

    public var snapping: ScrollSnapping {
        ScrollSnapping(className: limit.isOne ? "snaps snaps-pages" : "snaps")
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
        -> ViewAlignedScrollTargetBehavior
    {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension View {
    /// Has what is scrolled come to rest at a view, or at a page. It stands at the ``ScrollView``.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        decorated(by: behavior.snapping.className).needs(.measures)
    }

    /// The views in this stack are what scrolling comes to rest at.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        decorated(by: isEnabled ? "targets" : "")
    }

    /// The view is one that scrolling comes to rest at.
    public func scrollTarget(isEnabled: Bool = true) -> some View {
        decorated(by: isEnabled ? "target" : "", reach: .whole)
    }
}
