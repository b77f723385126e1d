# The dashboard in a container:
#
#     docker build -t dashboard .
#     docker run -p 8080:8080 -v dashboard:/data --read-only --tmpfs /tmp --cap-drop ALL \
#         --security-opt no-new-privileges dashboard
#     docker exec -it CONTAINER dashboard user add NAME
#
# It runs as a user of its own and writes to /data and /tmp only. Deploy/compose.yaml has a proxy, two nodes and PostgreSQL.

FROM swift:6.3-bookworm AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends \
        libcurl4-gnutls-dev libgnutls28-dev libmicrohttpd-dev libpng-dev libpq-dev libsodium-dev libsqlite3-dev libturbojpeg0-dev libwebp-dev \
        pkg-config zlib1g-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /pinion
COPY Package.swift ./
# The manifest names the tests too, and the package manager wants to see a folder for each. Empty ones will do, and
# no change to a test builds the image again.
RUN mkdir -p $(grep -o '"[A-Za-z]*Tests"' Package.swift | tr -d '"' | sed 's|^|Tests/|') \
    $(grep -o '"Tests/[A-Za-z/]*"' Package.swift | tr -d '"')
COPY Public Public
COPY Sources Sources
RUN swift build -c release --static-swift-stdlib --product dashboard \
    && strip -o dashboard .build/release/dashboard

FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends \
        libcurl3-gnutls libgnutls30 libmicrohttpd12 libpng16-16 libpq5 libsodium23 libsqlite3-0 libturbojpeg0 libwebp7 zlib1g \
    && rm -rf /var/lib/apt/lists/* /var/log/apt /var/log/dpkg.log /var/cache/debconf/*-old \
    && useradd --uid 10001 --no-log-init --no-create-home --home-dir /data --shell /usr/sbin/nologin pinion \
    && install -d -o pinion -g pinion /data
COPY --from=build /pinion/dashboard /usr/local/bin/dashboard

ENV HOST=0.0.0.0 PORT=8080 DATABASE_URL=sqlite:/data/dashboard.sqlite
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["/usr/local/bin/dashboard", "healthcheck"]
ENTRYPOINT ["/usr/local/bin/dashboard"]
