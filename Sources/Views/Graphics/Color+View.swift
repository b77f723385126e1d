/// A colour is a view as well: it fills the room that it is given.
extension Color: View {
    public var body: some View {
        DrawnShape(outline: .rectangle, fill: paint, stroke: nil, lineWidth: 0)
    }
}
