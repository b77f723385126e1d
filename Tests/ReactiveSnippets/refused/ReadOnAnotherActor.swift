import Reactive

@MainActor final class Model: ObservableObject {
    @Published var name = ""
}

actor Reader {
    func read(_ model: Model) async {
        for await name in await model.$name.values { print(name) }
        // expect: cannot exit main actor-isolated context
    }
}
