public import Pinion

/// Labels above their fields; also written `.automatic`.
public struct AutomaticFormStyle: NamedLook {
    public nonisolated static var look: FormStyle { .automatic }

    public nonisolated init() {}
}

/// Labels above their fields; also written `.grouped`.
public struct GroupedFormStyle: NamedLook {
    public nonisolated static var look: FormStyle { .grouped }

    public nonisolated init() {}
}

/// Labels above their fields; also written `.columns`.
public struct ColumnsFormStyle: NamedLook {
    public nonisolated static var look: FormStyle { .columns }

    public nonisolated init() {}
}
