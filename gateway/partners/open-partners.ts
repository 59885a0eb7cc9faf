import type { Config } from '../../config/config.ts';
import { hashKey, mintKey, SCOPES, type Partner } from './partner.ts';
import { openPartnerStore } from './store/open-partner-store.ts';
import { readPartners } from './store/partner-store.ts';
import { openRegistry, type Partners } from './registry.ts';

interface OpenOptions {
  config: Pick<Config, 'publicUrl' | 'isGraphOpen' | 'allowance' | 'dataDir' | 'databaseUrl'>;
  onFailure(error: unknown): void;
}

/** The partners, and the key of whoever started the process on a machine of their own: it is printed, and good until the process ends. */
export async function openPartners({
  config,
  onFailure,
}: OpenOptions): Promise<{ partners: Partners & { close(): Promise<void> }; consoleKey: string | null }> {
  const store = await openPartnerStore(config);
  const consoleKey = isOwnMachine(config.publicUrl) && !config.isGraphOpen ? mintKey('secret') : null;
  const registry = await openRegistry({
    load: () => readPartners(store),
    onFailure,
    own: consoleKey === null ? [] : [consolePartner(consoleKey, config.allowance)],
  });
  return {
    consoleKey,
    partners: {
      ...registry,
      async close() {
        registry.close();
        await store.destroy();
      },
    },
  };
}

/** Whether shoppers' address leads nowhere but to this machine: what is printed is then read by who may have it. */
function isOwnMachine(publicUrl: string): boolean {
  return /^(?:127(?:\.\d+){3}|localhost|\[::1\])$/.test(new URL(publicUrl).hostname);
}

function consolePartner(key: string, allowance: Config['allowance']): Partner {
  return {
    id: 'console',
    name: 'Whoever started this process',
    kind: 'secret',
    scopes: [...SCOPES],
    origins: [],
    ...allowance,
    keyHash: hashKey(key),
    previousKeyHash: null,
    previousUntil: null,
    revokedAt: null,
  };
}
