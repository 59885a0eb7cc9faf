let last: Promise<unknown> = Promise.resolve();

/** Runs one piece of work of the cart at a time: in all of the shop's tabs, or in this one where the browser has no locks, as on plain HTTP. */
export function exclusively<Result>(work: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request('cart', work) as Promise<Result>;
  const result = last.then(work);
  last = result.catch(() => null);
  return result;
}
