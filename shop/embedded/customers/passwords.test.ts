import { expect, test } from 'vitest';
import { BusyError } from '@storefront/domain/process/slots.ts';
import { createPasswords, hashSettings } from './passwords.ts';

const passwords = createPasswords();
const stranger = { key: '203.0.113.1', isKnown: false };

test('a hash names its settings and matches its password only', async () => {
  const kept = await passwords.hash('a walk by the sea', stranger);
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await passwords.fits('a walk by the sea', kept, stranger)).toBe(true);
  expect(await passwords.fits('A walk by the sea', kept, stranger)).toBe(false);
  expect(await passwords.fits('a walk by the sea', null, stranger)).toBe(false);
  expect(await passwords.fits('a walk by the sea', 'junk', stranger)).toBe(false);
});

test('matches a password in any Unicode composition', async () => {
  expect(
    await passwords.fits('caf\u00e9 au lait', await passwords.hash('cafe\u0301 au lait', stranger), stranger),
  ).toBe(true);
});

test('a hash of weaker settings is outdated and still matches', async () => {
  const weaker = await createPasswords({ ...hashSettings, memory: 8_192 }).hash('a walk by the sea', stranger);
  expect([
    passwords.isDated(weaker),
    passwords.isDated(await passwords.hash('x', stranger)),
    passwords.isDated('junk'),
  ]).toEqual([true, false, true]);
  expect(await passwords.fits('a walk by the sea', weaker, stranger)).toBe(true);
});

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Passwords whose hashes end when the test says so, and the outcomes of callers in order. */
function openQueue() {
  const ends: (() => void)[] = [];
  const log: string[] = [];
  const queued = createPasswords(
    hashSettings,
    () => new Promise((resolve) => ends.push(() => resolve(Buffer.alloc(32)))),
  );
  return {
    log,
    running: () => ends.length,
    ask: (key: string, isKnown = false) =>
      void queued.fits('x', null, { key, isKnown }).then(
        () => log.push(`${key} is answered`),
        (error: unknown) => log.push(`${key} ${error instanceof BusyError ? 'is busy' : 'fails'}`),
      ),
    async end() {
      await settled();
      for (const end of ends.splice(0)) end();
      await settled();
    },
  };
}

test('hashes two passwords of strangers at a time, and refuses the sixty-fifth network', async () => {
  const queue = openQueue();
  for (let network = 1; network <= 65; network++) queue.ask(`network ${network}`);
  await settled();
  expect(queue.running()).toBe(2);
  await queue.end();
  expect(queue.log).toEqual(['network 65 is busy', 'network 1 is answered', 'network 2 is answered']);
});

test('a network that fills the queue delays another by one turn', async () => {
  const queue = openQueue();
  for (let guess = 0; guess < 100; guess++) queue.ask('guesser');
  queue.ask('customer');
  for (let turn = 0; turn < 2; turn++) await queue.end();
  expect(queue.log.filter((line) => line.startsWith('customer'))).toEqual(['customer is answered']);
});

test('a known caller never waits for strangers, however many there are', async () => {
  const queue = openQueue();
  for (let network = 1; network <= 100; network++) queue.ask(`network ${network}`);
  queue.ask('customer', true);
  await queue.end();
  expect(queue.log).toContain('customer is answered');
});
