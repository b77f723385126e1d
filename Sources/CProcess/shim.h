#pragma once

#include <errno.h>
#include <signal.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <unistd.h>

// What a program does about its own process and Swift cannot: a call with any number of arguments, and a function that
// is safe wherever a signal meets it.

// Keeps other processes of the same user, and dumps of memory, from what this one knows.
static inline int pinion_forbid_dumps(void) { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }

// Where each signal is told, plus one; 0 for nowhere.
static inline volatile sig_atomic_t *pinion_signal_bells(void) {
    static volatile sig_atomic_t bells[65];
    return bells;
}

static inline void pinion_ring_for_signal(int number) {
    int before = errno;
    int bell = (int)pinion_signal_bells()[number] - 1;
    uint64_t one = 1;
    if (bell >= 0 && write(bell, &one, sizeof one) < 0) {
        // It has rung already.
    }
    errno = before;
}

// Has a signal ring a bell, a descriptor of eventfd, from now on.
static inline int pinion_catch_signal(int number, int bell) {
    if (number < 1 || number > 64) return -1;
    pinion_signal_bells()[number] = bell + 1;
    struct sigaction action = {.sa_handler = pinion_ring_for_signal, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    return sigaction(number, &action, NULL);
}

// Ignores a signal from now on.
static inline void pinion_ignore_signal(int number) {
    signal(number, SIG_IGN);
    if (number >= 1 && number <= 64) pinion_signal_bells()[number] = 0;
}
