import SwiftUI

struct OrderForm: View {
    @State private var customer = ""
    @State private var pieces = 1
    @State private var isGift = false

    var body: some View {
        Form {
            Section("New order") {
                TextField("Customer", text: $customer, prompt: Text("Full name"))
                Stepper("\(pieces) pieces", value: $pieces, in: 1...99)
                Toggle("Wrap it as a gift", isOn: $isGift)
                if isGift {
                    Text("Gifts are wrapped by hand.", comment: "Below the switch")
                }
            }
        }
    }
}
