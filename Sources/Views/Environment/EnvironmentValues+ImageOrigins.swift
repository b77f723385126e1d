private struct ImageOriginsKey: EnvironmentKey {
    static let defaultValue: [String]? = nil
}

extension EnvironmentValues {
    /// The other sites that pictures may come from; `nil` if that is not known.
    package var imageOrigins: [String]? {
        get { self[ImageOriginsKey.self] }
        set { self[ImageOriginsKey.self] = newValue }
    }
}
