import { expect, test } from 'vitest';
import { createClaims } from './claims.ts';

/** Claims whose answers are recorded as `worker:granted` or `worker:done`. */
function open() {
  const claims = createClaims();
  const answers: string[] = [];
  return {
    ...claims,
    answers,
    claim: (name: string, worker: number) =>
      claims.claim(name, worker, (isGranted) => void answers.push(`${worker}:${isGranted ? 'granted' : 'done'}`)),
  };
}

test('grants work to one worker; others wait until it is done', () => {
  const claims = open();
  claims.claim('a', 1);
  claims.claim('a', 2);
  claims.claim('b', 2);
  expect(claims.answers).toEqual(['1:granted', '2:granted']);
  claims.settle('a', 1, true);
  claims.claim('a', 3);
  expect(claims.answers.slice(2)).toEqual(['2:done', '3:done']);
});

test('grants work that failed to the next worker that waits, then to the one after it', () => {
  const claims = open();
  for (const worker of [1, 2, 3]) claims.claim('a', worker);
  claims.settle('a', 1, false);
  expect(claims.answers).toEqual(['1:granted', '2:granted']);
  claims.settle('a', 2, true);
  expect(claims.answers.slice(2)).toEqual(['3:done']);
});

test('grants work that failed again when it is claimed later', () => {
  const claims = open();
  claims.claim('a', 1);
  claims.settle('a', 1, false);
  claims.claim('a', 2);
  expect(claims.answers).toEqual(['1:granted', '2:granted']);
});

test('grants the work of a worker that ended to another, and none to a worker that ended', () => {
  const claims = open();
  for (const worker of [1, 2, 3]) claims.claim('a', worker);
  claims.release(2);
  claims.release(1);
  expect(claims.answers).toEqual(['1:granted', '3:granted']);
});

test('ignores a worker that settles the claim of another', () => {
  const claims = open();
  claims.claim('a', 1);
  claims.settle('a', 2, true);
  claims.claim('a', 2);
  expect(claims.answers).toEqual(['1:granted']);
});
