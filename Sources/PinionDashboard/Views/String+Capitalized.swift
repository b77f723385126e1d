extension String {
    /// With a capital at its beginning.
    var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
