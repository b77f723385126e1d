public import Foundation
public import Pinion

extension Link {
    /// A link with a label that is made of views.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(destination: destination.absoluteString, label: label)
    }
}

extension Link where Label == Text {
    /// A link with a title.
    public init(_ title: LocalizedStringKey, destination: URL) {
        self.init(title, destination: destination.absoluteString)
    }

    /// The same with a title that is not looked up.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, destination: URL) {
        self.init(title, destination: destination.absoluteString)
    }
}

extension OpenURLAction {
    /// Leads the browser to an address of the web, of mail or of a telephone.
    public func callAsFunction(_ url: URL) {
        callAsFunction(url.absoluteString)
    }

    /// The same; says afterwards that it was accepted, since what the browser does with it is not known.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        callAsFunction(url)
        completion(true)
    }
}
