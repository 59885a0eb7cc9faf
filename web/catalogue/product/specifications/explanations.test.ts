import { expect, test } from 'vitest';
import { wrongClaims } from '@storefront/domain/bathroom-zone-claims.fixture.ts';
import { explanations } from './explanations.data.ts';

test('explains IP ratings and bathroom zones as the rule in domain has them', () => {
  expect([...explanations.values()].flatMap(wrongClaims)).toEqual([]);
});
