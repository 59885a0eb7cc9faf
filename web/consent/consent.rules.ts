import { parseJson } from '../browser/storage/json.rules.ts';

/** The shopper's choice about cookies that are not strictly necessary. */
export type Choice = 'accepted' | 'declined';

export interface ConsentRecord {
  choice: Choice;
  /** ISO 8601 time of the choice. */
  at: string;
  /** A consent was withdrawn, and its cookies are still to be deleted. */
  isWithdrawn?: boolean;
}

/** After half a year the banner asks again. Chosen: the specification gives no value. */
const DAYS_KEPT = 182;
const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** Parses the stored record; null when it is missing, expired or invalid, which counts as no consent. */
export function recordFrom(text: string | null, now: Date): ConsentRecord | null {
  const parsed = parseJson(text);
  if (typeof parsed !== 'object' || parsed === null || !('choice' in parsed) || !('at' in parsed)) return null;
  const { choice, at } = parsed;
  if ((choice !== 'accepted' && choice !== 'declined') || typeof at !== 'string') return null;
  const age = now.getTime() - Date.parse(at);
  if (!(age >= -DAY_MILLISECONDS && age < DAYS_KEPT * DAY_MILLISECONDS)) return null;
  return { choice, at, ...('isWithdrawn' in parsed && parsed.isWithdrawn === true && { isWithdrawn: true }) };
}

/** The record of a choice, given the previous record. */
export function recordOf(choice: Choice, before: ConsentRecord | null, now: Date): ConsentRecord {
  const isWithdrawn = choice === 'declined' && (before?.choice === 'accepted' || before?.isWithdrawn === true);
  return { choice, at: now.toISOString(), ...(isWithdrawn && { isWithdrawn }) };
}

/** The shop's own cookies that scripts can read; all are strictly necessary. */
const OWN_COOKIES = new Set(['postcode', '__Host-postcode', 'signed_in', '__Host-signed_in']);

/** The names of the third-party cookies in `document.cookie`. */
export function foreignCookies(cookies: string): string[] {
  return cookies
    .split(';')
    .map((part) => part.split('=', 1)[0]?.trim() ?? '')
    .filter((name) => name && !OWN_COOKIES.has(name));
}

/** The domains that a page on this host could have set a cookie for: the host and its parents. None for an IP address. */
export function cookieDomains(hostname: string): string[] {
  if (/^[\d.]+$|:/.test(hostname)) return [];
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}
