/// The errors of those who keep something in a database.
package protocol StorageFailure: Error {
    /// What the database says where it has no meaning of its own.
    init(_ error: StorageError)

    /// What the database says, if it is the database that failed.
    var storageError: StorageError? { get }
}

extension StorageFailure {
    /// Whether the same may well succeed a little later, so that it is worth trying again by itself.
    package var isPassing: Bool {
        if case .trouble(let trouble, _) = storageError { trouble.isPassing } else { false }
    }
}
