import SwiftUI

extension OrderStatus {
    var title: LocalizedStringKey {
        switch self {
        case .open: "Open"
        case .packed: "Packed"
        case .sent: "Sent"
        }
    }

    var symbol: String {
        switch self {
        case .open: "tray"
        case .packed: "shippingbox"
        case .sent: "paperplane"
        }
    }
}
