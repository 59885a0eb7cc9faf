#!/bin/sh
# Assembles a program in a folder, from a built tree: its files, and the packages it needs in production.
#   assemble.sh gateway FOLDER   the gateway by itself, without the embedded shop: it needs SHOP_API_URL
#   assemble.sh shop FOLDER      the whole product, with the commands of staff
set -eu
cd "$(dirname "$0")/../.."
folder=${2:?the folder}
case $1 in
  gateway) own=''; packages='gateway web' ;;
  shop) own='main.ts scripts shop'; packages='gateway web shop/embedded shop/import shop/conformance' ;;
  *) echo 'gateway or shop?' >&2; exit 1 ;;
esac
mkdir -p "$folder"
build=dist/$(readlink dist/current)
# Its files, and the manifests of all packages, with which npm reads the lock file.
# shellcheck disable=SC2086 # Lists of words.
tar -c --exclude=node_modules --exclude=__generated__ --exclude='*.test.ts' --exclude='*.fixture.ts' --exclude=gateway/testing \
  package.json package-lock.json ./*/package.json shop/*/package.json docs/partners domain gateway schema $own \
  dist/current "$build"/client "$build"/server | tar -x -C "$folder"
cd "$folder"
# shellcheck disable=SC2046
npm ci $(printf -- '--workspace %s ' $packages) --omit=dev --no-audit --no-fund --prefer-offline
