/// The categories into which languages sort numbers, by the words that go with them.
package enum PluralCategory: String, Sendable, CaseIterable {
    case zero, one, two, few, many, other
}
