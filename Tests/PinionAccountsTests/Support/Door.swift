import DOM
import Live
import PinionAccounts
import Reactive

/// A page that lets people in and out, and tells who is in.
final class Door: ViewController {
    private let visit: Visit
    private let name = InputElement(name: "name")
    private let email = InputElement(name: "email")
    private let password = InputElement(name: "password")
    private let signIn = ButtonElement(name: "sign-in", text: "Sign in")
    private let signUp = ButtonElement(name: "sign-up", text: "Sign up")
    private let signOut = ButtonElement(name: "sign-out", text: "Sign out")
    private let change = ButtonElement(name: "change", text: "Change password")
    private let ask = ButtonElement(name: "ask", text: "Ask")
    private let leave = ButtonElement(name: "leave", text: "Leave")
    private let said = Element("p")

    init(_ visit: Visit) {
        self.visit = visit
    }

    override func setupUI() {
        said.name = "said"
        said.text = visit.user?.name ?? "nobody"
        let form = FormElement()
        form.append(name, email, password, signIn, signUp, signOut, change, ask, leave)
        view.append(said, form)
    }

    override func bindingToViewModel() {
        attempt(signIn) { try await $0.visit.signIn(name: $0.name.text, password: $0.password.text) }
        attempt(signUp) {
            try await $0.visit.signUp(
                name: $0.name.text, email: $0.email.text, password: $0.password.text)
        }
        attempt(change) {
            try await $0.visit.changePassword(from: $0.password.text, to: $0.email.text)
            $0.said.text = "changed"
        }
        attempt(ask) { try $0.visit.countQuestion() }
        attempt(signOut) { try await $0.visit.signOut() }
        leave.publisher.sink { [unowned self] in navigate(to: "/other?from=door") }
            .store(in: &subscriptions)
    }

    /// Has a button start work that only the visit counts as under way.
    private func attempt(_ button: ButtonElement, _ work: @escaping @MainActor (Door) async throws -> Void) {
        button.publisher.sink { [unowned self] in
            Task {
                do { try await work(self) } catch { said.text = "\(error)" }
            }
        }.store(in: &subscriptions)
    }
}

extension Page {
    /// The page with the door, at `/door`.
    static var door: Page { Page("/door", controller: { visit in Door(visit) }) }
}
