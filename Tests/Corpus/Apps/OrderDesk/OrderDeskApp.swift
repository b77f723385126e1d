import SwiftUI

@main
struct OrderDeskApp: App {
    var body: some Scene {
        WindowGroup {
            OrderList()
        }
    }
}
