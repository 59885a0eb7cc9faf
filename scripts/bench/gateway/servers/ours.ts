import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { readConfig } from '../../../../gateway/config/config.ts';
import { createGateway } from '../../../../gateway/gateway.ts';
import { readPersistedOperations } from '../../../../gateway/graphql-server/persisted-operations.ts';
import { createRateLimiter } from '../../../../gateway/partners/rate-limiter.ts';
import { indexPartners } from '../../../../gateway/partners/registry.ts';
import { createLogger } from '../../../../gateway/server/logging.ts';
import type { Setup } from './setup.ts';

/** The gateway as it is started, with all its checks, without pages. Without a response cache by default. */
export async function createOurs(
  { shopApiUrl, onRestRequest }: Setup,
  { cacheSeconds = 0 }: { cacheSeconds?: number } = {},
): Promise<Server> {
  const operations = readPersistedOperations(join(import.meta.dirname, '../../../../schema/operations.json'));
  const { handle } = await createGateway({
    config: readConfig({
      CACHE_SECONDS: String(cacheSeconds),
      OPEN_GRAPH: 'true',
      REQUESTS_PER_MINUTE: '1000000000',
      COST_PER_MINUTE: '1000000000000',
    }),
    partners: indexPartners([]),
    rateLimiter: createRateLimiter(),
    shopApiUrl,
    logger: createLogger('silent'),
    cards: null,
    operations: () => operations,
    render: () => Promise.reject(new Error('Pages are not measured')),
    addressOf: () => null,
    loggedPath: (path) => path,
    assets: () => ({ styles: [], faces: [], modules: [], entries: [] }),
    staticFiles: async () => {},
    onRestRequest,
  });
  return createServer(handle);
}
