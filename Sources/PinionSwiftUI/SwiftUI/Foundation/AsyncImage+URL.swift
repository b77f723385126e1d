public import Foundation
public import Pinion

extension AsyncImage where Content == Image, Placeholder == EmptyView {
    /// A picture from an address, which is decorative. The browser knows its scale.
    public init(url: URL?, scale: Double = 1) {
        self.init(url: url?.absoluteString)
    }
}

extension AsyncImage {
    /// A picture shown in some way, or what stands in its place while there is no address.
    public init(
        url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> Content,
        @ViewBuilder placeholder: @escaping () -> Placeholder
    ) {
        self.init(url: url?.absoluteString, content: content, placeholder: placeholder)
    }
}

extension AsyncImage where Placeholder == Content {
    /// A picture shown as far as it has come. It is the browser that loads it: with an address it is always there, and a
    /// failure never known.
    public init(
        url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.init(
            url: url?.absoluteString, content: { content(.success($0)) }, placeholder: { content(.empty) })
    }
}

/// How far a picture has come.
public enum AsyncImagePhase {
    /// There is no address.
    case empty
    /// There is one, from which the browser loads it.
    case success(Image)
    /// Never here: only the browser knows.
    case failure(any Error)

    /// The picture, if there is one.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// Why there is none.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}
