const HOUR_MILLISECONDS = 60 * 60_000;

/** Cancels orders that nobody has paid in time: at once, and every hour. Any number of processes may do so at the same time. */
export function keepExpiring(expire: () => Promise<void>): { close(): Promise<void> } {
  let isClosed = false;
  let running: Promise<void> | null = null;
  let timer = setTimeout(run, 0);

  function run(): void {
    running = expire()
      // The store may be busy or gone for a moment: the orders are still there an hour later.
      .catch((error: unknown) =>
        console.error(
          'The embedded shop could not look for unpaid orders:',
          error instanceof Error ? error.message : error,
        ),
      )
      .finally(() => {
        running = null;
        if (!isClosed) timer = setTimeout(run, HOUR_MILLISECONDS);
      });
  }

  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
