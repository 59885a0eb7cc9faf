let last: Promise<unknown> = Promise.resolve();

/** Runs one piece of work of the cart at a time: in all tabs by a web lock, or in this tab where there are none, as on plain HTTP. */
export function withCartLock<Result>(work: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request('cart', work) as Promise<Result>;
  const result = last.then(work);
  // The caller handles the failure; the next task runs all the same.
  last = Promise.allSettled([result]);
  return result;
}
