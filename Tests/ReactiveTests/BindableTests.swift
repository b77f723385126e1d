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
        user.bind(\.followers, to: label, \.title, transform: String.init)
        #expect(label.text == nil)
        #expect(label.title == "")
        user.update(with: User(name: "Ada", followers: 7))
        #expect(label.text == "7")
        #expect(label.title == "7")
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

    @Test func forgetTargetsThatAreGoneAlsoWithoutAnUpdate() {
        let user = Bindable(User(name: "Ada"))
        var made = 0
        var freed = 0
        for _ in 0..<1_000 {
            made += 1
            let counter = Counter { freed += 1 }
            user.bind(\.followers, to: Label(), \.text) { "\(counter.prefix)\($0)" }
        }
        #expect(made == 1_000)
        #expect(freed > 900)
    }

    @Test func letGoOfTheirClosuresWhenTheyDie() {
        weak var gone: Token?
        let label = Label()
        do {
            let token = Token()
            gone = token
            let user = Bindable(User(name: "Ada"))
            user.bind(\.name, to: label, \.text) { name in withExtendedLifetime(token) { _ in name } }
        }
        #expect(label.text == "Ada")
        #expect(gone == nil)
    }

    @Test func reachEveryoneInOrderWhateverHappensInsideADelivery() {
        let user = Bindable(User(name: "Ada"))
        var heard: [String] = []
        var mortal: Label? = Label()
        user.bind(\.name, to: mortal!, \.text) {
            heard.append("mortal \($0)")
            return $0
        }
        let late = Label()
        let first = user.dropFirst().sink { value in
            heard.append("first \(value.name)")
            if value.name == "Grace" {
                user.update(with: User(name: "Lin"))
                user.bind(\.name, to: late, \.text)
                mortal = nil
            }
        }
        let second = user.dropFirst().sink { heard.append("second \($0.name)") }
        user.update(with: User(name: "Grace"))
        #expect(
            heard == ["mortal Ada", "mortal Grace", "first Grace", "second Grace", "first Lin", "second Lin"])
        #expect(late.text == "Lin")
        #expect(user.value?.name == "Lin")
        _ = (first, second)
    }

    @Test func areUpdatedByAFunctionValue() {
        let user = Bindable<User>()
        let update: (User) -> Void = user.update
        update(User(name: "Ada"))
        #expect(user.value == User(name: "Ada"))
    }
}

private final class Counter {
    let prefix = ""
    private let end: () -> Void
    init(end: @escaping () -> Void) { self.end = end }
    deinit { end() }
}

extension String {
    fileprivate var localized: String { uppercased() }
}
