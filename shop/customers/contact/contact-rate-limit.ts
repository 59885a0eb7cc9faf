import { LRUCache } from 'lru-cache';

/** Messages per hour from one IP address, which an office shares. Our choice: the specification sets none. */
const MESSAGES_MAXIMUM = 20;
const HOUR_MILLISECONDS = 60 * 60_000;
const REMEMBERED = 10_000;

/** Limits contact messages per IP address over an hour. In memory: a restart resets it. */
export interface ContactRateLimit {
  /** Counts one more message; returns false when the limit is reached. */
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
