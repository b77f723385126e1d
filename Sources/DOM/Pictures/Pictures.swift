/// The pictures of a page: those that it shows, and for half a minute those that it showed before, since a browser may
/// be behind.
@MainActor
package final class Pictures {
    private(set) var shown: [String: (picture: Picture, count: Int)] = [:]
    /// The latest last.
    private var former: [Picture] = []
    private var expiry: Task<Void, Never>?
    private let clock: any Clock<Duration>

    /// How long a picture can still be loaded after it was shown.
    package static let grace = Duration.seconds(30)
    /// How many of these are kept at most.
    package static let formerLimit = 8

    package init(clock: any Clock<Duration> = ContinuousClock()) {
        self.clock = clock
    }
}

extension Pictures {
    /// The picture of a key.
    package subscript(key: String) -> Picture? {
        shown[key]?.picture ?? former.last { $0.key == key }
    }

    /// Takes note that an element shows a picture.
    package func show(_ picture: Picture) {
        shown[picture.key, default: (picture, 0)].count += 1
    }

    /// Takes note that an element does not show a picture any more.
    package func hide(_ picture: Picture) {
        guard let count = shown[picture.key]?.count else { return }
        guard count == 1 else {
            shown[picture.key]?.count = count - 1
            return
        }
        shown[picture.key] = nil
        if former.count == Self.formerLimit { former.removeFirst() }
        former.append(picture)
        expiry?.cancel()
        expiry = Task { [weak self, clock] in
            do { try await clock.sleep(for: Self.grace) } catch { return }
            self?.former = []
        }
    }
}
