#!/bin/sh
# Assembles the gateway by itself in a folder, from a built tree: without the embedded shop and its packages. It needs SHOP_API_URL.
set -eu
to=${1:?the folder}
cd "$(dirname "$0")/../.."
mkdir -p "$to"
# The manifests of all packages: npm reads the lock file with them.
tar -c --exclude=node_modules --exclude=__generated__ --exclude='*.test.ts' --exclude='*.fixture.ts' --exclude=gateway/testing \
  package.json package-lock.json ./*/package.json config domain gateway schema \
  dist/client dist/server dist/graphiql dist/docs | tar -x -C "$to"
cd "$to"
npm ci --workspace gateway --workspace web --omit=dev --no-audit --no-fund --prefer-offline
