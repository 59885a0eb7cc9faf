/** The build id in the URL of a script; null in development, where URLs have no hash. */
export function buildOf(address: string): string | null {
  return /\/assets\/entry\.client-([\w-]+)\.js$/.exec(address)?.[1] ?? null;
}

/** The build id in `builds/latest.json`; null for anything else, such as an error page in its place. */
export function latestIn(answer: unknown): string | null {
  return typeof answer === 'object' &&
    answer !== null &&
    'id' in answer &&
    typeof answer.id === 'string' &&
    /^[\w-]{1,64}$/.test(answer.id)
    ? answer.id
    : null;
}

/** The state of the page that a reload could lose. */
export interface PageState {
  /** The current path and the next one. */
  from: string;
  to: string;
  /** A form has input that has not been sent. */
  hasUnsentInput: boolean;
}

const CHECKOUT = /^\/checkout-now(?:\/|$)/;

/** Whether a navigation may be a full page load, to pick up a new build. Not with unsent input, not from the checkout, and not to the same path. */
export function mayReload({ from, to, hasUnsentInput }: PageState): boolean {
  return from !== to && !hasUnsentInput && !CHECKOUT.test(from);
}

const PAUSE_MILLISECONDS = 10_000;

/** Whether a page whose code failed to load may reload, given the time of its last reload: at most once in ten seconds. */
export function mayReloadAgain(last: string | null, now: number): boolean {
  const at = Number(last);
  return last === null || !Number.isFinite(at) || now - at >= PAUSE_MILLISECONDS || at > now;
}
