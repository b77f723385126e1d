# Builds, runs and tests Pinion on a machine that has the Swift toolchain; `make help` says how.
#
# Every target first installs the Debian packages that it needs and does not find, and asks for nothing.

.DEFAULT_GOAL := help
.PHONY: help run build previews test test-slow test-security lifetimes fuzz floods mutants bench peers docs sanitize toolchain libraries \
    tools slow-tools deploy-tools security-tools meters peer-meters

# The C libraries below the Swift ones.
LIBRARIES := pkg-config libcurl4-gnutls-dev libgnutls28-dev libmicrohttpd-dev libpng-dev libpq-dev libsodium-dev libsqlite3-dev libturbojpeg0-dev \
    libwebp-dev zlib1g-dev
# What the tests stand on. PROGRAM=PACKAGE is enough if the program is there, wherever it came from.
TOOLS := ca-certificates chromium=chromium curl=curl firefox-esr=firefox-esr fonts-liberation node=nodejs postgresql \
    openssl=openssl python3-venv
# What the slow ones stand on besides.
SLOW_TOOLS := WebKitWebDriver=webkit2gtk-driver Xvfb=xvfb
# What the examples of Deploy are tried with, besides.
DEPLOY_TOOLS := caddy=caddy ip=iproute2 nginx=nginx openssl=openssl systemd-analyze=systemd unshare=util-linux
# What attacks the dashboard from outside.
SECURITY_TOOLS := openssl=openssl python3-venv slowhttptest=slowhttptest wapiti=wapiti
# What the benchmarks stand on.
METERS := chromium=chromium gcc=gcc libc6-dev python3-venv valgrind=valgrind
# What the peers are measured with.
PEER_METERS := chromium=chromium python3-venv

# The modules that programs, and their tests, are written with.
DOCUMENTED := Reactive DOM Views Live Server Pinion Storage Accounts PinionAccounts PinionDashboard Images PinionImages VirtualTime PinionTesting PinionAccountsTesting SwiftUI Combine Charts

SWIFT_TEST := swift test --disable-xctest --quiet
# The same without the lock on .build, so that something else can be built meanwhile.
UNIT_TESTS := .build/debug/PinionPackageTests.xctest --testing-library swift-testing --quiet
ADDRESS_BUILD := swift build --build-tests --sanitize=address --scratch-path .build/address

# The suites of what outlives what it refers to: a reference that is unowned(unsafe) and left behind shows only under
# the address sanitizer. Asked for one by one, since none to be found is an error then.
LIVES := DOMTests.ElementLifeTests LiveTests.Limits ReactiveTests.Delivery ViewsTests.PageLifeTests \
    ViewsTests.ReadingTests ViewsTests.SceneStorageTests

FORMATTED := Examples Sources Tests Package.swift $(wildcard Benchmarks/Sources Benchmarks/Package.swift)

help:
	@echo 'make run        builds the dashboard and starts it on http://127.0.0.1:8080'
	@echo '                (make run PORT=9000; HOST, DATABASE_URL and PUBLIC can be set likewise)'
	@echo 'make build      only builds it: .build/release/dashboard'
	@echo 'make previews   shows the previews of a program, light and dark, on http://127.0.0.1:8080'
	@echo '                (make previews PROGRAM=Packing PORT=9000)'
	@echo 'make test       runs every test, those in a browser included'
	@echo 'make test-slow  runs those that take too long for every change: a further browser, long outages'
	@echo 'make test-security  attacks the dashboard with scanners; some minutes'
	@echo 'make sanitize   runs the unit tests under the thread and the address sanitizer'
	@echo 'make lifetimes  runs the tests of what outlives what it refers to under the address sanitizer'
	@echo 'make fuzz       feeds mutated requests to all that reads them, under the address sanitizer, for a minute'
	@echo '                (make fuzz FUZZ=-seconds=3600, or FUZZ=-runs=1000000 for each kind)'
	@echo 'make floods     floods the dashboard and measures what other people notice; some minutes'
	@echo 'make mutants    puts small mistakes into the code and counts those that the tests notice; an hour or more'
	@echo 'make docs       writes the documentation, a site in .build/docs'
	@echo 'make bench      measures it; some minutes, and better on a quiet machine'
	@echo 'make peers      measures it beside NiceGUI and Datastar, which come from PyPI; some minutes'
	@echo 'Each installs the Debian packages that it does not find, and says which.'

run: build
	@exec .build/release/dashboard

# Sources of one's own are shown in their own package: PINION_PREVIEWS=1 swift run
PROGRAM ?= Packing
previews: libraries
	swift build --product $(PROGRAM)
	@PINION_PREVIEWS=1 exec .build/debug/$(PROGRAM)

build: libraries
	swift build -c release --product dashboard

# What is quick comes first; the browser gets the program that people get, which is built while the unit tests run.
test: libraries tools
	Tests/layers
	Tests/words
	python3 Tests/Security/table.py
	swift format lint --strict --recursive $(FORMATTED)
	swift build --build-tests
	Tests/api
	Tests/beside '$(UNIT_TESTS)' 'swift build -c release --product dashboard && swift build -c release --product PhotoBooth && swift build --product Packing'
	Tests/Examples/run
	Tests/curl/run
	Tests/beside Tests/HTTP/run Tests/Browser/run

# Each suite is a line. The gallery is built as it is for the tests, the dashboard as people get it.
test-slow: libraries tools slow-tools deploy-tools
	swift build --product Gallery
	swift build -c release --product dashboard
	Tests/Browser/run -k everyday --engine webkit
	Tests/Browser/run -m slow
	python=$$(Tests/Browser/environment) && "$$python" Tests/Examples/dev
	Tests/Floods/run
	python3 Tests/HTTP/cost.py --warm 60 --over 30
	Tests/Fuzz/run
	Tests/Corpus/run
	Tests/Deploy/run

# Scanners of others against the program that people get; none of them may find anything.
test-security: libraries security-tools
	swift build -c release --product dashboard
	Tests/Security/run

# What of the sanitizers' work takes minutes and not half an hour.
lifetimes: libraries
	$(ADDRESS_BUILD)
	@for suite in $(LIVES); do \
	    echo "$$suite under the address sanitizer"; \
	    .build/address/debug/PinionPackageTests.xctest --testing-library swift-testing --filter "^$$suite/" || exit; \
	done

# Mutated requests, messages, forms, uploads, scenes and pictures: FUZZ=-seconds=3600, or FUZZ=-runs=1000000 for each
# kind. test-slow does a minute of it.
fuzz: libraries
	Tests/Fuzz/run $(FUZZ)

# What other people notice of floods: prints the table of the documentation.
floods: libraries
	swift build -c release --product dashboard
	Tests/Floods/run

# The unit tests judge; a browser is asked where a mutant names its tests. The copy with the mutants keeps its build.
mutants: libraries tools
	@Tests/Browser/environment >/dev/null
	Tests/Mutants/run

# Each sanitizer keeps a build of its own, so that neither throws the other's away. The thread sanitizer does not see
# the lock of a Mutex, whose code is in the toolchain: what happens in the closure of withLock (this is how the end of
# its mangled name reads) is no race.
sanitize: libraries tools
	@mkdir -p .build && echo 'race:zYuYTXEfU' >.build/thread.suppressions
	TSAN_OPTIONS=suppressions=$(CURDIR)/.build/thread.suppressions \
	    $(SWIFT_TEST) --sanitize=thread --scratch-path .build/thread
	$(ADDRESS_BUILD)
	$(SWIFT_TEST) --skip-build --sanitize=address --scratch-path .build/address

# The documentation of what programs and their tests are written with, as one site in .build/docs.
docs: libraries
	swift build
	@rm -rf .build/symbols .build/archives .build/docs
	@target=$$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)",/\1/p' | head -n 1); \
	for module in $(DOCUMENTED); do \
	    echo "Documenting $$module"; \
	    mkdir -p .build/symbols/$$module .build/archives; \
	    swift symbolgraph-extract -module-name $$module -I .build/debug/Modules \
	        $(patsubst %,-I %,$(wildcard Sources/C* Sources/C*/include)) $$(pkg-config --cflags-only-I libpq | sed 's/-I/-Xcc -I/g') \
	        -minimum-access-level public -target "$$target" -skip-synthesized-members \
	        -output-dir .build/symbols/$$module || exit; \
	    catalog=Sources/$$module/$$module.docc; [ -d $$catalog ] || catalog=; \
	    docc convert $$catalog --fallback-display-name $$module \
	        --fallback-bundle-identifier pinion.$$module --additional-symbol-graph-dir .build/symbols/$$module \
	        --output-path .build/archives/$$module.doccarchive --warnings-as-errors || exit; \
	done
	docc merge $(DOCUMENTED:%=.build/archives/%.doccarchive) --synthesized-landing-page-name Pinion \
	    --output-path .build/docs

bench: libraries meters
	Benchmarks/run

# Pages of other libraries beside ours: prints the table of the documentation.
peers: libraries peer-meters
	Benchmarks/peers/run

toolchain:
	@command -v swift >/dev/null || { \
	    echo 'There is no swift in the PATH: install Swift 6.2 or later from https://www.swift.org/install' >&2; \
	    exit 1; }

libraries: toolchain
	$(call install,$(LIBRARIES))

tools:
	$(call install,$(TOOLS))

slow-tools:
	$(call install,$(SLOW_TOOLS))

deploy-tools:
	$(call install,$(DEPLOY_TOOLS))

security-tools:
	$(call install,$(SECURITY_TOOLS))

meters:
	$(call install,$(METERS))

peer-meters:
	$(call install,$(PEER_METERS))

# Installs those of the packages $(1) that are missing.
define install
@missing=; \
for item in $(1); do \
    program=$${item%=*} package=$${item#*=}; \
    if [ "$$program" != "$$item" ] && command -v "$$program" >/dev/null; then continue; fi; \
    case $$(dpkg-query -W -f '$${Status}' "$$package" 2>/dev/null) in *' installed') continue;; esac; \
    missing="$$missing $$package"; \
done; \
[ -n "$$missing" ] || exit 0; \
if ! command -v apt-get >/dev/null; then \
    echo "This is not Debian, so nothing is installed. It takes what Debian calls:$$missing"; exit 0; \
fi; \
if [ "$$(id -u)" = 0 ]; then root=; elif command -v sudo >/dev/null; then root=sudo; else \
    echo "Debian packages are missing, and only root may install them: apt-get install$$missing" >&2; exit 1; \
fi; \
echo "Installing Debian packages:$$missing"; \
log=$$(mktemp) && trap 'rm -f "$$log"' EXIT && \
apt="$$root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=600"; \
$$apt update >"$$log" 2>&1; \
$$apt install --no-install-recommends $$missing >>"$$log" 2>&1 </dev/null || { tail -n 40 "$$log" >&2; exit 1; }
endef
