import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('resumes callers one at a time and yields to the event loop between them', async () => {
  const turn = createTurns();
  const log: string[] = [];
  const waiting = ['a', 'b', 'c'].map((name) => turn().then(() => log.push(name)));
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      await new Promise((resolve) => setImmediate(resolve));
      log.push('|');
    }
  })();
  await Promise.all(waiting);
  isOver = true;
  await others;
  expect(log.join('')).toMatch(/^\|*a\|+b\|+c\|*$/);
});
