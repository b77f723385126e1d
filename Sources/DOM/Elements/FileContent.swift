/// What is in a file that has been sent, wherever that is kept.
@MainActor
package protocol FileContent: AnyObject, Sendable {
    /// How many bytes there are.
    nonisolated var size: Int { get }

    /// So many bytes from an offset on, all of which are there.
    ///
    /// - Throws: that the content is not kept any more, or cannot be read.
    func read(at offset: Int, count: Int) async throws(FieldError) -> [UInt8]

    /// Keeps the content no longer, whoever would still read it.
    func close()
}
