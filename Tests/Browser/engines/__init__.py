"""The browsers that people use, each behind the same few words, which stand in `tab.py`."""

from engines.with_playwright import Chromium, Firefox
from engines.with_selenium import WebKit

ENGINES = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}
