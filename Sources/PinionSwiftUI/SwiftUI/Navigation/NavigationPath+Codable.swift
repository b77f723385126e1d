internal import Foundation
public import Pinion
internal import Views

extension NavigationPath {
    /// A path as it can be kept, in a file of the program's for example: each value with the name of its type.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let path: NavigationPath

        fileprivate init(_ path: NavigationPath) {
            self.path = path
        }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                // What the runtime has made of a name it keeps for good.
                guard name.utf8.count <= 256, let type = _typeByName(name) as? any (Decodable & Hashable).Type
                else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "\(name.prefix(80)) is no type that a path leads to."
                    )
                }
                values.append(try Self.value(type, try container.decode(String.self)))
            }
            var path = NavigationPath()
            path.elements = values
            self.path = path
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in path.elements {
                guard let encodable = value.base as? any Encodable,
                    let name = _mangledTypeName(type(of: value.base))
                else { continue }
                try container.encode(name)
                try container.encode(String(decoding: try JSONEncoder().encode(encodable), as: UTF8.self))
            }
        }

        private static func value<Value: Decodable & Hashable>(_: Value.Type, _ text: String) throws
            -> AnyHashable
        {
            AnyHashable(try JSONDecoder().decode(Value.self, from: Data(text.utf8)))
        }
    }

    /// The path as it can be kept; nil if one of its values cannot be coded.
    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(self) : nil
    }

    /// A path that was kept.
    public init(_ codable: CodableRepresentation) {
        self = codable.path
    }
}
