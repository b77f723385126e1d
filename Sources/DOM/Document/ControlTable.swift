/// The controls of a document by their names.
///
/// Nearly every page has but a few, and looking through these takes less than hashing their names: only a page with
/// more keeps a dictionary.
@MainActor
struct ControlTable {
    private var few: [(name: String, control: FormControl)] = []
    private var many: [String: FormControl] = [:]

    /// How many are looked through.
    private static let limit = 16

    subscript(name: String) -> FormControl? {
        get {
            for index in few.indices where few[index].name == name { return few[index].control }
            return many.isEmpty ? nil : many[name]
        }
        set {
            for index in few.indices where few[index].name == name {
                if let newValue { few[index].control = newValue } else { few.remove(at: index) }
                return
            }
            if let newValue, many.isEmpty, few.count < Self.limit {
                if few.isEmpty { few.reserveCapacity(4) }
                few.append((name, newValue))
            } else {
                many[name] = newValue
            }
        }
    }
}
