/// The names of files and folders, of which some are no sources.
enum SourceName {
    /// Returns false for hidden files, and for those that editors make while they save.
    static func counts(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && !name.hasPrefix("#") && !name.hasSuffix("~")
            && name != "4913" && !name.hasSuffix(".tmp")
    }
}
