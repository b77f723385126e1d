/// What the dynamic properties of a view, or of a modifier, keep.
@MainActor
struct FieldOwner {
    private let plan: FieldPlan
    private var slots: [AnyObject?]
    /// Whether the properties of the present value have found what they keep.
    private var isInstalled = false

    /// Makes one for the values of a type: each call is given those of this type alone.
    init(for type: Any.Type) {
        plan = FieldPlan.of(type)
        slots = plan.properties.isEmpty ? [] : Array(repeating: nil, count: plan.properties.count)
        if let makeInterpolation = plan.makeInterpolation { slots.append(makeInterpolation()) }
    }

    /// Replaces the value by a new one, and says whether that may show something else.
    mutating func replace<Value>(_ value: inout Value, with new: Value) -> Bool {
        let isSame = plan.isSame.map { isSame in
            withUnsafeBytes(of: value) { old in
                withUnsafeBytes(of: new) { new in
                    isSame(old.baseAddress.unsafelyUnwrapped, new.baseAddress.unsafelyUnwrapped)
                }
            }
        }
        if isSame == true { return false }
        value = new
        isInstalled = false
        return true
    }

    /// Has the properties of the value find what they keep; says whether all could. To be called where what is read is
    /// tracked.
    mutating func install<Value>(in value: inout Value, for node: Node, at place: Place) -> Bool {
        if plan.makeInterpolation != nil, let interpolation = slots.last as? any Interpolation {
            withUnsafeMutableBytes(of: &value) {
                interpolation.apply(
                    to: $0.baseAddress.unsafelyUnwrapped, isNew: !isInstalled, for: node, at: place)
            }
            if plan.properties.isEmpty { isInstalled = true }
        }
        guard !plan.properties.isEmpty, !isInstalled || plan.dependsOnSurroundings else { return true }
        var kept = slots
        let properties = plan.properties
        slots = []
        defer { slots = kept }
        do {
            try withUnsafeMutableBytes(of: &value) { bytes in
                for (index, property) in properties.enumerated() {
                    let context = PropertyContext(node: node, place: place, label: property.label)
                    try property.install(
                        bytes.baseAddress.unsafelyUnwrapped + property.offset, &kept[index], context)
                }
            }
        } catch {
            node.graph.fail(error)
            return false
        }
        isInstalled = true
        return true
    }

    /// Frees what was kept.
    mutating func uninstall() {
        if plan.makeInterpolation != nil { (slots.last as? any Interpolation)?.cancel() }
        slots = []
    }
}
