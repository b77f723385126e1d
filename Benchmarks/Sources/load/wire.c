#define _GNU_SOURCE
#include "wire.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { request_room = 65536, stream_room = 4096, streams_per_address = 24, patience = 10 };

int port;
void (*on_reply)(struct connection *, struct reply);
void (*on_frame)(struct page *, struct frame);

static int epoll = -1;

_Noreturn void fail(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fputs("load: ", stderr);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    exit(1);
}

uint64_t nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000000000ull + now.tv_nsec;
}

// MARK: Connections

static int connect_from(unsigned address) {
    int fd = socket(AF_INET, SOCK_STREAM, 0);
    if (fd < 0) fail("no socket: %s", strerror(errno));
    // A server limits the connections of one address, and 127.0.0.0/8 has addresses enough for a crowd. The
    // port is chosen at connect, where only the pair of both ends has to be free.
    setsockopt(fd, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &(int){1}, sizeof(int));
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &(int){1}, sizeof(int));
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &(struct timeval){patience, 0}, sizeof(struct timeval));
    uint32_t host = (127u << 24) + ((address / 250) << 8) + 1 + address % 250;
    struct sockaddr_in from = {AF_INET, 0, {htonl(host)}, {0}};
    struct sockaddr_in to = {AF_INET, htons(port), {htonl(INADDR_LOOPBACK)}, {0}};
    if (bind(fd, (void *)&from, sizeof from)) fail("bind: %s", strerror(errno));
    if (connect(fd, (void *)&to, sizeof to)) fail("connect: %s", strerror(errno));
    return fd;
}

static void set_up(struct connection *it, unsigned address, size_t room) {
    *it = (struct connection){.fd = connect_from(address), .room = room, .buffer = malloc(room)};
}

struct connection *dial(unsigned address) {
    struct connection *it = malloc(sizeof *it);
    set_up(it, address, request_room);
    return it;
}

void hang_up(struct connection *it) {
    close(it->fd);
    free(it->buffer);
    free(it);
}

size_t send_request(struct connection *it, const char *format, ...) {
    char request[2048];
    va_list arguments;
    va_start(arguments, format);
    int size = vsnprintf(request, sizeof request, format, arguments);
    va_end(arguments);
    if (size >= (int)sizeof request) fail("a request of %d bytes", size);
    // Requests are small and answered one by one: a socket that cannot take one is a fault, not a state.
    if (send(it->fd, request, size, MSG_NOSIGNAL) != size) fail("send: %s", strerror(errno));
    return size;
}

// Reads once. False: nothing there just now.
static bool fill(struct connection *it) {
    if (it->used + 1 >= it->room) fail("more than %zu bytes in one answer", it->room);
    ssize_t count = recv(it->fd, it->buffer + it->used, it->room - 1 - it->used, 0);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return false;
    if (count < 0) fail("receive: %s", strerror(errno));
    if (count == 0) fail("the server closed a %s", it->is_stream ? "stream" : "connection");
    it->used += count;
    it->received += count;
    it->buffer[it->used] = 0;
    return true;
}

static void consume(struct connection *it, size_t count) {
    it->used -= count;
    memmove(it->buffer, it->buffer + count, it->used + 1);
}

// The head's end is marked with a NUL, which is how `reply` tells its readers where to stop.
static bool parse_reply(struct connection *it, struct reply *reply) {
    char *end = it->used ? strstr(it->buffer, "\r\n\r\n") : NULL;
    if (!end) return false;
    *end = 0;
    if (strcasestr(it->buffer, "\r\ntransfer-encoding:")) fail("a reply in chunks");
    const char *length = strcasestr(it->buffer, "\r\ncontent-length:");
    size_t head = end + 4 - it->buffer, body = length ? strtoul(length + 17, NULL, 10) : 0;
    if (head + body > it->used) {
        *end = '\r';
        return false;
    }
    if (head + body < it->used) fail("more than one reply at a time");
    *reply = (struct reply){atoi(it->buffer + 9), it->buffer, it->buffer + head, head + body};
    it->used = 0;
    return true;
}

struct reply await_reply(struct connection *it) {
    struct reply reply;
    while (!parse_reply(it, &reply))
        if (!fill(it)) fail("no reply for %d seconds", patience);
    return reply;
}

// MARK: Pages

static void copy_until(char *to, size_t room, const char *from, const char *start, char end) {
    const char *found = strcasestr(from, start);
    if (!found) fail("nothing like '%s' in the answer", start);
    found += strlen(start);
    const char *stop = strchr(found, end);
    size_t count = stop ? (size_t)(stop - found) : strlen(found);
    if (count >= room) fail("'%s' is followed by %zu bytes", start, count);
    memcpy(to, found, count);
    to[count] = 0;
}

static const char *next_event(struct connection *it, size_t *size) {
    char *end = it->used ? strstr(it->buffer, "\n\n") : NULL;
    if (!end) return NULL;
    *end = 0;
    *size = end + 2 - it->buffer;
    return it->buffer;
}

static unsigned number_after(const char *text, const char *key) {
    const char *found = strstr(text, key);
    return found ? strtoul(found + strlen(key), NULL, 10) : 0;
}

static void await_hello(struct page *it) {
    struct connection *stream = &it->stream;
    char *end;
    while (!stream->used || !(end = strstr(stream->buffer, "\r\n\r\n")))
        if (!fill(stream)) fail("a stream without a head");
    *end = 0;
    if (strncmp(stream->buffer + 8, " 200", 4)) fail("no stream: %s", stream->buffer);
    if (strcasestr(stream->buffer, "\r\ntransfer-encoding:")) fail("a stream in chunks");
    consume(stream, end + 4 - stream->buffer);
    for (;;) {
        size_t size;
        const char *event = next_event(stream, &size);
        if (!event) {
            if (!fill(stream)) fail("a stream without hello");
            continue;
        }
        bool is_hello = strstr(event, "event: hello") != NULL;
        if (is_hello && !strstr(event, it->id)) fail("a stream without its page: %s", event);
        consume(stream, size);
        if (is_hello) return;
    }
}

void open_page(struct page *it, struct connection *line, const char *path, unsigned address) {
    *it = (struct page){.line = line};
    send_request(line, "GET %s HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\n", path);
    struct reply reply = await_reply(line);
    if (reply.status != 200) fail("GET %s answered %d", path, reply.status);
    char revision[16];
    copy_until(it->cookie, sizeof it->cookie, reply.head, "\r\nset-cookie: ", ';');
    copy_until(it->id, sizeof it->id, reply.body, "data-page=\"", '"');
    copy_until(revision, sizeof revision, reply.body, "data-revision=\"", '"');
    it->seen = strtoul(revision, NULL, 10);

    set_up(&it->stream, address / streams_per_address, stream_room);
    it->stream.page = it;
    it->stream.is_stream = true;
    send_request(
        &it->stream,
        "GET /live HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\nCookie: %s\r\n"
        "Pinion-Pages: %s@%u\r\n\r\n",
        it->cookie, it->id, it->seen);
    await_hello(it);
    watch(&it->stream);
}

static size_t send_message(struct page *it, const char *what) {
    char body[512];
    it->n += 1;
    int size = snprintf(
        body, sizeof body, "{\"page\":\"%s\",\"n\":%u,\"seen\":%u,%s}", it->id, it->n, it->seen, what);
    return send_request(
        it->line,
        "POST /live HTTP/1.1\r\nHost: localhost\r\nCookie: %s\r\nContent-Type: application/json\r\n"
        "Content-Length: %d\r\n\r\n%s",
        it->cookie, size, body);
}

size_t send_edit(struct page *it, const char *username, const char *password) {
    char fields[256], secret[128] = "";
    it->edits += 1;
    if (password) snprintf(secret, sizeof secret, ",\"password\":[1,%u,\"%s\"]", it->seen, password);
    snprintf(
        fields, sizeof fields, "\"fields\":{\"username\":[%u,%u,\"%s\"]%s}", it->edits, it->seen, username,
        secret);
    it->waits_for_reply = it->waits_for_frame = true;
    it->sent = nanoseconds();
    return send_message(it, fields);
}

void send_action(struct page *it, const char *name) {
    char action[64];
    snprintf(action, sizeof action, "\"action\":\"%s\"", name);
    send_message(it, action);
}

void close_page(struct page *it) {
    epoll_ctl(epoll, EPOLL_CTL_DEL, it->stream.fd, NULL);
    close(it->stream.fd);
    free(it->stream.buffer);
    send_message(it, "\"close\":true");
    struct reply reply = await_reply(it->line);
    if (reply.status != 204) fail("a page was closed with %d %s", reply.status, reply.body);
}

// MARK: Waiting

void watch(struct connection *it) {
    if (epoll < 0) epoll = epoll_create1(0);
    fcntl(it->fd, F_SETFL, fcntl(it->fd, F_GETFL) | O_NONBLOCK);
    if (epoll_ctl(epoll, EPOLL_CTL_ADD, it->fd, &(struct epoll_event){EPOLLIN, {.ptr = it}}))
        fail("epoll: %s", strerror(errno));
}

// The frame rule: what is known is dropped, what follows is applied, and a gap is a lost frame.
static void take_event(struct page *it, const char *event, size_t size) {
    if (strstr(event, "event: bye") || strstr(event, "event: closed")) fail("the server said %s", event);
    const char *data = strstr(event, "data: ");
    if (!data || strstr(event, "event: ")) return;
    struct frame frame = {
        number_after(data, "\"b\":"), number_after(data, "\"q\":"), number_after(data, "\"username\":["), size};
    if (frame.revision <= it->seen) return;
    if (frame.base > it->seen) fail("a gap between revision %u and the frame %s", it->seen, data);
    it->seen = frame.revision;
    if (on_frame) on_frame(it, frame);
}

static void take_events(struct page *it) {
    struct connection *stream = &it->stream;
    const char *event;
    size_t size;
    while ((event = next_event(stream, &size))) {
        take_event(it, event, size);
        consume(stream, size);
    }
}

bool pump(int milliseconds) {
    struct epoll_event events[256];
    int ready = epoll_wait(epoll, events, 256, milliseconds);
    if (ready < 0 && errno != EINTR) fail("epoll: %s", strerror(errno));
    for (int i = 0; i < ready; i++) {
        struct connection *it = events[i].data.ptr;
        struct reply reply;
        if (!fill(it)) continue;
        if (it->is_stream) take_events(it->page);
        else if (parse_reply(it, &reply) && on_reply) on_reply(it, reply);
    }
    return ready > 0;
}
