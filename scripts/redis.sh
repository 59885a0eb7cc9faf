# Sourced by test and with-stores: starts a Redis for the tests, on a socket in a temporary folder, and removes it afterwards.

# Run level 1, so that installing the package does not start its service.
install_redis() {
  say 'Installing redis-server …'
  apt-get update -qq && RUNLEVEL=1 apt-get install -y -qq redis-server >/dev/null || say 'It could not be installed.'
}

export redis_folder="${redis_folder:-}"

control_redis() {
  case $1 in
    start) redis-server --port 0 --unixsocket "$redis_folder/redis.sock" --dir "$redis_folder" --pidfile "$redis_folder/redis.pid" --logfile "$redis_folder/redis.log" --save '' --appendonly no --daemonize yes ;;
    stop) redis-cli -s "$redis_folder/redis.sock" shutdown nosave ;;
  esac
}

start_redis() {
  if [ -n "${TEST_REDIS_URL:-}" ]; then return; fi
  if ! command -v redis-server >/dev/null 2>&1 && [ -f /etc/debian_version ] && [ "$(id -u)" = 0 ]; then install_redis; fi
  if ! command -v redis-server >/dev/null 2>&1; then
    say 'Tests need Redis: install redis-server, or set TEST_REDIS_URL to a server that tests can write to.'
    exit 1
  fi
  redis_folder=$(mktemp -d /tmp/redis-XXXXXX)
  control_redis start
  tries=0
  until redis-cli -s "$redis_folder/redis.sock" ping >/dev/null 2>&1; do
    tries=$((tries + 1))
    if [ "$tries" -gt 50 ]; then
      say 'Redis did not start:'
      cat "$redis_folder/redis.log"
      exit 1
    fi
    sleep 0.1
  done
  TEST_REDIS_URL="unix://$redis_folder/redis.sock"
  export TEST_REDIS_URL
}

stop_redis() {
  if [ -z "$redis_folder" ]; then return; fi
  control_redis stop >/dev/null 2>&1 || true
  rm -rf "$redis_folder"
  redis_folder=''
}
