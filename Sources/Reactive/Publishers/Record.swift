/// Sends values and an end that have been written down before.
///
/// ```swift
/// let three = Record<Int, Never> { recording in
///     for number in 1...3 { recording.receive(number) }
///     recording.receive(completion: .finished)
/// }
/// ```
///
///     Record(output: [1, 2, 3], completion: .finished)
///     output  123|
public struct Record<Output, Failure: Error>: Publisher {
    /// What is sent to each subscriber.
    public let recording: Recording

    /// Makes one of what a closure writes down.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// Makes one of a recording.
    public init(recording: Recording) {
        self.recording = recording
    }

    /// Makes one of values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    public func receive(subscriber: AnySubscriber<Output, Failure>) {
        let subscription = Cancellation(nil)
        subscriber.receive(subscription: subscription)
        for value in recording.output {
            if subscription.isCancelled { return }
            subscriber.receive(value)
        }
        if !subscription.isCancelled { subscriber.receive(completion: recording.completion) }
    }
}

extension Record {
    /// Values and an end, in the order in which they are sent.
    public struct Recording {
        /// The values.
        public private(set) var output: [Output]
        /// The end; `finished` until another one is written down.
        public private(set) var completion: Subscribers.Completion<Failure>
        private var isOver = false

        /// Makes one without values.
        public init() {
            self.init(output: [], completion: .finished)
            isOver = false
        }

        /// Makes one of values and an end, to which nothing can be added.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
            isOver = true
        }

        /// Writes down a value. The end must not have been written down yet.
        public mutating func receive(_ input: Output) {
            if isOver { recordedAfterTheEnd() }
            output.append(input)
        }

        /// Writes down the end, which must not have been written down yet.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            if isOver { recordedAfterTheEnd() }
            isOver = true
            self.completion = completion
        }
    }
}

extension Record: Sendable where Output: Sendable {}
extension Record.Recording: Sendable where Output: Sendable {}

extension Record.Recording: Encodable where Output: Encodable, Failure: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: RecordingKey.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }
}

extension Record.Recording: Decodable where Output: Decodable, Failure: Decodable {
    /// Reads a recording, to which nothing can be added.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: RecordingKey.self)
        self.init(
            output: try container.decode([Output].self, forKey: .output),
            completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion))
    }
}

extension Record: Encodable where Output: Encodable, Failure: Encodable {
    public func encode(to encoder: any Encoder) throws {
        try recording.encode(to: encoder)
    }
}

extension Record: Decodable where Output: Decodable, Failure: Decodable {
    public init(from decoder: any Decoder) throws {
        self.init(recording: try Recording(from: decoder))
    }
}

private enum RecordingKey: CodingKey {
    case output
    case completion
}
