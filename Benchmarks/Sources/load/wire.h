// What a browser does on the wire, without the browser: connections, pages with their streams, frames.
//
// Setting up blocks, one step after the other, so that every run does the same in the same order. Measuring
// goes through `pump`, which waits with epoll and hands each reply and each frame to whoever measures.

#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct page;

struct connection {
    int fd;
    struct page *page;
    bool is_stream;
    size_t used, room;
    char *buffer;
    uint64_t received;
};

struct reply {
    int status;
    const char *head, *body;  // Both end in NUL, and are good until the connection is read again.
    size_t bytes;
};

struct frame {
    unsigned base, revision, edit;  // The edit of the user name that it confirms, or 0.
    size_t bytes;
};

struct page {
    char id[40], cookie[160];
    unsigned seen, n, edits;
    struct connection stream;
    struct connection *line;  // Where its messages go up.
    uint64_t sent;            // When the message now under way was sent, in nanoseconds.
    bool waits_for_reply, waits_for_frame;
};

extern int port;

_Noreturn void fail(const char *format, ...) __attribute__((format(printf, 1, 2)));
uint64_t nanoseconds(void);

struct connection *dial(unsigned address);
void hang_up(struct connection *it);
// The headers of a request are the fewest that it can do with: `Host: localhost`, the cookie, the body's type and length.
size_t send_request(struct connection *it, const char *format, ...) __attribute__((format(printf, 2, 3)));
struct reply await_reply(struct connection *it);

// GETs a page as somebody new, and opens its stream.
void open_page(struct page *it, struct connection *line, const char *path, unsigned address);

// Sends an edit of the field `username`; the field `password`, too, when one is given.
size_t send_edit(struct page *it, const char *username, const char *password);
void send_action(struct page *it, const char *name);

// Says that the page is closed, as a browser does when its tab goes, and ends its stream. The line stays.
void close_page(struct page *it);

extern void (*on_reply)(struct connection *, struct reply);
extern void (*on_frame)(struct page *, struct frame);

void watch(struct connection *it);
bool pump(int milliseconds);  // False: nothing came in that time.
