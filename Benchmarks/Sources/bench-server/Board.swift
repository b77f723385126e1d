import Pinion

/// A value that all `/shared` pages show.
final class Board: ObservableObject {
    @Published var value = 0
    private var pages = 0

    /// The number of the next page that shows it.
    func nextPage() -> Int {
        pages += 1
        return pages
    }
}
