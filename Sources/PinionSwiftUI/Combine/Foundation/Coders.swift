public import Foundation
public import Reactive

// What `encode(encoder:)` and `decode(type:decoder:)` take.
extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
