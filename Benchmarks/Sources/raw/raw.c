// raw: a bare epoll server, the limit that Pinion's figures are read against.
//
// It moves the bytes that Pinion moves, with one thread, one direct send() each and no thought in between: no
// session, no page, no document. What it does parse is what nobody could leave out: the request line, the
// length of the body, and the four values of an edit that its frame repeats.
//
//     raw [--port 0] [--page-bytes 1600]

#define _GNU_SOURCE
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

enum { buffer_size = 2048, most_streams = 65536, first_revision = 3 };

struct connection {
    int fd;
    unsigned page;      // The number of the page that this is the stream of, or 0.
    unsigned revision;  // The page's, as its browser has it.
    unsigned used;
    char buffer[buffer_size];
};

static int epoll;
static struct connection *streams[most_streams];  // By page number.
static unsigned pages;

static void send_bytes(int fd, const char *bytes, size_t count) {
    // A reader so slow that its socket is full is cut off: the limit keeps nothing for anybody. Its memory
    // goes when epoll reports the hang-up, so that nobody holds a dangling pointer meanwhile.
    if (send(fd, bytes, count, MSG_NOSIGNAL | MSG_DONTWAIT) != (ssize_t)count) shutdown(fd, SHUT_RDWR);
}

static void send_text(int fd, const char *text) { send_bytes(fd, text, strlen(text)); }

// MARK: Pages

static char *page, *page_cookie, *page_id;
static size_t page_size;

// The login page is made once; each visitor's copy differs only in two numbers, written in place.
static void make_page(size_t body_size) {
    const char *start =
        "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Log in</title></head>"
        "<body data-page=\"0000000000000000000000\" data-revision=\"3\"><!--";
    const char *end = "--></body></html>";
    size_t least = strlen(start) + strlen(end);
    if (body_size < least) body_size = least;
    page = malloc(body_size + 512);
    int head = sprintf(
        page,
        "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nCache-Control: no-store\r\n"
        "Set-Cookie: pinion=%043d; Path=/; HttpOnly; SameSite=Lax\r\nContent-Length: %zu\r\n\r\n%s",
        0, body_size, start);
    memset(page + head, ' ', body_size - least);
    strcpy(page + head + body_size - least, end);
    page_size = head + body_size - strlen(start);
    page_cookie = strstr(page, "pinion=") + strlen("pinion=");
    page_id = strstr(page, "data-page=\"") + strlen("data-page=\"");
}

static void write_number(char *digits, int width, unsigned number) {
    for (int i = width - 1; i >= 0; i--, number /= 10) digits[i] = '0' + number % 10;
}

static void send_page(int fd) {
    pages += 1;
    write_number(page_cookie, 43, pages);
    write_number(page_id, 22, pages);
    send_bytes(fd, page, page_size);
}

// MARK: Streams

static void open_stream(struct connection *it, const char *request) {
    const char *header = strcasestr(request, "\r\npinion-pages: ");
    unsigned number = header ? strtoul(header + 16, NULL, 10) : 0;
    if (number == 0 || number >= most_streams || streams[number])
        return send_text(it->fd, "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
    streams[number] = it;
    it->page = number;
    it->revision = first_revision;
    char head[512];
    int size = sprintf(
        head,
        "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n"
        "X-Accel-Buffering: no\r\nConnection: close\r\n\r\nretry: 1500\n\nevent: hello\n"
        "data: {\"stream\":\"%x\",\"pages\":{\"%022u\":1},\"n\":{\"%022u\":0},\"gone\":[]}\n\n",
        number, number, number);
    send_bytes(it->fd, head, size);
}

static void send_frame(struct connection *stream, const char *middle) {
    char frame[512];
    unsigned base = stream->revision++;
    int size = snprintf(
        frame, sizeof frame, "id: %x.%u\ndata: {\"page\":1,\"b\":%u,\"q\":%u,%s]}\n\n", stream->page,
        stream->revision, base, stream->revision, middle);
    send_bytes(stream->fd, frame, size);
}

// MARK: Messages

// The edit's frame: the number of the message, the edit that it confirms, and the button that follows it.
static void edit(unsigned page, unsigned long n, const char *field) {
    bool is_empty = strstr(field, ",\"\"]") != NULL;
    char middle[256];
    snprintf(
        middle, sizeof middle, "\"n\":%lu,\"fields\":{\"username\":[%lu]},\"ops\":[[\"a\",12,\"data-disabled\"%s]",
        n, strtoul(field + 12, NULL, 10), is_empty ? ",\"\"" : "");
    send_frame(streams[page], middle);
}

static void fan_out(unsigned sender, unsigned long n) {
    static unsigned value;
    value += 1;
    for (unsigned number = 1; number <= pages && number < most_streams; number++) {
        if (!streams[number]) continue;
        char middle[128], confirmed[32] = "";
        if (number == sender) sprintf(confirmed, "\"n\":%lu,", n);
        snprintf(middle, sizeof middle, "%s\"ops\":[[\"t\",2,\"Page %u sees %u\"]", confirmed, number, value);
        send_frame(streams[number], middle);
    }
}

static void tick(unsigned page, unsigned long n) {
    static unsigned long ticks;
    char middle[128];
    snprintf(middle, sizeof middle, "\"n\":%lu,\"ops\":[[\"t\",2,\"Tick %lu\"]", n, ++ticks);
    send_frame(streams[page], middle);
}

static void receive_message(struct connection *it, const char *body) {
    const char *id = strstr(body, "\"page\":\""), *number = strstr(body, "\"n\":");
    const char *field = strstr(body, "\"username\":["), *action = strstr(body, "\"action\":\"");
    unsigned page = id ? strtoul(id + 8, NULL, 10) : 0;
    unsigned long n = number ? strtoul(number + 4, NULL, 10) : 0;
    if (page >= most_streams || !streams[page])
        return send_text(it->fd, "HTTP/1.1 410 Gone\r\nContent-Length: 0\r\n\r\n");
    if (field) edit(page, n, field);
    else if (action && !strncmp(action + 10, "fan-out", 7)) fan_out(page, n);
    else if (action && !strncmp(action + 10, "tick", 4)) tick(page, n);
    send_text(it->fd, "HTTP/1.1 204 No Content\r\n\r\n");
}

// MARK: Requests

static void answer(struct connection *it, const char *request, const char *body) {
    if (!strncmp(request, "GET /live ", 10)) open_stream(it, request);
    else if (!strncmp(request, "POST /live ", 11)) receive_message(it, body);
    else if (!strncmp(request, "GET /", 5)) send_page(it->fd);
    else send_text(it->fd, "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n");
}

static void hang_up(struct connection *it) {
    if (it->page) streams[it->page] = NULL;
    close(it->fd);
    free(it);
}

static void receive(struct connection *it) {
    ssize_t count = recv(it->fd, it->buffer + it->used, buffer_size - 1 - it->used, 0);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (count <= 0) return hang_up(it);
    it->used += count;
    for (;;) {
        it->buffer[it->used] = 0;
        char *end = strstr(it->buffer, "\r\n\r\n");
        if (!end) break;
        const char *header = strcasestr(it->buffer, "\r\ncontent-length:");
        unsigned long body = header && header < end ? strtoul(header + 17, NULL, 10) : 0;
        size_t size = end + 4 - it->buffer;
        if (body > it->used - size) break;
        answer(it, it->buffer, end + 4);
        it->used -= size + body;
        memmove(it->buffer, it->buffer + size + body, it->used);
    }
    if (it->used == buffer_size - 1) hang_up(it);  // More than any request of ours.
}

static void watch(int fd, void *whom) {
    epoll_ctl(epoll, EPOLL_CTL_ADD, fd, &(struct epoll_event){EPOLLIN, {.ptr = whom}});
}

static void accept_all(int listener) {
    int fd;
    while ((fd = accept4(listener, NULL, NULL, SOCK_NONBLOCK)) >= 0) {
        setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &(int){1}, sizeof(int));
        struct connection *it = calloc(1, sizeof *it);
        it->fd = fd;
        watch(fd, it);
    }
}

int main(int count, char **arguments) {
    int port = 0, page_bytes = 1600;
    for (int i = 1; i + 1 < count; i += 2) {
        if (!strcmp(arguments[i], "--port")) port = atoi(arguments[i + 1]);
        if (!strcmp(arguments[i], "--page-bytes")) page_bytes = atoi(arguments[i + 1]);
    }
    make_page(page_bytes > 0 ? page_bytes : 0);
    struct rlimit files;
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);

    int listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &(int){1}, sizeof(int));
    struct sockaddr_in address = {AF_INET, htons(port), {htonl(INADDR_LOOPBACK)}, {0}};
    socklen_t size = sizeof address;
    if (bind(listener, (void *)&address, size) || listen(listener, 4096)) return perror("raw"), 1;
    getsockname(listener, (void *)&address, &size);
    printf("listening on http://127.0.0.1:%d\n", ntohs(address.sin_port));
    fflush(stdout);

    epoll = epoll_create1(0);
    watch(listener, &listener);
    for (;;) {
        struct epoll_event events[256];
        int ready = epoll_wait(epoll, events, 256, -1);
        for (int i = 0; i < ready; i++) {
            void *whom = events[i].data.ptr;
            if (whom == &listener) accept_all(listener);
            else receive(whom);
        }
    }
}
