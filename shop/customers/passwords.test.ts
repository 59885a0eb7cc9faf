import { expect, test } from 'vitest';
import { createPasswords, hashSettings, TooManyHashesError } from './passwords.ts';

const passwords = createPasswords();

test('a hash names its settings and matches its password only', async () => {
  const kept = await passwords.hash('a walk by the sea');
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await passwords.fits('a walk by the sea', kept)).toBe(true);
  expect(await passwords.fits('A walk by the sea', kept)).toBe(false);
  expect(await passwords.fits('a walk by the sea', null)).toBe(false);
  expect(await passwords.fits('a walk by the sea', 'junk')).toBe(false);
});

test('matches a password in any Unicode composition', async () => {
  expect(await passwords.fits('caf\u00e9 au lait', await passwords.hash('cafe\u0301 au lait'))).toBe(true);
});

test('a hash of weaker settings is outdated and still matches', async () => {
  const weaker = await createPasswords({ ...hashSettings, memory: 8_192 }).hash('a walk by the sea');
  expect([passwords.isDated(weaker), passwords.isDated(await passwords.hash('x')), passwords.isDated('junk')]).toEqual([
    true,
    false,
    true,
  ]);
  expect(await passwords.fits('a walk by the sea', weaker)).toBe(true);
});

test('hashes two at a time and rejects the seventeenth', async () => {
  let running = 0;
  let most = 0;
  const counted = createPasswords(hashSettings, async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return Buffer.alloc(32);
  });
  const answers = await Promise.allSettled(Array.from({ length: 17 }, () => counted.fits('x', null)));
  expect(answers.map(({ status }) => status)).toEqual([...Array(16).fill('fulfilled'), 'rejected']);
  expect(answers.at(-1)).toMatchObject({ reason: expect.any(TooManyHashesError) });
  expect(most).toBe(2);
  expect(await counted.fits('x', null)).toBe(false);
});

test('rejects at once when hashes are so slow that two of them would take longer than callers wait', async () => {
  const HASH_MILLISECONDS = 100;
  const CALLERS_WAIT_MILLISECONDS = 1_200;
  let clock = 0;
  let turn: Promise<void> | null = null;
  const slow = createPasswords(
    hashSettings,
    async () => {
      // Hashes that run at once end together.
      turn ??= new Promise((resolve) => {
        setImmediate(() => {
          clock += HASH_MILLISECONDS;
          turn = null;
          resolve();
        });
      });
      await turn;
      return Buffer.alloc(32);
    },
    () => clock,
  );
  await slow.fits('x', null);
  const started = clock;
  const waits: number[] = [];
  const answers = await Promise.allSettled(
    Array.from({ length: 16 }, async () => {
      await slow.fits('x', null);
      waits.push(clock - started);
    }),
  );
  expect(answers.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(4);
  expect(answers.slice(0, 8).map(({ status }) => status)).toEqual(Array(8).fill('fulfilled'));
  expect(Math.max(...waits) * 2).toBeLessThan(CALLERS_WAIT_MILLISECONDS);
});
