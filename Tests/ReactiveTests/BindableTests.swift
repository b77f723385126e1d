import Reactive
import Testing

@Suite struct BindableValues {
    struct User: Equatable {
        var name: String
        var followers = 0
    }

    final class Label {
        var text: String?
        var title = ""
    }

    @Test func reachATargetAtOnceAndAfterEachUpdate() {
        let user = Bindable(User(name: "Ada"))
        let label = Label()
        user.bind(\.name, to: label, \.text)
        user.bind(\.name.localized, to: label, \.title)
        #expect(label.text == "Ada")
        user.update(with: User(name: "Grace"))
        #expect(label.text == "Grace")
        #expect(label.title == "GRACE")
    }

    @Test func areTransformedOnTheWay() {
        let user = Bindable<User>()
        let label = Label()
        user.bind(\.followers, to: label, \.text, transform: String.init)
        #expect(label.text == nil)
        user.update(with: User(name: "Ada", followers: 7))
        #expect(label.text == "7")
    }

    @Test func holdTheirTargetsWeakly() {
        let user = Bindable(User(name: "Ada"))
        weak var gone: Label?
        do {
            let label = Label()
            gone = label
            user.bind(\.name, to: label, \.text)
        }
        #expect(gone == nil)
        user.update(with: User(name: "Grace"))
    }

    @Test func areUpdatedByAFunctionValue() {
        let user = Bindable<User>()
        let update: (User) -> Void = user.update
        update(User(name: "Ada"))
        #expect(user.value == User(name: "Ada"))
    }
}

extension String {
    fileprivate var localized: String { uppercased() }
}
