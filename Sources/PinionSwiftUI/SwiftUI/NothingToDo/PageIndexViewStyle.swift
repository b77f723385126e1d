public import Pinion

/// How the dots below pages look: here tabs say which page is shown.
public struct PageIndexViewStyle: Sendable {
    /// When there is something behind the dots.
    public enum BackgroundDisplayMode: Sendable {
        case automatic, always, interactive, never
    }

    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}

    /// The dots of pages.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }

    /// The dots of pages.
    public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}

extension View {
    /// No effect: there are no dots below pages, but tabs above them.
    public func indexViewStyle(_ style: PageIndexViewStyle) -> some View { self }
}
