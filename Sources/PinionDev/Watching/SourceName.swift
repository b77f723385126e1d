/// The names of files and folders, of which some are no sources.
enum SourceName {
    /// Whether a change of what has this name counts: hidden files do not, nor what editors make while they save.
    static func counts(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !name.hasPrefix("#") && !name.hasSuffix("~")
            && name != "4913" && !name.hasSuffix(".tmp")
    }
}
