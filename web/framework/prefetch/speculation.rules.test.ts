import { expect, test } from 'vitest';
import { speculationRules } from './speculation.rules.ts';

interface Rule {
  where: { and: { not?: { href_matches?: string[] } }[] };
}

test('pages that show a shopper’s own data or change something are never speculated on', () => {
  const { prefetch, prerender } = JSON.parse(speculationRules) as { prefetch: [Rule]; prerender: [Rule] };
  const excluded = prefetch[0].where.and.flatMap(({ not }) => not?.href_matches ?? []);
  for (const path of ['cart', 'checkout-now', 'account', 'login', 'order', 'saved-lists', 'stock-alert', 'graphql'])
    expect(excluded).toContain(`/${path}{/*}?`);
  expect(prerender[0].where).toEqual(prefetch[0].where);
});
