/// The views inside, as they stand: pages have addresses here, and a ``NavigationLink`` leads to one.
///
/// It lets views be taken over that were written for SwiftUI.
public struct NavigationStack<Content: View>: View {
    let content: Content

    public init(@ViewBuilder root: () -> Content) {
        content = root()
    }

    public var body: Content { content }
}
