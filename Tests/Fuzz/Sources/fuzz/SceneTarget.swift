@testable import Pinion

private let signer = Signer(key: Array(repeating: 7, count: Signer.keyByteCount))

/// What is kept for a page, as it comes back: forged, and with a signature that is right.
@MainActor
func fuzzScene(_ input: [UInt8]) {
    let seal = SceneSeal(signer: signer, path: "/desk", user: nil)
    precondition(seal.open(String(decoding: input, as: UTF8.self)) == nil)
    guard let scene = seal.open(signer.seal(input, for: "scene  /desk")) else { return }
    let (text, omitted) = seal.seal(scene)
    precondition(text?.utf8.count ?? 0 <= SceneSeal.maximumLength)
    guard let text, let again = seal.open(text) else { return }
    precondition(again.count + omitted.count <= scene.count)
}
