/** Null in development, where URLs have no hash. */
export function buildOf(address: string): string | null {
  return /\/assets\/entry\.client-([\w-]+)\.js$/.exec(address)?.[1] ?? null;
}

/** Null for anything but `builds/latest.json`, such as an error page in its place. */
export function latestIn(answer: unknown): string | null {
  return typeof answer === 'object' &&
    answer !== null &&
    'id' in answer &&
    typeof answer.id === 'string' &&
    /^[\w-]{1,64}$/.test(answer.id)
    ? answer.id
    : null;
}

/** What a reload could lose. */
export interface PageState {
  from: string;
  to: string;
  /** Input that has not been sent. */
  hasUnsentInput: boolean;
}

const CHECKOUT = /^\/checkout-now(?:\/|$)/;

/** To pick up a new build. Not with unsent input, not from the checkout, and not to the same path. */
export function mayReload({ from, to, hasUnsentInput }: PageState): boolean {
  return from !== to && !hasUnsentInput && !CHECKOUT.test(from);
}

const PAUSE_MILLISECONDS = 10_000;

/** A page whose code failed to load reloads at most once in ten seconds. */
export function mayReloadAgain(last: string | null, now: number): boolean {
  const at = Number(last);
  return last === null || !Number.isFinite(at) || now - at >= PAUSE_MILLISECONDS || at > now;
}
