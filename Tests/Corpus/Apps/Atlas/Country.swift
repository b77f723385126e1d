import Foundation

struct Country: Identifiable, Hashable {
    let name: String
    let capital: String
    let symbol: String

    var id: String { name }

    static let all = [
        Country(name: "Estonia", capital: "Tallinn", symbol: "snowflake"),
        Country(name: "Lithuania", capital: "Vilnius", symbol: "leaf"),
        Country(name: "Hungary", capital: "Budapest", symbol: "building.columns"),
        Country(name: "Bulgaria", capital: "Sofia", symbol: "mountain.2"),
    ]
}
