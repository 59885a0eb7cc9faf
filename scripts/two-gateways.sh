#!/bin/sh
# Two gateways over one PostgreSQL and one Redis, brought up for it: what they share, and what is lost when one of them ends.
set -eu
cd "$(dirname "$0")/.."
. scripts/node-path.sh
. scripts/postgres.sh
. scripts/redis.sh

use_own_node
with_stores node scripts/deployment/two-gateways.ts
