import type { Config } from '../../config/config.ts';
import { hashKey, mintKey, SCOPES, type Partner } from './partner.ts';

/**
 * Mints the key of whoever started the gateway on their own machine. It is printed, and valid until the gateway ends. Null where the graph is open or the
 * shop has a public address.
 */
export function mintConsoleKey({ publicUrl, isGraphOpen }: Pick<Config, 'publicUrl' | 'isGraphOpen'>): string | null {
  return isOwnMachine(publicUrl) && !isGraphOpen ? mintKey('secret') : null;
}

export function consolePartner(key: string, allowance: Config['allowance']): Partner {
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

/** Whether shoppers' address leads nowhere but to this machine: what is printed is then read by who may have it. */
function isOwnMachine(publicUrl: string): boolean {
  return /^(?:127(?:\.\d+){3}|localhost|\[::1\])$/.test(new URL(publicUrl).hostname);
}
