import type { Config } from '@storefront/config/config.ts';
import { consolePartner } from './console-key.ts';
import { openPartnerStore } from './store/open-partner-store.ts';
import { readOperationIds, readOperationTexts } from './store/partner-operations.ts';
import { readPartners } from './store/partner-store.ts';
import { openRegistry, type Partners } from './registry.ts';

interface OpenOptions {
  config: Pick<Config, 'rateLimits' | 'dataDir' | 'databaseUrl'>;
  /** The temporary key printed at start; null for none. */
  consoleKey: string | null;
  /** Called for each failed read of the store, and for each invalid partner in it. */
  onFailure(error: unknown): void;
}

/** Opens the partner store, and a registry that holds its keys in memory. Throws when the store cannot be opened. */
export async function openPartners({
  config,
  consoleKey,
  onFailure,
}: OpenOptions): Promise<Partners & { close(): Promise<void> }> {
  const store = await openPartnerStore(config);
  const registry = await openRegistry({
    load: () => readPartners(store),
    operations: { ids: () => readOperationIds(store), texts: (ids) => readOperationTexts(store, ids) },
    onFailure,
    temporaryPartners: consoleKey === null ? [] : [consolePartner(consoleKey, config.rateLimits)],
  });
  return {
    ...registry,
    async close() {
      registry.close();
      await store.destroy();
    },
  };
}
