# Sourced by test, with postgres.sh: keeps the temporary files of the tests in memory, where there is room, and removes them afterwards.
# The databases of the tests flush every commit to the disk: with a slow one the tests would wait for minutes.

temporary_folder=''

make_temporary_folder() {
  if [ -n "${TMPDIR:-}" ]; then return; fi
  # Kilobytes. Containers often have no more than 64 MB.
  free=$(df -Pk /dev/shm 2>/dev/null | awk 'NR == 2 { print $4 }')
  if [ ! -w /dev/shm ] || [ "${free:-0}" -lt 3000000 ]; then return; fi
  temporary_folder=$(mktemp -d /dev/shm/tests-XXXXXX)
  TMPDIR=$temporary_folder
  export TMPDIR
}

remove_temporary_folder() {
  if [ -n "$temporary_folder" ]; then rm -rf "$temporary_folder"; fi
}
