#!/usr/bin/env python3
"""The compose file fits its schema; and what it says, done by hand, is two nodes behind a proxy that stand in for each other.

Usage: [DASHBOARD=path] $(Tests/environment Deploy) Tests/Deploy/compose.py
"""
import re
import subprocess
import sys
import tempfile
import unittest

from ruamel.yaml import YAML
from support import (
    DASHBOARD, DEPLOY, FIGURES, HERE, NAME, OPERATOR, TIMEOUT, Browser, Program, TLSConnection, add_user, certificate, free_port, nginx,
    see_an_update, wait,
)

sys.path.insert(0, str(HERE / "Tests/Browser"))
from postgres import PostgreSQL

COMPOSE = DEPLOY / "compose.yaml"


class ComposeFile(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.file = YAML(typ="safe").load(COMPOSE.read_text())

    def test_it_fits_the_schema(self):
        run = subprocess.run(
            [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec", str(COMPOSE)],
            capture_output=True, text=True, timeout=TIMEOUT,
        )
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)

    def test_what_it_mounts_is_there(self):
        mounted = [volume.split(":")[0] for volume in self.file["services"]["proxy"]["volumes"]]
        self.assertEqual([place for place in mounted if not (DEPLOY / place).exists()], ["./certificates"])

    def test_nobody_may_more_than_they_need(self):
        for name, service in self.file["services"].items():
            self.assertTrue(service["read_only"], name)
            self.assertEqual(service["cap_drop"], ["ALL"], name)
            self.assertIn("no-new-privileges:true", service["security_opt"])
        for node in ("node1", "node2"):
            self.assertNotIn("cap_add", self.file["services"][node])
            self.assertNotIn("ports", self.file["services"][node])

    def test_only_the_proxy_is_reached_from_outside(self):
        reached = [name for name, service in self.file["services"].items() if "ports" in service]
        self.assertEqual(reached, ["proxy"])
        outside = [name for name, network in self.file["networks"].items() if not (network or {}).get("internal")]
        self.assertEqual(outside, ["outside"])
        self.assertEqual([n for n, s in self.file["services"].items() if "outside" in s["networks"]], ["proxy"])

    def test_the_nodes_believe_the_address_that_the_proxy_has(self):
        address = self.file["services"]["proxy"]["networks"]["middle"]["ipv4_address"]
        self.assertEqual(self.file["services"]["node1"]["environment"]["TRUSTED_PROXY"], address)

    def test_no_password_stands_in_the_file(self):
        for name in ("node1", "node2", "database"):
            for variable, value in self.file["services"][name]["environment"].items():
                if "PASSWORD" in variable or "DATABASE" in variable:
                    self.assertIn("${POSTGRES_PASSWORD:?", value)

    def test_every_variable_is_one_of_the_program(self):
        known = set(re.findall(r"\(([A-Z_]+)[,)]", subprocess.run(
            [DASHBOARD, "--help"], capture_output=True, text=True, timeout=TIMEOUT, check=True).stdout))
        environment = self.file["services"]["node1"]["environment"]
        self.assertEqual(set(environment) - known, {"SAMPLES"})


class Arrangement(unittest.TestCase):
    """The services, each as a process of this machine: node1 and node2 at addresses of their own."""

    @classmethod
    def setUpClass(cls):
        place = tempfile.TemporaryDirectory(prefix="pinion-compose-")
        cls.addClassCleanup(place.cleanup)
        cls.folder = place.name
        certificate(cls.folder)
        cls.database = PostgreSQL()
        cls.addClassCleanup(cls.database.remove)
        cls.port = free_port()
        add_user("ann", DATABASE_URL=cls.database.url)
        addresses = {"node1": "127.0.0.21", "node2": "127.0.0.22"}
        node_port = free_port()
        cls.nodes = {}
        for name, address in addresses.items():
            node = Program([DASHBOARD], cls.environment(name, address, node_port))
            cls.addClassCleanup(node.end)
            node.says("Listening")
            cls.nodes[name] = node
        proxy = nginx(cls.folder, "nodes.conf", {
            "node1:8080": f"{addresses['node1']}:{node_port}",
            "node2:8080": f"{addresses['node2']}:{node_port}",
            "listen 80;": f"listen 127.0.0.1:{free_port()};",
            "listen 443 ": f"listen 127.0.0.1:{cls.port} ",
            "/etc/nginx/certificates": cls.folder,
            "/etc/nginx/snippets": str(DEPLOY / "nginx"),
        })
        cls.addClassCleanup(proxy.end)
        wait(cls.is_up, "the proxy")

    @classmethod
    def environment(cls, name, address, port):
        """The variables of a node, with what is different on this machine."""
        file = YAML(typ="safe").load(COMPOSE.read_text())
        variables = dict(file["services"][name]["environment"])
        variables = {key: value.replace("${SITE:?the name that people ask by}", NAME) for key, value in variables.items()}
        different = {"HOST": address, "PORT": str(port), "DATABASE_URL": cls.database.url, "TRUSTED_PROXY": "127.0.0.1"}
        return {**variables, **different, **OPERATOR}

    @classmethod
    def browser(cls):
        return Browser(lambda: TLSConnection(cls.port, f"{cls.folder}/fullchain.pem"))

    @classmethod
    def is_up(cls):
        try:
            return cls.browser().ask("GET", "/healthz").status == 200
        except OSError:
            return False

    def test_a_browser_stays_on_a_node_and_goes_on_at_the_other(self):
        browser = self.browser()
        self.assertLess(see_an_update(self, browser), 1)
        self.assertEqual(browser.sign_in("ann"), "/")
        # All that it asks for is answered by the node that knows its pages.
        state = browser.json("GET", "/profile")
        for _ in range(20):
            self.assertEqual(browser.json("GET", "/profile", headers={"Pinion-Page": state["page"]})["page"], state["page"])
        used = [name for name, node in self.nodes.items() if self.pages(node)]
        self.assertEqual(len(used), 1)
        self.assertEqual(self.nodes[used[0]].end(), 0)
        reply = browser.ask("GET", "/")
        self.assertEqual((reply.status, b"Hello, ann" in reply.data), (200, True))

    def pages(self, node):
        """How many pages a node holds: it is asked by its own address, as those do who run it."""
        place = node.says(r"Listening on http://([\d.]+):(\d+)")
        figures = subprocess.run(
            ["curl", "-s", "-H", f"Authorization: {FIGURES['Authorization']}",
             f"http://{place.group(1)}:{place.group(2)}/metrics"],
            capture_output=True, text=True, timeout=TIMEOUT,
        ).stdout
        return int(re.search(r"^pinion_pages (\d+)$", figures, re.M).group(1))


if __name__ == "__main__":
    unittest.main()
