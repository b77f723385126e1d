#!/usr/bin/env python3
"""The examples for nginx and Caddy are taken by those programs, and a browser sees through them what it should.

Usage: [DASHBOARD=path] Tests/Deploy/proxies.py
"""
import json
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

from support import (
    DASHBOARD, DEPLOY, FIGURES, NAME, OPERATOR, TIMEOUT, Browser, Program, TLSConnection, UnixConnection, add_user, certificate, free_port, nginx,
    replaced, see_a_portrait, see_an_update, wait,
)

# Pages that one address may have open.
PAGES = 8


class Proxy(unittest.TestCase):
    """What is the same whichever the proxy."""

    name, base = NAME, ""

    @classmethod
    def setUpClass(cls):
        if cls is Proxy:
            raise unittest.SkipTest("it has no proxy")
        place = tempfile.TemporaryDirectory(prefix="pinion-proxy-")
        cls.addClassCleanup(place.cleanup)
        cls.folder = place.name
        certificate(cls.folder)
        cls.port, cls.plain = free_port(), free_port()
        database = f"sqlite:{cls.folder}/x.sqlite"
        add_user("ann", DATABASE_URL=database)
        dashboard = Program(
            [DASHBOARD, "--listen", f"unix:{cls.folder}/dashboard.sock?mode=666", "--trusted-proxy", "unix",
             "--host-name", cls.name, "--database-url", database, "--pages-per-address", str(PAGES)],
            {"SAMPLES": "0", **OPERATOR},
        )
        cls.addClassCleanup(dashboard.end)
        dashboard.says("Listening")
        proxy = cls.start()
        cls.addClassCleanup(proxy.end)

        def answers():
            assert proxy.process.poll() is None, proxy.log.read_text()
            try:
                return cls.browser().ask("GET", "/healthz").status == 200
            except OSError:
                return False

        wait(answers, "the proxy")

    @classmethod
    def browser(cls, address="127.0.0.1"):
        connect = lambda: TLSConnection(cls.port, f"{cls.folder}/fullchain.pem", address, cls.name)
        return Browser(connect, f"https://{cls.name}", cls.base)

    def test_an_update_within_a_second(self):
        self.assertLess(see_an_update(self, self.browser("127.0.0.2")), 1)

    def test_cookies_that_only_tls_sets(self):
        browser = self.browser("127.0.0.3")
        reply = browser.ask("GET", "/login", accept="text/html")
        self.assertEqual(reply.status, 200)
        name = f"__Secure-pinion{self.base.replace('/', '-')}=" if self.base else "__Host-pinion="
        for cookie in browser.set_cookies:
            self.assertTrue(cookie.startswith(name), cookie)
            self.assertIn(f"; Path={self.base or '/'}; HttpOnly; SameSite=Lax; Secure", cookie)
        self.assertEqual(len(browser.set_cookies), 1)

    def test_files_for_browsers_are_found(self):
        browser = self.browser("127.0.0.4")
        page = browser.ask("GET", "/login", accept="text/html").data.decode()
        script = page.split('type="module" src="')[1].split('"')[0]
        self.assertTrue(script.startswith(f"{self.base}/pinion.js"), script)
        reply = browser.ask("GET", script.removeprefix(self.base))
        self.assertEqual((reply.status, reply.headers.get_content_type()), (200, "text/javascript"))

    def test_signing_in_and_sending_a_photo(self):
        browser = self.browser("127.0.0.5")
        self.assertEqual(browser.sign_in("ann"), f"{self.base}/")
        self.assertEqual(browser.json("GET", "/")["text"]["greeting"], "Hello, ann")
        see_a_portrait(self, browser)

    def test_a_part_of_a_file_of_ten_megabytes(self):
        browser = self.browser("127.0.0.6")
        browser.sign_in("ann")
        place = browser.json("GET", "/profile")["fields"]["photo"]["value"]["upload"].removeprefix(self.base)
        size = 10_000_000
        reply = browser.ask(
            "PUT", place, bytes(size),
            {"Upload-Offset": "0", "Upload-Length": str(size + 1), "Upload-Complete": "?0"},
        )
        self.assertEqual((reply.status, reply.headers["Upload-Offset"]), (204, str(size)))

    @property
    def pages(self):
        """How many pages are open, as those are told who run the program."""
        figures = Browser(lambda: UnixConnection(f"{self.folder}/dashboard.sock"), "http://localhost")
        return int(re.search(rb"^pinion_pages (\d+)$", figures.ask("GET", "/metrics", headers=FIGURES).data, re.M).group(1))

    def test_limits_count_the_address_of_the_browser_whatever_it_says_itself(self):
        before = self.pages
        for address in ("127.0.0.7", "127.0.0.8"):
            for number in range(2 * PAGES):
                said = {"X-Forwarded-For": f"192.0.2.{number}", "Forwarded": f"for=192.0.2.{number}"}
                self.assertEqual(self.browser(address).ask("GET", "/login", headers=said).status, 200)
        self.assertEqual(self.pages - before, 2 * PAGES)

    def test_what_browsers_say_of_the_host_the_scheme_and_the_path_does_not_get_through(self):
        browser = self.browser("127.0.0.9")
        said = {"X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "http", "X-Forwarded-Prefix": "/evil"}
        reply = browser.ask("GET", "/login", headers=said, accept="text/html")
        self.assertEqual(reply.status, 200)
        self.assertNotIn("evil", reply.data.decode() + str(reply.headers))
        self.assertIn("; Secure", reply.headers["Set-Cookie"])

    def test_requests_of_other_sites_are_refused(self):
        browser = self.browser("127.0.0.10")
        state = browser.json("GET", "/login")
        body = json.dumps({"page": state["page"], "n": 1, "fields": {}})
        reply = browser.ask("POST", "/live", body, {"Origin": "https://evil.example"})
        self.assertEqual(reply.status, 403)
        self.assertIn(browser.ask("POST", "/live", body).status, (200, 204))

    def test_the_figures_are_not_for_everybody(self):
        browser = self.browser("127.0.0.11")
        statuses = [browser.ask("GET", path, headers=FIGURES).status for path in ("/metrics", "/readyz")]
        self.assertEqual(statuses, [404, 404])

    def test_whoever_asks_without_tls_is_led_to_it(self):
        run = subprocess.run(
            ["curl", "-s", "-o", "/dev/null", "-w", "%{http_code} %{redirect_url}", "--resolve",
             f"{self.name}:{self.plain}:127.0.0.1", f"http://{self.name}:{self.plain}/login?x=1"],
            capture_output=True, text=True, timeout=TIMEOUT,
        )
        self.assertRegex(run.stdout, rf"^30[18] https://{self.name}(:{self.port})?/login\?x=1$")

    def test_nothing_older_than_tls_1_2(self):
        def version(flag):
            run = subprocess.run(
                ["openssl", "s_client", "-connect", f"127.0.0.1:{self.port}", "-servername", self.name, flag, "-brief",
                 "-cipher", "DEFAULT@SECLEVEL=0"],
                capture_output=True, text=True, timeout=TIMEOUT, stdin=subprocess.DEVNULL,
            )
            return "CONNECTION ESTABLISHED" in run.stderr
        self.assertEqual([version(flag) for flag in ("-tls1", "-tls1_1", "-tls1_2", "-tls1_3")], [False, False, True, True])


class NGINX(Proxy):
    """The example for a name of its own."""

    example = "dashboard.conf"
    listens = {
        "listen 80;": "listen 127.0.0.1:{plain};",
        "listen 80 default_server;": "listen 127.0.0.1:{plain} default_server;",
        "https://pinion.example$request_uri": "https://pinion.example:{port}$request_uri",
    }

    @classmethod
    def start(cls):
        places = {
            "/run/dashboard.sock": f"{cls.folder}/dashboard.sock",
            "/etc/ssl/dashboard": cls.folder,
            "/etc/nginx/snippets": str(DEPLOY / "nginx"),
            "listen 443 ": f"listen 127.0.0.1:{cls.port} ",
        }
        for old, new in cls.listens.items():
            places[old] = new.format(plain=cls.plain, port=cls.port)
        return nginx(cls.folder, cls.example, places)

    def test_another_name_gets_no_answer(self):
        run = subprocess.run(
            ["openssl", "s_client", "-connect", f"127.0.0.1:{self.port}", "-servername", "evil.example", "-brief"],
            capture_output=True, text=True, timeout=TIMEOUT, stdin=subprocess.DEVNULL,
        )
        self.assertNotIn("CONNECTION ESTABLISHED", run.stderr)


class NGINXBelowAPath(NGINX):
    """The example for a path of a site that is there already."""

    example = "below-a-path.conf"
    base = "/people"
    listens = {}
    test_another_name_gets_no_answer = None
    test_whoever_asks_without_tls_is_led_to_it = None

    def test_the_path_without_its_slash(self):
        reply = self.browser("127.0.0.12").ask("GET", "")
        self.assertEqual((reply.status, reply.headers["Location"].split(self.name)[1].split("/", 1)[1]), (301, "people/"))


class Caddy(Proxy):
    """The example for Caddy, under a name of its own."""

    @classmethod
    def start(cls):
        places = {
            "unix//run/dashboard.sock": f"unix/{cls.folder}/dashboard.sock",
            "pinion.example {": f"pinion.example {{\n\ttls {cls.folder}/fullchain.pem {cls.folder}/privkey.pem",
            "example.org {": f"example.org {{\n\ttls {cls.folder}/fullchain.pem {cls.folder}/privkey.pem",
        }
        text = replaced((DEPLOY / "caddy/Caddyfile").read_text(), places)
        settings = (
            f"{{\n\tadmin off\n\tauto_https disable_certs\n\thttp_port {cls.plain}\n\thttps_port {cls.port}\n"
            "\tdefault_bind 127.0.0.1\n}\n"
        )
        place = Path(cls.folder, "Caddyfile")
        place.write_text(settings + text)
        environment = {"HOME": cls.folder, "XDG_DATA_HOME": cls.folder, "XDG_CONFIG_HOME": cls.folder}
        command = ["--config", str(place), "--adapter", "caddyfile"]
        run = subprocess.run(
            ["caddy", "validate", *command], capture_output=True, text=True, timeout=TIMEOUT,
            env={"PATH": "/usr/bin", **environment},
        )
        assert run.returncode == 0, run.stderr
        return Program(["caddy", "run", *command], environment)


class CaddyBelowAPath(Caddy):
    """The example for Caddy, below a path."""

    name, base = "example.org", "/people"


if __name__ == "__main__":
    unittest.main()
