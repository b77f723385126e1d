import PinionAccounts

/// Shows more of a list, and says how much of it is shown.
struct MoreButton: View {
    private let shown: Int
    private let total: Int?
    private let load: () async -> Void

    /// - Parameters:
    ///   - shown: how many are shown.
    ///   - total: how many there are, if that is known.
    ///   - load: has more of them shown.
    init(shown: Int, of total: Int?, load: @escaping () async -> Void) {
        self.shown = shown
        self.total = total
        self.load = load
    }

    var body: some View {
        HStack(spacing: 16) {
            Button("More") { await load() }
            if let total {
                Text("\(ungrouped: shown) of \(ungrouped: total)").foregroundStyle(.secondary).name("shown")
            }
        }
    }
}
