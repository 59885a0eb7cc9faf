const MINUTE_SECONDS = 60;

/** So many tries in a window of time, then none until it ends. */
export interface Limit {
  name: string;
  tries: number;
  seconds: number;
}

/** Tries at one account: whoever knows a thousand addresses of the network still has ten a quarter of an hour. Chosen: the specification gives no value. */
export const signInPerAccount: Limit = { name: 'sign-in', tries: 10, seconds: 15 * MINUTE_SECONDS };
/** Tries from one address of the network, at any accounts. */
export const signInPerAddress: Limit = { name: 'sign-in-from', tries: 50, seconds: 15 * MINUTE_SECONDS };
export const registrationsPerAddress: Limit = { name: 'register-from', tries: 30, seconds: 60 * MINUTE_SECONDS };
/** Mails that anyone can have sent to one person. */
export const resetsPerAccount: Limit = { name: 'reset', tries: 5, seconds: 60 * MINUTE_SECONDS };
export const resetsPerAddress: Limit = { name: 'reset-from', tries: 30, seconds: 60 * MINUTE_SECONDS };
/** Links that are tried out from one address of the network. */
export const resetTokensPerAddress: Limit = { name: 'reset-token-from', tries: 50, seconds: 15 * MINUTE_SECONDS };
export const subscriptionsPerAddress: Limit = { name: 'subscribe-from', tries: 30, seconds: 60 * MINUTE_SECONDS };

/** Letters of either size are the same address; so are the ways that Unicode has to write one. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** One household or server: a whole network of 64 bits belongs to one in IPv6. */
export function networkKey(address: string): string {
  const plain = address.trim().toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head.split(':').filter(Boolean);
  const last = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array.from({ length: zeros }, () => '0'), ...last].slice(0, 4).map((part) => part.replace(/^0+(?=.)/, '')).join(':');
}
