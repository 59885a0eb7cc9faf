import type { Config } from '@storefront/config/config.ts';
import { hashKey, mintKey, SCOPES, type Partner } from './partner.ts';

/**
 * Mints a temporary partner key for the developer who started the gateway. It is printed at start and valid until the process ends.
 * Null when the graph is open or the shop has a public URL.
 */
export function mintConsoleKey({ publicUrl, isGraphOpen }: Pick<Config, 'publicUrl' | 'isGraphOpen'>): string | null {
  return isLoopback(publicUrl) && !isGraphOpen ? mintKey('secret') : null;
}

/** The partner of the console key: all scopes, and the rate limits of a client address. */
export function consolePartner(key: string, limits: Config['rateLimits']): Partner {
  return {
    id: 'console',
    name: 'Whoever started this process',
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

/** Whether the shop's URL is on this machine, where only the developer reads what is printed. */
function isLoopback(publicUrl: string): boolean {
  return /^(?:127(?:\.\d+){3}|localhost|\[::1\])$/.test(new URL(publicUrl).hostname);
}
