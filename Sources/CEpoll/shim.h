#pragma once

// Parts of the C library that Swift's Glibc module leaves out.
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

// Swift sees the flags themselves in files alone that import the module which it has read first of those that include
// their header.
static const int pinion_send_flags = MSG_NOSIGNAL | MSG_DONTWAIT;
