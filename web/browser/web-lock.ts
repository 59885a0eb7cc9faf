let last: Promise<unknown> = Promise.resolve();

/** One at a time: in all tabs by a web lock; in this tab where there are none (plain HTTP) or they are refused. */
export async function withCartLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = navigator.locks as LockManager | null | undefined;
  if (typeof locks?.request !== 'function') return inTurn(work);
  let isHeld = false;
  try {
    return (await locks.request('cart', () => {
      isHeld = true;
      return work();
    })) as Result;
  } catch (error) {
    if (isHeld || !(error instanceof DOMException)) throw error;
    return inTurn(work);
  }
}

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work);
  // The caller handles the failure; the next task runs all the same.
  last = Promise.allSettled([result]);
  return result;
}
