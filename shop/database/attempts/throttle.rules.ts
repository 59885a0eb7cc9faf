const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;

/** How often something may be tried. All figures are chosen: the specification gives no value. */
export interface Limit {
  name: string;
  /** Tries within one window of time. */
  tries: number;
  /** The length of the window. */
  seconds: number;
  /** Delays before each further try, each twice the one before; without them there is none until the window ends. */
  delays?: { firstSeconds: number; longestSeconds: number };
}

const growing = { firstSeconds: MINUTE_SECONDS, longestSeconds: HOUR_SECONDS };

/** Guesses at one account from one address of the network. */
export const guessesPerPair: Limit = { name: 'guess-pair', tries: 10, seconds: 15 * MINUTE_SECONDS, delays: growing };
/** Guesses at one account from a device that has signed in to it before, from any address. */
export const guessesPerDevice: Limit = {
  name: 'guess-device',
  tries: 10,
  seconds: 15 * MINUTE_SECONDS,
  delays: growing,
};
/** Guesses at one account from anywhere, devices that have signed in to it before excepted: slows guessing from many addresses. */
export const guessesPerAccount: Limit = {
  name: 'guess-account',
  tries: 100,
  seconds: HOUR_SECONDS,
  delays: { firstSeconds: MINUTE_SECONDS, longestSeconds: 15 * MINUTE_SECONDS },
};
/** Passwords that are tried from one address of the network, right ones included, at any accounts. */
export const passwordsPerAddress: Limit = { name: 'sign-in-from', tries: 50, seconds: 15 * MINUTE_SECONDS };
/** Right passwords of one account, from anywhere: each costs a hash, like a wrong one. */
export const rightPasswordsPerAccount: Limit = { name: 'sign-in-right', tries: 20, seconds: 15 * MINUTE_SECONDS };
/** Registering tells whether an e-mail address has an account: so few make no directory. */
export const registrationsPerAddress: Limit = { name: 'register-from', tries: 20, seconds: HOUR_SECONDS };
/** Changes of one account, and from one address of the network. */
export const updatesPerAccount: Limit = { name: 'update', tries: 60, seconds: HOUR_SECONDS };
export const updatesPerAddress: Limit = { name: 'update-from', tries: 120, seconds: HOUR_SECONDS };
/** Mails that anyone can have sent to one person. */
export const resetsPerAccount: Limit = { name: 'reset', tries: 5, seconds: HOUR_SECONDS };
export const resetsPerAddress: Limit = { name: 'reset-from', tries: 30, seconds: HOUR_SECONDS };
/** Links to new addresses that one account can have mailed, and that anyone can have mailed to one person. */
export const emailChangesPerAccount: Limit = { name: 'email-change', tries: 5, seconds: HOUR_SECONDS };
export const emailChangesPerRecipient: Limit = { name: 'email-change-to', tries: 5, seconds: HOUR_SECONDS };
/** Links that are tried out from one address of the network. */
export const resetTokensPerAddress: Limit = { name: 'reset-token-from', tries: 50, seconds: 15 * MINUTE_SECONDS };
/** Reviews from one address of the network: an office shares one. Each may try an order number, so this also limits guessing. */
export const reviewsPerAddress: Limit = { name: 'review-from', tries: 20, seconds: HOUR_SECONDS };
/** Reviews of one product from anywhere, so that nobody fills what waits for the shop. */
export const reviewsPerProduct: Limit = { name: 'review-of', tries: 50, seconds: HOUR_SECONDS };
export const subscriptionsPerAddress: Limit = { name: 'subscribe-from', tries: 30, seconds: HOUR_SECONDS };

/** The tries that count at one time. */
export interface Tally {
  made: number;
  /** ISO time at which they are forgotten. */
  endsAt: string;
  /** ISO time before which there is no further try; null for none. */
  nextAt: string | null;
}

/** The tally after one more try, or how long the caller has to wait. A try that has to wait does not count: it costs nothing. */
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
  // Forgotten one window after the delay has ended: whoever waits just long enough finds the delay twice as long.
  return { tally: { made, endsAt: later(delay + limit.seconds), nextAt: later(delay) } };
}

/** Letters of either size are the same address; so are the ways that Unicode has to write one. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** One household or server: a whole network of 64 bits belongs to one in IPv6. */
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
