import Reactive

/// What is measured: each operation is run as often as asked, after it has been set up once.
///
/// The number of instructions of one is the difference between two runs, divided by the difference of their
/// counts. Setting up and starting the program fall out.
enum Operation: String, CaseIterable {
    /// The key-path write alone, which no way to assign can do without.
    case floor
    case setOne = "set-1"
    case setHundred = "set-100"
    case combineLatest = "combine-latest"
    case subscribe
    case bindable = "bindable-1"
    case closures = "closures-1"
    case closuresHundred = "closures-100"
}

/// What is written to.
final class Target {
    var number = 0
}

final class Model: ObservableObject {
    @Published var number = 0
    @Published var other = 0
}

extension Operation {
    func run(_ count: Int) {
        switch self {
        case .floor: writeKeyPath(count)
        case .setOne: set(count, subscribers: 1)
        case .setHundred: set(count, subscribers: 100)
        case .combineLatest: setCombined(count)
        case .subscribe: subscribeAndCancel(count)
        case .bindable: updateBindable(count)
        case .closures: updateClosures(count, observers: 1)
        case .closuresHundred: updateClosures(count, observers: 100)
        }
    }

    private func writeKeyPath(_ count: Int) {
        let target = Target()
        let keyPath = opaque(\Target.number)
        for number in 0..<count { target[keyPath: keyPath] = number }
    }

    private func set(_ count: Int, subscribers: Int) {
        let model = Model()
        let subscriptions = (0..<subscribers).map { _ in model.$number.assign(to: \.number, on: Target()) }
        for number in 0..<count { model.number = number }
        withExtendedLifetime(subscriptions) {}
    }

    private func setCombined(_ count: Int) {
        let model = Model()
        var sum = 0
        let subscription = Publishers.CombineLatest(model.$number, model.$other)
            .map { $0 &+ $1 }
            .sink { sum &+= $0 }
        for number in 0..<count { model.number = number }
        withExtendedLifetime(subscription) {}
    }

    private func subscribeAndCancel(_ count: Int) {
        let model = Model()
        let target = Target()
        for _ in 0..<count { model.$number.assign(to: \.number, on: target).cancel() }
    }

    private func updateBindable(_ count: Int) {
        let target = Target()
        let value = Bindable(0)
        value.bind(\.self, to: target, \.number)
        for number in 0..<count { value.update(with: number) }
        withExtendedLifetime(target) {}
    }

    private func updateClosures(_ count: Int, observers: Int) {
        let targets = (0..<observers).map { _ in Target() }
        let value = ClosureBindable(0)
        for target in targets { value.bind(\.self, to: target, \.number) }
        for number in 0..<count { value.update(with: number) }
        withExtendedLifetime(targets) {}
    }
}

/// Hides where a value comes from, so that the compiler cannot turn a key path into the property.
@inline(never)
private func opaque<Value>(_ value: Value) -> Value {
    value
}
