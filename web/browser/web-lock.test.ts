import { afterEach, expect, test, vi } from 'vitest';
import { withCartLock } from './web-lock.ts';

afterEach(() => vi.unstubAllGlobals());

const refusing = (refuse: () => unknown) => ({ request: refuse });
const refusal = () => new DOMException('', 'SecurityError');

test.each<[string, unknown]>([
  ['are missing', undefined],
  ['are refused', refusing(() => Promise.reject(refusal()))],
  [
    'throw',
    refusing(() => {
      throw refusal();
    }),
  ],
])('does one piece of work at a time where locks %s', async (_, locks) => {
  vi.stubGlobal('navigator', { locks });
  const done: string[] = [];
  const piece = (name: string) => async () => {
    done.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    done.push(`${name} ends`);
  };
  await Promise.all([withCartLock(piece('one')), withCartLock(piece('other'))]);
  expect(done).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
});
