// The names of Combine, one by one: Reactive has further ones, which are SwiftUI's (`Binding`) or not Apple's (`Bindable`).
// Tests/api knows which are left out, and finds those that are missing here.
@_exported public import class Reactive.AnyCancellable
@_exported public import struct Reactive.AnyPublisher
@_exported public import struct Reactive.AsyncPublisher
@_exported public import struct Reactive.AsyncThrowingPublisher
@_exported public import protocol Reactive.Cancellable
@_exported public import class Reactive.CurrentValueSubject
@_exported public import struct Reactive.Empty
@_exported public import struct Reactive.Fail
@_exported public import class Reactive.Future
@_exported public import struct Reactive.Just
@_exported public import protocol Reactive.ObservableObject
@_exported public import class Reactive.ObservableObjectPublisher
@_exported public import class Reactive.PassthroughSubject
@_exported public import struct Reactive.Published
@_exported public import protocol Reactive.Publisher
@_exported public import enum Reactive.Publishers
@_exported public import protocol Reactive.Subject
@_exported public import class Reactive.Subscriber
@_exported public import enum Reactive.Subscribers
@_exported public import class Reactive.Subscription
