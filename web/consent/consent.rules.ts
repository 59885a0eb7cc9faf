import { parseJson } from '../browser/storage/json.rules.ts';

/** About cookies that are not strictly necessary. */
export type Choice = 'accepted' | 'declined';

export interface ConsentRecord {
  choice: Choice;
  at: string;
  /** Its cookies are still to be deleted. */
  isWithdrawn?: boolean;
}

/** The banner asks again after half a year. Chosen: the specification gives no value. */
const DAYS_KEPT = 182;
const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** Null when it is missing, expired or invalid, which counts as no consent. */
export function recordFrom(text: string | null, now: Date): ConsentRecord | null {
  const parsed = parseJson(text);
  if (typeof parsed !== 'object' || parsed === null || !('choice' in parsed) || !('at' in parsed)) return null;
  const { choice, at } = parsed;
  if ((choice !== 'accepted' && choice !== 'declined') || typeof at !== 'string') return null;
  const age = now.getTime() - Date.parse(at);
  if (!(age >= -DAY_MILLISECONDS && age < DAYS_KEPT * DAY_MILLISECONDS)) return null;
  return { choice, at, ...('isWithdrawn' in parsed && parsed.isWithdrawn === true && { isWithdrawn: true }) };
}

export function recordOf(choice: Choice, before: ConsentRecord | null, now: Date): ConsentRecord {
  const isWithdrawn = choice === 'declined' && (before?.choice === 'accepted' || before?.isWithdrawn === true);
  return { choice, at: now.toISOString(), ...(isWithdrawn && { isWithdrawn }) };
}

/** The cookies that scripts can read; all are strictly necessary. */
const OWN_COOKIES = new Set(['postcode', '__Host-postcode', 'signed_in', '__Host-signed_in']);

export function foreignCookies(cookies: string): string[] {
  return cookies
    .split(';')
    .map((part) => part.split('=', 1)[0]?.trim() ?? '')
    .filter((name) => name && !OWN_COOKIES.has(name));
}

/** The host and its parents. None for an IP address. */
export function cookieDomains(hostname: string): string[] {
  if (/^[\d.]+$|:/.test(hostname)) return [];
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}
