package import Pinion

/// A program with accounts that has flags of its own.
@MainActor
package protocol AppWithFlags: AccountsApp {
    /// The flags, beside those of every program with accounts.
    static var flags: [Flag] { get }

    /// Takes what has been set when the program was started; called once, before anything is opened.
    func read(_ options: Options) throws
}
