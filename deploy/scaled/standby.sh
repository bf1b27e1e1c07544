#!/bin/bash
# Makes this machine a standby of PRIMARY, from nothing, unless it has a database already: PRIMARY=host[:port]
# REPLICATION_PASSWORD=… PGDATA=… ./standby.sh [what to run then]. The data of a former primary is to be moved away first.
set -euo pipefail
host=${PRIMARY%%:*}
port=${PRIMARY##*:}
[ "$port" != "$PRIMARY" ] || port=5432
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  until PGPASSWORD=$REPLICATION_PASSWORD pg_basebackup --host="$host" --port="$port" --username=replicator --pgdata="$PGDATA" \
    --checkpoint=fast --write-recovery-conf; do
    rm -rf "${PGDATA:?}"/*
    sleep 2
  done
  chmod 0700 "$PGDATA"
fi
exec "$@"
