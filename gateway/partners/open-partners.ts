import type { Config } from '../../config/config.ts';
import { consolePartner } from './console-key.ts';
import { openPartnerStore } from './store/open-partner-store.ts';
import { readPartners } from './store/partner-store.ts';
import { openRegistry, type Partners } from './registry.ts';

interface OpenOptions {
  config: Pick<Config, 'allowance' | 'dataDir' | 'databaseUrl'>;
  /** The key of whoever started the gateway; null for none. */
  consoleKey: string | null;
  onFailure(error: unknown): void;
}

/** Opens the partners' store and keeps their keys in memory. */
export async function openPartners({
  config,
  consoleKey,
  onFailure,
}: OpenOptions): Promise<Partners & { close(): Promise<void> }> {
  const store = await openPartnerStore(config);
  const registry = await openRegistry({
    load: () => readPartners(store),
    onFailure,
    own: consoleKey === null ? [] : [consolePartner(consoleKey, config.allowance)],
  });
  return {
    ...registry,
    async close() {
      registry.close();
      await store.destroy();
    },
  };
}
