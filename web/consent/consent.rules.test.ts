import { expect, test } from 'vitest';
import { cookieDomains, foreignCookies, recordFrom, recordOf } from './consent.rules.ts';

const now = new Date('2026-11-21T09:00:00Z');
const stored = (record: object) => JSON.stringify(record);

test.each([
  ['no JSON', '{'],
  ['another word', stored({ choice: 'yes', at: '2026-11-20T09:00:00Z' })],
  ['an invalid time', stored({ choice: 'accepted', at: 'today' })],
  ['an expired choice', stored({ choice: 'accepted', at: '2026-05-23T09:00:00Z' })],
  ['a time in the future', stored({ choice: 'accepted', at: '2027-01-01T09:00:00Z' })],
])('reads %s as no choice', (_, text) => expect(recordFrom(text, now)).toBeNull());

test.each(['accepted', 'declined'] as const)('reads a stored choice: %s', (choice) => {
  const record = recordOf(choice, null, now);
  expect(recordFrom(stored(record), now)).toEqual({ choice, at: '2026-11-21T09:00:00.000Z' });
});

test('remembers a withdrawn consent until its cookies are cleared', () => {
  const yes = recordOf('accepted', null, now);
  const withdrawn = recordOf('declined', yes, now);
  expect(withdrawn.isWithdrawn).toBe(true);
  expect(recordFrom(stored(withdrawn), now)).toEqual(withdrawn);
  expect(recordOf('declined', withdrawn, now).isWithdrawn).toBe(true);
  expect(recordOf('accepted', withdrawn, now)).not.toHaveProperty('isWithdrawn');
});

test("tells third-party cookies from the shop's own", () => {
  const own = 'postcode=BH25%205TP; signed_in=1; __Host-postcode=BH25%205TP; __Host-signed_in=1';
  expect(foreignCookies(`${own}; _ga=GA1.1.2; _ga_ABC=x=y; =lost`)).toEqual(['_ga', '_ga_ABC']);
  expect(foreignCookies('')).toEqual([]);
});

test.each([
  ['www.shop.example', ['www.shop.example', 'shop.example']],
  ['127.0.0.1', []],
])('the cookie domains of %s are %j', (hostname, domains) => expect(cookieDomains(hostname)).toEqual(domains));
