public import Foundation
public import Pinion

extension View {
    /// No effect: browsers find words on a page by themselves.
    public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

    /// No effect: browsers find words on a page by themselves.
    public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

    /// No effect: browsers replace nothing.
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

    /// Never called: an address of the program opens the page that has it, see `Page`.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

    /// No effect: `@AppStorage` is the visitor's, and `UserDefaults` are the program's.
    public func defaultAppStorage(_ store: UserDefaults) -> some View { self }

    /// No effect: what changes together on a page is drawn together.
    public func geometryGroup() -> some View { self }

    /// No effect: a text that has no room breaks, since browsers make no letters smaller.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
}
