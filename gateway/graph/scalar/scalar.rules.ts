const DATE = /^\d{4}-\d\d-\d\d$/;
const DATE_TIME = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/;
const COUNTRY_CODE = /^[A-Z]{2}$/;

/** YYYY-MM-DD; null for a date that does not exist. */
export function dateOf(text: string): string | null {
  const time = DATE.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return isSameDay(time, text) ? text : null;
}

/** RFC 3339 in UTC with milliseconds; null for a time without an offset or one that does not exist. */
export function dateTimeOf(text: string): string | null {
  if (!DATE_TIME.test(text) || dateOf(text.slice(0, 10)) === null) return null;
  const time = Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** An absolute http or https URL, normalized; else null. */
export function urlOf(text: string): string | null {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** Two capital letters; else null. */
export function countryCodeOf(text: string): string | null {
  return COUNTRY_CODE.test(text) ? text : null;
}

// Date.parse reads 30 February as 2 March.
function isSameDay(time: number, date: string): boolean {
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
