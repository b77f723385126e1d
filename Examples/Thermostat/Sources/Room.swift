/// A small room with a strong heater on a cold day: what a daemon at home would ask its sensor instead.
struct Room {
    private(set) var temperature = 17.0
    private let outside = 4.0

    mutating func passSecond(isHeating: Bool) {
        temperature += (outside - temperature) / 200
        if isHeating { temperature += 0.3 }
    }
}
