#pragma once
#include <libpq-fe.h>
#include <stddef.h>

// What stands before `dbname` is a default that the address may override; what follows it is fixed.
// A server that does not answer is given up after seconds rather than never.
static inline PGconn *pinion_pq_connect(const char *address) {
    const char *const names[] = {
        "connect_timeout", "tcp_user_timeout", "fallback_application_name", "dbname", "client_encoding", NULL};
    const char *const values[] = {"5", "10000", "pinion", address, "UTF8", NULL};
    return PQconnectdbParams(names, values, 1);
}

// Notices go to standard error unless somebody takes them.
static inline void pinion_pq_ignore_notice(void *context, const char *message) {
    (void)context;
    (void)message;
}

static inline void pinion_pq_silence(PGconn *connection) {
    PQsetNoticeProcessor(connection, pinion_pq_ignore_notice, NULL);
}
