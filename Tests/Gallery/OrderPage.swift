import Pinion

/// Modifiers in an order that one element of HTML cannot have.
struct OrderPage: View {
    @State private var way = 40.0

    var body: some View {
        VStack(spacing: 20) {
            Text("Card").frame(width: 60, height: 20).padding(10).background(.mint).padding(5).background(
                .yellow
            )
            .name("card")
            Text("Pill").padding(8).background(.red).foregroundStyle(.white).cornerRadius(16)
                .frame(maxWidth: .infinity)
                .background(.secondary)
            ZStack {
                ForEach(0..<12) { hour in
                    Text("\(hour)").frame(width: 20, height: 20).offset(y: -way)
                        .rotationEffect(.degrees(Double(hour) * 30))
                }
            }
            .frame(width: 120, height: 120)
            .border(.secondary)
            ZStack {
                RoundedRectangle(cornerRadius: 8).fill(.yellow).shadow(radius: 4)
                Text("In front of a shadow").foregroundStyle(.black)
            }
            .frame(width: 200, height: 60)
            Button("Farther") { way = 50 }
        }
        .navigationTitle("Order")
    }
}
