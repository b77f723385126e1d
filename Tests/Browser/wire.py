"""The way between a browser and a server: it takes its time, it breaks, and it counts what it carries."""

import asyncio
import contextlib
import re
import socket
import struct
import threading
import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Request:
    moment: float
    method: str
    path: str


class Wire:
    """A proxy before a server on this machine, or of a browser. It is up until a test says something else."""

    def __init__(self, port, delay=0):
        self.target = port
        self.delay = delay
        self.connections = []  # when each was accepted
        self.requests = []
        # What becomes of a request: None if the server answers it, bytes that are the answer in the server's place
        # (none of them: the connection breaks), or a number: so much of the server's answer arrives, then it breaks.
        self.fate = lambda request: None
        self.is_down = False
        self.pairs = set()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        self.flow = asyncio.Event()
        self.flow.set()
        listener = socket.create_server(("127.0.0.1", 0), backlog=512)
        self.url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        self.server = self.call(asyncio.start_server(self.accept, sock=listener))

    # What tests do

    def down(self):
        """Breaks every connection, those that come later too."""
        self.is_down = True
        self.cut()

    def hang(self):
        """Accepts connections and carries nothing on any, until it is up again."""
        self.loop.call_soon_threadsafe(self.flow.clear)

    def up(self):
        self.is_down = False
        self.loop.call_soon_threadsafe(self.flow.set)

    def cut(self):
        """Breaks every connection that there is."""
        self.call(self.break_pairs())

    def forget(self):
        """Carries nothing more on the connections that there are, and says so to nobody: as a router does that has
        forgotten them."""
        for pair in list(self.pairs):
            pair.is_forgotten = True

    def held(self):
        """How many connections browsers hold."""
        return sum(not pair.reader.at_eof() for pair in list(self.pairs))

    def attempts(self, start, seconds):
        """How often a tab tried to be live in this time after `start`: by connections, or on those that it had."""
        streams = [request.moment for request in self.requests if (request.method, request.path) == ("GET", "/live")]
        return max(sum(start <= moment < start + seconds for moment in moments) for moments in (self.connections, streams))

    def asked(self, method, path):
        return sum(request.method == method and request.path == path for request in self.requests)

    def close(self):
        self.call(self.shut())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(timeout=10)
        self.loop.close()

    # How

    def call(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(timeout=10)

    async def break_pairs(self):
        for pair in list(self.pairs):
            pair.cut()

    async def shut(self):
        self.server.close()
        await self.break_pairs()
        self.flow.set()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        if others:
            await asyncio.wait(others, timeout=5)

    async def accept(self, reader, writer):
        self.connections.append(time.monotonic())
        pair = Pair(self, reader, writer)
        self.pairs.add(pair)
        try:
            if not self.is_down:
                await pair.carry()
            else:
                reset(writer)
        except OSError:
            pass
        finally:
            self.pairs.discard(pair)
            pair.end()


class Pair:
    """A connection of a browser's, and the one to the server that goes with it."""

    def __init__(self, wire, reader, writer):
        self.wire = wire
        self.reader, self.writer = reader, writer
        self.server = None  # its writer
        self.tasks = []
        self.left = None  # of the present answer; None means all of it
        self.is_forgotten = False

    def cut(self):
        for writer in filter(None, (self.writer, self.server)):
            reset(writer)
        self.end()

    def end(self):
        for task in self.tasks:
            task.cancel()
        for writer in filter(None, (self.writer, self.server)):
            writer.close()

    async def carry(self):
        """Ends when either side does."""
        up, down = asyncio.Queue(), asyncio.Queue()
        tasks = [self.read_requests(up, down), self.deliver(up, self.to_server), self.deliver(down, self.to_browser)]
        self.tasks = [asyncio.ensure_future(task) for task in tasks]
        self.answers = down
        done, _ = await asyncio.wait(self.tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            with contextlib.suppress(asyncio.CancelledError):
                task.result()

    async def read_requests(self, up, down):
        while head := await self.read_head():
            method, path = re.match(rb"(\S+) (?:http://[^/ ]+)?([^ ?]+)", head).groups()
            request = Request(time.monotonic(), method.decode(), path.decode())
            self.wire.requests.append(request)
            fate = self.wire.fate(request)
            self.left = fate if isinstance(fate, int) else None
            instead = fate if isinstance(fate, bytes) else None
            if instead is None:
                up.put_nowait((time.monotonic() + self.wire.delay, head))
            length = re.search(rb"(?i)\r\ncontent-length: *(\d+)", head)
            left = int(length[1]) if length else 0
            while left and (piece := await self.reader.read(min(left, 65536))):
                left -= len(piece)
                if instead is None:
                    up.put_nowait((time.monotonic() + self.wire.delay, piece))
            if instead is not None:
                down.put_nowait((time.monotonic() + 2 * self.wire.delay, instead))
                down.put_nowait((0, b""))
        up.put_nowait((time.monotonic() + self.wire.delay, b""))
        await asyncio.Future()

    async def read_head(self):
        """The lines before a body; nothing if there are no more."""
        try:
            return await self.reader.readuntil(b"\r\n\r\n")
        except (EOFError, OSError):
            return None

    async def deliver(self, pieces, send):
        """Each piece arrives `delay` seconds after it was sent, however many are on their way."""
        while True:
            due, piece = await pieces.get()
            await asyncio.sleep(max(0, due - time.monotonic()))
            await self.wire.flow.wait()
            if self.is_forgotten:
                continue
            if not await send(piece):
                return

    async def to_server(self, piece):
        if not piece:
            return False
        if not self.server:
            reader, self.server = await asyncio.open_connection("127.0.0.1", self.wire.target)
            self.tasks.append(asyncio.ensure_future(self.read_answers(reader)))
        self.server.write(piece)
        await self.server.drain()
        return True

    async def read_answers(self, reader):
        with contextlib.suppress(OSError):
            while piece := await reader.read(65536):
                self.answers.put_nowait((time.monotonic() + self.wire.delay, piece))
        self.answers.put_nowait((time.monotonic() + self.wire.delay, b""))

    async def to_browser(self, piece):
        if self.left is not None:
            piece, self.left = piece[: self.left], max(0, self.left - len(piece))
        self.writer.write(piece)
        await self.writer.drain()
        if piece and self.left != 0:
            return True
        self.writer.close()
        return False


def reset(writer):
    """Breaks a connection off at once, as a router does that has forgotten it."""
    if writer.transport.is_closing():
        return
    with contextlib.suppress(OSError):
        writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()
