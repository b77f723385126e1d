extension NavigationPath {
    /// A path to the views of these values.
    public init(_ elements: some Sequence<some Hashable>) {
        values = elements.map { AnyHashable($0) }
    }

    /// The values, whatever types they have.
    package var elements: [AnyHashable] {
        get { values }
        set { values = newValue }
    }
}
