/**
 * Resumes callers one at a time, each in its own turn of the event loop, so that CPU-heavy work that becomes ready at once does not block other
 * requests.
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}
