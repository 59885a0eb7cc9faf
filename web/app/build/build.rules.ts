/** The build that a script's address belongs to; null in development, where addresses carry no hash. */
export function buildOf(address: string): string | null {
  return /\/assets\/entry\.client-([\w-]+)\.js$/.exec(address)?.[1] ?? null;
}

/** The id in `builds/latest.json`; null for anything else, such as a page that stands in its place. */
export function latestIn(answer: unknown): string | null {
  return typeof answer === 'object' &&
    answer !== null &&
    'id' in answer &&
    typeof answer.id === 'string' &&
    /^[\w-]{1,64}$/.test(answer.id)
    ? answer.id
    : null;
}

/** What a reload may not take from the shopper. */
export interface Unfinished {
  /** Paths of the page that is left and of the one that comes. */
  from: string;
  to: string;
  /** Something is typed that has not been sent. */
  isTyped: boolean;
}

const CHECKOUT = /^\/checkout-now(?:\/|$)/;

/** Whether the way to another page may be taken as a load of a new build: not over a half-filled form, not out of or through an open checkout, and not for another view of the same page. */
export function mayReload({ from, to, isTyped }: Unfinished): boolean {
  return from !== to && !isTyped && !CHECKOUT.test(from);
}

const PAUSE_MILLISECONDS = 10_000;

/** Whether a page whose code could not be fetched may be loaded anew, given when it last was: once in ten seconds. */
export function mayTryAgain(last: string | null, now: number): boolean {
  const at = Number(last);
  return last === null || !Number.isFinite(at) || now - at >= PAUSE_MILLISECONDS || at > now;
}
