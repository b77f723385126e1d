import Testing

@testable import PinionDev

@Suite struct OutputOfTheCompiler {
    @Test func eachErrorIsALineWithItsPlaceInThePackage() {
        let output = CompilerOutput(
            """
            [3/7] Compiling Shop Shop.swift
            /home/ann/shop/Sources/Shop/Shop.swift:2:14: error: cannot convert value of type 'String' to type 'Int'
            1 | import Pinion
            2 | let x: Int = "a"
              |              `- error: cannot convert value of type 'String' to type 'Int'
            /home/ann/shop/Sources/Shop/Shop.swift:3:1: error: cannot find 'foo' in scope
            /home/ann/shop/Sources/Shop/Shop.swift:9:1: warning: never used
            error: emit-module command failed with exit code 1 (use -v to see invocation)
            /home/ann/shop/Sources/Shop/Shop.swift:3:1: error: cannot find 'foo' in scope
            """)
        #expect(
            output.errors(in: "/home/ann/shop") == """
                Sources/Shop/Shop.swift:2:14: error: cannot convert value of type 'String' to type 'Int'
                Sources/Shop/Shop.swift:3:1: error: cannot find 'foo' in scope
                """)
    }

    @Test func whatLiesElsewhereKeepsItsWholePath() {
        let line = "/home/ann/shop-parts/A.swift:1:1: error: expected '}'"
        #expect(CompilerOutput(line).errors(in: "/home/ann/shop") == line)
    }

    @Test func errorsWithoutAPlaceAreShownWhereThereAreNoOthers() {
        let output = CompilerOutput(
            """
            [1/2] Planning
            error: no such module 'Pinon'
            error: no such module 'Pinon'
            """)
        #expect(output.errors(in: "/home/ann/shop") == "error: no such module 'Pinon'")
    }

    @Test func theLinkerIsHeardToo() {
        let lines = "a.o:(.text+0x1): undefined reference to `missing'\nerror: link command failed"
        #expect(CompilerOutput(lines).errors(in: "/home/ann/shop") == lines)
    }

    @Test func otherwiseTheLastLinesSayWhatHappened() {
        let lines = (1...12).map { "line \($0)" }
        #expect(
            CompilerOutput(lines.joined(separator: "\n")).errors(in: "/home/ann/shop")
                == lines[2...].joined(separator: "\n"))
    }
}
