import { isLoopbackHost } from '@storefront/schema/settings/made-up.rules.ts';
import type { Config } from '../config/config.ts';
import { hashKey, mintKey, SCOPES, type Partner } from './partner.ts';
import { openPartnerStore } from './store/open-partner-store.ts';
import { readOperationIds, readOperationTexts } from './store/partner-operations.ts';
import { readPartners } from './store/partner-store.ts';
import { openRegistry } from './registry.ts';

interface OpenOptions {
  config: Pick<Config, 'rateLimits' | 'dataDir' | 'databaseUrl'>;
  /** The temporary key printed at start; null for none. */
  consoleKey: string | null;
  /** Called for each failed read of the store, and for each invalid partner in it. */
  onFailure(error: unknown): void;
}

/** Opens the partner store, and a registry that holds its keys in memory. Throws when the store cannot be opened. */
export async function openPartners({ config, consoleKey, onFailure }: OpenOptions) {
  const store = await openPartnerStore(config);
  const registry = await openRegistry({
    load: () => readPartners(store),
    operations: { ids: () => readOperationIds(store), texts: (ids) => readOperationTexts(store, ids) },
    onFailure,
    temporaryPartners: consoleKey === null ? [] : [consolePartner(consoleKey, config.rateLimits)],
  });
  return {
    ...registry,
    store,
    async close() {
      registry.close();
      await store.destroy();
    },
  };
}

/**
 * For the developer who started the gateway: printed at start, valid until the process ends. Null when the graph is
 * open or the shop has a public URL.
 */
export function mintConsoleKey({ publicUrl, isGraphOpen }: Pick<Config, 'publicUrl' | 'isGraphOpen'>): string | null {
  return isLoopbackHost(new URL(publicUrl).hostname) && !isGraphOpen ? mintKey('secret') : null;
}

/** All scopes, and the rate limits of a client address. */
function consolePartner(key: string, limits: Config['rateLimits']): Partner {
  return {
    id: 'console',
    name: 'Console key of this process',
    kind: 'secret',
    scopes: [...SCOPES],
    origins: [],
    requestsPerMinute: limits.requests,
    costPerMinute: limits.cost,
    keyHash: hashKey(key),
    previousKeyHash: null,
    previousUntil: null,
    revokedAt: null,
  };
}
