/// What people choose.
struct Settings: Codable, Equatable {
    var room = "Living room"
    var target = 20.0
    var isOn = true
}
