/// The state that belongs to a whole program: what an `App` keeps in ``State`` and ``StateObject``.
///
/// It lives as long as the program, and all pages that have read it are evaluated again when it changes.
@MainActor
package enum ProgramState {
    /// Returns the value with its properties keeping what they hold from now on, wherever it is copied to.
    package static func keeping<Value>(_ value: Value) -> Value {
        var value = value
        let properties = FieldPlan.of(Value.self).properties
        guard !properties.isEmpty else { return value }
        withUnsafeMutableBytes(of: &value) { bytes in
            for property in properties {
                property.keep?(bytes.baseAddress.unsafelyUnwrapped + property.offset)
            }
        }
        return value
    }
}
