public import Pinion

/// Views as they are seen while one writes them.
///
/// ```swift
/// struct ContentView_Previews: PreviewProvider {
///     static var previews: some View {
///         ContentView().previewDisplayName("Empty")
///     }
/// }
/// ```
///
/// A program that is started with `PINION_PREVIEWS=1` shows those of all its files instead of its windows.
@MainActor @preconcurrency
public protocol PreviewProvider: PreviewSource {
    /// What the previews are made of.
    associatedtype Previews: View

    /// The views.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

extension PreviewProvider {
    public static var previewed: [Preview] {
        [Preview { previews }]
    }

    /// The name of the type, without what such names mostly end with.
    public static var title: String {
        let name = "\(Self.self)"
        let ending = ["_Previews", "_Preview", "Previews"].first { name.hasSuffix($0) && name != $0 }
        return String(name.dropLast(ending?.count ?? 0))
    }
}
