/** Work that is done now and then again, until it is closed. */
export interface RepeatedTask {
  /** Starts no further run, and waits for the one under way. */
  close(): Promise<void>;
}

interface RepeatOptions {
  pauseMilliseconds: number;
  /** The text logged before the reason when a run fails; the next run tries again. */
  failure: string;
}

/** Runs a task at once, and again a pause after each run. Runs never overlap. `isClosed` tells a long run to stop early. */
export function repeatTask(
  task: (isClosed: () => boolean) => Promise<unknown>,
  { pauseMilliseconds, failure }: RepeatOptions,
): RepeatedTask {
  let isClosed = false;
  let running: Promise<void> | null = null;
  let timer = setTimeout(run, 0);

  function run(): void {
    running = task(() => isClosed)
      .then(() => undefined)
      // The database may be busy or away for a moment: the next run catches up.
      .catch((error: unknown) => console.error(`${failure}:`, error instanceof Error ? error.message : error))
      .finally(() => {
        if (!isClosed) timer = setTimeout(run, pauseMilliseconds);
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
