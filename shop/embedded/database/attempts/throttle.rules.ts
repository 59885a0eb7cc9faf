/** A limit of attempts within a window that begins with the first. */
export interface Limit {
  name: string;
  /** Attempts within one window. */
  tries: number;
  seconds: number;
  /** The delay before each further attempt doubles from the first to the longest. Without it attempts are free until the window is full. */
  delays?: { firstSeconds: number; longestSeconds: number };
}

/** The attempts counted in the current window. */
export interface Tally {
  made: number;
  /** ISO time at which the tally expires. */
  endsAt: string;
  /** ISO time before which no attempt is allowed; null for none. */
  nextAt: string | null;
}

/** Returns the tally after one more attempt, or the seconds to wait. An attempt that must wait is not counted. */
export function countTry(limit: Limit, before: Tally | null, now: Date): { tally: Tally } | { waitSeconds: number } {
  const time = now.getTime();
  const later = (seconds: number) => new Date(time + seconds * 1_000).toISOString();
  const current =
    before && Date.parse(before.endsAt) > time ? before : { made: 0, endsAt: later(limit.seconds), nextAt: null };
  const freeAt = current.nextAt ?? (current.made >= limit.tries ? current.endsAt : null);
  if (freeAt !== null && Date.parse(freeAt) > time)
    return { waitSeconds: Math.ceil((Date.parse(freeAt) - time) / 1_000) };
  const made = current.made + 1;
  if (!limit.delays || made < limit.tries) return { tally: { ...current, made, nextAt: null } };
  const { firstSeconds, longestSeconds } = limit.delays;
  const delay = Math.min(longestSeconds, firstSeconds * 2 ** Math.min(30, made - limit.tries));
  // Expires one window after the delay ends: waiting out the delay must not reset its growth.
  return { tally: { made, endsAt: later(delay + limit.seconds), nextAt: later(delay) } };
}

/** Normalises an IP address for rate limiting: a whole /64 in IPv6, which one household or server owns. */
export function networkKey(address: string): string {
  const plain = address
    .trim()
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':');
}
