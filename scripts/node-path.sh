# Sourced by start and test: installs the packages of the lock file and puts the project's Node first in PATH.

say() { printf '%s\n' "$*"; }

install_packages() {
  if [ -f node_modules/.installed ] && cmp -s package-lock.json node_modules/.installed; then return; fi
  say 'Installing packages (about a minute the first time) …'
  npm ci --no-audit --no-fund --loglevel=error
  cp package-lock.json node_modules/.installed
}

use_own_node() {
  PATH="$PWD/node_modules/.bin:$PATH"
  export PATH
  if ! node -e 'const [major, minor] = process.versions.node.split("."); process.exit(major > 24 || (major == 24 && minor >= 15) ? 0 : 1)'; then
    say "This needs Node 24.15 or newer; $(command -v node) is $(node -v). On Linux x64 the packages bring their own: run 'npm ci' again." >&2
    exit 1
  fi
}

# Prints the text and exits when the words ask for help; refuses any other word.
no_options_but_help() {
  usage=$1
  shift
  for word in "$@"; do
    case "$word" in
      --help | -h) say "$usage"; exit 0 ;;
      *) say "There is no option $word. All options: --help" >&2; exit 1 ;;
    esac
  done
}
