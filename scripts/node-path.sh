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
  major=$(node -p 'process.versions.node.split(".")[0]')
  if [ "$major" -lt 24 ]; then
    say "This needs Node 24 or newer; $(command -v node) is $(node -v). On Linux x64 the packages bring their own: run 'npm ci' again."
    exit 1
  fi
}
