public import Pinion

/// A table on a card; also written `.automatic`.
public struct AutomaticTableStyle: NamedLook {
    public nonisolated static var look: TableStyle { .automatic }

    public nonisolated init() {}
}

/// A table without a card; also written `.inset`.
public struct InsetTableStyle: NamedLook {
    public nonisolated static var look: TableStyle { .inset }

    public nonisolated init() {}
}
