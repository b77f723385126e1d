#pragma once

#include <gnutls/crypto.h>
#include <gnutls/gnutls.h>
#include <gnutls/x509.h>

// What GnuTLS says in macros and in numbers of two types, which Swift does not read.

// A session on a socket that does not block; NULL if there is no memory for it. HTTP/1.1 is all that is spoken inside.
static inline gnutls_session_t pinion_tls_session(
    int socket, int is_server, gnutls_certificate_credentials_t credentials, gnutls_priority_t priorities) {
    gnutls_session_t session;
    unsigned int flags = (is_server ? GNUTLS_SERVER | GNUTLS_NONBLOCK : GNUTLS_CLIENT) | GNUTLS_NO_SIGNAL;
    if (gnutls_init(&session, flags) < 0) return NULL;
    gnutls_datum_t http = {(unsigned char *)"http/1.1", 8};
    if (gnutls_priority_set(session, priorities) < 0
        || gnutls_credentials_set(session, GNUTLS_CRD_CERTIFICATE, credentials) < 0
        || gnutls_alpn_set_protocols(session, &http, 1, 0) < 0) {
        gnutls_deinit(session);
        return NULL;
    }
    gnutls_transport_set_int(session, socket);
    return session;
}

static inline int pinion_tls_bye(gnutls_session_t session) { return gnutls_bye(session, GNUTLS_SHUT_WR); }

// When the first certificate of a chain ends, in seconds since 1970; -1 if that cannot be read.
static inline long long pinion_tls_expiry(gnutls_certificate_credentials_t credentials) {
    gnutls_datum_t raw;
    gnutls_x509_crt_t certificate;
    long long end = -1;
    if (gnutls_certificate_get_crt_raw(credentials, 0, 0, &raw) < 0) return end;
    if (gnutls_x509_crt_init(&certificate) < 0) return end;
    if (gnutls_x509_crt_import(certificate, &raw, GNUTLS_X509_FMT_DER) >= 0)
        end = gnutls_x509_crt_get_expiration_time(certificate);
    gnutls_x509_crt_deinit(certificate);
    return end;
}
