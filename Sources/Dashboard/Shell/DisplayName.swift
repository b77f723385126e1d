import DashboardStorage
import PinionAccounts

/// What a person wants to be called, also after they have changed it on another page.
struct DisplayName: View {
    private let controller: UserModelController
    private let greets: Bool
    @State private var name: String

    /// - Parameters:
    ///   - controller: the person.
    ///   - name: what is shown until it is known.
    ///   - greeting: what stands before it, in the heading of a page then.
    init(of controller: UserModelController, until name: String, greets: Bool = false) {
        self.controller = controller
        self.greets = greets
        _name = State(initialValue: controller.user.value?.displayName ?? name)
    }

    var body: some View {
        Group {
            if greets {
                Text("Hello, \(name)").font(.largeTitle).name("greeting")
            } else {
                Text(name)
            }
        }
        .onReceive(controller.user) { person in name = person.displayName }
    }
}
