const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/** How often something may be attempted. All figures are our choice: the specification sets none. */
export interface Limit {
  name: string;
  /** Attempts within one window. */
  tries: number;
  seconds: number;
  /** The delay before each further attempt doubles from the first to the longest. Without it attempts are free until the window is full. */
  delays?: { firstSeconds: number; longestSeconds: number };
}

const growing = { firstSeconds: MINUTE_SECONDS, longestSeconds: HOUR_SECONDS };

/** Guesses at one account from one IP address. */
export const guessesPerPair: Limit = { name: 'guess-pair', tries: 10, seconds: 15 * MINUTE_SECONDS, delays: growing };
/** Guesses at one account from a device that has signed in to it before, from any IP address. */
export const guessesPerDevice: Limit = {
  name: 'guess-device',
  tries: 10,
  seconds: 15 * MINUTE_SECONDS,
  delays: growing,
};
/** Guesses at one account from unknown devices, at any IP address: slows distributed guessing. */
export const guessesPerAccount: Limit = {
  name: 'guess-account',
  tries: 100,
  seconds: HOUR_SECONDS,
  delays: { firstSeconds: MINUTE_SECONDS, longestSeconds: 15 * MINUTE_SECONDS },
};
/** Passwords tried from one IP address at any accounts, right ones included. */
export const passwordsPerAddress: Limit = { name: 'sign-in-from', tries: 50, seconds: 15 * MINUTE_SECONDS };
/** Successful sign-ins to one account: each costs an argon2 hash, as a failed one does. */
export const rightPasswordsPerAccount: Limit = { name: 'sign-in-right', tries: 20, seconds: 15 * MINUTE_SECONDS };
/** Registration reveals whether an email address has an account; the limit keeps it from being enumerated. */
export const registrationsPerAddress: Limit = { name: 'register-from', tries: 20, seconds: HOUR_SECONDS };
/** Changes to one account, and from one IP address. */
export const updatesPerAccount: Limit = { name: 'update', tries: 60, seconds: HOUR_SECONDS };
export const updatesPerAddress: Limit = { name: 'update-from', tries: 120, seconds: HOUR_SECONDS };
/** Mails that anyone can trigger to one person. */
export const resetsPerAccount: Limit = { name: 'reset', tries: 5, seconds: HOUR_SECONDS };
export const resetsPerAddress: Limit = { name: 'reset-from', tries: 30, seconds: HOUR_SECONDS };
/** Confirmation links for new email addresses, per account and per recipient. */
export const emailChangesPerAccount: Limit = { name: 'email-change', tries: 5, seconds: HOUR_SECONDS };
export const emailChangesPerRecipient: Limit = { name: 'email-change-to', tries: 5, seconds: HOUR_SECONDS };
/** Reset links tried from one IP address. */
export const resetTokensPerAddress: Limit = { name: 'reset-token-from', tries: 50, seconds: 15 * MINUTE_SECONDS };
/** Reviews from one IP address, which an office shares. A review may carry an order number, so this also limits guessing those. */
export const reviewsPerAddress: Limit = { name: 'review-from', tries: 20, seconds: HOUR_SECONDS };
/** Reviews of one product from anywhere, so that nobody can flood the moderation queue. */
export const reviewsPerProduct: Limit = { name: 'review-of', tries: 50, seconds: HOUR_SECONDS };
/** Failed look-ups of orders from one IP address, and of one order from anywhere: order numbers follow one another. */
export const trackingsPerAddress: Limit = { name: 'track-from', tries: 30, seconds: HOUR_SECONDS };
export const trackingsPerOrder: Limit = { name: 'track', tries: 20, seconds: HOUR_SECONDS };
/** Stock alerts requested from one IP address. */
export const stockAlertsPerAddress: Limit = { name: 'stock-alert-from', tries: 30, seconds: HOUR_SECONDS };
export const subscriptionsPerAddress: Limit = { name: 'subscribe-from', tries: 30, seconds: HOUR_SECONDS };

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
