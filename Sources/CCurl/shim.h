#pragma once
#include <curl/curl.h>

// Options are set by a function with any number of arguments, which Swift cannot call.

static inline CURLcode pinion_curl_set_long(CURL *curl, CURLoption option, long value) {
    return curl_easy_setopt(curl, option, value);
}

static inline CURLcode pinion_curl_set_text(CURL *curl, CURLoption option, const char *value) {
    return curl_easy_setopt(curl, option, value);
}

static inline CURLcode pinion_curl_set_list(CURL *curl, CURLoption option, struct curl_slist *value) {
    return curl_easy_setopt(curl, option, value);
}

typedef size_t (*pinion_curl_writer)(char *bytes, size_t size, size_t count, void *receiver);

static inline CURLcode pinion_curl_set_writer(CURL *curl, pinion_curl_writer writer, void *receiver) {
    CURLcode code = curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, writer);
    return code == CURLE_OK ? curl_easy_setopt(curl, CURLOPT_WRITEDATA, receiver) : code;
}

static inline CURLcode pinion_curl_get_long(CURL *curl, CURLINFO info, long *value) {
    return curl_easy_getinfo(curl, info, value);
}
