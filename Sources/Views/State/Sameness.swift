/// Whether two values are known to be the same: the same object, equal, or alike to the last bit.
///
/// Two closures made at the same place are alike only if they are copies of one, or hold nothing.
@MainActor
func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
    if Value.self is AnyObject.Type { return (one as AnyObject) === (other as AnyObject) }
    let comparison = FieldPlan.of(Value.self).isSame
    return withUnsafeBytes(of: one) { one in
        withUnsafeBytes(of: other) { other in
            guard let comparison else { return one.elementsEqual(other) }
            // A value of no bytes has no address, and no second value to be told from.
            guard let first = one.baseAddress, let second = other.baseAddress else { return true }
            return comparison(first, second)
        }
    }
}

/// Whether two values whose type is forgotten are of one, and known to be the same.
@MainActor
func isSame(erased one: Any, _ other: Any) -> Bool {
    func compare<Value>(_ one: Value) -> Bool { (other as? Value).map { isSame(one, $0) } ?? false }
    return _openExistential(one, do: compare)
}
