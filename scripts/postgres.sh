# Sourced by test and with-stores, with redis.sh and temporary-folder.sh: starts a PostgreSQL for the tests, in a temporary folder and on a socket in it, and removes it afterwards.

export postgres_folder="${postgres_folder:-}"

find_postgres() {
  for folder in $(ls -d /usr/lib/postgresql/*/bin /opt/homebrew/opt/postgresql*/bin /usr/pgsql-*/bin 2>/dev/null | sort -rV); do
    if [ -x "$folder/initdb" ]; then printf '%s' "$folder"; return; fi
  done
  if command -v initdb >/dev/null 2>&1; then dirname "$(command -v initdb)"; fi
}

# Only the programs are needed: do not create or start Debian's cluster.
install_postgres() {
  say 'Installing postgresql …'
  settings=/etc/postgresql-common/createcluster.d
  mkdir -p "$settings"
  echo 'create_main_cluster = false' >"$settings/for-tests.conf"
  apt-get update -qq && apt-get install -y -qq postgresql >/dev/null || say 'It could not be installed.'
  rm -f "$settings/for-tests.conf"
}

# The server refuses to run as root.
as_postgres() {
  if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi
}

# Starts or stops the server: start_postgres has made its folder.
control_postgres() { as_postgres "$(find_postgres)/pg_ctl" -s -w -D "$postgres_folder/data" -l "$postgres_folder/server.log" "$@"; }

start_postgres() {
  if [ -n "${TEST_DATABASE_URL:-}" ]; then return; fi
  programs=$(find_postgres)
  if [ -z "$programs" ] && [ -f /etc/debian_version ] && [ "$(id -u)" = 0 ]; then
    install_postgres
    programs=$(find_postgres)
  fi
  if [ -z "$programs" ]; then
    say 'Tests need PostgreSQL: install its server, or set TEST_DATABASE_URL to a database whose user can create databases.'
    exit 1
  fi
  # Socket paths have a short maximum length.
  postgres_folder=$(mktemp -d /tmp/postgres-XXXXXX)
  if [ "$(id -u)" = 0 ]; then chown postgres "$postgres_folder"; fi
  as_postgres "$programs/initdb" -D "$postgres_folder/data" -U postgres -A trust -E UTF8 --locale=C --no-sync >"$postgres_folder/initdb.log" 2>&1 &&
    printf '%s\n' "listen_addresses = ''" "unix_socket_directories = '$postgres_folder'" 'fsync = off' 'full_page_writes = off' 'synchronous_commit = off' 'max_connections = 200' >>"$postgres_folder/data/postgresql.conf" &&
    control_postgres start || {
    say 'PostgreSQL did not start:'
    cat "$postgres_folder"/*.log
    exit 1
  }
  TEST_DATABASE_URL="postgresql:///postgres?host=$postgres_folder&user=postgres"
  export TEST_DATABASE_URL
}

stop_postgres() {
  if [ -z "$postgres_folder" ]; then return; fi
  if [ -f "$postgres_folder/data/postmaster.pid" ]; then control_postgres stop -m immediate || true; fi
  rm -rf "$postgres_folder"
  postgres_folder=''
}

# Runs a command with PostgreSQL, Redis and a temporary folder.
with_stores() {
  stop_at_end
  start_postgres
  start_redis
  with_temporary_folder "$@"
}

# Runs a command in the background, so that an interrupt takes effect at once.
with_temporary_folder() {
  stop_at_end
  make_temporary_folder
  "$@" &
  command=$!
  wait "$command"
}

stop_at_end() {
  command=''
  trap 'stop_postgres; stop_redis; remove_temporary_folder' EXIT
  trap 'interrupted' HUP INT TERM
}

interrupted() {
  if [ -n "$command" ]; then
    pkill -P "$command" || true
    kill "$command" 2>/dev/null || true
  fi
  exit 130
}
