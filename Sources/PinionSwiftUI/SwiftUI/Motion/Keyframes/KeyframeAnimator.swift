public import Pinion
internal import Views

/// A view whose value goes along keyframes.
///
/// The server takes 30 steps a second at most, as long as somebody looks at the page. For people who have asked for less motion
/// the view stays as it is at the beginning.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
    private let start: Value
    private let trigger: KeyframeTrigger?
    private let isRepeating: Bool
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath
    @State private var time: Double?
    @State private var first: KeyframeTrigger?

    /// Goes along the keyframes, again and again unless told otherwise.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        start = initialValue
        trigger = nil
        isRepeating = repeating
        self.content = content
        self.keyframes = keyframes
    }

    /// Goes along the keyframes once whenever a value changes.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        start = initialValue
        self.trigger = KeyframeTrigger(trigger)
        isRepeating = false
        self.content = content
        self.keyframes = keyframes
    }

    public var body: some View {
        let value = time.map { KeyframeTimeline(start, keyframes(start).tracks).value(time: $0) } ?? start
        ClockedView(content: content(value), id: trigger) { clock in
            if let trigger {
                guard let first else {
                    self.first = trigger
                    return
                }
                guard first != trigger else { return }
                self.first = trigger
            }
            repeat { guard await goOnce(clock) else { return } } while isRepeating
        }
    }

    private func goOnce(_ clock: PageClock) async -> Bool {
        guard !clock.wantsNone else { return await clock.wait(1) }
        let duration = KeyframeTimeline(start, keyframes(start).tracks).duration
        var now = 0.0
        while now < duration {
            time = now
            guard await clock.wait(1 / PageClock.rate) else { return false }
            now += 1 / PageClock.rate
        }
        time = duration
        return await clock.wait(1 / PageClock.rate)
    }
}

/// A value of which it is only asked whether it is another one.
private struct KeyframeTrigger: Equatable {
    private let value: Any
    private let isSame: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        isSame = { ($0 as? Value) == value }
    }

    static func == (one: KeyframeTrigger, other: KeyframeTrigger) -> Bool { one.isSame(other.value) }
}

extension View {
    /// Has the view go along keyframes, again and again unless told otherwise.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView(of: self)
        return KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
            keyframes: keyframes)
    }

    /// Has the view go along keyframes once whenever a value changes.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView(of: self)
        return KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
            keyframes: keyframes)
    }
}
