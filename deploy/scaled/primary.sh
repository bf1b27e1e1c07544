#!/bin/bash
# What the first primary is made with: run once, as the superuser, over an empty PostgreSQL. The image of PostgreSQL does it
# from /docker-entrypoint-initdb.d; elsewhere: DATABASE_PASSWORD=… REPLICATION_PASSWORD=… PGDATA=… ./primary.sh
set -euo pipefail
psql --set=ON_ERROR_STOP=1 --set=password="$DATABASE_PASSWORD" --set=replication="$REPLICATION_PASSWORD" "${1:-postgres}" <<'SQL'
create role golf login password :'password';
create role replicator login replication password :'replication';
create database golf owner golf;
alter role golf set statement_timeout = '15s';
alter role golf set idle_in_transaction_session_timeout = '30s';
SQL
printf 'host all golf 0.0.0.0/0 scram-sha-256\nhost replication replicator 0.0.0.0/0 scram-sha-256\n' >>"$PGDATA/pg_hba.conf"
psql --command='select pg_reload_conf()' "${1:-postgres}"
