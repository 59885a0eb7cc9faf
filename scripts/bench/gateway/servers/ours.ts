import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { readConfig } from '../../../../gateway/config.ts';
import type { GatewayOptions } from '../../../../gateway/gateway-options.ts';
import { createGateway } from '../../../../gateway/gateway.ts';
import { readOperations } from '../../../../gateway/execution/operations.ts';
import { createQuota } from '../../../../gateway/partners/quota.ts';
import { indexPartners } from '../../../../gateway/partners/registry.ts';
import { createLogger } from '../../../../gateway/server/logging.ts';
import type { Setup } from './setup.ts';

interface Options {
  /** Defaults to 0: no response cache. */
  cacheSeconds?: number;
  /** Defaults to the gateway's own executor. */
  compile?: GatewayOptions['compile'];
}

/** The gateway as it is started, with all its checks, without pages. */
export function createOurs(
  { shopApiUrl, onRestRequest }: Setup,
  { cacheSeconds = 0, compile }: Options = {},
): RequestListener {
  const operations = readOperations(join(import.meta.dirname, '../../../../schema/operations.json'));
  return createGateway({
    config: readConfig({
      CACHE_SECONDS: String(cacheSeconds),
      OPEN_GRAPH: 'true',
      REQUESTS_PER_MINUTE: '1000000000',
      COST_PER_MINUTE: '1000000000000',
    }),
    partners: indexPartners([]),
    quota: createQuota(null),
    shopApiUrl,
    logger: createLogger('silent'),
    cards: null,
    operations: () => operations,
    render: () => Promise.reject(new Error('Pages are not measured')),
    assets: () => ({ styles: [], faces: [], modules: [], entries: [] }),
    graphiql: { styles: [], scripts: [] },
    staticFiles: (_, __, next) => next(),
    onRestRequest,
    ...(compile && { compile }),
  }).handle;
}
