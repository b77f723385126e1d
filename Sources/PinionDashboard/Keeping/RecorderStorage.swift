/// Where a ``Recorder`` keeps its figures.
public enum RecorderStorage: Hashable, Sendable {
    /// In the memory of the program: they end with it.
    case memory

    /// In a file of SQLite, which is made where there is none: a `kill -9` costs ten seconds at most.
    ///
    /// A file that is damaged is kept aside under another name, and a new one is begun. If the disk is full, or the file
    /// cannot be used, recording goes on in memory, and what was recorded meanwhile is written when it can be. Both are
    /// said in the log.
    case file(String)
}
