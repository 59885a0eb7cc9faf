const HOUR_MILLISECONDS = 60 * 60_000;

/** Cancels overdue unpaid orders now and every hour, until closed. Safe to run in several processes. */
export function startOrderExpiry(expire: () => Promise<void>): { close(): Promise<void> } {
  let isClosed = false;
  let running: Promise<void> | null = null;
  let timer = setTimeout(run, 0);

  function run(): void {
    running = expire()
      // The database may be busy or away for a moment: the next run finds the orders.
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
