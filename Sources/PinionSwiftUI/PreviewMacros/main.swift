// The compiler's plugin for `#Preview`. It takes the compiler's messages from its standard input and answers them: each is
// JSON behind its length in eight bytes. The protocol is that of swift-syntax, which a program of this size does without.
import Foundation

let input = FileHandle.standardInput
let output = FileHandle.standardOutput

while let message = PluginMessage.next(from: input) {
    output.write(try PluginMessage.data(message.answer))
}
