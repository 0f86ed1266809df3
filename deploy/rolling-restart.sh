#!/bin/sh
# Restarts the processes of the shop one after another, without an interruption for visitors (docs/operations.md).
#
#   deploy/rolling-restart.sh web-1 web-2 api-1 api-2 worker-1
#
# Names are the comments at the ends of lines in upstreams.conf. A process with a line is marked `down` for nginx,
# restarted, and put back once it is ready. A process without a line, such as a worker, is only restarted.
# Environment variables, with their defaults:
#   UPSTREAMS  nginx's file with the lines         /etc/nginx/farad/upstreams.conf
#   RELOAD     command: reload nginx               nginx -s reload
#   RESTART    command: restart the process NAME   systemctl restart farad@NAME
#   READY      path of the readiness probe         /api/readyz
set -eu

UPSTREAMS=${UPSTREAMS:-/etc/nginx/farad/upstreams.conf}
RELOAD=${RELOAD:-nginx -s reload}
READY=${READY:-/api/readyz}
patience=120

say() { printf '%s\n' "$*"; }

restart() {
  if [ -n "${RESTART:-}" ]; then $RESTART "$1"; else systemctl restart "farad@$1"; fi
}

# mark NAME down|up: takes a process out of nginx, or puts it back.
mark() {
  if [ "$2" = down ]; then
    sed -i "s/^\( *server [^;]*[^;]\); # $1\$/\1 down; # $1/" "$UPSTREAMS"
  else
    sed -i "s/^\( *server [^;]*\) down; # $1\$/\1; # $1/" "$UPSTREAMS"
  fi
  $RELOAD
}

# others NAME: prints how many other processes of the same upstream are not marked `down`.
others() {
  awk -v name="# $1" '
    /^ *upstream / { lines = 0; mine = 0 }
    /^ *server / && !/ down;/ { lines += 1; if (index($0, name) && substr($0, length($0) - length(name) + 1) == name) mine = 1 }
    /^ *}/ { if (mine) { print lines - 1; exit } }
  ' "$UPSTREAMS"
}

wait_ready() {
  left=$patience
  until curl -fsS -o /dev/null --max-time 2 "http://$1$READY" 2>/dev/null; do
    left=$((left - 1))
    if [ "$left" -le 0 ]; then
      say "$2 is not ready after $patience s; it stays out of the balancer, and the others as they are." >&2
      exit 1
    fi
    sleep 1
  done
}

for name in "$@"; do
  address=$(sed -n "s/^ *server \([^ ;]*\).*; # $name\$/\1/p" "$UPSTREAMS")
  if [ -z "$address" ]; then
    restart "$name"
    say "$name restarted"
    continue
  fi
  if [ "$(others "$name")" -lt 1 ]; then
    say "$name is the only one that answers; start another one first." >&2
    exit 1
  fi
  mark "$name" down
  # Wait for requests that nginx passed on before the reload.
  sleep 2
  restart "$name"
  wait_ready "$address" "$name"
  mark "$name" up
  say "$name restarted"
done
