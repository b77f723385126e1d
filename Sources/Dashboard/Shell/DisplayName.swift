import DashboardStorage
import PinionAccounts

/// What a person wants to be called, also after they have changed it on another page.
struct DisplayName: View {
    private let controller: UserModelController
    private let greeting: String
    @State private var name: String

    /// - Parameters:
    ///   - controller: the person.
    ///   - name: what is shown until it is known.
    ///   - greeting: what stands before it, in the heading of a page then.
    init(of controller: UserModelController, until name: String, greeting: String = "") {
        self.controller = controller
        self.greeting = greeting
        _name = State(initialValue: controller.user.value?.displayName ?? name)
    }

    var body: some View {
        Group {
            if greeting.isEmpty {
                Text(name)
            } else {
                Text(greeting + name).font(.largeTitle).name("greeting")
            }
        }
        .onReceive(controller.user) { person in name = person.displayName }
    }
}
