import { LRUCache } from 'lru-cache';

/** Messages that one address on the network may send within an hour: an office shares one. Our choice: the specification sets none. */
const MESSAGES_MAXIMUM = 20;
const HOUR_MILLISECONDS = 60 * 60_000;
const REMEMBERED = 10_000;

/** Remembers, for an hour and in memory only, how often each address on the network has written. */
export interface ContactRateLimit {
  /** Counts one more message; false when that is too many. */
  count(address: string, now: Date): boolean;
}

export function createContactRateLimit(): ContactRateLimit {
  const seen = new LRUCache<string, readonly number[]>({ max: REMEMBERED });
  return {
    count(address, now) {
      const recent = (seen.get(address) ?? []).filter((time) => time > now.getTime() - HOUR_MILLISECONDS);
      if (recent.length >= MESSAGES_MAXIMUM) return false;
      seen.set(address, [...recent, now.getTime()]);
      return true;
    },
  };
}
