/// How a build has ended.
enum BuildResult: Equatable {
    /// The program is there; whether it is another than before.
    case built(isNew: Bool)
    /// It cannot be built; the errors, one a line.
    case failed(String)
}
