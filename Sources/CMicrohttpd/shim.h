#pragma once

#include <microhttpd.h>
#include <netinet/in.h>
#include <stdbool.h>
#include <stdint.h>
#include <sys/socket.h>

// libmicrohttpd's questions and its start are variadic functions, which Swift cannot call. Each one that is
// needed has a plain function here; nothing else is decided in C.

static inline int pinion_mhd_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

static inline const struct sockaddr *pinion_mhd_client_address(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    return info ? info->client_addr : NULL;
}

static inline void *pinion_mhd_socket_context(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? info->socket_context : NULL;
}

static inline int pinion_mhd_epoll_set(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD);
    return info ? info->epoll_fd : -1;
}

struct pinion_mhd_options {
    unsigned int flags;
    unsigned int connection_limit;
    unsigned int silence_timeout; // seconds
    size_t connection_memory;
    void *context; // handed to every callback
    MHD_AccessHandlerCallback access;
    MHD_NotifyConnectionCallback connection_changed;
    MHD_RequestCompletedCallback request_completed;
    void *(*request_line)(void *context, const char *target, struct MHD_Connection *connection);
    size_t (*unescape)(void *context, struct MHD_Connection *connection, char *text);
};

// MHD_OPTION_STRICT_FOR_CLIENT stays off: all that it does beyond our own checks is to ask for a Host field, and its
// answer has its head twice.
static inline struct MHD_Daemon *pinion_mhd_start(const struct pinion_mhd_options *options) {
    return MHD_start_daemon(
        options->flags, 0, NULL, NULL, options->access, options->context,
        MHD_OPTION_CONNECTION_LIMIT, options->connection_limit,
        MHD_OPTION_CONNECTION_TIMEOUT, options->silence_timeout,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, options->connection_memory,
        MHD_OPTION_NOTIFY_CONNECTION, options->connection_changed, options->context,
        MHD_OPTION_NOTIFY_COMPLETED, options->request_completed, options->context,
        MHD_OPTION_URI_LOG_CALLBACK, options->request_line, options->context,
        MHD_OPTION_UNESCAPE_CALLBACK, options->unescape, options->context,
        MHD_OPTION_END);
}

static inline size_t pinion_mhd_head_size(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info ? info->header_size : 0;
}

// Declared by the system only for those who define _GNU_SOURCE.
int accept4(int listener, struct sockaddr *address, socklen_t *length, int flags);

// Accepts a connection that does not block and is not handed on to child processes.
static inline int pinion_accept(int listener, struct sockaddr *address, socklen_t *length) {
    return accept4(listener, address, length, SOCK_CLOEXEC | SOCK_NONBLOCK);
}

struct pinion_segments {
    uint32_t received;
    uint32_t sent;
};

// How many segments with data have come and gone on a connection: the kernel's TCP_INFO as far as these
// counters, which glibc's own struct does not reach. Both are 0 if the kernel does not know.
static inline struct pinion_segments pinion_tcp_segments(int socket) {
    struct {
        uint8_t state[8];
        uint32_t timing[24];
        uint64_t bytes[4];
        uint32_t segments[4];
        uint32_t data_segments_in;
        uint32_t data_segments_out;
    } info = {0};
    socklen_t length = sizeof info;
    getsockopt(socket, IPPROTO_TCP, 11 /* TCP_INFO */, &info, &length);
    return (struct pinion_segments){info.data_segments_in, info.data_segments_out};
}
