"""The programs that the tests stand on."""

import os
import shutil

import pytest


def program(title, package, *names):
    """The path of the first of these programs that is there; an environment variable may name another."""
    for name in (os.environ.get(title.upper()), *names):
        if name and shutil.which(name):
            return shutil.which(name)
    pytest.exit(f"{title} is missing: apt install {package}", returncode=2)


def chromium():
    return program("Chromium", "chromium", "chromium", "chromium-browser", "google-chrome")


def firefox():
    return program("Firefox", "firefox-esr", "firefox-esr", "firefox")


def webkit_driver():
    return program("WebKitWebDriver", "webkit2gtk-driver", "WebKitWebDriver")


def xvfb():
    return program("Xvfb", "xvfb", "Xvfb")
