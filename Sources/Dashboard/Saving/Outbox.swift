import PinionAccounts
import Storage

/// What a person has entered and is not stored yet.
///
/// It is stored in its order, one after the other, and tried again for as long as the reason for a failure passes: also
/// after the page has been closed, so that nothing is lost. What is entered later for the same key takes the place of
/// what waits. All pages of a person share one outbox, so that the latest of them has the last word.
final class Outbox {
    /// What has become of something that was to be stored.
    enum Outcome {
        case stored
        /// It is tried again.
        case waiting(any Error)
        /// It is not.
        case failed(any Error)
    }

    private let retry: Retry
    private var items: [Item] = []
    /// Why the first of them could not be stored yet.
    private var obstacle: (any Error)?
    private var isWorking = false

    init(retry: Retry = Retry()) {
        self.retry = retry
    }
}

extension Outbox {
    /// Stores something. It may be done more than once, if the answer to the first time is lost.
    ///
    /// Returns when it is known what has become of the first attempt.
    ///
    /// - Parameters:
    ///   - key: what it is that is stored.
    ///   - store: stores it.
    ///   - report: hears what becomes of it, unless something else takes its place.
    func store(
        _ key: String, _ store: @escaping () async throws -> Void, report: @escaping (Outcome) -> Void
    ) async {
        withdraw(key)
        await withCheckedContinuation { heard in
            let item = Item(key: key, store: store, report: report, heard: heard)
            items.append(item)
            if let obstacle { item.tell(.waiting(obstacle)) }
            guard !isWorking else { return }
            isWorking = true
            Task { await work() }
        }
    }

    /// Does not store any longer what waits under a key.
    func withdraw(_ key: String) {
        for item in items where item.key == key { item.release() }
        items.removeAll { $0.key == key }
    }

    private func work() async {
        while let item = items.first {
            do {
                try await retry {
                    guard has(item) else { return }
                    try await item.store()
                } failed: { error in
                    obstacle = error
                    for item in items { item.tell(.waiting(error)) }
                }
                finish(item, .stored)
            } catch {
                finish(item, .failed(error))
            }
        }
        isWorking = false
    }

    private func finish(_ item: Item, _ outcome: Outcome) {
        obstacle = nil
        guard has(item) else { return }
        items.removeAll { $0 === item }
        item.tell(outcome)
    }

    private func has(_ item: Item) -> Bool {
        items.contains { $0 === item }
    }
}

extension Outbox.Outcome {
    /// What is said of it where it was entered; nothing once it is stored.
    var message: String? {
        switch self {
        case .stored: nil
        case .waiting(let error): localized("Not saved yet: \(reason(error)). Trying again.")
        case .failed(let error as any StorageFailure) where error.storageError != nil:
            localized("Not saved: \(reason(error)).")
        case .failed(let error): sentence(error)
        }
    }
}

/// Something that is to be stored.
private final class Item {
    let key: String
    let store: () async throws -> Void
    private let report: (Outbox.Outcome) -> Void
    private var heard: CheckedContinuation<Void, Never>?

    init(
        key: String, store: @escaping () async throws -> Void,
        report: @escaping (Outbox.Outcome) -> Void, heard: CheckedContinuation<Void, Never>
    ) {
        self.key = key
        self.store = store
        self.report = report
        self.heard = heard
    }

    func tell(_ outcome: Outbox.Outcome) {
        report(outcome)
        release()
    }

    /// Lets whoever waits for the first attempt go on.
    func release() {
        heard?.resume()
        heard = nil
    }
}
