internal import Foundation
public import Pinion

extension App {
    /// Runs the main run loop for ever, as programs do on Apple's systems: `Timer.scheduledTimer` fires, and
    /// `RunLoop.main.perform` is heard. The main queue, and with it the main actor, has its turns from the same loop.
    public static func serveMainThread() {
        // A program whose own `main` has waited for something before is on another thread by now, and the main one is gone.
        guard RunLoop.current === RunLoop.main else { return }
        RunLoop.main.run()
    }
}
