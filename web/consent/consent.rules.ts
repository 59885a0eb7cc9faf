import { parseJson } from '../storage/json.rules.ts';

/** What a shopper has said to cookies that the shop could do without. */
export type Choice = 'accepted' | 'declined';

export interface ConsentRecord {
  choice: Choice;
  /** ISO time. */
  at: string;
  /** A yes was taken back: what was set under it is still to be cleared. */
  isWithdrawn?: boolean;
}

/** After half a year the question is put again. Chosen: the specification gives no value. */
const DAYS_KEPT = 182;
const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** Reads what was kept; null where nothing was, it has aged, or it is nothing of ours: then nobody has chosen, and no is meant. */
export function recordFrom(text: string | null, now: Date): ConsentRecord | null {
  const kept = parseJson(text);
  if (typeof kept !== 'object' || kept === null || !('choice' in kept) || !('at' in kept)) return null;
  const { choice, at } = kept;
  if ((choice !== 'accepted' && choice !== 'declined') || typeof at !== 'string') return null;
  const age = now.getTime() - Date.parse(at);
  if (!(age >= -DAY_MILLISECONDS && age < DAYS_KEPT * DAY_MILLISECONDS)) return null;
  return { choice, at, ...('isWithdrawn' in kept && kept.isWithdrawn === true && { isWithdrawn: true }) };
}

/** What is kept of a choice, given the one before it. */
export function recordOf(choice: Choice, before: ConsentRecord | null, now: Date): ConsentRecord {
  const isWithdrawn = choice === 'declined' && (before?.choice === 'accepted' || before?.isWithdrawn === true);
  return { choice, at: now.toISOString(), ...(isWithdrawn && { isWithdrawn }) };
}

/** The shop's own cookies that scripts can see: what was asked for, or what signing in needs. */
const OWN_COOKIES = new Set(['postcode', '__Host-postcode', 'signed_in', '__Host-signed_in']);

/** The names of the cookies in `document.cookie` that others have set. */
export function foreignCookies(cookies: string): string[] {
  return cookies
    .split(';')
    .map((part) => part.split('=', 1)[0]?.trim() ?? '')
    .filter((name) => name && !OWN_COOKIES.has(name));
}

/** The domains that a cookie of a page on this host may have been set for: itself and those above it. None for an address of numbers. */
export function cookieDomains(hostname: string): string[] {
  if (/^[\d.]+$|:/.test(hostname)) return [];
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}
