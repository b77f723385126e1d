/// The errors of those who keep something in a database.
package protocol StorageFailure: Error {
    /// Wraps an error of the database that has no meaning of its own here.
    init(_ error: StorageError)

    /// The error of the database, if it is one; else nil.
    var storageError: StorageError? { get }
}

extension StorageFailure {
    /// True if a later attempt may succeed without anything being changed.
    package var isPassing: Bool { storageError?.isPassing == true }
}
