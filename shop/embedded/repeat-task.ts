export interface RepeatedTask {
  /** Runs now, or again after the run under way. */
  wake(): void;
  /** Starts no further run, and waits for the one under way. */
  close(): Promise<void>;
}

interface RepeatOptions {
  pauseMilliseconds: number;
  /** Logged before the reason; the next run tries again. */
  failure: string;
}

/** At once, and a pause after each run. `isClosed` tells a long run to stop early. */
export function repeatTask(
  task: (isClosed: () => boolean) => Promise<unknown>,
  { pauseMilliseconds, failure }: RepeatOptions,
): RepeatedTask {
  let isClosed = false;
  let isWoken = false;
  let running: Promise<void> | null = null;
  let timer = setTimeout(run, 0);

  function run(): void {
    isWoken = false;
    running = task(() => isClosed)
      .then(() => undefined)
      // The next run catches up.
      .catch((error: unknown) => console.error(`${failure}:`, error instanceof Error ? error.message : error))
      .finally(() => {
        running = null;
        if (!isClosed) timer = setTimeout(run, isWoken ? 0 : pauseMilliseconds);
      });
  }

  return {
    wake() {
      isWoken = true;
      if (running || isClosed) return;
      clearTimeout(timer);
      run();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
