import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import { isPublicAddress, publicLookup } from './public-address.ts';

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '192.169.0.1', '2a00:1450:4009::5', '::ffff:8.8.8.8'])(
  '%s is of the open web',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  'ff02::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
])('%s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

/** Resolves a name with this answer from the system's resolver. */
function resolve(answer: LookupAddress[] | Error, all: boolean): Promise<unknown> {
  const system = (_: string, __: object, callback: (error: Error | null, addresses: LookupAddress[]) => void) =>
    answer instanceof Error ? callback(answer, []) : callback(null, answer);
  return new Promise((done, reject) =>
    publicLookup(system as never)('cdn.example.com', { all }, (error, address, family) =>
      error ? reject(error) : done(all ? address : [address, family]),
    ),
  );
}

const here = { address: '127.0.0.1', family: 4 };
const web = { address: '8.8.8.8', family: 4 };

test('resolves a name to its public addresses only', async () => {
  expect(await resolve([here, web], true)).toEqual([web]);
  expect(await resolve([here, web], false)).toEqual(['8.8.8.8', 4]);
});

test('fails for a name that has no public address or does not resolve', async () => {
  await expect(resolve([here], true)).rejects.toThrow('cdn.example.com has no public address');
  await expect(resolve(new Error('ENOTFOUND'), true)).rejects.toThrow('ENOTFOUND');
});
