package import Threads

/// Makes portraits, on threads of its own.
///
/// To decode a picture of 50 megapixels takes a second and up to 300 MB, so only a few are worked on at once, a few
/// more wait, and the next one is told ``ImageProblem/busy``.
package struct PortraitStudio: Sendable {
    private let pool: WorkerPool

    /// Opens a studio.
    ///
    /// - Parameters:
    ///   - threads: how many pictures are worked on at once.
    ///   - waiting: how many may wait.
    package init(threads: Int = 1, waiting: Int = 16) {
        self.init(pool: WorkerPool(threads: threads, waiting: waiting))
    }

    package init(pool: WorkerPool) {
        self.pool = pool
    }
}

extension PortraitStudio {
    /// Makes a portrait of a JPEG, PNG, WebP or GIF file.
    package func portrait(of source: [UInt8]) async throws(ImageProblem) -> Portrait {
        // What is too large need not wait to hear it.
        guard source.count <= Portrait.maximumSourceSize else { throw .tooLarge }
        let made = await pool.run { () -> Result<Portrait, ImageProblem> in
            do throws(ImageProblem) { return .success(try Portrait(of: source)) } catch {
                return .failure(error)
            }
        }
        guard let made else { throw .busy }
        return try made.get()
    }
}
