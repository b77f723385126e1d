internal import Foundation
internal import Pinion
internal import Views

/// The page that a window is.
@MainActor
struct WindowPage<Content: View> {
    private let path: String
    private let title: String?
    private let content: () -> Content

    init(_ id: String?, title: String?, content: @escaping () -> Content) {
        NavigationText.useFoundation()
        path = "/" + (id.map(Self.address) ?? "")
        self.title = title
        self.content = content
    }

    var page: Page {
        if PreviewList.isWanted { return Page(path) { PreviewPage() } }
        return Page(path) { [title, content] in
            // What the closure reads, of the state of the app for example, is read by a view.
            WindowContent(title: title, content: content)
        }
    }

    var items: [SceneItem] { [.page(page.asWindow())] }

    /// What can stand in an address as it is: a colon would begin the name of a value there. Letters of other alphabets are
    /// written as their numbers.
    static func address(_ id: String) -> String {
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_.~"))
        let words = id.unicodeScalars.split { !allowed.contains($0) }
        let names = words.map { word in
            word.map { $0.isASCII ? String($0) : String($0.value, radix: 16) }.joined()
        }
        return names.isEmpty ? "window" : names.joined(separator: "-")
    }
}

/// The views of a window, with its title.
private struct WindowContent<Content: View>: View {
    let title: String?
    let content: () -> Content

    var body: some View {
        PageAccent(color: Assets.accentColor, content: WindowViews(content: content))
            .windowTitle(title)
            .environment(\.showsStepperNumbers, false)
    }
}

/// The views of a window.
private struct WindowViews<Content: View>: View {
    let content: () -> Content

    var body: some View { content() }
}

extension View {
    @ViewBuilder
    fileprivate func windowTitle(_ title: String?) -> some View {
        if let title { pageTitle(title) } else { self }
    }
}
