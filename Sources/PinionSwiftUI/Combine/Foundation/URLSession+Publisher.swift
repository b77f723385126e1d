internal import Dispatch
public import Foundation
public import FoundationNetworking
public import Reactive

extension URLSession {
    /// Loads an address for each subscriber, and sends what came, or why nothing did.
    ///
    /// ```swift
    /// URLSession.shared.dataTaskPublisher(for: url)
    ///     .map(\.data)
    ///     .decode(type: [Article].self, decoder: JSONDecoder())
    ///     .replaceError(with: [])
    ///     .assign(to: &$articles)
    /// ```
    ///
    /// It sends on the main actor, and an answer of the status 404 is an answer. Who cancels ends the task.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Sends a request for each subscriber, and what came back.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// A publisher of one answer.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        /// What is asked for.
        public let request: URLRequest
        /// Where its task belongs to.
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive(subscriber: Reactive.AnySubscriber<Output, URLError>) {
            let load = Load(subscriber)
            subscriber.receive(subscription: load)
            load.start(request, in: session)
        }
    }
}

/// One task for one subscriber.
private final class Load: AnySubscription {
    typealias Downstream = Reactive.AnySubscriber<(data: Data, response: URLResponse), URLError>

    private var downstream: Downstream?
    private var task: URLSessionDataTask?

    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    func start(_ request: URLRequest, in session: URLSession) {
        guard downstream != nil else { return }
        if let url = request.url, url.isFileURL { return read(url) }
        // Looked at on the main actor alone.
        nonisolated(unsafe) let load = self
        task = session.dataTask(with: request) { data, response, error in
            MainTurn.run { load.receive(data, response, error) }
        }
        task?.resume()
    }

    /// Sessions on Linux load no files.
    private func read(_ url: URL) {
        // Looked at on the main actor alone.
        nonisolated(unsafe) let load = self
        DispatchQueue.global().async {
            let data = try? Data(contentsOf: url)
            MainTurn.run {
                let response = URLResponse(
                    url: url, mimeType: nil, expectedContentLength: data?.count ?? -1, textEncodingName: nil)
                load.receive(data, response, data == nil ? URLError(.fileDoesNotExist) : nil)
            }
        }
    }

    private func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        guard let downstream else { return }
        task = nil
        guard let response, error == nil else {
            self.downstream = nil
            return downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
        downstream.receive((data ?? Data(), response))
        guard self.downstream != nil else { return }
        self.downstream = nil
        downstream.receive(completion: .finished)
    }

    override func cancel() {
        downstream = nil
        task?.cancel()
        task = nil
    }
}
