/**
 * Lets callers go on one after another, each in a turn of the event loop of its own: heavy work that becomes ready at once is spread out, and
 * other requests are answered in between.
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}
