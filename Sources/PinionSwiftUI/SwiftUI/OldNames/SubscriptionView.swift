public import Combine
public import Pinion

/// A view that does something with what a publisher sends: what `onReceive` makes.
public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
    public var content: Content
    public var publisher: PublisherType
    public var action: @MainActor (PublisherType.Output) -> Void

    public init(
        content: Content, publisher: PublisherType,
        action: @escaping @MainActor (PublisherType.Output) -> Void
    ) {
        self.content = content
        self.publisher = publisher
        self.action = action
    }

    public var body: some View { content.onReceive(publisher, perform: action) }
}
