// load: measures one figure of a server that speaks Pinion's protocol, and prints it as a line of JSON.
//
//     load --port P --pid S memory  [--pages 5000] [--path /login]
//     load --port P --pid S fan-out [--pages 5000] [--path /shared]
//     load --port P --pid S ticker  [--pages 5000]
//     load --port P --pid S edit    [--count 4000] [--path /login]
//     load --port P --pid S edits   [--clients 50] [--seconds 1] [--others 0] [--path /login]
//     load --port P --pid S get     [--clients 50] [--seconds 1] [--path /login]
//     load --port P --pid S size    [--path /login]
//     load --port P --pid S soak    [--seconds 600] [--path /login]
//
// S is the process of the server, whose processor time and memory are asked of the kernel.
//
// One thread, the same steps in every run, bounded in count and in time. Everything the server sends is read
// and checked: a figure of frames that never arrived would be a fine one, too.

#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "wire.h"

enum { patience_in_milliseconds = 10000, longest_run_in_seconds = 120, longest_soak_in_seconds = 900 };

static unsigned page_count = 5000, edit_count = 4000, client_count = 50, other_count;
static double seconds = 1;
static const char *path = "/login";
static char get_page[256];
static pid_t server;
static struct page *pages;

// MARK: Small tools

static int ascending(const void *a, const void *b) {
    double one = *(const double *)a, other = *(const double *)b;
    return (one > other) - (one < other);
}

static double quantile(double *values, unsigned count, double part) {
    qsort(values, count, sizeof *values, ascending);
    return values[(unsigned)((count - 1) * part + 0.5)];
}

static void open_pages(unsigned from, unsigned to, const char *path) {
    struct connection *line = dial(0);
    for (unsigned i = from; i < to; i++) open_page(&pages[i], line, path, i);
    hang_up(line);
}

// Reads for a while whatever comes, so that the server's last work and its beats are behind it.
static void idle(double how_long) {
    uint64_t end = nanoseconds() + how_long * 1e9;
    for (uint64_t now; (now = nanoseconds()) < end;) pump((end - now) / 1000000 + 1);
}

// The same, awake all the time: waking a core that sleeps is charged to the server, and on a virtual machine
// it costs more than the update that is to be measured.
static void idle_awake(double how_long) {
    for (uint64_t end = nanoseconds() + how_long * 1e9; nanoseconds() < end;) pump(0);
}

// MARK: What the server takes

struct usage { double cpu, resident; };  // Microseconds, KiB.

// The kernel counts the time of a thread that runs only now and then, of one that sleeps exactly: so let them.
static struct usage usage(void) {
    idle(0.003);
    struct timespec cpu;
    clockid_t clock;
    if (clock_getcpuclockid(server, &clock) || clock_gettime(clock, &cpu)) fail("there is no process %d", server);
    char file[32];
    snprintf(file, sizeof file, "/proc/%d/statm", server);
    unsigned long all, resident;
    FILE *statm = fopen(file, "r");
    if (!statm || fscanf(statm, "%lu %lu", &all, &resident) != 2) fail("%s cannot be read", file);
    fclose(statm);
    return (struct usage){cpu.tv_sec * 1e6 + cpu.tv_nsec / 1e3, resident * (sysconf(_SC_PAGESIZE) / 1024.0)};
}

// MARK: Actions

static unsigned frames, replies;

static void count_frame(struct page *page, struct frame frame) {
    (void)page, (void)frame;
    frames += 1;
}

static void count_reply(struct connection *connection, struct reply reply) {
    (void)connection;
    if (reply.status != 204) fail("an action was answered %d %s", reply.status, reply.body);
    replies += 1;
}

static void await(unsigned frames_wanted, unsigned replies_wanted) {
    while (frames < frames_wanted || replies < replies_wanted)
        if (!pump(patience_in_milliseconds))
            fail("%u of %u frames came, %u of %u replies", frames, frames_wanted, replies, replies_wanted);
}

// Opens a page whose button is going to be pressed, on a connection of its own.
static void open_actor(struct page *page, const char *path) {
    open_page(page, dial(0), path, 0);
    watch(page->line);
    on_frame = count_frame;
    on_reply = count_reply;
}

// MARK: Memory

static void measure_memory(void) {
    // Some pages first, which stay: what a server makes once is not what a page costs.
    unsigned first = 100;
    pages = calloc(first + page_count, sizeof *pages);
    open_pages(0, first, path);
    idle(0.3);
    struct usage before = usage();
    open_pages(first, first + page_count, path);
    idle(0.5);
    struct usage after = usage();
    printf(
        "{\"figure\":\"memory\",\"unit\":\"KiB\",\"value\":%.3f,\"pages\":%u}\n",
        (after.resident - before.resident) / page_count, page_count);
}

// MARK: One change to all

static void measure_fan_out(void) {
    enum { rounds = 9 };
    double costs[rounds], times[rounds];
    pages = calloc(page_count, sizeof *pages);
    open_actor(&pages[0], path);
    open_pages(1, page_count, path);
    idle(0.3);
    for (int round = -2; round < rounds; round++) {  // Two to warm up.
        frames = replies = 0;
        struct usage before = usage();
        uint64_t start = nanoseconds();
        send_action(&pages[0], "fan-out");
        await(page_count, 0);
        uint64_t end = nanoseconds();
        await(page_count, 1);
        struct usage after = usage();
        if (round < 0) continue;
        costs[round] = (after.cpu - before.cpu) / page_count;  // µs per delivery are ms per 1,000.
        times[round] = (end - start) / 1e6;
    }
    printf(
        "{\"figure\":\"fan-out\",\"unit\":\"ms\",\"value\":%.3f,\"all-ms\":%.2f,\"pages\":%u}\n",
        quantile(costs, rounds, 0.5), quantile(times, rounds, 0.5), page_count);
}

// MARK: One busy page among many idle ones

// Presses the button at an even pace.
static void press_at(struct page *page, const char *action, unsigned times, unsigned hertz) {
    frames = replies = 0;
    for (unsigned i = 1; i <= times; i++) {
        send_action(page, action);
        idle_awake(1.0 / hertz);
        await(i, i);
    }
}

// CPU per update, in microseconds: what a window with updates costs more than a window without.
static double cost_of_update(struct page *page) {
    enum { windows = 5, updates = 60, hertz = 200 };
    double costs[windows];
    for (int window = 0; window < windows; window++) {
        struct usage start = usage();
        idle_awake((double)updates / hertz);
        struct usage quiet = usage();
        press_at(page, "tick", updates, hertz);
        struct usage busy = usage();
        costs[window] = ((busy.cpu - quiet.cpu) - (quiet.cpu - start.cpu)) / updates;
    }
    return quantile(costs, windows, 0.5);
}

static void measure_ticker(void) {
    pages = calloc(1 + page_count, sizeof *pages);
    open_actor(&pages[0], "/ticker");
    double alone = cost_of_update(&pages[0]);
    open_pages(1, 1 + page_count, "/login");
    idle(0.5);
    double in_crowd = cost_of_update(&pages[0]);
    printf(
        "{\"figure\":\"ticker\",\"unit\":\"x\",\"value\":%.3f,\"alone-us\":%.2f,\"crowd-us\":%.2f,\"pages\":%u}\n",
        in_crowd / alone, alone, in_crowd, page_count);
}

// MARK: Edits

static unsigned edits_begun, edits_done, edits_wanted;
static uint64_t edits_end, bytes_up, bytes_reply, bytes_down;
static double *latencies;

// Each edit turns the button on or off, so that every frame carries what the server's validation said.
static void next_edit(struct page *page) {
    if (edits_wanted ? edits_begun >= edits_wanted : nanoseconds() >= edits_end) return;
    edits_begun += 1;
    bytes_up += send_edit(page, page->edits % 2 ? "ann" : "", NULL);
}

static void finish_edit(struct page *page) {
    if (page->waits_for_reply || page->waits_for_frame) return;
    edits_done += 1;
    next_edit(page);
}

static void take_reply(struct connection *connection, struct reply reply) {
    struct page *page = connection->page;
    if (reply.status != 204) fail("an edit was answered %d %s", reply.status, reply.body);
    bytes_reply += reply.bytes;
    page->waits_for_reply = false;
    finish_edit(page);
}

static void take_frame(struct page *page, struct frame frame) {
    bytes_down += frame.bytes;
    if (!page->waits_for_frame || frame.edit < page->edits) return;
    if (latencies && edits_done < edits_wanted) latencies[edits_done] = (nanoseconds() - page->sent) / 1e3;
    page->waits_for_frame = false;
    finish_edit(page);
}

static void open_editors(unsigned count) {
    pages = calloc(count + other_count, sizeof *pages);
    open_pages(count, count + other_count, path);
    on_frame = take_frame;
    on_reply = take_reply;
    edits_wanted = 1;
    for (unsigned i = 0; i < count; i++) {
        open_page(&pages[i], dial(i / 8), path, i);
        pages[i].line->page = &pages[i];
        watch(pages[i].line);
        edits_begun = 1;
        edits_done = 0;
        send_edit(&pages[i], "", "secret");
        while (!edits_done)
            if (!pump(patience_in_milliseconds)) fail("no frame for the first edit");
    }
}

static void run_edits(unsigned clients) {
    edits_begun = edits_done = 0;
    bytes_up = bytes_reply = bytes_down = 0;
    for (unsigned i = 0; i < clients; i++) next_edit(&pages[i]);
    while (edits_done < edits_begun)
        if (!pump(patience_in_milliseconds)) fail("%u of %u edits came back", edits_done, edits_begun);
}

static void measure_edit(void) {
    open_editors(1);
    edits_wanted = edit_count / 10;
    run_edits(1);
    edits_wanted = edit_count;
    latencies = calloc(edit_count, sizeof *latencies);
    run_edits(1);
    printf(
        "{\"figure\":\"edit\",\"unit\":\"ms\",\"value\":%.4f,\"p99\":%.4f,\"count\":%u}\n",
        quantile(latencies, edit_count, 0.5) / 1e3, quantile(latencies, edit_count, 0.99) / 1e3, edit_count);
    printf(
        "{\"figure\":\"bytes\",\"unit\":\"B\",\"value\":%.1f,\"up\":%.1f,\"reply\":%.1f,\"frame\":%.1f}\n",
        (double)(bytes_up + bytes_reply + bytes_down) / edit_count, (double)bytes_up / edit_count,
        (double)bytes_reply / edit_count, (double)bytes_down / edit_count);
}

static void measure_edits(void) {
    open_editors(client_count);
    edits_wanted = 0;
    edits_end = nanoseconds() + 0.2e9;
    run_edits(client_count);
    struct usage before = usage();
    uint64_t start = nanoseconds();
    edits_end = start + seconds * 1e9;
    run_edits(client_count);
    double took = (nanoseconds() - start) / 1e9;
    printf(
        "{\"figure\":\"edits\",\"unit\":\"/s\",\"value\":%.0f,\"cpu-us\":%.2f,\"clients\":%u,\"others\":%u}\n",
        edits_done / took, (usage().cpu - before.cpu) / edits_done, client_count, other_count);
}

// MARK: Pages a second

static uint64_t gets_end;
static unsigned gets, gets_under_way;

static void next_get(struct connection *line) {
    if (nanoseconds() >= gets_end) return;
    gets_under_way += 1;
    send_request(line, get_page);
}

static void take_page(struct connection *line, struct reply reply) {
    if (reply.status != 200 || !strstr(reply.body, "data-page=\"")) fail("GET %s answered %d", path, reply.status);
    gets += 1;
    gets_under_way -= 1;
    next_get(line);
}

static void run_gets(struct connection **lines, double how_long) {
    gets = gets_under_way = 0;
    gets_end = nanoseconds() + how_long * 1e9;
    for (unsigned i = 0; i < client_count; i++) next_get(lines[i]);
    while (gets_under_way)
        if (!pump(patience_in_milliseconds)) fail("no reply to GET %s", path);
}

// Nobody sends a cookie: each page is a fresh one for somebody new, the most that a GET can ask for.
static void measure_get(void) {
    struct connection **lines = calloc(client_count, sizeof *lines);
    on_reply = take_page;
    for (unsigned i = 0; i < client_count; i++) watch(lines[i] = dial(i / 8));
    run_gets(lines, 0.2);
    struct usage before = usage();
    uint64_t start = nanoseconds();
    run_gets(lines, seconds);
    double took = (nanoseconds() - start) / 1e9;
    printf(
        "{\"figure\":\"get\",\"unit\":\"/s\",\"value\":%.0f,\"cpu-us\":%.2f,\"clients\":%u}\n", gets / took,
        (usage().cpu - before.cpu) / gets, client_count);
    for (unsigned i = 0; i < client_count; i++) hang_up(lines[i]);
    free(lines);
}

static void measure_size(void) {
    struct connection *line = dial(0);
    send_request(line, get_page);
    struct reply reply = await_reply(line);
    if (reply.status != 200) fail("GET %s answered %d", path, reply.status);
    printf("{\"figure\":\"size\",\"unit\":\"B\",\"value\":%zu}\n", strlen(reply.body));
}

// MARK: Ten minutes of use

// Edits at half of what the server can do, and for every eighth a page that somebody new opens and closes again.
// What a server keeps of those who have gone shows as memory that grows.
static void measure_soak(void) {
    enum { minutes = 64, edits_a_burst = 8 };
    double resident[minutes] = {0};
    open_editors(edits_a_burst);
    edits_wanted = edits_a_burst;
    struct page guest = {0};
    unsigned all = 0, opened = 0;
    uint64_t start = nanoseconds();
    for (unsigned minute = 1; minute <= seconds / 60 && minute < minutes;) {
        uint64_t burst = nanoseconds();
        run_edits(edits_a_burst);
        all += edits_done;
        struct connection *line = dial(0);
        open_page(&guest, line, path, 0);
        close_page(&guest);
        hang_up(line);
        opened += 1;
        // As long again as that has taken: half load.
        idle((nanoseconds() - burst) / 1e9);
        if (nanoseconds() - start < minute * 60e9) continue;
        resident[minute] = usage().resident;
        fprintf(stderr, "minute %u: %.0f KiB\n", minute, resident[minute]);
        minute += 1;
    }
    unsigned last = seconds / 60;
    printf(
        "{\"figure\":\"soak\",\"unit\":\"x\",\"value\":%.4f,\"kib\":%.0f,\"edits\":%u,\"pages\":%u}\n",
        resident[last] / resident[last < 2 ? 1 : 2], resident[last], all, opened);
}

// MARK: Start

static const struct { const char *name; void (*measure)(void); } figures[] = {
    {"memory", measure_memory}, {"fan-out", measure_fan_out}, {"ticker", measure_ticker},
    {"edit", measure_edit}, {"edits", measure_edits}, {"get", measure_get}, {"size", measure_size},
    {"soak", measure_soak},
};

int main(int count, char **arguments) {
    void (*measure)(void) = NULL;
    for (int i = 1; i < count; i++) {
        const char *word = arguments[i], *value = i + 1 < count ? arguments[i + 1] : "";
        for (size_t each = 0; each < sizeof figures / sizeof *figures; each++)
            if (!strcmp(word, figures[each].name)) measure = figures[each].measure;
        if (!strcmp(word, "--port")) port = atoi(value);
        if (!strcmp(word, "--pid")) server = atoi(value);
        if (!strcmp(word, "--pages")) page_count = strtoul(value, NULL, 10);
        if (!strcmp(word, "--count")) edit_count = strtoul(value, NULL, 10);
        if (!strcmp(word, "--clients")) client_count = strtoul(value, NULL, 10);
        if (!strcmp(word, "--path")) path = value;
        if (!strcmp(word, "--others")) other_count = strtoul(value, NULL, 10);
        if (!strcmp(word, "--seconds")) seconds = strtod(value, NULL);
    }
    if (!measure || !port || !server || !page_count || edit_count < 10 || !client_count)
        fail("usage: load --port P --pid S memory|fan-out|ticker|edit|edits|get|size|soak [--pages N] [--path P] …");
    struct rlimit files;
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    if (files.rlim_cur < page_count + other_count + 300) fail("%lu descriptors are too few", (unsigned long)files.rlim_cur);
    snprintf(get_page, sizeof get_page, "GET %s HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\n", path);
    alarm(measure == measure_soak ? longest_soak_in_seconds : longest_run_in_seconds);
    measure();
}
