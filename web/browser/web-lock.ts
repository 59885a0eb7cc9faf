let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one piece of work of the cart at a time: in all tabs by a web lock, or in this tab where there are none, as on plain HTTP, or where the
 * browser refuses them, as with blocked cookies.
 */
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
