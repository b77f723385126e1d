extension Duration {
    /// In thousandths of a second, with three places.
    var milliseconds: String {
        let microseconds = components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
        let rest = "\(microseconds % 1000)"
        return "\(microseconds / 1000)." + String(repeating: "0", count: max(0, 3 - rest.count)) + rest
    }
}
