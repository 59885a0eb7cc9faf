export interface Pace {
  leastBytesPerSecond: number;
  /** The time for which a client may read slower than that, or nothing. */
  graceMilliseconds: number;
}

/**
 * Calls `onSlow` for a slow reader. Counts the time for which the client keeps the stream waiting, not the source;
 * reading faster earns time back, up to the grace.
 */
export async function* paced<Chunk extends { length: number }>(
  chunks: AsyncIterable<Chunk>,
  { leastBytesPerSecond, graceMilliseconds }: Pace,
  onSlow: () => void,
): AsyncGenerator<Chunk> {
  let left = graceMilliseconds;
  for await (const chunk of chunks) {
    const handed = performance.now();
    const late = setTimeout(onSlow, left);
    try {
      yield chunk;
    } finally {
      clearTimeout(late);
    }
    left += (chunk.length / leastBytesPerSecond) * 1_000 - (performance.now() - handed);
    left = Math.min(graceMilliseconds, left);
  }
}
