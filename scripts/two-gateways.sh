#!/bin/sh
# Starts PostgreSQL and Redis and tests two gateways on them: shared state, and failover when one stops.
set -eu
cd "$(dirname "$0")/.."
. scripts/node-path.sh
. scripts/postgres.sh
. scripts/redis.sh
. scripts/temporary-folder.sh

use_own_node
with_stores node scripts/deployment/two-gateways.ts
