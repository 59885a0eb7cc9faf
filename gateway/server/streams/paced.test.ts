import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paced } from './paced.ts';

const PACE = { leastBytesPerSecond: 1_000, graceMilliseconds: 30_000 };
/** As many bytes as the least speed passes in 10 s. */
const CHUNK = Buffer.alloc(10_000);

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Reads chunks of a source; the waits are seconds. Returns how many were read until the reader was found too slow. */
async function read({
  chunks,
  readerWaits,
  sourceWaits = 0,
}: Record<'chunks' | 'readerWaits', number> & { sourceWaits?: number }) {
  let taken = 0;
  let slowAt: number | null = null;
  async function* source() {
    for (let each = 0; each < chunks; each += 1) {
      vi.advanceTimersByTime(sourceWaits * 1_000);
      yield CHUNK;
    }
  }
  for await (const _ of paced(source(), PACE, () => (slowAt ??= taken))) {
    vi.advanceTimersByTime(readerWaits * 1_000);
    taken += 1;
  }
  return slowAt;
}

test.each([
  ['as fast as it must', { chunks: 500, readerWaits: 10 }, null],
  ['that stops', { chunks: 1, readerWaits: 31 }, 0],
  ['that takes a break within the grace', { chunks: 1, readerWaits: 29 }, null],
  ['at half the least speed', { chunks: 500, readerWaits: 20 }, 1],
  ['of a source that is slow itself', { chunks: 500, readerWaits: 1, sourceWaits: 600 }, null],
])('a reader %s', async (_, given, slowAt) => {
  expect(await read(given)).toBe(slowAt);
});

test('time earned by fast reading is bounded by the grace', async () => {
  const onSlow = vi.fn();
  const reader = paced(
    (async function* () {
      for (;;) yield CHUNK;
    })(),
    PACE,
    onSlow,
  );
  for (let each = 0; each < 1_000; each += 1) await reader.next();
  vi.advanceTimersByTime(29_000);
  expect(onSlow).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_001);
  expect(onSlow).toHaveBeenCalledOnce();
  await reader.return(undefined);
});
