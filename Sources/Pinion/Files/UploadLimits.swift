/// How much files may take that are on their way to the pages of a site. What one field takes, the field says.
public struct UploadLimits: Sendable {
    /// How many bytes all of them may have together, as announced; who comes after is asked to try again.
    public var totalSize = 256 << 20

    /// The folder that they lie in while they arrive; nil is the system's folder for temporary files. Nothing is seen in
    /// it: a file has no name there, and is gone when the process is.
    public var folder: String?

    /// After how many seconds without a further part a file is given up.
    public var idleSeconds = 3_600

    public init() {}
}
